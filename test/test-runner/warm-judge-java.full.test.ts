import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeWarmJudges, passedIn } from './describe-warm-judges.ts'
import { layWarm, pomWith, WARM_PROJECTS, type WarmProject, warmTestsOf } from './warm-projects.ts'

const { maven } = WARM_PROJECTS

describeWarmJudges({ maven })

const JUNIT_4: WarmProject = {
  ...maven,
  files: {
    'pom.xml': pomWith('junit:junit:4.13.2'),
    'src/test/java/shop/LimitsTest.java':
      'package shop;\n\nimport static org.junit.Assert.*;\nimport org.junit.*;\n\npublic class LimitsTest {\n  @Test public void edge() { assertTrue(Limits.below(1, 1)); }\n  @Test public void inner() { assertTrue(Limits.below(1, 2)); }\n  @Test @Ignore public void later() { fail(); }\n}\n',
    'src/test/java/shop/RowsTest.java':
      'package shop;\n\nimport static org.junit.Assert.*;\nimport java.util.*;\nimport org.junit.*;\nimport org.junit.runner.RunWith;\nimport org.junit.runners.Parameterized;\n\n@RunWith(Parameterized.class)\npublic class RowsTest {\n  @Parameterized.Parameters public static Collection<Object[]> rows() { return Arrays.asList(new Object[][] {{1, 1}, {1, 2}}); }\n  @Parameterized.Parameter(0) public int a;\n  @Parameterized.Parameter(1) public int b;\n  @Test public void isBelow() { assertTrue(Limits.below(a, b)); }\n}\n',
  },
}
const ROWS: WarmProject = {
  ...maven,
  files: {
    'pom.xml': pomWith('org.junit.jupiter:junit-jupiter:5.10.2'),
    'src/test/java/shop/LimitsTest.java':
      'package shop;\n\nimport static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.*;\nimport org.junit.jupiter.params.ParameterizedTest;\nimport org.junit.jupiter.params.provider.CsvSource;\n\nclass LimitsTest {\n  @ParameterizedTest @CsvSource({"1,1", "1,2"}) void isBelow(int a, int b) { assertTrue(Limits.below(a, b)); }\n  @RepeatedTest(2) void inner() { assertTrue(Limits.below(1, 2)); }\n  @Test @DisplayName("the other way") void other() { assertFalse(Limits.below(2, 1)); }\n}\n',
  },
}
const MODULES: WarmProject = {
  ...maven,
  code: 'limits/src/main/java/shop/Limits.java',
  tests: 'shop/src/test/java/shop/LimitsTest.java',
  files: {
    'pom.xml':
      '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>ex</groupId><artifactId>all</artifactId><version>1.0</version><packaging>pom</packaging><modules><module>limits</module><module>shop</module></modules></project>\n',
    'limits/pom.xml': pomWith('junit:junit:4.13.2').replace('<artifactId>shop', '<artifactId>limits'),
    'shop/pom.xml': pomWith('org.junit.jupiter:junit-jupiter:5.10.2').replace(
      '</dependencies>',
      '<dependency><groupId>ex</groupId><artifactId>limits</artifactId><version>1.0</version></dependency></dependencies>',
    ),
    'shop/src/test/resources/rows.txt': '1 1\n',
    'shop/src/test/java/shop/LimitsTest.java':
      'package shop;\n\nimport static org.junit.jupiter.api.Assertions.*;\nimport java.nio.file.*;\nimport org.junit.jupiter.api.*;\n\nclass LimitsTest {\n  @Test void edge() throws Exception {\n    String[] row = Files.readString(Path.of(LimitsTest.class.getResource("/rows.txt").toURI())).trim().split(" ");\n    assertTrue(Limits.below(Integer.parseInt(row[0]), Integer.parseInt(row[1])));\n  }\n  @Test void place() { assertTrue(Files.exists(Path.of("src/test/resources/rows.txt"))); }\n  @Test void other() { assertFalse(Limits.below(2, 1)); }\n}\n',
  },
}

describe.each([
  ['JUnit 4, and rows of it', JUNIT_4],
  ['rows and repeated tests', ROWS],
  ['two modules', MODULES],
])('a warm judge of Maven: %s', (_, project) => {
  it('sees of each candidate what Maven sees', async () => {
    await using there = await layWarm(project)
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const all = [...tests.failing.map(({ id }) => id), ...tests.passing]

    for (const text of [project.right, project.broken.replace('<', '>')]) {
      await there.write(text)
      const judged = passedIn((await judge?.run(all, { failures: 0 }))?.cases)
      const run = passedIn((await there.all()).cases)
      expect(judged).toEqual(run)
    }
    await there.write(project.right)
    expect(passedIn((await judge?.run(all, { failures: 0 }))?.cases)).toHaveLength(all.length)
  })
})

describe('a warm judge of Maven', () => {
  it('goes by the sources where the classes are older', async () => {
    await using there = await layWarm(maven)
    await there.all()
    await there.write(maven.right)
    const right = await there.all()
    await there.write(maven.broken)
    const later = Date.now() / 1000 + 5
    utimesSync(join(there.root, maven.code), later, later)
    const { passing } = warmTestsOf(right)
    const edge = passing.filter(({ name }) => name === 'edge')
    const failing = edge.map(id => ({
      id,
      problem: { kind: 'failure' as const, type: 'org.opentest4j.AssertionFailedError', message: '', stack: '' },
      frames: [],
      durationMs: 0,
    }))

    await using judge = await there.open({ failing, passing: passing.filter(({ name }) => name !== 'edge') })

    expect(judge).toBeDefined()
    await there.write(maven.right)
    expect(passedIn((await judge?.run(edge, { failures: 0 }))?.cases)).toHaveLength(1)
  })

  it('sees a changed resource, and says nothing of a changed POM', async () => {
    await using there = await layWarm(MODULES)
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)
    const failing = tests.failing.map(({ id }) => id)

    await there.put('shop/src/test/resources/rows.txt', '1 2\n')
    expect(passedIn((await judge?.run(failing, { failures: 0 }))?.cases)).toHaveLength(1)
    await there.put('shop/pom.xml', `${MODULES.files['shop/pom.xml']}\n`)
    await expect(judge?.run(failing, { failures: 0 })).resolves.toBeUndefined()
  })

  it('sees a changed constant where another class has taken it over', async () => {
    const code = 'src/main/java/shop/Limits.java'
    const limits = (most: number) => `package shop;\n\npublic class Limits {\n  static final int MOST = ${most};\n}\n`
    const files = {
      'pom.xml': pomWith('org.junit.jupiter:junit-jupiter:5.10.2'),
      'src/main/java/shop/Cart.java':
        'package shop;\n\nclass Cart {\n  static boolean takes(int n) { return n <= Limits.MOST; }\n}\n',
      'src/test/java/shop/CartTest.java':
        'package shop;\n\nimport static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.*;\n\nclass CartTest {\n  @Test void edge() { assertTrue(Cart.takes(10)); }\n  @Test void other() { assertFalse(Cart.takes(11)); }\n}\n',
    }
    await using there = await layWarm({ ...maven, files, code, broken: limits(9) })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)

    await there.write(limits(10))
    const all = [...tests.failing.map(({ id }) => id), ...tests.passing]
    expect(passedIn((await judge?.run(all, { failures: 0 }))?.cases)).toHaveLength(2)
  })

  it('is none where it would not see a change: sources elsewhere', async () => {
    const pom = pomWith('org.junit.jupiter:junit-jupiter:5.10.2').replace(
      '<build>',
      '<build><sourceDirectory>code</sourceDirectory>',
    )
    const files = { ...maven.files, 'pom.xml': pom }
    await using there = await layWarm({ ...maven, files, code: 'code/shop/Limits.java' })
    const tests = warmTestsOf(await there.all())

    expect(tests.failing).toHaveLength(1)
    await expect(there.open(tests)).resolves.toBeUndefined()
  })

  it('says nothing of code that it cannot compile, not even unchanged', async () => {
    const files = {
      ...maven.files,
      'pom.xml': pomWith('org.junit.jupiter:junit-jupiter:5.10.2').replace(
        '3.13.0</version>',
        '3.13.0</version><configuration><compilerArgs><arg>--add-exports=java.base/sun.security.x509=ALL-UNNAMED</arg></compilerArgs><release combine.self="override"/></configuration>',
      ),
    }
    const code = (text: string) => text.replace('return', 'sun.security.x509.X500Name name = null;\n    return')
    await using there = await layWarm({ ...maven, files, broken: code(maven.broken) })
    const tests = warmTestsOf(await there.all())
    await using judge = await there.open(tests)

    expect(judge).toBeDefined()
    await there.write(code(maven.right))
    const run = judge?.run(
      tests.failing.map(({ id }) => id),
      { failures: 0 },
    )
    await expect(run).resolves.toBeUndefined()
  })

  it('is none for another kind of tests', async () => {
    const files = {
      'pom.xml': pomWith('org.testng:testng:7.10.2'),
      'src/test/java/shop/LimitsTest.java':
        'package shop;\n\nimport static org.testng.Assert.*;\nimport org.testng.annotations.*;\n\npublic class LimitsTest {\n  @Test public void edge() { assertTrue(Limits.below(1, 1)); }\n}\n',
    }
    await using there = await layWarm({ ...maven, files })
    const tests = warmTestsOf(await there.all())

    expect(tests.failing).toHaveLength(1)
    await expect(there.open(tests)).resolves.toBeUndefined()
    expect(there.notes.at(-1)).toMatch(/since its version or its set-up does not allow that\.$/)
  })
})
