export const id = 3156;
export const ids = [3156];
export const modules = {

/***/ 34424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showHistory: () => (/* binding */ showHistory)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/domain/history/fix-history.js
var fix_history = __webpack_require__(29257);
;// CONCATENATED MODULE: ./lib/domain/history/history-summary.js
function summarizeHistory({ runs = [], entries }) {
    const newest = runs.toSorted((a, b) => b.at - a.at);
    const sum = (of) => newest.reduce((total, run) => total + of(run), 0);
    return {
        runs: newest,
        fixes: entries.toSorted((a, b) => b.at - a.at),
        totals: {
            fixedRuns: newest.filter(({ outcome }) => outcome === 'fixed').length,
            fixedTests: sum(({ fixed }) => fixed.length),
            dollars: sum(({ dollars }) => dollars),
            tokens: sum(({ tokens }) => tokens),
            spentMs: sum(({ spentMs }) => spentMs),
        },
        keepBreaking: repeated(newest, ({ fixed, remaining }) => [...fixed, ...remaining]).filter(({ times }) => times.length > 1),
        flaky: repeated(newest, ({ flaky }) => flaky),
        flakyByMonth: byMonth(newest),
    };
}
function joinHistories(all) {
    const once = (items) => [...new Map(items.map(item => [JSON.stringify(item), item])).values()];
    return {
        memory: 1,
        entries: once(all.flatMap(({ entries }) => entries)),
        runs: once(all.flatMap(({ runs = [] }) => runs)),
    };
}
function repeated(runs, testsOf) {
    const seen = new Map();
    for (const run of runs) {
        for (const title of new Set(testsOf(run))) {
            const { times, fixed } = seen.get(title) ?? { times: [], fixed: 0 };
            seen.set(title, { times: [...times, run.at], fixed: fixed + (run.fixed.includes(title) ? 1 : 0) });
        }
    }
    const tests = [...seen].map(([title, rest]) => ({ title, ...rest }));
    return tests.toSorted((a, b) => b.times.length - a.times.length || (b.times[0] ?? 0) - (a.times[0] ?? 0));
}
function byMonth(runs) {
    const months = new Map();
    for (const { at, flaky } of runs) {
        const month = new Date(at).toISOString().slice(0, 7);
        if (flaky.length > 0)
            months.set(month, (months.get(month) ?? 0) + flaky.length);
    }
    return [...months].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([month, sightings]) => ({ month, sightings }));
}

// EXTERNAL MODULE: ./lib/rendering/markdown-escape.js
var markdown_escape = __webpack_require__(8483);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(97829);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
;// CONCATENATED MODULE: ./lib/cli/history-text.js

const MAX_LISTED = 15;
function historyLines({ runs, fixes, totals, keepBreaking, flaky }) {
    if (runs.length === 0 && fixes.length === 0)
        return ['No history: fix-tests has fixed nothing here yet.'];
    return [
        `${(0,wording/* count */.U9)(runs.length, 'request')}, ${totals.fixedRuns} fixed: ${(0,wording/* count */.U9)(totals.fixedTests, 'test')}, for $${totals.dollars.toFixed(2)} (${totals.tokens} tokens)`,
        ...list('Tests that keep breaking', keepBreaking.map(repeatedText)),
        ...list('Flaky tests', flaky.map(repeatedText)),
        ...list('Requests', runs.map(({ at, branch, outcome, fixed, remaining, fixers, dollars }) => {
            const by = fixers.length === 0 ? '' : `, by ${fixers.join(', ')}`;
            return `${dayOf(at)}  ${branch}: ${outcome}, ${fixed.length} fixed, ${remaining.length} failing${by}, $${dollars.toFixed(2)}`;
        })),
        ...list('Fixes', fixes.map(({ at, title, fixer, summary, rejected }) => {
            const demands = rejected.length === 0 ? '' : ` (${(0,wording/* count */.U9)(rejected.length, 'demand')} of reviewers)`;
            return `${dayOf(at)}  ${title}: ${summary} (${fixer})${demands}`;
        })),
    ];
}
function list(title, lines) {
    if (lines.length === 0)
        return [];
    const rest = lines.length - MAX_LISTED;
    return [
        '',
        title,
        ...lines.slice(0, MAX_LISTED).map(line => `  ${line}`),
        ...(rest > 0 ? [`  and ${rest} more`] : []),
    ];
}
function repeatedText({ title, times }) {
    return `${times.length}×  ${title} (${dayOf(times.at(-1) ?? 0)} to ${dayOf(times[0] ?? 0)})`;
}
function dayOf(at) {
    return new Date(at).toISOString().slice(0, 10);
}

// EXTERNAL MODULE: ./lib/cli/local-context.js
var local_context = __webpack_require__(96847);
// EXTERNAL MODULE: ./lib/cli/open-page.js
var open_page = __webpack_require__(25650);
;// CONCATENATED MODULE: ./lib/cli/commands/show-history.js











const REF = 'refs/fix-tests/history';
const FAILED = [1, 2, 128];
async function showHistory(args, env) {
    const { checkout } = await (0,local_context/* createLocalContext */.d)({}, env);
    const here = await textAt(REF, checkout);
    const remote = await remoteHistory(checkout, args.remote, env);
    const known = [here, remote].flatMap(text => (text === undefined ? [] : [parsed(text)]));
    const summary = summarizeHistory(joinHistories(known));
    if (!args.html) {
        process.stdout.write(`${historyLines(summary).map(markdown_escape.logLine).join('\n')}\n`);
        return 0;
    }
    const { renderHistoryPage } = await Promise.all(/* import() */[__webpack_require__.e(5034), __webpack_require__.e(7773), __webpack_require__.e(8676)]).then(__webpack_require__.bind(__webpack_require__, 1616));
    const path = (0,external_node_path_.resolve)(args.file ?? 'fix-tests-history.html');
    await (0,promises_.writeFile)(path, renderHistoryPage(summary, { name: (0,external_node_path_.basename)(checkout.top) })).catch((error) => {
        throw new errors/* UserError */.yo(`${path} cannot be written.`, 'Give a path in a folder that exists.', { cause: error });
    });
    process.stdout.write(`${(0,markdown_escape.logLine)(`History: ${path}`)}\n`);
    if (args.open)
        await (0,open_page/* openPage */.w)(path);
    return 0;
}
function parsed(text) {
    const history = (0,fix_history/* parseFixHistory */.PR)(text);
    if (history === undefined)
        throw new errors/* UserError */.yo('The history is of another version of fix-tests.', 'Use the version that wrote it.');
    return history;
}
async function remoteHistory(checkout, named, env) {
    const remote = named ?? 'origin';
    const { top: cwd, host } = checkout;
    const access = { ...workspace_checkout/* ENV */.Km, GIT_ALLOW_PROTOCOL: 'file:http:https:ssh', SSH_AUTH_SOCK: env.SSH_AUTH_SOCK ?? '' };
    const options = { cwd, host, env: access, codes: FAILED };
    const known = await (0,git/* gitResult */.c_)(['remote', 'get-url', '--', remote], options);
    if (known.code !== 0) {
        if (named === undefined)
            return undefined;
        throw new errors/* UserError */.yo(`This repository has no remote ${JSON.stringify(named)}.`, 'git remote lists its remotes.');
    }
    const listed = await (0,git/* gitResult */.c_)(['ls-remote', '--', remote, REF], options);
    const [, sha] = /^([0-9a-f]{40,64})\t/.exec(listed.stdout) ?? [];
    if (listed.code === 0 && sha === undefined)
        return undefined;
    const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--', remote, REF];
    if (sha === undefined || (await (0,git/* gitResult */.c_)(fetch, options)).code !== 0) {
        process.stderr.write(`fix-tests: ${(0,markdown_escape.logLine)(`The remote ${remote} could not be read: only the history here is shown.`)}\n`);
        return undefined;
    }
    return textAt(sha, checkout);
}
async function textAt(commit, { top, host }) {
    const { code, stdout } = await (0,git/* gitResult */.c_)(['cat-file', 'blob', `${commit}:text`], {
        cwd: top,
        host,
        env: workspace_checkout/* ENV */.Km,
        codes: FAILED,
    });
    return code === 0 ? stdout : undefined;
}


/***/ }),

/***/ 96847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ modelKeys),
/* harmony export */   d: () => (/* binding */ createLocalContext)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51109);
/* harmony import */ var _config_deprecations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30163);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79015);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8483);
/* harmony import */ var _workspace_checkout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97829);
/* harmony import */ var _workspace_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10297);











const UNREAD_FILE = _config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_FILE */ .g2.replace(/yml$/, 'yaml');
async function createLocalContext(inputs, env) {
    const home = env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_3__.homedir)();
    const checkout = await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_8__/* .inspectCheckout */ .dX)(process.cwd(), (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_9__/* .ownHost */ .DD)(env));
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(checkout.top, _config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_FILE */ .g2), 'utf8').catch(() => '');
    if (file === '' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(checkout.top, UNREAD_FILE)))
        process.stderr.write(`fix-tests: ${UNREAD_FILE} is not read: rename it to ${_config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_FILE */ .g2}.\n`);
    const config = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_5__.readConfig)(file);
    const { 'working-directory': _directory, ...configElsewhere } = config;
    const isTop = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.cwd()) === (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(checkout.top);
    const raw = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeInputs */ .sg)(isTop ? config : configElsewhere, inputs);
    for (const warning of (0,_config_deprecations_js__WEBPACK_IMPORTED_MODULE_6__/* .deprecationWarnings */ .qk)(raw))
        process.stderr.write(`fix-tests: ${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_10__.logLine)(warning)}\n`);
    const settings = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .parseSettings */ .P$)(raw);
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(checkout.top, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.cwd()), settings['working-directory'])) || '.';
    const state = env.XDG_STATE_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(home, '.local', 'state');
    const stateRoot = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(state, 'fix-tests', (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(checkout.top).digest('hex').slice(0, 16));
    return { checkout, settings: { ...settings, 'working-directory': directory }, configured: config, stateRoot };
}
function modelKeys(env, given = {}) {
    const key = given['anthropic-api-key'] ?? env.ANTHROPIC_API_KEY;
    return {
        'anthropic-api-key': key,
        ...(key === undefined || key === '' ? { 'anthropic-auth-token': env.ANTHROPIC_AUTH_TOKEN } : {}),
        'anthropic-base-url': env.ANTHROPIC_BASE_URL,
        'openai-api-key': env.OPENAI_API_KEY,
        'openai-base-url': env.OPENAI_BASE_URL,
    };
}


/***/ }),

/***/ 25650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ openPage)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

const OPENERS = {
    darwin: ['open'],
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
function openPage(path) {
    const [file, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
    return new Promise(resolve => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, [...args, path], { stdio: 'ignore', detached: true });
        child.once('error', () => {
            process.stderr.write(`fix-tests: ${file} could not start; open the page yourself.\n`);
            resolve();
        });
        child.once('spawn', () => {
            child.unref();
            resolve();
        });
    });
}


/***/ }),

/***/ 51109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE),
/* harmony export */   readConfig: () => (/* binding */ readConfig),
/* harmony export */   sg: () => (/* binding */ mergeInputs)
/* harmony export */ });
/* unused harmony exports CONFIG_NAMES, configSchema */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79015);
/* harmony import */ var _nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80630);




const CONFIG_FILE = '.github/fix-tests.yml';
const NOT_IN_FILE = new Set([
    ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .SECRET_INPUTS */ .pH,
    'anthropic-base-url',
    'openai-base-url',
    'pass-env',
    'allowed-paths',
    'isolation',
    'network',
    'docker',
    'job-context',
]);
const CONFIG_NAMES = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Qh.filter(name => !NOT_IN_FILE.has(name));
function readConfig(yaml, where = CONFIG_FILE) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
    const errorAt = (offset, problem, remedy) => new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${where}:${offset === undefined ? 1 : lines.linePos(offset).line}: ${problem}`, remedy);
    const [error] = document.errors;
    if (error !== undefined)
        throw errorAt(error.pos[0], `this is not YAML (${error.message}).`, 'Correct the file.');
    if (document.contents === null)
        return {};
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents))
        throw errorAt(document.contents.range?.[0], 'the file is not a map of settings.', 'Write one name: value per line.');
    const settings = {};
    for (const { key, value } of document.contents.items) {
        const name = String((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : key);
        const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.range?.[0] : undefined;
        const known = CONFIG_NAMES.find(each => each === name);
        if (known === undefined) {
            const isInput = NOT_IN_FILE.has(name);
            const nearest = (0,_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestName */ .q)(name, CONFIG_NAMES);
            const meant = nearest === undefined
                ? 'See the inputs in the documentation for the names.'
                : `Write ${nearest} if you mean that.`;
            throw errorAt(offset, `${JSON.stringify(name)} is ${isInput ? 'only allowed in the workflow' : 'not a setting'}.`, isInput ? 'Remove it from the file.' : meant);
        }
        const at = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(value) ? value.range?.[0] : offset;
        let parsed;
        let shown;
        try {
            parsed = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(value) ? value.toJS(document) : value;
            shown = JSON.stringify(parsed);
        }
        catch {
            throw errorAt(at, `${name}: its aliases (*) cannot be resolved.`, 'Write the value itself.');
        }
        const text = rawInput(parsed, known);
        if (text === undefined || (text !== '' && !_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[known].type.safeParse(text).success))
            throw errorAt(at, `${name}: ${shown} is not valid.`, _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[known].remedy);
        settings[name] = text;
    }
    return settings;
}
function rawInput(value, name) {
    if (value === null || value === undefined)
        return '';
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    const { json, itemText = plainItem } = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[name];
    if (!Array.isArray(json.type) || !Array.isArray(value))
        return undefined;
    const items = value.map(itemText);
    if (items.includes(undefined))
        return undefined;
    return items.length === 0 ? ',' : items.join('\n');
}
function plainItem(item) {
    return typeof item === 'string' || typeof item === 'number' ? String(item) : undefined;
}
function configSchema(descriptions) {
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: 'fix-tests',
        description: 'Settings of fix-tests for a repository (.github/fix-tests.yml), named like the inputs of the action. An input wins over the file.',
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(CONFIG_NAMES.map(name => {
            const { json, fallback, deprecated: deprecation } = INPUTS[name];
            return [
                name,
                {
                    description: descriptions[name] ?? '',
                    ...json,
                    ...(fallback === undefined ? {} : { default: fallback }),
                    ...(deprecation === undefined ? {} : { deprecated: true }),
                },
            ];
        })),
    };
}
function mergeInputs(file, inputs) {
    const given = Object.entries(inputs).filter(([, value]) => value !== undefined && value.trim() !== '');
    return { ...file, ...Object.fromEntries(given) };
}


/***/ }),

/***/ 30163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qk: () => (/* binding */ deprecationWarnings)
/* harmony export */ });
/* unused harmony exports deprecationRemedy, mayBeRemoved */
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79015);

const WARNED_MINORS = 2;
function deprecationWarnings(raw, inputs = _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc) {
    return Object.entries(inputs).flatMap(([name, { deprecated }]) => {
        const given = raw[name];
        if (deprecated === undefined || given === undefined || given.trim() === '')
            return [];
        return [`Input ${name} is deprecated since ${deprecated.since}. ${deprecationRemedy(deprecated)}`];
    });
}
function deprecationRemedy({ since, instead }) {
    const [major, minor] = versionOf(since);
    return `Write ${instead} in its place: it may be removed in ${major}.${minor + WARNED_MINORS}.0.`;
}
function mayBeRemoved({ since }, version) {
    const [major, minor] = versionOf(since);
    const [majorNow, minorNow] = versionOf(version);
    return majorNow > major || (majorNow === major && minorNow >= minor + WARNED_MINORS);
}
function versionOf(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [major, minor];
}


/***/ }),

/***/ 36174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ failedChecks),
/* harmony export */   Mn: () => (/* binding */ couldNotRun),
/* harmony export */   OG: () => (/* binding */ NOT_RUN),
/* harmony export */   c9: () => (/* binding */ checkStepId),
/* harmony export */   dc: () => (/* binding */ isCheckStep),
/* harmony export */   fi: () => (/* binding */ CHECK),
/* harmony export */   ne: () => (/* binding */ isCheck),
/* harmony export */   wd: () => (/* binding */ checkStepOf)
/* harmony export */ });
const CHECK = 'check';
const NOT_RUN = 'environment';
function couldNotRun({ problems }) {
    return problems[0]?.type === NOT_RUN;
}
function checkStepId(step) {
    return { framework: CHECK, file: '', suite: [step], name: '' };
}
function isCheck({ framework }) {
    return framework === CHECK;
}
function isCheckStep(id) {
    return isCheck(id) && id.name === '';
}
function failedChecks(tests) {
    const failed = tests.filter(({ id, status }) => isCheck(id) && status === 'failed');
    const explained = new Set(failed.filter(({ id }) => !isCheckStep(id)).map(({ id }) => checkStepOf(id)));
    return failed.filter(({ id }) => !isCheckStep(id) || !explained.has(checkStepOf(id)));
}
function checkStepOf({ suite }) {
    return suite[0] ?? '';
}


/***/ }),

/***/ 66608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: () => (/* binding */ caseKind),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   sc: () => (/* binding */ passRate)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36174);
/* harmony import */ var _test_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90717);


function caseKind(id) {
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheck */ .ne)(id) ? 'check' : id.name === '' ? 'load' : 'test';
}
function passRate(tests, ignored, unnamed = 0) {
    let passed = unnamed;
    let failed = 0;
    for (const { id, status } of tests) {
        const kind = caseKind(id);
        if (kind === 'load' && status === 'failed')
            failed += 1;
        if (kind === 'load' || ignored.has((0,_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .testKey */ .S8)(id)))
            continue;
        if (status === 'passed')
            passed += 1;
        if (status === 'failed')
            failed += 1;
    }
    return passed + failed === 0 ? 1 : passed / (passed + failed);
}
function percent(rate) {
    const rounded = Math.round(rate * 100);
    const honest = rate < 1 && rounded === 100 ? 99 : rate > 0 && rounded === 0 ? 1 : rounded;
    return `${honest}%`;
}


/***/ }),

/***/ 81750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ OFFLINE),
/* harmony export */   N: () => (/* binding */ rootCauseOf)
/* harmony export */ });
const OFFLINE = 'offline';
function rootCauseOf({ fixer, analysis }) {
    return fixer === OFFLINE ? '' : (analysis?.rootCause ?? '');
}


/***/ }),

/***/ 90304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ unconfirmedAttempts),
/* harmony export */   Fw: () => (/* binding */ attemptClusters),
/* harmony export */   GG: () => (/* binding */ totalUsage),
/* harmony export */   Ge: () => (/* binding */ isDoubtful),
/* harmony export */   H5: () => (/* binding */ totalSpending),
/* harmony export */   VK: () => (/* binding */ workTip),
/* harmony export */   __: () => (/* binding */ heldAttempts),
/* harmony export */   bG: () => (/* binding */ attemptAt),
/* harmony export */   cl: () => (/* binding */ unlikelyAttempts),
/* harmony export */   d_: () => (/* binding */ showsBranch),
/* harmony export */   hi: () => (/* binding */ commitsOfWork),
/* harmony export */   jI: () => (/* binding */ activeIterations),
/* harmony export */   jO: () => (/* binding */ keptAttempts),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   pz: () => (/* binding */ nextIteration),
/* harmony export */   rj: () => (/* binding */ branchCommits)
/* harmony export */ });
/* harmony import */ var _test_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58539);
/* harmony import */ var _cluster_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87072);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30109);



function keptAttempts({ attempts }) {
    return attempts.filter(attempt => attempt.commit !== undefined && attempt.revert === undefined);
}
function branchCommits({ attempts, squashed }) {
    const found = new Set(squashed === undefined ? [] : [squashed.sha]);
    for (const { base, commit, revert } of attempts) {
        if (commit === undefined)
            continue;
        const isThere = squashed === undefined || found.has(commit) || found.has(base);
        for (const sha of isThere ? [commit, revert] : [])
            if (sha !== undefined)
                found.add(sha);
    }
    return [...found];
}
const LEAST_CONFIDENCE = 0.5;
function isDoubtful(state) {
    return state.proof?.undoes === true || unlikelyAttempts(state).length > 0;
}
function unlikelyAttempts(state) {
    return keptAttempts(state).filter(({ result, proposal }) => {
        const confidence = proposal?.confidence ?? 0;
        return result === 'pass' && confidence > 0 && confidence < LEAST_CONFIDENCE;
    });
}
function showsBranch(state) {
    return keptAttempts(state).length > 0 || state.pullRequest !== undefined;
}
function workTip({ attempts, tip }) {
    return attempts.some(({ commit }) => commit !== undefined) ? tip : undefined;
}
function commitsOfWork(state) {
    return [workTip(state), state.proposedTests?.sha].filter(commit => commit !== undefined);
}
function unconfirmedAttempts(state) {
    return keptAttempts(state).filter(attempt => !attempt.confirmed);
}
function attemptAt(state, iteration) {
    const attempt = state.attempts.find(each => each.iteration === iteration);
    if (attempt === undefined)
        throw new Error(`phase ${state.phase.at} without iteration ${iteration}`);
    return attempt;
}
function activeIterations({ phase }) {
    if (phase.at === 'racing')
        return phase.iterations;
    return 'iteration' in phase ? [phase.iteration] : [];
}
function isOpen({ result, commit, tree }) {
    return result === undefined && commit === undefined && tree === undefined;
}
function heldAttempts(state) {
    return state.attempts.filter(({ tree, result, commit }) => tree !== undefined && result === undefined && !commit);
}
function totalSpending({ attempts, reviews }) {
    return (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .spentTogether */ .fn)([
        ...attempts.filter(({ past }) => !past).map(({ spending }) => spending),
        ...reviews.filter(({ past }) => past !== true).map(({ usage }) => ({ reviewer: usage })),
    ]);
}
function totalUsage(state) {
    return (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .Fs)({ spending: totalSpending(state) });
}
function attemptClusters(state, { clusters: ids }) {
    const { fixed, awaited } = (0,_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .testResults */ .f3)(state);
    const green = new Set([...fixed, ...awaited]);
    const counted = new Set();
    return ids.flatMap(id => {
        const found = state.clusters.find(cluster => cluster.id === id);
        if (found !== undefined)
            return [found];
        const last = keptAttempts(state).findLast(attempt => attempt.kind === 'repair' && attempt.clusters.includes(id));
        if (last === undefined)
            return [];
        const { signature, title, targets, files } = last;
        const tests = targets.filter(key => green.has(key) && !counted.has(key));
        for (const key of tests)
            counted.add(key);
        return [_cluster_js__WEBPACK_IMPORTED_MODULE_1__/* .Cluster */ .d2.parse({ id, signature, title, criticality: 'medium', tests, suspects: files })];
    });
}
function nextIteration({ attempts }) {
    return 1 + Math.max(0, ...attempts.map(({ iteration }) => iteration));
}


/***/ }),

/***/ 58539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ joinedTests),
/* harmony export */   CB: () => (/* binding */ statusesOf),
/* harmony export */   Io: () => (/* binding */ passingBeside),
/* harmony export */   L0: () => (/* binding */ fixedHere),
/* harmony export */   N: () => (/* binding */ uncountedTests),
/* harmony export */   N5: () => (/* binding */ knownFailures),
/* harmony export */   Rs: () => (/* binding */ openTargets),
/* harmony export */   Tq: () => (/* binding */ snapshotRate),
/* harmony export */   Vh: () => (/* binding */ testsOf),
/* harmony export */   W3: () => (/* binding */ knownRate),
/* harmony export */   Zn: () => (/* binding */ targetFailures),
/* harmony export */   d$: () => (/* binding */ rateWith),
/* harmony export */   f3: () => (/* binding */ testResults),
/* harmony export */   l9: () => (/* binding */ joinedFailures),
/* harmony export */   pk: () => (/* binding */ testById),
/* harmony export */   qz: () => (/* binding */ ignoredTests),
/* harmony export */   sC: () => (/* binding */ knownStatuses)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36174);
/* harmony import */ var _only_in_ci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44509);
/* harmony import */ var _test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90717);
/* harmony import */ var _pass_rate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66608);




function testResults(state) {
    const flaky = new Set(state.flaky);
    const now = statusesOf(state.current);
    const { fixed, awaited, failing } = (0,_only_in_ci_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOnlyInCi */ .v5)(state);
    const targets = (0,_only_in_ci_js__WEBPACK_IMPORTED_MODULE_0__/* .runnableHere */ .MG)(state, state.targets).filter(key => !flaky.has(key));
    return {
        fixed: [...targets.filter(key => now.get(key) === 'passed'), ...fixed],
        remaining: [...targets.filter(key => now.get(key) !== 'passed'), ...failing],
        awaited,
        flaky: state.flaky,
    };
}
function joinedFailures({ joined }) {
    return [...(joined?.fixed ?? []), ...(joined?.remaining ?? [])];
}
function joinedTests({ joined, targets, }) {
    const own = new Set(targets);
    const keys = (failures = []) => failures.map(({ id }) => (0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(id)).filter(key => !own.has(key));
    return { fixed: keys(joined?.fixed), remaining: keys(joined?.remaining) };
}
function fixedHere(state) {
    return (0,_only_in_ci_js__WEBPACK_IMPORTED_MODULE_0__/* .runnableHere */ .MG)(state, testResults(state).fixed);
}
const NONE = [];
const STATUSES = new WeakMap();
function statusesOf(snapshot) {
    const tests = snapshot?.tests ?? NONE;
    const found = STATUSES.get(tests) ?? new Map(keyed(snapshot).map(([key, { status }]) => [key, status]));
    STATUSES.set(tests, found);
    return found;
}
const KEYED = new WeakMap();
function keyed(snapshot) {
    const tests = snapshot?.tests ?? NONE;
    const found = KEYED.get(tests) ?? tests.map(test => [(0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(test.id), test]);
    KEYED.set(tests, found);
    return found;
}
function knownStatuses(state) {
    return new Map([...statusesOf(state.current), ...statusesOf(state.seen)]);
}
function knownFailures(state) {
    const since = statusesOf(state.seen);
    const before = (state.current?.failures ?? []).filter(failure => !since.has((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(failure.id)));
    return [...before, ...(state.seen?.failures ?? [])];
}
function targetFailures(state) {
    const here = new Set((0,_only_in_ci_js__WEBPACK_IMPORTED_MODULE_0__/* .runnableHere */ .MG)(state, state.targets));
    const open = new Set(openTargets(state));
    return [
        ...knownFailures(state).filter(failure => here.has((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(failure.id))),
        ...state.onlyInCi.filter(failure => open.has((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(failure.id))),
    ];
}
function ignoredTests(state) {
    return new Set([...state.flaky, ...state.orderDependent, ...state.outside, ...(0,_only_in_ci_js__WEBPACK_IMPORTED_MODULE_0__/* .testsOnlyInCi */ .$w)(state)]);
}
function uncountedTests(state) {
    const steps = [...testById(state)].flatMap(([key, id]) => ((0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .isCheckStep */ .dc)(id) ? key : []));
    return new Set([...ignoredTests(state), ...(0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .otherThan */ .kM)(steps, state.targets)]);
}
function snapshotRate(state, snapshot) {
    return (0,_pass_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .passRate */ .sc)(snapshot?.tests ?? [], uncountedTests(state), snapshot?.counts?.unnamed);
}
function rateWith(state, run) {
    const known = [...keyed(state.current), ...keyed(state.seen), ...keyed({ tests: run })];
    return (0,_pass_rate_js__WEBPACK_IMPORTED_MODULE_2__/* .passRate */ .sc)(new Map(known).values(), uncountedTests(state), state.current?.counts?.unnamed);
}
function knownRate(state) {
    return rateWith(state, []);
}
function openTargets(state) {
    const flaky = new Set(state.flaky);
    const known = knownStatuses(state);
    const elsewhere = (0,_only_in_ci_js__WEBPACK_IMPORTED_MODULE_0__/* .testsOnlyInCi */ .$w)(state);
    const attempted = new Set((0,_only_in_ci_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptedOnlyInCi */ .Gp)(state));
    const isClosed = (key) => (elsewhere.has(key) ? attempted.has(key) : known.get(key) === 'passed');
    return state.targets.filter(key => !flaky.has(key) && !isClosed(key));
}
const BY_ID = new WeakMap();
function testById(state) {
    const found = BY_ID.get(state);
    if (found !== undefined)
        return found;
    const ids = new Map();
    for (const snapshot of [state.initial, state.current, state.seen])
        for (const [key, { id }] of keyed(snapshot))
            ids.set(key, id);
    for (const { id } of state.onlyInCi)
        ids.set((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(id), id);
    for (const { id } of joinedFailures(state))
        if (!ids.has((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(id)))
            ids.set((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(id), id);
    BY_ID.set(state, ids);
    return ids;
}
function testsOf(state, keys) {
    const ids = testById(state);
    return keys.flatMap(key => ids.get(key) ?? []);
}
function passingBeside(failing, state) {
    const units = new Set(failing.map(_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF));
    const statuses = knownStatuses(state);
    return [...testById(state)].flatMap(([key, id]) => id.name !== '' && units.has((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOf */ .uF)(id)) && statuses.get(key) === 'passed' ? id : []);
}


/***/ })

};
