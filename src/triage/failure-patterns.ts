import { ENVIRONMENT_PATTERNS } from './environment-patterns.ts'
import { ERROR_PATTERNS } from './error-patterns.ts'
import { type KindPattern, quoted } from './kind-pattern.ts'

/** Patterns, more specific ones first: a missing module is also a collection error. */
export const PATTERNS: readonly KindPattern[] = [
  {
    name: 'assertion',
    // The expected error has any name.
    marks: [
      /^(?:Failed: )?DID NOT (?:RAISE|WARN)\b|\bbut nothing was (?:raised|thrown)\b|did not throw|instead of reject(?:ing|ed)/,
      /Missing expected (?:exception|rejection)|test did not panic as expected|exception of type "[^"\n]{1,300}" is thrown|^(?:java\.lang\.AssertionError: )?Expected (?:test to throw|exception:)|t\.throws(?:Async)?\(\)\s/,
    ],
    suggest: () => 'The code was expected to fail here, and did not: look for a check that was dropped or never met.',
  },
  {
    name: 'snapshot',
    marks: [
      /\bsnapshot\b[^\n]*(?:mismatch|match|obsolete)|toMatch(?:Inline)?Snapshot|does not match (?:the )?(?:stored )?snapshot/i,
    ],
    suggest: () =>
      'The output changed. Where the change is meant, the snapshot has to be updated by a person; else the code that makes the output is to blame.',
  },
  {
    name: 'wrong-runtime',
    marks: [
      // A module of Python itself, or a name in one, that another version has.
      /cannot import name '\w+' from '(?<module>typing|collections|asyncio|enum|dataclasses|functools|itertools|types|inspect|contextlib|datetime|unittest\.mock|importlib(?:\.\w+)?|warnings)'(?: \((?=[^)\n]{0,300}(?:\/lib\/python|[\\/]Lib[\\/]|unknown location))|(?! \())/,
      /No module named '(?<removed>tomllib|zoneinfo|graphlib|distutils|imp|asynchat|asyncore|cgi|telnetlib|pipes|crypt|compression|annotationlib)'/,
    ],
    suggest: groups =>
      `${quoted(groups)} is Python's own, and this version of Python does not have it as the code wants it: run the version that the project names, or write the code for both.`,
  },
  {
    name: 'missing-module',
    marks: [
      /Cannot find module '(?<name>\.{1,2}\/[^']*)'|Failed to (?:resolve|load) (?:import|url) "?(?<what>\.{1,2}\/[^\s"]*)|Cannot find package '(?<package>@?\/[^']*)'|(?:Cannot find (?:module|package)|Failed to resolve import) ['"](?<alias>[@~#]\/[^'"]*)|cannot find package "(?<go>[^"]+)"|Could not resolve "(?<bundled>\.{1,2}\/[^"]*)"|Unresolvable imports? found|Error when reading '(?<dart>[^']+)': No such file/,
      /cannot import name '(?<symbol>\w+)' from '(?<module>[\w.]+)'|does not provide an export named '?(?<export>\w+)|has no exported member '(?<member>\w+)'|No matching export .* for import "(?<import>\w+)"/,
      /unresolved import `(?<path>[^`]+)`|No module named '(?<python>\w+\.[\w.]+)'/,
    ],
    suggest: groups =>
      `${quoted(groups)} is imported but is not there: look for a file or a name that was moved, renamed or misspelt, on both sides of the import.`,
  },
  {
    name: 'missing-dependency',
    marks: [/(?:^|PDOException: )(?<driver>could not find driver)$/m],
    suggest: () =>
      'PHP lacks the driver of this database: install its extension (pdo_mysql, pdo_pgsql, pdo_sqlite) in setup-command.',
  },
  {
    name: 'missing-dependency',
    marks: [
      /Cannot find (?:module|package) '(?<name>[^'./][^']*)'|Failed to resolve import "(?<what>[^"./][^"]*)"|Could not resolve "(?<bundled>[^"./@~#][^"]*|@[^"/][^"]*)"/,
      /No module named '(?<python>\w+)'|no required module provides package (?<go>[^\s;]+)|package (?<java>[\w.]+) does not exist|ClassNotFoundException: (?<class>[\w.]+)|cannot load such file -- (?<ruby>\S+)|Class "(?<php>[^"]+)" not found|Could not find (?<browser>Chrom\w+|Firefox) |can't find crate for `(?<crate>[^`]+)`|use of undeclared crate or module `(?<module>[^`]+)`/,
      /Couldn't resolve the package '(?<dart>\w+)'/,
      // A program that the code starts.
      /\bspawn(?:Sync)? (?<spawned>[^\s/]{1,80}) ENOENT|FileNotFoundError: .{0,80}'(?<python>[\w-]{1,60})'[^]*subprocess|exec: "(?<go>[^"]{1,200})": executable file not found|Cannot run program "(?<java>[^"]{1,200})"/,
      // An extension of PHP.
      /Call to undefined function (?<extension>(?:mysqli_|curl_(?:init|exec|setopt)|mb_(?:str|sub|convert|detect|internal)|imagecreate|gmp_|bc(?:add|sub|mul|div|comp|pow)|numfmt_|sodium_crypto|pcntl_(?:fork|signal|wait)|simplexml_load)\w{0,60})\(\)/,
      /Failed to launch the browser process|browserType\.launch: Executable doesn't exist|(?:sh|bash): (?:\d+: |line \d+: )?(?<program>[^\s:]+): (?:command )?not found/,
    ],
    suggest: groups =>
      `${quoted(groups)} is not installed or not found: install it in setup-command, or add it to the project's dependencies; where it is the project's own, look for a file that was moved.`,
  },
  {
    name: 'missing-fixture',
    marks: [/async def functions are not natively supported/],
    suggest: () =>
      "pytest does not run it: install the project's plugin for async tests, such as pytest-asyncio or anyio, or mark the test for that plugin.",
  },
  {
    name: 'missing-fixture',
    marks: [
      /fixture '(?<name>[^']+)' not found/,
      /"before (?:each|all)" hook|failed on setup with|failed running before(?:Each|All)? hook|setUp(?:Class|Module|BeforeClass)\b/,
    ],
    suggest: groups =>
      groups.name === undefined
        ? 'The set-up of the tests failed, so that none of them could run: look at the hook or the fixture, not at the tests.'
        : `The fixture ${JSON.stringify(groups.name)} does not exist: look for one that was renamed, or a plugin that is not installed.`,
  },
  ...ENVIRONMENT_PATTERNS,
  ...ERROR_PATTERNS,
]
