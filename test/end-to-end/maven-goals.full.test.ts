import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { has } from '../world/toolchains.ts'
import { Repository } from './repository.ts'

/** A build that fails behind its tests, since a goal there lacks its parameters. */
const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
  <groupId>ex</groupId><artifactId>shop</artifactId><version>1.0</version>
  <properties>
    <maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies><dependency>
    <groupId>junit</groupId><artifactId>junit</artifactId><version>4.13.2</version><scope>test</scope>
  </dependency></dependencies>
  <build><plugins>
    <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.13.0</version></plugin>
    <plugin><artifactId>maven-surefire-plugin</artifactId><version>3.5.3</version></plugin>
    <plugin><artifactId>maven-resources-plugin</artifactId><executions><execution>
      <id>late</id><phase>package</phase><goals><goal>copy-resources</goal></goals>
    </execution></executions></plugin>
  </plugins></build>
</project>
`
const FILES = {
  'pom.xml': POM,
  '.gitignore': 'target\n',
  '.github/workflows/ci.yml': `name: CI
on: push
jobs:
  test:
    runs-on: ubuntu-latest
    strategy:
      matrix: { java: [17], include: [{ java: 11, more: -Dold }] }
    steps:
      - uses: actions/checkout@v5
      - run: mvn package \${{ matrix.more || '' }}
`,
  'src/main/java/ex/Shop.java':
    'package ex;\npublic class Shop {\n  public static int area(int width, int height) {\n    return width + height;\n  }\n}\n',
  'src/test/java/ex/ShopTest.java':
    'package ex;\nimport static org.junit.Assert.assertEquals;\nimport org.junit.Test;\npublic class ShopTest {\n  @Test public void area() { assertEquals(12, Shop.area(3, 4)); }\n}\n',
}

it.skipIf(!has('mvn', '--version'))(
  'a goal of Maven that fails behind the tests is known from the beginning, with its reason',
  { timeout: 600_000 },
  async () => {
    await using repository = new Repository([{ message: 'Begin', files: FILES }])

    const args = ['run', '--models', 'offline', '--json', join(repository.home, 'r.json')]
    const { code, stdout, stderr } = await repository.run(args)

    expect(stderr).toContain('maven, run by mvn package, since the step "Run mvn package" of CI starts it so')
    expect(stderr).toMatch(/the whole suite: 0 passed, 1 failed, 1 check failed/)
    expect(stderr).toContain('reproduced: 2 failing')
    expect(stdout).toMatch(/^Partly fixed: 1 failing test passes now, but 1 check still fails/)
    expect(code).toBe(1)
    const { reportPath } = JSON.parse(readFileSync(join(repository.home, 'r.json'), 'utf8')) as { reportPath: string }
    const report = readFileSync(reportPath, 'utf8')
    expect(report).toContain('| Checks failed | 1 | 1 |')
    expect(report).toMatch(/exit code 1, Failed to execute goal .*maven-resources-plugin.* are missing or invalid/)
  },
)

/** Modules of which the second one cannot be built: none of its goals runs. */
const MODULES = {
  ...Object.fromEntries(
    Object.entries(FILES)
      .filter(([path]) => path.startsWith('src/'))
      .map(([path, text]) => [`core/${path}`, text]),
  ),
  '.gitignore': 'target\n',
  'pom.xml': POM.replace('<artifactId>shop</artifactId>', '<artifactId>all</artifactId>')
    .replace(
      '  <properties>',
      '  <packaging>pom</packaging><modules><module>core</module><module>web</module></modules>\n  <properties>',
    )
    .replace(/ {4}<plugin><artifactId>maven-resources-plugin[^]*?<\/plugin>\n/, ''),
  'core/pom.xml': module('core'),
  'web/pom.xml': module(
    'web',
    `<dependencies><dependency><groupId>ex</groupId><artifactId>core</artifactId><version>1.0</version></dependency></dependencies>
  <build><plugins><plugin><artifactId>maven-resources-plugin</artifactId><executions><execution>
    <id>early</id><phase>validate</phase><goals><goal>copy-resources</goal></goals>
  </execution></executions></plugin></plugins></build>`,
  ),
}

function module(name: string, rest = ''): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
  <parent><groupId>ex</groupId><artifactId>all</artifactId><version>1.0</version></parent>
  <artifactId>${name}</artifactId>
  ${rest}
</project>
`
}

it.skipIf(!has('mvn', '--version'))(
  'a module of Maven that cannot be built is in the way of no fix in another one',
  { timeout: 600_000 },
  async () => {
    await using repository = new Repository([{ message: 'Begin', files: MODULES }])

    const { stdout, stderr } = await repository.run(['run', '--models', 'offline'])

    expect(stderr).toContain('reproduced: 2 failing')
    expect(stdout, stderr).toMatch(/^Partly fixed: 1 failing test passes now, but 1 check still fails/)
    expect(repository.git('log', '--format=%s', '--branches=fix-tests/*')).toContain('in area (fixes 1 test)')
  },
)
