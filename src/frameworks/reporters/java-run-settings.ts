/**
 * Source of a part of the program in `java-judge.ts`: it finds out by the reports of Surefire and Failsafe with which
 * class path, properties and Java the tests of a class run.
 */
export const JAVA_RUN_SETTINGS = String.raw`final class RunSettings {
  private static final int MAX_DEPTH = 10;

  /** Return the system properties of the newest run of a class, or of another one that has it on its class path. */
  static Map<String, String> of(String type) throws IOException {
    String file = type.replace('.', '/') + ".class";
    Comparator<Path> ownFirst = Comparator.comparing(path -> !path.endsWith("TEST-" + type + ".xml"));
    List<Path> reports = reports();
    reports.sort(ownFirst.thenComparing(path -> -path.toFile().lastModified()));
    for (Path each : reports) {
      Map<String, String> properties = read(each);
      boolean hasClass = classPath(properties).stream().anyMatch(entry -> Files.isRegularFile(entry.resolve(file)));
      if (hasClass && properties.containsKey("java.home")) return properties;
    }
    return null;
  }

  private static List<Path> reports() throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(Path.of("").toAbsolutePath(), Set.of(), MAX_DEPTH, new SimpleFileVisitor<>() {
      @Override public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        String name = folder.getFileName() == null ? "" : folder.getFileName().toString();
        boolean isOther = name.startsWith(".") || name.equals("node_modules") || name.equals("src");
        return isOther ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
      }

      @Override public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        String folder = file.getParent().getFileName().toString();
        boolean isReport = folder.equals("surefire-reports") || folder.equals("failsafe-reports");
        if (isReport && attributes.isRegularFile() && file.getFileName().toString().matches("TEST-.*\\.xml")) found.add(file);
        return FileVisitResult.CONTINUE;
      }

      @Override public FileVisitResult visitFileFailed(Path file, IOException error) {
        return FileVisitResult.CONTINUE;
      }
    });
    return found;
  }

  private static Map<String, String> read(Path path) {
    Map<String, String> properties = new HashMap<>();
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    try (InputStream input = Files.newInputStream(path)) {
      XMLStreamReader reader = factory.createXMLStreamReader(input);
      while (reader.hasNext()) {
        int event = reader.next();
        if (event == XMLStreamConstants.END_ELEMENT && reader.getLocalName().equals("properties")) break;
        if (event == XMLStreamConstants.START_ELEMENT && reader.getLocalName().equals("property"))
          properties.put(reader.getAttributeValue(null, "name"), reader.getAttributeValue(null, "value"));
      }
    } catch (IOException | XMLStreamException error) {
      // A report that was cut says nothing.
      properties.clear();
    }
    return properties;
  }

  /** Surefire sets the class path of tests as a property, where it has started Java with another one. */
  static List<Path> classPath(Map<String, String> properties) {
    String text = properties.getOrDefault("surefire.test.class.path", properties.getOrDefault("java.class.path", ""));
    List<Path> entries = new ArrayList<>();
    for (String each : text.split(Pattern.quote(File.pathSeparator))) if (!each.isEmpty()) entries.add(Path.of(each));
    return entries;
  }
}
`
