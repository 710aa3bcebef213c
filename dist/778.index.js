export const id = 778;
export const ids = [778];
export const modules = {

/***/ 1928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ checkOf),
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90304);
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90717);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8483);
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65034);




const MOST = 200;
const SUMMARY = 65_000;
function annotationsOf(state) {
    const remaining = new Set((0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .remainingTargets */ .bc)(state));
    const flaky = new Set(state.flaky);
    const targets = new Set(state.targets.filter(key => !flaky.has(key)));
    const ids = (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .testById */ .pk)(state);
    return (state.initial?.failures ?? [])
        .filter(failure => targets.has((0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(failure.id)))
        .flatMap(failure => {
        const path = placeOf(failure).file;
        if (path === '' || path.startsWith('/') || path.split('/').includes('..'))
            return [];
        const isFixed = !remaining.has((0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(failure.id));
        const name = (0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .titleOf */ .Gg)(ids.get((0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(failure.id)));
        return [
            {
                path,
                line: Math.max(1, placeOf(failure).line),
                level: isFixed ? 'notice' : 'failure',
                title: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateText */ .EJ)((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(`${isFixed ? 'Fixed' : 'Still fails'}: ${name}`), 250),
                message: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateText */ .EJ)(failure.problem.message.split('\n').slice(0, 6).map(_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP).join('\n'), 4_000) ||
                    'It failed.',
            },
        ];
    })
        .slice(0, MOST);
}
function placeOf({ frames, id }) {
    const [frame] = frames;
    return frame === undefined ? { file: id.file, line: 1 } : { file: frame.file, line: frame.line };
}
function checkOf(state, report) {
    return {
        conclusion: conclusionOf(state),
        title: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateText */ .EJ)((0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headlineOf */ .gD)(state), 250),
        summary: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateText */ .EJ)(report, SUMMARY),
        annotations: annotationsOf(state),
    };
}
function conclusionOf({ outcome }) {
    switch (outcome) {
        case 'fixed':
        case 'partial':
        case 'nothing-to-fix':
        case 'not-reproduced':
            return 'neutral';
        case 'failed':
        case 'refused':
            return 'failure';
        case 'stopped':
        case undefined:
            return 'cancelled';
    }
}


/***/ }),

/***/ 78778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeStepOutputs: () => (/* binding */ writeStepOutputs)
/* harmony export */ });
/* unused harmony export outputsOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46058);
/* harmony import */ var _domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90304);
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90717);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8483);
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65034);
/* harmony import */ var _check_annotations_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1928);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(851);










const ANNOTATIONS = 10;
async function writeStepOutputs({ state, report, settings, transcripts, temp, patch, }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, 'fix-tests');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'report.md');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, report.markdown);
    for (const [name, value] of Object.entries(outputsOf(state, { report: path, transcripts, patch: patch ?? '' })))
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setOutput */ .uH(name, value);
    annotate(state);
    await (0,_summary_js__WEBPACK_IMPORTED_MODULE_9__/* .writeSummary */ .S)(report.markdown);
    const headline = (0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_7__/* .headlineOf */ .gD)(state);
    _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .BP)(headline));
    const red = state.outcome === 'failed' || state.outcome === 'partial' || state.outcome === 'stopped';
    if (red && settings['fail-on-unfixed'])
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .logLine */ .BP)(headline));
}
function outputsOf(state, paths) {
    const ids = (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .testById */ .pk)(state);
    const titles = (keys) => JSON.stringify(keys.map(key => (0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_5__/* .titleOf */ .Gg)(ids.get(key))));
    const usage = (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .totalUsage */ .GG)(state);
    const remaining = new Set((0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .remainingTargets */ .bc)(state));
    const flaky = new Set(state.flaky);
    return {
        outcome: state.outcome ?? 'stopped',
        'pull-request-number': String(state.pullRequest?.number ?? ''),
        'pull-request-url': state.pullRequest?.url ?? '',
        'pull-request-operation': state.pullRequest?.operation ?? 'none',
        branch: state.tip === state.request.headSha ? '' : state.branch,
        'head-sha': state.tip,
        'pass-rate-before': (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .snapshotRate */ .Tq)(state, state.initial).toFixed(4),
        'pass-rate-after': (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .snapshotRate */ .Tq)(state, state.current).toFixed(4),
        'fixed-tests': titles(state.targets.filter(key => !remaining.has(key) && !flaky.has(key))),
        'remaining-tests': titles([...remaining]),
        'flaky-tests': titles(state.flaky),
        iterations: String(state.attempts.length),
        'cost-usd': usage.unpricedTokens > 0 ? '' : usage.dollars.toFixed(4),
        'input-tokens': String(usage.inputTokens),
        'output-tokens': String(usage.outputTokens),
        'report-path': paths.report,
        'patch-path': (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.patch) ? paths.patch : '',
        'transcripts-path': (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.transcripts) ? paths.transcripts : '',
    };
}
function annotate(state) {
    for (const { level, message, title, path, line } of (0,_check_annotations_js__WEBPACK_IMPORTED_MODULE_8__/* .annotationsOf */ .I)(state).slice(0, ANNOTATIONS)) {
        const properties = { title, file: path, startLine: line };
        if (level === 'notice')
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .notice */ .lm(message, properties);
        else
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3(message, properties);
    }
}


/***/ }),

/***/ 87072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ areIndependent),
/* harmony export */   b1: () => (/* binding */ clusterSignature),
/* harmony export */   d2: () => (/* binding */ Cluster)
/* harmony export */ });
/* unused harmony export Suspect */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const Suspect = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const Cluster = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    signature: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    criticality: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['high', 'medium', 'low']),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('other'),
    suggestion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    actual: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    similarity: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(1),
    causedBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    suspects: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    places: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Suspect).readonly().default([]),
});
function clusterSignature(clusters) {
    return clusters.map(({ signature }) => signature).join('\n');
}
function areIndependent(a, b) {
    const files = new Set(filesOf(a));
    return !filesOf(b).some(file => files.has(file));
}
function filesOf({ suspects, places }) {
    return [...suspects, ...places.map(({ file }) => file)];
}


/***/ }),

/***/ 90304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ unconfirmedAttempts),
/* harmony export */   CB: () => (/* binding */ statusesOf),
/* harmony export */   Dg: () => (/* binding */ clustersOf),
/* harmony export */   GG: () => (/* binding */ totalUsage),
/* harmony export */   H5: () => (/* binding */ totalSpending),
/* harmony export */   N5: () => (/* binding */ knownFailures),
/* harmony export */   Rs: () => (/* binding */ openTargets),
/* harmony export */   Tq: () => (/* binding */ snapshotRate),
/* harmony export */   Vh: () => (/* binding */ testsOf),
/* harmony export */   W3: () => (/* binding */ knownRate),
/* harmony export */   Zn: () => (/* binding */ targetFailures),
/* harmony export */   _Z: () => (/* binding */ greenTargets),
/* harmony export */   __: () => (/* binding */ heldAttempts),
/* harmony export */   bG: () => (/* binding */ attemptAt),
/* harmony export */   bc: () => (/* binding */ remainingTargets),
/* harmony export */   jI: () => (/* binding */ activeIterations),
/* harmony export */   jO: () => (/* binding */ keptAttempts),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   pk: () => (/* binding */ testById),
/* harmony export */   pz: () => (/* binding */ nextIteration),
/* harmony export */   qz: () => (/* binding */ ignoredTests),
/* harmony export */   sC: () => (/* binding */ knownStatuses)
/* harmony export */ });
/* harmony import */ var _cluster_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87072);
/* harmony import */ var _test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90717);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30109);
/* harmony import */ var _workflow_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68613);




function statusesOf(tests) {
    return new Map((tests?.tests ?? []).map(test => [(0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(test.id), test.status]));
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
    const targets = new Set(state.targets);
    return knownFailures(state).filter(failure => targets.has((0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(failure.id)));
}
function ignoredTests(state) {
    return new Set([...state.flaky, ...state.orderDependent, ...state.outside]);
}
function snapshotRate(state, snapshot) {
    return (0,_workflow_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .passRate */ .sc)(statusesOf(snapshot), ignoredTests(state));
}
function knownRate(state) {
    return (0,_workflow_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .passRate */ .sc)(knownStatuses(state), ignoredTests(state));
}
function remainingTargets(state) {
    return redIn(state, statusesOf(state.current));
}
function openTargets(state) {
    return redIn(state, knownStatuses(state));
}
function redIn(state, statuses) {
    const flaky = new Set(state.flaky);
    return state.targets.filter(key => !flaky.has(key) && statuses.get(key) !== 'passed');
}
function keptAttempts(state) {
    return state.attempts.filter(attempt => attempt.commit !== undefined && attempt.revert === undefined);
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
    switch (phase.at) {
        case 'analyzing':
        case 'fixing':
        case 'checking':
        case 'validating':
        case 'committing':
        case 'combining':
            return [phase.iteration];
        case 'racing':
            return phase.iterations;
        case 'reproducing':
        case 'triaging':
        case 'choosing':
        case 'confirming':
        case 'tracing':
        case 'reverting':
        case 'minimizing':
        case 'proving':
        case 'reviewing':
        case 'publishing':
        case 'done':
            return [];
    }
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
function testById(state) {
    const known = [...(state.initial?.tests ?? []), ...(state.current?.tests ?? []), ...(state.seen?.tests ?? [])];
    return new Map(known.map(({ id }) => [(0,_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(id), id]));
}
function testsOf(state, keys) {
    const ids = testById(state);
    return keys.flatMap(key => ids.get(key) ?? []);
}
function greenTargets(state) {
    const flaky = new Set(state.flaky);
    const now = statusesOf(state.current);
    return state.targets.filter(key => !flaky.has(key) && now.get(key) === 'passed');
}
function clustersOf(state, { clusters: ids }) {
    const green = new Set(greenTargets(state));
    const told = new Set();
    return ids.flatMap(id => {
        const found = state.clusters.find(cluster => cluster.id === id);
        if (found !== undefined)
            return [found];
        const last = keptAttempts(state).findLast(attempt => attempt.kind === 'repair' && attempt.clusters.includes(id));
        if (last === undefined)
            return [];
        const { signature, title, targets, files } = last;
        const tests = targets.filter(key => green.has(key) && !told.has(key));
        for (const key of tests)
            told.add(key);
        return [_cluster_js__WEBPACK_IMPORTED_MODULE_0__/* .Cluster */ .d2.parse({ id, signature, title, criticality: 'medium', tests, suspects: files })];
    });
}
function nextIteration({ attempts }) {
    return 1 + Math.max(0, ...attempts.map(({ iteration }) => iteration));
}


/***/ }),

/***/ 90717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   S8: () => (/* binding */ testKey),
/* harmony export */   VV: () => (/* binding */ CaseStatus),
/* harmony export */   bM: () => (/* binding */ matchTests),
/* harmony export */   dX: () => (/* binding */ byKey),
/* harmony export */   iS: () => (/* binding */ TestId),
/* harmony export */   t$: () => (/* binding */ encloses),
/* harmony export */   uF: () => (/* binding */ unitOf)
/* harmony export */ });
/* unused harmony export Problem */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

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
function testKey(id) {
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
function severity(testCase) {
    return { skipped: 0, passed: 1, failed: 2 }[testCase.status];
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

/***/ 68613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Kg: () => (/* binding */ isGood),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   sc: () => (/* binding */ passRate)
/* harmony export */ });
function isGood({ kind }) {
    return kind === 'pass' || kind === 'progress';
}
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
    const since = evidence.since ?? evidence.before;
    const progressed = fixed.some(key => since.get(key) !== 'passed');
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

/***/ 65034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Zr: () => (/* binding */ pullRequestTitle),
/* harmony export */   gD: () => (/* binding */ headlineOf)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8483);
/* harmony import */ var _domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90304);


function headlineOf(state) {
    const all = state.targets.length;
    const left = (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_1__/* .remainingTargets */ .bc)(state).length;
    switch (state.outcome) {
        case 'fixed':
            return `Fixed: ${count(all, 'failing test')} ${all === 1 ? 'passes' : 'pass'} now, and nothing else broke`;
        case 'partial':
            return `Partly fixed: ${count(left, 'test')} of low criticality still ${left === 1 ? 'fails' : 'fail'}`;
        case 'failed':
            if (state.proof?.held === false && left === 0)
                return 'Not proved: green in the checkout, but not seen again';
            return (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_1__/* .keptAttempts */ .jO)(state).length > 0
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
            return 'Stopped before the end: run it again, and it goes on';
    }
}
function notTried({ orderDependent, stop }) {
    const many = orderDependent.length;
    if (many > 0)
        return `Not fixed: ${count(many, 'test')} ${many === 1 ? 'fails' : 'fail'} only after others ran (order-dependent)`;
    return `Not fixed: nothing was tried${stop === 'time' ? ', since no time was left' : ''}`;
}
function pullRequestTitle(state) {
    const good = (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_1__/* .keptAttempts */ .jO)(state).filter(({ kind }) => kind === 'repair');
    const summary = good[0]?.proposal?.summary;
    const prefix = state.outcome === 'fixed' ? 'Fix' : 'Partly fix';
    const tests = count(state.targets.length - (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_1__/* .remainingTargets */ .bc)(state).length, 'failing test');
    const what = good.length === 1 && summary !== undefined ? `: ${plain(summary)}` : '';
    return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .EJ)(`${prefix} ${tests} on ${state.request.headBranch}${what}`, 240);
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
function plain(text) {
    return text.replaceAll('`', '').replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed();
}


/***/ })

};
