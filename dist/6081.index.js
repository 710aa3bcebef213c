export const id = 6081;
export const ids = [6081];
export const modules = {

/***/ 60166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ note)
/* harmony export */ });
function note(level, text) {
    return { kind: 'note', level, text };
}


/***/ }),

/***/ 39671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ isShell),
/* harmony export */   p7: () => (/* binding */ environmentOf)
/* harmony export */ });
/* unused harmony export shellTemplate */
const TEMPLATES = {
    default: 'bash -e {0}',
    bash: 'bash --noprofile --norc -eo pipefail {0}',
    sh: 'sh -e {0}',
    python: 'python {0}',
    pwsh: `pwsh -command ". '{0}'"`,
    powershell: `powershell -command ". '{0}'"`,
    cmd: '%ComSpec% /D /E:ON /V:OFF /S /C "CALL "{0}""',
};
function shellTemplate(shell) {
    return Object.hasOwn(TEMPLATES, shell) ? (TEMPLATES[shell] ?? shell) : shell;
}
function isShell(shell) {
    return (Object.hasOwn(TEMPLATES, shell) && shell !== 'default') || shell.includes('{0}');
}
function environmentOf(steps) {
    return Object.assign({}, ...steps.map(({ env }) => env).toReversed());
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

/***/ 93490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ MAX_COMMAND_FILES),
/* harmony export */   DQ: () => (/* binding */ editRefusal),
/* harmony export */   _v: () => (/* binding */ commandRefusal),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   oB: () => (/* binding */ isOpened),
/* harmony export */   sH: () => (/* binding */ sizeRefusal)
/* harmony export */ });
/* unused harmony export MAX_FILES */
/* harmony import */ var _protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20364);

const MAX_FILES = 20;
const MAX_COMMAND_FILES = 100;
const MAX_FILE_BYTES = 1_000_000;
function editRefusal(path, policy) {
    const protection = protectionOf(path, policy);
    if (policy.edits === 'tests')
        return testEditRefusal(path, policy, protection);
    if (protection === undefined)
        return undefined;
    switch (protection.by) {
        case 'spelling':
            return protection.problem;
        case 'sealed':
        case 'setting':
            return `${path} is protected (${protection.pattern}); fix the cause elsewhere.`;
        case 'always':
            return isOpened(path, policy)
                ? undefined
                : `${path} is protected (${protection.pattern}); fix the cause elsewhere.`;
        case 'test':
            return isOpened(path, policy)
                ? undefined
                : `${path} belongs to the tests (${protection.pattern}); fix the code that they test.`;
        case 'project':
            return isOpened(path, policy)
                ? undefined
                : `${path} decides how the project is built and run (${protection.pattern}); fix the code, or name the file in allowed-paths.`;
    }
}
function commandRefusal(path, mayWrite, policy) {
    const protection = protectionOf(path, policy);
    if (protection === undefined)
        return undefined;
    switch (protection.by) {
        case 'spelling':
            return protection.problem;
        case 'sealed':
        case 'setting':
        case 'always':
            return `${path} is protected (${protection.pattern}).`;
        case 'test':
            return `${path} belongs to the tests (${protection.pattern}).`;
        case 'project':
            return mayWrite.some(pattern => policy.matches(pattern, path))
                ? undefined
                : `${path} decides how the project is built and run (${protection.pattern}), and fix-commands does not name it for this command.`;
    }
}
function protectionOf(path, policy) {
    const isNormal = path.split(/[\\/]/).every(part => part !== '' && part !== '.' && part !== '..');
    const problem = (what) => ({ by: 'spelling', problem: `${JSON.stringify(path)} ${what}` });
    if (!isNormal || /^[a-zA-Z]:/.test(path))
        return problem('is not a path inside the project.');
    if (!isPortable(path))
        return problem('is a name that Windows cannot have.');
    const lists = [
        ['sealed', _protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .SEALED */ .pU],
        ['setting', policy.protected],
        ['always', _protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .ALWAYS_PROTECTED */ .jF],
        ['test', _protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .TEST_FILES */ .rR],
        ['project', _protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECT_FILES */ ._F],
    ];
    for (const [by, patterns] of lists) {
        const pattern = matchingPattern(patterns, path, policy);
        if (pattern !== undefined)
            return { by, pattern };
    }
    return undefined;
}
function matchingPattern(patterns, path, { matches }) {
    return patterns.find(each => matches(each, path) || matches(each, path.toLowerCase()));
}
function testEditRefusal(path, policy, protection) {
    const isAny = (patterns) => matchingPattern(patterns, path, policy) !== undefined;
    if (protection?.by === 'spelling')
        return protection.problem;
    if (protection?.by === 'sealed' || protection?.by === 'setting' || protection?.by === 'always')
        return `${path} is protected (${protection.pattern}); write another file.`;
    if (isAny(_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .HELPER_FOLDERS */ .th))
        return `${path} is no file of test cases; write another file.`;
    if (isAny(_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .TEST_CASE_NAMES */ .DR))
        return undefined;
    return !isAny(_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .TEST_CASE_FOLDERS */ .ym) || isAny(_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .HELPER_NAMES */ .yL)
        ? `${path} does not have the name of a test file; write tests only, the fix stays as it is.`
        : undefined;
}
function isOpened(path, { allowed = [], matches }) {
    return allowed.some(pattern => matches(pattern, path));
}
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
function isPortable(path) {
    return path.split('/').every(name => !DEVICE.test(name) &&
        !/[<>:"|?*\u0000-\u001f\u007f]|[ .]$/.test(name) &&
        name.length <= 255);
}
function sizeRefusal(files, most = MAX_FILES) {
    if (files.length > most)
        return `The change touches ${files.length} files; at most ${most} are allowed.`;
    const large = files.find(file => file.bytes > MAX_FILE_BYTES);
    return large === undefined
        ? undefined
        : `${large.path} would have ${large.bytes} bytes; at most ${MAX_FILE_BYTES} are allowed.`;
}


/***/ }),

/***/ 89122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   pc: () => (/* binding */ redacted),
/* harmony export */   u1: () => (/* binding */ settingWithoutSecrets)
/* harmony export */ });
const SECRET_PATTERNS = [
    ['gh', /\bgh[pousr]_[A-Za-z0-9]{20,}/g],
    ['github_pat_', /\bgithub_pat_[A-Za-z0-9_]{20,}/g],
    ['sk-', /\bsk-[A-Za-z0-9_-]{20,}/g],
    ['k_', /\b[srp]k_(?:live|test)_[A-Za-z0-9]{16,}/g],
    ['whsec_', /\bwhsec_[A-Za-z0-9+/=]{20,}/g],
    ['AIza', /\bAIza[A-Za-z0-9_-]{35}/g],
    ['gl', /\bgl(?:pat|ptt|dt|rt|ft|cbt|soat|agent|imt)-[A-Za-z0-9_-]{20,}/g],
    ['npm_', /\bnpm_[A-Za-z0-9]{36}/g],
    ['pypi-', /\bpypi-[A-Za-z0-9_-]{50,}/g],
    ['hf_', /\bhf_[A-Za-z0-9]{30,}/g],
    ['SG.', /\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/g],
    ['AKIA', /\bAKIA[0-9A-Z]{16}\b/g],
    ['ASIA', /\bASIA[0-9A-Z]{16}\b/g],
    ['xox', /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g],
    ['xapp-', /\bxapp-[A-Za-z0-9-]{20,}/g],
    ['hooks.slack.com', /\bhooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9/_-]{20,}/g],
    ['/api/webhooks/', /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{1,30}\/[A-Za-z0-9_-]{20,}/g],
    ['shp', /\bshp(?:at|ca|pa|ss)_[A-Fa-f0-9]{32}/g],
    ['_v1_', /\bdo[opr]_v1_[a-f0-9]{64}/g],
    ['dckr_', /\bdckr_[op]at_[A-Za-z0-9_-]{20,}/g],
    ['rubygems_', /\brubygems_[a-f0-9]{48}/g],
    ['ATATT', /\bATATT[A-Za-z0-9_=-]{20,}/g],
    ['dapi', /\bdapi[a-f0-9]{32}/g],
    ['gl', /\bgl(?:c|sa)_[A-Za-z0-9+/=_-]{20,}/g],
    ['hv', /\bhv[bs]\.[A-Za-z0-9_-]{20,}/g],
    ['lin_', /\blin_(?:api|oauth)_[A-Za-z0-9]{20,}/g],
    ['ntn_', /\bntn_[A-Za-z0-9]{20,}/g],
    ['pscale_', /\bpscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.=-]{20,}/g],
    ['sntry', /\bsntry[su]_[A-Za-z0-9+/=_-]{20,}/g],
    ['sbp_', /\bsbp_[a-f0-9]{40}/g],
    ['ya29.', /\bya29\.[A-Za-z0-9_-]{20,}/g],
    ['GOCSPX-', /\bGOCSPX-[A-Za-z0-9_-]{20,}/g],
    ['eyJ', /\beyJ[\w-]{10,800}\.eyJ[\w-]{10,2000}\.[\w-]{10,1000}/g],
    [
        '-----BEGIN ',
        /-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY(?: BLOCK)?-----|$)/g,
    ],
    ['@', /(?<=:\/\/[^\s/:@"']{0,100}:)[^\s/@"']{3,200}(?=@)/g],
    ['@', /(?<=https?:\/\/)(?=[^\s/:@"']{0,200}\d)[^\s/:@"']{12,200}(?=@)/g],
];
const USER = /^[^\s/:@]{1,200}:[^\s/@]{1,200}@/;
const OPTION = /(?<!truststore[-_.]?)(?:password|passwd|passphrase|proxypass|secret|token|api[-_]?key)=(?!\d{1,20}$|true$|false$)\S/i;
function settingWithoutSecrets(value) {
    const words = value.split(' ');
    const secret = words.filter(isCredential);
    return secret.some(word => !word.startsWith('-')) ? undefined : words.filter(word => !secret.includes(word)).join(' ');
}
const redactKnown = redactor([]);
function isCredential(word) {
    return redactKnown(word) !== word || USER.test(word) || OPTION.test(word);
}
function masked(secret) {
    return `***${'\n'.repeat(secret.split('\n').length - 1)}`;
}
function redactor(secrets) {
    const values = secrets
        .filter(secret => secret.length >= 6)
        .flatMap(secret => [
        secret,
        Buffer.from(secret)
            .toString('base64')
            .replace(/={1,2}$/, ''),
    ])
        .toSorted((a, b) => b.length - a.length);
    return text => {
        const known = values.reduce((result, value) => result.replaceAll(value, masked), text);
        return SECRET_PATTERNS.reduce((result, [part, pattern]) => (result.includes(part) ? result.replace(pattern, masked) : result), known);
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

/***/ 97397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ withLf),
/* harmony export */   OX: () => (/* binding */ withCrlf),
/* harmony export */   Q2: () => (/* binding */ hasCrlfOnly)
/* harmony export */ });
function withLf(text) {
    return text?.replaceAll('\r\n', '\n') ?? text;
}
function withCrlf(text) {
    return text.replaceAll('\n', '\r\n');
}
function hasCrlfOnly(text) {
    return text.includes('\r\n') && !/(?<!\r)\n/.test(text);
}


/***/ }),

/***/ 78364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ isolate),
  p: () => (/* binding */ sharedFolders)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/isolation/credential-files.js
var credential_files = __webpack_require__(31857);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
;// CONCATENATED MODULE: ./lib/isolation/clean-git-config.js


const CREDENTIAL = /^((?:\s*\[[^\]\n]{0,500}\])?)\s*(?:extraheader|helper|username|password|token|oauthtoken|cookiefile|sslkey)\s*=.*/i;
const USER_INFO = /(?<!ssh):\/\/[^/\s@]{1,500}@/;
const CONFIGS = ['config', 'config.worktree'];
const INNER = ['modules', 'worktrees'];
const MAX_DEPTH = 8;
async function cleanGitConfig(gitDir, to) {
    const found = await configsIn(gitDir, '', MAX_DEPTH);
    return cleanFiles(gitDir, to, found.map(path => [path, withoutCredentials]));
}
async function configsIn(gitDir, folder, depth) {
    if (depth === 0)
        return [];
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(gitDir, folder)).catch(() => []);
    const isGitDir = folder === '' || names.includes('HEAD');
    const below = names.filter(name => !isGitDir || INNER.includes(name)).map(name => (0,external_node_path_.join)(folder, name));
    const inner = await Promise.all(below.map(path => configsIn(gitDir, path, depth - 1)));
    return [...CONFIGS.filter(name => names.includes(name)).map(name => (0,external_node_path_.join)(folder, name)), ...inner.flat()];
}
async function cleanFiles(folder, to, files) {
    const found = [];
    for (const [index, [name, clean]] of files.entries()) {
        const path = (0,external_node_path_.resolve)(folder, name);
        const text = await (0,promises_.readFile)(path, 'utf8').catch(() => '');
        const cleaned = text === '' ? text : clean(text);
        if (cleaned === text)
            continue;
        const by = `${to}-${index}`;
        await (0,promises_.writeFile)(by, cleaned);
        found.push({ path, by });
    }
    return found;
}
const INCLUDE = /^\s*\[include(?:if\s[^\]\n]{0,500})?\]/i;
const INCLUDED = /^[ \t]{0,40}path[ \t]{0,40}=[ \t]{0,40}"?([^"\n]{1,1000})/i;
const MAX_INCLUDED = 20;
async function userConfigs(home) {
    const found = ['.gitconfig', '.config/git/config'];
    for (let at = 0; at < found.length && found.length < MAX_INCLUDED; at += 1) {
        const path = (0,external_node_path_.resolve)(home, found[at] ?? '');
        const text = await (0,promises_.readFile)(path, 'utf8').catch(() => '');
        const news = includesIn(text).map(each => (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), each.replace(/^~\//, `${home}/`)));
        found.push(...news.filter(each => !found.includes(each)));
    }
    return found;
}
function includesIn(config) {
    let isIncluding = false;
    return config.split('\n').flatMap(line => {
        if (/^\s*\[/.test(line))
            isIncluding = INCLUDE.test(line);
        const path = isIncluding ? INCLUDED.exec(line)?.[1]?.trim() : undefined;
        return path === undefined ? [] : [path];
    });
}
function withoutCredentials(config) {
    if (!config.split('\n').some(line => CREDENTIAL.test(line) || USER_INFO.test(line)))
        return config;
    return config
        .replaceAll('\\\n', '')
        .split('\n')
        .map(line => line.replace(CREDENTIAL, '$1').replace(USER_INFO, '://'))
        .join('\n');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/isolation/control-group.js



const MAX_PROCESSES = 8_192;
const MEMORY_SHARE = 1.1;
const ROOT = '/sys/fs/cgroup';
const JOIN = ['until [ "$1" = -- ]; do', '  echo $$ >"$1" || exit 125', '  shift', 'done', 'shift', 'exec "$@"'].join('\n');
class ControlGroup {
    #folders;
    constructor(folders) {
        this.#folders = folders;
    }
    static make({ processes, memory }, root = ROOT) {
        const name = `fix-tests-${(0,external_node_crypto_.randomUUID)()}`;
        const bytes = memory === undefined ? undefined : String(Math.round(memory * MEMORY_SHARE));
        const isUnified = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, 'cgroup.controllers'));
        const wanted = [
            { folder: (0,external_node_path_.join)(root, isUnified ? '' : 'pids', name), file: 'pids.max', value: String(processes) },
            {
                folder: (0,external_node_path_.join)(root, isUnified ? '' : 'memory', name),
                file: isUnified ? 'memory.max' : 'memory.limit_in_bytes',
                value: bytes,
            },
        ];
        const made = new Set();
        for (const { folder, file, value } of wanted) {
            if (value === undefined)
                continue;
            try {
                (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
                made.add(folder);
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, file), value, { flag: 'r+' });
            }
            catch {
                made.delete(folder);
                removeGroup(folder);
            }
        }
        return made.size === 0 ? undefined : new ControlGroup([...made]);
    }
    get words() {
        return ['/bin/sh', '-c', JOIN, 'sh', ...this.#folders.map(folder => (0,external_node_path_.join)(folder, 'cgroup.procs')), '--'];
    }
    [Symbol.dispose]() {
        for (const folder of this.#folders)
            removeGroup(folder);
    }
}
function removeGroup(folder) {
    try {
        (0,external_node_fs_.rmdirSync)(folder);
    }
    catch {
    }
}

;// CONCATENATED MODULE: ./lib/isolation/clean-settings.js

const MAVEN_SECRET = /<(password|passphrase|privateKey)>(?!\s{0,100}\$\{)[^<]{0,10000}<\/\1>/gi;
const NUGET_SECRETS = /<(packageSourceCredentials|apikeys)\b[\s\S]{0,20000}?<\/\1>/gi;
const SETTINGS = [
    ['.npmrc', withoutLines(/_authToken|_password|_auth\b/i)],
    ['.yarnrc.yml', withoutLines(/npmAuth/i)],
    ['.m2/settings.xml', text => text.replace(MAVEN_SECRET, '<$1></$1>')],
    ['.gradle/gradle.properties', withoutLines(/password|token|secret|key/i)],
    ['.config/pip/pip.conf', withoutLines(/:\/\/[^/\s]{0,1000}@/)],
    ['.pip/pip.conf', withoutLines(/:\/\/[^/\s]{0,1000}@/)],
    ['.cargo/config.toml', withoutLines(/\btoken\b/i)],
    [
        '.bundle/config',
        withoutLines(/^BUNDLE_(?=(?:[^\W_]|_(?!_)){1,200}__)\w{1,400}:\s{0,9}["']?[^\s"':]{1,500}:[^\s"']/),
    ],
    ['.bunfig.toml', withoutLines(/token|password/i)],
    ['.composer/auth.json', () => '{}'],
    ['.config/composer/auth.json', () => '{}'],
    ['.nuget/NuGet/NuGet.Config', text => text.replace(NUGET_SECRETS, '')],
];
async function cleanSettings(home, to) {
    const configs = await userConfigs(home);
    return cleanFiles(home, to, [...SETTINGS, ...configs.map(path => [path, withoutCredentials])]);
}
function withoutLines(secret) {
    return text => text
        .split('\n')
        .filter(line => !secret.test(line))
        .join('\n');
}

;// CONCATENATED MODULE: ./lib/isolation/machine-paths.js


const SYSTEM = ['/usr', '/etc', '/opt', '/root', '/home', '/srv', '/bin', '/sbin', '/lib', '/lib64'];
const NOT_OF_USERS = /^(?:proc|sys|dev|run|boot|snap|lost\+found)$/;
const OF_ROOT = /^(?:usr|etc|bin|sbin|lib\w*|root)$/;
const ORDERS = ['/sys', '/boot', '/run/udev', '/run/systemd', '/var/spool/cron', '/var/spool/at'];
const CONTAINERS = [
    '/var/run/docker.sock',
    '/run/docker.sock',
    '/run/containerd/containerd.sock',
    '/run/podman/podman.sock',
    '/run/buildkit/buildkitd.sock',
    '/run/crio/crio.sock',
];
const SERVICES = ['/var/lib/lxd/unix.socket', '/var/snap/lxd/common/lxd/unix.socket', '/run/libvirt'];
const SERVICES_OF_ROOT = ['/run/dbus/system_bus_socket', '/run/systemd/private', '/run/snapd.socket'];
const SERVICES_OF_USER = ['bus', 'systemd', 'gnupg', 'keyring', 'ssh-agent.socket', 'openssh_agent'];
const CONTAINERS_OF_USER = ['podman/podman.sock', 'docker.sock'];
const RAW_DEVICE = /^(?:mem|kmem|port|kmsg|sg\d+|nvme\d+|loop-control|uinput|watchdog\d*|vcs.*|tty\d+)$/;
function systemFolders(env, uid) {
    const onPath = (env.PATH ?? '').split(external_node_path_.delimiter).filter(folder => folder !== '/tmp' && isWritable(folder));
    const runner = runnerFolder(env);
    const own = runner === undefined ? [] : ['bin', 'externals'].map(name => (0,external_node_path_.join)(runner, name));
    return [...(uid === 0 ? SYSTEM : []), ...onPath, ...own];
}
const machine_paths_MAX_DEPTH = 3;
const MAX_FOLDERS = 200;
function changeableFolders(uid) {
    const names = foldersIn('/').filter(name => !NOT_OF_USERS.test(name) && (uid === 0 || !OF_ROOT.test(name)));
    const top = names.map(name => (0,external_node_path_.join)('/', name));
    return uid === 0 ? top : [...top, '/run/media'].flatMap(folder => writableIn(folder, machine_paths_MAX_DEPTH));
}
function writableIn(folder, depth) {
    if (isWritable(folder))
        return [folder];
    if (depth === 0)
        return [];
    const below = foldersIn(folder).slice(0, MAX_FOLDERS);
    return below.flatMap(name => writableIn((0,external_node_path_.join)(folder, name), depth - 1));
}
const MAX_SEARCHED = 300;
function socketsIn(top) {
    const found = [];
    const open = OF_ROOT.test(top.slice(1)) && top !== '/root' ? [] : [{ folder: top, depth: 0 }];
    for (let at = 0; at < Math.min(open.length, MAX_SEARCHED); at += 1) {
        const { folder, depth } = open[at] ?? { folder: '/', depth: machine_paths_MAX_DEPTH };
        for (const entry of entriesOf(folder).slice(0, MAX_FOLDERS)) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isSocket())
                found.push(path);
            else if (depth < machine_paths_MAX_DEPTH && entry.isDirectory())
                open.push({ folder: path, depth: depth + 1 });
        }
    }
    return found;
}
function orderFolders(uid) {
    return uid === 0 ? [...ORDERS] : [];
}
function orderMounts(uid, mounts) {
    return uid === 0 ? [...new Set(mounts.filter(point => ORDERS.some(folder => point.startsWith(`${folder}/`))))] : [];
}
function serviceSockets(env, { uid, docker }) {
    const sessions = [`/run/user/${uid}`, env.XDG_RUNTIME_DIR ?? ''];
    const below = (names) => sessions.flatMap(folder => names.map(name => (0,external_node_path_.join)(folder, name)));
    const named = (value = '') => value.replace(/^unix:(?:path=|\/\/)/, '').replace(/[,;].*/, '');
    return [
        ...(docker ? [] : [...CONTAINERS, ...below(CONTAINERS_OF_USER), named(env.DOCKER_HOST)]),
        ...SERVICES,
        ...(uid === 0 ? SERVICES_OF_ROOT : []),
        ...below(SERVICES_OF_USER),
        env.SSH_AUTH_SOCK ?? '',
        named(env.DBUS_SESSION_BUS_ADDRESS),
    ];
}
function rawDevices() {
    try {
        const entries = (0,external_node_fs_.readdirSync)('/dev', { withFileTypes: true });
        const raw = entries.filter(each => each.isBlockDevice() || (each.isCharacterDevice() && RAW_DEVICE.test(each.name)));
        return raw.map(({ name }) => (0,external_node_path_.join)('/dev', name)).filter(path => isReadable(path) || isWritable(path));
    }
    catch {
        return [];
    }
}
function runnerSecrets(env) {
    const runner = runnerFolder(env);
    if (runner === undefined)
        return [];
    const names = ['.credentials', '.credentials_rsaparams', '.credentials_migrated', '.runner', '.env', '_diag'];
    return names.map(name => (0,external_node_path_.join)(runner, name));
}
function otherRepositories({ RUNNER_TEMP = '', GITHUB_WORKSPACE = '' }) {
    const [work, own] = [(0,external_node_path_.dirname)(RUNNER_TEMP), (0,external_node_path_.dirname)(GITHUB_WORKSPACE)];
    if (RUNNER_TEMP === '' || (0,external_node_path_.dirname)(own) !== work)
        return [];
    const others = foldersIn(work).filter(name => name !== (0,external_node_path_.basename)(own) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(work, name, name, '.git')));
    return others.map(name => (0,external_node_path_.join)(work, name));
}
function foldersIn(folder) {
    return entriesOf(folder)
        .filter(entry => entry.isDirectory())
        .map(({ name }) => name);
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
function runnerFolder({ RUNNER_TEMP }) {
    return RUNNER_TEMP === undefined || RUNNER_TEMP === '' ? undefined : (0,external_node_path_.dirname)((0,external_node_path_.dirname)(RUNNER_TEMP));
}
function mountPoints() {
    try {
        const lines = (0,external_node_fs_.readFileSync)('/proc/self/mountinfo', 'utf8').split('\n');
        return lines.flatMap(line => line.split(' ')[4] ?? []).map(unescaped);
    }
    catch {
        return [];
    }
}
function unescaped(path) {
    return path.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
}
function isReadable(path) {
    return isAllowed(path, external_node_fs_.constants.R_OK);
}
function isWritable(path) {
    return isAllowed(path, external_node_fs_.constants.W_OK);
}
function isAllowed(path, mode) {
    try {
        (0,external_node_fs_.accessSync)(path, mode);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/isolation/copied-folders.js



const CACHES = [
    'RUNNER_TOOL_CACHE',
    'AGENT_TOOLSDIRECTORY',
    'CARGO_HOME',
    'RUSTUP_HOME',
    'GOPATH',
    'GOCACHE',
    'GOMODCACHE',
    'GRADLE_USER_HOME',
    'npm_config_cache',
    'PNPM_HOME',
    'YARN_CACHE_FOLDER',
    'PIP_CACHE_DIR',
    'XDG_CACHE_HOME',
    'NUGET_PACKAGES',
    'DENO_DIR',
    'BUN_INSTALL',
    'COMPOSER_HOME',
    'GEM_HOME',
    'VIRTUAL_ENV',
    'CONDA',
    'NVM_DIR',
];
const MAX_MOUNTS = 40;
const MAX_SOCKETS = 50;
const MAX_PARTS = 100;
const MAX_LEVELS = 4;
function planCopies({ env, uid, checkout, }, isKept) {
    const isOpen = (path) => isFolder(path) && path !== '/' && !isKept(path);
    const ofTools = real([...systemFolders(env, uid), env.HOME ?? '', ...CACHES.map(name => env[name] ?? '')]);
    const near = (0,external_node_path_.dirname)(checkout);
    const open = [...new Set([...ofTools, ...real([...changeableFolders(uid), near])])].filter(isOpen);
    const isInWay = (point) => open.some(folder => isBelow(point, folder)) && (uid !== 0 || !isKept(point));
    const mounts = mountPoints().filter(isInWay);
    const isMixed = (folder) => mounts.some(point => isBelow(point, folder));
    const reduced = (folders) => folders.filter(path => !folders.some(outer => isReached(path, outer, uid)));
    const plain = reduced(open.filter(folder => !isMixed(folder)));
    const mixed = reduced(open.filter(isMixed));
    if (uid !== 0) {
        const parts = mixed.flatMap(folder => partsOf(folder, isMixed, MAX_LEVELS)).filter(isOpen);
        const copied = [...new Set([...plain, ...parts])].toSorted();
        return { copied, uncopied: mixed, restored: socketsOf(copied, near), readOnly: [] };
    }
    if (mounts.length > MAX_MOUNTS) {
        const readOnly = outermost(ofTools.filter(isOpen)).filter(isMixed);
        return {
            copied: plain,
            uncopied: mixed.filter(folder => !readOnly.includes(folder)),
            restored: socketsOf(plain, near),
            readOnly,
        };
    }
    const below = real(mounts);
    const copied = [...new Set([...reduced(open), ...below.filter(isFolder)])].toSorted();
    const files = below.filter(path => !isFolder(path));
    return { copied, uncopied: [], restored: [...new Set([...files, ...socketsOf(copied, near)])], readOnly: [] };
}
function socketsOf(folders, near) {
    return [...new Set([near, ...outermost(folders)].flatMap(socketsIn))].slice(0, MAX_SOCKETS);
}
function partsOf(folder, isMixed, levels) {
    if (!isMixed(folder))
        return [folder];
    if (levels === 0)
        return [];
    const inner = foldersIn(folder).slice(0, MAX_PARTS);
    return inner.flatMap(name => partsOf((0,external_node_path_.join)(folder, name), isMixed, levels - 1));
}
function isReached(path, outer, uid) {
    if (!isBelow(path, outer))
        return false;
    for (let between = path; between !== outer; between = (0,external_node_path_.dirname)(between))
        if (uid !== 0 && (0,external_node_fs_.lstatSync)(between).uid !== uid)
            return false;
    return true;
}
function isBelow(path, folder) {
    return path.startsWith(`${folder}/`);
}
function real(paths) {
    const found = paths.filter(path => path.startsWith('/') && (0,external_node_fs_.existsSync)(path)).map(path => (0,external_node_fs_.realpathSync)(path));
    return [...new Set(found)];
}
function outermost(paths) {
    return paths.filter(path => !paths.some(other => other !== path && path.startsWith(`${other}/`))).toSorted();
}
function isFolder(path) {
    return (0,external_node_fs_.lstatSync)(path).isDirectory();
}

;// CONCATENATED MODULE: ./lib/isolation/hidden-paths.js



const CREDENTIALS = [
    '.ssh',
    '.gnupg',
    '.aws',
    '.azure',
    '.config/gcloud',
    '.kube',
    '.docker',
    '.config/gh',
    '.config/hub',
    '.oci',
    '.netrc',
    '_netrc',
    '.git-credentials',
    '.config/git/credentials',
    '.pypirc',
    '.gem/credentials',
    '.vault-token',
    '.cargo/credentials',
    '.cargo/credentials.toml',
    '.terraform.d/credentials.tfrc.json',
    '.m2/settings-security.xml',
    '.config/containers/auth.json',
    '.config/fix-tests',
    '.config/op',
    '.password-store',
    '.local/share/keyrings',
    '.claude',
    '.codex',
    '.config/anthropic',
    '.boto',
    '.s3cfg',
    '.config/doctl',
    '.databrickscfg',
    '.snowflake',
    '.config/pypoetry/auth.toml',
    '.cache/huggingface/token',
    '.huggingface/token',
    '.pulumi/credentials.json',
    '.sbt/.credentials',
    '.ivy2/.credentials',
    '.kaggle/kaggle.json',
    '.config/rclone/rclone.conf',
    '.config/glab-cli',
    '.circleci/cli.yml',
    '.fly/config.yml',
    '.local/share/com.vercel.cli/auth.json',
];
function planMounts(at) {
    const home = at.env.HOME ?? '';
    const kept = real(at.kept);
    const isAbove = (path) => kept.some(folder => `${folder}/`.startsWith(`${path}/`));
    const isKept = (path) => kept.some(folder => `${path}/`.startsWith(`${folder}/`));
    const hidden = real([
        at.env.RUNNER_TEMP ?? '',
        at.state,
        ...['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE'].flatMap(name => folderOf(at.env[name])),
        ...[...programFolder(at.program), ...otherRepositories(at.env)].filter(path => !isAbove(path)),
        ...(home === '' ? [] : CREDENTIALS.map(name => (0,external_node_path_.join)(home, name))),
        ...runnerSecrets(at.env),
        ...serviceSockets(at.env, at),
        ...rawDevices(),
    ]).filter(path => !isKept(path) && path !== '/tmp' && path !== home);
    const named = real(at.credentials).filter(path => !isFolder(path));
    const folders = hidden.filter(isFolder);
    const files = [...new Set([...hidden.filter(path => !isFolder(path)), ...named])];
    const { readOnly, ...copies } = planCopies({ ...at, checkout: at.kept[0] ?? '' }, isKept);
    return {
        ...copies,
        readOnly: [...readOnly, ...real(orderFolders(at.uid))],
        readOnlyMounts: real(orderMounts(at.uid, mountPoints())),
        hiddenFolders: outermost(folders),
        hiddenFiles: files.filter(path => isKept(path) || !folders.some(folder => path.startsWith(`${folder}/`))),
        replaced: at.cleaned.flatMap(({ path, by }) => real([path]).map(found => ({ path: found, by }))),
        kept: outermost(kept),
        git: at.git,
        written: at.written,
    };
}
function folderOf(file) {
    return file === undefined || file === '' ? [] : [(0,external_node_path_.dirname)(file)];
}
function programFolder(program) {
    const at = program.lastIndexOf('/_actions/');
    return at === -1 ? [program] : [program.slice(0, at + '/_actions'.length)];
}

// EXTERNAL MODULE: ./lib/isolation/run-script.js
var run_script = __webpack_require__(18973);
;// CONCATENATED MODULE: ./lib/isolation/privilege-bar.js

const SCRIPT = `trap : TERM\n${run_script/* RUN_SCRIPT */.Qf}`;
const PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
class PrivilegeBar {
    isolation;
    isApart = false;
    guardsGit = false;
    canStandIn = false;
    #setpriv;
    constructor(setpriv, isolation) {
        this.#setpriv = setpriv;
        this.isolation = isolation;
    }
    static make({ setpriv }, { uid }, isolation) {
        return setpriv === undefined || uid === 0 ? undefined : new PrivilegeBar(setpriv, isolation);
    }
    wrap(command, missing) {
        const { input, args } = (0,run_script/* scriptInput */._r)(command, missing);
        return {
            file: this.#setpriv,
            args: ['--no-new-privs', '/bin/sh', '-c', SCRIPT, 'sh', ...args],
            env: { PATH },
            input,
        };
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/isolation/probe.js




const LIMIT_MS = 10_000;
const END = 'end of the probe';
const probe_SCRIPT = [
    'if grep -q -s -F -e "$1" /proc/[0-9]*/environ; then echo "the environment of other processes"; fi',
    'if [ -n "$(cat "$2" 2>/dev/null)" ]; then echo "files that are hidden"; fi',
    `echo "${END}"`,
].join('\n');
async function breakOut(sandbox, { secretFile, cwd }) {
    const word = (0,external_node_crypto_.randomUUID)();
    const decoy = (0,external_node_child_process_.spawn)('sleep', ['60'], { env: { PATH: '/usr/bin:/bin', DECOY: word }, stdio: 'ignore' });
    decoy.on('error', () => undefined);
    const command = { file: '/bin/sh', args: ['-c', probe_SCRIPT, 'sh', word, secretFile], cwd, env: { PATH: '/usr/bin:/bin' } };
    try {
        const [outside, inside] = await Promise.all([
            printed({ ...command, input: '' }),
            printed(sandbox.wrap(command, '/dev/null')),
        ]);
        if (!outside.includes('the environment'))
            return 'the probe itself does not work here';
        if (inside.trim() === END)
            return undefined;
        return inside.includes(END)
            ? `it can still read ${inside.split('\n')[0]}`
            : inside.trim().split('\n').at(-1) || 'it started nothing';
    }
    finally {
        decoy.kill('SIGKILL');
    }
}
async function findsCopy(sandbox, folder) {
    const word = (0,external_node_crypto_.randomUUID)();
    const [copy, checkout] = [(0,external_node_path_.join)(folder, 'copy'), (0,external_node_path_.join)(folder, 'checkout')];
    for (const each of [copy, checkout])
        await (0,promises_.mkdir)(each, { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(copy, 'word'), word);
    const command = { file: '/bin/cat', args: [(0,external_node_path_.join)(checkout, 'word')], cwd: checkout, env: { PATH: '/usr/bin:/bin' } };
    const found = await printed(sandbox.wrap({ ...command, standIn: { copy, checkout } }, '/dev/null'));
    await (0,promises_.rm)(folder, { recursive: true, force: true });
    return found === word;
}
function printed({ file, args, env, input }) {
    return new Promise(resolve => {
        const child = (0,external_node_child_process_.execFile)(file, [...args], { env, timeout: LIMIT_MS, cwd: '/' }, (_, stdout, stderr) => resolve(stdout === '' ? stderr : stdout));
        child.stdin?.on('error', () => undefined);
        child.stdin?.end(input);
    });
}

// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
;// CONCATENATED MODULE: ./lib/isolation/mount-script.js


const READY = 'ready';
const NOT_COPIED = 'not copied: ';
const FIRST_DESCRIPTOR = 4;
const WRITTEN_DESCRIPTOR = 9;
const WRITTEN = `/proc/self/fd/${WRITTEN_DESCRIPTOR}`;
function mountScript(plan, { network, cleans }) {
    const kept = plan.kept.map((path, index) => ({ path, descriptor: FIRST_DESCRIPTOR + index }));
    return [
        'set -e',
        'mount --make-rprivate /',
        ...(network === 'local' ? ['ip link set lo up'] : []),
        ...kept.map(({ path, descriptor }) => `exec ${descriptor}<${(0,shell_words/* shellWord */.r7)(path)}`),
        `exec ${WRITTEN_DESCRIPTOR}<${(0,shell_words/* shellWord */.r7)(plan.written)}`,
        ...redirected(plan),
        ...plan.uncopied.map(path => `echo ${(0,shell_words/* shellWord */.r7)(NOT_COPIED + path)}`),
        ...plan.readOnly.map(path => bind(path, path)),
        ...[...plan.readOnly, ...plan.readOnlyMounts].map(path => `mount -o remount,bind,ro ${(0,shell_words/* shellWord */.r7)(path)}`),
        ...plan.replaced.map(({ path, by }) => bind(by, path)),
        ...emptied(plan.hiddenFiles.filter(path => !isKept(path, plan))),
        ...plan.hiddenFolders.map(path => `mount -t tmpfs -o size=1m,mode=755 tmpfs ${(0,shell_words/* shellWord */.r7)(path)}`),
        ...kept.flatMap(({ path, descriptor }) => [
            `mkdir -p ${(0,shell_words/* shellWord */.r7)(path)}`,
            `mount --no-canonicalize --rbind /proc/self/fd/${descriptor} ${(0,shell_words/* shellWord */.r7)(path)}`,
            `exec ${descriptor}<&-`,
        ]),
        ...plan.replaced.filter(each => isKept(each.path, plan)).map(({ path, by }) => bind(by, path)),
        ...emptied(plan.hiddenFiles.filter(path => isKept(path, plan))),
        ...redirectedGit(plan.git),
        ...plan.hiddenFolders.map(path => `mount -o remount,bind,ro ${(0,shell_words/* shellWord */.r7)(path)}`),
        `echo ${READY}`,
        'read _ || :',
        ...(cleans ? [`cd ${WRITTEN} && rm -rf -- ./*`] : []),
    ].join('\n');
}
function bind(from, to) {
    return `mount --rbind ${(0,shell_words/* shellWord */.r7)(from)} ${(0,shell_words/* shellWord */.r7)(to)}`;
}
function emptied(paths) {
    if (paths.length === 0)
        return [];
    const field = (path) => path.replaceAll(/[\s\\#]/g, each => `\\${each.charCodeAt(0).toString(8).padStart(3, '0')}`);
    const table = paths.map(path => `/dev/null ${field(path)} none bind 0 0\n`).join('');
    const each = paths.map(path => bind('/dev/null', path)).join(' && ');
    const file = `${WRITTEN}/table`;
    return [`{ printf %s ${(0,shell_words/* shellWord */.r7)(table)} >${file} && mount -a -T ${file}; } 2>/dev/null || { ${each}; }`];
}
function isKept(path, { kept }) {
    return kept.some(folder => path.startsWith(`${folder}/`));
}
function redirectedGit({ path, files }) {
    const written = `${WRITTEN}/git`;
    const copies = files.map(each => {
        const name = (0,external_node_path_.relative)(path, each.path);
        const folder = `${written}/upper/${(0,shell_words/* shellWord */.r7)((0,external_node_path_.dirname)(name))}`;
        return `mkdir -p ${folder} && cp ${(0,shell_words/* shellWord */.r7)(each.by)} ${written}/upper/${(0,shell_words/* shellWord */.r7)(name)}`;
    });
    const same = [`chown -R --reference=${(0,shell_words/* shellWord */.r7)(path)}`, `chmod --reference=${(0,shell_words/* shellWord */.r7)(path)}`];
    const owned = same.map(tool => `{ ${tool} ${written}/upper || :; }`);
    const make = [`mkdir -p ${written}/upper ${written}/work`, ...copies, ...owned].join(' && ');
    return [
        `if ! { ${make} && ${overlay(path, written)}; } 2>/dev/null; then`,
        `  echo ${(0,shell_words/* shellWord */.r7)(NOT_COPIED + path)}`,
        ...files.map(each => `  ${bind(each.by, each.path)}`),
        'fi',
    ];
}
function redirected({ copied: folders, restored }) {
    const isInner = (path) => folders.some(folder => path.startsWith(`${folder}/`));
    const plain = folders.map((path, index) => ({ path, place: `${WRITTEN}/${index}` }));
    if (restored.length === 0 && !folders.some(isInner))
        return plain.flatMap(({ path, place }) => copied({ path, from: path }, place));
    const view = `${WRITTEN}/view`;
    return [
        `mkdir -p ${(0,shell_words/* shellWord */.r7)(view)}`,
        `mount --no-canonicalize --rbind / ${(0,shell_words/* shellWord */.r7)(view)}`,
        ...plain.flatMap(({ path, place }) => copied({ path, from: isInner(path) ? `${view}${path}` : path }, place)),
        ...restored.map(path => {
            const here = (0,shell_words/* shellWord */.r7)(path);
            return `{ mount --no-canonicalize --bind ${(0,shell_words/* shellWord */.r7)(`${view}${path}`)} ${here} && mount -o remount,bind,ro ${here}; } 2>/dev/null || :`;
        }),
        `umount --no-canonicalize --lazy ${(0,shell_words/* shellWord */.r7)(view)}`,
        `rmdir ${(0,shell_words/* shellWord */.r7)(view)}`,
    ];
}
function copied({ path, from }, written) {
    const upper = (0,shell_words/* shellWord */.r7)(`${written}/upper`);
    const same = ['chown', 'chmod'].map(tool => `{ ${tool} --reference=${(0,shell_words/* shellWord */.r7)(from)} ${upper} || :; }`).join(' && ');
    const make = `mkdir -p ${upper} ${(0,shell_words/* shellWord */.r7)(`${written}/work`)} && ${same}`;
    const back = from === path ? [] : [`mount --no-canonicalize --rbind ${(0,shell_words/* shellWord */.r7)(from)} ${(0,shell_words/* shellWord */.r7)(path)} 2>/dev/null || :`];
    const asItIs = [`echo ${(0,shell_words/* shellWord */.r7)(NOT_COPIED + path)}`, ...back].join('; ');
    return [
        `if ! { ${make} && ${overlay(path, written, from)}; } 2>/dev/null; then`,
        `  { mkdir -p ${(0,shell_words/* shellWord */.r7)(written)} && mount --no-canonicalize -t tmpfs tmpfs ${(0,shell_words/* shellWord */.r7)(written)}; } 2>/dev/null || :`,
        `  { ${make} && ${overlay(path, written, from)}; } 2>/dev/null || { ${asItIs}; }`,
        'fi',
    ];
}
function overlay(path, written, from = path) {
    const options = `lowerdir=${escaped(from)},upperdir=${escaped(`${written}/upper`)},workdir=${escaped(`${written}/work`)}`;
    const mount = (more) => `mount -t overlay -o ${(0,shell_words/* shellWord */.r7)(`${options}${more}`)} overlay ${(0,shell_words/* shellWord */.r7)(path)}`;
    return `{ ${mount(',userxattr')} || ${mount('')}; }`;
}
function escaped(path) {
    return path.replaceAll(/[\\,:]/g, '\\$&');
}

// EXTERNAL MODULE: ./lib/isolation/processes.js
var processes = __webpack_require__(92493);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/isolation/service-relay.js





const START_MS = 10_000;
const service_relay_READY = 'ready';
const PROGRAM = `
const net = require('node:net')
const pairs = process.argv.slice(1)
const waiting = []
for (let index = 0; index < pairs.length; index += 2) {
  const server = net.createServer(from => {
    const to = net.connect(pairs[index + 1])
    from.on('error', () => to.destroy())
    to.on('error', () => from.destroy())
    from.pipe(to).pipe(from)
  })
  waiting.push(new Promise(resolve => server.on('error', resolve).listen(Number(pairs[index]), '127.0.0.1', resolve)))
}
Promise.all(waiting).then(() => process.stdout.write('${service_relay_READY}'))
process.stdin.resume().on('end', () => process.exit())
`;
class ServiceRelay {
    #servers;
    #sockets;
    #child;
    #folder;
    constructor(parts) {
        this.#servers = parts.servers;
        this.#sockets = parts.sockets;
        this.#child = parts.child;
        this.#folder = parts.folder;
    }
    static open(services, options) {
        return ServiceRelay.#start(services, options).catch(() => undefined);
    }
    static async #start(services, { words, folder, path }) {
        const sockets = new Set();
        await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
        const routes = routesTo(services);
        const files = routes.map(({ port }) => (0,external_node_path_.join)(folder, String(port)));
        const servers = await Promise.all(routes.map(async ({ to }, index) => {
            const server = (0,external_node_net_.createServer)(from => void lead(from, to, sockets));
            await (0,promises_.rm)(files[index] ?? '', { force: true });
            server.listen(files[index]);
            await (0,external_node_events_.once)(server, 'listening');
            return server.unref();
        }));
        const pairs = routes.flatMap(({ port }, index) => [String(port), files[index] ?? '']);
        const [file, ...args] = [...words, process.execPath, '-e', PROGRAM, ...pairs];
        const child = (0,external_node_child_process_.spawn)(file, args, {
            cwd: '/',
            env: { PATH: path },
            stdio: ['pipe', 'pipe', 'ignore'],
            detached: true,
        });
        child.stdin?.on('error', () => undefined);
        const relay = new ServiceRelay({ servers, sockets, child, folder });
        const started = await Promise.race([
            (0,external_node_events_.once)(child.stdout, 'data', { signal: AbortSignal.timeout(START_MS) }),
            (0,external_node_events_.once)(child, 'exit'),
        ]).catch(() => []);
        if (String(started[0]) === service_relay_READY)
            return relay;
        await relay[Symbol.asyncDispose]();
        return undefined;
    }
    async [Symbol.asyncDispose]() {
        this.#child.stdin?.destroy();
        this.#child.kill('SIGKILL');
        for (const socket of this.#sockets)
            socket.destroy();
        for (const server of this.#servers)
            server.close();
        await (0,promises_.rm)(this.#folder, { recursive: true, force: true });
    }
}
function routesTo(services) {
    const routes = new Map();
    for (const { name, ports } of services)
        for (const { host, container } of ports) {
            const outer = host === undefined ? [] : [{ host: '127.0.0.1', port: host }];
            const inner = { host: name, port: container };
            if (host !== undefined && host !== container)
                routes.set(host, { port: host, to: outer });
            routes.set(container, { port: container, to: host === container ? [...outer, inner] : [inner, ...outer] });
        }
    return [...routes.values()];
}
async function lead(from, to, sockets) {
    const keep = (socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
    };
    keep(from);
    from.on('error', () => undefined);
    for (const address of to) {
        const target = (0,external_node_net_.connect)(address);
        const isOpen = await (0,external_node_events_.once)(target, 'connect').then(() => true, () => false);
        if (!isOpen)
            continue;
        keep(target);
        target.on('error', () => from.destroy());
        from.on('close', () => target.destroy());
        from.pipe(target).pipe(from);
        return;
    }
    from.destroy();
}
function hostsWith(text, services) {
    const lines = services.map(({ name }) => `127.0.0.1\t${name}\n`);
    return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${lines.join('')}`;
}

;// CONCATENATED MODULE: ./lib/isolation/sandbox.js









const sandbox_START_MS = 15_000;
const END_MS = 5_000;
const SHELL = '/bin/sh';
const HOLD_SCRIPT = 'script=$(head -c "$1") && eval "$script"';
const sandbox_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
class NamespaceSandbox {
    isolation;
    isApart = true;
    guardsGit;
    #way;
    #holder;
    #written;
    #process;
    #group;
    #relay;
    #canStandIn = false;
    constructor(options) {
        const { way, plan, network, docker, process, holder, printed, relay } = options;
        const plain = printed.split('\n').filter(line => line.startsWith(NOT_COPIED));
        const notes = plain.map(line => `What tests write to ${line.slice(NOT_COPIED.length)} stays there: no copy of it can be mounted.`);
        const isCut = network === 'local' && options.services.length > 0 && relay === undefined;
        if (isCut)
            notes.push('The tests do not reach the services of the job: nothing could lead to them.');
        this.isolation = { level: way.level, network, docker, notes };
        this.guardsGit = !plain.includes(NOT_COPIED + plan.git.path);
        this.#way = way;
        this.#holder = holder;
        this.#written = way.level === 'root-namespaces' ? plan.written : undefined;
        this.#process = process;
        this.#relay = relay;
        this.#group = way.level === 'root-namespaces' ? ControlGroup.make(options.limits) : undefined;
    }
    static async open(options) {
        const { way, plan, network } = options;
        const script = mountScript(plan, { network, cleans: way.level !== 'root-namespaces' });
        const [file, ...args] = [...way.hold, SHELL, '-c', HOLD_SCRIPT, 'sh', String(Buffer.byteLength(script))];
        const child = (0,external_node_child_process_.spawn)(file, args, {
            cwd: '/',
            env: { PATH: sandbox_PATH },
            stdio: 'pipe',
            detached: true,
        });
        let printed = '';
        let problem = '';
        child.stdout.on('data', (chunk) => (printed += chunk.toString()));
        child.stderr.on('data', (chunk) => (problem = `${problem}${chunk.toString()}`.slice(-500)));
        child.on('error', error => (problem = error.message));
        child.stdin.on('error', () => undefined);
        child.stdin.write(script);
        const isReady = () => printed.split('\n').includes(READY);
        const until = external_node_perf_hooks_.performance.now() + sandbox_START_MS;
        while (!isReady() && child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
            if (external_node_perf_hooks_.performance.now() > until)
                break;
            await (0,external_node_timers_promises_.setTimeout)(5);
        }
        const holder = isReady() ? holderOf(child.pid ?? 0) : undefined;
        if (holder !== undefined) {
            const relay = await relayFor(options, holder);
            return new NamespaceSandbox({ ...options, process: child, holder, printed, relay });
        }
        child.stdin.destroy();
        child.kill('SIGKILL');
        return problem.trim().split('\n')[0] || 'it did not start';
    }
    get canStandIn() {
        return this.#canStandIn;
    }
    allowStandIns() {
        this.#canStandIn = true;
    }
    wrap(command, missing) {
        const [program, ...words] = [
            ...(this.#group?.words ?? []),
            ...this.#way.enter(this.#holder, command.standIn),
            SHELL,
            '-c',
            run_script/* RUN_SCRIPT */.Qf,
            'sh',
        ];
        const { input, args } = (0,run_script/* scriptInput */._r)(command, missing);
        return { file: program, args: [...words, ...args], env: { PATH: sandbox_PATH }, input };
    }
    async [Symbol.asyncDispose]() {
        await this.#relay?.[Symbol.asyncDispose]();
        this.#process.stdin.end();
        const until = external_node_perf_hooks_.performance.now() + END_MS;
        while (this.#process.exitCode === null && this.#process.signalCode === null && external_node_perf_hooks_.performance.now() < until)
            await (0,external_node_timers_promises_.setTimeout)(5);
        this.#process.kill('SIGKILL');
        this.#group?.[Symbol.dispose]();
        if (this.#written !== undefined)
            await (0,promises_.rm)(this.#written, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function relayFor({ way, network, services, sockets }, holder) {
    if (network !== 'local' || services.every(({ ports }) => ports.length === 0))
        return undefined;
    return ServiceRelay.open(services, { words: way.connect(holder), folder: sockets, path: sandbox_PATH });
}
function holderOf(pid) {
    const depth = (0,processes/* namespaceIds */.Yk)('self').length + 1;
    return [pid, ...(0,processes/* descendantsOf */.gO)(pid)].find(each => {
        const ids = (0,processes/* namespaceIds */.Yk)(each);
        return ids.length === depth && ids.at(-1) === 1;
    });
}

;// CONCATENATED MODULE: ./lib/isolation/other-checkouts.js



const other_checkouts_MAX_DEPTH = 2;
async function cleanOtherCheckouts(folders, { own, to }) {
    const found = new Set(folders.filter(folder => folder !== '').flatMap(folder => gitDirsBelow(folder, other_checkouts_MAX_DEPTH)));
    found.delete(own);
    const cleaned = await Promise.all([...found].map((gitDir, index) => cleanGitConfig(gitDir, `${to}-${index}`)));
    return cleaned.flat();
}
function gitDirsBelow(folder, depth) {
    const names = foldersIn(folder);
    const own = names.includes('.git') ? [(0,external_node_path_.join)(folder, '.git')] : [];
    const below = depth === 0 ? [] : names.filter(name => name !== '.git' && name !== 'node_modules');
    return [...own, ...below.flatMap(name => gitDirsBelow((0,external_node_path_.join)(folder, name), depth - 1))];
}

// EXTERNAL MODULE: ./lib/isolation/tools.js
var isolation_tools = __webpack_require__(62619);
// EXTERNAL MODULE: ./lib/isolation/ways.js + 1 modules
var isolation_ways = __webpack_require__(52322);
;// CONCATENATED MODULE: ./lib/isolation/open-sandbox.js















async function openSandbox(options) {
    const { mode, network, docker } = options;
    const user = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
    const isLinux = process.platform === 'linux';
    const tools = isLinux ? (0,isolation_tools/* findTools */.f)(options.env.PATH ?? '') : {};
    const limits = { processes: options.processes ?? MAX_PROCESSES, memory: options.memory };
    const reasons = [];
    if (mode !== 'off') {
        const ways = options.ways ?? (0,isolation_ways/* waysFor */.Y)(tools, user, { network, processes: limits.processes });
        if (ways.length === 0)
            reasons.push(isLinux ? 'unshare, nsenter or setpriv of util-linux is missing' : `${process.platform} has none`);
        const prepared = ways.length === 0 ? undefined : await prepare(options, user.uid);
        for (const way of prepared === undefined ? [] : ways) {
            const opened = await tryWay(way, prepared, { ...options, limits });
            if (typeof opened !== 'string')
                return {
                    sandbox: opened,
                    isolation: opened.isolation,
                    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
                };
            reasons.push(`${way.level}: ${opened}`);
        }
    }
    const why = mode === 'off' ? 'it is switched off' : reasons.join('; ');
    if (mode === 'require' || network !== 'on')
        throw new errors/* UserError */.yo(`The tests cannot be isolated here (${why.slice(0, 600)}).`, mode === 'require'
            ? 'Use a Linux runner whose user may make namespaces or has sudo without a password, or set isolation to auto.'
            : 'Set isolation to auto on a Linux runner that can isolate, or set network to on.');
    const open = user.uid === 0 ? ' As root they can read the memory of this action.' : '';
    const notes = mode === 'off' ? [] : [`The tests could not be isolated: ${why.slice(0, 600)}.${open}`];
    const isolation = { level: 'none', network, docker, notes };
    return {
        sandbox: mode === 'off' ? undefined : PrivilegeBar.make(tools, user, isolation),
        isolation,
        [Symbol.asyncDispose]: async () => undefined,
    };
}
async function prepare(options, uid) {
    const { state, shared, env, checkout, docker, program } = options;
    const written = (0,external_node_path_.join)(state, 'written');
    const [runs = state] = shared;
    if (uid === 0)
        await (0,promises_.rm)(written, { recursive: true, force: true });
    for (const folder of [written, ...shared])
        await (0,promises_.mkdir)(folder, { recursive: true });
    const secretFile = (0,external_node_path_.join)(state, 'hidden');
    await (0,promises_.writeFile)(secretFile, 'This file must not be readable in a test.\n');
    const home = env.HOME ?? '';
    const cleaned = home === '' ? [] : await cleanSettings(home, (0,external_node_path_.join)(runs, 'settings'));
    const hosts = await hostsOf(options, (0,external_node_path_.join)(runs, 'hosts'));
    const own = await (0,promises_.realpath)(options.gitDir);
    const git = { path: own, files: await cleanGitConfig(own, (0,external_node_path_.join)(runs, 'git-config')) };
    const checkouts = await cleanOtherCheckouts([checkout, env.GITHUB_WORKSPACE ?? ''], { own, to: (0,external_node_path_.join)(runs, 'other') });
    const kept = [checkout, ...shared, options.gitDir];
    return {
        secretFile,
        surroundings: {
            env,
            uid,
            kept,
            state,
            program,
            written,
            docker,
            credentials: options.credentials ?? [],
            cleaned: [...cleaned, ...checkouts, ...hosts],
            git,
        },
    };
}
async function hostsOf({ network, services = [] }, copy) {
    if (network !== 'local' || services.length === 0)
        return [];
    const path = '/etc/hosts';
    const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
    if (text === undefined)
        return [];
    await (0,promises_.writeFile)(copy, hostsWith(text, services), { mode: 0o644 });
    return [{ path, by: copy }];
}
async function tryWay(way, prepared, { network, docker, checkout, services = [], state, shared, limits }) {
    await (0,promises_.mkdir)(prepared.surroundings.written, { recursive: true });
    const opened = await NamespaceSandbox.open({
        way,
        plan: planMounts(prepared.surroundings),
        network,
        docker,
        limits,
        services,
        sockets: (0,external_node_path_.join)(state, 'services'),
    });
    if (typeof opened === 'string')
        return opened;
    const [runs] = shared;
    const mayStandIn = runs !== undefined && !docker && !shared.some(folder => isBelow(folder, checkout));
    const [problem, canStandIn] = await Promise.all([
        breakOut(opened, { secretFile: prepared.secretFile, cwd: checkout }),
        mayStandIn && findsCopy(opened, (0,external_node_path_.join)(runs, 'stand-in')),
    ]);
    if (canStandIn)
        opened.allowStandIns();
    if (problem === undefined)
        return opened;
    await opened[Symbol.asyncDispose]();
    return problem;
}

// EXTERNAL MODULE: ./lib/engine/testbed-settings.js + 54 modules
var testbed_settings = __webpack_require__(99690);
;// CONCATENATED MODULE: ./lib/engine/isolate.js





function sharedFolders(directory) {
    return { runs: (0,external_node_path_.join)(directory, 'runs'), copies: (0,external_node_path_.join)(directory, 'copies') };
}
function isolate({ checkout, host, settings, ciSteps = [], directory, shared: { runs, copies } = sharedFolders(directory), testTemp, }) {
    return openSandbox({
        mode: settings.isolation,
        network: settings.network,
        docker: settings.docker === 'allow',
        env: host,
        credentials: (0,credential_files/* credentialFiles */.x)(host, settings['pass-env']),
        checkout: checkout.top,
        gitDir: checkout.gitDir,
        state: directory,
        shared: [runs, copies, ...(testTemp === undefined ? [] : [testTemp])],
        memory: (0,testbed_settings/* memoryLimit */.BQ)(settings),
        services: [...new Map(ciSteps.flatMap(({ services }) => services).map(each => [each.name, each])).values()],
        program: (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)),
    });
}


/***/ }),

/***/ 78258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Nw: () => (/* binding */ asksModels),
/* harmony export */   mK: () => (/* binding */ modelAccess),
/* harmony export */   nS: () => (/* binding */ roleModels)
/* harmony export */ });
/* harmony import */ var _fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35962);
/* harmony import */ var _fixers_models_price_overrides_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15497);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79015);



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
        prices: (0,_fixers_models_price_overrides_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePrices */ .a)(settings['model-prices']),
    };
}
function roleModels(settings) {
    return {
        analyst: settings['analyst-model'],
        fixer: settings['fixer-model'],
        reviewer: settings['reviewer-model'],
        small: settings['small-model'],
        'test-writer': settings['test-writer-model'],
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
    return (0,_fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .chainNames */ .Qk)(settings.models, hasClaude(settings)).some(_fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgent */ .yh);
}


/***/ }),

/***/ 1029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ projectDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78104);
/* harmony import */ var _workspace_guarded_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73907);




function projectDirectory(checkout, settings) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(checkout.top, settings['working-directory']);
    if (!(0,_workspace_guarded_files_js__WEBPACK_IMPORTED_MODULE_3__/* .below */ .Gz)(checkout.top, path)) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Input working-directory: ${settings['working-directory']} is outside the repository.`, 'Use a path inside it.');
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Input working-directory: there is no folder ${settings['working-directory']}.`, 'Use a path inside the repository.');
    }
    return path;
}


/***/ }),

/***/ 86029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s5: () => (/* binding */ checkingSteps),
  Vv: () => (/* binding */ isProjectChecked),
  z: () => (/* binding */ planTests)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/frameworks/commands/check-plan.js
var check_plan = __webpack_require__(93742);
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
        selectsNone: !command.args.includes('{tests}'),
        manualCommand(tests) {
            const env = Object.entries(command.env ?? {}).map(([name, value]) => `${name}=${value}`);
            return [...(env.length === 0 ? [] : ['env', ...env]), command.file, ...filled(tests, 'report.xml')];
        },
        ...(known?.failedBuild === undefined ? {} : { failedBuild: output => known.failedBuild?.(output) ?? [] }),
    };
}

// EXTERNAL MODULE: ./lib/frameworks/commands/parse-command.js
var parse_command = __webpack_require__(44887);
// EXTERNAL MODULE: ./lib/frameworks/registry.js
var registry = __webpack_require__(32850);
// EXTERNAL MODULE: ./lib/frameworks/project/detect-framework.js
var detect_framework = __webpack_require__(14521);
// EXTERNAL MODULE: ./lib/frameworks/project/detect-packages.js
var detect_packages = __webpack_require__(8016);
// EXTERNAL MODULE: ./lib/frameworks/commands/jvm-goals.js
var jvm_goals = __webpack_require__(25318);
// EXTERNAL MODULE: ./lib/frameworks/commands/framework-run.js
var framework_run = __webpack_require__(37240);
// EXTERNAL MODULE: ./lib/frameworks/commands/check-roles.js
var check_roles = __webpack_require__(98244);
// EXTERNAL MODULE: ./lib/frameworks/commands/project-script.js
var project_script = __webpack_require__(66465);
// EXTERNAL MODULE: ./lib/frameworks/commands/verbatim.js
var commands_verbatim = __webpack_require__(82168);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
// EXTERNAL MODULE: ./lib/frameworks/project/usual-commands.js
var usual_commands = __webpack_require__(13008);
// EXTERNAL MODULE: ./lib/frameworks/pytest.js + 2 modules
var pytest = __webpack_require__(19281);
// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
;// CONCATENATED MODULE: ./lib/engine/command-plan.js








function planOfKind(project) {
    const usual = (0,usual_commands/* usualCommand */.M)(project, (0,pytest/* python */.Hg)(project));
    if (usual === undefined)
        return undefined;
    const { words, source, why } = usual;
    const text = words.map(shell_words/* shellWord */.r7).join(' ');
    return planOfCheck({ ...(0,check_plan/* commandCheck */.QA)(text, project), source }, { project, why, subject: `${text} (${why})` });
}
function planOfCheck(check, by) {
    const plan = planOfCode(check, by);
    return check.firstRun === undefined ? { ...plan, check: { ...check, steps: [], isSplit: true, isTests: true } } : plan;
}
function planOfCode({ firstRun, shell, command, env }, { project, why, subject }) {
    if (firstRun !== undefined)
        return { packages: [{ dir: '', project, ...firstRun, why }], notes: [] };
    const [file = 'sh', ...args] = shell;
    const unknown = 'no command in it starts a test framework that is known';
    return verbatimPlan({ file, args: [...args, command], env }, { subject, project, why: unknown });
}
function isGuessOfPython([only, ...others]) {
    if (only === undefined || others.length > 0 || only.dir !== '' || only.using !== undefined)
        return false;
    return /^(?:pytest|unittest)$/.test(only.framework.name) && !(0,pytest/* python */.Hg)(only.project).includes('/');
}
function makesOwnEnvironment({ command, firstRun }) {
    const parts = (0,project_script/* splitSequence */.ou)(command) ?? command.split('\n');
    return firstRun === undefined && parts.some(each => (0,check_roles/* makesEnvironment */.hS)((0,shell_words/* shellLine */.Tg)(each).words));
}
function verbatimPlan(command, { subject, project, why }) {
    const framework = (0,commands_verbatim/* verbatimFramework */.VS)(withBinFolders(command, project));
    const notes = [`${subject} runs the whole suite each time, since ${why}.`];
    return { packages: [{ dir: '', project, framework, why }], notes };
}
function withBinFolders(command, project) {
    const paths = (0,node_package/* nodeBinFolders */.BB)(project);
    return paths.length === 0 ? command : { ...command, paths };
}

// EXTERNAL MODULE: ./lib/frameworks/project/go-workspace.js
var go_workspace = __webpack_require__(88177);
// EXTERNAL MODULE: ./lib/frameworks/project/package-folders.js + 1 modules
var package_folders = __webpack_require__(64419);
// EXTERNAL MODULE: ./lib/frameworks/project/project-files.js
var project_files = __webpack_require__(71992);
// EXTERNAL MODULE: ./lib/frameworks/commands/resolve-command.js + 5 modules
var resolve_command = __webpack_require__(94791);
// EXTERNAL MODULE: ./lib/frameworks/commands/shell-code.js
var shell_code = __webpack_require__(53658);
// EXTERNAL MODULE: ./lib/engine/project-directory.js
var project_directory = __webpack_require__(1029);
;// CONCATENATED MODULE: ./lib/engine/test-plan.js



















function planTests(project, settings, { reported, ciSteps = [] }) {
    const found = planPackages(project, settings, { reported, ciSteps });
    const check = found.check ?? checkOf(project, { settings, ciSteps, packages: found.packages });
    const isOfStep = isOnlyTestStep(check, project, { settings, ciSteps });
    const started = found.packages.map(each => startedAsInCheck(each, check, { isOfStep }));
    const plan = { ...found, packages: (0,go_workspace/* withoutCovered */.Z)(started) };
    const isWhole = check?.isSplit === false &&
        plan.packages.some(({ framework, part }) => framework.name === commands_verbatim/* VERBATIM */.BP && part === undefined);
    if (isWhole)
        return { ...plan, check: { ...check, isSplit: true, isTests: true } };
    const later = check === undefined ? [] : laterPackages(check, plan.packages);
    if (check === undefined || later.length > 0)
        return { ...plan, packages: [...plan.packages, ...later], check };
    const isTests = check.isTests && isOwnRun(check, plan.packages);
    return { ...plan, check: { ...check, isTests, steps: check.steps.filter(({ kind }) => kind !== 'tests') } };
}
function isOwnRun({ firstRun, dir }, packages) {
    const [only, ...others] = packages;
    if (only === undefined || others.length > 0 || only.dir !== dir)
        return false;
    const { framework, using } = only;
    if (firstRun === undefined)
        return framework.name === commands_verbatim/* VERBATIM */.BP;
    return (using !== undefined && (0,framework_run/* isSameRun */.Mf)(firstRun, { framework, using }) && (0,jvm_goals/* namesItsGoals */.pC)(framework.name, using.options));
}
function startedAsInCheck(each, check, { isOfStep }) {
    const { firstRun: run, dir, source = '' } = check ?? {};
    const isUnknown = each.using === undefined && each.part === undefined;
    const isOpen = (isUnknown || isOfStep) && each.framework.name !== commands_verbatim/* VERBATIM */.BP;
    if (!isOpen || run === undefined || run.framework !== each.framework || dir !== each.dir)
        return each;
    return { ...each, using: run.using, part: undefined, why: `${source} starts it so` };
}
function isOnlyTestStep(check, project, { settings, ciSteps }) {
    if (check === undefined || settings['test-command'] !== undefined)
        return false;
    const all = ciSteps.flatMap(step => checkOfStep(step, project, { settings }) ?? []).filter(each => each.runsTests);
    return all.length === 1 && all[0]?.command === check.command;
}
function laterPackages({ dir, firstRun, steps }, packages) {
    const first = packages.find(({ dir: at, framework, using }) => at === dir && firstRun !== undefined && using !== undefined && (0,framework_run/* isSameRun */.Mf)(firstRun, { framework, using }));
    if (first === undefined)
        return [];
    return steps.flatMap(({ text, run }) => {
        if (run === undefined)
            return [];
        return [{ ...first, using: run.using, step: text, why: 'the project’s check also runs it' }];
    });
}
function checkOf(project, { settings, ciSteps, packages }) {
    const command = settings['test-command'];
    if (command !== undefined)
        return shell_code/* PLACEHOLDER */.K.test(command) ? undefined : (0,check_plan/* commandCheck */.QA)(command, project);
    const tests = knownTests(packages);
    for (const step of ciSteps) {
        const check = checkOfStep(step, project, { settings, tests });
        if (check !== undefined)
            return check;
    }
    return packages.some(({ framework }) => framework.name === commands_verbatim/* VERBATIM */.BP || (0,package_folders/* isJavaScript */.eh)(framework))
        ? (0,check_plan/* scriptCheck */.w8)(project, tests)
        : undefined;
}
function knownTests(packages) {
    const { framework, using, part } = packages.find(({ dir }) => dir === '') ?? {};
    return { part, main: framework === undefined || using === undefined ? undefined : { framework, using } };
}
function checkOfStep(given, project, { settings, tests }) {
    const moved = (0,check_plan/* withoutLeadingCd */.m8)(given);
    const dirOf = (step) => external_node_path_.posix.relative(settings['working-directory'], step.workingDirectory);
    const step = moved !== undefined && (0,project_files/* projectIn */.L9)(project, dirOf(moved)).exists('') ? moved : given;
    const dir = dirOf(step);
    if (/^\.\.(?:\/|$)/.test(dir))
        return undefined;
    const check = dir === '' ? (0,check_plan/* stepCheck */.bZ)(step, project, tests) : (0,check_plan/* stepCheck */.bZ)(step, (0,project_files/* projectIn */.L9)(project, dir));
    return check && { ...check, dir };
}
function checkingSteps({ ciSteps = [], settings }, project) {
    return ciSteps.filter(step => checkOfStep(step, project, { settings }) !== undefined);
}
function isProjectChecked(ciSteps, { checkout, settings }) {
    return checkingSteps({ ciSteps, settings }, (0,project_files/* projectAt */.t9)((0,project_directory/* projectDirectory */.t)(checkout, settings))).length > 0;
}
function packagesAbove(root) {
    const folders = [];
    for (let at = root; !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, '.git'));) {
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
        at = (0,external_node_path_.dirname)(at);
        folders.push(at);
    }
    return folders.find(folder => (0,detect_packages/* detectPackages */.J)((0,project_files/* projectAt */.t9)(folder), []).length > 0);
}
function planPackages(project, settings, { reported, ciSteps }) {
    const ids = (reported ?? []).map(({ id }) => id);
    const text = settings['test-command'];
    if (text === undefined) {
        const packages = (0,detect_packages/* detectPackages */.J)(project, ids);
        const apart = isGuessOfPython(packages) ? planOfStep(ciSteps, project, settings, makesOwnEnvironment) : undefined;
        if (apart !== undefined)
            return apart;
        if (packages.length > 0)
            return { packages, notes: [] };
        const script = (0,commands_verbatim/* useOfScript */.Yk)(project, undefined);
        if (script?.kind === 'verbatim') {
            const notes = [`The script test runs the whole suite each time, since ${script.why}.`];
            const { framework, why, part } = script;
            return { packages: [{ dir: '', project, framework, why, part }], notes };
        }
        const byCi = planOfStep(ciSteps, project, settings);
        if (byCi !== undefined)
            return byCi;
        const usual = planOfKind(project);
        if (usual !== undefined)
            return usual;
        const names = registry/* FRAMEWORKS */.i.map(({ name }) => name).join(', ');
        const above = packagesAbove(project.root);
        throw new errors/* UserError */.yo(`No test framework was found in ${project.root} (looked for ${names}).`, above === undefined
            ? 'Pass test-command, with {report} where the path of the JUnit XML belongs.'
            : `There is one in ${above}: work there, or pass test-command.`);
    }
    const subject = `test-command ${text}`;
    if ((0,shell_code/* shellCodeOf */.P)(text) !== undefined)
        return planOfCode((0,check_plan/* commandCheck */.QA)(text, project), { project, why: 'test-command starts it', subject });
    const command = (0,parse_command/* parseCommand */.RM)('test-command', text);
    const customPackage = () => ({
        dir: '',
        project,
        framework: customFramework(command, (0,detect_framework/* detectFramework */.yl)(project, ids)),
    });
    if (command.args.some(word => shell_code/* PLACEHOLDER */.K.test(word)))
        return { packages: [customPackage()], notes: [] };
    const resolved = (0,resolve_command/* resolveCommand */.OK)(command, project, registry/* FRAMEWORKS */.i);
    const verbatim = (why) => verbatimPlan(command, { subject, project, why });
    switch (resolved.kind) {
        case 'framework': {
            const why = 'test-command starts it';
            return { packages: [{ dir: '', project, framework: resolved.framework, using: resolved.using, why }], notes: [] };
        }
        case 'packages': {
            const packages = (0,detect_packages/* detectPackages */.J)(project, ids);
            if (packages.length > 0)
                return { packages, notes: [] };
            return verbatim('no package has a test framework that is known');
        }
        case 'opaque':
            return verbatim(resolved.why);
    }
}
function planOfStep(ciSteps, project, settings, fits = () => true) {
    const checks = ciSteps.flatMap(step => checkOfStep(step, project, { settings }) ?? []);
    const check = checks.find(each => each.dir === '' && each.runsTests && fits(each));
    if (check === undefined)
        return undefined;
    const { source } = check;
    const subject = source.replace(/^./, first => first.toUpperCase());
    return planOfCheck(check, { project, why: `${source} starts it so`, subject });
}


/***/ }),

/***/ 99690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gg: () => (/* binding */ ciLimitsOf),
  Z6: () => (/* binding */ createTestbeds),
  Xy: () => (/* binding */ editPolicy),
  Af: () => (/* binding */ limitsOf),
  kt: () => (/* binding */ matchesGlob),
  BQ: () => (/* binding */ memoryLimit),
  a7: () => (/* binding */ passedVariables),
  V5: () => (/* binding */ unpassedVariables)
});

// UNUSED EXPORTS: testTimeoutMs

// EXTERNAL MODULE: ./lib/domain/policy/budget.js
var budget = __webpack_require__(32366);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./lib/domain/model/ci-step.js
var ci_step = __webpack_require__(39671);
// EXTERNAL MODULE: ./lib/frameworks/project/project-files.js
var project_files = __webpack_require__(71992);
// EXTERNAL MODULE: ./lib/engine/test-plan.js + 2 modules
var test_plan = __webpack_require__(86029);
// EXTERNAL MODULE: ./lib/domain/policy/redaction.js
var redaction = __webpack_require__(89122);
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
    'SSL_CERT_DIR',
    'NODE_EXTRA_CA_CERTS',
    'REQUESTS_CA_BUNDLE',
    'CURL_CA_BUNDLE',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
    'PIP_CERT',
    'AWS_CA_BUNDLE',
    'CARGO_HTTP_CAINFO',
    'npm_config_cafile',
    'NPM_CONFIG_CAFILE',
    'GITHUB_ACTIONS',
    'NODE_ENV',
    'NODE_PATH',
    'PNPM_HOME',
    'BUN_INSTALL',
    'DENO_DIR',
    'COREPACK_HOME',
    'YARN_CACHE_FOLDER',
    'YARN_GLOBAL_FOLDER',
    'npm_config_cache',
    'CYPRESS_CACHE_FOLDER',
    'PUPPETEER_CACHE_DIR',
    'PUPPETEER_EXECUTABLE_PATH',
    'PUPPETEER_SKIP_DOWNLOAD',
    'CHROME_BIN',
    'CHROME_PATH',
    'FIREFOX_BIN',
    'CHROMEWEBDRIVER',
    'GECKOWEBDRIVER',
    'pythonLocation',
    'Python_ROOT_DIR',
    'Python2_ROOT_DIR',
    'Python3_ROOT_DIR',
    'PYTHONUNBUFFERED',
    'PYTHONUTF8',
    'PYTHONIOENCODING',
    'PIP_CACHE_DIR',
    'PIPENV_VENV_IN_PROJECT',
    'PIPX_HOME',
    'CONDA',
    'CONDA_EXE',
    'CONDA_DEFAULT_ENV',
    'MAMBA_ROOT_PREFIX',
    'PKG_CONFIG_PATH',
    'CPATH',
    'C_INCLUDE_PATH',
    'CPLUS_INCLUDE_PATH',
    'LIBRARY_PATH',
    'CPPFLAGS',
    'CFLAGS',
    'CXXFLAGS',
    'LDFLAGS',
    'CMAKE_BUILD_PARALLEL_LEVEL',
    'VCPKG_ROOT',
    'VCPKG_INSTALLATION_ROOT',
    'DISPLAY',
    'XDG_DATA_HOME',
    'XDG_DATA_DIRS',
    'ANDROID_HOME',
    'ANDROID_SDK_ROOT',
    'ANDROID_NDK_HOME',
    'ANDROID_NDK_ROOT',
    'DEVELOPER_DIR',
    'SDKROOT',
    'DYLD_LIBRARY_PATH',
    'DYLD_FALLBACK_LIBRARY_PATH',
    'GOBIN',
    'GO111MODULE',
    'GOSUMDB',
    'GOEXPERIMENT',
    'CGO_ENABLED',
    'RUSTUP_TOOLCHAIN',
    'RUSTFLAGS',
    'RUSTDOCFLAGS',
    'DOTNET_INSTALL_DIR',
    'DOTNET_NOLOGO',
    'DOTNET_CLI_TELEMETRY_OPTOUT',
    'NUGET_PACKAGES',
    'RUBYLIB',
    'COMPOSER_CACHE_DIR',
    'PERL5LIB',
    'GRADLE_OPTS',
    'MAVEN_OPTS',
    'SBT_OPTS',
    'KOTLIN_HOME',
    'DOCKER_HOST',
    'TESTCONTAINERS_RYUK_DISABLED',
    'ImageOS',
    'ImageVersion',
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY'].flatMap(name => [name, name.toLowerCase()]),
    'npm_config_registry',
    'PIP_INDEX_URL',
    'PIP_EXTRA_INDEX_URL',
];
const FAMILY = /^(?:LC|UV|POETRY|JAVA_HOME)_/;
const SECRET_NAME = /TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|API_?KEY|PRIVATE/i;
const MARKER = 'PROCESS_TREE_ID';
function childEnvironment(host, options) {
    const { pass, plain = {}, secrets, temp, marker } = options;
    const family = Object.keys(host).filter(name => FAMILY.test(name) && !SECRET_NAME.test(name));
    const inherited = valuesOf(host, [...ALLOWED, ...family]);
    const env = {
        CI: 'true',
        ...Object.fromEntries(Object.entries(inherited).map(([name, value]) => [name, (0,redaction/* settingWithoutSecrets */.u1)(value)])),
        ...plain,
        ...valuesOf(host, pass.filter(name => name !== 'CI')),
    };
    const kept = Object.entries(env).flatMap(([name, value]) => value === undefined || holdsSecret(value, secrets) ? [] : [[name, value]]);
    return { ...Object.fromEntries(kept), TMPDIR: temp, TEMP: temp, TMP: temp, [MARKER]: marker };
}
function valuesOf(host, names) {
    return Object.fromEntries(names.flatMap(name => (host[name] === undefined ? [] : [[name, host[name]]])));
}
function holdsSecret(value, secrets) {
    return secrets.some(secret => secret !== '' && value.includes(secret));
}
function withheldVariables(host, options, names) {
    const env = childEnvironment(host, options);
    return names.filter(name => !Object.hasOwn(env, name) && !holdsSecret(host[name] ?? '', options.secrets));
}

// EXTERNAL MODULE: ./lib/syntax/inner-nodes.js
var inner_nodes = __webpack_require__(18319);
// EXTERNAL MODULE: ./lib/syntax/languages.js + 2 modules
var languages = __webpack_require__(51915);
;// CONCATENATED MODULE: ./lib/syntax/module-state.js


function keepsState(file, text) {
    const language = (0,languages/* languageOf */.eX)(file);
    if (language?.name !== 'javascript' || (0,languages/* syntaxErrors */.B_)(language, text).length > 0)
        return true;
    const top = (0,inner_nodes/* innerNodes */.q)(language.parse(text).topNode);
    const declarations = top.flatMap(each => (each.name === 'ExportDeclaration' ? (0,inner_nodes/* innerNodes */.q)(each) : [each]));
    if (!declarations.every(each => isHarmless(each, text)))
        return true;
    const own = new Set([...namesOf(declarations, text), ...namesOf(top.filter(isImport).flatMap(inner_nodes/* nodesWithin */.j), text)]);
    return top.flatMap(inner_nodes/* nodesWithin */.j).some(each => isChangeOf(own, each, text));
}
function isImport({ name }) {
    return name === 'ImportDeclaration';
}
function namesOf(nodes, text) {
    return nodes
        .flatMap(node => (node.name === 'VariableDefinition' ? [node] : node.getChildren('VariableDefinition')))
        .map(({ from, to }) => text.slice(from, to));
}
const HARMLESS = /^(?:ImportDeclaration|FunctionDeclaration|InterfaceDeclaration|TypeAliasDeclaration|AmbientDeclaration|ExportGroup|Star|String|VariableName|ArrowFunction|FunctionExpression|LineComment|BlockComment|Hashbang|export|default|from|as|type|[;,])$/;
function isHarmless(node, text) {
    switch (node.name) {
        case 'ClassDeclaration':
            return !(0,inner_nodes/* nodesWithin */.j)(node).some(isStatic) && !isCalledAtOnce(node);
        case 'EnumDeclaration':
            return !isCalledAtOnce(node);
        case 'VariableDeclaration':
            return isConstant(node, text);
        case 'ExpressionStatement':
            return node.firstChild?.name === 'String';
        default:
            return HARMLESS.test(node.name);
    }
}
function isCalledAtOnce(declaration) {
    return (0,inner_nodes/* nodesWithin */.j)(declaration).some(({ name, parent }) => /^(?:Call|New|Await)Expression$/.test(name) && !isWithinBody(parent, declaration));
}
function isWithinBody(node, declaration) {
    for (let at = node; at !== null && at.from >= declaration.from && at.name !== declaration.name; at = at.parent)
        if (/^(?:Block|PropertyDeclaration|ParamList)$/.test(at.name))
            return true;
    return false;
}
function isStatic({ name, parent, firstChild, nextSibling }) {
    if (name === 'StaticBlock' || name === 'Decorator')
        return true;
    if (name === 'static' && parent?.name === 'PropertyDeclaration')
        return true;
    const isOfThis = name === 'MemberExpression' && firstChild?.name === 'this' && isTarget(nextSibling, parent);
    return isOfThis && isInStaticMethod(parent);
}
function isInStaticMethod(node) {
    for (let at = node; at !== null; at = at.parent)
        if (at.name === 'MethodDeclaration')
            return at.getChild('static') !== null;
    return false;
}
function isConstant(declaration, text) {
    const [word, ...rest] = (0,inner_nodes/* innerNodes */.q)(declaration);
    const values = rest.filter(({ prevSibling }) => prevSibling?.name === 'Equals');
    return word?.name === 'const' && values.length > 0 && values.every(value => isPlain(value, text));
}
const PLAIN = /^(?:Number|String|BooleanLiteral|null|ArrowFunction|FunctionExpression)$/;
function isPlain(node, text) {
    const parts = (0,inner_nodes/* innerNodes */.q)(node);
    const [first, second, third] = parts;
    const all = (nodes) => nodes.every(each => each !== undefined && isPlain(each, text));
    switch (node.name) {
        case 'TemplateString':
            return node.getChild('Interpolation') === null;
        case 'RegExp':
            return !/[gy][a-z]{0,8}$/.test(text.slice(node.from, node.to));
        case 'UnaryExpression':
        case 'ParenthesizedExpression':
            return all([second]);
        case 'BinaryExpression':
            if (second?.name === 'as')
                return third?.name === 'const' && first !== undefined && isFixed(first, text);
            return all([first, third]);
        case 'CallExpression':
            return first !== undefined && text.slice(first.from, first.to) === 'Object.freeze' && isFrozen(second, text);
        default:
            return PLAIN.test(node.name);
    }
}
function isFrozen(list, text) {
    const [argument, ...others] = list === undefined ? [] : (0,inner_nodes/* innerNodes */.q)(list).filter(({ name }) => !/^[(),]$/.test(name));
    return argument !== undefined && others.length === 0 && isFixed(argument, text);
}
function isFixed(node, text) {
    const inner = (each) => isPlain(each, text) || isFixed(each, text);
    if (node.name === 'ArrayExpression')
        return (0,inner_nodes/* innerNodes */.q)(node)
            .filter(({ name }) => !/^[[\],]$/.test(name))
            .every(inner);
    if (node.name !== 'ObjectExpression')
        return isPlain(node, text);
    return (0,inner_nodes/* innerNodes */.q)(node)
        .filter(({ name }) => !/^[{},]$/.test(name))
        .every(property => {
        const value = property.lastChild;
        return property.name === 'Property' && property.getChild(':') !== null && value !== null && inner(value);
    });
}
function isChangeOf(names, node, text) {
    if (!isTarget(node.nextSibling, node.parent) || !/^(?:MemberExpression|VariableName)$/.test(node.name))
        return false;
    let root = node;
    while (root.name === 'MemberExpression' && root.firstChild !== null)
        root = root.firstChild;
    return root.name === 'VariableName' && names.has(text.slice(root.from, root.to));
}
function isTarget(next, parent) {
    if (parent?.name === 'AssignmentExpression')
        return next !== null;
    if (parent?.name === 'PostfixExpression')
        return true;
    return (parent?.name === 'UnaryExpression' &&
        /^(?:delete|ArithOp)$/.test(parent.firstChild?.name ?? '') &&
        isChanging(parent));
}
function isChanging({ firstChild }) {
    return firstChild?.name === 'delete' || (firstChild !== null && firstChild.to - firstChild.from === 2);
}

;// CONCATENATED MODULE: ./lib/test-runner/timeout-estimate.js
const FULL_RUN = { least: 60_000, times: 4 };
const PARTIAL_RUN = { least: 20_000, times: 2 };
const FIRST_RUN = { least: 180_000, times: 6 };
class TimeoutEstimate {
    #most;
    #isFixed;
    #wholeMs;
    constructor(most, isFixed) {
        this.#most = most;
        this.#isFixed = isFixed;
    }
    deadline({ kind }, isFirst = false) {
        return this.#limit(isFirst ? FIRST_RUN : kind === 'only' ? PARTIAL_RUN : FULL_RUN);
    }
    compiling() {
        return this.#limit(FIRST_RUN);
    }
    #limit({ least, times }) {
        if (this.#isFixed || this.#wholeMs === undefined)
            return this.#most;
        return Math.min(this.#most, Math.max(least, times * this.#wholeMs));
    }
    record({ kind }, { complete, durationMs }) {
        if (kind === 'all' && complete)
            this.#wholeMs = Math.max(this.#wholeMs ?? 0, durationMs);
    }
}

// EXTERNAL MODULE: ./lib/contracts/events.js
var events = __webpack_require__(60166);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/domain/model/check.js
var check = __webpack_require__(36174);
// EXTERNAL MODULE: ./lib/domain/model/test-run.js
var test_run = __webpack_require__(38012);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
// EXTERNAL MODULE: ./lib/test-runner/run-result.js
var run_result = __webpack_require__(12760);
;// CONCATENATED MODULE: ./lib/test-runner/combine-runs.js



function combineSteps(steps, selection) {
    const testSteps = steps.filter(step => !step.isBuild || step.cases.length > 0 || step.isLast);
    const cases = testSteps.flatMap(step => step.cases);
    const ran = (all) => selection.kind === 'only' ? all.filter(({ status }) => status !== 'skipped') : all;
    const hasBatches = testSteps.length > 1;
    const results = testSteps.map(step => (0,run_result/* runResult */.XS)({
        exit: step.result.exit,
        output: step.result.output,
        report: step.report,
        detail: step.detail,
        cases: ran(step.cases),
        hasUnnamed: (step.unnamed?.passed ?? 0) > 0,
        mayBeEmpty: selection.kind === 'affected' || (hasBatches && ran(cases).length > 0),
        exitIsOfTests: selection.kind === 'all' || step.exitIgnoresTests !== true,
    }));
    const worst = results.find(({ result }) => result !== 'finished');
    const result = worst?.result ?? 'finished';
    const decisive = testSteps.find((_, index) => results[index]?.result !== 'finished') ?? testSteps.at(-1);
    return {
        cases,
        complete: result === 'finished',
        result,
        exit: decisive?.result.exit ?? { kind: 'exited', code: 0 },
        durationMs: steps.reduce((sum, step) => sum + step.result.durationMs, 0),
        output: steps.map(step => step.result.output).join('\n'),
        notes: [...results.flatMap(({ note }) => note ?? []), ...testSteps.flatMap(({ notRun }) => notRun ?? [])],
        ...withUnnamed(testSteps),
        ...withFailsBeside(testSteps.some(failsBeside)),
    };
}
function failsBeside({ exitIgnoresTests, result: { exit }, cases }) {
    const isFailed = exit.kind === 'exited' && exit.code !== 0;
    return exitIgnoresTests === true && isFailed && cases.some(({ status }) => status === 'failed');
}
function withFailsBeside(isSo) {
    return isSo ? { failsBeside: true } : {};
}
function combineReruns(files, byName) {
    const keys = new Set(files.cases.map(({ id }) => (0,test_case/* testKey */.S8)(id)));
    const worst = files.complete ? byName : files;
    return {
        ...worst,
        cases: [...files.cases, ...byName.cases.filter(({ id }) => !keys.has((0,test_case/* testKey */.S8)(id)))],
        durationMs: files.durationMs + byName.durationMs,
        output: `${byName.output}\n${files.output}`,
        notes: [...byName.notes, ...files.notes],
    };
}
function combinePackages(all) {
    const withTests = all.filter(run => !isWithoutTests(run));
    const runs = withTests.length > 0 ? withTests : all;
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
        ...withUnnamed(runs),
        ...withLeftOut(runs),
        ...withFailsBeside(runs.some(run => run.failsBeside === true)),
    };
}
function withUnnamed(parts) {
    const unnamed = (0,test_run/* sumUnnamed */.a2)(parts);
    return unnamed === undefined ? {} : { unnamed };
}
function withoutMissingRunners(all) {
    const missing = all.flatMap(({ dir, run }) => dir !== '' && run.exit.kind === 'not-found' ? [{ dir, run, program: run.exit.command }] : []);
    const others = all.map(({ run }) => run).filter(run => !missing.some(each => each.run === run));
    const [first, ...rest] = others;
    if (first === undefined || missing.length === 0 || others.every(({ cases }) => cases.length === 0))
        return all.map(({ dir, run }) => (dir === '' ? run : { ...run, notes: run.notes.map(text => placed(text, dir)) }));
    const notes = missing.map(({ dir, program }) => `The tests in ${dir} did not run, since ${program} was not found here.`);
    return [{ ...first, notes: [...first.notes, ...notes], leftOut: missing.map(({ dir }) => dir) }, ...rest];
}
function placed(text, dir) {
    return text.replace(/^The tests could not start:/, `The tests in ${dir} could not start:`);
}
function withLeftOut(runs) {
    const leftOut = [...new Set(runs.flatMap(run => run.leftOut ?? []))];
    return leftOut.length === 0 ? {} : { leftOut };
}
function combineWays(runs) {
    const [first] = runs;
    const run = combinePackages(runs);
    if (first === undefined || runs.length === 1)
        return run;
    const failed = runs.find(({ exit }) => !(exit.kind === 'exited' && exit.code === 0));
    const exit = run.complete ? (failed ?? first).exit : run.exit;
    return { ...run, exit, ...(first.passedExit === undefined ? {} : { passedExit: first.passedExit }) };
}
function isWithoutTests({ result, exit, output }) {
    return result === 'no-tests' && exit.kind === 'exited' && (exit.code === 0 || (0,run_result/* hasNoPackages */.di)(output));
}
function ranIn({ cases }) {
    const ran = cases.flatMap(({ id, status }) => (status === 'skipped' ? [] : [id]));
    const keys = new Set(ran.map(test_case/* testKey */.S8));
    return test => keys.has((0,test_case/* testKey */.S8)(test)) || (test.name === '' && ran.some(each => (0,test_case/* encloses */.t$)(test, each)));
}

;// CONCATENATED MODULE: ./lib/test-runner/later-runs.js


const FIRST = '';
class TestsByStep {
    #tests = new Map();
    record(run, step = FIRST) {
        const tests = this.#tests.get(step) ?? new Map();
        for (const { id, status } of run.cases) {
            const key = (0,test_case/* testKey */.S8)(id);
            tests.set(key, { id, isRed: status === 'failed' || tests.get(key)?.isRed === true });
        }
        this.#tests.set(step, tests);
    }
    isFirst(test) {
        return this.#has(FIRST, test) !== false || ![...this.#tests.keys()].some(step => this.#has(step, test) === true);
    }
    hasShown({ text }, test) {
        return this.#has(text, test) === true;
    }
    wantedIn({ text }, selection, first) {
        const cases = (0,test_case/* byKey */.dX)(first.cases);
        const known = this.#tests.get(text);
        const ran = ranIn(first);
        const wanted = selection.tests.filter(test => this.#has(text, test) ?? !ran(test));
        const keys = new Set(wanted.map(test_case/* testKey */.S8));
        const others = [...cases.values()].map(({ id }) => id).filter(id => known?.get((0,test_case/* testKey */.S8)(id))?.isRed === true);
        return [...wanted, ...others.filter(id => !keys.has((0,test_case/* testKey */.S8)(id)))].filter(test => cases.get((0,test_case/* testKey */.S8)(test))?.status !== 'failed');
    }
    #has(step, test) {
        const tests = this.#tests.get(step);
        if (tests === undefined)
            return undefined;
        return tests.has((0,test_case/* testKey */.S8)(test)) || (test.name === '' && [...tests.values()].some(({ id }) => (0,test_case/* encloses */.t$)(test, id)));
    }
}

// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: ./lib/domain/text/installed-code.js
var installed_code = __webpack_require__(83544);
;// CONCATENATED MODULE: ./lib/test-runner/needed-builds.js




const TIMES = 8;
const PLUS_MS = 30_000;
const CLOCK_MS = 12;
function countNeeded(loaded, starts) {
    const needed = loaded.map(({ isSource, changedAt }) => {
        const step = starts.findLastIndex(start => changedAt >= start - CLOCK_MS);
        return step < 0 && !isSource ? starts.length : step + 1;
    });
    return Math.max(0, ...needed);
}
class NeededBuilds {
    #options;
    #code;
    #steps;
    needed;
    #loaded;
    #built;
    #isPassed = true;
    #isOfAll = false;
    constructor(code, options, found) {
        this.#code = code;
        this.#options = options;
        this.#steps = found.steps;
        this.needed = found.needed;
        this.#loaded = new Set(found.loaded.flatMap(({ path, isSource }) => (isSource ? [path] : [])));
    }
    static async find(code, options) {
        const { check, signal, onBuild } = options;
        const steps = check?.steps('before') ?? [];
        if (check === undefined || steps.length === 0)
            return new NeededBuilds(code, options, { steps: [], needed: 0, loaded: [] });
        onBuild();
        const starts = [];
        const timed = [];
        for (const step of steps) {
            starts.push(Date.now());
            const began = external_node_perf_hooks_.performance.now();
            if (!(await check.run(step, signal)).isPassed)
                return undefined;
            timed.push({ step, ms: external_node_perf_hooks_.performance.now() - began });
        }
        const loaded = await loadedFiles(code);
        if (loaded.length === 0)
            return undefined;
        return new NeededBuilds(code, options, { steps: timed, needed: countNeeded(loaded, starts), loaded });
    }
    get all() {
        return this.#steps.length;
    }
    get ms() {
        return Math.round(this.#steps.slice(0, this.needed).reduce((sum, { ms }) => sum + ms, 0));
    }
    loads(path) {
        return this.#loaded.has(fromTop(this.#code.root, path) ?? '');
    }
    async build() {
        const { check, code, onBuild, signal } = this.#options;
        if (check === undefined || this.all === 0)
            return true;
        const now = await code();
        if (now === this.#built)
            return this.#isPassed;
        const changed = await this.#code.changed();
        const isSeen = this.needed > 0 || changed.every(file => this.#loaded.has(file));
        const steps = isSeen && !this.#isOfAll ? this.#steps.slice(0, this.needed) : this.#steps;
        this.#isOfAll = !isSeen;
        if (steps.length > 0)
            onBuild();
        this.#built = now;
        this.#isPassed = true;
        for (const { step, ms } of steps) {
            const { isPassed } = await check.run(step, signal, { timeoutMs: TIMES * ms + PLUS_MS, isQuiet: true });
            if (!isPassed)
                return (this.#isPassed = false);
        }
        return true;
    }
}
async function loadedFiles({ root, project, sources, sourceOf, load }) {
    const known = new Set(await sources());
    const loaded = new Set();
    await load(path => void loaded.add((0,external_node_path_.resolve)(project, path)));
    const files = [];
    for (const absolute of loaded) {
        const path = fromTop(root, absolute);
        const info = path === undefined ? undefined : await (0,promises_.lstat)(absolute).catch(() => undefined);
        if (path === undefined || info === undefined)
            continue;
        const isSource = known.has(path) && (sourceOf(absolute) ?? path) === path;
        files.push({ path, isSource, changedAt: info.ctimeMs });
    }
    return files;
}
function fromTop(root, path) {
    const file = (0,external_node_path_.relative)(root, path);
    const isOutside = (0,external_node_path_.isAbsolute)(file) || file.startsWith('..') || (0,installed_code/* isInstalledCode */.q)(file);
    return isOutside ? undefined : file.replaceAll(external_node_path_.sep, '/');
}

// EXTERNAL MODULE: ./lib/test-reports/formats/check-findings.js
var check_findings = __webpack_require__(53460);
;// CONCATENATED MODULE: ./lib/test-runner/partial-runs.js


const FAILED_EXIT = 'failed-without-failures';
function parted(tests) {
    return [tests.filter(check/* isCheck */.ne), tests.filter(id => !(0,check/* isCheck */.ne)(id))];
}
function withoutCoverage(run) {
    if (run.result !== FAILED_EXIT)
        return run;
    const findings = (0,check_findings/* checkFindings */.B)(run.output);
    const isCoverage = findings.length > 0 && findings.every(({ file }) => file === '');
    return isCoverage ? { ...run, complete: true, result: 'finished', notes: [] } : run;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
// EXTERNAL MODULE: ./lib/frameworks/commands/maven-goals.js
var maven_goals = __webpack_require__(38354);
;// CONCATENATED MODULE: ./lib/frameworks/commands/strict-command.js
const GOES_ON = /[;\n|]|(?<!&)&(?!&)/;
function isStrict(command, { shell, scripts }) {
    const stops = shell.some(word => /^-[a-z]*e/.test(word)) && !/[|&]/.test(command.replaceAll('&&', ''));
    if (!stops && GOES_ON.test(command))
        return false;
    const texts = new Map();
    const queue = [command];
    for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
        const words = text.split(/[\s"'&;]+/).flatMap(word => [word, `pre${word}`, `post${word}`]);
        const isPattern = (name) => words.some(word => word.endsWith('*') && name.startsWith(word.slice(0, -1)));
        for (const [name, script] of Object.entries(scripts)) {
            if (texts.has(name) || !(words.includes(name) || isPattern(name)))
                continue;
            texts.set(name, script);
            queue.push(script);
        }
    }
    return [...texts.values()].every(text => !GOES_ON.test(text));
}

;// CONCATENATED MODULE: ./lib/frameworks/commands/script-environment.js


function scriptEnvironment(project, script = 'test') {
    if (project.text('package.json') === undefined)
        return { env: {}, paths: [] };
    const { name, version } = (0,node_package/* packageManifest */.u5)(project);
    const env = {
        INIT_CWD: project.runsAt,
        npm_command: script === 'test' ? 'test' : 'run-script',
        npm_lifecycle_event: script,
        npm_lifecycle_script: (0,node_package/* packageScripts */.DF)(project)[script],
        npm_package_json: (0,external_node_path_.join)(project.runsAt, 'package.json'),
        npm_package_name: name,
        npm_package_version: version,
        npm_config_user_agent: `npm/? node/${process.version} ${process.platform} ${process.arch}`,
        npm_config_local_prefix: project.runsAt,
    };
    const known = Object.entries(env).filter((entry) => typeof entry[1] === 'string');
    return { env: Object.fromEntries(known), paths: (0,node_package/* nodeBinFolders */.BB)(project) };
}

// EXTERNAL MODULE: ./lib/test-reports/formats/finding-cases.js
var finding_cases = __webpack_require__(66732);
// EXTERNAL MODULE: ./lib/test-reports/relative-path.js
var relative_path = __webpack_require__(82646);
;// CONCATENATED MODULE: ./lib/test-runner/project-check.js














const MAX_OUTPUT = 6_000;
const BIN = 'node_modules/.bin';
const OUTSIDE_SCRIPTS = /^(?:(?:npm|npx|pnpm|yarn|bun|node|make|python3?|cargo|go|mvn|gradle)(?:\s|$)|[({])/;
const LIMIT = { leastMs: 120_000, times: 4 };
class ProjectCheck {
    #options;
    #passedMs = new Map();
    #passing = new Set();
    constructor(options) {
        this.#options = options;
    }
    steps(when) {
        const { plan } = this.#options;
        if (plan.isSplit)
            return plan.steps.filter(({ kind }) => (kind === 'build') === (when === 'before'));
        return when === 'after' ? [{ text: plan.command, kind: 'check', script: 'test' }] : [];
    }
    manualLine(text) {
        const { plan, project } = this.#options;
        const isInside = plan.dir !== '';
        const path = `PATH="$${isInside ? 'OLDPWD' : 'PWD'}/${BIN}:$PATH"`;
        const line = !OUTSIDE_SCRIPTS.test(text) && project.exists(BIN) ? `${path} ${text}` : text;
        return isInside ? `(cd ${(0,shell_words/* shellWord */.r7)(plan.dir)} && ${line})` : line;
    }
    get beside() {
        return this.#options.plan.beside;
    }
    get command() {
        return this.#options.plan.command;
    }
    get isStrict() {
        const { plan, project } = this.#options;
        return isStrict(plan.command, { shell: plan.shell, scripts: (0,node_package/* packageScripts */.DF)(project) });
    }
    get isTests() {
        return this.#options.plan.isTests;
    }
    verbatim(signal) {
        this.#options.emit({ kind: 'tests-started', what: this.command });
        return this.run({ text: this.command, kind: 'check', script: 'test' }, signal);
    }
    judge(step, { exit, complete, output, durationMs }) {
        const isPassed = exit.kind === 'exited' && exit.code === 0;
        this.#options.emit({
            kind: 'check-ended',
            command: step.text,
            passed: isPassed,
            findings: 0,
            durationMs,
            ...cutBy(exit),
        });
        if (isPassed)
            return [passedStep(step, durationMs)];
        const { runsAt, exists } = this.#options.project;
        return complete ? [] : failedExit(step.text, { exit, output }, (0,relative_path/* relativeTo */.M)(runsAt, exists));
    }
    #limitOf({ text }) {
        const passedMs = this.#passedMs.get(text);
        return passedMs === undefined ? undefined : Math.max(LIMIT.leastMs, LIMIT.times * passedMs);
    }
    async run(step, signal, { timeoutMs, isQuiet = false } = {}) {
        const { plan, project, emit } = this.#options;
        const { env, paths } = scriptEnvironment(project, step.script === '' ? 'test' : step.script);
        const [file = 'sh', ...args] = plan.shell;
        const command = { file, args: [...args, step.text], env: { ...env, ...plan.env }, paths };
        const limitMs = timeoutMs ?? this.#limitOf(step);
        const limit = limitMs === undefined ? {} : { timeoutMs: limitMs };
        const result = await this.#options.run(command, { cwd: (0,external_node_path_.join)(project.root, plan.dir), signal, ...limit });
        const findings = (0,check_findings/* checkFindings */.B)(result.output);
        const isPassed = result.exit.kind === 'exited' && result.exit.code === 0;
        const { durationMs } = result;
        const isNews = !isPassed || step.kind !== 'build' || !this.#passing.has(step.text);
        if (isPassed)
            this.#passing.add(step.text);
        else
            this.#passing.delete(step.text);
        if (isPassed)
            this.#passedMs.set(step.text, Math.max(durationMs, this.#passedMs.get(step.text) ?? 0));
        const ended = {
            command: step.text,
            passed: isPassed,
            findings: isPassed ? 0 : findings.length,
            durationMs,
            ...cutBy(result.exit),
        };
        if (!isQuiet && isNews)
            emit({ kind: 'check-ended', ...ended });
        const relative = (0,relative_path/* relativeTo */.M)(project.runsAt, project.exists);
        return {
            isPassed,
            cases: isPassed ? [passedStep(step, durationMs)] : failed(step, result, { findings, relative }),
        };
    }
}
function cutBy(exit) {
    return exit.kind === 'exited' ? {} : { cut: (0,test_run/* exitText */.iJ)(exit) };
}
function passedStep({ text }, durationMs = 0) {
    return { id: (0,check/* checkStepId */.c9)(text), status: 'passed', durationMs, problems: [] };
}
function failed(step, result, { findings, relative }) {
    const { exit, output, durationMs } = result;
    const isRun = exit.kind === 'exited' && exit.code !== 126 && exit.code !== 127;
    const ending = exit.kind === 'exited' ? `exit code ${exit.code}` : exit.kind;
    const what = findings.length > 0 ? (0,wording/* count */.U9)(findings.length, 'finding') : errorLine(output);
    return [
        {
            id: (0,check/* checkStepId */.c9)(step.text),
            status: 'failed',
            durationMs,
            problems: [
                {
                    kind: 'error',
                    type: isRun ? check/* CHECK */.fi : check/* NOT_RUN */.OG,
                    message: `${step.text}: ${ending}, ${what}`,
                    stack: output.trim().slice(-MAX_OUTPUT),
                },
            ],
        },
        ...(0,finding_cases/* findingCases */.x)(findings, { step: step.text, relative }),
    ];
}
const TRAILING = /^\s*at \S|^npm (?:err|error|notice|warn)|^\s*$|A complete log of this run|Node\.js v\d|^info Visit|^error Command failed|^\s*ELIFECYCLE\b/i;
const OF_NPM = /^npm err(?:or|!) (?!(?:code|errno|syscall|path|command|signal)\b|A complete log)\S/i;
function errorLine(output) {
    const plain = (0,external_node_util_.stripVTControlCharacters)(output.slice(-MAX_OUTPUT));
    const goals = (0,maven_goals/* failedGoals */.s)((0,external_node_util_.stripVTControlCharacters)(output.slice(-MAX_MAVEN)));
    const goal = goals.find(({ isOfTests }) => !isOfTests);
    if (goal !== undefined)
        return (0,run_result/* lastLine */.fM)(goal.text);
    if (run_result/* MAVEN_HELP */.UG.test(plain))
        return (0,run_result/* lastLine */.fM)(plain).replace(/^\[ERROR\] /, '');
    const lines = plain.split('\n');
    const named = lines.find(line => /^(?:\w+ )?\w*Error\b: \S|^(?:ERROR|error|fatal)\b[: ] *\S|^\w*Error \[ERR_\w+\]: \S|^\s{0,4}ERR_[A-Z_]+\s{1,4}\S|not found\b|Could not\b/.test(line));
    const isTold = (line) => !TRAILING.test(line) && /[\p{L}\p{N}]/u.test(line);
    const told = named ?? lines.findLast(isTold) ?? lines.find(line => OF_NPM.test(line));
    return (0,run_result/* lastLine */.fM)(told ?? output);
}
const MAX_MAVEN = 50_000;
function failedExit(command, run, relative) {
    return failed({ text: command }, { ...run, durationMs: 0 }, { findings: (0,check_findings/* checkFindings */.B)(run.output), relative });
}

;// CONCATENATED MODULE: ./lib/test-runner/checked-runner.js







const TESTS = 'the test command';
class CheckedTestRunner {
    #inner;
    #check;
    #code;
    #relative;
    #hasPassed = false;
    #passedCode;
    #built;
    #buildCases = [];
    #ways;
    #prepared = new Map();
    constructor(inner, options) {
        this.#inner = inner;
        this.#check = options.check;
        this.#code = options.code;
        this.#relative = options.relative;
        this.#ways = options.ways ?? new TestsByStep();
    }
    async run(selection, signal) {
        const builds = await this.#build(signal);
        if (selection.kind === 'all') {
            const first = this.#judgedByExit(await this.#inner.run(selection, signal));
            this.#hasPassed = first.passedExit !== undefined;
            this.#ways.record(first);
            const after = await this.#runSteps(selection, signal);
            const run = combineWays([first, ...after.runs]);
            return { ...run, cases: [...run.cases, ...builds, ...this.#unexplained(after.cases, run)] };
        }
        const [checks, tests] = parted(selection.tests);
        const own = tests.filter(test => this.#ways.isFirst(test));
        const isEmpty = own.length === 0 && (selection.kind === 'only' || selection.files.length === 0);
        const isElsewhere = checks.length > 0 || own.length < tests.length;
        const wanted = new Set(checks.map(check/* checkStepOf */.wd));
        if (wanted.has(this.#command) && !this.#hasStep(this.#command))
            return this.run({ kind: 'all' }, signal);
        const first = isEmpty && isElsewhere ? test_run/* EMPTY_RUN */.Mb : await this.#inner.run({ ...selection, tests: own }, signal);
        const later = await this.#runLater({ ...selection, tests }, { first, without: wanted, signal });
        const found = checks.length === 0 ? NO_RESULT : await this.#runSteps({ kind: 'all' }, signal, wanted);
        const built = builds.filter(({ id }) => wanted.has((0,check/* checkStepOf */.wd)(id)));
        const runs = [withoutCoverage(first), ...later, ...found.runs];
        const withTests = runs.filter(({ result }) => result !== 'no-tests');
        const run = combineWays(withTests.length > 0 ? withTests : runs);
        return { ...run, cases: [...run.cases, ...built, ...found.cases] };
    }
    describe(tests) {
        const [checks, others] = parted(tests);
        const steps = [...new Set(checks.map(check/* checkStepOf */.wd))];
        const own = others.filter(test => this.#ways.isFirst(test));
        const first = own.length > 0 || (steps.length === 0 && others.length === 0) ? [this.#inner.describe(own)] : [];
        const later = this.#laterSteps().flatMap(step => {
            const shown = others.filter(test => this.#ways.hasShown(step, test));
            return shown.length === 0 ? [] : [this.#inner.describe(shown, step.text)];
        });
        const shell = (text) => this.#check?.manualLine(text) ?? text;
        const builds = others.length === 0 && steps.length > 0 ? [] : (this.#check?.steps('before') ?? []);
        return [...builds.map(({ text }) => shell(text)), ...first, ...later, ...steps.map(shell)].join('\n');
    }
    async verbatim(signal, { ahead = false } = {}) {
        const check = this.#check;
        if (check === undefined || (check.isTests && ahead))
            return undefined;
        const { command } = check;
        if (check.isTests && this.#hasPassed)
            return { command, isPassed: true, cases: [] };
        const code = await this.#code();
        const { isPassed, cases } = await check.verbatim(signal);
        if (isPassed && check.isStrict)
            this.#passedCode = code;
        return { command, isPassed, cases };
    }
    async steps(signal) {
        const check = this.#check;
        if (check === undefined || check.beside.length === 0)
            return undefined;
        const cases = [];
        for (const step of check.beside)
            cases.push(...(await check.run(step, signal)).cases);
        return cases;
    }
    get isBuilt() {
        return (this.#check?.steps('before') ?? []).length > 0;
    }
    neededBuilds(loaded, signal) {
        const onBuild = () => (this.#built = undefined);
        return NeededBuilds.find(loaded, { check: this.#check, code: this.#code, onBuild, signal });
    }
    async #build(signal) {
        const steps = this.#check?.steps('before') ?? [];
        if (steps.length === 0)
            return [];
        const code = await this.#code();
        if (code === this.#built)
            return this.#buildCases;
        const cases = [];
        for (const step of steps)
            cases.push(...((await this.#check?.run(step, signal))?.cases ?? []));
        this.#built = code;
        this.#buildCases = cases;
        return cases;
    }
    async #runSteps(all, signal, wanted) {
        const cases = [];
        const runs = [];
        const hasPassed = wanted === undefined && (await this.#hasPassedWhole());
        for (const step of this.#check?.steps('after') ?? []) {
            if (wanted?.has(step.text) === false)
                continue;
            if (hasPassed && step.kind === 'check' && step.prepares !== true) {
                cases.push(passedStep(step));
                continue;
            }
            if (step.kind !== 'tests') {
                cases.push(...((await this.#check?.run(step, signal))?.cases ?? []));
                continue;
            }
            if (wanted === undefined)
                this.#prepared.set(step, await this.#code());
            else
                await this.#prepare(step, signal);
            const run = await this.#inner.run(all, signal, step.text);
            this.#ways.record(run, step.text);
            runs.push({ ...run, complete: true, result: 'finished', notes: [] });
            cases.push(...(this.#check?.judge(step, run) ?? []));
        }
        return { cases, runs };
    }
    async #hasPassedWhole() {
        return this.#passedCode !== undefined && this.#passedCode === (await this.#code());
    }
    get #command() {
        return this.#check?.command ?? TESTS;
    }
    #hasStep(text) {
        return ['before', 'after'].some(when => this.#check?.steps(when).some(step => step.text === text) === true);
    }
    #laterSteps() {
        return this.#check?.steps('after').filter(({ kind }) => kind === 'tests') ?? [];
    }
    async #runLater(selection, { first, without, signal }) {
        const runs = [];
        for (const step of this.#laterSteps()) {
            const tests = this.#ways.wantedIn(step, selection, first);
            if (tests.length === 0 || without.has(step.text))
                continue;
            await this.#prepare(step, signal);
            const part = selection.kind === 'only' ? { ...selection, tests } : { ...selection, tests, files: [] };
            runs.push(withoutCoverage(await this.#inner.run(part, signal, step.text)));
        }
        return runs;
    }
    async #prepare(step, signal) {
        const steps = this.#check?.steps('after') ?? [];
        const builds = steps.slice(0, steps.indexOf(step)).filter(({ prepares }) => prepares === true);
        if (builds.length === 0)
            return;
        const code = await this.#code();
        if (this.#prepared.get(step) === code)
            return;
        this.#prepared.clear();
        for (const build of builds)
            await this.#check?.run(build, signal);
        this.#prepared.set(step, code);
    }
    #unexplained(checks, run) {
        const isWhole = checks.length === 1 && checks[0]?.id.suite[0] === this.#check?.command;
        return isWhole && !checks.some(check/* couldNotRun */.Mn) && run.cases.some(({ status }) => status === 'failed') ? [] : checks;
    }
    #judgedByExit(run) {
        const command = this.#command;
        const cases = run.result === FAILED_EXIT || run.failsBeside ? failedExit(command, run, this.#relative) : [];
        if (run.result === FAILED_EXIT)
            return { ...run, cases: [...run.cases, ...cases], complete: true, result: 'finished', notes: [] };
        if (cases.length > 0)
            return { ...run, cases: [...run.cases, ...cases] };
        const isPassed = run.complete && run.exit.kind === 'exited' && run.exit.code === 0;
        return isPassed ? { ...run, passedExit: (0,check/* checkStepId */.c9)(command) } : run;
    }
}
const NO_RESULT = { cases: [], runs: [] };

;// CONCATENATED MODULE: ./lib/domain/model/stand-in.js
function seenByCommand(path, standIn) {
    return standIn === undefined ? path : rebased(path, standIn.copy, standIn.checkout);
}
function seenHere(path, standIn) {
    return standIn === undefined ? path : rebased(path, standIn.checkout, standIn.copy);
}
function rebased(path, from, to) {
    return from !== to && (path === from || path.startsWith(`${from}/`)) ? to + path.slice(from.length) : path;
}

;// CONCATENATED MODULE: ./lib/test-runner/result-cache.js

const MAX_RUNS = 40;
class CachedTestRunner {
    requests = 0;
    hits = 0;
    #runs = new Map();
    #inner;
    #code;
    constructor(inner, code) {
        this.#inner = inner;
        this.#code = code;
    }
    async run(selection, signal) {
        this.requests += 1;
        const code = await this.#code();
        const known = selection.fresh === true || selection.seed !== undefined ? undefined : this.#known(selection, code);
        if (known !== undefined) {
            this.hits += 1;
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
        const alike = [...this.#runs.keys()].filter(each => isOfChosen(each) === isOfChosen(name));
        const [oldest] = alike;
        if (alike.length > MAX_RUNS && oldest !== undefined)
            this.#runs.delete(oldest);
    }
}
const MAX_TRACES = 8;
class CachedTraces {
    #traces = new Map();
    #trace;
    #code;
    constructor(trace, code) {
        this.#trace = trace;
        this.#code = code;
    }
    async trace(selection, how) {
        const name = `${await this.#code()} ${how.lines === true ? 'lines' : 'functions'} ${nameOf(selection)}`;
        const trace = this.#traces.get(name) ?? (await this.#trace(selection, how));
        this.#traces.delete(name);
        if (trace.length > 0 && !how.signal.aborted)
            this.#traces.set(name, trace);
        const [oldest] = this.#traces.keys();
        if (this.#traces.size > MAX_TRACES && oldest !== undefined)
            this.#traces.delete(oldest);
        return trace;
    }
}
function isOfChosen(name) {
    return name.includes(' ["only"');
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
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/test-runner/expand-globs.js



const MAX_NAMES = 10_000;
function expandGlobs({ args, globs = [] }, cwd) {
    if (globs.length === 0)
        return args;
    return args.flatMap(word => {
        const names = globs.includes(word) ? expand_globs_namesOf(word, cwd) : [];
        return names.length > 0 ? names : [word];
    });
}
function expand_globs_namesOf(pattern, cwd) {
    const parts = pattern.split('/');
    let found = [pattern.startsWith('/') ? '/' : ''];
    for (const [index, part] of parts.entries()) {
        if (index === 0 && part === '')
            continue;
        const isLast = index === parts.length - 1;
        found = found.flatMap(folder => entriesOf(part, folder, { cwd, isLast })).slice(0, MAX_NAMES);
    }
    return found.toSorted();
}
function entriesOf(part, folder, { cwd, isLast }) {
    const below = (name) => (folder === '' || folder.endsWith('/') ? `${folder}${name}` : `${folder}/${name}`);
    if (!/[*?[]/.test(part))
        return isLast && !exists((0,external_node_path_.join)(cwd, folder), part) ? [] : [below(part)];
    const matches = picomatch(part.replaceAll('[!', '[^'), { nobrace: true, noextglob: true, nonegate: true });
    return listed((0,external_node_path_.join)(cwd, folder)).flatMap(entry => {
        const fits = isLast || entry.isDirectory() || entry.isSymbolicLink();
        return fits && matches(entry.name) ? [below(entry.name)] : [];
    });
}
function exists(folder, name) {
    return name === '' || name === '.' || name === '..' || listed(folder).some(entry => entry.name === name);
}
function listed(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/launch.js






function launch(command, options) {
    const { sandbox, standIn, into, isFed = false } = options;
    const cwd = seenByCommand(options.cwd, standIn);
    const args = expandGlobs(command, options.cwd);
    const env = { ...options.env, ...command.env, ...appendedOf(command, options.env), ...pathsOf(command, options.env) };
    const { [MARKER]: _, ...unmarked } = env;
    const inner = { file: command.file, args, cwd, env: sandbox?.isApart === true ? unmarked : env, standIn, isFed };
    const wrapped = sandbox?.wrap(inner, missingFile(options));
    try {
        const child = (0,external_node_child_process_.spawn)(wrapped?.file ?? command.file, [...(wrapped?.args ?? args)], {
            cwd: wrapped === undefined ? cwd : '/',
            env: wrapped?.env ?? env,
            stdio: [wrapped === undefined && !isFed ? 'ignore' : 'pipe', into ?? 'pipe', into ?? 'pipe'],
            detached: process.platform !== 'win32',
            windowsHide: true,
        });
        child.stdin?.on('error', () => undefined);
        if (isFed)
            child.stdin?.write(wrapped?.input ?? '');
        else
            child.stdin?.end(wrapped?.input);
        return child;
    }
    catch (error) {
        const { code = '' } = error;
        if (isNoProgram(error))
            return { exit: { kind: 'not-found', command: command.file }, output: '', errors: '' };
        const reason = START_ERRORS[code];
        if (reason === undefined)
            throw error;
        return { exit: { kind: 'exited', code: 126 }, output: reason, errors: reason };
    }
}
function missingFile({ env, marker }) {
    return (0,external_node_path_.join)(env.TMPDIR ?? (0,external_node_os_.tmpdir)(), `missing-${marker}`);
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
function isNoProgram(error) {
    return NOT_A_PROGRAM.has(error.code ?? '');
}
const START_ERRORS = {
    E2BIG: 'The argument list is too long.',
    ERR_INVALID_ARG_VALUE: 'An argument has a character that no argument can have.',
};
function pathsOf({ paths = [], pythonPaths = [], env = {} }, host) {
    const all = { PATH: paths, PYTHONPATH: pythonPaths };
    return Object.fromEntries(Object.entries(all).flatMap(([name, folders]) => {
        const rest = env[name] ?? host[name] ?? '';
        return folders.length === 0 ? [] : [[name, [...folders, ...(rest === '' ? [] : [rest])].join(external_node_path_.delimiter)]];
    }));
}
function appendedOf({ appendedEnv = {}, env = {} }, host) {
    const joined = Object.entries(appendedEnv).map(([name, value]) => {
        const own = env[name] ?? host[name] ?? '';
        return [name, own === '' ? value : `${own} ${value}`];
    });
    return Object.fromEntries(joined);
}

// EXTERNAL MODULE: ./lib/isolation/run-script.js
var run_script = __webpack_require__(18973);
// EXTERNAL MODULE: ./lib/isolation/processes.js
var processes = __webpack_require__(92493);
;// CONCATENATED MODULE: ./lib/test-runner/memory-watchdog.js


const INTERVAL_MS = 500;
const PAGE = 4_096;
function watchMemory({ pid: group, isApart }, limit, over) {
    if (group === undefined || limit === undefined || process.platform !== 'linux')
        return { [Symbol.dispose]: () => undefined };
    const timer = setInterval(() => {
        if (memoryOf(group, isApart) > limit)
            over(limit);
    }, INTERVAL_MS);
    return { [Symbol.dispose]: () => clearInterval(timer) };
}
function memoryOf(group, isApart) {
    const below = (0,processes/* descendantsOf */.gO)(group).map(String);
    const pids = isApart ? [] : (0,external_node_fs_.readdirSync)('/proc').filter(name => /^\d+$/.test(name));
    const all = new Set([...below, ...pids.filter(pid => groupOf(pid) === group)]);
    return [...all].reduce((sum, pid) => sum + ownMemory(pid), 0);
}
function groupOf(pid) {
    const group = (0,processes/* processFields */.fO)(pid)[2];
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

// EXTERNAL MODULE: ./lib/isolation/shared-folder.js
var shared_folder = __webpack_require__(91348);
// EXTERNAL MODULE: ./lib/test-reports/capped-text.js
var capped_text = __webpack_require__(54613);
;// CONCATENATED MODULE: ./lib/test-runner/process-output.js



const MAX_REPORT = 512 * 1024 * 1024;
const PIECE = 64 * 1024;
const FOLLOW_MS = 100;
const MAX_READ = 8 * 1024 * 1024;
const MAX_LINE = 20_000;
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
    #onLine;
    constructor(onLine) {
        this.#onLine = onLine;
    }
    add(chunk) {
        if (this.#onLine === undefined)
            return;
        const lines = (this.#rest + this.#decoder.decode(chunk, { stream: true })).split('\n');
        this.#rest = (lines.pop() ?? '').slice(-MAX_LINE);
        for (const line of lines)
            this.#onLine(line);
    }
    end() {
        if (this.#rest !== '')
            this.#onLine?.(this.#rest);
        this.#rest = '';
    }
}
class KeptOutput {
    descriptor;
    #reading;
    #written = 0;
    #read = 0;
    constructor(path) {
        (0,shared_folder/* clearPath */.tO)(path);
        this.descriptor = (0,external_node_fs_.openSync)(path, 'a', 0o600);
        this.#reading = (0,external_node_fs_.openSync)(path, 'r');
    }
    write(chunk) {
        this.#written += chunk.length;
        if (this.#written > MAX_REPORT)
            return;
        try {
            (0,external_node_fs_.writeSync)(this.descriptor, chunk);
        }
        catch {
            this.#written = Number.POSITIVE_INFINITY;
        }
    }
    follow(onChunk) {
        const timer = setInterval(() => this.rest(onChunk), FOLLOW_MS);
        return { [Symbol.dispose]: () => clearInterval(timer) };
    }
    rest(onChunk) {
        for (let passed = 0; passed < MAX_READ; passed += PIECE) {
            const piece = Buffer.alloc(PIECE);
            const length = (0,external_node_fs_.readSync)(this.#reading, piece, 0, PIECE, this.#read);
            if (length === 0)
                return;
            this.#read += length;
            onChunk(piece.subarray(0, length));
        }
    }
    [Symbol.dispose]() {
        this.#written = Number.POSITIVE_INFINITY;
        (0,external_node_fs_.closeSync)(this.descriptor);
        (0,external_node_fs_.closeSync)(this.#reading);
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/process-tree.js





const GONE_MS = 2_000;
async function endTree(tree, signal) {
    const { pid, marker, isApart } = tree;
    if (isApart && pid !== undefined)
        return endApart(pid, signal);
    if (pid !== undefined)
        send(process.platform === 'win32' ? pid : -pid, signal);
    for (const stray of marked(marker))
        send(stray, signal);
}
async function endApart(pid, signal) {
    const below = (0,processes/* descendantsOf */.gO)(pid);
    if (signal === 'SIGTERM') {
        for (const each of below.filter(isCommand))
            send(each, signal);
        return;
    }
    for (const each of [...below, pid])
        send(each, signal);
    const until = external_node_perf_hooks_.performance.now() + GONE_MS;
    while (below.some(isRunning) && external_node_perf_hooks_.performance.now() < until)
        await (0,external_node_timers_promises_.setTimeout)(2);
}
function isCommand(pid) {
    const ids = (0,processes/* namespaceIds */.Yk)(pid);
    return ids.length >= (0,processes/* namespaceIds */.Yk)('self').length + 2 && ids.at(-1) !== 1;
}
function isRunning(pid) {
    try {
        return !/^State:\s+[ZX]/m.test((0,external_node_fs_.readFileSync)(`/proc/${pid}/status`, 'utf8'));
    }
    catch {
        return false;
    }
}
function marked(marker) {
    if (process.platform !== 'linux')
        return [];
    const mark = `${MARKER}=${marker}\0`;
    const pids = (0,external_node_fs_.readdirSync)('/proc').filter(name => /^\d+$/.test(name));
    return pids.map(Number).filter(pid => pid !== process.pid && environmentOf(pid).includes(mark));
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
const WATCH_MS = 200;
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
        const onOutput = (chunk) => {
            output.add(chunk);
            lines.add(chunk);
        };
        const kept = __addDisposableResource(env_1, options.keep === undefined ? undefined : new KeptOutput(options.keep.path), false);
        const both = options.keep?.what === 'both' ? kept : undefined;
        const child = launch(command, { ...options, into: both?.descriptor });
        if ('exit' in child)
            return { ...child, startedAt, durationMs: 0 };
        child.stdout?.on('data', (chunk) => {
            onOutput(chunk);
            kept?.write(chunk);
        });
        child.stderr?.on('data', (chunk) => {
            onOutput(chunk);
            errors.add(chunk);
        });
        const _followed = __addDisposableResource(env_1, both?.follow(onOutput), false);
        const tree = { pid: child.pid, marker: options.marker, isApart: options.sandbox?.isApart === true };
        const exit = await ended(child, command, { ...options, tree });
        await endTree(tree, 'SIGKILL');
        await Promise.race([drained(child), (0,external_node_timers_promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
        both?.rest(onOutput);
        lines.end();
        options.signal.throwIfAborted();
        return {
            exit: exitOf(exit, command, options),
            output: output.text(),
            errors: errors.text(),
            startedAt,
            durationMs: external_node_perf_hooks_.performance.now() - started,
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function exitOf(exit, { file }, options) {
    if (options.sandbox === undefined || exit.kind !== 'exited')
        return exit;
    if (exit.code === 127 && (0,external_node_fs_.existsSync)(missingFile(options))) {
        (0,external_node_fs_.rmSync)(missingFile(options), { force: true });
        return { kind: 'not-found', command: file };
    }
    const signal = (0,run_script/* signalOf */.oX)(exit.code);
    return signal === undefined ? exit : { kind: 'killed', signal, code: exit.code };
}
async function ended(child, command, options) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const deadline = new AbortController();
        const stop = AbortSignal.any([options.signal, deadline.signal]);
        const startedAt = external_node_perf_hooks_.performance.now();
        let isTimeUp = false;
        const timer = setTimeout(() => {
            isTimeUp = true;
            deadline.abort();
        }, options.timeoutMs);
        const watch = setInterval(() => {
            if (options.isTooQuiet?.(options.timeoutMs) === true)
                deadline.abort();
        }, WATCH_MS);
        let tooMuch;
        const _watch = __addDisposableResource(env_2, watchMemory(options.tree, options.memory, limit => {
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
            const afterMs = isTimeUp ? options.timeoutMs : Math.round(external_node_perf_hooks_.performance.now() - startedAt);
            await endTree(options.tree, tooMuch === undefined ? 'SIGTERM' : 'SIGKILL');
            await Promise.race([exited, (0,external_node_timers_promises_.setTimeout)(GRACE_MS)]);
            return tooMuch === undefined ? { kind: 'timed-out', afterMs } : { kind: 'out-of-memory', limit: tooMuch };
        }
        catch (error) {
            if (isNoProgram(error))
                return { kind: 'not-found', command: command.file };
            throw error;
        }
        finally {
            clearTimeout(timer);
            clearInterval(watch);
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

// EXTERNAL MODULE: ./lib/frameworks/project/detect-packages.js
var detect_packages = __webpack_require__(8016);
// EXTERNAL MODULE: ./lib/frameworks/commands/parse-command.js
var parse_command = __webpack_require__(44887);
// EXTERNAL MODULE: ./node_modules/@jridgewell/trace-mapping/dist/trace-mapping.mjs + 2 modules
var trace_mapping = __webpack_require__(88206);
;// CONCATENATED MODULE: ./lib/test-reports/built-sources.js






const MAX_BYTES = 5_000_000;
const MAX_MAPS = 30;
const MAX_LINES = 200;
const LINK = /^[ \t]{0,9}\/\/[#@] ?sourceMappingURL=(\S+)[ \t]{0,9}$/;
const INLINE = /^data:application\/json(?:;charset=[\w-]{1,20})?;base64,/;
const BEFORE_PATH = ['(', ' at ', ' at async '];
class BuiltSources {
    #root;
    #runsAt;
    #maps = new Map();
    constructor(root, runsAt = root) {
        this.#root = root;
        this.#runsAt = runsAt;
    }
    inStack(stack) {
        return stack
            .split('\n')
            .map((text, index) => (index < MAX_LINES ? this.#inFrame(text) : text))
            .join('\n');
    }
    #inFrame(text) {
        const end = /:(\d{1,7}):(\d{1,7})(\)?)$/.exec(text);
        if (end === null)
            return text;
        const [all, line, column, bracket = ''] = end;
        const before = text.slice(0, -all.length);
        const starts = BEFORE_PATH.flatMap(word => (before.includes(word) ? [before.lastIndexOf(word) + word.length] : []));
        const start = Math.max(...starts);
        const path = starts.length === 0 ? undefined : (0,relative_path/* scriptPath */.V)(before.slice(start));
        const at = path && this.#here(path);
        const origin = at && this.originOf({ path: at, line: Number(line), column: Number(column) - 1 });
        if (!origin || (bracket === '' && /\s/.test(origin.path)))
            return text;
        const source = rebased(origin.path, this.#root, this.#runsAt);
        return `${text.slice(0, start)}${source}:${origin.line}:${origin.column + 1}${bracket}`;
    }
    placesIn(script) {
        const path = this.#here(script);
        const map = this.#isBuilt(path) ? this.#mapOf(path) : undefined;
        if (map === undefined)
            return undefined;
        const sources = new Map();
        const found = [];
        (0,trace_mapping/* eachMapping */.Iy)(map, ({ generatedLine: line, generatedColumn: column, source, originalLine }) => {
            if (!sources.has(source))
                sources.set(source, this.#sourceOf(path, source));
            const file = sources.get(source);
            if (file !== undefined && originalLine !== null)
                found.push({ line, column, source: file, sourceLine: originalLine });
        });
        return found.length === 0 ? undefined : found;
    }
    originOf({ path, line, column }) {
        const map = this.#isBuilt(path) && line >= 1 && column >= 0 ? this.#mapOf(path) : undefined;
        if (map === undefined)
            return undefined;
        const found = (0,trace_mapping/* originalPositionFor */.sP)(map, { line, column });
        const source = this.#sourceOf(path, found.source);
        return source === undefined || !found.line ? undefined : { path: source, line: found.line, column: found.column };
    }
    #here(path) {
        return rebased(path, this.#runsAt, this.#root);
    }
    #isBuilt(path) {
        return /\.[cm]?js$/.test(path) && this.#isOwn(path);
    }
    #sourceOf(path, source) {
        if (source === null || source === undefined)
            return undefined;
        const file = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), source.replace(/^file:\/\//, ''));
        return this.#isOwn(file) && fileTime(file) !== undefined ? file : undefined;
    }
    #isOwn(path) {
        const inside = (0,external_node_path_.relative)(this.#root, path);
        return !inside.startsWith('..') && !(0,external_node_path_.isAbsolute)(inside) && !(0,installed_code/* isInstalledCode */.q)(inside);
    }
    #mapOf(path) {
        const changedAt = fileTime(path);
        if (changedAt === undefined)
            return undefined;
        const known = this.#maps.get(path);
        if (known?.changedAt === changedAt)
            return known.map;
        const map = readMap(path, beside => this.#isOwn(beside));
        if (this.#maps.size >= MAX_MAPS)
            this.#maps.clear();
        this.#maps.set(path, { changedAt, map });
        return map;
    }
}
function readMap(path, isOwn) {
    const lines = (0,external_node_fs_.readFileSync)(path, 'utf8').trimEnd().split('\n');
    const url = LINK.exec(lines.at(-1)?.trimEnd() ?? '')?.[1];
    if (url === undefined)
        return undefined;
    const inline = INLINE.exec(url);
    try {
        if (inline !== null)
            return new trace_mapping/* TraceMap */.YX(Buffer.from(url.slice(inline[0].length), 'base64').toString('utf8'));
        const beside = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), decodeURIComponent(url));
        return !isOwn(beside) || fileTime(beside) === undefined ? undefined : new trace_mapping/* TraceMap */.YX((0,external_node_fs_.readFileSync)(beside, 'utf8'));
    }
    catch {
        return undefined;
    }
}
function fileTime(path) {
    const info = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return info?.isFile() === true && info.size <= MAX_BYTES ? info.mtimeMs : undefined;
}

// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
;// CONCATENATED MODULE: ./lib/test-runner/set-up.js




async function setUp(command, run) {
    const { exit, output } = await run();
    if (exit.kind === 'exited' && exit.code === 0)
        return;
    if (exit.kind === 'not-found') {
        throw new errors/* UserError */.yo(`The command ${JSON.stringify(exit.command)} of ${(0,parse_command/* printCommand */.Tr)(command).slice(0, 200)} was not found.`, 'Install it in an earlier step, or correct setup-command.');
    }
    throw new errors/* UserError */.yo(`setup-command ${(0,parse_command/* printCommand */.Tr)(command)} ${(0,test_run/* exitText */.iJ)(exit)}: ${(0,run_result/* lastLine */.fM)(output)}`, (0,test_run/* isTimeOver */.ON)(exit)
        ? 'Set timeout-minutes to several times what the set-up and the whole suite take.'
        : 'Run it in this job’s checkout to see why, and correct setup-command.');
}

// EXTERNAL MODULE: ./lib/test-reports/decode.js
var decode = __webpack_require__(43586);
// EXTERNAL MODULE: ./lib/test-reports/read-reports.js + 53 modules
var read_reports = __webpack_require__(79778);
// EXTERNAL MODULE: ./lib/frameworks/commands/verbatim.js
var verbatim = __webpack_require__(82168);
// EXTERNAL MODULE: ./lib/test-reports/formats/result-lines.js
var result_lines = __webpack_require__(68954);
;// CONCATENATED MODULE: ./lib/test-runner/live-progress.js

const PROGRESS_MS = 500;
const STARTED = /^(?:\{"Time":"[^"]*","Action":"(?:run|cont)"|running \d+ tests?$| +(?:PASS|FAIL|LEAK) \[ *[\d.]+s\]|\[INFO\] Running \S+$|\s*Start +\d+: |[\w.$]+ > .* STARTED$)/;
const COLLECTED = /^(?:collecting \.\.\. )?collected \d+ items?\b/;
const ENDED = /^\S+\.py\b.*\[ *100%\] *$|^\[gw\d+\] \[100%\] |^=+ (?:FAILURES|ERRORS|warnings summary|short test summary info) =+$/;
class LiveProgress {
    #counts = { passed: 0, failed: 0, skipped: 0 };
    #emit;
    #signs;
    #emittedAt = 0;
    constructor(emit, signs) {
        this.#emit = emit;
        this.#signs = signs;
    }
    line(line) {
        const test = (0,result_lines/* endedTest */.T)(line);
        if (COLLECTED.test(line))
            this.#signs?.onTests();
        if (test !== undefined || STARTED.test(line))
            this.#signs?.onTest();
        if (ENDED.test(line))
            this.#signs?.onEnd();
        if (test === undefined)
            return;
        this.#counts[test.status] += 1;
        const now = Date.now();
        if (now - this.#emittedAt < PROGRESS_MS)
            return;
        this.#emittedAt = now;
        this.#emit({ kind: 'tests-progress', ...this.#counts, latest: test.title });
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/test-runner/run-journal.js



const run_journal_MAX_BYTES = 64 * 1024 * 1024;
const Line = schemas/* tuple */.PVZ([schemas/* enum */.k5n(['file', 'known', 'start', 'end']), schemas/* string */.YjP()]).rest(schemas/* string */.YjP());
const NO_JOURNAL = { running: [], open: [], files: [], unended: [], hasEnded: false };
function isIdle({ running, open, hasEnded }) {
    return running.length === 0 && open.length === 0 && hasEnded;
}
async function readJournal(path, to) {
    const info = await (0,promises_.lstat)(path).catch(() => undefined);
    if (info === undefined || !info.isFile() || info.size > run_journal_MAX_BYTES)
        return NO_JOURNAL;
    const text = await (0,promises_.readFile)(path, 'utf8').catch(() => '');
    return parseJournal(text, to);
}
function parseJournal(text, { framework, relative }) {
    const running = new Map();
    const known = new Map();
    const open = new Set();
    const files = new Set();
    let hasEnded = false;
    for (const line of text.split('\n')) {
        const parsed = lineOf(line);
        if (parsed === undefined)
            continue;
        const [event, path, ...titles] = parsed;
        const file = relative(path);
        const id = { framework, file, suite: titles.slice(0, -1), name: titles.at(-1) ?? '' };
        const isTest = titles.length > 0;
        switch (event) {
            case 'file':
                files.add(file);
                break;
            case 'known':
                known.set((0,test_case/* testKey */.S8)(id), id);
                break;
            case 'start':
                if (isTest)
                    running.set((0,test_case/* testKey */.S8)(id), id);
                else
                    open.add(file);
                break;
            case 'end':
                if (isTest) {
                    hasEnded = true;
                    running.delete((0,test_case/* testKey */.S8)(id));
                    known.delete((0,test_case/* testKey */.S8)(id));
                }
                else
                    open.delete(file);
        }
    }
    const tests = (file) => [...known.values()].filter(id => id.file === file);
    return {
        running: [...running.values()],
        open: [...open].map(file => ({ file, tests: tests(file) })),
        files: [...files],
        unended: [...known.values()],
        hasEnded,
    };
}
function lineOf(line) {
    if (line === '')
        return undefined;
    try {
        return Line.safeParse(JSON.parse(line)).data;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/test-reports/discover.js
var discover = __webpack_require__(27947);
// EXTERNAL MODULE: ./lib/test-reports/report.js
var report = __webpack_require__(55562);
;// CONCATENATED MODULE: ./lib/test-runner/run-reports.js







async function readRunReports(left) {
    const { sources, stale } = await findReports(left);
    if (sources.length === 0)
        return { cases: [], report: stale ? 'stale' : 'none', detail: '' };
    const cases = [];
    const notRun = [];
    const ends = [];
    let half = '';
    for (const source of sources) {
        try {
            const read = await (0,read_reports/* readReport */.tL)(source.bytes, options(left, source));
            for (const testCase of read.cases)
                cases.push(testCase);
            notRun.push(...(read.notRun ?? []));
            ends.push(read);
            if (!read.complete)
                half ||= read.notes.join(' ') || 'it breaks off.';
        }
        catch (error) {
            if (!(error instanceof report/* UnreadableReport */.s))
                throw error;
            const { message } = error;
            return { cases: [], report: hasNoReport(left, message, source) ? 'none' : 'broken', detail: message };
        }
    }
    return { cases, report: half === '' ? 'read' : 'half', detail: half, notRun, unnamed: (0,test_run/* sumUnnamed */.a2)(ends) };
}
function options({ location, result, framework, relative }, source) {
    if (location.at === 'none' || location.at === 'folder')
        return { format: source.format, framework: source.framework ?? framework, relative };
    const errors = location.at === 'output' && /^(?:go-json|tap)$/.test(location.format) ? result.errors : undefined;
    return { format: location.format, framework, errors, relative };
}
function hasNoReport({ result }, reason, source) {
    return (source.isPrinted === true || (result.exit.kind === 'exited' && result.exit.code !== 0 && reason === 'it is empty.'));
}
async function findReports(left) {
    const { location, result, kept, root, patterns } = left;
    switch (location.at) {
        case 'none':
            return { sources: [], stale: false };
        case 'output':
            return {
                sources: kept === undefined || (await sizeOf(kept)) === 0 ? [] : [{ bytes: (0,decode/* fileBytes */.sG)(kept), isPrinted: true }],
                stale: false,
            };
        case 'file':
            return {
                sources: (await sizeOf(location.path)) === undefined ? [] : [{ bytes: (0,decode/* fileBytes */.sG)(location.path) }],
                stale: false,
            };
        case 'folder': {
            const sources = await reportsIn(location.path);
            if (sources.length > 0 || !location.orPrinted)
                return { sources, stale: false };
            const own = await findReports({ ...left, location: { at: 'project', patterns: undefined, format: 'junit' } });
            if (own.sources.length > 0)
                return { ...own, stale: false };
            return findReports({ ...left, location: { at: 'output', format: 'plain' } });
        }
        case 'project': {
            const paths = await (0,discover/* reportPathsIn */.uD)(root, location.patterns ?? patterns);
            const dated = (await Promise.all(paths.map(dateOf))).filter(each => each !== undefined);
            const fresh = dated.filter(({ at }) => at >= result.startedAt + 1).toSorted((a, b) => (a.path < b.path ? -1 : 1));
            return { sources: fresh.map(({ path }) => ({ bytes: (0,decode/* fileBytes */.sG)(path) })), stale: dated.length > fresh.length };
        }
    }
}
async function reportsIn(folder) {
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    const reports = [];
    for (const name of names.filter(each => /^[\w-]+\..*(?:json|xml)$/.test(each)).toSorted())
        if ((await sizeOf((0,external_node_path_.join)(folder, name))) !== undefined)
            reports.push(name);
    return reports.map(name => {
        const [framework = ''] = name.split('.');
        const format = framework === 'go' ? 'go-json' : name.endsWith('.xml') ? 'junit' : 'jest-json';
        return { bytes: (0,decode/* fileBytes */.sG)((0,external_node_path_.join)(folder, name)), framework, format };
    });
}
async function dateOf(path) {
    return (0,promises_.stat)(path).then(info => (info.isFile() ? { path, at: info.mtimeMs } : undefined), () => undefined);
}
async function sizeOf(path) {
    return (0,promises_.lstat)(path).then(info => (info.isFile() ? info.size : undefined), () => undefined);
}

;// CONCATENATED MODULE: ./lib/test-runner/run-step.js










async function runStep(command, at, { temp, project, sources, reportPaths, emit, process, outside }) {
    const root = (0,external_node_path_.dirname)(temp);
    await (0,shared_folder/* makeFolder */.fc)(root, at.dir);
    await writeHelpers(root, { dir: at.dir, files: command.files });
    const { report } = command;
    const { framework } = at;
    const progress = new LiveProgress(emit, {
        onTest: () => at.watch.heard(),
        onTests: () => at.watch.heardOfTests(),
        onEnd: () => at.watch.heardOfEnd(),
    });
    const isPrinted = report.at === 'output' || (report.at === 'folder' && report.orPrinted);
    const kept = isPrinted ? (0,external_node_path_.join)(at.dir, `output-${at.index}`) : undefined;
    const isBuild = report.at === 'none';
    const compiling = isBuild ? at.compiling?.build : framework.compiles === true ? at.compiling?.untilTests : undefined;
    const endMs = Math.max(at.timeoutMs, compiling ?? 0);
    const ended = await process(ownCommand(command, project), {
        cwd: project.root,
        signal: at.signal,
        timeoutMs: endMs,
        onLine: line => {
            at.watch.printed();
            progress.line(line);
        },
        isTooQuiet: () => at.watch.isTooQuiet(at.timeoutMs, endMs),
        ...(kept === undefined
            ? {}
            : { keep: { path: kept, what: report.at === 'output' && report.format !== 'cargo' ? 'stdout' : 'both' } }),
    });
    const behind = framework.wraps?.framework;
    const relative = (0,relative_path/* relativeTo */.M)(project.runsAt, project.exists);
    const unended = framework.countsUnrun === true ? await unendedTests(command, framework, relative) : [];
    await at.watch.ended(ended, kept);
    const read = await readRunReports({
        location: report,
        result: ended,
        kept,
        root: project.root,
        patterns: reportPaths,
        framework: framework.name === verbatim/* VERBATIM */.BP ? behind?.name : framework.name,
        relative,
    });
    const result = { ...ended, exit: ownExit(ended.exit, report, read) };
    const failed = isBuild && !(result.exit.kind === 'exited' && result.exit.code === 0);
    const mayExplain = read.cases.length === 0 ? failed || !isBuild : report.at === 'project' || framework.omitsLoadErrors === true;
    const errors = mayExplain ? failedBuild(result, framework) : [];
    const own = withoutUnrun(read.cases, unended).map(each => withSources(each, sources));
    const cases = [...own, ...errors.map(each => ({ ...each, id: { ...each.id, file: relative(each.id.file) } }))];
    return {
        result,
        isBuild,
        cases: cases.map(each => ({ ...each, id: outside(each.id) })),
        report: errors.length > 0 ? 'read' : read.report,
        detail: read.detail,
        notRun: read.notRun ?? [],
        unnamed: read.unnamed,
        isLast: failed || result.exit.kind !== 'exited',
        exitIgnoresTests: framework.exitIgnoresTests?.(result.output) === true && errors.length === 0,
    };
}
function ownExit(exit, { at }, { report, cases }) {
    if (exit.kind !== 'killed' || exit.code === undefined || at !== 'file' || report !== 'read')
        return exit;
    return cases.some(({ status }) => status === 'failed') ? { kind: 'exited', code: exit.code } : exit;
}
const NEVER_ENDED = 'It did not end: the process that ran it died.';
async function unendedTests({ journal }, { name }, relative) {
    return journal === undefined ? [] : (await readJournal(journal, { framework: name, relative })).unended;
}
function withoutUnrun(cases, unended) {
    if (unended.length === 0 || !cases.some(({ id, status }) => status === 'failed' && isWholeRun(id)))
        return cases;
    const keys = new Set(unended.map(test_case/* testKey */.S8));
    return cases.map(each => {
        if (each.status !== 'passed' || !keys.has((0,test_case/* testKey */.S8)(each.id)))
            return each;
        return { ...each, status: 'failed', problems: [{ kind: 'error', type: '', message: NEVER_ENDED, stack: '' }] };
    });
}
function isWholeRun({ file, suite, name }) {
    return file === '' && suite.length === 0 && name === '';
}
function withSources(testCase, sources) {
    if (testCase.status !== 'failed')
        return testCase;
    const problems = testCase.problems.map(each => ({ ...each, stack: sources.inStack(each.stack) }));
    return { ...testCase, problems };
}
function failedBuild({ exit, output }, framework) {
    if (exit.kind !== 'exited' || exit.code === 0)
        return [];
    const own = framework.failedBuild?.(output);
    const behind = framework.wraps?.framework
        .failedBuild?.(output)
        .filter(({ id }) => id.file !== '' || id.suite.length > 0);
    return own ?? behind ?? [];
}
function ownCommand(command, project) {
    const { env, paths } = scriptEnvironment(project);
    return { ...command, env: { ...env, ...command.env }, paths: [...new Set([...(command.paths ?? []), ...paths])] };
}
async function writeHelpers(root, { dir, files = {} }) {
    for (const [name, text] of Object.entries(files))
        await writeHelper(root, (0,external_node_path_.join)(dir, name), text);
}
async function writeHelper(root, path, text) {
    await (0,shared_folder/* makeFolder */.fc)(root, (0,external_node_path_.dirname)(path));
    (0,shared_folder/* clearPath */.tO)(path);
    await (0,promises_.writeFile)(path, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
}

// EXTERNAL MODULE: ./lib/frameworks/commands/batches.js
var batches = __webpack_require__(17088);
;// CONCATENATED MODULE: ./lib/test-runner/warm/sifter.js
const MAX_CHARACTERS = 2_000_000;
const MAX_TURNS = 4;
const MAX_SPOILT = 4;
class Sifter {
    #options;
    #isRight;
    #problems = '';
    #spoilt = 0;
    #modules = new Map();
    constructor(options) {
        this.#options = options;
    }
    async sift(tests, variants, how) {
        this.#isRight ??= await this.#sees(how.eachMs);
        if (!this.#isRight)
            return undefined;
        const size = Math.max(1, Math.floor(MAX_CHARACTERS / Math.max(1, ...variants.map(({ text }) => text.length))));
        const results = [];
        for (let from = 0; from < variants.length; from += size) {
            const some = await this.#judge(tests, variants.slice(from, from + size), how);
            if (some === undefined)
                return undefined;
            results.push(...some);
        }
        return results;
    }
    async #judge(tests, variants, how) {
        const results = variants.map(() => undefined);
        let left = [...variants.keys()];
        for (let turn = 0; turn < MAX_TURNS && left.length > 0; turn += 1) {
            const some = left.flatMap(index => variants[index] ?? []);
            const { verdicts, isShared, endsAsBefore, isLast } = (await this.#request(tests, some, how)) ?? {};
            this.#isRight = verdicts?.length === left.length;
            if (this.#isRight && isShared === true && !(endsAsBefore ?? (await this.#sees(how.eachMs)))) {
                this.#isRight = await this.#renew(how.eachMs);
                return this.#isRight ? results : undefined;
            }
            if (!this.#isRight)
                return undefined;
            for (const [at, index] of left.entries())
                results[index] = resultOf(verdicts?.[at] ?? null);
            const isCut = isLast === true && verdicts?.includes('slow') === true;
            left = isCut ? left.filter(index => results[index] === undefined) : [];
        }
        return results;
    }
    async #renew(eachMs) {
        this.#spoilt += 1;
        if (this.#spoilt > MAX_SPOILT)
            return false;
        await this.#options.renew();
        return this.#sees(eachMs);
    }
    async #sees(eachMs) {
        const { failing, passing } = this.#options;
        const how = { enough: 1, eachMs };
        const answer = await this.#request([...failing, ...passing], [], how);
        if (answer?.unchanged !== passing.length)
            return false;
        for (const path of answer.loaded ?? [])
            if (!this.#modules.has(path))
                this.#modules.set(path, this.#options.keepsState(path));
        if (passing.length === 0 && answer.isShared === true)
            return false;
        if (answer.problems === undefined)
            return passing.length === 0 || (await this.#request(passing, [], how))?.unchanged === passing.length;
        const problems = answer.problems.slice(0, failing.length);
        const text = JSON.stringify(problems);
        const isSame = this.#problems === '' || text === this.#problems;
        const isRight = isSame && !problems.includes('missing') && !problems.includes('');
        if (isRight)
            this.#problems = text;
        return isRight;
    }
    #request(tests, variants, { enough, eachMs }) {
        const { ask, named, passing, pathOf } = this.#options;
        const titles = (of) => of.map(({ suite, name }) => [...suite, name]);
        const request = {
            variants: variants.map(({ file, text }) => ({ path: pathOf(file), text })),
            titles: titles(tests),
            others: { ...named(passing), titles: titles(passing) },
            stateless: [...this.#modules].flatMap(([path, keeps]) => (keeps ? [] : [path])),
            enough,
            each: eachMs,
            stop: 0,
            brief: true,
        };
        return ask(tests, request, (2 * variants.length + 4) * eachMs);
    }
}
function resultOf(said) {
    if (said === null)
        return undefined;
    return said === 'slow' ? 'too slow' : said ? 'passed' : 'rejected';
}

;// CONCATENATED MODULE: ./lib/test-runner/warm/take-notes.js

const MAX_NOTES = 16_000_000;
function takeNotes(path) {
    try {
        const info = (0,external_node_fs_.lstatSync)(path);
        return info.isFile() && info.size <= MAX_NOTES ? (0,external_node_fs_.readFileSync)(path, 'utf8') : undefined;
    }
    catch {
        return undefined;
    }
    finally {
        (0,external_node_fs_.rmSync)(path, { force: true, recursive: true });
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/warm/timed.js

async function timed(work, note) {
    const started = external_node_perf_hooks_.performance.now();
    try {
        return await work();
    }
    finally {
        note(external_node_perf_hooks_.performance.now() - started);
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/warm/warm-judge.js






const [START_MS, FIRST_MS] = [30_000, 60_000];
const LIMITS = { quick: { times: 8, plusMs: 600 }, patient: { times: 30, plusMs: 3_000 } };
const MAX_LIVES = 4;
class ProcessWarmJudge {
    #options;
    #sifter;
    #process;
    #lives = 0;
    #longestMs = 0;
    #measured = new Map();
    #declines = false;
    #canGoOn = false;
    #canSift = false;
    #advance = {};
    constructor(options) {
        this.#options = options;
        const failing = options.failing.filter(isSeenToEnd).map(({ id }) => id);
        this.#sifter = new Sifter({
            ...options,
            failing,
            named: tests => this.#named(tests),
            ask: async (...asked) => (await this.#ask(...asked)).answer,
            renew: () => this.#replace(),
        });
    }
    static async open(options) {
        const judge = new ProcessWarmJudge(options);
        const isNeeded = await judge.#startEarly();
        const problem = isNeeded ? await judge.#prepare() : undefined;
        if (isNeeded && problem === undefined)
            return judge;
        await judge[Symbol.asyncDispose]();
        return problem;
    }
    get passing() {
        return this.#options.passing;
    }
    get runMs() {
        return Math.round(this.#longestMs);
    }
    get canSift() {
        return this.#canSift;
    }
    get notes() {
        return this.#options.notes;
    }
    takeNotes() {
        return takeNotes(this.#options.notes);
    }
    run(tests, { failures, patient = false }) {
        const { times, plusMs } = LIMITS[patient ? 'patient' : 'quick'];
        const baseMs = (patient ? undefined : this.#measured.get(tests.map(test_case/* testKey */.S8).join())) ?? this.#longestMs;
        return this.#run(tests, { failures, brief: true, ms: times * baseMs + plusMs });
    }
    async sift(tests, variants, enough) {
        const { times, plusMs } = LIMITS.quick;
        const how = { enough, eachMs: times * this.#longestMs + plusMs };
        return this.#canSift ? this.#sifter.sift(tests, variants, how) : undefined;
    }
    async measure(tests) {
        const run = await this.run(tests, { failures: 0 });
        if (run?.ended !== true)
            return undefined;
        const { tookMs } = run;
        this.#measured.set(tests.map(test_case/* testKey */.S8).join(), tookMs);
        return Math.round(tookMs);
    }
    distrust(why) {
        this.#options.distrust(why);
        return this[Symbol.asyncDispose]();
    }
    async [Symbol.asyncDispose]() {
        this.#lives = MAX_LIVES;
        await this.#process?.[Symbol.asyncDispose]();
    }
    async #startEarly() {
        const { isNeeded, spend } = this.#options;
        if (isNeeded === undefined)
            return true;
        const starting = this.#alive().catch(() => undefined);
        const answer = await isNeeded;
        await timed(() => starting, spend);
        return answer;
    }
    async #prepare() {
        const first = await this.#control({ modules: true });
        if (typeof first === 'string')
            return first;
        if (!this.#canGoOn) {
            this.#longestMs = 0;
            const second = await this.#control({});
            return typeof second === 'string' ? second : undefined;
        }
        for (const advance of [{ modules: first, later: true }, { modules: first }, {}]) {
            this.#advance = advance;
            this.#longestMs = 0;
            if ((await this.#isReady()) && typeof (await this.#control({})) !== 'string')
                return undefined;
            await this.#process?.[Symbol.asyncDispose]();
            this.#lives = 0;
        }
        return 'it does not see the same failures twice';
    }
    async #control(how) {
        const { passing } = this.#options;
        const failing = this.#options.failing.filter(isSeenToEnd);
        const tests = [...failing.map(({ id }) => id), ...passing];
        if (tests.length === 0)
            return 'no test of these ends on the unchanged code';
        const run = await this.#run(tests, { failures: 0, ms: FIRST_MS, ...how });
        if (run === undefined)
            return this.#declines ? 'its version or its set-up does not allow that' : 'it could not start';
        this.#longestMs = Math.max(this.#longestMs, run.tookMs);
        const cases = (0,test_case/* byKey */.dX)(run.cases);
        const found = ({ id, problem }) => {
            const { status, problems = [] } = cases.get((0,test_case/* testKey */.S8)(id)) ?? {};
            return status === 'failed' && problems.some(({ type }) => type === problem.type);
        };
        if (!failing.every(found))
            return 'it does not see the failures of the unchanged code';
        const passes = (id) => cases.get((0,test_case/* testKey */.S8)(id))?.status === 'passed';
        return passing.every(passes) ? run.modules : 'it does not see which tests of the unchanged code pass';
    }
    async #run(tests, { failures, ms, ...how }) {
        const { report, read } = this.#options;
        (0,external_node_fs_.rmSync)(report, { force: true, recursive: true });
        const { answer, tookMs } = await this.#ask(tests, { stop: failures, ...how }, ms);
        if (answer === undefined)
            return undefined;
        if (answer.ended === 'timed-out')
            return { cases: [], ended: false, modules: [], tookMs };
        return { cases: await read(), ended: true, modules: answer.modules, tookMs };
    }
    async #ask(tests, request, ms) {
        const { spend } = this.#options;
        const server = await timed(() => this.#alive(), spend);
        let tookMs = 0;
        const answer = await timed(async () => server?.ask({ ...this.#named(tests), ...request }, ms), milliseconds => spend((tookMs = milliseconds)));
        if (answer?.isLast === true)
            await this.#replace();
        return { answer, tookMs };
    }
    #named(tests) {
        const { nameOf, fileOf, wordsOf } = this.#options;
        const files = (0,batches/* filesOf */.R8)(tests.map(test => ({ ...test, file: fileOf(test) })));
        return { only: tests.map(nameOf), files, words: wordsOf(tests) };
    }
    async #replace() {
        await this.#process?.[Symbol.asyncDispose]();
        this.#lives -= 1;
    }
    async #alive() {
        if (this.#process?.hasEnded === false)
            return this.#process;
        if (this.#lives >= MAX_LIVES)
            return undefined;
        this.#lives += 1;
        this.#process = await this.#options.start();
        const ready = await this.#process?.ready(START_MS);
        this.#declines = ready?.isClean === false;
        this.#canGoOn = ready?.canGoOn === true;
        this.#canSift = ready?.canSift === true;
        if (ready?.isClean === true && (await this.#goOn()))
            return this.#process;
        await this.#process?.[Symbol.asyncDispose]();
        return undefined;
    }
    async #isReady() {
        return this.#process?.hasEnded === false ? this.#goOn() : true;
    }
    async #goOn() {
        const { modules = [], later = false } = this.#advance;
        const requests = [...(modules.length === 0 ? [] : [{ load: modules }]), ...(later ? [{ later }] : [])];
        for (const request of requests)
            if ((await this.#process?.ask(request, FIRST_MS))?.isClean !== true)
                return false;
        return true;
    }
}
function isSeenToEnd({ problem }) {
    return problem.type !== test_case/* HUNG */.Rk;
}

;// CONCATENATED MODULE: ./lib/test-runner/warm/open-judge.js











const MAX_AT_ONCE = 1_000_000;
class WarmTrust {
    isLost = false;
}
async function openJudge(plans, options) {
    const { tests, dir, root, prepare, isNeeded, start, spend, trust, keepsState, pathOf, emit } = options;
    const [plan, ...others] = plans;
    if (process.platform === 'win32')
        return undefined;
    if (trust.isLost || plan?.command === undefined || others.length > 0)
        return undefined;
    const { command, project, framework, wordsOf, inside, outside } = plan;
    const { report } = command;
    if (report.at !== 'file' || plan.tests.length < tests.failing.length + tests.passing.length)
        return undefined;
    if (!(await prepare()))
        return undefined;
    await (0,promises_.mkdir)(root, { recursive: true });
    await (0,shared_folder/* makeFolder */.fc)(root, dir);
    await writeHelpers(root, { dir, files: command.files });
    const relative = (0,relative_path/* relativeTo */.M)(project.runsAt, project.exists);
    const say = (text) => emit((0,events/* note */.N)('info', text));
    const read = async () => {
        try {
            const info = (0,external_node_fs_.lstatSync)(report.path);
            if (!info.isFile())
                return [];
            const bytes = info.size > MAX_AT_ONCE ? (0,decode/* fileBytes */.sG)(report.path) : [(0,external_node_fs_.readFileSync)(report.path)];
            const { cases } = await (0,read_reports/* readReport */.tL)(bytes, {
                format: report.format,
                framework: framework.name,
                relative,
            });
            return cases.map(each => ({ ...each, id: outside(each.id) }));
        }
        catch {
            return [];
        }
    };
    const judge = await ProcessWarmJudge.open({
        ...tests,
        isNeeded,
        start: () => start(ownCommand(command, project), project.root),
        report: report.path,
        notes: (0,external_node_path_.join)(dir, 'seen-values'),
        read,
        nameOf: test => framework.selector(inside(test)),
        fileOf: test => inside(test).file,
        wordsOf: each => wordsOf(each.map(inside)),
        keepsState: path => keepsState(path, readModule(path, project) ?? ''),
        pathOf,
        spend,
        distrust: why => {
            trust.isLost = true;
            say(`Candidates no longer run in one ${framework.name} process that stays open: ${why}.`);
        },
    });
    if (judge === undefined)
        return undefined;
    if (typeof judge === 'string') {
        say(`Each candidate starts ${framework.name} anew: no process of it stays open, since ${judge}.`);
        return undefined;
    }
    say(`Candidates run in one ${framework.name} process that stays open: a run takes ${judge.runMs} ms.`);
    return judge;
}
function readModule(path, { root, runsAt }) {
    const file = rebased(path, runsAt, root);
    if (!file.startsWith(`${root}/`))
        return undefined;
    try {
        const info = (0,external_node_fs_.lstatSync)(file);
        return info.isFile() && info.size <= MAX_AT_ONCE ? (0,external_node_fs_.readFileSync)(file, 'utf8') : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/warm/warm-process.js









const warm_process_GRACE_MS = 5_000;
const END_MS = 500;
const WarmAnswer = schemas/* object */.Ikc({
    isClean: schemas/* boolean */.zMY().optional(),
    canGoOn: schemas/* boolean */.zMY().optional(),
    canSift: schemas/* boolean */.zMY().optional(),
    verdicts: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* literal */.euz('slow'), schemas/* null */.chJ()]))
        .max(1_000)
        .optional(),
    isShared: schemas/* boolean */.zMY().optional(),
    endsAsBefore: schemas/* boolean */.zMY().optional(),
    loaded: schemas/* array */.YOg(schemas/* string */.YjP().max(5_000)).max(3_000).optional(),
    unchanged: schemas/* number */.aig().nullish(),
    problems: schemas/* array */.YOg(schemas/* string */.YjP().max(1_000)).max(5_000).optional(),
    ended: schemas/* enum */.k5n(['done', 'died', 'timed-out']).optional(),
    isLast: schemas/* boolean */.zMY().optional(),
    modules: schemas/* array */.YOg(schemas/* string */.YjP().max(300)).max(5_000).default([]),
});
class WarmProcess {
    #child;
    #tree;
    #signal;
    #memory;
    #answers = [];
    #wake = () => undefined;
    #hasEnded = false;
    constructor(child, word, { marker, sandbox, memory, signal }) {
        this.#child = child;
        this.#signal = signal;
        this.#tree = { pid: child.pid, marker, isApart: sandbox?.isApart === true };
        this.#memory = watchMemory(this.#tree, memory, () => void endTree(this.#tree, 'SIGKILL'));
        const lines = new Lines(line => {
            if (line.startsWith(`${word} `))
                this.#receive(line.slice(word.length + 1));
        });
        child.stdout?.on('data', (chunk) => lines.add(chunk));
        child.stderr?.resume();
        const end = () => {
            this.#hasEnded = true;
            this.#wake();
        };
        child.on('error', end);
        child.on('close', end);
    }
    static start(command, options) {
        const word = (0,external_node_crypto_.randomBytes)(12).toString('hex');
        const child = launch({ ...command, env: { ...command.env, FIX_TESTS_WARM: word } }, { ...options, isFed: true });
        return 'exit' in child ? undefined : new WarmProcess(child, word, options);
    }
    ready(ms) {
        return this.#answer(ms);
    }
    ask(request, ms) {
        this.#answers.length = 0;
        this.#child.stdin?.write(`${JSON.stringify({ ...request, ms })}\n`);
        return this.#answer(ms + warm_process_GRACE_MS);
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    async #answer(ms) {
        const until = AbortSignal.any([this.#signal, AbortSignal.timeout(Math.ceil(ms))]);
        const woken = () => new Promise(resolve => (this.#wake = resolve));
        const stopped = () => this.#wake();
        until.addEventListener('abort', stopped, { once: true });
        while (this.#answers.length === 0 && !this.#hasEnded && !until.aborted)
            await woken();
        until.removeEventListener('abort', stopped);
        const answer = this.#answers.shift();
        if (answer === undefined)
            await this[Symbol.asyncDispose]();
        this.#signal.throwIfAborted();
        return answer;
    }
    #receive(text) {
        try {
            const { data } = WarmAnswer.safeParse(JSON.parse(text));
            if (data !== undefined)
                this.#answers.push(data);
            this.#wake();
        }
        catch {
        }
    }
    async [Symbol.asyncDispose]() {
        this.#memory[Symbol.dispose]();
        this.#child.stdin?.end();
        if (!this.#hasEnded)
            await Promise.race([(0,external_node_events_.once)(this.#child, 'close'), (0,external_node_timers_promises_.setTimeout)(END_MS, undefined, { ref: false })]);
        await endTree(this.#tree, 'SIGKILL');
        this.#hasEnded = true;
    }
}

// EXTERNAL MODULE: ./lib/domain/model/code.js
var code = __webpack_require__(76253);
// EXTERNAL MODULE: ./lib/domain/model/ran-parts.js
var ran_parts = __webpack_require__(24752);
// EXTERNAL MODULE: ./lib/frameworks/commands/invocation.js
var invocation = __webpack_require__(34176);
;// CONCATENATED MODULE: ./lib/frameworks/jacoco.js

const PLUGIN = 'org.jacoco:jacoco-maven-plugin';
const PHASE = /^(?:test|package|verify|install|integration-test)$/;
const WITH_VALUE = /^(?:-pl|-P|-f|-s|-gs|-T|-rf|-l|-b|-t|-gt|--(?:projects|activate-profiles|file|settings|global-settings|threads|resume-from|log-file|builder|toolchains|global-toolchains))$/;
const JACOCO_REPORTS = ['**/target/site/jacoco/jacoco.xml'];
const MAVEN_COUNTS = 'jacoco.exec';
const INIT = `
gradle.projectsEvaluated {
  def all = gradle.rootProject.allprojects.findAll { it.plugins.hasPlugin('java') }
  gradle.rootProject.allprojects.findAll { it.plugins.hasPlugin('jacoco') }.each { p ->
    p.tasks.withType(Test).toList().each { t ->
      def key = System.getProperty('fixTests.run') + t.path.replaceAll('[^A-Za-z0-9._-]', '_')
      def counts = new File(System.getProperty('fixTests.counts'), key + '.exec')
      def place = new File(System.getProperty('fixTests.traces'), key + '.xml')
      t.jacoco.destinationFile = counts
      def report = p.tasks.create('fixTestsTraceOf' + t.name.capitalize(), JacocoReport) { r ->
        mustRunAfter t
        executionData counts
        def put = { name, files ->
          if (r[name] != null && r[name].respondsTo('setFrom')) r[name].setFrom(files)
          else r[name] = p.files(files)
        }
        put('sourceDirectories', all.collect { it.sourceSets.main.allSource.srcDirs })
        put('classDirectories', all.collect { it.sourceSets.main.output.classesDirs })
        if (reports.xml.hasProperty('required')) reports.xml.required = true
        else reports.xml.enabled = true
        if (reports.xml.hasProperty('outputLocation')) reports.xml.outputLocation.set(place)
        else reports.xml.destination = place
      }
      t.finalizedBy report
    }
  }
}
`;
const SCRIPT = 'trace.gradle';
function hasJacoco(framework, { text }, using) {
    if (framework === 'maven') {
        const pom = without(without(text('pom.xml') ?? '', '<!--', '-->'), '<profiles>', '</profiles>');
        return pom.includes('<artifactId>jacoco-maven-plugin</artifactId>') && runsPhase(using);
    }
    return ['build.gradle', 'build.gradle.kts'].some(name => /\bjacoco\b/.test(text(name) ?? ''));
}
function without(text, begin, end) {
    const kept = [];
    let at = 0;
    for (;;) {
        const from = text.indexOf(begin, at);
        const to = from < 0 ? -1 : text.indexOf(end, from + begin.length);
        if (to < 0)
            return kept.join('') + text.slice(at);
        kept.push(text.slice(at, from));
        at = to + end.length;
    }
}
function runsPhase({ options } = (0,invocation/* plainInvocation */.BQ)([''])) {
    return phaseIn(options) >= 0 || !options.some(word => /^[\w.-]+:[\w.:-]+$/.test(word));
}
function phaseIn(words) {
    return words.findIndex((word, at) => PHASE.test(word) && !WITH_VALUE.test(words[at - 1] ?? ''));
}
function withJacoco(command, to) {
    const { framework, dir, folder, index } = to;
    if (framework === 'maven')
        return { ...command, args: ofMaven(command.args, `${folder}/${MAVEN_COUNTS}`) };
    const options = { counts: dir, traces: folder, run: `jacoco-${index}` };
    const words = Object.entries(options).map(([name, value]) => `-DfixTests.${name}=${value}`);
    return {
        ...command,
        args: [...command.args, '-I', `${dir}/${SCRIPT}`, ...words],
        files: { ...command.files, [SCRIPT]: INIT },
    };
}
function ofMaven(args, counts) {
    const at = phaseIn(args);
    if (at < 0)
        return args;
    const options = [`-Djacoco.destFile=${counts}`, `-Djacoco.dataFile=${counts}`, '-Djacoco.haltOnFailure=false'];
    return [...args.slice(0, at), `${PLUGIN}:prepare-agent`, ...args.slice(at), `${PLUGIN}:report`, ...options];
}

// EXTERNAL MODULE: ./lib/domain/text/line-starts.js
var line_starts = __webpack_require__(76678);
;// CONCATENATED MODULE: ./lib/test-reports/traces/v8-coverage.js




const Count = schemas/* number */.aig().int().nonnegative();
const Range = schemas/* object */.Ikc({ startOffset: Count, endOffset: Count, count: Count });
const V8Coverage = schemas/* object */.Ikc({
    result: schemas/* array */.YOg(schemas/* object */.Ikc({
        url: schemas/* string */.YjP(),
        functions: schemas/* array */.YOg(schemas/* object */.Ikc({ functionName: schemas/* string */.YjP(), ranges: schemas/* array */.YOg(Range).min(1) })),
    })),
});
function v8Functions(json, { inProject, textOf, sources }) {
    const read = V8Coverage.safeParse(json);
    if (!read.success)
        return [];
    return read.data.result.flatMap(({ url, functions }) => {
        const path = (0,relative_path/* scriptPath */.V)(url);
        const places = path === undefined ? undefined : sources?.placesIn(path);
        const built = path === undefined || places === undefined ? undefined : textOf(path);
        if (places !== undefined && built !== undefined)
            return builtLines(functions, built, { places, inProject });
        const file = path === undefined || path.includes('/node_modules/') ? undefined : inProject(path);
        if (path === undefined || file === undefined)
            return [];
        const linesOf = ranLines(functions, textOf(path));
        return functions.flatMap(({ functionName, ranges }) => {
            const [whole] = ranges;
            const name = v8_coverage_nameOf(functionName);
            const calls = whole?.count ?? 0;
            if (name === '' || whole === undefined || calls === 0)
                return [];
            const lines = linesOf?.(whole);
            const ran = { file, name, line: undefined, calls, parts: (0,ran_parts/* partsOf */.CI)(ranges) };
            return [lines === undefined ? ran : { ...ran, lines }];
        });
    });
}
const MAX_MARKED = 100_000_000;
function v8_coverage_nameOf(functionName) {
    return functionName.replace(/^.*\./, '').replace(/^(?:get|set|async|static) /, '');
}
function ranLines(functions, text) {
    const named = functions.filter(({ functionName }) => /^[\w$]+$/.test(v8_coverage_nameOf(functionName)));
    const isSame = ({ functionName, ranges: [whole] }) => whole !== undefined && text?.slice(whole.startOffset, whole.endOffset).includes(v8_coverage_nameOf(functionName)) === true;
    if (text === undefined || named.length === 0 || !named.every(isSame))
        return undefined;
    const all = functions.flatMap(({ ranges }) => ranges);
    if (areTooMany(all))
        return undefined;
    const ran = new Uint32Array(text.length);
    for (const { startOffset, endOffset, count } of all)
        ran.fill(count, startOffset, endOffset);
    const starts = (0,line_starts/* lineStartsOf */.x)(text);
    return ({ startOffset, endOffset }) => {
        const lines = new Map();
        let line = (0,line_starts/* lineAt */.m)(starts, startOffset);
        for (let at = startOffset; at < Math.min(endOffset, text.length); at += 1) {
            const calls = ran[at] ?? 0;
            if (text[at] === '\n')
                line += 1;
            else if (calls > 0 && /[^\s{}()[\],;]/.test(text[at] ?? ''))
                lines.set(line, Math.min(calls, lines.get(line) ?? calls));
        }
        return [...lines];
    };
}
function areTooMany(ranges) {
    return ranges.reduce((sum, { startOffset, endOffset }) => sum + Math.abs(endOffset - startOffset), 0) > MAX_MARKED;
}
function builtLines(functions, text, { places, inProject }) {
    if (areTooMany(functions.flatMap(({ ranges }) => ranges)))
        return [];
    const ran = new Uint32Array(text.length);
    let namedTo = 0;
    for (const { functionName, ranges } of functions) {
        const [whole] = ranges;
        const isNamed = v8_coverage_nameOf(functionName) !== '';
        if (whole === undefined || (!isNamed && whole.startOffset >= namedTo))
            continue;
        if (isNamed)
            namedTo = Math.max(namedTo, whole.endOffset);
        for (const { startOffset, endOffset, count } of ranges)
            ran.fill(count, startOffset, endOffset);
    }
    const starts = (0,line_starts/* lineStartsOf */.x)(text);
    const files = new Map();
    for (const { line, column, source, sourceLine } of places) {
        const own = files.get(source) ?? { file: inProject(source), lines: new Map() };
        files.set(source, own);
        const calls = ran[(starts[line - 1] ?? text.length) + column] ?? 0;
        if (calls > 0)
            own.lines.set(sourceLine, Math.min(calls, own.lines.get(sourceLine) ?? calls));
    }
    return [...files.values()].flatMap(({ file, lines }) => file === undefined
        ? []
        : [...lines].map(([line, calls]) => ({ file, name: '', line, calls, lines: [[line, calls]] })));
}

;// CONCATENATED MODULE: ./lib/test-reports/traces/read-trace.js


const read_trace_MAX_LINES = 20_000;
const read_trace_Count = schemas/* number */.aig().int().nonnegative();
const PythonTrace = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP(), read_trace_Count, read_trace_Count, schemas/* array */.YOg(schemas/* tuple */.PVZ([read_trace_Count, read_trace_Count])).max(read_trace_MAX_LINES)]));
function readTrace(name, text, code) {
    if (name.endsWith('.out'))
        return goBlocks(text, code.inProject);
    if (name.endsWith('.xml'))
        return jacocoLines(text, code.inProject);
    const json = parsed(text);
    return name.startsWith('python-') ? pythonFunctions(json, code.inProject) : v8Functions(json, code);
}
function pythonFunctions(json, inProject) {
    const read = PythonTrace.safeParse(json);
    if (!read.success)
        return [];
    return read.data.flatMap(([path, name, line, calls, lines]) => {
        const file = inProject(path);
        return file === undefined ? [] : [{ file, name, line, calls, ...(lines.length === 0 ? {} : { lines }) }];
    });
}
const MAX_BLOCK = 1_000;
const MAX_ROWS = 300_000;
const BLOCK = /^(?<path>[^:\r\n\u2028\u2029]{1,1000}):(?<line>\d{1,9})\.\d{1,9},(?<last>\d{1,9})\.\d{1,9} \d{1,9} (?<calls>\d{1,15})\r?$/gm;
function goBlocks(text, inProject) {
    const files = new Map();
    const found = [];
    let rows = 0;
    for (const { groups = {} } of text.matchAll(BLOCK)) {
        const { path = '' } = groups;
        const [first, last, calls] = [Number(groups.line), Number(groups.last), Number(groups.calls)];
        if (calls === 0)
            continue;
        if (!files.has(path))
            files.set(path, inProject(path));
        const file = files.get(path);
        if (file === undefined)
            continue;
        const length = Math.max(0, Math.min(MAX_BLOCK, last - first + 1));
        rows += length;
        if (rows > MAX_ROWS)
            break;
        const lines = Array.from({ length }, (_, index) => [first + index, calls]);
        found.push({ file, name: '', line: first, calls, lines });
    }
    return found;
}
const JACOCO = /<package name="(?<folder>[^"<>]{0,500})"|<sourcefile name="(?<source>[^"<>]{1,500})"|<line nr="(?<line>\d{1,7})" mi="\d{1,9}" ci="(?<ran>\d{1,9})"/g;
function jacocoLines(text, inProject) {
    const found = [];
    let folder = '';
    let file;
    for (const { groups = {} } of text.matchAll(JACOCO)) {
        if (groups.folder !== undefined)
            folder = groups.folder;
        else if (groups.source !== undefined)
            file = inProject(folder === '' ? groups.source : `${folder}/${groups.source}`);
        else if (file !== undefined && groups.ran !== '0') {
            const line = Number(groups.line);
            found.push({ file, name: '', line, calls: 1, lines: [[line, 1]] });
            if (found.length >= MAX_ROWS)
                break;
        }
    }
    return found;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/read-traces.js









const MAX_FILES = 500;
const MAX_FILE_BYTES = 64_000_000;
const read_traces_MAX_BYTES = 400_000_000;
const MAX_SOURCE = 1_000_000;
async function tracesBeside(folder, { since, root, patterns }) {
    if (patterns.length === 0 || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, MAVEN_COUNTS)))
        return [];
    const paths = await (0,discover/* reportPathsIn */.uD)(root, patterns);
    const dated = await Promise.all(paths.map(async (path) => ({ path, at: (await (0,promises_.lstat)(path).catch(() => undefined))?.mtimeMs ?? 0 })));
    return dated.filter(({ at }) => at >= since).map(({ path }) => path);
}
async function readTraces(folder, { inProject, here = path => path, sources, beside = [], }) {
    const found = new Map();
    let room = read_traces_MAX_BYTES;
    const texts = new Map();
    const textOf = (path) => {
        if (!texts.has(path))
            texts.set(path, sourceText(here(path)));
        return texts.get(path);
    };
    const own = (await (0,promises_.readdir)(folder)).filter(name => !name.endsWith('.exec')).map(name => (0,external_node_path_.join)(folder, name));
    for (const path of [...own, ...beside].toSorted().slice(0, MAX_FILES)) {
        const { size } = await (0,promises_.lstat)(path);
        if (size > MAX_FILE_BYTES)
            continue;
        room -= size;
        if (room < 0)
            break;
        for (const each of readTrace((0,external_node_path_.basename)(path), (await (0,shared_folder/* readShared */.qA)(path)) ?? '', { inProject, textOf, sources })) {
            const key = (0,code/* ranKey */.bP)(each);
            found.set(key, joined(each, found.get(key)));
        }
    }
    return [...found.values()];
}
function joined(one, other) {
    if (other === undefined)
        return one;
    const lines = new Map(one.lines);
    for (const [line, calls] of other.lines ?? [])
        lines.set(line, (lines.get(line) ?? 0) + calls);
    const parts = (0,ran_parts/* addParts */.Uo)(one.parts ?? [], other.parts ?? []);
    return {
        ...one,
        calls: one.calls + other.calls,
        ...(lines.size === 0 ? {} : { lines: [...lines].toSorted(([a], [b]) => a - b) }),
        ...(parts.length === 0 ? {} : { parts }),
    };
}
function sourceText(path) {
    try {
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
        return text.length > MAX_SOURCE ? undefined : text;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/known-hanging.js

class HangingTests {
    #tests = new Map();
    #activeMs = 0;
    get tests() {
        return [...this.#tests.values()];
    }
    get activeMs() {
        return this.#activeMs;
    }
    add(test, activeMs) {
        this.#tests.set((0,test_case/* testKey */.S8)(test), test);
        this.#activeMs = Math.max(this.#activeMs, activeMs);
    }
}
class KnownHanging {
    #suites = new Map();
    of(suite) {
        const known = this.#suites.get(suite) ?? new HangingTests();
        this.#suites.set(suite, known);
        return known;
    }
}

;// CONCATENATED MODULE: ./lib/frameworks/reporters/tracers.js
const PYTHON_WATCH = String.raw `"""Count the tests in which each function runs, and nothing else."""
import collections
import json
import os
import sys
import threading

_TOOL = 4


class _Watch:
    def __init__(self, root, lines):
        self._root = root + os.sep
        self._known = {}
        self._lines = lines
        self.begin()

    def begin(self):
        self.seen = set()
        self.ran = collections.defaultdict(set)

    def _place(self, code):
        if code not in self._known:
            name = code.co_filename
            own = name.startswith(self._root) and "site-packages" not in name
            path = name[len(self._root):].replace(os.sep, "/")
            self._known[code] = (path, code.co_name, code.co_firstlineno) if own else None
        return self._known[code]

    def note(self, code, _offset=None):
        place = self._place(code)
        if place is not None:
            self.seen.add(place)
        # Since Python 3.12: no further event of this code until the next test.
        return sys.monitoring.DISABLE if hasattr(sys, "monitoring") else None

    def line(self, code, number):
        place = self._place(code)
        if place is not None:
            self.ran[place].add(number)
        return sys.monitoring.DISABLE

    def _call(self, frame, event, _argument):
        if event == "call":
            self.note(frame.f_code)

    def _enter(self, frame, event, _argument):
        self.note(frame.f_code)
        place = self._place(frame.f_code)
        return None if place is None else self._line_of(self.ran[place])

    @staticmethod
    def _line_of(lines):
        def local(frame, _event, _argument):
            lines.add(frame.f_lineno)
            return local
        return local

    def start(self):
        if hasattr(sys, "monitoring"):
            events = sys.monitoring.events
            sys.monitoring.use_tool_id(_TOOL, "fix-tests")
            sys.monitoring.register_callback(_TOOL, events.PY_START, self.note)
            sys.monitoring.register_callback(_TOOL, events.LINE, self.line)
            sys.monitoring.set_events(_TOOL, events.PY_START | (events.LINE if self._lines else 0))
            sys.monitoring.restart_events()
        elif self._lines:
            threading.settrace(self._enter)
            sys.settrace(self._enter)
        else:
            threading.setprofile(self._call)
            sys.setprofile(self._call)

    def stop(self):
        if hasattr(sys, "monitoring"):
            sys.monitoring.set_events(_TOOL, 0)
            sys.monitoring.free_tool_id(_TOOL)
        elif self._lines:
            sys.settrace(None)
            threading.settrace(None)
        else:
            sys.setprofile(None)
            threading.setprofile(None)


class Counts:
    def __init__(self, folder, root, lines):
        self._path = os.path.join(folder, "python-%d.json" % os.getpid())
        self._watch = _Watch(root, lines)
        self._counts = collections.Counter()
        self._lines = collections.defaultdict(collections.Counter)
        self.start, self.stop = self._watch.start, self._watch.stop

    def begin(self):
        self._watch.begin()

    def end(self):
        # A thread that still runs adds to what comes next.
        seen, ran = self._watch.seen, self._watch.ran
        self._watch.begin()
        self._counts.update(list(seen))
        for place, lines in list(ran.items()):
            self._lines[place].update(list(lines))

    def save(self):
        rows = [[*place, count, sorted(self._lines[place].items())] for place, count in sorted(self._counts.items())]
        with open(self._path, "w") as file:
            json.dump(rows, file)


def wanted(root):
    """The counts of this process, or None."""
    folder = os.environ.pop("FIX_TESTS_TRACES", None)
    lines = os.environ.pop("FIX_TESTS_TRACE_LINES", None) == "1"
    return Counts(folder, root, lines) if folder else None
`;
const PYTEST_TRACE = String.raw `"""Count the tests in which each function runs, and nothing else."""
import fix_tests_watch
import pytest


class _Trace:
    def __init__(self, counts):
        self._counts = counts

    def _phase(self):
        self._counts.start()
        try:
            yield
        finally:
            self._counts.stop()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item):
        self._counts.begin()
        yield
        self._counts.end()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_setup(self, item):
        yield from self._phase()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item):
        yield from self._phase()

    def pytest_sessionfinish(self):
        self._counts.save()


def pytest_configure(config):
    counts = fix_tests_watch.wanted(str(config.rootpath))
    if counts is not None:
        config.pluginmanager.register(_Trace(counts), "fix-tests-trace")
`;
const TRACE_PRELOAD = String.raw `'use strict'
const { isMainThread } = require('node:worker_threads')
const isDone = message => message?.type === 'testfileFinished' || (message?.__tinypool_worker_message__ && message.source === 'port')
if (process.env.NODE_V8_COVERAGE && isMainThread) {
  const write = () => require('node:v8').takeCoverage()
  process.once('SIGTERM', () => {
    write()
    process.exit(143)
  })
  const { send } = process
  if (send)
    process.send = function (message, ...more) {
      if (isDone(message)) write()
      return send.call(this, message, ...more)
    }
}
`;

// EXTERNAL MODULE: ./lib/frameworks/commands/go-words.js
var go_words = __webpack_require__(17508);
;// CONCATENATED MODULE: ./lib/frameworks/commands/traced-command.js




const traced_command_PLUGIN = 'fix_tests_trace';
const WATCH = 'fix_tests_watch';
const PRELOAD = 'node_modules/trace-preload.cjs';
const ON_NODE = /^(?:vitest|jest|mocha|ava|tap|jasmine|uvu|tape|node)$/;
const ON_PYTHON = /^(?:pytest|unittest)$/;
const ON_JVM = /^(?:maven|gradle)$/;
function traceFiles({ framework: { name }, using }, project) {
    if (ON_JVM.test(name) && !hasJacoco(name, project, using))
        return undefined;
    if (name === 'maven')
        return JACOCO_REPORTS;
    return name === 'gradle' || name === 'go' || ON_NODE.test(name) || ON_PYTHON.test(name) ? [] : undefined;
}
function tracedCommand(command, to) {
    const { framework, dir, folder, index, lines } = to;
    if (framework === 'vitest')
        return tracedNode({ ...command, args: inProcesses(command.args) }, { dir, folder });
    if (ON_NODE.test(framework))
        return tracedNode(command, { dir, folder });
    if (ON_JVM.test(framework))
        return withJacoco(command, to);
    if (framework === 'go') {
        const [run, of] = [external_node_path_.posix.basename(dir), external_node_path_.posix.basename(external_node_path_.posix.dirname(dir))];
        return { ...command, args: withGoProfile(command.args, `${folder}/go-${of}-${run}-${index}.out`) };
    }
    if (!ON_PYTHON.test(framework))
        return command;
    const isPytest = framework === 'pytest';
    const python = external_node_path_.posix.join(dir, 'trace');
    return {
        ...command,
        env: { ...command.env, FIX_TESTS_TRACES: folder, ...(lines ? { FIX_TESTS_TRACE_LINES: '1' } : {}) },
        appendedEnv: { ...command.appendedEnv, ...(isPytest ? { PYTEST_ADDOPTS: `-p ${traced_command_PLUGIN}` } : {}) },
        pythonPaths: [python, ...(command.pythonPaths ?? [])],
        files: {
            ...command.files,
            [`trace/${WATCH}.py`]: PYTHON_WATCH,
            ...(isPytest ? { [`trace/${traced_command_PLUGIN}.py`]: PYTEST_TRACE } : {}),
        },
    };
}
function inProcesses(args) {
    const others = args.filter((word, at) => !/^--pool(?:=|$)/.test(word) && args[at - 1] !== '--pool');
    return [...others, '--pool=forks'];
}
function tracedNode(command, { dir, folder }) {
    const preload = `--require "${external_node_path_.posix.join(dir, PRELOAD).replace(/["\\]/g, '\\$&')}"`;
    const { NODE_OPTIONS: options } = command.appendedEnv ?? {};
    return {
        ...command,
        env: { ...command.env, NODE_V8_COVERAGE: folder },
        appendedEnv: { ...command.appendedEnv, NODE_OPTIONS: options === undefined ? preload : `${options} ${preload}` },
        files: { ...command.files, [PRELOAD]: TRACE_PRELOAD },
    };
}
function withGoProfile(args, profile) {
    const behind = args.indexOf('test') + 1;
    const at = behind + (0,go_words/* wordsOfFolder */.Ti)(args.slice(behind));
    return [...args.slice(0, at), `-coverprofile=${profile}`, '-covermode=count', '-coverpkg=./...', ...args.slice(at)];
}

;// CONCATENATED MODULE: ./lib/test-runner/manual-line.js



const MAX_VALUE = 100;
const NODE_BIN = /^(?:\.\.\/)*node_modules\/\.bin\/(?<name>[^/]+)$/;
function manualLine([file = '', ...args], project, { env = {}, globs = [], paths = [] } = {}) {
    const variables = { CI: 'true', ...env };
    const name = NODE_BIN.exec(file)?.groups?.name;
    if (name !== undefined)
        return (0,parse_command/* printCommand */.Tr)({ file: 'npx', args: [name, ...args], globs, env: variables });
    if (paths.length === 0 && (0,node_package/* nodeProgram */.zy)(project, file).program[0] !== file)
        return (0,parse_command/* printCommand */.Tr)({ file: 'npx', args: [file, ...args], globs, env: variables });
    if (paths.length === 0)
        return (0,parse_command/* printCommand */.Tr)({ file, args, globs, env: variables });
    const folders = paths.map(folder => (0,external_node_path_.relative)(project.runsAt, folder).replaceAll('\\', '/'));
    if (folders.some(folder => project.exists(`${folder}/${file}`)))
        return (0,parse_command/* printCommand */.Tr)({ file: 'npx', args: [file, ...args], globs, env: variables });
    return `PATH="${folders.map(folder => `$PWD/${folder}`).join(':')}:$PATH" ${(0,parse_command/* printCommand */.Tr)({ file, args, globs, env: variables })}`;
}
function manualLines({ framework, project, using }, tests, options) {
    const run = tests.map(test => (options.isNamed(test) || test.file === '' ? test : { ...test, suite: [], name: '' }));
    const build = framework.manualBuild?.(project) ?? [];
    const plain = Object.entries(options.plain ?? {}).filter(([, value]) => value.length <= MAX_VALUE && !/\n/.test(value));
    const env = { ...Object.fromEntries(plain), ...using?.env };
    return [
        ...build.map(([file = '', ...args]) => (0,parse_command/* printCommand */.Tr)({ file, args })),
        manualLine(framework.manualCommand(run, { project, using }), project, { ...using, env }),
    ];
}

;// CONCATENATED MODULE: ./lib/test-runner/find-hanging.js


const MAX_OPEN = 8;
const MAX_TRIALS = 24;
async function findHanging(options) {
    const search = new Search(options);
    const found = await search.start();
    return search.isExhausted ? [] : found;
}
class Search {
    isExhausted = false;
    #trials = 0;
    #options;
    constructor(options) {
        this.#options = options;
    }
    async start() {
        const { running, open } = this.#options.journal;
        const [only, ...others] = running;
        if (only !== undefined && others.length === 0)
            return this.#narrow(only);
        if (only !== undefined)
            return this.#each(running, test => this.#ifHanging(test));
        if (open.length > 0)
            return this.#each(open, file => this.#inFile(file));
        const units = await this.#options.units();
        if (units.length === 0)
            return this.#inSuite();
        if (await this.#ends(units))
            return [];
        const found = await this.#halve(units);
        return this.#each(found, async (unit) => (unit.name === '' ? this.#inFile({ file: unit.file, tests: [] }) : [unit]));
    }
    async #each(all, find) {
        const found = [];
        for (const each of all.slice(0, MAX_OPEN))
            found.push(...(await find(each)));
        return found;
    }
    async #ifHanging(test) {
        return (await this.#ends([test])) ? [] : this.#narrow(test);
    }
    async #narrow(test) {
        if (test.name !== '')
            return [test];
        const inside = (await this.#options.units()).filter(unit => unit.name !== '' && (0,test_case/* encloses */.t$)(test, unit));
        if (inside.length === 0 || (await this.#ends(inside)))
            return [test];
        return this.#halve(inside);
    }
    async #inSuite() {
        if (!this.#options.traces)
            return [];
        const { framework } = this.#options;
        const { ended, journal } = await this.#attempt([{ framework, file: '', suite: [], name: '' }], true);
        return ended ? [] : this.#each(journal.running, test => this.#ifHanging(test));
    }
    async #inFile({ file, tests }) {
        if (tests.length > 0)
            return this.#halve(tests);
        const whole = { framework: this.#options.framework, file, suite: [], name: '' };
        if (!this.#options.traces)
            return [whole];
        const { ended, journal } = await this.#attempt([whole], true);
        if (ended)
            return [];
        const [only, ...others] = journal.running;
        return only === undefined || others.length > 0 ? [whole] : [only];
    }
    async #halve(tests) {
        if (tests.length <= 1)
            return tests;
        const middle = Math.ceil(tests.length / 2);
        const [first, second] = [tests.slice(0, middle), tests.slice(middle)];
        if (await this.#ends(first))
            return this.#halve(second);
        const found = await this.#halve(first);
        return (await this.#ends(second)) ? found : [...found, ...(await this.#halve(second))];
    }
    async #ends(tests) {
        return (await this.#attempt(tests, false)).ended;
    }
    async #attempt(tests, traced) {
        this.#trials += 1;
        this.isExhausted ||= this.#trials > MAX_TRIALS || this.#options.isOver();
        if (this.isExhausted)
            return { ended: true, journal: NO_JOURNAL };
        return this.#options.attempt(tests, { traced });
    }
}
function fileUnits(files, framework) {
    return files
        .map(file => ({ framework: framework.name, file, suite: [], name: '' }))
        .filter(test => framework.selector(test) === test.file);
}

;// CONCATENATED MODULE: ./lib/test-runner/hanging-tests.js

function isCase({ name }) {
    return name.includes('[');
}
function isCaseOf(id, others) {
    const testOf = ({ name }) => name.split('[', 1)[0];
    return (isCase(id) && others.some(other => isCase(other) && (0,test_case/* unitOf */.uF)(other) === (0,test_case/* unitOf */.uF)(id) && testOf(other) === testOf(id)));
}
function hungRun(id, afterMs) {
    const seconds = Math.max(1, Math.round(afterMs / 1000));
    const what = id.name !== '' ? 'The test' : id.file === '' ? 'The class' : 'The file';
    const message = `Timed out: ${what.toLowerCase()} did not end within ${seconds} s and was stopped. Look for a loop that does not end.`;
    const problems = [{ kind: 'error', type: test_case/* HUNG */.Rk, message, stack: '' }];
    return {
        cases: [{ id, status: 'failed', durationMs: afterMs, problems }],
        complete: true,
        result: 'finished',
        exit: { kind: 'exited', code: 1 },
        durationMs: 0,
        output: `${(0,test_case/* titleOf */.Gg)(id)}: ${message}`,
        notes: [`${(0,test_case/* titleOf */.Gg)(id)} did not end within ${seconds} s. It was stopped, and the other tests ran without it.`],
    };
}

;// CONCATENATED MODULE: ./lib/test-runner/joined-runs.js

function emptied(run) {
    const isEmpty = run.result === 'no-tests' || run.result === 'failed-without-failures';
    return isEmpty && run.cases.every(({ status }) => status === 'skipped')
        ? { ...run, complete: true, result: 'finished', notes: [] }
        : run;
}
function joined_runs_joined(runs, ended = [], without = []) {
    const [first] = runs;
    if (first === undefined)
        throw new Error('a selection without a run');
    if (runs.length === 1 && ended.length === 0 && without.length === 0)
        return first;
    const leftOut = new Set(without.map(test_case/* testKey */.S8));
    const cases = runs
        .flatMap(run => run.cases)
        .filter(({ id, status }) => status !== 'skipped' || !leftOut.has((0,test_case/* testKey */.S8)(id)));
    const known = new Set(cases.map(({ id }) => (0,test_case/* testKey */.S8)(id)));
    const worst = runs.find(({ complete }) => !complete) ?? first;
    return {
        ...worst,
        cases: [...cases, ...ended.filter(({ id }) => !known.has((0,test_case/* testKey */.S8)(id)))],
        durationMs: runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
        output: runs.map(({ output }) => output).join('\n'),
        notes: runs.flatMap(({ notes }) => notes),
    };
}

;// CONCATENATED MODULE: ./lib/test-runner/hang-guard.js




const MAX_ROUNDS = 5;
const MAX_CASES = 30;
const QUIET_CASE_MS = 10_000;
const SEARCH_MS = 60_000;
const ALONE = { least: 20_000, times: 2 };
const COLD_TIMES = 4;
class HangGuard {
    #hanging = new Map();
    #options;
    #knownFiles = [];
    #activeMs = 0;
    #unseen;
    constructor(options) {
        this.#options = options;
    }
    async run(selection, start) {
        this.#learn();
        const before = [...this.#hanging.values()].filter(id => isSelected(id, selection));
        const hung = [];
        for (const id of before)
            hung.push(...(await this.#alone(id, start)));
        const without = before.filter(id => this.#hanging.has((0,test_case/* testKey */.S8)(id)));
        return this.#others(selection, { without, hung, start });
    }
    #learn() {
        if (this.#unseen !== undefined)
            return;
        const { tests, activeMs } = this.#options.known;
        for (const id of tests)
            this.#hanging.set((0,test_case/* testKey */.S8)(id), id);
        this.#unseen = new Set(tests.map(test_case/* testKey */.S8));
        this.#activeMs = activeMs;
    }
    async #others(selection, { without, hung, start }) {
        const ended = [];
        let [rounds, cases] = [0, 0];
        for (;;) {
            const left = await this.#leaveOut(selection, without);
            if (left === undefined)
                return joined_runs_joined(hung);
            const guarded = await this.#startAfter(without, left, start);
            const { run, isHanging, journal, activeMs, quietMs } = guarded;
            if (!isHanging) {
                if (run.complete)
                    this.#activeMs = Math.max(this.#activeMs, run.durationMs);
                const runs = [
                    without.length > 0 ? emptied(run) : run,
                    ...(await this.#namesakes(run, { left, without, start })),
                ];
                return joined_runs_joined([...runs, ...hung], ended, without.map(this.#options.outside));
            }
            if (journal.files.length > 0)
                this.#knownFiles = journal.files;
            this.#activeMs = Math.max(this.#activeMs, activeMs);
            const isKnown = (id) => without.some(each => (0,test_case/* testKey */.S8)(each) === (0,test_case/* testKey */.S8)(id));
            const isOver = selection.isTrial === true || rounds >= MAX_ROUNDS || cases >= MAX_CASES;
            const all = isOver ? [] : await this.#find(guarded, start);
            const found = all.filter(id => !isKnown(id));
            if (found.every(id => isCaseOf(id, without)))
                cases += 1;
            else
                rounds += 1;
            if (found.length === 0)
                return run;
            for (const each of run.cases)
                if (each.status === 'passed')
                    ended.push(each);
            for (const id of found) {
                without.push(id);
                this.#hanging.set((0,test_case/* testKey */.S8)(id), id);
                this.#options.known.add(id, this.#activeMs);
                const failure = hungRun(this.#options.outside(id), Math.max(quietMs, 1));
                for (const note of failure.notes)
                    this.#options.warn(note);
                hung.push(failure);
            }
        }
    }
    async #startAfter(without, left, start) {
        const how = { without, knownFiles: this.#knownFiles };
        if (!without.some(isCase))
            return start(left, how);
        const quick = await start(left, { ...how, quietMs: QUIET_CASE_MS });
        const { running } = quick.journal;
        const isSure = running.length > 0 && running.every(id => isCaseOf(id, without));
        return !quick.isHanging || isSure ? quick : start(left, how);
    }
    async #namesakes(run, { left, without, start }) {
        const { framework, units, outside } = this.#options;
        if (framework.leavesOut !== 'name' || left.kind === 'only' || without.length === 0)
            return [];
        const ran = new Set(run.cases.map(({ id }) => (0,test_case/* testKey */.S8)(id)));
        const places = new Set(run.cases.map(({ id }) => (0,test_case/* unitOf */.uF)(id)));
        const names = new Set(without.map(({ name }) => name).filter(name => name !== ''));
        const keys = new Set(without.map(test_case/* testKey */.S8));
        const tests = (await units()).filter(id => names.has(id.name) &&
            !keys.has((0,test_case/* testKey */.S8)(id)) &&
            !ran.has((0,test_case/* testKey */.S8)(outside(id))) &&
            places.has((0,test_case/* unitOf */.uF)(outside(id))));
        if (tests.length === 0)
            return [];
        const { run: found } = await start({ kind: 'only', tests }, {});
        return found.result === 'no-tests' ? [] : [found];
    }
    async #find({ journal, timeoutMs }, start) {
        const { framework, units } = this.#options;
        if (framework.selectsNone === true)
            return [];
        const until = performance.now() + Math.max(SEARCH_MS, timeoutMs);
        return findHanging({
            framework: framework.name,
            journal,
            units,
            traces: framework.traces === true,
            isOver: () => performance.now() > until,
            attempt: async (tests, { traced }) => {
                const trial = await start({ kind: 'only', tests }, { traced, timeoutMs: this.#aloneMs });
                return { ended: trial.run.exit.kind !== 'timed-out', journal: trial.journal };
            },
        });
    }
    async #alone(id, start) {
        const isCold = this.#unseen?.delete((0,test_case/* testKey */.S8)(id)) === true;
        const patience = isCold ? { timeoutMs: COLD_TIMES * this.#aloneMs, quietMs: this.#aloneMs / 2 } : {};
        const { run, quietMs } = await start({ kind: 'only', tests: [id] }, { timeoutMs: this.#aloneMs, ...patience });
        if (run.exit.kind === 'timed-out')
            return [run.exit.isOver === true ? run : hungRun(this.#options.outside(id), Math.max(quietMs, 1))];
        this.#hanging.delete((0,test_case/* testKey */.S8)(id));
        return [];
    }
    get #aloneMs() {
        return Math.max(ALONE.least, ALONE.times * this.#activeMs);
    }
    async #leaveOut(selection, without) {
        if (without.length === 0)
            return selection;
        const { framework, units } = this.#options;
        const isLeft = (id) => !without.some(each => (0,test_case/* testKey */.S8)(each) === (0,test_case/* testKey */.S8)(id) || (0,test_case/* encloses */.t$)(each, id));
        if (selection.kind !== 'only' && framework.leavesOut !== undefined)
            return selection;
        const tests = (selection.kind === 'only' ? selection.tests : await units()).filter(isLeft);
        return tests.length === 0 ? undefined : { kind: 'only', tests };
    }
}
function isSelected(id, selection) {
    return (selection.kind !== 'only' ||
        selection.tests.some(test => (0,test_case/* testKey */.S8)(test) === (0,test_case/* testKey */.S8)(id) || (test.name === '' && (0,test_case/* encloses */.t$)(test, id))));
}

;// CONCATENATED MODULE: ./lib/test-runner/narrow-runs.js


class NarrowRuns {
    #outside;
    #seen;
    #selects;
    #named = new Set();
    #around = new Map();
    #unnamed = new Set();
    #lost = new Set();
    constructor(options) {
        this.#outside = options.outside;
        this.#seen = options.seen;
    }
    isNamed = (test) => {
        const key = this.#keyOf(test);
        return this.#selects !== false && !this.#unnamed.has(key) && !this.#lost.has(key);
    };
    starterOf = (test) => this.#around.get(this.#keyOf(test)) ?? test;
    startersOf(tests) {
        return distinct(tests.map(this.starterOf));
    }
    areLost(tests) {
        return tests.some(test => this.#lost.has(this.#keyOf(test)));
    }
    async run(selection, run) {
        if (this.areLost(selection.tests))
            return run({ kind: 'all' }, 'all');
        const byName = selection.tests.filter(this.isNamed);
        const only = byName.length === 0 ? undefined : await this.#byName(byName, selection, run);
        const found = new Set(byName.filter(test => only?.ran(test)));
        const isSought = (test) => !found.has(test) && !this.#named.has(this.#keyOf(test));
        const sought = selection.tests.filter(isSought);
        if (only !== undefined && (sought.length === 0 || only.run.exit.kind !== 'exited'))
            return only.run;
        const files = await run({ kind: 'affected', tests: sought, files: [] }, 'files');
        const ran = ranIn(files);
        const inFiles = sought.filter(test => ran(this.#outside(test)));
        if (this.#selects === undefined && inFiles.length > 0)
            this.#selects = false;
        for (const test of inFiles)
            this.#unnamed.add(this.#keyOf(test));
        if (found.size === 0 && inFiles.length === 0 && this.#areElsewhere(sought, files)) {
            for (const test of sought)
                this.#lost.add(this.#keyOf(test));
            return run({ kind: 'all' }, 'all');
        }
        return only === undefined || found.size === 0 ? files : combineReruns(files, only.run);
    }
    async #byName(tests, selection, run) {
        const asked = await run({ ...selection, tests: this.startersOf(tests) }, 'only');
        const ran = ranIn(asked);
        const missing = tests.filter(test => !ran(this.#outside(test)) && !this.#named.has(this.#keyOf(test)));
        this.#note(tests.filter(test => ran(this.#outside(test))));
        const around = new Map(missing.map(test => [test, this.#testAround(test)]));
        const starters = distinct([...around.values()].flatMap(test => test ?? []));
        if (starters.length === 0 || asked.exit.kind !== 'exited')
            return { run: asked, ran: (test) => ran(this.#outside(test)) };
        const more = await run({ ...selection, tests: starters }, 'around');
        const ranMore = ranIn(more);
        const reached = missing.filter(test => ranMore(this.#outside(test)));
        for (const test of reached)
            this.#around.set(this.#keyOf(test), around.get(test) ?? test);
        this.#note(reached);
        return {
            run: reached.length === tests.length ? more : combineReruns(more, asked),
            ran: (test) => [ran, ranMore].some(each => each(this.#outside(test))),
        };
    }
    #note(tests) {
        for (const test of tests)
            this.#named.add(this.#keyOf(test));
        if (tests.length > 0)
            this.#selects = true;
    }
    #testAround(test) {
        const above = test.suite.map((name, level) => ({ ...test, suite: test.suite.slice(0, level), name }));
        return above.find(each => this.#seen.has(this.#keyOf(each)));
    }
    #areElsewhere(tests, inFiles) {
        const isBroken = inFiles.cases.some(({ id, status }) => status === 'failed' && id.name === '');
        const ran = ranIn(inFiles);
        const isBehind = (test) => {
            const around = this.#testAround(test);
            return around !== undefined && ran(this.#outside(around));
        };
        const isElsewhere = (test) => this.#seen.has(this.#keyOf(test)) && !isBehind(test);
        return !isBroken && inFiles.exit.kind === 'exited' && tests.every(isElsewhere);
    }
    #keyOf(test) {
        return (0,test_case/* testKey */.S8)(this.#outside(test));
    }
}
function distinct(tests) {
    return [...new Map(tests.map(test => [(0,test_case/* testKey */.S8)(test), test])).values()];
}

;// CONCATENATED MODULE: ./lib/test-runner/quiet-watch.js
const QUIET_MS = 60_000;
const QUIET_SHARE = 0.5;
const QUIET_TIMES = 10;
const IDLE_TIMES = 3;
class QuietWatch {
    #now;
    #startedAt;
    #leastMs;
    #heardAt;
    #printedAt;
    #firstAt;
    #hasHeard = false;
    #isBeforeFirst = false;
    #isAfterLast = false;
    #longestMs;
    constructor(longestMs, now, leastMs = QUIET_MS) {
        this.#longestMs = longestMs;
        this.#leastMs = leastMs;
        this.#now = now;
        this.#startedAt = now();
        this.#heardAt = this.#startedAt;
        this.#printedAt = this.#startedAt;
    }
    heard() {
        const now = this.#now();
        if (this.#hasHeard)
            this.#longestMs = Math.max(this.#longestMs, now - this.#heardAt);
        this.#hasHeard = true;
        this.#isBeforeFirst = false;
        this.#isAfterLast = false;
        this.#heardAt = now;
        this.#firstAt ??= now;
    }
    heardOfTests() {
        if (this.#hasHeard)
            return;
        this.#hasHeard = true;
        this.#isBeforeFirst = true;
        this.#heardAt = this.#now();
        this.#firstAt = this.#heardAt;
    }
    heardOfEnd() {
        this.#isAfterLast = true;
    }
    printed() {
        this.#printedAt = this.#now();
    }
    get longestMs() {
        return this.#longestMs;
    }
    get testingMs() {
        return this.#firstAt === undefined ? 0 : this.#now() - this.#firstAt;
    }
    get quietMs() {
        return this.#now() - this.#heardAt;
    }
    get activeMs() {
        return this.#heardAt - this.#startedAt;
    }
    isTooQuiet(timeoutMs, isIdle = false) {
        const least = Math.max(this.#least(timeoutMs, isIdle), QUIET_TIMES * this.#longestMs);
        return this.#hasHeard && this.#silentMs(isIdle) >= least;
    }
    wasHanging(timeoutMs, isIdle = false) {
        return this.#silentMs(isIdle) >= this.#least(timeoutMs, isIdle);
    }
    #silentMs(isIdle) {
        const isOver = isIdle || this.#isAfterLast;
        return isOver ? Math.min(this.quietMs, this.#now() - this.#printedAt) : this.quietMs;
    }
    #least(timeoutMs, isIdle) {
        const times = this.#isBeforeFirst || this.#isAfterLast || isIdle ? IDLE_TIMES : 1;
        return Math.min(times * this.#leastMs, QUIET_SHARE * timeoutMs);
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/run-watch.js






const NOT_READ = { size: -1, answer: undefined };
const now = () => external_node_perf_hooks_.performance.now();
class RunWatch {
    #leastMs;
    #quiet;
    #journal;
    #journalSize = 0;
    #idle = NOT_READ;
    #isStopped = false;
    #last;
    #activeMs = 0;
    #timeoutMs = 0;
    #endMs = 0;
    constructor(longestMs, leastMs) {
        this.#leastMs = leastMs;
        this.#quiet = new QuietWatch(longestMs, now, leastMs);
    }
    begin(journal) {
        this.#quiet = new QuietWatch(this.#quiet.longestMs, now, this.#leastMs);
        this.#journal = journal;
        this.#journalSize = 0;
        this.#idle = NOT_READ;
        this.#isStopped = false;
    }
    heard() {
        const elapsedMs = this.#quiet.activeMs + this.#quiet.quietMs;
        if (!this.#isStopped && (this.#endMs === 0 || elapsedMs < this.#endMs))
            this.#quiet.heard();
    }
    heardOfTests() {
        this.#quiet.heardOfTests();
    }
    heardOfEnd() {
        this.#quiet.heardOfEnd();
    }
    printed() {
        this.#quiet.printed();
    }
    isTooQuiet(timeoutMs, endMs = timeoutMs) {
        this.#timeoutMs = timeoutMs;
        this.#endMs = endMs;
        const size = this.#journal === undefined ? 0 : ((0,external_node_fs_.statSync)(this.#journal, { throwIfNoEntry: false })?.size ?? 0);
        if (size !== this.#journalSize)
            this.heard();
        this.#journalSize = size;
        this.#isStopped ||= this.#quiet.isTooQuiet(timeoutMs) && this.#isTooQuietAt(timeoutMs, size);
        this.#isStopped ||= this.#quiet.testingMs >= timeoutMs;
        return this.#isStopped;
    }
    #isTooQuietAt(timeoutMs, size) {
        if (this.#idle.size !== size)
            void this.#look(size);
        const { answer } = this.#idle;
        return answer !== undefined && this.#quiet.isTooQuiet(timeoutMs, answer);
    }
    async #look(size) {
        this.#idle = { size, answer: undefined };
        const to = { framework: '', relative: (file) => file };
        const journal = this.#journal === undefined ? NO_JOURNAL : await readJournal(this.#journal, to);
        if (this.#idle.size === size)
            this.#idle = { size, answer: isIdle(journal) };
    }
    get longestMs() {
        return this.#quiet.longestMs;
    }
    async ended({ exit, output }, kept) {
        this.#last = { exit, output, kept, quietMs: this.#quiet.quietMs };
        this.#activeMs += this.#quiet.activeMs;
        if (exit.kind !== 'timed-out' && this.#journal !== undefined)
            await (0,promises_.rm)(this.#journal, { force: true });
    }
    async result(framework, relative) {
        const { exit, quietMs = 0 } = this.#last ?? {};
        const isStopped = exit?.kind === 'timed-out' && exit.isOver !== true;
        const journal = isStopped ? await this.#running(framework, relative) : NO_JOURNAL;
        return {
            journal,
            isHanging: isStopped && this.#quiet.wasHanging(this.#timeoutMs || exit.afterMs, isIdle(journal)),
            activeMs: this.#activeMs,
            quietMs,
            timeoutMs: this.#timeoutMs,
        };
    }
    async #running(framework, relative) {
        if (this.#journal !== undefined)
            return readJournal(this.#journal, { framework: framework.name, relative });
        const { output = '', kept } = this.#last ?? {};
        const text = kept === undefined ? output : ((await (0,shared_folder/* readShared */.qA)(kept)) ?? '');
        const running = framework.running?.(text) ?? [];
        return { ...NO_JOURNAL, running: running.map((id) => ({ ...id, file: relative(id.file) })) };
    }
}

;// CONCATENATED MODULE: ./lib/frameworks/commands/source-of-run.js


function sourceOfRun({ framework, using, project }, { kind }) {
    if (kind === 'all')
        return { framework, using };
    const inner = framework.wraps ?? { framework, using };
    return { ...inner, using: withoutCoverageTool(inner.using, { ...inner.framework, project }) };
}
const COVERAGE_TOOL = /^(?:nyc|c8)$/;
const LOADS_MODULES = /["']?\brequire["']?\s{0,9}[:=]/;
function withoutCoverageTool(using, { programs, project }) {
    if (using === undefined)
        return using;
    const names = using.program.map(parse_command/* programName */.kX);
    const at = names.findIndex(name => COVERAGE_TOOL.test(name));
    const inner = names.findIndex((name, index) => index > at && (programs.test(name) || name === 'node'));
    if (at < 0 || inner < 0)
        return using;
    const { nyc, c8 } = (0,node_package/* packageManifest */.u5)(project);
    const settings = [JSON.stringify([nyc, c8]), ...project.sample(/^\.(?:nyc|c8)rc/)];
    const loads = using.program.slice(at, inner).some(word => /^(?:-r|--require)/.test(word));
    if (loads || settings.some(text => LOADS_MODULES.test(text)))
        return using;
    return { ...using, program: [...using.program.slice(0, at), ...using.program.slice(inner)] };
}

;// CONCATENATED MODULE: ./lib/test-runner/package-runner.js
















class PackageRunner {
    #seen = new Map();
    #narrow = new NarrowRuns({ outside: test => this.#outside(test), seen: this.#seen });
    #suiteFiles;
    #matches = false;
    #isWhole = false;
    #sources;
    #guard;
    #longestQuietMs = 0;
    #options;
    #dir;
    constructor(options) {
        this.#options = options;
        this.#dir = options.of.dir;
        const { framework, project } = options.of;
        this.#sources = new BuiltSources(project.root, project.runsAt);
        const outside = (test) => this.#outside(test);
        const warn = (text) => options.emit((0,events/* note */.N)('warning', text));
        const known = options.hanging.of(this.#suite);
        this.#guard = new HangGuard({ framework, units: () => this.#units(), outside, warn, known });
    }
    part(selection) {
        if (selection.kind === 'all')
            return selection;
        const { framework } = this.#options.of;
        const tests = selection.tests
            .filter(test => (test.framework === framework.name || framework.name === verbatim/* VERBATIM */.BP) &&
            (test.file === '' || this.#owns(test.file)))
            .map(test => ({ ...test, file: this.#inside(test.file) }));
        if (selection.kind === 'only')
            return tests.length === 0 ? undefined : { ...selection, tests };
        const files = selection.files.filter(file => this.#owns(file)).map(file => this.#inside(file));
        return tests.length === 0 && files.length === 0 ? undefined : { ...selection, tests, files };
    }
    knows(test) {
        if (this.#seen.has((0,test_case/* testKey */.S8)(test)))
            return true;
        return test.file === '' && test.name === '' && [...this.#seen.values()].some(seen => (0,test_case/* encloses */.t$)(test, seen));
    }
    async run(selection, at) {
        if (this.#options.of.framework.wraps === undefined)
            return this.#select(selection, at);
        const whole = () => this.#select({ kind: 'all' }, { ...at, dir: (0,external_node_path_.join)(at.dir, 'whole') });
        if (selection.kind === 'all' || this.#isWhole)
            return whole();
        const known = new Set([...this.#seen.keys(), ...selection.tests.map(test => (0,test_case/* testKey */.S8)(this.#outside(test)))]);
        const run = await this.#select(selection, at);
        if (run.exit.kind !== 'exited')
            return run;
        this.#matches ||= run.cases.some(({ id, status }) => status !== 'skipped' && known.has((0,test_case/* testKey */.S8)(id)));
        if (this.#matches || (selection.kind === 'affected' && run.complete && run.cases.length === 0))
            return run;
        this.#isWhole = true;
        return whole();
    }
    async #select(selection, at) {
        const run = async (wanted, name) => {
            let runs = 0;
            const result = await this.#guard.run(wanted, (part, how) => {
                runs += 1;
                return this.#run(part, { ...at, dir: (0,external_node_path_.join)(at.dir, `${name}-${runs}`), how });
            });
            for (const { id } of result.cases)
                this.#seen.set((0,test_case/* testKey */.S8)(id), id);
            if (wanted.kind === 'all' && result.complete && result.cases.length > 0)
                this.#suiteFiles = filesOf(result.cases.map(({ id }) => id));
            return result;
        };
        if (selection.kind !== 'only')
            return run(selection, 'run');
        if (at.traces !== undefined)
            return run({ ...selection, tests: this.#narrow.startersOf(selection.tests) }, 'run');
        return this.#narrow.run(selection, run);
    }
    get dir() {
        return this.#dir;
    }
    get step() {
        return this.#options.of.step;
    }
    get traceFiles() {
        return traceFiles(sourceOfRun(this.#options.of, { kind: 'only', tests: [] }), this.#options.of.project);
    }
    warm(selection, dir) {
        const own = this.part(selection);
        if (own?.kind !== 'only')
            return undefined;
        const { project } = this.#options.of;
        const { framework, using } = sourceOfRun(this.#options.of, own);
        const command = framework.warm?.(project, { selection: own, dir, related: [], using });
        const inside = (test) => ({ ...test, file: this.#inside(test.file) });
        const wordsOf = (tests) => {
            const named = tests.every(this.#narrow.isNamed) ? tests.map(this.#narrow.starterOf) : [];
            return named.length === 0 ? [] : (framework.warmWords?.(named) ?? []);
        };
        return { command, tests: own.tests, project, framework, wordsOf, inside, outside: test => this.#outside(test) };
    }
    manualLines(tests) {
        const { isNamed, starterOf } = this.#narrow;
        const shown = this.#narrow.areLost(tests) ? [] : tests.map(starterOf);
        return manualLines(this.#options.of, shown, { isNamed, plain: this.#options.plain });
    }
    async #units() {
        const seen = [...this.#seen.values()].filter(({ name }) => name !== '');
        if (seen.length > 0)
            return seen.map(test => ({ ...test, file: this.#inside(test.file) }));
        const files = ((await this.#options.testFiles?.()) ?? []).filter(file => this.#owns(file));
        return fileUnits(files.map(file => this.#inside(file)), this.#options.of.framework);
    }
    get #suite() {
        return `${this.step ?? ''}\n${this.#dir}`;
    }
    async #run(selection, { dir, signal, traces, how, ...limits }) {
        const { project } = this.#options.of;
        const { framework, using } = sourceOfRun(this.#options.of, selection);
        const watch = new RunWatch(this.#longestQuietMs, how.quietMs);
        await (0,shared_folder/* makeFolder */.fc)((0,external_node_path_.dirname)(this.#options.temp), dir);
        const timeoutMs = Math.min(how.timeoutMs ?? Number.POSITIVE_INFINITY, limits.timeoutMs);
        const related = await this.#related(selection, { dir, signal, timeoutMs });
        const steps = [];
        for (const plain of framework.commands(project, { ...how, selection, dir, related, using })) {
            const index = steps.length;
            const command = traces === undefined ? plain : tracedCommand(plain, { ...traces, framework: framework.name, dir, index });
            watch.begin(command.journal);
            const place = { dir, signal, timeoutMs, compiling: limits.compiling, framework, index, watch };
            const context = { ...this.#options, project, sources: this.#sources, outside: (id) => this.#outside(id) };
            const step = await runStep(command, place, context);
            steps.push(step);
            if (step.isLast)
                break;
        }
        this.#longestQuietMs = watch.longestMs;
        const relative = (0,relative_path/* relativeTo */.M)(project.runsAt, project.exists);
        const run = combineSteps(steps, selection);
        const named = framework.name === verbatim/* VERBATIM */.BP ? this.#options.unnamed.named(this.#suite, run) : run;
        return { run: named, ...(await watch.result(framework, relative)) };
    }
    async #related(selection, { dir, signal, timeoutMs }) {
        const { project } = this.#options.of;
        const { framework, using } = sourceOfRun(this.#options.of, selection);
        if (selection.kind !== 'affected' || selection.files.length === 0)
            return [];
        if (framework.related !== undefined) {
            const ask = async (command) => {
                const path = (0,external_node_path_.join)(dir, 'answer');
                const { exit } = await this.#options.process({ ...command, report: { at: 'none' } }, { cwd: project.root, signal, timeoutMs, keep: { path, what: 'stdout' } });
                return exit.kind === 'exited' && exit.code === 0 ? await (0,shared_folder/* readShared */.qA)(path) : undefined;
            };
            return framework.related(selection.files, { ask, root: project.runsAt, scope: using?.scope ?? [] });
        }
        const findsRelated = framework.findsRelated === true && (using?.scope ?? []).length === 0;
        if (findsRelated || this.#options.testsThatImport === undefined)
            return [];
        const found = await this.#options.testsThatImport(selection.files.map(file => external_node_path_.posix.join(this.#dir, file)));
        const isRun = (file) => this.#suiteFiles?.has(file) ?? true;
        return found.filter(file => this.#owns(file) && isRun(file)).map(file => this.#inside(file));
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
function filesOf(tests) {
    const files = new Set(tests.map(({ file }) => file));
    return files.has('') ? undefined : files;
}

;// CONCATENATED MODULE: ./lib/test-runner/known-files.js

class KnownFiles {
    #suites = new Map();
    placed(suite, run) {
        const known = this.#suites.get(suite) ?? new Map();
        this.#suites.set(suite, known);
        const files = new Map();
        for (const { id } of run.cases)
            files.set(bareKey(id), (files.get(bareKey(id)) ?? new Set()).add(id.file));
        const cases = run.cases.map(each => {
            const { id } = each;
            const key = bareKey(id);
            const isOne = files.get(key)?.size === 1 && id.name !== '';
            if (!isOne)
                known.set(key, undefined);
            else if (!known.has(key))
                known.set(key, id.file);
            const file = known.get(key) ?? id.file;
            return file === id.file || (file !== '' && id.file !== '') ? each : { ...each, id: { ...id, file } };
        });
        return cases.every((each, index) => each === run.cases[index]) ? run : { ...run, cases };
    }
}
function bareKey(id) {
    return (0,test_case/* testKey */.S8)({ ...id, file: '' });
}

;// CONCATENATED MODULE: ./lib/test-runner/unnamed-passes.js


const SET_UP = /^(?:setUp|tearDown)(?:Class|Module)$/;
class UnnamedPasses {
    #suites = new Map();
    #files = new KnownFiles();
    named(suite, reported) {
        const run = this.#files.placed(suite, reported);
        const { unnamed, cases, complete } = run;
        if (unnamed === undefined || !complete)
            return run;
        const failed = this.#suites.get(suite) ?? new Map();
        this.#suites.set(suite, failed);
        const size = unnamed_passes_sizeOf(cases, unnamed);
        const here = new Set(cases.map(({ id }) => (0,test_case/* testKey */.S8)(id)));
        const missing = [...failed].flatMap(([key, each]) => (here.has(key) ? [] : [each]));
        const passing = missing.filter(({ id, tests, skipped }) => isTest(id) ? size.tests >= tests && size.skipped <= skipped : size.tests > tests);
        for (const { id, status } of cases)
            if (status === 'failed')
                failed.set((0,test_case/* testKey */.S8)(id), { id, ...size });
        const tests = passing.filter(({ id }) => isTest(id));
        if (passing.length === 0 || tests.length > unnamed.passed)
            return run;
        const passed = passing.map(({ id }) => ({ id, status: 'passed', durationMs: 0, problems: [] }));
        return { ...run, cases: [...cases, ...passed], unnamed: { ...unnamed, passed: unnamed.passed - tests.length } };
    }
}
function isTest({ name }) {
    return name !== '' && !SET_UP.test(name);
}
function unnamed_passes_sizeOf(cases, unnamed) {
    const named = cases.filter(({ id }) => isTest(id));
    const skipped = named.filter(({ status }) => status === 'skipped').length + unnamed.skipped;
    return { tests: unnamed.counted ?? named.length + unnamed.passed + unnamed.skipped, skipped };
}

;// CONCATENATED MODULE: ./lib/test-runner/test-runner.js





















const OF_COPIES = { pnpm_config_verify_deps_before_run: 'false' };
const MAX_MANUAL = 2_000;
const SETUP_MS = 15 * 60_000;
class ProcessTestRunner {
    spentMs = 0;
    #options;
    #packages;
    #trust;
    #isFirst = true;
    constructor(options) {
        this.#options = options;
        this.#trust = options.trust ?? new WarmTrust();
        const unnamed = options.unnamed ?? new UnnamedPasses();
        const hanging = options.hanging ?? new KnownHanging();
        this.#packages = options.packages.map(of => new PackageRunner({
            ...options,
            of,
            unnamed,
            hanging,
            nested: options.packages.flatMap(other => ((0,detect_packages/* isWithin */.U)(other, of) ? other.dir : [])),
            process: (command, process) => this.#process(command, process),
        }));
    }
    async run(selection, signal, step) {
        const dir = (0,external_node_path_.join)(this.#options.temp, `run-${(0,external_node_crypto_.randomUUID)()}`);
        await this.#make(dir);
        try {
            const timeoutMs = this.#limitOf(selection);
            const runs = [];
            for (const [index, each] of this.#packagesOf(step).entries()) {
                const own = each.part(this.#routed(selection, each));
                const at = { dir: (0,external_node_path_.join)(dir, String(index)), signal, timeoutMs, compiling: this.#compiling };
                if (own !== undefined)
                    runs.push({ dir: each.dir, run: await each.run(own, at) });
            }
            const run = combinePackages(withoutMissingRunners(runs));
            this.#isFirst &&= !run.complete;
            this.#options.pace?.record(selection, run);
            return run;
        }
        finally {
            await (0,promises_.rm)(dir, { recursive: true, force: true });
        }
    }
    async trace(selection, { signal, inProject, lines = false, asBuilt = false }) {
        const dir = (0,external_node_path_.join)(this.#options.temp, `trace-${(0,external_node_crypto_.randomUUID)()}`);
        const folder = (0,external_node_path_.join)(dir, 'traces');
        await this.#make(folder);
        try {
            const timeoutMs = this.#limitOf(selection);
            const since = Date.now();
            const patterns = new Set();
            for (const [index, each] of this.#packagesOf(undefined).entries()) {
                const own = each.traceFiles && each.part(this.#routed(selection, each));
                if (own === undefined)
                    continue;
                await each.run(own, { dir: (0,external_node_path_.join)(dir, String(index)), signal, timeoutMs, traces: { folder, lines } });
                for (const pattern of each.traceFiles ?? [])
                    patterns.add(pattern);
            }
            const beside = await tracesBeside(folder, { since, root: this.#options.root, patterns: [...patterns] });
            const { root, standIn } = this.#options;
            const here = (path) => seenHere(path, standIn);
            const sources = asBuilt ? undefined : new BuiltSources(root, seenByCommand(root, standIn));
            return await readTraces(folder, { inProject: path => inProject(here(path)), here, beside, sources });
        }
        finally {
            await (0,promises_.rm)(dir, { recursive: true, force: true });
        }
    }
    async openJudge(tests, { signal, prepare = async () => true, isNeeded }) {
        const { temp, emit, keepsState = () => true, standIn } = this.#options;
        const only = { kind: 'only', tests: [...tests.failing.map(({ id }) => id), ...tests.passing] };
        const dir = (0,external_node_path_.join)(temp, `judge-${(0,external_node_crypto_.randomUUID)()}`);
        const plans = this.#packagesOf(undefined).flatMap(each => each.warm(this.#routed(only, each), dir) ?? []);
        const start = async (command, cwd) => WarmProcess.start(command, { ...(await this.#surroundings()), cwd, signal });
        const spend = (ms) => (this.spentMs += ms);
        return openJudge(plans, {
            tests,
            dir,
            prepare,
            isNeeded,
            keepsState,
            pathOf: file => seenByCommand(file, standIn),
            emit,
            root: (0,external_node_path_.dirname)(temp),
            trust: this.#trust,
            start,
            spend,
        });
    }
    execute(command, options) {
        const timeoutMs = Math.min(options.timeoutMs ?? Number.POSITIVE_INFINITY, this.#options.timeoutMs);
        return this.#process(command, { ...options, timeoutMs });
    }
    setup(command, signal) {
        const { root, emit } = this.#options;
        const timeoutMs = Math.max(SETUP_MS, this.#options.timeoutMs);
        emit({ kind: 'setup', command: (0,parse_command/* printCommand */.Tr)(command) });
        return setUp(command, () => this.#process(command, { cwd: root, timeoutMs, signal }));
    }
    describe(tests, step) {
        const files = [...new Map(tests.map(test => [`${test.framework} ${(0,test_case/* unitOf */.uF)(test)}`, (0,test_case/* wholeUnit */.gK)(test)])).values()];
        const selections = [
            { kind: 'only', tests },
            { kind: 'only', tests: files },
        ];
        const texts = selections.map(selection => this.#manualLines(selection, step)).filter(text => text !== '');
        return texts.find(text => text.length <= MAX_MANUAL) ?? this.#manualLines({ kind: 'all' }, step);
    }
    #packagesOf(step) {
        return this.#packages.filter(each => each.step === step);
    }
    #manualLines(selection, step) {
        const lines = this.#packagesOf(step).flatMap(each => {
            const own = each.part(this.#routed(selection, each));
            if (own === undefined)
                return [];
            const commands = each.manualLines(own.kind === 'all' ? [] : own.tests);
            return each.dir === '' ? commands : [`(cd ${(0,shell_words/* shellWord */.r7)(each.dir)} && ${commands.join(' && ')})`];
        });
        return lines.join('\n');
    }
    #routed(selection, to) {
        if (selection.kind === 'all')
            return selection;
        const others = this.#packagesOf(to.step).filter(each => each !== to);
        return {
            ...selection,
            tests: selection.tests.filter(test => test.file !== '' || to.knows(test) || !others.some(each => each.knows(test))),
        };
    }
    async #make(folder) {
        const root = (0,external_node_path_.dirname)(this.#options.temp);
        await (0,promises_.mkdir)(root, { recursive: true });
        await (0,shared_folder/* makeFolder */.fc)(root, folder);
    }
    #limitOf(selection) {
        return this.#options.pace?.deadline(selection, this.#isFirst) ?? this.#options.timeoutMs;
    }
    get #compiling() {
        const { pace, timeoutMs } = this.#options;
        return { untilTests: pace?.compiling() ?? timeoutMs, build: timeoutMs };
    }
    async #surroundings() {
        const { host, pass, plain = {}, secrets, memory, sandbox, standIn } = this.#options;
        const marker = (0,external_node_crypto_.randomUUID)();
        const temp = this.#options.testTemp ?? (0,external_node_path_.join)(this.#options.temp, 'tmp');
        await (temp === this.#options.testTemp ? (0,shared_folder/* makeFolder */.fc)((0,external_node_path_.dirname)(temp), temp) : this.#make(temp));
        const own = childEnvironment(host, { pass, plain, secrets, temp, marker });
        const env = standIn === undefined ? own : { ...OF_COPIES, ...own };
        return { env, marker, sandbox, standIn, ...(memory === undefined ? {} : { memory }) };
    }
    async #process(command, options) {
        const surroundings = await this.#surroundings();
        const wantedMs = options.timeoutMs;
        const timeoutMs = Math.max(1, Math.min(wantedMs, this.#options.remainingMs?.() ?? wantedMs));
        const startedAt = external_node_perf_hooks_.performance.now();
        const result = await runProcess(command, { ...options, ...surroundings, timeoutMs }).finally(() => (this.spentMs += external_node_perf_hooks_.performance.now() - startedAt));
        const isOver = result.exit.kind === 'timed-out' && timeoutMs < wantedMs && result.exit.afterMs >= timeoutMs;
        return isOver ? { ...result, exit: { ...result.exit, isOver } } : result;
    }
}

;// CONCATENATED MODULE: ./lib/test-runner/warm/built-judge.js
function builtJudge(judge, builds) {
    if (builds.all === 0)
        return judge;
    return {
        passing: judge.passing,
        canSift: builds.needed === 0 && judge.canSift,
        async sift(tests, variants, enough) {
            const isLoaded = variants.map(({ file }) => builds.needed === 0 && builds.loads(file));
            if (!isLoaded.includes(true))
                return undefined;
            const own = variants.filter((_, index) => isLoaded[index]);
            const results = [...((await judge.sift(tests, own, enough)) ?? [])];
            return results.length < own.length ? undefined : isLoaded.map(isOwn => (isOwn ? results.shift() : undefined));
        },
        notes: judge.notes,
        takeNotes: () => judge.takeNotes(),
        get runMs() {
            return judge.runMs + builds.ms;
        },
        async run(tests, how) {
            return (await builds.build()) ? judge.run(tests, how) : { cases: [], ended: true };
        },
        async measure(tests) {
            const ms = (await builds.build()) ? await judge.measure(tests) : undefined;
            return ms === undefined ? undefined : ms + builds.ms;
        },
        distrust: why => judge.distrust(why),
        [Symbol.asyncDispose]: () => judge[Symbol.asyncDispose](),
    };
}

// EXTERNAL MODULE: ./lib/workspace/workspace.js + 3 modules
var workspace_workspace = __webpack_require__(17372);
;// CONCATENATED MODULE: ./lib/engine/testbeds.js


















class Testbeds {
    #options;
    #runners = [];
    #caches = [];
    #ways = new TestsByStep();
    #trust = new WarmTrust();
    #unnamed = new UnnamedPasses();
    #hanging = new KnownHanging();
    #made = 0;
    constructor(options) {
        this.#options = options;
    }
    get spentMs() {
        return this.#runners.reduce((sum, { spentMs }) => sum + spentMs, 0);
    }
    get runs() {
        return this.#caches.reduce((sum, { requests }) => sum + requests, 0);
    }
    get known() {
        return this.#caches.reduce((sum, { hits }) => sum + hits, 0);
    }
    checkout(workspace) {
        return this.#testbed(workspace, { temp: this.#options.temp, emit: this.#options.emit });
    }
    async copy(commit, edits = 'code') {
        const { copies, workspace: shared } = this.#options;
        const copy = await copies.make(shared.head);
        if (copy === undefined)
            return undefined;
        this.#made += 1;
        const name = `copy-${this.#made}`;
        const repository = shared.repository.at(copy.root, name);
        const workspace = await workspace_workspace/* GitWorkspace */.A.open({ ...shared, root: copy.root, repository, journal: undefined, policy: { ...shared.policy, edits } }, commit);
        const temp = (0,external_node_path_.join)(this.#options.temp, name);
        await (0,promises_.mkdir)(temp, { recursive: true });
        const emit = event => event.kind !== 'tests-progress' && this.#options.emit(event);
        const { root, standIn } = copy;
        const testbed = this.#testbed(workspace, { temp, emit, standIn });
        const place = { root, project: this.#projectIn(root, standIn), repository };
        return { ...testbed, ...place, [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose]() };
    }
    #projectIn(top, standIn) {
        const { checkout, projectRoot } = this.#options;
        const root = (0,external_node_path_.join)(top, (0,external_node_path_.relative)(checkout.top, projectRoot));
        return (0,project_files/* projectAt */.t9)(root, seenByCommand(root, standIn));
    }
    #testbed(workspace, { temp, emit, standIn }) {
        const { planAt, runner: options, inProject, signal } = this.#options;
        const project = this.#projectIn(workspace.root, standIn);
        const { root } = project;
        const { packages, check: plan } = planAt(project);
        const runner = new ProcessTestRunner({
            ...options,
            root,
            standIn,
            packages,
            temp,
            emit,
            trust: this.#trust,
            unnamed: this.#unnamed,
            hanging: this.#hanging,
        });
        this.#runners.push(runner);
        const check = plan && new ProjectCheck({ plan, project, emit, run: (command, how) => runner.execute(command, how) });
        const checked = new CheckedTestRunner(runner, {
            check,
            code: () => workspace.digest(),
            ways: this.#ways,
            relative: (0,relative_path/* relativeTo */.M)(project.runsAt, project.exists),
        });
        const synced = {
            async run(selection, stop) {
                await workspace.sync();
                return checked.run(selection, stop);
            },
            describe: targets => checked.describe(targets),
        };
        const tests = new CachedTestRunner(synced, () => workspace.digest());
        this.#caches.push(tests);
        const traces = new CachedTraces((selection, how) => runner.trace(selection, { ...how, inProject }), () => workspace.digest());
        return {
            workspace,
            runner,
            tests,
            openJudge: async (wanted, stop, isNeeded) => {
                await workspace.sync();
                const asked = [...wanted.failing.map(({ id }) => id), ...wanted.passing];
                const code = {
                    root: workspace.root,
                    project: root,
                    sources: () => workspace.list(),
                    sourceOf: inProject,
                    changed: () => workspace.changed(),
                    load: within => runner.trace({ kind: 'only', tests: asked }, { signal: stop, inProject: within, asBuilt: true }),
                };
                let builds;
                const prepare = async () => {
                    if (checked.isBuilt && (await isNeeded) === false)
                        return false;
                    builds = await checked.neededBuilds(code, stop);
                    if (builds !== undefined)
                        noteBuilds(builds, emit);
                    return builds !== undefined;
                };
                const judge = await runner.openJudge(wanted, { signal: stop, prepare, isNeeded });
                return judge && builds && syncedJudge(builtJudge(judge, builds), workspace);
            },
            projectCheck: async (stop, how) => {
                await workspace.sync();
                return checked.verbatim(stop, how);
            },
            checkSteps: async (stop) => {
                await workspace.sync();
                return checked.steps(stop);
            },
            trace: async (selection, stop, how = {}) => {
                await workspace.sync();
                return traces.trace(selection, { ...how, signal: stop });
            },
            compiles: compilers({ root: workspace.root, host: options.host, temp, signal }),
        };
    }
}
function noteBuilds({ needed, all, ms }, emit) {
    if (all === 0)
        return;
    const text = needed === 0
        ? 'Nothing is built for a candidate: these tests load only sources.'
        : `For each candidate ${needed} of ${(0,wording/* count */.U9)(all, 'build command')} ${(0,wording/* verb */.w3)(needed, 'run')} (${(ms / 1000).toFixed(1)} s): these tests load their output.`;
    emit((0,events/* note */.N)('info', text));
}
function syncedJudge(judge, workspace) {
    return {
        passing: judge.passing,
        canSift: judge.canSift,
        notes: judge.notes,
        takeNotes: () => judge.takeNotes(),
        get runMs() {
            return judge.runMs;
        },
        async run(tests, how) {
            await workspace.sync();
            return judge.run(tests, how);
        },
        async sift(tests, variants, enough) {
            await workspace.sync();
            const placed = variants.map(each => ({ ...each, file: (0,external_node_path_.join)(workspace.root, each.file) }));
            return judge.sift(tests, placed, enough);
        },
        async measure(tests) {
            await workspace.sync();
            return judge.measure(tests);
        },
        distrust: why => judge.distrust(why),
        [Symbol.asyncDispose]: () => judge[Symbol.asyncDispose](),
    };
}

// EXTERNAL MODULE: ./lib/engine/source-index.js + 10 modules
var source_index = __webpack_require__(43345);
;// CONCATENATED MODULE: ./lib/engine/testbed-settings.js











function createTestbeds(options) {
    const { settings, reported, project, files, host, secrets, sandbox, ciSteps = [], spentMs, testTemp, ...shared } = options;
    const endsAt = Date.now() + settings['timeout-minutes'] * 60_000 - spentMs;
    const timeoutMs = testTimeoutMs(settings, reported);
    return new Testbeds({
        ...shared,
        inProject: files.sourceOf,
        projectRoot: project.root,
        planAt: at => (0,test_plan/* planTests */.z)((0,project_files/* withPrograms */.OE)(at, host.PATH), settings, { reported, ciSteps }),
        runner: {
            host,
            pass: settings['pass-env'],
            plain: (0,ci_step/* environmentOf */.p7)(ciSteps),
            secrets,
            timeoutMs,
            remainingMs: () => endsAt - Date.now(),
            pace: new TimeoutEstimate(timeoutMs, settings['test-timeout-minutes'] !== undefined),
            reportPaths: settings['report-paths'],
            testFiles: async () => files.testFiles(source_index/* isTestFile */.hl),
            testsThatImport: async (changed) => files.testsThatImport(changed, source_index/* isTestFile */.hl),
            keepsState: keepsState,
            memory: memoryLimit(settings),
            sandbox,
            testTemp,
        },
    });
}
function passedVariables(job) {
    const env = childEnvironment(job.host, childEnvOptions(job));
    return name => Object.hasOwn(env, name);
}
function unpassedVariables(job) {
    const { host, ciSteps = [] } = job;
    const withheld = (names) => withheldVariables(host, childEnvOptions(job), names);
    return {
        here: withheld(Object.keys(host).filter(name => host[name] !== '' && !/^(?:INPUT|ACTIONS)_/.test(name))),
        inCi: withheld([...new Set(ciSteps.flatMap(({ leftOut }) => leftOut))]),
    };
}
function childEnvOptions({ settings, secrets, ciSteps = [] }) {
    return { pass: settings['pass-env'], plain: (0,ci_step/* environmentOf */.p7)(ciSteps), secrets, temp: '', marker: '' };
}
function editPolicy(settings) {
    return {
        protected: settings['protected-paths'],
        allowed: settings['allowed-paths'],
        matches: matchesGlob,
    };
}
const matchers = new Map();
function matchesGlob(pattern, path) {
    const matcher = matchers.get(pattern) ?? picomatch(pattern, { dot: true });
    matchers.set(pattern, matcher);
    return matcher(path);
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
function ciLimitsOf(settings) {
    return {
        rounds: settings['max-ci-rounds'],
        hours: settings['max-ci-hours'],
        dollars: settings['max-cost-usd'],
    };
}
function testTimeoutMs(settings, reported) {
    const configured = settings['test-timeout-minutes'];
    if (configured !== undefined)
        return configured * 60_000;
    const reportedMs = (reported ?? []).reduce((sum, { durationMs }) => sum + durationMs, 0);
    const share = budget/* FIRST_RUN_SHARE */.$G * settings['timeout-minutes'] * 60_000;
    return Math.min(Math.max(3 * reportedMs, 5 * 60_000), 15 * 60_000, share);
}
function memoryLimit(settings) {
    const configured = settings['test-memory-mb'];
    return configured === undefined ? 0.9 * (0,external_node_os_.totalmem)() : configured * 1_000_000;
}


/***/ }),

/***/ 15497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parsePrices)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);

function parsePrices(entries) {
    return new Map(entries.map(entry => {
        const at = entry.lastIndexOf('=');
        const name = entry.slice(0, at).trim();
        const numbers = entry
            .slice(at + 1)
            .split('/')
            .map(text => (/^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN));
        const [input = Number.NaN, output = Number.NaN, cacheRead = input, cacheWrite = input] = numbers;
        const isValid = at > 0 && /^[a-z]+\/./.test(name) && numbers.length <= 4;
        if (!isValid || ![input, output, cacheRead, cacheWrite].every(Number.isFinite)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input model-prices: ${JSON.stringify(entry)} is not a price.`, 'Use provider/model=input/output/cache read/cache write in dollars per million tokens, such as openai/my-model=2/10/0.2.');
        }
        return [name, { input, output, cacheRead, cacheWrite }];
    }));
}


/***/ }),

/***/ 35962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ smallModelBeside),
/* harmony export */   Qk: () => (/* binding */ chainNames),
/* harmony export */   UB: () => (/* binding */ DEFAULT_MODEL),
/* harmony export */   X9: () => (/* binding */ requireFixers),
/* harmony export */   cm: () => (/* binding */ loadModel),
/* harmony export */   lb: () => (/* binding */ unknownFixer),
/* harmony export */   s_: () => (/* binding */ parseModelName),
/* harmony export */   yh: () => (/* binding */ isAgent)
/* harmony export */ });
/* unused harmony export PROVIDERS */
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);

const PROVIDERS = ['anthropic', 'bedrock', 'vertex', 'openai'];
function parseModelName(name) {
    const at = name.indexOf('/');
    const provider = PROVIDERS.find(each => each === name.slice(0, at));
    const model = name.slice(at + 1).trim();
    return at < 0 || provider === undefined || model === '' ? undefined : { provider, model };
}
const DEFAULT_MODEL = 'anthropic/claude-sonnet-5-5';
const SMALL_CLAUDE = 'anthropic/claude-haiku-5-5';
function smallModelBeside(name, access) {
    const isClaude = name?.startsWith('anthropic/claude-') === true;
    return isClaude && access.anthropic.baseUrl === undefined ? SMALL_CLAUDE : undefined;
}
function chainNames(models, hasClaude) {
    return models ?? (hasClaude ? [DEFAULT_MODEL, 'offline'] : ['offline']);
}
function isAgent(name) {
    return parseModelName(name) !== undefined;
}
function requireFixers(names) {
    const invalid = names.length === 0 ? '' : names.find(name => name !== 'offline' && !isAgent(name));
    if (invalid !== undefined)
        throw unknownFixer('models', invalid);
}
async function loadModel(name, access) {
    const parsed = parseModelName(name);
    if (parsed === undefined)
        throw new Error(`${name} is not a model`);
    const { provider, model } = parsed;
    const options = { model, effort: access.effort, price: access.prices.get(name) };
    switch (provider) {
        case 'anthropic': {
            const { apiKey, authToken, baseUrl } = access.anthropic;
            if (apiKey === undefined && authToken === undefined)
                throw missingKey(name, 'anthropic-api-key (or anthropic-auth-token)');
            const { anthropicModel } = await Promise.all(/* import() */[__webpack_require__.e(7554), __webpack_require__.e(2581), __webpack_require__.e(4692)]).then(__webpack_require__.bind(__webpack_require__, 34692));
            return anthropicModel({ ...options, apiKey, authToken, baseUrl });
        }
        case 'openai': {
            const { apiKey, baseUrl } = access.openai;
            if (apiKey === undefined && baseUrl === undefined)
                throw missingKey(name, 'openai-api-key');
            const { openaiModel } = await Promise.all(/* import() */[__webpack_require__.e(3145), __webpack_require__.e(2581), __webpack_require__.e(4618)]).then(__webpack_require__.bind(__webpack_require__, 74618));
            return openaiModel({ ...options, apiKey, baseUrl });
        }
        case 'bedrock': {
            const { region, baseUrl } = access.bedrock;
            if (region === undefined && baseUrl === undefined)
                throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input models asks for ${name}, but no region is set.`, 'Set AWS_REGION, as aws-actions/configure-aws-credentials does, or use models: offline.');
            const { bedrockModel } = await Promise.all(/* import() */[__webpack_require__.e(7554), __webpack_require__.e(1820), __webpack_require__.e(2581), __webpack_require__.e(1690)]).then(__webpack_require__.bind(__webpack_require__, 81690));
            return bedrockModel({ ...options, ...access.bedrock });
        }
        case 'vertex': {
            const { vertexModel } = await Promise.all(/* import() */[__webpack_require__.e(7554), __webpack_require__.e(2033), __webpack_require__.e(2581), __webpack_require__.e(1792)]).then(__webpack_require__.bind(__webpack_require__, 19411));
            return vertexModel({ ...options, ...access.vertex });
        }
    }
}
function missingKey(name, input) {
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input models asks for ${name}, but there is no key.`, `Pass ${input} from a secret, or use models: offline.`);
}
function unknownFixer(input, name) {
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input ${input}: ${JSON.stringify(name)} is not a fixer.`, `Use anthropic/<model>, bedrock/<model>, vertex/<model> or openai/<model>, such as ${DEFAULT_MODEL}${input === 'models' ? ', or offline' : ''}.`);
}


/***/ }),

/***/ 93742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QA: () => (/* binding */ commandCheck),
/* harmony export */   bZ: () => (/* binding */ stepCheck),
/* harmony export */   m8: () => (/* binding */ withoutLeadingCd),
/* harmony export */   w8: () => (/* binding */ scriptCheck)
/* harmony export */ });
/* unused harmony export shellCheck */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _check_roles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98244);
/* harmony import */ var _framework_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37240);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79550);
/* harmony import */ var _project_package_manager_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8541);
/* harmony import */ var _project_script_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66465);
/* harmony import */ var _shell_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53658);
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48036);








function scriptCheck(project, tests) {
    const text = (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_3__/* .packageScripts */ .DF)(project).test;
    if (text === undefined || /no test specified/.test(text))
        return undefined;
    const commands = (0,_project_script_js__WEBPACK_IMPORTED_MODULE_5__/* .lifecycle */ .Bl)('test', project);
    if (commands?.some(({ role }) => role === 'deploy') === true)
        return undefined;
    const { command, env } = (0,_project_package_manager_js__WEBPACK_IMPORTED_MODULE_4__/* .testShellCode */ .wB)(project);
    return { ...planOf(command, commands, { ...tests, project }), env, source: 'the script "test" of package.json' };
}
function shellCheck(text, project, tests) {
    const sequence = (0,_project_script_js__WEBPACK_IMPORTED_MODULE_5__/* .splitSequence */ .ou)(text);
    const parts = sequence ?? text.split('\n').filter(line => line.trim() !== '');
    const kept = parts.filter(each => !/^(?:install|print)$/.test((0,_check_roles_js__WEBPACK_IMPORTED_MODULE_1__/* .roleOf */ .kp)((0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shellLine */ .Tg)(each).words) ?? ''));
    const command = kept.join(sequence === undefined ? '\n' : ' && ');
    const commands = (0,_project_script_js__WEBPACK_IMPORTED_MODULE_5__/* .scriptCommands */ .q8)(command, project);
    const known = commands ?? kept.map(line => ({ text: line, role: (0,_check_roles_js__WEBPACK_IMPORTED_MODULE_1__/* .roleOf */ .kp)((0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shellLine */ .Tg)(line).words), script: '' }));
    const isCheck = known.every(({ role, script }) => role !== 'deploy' && (role !== undefined || script !== '')) &&
        known.some(each => !(0,_check_roles_js__WEBPACK_IMPORTED_MODULE_1__/* .readsCoverage */ .us)(each.text));
    return command !== '' && isCheck ? planOf(command, commands, { ...tests, project, mayLackTests: true }) : undefined;
}
const SH = ['sh', '-c'];
const SHELLS = {
    default: ['bash', '-e', '-c'],
    bash: ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'],
    sh: ['sh', '-e', '-c'],
};
function stepCheck(step, project, tests) {
    const shell = SHELLS[step.shell];
    const check = shell && shellCheck(step.run, project, tests);
    if (check === undefined || shell === undefined)
        return undefined;
    return { ...check, shell, env: step.env, source: `the step ${JSON.stringify(step.name)} of CI` };
}
const LEADING_CD = /^cd[ \t]{1,9}([^\s;&|<>()$'"`\\~/-][^\s;&|<>()$'"`\\]{0,200})[ \t]{0,9}(?:&&|;|\r?\n)\s{0,99}(\S[^]*)$/;
function withoutLeadingCd(step) {
    const [, path, run] = LEADING_CD.exec(step.run.trim()) ?? [];
    if (path === undefined || run === undefined)
        return undefined;
    return { ...step, run, workingDirectory: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(step.workingDirectory, path).replace(/^\.$|\/$/, '') };
}
function commandCheck(text, project) {
    const { code = text, shell = SH } = (0,_shell_code_js__WEBPACK_IMPORTED_MODULE_6__/* .shellCodeOf */ .P)(text) ?? {};
    return { ...planOf(code, (0,_project_script_js__WEBPACK_IMPORTED_MODULE_5__/* .scriptCommands */ .q8)(code, project), { project }), shell, source: 'the input test-command' };
}
function planOf(command, found, { project, part, main, mayLackTests = false }) {
    const rest = { command, shell: SH, dir: '', env: {}, isTests: false, runsTests: false };
    if (found === undefined)
        return { ...rest, steps: [], beside: [], isSplit: false };
    const commands = found.map(each => {
        if (each.role === 'build' && onlyChecksTypes(each.text, project))
            return { ...each, role: 'types' };
        return each.text === part ? { ...each, role: 'tests' } : each;
    });
    const [first] = commands;
    const isTests = first !== undefined && commands.length === 1 && first.role === 'tests' && !hasCoverage(first.text, project);
    const tests = commands.findIndex(({ role }) => role === 'tests');
    const { first: firstRun, later, others } = (0,_framework_run_js__WEBPACK_IMPORTED_MODULE_2__/* .laterRuns */ .$8)(commands, project, main);
    const lastRun = Math.max(...later.keys());
    const steps = commands.flatMap(({ text, role, script }, index) => {
        const run = later.get(index);
        if (run !== undefined)
            return [{ text, script, kind: 'tests', run }];
        if (firstRun !== undefined && others.has(index) && text !== part)
            return [{ text, script, kind: 'check' }];
        if (role === 'tests' || role === 'install' || role === 'deploy' || role === 'print')
            return [];
        const isBuild = index < tests ? role === 'build' || role === undefined : role === 'build' && tests < 0;
        if (isBuild)
            return [{ text, script, kind: 'build' }];
        const prepares = index < lastRun && (role === 'build' || role === undefined);
        return [{ text, script, kind: 'check', ...(prepares ? { prepares } : {}) }];
    });
    const isSplit = tests >= 0 || (mayLackTests && commands.every(({ role }) => role !== undefined));
    const beside = commands.flatMap(({ text, role, script }) => (role === 'types' || role === 'lint' || role === 'build') && !(0,_check_roles_js__WEBPACK_IMPORTED_MODULE_1__/* .readsCoverage */ .us)(text)
        ? [{ text, script, kind: 'check' }]
        : []);
    return { ...rest, steps: isSplit ? steps : [], beside, isSplit, isTests, runsTests: tests >= 0, firstRun };
}
function onlyChecksTypes(text, project) {
    const { words } = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shellLine */ .Tg)(text);
    const tsc = words.findIndex(word => /(?:^|\/)tsc$/.test(word));
    if (tsc < 0 || words.some(word => /^(?:-b|--build)$/.test(word)))
        return false;
    const named = words[words.findIndex(word => /^(?:-p|--project)$/.test(word)) + 1 || words.length] ?? 'tsconfig.json';
    const path = named.endsWith('.json') ? named : `${named.replace(/\/$/, '')}/tsconfig.json`;
    return /"(?:noEmit|emitDeclarationOnly)"\s*:\s*true\b/.test(project.text(path) ?? '');
}
const COVERAGE_CONFIGS = /^(?:(?:vitest|vite|jest|mocha|ava|tap)\b.*\.config\.\w+|\.(?:c8|nyc)rc\b.*|\.taprc|\.coveragerc|pyproject\.toml|setup\.cfg|tox\.ini)$/;
function hasCoverage(text, project) {
    if (/\b(?:coverage|cov|c8|nyc|typecheck)\b/i.test(text))
        return true;
    const { jest, nyc, c8 } = (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_3__/* .packageManifest */ .u5)(project);
    const texts = [JSON.stringify([jest, nyc, c8]), ...project.sample(COVERAGE_CONFIGS)];
    return texts.some(each => /coverage|fail_under|--cov|typecheck/i.test(each));
}


/***/ }),

/***/ 98244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hS: () => (/* binding */ makesEnvironment),
/* harmony export */   kp: () => (/* binding */ roleOf),
/* harmony export */   us: () => (/* binding */ readsCoverage)
/* harmony export */ });
/* harmony import */ var _jvm_goals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25318);
/* harmony import */ var _named_environments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75732);
/* harmony import */ var _parse_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44887);
/* harmony import */ var _wrappers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48990);




const ROLES = [
    [
        'deploy',
        /^(?:(?:npm|pnpm|yarn|cargo|poetry|gem|twine|lerna|changeset)\b.*[\s:](?:publish|deploy|release|upload|push)\b|(?:rake|mvnw?|mvnd|gradlew?|sbt|just|mix|make|composer|dotnet|dart|flutter|swift)\b.*[\s:](?:publish|deploy|release|upload|push)|(?:deploy|publish|release|semantic-release|release-it|np|goreleaser|kubectl|helm|terraform|pulumi|serverless|sls|vercel|netlify|firebase|wrangler|flyctl|fly|heroku|aws|gcloud|az|gsutil|gh|scp|rsync|ssh)\b|(?:git|docker|podman)\b.*\b(?:push|login|tag)\b)/,
    ],
    ['print', /^(?:date|echo|printf|pwd|whoami|uname)\b(?!.*[|>;&`]|.*\$\()/],
    [
        'install',
        /^(?:(?:npm|pnpm|yarn|bun|deno)(?: -\S+)* (?:ci|clean-install|i|install|add)\b|(?:yarn|bundle)(?: --\S+)*$|composer update\b|mix deps\.get\b|dotnet restore\b|cargo fetch\b|corepack\b|(?:uv )?pip\d? install\b|python\S* -m pip install\b|(?:uv|poetry|pdm|pipenv|bundle|composer|rye) (?:sync|install|lock)\b|go (?:mod download|install)\b|rustup\b|apt-get\b|sudo apt|brew\b|playwright install\b)/,
    ],
    ['types', /^(?:tsc|vue-tsc|svelte-check|astro check|tsd|attw|mypy|pyright|basedpyright|ty|flow)\b(?!.*--build\b)/],
    [
        'lint',
        /^(?:eslint|oxlint|biome|prettier|stylelint|standard|xo|ts-standard|semistandard|jshint|tslint|publint|size-limit|knip|depcheck|madge|dpdm|ruff|flake8|pylint|black|isort|pycodestyle|pydocstyle|bandit|codespell|cspell|vulture|golangci-lint|staticcheck|gofmt|goimports|go vet|cargo (?:clippy|fmt|deny)|rubocop|phpstan|psalm|phpcs|php-cs-fixer|shellcheck|actionlint|markdownlint\S*|remark|commitlint|lint-staged|editorconfig-checker|pre-commit run|make (?:lint|format|fmt|typecheck|types)|deno (?:lint|fmt|check))\b/,
    ],
    [
        'lint',
        /^(?:coverage (?:annotate|combine|erase|html|json|lcov|report|xml)|(?:c8|nyc) (?:check-coverage|merge|report))\b/,
    ],
    [
        'tests',
        /^(?:vitest|jest|mocha|_mocha|ava|tap|tape|jasmine|uvu|karma|cypress|playwright test|nyc|c8|pytest|py\.test|tox|nox|hatch test|hatch run (?:[\w.-]{1,50}:)?test[\w:.-]{0,50}|unittest|(?:manage\.py|django-admin|django) test|(?:run_?tests?|test_?runner)\.py|go test|gotestsum|cargo (?:hack )?(?:test|nextest)|mvnw?|mvnd|gradlew?|(?:simple-)?phpunit|pest|paratest|artisan test|rspec|rake(?=$)|(?:rails|rake)(?=(?: \S{1,200}){0,20}? (?:test|spec)(?:$|[\s:[]))|composer (?:run |run-script )?test|ctest|make (?:test|check)|just test|mix test|sbt test|dotnet test|dart test|flutter test|swift test|meson test|prove|bun test|deno test|(?:node|tsx)\b.*--test\b)(?:\s|$)/,
    ],
    [
        'build',
        /^(?:tsc|tsup|tsdown|unbuild|rollup|vite build|webpack|esbuild|swc|babel|ncc|pkgroll|microbundle|bunchee|turbo (?:run )?build|nx (?:run )?build|make(?= (?:all|build)\b)|make(?=$)|cmake|ninja|meson|go build|go generate|cargo (?:build|check|doc)|(?:npm|pnpm|yarn|bun)(?: run)? build\S*|python\S* -m build|hatch build|poetry build)\b/,
    ],
];
const READS_COVERAGE = /(?:^|[\s/])(?:coverage (?:annotate|combine|erase|html|json|lcov|report|xml)|(?:c8|nyc) (?:check-coverage|merge|report))\b/;
function readsCoverage(text) {
    return READS_COVERAGE.test(text);
}
const JVM = /^(?:mvnw?|mvnd|gradlew?)$/;
const RUN_NONE = [
    [/^cargo$/, 'build', /^--no-run$/],
    [/^go$/, 'build', /^--?c$/],
    [/^deno$/, 'build', /^--no-run$/],
    [/^tox$/, 'install', /^(?:-n|--notest)$/],
    [/^nox$/, 'install', /^--install-only$/],
    [/^tox$/, 'print', /^(?:-l|-a|--listenvs|--listenvs-all|--showconfig)$/],
    [/^nox$/, 'print', /^(?:-l|--list|--list-sessions)$/],
    [/^(?:pytest|py\.test)$/, 'print', /^(?:--co|--collect-only|--setup-plan|--fixtures|--markers)$/],
    [/^go$/, 'print', /^--?list(?:=|$)/],
    [/^(?:cargo|playwright)$/, 'print', /^--list$/],
    [/^jest$/, 'print', /^--(?:listTests|showConfig)$/],
    [/^_?mocha$|^rspec$/, 'print', /^--dry-run$/],
    [/^ctest$/, 'print', /^(?:-N|--show-only(?:=.*)?)$/],
    [/^(?:(?:simple-)?phpunit|pest|paratest|dotnet)$/, 'print', /^--list-(?:tests|groups|suites|test-files)$/],
];
const ASKS = /^--(?:version|help)$/;
function roleOf(words) {
    const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
    if (own.slice(1).some(word => ASKS.test(word)))
        return undefined;
    const names = words.map((word, index) => (index === 0 || !word.startsWith('-') ? (0,_parse_command_js__WEBPACK_IMPORTED_MODULE_1__/* .programName */ .kX)(word) || word : word));
    for (let from = 0; from < names.length; from += 1) {
        if ((0,_wrappers_js__WEBPACK_IMPORTED_MODULE_2__/* .isWrapperValue */ .V)(words, from))
            continue;
        const text = names
            .slice(from)
            .join(' ')
            .replace(/^cargo(?: [+-]\S{1,200}){1,9}/, 'cargo');
        const role = ROLES.find(([, marks]) => marks.test(text))?.[0];
        if (role === 'types' && isEmitting(text))
            return 'build';
        const other = role === 'tests' ? runNone([names[from] ?? '', ...words.slice(from + 1)]) : undefined;
        if (other === 'print' && /[|>]/.test(text))
            return undefined;
        if (other !== undefined)
            return other;
        if (role === 'tests' && JVM.test(names[from] ?? '') && !(0,_jvm_goals_js__WEBPACK_IMPORTED_MODULE_0__/* .runsJvmTests */ .Nv)(words.slice(from)))
            return 'build';
        if (role !== undefined)
            return role;
        if (!(0,_wrappers_js__WEBPACK_IMPORTED_MODULE_2__/* .isWrapper */ .Y)(words, from))
            return undefined;
    }
    return undefined;
}
function makesEnvironment(words) {
    const program = words.find((_, index) => !(0,_wrappers_js__WEBPACK_IMPORTED_MODULE_2__/* .isWrapper */ .Y)(words, index)) ?? '';
    return /^(?:tox|nox)$/.test((0,_parse_command_js__WEBPACK_IMPORTED_MODULE_1__/* .programName */ .kX)(program)) || words.some(word => (0,_parse_command_js__WEBPACK_IMPORTED_MODULE_1__/* .programName */ .kX)(word) === 'hatch');
}
const NO_TESTS = /^(?:docs?|doc-\w+|html|linkcheck|lint\w*|style|format\w*|fmt|mypy|pyright|types?|typing|typecheck\w*|flake8|ruff|black|pylint|pre-commit|spell\w*|build|packag(?:e|ing)|manifest|release|clean)$/;
function isBeside([program = '', ...words]) {
    if (!/^(?:tox|nox)$/.test(program))
        return false;
    const named = (0,_named_environments_js__WEBPACK_IMPORTED_MODULE_3__/* .namedEnvironments */ .U)(program, words);
    return named.length > 0 && named.every(each => each.split(',').every(isNoTests));
}
function isNoTests(name) {
    return NO_TESTS.test(name) || name.split(/[-_]/).every(part => NO_TESTS.test(part));
}
function runNone([program = '', ...words]) {
    if (isBeside([program, ...words]))
        return 'lint';
    if (program === 'cargo' && words[words.indexOf('nextest') + 1] === 'archive')
        return 'build';
    const own = program === 'cargo' || !words.includes('--') ? words : words.slice(0, words.indexOf('--'));
    return RUN_NONE.find(([name, , options]) => name.test(program) && own.some(word => options.test(word)))?.[1];
}
function isEmitting(text) {
    return /^tsc\b/.test(text) && !/--noEmit\b|--emitDeclarationOnly\b/.test(text);
}


/***/ }),

/***/ 37240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ laterRuns),
/* harmony export */   Mf: () => (/* binding */ isSameRun),
/* harmony export */   ao: () => (/* binding */ frameworkRun)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _check_roles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98244);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32850);
/* harmony import */ var _resolve_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94791);




const OTHER_VERBS = /^(?:bench|init|list|related|typecheck)$/;
const RUNS_NONE = /^(?:build|install|print)$/;
function frameworkRun(text, project) {
    const resolved = (0,_resolve_command_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveText */ .WY)('test', text, { project, frameworks: _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .FRAMEWORKS */ .i });
    if (resolved.kind !== 'framework' || OTHER_VERBS.test(resolved.using.scope[0] ?? ''))
        return undefined;
    const { framework, using, start } = resolved;
    if (start !== undefined && RUNS_NONE.test((0,_check_roles_js__WEBPACK_IMPORTED_MODULE_1__/* .roleOf */ .kp)([start.file, ...start.args]) ?? ''))
        return undefined;
    return { framework, using, start };
}
function isSameRun(one, other) {
    return one.framework === other.framework && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(settingsOf(one.using), settingsOf(other.using));
}
function settingsOf({ program, options, scope, last, env }) {
    return [options, scope, last, env, program.filter(word => /^[A-Za-z_]\w*=/.test(word))];
}
function laterRuns(commands, project, main) {
    const all = commands.map(({ text, role }) => (role === 'tests' ? frameworkRun(text, project) : undefined));
    const isThere = main !== undefined && all.some(run => run !== undefined && isSameRun(run, main));
    const runs = isThere ? [main] : [];
    const later = new Map();
    const others = new Set();
    for (const [index, run] of all.entries()) {
        const [first] = runs;
        if (run === undefined || (first !== undefined && first.framework !== run.framework)) {
            if (commands[index]?.role === 'tests')
                others.add(index);
            continue;
        }
        if (runs.some(earlier => isSameRun(earlier, run)))
            continue;
        if (first !== undefined)
            later.set(index, run);
        runs.push(run);
    }
    return { first: runs[0], later, others };
}


/***/ }),

/***/ 66465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ lifecycle),
/* harmony export */   Lg: () => (/* binding */ onlyOther),
/* harmony export */   ou: () => (/* binding */ splitSequence),
/* harmony export */   q8: () => (/* binding */ scriptCommands)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48036);
/* harmony import */ var _check_roles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98244);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79550);
/* harmony import */ var _project_package_manager_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8541);




const DEPLOYS = /^(?:deploy|publish|release|ship|upload)(?:$|[:_-])/;
const BESIDE = new Set(['types', 'lint', 'build', 'print']);
const SETTINGS = /^(?:cross-env\s{1,9})?(?:[A-Za-z_]\w{0,99}=(?:'[^']{0,500}'|"[^"$`\\]{0,500}"|[^\s'"$`\\;&|<>()]{0,500})\s{1,9}){1,20}/;
const MAX_DEPTH = 5;
function scriptCommands(text, project, script = '', depth = 0) {
    const parts = splitSequence(text);
    if (parts === undefined || depth > MAX_DEPTH)
        return undefined;
    const expanded = parts.map(part => {
        const { words, operator } = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellLine */ .Tg)(part);
        const [settings = ''] = SETTINGS.exec(part) ?? [];
        const called = operator === undefined ? calledScripts((0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellLine */ .Tg)(part.slice(settings.length)).words, project) : undefined;
        if (called === undefined)
            return [{ text: part, role: (0,_project_package_manager_js__WEBPACK_IMPORTED_MODULE_2__/* .runsAllPackages */ .xv)(words) ? 'tests' : (0,_check_roles_js__WEBPACK_IMPORTED_MODULE_0__/* .roleOf */ .kp)(words), script }];
        if (called.some(name => DEPLOYS.test(name)))
            return [{ text: part, role: 'deploy', script }];
        const whole = [{ text: part, role: (0,_check_roles_js__WEBPACK_IMPORTED_MODULE_0__/* .roleOf */ .kp)(words), script }];
        const inner = called.map(name => lifecycle(name, project, depth + 1));
        if (settings === '')
            return inner.includes(undefined) ? undefined : inner.flatMap(each => each ?? []);
        const commands = inner.flatMap(each => each ?? []);
        const isOfShell = inner.includes(undefined) ||
            commands.some(({ text: own }) => /\$/.test(own) || (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellLine */ .Tg)(own).operator !== undefined);
        return isOfShell ? whole : commands.map(each => ({ ...each, text: `${settings}${each.text}` }));
    });
    return expanded.includes(undefined) ? undefined : expanded.flatMap(commands => commands ?? []);
}
function lifecycle(name, project, depth = 0) {
    const scripts = (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .packageScripts */ .DF)(project);
    const names = [`pre${name}`, name, `post${name}`].filter(each => scripts[each] !== undefined);
    const all = names.map(each => scriptCommands(scripts[each] ?? '', project, each, depth));
    return all.includes(undefined) ? undefined : all.flatMap(commands => commands ?? []);
}
function onlyOther(commands) {
    const [other, ...more] = commands.filter(({ role }) => role === undefined || !BESIDE.has(role));
    return other?.role !== 'deploy' && more.length === 0 && commands.length > 1 ? other : undefined;
}
function calledScripts(words, project) {
    const [program = '', ...rest] = words;
    const scripts = (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .packageScripts */ .DF)(project);
    if (/^(?:run-s|npm-run-all2?|run-p)$/.test(program)) {
        const names = rest.filter(word => !/^(?:-s|-p|-l|-n|-c|--(?:sequential|serial|parallel|silent|print-\w+|continue-on-error|aggregate-output))$/.test(word));
        const found = names.flatMap(name => matching(name, Object.keys(scripts)));
        return names.some(name => name.startsWith('-') || matching(name, Object.keys(scripts)).length === 0)
            ? undefined
            : found;
    }
    const called = (0,_project_package_manager_js__WEBPACK_IMPORTED_MODULE_2__/* .scriptOf */ .Fl)(words, project);
    return called === undefined || called.rest.length > 0 ? undefined : [called.name];
}
function matching(pattern, names) {
    if (!pattern.includes('*'))
        return names.filter(name => name === pattern);
    const source = pattern
        .split(/(\*\*|\*)/)
        .map(part => (part === '**' ? '.+' : part === '*' ? '[^:]+' : part.replace(/[^\w:-]/g, '\\$&')))
        .join('');
    return names.filter(name => new RegExp(`^${source}$`).test(name));
}
function splitSequence(text) {
    const parts = [];
    let part = '';
    for (const [piece] of text.matchAll(/'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|&&|\|\||[\s\S]/g)) {
        if (piece === '&&' || piece === ';' || piece === '\n') {
            parts.push(part);
            part = '';
        }
        else
            part += piece;
    }
    const commands = [...parts, part].map(each => each.trim()).filter(each => each !== '' && !each.startsWith('#'));
    const isStateful = commands.some(each => /^(?:cd|pushd|export|source|\.|set|unset|trap|if|for|while|case|function|\{|\(|exit)(?:\s|$)|^\w+=\S*$|\|\|/.test(each));
    return isStateful && commands.length > 1 ? undefined : commands;
}


/***/ }),

/***/ 53658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ PLACEHOLDER),
/* harmony export */   P: () => (/* binding */ shellCodeOf)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48036);
/* harmony import */ var _parse_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44887);


const PLACEHOLDER = /\{(?:tests|report)\}/;
function shellCodeOf(text) {
    const { words, operator, open } = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellLine */ .Tg)(text);
    if (open !== undefined || PLACEHOLDER.test(text))
        return undefined;
    if (operator !== undefined || text.trim().includes('\n'))
        return { code: text, shell: ['sh', '-c'] };
    const [code = '', last = '', ...before] = words.toReversed();
    const program = (0,_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(before.at(-1) ?? '');
    const isShell = /^(?:ba|da|z|k)?sh$/.test(program) && /^-[a-z]*c$/.test(last);
    return isShell ? { code, shell: words.slice(0, -1) } : undefined;
}


/***/ }),

/***/ 82168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ VERBATIM),
/* harmony export */   VS: () => (/* binding */ verbatimFramework),
/* harmony export */   Yk: () => (/* binding */ useOfScript)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48036);
/* harmony import */ var _project_detect_framework_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14521);
/* harmony import */ var _injected_reporters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82359);
/* harmony import */ var _framework_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37240);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79550);
/* harmony import */ var _project_package_manager_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8541);
/* harmony import */ var _parse_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44887);
/* harmony import */ var _project_script_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66465);








const VERBATIM = 'custom';
function verbatimFramework(command, wraps) {
    return {
        name: VERBATIM,
        programs: /^$/,
        detect: () => 'the command runs as it is',
        commands: (_project, { dir }) => [(0,_injected_reporters_js__WEBPACK_IMPORTED_MODULE_1__/* .withReporters */ .PL)(command, (0,_injected_reporters_js__WEBPACK_IMPORTED_MODULE_1__/* .injectedReporters */ .hk)(dir), { orPrinted: true })],
        selector: test => wraps?.framework.selector(test) ?? test.file,
        manualCommand: (tests, by) => wraps?.framework.manualCommand(tests, { ...by, using: wraps.using }) ?? [command.file, ...command.args],
        wraps,
        selectsNone: wraps === undefined,
    };
}
function useOfScript(project, known) {
    const text = (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_3__/* .packageScripts */ .DF)(project).test;
    const script = (0,_project_detect_framework_js__WEBPACK_IMPORTED_MODULE_0__/* .testScript */ ._N)(project);
    if (text === undefined || /no test specified/.test(text) || script?.kind !== 'opaque')
        return undefined;
    const parts = commandsIn(text);
    const runsOf = (texts) => texts.flatMap(each => (0,_framework_run_js__WEBPACK_IMPORTED_MODULE_2__/* .frameworkRun */ .ao)(each, project) ?? []);
    const own = runsOf(parts);
    const runs = own.length > 0 ? own : runsOf(((0,_project_script_js__WEBPACK_IMPORTED_MODULE_6__/* .lifecycle */ .Bl)('test', project) ?? []).map(({ text: inner }) => inner));
    const [first] = runs;
    if (first !== undefined && (runs.length === 1 || areLater(runs, text, project)))
        return { kind: 'part', ...first };
    const isSplit = runs.length === 0 && !project.exists('.pnp.cjs');
    const alone = isSplit ? (0,_project_script_js__WEBPACK_IMPORTED_MODULE_6__/* .onlyOther */ .Lg)((0,_project_script_js__WEBPACK_IMPORTED_MODULE_6__/* .lifecycle */ .Bl)('test', project) ?? [])?.text : undefined;
    const part = alone ?? (parts.length === 1 ? parts[0] : undefined);
    const isStart = part !== undefined && !callsScript(part, project);
    const wraps = known !== undefined && isStart ? { framework: known } : undefined;
    if (alone !== undefined) {
        const why = 'a part of the script test starts it';
        return { kind: 'verbatim', framework: verbatimFramework(commandOf(alone), wraps), why, part: alone };
    }
    return { kind: 'verbatim', framework: verbatimFramework((0,_project_package_manager_js__WEBPACK_IMPORTED_MODULE_4__/* .scriptCommand */ .rG)('test', project), wraps), why: script.why };
}
function callsScript(text, project) {
    const { words } = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shellLine */ .Tg)(text);
    return words.some((_, index) => (0,_project_package_manager_js__WEBPACK_IMPORTED_MODULE_4__/* .scriptOf */ .Fl)(words.slice(index), project) !== undefined);
}
function commandOf(text) {
    const { operator, open } = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shellLine */ .Tg)(text);
    const isPlain = operator === undefined && open === undefined && !/[$*?[\]{}()~!#]/.test(text);
    return isPlain ? (0,_parse_command_js__WEBPACK_IMPORTED_MODULE_5__/* .parseCommand */ .RM)('the script test', text) : { file: 'sh', args: ['-c', text] };
}
function areLater(runs, text, project) {
    const { first, later } = (0,_framework_run_js__WEBPACK_IMPORTED_MODULE_2__/* .laterRuns */ .$8)((0,_project_script_js__WEBPACK_IMPORTED_MODULE_6__/* .scriptCommands */ .q8)(text, project) ?? [], project);
    const known = first === undefined ? [] : [first, ...later.values()];
    return runs.every(run => known.some(each => (0,_framework_run_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRun */ .Mf)(each, run)));
}
function commandsIn(text) {
    const parts = text.match(/(?:'[^']*'|"(?:[^"\\]|\\.)*"|\\.|[^'"\\&|;])+/g) ?? [];
    return parts.map(part => part.trim()).filter(part => part !== '');
}


/***/ }),

/***/ 8016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ detectPackages),
/* harmony export */   U: () => (/* binding */ isWithin)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(48036);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79550);
/* harmony import */ var _django_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61984);
/* harmony import */ var _pytest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19281);
/* harmony import */ var _playwright_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43866);
/* harmony import */ var _go_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88177);
/* harmony import */ var _project_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71992);
/* harmony import */ var _deno_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29509);
/* harmony import */ var _vitest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39535);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32850);
/* harmony import */ var _commands_framework_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37240);
/* harmony import */ var _commands_project_script_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66465);
/* harmony import */ var _package_manager_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8541);
/* harmony import */ var _commands_verbatim_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82168);
/* harmony import */ var _detect_framework_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(14521);
/* harmony import */ var _package_folders_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(64419);
















function detectPackages(root, reported) {
    const named = new Set(reported.map(({ framework }) => framework).filter(name => name !== ''));
    const allFolders = (0,_package_folders_js__WEBPACK_IMPORTED_MODULE_14__/* .foldersWithManifests */ .Ih)(root.root);
    const isSample = ({ dir, project }) => dir !== '' && (0,_django_js__WEBPACK_IMPORTED_MODULE_1__/* .hasDjango */ .sd)(project) && (0,_pytest_js__WEBPACK_IMPORTED_MODULE_2__/* .needsDjango */ .FC)(root);
    const found = _package_folders_js__WEBPACK_IMPORTED_MODULE_14__/* .ECOSYSTEMS */ .SQ.flatMap(([ecosystem, manifest, frameworks]) => {
        const folders = allFolders.filter(({ ecosystems }) => ecosystems.has(ecosystem)).map(({ dir }) => dir);
        const top = root.has(manifest) ? root : withoutPackages(folders, root);
        return packagesOf(ecosystem, { folders, top, frameworks, named });
    }).filter(each => !isSample(each));
    const reportedPackages = found.filter(({ framework }) => named.has((framework.wraps?.framework ?? framework).name));
    if (reportedPackages.length > 0)
        return reportedPackages;
    const framework = _registry_js__WEBPACK_IMPORTED_MODULE_8__/* .FRAMEWORKS */ .i.find(({ name }) => named.has(name));
    if (found.length === 0 && framework !== undefined)
        return [{ dir: '', project: root, framework }];
    const others = found.filter(each => each.framework !== _playwright_js__WEBPACK_IMPORTED_MODULE_3__/* .playwright */ .U);
    return others.length > 0 ? others : found;
}
function packagesOf(ecosystem, { folders, top, frameworks, named }) {
    if (ecosystem === 'javascript' && testsSomePackages(top))
        return wholeScript(top);
    const found = [];
    const own = hasOwnTests(ecosystem, top);
    const modules = ecosystem === 'go' ? (0,_go_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .workspaceModules */ .F)(top) : undefined;
    for (const dir of new Set([...(own ? [''] : []), ...folders])) {
        if (modules?.has(dir) === false)
            continue;
        if (ecosystem !== 'go' && found.some(above => above.dir === '' || dir.startsWith(`${above.dir}/`)))
            continue;
        const project = dir === '' ? top : (0,_project_files_js__WEBPACK_IMPORTED_MODULE_5__/* .projectIn */ .L9)(top, dir);
        found.push(...packageAt({ dir, project }, { frameworks, named, top }));
    }
    return found.length > 0 || own ? found : packageAt({ dir: '', project: top }, { frameworks, named, top });
}
function testsSomePackages(top) {
    return ((0,_commands_project_script_js__WEBPACK_IMPORTED_MODULE_10__/* .lifecycle */ .Bl)('test', top) ?? []).some(({ text }) => (0,_package_manager_js__WEBPACK_IMPORTED_MODULE_11__/* .packagesTested */ .lk)((0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_15__/* .shellLine */ .Tg)(text).words) === 'some');
}
function wholeScript(project) {
    const own = (0,_commands_verbatim_js__WEBPACK_IMPORTED_MODULE_12__/* .useOfScript */ .Yk)(project, undefined);
    if (own?.kind !== 'verbatim')
        return [];
    const { framework, why, part } = own;
    return [{ dir: '', project, framework, why, part }];
}
function hasOwnTests(ecosystem, top) {
    if (ecosystem === 'javascript')
        return !delegates(top);
    return ecosystem !== 'go' || top.exists('go.mod');
}
function packageAt(at, { frameworks, named, top }) {
    const candidates = (0,_detect_framework_js__WEBPACK_IMPORTED_MODULE_13__/* .frameworksIn */ .h1)(at.project).filter(framework => frameworks.includes(framework));
    const hoisted = candidates.length > 0 || at.dir === '' ? undefined : hoistedFramework(at.project, { top, frameworks });
    const framework = candidates.find(({ name }) => named.has(name)) ?? candidates[0] ?? hoisted;
    const script = frameworks.includes(_vitest_js__WEBPACK_IMPORTED_MODULE_7__/* .vitest */ .g) || frameworks.includes(_deno_js__WEBPACK_IMPORTED_MODULE_6__/* .deno */ .j) ? (0,_detect_framework_js__WEBPACK_IMPORTED_MODULE_13__/* .testScript */ ._N)(at.project) : undefined;
    if (framework !== undefined && script?.kind === 'framework' && script.framework === framework)
        return [{ ...at, framework, using: script.using, why: 'the script test starts it' }];
    const own = frameworks.includes(_vitest_js__WEBPACK_IMPORTED_MODULE_7__/* .vitest */ .g) && framework !== _playwright_js__WEBPACK_IMPORTED_MODULE_3__/* .playwright */ .U ? (0,_commands_verbatim_js__WEBPACK_IMPORTED_MODULE_12__/* .useOfScript */ .Yk)(at.project, framework) : undefined;
    if (own?.kind === 'part' && (own.framework === framework || framework === undefined || !named.has(framework.name)))
        return [{ ...at, framework: own.framework, using: own.using, why: 'a part of the script test starts it' }];
    if (framework === undefined)
        return [];
    return own?.kind === 'verbatim'
        ? [{ ...at, framework: own.framework, why: own.why, part: own.part }]
        : [{ ...at, framework, why: framework.detect(at.project) ?? 'a script of its package.json starts it' }];
}
function hoistedFramework(project, { top, frameworks }) {
    const scripts = Object.entries((0,_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .packageScripts */ .DF)(project)).filter(([name]) => /^test(?:$|:)/.test(name));
    const started = scripts
        .flatMap(([, text]) => (0,_commands_project_script_js__WEBPACK_IMPORTED_MODULE_10__/* .splitSequence */ .ou)(text) ?? [])
        .flatMap(part => (0,_commands_framework_run_js__WEBPACK_IMPORTED_MODULE_9__/* .frameworkRun */ .ao)(part, project) ?? []);
    return (0,_detect_framework_js__WEBPACK_IMPORTED_MODULE_13__/* .frameworksIn */ .h1)(top).find(each => frameworks.includes(each) && started.some(({ framework }) => framework === each));
}
function withoutPackages(folders, project) {
    if (folders.length === 0)
        return project;
    const elsewhere = folders.map(dir => `(?!${(0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_15__/* .escapePattern */ .MP)(dir)}/)`).join('');
    const pattern = (path) => new RegExp(`^${elsewhere}(?=[^]*?(?:${path.source}))`, path.flags);
    return { ...project, has: path => project.has(pattern(path)), sample: path => project.sample(pattern(path)) };
}
function delegates(project) {
    const text = project.text('package.json') ?? '';
    const workspaces = project.exists('pnpm-workspace.yaml') || project.exists('lerna.json') || /"workspaces"\s*:/.test(text);
    if (!workspaces)
        return false;
    const script = (0,_detect_framework_js__WEBPACK_IMPORTED_MODULE_13__/* .testScript */ ._N)(project);
    if (script?.kind === 'framework')
        return false;
    if (script?.kind === 'packages')
        return true;
    const config = /^(?:vitest|jest)\.(?:config|workspace)\.\w+$|^\.mocharc\.\w+$/;
    return !project.has(config) || !(0,_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredPackages */ .Mk)(project).size;
}
function isWithin(inner, outer) {
    return (inner !== outer &&
        inner.framework.name === outer.framework.name &&
        (outer.dir === '' ? inner.dir !== '' : inner.dir.startsWith(`${outer.dir}/`)));
}


/***/ }),

/***/ 88177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ workspaceModules),
/* harmony export */   Z: () => (/* binding */ withoutCovered)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const PATH = /^(?:"([^"]{1,500})"|`([^`]{1,500})`|([^\s"`]{1,500}))$/;
function workspaceModules(top) {
    const text = top.text('go.work')?.replaceAll(/\/\/.*/g, '');
    if (text === undefined)
        return undefined;
    const paths = usedIn(text);
    const dirs = paths.map(path => PATH.exec(path)
        ?.slice(1)
        .find(found => found !== undefined));
    if (dirs.length === 0 || dirs.includes(undefined))
        return undefined;
    return new Set(dirs.map((dir = '') => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(dir).replace(/\/$/, '')).map(dir => (dir === '.' ? '' : dir)));
}
function usedIn(text) {
    const found = [];
    let isBlock = false;
    for (const line of text.split('\n').map(each => each.trim())) {
        const rest = isBlock ? line : /^use\b/.test(line) ? line.slice('use'.length).trim() : '';
        const [inside = ''] = rest.replace(/^\(/, '').split(')', 1);
        if (inside.trim() !== '')
            found.push(inside.trim());
        isBlock = (isBlock || rest.startsWith('(')) && !rest.includes(')');
    }
    return found;
}
function withoutCovered(packages) {
    const top = packages.find(({ dir, framework }) => dir === '' && framework.name === 'go');
    if (top?.project.exists('go.work') !== true)
        return [...packages];
    const prefixes = (top.using?.scope ?? []).flatMap(each => /^(?<begin>[^.][^\s]{0,500})\.\.\.$/.exec(each)?.groups?.begin ?? []);
    const isCovered = ({ dir, framework, project }) => {
        const module = /^module[ \t]{1,9}"?([^\s"]{1,500})/m.exec(project.text('go.mod') ?? '')?.[1] ?? '';
        return dir !== '' && framework.name === 'go' && module !== '' && prefixes.some(begin => module.startsWith(begin));
    };
    return packages.filter(each => !isCovered(each));
}


/***/ }),

/***/ 64419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SQ: () => (/* binding */ ECOSYSTEMS),
  Ih: () => (/* binding */ foldersWithManifests),
  eh: () => (/* binding */ isJavaScript)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/frameworks/ava.js
var ava = __webpack_require__(35539);
// EXTERNAL MODULE: ./lib/frameworks/bun.js
var bun = __webpack_require__(14424);
// EXTERNAL MODULE: ./lib/frameworks/deno.js
var deno = __webpack_require__(29509);
// EXTERNAL MODULE: ./lib/frameworks/jasmine.js
var jasmine = __webpack_require__(24400);
// EXTERNAL MODULE: ./lib/frameworks/tap.js
var tap = __webpack_require__(2984);
// EXTERNAL MODULE: ./lib/frameworks/tape.js
var tape = __webpack_require__(29829);
// EXTERNAL MODULE: ./lib/frameworks/uvu.js
var uvu = __webpack_require__(14563);
// EXTERNAL MODULE: ./lib/frameworks/cargo.js
var cargo = __webpack_require__(36797);
// EXTERNAL MODULE: ./lib/frameworks/ctest.js
var ctest = __webpack_require__(85228);
// EXTERNAL MODULE: ./lib/frameworks/go.js
var go = __webpack_require__(25895);
// EXTERNAL MODULE: ./lib/frameworks/gradle.js
var gradle = __webpack_require__(18998);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
;// CONCATENATED MODULE: ./lib/frameworks/project/left-out-folders.js




function leftOut(project) {
    const submodules = [...(project.text('.gitmodules') ?? '').matchAll(/^[ \t]*path[ \t]*=[ \t]*(?<path>\S.*)$/gm)].map(({ groups }) => groups?.path?.trimEnd() ?? '');
    const ignored = ignore().add(project.text('.gitignore') ?? '');
    const patterns = workspacePatterns(project);
    return (dir, ecosystem) => {
        if (dir === '')
            return false;
        if (ecosystem === undefined)
            return submodules.includes(dir) || ignored.ignores(`${dir}/`);
        return ecosystem === 'javascript' && patterns.length > 0 && !isWorkspace(dir, patterns);
    };
}
function isWorkspace(dir, patterns) {
    const last = patterns.findLast(pattern => picomatch.isMatch(dir, pattern.replace(/^!/, '')));
    return last !== undefined && !last.startsWith('!');
}
function workspacePatterns(project) {
    const read = (text, parseText) => {
        try {
            return text === undefined ? undefined : parseText(text);
        }
        catch {
            return undefined;
        }
    };
    const pnpm = read(project.text('pnpm-workspace.yaml'), text => (0,dist/* parse */.qg)(text));
    const lerna = read(project.text('lerna.json'), text => JSON.parse(text));
    const { workspaces } = (0,node_package/* packageManifest */.u5)(project);
    const all = [field(pnpm, 'packages'), workspaces, field(workspaces, 'packages'), field(lerna, 'packages')];
    const found = all.find(each => Array.isArray(each));
    return (found ?? [])
        .filter(each => typeof each === 'string')
        .map(each => each.replace(/^(!?)\.\//, '$1').replace(/(?<!\/)\/+$/, ''));
}
function field(value, name) {
    return value !== null && typeof value === 'object' ? value[name] : undefined;
}

// EXTERNAL MODULE: ./lib/frameworks/project/project-files.js
var project_files = __webpack_require__(71992);
// EXTERNAL MODULE: ./lib/frameworks/jest.js + 3 modules
var jest = __webpack_require__(88374);
// EXTERNAL MODULE: ./lib/frameworks/maven.js + 6 modules
var maven = __webpack_require__(64964);
// EXTERNAL MODULE: ./lib/frameworks/mocha.js + 4 modules
var mocha = __webpack_require__(10514);
// EXTERNAL MODULE: ./lib/frameworks/node-test.js + 3 modules
var node_test = __webpack_require__(34755);
// EXTERNAL MODULE: ./lib/frameworks/phpunit.js
var phpunit = __webpack_require__(24415);
// EXTERNAL MODULE: ./lib/frameworks/playwright.js
var playwright = __webpack_require__(43866);
// EXTERNAL MODULE: ./lib/frameworks/pytest.js + 2 modules
var pytest = __webpack_require__(19281);
// EXTERNAL MODULE: ./lib/frameworks/rspec.js
var rspec = __webpack_require__(12056);
// EXTERNAL MODULE: ./lib/frameworks/unittest.js + 1 modules
var unittest = __webpack_require__(35412);
// EXTERNAL MODULE: ./lib/frameworks/vitest.js + 5 modules
var vitest = __webpack_require__(39535);
;// CONCATENATED MODULE: ./lib/frameworks/project/package-folders.js

























const ECOSYSTEMS = [
    ['javascript', /^package\.json$/, [vitest/* vitest */.g, jest/* jest */.F, mocha/* mocha */.L, ava/* ava */.Z, tap/* tap */.M, jasmine/* jasmine */.w, uvu/* uvu */.D, tape/* tape */.D, node_test/* nodeTest */.J, bun/* bun */.c, playwright/* playwright */.U]],
    ['deno', /^deno\.jsonc?$/, [deno/* deno */.j]],
    [
        'python',
        /^(?:pyproject\.toml|setup\.cfg|setup\.py|pytest\.ini|tox\.ini|requirements\.txt|manage\.py)$/,
        [pytest/* pytest */.C3, unittest/* unittest */.h],
    ],
    ['go', /^go\.mod$/, [go.go]],
    ['rust', /^Cargo\.toml$/, [cargo/* cargo */.Z]],
    ['java', /^(?:pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?)$/, [maven/* maven */.Q, gradle/* gradle */.K]],
    ['php', /^(?:composer\.json|phpunit\.xml(?:\.dist)?)$/, [phpunit/* phpunit */.J]],
    ['ruby', /^(?:Gemfile|\.rspec)$/, [rspec/* rspec */.G]],
    ['cpp', /^CMakeLists\.txt$/, [ctest/* ctest */.M]],
];
function isJavaScript(framework) {
    return ECOSYSTEMS.some(([name, , frameworks]) => name === 'javascript' && frameworks.includes(framework));
}
const IGNORED = /^(?:[._].*|node_modules|vendor|target|build|dist|out|venv|env|fixtures?|testdata|examples?|templates?|demos?|third_party|site-packages)$/;
const TEST_FILES = {
    python: /^tests\/.*\.py$|^(?:tests?|test_.*|.*_tests?)\.py$/,
    go: /_test\.go$/,
    java: /^tests\/.*\.(?:java|kt|groovy|scala)$|(?:Tests?|TestCase|Spec|IT)\.(?:java|kt|groovy|scala)$/,
    php: /^tests\/.*\.php$|Test\.php$/,
    ruby: /_spec\.rb$/,
};
const OWN_NAMES = {
    python: {
        files: ['pytest.ini', 'pyproject.toml', 'setup.cfg', 'tox.ini'],
        setting: /^[ \t]{0,20}python_files[ \t]{0,20}=/m,
    },
    php: { files: ['phpunit.xml', 'phpunit.xml.dist'], setting: /<(?:directory|file)\b/ },
    ruby: { files: ['.rspec'], setting: /--pattern|-P\b/ },
};
const TEST_FOLDER = /tests?$/i;
const FOREIGN = /^(?:\..*|node_modules|vendor|target|venv|env|fixtures?|testdata|site-packages)$/;
const MAX_DEPTH = 4;
const MAX_FOLDERS = 5_000;
function foldersWithManifests(root) {
    const isLeftOut = leftOut((0,project_files/* projectAt */.t9)(root));
    const found = [];
    let visited = 0;
    const walk = (dir, depth) => {
        visited += 1;
        if (visited > MAX_FOLDERS)
            return;
        const entries = entriesOf((0,external_node_path_.join)(root, dir));
        const files = entries.filter(entry => entry.isFile()).map(({ name }) => name);
        const ecosystems = new Set(ECOSYSTEMS.filter(([name, pattern]) => files.some(file => pattern.test(file)) &&
            !isLeftOut(dir, name) &&
            (dir === '' || mayHaveTests((0,external_node_path_.join)(root, dir), name))).map(([name]) => name));
        if (ecosystems.size > 0 && dir !== '')
            found.push({ dir, ecosystems });
        if (depth >= MAX_DEPTH)
            return;
        for (const entry of entries) {
            const path = dir === '' ? entry.name : `${dir}/${entry.name}`;
            if (entry.isDirectory() && !IGNORED.test(entry.name) && !isLeftOut(path))
                walk(path, depth + 1);
        }
    };
    walk('', 0);
    return found;
}
function namesItsTests(top, ecosystem) {
    const { files = [], setting } = OWN_NAMES[ecosystem] ?? {};
    const { text } = (0,project_files/* projectAt */.t9)(top);
    return files.some(file => setting?.test(text(file) ?? '') === true);
}
function mayHaveTests(top, ecosystem) {
    const pattern = TEST_FILES[ecosystem];
    if (pattern === undefined || namesItsTests(top, ecosystem))
        return true;
    const queue = [{ path: top, isOfTests: TEST_FOLDER.test(top) }];
    for (const { path, isOfTests } of queue.values()) {
        if (queue.length > MAX_FOLDERS)
            return true;
        const entries = entriesOf(path);
        if (ecosystem === 'go' && path !== top && entries.some(({ name }) => name === 'go.mod'))
            continue;
        if (entries.some(entry => entry.isFile() && pattern.test(`${isOfTests ? 'tests/' : ''}${entry.name}`)))
            return true;
        const folders = entries.filter(entry => entry.isDirectory() && !FOREIGN.test(entry.name));
        queue.push(...folders.map(({ name }) => ({ path: (0,external_node_path_.join)(path, name), isOfTests: isOfTests || TEST_FOLDER.test(name) })));
    }
    return false;
}
function entriesOf(path) {
    try {
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 31857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ credentialFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const VARIABLES = [
    'GOOGLE_APPLICATION_CREDENTIALS',
    'GOOGLE_GHA_CREDS_PATH',
    'CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE',
    'AWS_SHARED_CREDENTIALS_FILE',
    'AWS_WEB_IDENTITY_TOKEN_FILE',
    'AZURE_FEDERATED_TOKEN_FILE',
    'AZURE_CLIENT_CERTIFICATE_PATH',
    'KUBECONFIG',
    'NETRC',
    'REGISTRY_AUTH_FILE',
    'DOCKER_AUTH_CONFIG_FILE',
    'SNOWFLAKE_PRIVATE_KEY_PATH',
    'TF_CLI_CONFIG_FILE',
];
function credentialFiles(env, passed = []) {
    const paths = VARIABLES.filter(name => !passed.includes(name)).flatMap(name => (env[name] ?? '').split(':'));
    return [...new Set(paths.filter(path => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path)))];
}


/***/ }),

/***/ 92493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yk: () => (/* binding */ namespaceIds),
/* harmony export */   fO: () => (/* binding */ processFields),
/* harmony export */   gO: () => (/* binding */ descendantsOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function descendantsOf(pid) {
    const below = new Map();
    for (const name of entriesOf('/proc').filter(entry => /^\d+$/.test(entry))) {
        const parent = parentOf(name);
        if (parent !== undefined)
            below.set(parent, [...(below.get(parent) ?? []), Number(name)]);
    }
    const found = [...(below.get(pid) ?? [])];
    for (const each of found)
        found.push(...(below.get(each) ?? []));
    return found;
}
function namespaceIds(pid) {
    const line = /^NSpid:([\d\t ]{1,400})$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? '';
    return line.trim().split(/\s+/).filter(Boolean).map(Number);
}
function parentOf(pid) {
    const parent = processFields(pid)[1];
    return parent === undefined || parent === '' ? undefined : Number(parent);
}
function processFields(pid) {
    const stat = textOf(`/proc/${pid}/stat`);
    return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
function entriesOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path);
    }
    catch {
        return [];
    }
}
function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 18973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qf: () => (/* binding */ RUN_SCRIPT),
/* harmony export */   _r: () => (/* binding */ scriptInput),
/* harmony export */   oX: () => (/* binding */ signalOf)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48036);

const RUN_SCRIPT = [
    'start() { "$@"; }',
    'if [ "$#" = 0 ]; then input=$(cat); exec </dev/null; else input=$(head -c "$1"); fi',
    'eval "$input"',
    'cd -- "$1" || exit 125',
    'missing=$2',
    'shift 2',
    'program=$(command -v -- "$1" 2>/dev/null)',
    'case $program in',
    '  */*) ;;',
    '  ?*) program=$(PATH=$PATH env which -- "$1" 2>/dev/null) ;;',
    'esac',
    'case $program in */*) ;; *) : >"$missing"; exit 127 ;; esac',
    'shift',
    'start "$program" "$@"',
    'exit $?',
].join('\n');
const OF_SHELLS = new Set(['program', 'missing', 'UID', 'EUID', 'PPID', 'GROUPS', 'OPTIND', 'SHELLOPTS', 'BASHOPTS']);
function scriptInput(command, missing) {
    const input = inputText(command, missing);
    return { input, args: command.isFed === true ? [String(Buffer.byteLength(input))] : [] };
}
function inputText({ file, args, cwd, env }, missing) {
    const isPlain = (name) => /^[A-Za-z_]\w*$/.test(name) && !OF_SHELLS.has(name);
    const variables = Object.entries(env);
    const plain = variables.filter(([name]) => isPlain(name)).map(([name, value]) => `export ${name}=${(0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(value)}`);
    const odd = variables.filter(([name]) => !isPlain(name) && name !== '' && !/[=]/.test(name));
    const words = odd.map(([name, value]) => (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(`${name}=${value}`));
    return [
        ...(words.length === 0 ? [] : [`start() { /usr/bin/env -- ${words.join(' ')} "$@"; }`]),
        ...plain,
        `set -- ${[cwd, missing, file, ...args].map(_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7).join(' ')}`,
        '',
    ].join('\n');
}
const SIGNALS = {
    132: 'SIGILL',
    134: 'SIGABRT',
    135: 'SIGBUS',
    136: 'SIGFPE',
    137: 'SIGKILL',
    139: 'SIGSEGV',
};
function signalOf(code) {
    return SIGNALS[code];
}


/***/ }),

/***/ 91348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   qA: () => (/* binding */ readShared),
/* harmony export */   tO: () => (/* binding */ clearPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



async function makeFolder(root, folder) {
    let at = root;
    for (const name of (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, name);
        const info = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(at).catch(() => undefined);
        if (info?.isDirectory() === true)
            continue;
        if (info !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.unlink)(at);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(at).catch((error) => {
            if (error.code !== 'EEXIST')
                throw error;
        });
    }
}
function clearPath(path) {
    const info = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (info?.isDirectory() === true)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true });
    else if (info?.isFile() === false)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
}
async function readShared(path) {
    const info = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    return info?.isFile() === true ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8') : undefined;
}


/***/ }),

/***/ 27947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W_: () => (/* binding */ reportsInWorkspace),
/* harmony export */   uD: () => (/* binding */ reportPathsIn),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* unused harmony export DEFAULT_REPORTS */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73382);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78104);
/* harmony import */ var _frameworks_project_detect_framework_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14521);
/* harmony import */ var _frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71992);
/* harmony import */ var _relative_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82646);
/* harmony import */ var _read_reports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79778);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43586);









const DEFAULT_REPORTS = [
    '**/{junit,report,test-report,test-results,pytest,vitest,jest}*.xml',
    '**/TEST-*.xml',
    '**/{test-results,test-reports,reports,junit,surefire-reports,failsafe-reports}/**/*.xml',
    '**/TestResults/**/*.trx',
];
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/vendor/**', '**/.venv/**'];
function reportPathsIn(root, patterns) {
    const options = { cwd: root, ignore: IGNORED, absolute: true, dot: true, followSymbolicLinks: false };
    return (0,tinyglobby__WEBPACK_IMPORTED_MODULE_8__/* .glob */ .TI)([...(patterns ?? DEFAULT_REPORTS)], options);
}
async function reportsInWorkspace(root, options) {
    const searched = (options.patterns ?? DEFAULT_REPORTS).join(', ');
    const { isLeft = () => true } = options;
    const paths = (await reportPathsIn(root, options.patterns)).filter(path => isLeft((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path))).toSorted();
    if (paths.length === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NoReports */ .DD(`No test report matches ${searched}.`, 'Have the tests write JUnit XML, and give its path in report-paths.');
    }
    const since = options.since ?? 0;
    const dated = await Promise.all(paths.map(async (path) => ({ path, name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path), at: await changedAt(path) })));
    const stale = dated.filter(({ at }) => at < since);
    const fresh = dated.filter(({ at }) => at >= since);
    if (fresh.length === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StaleReports */ .bz(`Every test report that matches ${searched} is older than the commit that failed.`, 'Run the tests before, so that they write fresh reports.');
    }
    return {
        files: fresh.map(({ path, name }) => ({ name, open: () => (0,_decode_js__WEBPACK_IMPORTED_MODULE_7__/* .fileBytes */ .sG)(path) })),
        notes: stale.map(({ name }) => `${name} is older than the commit that failed, and was ignored.`),
    };
}
async function changedAt(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
async function readAll(files, options) {
    const project = (0,_frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_4__/* .projectAt */ .t9)(options.root);
    const { cases, complete, unreadable, notes: odd, } = await (0,_read_reports_js__WEBPACK_IMPORTED_MODULE_6__/* .readReports */ .oh)(files, {
        likely: (0,_frameworks_project_detect_framework_js__WEBPACK_IMPORTED_MODULE_3__/* .detectFramework */ .yl)(project, [])?.name,
        relative: (0,_relative_path_js__WEBPACK_IMPORTED_MODULE_5__/* .relativeTo */ .M)(options.root, project.exists),
        exists: project.exists,
    });
    const notes = [...options.notes, ...unreadable, ...odd];
    if (unreadable.length === files.length) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableReports */ .Zk(`No test report can be read: ${notes.slice(0, 3).join(' ')}`, 'Check that the job uploads complete JUnit XML files, and that report-paths or artifact-name names them.');
    }
    return { cases, complete, files: files.length - unreadable.length, notes };
}


/***/ }),

/***/ 12760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ MAVEN_HELP),
/* harmony export */   XS: () => (/* binding */ runResult),
/* harmony export */   di: () => (/* binding */ hasNoPackages),
/* harmony export */   fM: () => (/* binding */ lastLine)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79078);
/* harmony import */ var _test_reports_failure_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43430);



const MAX_OUTPUT = 20_000;
const MAVEN_HELP = /(?:\n\[ERROR\])? -> \[Help 1\]/;
const NO_WORDS = /^(?:[^\p{L}\p{N}]+$|at \S|(?!\w{0,9}sh: \d)[\w$]{1,40}: [[{'"\d]|Node\.js v\d)/u;
function runResult(ended) {
    const { exit, report, output, detail } = ended;
    switch (exit.kind) {
        case 'not-found':
            return unfinished('not-found', `The tests could not start: ${exit.command} was not found.`);
        case 'timed-out':
            return unfinished('timed-out', timeoutNote(exit));
        case 'out-of-memory':
            return unfinished('out-of-memory', `The tests used more than ${Math.round(exit.limit / 1_000_000)} MB of memory and were ended.`);
        case 'killed':
            return ranOutOfMemory(output)
                ? unfinished('out-of-memory', `The tests ran out of memory (${exit.signal}).`)
                : CRASHES.has(exit.signal)
                    ? unfinished('crashed', `The tests crashed (${exit.signal}): ${lastLine(output)}`)
                    : unfinished('killed', `The tests were killed by ${exit.signal}.`);
        case 'exited':
            return exitResult(ended, { code: exit.code, report, detail });
    }
}
function hasNoPackages(output) {
    return /^no packages to test\s{0,9}$/m.test(output.slice(-MAX_OUTPUT));
}
function timeoutNote({ afterMs, isOver = false }) {
    return isOver
        ? 'The tests did not end in the time that timeout-minutes leaves.'
        : `The tests did not end within ${Math.round(afterMs / 1000)} s.`;
}
const CRASHES = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP']);
const CRASH_CODES = new Set([132, 133, 134, 135, 136, 139]);
const KILLED_CODES = { 130: 'SIGINT', 137: 'SIGKILL', 143: 'SIGTERM' };
function exitResult(ended, { code, report, detail }) {
    const { cases, output, mayBeEmpty, hasUnnamed = false, exitIsOfTests = true } = ended;
    const failed = cases.some(({ status }) => status === 'failed');
    if (report !== 'read' && code !== 0 && ranOutOfMemory(output))
        return unfinished('out-of-memory', `The tests ran out of memory: ${lastLine(output)}`);
    const signal = KILLED_CODES[code];
    if (report !== 'read' && signal !== undefined)
        return unfinished('killed', `The tests were killed by ${signal}.`);
    if (report === 'broken')
        return unfinished('broken-report', `The tests wrote a report, but ${detail}`);
    if (report === 'half')
        return unfinished('half-report', `The test report is incomplete: ${detail}`);
    if (CRASH_CODES.has(code) && !failed)
        return unfinished('crashed', `The tests crashed (exit code ${code}): ${lastLine(output)}`);
    if (report === 'stale')
        return unfinished('stale-report', `The tests ended with exit code ${code} and wrote no report; the existing ones are older${code === 0 ? '.' : `: ${lastLine(output)}`}`);
    if (report === 'none' && hasNoPackages(output))
        return unfinished('no-tests', 'No test ran: no packages to test.');
    if (report === 'none' && code === 0)
        return unfinished('no-report', unseenNote(output));
    if (report === 'none')
        return unfinished('no-report', `The tests ended with exit code ${code} and wrote no report: ${lastLine(output)}`);
    if (cases.length === 0 && !hasUnnamed && !mayBeEmpty)
        return unfinished('no-tests', code === 0 ? 'No test ran.' : `No test ran (exit code ${code}): ${reasonIn(output)}`);
    if (code !== 0 && !failed && exitIsOfTests)
        return unfinished('failed-without-failures', `All tests passed, but the command ended with exit code ${code}.`);
    const skipped = cases.length > 0 && !hasUnnamed && !mayBeEmpty && cases.every(({ status }) => status === 'skipped');
    const note = skipped
        ? `No test ran: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(cases.length, 'test')} ${cases.length === 1 ? 'was' : 'were'} skipped.`
        : undefined;
    return { result: 'finished', note };
}
function unseenNote(output) {
    const plain = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output.slice(-MAX_OUTPUT));
    const isTox = /^\s{0,9}congratulations :\)/m.test(plain);
    const program = isTox ? 'tox' : /^nox > /m.test(plain) ? 'nox' : undefined;
    const seen = `${program ?? 'The command'} ended with exit code 0, but no test was seen: it ran none, or wrote no report.`;
    if (program === undefined)
        return seen;
    const [kind, example] = isTox ? ['environment', 'tox -e py'] : ['session', 'nox -s tests'];
    return `${seen} Set test-command to one ${kind} that runs tests and can run here, such as ${example}.`;
}
function unfinished(result, note) {
    return { result, note };
}
function ranOutOfMemory(output) {
    return /JavaScript heap out of memory|java\.lang\.OutOfMemoryError|fatal error: (?:runtime: )?out of memory|^MemoryError\b|Cannot allocate memory|memory allocation of \d+ bytes failed|std::bad_alloc/m.test(output.slice(-20_000));
}
function reasonIn(output) {
    const plain = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output.slice(0, MAX_OUTPUT));
    const line = (0,_test_reports_failure_message_js__WEBPACK_IMPORTED_MODULE_1__/* .failureLine */ .Pu)(plain);
    if (line === '')
        return 'it printed nothing.';
    if (!line.endsWith(':'))
        return line;
    const after = plain.slice(plain.indexOf(line) + line.length);
    return `${line} ${(0,_test_reports_failure_message_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(after)}`;
}
const CAUSE = /^\s{0,9}(?:caused by|cause):/i;
const CAUSE_LINES = 30;
function causedError(lines) {
    if (!CAUSE.test(lines.at(-1) ?? ''))
        return undefined;
    const above = lines.slice(-CAUSE_LINES);
    const at = above.findLastIndex(line => /^\s{0,9}error\b/i.test(line));
    const cause = above.slice(at + 1).find(line => CAUSE.test(line));
    return at < 0 ? undefined : `${above[at]?.trim().replace(/[.:]$/, '') ?? ''}; ${cause?.trim() ?? ''}`;
}
function lastLine(output) {
    const [said = ''] = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output).split(MAVEN_HELP, 1);
    const lines = said.trim().split('\n');
    const last = lines.at(-1)?.trim() ?? '';
    const line = last !== '' && NO_WORDS.test(last) ? reasonIn(said) : (causedError(lines) ?? last);
    const text = line === '' ? 'it printed nothing' : line.slice(0, 300);
    return /[.!?]$/.test(text) ? text : `${text}.`;
}


/***/ }),

/***/ 37375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ EditJournal)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _domain_text_shared_ends_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19732);
/* harmony import */ var _guarded_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73907);





const Entry = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    found: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    written: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable().default(null),
});
const Later = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    written: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    start: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    end: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    middle: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const MAX_LENGTH = 4_000_000;
class EditJournal {
    #path;
    #entries = new Map();
    #length = 0;
    constructor(path) {
        this.#path = path;
    }
    note(path, { found, text }) {
        if (this.#path === undefined)
            return;
        const before = this.#entries.get(path);
        const written = [...(before?.written.slice(-1) ?? []), digest(text)];
        const entry = { path, found: found ?? null, written, text: text ?? null };
        this.#entries.set(path, entry);
        if (this.#length === 0 || this.#length > MAX_LENGTH)
            this.#writeAnew(this.#path);
        else
            this.#append(this.#path, before === undefined ? entry : (laterOf(entry) ?? entry));
    }
    #append(journal, entry) {
        const line = lineOf(entry);
        const before = this.#length;
        this.#length = 0;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(journal, line);
        this.#length = before + line.length;
    }
    #writeAnew(journal) {
        const lines = [...this.#entries.values()].map(lineOf).join('');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(`${journal}.new`, lines);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(`${journal}.new`, journal);
        this.#length = lines.length;
    }
    end() {
        this.#entries.clear();
        this.#length = 0;
        if (this.#path !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.#path, { force: true });
    }
    static recover(path, files, isTaken = () => false) {
        const entries = (0,_guarded_files_js__WEBPACK_IMPORTED_MODULE_2__/* .removalsFirst */ .gW)(parse(path), ({ found }) => found);
        const restored = [];
        const left = [];
        for (const entry of entries) {
            if (!files.writable(entry.path))
                continue;
            const now = files.read(entry.path);
            if (now === (entry.found ?? undefined) || isTaken(entry.path))
                continue;
            if (entry.written.includes(digest(now)) || isBeginning(now, entry)) {
                files.put(entry.path, entry.found ?? undefined);
                restored.push(entry.path);
            }
            else
                left.push(entry.path);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
        return { restored: restored.toSorted(), left: left.toSorted() };
    }
}
function lineOf(entry) {
    return `${JSON.stringify(entry)}\n`;
}
function laterOf({ path, found, text, written }) {
    if (found === null || text === null)
        return undefined;
    const { start, end } = (0,_domain_text_shared_ends_js__WEBPACK_IMPORTED_MODULE_4__/* .sharedEnds */ .i)(found, text);
    return { path, written, start, end, middle: text.slice(start, text.length - end) };
}
function parse(path) {
    const entries = new Map();
    for (const line of textOf(path).split('\n'))
        for (const entry of parseLine(line, entries))
            entries.set(entry.path, entry);
    return [...entries.values()];
}
function parseLine(line, earlier) {
    try {
        const parsed = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Entry), Later, Entry]).parse(JSON.parse(line));
        if (Array.isArray(parsed))
            return parsed;
        if ('found' in parsed)
            return [parsed];
        const { path, written, start, end, middle } = parsed;
        const found = earlier.get(path)?.found;
        if (found === undefined || found === null)
            return [];
        return [{ path, found, written, text: found.slice(0, start) + middle + found.slice(found.length - end) }];
    }
    catch {
        return [];
    }
}
function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}
function isBeginning(now, { text, found }) {
    return now !== undefined && [text, found].some(whole => whole?.startsWith(now) === true);
}
function digest(text) {
    return text === undefined ? 'none' : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}


/***/ }),

/***/ 73907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ GuardedFiles),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   gW: () => (/* binding */ removalsFirst)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_policy_edit_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93490);



class GuardedFiles {
    root;
    #real;
    #stamps = new Map();
    #modes = new Map();
    #replaced = new Set();
    #created = new Set();
    constructor(root) {
        this.root = root;
        this.#real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
    }
    read(path, most = _domain_policy_edit_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FILE_BYTES */ .gZ) {
        const at = this.#inside(path);
        if (at === undefined)
            return undefined;
        const info = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at));
        if (info === undefined || !info.isFile() || info.size > most)
            return undefined;
        const bytes = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(at));
        if (bytes === undefined || bytes.includes(0))
            return undefined;
        return attempt(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    }
    exists(path) {
        const at = this.#inside(path);
        return at !== undefined && attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at)) !== undefined;
    }
    writable(path) {
        const at = this.#inside(path);
        if (at === undefined)
            return false;
        try {
            const info = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at);
            return info.isFile() || (info.isDirectory() && isEmptyFolder(at));
        }
        catch (error) {
            return error.code === 'ENOENT';
        }
    }
    put(path, text) {
        const at = this.#inside(path);
        if (at === undefined)
            throw new Error(`${path} is not inside the workspace`);
        const info = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at));
        if (text !== undefined && info?.isDirectory() && isEmptyFolder(at))
            this.#replaced.add(at);
        if (info !== undefined && !info.isFile())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(at, { recursive: true, force: true });
        if (info?.isFile())
            this.#modes.set(at, info.mode);
        if (text === undefined) {
            if (info !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(at, { force: true });
            if (this.#replaced.delete(at))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(at);
            return this.#removeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
        }
        const created = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at), { recursive: true });
        if (created !== undefined)
            this.#remember(created, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(at, text);
        const mode = this.#modes.get(at);
        if (mode !== undefined && !info?.isFile())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(at, mode);
        this.#stamp(at, secondOf(info?.mtimeMs ?? 0));
    }
    #remember(first, last) {
        this.#created.add(last);
        if (last.length > first.length)
            this.#remember(first, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(last));
    }
    #removeFolders(folder) {
        if (!this.#created.delete(folder))
            return;
        const isRemoved = attempt(() => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
            return true;
        });
        if (isRemoved === true)
            this.#removeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
    }
    #stamp(at, before) {
        const last = Math.max(before, this.#stamps.get(at) ?? 0);
        const now = secondOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).mtimeMs);
        this.#stamps.set(at, Math.max(now, last + 1));
        if (now <= last)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(at, last + 1, last + 1);
    }
    #inside(path) {
        const root = realPath(this.root);
        if (root === undefined || root !== this.#real)
            return undefined;
        let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
        while (folder.startsWith(root) && folder !== root) {
            const real = realPath(folder);
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
function secondOf(ms) {
    return Math.floor(ms / 1000);
}
function realPath(path) {
    return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
}
function isEmptyFolder(at) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(at, { withFileTypes: true, recursive: true }).every(entry => entry.isDirectory());
}
function removalsFirst(entries, textOf) {
    const isRemoved = (entry) => (textOf(entry) ?? undefined) === undefined;
    return [...entries.filter(isRemoved), ...entries.filter(entry => !isRemoved(entry))];
}
function attempt(work) {
    try {
        return work();
    }
    catch {
        return undefined;
    }
}
function below(root, path) {
    const step = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return step !== '..' && !step.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(step);
}


/***/ }),

/***/ 17372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ GitWorkspace)
});

// EXTERNAL MODULE: ./lib/domain/policy/edit-policy.js
var edit_policy = __webpack_require__(93490);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
;// CONCATENATED MODULE: ./lib/workspace/branch-commits.js




class BranchCommits {
    #options;
    #workTree;
    constructor(options, workTree) {
        this.#options = options;
        this.#workTree = workTree;
    }
    log() {
        return this.#options.repository.log(this.#options.head, this.#workTree.tip);
    }
    async commit({ tree, message }, parent = this.#workTree.tip) {
        const { repository, redact = text => text, makeCommit } = this.#options;
        const make = makeCommit ?? (commit => repository.commitTree(commit));
        const sha = await make({ tree, parents: [parent], message: redact(message) });
        await this.#workTree.moveTo(sha);
        return sha;
    }
    async squash(message) {
        await this.#workTree.discard();
        return this.commit({ tree: await this.#workTree.tree(), message }, this.#options.head);
    }
    async revert({ commit, message }) {
        const { repository } = this.#options;
        const { tip } = this.#workTree;
        const index = (0,external_node_path_.join)(repository.dir, `revert-${(0,external_node_crypto_.randomUUID)()}`);
        await this.#workTree.discard();
        await repository.git(['update-ref', '--no-deref', 'HEAD', tip]);
        await repository.git(['read-tree', tip], { index });
        for (const path of await repository.changedPaths(`${commit}^`, commit))
            await this.#workTree.prepareForGit(path, await repository.text(`${commit}^`, path));
        await repository.git(['update-index', '-q', '--refresh'], { index }).catch(() => '');
        const tree = await this.#revertedTree(commit, index);
        await repository.git(['revert', '--quit']);
        await (0,promises_.rm)(index, { force: true });
        if (tree !== undefined)
            return this.commit({ tree, message });
        await this.#workTree.discard();
        return undefined;
    }
    async #revertedTree(commit, index) {
        const { repository } = this.#options;
        try {
            await repository.git(['revert', '--no-commit', commit], { index });
        }
        catch (error) {
            if (error instanceof git/* GitError */.XS && error.code === 1)
                return undefined;
            throw error;
        }
        return (await repository.git(['write-tree'], { index })).trim();
    }
}

// EXTERNAL MODULE: ./lib/workspace/guarded-files.js
var guarded_files = __webpack_require__(73907);
// EXTERNAL MODULE: ./lib/workspace/history.js
var workspace_history = __webpack_require__(48841);
// EXTERNAL MODULE: ./lib/domain/text/unified-diff.js
var unified_diff = __webpack_require__(18202);
;// CONCATENATED MODULE: ./lib/workspace/text-changes.js


const EXECUTABLE = '100755';
const MAX_FILES = 100;
async function differInText(repository, [from, to], paths = []) {
    const options = ['--no-renames', '--end-of-options', from, to, '--', ...paths];
    const differences = await repository.gitOnce(['diff', '--raw', '--numstat', ...options]);
    if (/^-\t-\t/m.test(differences))
        return false;
    return [...differences.matchAll(/^:(\d{6}) (\d{6}) /gm)].every(([, ...sides]) => {
        const isRun = sides.map(mode => mode === EXECUTABLE);
        return sides.every(mode => mode === '000000' || mode.startsWith('100')) && isRun[0] === isRun[1];
    });
}
async function areComparable(repository, commits, paths) {
    return paths.length <= MAX_FILES && differInText(repository, commits, paths);
}
async function changesBetween(repository, options) {
    const { base, tip, paths, tipText } = options;
    const changes = [];
    for (const path of paths) {
        const range = ['--no-renames', '--unified=0', base, tip, '--', path];
        const diff = await repository.gitOnce(['diff', ...workspace_history/* PLAIN_DIFF */.b6, ...range]);
        const before = await repository.text(base, path);
        changes.push({ path, before, after: await tipText(path), spans: (0,unified_diff/* parseSpans */.Bo)(diff) });
    }
    return changes;
}

// EXTERNAL MODULE: ./lib/workspace/edit-journal.js
var edit_journal = __webpack_require__(37375);
// EXTERNAL MODULE: ./lib/domain/text/line-ends.js
var line_ends = __webpack_require__(97397);
;// CONCATENATED MODULE: ./lib/workspace/work-tree.js




const MAX_KEPT_BYTES = 50_000_000;
class WorkTree {
    #files;
    #journal;
    #options;
    #tip;
    #tree;
    #originals = new Map();
    #written = new Map();
    #crlf = new Set();
    #edits = new Map();
    constructor(options) {
        this.#files = new guarded_files/* GuardedFiles */.AK(options.root);
        this.#journal = new edit_journal/* EditJournal */.U(options.journal);
        this.#options = options;
        this.#tip = options.head;
    }
    get tip() {
        return this.#tip;
    }
    get touched() {
        return new Set(this.#originals.keys());
    }
    async read(path) {
        const text = this.#files.read(path);
        if (text === undefined || this.#originals.has(path))
            return text;
        return (await this.tipText(path)) === undefined ? undefined : text;
    }
    tipText(path) {
        return this.#options.repository.text(this.#tip, path);
    }
    async write(path, text) {
        if (!this.#files.writable(path))
            return { ok: false, reason: `${path} is a link, a folder, or outside the project.` };
        const now = this.#files.read(path);
        const tracked = await this.tipText(path);
        if (now === undefined && tracked !== undefined)
            return { ok: false, reason: `${path} is not text that can be edited.` };
        if (now !== undefined && tracked === undefined && !this.#originals.has(path)) {
            return { ok: false, reason: `${path} is not tracked by git, so a change of it would not be part of the fix.` };
        }
        if (!this.#originals.has(path) && (0,line_ends/* withLf */.$A)(now) !== (0,line_ends/* withLf */.$A)(tracked))
            return { ok: false, reason: `${path} differs from what git stores for it, so it cannot be edited.` };
        await this.#touch(path, now);
        this.#edits.set(path, this.#stored(path, text));
        await this.#put(path, text);
        return { ok: true };
    }
    async reset(path) {
        this.#edits.delete(path);
        if (this.#originals.has(path))
            await this.#put(path, await this.#diskText(path));
    }
    async sync() {
        const files = [];
        for (const path of this.#originals.keys())
            files.push([path, await this.#diskText(path)]);
        for (const [path, wanted] of (0,guarded_files/* removalsFirst */.gW)(files, ([, text]) => text))
            if (wanted !== this.#onDisk(path))
                await this.#put(path, wanted);
    }
    async discard() {
        this.#edits.clear();
        await this.sync();
    }
    async replaceEdits(files) {
        await this.discard();
        for (const [path, text] of files) {
            await this.#touch(path, this.#onDisk(path));
            this.#edits.set(path, this.#stored(path, text));
        }
        await this.sync();
    }
    async canRestore(paths) {
        for (const path of paths.filter(each => !this.#originals.has(each))) {
            const [now, tracked] = [this.#onDisk(path), await this.tipText(path)];
            if (now === undefined ? this.#files.exists(path) : tracked !== undefined && (0,line_ends/* withLf */.$A)(now) !== (0,line_ends/* withLf */.$A)(tracked))
                return false;
        }
        return true;
    }
    async moveTo(sha) {
        for (const path of await this.#options.repository.changedPaths(this.#tip, sha))
            await this.#touch(path, this.#onDisk(path));
        this.#tip = sha;
        this.#edits.clear();
        await this.sync();
    }
    async prepareForGit(path, next) {
        await this.#touch(path, this.#onDisk(path));
        await this.#put(path, await this.tipText(path));
        this.#note(path, next);
        this.#written.set(path, next);
    }
    announce(path, text) {
        this.#journal.note(path, { found: undefined, text });
    }
    async edits() {
        const edits = new Map();
        for (const [path, text] of this.#edits)
            if (text !== (await this.tipText(path)))
                edits.set(path, text);
        return edits;
    }
    async tree() {
        const edits = await this.edits();
        const of = JSON.stringify([this.#tip, [...edits].map(([path, text]) => [path, text ?? null])]);
        if (this.#tree?.of !== of)
            this.#tree = { of, id: await this.#options.repository.treeWith(this.#tip, edits) };
        return this.#tree.id;
    }
    async digest() {
        const differing = [];
        for (const path of this.#originals.keys()) {
            const text = await this.#storedText(path);
            if (text !== (await this.#options.repository.text(this.#options.head, path)))
                differing.push([path, text ?? null]);
        }
        return (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify(differing.toSorted(([a], [b]) => (a < b ? -1 : 1))))
            .digest('hex');
    }
    async [Symbol.asyncDispose]() {
        for (const [path, text] of (0,guarded_files/* removalsFirst */.gW)([...this.#originals], each => each[1])) {
            await this.#keep(path);
            this.#files.put(path, text);
        }
        this.#originals.clear();
        this.#journal.end();
    }
    async #storedText(path) {
        return this.#edits.has(path) ? this.#edits.get(path) : this.tipText(path);
    }
    async #diskText(path) {
        const text = await this.#storedText(path);
        return text !== undefined && this.#crlf.has(path) ? (0,line_ends/* withCrlf */.OX)(text) : text;
    }
    #onDisk(path) {
        return this.#files.read(path, MAX_KEPT_BYTES);
    }
    #stored(path, text) {
        return this.#crlf.has(path) ? (0,line_ends/* withLf */.$A)(text) : text;
    }
    async #touch(path, now) {
        if (this.#originals.has(path))
            return;
        if (now === undefined && this.#files.exists(path))
            throw new Error(`${path} is no text that could be put back`);
        this.#originals.set(path, now);
        this.#written.set(path, now);
        const stored = await this.#options.repository.text(this.#options.head, path);
        if (now?.includes('\r\n') && stored !== undefined && !stored.includes('\r'))
            this.#crlf.add(path);
    }
    async #put(path, text) {
        await this.#keep(path);
        this.#note(path, text);
        this.#files.put(path, text);
        this.#written.set(path, text);
    }
    async #keep(path) {
        const { kept } = this.#options;
        if (kept === undefined || !this.#written.has(path))
            return;
        const now = this.#onDisk(path);
        const isKnown = (text) => (0,line_ends/* withLf */.$A)(text) === (0,line_ends/* withLf */.$A)(now);
        const [original, written] = [this.#originals.get(path), this.#written.get(path)];
        if (now === undefined || isKnown(written) || isKnown(original))
            return;
        const own = original === undefined || written === undefined
            ? undefined
            : await this.#options.repository.merged({ ours: now, base: written, theirs: original });
        await kept.keep(path, own ?? now);
    }
    #note(path, text) {
        this.#journal.note(path, { found: this.#originals.get(path), text });
    }
}

;// CONCATENATED MODULE: ./lib/workspace/workspace.js








const MAX_DIFF = 20_000;
class GitWorkspace {
    root;
    history;
    #options;
    #workTree;
    #commits;
    constructor(options) {
        this.root = options.root;
        this.history = new workspace_history/* GitHistory */.ZY(options);
        this.#options = options;
        this.#workTree = new WorkTree(options);
        this.#commits = new BranchCommits(options, this.#workTree);
    }
    static async open(options, tip) {
        const workspace = new GitWorkspace(options);
        await options.repository.listing(tip);
        await workspace.#workTree.moveTo(tip);
        return workspace;
    }
    get tip() {
        return this.#workTree.tip;
    }
    get touched() {
        return this.#workTree.touched;
    }
    async list() {
        const tracked = await this.#options.repository.listing(this.tip);
        return [...new Set([...tracked.keys(), ...(await this.changed())])];
    }
    read(path) {
        return this.#workTree.read(path);
    }
    async original(path) {
        return this.#workTree.tipText(path);
    }
    async write(path, text) {
        const refusal = (0,edit_policy/* editRefusal */.DQ)(path, this.#options.policy);
        return refusal === undefined ? this.#workTree.write(path, text) : { ok: false, reason: refusal };
    }
    isOpened(path) {
        const { policy } = this.#options;
        return (0,edit_policy/* isOpened */.oB)(path, policy) && (0,edit_policy/* editRefusal */.DQ)(path, { ...policy, allowed: [] }) !== undefined;
    }
    async withExtraFile(path, text, work) {
        const at = (0,external_node_path_.join)(this.root, path);
        const folder = await (0,promises_.realpath)((0,external_node_path_.dirname)(at)).catch(() => undefined);
        if (folder === undefined || !(0,guarded_files/* below */.Gz)(await (0,promises_.realpath)(this.root), folder))
            return undefined;
        if ((await (0,promises_.lstat)(at).catch(() => undefined)) !== undefined)
            return undefined;
        try {
            this.#workTree.announce(path, text);
            await (0,promises_.writeFile)(at, text, { flag: 'wx' });
        }
        catch {
            return undefined;
        }
        try {
            return await work();
        }
        finally {
            await (0,promises_.rm)(at, { force: true });
            this.#workTree.announce(path, undefined);
        }
    }
    reset(path) {
        return this.#workTree.reset(path);
    }
    sync() {
        return this.#workTree.sync();
    }
    async changed() {
        return [...(await this.#workTree.edits()).keys()];
    }
    async diff() {
        return cutDiff(await this.#diff(this.tip, await this.tree()));
    }
    changeDiff() {
        return this.#diff(this.#options.head, this.tip);
    }
    tree() {
        return this.#workTree.tree();
    }
    hasTree(tree) {
        return this.#options.repository.has(`${tree}^{tree}`);
    }
    async refusal(most) {
        const edits = await this.#workTree.edits();
        return (0,edit_policy/* sizeRefusal */.sH)([...edits].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text ?? '') })), most);
    }
    digest() {
        return this.#workTree.digest();
    }
    replaceEdits(files) {
        return this.#workTree.replaceEdits(files);
    }
    async restore(tree) {
        await this.replaceEdits(await this.#textsBetween(this.tip, tree));
    }
    async merge({ base, tree }) {
        const { repository } = this.#options;
        await this.discard();
        const merged = new Map();
        for (const [path, theirs] of await this.#textsBetween(base, tree)) {
            const before = await repository.text(base, path);
            const ours = await this.#workTree.tipText(path);
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
        await this.replaceEdits(merged);
        return true;
    }
    async changes() {
        const { head, repository } = this.#options;
        return this.#changesBetween(head, await repository.changedPaths(head, this.tip));
    }
    async changesSince(base, isWanted) {
        const { repository } = this.#options;
        const paths = (await repository.changedPaths(base, this.tip)).filter(isWanted);
        if (paths.length === 0)
            return [];
        if (!(await areComparable(repository, [base, this.tip], paths)))
            return undefined;
        return (await this.#workTree.canRestore(paths)) ? this.#changesBetween(base, paths) : undefined;
    }
    #changesBetween(base, paths) {
        const { tip } = this;
        return changesBetween(this.#options.repository, { base, tip, paths, tipText: path => this.#workTree.tipText(path) });
    }
    commit(options) {
        return this.#commits.commit(options);
    }
    squash(message) {
        return this.#commits.squash(message);
    }
    revert(options) {
        return this.#commits.revert(options);
    }
    discard() {
        return this.#workTree.discard();
    }
    log() {
        return this.#commits.log();
    }
    async at(commit, work) {
        const { tip } = this;
        const { repository } = this.#options;
        if (!(await differInText(repository, [tip, commit])))
            return undefined;
        if (!(await this.#workTree.canRestore(await repository.changedPaths(tip, commit))))
            return undefined;
        await this.discard();
        await this.#workTree.moveTo(commit);
        try {
            return await work();
        }
        finally {
            await this.#workTree.moveTo(tip);
        }
    }
    [Symbol.asyncDispose]() {
        return this.#workTree[Symbol.asyncDispose]();
    }
    async #textsBetween(from, to) {
        const { repository } = this.#options;
        const texts = new Map();
        for (const path of await repository.changedPaths(from, to))
            texts.set(path, await repository.text(to, path));
        return texts;
    }
    #diff(...args) {
        return this.#options.repository.gitOnce(['diff', ...workspace_history/* PLAIN_DIFF */.b6, ...args]);
    }
}
function cutDiff(diff) {
    return diff.length > MAX_DIFF
        ? `${diff.slice(0, MAX_DIFF)}\n… ${diff.length - MAX_DIFF} characters left out …\n`
        : diff;
}


/***/ })

};
