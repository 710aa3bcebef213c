export const id = 5034;
export const ids = [5034];
export const modules = {

/***/ 72775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ changeOf)
/* harmony export */ });
/* harmony import */ var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26625);

const SENTENCE = /^[^\n]{1,400}?(?=(?<!\.)\.\s+[A-Z]|\n|$)/;
function changeOf({ kind, proposal, title }) {
    if (kind === 'command')
        return `Run ${title}`;
    const said = (0,_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(proposal?.subject ?? proposal?.summary ?? '').trim();
    const text = (said === '' ? `Fix ${title}` : said).slice(0, 1_000);
    const sentence = (SENTENCE.exec(text)?.[0] ?? text.slice(0, 400)).trim().replace(/[.:;,\s]{1,20}$/, '');
    const [word = ''] = sentence.split(/\s/, 1);
    return /^\p{Ll}[\p{L}'’-]*[,;]?$/u.test(word) && word === word.toLowerCase()
        ? sentence.charAt(0).toUpperCase() + sentence.slice(1)
        : sentence;
}


/***/ }),

/***/ 66449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ renumberedTests)
/* harmony export */ });
function renumberedTests(before, after, covers = () => true) {
    const gone = [...before].filter(([key, status]) => status === 'passed' && !after.has(key) && covers(key));
    if (gone.length === 0)
        return () => false;
    const added = countByName([...after].flatMap(([key, status]) => (status === 'passed' && !before.has(key) ? key : [])));
    const counted = [...countByName(gone.map(([key]) => key))];
    const names = new Set(counted.filter(([name, number]) => number <= (added.get(name) ?? 0)).map(([name]) => name));
    return key => names.has(withoutNumbers(key)) && withoutNumbers(key) !== key;
}
function countByName(keys) {
    const counts = new Map();
    for (const name of keys.map(withoutNumbers))
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
}
const MEASURED = /\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?|(?<!\d)\d+(?:\.\d+|(?= ?(?:[mµun]?s|sec|seconds?|[kKM]i?B|bytes)\b))|(?<=\b[mµun]?s=)\d+|(?<=\w:)\d{4,5}\b|\b0x[\da-f]{6,16}\b/g;
const PATHS = /(?<![\w.])(?:\/[\w.@+-]{1,255}){2,}(?::\d{1,6}){0,2}/g;
function withoutNumbers(key) {
    const at = Math.max(0, key.lastIndexOf('","'));
    return key.slice(0, at) + key.slice(at).replaceAll(PATHS, '/').replaceAll(MEASURED, '0');
}


/***/ }),

/***/ 65034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VF: () => (/* binding */ isMistake),
/* harmony export */   Zr: () => (/* binding */ pullRequestTitle),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   hg: () => (/* binding */ isWithoutModels)
/* harmony export */ });
/* harmony import */ var _domain_model_proposal_subject_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72775);
/* harmony import */ var _domain_text_subject_template_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71917);
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79078);
/* harmony import */ var _case_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17391);
/* harmony import */ var _result_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92148);
/* harmony import */ var _verification_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29513);






function headlineOf(view) {
    const { fixed, remaining, awaited, flaky, notReproduced } = view.tests;
    switch (view.outcome) {
        case 'fixed':
            return `Fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCounts */ .Z8)(fixed)}${othersClause(view)}${flakyClause(view)}${orderClause(view)}`;
        case 'needs-review':
            return `To be reviewed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCounts */ .Z8)(fixed)}, but the change looks as if it were made for its tests`;
        case 'partial':
            return remaining.length === 0
                ? `Partly fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCounts */ .Z8)(fixed)}${view.proof?.check?.passed === false ? ", but the project's own command still fails" : ''}`
                : remaining.every(({ kind }) => kind === 'check')
                    ? `Partly fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCounts */ .Z8)(fixed)}, but ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .remainingCounts */ .Vh)(remaining)}`
                    : `Partly fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .remainingCounts */ .Vh)(remaining, isLow(view) ? ' of low criticality' : '')}`;
        case 'failed':
            return failedHeadline(view);
        case 'nothing-to-fix':
            return flaky.length > 0
                ? `Nothing to fix: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(flaky.length, 'test')} ${flaky.length === 1 ? 'is' : 'are'} flaky`
                : 'Nothing to fix: no test fails';
        case 'not-reproduced':
            return `Not reproduced: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(notReproduced.length, 'reported failing test')} ${notReproduced.length === 1 ? 'does' : 'do'} not fail here`;
        case 'test-outdated':
            return `Test outdated: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(remaining.length, 'failing test')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(remaining.length, 'contradict')} what the change meant`;
        case 'awaiting-ci':
            return `Waiting for CI: ${fixed.length === 0 ? '' : `${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCounts */ .Z8)(fixed)}, and `}a change for ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(awaited.length, 'test')} that cannot run here`;
        case 'refused':
            return 'Refused';
        case 'stopped':
            return 'Stopped before the end: run it again to resume';
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
            return chance === 0 ? '' : `; ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(chance, 'flaky test')} did not pass in each run`;
    }
}
function flakyClause({ tests: { flaky }, others }) {
    return flaky.length === 0 || others === 'changed'
        ? ''
        : `; ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(flaky.length, 'flaky test')} ${flaky.length === 1 ? 'is' : 'are'} left as ${flaky.length === 1 ? 'it is' : 'they are'}`;
}
function orderClause({ tests: { orderDependent }, changes }) {
    const counted = new Set(changes.unsettled.map(({ key }) => key));
    const red = orderDependent.filter(({ key, status }) => status === 'failed' && !counted.has(key)).length;
    return red === 0 ? '' : `; ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(red, 'order-dependent test')} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(red, 'fail')}`;
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
        return 'Not proved: the last check did not confirm the fix';
    const worse = changes.failing.length + changes.skipped.length + changes.removed.length;
    if (kept.length > 0 && remaining.length === 0 && worse > 0)
        return `Not fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCounts */ .Z8)(fixed)}, but ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(worse, 'other test')} changed for the worse`;
    if (kept.length > 0) {
        const begin = fixed.length > 0 && worse === 0 ? 'Progress, but not fixed' : 'Not fixed';
        const noun = (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .failureNoun */ .fp)(targets);
        return noun === 'failing test'
            ? `${begin}: ${fixed.length} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(all, noun)} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(fixed.length, 'pass')} now, ${remaining.length} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(remaining.length, 'fail')}`
            : `${begin}: ${fixed.length} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(all, noun)} ${fixed.length === 1 ? 'is' : 'are'} fixed, ${remaining.length} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(remaining.length, 'remain')}`;
    }
    if (isWithoutModels(view))
        return `Not fixed: no model could be asked. ${view.misconfigured.join(' ')}`.replace(/\.$/, '');
    const untried = view.remainingClusters.filter(({ last }) => last === undefined).length;
    if (attempts.length > 0 && untried > 0 && stop !== 'stuck')
        return `Not fixed: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(all, (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .failureNoun */ .fp)(targets))} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(all, 'remain')}, and ${untried} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(view.remainingClusters.length, 'root cause')} ${untried === 1 ? 'was' : 'were'} not tried`;
    if (attempts.length > 0 && attempts.every(({ result }) => result === 'abstained'))
        return `Not fixed: no fixer ${attempts.every(({ unavailable }) => unavailable) ? 'could be reached' : 'found a change that the tests accept'}`;
    if (attempts.length > 0)
        return `Not fixed: no change turned ${all === 1 ? `the ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .failureNoun */ .fp)(targets)}` : `any of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(all, (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .failureNoun */ .fp)(targets))}`} green without breaking others`;
    if ((0,_result_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfMachine */ .z)(view) && stop === 'stuck')
        return `Not fixed: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(remaining.length, (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .failureNoun */ .fp)(targets))} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(remaining.length, 'need')} something that is missing here`;
    const many = orderDependent.length;
    if (many > 0)
        return `Not fixed: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(many, 'test')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(many, 'fail')} only after others ran (order-dependent)`;
    const why = stop === undefined ? '' : _verification_js__WEBPACK_IMPORTED_MODULE_2__/* .STOPPED_BECAUSE */ .J[stop];
    return `Not fixed: nothing was tried${stop === 'time' ? ', since no time was left' : why === '' ? '' : `, since ${why}`}`;
}
function isWithoutModels({ misconfigured, usage }) {
    return misconfigured.length > 0 && usage.requests === 0;
}
function isMistake(view) {
    return isWithoutModels(view) && view.outcome === 'failed';
}
const MAX_CHANGE = 120;
function pullRequestTitle(view, template = _domain_text_subject_template_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAIN_SUBJECT */ .GW) {
    return (0,_domain_text_subject_template_js__WEBPACK_IMPORTED_MODULE_4__/* .fillSubject */ .OK)(template, { summary: titleOf(view).replaceAll('`', ''), branch: view.request.headBranch });
}
function titleOf({ kept, outcome, tests, request }) {
    const { fixed, remaining, awaited, targets } = tests;
    const changes = kept.filter(({ kind }) => kind === 'repair' || kind === 'command');
    const failures = (0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(fixed.length + remaining.length + awaited.length, (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .failureNoun */ .fp)(targets));
    const [only] = changes;
    const isOne = changes.length === 1 && only !== undefined;
    const causes = new Set(changes.flatMap(({ clusters }) => clusters)).size;
    const what = isOne
        ? `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .shortSentence */ .I3)((0,_domain_model_proposal_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOf */ .C)(only), MAX_CHANGE)}: ${failures}`
        : `Fix ${causes > 1 ? `${causes} causes of ` : ''}${failures} on ${request.headBranch}`;
    switch (outcome) {
        case 'fixed':
            return what;
        case 'needs-review':
            return `To be reviewed: ${what}`;
        case 'awaiting-ci':
            return `Waiting for CI: ${what}`;
        default:
            return `Progress: ${fixed.length} of ${failures} fixed on ${request.headBranch}${isOne ? `: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .shortSentence */ .I3)((0,_domain_model_proposal_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOf */ .C)(only), MAX_CHANGE)}` : ''}`;
    }
}


/***/ }),

/***/ 92148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ isOfMachine),
  l: () => (/* binding */ resultView)
});

// EXTERNAL MODULE: ./lib/domain/model/root-cause.js
var root_cause = __webpack_require__(81750);
// EXTERNAL MODULE: ./lib/domain/model/attempt.js
var model_attempt = __webpack_require__(91879);
// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var model_cluster = __webpack_require__(87072);
// EXTERNAL MODULE: ./lib/domain/model/outdated.js
var outdated = __webpack_require__(90372);
// EXTERNAL MODULE: ./lib/domain/model/review.js
var review = __webpack_require__(17544);
// EXTERNAL MODULE: ./lib/domain/model/selectors.js
var selectors = __webpack_require__(90304);
// EXTERNAL MODULE: ./lib/domain/model/pass-rate.js
var pass_rate = __webpack_require__(66608);
// EXTERNAL MODULE: ./lib/domain/model/check.js
var check = __webpack_require__(36174);
// EXTERNAL MODULE: ./lib/domain/model/renumbered-tests.js
var renumbered_tests = __webpack_require__(66449);
// EXTERNAL MODULE: ./lib/domain/model/test-results.js
var test_results = __webpack_require__(58539);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
;// CONCATENATED MODULE: ./lib/domain/model/suite-changes.js





function suiteChanges(state) {
    const { fixed, remaining, awaited, flaky } = (0,test_results/* testResults */.f3)(state);
    const known = new Set([...fixed, ...remaining, ...awaited, ...flaky, ...state.orderDependent]);
    const [before, now] = [(0,test_results/* statusesOf */.CB)(state.initial), (0,test_results/* statusesOf */.CB)(state.current)];
    const ids = new Map([...(state.initial?.tests ?? []), ...(state.current?.tests ?? [])].map(({ id }) => [(0,test_case/* testKey */.S8)(id), id]));
    const loadedAgain = [...ids].flatMap(([key, id]) => ((0,pass_rate/* caseKind */.HI)(id) === 'load' && isGreenAgain(key) ? [id] : []));
    function isGreenAgain(key) {
        return before.get(key) === 'failed' && now.get(key) !== 'failed';
    }
    const isLoaded = (id) => loadedAgain.some(part => (0,test_case/* encloses */.t$)(part, id));
    const newlyFailed = new Set((0,check/* failedChecks */.HH)(state.current?.tests ?? []).map(({ id }) => (0,test_case/* testKey */.S8)(id)));
    const isShown = (key, id) => !(0,check/* isCheckStep */.dc)(id) || newlyFailed.has(key);
    const where = (test) => [...ids].filter(([key, id]) => !known.has(key) && isShown(key, id) && test(key, id)).map(([key]) => key);
    const isTest = (id) => (0,pass_rate/* caseKind */.HI)(id) === 'test';
    const isRenumbered = (0,renumbered_tests/* renumberedTests */.d)(before, now);
    return {
        alsoFixed: where(key => before.get(key) === 'failed' && now.get(key) === 'passed'),
        loaded: where((key, id) => isTest(id) && !before.has(key) && now.get(key) === 'passed' && isLoaded(id)),
        added: where((key, id) => isTest(id) && !before.has(key) && now.get(key) === 'passed' && !isLoaded(id) && !isRenumbered(key)),
        failing: where(key => now.get(key) === 'failed' && before.get(key) !== 'failed'),
        skipped: where((key, id) => isTest(id) && now.get(key) === 'skipped' && before.has(key) && before.get(key) !== 'skipped'),
        unskipped: where(key => before.get(key) === 'skipped' && now.get(key) === 'passed'),
        removed: where((key, id) => isTest(id) && before.has(key) && !now.has(key) && !isRenumbered(key)),
        unsettled: [...flaky, ...state.orderDependent].filter(key => before.get(key) !== now.get(key)),
    };
}
function isHarmless(changes) {
    const { failing, skipped, removed, unsettled } = changes;
    return failing.length + skipped.length + removed.length + unsettled.length === 0;
}
function isUnchanged(changes) {
    return Object.values(changes).every((keys) => keys.length === 0);
}

// EXTERNAL MODULE: ./lib/domain/policy/budget.js
var budget = __webpack_require__(32366);
;// CONCATENATED MODULE: ./lib/rendering/suite-view.js



function suiteView(state, snapshot) {
    if (snapshot === undefined || state.cannotRun !== undefined)
        return undefined;
    const number = (kind, status) => snapshot.tests.filter(test => (0,pass_rate/* caseKind */.HI)(test.id) === kind && (status ?? test.status) === test.status).length;
    return {
        rate: (0,test_results/* snapshotRate */.Tq)(state, snapshot),
        passed: snapshot.counts?.passed ?? number('test', 'passed'),
        failed: snapshot.counts?.failed ?? number('test', 'failed'),
        skipped: snapshot.counts?.skipped ?? number('test', 'skipped'),
        unloaded: number('load', 'failed'),
        failedChecks: (0,check/* failedChecks */.HH)(snapshot.tests).length,
    };
}

;// CONCATENATED MODULE: ./lib/domain/model/test-progress.js



const STUCK_AFTER = 3;
function progressOf(state) {
    const active = activeProgress(state);
    const flaky = new Set(state.flaky);
    const verified = (0,test_results/* statusesOf */.CB)(state.current);
    const known = (0,test_results/* knownStatuses */.sC)(state);
    const attempts = state.attempts.map(attempt => ({ attempt, targets: new Set(attempt.targets) }));
    const failuresInARow = (key) => (0,model_attempt/* failedSince */.Yi)(attempts.filter(({ targets }) => targets.has(key)).map(({ attempt }) => attempt)).length;
    const of = (key) => {
        if (flaky.has(key))
            return 'flaky';
        if (known.get(key) === 'passed')
            return verified.get(key) === 'passed' ? 'fixed' : 'validating';
        const working = active.get(key);
        if (working !== undefined)
            return working;
        if (failuresInARow(key) >= STUCK_AFTER)
            return 'stuck';
        return state.stop === undefined ? 'pending' : 'skipped';
    };
    return new Map([...state.targets, ...state.flaky].map(key => [key, of(key)]));
}
function activeProgress(state) {
    const { at } = state.phase;
    const what = at === 'analyzing' ? 'analyzing' : at === 'fixing' || at === 'racing' ? 'fixing' : 'validating';
    const active = (0,selectors/* activeIterations */.jI)(state);
    const targets = state.attempts.filter(({ iteration }) => active.includes(iteration)).flatMap(each => each.targets);
    return new Map(targets.map(key => [key, what]));
}

;// CONCATENATED MODULE: ./lib/rendering/test-view.js




function testViews(state, titles) {
    const failures = (snapshot) => new Map((snapshot?.failures ?? []).map(failure => [(0,test_case/* testKey */.S8)(failure.id), failure]));
    const [before, after] = [failures(state.initial), failures(state.current)];
    for (const failure of state.onlyInCi)
        before.set((0,test_case/* testKey */.S8)(failure.id), failure);
    for (const failure of (0,test_results/* joinedFailures */.l9)(state))
        if (!before.has((0,test_case/* testKey */.S8)(failure.id)))
            before.set((0,test_case/* testKey */.S8)(failure.id), failure);
    const progress = progressOf(state);
    const suggestions = new Map(state.clusters.flatMap(({ tests, suggestion }) => tests.map(key => [key, suggestion])));
    const ids = (0,test_results/* testById */.pk)(state);
    const now = (0,test_results/* statusesOf */.CB)(state.current);
    return key => ({
        key,
        title: titles.get(key) ?? 'a deleted test',
        kind: (0,pass_rate/* caseKind */.HI)(ids.get(key) ?? { framework: '', name: '?' }),
        status: now.get(key),
        before: before.get(key),
        after: after.get(key),
        progress: progress.get(key),
        suggestion: suggestions.get(key) ?? '',
    });
}

;// CONCATENATED MODULE: ./lib/rendering/result-view.js












function resultView(state) {
    const titles = new Map([...(0,test_results/* testById */.pk)(state)].map(([key, id]) => [key, (0,test_case/* titleOf */.Gg)(id)]));
    const test = testViews(state, titles);
    const here = (0,test_results/* testResults */.f3)(state);
    const { awaited, flaky } = here;
    const joined = (0,test_results/* joinedTests */.$x)(state);
    const [fixed, remaining] = [
        [...joined.fixed, ...here.fixed],
        [...joined.remaining, ...here.remaining],
    ];
    const [green, red] = [new Set(fixed), new Set(remaining)];
    const elsewhere = [...joined.fixed, ...joined.remaining];
    const targets = [...elsewhere, ...state.targets].filter(key => green.has(key) || red.has(key));
    const changes = suiteChanges(state);
    const intents = (0,outdated/* outdatedTests */.a)(state);
    const kept = (0,selectors/* keptAttempts */.jO)(state);
    const owners = ownersOf(kept);
    const repairs = kept.filter(isFix);
    const causes = new Map(state.attempts.flatMap(({ kind, clusters, title }) => (kind === 'repair' ? clusters.map(id => [id, title]) : [])));
    return {
        ...state,
        outcome: state.outcome ?? 'stopped',
        tests: {
            targets: targets.map(key => ({ ...test(key), isFixed: green.has(key) })),
            fixed: fixed.map(test),
            remaining: remaining.map(test),
            awaited: awaited.map(test),
            flaky: flaky.map(test),
            orderDependent: state.orderDependent.map(test),
            elsewhere: elsewhere.map(test),
            notReproduced: state.notReproduced.map(id => ({ ...test((0,test_case/* testKey */.S8)(id)), title: (0,test_case/* titleOf */.Gg)(id) })),
            outside: state.outside.map(test).filter(({ status }) => status !== 'passed'),
        },
        uncovered: [...(state.joined?.uncovered ?? []), ...state.uncovered],
        scope: (state.request.only ?? []).length > 0 ? 'names' : state.reported.length > 0 ? 'reports' : 'all',
        before: suiteView(state, state.initial),
        after: suiteView(state, state.current),
        isConfirmed: state.current !== undefined && state.current.sha === state.tip,
        changes: changeViews(changes, test),
        others: isUnchanged(changes) ? 'unchanged' : isHarmless(changes) ? 'unharmed' : 'changed',
        kept,
        commits: (0,selectors/* branchCommits */.rj)(state),
        fixes: repairs.map((attempt) => {
            const isOwn = (key) => green.has(key) && owners.get(key) === attempt;
            const own = attempt.targets.filter(key => (attempt.kind === 'revision' ? green.has(key) : isOwn(key)));
            return {
                attempt,
                fixed: [...own, ...(repairs.length === 1 ? fixed.filter(key => !owners.has(key)) : [])].map(test),
                open: attempt.kind === 'command' ? [] : attempt.targets.filter(key => red.has(key)).map(test),
            };
        }),
        alsoFixed: [...fixed.filter(key => !owners.has(key)), ...changes.alsoFixed].map(test),
        remainingClusters: state.clusters.flatMap(cluster => {
            const keys = cluster.tests.filter(key => red.has(key) && !intents.has(key));
            return keys.length === 0 ? [] : [{ cluster, tests: keys.map(test), ...analystVerdict(cluster, state) }];
        }),
        outdated: remaining.flatMap(key => {
            const intent = intents.get(key);
            return intent === undefined ? [] : [{ ...test(key), intent }];
        }),
        misconfigured: [...new Set(state.attempts.flatMap(each => (each.misconfigured ? [each.reason] : [])))],
        objections: (0,review/* objections */.PP)(state.reviews),
        usage: (0,selectors/* totalUsage */.GG)(state),
        spending: (0,selectors/* totalSpending */.H5)(state),
        causes: [...causes].map(([id, title]) => ({ title, usage: (0,budget/* usageOn */.Tz)(state, id) })),
        titles,
    };
}
function isFix(attempt) {
    return (0,model_attempt/* changesCode */.TS)(attempt) && attempt.proposal !== undefined;
}
function ownersOf(kept) {
    const own = kept.filter(attempt => (attempt.kind === 'repair' || attempt.kind === 'command') && isFix(attempt));
    return new Map(own.flatMap(attempt => attempt.targets.map(key => [key, attempt])));
}
function analystVerdict({ id, tests }, { attempts }) {
    const keys = new Set(tests);
    const own = attempts.filter(({ kind, clusters, targets }) => kind === 'repair' && (clusters.includes(id) || targets.some(key => keys.has(key))));
    return {
        last: own.at(-1),
        rootCause: own.map(root_cause/* rootCauseOf */.N).findLast(cause => cause !== '') ?? '',
    };
}
function changeViews(changes, test) {
    const entries = Object.entries(changes);
    return Object.fromEntries(entries.map(([name, keys]) => [name, keys.map(test)]));
}
function isOfMachine({ remainingClusters }) {
    return remainingClusters.length > 0 && remainingClusters.every(({ cluster }) => (0,model_cluster/* isEnvironmental */.tt)(cluster));
}


/***/ })

};
