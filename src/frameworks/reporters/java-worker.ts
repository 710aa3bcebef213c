/** Exit code of a worker that cannot judge the code as it is. */
export const JAVA_UNKNOWN = 113

/**
 * Sources of the process that runs tests of Java for the program in `java-judge.ts`: `Worker` answers its requests,
 * `Results` collects how tests end, and `Runs` is what an adapter to JUnit does (`java-test-runs.ts`).
 *
 * Arguments: the folder of the sources, and the path of the report. It prints `ready`, and after each run the first
 * word of the request.
 */
export const JAVA_WORKER: Readonly<Record<string, string>> = {
  'Worker.java': String.raw`import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;

final class Worker {
  private static final double MAX_HEAP_SHARE = 0.8;

  public static void main(String[] args) throws Exception {
    PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    InputStream requests = System.in;
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Path here = Path.of(args[0]);
    Path report = Path.of(args[1]);
    Runs runs = (Runs) Class.forName(Files.readString(here.resolve("runs"))).getDeclaredConstructor().newInstance();
    Code code = new Code(here, Files.readAllLines(here.resolve("folders")));
    Properties own = new Properties();
    try (Reader reader = Files.newBufferedReader(here.resolve("properties"))) {
      own.load(reader);
    }
    Properties properties = new Properties();
    properties.putAll(System.getProperties());
    properties.putAll(own);
    String path = properties.getProperty("java.class.path");
    properties.setProperty("java.class.path", properties.getProperty("surefire.test.class.path", path));
    Locale locale = Locale.getDefault();
    answers.println("ready");
    BufferedReader input = new BufferedReader(new InputStreamReader(requests, StandardCharsets.UTF_8));
    for (String line; (line = input.readLine()) != null; ) {
      String word = line.substring(0, line.indexOf(' '));
      Results results = new Results(words(line), number(line, "stop"));
      Properties fresh = new Properties();
      fresh.putAll(properties);
      System.setProperties(fresh);
      Locale.setDefault(locale);
      TimeZone.setDefault(null);
      System.setIn(InputStream.nullInputStream());
      System.setOut(nowhere);
      System.setErr(nowhere);
      ClassLoader loader = code.current();
      // What cannot be compiled here, not even unchanged, is judged by Maven.
      if (loader == null && !code.isBroken()) Runtime.getRuntime().halt(${JAVA_UNKNOWN});
      if (loader != null) run(runs, loader, results);
      results.write(report);
      answers.println(word);
      Runtime memory = Runtime.getRuntime();
      if (memory.totalMemory() - memory.freeMemory() > MAX_HEAP_SHARE * memory.maxMemory()) System.gc();
    }
    Runtime.getRuntime().halt(0);
  }

  private static void run(Runs runs, ClassLoader loader, Results results) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      runs.run(loader, results);
    } catch (Throwable error) {
      // A class that cannot be loaded has no result, which is none that passes.
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Read the strings of the list "words" of a request. */
  static List<String> words(String json) {
    List<String> words = new ArrayList<>();
    String key = "\"words\":[";
    int at = json.indexOf(key);
    if (at < 0) return words;
    StringBuilder text = null;
    for (at += key.length(); at < json.length(); at++) {
      char each = json.charAt(at);
      if (text == null) {
        if (each == ']') break;
        if (each == '"') text = new StringBuilder();
      } else if (each == '"') {
        words.add(text.toString());
        text = null;
      } else if (each == '\\') {
        char next = json.charAt(++at);
        if (next == 'u') {
          text.append((char) Integer.parseInt(json.substring(at + 1, at + 5), 16));
          at += 4;
        } else {
          int index = "bfnrt".indexOf(next);
          text.append(index < 0 ? next : "\b\f\n\r\t".charAt(index));
        }
      } else text.append(each);
    }
    return words;
  }

  private static int number(String json, String name) {
    int at = json.lastIndexOf("\"" + name + "\":");
    int from = at + name.length() + 3;
    int to = from;
    while (at >= 0 && to < json.length() && Character.isDigit(json.charAt(to))) to++;
    return at < 0 || to == from ? 0 : Integer.parseInt(json.substring(from, to));
  }
}
`,
  'Runs.java': String.raw`interface Runs {
  /** Run the tests that are wanted, with classes of a loader. */
  void run(ClassLoader loader, Results results) throws Exception;
}
`,
  'Results.java': String.raw`import java.io.*;
import java.nio.file.*;
import java.util.*;

final class Results {
  private final Map<String, Set<String>> wanted = new LinkedHashMap<>();
  private final Map<List<String>, String> cases = new LinkedHashMap<>();
  private final int most;
  private int failures;

  Results(List<String> words, int most) {
    this.most = most;
    for (String word : words) {
      int at = word.indexOf('#');
      if (at < 0) continue;
      Set<String> names = wanted.computeIfAbsent(word.substring(0, at), name -> new LinkedHashSet<>());
      names.add(word.substring(at + 1));
    }
  }

  /** Names of the classes whose tests are wanted. */
  Set<String> classes() {
    return wanted.keySet();
  }

  /** Tell whether a test of one of these classes, by a method, is wanted. */
  boolean wants(Collection<String> types, String method) {
    for (String type : types)
      for (String name : wanted.getOrDefault(type, Set.of())) if (methodOf(name).equals(methodOf(method))) return true;
    return false;
  }

  /** True once no further test has to run. */
  boolean isEnough() {
    return most > 0 && failures >= most;
  }

  /** Note the end of a test under the name by which it is wanted. @param problem null if it passed */
  void add(List<String> types, List<String> names, Throwable problem, boolean isSkipped) {
    if (problem != null && !isSkipped) failures++;
    String end = isSkipped ? "<skipped/>" : problem == null ? "" : failure(problem);
    // A test that runs several times under one name has to pass each time.
    cases.merge(nameOf(types, names), end, (a, b) -> a.startsWith("<failure") ? a : b);
  }

  /** Return class and name by which a test is wanted, or else its first ones. */
  private List<String> nameOf(List<String> types, List<String> names) {
    for (String type : types)
      for (String name : names) if (wanted.getOrDefault(type, Set.of()).contains(name)) return List.of(type, name);
    return List.of(types.get(0), names.get(0));
  }

  void write(Path path) throws IOException {
    StringBuilder text = new StringBuilder("<testsuite name=\"warm\">\n");
    cases.forEach((key, end) ->
        text.append("<testcase classname=\"").append(escaped(key.get(0)))
            .append("\" name=\"").append(escaped(key.get(1)))
            .append("\" time=\"0\">").append(end).append("</testcase>\n"));
    Files.writeString(path, text.append("</testsuite>\n"));
  }

  private static String failure(Throwable problem) {
    String message = String.valueOf(problem.getMessage());
    String text = escaped(message.length() > 2_000 ? message.substring(0, 2_000) : message);
    return "<failure type=\"" + escaped(problem.getClass().getName()) + "\" message=\"" + text + "\"/>";
  }

  static String methodOf(String name) {
    return name.split("[({\\[]", 2)[0].trim();
  }

  private static String escaped(String text) {
    StringBuilder result = new StringBuilder();
    text.codePoints().forEach(each -> {
      boolean isControl = each < ' ' && each != '\t' && each != '\n' && each != '\r';
      boolean isValid = !isControl && (each < 0xd800 || each > 0xdfff) && each != 0xfffe && each != 0xffff;
      if (!isValid) result.append('?');
      else if (each < ' ' || "<>&\"'".indexOf(each) >= 0) result.append("&#").append(each).append(';');
      else result.appendCodePoint(each);
    });
    return result.toString();
  }
}
`,
}
