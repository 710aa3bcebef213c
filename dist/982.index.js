export const id = 982;
export const ids = [982];
export const modules = {

/***/ 1928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ checkOf),
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90388);
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65034);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8483);



const MAX_ANNOTATIONS = 200;
const MAX_SUMMARY = 65_000;
function annotationsOf({ tests, outcome }) {
    const fixed = outcome === 'needs-review' ? 'Green, but to be reviewed' : 'Fixed';
    return tests.targets
        .flatMap(test => annotation(test, test.isFixed ? { level: 'notice', end: fixed } : { level: 'failure', end: 'Still fails' }))
        .slice(0, MAX_ANNOTATIONS);
}
function annotation({ title, before }, { level, end }) {
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
            title: (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(`${end}: ${title}`, 250),
            message: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.truncateText)(level === 'notice' ? `${end}. It failed with: ${message}` : message, 4_000) || 'It failed.',
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

/***/ 78778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeStepOutputs: () => (/* binding */ writeStepOutputs)
/* harmony export */ });
/* unused harmony export outputsOf */
/* harmony import */ var _domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90304);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46058);
/* harmony import */ var _domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26625);
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65034);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8483);
/* harmony import */ var _rendering_unopened_section_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99878);
/* harmony import */ var _check_annotations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1928);
/* harmony import */ var _job_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88011);











const MAX_ANNOTATIONS_PER_STEP = 10;
const RED = new Set([
    'failed',
    'partial',
    'needs-review',
    'test-outdated',
    'awaiting-ci',
    'stopped',
]);
async function writeStepOutputs(result) {
    const { view, report, settings, transcripts, temp, patch, unopened, branchEnd, page } = result;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temp, 'fix-tests');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'report.md');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(path, report.markdown);
    const url = await page.keep(path);
    const paths = { report: path, transcripts, patch: patch ?? '', reportUrl: url };
    for (const [name, value] of Object.entries(outputsOf(view, paths, { unopened, branchEnd })))
        _actions_core__WEBPACK_IMPORTED_MODULE_4__.setOutput(name, value);
    annotate(view);
    await (0,_job_log_js__WEBPACK_IMPORTED_MODULE_7__/* .writeSummary */ .S)(url === undefined ? report.markdown : `${report.markdown}\n\n[The report as a page](${url})\n`);
    const headline = (0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .headlineOf */ .gD)(view);
    _actions_core__WEBPACK_IMPORTED_MODULE_4__.info((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(headline));
    const red = RED.has(view.outcome) || unopened !== undefined;
    const sentence = unopened === undefined ? headline : `${headline}. ${(0,_rendering_unopened_section_js__WEBPACK_IMPORTED_MODULE_9__/* .unopenedLine */ .VQ)(unopened)}`;
    if ((red && settings['fail-on-unfixed']) || (0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .isMistake */ .VF)(view))
        _actions_core__WEBPACK_IMPORTED_MODULE_4__.setFailed((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(sentence));
    else if (unopened !== undefined)
        _actions_core__WEBPACK_IMPORTED_MODULE_4__.warning((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_8__.logLine)(sentence));
}
function outputsOf(view, paths, { unopened, branchEnd = 'there' } = {}) {
    const { tests, usage } = view;
    const pullRequest = branchEnd === 'there' || branchEnd === 'not pushed' ? view.pullRequest : undefined;
    const isShown = (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .showsBranch */ .d_)(view);
    const titles = (all) => (0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_10__/* .visibleJson */ .$m)(all.map(({ title }) => title));
    return {
        outcome: view.outcome,
        'pull-request-number': String(pullRequest?.number ?? ''),
        'pull-request-url': pullRequest?.url ?? '',
        'pull-request-operation': pullRequest?.operation ?? 'none',
        'compare-url': unopened?.compareUrl ?? '',
        'pull-request-refusal': unopened?.why ?? '',
        branch: isShown && branchEnd === 'there' ? view.branch : '',
        'head-sha': isShown && (branchEnd === 'there' || branchEnd === 'merged') ? view.tip : view.request.headSha,
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
        'patch-path': (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.patch) ? paths.patch : '',
        'transcripts-path': (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.transcripts) ? paths.transcripts : '',
    };
}
function annotate(view) {
    for (const { level, message, title, path, line } of (0,_check_annotations_js__WEBPACK_IMPORTED_MODULE_6__/* .annotationsOf */ .I)(view).slice(0, MAX_ANNOTATIONS_PER_STEP)) {
        const properties = { title, file: path, startLine: line };
        if (level === 'notice')
            _actions_core__WEBPACK_IMPORTED_MODULE_4__.notice(message, properties);
        else
            _actions_core__WEBPACK_IMPORTED_MODULE_4__.error(message, properties);
    }
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

/***/ 87072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ areIndependent),
/* harmony export */   N8: () => (/* binding */ leastSimilarity),
/* harmony export */   Oh: () => (/* binding */ BY_WORDS),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   b1: () => (/* binding */ clusterSignature),
/* harmony export */   d2: () => (/* binding */ Cluster),
/* harmony export */   k8: () => (/* binding */ similarity),
/* harmony export */   tt: () => (/* binding */ isEnvironmental)
/* harmony export */ });
/* unused harmony export Suspect */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _failure_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51635);
/* harmony import */ var _intent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96298);



const Suspect = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    symbol: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    from: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    to: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    isInducing: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
});
const BY_WORDS = 'it shares words with the failing test';
const Cluster = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    signature: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    problem: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    criticality: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['high', 'medium', 'low']),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    pattern: _failure_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .FailureKind */ .Rt.default('other').catch('other'),
    suggestion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    actual: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    similarity: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(1),
    causedBy: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    suspects: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    places: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Suspect).readonly().default([]),
    isPlayed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    inducing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly().optional(),
    intent: _intent_js__WEBPACK_IMPORTED_MODULE_1__/* .Intent */ .J.optional(),
});
function placeText({ file, line, symbol }) {
    return `${file}${line === undefined ? '' : `:${line}`}${symbol === undefined ? '' : ` ${symbol}`}`;
}
function isEnvironmental({ pattern, isPlayed, }) {
    return _failure_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .ENVIRONMENT */ .M0.has(pattern) && isPlayed !== true;
}
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
function similarity(a, b) {
    const left = new Set(words(a));
    const right = new Set(words(b));
    const shared = [...left].filter(word => right.has(word)).length;
    const all = left.size + right.size - shared;
    return all === 0 ? 1 : shared / all;
}
function leastSimilarity(clusters) {
    const first = clusters[0]?.signature ?? '';
    return Math.min(...clusters.slice(1).map(cluster => similarity(first, cluster.signature)));
}
function words(signature) {
    return signature.split(/[^\p{L}\p{N}_#]+/u).filter(word => word !== '');
}


/***/ }),

/***/ 51635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ NOT_LOADED),
/* harmony export */   M0: () => (/* binding */ ENVIRONMENT),
/* harmony export */   Rt: () => (/* binding */ FailureKind)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const FailureKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'check',
    'snapshot',
    'missing-module',
    'missing-dependency',
    'missing-fixture',
    'missing-variable',
    'missing-file',
    'connection',
    'timeout',
    'permission',
    'out-of-memory',
    'disk-full',
    'port-taken',
    'wrong-runtime',
    'compile',
    'null-access',
    'index',
    'missing-name',
    'attribute',
    'type',
    'value',
    'assertion',
    'collection',
    'exception',
    'other',
]);
const ENVIRONMENT = new Set([
    'missing-dependency',
    'missing-variable',
    'connection',
    'permission',
    'out-of-memory',
    'disk-full',
    'port-taken',
    'wrong-runtime',
]);
const NOT_LOADED = new Set([
    'compile',
    'collection',
    'missing-module',
    'missing-dependency',
]);


/***/ }),

/***/ 90372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ workableTargets),
/* harmony export */   a: () => (/* binding */ outdatedTests)
/* harmony export */ });
/* harmony import */ var _test_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58539);

function outdatedTests({ clusters, attempts, }) {
    const stated = clusters.flatMap(({ tests, intent }) => (intent === undefined ? [] : [{ tests, intent }]));
    const found = attempts.flatMap(({ targets, intent }) => (intent === undefined ? [] : [{ tests: targets, intent }]));
    return new Map([...found, ...stated].flatMap(({ tests, intent }) => tests.map(key => [key, intent])));
}
function workableTargets(state) {
    const outdated = outdatedTests(state);
    return (0,_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .openTargets */ .Rs)(state).filter(key => !outdated.has(key));
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

/***/ 17544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PP: () => (/* binding */ objections),
/* harmony export */   p_: () => (/* binding */ Review),
/* harmony export */   wI: () => (/* binding */ Finding),
/* harmony export */   wu: () => (/* binding */ demandsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30109);


const Finding = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    severity: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']),
    file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    what: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    why: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    thread: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    root: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
});
const Review = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    person: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    ci: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['approved', 'findings', 'none']),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Finding).readonly().default([]),
    usage: _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .Usage */ ._U.default(_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk),
    past: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    transcripts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly().default([]),
});
function objections(reviews) {
    const last = reviews.findLast(({ verdict, person, ci }) => verdict !== 'none' && person === undefined && ci !== true);
    return (last?.findings ?? []).filter(({ severity }) => severity === 'high');
}
function demandsOf(review, tip) {
    if (review === undefined || review.sha !== tip)
        return [];
    return review.findings.filter(({ severity }) => severity === 'high');
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


/***/ }),

/***/ 32366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ FIRST_RUN_SHARE),
/* harmony export */   Cf: () => (/* binding */ limitReached),
/* harmony export */   Tz: () => (/* binding */ usageOn),
/* harmony export */   W9: () => (/* binding */ repairAttempts),
/* harmony export */   XW: () => (/* binding */ remainingMs),
/* harmony export */   cY: () => (/* binding */ remainingDollars),
/* harmony export */   jR: () => (/* binding */ reviewAllowance),
/* harmony export */   kK: () => (/* binding */ spentSoFar),
/* harmony export */   ly: () => (/* binding */ remainingTokens),
/* harmony export */   mt: () => (/* binding */ isClusterOverBudget),
/* harmony export */   nB: () => (/* binding */ allowance),
/* harmony export */   uj: () => (/* binding */ remainingBudget)
/* harmony export */ });
/* harmony import */ var _model_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91879);
/* harmony import */ var _model_test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90717);
/* harmony import */ var _model_test_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58539);
/* harmony import */ var _model_selectors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90304);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30109);





const FIRST_RUN_SHARE = 0.25;
const PUBLISH_MS = 10_000;
const MIN_ENDING_SHARE = 0.25;
const MAX_RESERVED_SHARE = 0.5;
function limitReached(state, limits) {
    if (repairAttempts(state).length >= limits.iterations)
        return 'iterations';
    if (remainingMs(state, limits) <= 0)
        return 'time';
    if (remainingTokens(state, limits) <= 0)
        return 'tokens';
    if (remainingDollars(state, limits) <= 0)
        return 'dollars';
    return undefined;
}
function isClusterOverBudget(state, cluster, { cluster: budget }) {
    const { minutes, tokens, dollars } = spentOn(state, cluster);
    return (minutes >= (budget?.minutes ?? Number.POSITIVE_INFINITY) ||
        tokens >= (budget?.tokens ?? Number.POSITIVE_INFINITY) ||
        dollars >= (budget?.dollars ?? Number.POSITIVE_INFINITY));
}
function spentOn(state, cluster) {
    const mine = repairAttempts(state).filter(({ clusters }) => clusters.includes(cluster));
    const usage = usageOn({ attempts: mine }, cluster);
    const milliseconds = mine.reduce((sum, { durationMs, clusters }) => sum + durationMs / clusters.length, 0);
    return { minutes: milliseconds / 60_000, tokens: (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .tokensOf */ .k8)(usage), dollars: usage.dollars };
}
function reviewAllowance(state, limits) {
    return {
        ms: remainingMs(state, limits),
        tokens: remainingTokens(state, limits),
        dollars: remainingDollars(state, limits),
    };
}
function allowance(state, attempt, limits) {
    const red = new Set((0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_2__/* .openTargets */ .Rs)(state));
    const open = state.attempts.filter(_model_selectors_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT);
    const busy = new Set([...attempt.clusters, ...open.flatMap(({ clusters }) => clusters)]);
    const others = state.clusters.filter(({ id }) => !busy.has(id));
    const isLeft = (id) => limits.left?.has(id) !== false;
    const waiting = others.filter(({ id, tests }) => isLeft(id) && tests.some(test => red.has(test))).length;
    const following = Math.min(waiting, Math.max(0, limits.iterations - repairAttempts(state).length));
    const concurrent = Math.max(1, open.length);
    const atSame = open.filter(({ clusters }) => clusters.some(id => attempt.clusters.includes(id)));
    const rivals = Math.max(1, atSame.length);
    const clusterLimits = limits.cluster ?? {};
    const spent = attempt.clusters.map(id => spentOn(state, id));
    const own = (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)(attempt);
    const left = (key) => (clusterLimits[key] ?? Number.POSITIVE_INFINITY) - Math.max(0, ...spent.map(each => each[key]));
    const shareOf = (rest, mine) => (rest + mine) / (following + concurrent) - mine;
    const tokens = Math.min(shareOf(remainingTokens(state, limits), (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .tokensOf */ .k8)(own)), left('tokens') / rivals);
    const dollars = Math.min(shareOf(remainingDollars(state, limits), own.dollars), left('dollars') / rivals);
    return {
        ms: Math.min(remainingMs(state, limits) / (following + 1), left('minutes') * 60_000),
        tokens: Math.floor(tokens),
        dollars,
    };
}
function remainingMs(state, limits) {
    return limits.minutes * 60_000 - reservedMs(state, limits) - state.spentMs;
}
function reservedMs(state, limits) {
    const { whole, hungMs } = durationOfAll(state);
    const runs = ((0,_model_selectors_js__WEBPACK_IMPORTED_MODULE_3__/* .unconfirmedAttempts */ .Bi)(state).length > 0 ? 3 : 2) + (limits.checkRuns ?? 0);
    return Math.min(runs * whole + hungMs + PUBLISH_MS, MAX_RESERVED_SHARE * limits.minutes * 60_000);
}
function durationOfAll({ current }) {
    if (current === undefined)
        return { whole: 0, hungMs: 0 };
    const hung = current.failures.filter(({ problem }) => problem.type === _model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .HUNG */ .Rk);
    const hungMs = hung.reduce((sum, { durationMs }) => sum + durationMs, 0);
    return { whole: Math.max(current.durationMs - hungMs, MIN_ENDING_SHARE * current.durationMs), hungMs };
}
function spentSoFar(state) {
    const usage = (0,_model_selectors_js__WEBPACK_IMPORTED_MODULE_3__/* .totalUsage */ .GG)(state);
    const { tokens, dollars } = state.carried ?? { tokens: 0, dollars: 0 };
    return { tokens: tokens + (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .tokensOf */ .k8)(usage), dollars: dollars + usage.dollars };
}
function remainingTokens(state, limits) {
    return (limits.tokens ?? Number.POSITIVE_INFINITY) - spentSoFar(state).tokens;
}
function remainingDollars(state, limits) {
    return (limits.dollars ?? Number.POSITIVE_INFINITY) - spentSoFar(state).dollars;
}
function remainingBudget(state, limits) {
    const floor = (left) => Math.max(0, left);
    return {
        iterations: floor(limits.iterations - repairAttempts(state).length),
        minutes: Math.round(floor(limits.minutes - state.spentMs / 60_000) * 10) / 10,
        ...(limits.tokens === undefined ? {} : { tokens: floor(remainingTokens(state, limits)) }),
        ...(limits.dollars === undefined ? {} : { dollars: floor(remainingDollars(state, limits)) }),
    };
}
function repairAttempts({ attempts }) {
    return attempts.filter(attempt => (0,_model_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .isFixerWork */ .af)(attempt) && !attempt.past);
}
function usageOn({ attempts }, cluster) {
    return (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(attempts.filter(({ clusters }) => clusters.includes(cluster)).map(share));
}
function share(attempt) {
    const part = 1 / Math.max(1, attempt.clusters.length);
    const parts = Object.entries((0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)(attempt)).map(([key, value]) => [key, value * part]);
    return Object.fromEntries(parts);
}


/***/ }),

/***/ 71917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ PLAIN_SUBJECT),
/* harmony export */   OK: () => (/* binding */ fillSubject),
/* harmony export */   Zj: () => (/* binding */ SUMMARIES)
/* harmony export */ });
/* harmony import */ var _inert_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90388);

const PLAIN_SUBJECT = '{Summary}';
const SUMMARIES = ['{Summary}', '{summary}'];
const PLACEHOLDER = /\{(Summary|summary|branch|ticket)\}/g;
const TICKET = /\b[A-Z][A-Z0-9]{1,9}-\d{1,7}\b/;
function fillSubject(template, { summary, branch }, max = 240) {
    const values = {
        Summary: summary,
        summary: withSmallLetter(summary),
        branch,
        ticket: TICKET.exec(branch.slice(0, 1_000))?.[0] ?? '',
    };
    const filled = template.slice(0, 1_000).replace(PLACEHOLDER, (_, name) => values[name] ?? '');
    const tidy = filled.replace(/\[\s{0,9}\]|\(\s{0,9}\)/g, brackets => (template.includes('{ticket}') ? '' : brackets));
    return (0,_inert_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(tidy.replace(/^[\s:/–-]{1,9}/, ''), max);
}
function withSmallLetter(text) {
    const [first = ''] = text.split(/\s/, 1);
    return /^\p{Lu}[\p{Ll}'’-]*[,:]?$/u.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}


/***/ }),

/***/ 99878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ unopenedSection),
/* harmony export */   VQ: () => (/* binding */ unopenedLine),
/* harmony export */   XH: () => (/* binding */ compareUrl)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8483);

function compareUrl(repositoryUrl, { base, head }) {
    const name = (branch) => branch.split('/').map(encodeURIComponent).join('/');
    return `${repositoryUrl}/compare/${name(base)}...${name(head)}?expand=1`;
}
function unopenedSection(unopened) {
    if (unopened === undefined)
        return '';
    const { branch, why, compareUrl: url } = unopened;
    return [
        '> [!WARNING]',
        `> **No pull request was opened.** The fix is on the branch ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.inlineCode)(branch)}: [compare it, and open the pull request](${url}).`,
        `> ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.inlineText)(why, 2_000)}`,
    ].join('\n');
}
function unopenedLine({ branch, why, compareUrl: url }) {
    return `No pull request was opened. The fix is on the branch ${branch}: open it at ${url} ${why}`;
}


/***/ })

};
