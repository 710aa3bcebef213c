export const id = 5278;
export const ids = [5278];
export const modules = {

/***/ 22604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ checkOf),
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90608);
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78438);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73247);



const MAX_ANNOTATIONS = 200;
const MAX_SUMMARY = 65_000;
function annotationsOf({ tests }) {
    return tests.targets.flatMap(test => annotation(test, test.isFixed ? 'notice' : 'failure')).slice(0, MAX_ANNOTATIONS);
}
function annotation({ title, before }, level) {
    if (before === undefined)
        return [];
    const { file: path, line } = locationOf(before);
    if (path === '' || path.startsWith('/') || path.split('/').includes('..'))
        return [];
    const message = before.problem.message.split('\n').slice(0, 6).map(_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine).join('\n');
    return [
        {
            path,
            line: Math.max(1, line),
            level,
            title: (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(`${level === 'notice' ? 'Fixed' : 'Still fails'}: ${title}`, 250),
            message: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.truncateText)(message, 4_000) || 'It failed.',
        },
    ];
}
function locationOf({ frames, id }) {
    const [frame] = frames;
    return frame === undefined ? { file: id.file, line: 1 } : { file: frame.file, line: frame.line };
}
function checkOf(view, report) {
    return {
        conclusion: conclusionOf(view),
        title: (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)((0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headlineOf */ .gD)(view), 250),
        summary: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.truncateText)(report, MAX_SUMMARY),
        annotations: annotationsOf(view),
    };
}
function conclusionOf({ outcome }) {
    switch (outcome) {
        case 'fixed':
        case 'needs-review':
        case 'partial':
        case 'nothing-to-fix':
        case 'not-reproduced':
        case 'test-outdated':
        case 'awaiting-ci':
            return 'neutral';
        case 'failed':
        case 'refused':
            return 'failure';
        case 'stopped':
            return 'cancelled';
    }
}


/***/ }),

/***/ 65278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeStepOutputs: () => (/* binding */ writeStepOutputs)
/* harmony export */ });
/* unused harmony export outputsOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90396);
/* harmony import */ var _domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12037);
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78438);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73247);
/* harmony import */ var _check_annotations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22604);
/* harmony import */ var _job_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48703);









const MAX_ANNOTATIONS_PER_STEP = 10;
const RED = new Set([
    'failed',
    'partial',
    'needs-review',
    'test-outdated',
    'awaiting-ci',
    'stopped',
]);
async function writeStepOutputs({ view, report, settings, transcripts, temp, patch, page, }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, 'fix-tests');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'report.md');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, report.markdown);
    const url = await page.keep(path);
    const paths = { report: path, transcripts, patch: patch ?? '', reportUrl: url };
    for (const [name, value] of Object.entries(outputsOf(view, paths)))
        _actions_core__WEBPACK_IMPORTED_MODULE_3__.setOutput(name, value);
    annotate(view);
    await (0,_job_log_js__WEBPACK_IMPORTED_MODULE_6__/* .writeSummary */ .S)(url === undefined ? report.markdown : `${report.markdown}\n\n[The report as a page](${url})\n`);
    const headline = (0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .headlineOf */ .gD)(view);
    _actions_core__WEBPACK_IMPORTED_MODULE_3__.info((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_7__.logLine)(headline));
    const red = RED.has(view.outcome);
    if ((red && settings['fail-on-unfixed']) || (0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .isMistake */ .VF)(view))
        _actions_core__WEBPACK_IMPORTED_MODULE_3__.setFailed((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_7__.logLine)(headline));
}
function outputsOf(view, paths) {
    const { pullRequest, request, tests, usage } = view;
    const titles = (all) => (0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_8__/* .visibleJson */ .$m)(all.map(({ title }) => title));
    return {
        outcome: view.outcome,
        'pull-request-number': String(pullRequest?.number ?? ''),
        'pull-request-url': pullRequest?.url ?? '',
        'pull-request-operation': pullRequest?.operation ?? 'none',
        branch: view.tip === request.headSha ? '' : view.branch,
        'head-sha': view.tip,
        'pass-rate-before': view.before?.rate.toFixed(4) ?? '',
        'pass-rate-after': view.after?.rate.toFixed(4) ?? '',
        'fixed-tests': titles(tests.fixed),
        'remaining-tests': titles(tests.remaining),
        'flaky-tests': titles(tests.flaky),
        isolation: view.isolation?.level ?? '',
        iterations: String(view.attempts.length),
        'cost-usd': usage.unpricedTokens > 0 ? '' : usage.dollars.toFixed(4),
        'input-tokens': String(usage.inputTokens),
        'output-tokens': String(usage.outputTokens),
        'report-path': paths.report,
        'report-url': paths.reportUrl ?? '',
        'patch-path': (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.patch) ? paths.patch : '',
        'transcripts-path': (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.transcripts) ? paths.transcripts : '',
    };
}
function annotate(view) {
    for (const { level, message, title, path, line } of (0,_check_annotations_js__WEBPACK_IMPORTED_MODULE_5__/* .annotationsOf */ .I)(view).slice(0, MAX_ANNOTATIONS_PER_STEP)) {
        const properties = { title, file: path, startLine: line };
        if (level === 'notice')
            _actions_core__WEBPACK_IMPORTED_MODULE_3__.notice(message, properties);
        else
            _actions_core__WEBPACK_IMPORTED_MODULE_3__.error(message, properties);
    }
}


/***/ }),

/***/ 58339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ changesCode),
/* harmony export */   UI: () => (/* binding */ Attempt),
/* harmony export */   Yi: () => (/* binding */ failedSince),
/* harmony export */   af: () => (/* binding */ isFixerWork),
/* harmony export */   ht: () => (/* binding */ Analysis),
/* harmony export */   iL: () => (/* binding */ isRefuted),
/* harmony export */   lA: () => (/* binding */ isFailedAttempt),
/* harmony export */   qY: () => (/* binding */ Strategy),
/* harmony export */   sL: () => (/* binding */ isJudged),
/* harmony export */   t8: () => (/* binding */ isKept)
/* harmony export */ });
/* unused harmony exports Proposal, AttemptResult, isHelpful */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34805);
/* harmony import */ var _intent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82238);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79961);



const Strategy = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['surgical', 'aggressive', 'conservative']);
const Analysis = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    rootCause: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(), says: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }))
        .readonly()
        .default([]),
    hypothesis: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    modificationPoints: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        symbol: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        lines: zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()]).optional(),
        change: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    }))
        .readonly(),
    affectedTests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    approach: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    alternative: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    criticality: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['high', 'medium', 'low']).default('medium'),
    confidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1),
});
const Proposal = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    rootCause: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).readonly(),
    leftUndone: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    affectedTests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    confidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1),
});
const AttemptResult = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
    'pass',
    'progress',
    'fail',
    'regression',
    'incomplete',
    'syntax-error',
    'abstained',
    'refused',
    'conflict',
    'outranked',
]);
const Attempt = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['repair', 'revision', 'pruning', 'command', 'tests', 'proposal']).default('repair'),
    past: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    clusters: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    signature: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    targets: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    strategy: Strategy,
    fixer: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    commands: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly().default([]),
    debugging: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
    candidate: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
    undoes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    base: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    analysis: Analysis.optional(),
    code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    rateBefore: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    rateAfter: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    proposal: Proposal.optional(),
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly().default([]),
    diff: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    tree: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    result: AttemptResult.optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    output: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    final: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    intent: _intent_js__WEBPACK_IMPORTED_MODULE_0__/* .Intent */ .J.optional(),
    unavailable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    misconfigured: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    downUntilMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    confirmed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    revert: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    spending: _usage_js__WEBPACK_IMPORTED_MODULE_1__/* .Spending */ .hC.default({}),
    transcripts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly().default([]),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
});
function isFailedAttempt({ result, unavailable }) {
    switch (result) {
        case 'fail':
        case 'regression':
        case 'incomplete':
        case 'syntax-error':
        case 'refused':
            return true;
        case 'abstained':
            return !unavailable;
        case undefined:
        case 'pass':
        case 'progress':
        case 'conflict':
        case 'outranked':
            return false;
    }
}
function changesCode(attempt) {
    return attempt.kind === 'command' || isFixerWork(attempt);
}
function isFixerWork({ kind }) {
    return kind === 'repair' || kind === 'revision';
}
function isJudged({ result }) {
    switch (result) {
        case 'pass':
        case 'progress':
        case 'fail':
        case 'regression':
        case 'incomplete':
            return true;
        case undefined:
        case 'abstained':
        case 'refused':
        case 'syntax-error':
        case 'conflict':
        case 'outranked':
            return false;
    }
}
function isRefuted({ result }) {
    return result === 'fail' || result === 'regression';
}
function isHelpful({ result }) {
    return result === 'pass' || result === 'progress';
}
function isKept(attempt) {
    return isHelpful(attempt) && attempt.revert === undefined;
}
function failedSince(attempts) {
    return attempts.slice(attempts.findLastIndex(isKept) + 1).filter(isFailedAttempt);
}


/***/ }),

/***/ 82238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ Intent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34805);

const Intent = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), quote: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 66342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ Isolation),
/* harmony export */   Cw: () => (/* binding */ isolationText),
/* harmony export */   Of: () => (/* binding */ NETWORKS),
/* harmony export */   i: () => (/* binding */ ISOLATION_MODES)
/* harmony export */ });
/* unused harmony export IsolationLevel */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34805);

const IsolationLevel = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['user-namespaces', 'root-namespaces', 'bubblewrap', 'sudo', 'none']);
const ISOLATION_MODES = ['auto', 'require', 'off'];
const NETWORKS = ['on', 'local', 'off'];
const Isolation = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    level: IsolationLevel,
    network: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(NETWORKS),
    docker: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
});
const WAYS = {
    'user-namespaces': 'namespaces of the user',
    'root-namespaces': 'namespaces of root, with few capabilities',
    bubblewrap: 'namespaces of the user, made by bubblewrap',
    sudo: 'namespaces that sudo makes',
    none: '',
};
function isolationText({ level, network, docker }) {
    if (level === 'none')
        return 'Isolation: none. The tests ran beside this action, as the same user, and could read what it can.';
    const limits = { on: '', local: ', without a network but its own machine', off: ', without a network' }[network];
    const weaker = docker ? ' The tests may use Docker, and with it the whole machine.' : '';
    return `Isolation: ${WAYS[level]}${limits}.${weaker}`;
}


/***/ }),

/***/ 67609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ testsOnlyInCi),
/* harmony export */   Gp: () => (/* binding */ attemptedOnlyInCi),
/* harmony export */   MG: () => (/* binding */ runnableHere),
/* harmony export */   Qm: () => (/* binding */ withCiFailures),
/* harmony export */   v5: () => (/* binding */ judgedOnlyInCi)
/* harmony export */ });
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58339);
/* harmony import */ var _test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17913);


function testsOnlyInCi({ onlyInCi }) {
    return new Set(onlyInCi.map(({ id }) => (0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(id)));
}
function runnableHere(state, keys) {
    const elsewhere = testsOnlyInCi(state);
    return keys.filter(key => !elsewhere.has(key));
}
function withCiFailures(failures, state) {
    const elsewhere = testsOnlyInCi(state);
    return [...failures.filter(({ id }) => !elsewhere.has((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(id))), ...state.onlyInCi];
}
function attemptedOnlyInCi(state) {
    const kept = state.attempts.filter(each => (0,_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .isFixerWork */ .af)(each) && each.commit !== undefined && each.revert === undefined);
    const attempted = new Set(kept.flatMap(({ targets }) => targets));
    return [...testsOnlyInCi(state)].filter(key => attempted.has(key));
}
function judgedOnlyInCi(state) {
    const attempted = new Set(attemptedOnlyInCi(state));
    const verdict = state.ci?.sha === state.tip ? state.ci : undefined;
    const red = new Set(verdict?.failing);
    const groups = { fixed: [], awaited: [], failing: [] };
    for (const { id } of state.onlyInCi) {
        const isFailing = !attempted.has((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(id)) || red.has((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .titleOf */ .Gg)(id));
        groups[isFailing ? 'failing' : verdict?.kind === 'green' ? 'fixed' : 'awaited'].push((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(id));
    }
    return groups;
}


/***/ }),

/***/ 17913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   S8: () => (/* binding */ testKey),
/* harmony export */   VV: () => (/* binding */ CaseStatus),
/* harmony export */   bM: () => (/* binding */ matchTests),
/* harmony export */   dX: () => (/* binding */ byKey),
/* harmony export */   gK: () => (/* binding */ wholeUnit),
/* harmony export */   iJ: () => (/* binding */ exitText),
/* harmony export */   iS: () => (/* binding */ TestId),
/* harmony export */   se: () => (/* binding */ NO_MESSAGE),
/* harmony export */   t$: () => (/* binding */ encloses),
/* harmony export */   uF: () => (/* binding */ unitOf),
/* harmony export */   x7: () => (/* binding */ countByStatus)
/* harmony export */ });
/* unused harmony export Problem */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34805);

const TestId = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    framework: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    occurrence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(2).optional(),
});
const Problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['failure', 'error']),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stack: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const CaseStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'skipped']);
const NO_MESSAGE = 'The test failed.';
function exitText(exit) {
    switch (exit.kind) {
        case 'exited':
            return `ended with exit code ${exit.code}`;
        case 'killed':
            return `was killed by ${exit.signal}`;
        case 'timed-out':
            return exit.isOver === true
                ? 'did not end in the time that timeout-minutes leaves'
                : `did not end within ${Math.round(exit.afterMs / 1000)} s`;
        case 'out-of-memory':
            return `used more than ${Math.round(exit.limit / 1_000_000)} MB of memory and was ended`;
        case 'not-found':
            return `could not start (${exit.command} was not found)`;
    }
}
const Failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: TestId,
    problem: Problem,
    frames: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), symbol: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).readonly(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
});
function testKey(id) {
    return JSON.stringify([id.framework, id.file, ...id.suite, id.name, ...(id.occurrence ? [id.occurrence] : [])]);
}
function titleOf(id) {
    const title = [id.file, ...id.suite, id.name].filter(part => part !== '').join(' › ');
    return id.occurrence === undefined ? title : `${title} (${id.occurrence})`;
}
function matchTests(wanted, candidates) {
    const byTitle = new Map();
    for (const id of candidates)
        byTitle.set(words(id), [...(byTitle.get(words(id)) ?? []), id]);
    return new Map(wanted.map(id => {
        const alike = byTitle.get(words(id)) ?? [];
        return [id, alike.filter(other => sameFile(id.file, other.file)).map(testKey)];
    }));
}
function sameFile(a, b) {
    return a === '' || b === '' || a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}
function words(id) {
    return [...id.suite, id.name]
        .join(' ')
        .replace(/\s+/g, ' ')
        .replace(/ (?:>|›|»|::)(?= )/g, '')
        .trim();
}
function unitOf(id) {
    return id === undefined ? '' : id.file || (id.suite[0] ?? '');
}
function wholeUnit(test) {
    return test.file === '' ? test : { ...test, suite: [], name: '' };
}
function encloses(nameless, test) {
    if (nameless.name !== '' || nameless.framework !== test.framework)
        return false;
    if (nameless.file !== '' && nameless.file !== test.file && !test.file.startsWith(`${nameless.file}/`))
        return false;
    const outer = nameless.suite.join(' ');
    const inner = test.suite.join(' ');
    return outer === '' || inner === outer || inner.startsWith(`${outer} `);
}
function byKey(cases) {
    const found = new Map();
    for (const testCase of cases) {
        const key = testKey(testCase.id);
        const known = found.get(key);
        if (known === undefined || severity(testCase) > severity(known))
            found.set(key, testCase);
    }
    return found;
}
function countByStatus(cases) {
    const summary = { total: 0, passed: 0, failed: 0, skipped: 0 };
    for (const { status } of cases) {
        summary.total += 1;
        summary[status] += 1;
    }
    return summary;
}
function severity(testCase) {
    return { skipped: 0, passed: 1, failed: 2 }[testCase.status];
}


/***/ }),

/***/ 79961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   Xh: () => (/* binding */ Role),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   fn: () => (/* binding */ spentTogether),
/* harmony export */   hC: () => (/* binding */ Spending),
/* harmony export */   ig: () => (/* binding */ EFFORTS),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   tk: () => (/* binding */ noUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34805);

const Role = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['analyst', 'fixer', 'reviewer', 'test-writer']);
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
const EFFORTS = ['none', 'low', 'medium', 'high', 'xhigh', 'max'];


/***/ }),

/***/ 36795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UU: () => (/* binding */ testName),
/* harmony export */   Vh: () => (/* binding */ remainingCounts),
/* harmony export */   Z8: () => (/* binding */ fixedCounts),
/* harmony export */   fp: () => (/* binding */ failureNoun)
/* harmony export */ });
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4538);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73247);


function fixedCounts(cases) {
    return sentence(cases, {
        test: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number, 'failing test')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .verb */ .w3)(number, 'pass')} now`,
        load: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number, 'load failure')} ${number === 1 ? 'is' : 'are'} fixed`,
        check: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number, 'failing check')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .verb */ .w3)(number, 'pass')} now`,
    });
}
function remainingCounts(cases, adjective = '') {
    return sentence(cases, {
        test: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number, 'test')}${adjective} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .verb */ .w3)(number, 'fail')}`,
        load: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number, 'load failure')}${adjective} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .verb */ .w3)(number, 'remain')}`,
        check: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number, 'check')}${adjective} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .verb */ .w3)(number, 'fail')}`,
    });
}
function failureNoun(cases) {
    return cases.every(({ kind }) => kind === 'test') ? 'failing test' : 'failure';
}
function sentence(cases, words) {
    const numbers = ['test', 'load', 'check'].map(kind => [kind, cases.filter(each => each.kind === kind).length]);
    const parts = numbers.flatMap(([kind, number]) => (number === 0 ? [] : [words[kind](number)]));
    return parts.length === 0 ? words.test(0) : parts.join(' and ');
}
function testName({ title, kind }) {
    return `${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.inlineCode)(title)}${{ test: '', load: ' (loading it)', check: ' (a check)' }[kind]}`;
}


/***/ }),

/***/ 78438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VF: () => (/* binding */ isMistake),
/* harmony export */   Zr: () => (/* binding */ pullRequestTitle),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   hg: () => (/* binding */ isWithoutModels)
/* harmony export */ });
/* harmony import */ var _domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90608);
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4538);
/* harmony import */ var _case_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36795);
/* harmony import */ var _verification_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53693);




function headlineOf(view) {
    const { fixed, remaining, awaited, flaky, notReproduced } = view.tests;
    switch (view.outcome) {
        case 'fixed':
            return `Fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .fixedCounts */ .Z8)(fixed)}${othersClause(view)}`;
        case 'needs-review':
            return `To be reviewed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .fixedCounts */ .Z8)(fixed)}, but the change looks as if it were made for its tests`;
        case 'partial':
            return remaining.length === 0
                ? `Partly fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .fixedCounts */ .Z8)(fixed)}${view.proof?.check?.passed === false ? ", but the project's own command still fails" : ''}`
                : `Partly fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .remainingCounts */ .Vh)(remaining, isLow(view) ? ' of low criticality' : '')}`;
        case 'failed':
            return failedHeadline(view);
        case 'nothing-to-fix':
            return flaky.length > 0
                ? `Nothing to fix: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(flaky.length, 'test')} failed by chance (flaky)`
                : 'Nothing to fix: no test fails';
        case 'not-reproduced':
            return `Not reproduced: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(notReproduced.length, 'reported failing test')} ${notReproduced.length === 1 ? 'does' : 'do'} not fail here`;
        case 'test-outdated':
            return `Test outdated: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(remaining.length, 'failing test')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(remaining.length, 'contradict')} what the change meant`;
        case 'awaiting-ci':
            return `Waiting for CI: ${fixed.length === 0 ? '' : `${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .fixedCounts */ .Z8)(fixed)}, and `}a change for ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(awaited.length, 'test')} that cannot run here`;
        case 'refused':
            return 'Refused';
        case 'stopped':
            return 'Stopped before the end: run it again, and it goes on';
    }
}
function othersClause({ others, changes }) {
    const chance = changes.unsettled.filter(({ status }) => status !== 'passed').length;
    switch (others) {
        case 'unchanged':
            return ', and no other test changed';
        case 'unharmed':
            return ', and nothing else broke';
        case 'changed':
            return chance === 0 ? '' : `; ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(chance, 'flaky test')} did not pass in the last run`;
    }
}
function isLow({ tests: { remaining }, remainingClusters }) {
    const low = remainingClusters.flatMap(({ cluster, tests }) => (cluster.criticality === 'low' ? tests : []));
    return remaining.every(({ title }) => low.some(test => test.title === title));
}
function failedHeadline(view) {
    const { tests, kept, attempts, proof, stop, changes } = view;
    const { fixed, remaining, orderDependent, targets } = tests;
    const all = fixed.length + remaining.length;
    if (proof?.held === false && remaining.length === 0)
        return 'Not proved: green in the checkout, but not seen again';
    const worse = changes.failing.length + changes.skipped.length + changes.removed.length;
    if (kept.length > 0 && remaining.length === 0 && worse > 0)
        return `Not fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .fixedCounts */ .Z8)(fixed)}, but ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(worse, 'other test')} changed for the worse`;
    if (kept.length > 0) {
        const begin = fixed.length > 0 && worse === 0 ? 'Progress, but not fixed' : 'Not fixed';
        const noun = (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .failureNoun */ .fp)(targets);
        return noun === 'failing test'
            ? `${begin}: ${fixed.length} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, noun)} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(fixed.length, 'pass')} now, ${remaining.length} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(remaining.length, 'fail')}`
            : `${begin}: ${fixed.length} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, noun)} ${fixed.length === 1 ? 'is' : 'are'} fixed, ${remaining.length} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(remaining.length, 'remain')}`;
    }
    if (isWithoutModels(view))
        return `Not fixed: no model could be asked. ${view.misconfigured.join(' ')}`.replace(/\.$/, '');
    if (attempts.length > 0 && attempts.every(({ result }) => result === 'abstained'))
        return `Not fixed: no fixer proposed a change${attempts.every(({ unavailable }) => unavailable) ? ', since none could be reached' : ''}`;
    if (attempts.length > 0)
        return `Not fixed: no change turned ${all === 1 ? `the ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .failureNoun */ .fp)(targets)}` : `any of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .failureNoun */ .fp)(targets))}`} green without breaking others`;
    const many = orderDependent.length;
    if (many > 0)
        return `Not fixed: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(many, 'test')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(many, 'fail')} only after others ran (order-dependent)`;
    const why = stop === undefined ? '' : _verification_js__WEBPACK_IMPORTED_MODULE_0__/* .STOPPED_BECAUSE */ .J[stop];
    return `Not fixed: nothing was tried${stop === 'time' ? ', since no time was left' : why === '' ? '' : `, since ${why}`}`;
}
function isWithoutModels({ misconfigured, usage }) {
    return misconfigured.length > 0 && usage.requests === 0;
}
function isMistake(view) {
    return isWithoutModels(view) && view.outcome === 'failed';
}
function pullRequestTitle({ kept, outcome, tests, request }) {
    const { fixed, remaining, targets } = tests;
    const repairs = kept.filter(({ kind }) => kind === 'repair');
    const summary = repairs[0]?.proposal?.summary;
    const noun = (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .failureNoun */ .fp)(targets);
    const all = fixed.length + remaining.length;
    const what = outcome === 'fixed'
        ? `Fix ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, noun)}`
        : outcome === 'needs-review'
            ? `To be reviewed: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, noun)}`
            : `Progress: ${fixed.length} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, noun)} fixed`;
    const detail = repairs.length === 1 && summary !== undefined ? `: ${withoutMarkdown(summary)}` : '';
    return (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(`${what} on ${request.headBranch}${detail}`, 240);
}
function withoutMarkdown(text) {
    return (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text.slice(0, 1_000).replaceAll('`', ''), 120);
}


/***/ }),

/***/ 53693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ STOPPED_BECAUSE),
/* harmony export */   PI: () => (/* binding */ footing),
/* harmony export */   Ti: () => (/* binding */ resumeInstructions),
/* harmony export */   ie: () => (/* binding */ stopExplanation),
/* harmony export */   sr: () => (/* binding */ proofSection)
/* harmony export */ });
/* harmony import */ var _domain_model_isolation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66342);
/* harmony import */ var _domain_model_only_in_ci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67609);
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4538);
/* harmony import */ var _case_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36795);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73247);





function resumeInstructions({ outcome, kept, branch }, program) {
    if (outcome !== 'stopped')
        return '';
    const confirmed = kept.filter(attempt => attempt.confirmed).length;
    const verified = kept.length === 0
        ? 'Nothing was verified by then.'
        : `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(kept.length, 'commit')} ${kept.length === 1 ? 'is' : 'are'} on ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineCode)(branch)}, ${confirmed} of them confirmed by the whole suite.`;
    const how = program === undefined ? 'Run the job again' : `Run ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineCode)(`${program} run --resume`)}`;
    return `The run was ended from outside. ${verified} ${how}: it goes on where it stopped.`;
}
function proofSection(view, repositoryUrl) {
    const { proof, after, isolation, titles } = view;
    if (proof === undefined)
        return '';
    if (proof.place === 'nowhere')
        return [
            '### Proof',
            '',
            `- The tests cannot run here: ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineText)(view.cannotRun ?? '', 600)}`,
            ...onlyInCiLines(view),
        ].join('\n');
    const where = proof.place === 'clean copy' ? 'on a clean copy' : 'in the checkout (a copy of it cannot run these tests)';
    const whole = proof.held
        ? `- The whole suite ran once more at ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.commitLink)(proof.sha, repositoryUrl)}, ${where}: ${suiteCounts(after)}.`
        : `- **It was not seen again.** ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineText)(proof.reason, 600)}`;
    const apart = isolation === undefined ? [] : [`- ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineText)((0,_domain_model_isolation_js__WEBPACK_IMPORTED_MODULE_0__/* .isolationText */ .Cw)(isolation))}`];
    return [
        '### Proof',
        '',
        whole,
        ...withoutFix(view, proof),
        ...onlyInCiLines(view),
        ...checkLines(proof.check),
        ...slowerLines(proof, titles),
        ...apart,
    ].join('\n');
}
function slowerLines({ slower = [] }, titles) {
    const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
    return slower.map(({ test, beforeMs, afterMs }) => `- **Slower with the fix**, measured twice: ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineText)(titles.get(test) ?? test, 200)} takes ${seconds(afterMs)}, and ${seconds(beforeMs)} without it.`);
}
const MAX_NAMED = 5;
const MAX_FINDINGS = 10;
function checkLines(check) {
    if (check === undefined)
        return [];
    const command = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineCode)(check.command);
    if (check.passed)
        return [`- The project's own command, ${command}, succeeds on this code.`];
    if (check.findings.length === 0)
        return [
            `- The project's own command, ${command}, does not succeed here: failures that are no part of this fix are named below.`,
        ];
    const listed = check.findings.slice(0, MAX_FINDINGS).map(each => `  - ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineText)(each, 300)}`);
    const rest = check.findings.length - listed.length;
    return [
        `- **The project's own command, ${command}, still fails:**`,
        ...listed,
        ...(rest > 0 ? [`  - and ${rest} more`] : []),
    ];
}
function suiteCounts(after) {
    if (after === undefined)
        return 'its results are missing';
    const { passed, failed, skipped, unloaded, failedChecks } = after;
    return [
        `${passed} passed`,
        `${failed} failed`,
        ...(skipped === 0 ? [] : [`${skipped} skipped`]),
        ...(unloaded === 0 ? [] : [(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(unloaded, 'load failure')]),
        ...(failedChecks === 0 ? [] : [(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(failedChecks, 'failed check')]),
    ].join(', ');
}
function withoutFix({ tests, onlyInCi }, proof) {
    const elsewhere = (0,_domain_model_only_in_ci_js__WEBPACK_IMPORTED_MODULE_1__/* .testsOnlyInCi */ .$w)({ onlyInCi });
    const fixed = tests.fixed.filter(({ key }) => !elsewhere.has(key));
    if (fixed.length === 0)
        return [];
    const needed = new Set(proof.needed);
    const red = fixed.filter(({ key }) => needed.has(key));
    if (red.length === 0)
        return ['- The tests could not be run with the fix taken out.'];
    const all = `of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(fixed.length, (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .failureNoun */ .fp)(fixed) === 'failing test' ? 'fixed test' : 'fixed failure')}`;
    const failed = red.filter(({ before }) => before !== undefined).length;
    const absent = red.length - failed;
    const parts = [
        ...(failed === 0 ? [] : [`${failed} ${all} failed again`]),
        ...(absent === 0 ? [] : [`${absent} ${failed === 0 ? all : 'more'} did not pass`]),
    ];
    return [`- With the fix taken out, ${parts.join(' and ')}.`];
}
function onlyInCiLines({ tests, onlyInCi }) {
    const elsewhere = (0,_domain_model_only_in_ci_js__WEBPACK_IMPORTED_MODULE_1__/* .testsOnlyInCi */ .$w)({ onlyInCi });
    const passed = tests.fixed.filter(({ key }) => elsewhere.has(key)).length;
    const { awaited } = tests;
    return [
        ...(awaited.length === 0
            ? []
            : [
                `- **${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(awaited.length, 'test')} cannot run here, so nothing here shows that the change fixes ${awaited.length === 1 ? 'it' : 'them'}.** CI decides: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(awaited.map(({ title }) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineText)(title, 200)), MAX_NAMED)}.`,
            ]),
        ...(passed === 0
            ? []
            : [`- ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(passed, 'test')} that cannot run here failed in CI before, and CI is green on this commit.`]),
    ];
}
function footing({ kept, isConfirmed, proof, isolation }) {
    const apart = proof === undefined && isolation !== undefined ? ` ${(0,_domain_model_isolation_js__WEBPACK_IMPORTED_MODULE_0__/* .isolationText */ .Cw)(isolation)}` : '';
    if (kept.length === 0)
        return apart;
    return apart + confirmation({ isConfirmed, proof, kept });
}
function confirmation({ kept, isConfirmed, proof }) {
    return isConfirmed && (proof?.held === true || kept.every(({ confirmed }) => confirmed))
        ? ' Every count and every test called fixed above comes from a run of the whole suite.'
        : ' The whole suite has not confirmed every commit above.';
}
const STOPPED_BECAUSE = {
    'all-green': '',
    stuck: 'no fixer had another attempt',
    iterations: 'the limit of iterations was reached',
    time: 'the time limit was reached',
    tokens: 'the token limit was reached',
    dollars: 'the cost limit was reached',
};
function stopExplanation({ stop, left, degraded }) {
    const why = stop === undefined ? '' : STOPPED_BECAUSE[stop];
    if (why === '' || left === undefined)
        return '';
    const parts = [
        (0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(left.iterations, 'iteration'),
        `${left.minutes} min`,
        ...(left.tokens === undefined ? [] : [(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(left.tokens, 'token')]),
        ...(left.dollars === undefined ? [] : [`$${left.dollars.toFixed(2)}`]),
    ];
    const note = degraded ? ' The run was degraded: a fixer of the chain could not be reached.' : '';
    return `Stopped: ${why}. Remaining budget: ${parts.join(', ')}.${note}`;
}


/***/ })

};
