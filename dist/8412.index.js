export const id = 8412;
export const ids = [8412];
export const modules = {

/***/ 91879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ AttemptKind),
/* harmony export */   TS: () => (/* binding */ changesCode),
/* harmony export */   UI: () => (/* binding */ Attempt),
/* harmony export */   Yi: () => (/* binding */ failedSince),
/* harmony export */   af: () => (/* binding */ isFixerWork),
/* harmony export */   ht: () => (/* binding */ Analysis),
/* harmony export */   iL: () => (/* binding */ isRefuted),
/* harmony export */   lA: () => (/* binding */ isFailedAttempt),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   qY: () => (/* binding */ Strategy),
/* harmony export */   sL: () => (/* binding */ isJudged),
/* harmony export */   t8: () => (/* binding */ isKept)
/* harmony export */ });
/* unused harmony exports Proposal, AttemptResult, isHelpful */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _intent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96298);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30109);



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
    subject: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    rootCause: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).readonly(),
    leftUndone: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    alternatives: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
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
const AttemptKind = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['repair', 'revision', 'pruning', 'command', 'tests', 'proposal']);
const Attempt = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    kind: AttemptKind.default('repair'),
    past: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    clusters: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    problem: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
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
    takesBack: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly().default([]),
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
function isPartial({ result, targets }, red) {
    return result === 'progress' && targets.some(key => red.has(key));
}
function failedSince(attempts) {
    return attempts.slice(attempts.findLastIndex(isKept) + 1).filter(isFailedAttempt);
}


/***/ }),

/***/ 96298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ Intent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const Intent = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), quote: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 6634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ Isolation),
/* harmony export */   Cw: () => (/* binding */ isolationText),
/* harmony export */   Of: () => (/* binding */ NETWORKS),
/* harmony export */   i: () => (/* binding */ ISOLATION_MODES)
/* harmony export */ });
/* unused harmony export IsolationLevel */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

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
    'user-namespaces': 'user namespaces',
    'root-namespaces': 'root namespaces with few capabilities',
    bubblewrap: 'user namespaces made by bubblewrap',
    sudo: 'namespaces made by sudo',
    none: '',
};
function isolationText({ level, network, docker }) {
    if (level === 'none')
        return 'Isolation: none. The tests ran beside this action, as the same user, and could read what it can.';
    const limits = { on: '', local: ', with no network except a localhost of their own', off: ', with no network' }[network];
    const weaker = docker ? ' The tests may use Docker, and with it the whole machine.' : '';
    return `Isolation: ${WAYS[level]}${limits}.${weaker}`;
}


/***/ }),

/***/ 44509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ testsOnlyInCi),
/* harmony export */   Gp: () => (/* binding */ attemptedOnlyInCi),
/* harmony export */   MG: () => (/* binding */ runnableHere),
/* harmony export */   Qm: () => (/* binding */ withCiFailures),
/* harmony export */   v5: () => (/* binding */ judgedOnlyInCi)
/* harmony export */ });
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91879);
/* harmony import */ var _test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90717);


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

/***/ 90717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ suitesAround),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   LA: () => (/* binding */ titleOfKey),
/* harmony export */   Rk: () => (/* binding */ HUNG),
/* harmony export */   S8: () => (/* binding */ testKey),
/* harmony export */   VV: () => (/* binding */ CaseStatus),
/* harmony export */   Wx: () => (/* binding */ WHOLE_RUN),
/* harmony export */   bM: () => (/* binding */ matchTests),
/* harmony export */   dX: () => (/* binding */ byKey),
/* harmony export */   gK: () => (/* binding */ wholeUnit),
/* harmony export */   iS: () => (/* binding */ TestId),
/* harmony export */   kM: () => (/* binding */ otherThan),
/* harmony export */   se: () => (/* binding */ NO_MESSAGE),
/* harmony export */   t$: () => (/* binding */ encloses),
/* harmony export */   uF: () => (/* binding */ unitOf),
/* harmony export */   x7: () => (/* binding */ countByStatus)
/* harmony export */ });
/* unused harmony export Problem */
/* harmony import */ var _text_grouping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83509);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);


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
const HUNG = 'TestTimeout';
const NO_MESSAGE = 'The test failed.';
const Failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: TestId,
    problem: Problem,
    frames: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), symbol: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).readonly(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
});
function testKey(id) {
    return JSON.stringify([id.framework, id.file, ...id.suite, id.name, ...(id.occurrence ? [id.occurrence] : [])]);
}
const WHOLE_RUN = 'the test run';
function titleOf(id) {
    const title = [id.file, ...id.suite, id.name].filter(part => part !== '').join(' › ') || WHOLE_RUN;
    return id.occurrence === undefined ? title : `${title} (${id.occurrence})`;
}
function titleOfKey(key) {
    const [framework, file, ...names] = JSON.parse(key);
    const last = names.pop();
    const [name, occurrence] = typeof last === 'number' ? [names.pop(), last] : [last, undefined];
    const id = { framework, file, suite: names.map(String), name: String(name) };
    return titleOf(occurrence === undefined ? id : { ...id, occurrence });
}
function matchTests(wanted, candidates) {
    const byTitle = (0,_text_grouping_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(candidates, words);
    const byName = (0,_text_grouping_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(candidates, ({ name }) => name);
    const files = [...new Set(candidates.map(({ file }) => file))];
    return new Map(wanted.map(id => {
        const alike = byTitle.get(words(id)) ?? [];
        const inFile = alike.filter(other => sameFile(id.file, other.file));
        if (inFile.length === 0 && DOTTED.has(id.framework))
            return [id, sameDotted(id, byName.get(id.name)).map(testKey)];
        const isHelper = id.framework === 'node' && !files.some(file => sameFile(id.file, file));
        return [id, (isHelper && alike.length === 1 ? alike : inFile).map(testKey)];
    }));
}
function sameFile(a, b) {
    return a === '' || b === '' || a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}
const DOTTED = new Set(['pytest', 'unittest']);
function sameDotted(id, others = []) {
    const own = dotted(id);
    return others.filter(other => {
        const path = dotted(other);
        return path === own || path.endsWith(`.${own}`) || own.endsWith(`.${path}`);
    });
}
function dotted({ file, suite }) {
    return [...file.replace(/\.py$/, '').split('/'), ...suite].filter(part => part !== '').join('.');
}
function words(id) {
    return [...id.suite, id.name]
        .join(' ')
        .replace(/\s+/g, ' ')
        .replace(/ (?:>|›|»|::)(?= )/g, '')
        .trim();
}
function otherThan(keys, others) {
    const left = new Set(others);
    return keys.filter(key => !left.has(key));
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
    return suitesAround(test).includes(nameless.suite.join(' '));
}
function suitesAround({ suite }) {
    return ['', ...suite.map((_, index) => suite.slice(0, index + 1).join(' '))];
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

/***/ 30109:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

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

/***/ 83509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   M: () => (/* binding */ addToGroup)
/* harmony export */ });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items)
        addToGroup(groups, keyOf(item), item);
    return groups;
}
function addToGroup(groups, key, item) {
    const known = groups.get(key);
    if (known === undefined)
        groups.set(key, [item]);
    else
        known.push(item);
}


/***/ }),

/***/ 79078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   I3: () => (/* binding */ shortSentence),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   w3: () => (/* binding */ verb)
/* harmony export */ });
function count(number, noun, plural = `${noun}s`) {
    return `${number} ${number === 1 ? noun : plural}`;
}
function verb(number, infinitive) {
    if (number !== 1)
        return infinitive;
    if (/[^aeiou]y$/.test(infinitive))
        return `${infinitive.slice(0, -1)}ies`;
    return /(?:s|sh|ch|x|o)$/.test(infinitive) ? `${infinitive}es` : `${infinitive}s`;
}
const MAX_NAME = 100;
function shortName(name) {
    return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
}
function listOf(items, most) {
    const rest = items.length - most;
    return items.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
function shortSentence(text, max) {
    if (text.length <= max)
        return text;
    const cut = text.slice(0, max - 1);
    const end = cut.lastIndexOf(' ');
    return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:]{1,20}$/, '')}…`;
}


/***/ }),

/***/ 17391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UU: () => (/* binding */ testName),
/* harmony export */   Vh: () => (/* binding */ remainingCounts),
/* harmony export */   Z8: () => (/* binding */ fixedCounts),
/* harmony export */   fp: () => (/* binding */ failureNoun),
/* harmony export */   nd: () => (/* binding */ caseNoun)
/* harmony export */ });
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79078);
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90717);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8483);



function fixedCounts(cases) {
    return sentence(cases, {
        test: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'failing test')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verb */ .w3)(number, 'pass')} now`,
        load: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'load failure')} ${number === 1 ? 'is' : 'are'} fixed`,
        check: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'failing check')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verb */ .w3)(number, 'pass')} now`,
    });
}
function remainingCounts(cases, adjective = '') {
    return sentence(cases, {
        test: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'test')}${adjective} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verb */ .w3)(number, 'fail')}`,
        load: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'load failure')}${adjective} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verb */ .w3)(number, 'remain')}`,
        check: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'check')}${adjective} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verb */ .w3)(number, 'fail')}`,
    });
}
function failureNoun(cases) {
    return caseNoun(cases) === 'test' ? 'failing test' : 'failure';
}
function caseNoun(cases) {
    return cases.every(({ kind }) => kind === 'test') ? 'test' : 'failure';
}
function sentence(cases, words) {
    const numbers = ['test', 'load', 'check'].map(kind => [kind, cases.filter(each => each.kind === kind).length]);
    const parts = numbers.flatMap(([kind, number]) => (number === 0 ? [] : [words[kind](number)]));
    return parts.length === 0 ? words.test(0) : parts.join(' and ');
}
const MAX_TITLE = 300;
function testName({ title, kind }) {
    if (title === _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .WHOLE_RUN */ .Wx)
        return title;
    const shown = title.length > MAX_TITLE ? `${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.truncateText)(title, MAX_TITLE)}…` : title;
    return `${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineCode)(shown)}${{ test: '', load: ' (loading it)', check: ' (a check)' }[kind]}`;
}


/***/ }),

/***/ 52116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   HM: () => (/* binding */ changedLinesOf),
/* harmony export */   Kp: () => (/* binding */ droppedChanges)
/* harmony export */ });
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79078);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23692);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8483);
/* harmony import */ var _repository_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(962);





const MAX_OPEN = 12;
const MAX_CHANGE = 15_000;
const MAX_DROPPED = 6_000;
function changedLinesOf(parts, detail) {
    if (parts.length === 0)
        return '';
    const size = parts.reduce((sum, { hunks }) => sum + sizeOf(hunks), 0);
    const what = `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(parts.length, 'file')}, ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(size, 'line')}`;
    if (!detail.diffs)
        return `The change: ${what}.`;
    const isOpen = size <= MAX_OPEN && parts.length <= 3;
    let room = MAX_CHANGE;
    const blocks = parts.flatMap(part => {
        const text = linesOf(part);
        if (room <= 0)
            return [];
        const block = partBlock(part, text.slice(0, text.length > room ? text.lastIndexOf('\n', room) + 1 : undefined), {
            isNamed: parts.length > 1 || !isOpen,
        });
        room -= text.length;
        return [block];
    });
    if (room < 0)
        blocks.push('The diff is longer than shown: see the branch.');
    return isOpen ? blocks.join('\n\n') : (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .T)(`The change: ${what}`, blocks);
}
function partBlock({ file, kind }, text, { isNamed }) {
    const name = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineCode)(file);
    const note = { added: ' (new)', deleted: ' (deleted)', renamed: ' (renamed)', changed: '' }[kind];
    const head = isNamed || note !== '' || text === '' ? [`${name}${note}`] : [];
    return [...head, ...(text === '' ? [] : [(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.codeBlock)(text, 'diff')])].join('\n\n');
}
function linesOf({ hunks }) {
    return hunks
        .flatMap(({ runs }) => runs)
        .map(({ before, after }) => [...before.map(line => `-${line}`), ...after.map(line => `+${line}`)].join('\n'))
        .join('\n ⋯\n');
}
function sizeOf(hunks) {
    const runs = hunks.flatMap(hunk => hunk.runs);
    return runs.reduce((sum, { before, after }) => sum + before.length + after.length, 0);
}
function placeOf([first]) {
    if (first === undefined)
        return undefined;
    const [hunk] = first.hunks;
    return { file: first.file, line: hunk === undefined ? 0 : hunk.line + (hunk.runs[0]?.at ?? 0) };
}
function droppedChanges(view, options, detail) {
    return view.kept
        .filter(({ kind }) => kind === 'pruning')
        .flatMap(({ reason, commit = '', diff }) => [
        `${(0,_repository_links_js__WEBPACK_IMPORTED_MODULE_3__/* .commitLink */ .wn)(commit, (0,_repository_links_js__WEBPACK_IMPORTED_MODULE_3__/* .workUrl */ .Ns)(view, options))} dropped leftovers: ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.inlineText)(reason)}`,
        ...(detail.diffs && diff !== '' ? [droppedDiff(diff)] : []),
    ]);
}
function droppedDiff(diff) {
    const isCut = diff.length > MAX_DROPPED;
    const text = isCut ? diff.slice(0, diff.lastIndexOf('\n', MAX_DROPPED - 1) + 1) : diff;
    return `${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.codeBlock)(text, 'diff')}${isCut ? '\n\nThe diff is longer than shown: see the branch.' : ''}`;
}


/***/ }),

/***/ 58412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderEvent)
/* harmony export */ });
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79078);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8483);
/* harmony import */ var _verification_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29513);



const SIGN = { pass: '✓', progress: '◐', other: '✗' };
function renderEvent(event) {
    const { kind, text } = render(event);
    return { kind, text: (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(text) };
}
function render(event) {
    switch (event.kind) {
        case 'request':
            return heading(`${event.branch} at ${event.sha.slice(0, 7)}`);
        case 'reports-read':
            return step(`${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.files, 'report file')}: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.cases, 'test case')}, ${event.failing} failing`);
        case 'note':
            return { kind: event.level === 'warning' ? 'warning' : 'detail', text: event.text };
        case 'resumed':
            return step(`resuming from ${event.phase}, after ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.attempts, 'attempt')}`);
        case 'setup':
            return step(`setup: ${event.command}`);
        case 'tests-started':
            return { kind: 'busy', text: `running ${event.what}` };
        case 'tests-progress': {
            const failed = event.failed > 0 ? `, ${event.failed} failed` : '';
            return { kind: 'busy', text: `${event.passed} passed${failed}: ${event.latest.slice(0, 80)}` };
        }
        case 'tests-ended': {
            const skipped = event.skipped > 0 ? `, ${event.skipped} skipped` : '';
            const checks = event.failedChecks === undefined ? '' : `, ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.failedChecks, 'check')} failed`;
            const incomplete = event.complete ? '' : ' (incomplete)';
            const time = event.cached ? ' (cached)' : `, ${seconds(event.durationMs)}`;
            return detail(`${event.what}: ${event.passed} passed, ${event.failed} failed${skipped}${checks}${time}${incomplete}`);
        }
        case 'check-ended': {
            const findings = event.findings === 0 ? '' : `, ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.findings, 'finding')}`;
            const command = event.command.replaceAll(/\s+/g, ' ').slice(0, 120);
            const ending = event.cut ?? (event.passed ? 'passed' : 'failed');
            return detail(`check ${command}: ${ending}${findings}, ${seconds(event.durationMs)}`);
        }
        case 'reproduced': {
            const groups = [
                `${event.targets.length} failing`,
                ...some(event.flaky, 'flaky'),
                ...some(event.orderDependent, 'order-dependent'),
                ...some(event.notReproduced, 'not reproduced'),
                ...some(event.leftAlone, `ignored: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(event.leftAlone, 3)}`),
            ];
            return step(`reproduced: ${groups.join(', ')}`);
        }
        case 'diagnosed':
            return step(event.clusters.length === 0
                ? 'diagnosis: nothing left to fix'
                : `diagnosis: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.clusters.length, 'root cause')} (${event.clusters
                    .map(({ title }) => title)
                    .slice(0, 5)
                    .join('; ')})${hintsOf(event.clusters)}`);
        case 'attempt':
            return heading(`Iteration ${event.iteration} – ${event.how}${event.how === 'command' ? '' : `, ${event.fixer}`}: ${event.title}`);
        case 'trying':
            return { kind: 'busy', text: `${event.fixer}: candidate ${event.tried} of ${event.of}, ${event.what}` };
        case 'thought':
            return detail(`${event.fixer}: ${event.text}`);
        case 'judged': {
            const sign = event.result === 'pass' || event.result === 'progress' ? SIGN[event.result] : SIGN.other;
            return step(`${sign} ${event.result}: ${event.reason}`);
        }
        case 'racing':
            return heading(`${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.attempts, 'attempt')} in parallel`);
        case 'probed':
            return detail(`the broken tests ${event.good ? 'passed' : 'failed'} at iteration ${event.iteration}`);
        case 'minimizing':
            return heading(`Leftovers and untested lines: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.hunks, 'hunk')}`);
        case 'proving':
            return heading('Proof: without the fix, and on a clean copy');
        case 'reviewing':
            return heading('Review of the whole change');
        case 'reviewed':
            return step(event.verdict === 'none'
                ? `no review: ${event.reason}`
                : event.verdict === 'approved'
                    ? `✓ approved by ${event.by}`
                    : `${event.by}: ${event.findings.map(({ severity, file, what }) => `${severity}: ${file}: ${what}`).join('; ')}`);
        case 'conversed': {
            const dollars = event.dollars === undefined ? 'price unknown' : `$${event.dollars.toFixed(4)}`;
            return detail(`${event.model} as ${event.role}: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.requests, 'request')}, ${event.inputTokens} input tokens (${event.cachedTokens} cached), ${event.outputTokens} output tokens, ${dollars}`);
        }
        case 'squashed':
            return step(`${event.sha.slice(0, 7)} replaces ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.commits, 'commit')}`);
        case 'committed':
        case 'reverted':
            return step(`${event.sha.slice(0, 7)} ${event.subject}`);
        case 'stopping':
            return heading(`Iterations ended: ${event.why === 'all-green' ? 'no target is left to work on' : _verification_js__WEBPACK_IMPORTED_MODULE_0__/* .STOPPED_BECAUSE */ .J[event.why]}`);
        case 'pushed':
            return detail(`pushed ${event.sha.slice(0, 7)} to ${event.branch}`);
        case 'pull-request':
            return step(`pull request ${event.operation}: ${event.url}`);
        case 'cost-limit':
            return detail(`models: ${event.models.join(', ')}, at most $${event.dollars.toFixed(2)} together (max-cost-usd)`);
        case 'time': {
            const other = event.totalMs - event.testMs - event.modelMs;
            return detail(`time: ${seconds(event.totalMs)} in total: ${seconds(event.testMs)} in tests and their set-up (${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(event.runs, 'run')}, ${event.known} of them known before), ${seconds(event.modelMs)} in models, ${seconds(other)} other`);
        }
    }
}
function some(tests, what) {
    return tests.length === 0 ? [] : [`${tests.length} ${what}`];
}
function heading(text) {
    return { kind: 'heading', text };
}
function step(text) {
    return { kind: 'step', text };
}
function detail(text) {
    return { kind: 'detail', text };
}
function seconds(milliseconds) {
    return `${(milliseconds / 1000).toFixed(1)} s`;
}
function hintsOf(clusters) {
    const hints = new Set(clusters.flatMap(({ hint = '' }) => (hint === '' ? [] : [hint])));
    return hints.size === 0 ? '' : `. ${[...hints].slice(0, 5).join(' ')}`;
}


/***/ }),

/***/ 23692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ more),
/* harmony export */   T: () => (/* binding */ folded)
/* harmony export */ });
function folded(summary, parts) {
    const shown = parts.filter(part => part !== '');
    if (shown.length === 0)
        return '';
    return [`<details><summary>${summaryHtml(summary)}</summary>`, ...shown, '</details>'].join('\n\n');
}
function summaryHtml(summary) {
    return summary.replace(/`([^`]*)`/g, '<code>$1</code>');
}
function more(count) {
    return count > 0 ? [`- … and ${count} more`] : [];
}


/***/ }),

/***/ 962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ workUrl),
/* harmony export */   _o: () => (/* binding */ sourceLink),
/* harmony export */   wn: () => (/* binding */ commitLink)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8483);

function sourceLink({ file, line }, { tip, repositoryUrl }) {
    const place = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.inlineCode)(line === 0 ? file : `${file}:${line}`);
    if (repositoryUrl === '')
        return place;
    const path = file.split('/').map(encodeURIComponent).join('/');
    return `[${place}](${repositoryUrl}/blob/${tip}/${path}#L${line || 1})`;
}
function workUrl({ tip, request }, { repositoryUrl, branchEnd = 'there' }) {
    return branchEnd === 'there' || branchEnd === 'merged' || tip === request.headSha ? repositoryUrl : '';
}
function commitLink(sha, repositoryUrl) {
    const name = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.inlineCode)(sha.slice(0, 7));
    return repositoryUrl === '' ? name : `[${name}](${repositoryUrl}/commit/${sha})`;
}


/***/ }),

/***/ 29513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ STOPPED_BECAUSE),
/* harmony export */   PI: () => (/* binding */ footing),
/* harmony export */   Ti: () => (/* binding */ resumeInstructions),
/* harmony export */   bK: () => (/* binding */ proofQuote),
/* harmony export */   ie: () => (/* binding */ stopExplanation),
/* harmony export */   kG: () => (/* binding */ proofFold)
/* harmony export */ });
/* harmony import */ var _domain_model_isolation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6634);
/* harmony import */ var _domain_model_only_in_ci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44509);
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79078);
/* harmony import */ var _case_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17391);
/* harmony import */ var _change_section_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52116);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23692);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8483);
/* harmony import */ var _repository_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(962);








function resumeInstructions({ outcome, kept, commits, branch }, { resumedBy, branchEnd }) {
    if (outcome !== 'stopped')
        return '';
    const confirmed = new Set(kept.flatMap(attempt => (attempt.confirmed ? attempt.commit : []))).size;
    const verified = kept.length === 0
        ? 'Nothing was verified by then.'
        : `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(commits.length, 'commit')} ${commits.length === 1 ? 'is' : 'are'} ${branchEnd === 'not pushed' ? 'kept for the next run' : `on ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineCode)(branch)}`}, ${confirmed} of them confirmed by the whole suite.`;
    const how = resumedBy === undefined ? 'Run the job again' : `Run ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineCode)(resumedBy)}`;
    return `The run was cancelled. ${verified} ${how}: it resumes where it stopped.`;
}
function proofQuote(view) {
    const { proof, after } = view;
    if (proof === undefined)
        return '';
    const lines = proof.place === 'nowhere'
        ? [
            `**The tests cannot run here.** ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineText)(view.cannotRun ?? '', 600)}${proof.held ? stepsSentence(proof.check) : ` ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineText)(proof.reason, 600)}`}`,
        ]
        : proof.held
            ? [
                `**${suiteSentence(after)} ${PLACES[proof.place]}${commandClause(proof.check)}.** ${withoutFix(view, proof)}`.trim(),
            ]
            : [`**The result was not confirmed.** ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineText)(proof.reason, 600)}`];
    return [...lines, ...onlyInCiLines(view)].map(line => `> ${line}`).join('\n>\n');
}
const PLACES = {
    'clean copy': 'on a clean copy of this branch',
    checkout: 'in the checkout of this branch (in a copy of it the tests have other results)',
};
function suiteSentence(after) {
    if (after === undefined)
        return 'The whole suite ran once more';
    const { passed, failed, skipped, unloaded, failedChecks } = after;
    const red = [
        ...(failed === 0 ? [] : [`${failed} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(failed, 'fail')}`]),
        ...(unloaded === 0 ? [] : [`${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(unloaded, 'load failure')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(unloaded, 'remain')}`]),
        ...(failedChecks === 0 ? [] : [`${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(failedChecks, 'check')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(failedChecks, 'fail')}`]),
    ];
    const asleep = skipped === 0 ? '' : `, ${skipped} ${skipped === 1 ? 'is' : 'are'} skipped,`;
    if (red.length > 0)
        return `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(passed, 'test')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(passed, 'pass')}, ${red.join(', ')}${asleep}`;
    return passed === 1
        ? `The one test passes${asleep}`
        : `${passed === 2 ? 'Both' : `All ${passed}`} tests pass${asleep}`;
}
function stepsSentence(check) {
    return check?.passed === true ? ` ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineCode)(check.command)} succeeds.` : '';
}
function commandClause(check) {
    return check?.passed === true ? `, and ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineCode)(check.command)} succeeds` : '';
}
function withoutFix({ tests, onlyInCi }, proof) {
    const elsewhere = new Set([...(0,_domain_model_only_in_ci_js__WEBPACK_IMPORTED_MODULE_1__/* .testsOnlyInCi */ .$w)({ onlyInCi }), ...tests.elsewhere.map(({ key }) => key)]);
    const fixed = tests.fixed.filter(({ key }) => !elsewhere.has(key));
    if (fixed.length === 0)
        return '';
    const needed = new Set(proof.needed);
    const red = fixed.filter(({ key }) => needed.has(key));
    if (red.length === 0)
        return 'The tests could not be run with the fix taken out.';
    const noun = (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .caseNoun */ .nd)(fixed);
    const failed = red.filter(({ before }) => before !== undefined).length;
    const absent = red.length - failed;
    const others = tests.fixed.length - fixed.length;
    if (failed === fixed.length && others > 0)
        return `With the fix taken out, ${failed} of the ${tests.fixed.length} ${noun}s ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(failed, noun === 'test' ? 'fail' : 'come')} again here; the other ${others === 1 ? '' : `${others} `}failed elsewhere.`;
    if (failed === fixed.length)
        return `With the fix taken out, the same ${failed === 1 ? noun : `${failed} ${noun}s`} ${noun === 'test' ? (0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(failed, 'fail') : (0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verb */ .w3)(failed, 'come')} again.`;
    const all = `of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(fixed.length, `fixed ${noun}`)}`;
    const parts = [
        ...(failed === 0 ? [] : [`${failed} ${all} failed again`]),
        ...(absent === 0 ? [] : [`${absent} ${failed === 0 ? all : 'more'} did not pass`]),
    ];
    return `With the fix taken out, ${parts.join(' and ')}.`;
}
function proofFold(view, options, detail) {
    const { proof, isolation, mutantCheck } = view;
    if (proof === undefined)
        return '';
    const isRun = proof.place !== 'nowhere' && proof.held;
    const lines = [
        ...(isRun ? [`- The last run of the whole suite was at ${(0,_repository_links_js__WEBPACK_IMPORTED_MODULE_5__/* .commitLink */ .wn)(proof.sha, (0,_repository_links_js__WEBPACK_IMPORTED_MODULE_5__/* .workUrl */ .Ns)(view, options))}.`] : []),
        ...(mutantCheck === undefined || mutantCheck.checked === 0
            ? []
            : [
                `- Of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(mutantCheck.checked, 'small change')} of the fixed lines, the tests noticed ${mutantCheck.checked - mutantCheck.survivors.length}.`,
            ]),
        ...(isolation === undefined ? [] : [`- ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineText)((0,_domain_model_isolation_js__WEBPACK_IMPORTED_MODULE_0__/* .isolationText */ .Cw)(isolation))}`]),
    ];
    return (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .T)('How it was proved', [lines.join('\n'), ...(0,_change_section_js__WEBPACK_IMPORTED_MODULE_7__/* .droppedChanges */ .Kp)(view, options, detail)]);
}
const MAX_NAMED = 5;
function onlyInCiLines({ tests, onlyInCi }) {
    const elsewhere = (0,_domain_model_only_in_ci_js__WEBPACK_IMPORTED_MODULE_1__/* .testsOnlyInCi */ .$w)({ onlyInCi });
    const passed = tests.fixed.filter(({ key }) => elsewhere.has(key)).length;
    const { awaited } = tests;
    return [
        ...(awaited.length === 0
            ? []
            : [
                `**${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(awaited.length, 'test')} cannot run here, so nothing here shows that the change fixes ${awaited.length === 1 ? 'it' : 'them'}.** CI decides: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(awaited.map(({ title }) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.inlineText)(title, 200)), MAX_NAMED)}.`,
            ]),
        ...(passed === 0
            ? []
            : [`${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(passed, 'test')} that cannot run here failed in CI before, and CI is green on this commit.`]),
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
        ? ' The results above come from runs of the whole suite.'
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
function stopExplanation({ stop, left, degraded, usage, }) {
    const why = stop === undefined ? '' : STOPPED_BECAUSE[stop];
    if (why === '' || left === undefined)
        return '';
    const parts = [
        (0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(left.iterations, 'iteration'),
        ...(stop === 'time' && left.minutes > 0 ? [`${left.minutes} min, kept for the proof`] : [`${left.minutes} min`]),
        ...(left.tokens === undefined ? [] : [(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(left.tokens, 'token')]),
        ...(left.dollars === undefined || usage.requests === 0 ? [] : [`$${left.dollars.toFixed(2)}`]),
    ];
    const note = degraded ? ' A fixer of the chain could not be reached.' : '';
    return `Stopped: ${why}. Remaining budget: ${parts.join(', ')}.${note}`;
}


/***/ })

};
