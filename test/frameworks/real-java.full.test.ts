import { describe, expect, test } from 'vitest'
import { type TestId, titleOf } from '../../src/domain/model/test-case.ts'
import { gradle } from '../../src/frameworks/gradle.ts'
import { maven } from '../../src/frameworks/maven.ts'
import { failing, nameless, type OnDisk, onDisk, outcomes, ran } from './on-disk.ts'
import { has } from '../world/toolchains.ts'

const POM = (rest: string) => `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  ${rest}
</project>
`
const PARENT = (rest: string, dependency: string) =>
  POM(`<groupId>ex</groupId><artifactId>app</artifactId><version>1.0</version>
  ${rest}
  <properties>
    <maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies><dependency>${dependency}<scope>test</scope></dependency></dependencies>
  <build><plugins>
    <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.13.0</version></plugin>
    <plugin><artifactId>maven-surefire-plugin</artifactId><version>3.5.3</version></plugin>
  </plugins></build>`)
const JUNIT5 = '<groupId>org.junit.jupiter</groupId><artifactId>junit-jupiter</artifactId><version>5.10.2</version>'
const JUNIT4 = '<groupId>junit</groupId><artifactId>junit</artifactId><version>4.13.2</version>'
const MODULE = (name: string, needs = '') =>
  POM(
    `<parent><groupId>ex</groupId><artifactId>app</artifactId><version>1.0</version></parent><artifactId>${name}</artifactId>${needs}`,
  )

const IMPORTS5 = `import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
`
const junit5 = {
  'pom.xml': PARENT('<packaging>pom</packaging><modules><module>core</module><module>web</module></modules>', JUNIT5),
  'core/pom.xml': MODULE('core'),
  'core/src/main/java/ex/Calc.java':
    'package ex;\npublic class Calc { public static int add(int a, int b) { return a + b; } }\n',
  'core/src/test/java/ex/CalcTest.java': `package ex;
${IMPORTS5}
class CalcTest {
  @Test void good() {}
  @Test void bad() { assertEquals(4, Calc.add(1, 2), "it's \\"off\\" <&>"); }
  @Test void badMore() { fail("bad"); }
  @Test @Disabled("not now") void disabled() { fail("bad"); }
  @Test void aborted() { Assumptions.assumeTrue(false, "no"); }
}
`,
  'core/src/test/java/ex/ManyTest.java': `package ex;
${IMPORTS5}
class ManyTest {
  @ParameterizedTest @ValueSource(strings = {"a,b", "x[1]", "ok", ""}) void text(String s) { assertEquals("ok", s); }
  @RepeatedTest(2) void repeated(RepetitionInfo i) { assertEquals(1, i.getCurrentRepetition()); }
}
`,
  'core/src/test/java/ex/SameTest.java': `package ex;
${IMPORTS5}
class SameTest {
  @Test void overloaded() { }
  @Test void overloaded(TestInfo info) { fail("bad"); }
  @Test void overloadedMore() { fail("bad"); }
}
`,
  'core/src/test/java/ex/OuterTest.java': `package ex;
${IMPORTS5}
class OuterTest {
  @Test void same() { }
  @Nested class Inner {
    @Test void same() { fail("bad"); }
    @Nested class Deep { @Test void same() { throw new IllegalStateException(); } @Test void good() { } }
  }
}
`,
  'core/src/test/java/ex/BeforeAllTest.java': `package ex;
${IMPORTS5}
class BeforeAllTest { @BeforeAll static void up() { throw new IllegalStateException("no set-up"); } @Test void never() { } }
`,
  'core/src/test/java/ex/BeforeEachTest.java': `package ex;
${IMPORTS5}
class BeforeEachTest { @BeforeEach void up() { throw new IllegalStateException("no set-up"); } @Test void a() { } @Test void b() { } }
`,
  'web/pom.xml': MODULE(
    'web',
    '<dependencies><dependency><groupId>ex</groupId><artifactId>core</artifactId><version>1.0</version></dependency></dependencies>',
  ),
  'web/src/test/java/ex/web/CalcTest.java': `package ex.web;
${IMPORTS5}
class CalcTest { @Test void bad() { assertEquals(4, ex.Calc.add(1, 2)); } @Test void good() { } }
`,
}

const IMPORTS4 = `import static org.junit.Assert.*;
import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
`
const sources4 = {
  'src/main/java/ex/Calc.java':
    'package ex;\npublic class Calc { public static int add(int a, int b) { return a + b; } }\n',
  'src/test/java/ex/CalcTest.java': `package ex;
${IMPORTS4}
public class CalcTest {
  @Test public void good() {}
  @Test public void bad() { assertEquals("it's <&>", 4, Calc.add(1, 2)); }
  @Test public void badMore() { throw new IllegalStateException("boom"); }
  @Test @Ignore("not now") public void ignored() { fail("bad"); }
  @Test public void aborted() { Assume.assumeTrue(false); }
}
`,
  'src/test/java/ex/ParamTest.java': `package ex;
${IMPORTS4}
@RunWith(Parameterized.class)
public class ParamTest {
  @Parameterized.Parameters(name = "{index}: a={0} \\"x.y\\" #, (z)") public static Object[] data() { return new Object[] { 1, 2, 3 }; }
  @Parameterized.Parameter public int a;
  @Test public void odd() { assertEquals(2, a); }
  @Test public void oddMore() { }
}
`,
  'src/test/java/ex/BeforeClassTest.java': `package ex;
${IMPORTS4}
public class BeforeClassTest { @BeforeClass public static void up() { throw new IllegalStateException("no set-up"); } @Test public void never() { } }
`,
  'src/test/java/ex/BeforeTest.java': `package ex;
${IMPORTS4}
public class BeforeTest { @Before public void up() { throw new IllegalStateException("no set-up"); } @Test public void a() { } @Test public void b() { } }
`,
}
const junit4 = { 'pom.xml': PARENT('', JUNIT4), ...sources4 }

/** Starting the build takes longer than its tests: each run takes one failing test of every class. */
async function inRounds(there: OnDisk, tests: readonly TestId[]) {
  const rounds: TestId[][] = []
  for (const id of tests) {
    const round = rounds.find(each => each.every(({ suite }) => suite[0] !== id.suite[0]))
    if (round === undefined) rounds.push([id])
    else round.push(id)
  }
  const runs: { asked: string[]; ran: string[]; result: string }[] = []
  for (const round of rounds) {
    const run = await there.only(...round)
    runs.push({ asked: round.map(titleOf).toSorted(), ran: ran(run).toSorted(), result: run.result })
  }
  return runs
}

describe.skipIf(!has('mvn', '--version'))('Maven', () => {
  test('JUnit 5 in modules: each method runs with its invocations, its overloads and no other', async () => {
    await using there = await onDisk(junit5, { framework: maven })

    const all = await there.all()
    const tests = failing(all)
    const family = (id: TestId) =>
      all.cases
        .filter(other => other.id.suite[0] === id.suite[0] && methodOf(other.id) === methodOf(id))
        .map(each => titleOf(each.id))
    const methods = [...new Map(tests.map(id => [`${id.suite[0]}#${methodOf(id)}`, id])).values()]
    const runs = await inRounds(there, methods)

    expect(all.result).toBe('finished')
    expect(outcomes(all)).toEqual(
      [
        'failed: ex.BeforeAllTest',
        'failed: ex.BeforeEachTest › a',
        'failed: ex.BeforeEachTest › b',
        'failed: ex.CalcTest › bad',
        'failed: ex.CalcTest › badMore',
        'failed: ex.SameTest › overloaded(TestInfo)',
        'failed: ex.SameTest › overloadedMore',
        'failed: ex.ManyTest › repeated(RepetitionInfo)[2]',
        'failed: ex.ManyTest › text(String)[1]',
        'failed: ex.ManyTest › text(String)[2]',
        'failed: ex.ManyTest › text(String)[4]',
        'failed: ex.OuterTest$Inner › same',
        'failed: ex.OuterTest$Inner$Deep › same',
        'failed: ex.web.CalcTest › bad',
        'passed: ex.CalcTest › good',
        'passed: ex.SameTest › overloaded',
        'passed: ex.ManyTest › repeated(RepetitionInfo)[1]',
        'passed: ex.ManyTest › text(String)[3]',
        'passed: ex.OuterTest › same',
        'passed: ex.OuterTest$Inner$Deep › good',
        'passed: ex.web.CalcTest › good',
        'skipped: ex.CalcTest › aborted',
        'skipped: ex.CalcTest › disabled',
      ].toSorted(),
    )
    expect(runs).toEqual(
      runs.map(({ asked }) => ({
        asked,
        ran: methods
          .filter(id => asked.includes(titleOf(id)))
          .flatMap(family)
          .toSorted(),
        result: 'finished',
      })),
    )
  })

  test('what does not compile is a failing case without a name, and reports of before are not read', async () => {
    const broken = {
      'src/main/java/ex/Calc.java': 'package ex;\npublic class Calc { int a = "a"; void b() { gone(); } }\n',
    }
    const before = {
      'target/surefire-reports/TEST-ex.OldTest.xml':
        '<testsuite name="ex.OldTest"><testcase name="old" classname="ex.OldTest"/></testsuite>',
    }
    await using there = await onDisk({ ...junit4, ...broken, ...before }, { framework: maven })

    const all = await there.all()
    const run = await there.only(...failing(all))

    const messages = [
      'incompatible types: java.lang.String cannot be converted to int',
      'cannot find symbol: method gone()',
    ]
    expect(outcomes(all)).toEqual(['failed: the test run'])
    expect(all.cases.flatMap(({ problems }) => problems.map(({ message }) => message))).toEqual(messages)
    expect(outcomes(run)).toEqual(outcomes(all))
    expect([all.result, run.result]).toEqual(['finished', 'finished'])
  })

  test('a module that does not compile is a failing case without a name beside the tests of the others', async () => {
    const broken = {
      'web/src/test/java/ex/web/CalcTest.java': 'package ex.web;\nclass CalcTest { void bad() { ex.Calc.gone(); } }\n',
    }
    await using there = await onDisk({ ...junit5, ...broken }, { framework: maven })

    const all = await there.all()

    expect(nameless(all)).toContainEqual({ place: '', message: 'cannot find symbol: method gone()' })
    expect(ran(all)).toContain('ex.CalcTest › good')
    expect(all.result).toBe('finished')
  })

  test('JUnit 4: each test runs alone, also one of several with parameters, and in an order that a seed varies', async () => {
    await using there = await onDisk(junit4, { framework: maven })

    const all = await there.select({ kind: 'all', seed: 1 })
    const tests = failing(all)
    const runs = await inRounds(there, tests)

    expect(all.result).toBe('finished')
    expect(tests.map(titleOf).toSorted()).toEqual(
      [
        'ex.BeforeClassTest',
        'ex.BeforeTest › a',
        'ex.BeforeTest › b',
        'ex.CalcTest › bad',
        'ex.CalcTest › badMore',
        ...[0, 2].map(index => `ex.ParamTest › odd[${index}: a=${index + 1} "x.y" #, (z)]`),
      ].toSorted(),
    )
    expect(runs).toEqual(runs.map(({ asked }) => ({ asked, ran: asked, result: 'finished' })))
  })

  test('a test that ends the Java process: its class is a failing case without a name', async () => {
    const exits = {
      'src/test/java/ex/ExitTest.java': `package ex;\n${IMPORTS4}\npublic class ExitTest { @Test public void exits() { System.exit(0); } }\n`,
    }
    await using there = await onDisk({ 'pom.xml': junit4['pom.xml'], ...exits }, { framework: maven })

    const all = await there.all()

    expect(nameless(all)).toEqual([{ place: 'ex.ExitTest', message: 'The Java process ended within ex.ExitTest.' }])
    expect(all.result).toBe('finished')
  })
})

describe.skipIf(!has('gradle', '--version'))('Gradle', () => {
  const files = {
    'settings.gradle': "rootProject.name = 'app'\ninclude 'lib'\n",
    'build.gradle':
      "allprojects {\n  apply plugin: 'java'\n  repositories { mavenCentral() }\n  dependencies { add(configurations.findByName('testImplementation') ? 'testImplementation' : 'testCompile', 'junit:junit:4.13.2') }\n}\n",
    ...sources4,
    'lib/src/test/java/ex/lib/CalcTest.java': `package ex.lib;\n${IMPORTS4}\npublic class CalcTest { @Test public void bad() { fail("bad"); } @Test public void good() { } }\n`,
  }

  test('each test runs alone, in modules too, and again though nothing has changed', async () => {
    await using there = await onDisk(files, { framework: gradle })

    const all = await there.all()
    const again = await there.all()
    const tests = failing(all)
    const runs = await inRounds(there, tests)

    expect([all.result, again.result]).toEqual(['finished', 'finished'])
    expect(outcomes(all)).toEqual(
      [
        'failed: ex.BeforeClassTest',
        'failed: ex.BeforeTest › a',
        'failed: ex.BeforeTest › b',
        'failed: ex.CalcTest › bad',
        'failed: ex.CalcTest › badMore',
        ...[0, 2].map(index => `failed: ex.ParamTest › odd[${index}: a=${index + 1} "x.y" #, (z)]`),
        'failed: ex.lib.CalcTest › bad',
        'passed: ex.CalcTest › good',
        'passed: ex.ParamTest › odd[1: a=2 "x.y" #, (z)]',
        ...[0, 1, 2].map(index => `passed: ex.ParamTest › oddMore[${index}: a=${index + 1} "x.y" #, (z)]`),
        'passed: ex.lib.CalcTest › good',
        'skipped: ex.CalcTest › aborted',
        'skipped: ex.CalcTest › ignored',
      ].toSorted(),
    )
    expect(outcomes(again)).toEqual(outcomes(all))
    expect(runs).toEqual(runs.map(({ asked }) => ({ asked, ran: asked, result: 'finished' })))
  })

  test('what does not compile is a failing case without a name, and reports of before are not read', async () => {
    const broken = {
      'src/main/java/ex/Calc.java': 'package ex;\npublic class Calc { int a = "a"; void b() { gone(); } }\n',
    }
    const before = {
      'build/test-results/test/TEST-ex.OldTest.xml':
        '<testsuite name="ex.OldTest"><testcase name="old" classname="ex.OldTest"/></testsuite>',
    }
    await using there = await onDisk(
      { 'build.gradle': files['build.gradle'], ...sources4, ...broken, ...before },
      { framework: gradle },
    )

    const all = await there.select({ kind: 'all', seed: 1 })

    const messages = ['incompatible types: String cannot be converted to int', 'cannot find symbol: method gone()']
    expect(outcomes(all)).toEqual(['failed: the test run'])
    expect(all.cases.flatMap(({ problems }) => problems.map(({ message }) => message))).toEqual(messages)
    expect(all.result).toBe('finished')
  })

  test('a module that does not compile is a failing case without a name beside the tests of the others', async () => {
    const broken = {
      'src/test/java/ex/CalcTest.java': 'package ex;\nclass CalcTest { void bad() { Calc.gone(); } }\n',
    }
    await using there = await onDisk({ ...files, ...broken }, { framework: gradle })

    const all = await there.all()

    expect(nameless(all)).toContainEqual({ place: '', message: 'cannot find symbol: method gone()' })
    expect(ran(all)).toContain('ex.lib.CalcTest › good')
    expect(all.result).toBe('finished')
  })

  test('a test that ends the Java process, and a build file that cannot be read, are failing cases without a name', async () => {
    const exits = {
      'src/test/java/ex/ExitTest.java': `package ex;\n${IMPORTS4}\npublic class ExitTest { @Test public void exits() { System.exit(3); } }\n`,
    }
    await using there = await onDisk({ 'build.gradle': files['build.gradle'], ...exits }, { framework: gradle })

    const all = await there.all()
    there.write({ 'build.gradle': 'gone()\n' })
    const none = await there.all()

    expect(nameless(all)).toEqual([
      { place: '', message: expect.stringMatching(/finished with non-zero exit value 3/) as string },
    ])
    expect(nameless(none)).toEqual([{ place: '', message: expect.stringMatching(/gone\(\)/) as string }])
    expect([all.result, none.result]).toEqual(['finished', 'finished'])
  })
})

function methodOf({ name }: TestId): string {
  return name.split(/[({[]/)[0] ?? ''
}
