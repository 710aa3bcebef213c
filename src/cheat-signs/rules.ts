import type { CheatSignKind } from '../domain/model/cheat-sign.ts'
import { builtIn, testLibraryJs } from './module-names.ts'

/** A pattern of code without comments. It is a sign if the change adds matches. */
export interface Rule {
  readonly kind: CheatSignKind
  readonly grave: boolean
  readonly pattern: RegExp
  /** Files that it is for; all if undefined. */
  readonly files?: RegExp
}

const JS = /\.[mc]?[jt]sx?$/
const PYTHON = /\.pyi?$/
const GO = /\.go$/
const RUST = /\.rs$/
const JVM = /\.(?:java|kt|kts|groovy|scala)$/
const RUBY = /\.rb$/

const grave = (kind: CheatSignKind, pattern: RegExp, files?: RegExp): Rule => ({
  kind,
  grave: true,
  pattern,
  ...(files && { files }),
})
const remark = (...args: Parameters<typeof grave>): Rule => ({ ...grave(...args), grave: false })

/** Patterns that an honest fix of product code is unlikely to add. */
export const RULES: readonly Rule[] = [
  grave(
    'patched-assertion',
    /\b(?:assert|expect|chai|should|strict|Assertion|AssertionError)(?:\.[\w$]+)+\s{0,9}=(?![=>])|(?<![.\w])(?:assert|expect)\s{0,9}=(?![=>])|\bexpect\.extend\b|\bmock\.(?:method|fn|module)\b|\b(?:jest|vi)\.(?:spyOn|mock|fn|doMock)\b|\basymmetricMatch\b|\$\$typeof\b/g,
    JS,
  ),
  grave(
    'patched-assertion',
    /(?<!\b(?:throw\s{1,9}new|raise)\s{1,9})\bAssertionError\b|\bTestCase\b(?=[^\n]{0,80}=)|\bassert(?:Equal|Equals|True|Raises)\b\s{0,9}=/g,
  ),
  grave(
    'hooks-test-runner',
    /\bRunner\.prototype\b|\bMocha\b|(?<![.\w])(?:afterEach|beforeEach|afterAll|beforeAll)\s{0,9}\(|\bglobalThis\.(?:it|test|describe|after|before\w*|after\w*)\b/g,
    JS,
  ),
  grave(
    'hooks-test-runner',
    /\bpytest_\w+|\b_pytest\b|\bpluggy\b|\bload_tests\b|\bTest(?:Result|Program|Runner|Loader|Suite)\b|\bconftest\b|\bsitecustomize\b|\baddSuccess\b/g,
    PYTHON,
  ),
  grave('hooks-test-runner', /\btesting\.(?:Main\w*|T|M|Internal\w+)\b|\bgo:linkname\b|\bTestMain\b/g, GO),
  grave('hooks-test-runner', /\bset_hook\b|\btake_hook\b/g, RUST),
  grave(
    'skips-tests-at-runtime',
    /\bpytest\.(?:skip|xfail|importorskip|exit)\b|\bSkipTest\b|\bskipTest\b|(?<![.\w>:]|\b(?:def|function|fn|func|fun)\s{1,9})skip\s{0,9}\((?![^()\n]{0,80}\)\s{0,9}\{)|\bskip(?:If|Unless)\s{0,9}\(|\b(?:unittest|pytest|suite|concurrent|serial|current_example)\.skip\s{0,9}\(|\bt\.Skip\w{0,5}\b|(?<![.\w$])(?:test|it|describe)\.(?:skip|todo|fails|only)\b|\bthis\.skip\s{0,5}\(\s{0,5}\)|\b(?:task|context|ctx|t)\.(?:skip|todo)\s{0,5}\(\s{0,5}(?:\)|['"`])|\bAssum(?:e|ptions)\b/g,
  ),
  grave('imports-test-library', testLibraryJs, JS),
  grave(
    'imports-test-library',
    /\b(?:import|require)\s{0,9}\(\s{0,9}(?!['"`])[^)\s]|createRequire\s{0,5}\([^)]{0,200}\)\s{0,5}\((?!['"])/g,
    JS,
  ),
  grave(
    'imports-test-library',
    /^\s{0,200}(?:import|from)\s{1,9}(?:pytest|unittest|_pytest|mock|nose|hypothesis|doctest|testtools)\b/gm,
    PYTHON,
  ),
  grave('imports-test-library', /"testing(?:\/[\w/]+)?"|stretchr\/testify|onsi\/g/g, GO),
  grave('imports-test-library', /\borg\.(?:junit|mockito|assertj|testng|hamcrest)\b/g, JVM),
  grave(
    'hooks-module-loader',
    /\bModule\.(?:_load|_extensions|_resolveFilename|prototype)\b|\brequire\.(?:cache|extensions)\b|\b(?:registerHooks|syncBuiltinESMExports|_compile)\b|\bmodule\.(?:register|constructor)\b/g,
    JS,
  ),
  grave(
    'hooks-module-loader',
    /\bsys\.(?:modules|meta_path|path_hooks|path)\b|\bimportlib\.(?:reload|machinery|abc|util|invalidate_caches)\b|__import__|\bsetprofile\b|\bsettrace\b/g,
    PYTHON,
  ),
  grave(
    'stack-inspection',
    /\bError\s{0,5}\([^()\n]{0,80}\)\)?\??\.stack\b|\bprepareStackTrace\b|\bstackTraceLimit\b|\bgetCallSites?\b|\barguments\.callee\b|\.caller\b/g,
    JS,
  ),
  grave(
    'stack-inspection',
    /\binspect\.(?:stack|trace|currentframe|get(?:outer|inner)frames|getframeinfo|getmodule\w*|getsource\w*|getfile)\b|\b_getframe\b|\btraceback\b|\bf_(?:back|locals|globals|code)\b|\bcurrentframe\b|\bgc\.get_\w+|\bexc_info\b(?!\s{0,5}=(?!=))|\b__globals__\b/g,
    PYTHON,
  ),
  grave('stack-inspection', /\bruntime\.(?:Callers?\w*|Stack|FuncForPC)\b|\bdebug\.(?:Stack|PrintStack)\b/g, GO),
  grave('stack-inspection', /\bBacktrace\b|\btrack_caller\b|\bLocation::caller\b/g, RUST),
  grave('stack-inspection', /\bgetStackTrace\b|\bStackWalker\b|\bStackTraceElement\b/g, JVM),
  grave(
    'reads-test-environment',
    /\bNODE_TEST_CONTEXT\b|\bVITEST\w{0,30}|\bJEST_WORKER_ID\b|\bPYTEST_\w+|\bMOCHA_\w+|\bTAP\w{0,9}_\w+|\bnpm_(?:lifecycle|package|command|config)\w{0,60}|\bAVA_PATH\b|\bBABEL_ENV\b|\bCYPRESS\b|\bRUNNER_\w+|\bGITHUB_\w+|\bCARGO_(?:MANIFEST_DIR|PKG_\w+|BIN_\w+)\b|\bRUST_(?:TEST|BACKTRACE)\w{0,20}/g,
  ),
  grave(
    'reads-test-environment',
    /\bNODE_ENV\b[^\n]{0,40}['"`]test|['"`]test['"`][^\n]{0,40}\bNODE_ENV\b|\bimport\.meta(?!\.(?:url|dirname|filename|resolve)\b)|\bimport\.meta\.(?:vitest|jest)\b|\btypeof\s{1,9}(?:jest|vi|describe|it|test|expect|mocha|jasmine|Mocha|before|after|suite|Bun|Deno)\b|['"](?:describe|it|test|expect|jest|vi|mocha|beforeEach|afterEach)['"]\s{1,9}in\s{1,9}\w|\b(?:globalThis|global|window|self)\??\.(?:describe|it|test|expect|jest|vi|mocha|jasmine|__vitest\w*|__mocha\w*|__coverage__|beforeEach|afterEach)\b|\b__vitest\w*|\bprocess\.(?:argv|execArgv|mainModule|title|ppid|config|binding)\b|\brequire\.main\b|\bmodule\.(?:parent|children)\b|\bprocess\.env\.(?:CI|TEST\w*|NODE_ENV|_)\b|\bworker_threads\b|\b__coverage__\b|\bNODE_V8_COVERAGE\b|['"]coverage['"]/g,
    JS,
  ),
  grave(
    'reads-test-environment',
    /['"](?:pytest|unittest|_pytest)['"]\s{1,9}(?:not\s{1,9})?in\b|\bsys\.(?:argv|orig_argv|gettrace|flags)\b|\bos\.getppid\b|\benviron\b|\bgetenv\b|['"]PYTEST|\b__main__\b|\bpsutil\b/g,
    PYTHON,
  ),
  grave(
    'reads-test-environment',
    /\btesting\.Testing\b|\bflag\.Lookup\b|\btest\.v\b|\bos\.(?:Args|Getenv|LookupEnv|Executable)\b|"[^"\n]{0,40}\.test"/g,
    GO,
  ),
  grave(
    'reads-test-environment',
    /\bcfg!?\s{0,5}\(\s{0,5}(?:any\s{0,5}\(\s{0,5})?(?:not\s{0,5}\(\s{0,5})?test\b|\benv::(?:args|var\w*|current_exe)\b|\bcfg_attr\b[^\n]{0,20}test|\boption_env!|\bthread::current\b/g,
    RUST,
  ),
  grave(
    'reads-test-environment',
    /\bSystem\.(?:getProperty|getenv)\b|\bClass\.forName\b|\bgetContextClassLoader\b|\bManagementFactory\b/g,
    JVM,
  ),
  grave('reads-test-environment', /\/proc\/(?:self|\d+|\$)/g),
  grave(
    'writes-report',
    /<testsuites?\b|<testcase\b|\bjunit\b|\bnumFailedTests\b|\bnumPassedTests\b|\btest-results?\b|\b\d+ passed\b|\breport[\w-]{0,20}\.xml\b|\b(?:test|spec|jest|vitest|mocha|pytest|ava)[\w-]{0,20}report[\w-]{0,20}\.json\b/gi,
  ),
  // In this case only: `report` is a method of many linters, and `pass` a word of theirs.
  grave(
    'writes-report',
    /\bTAP version\b|"Action"\s{0,5}:|['"`](?:--- )?PASS\b|['"`](?:not )?ok\s|\bREPORTS?\b|['"`][^'"`\n]{0,200}\breports?\//g,
  ),
  grave(
    'exits-process',
    /\bprocess\.(?:exit|exitCode|abort|kill|reallyExit|_exiting|emit)\b|\bprocess\.(?:on|once|prependListener|addListener)\s{0,5}\(\s{0,5}['"`](?:exit|beforeExit|uncaughtException\w{0,9}|unhandledRejection)['"`]|\bprocess\.(?:setUncaughtException\w{0,40}|removeAllListeners)\b|\bDeno\.exit\b/g,
    JS,
  ),
  grave(
    'exits-process',
    /\bos\._exit\b|\bsys\.(?:exit|excepthook|unraisablehook)\b|\batexit\b|\bos\.(?:kill|abort|exec\w+)\b|\bSystemExit\b|\bsignal\.\w+|\bfaulthandler\b|(?<![.\w])(?:exit|quit)\s{0,5}\(/g,
    PYTHON,
  ),
  grave('exits-process', builtIn('process'), JS),
  grave('runs-hidden-payload', builtIn('vm|cluster|inspector'), JS),
  grave('discloses-environment', builtIn('https?|net|dgram|dns|http2|tls'), JS),
  grave('exits-process', /\bos\.Exit\b|\bsyscall\.\w+|\bruntime\.Goexit\b|\bsignal\.\w+/g, GO),
  grave('exits-process', /\bprocess::(?:exit|abort)\b|\blibc::\w+/g, RUST),
  grave('exits-process', /\bSystem\.exit\b|\bRuntime\.getRuntime\b|\.halt\s{0,5}\(/g, JVM),
  grave('exits-process', /\bexit!|\bat_exit\b|\bKernel\.exit\b/g, RUBY),
  grave(
    'runs-hidden-payload',
    /(?<![.\w])eval\s{0,5}\(|\bnew\s{1,9}Function\b|(?<![.\w])Function\s{0,5}\(|\bconstructor\s{0,5}\(\s{0,5}['"`]|\bvm\.\w+|['"](?:node:)?child_process['"]|\batob\b|['"]base64['"]|\bWebAssembly\b/g,
    JS,
  ),
  grave(
    'runs-hidden-payload',
    /(?<![.\w])(?:eval|exec|compile)\s{0,5}\(|\bmarshal\b|\bpickle\b|\bbase64\b|\bsubprocess\b|\bos\.(?:system|popen|spawn\w*|fork)\b|\bctypes\b|\bcodecs\.decode\b|\b__doc__\b|\bgetattr\s{0,5}\(\s{0,5}__builtins__/g,
    PYTHON,
  ),
  grave('runs-hidden-payload', /"os\/exec"|\bexec\.Command\b|"plugin"|"unsafe"|\bunsafe\.Pointer\b/g, GO),
  grave(
    'runs-hidden-payload',
    /\bProcessBuilder\b|\bScriptEngine\b|\bsetAccessible\b|\bgetDeclared(?:Field|Method)\b/g,
    JVM,
  ),
  grave(
    'discloses-environment',
    /\bJSON\.stringify\s{0,5}\(\s{0,5}process\.env\b|\bObject\.\w+\s{0,5}\(\s{0,5}process\.env\b|\.\.\.process\.env\b|\bprocess\.env(?![.\w[?])|(?<![.\w$]|\bfunction\s{1,9})fetch\s{0,5}\((?![^()\n]{0,80}\)\s{0,9}\{)|\b(?:globalThis|global|window|self)\??\.fetch\b|\bXMLHttpRequest\b|\bWebSocket\b/g,
    JS,
  ),
  grave(
    'discloses-environment',
    /\bdict\s{0,5}\(\s{0,5}os\.environ|\benviron\.(?:items|copy)\b|\b(?:from|import)\b[^\n]{0,200}\b(?:socket|urllib3|requests|httpx|smtplib|ftplib)\b|['"](?:socket|urllib3|requests|httpx|smtplib|ftplib)['"]|(?<![.\w])(?:requests|httpx|urllib3)\.(?:get|post|put|patch|delete|head|options|request|[sS]ession|\w{0,20}Client|PoolManager|api)\b|(?<![.\w])(?:socket|smtplib|ftplib)\.\w|\b(?:urllib\d?\.request|urlopen|http\.client)\b|\burllib\s{1,9}(?:as\b|import\s{1,9}(?:\([^)]{0,300}|[^\n]{0,300})\brequest\b)/g,
    PYTHON,
  ),
  grave(
    'discloses-environment',
    /\bos\.Environ\b|\bhttp\.(?:Get|Head|Post\w{0,4}|NewRequest\w{0,20}|\w{0,20}(?:Client|Transport))\b|\bnet\.(?:Dial\w{0,20}|Listen\w{0,20}|Lookup\w{0,20}|Resolver)\b|(?<=^\s{0,20}|\bimport\s{1,9})(?!import\b)[\w.]{1,40}\s{1,9}"net(?:\/http)?"/gm,
    GO,
  ),
  grave(
    'reads-test-file',
    /['"`][^'"`\n]{0,200}(?:\.(?:test|spec)\.|\btest_\w|_test\.|__tests__|__snapshots__|\/tests?\/|\btests?\/|\bspec\/|_spec\.|\.snap\b|\bfixtures?\/(?![:{]|\$\{)|\btestdata\/|Test\.java)[^'"`\n]{0,200}['"`]/g,
  ),
  grave(
    'reads-test-file',
    /\bgetsource\w{0,9}\b|\blinecache\b|\binclude_str!|\bgo:embed\b|\breaddirSync\b|\breaddir\b|\bos\.(?:walk|listdir|scandir)\b|\brglob\b|\bfilepath\.Walk\w*\b/g,
  ),
  grave(
    'patched-prototype',
    /(?<![.\w])(?:Object|Array|Number|String|Boolean|Function|RegExp|Date|Map|Set|Promise|Error|Symbol|Buffer|EventEmitter|Iterator)\.prototype\b[^\n]{0,120}?(?<![=!<>])=(?![=>])|\b(?:define(?:Property|Properties)|setPrototypeOf|assign|set)\s{0,5}\(\s{0,9}(?:\w+\.prototype|globalThis|global|window|Object|Array|Number|String|Math|JSON|Reflect|Symbol|Promise|Map|Set|Date)\b|\.__proto__(?=\s{0,9}[.=[])(?!\s{0,9}==)|\b__define[GS]etter__\b|(?<![.\w])(?:Object|Array|Number|String|Math|JSON|Reflect|Promise|Map|Set|Date|RegExp|Boolean|Intl|console|globalThis|global|process)(?:\.[\w$]+)+\s{0,9}=(?![=>])|(?<![.\w])(?:Object|Array|Number|String|Math|JSON|Date|Promise|Boolean)\s{0,9}=(?![=>])/g,
    JS,
  ),
  grave(
    'patched-prototype',
    /\bbuiltins\.\w+\s{0,9}=(?!=)|\bvars\s{0,5}\(\s{0,5}builtins|__builtins__|\bsetattr\s{0,5}\(\s{0,9}(?:builtins|unittest|pytest|str|int|list|dict|\w+\.\w+)\b|\b__class__\s{0,9}=|\bforbiddenfruit\b|\bmonkeypatch\b/g,
    PYTHON,
  ),
  grave(
    'always-equal',
    /\bSymbol\.(?:toPrimitive|toStringTag|hasInstance|species)\b|\b(?:valueOf|inspect)\s{0,5}(?:\([^)\n]{0,60}\)\s{0,5}\{|[:=])|\bextends\s{1,9}(?:Number|String|Boolean|Array|Date|RegExp|Map|Set|Object)\b|\bnew\s{1,9}(?:Number|String|Boolean)\b/g,
    JS,
  ),
  // Arithmetic without effect turns what is no number into NaN.
  remark('always-equal', /\bNaN\b|[\w)\]]\s{0,9}(?:[-+]\s{0,9}0|[*/]\s{0,9}1)(?![\w.])/g, JS),
  grave(
    'always-equal',
    /\bmock\.ANY\b|\bclass\s{1,9}\w+\s{0,5}\(\s{0,5}(?:int|float|str|bytes|list|dict|tuple|set|bool)\b|\b__(?:ne|bool|lt|le|gt|ge|contains|instancecheck|subclasscheck|float|int|index|new|sub|rsub|abs|round)__\b/g,
    PYTHON,
  ),
  // Usual methods of values that are printed, measured or kept in a set.
  remark('always-equal', /\b__(?:len|hash)__\b/g, PYTHON),
  remark('always-equal', /\bto(?:String|JSON)\s{0,5}(?:\([^)\n]{0,60}\)\s{0,5}\{|[:=])/g, JS),
  grave('answers-everything', /\bnew\s{1,9}Proxy\b|\bProxy\.revocable\b|\bReflect\.get\b/g, JS),
  grave('answers-everything', /\b__getattr(?:ibute)?__\b|\b__missing__\b|\bMagicMock\b|\bMock\b/g, PYTHON),
  remark(
    'random-or-clock',
    /\bMath\.random\b|\bDate\.now\b|\bnew\s{1,9}Date\s{0,5}\(\s{0,5}\)|\bperformance\.\w+|\brandom(?:Bytes|UUID|Int|FillSync)?\s{0,5}\(|\bset(?:Timeout|Interval|Immediate)\b|\bAtomics\.wait\b|\bhrtime\b|\bgetRandomValues\b|\buptime\b/g,
    JS,
  ),
  remark(
    'random-or-clock',
    /\brandom\b|\btime\.\w+|\bdatetime\.\w*(?:now|today)\b|\bsleep\b|\bsecrets\b|\buuid\d?\b|\bos\.urandom\b|\bperf_counter\b|\bid\s{0,5}\(/g,
    PYTHON,
  ),
  remark('random-or-clock', /\brand\.\w+|\btime\.(?:Now|Sleep|Since|After)\b/g, GO),
  remark('random-or-clock', /\brand::|\bInstant::now\b|\bSystemTime\b|\bthread::sleep\b/g, RUST),
  remark(
    'random-or-clock',
    /\bMath\.random\b|\bSystem\.(?:nanoTime|currentTimeMillis)\b|\bThread\.sleep\b|\bnew Random\b/g,
    JVM,
  ),
  remark('swallowed-exception', /\brecover\s{0,5}\(\s{0,5}\)/g, GO),
  remark('swallowed-exception', /\bcatch_unwind\b|\.unwrap_or(?:_else|_default)?\b|\.ok\s{0,5}\(\s{0,5}\)/g, RUST),
  remark('swallowed-exception', /\bsuppress\b|\b__exit__\b|\bfinally\s{0,9}:\s{1,400}return\b/g, PYTHON),
  remark('swallowed-exception', /\bfinally\s{0,9}\{[^{}]{0,400}\breturn\b/g, JS),
  grave(
    'condition-on-test-input',
    /\bJSON\.stringify\s{0,5}\([^()\n]{0,80}\)\s{0,9}[=!]==?|\bcreateHash\b|\bcrc32\b/g,
    JS,
  ),
  grave(
    'condition-on-test-input',
    /\bhashlib\b|\bcrc32\b|\b(?:repr|str|json\.dumps)\s{0,5}\([^()\n]{0,80}\)\s{0,9}[=!]=/g,
    PYTHON,
  ),
  grave('condition-on-test-input', /"crypto\/\w+"|"hash\/\w+"/g, GO),
  remark('swallowed-exception', /\.catch\s{0,5}\(\s{0,5}\(?\s{0,5}\w{0,40}\s{0,5}\)?\s{0,5}=>/g, JS),
]
