export const id = 814;
export const ids = [814];
export const modules = {

/***/ 26814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runLocally: () => (/* binding */ runLocally)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73136);
/* harmony import */ var _domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90304);
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90717);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78104);
/* harmony import */ var _engine_model_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78258);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3999);
/* harmony import */ var _engine_job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97209);
/* harmony import */ var _engine_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(44441);
/* harmony import */ var _test_reports_discover_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(27947);
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(65034);
/* harmony import */ var _workspace_checkout_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(97829);
/* harmony import */ var _state_store_local_store_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6134);
/* harmony import */ var _workspace_checkout_lock_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(22349);
/* harmony import */ var _frameworks_parse_command_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(18786);
/* harmony import */ var _local_context_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(96847);




















async function runLocally(args, env, { display, signal }) {
    const inputs = { ...keysIn(env, args.inputs), ...args.inputs };
    (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .parseSettings */ .P$)(inputs);
    if (args.json !== undefined)
        requireWritable(args.json);
    const { checkout, settings, stateRoot } = await (0,_local_context_js__WEBPACK_IMPORTED_MODULE_19__/* .createLocalContext */ .d)(inputs, env);
    (0,_engine_job_js__WEBPACK_IMPORTED_MODULE_11__/* .precheck */ .M)(settings);
    if (checkout.branch === undefined) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo('HEAD is detached, so there is no branch that the fix belongs to.', 'Check out a branch first: git switch <branch>.');
    }
    const secrets = (0,_engine_model_access_js__WEBPACK_IMPORTED_MODULE_9__/* .secretsOf */ .Fj)(settings, env);
    const compares = settings['compare-base'] || settings.bisect;
    const left = compares || (0,_engine_model_access_js__WEBPACK_IMPORTED_MODULE_9__/* .asksModels */ .Nw)(settings) ? await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_15__/* .branchingPoint */ .LM)(checkout) : undefined;
    const result = await (0,_engine_run_js__WEBPACK_IMPORTED_MODULE_12__/* .fixTests */ .$)({
        settings,
        request: { trigger: 'command-line', repository: '', headBranch: checkout.branch, headSha: checkout.sha },
        name: '',
        checkout,
        host: env,
        base: compares ? left : undefined,
        trusted: left ?? checkout.sha,
        secrets,
        stateRoot,
        resume: args.resume ? 'anywhere' : 'no',
        owner: { id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)(), name: `process ${process.pid} on ${(0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)()}`, host: (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)(), pid: process.pid },
        isGone: async ({ host, pid }) => host === (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)() && !(0,_workspace_checkout_lock_js__WEBPACK_IMPORTED_MODULE_17__/* .isAlive */ ._)(pid),
        emit: display.emit,
        signal,
        repositoryUrl: '',
        reported: await reported(settings, checkout.top, display.emit),
        async openKeeper({ repository, key }) {
            await repository.fetch((0,node_url__WEBPACK_IMPORTED_MODULE_5__.pathToFileURL)(checkout.top).href, [checkout.sha]);
            return new _state_store_local_store_js__WEBPACK_IMPORTED_MODULE_16__/* .LocalStore */ .V({ repository, key, top: checkout.top, host: checkout.host });
        },
        publish: async () => undefined,
    });
    display.end();
    signal.throwIfAborted();
    return tell(result, { args, stateRoot, branch: checkout.branch });
}
function keysIn(env, given) {
    const key = given['anthropic-api-key'] ?? env.ANTHROPIC_API_KEY;
    return {
        'anthropic-api-key': key,
        ...(key === undefined || key === '' ? { 'anthropic-auth-token': env.ANTHROPIC_AUTH_TOKEN } : {}),
        'anthropic-base-url': env.ANTHROPIC_BASE_URL,
        'openai-api-key': env.OPENAI_API_KEY,
        'openai-base-url': env.OPENAI_BASE_URL,
    };
}
async function reported(settings, top, emit) {
    const patterns = settings['report-paths'];
    if (patterns === undefined)
        return undefined;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(top, settings['working-directory']);
    const { files, notes } = await (0,_test_reports_discover_js__WEBPACK_IMPORTED_MODULE_13__/* .reportsInWorkspace */ .W_)(root, { patterns });
    const reports = await (0,_test_reports_discover_js__WEBPACK_IMPORTED_MODULE_13__/* .readAll */ .yw)(files, { root, notes });
    for (const text of reports.notes)
        emit({ kind: 'note', level: 'warning', text });
    return reports.complete || reports.cases.some(({ status }) => status === 'failed') ? reports.cases : undefined;
}
async function tell({ state, report, transcripts }, { args, stateRoot, branch }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(stateRoot, state.key, 'report.md');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, report.markdown);
    if (args.json !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(args.json, `${JSON.stringify(summaryOf(state, path), undefined, 2)}\n`);
    const lines = [(0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_14__/* .headlineOf */ .gD)(state)];
    if ((0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_6__/* .keptAttempts */ .jO)(state).length > 0) {
        lines.push(`Branch:  ${state.branch} (${(0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)((0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_6__/* .keptAttempts */ .jO)(state).length, 'commit')} on ${branch})`, `Look:    ${(0,_frameworks_parse_command_js__WEBPACK_IMPORTED_MODULE_18__/* .printCommand */ .T)({ file: 'git', args: ['diff', `${branch}...${state.branch}`] })}`, `Take it: ${(0,_frameworks_parse_command_js__WEBPACK_IMPORTED_MODULE_18__/* .printCommand */ .T)({ file: 'git', args: ['merge', state.branch] })}`);
    }
    lines.push(`Report:  ${path}`);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(transcripts))
        lines.push(`Talks:   ${transcripts}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return state.outcome === 'fixed' || state.outcome === 'nothing-to-fix' ? 0 : 1;
}
function summaryOf(state, reportPath) {
    const ids = (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_6__/* .testById */ .pk)(state);
    const titles = (keys) => keys.map(key => (0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_7__/* .titleOf */ .Gg)(ids.get(key)));
    const remaining = new Set((0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_6__/* .remainingTargets */ .bc)(state));
    return {
        outcome: state.outcome,
        branch: (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_6__/* .keptAttempts */ .jO)(state).length > 0 ? state.branch : null,
        headSha: state.tip,
        passRateBefore: (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_6__/* .snapshotRate */ .Tq)(state, state.initial),
        passRateAfter: (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_6__/* .snapshotRate */ .Tq)(state, state.current),
        fixedTests: titles(state.targets.filter(key => !remaining.has(key))),
        remainingTests: titles([...remaining]),
        flakyTests: titles(state.flaky),
        iterations: state.attempts.map(({ iteration, strategy, fixer, result, reason, commit, revert }) => ({
            iteration,
            strategy,
            fixer,
            result,
            reason,
            commit,
            revert,
        })),
        usage: (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_6__/* .totalUsage */ .GG)(state),
        usageByRole: (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_6__/* .totalSpending */ .H5)(state),
        reviews: state.reviews.map(({ sha, by, verdict, reason, findings }) => ({ sha, by, verdict, reason, findings })),
        reportPath,
    };
}
function requireWritable(path) {
    try {
        const made = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, '', { flag: 'a' });
        if (made)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path);
    }
    catch (error) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo(`--json ${path} cannot be written.`, 'Give a path in a folder that exists.', { cause: error });
    }
}


/***/ }),

/***/ 96847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ createLocalContext)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51109);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3999);
/* harmony import */ var _workspace_checkout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97829);








async function createLocalContext(inputs, env) {
    const home = env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_3__.homedir)();
    const checkout = await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_7__/* .inspectCheckout */ .dX)(process.cwd(), { PATH: env.PATH ?? '', HOME: home });
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(checkout.top, _config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_FILE */ .g2), 'utf8').catch(() => '');
    const { 'working-directory': place, ...said } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfig */ .Xg)(file);
    const isTop = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.cwd()) === (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(checkout.top);
    const given = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSettings */ .P$)((0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeInputs */ .sg)(isTop ? { ...said, 'working-directory': place } : said, inputs));
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(checkout.top, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.cwd()), given['working-directory'])) || '.';
    const state = env.XDG_STATE_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(home, '.local', 'state');
    const stateRoot = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(state, 'fix-tests', (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(checkout.top).digest('hex').slice(0, 16));
    return { checkout, settings: { ...given, 'working-directory': directory }, stateRoot };
}


/***/ }),

/***/ 51109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE),
/* harmony export */   sg: () => (/* binding */ mergeInputs)
/* harmony export */ });
/* unused harmony exports CONFIG_NAMES, configSchema */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3999);



const CONFIG_FILE = '.github/fix-tests.yml';
const NOT_IN_FILE = new Set([
    ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .SECRET_INPUTS */ .pH,
    'anthropic-base-url',
    'openai-base-url',
    'pass-env',
    'job-context',
]);
const CONFIG_NAMES = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Qh.filter(name => !NOT_IN_FILE.has(name));
function readConfig(yaml, where = CONFIG_FILE) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
    const wrong = (offset, problem, remedy) => new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${where}:${offset === undefined ? 1 : lines.linePos(offset).line}: ${problem}`, remedy);
    const [error] = document.errors;
    if (error !== undefined)
        throw wrong(error.pos[0], `this is not YAML (${error.message}).`, 'Correct the file.');
    if (document.contents === null)
        return {};
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents))
        throw wrong(document.contents.range?.[0], 'the file holds no settings by name.', 'Write one name: value per line.');
    const given = {};
    for (const { key, value } of document.contents.items) {
        const name = String((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : key);
        const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.range?.[0] : undefined;
        const known = CONFIG_NAMES.find(each => each === name);
        if (known === undefined) {
            const isInput = NOT_IN_FILE.has(name);
            throw wrong(offset, `${JSON.stringify(name)} is ${isInput ? 'given in the workflow alone' : 'no setting'}.`, isInput ? 'Take it out of the file.' : 'See the inputs in the README for the names.');
        }
        const at = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(value) ? value.range?.[0] : offset;
        let meant;
        let told;
        try {
            meant = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(value) ? value.toJS(document) : value;
            told = JSON.stringify(meant);
        }
        catch {
            throw wrong(at, `${name}: the aliases (*) in it cannot be followed.`, 'Write the value itself.');
        }
        const text = asGiven(meant, known);
        if (text === undefined || (text !== '' && !_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[known].type.safeParse(text).success))
            throw wrong(at, `${name}: ${told} is not valid.`, _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[known].wanted);
        given[name] = text;
    }
    return given;
}
function asGiven(value, name) {
    if (value === null || value === undefined)
        return '';
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    const takesLists = Array.isArray(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[name].json.type);
    if (takesLists && Array.isArray(value) && value.every(item => typeof item === 'string' || typeof item === 'number'))
        return value.length === 0 ? ',' : value.join('\n');
    return undefined;
}
function configSchema(descriptions) {
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: 'fix-tests',
        description: 'Settings of fix-tests for a repository (.github/fix-tests.yml): the same as the inputs of the action, which win.',
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(CONFIG_NAMES.map(name => {
            const { json, otherwise } = INPUTS[name];
            return [
                name,
                {
                    description: descriptions[name] ?? '',
                    ...json,
                    ...(otherwise === undefined ? {} : { default: otherwise }),
                },
            ];
        })),
    };
}
function mergeInputs(file, given) {
    const said = Object.entries(given).filter(([, value]) => value !== undefined && value.trim() !== '');
    return { ...file, ...Object.fromEntries(said) };
}


/***/ })

};
