export const id = 768;
export const ids = [768];
export const modules = {

/***/ 14265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unlessAborted)
/* harmony export */ });
async function unlessAborted(work, signal) {
    const over = new AbortController();
    const aborted = new Promise((_, reject) => {
        const end = () => reject(signal.reason);
        if (signal.aborted)
            end();
        else
            signal.addEventListener('abort', end, { once: true, signal: over.signal });
    });
    try {
        return await Promise.race([aborted, work]);
    }
    finally {
        over.abort();
    }
}


/***/ }),

/***/ 74503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ exclusively)
/* harmony export */ });
/* harmony import */ var _mutex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22176);

const queues = new Map();
function exclusively(top, work) {
    const queue = queues.get(top) ?? new _mutex_js__WEBPACK_IMPORTED_MODULE_0__/* .Mutex */ .e();
    queues.set(top, queue);
    return queue.add(work);
}


/***/ }),

/***/ 22176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ Mutex)
/* harmony export */ });
class Mutex {
    #last = Promise.resolve();
    add(work) {
        const result = this.#last.then(work);
        this.#last = result.catch(() => undefined);
        return result;
    }
    async idle() {
        await this.#last;
    }
}


/***/ }),

/***/ 30109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   Xh: () => (/* binding */ Role),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   fn: () => (/* binding */ spentTogether),
/* harmony export */   hC: () => (/* binding */ Spending),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   tk: () => (/* binding */ noUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const Role = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['analyst', 'fixer', 'reviewer']);
const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    waitedMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    cachedTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    dollars: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
    savedDollars: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
    unpricedTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
});
const noUsage = {
    requests: 0,
    waitedMs: 0,
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
    dollars: 0,
    savedDollars: 0,
    unpricedTokens: 0,
};
const Spending = zod__WEBPACK_IMPORTED_MODULE_0__/* .partialRecord */ .jgl(Role, Usage);
function sumOf(usages) {
    const total = { ...noUsage };
    for (const usage of usages)
        for (const key of Object.keys(total))
            total[key] += usage[key];
    return total;
}
function usageOf({ spending }) {
    return sumOf(Role.options.flatMap(role => spending[role] ?? []));
}
function spentTogether(all) {
    return Object.fromEntries(Role.options.flatMap(role => {
        const usages = all.flatMap(spending => spending[role] ?? []);
        return usages.length === 0 ? [] : [[role, sumOf(usages)]];
    }));
}
function tokensOf({ inputTokens, outputTokens }) {
    return inputTokens + outputTokens;
}


/***/ }),

/***/ 89122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor),
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
const KNOWN = [
    /\bgh[pousr]_[A-Za-z0-9]{20,}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
    /\bsk-[A-Za-z0-9_-]{20,}/g,
    /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
    /\bxox[abpr]-[A-Za-z0-9-]{10,}/g,
    /\beyJ[\w-]{10,800}\.eyJ[\w-]{10,2000}\.[\w-]{10,1000}/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
    /(?<=:\/\/[^\s/:@"']{0,100}:)[^\s/@"']{3,200}(?=@)/g,
];
function hidden(secret) {
    return `***${'\n'.repeat(secret.split('\n').length - 1)}`;
}
function redactor(secrets) {
    const values = secrets
        .filter(secret => secret.length >= 6)
        .flatMap(secret => [secret, Buffer.from(secret).toString('base64').replace(/=+$/, '')])
        .toSorted((a, b) => b.length - a.length);
    return text => {
        const known = values.reduce((result, value) => result.replaceAll(value, hidden), text);
        return KNOWN.reduce((result, pattern) => result.replace(pattern, hidden), known);
    };
}
function redacted(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map(each => redacted(each, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [redact(key), redacted(each, redact)]));
}


/***/ }),

/***/ 29335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ parseSpans),
/* harmony export */   s: () => (/* binding */ withSpans)
/* harmony export */ });
function parseSpans(diff) {
    return [...diff.matchAll(/(?<=^|\n)@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/g)].map(([, at, count, to, many]) => ({
        before: side(at, count),
        after: side(to, many),
    }));
}
function side(line, lines) {
    const count = Number(lines ?? 1);
    return { at: count === 0 ? Number(line) : Number(line) - 1, count };
}
function withSpans(before, after, spans) {
    const old = linesOf(before);
    const fresh = linesOf(after);
    const parts = [];
    let done = 0;
    for (const span of spans.toSorted((a, b) => a.before.at - b.before.at)) {
        parts.push(...old.slice(done, span.before.at), ...fresh.slice(span.after.at, span.after.at + span.after.count));
        done = span.before.at + span.before.count;
    }
    return [...parts, ...old.slice(done)].join('');
}
function linesOf(text) {
    return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}


/***/ }),

/***/ 78258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Nw: () => (/* binding */ asksModels),
/* harmony export */   mK: () => (/* binding */ modelAccess)
/* harmony export */ });
/* harmony import */ var _fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35962);
/* harmony import */ var _fixers_models_pricing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12170);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3999);



function modelAccess(settings, host) {
    const apiKey = settings['anthropic-api-key'];
    const authToken = settings['anthropic-auth-token'];
    return {
        anthropic: {
            apiKey,
            authToken,
            baseUrl: settings['anthropic-base-url'],
            isThere: hasClaude(settings),
        },
        openai: { apiKey: settings['openai-api-key'], baseUrl: settings['openai-base-url'] },
        bedrock: { region: host.AWS_REGION ?? host.AWS_DEFAULT_REGION, baseUrl: host.ANTHROPIC_BEDROCK_BASE_URL },
        vertex: {
            region: host.CLOUD_ML_REGION,
            project: host.ANTHROPIC_VERTEX_PROJECT_ID ?? host.GOOGLE_CLOUD_PROJECT ?? host.GCLOUD_PROJECT,
            baseUrl: host.ANTHROPIC_VERTEX_BASE_URL,
        },
        effort: settings.effort,
        prices: (0,_fixers_models_pricing_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePrices */ .ap)(settings['model-prices']),
    };
}
function hasClaude(settings) {
    return settings['anthropic-api-key'] !== undefined || settings['anthropic-auth-token'] !== undefined;
}
const SECRET_VARIABLES = [
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'AWS_BEARER_TOKEN_BEDROCK',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];
function secretsOf(settings, host) {
    const values = [..._config_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .SECRET_INPUTS */ .pH.map(name => settings[name]), ...SECRET_VARIABLES.map(name => host[name])];
    return [...new Set(values.filter(value => value !== undefined && value !== ''))];
}
function asksModels(settings) {
    return (0,_fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(settings.models, hasClaude(settings)).some(_fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgent */ .yh);
}


/***/ }),

/***/ 31078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ planTests),
  t: () => (/* binding */ projectDirectory)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
;// CONCATENATED MODULE: ./lib/frameworks/custom.js
function customFramework(command, known) {
    const selector = test => known?.selector(test) ?? test.file;
    const filled = (tests, report) => {
        const words = [...new Set(tests.map(selector))].filter(word => word !== '');
        return command.args.flatMap(word => (word === '{tests}' ? words : [word.replaceAll('{report}', report)]));
    };
    const writes = command.args.some(word => word.includes('{report}'));
    return {
        name: known?.name ?? 'custom',
        programs: /^$/,
        detect: () => 'test-command is given',
        commands(_project, { selection, dir }) {
            const path = `${dir}/report.xml`;
            return [
                {
                    ...command,
                    args: filled(selection.kind === 'all' ? [] : selection.tests, path),
                    report: writes
                        ? { at: 'file', path, format: 'junit' }
                        : { at: 'project', patterns: undefined, format: 'junit' },
                },
            ];
        },
        selector,
        byHand: tests => [command.file, ...filled(tests, 'report.xml')],
        ...(known?.failedBuild === undefined ? {} : { failedBuild: output => known.failedBuild?.(output) ?? [] }),
    };
}

// EXTERNAL MODULE: ./lib/frameworks/parse-command.js
var parse_command = __webpack_require__(18786);
// EXTERNAL MODULE: ./lib/frameworks/detect.js + 19 modules
var detect = __webpack_require__(91118);
// EXTERNAL MODULE: ./lib/frameworks/resolve-command.js
var resolve_command = __webpack_require__(98213);
;// CONCATENATED MODULE: ./lib/engine/test-plan.js







function projectDirectory(checkout, settings) {
    const path = (0,external_node_path_.resolve)(checkout.top, settings['working-directory']);
    const step = (0,external_node_path_.relative)(checkout.top, path);
    if (step.startsWith('..')) {
        throw new errors/* UserError */.yo(`Input working-directory: ${settings['working-directory']} lies outside the repository.`, 'Use a path inside it.');
    }
    if (!(0,external_node_fs_.existsSync)(path)) {
        throw new errors/* UserError */.yo(`Input working-directory: there is no folder ${settings['working-directory']}.`, 'Use a path inside the repository.');
    }
    return path;
}
function planTests(project, settings, reported) {
    const ids = (reported ?? []).map(({ id }) => id);
    const text = settings['test-command'];
    if (text === undefined) {
        const packages = (0,detect/* detectPackages */.J1)(project, ids);
        if (packages.length > 0)
            return { packages, notes: [] };
        const names = detect/* FRAMEWORKS */.i.map(({ name }) => name).join(', ');
        throw new errors/* UserError */.yo(`No test framework was found in ${project.root} (looked for ${names}).`, 'Pass test-command, with {report} where the path of the JUnit XML belongs.');
    }
    const command = (0,parse_command/* parseCommand */.R)('test-command', text);
    const own = () => ({ dir: '', project, framework: customFramework(command, (0,detect/* detectFramework */.yl)(project, ids)) });
    if (command.args.some(word => /\{(?:tests|report)\}/.test(word)))
        return { packages: [own()], notes: [] };
    const seen = (0,resolve_command/* resolveCommand */.O)(command, project, detect/* FRAMEWORKS */.i);
    switch (seen.kind) {
        case 'framework':
            return { packages: [{ dir: '', project, framework: seen.framework, using: seen.using }], notes: [] };
        case 'packages': {
            const packages = (0,detect/* detectPackages */.J1)(project, ids);
            if (packages.length > 0)
                return { packages, notes: [] };
            return { packages: [own()], notes: [wholeSuite(text, 'no package has a test framework that is known')] };
        }
        case 'opaque':
            return { packages: [own()], notes: [wholeSuite(text, seen.why)] };
    }
}
function wholeSuite(command, why) {
    return `test-command ${command} runs the whole suite each time, since ${why}.`;
}


/***/ }),

/***/ 89764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z6: () => (/* binding */ createTestbeds),
  Xy: () => (/* binding */ editPolicy),
  Af: () => (/* binding */ limitsOf)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./lib/frameworks/project-files.js
var project_files = __webpack_require__(90278);
// EXTERNAL MODULE: ./lib/engine/test-plan.js + 1 modules
var test_plan = __webpack_require__(31078);
;// CONCATENATED MODULE: ./lib/test-runner/timeout-estimate.js
const WHOLE = { least: 60_000, times: 4 };
const PART = { least: 20_000, times: 2 };
class TimeoutEstimate {
    #most;
    #isTold;
    #wholeMs;
    constructor(most, told) {
        this.#most = most;
        this.#isTold = told;
    }
    deadline({ kind }) {
        if (this.#isTold || this.#wholeMs === undefined)
            return this.#most;
        const { least, times } = kind === 'all' ? WHOLE : PART;
        return Math.min(this.#most, Math.max(least, times * this.#wholeMs));
    }
    saw({ kind }, { complete, durationMs }) {
        if (kind === 'all' && complete)
            this.#wholeMs = Math.max(this.#wholeMs ?? 0, durationMs);
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
;// CONCATENATED MODULE: ./lib/test-runner/result-cache.js

const MOST = 40;
class CachedTestRunner {
    asked = 0;
    known = 0;
    #runs = new Map();
    #inner;
    #code;
    constructor(inner, code) {
        this.#inner = inner;
        this.#code = code;
    }
    async run(selection, signal) {
        this.asked += 1;
        const code = await this.#code();
        const known = selection.fresh === true || selection.seed !== undefined ? undefined : this.#known(selection, code);
        if (known !== undefined) {
            this.known += 1;
            return { ...known, cached: true };
        }
        const run = await this.#inner.run(selection, signal);
        if (run.complete && selection.seed === undefined)
            this.#keep(`${code} ${nameOf(selection)}`, run);
        return run;
    }
    describe(...args) {
        return this.#inner.describe(...args);
    }
    #known(selection, code) {
        return this.#runs.get(`${code} ${nameOf(selection)}`) ?? this.#runs.get(`${code} all`);
    }
    #keep(name, run) {
        this.#runs.delete(name);
        this.#runs.set(name, run);
        const [oldest] = this.#runs.keys();
        if (this.#runs.size > MOST && oldest !== undefined)
            this.#runs.delete(oldest);
    }
}
function nameOf(selection) {
    switch (selection.kind) {
        case 'all':
            return 'all';
        case 'only':
            return JSON.stringify(['only', ...selection.tests.map(test_case/* testKey */.S8).toSorted()]);
        case 'affected':
            return JSON.stringify(['affected', selection.tests.map(test_case/* testKey */.S8).toSorted(), [...selection.files].toSorted()]);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/test-runner/child-env.js
const ALLOWED = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'LANG',
    'LANGUAGE',
    'TZ',
    'TERM',
    'SystemRoot',
    'ComSpec',
    'PATHEXT',
    'USERPROFILE',
    'APPDATA',
    'LOCALAPPDATA',
    'ProgramFiles',
    'NVM_DIR',
    'VOLTA_HOME',
    'VIRTUAL_ENV',
    'CONDA_PREFIX',
    'PYENV_ROOT',
    'PYTHONPATH',
    'JAVA_HOME',
    'M2_HOME',
    'MAVEN_HOME',
    'GRADLE_HOME',
    'GRADLE_USER_HOME',
    'GOROOT',
    'GOPATH',
    'GOCACHE',
    'GOMODCACHE',
    'GOPROXY',
    'GOFLAGS',
    'GOTOOLCHAIN',
    'GOPRIVATE',
    'GONOSUMDB',
    'CARGO_HOME',
    'RUSTUP_HOME',
    'CARGO_TARGET_DIR',
    'DOTNET_ROOT',
    'GEM_HOME',
    'GEM_PATH',
    'BUNDLE_PATH',
    'BUNDLE_GEMFILE',
    'RBENV_ROOT',
    'COMPOSER_HOME',
    'PHPRC',
    'PHP_INI_SCAN_DIR',
    'PLAYWRIGHT_BROWSERS_PATH',
    'CC',
    'CXX',
    'CMAKE_PREFIX_PATH',
    'CMAKE_GENERATOR',
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
    'LD_LIBRARY_PATH',
    'SSL_CERT_FILE',
    'NODE_EXTRA_CA_CERTS',
];
const MARKER = 'FIX_TESTS_RUN';
function childEnvironment(host, options) {
    const names = new Set([
        ...ALLOWED,
        ...Object.keys(host).filter(name => name.startsWith('LC_')),
        ...options.pass,
    ]);
    const env = {};
    for (const name of names) {
        const value = host[name];
        if (value === undefined || options.secrets.some(secret => secret !== '' && value.includes(secret)))
            continue;
        env[name] = value;
    }
    return { ...env, CI: 'true', TMPDIR: options.temp, TEMP: options.temp, TMP: options.temp, [MARKER]: options.marker };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/test-runner/memory-watchdog.js

const EVERY_MS = 500;
const PAGE = 4_096;
function watchMemory(group, limit, over) {
    if (group === undefined || limit === undefined || process.platform !== 'linux')
        return { [Symbol.dispose]: () => undefined };
    const timer = setInterval(() => {
        if (memoryOf(group) > limit)
            over(limit);
    }, EVERY_MS);
    return { [Symbol.dispose]: () => clearInterval(timer) };
}
function memoryOf(group) {
    const pids = (0,external_node_fs_.readdirSync)('/proc').filter(name => /^\d+$/.test(name));
    return pids.filter(pid => groupOf(pid) === group).reduce((sum, pid) => sum + ownMemory(pid), 0);
}
function groupOf(pid) {
    const stat = read(`/proc/${pid}/stat`);
    const group = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2];
    return group === undefined ? undefined : Number(group);
}
function ownMemory(pid) {
    const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number);
    return Math.max(0, resident - shared) * PAGE;
}
function read(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./lib/test-reports/capped-text.js
var capped_text = __webpack_require__(54613);
;// CONCATENATED MODULE: ./lib/test-runner/process-output.js


const MOST_KEPT = 512 * 1024 * 1024;
const PIECE = 64 * 1024;
const FOLLOW_MS = 100;
const MOST_AT_ONCE = 8 * 1024 * 1024;
const LONGEST_LINE = 20_000;
class CappedOutput {
    #decoder = new TextDecoder();
    #text;
    constructor(kept) {
        this.#text = new capped_text/* CappedText */.R(kept);
    }
    add(chunk) {
        this.#text.add(this.#decoder.decode(chunk, { stream: true }));
    }
    text() {
        return this.#text.text();
    }
}
class Lines {
    #rest = '';
    #decoder = new TextDecoder();
    #heard;
    constructor(heard) {
        this.#heard = heard;
    }
    add(chunk) {
        if (this.#heard === undefined)
            return;
        const lines = (this.#rest + this.#decoder.decode(chunk, { stream: true })).split('\n');
        this.#rest = (lines.pop() ?? '').slice(-LONGEST_LINE);
        for (const line of lines)
            this.#heard(line);
    }
    end() {
        if (this.#rest !== '')
            this.#heard?.(this.#rest);
        this.#rest = '';
    }
}
class KeptOutput {
    descriptor;
    #reading;
    #written = 0;
    #read = 0;
    constructor(path) {
        this.descriptor = (0,external_node_fs_.openSync)(path, 'a', 0o600);
        this.#reading = (0,external_node_fs_.openSync)(path, 'r');
    }
    write(chunk) {
        this.#written += chunk.length;
        if (this.#written > MOST_KEPT)
            return;
        try {
            (0,external_node_fs_.writeSync)(this.descriptor, chunk);
        }
        catch {
            this.#written = Number.POSITIVE_INFINITY;
        }
    }
    follow(heard) {
        const timer = setInterval(() => this.rest(heard), FOLLOW_MS);
        return { [Symbol.dispose]: () => clearInterval(timer) };
    }
    rest(heard) {
        for (let passed = 0; passed < MOST_AT_ONCE; passed += PIECE) {
            const piece = Buffer.alloc(PIECE);
            const length = (0,external_node_fs_.readSync)(this.#reading, piece, 0, PIECE, this.#read);
            if (length === 0)
                return;
            this.#read += length;
            heard(piece.subarray(0, length));
        }
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.closeSync)(this.descriptor);
        (0,external_node_fs_.closeSync)(this.#reading);
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/process-tree.js


function killTree(pid, marker, signal) {
    if (pid !== undefined)
        send(process.platform === 'win32' ? pid : -pid, signal);
    for (const stray of marked(marker))
        send(stray, signal);
}
function marked(marker) {
    if (process.platform !== 'linux')
        return [];
    const wanted = `${MARKER}=${marker}\0`;
    const pids = (0,external_node_fs_.readdirSync)('/proc').filter(name => /^\d+$/.test(name));
    return pids.map(Number).filter(pid => pid !== process.pid && environmentOf(pid).includes(wanted));
}
function environmentOf(pid) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`, 'latin1');
    }
    catch {
        return '';
    }
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        if (error.code !== 'ESRCH' && error.code !== 'EPERM')
            throw error;
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/process.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








const OUTPUT = { head: 32_000, tail: 200_000 };
const ERRORS = { head: 500_000, tail: 500_000 };
const GRACE_MS = 2_000;
const DRAIN_MS = 1_000;
async function runProcess(command, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        options.signal.throwIfAborted();
        const started = external_node_perf_hooks_.performance.now();
        const startedAt = Date.now();
        const output = new CappedOutput(OUTPUT);
        const errors = new CappedOutput(ERRORS);
        const lines = new Lines(options.onLine);
        const heard = (chunk) => {
            output.add(chunk);
            lines.add(chunk);
        };
        const kept = __addDisposableResource(env_1, options.keep === undefined ? undefined : new KeptOutput(options.keep.path), false);
        const both = options.keep?.what === 'both' ? kept : undefined;
        const child = start(command, { options, into: both?.descriptor });
        if ('exit' in child)
            return { ...child, startedAt, durationMs: 0 };
        child.stdout?.on('data', (chunk) => {
            heard(chunk);
            kept?.write(chunk);
        });
        child.stderr?.on('data', (chunk) => {
            heard(chunk);
            errors.add(chunk);
        });
        const _followed = __addDisposableResource(env_1, both?.follow(heard), false);
        const exit = await ended(child, command, options);
        killTree(child.pid, options.marker, 'SIGKILL');
        await Promise.race([drained(child), (0,external_node_timers_promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
        both?.rest(heard);
        lines.end();
        options.signal.throwIfAborted();
        return { exit, output: output.text(), errors: errors.text(), startedAt, durationMs: external_node_perf_hooks_.performance.now() - started };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function start(command, { options, into }) {
    try {
        return (0,external_node_child_process_.spawn)(command.file, [...command.args], {
            cwd: options.cwd,
            env: { ...options.env, ...command.env, ...pathOf(command, options.env) },
            stdio: into === undefined ? ['ignore', 'pipe', 'pipe'] : ['ignore', into, into],
            detached: process.platform !== 'win32',
            windowsHide: true,
        });
    }
    catch (error) {
        const { code = '' } = error;
        if (NOT_A_PROGRAM.has(code))
            return { exit: { kind: 'not-found', command: command.file }, output: '', errors: '' };
        const said = REFUSED[code];
        if (said === undefined)
            throw error;
        return { exit: { kind: 'exited', code: 126 }, output: said, errors: said };
    }
}
const NOT_A_PROGRAM = new Set([
    'ENOENT',
    'EACCES',
    'ENOTDIR',
    'ENOEXEC',
    'ELOOP',
    'ENAMETOOLONG',
    'EPERM',
]);
const REFUSED = {
    E2BIG: 'The argument list is too long.',
    ERR_INVALID_ARG_VALUE: 'An argument has a character that no argument can have.',
};
function pathOf({ paths = [], env = {} }, host) {
    if (paths.length === 0)
        return {};
    return { PATH: [...paths, env.PATH ?? host.PATH ?? ''].join(external_node_path_.delimiter) };
}
async function ended(child, command, options) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const deadline = new AbortController();
        const stop = AbortSignal.any([options.signal, deadline.signal]);
        const timer = setTimeout(() => deadline.abort(), options.timeoutMs);
        let tooMuch;
        const _watch = __addDisposableResource(env_2, watchMemory(child.pid, options.memory, limit => {
            tooMuch = limit;
            deadline.abort();
        }), false);
        const exited = (0,external_node_events_.once)(child, 'exit');
        try {
            const stopped = new Promise(resolve => stop.addEventListener('abort', () => resolve('stopped'), { once: true }));
            const first = await Promise.race([exited, stopped]);
            if (first !== 'stopped') {
                const [code, signal] = first;
                return code === null ? { kind: 'killed', signal: signal ?? 'unknown' } : { kind: 'exited', code };
            }
            killTree(child.pid, options.marker, tooMuch === undefined ? 'SIGTERM' : 'SIGKILL');
            await Promise.race([exited, (0,external_node_timers_promises_.setTimeout)(GRACE_MS)]);
            return tooMuch === undefined
                ? { kind: 'timed-out', afterMs: options.timeoutMs }
                : { kind: 'out-of-memory', limit: tooMuch };
        }
        catch (error) {
            const code = error.code;
            if (NOT_A_PROGRAM.has(code ?? ''))
                return { kind: 'not-found', command: command.file };
            throw error;
        }
        finally {
            clearTimeout(timer);
        }
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
async function drained(child) {
    const open = [child.stdout, child.stderr].flatMap(stream => (stream === null || stream.closed ? [] : [stream]));
    await Promise.all(open.map(stream => (0,external_node_events_.once)(stream, 'close')));
}

;// CONCATENATED MODULE: ./lib/test-runner/compilers.js





const TIMEOUT_MS = 20_000;
const PYTHON = 'import ast, sys; ast.parse(open(sys.argv[1], "rb").read())';
const TYPESCRIPT = 'require("node:module").stripTypeScriptTypes(require("node:fs").readFileSync(process.argv[1], "utf8"), { mode: "transform" })';
function compilers(options) {
    return async (file) => {
        const command = parserFor((0,external_node_path_.join)(options.root, file));
        if (command === undefined)
            return undefined;
        const marker = (0,external_node_crypto_.randomUUID)();
        const env = childEnvironment(options.host, { pass: [], secrets: [], temp: options.temp, marker });
        const run = { cwd: options.root, env, marker, timeoutMs: TIMEOUT_MS, signal: options.signal };
        const { exit, output } = await runProcess(command, run);
        if (exit.kind !== 'exited')
            return undefined;
        if (exit.code === 0)
            return true;
        return /SyntaxError|IndentationError|TabError/.test(output) && !/UNSUPPORTED_TYPESCRIPT/.test(output)
            ? false
            : undefined;
    };
}
function parserFor(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        return undefined;
    if (/\.pyi?$/.test(path))
        return { file: process.platform === 'win32' ? 'python' : 'python3', args: ['-I', '-c', PYTHON, path] };
    if (/\.[mc]?js$/.test(path))
        return { file: process.execPath, args: ['--check', path] };
    const types = 'typescript' in process.features && process.features.typescript !== false;
    return types && /\.[mc]?ts$/.test(path)
        ? { file: process.execPath, args: ['--no-warnings', '-e', TYPESCRIPT, path] }
        : undefined;
}

// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/frameworks/parse-command.js
var parse_command = __webpack_require__(18786);
;// CONCATENATED MODULE: ./lib/test-runner/run-result.js
function runResult(ended) {
    const { exit, report, output, detail } = ended;
    switch (exit.kind) {
        case 'not-found':
            return named('not-found', `The tests could not start: ${exit.command} was not found.`);
        case 'timed-out':
            return named('timed-out', `The tests did not end within ${Math.round(exit.afterMs / 1000)} s.`);
        case 'out-of-memory':
            return named('out-of-memory', `The tests used more than ${Math.round(exit.limit / 1_000_000)} MB of memory and were ended.`);
        case 'killed':
            return ranOut(output)
                ? named('out-of-memory', `The tests ran out of memory (${exit.signal}).`)
                : CRASHES.has(exit.signal)
                    ? named('crashed', `The tests crashed (${exit.signal}): ${lastLine(output)}`)
                    : named('killed', `The tests were killed by ${exit.signal}.`);
        case 'exited':
            return exited(ended, { code: exit.code, report, detail });
    }
}
const CRASHES = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP']);
const CRASH_CODES = new Set([132, 133, 134, 135, 136, 139]);
const KILLED_CODES = { 130: 'SIGINT', 137: 'SIGKILL', 143: 'SIGTERM' };
function exited(ended, { code, report, detail }) {
    const { cases, output, mayBeEmpty } = ended;
    const failed = cases.some(({ status }) => status === 'failed');
    if (report !== 'read' && code !== 0 && ranOut(output))
        return named('out-of-memory', `The tests ran out of memory: ${lastLine(output)}`);
    const signal = KILLED_CODES[code];
    if (report !== 'read' && signal !== undefined)
        return named('killed', `The tests were killed by ${signal}.`);
    if (report === 'broken')
        return named('broken-report', `The tests wrote a report, but ${detail}`);
    if (report === 'half')
        return named('half-report', `The report of the tests is not complete: ${detail}`);
    if (CRASH_CODES.has(code) && !failed)
        return named('crashed', `The tests crashed (exit code ${code}): ${lastLine(output)}`);
    if (report === 'stale')
        return named('stale-report', `The tests ended with exit code ${code} and wrote no report, and those that are there are older: ${lastLine(output)}`);
    if (report === 'none')
        return named('no-report', `The tests ended with exit code ${code} and wrote no report: ${lastLine(output)}`);
    if (cases.length === 0 && !mayBeEmpty)
        return named('no-tests', 'No test ran.');
    if (code !== 0 && !failed)
        return named('failed-without-failures', `All tests passed, but the command ended with exit code ${code}.`);
    return { result: 'finished', note: undefined };
}
function named(result, note) {
    return { result, note };
}
function ranOut(output) {
    return /JavaScript heap out of memory|java\.lang\.OutOfMemoryError|fatal error: (?:runtime: )?out of memory|^MemoryError\b|Cannot allocate memory|memory allocation of \d+ bytes failed|std::bad_alloc/m.test(output.slice(-20_000));
}
function lastLine(output) {
    const line = output.trim().split('\n').at(-1)?.trim() ?? '';
    const said = line === '' ? 'it printed nothing' : line.slice(0, 300);
    return /[.!?]$/.test(said) ? said : `${said}.`;
}

// EXTERNAL MODULE: ./lib/test-reports/read-reports.js + 27 modules
var read_reports = __webpack_require__(45720);
// EXTERNAL MODULE: ./lib/test-reports/formats/plain.js
var plain = __webpack_require__(70081);
;// CONCATENATED MODULE: ./lib/test-runner/live-progress.js

const PROGRESS_MS = 500;
class LiveProgress {
    #counts = { passed: 0, failed: 0, skipped: 0 };
    #emit;
    #told = 0;
    constructor(emit) {
        this.#emit = emit;
    }
    line(line) {
        const test = (0,plain/* endedTest */.T)(line);
        if (test === undefined)
            return;
        this.#counts[test.status] += 1;
        const now = Date.now();
        if (now - this.#told < PROGRESS_MS)
            return;
        this.#told = now;
        this.#emit({ kind: 'tests-progress', ...this.#counts, latest: test.title });
    }
}

// EXTERNAL MODULE: ./lib/test-reports/discover.js
var discover = __webpack_require__(27947);
// EXTERNAL MODULE: ./lib/test-reports/decode.js
var decode = __webpack_require__(43586);
// EXTERNAL MODULE: ./lib/test-reports/unreadable.js
var unreadable = __webpack_require__(50059);
;// CONCATENATED MODULE: ./lib/test-runner/run-reports.js





async function readRunReports(left) {
    const { sources, stale } = await found(left);
    if (sources.length === 0)
        return { cases: [], report: stale ? 'stale' : 'none', detail: '' };
    const cases = [];
    let half = '';
    for (const source of sources) {
        try {
            const read = await (0,read_reports/* readReport */.tL)(source, options(left));
            for (const testCase of read.cases)
                cases.push(testCase);
            if (!read.complete)
                half ||= read.notes.join(' ') || 'it breaks off.';
        }
        catch (error) {
            const said = sayingOf(error);
            return { cases: [], report: isNone(left, said) ? 'none' : 'broken', detail: said };
        }
    }
    return { cases, report: half === '' ? 'read' : 'half', detail: half };
}
function options({ place, result, framework, relative }) {
    if (place.at === 'nowhere')
        return { framework, relative };
    const errors = place.at === 'output' && place.format === 'go-json' ? result.errors : undefined;
    return { format: place.format, framework, errors, relative };
}
function isNone({ place, result }, said) {
    return place.at === 'output' || (result.exit.kind === 'exited' && result.exit.code !== 0 && said === 'it is empty.');
}
async function found({ place, result, kept, root, patterns, }) {
    switch (place.at) {
        case 'nowhere':
            return { sources: [], stale: false };
        case 'output':
            return { sources: kept === undefined || (await sizeOf(kept)) === 0 ? [] : [(0,decode/* bytesOf */.$$)(kept)], stale: false };
        case 'file':
            return { sources: (await sizeOf(place.path)) === undefined ? [] : [(0,decode/* bytesOf */.$$)(place.path)], stale: false };
        case 'project': {
            const paths = await (0,discover/* reportPathsIn */.uD)(root, place.patterns ?? patterns);
            const dated = (await Promise.all(paths.map(dateOf))).filter(each => each !== undefined);
            const fresh = dated.filter(({ at }) => at >= result.startedAt + 1).toSorted((a, b) => (a.path < b.path ? -1 : 1));
            return { sources: fresh.map(({ path }) => (0,decode/* bytesOf */.$$)(path)), stale: dated.length > fresh.length };
        }
    }
}
function sayingOf(error) {
    if (error instanceof unreadable/* UnreadableReport */.s)
        return error.message;
    const { code, syscall } = error;
    if (code === undefined || syscall === undefined)
        throw error;
    return `it cannot be read (${code}).`;
}
async function dateOf(path) {
    return (0,promises_.stat)(path).then(info => (info.isFile() ? { path, at: info.mtimeMs } : undefined), () => undefined);
}
async function sizeOf(path) {
    return (0,promises_.lstat)(path).then(info => (info.isFile() ? info.size : undefined), () => undefined);
}

;// CONCATENATED MODULE: ./lib/test-runner/package-runner.js







class PackageRunner {
    #selects;
    #named = new Set();
    #unnamed = new Set();
    #seen = new Set();
    #options;
    #dir;
    constructor(options) {
        this.#options = options;
        this.#dir = options.of.dir;
    }
    part(selection) {
        if (selection.kind === 'all')
            return selection;
        const { framework } = this.#options.of;
        const tests = selection.tests
            .filter(test => (test.framework === framework.name || framework.name === 'custom') &&
            (test.file === '' || this.#owns(test.file)))
            .map(test => ({ ...test, file: this.#inside(test.file) }));
        if (selection.kind === 'only')
            return tests.length === 0 ? undefined : { ...selection, tests };
        const files = selection.files.filter(file => this.#owns(file)).map(file => this.#inside(file));
        return tests.length === 0 && files.length === 0 ? undefined : { ...selection, tests, files };
    }
    knows(test) {
        return this.#seen.has((0,test_case/* testKey */.S8)(test));
    }
    async run(selection, at) {
        const run = async (wanted, name) => {
            const result = await this.#run(wanted, { ...at, dir: (0,external_node_path_.join)(at.dir, name) });
            for (const { id } of result.cases)
                this.#seen.add((0,test_case/* testKey */.S8)(id));
            return result;
        };
        if (selection.kind !== 'only')
            return run(selection, 'run');
        const keyIn = (test) => (0,test_case/* testKey */.S8)(this.#outside(test));
        const byName = this.#selects === false ? [] : selection.tests.filter(test => !this.#unnamed.has(keyIn(test)));
        const only = byName.length === 0 ? undefined : await run({ ...selection, tests: byName }, 'only');
        const found = byName.filter(test => only !== undefined && isIn(only, this.#outside(test)));
        for (const test of found)
            this.#named.add(keyIn(test));
        if (found.length > 0)
            this.#selects = true;
        const sought = selection.tests.filter(test => !found.includes(test) && !this.#named.has(keyIn(test)));
        if (only !== undefined && (sought.length === 0 || only.exit.kind !== 'exited'))
            return only;
        const files = await run({ kind: 'affected', tests: sought, files: [] }, 'files');
        const inFiles = sought.filter(test => isIn(files, this.#outside(test)));
        if (this.#selects === undefined && inFiles.length > 0)
            this.#selects = false;
        for (const test of inFiles)
            this.#unnamed.add(keyIn(test));
        return only === undefined || found.length === 0 ? files : both(files, only);
    }
    get dir() {
        return this.#dir;
    }
    byHand(tests) {
        return this.#options.of.framework.byHand(tests);
    }
    async #run(selection, { dir, signal }) {
        const { framework, project, using } = this.#options.of;
        await (0,promises_.mkdir)(dir, { recursive: true });
        const related = await this.#related(selection, { dir, signal });
        const steps = [];
        for (const command of framework.commands(project, { selection, dir, related, using })) {
            for (const [name, text] of Object.entries(command.files ?? {}))
                await (0,promises_.writeFile)((0,external_node_path_.join)(dir, name), text);
            const step = await this.#step(command, { dir, signal, selection, index: steps.length });
            steps.push(step);
            if (step.last)
                break;
        }
        return this.#together(steps, selection);
    }
    async #related(selection, { dir, signal }) {
        const { framework, project } = this.#options.of;
        if (selection.kind !== 'affected' || selection.files.length === 0)
            return [];
        if (framework.related !== undefined) {
            const ask = async (command) => {
                const path = (0,external_node_path_.join)(dir, 'asked');
                const { exit } = await this.#options.process({ ...command, report: { at: 'nowhere' } }, { cwd: project.root, signal, keep: { path, what: 'stdout' } });
                return exit.kind === 'exited' && exit.code === 0 ? await (0,promises_.readFile)(path, 'utf8') : undefined;
            };
            return framework.related(selection.files, { ask, root: project.root });
        }
        if (framework.relates === true || this.#options.testsThatImport === undefined)
            return [];
        const found = await this.#options.testsThatImport(selection.files.map(file => external_node_path_.posix.join(this.#dir, file)));
        return found.filter(file => this.#owns(file)).map(file => this.#inside(file));
    }
    async #step(command, at) {
        const { report } = command;
        const progress = new LiveProgress(this.#options.emit);
        const kept = report.at === 'output' ? (0,external_node_path_.join)(at.dir, `output-${at.index}`) : undefined;
        const result = await this.#options.process(command, {
            cwd: this.#options.of.project.root,
            signal: at.signal,
            onLine: line => progress.line(line),
            ...(kept === undefined
                ? {}
                : { keep: { path: kept, what: report.at === 'output' && report.format === 'cargo' ? 'both' : 'stdout' } }),
        });
        const { framework, project } = this.#options.of;
        const read = await readRunReports({
            place: report,
            result,
            kept,
            root: project.root,
            patterns: this.#options.reportPaths,
            framework: framework.name === 'custom' ? undefined : framework.name,
            relative: (0,read_reports/* relativiser */.$5)(project.root, project.exists),
        });
        const reported = read.cases.map(each => ({ ...each, id: this.#outside(each.id) }));
        const builds = report.at === 'nowhere';
        const failed = builds && !(result.exit.kind === 'exited' && result.exit.code === 0);
        const asks = read.cases.length === 0 ? failed || !builds : report.at === 'project';
        const cases = asks ? this.#failedBuild(result) : [];
        return {
            result,
            builds,
            cases: [...reported, ...cases],
            report: cases.length > 0 ? 'read' : read.report,
            detail: read.detail,
            last: failed || result.exit.kind !== 'exited',
        };
    }
    #failedBuild(result) {
        if (result.exit.kind !== 'exited' || result.exit.code === 0)
            return [];
        const { framework, project } = this.#options.of;
        const relative = (0,read_reports/* relativiser */.$5)(project.root, project.exists);
        const cases = framework.failedBuild?.(result.output) ?? [];
        return cases.map(each => ({ ...each, id: this.#outside({ ...each.id, file: relative(each.id.file) }) }));
    }
    #together(steps, selection) {
        const tests = steps.filter(step => !step.builds || step.cases.length > 0 || step.last);
        const cases = tests.flatMap(step => step.cases);
        const counts = (all) => selection.kind === 'only' ? all.filter(({ status }) => status !== 'skipped') : all;
        const several = tests.length > 1;
        const judged = tests.map(step => runResult({
            exit: step.result.exit,
            output: step.result.output,
            report: step.report,
            detail: step.detail,
            cases: counts(step.cases),
            mayBeEmpty: selection.kind === 'affected' || (several && counts(cases).length > 0),
        }));
        const worst = judged.find(({ result }) => result !== 'finished');
        const result = worst?.result ?? 'finished';
        const failing = tests.find((_, index) => judged[index]?.result !== 'finished') ?? tests.at(-1);
        return {
            cases,
            complete: result === 'finished',
            result,
            exit: failing?.result.exit ?? { kind: 'exited', code: 0 },
            durationMs: steps.reduce((sum, step) => sum + step.result.durationMs, 0),
            output: steps.map(step => step.result.output).join('\n'),
            notes: judged.flatMap(({ note }) => note ?? []),
        };
    }
    #owns(file) {
        const below = (dir) => dir === '' || file === dir || file.startsWith(`${dir}/`);
        return below(this.#dir) && !this.#options.nested.some(below);
    }
    #inside(file) {
        return this.#dir === '' || file === '' ? file : file.slice(this.#dir.length + 1);
    }
    #outside(test) {
        return this.#dir === '' || test.file === '' || test.file.startsWith('/')
            ? test
            : { ...test, file: external_node_path_.posix.join(this.#dir, test.file) };
    }
}
function isIn(run, test) {
    const key = (0,test_case/* testKey */.S8)(test);
    return run.cases.some(({ id, status }) => status !== 'skipped' && ((0,test_case/* testKey */.S8)(id) === key || (0,test_case/* encloses */.t$)(test, id)));
}
function both(first, second) {
    const keys = new Set(first.cases.map(({ id }) => (0,test_case/* testKey */.S8)(id)));
    const worst = first.complete ? second : first;
    return {
        ...worst,
        cases: [...first.cases, ...second.cases.filter(({ id }) => !keys.has((0,test_case/* testKey */.S8)(id)))],
        durationMs: first.durationMs + second.durationMs,
        output: `${second.output}\n${first.output}`,
        notes: [...second.notes, ...first.notes],
    };
}

;// CONCATENATED MODULE: ./lib/test-runner/test-runner.js











const SETUP_MS = 15 * 60_000;
class ProcessTestRunner {
    spentMs = 0;
    #options;
    #packages;
    #deadline;
    constructor(options) {
        this.#options = options;
        this.#deadline = options.timeoutMs;
        this.#packages = options.packages.map(of => new PackageRunner({
            ...options,
            of,
            nested: options.packages.flatMap(other => (isWithin(other, of) ? other.dir : [])),
            process: (command, process) => this.#process(command, process),
        }));
    }
    async run(selection, signal) {
        const dir = (0,external_node_path_.join)(this.#options.temp, `run-${(0,external_node_crypto_.randomUUID)()}`);
        await (0,promises_.mkdir)(dir, { recursive: true });
        try {
            this.#deadline = this.#options.pace?.deadline(selection) ?? this.#options.timeoutMs;
            const runs = [];
            for (const [index, each] of this.#packages.entries()) {
                const own = each.part(this.#routed(selection, each));
                if (own !== undefined)
                    runs.push(await each.run(own, { dir: (0,external_node_path_.join)(dir, String(index)), signal }));
            }
            const run = together(runs);
            this.#options.pace?.saw(selection, run);
            return run;
        }
        finally {
            await (0,promises_.rm)(dir, { recursive: true, force: true });
        }
    }
    async setup(command, signal) {
        this.#options.emit({ kind: 'setup', command: (0,parse_command/* printCommand */.T)(command) });
        const timeoutMs = Math.max(SETUP_MS, this.#options.timeoutMs);
        const { exit, output } = await this.#process(command, { cwd: this.#options.root, timeoutMs, signal });
        if (exit.kind === 'exited' && exit.code === 0)
            return;
        if (exit.kind === 'not-found') {
            throw new errors/* UserError */.yo(`The command ${JSON.stringify(exit.command)} of ${(0,parse_command/* printCommand */.T)(command).slice(0, 200)} was not found.`, 'Install it in an earlier step, or correct setup-command.');
        }
        throw new errors/* UserError */.yo(`setup-command ${(0,parse_command/* printCommand */.T)(command)} ${ending(exit)}: ${lastLine(output)}`, 'Run it in this job’s checkout to see why, and correct setup-command.');
    }
    describe(tests) {
        const selection = { kind: 'only', tests };
        const lines = this.#packages.flatMap(each => {
            const own = each.part(this.#routed(selection, each));
            if (own?.kind !== 'only')
                return [];
            const [file = '', ...args] = each.byHand(own.tests);
            const line = (0,parse_command/* printCommand */.T)({ file, args });
            return each.dir === '' ? line : `(cd ${(0,shell_words/* shellWord */.r7)(each.dir)} && ${line})`;
        });
        if (lines.length > 0)
            return lines.join(' && ');
        const [file = '', ...args] = this.#packages[0]?.byHand(tests) ?? [];
        return (0,parse_command/* printCommand */.T)({ file, args });
    }
    #routed(selection, to) {
        if (selection.kind === 'all')
            return selection;
        const others = this.#packages.filter(each => each !== to);
        return {
            ...selection,
            tests: selection.tests.filter(test => test.file !== '' || to.knows(test) || !others.some(each => each.knows(test))),
        };
    }
    async #process(command, options) {
        const { host, pass, secrets, memory } = this.#options;
        const marker = (0,external_node_crypto_.randomUUID)();
        const temp = (0,external_node_path_.join)(this.#options.temp, 'tmp');
        await (0,promises_.mkdir)(temp, { recursive: true });
        const env = childEnvironment(host, { pass, secrets, temp, marker });
        const limits = { timeoutMs: this.#deadline, ...(memory === undefined ? {} : { memory }) };
        const result = await runProcess(command, { ...limits, ...options, env, marker });
        this.spentMs += result.durationMs;
        return result;
    }
}
function isWithin(inner, outer) {
    return (inner !== outer &&
        inner.framework.name === outer.framework.name &&
        (outer.dir === '' ? inner.dir !== '' : inner.dir.startsWith(`${outer.dir}/`)));
}
function together(runs) {
    const [first] = runs;
    if (first === undefined) {
        return {
            cases: [],
            complete: false,
            result: 'no-tests',
            exit: { kind: 'exited', code: 0 },
            durationMs: 0,
            output: '',
            notes: ['No test ran.'],
        };
    }
    if (runs.length === 1)
        return first;
    const worst = runs.find(({ complete }) => !complete) ?? first;
    return {
        cases: runs.flatMap(({ cases }) => cases),
        complete: worst.complete,
        result: worst.result,
        exit: worst.exit,
        durationMs: runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
        output: runs.map(({ output }) => output).join('\n'),
        notes: runs.flatMap(({ notes }) => notes),
    };
}
function ending(exit) {
    switch (exit.kind) {
        case 'exited':
            return `ended with exit code ${exit.code}`;
        case 'killed':
            return `was killed by ${exit.signal}`;
        case 'timed-out':
            return `did not end within ${Math.round(exit.afterMs / 1000)} s`;
        case 'out-of-memory':
            return `used more than ${Math.round(exit.limit / 1_000_000)} MB of memory and was ended`;
        case 'not-found':
            return `could not start (${exit.command} was not found)`;
    }
}

// EXTERNAL MODULE: ./lib/workspace/workspace.js + 2 modules
var workspace_workspace = __webpack_require__(99743);
;// CONCATENATED MODULE: ./lib/engine/testbeds.js






class Testbeds {
    #options;
    #runners = [];
    #caches = [];
    #made = 0;
    constructor(options) {
        this.#options = options;
    }
    get spentMs() {
        return this.#runners.reduce((sum, { spentMs }) => sum + spentMs, 0);
    }
    get runs() {
        return this.#caches.reduce((sum, { asked }) => sum + asked, 0);
    }
    get known() {
        return this.#caches.reduce((sum, { known }) => sum + known, 0);
    }
    checkout(workspace) {
        return this.#site(workspace, { temp: this.#options.temp, emit: this.#options.emit });
    }
    async copy(commit) {
        const { copies, workspace: shared } = this.#options;
        const copy = await copies.make(shared.head);
        if (copy === undefined)
            return undefined;
        this.#made += 1;
        const name = `copy-${this.#made}`;
        const repository = shared.repository.at(copy.root, name);
        const workspace = await workspace_workspace/* GitWorkspace */.A.open({ ...shared, root: copy.root, repository, journal: undefined }, commit);
        const temp = (0,external_node_path_.join)(this.#options.temp, name);
        await (0,promises_.mkdir)(temp, { recursive: true });
        const emit = event => event.kind !== 'tests-progress' && this.#options.emit(event);
        return { ...this.#site(workspace, { temp, emit }), [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose]() };
    }
    #site(workspace, { temp, emit }) {
        const { checkout, projectRoot, packagesAt, runner: options, signal } = this.#options;
        const root = (0,external_node_path_.join)(workspace.root, (0,external_node_path_.relative)(checkout.top, projectRoot));
        const runner = new ProcessTestRunner({ ...options, root, packages: packagesAt(root), temp, emit });
        this.#runners.push(runner);
        const synced = {
            async run(selection, stop) {
                await workspace.sync();
                return runner.run(selection, stop);
            },
            describe: targets => runner.describe(targets),
        };
        const tests = new CachedTestRunner(synced, () => workspace.code());
        this.#caches.push(tests);
        return {
            workspace,
            runner,
            tests,
            compiles: compilers({ root: workspace.root, host: options.host, temp, signal }),
        };
    }
}

// EXTERNAL MODULE: ./lib/engine/source-index.js + 3 modules
var source_index = __webpack_require__(36764);
;// CONCATENATED MODULE: ./lib/engine/testbed-settings.js







function createTestbeds(options) {
    const { settings, reported, project, files, host, secrets, ...shared } = options;
    const timeoutMs = deadlineOf(settings, reported);
    return new Testbeds({
        ...shared,
        projectRoot: project.root,
        packagesAt: root => (0,test_plan/* planTests */.z)((0,project_files/* projectAt */.t)(root), settings, reported).packages,
        runner: {
            host,
            pass: settings['pass-env'],
            secrets,
            timeoutMs,
            pace: new TimeoutEstimate(timeoutMs, settings['test-timeout-minutes'] !== undefined),
            reportPaths: settings['report-paths'],
            testsThatImport: async (changed) => files.testsThatImport(changed, source_index/* isTestFile */.hl),
            memory: testbed_settings_memoryOf(settings),
        },
    });
}
function editPolicy(settings) {
    return {
        protected: settings['protected-paths'],
        matches: (pattern, path) => picomatch.isMatch(path, pattern, { dot: true }),
    };
}
function limitsOf(settings) {
    return {
        iterations: settings['max-iterations'],
        attempts: settings['max-attempts'],
        minutes: settings['timeout-minutes'],
        tokens: settings['max-tokens'],
        dollars: settings['max-cost-usd'],
        cluster: {
            minutes: settings['max-cluster-minutes'],
            tokens: settings['max-cluster-tokens'],
            dollars: settings['max-cluster-cost-usd'],
        },
    };
}
function deadlineOf(settings, reported) {
    const told = settings['test-timeout-minutes'];
    if (told !== undefined)
        return told * 60_000;
    const took = (reported ?? []).reduce((sum, { durationMs }) => sum + durationMs, 0);
    return Math.min(Math.max(3 * took, 5 * 60_000), 15 * 60_000);
}
function testbed_settings_memoryOf(settings) {
    const told = settings['test-memory-mb'];
    return told === undefined ? 0.9 * (0,external_node_os_.totalmem)() : told * 1_000_000;
}


/***/ }),

/***/ 12170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ rateAt),
/* harmony export */   NT: () => (/* binding */ MILLION),
/* harmony export */   Nn: () => (/* binding */ usageFor),
/* harmony export */   ap: () => (/* binding */ parsePrices)
/* harmony export */ });
/* unused harmony export dollarsFor */
/* harmony import */ var _domain_model_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30109);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);


const MILLION = 1_000_000;
function rateAt(price, input) {
    return price.long !== undefined && input > price.long.above ? price.long.price : price;
}
function dollarsFor(tokens, price) {
    const { input, output, cacheRead, cacheWrite } = rateAt(price, tokens.input);
    const plain = tokens.input - tokens.cacheRead - tokens.cacheWrite;
    const dollars = (plain * input + tokens.cacheRead * cacheRead + tokens.cacheWrite * cacheWrite + tokens.output * output) / MILLION;
    const uncached = (tokens.input * input + tokens.output * output) / MILLION;
    return { dollars, saved: uncached - dollars };
}
function usageFor(tokens, { price, waitedMs }) {
    const counted = {
        ..._domain_model_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
        requests: 1,
        waitedMs,
        inputTokens: tokens.input,
        cachedTokens: tokens.cacheRead,
        outputTokens: tokens.output,
    };
    if (price === undefined)
        return { ...counted, unpricedTokens: tokens.input + tokens.output };
    const { dollars, saved } = dollarsFor(tokens, price);
    return { ...counted, dollars, savedDollars: saved };
}
function parsePrices(entries) {
    return new Map(entries.map(entry => {
        const at = entry.lastIndexOf('=');
        const name = entry.slice(0, at).trim();
        const numbers = entry
            .slice(at + 1)
            .split('/')
            .map(text => (/^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN));
        const [input = Number.NaN, output = Number.NaN, cacheRead = input, cacheWrite = input] = numbers;
        const isRight = at > 0 && /^[a-z]+\/./.test(name) && numbers.length <= 4;
        if (!isRight || ![input, output, cacheRead, cacheWrite].every(Number.isFinite)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Input model-prices: ${JSON.stringify(entry)} is not a price.`, 'Use provider/model=input/output/cache read/cache write in dollars per million tokens, such as openai/my-model=2/10/0.2.');
        }
        return [name, { input, output, cacheRead, cacheWrite }];
    }));
}


/***/ }),

/***/ 35962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ modelFor),
/* harmony export */   UB: () => (/* binding */ DEFAULT_MODEL),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   yh: () => (/* binding */ isAgent)
/* harmony export */ });
/* unused harmony exports PROVIDERS, parseModelName */
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);

const PROVIDERS = ['anthropic', 'bedrock', 'vertex', 'openai'];
function parseModelName(name) {
    const at = name.indexOf('/');
    const provider = PROVIDERS.find(each => each === name.slice(0, at));
    const model = name.slice(at + 1).trim();
    return at < 0 || provider === undefined || model === '' ? undefined : { provider, model };
}
const DEFAULT_MODEL = 'anthropic/claude-sonnet-5-5';
function namesOf(told, hasClaude) {
    return told ?? (hasClaude ? [DEFAULT_MODEL, 'offline'] : ['offline']);
}
function isAgent(name) {
    return parseModelName(name) !== undefined;
}
async function modelFor(name, access) {
    const parsed = parseModelName(name);
    if (parsed === undefined)
        throw new Error(`${name} is no model`);
    const { provider, model } = parsed;
    const told = { model, effort: access.effort, price: access.prices.get(name) };
    switch (provider) {
        case 'anthropic': {
            const { apiKey, authToken, baseUrl } = access.anthropic;
            if (apiKey === undefined && authToken === undefined)
                throw withoutKey(name, 'anthropic-api-key (or anthropic-auth-token)');
            const { anthropicModel } = await Promise.all(/* import() */[__webpack_require__.e(968), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 34692));
            return anthropicModel({ ...told, apiKey, authToken, baseUrl });
        }
        case 'openai': {
            const { apiKey, baseUrl } = access.openai;
            if (apiKey === undefined && baseUrl === undefined)
                throw withoutKey(name, 'openai-api-key');
            const { OpenAIModel } = await Promise.all(/* import() */[__webpack_require__.e(193), __webpack_require__.e(198)]).then(__webpack_require__.bind(__webpack_require__, 30198));
            return new OpenAIModel({ ...told, apiKey, baseUrl });
        }
        case 'bedrock': {
            const { bedrockModel } = await Promise.all(/* import() */[__webpack_require__.e(968), __webpack_require__.e(820), __webpack_require__.e(690)]).then(__webpack_require__.bind(__webpack_require__, 81690));
            return bedrockModel({ ...told, ...access.bedrock });
        }
        case 'vertex': {
            const { vertexModel } = await Promise.all(/* import() */[__webpack_require__.e(968), __webpack_require__.e(33), __webpack_require__.e(411)]).then(__webpack_require__.bind(__webpack_require__, 19411));
            return vertexModel({ ...told, ...access.vertex });
        }
    }
}
function withoutKey(name, input) {
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input models asks for ${name}, but there is no key.`, `Pass ${input} from a secret, or use models: offline.`);
}


/***/ }),

/***/ 27947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W_: () => (/* binding */ reportsInWorkspace),
/* harmony export */   uD: () => (/* binding */ reportPathsIn),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* unused harmony export USUAL_REPORTS */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73382);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78104);
/* harmony import */ var _frameworks_detect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91118);
/* harmony import */ var _frameworks_project_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90278);
/* harmony import */ var _read_reports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45720);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43586);








const USUAL_REPORTS = [
    '**/{junit,report,test-report,test-results,pytest,vitest,jest}*.xml',
    '**/TEST-*.xml',
    '**/{test-results,test-reports,reports,junit,surefire-reports,failsafe-reports}/**/*.xml',
];
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/vendor/**', '**/.venv/**'];
function reportPathsIn(root, patterns) {
    const options = { cwd: root, ignore: IGNORED, absolute: true, dot: true, followSymbolicLinks: false };
    return (0,tinyglobby__WEBPACK_IMPORTED_MODULE_7__/* .glob */ .TI)([...(patterns ?? USUAL_REPORTS)], options);
}
async function reportsInWorkspace(root, options) {
    const wanted = (options.patterns ?? USUAL_REPORTS).join(', ');
    const paths = (await reportPathsIn(root, options.patterns)).toSorted();
    if (paths.length === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`No test report matches ${wanted}.`, 'Have the tests write JUnit XML, and give its path in report-paths.');
    }
    const since = options.since ?? 0;
    const dated = await Promise.all(paths.map(async (path) => ({ path, name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path), at: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).mtimeMs })));
    const stale = dated.filter(({ at }) => at < since);
    const fresh = dated.filter(({ at }) => at >= since);
    if (fresh.length === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Every test report that matches ${wanted} is older than the commit that failed.`, 'Run the tests before, so that they write fresh reports.');
    }
    return {
        files: fresh.map(({ path, name }) => ({ name, open: () => (0,_decode_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$$)(path) })),
        notes: stale.map(({ name }) => `${name} is older than the commit that failed, and was ignored.`),
    };
}
async function readAll(files, options) {
    const project = (0,_frameworks_project_files_js__WEBPACK_IMPORTED_MODULE_4__/* .projectAt */ .t)(options.root);
    const { cases, complete, unreadable, notes: odd, } = await (0,_read_reports_js__WEBPACK_IMPORTED_MODULE_5__/* .readReports */ .oh)(files, {
        likely: (0,_frameworks_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .detectFramework */ .yl)(project, [])?.name,
        relative: (0,_read_reports_js__WEBPACK_IMPORTED_MODULE_5__/* .relativiser */ .$5)(options.root, project.exists),
    });
    const notes = [...options.notes, ...unreadable, ...odd];
    if (unreadable.length === files.length) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`No test report can be read: ${notes.slice(0, 3).join(' ')}`, 'Check that the job uploads complete JUnit XML files, and that report-paths or artifact-name names them.');
    }
    return { cases, complete, files: files.length - unreadable.length, notes };
}


/***/ }),

/***/ 22349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isAlive),
/* harmony export */   y: () => (/* binding */ lockCheckout)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);


async function lockCheckout(path) {
    for (let tried = 1;; tried += 1) {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, String(process.pid), { flag: 'wx' });
            return { [Symbol.asyncDispose]: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true }) };
        }
        catch (error) {
            if (error.code !== 'EEXIST')
                throw error;
            const owner = Number(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''));
            if (tried > 1 || (owner !== process.pid && isAlive(owner))) {
                throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Another run of fix-tests (process ${owner}) is at work in this checkout.`, 'Wait for its end, or stop it.');
            }
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
        }
    }
}
function isAlive(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return false;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}


/***/ }),

/***/ 73907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ GuardedFiles),
/* harmony export */   G: () => (/* binding */ below)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_policy_edit_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93490);



class GuardedFiles {
    root;
    #stamps = new Map();
    #made = new Set();
    constructor(root) {
        this.root = root;
    }
    async read(path) {
        const at = await this.#inside(path);
        if (at === undefined)
            return undefined;
        const info = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(at).catch(() => undefined);
        if (info === undefined || !info.isFile() || info.size > _domain_policy_edit_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FILE_BYTES */ .gZ)
            return undefined;
        const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(at);
        if (bytes.includes(0))
            return undefined;
        try {
            return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        }
        catch {
            return undefined;
        }
    }
    async writable(path) {
        const at = await this.#inside(path);
        if (at === undefined)
            return false;
        const info = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(at).catch((error) => (error.code === 'ENOENT' ? undefined : error));
        return info === undefined || (!(info instanceof Error) && info.isFile());
    }
    async put(path, text) {
        const at = await this.#inside(path);
        if (at === undefined)
            throw new Error(`${path} is not inside the workspace`);
        const info = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(at).catch(() => undefined);
        if (info !== undefined && !info.isFile())
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(at, { recursive: true, force: true });
        if (text === undefined) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(at, { force: true });
            return this.#removeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
        }
        const made = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at), { recursive: true });
        if (made !== undefined)
            this.#remember(made, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(at, text);
        await this.#stamp(at);
    }
    #remember(first, last) {
        this.#made.add(last);
        if (last.length > first.length)
            this.#remember(first, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(last));
    }
    async #removeFolders(folder) {
        if (!this.#made.delete(folder))
            return;
        const removed = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder).then(() => true, () => false);
        if (removed)
            await this.#removeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
    }
    async #stamp(at) {
        const second = Math.max(Math.floor(Date.now() / 1000), (this.#stamps.get(at) ?? 0) + 1);
        this.#stamps.set(at, second);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.utimes)(at, second, second);
    }
    async #inside(path) {
        const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(this.root);
        let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
        while (folder.startsWith(root) && folder !== root) {
            const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => undefined);
            if (real !== undefined && real !== folder)
                return undefined;
            if (real !== undefined)
                break;
            folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        }
        const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path);
        return below(root, at) && at !== root ? at : undefined;
    }
}
function below(root, path) {
    const step = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return step !== '..' && !step.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(step);
}


/***/ }),

/***/ 16217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ Repository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10297);




const DEPTH = 100;
const CONFIG = `[core]
\trepositoryformatversion = 0
\tbare = false
\tautocrlf = false
\tsafecrlf = false
\tlogAllRefUpdates = false
\tsymlinks = true
[gc]
\tauto = 0
[maintenance]
\tauto = false
[commit]
\tgpgSign = false
[safe]
\tdirectory = *
`;
const ATTRIBUTES = '* -text -filter -ident !eol !merge !diff !working-tree-encoding\n';
class Repository {
    dir;
    #work;
    #host;
    #name;
    #texts;
    #listings;
    constructor(options, known) {
        this.dir = options.dir;
        this.#work = options.work;
        this.#host = options.host;
        this.#name = options.name;
        this.#texts = known === undefined ? new Map() : known.#texts;
        this.#listings = known === undefined ? new Map() : known.#listings;
    }
    static async open(options) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(options.dir, { recursive: true, mode: 0o700 });
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(['init', '--quiet', '--bare', '--initial-branch=fix-tests', options.dir], {
            cwd: options.dir,
            host: options.host,
        });
        return new Repository({ ...options, name: 'bot' });
    }
    at(work, name) {
        return new Repository({ dir: this.dir, work, host: this.#host, name }, this);
    }
    async git(args, options = {}) {
        this.#seal();
        return (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(args, {
            cwd: this.#work,
            host: this.#host,
            env: this.#env(options),
            ...(options.input === undefined ? {} : { input: options.input }),
        });
    }
    async fetch(from, refs, env = {}) {
        await this.git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', `--depth=${DEPTH}`, '--end-of-options', from, ...refs], {
            env,
        });
    }
    async has(object) {
        this.#seal();
        const { code } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['cat-file', '-e', object], {
            cwd: this.#work,
            host: this.#host,
            env: this.#env({}),
            codes: [1, 128],
        });
        return code === 0;
    }
    async isAncestor(earlier, later) {
        if (!/^[0-9a-f]{40}$/.test(later))
            return false;
        this.#seal();
        const options = { cwd: this.#work, host: this.#host, env: this.#env({}), codes: [1, 128] };
        return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['merge-base', '--is-ancestor', earlier, later], options)).code === 0;
    }
    async log(after, to) {
        const text = await this.git(['log', '--format=%H%n%B%x00', `${after}..${to}`]);
        return text
            .split('\0')
            .map(entry => entry.trim())
            .filter(entry => entry !== '')
            .map(entry => ({ sha: entry.slice(0, 40), message: entry.slice(41) }));
    }
    async text(commit, path) {
        const key = `${commit}:${path}`;
        if (!this.#texts.has(key))
            this.#texts.set(key, await this.#read(commit, path));
        return this.#texts.get(key);
    }
    async #read(commit, path) {
        const entry = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(await this.git(['ls-tree', commit, '--', path]))[0];
        const blob = /^100\d{3} blob ([0-9a-f]+)/.exec(entry ?? '')?.[1];
        return blob === undefined ? undefined : this.git(['cat-file', 'blob', blob]);
    }
    async listing(of) {
        const known = this.#listings.get(of) ?? entriesOf(await this.git(['ls-tree', '-r', '-z', of]));
        this.#listings.set(of, known);
        return known;
    }
    async treeWith(base, files) {
        const index = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.dir, `${this.#name}-trial-index`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(index, { force: true });
        const entries = new Map(await this.listing(base));
        for (const [path, text] of files) {
            const mode = entries.get(path)?.slice(0, 6) ?? '100644';
            if (text === undefined)
                entries.delete(path);
            else {
                const blob = await this.git(['hash-object', '-w', '--stdin', '--no-filters'], { input: text });
                entries.set(path, `${mode} ${blob.trim()}`);
            }
        }
        const input = [...entries].map(([path, entry]) => `${entry}\t${path}\0`).join('');
        await this.git(['update-index', '-z', '--index-info'], { index, input });
        const tree = (await this.git(['write-tree'], { index })).trim();
        this.#listings.set(tree, entries);
        return tree;
    }
    async commitTree(options) {
        const parents = options.parents.flatMap(parent => ['-p', parent]);
        const sha = (await this.git(['commit-tree', options.tree, ...parents, '-F', '-'], { input: options.message })).trim();
        const known = this.#listings.get(options.tree);
        if (known !== undefined)
            this.#listings.set(sha, known);
        return sha;
    }
    async merged(texts) {
        const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.dir, 'merge-'));
        try {
            const paths = await Promise.all([texts.ours, texts.base, texts.theirs].map(async (text, index) => {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, String(index)), text);
                return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, String(index));
            }));
            return await this.git(['merge-file', '-p', '--quiet', ...paths]);
        }
        catch (error) {
            if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS)
                return undefined;
            throw error;
        }
        finally {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
        }
    }
    #seal() {
        const at = (...path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.dir, ...path);
        for (const file of ['config', 'gitconfig'])
            restore(at(file), CONFIG);
        for (const path of [at('hooks'), at('commondir'), at('config.worktree'), at('objects', 'info', 'alternates')]) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(at('info'), { recursive: true });
        restore(at('info', 'attributes'), ATTRIBUTES);
    }
    #env({ index, env }) {
        return {
            GIT_DIR: this.dir,
            GIT_WORK_TREE: this.#work,
            GIT_INDEX_FILE: index ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.dir, `${this.#name}-index`),
            GIT_CONFIG_GLOBAL: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.dir, 'gitconfig'),
            ...env,
        };
    }
}
function entriesOf(text) {
    const entries = text.split('\0').filter(entry => entry !== '');
    return new Map(entries.map(entry => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t([\s\S]*)$/.exec(entry) ?? [];
        return [path, `${mode} ${id}`];
    }));
}
function restore(path, text) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile() && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') === text)
            return;
    }
    catch {
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${path}.new`, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(`${path}.new`, text);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(`${path}.new`, path);
}


/***/ }),

/***/ 99743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ GitWorkspace)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/domain/policy/edit-policy.js
var edit_policy = __webpack_require__(93490);
// EXTERNAL MODULE: ./lib/domain/text/spans.js
var spans = __webpack_require__(29335);
// EXTERNAL MODULE: ./lib/workspace/guarded-files.js
var guarded_files = __webpack_require__(73907);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
// EXTERNAL MODULE: ./lib/workspace/churn.js
var churn = __webpack_require__(74807);
;// CONCATENATED MODULE: ./lib/workspace/history.js


const PLAIN_DIFF = ['--no-color', '--no-ext-diff', '--no-textconv'];
class GitHistory {
    #options;
    #failingDiff;
    constructor(options) {
        this.#options = options;
    }
    failingDiff() {
        this.#failingDiff ??= this.#readFailingDiff();
        return this.#failingDiff;
    }
    async base() {
        const { base, head, repository } = this.#options;
        if (base !== undefined && (await repository.has(`${base}^{commit}`))) {
            const found = await this.#git(['merge-base', '--end-of-options', base, head]).catch(() => '');
            if (found.trim() !== '' && found.trim() !== head)
                return found.trim();
        }
        return (await repository.has(`${head}^1^{commit}`))
            ? (await this.#git(['rev-parse', `${head}^1`])).trim()
            : undefined;
    }
    async bisect({ good, steps, ask }) {
        const { head, repository } = this.#options;
        if (!(await repository.isAncestor(good, head)))
            return undefined;
        await this.#git(['update-ref', '--no-deref', 'HEAD', head]);
        let said = await this.#git(['bisect', 'start', '--no-checkout', head, good]);
        try {
            for (let step = 0; said !== undefined; step += 1) {
                const first = /^(?<sha>[0-9a-f]{40}) is the first bad commit/m.exec(said)?.groups?.sha;
                if (first !== undefined)
                    return { sha: first, subject: (await this.#git(['log', '-1', '--format=%s', first])).trim() };
                if (step === steps)
                    return undefined;
                const commit = (await this.#git(['rev-parse', '--verify', 'BISECT_HEAD'])).trim();
                said = await this.#told(await ask(commit));
            }
            return undefined;
        }
        finally {
            await this.#git(['bisect', 'reset']).catch(() => '');
        }
    }
    async #told(answer) {
        return this.#git(['bisect', answer]).catch((error) => {
            if (error instanceof git/* GitError */.XS && (error.code === 1 || error.code === 2))
                return undefined;
            throw error;
        });
    }
    async recent() {
        return (0,churn/* byChanges */.Z)(await this.#git((0,churn/* recentLog */.m)(this.#options.head)));
    }
    async log(path) {
        const format = '--format=%h %as %an: %s';
        return this.#asked(['log', '-15', format, '--no-show-signature', this.#options.head, '--', path]);
    }
    async blame(path, { from, to }) {
        return this.#asked(['blame', '--date=short', '--abbrev=7', `-L${from},${to}`, this.#options.head, '--', path]);
    }
    async diff(path) {
        const { head, repository } = this.#options;
        if (!(await repository.has(`${head}^1^{commit}`)))
            return '';
        return this.#asked(['diff', ...PLAIN_DIFF, `${head}^1`, head, '--', path]);
    }
    async #asked(args) {
        return this.#git(args).catch((error) => {
            if (error instanceof git/* GitError */.XS)
                return '';
            throw error;
        });
    }
    async #readFailingDiff() {
        const { head, repository } = this.#options;
        if (!(await repository.has(`${head}^1^{commit}`)))
            return '';
        return this.#git(['diff', ...PLAIN_DIFF, `${head}^1`, head]);
    }
    #git(args) {
        return this.#options.repository.git(args);
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/workspace/edit-journal.js



const Entry = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    found: schemas/* string */.YjP().nullable(),
    written: schemas/* array */.YOg(schemas/* string */.YjP()),
    text: schemas/* string */.YjP().nullable().default(null),
});
class EditJournal {
    #path;
    #entries = new Map();
    constructor(path) {
        this.#path = path;
    }
    async note(path, { found, text }) {
        if (this.#path === undefined)
            return;
        const before = this.#entries.get(path);
        const written = [...(before?.written.slice(-1) ?? []), digest(text)];
        this.#entries.set(path, { path, found: found ?? null, written, text: text ?? null });
        await (0,promises_.writeFile)(`${this.#path}.new`, JSON.stringify([...this.#entries.values()]));
        await (0,promises_.rename)(`${this.#path}.new`, this.#path);
    }
    async end() {
        this.#entries.clear();
        if (this.#path !== undefined)
            await (0,promises_.rm)(this.#path, { force: true });
    }
    static async recover(path, files) {
        const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
        const entries = text === undefined ? [] : parse(text);
        const restored = [];
        const left = [];
        for (const entry of entries) {
            if (!(await files.writable(entry.path)))
                continue;
            const now = await files.read(entry.path);
            if (now === (entry.found ?? undefined))
                continue;
            if (entry.written.includes(digest(now)) || isBeginning(now, entry)) {
                await files.put(entry.path, entry.found ?? undefined);
                restored.push(entry.path);
            }
            else
                left.push(entry.path);
        }
        await (0,promises_.rm)(path, { force: true });
        return { restored, left };
    }
}
function parse(text) {
    try {
        return schemas/* array */.YOg(Entry).parse(JSON.parse(text));
    }
    catch {
        return [];
    }
}
function isBeginning(now, { text, found }) {
    return now !== undefined && [text, found].some(whole => whole?.startsWith(now) === true);
}
function digest(text) {
    return text === undefined ? 'none' : (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

;// CONCATENATED MODULE: ./lib/workspace/workspace.js







const MAX_DIFF = 20_000;
class GitWorkspace {
    root;
    history;
    #files;
    #journal;
    #options;
    #tip;
    #tree;
    #found = new Map();
    #crlf = new Set();
    #written = new Map();
    constructor(options) {
        this.root = options.root;
        this.#files = new guarded_files/* GuardedFiles */.A(options.root);
        this.#journal = new EditJournal(options.journal);
        this.history = new GitHistory(options);
        this.#options = options;
        this.#tip = options.head;
    }
    static async open(options, tip) {
        const workspace = new GitWorkspace(options);
        await options.repository.listing(tip);
        await workspace.#moveTo(tip);
        return workspace;
    }
    static recover(root, journal) {
        return EditJournal.recover(journal, new guarded_files/* GuardedFiles */.A(root));
    }
    get tip() {
        return this.#tip;
    }
    async list() {
        const tracked = await this.#options.repository.listing(this.#tip);
        return [...new Set([...tracked.keys(), ...(await this.changed())])];
    }
    async read(path) {
        const text = await this.#files.read(path);
        if (text === undefined || this.#found.has(path))
            return text;
        return (await this.#tipText(path)) === undefined ? undefined : text;
    }
    async original(path) {
        return this.#tipText(path);
    }
    async write(path, text) {
        const refusal = (0,edit_policy/* editRefusal */.DQ)(path, this.#options.policy);
        if (refusal !== undefined)
            return { ok: false, reason: refusal };
        if (!(await this.#files.writable(path)))
            return { ok: false, reason: `${path} is a link, a folder, or outside the project.` };
        const now = await this.#files.read(path);
        const tracked = await this.#tipText(path);
        if (now === undefined && tracked !== undefined)
            return { ok: false, reason: `${path} is not text that can be edited.` };
        if (now !== undefined && tracked === undefined && !this.#found.has(path)) {
            return { ok: false, reason: `${path} is not tracked by git, so a change of it would not be part of the fix.` };
        }
        const stored = now?.replaceAll('\r\n', '\n');
        if (!this.#found.has(path) && stored !== tracked?.replaceAll('\r\n', '\n'))
            return { ok: false, reason: `${path} lies here in another form than git stores it, so it cannot be edited.` };
        await this.#touch(path, now);
        this.#written.set(path, this.#storesLf(path) ? text.replaceAll('\r\n', '\n') : text);
        await this.#put(path, text);
        return { ok: true };
    }
    async reset(path) {
        this.#written.delete(path);
        if (this.#found.has(path))
            await this.#put(path, await this.#onDisk(path));
    }
    async sync() {
        for (const path of this.#found.keys()) {
            const wanted = await this.#onDisk(path);
            if (wanted !== (await this.#files.read(path)))
                await this.#put(path, wanted);
        }
    }
    async changed() {
        return [...(await this.#edits()).keys()];
    }
    async diff() {
        return cutDiff(await this.#git(['diff', ...PLAIN_DIFF, this.#tip, await this.tree()]));
    }
    async changeDiff() {
        return this.#git(['diff', ...PLAIN_DIFF, this.#options.head, this.#tip]);
    }
    async tree() {
        const edits = await this.#edits();
        const of = JSON.stringify([this.#tip, [...edits].map(([path, text]) => [path, text ?? null])]);
        if (this.#tree?.of !== of)
            this.#tree = { of, id: await this.#options.repository.treeWith(this.#tip, edits) };
        return this.#tree.id;
    }
    hasTree(tree) {
        return this.#options.repository.has(`${tree}^{tree}`);
    }
    async refusal() {
        const edits = await this.#edits();
        return (0,edit_policy/* sizeRefusal */.sH)([...edits].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text ?? '') })));
    }
    async commit({ tree, message }) {
        return this.#commit(tree, message);
    }
    async squash(message) {
        await this.discard();
        return this.#commit(await this.tree(), message, this.#options.head);
    }
    async #commit(tree, message, parent = this.#tip) {
        const { repository, redact = text => text } = this.#options;
        const make = this.#options.makeCommit ?? (commit => repository.commitTree(commit));
        const sha = await make({ tree, parents: [parent], message: redact(message) });
        await this.#moveTo(sha);
        return sha;
    }
    async code() {
        const differing = [];
        for (const path of this.#found.keys()) {
            const text = await this.#stored(path);
            if (text !== (await this.#options.repository.text(this.#options.head, path)))
                differing.push([path, text ?? null]);
        }
        return (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify(differing.toSorted(([a], [b]) => (a < b ? -1 : 1))))
            .digest('hex');
    }
    async place(files) {
        await this.discard();
        for (const [path, text] of files) {
            await this.#touch(path, await this.#files.read(path));
            this.#written.set(path, text);
        }
        await this.sync();
    }
    async restore(tree) {
        await this.place(await this.#texts(tree, await this.#names(this.#tip, tree)));
    }
    async merge({ base, tree }) {
        const { repository } = this.#options;
        await this.discard();
        const merged = new Map();
        for (const [path, theirs] of await this.#texts(tree, await this.#names(base, tree))) {
            const before = await repository.text(base, path);
            const ours = await this.#tipText(path);
            if (ours === before)
                merged.set(path, theirs);
            else if (ours !== theirs) {
                if (ours === undefined || before === undefined || theirs === undefined)
                    return false;
                const text = await repository.merged({ ours, base: before, theirs });
                if (text === undefined)
                    return false;
                merged.set(path, text);
            }
        }
        await this.place(merged);
        return true;
    }
    async changes() {
        const { head, repository } = this.#options;
        const changes = [];
        for (const path of await this.#names(head, this.#tip)) {
            const diff = await this.#git(['diff', ...PLAIN_DIFF, '--no-renames', '--unified=0', head, this.#tip, '--', path]);
            const before = await repository.text(head, path);
            changes.push({ path, before, after: await this.#tipText(path), spans: (0,spans/* parseSpans */.B)(diff) });
        }
        return changes;
    }
    async revert({ commit, message }) {
        await this.discard();
        await this.#git(['update-ref', '--no-deref', 'HEAD', this.#tip]);
        await this.#git(['read-tree', this.#tip]);
        for (const path of await this.#names(`${commit}^`, commit)) {
            await this.#touch(path, await this.#files.read(path));
            await this.#put(path, await this.#tipText(path));
            await this.#note(path, await this.#options.repository.text(`${commit}^`, path));
        }
        await this.#git(['update-index', '-q', '--refresh']).catch(() => '');
        const tree = await this.#revertedTree(commit);
        await this.#git(['revert', '--quit']);
        if (tree === undefined) {
            await this.discard();
            return undefined;
        }
        return this.#commit(tree, message);
    }
    async #revertedTree(commit) {
        try {
            await this.#git(['revert', '--no-commit', commit]);
        }
        catch (error) {
            if (error instanceof git/* GitError */.XS && error.code === 1)
                return undefined;
            throw error;
        }
        return (await this.#git(['write-tree'])).trim();
    }
    async discard() {
        this.#written.clear();
        await this.sync();
    }
    log() {
        return this.#options.repository.log(this.#options.head, this.#tip);
    }
    get touched() {
        return new Set(this.#found.keys());
    }
    async at(commit, work) {
        const tip = this.#tip;
        if (!(await this.#isText(tip, commit)))
            return undefined;
        await this.discard();
        await this.#moveTo(commit);
        try {
            return await work();
        }
        finally {
            await this.#moveTo(tip);
        }
    }
    async [Symbol.asyncDispose]() {
        for (const [path, text] of this.#found)
            await this.#files.put(path, text);
        this.#found.clear();
        await this.#journal.end();
    }
    async #isText(from, to) {
        const options = ['--no-renames', '--end-of-options', from, to];
        const sizes = await this.#git(['diff', '--numstat', ...options]);
        if (/^-\t-\t/m.test(sizes))
            return false;
        const modes = await this.#git(['diff', '--raw', ...options]);
        return [...modes.matchAll(/^:(\d{6}) (\d{6}) /gm)].every(([, ...sides]) => sides.every(mode => mode === '000000' || mode.startsWith('100')));
    }
    async #moveTo(sha) {
        for (const path of await this.#names(this.#tip, sha))
            await this.#touch(path, await this.#files.read(path));
        this.#tip = sha;
        this.#written.clear();
        await this.sync();
    }
    async #edits() {
        const edits = new Map();
        for (const [path, text] of this.#written)
            if (text !== (await this.#tipText(path)))
                edits.set(path, text);
        return edits;
    }
    async #stored(path) {
        return this.#written.has(path) ? this.#written.get(path) : this.#tipText(path);
    }
    async #onDisk(path) {
        const text = await this.#stored(path);
        return text !== undefined && this.#storesLf(path) ? text.replaceAll('\n', '\r\n') : text;
    }
    async #texts(tree, paths) {
        const texts = new Map();
        for (const path of paths)
            texts.set(path, await this.#options.repository.text(tree, path));
        return texts;
    }
    #storesLf(path) {
        return this.#crlf.has(path);
    }
    async #touch(path, now) {
        if (this.#found.has(path))
            return;
        this.#found.set(path, now);
        const stored = await this.#options.repository.text(this.#options.head, path);
        if (now?.includes('\r\n') && stored !== undefined && !stored.includes('\r'))
            this.#crlf.add(path);
    }
    async #put(path, text) {
        await this.#note(path, text);
        await this.#files.put(path, text);
    }
    #note(path, text) {
        return this.#journal.note(path, { found: this.#found.get(path), text });
    }
    async #tipText(path) {
        return this.#options.repository.text(this.#tip, path);
    }
    async #names(from, to) {
        if (from === to)
            return [];
        const names = await this.#git(['diff', '--name-only', '--no-renames', '-z', '--end-of-options', from, to]);
        return names.split('\0').filter(name => name !== '');
    }
    #git(args) {
        return this.#options.repository.git(args);
    }
}
function cutDiff(diff) {
    return diff.length > MAX_DIFF
        ? `${diff.slice(0, MAX_DIFF)}\n… ${diff.length - MAX_DIFF} characters left out …\n`
        : diff;
}


/***/ }),

/***/ 40123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ Worktrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97829);
/* harmony import */ var _guarded_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73907);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10297);
/* harmony import */ var _concurrency_keyed_mutex_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74503);







const MOST_FILES = 400_000;
const MOST_BYTES = 4_000_000_000;
const SHARED = new Set(['node_modules', '.venv', 'venv', 'vendor', 'site-packages', '.yarn', 'bower_components']);
const LEFT_OUT = new Set([
    '.git',
    '.pytest_cache',
    '__pycache__',
    '.mypy_cache',
    '.ruff_cache',
    '.nyc_output',
    'coverage',
    '.cache',
    '.vite',
    '.turbo',
]);
const INSTALLED = new Set(['coverage', '__pycache__']);
class Worktrees {
    #checkout;
    #dir;
    #beside = [];
    #made = 0;
    constructor(checkout, dir) {
        this.#checkout = checkout;
        this.#dir = dir;
    }
    static async open(checkout, dir) {
        const copies = new Worktrees(checkout, dir);
        await copies[Symbol.asyncDispose]();
        return copies;
    }
    async look() {
        const listed = await this.#git(['ls-files', '--others', '--directory', '-z']);
        const names = listed.split('\0').filter(name => name !== '');
        this.#beside = (await Promise.all(names.map(name => this.#seen(name.replace(/\/$/, ''))))).flat();
    }
    async make(sha) {
        this.#made += 1;
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#dir, String(this.#made));
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(this.#checkout.top));
        const dispose = () => this.#remove([root]);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
            await this.#git(['worktree', 'add', '--quiet', '--detach', '--force', root, sha]);
            const room = new Room();
            for (const each of this.#beside)
                await this.#carry(each, { root, room });
        }
        catch (error) {
            await dispose();
            if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS || error instanceof TooLarge || isFileSystem(error))
                return undefined;
            throw error;
        }
        return { root, [Symbol.asyncDispose]: dispose };
    }
    async [Symbol.asyncDispose]() {
        const listed = await this.#git(['worktree', 'list', '--porcelain', '-z']).catch(quietly);
        const roots = listed.split('\0').flatMap(line => (line.startsWith('worktree ') ? [line.slice(9)] : []));
        const dir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(this.#dir).catch(() => this.#dir);
        await this.#remove(roots.filter(root => (0,_guarded_files_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .G)(dir, root) || (0,_guarded_files_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .G)(this.#dir, root)));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(this.#dir, { recursive: true, force: true, maxRetries: 3 });
    }
    async #remove(roots) {
        for (const root of roots) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root), { recursive: true, force: true, maxRetries: 3 });
            await this.#git(['worktree', 'remove', '--force', '--force', root]).catch(quietly);
        }
    }
    async #seen(path) {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
        if (LEFT_OUT.has(name))
            return [];
        const at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#checkout.top, path);
        const info = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(at).catch(() => undefined);
        if (info?.isSymbolicLink() === true)
            return [{ path, kind: 'link' }];
        if (info?.isFile() === true)
            return [{ path, kind: 'file' }];
        if (info?.isDirectory() !== true)
            return [];
        if (SHARED.has(name))
            return [{ path, kind: 'shared' }];
        const inside = await Promise.all((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(at)).map(entry => this.#seen((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, entry))));
        return [{ path, kind: 'folder' }, ...inside.flat()];
    }
    async #carry({ path, kind }, { root, room }) {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#checkout.top, path);
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
        room.take(0);
        switch (kind) {
            case 'folder':
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(to, { recursive: true });
                return;
            case 'link':
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)(this.#target(from, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(from), root), to);
                return;
            case 'file':
                await copied(from, to, room);
                return;
            case 'shared':
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(to, { recursive: true });
                for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(from, { withFileTypes: true })) {
                    if (LEFT_OUT.has(entry.name) && !INSTALLED.has(entry.name))
                        continue;
                    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, entry.name);
                    if (entry.isDirectory())
                        await this.#carry({ path: inside, kind: 'shared' }, { root, room });
                    else if (entry.isSymbolicLink())
                        await this.#carry({ path: inside, kind: 'link' }, { root, room });
                    else if (entry.isFile()) {
                        room.take(0);
                        const [source, target] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, entry.name), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, entry.name)];
                        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(source, target).catch(() => copied(source, target, room));
                    }
                }
        }
    }
    #target(from, target, root) {
        const at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(from), target);
        const { top } = this.#checkout;
        if (!(0,_guarded_files_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .G)(top, at))
            return at;
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(target) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, at)) : target;
    }
    #git(args) {
        const { top, host } = this.#checkout;
        return (0,_concurrency_keyed_mutex_js__WEBPACK_IMPORTED_MODULE_6__/* .exclusively */ .G)(top, () => (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(args, { cwd: top, host, env: _checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .ENV */ .Km }));
    }
}
class TooLarge extends Error {
}
class Room {
    #files = MOST_FILES;
    #bytes = MOST_BYTES;
    take(bytes) {
        this.#files -= 1;
        this.#bytes -= bytes;
        if (this.#files < 0 || this.#bytes < 0)
            throw new TooLarge();
    }
}
async function copied(from, to, room) {
    const info = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(from).catch(() => undefined);
    if (info === undefined)
        return;
    room.take(info.size);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, to, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE);
}
function quietly(error) {
    if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS)
        return '';
    throw error;
}
function isFileSystem(error) {
    const { code } = error;
    return code !== undefined && /^E[A-Z]+$/.test(code);
}


/***/ })

};
