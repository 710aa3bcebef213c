/**
 * Sources of the adapters to JUnit for the worker in `java-worker.ts`: `JUnit4Runs` for JUnit 3 and 4, `PlatformRuns`
 * for what runs on the platform of JUnit 5. They name a test in each way in which Surefire does. Source:
 * https://github.com/apache/maven-surefire (`RunListenerAdapter`, `JUnit4RunListener`).
 */
export const JAVA_TEST_RUNS: Readonly<Record<string, string>> = {
  'JUnit4Runs.java': String.raw`import java.util.*;
import org.junit.runner.*;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.notification.*;

final class JUnit4Runs implements Runs {
  @Override public void run(ClassLoader loader, Results results) throws Exception {
    for (String name : results.classes()) {
      Filter wanted = new Filter() {
        @Override public boolean shouldRun(Description description) {
          if (description.isTest()) return results.wants(List.of(name), String.valueOf(description.getMethodName()));
          for (Description each : description.getChildren()) if (shouldRun(each)) return true;
          return false;
        }

        @Override public String describe() {
          return "wanted tests";
        }
      };
      RunNotifier notifier = new RunNotifier();
      notifier.addListener(new Listener(name, results, notifier));
      try {
        Request.aClass(Class.forName(name, false, loader)).filterWith(wanted).getRunner().run(notifier);
      } catch (StoppedByUserException stopped) {
        return;
      }
    }
  }

  private static final class Listener extends RunListener {
    private final String type;
    private final Results results;
    private final RunNotifier notifier;
    private final Map<Description, Throwable> problems = new HashMap<>();
    private final Set<Description> skipped = new HashSet<>();

    Listener(String type, Results results, RunNotifier notifier) {
      this.type = type;
      this.results = results;
      this.notifier = notifier;
    }

    @Override public void testFailure(Failure failure) {
      problems.putIfAbsent(failure.getDescription(), failure.getException());
    }

    @Override public void testAssumptionFailure(Failure failure) {
      skipped.add(failure.getDescription());
    }

    @Override public void testIgnored(Description description) {
      if (description.isTest()) results.add(List.of(type), names(description), null, true);
    }

    @Override public void testFinished(Description description) {
      results.add(List.of(type), names(description), problems.get(description), skipped.contains(description));
      if (results.isEnough()) notifier.pleaseStop();
    }

    private static List<String> names(Description description) {
      String name = String.valueOf(description.getMethodName());
      return List.of(name, Results.methodOf(name));
    }
  }
}
`,
  'PlatformRuns.java': String.raw`import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.*;
import org.junit.platform.engine.*;
import org.junit.platform.engine.support.descriptor.*;
import org.junit.platform.launcher.*;
import org.junit.platform.launcher.core.*;

final class PlatformRuns implements Runs {
  @Override public void run(ClassLoader loader, Results results) throws Exception {
    for (String name : results.classes()) {
      // A nested class runs by the class around it.
      Class<?> top = Class.forName(name, false, loader);
      while (top.getEnclosingClass() != null) top = top.getEnclosingClass();
      String topName = top.getName();
      PostDiscoveryFilter wanted = descriptor -> {
        MethodSource source = (MethodSource) descriptor.getSource().filter(MethodSource.class::isInstance).orElse(null);
        boolean isIncluded = source == null || results.wants(List.of(source.getClassName(), topName), source.getMethodName());
        return FilterResult.includedIf(isIncluded);
      };
      LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
      request.selectors(selectClass(top)).filters(wanted);
      LauncherFactory.create().execute(request.build(), new Listener(name, topName, results));
      if (results.isEnough()) return;
    }
  }

  private static final class Listener implements TestExecutionListener {
    private final String wantedType;
    private final String topName;
    private final Results results;

    Listener(String wantedType, String topName, Results results) {
      this.wantedType = wantedType;
      this.topName = topName;
      this.results = results;
    }

    @Override public void executionSkipped(TestIdentifier test, String reason) {
      add(test, null, true);
    }

    @Override public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      boolean isAborted = result.getStatus() == TestExecutionResult.Status.ABORTED;
      boolean isFailed = result.getStatus() == TestExecutionResult.Status.FAILED;
      Throwable problem = isFailed ? result.getThrowable().orElseGet(AssertionError::new) : null;
      add(test, problem, isAborted);
    }

    private void add(TestIdentifier test, Throwable problem, boolean isSkipped) {
      MethodSource source = (MethodSource) test.getSource().filter(MethodSource.class::isInstance).orElse(null);
      if (source == null || !test.isTest()) return;
      String type = source.getClassName();
      // Another class that is wanted has its own run.
      if (!type.equals(wantedType) && !topName.equals(wantedType)) return;
      String method = source.getMethodName();
      String legacy = test.getLegacyReportingName();
      String display = test.getDisplayName();
      String first = legacy.endsWith("()") ? method : legacy;
      String older = legacy.replace('(', '{').replace(')', '}');
      List<String> names = List.of(first, method, legacy, older, display, method + display);
      results.add(List.of(type, topName), names, problem, isSkipped);
    }
  }
}
`,
}
