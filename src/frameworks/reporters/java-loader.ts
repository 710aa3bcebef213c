/**
 * Source of the loader of a project's classes in the worker (`java-worker.ts`). Each run has one of its own, so that
 * none sees what another one left in a static field.
 */
export const JAVA_LOADER = String.raw`import java.io.IOException;
import java.net.URL;
import java.nio.file.*;
import java.security.*;
import java.util.*;

final class Loader extends ClassLoader {
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
`
