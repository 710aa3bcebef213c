import { JAVA_RUN_SETTINGS } from './java-run-settings.ts'
import { JAVA_UNKNOWN } from './java-worker.ts'

/**
 * Source of a program that has tests of Maven run in a process which stays, a worker (`java-worker.ts`). It learns from
 * the newest report of Surefire or Failsafe with which classes, properties and Java they run, and in which folder.
 *
 * Arguments: its folder, the path of the report of a run, and the class of a test. Java 11 or later runs it from its
 * source. Each request is a line of JSON on its standard input: `words`, each a class, `#` and the name of a test;
 * `stop`, the number of failures that end the run, or 0; and `ms`, the time limit. Each answer is a line of JSON behind
 * the word in FIX_TESTS_WARM.
 */
export const JAVA_JUDGE = String.raw`import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;
import javax.xml.stream.*;

public class Judge {
  private static final long START_MS = 25_000;
  private static final String ENDED = "";
  private static final String OF_JAVA = "(?:java|sun|jdk|os|user|file|path|line|native|awt)\\..*";
  /** Exit code of a worker that cannot judge the code as it is. */
  private static final int UNKNOWN = ${JAVA_UNKNOWN};

  private final Path here;
  private final Path report;
  private final Path home;
  private final Path directory;
  private Process worker;
  private BufferedWriter requests;
  private BlockingQueue<String> lines;

  private Judge(Path here, Path report, Map<String, String> properties) {
    this.here = here;
    this.report = report;
    home = Path.of(properties.get("java.home"));
    directory = Path.of(properties.getOrDefault("basedir", properties.getOrDefault("user.dir", "")));
  }

  public static void main(String[] args) throws Exception {
    PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    String word = System.getenv("FIX_TESTS_WARM");
    Map<String, String> properties = RunSettings.of(args[2]);
    Judge judge = properties == null ? null : new Judge(Path.of(args[0]), Path.of(args[1]), properties);
    boolean isClean = judge != null && judge.prepare(properties) && judge.open();
    answers.println(word + " {\"isClean\":" + isClean + "}");
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = input.readLine()) != null && isClean; )
      answers.println(word + " {\"ended\":\"" + judge.ask(line) + "\"}");
    if (judge != null && judge.worker != null) judge.worker.destroyForcibly();
    System.exit(0);
  }

  /** Compile the worker against the project's JUnit. Returns false if it has none that the worker knows. */
  private boolean prepare(Map<String, String> properties) throws Exception {
    List<Path> jars = new ArrayList<>();
    List<Path> folders = new ArrayList<>();
    for (Path each : RunSettings.classPath(properties)) (Files.isDirectory(each) ? folders : jars).add(each);
    // A module of the project that is on the class path as a jar would stay as it is.
    Path root = Path.of("").toAbsolutePath();
    for (Path jar : jars)
      if (jar.startsWith(root) && jar.toString().endsWith(".jar") && jar.getParent().endsWith("target")) return false;
    boolean isPlatform = find(jars, "junit-jupiter-api") != null || find(jars, "junit-platform-engine") != null;
    boolean isKnown = isPlatform ? addPlatform(jars) : find(jars, "junit") != null || find(jars, "junit-dep") != null;
    if (!isKnown) return false;
    Path classes = Files.createDirectories(here.resolve("worker-classes"));
    String runs = isPlatform ? "PlatformRuns" : "JUnit4Runs";
    List<String> path = new ArrayList<>(List.of(classes.toString()));
    for (Path jar : jars) path.add(jar.toString());
    Files.write(here.resolve("class-path"), List.of("-cp", quoted(String.join(File.pathSeparator, path))));
    // A program that follows another one finds the copies: Maven may have written over the classes since.
    if (!Files.exists(here.resolve("folders"))) {
      for (int index = 0; index < folders.size(); index++) copyClasses(folders.get(index), here.resolve("classes-" + index));
      Files.write(here.resolve("folders"), (Iterable<String>) folders.stream().map(Path::toString)::iterator);
    }
    try (Writer writer = Files.newBufferedWriter(here.resolve("properties"))) {
      Properties own = new Properties();
      properties.forEach((name, value) -> {
        boolean isOwn = name != null && value != null && !name.matches(OF_JAVA);
        if (isOwn) own.put(name, value);
      });
      own.store(writer, null);
    }
    List<String> command = new ArrayList<>(List.of(program("javac"), "-nowarn", "-proc:none"));
    command.addAll(List.of("@" + here.resolve("class-path"), "-d", classes.toString()));
    for (String name : List.of("Worker", "Code", "Loader", "Results", "Runs", runs)) command.add(here.resolve(name + ".java").toString());
    Process compiler = discarding(new ProcessBuilder(command)).start();
    Files.writeString(here.resolve("runs"), runs);
    return compiler.waitFor(START_MS, TimeUnit.MILLISECONDS) && compiler.exitValue() == 0;
  }

  /** Copy compiled classes: Maven writes those of candidates into the folder. */
  private static void copyClasses(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    Files.walkFileTree(from, new SimpleFileVisitor<>() {
      @Override public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        if (!file.toString().endsWith(".class") || !attributes.isRegularFile()) return FileVisitResult.CONTINUE;
        Path copy = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
        return FileVisitResult.CONTINUE;
      }
    });
  }

  /** Add what Surefire adds to the class path of tests: an engine and a launcher, of the version of the others. */
  private static boolean addPlatform(List<Path> jars) {
    Path jupiter = find(jars, "junit-jupiter-api");
    if (jupiter != null && !add(jars, "junit-jupiter-engine", jupiter)) return false;
    Path commons = find(jars, "junit-platform-commons");
    Path engine = find(jars, "junit-platform-engine");
    Path beside = engine == null ? commons : engine;
    return beside != null && add(jars, "junit-platform-engine", beside) && add(jars, "junit-platform-launcher", beside);
  }

  /** Add an artifact that is in the local repository beside another one of the same group and version. */
  private static boolean add(List<Path> jars, String name, Path beside) {
    if (find(jars, name) != null) return true;
    Path version = beside.getParent();
    if (version == null || version.getParent() == null || version.getParent().getParent() == null) return false;
    String number = version.getFileName().toString();
    Path jar = version.getParent().resolveSibling(name).resolve(number).resolve(name + "-" + number + ".jar");
    return Files.isRegularFile(jar) && jars.add(jar);
  }

  private static Path find(List<Path> jars, String name) {
    for (Path each : jars) if (each.getFileName().toString().matches(Pattern.quote(name) + "-\\d.*\\.jar")) return each;
    return null;
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\") + '"';
  }

  private String program(String name) {
    return home.resolve("bin").resolve(name).toString();
  }

  private static ProcessBuilder discarding(ProcessBuilder builder) {
    builder.environment().remove("FIX_TESTS_WARM");
    return builder.redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  /** Start a worker. Returns true once it is ready. */
  private boolean open() throws Exception {
    List<String> command = new ArrayList<>(List.of(program("java"), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("@" + here.resolve("class-path"), "Worker", here.toString(), report.toString()));
    ProcessBuilder builder = discarding(new ProcessBuilder(command).directory(directory.toFile()));
    builder.environment().put("PWD", directory.toString());
    worker = builder.start();
    requests = new BufferedWriter(new OutputStreamWriter(worker.getOutputStream(), StandardCharsets.UTF_8));
    BlockingQueue<String> read = new LinkedBlockingQueue<>();
    BufferedReader output = new BufferedReader(new InputStreamReader(worker.getInputStream(), StandardCharsets.UTF_8));
    Thread reader = new Thread(() -> {
      try {
        for (String line; (line = output.readLine()) != null; ) read.add(line);
      } catch (IOException error) {
        // It has ended.
      }
      read.add(ENDED);
    });
    reader.setDaemon(true);
    reader.start();
    lines = read;
    return "done".equals(answer("ready", START_MS));
  }

  /** Have the worker run tests. Returns how the run ended. */
  private String ask(String line) throws Exception {
    if (worker == null && !open()) return "died";
    String word = UUID.randomUUID().toString();
    Matcher ms = Pattern.compile("\"ms\":(\\d+)").matcher(line.substring(line.lastIndexOf("\"ms\":")));
    String ended;
    try {
      requests.write(word + " " + line + "\n");
      requests.flush();
      ended = answer(word, ms.find() ? Long.parseLong(ms.group(1)) : 0);
    } catch (IOException error) {
      ended = "died";
    }
    if (ended.equals("done")) return ended;
    // What the worker cannot judge, Maven has to.
    if (ended.equals("died") && worker.waitFor(1, TimeUnit.SECONDS) && worker.exitValue() == UNKNOWN) System.exit(0);
    worker.destroyForcibly();
    worker = null;
    // The next one starts here, where its time is not that of a run.
    open();
    return ended;
  }

  private String answer(String word, long ms) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ms);
    for (;;) {
      String line = lines.poll(Math.max(0, until - System.nanoTime()), TimeUnit.NANOSECONDS);
      if (line == null) return "timed-out";
      if (line.equals(ENDED)) return "died";
      if (line.equals(word)) return "done";
    }
  }
}

${JAVA_RUN_SETTINGS}`
