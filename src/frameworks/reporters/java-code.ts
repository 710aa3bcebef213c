/**
 * Source of the code of a project as the worker in `java-worker.ts` runs it: its compiled classes, and in their place
 * those of sources that were changed since (`java-loader.ts`).
 */
export const JAVA_CODE = String.raw`import java.io.*;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
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
    // What a processor of annotations writes must not land in the project.
    List<File> nowhere = List.of(Files.createDirectories(here.resolve("generated")).toFile());
    files.setLocation(StandardLocation.CLASS_OUTPUT, nowhere);
    files.setLocation(StandardLocation.SOURCE_OUTPUT, nowhere);
    long bytes = 0;
    Set<String> known = new HashSet<>();
    for (Map.Entry<Path, BasicFileAttributes> each : sources().entrySet()) {
      Path source = each.getKey();
      stamps.put(source, stampOf(each.getValue()));
      bytes += each.getValue().size();
      if (stamps.size() > MAX_FILES || bytes > MAX_BYTES) throw new IOException("too many sources");
      if (!isJava(source)) continue;
      String text = Files.readString(source);
      originals.put(source, text);
      known.add(classOf(source, text));
      Path compiled = compiledOf(source, text);
      FileTime changed = each.getValue().lastModifiedTime();
      if (compiled != null && Files.getLastModifiedTime(compiled).compareTo(changed) < 0) stale.add(source);
    }
    for (Path each : folders.keySet()) if (!isOf(known, each)) throw new IOException("sources elsewhere");
  }

  /** Return true if most classes of a folder have a source here: changes of others would not be seen. */
  private static boolean isOf(Set<String> known, Path folder) throws IOException {
    List<String> names;
    try (java.util.stream.Stream<Path> all = Files.walk(folder)) {
      names = all.filter(path -> path.toString().endsWith(".class") && !path.getFileName().toString().contains("$"))
          .map(path -> folder.relativize(path).toString().replace('\\', '/')).collect(java.util.stream.Collectors.toList());
    }
    return 2 * names.stream().filter(known::contains).count() >= names.size();
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
      Map<String, byte[]> compiled = changed.isEmpty() ? Map.of() : compile(withUsers(changed));
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

  /** Add the sources that name a class whose constants were changed: the compiler has put these into their classes. */
  private Map<Path, String> withUsers(Map<Path, String> changed) {
    Map<Path, String> all = new TreeMap<>(changed);
    for (Map.Entry<Path, String> each : changed.entrySet()) {
      if (constantsOf(each.getValue()).equals(constantsOf(originals.getOrDefault(each.getKey(), "")))) continue;
      String type = each.getKey().getFileName().toString().replaceFirst("\\.java$", "");
      originals.forEach((path, text) -> {
        if (text.contains(type)) all.putIfAbsent(path, text);
      });
    }
    return all;
  }

  private static List<String> constantsOf(String text) {
    List<String> lines = new ArrayList<>();
    for (String line : text.split("\n")) if (line.contains("final") && line.contains("=")) lines.add(line.trim());
    return lines;
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

  /** Return the path of the class of a source in its folder. */
  private static String classOf(Path source, String text) {
    Matcher matcher = PACKAGE.matcher(text);
    String folder = matcher.find() ? matcher.group(1).replace('.', '/') + "/" : "";
    return folder + source.getFileName().toString().replaceFirst("\\.java$", ".class");
  }

  /** Return the class file of a source; null if it was not compiled. */
  private Path compiledOf(Path source, String text) {
    String name = classOf(source, text);
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
}
`
