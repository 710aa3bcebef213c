export const id = 129;
export const ids = [129];
export const modules = {

/***/ 8129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tellResult: () => (/* binding */ tellResult)
/* harmony export */ });
/* unused harmony export outputsOf */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7264);
/* harmony import */ var _domain_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9093);
/* harmony import */ var _domain_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5385);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2527);
/* harmony import */ var _report_headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5916);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8962);








const ANNOTATIONS = 10;
async function tellResult({ state, report, settings, temp }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp, 'fix-tests');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'report.md');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, report.markdown);
    for (const [name, value] of Object.entries(outputsOf(state, path)))
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH(name, value);
    annotate(state);
    await (0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .summarise */ .f)(report.markdown);
    const headline = (0,_report_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .headlineOf */ .gD)(state);
    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP)(headline));
    const red = state.outcome === 'failed' || state.outcome === 'partial' || state.outcome === 'stopped';
    if (red && settings['fail-on-unfixed'])
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setFailed */ .C1((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP)(headline));
}
function outputsOf(state, reportPath) {
    const ids = (0,_domain_state_js__WEBPACK_IMPORTED_MODULE_3__/* .testById */ .pk)(state);
    const titles = (keys) => JSON.stringify(keys.map(key => (0,_domain_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .titleOf */ .Gg)(ids.get(key))));
    const remaining = new Set((0,_domain_state_js__WEBPACK_IMPORTED_MODULE_3__/* .remainingTargets */ .bc)(state));
    const flaky = new Set(state.flaky);
    return {
        outcome: state.outcome ?? 'stopped',
        'pull-request-number': String(state.pullRequest?.number ?? ''),
        'pull-request-url': state.pullRequest?.url ?? '',
        'pull-request-operation': state.pullRequest?.operation ?? 'none',
        branch: state.tip === state.request.headSha ? '' : state.branch,
        'head-sha': state.tip,
        'pass-rate-before': (0,_domain_state_js__WEBPACK_IMPORTED_MODULE_3__/* .rateOf */ .MK)(state, state.initial).toFixed(4),
        'pass-rate-after': (0,_domain_state_js__WEBPACK_IMPORTED_MODULE_3__/* .rateOf */ .MK)(state, state.current).toFixed(4),
        'fixed-tests': titles(state.targets.filter(key => !remaining.has(key) && !flaky.has(key))),
        'remaining-tests': titles([...remaining]),
        'flaky-tests': titles(state.flaky),
        iterations: String(state.attempts.length),
        'report-path': reportPath,
    };
}
function annotate(state) {
    const remaining = new Set((0,_domain_state_js__WEBPACK_IMPORTED_MODULE_3__/* .remainingTargets */ .bc)(state));
    const failures = state.initial?.failures ?? [];
    for (const failure of failures.filter(({ id }) => state.targets.includes((0,_domain_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .keyOf */ .TN)(id))).slice(0, ANNOTATIONS)) {
        const frame = failure.frames[0];
        const at = { file: frame?.file ?? failure.id.file, ...(frame === undefined ? {} : { startLine: frame.line }) };
        const message = failure.problem.message.split('\n').slice(0, 6).map(_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP).join('\n');
        if (remaining.has((0,_domain_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .keyOf */ .TN)(failure.id)))
            _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3(message, { title: `Still fails: ${(0,_domain_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .titleOf */ .Gg)(failure.id)}`, ...at });
        else
            _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm(message, { title: `Fixed: ${(0,_domain_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .titleOf */ .Gg)(failure.id)}`, ...at });
    }
}


/***/ }),

/***/ 9093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ statusesOf),
/* harmony export */   Eu: () => (/* binding */ openAttempt),
/* harmony export */   GG: () => (/* binding */ totalUsage),
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   Uw: () => (/* binding */ State),
/* harmony export */   bc: () => (/* binding */ remainingTargets),
/* harmony export */   pk: () => (/* binding */ testById),
/* harmony export */   qz: () => (/* binding */ ignoredTests),
/* harmony export */   tk: () => (/* binding */ noUsage),
/* harmony export */   ue: () => (/* binding */ initialState),
/* harmony export */   yx: () => (/* binding */ SCHEMA)
/* harmony export */ });
/* unused harmony exports Request, Suspect, Cluster, Strategy, Proposal, Usage, Attempt, KnownTest, Snapshot, Origin, Culprit, StopReason, OutcomeKind, Phase */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2047);
/* harmony import */ var _tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5385);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5141);



const SCHEMA = 1;
const Request = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    trigger: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['workflow_run', 'failing-step', 'command-line']),
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    headBranch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    headSha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    askedBy: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).optional(),
});
const Suspect = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    why: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const Cluster = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    signature: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    criticality: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    pattern: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('other'),
    suggestion: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    expected: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    actual: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    similarity: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().default(1),
    causedBy: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    suspects: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    places: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Suspect).readonly().default([]),
});
const Strategy = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['surgical', 'aggressive', 'conservative']);
const Proposal = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    rootCause: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).readonly(),
    affectedTests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    confidence: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1),
});
const Usage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    requests: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    waitedMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    cachedTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
const noUsage = { requests: 0, waitedMs: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 };
const AttemptResult = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'pass',
    'progress',
    'fail',
    'regression',
    'incomplete',
    'syntax-error',
    'abstained',
    'refused',
]);
const Attempt = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    clusters: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    targets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    strategy: Strategy,
    fixer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    rateBefore: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    rateAfter: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    proposal: Proposal.optional(),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly().default([]),
    diff: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    result: AttemptResult.optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    final: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    revert: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    usage: Usage.default(noUsage),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().default(0),
});
const KnownTest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: _tests_js__WEBPACK_IMPORTED_MODULE_0__/* .TestId */ .iS, status: _tests_js__WEBPACK_IMPORTED_MODULE_0__/* .CaseStatus */ .VV });
const Snapshot = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(KnownTest).readonly(),
    failures: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR).readonly(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
const Origin = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['caused here', 'failing before', 'flaky before', 'uncertain']);
const Culprit = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), subject: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const StopReason = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['all-green', 'stuck', 'iterations', 'time', 'tokens']);
const OutcomeKind = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'fixed',
    'partial',
    'failed',
    'nothing-to-fix',
    'not-reproduced',
    'refused',
    'stopped',
]);
const Phase = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('at', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('reproducing') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('triaging') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('choosing') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('fixing') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('checking') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('validating'), tree: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('committing'), tree: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), rateAfter: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('confirming') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('reverting') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('publishing') }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ at: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('done') }),
]);
const State = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(SCHEMA),
    key: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    request: Request,
    branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    phase: Phase,
    reported: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .TestId */ .iS).readonly(),
    initial: Snapshot.optional(),
    current: Snapshot.optional(),
    targets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    notReproduced: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .TestId */ .iS).readonly(),
    orderDependent: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly().default([]),
    origins: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), Origin).default({}),
    culprit: Culprit.optional(),
    outside: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    clusters: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Cluster).readonly(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Attempt).readonly(),
    tip: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    stop: StopReason.optional(),
    outcome: OutcomeKind.optional(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), operation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['created', 'updated']) }).optional(),
    revision: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    spentMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
});
function initialState(options) {
    return {
        schema: SCHEMA,
        key: options.key,
        branch: options.branch,
        request: options.request,
        phase: { at: 'reproducing' },
        reported: options.reported,
        targets: [],
        flaky: [],
        notReproduced: [],
        orderDependent: [],
        origins: {},
        outside: [],
        clusters: [],
        attempts: [],
        revision: 0,
        tip: options.request.headSha,
        spentMs: 0,
        notes: [],
    };
}
function statusesOf(snapshot) {
    return new Map((snapshot?.tests ?? []).map(test => [(0,_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(test.id), test.status]));
}
function ignoredTests(state) {
    return new Set([...state.flaky, ...state.orderDependent, ...state.outside]);
}
function rateOf(state, snapshot) {
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .passRate */ .sc)(statusesOf(snapshot), ignoredTests(state));
}
function remainingTargets(state) {
    const statuses = statusesOf(state.current);
    const flaky = new Set(state.flaky);
    return state.targets.filter(key => !flaky.has(key) && statuses.get(key) !== 'passed');
}
function openAttempt(state) {
    const attempt = state.attempts.at(-1);
    if (attempt === undefined)
        throw new Error(`phase ${state.phase.at} without an attempt`);
    return attempt;
}
function standing(state) {
    return state.attempts.filter(attempt => attempt.commit !== undefined && attempt.revert === undefined);
}
function totalUsage(state) {
    return state.attempts.reduce((sum, { usage }) => ({
        requests: sum.requests + usage.requests,
        waitedMs: sum.waitedMs + usage.waitedMs,
        inputTokens: sum.inputTokens + usage.inputTokens,
        cachedTokens: sum.cachedTokens + usage.cachedTokens,
        outputTokens: sum.outputTokens + usage.outputTokens,
    }), noUsage);
}
function testById(state) {
    const known = [...(state.initial?.tests ?? []), ...(state.current?.tests ?? [])];
    return new Map(known.map(({ id }) => [(0,_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(id), id]));
}


/***/ }),

/***/ 5385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   VV: () => (/* binding */ CaseStatus),
/* harmony export */   bM: () => (/* binding */ matchTests),
/* harmony export */   dX: () => (/* binding */ byKey),
/* harmony export */   iS: () => (/* binding */ TestId),
/* harmony export */   t$: () => (/* binding */ encloses),
/* harmony export */   uF: () => (/* binding */ unitOf)
/* harmony export */ });
/* unused harmony export Problem */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2047);

const TestId = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    framework: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const Problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['failure', 'error']),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stack: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const CaseStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'skipped']);
const Failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: TestId,
    problem: Problem,
    frames: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), symbol: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).readonly(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
});
function keyOf(id) {
    return JSON.stringify([id.framework, id.file, ...id.suite, id.name]);
}
function titleOf(id) {
    return [id.file, ...id.suite, id.name].filter(part => part !== '').join(' › ');
}
function matchTests(wanted, candidates) {
    const byTitle = new Map();
    for (const id of candidates)
        byTitle.set(words(id), [...(byTitle.get(words(id)) ?? []), id]);
    return new Map(wanted.map(id => {
        const alike = byTitle.get(words(id)) ?? [];
        return [id, alike.filter(other => sameFile(id.file, other.file)).map(keyOf)];
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
        const key = keyOf(testCase.id);
        const known = found.get(key);
        if (known === undefined || severity(testCase) > severity(known))
            found.set(key, testCase);
    }
    return found;
}
function severity(testCase) {
    return { skipped: 0, passed: 1, failed: 2 }[testCase.status];
}


/***/ }),

/***/ 5141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   sc: () => (/* binding */ passRate)
/* harmony export */ });
function judge(evidence) {
    if (!evidence.complete)
        return { kind: 'incomplete', reason: evidence.reason };
    const fixed = evidence.targets.filter(key => evidence.after.get(key) === 'passed');
    const broken = regressions(evidence);
    if (broken.length > 0)
        return { kind: 'regression', broken, fixed };
    const red = evidence.targets.filter(key => evidence.after.get(key) !== 'passed');
    if (red.length === 0)
        return { kind: 'pass', fixed };
    const progressed = fixed.some(key => evidence.before.get(key) !== 'passed');
    return progressed ? { kind: 'progress', fixed, red } : { kind: 'fail', red };
}
function regressions({ before, after, flaky, covers }) {
    const broken = [];
    for (const [key, status] of before) {
        if (status !== 'passed' || flaky.has(key) || !covers(key))
            continue;
        const now = after.get(key);
        if (now === 'failed')
            broken.push({ key, how: 'newly failing' });
        else if (now === 'skipped')
            broken.push({ key, how: 'newly skipped' });
        else if (now === undefined)
            broken.push({ key, how: 'vanished' });
    }
    return broken;
}
function passRate(statuses, ignored) {
    let passed = 0;
    let failed = 0;
    for (const [key, status] of statuses) {
        if (ignored.has(key))
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

/***/ 5916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q$: () => (/* binding */ titleFor),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   gD: () => (/* binding */ headlineOf)
/* harmony export */ });
/* harmony import */ var _domain_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9093);

function headlineOf(state) {
    const all = state.targets.length;
    const left = (0,_domain_state_js__WEBPACK_IMPORTED_MODULE_0__/* .remainingTargets */ .bc)(state).length;
    switch (state.outcome) {
        case 'fixed':
            return `Fixed: ${count(all, 'failing test')} ${all === 1 ? 'passes' : 'pass'} now, and nothing else broke`;
        case 'partial':
            return `Partly fixed: ${count(left, 'test')} of low criticality still ${left === 1 ? 'fails' : 'fail'}`;
        case 'failed':
            return (0,_domain_state_js__WEBPACK_IMPORTED_MODULE_0__/* .standing */ .JA)(state).length > 0
                ? `Not fixed: ${all - left} of ${count(all, 'failing test')} pass now, ${left} still ${left === 1 ? 'fails' : 'fail'}`
                : state.attempts.length === 0
                    ? notTried(state)
                    : `Not fixed: no change turned ${all === 1 ? 'the failing test' : `any of ${all} failing tests`} green without breaking others`;
        case 'nothing-to-fix':
            return state.flaky.length > 0
                ? `Nothing to fix: ${count(state.flaky.length, 'test')} failed by chance (flaky)`
                : 'Nothing to fix: no test fails';
        case 'not-reproduced':
            return `Not reproduced: ${count(state.notReproduced.length, 'reported failing test')} ${state.notReproduced.length === 1 ? 'does' : 'do'} not fail here`;
        case 'refused':
            return 'Refused';
        case 'stopped':
        case undefined:
            return 'Stopped before the end';
    }
}
function notTried({ orderDependent, stop }) {
    const many = orderDependent.length;
    if (many > 0)
        return `Not fixed: ${count(many, 'test')} ${many === 1 ? 'fails' : 'fail'} only after others ran (order-dependent)`;
    return `Not fixed: nothing was tried${stop === 'time' ? ', since no time was left' : ''}`;
}
function titleFor(state) {
    const good = (0,_domain_state_js__WEBPACK_IMPORTED_MODULE_0__/* .standing */ .JA)(state);
    const first = good[0]?.proposal?.summary;
    const prefix = state.outcome === 'fixed' ? 'Fix' : 'Partly fix';
    const tests = count(state.targets.length - (0,_domain_state_js__WEBPACK_IMPORTED_MODULE_0__/* .remainingTargets */ .bc)(state).length, 'failing test');
    const what = good.length === 1 && first !== undefined ? `: ${plain(first)}` : '';
    return `${prefix} ${tests} on ${state.request.headBranch}${what}`.slice(0, 240);
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
function plain(text) {
    return text.replaceAll('`', '').replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed();
}


/***/ })

};
