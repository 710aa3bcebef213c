export const id = 9257;
export const ids = [9257];
export const modules = {

/***/ 29257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PR: () => (/* binding */ parseFixHistory),
/* harmony export */   Z3: () => (/* binding */ describePastFix),
/* harmony export */   eU: () => (/* binding */ findAnalysis),
/* harmony export */   jX: () => (/* binding */ similarFixes),
/* harmony export */   nF: () => (/* binding */ EMPTY_HISTORY),
/* harmony export */   vj: () => (/* binding */ recordRun)
/* harmony export */ });
/* unused harmony exports PastFix, addToHistory */
/* harmony import */ var _model_root_cause_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81750);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42047);
/* harmony import */ var _model_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91879);
/* harmony import */ var _model_outdated_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90372);
/* harmony import */ var _model_selectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90304);
/* harmony import */ var _model_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17544);
/* harmony import */ var _model_cluster_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87072);
/* harmony import */ var _run_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47825);








const HISTORY_VERSION = 1;
const MIN_SIMILARITY = 0.7;
const MAX_ENTRIES = 200;
const MAX_CHARACTERS = 300_000;
const MAX_AGE_DAYS = 180;
const MAX_DIFF = 2_000;
const MAX_RECALLED = 3;
const MAX_TEXT = 8_000;
const MAX_ENTRY = 30_000;
const MAX_TIMESTAMP = Date.UTC(2100, 0);
const text = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().max(MAX_TEXT);
const PastFix = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int().min(0).max(MAX_TIMESTAMP),
    signature: text,
    title: text,
    code: text,
    fixer: text,
    analysis: _model_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .Analysis */ .ht.optional(),
    summary: text,
    diff: text,
    rejected: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_model_review_js__WEBPACK_IMPORTED_MODULE_3__/* .Finding */ .wI).max(20).readonly(),
});
const EMPTY_HISTORY = { memory: HISTORY_VERSION, entries: [] };
const StoredHistory = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    memory: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    entries: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J()),
    runs: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J()).optional(),
});
function parseFixHistory(kept) {
    if (kept === undefined)
        return EMPTY_HISTORY;
    try {
        const parsed = StoredHistory.safeParse(JSON.parse(kept));
        if (!parsed.success)
            return EMPTY_HISTORY;
        if (parsed.data.memory !== HISTORY_VERSION)
            return undefined;
        const entries = parsed.data.entries.flatMap(entry => {
            const read = JSON.stringify(entry).length > MAX_ENTRY ? undefined : PastFix.safeParse(entry);
            return read?.success === true ? [read.data] : [];
        });
        const runs = (0,_run_records_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRunRecords */ .Vw)(parsed.data.runs ?? []);
        return { memory: HISTORY_VERSION, entries: entries.slice(0, MAX_ENTRIES), ...(runs.length > 0 ? { runs } : {}) };
    }
    catch {
        return EMPTY_HISTORY;
    }
}
function similarFixes({ entries }, clusters) {
    const isSimilar = ({ signature }) => clusters.some(cluster => (0,_model_cluster_js__WEBPACK_IMPORTED_MODULE_4__/* .similarity */ .k8)(cluster.signature, signature) > MIN_SIMILARITY);
    return entries.filter(isSimilar).slice(0, MAX_RECALLED);
}
function findAnalysis({ entries }, { signature, code }) {
    if (code === '')
        return undefined;
    return entries.find(entry => entry.signature === signature && entry.code === code && entry.rejected.length === 0)
        ?.analysis;
}
function recordRun(history, state, now) {
    return { ...addToHistory(history, state, now), runs: (0,_run_records_js__WEBPACK_IMPORTED_MODULE_5__/* .addRecord */ .$1)(history.runs ?? [], state, now) };
}
function addToHistory({ entries }, state, now) {
    const added = state.proof?.held === true ? (0,_model_selectors_js__WEBPACK_IMPORTED_MODULE_2__/* .keptAttempts */ .jO)(state).flatMap(attempt => entryOf(attempt, state, now)) : [];
    const isNewer = (entry) => added.some(({ signature, code, title }) => signature === entry.signature && code === entry.code && (code !== '' || title === entry.title));
    const kept = [...added, ...entries.filter(entry => !isNewer(entry) && now - entry.at < MAX_AGE_DAYS * 86_400_000)];
    let characters = 0;
    return {
        memory: HISTORY_VERSION,
        entries: kept.slice(0, MAX_ENTRIES).filter(entry => (characters += JSON.stringify(entry).length) <= MAX_CHARACTERS),
    };
}
function entryOf(attempt, state, at) {
    const { kind, past, signature, confirmed, proposal, files } = attempt;
    if (kind !== 'repair' || past || !confirmed || proposal === undefined || signature === '')
        return [];
    if ((0,_model_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .isPartial */ .mt)(attempt, new Set((0,_model_outdated_js__WEBPACK_IMPORTED_MODULE_1__/* .workableTargets */ .I)(state))))
        return [];
    const rejected = state.reviews
        .flatMap(({ findings }) => findings)
        .filter(({ severity, file }) => severity === 'high' && files.includes(file));
    const { title, code, fixer, analysis, diff } = attempt;
    return [
        {
            at,
            signature: signature.slice(0, MAX_TEXT),
            title: title.slice(0, MAX_TEXT),
            code,
            fixer,
            ...(analysis === undefined ? {} : { analysis }),
            summary: proposal.summary,
            diff: diff.slice(0, MAX_DIFF),
            rejected,
        },
    ];
}
function describePastFix(fix) {
    const { at, title, fixer, summary, diff, rejected } = fix;
    const rootCause = (0,_model_root_cause_js__WEBPACK_IMPORTED_MODULE_7__/* .rootCauseOf */ .N)(fix);
    return [
        `On ${new Date(at).toISOString().slice(0, 10)} ${fixer} fixed the like (${title}): ${summary}`,
        ...(rootCause === '' ? [] : [`Root cause then: ${rootCause}`]),
        ...rejected.map(({ what, why }) => `A reviewer rejected a part of it: ${what} ${why}`),
        diff,
    ].join('\n');
}


/***/ }),

/***/ 47825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ addRecord),
/* harmony export */   Vw: () => (/* binding */ parseRunRecords),
/* harmony export */   gm: () => (/* binding */ isWorthRecording)
/* harmony export */ });
/* unused harmony export RunRecord */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _model_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58441);
/* harmony import */ var _model_selectors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90304);
/* harmony import */ var _model_test_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90717);
/* harmony import */ var _model_test_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58539);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30109);






const MAX_RECORDS = 200;
const MAX_TESTS = 30;
const MAX_TEXT = 300;
const MAX_CHARACTERS = 150_000;
const text = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().max(MAX_TEXT);
const titles = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).max(MAX_TESTS).readonly();
const amount = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).max(1e12);
const RunRecord = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().int().min(0).max(Date.UTC(2100, 0)),
    key: text,
    branch: text,
    outcome: _model_state_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeKind */ .JS,
    fixed: titles,
    remaining: titles,
    flaky: titles,
    fixers: titles,
    attempts: amount,
    tokens: amount,
    dollars: amount,
    spentMs: amount,
});
function parseRunRecords(stored) {
    const records = stored.slice(0, MAX_RECORDS).map(each => RunRecord.safeParse(each));
    return records.flatMap(({ success, data }) => (success ? [data] : []));
}
function isWorthRecording({ attempts, outcome }) {
    return outcome !== undefined && outcome !== 'stopped' && attempts.length > 0;
}
function addRecord(records, state, now) {
    if (!isWorthRecording(state))
        return [...records];
    const all = [recordOf(state, now), ...records.filter(({ key }) => key !== state.key)];
    let characters = 0;
    return all.slice(0, MAX_RECORDS).filter(each => (characters += JSON.stringify(each).length) <= MAX_CHARACTERS);
}
function recordOf(state, at) {
    const ids = (0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testById */ .pk)(state);
    const named = (keys) => keys.slice(0, MAX_TESTS).flatMap(key => {
        const id = ids.get(key);
        return id === undefined ? [] : [(0,_model_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .titleOf */ .Gg)(id).slice(0, MAX_TEXT)];
    });
    const { fixed, remaining, flaky } = (0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testResults */ .f3)(state);
    const usage = (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)({
        spending: (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .spentTogether */ .fn)([
            ...state.attempts.map(({ spending }) => spending),
            ...state.reviews.map(({ usage: reviewer }) => ({ reviewer })),
        ]),
    });
    return {
        at,
        key: state.key.slice(0, MAX_TEXT),
        branch: state.request.headBranch.slice(0, MAX_TEXT),
        outcome: state.outcome ?? 'stopped',
        fixed: named(fixed),
        remaining: named(remaining),
        flaky: named(flaky),
        fixers: [...new Set((0,_model_selectors_js__WEBPACK_IMPORTED_MODULE_1__/* .keptAttempts */ .jO)(state).map(({ fixer }) => fixer.slice(0, MAX_TEXT)))].slice(0, MAX_TESTS),
        attempts: state.attempts.length,
        tokens: Math.round((0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .tokensOf */ .k8)(usage)),
        dollars: usage.dollars,
        spentMs: Math.round(state.spentMs),
    };
}


/***/ }),

/***/ 11667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pu: () => (/* binding */ CheatSign),
/* harmony export */   rC: () => (/* binding */ signMeaning)
/* harmony export */ });
/* unused harmony export CheatSignKind */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const CheatSignKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'patched-assertion',
    'patched-prototype',
    'reads-test-environment',
    'stack-inspection',
    'reads-test-file',
    'literal-of-assertion',
    'condition-on-test-input',
    'always-equal',
    'answers-everything',
    'random-or-clock',
    'exits-process',
    'swallowed-exception',
    'writes-report',
    'skips-tests-at-runtime',
    'imports-test-library',
    'hooks-test-runner',
    'hooks-module-loader',
    'edited-test-data',
    'runs-hidden-payload',
    'discloses-environment',
    'unread-code',
]);
const CheatSign = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: CheatSignKind,
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    grave: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const MEANINGS = {
    'patched-assertion': 'replaces or disarms an assertion',
    'patched-prototype': 'replaces something that all code shares',
    'reads-test-environment': 'finds out whether tests run',
    'stack-inspection': 'looks at its callers',
    'reads-test-file': 'reads or names files of tests',
    'literal-of-assertion': 'contains a value that is also in the failing tests or near them',
    'condition-on-test-input': 'has a case for the very input of a failing test',
    'always-equal': 'makes a value that may compare as equal to any other',
    'answers-everything': 'makes an object that accepts every access',
    'random-or-clock': 'lets chance, the clock or a pause decide',
    'exits-process': 'ends the process or sets its exit code',
    'swallowed-exception': 'hides an exception',
    'writes-report': 'writes what looks like a test report',
    'skips-tests-at-runtime': 'skips tests while they run',
    'imports-test-library': 'loads a test library, or a module whose name it computes',
    'hooks-test-runner': 'hooks into the test runner',
    'hooks-module-loader': 'changes how modules are loaded',
    'edited-test-data': 'changes data of the tests',
    'runs-hidden-payload': 'runs code from a text, or other programs',
    'discloses-environment': 'takes the environment as a whole, or opens a connection',
    'unread-code': 'is too large to search completely for such signs',
};
function signMeaning(kind) {
    return MEANINGS[kind];
}


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

/***/ 32346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aE: () => (/* binding */ ProposedTests),
/* harmony export */   es: () => (/* binding */ noProposal),
/* harmony export */   pr: () => (/* binding */ BY_VALUES)
/* harmony export */ });
/* unused harmony export ProposedTest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _intent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96298);


const BY_VALUES = 'fix-tests';
const ProposedTest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), intent: _intent_js__WEBPACK_IMPORTED_MODULE_0__/* .Intent */ .J });
const ProposedTests = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(ProposedTest).readonly(),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    diff: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
function noProposal(reason) {
    return { tests: [], files: [], diff: '', by: '', reason };
}


/***/ }),

/***/ 59123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BQ: () => (/* binding */ takesCommands),
/* harmony export */   Kd: () => (/* binding */ Request),
/* harmony export */   cJ: () => (/* binding */ takesReviews)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const Request = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    trigger: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        'workflow_run',
        'failing-step',
        'command',
        'review',
        'dispatch',
        'schedule',
        'command-line',
    ]),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    headBranch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    headSha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    fork: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    askedBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    only: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly().optional(),
    leg: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    run: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
    answersTo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ comments: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), reviews: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }).optional(),
});
function takesCommands({ trigger, answersTo }) {
    return trigger === 'command' || (answersTo?.comments ?? trigger !== 'failing-step');
}
function takesReviews({ trigger, answersTo }) {
    return trigger === 'review' || (answersTo?.reviews ?? trigger !== 'failing-step');
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

/***/ 58441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JS: () => (/* binding */ OutcomeKind),
  yx: () => (/* binding */ SCHEMA),
  Uw: () => (/* binding */ State),
  ue: () => (/* binding */ initialState)
});

// UNUSED EXPORTS: KnownTest, PartialResults, Phase, PullRequestLink, RemainingBudget, Snapshot, StopReason

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/domain/model/origin.js

const Origin = schemas/* enum */.k5n(['caused here', 'failing before', 'flaky before', 'uncertain']);
const Culprit = schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), subject: schemas/* string */.YjP() });
const Inducing = schemas/* object */.Ikc({
    tests: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    places: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
});

// EXTERNAL MODULE: ./lib/domain/model/added-tests.js
var added_tests = __webpack_require__(60828);
// EXTERNAL MODULE: ./lib/domain/model/mutant-check.js
var mutant_check = __webpack_require__(30182);
// EXTERNAL MODULE: ./lib/domain/model/proposed-tests.js
var proposed_tests = __webpack_require__(32346);
// EXTERNAL MODULE: ./lib/domain/model/attempt.js
var attempt = __webpack_require__(91879);
;// CONCATENATED MODULE: ./lib/domain/model/ci-report.js

const CiRun = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), url: schemas/* string */.YjP(), conclusion: schemas/* string */.YjP() });
const CiVerdict = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(['green', 'red', 'skipped']),
    runs: schemas/* array */.YOg(CiRun).readonly(),
    rounds: schemas/* number */.aig(),
    failing: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    open: schemas/* array */.YOg(schemas/* string */.YjP()).readonly().default([]),
    limit: schemas/* enum */.k5n(['rounds', 'hours', 'dollars']).optional(),
});

// EXTERNAL MODULE: ./lib/domain/model/cheat-sign.js
var cheat_sign = __webpack_require__(11667);
// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var cluster = __webpack_require__(87072);
// EXTERNAL MODULE: ./lib/domain/model/isolation.js
var isolation = __webpack_require__(6634);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
;// CONCATENATED MODULE: ./lib/domain/model/joined-results.js


const UncoveredHunk = schemas/* object */.Ikc({
    file: schemas/* string */.YjP(),
    line: schemas/* number */.aig(),
    added: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
});
const Joined = schemas/* object */.Ikc({
    fixed: schemas/* array */.YOg(test_case/* Failure */.HR).readonly(),
    remaining: schemas/* array */.YOg(test_case/* Failure */.HR).readonly(),
    uncovered: schemas/* array */.YOg(UncoveredHunk).readonly(),
});

;// CONCATENATED MODULE: ./lib/domain/model/proof.js

const CheckProof = schemas/* object */.Ikc({
    command: schemas/* string */.YjP(),
    passed: schemas/* boolean */.zMY(),
    findings: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
});
const Proof = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    place: schemas/* enum */.k5n(['clean copy', 'checkout', 'nowhere']),
    held: schemas/* boolean */.zMY(),
    reason: schemas/* string */.YjP(),
    needed: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    undoes: schemas/* boolean */.zMY().optional(),
    check: CheckProof.optional(),
    slower: schemas/* array */.YOg(schemas/* object */.Ikc({ test: schemas/* string */.YjP(), beforeMs: schemas/* number */.aig(), afterMs: schemas/* number */.aig() }))
        .readonly()
        .optional(),
});

// EXTERNAL MODULE: ./lib/domain/model/request.js
var request = __webpack_require__(59123);
// EXTERNAL MODULE: ./lib/domain/model/review.js
var review = __webpack_require__(17544);
;// CONCATENATED MODULE: ./lib/domain/model/state.js















const SCHEMA = 3;
const KnownTest = schemas/* object */.Ikc({ id: test_case/* TestId */.iS, status: test_case/* CaseStatus */.VV });
const Snapshot = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    tests: schemas/* array */.YOg(KnownTest).readonly(),
    failures: schemas/* array */.YOg(test_case/* Failure */.HR).readonly(),
    counts: schemas/* object */.Ikc({ passed: schemas/* number */.aig(), failed: schemas/* number */.aig(), skipped: schemas/* number */.aig(), unnamed: schemas/* number */.aig().optional() })
        .optional(),
    durationMs: schemas/* number */.aig(),
    slow: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()).optional(),
});
const PartialResults = schemas/* object */.Ikc({
    tests: schemas/* array */.YOg(KnownTest).readonly(),
    failures: schemas/* array */.YOg(test_case/* Failure */.HR).readonly(),
});
const RemainingBudget = schemas/* object */.Ikc({
    iterations: schemas/* number */.aig(),
    minutes: schemas/* number */.aig(),
    tokens: schemas/* number */.aig().optional(),
    dollars: schemas/* number */.aig().optional(),
});
const StopReason = schemas/* enum */.k5n(['all-green', 'stuck', 'iterations', 'time', 'tokens', 'dollars']);
const OutcomeKind = schemas/* enum */.k5n([
    'fixed',
    'needs-review',
    'partial',
    'failed',
    'nothing-to-fix',
    'not-reproduced',
    'test-outdated',
    'awaiting-ci',
    'refused',
    'stopped',
]);
const PullRequestLink = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    url: schemas/* string */.YjP(),
    operation: schemas/* enum */.k5n(['created', 'updated']),
});
const iteration = schemas/* number */.aig();
const iterations = schemas/* array */.YOg(schemas/* number */.aig()).readonly();
const Phase = schemas/* discriminatedUnion */.gMt('at', [
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('reproducing') }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('triaging') }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('choosing') }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('running'), iteration }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('analyzing'), iteration }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('fixing'), iteration }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('checking'), iteration, tree: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('validating'), iteration, tree: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('committing'), iteration, tree: schemas/* string */.YjP(), seen: PartialResults }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('racing'), iterations }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('combining'), iteration }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('confirming'), due: schemas/* boolean */.zMY() }),
    schemas/* object */.Ikc({
        at: schemas/* literal */.euz('tracing'),
        suspects: iterations,
        broken: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
        reason: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('reverting'), iterations }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('minimizing') }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('proving') }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('reviewing') }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('planning') }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('writing'), iteration }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('publishing') }),
    schemas/* object */.Ikc({ at: schemas/* literal */.euz('done') }),
]);
const State = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(SCHEMA),
    key: schemas/* string */.YjP(),
    request: request/* Request */.Kd,
    startedBy: request/* Request */.Kd.shape.trigger.optional(),
    branch: schemas/* string */.YjP(),
    phase: Phase,
    reported: schemas/* array */.YOg(test_case/* TestId */.iS).readonly(),
    ofOtherLegs: schemas/* array */.YOg(test_case/* TestId */.iS).readonly().default([]),
    joined: Joined.optional(),
    initial: Snapshot.optional(),
    current: Snapshot.optional(),
    seen: PartialResults.optional(),
    targets: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    flaky: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    notReproduced: schemas/* array */.YOg(test_case/* TestId */.iS).readonly(),
    orderDependent: schemas/* array */.YOg(schemas/* string */.YjP()).readonly().default([]),
    onlyInCi: schemas/* array */.YOg(test_case/* Failure */.HR).readonly().default([]),
    cannotRun: schemas/* string */.YjP().optional(),
    origins: schemas/* record */.g1P(schemas/* string */.YjP(), Origin).default({}),
    culprit: Culprit.optional(),
    inducing: schemas/* array */.YOg(Inducing).readonly().default([]),
    played: schemas/* array */.YOg(schemas/* string */.YjP()).readonly().default([]),
    outside: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    clusters: schemas/* array */.YOg(cluster/* Cluster */.d2).readonly(),
    attempts: schemas/* array */.YOg(attempt/* Attempt */.UI).readonly(),
    tip: schemas/* string */.YjP(),
    proof: Proof.optional(),
    isolation: isolation/* Isolation */.B$.optional(),
    signs: schemas/* array */.YOg(cheat_sign/* CheatSign */.pu).readonly().default([]),
    uncovered: schemas/* array */.YOg(UncoveredHunk).readonly().default([]),
    mutantCheck: mutant_check/* MutantCheck */.I.optional(),
    addedTests: added_tests/* AddedTests */.mp.optional(),
    proposedTests: proposed_tests/* ProposedTests */.aE.optional(),
    carried: schemas/* object */.Ikc({ tokens: schemas/* number */.aig(), dollars: schemas/* number */.aig() }).optional(),
    ci: CiVerdict.optional(),
    reviews: schemas/* array */.YOg(review/* Review */.p_).readonly().default([]),
    squashed: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), from: schemas/* string */.YjP() }).optional(),
    degraded: schemas/* boolean */.zMY().default(false),
    stop: StopReason.optional(),
    left: RemainingBudget.optional(),
    outcome: OutcomeKind.optional(),
    pullRequest: PullRequestLink.optional(),
    revision: schemas/* number */.aig(),
    spentMs: schemas/* number */.aig(),
    notes: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
});
function initialState(options) {
    return {
        schema: SCHEMA,
        key: options.key,
        branch: options.branch,
        request: options.request,
        startedBy: options.request.trigger,
        phase: { at: 'reproducing' },
        reported: options.reported,
        ofOtherLegs: [],
        targets: [],
        flaky: [],
        notReproduced: [],
        orderDependent: [],
        onlyInCi: [],
        origins: {},
        inducing: [],
        played: [],
        outside: [],
        clusters: [],
        attempts: [],
        signs: [],
        uncovered: [],
        reviews: [],
        degraded: false,
        revision: 0,
        tip: options.request.headSha,
        spentMs: 0,
        notes: [],
    };
}


/***/ })

};
