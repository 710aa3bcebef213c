export const id = 830;
export const ids = [830];
export const modules = {

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
/* unused harmony exports Request, Cluster, Strategy, Proposal, Usage, Attempt, KnownTest, Snapshot, StopReason, OutcomeKind, Phase */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2047);
/* harmony import */ var _tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5385);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5141);



/** The version of the persisted form. A ledger of another version is never read as if it were this one. */
const SCHEMA = 1;
/** What to fix, at which commit, asked by whom. Made from an event or from the command line. */
const Request = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    trigger: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['workflow_run', 'failing-step', 'command-line']),
    /** `owner/name`; empty on the command line. */
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    headBranch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    headSha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** The open pull request whose head this is. */
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    askedBy: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).optional(),
});
/** Failures that share one signature, so presumably one root cause. */
const Cluster = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Hash of the signature: the same failure in a later run has the same id. */
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    signature: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    criticality: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    /** Source files to look at first, the likeliest first. */
    suspects: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
});
const Strategy = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['surgical', 'aggressive', 'conservative']);
/** What a fixer says of its change. The tests, not these words, decide. */
const Proposal = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    rootCause: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).readonly(),
    /** Files of tests that the change may touch, beside the targets. */
    affectedTests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    confidence: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1),
});
const Usage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    requests: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    /** Milliseconds of waiting for answers. */
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
/** One assignment given to one fixer, and what came of it. Without a `result` it is still open. */
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
    /** The change as a unified diff, capped. */
    diff: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    result: AttemptResult.optional(),
    /** Why it ended so, as a sentence: shown to people and to the next attempt. */
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    /** The fixer has nothing else to offer for these clusters. */
    final: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    revert: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    usage: Usage.default(noUsage),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().default(0),
});
const KnownTest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: _tests_js__WEBPACK_IMPORTED_MODULE_0__/* .TestId */ .iS, status: _tests_js__WEBPACK_IMPORTED_MODULE_0__/* .CaseStatus */ .VV });
/** What the whole suite said of one commit. */
const Snapshot = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(KnownTest).readonly(),
    failures: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR).readonly(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
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
/** Everything that is known of one Request: what the ledger holds, and all that a step may decide on. */
const State = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(SCHEMA),
    key: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    request: Request,
    /** Short name of the branch that carries the fix. */
    branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    phase: Phase,
    /** The failing tests of the report; empty when the tests were run to find them. */
    reported: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .TestId */ .iS).readonly(),
    /** The whole suite before anything was changed, and on the newest commit that was confirmed. */
    initial: Snapshot.optional(),
    current: Snapshot.optional(),
    /** What has to become green: reported, and failing here every time. */
    targets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    /** Reported, but green here. */
    notReproduced: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .TestId */ .iS).readonly(),
    /** Failing here, but not reported: left alone. */
    outside: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    clusters: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Cluster).readonly(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Attempt).readonly(),
    /** The newest commit of the branch; the head itself when there is none yet. */
    tip: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    stop: StopReason.optional(),
    outcome: OutcomeKind.optional(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), operation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['created', 'updated']) }).optional(),
    /** How many steps have been recorded: of two copies the one with more is the later. */
    revision: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    /** Milliseconds of work, over all sessions that worked on this request. */
    spentMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    /** Sentences that the report must carry. */
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
/** The tests that say nothing about the fix: flaky ones, and those that failed here without being reported. */
function ignoredTests(state) {
    return new Set([...state.flaky, ...state.outside]);
}
function rateOf(state, snapshot) {
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .passRate */ .sc)(statusesOf(snapshot), ignoredTests(state));
}
/** The targets that are not green on the newest confirmed commit. */
function remainingTargets(state) {
    const statuses = statusesOf(state.current);
    const flaky = new Set(state.flaky);
    return state.targets.filter(key => !flaky.has(key) && statuses.get(key) !== 'passed');
}
/** The attempt that the machine is working on. */
function openAttempt(state) {
    const attempt = state.attempts.at(-1);
    if (attempt === undefined)
        throw new Error(`phase ${state.phase.at} without an attempt`);
    return attempt;
}
/** Attempts whose commit stands: made, and not reverted. */
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
/* harmony export */   iS: () => (/* binding */ TestId)
/* harmony export */ });
/* unused harmony export Problem */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2047);

/**
 * What names one test across runs. `file` is relative to the project's directory with forward slashes, or empty
 * when the report does not say; `suite` is the path of describe blocks or classes, outermost first.
 */
const TestId = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    framework: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** One thing that went wrong in a test. `kind` tells an assertion that failed from an error outside of one. */
const Problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['failure', 'error']),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stack: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const CaseStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'skipped']);
/** A failing test with what is known of why and where. */
const Failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: TestId,
    problem: Problem,
    /** The in-repository frames of the stack, innermost first. */
    frames: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), symbol: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).readonly(),
});
function keyOf(id) {
    return JSON.stringify([id.framework, id.file, ...id.suite, id.name]);
}
/** How people read a test: `file › suite › name`. */
function titleOf(id) {
    return [id.file, ...id.suite, id.name].filter(part => part !== '').join(' › ');
}
/**
 * Finds tests again that another reporter wrote down. Reporters differ in separators, in what they put into
 * `classname`, and in whether they tell the file, so titles are compared word by word, and files where both tell one.
 * @returns for each wanted test the keys of the candidates that can be it; several when the title is not unique
 */
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
/** The cases of a run by key. A test that ran several times counts as failed when any of its runs failed. */
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
/**
 * Judges a change test by test, never by rates alone: a rate can rise while a test that passed is lost.
 */
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
/** Passed over passed and failed, 0–1; skipped, flaky and otherwise ignored tests do not count; 1 when nothing counts. */
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
/** Whole percent; never "100%" for less than all, nor "0%" for more than none. */
function percent(rate) {
    const rounded = Math.round(rate * 100);
    const honest = rate < 1 && rounded === 100 ? 99 : rate > 0 && rounded === 0 ? 1 : rounded;
    return `${honest}%`;
}


/***/ }),

/***/ 880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ projectAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** The project in a directory, as frameworks look at it. */
function projectAt(root) {
    return {
        root,
        exists: path => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)),
        has: pattern => shallow(root).some(path => pattern.test(path)),
        text(path) {
            try {
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), 'utf8');
            }
            catch (error) {
                const { code } = error;
                if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR')
                    return undefined;
                throw error;
            }
        },
    };
}
/** The files at the top and one folder below it, without what tools put there. */
function shallow(root) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true });
    const folders = entries.filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name));
    const below = folders.flatMap(({ name }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)).map(file => `${name}/${file}`));
    return [...entries.filter(entry => entry.isFile()).map(({ name }) => name), ...below];
}


/***/ }),

/***/ 646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P$: () => (/* binding */ parseSettings),
/* harmony export */   Qh: () => (/* binding */ INPUT_NAMES),
/* harmony export */   Vc: () => (/* binding */ inputsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9567);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);


const flag = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['true', 'false']).transform(value => value === 'true');
const positive = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai().positive();
const whole = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai().int().positive();
const list = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform(value => value
    .split(/[\n,]/)
    .map(item => item.trim())
    .filter(item => item !== ''));
/** One entry per input of action.yml, under the same name. Empty means: not given. */
const schema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    'github-token': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'report-paths': list.optional(),
    'artifact-name': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'test-command': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'setup-command': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'working-directory': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('.'),
    models: list.optional(),
    'anthropic-api-key': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'anthropic-base-url': zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5({ protocol: /^https?$/ }).optional(),
    'max-iterations': whole.default(10),
    'max-attempts': whole.default(3),
    'timeout-minutes': positive.default(60),
    'test-timeout-minutes': positive.max(60).default(5),
    'max-tokens': whole.optional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().includes('{sha}').default('fix-tests/{head}-{sha}'),
    'protected-paths': list.default([]),
    'pass-env': list.default([]),
    'fail-on-unfixed': flag.default(true),
});
const INPUT_NAMES = Object.keys(schema.shape);
/**
 * Checks the raw inputs by name; unknown names are the caller's to refuse. The result is frozen.
 * @throws UserError that names the first wrong input, its value and what is wanted.
 */
function parseSettings(raw) {
    const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value.trim() !== ''));
    const parsed = schema.safeParse(given);
    if (parsed.success)
        return Object.freeze(parsed.data);
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'input');
    const secret = name === 'github-token' || name === 'anthropic-api-key' || given[name]?.includes('@') === true;
    const value = secret ? 'the given value' : JSON.stringify(given[name]);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Input ${name}: ${value} is not valid.`, `${wanted(name)} See the inputs in the README.`);
}
function wanted(name) {
    if (name === 'fail-on-unfixed')
        return 'Use true or false.';
    if (name === 'anthropic-base-url')
        return 'Use a URL such as https://gateway.example.com.';
    if (name === 'test-timeout-minutes')
        return 'Use a number of minutes, at most 60.';
    if (name === 'branch')
        return 'Use a name with {sha} in it, by which the branches of fix-tests are told from others.';
    if (name === 'timeout-minutes')
        return 'Use a number of minutes.';
    return 'Use a whole number greater than 0.';
}
/** The inputs as the runner passes them: `INPUT_<NAME>`, upper case, hyphens kept. */
function inputsOf(env) {
    return Object.fromEntries(INPUT_NAMES.map(name => [name, env[`INPUT_${name.toUpperCase()}`]]));
}


/***/ }),

/***/ 7200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ precheck),
/* harmony export */   T: () => (/* binding */ keyOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _runner_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4738);


/** What names a request: one repository, one commit, one job. */
function keyOf({ request, name }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${request.repository}\0${request.headSha}\0${name}`).digest('hex').slice(0, 16);
}
/** Checks what can be checked before anything is touched. @throws UserError */
function precheck(settings) {
    for (const name of ['test-command', 'setup-command']) {
        const text = settings[name];
        if (text !== undefined)
            (0,_runner_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCommand */ .R)(name, text);
    }
}


/***/ }),

/***/ 8764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ fixTests)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./lib/domain/state.js
var domain_state = __webpack_require__(9093);
;// CONCATENATED MODULE: ./lib/domain/limits.js

/** Why no further attempt may start, or undefined while there is something left to spend. */
function exhausted(state, limits) {
    if (state.attempts.length >= limits.iterations)
        return 'iterations';
    if (remainingMs(state, limits) <= 0)
        return 'time';
    if (remainingTokens(state, limits) <= 0)
        return 'tokens';
    return undefined;
}
/** Milliseconds that are left; may be negative. */
function remainingMs(state, limits) {
    return limits.minutes * 60_000 - state.spentMs;
}
function remainingTokens(state, limits) {
    if (limits.tokens === undefined)
        return Number.POSITIVE_INFINITY;
    const usage = (0,domain_state/* totalUsage */.GG)(state);
    return limits.tokens - usage.inputTokens - usage.outputTokens;
}

;// CONCATENATED MODULE: ./lib/domain/strategy.js
/** Points of pass rate (0–1) whose loss calls for the smallest possible change. */
const REGRESSION_DROP = 0.1;
const AGGRESSIVE_FROM_ITERATION = 3;
const AGGRESSIVE_ABOVE_RATE = 0.8;
const AGGRESSIVE_SIMILARITY = 0.7;
/** The first row of the strategy table that holds. */
function strategyFor(situation) {
    if (situation.regressed || situation.drop > REGRESSION_DROP)
        return 'surgical';
    const alike = situation.similarity > AGGRESSIVE_SIMILARITY;
    if (situation.iteration >= AGGRESSIVE_FROM_ITERATION && situation.passRate > AGGRESSIVE_ABOVE_RATE && alike) {
        return 'aggressive';
    }
    return 'conservative';
}
/** How alike two signatures are: the share of their words that both have (Jaccard index), 0–1. */
function similarity(a, b) {
    const left = new Set(words(a));
    const right = new Set(words(b));
    const shared = [...left].filter(word => right.has(word)).length;
    const all = left.size + right.size - shared;
    return all === 0 ? 1 : shared / all;
}
function words(signature) {
    return signature.split(/[^\p{L}\p{N}_#]+/u).filter(word => word !== '');
}

;// CONCATENATED MODULE: ./lib/domain/choice.js



/** How many clusters one aggressive attempt may take at once. */
const BATCH = 5;
/** What to try next, or why to stop. */
function choose(state, rules) {
    if ((0,domain_state/* remainingTargets */.bc)(state).length === 0)
        return { kind: 'stop', why: 'all-green' };
    const limit = exhausted(state, rules.limits);
    if (limit !== undefined)
        return { kind: 'stop', why: limit };
    const open = openClusters(state, rules);
    const first = open[0];
    if (first === undefined)
        return { kind: 'stop', why: 'stuck' };
    const iteration = state.attempts.length + 1;
    const alike = open.filter(({ cluster, fixer }) => fixer === first.fixer && similarity(cluster.signature, first.cluster.signature) > AGGRESSIVE_SIMILARITY);
    // The last attempt that a test run judged: those that came to nothing before say nothing of the code.
    const last = state.attempts.findLast(({ result }) => result !== 'abstained' && result !== 'refused' && result !== 'syntax-error');
    const strategy = strategyFor({
        iteration,
        passRate: (0,domain_state/* rateOf */.MK)(state, state.current),
        regressed: last?.result === 'regression',
        drop: last?.rateAfter === undefined ? 0 : last.rateBefore - last.rateAfter,
        similarity: alike.length > 1 ? alikeness(alike.map(({ cluster }) => cluster)) : 0,
    });
    const clusters = strategy === 'aggressive' ? alike.slice(0, BATCH).map(({ cluster }) => cluster) : [first.cluster];
    return { kind: 'assign', clusters, fixer: first.fixer, strategy, iteration };
}
/**
 * The clusters that somebody can still try, those with the fewest tries first so that no unfixable test starves the
 * others; the order of the diagnosis breaks ties.
 */
function openClusters(state, rules) {
    return state.clusters
        .flatMap(cluster => {
        const fixer = rules.fixers.find(name => !spent(state, { cluster: cluster.id, fixer: name, limits: rules.limits }));
        return fixer === undefined ? [] : [{ cluster, fixer, tries: triesOf(state, cluster.id).length }];
    })
        .toSorted((a, b) => a.tries - b.tries);
}
/** The attempts at a cluster that brought nothing, since the last one that did. */
function triesOf(state, cluster) {
    const all = state.attempts.filter(attempt => attempt.clusters.includes(cluster) && attempt.result !== undefined);
    const helped = all.findLastIndex(attempt => attempt.result === 'pass' || attempt.result === 'progress');
    return all.slice(helped + 1);
}
function spent(state, { cluster, fixer, limits }) {
    const tries = triesOf(state, cluster).filter(attempt => attempt.fixer === fixer);
    return tries.length >= limits.attempts || tries.some(attempt => attempt.final);
}
function alikeness(clusters) {
    const first = clusters[0]?.signature ?? '';
    return Math.min(...clusters.slice(1).map(cluster => similarity(first, cluster.signature)));
}

;// CONCATENATED MODULE: ./lib/domain/completion.js

/** The share of green tests from which a run may end as `partial`. */
const PARTIAL_FROM_RATE = 0.95;
/** How the work on a request ended, derived from what the last whole run said and from nothing else. */
function outcomeOf(state) {
    if (state.targets.length === 0)
        return state.notReproduced.length > 0 ? 'not-reproduced' : 'nothing-to-fix';
    // Without a whole run of the very commit that is published nothing is called green.
    if (state.current?.sha !== state.tip)
        return 'failed';
    const remaining = new Set((0,domain_state/* remainingTargets */.bc)(state));
    const broken = othersBroken(state);
    if (remaining.size === 0)
        return broken ? 'failed' : 'fixed';
    const low = [...remaining].every(test => state.clusters.some(cluster => cluster.criticality === 'low' && cluster.tests.includes(test)));
    return (0,domain_state/* rateOf */.MK)(state, state.current) >= PARTIAL_FROM_RATE && low && !broken ? 'partial' : 'failed';
}
/** Whether a test is red, or no longer there, that is no target and was not left alone on purpose. */
function othersBroken(state) {
    const expected = new Set([...state.targets, ...(0,domain_state/* ignoredTests */.qz)(state)]);
    const now = (0,domain_state/* statusesOf */.CB)(state.current);
    const lost = [...(0,domain_state/* statusesOf */.CB)(state.initial)].some(([key, status]) => status === 'passed' && !expected.has(key) && now.get(key) !== 'passed');
    return lost || [...now].some(([key, status]) => status === 'failed' && !expected.has(key));
}

// EXTERNAL MODULE: ./lib/domain/tests.js
var domain_tests = __webpack_require__(5385);
;// CONCATENATED MODULE: ./lib/domain/machine.js




/** The next step, a pure function of the state. `finish` means that there is none. */
function nextStep(state, rules) {
    const { phase } = state;
    switch (phase.at) {
        case 'reproducing':
            return { kind: 'reproduce' };
        case 'triaging':
            return { kind: 'triage', snapshot: required(state.current) };
        case 'choosing': {
            const choice = choose(state, rules);
            return choice.kind === 'stop' ? { kind: 'finalize', why: choice.why } : choice;
        }
        case 'fixing':
            return { kind: 'fix', attempt: (0,domain_state/* openAttempt */.Eu)(state) };
        case 'checking':
            return { kind: 'check', attempt: (0,domain_state/* openAttempt */.Eu)(state) };
        case 'validating':
            return { kind: 'validate', attempt: (0,domain_state/* openAttempt */.Eu)(state) };
        case 'committing':
            return { kind: 'commit', attempt: (0,domain_state/* openAttempt */.Eu)(state), tree: phase.tree, rateAfter: phase.rateAfter };
        case 'confirming':
            return { kind: 'confirm', attempt: (0,domain_state/* openAttempt */.Eu)(state) };
        case 'reverting':
            return { kind: 'revert', attempt: (0,domain_state/* openAttempt */.Eu)(state) };
        case 'publishing':
            return { kind: 'publish' };
        case 'done':
            return { kind: 'finish' };
    }
}
/** The state after a step, a pure function of the state before and of what came of it. */
function record(state, observation) {
    switch (observation.kind) {
        case 'reproduced':
            return {
                ...to(state, observation.targets.length > 0 ? { at: 'triaging' } : { at: 'publishing' }),
                initial: observation.snapshot,
                current: observation.snapshot,
                targets: observation.targets,
                flaky: observation.flaky,
                notReproduced: observation.notReproduced,
                outside: observation.outside,
                notes: [...state.notes, ...observation.notes],
                ...(observation.targets.length > 0 ? {} : { outcome: emptyOutcome(observation) }),
            };
        case 'diagnosed':
            return { ...to(state, { at: 'choosing' }), clusters: observation.clusters };
        case 'assigned':
            return { ...to(state, { at: 'fixing' }), attempts: [...state.attempts, opened(state, observation.step)] };
        case 'proposed':
            return amend(to(state, { at: 'checking' }), {
                proposal: observation.proposal,
                files: observation.files,
                diff: observation.diff,
                usage: observation.usage,
            });
        case 'abstained': {
            const { reason, final, usage } = observation;
            return amend(to(state, { at: 'choosing' }), { result: 'abstained', reason, final, usage });
        }
        case 'checked':
            return to(state, { at: 'validating', tree: observation.tree });
        case 'rejected':
            return amend(to(state, { at: 'choosing' }), { result: observation.result, reason: observation.reason });
        case 'validated':
            return validated(state, observation);
        case 'committed':
            return { ...amend(to(state, { at: 'confirming' }), { commit: observation.sha }), tip: observation.sha };
        case 'confirmed':
            return confirmed(state, observation);
        case 'reverted':
            return reverted(state, observation.sha);
        case 'finalized':
            return finalized(state, observation);
        case 'published':
            return { ...to(state, { at: 'done' }), pullRequest: observation.pullRequest ?? state.pullRequest };
    }
}
function validated(state, { verdict, rateAfter, reason }) {
    if (verdict.kind === 'pass' || verdict.kind === 'progress') {
        if (state.phase.at !== 'validating')
            throw new Error(`validated in phase ${state.phase.at}`);
        const next = { at: 'committing', tree: state.phase.tree, rateAfter };
        return amend(to(state, next), { reason, rateAfter });
    }
    return amend(to(state, { at: 'choosing' }), { result: verdict.kind, reason, rateAfter });
}
function confirmed(state, observation) {
    const { verdict, snapshot, rateAfter, reason } = observation;
    const good = (verdict.kind === 'pass' || verdict.kind === 'progress') && snapshot !== undefined;
    if (!good)
        return amend(to(state, { at: 'reverting' }), { rateAfter, reason, result: verdict.kind });
    const next = amend(to(state, { at: 'triaging' }), { rateAfter, reason, result: verdict.kind });
    return { ...next, current: snapshot, targets: [...state.targets, ...revealed(state, snapshot)] };
}
/** Failing tests that could not be seen before, such as those behind a broken import or hook: work for this run. */
function revealed(state, snapshot) {
    const before = (0,domain_state/* statusesOf */.CB)(state.current);
    const ignored = (0,domain_state/* ignoredTests */.qz)(state);
    const unseen = (key) => !before.has(key) || before.get(key) === 'skipped';
    return snapshot.failures
        .map(failure => (0,domain_tests/* keyOf */.TN)(failure.id))
        .filter(key => unseen(key) && !ignored.has(key) && !state.targets.includes(key));
}
/** After the revert the code is that of the last confirmed commit again, so what was known of it holds. */
function reverted(state, sha) {
    const next = amend(to(state, { at: 'choosing' }), { revert: sha });
    return { ...next, tip: sha, current: state.current && { ...state.current, sha } };
}
function finalized(state, { why, snapshot, notes }) {
    const next = { ...to(state, { at: 'publishing' }), current: snapshot, stop: why, notes: [...state.notes, ...notes] };
    return { ...next, outcome: outcomeOf(next) };
}
function emptyOutcome({ notReproduced, flaky }) {
    return notReproduced.length > 0 && flaky.length === 0 ? 'not-reproduced' : 'nothing-to-fix';
}
/**
 * The state to go on from after a death. An attempt that was not judged is forgotten, so that it is made again; one
 * that was judged worth a commit is committed where its tree is still there (`hasTree`).
 */
function resumed(state, hasTree) {
    switch (state.phase.at) {
        case 'fixing':
        case 'checking':
        case 'validating':
            return { ...to(state, { at: 'choosing' }), attempts: withoutOpen(state) };
        case 'committing':
            return hasTree(state.phase.tree) ? state : { ...to(state, { at: 'choosing' }), attempts: withoutOpen(state) };
        case 'done':
            return reopened(state);
        case 'reproducing':
        case 'triaging':
        case 'choosing':
        case 'confirming':
        case 'reverting':
        case 'publishing':
            return state;
    }
}
/**
 * Somebody runs a finished request again. What is fixed is published again, which changes nothing that is already
 * right; a run that was stopped goes on; what could not be fixed gets a fresh set of attempts on top of what stands.
 */
function reopened(state) {
    if (state.outcome === 'fixed')
        return to(state, { at: 'publishing' });
    const { outcome: _, stop: __, ...rest } = state;
    if (state.targets.length === 0)
        return { ...to(rest, { at: 'reproducing' }), notes: [] };
    return { ...to(rest, { at: 'triaging' }), attempts: (0,domain_state/* standing */.JA)(state), spentMs: 0, notes: [] };
}
function opened(state, { clusters, fixer, strategy, iteration }) {
    return {
        iteration,
        clusters: clusters.map(({ id }) => id),
        title: clusters.map(({ title }) => title).join('; '),
        targets: clusters.flatMap(({ tests }) => tests),
        strategy,
        fixer,
        rateBefore: (0,domain_state/* rateOf */.MK)(state, state.current),
        files: [],
        diff: '',
        reason: '',
        final: false,
        usage: domain_state/* noUsage */.tk,
        durationMs: 0,
    };
}
function to(state, phase) {
    return { ...state, phase };
}
function amend(state, change) {
    return { ...state, attempts: [...state.attempts.slice(0, -1), { ...(0,domain_state/* openAttempt */.Eu)(state), ...change }] };
}
function withoutOpen(state) {
    return state.attempts.filter(attempt => attempt.result !== undefined || attempt.commit !== undefined);
}
function required(snapshot) {
    if (snapshot === undefined)
        throw new Error('triage before reproduction');
    return snapshot;
}
/** The failing tests of a snapshot that the run is about. */
function targetFailures(state) {
    const targets = new Set(state.targets);
    return (state.current?.failures ?? []).filter(failure => targets.has((0,domain_tests/* keyOf */.TN)(failure.id)));
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/beginning.js



/** The state to begin with: that of an earlier run of the same request, or a new one. */
async function beginning(options) {
    const { known, job, key, reported, keeper, repository, emit } = options;
    if (known !== undefined) {
        if (!(await repository.has(`${known.tip}^{commit}`)))
            await keeper.fetch(known.branch);
        if (await isOf(job, known, repository)) {
            const tree = known.phase.at === 'committing' ? known.phase.tree : undefined;
            const hasTree = tree !== undefined && (await repository.has(`${tree}^{tree}`));
            const state = resumed({ ...known, request: job.request }, () => hasTree);
            emit({ kind: 'resumed', phase: state.phase.at, attempts: state.attempts.length });
            return state;
        }
        emit({
            kind: 'note',
            level: 'warning',
            text: 'The ledger that was found is of another request, so the work begins anew.',
        });
    }
    return (0,domain_state/* initialState */.ue)({ key, branch: await freeBranch(job, keeper, repository), request: job.request, reported });
}
/**
 * Whether a state is one that this request can have led to. Whoever wrote it must not choose the branch that is pushed
 * to, or bring in commits that do not stand on the failing one.
 */
async function isOf(job, known, repository) {
    const name = branchName(job.settings.branch, job.request);
    const numbered = known.branch.startsWith(`${name}-`) && /^-\d+$/.test(known.branch.slice(name.length));
    if (known.request.headSha !== job.request.headSha || (known.branch !== name && !numbered))
        return false;
    return repository.isAncestor(job.request.headSha, known.tip);
}
/** The name of the template, or with a number behind it when somebody else has a branch of that name. */
async function freeBranch({ settings, request }, keeper, repository) {
    const name = branchName(settings.branch, request);
    await repository.git(['check-ref-format', '--branch', name]).catch((error) => {
        throw new errors/* UserError */.y(`Input branch: ${JSON.stringify(name)} is not a name that git takes for a branch.`, 'Correct the template.', { cause: error });
    });
    for (let number = 1;; number += 1) {
        const branch = number === 1 ? name : `${name}-${number}`;
        if (!(await keeper.exists(branch)))
            return branch;
    }
}
/** Fills the template of the input `branch`. */
function branchName(template, { headBranch, headSha }) {
    return template.replace(/\{(head|sha)\}/g, (_, name) => (name === 'head' ? headBranch : headSha.slice(0, 7)));
}

// EXTERNAL MODULE: ./node_modules/@lezer/javascript/dist/index.js
var dist = __webpack_require__(7096);
// EXTERNAL MODULE: ./node_modules/@lezer/python/dist/index.js
var python_dist = __webpack_require__(7335);
;// CONCATENATED MODULE: ./lib/syntax/languages.js


const dialects = [
    [/\.[mc]?js$/, 'jsx'],
    [/\.jsx$/, 'jsx'],
    [/\.tsx$/, 'ts jsx'],
    [/\.[mc]?ts$/, 'ts'],
];
function languageOf(file) {
    if (/\.pyi?$/.test(file))
        return { name: 'python', parse: text => python_dist/* parser */.K.parse(text) };
    const dialect = dialects.find(([endings]) => endings.test(file))?.[1];
    if (dialect === undefined)
        return undefined;
    const parser = dist/* parser */.K.configure({ dialect });
    return { name: 'javascript', parse: text => parser.parse(text) };
}
/** Offsets at which the parser had to give up or to guess. */
function syntaxErrors(language, text) {
    const errors = [];
    language.parse(text).iterate({
        enter(node) {
            if (node.type.isError)
                errors.push(node.from);
        },
    });
    return errors;
}

;// CONCATENATED MODULE: ./lib/syntax/check.js

/**
 * The first syntax error that the edits brought into one of these files, as a sentence, or undefined. The text before
 * is the measure: a parser that stumbles over something exotic in the original says nothing against the edit.
 * @param compiles what the language's own parser says of a file, which has the last word; undefined: it cannot tell,
 *   and then the tests have it
 */
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
/** Why the new text of a file is not well-formed, although the old one was; undefined when all is well. */
function problemIn(file, text, before) {
    if (file.endsWith('.json'))
        return parsesAsJson(text) || (before !== '' && !parsesAsJson(before))
            ? undefined
            : `${file} is no longer valid JSON.`;
    const language = languageOf(file);
    if (language === undefined)
        return undefined;
    const errors = syntaxErrors(language, text);
    const first = errors[0];
    // The text before is parsed only when there is something to compare with.
    if (first === undefined || errors.length <= syntaxErrors(language, before).length)
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/triage/signature.js


/** What varies between two sightings of one failure, and by what it is replaced. The order matters. */
const MASKS = [
    [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
    [/\b0x[0-9a-f]+\b/gi, '<address>'],
    [/(?:\/[\w.@+-]+){2,}/g, '<path>'],
    [/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`\n]*`/g, '<text>'],
    [/[-+]?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?/gi, '#'],
];
/** The first line of a message with everything masked that differs from run to run. */
function mask(message) {
    const line = (0,external_node_util_.stripVTControlCharacters)(message)
        .split('\n')
        .find(text => text.trim() !== '') ?? '';
    return MASKS.reduce((text, [pattern, by]) => text.replace(pattern, by), line)
        .replace(/\s+/g, ' ')
        .trim();
}
/**
 * What failures of one root cause have in common: the kind of error, the masked message, and the place. The place is
 * the innermost frame of the code under test; an assertion in a test has none, and then its suite stands for it.
 */
function signatureOf(failure, isTest) {
    const type = failure.problem.type || failure.problem.kind;
    const code = failure.frames.find(frame => !isTest(frame.file));
    const place = code === undefined ? [failure.id.file, ...failure.id.suite].join(' › ') : `${code.file} ${code.symbol}`.trim();
    return `${type} | ${mask(failure.problem.message)} | ${place}`;
}
/** A short name for a signature. */
function signatureId(signature) {
    return (0,external_node_crypto_.createHash)('sha256').update(signature).digest('hex').slice(0, 12);
}

;// CONCATENATED MODULE: ./lib/triage/suspects.js
/** How many files are named as suspects. */
const MOST = 8;
/** What a file gets for each reason to suspect it. A frame of the stack says most, the nearer to the error the more. */
const WEIGHT = { frame: 8, changed: 5, imported: 4 };
/** The source files to look at first, the likeliest first: from stacks, the failing commit, and the tests' imports. */
function suspectsOf(failures, { isTest, changed, importsOf }) {
    const scores = new Map();
    const add = (file, score) => {
        if (!isTest(file))
            scores.set(file, (scores.get(file) ?? 0) + score);
    };
    const tests = [
        ...new Set(failures.flatMap(failure => [failure.id.file, ...failure.frames.map(({ file }) => file).filter(isTest)])),
    ];
    for (const failure of failures) {
        const frames = failure.frames.filter(({ file }) => !isTest(file));
        for (const [index, { file }] of frames.entries())
            add(file, WEIGHT.frame / (index + 1) / failures.length);
    }
    const reached = tests.flatMap(importsOf);
    for (const [index, file] of [...new Set(reached)].entries())
        add(file, WEIGHT.imported / (1 + index / 4));
    // Beside the tests' own imports a changed file is only a weak hint: a commit touches many things.
    for (const file of changed)
        add(file, reached.length === 0 || scores.has(file) ? WEIGHT.changed : 1);
    return [...scores]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MOST)
        .map(([file]) => file);
}

;// CONCATENATED MODULE: ./lib/triage/diagnose.js



const RANK = { high: 0, medium: 1, low: 2 };
/** Groups failures by root cause, and orders the groups: foundations first, then those with most tests. */
function diagnose(options) {
    const groups = new Map();
    for (const failure of options.failures) {
        const signature = signatureOf(failure, options.isTest);
        groups.set(signature, [...(groups.get(signature) ?? []), failure]);
    }
    const clusters = [...groups].map(([signature, failures]) => {
        const first = failures[0];
        return {
            id: signatureId(signature),
            signature,
            title: titleFor(failures),
            criticality: criticalityOf(first),
            tests: failures.map(failure => (0,domain_tests/* keyOf */.TN)(failure.id)),
            suspects: suspectsOf(failures, options),
        };
    });
    return clusters.toSorted((a, b) => RANK[a.criticality] - RANK[b.criticality] || b.tests.length - a.tests.length);
}
/** How people read a cluster: what failed first, and how many more. */
function titleFor(failures) {
    const first = failures[0];
    const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
    return `${(0,domain_tests/* titleOf */.Gg)(first.id)}${more}`;
}
/** High: nothing behind it can run. Low: what it checks is a picture of the output or the clock. Else medium. */
function criticalityOf(failure) {
    const text = `${failure.problem.type} ${failure.problem.message}`;
    if (failure.id.name === '' ||
        /SyntaxError|ImportError|ModuleNotFound|Cannot find (?:module|package)|collection failure/i.test(text)) {
        return 'high';
    }
    if (/snapshot|timed? ?out/i.test(text))
        return 'low';
    return 'medium';
}

// EXTERNAL MODULE: ./lib/domain/verdict.js
var verdict = __webpack_require__(5141);
;// CONCATENATED MODULE: ./lib/triage/frames.js
/** How the lines of a stack look, by language. Groups: symbol (may be empty), file, line. */
const PATTERNS = [
    // Node.js: "at sum (/app/src/sum.ts:3:7)", "at /app/src/sum.ts:3:7", "at file:///app/a.mjs:1:2"
    /^\s*at (?:async )?(?:(?<symbol>[^(\n]+?) \((?:file:\/\/)?(?<file>[^:\n]*(?::[\\/][^:\n]*)?):(?<line>\d+):\d+\)|(?:file:\/\/)?(?<bare>[^\s():]*(?::[\\/][^\s():]*)?):(?<at>\d+):\d+)/,
    // vitest: "❯ sum src/sum.ts:3:7"
    /^\s*❯ (?:(?<symbol>(?:new |async )?\S+) )?(?<file>[^\s:]+):(?<line>\d+):\d+/,
    // Python, as pytest prints it: "src/app/sum.py:3: TypeError", "tests/test_a.py:7: in test_sum"
    /^(?<file>[^\s:]+\.py):(?<line>\d+): (?:in )?(?<symbol>\S*)/,
    // Python's own traceback: File "/app/sum.py", line 3, in add
    /^\s*File "(?<file>[^"]+)", line (?<line>\d+)(?:, in (?<symbol>\S+))?/,
    // Go: "    sum_test.go:7: got 2 want 3", "\t/app/sum.go:7 +0x1d"
    /^\s+(?<symbol>)(?<file>[^\s:]+\.go):(?<line>\d+)/,
    // Java: "at ex.Calc.add(Calc.java:7)"
    /^\s*at (?<symbol>[\w.$<>]+)\((?<file>\w+\.(?:java|kt)):(?<line>\d+)\)/,
];
/**
 * The frames of a stack that lie in the project, innermost first.
 * @param inProject the relative path of a file of the project, or undefined for all others
 */
function framesOf(stack, inProject) {
    const frames = [];
    for (const text of stack.split('\n')) {
        const groups = PATTERNS.map(pattern => pattern.exec(text)?.groups).find(found => found !== undefined);
        const path = groups?.file ?? groups?.bare;
        const file = path === undefined ? undefined : inProject(path);
        if (groups === undefined || file === undefined)
            continue;
        frames.push({ file, line: Number(groups.line ?? groups.at), symbol: groups.symbol ?? '' });
    }
    // Python prints the innermost frame last, all others first.
    return frames.some(({ file }) => file.endsWith('.py')) ? frames.toReversed() : frames;
}

;// CONCATENATED MODULE: ./lib/cycle/evidence.js




/** How much of a message and of a stack is kept, in characters. */
const MESSAGE = 2_000;
const STACK = 6_000;
/** What a complete run of the whole suite says of a commit. */
function snapshotOf(run, options) {
    const cases = (0,domain_tests/* byKey */.dX)(run.cases);
    const loaded = nowLoaded(cases, options.before);
    const tests = [...cases.values()].map(({ id, status }) => ({ id, status }));
    return {
        sha: options.sha,
        tests: [...tests, ...loaded.map(id => ({ id, status: 'passed' }))],
        failures: failuresOf(run, options.inProject),
        durationMs: run.durationMs,
    };
}
function failuresOf(run, inProject) {
    return [...(0,domain_tests/* byKey */.dX)(run.cases).values()].flatMap(({ id, problems }) => {
        const problem = problems[0];
        if (problem === undefined)
            return [];
        const text = problem.stack || problem.message;
        return {
            id,
            problem: { ...problem, message: problem.message.slice(0, MESSAGE), stack: problem.stack.slice(0, STACK) },
            frames: framesOf(text, inProject),
        };
    });
}
/** Judges a run against the last verified code. */
function verdictOn(state, run, options) {
    const ids = (0,domain_state/* testById */.pk)(state);
    const after = statusesIn(state, run);
    const files = new Set(run.cases.map(({ id }) => id.file));
    return (0,verdict/* judge */.S4)({
        before: (0,domain_state/* statusesOf */.CB)(state.current),
        after,
        complete: run.complete,
        reason: run.notes.join(' '),
        targets: options.targets,
        flaky: new Set(state.flaky),
        covers: key => options.whole || files.has(ids.get(key)?.file ?? ''),
    });
}
/** The pass rate that a run leads to: what it says, over what was known before. */
function rateAfter(state, run) {
    return (0,verdict/* passRate */.sc)(new Map([...(0,domain_state/* statusesOf */.CB)(state.current), ...statusesIn(state, run)]), (0,domain_state/* ignoredTests */.qz)(state));
}
function statusesIn(state, run) {
    const cases = (0,domain_tests/* byKey */.dX)(run.cases);
    const statuses = new Map([...cases].map(([key, { status }]) => [key, status]));
    for (const id of nowLoaded(cases, state.current))
        statuses.set((0,domain_tests/* keyOf */.TN)(id), 'passed');
    return statuses;
}
/**
 * A file that could not be loaded is a test of its own, without a name. It is green when its tests run, and then no
 * report says so.
 */
function nowLoaded(cases, before) {
    const files = new Set([...cases.values()].filter(({ id, status }) => id.name !== '' && status !== 'skipped').map(({ id }) => id.file));
    return (before?.tests ?? [])
        .map(({ id }) => id)
        .filter(id => id.name === '' && files.has(id.file) && !cases.has((0,domain_tests/* keyOf */.TN)(id)));
}

;// CONCATENATED MODULE: ./lib/cycle/messages.js



/** The trailers by which the bot's own commits are told, and its state can be read off the branch. */
const TRAILER = {
    iteration: 'Fix-Tests-Iteration',
    strategy: 'Fix-Tests-Strategy',
    verdict: 'Fix-Tests-Verdict',
    fixer: 'Fix-Tests-Fixer',
    tests: 'Fix-Tests-Tests',
};
/** How many tests one trailer names. */
const NAMED = 20;
/** `fix-tests: iteration 3 – aggressive (pass: 82% → 89%)`, the root cause, and the trailers. */
function iterationMessage(attempt, state, rateAfter) {
    const { proposal } = attempt;
    const body = [proposal?.summary, proposal?.rootCause && `Root cause: ${proposal.rootCause}`];
    return [
        `fix-tests: iteration ${attempt.iteration} – ${attempt.strategy} (pass: ${(0,verdict/* percent */.KN)(attempt.rateBefore)} → ${(0,verdict/* percent */.KN)(rateAfter)})`,
        '',
        ...body.flatMap(text => (text ? [plain(text), ''] : [])),
        ...trailers(attempt, state, 'pass'),
        ...coAuthor(state),
        '',
    ].join('\n');
}
/** `fix-tests: revert iteration 3 – regression (pass: 84% < 89%)`, which tests broke, and the trailers. */
function revertMessage(attempt, state) {
    const rates = `pass: ${(0,verdict/* percent */.KN)(attempt.rateAfter ?? 0)} ${(attempt.rateAfter ?? 0) < attempt.rateBefore ? '<' : '≥'} ${(0,verdict/* percent */.KN)(attempt.rateBefore)}`;
    return [
        `fix-tests: revert iteration ${attempt.iteration} – ${attempt.result ?? 'regression'} (${rates})`,
        '',
        plain(attempt.reason),
        '',
        `This reverts commit ${attempt.commit}.`,
        '',
        ...trailers(attempt, state, attempt.result ?? 'regression'),
        '',
    ].join('\n');
}
function trailers(attempt, state, verdict) {
    const ids = (0,domain_state/* testById */.pk)(state);
    const tests = attempt.targets.slice(0, NAMED).map(key => (0,domain_tests/* titleOf */.Gg)(ids.get(key)));
    return [
        `${TRAILER.iteration}: ${attempt.iteration}`,
        `${TRAILER.strategy}: ${attempt.strategy}`,
        `${TRAILER.verdict}: ${verdict}`,
        `${TRAILER.fixer}: ${attempt.fixer}`,
        ...tests.map(test => `${TRAILER.tests}: ${oneLine(test)}`),
    ];
}
function coAuthor(state) {
    const who = state.request.askedBy;
    const login = /^[\w-]+(?:\[bot\])?$/.test(who ?? '');
    return login ? [`Co-authored-by: ${who} <${who}@users.noreply.github.com>`] : [];
}
/** Text of a model or a test as a paragraph that cannot be read as a trailer. */
function plain(text) {
    return text
        .slice(0, 4_000)
        .toWellFormed()
        .replace(/[^\P{Cc}\n\t]/gu, ' ')
        .split('\n')
        .map(line => disarmed(line)
        .trimEnd()
        .replace(/^(\s*)(Fix-Tests-[\w-]*|[\w-]+-by)\s*:/i, '$1$2 -'))
        .join('\n');
}
function oneLine(text) {
    return text
        .slice(0, 300)
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .replace(/.+/, disarmed);
}
/** Servers skip CI, close issues and notify people for what a message says: these words are not ours to say. */
function disarmed(text) {
    return text
        .replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, '($1)')
        .replace(/^(\s*skip-checks)\s*:/i, '$1 -')
        .replace(/([#@])(?=\w)/g, '$1\u200b');
}

;// CONCATENATED MODULE: ./lib/cycle/tests.js
/** Runs tests for the cycle itself, and tells about it. */
async function runTests(selection, world) {
    const what = describe(selection);
    world.emit({ kind: 'tests-started', what });
    const run = await world.tests.run(selection, world.signal);
    const count = (status) => run.cases.filter(testCase => testCase.status === status).length;
    const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
    world.emit({ kind: 'tests-ended', what, ...counts, complete: run.complete, durationMs: run.durationMs });
    return run;
}
function describe(selection) {
    switch (selection.kind) {
        case 'all':
            return 'the whole suite';
        case 'only':
            return selection.tests.length === 1 ? '1 test' : `${selection.tests.length} tests`;
        case 'affected':
            return 'the affected tests';
    }
}

;// CONCATENATED MODULE: ./lib/cycle/reproduce.js




/** How often a failing test is run again before it counts as broken and not as flaky. */
const RERUNS = 2;
/** Runs the whole suite, and the failing tests again: what has to become green must fail here every time. */
async function reproduce(state, world) {
    const whole = await runTests({ kind: 'all' }, world);
    if (!whole.complete)
        throw unusable(whole);
    const cases = (0,domain_tests/* byKey */.dX)(whole.cases);
    const { wanted, missing } = requested(state, [...cases.values()]);
    const failedHere = [...cases].filter(([, { status }]) => status === 'failed').map(([key]) => key);
    const again = wanted.filter(key => cases.get(key)?.status !== 'skipped');
    const reruns = await runAgain(again.flatMap(key => cases.get(key)?.id ?? []), world);
    const results = new Map(again.map(key => [key, outcomes(key, [whole, ...reruns])]));
    const where = (test) => [...results].filter(([, seen]) => test(seen)).map(([key]) => key);
    const targets = where(seen => seen.has('failed') && !seen.has('passed'));
    const flaky = where(seen => seen.has('failed') && seen.has('passed'));
    const green = where(seen => !seen.has('failed'));
    const notReproduced = [...green.flatMap(key => cases.get(key)?.id ?? []), ...missing];
    return {
        kind: 'reproduced',
        snapshot: snapshotOf(whole, { sha: state.tip, before: undefined, inProject: world.inProject }),
        targets,
        flaky,
        notReproduced,
        outside: failedHere.filter(key => !results.has(key)),
        notes: [...whole.notes, ...missingNote(missing)],
    };
}
/** The tests that this request is about, and those of the report that are not to be found here. */
function requested(state, cases) {
    if (state.reported.length === 0) {
        return { wanted: cases.filter(({ status }) => status === 'failed').map(({ id }) => (0,domain_tests/* keyOf */.TN)(id)), missing: [] };
    }
    const matches = (0,domain_tests/* matchTests */.bM)(state.reported, cases.map(({ id }) => id));
    const wanted = new Set([...matches.values()].flat());
    return { wanted: [...wanted], missing: [...matches].filter(([, keys]) => keys.length === 0).map(([id]) => id) };
}
async function runAgain(tests, world) {
    const runs = [];
    for (let rerun = 0; rerun < RERUNS && tests.length > 0; rerun += 1) {
        runs.push(await runTests({ kind: 'only', tests }, world));
    }
    return runs;
}
function outcomes(key, runs) {
    return new Set(runs.flatMap(run => (0,domain_tests/* byKey */.dX)(run.cases).get(key)?.status ?? []));
}
function unusable(run) {
    return new errors/* UserError */.y(`The tests cannot be judged here: ${run.notes.join(' ')}`, 'Make the test command work here (setup-command can install what it needs; a test-command of one’s own writes JUnit XML to {report}; test-timeout-minutes gives it more time).');
}
function missingNote(missing) {
    if (missing.length === 0)
        return [];
    return [
        `${missing.length} of the reported failing tests do not exist here; the report may be of another commit or project.`,
    ];
}

;// CONCATENATED MODULE: ./lib/cycle/explain.js


/** How many tests are named before "and n more". */
const explain_NAMED = 3;
/** A verdict as a sentence for people and for the next attempt, and the broken tests one by one. */
function explain(verdict, state, run) {
    const ids = (0,domain_state/* testById */.pk)(state);
    const title = (key) => {
        const id = ids.get(key);
        return id === undefined ? 'a test' : (0,domain_tests/* titleOf */.Gg)(id);
    };
    switch (verdict.kind) {
        case 'pass':
            return {
                reason: `${verdict.fixed.length === 1 ? 'The target passes' : `All ${verdict.fixed.length} targets pass`} and nothing else broke.`,
                broken: [],
            };
        case 'progress': {
            const red = `still red: ${several(verdict.red.map(title))}`;
            return { reason: `${plural(verdict.fixed.length, 'target')} now green; ${red}.`, broken: [] };
        }
        case 'fail':
            return { reason: `Still failing: ${several(verdict.red.map(title))}.${messages(run)}`, broken: [] };
        case 'regression': {
            const broken = verdict.broken.map(({ key, how }) => `${title(key)} (${how})`);
            return { reason: `It broke ${several(broken)}.`, broken };
        }
        case 'incomplete':
            return { reason: `The tests could not be judged: ${verdict.reason}`, broken: [] };
    }
}
function messages(run) {
    const first = run?.cases.find(({ status }) => status === 'failed')?.problems[0]?.message ?? '';
    return first === '' ? '' : ` ${first.split('\n')[0]?.slice(0, 300)}`;
}
function several(items) {
    const rest = items.length - explain_NAMED;
    return items.slice(0, explain_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./lib/cycle/perform.js












/** Performs one step and says what came of it. */
async function perform(step, state, world) {
    switch (step.kind) {
        case 'reproduce':
            return reproducing(state, world);
        case 'triage':
            return triaging(state, world);
        case 'assign':
            return assigning(step, world);
        case 'fix':
            return fixing(step.attempt, state, world);
        case 'check':
            return checking(step.attempt, world);
        case 'validate':
            return validating(step.attempt, state, world);
        case 'commit':
            return committing(step, state, world);
        case 'confirm':
            return confirming(step.attempt, state, world);
        case 'revert':
            return reverting(step.attempt, state, world);
        case 'finalize':
            return finalizing(step, state, world);
        case 'publish':
            return { kind: 'published', pullRequest: await world.publish(state) };
        case 'finish':
            throw new Error('there is nothing to perform after the end');
    }
}
async function reproducing(state, world) {
    const observation = await reproduce(state, world);
    if (observation.kind === 'reproduced') {
        const ids = new Map(observation.snapshot.tests.map(({ id }) => [(0,domain_tests/* keyOf */.TN)(id), id]));
        const titles = (keys) => keys.map(key => (0,domain_tests/* titleOf */.Gg)(ids.get(key)));
        const { targets, flaky, notReproduced } = observation;
        world.emit({
            kind: 'reproduced',
            targets: titles(targets),
            flaky: titles(flaky),
            notReproduced: notReproduced.map(domain_tests/* titleOf */.Gg),
        });
    }
    return observation;
}
async function triaging(state, world) {
    const clusters = diagnose({ failures: targetFailures(state), ...(await world.surroundings()) });
    world.emit({ kind: 'diagnosed', clusters: clusters.map(({ title, tests }) => ({ title, tests: tests.length })) });
    return { kind: 'diagnosed', clusters };
}
function assigning(step, world) {
    const { iteration, strategy, fixer, clusters } = step;
    world.emit({ kind: 'attempt', iteration, strategy, fixer, title: clusters.map(({ title }) => title).join('; ') });
    return { kind: 'assigned', step };
}
async function fixing(attempt, state, world) {
    const { workspace } = world;
    const fixer = world.fixers.get(attempt.fixer);
    if (fixer === undefined)
        throw new Error(`no fixer is called ${attempt.fixer}`);
    await workspace.discard();
    const clusters = state.clusters.filter(({ id }) => attempt.clusters.includes(id));
    const targets = new Set(attempt.targets);
    const answer = await fixer.fix({
        iteration: attempt.iteration,
        strategy: attempt.strategy,
        clusters,
        failures: targetFailures(state).filter(failure => targets.has((0,domain_tests/* keyOf */.TN)(failure.id))),
        earlier: clusters.flatMap(({ id }) => triesOf(state, id)),
        failingDiff: await workspace.failingDiff(),
    }, toolsFor(attempt, state, world));
    const files = await workspace.changed();
    if (answer.kind === 'proposal' && files.length > 0) {
        return { ...answer, kind: 'proposed', files, diff: await workspace.diff() };
    }
    await workspace.discard();
    const abstained = answer.kind === 'abstention'
        ? answer
        : { reason: 'It proposed a fix but changed no file.', final: false, usage: answer.usage };
    world.emit({ kind: 'judged', iteration: attempt.iteration, result: 'abstained', reason: abstained.reason });
    return { ...abstained, kind: 'abstained' };
}
function toolsFor(attempt, state, world) {
    const tests = testsOf(attempt, state);
    return {
        source: world.workspace,
        runTests: (selection = { kind: 'only', tests }) => world.tests.run(selection, world.signal),
        regressions(run) {
            const verdict = verdictOn(state, run, { targets: attempt.targets, whole: true });
            return verdict.kind === 'regression' ? explain(verdict, state).broken : [];
        },
        emit: world.emit,
        signal: world.signal,
        budgetMs: remainingMs(state, world.rules.limits),
        budgetTokens: remainingTokens(state, world.rules.limits),
    };
}
async function checking(attempt, world) {
    const refusal = await world.workspace.refusal();
    if (refusal !== undefined)
        return rejected(attempt, world, { result: 'refused', reason: refusal });
    const problem = await checkSyntax(attempt.files, world.workspace, file => world.compiles(file));
    if (problem !== undefined)
        return rejected(attempt, world, { result: 'syntax-error', reason: problem });
    return { kind: 'checked', tree: await world.workspace.tree() };
}
async function rejected(attempt, world, why) {
    await world.workspace.discard();
    world.emit({ kind: 'judged', iteration: attempt.iteration, ...why });
    return { kind: 'rejected', ...why };
}
async function validating(attempt, state, world) {
    // A model's words: an option such as -u would have the runner rewrite what the tests compare with.
    const named = (attempt.proposal?.affectedTests ?? []).filter(file => !file.startsWith('-'));
    const selection = { kind: 'affected', tests: testsOf(attempt, state), files: [...attempt.files, ...named] };
    const run = await runTests(selection, world);
    const verdict = verdictOn(state, run, { targets: attempt.targets, whole: false });
    const { reason } = explain(verdict, state, run);
    if (verdict.kind !== 'pass' && verdict.kind !== 'progress') {
        await world.workspace.discard();
        world.emit({ kind: 'judged', iteration: attempt.iteration, result: verdict.kind, reason });
    }
    return { kind: 'validated', verdict, rateAfter: rateAfter(state, run), reason };
}
async function committing(step, state, world) {
    const message = iterationMessage(step.attempt, state, step.rateAfter);
    const sha = await world.workspace.commit({ tree: step.tree, message });
    world.emit({ kind: 'committed', iteration: step.attempt.iteration, sha, subject: subjectOf(message) });
    return { kind: 'committed', sha };
}
async function confirming(attempt, state, world) {
    const run = await runTests({ kind: 'all' }, world);
    const verdict = verdictOn(state, run, { targets: attempt.targets, whole: true });
    const { reason } = explain(verdict, state, run);
    world.emit({ kind: 'judged', iteration: attempt.iteration, result: verdict.kind, reason });
    const snapshot = run.complete
        ? snapshotOf(run, { sha: state.tip, before: state.current, inProject: world.inProject })
        : undefined;
    return { kind: 'confirmed', verdict, snapshot, rateAfter: rateAfter(state, run), reason };
}
async function reverting(attempt, state, world) {
    const message = revertMessage(attempt, state);
    const sha = await world.workspace.revert({ commit: attempt.commit ?? '', message });
    world.emit({ kind: 'reverted', iteration: attempt.iteration, sha, subject: subjectOf(message) });
    return { kind: 'reverted', sha };
}
async function finalizing(step, state, world) {
    world.emit({ kind: 'stopping', why: step.why });
    await world.workspace.discard();
    // The very code that is published was confirmed by a whole run already: nothing is run twice on the same code.
    if (state.current?.sha === state.tip)
        return { kind: 'finalized', why: step.why, snapshot: state.current, notes: [] };
    const run = await runTests({ kind: 'all' }, world);
    const snapshot = run.complete
        ? snapshotOf(run, { sha: state.tip, before: state.current, inProject: world.inProject })
        : state.current;
    return { kind: 'finalized', why: step.why, snapshot, notes: run.complete ? [] : run.notes };
}
function testsOf(attempt, state) {
    const ids = (0,domain_state/* testById */.pk)(state);
    return attempt.targets.flatMap(key => ids.get(key) ?? []);
}
function subjectOf(message) {
    return message.slice(0, message.indexOf('\n'));
}

;// CONCATENATED MODULE: ./lib/cycle/cycle.js


/**
 * After a step that leads here, something would be lost if the machine were gone: it is made durable. What follows
 * from the state before without a test run or a model is not: it is done again in no time.
 */
const DURABLE = new Set(['choosing', 'confirming', 'reverting', 'done']);
/**
 * Works on a request until it is done: the next step, its effect, the state after it. Whatever happens between two
 * steps, the ledger holds a state from which this goes on.
 */
async function runCycle(start, world) {
    const publisher = new Publisher(world.ledger);
    let state = start;
    try {
        for (;;) {
            const step = nextStep(state, world.rules);
            if (step.kind === 'publish' || step.kind === 'finish')
                await publisher.done();
            if (step.kind === 'finish')
                return state;
            world.signal.throwIfAborted();
            const began = world.clock.now();
            const observation = await perform(step, state, world);
            state = cycle_spent(record(state, observation), world.clock.now() - began);
            await world.ledger.save(state);
            if (DURABLE.has(state.phase.at) && state.targets.length > 0)
                await publisher.publish(state);
        }
    }
    finally {
        // What was begun is brought to its end also when the run is stopped; the reason to stop is thrown, not what follows.
        await publisher.done().catch(() => undefined);
    }
}
/** Makes one state after the other durable, while the next step works already. */
class Publisher {
    #ledger;
    #last = Promise.resolve();
    constructor(ledger) {
        this.#ledger = ledger;
    }
    /** @throws what went wrong with the state before */
    async publish(state) {
        await this.#last;
        this.#last = this.#ledger.publish(state);
        // It is thrown where it is awaited.
        this.#last.catch(() => undefined);
    }
    done() {
        return this.#last;
    }
}
function cycle_spent(state, milliseconds) {
    const last = state.attempts.at(-1);
    const attempts = last && [...state.attempts.slice(0, -1), { ...last, durationMs: last.durationMs + milliseconds }];
    return {
        ...state,
        revision: state.revision + 1,
        spentMs: state.spentMs + milliseconds,
        attempts: attempts ?? state.attempts,
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/domain/redact.js
/** What secrets of well-known services look like, for those that nobody registered. */
const KNOWN = [
    /\bgh[pousr]_[A-Za-z0-9]{20,}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
    /\bsk-[A-Za-z0-9_-]{20,}/g,
    /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
    /\bxox[abpr]-[A-Za-z0-9-]{10,}/g,
    /\beyJ[\w-]{10,800}\.eyJ[\w-]{10,2000}\.[\w-]{10,1000}/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
    /(?<=:\/\/[^\s/:@"']{0,100}:)[^\s/@"']{3,200}(?=@)/g,
];
/** Takes secrets out of whatever leaves the machine: the given values (also in base64), and what looks like one. */
function redactor(secrets) {
    const values = secrets
        .filter(secret => secret.length >= 6)
        .flatMap(secret => [secret, Buffer.from(secret).toString('base64').replace(/=+$/, '')])
        .toSorted((a, b) => b.length - a.length);
    return text => {
        const known = values.reduce((result, value) => result.replaceAll(value, '***'), text);
        return KNOWN.reduce((result, pattern) => result.replace(pattern, '***'), known);
    };
}

;// CONCATENATED MODULE: ./lib/cycle/ledger.js





/** The ledger in a directory of this machine, and with a keeper of its copies. */
class FileLedger {
    #dir;
    #keeper;
    #redact;
    #problems = [];
    /** What was appended in this session. */
    #said = '';
    constructor(dir, keeper, redact) {
        this.#redact = redact;
        this.#dir = dir;
        this.#keeper = keeper;
    }
    /** @param secrets values that are taken out of what is kept, beside what looks like a secret */
    static async open(dir, keeper, secrets = []) {
        await (0,promises_.mkdir)(dir, { recursive: true, mode: 0o700 });
        await (0,promises_.appendFile)((0,external_node_path_.join)(dir, 'events.jsonl'), '');
        return new FileLedger(dir, keeper, redactor(secrets));
    }
    /** Why a state that was found could not be used, as sentences. */
    get problems() {
        return this.#problems;
    }
    /** The state that is further along: this machine's, or the kept one. */
    async load(options = { local: true }) {
        const here = options.local ? await (0,promises_.readFile)(this.#file, 'utf8').catch(() => undefined) : undefined;
        const local = this.#parse('on this machine', here);
        const kept = this.#parse('in the repository', await this.#keeper.load());
        if (local === undefined || kept === undefined)
            return local ?? kept;
        return kept.revision > local.revision ? kept : local;
    }
    async save(state) {
        await (0,promises_.writeFile)(`${this.#file}.new`, JSON.stringify(state));
        await (0,promises_.rename)(`${this.#file}.new`, this.#file);
    }
    async publish(state) {
        // A copy, since the state goes on while this is under way.
        const copy = `${this.#file}.published`;
        // It is pushed for all to see: nothing in it may be a secret that a test printed.
        await (0,promises_.rm)(copy, { recursive: true, force: true });
        await (0,promises_.writeFile)(copy, JSON.stringify(state, (_, value) => (typeof value === 'string' ? this.#redact(value) : value)), { flag: 'wx' });
        const committed = state.attempts.some(attempt => attempt.commit !== undefined);
        // Written anew from memory beside it: a test may have put anything, or a link to anything, in its place.
        const events = `${this.#events}.published`;
        await (0,promises_.rm)(events, { recursive: true, force: true });
        await (0,promises_.writeFile)(events, this.#said, { flag: 'wx' });
        await this.#keeper.keep({
            branch: state.branch,
            tip: committed ? state.tip : undefined,
            files: new Map([
                ['state.json', copy],
                ['events.jsonl', events],
            ]),
            message: `fix-tests: ${state.phase.at}, ${state.attempts.length} attempts, ${(0,domain_state/* standing */.JA)(state).length} commits stand`,
        });
    }
    append(event) {
        if (event.kind === 'trying')
            return;
        // Synchronously: an event that was told to people is in the log, whatever happens next.
        const line = `${this.#redact(JSON.stringify(event))}\n`;
        this.#said += line;
        (0,external_node_fs_.appendFileSync)(this.#events, line);
    }
    get #file() {
        return (0,external_node_path_.join)(this.#dir, 'state.json');
    }
    get #events() {
        return (0,external_node_path_.join)(this.#dir, 'events.jsonl');
    }
    #parse(where, text) {
        if (text === undefined)
            return undefined;
        try {
            return domain_state/* State */.Uw.parse(JSON.parse(text));
        }
        catch {
            this.#problems.push(`The ledger ${where} is damaged or of another version than ${domain_state/* SCHEMA */.yx}, so the work begins anew.`);
            return undefined;
        }
    }
}

;// CONCATENATED MODULE: ./lib/domain/edit-policy.js
/** Never edited, whatever the settings: what runs in CI, what git reads, secrets, and what installers own. */
const ALWAYS_PROTECTED = [
    '.git/**',
    '**/.git/**',
    '.github/**',
    '**/.gitattributes',
    '**/.gitmodules',
    '**/.env',
    '**/.env.*',
    '**/node_modules/**',
    '**/.npmrc',
    '**/.envrc',
    '**/*.pem',
    '**/*.key',
    '**/id_{rsa,dsa,ecdsa,ed25519}*',
    '**/.{gitlab-ci,travis,drone}.yml',
    '**/.circleci/**',
    '**/{azure-pipelines,bitbucket-pipelines}.yml',
    '**/Jenkinsfile',
];
/** Files that hold tests or what tests compare with: a fix of the code does not touch them. */
const TEST_FILES = [
    '**/*.{test,spec}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
    '**/__tests__/**',
    '**/__snapshots__/**',
    '**/*.snap',
    '**/test_*.py',
    '**/*_test.py',
    '**/conftest.py',
    '**/*_test.go',
    '**/src/test/**',
    '**/{test,tests,spec}/**',
    '**/e2e/**',
    '**/{vitest,jest,playwright,vite,babel}.config.*',
    '**/vitest.workspace.*',
    '**/{vitest,jest}.setup.*',
    '**/setup{Tests,-tests,-jest,-vitest}.*',
    '**/.mocharc.*',
    '**/{,.}pytest.{ini,toml}',
    '**/{tox.ini,setup.cfg,pyproject.toml,.coveragerc,sitecustomize.py}',
    '**/package.json',
    // What python imports before, or in place of, pytest; and what frameworks take for a mock by its place.
    '**/{pytest,_pytest,pluggy,usercustomize}.py',
    '**/{pytest,_pytest}/**',
    '**/{tests,test}.py',
    '**/__mocks__/**',
];
const MAX_FILES = 20;
const MAX_FILE_BYTES = 1_000_000;
/**
 * Whether a fixer may write `path` (relative, forward slashes). Tests are evidence: an agent that may edit them can
 * turn any run green, so they are refused here and not by asking the model to behave.
 */
function refusalOf(path, policy) {
    // A path has one spelling, or it could be protected under one and written under another.
    const spelled = path.split(/[\\/]/).every(part => part !== '' && part !== '.' && part !== '..');
    if (!spelled || /^[a-zA-Z]:/.test(path))
        return `${JSON.stringify(path)} is not a path inside the project.`;
    // Some file systems take .GIT for .git.
    const hit = (patterns) => patterns.find(pattern => policy.matches(pattern, path) || policy.matches(pattern, path.toLowerCase()));
    const fixed = hit(ALWAYS_PROTECTED) ?? hit(policy.protected);
    if (fixed !== undefined)
        return `${path} is protected (${fixed}); fix the cause elsewhere.`;
    const test = hit(TEST_FILES);
    if (test !== undefined)
        return `${path} belongs to the tests (${test}); fix the code that they test.`;
    return undefined;
}
/** Whether a whole change is small enough to be a fix. */
function sizeRefusal(files) {
    if (files.length > MAX_FILES)
        return `The change touches ${files.length} files; at most ${MAX_FILES} are allowed.`;
    const large = files.find(file => file.bytes > MAX_FILE_BYTES);
    return large === undefined
        ? undefined
        : `${large.path} would have ${large.bytes} bytes; at most ${MAX_FILE_BYTES} are allowed.`;
}

;// CONCATENATED MODULE: ./lib/domain/hunks.js
/** The hunks of a unified diff that change a file's text; new, deleted and binary files have none to go back to. */
function parseHunks(diff) {
    const hunks = [];
    let file;
    for (const section of diff.split(/^(?=diff --git |@@ )/m)) {
        if (section.startsWith('diff --git ')) {
            const path = /^\+\+\+ b\/(.+?)\t?$/m.exec(section)?.[1];
            file = /^(?:new file|deleted file|rename)/m.test(section) ? undefined : path;
            continue;
        }
        const header = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(section);
        if (header === null || file === undefined)
            continue;
        const body = section
            .split('\n')
            .slice(1)
            .filter(line => /^[ +-]/.test(line));
        const side = (sign) => body.filter(line => line.startsWith(' ') || line.startsWith(sign)).map(line => line.slice(1));
        hunks.push({
            file,
            line: Number(header[1]),
            count: Number(header[2] ?? 1),
            before: side('-'),
            after: side('+'),
            runs: runsOf(body),
        });
    }
    return hunks;
}
function runsOf(body) {
    const runs = [];
    let at = 0;
    let open = false;
    for (const line of body) {
        if (line.startsWith(' '))
            open = false;
        else {
            if (!open)
                runs.push({ at, before: [], after: [] });
            open = true;
            runs.at(-1)?.[line.startsWith('-') ? 'before' : 'after'].push(line.slice(1));
        }
        if (!line.startsWith('-'))
            at += 1;
    }
    return runs;
}
/** The lines of a file, 1-based, that a diff added or changed. */
function changedLines(diff) {
    const found = new Map();
    for (const hunk of parseHunks(diff)) {
        const unchanged = new Set(hunk.before);
        const lines = found.get(hunk.file) ?? new Set();
        for (const [index, text] of hunk.after.entries())
            if (!unchanged.has(text))
                lines.add(hunk.line + index);
        found.set(hunk.file, lines);
    }
    return found;
}
/** The span of a hunk's new text in a file's text as it is now, or undefined when it is not there any more. */
function locate(hunk, text) {
    const wanted = hunk.after.join('\n');
    const starts = text.split('\n').slice(0, hunk.line - 1);
    const from = starts.reduce((sum, line) => sum + line.length + 1, 0);
    if (text.startsWith(wanted, from))
        return { from, to: from + wanted.length };
    const elsewhere = wanted === '' ? -1 : text.indexOf(wanted);
    return elsewhere < 0 || text.indexOf(wanted, elsewhere + 1) >= 0
        ? undefined
        : { from: elsewhere, to: elsewhere + wanted.length };
}

;// CONCATENATED MODULE: ./lib/fixers/offline/mutation.js
function apply(text, { from, to, insert }) {
    return text.slice(0, from) + insert + text.slice(to);
}
function sliceOf(node, source) {
    return source.text.slice(node.from, node.to);
}
function replace(node, source, change) {
    const what = `replace \`${mutation_short(sliceOf(node, source))}\` by \`${mutation_short(change.insert)}\``;
    return { from: node.from, to: node.to, ...change, what };
}
function mutation_short(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
function childrenOf(node) {
    const children = [];
    for (let child = node.firstChild; child !== null; child = child.nextSibling)
        children.push(child);
    return children;
}
const FUNCTIONS = new Set([
    'FunctionDeclaration',
    'FunctionExpression',
    'ArrowFunction',
    'MethodDeclaration',
    'FunctionDefinition',
    'LambdaExpression',
]);
function isFunction(node) {
    return FUNCTIONS.has(node.name);
}
/** The innermost function around a node, or undefined at the top level. */
function enclosingFunction(node) {
    for (let at = node.parent; at !== null; at = at.parent)
        if (isFunction(at))
            return at;
    return undefined;
}
/** The name under which a function is called, or '' where it has none. */
function nameOf(node, source) {
    const own = childrenOf(node).find(({ name }) => name === 'VariableDefinition' || name === 'PropertyDefinition' || name === 'VariableName');
    if (own !== undefined && node.name !== 'ArrowFunction' && node.name !== 'LambdaExpression')
        return sliceOf(own, source);
    // const name = (…) => …, { name: (…) => … }, this.name = (…) => …
    const holder = node.parent;
    const left = holder === null
        ? undefined
        : childrenOf(holder).findLast(child => child.to <= node.from && /Definition|VariableName|MemberExpression/.test(child.name));
    return left === undefined ? '' : (sliceOf(left, source).split('.').at(-1) ?? '');
}

;// CONCATENATED MODULE: ./lib/fixers/offline/names.js

/** How many other names are tried at one place. */
const names_MOST = 4;
/** Names that are easily taken for one another, in the languages' own libraries. */
const SIBLINGS = [
    ['min', 'max'],
    ['floor', 'ceil', 'round', 'trunc'],
    ['push', 'unshift'],
    ['pop', 'shift'],
    ['some', 'every'],
    ['any', 'all'],
    ['startsWith', 'endsWith'],
    ['startswith', 'endswith'],
    ['indexOf', 'lastIndexOf'],
    ['find', 'findLast', 'rfind'],
    ['toUpperCase', 'toLowerCase'],
    ['upper', 'lower'],
    ['keys', 'values', 'entries', 'items'],
    ['append', 'extend'],
    ['add', 'discard', 'remove'],
    ['padStart', 'padEnd'],
    ['trimStart', 'trimEnd', 'trim'],
    ['lstrip', 'rstrip', 'strip'],
    ['ljust', 'rjust'],
    ['replace', 'replaceAll'],
    ['map', 'flatMap'],
    ['slice', 'splice'],
    ['sort', 'toSorted', 'reverse'],
    ['width', 'height'],
    ['first', 'last'],
    ['start', 'end'],
    ['left', 'right'],
    ['from', 'to'],
    ['x', 'y'],
];
/** Another variable in scope, or another property of a like name. */
const otherName = (node, source) => {
    const name = sliceOf(node, source);
    if (node.name === 'PropertyName')
        return others(node, source, properties(source, name));
    if (node.name !== 'VariableName' || isDeclaration(node))
        return [];
    return others(node, source, [...siblingsOf(name), ...variablesInScope(node, source)]);
};
function others(node, source, names) {
    const name = sliceOf(node, source);
    const candidates = [...new Set(names)].filter(other => other !== name);
    return candidates
        .toSorted((a, b) => likeness(b, name) - likeness(a, name))
        .slice(0, names_MOST)
        .map(insert => replace(node, source, { operator: 'other-name', insert }));
}
/** In Python a name that is bound looks like one that is used. */
function isDeclaration(node) {
    const parent = node.parent?.name ?? '';
    if (['ParamList', 'FunctionDefinition', 'ClassDefinition', 'ImportStatement', 'Decorator', 'ScopeStatement'].includes(parent))
        return true;
    const next = node.nextSibling?.name;
    return ((parent === 'AssignStatement' || parent === 'NamedExpression') && next === 'AssignOp' && node.prevSibling === null);
}
/** Parameters and locals of the functions around a node; a called name is only replaced by other functions. */
function variablesInScope(node, source) {
    if (node.parent?.name === 'CallExpression' && node.nextSibling?.name === 'ArgList')
        return [];
    const names = [];
    for (let scope = enclosingFunction(node); scope !== undefined; scope = enclosingFunction(scope)) {
        names.push(...namesBoundIn(scope, source));
    }
    return names;
}
function namesBoundIn(scope, source) {
    const names = [];
    const visit = (node) => {
        const bound = node.name === 'VariableDefinition' ||
            (node.name === 'VariableName' &&
                (node.parent?.name === 'ParamList' || isDeclaration(node) || isLoopVariable(node)));
        if (bound && node.parent !== scope)
            names.push(sliceOf(node, source));
        for (const child of childrenOf(node))
            visit(child);
    };
    visit(scope);
    return [...new Set(names)].filter(name => name !== 'self' && name !== 'cls');
}
function isLoopVariable(node) {
    return node.parent?.name === 'ForStatement' && node.prevSibling?.name === 'for';
}
function siblingsOf(name) {
    return SIBLINGS.filter(family => family.includes(name)).flatMap(family => family.filter(other => other !== name));
}
/** Properties that the same file uses and that look alike, and siblings from the libraries. */
function properties(source, name) {
    const seen = new Set([...source.text.matchAll(/\.([A-Za-z_]\w*)/g)].map(([, property]) => property ?? ''));
    return [...siblingsOf(name), ...[...seen].filter(other => likeness(other, name) >= 0.6)];
}
/** How alike two names are, 0–1: siblings of the libraries, else by shared pairs of letters (Dice coefficient). */
function likeness(a, b) {
    if (siblingsOf(a).includes(b))
        return 1;
    const left = pairs(a.toLowerCase());
    const right = pairs(b.toLowerCase());
    const shared = [...left].filter(pair => right.has(pair)).length;
    return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}
function pairs(name) {
    return new Set(Array.from({ length: Math.max(0, name.length - 1) }, (_, index) => name.slice(index, index + 2)));
}

;// CONCATENATED MODULE: ./lib/fixers/offline/omissions.js

/** `return` where a function's last expression is thrown away. */
const missingReturn = (node, source) => {
    if (node.name !== 'ExpressionStatement' || node.firstChild?.name === 'AssignmentExpression')
        return [];
    // A string that stands alone is documentation.
    if (node.firstChild?.name === 'String' && node.firstChild.to === node.to)
        return [];
    if (!isLast(node))
        return [];
    return [
        insertion(node.from, {
            operator: 'missing-return',
            insert: 'return ',
            what: `return \`${mutation_short(sliceOf(node, source))}\``,
        }),
    ];
};
function isLast(node) {
    const block = node.parent;
    if (block === null || !['Block', 'Body'].includes(block.name))
        return false;
    const rest = childrenOf(block).filter(child => child.from > node.from && !/^[^A-Za-z]$|Comment/.test(child.name));
    return rest.length === 0 && enclosingFunction(node) !== undefined;
}
/** `await` before a call in an asynchronous function. */
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
/** What an expression that may be missing falls back to. */
const DEFAULTS = { javascript: ['[]', "''", '0', '{}'], python: ['[]', '""', '0', '{}'] };
/** A guard against null, undefined and None: optional access, a fallback, or an early return. */
const nullGuard = (node, source) => {
    if (source.language.name === 'javascript')
        return [...optionalAccess(node, source), ...fallback(node, source), ...earlyReturn(node, source)];
    return [...fallback(node, source), ...earlyReturn(node, source)];
};
function optionalAccess(node, source) {
    if (node.name !== 'MemberExpression' || node.firstChild?.name === 'this' || node.firstChild?.name === 'super')
        return [];
    if (isTarget(node))
        return [];
    const dot = childrenOf(node).find(({ name }) => name === '.' || name === '[');
    if (dot === undefined)
        return [];
    const insert = dot.name === '.' ? '?.' : '?.[';
    return [replace(dot, source, { operator: 'null-guard', insert })].map(mutation => ({
        ...mutation,
        what: `access \`${mutation_short(sliceOf(node, source))}\` only where it exists`,
    }));
}
function within(node, name) {
    for (let at = node.parent; at !== null; at = at.parent)
        if (at.name === name)
            return true;
    return false;
}
/** Whether an expression is assigned to or constructed, itself or by its further members: no `?.` may stand there. */
function isTarget(node) {
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
/** `for (const x of xs ?? [])`, `len(xs or [])`: where a value is iterated, spread or passed on. */
function fallback(node, source) {
    if (node.name !== 'VariableName' && node.name !== 'MemberExpression')
        return [];
    const parent = node.parent;
    const iterated = (parent?.name === 'ForOfSpec' && node.prevSibling?.name === 'of') ||
        (parent?.name === 'ForStatement' && node.prevSibling?.name === 'in');
    const passed = parent?.name === 'ArgList' && node.prevSibling?.name !== 'for' && node.nextSibling?.name !== 'AssignOp';
    const object = parent?.name === 'MemberExpression' && node.prevSibling === null;
    const returned = parent?.name === 'ReturnStatement';
    if (!iterated && !passed && !object && !returned)
        return [];
    const python = source.language.name === 'python';
    const values = iterated ? DEFAULTS[source.language.name].slice(0, 1) : DEFAULTS[source.language.name];
    // Before Python 3.12 an f-string could not hold its own quotes.
    const quoted = python && within(node, 'FormatString');
    return values
        .filter(value => !(quoted && value === '""'))
        .map(value => {
        const text = `${sliceOf(node, source)} ${python ? 'or' : '??'} ${value}`;
        const insert = object || (passed && python) ? `(${text})` : text;
        return replace(node, source, { operator: 'null-guard', insert });
    });
}
/** `if (x == null) return …` at the beginning of a function, for each of its parameters. */
function earlyReturn(node, source) {
    if (!isFunction(node))
        return [];
    const children = childrenOf(node);
    const body = children.find(({ name }) => name === 'Block' || name === 'Body');
    const list = children.find(({ name }) => name === 'ParamList');
    if (body === undefined || list === undefined)
        return [];
    const statement = childrenOf(body).find(({ name }) => /Statement|Declaration/.test(name));
    if (statement === undefined)
        return [];
    const names = childrenOf(list)
        .filter(({ name }) => name === 'VariableDefinition' || name === 'VariableName')
        .map(parameter => sliceOf(parameter, source))
        .filter(name => name !== 'self' && name !== 'cls');
    const python = source.language.name === 'python';
    const values = python ? ['None', ...DEFAULTS.python] : ['undefined', 'null', ...DEFAULTS.javascript];
    const indent = /[^\n]*$/.exec(source.text.slice(0, statement.from))?.[0] ?? '';
    if (indent.trim() !== '')
        return [];
    return names.flatMap(name => values.map(value => {
        const test = python ? `if ${name} is None:\n${indent}    return ${value}` : `if (${name} == null) return ${value}`;
        return insertion(statement.from, {
            operator: 'null-guard',
            insert: `${test}\n${indent}`,
            what: `return \`${value}\` when \`${name}\` is missing`,
        });
    }));
}
function insertion(at, rest) {
    return { from: at, to: at, ...rest };
}
const OMISSIONS = [missingReturn, missingAwait, nullGuard];

;// CONCATENATED MODULE: ./lib/fixers/offline/operators.js

/** By what an operator is replaced, the likeliest first: a boundary is missed more often than a direction. */
const COMPARISONS = {
    '<': ['<=', '>'],
    '<=': ['<', '>='],
    '>': ['>=', '<'],
    '>=': ['>', '<='],
    '==': ['!='],
    '!=': ['=='],
    '===': ['!=='],
    '!==': ['==='],
};
const ARITHMETIC = {
    '+': ['-', '*'],
    '-': ['+', '/'],
    '*': ['/', '+', '**'],
    '/': ['*', '-'],
    '//': ['/', '%'],
    '%': ['/', '*'],
    '**': ['*'],
    '++': ['--'],
    '--': ['++'],
};
const UPDATES = {
    '+=': ['-=', '='],
    '-=': ['+=', '='],
    '*=': ['/=', '+='],
    '/=': ['*='],
};
const LOGIC = {
    '&&': ['||'],
    '||': ['&&', '??'],
    '??': ['||'],
    and: ['or'],
    or: ['and'],
};
const CONSTANTS = { true: 'false', false: 'true', True: 'False', False: 'True' };
const comparison = (node, source) => {
    if (node.name === 'CompareOp') {
        const all = byTable(node, source, { table: COMPARISONS, operator: 'comparison' });
        return all.filter(({ insert }) => !isVacuous(node.parent?.parent, source, new Map([[node.from, insert]])));
    }
    // Python writes some comparisons as words.
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
    const negated = next?.name === 'not';
    const span = { from: node.from, to: negated ? next.to : node.to };
    return [replace(span, source, { operator: 'comparison', insert: negated ? 'is' : 'is not' })];
};
const arithmetic = (node, source) => {
    if (node.name === 'UpdateOp')
        return byTable(node, source, { table: UPDATES, operator: 'arithmetic' });
    if (node.name !== 'ArithOp' || node.parent?.name === 'UnaryExpression')
        return [];
    // Times or over one changes nothing but what one more or one less would: that is the off-by-one mutator's matter.
    if (node.nextSibling !== null && sliceOf(node.nextSibling, source) === '1') {
        return byTable(node, source, { table: { '+': ['-'], '-': ['+'] }, operator: 'arithmetic' });
    }
    return [...byTable(node, source, { table: ARITHMETIC, operator: 'arithmetic' }), ...swappedOperands(node, source)];
};
/** `a - b` for `b - a`: only where the order matters. */
function swappedOperands(node, source) {
    const [left, right] = [node.prevSibling, node.nextSibling];
    if (!['-', '/', '//', '%', '**'].includes(sliceOf(node, source)) || left === null || right === null)
        return [];
    const insert = `${sliceOf(right, source)} ${sliceOf(node, source)} ${sliceOf(left, source)}`;
    return [replace({ from: left.from, to: right.to }, source, { operator: 'swapped-arguments', insert })];
}
const operators_boolean = (node, source) => {
    const operator = node.name === 'LogicOp' || node.name === 'and' || node.name === 'or';
    if (!operator || node.parent?.name !== 'BinaryExpression')
        return [];
    // `??` beside `&&` or `||` is no JavaScript without brackets.
    const mixed = [node.parent.parent, node.prevSibling, node.nextSibling].some(near => near?.name === 'BinaryExpression' && childrenOf(near).some(({ name }) => name === 'LogicOp'));
    return byTable(node, source, { table: LOGIC, operator: 'boolean' }).filter(({ insert }) => (!mixed || (insert !== '??' && sliceOf(node, source) !== '??')) &&
        !isVacuous(node.parent, source, new Map([[node.from, insert]])));
};
const LITERAL = /^(?:null|undefined|true|false|None|True|False|-?[\d.]+|'[^']*'|"[^"]*")$/;
/**
 * Whether one half of `x === a && x !== b` says nothing, as in each pair of (in)equalities of one value with two
 * constants but `=== … || ===` and `!== … && !==`: nobody means that.
 */
function isVacuous(node, source, change) {
    const [left, logic, right] = node?.name === 'BinaryExpression' ? childrenOf(node) : [];
    if (left === undefined || logic === undefined || right === undefined)
        return false;
    const word = (at) => change.get(at.from) ?? sliceOf(at, source);
    const sides = [left, right].map(side => {
        const [value, compare, constant] = side.name === 'BinaryExpression' ? childrenOf(side) : [];
        if (value === undefined || compare?.name !== 'CompareOp' || constant === undefined)
            return undefined;
        if (!LITERAL.test(sliceOf(constant, source)) || !/^[!=]==?$/.test(word(compare)))
            return undefined;
        return { value: sliceOf(value, source), constant: sliceOf(constant, source), equal: word(compare).startsWith('=') };
    });
    const [a, b] = sides;
    if (a === undefined || b === undefined || a.value !== b.value || a.constant === b.constant)
        return false;
    const either = ['||', 'or'].includes(word(logic));
    if (!either && !['&&', 'and'].includes(word(logic)))
        return false;
    return a.equal !== b.equal || a.equal !== either;
}
const offByOne = (node, source) => [...nearNumbers(node, source), ...nearBounds(node, source)];
function nearNumbers(node, source) {
    const text = sliceOf(node, source);
    if (node.name !== 'Number' || !/^\d+$/.test(text))
        return [];
    const value = Number(text);
    const inserts = [value + 1, value - 1].map(String);
    return inserts.map(insert => replace(node, source, { operator: 'off-by-one', insert }));
}
/** Bounds, indexes and slices: the expression one more or one less, and a `± 1` that should not be there. */
function nearBounds(node, source) {
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
            .map(more => (isFactor(node) ? `(${more})` : more))
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
    // (page - 1) * size
    if (parent.name === 'BinaryExpression' && node.name === 'VariableName') {
        const operator = node.nextSibling?.name === 'ArithOp' ? node.nextSibling : node.prevSibling;
        if (operator?.name === 'ArithOp' && sliceOf(operator, source) === '*')
            return true;
    }
    // a[i], a[i:j]
    if (parent.name === 'MemberExpression')
        return node.prevSibling?.name === '[' || node.prevSibling?.name === ':' || node.nextSibling?.name === ':';
    // i < n
    if (parent.name === 'BinaryExpression' && node.name !== 'BinaryExpression') {
        return node.prevSibling?.name === 'CompareOp' && /^[<>]=?$/.test(sliceOf(node.prevSibling, source));
    }
    // range(n), text.slice(a, b)
    if (parent.name !== 'ArgList' || parent.parent?.name !== 'CallExpression')
        return false;
    const callee = parent.parent.firstChild;
    return callee !== null && BOUNDED_CALLS.test(sliceOf(callee, source).split('.').at(-1) ?? '');
}
const negation = (node, source) => {
    const not = source.language.name === 'python' ? 'not ' : '!';
    const first = node.firstChild;
    if (node.name === 'UnaryExpression' && first !== null && ['!', 'not'].includes(sliceOf(first, source))) {
        const rest = source.text.slice(first.to, node.to).trimStart();
        return [replace(node, source, { operator: 'negation', insert: rest })];
    }
    if (!isCondition(node) || node.name === 'UnaryExpression' || node.name === 'BinaryExpression')
        return [];
    return [replace(node, source, { operator: 'negation', insert: `${not}${sliceOf(node, source)}` })];
};
/** Whether the node is what an `if`, a `while`, a conditional or a returned truth turns on. */
function isCondition(node) {
    const { parent } = node;
    if (parent === null || /^[^A-Za-z]|^(?:if|while|elif|else|return)$/.test(node.name))
        return false;
    if (parent.name === 'ParenthesizedExpression')
        return ['IfStatement', 'WhileStatement', 'DoStatement'].includes(parent.parent?.name ?? '');
    if (parent.name === 'IfStatement' || parent.name === 'WhileStatement')
        return node.name !== 'ParenthesizedExpression' && ['if', 'elif', 'while'].includes(node.prevSibling?.name ?? '');
    if (parent.name === 'ArrowFunction')
        return node.nextSibling === null && /^(?:CallExpression|VariableName|MemberExpression)$/.test(node.name);
    if (/^\w*ComprehensionExpression$/.test(parent.name))
        return node.prevSibling?.name === 'if';
    if (parent.name === 'ReturnStatement')
        return node.name === 'CallExpression' || node.name === 'VariableName';
    return parent.name === 'ConditionalExpression' && node.nextSibling?.name === 'LogicOp';
}
const constant = (node, source) => {
    const other = CONSTANTS[sliceOf(node, source)];
    const literal = node.name === 'BooleanLiteral' || node.name === 'Boolean';
    return literal && other !== undefined ? [replace(node, source, { operator: 'constant', insert: other })] : [];
};
const swappedArguments = (node, source) => {
    if (node.name !== 'ArgList')
        return [];
    // A keyword and its value keep their place: the name is not an argument.
    const named = (child) => child.nextSibling?.name === 'AssignOp' || child.prevSibling?.name === 'AssignOp';
    const args = childrenOf(node).filter(child => /^[A-Z]/.test(child.name) && child.name !== 'AssignOp' && !named(child));
    return args.slice(1).flatMap((second, index) => {
        const first = args[index];
        const between = source.text.slice(first.to, second.from);
        if (sliceOf(first, source) === sliceOf(second, source) || !/^\s*,\s*$/.test(between))
            return [];
        const insert = sliceOf(second, source) + between + sliceOf(first, source);
        return [replace({ from: first.from, to: second.to }, source, { operator: 'swapped-arguments', insert })];
    });
};
function byTable(node, source, { table, operator }) {
    const python = source.language.name === 'python';
    const inserts = Object.hasOwn(table, sliceOf(node, source)) ? (table[sliceOf(node, source)] ?? []) : [];
    return inserts
        .filter(insert => !(python && insert === '??'))
        .map(insert => replace(node, source, { operator, insert }));
}
const OPERATORS = [
    comparison,
    arithmetic,
    operators_boolean,
    offByOne,
    negation,
    constant,
    swappedArguments,
];

;// CONCATENATED MODULE: ./lib/fixers/offline/score.js
/** How often, roughly, each kind of slip is the bug, before anything is known of the failure. */
const PRIOR = {
    comparison: 1,
    arithmetic: 0.9,
    'off-by-one': 0.85,
    boolean: 0.8,
    negation: 0.7,
    // One operator on a changed line is a smaller change than the line taken back.
    'reverted-hunk': 0.65,
    'other-name': 0.6,
    'swapped-arguments': 0.6,
    constant: 0.5,
    'missing-return': 0.4,
    'missing-await': 0.4,
    'null-guard': 0.25,
};
/** How likely a mutation is the fix: the kind of slip, times how strongly the evidence points to the place. */
function scoreOf(place, focus) {
    return PRIOR[place.operator] * hinted(place.operator, focus.hints) * evidence(place, focus);
}
function evidence({ file, line, symbol, operator, rank }, focus) {
    let weight = 1 / (1 + rank / 2);
    if (focus.asserted.has(symbol))
        weight *= 4;
    else if (focus.mentioned.has(symbol))
        weight *= 2.5;
    // A hunk of the failing commit was changed by it, also where it only deleted lines.
    if (operator === 'reverted-hunk' || focus.changed.get(file)?.has(line))
        weight *= 3;
    const distance = Math.min(...[...(focus.stack.get(file) ?? [])].map(at => Math.abs(at - line)));
    if (distance === 0)
        weight *= 4;
    else if (distance <= 3)
        weight *= 2;
    return weight;
}
function hinted(operator, hints) {
    switch (operator) {
        case 'null-guard':
            return hints.missingValue ? 6 : 1;
        case 'missing-return':
            return hints.returnedNothing || hints.missingValue ? 5 : 1;
        case 'missing-await':
            return hints.promise ? 6 : 1;
        case 'off-by-one':
            return hints.byOne ? 1.6 : 1;
        case 'comparison':
            return hints.byOne || hints.negated ? 1.3 : 1;
        case 'arithmetic':
            return hints.numbers ? 1.3 : 1;
        case 'negation':
        case 'boolean':
        case 'constant':
            return hints.negated ? 1.5 : 1;
        case 'swapped-arguments':
        case 'other-name':
        case 'reverted-hunk':
            return 1;
    }
}

;// CONCATENATED MODULE: ./lib/fixers/offline/candidates.js







/** How many files are searched, and how many candidates are kept of them. */
const MOST_FILES = 6;
const candidates_MOST = 400;
/** Everything that the engine would try for an assignment, the likeliest first. */
async function candidatesFor(assignment, source, focus) {
    const found = [];
    for (const [rank, file] of focus.files.slice(0, MOST_FILES).entries()) {
        const text = await source.read(file);
        const language = languageOf(file);
        if (text === undefined || language === undefined)
            continue;
        const code = { file, text, language };
        const mutations = [...inTree(code), ...inDiff(code, assignment.failingDiff)];
        for (const place of mutations)
            found.push(ranked({ ...place, source: code, rank, focus }));
    }
    const seen = new Set();
    return found
        .toSorted((a, b) => b.score - a.score)
        .filter(({ change }) => !seen.has(change) && seen.add(change))
        .slice(0, candidates_MOST)
        .map(withText);
}
function withText(place) {
    const { file, line, symbol, operator, from, to, insert, what, score } = place;
    return { file, line, symbol, operator, from, to, insert, what, score, result: apply(place.source.text, place) };
}
/** What says a type and does nothing when the code runs. */
const TYPES = new Set([
    'TypeDef',
    'TypeAnnotation',
    'TypeAliasDeclaration',
    'InterfaceDeclaration',
    'TypeArgList',
    'TypeParamList',
]);
function inTree(source) {
    const places = [];
    const visit = (node) => {
        if (TYPES.has(node.name))
            return;
        for (const mutate of [...OPERATORS, otherName, ...OMISSIONS]) {
            const found = mutate(node, source);
            if (found.length > 0)
                places.push(...found.map(mutation => ({ mutation, symbol: symbolAt(node, source) })));
        }
        for (const child of childrenOf(node))
            visit(child);
    };
    visit(source.language.parse(source.text).topNode);
    return places;
}
function symbolAt(node, source) {
    let scope = isFunction(node) ? node : enclosingFunction(node);
    for (; scope !== undefined; scope = enclosingFunction(scope)) {
        const name = nameOf(scope, source);
        if (name !== '')
            return name;
    }
    return '';
}
/** The failing commit's own hunks, taken back one at a time. */
function inDiff(source, diff) {
    const hunks = parseHunks(diff).filter(({ file }) => file === source.file);
    if (hunks.length === 0)
        return [];
    const tree = source.language.parse(source.text);
    return hunks.flatMap(hunk => {
        const span = locate(hunk, source.text);
        if (span === undefined)
            return [];
        const { runs } = hunk;
        const [first, last] = [runs[0], runs.at(-1)];
        if (first === undefined || last === undefined)
            return [];
        // Each run of changed lines alone, which leaves the rest of the commit as it is; then all of them at once.
        const pieces = runs.map(run => ({ from: run.at, to: run.at + run.after.length, before: run.before }));
        const whole = {
            from: first.at,
            to: last.at + last.after.length,
            before: hunk.before.slice(first.at, hunk.before.length - (hunk.after.length - last.at - last.after.length)),
        };
        const offset = (line) => span.from + hunk.after.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
        return (runs.length > 1 ? [...pieces, whole] : pieces).map(({ from, to, before }) => {
            const end = Math.min(offset(to), source.text.length);
            const insert = before.map(text => `${text}\n`).join('');
            const what = `take back what the failing commit changed at \`${mutation_short(hunk.after[from] ?? before[0] ?? '')}\``;
            const mutation = { operator: 'reverted-hunk', from: offset(from), to: end, insert, what };
            return { mutation, symbol: symbolAt(tree.resolveInner(mutation.from, 1), source) };
        });
    });
}
function ranked({ mutation, symbol, source, rank, focus, }) {
    const line = lineAt(source, mutation.from);
    const place = { file: source.file, line, symbol, operator: mutation.operator, rank };
    return { ...mutation, ...place, source, change: changeOf(source, mutation), score: scoreOf(place, focus) };
}
function changeOf({ file, text }, { from, to, insert }) {
    const before = text.slice(from, to);
    const most = Math.min(before.length, insert.length);
    let start = 0;
    while (start < most && before[start] === insert[start])
        start += 1;
    let end = 0;
    while (end < most - start && before.at(-1 - end) === insert.at(-1 - end))
        end += 1;
    return [file, from + start, to - end, insert.slice(start, insert.length - end)].join('\0');
}
function lineAt({ text }, offset) {
    let line = 1;
    for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1))
        line += 1;
    return line;
}

;// CONCATENATED MODULE: ./lib/fixers/offline/focus.js



/** Lines around an assertion that belong to the same test. */
const AROUND = 12;
async function focusOn(assignment, source, isTest) {
    const files = [...new Set(assignment.clusters.flatMap(({ suspects }) => suspects))].filter(file => !isTest(file));
    const asserted = new Set();
    const mentioned = new Set();
    const stack = new Map();
    for (const { frames } of assignment.failures) {
        for (const { file, line } of frames) {
            if (!isTest(file))
                stack.set(file, (stack.get(file) ?? new Set()).add(line));
            const lines = isTest(file) ? ((await source.read(file)) ?? '').split('\n') : [];
            for (const name of identifiers(lines[line - 1] ?? ''))
                asserted.add(name);
            for (const name of identifiers(lines.slice(Math.max(0, line - AROUND), line + 3).join('\n')))
                mentioned.add(name);
        }
    }
    for (const file of files) {
        for (const name of usedBy(asserted, file, (await source.read(file)) ?? ''))
            mentioned.add(name);
    }
    return {
        files,
        asserted,
        mentioned,
        stack,
        changed: changedLines(assignment.failingDiff),
        hints: hintsOf(assignment.failures),
    };
}
/** What the functions of these names use, in one file. */
function usedBy(names, file, text) {
    const language = languageOf(file);
    if (language === undefined)
        return [];
    const source = { file, text, language };
    const used = [];
    language.parse(text).iterate({
        enter(ref) {
            if (isFunction(ref.node) && names.has(nameOf(ref.node, source)))
                used.push(...identifiers(sliceOf(ref, source)));
        },
    });
    return used;
}
function identifiers(text) {
    const code = text.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g, ' ');
    return (code.match(/[A-Za-z_$][\w$]*/g) ?? []).filter(name => !COMMON.has(name));
}
const COMMON = new Set('expect toBe toEqual toStrictEqual assert test it describe def async await const let var function return import from self equal raises with as in is not None True False true false null undefined'.split(' '));
function hintsOf(failures) {
    const text = failures.map(({ problem }) => `${problem.type} ${problem.message}\n${problem.stack}`).join('\n');
    const pairs = failures.flatMap(({ problem }) => numbersIn(`${problem.message}\n${problem.stack}`));
    return {
        missingValue: /of (?:undefined|null)|'?NoneType'?|is not iterable|is undefined|null is not/i.test(text),
        returnedNothing: /\b(?:expected|received|got|assert)[: ]*(?:undefined|None)\b|undefined to (?:be|equal|deeply)/i.test(text),
        // Not in the stacks: those of jest always hold a "new Promise" of its own.
        promise: /Promise|coroutine|was never awaited/i.test(failures.map(({ problem }) => problem.message).join('\n')),
        byOne: [...pairs, ...lengthsIn(text)].some(([a, b]) => Math.abs(a - b) === 1),
        numbers: pairs.length > 0,
        negated: pairs.some(([a, b]) => a === -b && a !== 0) ||
            /expected (?:true|false) to be (?:true|false)|assert (?:True|False)\b/i.test(text),
    };
}
/** Expected and actual as numbers, in the words of the common assertion libraries. */
function numbersIn(text) {
    const patterns = [
        /expected (-?[\d.]+) to (?:be|equal|deeply equal|strictly equal) (-?[\d.]+)/,
        /assert (-?[\d.]+) == (-?[\d.]+)/,
        /Expected: (-?[\d.]+)\s+Received: (-?[\d.]+)/,
        /(-?[\d.]+) !== (-?[\d.]+)/,
    ];
    return patterns.flatMap(pattern => {
        const match = pattern.exec(text);
        return match === null ? [] : [[Number(match[1]), Number(match[2])]];
    });
}
/** How many entries the expected and the actual list have, where a message shows both. */
function lengthsIn(text) {
    const lists = /(?:expected|assert) \[([^\]\n]*)\] (?:to (?:deeply |strictly )?equal|==) \[([^\]\n]*)\]/g;
    const length = (list = '') => (list.trim() === '' ? 0 : list.split(',').length);
    return [...text.matchAll(lists)].map(([, a, b]) => [length(a), length(b)]);
}

;// CONCATENATED MODULE: ./lib/fixers/offline/engine.js






const CANDIDATES = 150;
const BUDGET_MS = 10 * 60_000;
/** How many more candidates are tried for one that helps with more tests, after one that helps with some. */
const PATIENCE = 20;
/** After how many candidates a log that is not live hears of them. */
const HEARTBEAT = 25;
/** How many of a cluster's tests are run first: of those that fail alike, a few speak for all. */
const SAMPLE = 4;
/**
 * The repair engine that needs no key, no network and no tokens: it changes one node of the code at a time, the
 * likeliest first, and keeps what turns the failing tests green and breaks no other.
 */
class OfflineEngine {
    name = 'offline';
    #options;
    constructor(options) {
        this.#options = options;
    }
    async fix(assignment, tools) {
        const started = external_node_perf_hooks_.performance.now();
        const focus = await focusOn(assignment, tools.source, this.#options.isTest);
        const refuted = new Set(assignment.earlier.map(attempt => attempt.proposal?.summary));
        const all = await candidatesFor(assignment, tools.source, focus);
        const candidates = all.filter(candidate => !refuted.has(summaryOf(candidate)));
        if (focus.files.length === 0) {
            return abstention('No source file is known to be involved; tests themselves are not edited.');
        }
        if (candidates.length === 0)
            return abstention(`It found nothing to try in ${listed(focus.files)}.`);
        tools.emit({ kind: 'thought', fixer: this.name, text: `${candidates.length} candidates in ${listed(focus.files)}` });
        const search = await this.#search(candidates, { assignment, tools, started });
        if (search.best === undefined)
            return abstention(search.gaveUp);
        await tools.source.write(search.best.candidate.file, search.best.candidate.result);
        return { kind: 'proposal', proposal: proposalOf(search.best, search.tried, assignment), usage: domain_state/* noUsage */.tk };
    }
    /** Tries candidates until one turns all targets green; else the one that turned most of them green. */
    async #search(candidates, { assignment, tools, started }) {
        const most = this.#options.candidates ?? CANDIDATES;
        const budget = Math.min(tools.budgetMs, this.#options.budgetMs ?? BUDGET_MS);
        const targets = assignment.clusters.flatMap(({ tests }) => tests);
        let best;
        let tried = 0;
        let since = 0;
        for (const candidate of candidates) {
            tools.signal.throwIfAborted();
            const spent = external_node_perf_hooks_.performance.now() - started;
            if (tried >= most || spent > budget) {
                const limit = tried >= most ? `${most} candidates` : `${Math.round(spent / 1000)} s`;
                return { best, tried, gaveUp: `Its budget of ${limit} is used up; no candidate held.` };
            }
            const text = (await tools.source.read(candidate.file)) ?? '';
            if (problemIn(candidate.file, candidate.result, text) !== undefined)
                continue;
            tried += 1;
            tools.emit({
                kind: 'trying',
                fixer: this.name,
                tried,
                of: Math.min(candidates.length, most),
                what: candidate.what,
            });
            const hit = await judge(candidate, { targets, sample: sampleOf(assignment), atLeast: best?.green ?? 0, tools });
            if (hit !== undefined)
                best = hit;
            if (hit !== undefined)
                since = tried;
            // A change that helps some may be all there is to one bug of several: the rest is diagnosed anew after it.
            if (best !== undefined && (best.green === targets.length || tried - since >= PATIENCE))
                break;
            if (tried % HEARTBEAT === 0)
                tools.emit({ kind: 'thought', fixer: this.name, text: `${tried} candidates tried` });
        }
        return { best, tried, gaveUp: `None of its ${tried} candidates turned the tests green without breaking others.` };
    }
}
/** The failing tests first, the rest after; the file is put back in any case. */
async function judge(candidate, { targets, sample, atLeast, tools, }) {
    const written = await tools.source.write(candidate.file, candidate.result);
    if (!written.ok)
        return undefined;
    try {
        if (sample.length < targets.length) {
            const quick = await tools.runTests({ kind: 'only', tests: sample });
            if (greenIn(quick, sample.map(domain_tests/* keyOf */.TN)) === 0)
                return undefined;
        }
        const green = greenIn(await tools.runTests(), targets);
        if (green <= atLeast)
            return undefined;
        const whole = await tools.runTests({ kind: 'all' });
        const sound = whole.complete && greenIn(whole, targets) === green && tools.regressions(whole).length === 0;
        return sound ? { candidate, green } : undefined;
    }
    finally {
        await tools.source.reset(candidate.file);
    }
}
/** Some of the failing tests, from all over the list. */
function sampleOf({ failures }) {
    const step = Math.max(1, failures.length / SAMPLE);
    return Array.from({ length: Math.min(SAMPLE, failures.length) }, (_, index) => failures[Math.floor(index * step)])
        .filter(failure => failure !== undefined)
        .map(({ id }) => id);
}
function greenIn(run, targets) {
    const cases = (0,domain_tests/* byKey */.dX)(run.cases);
    const loaded = new Set(run.cases.filter(({ id }) => id.name !== '').map(({ id }) => (0,domain_tests/* keyOf */.TN)({ ...id, suite: [], name: '' })));
    // A file that could not be loaded is green when its tests are there.
    const green = (key) => cases.get(key)?.status === 'passed' || (!cases.has(key) && loaded.has(key));
    return run.exit.kind === 'exited' ? targets.filter(green).length : 0;
}
function proposalOf({ candidate, green }, tried, assignment) {
    const count = assignment.clusters.flatMap(({ tests }) => tests).length;
    const place = `${candidate.file}:${candidate.line}${candidate.symbol === '' ? '' : ` in \`${candidate.symbol}\``}`;
    return {
        summary: summaryOf(candidate),
        rootCause: `Presumably ${SLIP[candidate.operator]} at ${place}.`,
        changes: [
            {
                file: candidate.file,
                why: `With it ${green} of the ${count} failing tests of this cluster pass, and no other test of the suite changes. It was candidate ${tried}, the likeliest first.`,
            },
        ],
        affectedTests: [],
        confidence: green === count ? 0.7 : 0.5,
    };
}
const SLIP = {
    comparison: 'a wrong comparison',
    arithmetic: 'a wrong arithmetic operator',
    boolean: 'a wrong boolean operator',
    'off-by-one': 'an off-by-one error',
    negation: 'a condition the wrong way round',
    constant: 'a wrong constant',
    'swapped-arguments': 'arguments or operands in the wrong order',
    'other-name': 'a wrong name',
    'missing-return': 'a missing return',
    'missing-await': 'a missing await',
    'null-guard': 'a missing guard against an absent value',
    'reverted-hunk': 'a change of the failing commit',
};
function summaryOf({ what, file, line }) {
    return `${what.charAt(0).toUpperCase()}${what.slice(1)} in ${file}:${line}`;
}
function listed(files) {
    return files.slice(0, 3).join(', ');
}
function abstention(reason) {
    // The search is the same every time: what it did not find now it will not find in another attempt.
    return { kind: 'abstention', reason, final: true, usage: domain_state/* noUsage */.tk };
}

;// CONCATENATED MODULE: ./lib/fixers/chain.js


/** What Claude does when nobody says which model. */
const DEFAULT_MODEL = 'anthropic/claude-sonnet-5-5';
/**
 * The fixers in the order in which they are asked, by name. A provider's code is loaded only when it is used.
 * @throws UserError for a name that is no fixer, or a provider without its key
 */
async function fixerChain(options) {
    const names = options.models ?? (options.anthropicKey === undefined ? ['offline'] : [DEFAULT_MODEL, 'offline']);
    const chain = new Map();
    for (const name of names)
        chain.set(name, await fixerNamed(name, options));
    return chain;
}
async function fixerNamed(name, options) {
    if (name === 'offline')
        return new OfflineEngine({ isTest: options.isTest });
    const [provider, ...rest] = name.split('/');
    const model = rest.join('/');
    if (provider !== 'anthropic' || model === '') {
        throw new errors/* UserError */.y(`Input models: ${JSON.stringify(name)} is not a fixer.`, `Use anthropic/<model>, such as ${DEFAULT_MODEL}, or offline.`);
    }
    if (options.anthropicKey === undefined) {
        throw new errors/* UserError */.y(`Input models asks for ${name}, but there is no key.`, 'Pass anthropic-api-key from a secret, or use models: offline.');
    }
    const [{ AgentFixer }, { AnthropicModel }] = await Promise.all([
        __webpack_require__.e(/* import() */ 371).then(__webpack_require__.bind(__webpack_require__, 3371)),
        Promise.all(/* import() */[__webpack_require__.e(766), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 4692)),
    ]);
    return new AgentFixer(new AnthropicModel({ model, apiKey: options.anthropicKey, baseUrl: options.anthropicUrl }), options.redact);
}

// EXTERNAL MODULE: ./lib/frameworks/project.js
var frameworks_project = __webpack_require__(880);
// EXTERNAL MODULE: ./lib/job.js
var lib_job = __webpack_require__(7200);
;// CONCATENATED MODULE: ./lib/frameworks/custom.js
/**
 * The user's own `test-command`. `{tests}` becomes the selected tests, as the framework names them where it is known
 * and as files where not; `{report}` becomes the path where the JUnit XML is wanted, and without it the project's own reports are read. Without `{tests}` the whole suite is
 * the unit: more runs than was asked for, never less.
 */
function customFramework(command, known) {
    const selector = test => known?.selector(test) ?? test.file;
    const filled = (tests, report) => {
        const words = [...new Set(tests.map(selector))].filter(word => word !== '');
        return command.args.flatMap(word => (word === '{tests}' ? words : [word.replaceAll('{report}', report)]));
    };
    return {
        name: known?.name ?? 'custom',
        format: 'junit',
        ownReports: !command.args.some(word => word.includes('{report}')),
        detect: () => 'test-command is given',
        command: (_project, { selection, report }) => ({
            ...command,
            args: filled(selection.kind === 'all' ? [] : selection.tests, report),
        }),
        selector,
        byHand: tests => [command.file, ...filled(tests, 'report.xml')],
    };
}

// EXTERNAL MODULE: ./lib/domain/quoting.js
var quoting = __webpack_require__(4163);
;// CONCATENATED MODULE: ./lib/frameworks/framework.js
/** Bytes of one argument beyond which Linux refuses to start a program (128 KiB), less some room. */
const LONGEST = 100_000;
/** The files of the tests, each once, in order. */
function filesOf(tests) {
    return [...new Set(tests.map(test => test.file))].filter(file => file !== '');
}
/** What package.json says is installed or wanted; empty when there is none or it is broken. */
function framework_packages(project) {
    try {
        const manifest = JSON.parse(project.text('package.json') ?? '{}');
        const sections = ['dependencies', 'devDependencies', 'peerDependencies'].map(section => manifest[section]);
        return new Set(sections.flatMap(section => (section !== null && typeof section === 'object' ? Object.keys(section) : [])));
    }
    catch {
        // A package.json that does not parse tells nothing; its own tools will say so better than detection can.
        return new Set();
    }
}

;// CONCATENATED MODULE: ./lib/frameworks/jest.js


/** Source: https://jestjs.io/docs/cli. */
const jest = {
    name: 'jest',
    format: 'jest-json',
    detect(project) {
        if (framework_packages(project).has('jest'))
            return 'package.json depends on jest';
        return ['js', 'ts', 'mjs', 'cjs', 'json'].map(ending => `jest.config.${ending}`).find(project.exists);
    },
    command(project, { selection, report }) {
        const file = project.exists('node_modules/.bin/jest') ? 'node_modules/.bin/jest' : 'jest';
        const reporting = ['--json', `--outputFile=${report}`, '--coverage=false', '--no-color'];
        return { file, args: [...reporting, ...jest_words(selection)], env: { NO_COLOR: '1' } };
    },
    selector: test => test.file,
    byHand: tests => ['npx', 'jest', ...filesOf(tests)],
};
function jest_words(selection) {
    switch (selection.kind) {
        case 'all':
            return [];
        case 'only': {
            const names = selection.tests.map(test => [...test.suite, test.name].map(quoting/* escapePattern */.M).join(' '));
            const pattern = `^(?:${names.join('|')})$`;
            if (selection.tests.some(test => test.name === '') || Buffer.byteLength(pattern) > LONGEST)
                return ['--runTestsByPath', ...filesOf(selection.tests)];
            return ['--testNamePattern', pattern, '--runTestsByPath', ...filesOf(selection.tests)];
        }
        case 'affected':
            return ['--passWithNoTests', '--findRelatedTests', ...filesOf(selection.tests), ...selection.files];
    }
}

;// CONCATENATED MODULE: ./lib/frameworks/pytest.js

const CONFIGS = [
    ['pytest.ini', /^/],
    ['conftest.py', /^/],
    ['tests/conftest.py', /^/],
    ['pyproject.toml', /pytest/],
    ['tox.ini', /pytest/],
    ['setup.cfg', /pytest/],
    ['requirements.txt', /^pytest\b/m],
    ['requirements-dev.txt', /^pytest\b/m],
];
/** Source: https://docs.pytest.org/en/stable/how-to/usage.html and `--junit-xml` of its reference. */
const pytest = {
    name: 'pytest',
    format: 'junit',
    detect(project) {
        const config = CONFIGS.find(([file, mark]) => mark.test(project.text(file) ?? '\0') && project.exists(file))?.[0];
        return (config ?? (project.has(/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/) ? 'there are files named like tests' : undefined));
    },
    command(project, { selection, report }) {
        // xunit1 is the family that tells the file of each test; the cache would write into the workspace.
        const reporting = [
            `--junit-xml=${report}`,
            '-o',
            'junit_family=xunit1',
            '-p',
            'no:cacheprovider',
            '--color=no',
            '-q',
        ];
        return {
            file: python(project),
            args: ['-m', 'pytest', ...reporting, ...pytest_words(selection)],
            env: { PYTHONDONTWRITEBYTECODE: '1' },
        };
    },
    selector: nodeId,
    byHand: tests => ['python', '-m', 'pytest', ...tests.map(nodeId)],
};
function pytest_words(selection) {
    switch (selection.kind) {
        case 'all':
            return [];
        case 'only':
            return selection.tests.map(nodeId);
        case 'affected':
            // pytest knows nothing of related tests: the targets' whole files run, and the whole suite confirms.
            return filesOf(selection.tests);
    }
}
/** `tests/test_a.py::TestB::test_c[1-2]`; a module that could not be collected is named by its file alone. */
function nodeId(test) {
    return [test.file, ...test.suite, test.name].filter(part => part !== '').join('::');
}
function python(project) {
    const environments = ['.venv/bin/python', 'venv/bin/python', '.venv/Scripts/python.exe', 'venv/Scripts/python.exe'];
    return environments.find(project.exists) ?? (process.platform === 'win32' ? 'python' : 'python3');
}

;// CONCATENATED MODULE: ./lib/frameworks/vitest.js


/** Source: https://vitest.dev/guide/cli and https://vitest.dev/guide/reporters (junit). */
const vitest = {
    name: 'vitest',
    format: 'junit',
    detect(project) {
        if (framework_packages(project).has('vitest'))
            return 'package.json depends on vitest';
        const config = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']
            .map(ending => `vitest.config.${ending}`)
            .find(project.exists);
        return config;
    },
    command(project, { selection, report }) {
        const reporting = ['--reporter=junit', `--outputFile=${report}`, '--coverage.enabled=false', '--no-color'];
        return { file: binary(project), args: [...vitest_words(selection), ...reporting], env: { NO_COLOR: '1' } };
    },
    selector: test => test.file,
    byHand: tests => ['npx', 'vitest', 'run', ...filesOf(tests)],
};
function vitest_words(selection) {
    switch (selection.kind) {
        case 'all':
            return ['run'];
        case 'only':
            return ['run', ...filesOf(selection.tests), ...names(selection.tests)];
        case 'affected':
            return ['related', '--run', '--passWithNoTests', ...filesOf(selection.tests), ...selection.files];
    }
}
/** A file that could not be loaded has no names to choose from. */
function names(tests) {
    // Up to vitest 1 the file is a describe block without a name, so that each name begins with a space.
    const all = `^ ?(?:${tests.map(pattern).join('|')})$`;
    return tests.some(test => test.name === '') || Buffer.byteLength(all) > LONGEST ? [] : ['-t', all];
}
/** `-t` is matched against the describe blocks and the name: joined by ` > ` from vitest 5 on, by a space before. */
function pattern(test) {
    return [...test.suite, test.name].map(quoting/* escapePattern */.M).join('(?: > | )');
}
function binary(project) {
    return project.exists('node_modules/.bin/vitest') ? 'node_modules/.bin/vitest' : 'vitest';
}

;// CONCATENATED MODULE: ./lib/frameworks/detect.js



/** Every framework, the more specific first: a project that has both vitest and jest mostly runs vitest. */
const FRAMEWORKS = [vitest, jest, pytest];
/** The framework that wrote the reports where they tell, else the one that the project is set up for. */
function detectFramework(project, reported) {
    const told = new Set(reported.map(test => test.framework));
    const candidates = FRAMEWORKS.filter(framework => framework.detect(project) !== undefined);
    return (candidates.find(framework => told.has(framework.name)) ??
        candidates[0] ??
        FRAMEWORKS.find(({ name }) => told.has(name)));
}

// EXTERNAL MODULE: ./lib/runner/command-line.js
var command_line = __webpack_require__(4738);
;// CONCATENATED MODULE: ./lib/project.js






/** The project's directory. @throws UserError when it is not in the repository */
function directory(checkout, settings) {
    const path = (0,external_node_path_.resolve)(checkout.top, settings['working-directory']);
    const step = (0,external_node_path_.relative)(checkout.top, path);
    if (step.startsWith('..')) {
        throw new errors/* UserError */.y(`Input working-directory: ${settings['working-directory']} lies outside the repository.`, 'Use a path inside it.');
    }
    if (!(0,external_node_fs_.existsSync)(path)) {
        throw new errors/* UserError */.y(`Input working-directory: there is no folder ${settings['working-directory']}.`, 'Use a path inside the repository.');
    }
    return path;
}
/** How the project's tests are run. @throws UserError when nobody knows */
function frameworkFor(project, settings, reported) {
    const ids = (reported ?? []).map(({ id }) => id);
    const detected = detectFramework(project, ids);
    const command = settings['test-command'];
    if (command !== undefined)
        return customFramework((0,command_line/* parseCommand */.R)('test-command', command), detected);
    if (detected !== undefined)
        return detected;
    const names = FRAMEWORKS.map(({ name }) => name).join(', ');
    throw new errors/* UserError */.y(`No test framework was found in ${project.root} (looked for ${names}).`, 'Pass test-command, with {report} where the path of the JUnit XML belongs.');
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
;// CONCATENATED MODULE: ./lib/report/markdown.js






const STEPS = [
    { diffs: true, messages: true, listed: 50 },
    { diffs: false, messages: true, listed: 50 },
    { diffs: false, messages: false, listed: 20 },
    { diffs: false, messages: false, listed: 5 },
];
/** Tells how it ended, for the pull request, the comment, the job summary and the file. Pure. */
function reportOn(state, options) {
    const outcome = state.outcome ?? 'stopped';
    const full = STEPS.map(detail => render(state, options, detail));
    const fitting = full.find(markdown => Buffer.byteLength(markdown) <= options.limit);
    const markdown = fitting ??
        `${Buffer.from(full.at(-1) ?? '')
            .subarray(0, options.limit - 100)
            .toString()}\n\n… the report was cut here.`;
    return { outcome, title: (0,headline/* titleFor */.Q$)(state), markdown };
}
function render(state, options, detail) {
    const parts = [
        `## ${(0,headline/* headlineOf */.gD)(state)}`,
        overview(state),
        fixes(state, options, detail),
        remaining(state, detail),
        aside(state, detail),
        iterations(state, options),
        notes(state),
        howTo(state, options),
        '<sub>Made by fix-tests. What is called green here was seen green in a run of the whole suite, and by nobody’s word.</sub>',
    ];
    return `${parts.filter(part => part !== '').join('\n\n')}\n`;
}
function overview(state) {
    if (state.initial === undefined)
        return '';
    const { request } = state;
    const count = (status, snapshot = state.initial) => snapshot?.tests.filter(test => test.status === status).length ?? 0;
    const row = (name, before, after) => `| ${name} | ${before} | ${after} |`;
    const run = request.run === undefined ? '' : ` of [${(0,report_escape/* words */.aL)(request.run.name || 'the run')}](${request.run.url})`;
    return [
        `Failing commit ${(0,report_escape/* code */.aY)(request.headSha.slice(0, 7))} on ${(0,report_escape/* code */.aY)(request.headBranch)}${run}.`,
        '',
        '| | before | after |',
        '|---|---:|---:|',
        row('Pass rate', (0,verdict/* percent */.KN)((0,domain_state/* rateOf */.MK)(state, state.initial)), (0,verdict/* percent */.KN)((0,domain_state/* rateOf */.MK)(state, state.current))),
        row('Passed', count('passed'), count('passed', state.current)),
        row('Failed', count('failed'), count('failed', state.current)),
        row('Skipped', count('skipped'), count('skipped', state.current)),
    ].join('\n');
}
function fixes(state, options, detail) {
    const good = (0,domain_state/* standing */.JA)(state).filter(attempt => attempt.proposal !== undefined);
    if (good.length === 0)
        return '';
    return ['### What was fixed', ...good.map(attempt => fix(attempt, state, options, detail))].join('\n\n');
}
function fix(attempt, state, options, detail) {
    const ids = (0,domain_state/* testById */.pk)(state);
    const tests = attempt.targets.slice(0, detail.listed).map(key => `- ${(0,report_escape/* code */.aY)(title(ids, key))}`);
    const { proposal } = attempt;
    const lines = [
        `#### ${(0,report_escape/* prose */.CS)(proposal?.summary ?? attempt.title, 200)}`,
        '',
        `**Root cause:** ${(0,report_escape/* prose */.CS)(proposal?.rootCause ?? '')}`,
        '',
        ...(proposal?.changes ?? []).map(({ file, why }) => `- ${(0,report_escape/* code */.aY)(file)}: ${(0,report_escape/* prose */.CS)(why)}`),
        '',
        `**Proof:** ${(0,report_escape/* words */.aL)(attempt.reason)} Seen in a run of the whole suite on ${commitLink(attempt.commit ?? '', options)}.`,
        '',
        'Tests that failed before and pass now:',
        '',
        ...tests,
        ...more(attempt.targets.length - tests.length),
    ];
    if (detail.diffs && attempt.diff !== '') {
        lines.push('', '<details><summary>The change</summary>', '', (0,report_escape/* block */.om)(attempt.diff, 'diff'), '', '</details>');
    }
    return lines.join('\n');
}
function remaining(state, detail) {
    const keys = new Set((0,domain_state/* remainingTargets */.bc)(state));
    if (keys.size === 0)
        return '';
    const failures = (state.current?.failures ?? []).filter(failure => keys.has((0,domain_tests/* keyOf */.TN)(failure.id)));
    const shown = failures.slice(0, detail.listed).map(failure => `- ${failureLine(failure, detail)}`);
    return ['### What still fails', '', ...shown, ...more(keys.size - shown.length)].join('\n');
}
function failureLine({ id, problem }, detail) {
    const where = (0,report_escape/* code */.aY)((0,domain_tests/* titleOf */.Gg)(id));
    return detail.messages ? `${where}: ${(0,report_escape/* words */.aL)(problem.message.split('\n')[0] ?? '', 300)}` : where;
}
/** Tests that are not this change's matter: flaky, not reproduced, failing without being reported. */
function aside(state, detail) {
    const ids = (0,domain_state/* testById */.pk)(state);
    const groups = [
        ['Flaky: these failed and passed on the same code, and were left alone', state.flaky.map(key => title(ids, key))],
        ['Not reproduced: the report has them failing, here they pass', state.notReproduced.map(domain_tests/* titleOf */.Gg)],
        ['Failing here, but not in the report: left alone', state.outside.map(key => title(ids, key))],
    ];
    return groups
        .filter(([, tests]) => tests.length > 0)
        .map(([heading, tests]) => {
        const shown = tests.slice(0, detail.listed).map(test => `- ${(0,report_escape/* code */.aY)(test)}`);
        return [`### ${heading}`, '', ...shown, ...more(tests.length - shown.length)].join('\n');
    })
        .join('\n\n');
}
function iterations(state, options) {
    if (state.attempts.length === 0)
        return '';
    const rows = state.attempts.map(attempt => {
        const rate = attempt.rateAfter === undefined ? '' : `${(0,verdict/* percent */.KN)(attempt.rateBefore)} → ${(0,verdict/* percent */.KN)(attempt.rateAfter)}`;
        const commits = [attempt.commit, attempt.revert].flatMap(sha => sha === undefined ? [] : [commitLink(sha, options)]);
        const cells = [
            attempt.iteration,
            attempt.strategy,
            (0,report_escape/* code */.aY)(attempt.fixer),
            attempt.result ?? 'open',
            rate,
            commits.join(' reverted by '),
        ];
        return `| ${cells.join(' | ')} | ${(0,report_escape/* words */.aL)(attempt.reason, 300)} |`;
    });
    return [
        '### Iterations',
        '',
        '| # | strategy | fixer | result | pass rate | commit | why |',
        '|---:|---|---|---|---|---|---|',
        ...rows,
        '',
        cost(state),
    ].join('\n');
}
function cost(state) {
    const usage = (0,domain_state/* totalUsage */.GG)(state);
    const time = `${Math.max(1, Math.round(state.spentMs / 1000))} s of work`;
    if (usage.requests === 0)
        return `${time}, no model was asked, no tokens.`;
    return `${time}, ${usage.requests} model requests, ${usage.inputTokens} input tokens (${usage.cachedTokens} of them cached), ${usage.outputTokens} output tokens.`;
}
function notes(state) {
    return state.notes.length === 0
        ? ''
        : ['### Notes', '', ...state.notes.map(note => `- ${(0,report_escape/* prose */.CS)(note, 600)}`)].join('\n');
}
/** A command that is longer than this says less than the name of the framework does, in characters. */
const COMMAND = 2_000;
function howTo(state, { reproduce, repositoryUrl }) {
    if (state.initial === undefined || state.targets.length === 0)
        return '';
    const branch = (0,quoting/* shellWord */.r)(state.branch);
    const get = (0,domain_state/* standing */.JA)(state).length > 0
        ? [repositoryUrl === '' ? `git switch ${branch}` : `git fetch origin ${branch} && git switch ${branch}`]
        : [];
    const run = reproduce.length <= COMMAND ? [reproduce] : [`# ${state.targets.length} tests: run the whole suite`];
    return [
        '<details><summary>How to see it yourself</summary>',
        '',
        (0,report_escape/* block */.om)([...get, ...run].join('\n'), 'sh'),
        '',
        '</details>',
    ].join('\n');
}
function commitLink(sha, { repositoryUrl }) {
    const name = (0,report_escape/* code */.aY)(sha.slice(0, 7));
    return repositoryUrl === '' ? name : `[${name}](${repositoryUrl}/commit/${sha})`;
}
function title(ids, key) {
    const id = ids.get(key);
    return id === undefined ? 'a test that is gone' : (0,domain_tests/* titleOf */.Gg)(id);
}
function more(count) {
    return count > 0 ? [`- … and ${count} more`] : [];
}

;// CONCATENATED MODULE: ./lib/runner/environment.js
/**
 * What a child process may know of the environment. Everything else stays here: tokens, keys, `INPUT_*`, `GITHUB_*`,
 * `ACTIONS_*` and `RUNNER_*` never reach a process that runs the repository's code.
 */
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
    'GOROOT',
    'GOPATH',
    'GOCACHE',
    'GOMODCACHE',
    'GOPROXY',
    'GOFLAGS',
    'GOTOOLCHAIN',
    'CARGO_HOME',
    'RUSTUP_HOME',
    'DOTNET_ROOT',
    'GEM_HOME',
    'BUNDLE_PATH',
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
    'LD_LIBRARY_PATH',
    'SSL_CERT_FILE',
    'NODE_EXTRA_CA_CERTS',
];
/** Marks every process of a run, so that those that left its process group are found too. */
const MARKER = 'FIX_TESTS_RUN';
/**
 * @param host the environment of this process
 * @param options `pass`: more names to let through; `secrets`: values that are never let through, whatever their name
 */
function childEnvironment(host, options) {
    const names = new Set([
        ...ALLOWED,
        ...Object.keys(host).filter(name => name.startsWith('LC_')),
        ...options.pass,
    ]);
    const env = {};
    for (const name of names) {
        const value = host[name];
        if (value === undefined || options.secrets.some(secret => secret !== '' && value.includes(secret)))
            continue;
        env[name] = value;
    }
    return { ...env, CI: 'true', TMPDIR: options.temp, TEMP: options.temp, TMP: options.temp, [MARKER]: options.marker };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/runner/process-tree.js


/**
 * Ends a process tree: its group, and on Linux every process that carries the run's marker in its environment, which
 * also finds those that started a session of their own or lost their parent.
 */
function killTree(pid, marker, signal) {
    if (pid !== undefined)
        send(process.platform === 'win32' ? pid : -pid, signal);
    for (const stray of marked(marker))
        send(stray, signal);
}
function marked(marker) {
    if (process.platform !== 'linux')
        return [];
    const wanted = `${MARKER}=${marker}\0`;
    const pids = (0,external_node_fs_.readdirSync)('/proc').filter(name => /^\d+$/.test(name));
    return pids.map(Number).filter(pid => pid !== process.pid && environmentOf(pid).includes(wanted));
}
function environmentOf(pid) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`, 'latin1');
    }
    catch {
        // A process of somebody else, or one that has just ended: not ours.
        return '';
    }
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        // Already gone, which is what was wanted.
        if (error.code !== 'ESRCH' && error.code !== 'EPERM')
            throw error;
    }
}

;// CONCATENATED MODULE: ./lib/runner/process.js





/** Bytes of output that are kept: the beginning tells what ran, the end what went wrong. */
const HEAD = 32_000;
const TAIL = 200_000;
/** How long a process tree may take to end after SIGTERM, in milliseconds. */
const GRACE_MS = 2_000;
/** How long output may still arrive after the process itself has ended, in milliseconds. */
const DRAIN_MS = 1_000;
/**
 * Runs a command without a shell until it ends or its time is up; then nothing of its process tree is left. Whatever
 * happens to the process is a value.
 * @throws the signal's reason when the run as a whole is being stopped.
 */
async function runProcess(command, options) {
    options.signal.throwIfAborted();
    const started = external_node_perf_hooks_.performance.now();
    const startedAt = Date.now();
    const output = new CappedOutput();
    const child = start(command, options);
    if (child === undefined) {
        return { exit: { kind: 'exited', code: 126 }, output: 'The argument list is too long.', startedAt, durationMs: 0 };
    }
    child.stdout.on('data', (chunk) => output.add(chunk));
    child.stderr.on('data', (chunk) => output.add(chunk));
    const exit = await ended(child, command, options);
    killTree(child.pid, options.marker, 'SIGKILL');
    await Promise.race([drained(child), (0,external_node_timers_promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
    options.signal.throwIfAborted();
    return { exit, output: output.text(), startedAt, durationMs: external_node_perf_hooks_.performance.now() - started };
}
/** The started process, or undefined when its arguments are more than the system takes. */
function start(command, options) {
    try {
        return (0,external_node_child_process_.spawn)(command.file, [...command.args], {
            cwd: options.cwd,
            env: { ...options.env, ...command.env },
            stdio: ['ignore', 'pipe', 'pipe'],
            // A group of its own, so that the whole of it can be ended.
            detached: process.platform !== 'win32',
            windowsHide: true,
        });
    }
    catch (error) {
        if (error.code === 'E2BIG')
            return undefined;
        throw error;
    }
}
async function ended(child, command, options) {
    const deadline = new AbortController();
    const stop = AbortSignal.any([options.signal, deadline.signal]);
    const timer = setTimeout(() => deadline.abort(), options.timeoutMs);
    const exited = (0,external_node_events_.once)(child, 'exit');
    try {
        const stopped = new Promise(resolve => stop.addEventListener('abort', () => resolve('stopped'), { once: true }));
        const first = await Promise.race([exited, stopped]);
        if (first !== 'stopped') {
            const [code, signal] = first;
            return code === null ? { kind: 'killed', signal: signal ?? 'unknown' } : { kind: 'exited', code };
        }
        killTree(child.pid, options.marker, 'SIGTERM');
        await Promise.race([exited, (0,external_node_timers_promises_.setTimeout)(GRACE_MS)]);
        return { kind: 'timed-out', afterMs: options.timeoutMs };
    }
    catch (error) {
        const code = error.code;
        if (code === 'ENOENT' || code === 'EACCES')
            return { kind: 'not-found', command: command.file };
        throw error;
    }
    finally {
        clearTimeout(timer);
    }
}
async function drained(child) {
    const open = [child.stdout, child.stderr].flatMap(stream => (stream === null || stream.closed ? [] : [stream]));
    await Promise.all(open.map(stream => (0,external_node_events_.once)(stream, 'close')));
}
/** Keeps the beginning and the end of what is added, and says how much was left out between them. */
class CappedOutput {
    #head = '';
    #tail = '';
    #dropped = 0;
    #decoder = new TextDecoder();
    add(chunk) {
        const text = this.#decoder.decode(chunk, { stream: true });
        const room = HEAD - this.#head.length;
        this.#head += text.slice(0, Math.max(0, room));
        this.#tail += text.slice(Math.max(0, room));
        if (this.#tail.length > 2 * TAIL) {
            this.#dropped += this.#tail.length - TAIL;
            this.#tail = this.#tail.slice(-TAIL);
        }
    }
    text() {
        const gap = this.#dropped === 0 ? '' : `\n… ${this.#dropped} characters left out …\n`;
        return this.#head + gap + this.#tail;
    }
}

;// CONCATENATED MODULE: ./lib/runner/compilers.js





const TIMEOUT_MS = 20_000;
const PYTHON = 'import ast, sys; ast.parse(open(sys.argv[1], "rb").read())';
/** Takes the types away, which needs the whole file to be parsed; enums and the like are transformed. */
const TYPESCRIPT = 'require("node:module").stripTypeScriptTypes(require("node:fs").readFileSync(process.argv[1], "utf8"), { mode: "transform" })';
/**
 * Asks the language's own parser whether a file of the work tree is well-formed; none of the file's code runs. It
 * knows its newest syntax, which the grammars here may not. Undefined where no such parser is at hand.
 */
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
        // Node.js knows TypeScript that it cannot run, such as enums: that is no error of the file.
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

// EXTERNAL MODULE: ./lib/results/junit.js + 2 modules
var junit = __webpack_require__(6694);
// EXTERNAL MODULE: ./lib/results/find.js
var find = __webpack_require__(4855);
// EXTERNAL MODULE: ./lib/results/read.js + 1 modules
var read = __webpack_require__(9579);
;// CONCATENATED MODULE: ./lib/runner/test-runner.js











/** Installing dependencies may take longer than any test run, in milliseconds. */
const SETUP_MS = 15 * 60_000;
/** Runs tests as child processes, and adds up how long they took. */
class ProcessTestRunner {
    /** Milliseconds that test and setup processes took so far. */
    spentMs = 0;
    /** Whether tests can be run by name; undefined until it was seen. */
    #selects;
    #options;
    constructor(options) {
        this.#options = options;
    }
    async run(selection, signal) {
        if (selection.kind !== 'only' || this.#selects === true)
            return this.#run(selection, signal);
        const wanted = new Set(selection.tests.map(domain_tests/* keyOf */.TN));
        const found = (run) => run.cases.some(({ id, status }) => status !== 'skipped' && wanted.has((0,domain_tests/* keyOf */.TN)(id)));
        if (this.#selects === undefined) {
            const run = await this.#run(selection, signal);
            this.#selects = found(run) ? true : undefined;
            if (this.#selects === true || run.exit.kind !== 'exited')
                return run;
        }
        // The names did not reach the framework as they should: the tests' whole files run instead, which is more, not less.
        const files = await this.#run({ kind: 'affected', tests: selection.tests, files: [] }, signal);
        if (found(files))
            this.#selects = false;
        return files;
    }
    async #run(selection, signal) {
        const { framework, project, temp } = this.#options;
        const report = (0,external_node_path_.join)(temp, `report-${(0,external_node_crypto_.randomUUID)()}.${framework.format === 'junit' ? 'xml' : 'json'}`);
        const command = framework.command(project, { selection, report });
        const result = await this.#process(command, signal);
        if (result.exit.kind === 'not-found')
            throw notFound(command, result.exit.command);
        const run = await this.#read({ result, report, selection });
        await (0,promises_.rm)(report, { force: true });
        return run;
    }
    /**
     * Runs the project's own setup.
     * @throws UserError when it does not end well
     */
    async setup(command, signal) {
        this.#options.emit({ kind: 'setup', command: (0,command_line/* printCommand */.T)(command) });
        const { exit, output } = await this.#process(command, signal, Math.max(SETUP_MS, this.#options.timeoutMs));
        if (exit.kind === 'exited' && exit.code === 0)
            return;
        if (exit.kind === 'not-found')
            throw notFound(command, exit.command, 'setup-command');
        throw new errors/* UserError */.y(`setup-command ${(0,command_line/* printCommand */.T)(command)} ${ending(exit)}: ${lastLine(output)}`, 'Run it in this job’s checkout to see why, and correct setup-command.');
    }
    describe(tests) {
        const [file = '', ...args] = this.#options.framework.byHand(tests);
        return (0,command_line/* printCommand */.T)({ file, args });
    }
    async #process(command, signal, timeoutMs = this.#options.timeoutMs) {
        const { host, pass, secrets, project } = this.#options;
        const marker = (0,external_node_crypto_.randomUUID)();
        const temp = (0,external_node_path_.join)(this.#options.temp, 'tmp');
        await (0,promises_.mkdir)(temp, { recursive: true });
        const env = childEnvironment(host, { pass, secrets, temp, marker });
        const result = await runProcess(command, { cwd: project.root, env, marker, timeoutMs, signal });
        this.spentMs += result.durationMs;
        return result;
    }
    async #read({ result, report, selection }) {
        const { framework, project } = this.#options;
        const base = { exit: result.exit, durationMs: result.durationMs, output: result.output };
        const texts = framework.ownReports === true ? await this.#ownReports(result.startedAt) : await oneReport(report);
        const broken = (note) => ({ ...base, cases: [], complete: false, notes: [note] });
        if (texts.length === 0)
            return broken(noReport(result));
        try {
            const options = {
                format: framework.format,
                framework: framework.name,
                relative: (0,read/* relativiser */.$5)(project.root, project.exists),
            };
            const cases = (await Promise.all(texts.map(text => (0,read/* readReport */.tL)(text, options)))).flat();
            const wanted = selection.kind === 'only' ? cases.filter(({ status }) => status !== 'skipped') : cases;
            const failed = wanted.some(({ status }) => status === 'failed');
            const odd = oddities(result.exit, { cases: wanted.length, failed, mayBeEmpty: selection.kind === 'affected' });
            return { ...base, cases, complete: odd.length === 0, notes: odd };
        }
        catch (error) {
            if (!(error instanceof junit/* UnreadableReport */.s))
                throw error;
            return broken(`The tests wrote a report, but ${error.message}`);
        }
    }
    /** The reports that the project's own set-up wrote in this run; older ones are stale and say nothing of it. */
    async #ownReports(since) {
        const paths = await (0,find/* reportPathsIn */.uD)(this.#options.project.root, this.#options.reportPaths);
        const fresh = await Promise.all(paths.map(async (path) => ((await (0,promises_.stat)(path)).mtimeMs >= since ? [path] : [])));
        return Promise.all(fresh.flat().map(path => (0,promises_.readFile)(path, 'utf8')));
    }
}
async function oneReport(path) {
    // Only a plain file is a report: reading a pipe that a test put there would never end.
    const isFile = await (0,promises_.lstat)(path).then(info => info.isFile(), () => false);
    return isFile ? [await (0,promises_.readFile)(path, 'utf8')] : [];
}
/** What makes a run with a readable report incomplete: nothing of this may ever count as green. */
function oddities(exit, { cases, failed, mayBeEmpty }) {
    if (exit.kind !== 'exited')
        return [`The tests ${ending(exit)}.`];
    if (cases === 0 && !mayBeEmpty)
        return ['No test ran.'];
    if (exit.code !== 0 && !failed)
        return [`All tests passed, but the command ended with exit code ${exit.code}.`];
    return [];
}
function noReport({ exit, output }) {
    return `The tests ${ending(exit)} and wrote no report: ${lastLine(output)}`;
}
function ending(exit) {
    switch (exit.kind) {
        case 'exited':
            return `ended with exit code ${exit.code}`;
        case 'killed':
            return `were killed by ${exit.signal}`;
        case 'timed-out':
            return `did not end within ${Math.round(exit.afterMs / 1000)} s`;
        case 'not-found':
            return `could not start (${exit.command} was not found)`;
    }
}
function notFound(command, file, input = 'test-command') {
    return new errors/* UserError */.y(`The command ${JSON.stringify(file)} of ${(0,command_line/* printCommand */.T)(command).slice(0, 200)} was not found.`, `Install it in an earlier step or by setup-command, or correct ${input}.`);
}
function lastLine(output) {
    const line = output.trim().split('\n').at(-1)?.trim() ?? '';
    const said = line === '' ? 'it printed nothing' : line.slice(0, 300);
    return /[.!?]$/.test(said) ? said : `${said}.`;
}

;// CONCATENATED MODULE: ./lib/triage/imports.js

const ENDINGS = [
    '',
    '.ts',
    '.tsx',
    '.mts',
    '.cts',
    '.js',
    '.jsx',
    '.mjs',
    '.cjs',
    '/index.ts',
    '/index.js',
    '/index.tsx',
];
/** How far imports are followed, and how many files are looked at for one test. */
const DEPTH = 4;
const imports_MOST = 200;
/** The project's own files that a file imports, directly and through others, the nearest first. */
function importsOf(file, files) {
    const found = new Set();
    let level = [file];
    for (let depth = 0; depth < DEPTH && level.length > 0 && found.size < imports_MOST; depth += 1) {
        const next = level.flatMap(from => direct(from, files)).filter(target => target !== file && !found.has(target));
        for (const target of next)
            found.add(target);
        level = [...new Set(next)];
    }
    return [...found];
}
function direct(file, files) {
    const text = files.read(file) ?? '';
    return file.endsWith('.py') ? pythonImports(file, text, files) : scriptImports(file, text, files);
}
function scriptImports(file, text, { known }) {
    const specifiers = text.matchAll(/(?:\bfrom\s*|\bimport\s*(?:\(\s*)?|\brequire\s*\(\s*|\bmock\s*\(\s*)['"](\.{1,2}(?:\/[^'"]*)?)['"]/g);
    return [...specifiers].flatMap(([, specifier = '']) => {
        const path = external_node_path_.posix.join(external_node_path_.posix.dirname(file), specifier).replace(/\/$/, '');
        // TypeScript sources may be imported by the name of what they compile to.
        const stems = [path, path.replace(/\.([mc]?)js(x?)$/, '.$1ts$2'), path.replace(/\.js$/, '.tsx')];
        const hit = stems
            .flatMap(stem => ENDINGS.map(ending => external_node_path_.posix.normalize(stem + ending)))
            .find(candidate => known.has(candidate));
        return hit === undefined ? [] : [hit];
    });
}
function pythonImports(file, text, { known }) {
    const found = [];
    for (const [, dots = '', module = '', names = ''] of text.matchAll(/^[ \t]*from[ \t]+(?=[\w.])(\.*)((?!\.)[\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^#\n]+)/gm)) {
        const imported = names
            .replace(/[()]/g, ' ')
            .split(',')
            .map(name => name.trim().split(/\s/)[0] ?? '')
            .filter(name => name !== '');
        for (const base of bases(file, dots)) {
            const path = external_node_path_.posix.join(base, module.replaceAll('.', '/'));
            found.push(...hits(path, known), ...imported.flatMap(name => hits(external_node_path_.posix.join(path, name), known)));
        }
    }
    for (const [, modules = ''] of text.matchAll(/^[ \t]*import[ \t]+([\w., ]+)/gm)) {
        for (const module of modules.split(',').map(name => name.trim().split(' ')[0] ?? '')) {
            for (const base of bases(file, ''))
                found.push(...hits(external_node_path_.posix.join(base, module.replaceAll('.', '/')), known));
        }
    }
    return found;
}
/** Where a module's name is looked up: relative ones from the package, absolute ones from the usual roots. */
function bases(file, dots) {
    if (dots === '') {
        const above = file
            .split('/')
            .slice(0, -1)
            .map((_, index, parts) => parts.slice(0, index + 1).join('/'));
        return ['.', 'src', ...above.toReversed().flatMap(folder => [folder, `${folder}/src`])];
    }
    return [external_node_path_.posix.join(external_node_path_.posix.dirname(file), ...Array(dots.length - 1).fill('..'))];
}
function hits(path, known) {
    return [`${path}.py`, `${path}/__init__.py`].filter(candidate => known.has(candidate));
}

;// CONCATENATED MODULE: ./lib/surroundings.js





/** Relative to the top of the repository, for files of the project that exist and are not somebody else's. */
function inProject(checkout, project) {
    const toProject = (0,read/* relativiser */.$5)(project.root, project.exists);
    const prefix = (0,external_node_path_.relative)(checkout.top, project.root).replaceAll('\\', '/');
    return file => {
        const path = toProject(file);
        const foreign = /(?:^|\/)(?:node_modules|site-packages|\.venv|venv|vendor)\//.test(path) || path.startsWith('..');
        return foreign || external_node_path_.posix.isAbsolute(path) || !project.exists(path) ? undefined : external_node_path_.posix.join(prefix, path);
    };
}
/** What the diagnosis may know of the files around the failures. */
async function surroundings(options) {
    const { workspace, project, checkout, isTest } = options;
    const prefix = (0,external_node_path_.relative)(checkout.top, project.root).replaceAll('\\', '/');
    const known = new Set(await workspace.list());
    const read = (file) => {
        try {
            const path = (0,external_node_path_.join)(checkout.top, file);
            return (0,external_node_fs_.lstatSync)(path).isFile() ? (0,external_node_fs_.readFileSync)(path, 'utf8') : undefined;
        }
        catch {
            // Listed by git, but not there or not readable: then it imports nothing.
            return undefined;
        }
    };
    return {
        isTest,
        changed: [...new Set(parseHunks(await workspace.failingDiff()).map(({ file }) => file))],
        importsOf: (file) => importsOf(known.has(file) ? file : external_node_path_.posix.join(prefix, file), { known, read }),
    };
}

// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(7829);
;// CONCATENATED MODULE: ./lib/workspace/lock.js


/**
 * Keeps a checkout to one run at a time, for as long as the result is not disposed of.
 * @param path the lock's file, which holds the process id of its owner
 * @throws UserError while another run has it
 */
async function locked(path) {
    for (let tried = 1;; tried += 1) {
        try {
            await (0,promises_.writeFile)(path, String(process.pid), { flag: 'wx' });
            return { [Symbol.asyncDispose]: () => (0,promises_.rm)(path, { force: true }) };
        }
        catch (error) {
            if (error.code !== 'EEXIST')
                throw error;
            const owner = Number(await (0,promises_.readFile)(path, 'utf8').catch(() => ''));
            if (tried > 1 || (owner !== process.pid && isAlive(owner))) {
                throw new errors/* UserError */.y(`Another run of fix-tests (process ${owner}) is at work in this checkout.`, 'Wait for its end, or stop it.');
            }
            // Its owner died without a word.
            await (0,promises_.rm)(path, { force: true });
        }
    }
}
function isAlive(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return false;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}

// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(297);
;// CONCATENATED MODULE: ./lib/workspace/repository.js




/** Commits of history that are fetched: enough for the failing commit, its parents and recent changes. */
const repository_DEPTH = 100;
/**
 * What the git directory may say of itself, rewritten before each use: no hooks, filters, drivers or attributes of
 * the repository apply, and nothing that a test may have written there either.
 */
const CONFIG = `[core]
\trepositoryformatversion = 0
\tbare = false
\tautocrlf = false
\tsafecrlf = false
\tlogAllRefUpdates = false
\tsymlinks = true
[gc]
\tauto = 0
[maintenance]
\tauto = false
[commit]
\tgpgSign = false
[safe]
\tdirectory = *
`;
const ATTRIBUTES = '* -text -filter -ident !eol !merge !diff !working-tree-encoding\n';
/**
 * The bot's own git directory. It lies outside the workspace, so the tests cannot reach it through `.git`, and it is
 * told what to do by commit ids that this process keeps in memory: a ref or a setting that somebody changes in it
 * changes nothing, and objects are checked against their ids by whoever receives them.
 */
class Repository {
    dir;
    #work;
    #host;
    /** Texts by commit and path: a commit never changes. */
    #texts = new Map();
    #listings = new Map();
    constructor(options) {
        this.dir = options.dir;
        this.#work = options.work;
        this.#host = options.host;
    }
    static async open(options) {
        await (0,promises_.mkdir)(options.dir, { recursive: true, mode: 0o700 });
        await (0,git/* git */.$Y)(['init', '--quiet', '--bare', '--initial-branch=fix-tests', options.dir], {
            cwd: options.dir,
            host: options.host,
        });
        return new Repository(options);
    }
    async git(args, options = {}) {
        this.#seal();
        return (0,git/* git */.$Y)(args, {
            cwd: this.#work,
            host: this.#host,
            env: this.#env(options),
            ...(options.input === undefined ? {} : { input: options.input }),
        });
    }
    /** Brings a commit and some of its history here. */
    async fetch(from, refs, env = {}) {
        await this.git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', `--depth=${repository_DEPTH}`, from, ...refs], {
            env,
        });
    }
    async has(object) {
        this.#seal();
        const { code } = await (0,git/* gitResult */.c_)(['cat-file', '-e', object], {
            cwd: this.#work,
            host: this.#host,
            env: this.#env({}),
            codes: [1, 128],
        });
        return code === 0;
    }
    /** Whether one commit is the other, or stands before it. */
    async isAncestor(earlier, later) {
        if (!/^[0-9a-f]{40}$/.test(later))
            return false;
        this.#seal();
        const options = { cwd: this.#work, host: this.#host, env: this.#env({}), codes: [1, 128] };
        return (await (0,git/* gitResult */.c_)(['merge-base', '--is-ancestor', earlier, later], options)).code === 0;
    }
    /** The text of a file in a commit or tree, or undefined when there is none. */
    async text(commit, path) {
        const key = `${commit}:${path}`;
        if (!this.#texts.has(key))
            this.#texts.set(key, await this.#read(commit, path));
        return this.#texts.get(key);
    }
    async #read(commit, path) {
        const entry = (0,git/* lines */.Mn)(await this.git(['ls-tree', commit, '--', path]))[0];
        const blob = /^100\d{3} blob ([0-9a-f]+)/.exec(entry ?? '')?.[1];
        return blob === undefined ? undefined : this.git(['cat-file', 'blob', blob]);
    }
    /**
     * What a commit or tree holds: mode and id by path. It is read once, before any test runs, and kept: tests can write
     * to the objects on disk, and git checks neither trees nor blobs against their ids when it reads them.
     */
    async listing(of) {
        const known = this.#listings.get(of) ?? entriesOf(await this.git(['ls-tree', '-r', '-z', of]));
        this.#listings.set(of, known);
        return known;
    }
    /** The tree of `base` with some files put in (text) or taken out (undefined). Nothing else comes from the disk. */
    async treeWith(base, files) {
        const index = (0,external_node_path_.join)(this.dir, 'trial-index');
        await (0,promises_.rm)(index, { force: true });
        const entries = new Map(await this.listing(base));
        for (const [path, text] of files) {
            const mode = entries.get(path)?.slice(0, 6) ?? '100644';
            if (text === undefined)
                entries.delete(path);
            else {
                const blob = await this.git(['hash-object', '-w', '--stdin', '--no-filters'], { input: text });
                entries.set(path, `${mode} ${blob.trim()}`);
            }
        }
        const input = [...entries].map(([path, entry]) => `${entry}\t${path}\0`).join('');
        await this.git(['update-index', '-z', '--index-info'], { index, input });
        const tree = (await this.git(['write-tree'], { index })).trim();
        this.#listings.set(tree, entries);
        return tree;
    }
    async commitTree(options) {
        const parents = options.parents.flatMap(parent => ['-p', parent]);
        const sha = (await this.git(['commit-tree', options.tree, ...parents, '-F', '-'], { input: options.message })).trim();
        const known = this.#listings.get(options.tree);
        if (known !== undefined)
            this.#listings.set(sha, known);
        return sha;
    }
    /** Synchronous, since it comes before every command and takes a fraction of a millisecond this way. */
    #seal() {
        const at = (...path) => (0,external_node_path_.join)(this.dir, ...path);
        for (const file of ['config', 'gitconfig'])
            restore(at(file), CONFIG);
        for (const path of [at('hooks'), at('commondir'), at('config.worktree'), at('objects', 'info', 'alternates')]) {
            (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
        }
        (0,external_node_fs_.mkdirSync)(at('info'), { recursive: true });
        restore(at('info', 'attributes'), ATTRIBUTES);
    }
    #env({ index, env }) {
        return {
            GIT_DIR: this.dir,
            GIT_WORK_TREE: this.#work,
            GIT_INDEX_FILE: index ?? (0,external_node_path_.join)(this.dir, 'bot-index'),
            GIT_CONFIG_GLOBAL: (0,external_node_path_.join)(this.dir, 'gitconfig'),
            ...env,
        };
    }
}
function entriesOf(text) {
    const entries = text.split('\0').filter(entry => entry !== '');
    return new Map(entries.map(entry => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t([\s\S]*)$/.exec(entry) ?? [];
        return [path, `${mode} ${id}`];
    }));
}
/** Writes what a file has to say where it says anything else; in one step, since another git may be reading it. */
function restore(path, text) {
    try {
        if ((0,external_node_fs_.lstatSync)(path).isFile() && (0,external_node_fs_.readFileSync)(path, 'utf8') === text)
            return;
    }
    catch {
        // There is none, or it cannot be read: it is written.
    }
    (0,external_node_fs_.rmSync)(`${path}.new`, { recursive: true, force: true });
    (0,external_node_fs_.writeFileSync)(`${path}.new`, text);
    (0,external_node_fs_.renameSync)(`${path}.new`, path);
}

;// CONCATENATED MODULE: ./lib/workspace/files.js



/**
 * Text files below a root. A path that leaves the root, through a link too, or that is not a plain file, does not
 * exist here.
 */
class Files {
    root;
    /** By path: the time of the version that was written last, in seconds since the epoch. */
    #stamps = new Map();
    /** Folders that were made here. */
    #made = new Set();
    constructor(root) {
        this.root = root;
    }
    /** The text, or undefined when there is no such file or it is not UTF-8 text of a reasonable size. */
    async read(path) {
        const at = await this.#inside(path);
        if (at === undefined)
            return undefined;
        const info = await (0,promises_.lstat)(at).catch(() => undefined);
        if (info === undefined || !info.isFile() || info.size > MAX_FILE_BYTES)
            return undefined;
        const bytes = await (0,promises_.readFile)(at);
        if (bytes.includes(0))
            return undefined;
        try {
            return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        }
        catch {
            // Not UTF-8: nothing that could be written back unharmed.
            return undefined;
        }
    }
    /** Whether the path may be written: inside the root, and not a link or a folder. */
    async writable(path) {
        const at = await this.#inside(path);
        if (at === undefined)
            return false;
        const info = await (0,promises_.lstat)(at).catch((error) => (error.code === 'ENOENT' ? undefined : error));
        return info === undefined || (!(info instanceof Error) && info.isFile());
    }
    /** Writes a text, or removes the file when there is none. */
    async put(path, text) {
        const at = await this.#inside(path);
        if (at === undefined)
            throw new Error(`${path} is not inside the workspace`);
        const info = await (0,promises_.lstat)(at).catch(() => undefined);
        // What a test put there instead is in the way; a link would be written through.
        if (info !== undefined && !info.isFile())
            await (0,promises_.rm)(at, { recursive: true, force: true });
        if (text === undefined) {
            await (0,promises_.rm)(at, { force: true });
            return this.#removeFolders((0,external_node_path_.dirname)(at));
        }
        const made = await (0,promises_.mkdir)((0,external_node_path_.dirname)(at), { recursive: true });
        if (made !== undefined)
            this.#remember(made, (0,external_node_path_.dirname)(at));
        await (0,promises_.writeFile)(at, text);
        await this.#stamp(at);
    }
    /** @param first the outermost folder that was made, @param last the innermost */
    #remember(first, last) {
        this.#made.add(last);
        if (last.length > first.length)
            this.#remember(first, (0,external_node_path_.dirname)(last));
    }
    /** The folders that were made for files which are gone again, as long as nothing else lies in them. */
    async #removeFolders(folder) {
        if (!this.#made.delete(folder))
            return;
        const removed = await (0,promises_.rmdir)(folder).then(() => true, () => false);
        if (removed)
            await this.#removeFolders((0,external_node_path_.dirname)(folder));
    }
    /**
     * Gives every version of a file a second of its own. Python, make and others take a file with the time and size of
     * the one before for the same file, and `<` for `>` changes neither within a second.
     */
    async #stamp(at) {
        const second = Math.max(Math.floor(Date.now() / 1000), (this.#stamps.get(at) ?? 0) + 1);
        this.#stamps.set(at, second);
        await (0,promises_.utimes)(at, second, second);
    }
    /** The absolute path with all links of its folders followed, or undefined when that leaves the root. */
    async #inside(path) {
        const root = await (0,promises_.realpath)(this.root);
        let folder = (0,external_node_path_.dirname)((0,external_node_path_.join)(root, path));
        while (folder.startsWith(root) && folder !== root) {
            const real = await (0,promises_.realpath)(folder).catch(() => undefined);
            // Also a link that stays inside leads around the policy, to .git or to the tests; git tracks nothing behind one.
            if (real !== undefined && real !== folder)
                return undefined;
            if (real !== undefined)
                break;
            folder = (0,external_node_path_.dirname)(folder);
        }
        const at = (0,external_node_path_.join)(root, path);
        return below(root, at) && at !== root ? at : undefined;
    }
}
function below(root, path) {
    const step = (0,external_node_path_.relative)(root, path);
    return step !== '..' && !step.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(step);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(2047);
;// CONCATENATED MODULE: ./lib/workspace/journal.js



/** A touched file: what it held when the work began (null: there was none), and digests of what was written last. */
const Entry = schemas/* object */.Ikc({ path: schemas/* string */.YjP(), found: schemas/* string */.YjP().nullable(), written: schemas/* array */.YOg(schemas/* string */.YjP()) });
/** Which files were touched, and what they held: kept on this machine, so that the next run can put them back. */
class Journal {
    #path;
    #entries = new Map();
    constructor(path) {
        this.#path = path;
    }
    /** Notes, before the first byte changes, that a file is about to hold `text`. */
    async note(path, { found, text }) {
        const before = this.#entries.get(path);
        // The one before too: a death may come between this note and the writing.
        const written = [...(before?.written.slice(-1) ?? []), digest(text)];
        this.#entries.set(path, { path, found: found ?? null, written });
        await (0,promises_.writeFile)(`${this.#path}.new`, JSON.stringify([...this.#entries.values()]));
        await (0,promises_.rename)(`${this.#path}.new`, this.#path);
    }
    /** Everything is as it was. */
    async end() {
        this.#entries.clear();
        await (0,promises_.rm)(this.#path, { force: true });
    }
    /** Puts back what a run that died has left; a file that holds anything else by now is its owner's. */
    static async recover(path, files) {
        const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
        const entries = text === undefined ? [] : parse(text);
        const restored = [];
        const left = [];
        for (const entry of entries) {
            if (!(await files.writable(entry.path)))
                continue;
            const now = await files.read(entry.path);
            if (now === (entry.found ?? undefined))
                continue;
            if (entry.written.includes(digest(now))) {
                await files.put(entry.path, entry.found ?? undefined);
                restored.push(entry.path);
            }
            else
                left.push(entry.path);
        }
        await (0,promises_.rm)(path, { force: true });
        return { restored, left };
    }
}
function parse(text) {
    try {
        return schemas/* array */.YOg(Entry).parse(JSON.parse(text));
    }
    catch {
        // Not written by this version: nothing of it can be trusted.
        return [];
    }
}
function digest(text) {
    return text === undefined ? 'none' : (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

;// CONCATENATED MODULE: ./lib/workspace/workspace.js




/** What a diff may hold in characters. */
const MAX_DIFF = 20_000;
/**
 * The checkout in which tests run and fixers edit. Every file that is touched is put back when this is disposed of, or
 * by the next run when this one dies; what was worth keeping is in commits of the bot's own repository.
 */
class GitWorkspace {
    root;
    #files;
    #journal;
    #options;
    #tip;
    #failingDiff;
    /** The tree that was made last, and of what. */
    #tree;
    /** What the touched files held when the work began; undefined: there was none. */
    #found = new Map();
    #crlf = new Set();
    /**
     * What was written through this workspace since the tip, as git is to store it. Only this becomes part of a commit:
     * a test that writes to the same file on disk writes nothing that is pushed.
     */
    #written = new Map();
    constructor(options) {
        this.root = options.root;
        this.#files = new Files(options.root);
        this.#journal = new Journal(options.journal);
        this.#options = options;
        this.#tip = options.head;
    }
    /** Opens the workspace with the files of `tip`, the newest commit of the branch so far. */
    static async open(options, tip) {
        const workspace = new GitWorkspace(options);
        await options.repository.listing(tip);
        await workspace.#moveTo(tip);
        return workspace;
    }
    /** Puts back what a run that died had left in the work tree. To be called before anything looks at it. */
    static recover(root, journal) {
        return Journal.recover(journal, new Files(root));
    }
    async list() {
        const tracked = (0,git/* lines */.Mn)((await this.#git(['ls-tree', '-r', '--name-only', '-z', this.#tip])).replaceAll('\0', '\n'));
        return [...new Set([...tracked, ...(await this.changed())])];
    }
    async read(path) {
        const text = await this.#files.read(path);
        if (text === undefined || this.#found.has(path))
            return text;
        return (await this.#tipText(path)) === undefined ? undefined : text;
    }
    async original(path) {
        return this.#tipText(path);
    }
    async write(path, text) {
        const refusal = refusalOf(path, this.#options.policy);
        if (refusal !== undefined)
            return { ok: false, reason: refusal };
        if (!(await this.#files.writable(path)))
            return { ok: false, reason: `${path} is a link, a folder, or outside the project.` };
        const now = await this.#files.read(path);
        const tracked = await this.#tipText(path);
        if (now === undefined && tracked !== undefined)
            return { ok: false, reason: `${path} is not text that can be edited.` };
        if (now !== undefined && tracked === undefined && !this.#found.has(path)) {
            return { ok: false, reason: `${path} is not tracked by git, so a change of it would not be part of the fix.` };
        }
        const stored = now?.replaceAll('\r\n', '\n');
        if (!this.#found.has(path) && stored !== tracked?.replaceAll('\r\n', '\n'))
            return { ok: false, reason: `${path} lies here in another form than git stores it, so it cannot be edited.` };
        await this.#touch(path, now);
        this.#written.set(path, this.#storesLf(path) ? text.replaceAll('\r\n', '\n') : text);
        await this.#put(path, text);
        return { ok: true };
    }
    async reset(path) {
        this.#written.delete(path);
        if (this.#found.has(path))
            await this.#put(path, await this.#onDisk(path));
    }
    /** Makes the touched files on disk what this workspace holds them to be, whatever a test has made of them. */
    async sync() {
        for (const path of this.#found.keys()) {
            const wanted = await this.#onDisk(path);
            if (wanted !== (await this.#files.read(path)))
                await this.#put(path, wanted);
        }
    }
    async changed() {
        return [...(await this.#edits()).keys()];
    }
    async diff() {
        const diff = await this.#git(['diff', '--no-color', '--no-ext-diff', '--no-textconv', this.#tip, await this.tree()]);
        return diff.length > MAX_DIFF
            ? `${diff.slice(0, MAX_DIFF)}\n… ${diff.length - MAX_DIFF} characters left out …\n`
            : diff;
    }
    async tree() {
        const edits = await this.#edits();
        const of = JSON.stringify([this.#tip, [...edits].map(([path, text]) => [path, text ?? null])]);
        if (this.#tree?.of !== of)
            this.#tree = { of, id: await this.#options.repository.treeWith(this.#tip, edits) };
        return this.#tree.id;
    }
    hasTree(tree) {
        return this.#options.repository.has(`${tree}^{tree}`);
    }
    /** Why the edits so far may not become a commit, or undefined. */
    async refusal() {
        const edits = await this.#edits();
        return sizeRefusal([...edits].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text ?? '') })));
    }
    async commit({ tree, message }) {
        const sha = await this.#options.repository.commitTree({ tree, parents: [this.#tip], message });
        await this.#moveTo(sha);
        return sha;
    }
    async revert({ commit, message }) {
        // git revert works on HEAD, an index and the work tree: they are made to be the branch's tip.
        await this.discard();
        await this.#git(['update-ref', '--no-deref', 'HEAD', this.#tip]);
        await this.#git(['read-tree', this.#tip]);
        for (const path of await this.#names(`${commit}^`, commit)) {
            await this.#touch(path, await this.#files.read(path));
            // As git stores it: with the line ends of the checkout it would count as a local change.
            await this.#put(path, await this.#tipText(path));
            await this.#note(path, await this.#options.repository.text(`${commit}^`, path));
        }
        await this.#git(['update-index', '-q', '--refresh']).catch(() => '');
        await this.#git(['revert', '--no-commit', commit]);
        const tree = (await this.#git(['write-tree'])).trim();
        await this.#git(['revert', '--quit']);
        const sha = await this.#options.repository.commitTree({ tree, parents: [this.#tip], message });
        await this.#moveTo(sha);
        return sha;
    }
    async discard() {
        this.#written.clear();
        await this.sync();
    }
    async log() {
        const text = await this.#git(['log', '--format=%H%n%B%x00', `${this.#options.head}..${this.#tip}`]);
        return text
            .split('\0')
            .map(entry => entry.trim())
            .filter(entry => entry !== '')
            .map(entry => ({ sha: entry.slice(0, 40), message: entry.slice(41) }));
    }
    failingDiff() {
        // The failing commit stays what it is.
        this.#failingDiff ??= this.#readFailingDiff();
        return this.#failingDiff;
    }
    async #readFailingDiff() {
        const { head, repository } = this.#options;
        if (!(await repository.has(`${head}^1^{commit}`)))
            return '';
        return this.#git(['diff', '--no-color', '--no-ext-diff', '--no-textconv', `${head}^1`, head]);
    }
    /** Everything as it was found. */
    async [Symbol.asyncDispose]() {
        for (const [path, text] of this.#found)
            await this.#files.put(path, text);
        this.#found.clear();
        await this.#journal.end();
    }
    /** Makes the work tree's files those of another commit of the branch. */
    async #moveTo(sha) {
        for (const path of await this.#names(this.#tip, sha))
            await this.#touch(path, await this.#files.read(path));
        this.#tip = sha;
        this.#written.clear();
        await this.sync();
    }
    /** The files that were written with another text than the tip's, with the text as git is to store it. */
    async #edits() {
        const edits = new Map();
        for (const [path, text] of this.#written)
            if (text !== (await this.#tipText(path)))
                edits.set(path, text);
        return edits;
    }
    /** The text of a touched file as it is to lie on disk here. */
    async #onDisk(path) {
        const text = this.#written.get(path) ?? (await this.#tipText(path));
        return text !== undefined && this.#storesLf(path) ? text.replaceAll('\n', '\r\n') : text;
    }
    /** Whether the checkout turned the line ends of this file into CRLF, so that they are turned back for git. */
    #storesLf(path) {
        return this.#crlf.has(path);
    }
    async #touch(path, now) {
        if (this.#found.has(path))
            return;
        this.#found.set(path, now);
        const stored = await this.#options.repository.text(this.#options.head, path);
        if (now?.includes('\r\n') && stored !== undefined && !stored.includes('\r'))
            this.#crlf.add(path);
    }
    async #put(path, text) {
        await this.#note(path, text);
        await this.#files.put(path, text);
    }
    #note(path, text) {
        return this.#journal.note(path, { found: this.#found.get(path), text });
    }
    async #tipText(path) {
        return this.#options.repository.text(this.#tip, path);
    }
    async #names(from, to) {
        if (from === to)
            return [];
        const names = await this.#git(['diff', '--name-only', '--no-renames', '-z', '--end-of-options', from, to]);
        return names.split('\0').filter(name => name !== '');
    }
    #git(args) {
        return this.#options.repository.git(args);
    }
}

;// CONCATENATED MODULE: ./lib/main.js
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























/** Bytes that GitHub accepts as the body of a pull request or a comment, less what markers need. */
const BODY_LIMIT = 65_000;
/** The whole way for one request: workspace, tests, fixers, the cycle, the report. */
async function fixTests(job) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const began = external_node_perf_hooks_.performance.now();
        const { settings, request, checkout } = job;
        const key = (0,lib_job/* keyOf */.T)(job);
        const dir = (0,external_node_path_.join)(job.stateRoot, key);
        await (0,promises_.mkdir)(dir, { recursive: true, mode: 0o700 });
        const _alone = __addDisposableResource(env_1, await locked((0,external_node_path_.join)(job.stateRoot, 'lock'))
        // One for the checkout, whatever commit the run that died was at.
        , true);
        // One for the checkout, whatever commit the run that died was at.
        const journal = (0,external_node_path_.join)(job.stateRoot, 'touched.json');
        const { restored, left } = await GitWorkspace.recover(checkout.top, journal);
        await (0,workspace_checkout/* requireClean */.Bs)(checkout);
        const host = { PATH: job.host.PATH ?? '', HOME: job.host.HOME ?? '' };
        // Earlier steps of a job may have put objects there.
        if (job.resume !== 'anywhere')
            await (0,promises_.rm)((0,external_node_path_.join)(dir, 'git'), { recursive: true, force: true });
        const repository = await Repository.open({ dir: (0,external_node_path_.join)(dir, 'git'), work: checkout.top, host });
        const keeper = await job.openKeeper({ repository, key });
        if (job.resume !== 'anywhere')
            await Promise.all(['state.json', 'events.jsonl'].map(file => (0,promises_.rm)((0,external_node_path_.join)(dir, file), { force: true })));
        const ledger = await FileLedger.open(dir, keeper, job.secrets);
        const emit = broadcast([job.emit, event => ledger.append(event)]);
        for (const path of restored)
            emit(note('info', `${path} was put back: a run that died had left an edit in it.`));
        for (const path of left)
            emit(note('warning', `${path} was edited by a run that died, and changed since: it is left as it is.`));
        emit({ kind: 'request', branch: request.headBranch, sha: request.headSha, key });
        const _there = __addDisposableResource(env_1, await (0,workspace_checkout/* switched */.uE)(checkout, { sha: request.headSha, from: repository }), true);
        const project = (0,frameworks_project/* projectAt */.t)(directory(checkout, settings));
        const framework = frameworkFor(project, settings, job.reported);
        const reported = (job.reported ?? []).filter(({ status }) => status === 'failed').map(({ id }) => id);
        const known = job.resume === 'no' ? undefined : await ledger.load({ local: job.resume === 'anywhere' });
        for (const problem of ledger.problems)
            emit(note('warning', problem));
        const state = await beginning({ known, job, key, reported, keeper, repository, emit });
        const policy = {
            protected: settings['protected-paths'],
            matches: (pattern, path) => picomatch.isMatch(path, pattern, { dot: true }),
        };
        const workspace = __addDisposableResource(env_1, await GitWorkspace.open({ root: checkout.top, repository, head: request.headSha, policy, journal }, state.tip), true);
        const tests = new ProcessTestRunner({
            project,
            framework,
            temp: (0,external_node_path_.join)(dir, 'runs'),
            host: job.host,
            pass: settings['pass-env'],
            secrets: job.secrets,
            timeoutMs: settings['test-timeout-minutes'] * 60_000,
            reportPaths: settings['report-paths'],
            emit,
        });
        const redact = redactor(job.secrets);
        const isTest = (file) => picomatch.isMatch(file, [...TEST_FILES], { dot: true });
        const fixers = await fixerChain({
            models: settings.models,
            anthropicKey: settings['anthropic-api-key'],
            anthropicUrl: settings['anthropic-base-url'],
            redact,
            isTest,
        });
        const setupCommand = settings['setup-command'] && (0,command_line/* parseCommand */.R)('setup-command', settings['setup-command']);
        const report = (at) => {
            const ids = (0,domain_state/* testById */.pk)(at);
            const targets = at.targets.flatMap(target => ids.get(target) ?? []);
            const written = reportOn(at, {
                reproduce: tests.describe(targets),
                limit: BODY_LIMIT,
                repositoryUrl: job.repositoryUrl,
            });
            return { ...written, title: redact(written.title), markdown: redact(written.markdown) };
        };
        const synced = {
            async run(selection, signal) {
                await workspace.sync();
                return tests.run(selection, signal);
            },
            describe: targets => tests.describe(targets),
        };
        const world = {
            rules: { fixers: [...fixers.keys()], limits: limitsOf(settings) },
            workspace,
            tests: synced,
            fixers,
            ledger,
            clock: Date,
            emit,
            signal: job.signal,
            inProject: inProject(checkout, project),
            compiles: compilers({ root: checkout.top, host: job.host, temp: (0,external_node_path_.join)(dir, 'runs'), signal: job.signal }),
            surroundings: async () => surroundings({ workspace, project, checkout, isTest }),
            publish: async (at) => job.publish(at, report(at)),
        };
        // On each machine anew, wherever the work goes on; a result that only has to be published needs no tests.
        if (setupCommand && state.phase.at !== 'publishing')
            await tests.setup(setupCommand, job.signal);
        const end = await runCycle(state, world);
        const modelMs = (0,domain_state/* totalUsage */.GG)(end).waitedMs - (0,domain_state/* totalUsage */.GG)(state).waitedMs;
        emit({ kind: 'time', totalMs: external_node_perf_hooks_.performance.now() - began, testMs: tests.spentMs, modelMs });
        return { state: end, report: report(end) };
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
function limitsOf(settings) {
    return {
        iterations: settings['max-iterations'],
        attempts: settings['max-attempts'],
        minutes: settings['timeout-minutes'],
        tokens: settings['max-tokens'],
    };
}
function note(level, text) {
    return { kind: 'note', level, text };
}
function broadcast(listeners) {
    return (event) => {
        for (const listener of listeners)
            listener(event);
    };
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

/** How it ended, in one sentence. */
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
                    ? `Not fixed: nothing was tried${state.stop === 'time' ? ', since no time was left' : ''}`
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
/** The title of the pull request: what was fixed. */
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
/** One line without Markdown: a title is shown as it is. */
function plain(text) {
    return text.replaceAll('`', '').replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed();
}


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ lineOf)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

const SIGN = { pass: '✓', progress: '◐', other: '✗' };
/** An event as a line of the log. Pure; the text is made safe for a log. `busy` lines are only for a live display. */
function lineOf(event) {
    const { kind, text } = render(event);
    return { kind, text: (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(text) };
}
function render(event) {
    switch (event.kind) {
        case 'request':
            return heading(`${event.branch} at ${event.sha.slice(0, 7)}`);
        case 'reports-read':
            return step(`${event.files} report files: ${event.cases} test cases, ${event.failing} failing`);
        case 'note':
            return { kind: event.level === 'warning' ? 'warning' : 'detail', text: event.text };
        case 'resumed':
            return step(`going on from ${event.phase}, after ${event.attempts} attempts`);
        case 'setup':
            return step(`setup: ${event.command}`);
        case 'tests-started':
            return { kind: 'busy', text: `running ${event.what}` };
        case 'tests-ended': {
            const skipped = event.skipped > 0 ? `, ${event.skipped} skipped` : '';
            const incomplete = event.complete ? '' : ' (incomplete)';
            return detail(`${event.what}: ${event.passed} passed, ${event.failed} failed${skipped}, ${seconds(event.durationMs)}${incomplete}`);
        }
        case 'reproduced':
            return step(`reproduced: ${event.targets.length} failing${event.flaky.length > 0 ? `, ${event.flaky.length} flaky` : ''}${event.notReproduced.length > 0 ? `, ${event.notReproduced.length} not reproduced` : ''}`);
        case 'diagnosed':
            return step(event.clusters.length === 0
                ? 'diagnosis: nothing left to fix'
                : `diagnosis: ${event.clusters.length} root cause${event.clusters.length === 1 ? '' : 's'} (${event.clusters
                    .map(({ title }) => title)
                    .slice(0, 5)
                    .join('; ')})`);
        case 'attempt':
            return heading(`Iteration ${event.iteration} – ${event.strategy}, ${event.fixer}: ${event.title}`);
        case 'trying':
            return { kind: 'busy', text: `${event.fixer}: candidate ${event.tried} of ${event.of}, ${event.what}` };
        case 'thought':
            return detail(`${event.fixer}: ${event.text}`);
        case 'judged': {
            const sign = event.result === 'pass' || event.result === 'progress' ? SIGN[event.result] : SIGN.other;
            return step(`${sign} ${event.result}: ${event.reason}`);
        }
        case 'committed':
        case 'reverted':
            return step(`${event.sha.slice(0, 7)} ${event.subject}`);
        case 'stopping':
            return heading(`Done with the iterations (${event.why})`);
        case 'pushed':
            return detail(`pushed ${event.sha.slice(0, 7)} to ${event.branch}`);
        case 'pull-request':
            return step(`pull request ${event.operation}: ${event.url}`);
        case 'time': {
            const own = event.totalMs - event.testMs - event.modelMs;
            return detail(`time: ${seconds(event.totalMs)} in all, ${seconds(event.testMs)} in tests, ${seconds(event.modelMs)} in models, ${seconds(own)} of its own`);
        }
    }
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


/***/ }),

/***/ 4855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W_: () => (/* binding */ reportsInWorkspace),
/* harmony export */   uD: () => (/* binding */ reportPathsIn),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* unused harmony export USUAL_REPORTS */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3382);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _frameworks_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(880);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9579);






/** Where test runners and their common set-ups put JUnit XML. */
const USUAL_REPORTS = [
    '**/{junit,report,test-report,test-results,pytest,vitest,jest}*.xml',
    '**/TEST-*.xml',
    '**/{test-results,test-reports,reports,junit,surefire-reports}/**/*.xml',
];
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/vendor/**', '**/.venv/**'];
/** Bytes beyond which a report is not read. */
const MAX_BYTES = 200_000_000;
/** Absolute paths of the reports in a directory: those of the patterns, or of the usual places. */
function reportPathsIn(root, patterns) {
    const options = { cwd: root, ignore: IGNORED, absolute: true, dot: true, followSymbolicLinks: false };
    return (0,tinyglobby__WEBPACK_IMPORTED_MODULE_5__/* .glob */ .TI)([...(patterns ?? USUAL_REPORTS)], options);
}
/** @throws UserError when a pattern matches nothing */
async function reportsInWorkspace(root, patterns) {
    const paths = await reportPathsIn(root, patterns);
    if (paths.length === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`No test report matches ${(patterns ?? USUAL_REPORTS).join(', ')}.`, 'Have the tests write JUnit XML, and give its path in report-paths.');
    }
    const sizes = await Promise.all(paths.map(async (path) => ({ path, size: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size })));
    return Promise.all(sizes
        .filter(({ size }) => size <= MAX_BYTES)
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map(async ({ path }) => ({ name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path), text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8') })));
}
/** @throws UserError when not one of the files can be read */
async function readAll(files, options) {
    const project = (0,_frameworks_project_js__WEBPACK_IMPORTED_MODULE_3__/* .projectAt */ .t)(options.root);
    const { cases, unreadable } = await (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readReports */ .oh)(files, (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .relativiser */ .$5)(options.root, project.exists));
    const notes = [...options.notes, ...unreadable];
    if (unreadable.length === files.length) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`No test report can be read: ${notes.slice(0, 3).join(' ')}`, 'Check that the job uploads complete JUnit XML files, and that report-paths or artifact-name names them.');
    }
    return { cases, files: files.length - unreadable.length, notes };
}


/***/ }),

/***/ 6694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ UnreadableReport),
  i: () => (/* binding */ parseJUnit)
});

// EXTERNAL MODULE: ./node_modules/junit2json/dist/esm/index.js
var esm = __webpack_require__(5828);
;// CONCATENATED MODULE: ./lib/results/node.js
/** An attribute or a text, whatever it was read as. */
function textOf(value) {
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

;// CONCATENATED MODULE: ./lib/results/dialects.js

const vitest = {
    framework: 'vitest',
    marks: xml => /<testsuites[^>]*\bname="vitest tests"/.test(xml),
    identify(testCase, suites) {
        const file = textOf(testCase.file) || textOf(suites.at(-1)?.name) || textOf(testCase.classname);
        // A file that could not be loaded stands as a case named like the file.
        const title = textOf(testCase.name);
        const parts = title === file ? [''] : title.split(' > ');
        return { framework: 'vitest', file: slashes(file), suite: parts.slice(0, -1), name: parts.at(-1) ?? '' };
    },
};
const pytest = {
    framework: 'pytest',
    marks: xml => /<testsuites?[^>]*\bname="pytest(?: tests)?"/.test(xml),
    identify(testCase) {
        const classname = textOf(testCase.classname);
        const name = textOf(testCase.name);
        // A module that could not be collected stands as a case without a class, named by its dotted path.
        const told = slashes(textOf(testCase.file));
        if (classname === '' && !name.includes('[')) {
            return { framework: 'pytest', file: told || modulePath(name.split('.')), suite: [], name: '' };
        }
        const parts = classname.split('.').filter(part => part !== '');
        // The file is where the function was written: that of a base class or a decorator may be another module's.
        const module = told.replace(/\.py$/, '').replaceAll('/', '.');
        const own = told !== '' && `${classname}.`.startsWith(`${module}.`);
        const depth = own ? module.split('.').length : moduleDepth(parts);
        const file = own ? told : modulePath(parts.slice(0, depth));
        return { framework: 'pytest', file, suite: parts.slice(depth), name };
    },
};
const other = {
    framework: '',
    marks: () => true,
    identify(testCase, suites) {
        const name = textOf(testCase.name);
        const file = textOf(testCase.file) || textOf(suites.findLast(suite => textOf(suite.file) !== '')?.file);
        const classname = textOf(testCase.classname);
        // jest-junit's defaults repeat the whole title as the class: then the name says it all.
        const suite = classname === '' || name === classname || name.startsWith(`${classname} `) ? [] : [classname];
        return { framework: '', file: slashes(file), suite, name };
    },
};
const jest = {
    ...other,
    framework: 'jest',
    marks: xml => /<testsuites[^>]*\bname="jest tests"/.test(xml),
    identify: (testCase, suites) => ({ ...other.identify(testCase, suites), framework: 'jest' }),
};
const DIALECTS = [vitest, jest, pytest, other];
/** The dialect of a report: as told, else by its marks. */
function dialectOf(xml, framework) {
    const start = xml.slice(0, 4_000);
    const told = DIALECTS.find(dialect => dialect.framework !== '' && dialect.framework === framework);
    return told ?? DIALECTS.find(dialect => dialect.marks(start)) ?? other;
}
/** How many leading parts of a dotted class name are the module: all before the first that is named like a class. */
function moduleDepth(parts) {
    const classAt = parts.findIndex(part => /^_*[A-Z]/.test(part));
    return classAt < 0 ? parts.length : classAt;
}
function modulePath(parts) {
    return parts.length === 0 ? '' : `${parts.join('/')}.py`;
}
function slashes(path) {
    return path.replaceAll('\\', '/').replace(/^\.\//, '');
}

;// CONCATENATED MODULE: ./lib/results/junit.js



/** A report whose text cannot be read; the message is one sentence. */
class UnreadableReport extends Error {
}
/**
 * Reads one JUnit XML report.
 * @param xml the whole file
 * @param framework the framework when it is known; else it is told from the report's own marks
 * @throws UnreadableReport when it is not XML, or not JUnit
 */
async function parseJUnit(xml, framework) {
    if (/<!DOCTYPE/i.test(xml))
        throw new UnreadableReport('it declares a DOCTYPE, which no test report needs.');
    const root = await tree(xml);
    if (root === undefined)
        throw new UnreadableReport('it is XML, but its root is neither <testsuites> nor <testsuite>.');
    const roots = Array.isArray(root) ? root : [root];
    const suites = roots.flatMap(node => (Array.isArray(node.testsuite) ? node.testsuite : [node]));
    const dialect = dialectOf(xml, framework);
    return suites
        .flatMap(suite => casesOf(suite, []))
        .map(({ node, suites: path }) => ({
        id: dialect.identify(node, path),
        ...resultOf(node),
        line: numberOf(node.line),
    }));
}
async function tree(xml) {
    try {
        // No number processor: a test named "007" keeps its name.
        return (await (0,esm/* parse */.q)(xml.trimStart(), { attrValueProcessors: [] })) ?? undefined;
    }
    catch (error) {
        const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
        throw new UnreadableReport(`it is not well-formed XML (${reason}).`, { cause: error });
    }
}
function casesOf(suite, path) {
    const suites = [...path, suite];
    const own = nodes(suite.testcase).map(node => ({ node, suites }));
    return [...own, ...nodes(suite.testsuite).flatMap(inner => casesOf(inner, suites))];
}
function resultOf(node) {
    const problems = [...problemsOf(node.failure, 'failure'), ...problemsOf(node.error, 'error')];
    // A todo of node:test that fails is written as both, and does not fail the run.
    const skipped = Array.isArray(node.skipped);
    const status = skipped ? 'skipped' : problems.length > 0 ? 'failed' : 'passed';
    return { status, problems: skipped ? [] : problems, durationMs: Math.round((numberOf(node.time) ?? 0) * 1000) };
}
function problemsOf(value, kind) {
    return nodes(value).map(node => {
        const stack = textOf(node.inner).replace(/\r\n/g, '\n');
        const message = textOf(node.message) || firstLine(stack);
        return { kind, type: textOf(node.type), message, stack };
    });
}
/** Children with no attributes come as bare strings; they are given the same shape. */
function nodes(value) {
    if (!Array.isArray(value))
        return [];
    return value.map(item => (item !== null && typeof item === 'object' ? item : { inner: item }));
}
function numberOf(value) {
    const text = textOf(value).replaceAll(',', '');
    return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}
function firstLine(text) {
    return (text
        .split('\n')
        .find(line => line.trim() !== '')
        ?.trim() ?? '');
}


/***/ }),

/***/ 9579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tL: () => (/* binding */ readReport),
  oh: () => (/* binding */ readReports),
  $5: () => (/* binding */ relativiser)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(2047);
// EXTERNAL MODULE: ./lib/results/junit.js + 2 modules
var junit = __webpack_require__(6694);
;// CONCATENATED MODULE: ./lib/results/jest-json.js



/** What is read of jest's `--json`. Source: FormattedTestResults in @jest/test-result. */
const JestJson = schemas/* object */.Ikc({
    testResults: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: schemas/* string */.YjP(),
        message: schemas/* string */.YjP().default(''),
        status: schemas/* string */.YjP(),
        assertionResults: schemas/* array */.YOg(schemas/* object */.Ikc({
            ancestorTitles: schemas/* array */.YOg(schemas/* string */.YjP()),
            title: schemas/* string */.YjP(),
            status: schemas/* string */.YjP(),
            duration: schemas/* number */.aig().nullish(),
            location: schemas/* object */.Ikc({ line: schemas/* number */.aig() }).nullish(),
            failureMessages: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
        })),
    })),
});
/**
 * Reads the report of `jest --json`. A file that could not be loaded is a failed case without a name.
 * @throws UnreadableReport when it is not that
 */
function parseJestJson(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        throw new junit/* UnreadableReport */.s('it is not JSON.', { cause: error });
    }
    const report = JestJson.safeParse(json);
    if (!report.success)
        throw new junit/* UnreadableReport */.s('it is JSON, but not a report of jest --json.');
    return report.data.testResults.flatMap((file) => {
        const path = file.name.replaceAll('\\', '/');
        if (file.assertionResults.length === 0 && file.status === 'failed') {
            const problems = [problemOf(file.message, 'error')];
            return [{ id: { framework: 'jest', file: path, suite: [], name: '' }, status: 'failed', durationMs: 0, problems }];
        }
        return file.assertionResults.map(test => ({
            id: { framework: 'jest', file: path, suite: test.ancestorTitles, name: test.title },
            status: statusOf(test.status),
            durationMs: test.duration ?? 0,
            problems: (test.failureMessages ?? []).map(message => problemOf(message, 'failure')),
            line: test.location?.line,
        }));
    });
}
function statusOf(status) {
    return status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped';
}
function problemOf(text, kind) {
    const stack = (0,external_node_util_.stripVTControlCharacters)(text);
    const message = stack.split('\n    at ')[0]?.trim() ?? '';
    return { kind, type: /^(\w*Error)\b/.exec(message)?.[1] ?? '', message, stack };
}

;// CONCATENATED MODULE: ./lib/results/read.js



/** Characters beyond which a name is no path. */
const LONGEST_PATH = 4_096;
/**
 * Reads one report.
 * @throws UnreadableReport whose message is one sentence without the file's name
 */
async function readReport(text, options) {
    if (text.trim() === '')
        throw new junit/* UnreadableReport */.s('it is empty.');
    const cases = options.format === 'jest-json' ? parseJestJson(text) : await (0,junit/* parseJUnit */.i)(text, options.framework);
    return cases.map(testCase => ({ ...testCase, id: { ...testCase.id, file: options.relative(testCase.id.file) } }));
}
/** Reads many JUnit reports; one that cannot be read never hides the good ones beside it. */
async function readReports(files, relative) {
    const cases = [];
    const unreadable = [];
    for (const file of files) {
        try {
            for (const testCase of await readReport(file.text, { format: 'junit', relative }))
                cases.push(testCase);
        }
        catch (error) {
            if (!(error instanceof junit/* UnreadableReport */.s))
                throw error;
            unreadable.push(`${file.name} cannot be read: ${error.message}`);
        }
    }
    return { cases, unreadable };
}
/**
 * Relative paths from whatever a reporter wrote: relative ones, absolute ones of this machine, and absolute ones of
 * the machine where CI ran, of which the longest end that exists here is taken.
 */
function relativiser(root, exists) {
    const base = root.replaceAll('\\', '/').replace(/\/$/, '');
    return file => {
        // No file system has such a path, and all its ends together would not fit into memory.
        if (file.length > LONGEST_PATH)
            return file;
        const path = file.replaceAll('\\', '/').replace(/^file:\/\//, '');
        if (path.startsWith(`${base}/`))
            return path.slice(base.length + 1);
        if (!external_node_path_.posix.isAbsolute(path) && !/^[A-Za-z]:\//.test(path)) {
            const plain = external_node_path_.posix.normalize(path).replace(/^\.$/, '');
            return plain === '' || exists(plain) ? plain : (longestEnd(plain) ?? plain);
        }
        return longestEnd(path) ?? path;
    };
    function longestEnd(path) {
        const parts = path.split('/').filter(part => part !== '');
        return parts.map((_, index) => parts.slice(index).join('/')).find(exists);
    }
}


/***/ }),

/***/ 4738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseCommand),
/* harmony export */   T: () => (/* binding */ printCommand)
/* harmony export */ });
/* harmony import */ var _domain_quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);


/** One piece of a command: blank, quoted once or twice, escaped, an operator of the shell, or plain. */
const PIECE = /(?<blank>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[\s\S])*)"|\\(?<escaped>[\s\S])|(?<operator>\$\(|`|&&|\|\||>>|>&|[;|&<>])|(?<plain>[^\s'"\\;|&<>`$]+|[\s\S])/g;
/**
 * Splits a command as a shell would split words, and nothing more.
 * @throws UserError when it is empty or needs a shell, since none is started.
 */
function parseCommand(name, text) {
    const words = wordsOf(name, text);
    const env = {};
    while (words.length > 1 && /^[A-Za-z_]\w*=/.test(words[0] ?? '')) {
        const setting = words.shift() ?? '';
        env[setting.slice(0, setting.indexOf('='))] = setting.slice(setting.indexOf('=') + 1);
    }
    const [file, ...args] = words;
    if (file === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${name} is empty.`, 'Give the program and its arguments.');
    return { file, args, env };
}
function wordsOf(name, text) {
    const words = [];
    let word;
    for (const { groups = {} } of text.trim().matchAll(PIECE)) {
        const substitution = /(?<!\\)(?:\$\(|`)/.exec(groups.double ?? '')?.[0];
        const operator = groups.operator ?? substitution;
        if (operator !== undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${name} uses ${operator}, but no shell is started.`, "Put the commands into a script, and give the script; or write bash -c '…' yourself.");
        }
        if (groups.plain === "'" || groups.plain === '"') {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${name} has a quote that is not closed.`, `Close the ${groups.plain}.`);
        }
        if (groups.blank === undefined) {
            const double = groups.double?.replace(/\\(["\\$`])/g, '$1');
            word = (word ?? '') + (groups.single ?? double ?? groups.escaped ?? groups.plain ?? '');
        }
        else if (word !== undefined) {
            words.push(word);
            word = undefined;
        }
    }
    return word === undefined ? words : [...words, word];
}
/** A command as a person would type it in a shell. */
function printCommand(command) {
    const env = Object.entries(command.env ?? {}).map(([name, value]) => `${name}=${(0,_domain_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(value)}`);
    return [...env, ...[command.file, ...command.args].map(_domain_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)].join(' ');
}


/***/ }),

/***/ 7829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ requireClean),
/* harmony export */   dX: () => (/* binding */ inspectCheckout),
/* harmony export */   uE: () => (/* binding */ switched)
/* harmony export */ });
/* unused harmony export dirtyFiles */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(297);



/** The machine's own settings apply here, as they did when the checkout was made; only hooks and monitors do not. */
const ENV = { GIT_CONFIG_NOSYSTEM: '0' };
/**
 * Looks at the checkout that holds a directory.
 * @throws UserError when it is not one that can be worked on
 */
async function inspectCheckout(directory, host) {
    const top = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(['rev-parse', '--show-toplevel'], { cwd: directory, host, env: ENV }).catch((error) => {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
            throw error;
        const unsafe = /dubious ownership/.test(error.stderr);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(unsafe
            ? `git does not trust ${directory}, since somebody else owns it.`
            : `${directory} is not a git checkout.`, unsafe
            ? `Run: git config --global --add safe.directory ${directory}`
            : 'Use actions/checkout in an earlier step, or run this inside a git repository.', { cause: error });
    });
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(top.trim());
    const head = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitResult */ .c_)(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], {
        cwd,
        host,
        env: ENV,
        codes: [1, 128],
    });
    if (head.code !== 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`The repository in ${cwd} has no commits.`, 'Commit the project first: a fix is a commit on top of one.');
    }
    const branch = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitResult */ .c_)(['symbolic-ref', '--quiet', '--short', 'HEAD'], { cwd, host, env: ENV, codes: [1] });
    return { top: cwd, sha: head.stdout.trim(), branch: branch.code === 0 ? branch.stdout.trim() : undefined, host };
}
/** The tracked files that differ from the commit that is checked out. */
async function dirtyFiles(checkout) {
    const status = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(['status', '--porcelain=v1', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=all'], {
        cwd: checkout.top,
        host: checkout.host,
        env: ENV,
    });
    return status
        .split('\0')
        .filter(entry => entry !== '')
        .map(entry => entry.slice(3));
}
/** @throws UserError when tracked files were changed: they would be mixed with the fix, or lost. */
async function requireClean(checkout) {
    const dirty = await dirtyFiles(checkout);
    if (dirty.length === 0)
        return;
    const more = dirty.length > 3 ? ` and ${dirty.length - 3} more` : '';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`The work tree has uncommitted changes (${dirty.slice(0, 3).join(', ')}${more}).`, 'Commit or stash them first; in a workflow, run this before steps that change tracked files.');
}
/**
 * Puts another commit into the work tree for as long as the result is not disposed of.
 * @throws UserError when a changed file is in the way
 */
async function switched(checkout, options) {
    const run = (args) => (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(args, { cwd: checkout.top, host: checkout.host, env: ENV });
    if (checkout.sha === options.sha)
        return { async [Symbol.asyncDispose]() { } };
    await run([
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-write-fetch-head',
        '--update-shallow',
        options.from.dir,
        options.sha,
    ]);
    await run(['checkout', '--quiet', '--detach', options.sha]).catch((error) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`The failing commit ${options.sha.slice(0, 7)} cannot be checked out over ${checkout.sha.slice(0, 7)}: ${String((0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(error.stderr ?? '')[0] ?? error)}.`, 'Give actions/checkout the failing commit: ref: ${{ github.event.workflow_run.head_sha || github.event.pull_request.head.sha || github.sha }}.', { cause: error });
    });
    return {
        async [Symbol.asyncDispose]() {
            await run(['checkout', '--quiet', '--force', checkout.branch ?? checkout.sha]);
        },
    };
}


/***/ }),

/***/ 297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   c_: () => (/* binding */ gitResult)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1260);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** git ended with a code that is not an answer. `stderr` is untrusted text. */
class GitError extends Error {
    args;
    stderr;
    constructor(args, code, stderr) {
        super(`git ${args.find(arg => !arg.startsWith('-')) ?? ''} ended with exit code ${code}: ${stderr.trim().slice(-2_000)}`);
        this.name = 'GitError';
        this.args = args;
        this.stderr = stderr;
    }
}
/**
 * What no git command of the bot may read or start: the configuration of the machine and of the user, prompts,
 * and whatever else could make git run a program.
 */
const QUIET = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null',
    GIT_ALLOW_PROTOCOL: 'file:http:https',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_EDITOR: 'true',
    GIT_AUTHOR_NAME: 'fix-tests',
    GIT_AUTHOR_EMAIL: 'fix-tests@users.noreply.github.com',
    GIT_COMMITTER_NAME: 'fix-tests',
    GIT_COMMITTER_EMAIL: 'fix-tests@users.noreply.github.com',
    LC_ALL: 'C',
};
const SAFE = [
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'core.fsmonitor=false',
    '-c',
    'core.quotePath=false',
    '-c',
    'gc.auto=0',
];
/**
 * Runs git and returns what it printed.
 * @throws GitError
 */
async function git(args, options) {
    return (await gitResult(args, options)).stdout;
}
async function gitResult(args, options) {
    const { stdout, stderr, exitCode } = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .getExecOutput */ .H)('git', [...SAFE, ...args], {
        cwd: options.cwd,
        env: { ...options.host, ...QUIET, ...options.env },
        silent: true,
        ignoreReturnCode: true,
        ...(options.input === undefined ? {} : { input: Buffer.from(options.input) }),
    }).catch((error) => {
        if (!/Unable to locate executable/.test((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error)))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('git was not found.', 'Install it, or put it on the PATH.', { cause: error });
    });
    if (exitCode !== 0 && !options.codes?.includes(exitCode))
        throw new GitError(args, exitCode, stderr);
    return { stdout, code: exitCode };
}
function lines(text) {
    return text.split('\n').filter(line => line !== '');
}


/***/ }),

/***/ 3848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bF: () => (/* binding */ ledgerCommit),
/* harmony export */   c4: () => (/* binding */ STATE),
/* harmony export */   dZ: () => (/* binding */ stateRef)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(297);

const STATE = 'state.json';
/** Makes the commit that carries the ledger, on top of the one before. */
async function ledgerCommit({ repository }, options) {
    const blobs = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(await repository.git(['hash-object', '-w', '--no-filters', '--', ...options.files.values()]));
    const entries = [...options.files.keys()].map((name, index) => `100644 blob ${blobs[index]}\t${name}\n`);
    const tree = (await repository.git(['mktree'], { input: entries.join('') })).trim();
    const parents = options.parent === undefined ? [] : [options.parent];
    return repository.commitTree({ tree, parents, message: options.message });
}
function stateRef({ key }) {
    return `refs/fix-tests/${key}`;
}


/***/ })

};
