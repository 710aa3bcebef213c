export const id = 8701;
export const ids = [8701];
export const modules = {

/***/ 85186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ messageLines),
/* harmony export */   X: () => (/* binding */ quotedIntent)
/* harmony export */ });
const MIN_WORDS = 4;
const MIN_LINE = 2;
const MAX_LINES = 60;
const MAX_TEXT = 4_000;
const MAX_QUOTE = 200;
const TRAILER = /^(?:[A-Z][\w-]{1,40}: |#|Merge )/;
function messageLines(commits) {
    return commits.flatMap(({ sha, message }) => message
        .split('\n')
        .slice(0, MAX_LINES)
        .map(line => line.trim().slice(0, MAX_QUOTE))
        .filter((line, index) => line !== '' && (index === 0 || !TRAILER.test(line)))
        .map(quote => ({ sha, quote })));
}
function quotedIntent(text, commits) {
    const said = ` ${wordsOf(text.slice(0, MAX_TEXT)).join(' ')} `;
    return messageLines(commits).find(({ quote }) => {
        const words = wordsOf(quote);
        const size = Math.min(MIN_WORDS, words.length);
        if (size < MIN_LINE)
            return false;
        return words.some((_, at) => {
            const run = words.slice(at, at + size);
            return run.length === size && said.includes(` ${run.join(' ')} `);
        });
    });
}
function wordsOf(text) {
    return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}


/***/ }),

/***/ 43434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ unmatchedWords),
/* harmony export */   e: () => (/* binding */ isNamed)
/* harmony export */ });
/* harmony import */ var _model_test_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90717);

const SEPARATOR = /::| › /;
const BEHIND_FILE = /::| [›>] /;
function isNamed(id, words, files = [id.file]) {
    return words.length === 0 || words.some(word => partsOf(word).every(part => matches(id, part, files)));
}
function partsOf(word) {
    const [first = ''] = word.split(' > ', 1);
    const isFile = /[./]/.test(first) && !first.includes(' ');
    return word.split(isFile ? BEHIND_FILE : SEPARATOR);
}
const MAX_NAMED = 10;
function unmatchedWords(words, failing) {
    if (failing.length === 0 || failing.some(({ id, files }) => isNamed(id, words, files)))
        return undefined;
    const more = failing.length > MAX_NAMED ? ` and ${failing.length - MAX_NAMED} more` : '';
    return {
        why: `No failing test matches ${words.map(word => JSON.stringify(word)).join(', ')}.`,
        remedy: `These fail: ${failing
            .slice(0, MAX_NAMED)
            .map(({ id }) => (0,_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .titleOf */ .Gg)(id))
            .join('; ')}${more}.`,
    };
}
function matches(id, word, files) {
    const path = word.replace(/^\.\//, '').replace(/\/$/, '');
    if (path === '')
        return false;
    return files.some(file => isPathOf(file, path)) || (0,_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .titleOf */ .Gg)(id).toLowerCase().includes(word.toLowerCase());
}
function isPathOf(file, path) {
    return file !== '' && (file === path || file.startsWith(`${path}/`) || ends(file, path) || ends(path, file));
}
function ends(whole, end) {
    return whole.endsWith(`/${end}`);
}


/***/ }),

/***/ 49164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N8: () => (/* binding */ resumeForCi),
/* harmony export */   _n: () => (/* binding */ awaitsCi)
/* harmony export */ });
/* unused harmony exports judgeCi, ciLimitReached */
/* harmony import */ var _model_test_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58539);
/* harmony import */ var _model_test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90717);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30109);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79078);
/* harmony import */ var _policy_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32366);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81772);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32033);







const MAX_FAILURES = 8;
const MAX_MESSAGE = 500;
const MAX_STACK = 1_500;
const PASSED = new Set(['success', 'skipped', 'neutral']);
function judgeCi(state, report) {
    return verdictOf(state, report, failuresOf(state, report));
}
function verdictOf(state, { sha, runs, cases, open }, failing) {
    const red = redRuns(runs);
    const excused = red.length === 0 ? 0 : [...(0,_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .byKey */ .dX)(cases).values()].filter(isFailed).length - failing.length;
    const reasons = red.flatMap(({ name, conclusion }) => {
        if (conclusion !== 'failure')
            return [`${name} ended as ${conclusion}.`];
        return failing.length > 0 || excused > 0 ? [] : [`${name} failed, and no test report says why.`];
    });
    if (excused > 0)
        reasons.push(`${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(excused, 'test')} failed in CI before the fix as well, or at random.`);
    return {
        sha,
        kind: kindOf(runs),
        runs,
        rounds: state.ci?.rounds ?? 0,
        failing: failing.map(({ id }) => (0,_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .titleOf */ .Gg)(id)),
        reasons,
        open,
    };
}
function kindOf(runs) {
    if (redRuns(runs).length > 0)
        return 'red';
    return runs.some(({ conclusion }) => conclusion === 'success') ? 'green' : 'skipped';
}
function redRuns(runs) {
    return runs.filter(({ conclusion }) => !PASSED.has(conclusion));
}
function awaitsCi({ ci, tip }) {
    return ci?.sha !== tip;
}
function isNews({ ci, tip }, next) {
    if (ci === undefined || awaitsCi({ ci, tip }))
        return true;
    if (next.kind !== ci.kind)
        return next.kind !== 'skipped';
    const seen = new Set(ci.failing);
    return next.failing.some(title => !seen.has(title));
}
function ciLimitReached(state, { hours }, limits) {
    if ((state.ci?.rounds ?? 0) >= limits.rounds)
        return 'rounds';
    if (hours >= limits.hours)
        return 'hours';
    return limits.dollars !== undefined && (0,_policy_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .spentSoFar */ .kK)(state).dollars >= limits.dollars ? 'dollars' : undefined;
}
function resumeForCi(state, report, { hasTree, limits }) {
    if (state.phase.at !== 'done')
        return (0,_resume_js__WEBPACK_IMPORTED_MODULE_5__/* .resumeState */ .xz)(state, hasTree);
    const failing = failuresOf(state, report);
    const ci = verdictOf(state, report, failing);
    if (report.sha !== state.tip || !isNews(state, ci))
        return { ...state, phase: { at: 'publishing' } };
    const findings = findingsOf(failing);
    const limit = findings.length === 0 ? undefined : ciLimitReached(state, report, limits);
    const judged = { ...state, ci: limit === undefined ? ci : { ...ci, limit }, phase: { at: 'publishing' } };
    if (findings.length === 0 || limit !== undefined)
        return state.outcome === 'awaiting-ci' ? { ...judged, outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .decideOutcome */ .d)(judged) } : judged;
    const review = {
        sha: report.sha,
        by: 'CI',
        ci: true,
        verdict: 'findings',
        reason: '',
        findings,
        usage: _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .noUsage */ .tk,
        transcripts: [],
    };
    return {
        ...(0,_resume_js__WEBPACK_IMPORTED_MODULE_5__/* .resumeForReview */ .pq)(state, review, hasTree),
        ci: { ...ci, rounds: ci.rounds + 1 },
        carried: (0,_policy_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .spentSoFar */ .kK)(state),
    };
}
function isFailed({ status }) {
    return status === 'failed';
}
function failuresOf(state, { runs, cases }) {
    if (redRuns(runs).length === 0)
        return [];
    const targets = new Set(state.targets);
    const flaky = new Set([...state.flaky, ...state.orderDependent]);
    const before = new Set([...state.outside, ...state.reported.map(_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)]);
    const failed = [...(0,_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .byKey */ .dX)(cases.filter(isFailed)).values()];
    const known = (0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .testById */ .pk)(state);
    const names = (0,_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .matchTests */ .bM)(failed.map(({ id }) => id), [...known.values()]);
    return failed.flatMap(testCase => {
        const here = names.get(testCase.id) ?? [];
        const [first = ''] = here;
        const isIn = (keys) => [...here, (0,_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testKey */ .S8)(testCase.id)].some(key => keys.has(key));
        const isOurs = !isIn(flaky) && (isIn(targets) || !isIn(before));
        return isOurs ? [{ ...testCase, id: known.get(first) ?? testCase.id }] : [];
    });
}
function findingsOf(failing) {
    return failing.slice(0, MAX_FAILURES).map(({ id, problems: [problem] }) => ({
        severity: 'high',
        file: id.file,
        what: `In the project's own CI, ${(0,_model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .titleOf */ .Gg)(id)} fails: ${(problem?.message ?? 'no message').slice(0, MAX_MESSAGE)}`,
        why: (problem?.stack ?? '').slice(0, MAX_STACK),
    }));
}


/***/ }),

/***/ 81772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ decideOutcome)
/* harmony export */ });
/* unused harmony export PARTIAL_FROM_RATE */
/* harmony import */ var _model_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36174);
/* harmony import */ var _model_test_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58539);
/* harmony import */ var _model_outdated_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90372);
/* harmony import */ var _model_selectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90304);
/* harmony import */ var _model_renumbered_tests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66449);
/* harmony import */ var _model_test_case_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90717);






const PARTIAL_FROM_RATE = 0.95;
function decideOutcome(state) {
    const flaky = new Set(state.flaky);
    const targets = state.targets.filter(key => !flaky.has(key));
    if (targets.length === 0)
        return emptyOutcome(state);
    const outdated = (0,_model_outdated_js__WEBPACK_IMPORTED_MODULE_1__/* .outdatedTests */ .a)(state);
    if ((0,_model_selectors_js__WEBPACK_IMPORTED_MODULE_2__/* .keptAttempts */ .jO)(state).length === 0 && targets.every(key => outdated.has(key)))
        return 'test-outdated';
    if (state.current?.sha !== state.tip || state.proof?.sha !== state.tip || !state.proof.held)
        return 'failed';
    const remaining = new Set((0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .testResults */ .f3)(state).remaining);
    const broken = othersBroken(state);
    if (remaining.size === 0) {
        if (broken)
            return 'failed';
        if (hasOpenCheck(state) || (0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .joinedTests */ .$x)(state).remaining.length > 0)
            return 'partial';
        if ((0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .testResults */ .f3)(state).awaited.length > 0)
            return 'awaiting-ci';
        return state.signs.some(({ grave }) => grave) ? 'needs-review' : 'fixed';
    }
    const isProgress = !broken && (0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .testResults */ .f3)(state).fixed.length > 0;
    if (isProgress && areChecks(state, remaining))
        return 'partial';
    if (isProgress && [...remaining].every(key => outdated.has(key)))
        return 'partial';
    const low = new Set(state.clusters.filter(({ criticality }) => criticality === 'low').flatMap(({ tests }) => tests));
    const isLow = [...remaining].every(test => low.has(test));
    return (0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .snapshotRate */ .Tq)(state, state.current) >= PARTIAL_FROM_RATE && isLow && !broken ? 'partial' : 'failed';
}
function hasOpenCheck({ proof }) {
    return proof?.check?.passed === false && proof.check.findings.length > 0;
}
function areChecks(state, keys) {
    const ids = (0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .testById */ .pk)(state);
    return [...keys].every(key => {
        const id = ids.get(key);
        return id !== undefined && (0,_model_check_js__WEBPACK_IMPORTED_MODULE_4__/* .isCheck */ .ne)(id);
    });
}
function emptyOutcome({ orderDependent, notReproduced, flaky }) {
    if (orderDependent.length > 0)
        return 'failed';
    return notReproduced.length > 0 && flaky.length === 0 ? 'not-reproduced' : 'nothing-to-fix';
}
function othersBroken(state) {
    const expected = new Set([...state.targets, ...(0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoredTests */ .qz)(state)]);
    const now = (0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .statusesOf */ .CB)(state.current);
    for (const { id, status } of state.initial?.tests ?? [])
        if (status === 'failed' && (0,_model_check_js__WEBPACK_IMPORTED_MODULE_4__/* .isCheckStep */ .dc)(id))
            expected.add((0,_model_test_case_js__WEBPACK_IMPORTED_MODULE_3__/* .testKey */ .S8)(id));
    const initial = (0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_0__/* .statusesOf */ .CB)(state.initial);
    const renumbered = (0,_model_renumbered_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .renumberedTests */ .d)(initial, now);
    const isLost = [...initial].some(([key, status]) => status === 'passed' && !expected.has(key) && now.get(key) !== 'passed' && !(!now.has(key) && renumbered(key)));
    return isLost || [...now].some(([key, status]) => status === 'failed' && !expected.has(key));
}


/***/ }),

/***/ 32033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nN: () => (/* binding */ pendingTrees),
/* harmony export */   pq: () => (/* binding */ resumeForReview),
/* harmony export */   xz: () => (/* binding */ resumeState)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81772);
/* harmony import */ var _model_selectors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90304);


function pendingTrees(state) {
    const { phase } = state;
    return [...('tree' in phase ? [phase.tree] : []), ...(0,_model_selectors_js__WEBPACK_IMPORTED_MODULE_1__/* .heldAttempts */ .__)(state).flatMap(({ tree }) => tree ?? [])];
}
function resumeState(state, hasTree) {
    const { outcome, ...rest } = state;
    if (state.phase.at === 'done')
        return reopenState(state);
    const kept = outcome === undefined || outcome === 'stopped' ? rest : state;
    const next = withoutLostAttempts({ ...kept, phase: resumablePhase(kept, hasTree), attempts: withoutDowntime(kept.attempts) }, hasTree);
    return outcome === 'stopped' && isDecided(next.phase) ? { ...next, outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .decideOutcome */ .d)(next) } : next;
}
function isDecided({ at }) {
    return at === 'publishing' || at === 'planning' || at === 'writing';
}
function withoutDowntime(attempts) {
    return attempts.map(attempt => ({ ...attempt, downUntilMs: 0 }));
}
function resumablePhase(state, hasTree) {
    const { phase } = state;
    if (phase.at === 'combining')
        return { at: 'choosing' };
    if (!('tree' in phase) || hasTree(phase.tree))
        return phase;
    const attempt = state.attempts.find(({ iteration }) => iteration === phase.iteration);
    if (attempt?.kind === 'pruning')
        return { at: 'minimizing' };
    if (attempt?.kind === 'command')
        return { at: 'running', iteration: phase.iteration };
    return attempt?.tree === undefined ? { at: 'fixing', iteration: phase.iteration } : { at: 'choosing' };
}
function withoutLostAttempts(state, hasTree) {
    const active = (0,_model_selectors_js__WEBPACK_IMPORTED_MODULE_1__/* .activeIterations */ .jI)(state);
    const isKept = ({ iteration, result, commit, tree }) => result !== undefined || commit !== undefined || active.includes(iteration) || (tree !== undefined && hasTree(tree));
    return { ...state, attempts: state.attempts.filter(isKept) };
}
function resumeForReview(state, review, hasTree) {
    if (review.person !== undefined && state.reviews.some(({ person }) => person === review.person))
        return state.phase.at === 'done' ? { ...state, phase: { at: 'publishing' } } : resumeState(state, hasTree);
    const { outcome: _, stop: __, left: ___, carried: ____, ...rest } = state;
    const attempts = withoutDowntime(state.attempts)
        .filter(({ result, commit }) => result !== undefined || commit !== undefined)
        .map(attempt => ({ ...attempt, past: true }));
    const reviews = [...state.reviews.map(each => ({ ...each, past: true })), review];
    return { ...rest, attempts, reviews, phase: { at: 'choosing' }, degraded: false, spentMs: 0, notes: [] };
}
function reopenState(state) {
    if (state.outcome === 'fixed' || state.outcome === 'needs-review')
        return { ...state, phase: { at: 'publishing' } };
    const { outcome: _, stop: __, left: ___, proof: ____, carried: _____, cannotRun: ______, ...known } = state;
    const rest = { ...known, reviews: state.reviews.filter(({ person }) => person !== undefined) };
    const attempts = (0,_model_selectors_js__WEBPACK_IMPORTED_MODULE_1__/* .keptAttempts */ .jO)(state).map(attempt => ({ ...attempt, past: true, confirmed: false }));
    return { ...rest, phase: { at: 'reproducing' }, attempts, degraded: false, spentMs: 0, notes: [] };
}


/***/ }),

/***/ 49006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ proposalBranches),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   ji: () => (/* binding */ freeBranch),
/* harmony export */   nG: () => (/* binding */ branchNames)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);

async function freeBranch(job, store, repository) {
    const name = branchName(job.settings.branch, job.request);
    await repository.git(['check-ref-format', '--branch', name]).catch((error) => {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input branch: ${JSON.stringify(name)} is not a valid branch name.`, 'Correct the template.', {
            cause: error,
        });
    });
    const parts = name.split('/');
    for (let count = 1; count < parts.length; count += 1) {
        const folder = parts.slice(0, count).join('/');
        if (await store.hasBranch(folder))
            throw (0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .branchInTheWay */ .gH)(folder);
    }
    for (const branch of branchNames(job))
        if (!(await store.hasBranch(branch)))
            return branch;
    throw new Error('there is always another number');
}
function proposalBranches(branch) {
    return numberedNames(`${branch}-tests`);
}
function branchNames({ settings, request }) {
    return numberedNames(branchName(settings.branch, request));
}
function* numberedNames(name) {
    yield name;
    for (let number = 2;; number += 1)
        yield `${name}-${number}`;
}
function branchName(template, { headBranch, headSha }) {
    return template.replace(/\{(head|sha)\}/g, (_, name) => (name === 'head' ? headBranch : headSha.slice(0, 7)));
}


/***/ }),

/***/ 97209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ precheck),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   lq: () => (/* binding */ requestKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_model_commit_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70368);
/* harmony import */ var _fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35962);
/* harmony import */ var _fixers_models_price_overrides_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15497);
/* harmony import */ var _frameworks_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44887);
/* harmony import */ var _frameworks_commands_shell_code_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53658);






function identityOf({ settings, identity }) {
    return settings['commit-author'] ?? identity ?? _domain_model_commit_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .OWN_IDENTITY */ .uJ;
}
function requestKey({ request, name }) {
    const { repository, headSha, only = [] } = request;
    const parts = [repository, headSha, name, ...(only.length === 0 ? [] : [JSON.stringify(only)])];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}
function precheck(settings) {
    (0,_fixers_models_price_overrides_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePrices */ .a)(settings['model-prices']);
    if (settings.models !== undefined)
        (0,_fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .requireFixers */ .X9)(settings.models);
    for (const { run } of settings['fix-commands'])
        (0,_frameworks_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCommand */ .RM)('fix-commands', run);
    const { 'test-command': tests, 'setup-command': setUp } = settings;
    if (tests !== undefined && (0,_frameworks_commands_shell_code_js__WEBPACK_IMPORTED_MODULE_5__/* .shellCodeOf */ .P)(tests) === undefined)
        (0,_frameworks_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCommand */ .RM)('test-command', tests);
    if (setUp !== undefined)
        (0,_frameworks_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCommand */ .RM)('setup-command', setUp);
}


/***/ }),

/***/ 74056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ fixTests)
});

// EXTERNAL MODULE: ./lib/contracts/events.js
var events = __webpack_require__(60166);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: ./lib/frameworks/commands/parse-command.js
var parse_command = __webpack_require__(44887);
// EXTERNAL MODULE: ./lib/domain/model/selectors.js
var selectors = __webpack_require__(90304);
// EXTERNAL MODULE: ./lib/domain/policy/budget.js
var budget = __webpack_require__(32366);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
// EXTERNAL MODULE: ./lib/domain/model/attempt.js
var model_attempt = __webpack_require__(91879);
// EXTERNAL MODULE: ./lib/domain/model/only-in-ci.js
var only_in_ci = __webpack_require__(44509);
// EXTERNAL MODULE: ./lib/domain/model/test-results.js
var test_results = __webpack_require__(58539);
;// CONCATENATED MODULE: ./lib/domain/workflow/checkpoint.js





const QUICK_MS = 60_000;
const MAX_UNCONFIRMED = 3;
function isDue(state, validate) {
    const waiting = (0,selectors/* unconfirmedAttempts */.Bi)(state);
    if (waiting.length === 0)
        return false;
    if (waiting.some(({ kind, tree }) => kind === 'pruning' || tree !== undefined))
        return true;
    switch (validate) {
        case 'always':
            return true;
        case 'final':
            return false;
        case 'auto':
            return isQuick(state) || waiting.length >= MAX_UNCONFIRMED;
    }
}
function isQuick(state) {
    return (state.current?.durationMs ?? 0) < QUICK_MS;
}
function consequenceOf(state, { verdict, snapshot }) {
    const waiting = (0,selectors/* unconfirmedAttempts */.Bi)(state);
    const iterations = waiting.map(({ iteration }) => iteration);
    if (waiting.length === 0)
        return { kind: 'hold' };
    if (snapshot === undefined || verdict.kind === 'incomplete')
        return blame(iterations, [], 'incomplete');
    if (verdict.kind === 'regression') {
        return blame(iterations, verdict.broken.map(({ key }) => key), 'regression');
    }
    const ineffective = waiting
        .filter(attempt => !helps(attempt.targets, state, snapshot))
        .map(({ iteration }) => iteration);
    return ineffective.length === 0
        ? { kind: 'hold' }
        : { kind: 'revert', iterations: ineffective.toReversed(), result: 'fail' };
}
function blame(iterations, broken, result) {
    return iterations.length === 1
        ? { kind: 'revert', iterations, result }
        : { kind: 'trace', suspects: iterations, broken };
}
function helps(targets, state, snapshot) {
    const before = (0,test_results/* statusesOf */.CB)(state.current);
    const after = (0,test_results/* statusesOf */.CB)(snapshot);
    const red = targets.filter(key => before.get(key) !== 'passed');
    if ((0,only_in_ci/* runnableHere */.MG)(state, targets).length < targets.length)
        return true;
    return red.length === 0 || red.some(key => after.get(key) === 'passed');
}
function nextProbe(phase) {
    return phase.suspects[half(phase) - 1] ?? 0;
}
function narrowSuspects(phase, good) {
    const suspects = good ? phase.suspects.slice(half(phase)) : phase.suspects.slice(0, half(phase));
    return suspects.length === 1 ? { at: 'reverting', iterations: suspects } : { ...phase, suspects };
}
function half({ suspects }) {
    return Math.floor(suspects.length / 2);
}
function revealedTargets(state, snapshot, ignored) {
    const before = (0,test_results/* statusesOf */.CB)(state.current);
    const unseen = (key) => !before.has(key) || before.get(key) === 'skipped';
    const revealed = [...(0,test_results/* statusesOf */.CB)(snapshot)].flatMap(([key, status]) => status === 'failed' && unseen(key) && !ignored.has(key) ? [key] : []);
    return (0,test_case/* otherThan */.kM)(revealed, state.targets);
}
function needsPruning(state) {
    if (state.attempts.some(attempt => attempt.kind === 'revision' && (0,model_attempt/* isKept */.t8)(attempt)))
        return false;
    if ((0,only_in_ci/* attemptedOnlyInCi */.Gp)(state).length > 0)
        return false;
    const last = state.attempts.findLast(attempt => (0,model_attempt/* isFixerWork */.af)(attempt) && (0,model_attempt/* isKept */.t8)(attempt));
    const pruned = state.attempts.findLast(({ kind }) => kind === 'pruning');
    return last !== undefined && (pruned === undefined || pruned.iteration < last.iteration);
}

;// CONCATENATED MODULE: ./lib/domain/workflow/added-tests-rules.js

function wantsTests(state, { addTests, limits }) {
    if (addTests === undefined || state.addedTests !== undefined)
        return false;
    if (state.outcome !== 'fixed' && state.outcome !== 'needs-review')
        return false;
    if (state.proof?.sha !== state.tip || !state.proof.held)
        return false;
    return (0,budget/* remainingMs */.XW)(state, limits) > 0 && (0,budget/* remainingTokens */.ly)(state, limits) > 0 && (0,budget/* remainingDollars */.cY)(state, limits) > 0;
}
function testGaps({ uncovered, mutantCheck }) {
    return [
        ...uncovered.map(({ file, line }) => ({ file, line, what: 'these lines can be taken out' })),
        ...(mutantCheck?.survivors ?? []),
    ];
}
function isFullyNoticed(state) {
    return (state.mutantCheck?.checked ?? 0) > 0 && testGaps(state).length === 0;
}

// EXTERNAL MODULE: ./lib/domain/model/outdated.js
var model_outdated = __webpack_require__(90372);
;// CONCATENATED MODULE: ./lib/domain/workflow/proposal-rules.js



function wantsProposal(state, { proposeTests, limits }) {
    if (proposeTests === undefined || state.proposedTests !== undefined || outdatedTargets(state).length === 0)
        return false;
    return (0,budget/* remainingMs */.XW)(state, limits) > 0 && (0,budget/* remainingTokens */.ly)(state, limits) > 0 && (0,budget/* remainingDollars */.cY)(state, limits) > 0;
}
function outdatedTargets(state) {
    const outdated = (0,model_outdated/* outdatedTests */.a)(state);
    return (0,test_results/* testResults */.f3)(state).remaining.filter(key => outdated.has(key));
}

// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var model_cluster = __webpack_require__(87072);
// EXTERNAL MODULE: ./lib/domain/model/review.js
var model_review = __webpack_require__(17544);
// EXTERNAL MODULE: ./lib/domain/model/root-cause.js
var root_cause = __webpack_require__(81750);
;// CONCATENATED MODULE: ./lib/domain/workflow/fixer-availability.js




const MAX_DEGRADED_ITERATIONS = 3;
function redClusters(state) {
    const red = new Set((0,model_outdated/* workableTargets */.I)(state));
    return state.clusters
        .map(cluster => ({ ...cluster, tests: cluster.tests.filter(test => red.has(test)) }))
        .filter(({ tests }) => tests.length > 0);
}
function failedTries(state, cluster) {
    return (0,model_attempt/* failedSince */.Yi)(state.attempts.filter(({ kind, clusters }) => kind === 'repair' && clusters.includes(cluster)));
}
function isExhausted(state, { cluster, fixer, limits }) {
    const tries = failedTries(state, cluster).filter(attempt => attempt.fixer === fixer);
    return tries.length >= limits.attempts || tries.some(attempt => attempt.final) || isDown(state, fixer);
}
function isDown(state, fixer) {
    const last = lastEnded(state, fixer);
    return last?.unavailable === true && (isMisconfigured(last) || state.spentMs < last.downUntilMs);
}
function isDegraded(state, rules) {
    return redClusters(state).some(({ id }) => rules.fixers.every(fixer => isExhausted(state, { cluster: id, fixer, limits: rules.limits })) &&
        rules.fixers.some(fixer => isDown(state, fixer)));
}
function unavailableFixers(state, { fixers }) {
    const isEarly = (0,selectors/* nextIteration */.pz)(state) <= MAX_DEGRADED_ITERATIONS;
    const isProgressing = (0,test_results/* knownRate */.W3)(state) > (0,test_results/* snapshotRate */.Tq)(state, state.initial);
    const isWorthARetry = (fixer) => lastEnded(state, fixer)?.misconfigured !== true && isDown(state, fixer);
    return isEarly && isProgressing ? fixers.filter(isWorthARetry) : [];
}
function lastEnded({ attempts }, fixer) {
    return attempts.findLast(each => each.fixer === fixer && each.result !== undefined);
}
function isMisconfigured({ misconfigured, downUntilMs }) {
    return misconfigured && downUntilMs > 0;
}

;// CONCATENATED MODULE: ./lib/domain/workflow/choose-commands.js



function chooseCommands(state, { commands = [] }) {
    const clusters = redClusters(state)
        .map(cluster => ({ ...cluster, tests: (0,only_in_ci/* runnableHere */.MG)(state, cluster.tests) }))
        .filter(({ tests }) => tests.length > 0);
    if (clusters.length === 0)
        return undefined;
    const tried = state.attempts.filter(({ kind, past }) => kind === 'command' && !past);
    const next = commands.find(command => attemptWith([command], tried) === undefined);
    const chosen = next === undefined ? worthTogether(commands, tried) : [next];
    if (chosen.length === 0 || attemptWith(chosen, tried) !== undefined)
        return undefined;
    return {
        kind: 'command',
        clusters,
        fixer: chosen.join(' && '),
        commands: chosen,
        strategy: 'conservative',
        iteration: (0,selectors/* nextIteration */.pz)(state),
        debugging: 0,
        candidate: 0,
    };
}
function worthTogether(commands, tried) {
    const usable = commands.filter(command => !isUnusable(attemptWith([command], tried)));
    const isSpoiled = usable.some(command => attemptWith([command], tried)?.result === 'regression');
    return isSpoiled && usable.length > 1 ? usable : [];
}
function isUnusable(attempt) {
    return attempt?.result === 'refused' || attempt?.result === 'syntax-error' || attempt?.final === true;
}
function attemptWith(commands, tried) {
    return tried.find(attempt => attempt.commands.join('\n') === commands.join('\n'));
}

;// CONCATENATED MODULE: ./lib/domain/workflow/reconsider.js







function chooseReconsideration(state, rules) {
    for (const attempt of partialChanges(state)) {
        const cluster = wholeCluster(state, attempt);
        const tried = new Set(state.attempts.filter(({ undoes }) => undoes === attempt.iteration).map(({ fixer }) => fixer));
        const fixer = rules.fixers.find(name => !tried.has(name) && !isDown(state, name));
        if (fixer === undefined || (0,budget/* isClusterOverBudget */.mt)(state, cluster.id, rules.limits))
            continue;
        return {
            kind: 'repair',
            clusters: [cluster],
            fixer,
            strategy: 'conservative',
            iteration: (0,selectors/* nextIteration */.pz)(state),
            debugging: 0,
            candidate: 0,
            undoes: attempt.iteration,
        };
    }
    return undefined;
}
function partialChanges(state) {
    const red = new Set((0,model_outdated/* workableTargets */.I)(state));
    const kept = (0,selectors/* keptAttempts */.jO)(state);
    const isAlone = ({ commit }) => kept.filter(each => each.commit === commit).length === 1;
    return kept.filter(attempt => attempt.kind === 'repair' && !attempt.past && (0,model_attempt/* isPartial */.mt)(attempt, red) && isAlone(attempt));
}
function wholeCluster(state, { clusters, signature, title, targets, files }) {
    const ignored = (0,test_results/* ignoredTests */.qz)(state);
    const tests = targets.filter(key => !ignored.has(key));
    const own = new Set(tests);
    const found = state.clusters.find(({ tests: red }) => red.some(key => own.has(key)));
    const [id = 'partial'] = clusters;
    return { ...(found ?? model_cluster/* Cluster */.d2.parse({ id, signature, title, criticality: 'medium', tests, suspects: files })), tests };
}

;// CONCATENATED MODULE: ./lib/domain/workflow/strategy.js
const REGRESSION_DROP = 0.1;
const AGGRESSIVE_FROM_ITERATION = 3;
const AGGRESSIVE_ABOVE_RATE = 0.8;
const AGGRESSIVE_SIMILARITY = 0.7;
function strategyFor(situation) {
    if (situation.regressed || situation.drop > REGRESSION_DROP)
        return 'surgical';
    const isSimilar = situation.similarity > AGGRESSIVE_SIMILARITY;
    if (situation.iteration >= AGGRESSIVE_FROM_ITERATION && situation.passRate > AGGRESSIVE_ABOVE_RATE && isSimilar) {
        return 'aggressive';
    }
    return 'conservative';
}

;// CONCATENATED MODULE: ./lib/domain/workflow/choose-assignment.js













const MAX_BATCH = 5;
const MAX_REVISIONS = 2;
function chooseAssignment(state, rules) {
    const waiting = (0,selectors/* heldAttempts */.__)(state)[0];
    if (waiting !== undefined)
        return { kind: 'combine', attempt: waiting };
    const limit = (0,budget/* limitReached */.Cf)(state, rules.limits);
    const revision = limit === undefined ? chooseRevision(state, rules) : undefined;
    if (revision !== undefined)
        return { kind: 'assign', assigned: [revision] };
    if ((0,test_results/* openTargets */.Rs)(state).length === 0)
        return { kind: 'stop', why: 'all-green' };
    if (limit !== undefined)
        return { kind: 'stop', why: limit };
    const commands = chooseCommands(state, rules);
    if (commands !== undefined)
        return { kind: 'assign', assigned: [commands] };
    const open = openClusters(state, rules);
    const first = open[0];
    if (first === undefined || isMostlyStuck(state, open)) {
        const again = chooseReconsideration(state, rules);
        return again === undefined ? { kind: 'stop', why: 'stuck' } : { kind: 'assign', assigned: [again] };
    }
    const similarClusters = open.filter(({ cluster, fixers }) => fixers[0] === first.fixers[0] && (0,model_cluster/* similarity */.k8)(cluster.signature, first.cluster.signature) > AGGRESSIVE_SIMILARITY);
    const ofFixers = state.attempts.filter(({ kind }) => kind !== 'command');
    const last = ofFixers.findLast(model_attempt/* isJudged */.sL);
    const strategy = strategyFor({
        iteration: (0,selectors/* nextIteration */.pz)({ attempts: ofFixers }),
        passRate: (0,test_results/* knownRate */.W3)(state),
        regressed: last?.result === 'regression',
        drop: last?.rateAfter === undefined ? 0 : last.rateBefore - last.rateAfter,
        similarity: similarClusters.length > 1 ? (0,model_cluster/* leastSimilarity */.N8)(similarClusters.map(({ cluster }) => cluster)) : 0,
    });
    const batch = strategy === 'aggressive' ? similarClusters.slice(0, MAX_BATCH) : [first];
    const groups = [{ batch, strategy }, ...independentGroups(batch, strategy === 'surgical' ? [] : open, rules)];
    const assigned = groups.flatMap(group => candidatesFor(group.batch, group.strategy, rules));
    const most = rules.limits.iterations - (0,budget/* repairAttempts */.W9)(state).length;
    const iteration = (0,selectors/* nextIteration */.pz)(state);
    return {
        kind: 'assign',
        assigned: assigned.slice(0, most).map((each, index) => ({ ...each, iteration: iteration + index })),
    };
}
function chooseRevision(state, { revisers }) {
    const demands = (0,model_review/* demandsOf */.wu)(state.reviews.at(-1), state.tip);
    const before = state.attempts.filter(({ kind, past, unavailable }) => kind === 'revision' && !past && !unavailable);
    if (demands.length === 0 || before.length >= MAX_REVISIONS)
        return undefined;
    const since = before.filter(({ base }) => base === state.tip);
    const fixer = revisers.find(name => !isDown(state, name) && !since.some(attempt => attempt.fixer === name && attempt.final));
    if (fixer === undefined)
        return undefined;
    const files = new Set(demands.map(({ file }) => file));
    const mine = (0,selectors/* keptAttempts */.jO)(state).filter(model_attempt/* changesCode */.TS);
    const touching = mine.filter(attempt => attempt.files.some(file => files.has(file)));
    const ids = [...new Set((touching.length > 0 ? touching : mine).flatMap(attempt => attempt.clusters))];
    const green = new Set([...(0,test_results/* testResults */.f3)(state).fixed, ...(0,only_in_ci/* attemptedOnlyInCi */.Gp)(state)]);
    const clusters = (0,selectors/* attemptClusters */.Fw)(state, { clusters: ids }).map(cluster => ({
        ...cluster,
        tests: cluster.tests.filter(test => green.has(test)),
    }));
    return {
        kind: 'revision',
        clusters: clusters.some(({ tests }) => tests.length > 0) ? clusters : [fixedTestsCluster([...green])],
        fixer,
        strategy: 'conservative',
        iteration: (0,selectors/* nextIteration */.pz)(state),
        debugging: since.filter(model_attempt/* isFailedAttempt */.lA).length,
        candidate: 0,
    };
}
function fixedTestsCluster(tests) {
    return model_cluster/* Cluster */.d2.parse({
        id: 'review',
        signature: '',
        title: 'what was fixed',
        criticality: 'medium',
        tests,
        suspects: [],
    });
}
function independentGroups(batch, open, { parallel }) {
    const taken = batch.map(({ cluster }) => cluster);
    const groups = [];
    for (const each of open) {
        if (groups.length + 1 >= parallel)
            break;
        if (taken.includes(each.cluster) || !taken.every(other => (0,model_cluster/* areIndependent */.Dp)(each.cluster, other)))
            continue;
        taken.push(each.cluster);
        groups.push({ batch: [each], strategy: 'conservative' });
    }
    return groups;
}
function candidatesFor(batch, strategy, rules) {
    const fixers = batch[0]?.fixers ?? [];
    const debugging = Math.max(...batch.map(({ tries }) => tries));
    const clusters = batch.map(({ cluster }) => cluster);
    const names = Array.from({ length: rules.candidates }, (_, index) => fixers[index % fixers.length] ?? '');
    const competing = names.filter((name, index) => name !== root_cause/* OFFLINE */.G || names.indexOf(name) === index);
    return competing.map((fixer, index) => ({
        kind: 'repair',
        clusters,
        fixer,
        strategy,
        debugging,
        candidate: competing.length > 1 ? index + 1 : 0,
    }));
}
function openClusters(state, rules) {
    const isUnsuited = (cluster) => (0,model_cluster/* isEnvironmental */.tt)(cluster) || (0,only_in_ci/* runnableHere */.MG)(state, cluster.tests).length === 0;
    return redClusters(state)
        .filter(({ id }) => !(0,budget/* isClusterOverBudget */.mt)(state, id, rules.limits))
        .flatMap(cluster => {
        const left = rules.fixers.filter(name => !(name === root_cause/* OFFLINE */.G && isUnsuited(cluster)) &&
            !isExhausted(state, { cluster: cluster.id, fixer: name, limits: rules.limits }));
        const fixers = left.length > 0 ? left : unavailableFixers(state, rules);
        return fixers.length === 0 ? [] : [{ cluster, fixers, tries: failedTries(state, cluster.id).length }];
    })
        .toSorted((a, b) => Number((0,model_cluster/* isEnvironmental */.tt)(a.cluster)) - Number((0,model_cluster/* isEnvironmental */.tt)(b.cluster)) || a.tries - b.tries);
}
function isMostlyStuck(state, open) {
    const red = (0,model_outdated/* workableTargets */.I)(state).length;
    const left = new Set(open.flatMap(({ cluster }) => cluster.tests)).size;
    return red - left > red / 2 && open.every(({ tries }) => tries > 0);
}

;// CONCATENATED MODULE: ./lib/domain/workflow/phases.js







const PHASES = {
    reproducing: { step: () => ({ kind: 'reproduce' }), observes: ['reproduced'], isDurable: false },
    triaging: { step: () => ({ kind: 'triage' }), observes: ['diagnosed'], isDurable: false },
    choosing: {
        step: (_, state, rules) => choosingStep(state, rules),
        settle: (_, state, rules) => settleChoosing(state, rules),
        observes: ['assigned', 'concluded'],
        isDurable: true,
    },
    running: {
        step: ({ iteration }, state) => ({ kind: 'run', attempt: (0,selectors/* attemptAt */.bG)(state, iteration) }),
        observes: ['proposed', 'abstained', 'rejected'],
        isDurable: false,
    },
    analyzing: {
        step: ({ iteration }, state) => ({ kind: 'analyze', attempt: (0,selectors/* attemptAt */.bG)(state, iteration) }),
        observes: ['analyzed', 'abstained'],
        isDurable: false,
    },
    fixing: {
        step: ({ iteration }, state) => ({ kind: 'fix', attempt: (0,selectors/* attemptAt */.bG)(state, iteration) }),
        observes: ['proposed', 'abstained'],
        isDurable: true,
    },
    checking: {
        step: ({ iteration, tree }, state) => ({ kind: 'check', attempt: (0,selectors/* attemptAt */.bG)(state, iteration), tree }),
        observes: ['checked', 'rejected'],
        isDurable: false,
    },
    validating: {
        step: ({ iteration, tree }, state) => ({ kind: 'validate', attempt: (0,selectors/* attemptAt */.bG)(state, iteration), tree }),
        observes: ['validated'],
        isDurable: false,
    },
    committing: {
        step: ({ iteration, tree }, state) => ({ kind: 'commit', attempt: (0,selectors/* attemptAt */.bG)(state, iteration), tree }),
        observes: ['committed'],
        isDurable: false,
    },
    racing: {
        step: ({ iterations }, state) => ({ kind: 'race', attempts: iterations.map(each => (0,selectors/* attemptAt */.bG)(state, each)) }),
        observes: ['raced'],
        isDurable: false,
    },
    combining: {
        step: ({ iteration }, state) => ({ kind: 'combine', attempt: (0,selectors/* attemptAt */.bG)(state, iteration) }),
        observes: ['combined', 'dropped'],
        isDurable: false,
    },
    confirming: {
        step: (_, state) => ({ kind: 'confirm', attempts: (0,selectors/* unconfirmedAttempts */.Bi)(state) }),
        settle: ({ due }, state, rules) => (due || isDue(state, rules.validate) ? undefined : { at: 'triaging' }),
        observes: ['confirmed'],
        isDurable: true,
    },
    tracing: {
        step: (phase, state) => ({ kind: 'probe', attempt: (0,selectors/* attemptAt */.bG)(state, nextProbe(phase)), broken: phase.broken }),
        observes: ['probed'],
        isDurable: true,
    },
    reverting: {
        step: ({ iterations }, state) => ({ kind: 'revert', attempts: iterations.map(each => (0,selectors/* attemptAt */.bG)(state, each)) }),
        observes: ['reverted'],
        isDurable: true,
    },
    minimizing: { step: () => ({ kind: 'minimize' }), observes: ['minimized'], isDurable: false },
    proving: { step: () => ({ kind: 'prove' }), observes: ['proved'], isDurable: true },
    reviewing: { step: () => ({ kind: 'review' }), observes: ['reviewed'], isDurable: true },
    planning: {
        step: (_, state, rules) => wantsTests(state, rules)
            ? { kind: 'plan-tests', ...testWriter(rules) }
            : { kind: 'plan-proposal', by: rules.proposeTests?.by ?? '' },
        observes: ['tests-planned', 'proposal-planned'],
        isDurable: false,
    },
    writing: {
        step: ({ iteration }, state, rules) => {
            const attempt = (0,selectors/* attemptAt */.bG)(state, iteration);
            return attempt.kind === 'proposal'
                ? { kind: 'propose-tests', attempt }
                : { kind: 'write-tests', attempt, mode: testWriter(rules).mode };
        },
        settle: ({ iteration }, state, { addTests, proposeTests }) => {
            const who = (0,selectors/* attemptAt */.bG)(state, iteration).kind === 'proposal' ? proposeTests : addTests;
            return who === undefined ? { at: 'publishing' } : undefined;
        },
        observes: ['tests-written', 'tests-proposed'],
        isDurable: true,
    },
    publishing: {
        step: (_, state, rules) => ({ kind: isSquashDue(state, rules) ? 'squash' : 'publish' }),
        settle: (_, state, rules) => !isSquashDue(state, rules) && (wantsTests(state, rules) || wantsProposal(state, rules))
            ? { at: 'planning' }
            : undefined,
        observes: ['squashed', 'published'],
        isDurable: true,
    },
    done: { step: () => ({ kind: 'finish' }), observes: [], isDurable: true },
};
function isDurable({ at }) {
    return PHASES[at].isDurable;
}
function requireTransition({ phase }, { kind }) {
    if (kind === 'stopped' || kind === 'renamed' || PHASES[phase.at].observes.includes(kind))
        return;
    throw new Error(`${kind} was recorded in phase ${phase.at}`);
}
function requirePhase({ phase }, at) {
    if (phase.at !== at)
        throw new Error(`recorded for ${at} in phase ${phase.at}`);
    return phase;
}
function ruleOf(phase) {
    return PHASES[phase.at];
}
function settleChoosing(state, rules) {
    const choice = chooseAssignment(state, rules);
    if (choice.kind === 'combine')
        return { at: 'combining', iteration: choice.attempt.iteration };
    if (choice.kind === 'stop' && (0,selectors/* unconfirmedAttempts */.Bi)(state).length > 0)
        return { at: 'confirming', due: true };
    return undefined;
}
function choosingStep(state, rules) {
    const choice = chooseAssignment(state, rules);
    switch (choice.kind) {
        case 'assign':
            return choice;
        case 'stop':
            return {
                kind: 'conclude',
                why: choice.why,
                left: (0,budget/* remainingBudget */.uj)(state, rules.limits),
                degraded: state.degraded || isDegraded(state, rules),
            };
        case 'combine':
            throw new Error('the state was not settled');
    }
}
function testWriter({ addTests }) {
    if (addTests === undefined)
        throw new Error('there is no test writer');
    return addTests;
}
function isSquashDue(state, { squash }) {
    if (squash !== true || (0,selectors/* keptAttempts */.jO)(state).some(({ kind }) => kind === 'tests'))
        return false;
    if (state.targets.length === 0 || state.reviews.some(({ person }) => person !== undefined))
        return false;
    const commits = state.attempts.flatMap(({ commit, revert }) => [commit, revert]).filter(sha => sha !== undefined);
    return (0,selectors/* keptAttempts */.jO)(state).length > 0 && state.squashed?.sha !== state.tip && new Set(commits).size > 1;
}

;// CONCATENATED MODULE: ./lib/domain/workflow/next-step.js

function nextStep(state, rules) {
    return ruleOf(state.phase).step(state.phase, state, rules);
}
function settle(state, rules) {
    const phase = ruleOf(state.phase).settle?.(state.phase, state, rules);
    return phase === undefined ? state : { ...state, phase };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/domain/workflow/outcome.js
var outcome = __webpack_require__(81772);
;// CONCATENATED MODULE: ./lib/domain/workflow/state-changes.js




function openAttempt(state, each, startedAt) {
    return {
        iteration: each.iteration,
        kind: each.kind,
        past: false,
        clusters: each.clusters.map(({ id }) => id),
        title: attemptTitle(state, each),
        ...(each.clusters[0] === undefined ? {} : { problem: each.clusters[0].problem }),
        signature: (0,model_cluster/* clusterSignature */.b1)(each.clusters),
        targets: each.clusters.flatMap(({ tests }) => tests),
        strategy: each.strategy,
        fixer: each.fixer,
        commands: each.commands ?? [],
        debugging: each.debugging,
        candidate: each.candidate,
        ...(each.undoes === undefined ? {} : { undoes: each.undoes }),
        base: state.tip,
        code: '',
        rateBefore: (0,test_results/* knownRate */.W3)(state),
        files: [],
        diff: '',
        reason: '',
        output: '',
        final: false,
        unavailable: false,
        misconfigured: false,
        downUntilMs: 0,
        takesBack: [],
        confirmed: false,
        spending: {},
        transcripts: [],
        startedAt,
        durationMs: 0,
    };
}
function openOtherAttempt(state, { kind, title, fixer, strategy }, startedAt) {
    const iteration = (0,selectors/* nextIteration */.pz)(state);
    const each = { kind: 'repair', clusters: [], fixer, strategy, iteration, debugging: 0, candidate: 0 };
    return { ...openAttempt(state, each, startedAt), kind, title };
}
function attemptTitle(state, { kind, clusters, commands = [] }) {
    if (kind === 'command')
        return commands.join(', then ');
    const titles = clusters.map(({ title }) => title);
    const demands = kind === 'revision' ? (0,model_review/* demandsOf */.wu)(state.reviews.at(-1), state.tip).map(({ what }) => what) : [];
    return (demands.length > 0 ? demands : titles).join('; ');
}
function withFlaky(state, keys) {
    return { ...state, flaky: [...new Set([...state.flaky, ...keys])] };
}
function withOrigins(state, origins = {}) {
    return { ...state, origins: { ...state.origins, ...origins } };
}
function toPhase(state, phase) {
    return { ...state, phase };
}
function amendAttempts(state, change, iterations = (0,selectors/* activeIterations */.jI)(state)) {
    return {
        ...state,
        attempts: state.attempts.map(attempt => iterations.includes(attempt.iteration) ? { ...attempt, ...change } : attempt),
    };
}
function openIteration(state) {
    const [iteration] = (0,selectors/* activeIterations */.jI)(state);
    if (iteration === undefined)
        throw new Error(`phase ${state.phase.at} has no open attempt`);
    return iteration;
}

// EXTERNAL MODULE: ./lib/domain/model/usage.js
var model_usage = __webpack_require__(30109);
// EXTERNAL MODULE: ./lib/domain/model/renumbered-tests.js
var renumbered_tests = __webpack_require__(66449);
;// CONCATENATED MODULE: ./lib/domain/workflow/verdict.js


function isGood({ kind }) {
    return kind === 'pass' || kind === 'progress';
}
function commitResult(targets, seen, onlyInCi) {
    const after = new Map(seen.tests.map(({ id, status }) => [(0,test_case/* testKey */.S8)(id), status]));
    return targets.every(key => onlyInCi.has(key) || after.get(key) === 'passed') ? 'pass' : 'progress';
}
function judge(evidence) {
    if (!evidence.complete)
        return { kind: 'incomplete', reason: evidence.reason };
    const targets = evidence.targets.filter(key => !evidence.onlyInCi.has(key));
    const fixed = targets.filter(key => evidence.after.get(key) === 'passed');
    const broken = regressions(evidence);
    if (broken.length > 0)
        return { kind: 'regression', broken, fixed };
    const red = targets.filter(key => evidence.after.get(key) !== 'passed');
    if (red.length === 0)
        return { kind: 'pass', fixed };
    const since = evidence.since ?? evidence.before;
    const progressed = fixed.some(key => since.get(key) !== 'passed');
    return progressed ? { kind: 'progress', fixed, red } : { kind: 'fail', red };
}
function regressions(evidence) {
    const { before, since = before, after, flaky, onlyInCi, covers } = evidence;
    const renumbered = (0,renumbered_tests/* renumberedTests */.d)(since, after, covers);
    const broken = [];
    for (const [key, status] of before) {
        if (status !== 'passed' || flaky.has(key) || onlyInCi.has(key) || !covers(key))
            continue;
        const now = after.get(key);
        if (now === 'failed')
            broken.push({ key, how: 'newly failing' });
        else if (now === 'skipped')
            broken.push({ key, how: 'newly skipped' });
        else if (now === undefined && !renumbered(key))
            broken.push({ key, how: 'vanished' });
    }
    return broken;
}

;// CONCATENATED MODULE: ./lib/domain/workflow/reduce-attempt.js







const DOWN_MS = 5 * 60_000;
function assigned(state, { assigned: all, at }) {
    const next = { ...state, attempts: [...state.attempts, ...all.map(each => openAttempt(state, each, at))] };
    const iterations = all.map(({ iteration }) => iteration);
    const [only] = iterations;
    if (only !== undefined && all[0]?.kind === 'command')
        return toPhase(next, { at: 'running', iteration: only });
    return only !== undefined && iterations.length === 1
        ? toPhase(next, { at: 'analyzing', iteration: only })
        : toPhase(next, { at: 'racing', iterations });
}
function proposed(state, observation) {
    const { proposal, files, diff, tree } = observation;
    const next = amendAttempts(withUsage(state, observation), { proposal, files, diff });
    return toPhase(next, { at: 'checking', iteration: openIteration(state), tree });
}
function withUsage(state, { usage, transcripts = [] }) {
    const role = state.phase.at === 'analyzing' ? 'analyst' : 'fixer';
    const iteration = openIteration(state);
    const next = withRoleUsage(state, { iteration, role, usage });
    return {
        ...next,
        attempts: next.attempts.map(attempt => attempt.iteration === iteration ? { ...attempt, transcripts: [...attempt.transcripts, ...transcripts] } : attempt),
    };
}
function withRoleUsage(state, { iteration, role, usage }) {
    const attempts = state.attempts.map(attempt => attempt.iteration !== iteration || usage.requests === 0
        ? attempt
        : { ...attempt, spending: (0,model_usage/* spentTogether */.fn)([attempt.spending, { [role]: usage }]) });
    return { ...state, attempts };
}
function validated(state, observation) {
    const { verdict, seen, rateAfter, reason, output, takesBack = [] } = observation;
    const next = withOrigins(withFlaky(state, observation.flaky), observation.origins);
    if (isGood(verdict)) {
        const phase = { ...requirePhase(state, 'validating'), at: 'committing', seen };
        return toPhase(amendAttempts(next, { reason, rateAfter, takesBack }), phase);
    }
    return toPhase(amendAttempts(next, { result: verdict.kind, reason, output, rateAfter }), { at: 'choosing' });
}
function committed(state, sha) {
    const { seen } = requirePhase(state, 'committing');
    const { targets, undoes } = (0,selectors/* attemptAt */.bG)(state, openIteration(state));
    const result = commitResult(targets, seen, (0,only_in_ci/* testsOnlyInCi */.$w)(state));
    const change = { commit: sha, result, base: state.tip };
    const replaced = undoes === undefined ? state : amendAttempts(state, { revert: sha }, [undoes]);
    const next = toPhase(amendAttempts(replaced, change), { at: 'confirming', due: false });
    return { ...next, tip: sha, seen: mergeResults(state.seen, seen) };
}
function mergeResults(before, after) {
    if (before === undefined)
        return after;
    const newer = new Set(after.tests.map(({ id }) => (0,test_case/* testKey */.S8)(id)));
    return {
        tests: [...before.tests.filter(({ id }) => !newer.has((0,test_case/* testKey */.S8)(id))), ...after.tests],
        failures: [...before.failures.filter(({ id }) => !newer.has((0,test_case/* testKey */.S8)(id))), ...after.failures],
    };
}
function raced(state, { iteration, change, flaky }) {
    return withFlaky(amendAttempts(state, change, [iteration]), flaky);
}

;// CONCATENATED MODULE: ./lib/domain/workflow/reduce-confirmation.js





function confirmed(state, observation) {
    const { verdict, snapshot, rateAfter, reason, output } = observation;
    const consequence = consequenceOf(state, { verdict, snapshot });
    const known = withOrigins(withFlaky(state, observation.flaky), observation.origins);
    switch (consequence.kind) {
        case 'hold': {
            const held = (0,selectors/* unconfirmedAttempts */.Bi)(state).map(({ iteration }) => iteration);
            const { seen: _, ...rest } = known;
            const next = toPhase(amendAttempts(rest, { confirmed: true, rateAfter }, held), { at: 'triaging' });
            if (snapshot === undefined)
                return next;
            return {
                ...next,
                current: snapshot,
                targets: [...state.targets, ...revealedTargets(next, snapshot, (0,test_results/* ignoredTests */.qz)(next))],
            };
        }
        case 'trace': {
            const { suspects, broken } = consequence;
            return toPhase(known, { at: 'tracing', suspects, broken, reason });
        }
        case 'revert': {
            const { iterations, result } = consequence;
            const change = { rateAfter, reason, output, result };
            return toPhase(amendAttempts(known, change, iterations), { at: 'reverting', iterations });
        }
    }
}
function probed(state, good) {
    const phase = requirePhase(state, 'tracing');
    const next = narrowSuspects(phase, good);
    if (next.at !== 'reverting')
        return toPhase(state, next);
    const result = phase.broken.length === 0 ? 'incomplete' : 'regression';
    return toPhase(amendAttempts(state, { result, reason: phase.reason }, next.iterations), next);
}
function reverted(state, { reverts, tip }) {
    const requested = requirePhase(state, 'reverting').iterations;
    const taken = new Map(reverts.map(({ iteration, sha }) => [iteration, sha]));
    const wasConfirmed = state.attempts.some(each => taken.has(each.iteration) && each.confirmed);
    const undone = new Set(state.attempts.filter(each => taken.has(each.iteration)).map(({ commit }) => commit));
    const attempts = state.attempts.map(each => {
        const revert = taken.get(each.iteration);
        if (revert === undefined)
            return undone.has(each.revert) ? withoutRevert(each) : each;
        return { ...each, revert, ...(requested.includes(each.iteration) ? {} : DEPENDENT_REVERT) };
    });
    const { seen: _, ...next } = { ...state, attempts, tip };
    const isCurrent = (0,selectors/* unconfirmedAttempts */.Bi)(state)[0]?.base === state.current?.sha;
    const isSame = !wasConfirmed && isCurrent && (0,selectors/* unconfirmedAttempts */.Bi)(next).length === 0;
    if (!isSame)
        return toPhase(next, { at: 'confirming', due: true });
    return { ...toPhase(next, { at: 'triaging' }), ...(state.current && { current: { ...state.current, sha: tip } }) };
}
function withoutRevert(attempt) {
    const { revert: _, ...rest } = attempt;
    return rest;
}
const DEPENDENT_REVERT = { result: 'conflict', reason: 'It depended on a reverted change.' };

;// CONCATENATED MODULE: ./lib/domain/workflow/reduce-proposal.js



function proposalPlanned(state, { by, at }) {
    const work = {
        kind: 'proposal',
        title: 'assertions to bring up to date',
        fixer: by,
        strategy: 'conservative',
    };
    const attempt = {
        ...openOtherAttempt(state, work, at),
        base: state.request.headSha,
        targets: outdatedTargets(state),
    };
    return toPhase({ ...state, attempts: [...state.attempts, attempt] }, { at: 'writing', iteration: attempt.iteration });
}
function testsProposed(state, { proposed, result, usage, transcripts = [] }) {
    const paid = withRoleUsage(state, { iteration: openIteration(state), role: 'test-writer', usage });
    const { files, diff, reason } = proposed;
    const change = { result, reason, files, diff, transcripts, final: true };
    return toPhase({ ...amendAttempts(paid, change), proposedTests: proposed }, { at: 'publishing' });
}

// EXTERNAL MODULE: ./lib/domain/model/added-tests.js
var added_tests = __webpack_require__(60828);
;// CONCATENATED MODULE: ./lib/domain/workflow/reduce-tests.js




function testsPlanned(state, { by, mode, at }) {
    if (isFullyNoticed(state)) {
        const addedTests = (0,added_tests/* noTests */.Vl)(mode, 'The tests notice every small change of the fixed lines.');
        return toPhase({ ...state, addedTests }, { at: 'publishing' });
    }
    const work = { kind: 'tests', title: 'tests of the fix', fixer: by, strategy: 'conservative' };
    const attempt = openOtherAttempt(state, work, at);
    return toPhase({ ...state, attempts: [...state.attempts, attempt] }, { at: 'writing', iteration: attempt.iteration });
}
function testsWritten(state, observation) {
    const { added, usage, transcripts = [], result, committed } = observation;
    const iteration = openIteration(state);
    const paid = withRoleUsage(state, { iteration, role: 'test-writer', usage });
    const { files, diff, reason } = added;
    const change = { result, reason, files, diff, transcripts, confirmed: true, final: true };
    const next = toPhase({ ...amendAttempts(paid, change), addedTests: added }, { at: 'publishing' });
    if (committed === undefined)
        return next;
    const { sha, snapshot } = committed;
    const same = (seen) => (seen.sha === state.tip ? { ...seen, sha } : seen);
    return {
        ...amendAttempts(next, { commit: sha, base: state.tip }, [iteration]),
        tip: sha,
        current: snapshot,
        reviews: state.reviews.map(same),
        ...(state.proof && { proof: same(state.proof) }),
    };
}

;// CONCATENATED MODULE: ./lib/domain/workflow/reduce-ending.js





function concluded(state, { why, left, degraded }) {
    const next = { ...state, stop: why, left, degraded };
    const isSeen = state.proof?.sha === state.tip && state.proof.held && state.reviews.at(-1)?.sha === state.tip;
    if ((0,selectors/* keptAttempts */.jO)(next).length === 0 || isSeen)
        return { ...toPhase(next, { at: 'publishing' }), outcome: (0,outcome/* decideOutcome */.d)(next) };
    return toPhase(next, { at: why === 'all-green' && needsPruning(next) ? 'minimizing' : 'proving' });
}
function minimized(state, { smaller, uncovered }) {
    if (smaller === undefined)
        return toPhase({ ...state, uncovered }, { at: 'proving' });
    const { tree, files, diff, summary, seen } = smaller;
    const work = { kind: 'pruning', title: summary, fixer: 'minimizer', strategy: 'surgical' };
    const pruning = { ...openOtherAttempt(state, work, 0), reason: summary, files, diff };
    const next = { ...state, uncovered, attempts: [...state.attempts, pruning] };
    return toPhase(next, { at: 'committing', iteration: pruning.iteration, tree, seen });
}
function proved(state, { proof, snapshot, unneeded, signs, notes, mutantCheck }) {
    const known = withFlaky(state, unneeded);
    const next = {
        ...known,
        proof,
        signs,
        current: snapshot ?? state.current,
        notes: [...state.notes, ...notes],
        ...(mutantCheck === undefined ? {} : { mutantCheck }),
    };
    const flaky = new Set(next.flaky);
    const isFlaky = (key) => flaky.has(key);
    const ineffective = (0,selectors/* keptAttempts */.jO)(next).filter(({ targets }) => targets.length > 0 && targets.every(isFlaky));
    if (unneeded.length > 0 && ineffective.length > 0) {
        const iterations = ineffective.map(({ iteration }) => iteration).toReversed();
        const reason = 'Its tests also pass without it: they are flaky.';
        const { stop: _, left: __, proof: ___, ...rest } = amendAttempts(next, { result: 'fail', reason }, iterations);
        return toPhase(rest, { at: 'reverting', iterations });
    }
    return proof.held
        ? toPhase(next, { at: 'reviewing' })
        : { ...toPhase(next, { at: 'publishing' }), outcome: (0,outcome/* decideOutcome */.d)(next) };
}
function reviewed(state, { review }) {
    const next = review === undefined ? state : { ...state, reviews: [...state.reviews, review] };
    const isNew = review !== undefined && (0,model_review/* demandsOf */.wu)(review, state.tip).length > 0;
    if (!isNew)
        return { ...toPhase(next, { at: 'publishing' }), outcome: (0,outcome/* decideOutcome */.d)(next) };
    const { stop: _, left: __, ...rest } = next;
    return toPhase(rest, { at: 'choosing' });
}
function squashed(state, sha) {
    const from = state.tip;
    const kept = (0,selectors/* keptAttempts */.jO)(state).map(({ iteration }) => iteration);
    const same = (seen) => (seen.sha === from ? { ...seen, sha } : seen);
    return {
        ...amendAttempts(state, { commit: sha }, kept),
        tip: sha,
        squashed: { sha, from },
        reviews: state.reviews.map(same),
        ...(state.current && { current: same(state.current) }),
        ...(state.proof && { proof: same(state.proof) }),
    };
}

;// CONCATENATED MODULE: ./lib/domain/workflow/reducer.js









function reduce(state, observation) {
    requireTransition(state, observation);
    switch (observation.kind) {
        case 'reproduced':
            return reproduced(state, observation);
        case 'diagnosed':
            return { ...toPhase(state, { at: 'choosing' }), clusters: observation.clusters, ...induced(state, observation) };
        case 'assigned':
            return assigned(state, observation);
        case 'analyzed': {
            const { analysis, code } = observation;
            const next = amendAttempts(withUsage(state, observation), { analysis, code });
            return { ...next, phase: { at: 'fixing', iteration: openIteration(state) } };
        }
        case 'proposed':
            return proposed(state, observation);
        case 'abstained': {
            const { reason, final, unavailable, misconfigured = false, intent } = observation;
            const downUntilMs = unavailable ? state.spentMs + DOWN_MS : 0;
            const meant = intent === undefined ? {} : { intent };
            const change = { result: 'abstained', reason, final, unavailable, misconfigured, downUntilMs, ...meant };
            return toPhase(amendAttempts(withUsage(state, observation), change), { at: 'choosing' });
        }
        case 'checked':
            return toPhase(state, { ...requirePhase(state, 'checking'), at: 'validating' });
        case 'rejected':
        case 'dropped':
            return toPhase(amendAttempts(state, { result: observation.result, reason: observation.reason }), {
                at: 'choosing',
            });
        case 'validated':
            return validated(state, observation);
        case 'committed':
            return committed(state, observation.sha);
        case 'raced':
            return toPhase(observation.results.reduce(raced, state), { at: 'choosing' });
        case 'combined': {
            const { tree, files, diff } = observation;
            return toPhase(amendAttempts(state, { files, diff }), { at: 'checking', iteration: openIteration(state), tree });
        }
        case 'confirmed':
            return confirmed(state, observation);
        case 'probed':
            return probed(state, observation.good);
        case 'reverted':
            return reverted(state, observation);
        case 'concluded':
            return concluded(state, observation);
        case 'minimized':
            return minimized(state, observation);
        case 'proved':
            return proved(state, observation);
        case 'reviewed':
            return reviewed(state, observation);
        case 'tests-planned':
            return testsPlanned(state, observation);
        case 'tests-written':
            return testsWritten(state, observation);
        case 'proposal-planned':
            return proposalPlanned(state, observation);
        case 'tests-proposed':
            return testsProposed(state, observation);
        case 'squashed':
            return squashed(state, observation.sha);
        case 'published':
            return { ...toPhase(state, { at: 'done' }), pullRequest: observation.pullRequest ?? state.pullRequest };
        case 'stopped':
            return {
                ...(observation.spent === undefined ? state : withRoleUsage(state, observation.spent)),
                outcome: 'stopped',
            };
        case 'renamed':
            return { ...state, branch: observation.branch, notes: [...state.notes, observation.note] };
    }
}
function reproduced(state, seen) {
    const { cannotRun: _, culprit: __, ...before } = state;
    const next = {
        ...before,
        initial: seen.snapshot,
        current: seen.snapshot,
        targets: seen.targets,
        flaky: seen.flaky,
        notReproduced: seen.notReproduced,
        orderDependent: seen.orderDependent,
        onlyInCi: seen.onlyInCi ?? [],
        origins: seen.origins,
        ...(seen.cannotRun === undefined ? {} : { cannotRun: seen.cannotRun }),
        ...(seen.culprit === undefined ? {} : { culprit: seen.culprit }),
        played: seen.played ?? [],
        outside: seen.outside,
        notes: [...state.notes, ...seen.notes],
    };
    if (seen.targets.length === 0)
        return { ...toPhase(next, { at: 'publishing' }), outcome: (0,outcome/* decideOutcome */.d)(next) };
    return toPhase(next, (0,selectors/* unconfirmedAttempts */.Bi)(next).length > 0 ? { at: 'confirming', due: true } : { at: 'triaging' });
}
function induced({ inducing }, { clusters }) {
    const found = clusters.flatMap(({ tests, inducing: places }) => (places === undefined ? [] : [{ tests, places }]));
    return { inducing: [...inducing, ...found] };
}

// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
;// CONCATENATED MODULE: ./lib/domain/history/known-facts.js




const MAX_EACH = 5;
function knownFacts(state, clusters) {
    const others = state.attempts.filter(attempt => !attempt.clusters.some(id => clusters.includes(id)));
    const fixed = others.filter(model_attempt/* isKept */.t8).flatMap(({ proposal, files }) => {
        const summary = proposal?.summary ?? '';
        return summary === '' ? [] : [`Fixed on this branch already: ${summary} (${files.join(', ')}).`];
    });
    const flaky = (0,test_results/* testsOf */.Vh)(state, state.flaky).map(id => `Flaky, passes and fails on the same code: ${(0,test_case/* titleOf */.Gg)(id)}.`);
    const environment = state.clusters
        .filter(cluster => (0,model_cluster/* isEnvironmental */.tt)(cluster) && !clusters.includes(cluster.id))
        .map(({ title, suggestion }) => `Not caused by the code: ${title}. ${suggestion}`.trimEnd());
    const refused = others.filter(({ result }) => result === 'refused').map(({ reason }) => `Refused: ${reason}`);
    const own = new Set(state.clusters.flatMap(({ id, tests }) => (clusters.includes(id) ? tests : [])));
    const onlyInCi = state.onlyInCi
        .filter(({ id }) => own.has((0,test_case/* testKey */.S8)(id)))
        .map(({ id }) => `Cannot run here, so no test run says anything of it, and CI will judge the change: ${(0,test_case/* titleOf */.Gg)(id)}.`);
    return [fixed, flaky, environment, refused, onlyInCi].flatMap(list => [...new Set(list)].slice(-MAX_EACH));
}

// EXTERNAL MODULE: ./lib/syntax/outline.js
var outline = __webpack_require__(6589);
// EXTERNAL MODULE: ./lib/syntax/test-code.js
var test_code = __webpack_require__(4049);
;// CONCATENATED MODULE: ./lib/syntax/test-functions.js

function testFunctions(outline) {
    const found = [];
    outline.tree.iterate({
        enter({ node }) {
            if (!test_code/* TEST_FUNCTIONS */.NZ.has(node.name) || (0,test_code/* isSuite */.BB)(node, outline.text))
                return;
            found.push({ text: textOf(decorated(node), outline), setsUp: (0,test_code/* isSetup */.g6)(node, outline) });
        },
    });
    return found;
}
function testRanges(outline) {
    const found = [];
    outline.tree.iterate({
        enter({ node }) {
            if (!test_code/* TEST_FUNCTIONS */.NZ.has(node.name) || (0,test_code/* isSuite */.BB)(node, outline.text))
                return true;
            const whole = node.parent?.name === 'ArgList' ? (node.parent.parent ?? node) : decorated(node);
            const text = textOf(whole, outline);
            if (whole.from >= (found.at(-1)?.to ?? 0))
                found.push({ from: whole.from, to: whole.from + text.length, text, setsUp: (0,test_code/* isSetup */.g6)(node, outline) });
            return false;
        },
    });
    return found;
}
function decorated(node) {
    return node.parent?.name === 'DecoratedStatement' ? node.parent : node;
}
function textOf({ from, to }, { text }) {
    return text.slice(from, to).trimEnd();
}

;// CONCATENATED MODULE: ./lib/syntax/additions.js


const REPLACES_MODULES = /\b(?:vi|jest|mock)\.(?:un|do)?[mM]ock(?:Module|\.module)?\(|\bmock\.module\(/;
function additionProblem(file, before, after) {
    const [old, now] = [(0,outline/* outlineOf */.W)(file, before), (0,outline/* outlineOf */.W)(file, after)];
    if (old === undefined || now === undefined)
        return `fix-tests cannot read the language of ${file}, so it cannot tell an addition from a change: write a new file.`;
    if (!isSubsequence(before.split('\n'), after.split('\n')))
        return `A line of ${file} would change or go: only add tests, or write a new file.`;
    const functions = testFunctions(now);
    const rest = functions.map(({ text }) => text);
    for (const { text } of testFunctions(old)) {
        const at = rest.indexOf(text);
        if (at === -1)
            return `A test or function of ${file} would change: only add tests beside it, or write a new file.`;
        rest.splice(at, 1);
    }
    const isShared = functions.some(({ text, setsUp }) => setsUp && rest.includes(text));
    if (isShared || (REPLACES_MODULES.test(after) && !REPLACES_MODULES.test(before)))
        return `A hook or a mock in ${file} would change the tests that are there: write a new file.`;
    return undefined;
}
function isSubsequence(lines, of) {
    let next = 0;
    for (const line of of)
        if (line === lines[next])
            next += 1;
    return next === lines.length;
}

;// CONCATENATED MODULE: ./lib/syntax/changed-assertions.js


const ASSERTIONS = /\b(?:expect|assert|require|should|t\.(?:Error|Fatal))/g;
function assertionProblem(file, { before, after }, most) {
    const [old, now] = [(0,outline/* outlineOf */.W)(file, before), (0,outline/* outlineOf */.W)(file, after)];
    if (old === undefined || now === undefined)
        return `fix-tests cannot read the language of ${file}, so it cannot tell what changes in it.`;
    const [theirs, ours] = [testRanges(old), testRanges(now)];
    if (theirs.length !== ours.length || around(before, theirs) !== around(after, ours))
        return `Something of ${file} would change that is no test: change the assertions of the named tests only.`;
    const changed = theirs.flatMap((range, index) => {
        const other = ours[index];
        return other === undefined || other.text === range.text ? [] : [{ old: range, now: other }];
    });
    if (changed.some(pair => pair.old.setsUp || pair.now.setsUp))
        return `A hook of ${file} would change: change the assertions of the named tests only.`;
    if (changed.length > most)
        return `${changed.length} tests of ${file} would change, and ${most} of it may: change the assertions of the named tests only.`;
    if (changed.some(pair => assertionsIn(pair.now.text) < assertionsIn(pair.old.text)))
        return `An assertion of ${file} would go: say what must hold now in its place.`;
    return undefined;
}
function around(text, ranges) {
    const ends = [0, ...ranges.map(({ to }) => to)];
    return ends.map((from, index) => text.slice(from, ranges[index]?.from ?? text.length)).join('\0');
}
function assertionsIn(text) {
    return text.match(ASSERTIONS)?.length ?? 0;
}

// EXTERNAL MODULE: ./lib/syntax/in-file-tests.js
var in_file_tests = __webpack_require__(51467);
;// CONCATENATED MODULE: ./lib/workflow/filtered-writes.js



function additionsOnly(source) {
    return filteredWrites(source, async (path, text) => {
        const [before, now] = [await source.original(path), await source.read(path)];
        if (before === undefined || now === undefined)
            return source.write(path, text);
        const allowed = await source.write(path, now);
        if (!allowed.ok)
            return allowed;
        const problem = additionProblem(path, before, text);
        return problem === undefined ? source.write(path, text) : { ok: false, reason: problem };
    });
}
function withoutInFileTests(source) {
    return filteredWrites(source, async (path, text) => {
        const problem = (0,in_file_tests/* inFileTestProblem */.nw)(path, (await source.original(path)) ?? '', text);
        return problem === undefined ? source.write(path, text) : { ok: false, reason: problem };
    });
}
function assertionsOnly(source, most) {
    const none = (path) => `${path} holds none of the outdated tests; write ${[...most.keys()].join(' or ')}.`;
    return filteredWrites(source, async (path, text) => {
        const before = await source.original(path);
        const limit = most.get(path);
        if (before === undefined || limit === undefined)
            return { ok: false, reason: none(path) };
        const problem = assertionProblem(path, { before, after: text }, limit);
        return problem === undefined ? source.write(path, text) : { ok: false, reason: problem };
    });
}
function filteredWrites(source, write) {
    return {
        list: () => source.list(),
        read: path => source.read(path),
        original: path => source.original(path),
        changed: () => source.changed(),
        reset: path => source.reset(path),
        write,
    };
}

;// CONCATENATED MODULE: ./lib/workflow/test-runs/warm-tests.js


const MAX_BESIDE = 50;
function warmTests(failing, state) {
    const ids = failing.map(({ id }) => id);
    const leftOut = new Set([...(0,test_results/* uncountedTests */.N)(state), ...ids.map(test_case/* testKey */.S8)]);
    const beside = (0,test_results/* passingBeside */.Io)(ids, state).filter(id => !leftOut.has((0,test_case/* testKey */.S8)(id)));
    return { failing, passing: beside.slice(0, MAX_BESIDE) };
}

// EXTERNAL MODULE: ./lib/domain/model/check.js
var check = __webpack_require__(36174);
// EXTERNAL MODULE: ./lib/domain/model/test-run.js
var test_run = __webpack_require__(38012);
;// CONCATENATED MODULE: ./lib/workflow/test-runs/run-tests.js



async function runTests(selection, context, testbed = context, what = selectionText(selection)) {
    context.emit({ kind: 'tests-started', what });
    const startedAt = context.clock.now();
    const run = await testbed.tests.run(selection, context.signal);
    context.signal.throwIfAborted();
    const count = (status) => run.cases.filter(each => each.status === status && !(0,check/* isCheck */.ne)(each.id)).length;
    const unnamed = run.unnamed ?? { passed: 0, skipped: 0 };
    const checks = (0,check/* failedChecks */.HH)(run.cases).length;
    const counts = {
        passed: count('passed') + unnamed.passed,
        failed: count('failed'),
        skipped: count('skipped') + unnamed.skipped,
        ...(checks === 0 ? {} : { failedChecks: checks }),
    };
    const { complete, cached = false } = run;
    const durationMs = cached ? run.durationMs : Math.max(run.durationMs, context.clock.now() - startedAt);
    const told = { ...counts, complete, durationMs, cached };
    context.emit({ kind: 'tests-ended', what: what + moreThanSelected(selection, run.cases), ...told });
    return { ...run, durationMs };
}
async function runToJudge({ cannotRun }, run) {
    return cannotRun === undefined ? run() : test_run/* EMPTY_RUN */.Mb;
}
function affectedSelection(tests, { changed, named }) {
    const files = new Set([...changed, ...named.filter(file => !file.startsWith('-'))]);
    return { kind: 'affected', tests, files: [...files] };
}
function moreThanSelected(selection, cases) {
    if (selection.kind !== 'only')
        return '';
    const selected = new Set(selection.tests.map(test_case/* testKey */.S8));
    const ran = cases.filter(({ id, status }) => status !== 'skipped' && !(0,check/* isCheck */.ne)(id));
    const isSelected = (id) => selected.has((0,test_case/* testKey */.S8)(id)) || selection.tests.some(unit => (0,test_case/* encloses */.t$)(unit, id));
    return ran.every(({ id }) => isSelected(id)) ? '' : ` (${ran.length} ran)`;
}
function selectionText(selection) {
    switch (selection.kind) {
        case 'all':
            return 'the whole suite';
        case 'only':
            return selection.tests.length === 1 ? '1 test' : `${selection.tests.length} tests`;
        case 'affected':
            return 'the affected tests';
    }
}

// EXTERNAL MODULE: ./lib/domain/model/pass-rate.js
var pass_rate = __webpack_require__(66608);
;// CONCATENATED MODULE: ./lib/domain/workflow/slower-tests.js


const SLOW_MS = 500;
const FACTOR = 2;
const MORE_MS = 1_000;
function slowTests(cases) {
    const tests = cases.filter(({ id }) => !(0,check/* isCheck */.ne)(id));
    const slow = [...(0,test_case/* byKey */.dX)(tests)].filter(([, { status, durationMs }]) => status === 'passed' && durationMs >= SLOW_MS);
    return Object.fromEntries(slow.map(([key, { durationMs }]) => [key, Math.round(durationMs)]));
}
function slowerTests(before, after) {
    const passedBefore = new Set(before?.tests.filter(({ status }) => status === 'passed').map(({ id }) => (0,test_case/* testKey */.S8)(id)));
    return Object.entries(after?.slow ?? {})
        .filter(([key, ms]) => passedBefore.has(key) && isSlower(before?.slow?.[key] ?? SLOW_MS, ms))
        .toSorted(([, a], [, b]) => b - a)
        .map(([key]) => key);
}
function isSlower(beforeMs, afterMs) {
    return afterMs > FACTOR * beforeMs && afterMs - beforeMs >= MORE_MS;
}

// EXTERNAL MODULE: ./lib/workflow/test-runs/failure-reader.js
var failure_reader = __webpack_require__(88585);
;// CONCATENATED MODULE: ./lib/workflow/test-runs/run-analysis.js








function* snapshotOf(run, options) {
    const cases = (0,test_case/* byKey */.dX)(run.cases);
    const loaded = [
        ...loadedUnits(cases, options.before, options.excused),
        ...passedChecks(run, options.before?.tests ?? []),
    ];
    const tests = [...cases.values()].map(({ id, status }) => ({ id, status }));
    return {
        sha: options.sha,
        tests: [...tests, ...loaded.map(id => ({ id, status: 'passed' }))],
        failures: yield* failuresOf(run.cases, options.inProject),
        counts: countTests(run),
        durationMs: run.durationMs,
        slow: slowTests(run.cases),
    };
}
function countTests({ cases, unnamed }) {
    const number = (wanted) => cases.filter(({ id, status }) => status === wanted && (0,pass_rate/* caseKind */.HI)(id) === 'test').length;
    return {
        passed: number('passed') + (unnamed?.passed ?? 0),
        failed: number('failed'),
        skipped: number('skipped') + (unnamed?.skipped ?? 0),
        ...(unnamed === undefined ? {} : { unnamed: unnamed.passed }),
    };
}
function* failuresOf(cases, inProject) {
    const reader = new failure_reader/* FailureReader */.O(inProject);
    const failures = [];
    for (const testCase of (0,test_case/* byKey */.dX)(cases).values()) {
        const failure = reader.read(testCase);
        if (failure === undefined)
            continue;
        failures.push(failure);
        yield;
    }
    return failures;
}
function verdictOn(state, run, options) {
    const ids = (0,test_results/* testById */.pk)(state);
    const after = statusesIn(state, run);
    const units = new Set(run.cases.filter(({ status }) => status !== 'skipped').map(({ id }) => (0,test_case/* unitOf */.uF)(id)));
    return judge({
        before: (0,test_results/* knownStatuses */.sC)(state),
        ...(options.whole ? { since: (0,test_results/* statusesOf */.CB)(state.current) } : {}),
        after,
        complete: run.complete,
        reason: run.notes.join(' '),
        targets: options.targets,
        flaky: new Set(state.flaky),
        onlyInCi: (0,only_in_ci/* testsOnlyInCi */.$w)(state),
        covers: key => {
            const id = ids.get(key);
            if (id !== undefined && (0,check/* isCheck */.ne)(id))
                return after.has((0,test_case/* testKey */.S8)((0,check/* checkStepId */.c9)((0,check/* checkStepOf */.wd)(id))));
            return options.whole || units.has((0,test_case/* unitOf */.uF)(id));
        },
    });
}
function brokenTests(state, verdict) {
    const ids = (0,test_results/* testById */.pk)(state);
    const broken = verdict.kind === 'regression' ? verdict.broken : [];
    return broken.flatMap(({ key, how }) => {
        const id = ids.get(key);
        return id === undefined ? [] : [{ id, how }];
    });
}
function rateAfter(state, run) {
    const cases = (0,test_case/* byKey */.dX)(run.cases);
    const ids = (0,test_results/* testById */.pk)(state);
    const tests = [...statusesIn(state, run)].flatMap(([key, status]) => {
        const id = cases.get(key)?.id ?? ids.get(key);
        return id === undefined ? [] : [{ id, status }];
    });
    return (0,test_results/* rateWith */.d$)(state, tests);
}
function statusesIn(state, run) {
    const statuses = new Map([...(0,test_case/* byKey */.dX)(run.cases)].map(([key, { status }]) => [key, status]));
    for (const id of impliedPasses(state, run))
        statuses.set((0,test_case/* testKey */.S8)(id), 'passed');
    return statuses;
}
function withImpliedPasses(state, run) {
    const passed = impliedPasses(state, run);
    if (passed.length === 0)
        return run;
    const cases = passed.map(id => ({ id, status: 'passed', durationMs: 0, problems: [] }));
    return { ...run, cases: [...run.cases, ...cases] };
}
function impliedPasses(state, run) {
    const known = knownBefore(state);
    const passed = [...loadedUnits((0,test_case/* byKey */.dX)(run.cases), { tests: known }, excusedTests(state)), ...passedChecks(run, known)];
    return [...new Map(passed.map(id => [(0,test_case/* testKey */.S8)(id), id])).values()];
}
function knownBefore({ current, seen }) {
    return [...(current?.tests ?? []), ...(seen?.tests ?? [])];
}
function passedChecks(run, known) {
    const found = new Set(run.cases.map(({ id }) => (0,test_case/* testKey */.S8)(id)));
    const steps = new Set(run.cases.flatMap(({ id }) => ((0,check/* isCheckStep */.dc)(id) ? (0,check/* checkStepOf */.wd)(id) : [])));
    if (run.passedExit !== undefined)
        steps.add((0,check/* checkStepOf */.wd)(run.passedExit));
    return known.map(({ id }) => id).filter(id => (0,check/* isCheck */.ne)(id) && !found.has((0,test_case/* testKey */.S8)(id)) && steps.has((0,check/* checkStepOf */.wd)(id)));
}
function loadedUnits(cases, before, excused = new Set()) {
    const nameless = unloaded(before?.tests ?? []).filter(id => !cases.has((0,test_case/* testKey */.S8)(id)));
    if (nameless.length === 0)
        return [];
    const ran = [...cases.values()].filter(({ id, status }) => id.name !== '' && status !== 'skipped');
    return nameless.filter(unit => {
        const inside = ran.filter(({ id }) => (0,test_case/* encloses */.t$)(unit, id));
        const isRed = inside.some(({ id, status }) => status === 'failed' && !excused.has((0,test_case/* testKey */.S8)(id)));
        return inside.length > 0 && !(isRed && unit.file !== '');
    });
}
function unloaded(tests) {
    return tests.map(({ id }) => id).filter(id => id.name === '' && !(0,check/* isCheck */.ne)(id));
}
function revealedFailures(state, run) {
    const units = unloaded(state.current?.tests ?? []).filter(({ file }) => file !== '');
    return failedTests(state, run).filter(id => id.name !== '' && units.some(unit => (0,test_case/* encloses */.t$)(unit, id)));
}
function newFailures(state, run) {
    const known = (0,test_results/* knownStatuses */.sC)(state);
    return failedTests(state, run).filter(id => !known.has((0,test_case/* testKey */.S8)(id)));
}
function otherTargets(state, run, targets) {
    const [cases, own, ignored] = [(0,test_case/* byKey */.dX)(run.cases), new Set(targets), (0,test_results/* ignoredTests */.qz)(state)];
    const ran = (0,test_results/* openTargets */.Rs)(state).flatMap(key => (own.has(key) || ignored.has(key) ? [] : (cases.get(key) ?? [])));
    const green = ran.filter(({ status }) => status === 'passed').length;
    return { green, red: ran.length - green };
}
function failedTests(state, { cases }) {
    const excused = excusedTests(state);
    return cases.flatMap(({ id, status }) => (status === 'failed' && !excused.has((0,test_case/* testKey */.S8)(id)) ? [id] : []));
}
function excusedTests(state) {
    const before = Object.entries(state.origins).filter(([, origin]) => origin !== 'caused here' && origin !== 'uncertain');
    return new Set([...(0,test_results/* ignoredTests */.qz)(state), ...before.map(([key]) => key)]);
}

;// CONCATENATED MODULE: ./lib/workflow/test-runs/guard-change.js




const MAX_AGAIN = 3;
async function guardChange(scope, work) {
    const { state, targets } = work;
    const isOwn = scope === 'own files';
    const affected = { kind: 'affected', tests: targets, files: isOwn ? [] : scope };
    const whole = targets.length === 0 || (!isOwn && isQuick(state));
    if (!whole)
        return compare(affected, work);
    if (targets.length > 0 && hasChecks(state)) {
        const first = await compare(affected, work);
        if (first.broken.length > 0 || first.red.length === targets.length)
            return first;
    }
    return compare({ kind: 'all' }, work);
}
function hasChecks({ initial }) {
    return initial?.tests.some(({ id }) => (0,check/* isCheck */.ne)(id)) === true;
}
async function compare(selection, { state, targets, of, run }) {
    const found = await run(selection);
    const verdict = verdictOn(state, found, { targets: of, whole: selection.kind === 'all' });
    const after = statusesIn(state, found);
    const broken = brokenTests(state, verdict);
    const again = broken.length === 0 || broken.length > MAX_AGAIN
        ? undefined
        : await run({ kind: 'only', tests: broken.map(({ id }) => id), fresh: true });
    const passed = new Set(again?.complete === true ? again.cases.flatMap(each => (each.status === 'passed' ? (0,test_case/* testKey */.S8)(each.id) : [])) : []);
    return {
        run: found,
        red: targets.filter(id => after.get((0,test_case/* testKey */.S8)(id)) !== 'passed'),
        broken: broken.filter(({ id }) => !passed.has((0,test_case/* testKey */.S8)(id))),
        revealed: newFailures(state, found),
        others: otherTargets(state, found, of),
    };
}

;// CONCATENATED MODULE: ./lib/workflow/fixer-session.js
















const ABSTENTION = { kind: 'abstention', final: false };
const DEPENDED_ON = {
    kind: 'abstention',
    final: true,
    reason: 'A later change depends on the one that it was to replace.',
    usage: model_usage/* noUsage */.tk,
};
function recordAbstention({ attempt, context }, answer) {
    const { reason, final, unavailable = false, misconfigured = false, intent, usage, transcripts = [] } = answer;
    context.emit({ kind: 'judged', iteration: attempt.iteration, result: 'abstained', reason });
    return { kind: 'abstained', reason, final, unavailable, misconfigured, intent, usage, transcripts };
}
class Interrupted extends Error {
    spent;
    constructor(spent) {
        super('the run was ended from outside');
        this.spent = spent;
    }
}
const NOT_IN_CHAIN = 'The chain does not name it any more.';
async function askWithinBudget(attemptContext, ask) {
    const { attempt, state, context } = attemptContext;
    const fixer = context.fixers.get(attempt.fixer);
    if (fixer === undefined)
        return { ...ABSTENTION, final: true, reason: NOT_IN_CHAIN, usage: model_usage/* noUsage */.tk };
    const left = new Set(openClusters(state, context.rules).map(({ cluster }) => cluster.id));
    const allowed = (0,budget/* allowance */.nB)(state, attempt, { ...context.rules.limits, left });
    if (allowed.ms <= 0)
        return { ...ABSTENTION, reason: 'No time was left for it.', usage: model_usage/* noUsage */.tk };
    const deadline = deadlineSignal(allowed);
    const signal = AbortSignal.any([context.signal, deadline]);
    try {
        const answer = await ask(fixer, fixerTools(attemptContext, { signal, allowed }));
        if (isAbstention(answer) && context.signal.aborted) {
            const role = state.phase.at === 'analyzing' ? 'analyst' : 'fixer';
            throw new Interrupted({ iteration: attempt.iteration, role, usage: answer.usage });
        }
        return answer;
    }
    catch (error) {
        if (context.signal.aborted || !deadline.aborted)
            throw error;
        const reason = `It did not finish within ${Math.round(allowed.ms / 1000)} s, its remaining time.`;
        return { ...ABSTENTION, reason, usage: model_usage/* noUsage */.tk };
    }
}
function isAbstention(answer) {
    return answer.kind === 'abstention';
}
const MAX_TIMER_MS = 2_000_000_000;
function deadlineSignal({ ms }) {
    return AbortSignal.timeout(Math.floor(Math.max(1, Math.min(ms, MAX_TIMER_MS))));
}
async function prepareFiles({ attempt, state, testbed }) {
    const { workspace } = testbed;
    await workspace.discard();
    if (attempt.undoes === undefined)
        return true;
    const { commit = '', base } = (0,selectors/* attemptAt */.bG)(state, attempt.undoes);
    return workspace.merge({ base: commit, tree: base });
}
async function buildAssignment({ attempt, state, testbed, context }) {
    const { kind, targets: keys } = attempt;
    const isRevision = kind === 'revision';
    const targets = new Set(keys);
    const clusters = assignedClusters(state, attempt);
    const { history } = context.workspace;
    const earlier = isRevision ? earlierRevisions(state, attempt) : earlierRepairs(state, { attempt, clusters });
    return {
        iteration: attempt.iteration,
        kind: isRevision ? 'revision' : 'repair',
        strategy: attempt.strategy,
        clusters,
        failures: (0,only_in_ci/* withCiFailures */.Qm)(failuresBefore(state, attempt), state).filter(failure => targets.has((0,test_case/* testKey */.S8)(failure.id))),
        earlier,
        debugging: attempt.debugging === 0 ? undefined : { count: attempt.debugging, log: earlier.at(-1)?.output ?? '' },
        candidate: attempt.candidate,
        failingDiff: await history.failingDiff(),
        purpose: (await history.suspectedChange()).commits,
        changelogs: (await context.changelogs?.()) ?? [],
        known: knownFacts(state, attempt.clusters),
        demands: isRevision ? (0,model_review/* demandsOf */.wu)(state.reviews.at(-1), state.tip) : [],
        change: isRevision ? await testbed.workspace.changeDiff() : '',
    };
}
function assignedClusters(state, attempt) {
    const { targets, undoes, signature, title, files } = attempt;
    const found = (0,selectors/* attemptClusters */.Fw)(state, attempt);
    const own = new Set(targets);
    if (undoes === undefined)
        return found.map(cluster => ({ ...cluster, tests: cluster.tests.filter(test => own.has(test)) }));
    const [cluster = model_cluster/* Cluster */.d2.parse({ id: '', signature, title, criticality: 'medium', tests: [], suspects: files })] = found;
    return [{ ...cluster, tests: targets }];
}
function failuresBefore(state, { kind, undoes }) {
    const initial = state.initial?.failures ?? [];
    if (kind === 'revision')
        return initial;
    const known = (0,test_results/* knownFailures */.N5)(state);
    if (undoes === undefined)
        return known;
    const red = new Set(known.map(({ id }) => (0,test_case/* testKey */.S8)(id)));
    return [...known, ...initial.filter(({ id }) => !red.has((0,test_case/* testKey */.S8)(id)))];
}
function earlierRepairs(state, { attempt: { undoes }, clusters }) {
    const failed = clusters.flatMap(({ id }) => failedTries(state, id));
    return undoes === undefined ? failed : [...failed, (0,selectors/* attemptAt */.bG)(state, undoes)];
}
function earlierRevisions(state, { base, iteration }) {
    return state.attempts.filter(each => each.kind === 'revision' && each.base === base && each.iteration < iteration);
}
function fixerTools({ attempt, state, testbed, context }, { signal, allowed }) {
    const targets = (0,test_results/* testsOf */.Vh)(state, (0,only_in_ci/* runnableHere */.MG)(state, attempt.targets));
    const run = async (selection) => {
        signal.throwIfAborted();
        return withImpliedPasses(state, await runToJudge(state, () => testbed.tests.run(selection, signal)));
    };
    return {
        ...readerTools({ testbed, context, signal, allowed }),
        source: withoutInFileTests(testbed.workspace),
        conversation: keeperOf(attempt, context),
        runTests: (selection = { kind: 'only', tests: targets }) => run(selection),
        trace: async (tests) => (await testbed.trace?.({ kind: 'only', tests }, signal, { lines: true })) ?? [],
        openJudge: async (failures, isNeeded) => testbed.openJudge?.(warmTests(failures, state), signal, isNeeded),
        guard: scope => guardChange(scope, { state, targets, of: attempt.targets, run }),
    };
}
function keeperOf(attempt, { ledger }) {
    return {
        load: () => ledger.conversation(attempt),
        keep: conversation => ledger.keepConversation(attempt, conversation),
    };
}
function readerTools(options) {
    const { testbed, context, signal, allowed } = options;
    return {
        source: testbed.workspace,
        commit: testbed.workspace.tip,
        history: testbed.workspace.history,
        emit: context.emit,
        signal,
        budgetMs: allowed.ms,
        budgetTokens: allowed.tokens,
        budgetDollars: allowed.dollars,
    };
}

// EXTERNAL MODULE: ./lib/concurrency/abortable.js
var abortable = __webpack_require__(14265);
;// CONCATENATED MODULE: ./lib/domain/history/analysis-reuse.js


function analysisOfDemands(state, { targets }) {
    const demands = (0,model_review/* demandsOf */.wu)(state.reviews.at(-1), state.tip);
    if (demands.length === 0)
        return undefined;
    const analysis = {
        rootCause: demands.map(({ what }) => what).join(' '),
        evidence: demands.map(({ file, line, why }) => ({ file, says: why, ...(line === undefined ? {} : { line }) })),
        hypothesis: '',
        modificationPoints: demands.map(({ file, line, what }) => ({
            file,
            symbol: '',
            change: what,
            ...(line === undefined ? {} : { lines: [line, line] }),
        })),
        affectedTests: [...new Set((0,test_results/* testsOf */.Vh)(state, targets).map(({ file }) => file))],
        approach: 'Do what the review demands; the tests that pass stay green.',
        alternative: '',
        criticality: 'high',
        confidence: 1,
    };
    return { analysis, code: '' };
}
function reusableAnalysis(state, attempt) {
    if (attempt.debugging > 0 || attempt.candidate > 0 || attempt.undoes !== undefined)
        return undefined;
    const same = (other) => other.kind === attempt.kind &&
        other.base === attempt.base &&
        other.targets.join() === attempt.targets.join() &&
        other.strategy === attempt.strategy &&
        other.clusters.join() === attempt.clusters.join() &&
        other.unavailable;
    const found = state.attempts.findLast(other => other.iteration < attempt.iteration && same(other));
    return found?.analysis === undefined ? undefined : { analysis: found.analysis, code: found.code };
}

;// CONCATENATED MODULE: ./lib/workflow/steps/analyzing.js



async function analyzing(attemptContext) {
    const { attempt, state, context } = attemptContext;
    if (!(await prepareFiles(attemptContext)))
        return recordAbstention(attemptContext, DEPENDED_ON);
    const reusable = attempt.kind === 'revision' ? analysisOfDemands(state, attempt) : reusableAnalysis(state, attempt);
    if (reusable !== undefined)
        return { kind: 'analyzed', ...reusable, usage: model_usage/* noUsage */.tk };
    const answer = await askWithinBudget(attemptContext, async (fixer, tools) => fixer.analyze(await buildAssignment(attemptContext), tools));
    if (answer.kind === 'abstention')
        return recordAbstention(attemptContext, answer);
    const { analysis, code = '', usage, transcripts = [] } = answer;
    context.emit({ kind: 'thought', fixer: attempt.fixer, text: analysis.rootCause });
    if (analysis.hypothesis !== '') {
        context.emit({ kind: 'thought', fixer: attempt.fixer, text: `Hypothesis: ${analysis.hypothesis}` });
    }
    return { kind: 'analyzed', analysis, code, usage, transcripts };
}

// EXTERNAL MODULE: ./lib/domain/policy/edit-policy.js
var edit_policy = __webpack_require__(93490);
// EXTERNAL MODULE: ./lib/syntax/languages.js + 2 modules
var languages = __webpack_require__(51915);
;// CONCATENATED MODULE: ./lib/syntax/syntax-gate.js

async function checkSyntax(files, source, compiles = async () => false) {
    for (const file of files) {
        const text = await source.read(file);
        if (text === undefined)
            continue;
        const problem = problemIn(file, text, (await source.original(file)) ?? '');
        if (problem !== undefined && (await compiles(file)) === false)
            return problem;
    }
    return undefined;
}
function problemIn(file, text, before) {
    if (file.endsWith('.json'))
        return parsesAsJson(text) || (before !== '' && !parsesAsJson(before))
            ? undefined
            : `${file} is no longer valid JSON.`;
    const language = (0,languages/* languageOf */.eX)(file);
    if (language === undefined)
        return undefined;
    if (!language.hasErrors(text, before))
        return undefined;
    const errors = (0,languages/* syntaxErrors */.B_)(language, text);
    const first = errors[0];
    if (first === undefined || errors.length <= (0,languages/* syntaxErrors */.B_)(language, before).length)
        return undefined;
    const line = text.slice(0, first).split('\n').length;
    return `${file} has a syntax error in line ${line}: ${JSON.stringify(text.split('\n')[line - 1]?.trim().slice(0, 120))}.`;
}
function parsesAsJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/workflow/steps/checking.js


async function checking(attemptContext, tree) {
    const { attempt, testbed } = attemptContext;
    const { workspace } = testbed;
    await ensureTree(testbed, tree);
    const most = attempt.kind === 'command' ? edit_policy/* MAX_COMMAND_FILES */.$M : undefined;
    const refusal = (await workspace.refusal(most)) ?? (await protectedRefusal(attemptContext));
    if (refusal !== undefined)
        return reject(attemptContext, { result: 'refused', reason: refusal });
    const problem = await checkSyntax(attempt.files, workspace, file => testbed.compiles(file));
    if (problem !== undefined)
        return reject(attemptContext, { result: 'syntax-error', reason: problem });
    return { kind: 'checked' };
}
const TEST_LIBRARY = /\b(?:from|require\(|import)\s{0,20}\(?['"](?:node:test|vitest|@jest\/globals|mocha|chai|ava|tape|tap|uvu|jasmine|bun:test|@playwright\/test)['"]|^\s{0,40}(?:import|from)\s{1,20}(?:unittest|pytest)\b/m;
const DEFINED_TEST = /^[ \t]{0,40}(?:(?:describe|context|suite|test|it|specify)(?:\.\w{1,20}){0,2}\(\s{0,40}['"`]|(?:async )?def test_\w{0,200}\([^]{0,1000}?\bassert|class \w{1,200} (?:extends|<) [\w\\:.]{0,200}Test(?:Case)?\b|@Test\b|RSpec\.describe\b)/m;
const TEST_WITHIN = /\bimport\.meta\.vitest\b/;
function isTestText(text) {
    return TEST_LIBRARY.test(text) || (DEFINED_TEST.test(text) && !TEST_WITHIN.test(text));
}
async function protectedRefusal({ attempt, state, testbed }) {
    const { workspace } = testbed;
    const clusters = state.clusters.filter(({ id }) => attempt.clusters.includes(id));
    const named = new Set(attempt.analysis === undefined
        ? clusters.flatMap(({ suspects }) => suspects)
        : attempt.analysis.modificationPoints.map(({ file }) => file));
    const tests = new Set((state.initial?.tests ?? []).map(({ id }) => `/${id.file}`));
    const isReported = (file) => [...tests].some(test => test !== '/' && `/${file}`.endsWith(test));
    for (const file of attempt.files) {
        if (attempt.kind !== 'command' && workspace.isOpened(file)) {
            if (named.has(file))
                continue;
            return `${file} is opened by allowed-paths, but the diagnosis does not name it.`;
        }
        if (isReported(file) && isTestText((await workspace.original(file)) ?? ''))
            return `${file} is a test, as the reports say; fix the code that it tests.`;
    }
    return undefined;
}
async function reject({ attempt, testbed, context }, why) {
    await testbed.workspace.discard();
    context.emit({ kind: 'judged', iteration: attempt.iteration, ...why });
    return { kind: 'rejected', ...why };
}
async function ensureTree({ workspace }, tree) {
    if ((await workspace.tree()) !== tree)
        await workspace.restore(tree);
}

// EXTERNAL MODULE: ./lib/domain/text/unified-diff.js
var unified_diff = __webpack_require__(18202);
;// CONCATENATED MODULE: ./lib/domain/text/taken-back.js

function takenBack(change, earlier) {
    const files = (0,unified_diff/* parseDiff */.FR)(earlier);
    return (0,unified_diff/* parseDiff */.FR)(change).flatMap(file => {
        const [path = ''] = file.paths;
        const other = files.find(({ paths }) => paths.includes(path));
        return other !== undefined && isTakenBack(file, other) ? [path] : [];
    });
}
function isTakenBack(change, earlier) {
    const mine = linesOfDiff(change);
    const theirs = linesOfDiff(earlier);
    const [added, removed] = [new Set(theirs.added), new Set(theirs.removed)];
    const isChange = [...mine.added, ...mine.removed].length > 0;
    return isChange && mine.removed.every(line => added.has(line)) && mine.added.every(line => removed.has(line));
}
function linesOfDiff({ hunks }) {
    const runs = hunks.flatMap(hunk => hunk.runs);
    const written = (lines) => lines.filter(line => line.trim() !== '');
    return {
        added: written(runs.flatMap(({ after }) => after)),
        removed: written(runs.flatMap(({ before }) => before)),
    };
}

// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
// EXTERNAL MODULE: ./lib/concurrency/in-pieces.js
var in_pieces = __webpack_require__(64178);
// EXTERNAL MODULE: ./lib/domain/text/grouping.js
var grouping = __webpack_require__(83509);
;// CONCATENATED MODULE: ./lib/workflow/commits/at-commit.js

async function runAtCommit(commit, selection, { testbed, context }) {
    const { workspace } = testbed;
    const tree = (await workspace.changed()).length > 0 ? await workspace.tree() : undefined;
    const what = `${selectionText(selection)} at ${commit.slice(0, 7)}`;
    const run = await workspace.at(commit, () => runTests(selection, context, testbed, what));
    if (tree !== undefined)
        await workspace.restore(tree);
    return run;
}

;// CONCATENATED MODULE: ./lib/workflow/judging/compare-base.js




const RUNS_AT_BASE = 2;
const BISECT_STEPS = 8;
function outcomes(key, results) {
    const unit = results.flatMap(cases => cases.get(key)?.id ?? []).find(({ name }) => name === '');
    return new Set(results.flatMap(cases => {
        const own = cases.get(key)?.status;
        if (own !== undefined || unit === undefined || (0,check/* isCheck */.ne)(unit))
            return own ?? [];
        const inside = [...cases.values()].filter(({ id, status }) => status !== 'skipped' && (0,test_case/* encloses */.t$)(unit, id));
        return inside.length > 0 && inside.every(({ status }) => status === 'passed') ? 'passed' : [];
    }));
}
async function compareWithBase(tests, context, testbed = context) {
    if (tests.length === 0)
        return { origins: {} };
    const base = await context.workspace.history.base();
    const runs = base === undefined ? undefined : await runRepeatedly(tests, base, { context, testbed });
    if (base === undefined || runs === undefined)
        return { origins: Object.fromEntries(tests.map(id => [(0,test_case/* testKey */.S8)(id), 'uncertain'])) };
    const results = runs.map(run => (0,test_case/* byKey */.dX)(run.cases));
    return { base, origins: Object.fromEntries(tests.map(id => [(0,test_case/* testKey */.S8)(id), originOf((0,test_case/* testKey */.S8)(id), results)])) };
}
const [MAX_PLAYED, MIN_SAID] = [8, 4];
async function playedHere(found, context) {
    const groups = new Map();
    for (const each of found) {
        const { id, said } = each;
        const text = said.length < MIN_SAID || id.file === '' ? undefined : await context.workspace.read(id.file);
        if (text?.includes(said) === true)
            (0,grouping/* addToGroup */.M)(groups, `${id.file}\0${said}`, each);
    }
    const samples = [...groups.values()].flatMap(group => group.slice(0, 1)).slice(0, MAX_PLAYED);
    const { origins } = await compareWithBase(samples.map(({ id }) => id), context);
    const isOfChange = ([first]) => first !== undefined && origins[(0,test_case/* testKey */.S8)(first.id)] === 'caused here';
    return new Set([...groups.values()].filter(isOfChange).flatMap(group => group.map(({ id }) => (0,test_case/* testKey */.S8)(id))));
}
async function runRepeatedly(tests, base, where) {
    const runs = [];
    for (let time = 0; time < RUNS_AT_BASE; time += 1) {
        const run = await runAtCommit(base, { kind: 'only', tests, fresh: true }, where);
        if (run === undefined)
            return undefined;
        runs.push(run);
    }
    return runs;
}
function originOf(key, results) {
    const seen = outcomes(key, results);
    if (seen.has('passed') && seen.has('failed'))
        return 'flaky before';
    if (seen.has('failed'))
        return 'failing before';
    return seen.has('passed') ? 'caused here' : 'uncertain';
}
async function findCulprit(targets, { origins, base }, context) {
    if (!context.reproduction.bisect)
        return undefined;
    const good = base ?? (await context.workspace.history.base());
    const tests = base === undefined ? targets : targets.filter(id => origins[(0,test_case/* testKey */.S8)(id)] === 'caused here');
    if (good === undefined || tests.length === 0)
        return undefined;
    const ask = async (commit) => {
        const selection = { kind: 'only', tests, fresh: true };
        const run = await runAtCommit(commit, selection, { testbed: context, context });
        if (run === undefined)
            return 'skip';
        const statuses = tests.map(id => (0,test_case/* byKey */.dX)(run.cases).get((0,test_case/* testKey */.S8)(id))?.status);
        if (statuses.includes('failed'))
            return 'bad';
        return statuses.every(status => status === 'passed') ? 'good' : 'skip';
    };
    if (base === undefined && (await ask(good)) !== 'good')
        return undefined;
    return context.workspace.history.bisect({ good, steps: BISECT_STEPS, ask });
}

;// CONCATENATED MODULE: ./lib/workflow/judging/verdict-text.js



const MAX_NAMED = 3;
function verdictText(verdict, state, run) {
    const ids = (0,test_results/* testById */.pk)(state);
    const title = (key) => {
        const id = ids.get(key);
        return id === undefined ? 'a test' : (0,test_case/* titleOf */.Gg)(id);
    };
    switch (verdict.kind) {
        case 'pass':
            return {
                reason: `${greenText(verdict.fixed.length)}, and no other test that ran broke.`,
                broken: [],
            };
        case 'progress': {
            const red = `still red: ${(0,wording/* listOf */.c3)(verdict.red.map(title), MAX_NAMED)}`;
            return { reason: `${(0,wording/* count */.U9)(verdict.fixed.length, 'target')} now green; ${red}.`, broken: [] };
        }
        case 'fail':
            return {
                reason: `Still failing: ${(0,wording/* listOf */.c3)(verdict.red.map(title), MAX_NAMED)}.${loaded(verdict.red, ids, run)}${firstMessage(verdict.red, run)}`,
                broken: [],
            };
        case 'regression': {
            const broken = verdict.broken.map(({ key, how }) => `${title(key)} (${how})`);
            return { reason: `It broke ${(0,wording/* listOf */.c3)(broken, MAX_NAMED)}.`, broken };
        }
        case 'incomplete':
            return { reason: `The test run is inconclusive: ${verdict.reason}`, broken: [] };
    }
}
function greenText(fixed) {
    if (fixed === 0)
        return 'There was no target to turn green here';
    return fixed === 1 ? 'The target passes' : `All ${fixed} targets pass`;
}
function loaded(red, ids, run) {
    const units = red.flatMap(key => ids.get(key) ?? []).filter(id => id.name === '' && id.file !== '');
    const failed = (run?.cases ?? []).filter(({ id, status }) => status === 'failed' && id.name !== '');
    const inside = failed.filter(({ id }) => units.some(unit => (0,test_case/* encloses */.t$)(unit, id)));
    if (inside.length === 0)
        return '';
    return ` It can be loaded now, but ${(0,wording/* count */.U9)(inside.length, 'test')} in it ${inside.length === 1 ? 'fails' : 'fail'}: ${(0,wording/* listOf */.c3)(inside.map(({ id }) => (0,test_case/* titleOf */.Gg)(id)), MAX_NAMED)}.`;
}
function firstMessage(red, run) {
    const failed = run?.cases.filter(({ status }) => status === 'failed') ?? [];
    const shown = failed.find(({ id }) => red.includes((0,test_case/* testKey */.S8)(id))) ?? failed[0];
    const first = shown?.problems[0]?.message ?? '';
    return first === '' ? '' : ` ${first.split('\n')[0]?.slice(0, 300)}`;
}

;// CONCATENATED MODULE: ./lib/domain/workflow/regression-evidence.js
const [SIGNIFICANCE, SIGNIFICANCE_OF_CHECKS] = [0.02, 0.2];
const HOPELESS = 0.3;
const MIN_RUNS = 3;
function regressionIn({ changed, unchanged }, { ofCheck = false } = {}) {
    const chance = chanceOf({ changed, unchanged });
    if (chance <= (ofCheck ? SIGNIFICANCE_OF_CHECKS : SIGNIFICANCE))
        return 'regression';
    const isMeasured = Math.min(changed.runs, unchanged.runs) >= MIN_RUNS;
    return isMeasured && unchanged.failed > 0 && chance >= HOPELESS ? 'flaky' : 'undecided';
}
function chanceOf({ changed, unchanged }) {
    const failed = changed.failed + unchanged.failed;
    const runs = changed.runs + unchanged.runs;
    let sum = 0;
    for (let k = changed.failed; k <= Math.min(failed, changed.runs); k += 1) {
        if (failed - k > unchanged.runs)
            continue;
        sum += (choose(changed.runs, k) * choose(unchanged.runs, failed - k)) / choose(runs, failed);
    }
    return sum;
}
function addToSample({ failed, runs }, hasPassed) {
    return { failed: failed + (hasPassed ? 0 : 1), runs: runs + 1 };
}
function choose(n, k) {
    let product = 1;
    for (let index = 1; index <= k; index += 1)
        product = (product * (n - k + index)) / index;
    return product;
}

;// CONCATENATED MODULE: ./lib/workflow/judging/compare-unchanged.js







const ROUNDS = 3;
async function flakyAmong(broken, state, comparing) {
    const { unchanged, context } = comparing;
    const ids = (0,test_results/* testById */.pk)(state);
    const known = broken.filter(key => ids.has(key));
    const comparable = new Set(known.filter(key => unchanged?.statuses.get(key) === 'passed'));
    const alone = await compare_unchanged_compare(known, state, {
        ...comparing,
        comparable,
        rounds: Math.max(ROUNDS, context.reproduction.reruns),
        selectionOf: tests => ({ kind: 'only', tests: (0,test_results/* testsOf */.Vh)(state, tests), fresh: true }),
        isEnough: (key, { changed }, round) => round >= ROUNDS && (changed.failed === 1 || (!comparable.has(key) && changed.failed === changed.runs)),
    });
    const together = known.filter(key => comparable.has(key) && alone.get(key)?.changed.failed === 1);
    const again = await compare_unchanged_compare(together, state, {
        ...comparing,
        comparable,
        rounds: ROUNDS,
        selectionOf: () => ({ ...comparing.selection, fresh: true }),
        isEnough: (_, { changed, unchanged: without }) => changed.failed < changed.runs || without.failed > 0,
    });
    const results = new Map([...alone, ...again]);
    const flaky = known.filter(key => isFlaky(results.get(key), {
        isComparable: comparable.has(key) && !(unchanged?.mayLack === true && neverPassed(alone.get(key))),
        ofCheck: ofCheck(ids.get(key)),
    }));
    for (const id of (0,test_results/* testsOf */.Vh)(state, flaky))
        report(id, results.get((0,test_case/* testKey */.S8)(id)), context);
    const unknown = known.filter(key => !flaky.includes(key) && results.get(key)?.changed.runs === 1);
    return { flaky, unknown };
}
function ofCheck(id) {
    return id !== undefined && (0,check/* isCheck */.ne)(id);
}
function isFlaky(result, about) {
    if (result === undefined)
        return false;
    if (about.isComparable)
        return regressionIn(result, about) !== 'regression';
    return !neverPassed(result);
}
function neverPassed(result) {
    return result === undefined || result.changed.failed === result.changed.runs;
}
async function compare_unchanged_compare(tests, state, options) {
    const start = { changed: { failed: 1, runs: 1 }, unchanged: { failed: 0, runs: 1 } };
    const results = new Map(tests.map(key => [key, start]));
    const ids = (0,test_results/* testById */.pk)(state);
    let open = tests;
    for (let round = 1; round <= options.rounds && open.length > 0; round += 1) {
        const now = await passedIn(options.selectionOf(open), options);
        const comparable = open.filter(key => options.comparable.has(key));
        const before = comparable.length === 0 ? undefined : await passedWithout(options.selectionOf(comparable), options);
        if (before === undefined)
            for (const key of comparable)
                options.comparable.delete(key);
        for (const key of open) {
            const { changed, unchanged } = results.get(key) ?? start;
            const next = (sample, passed) => passed === undefined ? sample : addToSample(sample, passed.has(key));
            results.set(key, {
                changed: next(changed, now),
                unchanged: options.comparable.has(key) ? next(unchanged, before) : unchanged,
            });
        }
        open = open.filter(key => {
            const result = results.get(key) ?? start;
            const isDecided = options.comparable.has(key) && regressionIn(result, { ofCheck: ofCheck(ids.get(key)) }) !== 'undecided';
            return !isDecided && !options.isEnough(key, result, round);
        });
    }
    return results;
}
async function passedIn(selection, { testbed, context }) {
    const run = await runTests(selection, context, testbed, `${selectionText(selection)} with the change`);
    return run.complete || run.cases.length > 0 ? passedTests(run) : undefined;
}
async function passedWithout(selection, comparing) {
    const { unchanged } = comparing;
    const run = unchanged && (await runAtCommit(unchanged.commit, selection, comparing));
    return run?.complete === true ? passedTests(run) : undefined;
}
function passedTests({ cases }) {
    return new Set([...(0,test_case/* byKey */.dX)(cases).values()].filter(({ status }) => status === 'passed').map(({ id }) => (0,test_case/* testKey */.S8)(id)));
}
function report(id, result, context) {
    if (result === undefined)
        return;
    const times = ({ failed, runs }) => `${failed} of ${runs} times`;
    const without = result.unchanged.runs > 1 ? `, and ${times(result.unchanged)} without it` : '';
    const text = `${(0,test_case/* titleOf */.Gg)(id)} is flaky: it failed ${times(result.changed)} with the change${without}. The change is not reverted for it.`;
    context.emit((0,events/* note */.N)('info', text));
}

;// CONCATENATED MODULE: ./lib/workflow/judging/judge-run.js








const MAX_OUTPUT = 4_000;
async function judgeRun(state, run, judging) {
    const { targets, selection, testbed, context } = judging;
    const whole = selection.kind === 'all';
    const revealed = run.complete ? revealedFailures(state, run) : [];
    const { origins } = await compareWithBase(revealed, context, testbed);
    const compared = { ...state, origins: { ...state.origins, ...origins } };
    const first = verdictOn(compared, run, { targets, whole });
    const broken = first.kind === 'regression' ? first.broken.map(({ key }) => key) : [];
    const { flaky, unknown } = broken.length === 0 ? UNSUSPECTED : await flakyAmong(broken, state, judging);
    const updated = { ...compared, flaky: [...state.flaky, ...flaky] };
    const judged = flaky.length === 0 ? first : verdictOn(updated, run, { targets, whole });
    const verdict = isUnknown(judged, unknown) ? { kind: 'incomplete', reason: NOT_COMPARED } : judged;
    return {
        verdict,
        flaky,
        origins,
        rateAfter: rateAfter(updated, run),
        reason: verdictText(verdict, state, run).reason,
        output: isGood(verdict) ? '' : run.output.slice(-MAX_OUTPUT),
    };
}
const UNSUSPECTED = { flaky: [], unknown: [] };
const NOT_COMPARED = 'Tests failed with the change that passed before, and no run could say whether that is its doing: none of them ended.';
function isUnknown(verdict, unknown) {
    return verdict.kind === 'regression' && verdict.broken.every(({ key }) => unknown.includes(key));
}
async function partialResults(state, run, { inProject, signal }) {
    const cases = (0,test_case/* byKey */.dX)(run.cases);
    const ids = (0,test_results/* testById */.pk)(state);
    const tests = [...statusesIn(state, run)].flatMap(([key, status]) => {
        const id = cases.get(key)?.id ?? ids.get(key);
        return id === undefined ? [] : [{ id, status }];
    });
    return { tests, failures: await (0,in_pieces/* inPieces */.x)(failuresOf(run.cases, inProject), signal) };
}

;// CONCATENATED MODULE: ./lib/workflow/steps/validating.js










const validating_MAX_NAMED = 3;
async function validating(attemptContext, tree) {
    const { attempt, state, testbed, context } = attemptContext;
    await ensureTree(testbed, tree);
    const selection = affectedBy(attempt, state);
    const run = await runToJudge(state, () => runTests(selection, context, testbed));
    const { targets } = attempt;
    const unchanged = { commit: state.tip, statuses: (0,test_results/* knownStatuses */.sC)(state) };
    const verdict = await judgeRun(state, run, { targets, selection, unchanged, testbed, context });
    const { kind } = verdict.verdict;
    if (!isGood(verdict.verdict)) {
        await testbed.workspace.discard();
        context.emit({ kind: 'judged', iteration: attempt.iteration, result: kind, reason: verdict.reason });
    }
    const reverted = isGood(verdict.verdict) ? takenBack(attempt.diff, await testbed.workspace.history.failingDiff()) : [];
    const note = reverted.length === 0
        ? ''
        : ` In ${(0,wording/* listOf */.c3)(reverted, validating_MAX_NAMED)} it brings lines back as they were before the failing change.`;
    return {
        kind: 'validated',
        ...verdict,
        reason: `${verdict.reason}${note}`,
        takesBack: isMoreThanALine(attempt) ? reverted : [],
        seen: await partialResults(state, run, context),
    };
}
function isMoreThanALine({ diff }) {
    const runs = (0,unified_diff/* parseDiff */.FR)(diff).flatMap(({ hunks }) => hunks.flatMap(hunk => hunk.runs));
    return runs.flatMap(({ before, after }) => [...before, ...after]).filter(line => line.trim() !== '').length > 2;
}
function affectedBy(attempt, state) {
    const targets = (0,only_in_ci/* runnableHere */.MG)(state, attempt.targets);
    const isForCi = targets.length < attempt.targets.length;
    if (isForCi || (attempt.kind === 'command' && isQuick(state)))
        return { kind: 'all' };
    const named = [...(attempt.proposal?.affectedTests ?? []), ...(attempt.analysis?.affectedTests ?? [])];
    return affectedSelection((0,test_results/* testsOf */.Vh)(state, targets), { changed: attempt.files, named });
}

;// CONCATENATED MODULE: ./lib/workflow/steps/fixing.js

async function fixing(attemptContext) {
    const { workspace } = attemptContext.testbed;
    const { analysis } = attemptContext.attempt;
    if (analysis === undefined)
        throw new Error(`iteration ${attemptContext.attempt.iteration} is fixed before it is analyzed`);
    if (!(await prepareFiles(attemptContext)))
        return recordAbstention(attemptContext, DEPENDED_ON);
    const before = await workspace.tree();
    const answer = await askWithinBudget(attemptContext, async (fixer, tools) => fixer.fix({ ...(await buildAssignment(attemptContext)), analysis }, tools));
    const files = await workspace.changed();
    const tree = await workspace.tree();
    if (answer.kind === 'proposal' && files.length > 0 && tree !== before) {
        const { proposal, usage, transcripts = [] } = answer;
        const edits = { files, diff: await workspace.diff(), tree };
        return { kind: 'proposed', proposal, usage, transcripts, ...edits };
    }
    await workspace.discard();
    const reason = 'It proposed a fix but changed no file.';
    return recordAbstention(attemptContext, answer.kind === 'abstention' ? answer : { ...answer, ...ABSTENTION, reason });
}

;// CONCATENATED MODULE: ./lib/workflow/steps/tracing.js



async function probing({ attempt, broken }, state, context) {
    const { iteration, commit = '' } = attempt;
    const tests = (0,test_results/* testsOf */.Vh)(state, broken);
    const run = await context.workspace.at(commit, () => runTests(broken.length === 0 ? { kind: 'all' } : { kind: 'only', tests }, context));
    const cases = (0,test_case/* byKey */.dX)(run?.cases ?? []);
    const good = run?.complete === true && tests.every(id => cases.get((0,test_case/* testKey */.S8)(id))?.status === 'passed');
    context.emit({ kind: 'probed', iteration, good });
    return { kind: 'probed', good };
}

// EXTERNAL MODULE: ./lib/domain/model/commit-identity.js
var commit_identity = __webpack_require__(70368);
// EXTERNAL MODULE: ./lib/domain/text/inert-text.js
var inert_text = __webpack_require__(90388);
// EXTERNAL MODULE: ./lib/domain/model/proposal-subject.js
var proposal_subject = __webpack_require__(72775);
;// CONCATENATED MODULE: ./lib/workflow/commits/commit-subjects.js




const MAX_SUBJECT = 72;
function changeSubject(attempt, state) {
    const effect = effectOf(attempt, state);
    const end = effect === '' ? '' : ` (${effect})`;
    return `${(0,wording/* shortSentence */.I3)((0,proposal_subject/* changeOf */.C)(attempt), MAX_SUBJECT - end.length)}${end}`;
}
function commandSubject(attempt, state) {
    const passed = passedTargets(attempt, state) ?? [];
    const end = ` (fixes ${(0,wording/* count */.U9)(passed.length, 'failure')})`;
    return `${(0,wording/* shortSentence */.I3)((0,proposal_subject/* changeOf */.C)(attempt), MAX_SUBJECT - end.length)}${end}`;
}
function revertSubject(attempt) {
    const result = attempt.result ?? 'regression';
    return `Revert "${(0,wording/* shortSentence */.I3)((0,proposal_subject/* changeOf */.C)(attempt), MAX_SUBJECT - result.length - 11)}": ${result}`;
}
function pruningSubject({ title }) {
    return `Drop leftovers of the fix: ${title.split(':')[0]}`;
}
function addedTestsSubject({ tests }) {
    return `Add ${(0,wording/* count */.U9)(tests.length, 'test')} for the fix`;
}
function proposalSubject({ tests }) {
    return `Bring ${(0,wording/* count */.U9)(tests.length, 'test')} up to date`;
}
function effectOf(attempt, state) {
    const { kind, targets } = attempt;
    if (kind === 'revision' || targets.length === 0)
        return '';
    const noun = nounOf(targets, state);
    const passed = passedTargets(attempt, state);
    if (passed === undefined && attempt.result === 'progress')
        return '';
    if (passed === undefined || passed.length === targets.length) {
        const all = [...targets, ...alsoPassed(attempt, state)];
        return `fixes ${(0,wording/* count */.U9)(all.length, nounOf(all, state))}`;
    }
    if (passed.length === 0)
        return `for ${(0,wording/* count */.U9)(targets.length, noun)}`;
    return `fixes ${passed.length} of ${(0,wording/* count */.U9)(targets.length, noun)}`;
}
function nounOf(targets, state) {
    const ids = (0,test_results/* testById */.pk)(state);
    const isTest = (key) => {
        const id = ids.get(key);
        return id === undefined || (0,pass_rate/* caseKind */.HI)(id) === 'test';
    };
    return targets.every(isTest) ? 'test' : 'failure';
}
function alsoPassed({ targets }, state) {
    const { phase } = state;
    if (phase.at !== 'committing')
        return [];
    const [before, now] = [(0,test_results/* knownStatuses */.sC)(state), (0,test_results/* statusesOf */.CB)(phase.seen)];
    return state.targets.filter(key => !targets.includes(key) && before.get(key) === 'failed' && now.get(key) === 'passed');
}
function passedTargets({ targets }, { phase }) {
    if (phase.at !== 'committing')
        return undefined;
    const now = (0,test_results/* statusesOf */.CB)(phase.seen);
    return targets.filter(key => now.get(key) === 'passed');
}

;// CONCATENATED MODULE: ./lib/workflow/commits/commit-trailers.js

const TRAILER = {
    key: 'Fix-Tests-Key',
    iteration: 'Fix-Tests-Iteration',
    kind: 'Fix-Tests-Kind',
    strategy: 'Fix-Tests-Strategy',
    verdict: 'Fix-Tests-Verdict',
    rate: 'Fix-Tests-Pass-Rate',
    fixer: 'Fix-Tests-Fixer',
    tests: 'Fix-Tests-Tests',
    reverts: 'Fix-Tests-Reverts',
    replaces: 'Fix-Tests-Replaces',
};
const OLD_KINDS = [
    ['fix-tests: tests', 'tests'],
    ['fix-tests: leftovers', 'pruning'],
    ['fix-tests: smallest patch', 'pruning'],
    ['fix-tests: run ', 'command'],
];
function attemptsIn(log, key) {
    const attempts = new Map();
    for (const { sha, message } of log.toReversed()) {
        const trailers = trailersOf(message);
        const iterations = iterationsIn(message);
        if (trailers.get(TRAILER.key) !== key || iterations.length === 0)
            return undefined;
        if (!trailers.has(TRAILER.reverts)) {
            for (const iteration of iterations) {
                const attempt = rebuildAttempt({ sha, message, iteration, trailers });
                attempts.set(iteration, attempt);
                const replaced = attempts.get(attempt.undoes ?? 0);
                if (replaced !== undefined)
                    attempts.set(replaced.iteration, { ...replaced, revert: sha });
            }
            continue;
        }
        const undone = attempts.get(iterations[0] ?? 0);
        if (undone === undefined)
            return undefined;
        for (const { revert, ...each } of attempts.values()) {
            if (each.commit === undone.commit)
                attempts.set(each.iteration, { ...each, revert: sha, result: 'regression' });
            else if (revert === undone.commit)
                attempts.set(each.iteration, each);
        }
    }
    return [...attempts.values()].toSorted((a, b) => a.iteration - b.iteration);
}
function rebuildAttempt(commit) {
    const { sha, message, iteration, trailers } = commit;
    const [subject = '', ...paragraphs] = message.trimEnd().split(/\n{2,}/);
    const body = paragraphs.slice(0, -1).flatMap(paragraph => paragraph.split('\n'));
    const summary = body.find(line => line !== '' && !line.startsWith(ROOT_CAUSE)) ?? subject.replace(EFFECT, '');
    const strategy = model_attempt/* Strategy */.qY.safeParse(trailers.get(TRAILER.strategy));
    const kind = kindIn(message, iteration);
    const fixer = trailers.get(TRAILER.fixer) ?? 'unknown';
    const replaced = Number(valueIn(message, iteration, TRAILER.replaces));
    return {
        iteration,
        kind,
        past: false,
        clusters: [],
        title: summary,
        signature: '',
        targets: [],
        strategy: strategy.success ? strategy.data : 'conservative',
        fixer,
        commands: kind === 'command' ? fixer.split(' && ') : [],
        debugging: 0,
        candidate: 0,
        ...(Number.isInteger(replaced) && replaced >= 1 && replaced < iteration ? { undoes: replaced } : {}),
        base: '',
        rateBefore: 0,
        proposal: { summary, rootCause: rootCauseIn(body), changes: [], leftUndone: '', affectedTests: [], confidence: 0 },
        files: [],
        diff: '',
        result: valueIn(message, iteration, TRAILER.verdict) === 'progress' ? 'progress' : 'pass',
        reason: 'It was found on the branch.',
        output: '',
        final: false,
        unavailable: false,
        misconfigured: false,
        commit: sha,
        takesBack: [],
        confirmed: false,
        spending: {},
        transcripts: [],
        downUntilMs: 0,
        code: '',
        startedAt: 0,
        durationMs: 0,
    };
}
function kindIn(message, iteration) {
    const named = model_attempt/* AttemptKind */.C_.safeParse(valueIn(message, iteration, TRAILER.kind));
    if (named.success)
        return named.data;
    return OLD_KINDS.find(([start]) => message.startsWith(start))?.[1] ?? 'repair';
}
const EFFECT = / \((?:fixes|for) \d{1,9} [\w ]{1,40}\)$/;
const ROOT_CAUSE = 'Root cause: ';
function rootCauseIn(body) {
    return body.find(line => line.startsWith(ROOT_CAUSE))?.slice(ROOT_CAUSE.length) ?? '';
}
function valueIn(message, iteration, trailer) {
    const lines = lastParagraph(message).split('\n');
    const rest = lines.slice(lines.indexOf(`${TRAILER.iteration}: ${iteration}`) + 1);
    const end = rest.findIndex(line => line.startsWith(`${TRAILER.iteration}: `));
    const own = end === -1 ? rest : rest.slice(0, end);
    const name = `${trailer}: `;
    return own.find(line => line.startsWith(name))?.slice(name.length);
}
function iterationsIn(message) {
    const [ours = ''] = lastParagraph(message).split(new RegExp(`(?<=\\n)${TRAILER.key}: `));
    const numbers = [...ours.matchAll(new RegExp(`^${TRAILER.iteration}: (.*)$`, 'gm'))].map(([, text]) => Number(text));
    return numbers.every(number => Number.isInteger(number) && number >= 1) ? numbers : [];
}
function trailersOf(message) {
    const found = new Map();
    for (const line of lastParagraph(message).split('\n')) {
        const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
        if (name !== undefined && value !== undefined && !found.has(name))
            found.set(name, value);
    }
    return found;
}
function lastParagraph(message) {
    return (message
        .trimEnd()
        .split(/\n{2,}/)
        .at(-1) ?? '');
}

// EXTERNAL MODULE: ./lib/domain/text/subject-template.js
var subject_template = __webpack_require__(71917);
;// CONCATENATED MODULE: ./lib/workflow/commits/commit-messages.js













const MAX_TESTS = 20;
function iterationMessage(attempt, state, style = {}) {
    const { undoes } = attempt;
    const subject = changeSubject(attempt, state);
    const replacing = undoes === undefined ? '' : `It replaces the change of iteration ${undoes}, which was only a part.`;
    const isSaid = replacing === '' && style.commitSubject === undefined && subject.startsWith(summaryOf(attempt));
    const body = [isSaid ? '' : (attempt.proposal?.summary ?? ''), causeText(attempt), replacing];
    return compose(subject, body, [attempt], { state, style });
}
function squashMessage(state, style = {}) {
    const good = (0,selectors/* keptAttempts */.jO)(state).filter(model_attempt/* changesCode */.TS);
    const { fixed, remaining, awaited } = (0,test_results/* testResults */.f3)(state);
    const closed = fixed.length + awaited.length;
    const all = closed + remaining.length;
    const which = remaining.length === 0 ? (0,wording/* count */.U9)(all, 'failing test') : `${closed} of ${(0,wording/* count */.U9)(all, 'failing test')}`;
    const [only] = good;
    const isOne = good.length === 1 && only?.kind === 'repair' && remaining.length === 0;
    const subject = isOne ? changeSubject(only, state) : `Fix ${which}`;
    const body = good.flatMap(each => [each.proposal?.summary ?? '', causeText(each)]);
    return compose(subject, body, good, { state, style });
}
function proposalMessage(attempt, proposed, state, style = {}) {
    const quotes = [...new Map(proposed.tests.map(({ intent }) => [intent.quote, intent])).values()];
    const body = [
        proposed.tests.map(({ title }) => (0,inert_text/* plainLine */.h0)(`- ${title}`)).join('\n'),
        ...quotes.map(({ sha, quote }) => (0,inert_text/* plainLine */.h0)(`${sha.slice(0, 7)} says: ${quote}`)),
    ];
    return compose(proposalSubject(proposed), body, [attempt], { state, style });
}
function addedTestsMessage(attempt, added, state, style = {}) {
    const body = [added.tests.map(({ title, notices }) => (0,inert_text/* plainLine */.h0)(`- ${title} notices ${notices}`)).join('\n')];
    return compose(addedTestsSubject(added), body, [attempt], { state, style });
}
function commandMessage(attempt, state, style = {}) {
    const { summary = '', leftUndone = '' } = attempt.proposal ?? {};
    return compose(commandSubject(attempt, state), [`${summary} ${leftUndone}`.trim()], [attempt], { state, style });
}
function pruningMessage(attempt, state, style = {}) {
    return compose(pruningSubject(attempt), [attempt.reason], [attempt], { state, style });
}
function revertMessage(attempt, state, style = {}) {
    const body = [attempt.reason, `This reverts commit ${attempt.commit}.`];
    return compose(revertSubject(attempt), body, [attempt], { state, style, isRevert: true });
}
function subjectOf(message) {
    return message.slice(0, message.indexOf('\n'));
}
function summaryOf({ proposal }) {
    return (proposal?.summary ?? '').trim().replace(/\.$/, '');
}
function causeText({ kind, proposal }) {
    if (proposal === undefined || proposal.rootCause === '')
        return '';
    return kind === 'revision' ? `Demanded by the review: ${proposal.rootCause}` : `${ROOT_CAUSE}${proposal.rootCause}`;
}
function compose(subject, body, attempts, { state, style, isRevert = false, }) {
    const lines = attempts.flatMap((attempt, index) => trailers(attempt, state, isRevert).slice(index === 0 ? 0 : 1));
    const reverts = isRevert ? [`${TRAILER.reverts}: ${attempts[0]?.iteration}`] : coAuthor(state, style);
    return [
        (0,subject_template/* fillSubject */.OK)(style.commitSubject ?? subject_template/* PLAIN_SUBJECT */.GW, {
            summary: subject.replaceAll('`', ''),
            branch: state.request.headBranch,
        }),
        '',
        ...body.flatMap(text => (text === '' ? [] : [(0,inert_text/* plainText */.wh)(text), ''])),
        ...lines,
        ...reverts,
        ...(style.signOff === undefined ? [] : [`Signed-off-by: ${style.signOff}`]),
        '',
    ].join('\n');
}
function resultOf({ kind, targets, result }, state) {
    if (!(0,model_attempt/* changesCode */.TS)({ kind }))
        return 'pass';
    const { phase } = state;
    return result ?? (phase.at === 'committing' ? commitResult(targets, phase.seen, (0,only_in_ci/* testsOnlyInCi */.$w)(state)) : 'pass');
}
function trailers(attempt, state, isRevert) {
    const ids = (0,test_results/* testById */.pk)(state);
    const after = attempt.rateAfter ?? (isRevert ? 0 : attempt.rateBefore);
    const tests = attempt.targets.slice(0, MAX_TESTS).map(key => (0,test_case/* titleOf */.Gg)(ids.get(key)));
    return [
        `${TRAILER.key}: ${state.key}`,
        `${TRAILER.iteration}: ${attempt.iteration}`,
        `${TRAILER.kind}: ${attempt.kind}`,
        `${TRAILER.strategy}: ${attempt.strategy}`,
        `${TRAILER.verdict}: ${isRevert ? (attempt.result ?? 'regression') : resultOf(attempt, state)}`,
        `${TRAILER.rate}: ${(0,pass_rate/* percent */.KN)(attempt.rateBefore)} → ${(0,pass_rate/* percent */.KN)(after)}`,
        `${TRAILER.fixer}: ${attempt.kind === 'command' ? (0,inert_text/* plainLine */.h0)(attempt.fixer) : attempt.fixer}`,
        ...(attempt.undoes === undefined || isRevert ? [] : [`${TRAILER.replaces}: ${attempt.undoes}`]),
        ...tests.map(test => `${TRAILER.tests}: ${(0,inert_text/* plainLine */.h0)(test)}`),
    ];
}
function coAuthor({ request }, { requesterId }) {
    const login = request.askedBy ?? '';
    if (!/^[\w-]+(?:\[bot\])?$/.test(login))
        return [];
    const author = requesterId === undefined ? undefined : (0,commit_identity/* accountIdentity */.s)(login, requesterId);
    return [`Co-authored-by: ${(0,commit_identity/* identityText */.Ky)(author ?? { name: login, email: `${login}@users.noreply.github.com` })}`];
}

;// CONCATENATED MODULE: ./lib/workflow/steps/reverting.js

async function reverting({ attempts }, state, context) {
    const { workspace, emit, rules } = context;
    const reverts = [];
    const revert = async (attempt) => {
        const message = revertMessage(attempt, state, rules);
        const sha = await workspace.revert({ commit: attempt.commit ?? '', message });
        if (sha === undefined)
            return false;
        const together = state.attempts.filter(each => each.commit === attempt.commit && each.revert === undefined);
        for (const { iteration } of together)
            reverts.push({ iteration, sha });
        emit({ kind: 'reverted', iteration: attempt.iteration, sha, subject: subjectOf(message) });
        return true;
    };
    const isDone = ({ iteration }) => reverts.some(each => each.iteration === iteration);
    const later = ({ iteration }) => state.attempts.filter(each => each.iteration > iteration && each.commit !== undefined && each.revert === undefined);
    for (const attempt of attempts) {
        if (isDone(attempt) || (await revert(attempt)))
            continue;
        for (const each of later(attempt).toReversed()) {
            if (!isDone(each))
                await revert(each);
            if (await revert(attempt))
                break;
        }
        if (!isDone(attempt))
            throw new Error(`iteration ${attempt.iteration} could not be reverted`);
    }
    return { kind: 'reverted', reverts, tip: reverts.at(-1)?.sha ?? state.tip };
}

;// CONCATENATED MODULE: ./lib/workflow/steps/confirming.js





async function confirming({ attempts }, state, context) {
    const selection = { kind: 'all' };
    const run = await runToJudge(state, () => runWhole(context));
    const targets = [...new Set(attempts.flatMap(attempt => attempt.targets))];
    const { verdict, flaky, origins, rateAfter, reason, output } = await judgeRun(state, run, {
        targets,
        selection,
        unchanged: state.current && { commit: state.current.sha, statuses: (0,test_results/* statusesOf */.CB)(state.current) },
        testbed: context,
        context,
    });
    for (const { iteration } of attempts.slice(-1))
        context.emit({ kind: 'judged', iteration, result: verdict.kind, reason });
    const excused = excusedTests({ ...state, origins: { ...state.origins, ...origins } });
    const about = { sha: state.tip, before: state.current, excused, inProject: context.inProject };
    const snapshot = run.complete ? await (0,in_pieces/* inPieces */.x)(snapshotOf(run, about), context.signal) : undefined;
    return { kind: 'confirmed', verdict, snapshot, flaky, origins, rateAfter, reason, output };
}
const MAY_BE_CHANCE = new Set(['killed', 'crashed', 'out-of-memory', 'half-report']);
async function runWhole(context) {
    const first = await runTests({ kind: 'all' }, context);
    return MAY_BE_CHANCE.has(first.result) ? runTests({ kind: 'all', fresh: true }, context) : first;
}

;// CONCATENATED MODULE: ./lib/domain/text/ddmin.js
async function ddmin(items, holds) {
    const tried = new Set();
    let left = items.map((_, index) => index);
    for (let shares = 2; left.length > 1;) {
        const size = Math.ceil(left.length / shares);
        let smaller;
        for (let from = 0; from < left.length && smaller === undefined; from += size) {
            const rest = [...left.slice(0, from), ...left.slice(from + size)];
            if (rest.length === 0 || tried.has(rest.join()))
                continue;
            tried.add(rest.join());
            const answer = await holds(rest.map(index => items[index]));
            if (answer === undefined)
                return left.map(index => items[index]);
            if (answer)
                smaller = rest;
        }
        if (smaller !== undefined) {
            left = smaller;
            shares = Math.max(2, shares - 1);
        }
        else if (shares >= left.length)
            break;
        else
            shares = Math.min(left.length, shares * 2);
    }
    return left.map(index => items[index]);
}

;// CONCATENATED MODULE: ./lib/domain/text/spans.js
function withSpans(before, after, spans) {
    const oldLines = linesOf(before);
    const newLines = linesOf(after);
    const parts = [];
    let done = 0;
    for (const span of spans.toSorted((a, b) => a.before.at - b.before.at)) {
        const { at, count } = span.after;
        parts.push(...oldLines.slice(done, span.before.at), ...newLines.slice(at, at + count));
        done = span.before.at + span.before.count;
    }
    return [...parts, ...oldLines.slice(done)].join('');
}
function linesOf(text) {
    return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

;// CONCATENATED MODULE: ./lib/domain/model/changed-hunk.js

function hunksOf(changes) {
    return changes.flatMap((file) => file.before === undefined || file.after === undefined
        ? [{ file, span: undefined }]
        : file.spans.map(span => ({ file, span })));
}
function textsWithHunks(part, changes) {
    return new Map(changes.map(file => {
        const mine = part.filter(hunk => hunk.file === file);
        if (file.before === undefined || file.after === undefined)
            return [file.path, mine.length > 0 ? file.after : file.before];
        return [
            file.path,
            withSpans(file.before, file.after, mine.flatMap(({ span }) => span ?? [])),
        ];
    }));
}
function hunkLines({ file, span }) {
    const slice = (text, range) => {
        const lines = (text ?? '').split('\n');
        return range === undefined ? lines : lines.slice(range.at, range.at + range.count);
    };
    return { added: slice(file.after, span?.after), removed: slice(file.before, span?.before) };
}

;// CONCATENATED MODULE: ./lib/domain/workflow/leftovers.js


function leftovers(hunks, kept) {
    const found = hunks.flatMap(hunk => {
        const reason = leftoverReason(hunk, kept);
        return reason === undefined ? [] : [{ hunk, reason }];
    });
    const isLeftover = new Set(found.map(({ hunk }) => hunk));
    const meant = hunks.filter(hunk => !isLeftover.has(hunk));
    return found.filter(({ hunk }) => !meant.some(other => sharesDefinition(hunk, other)));
}
function leftoverReason(hunk, kept) {
    const superseded = kept.filter(attempt => isSuperseded(attempt, kept));
    if (superseded.some(({ diff }) => isIn(hunk, diff))) {
        const others = kept.filter(attempt => !superseded.includes(attempt));
        if (!others.some(({ diff }) => isIn(hunk, diff)))
            return 'a later attempt superseded it';
    }
    if (isDebugOutput(hunk))
        return 'it only prints for debugging';
    const named = kept.map(filesNamedBy);
    return named.some(files => files.length === 0 || files.includes(hunk.file.path))
        ? undefined
        : 'no analysis names its file';
}
function filesNamedBy({ proposal, analysis }) {
    const named = [proposal?.changes ?? [], analysis?.modificationPoints ?? [], analysis?.evidence ?? []].flat();
    return named.map(({ file }) => file);
}
function isSuperseded(attempt, kept) {
    return (attempt.kind !== 'command' &&
        attempt.result === 'progress' &&
        kept.some(later => later.iteration > attempt.iteration &&
            later.result === 'pass' &&
            later.clusters.some(id => attempt.clusters.includes(id))));
}
function isIn(hunk, diff) {
    const section = (0,unified_diff/* parseDiff */.FR)(diff).find(({ path, paths }) => path === hunk.file.path || paths.includes(hunk.file.path));
    if (section === undefined)
        return false;
    const { added, removed } = hunkLines(hunk);
    const runs = section.hunks.flatMap(each => each.runs);
    const [after, before] = [new Set(runs.flatMap(run => run.after)), new Set(runs.flatMap(run => run.before))];
    return added.every(line => after.has(line)) && removed.every(line => before.has(line));
}
const DEBUG_OUTPUT = /^\s*(?:console\.(?:log|debug|trace|dir)\(.*\)|debugger|breakpoint\(\)|(?:import pdb; ?)?pdb\.set_trace\(\)|dbg!\(.*\)|var_dump\(.*\)|binding\.pry);?\s*$/;
function isDebugOutput(hunk) {
    if (hunk.span === undefined)
        return false;
    const { added, removed } = hunkLines(hunk);
    const written = added.filter(line => line.trim() !== '');
    return removed.length === 0 && written.length > 0 && written.every(line => DEBUG_OUTPUT.test(line));
}
function sharesDefinition(a, b) {
    if (a.file !== b.file || a.span === undefined || b.span === undefined)
        return false;
    const lines = (a.file.after ?? '').split('\n');
    return definitionAt(lines, a.span) === definitionAt(lines, b.span);
}
function definitionAt(lines, { after: { at } }) {
    const opens = (line) => /^[^\s})\]]/.test(line) && !/^(?:end|else|elif|except|finally|catch)\b/.test(line);
    let start = Math.min(at, lines.length - 1);
    while (start > 0 && !opens(lines[start] ?? ''))
        start -= 1;
    while (start < lines.length && /^(?:\/\/|\/\*|\*|#|@|--)/.test(lines[start] ?? ''))
        start += 1;
    return start;
}

;// CONCATENATED MODULE: ./lib/cheat-signs/code-text.js

function withoutComments(file, text) {
    const language = (0,languages/* languageOf */.eX)(file);
    if (language === undefined)
        return withoutCommentsByLexer(file, text);
    const blanks = [];
    language.parse(text).iterate({
        enter(node) {
            if (node.name.endsWith('Comment'))
                blanks.push([node.from, node.to]);
            else if (node.name === 'ExpressionStatement' &&
                /^\s*[rbuf]{0,2}(?:"""|''')/i.test(text.slice(node.from, node.from + 6)))
                blanks.push([node.from, node.to]);
        },
    });
    return blanked(text, blanks);
}
const LEXEMES = /\/\*[\s\S]{0,5000}?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)'|`[^`]{0,5000}`/g;
const HASHED = /#[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g;
function withoutCommentsByLexer(file, text) {
    const pattern = /\.(?:rb|sh|pl|ex|exs|jl|r|ya?ml|toml)$/i.test(file) ? HASHED : LEXEMES;
    const found = [...text.matchAll(pattern)].filter(([lexeme]) => /^(?:\/\/|\/\*|#)/.test(lexeme));
    return blanked(text, found.map(({ index, 0: lexeme }) => [index, index + lexeme.length]));
}
function blanked(text, ranges) {
    let result = '';
    let at = 0;
    for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
        if (from < at)
            continue;
        result += text.slice(at, from) + text.slice(from, to).replaceAll(/[^\r\n]/g, ' ');
        at = to;
    }
    return result + text.slice(at);
}
const MAX_LINE = 1_000;
const BREAK = '\r\n';
const MANY_BLANKS = /[ \t]{200,}/g;
function withShortLines(text) {
    return text
        .split(/\r?\n/)
        .map(line => (line.length <= MAX_LINE ? line : broken(line.replaceAll(MANY_BLANKS, ' '))))
        .join('\n');
}
function broken(line) {
    const pieces = [];
    for (let from = 0; from < line.length;) {
        const piece = line.slice(from, from + MAX_LINE);
        const end = Math.max(piece.lastIndexOf(';'), piece.lastIndexOf('}'), piece.lastIndexOf(' ')) + 1;
        const length = from + piece.length < line.length && end > MAX_LINE / 2 ? end : piece.length;
        pieces.push(line.slice(from, from + length));
        from += length;
    }
    return pieces.join(BREAK);
}
function fileLineAt(text, at) {
    return text.slice(0, at).split(/(?<!\r)\n/).length;
}
function spelledOut(code) {
    let text = code
        .replaceAll(/(?<![\w$)\]'"`])`([^`'"\n\\$]{1,200})`/g, "'$1'")
        .replaceAll(/("(?:[^"\\\n]|\\.){0,400}"|'(?:[^'\\\n]|\\.){0,400}')|(?<![\w'"])[rbuf]{1,2}(?=['"])/gi, (_, literal) => literal ?? '')
        .replaceAll(/(?<![\w.])0(?:x[\da-f]{1,12}|o[0-7]{1,12}|b[01]{1,40})(?=n?\b)/gi, number => String(Number(number)))
        .replaceAll(/(?<![\w.])(\d{1,15})n\b/g, '$1')
        .replaceAll(/(?<=[=(,:?&|[{][ \t]{0,9})\+(?=\d)/g, '')
        .replaceAll(/(?<![\w.$])(?:String|Number|BigInt|str|int|float)\(\s{0,9}(-?\d{1,15}|'[^'"\n\\]{1,200}'|"[^'"\n\\]{1,200}")\s{0,9}\)/g, '$1');
    for (let round = 0; round < 4; round += 1)
        text = text.replaceAll(/(['"])([^'"\n\\]{0,200})\1(?:\s{0,20}\+\s{0,20}|[ \t]{1,20})(['"])([^'"\n\\]{0,200})\3/g, '$1$2$4$1');
    text = text.replaceAll(/(?<=\b(?:return|yield|case|else|and|or|not)[ \t]{1,9}|(?<![\w.)\]][ \t]{0,9}))\b(\d{1,9}) ?([*+-]) ?(\d{1,9})\b(?![ \t]{0,9}[.*/%\w(])/g, (all, left, sign, right) => {
        const [a, b] = [Number(left), Number(right)];
        return String(sign === '*' ? a * b : sign === '+' ? a + b : a - b).padEnd(all.length);
    });
    return text.replaceAll(/(?<=[\w$)\].])\[\s{0,20}(['"`])([A-Za-z_$][\w$]{0,100})\1\s{0,20}\]/g, '.$2');
}

;// CONCATENATED MODULE: ./lib/workflow/steps/minimizing.js












const MAX_RUNS = 30;
const MAX_HUNKS = 60;
const MAX_SINGLE = 12;
const MAX_TIME_SHARE = 0.25;
const MAX_LINES = 12;
async function minimizing(state, context) {
    const { workspace, emit } = context;
    const changes = await workspace.changes();
    const isOfOthers = joinedFiles(state);
    const hunks = hunksOf(changes);
    if (hunks.length < 2 || hunks.length > MAX_HUNKS)
        return { kind: 'minimized', smaller: undefined, uncovered: [] };
    emit({ kind: 'minimizing', hunks: hunks.length });
    const trial = new Trial(state, changes, context);
    const candidates = leftovers(hunks, (0,selectors/* keptAttempts */.jO)(state)).filter(({ hunk }) => !isOfOthers(hunk));
    const meant = hunks.filter(hunk => !candidates.some(each => each.hunk === hunk));
    const needed = meant.length === 0 ? hunks : await smallest(candidates, meant, trial);
    const smaller = needed.length < hunks.length ? await withoutLeftovers({ needed, candidates }, trial) : undefined;
    const uncovered = (await unexercised(needed, trial, isOfOthers)).map(hunk => uncoveredHunk(hunk, needed, hunks));
    await (smaller === undefined ? workspace.discard() : workspace.replaceEdits(textsWithHunks(needed, changes)));
    return { kind: 'minimized', smaller, uncovered };
}
function joinedFiles({ joined, attempts }) {
    const past = joined === undefined ? [] : (0,selectors/* keptAttempts */.jO)({ attempts }).filter(attempt => attempt.past);
    const files = new Set(past.flatMap(attempt => attempt.files));
    return ({ file }) => files.has(file.path);
}
async function smallest(candidates, meant, trial) {
    const all = [...meant, ...candidates.map(({ hunk }) => hunk)];
    if (candidates.length === 0)
        return all;
    if ((await trial.holds(meant)) === true)
        return meant;
    const left = await ddmin(candidates, part => trial.holds([...meant, ...part.map(({ hunk }) => hunk)]));
    return left.length === candidates.length ? all : [...meant, ...left.map(({ hunk }) => hunk)];
}
async function unexercised(needed, trial, isOfOthers) {
    const files = [...new Set(needed.map(({ file }) => file))];
    const groups = needed.length > MAX_SINGLE
        ? files.map(each => needed.filter(({ file }) => file === each))
        : needed.map(hunk => [hunk]);
    const found = [];
    const own = groups.filter(each => !each.some(isOfOthers) && each.some(hunk => changesCode(hunk, trial.changes)));
    for (const group of own) {
        const rest = needed.filter(hunk => !group.includes(hunk));
        if (rest.length > 0 && (await trial.holds(rest, 'targets')))
            found.push(...group);
    }
    return found;
}
const DIRECTIVE = /\bgo:|\+build\b|@ts-|@jest-|@vitest|\beslint|\bbiome-|\btype: ?ignore|\bnoqa\b|\bpragma\b|\bcoding[:=]|>>>|@jsx|^#!/;
function changesCode(hunk, changes) {
    const { path, before, after } = hunk.file;
    if (before === undefined || after === undefined || (0,languages/* languageOf */.eX)(path) === undefined)
        return true;
    const { added, removed } = hunkLines(hunk);
    if ([...added, ...removed].some(line => DIRECTIVE.test(line)))
        return true;
    const codeOf = (text) => withoutComments(path, text)
        .split('\n')
        .map(line => line.trimEnd())
        .filter(line => line !== '')
        .join('\n');
    return codeOf(before) !== codeOf(textsWithHunks([hunk], changes).get(path) ?? '');
}
async function withoutLeftovers({ needed, candidates }, trial) {
    const { workspace } = trial.context;
    await workspace.replaceEdits(textsWithHunks(needed, trial.changes));
    const dropped = candidates.filter(({ hunk }) => !needed.includes(hunk));
    const reasons = [...new Set(dropped.map(({ hunk, reason }) => `${hunk.file.path}: ${reason}`))];
    const what = `${dropped.length} of ${needed.length + dropped.length} hunks`;
    const summary = `${what} dropped: the tests do not need them (${(0,wording/* listOf */.c3)(reasons, 3)}).`;
    const seen = await partialResults(trial.state, trial.passed, trial.context);
    return {
        tree: await workspace.tree(),
        files: await workspace.changed(),
        diff: await workspace.diff(),
        summary,
        seen,
    };
}
class Trial {
    passed;
    #runs = 0;
    #until;
    state;
    changes;
    context;
    constructor(state, changes, context) {
        this.state = state;
        this.changes = changes;
        this.context = context;
        this.#until = context.clock.now() + MAX_TIME_SHARE * Math.max(0, (0,budget/* remainingMs */.XW)(state, context.rules.limits));
    }
    async holds(part, which = 'affected') {
        const { state, changes, context } = this;
        if (this.#runs >= MAX_RUNS || context.clock.now() >= this.#until)
            return undefined;
        this.#runs += 1;
        const targets = (0,test_results/* fixedHere */.L0)(state);
        const named = (0,selectors/* keptAttempts */.jO)(state).flatMap(({ proposal }) => proposal?.affectedTests ?? []);
        const tests = (0,test_results/* testsOf */.Vh)(state, targets);
        const selection = which === 'targets'
            ? { kind: 'only', tests }
            : affectedSelection(tests, { changed: changes.map(({ path }) => path), named });
        await context.workspace.replaceEdits(textsWithHunks(part, changes));
        const run = await runTests(selection, context, context, `${selectionText(selection)} with a part of the fix`);
        if (which === 'targets')
            return isGreen(targets, state, run);
        const holds = verdictOn(state, run, { targets, whole: false }).kind === 'pass';
        if (holds)
            this.passed = run;
        return holds;
    }
}
function isGreen(targets, state, run) {
    const [before, statuses] = [(0,test_results/* knownStatuses */.sC)(state), statusesIn(state, run)];
    const broken = [...statuses].some(([key, status]) => status === 'failed' && before.get(key) === 'passed');
    return run.complete && !broken && targets.every(key => statuses.get(key) === 'passed');
}
function uncoveredHunk({ file, span }, needed, all) {
    const added = hunkLines({ file, span }).added.slice(0, MAX_LINES);
    if (span === undefined)
        return { file: file.path, line: 0, added };
    const above = all.filter(each => each.file === file && !needed.includes(each)).flatMap(each => each.span ?? []);
    const moved = above
        .filter(({ after }) => after.at < span.after.at)
        .reduce((sum, { before, after }) => sum + after.count - before.count, 0);
    return { file: file.path, line: span.after.at + 1 - moved, added };
}

// EXTERNAL MODULE: ./lib/triage/signature.js
var signature = __webpack_require__(94638);
;// CONCATENATED MODULE: ./lib/cheat-signs/literals.js
const LITERAL = /(?<![\w.$])-?\d[\d_]{0,40}(?:\.\d{1,40})?(?:[eE][+-]?\d{1,5})?(?![\w.])|"(?:[^"\\\n]|\\.){0,400}"|'(?:[^'\\\n]|\\.){0,400}'|`(?:[^`\\]|\\.){0,400}`/g;
const SHORTEST = 4;
const COMMON = new Set(['0', '1', '-1', '2', '10', '100', '1000', '0.5', '-0'].concat(['true', 'false', 'null', 'undefined', 'None', 'nil']));
function isCommon(value) {
    return COMMON.has(value);
}
function literalsIn(code, shortest = SHORTEST) {
    const counts = new Map();
    for (const [found] of code.matchAll(LITERAL)) {
        if (/^["'`]/.test(found) && found.length < shortest)
            continue;
        const value = literals_valueOf(found);
        counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
}
function literalPlaces(code) {
    return [...code.matchAll(LITERAL)]
        .filter(([found]) => !/^["'`]/.test(found) || found.length >= SHORTEST)
        .map(({ index, 0: found }) => ({ value: literals_valueOf(found), at: index, length: found.length }));
}
function literals_valueOf(found) {
    return /^["'`]/.test(found) ? found.slice(1, -1) : String(Number(found.replaceAll('_', '')));
}
function testValues(codes, messages) {
    const bodies = codes.map(code => code.replaceAll(TITLE, ''));
    const all = new Set([...bodies, ...messages].flatMap(text => [...literalsIn(text).keys()]));
    const lines = bodies.flatMap(code => {
        const own = code.split('\n');
        return own.filter((line, at) => ASSERTION.test(line) || (CHECK.test(line) && FAILS.test(own[at + 1] ?? '')));
    });
    const expected = new Set([...lines, ...messages].flatMap(text => [...literalsIn(text).keys()]));
    const every = new Set(bodies.flatMap(text => [...literalsIn(text, SHORTEST - 1).keys()]));
    const types = new Set(bodies.flatMap(text => [...text.matchAll(DECLARED_TYPE)].map(([, name = '']) => name)));
    const together = lines.flatMap(line => line.split(';')).map(depthsIn);
    return { all, expected, every, together: together.filter(({ size }) => size > 1), types };
}
function depthsIn(assertion) {
    const depths = new Map();
    let [depth, from] = [0, 0];
    for (const { value, at } of literalPlaces(assertion)) {
        for (const each of assertion.slice(from, at))
            depth += each === '(' ? 1 : each === ')' ? -1 : 0;
        from = at;
        depths.set(value, (depths.get(value) ?? new Set()).add(depth));
    }
    return depths;
}
const DECLARED_TYPE = /\b(?:type|class|struct|interface|enum|record)\s{1,9}([A-Za-z_]\w{2,80})/g;
const ASSERTION = /\b(?:assert\w*|expect\w*|should|equal\w*|is|deepEqual|toBe\w*|toEqual|want|wanted|expected|Errorf|Fatalf|assert_eq!)\b/;
const TITLE = /(?<![.\w$])(?:it|test|describe|context|specify|suite)(?:\.(?:only|skip|todo|concurrent|serial|failing|each|describe)){0,3}\s{0,9}\(?\s{0,9}(?:"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}'|`(?:[^`\\\n]|\\.){0,300}`)/g;
const CHECK = /^\s{0,80}(?:\} else )?if\b/;
const FAILS = /\b\w{1,40}\.(?:Error|Fatal|Fail)\w{0,10}\(|\bpanic!?\(/;
const TYPE_NAME = /\btypeof\s{1,9}[\w$.?[\]()]{1,100}\s{0,9}[!=]==?\s{0,9}(?:"\w{1,20}"|'\w{1,20}')|(?:"\w{1,20}"|'\w{1,20}')\s{0,9}[!=]==?\s{0,9}typeof\b/g;
const CONDITION = /(?:===?|!==?|\bcase\b|\bis\b|\bin\b|\beq\b|\bmatch\b|\.(?:get|has|set|equals|startsWith|startswith|includes|test)\s{0,5}\()\s{0,9}[([{]{0,3}\s{0,9}(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')|(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')\s{0,9}(?:===?|!==?|:|=>|\]\s{0,5}=[^=]|(?:not\s{1,9})?in\b)/g;
const COMPARING = /(?:\b(?:equals(?:IgnoreCase)?|contentEquals|Equals?|EqualFold|isEqual|is|eq|__eq__|compare|localeCompare|strcmp|strcasecmp|in_array|ends(?:With|_with|with)|starts_with|Has(?:Prefix|Suffix)|str_(?:starts|ends)_with)|\b(?:eql\?|(?:end|start)_with\?|matches!))\s{0,3}\(\s{0,9}(?:[\w$.&*]{1,60},\s{0,9})?[[({&]{0,3}(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')|("(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')\.(?:equals(?:IgnoreCase)?|contentEquals|eql\?)\s{0,3}\(/g;
function decidingLiterals(code) {
    const counts = new Map();
    const plain = code.replaceAll(TYPE_NAME, '');
    for (const [, right, left] of [...plain.matchAll(CONDITION), ...plain.matchAll(COMPARING)]) {
        const value = literals_valueOf(right ?? left ?? '');
        counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    for (const value of listedLiterals(code))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
}
const TABLE_KEY = /(?<=[{,\n]\s{0,40})(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')\s{0,9}(?::(?!:)|=>)/g;
function tableKeys(code) {
    return [...code.matchAll(TABLE_KEY)].map(([, key = '']) => literals_valueOf(key));
}
const LIST = /\bin\s{1,9}[([{]|\bnew\s{1,9}Set\s{0,5}\(\s{0,9}\[|\[/g;
const LOOK_UP = /[\s,]{0,40}\]\s{0,9}\.(?:includes|indexOf)\s{0,5}\(/y;
const ELEMENT = /[\s,]{0,40}(?:(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')|[A-Za-z_]\w{0,40})/y;
const MAX_ELEMENTS = 60;
function listedLiterals(code) {
    return [...code.matchAll(LIST)].flatMap(({ index, 0: begin }) => {
        const found = [];
        let at = index + begin.length;
        for (let count = 0; count < MAX_ELEMENTS; count += 1) {
            ELEMENT.lastIndex = at;
            const element = ELEMENT.exec(code);
            if (element === null)
                break;
            if (element[1] !== undefined)
                found.push(literals_valueOf(element[1]));
            at = ELEMENT.lastIndex;
        }
        LOOK_UP.lastIndex = at;
        return begin !== '[' || LOOK_UP.test(code) ? found : [];
    });
}
const MIN_PART = 4;
function addedLiterals(before, after, values) {
    const had = new Map([...literalsIn(before), ...decidingLiterals(before), ...patternTexts(before)]);
    const added = (counts) => [...counts.keys()].filter(value => !had.has(value));
    const isTelling = (value) => !COMMON.has(value);
    const texts = [...values.all].filter(value => value.length > MIN_PART && Number.isNaN(Number(value)));
    const isPart = (value) => value.length >= MIN_PART && texts.some(text => text.includes(value));
    const squashed = new Set(texts.map(letters).filter(value => value.length > MIN_PART));
    const isOwn = (value) => values.all.has(value) || values.all.has(value.replace(/^-/, '')) || isPart(value) || squashed.has(letters(value));
    const isInput = (value) => isOwn(value) || spellings(value).some(isOwn);
    const expected = added(literalsIn(after)).filter(value => values.expected.has(value) && isTelling(value));
    const deciding = [...added(decidingLiterals(after)), ...added(patternTexts(after)).filter(isPart)].filter(value => (isInput(value) || values.types.has(value)) && isTelling(value));
    const others = added(literalsIn(after)).filter(value => values.all.has(value) && isTelling(value));
    return { expected, deciding, others: others.length > 1 ? others : [] };
}
function letters(text) {
    return text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
function spellings(value) {
    const shown = /^b?(['"])(.{1,400})\1$/s.exec(value)?.[2];
    const inner = shown === undefined ? [] : [shown];
    try {
        const decoded = value.includes('%') ? decodeURIComponent(value) : value;
        return decoded === value ? inner : [decoded, ...inner];
    }
    catch {
        return inner;
    }
}
function patternTexts(code) {
    const patterns = code.matchAll(/(?<=[(=,:!&|?{};\n]\s{0,9})\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,100}\]){1,300})\/[a-z]{0,6}|\bre\.\w+\(\s{0,9}r?(['"])((?:(?!\2)[^\\\n]|\\.){1,300})\2/g);
    const texts = [...patterns].flatMap(([, js = '', , python = '']) => (js || python).replaceAll(/\\([^\w])/g, '$1').split(/[\\^$*+?()[\]{}|]+/));
    return new Map(texts.filter(text => text.length >= MIN_PART).map(text => [text, 1]));
}

;// CONCATENATED MODULE: ./lib/cheat-signs/answer-pairs.js

const NEAR = 160;
function answerPairs(before, after, { together }) {
    const had = literalsIn(before);
    const places = literalPlaces(after).filter(({ value }) => !had.has(value) && !isCommon(value));
    const assertions = assertionsByValue(together);
    const pairs = [];
    for (const [index, { value, at }] of places.entries()) {
        for (let next = index + 1; next < places.length; next += 1) {
            const other = places[next];
            if (other === undefined || other.at - at > NEAR)
                break;
            if (!isInputOf(value, other.value, assertions))
                continue;
            pairs.push({ value, at, length: other.at + other.length - at });
            break;
        }
    }
    return pairs;
}
function assertionsByValue(together) {
    const index = new Map();
    for (const each of together) {
        for (const value of each.keys()) {
            const known = index.get(value) ?? [];
            known.push(each);
            index.set(value, known);
        }
    }
    return index;
}
function isInputOf(one, other, assertions) {
    if (one === other)
        return false;
    return (assertions.get(one) ?? []).some(depths => {
        const [here, there] = [depths.get(one), depths.get(other)];
        return here !== undefined && there !== undefined && [...here].some(depth => there.size > 1 || !there.has(depth));
    });
}

;// CONCATENATED MODULE: ./lib/cheat-signs/answer-tables.js

const ROW = /([{(,]\s{0,40})([A-Za-z_$][\w$]{0,60})\s{0,9}[:=]\s{0,9}(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){0,200}"|'(?:[^'\\\n]|\\.){0,200}')(?=\s{0,40}[,})])/g;
const LOOKED_UP = /^[^{}()]{0,300}[})]\)?\s{0,9}(?:\?\.)?(?:\[|\.get\s{0,5}\()/;
const MANY_ROWS = 2;
function answerRows(before, after, { every, expected }) {
    const known = new Set(rowsIn(before).map(({ text }) => text));
    const rows = rowsIn(after).filter(({ text, key, value }) => !known.has(text) && every.has(key) && expected.has(value) && !isCommon(value));
    const inTable = rows.filter(({ at, text }) => LOOKED_UP.test(after.slice(at + text.length, at + text.length + 320)));
    return (rows.length >= MANY_ROWS ? rows : inTable).map(({ at, text }) => ({ at, length: text.length }));
}
function rowsIn(code) {
    return [...code.matchAll(ROW)].map(({ index, 0: found, 1: before = '', 2: key = '', 3: value = '' }) => ({
        at: index + before.length,
        text: found.slice(before.length),
        key,
        value: literals_valueOf(value),
    }));
}

;// CONCATENATED MODULE: ./lib/cheat-signs/exact-cases.js

const OPERATOR = /(?<![!=<>])===?(?!=)|\.equals\(|\beq\b|\bis\b(?! not\b)/g;
const BEGINS = /^\s{0,9}(-?\d[\d_.]{0,40}|"[^"\n]{1,40}"|'[^'\n]{1,40}')/;
const ENDS = /(-?\d[\d_.]{0,40}|"[^"\n]{1,40}"|'[^'\n]{1,40}')\s{0,9}$/;
const BESIDE = 60;
const [AND, NO_AND] = [/&&|\band\b/, /[|;{}=?]|\bor\b|\bthen\b/];
const BETWEEN = 200;
const MANY = 3;
function exactCases(before, after, values) {
    const known = new Set(chainsIn(before, values).map(({ text }) => text));
    return chainsIn(after, values).flatMap(({ at, text, found }) => {
        if (known.has(text))
            return [];
        const telling = found.filter(value => !isCommon(value));
        const odd = telling.filter(value => !isUsual(value));
        return [{ at, length: text.length, isGrave: odd.length >= 2 || (odd.length > 0 && telling.length >= MANY) }];
    });
}
function isUsual(value) {
    return /^[A-Za-z][\w-]{2,}$/.test(value) || !/[\p{L}\p{N}]/u.test(value);
}
function chainsIn(text, { every }) {
    const code = text.replaceAll(TYPE_NAME, found => ' '.repeat(found.length));
    const chains = [];
    for (const { index: at, 0: operator } of code.matchAll(OPERATOR)) {
        const behind = at + operator.length;
        const right = BEGINS.exec(code.slice(behind, behind + BESIDE));
        const left = right === null ? ENDS.exec(code.slice(Math.max(0, at - BESIDE), at)) : null;
        const literal = (right ?? left)?.[1];
        if (literal === undefined)
            continue;
        const value = literals_valueOf(literal);
        const index = at - (left?.[0].length ?? 0);
        const end = behind + (right?.[0].length ?? 0);
        const last = chains.at(-1);
        const between = last === undefined || index - last.end > BETWEEN ? '' : code.slice(last.end, index);
        const joins = last !== undefined && AND.test(between) && !NO_AND.test(between);
        if (joins) {
            last.end = end;
            last.values.push(value);
        }
        else
            chains.push({ at: index, end, values: [value] });
    }
    return chains.flatMap(({ at, end, values }) => {
        const found = [...new Set(values.filter(value => every.has(value)))];
        return found.length < 2 ? [] : [{ at, text: text.slice(at, end), found }];
    });
}

// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/array.js + 1 modules
var array = __webpack_require__(88965);
;// CONCATENATED MODULE: ./lib/cheat-signs/near-changes.js

const MAX_WHOLE = 100_000;
const near_changes_BESIDE = 150;
const COMPARE_MS = 2_000;
function nearChanges({ before, after }) {
    if (Math.max(before.length, after.length) <= MAX_WHOLE)
        return { before, after, isWhole: true };
    const parts = (0,array/* diffArrays */.E)(before.split('\n'), after.split('\n'), { timeout: COMPARE_MS });
    if (parts === undefined)
        return { before, after, isWhole: true };
    const [old, now] = [[], []];
    for (const [index, { value, added, removed }] of parts.entries()) {
        if (added)
            now.push(...value);
        else if (removed)
            old.push(...value);
        else {
            const [isFirst, isLast] = [index === 0, index === parts.length - 1];
            const from = isFirst ? 0 : near_changes_BESIDE;
            const to = isLast ? value.length : value.length - near_changes_BESIDE;
            const near = value.map((line, at) => (from <= at && at < to ? '' : line));
            old.push(...near);
            now.push(...near);
        }
    }
    return { before: old.join('\n'), after: now.join('\n'), isWhole: false };
}

;// CONCATENATED MODULE: ./lib/cheat-signs/module-names.js
const TEST_LIBRARY_JS = 'node:test|vitest|@vitest/[\\w/-]+|@jest/[\\w/-]+|jest|jest-[\\w-]+|expect|mocha|chai|sinon|should|ava|tape|tap|uvu|mocha/[\\w./-]+|vitest/[\\w./-]+|jasmine|jasmine-core|bun:test|@playwright/test|@testing-library/[\\w-]+|assert|node:assert|assert/strict|node:assert/strict|power-assert|unexpected';
const testLibraryJs = new RegExp(`\\b(?:from|import|require\\s{0,5}\\()\\s{0,9}\\(?['"\`](?:${TEST_LIBRARY_JS})['"\`]`, 'g');
const builtIn = (names) => new RegExp(`(?:\\b(?:from|import)\\s{1,9}|\\bgetBuiltinModule\\s{0,5}\\(\\s{0,5}|(?:\\brequire[^\\n'"()]{0,20}|\\)\\s{0,5})\\((?:\\s{0,5}null,)?\\s{0,5})['"](?:${names})['"]|['"]node:(?:${names})['"]`, 'g');

;// CONCATENATED MODULE: ./lib/cheat-signs/rules.js

const JS = /\.[mc]?[jt]sx?$/;
const PYTHON = /\.pyi?$/;
const GO = /\.go$/;
const RUST = /\.rs$/;
const JVM = /\.(?:java|kt|kts|groovy|scala)$/;
const RUBY = /\.rb$/;
const grave = (kind, pattern, files) => ({
    kind,
    grave: true,
    pattern,
    ...(files && { files }),
});
const remark = (...args) => ({ ...grave(...args), grave: false });
const RULES = [
    grave('patched-assertion', /\b(?:assert|expect|chai|should|strict|Assertion|AssertionError)(?:\.[\w$]+)+\s{0,9}=(?![=>])|(?<![.\w])(?:assert|expect)\s{0,9}=(?![=>])|\bexpect\.extend\b|\bmock\.(?:method|fn|module)\b|\b(?:jest|vi)\.(?:spyOn|mock|fn|doMock)\b|\basymmetricMatch\b|\$\$typeof\b/g, JS),
    grave('patched-assertion', /(?<!\b(?:throw\s{1,9}new|raise)\s{1,9})\bAssertionError\b|\bTestCase\b(?=[^\n]{0,80}=)|\bassert(?:Equal|Equals|True|Raises)\b\s{0,9}=/g),
    grave('hooks-test-runner', /\bRunner\.prototype\b|\bMocha\b|(?<![.\w])(?:afterEach|beforeEach|afterAll|beforeAll)\s{0,9}\(|\bglobalThis\.(?:it|test|describe|after|before\w*|after\w*)\b/g, JS),
    grave('hooks-test-runner', /\bpytest_\w+|\b_pytest\b|\bpluggy\b|\bload_tests\b|\bTest(?:Result|Program|Runner|Loader|Suite)\b|\bconftest\b|\bsitecustomize\b|\baddSuccess\b/g, PYTHON),
    grave('hooks-test-runner', /\btesting\.(?:Main\w*|T|M|Internal\w+)\b|\bgo:linkname\b|\bTestMain\b/g, GO),
    grave('hooks-test-runner', /\bset_hook\b|\btake_hook\b/g, RUST),
    grave('skips-tests-at-runtime', /\bpytest\.(?:skip|xfail|importorskip|exit)\b|\bSkipTest\b|\bskipTest\b|(?<![.\w>:]|\b(?:def|function|fn|func|fun)\s{1,9})skip\s{0,9}\((?![^()\n]{0,80}\)\s{0,9}\{)|\bskip(?:If|Unless)\s{0,9}\(|\b(?:unittest|pytest|suite|concurrent|serial|current_example)\.skip\s{0,9}\(|\bt\.Skip\w{0,5}\b|(?<![.\w$])(?:test|it|describe)\.(?:skip|todo|fails|only)\b|\bthis\.skip\s{0,5}\(\s{0,5}\)|\b(?:task|context|ctx|t)\.(?:skip|todo)\s{0,5}\(\s{0,5}(?:\)|['"`])|\bAssum(?:e|ptions)\b/g),
    grave('imports-test-library', testLibraryJs, JS),
    grave('imports-test-library', /\b(?:import|require)\s{0,9}\(\s{0,9}(?!['"`])[^)\s]|createRequire\s{0,5}\([^)]{0,200}\)\s{0,5}\((?!['"])/g, JS),
    grave('imports-test-library', /^\s{0,200}(?:import|from)\s{1,9}(?:pytest|unittest|_pytest|mock|nose|hypothesis|doctest|testtools)\b/gm, PYTHON),
    grave('imports-test-library', /"testing(?:\/[\w/]+)?"|stretchr\/testify|onsi\/g/g, GO),
    grave('imports-test-library', /\borg\.(?:junit|mockito|assertj|testng|hamcrest)\b/g, JVM),
    grave('hooks-module-loader', /\bModule\.(?:_load|_extensions|_resolveFilename|prototype)\b|\brequire\.(?:cache|extensions)\b|\b(?:registerHooks|syncBuiltinESMExports|_compile)\b|\bmodule\.(?:register|constructor)\b/g, JS),
    grave('hooks-module-loader', /\bsys\.(?:modules|meta_path|path_hooks|path)\b|\bimportlib\.(?:reload|machinery|abc|util|invalidate_caches)\b|__import__|\bsetprofile\b|\bsettrace\b/g, PYTHON),
    grave('stack-inspection', /\bError\s{0,5}\([^()\n]{0,80}\)\)?\??\.stack\b|\bprepareStackTrace\b|\bstackTraceLimit\b|\bgetCallSites?\b|\barguments\.callee\b|\.caller\b/g, JS),
    grave('stack-inspection', /\binspect\.(?:stack|trace|currentframe|get(?:outer|inner)frames|getframeinfo|getmodule\w*|getsource\w*|getfile)\b|\b_getframe\b|\btraceback\b|\bf_(?:back|locals|globals|code)\b|\bcurrentframe\b|\bgc\.get_\w+|\bexc_info\b(?!\s{0,5}=(?!=))|\b__globals__\b/g, PYTHON),
    grave('stack-inspection', /\bruntime\.(?:Callers?\w*|Stack|FuncForPC)\b|\bdebug\.(?:Stack|PrintStack)\b/g, GO),
    grave('stack-inspection', /\bBacktrace\b|\btrack_caller\b|\bLocation::caller\b/g, RUST),
    grave('stack-inspection', /\bgetStackTrace\b|\bStackWalker\b|\bStackTraceElement\b/g, JVM),
    grave('reads-test-environment', /\bNODE_TEST_CONTEXT\b|\bVITEST\w{0,30}|\bJEST_WORKER_ID\b|\bPYTEST_\w+|\bMOCHA_\w+|\bTAP\w{0,9}_\w+|\bnpm_(?:lifecycle|package|command|config)\w{0,60}|\bAVA_PATH\b|\bBABEL_ENV\b|\bCYPRESS\b|\bRUNNER_\w+|\bGITHUB_\w+|\bCARGO_(?:MANIFEST_DIR|PKG_\w+|BIN_\w+)\b|\bRUST_(?:TEST|BACKTRACE)\w{0,20}/g),
    grave('reads-test-environment', /\bNODE_ENV\b[^\n]{0,40}['"`]test|['"`]test['"`][^\n]{0,40}\bNODE_ENV\b|\bimport\.meta(?!\.(?:url|dirname|filename|resolve)\b)|\bimport\.meta\.(?:vitest|jest)\b|\btypeof\s{1,9}(?:jest|vi|describe|it|test|expect|mocha|jasmine|Mocha|before|after|suite|Bun|Deno)\b|['"](?:describe|it|test|expect|jest|vi|mocha|beforeEach|afterEach)['"]\s{1,9}in\s{1,9}\w|\b(?:globalThis|global|window|self)\??\.(?:describe|it|test|expect|jest|vi|mocha|jasmine|__vitest\w*|__mocha\w*|__coverage__|beforeEach|afterEach)\b|\b__vitest\w*|\bprocess\.(?:argv|execArgv|mainModule|title|ppid|config|binding)\b|\brequire\.main\b|\bmodule\.(?:parent|children)\b|\bprocess\.env\.(?:CI|TEST\w*|NODE_ENV|_)\b|\bworker_threads\b|\b__coverage__\b|\bNODE_V8_COVERAGE\b|['"]coverage['"]/g, JS),
    grave('reads-test-environment', /['"](?:pytest|unittest|_pytest)['"]\s{1,9}(?:not\s{1,9})?in\b|\bsys\.(?:argv|orig_argv|gettrace|flags)\b|\bos\.getppid\b|\benviron\b|\bgetenv\b|['"]PYTEST|\b__main__\b|\bpsutil\b/g, PYTHON),
    grave('reads-test-environment', /\btesting\.Testing\b|\bflag\.Lookup\b|\btest\.v\b|\bos\.(?:Args|Getenv|LookupEnv|Executable)\b|"[^"\n]{0,40}\.test"/g, GO),
    grave('reads-test-environment', /\bcfg!?\s{0,5}\(\s{0,5}(?:any\s{0,5}\(\s{0,5})?(?:not\s{0,5}\(\s{0,5})?test\b|\benv::(?:args|var\w*|current_exe)\b|\bcfg_attr\b[^\n]{0,20}test|\boption_env!|\bthread::current\b/g, RUST),
    grave('reads-test-environment', /\bSystem\.(?:getProperty|getenv)\b|\bClass\.forName\b|\bgetContextClassLoader\b|\bManagementFactory\b/g, JVM),
    grave('reads-test-environment', /\/proc\/(?:self|\d+|\$)/g),
    grave('writes-report', /<testsuites?\b|<testcase\b|\bjunit\b|\bnumFailedTests\b|\bnumPassedTests\b|\btest-results?\b|\b\d+ passed\b|\breport[\w-]{0,20}\.xml\b|\b(?:test|spec|jest|vitest|mocha|pytest|ava)[\w-]{0,20}report[\w-]{0,20}\.json\b/gi),
    grave('writes-report', /\bTAP version\b|"Action"\s{0,5}:|['"`](?:--- )?PASS\b|['"`](?:not )?ok\s|\bREPORTS?\b|['"`][^'"`\n]{0,200}\breports?\//g),
    grave('exits-process', /\bprocess\.(?:exit|exitCode|abort|kill|reallyExit|_exiting|emit)\b|\bprocess\.(?:on|once|prependListener|addListener)\s{0,5}\(\s{0,5}['"`](?:exit|beforeExit|uncaughtException\w{0,9}|unhandledRejection)['"`]|\bprocess\.(?:setUncaughtException\w{0,40}|removeAllListeners)\b|\bDeno\.exit\b/g, JS),
    grave('exits-process', /\bos\._exit\b|\bsys\.(?:exit|excepthook|unraisablehook)\b|\batexit\b|\bos\.(?:kill|abort|exec\w+)\b|\bSystemExit\b|\bsignal\.\w+|\bfaulthandler\b|(?<![.\w])(?:exit|quit)\s{0,5}\(/g, PYTHON),
    grave('exits-process', builtIn('process'), JS),
    grave('runs-hidden-payload', builtIn('vm|cluster|inspector'), JS),
    grave('discloses-environment', builtIn('https?|net|dgram|dns|http2|tls'), JS),
    grave('exits-process', /\bos\.Exit\b|\bsyscall\.\w+|\bruntime\.Goexit\b|\bsignal\.\w+/g, GO),
    grave('exits-process', /\bprocess::(?:exit|abort)\b|\blibc::\w+/g, RUST),
    grave('exits-process', /\bSystem\.exit\b|\bRuntime\.getRuntime\b|\.halt\s{0,5}\(/g, JVM),
    grave('exits-process', /\bexit!|\bat_exit\b|\bKernel\.exit\b/g, RUBY),
    grave('runs-hidden-payload', /(?<![.\w])eval\s{0,5}\(|\bnew\s{1,9}Function\b|(?<![.\w])Function\s{0,5}\(|\bconstructor\s{0,5}\(\s{0,5}['"`]|\bvm\.\w+|['"](?:node:)?child_process['"]|\batob\b|['"]base64['"]|\bWebAssembly\b/g, JS),
    grave('runs-hidden-payload', /(?<![.\w])(?:eval|exec|compile)\s{0,5}\(|\bmarshal\b|\bpickle\b|\bbase64\b|\bsubprocess\b|\bos\.(?:system|popen|spawn\w*|fork)\b|\bctypes\b|\bcodecs\.decode\b|\b__doc__\b|\bgetattr\s{0,5}\(\s{0,5}__builtins__/g, PYTHON),
    grave('runs-hidden-payload', /"os\/exec"|\bexec\.Command\b|"plugin"|"unsafe"|\bunsafe\.Pointer\b/g, GO),
    grave('runs-hidden-payload', /\bProcessBuilder\b|\bScriptEngine\b|\bsetAccessible\b|\bgetDeclared(?:Field|Method)\b/g, JVM),
    grave('discloses-environment', /\bJSON\.stringify\s{0,5}\(\s{0,5}process\.env\b|\bObject\.\w+\s{0,5}\(\s{0,5}process\.env\b|\.\.\.process\.env\b|\bprocess\.env(?![.\w[?])|(?<![.\w$]|\bfunction\s{1,9})fetch\s{0,5}\((?![^()\n]{0,80}\)\s{0,9}\{)|\b(?:globalThis|global|window|self)\??\.fetch\b|\bXMLHttpRequest\b|\bWebSocket\b/g, JS),
    grave('discloses-environment', /\bdict\s{0,5}\(\s{0,5}os\.environ|\benviron\.(?:items|copy)\b|\b(?:from|import)\b[^\n]{0,200}\b(?:socket|urllib3|requests|httpx|smtplib|ftplib)\b|['"](?:socket|urllib3|requests|httpx|smtplib|ftplib)['"]|(?<![.\w])(?:requests|httpx|urllib3)\.(?:get|post|put|patch|delete|head|options|request|[sS]ession|\w{0,20}Client|PoolManager|api)\b|(?<![.\w])(?:socket|smtplib|ftplib)\.\w|\b(?:urllib\d?\.request|urlopen|http\.client)\b|\burllib\s{1,9}(?:as\b|import\s{1,9}(?:\([^)]{0,300}|[^\n]{0,300})\brequest\b)/g, PYTHON),
    grave('discloses-environment', /\bos\.Environ\b|\bhttp\.(?:Get|Head|Post\w{0,4}|NewRequest\w{0,20}|\w{0,20}(?:Client|Transport))\b|\bnet\.(?:Dial\w{0,20}|Listen\w{0,20}|Lookup\w{0,20}|Resolver)\b|(?<=^\s{0,20}|\bimport\s{1,9})(?!import\b)[\w.]{1,40}\s{1,9}"net(?:\/http)?"/gm, GO),
    grave('reads-test-file', /['"`][^'"`\n]{0,200}(?:\.(?:test|spec)\.|\btest_\w|_test\.|__tests__|__snapshots__|\/tests?\/|\btests?\/|\bspec\/|_spec\.|\.snap\b|\bfixtures?\/(?![:{]|\$\{)|\btestdata\/|Test\.java)[^'"`\n]{0,200}['"`]/g),
    grave('reads-test-file', /\bgetsource\w{0,9}\b|\blinecache\b|\binclude_str!|\bgo:embed\b|\breaddirSync\b|\breaddir\b|\bos\.(?:walk|listdir|scandir)\b|\brglob\b|\bfilepath\.Walk\w*\b/g),
    grave('patched-prototype', /(?<![.\w])(?:Object|Array|Number|String|Boolean|Function|RegExp|Date|Map|Set|Promise|Error|Symbol|Buffer|EventEmitter|Iterator)\.prototype\b[^\n]{0,120}?(?<![=!<>])=(?![=>])|\b(?:define(?:Property|Properties)|setPrototypeOf|assign|set)\s{0,5}\(\s{0,9}(?:\w+\.prototype|globalThis|global|window|Object|Array|Number|String|Math|JSON|Reflect|Symbol|Promise|Map|Set|Date)\b|\.__proto__(?=\s{0,9}[.=[])(?!\s{0,9}==)|\b__define[GS]etter__\b|(?<![.\w])(?:Object|Array|Number|String|Math|JSON|Reflect|Promise|Map|Set|Date|RegExp|Boolean|Intl|console|globalThis|global|process)(?:\.[\w$]+)+\s{0,9}=(?![=>])|(?<![.\w])(?:Object|Array|Number|String|Math|JSON|Date|Promise|Boolean)\s{0,9}=(?![=>])/g, JS),
    grave('patched-prototype', /\bbuiltins\.\w+\s{0,9}=(?!=)|\bvars\s{0,5}\(\s{0,5}builtins|__builtins__|\bsetattr\s{0,5}\(\s{0,9}(?:builtins|unittest|pytest|str|int|list|dict|\w+\.\w+)\b|\b__class__\s{0,9}=|\bforbiddenfruit\b|\bmonkeypatch\b/g, PYTHON),
    grave('always-equal', /\bSymbol\.(?:toPrimitive|toStringTag|hasInstance|species)\b|\b(?:valueOf|inspect)\s{0,5}(?:\([^)\n]{0,60}\)\s{0,5}\{|[:=])|\bextends\s{1,9}(?:Number|String|Boolean|Array|Date|RegExp|Map|Set|Object)\b|\bnew\s{1,9}(?:Number|String|Boolean)\b/g, JS),
    remark('always-equal', /\bNaN\b|[\w)\]]\s{0,9}(?:[-+]\s{0,9}0|[*/]\s{0,9}1)(?![\w.])/g, JS),
    grave('always-equal', /\bmock\.ANY\b|\bclass\s{1,9}\w+\s{0,5}\(\s{0,5}(?:int|float|str|bytes|list|dict|tuple|set|bool)\b|\b__(?:ne|bool|lt|le|gt|ge|contains|instancecheck|subclasscheck|float|int|index|new|sub|rsub|abs|round)__\b/g, PYTHON),
    remark('always-equal', /\b__(?:len|hash)__\b/g, PYTHON),
    remark('always-equal', /\bto(?:String|JSON)\s{0,5}(?:\([^)\n]{0,60}\)\s{0,5}\{|[:=])/g, JS),
    grave('answers-everything', /\bnew\s{1,9}Proxy\b|\bProxy\.revocable\b|\bReflect\.get\b/g, JS),
    grave('answers-everything', /\b__getattr(?:ibute)?__\b|\b__missing__\b|\bMagicMock\b|\bMock\b/g, PYTHON),
    remark('random-or-clock', /\bMath\.random\b|\bDate\.now\b|\bnew\s{1,9}Date\s{0,5}\(\s{0,5}\)|\bperformance\.\w+|\brandom(?:Bytes|UUID|Int|FillSync)?\s{0,5}\(|\bset(?:Timeout|Interval|Immediate)\b|\bAtomics\.wait\b|\bhrtime\b|\bgetRandomValues\b|\buptime\b/g, JS),
    remark('random-or-clock', /\brandom\b|\btime\.\w+|\bdatetime\.\w*(?:now|today)\b|\bsleep\b|\bsecrets\b|\buuid\d?\b|\bos\.urandom\b|\bperf_counter\b|\bid\s{0,5}\(/g, PYTHON),
    remark('random-or-clock', /\brand\.\w+|\btime\.(?:Now|Sleep|Since|After)\b/g, GO),
    remark('random-or-clock', /\brand::|\bInstant::now\b|\bSystemTime\b|\bthread::sleep\b/g, RUST),
    remark('random-or-clock', /\bMath\.random\b|\bSystem\.(?:nanoTime|currentTimeMillis)\b|\bThread\.sleep\b|\bnew Random\b/g, JVM),
    remark('swallowed-exception', /\brecover\s{0,5}\(\s{0,5}\)/g, GO),
    remark('swallowed-exception', /\bcatch_unwind\b|\.unwrap_or(?:_else|_default)?\b|\.ok\s{0,5}\(\s{0,5}\)/g, RUST),
    remark('swallowed-exception', /\bsuppress\b|\b__exit__\b|\bfinally\s{0,9}:\s{1,400}return\b/g, PYTHON),
    remark('swallowed-exception', /\bfinally\s{0,9}\{[^{}]{0,400}\breturn\b/g, JS),
    grave('condition-on-test-input', /\bJSON\.stringify\s{0,5}\([^()\n]{0,80}\)\s{0,9}[=!]==?|\bcreateHash\b|\bcrc32\b/g, JS),
    grave('condition-on-test-input', /\bhashlib\b|\bcrc32\b|\b(?:repr|str|json\.dumps)\s{0,5}\([^()\n]{0,80}\)\s{0,9}[=!]=/g, PYTHON),
    grave('condition-on-test-input', /"crypto\/\w+"|"hash\/\w+"/g, GO),
    remark('swallowed-exception', /\.catch\s{0,5}\(\s{0,5}\(?\s{0,5}\w{0,40}\s{0,5}\)?\s{0,5}=>/g, JS),
];

;// CONCATENATED MODULE: ./lib/cheat-signs/structure.js

const FIXED = /^(?:return|pass|continue|break|\.\.\.)?[\s;]{0,20}(?:-?\d[\d._]{0,40}|['"`][^'"`\n]{0,200}['"`]|true|false|null|undefined|None|True|False|NaN|\[\s{0,9}\]|\{\s{0,9}\}|void 0)?[\s;]{0,20}$/;
function shapesIn(file, code) {
    const language = (0,languages/* languageOf */.eX)(file);
    if (language === undefined)
        return lexicalShapes(code);
    const found = [];
    language.parse(code).iterate({
        enter(node) {
            const text = () => code.slice(node.from, node.to);
            if (node.name === 'CatchClause' && isHidden(innerText(node, code, 'Block')))
                found.push({ kind: 'swallowed-exception', grave: false, from: node.from, to: node.to });
            if (node.name === 'TryStatement' && language.name === 'python' && /\bexcept\b/.test(text()))
                for (const body of exceptBodies(text()))
                    if (isHidden(body))
                        found.push({ kind: 'swallowed-exception', grave: false, from: node.from, to: node.to });
            if (node.name === 'FunctionDefinition' && /^(?:async\s+)?def\s+__eq__\b/.test(text()) && returnsTrue(text()))
                found.push({ kind: 'always-equal', grave: true, from: node.from, to: node.to });
            if (node.name === 'MethodDeclaration' && /^(?:equals|isEqual)\s*\(/.test(text()) && returnsTrue(text()))
                found.push({ kind: 'always-equal', grave: true, from: node.from, to: node.to });
        },
    });
    return found;
}
function lexicalShapes(code) {
    const pattern = /\b(?:boolean\s{1,9}equals|override\s{1,9}fun\s{1,9}equals|fn\s{1,9}(?:eq|ne|partial_cmp|cmp)|def\s{1,9}==)\b[^{\n]{0,200}\{?\s{0,40}(?:return\s{1,9})?(?:true|Some\(|0|Ordering::Equal|Ok\()/g;
    const swallowed = /\bcatch\s{0,9}\([^)\n]{0,100}\)\s{0,9}\{\s{0,40}(?:return\b[^;{}\n]{0,60};?\s{0,40})?\}/g;
    return [
        ...[...code.matchAll(pattern)].map(({ index, 0: text }) => ({
            kind: 'always-equal',
            grave: true,
            from: index,
            to: index + text.length,
        })),
        ...[...code.matchAll(swallowed)].map(({ index, 0: text }) => ({
            kind: 'swallowed-exception',
            grave: false,
            from: index,
            to: index + text.length,
        })),
    ];
}
function innerText(node, code, name) {
    const inner = node.node.getChild(name);
    return inner === null ? '' : code.slice(inner.from + 1, inner.to - 1);
}
function isHidden(body) {
    return (FIXED.test(body.trim()) || !/\b(?:throw|raise|console|log\w*|warn\w*|error|err|e|ex|exc|reject|report)\b/.test(body));
}
function exceptBodies(statement) {
    const parts = statement.split(/^\s{0,400}except\b[^\n]{0,300}:(?=\s|$)/m).slice(1);
    return parts.map(part => part.split(/^\s{0,400}(?:else|finally)\s{0,9}:/m)[0] ?? '');
}
function returnsTrue(definition) {
    const returns = [...definition.matchAll(/\breturn\b([^\n;}]{0,200})/g)].map(([, value = '']) => value.trim());
    return returns.length > 0 && returns.every(value => /^(?:True|true|1)$/.test(value));
}
const FUNCTIONS = new Set([
    'FunctionDeclaration',
    'FunctionExpression',
    'FunctionDefinition',
    'MethodDeclaration',
    'ArrowFunction',
]);
function functionsIn(file, code) {
    const language = (0,languages/* languageOf */.eX)(file);
    if (language === undefined)
        return [];
    const found = [];
    language.parse(code).iterate({
        enter({ name: type, node, from, to }) {
            if (!FUNCTIONS.has(type))
                return;
            const parameters = node.getChild('ParamList');
            const own = node.getChild('VariableDefinition') ?? node.getChild('VariableName') ?? node.getChild('PropertyDefinition');
            const name = own === null ? nameBefore(code, from) : code.slice(own.from, own.to);
            if (name === '' || parameters === null)
                return;
            const names = code.slice(parameters.from, parameters.to).match(/[A-Za-z_$][\w$]*/g) ?? [];
            const body = code.slice(parameters.to, to).replaceAll(/\bvoid\s{1,9}[\w$]{1,60}(?=\s{0,9}[;}\n])/g, '');
            const others = names.filter(each => each !== 'self' && each !== 'cls');
            const heard = others.length === 0 ? names : others;
            found.push({
                name,
                from,
                isDeaf: !heard.some(each => new RegExp(`(?<![\\w$.])${each.replaceAll('$', '\\$')}(?![\\w$])`).test(body)),
            });
        },
    });
    return found;
}
function nameBefore(code, at) {
    return (/([A-Za-z_$][\w$]{0,100})\s{0,9}(?::[^=\n]{0,200})?=\s{0,9}(?:async\s{1,9})?$/.exec(code.slice(Math.max(0, at - 300), at))?.[1] ?? '');
}

;// CONCATENATED MODULE: ./lib/cheat-signs/find-signs.js








const MAX_TEXT = 200_000;
const MAX_CODE = 120;
const find_signs_MAX_EACH = 3;
const MAX_VALUES = 100;
const find_signs_NEAR = 160;
const MANY_CASES = 3;
function findCheatSigns(changes, tests) {
    const values = testValues(tests.files.map(({ path, text }) => readable(withoutComments(path, text))), tests.messages);
    return changes.flatMap(({ path, before = '', after }) => {
        const signs = [];
        if (tests.isTest(path))
            signs.push(sign('edited-test-data', path, { grave: true }));
        if (after === undefined)
            return signs;
        const near = nearChanges({ before: withoutComments(path, before), after: withoutComments(path, after) });
        const [old, code] = [readable(near.before), readable(near.after)];
        if (near.after.length > MAX_TEXT)
            signs.push(sign('unread-code', path, { grave: true }));
        signs.push(...ruleSigns(path, old, code), ...shapeSigns(path, old, code));
        if (near.isWhole)
            signs.push(...deafSigns(path, old, code));
        signs.push(...valueSigns(path, { old, code, values }));
        return gravestOf(signs);
    });
}
function gravestOf(signs) {
    const kept = new Map();
    return signs
        .toSorted((one, other) => Number(other.grave) - Number(one.grave))
        .filter(({ kind }) => {
        const count = (kept.get(kind) ?? 0) + 1;
        kept.set(kind, count);
        return count <= find_signs_MAX_EACH;
    });
}
function valueSigns(path, { old, code, values }) {
    const { expected, deciding, others } = addedLiterals(old, code, values);
    const known = new Set(old.split('\n'));
    const rows = new Set(tableKeys(old));
    const place = (value) => placeIn(code, value, known);
    const cases = deciding.slice(0, MAX_VALUES).map(value => {
        const at = place(value);
        const beside = [chosenBefore(code, at), code.slice(at, at + find_signs_NEAR)];
        const isAnswered = expected.some(other => other !== value && beside.some(text => text.includes(other)));
        const grave = (isAnswered && !isRow(value, { code, at, before: rows })) || deciding.length >= MANY_CASES;
        return sign('condition-on-test-input', path, { grave, code, at, length: value.length });
    });
    const exact = exactCases(old, code, values).map(({ at, length, isGrave }) => sign('condition-on-test-input', path, { grave: isGrave, code, at, length }));
    const answered = answerRows(old, code, values).map(({ at, length }) => sign('condition-on-test-input', path, { grave: true, code, at, length }));
    const seen = [...cases, ...exact, ...answered];
    const pairs = answerPairs(old, code, values)
        .filter(({ value, at }) => !isRow(value, { code, at, before: rows }))
        .map(({ at, length }) => sign('condition-on-test-input', path, { grave: true, code, at, length }));
    const answers = [...new Set([...expected, ...others].filter(each => !deciding.includes(each)))];
    const literals = answers
        .slice(0, find_signs_MAX_EACH)
        .map(value => sign('literal-of-assertion', path, { grave: expected.length > 2, code, at: place(value), length: value.length }));
    return [...seen, ...(seen.some(({ grave }) => grave) ? [] : pairs), ...literals];
}
function chosenBefore(code, at) {
    const line = code.slice(Math.max(code.lastIndexOf('\n', at) + 1, at - find_signs_NEAR), at);
    return /^(.*)(?:\bif\b|\]\s?\[)/.exec(line)?.[1] ?? '';
}
function isRow(value, { code, at, before }) {
    const around = tableKeys(code.slice(Math.max(0, at - find_signs_NEAR), at + find_signs_NEAR));
    return around.includes(value) && around.filter(key => before.has(key)).length >= MANY_CASES;
}
function placeIn(code, value, known) {
    for (let at = code.indexOf(value); at >= 0; at = code.indexOf(value, at + 1)) {
        const end = code.indexOf('\n', at);
        if (!known.has(code.slice(code.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end)))
            return at;
    }
    return code.indexOf(value);
}
function readable(code) {
    return spelledOut(withShortLines(code.slice(0, MAX_TEXT)));
}
function ruleSigns(path, before, after) {
    return RULES.filter(({ files }) => files === undefined || files.test(path)).flatMap(({ kind, grave, pattern }) => {
        const matches = (code) => [...code.matchAll(pattern)].map(({ index, 0: text }) => ({ at: index, text }));
        return added({ before, after }, matches).map(({ at, text }) => sign(kind, path, { grave, code: after, at, length: text.length }));
    });
}
function shapeSigns(path, before, after) {
    const shapes = (code) => shapesIn(path, code).map(({ from, to, ...shape }) => ({ ...shape, at: from, text: code.slice(from, to) }));
    return added({ before, after }, shapes).map(({ kind, grave, at, text }) => sign(kind, path, { grave, code: after, at, length: text.length }));
}
function added({ before, after }, find) {
    const left = countsOf(find(before).map(({ text }) => normal(text)));
    const lines = new Set(before.split('\n'));
    const isKnown = ({ at }) => {
        const end = after.indexOf('\n', at);
        return lines.has(after.slice(after.lastIndexOf('\n', at - 1) + 1, end < 0 ? undefined : end));
    };
    const knownFirst = find(after).toSorted((one, other) => Number(isKnown(other)) - Number(isKnown(one)));
    const news = knownFirst.filter(({ text }) => !take(left, normal(text)));
    return news.toSorted((one, other) => one.at - other.at);
}
function deafSigns(path, before, after) {
    const [old, now] = [before, after].map(code => unique(functionsIn(path, code)));
    return [...(now ?? [])]
        .filter(([name, { isDeaf }]) => isDeaf && old?.get(name)?.isDeaf === false)
        .map(([name, { from }]) => sign('literal-of-assertion', path, { grave: true, code: after, at: from, length: name.length + 20 }));
}
function unique(functions) {
    const counts = countsOf(functions.map(({ name }) => name));
    return new Map(functions.filter(({ name }) => counts.get(name) === 1).map(each => [each.name, each]));
}
function normal(text) {
    return text.replaceAll(/\s+/g, ' ').trim();
}
function countsOf(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
function take(counts, text) {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left > 0;
}
function sign(kind, file, options) {
    const { grave, code = '', at = -1, length = 0 } = options;
    const line = at < 0 ? 0 : fileLineAt(code, at);
    return { kind, file, line, code: normal(code.slice(Math.max(0, at), at + length)).slice(0, MAX_CODE), grave };
}

// EXTERNAL MODULE: ./lib/domain/model/cheat-sign.js
var cheat_sign = __webpack_require__(11667);
// EXTERNAL MODULE: ./lib/triage/test-files.js
var test_files = __webpack_require__(19676);
// EXTERNAL MODULE: ./lib/triage/locate-file.js
var locate_file = __webpack_require__(83271);
;// CONCATENATED MODULE: ./lib/workflow/judging/look-for-signs.js







const MAX_FILES = 20;
const [look_for_signs_MAX_LINES, look_for_signs_MAX_LINE] = [1_000, 300];
const MAX_SEARCHED = 300;
async function lookForSigns(state, context) {
    const { workspace } = context;
    const changes = await workspace.changes();
    if (changes.length === 0)
        return [];
    const sources = await context.sourceIndex();
    const { isTest } = sources;
    const targets = new Set(state.targets);
    const failures = (state.initial?.failures ?? []).filter(({ id }) => targets.has((0,test_case/* testKey */.S8)(id)));
    const listed = await workspace.list();
    const named = failures.flatMap(({ id, frames }) => id.file === '' ? frames.filter(frame => (0,test_files/* isTestFrame */.k)(frame, sources)).map(({ file }) => file) : [id.file]);
    const names = [...new Set(named)];
    const known = names.flatMap(name => (0,locate_file/* listedPath */.j)(listed, name) ?? []);
    const paths = known.length > 0 ? known : await filesNaming(failures, listed.filter(isTest), context);
    const files = await Promise.all(paths.slice(0, MAX_FILES).map(async (path) => ({ path, text: (await workspace.original(path)) ?? '' })));
    const added = addedText(await workspace.history.failingDiff(), path => isTest(path) && !paths.includes(path));
    const messages = failures.map(({ problem }) => problem.message);
    const signs = findCheatSigns(changes, { files: [...files, ...added], messages, isTest });
    const texts = signs.flatMap(({ kind, file, line, grave }) => grave ? [`The change ${(0,cheat_sign/* signMeaning */.rC)(kind)} (${file}${line === 0 ? '' : `:${line}`}).`] : []);
    for (const text of [...new Set(texts)].slice(0, 5))
        context.emit((0,events/* note */.N)('warning', text));
    return signs;
}
function addedText(diff, isWanted) {
    const files = (0,unified_diff/* parseDiff */.FR)(diff).flatMap(({ path, hunks }) => path === undefined || !isWanted(path) ? [] : [{ path, hunks }]);
    return files.slice(0, MAX_FILES).map(({ path, hunks }) => {
        const lines = hunks.flatMap(({ runs }) => runs.flatMap(({ after }) => after)).slice(0, look_for_signs_MAX_LINES);
        return { path, text: lines.map(line => line.slice(0, look_for_signs_MAX_LINE)).join('\n') };
    });
}
async function filesNaming(failures, files, { workspace }) {
    const names = new Set(failures.flatMap(({ id }) => id.name.match(/[A-Za-z_]\w{2,}/g) ?? []).filter(isTelling));
    const found = [];
    for (const path of names.size === 0 ? [] : files.slice(0, MAX_SEARCHED)) {
        const text = (await workspace.original(path)) ?? '';
        if ([...names].some(name => text.includes(` ${name}(`)))
            found.push(path);
    }
    return found;
}
function isTelling(name) {
    return !/^case_\d/.test(name);
}

;// CONCATENATED MODULE: ./lib/workflow/test-runs/confirm-slower.js




const confirm_slower_MAX_TESTS = 3;
async function confirmSlower(state, after, options) {
    const tests = (0,test_results/* testsOf */.Vh)(state, slowerTests(state.initial, after).slice(0, confirm_slower_MAX_TESTS));
    if (tests.length === 0)
        return [];
    const { testbed, context, without } = options;
    const run = await runTests({ kind: 'only', tests, fresh: true }, context, testbed, 'slower tests again');
    const before = await without(tests);
    return [...(0,test_case/* byKey */.dX)(run.cases)].flatMap(([test, now]) => {
        const old = before?.get(test);
        if (old?.status !== 'passed' || now.status !== 'passed' || !isSlower(old.durationMs, now.durationMs))
            return [];
        return [{ test, beforeMs: Math.round(old.durationMs), afterMs: Math.round(now.durationMs) }];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/prove-check.js


async function proveCheck(state, run, { ahead, testbed, signal }) {
    const first = ahead ?? (await testbed.projectCheck?.(signal));
    if (first === undefined)
        return undefined;
    const isRed = run.cases.some(({ status }) => status === 'failed');
    const result = first.isPassed || isRed ? first : ((await testbed.projectCheck?.(signal)) ?? first);
    signal.throwIfAborted();
    return {
        command: result.command,
        passed: result.isPassed,
        findings: result.isPassed ? [] : findingsOf(result, state, run),
    };
}
function isExplained(run) {
    return run.cases.some(({ id, status }) => status === 'failed' && !(0,check/* isCheck */.ne)(id));
}
function findingsOf({ cases }, state, run) {
    const outside = new Set(state.outside);
    const failed = cases.filter(each => each.status === 'failed' && !(0,check/* couldNotRun */.Mn)(each));
    const findings = failed.filter(({ id }) => id.name !== '');
    if (findings.length > 0) {
        const known = new Set([...outside].map(withoutStep(run)));
        return findings.filter(each => !known.has(titleWithoutStep(each))).map(titleWithoutStep);
    }
    if (isExplained(run))
        return [];
    const isKnown = run.cases.some(({ id }) => (0,check/* isCheck */.ne)(id) && outside.has((0,test_case/* testKey */.S8)(id)));
    return isKnown ? [] : failed.map(({ problems }) => problems[0]?.message ?? 'It failed.');
}
function titleWithoutStep({ id }) {
    return (0,test_case/* titleOf */.Gg)({ ...id, suite: id.suite.filter(part => part !== (0,check/* checkStepOf */.wd)(id)) });
}
function withoutStep(run) {
    const titles = new Map(run.cases.map(each => [(0,test_case/* testKey */.S8)(each.id), titleWithoutStep(each)]));
    return key => titles.get(key) ?? '';
}

;// CONCATENATED MODULE: ./lib/workflow/prove-steps.js



const prove_steps_MAX_NAMED = 3;
async function proveSteps(state, context) {
    const { workspace, signal } = context;
    const now = await context.checkSteps?.(signal);
    const ran = (now ?? []).filter(each => !(0,check/* couldNotRun */.Mn)(each));
    const steps = ran.filter(({ id }) => id.name === '');
    if (steps.length === 0)
        return { reason: '' };
    const failed = ran.filter(({ status }) => status === 'failed');
    const before = failed.length === 0
        ? []
        : ((await workspace.at(state.request.headSha, async () => context.checkSteps?.(signal))) ?? []);
    const known = new Set(before.flatMap(({ id, status }) => (status === 'failed' ? (0,test_case/* testKey */.S8)(id) : [])));
    const broken = findings(failed).filter(({ id }) => !known.has((0,test_case/* testKey */.S8)(id)));
    const command = steps.map(({ id }) => id.suite[0] ?? '').join(' && ');
    return {
        check: { command, passed: failed.length === 0, findings: broken.map(({ id }) => (0,test_case/* titleOf */.Gg)(id)) },
        reason: broken.length === 0
            ? ''
            : `The tests cannot run here, and the change breaks what can: ${(0,wording/* listOf */.c3)(broken.map(({ id }) => (0,test_case/* titleOf */.Gg)(id)), prove_steps_MAX_NAMED)}.`,
    };
}
function findings(failed) {
    const named = failed.filter(({ id }) => id.name !== '');
    const withPlace = new Set(named.map(({ id }) => id.suite[0]));
    return [...named, ...failed.filter(({ id }) => id.name === '' && !withPlace.has(id.suite[0]))];
}

;// CONCATENATED MODULE: ./lib/workflow/judging/check-mutants.js







const MAX_MUTANTS = 20;
const check_mutants_MAX_TIME_SHARE = 0.2;
async function checkMutants(state, context) {
    const { workspace, findMutants } = context;
    if (findMutants === undefined)
        return undefined;
    const targets = (0,test_results/* fixedHere */.L0)(state);
    const tests = (0,test_results/* testsOf */.Vh)(state, targets);
    const all = await findMutantsOf(await workspace.changes(), workspace, findMutants);
    try {
        return await runMutants(all, state, context, async (mutant) => {
            await workspace.replaceEdits(new Map([[mutant.file, mutant.text]]));
            const run = await runTests(affectedSelection(tests, { changed: [mutant.file], named: [] }), context);
            return verdictOn(state, run, { targets, whole: false }).kind !== 'pass';
        });
    }
    finally {
        await workspace.discard();
    }
}
async function findMutantsOf(changes, workspace, findMutants) {
    const lines = (0,unified_diff/* changedLines */.MA)(await workspace.changeDiff());
    return changes.flatMap(({ path, after }) => after === undefined ? [] : findMutants({ file: path, text: after }, lines.get(path) ?? new Set()));
}
async function runMutants(all, state, { emit, clock, rules }, isNoticed) {
    const mutants = spread(all);
    if (mutants.length === 0)
        return undefined;
    const text = `Checking whether the tests notice ${(0,wording/* count */.U9)(mutants.length, 'small change')} of the fixed lines.`;
    emit((0,events/* note */.N)('info', text));
    const until = clock.now() + check_mutants_MAX_TIME_SHARE * Math.max(0, (0,budget/* remainingMs */.XW)(state, rules.limits));
    const survivors = [];
    let checked = 0;
    for (const mutant of mutants) {
        if (clock.now() >= until)
            break;
        checked += 1;
        if (!(await isNoticed(mutant)))
            survivors.push(mutant);
    }
    return { checked, survivors: survivors.map(({ file, line, what }) => ({ file, line, what })) };
}
function spread(all) {
    const step = Math.max(1, all.length / MAX_MUTANTS);
    return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

;// CONCATENATED MODULE: ./lib/cheat-signs/canary.js
const PASSES = 'keeps the order of its parts';
const THROWS = 'reports a part that is missing';
const ASSERTS = 'compares the first and the last part';
function canaryOf(path, text) {
    const python = /(^|\/)([^/]+)\.py$/.exec(path);
    if (python !== null) {
        const name = python[2] ?? '';
        const other = name.startsWith('test_') ? `${name}_order` : `order_${name}`;
        return canary(path.replace(/[^/]+\.py$/, `${other}.py`), text, pythonTests(text));
    }
    const match = /^((?:.*\/)?)([^/.]+)((?:\.[^/]+)?\.[mc]?[jt]sx?)$/.exec(path);
    const tests = javascriptTests(text);
    if (match === null || tests === undefined)
        return undefined;
    const [, folder = '', name = '', ending = ''] = match;
    return canary(`${folder}${name}-order${ending}`, text, tests);
}
function canary(path, text, tests) {
    const [passes, throws, asserts] = tests.names;
    return { path, text: `${text.trimEnd()}\n\n${tests.code}`, passes, fails: [throws, asserts] };
}
function javascriptTests(text) {
    const test = ['test', 'it', 'specify'].find(name => new RegExp(`(?<![.\\w$])${name}\\s{0,5}\\(`).test(text));
    if (test === undefined)
        return undefined;
    if (/['"]tape?['"]/.test(text))
        return saidTests(test, TAP);
    if (/['"]ava['"]/.test(text))
        return saidTests(test, AVA);
    const expected = /(?<![.\w$])expect\s{0,5}\(/.test(text) && !/\bchai\b/.test(text);
    const chai = /\bchai\b/.test(text) && /(?<![.\w$])expect\s{0,5}\(/.test(text);
    const assert = /(?<![.\w$])assert\.(equal|strictEqual|deepEqual|deepStrictEqual)\b/.exec(text)?.[1];
    const assertion = chai
        ? 'expect(1).to.equal(2)'
        : expected
            ? 'expect(1).toEqual(2)'
            : assert !== undefined
                ? `assert.${assert}(1, 2)`
                : "throw new Error('the parts differ')";
    const code = [
        `${test}(${JSON.stringify(PASSES)}, () => {})`,
        `${test}(${JSON.stringify(THROWS)}, () => {`,
        "  throw new Error('a part is missing')",
        '})',
        `${test}(${JSON.stringify(ASSERTS)}, () => {`,
        `  ${assertion}`,
        '})',
        '',
    ];
    return { code: code.join('\n'), names: [PASSES, THROWS, ASSERTS] };
}
const TAP = { fails: "error(new Error('a part is missing'))", differs: 'equal(1, 2)', end: 'end()' };
const AVA = { fails: "fail('a part is missing')", differs: 'is(1, 2)' };
function saidTests(test, { fails, differs, end }) {
    const define = (name, assertion) => {
        const calls = [assertion, ...(end === undefined ? [] : [end])].map(call => `  t.${call}\n`);
        return `${test}(${JSON.stringify(name)}, t => {\n${calls.join('')}})\n`;
    };
    const code = [define(PASSES, 'pass()'), define(THROWS, fails), define(ASSERTS, differs)];
    return { code: code.join(''), names: [PASSES, THROWS, ASSERTS] };
}
function pythonTests(text) {
    const [passes, throws, asserts] = [PASSES, THROWS, ASSERTS].map(name => `test_${name.replaceAll(' ', '_')}`);
    const isUnittest = /\bTestCase\b/.test(text);
    const define = (name, body) => isUnittest ? `    def ${name}(self):\n        ${body}\n` : `def ${name}():\n    ${body}\n`;
    const code = [
        ...(isUnittest ? ['import unittest as _order', '', 'class OrderTest(_order.TestCase):'] : []),
        define(passes, 'pass'),
        define(throws, "raise RuntimeError('a part is missing')"),
        define(asserts, isUnittest ? 'self.assertEqual(1, 2)' : 'assert [1] == [2]'),
    ];
    return { code: code.join('\n'), names: [passes, throws, asserts] };
}

;// CONCATENATED MODULE: ./lib/workflow/judging/run-canary.js






const CANARY = 'the failing file again, with two added tests that must fail';
const UNFIT = 'The copy of the failing file with three more tests, which shows that assertions still fail, did not run as it must, so it says nothing.';
const NOTHING = { signs: [], repeated: [] };
async function runCanary(state, { testbed, context }) {
    const targets = (0,test_results/* testsOf */.Vh)(state, (0,test_results/* fixedHere */.L0)(state));
    const [target] = targets.filter(({ file, name }) => file !== '' && name !== '');
    if (target === undefined)
        return NOTHING;
    const listed = await testbed.workspace.list();
    const path = (0,locate_file/* listedPath */.j)(listed, target.file);
    const text = path === undefined ? undefined : await testbed.workspace.original(path);
    const canary = path === undefined || text === undefined ? undefined : canaryOf(path, text);
    if (path === undefined || canary === undefined || listed.includes(canary.path))
        return NOTHING;
    const { framework } = target;
    const file = canary.path.slice(path.length - target.file.length);
    const unit = { framework, file, suite: [], name: '' };
    const run = await testbed.workspace.withExtraFile(canary.path, canary.text, () => runTests({ kind: 'only', tests: [unit], fresh: true }, context, testbed, CANARY));
    const statusOf = (name) => run?.cases.find(({ id }) => id.name === name && id.file === file)?.status;
    const isUnfit = statusOf(canary.passes) !== 'passed' && canary.fails.every(each => statusOf(each) !== 'passed');
    if (run === undefined)
        return NOTHING;
    if (isUnfit) {
        context.emit((0,events/* note */.N)('info', UNFIT));
        return NOTHING;
    }
    const passed = new Set((run?.cases ?? []).filter(each => each.status === 'passed').map(({ id }) => (0,test_case/* testKey */.S8)(id)));
    const repeated = targets
        .filter(test => test.file === target.file && passed.has((0,test_case/* testKey */.S8)({ ...test, file })))
        .map(test_case/* testKey */.S8);
    const disarmed = canary.fails.filter(name => statusOf(name) !== 'failed');
    if (disarmed.length === 0)
        return { signs: [], repeated };
    const code = 'a test that must fail passed in a file that loads the change';
    return { signs: [{ kind: 'patched-assertion', file: path, line: 0, code, grave: true }], repeated };
}

;// CONCATENATED MODULE: ./lib/workflow/test-runs/repeat-targets.js




const MAX_ALONE = 3;
const TIMES = 3;
const repeat_targets_MAX_NAMED = 3;
async function repeatTargets(keys, state, { testbed, context }) {
    const tests = (0,test_results/* testsOf */.Vh)(state, keys).toReversed();
    const isAlone = tests.length <= MAX_ALONE;
    const failedIn = async (part, what) => {
        if (part.length === 0)
            return { failed: [], ran: [] };
        const run = await runTests({ kind: 'only', tests: part, fresh: true }, context, testbed, what);
        const cases = (0,test_case/* byKey */.dX)(run.cases);
        const ran = tests.filter(test => cases.has((0,test_case/* testKey */.S8)(test)));
        const failed = run.complete ? ran.filter(test => cases.get((0,test_case/* testKey */.S8)(test))?.status === 'failed') : [];
        return { failed, ran };
    };
    const what = isAlone ? '1 target again' : 'the targets again, in the opposite order';
    const [uncertain, dependent, suspects] = [[], [], []];
    for (const part of isAlone ? tests.map(test => [test]) : [tests]) {
        const { failed, ran } = await failedIn(part, what);
        if (ran.length > part.length && ran.length === tests.length)
            return { uncertain: [...new Set([...suspects, ...failed])], dependent };
        suspects.push(...failed.filter(test => part.includes(test)));
    }
    for (const test of suspects.slice(0, MAX_ALONE)) {
        let failures = 1;
        let isAlways = true;
        while (failures < TIMES && isAlways) {
            const { failed, ran } = await failedIn([test]);
            isAlways = failed.includes(test) && ran.length === 1;
            failures += 1;
        }
        ;
        (isAlways ? dependent : uncertain).push(test);
    }
    const others = suspects.slice(MAX_ALONE);
    (uncertain.length > 0 ? uncertain : dependent).push(...others);
    return { uncertain, dependent };
}
function uncertainNote({ uncertain }) {
    return uncertain.length === 0 ? undefined : `On the same code, ${named(uncertain)} passed and failed.`;
}
function dependentNote({ dependent }) {
    return dependent.length === 0
        ? undefined
        : `${named(dependent)} ${(0,wording/* verb */.w3)(dependent.length, 'pass')} only together with other tests.`;
}
function named(tests) {
    return (0,wording/* listOf */.c3)(tests.map(test_case/* titleOf */.Gg), repeat_targets_MAX_NAMED);
}

;// CONCATENATED MODULE: ./lib/workflow/judging/undoes-change.js
async function undoesChange(context) {
    const { workspace } = context;
    const base = await workspace.history.base();
    if (base === undefined)
        return false;
    const { isTest } = await context.sourceIndex();
    const changes = await workspace.changesSince(base, path => !isTest(path));
    return changes?.length === 0;
}

;// CONCATENATED MODULE: ./lib/workflow/steps/proof-texts.js

const proof_texts_MAX_NAMED = 3;
function copyDiffers(difference = 'the tests have other results') {
    return `In a clean copy, ${difference}. Perhaps the tests depend on the path of the checkout, an editable install points to it, or the copy lacks a file. So the proof runs in the checkout.`;
}
function lastRunReason(place, { reason, isOver }) {
    if (isOver)
        return 'The proof did not end in the time that timeout-minutes leaves. Set it higher, and run again.';
    const where = place === 'clean copy' ? 'In a clean copy of the branch,' : 'In the last run,';
    return `${where} the result was different. ${reason}`;
}
function rewrittenFilesNote(files) {
    return `The tests rewrite files of the repository (${(0,wording/* listOf */.c3)(files, proof_texts_MAX_NAMED)}), so what is green here may not be green on the branch.`;
}

;// CONCATENATED MODULE: ./lib/workflow/steps/proving.js
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


















async function proving(state, context) {
    const proved = await prove(state, context);
    if (!proved.proof.held)
        return proved;
    const proof = (await undoesChange(context)) ? { ...proved.proof, undoes: true } : proved.proof;
    return { ...proved, proof, mutantCheck: await checkMutants(state, context) };
}
async function prove(state, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const green = (0,test_results/* fixedHere */.L0)(state);
        const tests = (0,test_results/* testsOf */.Vh)(state, green);
        context.emit({ kind: 'proving' });
        const looking = lookForSigns(state, context);
        looking.catch(() => undefined);
        if (state.cannotRun !== undefined) {
            const { check, reason } = await proveSteps(state, context);
            const proof = {
                sha: state.tip,
                place: 'nowhere',
                held: reason === '',
                reason,
                needed: [],
                ...(check === undefined ? {} : { check }),
            };
            const untried = {
                proof,
                verdict: { kind: 'pass', fixed: [] },
                flaky: [],
                snapshot: state.current,
                isOver: false,
            };
            return toObservation(untried, { unneeded: [], signs: await looking });
        }
        const copy = __addDisposableResource(env_1, await context.openCopy(state.tip), true);
        const difference = copy && (await differenceBefore(tests, state, { testbed: copy, context }));
        if (copy !== undefined && difference === undefined) {
            const finalRun = await runWholeSuite(state, { testbed: copy, place: 'clean copy', needed: green, context });
            if (finalRun.proof.held) {
                const canary = await runCanary(state, { testbed: copy, context });
                const again = await withRepetition(finalRun, state, { testbed: copy, context, repeated: canary.repeated });
                const timed = await withSlower(again, state, { testbed: copy, context });
                return toObservation(timed, { unneeded: [], signs: [...canary.signs, ...(await looking)] });
            }
            if (finalRun.isOver || !(await isCopyIncomplete(finalRun, state, { testbed: copy, context })))
                return toObservation(finalRun, { unneeded: [], signs: await looking });
        }
        if (copy !== undefined)
            context.emit((0,events/* note */.N)('info', copyDiffers(difference)));
        const signs = await looking;
        const without = await runWithout(tests, state, { testbed: context, context });
        const red = green.filter(key => without?.get(key)?.status !== 'passed');
        const finalRun = await runWholeSuite(state, {
            testbed: context,
            place: 'checkout',
            needed: without === undefined ? [] : red,
            context,
        });
        const canary = finalRun.proof.held ? await runCanary(state, { testbed: context, context }) : undefined;
        const { repeated = [] } = canary ?? {};
        const again = await withSlower(await withRepetition(finalRun, state, { testbed: context, context, repeated }), state, { testbed: context, context });
        const strays = await context.strayFiles();
        const proof = strays.length === 0 ? again.proof : { ...again.proof, held: false, reason: rewrittenFilesNote(strays) };
        const unneeded = without === undefined ? [] : (0,test_case/* otherThan */.kM)(green, red);
        return toObservation({ ...again, proof }, { unneeded, signs: [...(canary?.signs ?? []), ...signs] });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function toObservation({ proof, snapshot, flaky, dependent }, { unneeded, signs }) {
    const notes = [...(proof.held ? [] : [proof.reason]), ...(dependent === undefined ? [] : [dependent])];
    return { kind: 'proved', proof, snapshot, unneeded: [...unneeded, ...flaky], signs, notes };
}
async function runWithout(tests, state, { testbed, context }) {
    if (tests.length === 0)
        return new Map();
    const selection = { kind: 'only', tests, fresh: true };
    const run = await testbed.workspace.at(state.request.headSha, () => runTests(selection, context, testbed, `${selectionText(selection)} without the fix`));
    return run?.complete === true ? (0,test_case/* byKey */.dX)(run.cases) : undefined;
}
async function differenceBefore(tests, state, options) {
    const now = await runWithout(tests, state, options);
    if (now === undefined)
        return 'the tests do not end';
    const first = new Map((state.initial?.failures ?? []).map(({ id, problem }) => [(0,test_case/* testKey */.S8)(id), problem]));
    const failsAsBefore = (key) => {
        const problem = now.get(key)?.problems[0];
        const before = first.get(key);
        if (before === undefined)
            return now.get(key)?.status !== 'passed';
        return now.get(key)?.status === 'failed' && problem !== undefined && (0,signature/* mask */.dK)(problem.message) === (0,signature/* mask */.dK)(before.message);
    };
    const other = tests.find(test => !failsAsBefore((0,test_case/* testKey */.S8)(test)));
    if (other === undefined)
        return undefined;
    const status = now.get((0,test_case/* testKey */.S8)(other))?.status;
    const does = status === 'passed' ? 'passes' : status === 'failed' ? 'fails with another message' : 'does not run';
    return `${(0,test_case/* titleOf */.Gg)(other)} ${does} without the fix`;
}
async function runWholeSuite(state, options) {
    const { testbed, place, needed, context } = options;
    const selection = { kind: 'all', fresh: true };
    const ahead = await testbed.projectCheck?.(context.signal, { ahead: true });
    const run = await runTests(selection, context, testbed);
    const targets = (0,test_results/* fixedHere */.L0)(state);
    const mayLack = place !== 'checkout';
    const unchanged = { commit: state.request.headSha, statuses: (0,test_results/* statusesOf */.CB)(state.initial), mayLack };
    const { verdict, flaky, reason } = await judgeRun(state, run, { targets, selection, unchanged, testbed, context });
    const held = verdict.kind === 'pass';
    const check = held ? await proveCheck(state, run, { ahead, testbed, signal: context.signal }) : undefined;
    const { inProject, signal } = context;
    const about = { sha: state.tip, before: state.current, excused: excusedTests(state), inProject };
    const isOver = (0,test_run/* isTimeOver */.ON)(run.exit);
    return {
        proof: {
            sha: state.tip,
            place,
            held,
            reason: held ? '' : lastRunReason(place, { reason, isOver }),
            needed,
            ...(check === undefined ? {} : { check }),
        },
        verdict,
        isOver,
        flaky: (0,test_case/* otherThan */.kM)(flaky, targets),
        snapshot: run.complete ? await (0,in_pieces/* inPieces */.x)(snapshotOf(run, about), signal) : undefined,
    };
}
async function withRepetition(finalRun, state, { testbed, context, repeated }) {
    if (!finalRun.proof.held)
        return finalRun;
    const targets = (0,test_case/* otherThan */.kM)((0,test_results/* fixedHere */.L0)(state), repeated);
    const repetition = await repeatTargets(targets, state, { testbed, context });
    const reason = uncertainNote(repetition);
    const proof = reason === undefined ? finalRun.proof : { ...finalRun.proof, held: false, reason };
    return { ...finalRun, proof, dependent: dependentNote(repetition) };
}
async function withSlower(finalRun, state, options) {
    const { proof, snapshot } = finalRun;
    if (!proof.held)
        return finalRun;
    const without = (tests) => runWithout(tests, state, options);
    const slower = await confirmSlower(state, snapshot, { ...options, without });
    return slower.length === 0 ? finalRun : { ...finalRun, proof: { ...proof, slower } };
}
async function isCopyIncomplete({ verdict }, state, options) {
    if (verdict.kind === 'incomplete')
        return true;
    if (verdict.kind !== 'regression')
        return false;
    const broken = verdict.broken.map(({ key }) => key);
    const others = (0,test_case/* otherThan */.kM)(broken, state.targets);
    const without = await runWithout((0,test_results/* testsOf */.Vh)(state, others), state, options);
    return without === undefined || others.some(key => without.get(key)?.status !== 'passed');
}

;// CONCATENATED MODULE: ./lib/workflow/steps/combining.js

async function combining(attempt, state, { workspace, emit }) {
    const drop = (result, reason) => {
        emit({ kind: 'judged', iteration: attempt.iteration, result, reason });
        return { kind: 'dropped', result, reason };
    };
    const open = new Set((0,test_results/* openTargets */.Rs)(state));
    if (!attempt.targets.some(key => open.has(key)))
        return drop('outranked', 'Its tests already pass.');
    const isMerged = await workspace.merge({ base: attempt.base, tree: attempt.tree ?? '' });
    if (!isMerged)
        return drop('conflict', 'It changes the same lines as an earlier fix.');
    const files = await workspace.changed();
    if (files.length === 0)
        return drop('outranked', 'The same change was made already.');
    return { kind: 'combined', tree: await workspace.tree(), files, diff: await workspace.diff() };
}

;// CONCATENATED MODULE: ./lib/domain/workflow/rank-candidates.js

function rankCandidates(results, attempts) {
    const groupOf = ({ iteration }) => JSON.stringify(attempts.find(attempt => attempt.iteration === iteration)?.clusters);
    const best = new Map();
    for (const result of results.filter(({ change }) => change.tree !== undefined)) {
        const known = best.get(groupOf(result));
        if (known === undefined || isBetter(result.change, known.change))
            best.set(groupOf(result), result);
    }
    return results.map(result => {
        const winner = best.get(groupOf(result));
        return result.change.tree === undefined || winner === result ? result : outranked(result, winner);
    });
}
function isBetter(a, b) {
    if (a.rateAfter !== b.rateAfter)
        return (a.rateAfter ?? 0) > (b.rateAfter ?? 0);
    return (0,unified_diff/* diffSize */.Nt)(a.diff ?? '') < (0,unified_diff/* diffSize */.Nt)(b.diff ?? '');
}
function outranked({ iteration, change, flaky }, winner) {
    const { tree: _, ...rest } = change;
    const isMore = (winner?.change.rateAfter ?? 0) > (change.rateAfter ?? 0);
    const reason = `Iteration ${winner?.iteration} ${isMore ? 'turned more tests green' : 'did as much, and its change is not larger'}.`;
    return { iteration, change: { ...rest, result: 'outranked', reason }, flaky };
}

// EXTERNAL MODULE: ./lib/concurrency/mutex.js
var mutex = __webpack_require__(22176);
;// CONCATENATED MODULE: ./lib/workflow/steps/racing.js
var racing_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var racing_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










async function racing(attempts, state, context) {
    context.emit({ kind: 'racing', attempts: attempts.length });
    const checkout = new mutex/* Mutex */.e();
    const ended = await Promise.allSettled(attempts.map(attempt => raceAttempt(attempt, state, { context, checkout })));
    const results = ended.map(each => {
        if (each.status === 'rejected')
            throw each.reason;
        return each.value;
    });
    context.signal.throwIfAborted();
    return { kind: 'raced', results: rankCandidates(results, attempts) };
}
async function raceAttempt(attempt, state, { context, checkout }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const startedAt = context.clock.now();
        const copy = racing_addDisposableResource(env_1, await context.openCopy(state.tip), true);
        const attemptIn = (testbed) => performAttempt(testbed, {
            attempt,
            state: { ...state, spentMs: state.spentMs + context.clock.now() - startedAt },
            context,
        });
        const attemptInCheckout = async () => {
            try {
                return await attemptIn(context);
            }
            finally {
                await context.workspace.discard();
            }
        };
        const result = copy === undefined ? await checkout.add(attemptInCheckout) : await attemptIn(copy);
        const durationMs = context.clock.now() - startedAt;
        return { ...result, change: { ...result.change, durationMs } };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = racing_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function performAttempt(testbed, { attempt: { iteration }, state: start, context }) {
    const startedAt = context.clock.now();
    let state = { ...start, phase: { at: 'analyzing', iteration } };
    for (;;) {
        state = { ...state, spentMs: start.spentMs + context.clock.now() - startedAt };
        const step = nextStep(state, context.rules);
        const attemptContext = () => ({ attempt: (0,selectors/* attemptAt */.bG)(state, iteration), state, testbed, context });
        switch (step.kind) {
            case 'analyze':
                state = reduce(state, await analyzing(attemptContext()));
                continue;
            case 'fix':
                state = reduce(state, await fixing(attemptContext()));
                continue;
            case 'check':
                state = reduce(state, await checking(attemptContext(), step.tree));
                continue;
            case 'validate':
                state = reduce(state, await validating(attemptContext(), step.tree));
                continue;
            default: {
                const flaky = (0,test_case/* otherThan */.kM)(state.flaky, start.flaky);
                const change = (0,selectors/* attemptAt */.bG)(state, iteration);
                return { iteration, flaky, change: step.kind === 'commit' ? { ...change, tree: step.tree } : change };
            }
        }
    }
}

;// CONCATENATED MODULE: ./lib/workflow/steps/running.js





async function running(attemptContext) {
    const { attempt, testbed, context } = attemptContext;
    const { workspace } = testbed;
    const { commands: known } = context;
    const commands = known?.list.filter(({ run }) => attempt.commands.includes(run)) ?? [];
    if (known === undefined || commands.length < attempt.commands.length)
        return recordAbstention(attemptContext, abstention('The setting fix-commands does not name it any more.'));
    await workspace.discard();
    const run = await known.run(commands, workspace.tip);
    context.signal.throwIfAborted();
    if (run === undefined)
        return recordAbstention(attemptContext, abstention(NO_COPY));
    const problem = unusableEnding(run);
    if (problem !== undefined)
        return recordAbstention(attemptContext, abstention(problem));
    const nothing = withoutChange(run);
    if (nothing !== undefined)
        return recordAbstention(attemptContext, { ...abstention(nothing), final: false });
    const refusal = refusalOf(run, commands, known);
    if (refusal !== undefined) {
        const reason = `Its change was refused as a whole: ${refusal}`;
        context.emit({ kind: 'judged', iteration: attempt.iteration, result: 'refused', reason });
        return { kind: 'rejected', result: 'refused', reason };
    }
    await workspace.replaceEdits(run.files);
    const files = await workspace.changed();
    const edits = { files, diff: await workspace.diff(), tree: await workspace.tree() };
    return { kind: 'proposed', proposal: proposalOf(run, files), usage: model_usage/* noUsage */.tk, transcripts: [], ...edits };
}
const NO_COPY = 'No clean copy of the code could be made to run it in.';
const running_MAX_NAMED = 3;
function abstention(reason) {
    return { kind: 'abstention', final: true, reason, usage: model_usage/* noUsage */.tk };
}
const CANNOT_START = [126, 127];
function unusableEnding({ ended }) {
    for (const { command, exit, said } of ended) {
        if (exit.kind !== 'exited')
            return `${command} ${(0,test_run/* exitText */.iJ)(exit)}, so none of its changes were taken.`;
        if (CANNOT_START.includes(exit.code))
            return `${command} could not start: ${said}`;
    }
    return undefined;
}
function withoutChange({ ended, files, unreadable }) {
    if (files.size > 0 || unreadable.length > 0)
        return undefined;
    const failed = ended.find(({ exit }) => exit.kind === 'exited' && exit.code !== 0);
    if (failed === undefined)
        return 'It changed no file.';
    return `It changed no file: ${failed.command} ${(0,test_run/* exitText */.iJ)(failed.exit)}: ${failed.said}`;
}
function refusalOf({ files, unreadable }, commands, { policy }) {
    const sizes = [...files].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text ?? '') }));
    const large = (0,edit_policy/* sizeRefusal */.sH)(sizes, edit_policy/* MAX_COMMAND_FILES */.$M);
    if (large !== undefined)
        return large;
    const mayWrite = commands.flatMap(each => each.mayWrite);
    const refusals = [...files.keys(), ...unreadable].flatMap(path => (0,edit_policy/* commandRefusal */._v)(path, mayWrite, policy) ?? []);
    const more = refusals.length > 1 ? ` So are ${refusals.length - 1} more.` : '';
    if (refusals[0] !== undefined)
        return `${refusals[0]}${more}`;
    const [odd] = unreadable;
    return odd === undefined ? undefined : `${odd} is no text file of at most 1 MB.`;
}
function proposalOf({ ended }, files) {
    const commands = ended.map(({ command }) => command).join(', then ');
    const failed = ended.flatMap(({ command, exit }) => exit.kind === 'exited' && exit.code !== 0 ? [`${command} ${(0,test_run/* exitText */.iJ)(exit)}.`] : []);
    return {
        summary: `${commands} changed ${(0,wording/* count */.U9)(files.length, 'file')}: ${(0,wording/* listOf */.c3)(files, running_MAX_NAMED)}.`,
        rootCause: '',
        changes: files.map(file => ({ file, why: '' })),
        leftUndone: failed.join(' '),
        affectedTests: [],
        confidence: 1,
    };
}

;// CONCATENATED MODULE: ./lib/triage/unpassed-variables.js
const unpassed_variables_MAX_TEXT = 20_000;
const NAMED = [
    /\b(?:process|import\.meta|Bun)\.env(?:\.|\[['"`])(?<name>\w+)/g,
    /\bDeno\.env\.get\(['"`](?<name>\w+)/g,
    /\bENV(?:\.fetch\(|\[)['"](?<name>\w+)/g,
    /\benviron(?:\.get\(|\[)['"](?<name>\w+)/g,
    /\b(?:get_?env|lookup_?env|env::var(?:_os)?|option_env!|env!|GetEnvironmentVariable|env)\(['"](?<name>\w+)/gi,
    /\$_(?:ENV|SERVER)\[['"](?<name>\w+)/g,
    /\bKeyError: ['"](?<name>\w+)['"]/g,
    /\bkey not found: "(?<name>\w+)"/g,
    /\b(?:environment variable|env(?:ironment)? var|variable)s?:? {0,3}['"`$]{0,3}(?<name>\w+)/gi,
    /\b(?<name>[A-Za-z]\w{1,100})['"`]? (?:environment variable|env(?:ironment)? var|(?:is |was |are )?(?:not (?:set|defined|provided|found|configured)|unset|undefined|required|missing|empty)|must be (?:set|defined|provided)|has to be set|needs to be set)/g,
    /\b(?:missing|required|set|define|provide)(?: the)? ['"`$]{0,3}(?<name>[A-Z][A-Z0-9_]{2,100})\b/gi,
];
function unpassedNotes(problems, unpassed) {
    if (unpassed === undefined || problems.length === 0)
        return [];
    const known = new Set([...unpassed.here, ...unpassed.inCi]);
    const named = new Set(problems.flatMap(problem => namedIn(problem)).filter(name => known.has(name)));
    const here = unpassed.here.filter(name => named.has(name));
    const elsewhere = unpassed.inCi.filter(name => named.has(name) && !here.includes(name));
    return [
        ...here.map(name => `A failing test names the variable \`${name}\`, which tests do not get: set \`pass-env: ${name}\`.`),
        ...elsewhere.map(name => `A failing test names the variable \`${name}\`, which the failed step had: set it in \`env:\` of the step with fix-tests, and set \`pass-env: ${name}\`.`),
    ];
}
function namedIn({ type, message, stack }) {
    const texts = [`${type}: ${message.slice(0, unpassed_variables_MAX_TEXT)}`, message.slice(0, unpassed_variables_MAX_TEXT), stack.slice(0, unpassed_variables_MAX_TEXT)];
    return texts.flatMap(text => NAMED.flatMap(pattern => [...text.matchAll(pattern)].flatMap(found => found.groups?.name ?? [])));
}

// EXTERNAL MODULE: ./lib/domain/policy/test-filter.js
var test_filter = __webpack_require__(43434);
// EXTERNAL MODULE: ./lib/triage/failure-kinds.js + 4 modules
var failure_kinds = __webpack_require__(29329);
;// CONCATENATED MODULE: ./lib/workflow/test-runs/check-targets.js





const EXTERNAL = /\b(?:npm\S{0,50}|pnpm|yarn|pip|cargo)\b.{0,500}\baudit\b|\bsnyk\b/;
const check_targets_MAX_OUTPUT = 6_000;
function failingChecks(cases, only) {
    const counted = (0,check/* failedChecks */.HH)(cases);
    const environment = counted.filter(isEnvironment);
    const targets = counted.filter(each => !isEnvironment(each) && (0,test_filter/* isNamed */.e)(each.id, only));
    return {
        targets: targets.map(({ id }) => (0,test_case/* testKey */.S8)(id)),
        environment: environment.map(({ id }) => (0,test_case/* testKey */.S8)(id)),
        notes: environment.map(({ id, problems }) => `${(0,test_case/* titleOf */.Gg)(id)} fails because of this environment, so fix-tests does not work on it: ${problems[0]?.message.slice(0, 300) ?? ''}`),
    };
}
function isEnvironment({ id, problems: [problem] }) {
    if (problem === undefined)
        return false;
    if (problem.type === 'environment' || EXTERNAL.test((0,check/* checkStepOf */.wd)(id)))
        return true;
    const message = (0,check/* isCheckStep */.dc)(id) ? problem.stack.slice(-check_targets_MAX_OUTPUT) : problem.message;
    return (0,model_cluster/* isEnvironmental */.tt)((0,failure_kinds/* classifyFailure */.X)({ ...problem, type: '', message }, false));
}

;// CONCATENATED MODULE: ./lib/workflow/test-runs/environment-failures.js


const CERTAIN = new Set(['connection', 'missing-variable']);
function machineFailures(failing, unfetched) {
    return failing.flatMap(testCase => {
        const why = environmentReason(testCase, unfetched);
        const [line = ''] = (testCase.problems[0]?.message ?? '').split('\n');
        const said = line.replace(/^(?:[\w.]{0,100}(?:Error|Exception)(?: \[\w{1,60}\])?: )+/, '').trim();
        return why === undefined ? [] : [{ id: testCase.id, why, said }];
    });
}
function environmentFailures(found, { played, failing }) {
    const left = found.filter(({ id }) => !played.has((0,test_case/* testKey */.S8)(id)));
    if (left.length === failing)
        return { keys: [], notes: [] };
    return {
        keys: left.map(({ id }) => (0,test_case/* testKey */.S8)(id)),
        notes: left.map(({ id, why }) => `${(0,test_case/* titleOf */.Gg)(id)} fails here because of the environment. ${why}`),
    };
}
function environmentReason({ id, status, problems: [problem] }, unfetched) {
    if (problem === undefined || status !== 'failed')
        return undefined;
    const text = `${problem.message}\n${problem.stack}`;
    const path = unfetched.find(each => text.includes(each));
    if (path !== undefined)
        return `${path} was not fetched: run git submodule update --init or git lfs pull, as actions/checkout does with submodules or lfs.`;
    const { pattern, suggestion } = (0,failure_kinds/* classifyFailure */.X)(problem, id.name === '');
    return CERTAIN.has(pattern) ? suggestion : undefined;
}

;// CONCATENATED MODULE: ./lib/workflow/test-runs/failures-only-in-ci.js




const failures_only_in_ci_MAX_NAMED = 3;
function* failuresOnlyInCi(reported, options) {
    const { here, unfetched, inProject } = options;
    const reader = new failure_reader/* FailureReader */.O(inProject);
    const names = (0,test_case/* matchTests */.bM)(reported.map(({ id }) => id), [...here.values()].map(({ id }) => id));
    const failures = [];
    for (const testCase of reported) {
        const keys = names.get(testCase.id) ?? [];
        const own = keys.flatMap(key => here.get(key) ?? []);
        const isForeign = environmentReason(testCase, []) === undefined;
        const unable = own.filter(each => each.status === 'skipped' || (isForeign && environmentReason(each, unfetched) !== undefined));
        const ids = own.length === 0 ? [testCase.id] : unable.map(({ id }) => id);
        for (const id of ids) {
            const failure = reader.read({ ...testCase, id });
            if (failure !== undefined)
                failures.push(failure);
        }
        yield;
    }
    return failures;
}
function reproducedOnlyInCi(failures, { headSha, reason, notes }) {
    return {
        kind: 'reproduced',
        snapshot: { sha: headSha, tests: [], failures: [], durationMs: 0 },
        targets: failures.map(({ id }) => (0,test_case/* testKey */.S8)(id)),
        onlyInCi: failures,
        cannotRun: reason,
        flaky: [],
        orderDependent: [],
        notReproduced: [],
        outside: [],
        origins: {},
        culprit: undefined,
        notes: [...notes, `The tests cannot run here: ${reason}`, ...onlyInCiNotes(failures)],
    };
}
function onlyInCiNotes(failures) {
    if (failures.length === 0)
        return [];
    const names = (0,wording/* listOf */.c3)(failures.map(({ id }) => (0,test_case/* titleOf */.Gg)(id)), failures_only_in_ci_MAX_NAMED);
    const subject = (0,wording/* count */.U9)(failures.length, 'reported test');
    return [`${subject} cannot run here, so the project's own CI alone judges what is changed for them: ${names}.`];
}

;// CONCATENATED MODULE: ./lib/workflow/test-runs/first-run.js








async function sortFirstRun(whole, state, context) {
    const only = state.request.only ?? [];
    const cases = (0,test_case/* byKey */.dX)(whole.cases);
    const onlyInCi = await onlyJudgedByCi(cases, state, context);
    const elsewhere = new Set(onlyInCi.map(({ id }) => (0,test_case/* testKey */.S8)(id)));
    const requested = requestedTests(state, cases, wantedTests(only, context));
    const checks = failingChecks([...cases.values()], only);
    const failedTests = [...cases].filter(([, { id, status }]) => status === 'failed' && !(0,check/* isCheck */.ne)(id));
    const failed = [...failedTests.map(([key]) => key), ...checks.targets];
    const failedCases = failed.flatMap(key => cases.get(key) ?? []);
    const withFiles = failedCases.map(each => ({ id: each.id, files: (0,test_files/* filesOfTest */.Z)(each, context.inProject) }));
    const none = onlyInCi.length > 0 ? undefined : (0,test_filter/* unmatchedWords */.N)(only, withFiles);
    if (none !== undefined)
        throw new errors/* NoSuchTest */.zV(none.why, none.remedy);
    const wanted = requested.wanted.filter(key => !elsewhere.has(key));
    const missing = requested.missing.filter(id => !elsewhere.has((0,test_case/* testKey */.S8)(id)));
    return { whole, cases, failed, wanted, missing, onlyInCi, checks };
}
async function onlyJudgedByCi(here, { request: { only = [] } }, context) {
    const { reproduction, inProject, signal } = context;
    const { unfetched = [], judgedByCi = [] } = reproduction;
    const failures = await (0,in_pieces/* inPieces */.x)(failuresOnlyInCi(judgedByCi, { here, unfetched, inProject }), signal);
    return failures.filter(wantedTests(only, context));
}
function wantedTests(only, { inProject }) {
    return test => only.length === 0 || (0,test_filter/* isNamed */.e)(test.id, only, (0,test_files/* filesOfTest */.Z)(test, inProject));
}
function requestedTests(state, cases, isWanted) {
    const { only = [] } = state.request;
    const here = [...cases.values()];
    if (state.reported.length === 0) {
        const failed = here.filter(each => each.status === 'failed' && !(0,check/* isCheck */.ne)(each.id) && isWanted(each));
        return { wanted: failed.map(({ id }) => (0,test_case/* testKey */.S8)(id)), missing: [] };
    }
    const matches = [
        ...(0,test_case/* matchTests */.bM)(state.reported, here.map(({ id }) => id)),
    ];
    const isWantedHere = (key) => {
        const found = cases.get(key);
        return found !== undefined && isWanted(found);
    };
    const wanted = matches.flatMap(([id, keys]) => ((0,test_filter/* isNamed */.e)(id, only) ? keys : keys.filter(isWantedHere)));
    const missing = matches.filter(([id, keys]) => keys.length === 0 && (0,test_filter/* isNamed */.e)(id, only));
    return { wanted: [...new Set(wanted)], missing: missing.map(([id]) => id) };
}

// EXTERNAL MODULE: ./lib/triage/cluster-failures.js + 5 modules
var cluster_failures = __webpack_require__(90200);
;// CONCATENATED MODULE: ./lib/workflow/read-ahead.js



const MAX_FAILURES = 20;
const START_MS = 30;
async function readAhead(failures, context) {
    if (failures.length === 0)
        return;
    await (0,promises_.setTimeout)(START_MS);
    try {
        const first = { failures: failures.slice(0, MAX_FAILURES), ...(await context.sourceIndex()) };
        await (0,in_pieces/* inPieces */.x)((0,cluster_failures/* clusterFailures */.k)(first), context.signal);
    }
    catch {
    }
}

;// CONCATENATED MODULE: ./lib/domain/workflow/flakiness.js
const BROKEN_RUNS = 3;
const ENOUGH = 2;
function needsRerun({ failed, runs }) {
    const passed = runs - failed;
    if (passed === 0)
        return runs < BROKEN_RUNS;
    return failed < ENOUGH || passed < ENOUGH;
}

;// CONCATENATED MODULE: ./lib/workflow/test-runs/rerun-tests.js





async function rerunTests(tests, first, context) {
    const runs = [];
    const samples = new Map(tests.map(id => [(0,test_case/* testKey */.S8)(id), { failed: 0, runs: 0 }]));
    const count = (run) => {
        for (const [key, { status }] of (0,test_case/* byKey */.dX)(run.cases)) {
            const sample = samples.get(key);
            if (sample !== undefined && status !== 'skipped')
                samples.set(key, addToSample(sample, status === 'passed'));
        }
    };
    count(first);
    const hung = hungIn(first);
    let open = tests;
    let incomplete = 0;
    for (let rerun = 1; rerun <= context.reproduction.reruns && open.length > 0; rerun += 1) {
        const selection = { kind: 'only', tests: open, seed: rerun, fresh: true };
        const run = await runTests(selection, context, context, `${selectionText(selection)} again`);
        runs.push(run);
        count(run);
        incomplete += run.complete ? 0 : 1;
        if ((0,test_run/* isTimeOver */.ON)(run.exit) || incomplete >= MAX_INCOMPLETE)
            break;
        const hungAgain = hungIn(run);
        const isStuck = (key) => hung.has(key) && hungAgain.has(key);
        open = open.filter(id => !isStuck((0,test_case/* testKey */.S8)(id)) && needsRerun(samples.get((0,test_case/* testKey */.S8)(id)) ?? { failed: 0, runs: 0 }));
    }
    return { runs, samples };
}
function hungIn({ cases }) {
    return new Set(cases.flatMap(({ id, problems }) => (problems[0]?.type === test_case/* HUNG */.Rk ? [(0,test_case/* testKey */.S8)(id)] : [])));
}
const MAX_INCOMPLETE = 2;
function flakyNotes(flaky, { samples }) {
    return flaky.flatMap(id => {
        const sample = samples.get((0,test_case/* testKey */.S8)(id));
        return sample === undefined
            ? []
            : [`${(0,test_case/* titleOf */.Gg)(id)} is flaky: it failed in ${sample.failed} of ${sample.runs} runs of the same code.`];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/time-limit.js


function timeLimitError({ result, exit }, limits) {
    if (result !== 'timed-out' || exit.kind !== 'timed-out')
        return undefined;
    if (exit.isOver === true) {
        return new errors/* UserError */.yo(`The first run of the whole suite did not end within timeout-minutes (${limits.minutes}).`, 'Set timeout-minutes to several times what the whole suite takes.');
    }
    const seconds = Math.round(exit.afterMs / 1000);
    if (seconds === Math.round(budget/* FIRST_RUN_SHARE */.$G * limits.minutes * 60)) {
        return new errors/* UserError */.yo(`The first run of the whole suite did not end within ${seconds} s, a quarter of timeout-minutes (${limits.minutes}).`, 'Set timeout-minutes to more than four times what the whole suite takes.');
    }
    return new errors/* UserError */.yo(`The first run of the whole suite did not end within ${seconds} s.`, 'Set test-timeout-minutes to more than the whole suite takes, and timeout-minutes to several times that.');
}

;// CONCATENATED MODULE: ./lib/workflow/steps/reproducing.js














async function reproduce(state, context) {
    const { headSha } = state.request;
    if (state.tip === headSha)
        return reproduceHere(state, context);
    const observation = await context.workspace.at(headSha, () => reproduceHere(state, context));
    if (observation === undefined)
        throw new Error('the failing commit cannot be put into the work tree');
    return observation;
}
async function reproduceHere(state, context) {
    const whole = await runTests({ kind: 'all' }, context);
    if (!whole.complete)
        return reproduceOnlyInCi(whole, state, context);
    for (const text of whole.notes)
        context.emit((0,events/* note */.N)('warning', text));
    const first = await sortFirstRun(whole, state, context);
    const { cases, onlyInCi, missing, checks } = first;
    if (missing.some(({ file }) => (whole.leftOut ?? []).some(dir => file.startsWith(`${dir}/`))))
        throw unusableRunError({ ...whole, result: 'not-found' });
    const { snapshot, reruns, results } = await repeat(first, state, context);
    const idsOf = (keys) => keys.flatMap(key => cases.get(key)?.id ?? []);
    const casesOf = (keys) => keys.flatMap(key => cases.get(key) ?? []);
    const keysWhere = (test) => [...results].filter(([, seen]) => test(seen)).map(([key]) => key);
    const failing = keysWhere(seen => seen.has('failed') && !seen.has('passed'));
    const isFree = state.reported.length === 0 && (state.request.only ?? []).length === 0;
    const ofMachine = machineFailures(casesOf(failing), context.reproduction.unfetched ?? []);
    const played = await playedHere(ofMachine, context);
    const environment = environmentFailures(isFree ? ofMachine : [], { played, failing: failing.length });
    const here = [...(0,test_case/* otherThan */.kM)(failing, environment.keys), ...checks.targets];
    const targets = [...here, ...onlyInCi.map(({ id }) => (0,test_case/* testKey */.S8)(id))];
    const mixed = keysWhere(seen => seen.has('failed') && seen.has('passed'));
    const orderDependent = await findOrderDependent(mixed, { whole, reruns: reruns.runs, context });
    const flaky = (0,test_case/* otherThan */.kM)(mixed, orderDependent);
    const green = keysWhere(seen => !seen.has('failed'));
    const origins = await compareWithBase(context.reproduction.compareBase ? idsOf(here) : [], context);
    const suggested = suggestions(casesOf(here), context);
    const unpassed = unpassedNotes(whole.cases.flatMap(({ problems }) => problems), context.reproduction.unpassed);
    for (const text of unpassed)
        context.emit((0,events/* note */.N)('warning', text));
    return {
        kind: 'reproduced',
        snapshot,
        targets,
        flaky,
        orderDependent,
        onlyInCi,
        notReproduced: [...idsOf(green), ...missing],
        outside: [...(0,test_case/* otherThan */.kM)(first.failed, [...results.keys(), ...targets]), ...environment.keys, ...checks.environment],
        played: [...played],
        origins: origins.origins,
        culprit: await findCulprit(idsOf(here), origins, context),
        notes: [
            ...(context.reproduction.notes ?? []),
            ...whole.notes,
            ...missingNote(missing),
            ...onlyInCiNotes(onlyInCi),
            ...environment.notes,
            ...suggested,
            ...checks.notes,
            ...unpassed,
            ...flakyNotes(idsOf(flaky), reruns),
        ],
    };
}
async function reproduceOnlyInCi(whole, state, context) {
    const failures = await onlyJudgedByCi(new Map(), state, context);
    if (failures.length === 0)
        throw timeLimitError(whole, context.rules.limits) ?? unusableRunError(whole);
    const { notes = [] } = context.reproduction;
    return reproducedOnlyInCi(failures, { headSha: state.request.headSha, reason: whole.notes.join(' '), notes });
}
async function repeat({ whole, cases, wanted }, { request }, context) {
    const again = wanted.filter(key => cases.get(key)?.status !== 'skipped');
    const about = { sha: request.headSha, before: undefined, inProject: context.inProject };
    const snapshot = await (0,in_pieces/* inPieces */.x)(snapshotOf(whole, about), context.signal);
    const ids = again.flatMap(key => cases.get(key)?.id ?? []);
    const [reruns] = await Promise.all([rerunTests(ids, whole, context), readAhead(snapshot.failures, context)]);
    const rerunCases = reruns.runs.map(run => (0,test_case/* byKey */.dX)(run.cases));
    const results = new Map(again.map(key => [key, outcomes(key, [cases, ...rerunCases])]));
    return { snapshot, reruns, results };
}
function suggestions(failed, { reproduction, emit }) {
    const lines = reproduction.suggestCommands?.(failed) ?? [];
    if (lines.length === 0)
        return [];
    const text = `To have this tried before any fixer, set fix-commands to: ${lines.join('; ')}`;
    emit((0,events/* note */.N)('info', text));
    return [text];
}
async function findOrderDependent(mixed, { whole, reruns, context }) {
    const first = (0,test_case/* byKey */.dX)(whole.cases);
    const rerunCases = reruns.map(run => (0,test_case/* byKey */.dX)(run.cases));
    const suspected = mixed.filter(key => first.get(key)?.status === 'failed' && !outcomes(key, rerunCases).has('failed'));
    if (suspected.length === 0)
        return [];
    const once = (0,test_case/* byKey */.dX)((await runTests({ kind: 'all', fresh: true }, context)).cases);
    return suspected.filter(key => once.get(key)?.status === 'failed');
}
function unusableRunError(run) {
    const remedy = run.result === 'not-found'
        ? 'Install it in an earlier step or by setup-command, or correct test-command.'
        : 'Make the test command work here: setup-command can install what it needs, a custom test-command writes JUnit XML to {report}, test-timeout-minutes sets the time limit.';
    const notes = run.notes.map(text => (/[.!?]$/.test(text) ? text : `${text}.`));
    return new errors/* UserError */.yo(`The tests cannot be judged here: ${notes.join(' ')}`, remedy);
}
function missingNote(missing) {
    if (missing.length === 0)
        return [];
    return [
        `${missing.length} of the reported failing tests do not exist here; the report may be of another commit or project.`,
    ];
}
async function reproducing(state, context) {
    const observation = await reproduce(state, context);
    if (observation.kind === 'reproduced') {
        const known = [...observation.snapshot.tests, ...(observation.onlyInCi ?? [])];
        const ids = new Map(known.map(({ id }) => [(0,test_case/* testKey */.S8)(id), id]));
        const titles = (keys) => keys.map(key => (0,test_case/* titleOf */.Gg)(ids.get(key)));
        const { targets, flaky, notReproduced, orderDependent, outside } = observation;
        context.emit({
            kind: 'reproduced',
            targets: titles(targets),
            flaky: titles(flaky),
            notReproduced: notReproduced.map(test_case/* titleOf */.Gg),
            orderDependent: titles(orderDependent),
            leftAlone: titles(outside.filter(key => ids.has(key))),
        });
    }
    return observation;
}

;// CONCATENATED MODULE: ./lib/workflow/judging/reviewed-change.js






async function buildReviewedChange(state, { workspace, changelogs }) {
    const targets = new Set(state.targets);
    const kept = (0,selectors/* keptAttempts */.jO)(state);
    const { remaining, awaited } = (0,test_results/* testResults */.f3)(state);
    return {
        iteration: state.attempts.length,
        diff: await workspace.changeDiff(),
        purpose: (await workspace.history.suspectedChange()).commits,
        changelogs: (await changelogs?.()) ?? [],
        fixes: kept.filter(model_attempt/* changesCode */.TS).flatMap(({ kind, proposal, analysis, reason: seen }) => {
            if (proposal === undefined)
                return [];
            const { summary, leftUndone } = proposal;
            const rootCause = kind === 'revision' ? '' : proposal.rootCause;
            return [{ summary, rootCause, evidence: analysis?.evidence ?? [], seen, leftUndone }];
        }),
        stillFailing: [
            ...(0,test_results/* testsOf */.Vh)(state, remaining).map(test_case/* titleOf */.Gg),
            ...(0,test_results/* testsOf */.Vh)(state, awaited).map(id => `${(0,test_case/* titleOf */.Gg)(id)}: it cannot run here, and CI will judge it`),
        ],
        dropped: kept.flatMap(({ kind, diff }) => (kind === 'pruning' ? [diff] : [])).join('\n'),
        isProved: awaited.length === 0 && state.proof?.sha === state.tip && state.proof.held,
        failures: (0,only_in_ci/* withCiFailures */.Qm)(state.initial?.failures ?? (0,test_results/* targetFailures */.Zn)(state), state).filter(({ id }) => targets.has((0,test_case/* testKey */.S8)(id))),
        signs: state.signs.map(({ kind, file, line, code }) => `${file}${line === 0 ? '' : `:${line}`} ${(0,cheat_sign/* signMeaning */.rC)(kind)}: ${code}`),
        demanded: state.reviews.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'high'),
    };
}

;// CONCATENATED MODULE: ./lib/workflow/steps/reviewing.js




async function reviewing(state, context) {
    const { reviewer, workspace } = context;
    const changes = await workspace.changes();
    if (reviewer === undefined || changes.length === 0)
        return { kind: 'reviewed', review: undefined };
    context.emit({ kind: 'reviewing' });
    await workspace.discard();
    const allowed = (0,budget/* reviewAllowance */.jR)(state, context.rules.limits);
    const deadline = deadlineSignal(allowed);
    const tools = readerTools({ testbed: context, context, signal: AbortSignal.any([context.signal, deadline]), allowed });
    const answer = await reviewer.review(await buildReviewedChange(state, context), tools).catch((error) => {
        if (context.signal.aborted || !deadline.aborted)
            throw error;
        return TIMED_OUT;
    });
    context.signal.throwIfAborted();
    const review = { ...answer, sha: state.tip };
    context.emit({
        kind: 'reviewed',
        by: review.by,
        verdict: review.verdict,
        reason: review.reason,
        findings: review.findings,
    });
    return { kind: 'reviewed', review };
}
const TIMED_OUT = {
    by: '',
    verdict: 'none',
    reason: 'The time ran out before the review was done.',
    findings: [],
    usage: model_usage/* noUsage */.tk,
    transcripts: [],
};

// EXTERNAL MODULE: ./lib/domain/history/quoted-intent.js
var quoted_intent = __webpack_require__(85186);
;// CONCATENATED MODULE: ./lib/domain/text/differing-part.js
function differingPart(expected, actual) {
    const [wanted, got] = [partsOf(expected), partsOf(actual)];
    let begin = 0;
    while (begin < wanted.length && begin < got.length && wanted[begin] === got[begin])
        begin += 1;
    let end = 0;
    const rest = Math.min(wanted.length, got.length) - begin;
    while (end < rest && wanted.at(-1 - end) === got.at(-1 - end))
        end += 1;
    const part = (all) => all
        .slice(begin, all.length - end)
        .join('')
        .trim();
    return [part(wanted), part(got)];
}
function partsOf(value) {
    return value.match(/[\p{L}\p{N}_]+(?:\.\d+)?|[^\p{L}\p{N}_]/gu) ?? [];
}
function holdsWord(line, value) {
    for (let at = line.indexOf(value); at !== -1; at = line.indexOf(value, at + 1))
        if (!isWordPart(line[at - 1], value[0]) && !isWordPart(line[at + value.length], value.at(-1)))
            return true;
    return false;
}
function isWordPart(beside, edge) {
    return /^[\p{L}\p{N}_]$/u.test(beside ?? '') && /^[\p{L}\p{N}_]$/u.test(edge ?? '');
}

;// CONCATENATED MODULE: ./lib/triage/stated-intent.js



const MIN_VALUE = 2;
function intentFinder({ commits, diff }, isTest) {
    const lines = (0,quoted_intent/* messageLines */.V)(commits);
    const replaced = (0,unified_diff/* parseDiff */.FR)(diff)
        .filter(({ path, kind }) => kind === 'changed' && path !== undefined && !isTest(path))
        .flatMap(({ hunks }) => hunks.flatMap(({ runs }) => runs));
    return ({ expected, actual }) => {
        if (expected === undefined || actual === undefined)
            return undefined;
        const [wanted, got] = differingPart(unquoted(expected), unquoted(actual));
        if (wanted.length < MIN_VALUE || got.length < MIN_VALUE)
            return undefined;
        const isReplaced = replaced.some(({ before, after }) => before.some(line => holdsWord(line, wanted)) &&
            after.some(line => holdsWord(line, got)) &&
            !before.some(line => holdsWord(line, got)) &&
            !after.some(line => holdsWord(line, wanted)));
        return isReplaced ? lines.find(({ quote }) => holdsWord(quote, got)) : undefined;
    };
}
function unquoted(value) {
    return /^(["'`])(.*)\1$/s.exec(value)?.[2] ?? value;
}

// EXTERNAL MODULE: ./lib/domain/model/code.js
var model_code = __webpack_require__(76253);
// EXTERNAL MODULE: ./lib/triage/place-clusters.js
var place_clusters = __webpack_require__(79871);
;// CONCATENATED MODULE: ./lib/triage/inducing-places.js




function placesOfInducing(cluster, hunks, { code }) {
    const tests = cluster.tests.length === 1 ? 'the test passes' : `the ${(0,wording/* count */.U9)(cluster.tests.length, 'test')} pass`;
    const rest = hunks.length > 1 ? `, and without ${(0,wording/* count */.U9)(hunks.length - 1, 'other place')} that it changed` : '';
    const places = hunks.map((hunk) => {
        const { file, lines, line, last } = placeOf(hunk);
        const about = { file, score: 1, why: `${tests} without what the change did ${lines}${rest}`, isInducing: true };
        if (line === undefined)
            return about;
        const definition = Array.from({ length: last - line + 1 }, (_, index) => code?.definitionAt(file, line + index)).find(found => found !== undefined);
        return definition === undefined
            ? { ...about, line, from: line, to: last }
            : { ...about, line, symbol: (0,model_code/* symbolOf */.wX)(definition), from: definition.from, to: definition.to };
    });
    const inducing = hunks.map(hunkText);
    return (0,place_clusters/* withPlaces */.rd)({ ...cluster, inducing }, (0,place_clusters/* inducingFirst */.YL)(places, cluster.places));
}
function hunkText(hunk) {
    const { file, line, last } = placeOf(hunk);
    if (line === undefined)
        return file;
    return last > line ? `${file}:${line}–${last}` : `${file}:${line}`;
}
function placeOf({ file: { path }, span }) {
    if (span === undefined)
        return { file: path, line: undefined, last: 0, lines: 'to this file' };
    const { at, count: length } = span.after;
    const [line, last] = length === 0 ? [Math.max(at, 1), Math.max(at, 1)] : [at + 1, at + length];
    const lines = length === 0 ? `after line ${line}` : last > line ? `in lines ${line}–${last}` : `in line ${line}`;
    return { file: path, line, last, lines };
}

// EXTERNAL MODULE: ./lib/triage/suspects.js
var suspects = __webpack_require__(49788);
;// CONCATENATED MODULE: ./lib/workflow/judging/narrow-change.js












const MAX_CLUSTERS = 3;
const narrow_change_MAX_TESTS = 8;
const narrow_change_MAX_RUNS = 24;
const MAX_MS = 60_000;
const narrow_change_MAX_TIME_SHARE = 0.05;
const narrow_change_MAX_HUNKS = 64;
const FEW = 2;
const SHARE = 0.25;
const narrow_change_MAX_NAMED = 3;
async function narrowChange(all, triage) {
    const { state, failures, sources, context } = triage;
    const clusters = joinKnown(all, triage);
    const known = new Set(state.clusters.map(({ id }) => id));
    const open = clusters.filter(each => !known.has(each.id) && mayBeOfChange(each)).slice(0, MAX_CLUSTERS);
    if (open.length === 0 || state.cannotRun !== undefined || state.tip !== state.request.headSha)
        return clusters;
    const changes = await suspectedFiles(sources, context);
    const parts = narrow_change_partsOf(changes);
    if (parts.length < 2)
        return clusters;
    const trial = new narrow_change_Trial(changes, parts, { state, context });
    const found = [];
    const sampleOf = ({ tests }) => (0,test_results/* testsOf */.Vh)(state, tests).slice(0, narrow_change_MAX_TESTS);
    try {
        const passing = await trial.passingWithout(open.flatMap(sampleOf), parts);
        for (const cluster of open) {
            const tests = sampleOf(cluster);
            if (tests.length === 0 || !tests.every(id => passing?.has((0,test_case/* testKey */.S8)(id))))
                continue;
            const same = await trial.sameAs(found.map(each => each.without), tests);
            const without = same ?? (await trial.smallest(tests));
            const joined = found.find(each => each.without === without);
            if (joined !== undefined)
                joined.clusters.push(cluster);
            else if (without !== undefined)
                found.push({ clusters: [cluster], without });
        }
    }
    finally {
        await context.workspace.discard();
    }
    return withNarrowed(clusters, found, { failures, sources, context });
}
function joinKnown(clusters, { state, failures }) {
    return state.inducing.reduce((left, { tests }) => {
        const known = new Set(tests);
        const [first, ...others] = left.filter(each => each.tests.every(test => known.has(test)));
        if (first === undefined || others.length === 0)
            return left;
        const joined = (0,cluster_failures/* joinClusters */.q)([first, ...others], failures);
        return left.filter(each => !others.includes(each)).map(each => (each === first ? joined : each));
    }, clusters);
}
function withNarrowed(clusters, found, { failures, sources, context }) {
    const joined = new Map();
    const first = new Map();
    for (const { clusters: alike, without } of found) {
        const narrowed = placesOfInducing((0,cluster_failures/* joinClusters */.q)(alike, failures), without.flat(), sources);
        for (const { id } of alike)
            first.set(id, narrowed.id);
        joined.set(narrowed.id, narrowed);
        const text = `Without what the change did at ${(0,wording/* listOf */.c3)(narrowed.inducing, narrow_change_MAX_NAMED)}, the tests of “${narrowed.title}” pass.`;
        context.emit((0,events/* note */.N)('info', text));
    }
    return clusters
        .filter(({ id }) => (first.get(id) ?? id) === id)
        .map(cluster => {
        const { causedBy } = cluster;
        const cause = causedBy === undefined ? undefined : (first.get(causedBy) ?? causedBy);
        return { ...(joined.get(cluster.id) ?? cluster), ...(cause === undefined ? {} : { causedBy: cause }) };
    });
}
function mayBeOfChange(cluster) {
    return cluster.causedBy === undefined && cluster.pattern !== 'check' && !(0,model_cluster/* isEnvironmental */.tt)(cluster);
}
async function suspectedFiles({ isTest }, { workspace }) {
    const base = await workspace.history.base();
    if (base === undefined)
        return [];
    const changes = (await workspace.changesSince(base, path => !isTest(path) && !(0,suspects/* isGenerated */.UK)(path))) ?? [];
    const added = changes.filter(({ before }) => before === undefined);
    const isBelowAdded = (path) => added.some(each => path.startsWith(`${each.path}/`));
    return changes.filter(({ path, before }) => before !== undefined && !isBelowAdded(path));
}
function narrow_change_partsOf(changes) {
    const hunks = hunksOf(changes);
    if (hunks.length <= narrow_change_MAX_HUNKS)
        return hunks.map(hunk => [hunk]);
    return changes.length > narrow_change_MAX_HUNKS ? [] : changes.map(file => hunks.filter(hunk => hunk.file === file));
}
class narrow_change_Trial {
    #runs = 0;
    #until;
    #changes;
    #parts;
    #context;
    constructor(changes, parts, { state, context }) {
        this.#changes = changes;
        this.#parts = parts;
        this.#context = context;
        const share = narrow_change_MAX_TIME_SHARE * Math.max(0, (0,budget/* remainingMs */.XW)(state, context.rules.limits));
        this.#until = context.clock.now() + Math.min(MAX_MS, share);
    }
    async sameAs(lists, tests) {
        for (const list of lists) {
            const passing = await this.passingWithout(tests, list);
            if (tests.every(id => passing?.has((0,test_case/* testKey */.S8)(id))))
                return list;
        }
        return undefined;
    }
    async smallest(tests) {
        const found = await ddmin(this.#parts, async (reverted) => {
            const passing = await this.passingWithout(tests, reverted);
            return passing === undefined ? undefined : tests.every(id => passing.has((0,test_case/* testKey */.S8)(id)));
        });
        return found.length <= Math.max(FEW, this.#parts.length * SHARE) ? found : undefined;
    }
    async passingWithout(tests, reverted) {
        const { clock, workspace } = this.#context;
        if (this.#runs >= narrow_change_MAX_RUNS || clock.now() >= this.#until)
            return undefined;
        this.#runs += 1;
        const kept = this.#parts.filter(part => !reverted.includes(part)).flat();
        await workspace.replaceEdits(textsWithHunks(kept, this.#changes));
        const selection = { kind: 'only', tests };
        const what = `${selectionText(selection)} without parts of the change`;
        const run = await runTests(selection, this.#context, this.#context, what);
        return new Set([...(0,test_case/* byKey */.dX)(run.cases)].filter(([, { status }]) => status === 'passed').map(([key]) => key));
    }
}

;// CONCATENATED MODULE: ./lib/workflow/test-runs/trace-clusters.js






const trace_clusters_MAX_CLUSTERS = 4;
const trace_clusters_MAX_MS = 60_000;
const CLEAR = 0.4;
const LINES = { lines: true };
async function traceClusters(clusters, triage) {
    const { state, context, sources, failures } = triage;
    const before = new Map(state.clusters.map(each => [each.id, each]));
    const unclear = clusters.filter(each => !before.has(each.id) && isUnclear(each, triage)).slice(0, trace_clusters_MAX_CLUSTERS);
    const traced = await traces(unclear, triage);
    if (traced.size > 0)
        context.emit((0,events/* note */.N)('info', `Traced which functions the failing tests of ${(0,wording/* count */.U9)(traced.size, 'root cause')} run.`));
    return clusters.map(cluster => {
        const known = before.get(cluster.id);
        if (known !== undefined)
            return (0,place_clusters/* refreshPlaces */.Y3)(cluster, known.places, sources);
        const found = traced.get(cluster.id);
        return found === undefined ? cluster : (0,place_clusters/* placesOfTraces */.Uk)(cluster, { failures, sources, traces: found });
    });
}
function isUnclear(cluster, { failures }) {
    if (cluster.causedBy !== undefined || cluster.pattern === 'check' || (0,model_cluster/* isEnvironmental */.tt)(cluster))
        return false;
    if ((cluster.places[1]?.score ?? 0) <= CLEAR)
        return false;
    return trace_clusters_failuresOf(cluster, failures).every(({ id }) => id.name !== '');
}
async function traces(clusters, { failures, context, state }) {
    const found = new Map();
    if (context.trace === undefined || clusters.length === 0 || state.cannotRun !== undefined)
        return found;
    const idsOf = (cluster) => trace_clusters_failuresOf(cluster, failures).map(({ id }) => id);
    const all = await traceUnits(clusters.flatMap(idsOf), context);
    const startedAt = context.clock.now();
    const passing = new Map();
    for (const cluster of clusters) {
        if (context.clock.now() - startedAt > trace_clusters_MAX_MS)
            break;
        const failing = await context.trace({ kind: 'only', tests: idsOf(cluster) }, context.signal, LINES);
        if (failing.length === 0)
            continue;
        const beside = (0,test_results/* passingBeside */.Io)(idsOf(cluster), state);
        const one = beside[Math.floor(beside.length / 2)];
        const unit = (0,test_case/* unitOf */.uF)(one);
        if (one !== undefined && !passing.has(unit))
            passing.set(unit, await context.trace({ kind: 'only', tests: [one] }, context.signal, LINES));
        const trace = passing.get(unit);
        found.set(cluster.id, { failing, all, passing: trace && { trace, tests: beside.length } });
    }
    return found;
}
async function traceUnits(tests, context) {
    const inFiles = tests.filter(({ file }) => file !== '').map(test_case/* wholeUnit */.gK);
    const others = tests.flatMap(({ file, framework, suite }) => file === '' ? [{ framework, file, suite: suite.slice(0, 1), name: '' }] : []);
    const units = [...new Map(others.map(unit => [(0,test_case/* testKey */.S8)(unit), unit])).values()];
    const parts = [];
    if (inFiles.length > 0)
        parts.push({ kind: 'affected', tests: inFiles, files: [] });
    if (units.length > 0)
        parts.push({ kind: 'only', tests: units });
    const traced = [];
    for (const part of parts)
        traced.push((await context.trace?.(part, context.signal, LINES)) ?? []);
    return traced.flat();
}
function trace_clusters_failuresOf({ tests }, failures) {
    const wanted = new Set(tests);
    return failures.filter(({ id }) => wanted.has((0,test_case/* testKey */.S8)(id)));
}

;// CONCATENATED MODULE: ./lib/workflow/steps/triaging.js







async function triaging(state, context) {
    const failures = (0,test_results/* targetFailures */.Zn)(state);
    const sources = await context.sourceIndex();
    const intentOf = intentFinder(await context.workspace.history.suspectedChange(), sources.isTest);
    const grouped = await (0,in_pieces/* inPieces */.x)((0,cluster_failures/* clusterFailures */.k)({ failures, ...sources }), context.signal);
    const played = new Set(state.played);
    const known = grouped.map(cluster => {
        const isPlayed = (0,model_cluster/* isEnvironmental */.tt)(cluster) && cluster.tests.some(test => played.has(test));
        return isPlayed ? { ...cluster, isPlayed, suggestion: '' } : cluster;
    });
    const narrowed = await narrowChange(known, { state, failures, sources, context });
    const found = await traceClusters(narrowed, { state, failures, sources, context });
    const clusters = found.map(cluster => {
        const intent = intentOf(cluster);
        return intent === undefined ? cluster : { ...cluster, intent };
    });
    context.emit({ kind: 'diagnosed', clusters: clusters.map(told) });
    return { kind: 'diagnosed', clusters };
}
function told(cluster) {
    const { title, tests, suggestion } = cluster;
    return { title, tests: tests.length, ...((0,model_cluster/* isEnvironmental */.tt)(cluster) ? { hint: suggestion } : {}) };
}

;// CONCATENATED MODULE: ./lib/workflow/steps/choosing.js


function assigning({ assigned }, state, context) {
    for (const each of assigned) {
        const { kind, iteration, strategy, fixer } = each;
        const how = { repair: strategy, revision: 'review', command: 'command' };
        context.emit({
            kind: 'attempt',
            iteration,
            how: how[kind],
            fixer,
            title: attemptTitle(state, each),
            passRate: (0,test_results/* knownRate */.W3)(state),
        });
    }
    return { kind: 'assigned', assigned, at: context.clock.now() };
}
async function concluding(step, context) {
    context.emit({ kind: 'stopping', why: step.why });
    await context.workspace.discard();
    return { ...step, kind: 'concluded' };
}

;// CONCATENATED MODULE: ./lib/workflow/steps/committing.js

async function committing({ attempt, tree }, state, context) {
    const message = messageOf(attempt, state, context.rules);
    const sha = await context.workspace.commit({ tree, message });
    context.emit({ kind: 'committed', iteration: attempt.iteration, sha, subject: subjectOf(message) });
    return { kind: 'committed', sha };
}
function messageOf(attempt, state, style) {
    switch (attempt.kind) {
        case 'tests':
        case 'proposal':
            throw new Error('tests are committed by their own step');
        case 'pruning':
            return pruningMessage(attempt, state, style);
        case 'command':
            return commandMessage(attempt, state, style);
        case 'repair':
        case 'revision':
            return iterationMessage(attempt, state, style);
    }
}

// EXTERNAL MODULE: ./lib/domain/model/proposed-tests.js
var proposed_tests = __webpack_require__(32346);
;// CONCATENATED MODULE: ./lib/syntax/replace-expected.js
const replace_expected_MAX_LINES = 6;
const PLAIN = /^(?:-?\d+(?:\.\d+)?|true|false|null|undefined|None|True|False|nil)$/;
const QUOTED = /^(["'`])([^"'`\\\n]*)\1$/;
function replaceExpected(text, { line, expected, actual }) {
    const lines = text.split('\n');
    for (let at = line - 1; at < Math.min(lines.length, line - 1 + replace_expected_MAX_LINES); at += 1) {
        const found = replace_expected_literalsIn(lines[at] ?? '', expected);
        if (found.length === 0)
            continue;
        const [only] = found;
        const value = only === undefined ? undefined : written(actual, only.quote);
        if (found.length > 1 || only === undefined || value === undefined)
            return undefined;
        const old = lines[at] ?? '';
        return lines.with(at, old.slice(0, only.from) + value + old.slice(only.to)).join('\n');
    }
    return undefined;
}
function replace_expected_literalsIn(line, value) {
    const bare = QUOTED.exec(value)?.[2];
    const forms = bare === undefined
        ? [{ literal: value, quote: '' }]
        : ['"', "'", '`'].map(quote => ({ literal: `${quote}${bare}${quote}`, quote }));
    if (bare === undefined && !PLAIN.test(value))
        return [];
    return forms.flatMap(({ literal, quote }) => {
        const found = [];
        for (let from = line.indexOf(literal); from !== -1; from = line.indexOf(literal, from + 1)) {
            const to = from + literal.length;
            if (quote !== '' || (!isPart(line[from - 1]) && !isPart(line[to])))
                found.push({ from, to, quote });
        }
        return found;
    });
}
function isPart(character) {
    return /^[\w.$"'`]$/.test(character ?? '');
}
function written(value, quote) {
    if (quote === '')
        return PLAIN.test(value) ? value : undefined;
    const bare = QUOTED.exec(value)?.[2];
    return bare === undefined ? undefined : `${quote}${bare}${quote}`;
}

// EXTERNAL MODULE: ./lib/domain/text/compared-values.js
var compared_values = __webpack_require__(6188);
;// CONCATENATED MODULE: ./lib/workflow/ask-test-writer.js



const ask_test_writer_TIMED_OUT = {
    kind: 'abstention',
    final: true,
    reason: 'The time ran out before the tests were written.',
    usage: model_usage/* noUsage */.tk,
};
async function askTestWriter({ attempt, state, testbed, context, source, guard }, write) {
    const { testWriter } = context;
    if (testWriter === undefined)
        return { ...ask_test_writer_TIMED_OUT, reason: 'No model of the chain can write tests.' };
    const allowed = (0,budget/* reviewAllowance */.jR)(state, context.rules.limits);
    const deadline = deadlineSignal(allowed);
    const signal = AbortSignal.any([context.signal, deadline]);
    const reader = readerTools({ testbed, context, signal, allowed });
    try {
        const answer = await write(testWriter, { ...reader, source, conversation: keeperOf(attempt, context), guard });
        if (answer.kind === 'abstention' && context.signal.aborted)
            throw new Interrupted({ iteration: attempt.iteration, role: 'test-writer', usage: answer.usage });
        return answer;
    }
    catch (error) {
        if (context.signal.aborted || !deadline.aborted)
            throw error;
        return ask_test_writer_TIMED_OUT;
    }
}

;// CONCATENATED MODULE: ./lib/workflow/judging/judge-proposal.js




const judge_proposal_TIMES = 3;
async function judgeProposal(options) {
    const { state, keys, testbed, context } = options;
    const tests = (0,test_results/* testsOf */.Vh)(state, keys);
    const selection = {
        kind: 'only',
        tests: [...new Map(tests.map(id => [(0,test_case/* testKey */.S8)((0,test_case/* wholeUnit */.gK)(id)), (0,test_case/* wholeUnit */.gK)(id)])).values()],
    };
    const run = await runTests(selection, context, testbed, 'the changed assertions');
    const atHead = { ...state, current: state.initial, seen: undefined };
    const verdict = verdictOn(atHead, run, { targets: keys, whole: false });
    const broken = brokenTests(state, verdict);
    const after = statusesIn(atHead, run);
    const red = tests.filter(id => after.get((0,test_case/* testKey */.S8)(id)) !== 'passed');
    if (!run.complete || red.length > 0 || broken.length > 0)
        return { run, red, broken, problem: '' };
    const before = await judge_proposal_withoutChange(tests, options);
    if (before === undefined)
        return {
            run,
            red,
            broken,
            problem: 'The code before the change cannot be run here, so nothing shows that the new assertions are of the change.',
        };
    return { run, red, broken: before.map(id => ({ id, how: 'it passes without the change, too' })), problem: '' };
}
async function repeatProposal({ state, keys, testbed, context }) {
    const tests = (0,test_results/* testsOf */.Vh)(state, keys);
    const unsteady = new Map();
    for (let time = 1; time < judge_proposal_TIMES && unsteady.size === 0; time += 1) {
        const run = await runTests({ kind: 'only', tests, fresh: true }, context, testbed, 'the changed assertions');
        for (const id of tests.filter(each => !isPassed(each, run)))
            unsteady.set((0,test_case/* testKey */.S8)(id), id);
    }
    return [...unsteady.values()];
}
async function judge_proposal_withoutChange(tests, { testbed, context }) {
    const { workspace } = testbed;
    const base = await context.workspace.history.base();
    if (base === undefined)
        return undefined;
    const files = await workspace.changed();
    const edits = new Map(await Promise.all(files.map(async (file) => [file, await workspace.read(file)])));
    const run = await workspace.at(base, async () => {
        await workspace.replaceEdits(edits);
        return runTests({ kind: 'only', tests }, context, testbed, 'the changed assertions without the change');
    });
    await workspace.replaceEdits(edits);
    return run === undefined || !run.complete ? undefined : tests.filter(id => isPassed(id, run));
}
function isPassed(id, { cases }) {
    const key = (0,test_case/* testKey */.S8)(id);
    const own = cases.filter(each => (0,test_case/* testKey */.S8)(each.id) === key);
    return own.length > 0 && own.every(({ status }) => status === 'passed');
}

;// CONCATENATED MODULE: ./lib/workflow/steps/proposing-tests.js
var proposing_tests_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var proposing_tests_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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













const MAX_DIFF = 20_000;
const proposing_tests_MAX_NAMED = 3;
async function planningProposal(by, { clock, emit }) {
    const text = 'Some tests contradict what the failing change meant. Trying to bring their assertions up to date.';
    emit((0,events/* note */.N)('info', text));
    return { kind: 'proposal-planned', by, at: clock.now() };
}
async function proposingTests(attempt, state, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await context.workspace.discard();
        const testbed = proposing_tests_addDisposableResource(env_1, await context.openCopy(state.request.headSha, 'tests'), true);
        if (testbed === undefined)
            return proposing_tests_proposed((0,proposed_tests/* noProposal */.es)('No copy of the checkout can run tests, so nothing can be proposed.'), 'abstained');
        const outdated = outdatedOf(attempt, state);
        const paths = await pathsOf(outdated, testbed);
        const work = { attempt, state, outdated, paths, testbed, context };
        const options = { state, keys: attempt.targets, testbed, context };
        await replaceValues(work);
        const first = (await testbed.workspace.changed()).length === 0 ? undefined : await judgeProposal(options);
        if (first !== undefined && objection(first) === undefined)
            return await accepted(work, proposed_tests/* BY_VALUES */.pr, {});
        await testbed.workspace.discard();
        const failingDiff = (await context.workspace.history.suspectedChange()).diff;
        const task = { iteration: attempt.iteration, tests: outdated, failingDiff };
        const source = assertionsOnly(testbed.workspace, paths);
        const guard = () => judgeProposal(options);
        const answer = await askTestWriter({ attempt, state, testbed, context, source, guard }, (writer, tools) => writer.update(task, tools));
        if (answer.kind === 'abstention')
            return proposing_tests_proposed((0,proposed_tests/* noProposal */.es)(answer.reason), 'abstained', answer);
        const reason = objection(await judgeProposal(options));
        if (reason !== undefined)
            return proposing_tests_proposed((0,proposed_tests/* noProposal */.es)(reason), 'fail', answer);
        return await accepted(work, attempt.fixer, answer);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = proposing_tests_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function outdatedOf({ targets }, state) {
    const intents = (0,model_outdated/* outdatedTests */.a)(state);
    const own = new Set(targets);
    return (state.initial?.failures ?? []).flatMap(failure => {
        const key = (0,test_case/* testKey */.S8)(failure.id);
        const intent = intents.get(key);
        return intent === undefined || !own.has(key) ? [] : [{ failure, intent }];
    });
}
async function pathsOf(outdated, { workspace }) {
    const listed = await workspace.list();
    const paths = new Map();
    for (const { failure } of outdated) {
        const path = (0,locate_file/* listedPath */.j)(listed, failure.id.file);
        if (path !== undefined)
            paths.set(path, (paths.get(path) ?? 0) + 1);
    }
    return paths;
}
async function replaceValues({ outdated, paths, testbed }) {
    const source = assertionsOnly(testbed.workspace, paths);
    const listed = await source.list();
    for (const { failure } of outdated) {
        const file = (0,locate_file/* listedPath */.j)(listed, failure.id.file);
        const line = failure.frames.find(frame => (0,locate_file/* listedPath */.j)(listed, frame.file) === file)?.line;
        const values = (0,compared_values/* comparedValues */.O)(failure.problem.message);
        const text = file === undefined ? undefined : await source.read(file);
        if (file === undefined || line === undefined || values === undefined || text === undefined)
            continue;
        const changed = replaceExpected(text, { line, ...values });
        if (changed !== undefined)
            await source.write(file, changed);
    }
}
async function accepted({ attempt, state, outdated, testbed, context }, by, cost) {
    const unsteady = await repeatProposal({ state, keys: attempt.targets, testbed, context });
    if (unsteady.length > 0)
        return proposing_tests_proposed((0,proposed_tests/* noProposal */.es)(`On the same code, ${proposing_tests_named(unsteady)} passed and failed.`), 'fail', cost);
    const { workspace } = testbed;
    const tests = outdated.map(({ failure, intent }) => ({ title: (0,test_case/* titleOf */.Gg)(failure.id), intent }));
    const change = { tests, files: await workspace.changed(), diff: (await workspace.diff()).slice(0, MAX_DIFF), by };
    const message = proposalMessage(attempt, change, state, context.rules);
    const sha = await workspace.commit({ tree: await workspace.tree(), message });
    context.emit((0,events/* note */.N)('info', `Assertions of ${(0,wording/* count */.U9)(tests.length, 'test')} are proposed.`));
    return proposing_tests_proposed({ ...change, sha, reason: '' }, 'pass', cost);
}
function proposing_tests_proposed(result, how, { usage = model_usage/* noUsage */.tk, transcripts = [] } = {}) {
    return { kind: 'tests-proposed', proposed: result, result: how, usage, transcripts };
}
function objection({ run, red, broken, problem }) {
    if (problem !== '')
        return problem;
    if (!run.complete)
        return `The run with the changed assertions was incomplete: ${run.notes.join(' ')}`;
    if (red.length > 0)
        return `With the changed assertions, ${(0,wording/* count */.U9)(red.length, 'test')} did not pass: ${proposing_tests_named(red)}.`;
    const [first] = broken;
    return first === undefined ? undefined : `${(0,test_case/* titleOf */.Gg)(first.id)}: ${first.how}.`;
}
function proposing_tests_named(tests) {
    return (0,wording/* listOf */.c3)(tests.map(test_case/* titleOf */.Gg), proposing_tests_MAX_NAMED);
}

;// CONCATENATED MODULE: ./lib/workflow/judging/judge-added-tests.js








const MAX_GAPS = 12;
const judge_added_tests_TIMES = 10;
class AddedTestsTrial {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async judge() {
        const { state, testbed, context } = this.#options;
        const targets = (0,test_results/* fixedHere */.L0)(state);
        const edits = await this.#edits();
        const tests = (0,test_results/* testsOf */.Vh)(state, targets);
        const files = testFilesOf(tests, await testbed.workspace.list(), [...edits.keys()]);
        const selection = { kind: 'only', tests: [...tests.map(test_case/* wholeUnit */.gK), ...files] };
        const run = await runTests(selection, context, testbed, 'the new tests with the fix');
        const known = (0,test_results/* testById */.pk)(state);
        const added = run.cases.map(({ id }) => id).filter(id => id.name !== '' && !(0,check/* isCheck */.ne)(id) && !known.has((0,test_case/* testKey */.S8)(id)));
        const verdict = verdictOn(state, run, { targets, whole: false });
        const broken = brokenTests(state, verdict);
        const red = notPassed(added, run);
        const seen = { run, red, broken, added, notices: new Map() };
        if (!run.complete || red.length > 0 || broken.length > 0 || added.length === 0)
            return seen;
        return { ...seen, ...(await this.#whatTheyNotice(added, edits)) };
    }
    async repeat(added) {
        const { testbed, context } = this.#options;
        for (let time = 1; time < judge_added_tests_TIMES; time += 1) {
            const what = `the new tests again, ${time + 1} of ${judge_added_tests_TIMES}`;
            const run = await runTests({ kind: 'only', tests: added, fresh: true }, context, testbed, what);
            const unsteady = run.complete ? notPassed(added, run) : added;
            if (unsteady.length > 0)
                return unsteady;
        }
        return [];
    }
    async mutants(added) {
        const { state, changes, findMutants, testbed, context } = this.#options;
        if (findMutants === undefined)
            return undefined;
        const edits = await this.#edits();
        const all = await findMutantsOf(changes, context.workspace, findMutants);
        try {
            return await runMutants(all, state, context, async (mutant) => {
                await testbed.workspace.replaceEdits(new Map([...edits, [mutant.file, mutant.text]]));
                const run = await runTests({ kind: 'only', tests: added }, context, testbed);
                return notPassed(added, run).length > 0;
            });
        }
        finally {
            await testbed.workspace.replaceEdits(edits);
        }
    }
    async #whatTheyNotice(added, edits) {
        const { state, changes, testbed } = this.#options;
        const notices = new Map();
        try {
            const targets = (0,test_results/* testsOf */.Vh)(state, (0,test_results/* fixedHere */.L0)(state));
            const before = new Map(changes.map(({ path, before: text }) => [path, text]));
            const without = await this.#run([...targets, ...added], new Map([...before, ...edits]), 'without the fix');
            for (const id of failed(added, without))
                notices.set((0,test_case/* testKey */.S8)(id), 'the fix taken out');
            const disarmed = targets.filter(id => (0,test_case/* byKey */.dX)(without.cases).get((0,test_case/* testKey */.S8)(id))?.status === 'passed');
            for (const gap of this.#options.gaps.slice(0, MAX_GAPS)) {
                const idle = added.filter(id => !notices.has((0,test_case/* testKey */.S8)(id)));
                const texts = this.#textsOf(gap);
                if (idle.length === 0 || texts === undefined)
                    continue;
                const place = gap.line === 0 ? gap.file : `${gap.file}:${gap.line}`;
                const run = await this.#run(idle, new Map([...texts, ...edits]), `with a change at ${place}`);
                for (const id of failed(idle, run))
                    notices.set((0,test_case/* testKey */.S8)(id), `${place}: ${gap.what}`);
            }
            const idle = added.filter(id => !notices.has((0,test_case/* testKey */.S8)(id)));
            return {
                notices,
                broken: [
                    ...disarmed.map(id => ({ id, how: 'it passes without the fix since these tests are there' })),
                    ...idle.map(id => ({ id, how: 'it passes without the fix, and notices none of the places' })),
                ],
            };
        }
        finally {
            await testbed.workspace.replaceEdits(edits);
        }
    }
    async #run(tests, texts, how) {
        const { testbed, context } = this.#options;
        await testbed.workspace.replaceEdits(texts);
        return runTests({ kind: 'only', tests }, context, testbed, `the new tests ${how}`);
    }
    #textsOf({ file, line, what }) {
        const { changes, findMutants } = this.#options;
        const after = changes.find(({ path }) => path === file)?.after;
        const mutant = after === undefined
            ? undefined
            : findMutants?.({ file, text: after }, new Set([line])).find(each => each.what === what);
        if (mutant !== undefined)
            return new Map([[file, mutant.text]]);
        const hunks = hunksOf(changes);
        const rest = hunks.filter(hunk => hunk.file.path !== file || (hunk.span === undefined ? 0 : hunk.span.after.at + 1) !== line);
        return rest.length === hunks.length ? undefined : textsWithHunks(rest, changes);
    }
    async #edits() {
        const { workspace } = this.#options.testbed;
        const files = await workspace.changed();
        return new Map(await Promise.all(files.map(async (file) => [file, await workspace.read(file)])));
    }
}
function testFilesOf(tests, listed, paths) {
    return paths.flatMap(path => {
        const type = path.slice(path.lastIndexOf('.'));
        for (const { file, framework } of tests) {
            const known = file.endsWith(type) ? (0,locate_file/* listedPath */.j)(listed, file) : undefined;
            const folder = known?.slice(0, known.length - file.length);
            if (folder !== undefined && path.startsWith(folder))
                return [{ framework, file: path.slice(folder.length), suite: [], name: '' }];
        }
        return [];
    });
}
function notPassed(tests, { cases }) {
    const known = (0,test_case/* byKey */.dX)(cases);
    return tests.filter(id => known.get((0,test_case/* testKey */.S8)(id))?.status !== 'passed');
}
function failed(tests, { cases }) {
    const known = (0,test_case/* byKey */.dX)(cases);
    return tests.filter(id => known.get((0,test_case/* testKey */.S8)(id))?.status === 'failed');
}

;// CONCATENATED MODULE: ./lib/workflow/steps/writing-tests.js
var writing_tests_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var writing_tests_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
















const writing_tests_MAX_DIFF = 20_000;
const writing_tests_MAX_NAMED = 3;
async function planningTests({ by, mode }, { clock, emit }) {
    emit((0,events/* note */.N)('info', 'The fix is proved. Looking for what no test would notice of it.'));
    return { kind: 'tests-planned', by, mode, at: clock.now() };
}
async function writingTests({ attempt, mode }, state, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { testWriter, workspace } = context;
        await workspace.discard();
        const testbed = writing_tests_addDisposableResource(env_1, testWriter && (await context.openCopy(state.tip, 'tests')), true);
        if (testWriter === undefined || testbed === undefined)
            return writing_tests_written((0,added_tests/* noTests */.Vl)(mode, 'They cannot be written, since no copy of the checkout can run tests.'), 'abstained');
        const { findMutants } = context;
        const gaps = testGaps(state);
        const changes = await workspace.changes();
        const trial = new AddedTestsTrial({ state, gaps, changes, findMutants, testbed, context });
        const task = await taskOf(attempt, state, context);
        const source = additionsOnly(testbed.workspace);
        const answer = await askTestWriter({ attempt, state, testbed, context, source, guard: () => trial.judge() }, (writer, tools) => writer.write(task, tools));
        if (answer.kind === 'abstention')
            return writing_tests_written((0,added_tests/* noTests */.Vl)(mode, answer.reason), 'abstained', answer);
        const verdict = await trial.judge();
        const unsteady = writing_tests_objection(verdict) === undefined ? await trial.repeat(verdict.added) : [];
        const reason = writing_tests_objection(verdict) ?? unsteadyNote(unsteady);
        if (reason !== undefined)
            return writing_tests_written((0,added_tests/* noTests */.Vl)(mode, reason), 'fail', answer);
        const mutants = await trial.mutants(verdict.added);
        const added = {
            mode,
            tests: verdict.added.map(id => ({ title: (0,test_case/* titleOf */.Gg)(id), notices: verdict.notices.get((0,test_case/* testKey */.S8)(id)) ?? '' })),
            files: await testbed.workspace.changed(),
            diff: (await testbed.workspace.diff()).slice(0, writing_tests_MAX_DIFF),
            ...(mutants === undefined ? {} : { mutants }),
            reason: '',
        };
        if (mode === 'suggest')
            return writing_tests_written(added, 'pass', answer);
        const whole = await writing_tests_runWhole(state, testbed, context);
        if ('reason' in whole)
            return writing_tests_written({ ...added, mode: 'suggest', reason: whole.reason }, 'pass', answer);
        const sha = await commitTests({ attempt, added, tree: await testbed.workspace.tree(), state, context });
        return writing_tests_written(added, 'pass', { ...answer, committed: { sha, snapshot: { ...whole.snapshot, sha } } });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = writing_tests_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function taskOf({ iteration }, state, context) {
    const targets = (0,test_results/* testsOf */.Vh)(state, (0,test_results/* fixedHere */.L0)(state));
    return {
        iteration,
        change: await buildReviewedChange(state, context),
        gaps: testGaps(state),
        testFiles: [...new Set(targets.map(({ file }) => file))],
    };
}
function writing_tests_written(added, result, rest = {}) {
    const { usage = model_usage/* noUsage */.tk, transcripts = [], committed } = rest;
    return { kind: 'tests-written', added, result, usage, transcripts, committed };
}
function writing_tests_objection({ run, red, broken, added }) {
    if (!run.complete)
        return `The run with the new tests was incomplete: ${run.notes.join(' ')}`;
    if (added.length === 0)
        return 'The test writer added no test that the test run has a result of.';
    if (red.length > 0)
        return `With the fix, ${(0,wording/* count */.U9)(red.length, 'new test')} did not pass: ${writing_tests_named(red)}.`;
    const [first] = broken;
    return first === undefined ? undefined : `The new tests are dropped. ${(0,test_case/* titleOf */.Gg)(first.id)}: ${first.how}.`;
}
function unsteadyNote(tests) {
    return tests.length === 0 ? undefined : `On the same code, ${writing_tests_named(tests)} passed and failed.`;
}
function writing_tests_named(tests) {
    return (0,wording/* listOf */.c3)(tests.map(test_case/* titleOf */.Gg), writing_tests_MAX_NAMED);
}
async function writing_tests_runWhole(state, testbed, context) {
    const run = await runTests({ kind: 'all', fresh: true }, context, testbed);
    const verdict = verdictOn(state, run, { targets: (0,test_results/* fixedHere */.L0)(state), whole: true });
    if (verdict.kind !== 'pass')
        return { reason: 'They are not committed: with them, the whole suite ended otherwise.' };
    const check = await proveCheck(state, run, { testbed, signal: context.signal });
    if (state.proof?.check?.passed === true && check?.passed === false)
        return { reason: `They are not committed: with them, ${check.command} fails.` };
    const { inProject, signal } = context;
    const about = { sha: state.tip, before: state.current, excused: excusedTests(state), inProject };
    return { snapshot: await (0,in_pieces/* inPieces */.x)(snapshotOf(run, about), signal) };
}
async function commitTests(options) {
    const { attempt, added, tree, state, context } = options;
    const { workspace, emit } = context;
    await workspace.restore(tree);
    const message = addedTestsMessage(attempt, added, state, context.rules);
    const sha = await workspace.commit({ tree: await workspace.tree(), message });
    emit({ kind: 'committed', iteration: attempt.iteration, sha, subject: subjectOf(message) });
    return sha;
}

;// CONCATENATED MODULE: ./lib/workflow/steps/publishing.js


async function squashing(state, context) {
    const sha = await context.workspace.squash(squashMessage(state, context.rules));
    context.emit({ kind: 'squashed', sha, commits: (0,selectors/* branchCommits */.rj)(state).length });
    return { kind: 'squashed', sha };
}
async function publishing(state, context) {
    return { kind: 'published', pullRequest: await context.publish(state) };
}

;// CONCATENATED MODULE: ./lib/workflow/execute-step.js




















async function executeStep(step, state, context) {
    const inCheckout = { state, testbed: context, context };
    switch (step.kind) {
        case 'reproduce':
            return reproducing(state, context);
        case 'triage':
            return triaging(state, context);
        case 'assign':
            return assigning(step, state, context);
        case 'run':
            return running({ attempt: step.attempt, ...inCheckout });
        case 'analyze':
            return analyzing({ attempt: step.attempt, ...inCheckout });
        case 'fix':
            return fixing({ attempt: step.attempt, ...inCheckout });
        case 'check':
            return checking({ attempt: step.attempt, ...inCheckout }, step.tree);
        case 'validate':
            return validating({ attempt: step.attempt, ...inCheckout }, step.tree);
        case 'commit':
            return committing(step, state, context);
        case 'race':
            return racing(step.attempts, state, context);
        case 'combine':
            return combining(step.attempt, state, context);
        case 'confirm':
            return confirming(step, state, context);
        case 'probe':
            return probing(step, state, context);
        case 'revert':
            return reverting(step, state, context);
        case 'conclude':
            return concluding(step, context);
        case 'minimize':
            return minimizing(state, context);
        case 'prove':
            return proving(state, context);
        case 'review':
            return reviewing(state, context);
        case 'plan-tests':
            return planningTests(step, context);
        case 'write-tests':
            return writingTests(step, state, context);
        case 'plan-proposal':
            return planningProposal(step.by, context);
        case 'propose-tests':
            return proposingTests(step.attempt, state, context);
        case 'squash':
            return squashing(state, context);
        case 'publish':
            return publishing(state, context);
        case 'finish':
            throw new Error('there is nothing to perform after the end');
    }
}

;// CONCATENATED MODULE: ./lib/workflow/loop.js












const SHUTDOWN_MS = 4_000;
async function runWorkflow(start, context) {
    const run = new Run(start, context);
    try {
        for (;;) {
            run.settle();
            const step = nextStep(run.state, context.rules);
            if (step.kind === 'publish')
                await run.publishBranch();
            if (step.kind === 'finish') {
                await run.flush();
                return run.state;
            }
            context.signal.throwIfAborted();
            await run.perform(step);
        }
    }
    catch (error) {
        if (!context.signal.aborted)
            throw error;
        return await run.stop(error instanceof Interrupted ? error.spent : undefined);
    }
    finally {
        await run.flush().catch(() => undefined);
    }
}
class Run {
    state;
    #context;
    #publisher;
    constructor(start, context) {
        this.state = start;
        this.#context = context;
        this.#publisher = new Publisher(context);
    }
    settle() {
        this.state = settle(this.state, this.#context.rules);
    }
    async perform(step) {
        const { clock } = this.#context;
        const startedAt = clock.now();
        await this.#record(await executeStep(step, this.state, this.#context), () => clock.now() - startedAt);
        const { phase, targets } = this.state;
        if (!isDurable(phase) || targets.length === 0)
            return;
        this.settle();
        if (nextStep(this.state, this.#context.rules).kind !== 'publish')
            await this.#publisher.publish(this.state);
    }
    async publishBranch() {
        if (this.state.targets.length === 0)
            return this.flush();
        return this.#onBranch(() => this.#publisher.publishBranch(this.state));
    }
    flush() {
        return this.#publisher.flush();
    }
    async stop(spent) {
        const saveFinalState = async () => {
            await this.#publisher.flush().catch(() => undefined);
            await this.#record({ kind: 'stopped', spent }, () => 0);
            if (this.state.targets.length === 0)
                return;
            await this.#context.ledger.publishBranch(this.state);
            await this.#context.publish(this.state);
        };
        const timeout = new AbortController();
        await Promise.race([
            saveFinalState().catch((error) => {
                this.#context.emit((0,events/* note */.N)('warning', `Could not save all results: ${String(error)}`));
            }),
            (0,promises_.setTimeout)(SHUTDOWN_MS, undefined, { signal: timeout.signal }).catch(() => undefined),
        ]);
        timeout.abort();
        this.#publisher.reset();
        return this.state;
    }
    async #record(observation, elapsedMs) {
        const active = new Set((0,selectors/* activeIterations */.jI)(this.state));
        const next = reduce(this.state, observation);
        const milliseconds = elapsedMs();
        this.state = {
            ...next,
            revision: next.revision + 1,
            spentMs: next.spentMs + milliseconds,
            attempts: observation.kind === 'raced'
                ? next.attempts
                : next.attempts.map(attempt => active.has(attempt.iteration) ? { ...attempt, durationMs: attempt.durationMs + milliseconds } : attempt),
        };
        await this.#context.ledger.save(this.state);
    }
    async #onBranch(publish) {
        try {
            await publish();
        }
        catch (error) {
            if (!(error instanceof errors/* BranchConflict */.fC))
                throw error;
            const taken = this.state.branch;
            const branch = await this.#context.freeBranch();
            const why = error instanceof errors/* BranchCheckedOut */.kg
                ? `${taken} is checked out in ${error.worktree}`
                : `Another author pushed to ${taken}`;
            const text = `${why}, so the fix is on ${branch}.`;
            this.#context.emit((0,events/* note */.N)('warning', text));
            await this.#record({ kind: 'renamed', branch, note: text }, () => 0);
            this.#publisher.reset();
            await this.#publisher.publishBranch(this.state);
        }
    }
}
const MAX_MISSES = 5;
class Publisher {
    #context;
    #last = Promise.resolve();
    #misses = 0;
    constructor(context) {
        this.#context = context;
    }
    async publish(state) {
        await this.#settled();
        this.#last = this.#context.ledger.publish(state);
        this.#last.catch(() => undefined);
    }
    async #settled() {
        const { signal, emit } = this.#context;
        try {
            await (0,abortable/* unlessAborted */.W)(this.#last, signal);
            this.#misses = 0;
        }
        catch (error) {
            this.#misses += 1;
            if (signal.aborted || isFinal(error) || this.#misses > MAX_MISSES)
                throw error;
            const [reason = ''] = error.message.split('\n', 1);
            emit((0,events/* note */.N)('warning', `The state could not be pushed. The next push carries it, too. ${reason}`));
        }
    }
    async publishBranch(state) {
        const { ledger, signal } = this.#context;
        await this.#settled();
        this.#last = ledger.publishBranch(state);
        await (0,abortable/* unlessAborted */.W)(this.#last, signal);
    }
    flush() {
        return this.#last;
    }
    reset() {
        this.#last = Promise.resolve();
    }
}
function isFinal(error) {
    if (error instanceof errors/* Unreachable */.LL)
        return false;
    return error instanceof errors/* LedgerConflict */.QC || error instanceof errors/* BranchConflict */.fC || error instanceof errors/* UserError */.yo;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/domain/model/isolation.js
var model_isolation = __webpack_require__(6634);
// EXTERNAL MODULE: ./lib/domain/model/fix-command.js
var fix_command = __webpack_require__(17865);
// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
// EXTERNAL MODULE: ./lib/frameworks/commands/check-roles.js
var check_roles = __webpack_require__(98244);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
;// CONCATENATED MODULE: ./lib/frameworks/commands/suggest-commands.js






const CHECK_ONLY = /^(?:--check|--check-only|--diff|--list-different|-c|-l)$/;
const CORRECTORS = [
    { check: ['eslint'], correct: ['eslint', '--fix'] },
    { check: ['oxlint'], correct: ['oxlint', '--fix'] },
    { check: ['stylelint'], correct: ['stylelint', '--fix'] },
    { check: ['standard'], correct: ['standard', '--fix'] },
    { check: ['xo'], correct: ['xo', '--fix'] },
    { check: ['prettier'], correct: ['prettier', '--write'], drops: CHECK_ONLY },
    { check: ['biome', 'ci'], correct: ['biome', 'check', '--write'] },
    { check: ['biome', 'check'], correct: ['biome', 'check', '--write'] },
    { check: ['biome', 'lint'], correct: ['biome', 'lint', '--write'] },
    { check: ['biome', 'format'], correct: ['biome', 'format', '--write'] },
    { check: ['deno', 'fmt'], correct: ['deno', 'fmt'], drops: CHECK_ONLY },
    { check: ['ruff', 'check'], correct: ['ruff', 'check', '--fix'] },
    { check: ['ruff', 'format'], correct: ['ruff', 'format'], drops: CHECK_ONLY },
    { check: ['black'], correct: ['black'], drops: CHECK_ONLY },
    { check: ['isort'], correct: ['isort'], drops: CHECK_ONLY },
    { check: ['rubocop'], correct: ['rubocop', '--autocorrect'] },
    { check: ['golangci-lint', 'run'], correct: ['golangci-lint', 'run', '--fix'] },
    { check: ['gofmt'], correct: ['gofmt', '-w'], drops: CHECK_ONLY },
    { check: ['cargo', 'fmt'], correct: ['cargo', 'fmt'], drops: /^--(?:check)?$/ },
    { check: ['cargo', 'clippy'], correct: ['cargo', 'clippy', '--fix', '--allow-dirty'], drops: /^(?:--|-D|warnings)$/ },
];
const REFRESHERS = [
    [
        /updates to go\.mod needed|missing go\.sum entry|no required module provides package/,
        'go mod tidy',
        'go.mod',
        'go.sum',
    ],
    [/needs to be updated but --locked|cannot update the lock file/, 'cargo update --workspace', 'Cargo.lock'],
    [/run .cargo fix\b/, 'cargo fix --allow-dirty --tests'],
    [
        /package\.json and package-lock\.json .{0,60}in sync/,
        'npm install --package-lock-only --ignore-scripts',
        'package-lock.json',
    ],
    [/ERR_PNPM_OUTDATED_LOCKFILE/, 'pnpm install --lockfile-only --ignore-scripts', 'pnpm-lock.yaml'],
    [/changed significantly since poetry\.lock was last generated/, 'poetry lock', 'poetry.lock'],
    [/lockfile at .uv\.lock. needs to be updated/, 'uv lock', 'uv.lock'],
];
const MAX_SUGGESTIONS = 5;
const MAX_MESSAGE = 20_000;
function suggestCommands(failed, { project, named }) {
    const scripts = Object.entries((0,node_package/* packageScripts */.DF)(project));
    const corrections = failed.flatMap(({ id }) => ((0,check/* isCheck */.ne)(id) ? correctionOf((0,check/* checkStepOf */.wd)(id), scripts) : []));
    const texts = failed.flatMap(({ problems }) => problems.map(({ message, stack }) => `${message}\n${stack}`.slice(0, MAX_MESSAGE)));
    const refreshers = REFRESHERS.filter(([message]) => texts.some(text => message.test(text)));
    const found = [
        ...corrections,
        ...refreshers.map(([, run, ...mayWrite]) => ({ tool: run, line: (0,fix_command/* fixCommandLine */.t)({ run, mayWrite }) })),
    ];
    const isNew = ({ tool, line }) => !named.some(run => run.includes(tool) || line.startsWith(run));
    return [...new Set(found.filter(isNew).map(({ line }) => line))].slice(0, MAX_SUGGESTIONS);
}
function correctionOf(step, scripts) {
    const { words, operator } = (0,shell_words/* shellLine */.Tg)(step);
    if (operator !== undefined || (0,check_roles/* roleOf */.kp)(words) !== 'lint')
        return [];
    for (const { check, correct, drops } of CORRECTORS) {
        const at = words.findIndex((_, index) => check.every((word, offset) => isWord(words[index + offset], word)));
        if (at < 0)
            continue;
        const tool = check.join(' ');
        const flag = correct.find(word => word.startsWith('-'));
        const script = scripts.find(([, text]) => flag !== undefined && text.includes(check[0] ?? '') && text.includes(flag));
        if (script !== undefined)
            return [{ tool, line: `npm run ${script[0]}` }];
        const rest = words.slice(at + check.length).filter(word => drops?.test(word) !== true && !correct.includes(word));
        return [{ tool, line: [...correct, ...rest].map(shell_words/* shellWord */.r7).join(' ') }];
    }
    return [];
}
function isWord(word, wanted) {
    return word !== undefined && (0,parse_command/* programName */.kX)(word) === wanted;
}

// EXTERNAL MODULE: ./lib/isolation/credential-files.js
var credential_files = __webpack_require__(31857);
// EXTERNAL MODULE: ./lib/frameworks/project/project-files.js
var project_files = __webpack_require__(71992);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(97829);
// EXTERNAL MODULE: ./lib/workspace/guarded-files.js
var guarded_files = __webpack_require__(73907);
;// CONCATENATED MODULE: ./lib/engine/changed-by-tests.js




const changed_by_tests_MAX_NAMED = 5;
async function restoringChanges(by) {
    const { checkout, kept, strayFiles, emit } = by;
    const before = new Set(await strayFiles());
    return {
        async [Symbol.asyncDispose]() {
            const files = new guarded_files/* GuardedFiles */.AK(checkout.top);
            const restored = [];
            const left = [];
            for (const path of await strayFiles()) {
                if (before.has(path))
                    continue;
                const text = files.read(path);
                const isKept = text !== undefined && (await kept.keep(path, text));
                (isKept ? restored : left).push(path);
            }
            if (restored.length > 0)
                await (0,workspace_checkout/* restoreFiles */.Ce)(checkout, restored);
            if (left.length > 0)
                emit((0,events/* note */.N)('warning', `Changed by the tests, and left as they are: ${(0,wording/* listOf */.c3)(left, changed_by_tests_MAX_NAMED)}.`));
        },
    };
}

// EXTERNAL MODULE: ./lib/workspace/unfetched-files.js
var unfetched_files = __webpack_require__(60431);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/workspace/kept-versions.js


const MAX = { ofFile: 10, all: 200 };
class KeptVersions {
    #folder;
    #onKept;
    #known = new Map();
    constructor(folder, onKept) {
        this.#folder = folder;
        this.#onKept = onKept;
    }
    async keep(path, text) {
        const own = this.#known.get(path) ?? new Set();
        if (own.has(text))
            return true;
        const all = [...this.#known.values()].reduce((sum, { size }) => sum + size, 0);
        if (own.size >= MAX.ofFile || all >= MAX.all)
            return false;
        const at = await this.#write(path, text);
        this.#known.set(path, own.add(text));
        this.#onKept(path, at);
        return true;
    }
    async #write(path, text) {
        for (let number = 1;; number += 1) {
            const at = (0,external_node_path_.join)(this.#folder, number === 1 ? path : `${path}.${number}`);
            await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.dirname)(at), { recursive: true });
            try {
                await (0,external_node_fs_promises_.writeFile)(at, text, { flag: 'wx' });
                return at;
            }
            catch (error) {
                if (error.code !== 'EEXIST')
                    throw error;
            }
        }
    }
}

// EXTERNAL MODULE: ./lib/workspace/workspace.js + 3 modules
var workspace_workspace = __webpack_require__(17372);
// EXTERNAL MODULE: ./lib/workspace/worktrees.js + 3 modules
var workspace_worktrees = __webpack_require__(8866);
// EXTERNAL MODULE: ./lib/engine/branch-name.js
var branch_name = __webpack_require__(49006);
// EXTERNAL MODULE: ./lib/domain/text/line-starts.js
var line_starts = __webpack_require__(76678);
;// CONCATENATED MODULE: ./lib/fixers/offline/code/destructive-code.js
const DESTROYS = [
    /\b(?:rm|rmdir|unlink|rmtree|removedirs|emptydir|emptyDir|deleteAsync|unlinkAsync|rmAsync|remove_file|remove_dir_all|remove_dir)\s{0,9}\((?!\s{0,9}(?:self|this)\s{0,9}[,)])/,
    /\b(?:rm|rmdir|unlink|remove|emptyDir|delete|rimraf|rename|move|truncate)Sync\s{0,9}\(/,
    /\b(?:rimraf|send2trash|fs-extra|deleteOnExit|deleteRecursively|killpg|rm_rf|rm_r)\b/,
    /\b(?:from|require\()\s{0,9}['"](?:del|trash)['"]/,
    /\b(?:fs|fse|fsp|fsPromises|promises|Deno)\.(?:rename|remove|move|truncate|ftruncate|unlink|rm)\b/,
    /\bos\.(?:remove|unlink|rename|renames|replace|truncate|Remove|RemoveAll|Rename|Truncate)\b/,
    /\bshutil\.(?:rmtree|move)\b|\bfrom shutil import\b|\.delete\s{0,9}\(\s{0,9}\)|\bFile::delete\b/,
    /\bFiles\.(?:delete|move)|\bFileUtils\.(?:delete|clean|forceDelete|move|rm|remove|mv)|\.renameTo\s{0,9}\(/,
    /\b(?:File|Dir|Pathname)\.(?:delete|unlink|rename|rmdir|rmtree)\b|\bfs::(?:remove|rename)|\b(?:unix|syscall)\.(?:Unlink|Rmdir|Rename)\b/,
    /\bPath\([^()]{0,200}\)\.(?:rename|replace)\b|\bProcess\([^()]{0,100}\)\.(?:kill|terminate|send_signal)\b/,
    /\brm\s{1,9}(?:-\w{0,9}[rf]|--recursive|\$)|\bgit\s{1,9}(?:clean|reset\s{1,9}--hard)\b|['"]git['"],\s{0,9}\[?['"](?:clean|reset)['"]|\s-delete\b/,
    /\b(?:spawn|exec|run|call|check_call|Popen|Command|execa|system)\w{0,9}\s{0,3}(?:\(|::new\()\s{0,9}\[?['"`](?:rm|mv|kill|pkill|killall|shred)\b/,
    /\[\s{0,9}['"`](?:rm|mv|rmdir|shred|kill|pkill|killall)['"`]/,
    /\b(?:process|os|Process|syscall|libc|posix|signal)(?:\.|::)[kK]ill\b/,
    /\b(?:DELETE\s{1,9}FROM|DROP\s{1,9}(?:TABLE|DATABASE|SCHEMA)|TRUNCATE\s{1,9}TABLE)\b/,
    /['"`]\s{0,99}(?:delete\s{1,9}from|drop\s{1,9}(?:table|database|schema)|truncate\s{1,9}table)\b/i,
    /\b(?:deleteMany|deleteOne|delete_many|delete_one|findByIdAndDelete|dropDatabase|dropTable|drop_all|delete_all|destroy_all|flushall|flushdb)\b/i,
];
const DESTROYING = /\b(?:remove|removedirs|unlink|rmdir|rm|rename|renames|replace|truncate|ftruncate|move|kill)\b/;
const FROM_OS = /\bfrom\s{1,9}os\s{1,9}import\b/g;
const MAX_NAMES = 500;
const FROM_FS = /(\{[^{}]{0,1000}\})\s{0,9}(?:from|=\s{0,9}(?:await\s{1,9}import|require)\s{0,9}\()\s{0,9}['"](?:node:)?fs(?:-extra|\/promises)?['"]/g;
const RENAMED = /\bimport\s{1,9}os\s{1,9}as\s{1,9}(\w{1,60})|\bimport\s{1,9}(?:\*\s{1,9}as\s{1,9})?(\w{1,60})\s{1,9}from\s{1,9}['"](?:node:)?fs(?:-extra|\/promises)?['"]|\b(\w{1,60})\s{0,9}=\s{0,9}require\s{0,9}\(\s{0,9}['"](?:node:)?fs(?:-extra|\/promises)?['"]/g;
const MEMBER = /(?<![\w.])(\w{1,60})\.(\w{1,40})\s{0,9}\(/g;
function isDestructive(text) {
    return DESTROYS.some(pattern => pattern.test(text)) || importsDestroying(text) || callsRenamed(text);
}
function importsDestroying(text) {
    const ofOs = [...text.matchAll(FROM_OS)].map(({ index, 0: begin }) => {
        const rest = text.slice(index + begin.length, index + begin.length + MAX_NAMES);
        return rest.split(/^\s{0,9}\(/.test(rest) ? ')' : '\n', 1)[0] ?? '';
    });
    const ofFs = [...text.matchAll(FROM_FS)].map(([, names = '']) => names);
    return [...ofOs, ...ofFs].some(names => DESTROYING.test(names));
}
function callsRenamed(text) {
    const modules = new Set([...text.matchAll(RENAMED)].flatMap(([, ...names]) => names.filter(Boolean)));
    if (modules.size === 0)
        return false;
    return [...text.matchAll(MEMBER)].some(([, object = '', member = '']) => modules.has(object) && DESTROYING.test(member));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/evidence/values-of-tests.js
const LITERALS = /'(?<single>[^'\\\n]{2,200})'|"(?<double>[^"\\\n]{2,200})"|(?<![\w.])(?<number>-?\d{1,20}(?:\.\d{1,20})?)(?![\w.])/g;
const SMALL = /^-?\d$/;
function hasInputOfTest(insert, text, inputs) {
    return literalsOf(insert).some(({ value }) => inputs.includes(value) && !text.includes(value));
}
function literalsOf(code) {
    return [...code.matchAll(LITERALS)]
        .map(({ groups, index }) => ({ value: groups?.single ?? groups?.double ?? groups?.number ?? '', at: index }))
        .filter(({ value }) => !SMALL.test(value));
}
const values_of_tests_ASSERTS = /^(?:assert\w*|expect|raises|match|approx|(?:to|be|is|not|deep|strict|has|have|same)(?:[A-Z_]\w*)?|eq|eql|equals?|throws|rejects|contains?|includes?)$/;
const BEFORE = 200;
function inputsIn(tests) {
    const [inputs, expected] = [new Set(), new Set()];
    for (const { value, at } of literalsOf(tests)) {
        const callee = calleeAround(tests.slice(Math.max(0, at - BEFORE), at));
        (callee === undefined || values_of_tests_ASSERTS.test(callee) ? expected : inputs).add(value);
    }
    return [...inputs].filter(value => !expected.has(value));
}
function calleeAround(text) {
    let depth = 0;
    for (let at = text.length - 1; at >= 0; at -= 1) {
        const letter = text[at] ?? '';
        if (letter === '\n')
            return undefined;
        if (letter === ')')
            depth += 1;
        if (letter !== '(')
            continue;
        const callee = wordBefore(text, at);
        if (depth === 0 && callee !== '')
            return callee;
        depth = Math.max(0, depth - 1);
    }
    return undefined;
}
function wordBefore(text, end) {
    let from = end;
    while (/[\w$]/.test(text[from - 1] ?? ''))
        from -= 1;
    return text.slice(from, end);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/evidence/changed-words.js

const MAX_LENGTH = 4_000;
const WORD = /[\w$]+|\s+|[-+*/%=<>!&|^?]+|[^\w\s]/g;
function changedWords({ before, after }) {
    const [old, now] = [before.join('\n'), after.join('\n')];
    if (old === '' || now === '' || old.length + now.length > MAX_LENGTH)
        return [];
    return (0,array/* diffArrays */.E)(old.match(WORD) ?? [], now.match(WORD) ?? []);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/evidence/renamed-names.js


const renamed_names_MAX_NAMES = 20;
const NAME = /^[A-Za-z_$][\w$]+$/;
function renamedNames(diff) {
    const counts = new Map();
    for (const run of (0,unified_diff/* parseDiff */.FR)(diff).flatMap(({ hunks }) => hunks.flatMap(({ runs }) => runs)))
        for (const pair of replacedIn(run))
            counts.set(pair, (counts.get(pair) ?? 0) + 1);
    return [...counts]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, renamed_names_MAX_NAMES)
        .map(([pair]) => {
        const [name = '', to = ''] = pair.split('\0');
        return { name, to };
    });
}
function replacedIn(run) {
    const parts = changedWords(run);
    return parts.flatMap(({ removed, value }, index) => {
        const next = parts[index + 1];
        const [name = '', to = ''] = [value[0], next?.value[0]];
        const isPair = removed && next?.added === true && value.length === 1 && next.value.length === 1;
        return isPair && NAME.test(name) && NAME.test(to) ? [`${name}\0${to}`] : [];
    });
}

;// CONCATENATED MODULE: ./lib/fixers/offline/evidence/test-evidence.js



const NO_EVIDENCE = {
    numbers: [],
    strings: [],
    inputs: [],
    pairs: [],
    unknown: [],
    unused: [],
    renamed: [],
    uncallable: false,
};
const test_evidence_MAX_VALUES = 24;
const test_evidence_MAX_LENGTH = 10_000;
const test_evidence_MAX_TEXT = 200;
const test_evidence_MAX_LINE = 1000;
function readEvidence(failures, tests, diff = '') {
    const messages = failures.map(({ problem }) => `${problem.message}\n${problem.stack}`.slice(0, test_evidence_MAX_LENGTH));
    return {
        ...test_evidence_literalsIn(tests.slice(0, test_evidence_MAX_LENGTH)),
        inputs: inputsIn(tests.slice(0, test_evidence_MAX_LENGTH)),
        pairs: firstOf(messages.flatMap(pairsIn), ({ expected, actual }) => `${expected}\0${actual}`),
        renamed: renamedNames(diff),
        uncallable: messages.some(message => /object is not callable|is not a (?:function|constructor)/.test(message)),
        unused: firstOf(messages.flatMap(unusedNamesIn), String),
        unknown: firstOf(messages.flatMap(unknownNamesIn), ({ name, hint }) => `${name}\0${hint ?? ''}`),
    };
}
function firstOf(values, keyOf) {
    const seen = new Set();
    return values.filter(value => !seen.has(keyOf(value)) && seen.add(keyOf(value))).slice(0, test_evidence_MAX_VALUES);
}
const test_evidence_LITERALS = /'(?<single>(?:[^'\\\n]|\\.){0,200})'|"(?<double>(?:[^"\\\n]|\\.){0,200})"|(?<![\w.])(?<number>-?\d+(?:\.\d+)?)(?![\w.])/g;
function test_evidence_literalsIn(text) {
    const numbers = [];
    const strings = [];
    for (const { groups } of text.matchAll(test_evidence_LITERALS)) {
        const { single, double, number } = groups ?? {};
        if (number === undefined)
            strings.push(single ?? double ?? '');
        else
            numbers.push(number);
    }
    return { numbers: firstOf(numbers, String), strings: firstOf(strings, String) };
}
function pairsIn(message) {
    const pairs = [];
    const add = (actual, expected) => {
        const [left = '', right = ''] = [actual, expected].map(test_evidence_unquoted);
        if (left !== right && left.length <= test_evidence_MAX_TEXT && right.length <= test_evidence_MAX_TEXT)
            pairs.push({ actual: left, expected: right });
    };
    const values = (0,compared_values/* comparedValues */.O)(message);
    if (values !== undefined)
        add(values.actual, values.expected);
    const lines = message.split('\n').map(line => line.slice(0, test_evidence_MAX_LINE));
    const isActualFirst = lines.some(line => ACTUAL_FIRST.test(line));
    for (const [index, line] of lines.entries()) {
        const next = lines[index + 1] ?? '';
        if (!DIFFERING.test(line) || !DIFFERING.test(next) || line[0] === next[0])
            continue;
        const [actual, expected] = line.startsWith('-') === isActualFirst ? [line, next] : [next, line];
        add(withoutComma(actual), withoutComma(expected));
    }
    return pairs;
}
const DIFFERING = /^(?:- +(?!Expected\b)|\+ +(?!Received\b|Actual\b))\S/i;
const ACTUAL_FIRST = /^(?:(?:AssertionError: )?(?!assert\b)\S.{0,1000} != |\s*\+ expected - actual|.{0,80}\(- ?(?:actual|got), )/;
function withoutComma(line) {
    const text = line.slice(1).trim();
    return text.endsWith(',') ? text.slice(0, -1) : text;
}
function test_evidence_unquoted(text) {
    const inner = text.trim();
    return /^(?:'[^']*'|"[^"]*")$/.test(inner) ? inner.slice(1, -1) : inner;
}
const UNKNOWN = [
    /name '(?<name>\w+)' is not defined(?:\. Did you mean: '(?<hint>\w+)')?/,
    /local variable '(?<name>\w+)'/,
    /(?:'(?:\w{1,50}\.){0,5}(?<of>(?!NoneType')\w{1,100})' object |(?<! object ))has no attribute '(?<name>\w+)'(?:\. Did you mean: '(?<hint>\w+)')?/,
    /unexpected keyword argument '(?<name>\w+)'(?:\. Did you mean '(?<hint>\w+)')?/,
    /cannot import name '(?<name>\w+)' from '[^']{1,200}'(?: \([^)]{0,300}\))?(?:\. Did you mean: '(?<hint>\w+)')?/,
    /No module named '(?<name>[\w.]+)'/,
    /(?<![\w$.])(?<name>[\w$]+) is not defined/,
    /(?<![\w$])(?<name>[\w$]+)\)? is not (?:a function|a constructor)/,
    /(?:Property|Cannot find name) '(?<name>[\w$]+)'[^\n]{0,200}?Did you mean (?:the \w+ )?'(?<hint>[\w$]+)'/,
    /Cannot find name '(?<name>[\w$]+)'|Property '(?<property>[\w$]+)' does not exist on type/,
    /has no exported member(?: named)? '(?<name>[\w$]+)'(?:\. Did you mean '(?<hint>[\w$]+)')?/,
    /'(?<name>[\w$]+)' is not defined|[Uu]ndefined name [`'](?<python>\w+)[`']|"(?<mypy>\w+)" is not defined/,
    /has no attribute "(?<name>\w+)"(?:; maybe "(?<hint>\w+)")?|Cannot access attribute "(?<pyright>\w+)" for class/,
    /does not provide an export named '(?<name>[\w$]+)'/,
    /cannot find symbol[^]{0,200}?\b(?:method|variable|class) (?<name>\w+)/,
    /cannot find \w+(?: \w+)? `(?<name>\w+)` in (?:this scope|[^\n]{1,200})(?:[^]{0,600}?similar name exists: `(?<hint>\w+)`)?/,
    /no (?:method|field|function or associated item) named `(?<name>\w+)` found(?:[^]{0,600}?similar name: `(?<hint>\w+)`)?/,
    /unresolved import `[\w:]{0,200}?(?<name>\w+)`/,
    /\bundefined: (?:\w+\.)?(?<name>\w+)/,
    /\.(?<name>\w+) undefined \(type /,
];
const UNUSED = [
    /'(?<name>[\w$]+)' is (?:declared but (?:its value is never read|never used)|defined but never used)/,
    /[`'](?<name>[\w.]+(?: as \w+)?)[`'] imported but unused/,
    /"(?<name>[\w./-]+)" imported(?: as \w+)? and not used/,
];
function unusedNamesIn(message) {
    if (/All imports in import declaration are unused/.test(message))
        return ['*'];
    return UNUSED.flatMap(pattern => pattern.exec(message)?.groups?.name ?? []);
}
function unknownNamesIn(message) {
    return UNKNOWN.flatMap(pattern => {
        const { hint, of, ...names } = pattern.exec(message)?.groups ?? {};
        const name = Object.values(names).find(each => each !== undefined);
        return name === undefined ? [] : [{ name, hint, of }];
    });
}

// EXTERNAL MODULE: ./lib/syntax/inner-nodes.js
var inner_nodes = __webpack_require__(18319);
;// CONCATENATED MODULE: ./lib/fixers/offline/code/once.js
function oncePerFile(compute) {
    const known = new WeakMap();
    return source => {
        const found = known.get(source) ?? { result: compute(source) };
        known.set(source, found);
        return found.result;
    };
}
function oncePerNode(compute, keyOf = ({ from }) => from) {
    const knownIn = oncePerFile(() => new Map());
    return (node, source) => {
        const known = knownIn(source);
        const key = keyOf(node, source);
        const found = known.get(key) ?? { result: compute(node, source) };
        known.set(key, found);
        return found.result;
    };
}

;// CONCATENATED MODULE: ./lib/fixers/offline/code/mutation.js


function applyMutation(text, { from, to, insert }) {
    return text.slice(0, from) + insert + text.slice(to);
}
function sliceOf(node, source) {
    return source.text.slice(node.from, node.to);
}
function replace(node, source, change) {
    const what = `replace \`${shortCode(sliceOf(node, source))}\` by \`${shortCode(change.insert)}\``;
    return { from: node.from, to: node.to, ...change, what };
}
const [MAX_SPAN, MAX_SPAN_OF_PLACES] = [5_000, 50_000];
function joinedChange(changes, text, longest = MAX_SPAN) {
    const [first, last] = [changes[0], changes.at(-1)];
    if (first === undefined || last === undefined || last.to - first.from > longest)
        return undefined;
    const rest = changes.slice(1).map(({ from, insert }, index) => text.slice(changes[index]?.to, from) + insert);
    return { from: first.from, to: last.to, insert: first.insert + rest.join('') };
}
function inAllPlaces(change, places, text) {
    const joined = joinedChange(places.map(({ from, to }) => ({ from, to, insert: change.insert })), text, MAX_SPAN_OF_PLACES);
    return joined && { ...change, ...joined };
}
const NOT_C_LIKE = ['//', '//=', '===', '!==', '**', '**=', '??=', '||=', '&&='];
const ABSENT = {
    python: ['??', '===', '!==', '>>>'],
    javascript: ['//', '//='],
    java: NOT_C_LIKE,
    go: [...NOT_C_LIKE, '>>>'],
    rust: [...NOT_C_LIKE, '>>>'],
};
function replaceByTable(node, source, { table, operator }) {
    const text = sliceOf(node, source);
    const inserts = Object.hasOwn(table, text) ? (table[text] ?? []) : [];
    return inserts
        .filter(insert => !ABSENT[source.language.name].includes(insert))
        .map((insert, index) => replace(node, source, { operator, insert, likelihood: likelihoodAt(index) }));
}
function likelihoodAt(index) {
    return 2 / (2 + index);
}
function shortCode(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
const TYPE_NODES = new Set([
    'TypeDef',
    'TypeAnnotation',
    'TypeAliasDeclaration',
    'InterfaceDeclaration',
    'TypeArgList',
    'TypeParamList',
]);
const treeOf = oncePerFile(({ language, text }) => language.parse(text));
function nodesIn(source) {
    return nodesUnder(treeOf(source).topNode);
}
function* nodesUnder(root) {
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (TYPE_NODES.has(node.name))
            continue;
        yield node;
        open.push(...(0,inner_nodes/* innerNodes */.q)(node).toReversed());
    }
}
const mutation_FUNCTIONS = new Set([
    'FunctionDeclaration',
    'FunctionExpression',
    'ArrowFunction',
    'MethodDeclaration',
    'FunctionDefinition',
    'LambdaExpression',
    'FunctionDecl',
    'MethodDecl',
    'FunctionLiteral',
    'ConstructorDeclaration',
    'FunctionItem',
    'ClosureExpression',
]);
function isFunction(node) {
    return mutation_FUNCTIONS.has(node.name);
}
function enclosingFunction(node) {
    for (let ancestor = node.parent; ancestor !== null; ancestor = ancestor.parent)
        if (isFunction(ancestor))
            return ancestor;
    return undefined;
}
const NAME_OF_FUNCTION = /^(?:VariableDefinition|PropertyDefinition|VariableName|DefName|FieldName|Definition|BoundIdentifier)$/;
function functionName(node, source) {
    const own = (0,inner_nodes/* innerNodes */.q)(node).find(({ name }) => NAME_OF_FUNCTION.test(name));
    if (own !== undefined && node.name !== 'ArrowFunction' && node.name !== 'LambdaExpression')
        return sliceOf(own, source);
    const holder = node.parent;
    const left = holder === null
        ? undefined
        : (0,inner_nodes/* innerNodes */.q)(holder).findLast(child => child.to <= node.from && /Definition|VariableName|MemberExpression/.test(child.name));
    return left === undefined ? '' : (sliceOf(left, source).split('.').at(-1) ?? '');
}
function lineEnd(text, from) {
    const rest = /^[ \t;]{0,20}(?:\r?\n|$)/.exec(text.slice(from, from + 40));
    return from + (rest?.[0].length ?? 0);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/code/scope.js



const SCOPES = /^(?:Script|Block|ForStatement|CatchClause|SwitchBody|\w*ComprehensionExpression)$/;
function isScope(node) {
    return isFunction(node) || SCOPES.test(node.name) || isGenerator(node);
}
function isGenerator(node) {
    return node.name === 'ArgList' && node.getChild('for') !== null;
}
function namesInScope(node, source) {
    const found = new Map();
    let distance = 0;
    for (let at = node; at !== null; at = at.parent) {
        if (!isScope(at))
            continue;
        const declared = declarationsOf(at, source);
        for (const [name, kind] of declared)
            if (!found.has(name))
                found.set(name, { name, kind, distance });
        if (declared.size > 0)
            distance += 1;
    }
    return [...found.values()];
}
function nearVariables(node, source, scopes) {
    return namesInScope(node, source)
        .filter(({ kind, distance }) => kind === 'variable' && distance < scopes)
        .map(({ name }) => name);
}
function isDeclared(node) {
    return declaredKind(node) !== undefined || /^(?:Function|Class)Definition$/.test(node.parent?.name ?? '');
}
const declarationsOf = oncePerNode(findDeclarations, ({ from, name }) => `${from} ${name}`);
function findDeclarations(scope, source) {
    const found = new Map();
    const visit = (node) => {
        const kind = declaredKind(node);
        const name = sliceOf(node, source);
        if (kind !== undefined && !isOwnName(node) && !SPECIAL.test(name) && !isOfFuture(node, source))
            found.set(name, kind);
        for (const child of (0,inner_nodes/* innerNodes */.q)(node)) {
            if (isFunction(child) || child.name === 'ClassDefinition')
                addOwnName(child, source, found);
            else if (!isScope(child) || isOpen(child, source))
                visit(child);
        }
    };
    visit(scope);
    return found;
}
const SPECIAL = /^(?:self|cls|__\w+__|TYPE_CHECKING)$/;
function isOpen(node, source) {
    return source.language.name === 'python' && node.name === 'ForStatement';
}
function isOwnName(node) {
    return /^Function(?:Declaration|Expression)$/.test(node.parent?.name ?? '');
}
function addOwnName(node, source, found) {
    if (!/^(?:FunctionDeclaration|FunctionDefinition|ClassDefinition)$/.test(node.name))
        return;
    if (node.parent?.parent?.name === 'ClassDefinition')
        return;
    const own = (0,inner_nodes/* innerNodes */.q)(node).find(({ name }) => name === 'VariableDefinition' || name === 'VariableName');
    if (own !== undefined)
        found.set(sliceOf(own, source), 'function');
}
function declaredKind(node) {
    if (node.name === 'VariableDefinition') {
        const isImport = node.parent?.name.startsWith('Import');
        return isImport ? 'import' : node.parent?.name === 'ClassDeclaration' ? 'function' : 'variable';
    }
    if (node.name !== 'VariableName')
        return undefined;
    const parent = node.parent?.name;
    if (parent === 'ImportStatement')
        return isImported(node) ? 'import' : undefined;
    return isTarget(node) ? 'variable' : undefined;
}
function isImported(node) {
    if (node.nextSibling?.name === 'as' || node.prevSibling?.name === 'from')
        return false;
    return node.prevSibling?.name !== '.' && node.nextSibling?.name !== '.';
}
function isOfFuture({ parent }, source) {
    return parent?.name === 'ImportStatement' && sliceOf(parent, source).startsWith('from __future__ ');
}
function isTarget(node) {
    const { parent } = node;
    if (parent === null)
        return false;
    switch (parent.name) {
        case 'ParamList':
            return !/^(?:AssignOp|Equals)$/.test(node.prevSibling?.name ?? '');
        case 'NamedExpression':
            return node.prevSibling === null;
        case 'DeleteStatement':
            return true;
        case 'WithStatement':
        case 'TryStatement':
            return node.prevSibling?.name === 'as';
        case 'AssignStatement':
            return hasLater(node, 'AssignOp') || hasLater(node, 'TypeDef');
        case 'ForStatement':
            return hasLater(node, 'in');
        case 'TupleExpression':
        case 'ArrayExpression':
        case 'ParenthesizedExpression':
            return isTarget(parent);
        default:
            return (/Comprehension/.test(parent.name) || isGenerator(parent)) && hasEarlier(node, 'for') && isBeforeIn(node);
    }
}
function hasLater(node, name) {
    for (let at = node.nextSibling; at !== null; at = at.nextSibling)
        if (at.name === name)
            return true;
    return false;
}
function hasEarlier(node, name) {
    for (let at = node.prevSibling; at !== null; at = at.prevSibling)
        if (at.name === name)
            return true;
    return false;
}
function isBeforeIn(node) {
    let at = node.prevSibling;
    while (at !== null && at.name !== 'for' && at.name !== 'in' && at.name !== 'if')
        at = at.prevSibling;
    return at?.name === 'for';
}

;// CONCATENATED MODULE: ./lib/fixers/offline/code/expressions.js



const EXPRESSIONS = new Set([
    'VariableName',
    'MemberExpression',
    'CallExpression',
    'BinaryExpression',
    'UnaryExpression',
    'PostfixExpression',
    'Number',
    'String',
    'FormatString',
    'TemplateString',
    'RegExp',
    'Boolean',
    'BooleanLiteral',
    'None',
    'null',
    'this',
    'ArrayExpression',
    'TupleExpression',
    'SetExpression',
    'DictionaryExpression',
    'ObjectExpression',
    'ConditionalExpression',
    'ParenthesizedExpression',
    'ArrowFunction',
    'FunctionExpression',
    'LambdaExpression',
    'ArrayComprehensionExpression',
    'ComprehensionExpression',
    'DictionaryComprehensionExpression',
    'SetComprehensionExpression',
    'AwaitExpression',
    'NewExpression',
]);
const DECLARING = /^(?:ParamList|Import|Export|FunctionDefinition|ClassDefinition|ClassDeclaration|Decorator|ScopeStatement|DeleteStatement|Type|ObjectPattern|ArrayPattern|PatternProperty|LabeledStatement|DirectiveExpression)/;
function isRead(node) {
    const { parent } = node;
    if (!EXPRESSIONS.has(node.name) || parent === null)
        return false;
    if (DECLARING.test(parent.name))
        return parent.name === 'ParamList' && node.prevSibling?.name === 'AssignOp';
    if (parent.name === 'ExpressionStatement' || isAssigned(node))
        return false;
    if (parent.name === 'ArgList' && node.nextSibling?.name === 'AssignOp')
        return false;
    return !isTarget(node);
}
function isBranchCondition(node) {
    const { parent } = node;
    if (parent === null || node.name === 'ParenthesizedExpression')
        return false;
    if (parent.name === 'ParenthesizedExpression')
        return /^(?:If|While|Do)Statement$/.test(parent.parent?.name ?? '');
    return /^(?:If|While)Statement$/.test(parent.name) && /^(?:if|elif|while)$/.test(node.prevSibling?.name ?? '');
}
function isAssigned(node) {
    const { parent } = node;
    switch (parent?.name) {
        case 'AssignmentExpression':
        case 'UpdateStatement':
            return node.prevSibling === null;
        case 'AssignStatement':
        case 'ForStatement':
            return isTarget(node);
        case 'PostfixExpression':
            return true;
        case 'ForInSpec':
        case 'ForOfSpec':
            return node.nextSibling?.name === 'in' || node.nextSibling?.name === 'of';
        case 'UnaryExpression':
            return isChanging(node.prevSibling);
        default:
            return false;
    }
}
function isChanging(operator) {
    if (operator?.name === 'ArithOp')
        return operator.to - operator.from === 2;
    return operator?.name === 'delete';
}
function isCallee(node) {
    const { parent } = node;
    if (parent?.name === 'InstantiationExpression')
        return isCallee(parent);
    if (parent?.name === 'CallExpression')
        return node.prevSibling === null;
    return parent?.name === 'NewExpression' && node.prevSibling?.name === 'new';
}
function isError(node) {
    return isCallee(node) && /^(?:Raise|Throw)Statement$/.test(node.parent?.parent?.name ?? '');
}
function standsAlone(node) {
    const parent = node.parent?.name ?? '';
    if (parent === 'ForStatement' || parent === 'ForOfSpec')
        return true;
    if (parent === 'MemberExpression')
        return node.prevSibling !== null;
    return /^(?:ArgList|ReturnStatement|AssignStatement|UpdateStatement|VariableDeclaration|AssignmentExpression|ParenthesizedExpression|ArrayExpression|DictionaryExpression|SetExpression|IfStatement|WhileStatement|Property|ParamList|Interpolation|FormatReplacement)$/.test(parent);
}
function elementsOf(list) {
    return (0,inner_nodes/* innerNodes */.q)(list).filter(child => EXPRESSIONS.has(child.name) && child.nextSibling?.name !== 'AssignOp' && child.prevSibling?.name !== 'AssignOp');
}
function asOperand(node, source) {
    const text = sliceOf(node, source);
    const isOpen = isFunction(node) ||
        /^(?:Binary|Unary|Conditional|Await|Yield|Named|New|Object|Assignment|Sequence)Expression$/.test(node.name);
    return isOpen ? `(${text})` : text;
}
function asTerm(node, source) {
    return signOf(node, source) === undefined ? asOperand(node, source) : sliceOf(node, source);
}
function signOf(node, source) {
    const sign = node.name === 'BinaryExpression' ? node.getChild('ArithOp') : null;
    return sign === null ? undefined : sliceOf(sign, source);
}
function isDocstring({ name, firstChild }) {
    return name === 'ExpressionStatement' && firstChild?.name === 'String';
}
function isJoined({ parent, prevSibling, nextSibling }) {
    const isLogic = (near) => /^(?:LogicOp|and|or)$/.test(near?.name ?? '');
    return parent?.name === 'BinaryExpression' && (isLogic(prevSibling) || isLogic(nextSibling));
}
function statementOf(node) {
    for (let at = node; at !== null; at = at.parent)
        if (isStatement(at))
            return at;
    return undefined;
}
function isStatement(node) {
    return (/(?:Statement|Declaration|Definition)$/.test(node.name) && /^(?:Block|Body|Script)$/.test(node.parent?.name ?? ''));
}
function functionOrFile(node) {
    let at = node;
    while (at.parent !== null && !isFunction(at))
        at = at.parent;
    return at;
}
const NEUTRAL_LEFT = { '+': '0', '*': '1' };
const NEUTRAL = { '+': '0', '-': '0', '*': '1', '/': '1', '**': '1' };
function isNeutralOperand(node, source, number) {
    const [operator, next] = [node.prevSibling, node.nextSibling];
    const sign = operator?.name === 'ArithOp' ? sliceOf(operator, source) : '';
    if (next?.name === 'ArithOp' && NEUTRAL_LEFT[sliceOf(next, source)] === number)
        return true;
    return NEUTRAL[sign] === number || (sign === '%' && number === '1');
}
function parameterNodes(list) {
    return (list ? (0,inner_nodes/* innerNodes */.q)(list) : []).filter(({ name, prevSibling }) => /^Variable(?:Definition|Name)$/.test(name) && !/^(?:AssignOp|Equals)$/.test(prevSibling?.name ?? ''));
}
const LOOP = /^(?:For|While|Do)Statement$/;
function outermostLoop(node) {
    let found;
    for (let at = node.parent; at !== null && !isFunction(at); at = at.parent)
        if (LOOP.test(at.name))
            found = at;
    return found;
}
function extremeCalls({ language }) {
    return language.name === 'python' ? { max: 'max', min: 'min' } : { max: 'Math.max', min: 'Math.min' };
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/logic-operators.js



const LOGIC = {
    '&&': ['||'],
    '||': ['&&', '??'],
    '??': ['||'],
    and: ['or'],
    or: ['and'],
};
const logicMutator = (node, source, evidence) => [
    ...otherOperator(node, source, evidence),
    ...askForNone(node, source, evidence),
];
const askForNone = (node, source) => {
    const [left, operator, right] = node.name === 'BinaryExpression' ? (0,inner_nodes/* innerNodes */.q)(node) : [];
    if (left === undefined || operator?.name !== 'or' || right === undefined)
        return [];
    const name = sliceOf(left, source);
    if (!/^[\w.]+$/.test(name) || isJoined(node) || isCondition(node))
        return [];
    const insert = `${name} if ${name} is not None else ${sliceOf(right, source)}`;
    return [
        replace(node, source, { operator: 'boolean', insert: standsAlone(node) ? insert : `(${insert})`, likelihood: 0.8 }),
    ];
};
const otherOperator = (node, source) => {
    const isOperator = node.name === 'LogicOp' || node.name === 'and' || node.name === 'or';
    if (!isOperator || node.parent?.name !== 'BinaryExpression')
        return [];
    const isMixed = [node.parent.parent, node.prevSibling, node.nextSibling].some(near => near?.name === 'BinaryExpression' && (0,inner_nodes/* innerNodes */.q)(near).some(({ name }) => name === 'LogicOp'));
    return replaceByTable(node, source, { table: LOGIC, operator: 'boolean' }).filter(({ insert }) => (!isMixed || (insert !== '??' && sliceOf(node, source) !== '??')) &&
        !isVacuous(node.parent, source, new Map([[node.from, insert]])));
};
const logic_operators_LITERAL = /^(?:null|undefined|true|false|None|True|False|-?[\d.]+|'[^']*'|"[^"]*")$/;
function isVacuous(node, source, change) {
    const [left, logic, right] = node?.name === 'BinaryExpression' ? (0,inner_nodes/* innerNodes */.q)(node) : [];
    if (left === undefined || logic === undefined || right === undefined)
        return false;
    const textOf = (part) => change.get(part.from) ?? sliceOf(part, source);
    const sides = [left, right].map(side => {
        const [value, compare, constant] = side.name === 'BinaryExpression' ? (0,inner_nodes/* innerNodes */.q)(side) : [];
        if (value === undefined || compare?.name !== 'CompareOp' || constant === undefined)
            return undefined;
        if (!logic_operators_LITERAL.test(sliceOf(constant, source)) || !/^[!=]==?$/.test(textOf(compare)))
            return undefined;
        return {
            value: sliceOf(value, source),
            constant: sliceOf(constant, source),
            equal: textOf(compare).startsWith('='),
        };
    });
    const [a, b] = sides;
    if (a === undefined || b === undefined || a.value !== b.value || a.constant === b.constant)
        return false;
    const isOr = ['||', 'or'].includes(textOf(logic));
    if (!isOr && !['&&', 'and'].includes(textOf(logic)))
        return false;
    return a.equal !== b.equal || a.equal !== isOr;
}
const negationMutator = (node, source) => {
    const not = source.language.name === 'python' ? 'not ' : '!';
    const first = node.firstChild;
    if (node.name === 'UnaryExpression' && first !== null && ['!', 'not'].includes(sliceOf(first, source))) {
        const rest = source.text.slice(first.to, node.to).trimStart();
        return [replace(node, source, { operator: 'negation', insert: rest })];
    }
    if (node.name === 'UnaryExpression' || node.name === 'BinaryExpression')
        return [];
    const isSide = isJoined(node) && /^(?:VariableName|CallExpression|MemberExpression)$/.test(node.name);
    if (!isCondition(node) && !isSide)
        return [];
    return [replace(node, source, { operator: 'negation', insert: `${not}${asOperand(node, source)}` })];
};
function isCondition(node) {
    const { parent } = node;
    if (parent === null || /^[^A-Za-z]|^(?:if|while|elif|else|return)$/.test(node.name))
        return false;
    if (isBranchCondition(node))
        return true;
    if (parent.name === 'ArrowFunction')
        return node.nextSibling === null && /^(?:CallExpression|VariableName|MemberExpression)$/.test(node.name);
    if (/^\w*ComprehensionExpression$/.test(parent.name))
        return node.prevSibling?.name === 'if';
    if (parent.name === 'ReturnStatement')
        return node.name === 'CallExpression' || node.name === 'VariableName';
    return parent.name === 'ConditionalExpression' && node.nextSibling?.name === 'LogicOp';
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/off-by-one.js


const offByOneMutator = (node, source) => [
    ...numberMutations(node, source),
    ...boundMutations(node, source),
];
function numberLikelihood(node, source) {
    if (asksIfEmpty(node, source))
        return 0.2;
    return Number(sliceOf(node, source)) <= 2 ? 1 : 0.5;
}
function asksIfEmpty(node, source) {
    const [left, operator] = [node.prevSibling?.prevSibling, node.prevSibling];
    if (left == null || operator?.name !== 'CompareOp' || sliceOf(node, source) !== '0')
        return false;
    return (/^[=!]==?$/.test(sliceOf(operator, source)) &&
        /(?:\blen\(|\.(?:length|size|len|count)\b)/i.test(sliceOf(left, source)));
}
function numberMutations(node, source) {
    const text = sliceOf(node, source);
    if (node.name !== 'Number' || !/^\d+$/.test(text))
        return [];
    const value = Number(text);
    const inserts = [value + 1, value - 1].map(String).filter(insert => !isNeutralOperand(node, source, insert));
    const likelihood = numberLikelihood(node, source);
    return inserts.map(insert => replace(node, source, { operator: 'off-by-one', insert, likelihood }));
}
function boundMutations(node, source) {
    const mutations = [];
    const text = sliceOf(node, source);
    const last = node.lastChild;
    const operator = last?.prevSibling;
    if (node.name === 'BinaryExpression' &&
        last != null &&
        operator?.name === 'ArithOp' &&
        sliceOf(last, source) === '1') {
        const base = sliceOf({ from: node.from, to: operator.from }, source).trimEnd();
        mutations.push(replace(node, source, { operator: 'off-by-one', insert: base }));
    }
    else if (isBound(node, source)) {
        mutations.push(...[`${text} - 1`, `${text} + 1`]
            .map(changed => (isFactor(node) ? `(${changed})` : changed))
            .map(insert => replace(node, source, { operator: 'off-by-one', insert })));
    }
    return mutations;
}
const BOUNDED_CALLS = /^(?:range|slice|substring|substr|subarray|splice|at|charAt|islice|randint|fill|repeat)$/;
function isFactor(node) {
    return (node.parent?.name === 'BinaryExpression' &&
        [node.nextSibling, node.prevSibling].some(near => near?.name === 'ArithOp'));
}
function isBound(node, source) {
    if (!['VariableName', 'MemberExpression', 'CallExpression', 'BinaryExpression'].includes(node.name))
        return false;
    const { parent } = node;
    if (parent === null)
        return false;
    if (parent.name === 'BinaryExpression' && node.name === 'VariableName') {
        const operator = node.nextSibling?.name === 'ArithOp' ? node.nextSibling : node.prevSibling;
        if (operator?.name === 'ArithOp' && sliceOf(operator, source) === '*')
            return true;
    }
    if (parent.name === 'MemberExpression')
        return /^[[:,]$/.test(node.prevSibling?.name ?? '') || node.nextSibling?.name === ':';
    if (parent.name === 'BinaryExpression' && node.name !== 'BinaryExpression') {
        return node.prevSibling?.name === 'CompareOp' && /^[<>]=?$/.test(sliceOf(node.prevSibling, source));
    }
    if (parent.name !== 'ArgList' || parent.parent?.name !== 'CallExpression')
        return false;
    const callee = parent.parent.firstChild;
    return callee !== null && BOUNDED_CALLS.test(sliceOf(callee, source).split('.').at(-1) ?? '');
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/order.js



const LISTS = /^(?:ArgList|ArrayExpression|TupleExpression)$/;
const ORDERED = /^(?:[-+/%<>]|\/\/|\*\*|<<|>>|<=|>=|in)$/;
const order_MAX_ELEMENTS = 5;
const swappedOperands = (node, source) => {
    if (LISTS.test(node.name))
        return swappedElements(elementsOf(node), source);
    if (node.name === 'AssignStatement')
        return swappedValues(node, source);
    if (node.name === 'ConditionalExpression')
        return swappedBranches(node, source);
    if (node.name === 'MemberExpression' && node.lastChild?.name === ']')
        return swappedIndex(node, source);
    const [left, operator, right] = node.name === 'BinaryExpression' ? (0,inner_nodes/* innerNodes */.q)(node) : [];
    if (left === undefined || operator === undefined || right?.nextSibling !== null)
        return [];
    if (/^yield\b/.test(sliceOf(left, source)))
        return [];
    return ORDERED.test(sliceOf(operator, source)) ? swapped(left, right, source) : [];
};
function swappedElements(elements, source) {
    const first = elements.slice(0, order_MAX_ELEMENTS);
    return first.flatMap((left, index) => first.slice(index + 1).flatMap((right, distance) => {
        const isNext = /^\s*,\s*$/.test(source.text.slice(left.to, right.from));
        return isNext || distance > 0 ? swapped(left, right, source, distance === 0 ? 1 : 0.5) : [];
    }));
}
function swappedValues(node, source) {
    const children = (0,inner_nodes/* innerNodes */.q)(node);
    const last = children.findLastIndex(({ name }) => name === 'AssignOp');
    return swappedElements(children.slice(last + 1).filter(({ name }) => name !== ','), source);
}
function swappedIndex(node, source) {
    const children = (0,inner_nodes/* innerNodes */.q)(node);
    const open = children.findLastIndex(({ name }) => name === '[');
    if (children.slice(open).some(({ name }) => name === ',')) {
        const elements = children.slice(open + 1, -1).filter(({ name }) => name !== ',');
        return elements.some(({ name }) => name === ':') ? [] : swappedElements(elements, source);
    }
    const [object, , index, end] = children;
    if (object?.name !== 'VariableName' || index?.name !== 'VariableName' || end?.name !== ']')
        return [];
    return swapped(object, index, source, 0.3);
}
function swappedBranches(node, source) {
    const parts = (0,inner_nodes/* innerNodes */.q)(node).filter(({ name }) => /^[A-Z]/.test(name) && name !== 'LogicOp');
    const [one, two, three] = parts;
    if (one === undefined || two === undefined || three === undefined)
        return [];
    return source.language.name === 'python' ? swapped(one, three, source, 0.8) : swapped(two, three, source, 0.8);
}
function swapped(left, right, source, likelihood = 1) {
    if (sliceOf(left, source) === sliceOf(right, source))
        return [];
    const insert = sliceOf(right, source) + source.text.slice(left.to, right.from) + behind(left, source);
    return [replace({ from: left.from, to: right.to }, source, { operator: 'swapped-arguments', insert, likelihood })];
}
function behind(left, source) {
    const [own, outer] = [signOf(left, source), left.parent === null ? undefined : signOf(left.parent, source)];
    const isAlike = own !== undefined && outer !== undefined && /^[-+]$/.test(own) === /^[-+]$/.test(outer);
    return isAlike ? asOperand(left, source) : sliceOf(left, source);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/operators.js






const OTHER_COMPARISONS = {
    '<': ['<=', '>', '>=', '!=', '!==', '==', '==='],
    '<=': ['<', '>=', '>', '==', '===', '!=', '!=='],
    '>': ['>=', '<', '<=', '!=', '!==', '==', '==='],
    '>=': ['>', '<=', '<', '==', '===', '!=', '!=='],
    '==': ['!=', '<=', '>=', '<', '>'],
    '!=': ['==', '<', '>', '<=', '>='],
    '===': ['!==', '<=', '>=', '<', '>'],
    '!==': ['===', '<', '>', '<=', '>='],
};
const ARITHMETIC = {
    '+': ['-', '*', '/', '//', '%'],
    '-': ['+', '/', '//', '*', '%'],
    '*': ['/', '+', '**', '//', '-', '%'],
    '/': ['*', '//', '-', '%', '+'],
    '//': ['/', '%', '*', '-', '+'],
    '%': ['/', '//', '*', '-', '+'],
    '**': ['*', '+', '//'],
    '++': ['--'],
    '--': ['++'],
    '&': ['|', '^', '-'],
    '|': ['&', '^', '+'],
    '^': ['&', '|', '**'],
    '<<': ['>>'],
    '>>': ['<<', '>>>'],
};
const UPDATES = {
    '+=': ['-=', '=', '*=', '/=', '//='],
    '-=': ['+=', '=', '*=', '//='],
    '*=': ['/=', '+=', '=', '//=', '**='],
    '/=': ['*=', '-=', '=', '//='],
    '//=': ['/=', '*=', '-=', '%=', '='],
    '%=': ['//=', '/=', '-=', '='],
    '**=': ['*='],
    '&=': ['|=', '^=', '-=', '='],
    '|=': ['&=', '^=', '='],
    '^=': ['&=', '|=', '='],
    '<<=': ['>>='],
    '>>=': ['<<='],
    '||=': ['&&=', '??=', '='],
    '&&=': ['||=', '='],
    '??=': ['||=', '='],
    '=': ['+=', '-=', '*='],
};
const CONSTANTS = { true: 'false', false: 'true', True: 'False', False: 'True' };
const BOUNDARY = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
function bothBoundaries(node, source) {
    const [left, sign, right, ...others] = (0,inner_nodes/* innerNodes */.q)(node);
    if (left === undefined || right === undefined || others.length > 0 || !/^(?:LogicOp|and|or)$/.test(sign?.name ?? ''))
        return [];
    const moved = [left, right].map(side => {
        const compare = (0,inner_nodes/* innerNodes */.q)(side).find(({ name }) => name === 'CompareOp');
        const other = compare === undefined ? undefined : BOUNDARY[sliceOf(compare, source)];
        if (compare === undefined || other === undefined)
            return undefined;
        return source.text.slice(side.from, compare.from) + other + source.text.slice(compare.to, side.to);
    });
    if (moved.includes(undefined))
        return [];
    const insert = moved.join(source.text.slice(left.to, right.from));
    return [replace(node, source, { operator: 'comparison', insert, likelihood: 0.6 })];
}
const OPPOSITE = {
    '==': '!=',
    '!=': '==',
    '===': '!==',
    '!==': '===',
    '<': '>=',
    '>=': '<',
    '>': '<=',
    '<=': '>',
};
function otherComparisons(node, source) {
    const own = sliceOf(node, source);
    const all = replaceByTable(node, source, { table: OTHER_COMPARISONS, operator: 'comparison' }).map(each => each.insert === OPPOSITE[own] ? { ...each, operator: 'negation' } : each);
    const isWithNothing = [node.prevSibling, node.nextSibling].some(side => side !== null && operators_NOTHING.test(sliceOf(side, source)));
    return isWithNothing ? all.filter(({ insert }) => !/[<>]/.test(insert)) : all;
}
const operators_NOTHING = /^(?:null|nil|None|undefined)$/;
const comparison = (node, source) => {
    if (node.name === 'BinaryExpression')
        return bothBoundaries(node, source);
    if (node.name === 'CompareOp') {
        const all = otherComparisons(node, source);
        return all.filter(({ insert }) => !isVacuous(node.parent?.parent, source, new Map([[node.from, insert]])));
    }
    if (source.language.name !== 'python' || node.parent?.name !== 'BinaryExpression')
        return [];
    const next = node.nextSibling;
    if (node.name === 'in') {
        if (node.prevSibling?.name === 'not')
            return [replace({ from: node.prevSibling.from, to: node.to }, source, { operator: 'comparison', insert: 'in' })];
        return [replace(node, source, { operator: 'comparison', insert: 'not in' })];
    }
    if (node.name !== 'is')
        return [];
    const isNegated = next?.name === 'not';
    const span = { from: node.from, to: isNegated ? next.to : node.to };
    return [replace(span, source, { operator: 'comparison', insert: isNegated ? 'is' : 'is not' })];
};
const arithmetic = (node, source) => {
    if (node.name === 'UpdateOp')
        return replaceByTable(node, source, { table: UPDATES, operator: 'arithmetic' });
    if (isRepeatedAssignment(node) && hasValue(node, source)) {
        const share = outermostLoop(node) !== undefined || node.prevSibling?.name === 'MemberExpression' ? 1 : 0.35;
        const all = replaceByTable(node, source, { table: UPDATES, operator: 'arithmetic' });
        return all.map(each => ({ ...each, likelihood: share * (each.likelihood ?? 1) }));
    }
    const isOperator = node.name === 'ArithOp' || node.name === 'BitOp';
    if (!isOperator || node.parent?.name === 'UnaryExpression')
        return [];
    if (node.nextSibling !== null && sliceOf(node.nextSibling, source) === '1') {
        return replaceByTable(node, source, { table: { '+': ['-'], '-': ['+'] }, operator: 'arithmetic' });
    }
    const isSigned = node.prevSibling?.name === 'UnaryExpression' && source.language.name !== 'python';
    return replaceByTable(node, source, { table: ARITHMETIC, operator: 'arithmetic' }).filter(({ insert }) => !(isSigned && insert.trim() === '**'));
};
function isRepeatedAssignment(node) {
    if (node.name === 'Equals')
        return (node.parent?.name === 'AssignmentExpression' &&
            /^(?:VariableName|MemberExpression)$/.test(node.prevSibling?.name ?? ''));
    if (node.name !== 'AssignOp' || node.parent?.name !== 'AssignStatement')
        return false;
    return node.prevSibling?.prevSibling === null && node.nextSibling?.nextSibling === null;
}
function hasValue({ prevSibling: target }, source) {
    if (target?.name !== 'VariableName' || source.language.name !== 'python')
        return true;
    const name = sliceOf(target, source);
    const above = source.text.slice(functionOrFile(target).from, target.from);
    return new Set(above.match(/[\w$]+/g)).has(name);
}
const constant = (node, source) => {
    const other = CONSTANTS[sliceOf(node, source)];
    const isLiteral = node.name === 'BooleanLiteral' || node.name === 'Boolean';
    return isLiteral && other !== undefined ? [replace(node, source, { operator: 'constant', insert: other })] : [];
};
const OPERATORS = [
    { kind: 'comparison', mutate: comparison },
    { kind: 'arithmetic', mutate: arithmetic },
    { kind: 'boolean', mutate: logicMutator },
    { kind: 'off-by-one', mutate: offByOneMutator },
    { kind: 'negation', mutate: negationMutator },
    { kind: 'constant', mutate: constant },
    { kind: 'swapped-arguments', mutate: swappedOperands },
];

;// CONCATENATED MODULE: ./lib/fixers/offline/mutants.js






const MAX_PER_LINE = 3;
const findMutants = ({ file, text }, lines) => {
    const language = (0,languages/* languageOf */.eX)(file);
    if (language === undefined || isDestructive(text))
        return [];
    const source = { file, text, language };
    const starts = (0,line_starts/* lineStartsOf */.x)(text);
    const byLine = new Map();
    for (const node of nodesIn(source)) {
        for (const mutation of OPERATORS.flatMap(({ mutate }) => mutate(node, source, NO_EVIDENCE))) {
            const line = (0,line_starts/* lineAt */.m)(starts, mutation.from);
            if (lines.has(line))
                byLine.set(line, [...(byLine.get(line) ?? []), mutation]);
        }
    }
    return [...byLine].flatMap(([line, all]) => all
        .toSorted((one, other) => (other.likelihood ?? 1) - (one.likelihood ?? 1))
        .slice(0, MAX_PER_LINE)
        .map(mutation => ({ file, line, what: mutation.what, text: applyMutation(text, mutation) }))
        .filter(mutant => !isDestructive(mutant.text)));
};

;// CONCATENATED MODULE: ./lib/domain/text/dependency-bumps.js

const VERSION = String.raw `[\^~<>=!v ]{0,4}(?<version>\d{1,6}(?:\.[\w.+-]{1,60})?)`;
const dependency_bumps_LINES = [
    [/(?:^|\/)package\.json$/, new RegExp(String.raw `^\s*"(?<name>[^"\s]{1,214})"\s*:\s*"${VERSION}"`)],
    [/(?:^|\/)go\.mod$/, new RegExp(String.raw `^\s*(?:require\s+)?(?<name>[\w./~-]{3,200}) ${VERSION}`)],
    [
        /(?:^|\/)(?:requirements|constraints)[^/]*\.(?:txt|in)$/,
        new RegExp(String.raw `^(?<name>[\w.-]{1,200})(?:\[[^\]]{0,100}\])?${VERSION}`),
    ],
    [/(?:^|\/)pyproject\.toml$/, new RegExp(String.raw `^\s*"(?<name>[\w.-]{1,200})(?:\[[^\]]{0,100}\])?${VERSION}`)],
    [/\.toml$/, new RegExp(String.raw `^\s*"?(?<name>[\w.-]{1,200})"?\s*=\s*(?:\{\s*version\s*=\s*)?"${VERSION}`)],
];
const NPM_LOCKED = /^ \s*"(?:[^"\n]{0,300}\/)?node_modules\/([^"\n]{1,214})": \{\n-\s*"version": "([^"\n]{1,60})",?\n(?:-[^\n]*\n){0,6}\+\s*"version": "([^"\n]{1,60})"/gm;
function bumpsIn(diff) {
    const found = (0,unified_diff/* parseDiff */.FR)(diff).flatMap(({ path = '', text, hunks }) => {
        if (/(?:^|\/)package-lock\.json$/.test(path))
            return [...text.matchAll(NPM_LOCKED)].map(([, name = '', from = '', to = '']) => ({ name, from, to }));
        const line = dependency_bumps_LINES.find(([of]) => of.test(path))?.[1];
        if (line === undefined)
            return [];
        const runs = hunks.flatMap(hunk => hunk.runs);
        const before = versionsIn(runs.flatMap(run => run.before), line);
        const after = versionsIn(runs.flatMap(run => run.after), line);
        return [...before].flatMap(([name, from]) => {
            const to = after.get(name);
            return to === undefined || to === from ? [] : [{ name, from, to }];
        });
    });
    return [...new Map(found.map(bump => [bump.name, bump])).values()];
}
function versionsIn(lines, pattern) {
    return new Map(lines.flatMap(line => {
        const { name, version } = pattern.exec(line.slice(0, 600))?.groups ?? {};
        return name === undefined || version === undefined ? [] : [[name, version]];
    }));
}
function changelogBetween(text, { from, to }, max) {
    const lines = text.split('\n');
    const first = lines.findIndex(line => isHeadingOf(line, to));
    if (first < 0)
        return '';
    const rest = lines.slice(first);
    const last = rest.findIndex(line => isHeadingOf(line, from));
    return rest
        .slice(0, last < 0 ? undefined : last)
        .join('\n')
        .slice(0, max)
        .trimEnd();
}
function isHeadingOf(line, version) {
    const found = /^(?:#{1,6}\s{1,4})?(?:Version |Release |v(?=\d)|@?[\w/.-]{1,100}@)?\[?v?(\d[\w.+-]{0,60})/i.exec(line)?.[1];
    return found === version || found === `${version}.`;
}

;// CONCATENATED MODULE: ./lib/engine/changelogs.js




const MAX_BUMPS = 3;
const changelogs_MAX_TEXT = 4_000;
const MAX_BYTES = 2_000_000;
const NAMES = /^(?:CHANGELOG|CHANGES|HISTORY|RELEASES?|NEWS)(?:\.(?:md|markdown|rst|txt))?$/i;
async function changelogsOf(diff, { roots, body }) {
    const bumps = bumpsIn(diff);
    const found = [];
    for (const bump of bumps) {
        if (found.length >= MAX_BUMPS)
            break;
        const text = await installedChangelog(bump, roots);
        if (text !== '')
            found.push({ ...bump, source: 'the installed package', text });
    }
    const [first] = bumps;
    if (found.length > 0 || first === undefined || body === undefined || body.trim() === '')
        return found;
    return [{ ...first, source: 'the pull request', text: body.slice(0, changelogs_MAX_TEXT) }];
}
async function installedChangelog(bump, roots) {
    for (const root of roots) {
        for (const folder of [(0,external_node_path_.join)(root, 'node_modules', bump.name), ...(await pythonMetadata(root, bump))]) {
            const names = await (0,external_node_fs_promises_.readdir)(folder).catch(() => []);
            for (const name of names.filter(each => NAMES.test(each) || each === 'METADATA')) {
                const text = changelogBetween(await packageText(root, (0,external_node_path_.join)(folder, name)), bump, changelogs_MAX_TEXT);
                if (text !== '')
                    return text;
            }
        }
    }
    return '';
}
async function pythonMetadata(root, { name, to }) {
    const wanted = `${name.replaceAll(/[-_.]+/g, '_')}-${to}.dist-info`.toLowerCase();
    const folders = await Promise.all(['.venv', 'venv'].map(async (environment) => {
        const lib = (0,external_node_path_.join)(root, environment, 'lib');
        const versions = await (0,external_node_fs_promises_.readdir)(lib).catch(() => []);
        return versions.map(version => (0,external_node_path_.join)(lib, version, 'site-packages'));
    }));
    const found = await Promise.all(folders.flat().map(async (folder) => {
        const names = await (0,external_node_fs_promises_.readdir)(folder).catch(() => []);
        return names.filter(each => each.toLowerCase() === wanted).map(each => (0,external_node_path_.join)(folder, each));
    }));
    return found.flat();
}
async function packageText(root, path) {
    try {
        const [top, real] = await Promise.all([(0,external_node_fs_promises_.realpath)(root), (0,external_node_fs_promises_.realpath)(path)]);
        const isInstalled = /[\\/](?:node_modules|site-packages)[\\/]/.test(real) && (0,guarded_files/* below */.Gz)(top, real);
        const info = await (0,external_node_fs_promises_.lstat)(real);
        if (!isInstalled || (0,external_node_path_.basename)(real) !== (0,external_node_path_.basename)(path) || !info.isFile() || info.size > MAX_BYTES)
            return '';
        return await (0,external_node_fs_promises_.readFile)(real, 'utf8');
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./lib/domain/policy/hidden-files.js
var hidden_files = __webpack_require__(86937);
// EXTERNAL MODULE: ./lib/config/settings.js + 1 modules
var config_settings = __webpack_require__(79015);
// EXTERNAL MODULE: ./lib/fixers/models/providers.js
var providers = __webpack_require__(35962);
// EXTERNAL MODULE: ./lib/domain/text/line-ends.js
var line_ends = __webpack_require__(97397);
;// CONCATENATED MODULE: ./lib/fixers/offline/code/lf-source.js

function withLfEnds(source) {
    const crlf = new Set();
    const asRead = (path, text) => {
        if (text === undefined || !(0,line_ends/* hasCrlfOnly */.Q2)(text))
            return text;
        crlf.add(path);
        return (0,line_ends/* withLf */.$A)(text);
    };
    return {
        list: () => source.list(),
        read: async (path) => asRead(path, await source.read(path)),
        original: async (path) => asRead(path, await source.original(path)),
        write: (path, text) => source.write(path, crlf.has(path) ? (0,line_ends/* withCrlf */.OX)(text) : text),
        reset: path => source.reset(path),
        changed: () => source.changed(),
    };
}

// EXTERNAL MODULE: ./lib/domain/text/shared-ends.js
var shared_ends = __webpack_require__(19732);
;// CONCATENATED MODULE: ./lib/fixers/offline/operators/alike-lines.js



const MAX_TWINS = 3;
const MIN_LENGTH = 12;
const alike_lines_SHARE = 0.5;
const alike_lines_linesOf = oncePerFile((source) => {
    const starts = (0,line_starts/* lineStartsOf */.x)(source.text);
    const all = source.text.split('\n').map((line, index) => {
        const text = line.trim();
        return { from: (starts[index] ?? 0) + line.indexOf(text), text };
    });
    const byText = new Map();
    for (const line of all) {
        const alike = byText.get(line.text);
        if (alike === undefined)
            byText.set(line.text, [line]);
        else
            alike.push(line);
    }
    return { all, byText, starts };
});
function withAlikeLines(mutation, source) {
    const all = changeOfAlikeLines(mutation, source);
    return all === undefined ? [mutation] : [mutation, all];
}
function changeOfAlikeLines(mutation, source) {
    const { all, byText, starts } = alike_lines_linesOf(source);
    const { from, to, insert } = mutation;
    const line = all[(0,line_starts/* lineAt */.m)(starts, from) - 1];
    if (line === undefined || line.text.length < MIN_LENGTH)
        return undefined;
    const offset = from - line.from;
    const isWithin = offset >= 0 && offset + (to - from) <= line.text.length && !insert.includes('\n');
    const alike = byText.get(line.text) ?? [];
    if (!isWithin || alike.length < 2 || alike.length > MAX_TWINS + 1)
        return undefined;
    const edits = alike.map(each => ({ from: each.from + offset, to: each.from + offset + (to - from) }));
    const what = `${mutation.what} in ${edits.length} lines`;
    return inAllPlaces({ ...mutation, what, likelihood: alike_lines_SHARE * (mutation.likelihood ?? 1) }, edits, source.text);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/certain-changes.js
const certain_changes_CERTAIN = new Set([
    'misspelled-name',
    'missing-import',
    'missing-export',
    'missing-await',
    'unused-import',
]);
const LIKELY = 0.75;
function certainOperators(all) {
    return all.filter(({ kind }) => certain_changes_CERTAIN.has(kind));
}
function isLikely({ likelihood = 1 }) {
    return likelihood >= LIKELY;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/candidates/heap.js
class Heap {
    #entries = [];
    #added = 0;
    add(value, score) {
        const entries = this.#entries;
        entries.push({ value, score, index: this.#added++ });
        let at = entries.length - 1;
        while (at > 0) {
            const above = (at - 1) >> 1;
            if (!isBefore(entries[at], entries[above]))
                return;
            this.#swap(at, above);
            at = above;
        }
    }
    take() {
        const entries = this.#entries;
        const first = entries[0];
        const last = entries.pop();
        if (first === undefined || last === undefined || entries.length === 0)
            return first;
        entries[0] = last;
        let at = 0;
        for (;;) {
            const [left, right] = [2 * at + 1, 2 * at + 2];
            let best = at;
            if (isBefore(entries[left], entries[best]))
                best = left;
            if (isBefore(entries[right], entries[best]))
                best = right;
            if (best === at)
                return first;
            this.#swap(at, best);
            at = best;
        }
    }
    #swap(one, other) {
        const [a, b] = [this.#entries[one], this.#entries[other]];
        if (a === undefined || b === undefined)
            return;
        this.#entries[one] = b;
        this.#entries[other] = a;
    }
}
function isBefore(one, other) {
    if (one === undefined || other === undefined)
        return false;
    return one.score > other.score || (one.score === other.score && one.index < other.index);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/placed-imports.js



function placedImport(line, source) {
    const nodes = (0,inner_nodes/* innerNodes */.q)(source.language.parse(source.text).topNode);
    return (joined(line, nodes, source) ?? {
        ...at(placed_imports_placeIn(nodes, source), `${line}\n`),
        what: `add \`${line}\``,
    });
}
function joined(line, nodes, source) {
    const { name = '', from } = /^import \{ (?<name>\S{1,200}) \} from (?<from>[^\s;]{1,400})/.exec(line)?.groups ?? {};
    const groups = nodes.flatMap(node => {
        const module = node.name === 'ImportDeclaration' ? node.getChild('String') : null;
        const isSame = module !== null && sliceOf(module, source) === from && node.getChild('type') === null;
        return isSame ? (node.getChild('ImportGroup') ?? []) : [];
    });
    const [group] = groups;
    if (group === undefined)
        return undefined;
    const last = (0,inner_nodes/* innerNodes */.q)(group).findLast(each => /^Variable(?:Definition|Name)$/.test(each.name));
    const place = last === undefined ? at(group.from + 1, ` ${name} `) : at(last.to, `, ${name}`);
    return { ...place, what: `import \`${name}\` from ${from}` };
}
function placed_imports_placeIn(nodes, source) {
    const isFuture = (node) => /^from\s+__future__\b/.test(sliceOf(node, source));
    const first = nodes.find(node => /^Import(?:Declaration|Statement)$/.test(node.name) && !isFuture(node));
    if (first !== undefined)
        return source.text.lastIndexOf('\n', first.from - 1) + 1;
    const end = nodes.findIndex(node => !isHead(node) && !isFuture(node));
    const last = nodes[(end < 0 ? nodes.length : end) - 1];
    return last === undefined ? 0 : lineEnd(source.text, last.to);
}
function isHead(node) {
    return /^(?:Hashbang|(?:Line|Block)?Comment)$/.test(node.name) || isDocstring(node);
}
function at(place, insert) {
    return { operator: 'missing-import', from: place, to: place, insert };
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/missing-imports.js



const missing_imports_MAX_FILES = 400;
const missing_imports_MAX_NAMES = 3;
const PYTHON_LIBRARY = {
    defaultdict: 'collections',
    Counter: 'collections',
    deque: 'collections',
    OrderedDict: 'collections',
    namedtuple: 'collections',
    datetime: 'datetime',
    date: 'datetime',
    timedelta: 'datetime',
    timezone: 'datetime',
    Path: 'pathlib',
    Decimal: 'decimal',
    Fraction: 'fractions',
    dataclass: 'dataclasses',
    field: 'dataclasses',
    Enum: 'enum',
    partial: 'functools',
    reduce: 'functools',
    wraps: 'functools',
    lru_cache: 'functools',
    chain: 'itertools',
    product: 'itertools',
    permutations: 'itertools',
    combinations: 'itertools',
    groupby: 'itertools',
    islice: 'itertools',
    accumulate: 'itertools',
    zip_longest: 'itertools',
    heappush: 'heapq',
    heappop: 'heapq',
    contextmanager: 'contextlib',
    suppress: 'contextlib',
    deepcopy: 'copy',
    sqrt: 'math',
    ceil: 'math',
    floor: 'math',
    gcd: 'math',
    Any: 'typing',
    Optional: 'typing',
    Iterable: 'typing',
};
const PYTHON_MODULES = new Set('abc ast base64 bisect calendar collections contextlib copy csv dataclasses datetime decimal enum functools glob hashlib heapq html io itertools json logging math operator os pathlib random re shutil statistics string struct subprocess sys tempfile textwrap threading time traceback types typing urllib uuid warnings zlib'.split(' '));
async function missingImports(source, { unknown }, tree) {
    const names = [...new Set(unknown.map(({ name }) => name))]
        .filter(name => isUsedBare(name, source))
        .slice(0, missing_imports_MAX_NAMES);
    if (names.length === 0)
        return [];
    const found = new Map(names.map(name => [name, { lines: new Set(), definedIn: new Set() }]));
    const listed = await tree.list();
    const isPackage = (folder) => listed.includes(`${folder}__init__.py`);
    const files = listed.filter(file => tree.isTest?.(file) !== true);
    for (const file of nearest(files, source)) {
        const text = (await tree.read(file)) ?? '';
        for (const name of names) {
            if (!text.includes(name))
                continue;
            const { lines, isDefinition } = importsOf(name, { file, text }, { source, isPackage });
            if (isDefinition)
                found.get(name)?.definedIn.add(file);
            for (const line of lines)
                found.get(name)?.lines.add(line);
        }
    }
    return [...found].flatMap(([name, { lines, definedIn }]) => {
        const library = source.language.name === 'python' ? fromLibrary(name) : [];
        const all = [...new Set([...lines, ...library])].slice(0, 5);
        const isCertain = definedIn.size === 1 ? library.length === 0 : definedIn.size === 0 && all.length === 1;
        return all.map((line, index) => ({
            ...placedImport(line, source),
            likelihood: isCertain ? 1 - SPELLING * index : AMBIGUOUS * likelihoodAt(index),
        }));
    });
}
const SPELLING = 0.05;
const AMBIGUOUS = 0.7;
function isUsedBare(name, { text }) {
    if (!/^[A-Za-z_$][\w$]*$/.test(name))
        return false;
    const word = name.replaceAll('$', String.raw `\$`);
    return new RegExp(String.raw `(?<![\w$.])${word}(?![\w$])`).test(text);
}
function nearest(files, source) {
    const folder = source.file.slice(0, source.file.lastIndexOf('/') + 1);
    const same = files.filter(file => file !== source.file && (0,languages/* languageOf */.eX)(file)?.name === source.language.name);
    return same
        .toSorted((a, b) => Number(b.startsWith(folder)) - Number(a.startsWith(folder)) || (a < b ? -1 : 1))
        .slice(0, missing_imports_MAX_FILES);
}
function importsOf(name, { file, text }, { source, isPackage }) {
    const lines = text.split('\n', 5_000).filter(line => line.includes(name) && line.length < 200);
    if (source.language.name === 'python') {
        const defines = lines.some(line => definesPython(line, name));
        const copied = lines.filter(line => /^(?:from [\w.]+ )?import /.test(line) && importsName(line, name));
        const modules = defines ? pythonModules(file, source.file, isPackage) : [];
        const own = modules.map(module => `from ${module} import ${name}`);
        return { lines: [...own, ...copied], isDefinition: defines };
    }
    const exported = lines.some(line => exportsName(line, name));
    const paths = exported ? missing_imports_pathsOf(relativePath(source.file, file), source) : [];
    return { lines: paths.map(path => `import { ${name} } from ${path}`), isDefinition: exported };
}
const RELATIVE = /\bfrom\s{1,20}(?<quote>['"])(?<path>\.{1,2}\/[^'"\n]{0,300})\k<quote>(?<end>;?)/;
function missing_imports_pathsOf(path, { text }) {
    const { quote = "'", path: other, end = '' } = RELATIVE.exec(text)?.groups ?? {};
    const bare = path.replace(/\.[cm]?[jt]sx?$/, '');
    const built = path.replace(/\.([cm]?)tsx?$/, '.$1js');
    const likely = other === undefined ? path : !/\.[cm]?[jt]sx?$/.test(other) ? bare : /\.[cm]?js$/.test(other) ? built : path;
    return [...new Set([likely, path, built, bare])].map(each => `${quote}${each}${quote}${end}`);
}
function definesPython(line, name) {
    return (['def ', 'async def ', 'class '].some(word => line.startsWith(`${word}${name}`)) || line.startsWith(`${name} = `));
}
function importsName(line, name) {
    const imported = line.slice(line.indexOf('import ') + 7);
    return !line.includes('(') && imported.split(',').some(part => (part.split(' as ').at(-1) ?? '').trim() === name);
}
function exportsName(line, name) {
    const match = /^export (?:async )?(?:function\*?|class|const|let) ([\w$]+)/.exec(line);
    return match?.[1] === name;
}
function pythonModules(file, from, isPackage) {
    const path = file.replace(/(?:\/__init__)?\.pyi?$/, '');
    const folder = from.slice(0, from.lastIndexOf('/') + 1);
    if (folder === '' || !path.startsWith(folder))
        return [path.replace(/^src\//, '').replaceAll('/', '.')];
    const inside = path.slice(folder.length).replaceAll('/', '.');
    return isPackage(folder) ? [`.${inside}`, inside] : [inside, `.${inside}`];
}
function relativePath(from, to) {
    const [left, right] = [from.split('/').slice(0, -1), to.split('/')];
    let shared = 0;
    while (shared < left.length && left[shared] === right[shared])
        shared += 1;
    const up = left.slice(shared).map(() => '..');
    return [...(up.length === 0 ? ['.'] : up), ...right.slice(shared)].join('/');
}
function fromLibrary(name) {
    const module = Object.hasOwn(PYTHON_LIBRARY, name) ? PYTHON_LIBRARY[name] : undefined;
    return [
        ...(PYTHON_MODULES.has(name) ? [`import ${name}`] : []),
        ...(module === undefined ? [] : [`from ${module} import ${name}`]),
    ];
}

;// CONCATENATED MODULE: ./lib/fixers/offline/candidates/places.js


function placesIn(source) {
    const starts = (0,line_starts/* lineStartsOf */.x)(source.text);
    const found = new Map();
    const functions = [];
    for (const node of nodesIn(source)) {
        while ((functions.at(-1)?.to ?? Infinity) <= node.from)
            functions.pop();
        if (isFunction(node)) {
            const symbol = functionName(node, source) || (functions.at(-1)?.symbol ?? '');
            functions.push({ to: node.to, symbol });
        }
        const line = (0,line_starts/* lineAt */.m)(starts, node.from);
        const symbol = functions.at(-1)?.symbol ?? '';
        const place = found.get(`${line} ${symbol}`);
        if (place === undefined)
            found.set(`${line} ${symbol}`, { line, symbol, nodes: [node] });
        else
            place.nodes.push(node);
    }
    return [...found.values()];
}
function symbolAt(source, offset) {
    const node = treeOf(source).resolveInner(offset, 1);
    let scope = isFunction(node) ? node : enclosingFunction(node);
    for (; scope !== undefined; scope = enclosingFunction(scope)) {
        const name = functionName(scope, source);
        if (name !== '')
            return name;
    }
    return '';
}
function isReported({ line, nodes }, { text }, lines) {
    if (lines === undefined || lines.has(line))
        return lines !== undefined;
    const node = nodes.find(({ name }) => /^Import(?:Declaration|Statement|Decl)$/.test(name));
    if (node === undefined)
        return false;
    const last = (0,line_starts/* lineAt */.m)((0,line_starts/* lineStartsOf */.x)(text), node.to);
    return [...lines].some(each => each > line && each <= last);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/candidates/rank.js
const PRIOR = {
    'misspelled-name': 8,
    'missing-import': 6,
    'unused-import': 1,
    'missing-export': 9,
    'reverted-word': 1.2,
    'wrong-value': 1.5,
    'forgotten-parameter': 3,
    comparison: 1,
    arithmetic: 0.9,
    'off-by-one': 0.85,
    boolean: 0.8,
    negation: 0.7,
    'reverted-hunk': 0.65,
    'sibling-method': 0.6,
    'other-name': 0.6,
    'swapped-arguments': 0.6,
    constant: 0.5,
    text: 0.5,
    pattern: 0.5,
    statement: 0.5,
    'missing-return': 0.4,
    'missing-await': 0.4,
    operand: 0.4,
    wrapped: 0.35,
    loop: 0.35,
    slice: 0.3,
    'null-guard': 0.25,
    'missing-case': 0.25,
    'default-argument': 0.2,
    'copied-expression': 0.2,
    guard: 0.15,
    'built-condition': 0.6,
    'built-expression': 0.5,
    'built-guard': 0.4,
    'two-changes': 0.1,
};
const INDUCING = { any: 4, reverted: 8 };
function candidateScore(place, localization) {
    return operatorWeight(place.operator, localization.signals) * placeWeight(place, localization);
}
function operatorWeight(operator, signals) {
    return PRIOR[operator] * signalWeight(operator, signals);
}
function placeWeight({ file, line, symbol, operator, rank }, { asserted, mentioned, changed, stack, suspects, executed }) {
    let weight = (executed?.weight(file, line, symbol) ?? 1) / (1 + rank / 2);
    if (asserted.has(symbol))
        weight *= 4;
    else if (mentioned.has(symbol))
        weight *= 2.5;
    const isReverted = operator?.startsWith('reverted') === true;
    if (isReverted || changed.get(file)?.has(line))
        weight *= 3;
    const within = suspects.filter(span => span.file === file && span.from <= line && line <= span.to);
    weight *= 1 + 2 * Math.max(0, ...within.map(({ share }) => share));
    if (within.some(({ isInducing }) => isInducing === true))
        weight *= INDUCING[isReverted ? 'reverted' : 'any'];
    const distance = Math.min(...[...(stack.get(file) ?? [])].map(at => Math.abs(at - line)));
    if (distance === 0)
        weight *= 4;
    else if (distance <= 3)
        weight *= 2;
    return weight;
}
function signalWeight(operator, signals) {
    switch (operator) {
        case 'null-guard':
            return signals.missingValue ? 6 : 1;
        case 'missing-return':
            return signals.returnedNothing || signals.missingValue ? 5 : 1;
        case 'missing-await':
            return signals.promise ? 6 : 1;
        case 'off-by-one':
            return signals.byOne ? 1.6 : 1;
        case 'comparison':
            return signals.byOne || signals.negated ? 1.3 : 1;
        case 'arithmetic':
            return signals.numbers ? 1.3 : 1;
        case 'negation':
        case 'boolean':
        case 'constant':
            return signals.negated ? 1.5 : 1;
        case 'guard':
            return signals.outOfRange ? 5 : signals.missingValue ? 2 : 1;
        default:
            return 1;
    }
}
const rank_MANY = 16;
const FATIGUE = 0.75;
function mutationWorth(score, tried) {
    return tried < rank_MANY ? score : score * FATIGUE ** (1 + Math.floor(Math.log2(tried / rank_MANY)));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/constants.js



const EMPTY = {
    javascript: ['null', 'undefined', '[]', '{}', "''", '0', 'false', 'true', '-1', '1'],
    python: ['None', '[]', '{}', '""', '0', 'False', 'True', '-1', '1', 'set()', '()'],
};
const constants_MAX_VALUES = 8;
const constants_MAX_NAMES = 5;
const otherConstant = (node, source, { numbers }) => {
    if (node.name === 'Number')
        return [...otherNumbers(node, source, numbers), ...variables(node, source)];
    return isRead(node) ? otherEmptyValues(node, source) : [];
};
const wrongValue = (node, source, { pairs }) => {
    if (!/^(?:Number|UnaryExpression|Boolean(?:Literal)?|None|null)$/.test(node.name) || !isRead(node))
        return [];
    const text = sliceOf(node, source);
    if (node.name === 'Number' && node.parent?.name === 'UnaryExpression')
        return [];
    return pairs
        .filter(({ actual, expected }) => actual === text && VALUE.test(expected))
        .map(({ expected }) => replace(node, source, { operator: 'wrong-value', insert: expected }));
};
const VALUE = /^(?:-?\d+(?:\.\d+)?|true|false|null|undefined|True|False|None|\[\]|\{\})$/;
function otherNumbers(node, source, tests) {
    const text = sliceOf(node, source);
    const value = Number(text.replaceAll('_', ''));
    if (!Number.isFinite(value))
        return [];
    const near = [0, 1, 2, value * 10, value / 10, value * 2, value / 2, value + 2].filter(other => other !== value && other >= 0 && (Number.isInteger(other) || !Number.isInteger(value)));
    const isSigned = node.parent?.name === 'UnaryExpression';
    const written = [...near.map(String), ...(isSigned || value === 0 ? [] : [`-${text}`])];
    const fromTests = tests.filter(number => !isSigned || !number.startsWith('-')).slice(0, constants_MAX_VALUES);
    const change = (insert, likelihood) => replace(node, source, { operator: 'constant', insert, likelihood });
    const others = [
        ...written.map((insert, index) => change(insert, 0.9 * likelihoodAt(index / 2))),
        ...fromTests.map((insert, index) => change(insert, 0.4 * likelihoodAt(index))),
    ];
    const useful = others.filter(({ insert }) => insert !== text && !isNeutralOperand(node, source, insert));
    return [...useful, ...(isSigned ? withoutSign(node, source) : [])];
}
function variables(node, source) {
    if (node.parent?.name !== 'ArrayExpression' || node.parent.parent?.name === 'MemberExpression')
        return [];
    return nearVariables(node, source, 2)
        .slice(0, constants_MAX_NAMES)
        .map((insert, index) => replace(node, source, { operator: 'constant', insert, likelihood: 0.5 * likelihoodAt(index / 2) }));
}
function withoutSign(node, source) {
    const signed = node.parent;
    if (signed === null || sliceOf(signed, source)[0] !== '-')
        return [];
    return [replace(signed, source, { operator: 'constant', insert: sliceOf(node, source), likelihood: 0.8 })];
}
function otherEmptyValues(node, source) {
    const values = EMPTY[source.language.name];
    const text = sliceOf(node, source).replaceAll('"', source.language.name === 'python' ? '"' : "'");
    const isEmpty = /^(?:None|null|undefined|\[\]|\{\}|''|""|set\(\)|\(\)|true|false|True|False)$/.test(text);
    if (!isEmpty || node.parent?.name === 'ImportDeclaration')
        return [];
    return values
        .filter(value => value !== text)
        .map((insert, index) => replace(node, source, { operator: 'constant', insert, likelihood: 0.5 * likelihoodAt(index / 3) }));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/assigned-places.js


const MAX_PLACES = 3;
const otherAssignedPlace = (node, source) => {
    if (node.name !== 'MemberExpression' || !isAssigned(node) || node.parent === null)
        return [];
    const own = sliceOf(node, source);
    const value = node.parent.lastChild === null ? '' : sliceOf(node.parent.lastChild, source);
    const places = [...new Set(membersIn(node.parent, node.to, source))].filter(text => text !== own && text !== value);
    return places
        .slice(0, MAX_PLACES)
        .map((insert, index) => replace(node, source, { operator: 'copied-expression', insert, likelihood: likelihoodAt(index) }));
};
function membersIn(assignment, from, source) {
    return [...nodesUnder(assignment)]
        .filter(node => node.name === 'MemberExpression' && node.from >= from && node.lastChild?.name === ']')
        .map(node => sliceOf(node, source));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/base-cases.js


const EQUAL = /^(?:==|===)$/;
const base_cases_EMPTY = { python: /^not (?<list>[\w.]+)$/, javascript: /^!(?<list>[\w$.]+)\.length$/ };
const wholeBaseCase = (node, source) => {
    const size = node.name === 'BinaryExpression' ? comparedWithNone(node, source) : sizeIfEmpty(node, source);
    if (size === undefined)
        return [];
    return [replace(node, source, { operator: 'comparison', insert: `${size} <= 1`, likelihood: 0.6 })];
};
function comparedWithNone(node, source) {
    const [left, operator, right] = (0,inner_nodes/* innerNodes */.q)(node);
    if (left === undefined || operator?.name !== 'CompareOp' || right?.name !== 'Number')
        return undefined;
    const size = sliceOf(left, source);
    const isSize = !/[%&]/.test(size) && EQUAL.test(sliceOf(operator, source)) && sliceOf(right, source) === '0';
    return isSize ? size : undefined;
}
function sizeIfEmpty(node, source) {
    if (node.name !== 'UnaryExpression')
        return undefined;
    const list = base_cases_EMPTY[source.language.name].exec(sliceOf(node, source))?.groups?.['list'];
    if (list === undefined)
        return undefined;
    return source.language.name === 'python' ? `len(${list})` : `${list}.length`;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/clamps.js





const MAX_LISTS = 3;
const clamps = (node, source) => {
    if (node.name === 'BinaryExpression')
        return boundByZero(node, source);
    const scope = functionOrFile(node);
    const place = node.name === 'VariableName' && isFunction(scope) && isRead(node) ? clamps_placeOf(node) : 'none';
    if (place === 'none')
        return [];
    const name = sliceOf(node, source);
    const { min } = extremeCalls(source);
    const lists = measuredLists(scope, source).filter(({ list }) => !list.split('.').includes(name));
    if (lists.length === 0)
        return [];
    const visible = new Set(['this', 'self', ...namesInScope(node, source).map(each => each.name)]);
    return lists
        .filter(({ list }) => visible.has(list.split('.', 1)[0] ?? ''))
        .map(({ length }) => `${min}(${name}, ${length}${place === 'index' ? ' - 1' : ''})`)
        .slice(0, MAX_LISTS)
        .map((insert, index) => replace(node, source, { operator: 'guard', insert, likelihood: 0.6 * likelihoodAt(index / 2) }));
};
function boundByZero(node, source) {
    const [, operator] = (0,inner_nodes/* innerNodes */.q)(node);
    if (operator === undefined || !/^[-+]$/.test(sliceOf(operator, source)) || !isRead(node))
        return [];
    if (/["'`]/.test(sliceOf(node, source)))
        return [];
    if (!/^(?:AssignStatement|AssignmentExpression|VariableDeclaration|ReturnStatement)$/.test(node.parent?.name ?? ''))
        return [];
    const { max } = extremeCalls(source);
    const insert = `${max}(0, ${sliceOf(node, source)})`;
    return [replace(node, source, { operator: 'guard', insert, likelihood: 0.8 })];
}
function clamps_placeOf({ parent, prevSibling, nextSibling }) {
    switch (parent?.name) {
        case 'MemberExpression': {
            if (prevSibling?.name === '[' && nextSibling?.name === ']')
                return 'index';
            const colons = (0,inner_nodes/* innerNodes */.q)(parent).filter(({ name, to }) => name === ':' && to <= (nextSibling?.from ?? 0));
            return (prevSibling?.name === '[' || prevSibling?.name === ':') && colons.length < 2 ? 'end' : 'none';
        }
        case 'VariableDeclaration':
            return prevSibling?.prevSibling?.name === 'VariableDefinition' ? 'end' : 'none';
        case 'AssignStatement':
        case 'AssignmentExpression':
        case 'ConditionalExpression':
            return prevSibling === null ? 'none' : 'end';
        default:
            return 'none';
    }
}
const LENGTH = /^(?:len\((?<python>[A-Za-z_][\w.]{0,60})\)|(?<javascript>[A-Za-z_$][\w$.]{0,60})\.length)$/;
const measuredLists = oncePerNode(measure);
function measure(scope, source) {
    const found = new Map();
    for (const node of nodesUnder(scope)) {
        if (node.name === 'CallExpression' || node.name === 'MemberExpression') {
            const { python, javascript } = LENGTH.exec(sliceOf(node, source).slice(0, 80))?.groups ?? {};
            const list = python ?? javascript;
            if (list !== undefined && !found.has(list))
                found.set(list, sliceOf(node, source));
        }
    }
    return [...found].map(([list, length]) => ({ list, length }));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/comprehension-filters.js


const comprehensionFilter = (node, source) => {
    if (source.language.name !== 'python' || !/Comprehension|^ArgList$/.test(node.name))
        return [];
    const children = (0,inner_nodes/* innerNodes */.q)(node);
    const target = elementOf(children);
    const last = children.at(-2);
    if (target === undefined || last === undefined || children.some(({ name }) => name === 'if'))
        return [];
    const name = sliceOf(target, source);
    return [name, `${name} is not None`, `${name}.strip()`].map((test, index) => ({
        operator: 'guard',
        from: last.to,
        to: last.to,
        insert: ` if ${test}`,
        what: `leave out each \`${name}\` but \`if ${test}\``,
        likelihood: likelihoodAt(index / 2),
    }));
};
function elementOf(children) {
    const at = children.findLastIndex(({ name }) => name === 'for');
    const [target, word] = children.slice(at + 1);
    return at >= 0 && target?.name === 'VariableName' && word?.name === 'in' ? target : undefined;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/code/code-lines.js
function wholeLines({ from, to }, { text }) {
    let last = to;
    while (last > from && /\s/.test(text[last - 1] ?? ''))
        last -= 1;
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const found = text.indexOf('\n', last);
    const end = found < 0 ? text.length : found;
    const indent = text.slice(start, from);
    const rest = text.slice(last, end).trim();
    if (indent.trim() !== '' || !/^(?:[;,]|#.*|\/\/.*)?$/.test(rest))
        return undefined;
    return { from: start, to: end, text: text.slice(start, end), indent };
}
function behindHashbang(text) {
    return text.startsWith('#!') ? text.indexOf('\n') + 1 : 0;
}
function reindented(text, from, to) {
    return text
        .split('\n')
        .map(line => (line.startsWith(from) ? to + line.slice(from.length) : line))
        .join('\n');
}
function indentStep({ text, language }) {
    const known = STEPS.get(text);
    if (known !== undefined)
        return known;
    const found = /^(?:\t| {2,8})(?=\S)/m.exec(text)?.[0] ?? (language.name === 'python' ? '    ' : '  ');
    if (STEPS.size >= 100)
        STEPS.clear();
    STEPS.set(text, found);
    return found;
}
const STEPS = new Map();

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/guards.js






const RESULTS = {
    python: ['[]', '0', '""', 'None', 'False', 'True', '{}', '-1', 'set()'],
    javascript: ['[]', '0', "''", 'undefined', 'null', 'false', 'true', '{}', '-1'],
};
const MAX_CONDITIONS = 8;
const guards = (node, source, evidence) => [
    ...emptyParameters(node, source, evidence),
    ...guarded(node, source),
    ...leavingGuards(node, source),
];
function emptyParameters(node, source, evidence) {
    const scope = isFunction(node) ? node : isStatement(node) ? enclosingFunction(node) : undefined;
    if (scope === undefined)
        return [];
    const body = (0,inner_nodes/* innerNodes */.q)(scope).find(({ name }) => name === 'Block' || name === 'Body');
    const first = body === undefined ? undefined : (0,inner_nodes/* innerNodes */.q)(body).find(each => isStatement(each) && !isDocstring(each));
    const at = first === undefined ? undefined : wholeLines(first, source);
    if (at === undefined)
        return [];
    const [line = ''] = sliceOf(node, source).split('\n', 1);
    const words = new Set(line.match(/[\w$]+/g));
    const isPython = source.language.name === 'python';
    const results = resultsFor(source, evidence);
    return parametersOf(scope, source)
        .filter(name => scope === node || words.has(name))
        .slice(0, 4)
        .flatMap(name => {
        const tests = isPython ? [`not ${name}`] : [`!${name}`, `${name}.length === 0`];
        return tests.flatMap(test => [...results, name].map((result, index) => insertion(at.from, {
            insert: ifStatement(test, `return ${result}`, at.indent, isPython),
            what: `return \`${result}\` if \`${test}\``,
            likelihood: likelihoodAt(index / 3),
        })));
    });
}
function resultsFor({ language }, { pairs }) {
    const expected = new Set(pairs.map(each => each.expected));
    const isExpected = (result) => expected.has(test_evidence_unquoted(result));
    return RESULTS[language.name].toSorted((a, b) => Number(isExpected(b)) - Number(isExpected(a)));
}
function parametersOf(node, source) {
    const list = (0,inner_nodes/* innerNodes */.q)(node).find(({ name }) => name === 'ParamList');
    return parameterNodes(list)
        .map(parameter => sliceOf(parameter, source))
        .filter(name => name !== 'self' && name !== 'cls');
}
const conditionsIn = oncePerNode(findConditions);
function findConditions(scope, source) {
    const found = new Set();
    for (const node of nodesUnder(scope)) {
        const isComparison = node.name === 'BinaryExpression' && (0,inner_nodes/* innerNodes */.q)(node).some(({ name }) => /^(?:CompareOp|in|is)$/.test(name));
        if (isComparison || (node.name === 'UnaryExpression' && /^(?:!|not )/.test(sliceOf(node, source))))
            found.add(sliceOf(node, source));
    }
    return [...found].slice(0, MAX_CONDITIONS);
}
function guarded(node, source) {
    if (!/^(?:Expression|Assign|Update|Return|Continue|Break)Statement$/.test(node.name) || !isStatement(node))
        return [];
    const own = wholeLines(node, source);
    const scope = functionOrFile(node);
    if (own === undefined || !isFunction(scope))
        return [];
    const isPython = source.language.name === 'python';
    return conditionsIn(scope, source).map((test, index) => ({
        operator: 'guard',
        from: own.from,
        to: own.to,
        insert: ifStatement(test, own.text.trim(), own.indent, isPython).trimEnd(),
        what: `run \`${shortCode(own.text)}\` only if \`${shortCode(test)}\``,
        likelihood: 0.4 * likelihoodAt(index / 2),
    }));
}
function leavingGuards(node, source) {
    const loop = node.parent?.parent;
    if (!isStatement(node) || !/^(?:For|While)Statement$/.test(loop?.name ?? ''))
        return [];
    if (node.parent?.prevSibling?.name === 'else')
        return [];
    const own = wholeLines(node, source);
    const scope = functionOrFile(node);
    if (own === undefined || !isFunction(scope))
        return [];
    const isPython = source.language.name === 'python';
    return conditionsIn(scope, source)
        .slice(0, 4)
        .flatMap(test => ['continue', 'break'].map(leave => insertion(own.from, {
        insert: ifStatement(test, leave, own.indent, isPython),
        what: `${leave} if \`${shortCode(test)}\``,
        likelihood: 0.2,
    })));
}
function ifStatement(test, does, indent, isPython) {
    return isPython ? `${indent}if ${test}:\n${indent}    ${does}\n` : `${indent}if (${test}) ${does}\n`;
}
function insertion(at, rest) {
    return { operator: 'guard', from: at, to: at, ...rest };
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/switches.js





const MAX_SWITCHES = 8;
const switches_MAX_LENGTH = 60;
const switchesOf = oncePerFile(findSwitches);
function switchesFor(node, source, { strings }) {
    const known = switchesOf(source);
    if (known.length === 0)
        return [];
    const visible = new Set(namesInScope(node, source).map(({ name }) => name));
    const isNamed = ({ text }) => strings.some(each => each.length > 2 && text.includes(each));
    return known
        .filter(({ name, owner }) => (/^(?:this|self)$/.test(name) ? owner === ownerOf(node) : visible.has(name)))
        .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
        .map(({ text }) => text)
        .slice(0, MAX_SWITCHES);
}
function findSwitches(source) {
    const found = new Map();
    for (const node of nodesIn(source)) {
        if (!/^(?:VariableName|MemberExpression)$/.test(node.name) || !isAsked(node) || hasCall(node))
            continue;
        const text = sliceOf(node, source);
        if (text.length > switches_MAX_LENGTH)
            continue;
        const [name = ''] = /^[\w$]+/.exec(text) ?? [];
        const owner = ownerOf(node);
        const key = `${owner ?? ''} ${text}`;
        found.set(key, { text, name, owner, count: (found.get(key)?.count ?? 0) + 1 });
    }
    return [...found.values()].toSorted((a, b) => b.count - a.count);
}
function ownerOf(node) {
    for (let at = node.parent; at !== null; at = at.parent)
        if (/^Class(?:Declaration|Definition|Expression)$/.test(at.name))
            return at.from;
    return undefined;
}
function isAsked(node) {
    const { parent, prevSibling } = node;
    switch (parent?.name) {
        case 'IfStatement':
            return /^(?:if|elif)$/.test(prevSibling?.name ?? '');
        case 'ParenthesizedExpression':
            return parent.parent?.name === 'IfStatement';
        case 'BinaryExpression':
            return isJoined(node);
        case 'UnaryExpression':
            return /^(?:LogicOp|not)$/.test(prevSibling?.name ?? '');
        default:
            return false;
    }
}
function hasCall(node) {
    return (0,inner_nodes/* innerNodes */.q)(node).some(child => child.name === 'CallExpression' || hasCall(child));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/copies.js






const MAX_COPIES = 30;
const copies_MAX_LENGTH = 80;
const copiedExpression = (node, source, evidence) => {
    const scope = functionOrFile(node);
    if (!isFunction(scope) || !isRead(node))
        return [];
    return [...copies(node, source, scope), ...copies_joined(node, source, { scope, evidence })];
};
const expressionsIn = oncePerNode(findExpressions);
function findExpressions(scope, source) {
    const found = new Map();
    const visit = (node) => {
        if (isRead(node) && node.to - node.from <= copies_MAX_LENGTH && !isFunction(node)) {
            const text = sliceOf(node, source);
            if (!found.has(text))
                found.set(text, {
                    text,
                    operand: asOperand(node, source),
                    name: node.name,
                    slot: slotOf(node),
                    from: node.from,
                });
        }
        for (const child of (0,inner_nodes/* innerNodes */.q)(node))
            visit(child);
    };
    visit(scope);
    return [...found.values()];
}
function slotOf(node) {
    const parent = node.parent?.name ?? '';
    return parent === 'BinaryExpression' && node.parent !== null
        ? ((0,inner_nodes/* innerNodes */.q)(node.parent).find(({ name }) => name.endsWith('Op'))?.name ?? parent)
        : parent;
}
function copies(node, source, scope) {
    if (isAssigned(node) || isFunction(node))
        return [];
    const slot = slotOf(node);
    const text = sliceOf(node, source);
    const likeness = (other) => (other.slot === slot ? 2 : 0) + (other.name === node.name ? 1 : 0) + (sharesWords(other.text, text) ? 1 : 0);
    return (expressionsIn(scope, source)
        .filter(other => other.name !== 'Number' || node.parent?.name !== 'MemberExpression' || standsAlone(node))
        .filter(other => other.text !== text && !(node.name === 'VariableName' && other.name === 'VariableName'))
        .map(other => ({ other, rank: likeness(other), distance: Math.abs(other.from - node.from) }))
        .toSorted((a, b) => b.rank - a.rank || a.distance - b.distance)
        .slice(0, MAX_COPIES)
        .map(({ other }, index) => replace(node, source, {
        operator: 'copied-expression',
        insert: standsAlone(node) ? other.text : other.operand,
        likelihood: likelihoodAt(index / 3),
    })));
}
function sharesWords(one, other) {
    const words = new Set(one.match(/[A-Za-z_]\w*/g));
    return (other.match(/[A-Za-z_]\w*/g) ?? []).some(word => words.has(word));
}
function copies_joined(node, source, { scope, evidence }) {
    if (!isBranchCondition(node))
        return [];
    const text = sliceOf(node, source);
    const [and, or] = source.language.name === 'python' ? ['and', 'or'] : ['&&', '||'];
    const isNew = (other) => other !== text && !text.includes(other);
    const conditions = conditionsIn(scope, source)
        .filter(isNew)
        .flatMap(other => [and, or].flatMap(word => [`${text} ${word} ${other}`, `${other} ${word} ${text}`]));
    const switches = switchesFor(node, source, evidence)
        .filter(isNew)
        .map(other => `${other} ${and} ${copies_isBound(node) ? text : asOperand(node, source)}`);
    return [
        ...conditions.map((insert, index) => ({ insert, likelihood: 0.6 * likelihoodAt(index / 4) })),
        ...switches.map((insert, index) => ({ insert, likelihood: 0.6 * likelihoodAt(index / 3) })),
    ].map(change => replace(node, source, { operator: 'copied-expression', ...change }));
}
function copies_isBound(node) {
    const signs = (0,inner_nodes/* innerNodes */.q)(node).filter(({ name }) => /Op$|^(?:and|or|in|is|not)$/.test(name));
    return node.name === 'BinaryExpression' && signs.every(({ name }) => /^(?:CompareOp|and|in|is|not)$/.test(name));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/early-exits.js




const LEAVES = /^(?:Return|Continue|Break|Throw|Raise)Statement$/;
const earlyExit = (node, source) => {
    const block = node.parent;
    const branch = block?.parent;
    if (!isStatement(node) || LEAVES.test(node.name) || branch?.name !== 'IfStatement' || block === null)
        return [];
    if (!/^(?:Body|Block)$/.test(block.name))
        return [];
    const all = (0,inner_nodes/* innerNodes */.q)(block).filter(isStatement);
    const own = wholeLines(node, source);
    if (own === undefined || all.at(-1)?.from !== node.from || !isFollowed(branch))
        return [];
    const words = outermostLoop(node) !== undefined ? ['continue', 'break'] : returnsNothing(functionOrFile(node)) ? ['return'] : [];
    const end = own.text.trimEnd().endsWith(';') ? ';' : '';
    return words.map((word) => ({
        operator: 'statement',
        from: own.to,
        to: own.to,
        insert: `\n${own.indent}${word}${end}`,
        ...MEANINGS[word],
    }));
};
const MEANINGS = {
    continue: { what: 'go on with the next turn of the loop', likelihood: 0.5 },
    break: { what: 'leave the loop', likelihood: 0.35 },
    return: { what: 'return at the end of the branch', likelihood: 0.5 },
};
function returnsNothing(scope) {
    if (!isFunction(scope))
        return false;
    return ![...nodesUnder(scope)].some(each => each.name === 'ReturnStatement' && (0,inner_nodes/* innerNodes */.q)(each).some(({ name }) => /^[A-Z]/.test(name)));
}
function isFollowed(node) {
    for (let at = node.nextSibling; at !== null; at = at.nextSibling)
        if (isStatement(at))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/code/declarations.js
const TYPE = /^Type(?:Def|Annotation)$/;
const ASSIGNS = /^(?:AssignOp|Equals)$/;
function declarationOf(name) {
    const { nextSibling } = name;
    const last = nextSibling !== null && TYPE.test(nextSibling.name) ? nextSibling : name;
    const sign = last.nextSibling;
    const value = sign !== null && ASSIGNS.test(sign.name) ? sign.nextSibling : null;
    return { last, value: value ?? undefined };
}
function nameDeclaredBy(value) {
    const sign = value.prevSibling;
    if (sign === null || !ASSIGNS.test(sign.name))
        return undefined;
    const before = sign.prevSibling;
    const name = before !== null && TYPE.test(before.name) ? before.prevSibling : before;
    return name ?? undefined;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/extremes.js






const MAX_LIMITS = 3;
const extremes = (node, source) => {
    switch (node.name) {
        case 'AssignStatement':
        case 'AssignmentExpression':
            return [...kept(node, source), ...keptParts(node, source), ...limited(node, source)];
        case 'UpdateStatement':
            return limited(node, source);
        case 'Number':
            return belowAll(node, source);
        default:
            return [];
    }
};
function assignedIn(node, source) {
    const [target, operator, value, ...others] = (0,inner_nodes/* innerNodes */.q)(node).filter(({ name }) => name !== 'TypeDef');
    if (target === undefined || operator === undefined || value === undefined || others.length > 0)
        return undefined;
    return /^(?:VariableName|MemberExpression)$/.test(target.name)
        ? { target, operator: sliceOf(operator, source), value }
        : undefined;
}
function kept(node, source) {
    const assigned = outermostLoop(node) === undefined ? undefined : assignedIn(node, source);
    if (assigned?.operator !== '=' || extremes_LITERAL.test(assigned.value.name))
        return [];
    const [own, value] = [sliceOf(assigned.target, source), sliceOf(assigned.value, source)];
    if (own === value || value.includes(own) || !isKnownBefore(assigned.target, source))
        return [];
    const { max, min } = extremeCalls(source);
    return [max, min].map(call => replace(assigned.value, source, { operator: 'guard', insert: `${call}(${own}, ${value})`, likelihood: 0.6 }));
}
function keptParts(node, source) {
    const assigned = outermostLoop(node) === undefined ? undefined : assignedIn(node, source);
    if (assigned?.operator !== '=' || !/^(?:Tuple|Array)Expression$/.test(assigned.value.name))
        return [];
    const own = sliceOf(assigned.target, source);
    if (!isKnownBefore(assigned.target, source))
        return [];
    const { max, min } = extremeCalls(source);
    return elementsOf(assigned.value).flatMap((part, index) => /^(?:VariableName|MemberExpression)$/.test(part.name) && !sliceOf(part, source).startsWith(own)
        ? [max, min].map(call => replace(part, source, {
            operator: 'guard',
            insert: `${call}(${own}[${index}], ${sliceOf(part, source)})`,
            likelihood: 0.8,
        }))
        : []);
}
const extremes_LITERAL = /^(?:String|FormatString|TemplateString|Boolean|BooleanLiteral|None|null|RegExp)$|(?:Array|Object|Dictionary|Set|Tuple|Function|Lambda)Expression$|^ArrowFunction$/;
function isKnownBefore(target, source) {
    if (target.name === 'MemberExpression')
        return true;
    const own = sliceOf(target, source);
    return [...nodesUnder(functionOrFile(target))].some(node => node.from !== target.from &&
        /^Variable(?:Name|Definition)$/.test(node.name) &&
        sliceOf(node, source) === own &&
        (node.name === 'VariableDefinition' || isAssigned(node)));
}
const NAME_OF_LIMIT = {
    '+': /max|limit|capacity|ceil|upper|\bcap\b|most/i,
    '-': /min(?!ut)|floor|lower|least/i,
};
function limited(node, source) {
    const { target, operator, value } = assignedIn(node, source) ?? {};
    if (target === undefined || value === undefined || operator === undefined)
        return [];
    const isWhole = operator === '=';
    const sum = isWhole ? sumOf(target, value, source) : /^[-+]=$/.test(operator) ? operator.charAt(0) : '';
    if (sum !== '+' && sum !== '-')
        return [];
    const own = sliceOf(target, source);
    const whole = isWhole ? sliceOf(value, source) : `${own} ${sum} ${operandText(value, source)}`;
    const { max, min } = extremeCalls(source);
    const limits = limitNames(node, source).filter(name => name !== own && NAME_OF_LIMIT[sum].test(name));
    const bounds = sum === '-' ? [...limits.slice(0, MAX_LIMITS), '0'] : limits.slice(0, MAX_LIMITS);
    return bounds.map(limit => replace(node, source, {
        operator: 'guard',
        insert: `${own} = ${sum === '+' ? min : max}(${limit}, ${whole})`,
        likelihood: 0.7,
    }));
}
function sumOf(target, value, source) {
    const [left, sign] = value.name === 'BinaryExpression' ? (0,inner_nodes/* innerNodes */.q)(value) : [];
    if (left === undefined || sign === undefined || sliceOf(left, source) !== sliceOf(target, source))
        return '';
    return sliceOf(sign, source);
}
function operandText(value, source) {
    const isProduct = /^(?:\*{1,2}|\/{1,2}|%)$/.test(signOf(value, source) ?? '');
    return isProduct ? sliceOf(value, source) : asOperand(value, source);
}
function limitNames(node, source) {
    return [...nearVariables(node, source, 3), ...ownMembers(source)];
}
const ownMembers = oncePerFile(({ text }) => [
    ...new Set(text.match(/\b(?:self|this)\.[A-Za-z_$][\w$]{0,40}\b(?!\()/g)),
]);
function belowAll(node, source) {
    if (!/^[01]$/.test(sliceOf(node, source)) || !isRead(node) || !isCompared(node, source))
        return [];
    const values = source.language.name === 'python' ? ['float("-inf")', 'float("inf")'] : ['-Infinity', 'Infinity'];
    return values.map(insert => replace(node, source, { operator: 'constant', insert, likelihood: 0.5 }));
}
function isCompared(node, source) {
    const { parent } = node;
    if (parent === null)
        return false;
    const fallback = /^(?:ArgList|BinaryExpression)$/.test(parent.name) ? fallbackAround(node, parent, source) : undefined;
    if (fallback !== undefined)
        return isSide(fallback, source);
    const isFirst = /^(?:AssignStatement|VariableDeclaration)$/.test(parent.name) && node.nextSibling?.name !== 'AssignOp';
    const name = isFirst ? nameDeclaredBy(node) : undefined;
    return name !== undefined && isComparedName(sliceOf(name, source), functionOrFile(node), source);
}
function fallbackAround(node, parent, source) {
    if (node.prevSibling === null || node.nextSibling?.name === ',')
        return undefined;
    if (parent.name === 'ArgList') {
        const callee = parent.prevSibling;
        const isGet = callee !== null && sliceOf(callee, source).endsWith('.get');
        return isGet ? (parent.parent ?? undefined) : undefined;
    }
    if (!/^(?:\?\?|\|\||or)$/.test(sliceOf(node.prevSibling, source)))
        return undefined;
    return parent.parent?.name === 'ParenthesizedExpression' ? parent.parent : parent;
}
function isSide(node, source) {
    const near = [node.prevSibling, node.nextSibling].find(each => each?.name === 'CompareOp');
    return near !== undefined && near !== null && /^[<>]=?$/.test(sliceOf(near, source));
}
function isComparedName(name, scope, source) {
    return [...nodesUnder(scope)].some(node => node.name === 'VariableName' && sliceOf(node, source) === name && isSide(node, source));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/forgotten-updates.js






const MOST = { resets: 4, members: 4, values: 6 };
const forgottenUpdate = (node, source) => {
    if (!isStatement(node) || !/^(?:Assign|Update|Expression)Statement$/.test(node.name))
        return [];
    return [
        ...resets(node, source),
        ...usedUp(node, source),
        ...memberUpdates(node, source),
        ...memberResets(node, source),
    ];
};
function resets(node, source) {
    const scope = functionOrFile(node);
    const loop = outermostLoop(node);
    const own = assignmentIn(node, source);
    if (loop === undefined || own === undefined || !isFunction(scope))
        return [];
    const initial = initialValues(scope, source).filter(({ at }) => at < loop.from);
    if (!initial.some(({ name, value }) => name === own.name && value === own.value))
        return [];
    const block = new Set(siblingsOf(node).flatMap(each => assignmentIn(each, source)?.name ?? []));
    return initial
        .filter(({ name }) => !block.has(name))
        .slice(0, MOST.resets)
        .flatMap(({ name, value }) => below(node, source, `${name} = ${value}`, 0.9));
}
function usedUp(node, source) {
    const scope = functionOrFile(node);
    const loop = outermostLoop(node);
    const branch = node.parent?.parent;
    if (loop === undefined || branch?.name !== 'IfStatement' || !isFunction(scope))
        return [];
    const block = siblingsOf(node);
    const set = new Set(block.flatMap(each => assignmentIn(each, source)?.name ?? []));
    const names = new Set([...nodesUnder(node)].filter(isRead).map(each => sliceOf(each, source)));
    return initialValues(scope, source)
        .filter(({ name, at }) => at < loop.from && names.has(name) && !set.has(name))
        .slice(0, MOST.resets)
        .flatMap(({ name, value }) => below(node, source, `${name} = ${value}`, 0.7));
}
function memberUpdates(node, source) {
    const scope = functionOrFile(node);
    const body = scope.parent;
    const target = memberSetBy(node, source);
    if (target === undefined || body === null || !/^(?:Body|ClassBody)$/.test(body.name))
        return [];
    const { own, others } = membersOf(body, source);
    const stale = [...own].filter(name => !others.has(name));
    const parameters = parameterNodes(scope.getChild('ParamList')).map(each => sliceOf(each, source));
    const names = [...nearVariables(node, source, 2), ...parameters].filter(name => !/^(?:self|cls|this)$/.test(name));
    return stale
        .slice(0, MOST.members)
        .flatMap(member => [...new Set(names)]
        .slice(0, MOST.values)
        .flatMap(value => below(node, source, `${target.object}.${member} = ${value}`, 0.6)));
}
function memberResets(node, source) {
    const scope = functionOrFile(node);
    const target = memberSetBy(node, source);
    const body = scope.parent;
    if (target === undefined || body === null || !/^(?:Body|ClassBody)$/.test(body.name))
        return [];
    if (sliceOf(scope, source).startsWith('static '))
        return [];
    const { initial, fixed } = membersOf(body, source);
    const set = new Set([...nodesUnder(scope)].flatMap(each => memberIn(each, source)?.member ?? []));
    return [...initial]
        .filter(([member]) => !set.has(member) && !fixed.has(member))
        .slice(0, MOST.members)
        .flatMap(([member, value]) => below(node, source, `${target.object}.${member} = ${value}`, 0.5));
}
function below(node, source, statement, likelihood) {
    const own = wholeLines(node, source);
    if (own === undefined)
        return [];
    const end = own.text.trimEnd().endsWith(';') ? ';' : '';
    return [
        {
            operator: 'statement',
            from: own.to,
            to: own.to,
            insert: `\n${own.indent}${statement}${end}`,
            what: `add \`${shortCode(statement)}\``,
            likelihood,
        },
    ];
}
function siblingsOf({ parent }) {
    return parent === null ? [] : (0,inner_nodes/* innerNodes */.q)(parent).filter(isStatement);
}
const ASSIGNED = /^(?:let |var )?(?<name>[\w$]{1,60}) = (?<value>[^\n;]{1,60});?$/;
const forgotten_updates_LITERAL = /^(?:-?[\d.]+|""|''|"[^"]*"|'[^']*'|\[\]|\{\}|None|True|False|null|undefined|true|false|set\(\)|new (?:Set|Map)\(\))$/;
function assignmentIn(node, source) {
    const { name, value } = ASSIGNED.exec(sliceOf(node, source).trim())?.groups ?? {};
    return name === undefined || value === undefined ? undefined : { name, value };
}
const forgotten_updates_FIXED = /^(?:len\([A-Za-z_][\w.]{0,50}\)|[A-Za-z_$][\w$.]{0,50})$/;
const initialValues = oncePerNode((scope, source) => [...nodesUnder(scope)].flatMap(node => {
    const assigned = isStatement(node) || node.name === 'VariableDeclaration' ? assignmentIn(node, source) : undefined;
    const isFirst = assigned !== undefined && (forgotten_updates_LITERAL.test(assigned.value) || forgotten_updates_FIXED.test(assigned.value));
    return isFirst && outermostLoop(node) === undefined ? [{ ...assigned, at: node.from }] : [];
}));
const forgotten_updates_MEMBER = /^(?<object>self|this)\.(?<member>#?[\w$]+)$/;
function memberSetBy(node, source) {
    const first = node.name === 'ExpressionStatement' ? node.firstChild?.firstChild : node.firstChild;
    return first == null ? undefined : memberIn(first, source);
}
function memberIn(node, source) {
    if (!isAssigned(node))
        return undefined;
    const { object, member } = forgotten_updates_MEMBER.exec(sliceOf(node, source))?.groups ?? {};
    return object === undefined || member === undefined ? undefined : { object, member };
}
const membersOf = oncePerNode((body, source) => {
    const own = new Set();
    const others = new Set();
    const initial = new Map();
    const fixed = new Set();
    for (const [, member] of sliceOf(body, source).matchAll(/\breadonly ([\w$]{1,100})/g))
        fixed.add(member ?? '');
    for (const node of nodesUnder(body)) {
        const { member } = node.name === 'MemberExpression' ? (memberIn(node, source) ?? {}) : {};
        const scope = functionOrFile(node);
        if (member === undefined || scope.parent?.from !== body.from)
            continue;
        const isConstructor = /^(?:async )?(?:def __init__|constructor)\b/.test(sliceOf(scope, source).slice(0, 30));
        const value = sliceOf(node.nextSibling?.nextSibling ?? node, source);
        const isFirst = isConstructor && !own.has(member);
        (isConstructor ? own : others).add(member);
        if (isFirst && forgotten_updates_LITERAL.test(value))
            initial.set(member, value);
        else if (isConstructor)
            initial.delete(member);
    }
    return { own, others, initial, fixed };
});

// EXTERNAL MODULE: ./node_modules/globals/index.js
var globals = __webpack_require__(21384);
;// CONCATENATED MODULE: ./lib/fixers/offline/code/builtins.js


const BUILTINS = {
    javascript: 'Number String Boolean parseInt parseFloat isNaN Array Set Map Error TypeError RangeError'.split(' '),
    python: 'abs all any bool dict enumerate filter float frozenset int isinstance iter len list map max min next ord chr print range repr reversed round set sorted str sum tuple type zip'.split(' '),
};
const ERRORS = {
    javascript: ['Error', 'TypeError', 'RangeError', 'SyntaxError'],
    python: ['ValueError', 'TypeError', 'KeyError', 'IndexError', 'RuntimeError', 'NotImplementedError'],
};
function builtinCallees(node, { language }) {
    if (!isCallee(node))
        return [];
    return isError(node) ? ERRORS[language.name] : BUILTINS[language.name];
}
const COMMON_MEMBERS = {
    javascript: 'length push pop shift unshift slice splice map filter find findIndex indexOf includes join split reverse sort concat reduce some every forEach flat flatMap keys values entries get has set add delete size toString trim toLowerCase toUpperCase startsWith endsWith replace replaceAll repeat padStart padEnd charAt charCodeAt at test exec match substring fill from isArray floor ceil round min max abs then catch'.split(' '),
    python: 'append extend insert pop remove index count sort reverse keys values items get update setdefault add discard join split strip lstrip rstrip lower upper title replace startswith endswith find isdigit isalpha isalnum isspace islower isupper format copy union intersection difference symmetric_difference issubset issuperset isdisjoint clear popleft appendleft splitlines partition rsplit zfill encode decode removeprefix removesuffix capitalize swapcase casefold istitle popitem fromkeys days seconds weekday'.split(' '),
};
const MEMBERS_OF = {
    Math: [
        'floor',
        'ceil',
        'round',
        'abs',
        'min',
        'max',
        'trunc',
        'sqrt',
        'pow',
        'sign',
        'hypot',
        'log',
        'log2',
        'log10',
    ],
    Object: ['keys', 'values', 'entries', 'fromEntries', 'assign', 'freeze', 'hasOwn', 'create', 'is'],
    Array: ['isArray', 'from', 'of'],
    Number: ['isInteger', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'isSafeInteger'],
    String: ['fromCharCode', 'fromCodePoint', 'raw'],
    JSON: ['stringify', 'parse'],
    Promise: ['all', 'allSettled', 'race', 'any', 'resolve', 'reject'],
    Date: ['now', 'parse', 'UTC'],
    math: [
        'floor',
        'ceil',
        'sqrt',
        'log',
        'log2',
        'log10',
        'gcd',
        'isclose',
        'isnan',
        'inf',
        'pi',
        'fabs',
        'pow',
        'prod',
    ],
};
const METHODS_OF = {
    list: 'append extend insert pop remove index count sort reverse copy clear'.split(' '),
    dict: 'get items keys values update setdefault pop popitem copy clear fromkeys'.split(' '),
    set: 'add discard remove update union intersection difference symmetric_difference issubset issuperset isdisjoint pop copy clear'.split(' '),
    str: 'strip split join replace lower upper startswith endswith format find index count lstrip rstrip title capitalize isdigit isalpha isalnum isspace splitlines partition rpartition rsplit rfind zfill ljust rjust center casefold swapcase islower isupper istitle isnumeric isdecimal isidentifier encode removeprefix removesuffix translate expandtabs'.split(' '),
    bytes: 'decode strip split join replace startswith endswith find hex lower upper'.split(' '),
    tuple: ['index', 'count'],
    int: ['bit_length', 'to_bytes', 'bit_count'],
    float: ['is_integer', 'hex'],
};
const PYTHON_NAMES = 'ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip __name__ __file__ __doc__ __import__ __builtins__ __debug__ __path__ __spec__ __package__ __loader__ __class__ __version__ __all__ WindowsError';
const KNOWN_WITHOUT = {
    javascript: new Set([
        globals.builtin,
        globals.nodeBuiltin,
        globals.commonjs,
        globals.browser,
        globals.worker,
        globals.serviceworker,
        globals.amd,
        globals.vitest,
        globals.jest,
        globals.mocha,
        ['arguments', 'undefined', 'Bun', 'Deno', 'globalThis'],
    ].flatMap(names => (Array.isArray(names) ? names : Object.keys(names)))),
    python: new Set(PYTHON_NAMES.split(' ')),
};

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/forgotten-parameters.js







const OTHER_LITERAL = 0.35;
const PASSED_ELSEWHERE = 0.4;
const LOADING = /^(?:require|import)$/;
const forgottenParameter = (node, source) => {
    if (node.name === 'ArgList' && node.parent?.name === 'CallExpression')
        return passedOn(node, source);
    return /^(?:String|Number|Boolean|BooleanLiteral)$/.test(node.name) ? inPlaceOf(node, source) : [];
};
function inPlaceOf(literal, source) {
    const { parent } = literal;
    if (parent === null || /^(?:ExpressionStatement|(?:Import|Export).*|.*Type)$/.test(parent.name))
        return [];
    if (LOADING.test(sliceOf(parent.prevSibling ?? literal, source)))
        return [];
    if (parent.name === 'Property' && parent.firstChild?.from === literal.from)
        return [];
    const text = test_evidence_unquoted(sliceOf(literal, source));
    return parametersAt(literal, source)
        .filter(({ isRead }) => !isRead)
        .map(({ name, value }) => {
        const likelihood = test_evidence_unquoted(value) === text ? 1 : OTHER_LITERAL;
        return replace(literal, source, { operator: 'forgotten-parameter', insert: name, likelihood });
    });
}
function passedOn(list, source) {
    const callee = list.prevSibling;
    if (callee === null || builtinCallees(callee, source).includes(sliceOf(callee, source)))
        return [];
    const parts = (0,inner_nodes/* innerNodes */.q)(list).filter(({ name }) => !name.endsWith('Comment'));
    if (parts.some(({ name }) => /^(?:\*\*?|Spread)$/.test(name)) || LOADING.test(sliceOf(callee, source)))
        return [];
    const given = new Set(parts.map(part => sliceOf(part, source)));
    const [end, before] = [parts.at(-1), parts.at(-2)];
    if (end === undefined || before === undefined)
        return [];
    const isNamed = parts.some(({ name }) => name === 'AssignOp');
    const isEmpty = parts.length === 2;
    const isOpen = sliceOf(before, source) === ',';
    return parametersAt(list, source)
        .filter(({ name, isRead, isPassed }) => (!isRead || isPassed) && !given.has(name))
        .map(({ name, isRead }) => {
        const argument = isNamed ? `${name}=${name}` : name;
        return {
            operator: 'forgotten-parameter',
            from: end.from,
            to: end.from,
            insert: isEmpty || isOpen ? argument : `, ${argument}`,
            what: `pass \`${name}\` to \`${shortCode(sliceOf(callee, source))}\``,
            likelihood: isRead ? PASSED_ELSEWHERE : 1,
        };
    });
}
function parametersAt(node, source) {
    const scope = enclosingFunction(node);
    const list = scope?.getChild('ParamList');
    return scope === undefined || list === null || list === undefined || node.from < list.to
        ? []
        : parametersIn(scope, source);
}
const parametersIn = oncePerNode((scope, source) => {
    const list = scope.getChild('ParamList');
    return list === null ? [] : forgotten_parameters_parametersOf(scope, list, source);
});
function forgotten_parameters_parametersOf(scope, list, source) {
    const read = new Set();
    const passed = new Set();
    scope.cursor().iterate(({ name, node }) => {
        if (node.from < list.to || !/^(?:VariableName|PropertyDefinition|JSXIdentifier)$/.test(name))
            return;
        if (node.parent?.name === 'ArgList' && node.nextSibling?.name === 'AssignOp')
            return;
        read.add(sliceOf(node, source));
        if (node.parent?.name === 'ArgList')
            passed.add(sliceOf(node, source));
    });
    return parameterNodes(list).flatMap(node => {
        if (/^(?:Equals|\*\*?|Spread)$/.test(node.prevSibling?.name ?? ''))
            return [];
        const name = sliceOf(node, source);
        if (/^(?:_.*|self|cls)$/.test(name))
            return [];
        const { value } = declarationOf(node);
        return [
            {
                name,
                value: value ? sliceOf(value, source) : '',
                isRead: read.has(name),
                isPassed: passed.has(name),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/helper-calls.js





const MAX_HELPERS = 6;
const helperCalls = (node, source) => {
    if (!/^(?:VariableName|MemberExpression|CallExpression)$/.test(node.name))
        return [];
    if (!isRead(node) || isAssigned(node) || isCallee(node))
        return [];
    const isOperand = isJoined(node);
    if (!isOperand && !standsAlone(node))
        return [];
    return helpersFor(node, source).flatMap((name, index) => [
        ...(standsAlone(node)
            ? [called(node, source, { name, value: sliceOf(node, source), likelihood: 0.6, index })]
            : []),
        ...(isOperand
            ? valuesIn(node, source).map(value => called(node, source, { name, value, likelihood: 0.4, index }))
            : []),
    ]);
};
const unreadHelperCall = (node, source) => {
    if (node.name !== 'VariableName' || !isRead(node) || isAssigned(node) || isCallee(node) || !standsAlone(node))
        return [];
    const unread = unreadFunctions(source);
    if (unread.length === 0)
        return [];
    const visible = new Set(namesInScope(node, source).map(({ name }) => name));
    return unread
        .filter(name => visible.has(name))
        .slice(0, MAX_HELPERS)
        .map(name => replace(node, source, { operator: 'forgotten-parameter', insert: `${name}(${sliceOf(node, source)})` }));
};
const unreadFunctions = oncePerFile(({ text }) => {
    const held = [...text.matchAll(/\b(?:let|var) (?<name>[\w$]{1,80}) = (?:\([\w$, ]{0,200}\) =>|function\b)/g)];
    if (held.length === 0)
        return [];
    const words = [...text.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*(?![\w$])(?!\s{0,9}=[^=])/g)].map(([word]) => word);
    const read = new Set(words);
    return held.flatMap(({ groups }) => (read.has(groups?.name ?? '') ? [] : (groups?.name ?? [])));
});
function called(node, source, { name, value, likelihood, index }) {
    const insert = `${name}(${value})`;
    return replace(node, source, { operator: 'wrapped', insert, likelihood: likelihood * likelihoodAt(index) });
}
function valuesIn(node, source) {
    const found = new Set();
    const visit = (at) => {
        if (at.name === 'VariableName' && isRead(at) && !isCallee(at))
            found.add(sliceOf(at, source));
        for (const child of (0,inner_nodes/* innerNodes */.q)(at))
            visit(child);
    };
    for (const child of (0,inner_nodes/* innerNodes */.q)(node))
        visit(child);
    return [...found].slice(-2);
}
const helpersOf = oncePerFile(findHelpers);
function findHelpers(source) {
    return [...nodesIn(source)]
        .filter(node => isFunction(node) && takesOne(node, source))
        .map(node => ({ name: functionName(node, source), from: node.from }))
        .filter(({ name }) => name !== '');
}
function takesOne(node, source) {
    const [parameter, ...others] = parameterNodes(node.getChild('ParamList'));
    if (parameter === undefined || others.length > 0 || /^(?:\*\*?|Spread)$/.test(parameter.prevSibling?.name ?? ''))
        return false;
    const text = sliceOf(node, source);
    return !/^async\b|^function\s{0,9}\*|\byield\b/.test(text);
}
function helpersFor(node, source) {
    const text = sliceOf(node, source);
    return visibleHelpers(node, source)
        .filter(({ name }) => !text.startsWith(`${name}(`))
        .map(({ name }) => name)
        .slice(0, MAX_HELPERS);
}
const visibleHelpers = oncePerNode(findVisible, node => functionOrFile(node).from);
function findVisible(node, source) {
    const scope = functionOrFile(node);
    if (helpersOf(source).length === 0)
        return [];
    const own = new Set();
    for (let at = scope; at !== undefined; at = enclosingFunction(at))
        own.add(at.from);
    const visible = new Set(namesInScope(node, source).map(({ name }) => name));
    return helpersOf(source)
        .filter(({ from, name }) => !own.has(from) && visible.has(name))
        .toSorted((a, b) => Math.abs(a.from - scope.from) - Math.abs(b.from - scope.from));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/siblings.js


const SIBLINGS = [
    ['min', 'max'],
    ['floor', 'ceil', 'round', 'trunc'],
    ['sin', 'cos', 'tan'],
    ['log', 'log2', 'log10', 'exp'],
    ['push', 'unshift', 'concat'],
    ['pop', 'shift'],
    ['popleft', 'pop'],
    ['appendleft', 'append'],
    ['some', 'every'],
    ['any', 'all'],
    ['startsWith', 'endsWith', 'includes'],
    ['startswith', 'endswith'],
    ['indexOf', 'lastIndexOf', 'search'],
    ['findIndex', 'findLastIndex', 'indexOf'],
    ['find', 'findLast', 'filter', 'findIndex'],
    ['find', 'rfind', 'index'],
    ['index', 'rindex', 'find'],
    ['toUpperCase', 'toLowerCase', 'toLocaleLowerCase'],
    ['upper', 'lower', 'title', 'capitalize', 'swapcase', 'casefold'],
    ['islower', 'isupper', 'istitle', 'isalpha'],
    ['isdigit', 'isalpha', 'isalnum', 'isdecimal', 'isnumeric', 'isspace'],
    ['keys', 'values', 'entries', 'items'],
    ['append', 'extend', 'insert'],
    ['add', 'discard', 'remove'],
    ['union', 'intersection', 'difference', 'symmetric_difference'],
    ['issubset', 'issuperset', 'isdisjoint'],
    ['update', 'setdefault', 'get'],
    ['padStart', 'padEnd'],
    ['trimStart', 'trimEnd', 'trim'],
    ['lstrip', 'rstrip', 'strip', 'removeprefix', 'removesuffix'],
    ['ljust', 'rjust', 'center', 'zfill'],
    ['split', 'rsplit', 'splitlines', 'partition', 'rpartition'],
    ['replace', 'replaceAll'],
    ['map', 'flatMap', 'filter', 'forEach'],
    ['reduce', 'reduceRight'],
    ['slice', 'splice', 'substring', 'substr'],
    ['charAt', 'at', 'charCodeAt', 'codePointAt'],
    ['sort', 'toSorted', 'reverse'],
    ['reverse', 'toReversed', 'sort'],
    ['sorted', 'reversed', 'list', 'set'],
    ['range', 'enumerate', 'reversed'],
    ['sum', 'len', 'max', 'min'],
    ['int', 'float', 'round', 'str', 'bool'],
    ['list', 'tuple', 'set'],
    ['match', 'search', 'fullmatch', 'findall'],
    ['match', 'matchAll', 'test', 'exec'],
    ['parseInt', 'parseFloat', 'Number'],
    ['get', 'set', 'has', 'delete'],
    ['has', 'includes'],
    ['isNaN', 'isFinite', 'isInteger'],
    ['heappush', 'heappop', 'heappushpop', 'heapreplace'],
    ['bisect_left', 'bisect_right'],
    ['permutations', 'combinations', 'product'],
    ['getDate', 'getDay', 'getMonth', 'getFullYear'],
    ['getHours', 'getMinutes', 'getSeconds', 'getMilliseconds'],
    ['days', 'seconds', 'total_seconds', 'hours'],
    ['day', 'month', 'year', 'weekday', 'isoweekday'],
    ['assign', 'freeze', 'create'],
    ['all', 'allSettled', 'race', 'any'],
    ['then', 'catch', 'finally'],
    ['width', 'height'],
    ['first', 'last'],
    ['start', 'end'],
    ['left', 'right'],
    ['top', 'bottom'],
    ['next', 'previous', 'prev'],
    ['before', 'after'],
    ['begin', 'end'],
    ['low', 'high'],
    ['row', 'column', 'col'],
    ['key', 'value'],
    ['source', 'target'],
    ['old', 'new'],
    ['from', 'to'],
    ['x', 'y', 'z'],
];
const OF = new Map();
for (const names of SIBLINGS)
    for (const name of names)
        OF.set(name, [...new Set([...(OF.get(name) ?? []), ...names.filter(each => each !== name)])]);
const LENGTHS = new Map([
    ['length', 'size'],
    ['size', 'length'],
]);
const siblingMethod = (node, source) => {
    const isProperty = node.name === 'PropertyName' && node.parent?.name === 'MemberExpression';
    if (!isProperty && !(node.name === 'VariableName' && isCallee(node)))
        return [];
    const name = sliceOf(node, source);
    const other = LENGTHS.get(name);
    const others = other === undefined ? (OF.get(name) ?? []) : [other];
    return others.map((insert, index) => replace(node, source, { operator: 'sibling-method', insert, likelihood: likelihoodAt(index / 2) }));
};

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/name-likeness.js

function nameSimilarity(a, b) {
    return SIBLINGS.some(names => names.includes(a) && names.includes(b)) ? 1 : letterLikeness(a, b);
}
function letterLikeness(a, b) {
    const left = letterPairs(a);
    const right = letterPairs(b);
    let shared = 0;
    for (const pair of left)
        if (right.has(pair))
            shared += 1;
    return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}
const name_likeness_MAX_LENGTH = 60;
const LONG = 9;
function isSlip(a, b) {
    if (a === b || Math.min(a.length, b.length) < 3 || Math.max(a.length, b.length) > name_likeness_MAX_LENGTH)
        return false;
    const hasOtherEnd = a.length !== b.length && a.at(-1) !== b.at(-1);
    if (hasOtherEnd || a.replace(/\D/g, '') !== b.replace(/\D/g, ''))
        return false;
    const most = Math.min(a.length, b.length) >= LONG ? 2 : 1;
    return Math.abs(a.length - b.length) <= most && slipsBetween(a, b, most) <= most;
}
function slipsBetween(a, b, most) {
    let before = [];
    let above = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let row = 1; row <= a.length; row += 1) {
        const now = [row];
        for (let at = 1; at <= b.length; at += 1) {
            const differs = a[row - 1] === b[at - 1] ? 0 : most + 1;
            let least = Math.min((above[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + differs);
            const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
            if (isSwap)
                least = Math.min(least, (before[at - 2] ?? 0) + 1);
            now.push(least);
        }
        before = above;
        above = now;
    }
    return above[b.length] ?? 0;
}
const PAIRS = new Map();
const MAX_PAIRS = 5_000;
function letterPairs(name) {
    const known = PAIRS.get(name);
    if (known !== undefined)
        return known;
    const lower = name.toLowerCase();
    const pairs = new Set(Array.from({ length: Math.max(0, lower.length - 1) }, (_, index) => lower.slice(index, index + 2)));
    if (PAIRS.size >= MAX_PAIRS)
        PAIRS.clear();
    PAIRS.set(name, pairs);
    return pairs;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/identifier-swaps.js







const LIKE = 0.5;
const identifier_swaps_MAX_NAMES = 40;
const IDENTIFIER_SWAP = (node, source, { uncallable }) => {
    const name = sliceOf(node, source);
    if (node.name === 'PropertyName')
        return swaps(node, source, similarProperties(source, name));
    if (node.name === 'this' && isRead(node) && node.parent?.name !== 'MemberExpression')
        return swaps(node, source, variablesInScope(node, source));
    if (node.name !== 'VariableName' || !(isRead(node) || isCallee(node) || isAssigned(node)))
        return [];
    const variables = isOnlyUseOfParameter(node, source) ? [] : variablesInScope(node, source);
    return [...swaps(node, source, variables), ...ownObject(node, source), ...builtins(node, source, uncallable)];
};
function ownObject(node, source) {
    const isObject = node.parent?.name === 'MemberExpression' && node.prevSibling === null;
    const isInMethod = source.language.name === 'python' && wordsAround(node, source).has('self');
    if (!isObject || !isInMethod || sliceOf(node, source) === 'self')
        return [];
    return [replace(node, source, { operator: 'other-name', insert: 'self', likelihood: 0.9 })];
}
function builtins(node, source, isUncallable) {
    const own = sliceOf(node, source);
    const most = isUncallable || isError(node) ? 0.9 : 0.2;
    return builtinCallees(node, source)
        .filter(other => other !== own)
        .map((insert, index) => replace(node, source, { operator: 'other-name', insert, likelihood: most * likelihoodAt(index / 8) }));
}
function wordsAround(node, source) {
    const scope = enclosingFunction(node);
    return scope === undefined ? new Set() : wordsOf(scope, source).head;
}
function isOnlyUseOfParameter(node, source) {
    const name = sliceOf(node, source);
    for (let scope = enclosingFunction(node); scope !== undefined; scope = enclosingFunction(scope)) {
        const { head, counts } = wordsOf(scope, source);
        if (head.has(name))
            return counts.get(name) === 2;
    }
    return false;
}
const wordsOf = oncePerNode(countWords);
function countWords(scope, source) {
    const head = new Set();
    const holders = new Set();
    const counts = new Map();
    const list = scope.getChild('ParamList');
    const visit = (node) => {
        const children = (0,inner_nodes/* innerNodes */.q)(node);
        for (const child of children)
            visit(child);
        if (children.length > 0)
            return;
        const word = sliceOf(node, source);
        if (node.parent?.name === 'MemberExpression' && node.prevSibling === null)
            holders.add(word);
        if (list !== null && node.from >= list.from && node.to <= list.to)
            head.add(word);
        counts.set(word, (counts.get(word) ?? 0) + 1);
    };
    visit(scope);
    return { head, holders, counts };
}
function swaps(node, source, names) {
    const name = sliceOf(node, source);
    const candidates = [...new Set(names)].filter(other => other !== name);
    return candidates
        .map(insert => ({ insert, fit: 4 * likeness(insert, name) + fitness(insert, node, source) }))
        .toSorted((a, b) => b.fit - a.fit)
        .slice(0, identifier_swaps_MAX_NAMES)
        .map(({ insert }, index) => replace(node, source, { operator: 'other-name', insert, likelihood: likelihoodAt(index / 2) }));
}
function fitness(name, node, source) {
    const scope = enclosingFunction(node);
    if (scope === undefined)
        return 0;
    const isUsed = (wordsOf(scope, source).counts.get(name) ?? 0) > 0;
    const isNumber = node.parent?.name === 'BinaryExpression' && node.parent.getChild('Number') !== null;
    return (isUsed ? 1 : 0) - (isNumber && wordsOf(scope, source).holders.has(name) ? 2 : 0);
}
function likeness(one, other) {
    const similarity = nameSimilarity(one, other);
    return similarity < LIKE ? 0 : similarity;
}
const calledNames = oncePerFile(({ text }) => new Set([...text.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => name)));
function variablesInScope(node, source) {
    const called = calledNames(source);
    const isQuestion = isCallee(node) && ASKS.test(sliceOf(node, source));
    return namesInScope(node, source)
        .filter(({ name, kind, distance }) => isCallee(node) ? kind !== 'variable' || called.has(name) : kind !== 'import' || distance === 0)
        .filter(({ name }) => !isQuestion || ASKS.test(name))
        .filter(({ name, kind }) => !isCounted(node, source) || (kind !== 'function' && !CLASS.test(name)))
        .filter(({ name }) => !identifier_swaps_isCompared(node, source) || !isHolder(name, node, source))
        .map(({ name }) => name);
}
const ASKS = /^_?(?:is|has|can|should|was|are|does|must)(?:_|[A-Z])/;
const CLASS = /^[A-Z]\w*[a-z]/;
function isHolder(name, node, source) {
    const scope = enclosingFunction(node);
    const holders = scope && wordsOf(scope, source).holders;
    return holders?.has(name) === true && !holders.has(sliceOf(node, source));
}
function identifier_swaps_isCompared(node, source) {
    return /^[<>]=?$/.test(operatorBeside(node, source));
}
function isCounted(node, source) {
    return /^(?:[-+*/%<>]|\*\*|\/\/|[<>]=)$/.test(operatorBeside(node, source));
}
function operatorBeside({ parent, prevSibling, nextSibling }, source) {
    const operator = parent?.name === 'BinaryExpression' ? (prevSibling ?? nextSibling) : null;
    return operator === null ? '' : sliceOf(operator, source);
}
const propertiesOf = oncePerFile(({ text }) => new Map([...text.matchAll(/\.([A-Za-z_]\w*)/g)].map(([, property = '']) => [property, undefined])));
function similarProperties(source, name) {
    const properties = propertiesOf(source);
    const known = properties.get(name);
    if (known !== undefined)
        return known;
    const found = [...properties.keys()].filter(other => nameSimilarity(other, name) >= 0.6);
    if (properties.has(name))
        properties.set(name, found);
    return found;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/code/name-occurrences.js




const name_occurrences_MAX_PLACES = 20;
const name_occurrences_MAX_NAMES = 3;
function everywhere(corrections, node, source) {
    const all = occurrences(node, source);
    if (all.length < 2 || all.length > name_occurrences_MAX_PLACES)
        return [];
    return corrections
        .slice(0, name_occurrences_MAX_NAMES)
        .flatMap(each => inAllPlaces({ ...each, what: `${each.what} in ${all.length} places` }, all, source.text) ?? []);
}
const occurrences = oncePerNode(findOccurrences, (node, source) => `${node.name} ${sliceOf(node, source)}`);
function findOccurrences(node, source) {
    const name = sliceOf(node, source);
    if (source.text.indexOf(name) === source.text.lastIndexOf(name))
        return [];
    const members = COMMON_MEMBERS[source.language.name];
    if (node.name === 'PropertyName' && members.includes(name))
        return [];
    const all = [...nodesIn(source)].filter(each => /^(?:Variable|Property)(?:Name|Definition)$/.test(each.name) && sliceOf(each, source) === name);
    if (all.some(each => each.name.endsWith('Definition') || isDeclared(each) || isKeyword(each)))
        return [];
    return all.filter(each => each.name === node.name);
}
function isKeyword({ parent, nextSibling }) {
    return parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp';
}

;// CONCATENATED MODULE: ./lib/fixers/offline/code/undeclared-names.js





const undeclared_names_MAX_NAMES = 3;
const undeclaredNames = oncePerFile(findNames);
const TYPES = /\b(?:enum|namespace|module)\s+([A-Za-z_$][\w$]*)/g;
const DEFINED = /^_*[A-Z][A-Z0-9_]+$/;
function isAnnotated(node) {
    return node.name === 'VariableName' && node.nextSibling?.name === 'TypeDef';
}
function findNames(source) {
    const { name: language } = source.language;
    if (language === 'python' && /^\s*from\s+\S{1,200}\s+import\s+\*/m.test(source.text))
        return [];
    const declared = new Set([...source.text.matchAll(TYPES)].map(([, name = '']) => name));
    const used = new Set();
    for (const node of nodesIn(source)) {
        if (isDeclared(node) || isAnnotated(node))
            declared.add(sliceOf(node, source));
        else if (node.name === 'VariableName' && (isRead(node) || isCallee(node)) && node.prevSibling?.name !== 'typeof')
            used.add(sliceOf(node, source));
    }
    const unknown = [...used].filter(name => !declared.has(name) && !KNOWN_WITHOUT[language].has(name) && !DEFINED.test(name));
    return unknown.length > undeclared_names_MAX_NAMES ? [] : unknown;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/known-names.js









const known_names_MAX_NAMES = 60;
const misspelledName = (node, source, { unknown, renamed: replaced }) => {
    const reported = new Set(unknown.map(({ name }) => name).filter(name => name !== 'this'));
    if (node.name === 'this')
        return calledThis(node, source, unknown);
    const undeclared = undeclaredNames(source).filter(name => !reported.has(name));
    return [
        ...missedRenames(node, source, replaced).map(each => ({
            ...each,
            likelihood: reported.has(sliceOf(node, source)) ? 1 : MISSED,
        })),
        ...corrections(node, source, { names: [...reported], unknown }),
        ...corrections(node, source, { names: undeclared, unknown: [] }).map(each => ({
            ...each,
            likelihood: (each.likelihood ?? 1) * ((each.likelihood ?? 1) >= known_names_LIKE ? 1 : UNREPORTED),
        })),
    ];
};
function calledThis(node, source, unknown) {
    if (!isCallee(node) || !unknown.some(({ name }) => name === 'this'))
        return [];
    return namesInScope(node, source).map(({ name }, index) => correction(node, source, name, likelihoodAt(index / 4)));
}
const known_names_LIKE = 0.5;
const UNREPORTED = 0.15;
const SLIP = 0.9;
const ONE_OF_ALL = 0.7;
const MISSED = 0.4;
function missedRenames(node, source, replaced) {
    if (!/^(?:Property|Variable)(?:Name|Definition)$/.test(node.name))
        return [];
    const own = sliceOf(node, source);
    return replaced.filter(({ name }) => name === own).map(({ to }) => correction(node, source, to, 1));
}
function corrections(node, source, { names, unknown }) {
    if (names.length === 0)
        return [];
    if (node.name === 'ParamList')
        return missingParameter(node, source, names);
    if (!/^(?:Property|Variable)(?:Name|Definition)$/.test(node.name))
        return [];
    const name = sliceOf(node, source);
    if (!names.includes(name))
        return isRenamable(node) ? renamed(node, source, names) : [];
    const reports = unknown.filter(each => each.name === name);
    const hints = reports.flatMap(({ hint }) => hint ?? []);
    const methods = node.name === 'PropertyName' ? reports.flatMap(({ of = '' }) => METHODS_OF[of] ?? []) : [];
    const others = node.name.startsWith('Property') ? membersFor(node, source) : variablesFor(node, source);
    const named = [
        ...hints.map(insert => correction(node, source, insert, 1)),
        ...methods.map((insert, index) => correction(node, source, insert, 0.6 * likelihoodAt(index / 6))),
        ...likest(name, others).map(({ other, likelihood }) => correction(node, source, other, likelihood)),
    ];
    const all = everywhere(named, node, source);
    return [
        ...all,
        ...(node.name === 'VariableName' ? split(name, node, source) : []),
        ...(all.length === 0 ? named : named.map(each => ({ ...each, likelihood: ONE_OF_ALL * (each.likelihood ?? 1) }))),
    ];
}
function split(name, node, source) {
    const members = new Set(propertiesFor(source));
    return namesInScope(node, source)
        .filter(({ name: start }) => name.startsWith(start) && members.has(name.slice(start.length)))
        .map(({ name: start }) => correction(node, source, `${start}.${name.slice(start.length)}`, 1));
}
function likest(name, others) {
    const slips = new Set(others.filter(other => isSlip(other, name)));
    const isSlipOf = (other) => slips.size === 1 && slips.has(other);
    return [...new Set(others)]
        .filter(other => other !== name)
        .map((other, index) => ({
        other,
        likeness: isSlipOf(other) ? Math.max(SLIP, letterLikeness(other, name)) : letterLikeness(other, name),
        index,
    }))
        .toSorted((a, b) => b.likeness - a.likeness || a.index - b.index)
        .slice(0, known_names_MAX_NAMES)
        .map(({ other, likeness }, index) => ({ other, likelihood: Math.max(likeness, 0.4 * likelihoodAt(index / 4)) }));
}
function correction(at, source, insert, likelihood) {
    return replace(at, source, { operator: 'misspelled-name', insert, likelihood });
}
function isRenamable(node) {
    if (node.parent?.name.startsWith('Import') === true)
        return false;
    return node.name === 'PropertyDefinition' || isDeclared(node);
}
function renamed(node, source, names) {
    const own = sliceOf(node, source);
    return names
        .filter(name => name !== own && /^[A-Za-z_$][\w$]*$/.test(name))
        .slice(0, 4)
        .map(name => correction(node, source, name, Math.max(0.9 * letterLikeness(name, own), 0.25)));
}
function missingParameter(node, source, names) {
    const scope = node.parent;
    if (scope === null || !isFunction(scope) || !sliceOf(node, source).endsWith(')'))
        return [];
    const body = scope.lastChild;
    const words = new Set(body === null ? [] : sliceOf(body, source).match(/[A-Za-z_$][\w$]*/g));
    const parts = (0,inner_nodes/* innerNodes */.q)(node).filter(({ name }) => /^[A-Z]/.test(name));
    const last = node.to - 1;
    return names
        .filter(name => words.has(name))
        .slice(0, 2)
        .flatMap(name => {
        const add = (at, insert, likelihood) => ({
            operator: 'misspelled-name',
            from: at,
            to: at,
            insert,
            what: `take \`${name}\` as a parameter`,
            likelihood,
        });
        const first = parts.find(part => !/^(?:self|cls)$/.test(sliceOf(part, source)));
        if (first === undefined)
            return [add(last, parts.length === 0 ? name : `, ${name}`, 0.6)];
        const sign = first.prevSibling;
        const from = /^(?:\*\*?|Spread)$/.test(sign?.name ?? '') ? (sign?.from ?? first.from) : first.from;
        const inFront = add(from, `${name}, `, 0.3);
        return /[=*]/.test(sliceOf(node, source)) ? [inFront] : [add(last, `, ${name}`, 0.4), inFront];
    });
}
const known_names_membersOf = oncePerFile(({ text }) => [...text.matchAll(/\b(?:this|self|cls|[A-Z]\w*)\.\w+/g)].map(([all]) => all));
function variablesFor(node, source) {
    const names = namesInScope(node, source).map(({ name }) => name);
    return [...names, ...known_names_membersOf(source), ...builtinCallees(node, source)];
}
function membersFor(node, source) {
    const object = node.parent?.name === 'MemberExpression' ? node.parent.firstChild : null;
    const name = object === null ? '' : sliceOf(object, source);
    return Object.hasOwn(MEMBERS_OF, name) ? (MEMBERS_OF[name] ?? []) : propertiesFor(source);
}
const propertiesFor = oncePerFile(({ language, text }) => [...text.matchAll(/(?:\.|\bdef )([A-Za-z_]\w*)/g)].map(([, name = '']) => name).concat(COMMON_MEMBERS[language.name]));

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/last-turns.js



const last_turns_MAX_LINES = 4;
const ADDS = /\.(?:append|push|add|extend)\(|\byield\b/;
const OF_LOOP = /^\s{0,200}(?:continue|break);?$/;
const lastTurn = (node, source) => {
    const loop = isStatement(node) ? outermostLoop(node) : undefined;
    if (loop === undefined || !/^(?:If|Expression)Statement$/.test(node.name))
        return [];
    const [own, whole] = [wholeLines(node, source), wholeLines(loop, source)];
    if (own === undefined || whole === undefined || !ADDS.test(own.text))
        return [];
    const lines = own.text.split('\n').filter(line => !OF_LOOP.test(line));
    if (lines.length > last_turns_MAX_LINES || /\belse\b|\belif\b/.test(own.text))
        return [];
    const change = {
        operator: 'statement',
        from: whole.to,
        to: whole.to,
        insert: `\n${reindented(lines.join('\n'), own.indent, whole.indent)}`,
        what: `repeat \`${shortCode(own.text)}\` behind the loop`,
        likelihood: isLast(loop) ? 0.2 : 0.6,
    };
    return [change];
};
function isLast(loop) {
    for (let at = loop.nextSibling; at !== null; at = at.nextSibling)
        if (isStatement(at))
            return false;
    return true;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/token-nodes.js
const CALL_NODES = /^(?:CallExpr|CallExpression|MethodInvocation)$/;
const ARGUMENT_NODES = /^(?:Arguments|ArgumentList|ArgList)$/;
const LOOP_NODES = /^(?:(?:Enhanced)?ForStatement|WhileStatement|DoStatement|(?:For|While|Loop)Expression)$/;
const TRUTH_NODES = /^(?:Bool|BooleanLiteral|Boolean)$/;
function bareCondition(text, nodeName) {
    const isBracketed = nodeName.startsWith('Parenthesized');
    return {
        condition: isBracketed ? text.slice(1, -1) : text,
        around: form => (isBracketed ? `(${form})` : form),
    };
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/literal-conditions.js




const IF = /^(?:if|elif)$/;
const CONDITIONAL = /^(?:IfStatement|IfExpression)$/;
const WITH_NUMBER = /^(?<before>[^\d\n]{1,200}[=!<>]=?=?[ \t]{0,9})(?<value>\d{1,9})$/;
const literal_conditions_MAX_CONDITIONS = 24;
function literalCondition(node, source) {
    const branch = TRUTH_NODES.test(node.name) ? branchOf(node) : undefined;
    const around = branch === undefined ? undefined : enclosingFunction(node);
    if (branch === undefined || around === undefined)
        return [];
    const isNear = (a, b) => Math.abs(a.from - node.from) - Math.abs(b.from - node.from);
    const others = literal_conditions_conditionsIn(around, source)
        .toSorted(isNear)
        .flatMap(({ text }) => (/^(?:true|false|True|False)$/.test(text) ? [] : [text]));
    const inserts = new Set([...unsetIn(branch, source), ...others.flatMap(neighbours), ...others]);
    return [...inserts]
        .slice(0, literal_conditions_MAX_CONDITIONS)
        .map((insert, index) => replace(node, source, { operator: 'constant', insert, likelihood: likelihoodAt(index / 4) }));
}
function branchOf(node) {
    const holder = node.parent?.name.startsWith('Parenthesized') === true ? node.parent : node;
    const branch = holder.parent;
    return branch !== null && CONDITIONAL.test(branch.name) && IF.test(holder.prevSibling?.name ?? '')
        ? branch
        : undefined;
}
function neighbours(condition) {
    const { before, value } = WITH_NUMBER.exec(condition)?.groups ?? {};
    if (before === undefined)
        return [];
    return [Number(value) + 1, Number(value) - 1].filter(each => each >= 0).map(each => `${before}${each}`);
}
function unsetIn(branch, source) {
    const body = (0,inner_nodes/* innerNodes */.q)(branch).find(({ name }) => /^(?:Block|Body)$/.test(name));
    const text = body === undefined ? '' : sliceOf(body, source);
    const target = /^[{:\s]{0,200}(?<target>[\w$.]{1,80}(?:\[[\w$.]{1,80}\])?)\s{0,9}=(?!=)/.exec(text)?.groups?.target;
    if (target === undefined)
        return [];
    switch (source.language.name) {
        case 'javascript':
            return [`${target} === undefined`, `!${target}`];
        case 'python':
            return [`${target} is None`, `not ${target}`];
        case 'java':
            return [`${target} == null`];
        case 'go':
            return [`${target} == nil`];
        default:
            return [];
    }
}
const literal_conditions_conditionsIn = oncePerNode((around, source) => [...nodesUnder(around)].flatMap(each => {
    if (!IF.test(each.prevSibling?.name ?? '') || !CONDITIONAL.test(each.parent?.name ?? ''))
        return [];
    return [{ from: each.from, text: bareCondition(sliceOf(each, source), each.name).condition }];
}));

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/loops.js



const loopBounds = (node, source) => source.language.name === 'python' ? pythonLoop(node, source) : javascriptLoop(node, source);
function pythonLoop(node, source) {
    if (node.name === 'if' && node.parent?.name === 'IfStatement')
        return conditionOfLoop(node, 'while', source);
    if (node.name === 'while')
        return conditionOfLoop(node, 'if', source);
    const callee = node.name === 'CallExpression' ? node.firstChild : null;
    const list = node.lastChild;
    if (callee === null || list?.name !== 'ArgList')
        return [];
    const args = elementsOf(list).map(arg => asTerm(arg, source));
    const [first = '', second = '', third] = args;
    if (sliceOf(callee, source) === 'enumerate' && args.length === 1)
        return changed(node, source, [`enumerate(${first}, 1)`, first]);
    if (sliceOf(callee, source) !== 'range')
        return [];
    switch (args.length) {
        case 1:
            return changed(node, source, [
                `range(1, ${first})`,
                `range(1, ${first} + 1)`,
                `range(${first} - 1, -1, -1)`,
                `range(0, ${first}, 2)`,
                `range(2, ${first})`,
                `range(${first}, 0, -1)`,
            ]);
        case 2:
            return changed(node, source, [
                `range(${second})`,
                `range(${first} + 1, ${second} + 1)`,
                `range(${first} - 1, ${second} - 1)`,
                `range(${first}, ${second}, -1)`,
                `range(${second}, ${first}, -1)`,
                `range(${second} - 1, ${first} - 1, -1)`,
                `range(${first}, ${second}, 2)`,
                `range(0, ${second})`,
            ]);
        default:
            return changed(node, source, [
                `range(${first}, ${second})`,
                `range(${first}, ${second}, -${third})`.replace('--', ''),
            ]);
    }
}
function javascriptLoop(node, source) {
    if (node.name === 'of' && node.parent?.parent?.getChild('await') == null)
        return changed(node, source, ['in']);
    if (node.name === 'in' && node.parent?.name === 'ForInSpec')
        return [...changed(node, source, ['of']), ...ownKeys(node, source)];
    if (node.name === 'if')
        return conditionOfLoop(node, 'while', source);
    if (node.name === 'while' && node.parent?.name === 'WhileStatement')
        return conditionOfLoop(node, 'if', source);
    if (node.name !== 'ForSpec')
        return [];
    const parts = (0,inner_nodes/* innerNodes */.q)(node).filter(({ name }) => !/^[(;)]$/.test(name));
    const [start, condition, update] = parts;
    if (start?.name !== 'VariableDeclaration' || condition?.name !== 'BinaryExpression' || update === undefined)
        return [];
    const [, name, , from] = (0,inner_nodes/* innerNodes */.q)(start);
    const [left, compare, to] = (0,inner_nodes/* innerNodes */.q)(condition);
    if (name === undefined || from === undefined || left === undefined || compare === undefined || to === undefined)
        return [];
    const [i, begin, end] = [name, from, to].map(part => sliceOf(part, source));
    const step = sliceOf(update, source);
    if (sliceOf(left, source) !== i)
        return [];
    if (/[,;]/.test(begin ?? '') || sliceOf(start, source).includes(','))
        return [];
    const word = sliceOf(start, source).split(' ')[0];
    return changed(node, source, [
        `(${word} ${i} = 1; ${sliceOf(condition, source)}; ${step})`,
        `(${word} ${i} = 0; ${sliceOf(condition, source)}; ${step})`,
        `(${word} ${i} = ${end} - 1; ${i} >= ${begin}; ${i}--)`,
        `(${word} ${i} = ${begin} + 1; ${sliceOf(condition, source)}; ${step})`,
        `(${word} ${i} = ${begin}; ${sliceOf(condition, source)}; ${i} += 2)`,
    ]);
}
function ownKeys(node, source) {
    const object = node.nextSibling;
    if (object === null || object.name === ')')
        return [];
    const insert = `of Object.keys(${sliceOf(object, source)})`;
    return [replace({ from: node.from, to: object.to }, source, { operator: 'loop', insert })];
}
function conditionOfLoop(node, insert, source) {
    const statement = node.parent;
    if (statement === null || node.prevSibling !== null)
        return [];
    if ((0,inner_nodes/* innerNodes */.q)(statement).some(({ name }) => name === 'elif' || name === 'else'))
        return [];
    return changed(node, source, [insert]).map(each => ({ ...each, likelihood: 0.6 }));
}
function changed(node, source, inserts) {
    const text = sliceOf(node, source);
    return inserts
        .filter(insert => insert !== text)
        .map((insert, index) => replace(node, source, { operator: 'loop', insert, likelihood: likelihoodAt(index / 3) }));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/missing-case.js



const missing_case_MAX_VALUES = 6;
const missingCase = (node, source, { strings, numbers }) => {
    const texts = strings.filter(text => /^[^\\\n'"`]{1,30}$/.test(text)).slice(0, missing_case_MAX_VALUES);
    if (/^(?:ArrayExpression|TupleExpression|SetExpression)$/.test(node.name))
        return furtherElements(node, source, { texts, numbers: numbers.slice(0, missing_case_MAX_VALUES) });
    if (node.name === 'CaseLabel')
        return furtherLabel(node, source, texts);
    return isLetterSet(node) ? furtherLetters(node, source, strings) : [];
};
function furtherElements(node, source, { texts, numbers }) {
    const elements = elementsOf(node);
    const last = elements.at(-1);
    if (last === undefined || elements.length < 2)
        return [];
    const quote = sliceOf(last, source).at(-1) ?? '';
    const values = elements.every(({ name }) => name === 'String')
        ? texts.map(text => `${quote}${text}${quote}`)
        : elements.every(({ name }) => name === 'Number')
            ? numbers
            : [];
    const has = new Set(elements.map(element => sliceOf(element, source)));
    return values
        .filter(value => !has.has(value))
        .map((value, index) => replace(last, source, {
        operator: 'missing-case',
        insert: `${sliceOf(last, source)}, ${value}`,
        likelihood: likelihoodAt(index),
    }));
}
function furtherLabel(node, source, texts) {
    const value = (0,inner_nodes/* innerNodes */.q)(node).find(({ name }) => name === 'String');
    if (value === undefined)
        return [];
    const quote = sliceOf(value, source).at(-1) ?? '';
    return texts.map((text, index) => replace(node, source, {
        operator: 'missing-case',
        insert: `${sliceOf(node, source)} case ${quote}${text}${quote}:`,
        likelihood: likelihoodAt(index),
    }));
}
function isLetterSet(node) {
    if (node.name !== 'String')
        return false;
    const parent = node.parent?.name;
    return ((parent === 'BinaryExpression' && node.prevSibling?.name === 'in') ||
        (parent === 'MemberExpression' && node.prevSibling === null));
}
function furtherLetters(node, source, strings) {
    const text = sliceOf(node, source);
    const letters = [...new Set(strings.join(''))].filter(letter => /[\p{L}\p{N}\p{P}]/u.test(letter) && !/[\\'"`]/.test(letter));
    return letters
        .filter(letter => !text.includes(letter))
        .slice(0, 2 * missing_case_MAX_VALUES)
        .map((letter, index) => replace(node, source, {
        operator: 'missing-case',
        insert: `${text.slice(0, -1)}${letter}${text.at(-1)}`,
        likelihood: likelihoodAt(index / 2),
    }));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/missing-code.js




const missingReturn = (node, source) => {
    if (node.name !== 'ExpressionStatement' || node.firstChild?.name === 'AssignmentExpression')
        return [];
    if (node.firstChild?.name === 'String' && node.firstChild.to === node.to)
        return [];
    if (!missing_code_isLast(node))
        return [];
    return [
        missing_code_insertion(node.from, {
            operator: 'missing-return',
            insert: 'return ',
            what: `return \`${shortCode(sliceOf(node, source))}\``,
        }),
    ];
};
function missing_code_isLast(node) {
    const block = node.parent;
    if (block === null || !['Block', 'Body'].includes(block.name))
        return false;
    const rest = (0,inner_nodes/* innerNodes */.q)(block).filter(child => child.from > node.from && !/^[^A-Za-z]$|Comment/.test(child.name));
    return rest.length === 0 && enclosingFunction(node) !== undefined;
}
const missingAwait = (node, source) => {
    if (node.name !== 'CallExpression' || node.parent?.name === 'AwaitExpression')
        return [];
    const scope = enclosingFunction(node);
    if (scope === undefined ||
        !/^(?:(?:export|default|public|protected|private|static|override)\s+)*async\b/.test(source.text.slice(scope.from, scope.from + 40)))
        return [];
    const member = node.parent?.name === 'MemberExpression';
    const call = sliceOf(node, source);
    return [replace(node, source, { operator: 'missing-await', insert: member ? `(await ${call})` : `await ${call}` })];
};
const DEFAULTS = { javascript: ['[]', "''", '0', '{}'], python: ['[]', '""', '0', '{}'] };
const nullGuard = (node, source) => [
    ...(source.language.name === 'javascript' ? optionalAccess(node, source) : []),
    ...guardedCondition(node, source),
    ...fallback(node, source),
    ...earlyReturn(node, source),
];
function optionalAccess(node, source) {
    if (node.name !== 'MemberExpression' || node.firstChild?.name === 'this' || node.firstChild?.name === 'super')
        return [];
    if (isAssignedOrConstructed(node))
        return [];
    const dot = (0,inner_nodes/* innerNodes */.q)(node).find(({ name }) => name === '.' || name === '[');
    if (dot === undefined)
        return [];
    const insert = dot.name === '.' ? '?.' : '?.[';
    return [replace(dot, source, { operator: 'null-guard', insert })].map(mutation => ({
        ...mutation,
        what: `access \`${shortCode(sliceOf(node, source))}\` only where it exists`,
    }));
}
function isWithin(node, name) {
    for (let at = node.parent; at !== null; at = at.parent)
        if (at.name === name)
            return true;
    return false;
}
function isAssignedOrConstructed(node) {
    let outer = node;
    while (outer.parent?.name === 'MemberExpression' && outer.prevSibling === null)
        outer = outer.parent;
    const { parent } = outer;
    if (parent?.name === 'AssignmentExpression')
        return outer.prevSibling === null;
    if (parent?.name === 'NewExpression')
        return outer.prevSibling?.name === 'new';
    return (parent?.name === 'PostfixExpression' ||
        (parent?.name === 'UnaryExpression' && outer.prevSibling?.name === 'ArithOp'));
}
function fallback(node, source) {
    if (node.name !== 'VariableName' && node.name !== 'MemberExpression')
        return [];
    const parent = node.parent;
    const isIterated = (parent?.name === 'ForOfSpec' && node.prevSibling?.name === 'of') ||
        (parent?.name === 'ForStatement' && node.prevSibling?.name === 'in');
    const isPassed = parent?.name === 'ArgList' && node.prevSibling?.name !== 'for' && node.nextSibling?.name !== 'AssignOp';
    const isAccessed = parent?.name === 'MemberExpression' && node.prevSibling === null;
    const isReturned = parent?.name === 'ReturnStatement';
    if (!isIterated && !isPassed && !isAccessed && !isReturned)
        return [];
    const isPython = source.language.name === 'python';
    const values = isIterated ? DEFAULTS[source.language.name].slice(0, 1) : DEFAULTS[source.language.name];
    const isInFString = isPython && isWithin(node, 'FormatString');
    const member = isAccessed && node.nextSibling?.name === '.' ? node.nextSibling.nextSibling : null;
    return values
        .filter(value => !(isInFString && value === '""'))
        .filter(value => member === null || !isPython || hasMethod(value, sliceOf(member, source)))
        .map(value => {
        const text = `${sliceOf(node, source)} ${isPython ? 'or' : '??'} ${value}`;
        const insert = isAccessed || (isPassed && isPython) ? `(${text})` : text;
        return replace(node, source, { operator: 'null-guard', insert });
    });
}
const missing_code_TYPES = { '[]': 'list', '{}': 'dict', '""': 'str' };
function hasMethod(value, name) {
    return METHODS_OF[missing_code_TYPES[value] ?? '']?.includes(name) === true;
}
const MAX_OBJECTS = 2;
function guardedCondition(node, source) {
    if (!isBranchCondition(node))
        return [];
    const isPython = source.language.name === 'python';
    const text = sliceOf(node, source);
    const inner = (0,inner_nodes/* innerNodes */.q)(node).some(({ name }) => /^(?:LogicOp|and|or)$/.test(name)) ? `(${text})` : text;
    return objectsIn(node, source).flatMap(name => {
        const texts = isPython
            ? [`${name} is None or ${text}`, `${name} is not None and ${inner}`]
            : [`${name} == null || ${text}`, `${name} != null && ${inner}`];
        return texts
            .filter(() => !text.includes(`${name} is `) && !text.includes(`${name} == null`))
            .map(insert => replace(node, source, { operator: 'null-guard', insert }));
    });
}
function objectsIn(node, source) {
    const found = new Set();
    node.cursor().iterate(({ node: each }) => {
        const isObject = each.parent?.name === 'MemberExpression' && each.prevSibling === null;
        if (each.name === 'VariableName' && isObject)
            found.add(sliceOf(each, source));
    });
    return [...found].filter(name => name !== 'self').slice(0, MAX_OBJECTS);
}
function earlyReturn(node, source) {
    if (!isFunction(node))
        return [];
    const children = (0,inner_nodes/* innerNodes */.q)(node);
    const body = children.find(({ name }) => name === 'Block' || name === 'Body');
    const list = children.find(({ name }) => name === 'ParamList');
    if (body === undefined || list === undefined)
        return [];
    const statement = (0,inner_nodes/* innerNodes */.q)(body).find(each => /Statement|Declaration/.test(each.name) && !isDocstring(each));
    if (statement === undefined)
        return [];
    const names = (0,inner_nodes/* innerNodes */.q)(list)
        .filter(({ name }) => name === 'VariableDefinition' || name === 'VariableName')
        .map(parameter => sliceOf(parameter, source))
        .filter(name => name !== 'self' && name !== 'cls');
    const isPython = source.language.name === 'python';
    const values = isPython ? ['None', ...DEFAULTS.python] : ['undefined', 'null', ...DEFAULTS.javascript];
    const indent = source.text.slice(source.text.lastIndexOf('\n', statement.from - 1) + 1, statement.from);
    if (indent.trim() !== '')
        return [];
    return names.flatMap(name => values.map(value => {
        const test = isPython
            ? `if ${name} is None:\n${indent}    return ${value}`
            : `if (${name} == null) return ${value}`;
        return missing_code_insertion(statement.from, {
            operator: 'null-guard',
            insert: `${test}\n${indent}`,
            what: `return \`${value}\` when \`${name}\` is missing`,
        });
    }));
}
function missing_code_insertion(at, rest) {
    return { from: at, to: at, ...rest };
}
const MISSING_CODE_OPERATORS = [
    { kind: 'missing-return', mutate: missingReturn },
    { kind: 'missing-await', mutate: missingAwait },
    { kind: 'null-guard', mutate: nullGuard },
];

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/missing-statements.js






const missing_statements_MAX = { variables: 3, values: 5, places: 5 };
const missingStatement = (node, source) => {
    const scope = node.parent === null ? node : functionOrFile(node.parent);
    if (!isFunction(scope) || !isStatement(node) || !isNearEnd(node))
        return [];
    return [...missingUpdates(node, scope, source), ...missingAdditions(node, scope, source)];
};
function isNearEnd(node) {
    const all = node.parent === null ? [] : (0,inner_nodes/* innerNodes */.q)(node.parent).filter(isStatement);
    const index = all.findIndex(({ from }) => from === node.from);
    return index === 0 || index > all.length - missing_statements_MAX.places;
}
const missing_statements_LOOP = /^(?:For|While|Do)Statement$/;
function missingUpdates(node, scope, source) {
    const loop = missing_statements_LOOP.test(node.parent?.parent?.name ?? '') ? node.parent?.parent : undefined;
    if (loop == null)
        return [];
    const { assigned, constants } = usesIn(scope, source);
    const inside = usesIn(loop, source);
    const stale = [...assigned].flatMap(([name, places]) => places.some(at => at < loop.from) &&
        !inside.assigned.has(name) &&
        !inside.changed.has(name) &&
        !constants.has(name) &&
        lastRead(scope, name, source) > loop.from
        ? name
        : []);
    const values = visibleValues(node, { scope, near: inside, source }).filter(name => !stale.includes(name));
    return stale
        .slice(0, missing_statements_MAX.variables)
        .flatMap(name => values
        .slice(0, missing_statements_MAX.values)
        .flatMap(value => missing_statements_around(node, source, `${name} = ${value}`, inside.assigned.has(value) ? 0.8 : 0.4)));
}
function missingAdditions(node, scope, source) {
    const outer = outermost(scope);
    const { collections, changed } = usesIn(outer, source);
    const near = usesIn(node.parent ?? scope, source);
    const values = visibleValues(node, { scope, near, source }).filter(value => !collections.has(value));
    return [...collections]
        .filter(([name, { at }]) => at < node.from && (outer !== scope || lastRead(scope, name, source) > node.from))
        .slice(0, missing_statements_MAX.variables)
        .flatMap(([name, { method }]) => values
        .slice(0, missing_statements_MAX.values)
        .flatMap(value => missing_statements_around(node, source, `${name}.${method}(${value})`, changed.has(name) ? 0.25 : 0.7)));
}
function visibleValues(node, { scope, near, source }) {
    const hasValue = ([, places]) => places.some(at => at < node.to);
    const names = [near, usesIn(scope, source)].flatMap(({ assigned }) => [...assigned].filter(hasValue));
    return [...new Set([...names.map(([name]) => name), ...missing_statements_parametersOf(scope, source)])];
}
function outermost(scope) {
    const next = enclosingFunction(scope);
    return next === undefined ? scope : outermost(next);
}
function missing_statements_parametersOf(scope, source) {
    return parameterNodes(scope.getChild('ParamList')).map(each => sliceOf(each, source));
}
function missing_statements_around(node, source, statement, likelihood) {
    const own = wholeLines(node, source);
    if (own === undefined)
        return [];
    const line = `${own.indent}${statement}`;
    const change = { operator: 'statement', what: `add \`${shortCode(statement)}\``, likelihood };
    if (/^(?:Return|Continue|Break|Throw|Raise)Statement$/.test(node.name))
        return [{ ...change, from: own.from, to: own.from, insert: `${line}\n` }];
    return [{ ...change, from: own.to, to: own.to, insert: `\n${line}` }];
}
const EMPTY_LIST = /^(?:\[\]|list\(\))$/;
const EMPTY_SET = /^(?:new Set\(\)|set\(\))$/;
const missing_statements_ADDS = /^(?:append|extend|insert|push|unshift|add|set|update)$/;
const usesIn = oncePerNode(findUses, ({ from, to }) => `${from} ${to}`);
function findUses(scope, source) {
    const assigned = new Map();
    const read = new Map();
    const collections = new Map();
    const changed = new Set();
    const constants = new Set();
    const append = source.language.name === 'python' ? 'append' : 'push';
    for (const node of (0,inner_nodes/* innerNodes */.q)(scope).flatMap(child => [...nodesUnder(child)])) {
        if (node.name !== 'VariableName' && node.name !== 'VariableDefinition')
            continue;
        const name = sliceOf(node, source);
        if (isSet(node)) {
            assigned.set(name, [...(assigned.get(name) ?? []), node.from]);
            if (isConstant(node, source))
                constants.add(name);
            const method = methodOf(valueSetTo(node, source), append);
            if (method !== undefined)
                collections.set(name, { at: node.from, method });
        }
        else if (isRead(node))
            read.set(name, node.from);
        if (isChanged(node, source))
            changed.add(name);
    }
    return { assigned, read, collections, changed, constants };
}
function methodOf(value, append) {
    if (EMPTY_LIST.test(value))
        return append;
    return EMPTY_SET.test(value) ? 'add' : undefined;
}
function valueSetTo(node, source) {
    let at = node.nextSibling;
    while (at !== null && !/^(?:AssignOp|Equals)$/.test(at.name))
        at = at.nextSibling;
    const value = at?.nextSibling;
    return value == null ? '' : sliceOf(value, source);
}
function isSet(node) {
    const { parent, name } = node;
    if (name === 'VariableDefinition')
        return /^(?:VariableDeclaration|For(?:Of|In)Spec)$/.test(parent?.name ?? '');
    return isAssigned(node) || (isTarget(node) && parent?.name !== 'ParamList');
}
function isConstant({ parent }, source) {
    return parent?.name === 'VariableDeclaration' && sliceOf(parent, source).startsWith('const ');
}
function isChanged(node, source) {
    const { parent } = node;
    if (parent?.name !== 'MemberExpression' || node.prevSibling !== null)
        return false;
    const member = node.nextSibling?.nextSibling;
    return isAssigned(parent) || (isCallee(parent) && member != null && missing_statements_ADDS.test(sliceOf(member, source)));
}
function lastRead(scope, name, source) {
    return usesIn(scope, source).read.get(name) ?? -1;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/missing-exports.js


const missingExport = (node, source, { unknown }) => {
    if (unknown.length === 0 || source.language.name !== 'javascript')
        return [];
    const wanted = new Set(unknown.map(({ name }) => name));
    if (node.name === 'AssignmentExpression')
        return intoList(node, source, wanted);
    const isDeclaration = /^(?:Function|Class|Variable)Declaration$/.test(node.name) && node.parent?.name === 'Script';
    const name = isDeclaration ? node.getChild('VariableDefinition') : null;
    if (name === null || !wanted.has(sliceOf(name, source)))
        return [];
    return [exporting(node.from, 'export ', sliceOf(name, source))];
};
function intoList(node, source, wanted) {
    const target = node.firstChild;
    const list = node.getChild('ObjectExpression');
    if (target === null || list === null || !/^(?:module\.)?exports$/.test(sliceOf(target, source)))
        return [];
    const properties = list.getChildren('Property');
    const last = properties.at(-1);
    const listed = new Set(properties
        .map(each => each.getChild('PropertyDefinition'))
        .map(each => (each === null ? '' : sliceOf(each, source))));
    return declaredIn(source)
        .filter(name => wanted.has(name) && !listed.has(name))
        .map(name => last === undefined ? exporting(list.from + 1, ` ${name} `, name) : exporting(last.to, `, ${name}`, name));
}
function declaredIn(source) {
    return (0,inner_nodes/* innerNodes */.q)(treeOf(source).topNode).flatMap(node => {
        const name = node.name.endsWith('Declaration') ? node.getChild('VariableDefinition') : null;
        return name === null ? [] : [sliceOf(name, source)];
    });
}
function exporting(at, insert, name) {
    return { operator: 'missing-export', from: at, to: at, insert, what: `export \`${name}\`` };
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/named-operands.js



const named_operands_MAX_NAMES = 5;
const named_operands_SCOPES = 3;
const namedOperand = (node, source) => {
    const { parent, nextSibling, prevSibling } = node;
    if (node.name !== 'CallExpression' || parent?.name !== 'BinaryExpression' || !isRead(node))
        return [];
    if (nextSibling?.name !== 'ArithOp' && prevSibling?.name !== 'ArithOp')
        return [];
    const statement = statementOf(node);
    const target = statement === undefined ? '' : source.text.slice(statement.from, parent.from);
    const words = new Set(`${target} ${sliceOf(parent, source)}`.match(/[\w$]+/g));
    return nearVariables(node, source, named_operands_SCOPES)
        .filter(name => !words.has(name))
        .slice(0, named_operands_MAX_NAMES)
        .map((insert, index) => replace(node, source, { operator: 'other-name', insert, likelihood: 0.5 * likelihoodAt(index / 2) }));
};

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/operands.js




const operands_MAX_NAMES = 10;
const operands = (node, source) => {
    switch (node.name) {
        case 'BinaryExpression':
        case 'ConditionalExpression':
            return oneSide(node, source);
        case 'UnaryExpression':
            return operands_withoutSign(node, source);
        case 'ArgList':
            return [...fewerArguments(node, source), ...moreArguments(node, source)];
        case 'ArrayExpression':
            return [...elementsChanged(node, source), ...indexed(node, source)];
        case 'TupleExpression':
            return elementsChanged(node, source);
        default:
            return isNumeric(node) ? withOperand(node, source) : [];
    }
};
function elementsChanged(node, source) {
    return [...fewerArguments(node, source), ...moreArguments(node, source).slice(0, operands_MAX_NAMES)];
}
function indexed(node, source) {
    const [only, ...others] = (0,inner_nodes/* innerNodes */.q)(node).slice(1, -1);
    if (only === undefined || others.length > 0 || elementsOf(node).length !== 1)
        return [];
    return nearVariables(node, source, 3)
        .filter(name => name !== sliceOf(only, source))
        .slice(0, operands_MAX_NAMES)
        .map((name, index) => replace(node, source, {
        operator: 'operand',
        insert: name + sliceOf(node, source),
        likelihood: 0.6 * likelihoodAt(index / 3),
    }));
}
function oneSide(node, source) {
    const operator = (0,inner_nodes/* innerNodes */.q)(node)[1];
    if (node.name === 'BinaryExpression' &&
        !/^(?:(?:Arith|Compare|Logic|Bit)Op|and|or|in|not|is)$/.test(operator?.name ?? ''))
        return [];
    const sides = (0,inner_nodes/* innerNodes */.q)(node).filter(({ name }) => /^[A-Z]/.test(name) && !/^(?:Arith|Compare|Logic|Bit)Op$/.test(name));
    const isComparison = (0,inner_nodes/* innerNodes */.q)(node).some(({ name }) => name === 'CompareOp');
    return sides.map(side => replace(node, source, {
        operator: 'operand',
        insert: sliceOf(side, source),
        likelihood: isComparison ? 0.3 : 0.8,
    }));
}
function operands_withoutSign(node, source) {
    const [sign, value] = (0,inner_nodes/* innerNodes */.q)(node);
    if (sign?.name !== 'ArithOp' || value === undefined || value.name === 'Number')
        return [];
    return [replace(node, source, { operator: 'operand', insert: sliceOf(value, source) })];
}
function fewerArguments(node, source) {
    const parts = operands_partsOf(node);
    return parts.map((_, index) => {
        const kept = parts.filter((__, at) => at !== index).map(part => sliceOf(part, source));
        const [open, close] = [sliceOf(node, source)[0], sliceOf(node, source).at(-1)];
        const comma = node.name === 'TupleExpression' && kept.length === 1 ? ',' : '';
        const insert = `${open}${kept.join(', ')}${comma}${close}`;
        return replace(node, source, { operator: 'operand', insert, likelihood: 0.6 });
    });
}
function operands_partsOf(node) {
    const parts = [];
    let open;
    for (const child of (0,inner_nodes/* innerNodes */.q)(node).slice(1, -1)) {
        if (child.name === ',')
            open = undefined;
        else if (open === undefined)
            parts.push((open = { from: child.from, to: child.to }));
        else
            open.to = child.to;
    }
    return parts;
}
function moreArguments(node, source) {
    const text = sliceOf(node, source);
    if ((0,inner_nodes/* innerNodes */.q)(node).some(({ name }) => name === 'for'))
        return [];
    const args = elementsOf(node);
    const values = [...nearVariables(node, source, 3), '1', '0', '-1'].slice(0, operands_MAX_NAMES + 3);
    const add = (at, value, index) => replace(node, source, {
        operator: 'operand',
        insert: text.slice(0, at) + value + text.slice(at),
        likelihood: 0.4 * likelihoodAt(index / 3),
    });
    const inner = text.slice(1, -1).trim();
    const end = text.length - 1;
    const named = (0,inner_nodes/* innerNodes */.q)(node).find(({ nextSibling }) => nextSibling?.name === 'AssignOp');
    const places = args.filter(({ from }) => named === undefined || from <= named.from).slice(0, 3);
    return values.flatMap((value, index) => [
        ...(named === undefined ? [add(end, inner === '' || inner.endsWith(',') ? value : `, ${value}`, index)] : []),
        ...places.map(arg => add(arg.from - node.from, `${value}, `, index + 2)),
    ]);
}
function isNumeric(node) {
    if (!/^(?:VariableName|MemberExpression|CallExpression|BinaryExpression)$/.test(node.name) || !standsAlone(node))
        return false;
    const parent = node.parent?.name ?? '';
    if (node.nextSibling?.name === 'AssignOp')
        return false;
    if (/^(?:VariableDeclaration|AssignmentExpression|(?:Assign|Update)Statement)$/.test(parent))
        return node.prevSibling !== null;
    return /^(?:ReturnStatement|ArgList|MemberExpression)$/.test(parent);
}
function withOperand(node, source) {
    const text = sliceOf(node, source);
    const names = nearVariables(node, source, 2).filter(name => name !== text);
    const values = names
        .slice(0, operands_MAX_NAMES)
        .flatMap(name => [`${text} + ${name}`, `${text} - ${name}`, `${text} * ${name}`]);
    const modulo = names.slice(0, 3).map(name => `${text} % ${name}`);
    return [`${text} + 1`, `${text} - 1`, `-${/^\w+$/.test(text) ? text : `(${text})`}`, ...values, ...modulo].map((insert, index) => replace(node, source, { operator: 'operand', insert, likelihood: 0.4 * likelihoodAt(index / 4) }));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/own-copies.js




const COPIES = {
    python: ['dict(_)', 'list(_)', '_.copy()'],
    javascript: ['{ ..._ }', '[..._]', 'structuredClone(_)'],
};
const ownCopies = (node, source) => [...copiedNames(node, source), ...copiedLists(node, source)];
function copiedNames(node, source) {
    const { parent } = node;
    if (!/^(?:VariableName|MemberExpression)$/.test(node.name) || !isRead(node))
        return [];
    if (!/^(?:AssignStatement|VariableDeclaration|AssignmentExpression)$/.test(parent?.name ?? ''))
        return [];
    const target = targetOf(node);
    const scope = functionOrFile(node);
    if (target === undefined || !isFunction(scope))
        return [];
    if (!changedNames(scope, source).has(sliceOf(target, source)))
        return [];
    const own = sliceOf(node, source);
    return COPIES[source.language.name].map((pattern, index) => replace(node, source, { operator: 'wrapped', insert: pattern.replace('_', () => own), likelihood: 1 - index / 10 }));
}
function targetOf(node) {
    const [sign, target] = [node.prevSibling, node.prevSibling?.prevSibling];
    const named = target?.name === 'TypeAnnotation' || target?.name === 'TypeDef' ? target.prevSibling : target;
    return sign !== null && /^(?:AssignOp|Equals)$/.test(sign.name) && named != null ? named : undefined;
}
function copiedLists(node, source) {
    const { parent } = node;
    if (source.language.name !== 'javascript' || !/^(?:VariableName|MemberExpression)$/.test(node.name))
        return [];
    if (parent?.name !== 'MemberExpression' || node.prevSibling !== null || !isCallee(parent))
        return [];
    if (source.text.slice(source.text.lastIndexOf('\n', node.from) + 1, node.from).trim() === '')
        return [];
    const call = parent.parent;
    const method = parent.lastChild;
    if (call == null || method === null || !/^(?:sort|reverse)$/.test(sliceOf(method, source)) || !isRead(call))
        return [];
    return call.parent?.name === 'ExpressionStatement'
        ? []
        : [replace(node, source, { operator: 'wrapped', insert: `[...${sliceOf(node, source)}]`, likelihood: 1 })];
}
const CHANGES = /^(?:append|extend|insert|push|unshift|add|set|update|pop|popitem|remove|delete|clear|sort|reverse|splice|shift|setdefault|discard)$/;
const changedNames = oncePerNode((scope, source) => {
    const found = new Set();
    for (const node of nodesUnder(scope)) {
        const [object, ...rest] = node.name === 'MemberExpression' ? (0,inner_nodes/* innerNodes */.q)(node) : [];
        if (object?.name !== 'VariableName')
            continue;
        const member = rest.at(-1);
        const isDeleted = /^(?:DeleteStatement|UnaryExpression)$/.test(node.parent?.name ?? '');
        const isMethod = isCallee(node) && member !== undefined && CHANGES.test(sliceOf(member, source));
        if (isAssigned(node) || isDeleted || isMethod)
            found.add(sliceOf(object, source));
    }
    return found;
});

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/presence.js



const presence = (node, source) => {
    if (!presence_isAsked(node))
        return [];
    const isNegated = node.name === 'UnaryExpression';
    const [sign, operand] = isNegated ? (0,inner_nodes/* innerNodes */.q)(node) : [];
    if (isNegated && !/^(?:not|!)$/.test(sign === undefined ? '' : sliceOf(sign, source)))
        return [];
    const value = isNegated ? operand : node;
    if (value === undefined || !/^(?:VariableName|MemberExpression)$/.test(value.name))
        return [];
    return questions(sliceOf(value, source), isNegated, source).map((insert, index) => replace(node, source, { operator: 'boolean', insert, likelihood: 0.7 - index / 10 }));
};
function presence_isAsked(node) {
    if (isBranchCondition(node))
        return true;
    const { parent } = node;
    if (isJoined(node))
        return parent !== null && presence_isAsked(parent);
    if (parent?.name === 'ParenthesizedExpression' || parent?.name === 'UnaryExpression')
        return presence_isAsked(parent);
    return node.parent?.name === 'ConditionalExpression' && /^(?:if|\?)$/.test(asks(node));
}
function asks({ prevSibling, nextSibling }) {
    if (prevSibling?.name === 'if')
        return 'if';
    return prevSibling === null ? (nextSibling?.name === 'LogicOp' ? '?' : '') : '';
}
function questions(value, isNegated, { language }) {
    if (language.name === 'python')
        return [`${value} is ${isNegated ? '' : 'not '}None`];
    const sign = isNegated ? '=' : '!';
    return [`${value} ${sign}== undefined`, `${value} ${sign}= null`];
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/sibling-statements.js






const sibling_statements_MAX = { statements: 4, length: 80, places: 3 };
const siblingStatement = (node, source) => {
    const scope = node.parent === null ? node : functionOrFile(node.parent);
    const body = scope.parent;
    if (!isStatement(node) || !isFunction(scope) || body === null || !/^(?:ClassBody|Body)$/.test(body.name))
        return [];
    if (!sibling_statements_isNearEnd(node) || /^(?:Return|Continue|Break|Throw|Raise)Statement$/.test(node.name))
        return [];
    const missing = missingCalls(scope, source);
    const own = missing.length === 0 ? undefined : wholeLines(node, source);
    if (own === undefined)
        return [];
    const known = new Set(namesInScope(node, source).map(({ name }) => name));
    return missing
        .filter(({ names }) => names.every(name => known.has(name)))
        .slice(0, sibling_statements_MAX.statements)
        .map(({ code }) => ({
        operator: 'statement',
        from: own.to,
        to: own.to,
        insert: `\n${own.indent}${code}${own.text.trimEnd().endsWith(';') ? ';' : ''}`,
        what: `add \`${shortCode(code)}\``,
        likelihood: 0.5,
    }));
};
const missingCalls = oncePerNode((scope, source) => {
    if (scope.parent === null)
        return [];
    const text = sliceOf(scope, source);
    return callsIn(scope.parent, source).filter(({ of, code }) => of !== scope.from && !text.includes(code));
});
function sibling_statements_isNearEnd(node) {
    const all = node.parent === null ? [] : (0,inner_nodes/* innerNodes */.q)(node.parent).filter(isStatement);
    return all.findIndex(({ from }) => from === node.from) >= all.length - sibling_statements_MAX.places;
}
const OWN = /^(?:self|this)\.[\w$.#]{1,60}\(/;
const OUTSIDE = /write|flush|unlink|remove|\brm|exec|spawn|system|popen|send|post|put\b|fetch|request|delete|drop|wipe|clear|destroy|kill|close|commit|save|upload|publish|deploy|truncate|purge|reset|shutdown|exit/i;
const callsIn = oncePerNode((body, source) => {
    const found = new Map();
    for (const node of nodesUnder(body)) {
        const call = node.name === 'ExpressionStatement' ? node.firstChild : null;
        if (call?.name !== 'CallExpression' || call.to - call.from > sibling_statements_MAX.length)
            continue;
        const method = functionOrFile(node);
        const code = sliceOf(call, source);
        if (method.parent?.from !== body.from || !OWN.test(code) || OUTSIDE.test(code) || /[\n{]|=>/.test(code))
            continue;
        const names = [...nodesUnder(call)].flatMap(each => (each.name === 'VariableName' ? sliceOf(each, source) : []));
        if (!found.has(code))
            found.set(code, { code, names: names.filter(name => name !== 'self'), of: method.from });
    }
    return [...found.values()];
});

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/roundings.js



const roundings = (node, source) => {
    if (node.name !== 'BinaryExpression' || !isRead(node))
        return [];
    const [left, sign, right, ...others] = (0,inner_nodes/* innerNodes */.q)(node);
    if (left === undefined || sign === undefined || right === undefined || others.length > 0)
        return [];
    const change = (insert) => [replace(node, source, { operator: 'arithmetic', insert, likelihood: 0.6 })];
    const operator = sliceOf(sign, source);
    if (operator === '//')
        return change(`-(-${asOperand(left, source)} // ${sliceOf(right, source)})`);
    if (operator !== '|' || sliceOf(right, source) !== '0')
        return [];
    const quotient = left.name === 'ParenthesizedExpression' ? (0,inner_nodes/* innerNodes */.q)(left)[1] : left;
    return quotient !== undefined && isQuotient(quotient, source) ? change(`Math.ceil(${sliceOf(quotient, source)})`) : [];
};
function isQuotient(node, source) {
    const [, sign] = node.name === 'BinaryExpression' ? (0,inner_nodes/* innerNodes */.q)(node) : [];
    return sign !== undefined && sliceOf(sign, source) === '/';
}

// EXTERNAL MODULE: ./node_modules/@eslint-community/regexpp/index.mjs
var regexpp = __webpack_require__(91895);
;// CONCATENATED MODULE: ./lib/fixers/offline/operators/regex-literals.js


const regex_literals_MAX_LENGTH = 1_000;
function regexLiteralAt(node, source) {
    const whole = node.name === 'RegExp' || node.name === 'String' ? sliceOf(node, source) : '';
    if (whole.length > regex_literals_MAX_LENGTH)
        return undefined;
    const found = node.name === 'RegExp' ? expressionIn(whole) : textIn(whole, node, source);
    if (found === undefined)
        return undefined;
    const { start, pattern, quote, isRaw, letters } = found;
    const syntax = parsePattern(pattern, letters);
    if (syntax === undefined)
        return undefined;
    const from = node.from + start;
    const flags = letters === undefined ? undefined : { from: node.to - letters.length, letters };
    return { from, pattern, quote, flags, isRaw, syntax };
}
function expressionIn(whole) {
    const end = whole.lastIndexOf('/');
    return { start: 1, pattern: whole.slice(1, end), quote: '/', isRaw: true, letters: whole.slice(end + 1) };
}
const REPEATED = /[\])](?:[*+?]|\{\d)/;
const PATTERN_LIKE = /[\])](?:[*+?]|\{\d)|\\[dwsDWS][*+?{]|\(\?|^\^|\$$/;
function textIn(whole, node, source) {
    const start = whole.search(/['"]/) + 1;
    const quote = whole.charAt(start - 1);
    const pattern = whole.slice(start, -1);
    const isPython = source.language.name === 'python';
    const isRaw = isPython && /^(?:[bB]?[rR]|[rR][bB])$/.test(whole.slice(0, start - 1));
    if (start === 0 || pattern.includes(quote) || (!isRaw && pattern.includes('\\')))
        return undefined;
    const callee = node.parent?.name === 'ArgList' ? node.parent.prevSibling : null;
    const called = callee === null ? '' : sliceOf(callee, source);
    const isFirst = node.prevSibling?.name === '(';
    if (isPython ? called.startsWith('re.') : called === 'RegExp')
        return isFirst ? { start, pattern, quote, isRaw } : undefined;
    return isPython && (isRaw ? PATTERN_LIKE : REPEATED).test(pattern) ? { start, pattern, quote, isRaw } : undefined;
}
const PARSER = new regexpp/* RegExpParser */.HA({ ecmaVersion: 2025 });
function parsePattern(pattern, letters = '') {
    const text = pattern.replaceAll('(?P<', '(?<P').replaceAll(/\(\?P=(\w{1,100})\)/g, String.raw `\k<P$1>`);
    const flags = { unicode: letters.includes('u'), unicodeSets: letters.includes('v') };
    try {
        return PARSER.parsePattern(text, 0, text.length, flags);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/patterns.js




const otherPattern = (node, source, evidence) => {
    const literal = regexLiteralAt(node, source);
    if (literal === undefined)
        return [];
    const { from, pattern, isRaw, flags } = literal;
    const resultOf = (each) => pattern.slice(0, each.from) + each.insert + pattern.slice(each.to);
    const changes = changesOf(literal, evidence).filter(each => (isRaw || !each.insert.includes('\\')) && parsePattern(resultOf(each), flags?.letters) !== undefined);
    return [
        ...changes.map(({ insert, likelihood, ...part }) => replace({ from: from + part.from, to: from + part.to }, source, { operator: 'pattern', insert, likelihood })),
        ...otherFlags(literal, source),
        ...flagArguments(node, source),
    ];
};
function changesOf({ syntax, pattern, quote }, evidence) {
    const changes = [...anchored(syntax, pattern)];
    const letters = lettersIn(evidence, quote);
    const add = (found) => void changes.push(...found);
    (0,regexpp/* visitRegExpAST */.p5)(syntax, {
        onQuantifierEnter: node => add(repeats(node, pattern)),
        onCharacterEnter: node => add(repeated(node, pattern)),
        onCharacterSetEnter: node => add([...otherSets(node), ...repeated(node, pattern)]),
        onCharacterClassEnter: node => add([...otherClasses(node, pattern, letters), ...repeated(node, pattern)]),
        onGroupEnter: node => add(repeated(node, pattern)),
        onCapturingGroupEnter: node => add(repeated(node, pattern)),
        onAssertionEnter: node => add(node.kind === 'lookahead' || node.kind === 'lookbehind' ? [] : [change(node, '', 0.6)]),
        onAlternativeEnter: node => add(dropped(node)),
    });
    return changes;
}
function change({ start, end }, insert, likelihood) {
    return { from: start, to: end, insert, likelihood };
}
function patterns_textOf({ start, end }, pattern) {
    return pattern.slice(start, end);
}
function repeats(node, pattern) {
    const part = patterns_textOf(node.element, pattern);
    const sign = patterns_textOf(node, pattern).slice(part.length);
    const bare = node.greedy ? sign : sign.slice(0, -1);
    const others = otherRepeats(bare, node).map(each => each + (node.greedy ? '' : '?'));
    const lazy = bare === '?' ? [] : [node.greedy ? `${sign}?` : bare];
    return [
        ...others.map((each, index) => change(node, part + each, likelihoodAt(index / 2))),
        ...lazy.map(each => change(node, part + each, 0.4)),
    ];
}
function otherRepeats(sign, { min, max }) {
    if (sign === '+')
        return ['*', ''];
    if (sign === '*')
        return ['+', '?'];
    if (sign === '?')
        return ['', '*'];
    const ranges = min === max
        ? [
            [1, max],
            [min, Infinity],
            [0, max],
            [min, max + 1],
            [min - 1, max],
            [min + 1, max + 1],
            [min - 1, max - 1],
        ]
        : [
            [min - 1, max],
            [min, max + 1],
            [min + 1, max],
            [min, max - 1],
            [min, Infinity],
        ];
    const valid = ranges.filter(([from, to]) => from >= 0 && from <= to && to > 0);
    return [...new Set(valid.map(rangeText))].filter(each => each !== sign);
}
function rangeText([from, to]) {
    if (from === to)
        return `{${from}}`;
    return to === Infinity ? `{${from},}` : `{${from},${to}}`;
}
function repeated(node, pattern) {
    const part = patterns_textOf(node, pattern);
    if (node.parent.type !== 'Alternative' || /^\\[AZ]$/.test(part))
        return [];
    switch (node.type) {
        case 'CharacterSet':
        case 'CharacterClass':
            return ['+', '*', '?'].map((sign, index) => change(node, part + sign, 0.5 * likelihoodAt(index)));
        case 'Character':
            return ['?', '+', '*'].map((sign, index) => change(node, part + sign, 0.3 * likelihoodAt(index)));
        default:
            return [change(node, `${part}?`, 0.4)];
    }
}
const OTHER_SETS = {
    '.': [String.raw `[\s\S]`, String.raw `\.`],
    [String.raw `\d`]: [String.raw `\w`, String.raw `[\d.]`, String.raw `\D`],
    [String.raw `\w`]: [String.raw `[\w-]`, String.raw `[\w.]`, String.raw `\S`, String.raw `\d`, String.raw `\W`],
    [String.raw `\s`]: [' ', String.raw `\S`],
    [String.raw `\D`]: [String.raw `\d`],
    [String.raw `\W`]: [String.raw `\w`, String.raw `\s`],
    [String.raw `\S`]: [String.raw `\s`, '.'],
};
function otherSets(node) {
    if (node.parent.type !== 'Alternative' && node.parent.type !== 'Quantifier')
        return [];
    return (OTHER_SETS[node.raw] ?? []).map((each, index) => change(node, each, 0.5 * likelihoodAt(index)));
}
const MAX_LETTERS = 12;
function lettersIn({ strings, pairs }, quote) {
    const texts = [...strings, ...pairs.flatMap(({ expected, actual }) => [expected, actual])].join('');
    const found = new Set();
    for (const letter of texts.slice(0, 2_000)) {
        if (/\d/.test(letter))
            found.add('0-9');
        else if (/[a-z]/.test(letter))
            found.add('a-z');
        else if (/[A-Z]/.test(letter))
            found.add('A-Z');
        else if (/[[\]\\^-]/.test(letter) || (letter === quote && quote === '/'))
            found.add(`\\${letter}`);
        else if (/[ -~]/.test(letter) && letter !== quote)
            found.add(letter);
    }
    return [...found];
}
function otherClasses(node, pattern, letters) {
    const inner = patterns_textOf(node, pattern).slice(node.negate ? 2 : 1, -1);
    const sign = node.negate ? '[^' : '[';
    const missing = letters.filter(letter => !inner.includes(letter)).slice(0, MAX_LETTERS);
    const withLetter = (letter) => (inner.endsWith('-') ? letter + inner : inner + letter);
    const elements = node.elements.length > 1 ? node.elements : [];
    return [
        ...missing.map((letter, index) => change(node, `${sign}${withLetter(letter)}]`, 0.7 * likelihoodAt(index / 3))),
        ...elements.map(({ start, end }) => ({ from: start, to: end, insert: '', likelihood: 0.4 })),
        change(node, node.negate ? `[${inner}]` : `[^${inner}]`, 0.3),
    ];
}
function anchored({ alternatives, start, end }, pattern) {
    const first = alternatives[0]?.elements[0];
    const last = alternatives.at(-1)?.elements.at(-1);
    const isOpen = !isEdge(first, 'start');
    const isEndless = !isEdge(last, 'end');
    if (/^\\A|\\Z$/.test(pattern))
        return [];
    const at = (offset, insert) => ({ from: offset, to: offset, insert, likelihood: 0.5 });
    if (alternatives.length === 1)
        return [...(isOpen ? [at(start, '^')] : []), ...(isEndless ? [at(end, '$')] : [])];
    const inner = pattern.slice(isOpen ? 0 : 1, isEndless ? pattern.length : -1);
    return [
        { from: start, to: end, insert: `${isOpen ? '' : '^'}(?:${inner})${isEndless ? '' : '$'}`, likelihood: 0.6 },
        { from: start, to: end, insert: `^(?:${inner})$`, likelihood: 0.4 },
    ];
}
function isEdge(node, kind) {
    return node?.type === 'Assertion' && node.kind === kind;
}
function dropped(node) {
    const { alternatives } = node.parent;
    if (alternatives === undefined || alternatives.length < 2)
        return [];
    const isFirst = alternatives[0] === node;
    return [{ from: node.start - (isFirst ? 0 : 1), to: node.end + (isFirst ? 1 : 0), insert: '', likelihood: 0.2 }];
}
const FLAGS = ['i', 'g', 'm', 's', 'u'];
function otherFlags({ flags, pattern }, source) {
    if (flags === undefined)
        return [];
    const { from, letters } = flags;
    const others = FLAGS.map(flag => (letters.includes(flag) ? letters.replace(flag, '') : letters + flag)).filter(each => !/[uv].*[uv]/.test(each) && parsePattern(pattern, each) !== undefined);
    return others.map((insert, index) => replace({ from: from - 1, to: from + letters.length }, source, {
        operator: 'pattern',
        insert: `/${insert}`,
        likelihood: 0.6 * likelihoodAt(index / 2),
    }));
}
const PYTHON_FLAGS = ['re.IGNORECASE', 're.MULTILINE', 're.DOTALL'];
const ARGUMENTS = {
    compile: 1,
    match: 2,
    search: 2,
    fullmatch: 2,
    split: 2,
    findall: 2,
    finditer: 2,
    sub: 3,
};
function flagArguments(node, source) {
    const list = node.parent?.name === 'ArgList' && node.prevSibling?.name === '(' ? node.parent : null;
    const callee = list?.prevSibling ?? null;
    if (source.language.name !== 'python' || list === null || callee === null)
        return [];
    const [module, name = ''] = sliceOf(callee, source).split('.');
    const last = elementsOf(list).at(-1);
    if (module !== 're' || last === undefined || list.getChild('AssignOp') !== null)
        return [];
    if (!Object.hasOwn(ARGUMENTS, name) || elementsOf(list).length !== ARGUMENTS[name])
        return [];
    return PYTHON_FLAGS.map((flag, index) => replace(last, source, {
        operator: 'pattern',
        insert: `${sliceOf(last, source)}, flags=${flag}`,
        likelihood: 0.5 * likelihoodAt(index),
    }));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/returned-values.js




const returned_values_MAX_NAMES = 3;
const returnedValue = (node, source) => {
    const scope = functionOrFile(node);
    if (node.parent?.name !== 'ReturnStatement' || !isFunction(scope) || !isRead(node))
        return [];
    const text = sliceOf(node, source);
    if (/^(?:true|True|false|False)$/.test(text))
        return testedCounters(node, scope, source);
    if (/^(?:\[\]|list\(\))$/.test(text))
        return [replace(node, source, { operator: 'constant', insert: '[[]]', likelihood: 0.4 })];
    return withOrigin(node, source);
};
function testedCounters(node, scope, source) {
    const isPython = source.language.name === 'python';
    return countersOf(scope, source)
        .filter(({ at }) => at < node.from)
        .slice(0, returned_values_MAX_NAMES)
        .flatMap(({ name }, index) => [isPython ? `${name} == 0` : `${name} === 0`, isPython ? `${name} != 0` : `${name} !== 0`].map((insert, second) => replace(node, source, { operator: 'boolean', insert, likelihood: 0.5 * likelihoodAt(index + second) })));
}
const countersOf = oncePerNode((scope, source) => {
    const found = new Map();
    for (const node of nodesUnder(scope)) {
        const isUpdate = node.name === 'UpdateStatement' ||
            (node.name === 'AssignmentExpression' && (0,inner_nodes/* innerNodes */.q)(node)[1]?.name === 'UpdateOp');
        const isCount = node.name === 'PostfixExpression' || (isUpdate && !/["'`[{]/.test(sliceOf(node, source)));
        const name = isCount && node.firstChild?.name === 'VariableName' ? sliceOf(node.firstChild, source) : undefined;
        if (name !== undefined && !found.has(name))
            found.set(name, node.from);
    }
    return [...found].map(([name, at]) => ({ name, at }));
});
function withOrigin(node, source) {
    const origin = source.language.name === 'python' ? comprehended(node, source) : mapped(node, source);
    if (origin === undefined)
        return [];
    const text = sliceOf(node, source);
    const texts = source.language.name === 'python'
        ? [`${origin} + ${text}`, `${text} + ${origin}`]
        : [`[...${origin}, ...${text}]`, `[...${text}, ...${origin}]`];
    return texts.map((insert, index) => replace(node, source, { operator: 'operand', insert, likelihood: 0.8 * likelihoodAt(index / 2) }));
}
function comprehended(node, source) {
    if (node.name !== 'ArrayComprehensionExpression' || node.getChildren('for').length !== 1)
        return undefined;
    const list = node.getChild('in')?.nextSibling;
    return list?.name === 'VariableName' ? sliceOf(list, source) : undefined;
}
function mapped({ name, firstChild }, source) {
    const list = firstChild?.firstChild;
    if (name !== 'CallExpression' || firstChild?.name !== 'MemberExpression' || list?.name !== 'VariableName')
        return undefined;
    return sliceOf(firstChild, source).endsWith('.map') ? sliceOf(list, source) : undefined;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/signatures.js






const signatures_DEFAULTS = {
    javascript: ['0', '1', "''", '[]', '{}', 'false', 'true', 'null', 'undefined'],
    python: ['None', '0', '1', '""', 'False', 'True', '()'],
};
const defaultArgument = (node, source) => {
    if (node.name !== 'ParamList' || node.parent === null || !isFunction(node.parent))
        return [];
    const values = signatures_DEFAULTS[source.language.name];
    const change = (at, insert, index) => replace(at, source, { operator: 'default-argument', insert, likelihood: likelihoodAt(index / 2) });
    const parameters = parameterNodes(node);
    const isPython = source.language.name === 'python';
    return parameters.flatMap((parameter, index) => {
        const name = sliceOf(parameter, source);
        if (name === 'self' || name === 'cls' || /^(?:\*\*?|Spread|\.\.\.)$/.test(parameter.prevSibling?.name ?? ''))
            return [];
        if (parameter.nextSibling?.name === 'Optional')
            return [];
        const { last, value } = declarationOf(parameter);
        if (value !== undefined) {
            const others = values.filter(other => other !== sliceOf(value, source));
            return others.map((insert, at) => change(value, insert, at));
        }
        const isLast = parameters.slice(index + 1).every(later => declarationOf(later).value !== undefined);
        return isLast
            ? values.map((insert, at) => change(last, `${sliceOf(last, source)}${last === parameter && isPython ? '=' : ' = '}${insert}`, at + 1))
            : [];
    });
};
const MAX_RESULTS = 12;
const missingResult = (node, source) => {
    if (node.name === 'ReturnStatement')
        return bareReturn(node, source);
    if (!/^(?:Block|Body)$/.test(node.name) || node.parent === null || !isFunction(node.parent))
        return [];
    const statements = (0,inner_nodes/* innerNodes */.q)(node).filter(({ name }) => /(?:Statement|Declaration|Definition)$/.test(name));
    const last = statements.at(-1);
    if (last === undefined || last.name === 'ReturnStatement' || enclosingFunction(last) === undefined)
        return [];
    const at = source.text.lastIndexOf('\n', last.from - 1) + 1;
    const indent = source.text.slice(at, last.from);
    if (indent.trim() !== '')
        return [];
    let end = last.to;
    while (end > last.from && /\s/.test(source.text[end - 1] ?? ''))
        end -= 1;
    const [own, nothing] = [resultsOf(statements, source), nothingOf(source)];
    return [...new Set([...own, ...returnedElsewhere(last, source), ...nothing])].map((name, index) => ({
        operator: 'missing-return',
        from: end,
        to: end,
        insert: `\n${indent}return ${name}`,
        what: `return \`${name}\` at the end`,
        likelihood: 0.8 * likelihoodAt(index),
    }));
};
function bareReturn(node, source) {
    const [word, ...rest] = (0,inner_nodes/* innerNodes */.q)(node).filter(({ name }) => name !== ';');
    if (word === undefined || rest.length > 0)
        return [];
    const names = nearVariables(node, source, 2).slice(0, MAX_RESULTS);
    const values = signatures_DEFAULTS[source.language.name];
    return [...names, ...values].map((value, index) => replace(word, source, {
        operator: 'missing-return',
        insert: `return ${value}`,
        likelihood: likelihoodAt(index / 2),
    }));
}
function resultsOf(statements, source) {
    const names = statements.flatMap(statement => {
        const target = (0,inner_nodes/* innerNodes */.q)(statement).find(({ name }) => /^Variable(?:Definition|Name)$/.test(name));
        return /^(?:AssignStatement|VariableDeclaration)$/.test(statement.name) && target !== undefined ? [target] : [];
    });
    return names.map(name => sliceOf(name, source));
}
function nothingOf({ language }) {
    return language.name === 'python' ? ['None', 'False'] : ['null', 'false'];
}
const MAX_RETURNED = { length: 80, values: 3 };
function returnedElsewhere(node, source) {
    const known = new Set(nearVariables(node, source, 1));
    return returnedCalls(source)
        .filter(({ names }) => names.length > 0 && names.every(name => known.has(name)))
        .slice(0, MAX_RETURNED.values)
        .map(({ text }) => text);
}
const returnedCalls = oncePerFile((source) => [...nodesIn(source)].flatMap(node => {
    const value = node.name === 'ReturnStatement' ? (0,inner_nodes/* innerNodes */.q)(node)[1] : undefined;
    const text = value?.name === 'CallExpression' ? sliceOf(value, source) : '';
    if (text === '' || text.length > MAX_RETURNED.length || text.includes('\n'))
        return [];
    const [callee, list] = value === undefined ? [] : (0,inner_nodes/* innerNodes */.q)(value);
    const items = list === undefined ? [] : (0,inner_nodes/* innerNodes */.q)(list).filter(({ name }) => !/^[(),]$/.test(name));
    const isPlain = callee?.name === 'VariableName' && items.every(({ name }) => name === 'VariableName');
    return isPlain ? [{ text, names: items.map(item => sliceOf(item, source)) }] : [];
}));

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/slices.js




const slices_ENDS = {
    python: ['[1:]', '[:-1]', '[::-1]', '[0]', '[-1]', '[:]', '[1]'],
    javascript: ['.slice(1)', '.slice(0, -1)', '[0]', '.at(-1)', '.slice(0, 1)', '[1]'],
};
const slices = (node, source) => {
    if (!isRead(node) || isCallee(node))
        return [];
    const change = (insert, likelihood) => replace(node, source, { operator: 'slice', insert, likelihood });
    if (node.name === 'MemberExpression' && node.lastChild?.name === ']')
        return slices_indexed(node, source, change);
    if (!/^(?:VariableName|MemberExpression|CallExpression)$/.test(node.name) || !standsAlone(node))
        return [];
    const object = asOperand(node, source);
    return [
        ...slices_ENDS[source.language.name].map((end, index) => change(`${object}${end}`, 0.5 * likelihoodAt(index / 2))),
        ...boundsFor(node, source).map((end, index) => change(`${object}${end}`, 0.6 * likelihoodAt(index / 2))),
    ];
};
const MAX_BOUNDS = 2;
function boundsFor(node, source) {
    const isWalked = node.name === 'VariableName' && /^For(?:Statement|OfSpec)$/.test(node.parent?.name ?? '');
    if (!isWalked)
        return [];
    const own = sliceOf(node, source);
    const names = [...boundsIn(functionOrFile(node), source)].filter(name => name !== own).slice(0, MAX_BOUNDS);
    return names.flatMap(name => source.language.name === 'python' ? [`[${name}:]`, `[:${name}]`] : [`.slice(${name})`, `.slice(0, ${name})`]);
}
const boundsIn = oncePerNode((scope, source) => {
    const names = [...nodesUnder(scope)].filter(node => node.name === 'VariableName' && isCut(node, source));
    return new Set(names.map(node => sliceOf(node, source)));
});
function isCut({ parent, prevSibling, nextSibling }, source) {
    if (parent?.name === 'MemberExpression')
        return prevSibling?.name === ':' || nextSibling?.name === ':';
    const callee = parent?.name === 'ArgList' ? parent.parent?.firstChild : undefined;
    return callee != null && /\.(?:slice|substring|splice)$/.test(sliceOf(callee, source));
}
function slices_indexed(node, source, change) {
    const children = (0,inner_nodes/* innerNodes */.q)(node);
    const open = children.findLastIndex(({ name }) => name === '[');
    const object = source.text.slice(node.from, children[open]?.from);
    const parts = children.slice(open + 1, -1);
    const found = [change(object.replace(/\?\.$/, ''), 0.6)];
    if (source.language.name !== 'python')
        return found;
    const bounds = sliceOf({ from: children[open]?.to ?? node.to, to: node.to - 1 }, source);
    if (!parts.some(({ name }) => name === ':')) {
        const one = [`${bounds}:`, `:${bounds}`, /^-?\d+$/.test(bounds) ? `-${bounds}`.replace('--', '') : `-${bounds}`];
        return [...found, ...one.map(text => change(`${object}[${text}]`, 0.6))];
    }
    const [from = '', to = '', step] = bounds.split(':').map(part => part.trim());
    if (parts.filter(({ name }) => name === ':').length !== bounds.split(':').length - 1)
        return found;
    const texts = [
        `${from}:`,
        `:${to}`,
        `${to}:`,
        `:${from}`,
        `${to}:${from}`,
        `${from}:${to}:-1`,
        step === undefined ? `${from}:${to}:2` : `${from}:${to}`,
        from === '' ? `1:${to}` : from,
        to === '' ? `${from}:-1` : to,
    ];
    return [
        ...found,
        ...[...new Set(texts)]
            .filter(text => text !== bounds && text !== '')
            .map((text, index) => change(`${object}[${text}]`, 0.8 * likelihoodAt(index / 2))),
    ];
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/statements.js




const LEAVING = ['return', 'continue', 'break'];
const MANY_LINES = 4;
const statements = (node, source) => {
    if (node.name === 'ReturnStatement' || node.name === 'ContinueStatement' || node.name === 'BreakStatement')
        return [...otherLeaving(node, source), ...moves(node, source)];
    if (node.name === 'else')
        return withoutElse(node, source);
    return moves(node, source);
};
function moves(node, source) {
    if (!isStatement(node) || isFunction(node) || /Import|Export|Class/.test(node.name))
        return [];
    if (isDocumentation(node))
        return [];
    const own = wholeLines(node, source);
    if (own === undefined)
        return [];
    const { text } = source;
    const what = shortCode(own.text);
    const rate = own.text.split('\n').length > MANY_LINES ? 0.3 : 1;
    const edit = (from, to, insert, does, likelihood) => ({
        operator: 'statement',
        from,
        to,
        insert,
        what: does,
        likelihood: likelihood * rate,
    });
    const end = Math.min(own.to + 1, text.length);
    const found = [];
    const isAlone = statements_siblingsOf(node).length === 1;
    if (!isAlone)
        found.push(edit(own.from, end, '', `delete \`${what}\``, 0.5));
    else if (source.language.name === 'python' && node.parent?.name === 'Body')
        found.push(edit(own.from, own.to, `${own.indent}pass`, `delete \`${what}\``, 0.2));
    if (!node.name.endsWith('Declaration'))
        found.push(edit(own.from, own.from, `${own.text}\n`, `repeat \`${what}\``, 0.3));
    const next = nextStatement(node);
    const below = next === undefined ? undefined : wholeLines(next, source);
    if (below !== undefined) {
        const between = text.slice(own.to, below.from);
        found.push(edit(own.from, below.to, below.text + between + own.text, `move \`${what}\` below the next statement`, 0.8));
    }
    return [...found, ...movedOut(node, source, edit), ...movedIn(node, source, edit)];
}
function movedOut(node, source, edit) {
    const block = node.parent;
    const around = block === null ? undefined : statementAround(block);
    const own = wholeLines(node, source);
    const outer = around === undefined ? undefined : wholeLines(around, source);
    const all = statements_siblingsOf(node);
    if (around === undefined || own === undefined || outer === undefined || all.length < 2 || isFunction(around))
        return [];
    const moved = reindented(own.text, own.indent, outer.indent);
    const what = shortCode(own.text);
    const { text } = source;
    const rest = (from, to) => text.slice(from, Math.max(from, to));
    const found = [];
    if (isSameNode(all.at(-1), node)) {
        const after = rest(own.to, outer.to);
        found.push(edit(own.from - 1, outer.to, `${after}\n${moved}`, `move \`${what}\` out of its block`, 0.9));
    }
    if (isSameNode(all[0], node)) {
        const before = rest(outer.from, own.from);
        found.push(edit(outer.from, own.to + 1, `${moved}\n${before}`, `move \`${what}\` in front of its block`, 0.6));
    }
    return found;
}
function movedIn(node, source, edit) {
    const before = previousStatement(node);
    const block = before === undefined ? undefined : (0,inner_nodes/* innerNodes */.q)(before).findLast(({ name }) => /^(?:Block|Body)$/.test(name));
    const own = wholeLines(node, source);
    if (block === undefined || own === undefined || before === undefined || isFunction(before))
        return [];
    const last = (0,inner_nodes/* innerNodes */.q)(block).findLast(isStatement);
    const inner = last === undefined ? undefined : wholeLines(last, source);
    if (inner === undefined)
        return [];
    const moved = reindented(own.text, own.indent, inner.indent || own.indent + indentStep(source));
    const { text } = source;
    const between = text.slice(inner.to, own.from - 1);
    return [edit(inner.to, own.to, `\n${moved}${between}`, `move \`${shortCode(own.text)}\` into the block above`, 0.9)];
}
function otherLeaving(node, source) {
    if ((0,inner_nodes/* innerNodes */.q)(node).some(({ name }) => name === 'Label'))
        return [];
    const inLoop = isInLoop(node);
    const text = sliceOf(node, source);
    const word = LEAVING.find(each => text.startsWith(each));
    const others = LEAVING.filter(other => other !== word && (other === 'return' || inLoop));
    return others.map(insert => replace(node, source, { operator: 'statement', insert, likelihood: 0.6 }));
}
function isInLoop(node) {
    for (let at = node.parent; at !== null && !isFunction(at); at = at.parent)
        if (/^(?:For|While|Do)Statement$/.test(at.name))
            return true;
    return false;
}
function withoutElse(node, source) {
    const body = node.nextSibling;
    const statement = node.parent;
    if (source.language.name !== 'javascript' || body === null || statement?.name !== 'IfStatement')
        return [];
    if (body.name === 'IfStatement')
        return [
            {
                operator: 'statement',
                from: node.from,
                to: body.from,
                insert: '',
                what: 'test the second condition in any case',
                likelihood: 0.5,
            },
        ];
    return [];
}
function isDocumentation(node) {
    return node.name === 'ExpressionStatement' && /^(?:String|ContinuedString)$/.test(node.firstChild?.name ?? '');
}
function statements_siblingsOf(node) {
    return node.parent === null ? [] : (0,inner_nodes/* innerNodes */.q)(node.parent).filter(isStatement);
}
function isSameNode(one, other) {
    return one !== undefined && one.from === other.from && one.to === other.to;
}
function nextStatement(node) {
    let at = node.nextSibling;
    while (at !== null && !isStatement(at))
        at = at.nextSibling;
    return at ?? undefined;
}
function previousStatement(node) {
    let at = node.prevSibling;
    while (at !== null && !isStatement(at))
        at = at.prevSibling;
    return at ?? undefined;
}
function statementAround(block) {
    let at = block.parent;
    while (at !== null && !isStatement(at) && !isFunction(at))
        at = at.parent;
    return at === null || isFunction(at) || at.name.startsWith('Class') ? undefined : at;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/wraps.js




const AROUND = {
    python: [
        'len(_)',
        'abs(_)',
        'sorted(_)',
        'set(_)',
        'list(_)',
        'str(_)',
        'int(_)',
        'reversed(_)',
        'sum(_)',
        'max(_)',
        'min(_)',
        'tuple(_)',
        'dict(_)',
        'bool(_)',
        'float(_)',
        'round(_)',
        '[_]',
        'range(_)',
        'enumerate(_)',
        '_.lower()',
        '_.upper()',
        '_.strip()',
        '_.copy()',
        '_.items()',
        '_.keys()',
        '_.values()',
        '_.split()',
        '_.title()',
        '_.capitalize()',
        '_.rstrip()',
        '_.lstrip()',
        'range(len(_))',
        'not _',
        '-_',
        '*_',
    ],
    javascript: [
        '_.length',
        'Math.abs(_)',
        'Math.floor(_)',
        'Math.ceil(_)',
        'Math.round(_)',
        'Math.trunc(_)',
        'Number(_)',
        'String(_)',
        'Boolean(_)',
        '_.trim()',
        '_.toLowerCase()',
        '_.toUpperCase()',
        '_.toString()',
        '[..._]',
        '_.slice()',
        '_.reverse()',
        '_.sort()',
        "_.join('')",
        "_.split('')",
        '[_]',
        'new Set(_)',
        '[...new Set(_)]',
        'Object.keys(_)',
        'Object.values(_)',
        'Object.entries(_)',
        '_.flat()',
        '_.filter(Boolean)',
        '_.size',
        '_.entries()',
        '_.keys()',
        '_.values()',
        '!_',
        '-_',
        '..._',
        '({ ..._ })',
        'structuredClone(_)',
        'Array.from(_)',
        'Number.isNaN(_)',
    ],
};
const SORTS = /^(?:sorted|sort|min|max)$/;
const SORT_KEYWORDS = [
    'reverse=True',
    'key=len',
    'key=abs',
    'key=str.lower',
    'key=lambda item: item[0]',
    'key=lambda item: item[1]',
];
const wrapUnwrap = (node, source, evidence) => [
    ...unwrapped(node, source),
    ...sortKeywords(node, source),
    ...ownCopy(node, source),
    ...wraps(node, source, evidence),
];
function ownCopy(node, source) {
    const [callee, list] = node.name === 'CallExpression' ? (0,inner_nodes/* innerNodes */.q)(node) : [];
    if (callee === undefined || list === undefined || sliceOf(callee, source) !== 'Object.assign')
        return [];
    const [target, ...others] = elementsOf(list);
    if (target === undefined || others.length === 0 || !/^(?:VariableName|MemberExpression)$/.test(target.name))
        return [];
    const name = sliceOf(target, source);
    const isStatement = node.parent?.name === 'ExpressionStatement';
    if (isStatement ? wraps_isConstant(name, source) : !isRead(node) || !standsAlone(node))
        return [];
    const copy = `Object.assign({}, ${sliceOf(list, source).slice(1)}`;
    const insert = isStatement ? `${name} = ${copy}` : copy;
    return [replace(node, source, { operator: 'wrapped', insert })];
}
function unwrapped(node, source) {
    const change = (insert, likelihood) => replace(node, source, { operator: 'wrapped', insert, likelihood });
    if (node.name === 'MemberExpression' && isRead(node) && !isCallee(node) && node.lastChild?.name === 'PropertyName') {
        const object = node.firstChild;
        return object === null || object.name === 'this' ? [] : [change(sliceOf(object, source), 0.3)];
    }
    if (!/^(?:Call|New)Expression$/.test(node.name) || node.parent?.name === 'ExpressionStatement')
        return [];
    const callee = (0,inner_nodes/* innerNodes */.q)(node).find(({ name }) => name !== 'new');
    const list = node.lastChild;
    if (callee === undefined || list?.name !== 'ArgList')
        return [];
    const args = elementsOf(list);
    const found = [];
    if (callee.name === 'MemberExpression' && callee.firstChild !== null)
        found.push(change(sliceOf(callee.firstChild, source), 0.8));
    if (args[0] !== undefined)
        found.push(change(standsAlone(node) ? sliceOf(args[0], source) : asOperand(args[0], source), 0.9));
    return found;
}
function wraps_isConstant(name, { text }) {
    return !name.includes('.') && text.split(/\bconst\b/).some(part => part.trimStart().startsWith(`${name} =`));
}
function sortKeywords(node, source) {
    if (source.language.name !== 'python' || node.name !== 'ArgList' || node.parent?.name !== 'CallExpression')
        return [];
    const callee = node.prevSibling;
    const name = callee === null ? '' : (sliceOf(callee, source).split('.').at(-1) ?? '');
    if (!SORTS.test(name))
        return [];
    const inner = sliceOf(node, source).slice(1, -1);
    const separator = inner.trim() === '' ? '' : ', ';
    return SORT_KEYWORDS.filter(keyword => !inner.includes(keyword.slice(0, keyword.indexOf('='))) && (/sort/.test(name) || !keyword.startsWith('reverse'))).map((keyword, index) => replace(node, source, {
        operator: 'wrapped',
        insert: `(${inner}${separator}${keyword})`,
        likelihood: 0.7 * likelihoodAt(index),
    }));
}
function wraps(node, source, evidence) {
    if (!isWrappable(node) || node.parent === null)
        return [];
    const { name } = source.language;
    const patterns = AROUND[name];
    const scope = () => sliceOf(functionOrFile(node), source);
    const known = knownPatterns(source);
    const isPadded = evidence.pairs.some(({ expected, actual }) => actual !== expected && actual.trim() === expected);
    const inList = /^(?:ArgList|ArrayExpression|SetExpression)$/.test(node.parent.name) &&
        !/^(?:Spread|\*\*?)$/.test(node.prevSibling?.name ?? '');
    const isNegated = (pattern) => pattern === '-_' && source.text.includes(`-${sliceOf(node, source)}`);
    return patterns
        .filter(pattern => (inList || !/^(?:\.\.\.|\*)/.test(pattern)) && (standsAlone(node) || !/^[[({]/.test(pattern)))
        .map((pattern, index) => ({
        pattern,
        likelihood: isPadded && /\.(?:strip|trim)\(\)$/.test(pattern)
            ? 1
            : known.has(pattern) || isNegated(pattern)
                ? 0.6
                : 0.4 * likelihoodAt(index / 8),
    }))
        .map(({ pattern, likelihood }) => {
        const isBare = !/_\.|[-!*.]_|not _/.test(pattern) || /^(?:\.\.\.|\*)/.test(pattern);
        const text = isBare ? sliceOf(node, source) : asOperand(node, source);
        const insert = pattern.replace('_', () => text);
        const isOpen = /^(?:not |-|!)/.test(pattern) && !standsAlone(node);
        const isKnown = known.has(pattern) && scope().includes(insert);
        return replace(node, source, {
            operator: 'wrapped',
            insert: isOpen ? `(${insert})` : insert,
            likelihood: isKnown ? 1 : likelihood,
        });
    });
}
function isWrappable(node) {
    if (!isRead(node) || isAssigned(node) || isCallee(node))
        return false;
    if (!/^(?:VariableName|MemberExpression|CallExpression|BinaryExpression|\w*ComprehensionExpression)$/.test(node.name))
        return false;
    return standsAlone(node) || node.parent?.name === 'BinaryExpression' || node.parent?.name === 'MemberExpression';
}
function callIn(pattern) {
    const [call = ''] = (pattern.startsWith('_') ? pattern.slice(1) : pattern).split('_', 1);
    return call;
}
const knownPatterns = oncePerFile(({ language, text }) => {
    const patterns = AROUND[language.name];
    return new Set(patterns.filter(pattern => pattern.length > 3 && text.includes(callIn(pattern))));
});

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/strips.js




const strips = (node, source) => {
    if (source.language.name !== 'python' || !isWrappable(node) || node.name === 'BinaryExpression')
        return [];
    return separatorsOf(functionOrFile(node), source).flatMap((separator, index) => ['strip', 'rstrip', 'lstrip'].map(method => replace(node, source, {
        operator: 'wrapped',
        insert: `${asOperand(node, source)}.${method}(${separator})`,
        likelihood: 0.3 * likelihoodAt(index),
    })));
};
const MAX_SEPARATORS = 2;
const separatorsOf = oncePerNode((scope, source) => {
    const texts = [...nodesUnder(scope)].flatMap(({ name, from, to }) => name === 'String' ? source.text.slice(from, to) : []);
    return [...new Set(texts.filter(text => /^["'](?:[^\w\s"'\\]{1,2}|_)["']$/.test(text)))].slice(0, MAX_SEPARATORS);
});

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/swapped-names.js



const swapped_names_NEAR = 60;
const swappedNames = (node, source) => {
    if (!isName(node) || !isFunction(functionOrFile(node)))
        return [];
    const own = sliceOf(node, source);
    const canStandFor = (one, other) => !swapped_names_isSet(other) || isVariable(one, node, source);
    const isSwap = (other) => canStandFor(node, other) && canStandFor(other, node);
    return namesBehind(node, source)
        .filter(isSwap)
        .map(other => replace({ from: node.from, to: other.to }, source, {
        operator: 'swapped-arguments',
        insert: sliceOf(other, source) + source.text.slice(node.to, other.from) + own,
        likelihood: other.name === node.name ? 0.25 : 0.12,
    }));
};
function swapped_names_isSet(node) {
    const isObject = node.parent?.name === 'MemberExpression' && node.prevSibling === null;
    return (node.name === 'VariableDefinition' ||
        isAssigned(node) ||
        (isObject && node.parent !== null && isAssigned(node.parent)));
}
function isVariable(name, at, source) {
    return (/^(?:self|this)$/.test(sliceOf(name, source)) ||
        nearVariables(at, source, Number.POSITIVE_INFINITY).includes(sliceOf(name, source)));
}
function namesBehind(node, source) {
    const found = [];
    const own = sliceOf(node, source);
    const end = functionOrFile(node).to;
    treeOf(source).iterate({
        from: node.to,
        to: Math.min(node.to + swapped_names_NEAR, end),
        enter(ref) {
            if (ref.from >= node.to && ref.to <= end && isName(ref.node) && sliceOf(ref, source) !== own)
                found.push(ref.node);
        },
    });
    return found;
}
function isName(node) {
    if (node.name === 'PropertyName')
        return node.parent?.name === 'MemberExpression';
    if (node.name === 'VariableDefinition')
        return node.parent?.name === 'VariableDeclaration';
    return node.name === 'VariableName' && (isRead(node) || isCallee(node) || isAssigned(node));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/texts.js



const SEPARATORS = ['', ' ', ', ', ',', '-', '_', '.', ': ', ':', '\\n', '/', ' - ', ';', '...', '0'];
const SHORT = 3;
const MAX_STRINGS = 8;
const otherText = (node, source, evidence) => {
    const whole = sliceOf(node, source);
    const quote = whole.at(-1) ?? '';
    const isPlain = node.name === 'String' && /^[rbRBuU]?(?:'[^']*'|"[^"]*")$/.test(whole);
    const isFormat = /^(?:FormatString|TemplateString)$/.test(node.name) && !whole.endsWith(quote.repeat(3));
    if ((!isPlain && !isFormat) || !(isFormat || isRead(node) || node.parent?.name === 'BinaryExpression'))
        return [];
    const start = whole.indexOf(quote) + 1;
    const inner = whole.slice(start, -1);
    const separates = isSeparator(node, source);
    const change = (text, likelihood) => text === inner || text.includes(quote)
        ? []
        : [
            replace(node, source, {
                operator: 'text',
                insert: `${whole.slice(0, start)}${text}${quote}`,
                likelihood: separates && text.trim() === inner.trim() ? STRICTER : likelihood,
            }),
        ];
    const byDifference = differencesIn(evidence)
        .flatMap(difference => corrected(inner, difference))
        .flatMap(text => change(text, 1));
    if (isFormat)
        return [...byDifference, ...halved(inner).flatMap(text => change(text, 0.7))];
    return [
        ...byDifference,
        ...(inner.length <= SHORT ? separators(evidence).flatMap(text => change(text, 0.8)) : []),
        ...variants(inner).flatMap((text, index) => change(text, 0.7 * likelihoodAt(index / 2))),
        ...texts_nearest(inner, evidence.strings).flatMap((text, index) => change(text, 0.4 * likelihoodAt(index))),
    ];
};
const STRICTER = 0.1;
function isSeparator({ parent }, source) {
    const callee = parent?.name === 'ArgList' ? parent.prevSibling : null;
    return callee != null && /\.(?:r?split|r?partition)$/.test(sliceOf(callee, source));
}
function separators({ strings, pairs }) {
    const texts = [...strings, ...pairs.map(({ expected }) => expected)];
    return SEPARATORS.filter(text => /[^\w\s\\]/.test(text) && texts.some(each => each.includes(text)));
}
function variants(inner) {
    const own = [
        inner.toLowerCase(),
        inner.toUpperCase(),
        inner.trim(),
        `${inner} `,
        ` ${inner}`,
        inner.slice(1),
        inner.slice(0, -1),
        ...halved(inner),
        inner.charAt(0).toUpperCase() + inner.slice(1),
        inner.split('').toReversed().join(''),
    ];
    const whole = own.filter(text => !inner.includes('\\') || text === inner.trim() || text.length > inner.length);
    return [...new Set([...whole, ...(inner.length <= SHORT ? SEPARATORS : [])])];
}
function halved(inner) {
    const half = inner.slice(inner.length / 2);
    return half !== '' && half.repeat(2) === inner ? [half] : [];
}
function texts_nearest(inner, strings) {
    return strings
        .filter(text => text !== '' && !/[\\\n]/.test(text))
        .toSorted((a, b) => Math.abs(a.length - inner.length) - Math.abs(b.length - inner.length))
        .slice(0, MAX_STRINGS);
}
const texts_AROUND = 2;
function differencesIn({ pairs }) {
    return pairs.flatMap(differencesOf);
}
function differencesOf({ expected, actual }) {
    const whole = middleOf(expected, actual);
    const [words, others] = [actual.split(' '), expected.split(' ')];
    if (words.length !== others.length || words.length === 1)
        return [whole];
    const index = words.findIndex((word, at) => word !== others[at]);
    return [whole, middleOf(others[index] ?? '', words[index] ?? '')];
}
function middleOf(expected, actual) {
    const shorter = Math.min(expected.length, actual.length);
    let start = 0;
    while (start < shorter && expected[start] === actual[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && expected.at(-1 - end) === actual.at(-1 - end))
        end += 1;
    return {
        from: actual.slice(start, actual.length - end),
        to: expected.slice(start, expected.length - end),
        before: actual.slice(Math.max(0, start - texts_AROUND), start),
        after: actual.slice(actual.length - end, actual.length - end + texts_AROUND),
    };
}
function corrected(inner, { from, to, before, after }) {
    if (from.length > 40 || to.length > 40 || /[\\\n`${}]/.test(to))
        return [];
    if (from === '') {
        const found = [];
        if (before !== '' && inner.includes(before))
            found.push(inner.replace(before, () => before + to));
        if (after !== '' && inner.includes(after))
            found.push(inner.replace(after, () => to + after));
        return [...found, ...(inner.length <= SHORT ? [to + inner, inner + to] : [])];
    }
    if (inner.includes(from))
        return [inner.replace(from, () => to), inner.replaceAll(from, () => to)];
    return inner !== '' && from.includes(inner) && from.replace(inner, () => '') === to ? [''] : [];
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/unfinished.js





const TAKES = {
    python: ['append', 'add', 'extend', 'remove'],
    javascript: ['push', 'add', 'unshift', 'delete'],
};
const FIRST = {
    python: ['0', '[]', '""', '{}', '1', 'None', 'set()', 'False', 'True'],
    javascript: ['0', '[]', "''", '{}', '1', 'null', 'new Set()', 'new Map()', 'false'],
};
const unfinished_MAX_NAMES = 8;
const unfinished = (node, source, { unknown }) => [
    ...withoutEffect(node, source),
    ...raisedText(node, source),
    ...(unknown.length === 0 ? [] : neverSet(node, source, new Set(unknown.map(({ name }) => name)))),
];
function withoutEffect(node, source) {
    const only = node.name === 'ExpressionStatement' ? node.firstChild : null;
    if (only === null || !/^(?:VariableName|MemberExpression)$/.test(only.name))
        return [];
    const text = sliceOf(only, source);
    const names = namesInScope(node, source).filter(({ name, kind }) => kind === 'variable' && name !== text);
    return TAKES[source.language.name].flatMap((method, at) => names.slice(0, unfinished_MAX_NAMES).map(({ name }, index) => replace(only, source, {
        operator: 'operand',
        insert: `${text}.${method}(${name})`,
        likelihood: likelihoodAt((at + index) / 4),
    })));
}
function raisedText(node, source) {
    if (!/^(?:Raise|Throw)Statement$/.test(node.name))
        return [];
    const value = (0,inner_nodes/* innerNodes */.q)(node).find(({ name }) => /^(?:Parenthesized|String|FormatString|TemplateString)/.test(name));
    if (value === undefined)
        return [];
    const text = sliceOf(value, source);
    const inner = text.startsWith('(') ? text : `(${text})`;
    const errors = source.language.name === 'python'
        ? ['ValueError', 'TypeError', 'KeyError', 'IndexError', 'RuntimeError']
        : ['new Error', 'new TypeError', 'new RangeError'];
    const used = (error) => Number(source.text.includes(`${error}(`));
    return errors
        .toSorted((a, b) => used(b) - used(a))
        .map((error, index) => replace(value, source, { operator: 'wrapped', insert: `${error}${inner}`, likelihood: likelihoodAt(index) }));
}
function neverSet(node, source, unknown) {
    if (node.name !== 'VariableName' || isTarget(node))
        return [];
    const name = sliceOf(node, source);
    if (!unknown.has(name))
        return [];
    const lines = [...statementsAround(node)].flatMap(statement => wholeLines(statement, source) ?? []);
    const word = source.language.name === 'python' ? '' : 'let ';
    return lines.slice(0, 3).flatMap(({ from, indent }, at) => FIRST[source.language.name].map((value, index) => ({
        operator: 'misspelled-name',
        from,
        to: from,
        insert: `${indent}${word}${name} = ${value}\n`,
        what: `set \`${name}\` to \`${value}\` at first`,
        likelihood: 0.3 * likelihoodAt(index / 2) * likelihoodAt(at / 2),
    })));
}
function statementsAround(node) {
    const found = [];
    for (let at = node.parent; at !== null && !isFunction(at); at = at.parent)
        if (isStatement(at))
            found.unshift(at);
    return found;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/unused-imports.js

const unusedImport = (node, source, { unused }) => {
    if (unused.length === 0 || !/^Import(?:Declaration|Statement)$/.test(node.name))
        return [];
    const { name: language } = source.language;
    if (node.parent?.name !== 'Script' || (language === 'python' && source.file.endsWith('__init__.py')))
        return [];
    const text = sliceOf(node, source);
    const names = new Set(language === 'python' ? unused.flatMap(shortNames) : unused);
    const rest = withoutNames(text, names, language);
    if (rest === text)
        return [];
    const end = lineEnd(source.text, node.to);
    const isWhole = rest === '';
    if (isWhole && end === node.to && node.to < source.text.length)
        return [];
    const mayDoMore = isWhole && /['"]\.{1,2}\/[^'"\n]*['"]/.test(text) && !/^import\s{1,20}type\b/.test(text);
    const dropped = unused.map(name => `\`${name}\``).join(', ');
    const what = isWhole ? `remove \`${oneLine(text)}\`` : `import ${dropped} no longer`;
    const likelihood = mayDoMore ? EFFECTS : 1;
    return [{ operator: 'unused-import', from: node.from, to: isWhole ? end : node.to, insert: rest, what, likelihood }];
};
const EFFECTS = 0.5;
function shortNames(name) {
    const local = name.split(' as ').at(-1) ?? name;
    return [...new Set([local, local.slice(local.lastIndexOf('.') + 1)])];
}
const MAX_IMPORT = 5_000;
function withoutNames(text, unused, language) {
    if (unused.has('*'))
        return '';
    const [from, to] = text.length > MAX_IMPORT ? [0, 0] : language === 'python' ? pythonNames(text) : scriptNames(text);
    if (from >= to)
        return text;
    const names = text.slice(from, to);
    const open = names.indexOf('{');
    const first = keptOf(open < 0 ? names : names.slice(0, open), unused);
    const list = open < 0 ? '' : names.slice(open + 1, names.lastIndexOf('}'));
    const inner = keptOf(list, unused);
    const space = list.slice(0, list.length - list.trimStart().length);
    const parts = [first, inner === '' ? '' : `{${space}${inner}${space.includes('\n') ? ',\n' : space}}`];
    const kept = parts.filter(part => part !== '').join(', ');
    return kept === '' ? '' : text.slice(0, from) + kept + text.slice(to);
}
function scriptNames(text) {
    const head = /^import\s{1,20}(?:type\s{1,20}(?!from\b))?/.exec(text)?.[0] ?? '';
    const from = text.search(/\bfrom\s{0,20}['"][^'"\n]{1,400}['"]\s{0,20};?$/);
    return from < 0 ? [0, 0] : [head.length, text.slice(0, from).trimEnd().length];
}
function pythonNames(text) {
    const head = /\bimport\b\s{0,20}\(?\s{0,40}/.exec(text);
    if (head === null)
        return [0, 0];
    const inside = text.endsWith(')') ? text.slice(0, -1) : text;
    const end = inside.trimEnd();
    return [head.index + head[0].length, (end.endsWith(',') ? end.slice(0, -1) : end).length];
}
function keptOf(names, unused) {
    return names
        .split(',')
        .filter(each => each.trim() !== '' && !unused.has(localName(each)))
        .map((each, index) => (index === 0 ? each.trim() : each.trimEnd()))
        .join(',');
}
function localName(text) {
    const words = text.trim().split(' ');
    return words.at(-1) ?? '';
}
function oneLine(text) {
    return text.replace(/\s+/g, ' ');
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/wider-conditions.js



const MAX_CHARACTERS = 4;
const widerCondition = (node, source, { strings }) => {
    if (node.name !== 'CallExpression' || !wider_conditions_isCondition(node))
        return [];
    const [callee, list] = (0,inner_nodes/* innerNodes */.q)(node);
    if (callee?.name !== 'MemberExpression' || list?.name !== 'ArgList' || callee.firstChild === null)
        return [];
    const method = sliceOf(callee, source).split('.').at(-1) ?? '';
    const [argument, ...others] = elementsOf(list);
    if (others.length > 0)
        return [];
    const text = sliceOf(node, source);
    const widened = (character) => {
        if (argument === undefined)
            return wider_conditions_CLASS.test(method) ? `${sliceOf(callee.firstChild ?? callee, source)} == ${quoted(character)}` : undefined;
        const isPart = argument.name === 'String' && PART.test(method) && sliceOf(argument, source).length <= 5;
        return isPart ? `${sliceOf(callee, source)}(${quoted(character)})` : undefined;
    };
    const or = source.language.name === 'python' ? 'or' : '||';
    return unknownCharacters(strings, source).flatMap((character, index) => {
        const other = widened(character);
        return other === undefined
            ? []
            : [
                replace(node, source, {
                    operator: 'operand',
                    insert: `(${text} ${or} ${other})`,
                    likelihood: 0.6 * likelihoodAt(index),
                }),
            ];
    });
};
const wider_conditions_CLASS = /^is(?:alnum|alpha|digit|space|upper|lower|decimal|numeric)$/;
const PART = /^(?:startswith|endswith|startsWith|endsWith|includes)$/;
function quoted(character) {
    return JSON.stringify(character);
}
function unknownCharacters(strings, { text }) {
    const all = new Set(strings.flatMap(each => each.match(/[^\w\s"'`\\]|_/g) ?? []));
    return [...all]
        .filter(character => !text.includes(`"${character}"`) && !text.includes(`'${character}'`))
        .slice(0, MAX_CHARACTERS);
}
function wider_conditions_isCondition(node) {
    const { parent } = node;
    if (isJoined(node))
        return true;
    if (parent?.name === 'UnaryExpression' || parent?.name === 'ParenthesizedExpression')
        return wider_conditions_isCondition(parent);
    return /^(?:If|While)Statement$|^ConditionalExpression$/.test(parent?.name ?? '');
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/repair-operators.js









































const REPAIR_OPERATORS = [
    { kind: 'misspelled-name', mutate: misspelledName },
    { kind: 'misspelled-name', mutate: unfinished },
    { kind: 'missing-export', mutate: missingExport },
    { kind: 'wrong-value', mutate: wrongValue },
    ...OPERATORS,
    { kind: 'arithmetic', mutate: roundings },
    { kind: 'comparison', mutate: wholeBaseCase },
    { kind: 'constant', mutate: otherConstant },
    { kind: 'constant', mutate: literalCondition },
    { kind: 'other-name', mutate: IDENTIFIER_SWAP },
    { kind: 'other-name', mutate: namedOperand },
    { kind: 'sibling-method', mutate: siblingMethod },
    { kind: 'text', mutate: otherText },
    { kind: 'pattern', mutate: otherPattern },
    { kind: 'statement', mutate: statements },
    { kind: 'statement', mutate: missingStatement },
    { kind: 'statement', mutate: siblingStatement },
    { kind: 'statement', mutate: forgottenUpdate },
    { kind: 'statement', mutate: earlyExit },
    { kind: 'statement', mutate: lastTurn },
    ...MISSING_CODE_OPERATORS,
    { kind: 'missing-return', mutate: missingResult },
    { kind: 'operand', mutate: operands },
    { kind: 'operand', mutate: widerCondition },
    { kind: 'boolean', mutate: returnedValue },
    { kind: 'boolean', mutate: presence },
    { kind: 'wrapped', mutate: ownCopies },
    { kind: 'wrapped', mutate: wrapUnwrap },
    { kind: 'wrapped', mutate: strips },
    { kind: 'wrapped', mutate: helperCalls },
    { kind: 'forgotten-parameter', mutate: unreadHelperCall },
    { kind: 'loop', mutate: loopBounds },
    { kind: 'slice', mutate: slices },
    { kind: 'unused-import', mutate: unusedImport },
    { kind: 'swapped-arguments', mutate: swappedNames },
    { kind: 'forgotten-parameter', mutate: forgottenParameter },
    { kind: 'missing-case', mutate: missingCase },
    { kind: 'default-argument', mutate: defaultArgument },
    { kind: 'copied-expression', mutate: otherAssignedPlace },
    { kind: 'copied-expression', mutate: copiedExpression },
    { kind: 'guard', mutate: guards },
    { kind: 'guard', mutate: clamps },
    { kind: 'guard', mutate: extremes },
    { kind: 'guard', mutate: comprehensionFilter },
];

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/replaced-lines.js


function writesAgain(mutation, text, replaced) {
    if (mutation.from === mutation.to)
        return false;
    const result = applyMutation(text, mutation);
    const line = trimmedLine(result, mutation.from);
    return replaced.has(line) && linesLike(line, result) > linesLike(line, text);
}
function linesLike(line, text) {
    return text.split('\n').filter(each => each.trim() === line).length;
}
function trimmedLine(text, offset) {
    const end = text.indexOf('\n', offset);
    return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? text.length : end).trim();
}
function replacedLines(diff) {
    const found = new Map();
    for (const { file, runs } of (0,unified_diff/* parseHunks */.FS)(diff)) {
        const lines = found.get(file) ?? new Set();
        for (const { before, after } of runs.filter(run => run.before.length === run.after.length))
            for (const [index, line] of before.entries())
                if (line.trim() !== after[index]?.trim())
                    lines.add(line.trim());
        found.set(file, lines);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/reverted-hunks.js





const MAX_WORDS = 12;
const reverted_hunks_MAX_LINES = 6;
function reverted_hunks_isTakenBack({ operator }) {
    return operator === 'reverted-hunk' || operator === 'reverted-word';
}
function revertedHunks(source, diff) {
    const hunks = (0,unified_diff/* parseHunks */.FS)(diff).filter(({ file }) => file === source.file);
    const exchanged = [];
    const reverted = hunks.flatMap(hunk => {
        const span = (0,unified_diff/* locate */.x5)(hunk, source.text);
        if (span === undefined)
            return [];
        const { runs } = hunk;
        const [first, last] = [runs[0], runs.at(-1)];
        if (first === undefined || last === undefined)
            return [];
        const pieces = runs.flatMap(run => [
            ...reverted_hunks_linesOf(run),
            { from: run.at, to: run.at + run.after.length, before: run.before },
        ]);
        const whole = {
            from: first.at,
            to: last.at + last.after.length,
            before: hunk.before.slice(first.at, hunk.before.length - (hunk.after.length - last.at - last.after.length)),
        };
        const offset = (line) => span.from + hunk.after.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
        exchanged.push(...runs.flatMap(run => exchangedIn(run, line => offset(run.at + line))));
        const words = runs.flatMap(run => revertedWords(run, offset(run.at)));
        const lines = (runs.length > 1 ? [...pieces, whole] : pieces).map(({ from, to, before }) => {
            const end = Math.min(offset(to), source.text.length);
            const insert = before.map(text => `${text}\n`).join('');
            const now = hunk.after.slice(from, to);
            const shown = now.find(isCode) ?? before.find(isCode) ?? now[0] ?? before[0] ?? '';
            const what = `take back what the failing change did at \`${shortCode(shown)}\``;
            const restores = isPutBack(before, now);
            return { operator: 'reverted-hunk', from: offset(from), to: end, insert, what, restores };
        });
        return [...words, ...lines];
    });
    return [...inAllLines(exchanged, source), ...reverted];
}
function exchangedIn({ before, after }, offsetOf) {
    if (before.length !== after.length)
        return [];
    return after.flatMap((now, line) => {
        const old = before[line] ?? '';
        const { start, end } = (0,shared_ends/* sharedEnds */.i)(now, old);
        const part = { now: now.slice(start, now.length - end), before: old.slice(start, old.length - end) };
        return taken(offsetOf(line) + start, part);
    });
}
function inAllLines(exchanged, { text }) {
    const groups = (0,grouping/* groupBy */.$)(exchanged, ({ from, to, insert }) => `${text.slice(from, to)}\0${insert}`);
    return [...groups.values()].flatMap(group => {
        const [first] = group;
        const restores = first !== undefined && first.insert.includes(text.slice(first.from, first.to));
        const change = first === undefined || group.length < 2 ? undefined : joinedChange(group, text);
        return first === undefined || change === undefined
            ? []
            : [{ ...first, ...change, what: `${first.what}, in ${group.length} lines`, restores }];
    });
}
function reverted_hunks_linesOf({ at, before, after }) {
    const more = after.length - before.length;
    if (more > 0 && before.length > 0)
        return [0, more].flatMap(skipped => {
            const piece = { from: at + skipped, to: at + skipped + before.length, before };
            return areAlike(before, after.slice(skipped, skipped + before.length)) ? [piece] : [];
        });
    if (more < 0 || after.length < 2 || after.length > reverted_hunks_MAX_LINES)
        return [];
    return before.map((line, index) => ({ from: at + index, to: at + index + 1, before: [line] }));
}
function areAlike(before, after) {
    const [old, now] = [before, after].map(lines => new Set(lines.join('\n').match(/\w+/g)));
    const shared = [...(old ?? [])].filter(word => now?.has(word) === true);
    return shared.length * 2 >= Math.max(1, old?.size ?? 0);
}
function isPutBack(before, after) {
    const left = before.map(line => line.trim());
    const hasAll = after.every(line => {
        const at = left.indexOf(line.trim());
        if (at >= 0)
            left.splice(at, 1);
        return at >= 0 || line.trim() === '';
    });
    return hasAll && before.some(isCode);
}
function isCode(line) {
    return !/^\s*(?:\/\/|\/?\*|#(?!\[)|--|$)/.test(line);
}
function revertedWords(run, start) {
    const found = [];
    let at = start;
    let removed = '';
    const parts = changedWords(run);
    for (const [index, { added, removed: isRemoved, value }] of parts.entries()) {
        const text = value.join('');
        if (isRemoved)
            removed = text;
        const isLast = isRemoved && parts[index + 1]?.added !== true;
        if (added || isLast)
            found.push(...taken(at, { now: added ? text : '', before: removed }));
        if (added || isLast)
            removed = '';
        if (!isRemoved)
            at += text.length;
    }
    return found.length > 1 && found.length <= MAX_WORDS ? found : [];
}
function taken(from, { now, before }) {
    if (now.trim() === before.trim())
        return [];
    const what = before.trim() === ''
        ? `take back \`${shortCode(now)}\`, which the failing change added`
        : now.trim() === ''
            ? `put back \`${shortCode(before)}\`, which the failing change removed`
            : `replace \`${shortCode(now)}\` by \`${shortCode(before)}\`, as it was before the failing change`;
    return [{ operator: 'reverted-word', from, to: from + now.length, insert: before, what }];
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/shared-constants.js



const shared_constants_SHARE = 0.8;
const shared_constants_NAMED = /^(?:export\s{1,9})?(?:(?:const|let|var)\s{1,9})?(?!(?:try|else|finally|with)\b)(?<name>[\w$]{1,100})\s{0,9}[:=]/;
function sharedConstants(source, suspects) {
    const own = suspects.filter(({ file }) => file === source.file);
    if (own.length === 0)
        return [];
    const starts = (0,line_starts/* lineStartsOf */.x)(source.text);
    const lines = source.text.split('\n');
    const readers = own.map(({ from, to, share }) => ({ words: shared_constants_wordsOf(lines.slice(from - 1, to).join('\n')), share }));
    return (0,inner_nodes/* innerNodes */.q)(treeOf(source).topNode).flatMap(statement => {
        const { name = '' } = shared_constants_NAMED.exec(sliceOf(statement, source).slice(0, 300))?.groups ?? {};
        const shares = readers.filter(({ words }) => words.has(name)).map(({ share }) => share);
        if (name === '' || shares.length === 0 || hasFunction(statement))
            return [];
        const [from, to] = [(0,line_starts/* lineAt */.m)(starts, statement.from), (0,line_starts/* lineAt */.m)(starts, statement.to)];
        return [{ file: source.file, from, to, share: shared_constants_SHARE * Math.max(...shares) }];
    });
}
function hasFunction(node) {
    return (0,inner_nodes/* innerNodes */.q)(node).some(child => isFunction(child) || (child.name.endsWith('Declaration') && hasFunction(child)));
}
function shared_constants_wordsOf(text) {
    return new Set(text.match(/[\w$]+/g));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/missing-returns.js


const missing_returns_LEAVES = /^(?:return|break|continue|goto|panic|throw)\b/;
function missing_returns_missingReturn(node, source) {
    const branch = node.parent;
    if (node.name !== 'Block' || !/^If(?:Statement|Expression)$/.test(branch?.name ?? '') || branch === null)
        return [];
    const around = enclosingFunction(node);
    const last = (0,inner_nodes/* innerNodes */.q)(node).at(-2);
    if (around === undefined || last === undefined || last.name === '{' || !missing_returns_isFollowed(branch))
        return [];
    if (missing_returns_LEAVES.test(sliceOf(last, source)) || hasResult(around, source))
        return [];
    const start = source.text.lastIndexOf('\n', last.from - 1) + 1;
    if (start <= node.from)
        return [];
    const indent = /^[ \t]{0,200}/.exec(source.text.slice(start, last.from))?.[0] ?? '';
    const insert = `\n${indent}${source.language.name === 'go' ? 'return' : 'return;'}`;
    return [{ operator: 'missing-return', from: last.to, to: last.to, insert, what: 'return at the end of the branch' }];
}
function missing_returns_isFollowed(node) {
    const whole = node.parent?.name === 'ExpressionStatement' ? node.parent : node;
    const next = whole.nextSibling;
    return next !== null && next.name !== '}' && next.name !== 'else';
}
function hasResult(around, { language }) {
    const parts = (0,inner_nodes/* innerNodes */.q)(around);
    const lists = parts.filter(({ name }) => name === 'Parameters').length;
    switch (language.name) {
        case 'java':
            return !parts.some(({ name }) => name === 'void');
        case 'rust':
            return around.name !== 'FunctionItem' || parts.some(({ name }) => name === '->');
        default:
            return parts.at(-2)?.name !== 'Parameters' || lists !== (around.name === 'MethodDecl' ? 2 : 1);
    }
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/token-names.js




const CALLED = /^(?:FieldName|MethodName|FieldIdentifier|Identifier|VariableName)$/;
const token_names_DEFINED = /^(?:DefName|Definition|BoundIdentifier)$/;
function misnamed(node, source, { unknown, renamed }) {
    if (!CALLED.test(node.name) || node.firstChild !== null)
        return [];
    const own = sliceOf(node, source);
    const reports = unknown.filter(({ name }) => name === own);
    const hints = reports.flatMap(({ hint }) => hint ?? []);
    const others = renamed.flatMap(({ name, to }) => (name === own ? [to] : []));
    const slips = reports.length > 0 && hints.length === 0 ? namesOf(source).filter(name => isSlip(name, own)) : [];
    return [...new Set([...hints, ...others, ...(slips.length === 1 ? slips : [])])].flatMap(to => {
        const one = replace(node, source, { operator: 'misspelled-name', insert: to });
        return [one, ...token_names_everywhere(one, node, source)];
    });
}
const namesOf = oncePerFile(({ text }) => [
    ...new Set([...text.matchAll(/[A-Za-z_]\w*/g)].map(([name]) => name)),
]);
function token_names_everywhere(one, node, source) {
    const name = sliceOf(node, source);
    const isDefined = [...nodesIn(source)].some(each => token_names_DEFINED.test(each.name) && sliceOf(each, source) === name);
    const scope = isDefined ? enclosingFunction(node) : undefined;
    const uses = [...nodesIn(source)].filter(each => each.name === node.name && sliceOf(each, source) === name && (scope === undefined || token_names_isWithin(each, scope)));
    if (uses.length < 2)
        return [];
    const what = `${one.what} in all ${uses.length} places of the ${scope === undefined ? 'file' : 'function'}`;
    const all = inAllPlaces({ ...one, what, likelihood: 0.9 }, uses, source.text);
    return all === undefined ? [] : [all];
}
function token_names_isWithin({ from, to }, scope) {
    return from >= scope.from && to <= scope.to;
}
const VARIABLE = /^(?:VariableName|Identifier)$/;
const DECLARES = /^(?:Parameter|FormalParameter|ForSpec|LocalVariableDeclaration|VarSpec|LetDeclaration)$/;
const SCOPE = /^(?:Block|(?:Enhanced)?ForStatement|ForExpression|FunctionItem|FunctionDecl|MethodDecl|MethodDeclaration|ConstructorDeclaration|Lambda\w*|FunctionLiteral|ClosureExpression)$/;
const token_names_MAX_NAMES = 6;
function otherName(node, source) {
    const { names, unread } = otherNamesAt(node, source);
    return names
        .filter(name => !unread.has(name))
        .slice(0, token_names_MAX_NAMES)
        .map((insert, index) => replace(node, source, { operator: 'other-name', insert, likelihood: 0.6 * likelihoodAt(index) }));
}
function forgottenName(node, source) {
    const { names, unread } = otherNamesAt(node, source);
    return names
        .filter(name => unread.has(name) && /^[a-z_]/.test(name))
        .map(insert => replace(node, source, { operator: 'forgotten-parameter', insert }));
}
const NO_NAMES = { names: [], unread: new Set() };
function otherNamesAt(node, source) {
    if (!VARIABLE.test(node.name) || node.prevSibling?.name === '.')
        return NO_NAMES;
    const around = enclosingFunction(node);
    if (around === undefined)
        return NO_NAMES;
    const known = namesAt(node, around, source);
    const own = known.get(sliceOf(node, source));
    if (own === undefined)
        return NO_NAMES;
    const excluded = new Set([sliceOf(node, source), comparedWith(node, source)]);
    const names = [...known]
        .filter(([name, type]) => !excluded.has(name) && (own === '' || type === '' || type === own))
        .map(([name]) => name);
    const words = wordsIn(around, source);
    return { names, unread: new Set(names.filter(name => words.get(name) === 1)) };
}
const wordsIn = oncePerNode((around, source) => {
    const words = new Map();
    for (const [word] of sliceOf(around, source).matchAll(/[A-Za-z_]\w*/g))
        words.set(word, (words.get(word) ?? 0) + 1);
    return words;
});
function declaredType(node, source) {
    const around = VARIABLE.test(node.name) ? enclosingFunction(node) : undefined;
    return around === undefined ? '' : (namesAt(node, around, source).get(sliceOf(node, source)) ?? '');
}
function namesAt(node, around, source) {
    const before = definitionsIn(around, source).filter(each => each.from < node.from && isKnownAt(each, node));
    return new Map(before.map(each => [sliceOf(each, source), typeOf(each, source)]));
}
const definitionsIn = oncePerNode(around => [...nodesUnder(around)].filter(each => token_names_DEFINED.test(each.name) && each.parent?.from !== around.from));
function isKnownAt(definition, node) {
    for (let at = definition.parent; at !== null; at = at.parent) {
        if (SCOPE.test(at.name))
            return token_names_isWithin(node, at);
        if (token_names_isWithin(node, at))
            return false;
    }
    return false;
}
function typeOf(definition, source) {
    for (let at = definition.parent; at !== null && !SCOPE.test(at.name); at = at.parent) {
        const type = DECLARES.test(at.name) ? (0,inner_nodes/* innerNodes */.q)(at).find(({ name }) => name.includes('Type')) : undefined;
        if (type !== undefined)
            return sliceOf(type, source);
    }
    return '';
}
function comparedWith(node, source) {
    const [before, after] = [node.prevSibling, node.nextSibling];
    const other = before?.name === 'CompareOp' ? before.prevSibling : after?.name === 'CompareOp' ? after.nextSibling : null;
    return other === null ? undefined : sliceOf(other, source);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/token-statements.js






const COUNTS = { go: '++', java: '++;', rust: ' += 1;' };
const FROM_ZERO = /\b(?:(?<go>[a-z_]\w*)\s{0,9}:=|(?:let mut|int|long|var)\s{1,9}(?<other>[a-z_]\w*)(?:\s{0,9}:\s{0,9}\w{1,20})?\s{0,9}=)\s{0,9}0\b/g;
const MAX_STATEMENTS = 3;
function addedStatement(node, source) {
    if (node.name !== 'Block')
        return [];
    const around = enclosingFunction(node);
    if (around === undefined)
        return [];
    return [
        ...forgottenCounts(node, around, source),
        ...siblingCalls(node, around, source),
        ...forgottenFillings(node, around, source),
    ];
}
const FILLS = {
    pop: 'push',
    poll: 'add',
    pollFirst: 'addLast',
    pollLast: 'addLast',
    removeFirst: 'addLast',
    removeLast: 'addLast',
    pop_front: 'push_back',
    pop_back: 'push_back',
};
const TAKEN = /\b(?<name>[a-z_]\w{0,80})\.(?<takes>pop|poll|pollFirst|pollLast|removeFirst|removeLast|pop_front|pop_back)\(\)/g;
const FILLING = /^\.(?:push|push_back|push_front|add|addAll|addFirst|addLast|offer|offerFirst|offerLast|extend|insert)\(/;
function forgottenFillings(block, around, source) {
    const last = (0,inner_nodes/* innerNodes */.q)(block).at(-2);
    if (last === undefined || last.name === '{' || /^(?:Return|Break|Continue|Throw)/.test(last.name))
        return [];
    const taken = takenIn(around, source);
    if (taken.size === 0)
        return [];
    const known = [...namesAt(last, around, source).keys()].toReversed();
    return [...taken]
        .filter(([name]) => known.includes(name))
        .flatMap(([name, takes]) => {
        const others = known.filter(other => other !== name && !taken.has(other)).slice(0, MAX_STATEMENTS);
        return others.map((other, index) => addedBehind(last, `${name}.${FILLS[takes] ?? 'add'}(${other});`, source, 0.8 * likelihoodAt(index)));
    });
}
const takenIn = oncePerNode((around, source) => {
    const whole = sliceOf(around, source);
    const taken = new Map([...whole.matchAll(TAKEN)].map(({ groups }) => [groups?.name ?? '', groups?.takes ?? '']));
    return new Map([...taken].filter(([name]) => countFollowed(name, whole, FILLING) === 0));
});
function forgottenCounts(block, around, source) {
    const language = (0,languages/* grammarOf */.Le)(source.file)?.name;
    const last = (0,inner_nodes/* innerNodes */.q)(block).at(-2);
    if (!LOOP_NODES.test(block.parent?.name ?? '') || last === undefined || last.name === '{')
        return [];
    if (language !== 'go' && language !== 'java' && language !== 'rust')
        return [];
    const before = source.text.slice(around.from, block.from);
    const names = [...before.matchAll(FROM_ZERO)].flatMap(({ groups }) => groups?.go ?? groups?.other ?? []);
    const whole = sliceOf(around, source);
    return names
        .filter(name => countFollowed(name, whole, token_statements_ASSIGNED) === 1)
        .slice(0, MAX_STATEMENTS)
        .map((name, index) => addedBehind(last, `${name}${COUNTS[language]}`, source, likelihoodAt(index)));
}
const token_statements_ASSIGNED = /^(?:\s{0,9}(?::\s{0,9}\w{1,20}\s{0,9})?(?::=|[-+*/%|&^]?=(?!=))|\+\+|--)/;
function countFollowed(name, text, by) {
    const words = [...text.matchAll(/[A-Za-z_]\w*/g)].filter(([word]) => word === name);
    return words.filter(({ index }) => by.test(text.slice(index + name.length, index + name.length + 40))).length;
}
function siblingCalls(block, around, source) {
    const first = (0,inner_nodes/* innerNodes */.q)(block)[1];
    if (first === undefined)
        return [];
    const isEmpty = first.name === '}';
    const own = sliceOf(around, source);
    const isElsewhere = ({ text, from, to }) => (from < around.from || to > around.to) && !own.includes(text);
    const unused = unusedCalls(source)
        .filter(isElsewhere)
        .slice(0, MAX_STATEMENTS)
        .map(({ text }, index) => ({
        ...addedBefore(first, text, source, likelihoodAt(index)),
        operator: 'forgotten-parameter',
    }));
    const others = ownCalls(source)
        .filter(isElsewhere)
        .slice(0, MAX_STATEMENTS)
        .map(({ text }, index) => addedBefore(first, text, source, (isEmpty ? 1 : 0.5) * likelihoodAt(index)));
    return [...unused, ...others];
}
const ownCalls = oncePerFile((source) => {
    const found = [...nodesIn(source)].flatMap(node => {
        const text = /^Expr(?:ession)?Statement$/.test(node.name) ? sliceOf(node, source) : '';
        return /^(?:self|this)\.\w{1,80}\(\);$/.test(text) ? [{ text, from: node.from, to: node.to }] : [];
    });
    return [...new Map(found.map(each => [each.text, each])).values()];
});
const unusedCalls = oncePerFile(({ file, text }) => {
    if (!file.endsWith('.rs'))
        return [];
    const calls = [...text.matchAll(/\b\w{1,80}\(/g)].map(([call]) => call);
    return text.split('\n').flatMap(line => {
        const name = /^fn (?<name>\w{1,80})\(&(?:mut )?self\) \{/.exec(line.trimStart())?.groups?.name;
        const isUnused = name !== undefined && calls.filter(call => call === `${name}(`).length === 1;
        const at = text.indexOf(line);
        return isUnused ? [{ text: `self.${name}();`, from: at, to: at }] : [];
    });
});
function addedBehind(at, code, source, likelihood) {
    const insert = `\n${indentOf(at, source)}${code}`;
    return { operator: 'statement', from: at.to, to: at.to, insert, what: `add \`${code}\``, likelihood };
}
function addedBefore(at, code, source, likelihood) {
    const indent = indentOf(at, source);
    const isAlone = source.text.slice(source.text.lastIndexOf('\n', at.from - 1) + 1, at.from).trim() === '';
    const insert = at.name === '}' ? `${isAlone ? '' : `\n${indent}`}    ${code}\n${indent}` : `${code}\n${indent}`;
    return { operator: 'statement', from: at.from, to: at.from, insert, what: `add \`${code}\``, likelihood };
}
function indentOf({ from }, { text }) {
    return /^[ \t]{0,200}/.exec(text.slice(text.lastIndexOf('\n', from - 1) + 1))?.[0] ?? '';
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/token-numbers.js



const RETURN = /^(?:ReturnStatement|ReturnExpression)$/;
const WHOLE = /^(?:int|long|short|Integer|Long|[iu](?:\d{1,3}|size)|u?int\d{0,2})$/;
const NUMERIC = /^(?:int|long|short|double|float|Integer|Long|Double|Float|[iu](?:\d{1,3}|size)|f\d\d|u?int\d{0,2}|float\d\d)$/;
const token_numbers_MAX_NAMES = 4;
function numberForCall(node, source) {
    if (!CALL_NODES.test(node.name) || (node.nextSibling?.name !== 'ArithOp' && node.prevSibling?.name !== 'ArithOp'))
        return [];
    const known = token_numbers_wordsIn(node.parent, source);
    return numbersAt(node, source, type => NUMERIC.test(type))
        .filter(name => !known.has(name))
        .slice(0, token_numbers_MAX_NAMES)
        .map((insert, index) => replace(node, source, { operator: 'other-name', insert, likelihood: 0.8 * likelihoodAt(index) }));
}
function namedSum(node, source) {
    const holder = node.parent?.name ?? '';
    if (!VARIABLE.test(node.name) || !(ARGUMENT_NODES.test(holder) || RETURN.test(holder)))
        return [];
    const own = sliceOf(node, source);
    const type = declaredType(node, source);
    if (!WHOLE.test(type))
        return [];
    return numbersAt(node, source, other => other === type)
        .filter(name => name !== own)
        .slice(0, token_numbers_MAX_NAMES)
        .flatMap((name, index) => [`${own} - ${name}`, `${own} + ${name}`].map((insert, at) => replace(node, source, { operator: 'operand', insert, likelihood: likelihoodAt(index + at) })));
}
function numbersAt(node, source, isOfType) {
    const around = enclosingFunction(node);
    if (around === undefined)
        return [];
    return [...namesAt(node, around, source)].flatMap(([name, own]) => (isOfType(own) ? [name] : [])).toReversed();
}
function token_numbers_wordsIn(node, source) {
    return new Set(node === null ? [] : (sliceOf(node, source).match(/[A-Za-z_]\w*/g) ?? []));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/token-bounds.js





const COMPARISON = /^(?:BinaryExp|BinaryExpression)$/;
const ASSIGNMENT = /^(?:Assignment|AssignmentExpression)$/;
const SIZE = /(?:\)|\.length)$/;
function nextArgument(node, source) {
    const holder = argumentsAround(node);
    if (holder === undefined || !WHOLE.test(declaredType(node, source)))
        return [];
    const own = sliceOf(node, source);
    const around = enclosingFunction(node);
    const before = source.text.slice(Math.max(0, holder.from - 100), holder.from);
    const isOwn = around !== undefined && before.endsWith(functionName(around, source));
    return [`${own} + 1`, `${own} - 1`].map(insert => replace(node, source, { operator: 'off-by-one', insert, likelihood: isOwn ? 0.9 : 0.4 }));
}
function alikeArgument(node, source) {
    const holder = argumentsAround(node);
    const type = declaredType(node, source);
    if (holder === undefined || type === '')
        return [];
    const own = sliceOf(node, source);
    return (0,inner_nodes/* innerNodes */.q)(holder).flatMap(other => {
        const [first] = (0,inner_nodes/* innerNodes */.q)(other);
        const root = other.firstChild?.firstChild ?? first;
        const name = [first, root].find(each => each !== undefined && each.from === other.from && token_bounds_isVariable(each));
        if (name === undefined || other.from === node.from || other.to === name.to)
            return [];
        const of = sliceOf(name, source);
        if (of === own || declaredType(name, source) !== type)
            return [];
        return [replace(node, source, { operator: 'operand', insert: own + source.text.slice(name.to, other.to) })];
    });
}
function wholeCase(node, source) {
    const [left, operator, right] = COMPARISON.test(node.name) ? (0,inner_nodes/* innerNodes */.q)(node) : [];
    if (left === undefined || operator?.name !== 'CompareOp' || right === undefined)
        return [];
    const size = sliceOf(left, source);
    if (sliceOf(operator, source) !== '==' || sliceOf(right, source) !== '0' || !SIZE.test(size))
        return [];
    return [replace(node, source, { operator: 'comparison', insert: `${size} <= 1`, likelihood: 0.6 })];
}
function keptExtreme(node, source) {
    const [target, operator, value] = ASSIGNMENT.test(node.name) ? (0,inner_nodes/* innerNodes */.q)(node) : [];
    if (target === undefined || operator === undefined || value === undefined || !isWithinLoop(node))
        return [];
    const [name, text] = [sliceOf(target, source), sliceOf(value, source)];
    const isPlain = VARIABLE.test(target.name) && sliceOf(operator, source) === '=';
    if (!isPlain || /^[-\d]/.test(text) || text.includes('max(') || text.includes('min('))
        return [];
    return ['max', 'min'].map((which, index) => replace(value, source, {
        operator: 'wrapped',
        insert: extremeOf(which, { name, text }, source),
        likelihood: index === 0 ? 0.8 : 0.6,
    }));
}
function extremeOf(which, { name, text }, source) {
    switch (source.language.name) {
        case 'java':
            return `Math.${which}(${name}, ${text})`;
        case 'rust':
            return `${name}.${which}(${text})`;
        default:
            return `${which}(${name}, ${text})`;
    }
}
function isWithinLoop(node) {
    const around = enclosingFunction(node);
    for (let at = node.parent; at !== null && at.from !== around?.from; at = at.parent)
        if (LOOP_NODES.test(at.name))
            return true;
    return false;
}
function token_bounds_isVariable(node) {
    return VARIABLE.test(node.name);
}
function argumentsAround(node) {
    const holder = VARIABLE.test(node.name) ? node.parent : null;
    return holder !== null && ARGUMENT_NODES.test(holder.name) ? holder : undefined;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/token-guards.js





const token_guards_CONDITIONAL = /^(?:IfStatement|WhileStatement|ForStatement)$/;
const token_guards_CONDITION = /Exp(?:r|ression)?$/;
const MEMBER_OF = /(?<![\w.")\]])(?<name>[a-z_]\w*)\.(?=[A-Za-z_])/g;
const token_guards_MAX_NAMES = 3;
const READS_ELEMENT = /\[|\.(?:get|first|last|charAt|peek|next)\w{0,20}\(/;
function missingValueGuard(node, source) {
    if (!token_guards_CONDITION.test(node.name) || !token_guards_CONDITIONAL.test(node.parent?.name ?? ''))
        return [];
    const nothing = token_guards_nothingOf(source);
    if (nothing === undefined)
        return [];
    const { condition, around: bracketed } = bareCondition(sliceOf(node, source), node.name);
    const imported = token_guards_importsOf(source);
    const names = [...condition.matchAll(MEMBER_OF)].flatMap(({ groups }) => groups?.name ?? []);
    return [...new Set(names)]
        .filter(name => name !== 'this' && !imported.has(name) && !token_guards_isAsked(condition, name, nothing))
        .slice(0, token_guards_MAX_NAMES)
        .flatMap((name, index) => {
        const and = condition.includes('||') ? `(${condition})` : condition;
        const forms = [`${name} == ${nothing} || ${condition}`, `${name} != ${nothing} && ${and}`];
        return forms.map((form, at) => replace(node, source, {
            operator: 'null-guard',
            insert: bracketed(form),
            likelihood: likelihoodAt(index + at),
        }));
    });
}
function emptyGuard(node, source) {
    const branch = node.parent;
    if (branch === null || !token_guards_CONDITION.test(node.name) || node.prevSibling?.name !== 'if')
        return [];
    const body = (0,inner_nodes/* innerNodes */.q)(branch).find(({ name }) => name === 'Block');
    const around = enclosingFunction(node);
    if (body === undefined || around === undefined || !/^\{\s{0,200}return\b/.test(sliceOf(body, source)))
        return [];
    const { condition, around: bracketed } = bareCondition(sliceOf(node, source), node.name);
    return [...namesAt(node, around, source)]
        .flatMap(([name, type]) => emptyTest(name, type, source) ?? [])
        .filter(test => !condition.includes(test))
        .slice(0, token_guards_MAX_NAMES)
        .map((test, index) => {
        const form = READS_ELEMENT.test(condition) ? `${test} || ${condition}` : `${condition} || ${test}`;
        return replace(node, source, { operator: 'guard', insert: bracketed(form), likelihood: likelihoodAt(index) });
    });
}
function filledLoop(node, source) {
    const { condition, around: bracketed } = bareCondition(sliceOf(node, source), node.name);
    const isLoop = /^(?:WhileStatement|WhileExpression)$/.test(node.parent?.name ?? '');
    const around = isLoop && condition === 'true' ? enclosingFunction(node) : undefined;
    if (around === undefined)
        return [];
    return [...namesAt(node, around, source)]
        .toReversed()
        .flatMap(([name, type]) => emptyTest(name, type, source) ?? [])
        .filter(test => test.endsWith('()'))
        .slice(0, token_guards_MAX_NAMES)
        .map((test, index) => replace(node, source, { operator: 'constant', insert: bracketed(`!${test}`), likelihood: likelihoodAt(index) }));
}
function emptyTest(name, type, source) {
    switch ((0,languages/* grammarOf */.Le)(source.file)?.name) {
        case 'java':
            if (type.endsWith(']'))
                return `${name}.length == 0`;
            return /^(?:String|\w{0,30}(?:List|Set|Map|Queue|Deque|Collection|Vector|Stack))(?:<|$)/.test(type)
                ? `${name}.isEmpty()`
                : undefined;
        case 'go':
            return /^(?:\[\]|map\[|string$)/.test(type) ? `len(${name}) == 0` : undefined;
        case 'rust':
            return /^&?(?:mut )?(?:\[|str$|String$|Vec<|VecDeque<|\w{0,30}(?:Map|Set)<)/.test(type)
                ? `${name}.is_empty()`
                : undefined;
        default:
            return undefined;
    }
}
function token_guards_nothingOf({ file }) {
    switch ((0,languages/* grammarOf */.Le)(file)?.name) {
        case 'go':
            return 'nil';
        case 'java':
            return 'null';
        default:
            return undefined;
    }
}
const BEFORE_PATH = /^(?:import)?[ \t]{0,9}\w{0,50}$/;
function token_guards_importsOf({ text }) {
    const paths = text.split('\n').flatMap(line => {
        const [before = '', path] = line.split('"', 2);
        return path !== undefined && BEFORE_PATH.test(before.trim()) ? [path] : [];
    });
    return new Set(paths.map(path => path.split('/').at(-1) ?? ''));
}
function token_guards_isAsked(condition, name, nothing) {
    return condition.includes(`${name} == ${nothing}`) || condition.includes(`${name} != ${nothing}`);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/token-methods.js




const METHOD = /^(?:MethodName|FieldName|FieldIdentifier)$/;
const token_methods_MEMBER = /^(?:SelectorExpr|FieldExpression)$/;
const MIN_COMMON = 3;
const MAX_METHODS = 4;
function otherMethod(node, source) {
    const own = methodAt(node, source);
    if (own === undefined)
        return [];
    const others = methodsOf(source).filter(each => each.count === own.count && areAkin(each.name, own.name));
    return [...new Set(others.map(({ name }) => name))]
        .slice(0, MAX_METHODS)
        .map((insert, index) => replace(node, source, { operator: 'sibling-method', insert, likelihood: 0.8 * likelihoodAt(index) }));
}
const methodsOf = oncePerFile((source) => {
    const all = [...nodesIn(source)].flatMap(node => methodAt(node, source) ?? []);
    return [...new Map(all.map(each => [`${each.count} ${each.name}`, each])).values()];
});
function methodAt(node, source) {
    if (!METHOD.test(node.name))
        return undefined;
    const holder = node.parent;
    const call = holder !== null && token_methods_MEMBER.test(holder.name) ? holder.parent : holder;
    if (call === null || !CALL_NODES.test(call.name))
        return undefined;
    const given = (0,inner_nodes/* innerNodes */.q)(call).find(({ name }) => ARGUMENT_NODES.test(name));
    if (given === undefined)
        return undefined;
    return { name: sliceOf(node, source), count: (0,inner_nodes/* innerNodes */.q)(given).filter(({ name }) => !/^[(),]$/.test(name)).length };
}
function areAkin(one, other) {
    if (one === other)
        return false;
    const most = Math.min(one.length, other.length);
    let [first, last] = [0, 0];
    while (first < most && one[first] === other[first])
        first += 1;
    while (last < most && one.at(-1 - last) === other.at(-1 - last))
        last += 1;
    return first >= MIN_COMMON && last >= MIN_COMMON;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/token-values.js



const NUMBER = /^(?:Number|IntegerLiteral|Integer)$/;
const TEXT = /^(?:String|StringLiteral)$/;
const token_values_LITERAL = /^(?:Number|IntegerLiteral|Integer|Float(?:ingPointLiteral)?|Bool(?:ean(?:Literal)?)?|String(?:Literal)?)$/;
const token_values_MAX_VALUES = 4;
function wrongLiteral(node, source, { pairs }) {
    if (!token_values_LITERAL.test(node.name))
        return [];
    const text = sliceOf(node, source);
    const isText = TEXT.test(node.name);
    if (isText && !text.startsWith('"'))
        return [];
    return pairs
        .filter(({ actual, expected }) => actual === test_evidence_unquoted(text) && (isText || token_values_VALUE.test(expected)))
        .map(({ expected }) => replace(node, source, { operator: 'wrong-value', insert: isText ? JSON.stringify(expected) : expected }));
}
const token_values_VALUE = /^(?:-?\d{1,15}(?:\.\d{1,15})?|true|false)$/;
function otherNumber(node, source, { numbers }) {
    const text = sliceOf(node, source);
    if (!NUMBER.test(node.name) || !/^\d{1,12}$/.test(text))
        return [];
    const value = Number(text);
    const near = value < 2 ? [] : [value * 2, value / 2, value * 10, value / 10].filter(Number.isInteger).map(String);
    const ofTests = numbers.filter(number => /^\d{1,12}$/.test(number)).slice(0, token_values_MAX_VALUES);
    const known = new Set([text, String(value + 1), String(value - 1)]);
    return [...new Set([...near, ...ofTests])]
        .filter(insert => !known.has(insert) && !isNeutralOperand(node, source, insert))
        .map((insert, index) => replace(node, source, { operator: 'constant', insert, likelihood: 0.5 * likelihoodAt(index / 2) }));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/operators/token-operators.js















const UNARY = /^Unary/;
const INDEX = /^(?:IndexExpr|ArrayAccess|IndexExpression)$/;
const token_operators_CONDITIONAL = /^(?:IfStatement|IfExpression|WhileStatement|WhileExpression)$/;
function token_operators_comparison(node, source) {
    return node.name === 'CompareOp' ? otherComparisons(node, source) : [];
}
function token_operators_arithmetic(node, source) {
    if (/^(?:UpdateOp|AssignOp|IncDecOp)$/.test(node.name)) {
        if (sliceOf(node, source) === '=')
            return [];
        return replaceByTable(node, source, { table: { ...UPDATES, ...ARITHMETIC }, operator: 'arithmetic' });
    }
    if (!/^(?:ArithOp|BitOp)$/.test(node.name) || UNARY.test(node.parent?.name ?? ''))
        return [];
    const right = node.nextSibling === null ? '' : sliceOf(node.nextSibling, source);
    return replaceByTable(node, source, { table: ARITHMETIC, operator: 'arithmetic' }).filter(({ insert }) => NEUTRAL[insert.trim()] !== right);
}
function logic(node, source) {
    if (node.name !== 'LogicOp')
        return [];
    const other = { '&&': '||', '||': '&&' }[sliceOf(node, source)];
    return other === undefined ? [] : [replace(node, source, { operator: 'boolean', insert: other })];
}
function negation(node, source) {
    if (UNARY.test(node.name)) {
        const [sign, value] = [node.firstChild, node.lastChild];
        if (sign === null || value === null || !/^[!-]$/.test(sliceOf(sign, source)))
            return [];
        return [replace(node, source, { operator: 'negation', insert: sliceOf(value, source) })];
    }
    if (!token_operators_CONDITIONAL.test(node.parent?.name ?? '') || !/Exp(?:r|ression)?$|^Identifier$|^VariableName$/.test(node.name))
        return [];
    if (node.prevSibling === null || !/^(?:if|while)$/.test(node.prevSibling.name))
        return [];
    const text = sliceOf(node, source);
    const insert = node.name.startsWith('Parenthesized') ? `(!${text})` : `!(${text})`;
    return [replace(node, source, { operator: 'negation', insert, likelihood: 0.6 })];
}
function offByOne(node, source) {
    const text = sliceOf(node, source);
    const change = (span, insert, likelihood = 1) => replace(span, source, { operator: 'off-by-one', insert, likelihood });
    if (NUMBER.test(node.name) && /^\d{1,15}$/.test(text)) {
        const value = Number(text);
        const near = [value + 1, value - 1].filter(other => other >= 0 && !isNeutralOperand(node, source, String(other)));
        return near.map(other => change(node, String(other), numberLikelihood(node, source)));
    }
    if (node.name === 'ArithOp' && /^[+-]$/.test(text)) {
        const [left, right] = [node.prevSibling, node.nextSibling];
        if (left === null || right === null)
            return [];
        const whole = { from: left.from, to: right.to };
        if (sliceOf(right, source) === '1')
            return [change(whole, sliceOf(left, source))];
        return text === '+' && sliceOf(left, source) === '1' ? [change(whole, sliceOf(right, source))] : [];
    }
    const isIndex = INDEX.test(node.parent?.name ?? '') && node.prevSibling !== null && VARIABLE.test(node.name);
    return isIndex ? [change(node, `${text} - 1`), change(node, `${text} + 1`)] : [];
}
function truth(node, source) {
    if (!TRUTH_NODES.test(node.name))
        return [];
    return [replace(node, source, { operator: 'constant', insert: sliceOf(node, source) === 'true' ? 'false' : 'true' })];
}
function token_operators_swapped(node, source) {
    if (!ARGUMENT_NODES.test(node.name))
        return [];
    const all = (0,inner_nodes/* innerNodes */.q)(node).filter(({ name }) => !/^[(),]$/.test(name));
    return all.slice(1).flatMap((second, index) => {
        const first = all[index];
        if (first === undefined)
            return [];
        const [one, other] = [first, second].map(each => declaredType(each, source));
        if (one !== '' && other !== '' && one !== other)
            return [];
        const between = source.text.slice(first.to, second.from);
        const insert = `${sliceOf(second, source)}${between}${sliceOf(first, source)}`;
        return [replace({ from: first.from, to: second.to }, source, { operator: 'swapped-arguments', insert })];
    });
}
const token_operators_PAIRS = [
    ['min', 'max'],
    ['Min', 'Max'],
    ['floor', 'ceil', 'round'],
    ['Floor', 'Ceil', 'Round'],
    ['first', 'last'],
    ['startsWith', 'endsWith'],
    ['starts_with', 'ends_with'],
    ['HasPrefix', 'HasSuffix'],
    ['TrimPrefix', 'TrimSuffix'],
    ['TrimLeft', 'TrimRight'],
    ['trim_start', 'trim_end'],
    ['toLowerCase', 'toUpperCase'],
    ['ToLower', 'ToUpper'],
    ['to_lowercase', 'to_uppercase'],
    ['indexOf', 'lastIndexOf'],
    ['Index', 'LastIndex'],
    ['find', 'rfind'],
    ['is_some', 'is_none'],
    ['is_ok', 'is_err'],
    ['any', 'all'],
    ['anyMatch', 'allMatch', 'noneMatch'],
    ['isBefore', 'isAfter'],
    ['Before', 'After'],
    ['push', 'push_front', 'push_back'],
    ['addFirst', 'addLast'],
];
const token_operators_SIBLINGS = new Map(token_operators_PAIRS.flatMap(names => names.map(name => [name, names.filter(other => other !== name)])));
function sibling(node, source) {
    if (!CALLED.test(node.name) || node.firstChild !== null)
        return [];
    const others = token_operators_SIBLINGS.get(sliceOf(node, source)) ?? [];
    return others.map((insert, index) => replace(node, source, { operator: 'sibling-method', insert, likelihood: likelihoodAt(index) }));
}
function unusedSpec(node, source, { unused }) {
    if (unused.length === 0 || node.name !== 'ImportSpec')
        return [];
    const path = /"(?<path>[^"\n]{1,300})"/.exec(sliceOf(node, source))?.groups?.path ?? '';
    if (!unused.includes(path))
        return [];
    const whole = node.parent?.name === 'ImportDecl' ? node.parent : node;
    const from = source.text.lastIndexOf('\n', whole.from - 1) + 1;
    const to = lineEnd(source.text, whole.to);
    if (source.text.slice(from, whole.from).trim() !== '' || to === whole.to)
        return [];
    return [{ operator: 'unused-import', from, to, insert: '', what: `remove \`${sliceOf(whole, source).trim()}\`` }];
}
const TOKEN_OPERATORS = [
    { kind: 'misspelled-name', mutate: misnamed },
    { kind: 'unused-import', mutate: unusedSpec },
    { kind: 'comparison', mutate: token_operators_comparison },
    { kind: 'arithmetic', mutate: token_operators_arithmetic },
    { kind: 'boolean', mutate: logic },
    { kind: 'off-by-one', mutate: offByOne },
    { kind: 'off-by-one', mutate: nextArgument },
    { kind: 'comparison', mutate: wholeCase },
    { kind: 'negation', mutate: negation },
    { kind: 'wrong-value', mutate: wrongLiteral },
    { kind: 'constant', mutate: truth },
    { kind: 'constant', mutate: literalCondition },
    { kind: 'constant', mutate: filledLoop },
    { kind: 'constant', mutate: otherNumber },
    { kind: 'forgotten-parameter', mutate: forgottenName },
    { kind: 'other-name', mutate: otherName },
    { kind: 'other-name', mutate: numberForCall },
    { kind: 'operand', mutate: namedSum },
    { kind: 'operand', mutate: alikeArgument },
    { kind: 'wrapped', mutate: keptExtreme },
    { kind: 'sibling-method', mutate: otherMethod },
    { kind: 'sibling-method', mutate: sibling },
    { kind: 'swapped-arguments', mutate: token_operators_swapped },
    { kind: 'missing-return', mutate: missing_returns_missingReturn },
    { kind: 'null-guard', mutate: missingValueGuard },
    { kind: 'guard', mutate: emptyGuard },
    { kind: 'statement', mutate: addedStatement },
];

;// CONCATENATED MODULE: ./lib/fixers/offline/candidates/candidates.js


















const candidates_MAX_FILES = 6;
async function takeCandidates(stream, limit) {
    const taken = [];
    while (taken.length < limit) {
        const { value, done } = stream.next();
        if (done === true)
            break;
        if (value !== undefined)
            taken.push(value);
        await (0,promises_.setImmediate)();
    }
    return taken;
}
async function candidateStream(assignment, source, localization, isTest = () => false) {
    const tree = { list: () => source.list(), read: (file) => source.read(file), isTest };
    const search = new Search(localization, assignment.failingDiff);
    for (const [rank, file] of localization.files.slice(0, candidates_MAX_FILES).entries()) {
        const text = await source.read(file);
        if (text === undefined)
            continue;
        const reverted = localization.isOfFindings ? [] : revertedHunks({ file, text }, assignment.failingDiff);
        const grammar = (0,languages/* grammarOf */.Le)(file);
        if (grammar === undefined) {
            search.addMutations({ file, text }, rank, reverted);
            continue;
        }
        const language = (0,languages/* languageOf */.eX)(file);
        const imports = language === undefined ? [] : await missingImports({ file, text, language }, localization.evidence, tree);
        const code = { file, text, language: grammar };
        search.addFile(code, rank);
        search.addMutations(code, rank, [...reverted, ...imports]);
    }
    return search.candidates();
}
class Search {
    #localization;
    #steps = new Heap();
    #seen = new Set();
    #tried = new Map();
    #best;
    #replaced;
    constructor(localization, failingDiff) {
        this.#localization = localization;
        this.#replaced = replacedLines(failingDiff);
        this.#best = Math.max(...REPAIR_OPERATORS.map(({ kind }) => operatorWeight(kind, localization.signals)));
    }
    addFile(source, rank) {
        const { isOfFindings, isOfCompiler, stack } = this.#localization;
        const all = this.#operatorsOf(source);
        const operators = isOfFindings ? certainOperators(all) : all;
        const isOfTest = (0,in_file_tests/* inFileTestLines */.vi)(source.file, source.text);
        const suspects = [...this.#localization.suspects, ...sharedConstants(source, this.#localization.suspects)];
        for (const place of placesIn(source)) {
            const { line, symbol } = place;
            if (isOfTest(line))
                continue;
            if ((isOfFindings || isOfCompiler) && !isReported(place, source, stack.get(source.file)))
                continue;
            const weight = placeWeight({ file: source.file, line, symbol, rank }, { ...this.#localization, suspects });
            this.#steps.add({ kind: 'place', place: { ...place, source, operators, weight } }, weight * this.#best);
        }
    }
    addMutations(source, rank, mutations) {
        for (const mutation of mutations) {
            if (this.#localization.isOfFindings && !isLikely(mutation))
                continue;
            const symbol = 'language' in source ? symbolAt(source, mutation.from) : '';
            const line = (0,line_starts/* lineAt */.m)((0,line_starts/* lineStartsOf */.x)(source.text), mutation.from);
            const score = candidateScore({ file: source.file, line, symbol, operator: mutation.operator, rank }, this.#localization);
            this.#steps.add({ kind: 'mutation', mutation, place: { line, symbol, source }, score }, score);
        }
    }
    *candidates() {
        for (let step = this.#steps.take(); step !== undefined; step = this.#steps.take()) {
            const { value, score } = step;
            if (value.kind !== 'mutation') {
                if (value.kind === 'place')
                    this.#openPlace(value.place);
                else
                    this.#mutate(value.place, value.operator);
                yield undefined;
            }
            else {
                const { place, mutation } = value;
                const change = changeOf(place.source, mutation);
                if (change === undefined || this.#seen.has(change))
                    continue;
                const line = `${place.source.file} ${place.line}`;
                const tried = this.#tried.get(line) ?? 0;
                const worth = mutationWorth(value.score, tried);
                if (worth < score) {
                    this.#steps.add(value, worth);
                    continue;
                }
                this.#seen.add(change);
                this.#tried.set(line, tried + 1);
                const { inputs } = this.#localization.evidence;
                const replaced = this.#replaced.get(place.source.file);
                yield candidateOf(mutation, place, { score: value.score, replaced, inputs });
            }
        }
    }
    #operatorsOf(source) {
        const { evidence } = this.#localization;
        const language = (0,languages/* languageOf */.eX)(source.file);
        if (language === undefined)
            return TOKEN_OPERATORS.map(({ kind, mutate }) => ({ kind, mutate: node => mutate(node, source, evidence) }));
        const whole = { ...source, language };
        return REPAIR_OPERATORS.map(({ kind, mutate }) => ({ kind, mutate: node => mutate(node, whole, evidence) }));
    }
    #openPlace(place) {
        for (const operator of place.operators) {
            const score = place.weight * operatorWeight(operator.kind, this.#localization.signals);
            this.#steps.add({ kind: 'operator', place, operator }, score);
        }
    }
    #mutate({ nodes, source, line, symbol, weight }, { mutate }) {
        const { signals, isOfFindings } = this.#localization;
        for (const node of nodes) {
            for (const mutation of mutate(node).flatMap(each => withAlikeLines(each, source))) {
                if (isOfFindings && !isLikely(mutation))
                    continue;
                const score = weight * operatorWeight(mutation.operator, signals) * (mutation.likelihood ?? 1);
                this.#steps.add({ kind: 'mutation', mutation, place: { line, symbol, source }, score }, score);
            }
        }
    }
}
function candidateOf(mutation, { source, line, symbol }, { score, replaced, inputs }) {
    const restores = mutation.restores === true || (replaced !== undefined && writesAgain(mutation, source.text, replaced));
    return {
        ...mutation,
        file: source.file,
        line,
        symbol,
        score,
        restores,
        isSpecial: !restores && hasInputOfTest(mutation.insert, source.text, inputs),
        get result() {
            return applyMutation(source.text, mutation);
        },
    };
}
function changeOf({ file, text }, { from, to, insert }) {
    const before = text.slice(from, to);
    if (before === insert)
        return undefined;
    const { start, end } = (0,shared_ends/* sharedEnds */.i)(before, insert);
    return [file, from + start, to - end, insert.slice(start, insert.length - end)].join('\0');
}

;// CONCATENATED MODULE: ./lib/fixers/offline/suspects/failure-sample.js

const failure_sample_MOST = 4;
const QUICK = { share: 0.2, ms: 100 };
function sampleOf(failures) {
    const ending = failures.filter(({ problem }) => problem.type !== test_case/* HUNG */.Rk);
    const quick = quickOf(ending.length === 0 ? failures : ending);
    return spreadOver(quick, failure_sample_MOST).map(({ id }) => id);
}
function spreadOver(items, most) {
    const size = Math.min(most, items.length);
    const taken = Array.from({ length: size }, (_, index) => items[Math.floor((index * items.length) / size)]);
    return taken.filter(item => item !== undefined);
}
function quickOf(failures) {
    const limit = Math.max(QUICK.ms, QUICK.share * failures.reduce((sum, { durationMs }) => sum + durationMs, 0));
    const chosen = new Set();
    let total = 0;
    for (const failure of failures.toSorted((one, other) => one.durationMs - other.durationMs)) {
        total += failure.durationMs;
        if (chosen.size > 0 && total > limit)
            break;
        chosen.add(failure);
    }
    return failures.filter(failure => chosen.has(failure));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/choice/choice.js
const TRUST = {
    'misspelled-name': 1,
    'missing-import': 1,
    'missing-export': 1,
    'unused-import': 1,
    'other-name': 0.9,
    'missing-await': 0.9,
    'missing-return': 0.9,
    'forgotten-parameter': 0.8,
    'sibling-method': 0.8,
    'swapped-arguments': 0.8,
    arithmetic: 0.8,
    text: 0.8,
    'reverted-word': 0.8,
    boolean: 0.7,
    comparison: 0.7,
    'off-by-one': 0.7,
    wrapped: 0.6,
    pattern: 0.6,
    constant: 0.6,
    'wrong-value': 0.6,
    'reverted-hunk': 0.6,
    'null-guard': 0.5,
    negation: 0.5,
    'copied-expression': 0.5,
    slice: 0.5,
    loop: 0.5,
    'default-argument': 0.5,
    operand: 0.4,
    statement: 0.4,
    'missing-case': 0.3,
    guard: 0.3,
    'built-condition': 0.4,
    'built-expression': 0.4,
    'built-guard': 0.25,
    'two-changes': 0.2,
};
const BY_EFFECT = { 'failing tests only': 2, 'all tests': 1, none: 1 };
const choice_SPECIAL = 0.2;
function isBuilt({ operator }) {
    return operator.startsWith('built-');
}
const ALSO_GREEN = 3;
function chooseCandidate(plausible, effectOf = () => undefined, alsoGreen = () => 0) {
    const best = Math.max(...plausible.map(({ operator, score }) => TRUST[operator] * Math.sqrt(score)));
    return plausible
        .map((candidate, index) => ({
        candidate,
        index,
        worth: worthOf(candidate, best) *
            BY_EFFECT[effectOf(candidate) ?? (candidate.restores ? 'failing tests only' : 'all tests')] *
            (1 + ALSO_GREEN * alsoGreen(candidate)),
    }))
        .toSorted((a, b) => b.worth - a.worth || Number(b.candidate.restores) - Number(a.candidate.restores) || a.index - b.index)[0]?.candidate;
}
const OF_OPERATORS = new Set(['comparison', 'arithmetic', 'boolean']);
function worthOf({ operator, score, insert, from, to, restores, isSpecial }, best) {
    const [removed, added] = [to - from, insert.length];
    const loss = OF_OPERATORS.has(operator) ? 0 : Math.max(0, removed - added);
    const trust = restores ? best : TRUST[operator] * Math.sqrt(score);
    return trust * (10 / (10 + loss)) * (isSpecial === true ? choice_SPECIAL : 1);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/report/doubts.js

const CONFIDENCE = {
    alone: 0.9,
    chosen: 0.7,
    built: 0.3,
    pair: 0.3,
    turned: 0.4,
    special: 0.3,
    partial: 0.3,
};
const LATE = 600;
function confidenceIn(candidate, { others, at, isJudged }) {
    const isOneOfSome = others > 0 || at > LATE || addsOne(candidate) || !isJudged;
    return doubtIn(candidate, isJudged)?.confidence ?? (isOneOfSome ? CONFIDENCE.chosen : CONFIDENCE.alone);
}
function addsOne({ operator, from, to, insert }) {
    return operator === 'off-by-one' && insert.length > to - from;
}
function doubtIn(candidate, isJudged) {
    const { isSpecial, parts, operator } = candidate;
    if (isSpecial === true)
        return {
            confidence: CONFIDENCE.special,
            text: 'It brings in an input of the failing tests, and may be right for that input only.',
        };
    if (parts !== undefined)
        return {
            confidence: CONFIDENCE.pair,
            text: 'No single change turns the tests green. Of pairs, more do so by chance: check that both are needed.',
        };
    if (isBuilt(candidate))
        return {
            confidence: CONFIDENCE.built,
            text: 'It was built from the values in the tests: about one of three such changes is right for other inputs, too.',
        };
    if (operator === 'negation' && !isJudged)
        return {
            confidence: CONFIDENCE.turned,
            text: 'It turns a condition round, and few other changes were tried beside it: check that the old condition was wrong.',
        };
    return undefined;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/report/offline-report.js



function offlineProposal({ candidate, green, at = 0 }, { tried, others, rejected, differences, place, isJudged }, assignment) {
    const all = assignment.clusters.flatMap(({ tests }) => tests).length;
    return {
        summary: offline_report_summaryOf(candidate),
        subject: subjectOfRepair(candidate),
        rootCause: '',
        changes: [
            {
                file: candidate.file,
                why: `With it ${green} of ${(0,wording/* count */.U9)(all, 'failing test')} of this cause ${(0,wording/* verb */.w3)(green, 'pass')}, and no other test that ran broke. ${[place, choiceText({ others: green < all ? undefined : others.length, rejected, tried })].filter(text => text !== '').join(' ')}`,
            },
        ],
        leftUndone: green < all ? partText(all - green) : '',
        alternatives: green < all
            ? ''
            : [doubtIn(candidate, isJudged)?.text ?? '', othersText(others, differences)]
                .filter(text => text !== '')
                .join(' '),
        affectedTests: [],
        confidence: green < all ? CONFIDENCE.partial : confidenceIn(candidate, { others: others.length + rejected, at, isJudged }),
    };
}
function choiceText(options) {
    const { others, rejected, tried } = options;
    if (tried === 1)
        return '';
    if (others === 0 && rejected > 0)
        return `${(0,wording/* count */.U9)(rejected, 'other candidate')} of the ${tried} that were tried ${rejected === 1 ? 'does so, too, and was' : 'do so, too, and were'} rejected: no fix looks like that.`;
    if (others === 0)
        return `No other of the ${(0,wording/* count */.U9)(tried, 'candidate')} that were tried does so; one that was not tried may.`;
    return `It was chosen among ${(0,wording/* count */.U9)(tried, 'candidate')}, the likeliest first.`;
}
function partText(red) {
    return `${(0,wording/* count */.U9)(red, 'other failing test')} of this cause. What turns only a part of them green is often no fix, or a part of one.`;
}
function othersText(others, differences) {
    const [first] = [shownDifference, isOther, () => true].flatMap(tells => others.filter(({ candidate }) => tells(differences.get(candidate))).slice(0, 1));
    if (first === undefined)
        return '';
    const { what, file, line } = first.candidate;
    const rest = others.length < 2
        ? ''
        : others.length === 2
            ? ' (or make one other change)'
            : ` (or make any of ${others.length - 1} others)`;
    const inputs = Math.min(...others.map(({ candidate }) => sameInputs(differences.get(candidate))));
    const same = inputs >= MIN_INPUTS ? `, with the same results for ${inputs} inputs near those of the tests` : '';
    const accepted = `The failing tests also pass if you ${what} in ${inCode(`${file}:${line}`)}${rest}${same}.`;
    const at = differences.get(first.candidate)?.at;
    if (at === undefined)
        return accepted;
    return `${accepted} Then ${inCode(at.call)} ${endText(at.other)}, and with this fix it ${endText(at.own)}: which is right?`;
}
function shownDifference(difference) {
    return difference?.at !== undefined;
}
function isOther(difference) {
    return difference?.differs === true;
}
function endText({ kind, text }) {
    if (kind === 'endless')
        return 'does not end in time';
    return `${kind === 'value' ? 'gives' : 'throws'} ${inCode(text)}`;
}
function sameInputs(difference) {
    return difference?.differs === false ? difference.inputs : 0;
}
const MIN_INPUTS = 10;
function inCode(text) {
    return `\`${text}\``;
}
const BUGS = {
    comparison: 'a wrong comparison',
    arithmetic: 'a wrong arithmetic operator',
    boolean: 'a wrong boolean operator',
    'off-by-one': 'an off-by-one error',
    negation: 'a condition the wrong way round',
    'forgotten-parameter': 'a forgotten parameter',
    constant: 'a wrong constant',
    'wrong-value': 'a wrong value',
    'swapped-arguments': 'arguments or operands in the wrong order',
    'other-name': 'a wrong name',
    'missing-return': 'a missing return',
    'missing-await': 'a missing await',
    'null-guard': 'a missing guard against an absent value',
    'reverted-hunk': 'a change',
    'reverted-word': 'a change',
    text: 'a wrong text',
    pattern: 'a wrong regular expression',
    wrapped: 'a missing or needless conversion',
    operand: 'a missing or needless operand',
    slice: 'a wrong part of a list or text',
    'sibling-method': 'a method mistaken for its sibling',
    'copied-expression': 'a wrong expression',
    statement: 'a statement that is missing, needless or in the wrong place',
    guard: 'a missing guard',
    loop: 'a wrong loop',
    'default-argument': 'a wrong default of a parameter',
    'missing-case': 'a missing case',
    'misspelled-name': 'a wrong name',
    'missing-import': 'a missing import',
    'missing-export': 'a missing export',
    'unused-import': 'an unused import',
    'built-condition': 'a wrong condition',
    'built-expression': 'a wrong expression',
    'built-guard': 'a missing guard',
    'two-changes': 'two slips',
};
function verbOf(operator) {
    if (operator === 'unused-import')
        return 'Remove';
    return operator.startsWith('reverted') ? 'Take back' : /^a missing (?!or )/.test(BUGS[operator]) ? 'Add' : 'Fix';
}
function subjectOfRepair({ operator, symbol, file }) {
    const bug = BUGS[operator];
    return `${verbOf(operator)} ${bug} in ${symbol === '' ? file : `\`${symbol}\``}`;
}
function offline_report_summaryOf({ what, file, line }) {
    return `${what.charAt(0).toUpperCase()}${what.slice(1)} in ${file}:${line}`;
}
function offlineAnalysis({ clusters, debugging }, files) {
    const places = clusters.flatMap(cluster => cluster.places).filter(({ file }) => files.includes(file));
    const named = new Set(places.map(({ file }) => file));
    const rest = files.filter(file => !named.has(file));
    const isParsed = files.some(file => (0,languages/* grammarOf */.Le)(file) !== undefined);
    const what = isParsed ? 'Small changes are tried in' : 'Hunks of the failing change are taken back in';
    return {
        evidence: [],
        rootCause: `${what} ${fileList(files)}: ${clusters.map(({ title }) => title).join('; ')}`,
        hypothesis: debugging === undefined ? '' : 'Another small change there turns the targets green and breaks no other test.',
        modificationPoints: [
            ...places.map(({ file, line, why }) => ({ file, symbol: line === undefined ? '' : `line ${line}`, change: why })),
            ...rest.map(file => ({ file, symbol: '', change: 'one node at a time' })),
        ],
        affectedTests: [],
        approach: 'Change one node of the code at a time, the likeliest first, and keep what the tests agree with.',
        alternative: '',
        criticality: 'medium',
        confidence: 0.5,
    };
}
function fileList(files) {
    const code = files.filter(file => (0,languages/* grammarOf */.Le)(file) !== undefined);
    return (0,wording/* listOf */.c3)(code.length > 0 ? code : files, 3);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/report/place-reasons.js
function placeReason({ file, line, symbol }, { stack, changed, suspects, asserted, mentioned, executed }) {
    const distance = Math.min(...[...(stack.get(file) ?? [])].map(at => Math.abs(at - line)));
    const within = suspects.filter(span => span.file === file && span.from <= line && line <= span.to);
    const isInducing = within.some(each => each.isInducing === true);
    const names = (of) => symbol !== '' && of.has(symbol);
    const reasons = [
        ...(distance === 0 ? ['the failure names it'] : []),
        ...(isInducing ? ['the tests pass without what the failing change did there'] : []),
        ...(!isInducing && changed.get(file)?.has(line) === true ? ['the failing change touched it'] : []),
        ...(names(asserted)
            ? [`the failing assertion calls \`${symbol}\``]
            : names(mentioned)
                ? [`the failing tests name \`${symbol}\``]
                : []),
        ...(executed?.hasRun(file, line) === true ? ['the failing tests run it'] : []),
    ];
    const [last, ...others] = reasons.toReversed();
    const all = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
    return last === undefined ? '' : `Line ${line} was looked at since ${all}.`;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/candidates/quick-rejection.js

class QuickRejection {
    #judge;
    #failures;
    #sample;
    runMs;
    #seen;
    #ranOut = false;
    #siftsNone = false;
    #passedAll = new WeakSet();
    #sifted = new Map();
    constructor(judge, { failures, sample, runMs }) {
        this.#judge = judge;
        this.#failures = failures;
        this.#sample = sample;
        this.runMs = runMs;
    }
    static async open(failures, sample, tools, isNeeded) {
        const judge = failures.length === 0 ? undefined : await tools.openJudge?.(failures, isNeeded);
        const measured = sample.length < failures.length ? await judge?.measure(sample) : undefined;
        return new QuickRejection(judge, { failures, sample, runMs: measured ?? judge?.runMs });
    }
    get canSift() {
        return this.#judge?.canSift === true && !this.#siftsNone;
    }
    get notes() {
        return this.#judge?.notes;
    }
    async observe() {
        const judge = this.#judge;
        if (judge === undefined)
            return undefined;
        judge.takeNotes();
        const failing = await notesOf(judge, this.#sample, 'failed');
        if (failing === undefined || failing === '')
            return undefined;
        const passing = judge.passing.length === 0 ? '' : await notesOf(judge, judge.passing, 'passed');
        return passing === undefined ? undefined : { failing, passing };
    }
    async look(of) {
        const judge = this.#judge;
        judge?.takeNotes();
        const tests = of === 'sample' ? this.#sample : this.#allTests;
        const run = await judge?.run(tests, { failures: 0 });
        const ended = run === undefined ? 'unknown' : run.ended ? 'in time' : 'too late';
        return { notes: judge?.takeNotes() ?? '', ended };
    }
    async standing() {
        const run = await this.#judge?.run(this.#allTests, { failures: 0 });
        return run?.ended === true ? run.cases : undefined;
    }
    keepsOthers(cases) {
        const ended = (0,test_case/* byKey */.dX)(cases);
        return this.#judge?.passing.every(each => ended.get((0,test_case/* testKey */.S8)(each))?.status === 'passed') !== false;
    }
    get #allTests() {
        return [...this.#failures.map(({ id }) => id), ...(this.#judge?.passing ?? [])];
    }
    async sift(candidates, targets, atLeast) {
        const isSample = this.#sample.length < targets.length;
        const tests = isSample ? this.#sample : this.#failures.map(({ id }) => id);
        const variants = candidates.map(({ file, result }) => ({ file, text: result }));
        const results = await this.#judge?.sift(tests, variants, isSample ? 1 : atLeast + 1);
        this.#siftsNone = results === undefined;
        for (const [index, candidate] of candidates.entries()) {
            this.#sifted.set(candidate, results?.[index]);
            if (results?.[index] === 'passed' && !isSample && atLeast + 1 === targets.length)
                this.#passedAll.add(candidate);
        }
    }
    hasPassedAll(candidate) {
        return this.#judge !== undefined && this.#passedAll.has(candidate);
    }
    hasSifted(candidate) {
        this.#seen = undefined;
        this.#ranOut = this.#sifted.get(candidate) === 'too slow';
        return this.#ranOut || this.isSiftedOut(candidate);
    }
    isSiftedOut(candidate) {
        return this.#sifted.get(candidate) === 'rejected';
    }
    get seen() {
        return this.#seen;
    }
    get ranOut() {
        return this.#ranOut;
    }
    async rejects(candidate, targets, atLeast, how = {}) {
        this.#seen = undefined;
        this.#ranOut = false;
        if (this.#judge === undefined)
            return false;
        const isLikely = this.#sifted.get(candidate) === 'passed';
        if (isLikely && (await this.#passesAll(targets, atLeast)))
            return false;
        if (this.#sample.length < targets.length) {
            const run = await this.#judge.run(this.#sample, { failures: 0, ...how });
            if (run === undefined)
                return false;
            if (countPassed(run.cases, this.#sample.map(test_case/* testKey */.S8)) === 0)
                return this.#reject(run);
        }
        const tests = this.#failures.map(({ id }) => id);
        const mayStop = tests.length === targets.length && tests.every(({ name }) => name !== '');
        const run = await this.#judge.run(tests, { failures: mayStop ? targets.length - atLeast : 0, ...how });
        if (run === undefined)
            return false;
        this.#seen = countPassed(run.cases, targets);
        return this.#seen <= atLeast ? this.#reject(run) : await breaksOthers(this.#judge, how);
    }
    async #passesAll(targets, atLeast) {
        const cases = (await this.standing()) ?? [];
        const seen = countPassed(cases, targets);
        if (seen <= atLeast || !this.keepsOthers(cases))
            return false;
        this.#seen = seen;
        return true;
    }
    #reject({ ended }) {
        this.#ranOut = !ended;
        return true;
    }
    async compare(seen, green) {
        const judge = this.#judge;
        if (judge === undefined || green >= seen)
            return;
        this.#judge = undefined;
        await judge.distrust(`it saw ${seen} of the failing tests pass with a change, and the test runner ${green}`);
    }
    async [Symbol.asyncDispose]() {
        await this.#judge?.[Symbol.asyncDispose]();
    }
}
async function notesOf(judge, tests, status) {
    const run = await judge.run(tests, { failures: 0, patient: true });
    const cases = (0,test_case/* byKey */.dX)(run?.cases ?? []);
    const notes = judge.takeNotes() ?? '';
    return tests.every(test => cases.get((0,test_case/* testKey */.S8)(test))?.status === status) ? notes : undefined;
}
async function breaksOthers(judge, how) {
    let suspected = judge.passing;
    for (let run = 1; run <= 2 && suspected.length > 0; run += 1) {
        const ran = await judge.run(suspected, { failures: 1, ...how });
        if (ran === undefined)
            return false;
        if (ran.cases.length > 0)
            suspected = ran.cases.flatMap(({ id, status }) => (status === 'failed' ? [id] : []));
    }
    return suspected.length > 0;
}
function countPassed(all, targets) {
    const cases = (0,test_case/* byKey */.dX)(all);
    const loaded = new Set(all.filter(({ id }) => id.name !== '').map(({ id }) => (0,test_case/* testKey */.S8)({ ...id, suite: [], name: '' })));
    return targets.filter(key => cases.get(key)?.status === 'passed' || (!cases.has(key) && loaded.has(key))).length;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/search/search-limits.js
const LEAST = { candidates: 150, afterAll: 12, afterSome: 20 };
const COLD = { ...LEAST, candidates: 300 };
const search_limits_MOST = { candidates: 800, afterAll: 40, afterSome: 200 };
const MOST_TOGETHER = { candidates: 2_400, afterAll: 60, afterSome: 2_400 };
const SHARE_MS = { candidates: 150_000, afterAll: 1_500, afterSome: 15_000 };
function searchLimits(runMs, canSift = false) {
    if (runMs === undefined)
        return COLD;
    const within = (of) => Math.min(search_limits_MOST[of], Math.max(LEAST[of], Math.round(SHARE_MS[of] / Math.max(runMs, 1))));
    if (canSift)
        return MOST_TOGETHER;
    return { candidates: within('candidates'), afterAll: within('afterAll'), afterSome: within('afterSome') };
}
function longestSearch(canSift) {
    return (canSift ? MOST_TOGETHER : search_limits_MOST).candidates;
}
const SEARCH_SHARE = 0.85;
function searchMs(budgetMs, timeMs) {
    return Math.min(SEARCH_SHARE * budgetMs, timeMs);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/search/stated-values.js



const stated_values_NUMBER = /^-?\d[\d_.,]{0,30}$/;
const stated_values_MIN_VALUE = 2;
const MIN_NAME = 3;
function statedValues({ failingDiff, purpose = [], }) {
    const lines = (0,quoted_intent/* messageLines */.V)(purpose);
    if (lines.length === 0)
        return [];
    return (0,unified_diff/* parseDiff */.FR)(failingDiff).flatMap(({ path, kind, hunks }) => kind !== 'changed' || path === undefined
        ? []
        : hunks
            .flatMap(({ runs }) => runs)
            .flatMap(({ before, after }) => before.flatMap((line, index) => {
            const intent = before.length === after.length ? stated_values_named(line, after[index] ?? '', lines) : undefined;
            return intent === undefined ? [] : [{ file: path, before: line.trim(), intent }];
        })));
}
function stated_values_named(before, after, lines) {
    const [old, now] = differingPart(before, after);
    if (!stated_values_NUMBER.test(old) || !stated_values_NUMBER.test(now))
        return undefined;
    const names = new Set(stated_values_wordsOf(after).filter(word => word.length >= MIN_NAME));
    return lines.find(({ quote }) => {
        const text = quote.replaceAll(/#\d+/g, '');
        if (!holdsWord(text, now))
            return false;
        return holdsWord(text, old) || (now.length >= stated_values_MIN_VALUE && stated_values_wordsOf(text).some(word => names.has(word)));
    });
}
function stated_values_wordsOf(text) {
    return (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map(word => word.toLowerCase());
}
async function contradictingFirst(candidates, stated, source) {
    const texts = new Map();
    for (const { file } of stated)
        texts.set(file, (await source.read(file)) ?? '');
    const isFirst = (candidate) => contradictedBy(candidate, texts.get(candidate.file) ?? '', stated) !== undefined;
    const first = new Set(candidates.filter(isFirst));
    return [...first, ...candidates.filter(candidate => !first.has(candidate))];
}
function contradictionText({ sha, quote }) {
    return `The tests want back what ${sha.slice(0, 7)} changed, and its message says that it was meant: “${quote}”.`;
}
function contradictedBy({ file, result }, text, stated) {
    const own = stated.filter(each => each.file === file);
    if (own.length === 0)
        return undefined;
    const [lines, before] = [result.split('\n'), text.split('\n')];
    const changed = lines.length === before.length ? lines.flatMap((line, at) => (line === before[at] ? [] : [line])) : [];
    const [only = ''] = changed;
    return changed.length === 1 ? own.find(each => each.before === only.trim())?.intent : undefined;
}

// EXTERNAL MODULE: ./lib/domain/policy/offline-limits.js
var offline_limits = __webpack_require__(20449);
;// CONCATENATED MODULE: ./lib/fixers/offline/search/search-texts.js




function observedText(built, idle) {
    return `The values in the tests suggest ${(0,wording/* count */.U9)(built, 'more candidate')}, and ${(0,wording/* count */.U9)(idle, 'candidate')} would change none of them`;
}
function pairsText(pairs) {
    return `No single change fixes the tests, and some get them further: ${(0,wording/* count */.U9)(pairs, 'pair')} to try`;
}
function failureText({ isCut, tried }, { all, isCapped, limit, overMs }) {
    if (overMs !== undefined && tried === 0)
        return `The ${Math.round(overMs / 1000)} s that it had were over before the first of its ${(0,wording/* count */.U9)(Math.min(all, limit), 'candidate')}: tests ran to see which code they run, and how fast they are.`;
    if (overMs !== undefined)
        return `None of the first ${(0,wording/* count */.U9)(tried, 'candidate')} of ${Math.min(all, limit)} turned the tests green without breaking others in the ${Math.round(overMs / 1000)} s that it had.`;
    const left = all - tried;
    if (isCut)
        return `None of the first ${(0,wording/* count */.U9)(tried, 'candidate')} turned the tests green without breaking others, and ${isCapped ? 'at least ' : ''}${left} more were not tried.`;
    return tried === 1
        ? 'Its one candidate did not turn the tests green without breaking others.'
        : `None of its ${tried} candidates turned the tests green without breaking others.`;
}
function nothingToTry({ files, isOfFindings, isOfCompiler }) {
    if (isOfCompiler)
        return `The offline engine has no change for what the compiler says of ${fileList(files)}.`;
    if (isOfFindings)
        return `The offline engine has no change for what the project's checks say of ${fileList(files)}.`;
    const limits = files.every(file => (0,languages/* grammarOf */.Le)(file) === undefined)
        ? ` It has edits of its own in ${offline_limits/* OFFLINE_LANGUAGES */.M}. In other languages it only takes back what the failing change did.`
        : '';
    return `It found nothing to try in ${fileList(files)}.${limits}`;
}
function noFileText({ leftAlone }) {
    return leftAlone.length > 0
        ? leftAloneText(leftAlone)
        : 'No source file is known to be involved; tests themselves are not edited.';
}
function leftAloneText(files) {
    return `It leaves ${fileList(files)} alone: code there deletes files or data, or ends processes, and a wrong version of it, as a search tries them, could do so to others.`;
}
function unsetText(names) {
    const [they, them, defaults] = names.length > 1 ? ['they are', 'them', 'defaults'] : ['it is', 'it', 'a default'];
    return `The code reads ${names.join(', ')} from the environment, where ${they} not set for the tests: set ${them} where fix-tests runs and name ${them} in pass-env, or give ${them} ${defaults}.`;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/suspects/loaded-languages.js

const RUNS = {
    ctest: [],
    phpunit: [],
    rspec: [],
    go: ['go'],
    cargo: ['rust'],
    maven: ['java'],
    gradle: ['java'],
};
function canRun(failures, file) {
    const language = (0,languages/* grammarOf */.Le)(file)?.name;
    if (language === undefined || failures.length === 0)
        return true;
    return failures.some(({ id }) => RUNS[id.framework]?.includes(language) !== false);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/suspects/failing-test-code.js



const REST = 3;
function testCodeOf(file, text) {
    return { text, lines: text.split('\n'), starts: (0,line_starts/* lineStartsOf */.x)(text), tree: (0,languages/* grammarOf */.Le)(file)?.parse(text) };
}
function testAround({ text, lines, starts, tree }, line) {
    const code = lines[line - 1] ?? '';
    const node = tree?.resolveInner((starts[line - 1] ?? 0) + code.search(/\S|$/), 1);
    const scope = node === undefined || isFunction(node) ? node : enclosingFunction(node);
    return scope === undefined ? code : text.slice(scope.from, Math.min(scope.to, starts[line + REST] ?? text.length));
}
function namedTest(file, text, name) {
    const language = (0,languages/* grammarOf */.Le)(file);
    const own = name.split('[', 1)[0] ?? '';
    if (language === undefined || own === '')
        return '';
    const source = { file, text, language };
    let found = '';
    language.parse(text).iterate({
        enter({ node }) {
            if (found === '' && isFunction(node) && functionName(node, source) === own)
                found = sliceOf(node, source);
        },
    });
    return found;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/suspects/failure-signals.js

function failureSignals(failures, { inTests = false } = {}) {
    const text = failures.map(({ problem }) => `${problem.type} ${problem.message}\n${problem.stack}`).join('\n');
    const pairs = failures.flatMap(({ problem }) => pairsIn(`${problem.message}\n${problem.stack}`));
    const numbers = pairs.flatMap(numbersIn);
    const isMissing = /of (?:undefined|null)|'?NoneType'?|is not iterable|is undefined|null is not|NullPointerException|nil pointer dereference/i.test(text);
    return {
        missingValue: isMissing && !inTests,
        outOfRange: /IndexError|index out of range|IndexOutOfBounds|(?:division|divide|modulo|\/) by zero|empty (?:sequence|iterable|array)/i.test(text),
        returnedNothing: (isMissing && inTests) ||
            /\b(?:expected|received|got|assert)[: ]*(?:undefined|None)\b|undefined to (?:be|equal|deeply)/i.test(text) ||
            pairs.some(({ actual }) => /^(?:undefined|None|null|nil)$/.test(actual)),
        promise: /Promise|coroutine|was never awaited/i.test(failures.map(({ problem }) => problem.message).join('\n')),
        byOne: [...numbers, ...pairs.flatMap(lengthsIn)].some(([a, b]) => Math.abs(a - b) === 1),
        numbers: numbers.length > 0,
        negated: numbers.some(([a, b]) => a === -b && a !== 0) ||
            pairs.some(({ expected, actual }) => [expected, actual].every(value => /^(?:true|false)$/i.test(value))) ||
            /\bassert (?:not )?(?:True|False)\b/.test(text),
    };
}
function numbersIn({ expected, actual }) {
    return [expected, actual].every(value => /^-?\d+(?:\.\d+)?$/.test(value)) ? [[Number(actual), Number(expected)]] : [];
}
function lengthsIn({ expected, actual }) {
    const [one, other] = [lengthOf(actual), lengthOf(expected)];
    return one === undefined || other === undefined ? [] : [[one, other]];
}
function lengthOf(value) {
    const inside = /^\[(?<inside>[^\][\n]*)\]$/.exec(value)?.groups?.inside;
    if (inside === undefined)
        return undefined;
    return inside.trim() === '' ? 0 : inside.split(',').length;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/suspects/suspect-files.js











const TEST_LINES = 12;
const suspect_files_MAX_FAILURES = 100;
async function localizeFaults(assignment, source, isTest) {
    const suspects = new Set(assignment.clusters.flatMap(cluster => cluster.suspects));
    const texts = new Map();
    const changed = (0,unified_diff/* changedLines */.MA)(assignment.failingDiff);
    const onStack = new Set(assignment.failures.flatMap(({ frames }) => frames.map(({ file }) => file)));
    const isNowhere = onStack.size === 0 && assignment.failures.every(({ id }) => (0,check/* isCheckStep */.dc)(id));
    for (const file of suspects) {
        const isForeign = !changed.has(file) && !onStack.has(file) && (isNowhere || !canRun(assignment.failures, file));
        const text = isTest(file) || isForeign ? undefined : await source.read(file);
        if (text !== undefined)
            texts.set(file, text);
    }
    const leftAlone = [...texts].flatMap(([file, text]) => (isDestructive(text) ? [file] : []));
    for (const file of leftAlone)
        texts.delete(file);
    const files = [...texts.keys()];
    const asserted = new Set();
    const mentioned = new Set();
    const stack = new Map();
    const assertions = [];
    const tests = [];
    const shared = [];
    const testsOf = new Map();
    const framed = await framedFiles(assignment.failures, source, isTest);
    for (const { file, line } of assignment.failures.flatMap(({ frames }) => frames))
        if (framed.get(file)?.isOfTest(line) === false)
            stack.set(file, (stack.get(file) ?? new Set()).add(line));
    const failures = spreadOver(assignment.failures, suspect_files_MAX_FAILURES);
    for (const { id, frames } of failures) {
        const own = new Set(frames.map(({ symbol }) => symbol));
        shared.push(own);
        if (frames.length === 0)
            for (const name of identifiers(await textOfTest(id, source)))
                own.add(name);
        for (const { file, line } of frames) {
            const text = framed.get(file)?.text ?? '';
            const isOfTest = framed.get(file)?.isOfTest(line) === true;
            const lines = isOfTest ? text.split('\n') : [];
            for (const name of identifiers(lines[line - 1] ?? ''))
                asserted.add(name);
            const around = lines.slice(Math.max(0, line - TEST_LINES), line + 3).join('\n');
            for (const name of identifiers(around))
                mentioned.add(name);
            assertions.push(lines[line - 1] ?? '');
            tests.push(around);
            if (!isOfTest)
                continue;
            const code = testsOf.get(file) ?? testCodeOf(file, text);
            testsOf.set(file, code);
            for (const name of identifiers(testAround(code, line)))
                own.add(name);
        }
    }
    for (const [file, text] of texts)
        for (const name of identifiersInFunctions(asserted, file, text))
            mentioned.add(name);
    return {
        files,
        leftAlone,
        asserted,
        mentioned,
        shared: inEach(shared),
        stack,
        changed,
        isOfFindings: assignment.failures.every(({ id }) => (0,check/* isCheck */.ne)(id) && !(0,check/* isCheckStep */.dc)(id)),
        isOfCompiler: isOfCompiler(assignment, [...files, ...stack.keys()]),
        suspects: suspectSpans(assignment.clusters),
        signals: failureSignals(failures, { inTests: stack.size === 0 && tests.length > 0 }),
        evidence: readEvidence(failures, [...new Set([...assertions, ...tests])].join('\n'), assignment.failingDiff),
    };
}
async function textOfTest({ file, name }, source) {
    const text = file === '' ? undefined : await source.read(file);
    return text === undefined ? '' : namedTest(file, text, name);
}
async function framedFiles(failures, source, isTest) {
    const files = new Set(failures.flatMap(({ frames }) => frames.map(({ file }) => file)));
    const found = new Map();
    for (const file of files) {
        const text = (await source.read(file)) ?? '';
        found.set(file, { text, isOfTest: isTest(file) ? () => true : (0,in_file_tests/* inFileTestLines */.vi)(file, text) });
    }
    return found;
}
function inEach(sets) {
    const [first = new Set(), ...others] = sets;
    return new Set([...first].filter(name => name !== '' && others.every(other => other.has(name))));
}
const UNBUILT = new Set(['compile', 'missing-module', 'missing-dependency']);
function isOfCompiler({ clusters, failures }, files) {
    const code = files.filter(file => (0,languages/* grammarOf */.Le)(file) !== undefined);
    return (code.length > 0 &&
        code.every(file => (0,languages/* languageOf */.eX)(file) === undefined) &&
        clusters.every(({ pattern }) => UNBUILT.has(pattern)) &&
        failures.every(({ id }) => id.name === ''));
}
function suspectSpans(clusters) {
    const places = clusters.flatMap(cluster => cluster.places);
    const best = Math.max(...places.map(({ score }) => score));
    return places.flatMap(({ file, from, to, score, isInducing }) => from === undefined || to === undefined || best <= 0 ? [] : [{ file, from, to, share: score / best, isInducing }]);
}
function identifiersInFunctions(names, file, text) {
    const language = (0,languages/* grammarOf */.Le)(file);
    if (language === undefined)
        return [];
    const source = { file, text, language };
    const found = [];
    language.parse(text).iterate({
        enter(ref) {
            if (isFunction(ref.node) && names.has(functionName(ref.node, source)))
                found.push(...identifiers(sliceOf(ref, source)));
        },
    });
    return found;
}
function identifiers(text) {
    const code = text.replace(/'(?:[^'\\]|\\.){0,1000}'|"(?:[^"\\]|\\.){0,1000}"|`[^`]{0,10000}`/g, ' ');
    return (code.match(/[A-Za-z_$][\w$]*/g) ?? []).filter(name => !COMMON_WORDS.has(name));
}
const COMMON_WORDS = new Set('expect toBe toEqual toStrictEqual assert test it describe def async await const let var function return import from self equal raises with as in is not None True False true false null undefined'.split(' '));

;// CONCATENATED MODULE: ./lib/fixers/offline/suspects/executed-code.js
const IDLE = { line: 0.3, function: 0.1 };
class ExecutedCode {
    #files = new Map();
    constructor(trace) {
        for (const { file, name, lines } of trace) {
            const own = this.#files.get(file) ?? { names: new Set(), lines: new Set(), isByLine: false };
            this.#files.set(file, own);
            own.names.add(name);
            for (const [line] of lines ?? [])
                own.lines.add(line);
            own.isByLine ||= lines !== undefined;
        }
    }
    weight(file, line, symbol) {
        if (this.#files.size === 0 || symbol === '')
            return 1;
        const own = this.#files.get(file);
        if (own === undefined)
            return IDLE.function;
        if (own.lines.has(line))
            return 1;
        if (!own.names.has(symbol))
            return IDLE.function;
        return own.isByLine ? IDLE.line : 1;
    }
    isIdle(file) {
        return this.#files.size > 0 && !this.#files.has(file);
    }
    hasRun(file, line) {
        return this.#files.get(file)?.lines.has(line) === true;
    }
}

;// CONCATENATED MODULE: ./lib/fixers/offline/suspects/traced-faults.js


const FEW_LINES = 10;
async function withTrace(found, { failures }, tools) {
    if (found.isOfFindings || found.isOfCompiler || failures.some(({ problem }) => problem.type === test_case/* HUNG */.Rk))
        return found;
    const texts = await Promise.all(found.files.map(file => tools.source.read(file)));
    const lines = texts.flatMap(text => (text ?? '').split('\n')).filter(line => line.trim() !== '');
    if (lines.length <= FEW_LINES)
        return found;
    const trace = await tools.trace?.(failures.map(({ id }) => id));
    return trace === undefined ? found : { ...found, executed: new ExecutedCode(trace) };
}

;// CONCATENATED MODULE: ./lib/fixers/offline/search/untried-candidates.js


async function untriedCandidates(candidates, { earlier }, { stated, source }) {
    const refuted = new Set(earlier.map(attempt => attempt.proposal?.summary));
    const untried = candidates.filter(candidate => !refuted.has(offline_report_summaryOf(candidate)));
    return stated.length === 0 ? untried : contradictingFirst(untried, stated, source);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/candidates/tried-file.js
class TriedFile {
    #source;
    #file;
    #before;
    constructor(source) {
        this.#source = source;
    }
    async text(file) {
        return file === this.#file ? this.#before : this.#source.read(file);
    }
    async write({ file, result }) {
        if (file !== this.#file) {
            await this.restore();
            this.#before = await this.#source.read(file);
            this.#file = file;
        }
        return (await this.#source.write(file, result)).ok;
    }
    [Symbol.asyncDispose]() {
        return this.restore();
    }
    async restore() {
        const [file, before] = [this.#file, this.#before];
        this.#file = undefined;
        if (file === undefined)
            return;
        if (before === undefined || before === (await this.#source.original(file)))
            await this.#source.reset(file);
        else
            await this.#source.write(file, before);
    }
}

;// CONCATENATED MODULE: ./lib/fixers/offline/code/name-reads.js


function readsOf(scope, source, name) {
    if (scope === undefined)
        return 0;
    const list = scope.getChild('ParamList');
    let count = 0;
    scope.cursor().iterate(ref => {
        const isWord = /^(?:VariableName|PropertyDefinition|JSXIdentifier)$/.test(ref.name);
        if (isWord &&
            !isTarget(ref.node) &&
            !name_reads_isKeyword(ref.node) &&
            !(list !== null && ref.from >= list.from && ref.to <= list.to) &&
            sliceOf(ref, source) === name)
            count += 1;
    });
    return count;
}
function name_reads_isKeyword({ name, parent, nextSibling }) {
    return name === 'VariableName' && parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp';
}

;// CONCATENATED MODULE: ./lib/fixers/offline/choice/hollow-changes.js






function hollowReason(candidate, text, evidence) {
    if (candidate.parts !== undefined)
        return candidate.parts.flatMap(part => hollowReason(part, text, evidence) ?? [])[0];
    const language = (0,languages/* languageOf */.eX)(candidate.file);
    if (language === undefined)
        return undefined;
    const source = { file: candidate.file, text, language };
    const before = source.language.parse(source.text);
    const after = source.language.parse(candidate.result);
    const changed = { ...source, text: candidate.result };
    const span = { from: candidate.from, to: candidate.from + candidate.insert.length };
    const nodes = nodesNear(after, span);
    if (nodes.some(node => isConstantCondition(node, changed)))
        return 'a condition is always the same';
    if (nodes.some(node => isOfItself(node, changed)))
        return 'a value is taken from itself';
    if (unreachable(after, changed, span) > unreachable(before, source, candidate))
        return 'code cannot be reached';
    if (!candidate.restores && nodes.some(node => comparesWithTest(node, changed, { span, evidence, source })))
        return 'it compares with a value of the tests';
    for (const old of functionsAround(before, candidate.from)) {
        const now = functionsAround(after, old.from)[0];
        const names = now === undefined ? [] : [...hollow_changes_parametersOf(old, source), ...comprehensionNames(old, source)];
        const unused = names.find(name => readsOf(old, source, name) > 0 && readsOf(now, changed, name) === 0);
        if (unused !== undefined)
            return `\`${unused}\` is no longer used`;
        const own = isMethod(old) ? '' : functionName(old, source);
        if (own !== '' && callsOf(old, source, own) > 0 && callsOf(now, changed, own) === 0)
            return `\`${own}\` no longer calls itself`;
    }
    for (const old of loopsAround(before, candidate.from)) {
        const now = loopsAround(after, old.from)[0];
        const names = now === undefined || now.from !== old.from ? [] : namesOfTurn(old, source);
        const exchanged = /^[A-Za-z_$][\w$]*$/.test(candidate.insert) ? text.slice(candidate.from, candidate.to) : '';
        const unused = names.find(name => name === exchanged && readsOf(now, changed, name) === 0);
        if (unused !== undefined && !names.includes(candidate.insert))
            return `\`${unused}\` is no longer used`;
    }
    return undefined;
}
function nodesNear(tree, span) {
    const found = [];
    tree.iterate({
        from: span.from,
        to: span.to,
        enter(ref) {
            found.push(ref.node);
        },
    });
    return found.filter(({ name }) => !/^(?:Script|Block|Body)$/.test(name));
}
const hollow_changes_LITERAL = /^(?:Number|String|Boolean|BooleanLiteral|None|null|ArrayExpression|ObjectExpression)$/;
function isConstantCondition(node, source) {
    const children = (0,inner_nodes/* innerNodes */.q)(node);
    if (node.name === 'BinaryExpression') {
        const [left, operator, right] = children;
        if (left === undefined || operator === undefined || right === undefined)
            return false;
        const isSame = sliceOf(left, source) === sliceOf(right, source);
        const isTest = /^(?:CompareOp|LogicOp|and|or|is|in)$/.test(operator.name);
        return isTest && (isSame || (hollow_changes_LITERAL.test(left.name) && hollow_changes_LITERAL.test(right.name)));
    }
    const condition = conditionOf(node, children);
    if (condition === undefined)
        return false;
    if (hollow_changes_LITERAL.test(condition.name))
        return true;
    const asked = condition.name === 'UnaryExpression' ? (0,inner_nodes/* innerNodes */.q)(condition)[1] : condition;
    if (asked?.name !== 'VariableName')
        return false;
    const name = sliceOf(asked, source);
    for (let at = node.parent; at !== null; at = at.parent)
        if (isFunction(at) &&
            !isMethod(at) &&
            functionName(at, source) === name &&
            !hollow_changes_parametersOf(at, source).includes(name))
            return true;
    return false;
}
function isOfItself(node, source) {
    const [left, operator, right] = node.name === 'BinaryExpression' ? (0,inner_nodes/* innerNodes */.q)(node) : [];
    if (left === undefined || operator === undefined || right === undefined)
        return false;
    const text = sliceOf(left, source);
    const isSame = text === sliceOf(right, source) && !text.includes('(');
    return isSame && /^(?:-|\/\/|%)$/.test(sliceOf(operator, source));
}
function conditionOf(node, children) {
    if (node.name === 'IfStatement') {
        const first = children[1];
        return first?.name === 'ParenthesizedExpression' ? ((0,inner_nodes/* innerNodes */.q)(first)[1] ?? undefined) : first;
    }
    if (node.name !== 'ConditionalExpression')
        return undefined;
    const keyword = children.findIndex(({ name }) => name === 'if');
    return keyword < 0 ? children[0] : children[keyword + 1];
}
function unreachable(tree, source, span) {
    const scope = functionsAround(tree, span.from)[0] ?? tree.topNode;
    let count = 0;
    const visit = (node) => {
        const statements = (0,inner_nodes/* innerNodes */.q)(node);
        const leaves = statements.findIndex(({ name }) => /^(?:Return|Raise|Throw|Continue|Break)Statement$/.test(name));
        if (/^(?:Block|Body)$/.test(node.name) && leaves >= 0)
            count += statements.slice(leaves + 1).filter(({ name }) => /(?:Statement|VariableDeclaration)$/.test(name)).length;
        for (const child of statements)
            visit(child);
    };
    visit(scope);
    return count;
}
function comparesWithTest(node, changed, { span, evidence, source }) {
    if (node.name !== 'Number' && node.name !== 'String')
        return false;
    const operator = node.prevSibling;
    if (operator?.name !== 'CompareOp' || !/^[=!]==?$/.test(sliceOf(operator, changed)))
        return false;
    const text = sliceOf(node, changed);
    if (/^(?:-?[0-2]|''|"")$/.test(text) || source.text.includes(text))
        return false;
    const isNew = node.from < span.to && node.to > span.from;
    const inner = node.name === 'String' ? text.slice(1, -1) : text;
    return isNew && (evidence.numbers.includes(inner) || evidence.strings.includes(inner));
}
function functionsAround(tree, offset) {
    const found = [];
    for (let at = tree.resolveInner(offset, 1); at !== null; at = at.parent)
        if (isFunction(at))
            found.push(at);
    return found;
}
function loopsAround(tree, offset) {
    const found = [];
    for (let at = tree.resolveInner(offset, 1); at !== null && !isFunction(at); at = at.parent)
        if (at.name === 'ForStatement' && !hasCount(at))
            found.push(at);
    return found;
}
function hasCount(loop) {
    return loop.getChild('ForSpec') !== null;
}
function namesOfTurn(loop, source) {
    const body = (0,inner_nodes/* innerNodes */.q)(loop).findLast(({ name }) => /^(?:Body|Block)$/.test(name));
    const names = [];
    loop.cursor().iterate(({ name, node }) => {
        if (body !== undefined && node.from >= body.from)
            return false;
        const isSet = name === 'VariableDefinition' || (name === 'VariableName' && isTarget(node));
        if (isSet)
            names.push(sliceOf(node, source));
    });
    return names.length < 2 ? [] : names;
}
function hollow_changes_parametersOf(scope, source) {
    const list = scope.getChild('ParamList');
    const patterns = list === null ? [] : [...list.getChildren('ObjectPattern'), ...list.getChildren('ArrayPattern')];
    return [...parameterNodes(list), ...patterns.flatMap(hollow_changes_definitionsIn)].map(node => sliceOf(node, source));
}
function hollow_changes_definitionsIn(pattern) {
    const found = [];
    pattern.cursor().iterate(({ name, node }) => {
        if (name === 'VariableDefinition')
            found.push(node);
    });
    return found;
}
function comprehensionNames(scope, source) {
    const found = new Set();
    scope.cursor().iterate(({ name, node }) => {
        const { parent } = node;
        const isSet = name === 'VariableName' && isTarget(node) && /^(?:ArgList|.*Comprehension)/.test(parent?.name ?? '');
        if (isSet && node.prevSibling?.name === 'for' && node.nextSibling?.name === 'in')
            found.add(sliceOf(node, source));
    });
    return [...found];
}
function isMethod({ name, parent }) {
    return name === 'MethodDeclaration' || parent?.parent?.name === 'ClassDefinition';
}
function callsOf(scope, source, name) {
    let count = 0;
    scope?.cursor().iterate(({ node }) => {
        if (isFunction(node) && node.from > scope.from)
            return false;
        if (node.name === 'VariableName' && isCallee(node) && sliceOf(node, source) === name)
            count += 1;
    });
    return count;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/operations.js
const MOMENTS = [['moment', 'moment']];
const operations_ORDERED = [
    ['number', 'number'],
    ['string', 'string'],
];
const COMPARED = [['number', 'number'], ...MOMENTS];
const NUMBERS = [['number', 'number']];
const operations_NUMBER = [['number']];
const operations_TEXT = [['string']];
const SEQUENCE = [['list'], ['string']];
const operations_PLAIN = [...operations_ORDERED, ['boolean', 'boolean'], ['list', 'list'], ...MOMENTS];
const ANY = [
    ['number'],
    ['string'],
    ['boolean'],
    ['list'],
    ['keyed'],
    ['nothing'],
    ['moment'],
    ['object'],
];
const TRUTHY = ANY.filter(([type]) => type !== 'boolean');
const IN_SEQUENCE = [
    ['number', 'list'],
    ['string', 'list'],
    ['moment', 'list'],
    ['string', 'string'],
];
const IN_KEYED = [
    ['number', 'keyed'],
    ['string', 'keyed'],
    ['moment', 'keyed'],
];
const COUNTED = [
    ['list', 'number'],
    ['string', 'number'],
];
function infix(python, javascript, takes) {
    const form = (operator) => ({ code: `a ${operator} b` });
    return { arity: 2, takes, forms: { python: form(python), javascript: form(javascript) } };
}
function other(python, javascript, takes, { isOpen = false, isRare = false } = {}) {
    const form = (code) => ({ code, isClosed: !isOpen });
    const arity = takes[0]?.length === 2 ? 2 : 1;
    return { arity, takes, isRare, forms: { python: form(python), javascript: form(javascript) } };
}
const RARE = { isRare: true };
const TEST = { isOpen: true };
const OPERATIONS = [
    other('a', 'a', ANY),
    other('not a', '!a', ANY, TEST),
    {
        ...other('bool(a)', 'Boolean(a)', TRUTHY),
        forms: {
            python: { code: 'bool(a)', asked: 'a', isClosed: true },
            javascript: { code: 'Boolean(a)', asked: 'a', isClosed: true },
        },
    },
    other('a is None', 'a == null', ANY, TEST),
    other('a is not None', 'a != null', ANY, TEST),
    other('len(a)', 'a.length', SEQUENCE),
    other('len(a)', 'a.size', [['keyed']]),
    other('len(a) == 0', 'a.length === 0', SEQUENCE, TEST),
    other('a + 1', 'a + 1', operations_NUMBER, { isOpen: true }),
    other('a - 1', 'a - 1', operations_NUMBER, { isOpen: true }),
    other('-a', '-a', operations_NUMBER, { isOpen: true }),
    other('abs(a)', 'Math.abs(a)', operations_NUMBER),
    other('int(a)', 'Math.floor(a)', operations_NUMBER),
    other('round(a)', 'Math.round(a)', operations_NUMBER, RARE),
    other('str(a)', 'String(a)', operations_NUMBER, RARE),
    other('a[0]', 'a[0]', SEQUENCE),
    other('a[-1]', 'a.at(-1)', SEQUENCE),
    other('a[1:]', 'a.slice(1)', SEQUENCE, RARE),
    other('a[:-1]', 'a.slice(0, -1)', SEQUENCE, RARE),
    other('a[::-1]', '[...a].reverse()', [['list']], RARE),
    other('sorted(a)', '[...a].sort()', [['list']], RARE),
    other('a.lower()', 'a.toLowerCase()', operations_TEXT),
    other('a.upper()', 'a.toUpperCase()', operations_TEXT),
    other('a.strip()', 'a.trim()', operations_TEXT),
    other('int(a)', 'Number(a)', operations_TEXT),
    other('a.isdigit()', '/^\\d+$/.test(a)', operations_TEXT),
    { ...infix('==', '===', operations_PLAIN), isEquality: true },
    { ...infix('!=', '!==', operations_PLAIN), isEquality: true },
    infix('<', '<', COMPARED),
    infix('<=', '<=', COMPARED),
    infix('>', '>', COMPARED),
    infix('>=', '>=', COMPARED),
    other('a in b', 'b.includes(a)', IN_SEQUENCE, TEST),
    other('a not in b', '!b.includes(a)', IN_SEQUENCE, TEST),
    other('a in b', 'b.has(a)', IN_KEYED, TEST),
    other('a not in b', '!b.has(a)', IN_KEYED, TEST),
    other('a.startswith(b)', 'a.startsWith(b)', [['string', 'string']]),
    other('a.endswith(b)', 'a.endsWith(b)', [['string', 'string']]),
    infix('+', '+', [...operations_ORDERED, ['string', 'number']]),
    infix('-', '-', NUMBERS),
    infix('*', '*', NUMBERS),
    { ...infix('%', '%', NUMBERS), takesRound: true },
    infix('/', '/', NUMBERS),
    other('a - b + 1', 'a - b + 1', NUMBERS, { isOpen: true, isRare: true }),
    other('a - b - 1', 'a - b - 1', NUMBERS, { isOpen: true, isRare: true }),
    other('a + b - 1', 'a + b - 1', NUMBERS, { isOpen: true, isRare: true }),
    { ...other('a // b', 'Math.floor(a / b)', NUMBERS, { isOpen: true }), takesRound: true },
    other('min(a, b)', 'Math.min(a, b)', NUMBERS),
    other('max(a, b)', 'Math.max(a, b)', NUMBERS),
    other('a + b', '[...a, ...b]', [['list', 'list']], { isOpen: true }),
    other('a[b]', 'a[b]', COUNTED),
    other('a[b:]', 'a.slice(b)', COUNTED, RARE),
    other('a[:b]', 'a.slice(0, b)', COUNTED, RARE),
];
function formatOperation({ forms }, { language, isAsked }, operands) {
    const { code, asked = code, isClosed = false } = forms[language];
    const [left, right = ''] = operands;
    return { code: (isAsked ? asked : code).replaceAll(/\b[ab]\b/g, letter => (letter === 'a' ? left : right)), isClosed };
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/probe-names.js
const LIMITS = {
    rows: 10,
    states: 40,
    looks: 500,
    total: 120,
    length: 64,
    text: 500,
    elements: 200,
    shown: 200,
};
const PROBES = {
    before: 'fixTestsBefore_',
    after: 'fixTestsAfter_',
    at: 'fixTestsAt_',
    watch: 'fixTestsWatch_',
    part: 'fixTestsPart_',
};
function keysOf(takes) {
    return JSON.stringify(takes.map(each => each.join(',')));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/javascript-probes.js


const javascriptProbes = (path) => String.raw `
function ${PROBES.before}(site, bases) {
  const all = (${PROBES.before}.all ??= fixTestsState_())
  if (site === undefined) return all
  const values = all.look(site, bases)
  return values && { site, values }
}
function ${PROBES.part}(operation, value) {
  const all = ${PROBES.before}()
  const [, takes, apply] = all.operations[operation]
  if (!takes.includes(all.typeOf(value))) throw all
  return apply(value)
}
function fixTestsState_() {
  const { Array, Boolean, Date, JSON, Map, Math, Object, Set, String, WeakMap, process } = globalThis
  const fs = process?.getBuiltinModule?.('node:fs') ?? (typeof require === 'function' ? require('node:fs') : undefined)
  const { openSync, writeSync, closeSync } = fs ?? {}
  const operations = [
${OPERATIONS.map(({ arity, takes, forms }) => `    [${arity}, ${keysOf(takes)}, (a${arity === 2 ? ', b' : ''}) => ${forms.javascript.code}],`).join('\n')}
  ]
  const byTypes = new Map()
  for (const [index, [, takes, operation]] of operations.entries())
    for (const kinds of takes) byTypes.set(kinds, [...(byTypes.get(kinds) ?? []), [index, operation]])
  return {
    busy: fs === undefined, total: 0, rows: new Map(), looks: new Map(), seen: new Set(), cut: new Set(), ids: new WeakMap(), last: 0,
    missing: {},
    operations,
    byTypes,
    append(line) {
      const end = openSync(${path}, 'a')
      try {
        writeSync(end, JSON.stringify(line) + '\n')
      } finally {
        closeSync(end)
      }
    },
    typeOf(value) {
      if (value === undefined || value === null) return 'nothing'
      if (typeof value === 'string') return value.length > ${LIMITS.text} ? 'object' : 'string'
      if (typeof value !== 'object') return typeof value === 'number' || typeof value === 'boolean' ? typeof value : 'object'
      if (Array.isArray(value)) return value.length > ${LIMITS.length} ? 'object' : 'list'
      if (Object.getPrototypeOf(value) === Date.prototype) return 'moment'
      return (value instanceof Map || value instanceof Set) && value.size <= ${LIMITS.length} ? 'keyed' : 'object'
    },
    show(value, room = { left: ${LIMITS.elements} }) {
      if ((room.left -= 1) < 0) throw room
      if (typeof value === 'string') return this.short(JSON.stringify(value))
      const type = this.typeOf(value)
      if (type === 'list') {
        const parts = []
        for (let at = 0; at < value.length; at += 1) parts.push(this.show(value[at], room))
        return this.short('[' + parts.join(', ') + ']')
      }
      if (value !== null && (typeof value === 'object' || typeof value === 'function')) {
        if (!this.ids.has(value)) this.ids.set(value, (this.last += 1))
        return '<' + this.ids.get(value) + '>'
      }
      return Object.is(value, -0) ? '-0' : String(value)
    },
    // A text of any length by its beginning, its length and a sum of its characters.
    short(text) {
      if (text.length <= ${LIMITS.shown}) return text
      let sum = 0
      for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 4294967291
      return text.slice(0, 20) + ' ' + text.length + ' ' + sum
    },
    shown(value) {
      try {
        return this.show(value)
      } catch {
        return '<large ' + (this.last += 1) + '>'
      }
    },
    copy(value) {
      return Array.isArray(value) && value.length <= ${LIMITS.length} ? value.slice() : value
    },
    look(site, bases) {
      const [rows, looks] = [this.rows.get(site) ?? 0, this.looks.get(site) ?? 0]
      if (this.busy || rows >= ${LIMITS.rows} || looks >= ${LIMITS.looks} || this.total >= ${LIMITS.total}) return undefined
      this.looks.set(site, looks + 1)
      this.busy = true
      try {
        const found = []
        for (const base of bases()) {
          try {
            found.push(this.copy(base()))
          } catch {
            found.push(this.missing)
          }
        }
        return found
      } finally {
        this.busy = false
      }
    },
    note(site, values) {
      this.busy = true
      try {
        const types = values.map(value => (value === this.missing ? 'missing' : this.typeOf(value)))
        const state = site + ' ' + values.map((value, at) => (types[at] === 'missing' ? '' : this.shown(value))).join(' ')
        if (this.seen.has(state)) return
        this.seen.add(state)
        this.rows.set(site, (this.rows.get(site) ?? 0) + 1)
        this.total += 1
        this.append(this.row(site, types, values))
      } catch {
      } finally {
        this.busy = false
      }
    },
    row(site, types, values) {
      const places = new Map()
      const size = values.length
      const of = this.operations.map(([arity]) => Array(arity === 1 ? size : size * size).fill(-1))
      const fill = (kinds, at, left, right) => {
        for (const [index, operation] of this.byTypes.get(kinds) ?? []) {
          try {
            const shown = this.shown(operation(left, right))
            if (!places.has(shown)) places.set(shown, places.size)
            of[index][at] = places.get(shown)
          } catch {}
        }
      }
      for (let left = 0; left < size; left += 1) {
        fill(types[left], left, values[left])
        for (let right = 0; right < size; right += 1)
          if (left !== right) fill(types[left] + ',' + types[right], left * size + right, values[left], values[right])
      }
      return { site, values: [...places.keys()], of }
    },
    watch(number, codes) {
      if (this.cut.has(number)) return
      const [looks, rows] = ['looks ' + number, 'rows ' + number]
      this.looks.set(looks, (this.looks.get(looks) ?? 0) + 1)
      if (this.busy || this.looks.get(looks) > ${LIMITS.looks}) return this.end(number)
      this.busy = true
      try {
        const found = []
        for (const code of codes()) {
          try {
            found.push(this.shown(code()))
          } catch (error) {
            found.push('throws ' + error?.constructor?.name + ' ' + String(error?.message).slice(0, 100))
          }
        }
        const state = 'watched ' + number + ' ' + found.join(' ')
        if (this.seen.has(state)) return
        this.rows.set(rows, (this.rows.get(rows) ?? 0) + 1)
        if (this.rows.get(rows) > ${LIMITS.states}) return this.end(number)
        this.seen.add(state)
        const places = [...new Set(found)]
        this.append({ watched: number, of: found.map(each => places.indexOf(each)) })
      } catch {
        this.end(number)
      } finally {
        this.busy = false
      }
    },
    end(number) {
      this.cut.add(number)
      try {
        this.append({ watched: number, isCut: true })
      } catch {}
    },
  }
}
function ${PROBES.watch}(number, codes) {
  ${PROBES.before}().watch(number, codes)
}
function ${PROBES.after}(before, value) {
  if (before) {
    const all = ${PROBES.before}()
    all.note(before.site, [all.copy(value), ...before.values])
  }
  return value
}
function ${PROBES.at}(site, bases) {
  const all = ${PROBES.before}()
  const values = all.look(site, bases)
  if (values) all.note(site, [false, ...values])
}
`;

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/python-probes.js


const SOURCE = (path) => String.raw `import json, os
_open, _write, _close, _dumps = os.open, os.write, os.close, json.dumps
_path = ${path}

class _TooLarge(Exception):
    pass

class _State:
    busy, total = False, 0
    rows, looks, seen, cut = {}, {}, set(), set()

_missing = object()
_operations = [
${OPERATIONS.map(({ arity, takes, forms }) => `    (${arity}, ${keysOf(takes)}, lambda a${arity === 2 ? ', b' : ''}: ${forms.python.code}),`).join('\n')}
]

_by_types = {}
for _index, (_arity, _takes, _operation) in enumerate(_operations):
    for _kinds in _takes:
        _by_types.setdefault(_kinds, []).append((_index, _operation))

def _append(line):
    end = _open(_path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
    try:
        _write(end, (_dumps(line) + "\n").encode())
    finally:
        _close(end)

def _type_of(value):
    kind = type(value)
    if kind is bool:
        return "boolean"
    if kind is int or kind is float:
        return "number"
    if value is None:
        return "nothing"
    if kind is str:
        return "string" if len(value) <= ${LIMITS.text} else "object"
    if kind is list or kind is tuple:
        return "list" if len(value) <= ${LIMITS.length} else "object"
    if kind.__module__ in ("datetime", "decimal", "fractions") and kind.__name__ in ("date", "datetime", "timedelta", "Decimal", "Fraction"):
        return "moment"
    return "keyed" if kind in (dict, set, frozenset) and len(value) <= ${LIMITS.length} else "object"

def _show(value, room=None):
    """Name a value: equal names for equal values, and one of its own for each object."""
    room = [${LIMITS.elements}] if room is None else room
    room[0] -= 1
    if room[0] < 0:
        raise _TooLarge
    kind = _type_of(value)
    if kind == "list":
        text = ("[%s]" if type(value) is list else "(%s)") % ", ".join(_show(each, room) for each in value)
    elif kind == "keyed" and type(value) is dict:
        text = "{%s}" % ", ".join("%s: %s" % (_show(key, room), _show(each, room)) for key, each in value.items())
    elif kind == "keyed":
        text = "{%s}" % ", ".join(sorted(_show(each, room) for each in value))
    elif kind in ("object", "moment") and type(value) is not str:
        return "<%s %d>" % (type(value).__name__, id(value))
    else:
        text = repr(value)
    return text if len(text) <= ${LIMITS.shown} else "%s %d %d" % (kind, len(text), hash(text))

def _shown(value):
    if type(value) is int or type(value) is bool or value is None:
        return repr(value)
    try:
        return _show(value)
    except _TooLarge:
        return "<%s %d>" % (type(value).__name__, id(value))

def _copy(value):
    return value.copy() if type(value) in (list, dict, set) and len(value) <= ${LIMITS.length} else value

def ${PROBES.part}(operation, value):
    _, takes, apply = _operations[operation]
    if _type_of(value) not in takes:
        raise TypeError
    return apply(value)

def _look(site, bases):
    state = _State
    looks = state.looks.get(site, 0)
    if state.busy or state.rows.get(site, 0) >= ${LIMITS.rows} or looks >= ${LIMITS.looks} or state.total >= ${LIMITS.total}:
        return None
    state.looks[site], state.busy, values = looks + 1, True, []
    try:
        for base in bases():
            try:
                values.append(_copy(base()))
            except Exception:
                values.append(_missing)
    finally:
        state.busy = False
    return values

def _note(site, values):
    state = _State
    state.busy = True
    try:
        types = ["missing" if value is _missing else _type_of(value) for value in values]
        key = (site, tuple(kind if kind == "missing" else _shown(value) for kind, value in zip(types, values)))
        if key not in state.seen:
            state.seen.add(key)
            state.rows[site], state.total = state.rows.get(site, 0) + 1, state.total + 1
            _append(_row(site, types, values))
    except Exception:
        pass
    finally:
        state.busy = False

def _row(site, types, values):
    places, size = {}, len(values)
    columns = [[-1] * (size if arity == 1 else size * size) for arity, _, _ in _operations]
    def fill(kinds, at, *operands):
        for index, operation in _by_types.get(kinds, ()):
            try:
                shown = _shown(operation(*operands))
            except Exception:
                continue
            columns[index][at] = places.setdefault(shown, len(places))
    for left, (one, value) in enumerate(zip(types, values)):
        fill(one, left, value)
        for right, (two, other) in enumerate(zip(types, values)):
            if left != right:
                fill(one + "," + two, left * size + right, value, other)
    return {"site": site, "values": list(places), "of": columns}

def ${PROBES.before}(site, bases):
    values = _look(site, bases)
    return None if values is None else (site, values)

def ${PROBES.after}(before, value):
    if before is not None:
        _note(before[0], [_copy(value)] + before[1])
    return value

def ${PROBES.at}(site, bases):
    values = _look(site, bases)
    if values is not None:
        _note(site, [False] + values)

def ${PROBES.watch}(number, codes):
    state = _State
    if number in state.cut:
        return
    looks = state.looks[number, "looks"] = state.looks.get((number, "looks"), 0) + 1
    if state.busy or looks > ${LIMITS.looks}:
        _cut(number)
        return
    state.busy, values = True, []
    try:
        for code in codes():
            try:
                values.append((code(), None))
            except Exception as error:
                values.append((None, error))
        shown = tuple(_shown(value) if error is None else "raises %s %s" % (type(error).__name__, str(error)[:100]) for value, error in values)
        if (number, shown) in state.seen:
            return
        rows = state.rows[number, "rows"] = state.rows.get((number, "rows"), 0) + 1
        if rows > ${LIMITS.states} or isinstance(values[0][1], NameError):
            _cut(number)
            return
        state.seen.add((number, shown))
        places = {}
        _append({"watched": number, "of": [places.setdefault(each, len(places)) for each in shown]})
    except Exception:
        _cut(number)
    finally:
        state.busy = False

def _cut(number):
    _State.cut.add(number)
    try:
        _append({"watched": number, "isCut": True})
    except Exception:
        pass
`;
function pythonProbes(path) {
    const names = Object.values(PROBES);
    const values = names.map(name => `fixTestsNames_[${JSON.stringify(name)}]`);
    return `fixTestsNames_ = {}; exec(${JSON.stringify(SOURCE(path))}, fixTestsNames_); ${names.join(', ')} = ${values.join(', ')}`;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/repeatable-code.js
const words = (text) => new Set(text.split(' '));
const repeatable_code_FUNCTIONS = words('len abs min max sum sorted reversed str int float round bool any all range list tuple set dict frozenset ord chr divmod ' +
    'isinstance enumerate zip repr Number String Boolean parseInt parseFloat isNaN isFinite');
const METHODS = words('upper lower strip lstrip rstrip split rsplit splitlines startswith endswith rfind keys values items ' +
    'isdigit isalpha isalnum isupper islower isspace capitalize zfill ljust rjust partition rpartition ' +
    'toUpperCase toLowerCase trim trimStart trimEnd slice substring substr charAt charCodeAt codePointAt at includes startsWith endsWith indexOf lastIndexOf ' +
    'concat padStart padEnd repeat toFixed has entries toSorted toReversed flat getTime getDay getMonth getFullYear getDate');
const OBJECTS = [
    /(?:^|[^\w$.])Math\.\w+$/,
    /(?:^|[^\w$.])math\.\w+$/,
    /(?:^|[^\w$.])(?:Array\.isArray|Number\.is\w+|Object\.(?:keys|values|entries))$/,
    /["']\.join$/,
];
const repeatable_code_EFFECTS = /\+\+|--|:=|>>=|<<=|(?<![=!<>])=(?!=|>)|\b(?:await|async|yield|new|delete|lambda|import)\b|=>|`|[)\]]\s{0,9}\(/;
const KEYWORDS = words('in not and or if else is for typeof void instanceof');
const MAX_NAME = 60;
function isRepeatable(code) {
    if (repeatable_code_EFFECTS.test(code))
        return false;
    for (let at = code.indexOf('('); at >= 0; at = code.indexOf('(', at + 1)) {
        const before = code.slice(Math.max(0, at - MAX_NAME), at).trimEnd();
        const name = lastWord(before);
        const isMethod = before.at(-name.length - 1) === '.';
        const isKnown = isMethod ? METHODS.has(name) : name === '' || KEYWORDS.has(name) || repeatable_code_FUNCTIONS.has(name);
        if (!isKnown && !OBJECTS.some(pattern => pattern.test(before)))
            return false;
    }
    return true;
}
function lastWord(text) {
    let from = text.length;
    while (from > 0 && /[\w$]/.test(text[from - 1] ?? ''))
        from -= 1;
    return text.slice(from);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/sites.js








const sites_MAX_TEXT = 120;
const MAX_BASE = 40;
const sites_MOST = { names: 10, members: 6, calls: 4, literals: 5 };
const sites_CONSTANTS = {
    python: ['0', '1', '""', '[]', 'None', 'True', 'False'],
    javascript: ['0', '1', "''", '[]', 'undefined', 'true', 'false'],
};
const ROUND = ['2', '10', '100'];
function sitesIn(source) {
    return placesIn(source).flatMap(({ line, symbol, nodes }) => nodes.flatMap(node => {
        const kind = kindOf(node, source);
        const scope = functionOrFile(node);
        return kind === undefined || !isFunction(scope) || sites_isUnclear(scope, source)
            ? []
            : [{ kind, node, isCondition: sites_isCondition(node, source), isAsked: sites_isAsked(node, source), line, symbol }];
    }));
}
const sites_isUnclear = oncePerNode((scope) => {
    let hasError = false;
    scope.cursor().iterate(({ type }) => void (hasError ||= type.isError));
    return hasError;
});
function kindOf(node, source) {
    if (isStatement(node))
        return isGuarded(node, source) ? 'statement' : undefined;
    return isReplaceable(node, source) ? 'expression' : undefined;
}
function isGuarded(node, source) {
    const isDone = /^(?:Expression|Assign|Update|Return|If|For|While|Raise|Throw)Statement$/.test(node.name);
    const isDocumentation = node.name === 'ExpressionStatement' && node.firstChild?.name === 'String';
    return (isDone || node.name === 'VariableDeclaration') && !isDocumentation && wholeLines(node, source) !== undefined;
}
const sites_FIXED = /^(?:ArrowFunction|FunctionExpression|LambdaExpression|FormatString|TemplateString|RegExp|this|ObjectExpression|DictionaryExpression|ParenthesizedExpression)$/;
function isReplaceable(node, source) {
    if (!isRead(node) || isCallee(node) || isError(node) || sites_FIXED.test(node.name))
        return false;
    const text = sliceOf(node, source);
    if (text.length > sites_MAX_TEXT || text === 'self' || text === 'cls' || text.includes('\n'))
        return false;
    return (!isOfChain(node) &&
        !isTorn(node, source) &&
        !isShorthand(node) &&
        !isOfOptionalChain(node, text) &&
        !isEvaluatedElsewhere(node));
}
function isOfChain(node) {
    return isComparison(node) && node.parent !== null && isComparison(node.parent);
}
function isTorn(node, { language, text }) {
    if (language.name !== 'python')
        return false;
    const operand = node.name === 'UnaryExpression' ? node.getChild('not')?.nextSibling : node;
    const isNot = /\bnot\s{1,20}$/.test(text.slice(Math.max(0, (operand?.from ?? 0) - 24), operand?.from));
    return (isNot && operand?.name === 'BinaryExpression' && (0,inner_nodes/* innerNodes */.q)(operand).some(({ name }) => /^(?:and|or)$/.test(name)));
}
function isComparison(node) {
    return node.name === 'BinaryExpression' && (0,inner_nodes/* innerNodes */.q)(node).some(({ name }) => /^(?:CompareOp|in|is)$/.test(name));
}
function isEvaluatedElsewhere(node) {
    if (/^(?:typeof|void)$/.test(node.prevSibling?.name ?? '') || node.parent?.name === 'TaggedTemplateExpression')
        return true;
    for (let at = node.parent; at !== null && !isFunction(at); at = at.parent)
        if (ELSEWHERE.test(at.name) || isConstructor(at) || isCalledInParentheses(at))
            return true;
    return false;
}
const ELSEWHERE = /^(?:FormatString|ContinuedString|ParamList|Decorator|MatchClause|CapturePattern|NamedExpression|Class(?:Definition|Declaration|Expression|Body))$|Type/;
function isCalledInParentheses(node) {
    return node.name === 'ParenthesizedExpression' && isCallee(node);
}
function isConstructor({ name, parent, prevSibling }) {
    return name === 'MemberExpression' && parent?.name === 'NewExpression' && prevSibling?.name === 'new';
}
function isOfOptionalChain({ parent, prevSibling }, text) {
    return /^(?:Member|Call)Expression$/.test(parent?.name ?? '') && prevSibling === null && text.includes('?.');
}
function isShorthand({ parent, prevSibling }) {
    return parent?.name === 'Property' && !/^[:[]$/.test(prevSibling?.name ?? '');
}
function sites_isCondition(node, source) {
    return isComparison(node) || sites_isAsked(node, source);
}
function sites_isAsked(node, source) {
    const { parent, prevSibling } = node;
    const before = prevSibling?.name ?? '';
    switch (parent?.name) {
        case 'IfStatement':
        case 'WhileStatement':
        case 'ComprehensionExpression':
        case 'ArrayComprehensionExpression':
            return /^(?:if|elif|while)$/.test(before);
        case 'ConditionalExpression':
            return before === 'if' || (prevSibling === null && parent.getChild('if') === null);
        case 'ParenthesizedExpression':
            return /^(?:If|While|Do)Statement$/.test(parent.parent?.name ?? '') || sites_isAsked(parent, source);
        case 'UnaryExpression':
            return /^(?:not|LogicOp|!)$/.test(before);
        case 'BinaryExpression':
            return (0,inner_nodes/* innerNodes */.q)(parent).some(each => isLogic(each, source)) && sites_isAsked(parent, source);
        default:
            return false;
    }
}
function isLogic(node, source) {
    return /^(?:LogicOp|and|or)$/.test(node.name) && sliceOf(node, source) !== '??';
}
function basesAt({ node, parts = [] }, source) {
    const { members, calls, literals } = sites_wordsOf(functionOrFile(node), source);
    const names = nearVariables(node, source, sites_SCOPES).slice(0, sites_MOST.names);
    const made = parts.length > 0 ? parts.map(({ code }) => code) : calls;
    const own = [...names, ...members, ...made, ...literals, ...sites_CONSTANTS[source.language.name]];
    return [...new Set([...own, ...roundNumbersAt({ node }, source)])];
}
function roundNumbersAt({ node }, source) {
    const { literals } = sites_wordsOf(functionOrFile(node), source);
    return ROUND.filter(each => !literals.includes(each));
}
const sites_SCOPES = 3;
const sites_wordsOf = oncePerNode((scope, source) => {
    const members = new Set();
    const calls = new Set();
    const literals = new Set();
    for (const node of nodesUnder(scope)) {
        if (node.to - node.from > MAX_BASE)
            continue;
        const text = sliceOf(node, source);
        if (node.name === 'MemberExpression' && sites_MEMBER.test(text) && !isCallee(node))
            members.add(text);
        if (node.name === 'CallExpression' && isRepeatable(text) && !isWithinComprehension(node))
            calls.add(text);
        if (node.name === 'Number' || (node.name === 'String' && /^["']/.test(text)))
            literals.add(text);
    }
    return {
        members: [...members].slice(0, sites_MOST.members),
        calls: [...calls].slice(0, sites_MOST.calls),
        literals: [...literals].slice(0, sites_MOST.literals),
    };
});
const sites_MEMBER = /^(?!new\.)[\w$]+(?:\??\.[\w$]+)+$/;
function isWithinComprehension(node) {
    for (let at = node.parent; at !== null && !isFunction(at); at = at.parent)
        if (/Comprehension/.test(at.name))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/instrumented-file.js








function instrumented(source, { sites, expressions = [] }, path) {
    const isPython = source.language.name === 'python';
    const insertions = [
        ...(isPython
            ? [{ at: firstStatement(source), text: `${pythonProbes(JSON.stringify(path))}\n`, order: instrumented_file_FIRST }]
            : []),
        ...sites.flatMap((site, index) => siteProbe(site, index, source)),
        ...expressions.flatMap(({ node, codes }, index) => instrumented_file_around(node, `${PROBES.after}(${PROBES.watch}(${index}, ${lazyList(codes, source)}), `, source, OUTER)),
    ].toSorted((one, other) => one.at - other.at || one.order - other.order);
    let [text, from] = ['', 0];
    for (const { at, text: inserted } of insertions) {
        text += source.text.slice(from, at) + inserted;
        from = at;
    }
    text += source.text.slice(from);
    if (isPython)
        return text;
    const unchecked = /\.[cm]?tsx?$/.test(source.file) ? '// @ts-nocheck\n' : '';
    const start = behindHashbang(text);
    return `${text.slice(0, start)}${unchecked}${text.slice(start)}\n${javascriptProbes(JSON.stringify(path))}`;
}
function firstStatement(source) {
    const first = (0,inner_nodes/* innerNodes */.q)(treeOf(source).topNode).find(node => node.name !== 'Comment' && !isDocstring(node) && !sliceOf(node, source).startsWith('from __future__ '));
    return first === undefined ? source.text.length : source.text.lastIndexOf('\n', first.from - 1) + 1;
}
const OUTER = 0.5;
function siteProbe(site, index, source) {
    const parts = new Map(site.parts?.map(each => [each.code, each.part]));
    const list = lazyList(basesAt(site, source).map(code => {
        const part = parts.get(code);
        return part === undefined ? code : `${PROBES.part}(${part.operation}, ${part.of})`;
    }), source);
    if (site.kind === 'expression')
        return instrumented_file_around(site.node, `${PROBES.after}(${PROBES.before}(${index}, ${list}), `, source);
    const own = wholeLines(site.node, source);
    const end = source.language.name === 'python' ? '\n' : ';\n';
    return own === undefined
        ? []
        : [{ at: own.from, text: `${own.indent}${PROBES.at}(${index}, ${list})${end}`, order: instrumented_file_FIRST }];
}
const instrumented_file_FIRST = -1_000;
function instrumented_file_around({ from, to }, open, { text }, outer = 0) {
    const gap = /[\w$]/.test(text[from - 1] ?? '') ? ' ' : '';
    const length = to - from + outer;
    return [
        { at: from, text: gap + open, order: -instrumented_file_FIRST - length },
        { at: to, text: ')', order: instrumented_file_FIRST + length },
    ];
}
function lazyList(codes, { language }) {
    const isPython = language.name === 'python';
    const each = codes.map(code => (isPython ? `lambda: (${code})` : `() => (${code})`)).join(', ');
    return isPython ? `lambda: [${each}]` : `() => [${each}]`;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/differences/call-probes.js
const CALL_PROBES = { take: 'fixTestsTake_', compare: 'fixTestsCompare_' };
const call_probes_LIMITS = {
    inputs: 40,
    values: 60,
    text: 200,
    ms: 300,
};
function callProbes(path, { name }) {
    return name === 'python' ? inPython(path) : inJavaScript(path);
}
const inJavaScript = (path) => String.raw `
function fixTestsCalls_() {
  const { Array, JSON, Number, Object, Set, String, process } = globalThis
  const fs = process?.getBuiltinModule?.('node:fs') ?? (typeof require === 'function' ? require('node:fs') : undefined)
  return {
    seen: new Set(),
    append(line) {
      const end = fs.openSync(${path}, 'a')
      try {
        fs.writeSync(end, JSON.stringify(line) + '\n')
      } finally {
        fs.closeSync(end)
      }
    },
    encode(value, room) {
      if ((room.left -= 1) < 0) throw room
      if (value === undefined) return { undefined: true }
      if (value === null || typeof value === 'boolean') return value
      if (typeof value === 'string' && value.length <= ${call_probes_LIMITS.text}) return value
      if (typeof value === 'number' && Number.isFinite(value)) return { number: Object.is(value, -0) ? '-0' : String(value) }
      if (Array.isArray(value)) {
        const list = []
        for (let at = 0; at < value.length; at += 1) list.push(this.encode(value[at], room))
        return { list }
      }
      if (typeof value !== 'object' || ![Object.prototype, null].includes(Object.getPrototypeOf(value))) throw room
      const map = []
      for (const key of Object.keys(value)) map.push([key, this.encode(value[key], room)])
      return { map }
    },
    short: text => String(text).slice(0, ${call_probes_LIMITS.text}),
  }
}
function ${CALL_PROBES.take}(values) {
  const all = (${CALL_PROBES.take}.all ??= fixTestsCalls_())
  try {
    const input = values().map(value => all.encode(value, { left: ${call_probes_LIMITS.values} }))
    const text = JSON.stringify(input)
    if (all.seen.has(text) || all.seen.size >= ${call_probes_LIMITS.inputs}) return
    all.seen.add(text)
    all.append({ input })
  } catch {}
}
function ${CALL_PROBES.compare}(call, inputs) {
  const all = fixTestsCalls_()
  const { performance } = globalThis
  const one = (at, input) => {
    try {
      const value = call(...input)
      try {
        return { at, value: all.encode(value, { left: ${call_probes_LIMITS.values} }) }
      } catch {
        return { at }
      }
    } catch (error) {
      return { at, thrown: error?.name === undefined ? all.short(error) : all.short(error.name) + ': ' + all.short(error.message) }
    }
  }
  try {
    const until = performance.now() + ${call_probes_LIMITS.ms}
    for (const [at, input] of inputs().entries()) if (performance.now() < until) all.append(one(at, input))
    all.append({ isEnd: true })
  } catch {}
}
`;
const call_probes_PYTHON = (path) => String.raw `import json, os, time
_now = time.monotonic
_open, _write, _close, _dumps = os.open, os.write, os.close, json.dumps
_path, _seen = ${path}, set()

def _append(line):
    end = _open(_path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
    try:
        _write(end, (_dumps(line) + "\n").encode())
    finally:
        _close(end)

def _encode(value, room):
    room[0] -= 1
    kind = type(value)
    if room[0] < 0:
        raise TypeError
    if value is None or kind is bool or kind is str and len(value) <= ${call_probes_LIMITS.text}:
        return value
    if kind is int or kind is float and value - value == 0:
        return {"number": repr(value)}
    if kind is list or kind is tuple:
        return {kind.__name__: [_encode(each, room) for each in value]}
    if kind is set:
        return {"set": [_encode(each, room) for each in sorted(value, key=repr)]}
    if kind is dict:
        return {"map": [[_encode(key, room), _encode(each, room)] for key, each in value.items()]}
    raise TypeError

def ${CALL_PROBES.take}(values):
    try:
        line = {"input": [_encode(value, [${call_probes_LIMITS.values}]) for value in values()]}
        text = _dumps(line)
        if text not in _seen and len(_seen) < ${call_probes_LIMITS.inputs}:
            _seen.add(text)
            _append(line)
    except Exception:
        pass

def _one(call, at, values):
    try:
        value = call(*values)
    except Exception as error:
        return {"at": at, "thrown": "%s: %s" % (type(error).__name__, str(error)[:${call_probes_LIMITS.text}])}
    try:
        return {"at": at, "value": _encode(value, [${call_probes_LIMITS.values}])}
    except Exception:
        return {"at": at}

def ${CALL_PROBES.compare}(call, inputs):
    try:
        until = _now() + ${call_probes_LIMITS.ms} / 1000
        for at, values in enumerate(inputs()):
            if _now() < until:
                _append(_one(call, at, values))
        _append({"isEnd": True})
    except Exception:
        pass
`;
function inPython(path) {
    const names = Object.values(CALL_PROBES);
    const values = names.map(name => `fixTestsCalls_[${JSON.stringify(name)}]`);
    return `fixTestsCalls_ = {}; exec(${JSON.stringify(call_probes_PYTHON(path))}, fixTestsCalls_); ${names.join(', ')} = ${values.join(', ')}`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/fixers/offline/differences/seen-value.js

const seen_value_NUMBER = /^-?\d{1,25}(?:\.\d{1,25})?(?:e[+-]?\d{1,3})?$/;
const SeenValue = schemas/* lazy */.RZV(() => schemas/* union */.KCZ([
    schemas/* null */.chJ(),
    schemas/* boolean */.zMY(),
    schemas/* string */.YjP(),
    schemas/* strictObject */.rej({ number: schemas/* string */.YjP().regex(seen_value_NUMBER) }),
    schemas/* strictObject */.rej({ undefined: schemas/* literal */.euz(true) }),
    schemas/* strictObject */.rej({ list: schemas/* array */.YOg(SeenValue) }),
    schemas/* strictObject */.rej({ tuple: schemas/* array */.YOg(SeenValue) }),
    schemas/* strictObject */.rej({ set: schemas/* array */.YOg(SeenValue) }),
    schemas/* strictObject */.rej({ map: schemas/* array */.YOg(schemas/* tuple */.PVZ([SeenValue, SeenValue])) }),
]));
const WORDS = {
    javascript: { null: 'null', true: 'true', false: 'false' },
    python: { null: 'None', true: 'True', false: 'False' },
};
function literalOf(value, { name }) {
    const all = (values) => values.map(each => literalOf(each, { name }));
    if (value === null || typeof value === 'boolean')
        return WORDS[name][`${value}`];
    if (typeof value === 'string')
        return JSON.stringify(value);
    if ('number' in value)
        return value.number;
    if ('undefined' in value)
        return 'undefined';
    if ('list' in value)
        return `[${all(value.list).join(', ')}]`;
    if ('tuple' in value)
        return `(${all(value.tuple).join(', ')}${value.tuple.length === 1 ? ',' : ''})`;
    if ('set' in value)
        return value.set.length === 0 ? 'set()' : `{${all(value.set).join(', ')}}`;
    const keyOf = (key) => name === 'javascript' && key === '__proto__' ? '["__proto__"]' : literalOf(key, { name });
    const entries = value.map.map(([key, of]) => `${keyOf(key)}: ${literalOf(of, { name })}`);
    return entries.length === 0 ? '{}' : name === 'python' ? `{${entries.join(', ')}}` : `{ ${entries.join(', ')} }`;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/differences/call-results.js


const call_results_MAX_LINES = 1_000;
const InputLine = schemas/* object */.Ikc({ input: schemas/* array */.YOg(SeenValue) });
const ResultLine = schemas/* object */.Ikc({
    at: schemas/* int */.Whr().nonnegative(),
    value: SeenValue.optional(),
    thrown: schemas/* string */.YjP().optional(),
});
const EndLine = schemas/* object */.Ikc({ isEnd: schemas/* literal */.euz(true) });
function readInputs(look, parameters) {
    return call_results_linesOf(look, InputLine).flatMap(({ input }) => (input.length === parameters ? [input] : []));
}
function readResults(look, language) {
    const found = new Map();
    const lines = new Set();
    for (const { at, value, thrown } of call_results_linesOf(look, ResultLine)) {
        if (lines.has(at))
            continue;
        lines.add(at);
        if (value !== undefined)
            found.set(at, { kind: 'value', text: literalOf(value, language) });
        else if (thrown !== undefined)
            found.set(at, { kind: 'error', text: thrown.replace(/\s+/g, ' ').trim() });
    }
    if (look?.ended === 'in time' || lines.size === 0 || call_results_linesOf(look, EndLine).length > 0)
        return found;
    if (look?.ended === 'too late')
        found.set(lines.size, { kind: 'endless', text: '' });
    return found;
}
function call_results_linesOf(look, schema) {
    return (look?.notes ?? '').split('\n', call_results_MAX_LINES).flatMap(text => {
        try {
            return text === '' ? [] : (schema.safeParse(JSON.parse(text)).data ?? []);
        }
        catch {
            return [];
        }
    });
}

;// CONCATENATED MODULE: ./lib/fixers/offline/differences/computing-names.js



const computing_names_words = (text) => new Set(text.split(' '));
const computing_names_membersOf = (names) => new Map(names.map(name => [name, new Set(MEMBERS_OF[name] ?? [])]));
const COMPUTING = {
    javascript: {
        functions: computing_names_words('Number String Boolean parseInt parseFloat isNaN isFinite Array Set Map BigInt structuredClone'),
        values: computing_names_words('undefined NaN Infinity'),
        methods: new Set([
            ...COMMON_MEMBERS.javascript.filter(name => name !== 'then' && name !== 'catch'),
            ...computing_names_words('toFixed toLocaleUpperCase toLocaleLowerCase localeCompare trimStart trimEnd toSorted toReversed toSpliced with findLast findLastIndex lastIndexOf reduceRight copyWithin codePointAt normalize matchAll search substr hasOwnProperty'),
        ]),
        members: computing_names_membersOf(['Math', 'Object', 'Array', 'Number', 'String', 'JSON']),
        imports: /^(?!)/,
    },
    python: {
        functions: computing_names_words('abs all any bin bool bytes chr dict divmod enumerate filter float frozenset hex int isinstance iter len list map max min next oct ord pow print range repr reversed round set slice sorted str sum tuple type zip'),
        values: computing_names_words('NotImplemented Ellipsis int float str bool list tuple dict set'),
        methods: new Set([
            ...COMMON_MEMBERS.python,
            ...computing_names_words('rfind rindex isnumeric isdecimal isalnum group groups groupdict start end span sub subn match search fullmatch findall finditer expandtabs center ljust rjust'),
        ]),
        members: new Map([
            ...computing_names_membersOf(['math']),
            [
                're',
                computing_names_words('sub subn match search fullmatch findall finditer split escape compile I M S X A IGNORECASE MULTILINE DOTALL VERBOSE ASCII'),
            ],
        ]),
        imports: /^import (?:math|re)$/m,
    },
};
const computing_names_PLAIN = /^(?:Number|String|Boolean|BooleanLiteral|None|null|RegExp)$/;
const COLLECTION = /^(?:Array|Tuple|Set|Dictionary|Object|Parenthesized|Unary|Binary)Expression$/;
const PUNCTUATION = /^(?:[[\](){},:]|ArithOp|Property|PropertyDefinition)$/;
function isPlainConstant(node, source) {
    if (computing_names_PLAIN.test(node.name))
        return true;
    if (node.name === 'CallExpression') {
        const [callee, list] = (0,inner_nodes/* innerNodes */.q)(node);
        const isCompiled = callee !== undefined && /^(?:re\.compile|frozenset|Object\.freeze)$/.test(sliceOf(callee, source));
        return (isCompiled &&
            list !== undefined &&
            (0,inner_nodes/* innerNodes */.q)(list).every(each => /^[(),]$/.test(each.name) || isPlainConstant(each, source) || /^re\.[A-Z]+$/.test(sliceOf(each, source))));
    }
    if (node.name === 'NewExpression')
        return (/^new (?:Set|Map)\([^()]*\)$/.test(sliceOf(node, source)) &&
            (0,inner_nodes/* innerNodes */.q)(node).every(each => each.name !== 'ArgList' ||
                (0,inner_nodes/* innerNodes */.q)(each).every(value => /^[(),]$/.test(value.name) || isPlainConstant(value, source))));
    if (!COLLECTION.test(node.name))
        return false;
    return (0,inner_nodes/* innerNodes */.q)(node).every(each => {
        if (each.name !== 'Property')
            return PUNCTUATION.test(each.name) || isPlainConstant(each, source);
        const value = each.lastChild;
        return each.getChild(':') !== null && value !== null && isPlainConstant(value, source);
    });
}

;// CONCATENATED MODULE: ./lib/fixers/offline/differences/computing-function.js






const MAX_PARTS = 12;
function computingFunctionAt(at, source) {
    const found = functionsOf(source).find(({ node }) => node.from <= at && at <= node.to);
    if (found === undefined)
        return undefined;
    const { node, name } = found;
    const parts = [];
    const list = node.getChild('ParamList');
    const parameters = parameterNodes(list).map(each => sliceOf(each, source));
    const isPlainList = (0,inner_nodes/* innerNodes */.q)(list ?? node).every(({ name: kind }) => !/Pattern|Spread|^\*|^\/$/.test(kind));
    const start = startOf(node, source);
    if (start === undefined || !isPlainList || parameters.length === 0 || !computes(node, source, parts))
        return undefined;
    return { name, node, parameters, parts, start };
}
function functionsOf(source) {
    return computing_function_declarationsOf(source).flatMap(({ name, value }) => (isFunction(value) ? [{ name, node: value }] : []));
}
const computing_function_declarationsOf = oncePerFile((source) => {
    const top = (0,inner_nodes/* innerNodes */.q)(treeOf(source).topNode);
    const inner = top.flatMap(each => (each.name === 'ExportDeclaration' ? (0,inner_nodes/* innerNodes */.q)(each) : [each]));
    const times = timesSet(source);
    return inner.flatMap(node => declaredBy(node, source)).filter(({ name }) => times.get(name) === 1);
});
function declaredBy(node, source) {
    const named = node.getChild('VariableDefinition') ?? node.getChild('VariableName');
    if (named === null)
        return [];
    const name = sliceOf(named, source);
    if (/^Function(?:Declaration|Definition)$/.test(node.name))
        return [{ name, value: node }];
    const [sign, ...others] = [...node.getChildren('Equals'), ...node.getChildren('AssignOp')];
    const isOne = others.length === 0 && /^(?:VariableDeclaration|AssignStatement)$/.test(node.name);
    const value = isOne ? sign?.nextSibling : undefined;
    const isNamed = value?.name === 'FunctionExpression' && value.getChild('VariableDefinition') !== null;
    return value === null || value === undefined || isNamed || node.firstChild?.name === 'let' ? [] : [{ name, value }];
}
const timesSet = oncePerFile((source) => {
    const times = new Map();
    for (const node of nodesUnder(treeOf(source).topNode)) {
        if (!/^Variable(?:Name|Definition)$/.test(node.name) || !(isDeclared(node) || computing_function_isSet(node)))
            continue;
        const name = sliceOf(node, source);
        times.set(name, (times.get(name) ?? 0) + 1);
    }
    return times;
});
function computing_function_isSet(node) {
    const { parent } = node;
    return (/^(?:AssignmentExpression|UpdateStatement|PostfixExpression|DeleteStatement)$/.test(parent?.name ?? '') &&
        node.prevSibling === null);
}
function startOf(node, source) {
    const block = node.getChild('Block') ?? node.getChild('Body');
    const isStatement = ({ name }) => !/^(?:[:{}]|Comment|LineComment|BlockComment)$/.test(name);
    const isText = ({ name, firstChild }) => name === 'ExpressionStatement' && firstChild?.name === 'String';
    const first = (block === null ? [] : (0,inner_nodes/* innerNodes */.q)(block)).find(each => isStatement(each) && !isText(each));
    if (first === undefined)
        return undefined;
    if (source.language.name === 'javascript')
        return { at: first.from, gap: '; ' };
    const indent = source.text.slice(source.text.lastIndexOf('\n', first.from - 1) + 1, first.from);
    return indent.trim() === '' ? { at: first.from, gap: `\n${indent}` } : undefined;
}
const REFUSED = /^(?:await|async|yield|Await\w*|Yield\w*|DynamicImport|TaggedTemplateExpression|Star|WithStatement|Import\w*|ScopeStatement|Class\w*|Decorat\w*|JSX\w*|this|super|get|set|⚠)$/;
function computes(node, source, parts) {
    if (parts.some(part => part.from === node.from && part.to === node.to))
        return true;
    parts.push(node);
    if (parts.length > MAX_PARTS)
        return false;
    for (const inner of nodesUnder(node)) {
        if (REFUSED.test(inner.name))
            return false;
        if (inner.name === 'CallExpression' && !isKnownCallee(inner.firstChild, source))
            return false;
        if (computing_function_isRead(inner) && !isOfType(inner) && !isKnown(inner, node, source, parts))
            return false;
    }
    return true;
}
function isOfType(node) {
    for (let at = node.parent; at !== null && !/^(?:Body|FunctionDefinition)$/.test(at.name); at = at.parent)
        if (at.name === 'TypeDef')
            return true;
    return false;
}
function computing_function_isRead(node) {
    if (node.name === 'VariableName')
        return true;
    const { parent } = node;
    return (node.name === 'PropertyDefinition' &&
        parent?.name === 'Property' &&
        parent.getChild(':') === null &&
        parent.getChild('ParamList') === null);
}
function isKnownCallee(callee, source) {
    if (callee?.name === 'VariableName')
        return true;
    const member = callee?.name === 'MemberExpression' ? callee.lastChild : null;
    const object = callee?.firstChild;
    const names = COMPUTING[source.language.name];
    if (member === null ||
        member === undefined ||
        object === null ||
        object === undefined ||
        member.name !== 'PropertyName')
        return false;
    const ofNamespace = names.members.get(sliceOf(object, source));
    return (ofNamespace ?? names.methods).has(sliceOf(member, source));
}
function isKnown(node, within, source, parts) {
    const name = sliceOf(node, source);
    if (node.parent?.name === 'ArgList' && node.nextSibling?.name === 'AssignOp')
        return true;
    if (isDeclared(node) || isOwn(node, within, name, source))
        return true;
    const declared = computing_function_declarationsOf(source).find(each => each.name === name);
    if (declared !== undefined) {
        if (isFunction(declared.value))
            return computes(declared.value, source, parts);
        if (!isPlainConstant(declared.value, source) || computing_function_isChanged(node))
            return false;
        parts.push(declared.value);
        return true;
    }
    const names = COMPUTING[source.language.name];
    const isOfFile = timesSet(source).has(name);
    if (ERROR.test(name))
        return /^[A-Z]/.test(name) && (!isOfFile || isError(node) || !isCallee(node));
    if (names.members.has(name))
        return node.parent?.name === 'MemberExpression' && (!isOfFile || names.imports.test(source.text));
    return (!isOfFile &&
        (names.values.has(name) || (names.functions.has(name) && (isCallee(node) || node.parent?.name === 'ArgList'))));
}
const ERROR = /(?:Error|Exception)$/;
function isOwn(node, within, name, source) {
    for (let at = node.parent; at !== null; at = at.parent) {
        if (isFunction(at) && declares(at, name, source))
            return true;
        if (at.from === within.from && at.to === within.to)
            return false;
    }
    return false;
}
function declares(node, name, source) {
    const own = (each) => (0,inner_nodes/* innerNodes */.q)(each).some(child => isFunction(child)
        ? /^Function(?:Declaration|Definition)$/.test(child.name) &&
            sliceOf(child.getChild('VariableDefinition') ?? child.getChild('VariableName') ?? child, source) === name
        : (/^Variable(?:Name|Definition)$/.test(child.name) && isDeclared(child) && sliceOf(child, source) === name) ||
            own(child));
    return own(node);
}
function computing_function_isChanged(node) {
    let at = node;
    while (at.parent?.name === 'MemberExpression' && at.prevSibling === null)
        at = at.parent;
    const { parent } = at;
    if (parent === null)
        return false;
    return computing_function_isSet(at) || at.nextSibling?.name === 'AssignOp' || /^del(?:ete)?$/.test(parent.firstChild?.name ?? '');
}

;// CONCATENATED MODULE: ./lib/fixers/offline/differences/input-variations.js
const MAX_INNER = 3;
function inputsNear(inputs, numbers, most) {
    const found = new Map();
    const add = (input) => found.set(JSON.stringify(input), found.get(JSON.stringify(input)) ?? input);
    for (const input of inputs)
        add(input);
    const steps = inputs.map(input => input.flatMap((value, at) => variationsOf(value).map(each => input.with(at, each))));
    for (let step = 0; step < Math.max(0, ...steps.map(each => each.length)); step += 1)
        for (const each of steps)
            for (const input of each.slice(step, step + 1))
                add(input);
    for (const input of inputs)
        for (const [at, value] of input.entries())
            if (isNumber(value))
                for (const each of [...othersIn(input, at), ...numbers])
                    for (const near of input_variations_around(each))
                        add(input.with(at, near));
    return [...found.values()].slice(0, most);
}
function othersIn(input, at) {
    return input.flatMap((other, index) => (index !== at && isNumber(other) ? other.number : []));
}
function isNumber(value) {
    return typeof value === 'object' && value !== null && 'number' in value;
}
function input_variations_around(text) {
    return [0, -1, 1].map(step => moved(text, step));
}
function moved(text, by) {
    if (/^-?\d+$/.test(text))
        return { number: String(BigInt(text) + BigInt(by)) };
    const sum = String(Number(text) + by);
    return { number: /^-?\d+$/.test(sum) ? `${sum}.0` : sum };
}
function variationsOf(value) {
    if (value === null)
        return [];
    if (typeof value === 'boolean')
        return [!value];
    if (typeof value === 'string')
        return textsNear(value);
    if ('number' in value)
        return [...input_variations_around(value.number).slice(1), { number: /\./.test(value.number) ? '0.0' : '0' }];
    if ('list' in value)
        return listsNear(value.list).map(list => ({ list }));
    if ('tuple' in value)
        return elementsNear(value.tuple).map(tuple => ({ tuple }));
    if ('map' in value)
        return mapsNear(value.map).map(map => ({ map }));
    return [];
}
const MAX_TEXT_LENGTH = 12;
function textsNear(text) {
    if (text.length > MAX_TEXT_LENGTH)
        return [''];
    const half = Math.ceil(text.length / 2);
    const all = [
        text.slice(0, -1),
        text + text.slice(-1),
        '',
        text.slice(0, half),
        ` ${text}`,
        text.toUpperCase(),
        text.toLowerCase(),
        text + text,
    ];
    return [...new Set(all)].filter(each => each !== text);
}
function listsNear(list) {
    return [list.slice(0, -1), [...list, ...list.slice(-1)], list.slice(1), ...elementsNear(list), [], list.toReversed()];
}
function elementsNear(list) {
    return list.slice(0, MAX_INNER).flatMap((value, at) => variationsOf(value).map(each => list.with(at, each)));
}
function mapsNear(map) {
    const changed = map
        .slice(0, MAX_INNER)
        .flatMap(([key, value], at) => variationsOf(value).map(each => map.with(at, [key, each])));
    return [...map.keys()].map((at) => map.toSpliced(at, 1)).concat(changed);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/differences/numbers-near.js

const MAX_NUMBERS = 8;
const numbers_near_MOST = { times: 100, anyway: 1_000 };
function numbers_near_numbersIn({ parts }, inputs, source) {
    const most = Math.max(numbers_near_MOST.anyway, numbers_near_MOST.times * Math.max(0, ...inputs.flat().flatMap(sizesIn)));
    const found = new Set();
    for (const node of numbers_near_partsOf(parts, source)) {
        const text = node.name === 'Number' ? sliceOf(node, source) : '';
        if (/^\d{1,15}$/.test(text) && Number(text) <= most)
            found.add(text);
    }
    return [...found].slice(0, MAX_NUMBERS);
}
function* numbers_near_partsOf(parts, source) {
    for (const { from, to } of parts)
        for (const node of nodesUnder(treeOf(source).topNode))
            if (from <= node.from && node.to <= to)
                yield node;
}
function sizesIn(value) {
    if (value === null || typeof value !== 'object')
        return [];
    if ('number' in value)
        return [Math.abs(Number(value.number))];
    if ('map' in value)
        return value.map.flat().flatMap(sizesIn);
    if ('list' in value)
        return value.list.flatMap(sizesIn);
    return 'tuple' in value ? value.tuple.flatMap(sizesIn) : [];
}

;// CONCATENATED MODULE: ./lib/fixers/offline/differences/differing-inputs.js











const differing_inputs_MAX = { inputs: 200, ofTests: 12 };
const MAX_OTHERS = 4;
const MAX_SHOWN = 80;
const MAX_RUN_MS = 2_000;
const COMPARE = { ms: 20_000, share: 0.25 };
async function differencesFrom(chosen, others, { tools, leftMs, ...means }) {
    const ends = external_node_perf_hooks_.performance.now() + Math.min(COMPARE.ms, COMPARE.share * leftMs);
    const isOver = () => external_node_perf_hooks_.performance.now() > ends || tools.signal.aborted;
    try {
        return chosen === undefined || others.length === 0 ? new Map() : await differing_inputs_compare(chosen, others, { ...means, isOver });
    }
    catch (error) {
        if (!tools.signal.aborted)
            throw error;
        return new Map();
    }
}
async function differing_inputs_compare(chosen, others, { quick, file, isOver }) {
    const found = new Map();
    const text = await file.text(chosen.file);
    const language = (0,languages/* languageOf */.eX)(chosen.file);
    const path = quick.notes;
    const isQuick = (quick.runMs ?? Number.POSITIVE_INFINITY) <= MAX_RUN_MS;
    if (path === undefined || text === undefined || language === undefined || !isQuick || isOver())
        return found;
    const source = { file: chosen.file, text, language };
    const called = calledIn([chosen, ...others], source);
    const compared = others.filter(each => called !== undefined && isPartOf(called, each, source)).slice(0, MAX_OTHERS);
    if (called === undefined || compared.length === 0 || !isPartOf(called, chosen, source))
        return found;
    const notesWith = async (result, of) => (await file.write({ file: source.file, result })) ? quick.look(of) : undefined;
    const seen = readInputs(await notesWith(takingInputs(source, called, path), 'all'), called.parameters.length);
    const own = seen.slice(0, differing_inputs_MAX.ofTests);
    const inputs = inputsNear(own, numbers_near_numbersIn(called, own, source), differing_inputs_MAX.inputs);
    const resultsOf = async (candidate) => readResults(await notesWith(calling(candidate, source, { called, inputs, path }), 'sample'), language);
    const first = inputs.length === 0 || isOver() ? new Map() : await resultsOf(chosen);
    const again = first.size === 0 || isOver() ? first : await resultsOf(chosen);
    const steady = new Map([...first].filter(([at, result]) => isSame(result, again.get(at))));
    for (const other of steady.size === 0 ? [] : compared) {
        if (isOver())
            break;
        const results = await resultsOf(other);
        if (results.size > 0)
            found.set(other, differenceOf(steady, results, { called, inputs, source }));
    }
    return found;
}
function calledIn(candidates, source) {
    return candidates.flatMap(({ file, from }) => file === source.file ? (computingFunctionAt(from, source) ?? []) : [])[0];
}
function isPartOf(called, candidate, source) {
    const { file, from, to } = candidate;
    if (file !== source.file || !called.parts.some(part => part.from <= from && to <= part.to))
        return false;
    const changed = { ...source, text: applyMutation(source.text, candidate) };
    const at = from < called.node.from ? called.node.from + changed.text.length - source.text.length : called.node.from;
    const { name, parameters } = computingFunctionAt(at, changed) ?? { name: '', parameters: [] };
    return name === called.name && parameters.length === called.parameters.length;
}
function takingInputs(source, { parameters, start }, path) {
    const isPython = source.language.name === 'python';
    const list = `[${parameters.join(', ')}]`;
    const take = `${CALL_PROBES.take}(${isPython ? `lambda: ${list}` : `() => ${list}`})${start.gap}`;
    return withProbes(source, source.text.slice(0, start.at) + take + source.text.slice(start.at), path);
}
function calling(candidate, source, { called, inputs, path, }) {
    const isPython = source.language.name === 'python';
    const list = `[${inputs.map(each => literalOf({ list: each }, source.language)).join(', ')}]`;
    const call = `${CALL_PROBES.compare}(${called.name}, ${isPython ? `lambda: ${list}` : `() => ${list}`})`;
    return withProbes(source, applyMutation(source.text, candidate), path, call);
}
function withProbes(source, text, path, last = '') {
    const probes = callProbes(JSON.stringify(path), source.language);
    if (source.language.name === 'python') {
        const at = firstStatement({ ...source, text });
        return `${text.slice(0, at)}${probes}\n${text.slice(at)}\n${last}\n`;
    }
    const at = behindHashbang(text);
    const unchecked = /\.[cm]?tsx?$/.test(source.file) ? '// @ts-nocheck\n' : '';
    return `${text.slice(0, at)}${unchecked}${text.slice(at)}\n${probes}\n${last}\n`;
}
function isSame(one, other) {
    return other !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
function differenceOf(own, others, { called, inputs, source, }) {
    const both = [...own].flatMap(([at, result]) => {
        const other = others.get(at);
        return other === undefined || (isRefused(result) && isRefused(other)) ? [] : [{ at, own: result, other }];
    });
    const differing = both.filter(each => !isSame(each.own, each.other));
    const shown = differing
        .map(({ at, ...results }) => {
        const values = (inputs[at] ?? []).map(each => literalOf(each, source.language));
        return { call: `${called.name}(${values.join(', ')})`, ...results };
    })
        .filter(each => [each.call, each.own.text, each.other.text].every(text => text.length <= MAX_SHOWN && !text.includes('`')))
        .toSorted((one, two) => refusals(one) - refusals(two));
    return { at: shown[0], differs: differing.length > 0, inputs: both.length };
}
function isRefused({ kind }) {
    return kind !== 'value';
}
function refusals({ own, other }) {
    return [own, other].filter(isRefused).length;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/report/guesses.js


function targetsOf({ clusters }) {
    return clusters.flatMap(({ tests }) => tests);
}
function isGuess({ candidate, green, sways = false }, assignment, { shared }) {
    return green < targetsOf(assignment).length && (sways || shared.has(candidate.symbol));
}
function guessText({ candidate, green, sways = false }, all) {
    const why = sways ? 'with it others fail in another way' : `each of them is about ${candidate.symbol}`;
    return `The best one (${offline_report_summaryOf(candidate)}) turned ${green} of ${(0,wording/* count */.U9)(all, 'failing test')} green, which is no sign of a fix: ${why}.`;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/terms.js

function termsOf(operands, rows, where) {
    const found = new Map();
    const lines = where.code.split('\n');
    const isDeeper = operands.some(({ part }) => part !== undefined);
    for (const size of [1, 2, 3]) {
        for (const [index, operation] of OPERATIONS.entries()) {
            if (sizeOf(index) !== size)
                continue;
            for (const [place, parts] of operandsOf(index, operands)) {
                const made = parts.filter(({ part }) => part !== undefined).length;
                if (isDeeper && made === 0 && size > 1)
                    continue;
                if (parts.some(({ code }) => SUM.test(code)) && parts.some(({ isLiteral }) => isLiteral))
                    continue;
                if (operation.takesRound !== true && index > 0 && parts.some(({ isRound }) => isRound))
                    continue;
                const key = rows.map(({ of }) => of[index]?.[place] ?? -1).join(' ');
                const isOfUnused = parts.some(({ isUnused }) => isUnused);
                const other = found.get(key);
                const isBetter = isOfUnused && other?.isOfUnused === false && !other.isLiteral && other.size >= size + made;
                if (other !== undefined && !isBetter)
                    continue;
                const values = rows.map(row => row.values[row.of[index]?.[place] ?? -1]);
                if (values.every(value => value === undefined))
                    continue;
                const isTest = values.every(value => value === undefined || isBoolean(value));
                found.set(key, {
                    ...formatted(operation, parts, where),
                    operation: index,
                    of: parts.map(({ code }) => code),
                    size: size + made,
                    isTest,
                    isTruth: operation.forms[where.language].asked !== undefined,
                    isRare: isSeldomMeant(operation, parts),
                    isOfUnused,
                    isLiteral: size === 1 && parts[0]?.isLiteral === true,
                    isFarFetched: isFarFetched(parts, lines),
                    isSpecial: parts.some(each => each.isLiteral && terms_SPECIAL.test(each.code)),
                    values,
                });
            }
        }
    }
    return [...found.values()];
}
function isFarFetched(parts, lines) {
    const named = parts.filter(({ isLiteral }) => !isLiteral);
    return named.length > 1 && !lines.some(line => named.every(({ code, part }) => line.includes(part?.of ?? code)));
}
const BY_SIZE = { 1: 0.8, 2: 0.7, 3: 0.5, 4: 0.4, 5: 0.25 };
const SHARES = { rare: 0.5, farFetched: 0.3, special: 0.4 };
const terms_UNUSED = 1.5;
function addedLikelihood(term) {
    return Math.min(1, likelihoodOf(term) * (term.isOfUnused ? terms_UNUSED : 1));
}
function likelihoodOf({ size, isRare, isFarFetched: isFar, isSpecial, isTest, isOfUnused }) {
    const rare = isRare ? SHARES.rare : 1;
    const far = isFar && !isOfUnused ? SHARES.farFetched : 1;
    return (BY_SIZE[size] ?? 0.25) * rare * far * (isSpecial && isTest ? SHARES.special : 1);
}
function isSeldomMeant({ isRare = false, isEquality = false }, parts) {
    return isRare || (isEquality && !parts.some(({ isLiteral }) => isLiteral)) || parts.some(each => each.isRare);
}
const terms_SPECIAL = /^-?(?![01]$)[\d.]/;
function formatted(operation, parts, where) {
    const [first] = parts;
    if (operation === OPERATIONS[0] && first !== undefined)
        return { code: first.code, isClosed: first.isClosed };
    const isComparison = terms_COMPARISON.test(operation.forms.python.code);
    const [left = '', right = ''] = parts.map(({ code, isClosed }) => isClosed || (isComparison && SUM.test(code)) ? code : `(${code})`);
    return formatOperation(operation, where, [left, right]);
}
const terms_COMPARISON = /^a (?:[<>]=?|[!=]=) b$/;
const SUM = /^[\w$.]+ [-+] 1$/;
function sizeOf(index) {
    return index === 0 ? 1 : OPERATIONS[index]?.arity === 1 ? 2 : 3;
}
function* operandsOf(index, operands) {
    const { arity } = OPERATIONS[index] ?? { arity: 1 };
    for (const [left, one] of operands.entries()) {
        if (arity === 1) {
            if (index === 0 || !one.isLiteral)
                yield [left, [one]];
            continue;
        }
        for (const [right, other] of operands.entries())
            if (one.code !== other.code && !(one.isLiteral && other.isLiteral))
                yield [left * operands.length + right, [one, other]];
    }
}
function isBoolean(value) {
    return /^(?:true|false)$/i.test(value);
}
function typeOfShown(value) {
    if (value === undefined || /^(?:None|null|undefined)$/.test(value))
        return 'nothing';
    if (isBoolean(value))
        return 'boolean';
    if (/^-?(?:[\d.]|inf|nan|Infinity|NaN)/.test(value))
        return 'number';
    if (/^["']/.test(value))
        return 'text';
    return /^[[({]/.test(value) ? 'list' : 'other';
}
function isTrue(value) {
    return value !== undefined && /^true$/i.test(value);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/built-guards.js




const built_guards_MAX_TESTS = 5;
const built_guards_MAX_RESULTS = 6;
function builtGuards(view, source) {
    const { node } = view.site;
    const own = wholeLines(node, source);
    if (own === undefined)
        return [];
    const isPython = source.language.name === 'python';
    const put = (at, insert, what, likelihood) => ({
        operator: 'built-guard',
        from: at.from,
        to: at.to,
        insert,
        what,
        likelihood,
    });
    const when = (test, does, indent) => isPython ? `${indent}if ${test}:\n${indent}    ${does}` : `${indent}if (${test}) ${does}${end}`;
    const end = /^[([`+/-]/.test(own.text.trim()) || source.text.includes(';\n') ? ';' : '';
    const start = { from: own.from, to: own.from };
    const isConstructor = /^(?:def __init__|constructor)\b/.test(sliceOf(functionOrFile(node), source).slice(0, 20));
    const rate = (test, index) => addedLikelihood(test) / (1 + index / 4);
    const leaving = view
        .tests('false')
        .slice(0, built_guards_MAX_TESTS)
        .flatMap((test, index) => {
        const leaves = outermostLoop(node) !== undefined ? ['continue', 'break'] : [];
        const results = isConstructor ? [] : view.results(test).slice(0, built_guards_MAX_RESULTS);
        return [...leaves, ...results.map(({ code }) => `return ${code}`)].map((does, second) => put(start, `${when(test.code, does, own.indent)}\n`, `${does} if \`${shortCode(test.code)}\``, rate(test, index + second)));
    });
    const isSimple = /^(?:Expression|Assign|Update)Statement$/.test(node.name);
    const only = (isSimple ? view.tests('true') : [])
        .slice(0, built_guards_MAX_TESTS)
        .map((test, index) => put(own, when(test.code, own.text.trim().replace(/;$/, ''), own.indent), `run \`${shortCode(own.text)}\` only if \`${shortCode(test.code)}\``, rate(test, index)));
    return [...leaving, ...only];
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/site-view.js



const MAX_TERMS = 10;
const MAX_LOOSE = 30;
const MAX_ALIKE = 3;
class SiteView {
    site;
    terms;
    #failing;
    #rows;
    #own;
    #expected;
    constructor({ site, failing, passing }, terms, evidence) {
        this.site = site;
        this.terms = terms;
        this.#failing = failing.length;
        this.#rows = failing.length + passing.length;
        this.#expected = expectedIn(evidence);
        const rows = [...failing, ...passing];
        const column = site.isCondition ? NOT : 0;
        const shown = rows.map(({ values, of }) => values[of[column]?.[0] ?? -1]);
        this.#own = site.isCondition ? shown.map(value => (value === undefined ? value : String(!isTrue(value)))) : shown;
    }
    get others() {
        return this.terms.filter(term => this.#isAlike(term) && this.#differs(this.#effect(term))).slice(0, MAX_TERMS);
    }
    get loose() {
        return this.terms
            .filter(term => {
            const values = this.#effect(term);
            return this.#isAlike(term) && this.#differsInFailing(values) && !this.#differs(values);
        })
            .slice(0, MAX_LOOSE);
    }
    #effect(term) {
        return this.site.isCondition ? this.#truth(term) : term.values;
    }
    #isAlike({ values, isLiteral }) {
        const isObject = this.site.node.parent?.name === 'MemberExpression' && this.site.node.prevSibling === null;
        if (isLiteral && (isObject || this.#rows === this.#failing))
            return false;
        return this.#own.slice(0, this.#failing).every((own, row) => {
            const type = typeOfShown(own);
            return type === 'nothing' || type === typeOfShown(values[row]?.toString());
        });
    }
    joined(way) {
        return this.#apart(this.#questions, term => {
            const truth = this.#truth(term);
            return this.#own.map((own, at) => way === 'and' ? (own === 'false' ? own : truth[at]) : own === 'true' ? own : truth[at]);
        });
    }
    tests(usually) {
        return this.#apart(this.#questions, term => this.#truth(term), Array.from({ length: this.#rows }, () => usually));
    }
    results(condition) {
        const held = condition.values.flatMap((value, at) => (isTrue(value) && at < this.#failing ? [at] : []));
        const isExpected = ({ values }) => held.some(at => this.#isExpected(values[at]));
        const defined = this.terms.filter(each => !each.isTruth && held.every(at => each.values[at] !== undefined));
        const expected = defined.filter(term => term.size <= 2 && isExpected(term) && !site_view_SIZE.test(term.code));
        const simple = defined.filter(term => term.size === 1 && !expected.includes(term));
        const [literals, names] = [simple.filter(each => each.isLiteral), simple.filter(each => !each.isLiteral)];
        return [...expected, ...literals.flatMap((each, index) => [each, names[index] ?? []].flat())];
    }
    isExpected({ values }) {
        return values.slice(0, this.#failing).some(value => this.#isExpected(value));
    }
    #isExpected(value) {
        return value !== undefined && this.#expected.has(value.replaceAll(/^["']|["']$/g, ''));
    }
    get #questions() {
        return this.terms.filter(({ isTest, isLiteral }) => isTest && !isLiteral);
    }
    #truth({ values, isTest }) {
        return isTest ? values.map(value => value?.toLowerCase()) : [];
    }
    #apart(terms, effect, own = this.#own) {
        const apart = terms.filter(term => this.#differs(effect(term), own));
        const ways = [...(0,grouping/* groupBy */.$)(apart, term => effect(term).slice(0, this.#failing).join(' ')).values()].map(alike => alike.toSorted((one, other) => addedLikelihood(other) - addedLikelihood(one)).slice(0, MAX_ALIKE));
        return Array.from({ length: MAX_ALIKE }, (_, rank) => ways.flatMap(alike => alike[rank] ?? [])).flat();
    }
    #differsInFailing(values) {
        const failing = values.slice(0, this.#failing);
        return failing.length > 0 && !failing.includes(undefined) && failing.some((value, row) => value !== this.#own[row]);
    }
    #differs(values, own = this.#own) {
        let differs = false;
        for (let row = 0; row < this.#rows; row += 1) {
            const value = values[row];
            if (value === undefined || (row >= this.#failing && value !== own[row]))
                return false;
            differs ||= value !== own[row];
        }
        return differs;
    }
}
const site_view_SIZE = /^len\(|\.(?:length|size)$/;
const NOT = OPERATIONS.findIndex(({ forms }) => forms.python.code === 'not a');
function expectedIn({ pairs, numbers, strings }) {
    return new Set([...pairs.map(({ expected }) => expected), ...numbers, ...strings]);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/terms-at.js







function termsAt({ site, failing, passing }, source) {
    return termsOf(operandsAt(site, source), [...failing, ...passing], {
        language: source.language.name,
        code: sliceOf(functionOrFile(site.node), source),
        isAsked: site.kind === 'statement' || site.isAsked,
    });
}
const CONSTANT_FALSE = { python: 'False', javascript: 'false' };
const terms_at_LITERAL = /^(?:["'\d[-]|None$|True$|False$|undefined$|true$|false$)/;
function operandsAt(site, source) {
    const text = site.kind === 'statement' ? CONSTANT_FALSE[source.language.name] : sliceOf(site.node, source);
    const isUnused = (name) => isUnusedAt(name, site, source);
    const own = { code: text, isClosed: terms_at_isWord(text), isLiteral: site.kind === 'statement' };
    const round = new Set(roundNumbersAt(site, source));
    const parts = new Map(site.parts?.map(each => [each.code, each]));
    const bases = basesAt(site, source).map((code) => parts.get(code) ?? {
        code,
        isClosed: true,
        isLiteral: terms_at_LITERAL.test(code),
        isRound: round.has(code),
        isUnused: isUnused(code),
    });
    return [own, ...bases];
}
function isUnusedAt(name, { node }, source) {
    return /^[\w$]+$/.test(name) && !terms_at_LITERAL.test(name) && unusedIn(functionOrFile(node), source)(name);
}
const unusedIn = oncePerNode((scope, source) => {
    const known = new Map();
    const parameters = new Set(parameterNodes(scope.getChild('ParamList')).map(each => sliceOf(each, source)));
    const hasArguments = source.language.name === 'javascript' && readsOf(scope, source, 'arguments') > 0;
    return (name) => {
        const isParameter = parameters.has(name);
        const around = isParameter ? scope : treeOf(source).topNode;
        const isUnused = known.get(name) ?? (!(isParameter && hasArguments) && readsOf(around, source, name) === 0);
        known.set(name, isUnused);
        return isUnused;
    };
}, ({ from, to }) => `${from} ${to}`);
function terms_at_isWord(code) {
    return /^[\w$.]+(?:\([^()]*\)|\[[^[\]]*\])*$/.test(code) || /^(?:"[^"]*"|'[^']*')$/.test(code);
}
const PARTS = ['len(a)', 'a[-1]', 'a[0]', 'a.lower()', 'a.upper()', 'a.strip()', 'a + 1', 'a - 1'];
const terms_at_MAX_PARTS = 18;
function deeperSite(seen, source) {
    const { site, failing } = seen;
    if (site.kind === 'expression' && !site.isCondition)
        return undefined;
    const known = new Set(basesAt(site, source));
    const terms = termsAt(seen, source).filter(({ of, values }) => of.length === 1 && known.has(of[0] ?? '') && values.slice(0, failing.length).some(isValue));
    const most = PARTS.flatMap(part => terms.filter(({ operation }) => OPERATIONS[operation]?.forms.python.code === part))
        .slice(0, terms_at_MAX_PARTS)
        .map(({ code, isClosed, of, operation }) => ({
        code,
        isClosed,
        isLiteral: false,
        part: { of: of[0] ?? code, operation },
        isUnused: isUnusedAt(of[0] ?? code, site, source),
        isRare: isForeign(OPERATIONS[operation]?.forms[source.language.name].code ?? '', source),
    }));
    return most.length === 0 ? undefined : { ...site, parts: most };
}
function isForeign(code, { text }) {
    return code.startsWith('a.') && code.endsWith('()') && !text.includes(code.slice(1));
}
function isValue(value) {
    return value !== undefined;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/built-changes.js






const MAX_JOINED = 6;
const UNSEEN = 0.4;
const built_changes_LEAST = 0.1;
function builtChanges(seen, source, evidence) {
    const { site, passing } = seen;
    const view = new SiteView(seen, termsAt(seen, source), evidence);
    const strict = site.kind === 'statement'
        ? builtGuards(view, source)
        : [...(site.isCondition ? built_changes_joined(view, source) : []), ...replaced(view, view.others, source)];
    const loose = site.kind === 'statement' ? [] : replaced(view, view.loose, source);
    const rate = passing.length === 0 ? UNSEEN : 1;
    const rated = (changes, isLoose) => changes.map(each => ({ ...each, likelihood: (each.likelihood ?? 1) * rate, isLoose }));
    return [...rated(strict, false), ...rated(loose, true)].filter(({ likelihood }) => likelihood >= built_changes_LEAST);
}
function replaced(view, terms, source) {
    const { site } = view;
    const isResult = site.node.parent?.name === 'ReturnStatement';
    return terms.map(term => {
        const isWanted = isResult && view.isExpected(term);
        const likelihood = Math.min(1, likelihoodOf(term) * (isWanted ? 1.5 : 1));
        const code = term.isClosed || standsAlone(site.node) ? term.code : `(${term.code})`;
        const insert = /[\w$]/.test(source.text[site.node.from - 1] ?? '') ? ` ${code}` : code;
        return replace(site.node, source, { operator: operatorOf(site), insert, likelihood });
    });
}
function operatorOf({ isCondition }) {
    return isCondition ? 'built-condition' : 'built-expression';
}
function built_changes_joined(view, source) {
    const { site } = view;
    const isPython = source.language.name === 'python';
    const text = sliceOf(site.node, source);
    return ['and', 'or'].flatMap(way => {
        const word = isPython ? way : way === 'and' ? '&&' : '||';
        const own = isMixed(text, way) ? `(${text})` : text;
        return view
            .joined(way)
            .slice(0, MAX_JOINED)
            .map(term => {
            const whole = `${own} ${word} ${term.code}`;
            const insert = standsAlone(site.node) ? whole : `(${whole})`;
            return replace(site.node, source, {
                operator: 'built-condition',
                insert,
                likelihood: addedLikelihood(term),
            });
        });
    });
}
function isMixed(text, way) {
    return (way === 'and' ? /\|\||\?\?|\bor\b|\?|\bif\b|=>|\blambda\b/ : /&&|\?\?|\?|\bif\b|=>|\blambda\b/).test(text);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/effects.js
function effectsOf(expressions, { failing, passing }) {
    const effects = new Map();
    for (const [number, { candidates }] of expressions.entries()) {
        const inFailing = failing.watched.get(number);
        const inPassing = passing.watched.get(number);
        for (const [index, candidate] of candidates.entries()) {
            if (!differs(inFailing, index + 1)) {
                if (inFailing?.isCut !== true)
                    effects.set(candidate, 'none');
                continue;
            }
            const isKnown = inPassing !== undefined && !inPassing.isCut;
            if (isKnown)
                effects.set(candidate, differs(inPassing, index + 1) ? 'all tests' : 'failing tests only');
        }
    }
    return effects;
}
function differs(states, code) {
    return states?.rows.some(row => row[code] !== row[0]) === true;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/observations.js


const observations_MAX = { lines: 5_000, rows: 60, states: 200 };
const observations_MAX_LINE = 400_000;
const Line = schemas/* object */.Ikc({
    site: schemas/* int */.Whr().nonnegative(),
    values: schemas/* array */.YOg(schemas/* string */.YjP()),
    of: schemas/* array */.YOg(schemas/* array */.YOg(schemas/* int */.Whr().min(-1))).length(OPERATIONS.length),
});
const State = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ watched: schemas/* int */.Whr().nonnegative(), of: schemas/* array */.YOg(schemas/* int */.Whr()) }),
    schemas/* object */.Ikc({ watched: schemas/* int */.Whr().nonnegative(), isCut: schemas/* literal */.euz(true) }),
]);
function readObservations(text) {
    const sites = new Map();
    const watched = new Map();
    for (const line of new Set(text.split('\n', observations_MAX.lines))) {
        const value = parsedJson(line);
        const row = Line.safeParse(value).data;
        if (row !== undefined) {
            const own = sites.get(row.site) ?? [];
            sites.set(row.site, own);
            if (own.length < observations_MAX.rows)
                own.push(row);
        }
        const state = row === undefined ? State.safeParse(value).data : undefined;
        if (state === undefined)
            continue;
        const own = watched.get(state.watched) ?? { rows: [], isCut: false };
        watched.set(state.watched, own);
        if ('of' in state && own.rows.length < observations_MAX.states)
            own.rows.push(state.of);
        else
            own.isCut = true;
    }
    return { sites, watched };
}
function parsedJson(line) {
    try {
        return line === '' || line.length > observations_MAX_LINE ? undefined : JSON.parse(line);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/watched.js





const watched_MOST = { expressions: 60, candidates: 80 };
const watched_MAX_CODE = 200;
function watchedIn(source, candidates) {
    const found = new Map();
    for (const candidate of candidates) {
        const node = candidate.file === source.file ? expressionOf(candidate, source) : undefined;
        if (node === undefined || !isFunction(functionOrFile(node)))
            continue;
        const code = changedCode(node, candidate, source);
        const key = `${node.from} ${node.to}`;
        const own = found.get(key) ?? { node, codes: [sliceOf(node, source)], candidates: [] };
        if (own.candidates.length >= watched_MOST.candidates || !isWatchable(code) || !isExpression(code, source))
            continue;
        if (!found.has(key) && found.size >= watched_MOST.expressions)
            continue;
        found.set(key, own);
        own.codes.push(code);
        own.candidates.push(candidate);
    }
    return [...found.values()];
}
function expressionOf({ from, to }, source) {
    let found;
    for (let at = treeOf(source).resolveInner(from, 1); at !== null; at = at.parent) {
        if (isFunction(at) || /(?:Statement|Declaration|Definition)$/.test(at.name))
            break;
        if (at.from > from || at.to < to || !isReplaceable(at, source))
            continue;
        if (isWatchable(sliceOf(at, source)))
            found = at;
    }
    return found;
}
function isWatchable(code) {
    return code.length <= watched_MAX_CODE && !code.includes('\n') && isRepeatable(code);
}
function isExpression(code, { language }) {
    return (0,languages/* syntaxErrors */.B_)(language, `(${code})`).length === 0;
}
function changedCode({ from, to }, change, { text }) {
    return text.slice(from, change.from) + change.insert + text.slice(change.to, to);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/synthesis/observe-code.js












const observe_code_MAX_FILES = 2;
const MAX_SITES = { expression: 18, statement: 8 };
const MAX_CHANGES = { alone: 30, together: 80 };
const LOOK = { leastMs: 20_000, share: 0.25 };
const NOTHING_OBSERVED = { built: [], effects: new Map() };
async function observeCode(candidates, localization, trial) {
    if (localization.isOfFindings || localization.isOfCompiler || trial.quick.notes === undefined)
        return NOTHING_OBSERVED;
    const { leftMs = Number.POSITIVE_INFINITY } = trial;
    if (leftMs < LOOK.leastMs)
        return NOTHING_OBSERVED;
    const until = performance.now() + LOOK.share * leftMs;
    const isLate = () => performance.now() > until;
    const built = [];
    const effects = new Map();
    for (const [rank, file] of localization.files.slice(0, observe_code_MAX_FILES).entries()) {
        if (isLate())
            break;
        const text = await trial.file.text(file);
        const language = (0,languages/* languageOf */.eX)(file);
        if (text === undefined || language === undefined)
            continue;
        const source = { file, text, language };
        const weigh = ({ line, symbol }) => placeWeight({ file, line, symbol, rank }, localization);
        const sites = likeliest(source, weigh);
        if (localization.executed?.isIdle(file) === true && sites.every(({ symbol }) => symbol !== ''))
            continue;
        const expressions = watchedIn(source, candidates);
        const whole = await look(source, { sites, expressions }, trial);
        const seen = whole ?? (await look(source, { sites }, trial));
        if (seen === undefined)
            continue;
        if (whole !== undefined)
            for (const [each, effect] of effectsOf(expressions, whole))
                effects.set(each, effect);
        const context = { source, localization, weigh };
        const deeper = seenSites(sites, seen).flatMap(each => deeperSite(each, source) ?? []);
        const again = isLate() ? undefined : await look(source, { sites: deeper }, trial);
        const first = builtAt(sites, seen, context);
        const known = new Set(first.map(observe_code_changeOf));
        const second = again === undefined ? [] : builtAt(deeper, again, context);
        const found = [...first, ...second.filter(each => !known.has(observe_code_changeOf(each)))];
        built.push(...found.filter(({ isLoose }) => !isLoose), ...(isLate() ? [] : await selective(found, source, trial)));
    }
    const most = trial.quick.canSift ? MAX_CHANGES.together : MAX_CHANGES.alone;
    const likely = [...(0,grouping/* groupBy */.$)(built, ({ operator }) => operator).values()].flatMap(alike => byScore(alike).slice(0, most));
    return { built: byScore(likely), effects };
}
function byScore(candidates) {
    return candidates.toSorted((one, other) => other.score - one.score);
}
async function look(source, watch, { quick, file }) {
    const isNothing = watch.sites.length + (watch.expressions ?? []).length === 0;
    if (isNothing || quick.notes === undefined)
        return undefined;
    const result = instrumented(source, watch, quick.notes);
    const notes = (await file.write({ file: source.file, result })) ? await quick.observe() : undefined;
    return notes && { failing: readObservations(notes.failing), passing: readObservations(notes.passing) };
}
async function selective(built, source, trial) {
    const loose = built.filter(({ isLoose }) => isLoose);
    const expressions = watchedIn(source, loose);
    const seen = await look(source, { sites: [], expressions }, trial);
    const effects = seen === undefined ? undefined : effectsOf(expressions, seen);
    return loose.filter(candidate => effects?.get(candidate) === 'failing tests only');
}
function observe_code_changeOf({ from, to, insert }) {
    return `${from} ${to} ${insert}`;
}
function builtAt(sites, seen, context) {
    const { source, localization, weigh } = context;
    return seenSites(sites, seen).flatMap(each => {
        const { site } = each;
        const { line, symbol } = site;
        return builtChanges(each, source, localization.evidence).map(change => ({
            ...change,
            file: source.file,
            line,
            symbol,
            score: weigh(site) * operatorWeight(change.operator, localization.signals) * (change.likelihood ?? 1),
            result: applyMutation(source.text, change),
            restores: false,
        }));
    });
}
function seenSites(sites, { failing, passing }) {
    return sites.flatMap((site, index) => {
        const own = failing.sites.get(index);
        return own === undefined ? [] : [{ site, failing: own, passing: passing.sites.get(index) ?? [] }];
    });
}
function likeliest(source, weigh) {
    const isOfTest = (0,in_file_tests/* inFileTestLines */.vi)(source.file, source.text);
    const all = sitesIn(source).filter(({ line }) => !isOfTest(line));
    return ['expression', 'statement'].flatMap(kind => all
        .filter(site => site.kind === kind)
        .map(site => ({ site, weight: weigh(site) * (site.isCondition ? 1.5 : 1) }))
        .toSorted((one, other) => other.weight - one.weight)
        .slice(0, MAX_SITES[kind])
        .map(({ site }) => site));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/search/beside-best.js

const beside_best_MAX_BESIDE = 4;
function besideBest(best, candidates, tried) {
    const isBeside = (each) => each.file === best.file && each.from === best.from && each.to === best.to;
    return candidates
        .filter(each => isBeside(each) && !tried.has(each) && !isDestructive(each.result))
        .slice(0, beside_best_MAX_BESIDE)
        .map((candidate, index) => ({ candidate, index, order: 'beside the best one', patient: false, alone: false }));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/fixers/offline/search/candidate-queue.js




const MAX_SLOW = 8;
const candidate_queue_MAX_ALONE = 40;
const LISTED_FIRST = 15;
const PAIRS_AFTER = 800;
const BATCH = 48;
const candidate_queue_BY_EFFECT = { 'failing tests only': 3, 'all tests': 1, none: 0 };
class CandidateQueue {
    #candidates;
    #slow = [];
    #alone = [];
    #limit;
    #helpers;
    #effects = new Map();
    #built = 0;
    #paired = 0;
    #order = '';
    #tried = 0;
    constructor(candidates, limit, helpers = {}) {
        this.#candidates = candidates;
        this.#limit = limit;
        this.#helpers = helpers;
    }
    effectOf(candidate) {
        return this.#effects.get(candidate);
    }
    get made() {
        return this.#built + this.#paired;
    }
    get size() {
        return this.#candidates.length + this.made;
    }
    get tried() {
        return this.#tried;
    }
    get isCut() {
        return this.#left <= 0 && this.#limit() < this.#candidates.length;
    }
    count({ patient, alone }) {
        if (!patient && !alone)
            this.#tried += 1;
    }
    postpone(queued) {
        if (!queued.patient && !queued.alone && this.#slow.length < MAX_SLOW)
            this.#slow.push({ ...queued, patient: true });
    }
    tryAlone(queued) {
        if (!queued.alone && this.#alone.length < candidate_queue_MAX_ALONE)
            this.#alone.push({ ...queued, alone: true });
    }
    async *[Symbol.asyncIterator]() {
        let index = 0;
        let isPaired = false;
        for await (const batch of this.#batches()) {
            yield* this.#turns(batch, index, this.#order);
            index += batch.length;
            if (isPaired || index < PAIRS_AFTER)
                continue;
            isPaired = true;
            yield* this.#pairs(index);
            index += this.#paired;
        }
        yield* this.#alone;
        yield* this.#slow;
        if (!isPaired)
            yield* this.#pairs(index);
    }
    async *#pairs(from) {
        const pairs = (await this.#helpers.combine?.(this.#candidates)) ?? [];
        this.#paired = pairs.length;
        const order = `${this.#order} ${digestOf(pairs)}`;
        for (let at = 0; at < pairs.length; at += BATCH) {
            const safe = pairs.slice(at, at + BATCH).filter(each => !isDestructive(each.result));
            yield* this.#turns(safe, from + at, order);
        }
    }
    async *#turns(batch, from, order) {
        await this.#helpers.announce?.(batch);
        for (const [offset, candidate] of batch.entries()) {
            if (this.#left <= 0)
                return;
            yield { candidate, index: from + offset, order, patient: false, alone: false };
        }
    }
    get #left() {
        return this.#limit() + this.made - this.#tried;
    }
    async *#batches() {
        const seen = new Set();
        let batch = [];
        for await (const candidate of this.#all()) {
            if (this.#left <= 0)
                break;
            if (isDestructive(candidate.result))
                continue;
            const key = (0,external_node_crypto_.createHash)('sha256').update(`${candidate.file}\0${candidate.result}`).digest('base64');
            if (seen.has(key))
                continue;
            seen.add(key);
            batch.push(candidate);
            if (batch.length < Math.min(seen.size <= LISTED_FIRST ? LISTED_FIRST : BATCH, this.#left))
                continue;
            yield batch;
            batch = [];
        }
        if (batch.length > 0)
            yield batch;
    }
    async *#all() {
        yield* this.#candidates.slice(0, LISTED_FIRST);
        const listed = this.#candidates.slice(LISTED_FIRST);
        const { built: all, effects } = (await this.#helpers.observe?.(this.#candidates)) ?? NOTHING_OBSERVED;
        const { same, others: built } = dividedBy(this.#candidates, all);
        this.#effects = effects;
        this.#built = built.length;
        const worth = new Map(built.map(each => [each, each.score]));
        let least = Number.POSITIVE_INFINITY;
        for (const each of listed) {
            least = Math.min(least, each.score);
            worth.set(each, Math.max(least * candidate_queue_BY_EFFECT[effects.get(each) ?? 'all tests'], same.get(each)?.score ?? 0));
        }
        const order = [...listed, ...built].toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
        this.#order = digestOf(order);
        yield* order;
    }
}
function dividedBy(listed, built) {
    const sizeOf = ({ file, from, to, insert }) => `${insert.length - to + from} ${file}`;
    const bySize = (0,grouping/* groupBy */.$)(listed, sizeOf);
    const same = new Map();
    const others = built.filter(each => {
        const alike = (bySize.get(sizeOf(each)) ?? []).find(one => one.from <= each.to && one.to >= each.from && one.result === each.result);
        if (alike !== undefined && !same.has(alike))
            same.set(alike, each);
        return alike === undefined;
    });
    return { same, others };
}
function digestOf(candidates) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const { file, from, to, insert } of candidates)
        hash.update(`${file}\0${from}\0${to}\0${insert}\0`);
    return hash.digest('hex').slice(0, 16);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/search/findings.js

const MAX_PLAUSIBLE = { usual: 5, all: 20 };
const MAX_PROVED = 6;
const findings_COMPARE_MS = 10_000;
const BUILT_PATIENCE = 3;
class Findings {
    #targets;
    #limits;
    #isGuess;
    #effectOf;
    #all = [];
    #some;
    #guess;
    #last = { tried: 0, spentMs: 0 };
    #partial = [];
    constructor(targets, limits, isGuess = () => false, effectOf = () => undefined) {
        this.#effectOf = effectOf;
        this.#targets = targets;
        this.#limits = limits;
        this.#isGuess = isGuess;
    }
    get isLater() {
        return this.#all.length > 0;
    }
    get partial() {
        return this.#partial;
    }
    get atLeast() {
        return this.#all.length > 0 ? this.#targets - 1 : Math.min(this.#some?.green ?? 0, this.#targets - 1);
    }
    needOf({ parts }) {
        return { atLeast: parts === undefined ? this.atLeast : this.#targets - 1, isLater: this.isLater };
    }
    add(improvement, moment) {
        const isWhole = this.#isWhole(improvement);
        if (!isWhole)
            this.#partial.push(improvement.candidate);
        if (isWhole)
            this.#all.push(improvement);
        else if (this.#isGuess(improvement)) {
            if (improvement.green > (this.#guess?.green ?? 0))
                this.#guess = improvement;
            return;
        }
        else if (this.#isBetter(improvement))
            this.#some = improvement;
        else
            return;
        if (!isWhole || this.#all.length === 1)
            this.#last = moment;
    }
    #isWhole({ green, revealed }) {
        return green === this.#targets && revealed === 0;
    }
    #isBetter({ green, revealed }) {
        const some = this.#some;
        return some === undefined || green > some.green || (green === some.green && revealed < some.revealed);
    }
    isEnough({ tried, spentMs }) {
        const since = tried - this.#last.tried;
        const { afterAll, afterSome } = this.#limits();
        if (this.#all.length === 0)
            return this.#some !== undefined && since >= afterSome;
        const isLate = spentMs > 2 * this.#last.spentMs + findings_COMPARE_MS;
        const usual = this.#all.filter(({ candidate }) => !isBuilt(candidate)).length;
        const patience = usual === 0 ? BUILT_PATIENCE : 1;
        const isFull = usual >= MAX_PLAUSIBLE.usual || this.#all.length >= MAX_PLAUSIBLE.all;
        return isFull || since >= patience * afterAll || isLate;
    }
    async settle(prove) {
        const first = await this.#decide(prove);
        const { green = 0, red = 0 } = first?.others ?? {};
        if (first === undefined || green + red === 0)
            return first;
        for (const each of this.#all.filter(({ isProved }) => !isProved).slice(0, MAX_PROVED))
            this.#replace(each, await prove(each));
        return this.#decide(prove);
    }
    async #decide(prove) {
        for (let { best } = this; best !== undefined; best = this.best) {
            const proved = best.isProved ? best : await prove(best);
            if (proved === best)
                return best;
            this.#replace(best, proved);
        }
        return undefined;
    }
    #replace(each, proved) {
        const isWhole = proved !== undefined && this.#isWhole(proved);
        this.#all.splice(this.#all.indexOf(each), 1, ...(isWhole ? [proved] : []));
        if (proved !== undefined && !isWhole && !this.#isGuess(proved) && this.#isBetter(proved))
            this.#some = proved;
    }
    get guess() {
        return this.best === undefined ? this.#guess : undefined;
    }
    get best() {
        const candidate = chooseCandidate(this.#all.map(each => each.candidate), this.#effectOf, each => this.#all.find(({ candidate: own }) => own === each)?.others?.green ?? 0);
        return this.#all.find(each => each.candidate === candidate) ?? this.#some;
    }
    get others() {
        const { best } = this;
        return this.#all.filter(each => each !== best);
    }
}

;// CONCATENATED MODULE: ./lib/fixers/offline/search/failure-progress.js



const FURTHER = 0.5;
const NEARER = 0.25;
function failureProgress(before, after) {
    const later = (0,test_case/* byKey */.dX)(after);
    return before.reduce((sum, each) => sum + stepOf(each, later.get((0,test_case/* testKey */.S8)(each.id))), 0);
}
function stepOf(before, after) {
    if (after === undefined || after.status === 'skipped')
        return -1;
    if (after.status === 'passed')
        return 1;
    const [from, to] = [lineIn(before), lineIn(after)];
    if (from !== undefined && to !== undefined && from !== to)
        return to > from ? FURTHER : -FURTHER;
    const [old, now] = [distanceIn(before), distanceIn(after)];
    if (old === undefined || now === undefined)
        return Math.sign(Number(now !== undefined) - Number(old !== undefined)) * NEARER;
    return Math.sign(old - now) * NEARER;
}
function isSwayed({ id, problem: was }, after) {
    const is = after?.problems[0];
    if (after?.status !== 'failed' || is === undefined)
        return false;
    const [from, to] = [lineIn({ id, problems: [was] }), lineIn(after)];
    if (from !== undefined && to !== undefined && from !== to)
        return to < from;
    const values = [was, is].map(({ message, stack }) => (0,compared_values/* comparedValues */.O)(message) ?? (0,compared_values/* comparedValues */.O)(stack));
    const [old, now] = values.map(each => each?.actual);
    if (old !== undefined && now !== undefined)
        return withoutNoise(old) !== withoutNoise(now);
    if (now !== undefined)
        return false;
    return withoutNoise(was.message).replace(/\d{1,40}/g, '#') !== withoutNoise(is.message).replace(/\d{1,40}/g, '#');
}
const NOISE = /0x[0-9a-f]{1,40}|\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?)?|\b\d\d:\d\d:\d\d(?:[.,]\d{1,9})?|\b1\d{12}\b|\/(?:tmp|var\/folders)\/[\w./-]{1,300}/gi;
function withoutNoise(text) {
    return text.replace(NOISE, '#');
}
function lineIn({ id, problems }) {
    const name = id.file.split('/').at(-1) ?? '';
    const [problem] = problems;
    if (problem === undefined || name === '')
        return undefined;
    const text = `${problem.stack}\n${problem.message}`;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        if (/[\w.-]/.test(text.charAt(at - 1)))
            continue;
        const line = /^(?:"?, line |:)(\d{1,7})/.exec(text.slice(at + name.length, at + name.length + 20))?.[1];
        if (line !== undefined)
            return Number(line);
    }
    return undefined;
}
function distanceIn({ problems }) {
    const [problem] = problems;
    const values = problem && ((0,compared_values/* comparedValues */.O)(problem.message) ?? (0,compared_values/* comparedValues */.O)(problem.stack));
    if (values === undefined)
        return undefined;
    const { expected, actual } = values;
    const [one, other] = [Number(expected), Number(actual)];
    if (expected !== '' && actual !== '' && !Number.isNaN(one) && !Number.isNaN(other))
        return Math.abs(one - other);
    const { start, end } = (0,shared_ends/* sharedEnds */.i)(expected, actual);
    return Math.max(expected.length, actual.length) - start - end;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/search/pairs.js



const MAX_LOOKS = 300;
const LOOKS_MS = 20_000;
const BEAM = 16;
const MAX_SECONDS = 800;
const pairs_MAX_PAIRS = 2_400;
const PAIRS_MS = 30_000;
async function pairsOf(candidates, search) {
    const firsts = await furthest(candidates, search);
    const { runMs = PAIRS_MS, canSift } = search.quick;
    const most = canSift ? pairs_MAX_PAIRS : Math.min(pairs_MAX_PAIRS, Math.floor(PAIRS_MS / Math.max(1, runMs)));
    const pairs = new Map();
    for (const { candidate, progress } of firsts) {
        const text = (await search.file.text(candidate.file)) ?? '';
        for (const second of candidates.slice(0, MAX_SECONDS)) {
            const pair = pairOf(candidate, second, text, progress);
            if (pair === undefined)
                continue;
            const key = `${pair.file} ${pair.from} ${pair.to} ${pair.insert}`;
            if (pair.score > (pairs.get(key)?.score ?? 0))
                pairs.set(key, pair);
        }
    }
    return [...pairs.values()].toSorted((one, other) => other.score - one.score).slice(0, most);
}
async function furthest(candidates, search) {
    const { quick, file, signal } = search;
    await file.restore();
    const { runMs } = quick;
    const before = runMs === undefined ? undefined : await quick.standing();
    if (before === undefined || runMs === undefined)
        return [];
    const failing = before.filter(({ status }) => status === 'failed');
    const looks = Math.min(MAX_LOOKS, Math.floor(LOOKS_MS / Math.max(1, runMs)));
    const found = [];
    for (const candidate of likelyFirsts(candidates, search).slice(0, looks)) {
        signal.throwIfAborted();
        if (isDestructive(candidate.result))
            continue;
        const after = (await file.write(candidate)) ? await quick.standing() : undefined;
        const progress = after === undefined || !quick.keepsOthers(after) ? 0 : failureProgress(failing, after);
        if (progress > 0)
            found.push({ candidate, progress });
    }
    await file.restore();
    return found.toSorted((one, other) => other.progress - one.progress).slice(0, BEAM);
}
function likelyFirsts(candidates, { partial, effectOf }) {
    const selective = candidates.filter(each => effectOf(each) === 'failing tests only');
    const others = candidates.filter(each => !/^(?:failing tests only|none)$/.test(effectOf(each) ?? ''));
    return [...new Set([...partial, ...selective, ...others])];
}
function pairOf(first, second, text, progress) {
    if (first.file !== second.file)
        return undefined;
    const [upper, lower] = first.from <= second.from ? [first, second] : [second, first];
    const change = upper.to < lower.from ? joinedChange([upper, lower], text) : undefined;
    if (change === undefined)
        return undefined;
    return {
        ...change,
        operator: 'two-changes',
        what: `${upper.what} in line ${upper.line}, and ${lower.what}`,
        file: first.file,
        line: lower.line,
        symbol: first.symbol,
        score: first.score * second.score * Math.sqrt(progress),
        restores: first.restores && second.restores,
        isSpecial: first.isSpecial === true || second.isSpecial === true,
        parts: [first, second],
        get result() {
            return applyMutation(text, change);
        },
    };
}

;// CONCATENATED MODULE: ./lib/fixers/offline/search/search-progress.js


const BETWEEN_MS = 2_000;
const Note = schemas/* object */.Ikc({
    search: schemas/* number */.aig(),
    next: schemas/* number */.aig(),
    found: schemas/* array */.YOg(schemas/* number */.aig()),
    order: schemas/* string */.YjP().optional(),
});
class SearchProgress {
    #keeper;
    #earlier;
    #found;
    #reached = { next: 0, order: '' };
    #betweenMs;
    #notedAt = external_node_perf_hooks_.performance.now();
    constructor(keeper, candidates, betweenMs = BETWEEN_MS) {
        const earlier = parse(keeper.load()?.text);
        const none = { search: candidates, next: 0, found: [] };
        this.#earlier = earlier?.search === candidates ? earlier : none;
        this.#found = [...this.#earlier.found];
        this.#keeper = keeper;
        this.#betweenMs = betweenMs;
    }
    get resumed() {
        return this.#earlier.next;
    }
    isRefuted(index, order = '') {
        return this.#isKnown(index, order) && !this.#earlier.found.includes(index);
    }
    #isKnown(index, order) {
        const { next, order: earlier = '' } = this.#earlier;
        return index < next && (order === '' || order === earlier || earlier.startsWith(`${order} `));
    }
    async judged(index, helps, order = '') {
        if (helps && !this.#found.includes(index))
            this.#found.push(index);
        if (this.#isKnown(index, order) || (!helps && external_node_perf_hooks_.performance.now() - this.#notedAt < this.#betweenMs))
            return;
        this.#notedAt = external_node_perf_hooks_.performance.now();
        if (index >= this.#reached.next)
            this.#reached = { next: index + 1, order };
        const { next, order: reached } = this.#reached;
        const note = {
            search: this.#earlier.search,
            next,
            found: this.#found,
            ...(reached !== '' && { order: reached }),
        };
        await this.#keeper.keep({ spending: {}, text: JSON.stringify(note) });
    }
}
function parse(text) {
    try {
        return Note.parse(JSON.parse(text ?? ''));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/fixers/offline/search/try-candidate.js



async function tryCandidate({ candidate, patient, alone }, trial, { atLeast, isLater }) {
    const { targets, before, sample, quick, file, tools } = trial;
    if (!patient && !alone && quick.hasSifted(candidate))
        return undefined;
    if (isLater && quick.hasPassedAll(candidate))
        return { candidate, green: targets.length, revealed: 0, isProved: false };
    if (!(await file.write(candidate)) || (await quick.rejects(candidate, targets, atLeast, { patient })))
        return undefined;
    const { seen } = quick;
    if (seen !== undefined && isLater)
        return { candidate, green: seen, revealed: 0, isProved: false };
    if (seen !== undefined)
        return try_candidate_prove(candidate, trial, { atLeast, seen });
    if (sample.length < targets.length) {
        const sampleRun = await tools.runTests({ kind: 'only', tests: sample, isTrial: true });
        if (countGreen(sampleRun, sample.map(test_case/* testKey */.S8)) === 0)
            return undefined;
    }
    const tests = before.map(({ id }) => id);
    const areAll = new Set(tests.map(test_case/* testKey */.S8)).size === targets.length;
    const run = await tools.runTests(areAll ? { kind: 'only', tests, isTrial: true } : undefined);
    return countGreen(run, targets) > atLeast ? try_candidate_prove(candidate, trial, { atLeast }) : undefined;
}
async function proveLater({ candidate, green, ...rest }, trial) {
    const { targets, file } = trial;
    if (!(await file.write(candidate)))
        return undefined;
    const proved = await try_candidate_prove(candidate, trial, { atLeast: targets.length - 1, seen: green });
    return proved && { ...rest, ...proved };
}
async function try_candidate_prove(candidate, { targets, before, quick, tools }, { atLeast, seen }) {
    const { run, broken, revealed = [], others } = await tools.guard([candidate.file]);
    const green = countGreen(run, targets);
    if (seen !== undefined)
        await quick.compare(seen, green);
    if (!run.complete || green <= atLeast || broken.length > 0)
        return undefined;
    const cases = (0,test_case/* byKey */.dX)(run.cases);
    const sways = before.some(each => isSwayed(each, cases.get((0,test_case/* testKey */.S8)(each.id))));
    const more = { ...(others === undefined ? {} : { others }), ...(sways ? { sways } : {}) };
    return { candidate, green, revealed: revealed.length, isProved: true, ...more };
}
function countGreen(run, targets) {
    return run.exit.kind === 'exited' ? countPassed(run.cases, targets) : 0;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/search/search-candidates.js
var search_candidates_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var search_candidates_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



















const NOTHING_FOUND = { best: undefined, others: [], rejected: 0, differences: new Map(), failure: '' };
const MAX_WATCHED = 600;
const LOG_INTERVAL = 25;
async function searchCandidates(candidates, task) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = search_candidates_addDisposableResource(env_1, new TriedFile(task.tools.source), true);
        return await new CandidateSearch(candidates, task, file).run();
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = search_candidates_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
class CandidateSearch {
    #candidates;
    #task;
    #targets;
    #trial;
    #progress;
    #findings;
    #queue;
    #tried = new Set();
    #budgetMs;
    #rejected = 0;
    constructor(candidates, task, file) {
        const { assignment, tools, localization, sample, quick } = task;
        this.#candidates = candidates;
        this.#task = task;
        this.#budgetMs = searchMs(tools.budgetMs, task.limits.timeMs);
        this.#targets = targetsOf(assignment);
        this.#trial = { targets: this.#targets, before: assignment.failures, sample, quick, file, tools };
        this.#progress = new SearchProgress(tools.conversation, candidates.length);
        this.#queue = new CandidateQueue(candidates, () => this.#limit, {
            observe: listed => this.#observe(listed),
            announce: next => this.#sift(next),
            combine: listed => this.#combine(listed),
        });
        this.#findings = new Findings(this.#targets.length, () => searchLimits(quick.runMs, quick.canSift), each => isGuess(each, assignment, localization), each => this.#queue.effectOf(each));
    }
    async run() {
        const { localization, tools, started } = this.#task;
        this.#say(`${(0,wording/* count */.U9)(this.#listed, 'candidate')} in ${fileList(localization.files)}`);
        const { resumed } = this.#progress;
        if (resumed > 0)
            this.#say(`resuming after ${(0,wording/* count */.U9)(resumed, 'candidate')}`);
        try {
            for await (const queued of this.#queue) {
                tools.signal.throwIfAborted();
                const spentMs = external_node_perf_hooks_.performance.now() - started;
                if (spentMs > this.#budgetMs)
                    return await this.#result(spentMs);
                const end = await this.#try(queued);
                if (end === 'enough')
                    break;
                if (end !== undefined)
                    return { ...NOTHING_FOUND, ...end };
            }
            await this.#tryBeside();
            return await this.#result();
        }
        catch (error) {
            if (!tools.signal.aborted)
                throw error;
            return this.#cutOff(external_node_perf_hooks_.performance.now() - started);
        }
    }
    async #tryBeside() {
        const best = this.#findings.isLater ? this.#findings.best?.candidate : undefined;
        if (best === undefined || this.#task.quick.runMs !== undefined)
            return;
        for (const queued of besideBest(best, this.#candidates, this.#tried))
            await this.#try(queued);
    }
    #cutOff(overMs) {
        const { best, others } = this.#findings;
        const nothing = { ...NOTHING_FOUND, tried: this.#queue.tried };
        return best?.isProved === true ? { ...nothing, best, others } : { ...nothing, failure: this.#failure(overMs) };
    }
    get #limit() {
        const { limits, quick } = this.#task;
        return limits.candidates ?? searchLimits(quick.runMs, quick.canSift).candidates;
    }
    get #listed() {
        return Math.min(this.#candidates.length, this.#limit);
    }
    #say(text) {
        this.#task.tools.emit({ kind: 'thought', fixer: this.#task.fixer, text });
    }
    async #observe(listed) {
        const { localization, started } = this.#task;
        const leftMs = this.#budgetMs - (external_node_perf_hooks_.performance.now() - started);
        const observed = await observeCode(listed.slice(0, MAX_WATCHED), localization, { ...this.#trial, leftMs });
        const { built, effects } = observed;
        const idle = [...effects.values()].filter(effect => effect === 'none').length;
        if (built.length + idle > 0)
            this.#say(observedText(built.length, idle));
        return observed;
    }
    async #sift(next) {
        await this.#trial.file.restore();
        const [first] = next;
        if (first !== undefined)
            await this.#task.quick.sift(next, this.#targets, this.#findings.needOf(first).atLeast);
    }
    async #combine(listed) {
        if (this.#findings.isLater)
            return [];
        const effectOf = (each) => this.#queue.effectOf(each);
        const { signal } = this.#task.tools;
        const pairs = await pairsOf(listed, { ...this.#trial, partial: this.#findings.partial, effectOf, signal });
        if (pairs.length > 0)
            this.#say(pairsText(pairs.length));
        return pairs;
    }
    async #try(queued) {
        const { candidate, index, order, patient, alone } = queued;
        const { fixer, tools, started, localization, stated, quick } = this.#task;
        const [queue, findings, progress] = [this.#queue, this.#findings, this.#progress];
        const text = (await this.#trial.file.text(candidate.file)) ?? '';
        if (!reverted_hunks_isTakenBack(candidate) && problemIn(candidate.file, candidate.result, text) !== undefined)
            return undefined;
        const isSecond = patient || alone;
        if (isSecond && findings.best !== undefined)
            return undefined;
        queue.count(queued);
        this.#tried.add(candidate);
        const { tried } = queue;
        if (progress.isRefuted(index, order))
            return undefined;
        tools.emit({ kind: 'trying', fixer, tried, of: this.#listed + queue.made, what: candidate.what });
        const improvement = await tryCandidate(queued, this.#trial, findings.needOf(candidate));
        if (quick.ranOut)
            queue.postpone(queued);
        else if (quick.isSiftedOut(candidate))
            queue.tryAlone(queued);
        const moment = { tried, spentMs: external_node_perf_hooks_.performance.now() - started };
        if (improvement !== undefined) {
            const isWhole = improvement.green === this.#targets.length;
            const intent = isWhole ? contradictedBy(candidate, text, stated) : undefined;
            if (intent !== undefined)
                return { intent, tried };
            const hollow = hollowReason(candidate, text, localization.evidence);
            if (hollow === undefined)
                findings.add({ ...improvement, at: tried }, moment);
            else {
                if (isWhole)
                    this.#rejected += 1;
                this.#say(`Rejected: tests pass if you ${candidate.what}, but ${hollow}`);
            }
        }
        const isOpen = quick.ranOut || quick.isSiftedOut(candidate);
        await progress.judged(index, improvement !== undefined || isOpen, order);
        if (findings.isEnough(moment))
            return 'enough';
        if (!isSecond && tried % LOG_INTERVAL === 0)
            this.#say(`${(0,wording/* count */.U9)(tried, 'candidate')} tried`);
        return undefined;
    }
    async #result(overMs) {
        const { started, tools } = this.#task;
        const findings = this.#findings;
        const best = await findings.settle(each => proveLater(each, this.#trial));
        const { others } = findings;
        const leftMs = tools.budgetMs - (external_node_perf_hooks_.performance.now() - started);
        const rest = others.map(each => each.candidate);
        const differences = await differencesFrom(best?.candidate, rest, { ...this.#trial, leftMs });
        const result = { best, others, differences, rejected: this.#rejected, failure: this.#failure(overMs) };
        return { ...result, tried: this.#queue.tried };
    }
    #failure(overMs) {
        const { guess } = this.#findings;
        const queue = this.#queue;
        const text = failureText(queue, { all: queue.size, isCapped: this.#task.isCapped, limit: this.#limit, overMs });
        return guess === undefined ? text : `${text} ${guessText(guess, this.#targets.length)}`;
    }
}

;// CONCATENATED MODULE: ./lib/fixers/offline/evidence/unset-variables.js

const unset_variables_MAX_TEXT = 4_000;
const unset_variables_MAX_FILES = 40;
const unset_variables_MAX_CODE = 200_000;
const UNSET = [
    /\b(?<name>[A-Z][A-Z0-9_]{2,60})["'`\])]{0,2}:? (?:is |was |are )?(?:a )?(?:not (?:set|defined|provided|found|configured|present|specified|available)|unset|undefined|null|None|nil|required|missing|empty|blank)\b/g,
    /\b(?<name>[A-Z][A-Z0-9_]{2,60})["'`]? (?:must|should|has to|have to|needs to) (?:not )?be (?:set|defined|provided|configured|specified|present|empty|blank)\b/g,
    /\b(?:[Mm]issing|[Rr]equires?|[Uu]ndefined|[Uu]nset|[Ss]et|[Dd]efine|[Pp]rovide|[Ss]pecify|[Nn]o)(?: the| required| array)?(?: env| environment| config)?(?: variables?| keys?)?:? ["'`[($]{0,3}(?<name>[A-Z][A-Z0-9_]{2,60})\b/g,
    /\brequired (?:environment |env )?(?:variable|key):? ["'`]?(?<name>[A-Z][A-Z0-9_]{2,60})\b/g,
    /\b(?:[Mm]issing|[Uu]nset|[Nn]otPresent|[Nn]otSet)\w{0,40}\(["'](?<name>[A-Z][A-Z0-9_]{2,60})["']/g,
    /\bnot found: ["'](?<name>[A-Z][A-Z0-9_]{2,60})["']/g,
    /\bKeyError: ["'](?<name>[A-Z][A-Z0-9_]{2,60})["']/g,
    /\bplaceholder ['"](?<name>[A-Z][A-Z0-9_]{2,60})['"]/g,
    /["'](?<name>[A-Z][A-Z0-9_]{2,60})["']?:? \[? ?["']?(?:Required|undefined)\b/g,
];
const READS = [
    /\b(?:process|import\.meta|Bun)\.env(?:\?)?(?:\.|\[['"`])(?<name>\w{1,80})/g,
    /\bDeno\.env\.get\(['"`](?<name>\w{1,80})/g,
    /\bENV(?:\.fetch\(|\[)['"](?<name>\w{1,80})/g,
    /\benviron(?:\.get\(|\[)['"](?<name>\w{1,80})/g,
    /\b(?:[Gg]et_?[Ee]nv|Lookup_?Env|env::var(?:_os)?|option_env!|env!|GetEnvironmentVariable|env|config)\(\s{0,20}['"](?<name>\w{1,80})/g,
    /\$_(?:ENV|SERVER)\[['"](?<name>\w{1,80})/g,
];
const DESTRUCTURED = /\{(?<names>[^{}]{0,500})\} = (?:process|import\.meta)\.env\b/g;
const isSetUp = (file) => {
    const name = file.slice(file.lastIndexOf('/') + 1);
    return (name === 'conftest.py' || name.startsWith('.env') || (/set-?up|config/i.test(name) && /\.[cm]?[jt]s$/.test(name)));
};
const TEMPLATE = /example|sample|template|dist$/i;
const HOLE = /\b(?:undefined|None|null|nil)\b/;
const FALLBACK = /^["'`)\]]{0,3}\s{0,9}(?:\?|&&|\|\||,|and\b|or\b|if\b|!==?|===?)/;
const unset_variables_CONDITION = /\b(?:if|elif|while|when|unless|not)\b|!\s{0,9}$/;
async function unsetVariables({ failures, failingDiff }, suspects, { source, isTest, isPassed = () => false }) {
    const signs = failures.map(failure => ({ names: unset_variables_namedIn(failure), hollow: hasHole(failure) }));
    if (signs.length === 0 || signs.some(({ names, hollow }) => names.size === 0 && !hollow))
        return [];
    const stacks = failures.flatMap(({ frames }) => frames.map(({ file }) => file));
    const code = new Set([...suspects, ...stacks].filter(file => !isTest(file)));
    const texts = await textsOf([...code], source);
    const read = new Set(texts.flatMap(readIn));
    const bare = new Set(texts.flatMap(readWithoutFallback));
    const isRenamed = failingDiff.split('\n').some(line => line.startsWith('-') && readIn(line).length > 0);
    const byHole = bare.size === 1 && !isRenamed ? [...bare] : [];
    const found = signs.map(({ names, hollow }) => {
        const named = [...names].filter(name => read.has(name));
        return named.length === 0 && hollow ? byHole : named;
    });
    const all = [...new Set(found.flat())];
    if (found.some(names => names.length === 0) || all.some(isPassed))
        return [];
    const setUps = (await source.list()).filter(file => isSetUp(file) && !TEMPLATE.test(file) && !code.has(file));
    const tests = new Set([...failures.map(({ id }) => id.file), ...stacks.filter(isTest), ...setUps.slice(0, unset_variables_MAX_FILES)]);
    const known = (await textsOf([...tests].filter(file => file !== ''), source)).join('\n');
    return all.some(name => known.includes(name)) ? [] : all.toSorted();
}
function hasHole({ problem: { message } }) {
    return pairsIn(message.slice(0, unset_variables_MAX_TEXT)).some(isHollow);
}
function isHollow({ actual, expected }) {
    const hole = HOLE.exec(actual);
    if (hole === null || HOLE.test(expected))
        return false;
    const [before, after] = [actual.slice(0, hole.index), actual.slice(hole.index + hole[0].length)];
    const around = before.length + after.length;
    return around > 0 && expected.length > around && expected.startsWith(before) && expected.endsWith(after);
}
function unset_variables_namedIn({ problem: { type, message, stack } }) {
    const texts = [`${type.split('.').at(-1)}: ${message.slice(0, unset_variables_MAX_TEXT)}`, stack.slice(0, unset_variables_MAX_TEXT)];
    return new Set(texts.flatMap(text => UNSET.flatMap(pattern => namesBy(pattern, text))));
}
function readIn(text) {
    const parts = [...text.matchAll(DESTRUCTURED)].flatMap(({ groups }) => groups?.names?.match(/\w{1,80}/g) ?? []);
    return [...READS.flatMap(pattern => namesBy(pattern, text)), ...parts];
}
function readWithoutFallback(text) {
    return READS.flatMap(pattern => [...text.matchAll(pattern)].flatMap(({ 0: read, index, groups }) => groups?.name === undefined ||
        FALLBACK.test(text.slice(index + read.length, index + read.length + 20)) ||
        unset_variables_CONDITION.test(text.slice(Math.max(text.lastIndexOf('\n', index) + 1, index - 200), index))
        ? []
        : [groups.name]));
}
function namesBy(pattern, text) {
    return [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.name ?? []);
}
async function textsOf(files, source) {
    const texts = await Promise.all(files.map(file => source.read(file)));
    return texts.map(text => (text ?? '').slice(0, unset_variables_MAX_CODE));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/repair-engine.js
var repair_engine_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var repair_engine_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


















const BUDGET_MS = 10 * 60_000;
class OfflineEngine {
    name = 'offline';
    revises = false;
    #options;
    constructor(options) {
        this.#options = options;
    }
    async analyze(given, givenTools) {
        const [assignment, tools] = inLf(given, givenTools);
        const found = await localizeFaults(assignment, tools.source, this.#options.isTest);
        const { files } = found;
        if (files.length === 0)
            return repair_engine_abstention(noFileText(found));
        const unset = await unsetVariables(assignment, files, { ...this.#options, source: tools.source });
        if (unset.length > 0)
            return repair_engine_abstention(unsetText(unset));
        if (files.every(file => (0,languages/* grammarOf */.Le)(file) === undefined && !found.changed.has(file)))
            return repair_engine_abstention(nothingToTry(found));
        return { kind: 'analysis', analysis: offlineAnalysis(assignment, files), usage: model_usage/* noUsage */.tk };
    }
    async fix(given, givenTools) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const started = external_node_perf_hooks_.performance.now();
            const [assignment, tools] = inLf(given, givenTools);
            const found = await localizeFaults(assignment, tools.source, this.#options.isTest);
            if (found.files.length === 0)
                return repair_engine_abstention(noFileText(found));
            if (found.leftAlone.length > 0)
                tools.emit({ kind: 'thought', fixer: this.name, text: leftAloneText(found.leftAlone) });
            const beginning = this.#begin(found, assignment, tools);
            const sample = sampleOf(assignment.failures);
            const isNeeded = beginning.then(({ first }) => first !== undefined, () => false);
            const opening = QuickRejection.open(assignment.failures, sample, tools, isNeeded);
            const listing = beginning.then(({ stream }) => takeCandidates(stream, this.#most({ canSift: false }) - 1));
            await Promise.allSettled([opening, listing]);
            const quick = repair_engine_addDisposableResource(env_1, await opening, true);
            const { localization, stream, first } = await beginning;
            if (first === undefined)
                return repair_engine_abstention(nothingToTry(localization));
            const stated = statedValues(assignment);
            const listed = [first, ...(await listing)];
            const most = this.#most(quick);
            const all = [...listed, ...(await takeCandidates(stream, most - listed.length))];
            const candidates = await untriedCandidates(all, assignment, { stated, source: tools.source });
            if (candidates.length === 0)
                return repair_engine_abstention(nothingToTry(localization));
            const limits = { candidates: this.#options.candidates, timeMs: this.#options.budgetMs ?? BUDGET_MS };
            const isCapped = all.length >= most;
            const task = { fixer: this.name, assignment, tools, started, localization, stated, isCapped, sample, quick, limits };
            const search = await searchCandidates(candidates, task);
            if (search.intent !== undefined)
                return { ...repair_engine_abstention(contradictionText(search.intent)), intent: search.intent };
            if (search.best === undefined)
                return repair_engine_abstention(search.failure);
            await tools.source.write(search.best.candidate.file, search.best.candidate.result);
            const place = placeReason(search.best.candidate, localization);
            return {
                kind: 'proposal',
                proposal: offlineProposal(search.best, { ...search, place, isJudged: quick.runMs !== undefined }, assignment),
                usage: model_usage/* noUsage */.tk,
            };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = repair_engine_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    async #begin(found, assignment, tools) {
        const localization = await withTrace(found, assignment, tools);
        const stream = await candidateStream(assignment, tools.source, localization, this.#options.isTest);
        const [first] = await takeCandidates(stream, 1);
        return { localization, stream, first };
    }
    #most({ canSift }) {
        return 2 * (this.#options.candidates ?? longestSearch(canSift));
    }
}
function inLf(assignment, tools) {
    return [
        { ...assignment, failingDiff: (0,line_ends/* withLf */.$A)(assignment.failingDiff) },
        { ...tools, source: withLfEnds(tools.source) },
    ];
}
function repair_engine_abstention(reason) {
    return { kind: 'abstention', reason, final: true, usage: model_usage/* noUsage */.tk };
}

;// CONCATENATED MODULE: ./lib/fixers/chain.js



async function createChain(options) {
    const names = (0,providers/* chainNames */.Qk)(options.models, options.access.anthropic.isThere);
    (0,providers/* requireFixers */.X9)(names);
    const offline = () => new OfflineEngine(options);
    if (!names.some(providers/* isAgent */.yh)) {
        requireNoRoles(options);
        return { fixers: new Map(names.map(name => [name, offline()])), reviewer: undefined, testWriter: undefined };
    }
    const { createAgents } = await Promise.all(/* import() */[__webpack_require__.e(8646), __webpack_require__.e(9053)]).then(__webpack_require__.bind(__webpack_require__, 99053));
    const { agents, ...others } = await createAgents(names.filter(providers/* isAgent */.yh), options);
    return { fixers: new Map(names.map(name => [name, agents.get(name) ?? offline()])), ...others };
}
function requireNoRoles({ roles }) {
    const role = Object.entries(roles).find(([, name]) => name !== undefined)?.[0];
    if (role === undefined)
        return;
    throw new errors/* UserError */.yo(`Input ${role}-model names a model, but the chain has none.`, `Name one in models, such as ${providers/* DEFAULT_MODEL */.UB}, and pass its key.`);
}

// EXTERNAL MODULE: ./lib/domain/history/fix-history.js
var fix_history = __webpack_require__(29257);
// EXTERNAL MODULE: ./lib/domain/history/run-records.js
var run_records = __webpack_require__(47825);
;// CONCATENATED MODULE: ./lib/engine/agent-context.js




const GUIDANCE = ['AGENTS.md', 'CLAUDE.md', 'CONTRIBUTING.md'];
const HISTORY = 'history';
async function guidanceAt(repository, commit) {
    const texts = await Promise.all(GUIDANCE.map(async (file) => ({ file, text: await repository.text(commit, file) })));
    const seen = new Set();
    return texts.flatMap(({ file, text = '' }) => {
        const said = file === FOR_PEOPLE ? partsAboutCode(text) : text;
        if (said.trim() === '' || POINTER.test(said) || seen.has(said))
            return [];
        seen.add(said);
        return [{ file, text: said }];
    });
}
const FOR_PEOPLE = 'CONTRIBUTING.md';
const POINTER = /^\s*@[\w./-]{1,200}\s*$/;
const HEADING = /^(?<marks>#{1,6})\s/;
const FENCE = /^\s{0,3}(?:```|~~~)/;
const ABOUT_CODE = /style|convention|cod(?:e|ing)\b|lint|format|generat|architect|structure|layout|guideline|develop|test/i;
const NOT_ABOUT_CODE = /conduct|releas|publish|licen[cs]e/i;
function partsAboutCode(text) {
    const kept = [];
    let about = [];
    let headings = 0;
    let isCode = false;
    for (const line of text.split('\n')) {
        if (FENCE.test(line))
            isCode = !isCode;
        const level = isCode ? undefined : HEADING.exec(line)?.groups?.['marks']?.length;
        if (level !== undefined) {
            headings += 1;
            const isTitle = headings === 1;
            const around = about.filter(each => each < level);
            const isAbout = !isTitle && (around.length > 0 || ABOUT_CODE.test(line)) && !NOT_ABOUT_CODE.test(line);
            about = isAbout ? [...around, level] : [];
        }
        if (about.length > 0)
            kept.push(line);
    }
    return headings > 1 ? kept.join('\n') : text;
}
async function loadFixHistory(store, emit) {
    try {
        const memory = (0,fix_history/* parseFixHistory */.PR)(await store.loadShared(HISTORY));
        if (memory !== undefined)
            return memory;
        emit((0,events/* note */.N)('warning', 'Ignored the fix history: another version of fix-tests wrote it.'));
        return fix_history/* EMPTY_HISTORY */.nF;
    }
    catch (error) {
        emit((0,events/* note */.N)('warning', `Could not read the fix history: ${(0,errors/* messageOf */.bD)(error)}`));
        return fix_history/* EMPTY_HISTORY */.nF;
    }
}
async function saveFixHistory(state, store, emit) {
    if (state.outcome === 'stopped' || state.outcome === 'awaiting-ci')
        return;
    if (state.proof?.held !== true && !(0,run_records/* isWorthRecording */.gm)(state))
        return;
    try {
        await store.updateShared(HISTORY, text => {
            const memory = (0,fix_history/* parseFixHistory */.PR)(text);
            return memory === undefined ? (text ?? '') : `${JSON.stringify((0,fix_history/* recordRun */.vj)(memory, state, Date.now()))}\n`;
        });
    }
    catch (error) {
        emit((0,events/* note */.N)('warning', `Could not save the fix history: ${(0,errors/* messageOf */.bD)(error)}`));
    }
}

// EXTERNAL MODULE: ./lib/engine/model-access.js
var model_access = __webpack_require__(78258);
// EXTERNAL MODULE: ./lib/engine/source-index.js + 10 modules
var source_index = __webpack_require__(43345);
// EXTERNAL MODULE: ./lib/engine/testbed-settings.js + 54 modules
var testbed_settings = __webpack_require__(99690);
;// CONCATENATED MODULE: ./lib/engine/create-fixers.js









async function createFixers({ job, redact, transcripts, repository, storage, emit, }) {
    const { settings, trusted } = job;
    const dollars = settings['max-cost-usd'];
    const chain = await createChain({
        models: settings.models,
        roles: (0,model_access/* roleModels */.nS)(settings),
        review: settings.review,
        writeTests: settings['add-tests'] !== 'false' || settings['propose-tests'],
        access: (0,model_access/* modelAccess */.mK)(settings, job.host),
        redact,
        isHidden: (0,hidden_files/* hiddenFiles */.e)(settings['never-show'], testbed_settings/* matchesGlob */.kt),
        isTest: source_index/* isTestFile */.hl,
        isPassed: (0,testbed_settings/* passedVariables */.a7)(job),
        transcripts,
        background: async () => ({
            guidance: trusted === undefined ? [] : await guidanceAt(repository, trusted),
            memory: await loadFixHistory(storage.store, emit),
        }),
        isPriced: dollars !== config_settings/* DEFAULT_COST_USD */.Nw || settings['max-cluster-cost-usd'] !== undefined,
    });
    if (settings['add-tests'] !== 'false' && chain.testWriter === undefined)
        emit((0,events/* note */.N)('warning', 'add-tests asks for tests, but no model of the chain can write them.'));
    const models = [...chain.fixers.keys()].filter(name => name !== root_cause/* OFFLINE */.G);
    if (models.length > 0)
        emit({ kind: 'cost-limit', models, dollars });
    return chain;
}

// EXTERNAL MODULE: ./lib/test-runner/run-result.js
var run_result = __webpack_require__(12760);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
;// CONCATENATED MODULE: ./lib/workspace/disk-changes.js






async function changesBy(work, { repository, root, commit }) {
    const index = (0,external_node_path_.join)(repository.dir, `changes-${(0,external_node_crypto_.randomUUID)()}`);
    await repository.git(['read-tree', commit], { index });
    const guarded = new guarded_files/* GuardedFiles */.AK(root);
    const before = new Map((await differing(repository, index)).map(path => [path, guarded.read(path)]));
    const result = await work();
    const now = await differing(repository, index);
    await (0,external_node_fs_promises_.rm)(index, { force: true });
    const files = new Map();
    const unreadable = [];
    for (const path of now) {
        const earlier = before.get(path);
        if (before.has(path) && earlier === guarded.read(path))
            continue;
        const original = await repository.text(commit, path);
        if (before.has(path) && stored(earlier, original) !== original)
            continue;
        const text = stored(guarded.read(path), original);
        if (text === undefined && (await exists(root, path)))
            unreadable.push(path);
        else if (text !== original)
            files.set(path, text);
    }
    return { result, files, unreadable };
}
function stored(text, original) {
    return original?.includes('\r') === false ? (0,line_ends/* withLf */.$A)(text) : text;
}
async function differing(repository, index) {
    await repository.git(['update-index', '-q', '--refresh'], { index }).catch(git/* ignoreGitError */.TR);
    const changed = await repository.git(['diff-files', '--name-only', '--ignore-submodules', '-z'], { index });
    const created = await repository.git(['ls-files', '--others', '--exclude-standard', '-z'], { index });
    return (0,git/* entriesOf */.Mc)(`${changed}${created}`);
}
function exists(root, path) {
    return (0,external_node_fs_promises_.lstat)((0,external_node_path_.join)(root, path)).then(() => true, () => false);
}

;// CONCATENATED MODULE: ./lib/engine/project-commands.js
var project_commands_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var project_commands_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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






function projectCommands(settings, { testbeds, signal }) {
    const list = settings['fix-commands'];
    if (list.length === 0)
        return undefined;
    return {
        list,
        policy: (0,testbed_settings/* editPolicy */.Xy)(settings),
        async run(commands, commit) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const copy = project_commands_addDisposableResource(env_1, await testbeds.copy(commit), true);
                if (copy === undefined)
                    return undefined;
                const { root, repository, runner } = copy;
                const start = (command) => runner.execute(command, { cwd: copy.project.root, signal });
                const work = () => runInOrder(commands, { project: copy.project, start });
                const { result, files, unreadable } = await changesBy(work, { repository, root, commit });
                return { ended: result, files, unreadable };
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = project_commands_disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
async function runInOrder(commands, { project, start }) {
    const ended = [];
    for (const { run } of commands) {
        const { exit, output } = await start({ ...(0,parse_command/* withoutShell */.Fz)('fix-commands', run), paths: programFolders(project) });
        ended.push({ command: run, exit, said: (0,run_result/* lastLine */.fM)(output) });
        if (exit.kind !== 'exited')
            break;
    }
    return ended;
}
const ENVIRONMENTS = ['.venv/bin', 'venv/bin'];
function programFolders(project) {
    const { runsAt, exists } = project;
    return [...(0,node_package/* nodeBinFolders */.BB)(project), ...ENVIRONMENTS.filter(exists).map(folder => (0,external_node_path_.join)(runsAt, folder))];
}

// EXTERNAL MODULE: ./lib/domain/policy/redaction.js
var redaction = __webpack_require__(89122);
;// CONCATENATED MODULE: ./lib/engine/publish-result.js





async function publishResult(state, session, rest) {
    const { job, storage, ledger, emit, redact, transcripts } = session;
    const safe = (0,redaction/* redacted */.pc)(state, redact);
    if (state.outcome !== 'stopped')
        await saveFixHistory(safe, storage.store, emit);
    const { branch, tip, request } = state;
    const change = redact(await rest.patch());
    const proposedTests = await saveProposal({ ...safe, branch }, storage, emit);
    const known = { ...safe, branch, tip, request, ...(proposedTests === undefined ? {} : { proposedTests }) };
    return job.frontend.publish({ ...rest, change, state: known, transcripts, events: ledger.events });
}
async function saveProposal({ branch, outcome, proposedTests }, { store }, emit) {
    if (proposedTests?.sha === undefined || outcome === 'stopped')
        return proposedTests;
    try {
        return { ...proposedTests, branch: await store.saveBeside((0,branch_name/* proposalBranches */.Fz)(branch), proposedTests.sha) };
    }
    catch (error) {
        emit((0,events/* note */.N)('warning', `The proposed tests could not be saved: ${(0,errors/* messageOf */.bD)(error)}`));
        return proposedTests;
    }
}

// EXTERNAL MODULE: ./lib/domain/workflow/judge-ci.js
var judge_ci = __webpack_require__(49164);
;// CONCATENATED MODULE: ./lib/domain/workflow/matrix-legs.js




function decideLeg(known, request, reported) {
    const isOtherLeg = request.leg !== undefined && known.request.leg !== undefined && known.request.leg !== request.leg;
    const seen = new Set([...[...known.reported, ...known.ofOtherLegs].map(test_case/* testKey */.S8), ...known.targets]);
    if (reported.some(id => !seen.has((0,test_case/* testKey */.S8)(id))) || (isOtherLeg && reported.length === 0))
        return 'join';
    if (!isOtherLeg && known.request.run?.name === request.run?.name)
        return 'same';
    const [first, here] = [known.request.run, request.run];
    const isSameRun = first !== undefined && first.id === here?.id && first.attempt === here.attempt;
    return known.phase.at === 'done' && isSameRun ? 'answered' : 'same';
}
function joinLegs(known, request, reported) {
    const { outcome: _, stop: __, left: ___, proof: ____, current: _____, seen: ______, ...rest } = known;
    const kept = (0,selectors/* keptAttempts */.jO)(known).map(attempt => ({ ...attempt, past: true, confirmed: false }));
    const own = new Set(reported.map(test_case/* testKey */.S8));
    const others = new Map([...known.ofOtherLegs, ...known.reported].map(id => [(0,test_case/* testKey */.S8)(id), id]));
    const ofOtherLegs = [...others].flatMap(([key, id]) => (own.has(key) ? [] : [id]));
    const who = known.request.leg === request.leg ? 'Another request' : 'Another leg of the matrix';
    const note = `${who} came first: the branch has its ${(0,wording/* count */.U9)((0,selectors/* branchCommits */.rj)(known).length, 'commit')}. What it fixed was proved there; the results of the suite are those of this run.`;
    return {
        ...rest,
        request,
        reported,
        ofOtherLegs,
        attempts: kept,
        phase: { at: 'reproducing' },
        targets: [],
        flaky: [],
        notReproduced: [],
        orderDependent: [],
        outside: [],
        clusters: [],
        signs: [],
        uncovered: [],
        joined: resultsToJoin(known, own),
        reviews: known.reviews.filter(({ person }) => person !== undefined),
        degraded: false,
        spentMs: 0,
        notes: kept.length === 0 ? [] : [note],
    };
}
function resultsToJoin(known, own) {
    const { fixed, remaining } = (0,test_results/* testResults */.f3)(known);
    const failures = new Map([...(known.initial?.failures ?? []), ...known.onlyInCi].map(failure => [(0,test_case/* testKey */.S8)(failure.id), failure]));
    const before = known.joined ?? { fixed: [], remaining: [], uncovered: [] };
    const isOfOthers = ({ id }) => !own.has((0,test_case/* testKey */.S8)(id));
    const all = (keys, earlier) => {
        const now = keys.flatMap(key => failures.get(key) ?? []);
        const seen = new Set([...fixed, ...remaining]);
        return [...earlier.filter(({ id }) => !seen.has((0,test_case/* testKey */.S8)(id))), ...now].filter(isOfOthers);
    };
    return {
        fixed: all(fixed, before.fixed),
        remaining: all(remaining, before.remaining),
        uncovered: matrix_legs_unique([...before.uncovered, ...known.uncovered]),
    };
}
function matrix_legs_unique(hunks) {
    return [...new Map(hunks.map(hunk => [`${hunk.file}:${hunk.line}`, hunk])).values()];
}

// EXTERNAL MODULE: ./lib/domain/workflow/resume.js
var resume = __webpack_require__(32033);
// EXTERNAL MODULE: ./lib/domain/model/request.js
var model_request = __webpack_require__(59123);
// EXTERNAL MODULE: ./lib/domain/model/state.js + 4 modules
var state = __webpack_require__(58441);
;// CONCATENATED MODULE: ./lib/engine/initial-state.js










async function loadInitialState(options) {
    const { known, job, key, reported, store, repository, emit } = options;
    const isFollowUp = job.review !== undefined || job.ci !== undefined;
    if (isFollowUp && known === undefined)
        throw missingLedgerError(job);
    const newState = (branch) => (0,state/* initialState */.ue)({ key, branch, request: job.request, reported });
    if (known !== undefined) {
        if (await belongsToJob(known, options))
            return joinsAsLeg(options) ? joinLegs(known, job.request, reported) : resumeKnown(known, options);
        if (isFollowUp) {
            const isSame = known.request.headSha === job.request.headSha;
            throw isSame && job.review !== undefined && job.review.sha !== known.tip
                ? branchChangedError(known, job.review)
                : missingLedgerError(job);
        }
        const text = 'The stored ledger belongs to another request, so the work starts again.';
        emit((0,events/* note */.N)('warning', text));
    }
    else if (job.resume !== 'no') {
        const rebuilt = await rebuild(options);
        if (rebuilt !== undefined)
            return { ...newState(rebuilt.branch), ...rebuilt };
        if (job.resume === 'anywhere')
            emit((0,events/* note */.N)('info', 'There is no earlier run of this commit to resume, so the work begins.'));
    }
    return newState(await (0,branch_name/* freeBranch */.ji)(job, store, repository));
}
function joinsAsLeg({ known, job, reported }) {
    const isFollowUp = job.review !== undefined || job.ci !== undefined;
    return !isFollowUp && known !== undefined && decideLeg(known, job.request, reported) === 'join';
}
function missingLedgerError({ request }) {
    return new errors/* UserError */.yo('The stored state of this pull request is missing, so fix-tests cannot go on with it.', (0,model_request/* takesCommands */.BQ)(request)
        ? 'Close it, and comment /fix-tests on the failing pull request.'
        : 'Close it: the next failed run of CI starts anew.');
}
function branchChangedError(known, review) {
    return new errors/* UserError */.yo(`${known.branch} is at ${review.sha.slice(0, 7)}, but fix-tests left it at ${known.tip.slice(0, 7)}.`, 'fix-tests does not change commits of other authors.');
}
async function resumeKnown(known, { job, repository, emit }) {
    const { review, ci, settings } = job;
    const trees = await Promise.all((0,resume/* pendingTrees */.nN)(known).map(async (tree) => ((await repository.has(`${tree}^{tree}`)) ? [tree] : [])));
    const present = new Set(trees.flat());
    const updated = { ...known, request: job.request };
    const hasTree = (tree) => present.has(tree);
    const isNew = review !== undefined && !known.reviews.some(({ person }) => person === review.person);
    if (isNew && review.sha !== known.tip)
        throw branchChangedError(known, review);
    const state = ci !== undefined
        ? (0,judge_ci/* resumeForCi */.N8)(updated, ci, { hasTree, limits: (0,testbed_settings/* ciLimitsOf */.Gg)(settings) })
        : review === undefined
            ? (0,resume/* resumeState */.xz)(updated, hasTree)
            : (0,resume/* resumeForReview */.pq)(updated, review, hasTree);
    emit({ kind: 'resumed', phase: state.phase.at, attempts: state.attempts.length });
    return state;
}
async function rebuild({ job, key, store, repository, emit, }) {
    const [unseen] = await store.kept();
    for (const branch of (0,branch_name/* branchNames */.nG)(job)) {
        const isThere = await store.hasBranch(branch);
        const tip = isThere ? await store.fetchBranch(branch) : unseen;
        if (tip === undefined)
            return undefined;
        const isOwn = await repository.isAncestor(job.request.headSha, tip);
        const attempts = isOwn ? attemptsIn(await repository.log(job.request.headSha, tip), key) : undefined;
        if (attempts === undefined || attempts.every(({ kind }) => kind === 'proposal')) {
            if (isThere)
                continue;
            return undefined;
        }
        const where = isThere ? branch : 'an earlier run';
        const text = `The ledger was rebuilt from the commits of ${where}: they are tested again.`;
        emit((0,events/* note */.N)('warning', text));
        return { branch, tip, attempts, notes: [text] };
    }
    return undefined;
}
async function belongsToJob(known, { job, store, repository }) {
    const name = (0,branch_name/* branchName */.at)(job.settings.branch, job.request);
    const numbered = known.branch.startsWith(`${name}-`) && /^-\d+$/.test(known.branch.slice(name.length));
    if (known.request.headSha !== job.request.headSha || (known.branch !== name && !numbered))
        return false;
    if (!/^[0-9a-f]{40}$/.test(known.tip))
        return false;
    if (!(await repository.has(`${known.tip}^{commit}`))) {
        if (!(await store.hasBranch(known.branch)))
            return false;
        await store.fetchBranch(known.branch);
    }
    return repository.isAncestor(job.request.headSha, known.tip);
}

;// CONCATENATED MODULE: ./lib/engine/manual-commands.js





function manualCommands({ checkout, project, settings, tests, }) {
    const folder = (0,external_node_path_.relative)(checkout.top, project.root).replaceAll('\\', '/');
    return state => {
        const targets = (0,test_results/* testsOf */.Vh)(state, state.targets);
        const bins = targets.some(check/* isCheck */.ne)
            ? (0,node_package/* nodeBinFolders */.BB)(project).map(bin => `$PWD/${(0,external_node_path_.relative)(project.runsAt, bin)}`)
            : [];
        const lines = tests.describe(targets);
        const isWhole = targets.length > 0 && lines === tests.describe([]);
        return [
            ...(folder === '' ? [] : [`cd ${(0,shell_words/* shellWord */.r7)(folder)}`]),
            ...(settings['setup-command'] ? [settings['setup-command']] : []),
            ...(bins.length === 0 ? [] : [`export PATH="${bins.join(':')}:$PATH"`]),
            ...(isWhole ? ['# The whole suite: this command selects no tests.'] : []),
            lines,
        ].join('\n');
    };
}

// EXTERNAL MODULE: ./lib/engine/job.js
var engine_job = __webpack_require__(97209);
;// CONCATENATED MODULE: ./lib/engine/run-rules.js





function rulesOf(job, { fixers, testWriter, commands, check, }) {
    const { settings, requesterId } = job;
    const mode = settings['add-tests'];
    return {
        commands: commands.map(({ run }) => run),
        fixers: [...fixers.keys()],
        revisers: [...fixers.values()].filter(({ revises }) => revises).map(({ name }) => name),
        limits: { ...(0,testbed_settings/* limitsOf */.Af)(settings), ...(check === undefined || check.isTests ? {} : { checkRuns: 1 }) },
        validate: settings.validate,
        parallel: settings.parallel,
        candidates: settings.candidates,
        squash: settings.squash,
        ...(requesterId === undefined ? {} : { requesterId }),
        ...(settings['sign-off'] ? { signOff: (0,commit_identity/* identityText */.Ky)((0,engine_job/* identityOf */.cu)(job)) } : {}),
        ...(settings['commit-subject'] === subject_template/* PLAIN_SUBJECT */.GW ? {} : { commitSubject: settings['commit-subject'] }),
        ...(testWriter === undefined || mode === 'false' ? {} : { addTests: { by: testWriter.name, mode } }),
        ...(settings['propose-tests'] ? { proposeTests: { by: testWriter?.name ?? proposed_tests/* BY_VALUES */.pr } } : {}),
    };
}

// EXTERNAL MODULE: ./lib/engine/describe-package.js
var describe_package = __webpack_require__(84624);
// EXTERNAL MODULE: ./lib/engine/project-directory.js
var project_directory = __webpack_require__(1029);
// EXTERNAL MODULE: ./lib/engine/test-plan.js + 2 modules
var test_plan = __webpack_require__(86029);
;// CONCATENATED MODULE: ./lib/engine/build-context.js




























async function buildContext(session, resources) {
    const { job, repository, storage, emit } = session;
    const { settings, signal } = job;
    const project = (0,project_files/* withPrograms */.OE)((0,project_files/* projectAt */.t9)((0,project_directory/* projectDirectory */.t)(session.checkout, settings)), job.host.PATH);
    const ciSteps = (0,test_plan/* checkingSteps */.s5)(job, project);
    const plan = (0,test_plan/* planTests */.z)(project, settings, { reported: job.reported, ciSteps });
    const loaded = await loadState(session);
    const { sandbox, isolation } = await session.isolated;
    for (const event of openingNotes(plan, isolation))
        emit(event);
    const state = { ...loaded, isolation };
    const checkout = { ...session.checkout, sandbox };
    const unfetched = (0,unfetched_files/* unfetchedFiles */.I)(checkout);
    unfetched.catch(() => undefined);
    const credentials = (0,credential_files/* credentialFiles */.x)(job.host, settings['pass-env']);
    const worktrees = resources.use(await workspace_worktrees/* Worktrees */.p.open(checkout, session.shared.copies, credentials));
    const { workspace, kept, shared } = await openWorkspace(session, { checkout, tip: state.tip, resources });
    const currentFiles = async () => new source_index/* ProjectFiles */.di({ top: checkout.top, project, files: await workspace.list() });
    const files = await currentFiles();
    const testbeds = (0,testbed_settings/* createTestbeds */.Z6)({
        settings,
        reported: job.reported,
        checkout,
        copies: worktrees,
        workspace: shared,
        project,
        files,
        host: job.host,
        secrets: job.secrets,
        ciSteps,
        sandbox,
        spentMs: state.spentMs,
        temp: session.shared.runs,
        testTemp: session.testTemp,
        emit,
        signal,
    });
    const testbed = testbeds.checkout(workspace);
    const strayFiles = async () => (await (0,workspace_checkout/* dirtyFiles */.y1)(checkout)).filter(path => !workspace.touched.has(path));
    const chain = await createFixers(session);
    const frameworks = plan.packages.map(({ framework }) => framework.name);
    const limits = [...chain.fixers.keys()].every(name => name === root_cause/* OFFLINE */.G) ? (0,offline_limits/* offlineLimits */.m)(frameworks) : undefined;
    if (limits !== undefined)
        emit((0,events/* note */.N)('warning', limits));
    const reproduce = manualCommands({ checkout, project, settings, tests: testbed.tests });
    const change = () => workspace.changeDiff();
    const commands = projectCommands(settings, { testbeds, signal });
    const workflow = {
        ...testbed,
        ...chain,
        rules: rulesOf(job, { ...chain, commands: commands?.list ?? [], check: plan.check }),
        reproduction: {
            reruns: settings['flaky-reruns'],
            compareBase: settings['compare-base'],
            bisect: settings.bisect,
            notes: plan.notes,
            suggestCommands: failed => suggestCommands(failed, { project, named: settings['fix-commands'].map(({ run }) => run) }),
            unpassed: (0,testbed_settings/* unpassedVariables */.V5)({ ...job, ciSteps }),
            ...(settings['verify-with'] === 'ci' ? { judgedByCi: failedIn(job) } : {}),
            unfetched: await unfetched.then(({ pointers, submodules }) => [...pointers, ...submodules]),
        },
        commands,
        ledger: session.ledger,
        clock: Date,
        emit,
        signal,
        inProject: files.inProject,
        ...(settings['check-tests'] || settings['add-tests'] !== 'false' ? { findMutants: findMutants } : {}),
        openCopy: (commit, edits) => testbeds.copy(commit, edits),
        strayFiles,
        sourceIndex: onceFor(() => workspace.digest(), async () => (0,source_index/* indexSources */.lp)({
            files: await currentFiles(),
            diff: await workspace.history.failingDiff(),
            recent: await workspace.history.recent(),
            isTest: source_index/* isTestFile */.hl,
        })),
        changelogs: async () => changelogsOf(await workspace.history.failingDiff(), {
            roots: [...new Set([project.root, checkout.top])],
            body: job.bumpText,
        }),
        freeBranch: () => (0,branch_name/* freeBranch */.ji)(job, storage.store, repository),
        publish: at => publishResult(at, session, { reproduce: reproduce(at), patch: change }),
    };
    const restoring = () => restoringChanges({ checkout, kept, strayFiles, emit });
    return { state, workflow, testbed, testbeds, worktrees, restoringChanges: restoring, reproduce, change };
}
async function loadState({ job, key, ledger, storage, repository, emit }) {
    const known = job.resume === 'no' ? undefined : await ledger.load({ local: job.resume === 'anywhere' });
    for (const problem of ledger.problems)
        emit((0,events/* note */.N)('warning', problem));
    const reported = failedIn(job).map(({ id }) => id);
    return loadInitialState({ known, job, key, reported, store: storage.store, repository, emit });
}
function failedIn({ reported = [] }) {
    return reported.filter(({ status }) => status === 'failed');
}
function openingNotes({ packages, check, notes }, isolation) {
    const texts = [(0,model_isolation/* isolationText */.Cw)(isolation), ...packages.map(describe_package/* describePackage */.I), ...notes];
    const source = check && `The project's own check is ${check.command.slice(0, 200)}, from ${check.source}.`;
    return [
        ...isolation.notes.map(text => (0,events/* note */.N)('warning', text)),
        ...[...texts, ...(source === undefined ? [] : [source])].map(text => (0,events/* note */.N)('info', text)),
    ];
}
async function openWorkspace({ job, journal, repository, storage, redact, emit }, { checkout, tip, resources }) {
    const { makeCommit } = storage;
    const { settings, request, base } = job;
    const shared = { repository, head: request.headSha, base, policy: (0,testbed_settings/* editPolicy */.Xy)(settings), redact, makeCommit };
    const kept = new KeptVersions((0,external_node_path_.join)((0,external_node_path_.dirname)(journal), 'changed-meanwhile'), (path, at) => emit((0,events/* note */.N)('warning', `${path} was changed by another program during the run. That version is kept at ${at}.`)));
    const workspace = resources.use(await workspace_workspace/* GitWorkspace */.A.open({ ...shared, root: checkout.top, journal, kept }, tip));
    return { workspace, kept, shared };
}
function onceFor(key, work) {
    let last;
    return async () => {
        const now = await key();
        if (last?.key !== now)
            last = { key: now, result: work() };
        return last.result;
    };
}

;// CONCATENATED MODULE: ./lib/engine/finish.js



async function finish(end, { emit, redact, transcripts, ledger }, { state: begin, testbeds, reproduce, change }, startedAt) {
    const modelMs = (0,selectors/* totalUsage */.GG)(end).waitedMs - (0,selectors/* totalUsage */.GG)(begin).waitedMs;
    const { spentMs: testMs, runs, known } = testbeds;
    emit({ kind: 'time', totalMs: external_node_perf_hooks_.performance.now() - startedAt, testMs, modelMs, runs, known });
    return {
        state: (0,redaction/* redacted */.pc)(end, redact),
        reproduce: reproduce(end),
        change: redact(await change()),
        transcripts,
        events: ledger.events,
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/state-store/event-log.js



const EVENTS = 'events.jsonl';
const MAX_EVENTS_LENGTH = 2_000_000;
class EventLog {
    #path;
    #redact;
    #events = '';
    #earlier = '';
    constructor(dir, redact) {
        this.#path = (0,external_node_path_.join)(dir, EVENTS);
        this.#redact = redact;
    }
    async open() {
        await (0,external_node_fs_promises_.appendFile)(this.#path, '');
    }
    get text() {
        return this.#earlier + this.#events;
    }
    continueFrom(stored) {
        const cut = stored.slice(-MAX_EVENTS_LENGTH);
        this.#earlier = cut === stored ? cut : cut.slice(cut.indexOf('\n') + 1);
    }
    append(event, at) {
        if (event.kind === 'trying')
            return;
        const line = `${this.#redact(JSON.stringify({ ...event, at }))}\n`;
        this.#events += line;
        (0,external_node_fs_.appendFileSync)(this.#path, line);
    }
}

// EXTERNAL MODULE: ./lib/state-store/ledger-commit.js
var ledger_commit = __webpack_require__(99028);
;// CONCATENATED MODULE: ./lib/domain/model/open-conversation.js



const OpenConversation = schemas/* object */.Ikc({
    startedAt: schemas/* number */.aig(),
    spending: model_usage/* Spending */.hC,
    text: schemas/* string */.YjP(),
});
function withConversation(attempt, { spending }) {
    const entries = model_usage/* Role */.Xh.options.flatMap(role => {
        const [counted = model_usage/* noUsage */.tk, known = model_usage/* noUsage */.tk] = [attempt.spending[role], spending[role]];
        const more = known.requests > counted.requests ? known : counted;
        return more.requests === 0 ? [] : [[role, more]];
    });
    return { ...attempt, spending: Object.fromEntries(entries) };
}

;// CONCATENATED MODULE: ./lib/state-store/open-conversations.js




class OpenConversations {
    #dir;
    #redact;
    #known = new Map();
    constructor(dir, redact) {
        this.#dir = dir;
        this.#redact = redact;
        for (const name of (0,external_node_fs_.readdirSync)(dir))
            if (iterationIn(name) !== undefined)
                this.#add(name, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(dir, name), 'utf8'));
    }
    get({ iteration, startedAt }) {
        const known = this.#known.get(iteration);
        return known?.startedAt === startedAt ? known : undefined;
    }
    async keep(iteration, conversation) {
        this.#known.set(iteration, conversation);
        const path = (0,external_node_path_.join)(this.#dir, nameOf(iteration));
        await (0,external_node_fs_promises_.writeFile)(`${path}.new`, this.#textOf(conversation));
        await (0,external_node_fs_promises_.rename)(`${path}.new`, path);
    }
    take(stored) {
        for (const [name, text] of stored)
            this.#add(name, text);
        return new Map([...stored].filter(([name]) => iterationIn(name) === undefined));
    }
    countedIn(state) {
        const attempts = state.attempts.map(attempt => {
            const open = attempt.result === undefined ? this.get(attempt) : undefined;
            return open === undefined ? attempt : withConversation(attempt, open);
        });
        return { ...state, attempts };
    }
    async retainFor({ attempts }) {
        const open = new Set(attempts.filter(({ result }) => result === undefined).map(({ iteration }) => iteration));
        for (const iteration of this.#known.keys()) {
            if (open.has(iteration))
                continue;
            this.#known.delete(iteration);
            await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(this.#dir, nameOf(iteration)), { force: true });
        }
    }
    get files() {
        return new Map([...this.#known].map(([iteration, each]) => [nameOf(iteration), this.#textOf(each)]));
    }
    #add(name, text) {
        const iteration = iterationIn(name);
        const parsed = iteration === undefined ? undefined : open_conversations_parse(text);
        if (iteration === undefined || parsed === undefined)
            return;
        const here = this.#known.get(iteration);
        if (here === undefined || requestsOf(parsed) > requestsOf(here))
            this.#known.set(iteration, parsed);
    }
    #textOf(conversation) {
        return JSON.stringify(conversation, (_, value) => typeof value === 'string' ? this.#redact(value) : value);
    }
}
function nameOf(iteration) {
    return `conversation-${iteration}.json`;
}
function iterationIn(name) {
    const number = /^conversation-(\d{1,9})\.json$/.exec(name)?.[1];
    return number === undefined ? undefined : Number(number);
}
function open_conversations_parse(text) {
    try {
        return OpenConversation.parse(JSON.parse(text));
    }
    catch {
        return undefined;
    }
}
function requestsOf({ spending }) {
    return Object.values(spending).reduce((sum, { requests }) => sum + requests, 0);
}

;// CONCATENATED MODULE: ./lib/state-store/state-text.js
class StateText {
    #texts = new WeakMap();
    #replace;
    constructor(redact = text => text) {
        this.#replace = (_, value) => (typeof value === 'string' ? redact(value) : value);
    }
    of(state) {
        const members = Object.entries(state).flatMap(([name, value]) => {
            const text = this.#textOf(value);
            return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
        });
        return `{${members.join(',')}}`;
    }
    #textOf(part) {
        if (typeof part !== 'object' || part === null)
            return JSON.stringify(part, this.#replace);
        const text = this.#texts.get(part) ?? JSON.stringify(part, this.#replace);
        this.#texts.set(part, text);
        return text;
    }
}

// EXTERNAL MODULE: ./lib/state-store/lease.js
var state_store_lease = __webpack_require__(58119);
;// CONCATENATED MODULE: ./lib/state-store/ledger.js














const STATE = 'state.json';
const POLL_MS = 5_000;
const CONVERSATION_MS = 20_000;
class FileLedger {
    #dir;
    #options;
    #texts = new StateText();
    #redactedTexts;
    #problems = [];
    #conversations;
    #events;
    #stored = new Map();
    #hasPublished = false;
    #isReleased = false;
    #mutex = new mutex/* Mutex */.e();
    #renewedAt = 0;
    #heartbeat;
    #takeover;
    #state;
    constructor(dir, options) {
        const redact = (0,redaction/* redactor */.$p)(options.secrets ?? []);
        this.#redactedTexts = new StateText(redact);
        this.#dir = dir;
        this.#options = options;
        this.#events = new EventLog(dir, redact);
        this.#conversations = new OpenConversations(dir, redact);
    }
    static async open(dir, options) {
        await (0,external_node_fs_promises_.mkdir)(dir, { recursive: true, mode: 0o700 });
        const ledger = new FileLedger(dir, options);
        await ledger.#events.open();
        return ledger;
    }
    get problems() {
        return this.#problems;
    }
    async take({ mode, isGone, onWait, signal, pollMs = POLL_MS }) {
        const { store, owner: me, clock } = this.#options;
        for (let isWaiting = false;;) {
            this.#stored = this.#conversations.take((await store.load()) ?? new Map());
            this.#events.continueFrom(this.#stored.get(EVENTS) ?? '');
            const lease = (0,state_store_lease/* readLease */.zR)(this.#stored.get(state_store_lease/* LEASE_FILE */.wX));
            if (!(await (0,state_store_lease/* isLeaseHeld */.OP)(lease, { me, now: clock.now(), isGone }))) {
                try {
                    await this.#renew();
                    break;
                }
                catch (error) {
                    if (!(error instanceof errors/* LedgerConflict */.QC))
                        throw error;
                    continue;
                }
            }
            const other = lease?.owner;
            if (mode === 'leave' || other === undefined) {
                throw new errors/* RequestBusy */.Li(`Another run (${other?.name ?? 'unknown'}) works on the same request.`, 'It will publish what it finds. With if-running: wait, this one would wait for its end.');
            }
            if (!isWaiting)
                onWait(other);
            isWaiting = true;
            await (0,promises_.setTimeout)(pollMs, undefined, { signal });
        }
        this.#heartbeat = setInterval(() => this.#renewIfDue(state_store_lease/* RENEW_MS */.j8), state_store_lease/* RENEW_MS */.j8 / 4);
        this.#heartbeat.unref();
    }
    async load(options = { local: true }) {
        const here = options.local ? await (0,external_node_fs_promises_.readFile)(this.#statePath, 'utf8').catch(() => undefined) : undefined;
        const local = this.#parse('on this machine', here);
        const stored = this.#parse('in the repository', this.#stored.get(STATE));
        const further = (stored?.revision ?? -1) > (local?.revision ?? -1) ? stored : local;
        return further && this.#conversations.countedIn(further);
    }
    async save(state) {
        await (0,external_node_fs_promises_.writeFile)(`${this.#statePath}.new`, this.#texts.of(state));
        await (0,external_node_fs_promises_.rename)(`${this.#statePath}.new`, this.#statePath);
    }
    publish(state) {
        return this.#publish(state, false);
    }
    publishBranch(state) {
        return this.#publish(state, true);
    }
    conversation(attempt) {
        return this.#conversations.get(attempt);
    }
    async keepConversation({ iteration, startedAt }, conversation) {
        await this.#conversations.keep(iteration, { ...conversation, startedAt });
        this.#renewIfDue(CONVERSATION_MS);
    }
    get events() {
        return this.#events.text;
    }
    append(event) {
        this.#events.append(event, this.#options.clock.now());
    }
    async [Symbol.asyncDispose]() {
        if (this.#heartbeat === undefined)
            return;
        clearInterval(this.#heartbeat);
        this.#heartbeat = undefined;
        await this.#mutex.idle();
        if (this.#takeover !== undefined || this.#isReleased)
            return;
        const release = this.#hasPublished || this.#stored.has(STATE)
            ? this.#keep({ isLeased: false, withBranch: false })
            : this.#options.store.deleteLedger();
        await release.catch(() => undefined);
    }
    async #publish(state, withBranch) {
        if (this.#takeover !== undefined)
            throw this.#takeover;
        const text = this.#redactedTexts.of(state);
        this.#state = state;
        this.#hasPublished = true;
        const isLast = state.outcome === 'stopped' || state.phase.at === 'done';
        await this.#mutex.add(async () => {
            await this.#conversations.retainFor(state);
            this.#stored = new Map([...this.#stored, [STATE, text]]);
            await this.#renew({ isLeased: !isLast, withBranch });
            this.#isReleased = isLast;
        });
    }
    get #statePath() {
        return (0,external_node_path_.join)(this.#dir, STATE);
    }
    #renewIfDue(ms) {
        if (this.#isReleased || this.#options.clock.now() - this.#renewedAt < ms)
            return;
        this.#renewedAt = this.#options.clock.now();
        this.#mutex.add(() => this.#renew()).catch(() => undefined);
    }
    async #renew(how = { isLeased: true, withBranch: false }) {
        try {
            await this.#keep(how);
        }
        catch (error) {
            if (!(error instanceof errors/* LedgerConflict */.QC) || this.#heartbeat === undefined)
                throw error;
            this.#takeover = (0,state_store_lease/* takeoverError */.CZ)(error);
            throw this.#takeover;
        }
        this.#renewedAt = this.#options.clock.now();
    }
    async #keep({ isLeased, withBranch }) {
        const { store, owner, clock } = this.#options;
        const texts = new Map(this.#stored);
        if (this.#events.text !== '')
            texts.set(EVENTS, this.#events.text);
        for (const [name, text] of this.#conversations.files)
            texts.set(name, text);
        if (isLeased)
            texts.set(state_store_lease/* LEASE_FILE */.wX, JSON.stringify({ owner, until: clock.now() + state_store_lease/* LEASE_MS */.Wf }));
        else
            texts.delete(state_store_lease/* LEASE_FILE */.wX);
        const state = this.#state;
        const files = new Map();
        for (const [name, text] of texts)
            files.set(name, await (0,ledger_commit/* writeAnew */.Zd)((0,external_node_path_.join)(this.#dir, `${name}.published`), text));
        await store.save({
            branch: state?.branch ?? '',
            tip: withBranch && state !== undefined && (0,selectors/* showsBranch */.d_)(state) ? (0,selectors/* workTip */.VK)(state) : undefined,
            keeps: state === undefined ? await store.kept() : (0,selectors/* commitsOfWork */.hi)(state),
            files,
            over: state !== undefined && state.squashed?.sha === state.tip ? state.squashed.from : undefined,
            message: (0,ledger_commit/* ledgerMessage */.hh)(state),
        });
    }
    #parse(where, text) {
        if (text === undefined)
            return undefined;
        try {
            return state/* State */.Uw.parse(JSON.parse(text));
        }
        catch {
            this.#problems.push(`The ledger ${where} is damaged or of another version than ${state/* SCHEMA */.yx}.`);
            return undefined;
        }
    }
}

// EXTERNAL MODULE: ./lib/workspace/checkout-lock.js
var checkout_lock = __webpack_require__(22349);
// EXTERNAL MODULE: ./lib/workspace/recover-edits.js
var recover_edits = __webpack_require__(81353);
// EXTERNAL MODULE: ./lib/workspace/repository.js + 1 modules
var repository = __webpack_require__(16991);
// EXTERNAL MODULE: ./lib/workspace/sealed-git-dir.js
var sealed_git_dir = __webpack_require__(50954);
// EXTERNAL MODULE: ./lib/engine/isolate.js + 13 modules
var isolate = __webpack_require__(78364);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/engine/private-folders.js




function makeTestTemp(directory) {
    return makeFolder((0,external_node_os_.tmpdir)(), private_folders_nameOf('t', directory));
}
async function makeCopiesFolder(directory, top) {
    if (!private_folders_isHidden(directory) || private_folders_isHidden(top))
        return undefined;
    const { dev } = await (0,external_node_fs_promises_.stat)(top);
    for (const root of process.platform === 'win32' ? [(0,external_node_os_.tmpdir)()] : ['/var/tmp', (0,external_node_os_.tmpdir)()]) {
        const found = await (0,external_node_fs_promises_.stat)(root).catch(() => undefined);
        const made = found?.dev === dev ? await makeFolder(root, private_folders_nameOf('c', directory)) : undefined;
        if (made !== undefined)
            return made;
    }
    return undefined;
}
function private_folders_isHidden(path) {
    return path.split(external_node_path_.sep).some(name => name.startsWith('.'));
}
function private_folders_nameOf(kind, directory) {
    return `${kind}${(0,external_node_crypto_.createHash)('sha256').update(directory).digest('hex').slice(0, 8)}`;
}
async function makeFolder(root, name) {
    const { uid, username } = (0,external_node_os_.userInfo)();
    const own = (0,external_node_path_.join)(root, `fix-tests-${uid >= 0 ? uid : username.replace(/\W/g, '')}`);
    await (0,external_node_fs_promises_.mkdir)(own, { mode: 0o700 }).catch(() => undefined);
    const info = await (0,external_node_fs_promises_.lstat)(own).catch(() => undefined);
    const isOwn = info?.isDirectory() === true && (uid < 0 || (info.uid === uid && (info.mode & 0o077) === 0));
    if (!isOwn)
        return undefined;
    const folder = (0,external_node_path_.join)(own, name);
    await remove(folder);
    const isMade = await (0,external_node_fs_promises_.mkdir)(folder, { mode: 0o700 }).then(() => true, () => false);
    if (!isMade)
        return undefined;
    const path = await (0,external_node_fs_promises_.realpath)(folder);
    return {
        path,
        async [Symbol.asyncDispose]() {
            await remove(path);
            await (0,external_node_fs_promises_.rmdir)((0,external_node_path_.dirname)(path)).catch(() => undefined);
        },
    };
}
async function remove(path) {
    await (0,external_node_fs_promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

;// CONCATENATED MODULE: ./lib/engine/open-session.js















async function openSession(job, resources) {
    const { checkout, frontend, request, stateRoot } = job;
    const key = (0,engine_job/* requestKey */.lq)(job);
    const directory = (0,external_node_path_.join)(stateRoot, key);
    await (0,external_node_fs_promises_.mkdir)(directory, { recursive: true, mode: 0o700 });
    resources.use(await (0,checkout_lock/* lockCheckout */.y)((0,external_node_path_.join)(stateRoot, 'lock')));
    const journal = (0,external_node_path_.join)(stateRoot, 'touched.json');
    const recovered = (0,recover_edits/* recoveryNotes */.R)(await (0,recover_edits/* recoverEdits */.y)(checkout, journal));
    const redact = (0,redaction/* redactor */.$p)(job.secrets);
    for (const each of recovered)
        frontend.emit((0,redaction/* redacted */.pc)(each, redact));
    await (0,workspace_checkout/* requireClean */.Bs)(checkout);
    const [temporary, apart] = await Promise.all([makeTestTemp(directory), makeCopiesFolder(directory, checkout.top)]);
    const testTemp = temporary && resources.use(temporary).path;
    const shared = { ...(0,isolate/* sharedFolders */.p)(directory), ...(apart && { copies: resources.use(apart).path }) };
    const isolated = opening((0,isolate/* isolate */.a)({ ...job, directory, shared, testTemp }), resources);
    const repository = await openRepository(job, directory);
    const storage = await frontend.openStorage({ repository, key });
    const transcripts = (0,external_node_path_.join)(directory, 'transcripts');
    if (job.resume !== 'anywhere')
        await removeState(directory, transcripts);
    const { store } = storage;
    const ledger = resources.use(await FileLedger.open(directory, { store, secrets: job.secrets, owner: job.owner, clock: Date }));
    for (const each of recovered)
        ledger.append((0,redaction/* redacted */.pc)(each, redact));
    const emit = emitter(frontend.emit, ledger, redact);
    emit({ kind: 'request', branch: request.headBranch, sha: request.headSha, key });
    await ledger.take({
        mode: job.settings['if-running'],
        isGone: owner => storage.hasEnded(owner),
        onWait: ({ name }) => emit((0,events/* note */.N)('info', `Another run (${name}) is working on the same request: waiting for it to end.`)),
        signal: job.signal,
    });
    if (job.ci?.runs.length === 0)
        await requireUnfinished(ledger);
    if (request.leg !== undefined)
        await requireOwnTests(job, ledger);
    await frontend.begin(key);
    if (checkout.sha !== request.headSha)
        await isolated;
    const sandbox = isolated.then(opened => opened.sandbox);
    resources.use(await (0,workspace_checkout/* checkOutCommit */.kz)(checkout, { sha: request.headSha, from: repository, sandbox }));
    return {
        job,
        key,
        directory,
        journal,
        transcripts,
        repository,
        storage,
        ledger,
        redact,
        emit,
        checkout,
        shared,
        testTemp,
        isolated,
    };
}
async function requireUnfinished(ledger) {
    const known = await ledger.load({ local: false });
    if (known === undefined || known.phase.at === 'done')
        throw new errors/* NothingNew */.Gs('This run of CI tested an earlier commit, and fix-tests has already ended its work on the result.', '');
}
async function requireOwnTests({ request, reported = [] }, ledger) {
    const known = await ledger.load({ local: false });
    const failing = reported.filter(({ status }) => status === 'failed').map(({ id }) => id);
    if (known === undefined || decideLeg(known, request, failing) !== 'answered')
        return;
    const where = known.pullRequest === undefined ? `the branch ${known.branch}` : known.pullRequest.url;
    throw new errors/* NothingNew */.Gs(`Another leg of the matrix has worked on the same failing tests: see ${where}`, '');
}
function opening(open, resources) {
    resources.use({
        async [Symbol.asyncDispose]() {
            const opened = await open.catch(() => undefined);
            await opened?.[Symbol.asyncDispose]();
        },
    });
    open.catch(() => undefined);
    return open;
}
async function openRepository(job, directory) {
    const { checkout, resume } = job;
    const dir = (0,external_node_path_.join)(directory, 'git');
    if (resume !== 'anywhere')
        await (0,external_node_fs_promises_.rm)(dir, { recursive: true, force: true });
    (0,sealed_git_dir/* removeLocks */.v)(dir);
    return repository/* Repository */.L.open({
        dir,
        work: checkout.top,
        host: checkout.host,
        identity: (0,engine_job/* identityOf */.cu)(job),
    });
}
async function removeState(directory, transcripts) {
    const files = await (0,external_node_fs_promises_.readdir)(directory);
    const stale = files.filter(file => ['state.json', 'events.jsonl'].includes(file) || file.startsWith('conversation-'));
    await Promise.all(stale.map(file => (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(directory, file), { force: true })));
    await (0,external_node_fs_promises_.rm)(transcripts, { recursive: true, force: true });
}
function emitter(listener, ledger, redact) {
    return event => {
        const safe = (0,redaction/* redacted */.pc)(event, redact);
        listener(safe);
        if (safe.kind !== 'tests-progress')
            ledger.append(safe);
    };
}

// EXTERNAL MODULE: ./lib/engine/resources.js
var engine_resources = __webpack_require__(21223);
;// CONCATENATED MODULE: ./lib/engine/run.js
var run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










async function fixTests(job) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const startedAt = external_node_perf_hooks_.performance.now();
        const resources = run_addDisposableResource(env_1, new engine_resources/* Resources */.E(), true);
        const session = await openSession(job, resources);
        const context = await buildContext(session, resources);
        const setUpMs = await setUp(job, context);
        resources.use(await context.restoringChanges());
        const state = { ...context.state, spentMs: context.state.spentMs + setUpMs };
        const end = await runWorkflow(state, context.workflow);
        return await finish(end, session, context, startedAt);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function setUp({ settings, signal }, { state, testbed, worktrees, workflow }) {
    const command = settings['setup-command'];
    if (command !== undefined && command !== '' && settle(state, workflow.rules).phase.at !== 'publishing') {
        await testbed.runner.setup((0,parse_command/* withoutShell */.Fz)('setup-command', command), signal);
        await tellChanged(workflow);
    }
    const { spentMs } = testbed.runner;
    await worktrees.look();
    return spentMs;
}
const run_MAX_NAMED = 5;
async function tellChanged(context) {
    const changed = await context.strayFiles();
    if (changed.length === 0)
        return;
    const text = `setup-command changed ${(0,wording/* listOf */.c3)(changed, run_MAX_NAMED)}. The tests run with that, the commit does not have it, and it stays in the work tree.`;
    context.emit((0,events/* note */.N)('warning', text));
}


/***/ }),

/***/ 75390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ leastConfidence),
/* harmony export */   dB: () => (/* binding */ whyNotApplied),
/* harmony export */   kv: () => (/* binding */ doubtOf)
/* harmony export */ });
/* harmony import */ var _domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90304);

function leastConfidence({ kept }) {
    const known = (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .unlikelyAttempts */ .cl)({ attempts: [...kept] }).flatMap(({ proposal }) => proposal?.confidence ?? []);
    return known.length === 0 ? undefined : Math.round(100 * Math.min(...known));
}
function doubtOf({ kept, proof }) {
    if (proof?.undoes === true)
        return 'nothing of the failing change would be left';
    const confidence = leastConfidence({ kept });
    return confidence === undefined ? '' : `it is a guess (confidence ${confidence} %)`;
}
function whyNotApplied(view) {
    if (view.outcome === 'needs-review')
        return 'the change has signs of a cheat';
    if (view.outcome !== 'fixed')
        return 'only a complete fix is put there';
    return view.objections.length > 0 ? 'a review of the change objects' : doubtOf(view);
}


/***/ }),

/***/ 22548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ lookCloser),
/* harmony export */   RR: () => (/* binding */ signsWarning),
/* harmony export */   dK: () => (/* binding */ confidenceNote),
/* harmony export */   m4: () => (/* binding */ doubtCount)
/* harmony export */ });
/* harmony import */ var _domain_model_cheat_sign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11667);
/* harmony import */ var _domain_text_unified_diff_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18202);
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79078);
/* harmony import */ var _case_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17391);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75390);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8483);
/* harmony import */ var _repository_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(962);
/* harmony import */ var _report_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46867);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23692);









const MAX_SIGNS = 12;
const MAX_FINDINGS = 10;
const MAX_INDUCING = 5;
const MAX_NAMED = 5;
function lookCloser(view, options, detail) {
    const lines = doubts(view, options, detail);
    return lines.length === 0 ? '' : ['**Look closer**', lines.join('\n')].join('\n\n');
}
function doubts(view, options, detail) {
    return [
        ...undoneLines(view),
        ...changedForTheWorse(view),
        ...checkLines(view),
        ...signLines(view, options),
        ...uncoveredLines(view, options, detail),
        ...mutantLines(view, detail),
        ...undecidedLines(view),
        ...takenBackLines(view),
        ...slowerLines(view),
        ...originLines(view, options),
    ];
}
function doubtCount(view, options) {
    const items = doubts(view, options, _report_options_js__WEBPACK_IMPORTED_MODULE_3__/* .FULL_DETAIL */ .gZ).filter(line => line.startsWith('- '));
    return items.reduce((sum, line) => sum + Number(/^- … and (\d{1,9}) more$/.exec(line)?.[1] ?? 1), 0);
}
function signsWarning({ signs }) {
    return signs.some(({ grave }) => grave)
        ? '> [!WARNING]\n> The tests pass, but the change has signs of a cheat: it may be made for these tests alone. Read the lines under “Look closer” before you merge.'
        : '';
}
function confidenceNote({ kept, outcome }) {
    const confidence = (0,_doubt_js__WEBPACK_IMPORTED_MODULE_2__/* .leastConfidence */ .EM)({ kept });
    return outcome === 'fixed' && confidence !== undefined
        ? `> [!NOTE]\n> All tests pass, but this is a guess (confidence ${confidence} %), so it waits for a person: try it with other inputs than those of the tests.`
        : '';
}
function changedForTheWorse({ changes }) {
    const groups = [
        ['Fail now and did not before', changes.failing],
        ['Are skipped now and were not before', changes.skipped],
        ['Are missing now', changes.removed],
        ['Flaky or order-dependent, with another result than before', changes.unsettled],
    ];
    return groups.flatMap(([what, tests]) => tests.length === 0 ? [] : [`- ${what}: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(tests.map(_case_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .UU), MAX_NAMED)}`]);
}
function checkLines({ proof, tests }) {
    const check = proof?.check;
    if (check === undefined || check.passed)
        return [];
    const command = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineCode)(check.command);
    if (check.findings.length === 0)
        return [
            `- The project's own command, ${command}, does not succeed here: failures that are no part of this fix are named below.`,
        ];
    const isNamed = (finding) => tests.remaining.some(({ title }) => title.includes(finding));
    if (check.findings.every(isNamed))
        return [];
    const listed = check.findings.slice(0, MAX_FINDINGS).map(each => `  - ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineText)(each, 300)}`);
    const rest = check.findings.length - listed.length;
    return [
        `- **The project's own command, ${command}, still fails:**`,
        ...listed,
        ...(rest > 0 ? [`  - and ${rest} more`] : []),
    ];
}
function signLines(view, options) {
    const { signs, tip } = view;
    const sorted = signs.toSorted((a, b) => Number(b.grave) - Number(a.grave));
    const lines = sorted
        .slice(0, MAX_SIGNS)
        .map(({ kind, file, line, code, grave }) => `- ${(0,_repository_links_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceLink */ ._o)({ file, line }, { tip, repositoryUrl: (0,_repository_links_js__WEBPACK_IMPORTED_MODULE_6__/* .workUrl */ .Ns)(view, options) })} ${(0,_domain_model_cheat_sign_js__WEBPACK_IMPORTED_MODULE_0__/* .signMeaning */ .rC)(kind)}${code === '' ? '' : `: ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineCode)(code)}`}${grave ? '' : ' (often harmless)'}`);
    return [...lines, ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .more */ .O)(signs.length - lines.length)];
}
function uncoveredLines(view, options, detail) {
    const { uncovered, tip } = view;
    const hunks = uncovered.flatMap(hunk => placed(hunk, options.change) ?? []);
    const shown = hunks.slice(0, Math.min(detail.listed, MAX_FINDINGS)).map(({ file, line, added }) => {
        const [first = '', ...others] = added.filter(text => text.trim() !== '');
        const place = (0,_repository_links_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceLink */ ._o)({ file, line }, { tip, repositoryUrl: (0,_repository_links_js__WEBPACK_IMPORTED_MODULE_6__/* .workUrl */ .Ns)(view, options) });
        if (first === '')
            return `- ${place}: the failing tests pass without this removal too.`;
        const lines = others.length === 0 ? '' : ` and ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(others.length, 'more line')}`;
        return `- ${place}: no failing test needs ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineCode)((0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.truncateText)(first.trim(), 100))}${lines}.`;
    });
    return [...shown, ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .more */ .O)(hunks.length - shown.length)];
}
function placed(hunk, change) {
    const section = (0,_domain_text_unified_diff_js__WEBPACK_IMPORTED_MODULE_8__/* .parseDiff */ .FR)(change).find(({ path, paths }) => path === hunk.file || paths.includes(hunk.file));
    if (section === undefined)
        return undefined;
    const wanted = hunk.added.filter(text => text.trim() !== '');
    if (hunk.line === 0 || wanted.length === 0)
        return hunk;
    const runs = section.hunks.flatMap(each => each.runs.map(run => ({ line: each.line + run.at, after: run.after })));
    const found = runs.filter(({ after }) => wanted.every(text => after.includes(text)));
    const [nearest] = found.toSorted((a, b) => Math.abs(a.line - hunk.line) - Math.abs(b.line - hunk.line));
    return nearest === undefined ? undefined : { ...hunk, line: nearest.line + nearest.after.indexOf(wanted[0] ?? '') };
}
function mutantLines({ mutantCheck }, detail) {
    const survivors = mutantCheck?.survivors ?? [];
    const shown = survivors
        .slice(0, detail.listed)
        .map(({ file, line, what }) => `- The tests would not notice ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineCode)(`${file}:${line}`)} changed: ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineProse)(what, 200)}`);
    return [...shown, ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .more */ .O)(survivors.length - shown.length)];
}
function undoneLines({ proof }) {
    return proof?.undoes === true ? ['- The fix reverts the whole failing change, except its tests.'] : [];
}
function takenBackLines({ kept, proof }) {
    if (proof?.undoes === true)
        return [];
    const files = [...new Set(kept.flatMap(({ takesBack }) => takesBack))];
    return files.length === 0
        ? []
        : [
            `- In ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(files.map(_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineCode), MAX_NAMED)} the fix only reverts what the failing change did: its purpose may be lost.`,
        ];
}
function undecidedLines({ kept }) {
    return kept.flatMap(({ proposal }) => {
        const { alternatives = '', leftUndone = '' } = proposal ?? {};
        return [
            ...(alternatives === '' ? [] : [`- ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineProse)(alternatives, 600)}`]),
            ...(leftUndone === '' ? [] : [`- Left undone: ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineProse)(leftUndone, 600)}`]),
        ];
    });
}
function slowerLines({ proof, titles }) {
    const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
    return (proof?.slower ?? []).map(({ test, beforeMs, afterMs }) => `- **Slower with the fix**, measured twice: ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineText)(titles.get(test) ?? test, 200)} takes ${seconds(afterMs)}, and ${seconds(beforeMs)} without it.`);
}
function originLines({ origins, culprit, inducing, titles }, { repositoryUrl }) {
    const all = Object.values(origins);
    const number = (origin) => all.filter(each => each === origin).length;
    const [old, flaky] = [number('failing before'), number('flaky before')];
    return [
        ...(culprit === undefined
            ? []
            : [
                `- Bisecting found that ${(0,_repository_links_js__WEBPACK_IMPORTED_MODULE_6__/* .commitLink */ .wn)(culprit.sha, repositoryUrl)} broke the tests: ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineText)(culprit.subject, 200)}`,
            ]),
        ...byPlaces(inducing)
            .slice(0, MAX_INDUCING)
            .map(({ tests, places }) => {
            const [first = ''] = tests;
            const others = tests.length > 1 ? ` (and ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(tests.length - 1, 'other test')})` : '';
            const at = (0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(places.map(place => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineCode)(place)), MAX_NAMED);
            return `- ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.inlineCode)((0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__.truncateText)(titles.get(first) ?? first, 200))}${others} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .verb */ .w3)(tests.length, 'pass')} if the failing change is taken out at ${at}.`;
        }),
        ...(old === 0 ? [] : [`- ${old} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(all.length, 'test')} failed at the base of the change already.`]),
        ...(flaky === 0 ? [] : [`- ${flaky} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(all.length, 'test')} passed and failed at the base of the change.`]),
    ];
}
function byPlaces(inducing) {
    const found = new Map();
    for (const { tests, places } of inducing) {
        const known = found.get(places.join('\0'));
        found.set(places.join('\0'), { tests: [...new Set([...(known?.tests ?? []), ...tests])], places });
    }
    return [...found.values()];
}


/***/ }),

/***/ 34532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ outdatedSection),
/* harmony export */   Ys: () => (/* binding */ groupedByIntent),
/* harmony export */   ep: () => (/* binding */ quoteOf)
/* harmony export */ });
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79078);
/* harmony import */ var _case_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17391);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8483);
/* harmony import */ var _repository_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(962);
/* harmony import */ var _problem_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19099);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23692);






function outdatedSection(view, options, detail) {
    const { outdated } = view;
    if (outdated.length === 0)
        return '';
    const shown = outdated.slice(0, detail.listed);
    const groups = groupedByIntent(shown).flatMap(({ intent, tests }) => [
        quoteOf(intent, options.repositoryUrl),
        tests.map(test => `- ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .testName */ .UU)(test)}${detail.messages ? valuesText(test, view) : ''}`).join('\n'),
    ]);
    return [
        '### Tests that contradict the change',
        `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(outdated.length, 'test')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(outdated.length, 'assert')} what held before the failing change, whose commit says otherwise. fix-tests does not take the change back, and changes no test to make a run green.`,
        ...groups,
        ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .more */ .O)(outdated.length - shown.length),
        proposalText(view),
        ...(detail.diffs && view.proposedTests?.sha !== undefined && view.proposedTests.url === undefined
            ? [(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.codeBlock)(view.proposedTests.diff, 'diff')]
            : []),
    ].join('\n\n');
}
function quoteOf({ sha, quote }, repositoryUrl) {
    return `${(0,_repository_links_js__WEBPACK_IMPORTED_MODULE_5__/* .commitLink */ .wn)(sha, repositoryUrl)} says:\n> ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineText)(quote, 200)}`;
}
function groupedByIntent(tests) {
    const groups = new Map();
    for (const test of tests) {
        const key = `${test.intent.sha} ${test.intent.quote}`;
        const group = groups.get(key) ?? { intent: test.intent, tests: [] };
        group.tests.push(test);
        groups.set(key, group);
    }
    return [...groups.values()];
}
function valuesText({ key, after, before }, { remainingClusters }) {
    const cause = remainingClusters.find(({ cluster }) => cluster.tests[0] === key)?.cluster.problem ?? '';
    const said = (after ?? before)?.problem.message ?? '';
    const text = (0,_problem_text_js__WEBPACK_IMPORTED_MODULE_1__/* .problemText */ .f)(said, { cause });
    return text === '' ? '' : `: ${text}`;
}
function proposalText({ proposedTests }) {
    if (proposedTests === undefined)
        return 'Change these tests if the change is right, or the code if it is not. To get a draft with the changed assertions, set `propose-tests: true`.';
    const { sha, url, branch, reason } = proposedTests;
    if (sha === undefined)
        return `No assertions are proposed. ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineText)(reason, 300)}`;
    if (url !== undefined)
        return `[A draft](${url}) has the changed assertions. It proves nothing: a person decides on it.`;
    const where = branch === undefined ? '' : ` They are on the branch ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineText)(branch)}.`;
    return `These assertions are proposed.${where} They prove nothing: a person decides on them.`;
}


/***/ }),

/***/ 19099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ problemText)
/* harmony export */ });
/* harmony import */ var _domain_text_compared_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6188);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8483);


const MAX = { value: 150, message: 300 };
function problemText(message, { title = '', cause = '' } = {}) {
    const values = (0,_domain_text_compared_values_js__WEBPACK_IMPORTED_MODULE_0__/* .comparedValues */ .O)(message);
    if (values !== undefined)
        return `expected ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.inlineText)(values.expected, MAX.value)}, got ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.inlineText)(values.actual, MAX.value)}`;
    if (cause !== '')
        return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.inlineText)(cause, MAX.message);
    const [line = '', ...rest] = message.split('\n');
    if (title.endsWith(line))
        return '';
    const next = /:\s*$/.test(line) ? (rest.find(each => each.trim() !== '') ?? '') : '';
    return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.inlineText)(next === '' ? line : `${line.trimEnd()} ${next.trim()}`, MAX.message);
}


/***/ }),

/***/ 19778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ renderReport)
});

// EXTERNAL MODULE: ./lib/domain/model/request.js
var model_request = __webpack_require__(59123);
// EXTERNAL MODULE: ./lib/domain/model/selectors.js
var selectors = __webpack_require__(90304);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
// EXTERNAL MODULE: ./lib/domain/text/hidden-characters.js
var hidden_characters = __webpack_require__(26625);
// EXTERNAL MODULE: ./lib/domain/text/inert-text.js
var inert_text = __webpack_require__(90388);
// EXTERNAL MODULE: ./lib/rendering/markdown-escape.js
var markdown_escape = __webpack_require__(8483);
// EXTERNAL MODULE: ./lib/rendering/markdown-parts.js
var markdown_parts = __webpack_require__(23692);
;// CONCATENATED MODULE: ./lib/rendering/added-tests-section.js



function addedTestsSection({ addedTests }, detail) {
    if (addedTests === undefined)
        return '';
    const { mode, tests, files, diff, mutants, reason } = addedTests;
    if (tests.length === 0)
        return `No tests were added for the fix. ${(0,markdown_escape.inlineText)(reason, 300)}`;
    const where = files.map(file => (0,markdown_escape.inlineCode)(file)).join(', ');
    const shown = tests
        .slice(0, detail.listed)
        .map(({ title, notices }) => `- ${(0,markdown_escape.inlineText)(title, 200)}: it notices ${(0,markdown_escape.inlineProse)(notices, 200)}`);
    const isCommitted = mode === 'commit';
    return [
        isCommitted ? '### Tests added for the fix' : '### Tests to add for the fix',
        `${isCommitted ? 'A commit of its own adds' : 'Not on the branch:'} ${(0,wording/* count */.U9)(tests.length, 'test')} in ${where}, by a model. Each passed ten times with the fix, and failed without what it notices. They count for nothing in the proof: read them before you merge.${reason === '' ? '' : ` ${(0,markdown_escape.inlineText)(reason, 300)}`}`,
        [...shown, ...(0,markdown_parts/* more */.O)(tests.length - shown.length)].join('\n'),
        ...(mutants === undefined || mutants.checked === 0 ? [] : [mutantsLine(mutants, detail)]),
        ...(detail.diffs && !isCommitted && diff !== ''
            ? [`<details><summary>The tests</summary>\n\n${(0,markdown_escape.codeBlock)(diff, 'diff')}\n\n</details>`]
            : []),
    ].join('\n\n');
}
function mutantsLine({ checked, survivors }, detail) {
    const noticed = checked - survivors.length;
    const missed = survivors
        .slice(0, detail.listed)
        .map(({ file, line, what }) => `${(0,markdown_escape.inlineCode)(`${file}:${line}`)} ${(0,markdown_escape.inlineProse)(what, 100)}`);
    return `Of ${(0,wording/* count */.U9)(checked, 'small change')} of the fixed lines, they notice ${noticed}.${missed.length === 0 ? '' : ` Unnoticed by them: ${missed.join('; ')}.`}`;
}

;// CONCATENATED MODULE: ./lib/rendering/ci-section.js


const MAX_TESTS = 10;
const MAX_RUNS = 5;
function ciSection({ ci, tip, outcome }) {
    if (ci === undefined || ci.sha !== tip)
        return '';
    if (ci.kind === 'green')
        return `CI is green on this commit: ${links(ci.runs)}.${openNote(ci)}`;
    if (ci.kind === 'skipped') {
        const proof = outcome === 'awaiting-ci'
            ? 'If CI skips drafts, mark this pull request as ready for review.'
            : 'So the proof is by the test runs of fix-tests alone.';
        return `> [!NOTE]\n> CI skipped all of its jobs on this commit: ${links(ci.runs)}. ${proof}`;
    }
    const left = ci.failing.length - MAX_TESTS;
    const more = left > 0 ? [`and ${left} more`] : [];
    const named = [...ci.failing.slice(0, MAX_TESTS).map(title => (0,markdown_escape.inlineText)(title, 200)), ...more].join('; ');
    const failing = ci.failing.length === 0 ? '' : ` ${(0,wording/* count */.U9)(ci.failing.length, 'test fails', 'tests fail')} there: ${named}.`;
    const reasons = ci.reasons.map(reason => ` ${(0,markdown_escape.inlineText)(reason, 300)}`).join('');
    return `> [!WARNING]\n> CI is red on this commit: ${links(ci.runs)}.${failing}${reasons} ${roundsNote(ci)}`;
}
function openNote({ open }) {
    if (open.length === 0)
        return '';
    const named = (0,wording/* listOf */.c3)(open.map(name => (0,markdown_escape.inlineText)(name, 100)), MAX_TESTS);
    return ` ${open.length === 1 ? 'A required check has' : 'Required checks have'} not ended by then: ${named}.`;
}
function roundsNote({ rounds, failing, limit }) {
    if (failing.length === 0)
        return 'fix-tests has nothing to work on there.';
    switch (limit) {
        case 'rounds':
            return rounds === 0
                ? 'max-ci-rounds is 0, so it is not worked on.'
                : `It was worked on ${(0,wording/* count */.U9)(rounds, 'time')}, which is the limit.`;
        case 'hours':
            return 'It came later than max-ci-hours allows, so it is not worked on.';
        case 'dollars':
            return 'The dollars of max-cost-usd are used up, so it is not worked on.';
        case undefined:
            return 'No fixer could do more about it.';
    }
}
function links(runs) {
    const named = runs.map(({ name, url, conclusion }) => `${(0,markdown_escape.linkTo)((0,markdown_escape.inlineText)(name || 'the run'), url)} (${conclusion})`);
    const left = named.length - MAX_RUNS;
    return [...named.slice(0, MAX_RUNS), ...(left > 0 ? [`and ${left} more`] : [])].join(', ');
}

// EXTERNAL MODULE: ./lib/domain/model/proposal-subject.js
var proposal_subject = __webpack_require__(72775);
// EXTERNAL MODULE: ./lib/rendering/case-counts.js
var case_counts = __webpack_require__(17391);
// EXTERNAL MODULE: ./lib/domain/text/unified-diff.js
var unified_diff = __webpack_require__(18202);
;// CONCATENATED MODULE: ./lib/rendering/change-parts.js

function changeParts(change, attempts) {
    const byAttempt = new Map();
    const rest = [];
    if (change.trim() === '')
        return { byAttempt, rest };
    const lines = new Map(attempts.map(attempt => [attempt, changedTexts(attempt.diff)]));
    for (const { path, paths, kind, hunks } of (0,unified_diff/* parseDiff */.FR)(change)) {
        const file = path ?? paths.at(-1) ?? '';
        const own = attempts.filter(({ files }) => files.some(each => each === file || paths.includes(each)));
        const owners = hunks.map(hunk => likeliest(hunk, own, lines));
        for (const owner of new Set(hunks.length === 0 ? [own.at(-1)] : owners)) {
            const part = { file, kind, hunks: hunks.filter((_, index) => owners[index] === owner) };
            if (owner === undefined)
                rest.push(part);
            else
                byAttempt.set(owner, [...(byAttempt.get(owner) ?? []), part]);
        }
    }
    return { byAttempt, rest };
}
function likeliest(hunk, own, lines) {
    const texts = textsOf(hunk);
    const shared = (attempt) => texts.filter(text => lines.get(attempt)?.has(text)).length;
    return own.reduce((best, each) => (best === undefined || shared(each) >= shared(best) ? each : best), undefined);
}
function changedTexts(diff) {
    return new Set(diff === '' ? [] : (0,unified_diff/* parseDiff */.FR)(diff).flatMap(({ hunks }) => hunks.flatMap(textsOf)));
}
function textsOf({ runs }) {
    return runs.flatMap(({ before, after }) => [...before.map(text => `-${text}`), ...after.map(text => `+${text}`)]);
}

// EXTERNAL MODULE: ./lib/rendering/change-section.js
var change_section = __webpack_require__(52116);
// EXTERNAL MODULE: ./lib/rendering/repository-links.js
var repository_links = __webpack_require__(962);
;// CONCATENATED MODULE: ./lib/rendering/fixes-section.js








function fixesSection(view, options, detail) {
    const { fixes } = view;
    if (fixes.length === 0)
        return '';
    const own = view.kept.filter(({ kind }) => kind !== 'pruning');
    const parts = changeParts(options.change, own);
    const blocks = fixes
        .slice(0, detail.listed)
        .map((fix, index) => fixText(fix, { view, parts, options, detail, number: fixes.length > 1 ? `${index + 1}. ` : '' }));
    const rest = (0,change_section/* changedLinesOf */.HM)(parts.rest, detail);
    return [
        ...blocks,
        ...(0,markdown_parts/* more */.O)(fixes.length - blocks.length),
        ...(rest === '' ? [] : ['**Other changes on the branch**', rest]),
    ].join('\n\n');
}
function fixText(fix, { view, parts, options, detail, number }) {
    const { attempt } = fix;
    const change = parts.byAttempt.get(attempt) ?? [];
    const place = (0,change_section/* placeOf */.$t)(change);
    const heading = [
        `**${number}${prefixOf(attempt)}${(0,markdown_escape.inlineProse)((0,proposal_subject/* changeOf */.C)(attempt), 200)}**`,
        place === undefined
            ? (0,repository_links/* commitLink */.wn)(attempt.commit ?? '', (0,repository_links/* workUrl */.Ns)(view, options))
            : (0,repository_links/* sourceLink */._o)(place, { tip: view.tip, repositoryUrl: (0,repository_links/* workUrl */.Ns)(view, options) }),
        ...countsOf(fix, view),
    ];
    const said = attempt.kind === 'command' ? '' : firstSentence(attempt.proposal?.rootCause ?? '');
    const cause = said !== '' && attempt.kind === 'revision' ? `Demanded: ${said}` : said;
    return [heading.join(' · '), failureText(fix, detail), cause, (0,change_section/* changedLinesOf */.HM)(change, detail)]
        .filter(text => text !== '')
        .join('\n\n');
}
function prefixOf(attempt) {
    return attempt.kind === 'revision' ? 'After the review: ' : attempt.result === 'progress' ? 'Progress: ' : '';
}
function countsOf({ attempt, fixed, open }, { outcome }) {
    const verb = attempt.kind === 'revision' ? 'still green with it' : outcome === 'needs-review' ? 'green with it' : 'fixed';
    return [
        ...(fixed.length === 0 ? [] : [`${(0,wording/* count */.U9)(fixed.length, (0,case_counts/* caseNoun */.nd)(fixed))} ${verb}`]),
        ...(open.length === 0 ? [] : [`${open.length} of this cause still ${open.length === 1 ? 'fails' : 'fail'}`]),
    ];
}
function failureText({ attempt, fixed, open }, detail) {
    const [first] = fixed.length > 0 ? fixed : open;
    if (first === undefined || attempt.kind === 'revision')
        return '';
    const rest = fixed.length + open.length - 1;
    const problem = detail.messages ? problemOf(first, attempt) : '';
    return `${(0,case_counts/* testName */.UU)(first)}${problem}${rest > 0 ? ` (and ${rest} more)` : ''}`;
}
function problemOf({ key, title, before }, { targets, problem = '' }) {
    const said = key === targets[0] && problem !== '' ? problem : (before?.problem.message.split('\n')[0] ?? '');
    return said === '' || title.endsWith(said) ? '' : `: ${(0,markdown_escape.inlineText)(said, 200)}`;
}
const MAX_CAUSE = 240;
function firstSentence(text) {
    const end = /[.!?](?=\s+[A-Z`])/.exec(text.slice(0, MAX_CAUSE));
    return (0,markdown_escape.inlineProse)(end === null ? text : text.slice(0, end.index + 1), MAX_CAUSE);
}

// EXTERNAL MODULE: ./lib/rendering/headline.js
var headline = __webpack_require__(65034);
// EXTERNAL MODULE: ./lib/domain/model/pass-rate.js
var pass_rate = __webpack_require__(66608);
;// CONCATENATED MODULE: ./lib/rendering/chart.js
const MAX_POINTS = 20;
const MIN_POINTS = 6;
function passRateChart({ attempts, before, after }) {
    const judged = attempts.filter(({ rateAfter, commit }) => rateAfter !== undefined && commit !== undefined);
    if (before === undefined)
        return '';
    const points = [
        { name: 'before', rate: before.rate },
        ...judged.map(({ iteration, rateAfter = 0, revert }) => ({
            name: `${iteration}${revert === undefined ? '' : ' (reverted)'}`,
            rate: rateAfter,
        })),
        ...(after === undefined ? [] : [{ name: 'now', rate: after.rate }]),
    ].slice(-MAX_POINTS);
    if (points.length < MIN_POINTS)
        return '';
    const rates = points.map(({ rate }) => (rate < 1 ? Math.min(99.9, Math.round(rate * 1000) / 10) : 100));
    const min = Math.max(0, Math.floor(Math.min(...rates) / 10) * 10 - 10);
    return [
        '```mermaid',
        'xychart-beta',
        '  title "Pass rate"',
        `  x-axis [${points.map(({ name }) => `"${name}"`).join(', ')}]`,
        `  y-axis "%" ${min} --> 100`,
        `  line [${rates.join(', ')}]`,
        '```',
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/domain/model/usage.js
var model_usage = __webpack_require__(30109);
;// CONCATENATED MODULE: ./lib/rendering/cost-table.js



function attemptCost(attempt) {
    const usage = (0,model_usage/* usageOf */.Fs)(attempt);
    return usage.requests === 0 ? '' : dollarsOf(usage);
}
function duration(ms) {
    const seconds = Math.max(1, Math.round(ms / 1000));
    return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
function costOf({ usage, spentMs }) {
    const time = `${duration(spentMs)} of work`;
    if (usage.requests === 0)
        return `${time}, no model was asked, no tokens.`;
    const saved = usage.savedDollars > 0 ? `; the cache saved ${money(usage.savedDollars)}` : '';
    return `${time}, ${(0,wording/* count */.U9)(usage.requests, 'model request')}, ${usage.inputTokens} input tokens (${usage.cachedTokens} of them cached), ${usage.outputTokens} output tokens: ${dollarsOf(usage)}${saved}.`;
}
function costTable({ spending, causes }) {
    const roles = model_usage/* Role */.Xh.options.flatMap(role => {
        const usage = spending[role];
        return usage === undefined || usage.requests === 0 ? [] : [row(role, usage)];
    });
    const rows = causes
        .filter(({ usage }) => usage.requests > 0)
        .map(({ title, usage }) => row((0,markdown_escape.inlineText)(title, 120), usage));
    if (roles.length === 0)
        return '';
    return [
        '| by role | requests | input tokens | of them cached | output tokens | cost |',
        '|---|---:|---:|---:|---:|---:|',
        ...roles,
        ...(rows.length < 2 ? [] : ['| **by root cause** | | | | | |', ...rows]),
    ].join('\n');
}
function row(name, usage) {
    const round = (tokens) => String(Math.round(tokens));
    const { requests, inputTokens, cachedTokens, outputTokens } = usage;
    const numbers = [requests, inputTokens, cachedTokens, outputTokens].map(round);
    return (0,markdown_escape.tableRow)([name, ...numbers, dollarsOf(usage)]);
}
function dollarsOf(usage) {
    if (usage.unpricedTokens === 0)
        return money(usage.dollars);
    const rest = `${(0,wording/* count */.U9)(Math.round(usage.unpricedTokens), 'token')} at an unknown price`;
    return usage.unpricedTokens >= (0,model_usage/* tokensOf */.k8)(usage) ? rest : `${money(usage.dollars)} and ${rest}`;
}
function money(dollars) {
    return `$${dollars.toFixed(dollars === 0 || dollars >= 0.1 ? 2 : 4)}`;
}

// EXTERNAL MODULE: ./lib/rendering/verification.js
var verification = __webpack_require__(29513);
;// CONCATENATED MODULE: ./lib/rendering/iterations-section.js








const KINDS = {
    revision: 'review',
    pruning: 'leftovers',
    command: 'command',
    tests: 'tests',
};
function iterationsTable(view, options) {
    if (view.attempts.length === 0)
        return '';
    const isPaid = view.usage.requests > 0;
    const rows = view.attempts.map(attempt => {
        const rate = attempt.rateAfter === undefined ? '' : `${(0,pass_rate/* percent */.KN)(attempt.rateBefore)} → ${(0,pass_rate/* percent */.KN)(attempt.rateAfter)}`;
        const commits = [attempt.commit, attempt.revert].flatMap(sha => sha === undefined ? [] : [(0,repository_links/* commitLink */.wn)(sha, (0,repository_links/* workUrl */.Ns)(view, options))]);
        const cells = [
            attempt.iteration,
            KINDS[attempt.kind] ?? attempt.strategy,
            (0,markdown_escape.inlineCode)(attempt.fixer),
            attempt.result ?? 'open',
            rate,
            commits.join(isReplaced(attempt, view) ? ' replaced by ' : ' reverted by '),
            ...(isPaid ? [attemptCost(attempt)] : []),
        ];
        return (0,markdown_escape.tableRow)([...cells, (0,markdown_escape.inlineText)(attempt.reason, 300)]);
    });
    return [
        `| # | strategy | fixer | result | pass rate | commit |${isPaid ? ' cost |' : ''} why |`,
        `|---:|---|---|---|---|---|${isPaid ? '---:|' : ''}---|`,
        ...rows,
        '',
        [costOf(view), (0,verification/* stopExplanation */.ie)(view)].filter(text => text !== '').join(' '),
    ].join('\n');
}
function isReplaced({ iteration, revert }, { attempts }) {
    return attempts.some(({ undoes, commit }) => undoes === iteration && commit === revert);
}
function iterationsFold(view, options, detail) {
    const { attempts, usage, kept } = view;
    if (attempts.length === 0)
        return '';
    const what = [
        (0,wording/* count */.U9)(attempts.length, 'iteration'),
        duration(view.spentMs),
        usage.requests === 0 ? 'no model' : dollarsOf(usage),
    ];
    const whys = kept.flatMap(({ kind, iteration, proposal }) => (kind === 'command' ? [] : (proposal?.changes ?? []))
        .filter(({ why }) => why !== '' && why !== proposal?.rootCause)
        .map(({ file, why }) => {
        const confidence = proposal === undefined ? '' : ` Confidence: ${Math.round(100 * proposal.confidence)} %.`;
        return `- Iteration ${iteration}, ${(0,markdown_escape.inlineCode)(file)}: ${(0,markdown_escape.inlineProse)(why, 600)}${confidence}`;
    }));
    return (0,markdown_parts/* folded */.T)(`How it was found: ${what.join(', ')}`, [
        iterationsTable(view, options),
        whys.slice(0, detail.listed).join('\n'),
        detail.diffs ? passRateChart(view) : '',
        costTable(view),
        transcriptsLine(view, options),
    ]);
}
function transcriptsLine({ attempts, reviews }, { transcripts }) {
    const named = [
        ...attempts.map(({ iteration, transcripts: names }) => ({ what: `iteration ${iteration}`, names })),
        ...reviews.map(({ transcripts: names }) => ({ what: 'review', names })),
    ].filter(({ names }) => names.length > 0);
    if (transcripts === undefined)
        return '';
    const parts = named.map(({ what, names }) => `${what}: ${names.map(markdown_escape.inlineCode).join(', ')}`);
    return `What was said to the models, and what they said: [transcripts](${transcripts})${parts.length === 0 ? '' : ` (${parts.join('; ')})`}.`;
}

// EXTERNAL MODULE: ./lib/rendering/look-closer.js
var look_closer = __webpack_require__(22548);
// EXTERNAL MODULE: ./lib/rendering/outdated-section.js
var outdated_section = __webpack_require__(34532);
// EXTERNAL MODULE: ./lib/rendering/report-options.js
var report_options = __webpack_require__(46867);
// EXTERNAL MODULE: ./lib/rendering/review-section.js
var review_section = __webpack_require__(6464);
// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var model_cluster = __webpack_require__(87072);
// EXTERNAL MODULE: ./lib/domain/policy/offline-limits.js
var offline_limits = __webpack_require__(20449);
// EXTERNAL MODULE: ./lib/rendering/problem-text.js
var problem_text = __webpack_require__(19099);
// EXTERNAL MODULE: ./lib/rendering/result-view.js + 4 modules
var result_view = __webpack_require__(92148);
;// CONCATENATED MODULE: ./lib/rendering/remaining-section.js










function remainingSection(view, options, detail) {
    const outdated = new Set(view.outdated.map(({ key }) => key));
    const remaining = view.tests.remaining.filter(({ key }) => !outdated.has(key));
    if (remaining.length === 0)
        return '';
    const grouped = new Set(view.remainingClusters.flatMap(({ tests }) => tests.map(({ title }) => title)));
    const alone = remaining.filter(({ title }) => !grouped.has(title));
    let room = detail.listed;
    const linesOf = (tests) => {
        const shown = tests.slice(0, room);
        room -= shown.length;
        return shown.map(test => `- ${failureLine(test, detail, { view, options })}`).join('\n');
    };
    const blocks = view.remainingClusters.flatMap(cause => {
        const lines = linesOf(cause.tests);
        return lines === '' ? [] : [lines, ...(detail.messages ? causeText(cause, view, options) : [])];
    });
    const rest = linesOf(alone);
    const hidden = remaining.length - detail.listed;
    return [
        '### What still fails',
        ...blocks,
        ...(rest === '' ? [] : [rest]),
        ...(0,markdown_parts/* more */.O)(hidden),
        ...nextMove(view, options),
    ].join('\n\n');
}
function failureLine({ title, kind, status, after, progress }, detail, { view, options }) {
    const where = `${(0,case_counts/* testName */.UU)({ title, kind })}${progress === 'stuck' ? ' (stuck)' : ''}${placeText(after, { view, options })}`;
    if (status === undefined)
        return `${where}: it is missing from the last run of the suite.`;
    if (status === 'skipped')
        return `${where}: it is skipped.`;
    const problem = detail.messages ? (0,problem_text/* problemText */.f)(after?.problem.message ?? '', { title }) : '';
    return problem === '' ? where : `${where}: ${problem}`;
}
function placeText(failure, { view, options }) {
    const { file: own, name } = failure?.id ?? {};
    const isOwn = ({ file, symbol }) => (own === '' ? symbol.endsWith(`.${name}`) : file === own);
    const frame = failure?.frames.find(each => each.line > 0 && isOwn(each));
    return frame === undefined
        ? ''
        : ` (${(0,repository_links/* sourceLink */._o)({ file: frame.file, line: frame.line }, { tip: view.tip, repositoryUrl: (0,repository_links/* workUrl */.Ns)(view, options) })})`;
}
const MAX_PLACES = 2;
function causeText({ cluster, last, rootCause }, view, options) {
    const { stop, tip } = view;
    const places = cluster.places.slice(0, MAX_PLACES).map(({ file, line = 0, symbol, why }) => {
        const link = (0,repository_links/* sourceLink */._o)({ file, line }, { tip, repositoryUrl: (0,repository_links/* workUrl */.Ns)(view, options) });
        return `${link}${symbol === undefined ? '' : ` ${(0,markdown_escape.inlineCode)(symbol)}`} (${(0,markdown_escape.inlineText)(why, 200)})`;
    });
    const where = places.length === 0 ? '' : `**Where:** ${places.join(', ')}`;
    const why = last === undefined ? notTried(stop) : last.reason;
    const verdict = rootCause === ''
        ? cluster.suggestion === ''
            ? ''
            : `**${(0,model_cluster/* isEnvironmental */.tt)(cluster) ? 'Next' : 'Hint for this kind of failure'}:** ${(0,markdown_escape.inlineText)(cluster.suggestion, 400)}`
        : `**Root cause, by analysis:** ${(0,markdown_escape.inlineProse)(rootCause, 1_000)}`;
    const isPart = last?.result === 'progress' && last.revert === undefined;
    const reason = why === '' ? '' : `**${isPart ? 'Only progress' : 'Not fixed'}:** ${(0,markdown_escape.inlineText)(why, 400)}`;
    return [where, verdict, reason].filter(text => text !== '');
}
const LIMIT_INPUTS = {
    iterations: 'max-iterations',
    time: 'timeout-minutes',
    tokens: 'max-tokens',
    dollars: 'max-cost-usd',
};
function nextMove(view, { resumedBy }) {
    const { stop, usage, attempts, misconfigured, remainingClusters } = view;
    if ((0,result_view/* isOfMachine */.z)(view))
        return [];
    const input = stop === undefined ? undefined : LIMIT_INPUTS[stop];
    const untried = remainingClusters.filter(({ last }) => last === undefined).length;
    const raise = input === undefined ? '' : `raise ${(0,markdown_escape.inlineCode)(input)} and run it again`;
    const key = resumedBy === undefined ? 'anthropic-api-key' : 'ANTHROPIC_API_KEY';
    const isOffline = usage.requests === 0 && misconfigured.length === 0 && attempts.length > 0;
    const steps = [
        ...((0,headline/* isWithoutModels */.hg)(view) ? ['correct the key, the account or the name of the model, and run it again'] : []),
        ...(isOffline
            ? [
                `give it a model, by a key such as ${(0,markdown_escape.inlineCode)(key)}: the offline engine makes small edits in ${offline_limits/* OFFLINE_LANGUAGES */.M} only`,
            ]
            : []),
        ...(raise === '' || (isOffline && untried === 0) ? [] : [raise]),
    ];
    const [first = 'look at these places, or let another model try', ...others] = steps;
    const next = [first, ...others].join('; and ');
    return [`**Next:** ${next}. If a test is wrong, change it yourself: a fix never edits tests.`];
}
function notTried(stop) {
    return stop === undefined || stop === 'stuck' || stop === 'all-green'
        ? ''
        : `no fixer worked on it, since ${verification/* STOPPED_BECAUSE */.J[stop]}.`;
}

;// CONCATENATED MODULE: ./lib/rendering/tests-section.js





function testsFold(view, detail) {
    const { tests, changes, alsoFixed } = view;
    const others = new Set(alsoFixed.map(({ key }) => key));
    const aside = tests.orderDependent.length + tests.notReproduced.length + tests.outside.length;
    const numbers = [
        ...(tests.fixed.length === 0 ? [] : [`${tests.fixed.length} fixed`]),
        ...(tests.flaky.length === 0 ? [] : [`${tests.flaky.length} flaky`]),
        ...(aside === 0 ? [] : [`${aside} ignored`]),
    ];
    return (0,markdown_parts/* folded */.T)(numbers.length === 0 ? 'Tests' : `Tests: ${numbers.join(', ')}`, [
        countsTable(view),
        listed('Failed before and pass now:', tests.fixed.filter(({ key }) => !others.has(key)), detail),
        listed('Other tests that failed before and pass now:', alsoFixed, detail),
        listed('Tests that could not run before, since their file did not load, and pass now:', changes.loaded, detail),
        listed('Ran now and were skipped before:', changes.unskipped, detail),
        listed('Did not run before, and pass:', changes.added, detail),
        isAllAside(view) ? '' : asideSection(view, detail),
        originsSection(view),
    ]);
}
function isAllAside({ outcome }) {
    return outcome === 'nothing-to-fix' || outcome === 'not-reproduced';
}
function onlyIgnored(view, detail) {
    const tests = isAllAside(view) ? asideSection(view, detail) : '';
    if (tests === '')
        return '';
    const next = view.outcome === 'not-reproduced'
        ? '**Next:** run CI again. If they fail there again, this machine differs from CI: compare versions, services, time zone and variables (`pass-env`).'
        : '**Next:** run CI again. Repair these tests or skip them: a change of the code does not make them reliable.';
    return `${tests}\n\n${next}`;
}
function countsTable({ before, after, request, tests, kept }) {
    if (before === undefined)
        return '';
    const isAnyIgnored = [...tests.outside, ...tests.flaky, ...tests.orderDependent].length > 0;
    const run = request.run === undefined ? '' : ` of [${(0,markdown_escape.inlineText)(request.run.name || 'the run')}](${request.run.url})`;
    const row = (name, old, now) => (old + now === 0 ? [] : [`| ${name} | ${old} | ${now} |`]);
    const commit = `Failing commit ${(0,markdown_escape.inlineCode)(request.headSha.slice(0, 7))} on ${(0,markdown_escape.inlineCode)(request.headBranch)}${run}.`;
    if (kept.length === 0)
        return `${commit} ${(0,wording/* count */.U9)(before.passed, 'test')} passed, ${before.failed} failed${before.skipped === 0 ? '' : `, ${before.skipped} ${before.skipped === 1 ? 'was' : 'were'} skipped`}.`;
    return [
        commit,
        '',
        '| | before | after |',
        '|---|---:|---:|',
        `| Pass rate${isAnyIgnored ? ', ignored tests left out' : ''} | ${(0,pass_rate/* percent */.KN)(before.rate)} | ${(0,pass_rate/* percent */.KN)(after?.rate ?? 1)} |`,
        ...row('Passed', before.passed, after?.passed ?? 0),
        ...row('Failed', before.failed, after?.failed ?? 0),
        ...row('Skipped', before.skipped, after?.skipped ?? 0),
        ...row('Could not be loaded', before.unloaded, after?.unloaded ?? 0),
        ...row('Checks failed', before.failedChecks, after?.failedChecks ?? 0),
    ].join('\n');
}
function listed(sentence, tests, detail) {
    if (tests.length === 0)
        return '';
    const shown = tests.slice(0, detail.listed).map(test => `- ${(0,case_counts/* testName */.UU)(test)}`);
    return [sentence, [...shown, ...(0,markdown_parts/* more */.O)(tests.length - shown.length)].join('\n')].join('\n\n');
}
function originsSection({ origins }) {
    const all = Object.values(origins);
    if (all.length === 0)
        return '';
    const meanings = [
        ['caused here', 'passed at the base of the change: it was broken by the change'],
        ['failing before', 'failed at the base of the change already'],
        ['flaky before', 'passed and failed at the base of the change'],
        ['uncertain', 'could not be run at the base of the change'],
    ];
    const counted = meanings.flatMap(([origin, what]) => {
        const number = all.filter(each => each === origin).length;
        return number === 0 ? [] : [`- ${number} of ${all.length} ${what}`];
    });
    return ['Where they come from:', '', ...counted].join('\n');
}
const OUTSIDE = {
    reports: ', but are not in the report',
    names: ', but were not asked for',
    all: ' because of the environment',
};
function asideSection({ tests, notes, scope }, detail) {
    const groups = [
        ['Flaky: these failed and passed on the same code, and were ignored', tests.flaky],
        [
            'Order-dependent: these fail with the whole suite and pass alone, so what runs before them breaks them; they were ignored',
            tests.orderDependent,
        ],
        [
            'Not reproduced: the report has them failing, here they pass',
            tests.notReproduced.filter(({ status }) => status === 'passed'),
        ],
        [
            'Not reproduced: the report has them failing, here they did not run',
            tests.notReproduced.filter(({ status }) => status !== 'passed'),
        ],
        [`Ignored: these fail here${OUTSIDE[scope]}`, tests.outside],
    ];
    return groups
        .filter(([, group]) => group.length > 0)
        .map(([heading, group]) => {
        const shown = group.slice(0, detail.listed).map(test => `- ${(0,case_counts/* testName */.UU)(test)}${flakyNumbers(test, notes)}`);
        return [`${heading}:`, '', ...shown, ...(0,markdown_parts/* more */.O)(group.length - shown.length)].join('\n');
    })
        .join('\n\n');
}
const FLAKY_NOTE = ' is flaky: ';
function flakyNumbers({ title }, notes) {
    const note = notes.find(each => each.startsWith(`${title}${FLAKY_NOTE}`));
    return note === undefined ? '' : `: ${(0,markdown_escape.inlineText)(note.slice(title.length + FLAKY_NOTE.length), 300)}`;
}
function isFlakyNote(note, { tests }) {
    return tests.flaky.some(({ title }) => note.startsWith(`${title}${FLAKY_NOTE}`));
}

// EXTERNAL MODULE: ./lib/rendering/unopened-section.js
var unopened_section = __webpack_require__(99878);
;// CONCATENATED MODULE: ./lib/rendering/pull-request-body.js






















function renderReport(view, options) {
    const versions = report_options/* DETAILS */.Dl.map(detail => render(view, options, detail));
    const fitting = versions.find(markdown => Buffer.byteLength(markdown) <= options.limit);
    const markdown = fitting ?? `${cutReport(versions.at(-1) ?? '', options.limit - 100)}\n\n… the report was cut here.`;
    return { outcome: view.outcome, title: (0,headline/* pullRequestTitle */.Zr)(view, options.titleTemplate), markdown };
}
function cutReport(markdown, max) {
    const cut = new TextDecoder().decode(Buffer.from(markdown).subarray(0, max), { stream: true });
    const open = cut.lastIndexOf('<details>');
    if (open <= cut.lastIndexOf('</details>'))
        return cut;
    const fences = cut.slice(open).match(/^`{3,}/gm) ?? [];
    const fence = fences.length % 2 === 1 ? `\n${fences.at(-1)}` : '';
    return `${cut}${fence}\n\n</details>`;
}
function render(view, options, detail) {
    const parts = [
        `## ${(0,headline/* headlineOf */.gD)(view)}`,
        (0,unopened_section/* unopenedSection */.ON)(options.unopened),
        (0,review_section/* modelWarning */.MQ)(view),
        (0,review_section/* reviewWarning */.dX)(view),
        (0,look_closer/* signsWarning */.RR)(view),
        (0,look_closer/* confidenceNote */.dK)(view),
        ciSection(view),
        (0,verification/* resumeInstructions */.Ti)(view, options),
        (0,verification/* proofQuote */.bK)(view),
        fixesSection(view, options, detail),
        (0,look_closer/* lookCloser */.QP)(view, options, detail),
        (0,outdated_section/* outdatedSection */.GY)(view, options, detail),
        remainingSection(view, options, detail),
        addedTestsSection(view, detail),
        (0,review_section/* reviewSection */.mM)(view),
        onlyIgnored(view, detail),
        notes(view),
        testsFold(view, detail),
        (0,verification/* proofFold */.kG)(view, options, detail),
        iterationsFold(view, options, detail),
        yourTurn(view, options),
        `<sub>Made by fix-tests.${(0,verification/* footing */.PI)(view)}</sub>`,
    ];
    return `${parts.filter(part => part !== '').join('\n\n')}\n`;
}
function notes(view) {
    const lines = view.notes
        .filter(note => !isFlakyNote(note, view))
        .map(note => `- ${(0,markdown_escape.inlineProse)(note, 600)}`)
        .join('\n');
    if (lines === '')
        return '';
    return view.kept.length > 0 ? (0,markdown_parts/* folded */.T)('Notes of the run', [lines]) : ['### Notes', lines].join('\n\n');
}
function yourTurn(view, options) {
    const parts = [howToReproduce(view, options), howToApply(view, options), howToRequestChanges(view, options)];
    const titles = ['Run it here', 'Take the fix', 'Ask for changes'].filter((_, index) => parts[index] !== '');
    return (0,markdown_parts/* folded */.T)(titles.join(' · '), parts);
}
const MAX_COMMAND = 2_000;
function howToReproduce(view, { reproduce, repositoryUrl, branchEnd = 'there' }) {
    const { tests, kept, before } = view;
    const elsewhere = new Set(tests.elsewhere.map(({ key }) => key));
    const isHere = ({ key }) => !elsewhere.has(key);
    const [fixed, remaining] = [tests.fixed.filter(isHere), tests.remaining.filter(isHere)];
    const targets = fixed.length + remaining.length;
    const isCounted = tests.targets.every(({ kind }) => kind === 'test');
    if (before === undefined || targets === 0)
        return '';
    const isNowhere = branchEnd === 'taken back' || (branchEnd === 'not pushed' && view.outcome === 'stopped');
    if (kept.length > 0 && isNowhere)
        return '';
    const checkout = kept.length > 0 ? [checkoutCommand(view, { repositoryUrl, branchEnd })] : [];
    const isShown = reproduce.length <= MAX_COMMAND && (0,inert_text/* inertCode */.gQ)((0,hidden_characters/* revealHidden */.Ci)(reproduce)) === reproduce;
    const run = isShown ? [reproduce] : [`# ${(0,wording/* count */.U9)(targets, 'test')}: run the whole suite`];
    const what = isCounted
        ? `This runs the ${targets === 1 ? 'test' : 'tests'} of this report: ${fixed.length} passed here${remaining.length === 0 ? '' : `, ${remaining.length} did not`}.`
        : 'This runs what this report is about.';
    return [
        `In a clone with its dependencies installed, from its top folder. ${what}`,
        (0,markdown_escape.codeBlock)([...checkout, ...run].join('\n'), 'sh'),
    ].join('\n\n');
}
function checkoutCommand({ branch, request }, { repositoryUrl, branchEnd }) {
    if (branchEnd === 'not pushed')
        return 'git apply fix.patch';
    const name = (0,shell_words/* shellWord */.r7)(branchEnd === 'merged' ? request.headBranch : branch);
    return repositoryUrl === '' ? `git switch ${name}` : `git fetch origin ${name} && git switch ${name}`;
}
function howToApply({ kept, outcome, request }, { repositoryUrl, branchEnd }) {
    if (branchEnd !== 'not pushed' || kept.length === 0 || outcome === 'stopped')
        return '';
    const head = (0,repository_links/* commitLink */.wn)(request.headSha, repositoryUrl);
    return `Nothing was pushed. The fix is in ${(0,markdown_escape.inlineCode)('fix.patch')}, the file of the output ${(0,markdown_escape.inlineCode)('patch-path')}, and in its artifact if the workflow uploads it. At ${head}, ${(0,markdown_escape.inlineCode)('git apply fix.patch')} takes it.`;
}
function howToRequestChanges({ kept, request, outcome, proof }, { repositoryUrl, unopened, revises = false, branchEnd = 'there' }) {
    if (repositoryUrl === '' || kept.length === 0 || unopened !== undefined || branchEnd !== 'there')
        return '';
    if (outcome === 'stopped')
        return '';
    const { pullRequest } = request;
    const commands = [
        ...(outcome === 'fixed' && !(0,selectors/* isDoubtful */.Ge)({ attempts: kept, proof })
            ? [`${(0,markdown_escape.inlineCode)('/fix-tests apply')} puts the fix onto ${(0,markdown_escape.inlineCode)(request.headBranch)}`]
            : []),
        `${(0,markdown_escape.inlineCode)('/fix-tests retry')} tries once more`,
        `${(0,markdown_escape.inlineCode)('/fix-tests stop')} ends what is under way`,
    ];
    const sentences = [
        revises && (0,model_request/* takesReviews */.cJ)(request)
            ? 'Review this pull request: each comment at a line, and what you write when you request changes, is worked on, and answered with the commit that does it.'
            : '',
        pullRequest !== undefined && (0,model_request/* takesCommands */.BQ)(request)
            ? `On #${pullRequest}, ${new Intl.ListFormat('en').format(commands)}.`
            : '',
        'To have none of it, close the pull request.',
    ];
    return sentences.filter(text => text !== '').join(' ');
}


/***/ }),

/***/ 46867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ DETAILS),
/* harmony export */   Th: () => (/* binding */ BODY_LIMIT),
/* harmony export */   gZ: () => (/* binding */ FULL_DETAIL)
/* harmony export */ });
const BODY_LIMIT = 58_000;
const FULL_DETAIL = { diffs: true, messages: true, listed: 50 };
const DETAILS = [
    FULL_DETAIL,
    { diffs: false, messages: true, listed: 50 },
    { diffs: false, messages: false, listed: 20 },
    { diffs: false, messages: false, listed: 5 },
];


/***/ }),

/***/ 6464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ modelNote),
/* harmony export */   MQ: () => (/* binding */ modelWarning),
/* harmony export */   dX: () => (/* binding */ reviewWarning),
/* harmony export */   mM: () => (/* binding */ reviewSection)
/* harmony export */ });
/* harmony import */ var _domain_model_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91879);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65034);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8483);



function reviewSection({ reviews, attempts, objections: open }) {
    const last = reviews.at(-1);
    if (last === undefined)
        return '';
    const revised = attempts.filter(attempt => attempt.kind === 'revision' && (0,_domain_model_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .isKept */ .t8)(attempt)).length;
    const shown = reviews.findLast(({ verdict }) => verdict !== 'none') ?? last;
    const again = revised === 0 ? [] : [open.length === 0 ? DONE : UNSEEN];
    const unreviewed = shown === last ? [] : ['', verdictOf(last)];
    return [
        '### Review',
        '',
        ...again,
        verdictOf(shown),
        '',
        ...shown.findings.map(each => findingLine(each, open)),
        ...unreviewed,
    ]
        .join('\n')
        .trimEnd();
}
const DONE = 'What an earlier review demanded was done.';
const UNSEEN = 'What a review demanded was worked on.';
function reviewWarning({ objections: open, outcome }) {
    if (open.length === 0)
        return '';
    return `> [!WARNING]\n> ${outcome === 'fixed' ? 'The tests are green, but a' : 'A'} review of the change objects: ${open.map(({ what }) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineText)(what, 300)).join(' ')}`;
}
function modelWarning(view) {
    const [first = '', ...more] = modelNote(view).map(sentence => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineText)(sentence, 600));
    return first === '' ? '' : `> [!WARNING]\n${[first, ...more].map(line => `> ${line}`).join('\n')}`;
}
function modelNote(view) {
    if (view.misconfigured.length === 0)
        return [];
    const why = view.misconfigured.join(' ');
    const alone = view.kept.length === 0 ? '' : ' The offline engine made the change alone, and no model reviewed it.';
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithoutModels */ .hg)(view)
        ? [`No model answered. ${why}${alone}`, 'Correct the key, the account or the name of the model, and run it again.']
        : [`Not every model of the chain could be asked. ${why}`];
}
function verdictOf({ verdict, by, reason }) {
    switch (verdict) {
        case 'approved':
            return `${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineCode)(by)} approves the change. It is a model's word; the proof is above.`;
        case 'findings':
            return `${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineCode)(by)} looked at the change:`;
        case 'none':
            return `The change was not reviewed: ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineText)(reason, 400)}`;
    }
}
function findingLine(finding, open) {
    const { severity, file, line, what, why } = finding;
    const where = file === '' ? '' : `, ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineCode)(`${file}${line === undefined ? '' : `:${line}`}`)}`;
    const still = open.includes(finding) ? ' **Open.**' : '';
    return `- ${severity}${where}: ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineProse)(what)} ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineProse)(why)}${still}`;
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


/***/ }),

/***/ 58385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ GitStore)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);
/* harmony import */ var _ledger_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99028);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32308);




const SHARE_TRIES = 10;
const SHARE_PAUSE_MS = 100;
class GitStore {
    #options;
    #ref;
    #ledger;
    #unsure;
    #kept = [];
    #pushed;
    constructor(options) {
        this.#options = options;
        this.#ref = storeRef(options.key);
    }
    async load() {
        this.#ledger = await this.#commitAt(this.#ref);
        if (this.#ledger === undefined)
            return undefined;
        try {
            await this.fetchRefs([this.#ref]);
        }
        catch (error) {
            this.#ledger = await this.#commitAt(this.#ref);
            if (this.#ledger === undefined)
                return undefined;
            throw error;
        }
        this.#kept = await (0,_ledger_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .keptBy */ .mA)(this.#options.repository, this.#ledger);
        return (0,_ledger_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .filesInCommit */ .eT)(this.#options.repository, this.#ledger);
    }
    async kept() {
        return this.#kept;
    }
    async save({ tip, branch, over, files, message, keeps = [] }) {
        await this.#options.beforePush?.();
        if (this.#unsure !== undefined && (await this.#commitAt(this.#ref)) === this.#unsure)
            this.#ledger = this.#unsure;
        const commit = await (0,_ledger_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .ledgerCommit */ .bF)(this.#options.repository, { files, message, parent: this.#ledger, keeps });
        const isFirst = this.#ledger === undefined && tip === undefined;
        const updates = [{ ref: this.#ref, to: commit, expected: isFirst ? _transport_js__WEBPACK_IMPORTED_MODULE_3__/* .MISSING */ .l : undefined }];
        if (tip !== undefined) {
            const ref = branchRef(branch);
            const isReplaced = over !== undefined && (await this.#commitAt(ref)) === over;
            updates.push({ ref, to: tip, expected: isReplaced ? over : undefined });
        }
        this.#unsure = commit;
        await this.#update(updates);
        this.#unsure = undefined;
        this.#ledger = commit;
        this.#kept = keeps;
        const pushed = `${branch} ${tip}`;
        if (tip === undefined || pushed === this.#pushed)
            return;
        this.#options.onPush?.({ branch, tip });
        this.#pushed = pushed;
    }
    async deleteLedger() {
        if (this.#ledger === undefined)
            return;
        await this.#update([{ ref: this.#ref, to: undefined, expected: this.#ledger }]);
        this.#ledger = undefined;
    }
    async loadShared(name) {
        return (await this.#sharedNow(name)).text;
    }
    async updateShared(name, change) {
        const ref = storeRef(name);
        for (let tries = 1;; tries += 1) {
            const { commit, text } = await this.#sharedNow(name);
            const next = change(text);
            if (next === text)
                return;
            const created = await (0,_ledger_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .sharedCommit */ .B8)(this.#options.repository, { text: next, name });
            try {
                await this.#update([{ ref, to: created, expected: commit ?? _transport_js__WEBPACK_IMPORTED_MODULE_3__/* .MISSING */ .l }]);
                return;
            }
            catch (error) {
                if (tries === SHARE_TRIES || (await this.#sharedNow(name)).commit === commit)
                    throw error;
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.random() * SHARE_PAUSE_MS * tries);
            }
        }
    }
    async saveBeside(names, tip) {
        for (const branch of names) {
            const ref = branchRef(branch);
            const now = await this.#commitAt(ref);
            if (now === tip)
                return branch;
            if (now !== undefined)
                continue;
            await this.#options.beforePush?.();
            await this.#update([{ ref, to: tip, expected: _transport_js__WEBPACK_IMPORTED_MODULE_3__/* .MISSING */ .l }]);
            this.#options.onPush?.({ branch, tip });
            return branch;
        }
        throw new Error('there is always another name');
    }
    async hasBranch(branch) {
        return (await this.#commitAt(branchRef(branch))) !== undefined;
    }
    async fetchBranch(branch) {
        const tip = await this.#commitAt(branchRef(branch));
        if (tip === undefined)
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`The branch ${branch} does not exist.`, 'Run fix-tests again.');
        await this.fetchRefs([tip]);
        return tip;
    }
    async fetchRefs(refs) {
        await this.#options.transport.fetch(refs);
    }
    async land({ branch, from, tip }) {
        const ref = branchRef(branch);
        if ((await this.#commitAt(ref)) === tip)
            return;
        await this.#options.beforePush?.();
        await this.#update([{ ref, to: tip, expected: from }], branch);
    }
    async remove({ branch, tip }) {
        const ref = branchRef(branch);
        if ((await this.#commitAt(ref)) !== tip)
            return;
        await this.#update([{ ref, to: undefined, expected: tip }]).catch(async (error) => {
            if ((await this.#commitAt(ref)) === tip)
                throw error;
        });
    }
    async #sharedNow(name) {
        const commit = await this.#commitAt(storeRef(name));
        if (commit === undefined)
            return { commit, text: undefined };
        await this.fetchRefs([commit]);
        return { commit, text: await (0,_ledger_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .sharedText */ .b8)(this.#options.repository, commit) };
    }
    async #commitAt(ref) {
        return (await this.#options.transport.list([ref])).get(ref);
    }
    #update(updates, landing) {
        return this.#options.transport.update(updates, { ledger: this.#ref, landing });
    }
}
function storeRef(name) {
    return `refs/fix-tests/${name}`;
}
function branchRef(branch) {
    return `refs/heads/${branch}`;
}


/***/ }),

/***/ 58119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ takeoverError),
/* harmony export */   OP: () => (/* binding */ isLeaseHeld),
/* harmony export */   Oz: () => (/* binding */ isCurrent),
/* harmony export */   Wf: () => (/* binding */ LEASE_MS),
/* harmony export */   j8: () => (/* binding */ RENEW_MS),
/* harmony export */   wX: () => (/* binding */ LEASE_FILE),
/* harmony export */   zR: () => (/* binding */ readLease)
/* harmony export */ });
/* unused harmony exports Owner, Lease */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);


const Owner = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    host: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pid: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    started: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).optional(),
});
const Lease = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    owner: Owner,
    until: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
const LEASE_FILE = 'lease.json';
const LEASE_MS = 5 * 60_000;
const RENEW_MS = LEASE_MS / 3;
function isCurrent({ until }, now) {
    return until > now && until <= now + 2 * LEASE_MS;
}
async function isLeaseHeld(lease, { me, now, isGone }) {
    if (lease === undefined || lease.owner.id === me.id || !isCurrent(lease, now))
        return false;
    const { run } = lease.owner;
    if (run !== undefined && me.run?.id === run.id && run.attempt < me.run.attempt)
        return false;
    return !(await isGone(lease.owner));
}
function readLease(text) {
    if (text === undefined)
        return undefined;
    try {
        return Lease.parse(JSON.parse(text));
    }
    catch {
        return undefined;
    }
}
function takeoverError(cause) {
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('Another run has taken over this request.', 'Nothing is lost: it continues from the saved state. Look at its result.', { cause });
}


/***/ }),

/***/ 99028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ sharedCommit),
/* harmony export */   Zd: () => (/* binding */ writeAnew),
/* harmony export */   b8: () => (/* binding */ sharedText),
/* harmony export */   bF: () => (/* binding */ ledgerCommit),
/* harmony export */   eT: () => (/* binding */ filesInCommit),
/* harmony export */   hh: () => (/* binding */ ledgerMessage),
/* harmony export */   mA: () => (/* binding */ keptBy)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _workspace_git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75820);
/* harmony import */ var _domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90304);
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79078);




const SHARED = 'text';
async function ledgerCommit(repository, options) {
    const blob = async (path) => (0,_workspace_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .writeObject */ .p7)(repository.dir, 'blob', await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path));
    const entries = [...options.files].map(async ([name, path]) => ({ mode: '100644', id: await blob(path), name }));
    const tree = await (0,_workspace_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .writeTree */ .WM)(repository.dir, await Promise.all(entries));
    const parents = options.parent === undefined ? [] : [options.parent, ...options.keeps];
    return repository.commitTree({ tree, parents, message: options.message });
}
async function keptBy(repository, commit) {
    const [, , ...kept] = (await repository.git(['rev-list', '--parents', '--max-count=1', commit])).trim().split(' ');
    return kept;
}
async function filesInCommit(repository, commit) {
    const names = [...(await repository.listing(commit)).keys()].filter(name => !name.includes('/'));
    const texts = await Promise.all(names.map(name => repository.text(commit, name)));
    return new Map(names.flatMap((name, index) => (texts[index] === undefined ? [] : [[name, texts[index]]])));
}
async function sharedCommit(repository, { text, name }) {
    const id = await (0,_workspace_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .writeObject */ .p7)(repository.dir, 'blob', text);
    const tree = await (0,_workspace_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .writeTree */ .WM)(repository.dir, [{ mode: '100644', id, name: SHARED }]);
    return repository.commitTree({ tree, parents: [], message: `fix-tests: ${name}\n` });
}
function sharedText(repository, commit) {
    return repository.text(commit, SHARED);
}
function ledgerMessage(state) {
    if (state === undefined)
        return 'fix-tests: at work';
    const { phase, attempts } = state;
    const commits = new Set((0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_2__/* .keptAttempts */ .jO)(state).map(({ commit }) => commit)).size;
    return `fix-tests: ${phase.at}, ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(attempts.length, 'attempt')}, ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(commits, 'commit')} kept`;
}
async function writeAnew(path, text) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, text, { flag: 'wx' });
    return path;
}


/***/ }),

/***/ 65394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ localStore)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/* harmony import */ var _concurrency_mutex_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22176);
/* harmony import */ var _workspace_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10297);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58385);
/* harmony import */ var _push_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93257);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32308);






const LOCK_WAIT = ['-c', 'core.filesRefLockTimeout=1000'];
function localStore(options) {
    return new _git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .GitStore */ .W({ ...options, transport: new LocalTransport(options) });
}
class LocalTransport {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async list(refs) {
        const listed = await this.#git(['for-each-ref', '--format=%(objectname) %(refname)', ...refs]);
        const found = (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(listed).map(line => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))]);
        return new Map(found.filter(([ref]) => refs.includes(ref)));
    }
    async fetch(refs) {
        const { repository, top } = this.#options;
        await repository.fetch((0,node_url__WEBPACK_IMPORTED_MODULE_0__.pathToFileURL)(top).href, refs);
    }
    async update(updates, { ledger }) {
        const isLeased = updates.every(({ expected }) => expected !== undefined);
        try {
            await (isLeased ? this.#updateLeased(updates) : this.#fetchInto(updates));
        }
        catch (error) {
            if (!(error instanceof _workspace_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
                throw error;
            throw (0,_push_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .conflictOf */ .Sx)(error, ledger) ?? error;
        }
    }
    async #fetchInto(updates) {
        const specs = updates.map(({ ref, to = '', expected }) => `${expected === undefined ? '' : '+'}${to}:${ref}`);
        await this.#bring(['--atomic', this.#options.repository.dir, ...specs]);
    }
    async #updateLeased(updates) {
        const commits = updates.flatMap(({ to }) => (to === undefined ? [] : [to]));
        if (commits.length > 0)
            await this.#bring(['--quiet', this.#options.repository.dir, ...commits]);
        const input = updates.map(updateCommand).join('');
        await (0,_concurrency_mutex_js__WEBPACK_IMPORTED_MODULE_1__/* .exclusively */ .G)(this.#options.top, () => this.#git([...LOCK_WAIT, 'update-ref', '--stdin'], input));
    }
    async #bring(args) {
        const options = ['--no-tags', '--no-write-fetch-head'];
        await (0,_concurrency_mutex_js__WEBPACK_IMPORTED_MODULE_1__/* .exclusively */ .G)(this.#options.top, () => this.#git(['fetch', ...options, ...args]));
    }
    #git(args, input) {
        const { top, host } = this.#options;
        return (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(args, { cwd: top, host, ...(input === undefined ? {} : { input }) });
    }
}
function updateCommand({ ref, to, expected = '' }) {
    if (to === undefined)
        return `delete ${ref} ${expected}\n`;
    return expected === _transport_js__WEBPACK_IMPORTED_MODULE_5__/* .MISSING */ .l ? `create ${ref} ${to}\n` : `update ${ref} ${to} ${expected}\n`;
}


/***/ }),

/***/ 93257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sx: () => (/* binding */ conflictOf),
/* harmony export */   WV: () => (/* binding */ explainPushError),
/* harmony export */   s_: () => (/* binding */ httpStatusOf)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);
/* harmony import */ var _domain_policy_job_permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19857);


const LOCKED = /cannot lock ref '([^']{1,500})': (?:is at \S{1,200} but expected|reference already exists)/g;
const [REFUSED, CHECKED_OUT] = ['refusing to fetch into branch ', "' checked out at '"];
function conflictOf(error, ledger) {
    const rejected = [
        ...error.stderr.matchAll(/^[ \t!]{0,9}\[(?:remote )?rejected\][ \t]{1,40}\S{1,300} -> (\S{1,300})[ \t]{1,40}\((.{0,500})\)/gm),
    ];
    const moved = error.stderr
        .split('\n')
        .filter(line => /^(?:error|fatal): /.test(line))
        .flatMap(line => [...line.matchAll(LOCKED)]);
    const names = [
        ...rejected
            .filter(([, , why]) => /fetch first|non-fast-forward|stale info|cannot lock ref/.test(why ?? ''))
            .map(([, name]) => name),
        ...moved.map(([, name]) => name),
    ];
    if (names.includes(ledger))
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LedgerConflict */ .QC('the ledger was moved', { cause: error });
    const worktree = worktreeIn(error.stderr);
    if (worktree !== undefined)
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BranchCheckedOut */ .kg(worktree, { cause: error });
    return names.length > 0 ? new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BranchConflict */ .fC('the branch was moved', { cause: error }) : undefined;
}
function worktreeIn(stderr) {
    const line = stderr.split('\n').find(each => each.includes(REFUSED) && each.endsWith("'"));
    const at = line?.lastIndexOf(CHECKED_OUT) ?? -1;
    return at < 0 ? undefined : line?.slice(at + CHECKED_OUT.length, -1);
}
function httpStatusOf(stderr) {
    const [, status] = /(?:returned error: |\bHTTP (?:code = )?)(\d{3})\b/.exec(stderr) ?? [];
    return status === undefined ? undefined : Number(status);
}
function explainPushError(error, url, landing) {
    const { stderr } = error;
    const options = { cause: error };
    if (/repository was archived/i.test(stderr)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The repository is archived, so fix-tests could not push to ${url}.`, 'Unarchive it under Settings › General › Danger Zone.', options);
    }
    if (/push protection|cannot contain secrets|GH009/i.test(stderr)) {
        const [page = 'the address in its answer'] = /https:\/\/(?:[\w.-]{1,100}\/){3}security\/secret-scanning\/unblock-secret\/\w{1,100}/.exec(stderr) ?? [];
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('GitHub found a secret in what fix-tests would push, and rejected it.', `Keep it out of the code, the tests and what they print, and run fix-tests again. If it is none, allow it: ${page}.`, options);
    }
    if (/workflows?`? (?:permission|scope)/i.test(stderr)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('The token may not push changes of workflow files.', 'Pass the token of a GitHub App with the permission workflows, or a personal one with the scope workflow: a job’s own token cannot have it.', options);
    }
    if (/verified signatures?/i.test(stderr)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('A rule of the repository asks for signed commits.', 'Set sign-commits: true.', options);
    }
    if (/protected branch|GH006|GH013/i.test(stderr)) {
        const [, ref] = /\[remote rejected\]\s+\S+\s+->\s+(refs\/\S+)\s+\((?!atomic)/.exec(stderr) ?? [];
        if (ref !== undefined)
            return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`A rule of the repository protects ${ref}.`, 'Allow the bot to push refs/fix-tests/* under Settings › Rules › Rulesets.', options);
        if (landing !== undefined)
            return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`A rule of the repository protects ${landing}, so the fix cannot be put onto it.`, 'Use publish: pull-request, or let the bot bypass the rule.', options);
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('A rule of the repository protects the branch of the fix.', 'Let the bot bypass it under Settings › Rules › Rulesets (or Settings › Branches), or choose another name with the input branch.', options);
    }
    const status = httpStatusOf(stderr);
    if (status === 403 || /Permission to \S{1,300} denied to|Write access to repository/i.test(stderr)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The token may not push to ${url}.`, (0,_domain_policy_job_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionRemedy */ .uF)('contents: write'), options);
    }
    if (status === 401 || /Authentication failed|could not read Username/i.test(stderr)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${url} does not accept the token.`, 'Pass a valid github-token.', options);
    }
    const inTheWay = /'refs\/heads\/([^'\n]{1,200})' exists; cannot create '?refs\/heads\//.exec(stderr)?.[1];
    if (inTheWay !== undefined)
        return (0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .branchInTheWay */ .gH)(inTheWay, options);
    if (/non-fast-forward|fetch first|stale info|\[rejected\]|cannot lock ref/i.test(stderr)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('Another run or a person pushed to the branch of the fix meanwhile.', 'Run fix-tests again: it continues from the branch as it is now.', options);
    }
    const reason = stderr.split('\n').find(line => /fatal|error|remote/.test(line)) ?? stderr.slice(0, 200);
    const Fault = status === 404 ? _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo : _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unreachable */ .LL;
    return new Fault(`git could not talk to ${url}: ${reason.trim()}.`, 'Run the job again; if it stays so, look at the status of the server.', options);
}


/***/ }),

/***/ 32308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MISSING)
/* harmony export */ });
const MISSING = 'missing';


/***/ }),

/***/ 60431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ unfetchedFiles),
/* harmony export */   Z: () => (/* binding */ nestedSubmodules)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97829);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10297);
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




const POINTER = 'version https://git-lfs.github.com/spec/v1\n';
const MAX_FILES = 50;
async function unfetchedFiles({ top, host }) {
    const options = { cwd: top, host, env: { ..._checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .ENV */ .Km, GIT_LITERAL_PATHSPECS: '0' }, codes: [1, 128, 129] };
    const list = async (...args) => (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)((await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['ls-files', '-z', ...args], options)).stdout);
    const [marked, staged] = await Promise.all([list('--', ':(attr:filter=lfs)'), list('--stage')]);
    const pointers = [];
    for (const file of marked.slice(0, MAX_FILES))
        if (await isPointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, file)))
            pointers.push(file);
    const states = await Promise.all((0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .submodulesIn */ .LF)(staged)
        .slice(0, MAX_FILES)
        .map(async (path) => ((await isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path))) ? [] : path)));
    return { pointers, submodules: states.flat() };
}
async function nestedSubmodules({ top, host }) {
    const options = { cwd: top, host, env: _checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .ENV */ .Km, codes: [1, 128] };
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['submodule', 'status', '--recursive'], options);
    return stdout.split('\n').flatMap(line => /^-[0-9a-f]+ (.+)$/.exec(line)?.[1] ?? []);
}
async function isPointer(path) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isFile())
                return false;
            const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path), true);
            const { buffer, bytesRead } = await file.read(Buffer.alloc(POINTER.length), 0, POINTER.length, 0);
            return buffer.toString('latin1', 0, bytesRead) === POINTER;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch {
        return false;
    }
}
async function isThere(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '.git'));
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

};
