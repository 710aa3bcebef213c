/**
 * Source of the code of a project as the worker in `java-worker.ts` runs it: its compiled classes, and in their place
 * those of sources that were changed since. Each run has a loader of its own, so that none sees what another one left.
 */
export const JAVA_CODE = String.raw`import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.security.*;
import java.util.*;
import java.util.regex.*;
import javax.tools.*;

final class Code {
  private static final int MAX_FILES = 20_000;
  private static final long MAX_BYTES = 64_000_000;
  private static final Pattern PACKAGE = Pattern.compile("^\\s*package\\s+([\\w.]+)\\s*;", Pattern.MULTILINE);
  private static final List<String> OPTIONS = List.of("-g", "-nowarn", "-parameters", "-implicit:none");

  /** Folders of compiled classes, by the copies of their classes. */
  private final Map<Path, Path> folders = new LinkedHashMap<>();
  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager files;
  private final Map<Path, String> stamps = new HashMap<>();
  private final Map<Path, String> originals = new HashMap<>();
  /** Sources that are newer than their classes. */
  private final Set<Path> stale = new HashSet<>();
  /** Sources that can be compiled here. */
  private final Set<Path> sound = new HashSet<>();
  private Map<Path, String> last = Map.of();
  private Map<String, byte[]> classes = Map.of();
  private boolean isBroken;

  Code(Path here, List<String> folderNames) throws IOException {
    for (int index = 0; index < folderNames.size(); index++)
      folders.put(here.resolve("classes-" + index), Path.of(folderNames.get(index)));
    files = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    List<File> path = new ArrayList<>();
    for (Path each : folders.keySet()) path.add(each.toFile());
    String jars = System.getProperty("java.class.path");
    for (String each : jars.split(Pattern.quote(File.pathSeparator))) path.add(new File(each));
    files.setLocation(StandardLocation.CLASS_PATH, path);
    long bytes = 0;
    for (Map.Entry<Path, BasicFileAttributes> each : sources().entrySet()) {
      Path source = each.getKey();
      stamps.put(source, stampOf(each.getValue()));
      bytes += each.getValue().size();
      if (stamps.size() > MAX_FILES || bytes > MAX_BYTES) throw new IOException("too many sources");
      if (!isJava(source)) continue;
      String text = Files.readString(source);
      originals.put(source, text);
      Path compiled = compiledOf(source, text);
      FileTime changed = each.getValue().lastModifiedTime();
      if (compiled != null && Files.getLastModifiedTime(compiled).compareTo(changed) < 0) stale.add(source);
    }
  }

  /** True if the sources have an error, which the unchanged ones have not. */
  boolean isBroken() {
    return isBroken;
  }

  /** Return a loader of the code as it is now; null if that cannot be compiled, or something else was changed. */
  ClassLoader current() throws IOException {
    isBroken = false;
    Map<Path, BasicFileAttributes> now = sources();
    Map<Path, String> changed = new TreeMap<>();
    Map<String, Path> resources = new HashMap<>();
    for (Map.Entry<Path, BasicFileAttributes> each : now.entrySet()) {
      Path path = each.getKey();
      boolean isSame = stampOf(each.getValue()).equals(stamps.get(path));
      if (isSame && !stale.contains(path)) continue;
      if (isJava(path)) {
        String text = Files.readString(path);
        if (stale.contains(path) || !text.equals(originals.get(path))) changed.put(path, text);
      } else if (resourceOf(path) == null) return null;
      else resources.put(resourceOf(path), path);
    }
    if (!now.keySet().containsAll(stamps.keySet())) return null;
    if (!changed.equals(last)) {
      Map<String, byte[]> compiled = changed.isEmpty() ? Map.of() : compile(changed);
      if (compiled == null) {
        isBroken = isSound(changed.keySet());
        return null;
      }
      sound.addAll(changed.keySet());
      last = changed;
      classes = compiled;
    }
    return new Loader(folders, classes, resources);
  }

  /** Return true if the unchanged text of these sources can be compiled here. */
  private boolean isSound(Set<Path> sources) {
    Map<Path, String> texts = new TreeMap<>();
    for (Path each : sources)
      if (!sound.contains(each) && originals.containsKey(each)) texts.put(each, originals.get(each));
    if (!texts.isEmpty() && compile(texts) == null) return false;
    sound.addAll(texts.keySet());
    return true;
  }

  /** Compile sources. Returns the classes by name, null if there is an error. */
  private Map<String, byte[]> compile(Map<Path, String> texts) {
    Map<String, ByteArrayOutputStream> written = new HashMap<>();
    JavaFileManager memory = new ForwardingJavaFileManager<JavaFileManager>(files) {
      @Override public JavaFileObject getJavaFileForOutput(
          Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
        URI place = Path.of("/" + name.replace('.', '/') + kind.extension).toUri();
        return new SimpleJavaFileObject(place, kind) {
          @Override public OutputStream openOutputStream() {
            ByteArrayOutputStream stream = new ByteArrayOutputStream();
            if (kind == JavaFileObject.Kind.CLASS) written.put(name, stream);
            return stream;
          }
        };
      }
    };
    List<JavaFileObject> units = new ArrayList<>();
    texts.forEach((path, text) -> units.add(new SimpleJavaFileObject(path.toUri(), JavaFileObject.Kind.SOURCE) {
      @Override public CharSequence getCharContent(boolean ignoreErrors) {
        return text;
      }
    }));
    Writer nowhere = Writer.nullWriter();
    if (!compiler.getTask(nowhere, memory, diagnostic -> {}, OPTIONS, null, units).call()) return null;
    Map<String, byte[]> result = new HashMap<>();
    written.forEach((name, stream) -> result.put(name, stream.toByteArray()));
    return result;
  }

  /** Return the class file of a source; null if it was not compiled. */
  private Path compiledOf(Path source, String text) {
    Matcher matcher = PACKAGE.matcher(text);
    String folder = matcher.find() ? matcher.group(1).replace('.', '/') + "/" : "";
    String name = folder + source.getFileName().toString().replaceFirst("\\.java$", ".class");
    for (Path each : folders.keySet()) if (Files.isRegularFile(each.resolve(name))) return each.resolve(name);
    return null;
  }

  /** List what is in the folders of sources of the modules whose classes are run, and their POM. */
  private Map<Path, BasicFileAttributes> sources() throws IOException {
    Map<Path, BasicFileAttributes> found = new TreeMap<>();
    Set<Path> modules = new LinkedHashSet<>();
    for (Path each : folders.values())
      if (each.getParent() != null && each.getParent().endsWith("target")) modules.add(each.getParent().getParent());
    for (Path module : modules) {
      Path pom = module.resolve("pom.xml");
      if (Files.isRegularFile(pom)) found.put(pom, Files.readAttributes(pom, BasicFileAttributes.class));
      if (!Files.isDirectory(module.resolve("src"))) continue;
      Files.walkFileTree(module.resolve("src"), new SimpleFileVisitor<>() {
        @Override public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
          if (attributes.isRegularFile()) found.put(file, attributes);
          return FileVisitResult.CONTINUE;
        }
      });
    }
    return found;
  }

  private static boolean isJava(Path path) {
    return path.toString().endsWith(".java");
  }

  private static String resourceOf(Path path) {
    String text = path.toString().replace('\\', '/');
    int at = Math.max(text.lastIndexOf("/src/main/resources/"), text.lastIndexOf("/src/test/resources/"));
    return at < 0 ? null : text.substring(at + "/src/main/resources/".length());
  }

  private static String stampOf(BasicFileAttributes attributes) {
    return attributes.lastModifiedTime().toMillis() + " " + attributes.size();
  }

  private static final class Loader extends ClassLoader {
    private final Map<Path, Path> folders;
    private final Map<String, byte[]> classes;
    private final Map<String, Path> resources;

    Loader(Map<Path, Path> folders, Map<String, byte[]> classes, Map<String, Path> resources) {
      super(Code.class.getClassLoader());
      this.folders = folders;
      this.classes = classes;
      this.resources = resources;
      // Surefire runs tests with assertions.
      setDefaultAssertionStatus(true);
    }

    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded == null) loaded = own(name);
        return loaded == null ? super.loadClass(name, resolve) : loaded;
      }
    }

    private Class<?> own(String name) throws ClassNotFoundException {
      String file = name.replace('.', '/') + ".class";
      for (Map.Entry<Path, Path> each : folders.entrySet()) {
        Path path = each.getKey().resolve(file);
        if (!Files.isRegularFile(path)) continue;
        try {
          byte[] fresh = classes.get(name);
          byte[] bytes = fresh == null ? Files.readAllBytes(path) : fresh;
          URL place = each.getValue().toUri().toURL();
          CodeSource origin = new CodeSource(place, (CodeSigner[]) null);
          return defineClass(name, bytes, 0, bytes.length, new ProtectionDomain(origin, null, this, null));
        } catch (IOException error) {
          throw new ClassNotFoundException(name, error);
        }
      }
      byte[] added = classes.get(name);
      return added == null ? null : defineClass(name, added, 0, added.length);
    }

    @Override public URL getResource(String name) {
      for (URL each : found(name)) return each;
      return super.getResource(name);
    }

    @Override public Enumeration<URL> getResources(String name) throws IOException {
      List<URL> all = new ArrayList<>(found(name));
      all.addAll(Collections.list(super.getResources(name)));
      return Collections.enumeration(all);
    }

    private List<URL> found(String name) {
      List<URL> all = new ArrayList<>();
      try {
        Path changed = resources.get(name);
        if (changed != null) all.add(changed.toUri().toURL());
        for (Path folder : changed == null ? folders.values() : List.<Path>of())
          if (Files.exists(folder.resolve(name))) all.add(folder.resolve(name).toUri().toURL());
      } catch (IOException | InvalidPathException error) {
        // No file can have this name.
      }
      return all;
    }
  }
}
`
