export const id = 189;
export const ids = [189];
export const modules = {

/***/ 3797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dJ: () => (/* binding */ failuresOf),
  xX: () => (/* binding */ rateAfter),
  eY: () => (/* binding */ snapshotOf),
  Ej: () => (/* binding */ statusesIn),
  Hc: () => (/* binding */ verdictOn)
});

// EXTERNAL MODULE: ./lib/domain/known.js
var known = __webpack_require__(1255);
// EXTERNAL MODULE: ./lib/domain/tests.js
var domain_tests = __webpack_require__(5385);
// EXTERNAL MODULE: ./lib/domain/verdict.js
var verdict = __webpack_require__(5141);
;// CONCATENATED MODULE: ./lib/triage/frames.js
const LANGUAGES = [
    {
        patterns: [
            /^\s*at (?:async )?(?:(?<symbol>[^(\n]+?) \((?:file:\/\/)?(?<file>[^:\n]*(?::[\\/][^:\n]*)?):(?<line>\d+):\d+\)|(?:file:\/\/)?(?<bare>[^\s():]*(?::[\\/][^\s():]*)?):(?<at>\d+):\d+)/,
            /^\s*❯ (?:(?<symbol>(?:new |async )?\S+) )?(?<file>[^\s:]+):(?<line>\d+):\d+/,
        ],
    },
    {
        innermostLast: true,
        patterns: [
            /^(?<file>[^\s:]+\.py):(?<line>\d+): (?:in )?(?<symbol>\S*)/,
            /^\s*(?:E\s+)?File "(?<file>[^"]+)", line (?<line>\d+)(?:, in (?<symbol>\S+))?/,
        ],
    },
    {
        patterns: [
            /^\s+(?<symbol>)(?<file>[^\s:]+\.go):(?<line>\d+)/,
            /^(?<symbol>)(?<file>[^\s:]+\.go):(?<line>\d+):\d+: /,
        ],
    },
    {
        patterns: [
            /^\s*at (?:[\w.@-]+\/{1,2})*(?<symbol>[\w.$<>]+)\((?<file>[\w$-]+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)/,
            /^(?:\[ERROR\] |e: (?:file:\/\/)?)?(?<symbol>)(?<file>[^\s:[\]]+\.(?:java|kt|groovy|scala)):\[?(?<line>\d+)/,
        ],
    },
    {
        patterns: [
            /panicked at (?:'[^]*', )?(?<symbol>)(?<file>[^\s:']+\.rs):(?<line>\d+):\d+/,
            /^\s+(?:at|-->) (?<symbol>)(?:\.\/)?(?<file>[^\s:]+\.rs):(?<line>\d+):\d+/,
        ],
    },
    {
        patterns: [
            /^\s*(?:# )?(?<file>[^\s:#][^\s:]*\.rb):(?<line>\d+)(?::in [`'](?:block (?:\(\d+ levels\) )?in )?(?<symbol>[^']*)')?/,
        ],
    },
    {
        patterns: [
            /^\s*#\d+ (?<file>\/?[^\s(]+\.php)\((?<line>\d+)\): (?<symbol>[^(]*)/,
            /^(?<symbol>)(?<file>\/?[^\s:]+\.php):(?<line>\d+)$/,
        ],
    },
    { patterns: [/^\s*at (?<symbol>[^(]+)\([^)]*\) in (?<file>.+?):line (?<line>\d+)/] },
    {
        patterns: [
            /^(?<symbol>)(?<file>[^\s:]+\.(?:cc?|cpp|cxx|hh?|hpp|m|mm)):(?<line>\d+)/,
            /^\s*#\d+ .* in (?<symbol>\S+) (?<file>\S+\.(?:cc?|cpp|cxx|hh?|hpp)):(?<line>\d+)/,
        ],
    },
];
const LONGEST = 1_000;
function framesOf(stack, inProject) {
    const frames = [];
    let reversed = false;
    for (const text of stack.split('\n')) {
        const found = frameIn(text.slice(0, LONGEST));
        if (found === undefined)
            continue;
        const file = inProject(found.file) ?? (found.path === undefined ? undefined : inProject(found.path));
        if (file === undefined)
            continue;
        reversed ||= found.innermostLast;
        frames.push({ file, line: found.line, symbol: found.symbol });
    }
    return reversed ? frames.toReversed() : frames;
}
function frameIn(text) {
    if (!/[:(] ?\[?\d|line \d/.test(text))
        return undefined;
    for (const language of LANGUAGES) {
        const groups = language.patterns.map(pattern => pattern.exec(text)?.groups).find(found => found !== undefined);
        const file = groups?.file ?? groups?.bare;
        if (groups === undefined || file === undefined)
            continue;
        const symbol = groups.symbol ?? '';
        const line = Number(groups.line ?? groups.at);
        return { file, path: javaPath(file, symbol), line, symbol, innermostLast: language.innermostLast === true };
    }
}
function javaPath(file, symbol) {
    if (!/\.(?:java|kt|groovy|scala)$/.test(file) || file.includes('/'))
        return undefined;
    const parts = symbol.split('.').slice(0, -2);
    return parts.length === 0 ? undefined : `${parts.join('/')}/${file}`;
}

;// CONCATENATED MODULE: ./lib/cycle/evidence.js




const MESSAGE = 2_000;
const STACK = 6_000;
function snapshotOf(run, options) {
    const cases = (0,domain_tests/* byKey */.dX)(run.cases);
    const loaded = nowLoaded(cases, options.before);
    const tests = [...cases.values()].map(({ id, status }) => ({ id, status }));
    return {
        sha: options.sha,
        tests: [...tests, ...loaded.map(id => ({ id, status: 'passed' }))],
        failures: failuresOf(run.cases, options.inProject),
        durationMs: run.durationMs,
    };
}
function failuresOf(cases, inProject) {
    return [...(0,domain_tests/* byKey */.dX)(cases).values()].flatMap(({ id, status, problems, durationMs }) => {
        const problem = problems[0];
        if (problem === undefined || status !== 'failed')
            return [];
        const text = problem.stack || problem.message;
        return {
            id,
            problem: { ...problem, message: problem.message.slice(0, MESSAGE), stack: problem.stack.slice(0, STACK) },
            frames: framesOf(text, inProject),
            durationMs,
        };
    });
}
function verdictOn(state, run, options) {
    const ids = (0,known/* testById */.pk)(state);
    const after = statusesIn(state, run);
    const units = new Set(run.cases.filter(({ status }) => status !== 'skipped').map(({ id }) => (0,domain_tests/* unitOf */.uF)(id)));
    return (0,verdict/* judge */.S4)({
        before: (0,known/* knownStatuses */.sC)(state),
        ...(options.whole ? { since: (0,known/* statusesOf */.CB)(state.current) } : {}),
        after,
        complete: run.complete,
        reason: run.notes.join(' '),
        targets: options.targets,
        flaky: new Set(state.flaky),
        covers: key => options.whole || units.has((0,domain_tests/* unitOf */.uF)(ids.get(key))),
    });
}
function rateAfter(state, run) {
    return (0,verdict/* passRate */.sc)(new Map([...(0,known/* knownStatuses */.sC)(state), ...statusesIn(state, run)]), (0,known/* ignoredTests */.qz)(state));
}
function statusesIn(state, run) {
    const cases = (0,domain_tests/* byKey */.dX)(run.cases);
    const statuses = new Map([...cases].map(([key, { status }]) => [key, status]));
    const known = [...(state.current?.tests ?? []), ...(state.seen?.tests ?? [])];
    for (const id of nowLoaded(cases, { tests: known }))
        statuses.set((0,domain_tests/* keyOf */.TN)(id), 'passed');
    return statuses;
}
function nowLoaded(cases, before) {
    const nameless = (before?.tests ?? []).map(({ id }) => id).filter(id => id.name === '' && !cases.has((0,domain_tests/* keyOf */.TN)(id)));
    if (nameless.length === 0)
        return [];
    const ran = [...cases.values()].filter(({ id, status }) => id.name !== '' && status !== 'skipped').map(({ id }) => id);
    return nameless.filter(id => ran.some(test => (0,domain_tests/* encloses */.t$)(id, test)));
}


/***/ }),

/***/ 2973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ stands),
/* harmony export */   UI: () => (/* binding */ Attempt),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   f0: () => (/* binding */ vainSince),
/* harmony export */   qY: () => (/* binding */ Strategy),
/* harmony export */   sL: () => (/* binding */ isJudged),
/* harmony export */   tk: () => (/* binding */ noUsage)
/* harmony export */ });
/* unused harmony exports Analysis, Proposal, Usage, AttemptResult, isVain, isHelpful */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2047);

const Strategy = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['surgical', 'aggressive', 'conservative']);
const Analysis = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    rootCause: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    hypothesis: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    modificationPoints: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), symbol: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), change: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).readonly(),
    affectedTests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    approach: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
});
const Proposal = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    rootCause: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).readonly(),
    affectedTests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
});
const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    waitedMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    cachedTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    dollars: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
});
const noUsage = {
    requests: 0,
    waitedMs: 0,
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
    dollars: 0,
};
function sumOf(usages) {
    const total = { ...noUsage };
    for (const usage of usages)
        for (const key of Object.keys(total))
            total[key] += usage[key];
    return total;
}
const AttemptResult = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
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
const Attempt = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    iteration: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['repair', 'pruning']).default('repair'),
    past: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    clusters: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    strategy: Strategy,
    fixer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    debugging: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
    candidate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    analysis: Analysis.optional(),
    rateBefore: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    rateAfter: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    proposal: Proposal.optional(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly().default([]),
    diff: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    tree: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    result: AttemptResult.optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    final: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    unavailable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    confirmed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    revert: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    usage: Usage.default(noUsage),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
});
function isVain({ result, unavailable }) {
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
function isHelpful({ result }) {
    return result === 'pass' || result === 'progress';
}
function stands(attempt) {
    return isHelpful(attempt) && attempt.revert === undefined;
}
function vainSince(attempts) {
    return attempts.slice(attempts.findLastIndex(stands) + 1).filter(isVain);
}


/***/ }),

/***/ 397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   rR: () => (/* binding */ TEST_FILES),
/* harmony export */   sH: () => (/* binding */ sizeRefusal)
/* harmony export */ });
/* unused harmony exports ALWAYS_PROTECTED, MAX_FILES */
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
const TEST_FILES = [
    '**/*.{test,spec}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
    '**/__tests__/**',
    '**/__snapshots__/**',
    '**/*.snap',
    '**/test_*.py',
    '**/*_test.py',
    '**/conftest.py',
    '**/*_test.go',
    '**/src/{test,it,integrationTest,testFixtures}/**',
    '**/*{Test,Tests,TestCase,IT,Spec}.{java,kt,groovy,scala,php,cs}',
    '**/*_{spec,test}.rb',
    '**/*{_test,_unittest}.{c,cc,cpp,cxx}',
    '**/{test,tests,spec}/**',
    '**/e2e/**',
    '**/{vitest,jest,playwright,vite,babel}.config.*',
    '**/vitest.workspace.*',
    '**/{vitest,jest}.setup.*',
    '**/setup{Tests,-tests,-jest,-vitest}.*',
    '**/.mocharc.*',
    '**/{pom.xml,build.gradle,build.gradle.kts,settings.gradle,settings.gradle.kts}',
    '**/.mvn/**',
    '**/phpunit{,.dist}.xml{,.dist}',
    '**/.rspec',
    '**/.config/nextest.toml',
    '**/CTestTestfile.cmake',
    '**/{,.}pytest.{ini,toml}',
    '**/{tox.ini,setup.cfg,pyproject.toml,.coveragerc,sitecustomize.py}',
    '**/package.json',
    '**/{pytest,_pytest,pluggy,usercustomize}.py',
    '**/{pytest,_pytest}/**',
    '**/{tests,test}.py',
    '**/__mocks__/**',
];
const MAX_FILES = 20;
const MAX_FILE_BYTES = 1_000_000;
function refusalOf(path, policy) {
    const spelled = path.split(/[\\/]/).every(part => part !== '' && part !== '.' && part !== '..');
    if (!spelled || /^[a-zA-Z]:/.test(path))
        return `${JSON.stringify(path)} is not a path inside the project.`;
    const hit = (patterns) => patterns.find(pattern => policy.matches(pattern, path) || policy.matches(pattern, path.toLowerCase()));
    const fixed = hit(ALWAYS_PROTECTED) ?? hit(policy.protected);
    if (fixed !== undefined)
        return `${path} is protected (${fixed}); fix the cause elsewhere.`;
    const test = hit(TEST_FILES);
    if (test !== undefined)
        return `${path} belongs to the tests (${test}); fix the code that they test.`;
    return undefined;
}
function sizeRefusal(files) {
    if (files.length > MAX_FILES)
        return `The change touches ${files.length} files; at most ${MAX_FILES} are allowed.`;
    const large = files.find(file => file.bytes > MAX_FILE_BYTES);
    return large === undefined
        ? undefined
        : `${large.path} would have ${large.bytes} bytes; at most ${MAX_FILE_BYTES} are allowed.`;
}


/***/ }),

/***/ 9453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ parseHunks),
/* harmony export */   MA: () => (/* binding */ changedLines),
/* harmony export */   x5: () => (/* binding */ locate)
/* harmony export */ });
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


/***/ }),

/***/ 1255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ unconfirmed),
/* harmony export */   CB: () => (/* binding */ statusesOf),
/* harmony export */   GG: () => (/* binding */ totalUsage),
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   N5: () => (/* binding */ knownFailures),
/* harmony export */   Rs: () => (/* binding */ openTargets),
/* harmony export */   Vh: () => (/* binding */ testsOf),
/* harmony export */   W3: () => (/* binding */ knownRate),
/* harmony export */   Z3: () => (/* binding */ winners),
/* harmony export */   Zn: () => (/* binding */ targetFailures),
/* harmony export */   _Z: () => (/* binding */ greenTargets),
/* harmony export */   bG: () => (/* binding */ attemptAt),
/* harmony export */   bc: () => (/* binding */ remainingTargets),
/* harmony export */   jI: () => (/* binding */ activeIterations),
/* harmony export */   pk: () => (/* binding */ testById),
/* harmony export */   pz: () => (/* binding */ nextIteration),
/* harmony export */   qz: () => (/* binding */ ignoredTests),
/* harmony export */   sC: () => (/* binding */ knownStatuses)
/* harmony export */ });
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2973);
/* harmony import */ var _tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5385);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5141);



function statusesOf(tests) {
    return new Map((tests?.tests ?? []).map(test => [(0,_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(test.id), test.status]));
}
function knownStatuses(state) {
    return new Map([...statusesOf(state.current), ...statusesOf(state.seen)]);
}
function knownFailures(state) {
    const since = statusesOf(state.seen);
    const before = (state.current?.failures ?? []).filter(failure => !since.has((0,_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(failure.id)));
    return [...before, ...(state.seen?.failures ?? [])];
}
function targetFailures(state) {
    const targets = new Set(state.targets);
    return knownFailures(state).filter(failure => targets.has((0,_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(failure.id)));
}
function ignoredTests(state) {
    return new Set([...state.flaky, ...state.orderDependent, ...state.outside]);
}
function rateOf(state, snapshot) {
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .passRate */ .sc)(statusesOf(snapshot), ignoredTests(state));
}
function knownRate(state) {
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .passRate */ .sc)(knownStatuses(state), ignoredTests(state));
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
function standing(state) {
    return state.attempts.filter(attempt => attempt.commit !== undefined && attempt.revert === undefined);
}
function unconfirmed(state) {
    return standing(state).filter(attempt => !attempt.confirmed);
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
        case 'publishing':
        case 'done':
            return [];
    }
}
function winners(state) {
    return state.attempts.filter(({ tree, result, commit }) => tree !== undefined && result === undefined && !commit);
}
function totalUsage(state) {
    return (0,_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .sumOf */ .XN)(state.attempts.map(({ usage }) => usage));
}
function testById(state) {
    const known = [...(state.initial?.tests ?? []), ...(state.current?.tests ?? []), ...(state.seen?.tests ?? [])];
    return new Map(known.map(({ id }) => [(0,_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(id), id]));
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
function nextIteration({ attempts }) {
    return 1 + Math.max(0, ...attempts.map(({ iteration }) => iteration));
}


/***/ }),

/***/ 3775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fY: () => (/* binding */ strategyFor),
/* harmony export */   k8: () => (/* binding */ similarity),
/* harmony export */   r$: () => (/* binding */ AGGRESSIVE_SIMILARITY)
/* harmony export */ });
/* unused harmony exports REGRESSION_DROP, AGGRESSIVE_FROM_ITERATION, AGGRESSIVE_ABOVE_RATE */
const REGRESSION_DROP = 0.1;
const AGGRESSIVE_FROM_ITERATION = 3;
const AGGRESSIVE_ABOVE_RATE = 0.8;
const AGGRESSIVE_SIMILARITY = 0.7;
function strategyFor(situation) {
    if (situation.regressed || situation.drop > REGRESSION_DROP)
        return 'surgical';
    const alike = situation.similarity > AGGRESSIVE_SIMILARITY;
    if (situation.iteration >= AGGRESSIVE_FROM_ITERATION && situation.passRate > AGGRESSIVE_ABOVE_RATE && alike) {
        return 'aggressive';
    }
    return 'conservative';
}
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


/***/ }),

/***/ 5141:
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

/***/ 5916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q$: () => (/* binding */ titleFor),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   gD: () => (/* binding */ headlineOf)
/* harmony export */ });
/* harmony import */ var _domain_known_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1255);

function headlineOf(state) {
    const all = state.targets.length;
    const left = (0,_domain_known_js__WEBPACK_IMPORTED_MODULE_0__/* .remainingTargets */ .bc)(state).length;
    switch (state.outcome) {
        case 'fixed':
            return `Fixed: ${count(all, 'failing test')} ${all === 1 ? 'passes' : 'pass'} now, and nothing else broke`;
        case 'partial':
            return `Partly fixed: ${count(left, 'test')} of low criticality still ${left === 1 ? 'fails' : 'fail'}`;
        case 'failed':
            if (state.proof?.held === false && left === 0)
                return 'Not proved: green in the checkout, but not seen again';
            return (0,_domain_known_js__WEBPACK_IMPORTED_MODULE_0__/* .standing */ .JA)(state).length > 0
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
function titleFor(state) {
    const good = (0,_domain_known_js__WEBPACK_IMPORTED_MODULE_0__/* .standing */ .JA)(state);
    const first = good[0]?.proposal?.summary;
    const prefix = state.outcome === 'fixed' ? 'Fix' : 'Partly fix';
    const tests = count(state.targets.length - (0,_domain_known_js__WEBPACK_IMPORTED_MODULE_0__/* .remainingTargets */ .bc)(state).length, 'failing test');
    const what = good.length === 1 && first !== undefined ? `: ${plain(first)}` : '';
    return `${prefix} ${tests} on ${state.request.headBranch}${what}`.slice(0, 240);
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
function plain(text) {
    return text.replaceAll('`', '').replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed();
}


/***/ }),

/***/ 2060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  di: () => (/* binding */ ProjectFiles),
  hl: () => (/* binding */ isTestFile),
  i5: () => (/* binding */ surroundings)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./lib/domain/edit-policy.js
var edit_policy = __webpack_require__(397);
// EXTERNAL MODULE: ./lib/domain/hunks.js
var hunks = __webpack_require__(9453);
// EXTERNAL MODULE: ./lib/results/read.js + 27 modules
var read = __webpack_require__(9983);
// EXTERNAL MODULE: ./lib/syntax/languages.js
var languages = __webpack_require__(5004);
;// CONCATENATED MODULE: ./lib/syntax/imports.js

const LONGEST = 1_000_000;
const CALLS = /^(?:require|require\.resolve|(?:jest|vi)\.(?:mock|doMock|unmock|requireActual|importActual)(?:<[^]*>)?)$/;
function importsIn(file, text) {
    const language = (0,languages/* languageOf */.e)(file);
    if (language === undefined || text.length > LONGEST)
        return [];
    const found = [];
    const slice = (node) => text.slice(node.from, node.to);
    language.parse(text).iterate({
        enter({ node, name }) {
            if (language.name === 'python' && name === 'ImportStatement')
                found.push(...pythonImports(slice(node)));
            if (language.name === 'javascript' && name === 'String' && isSpecifier(node, slice)) {
                found.push({ language: 'javascript', specifier: slice(node).slice(1, -1) });
            }
        },
    });
    return found;
}
function isSpecifier(node, slice) {
    const parent = node.parent;
    if (parent?.name === 'ImportDeclaration' || parent?.name === 'ExportDeclaration')
        return true;
    if (parent?.name === 'DynamicImport')
        return true;
    const call = parent?.name === 'ArgList' ? parent.parent : null;
    return call?.name === 'CallExpression' && CALLS.test(slice({ from: call.from, to: parent?.from ?? call.from }).trim());
}
function pythonImports(statement) {
    const plain = statement
        .replace(/#[^\n]*/g, ' ')
        .replace(/[\\()\n\r\t ]+/g, ' ')
        .trim();
    const names = (list) => list
        .split(',')
        .map(name => name.trim().split(' ')[0] ?? '')
        .filter(name => /^[\w.]+$/.test(name));
    const from = /^from (?<dots>[. ]*)(?<module>[\w.]*) import (?<names>.*)$/.exec(plain)?.groups;
    if (from !== undefined) {
        return [
            {
                language: 'python',
                dots: (from.dots ?? '').replaceAll(' ', '').length,
                module: from.module ?? '',
                names: names(from.names ?? ''),
            },
        ];
    }
    return names(plain.replace(/^import /, '')).map(module => ({ language: 'python', dots: 0, module, names: [] }));
}

;// CONCATENATED MODULE: ./lib/syntax/import-graph.js


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
const DEPTH = 4;
const MOST = 200;
const MOST_TESTS = 2_000;
class ImportGraph {
    #files;
    #direct = new Map();
    #aliases;
    constructor(files) {
        this.#files = files;
    }
    importsOf(file) {
        const found = new Set();
        let level = [file];
        for (let depth = 0; depth < DEPTH && level.length > 0 && found.size < MOST; depth += 1) {
            const next = level.flatMap(from => this.#directOf(from)).filter(target => target !== file && !found.has(target));
            for (const target of next)
                found.add(target);
            level = [...new Set(next)];
        }
        return [...found];
    }
    testsThatImport(changed, isTest) {
        const wanted = new Set(changed);
        const tests = [...this.#files.known].filter(isTest).slice(0, MOST_TESTS);
        return tests.filter(test => wanted.has(test) || this.importsOf(test).some(file => wanted.has(file)));
    }
    #directOf(file) {
        const known = this.#direct.get(file);
        if (known !== undefined)
            return known;
        this.#aliases ??= aliasesOf(this.#files);
        const imports = importsIn(file, this.#files.read(file) ?? '');
        const found = imports.flatMap(each => resolve(each, { file, known: this.#files.known, aliases: this.#aliases ?? [] }));
        this.#direct.set(file, found);
        return found;
    }
}
function resolve(each, resolving) {
    return each.language === 'python' ? pythonFiles(each, resolving) : scriptFiles(each.specifier, resolving);
}
function scriptFiles(specifier, { file, known, aliases }) {
    const hit = (path) => {
        const plain = path.replace(/\/$/, '');
        const stems = [plain, plain.replace(/\.([mc]?)js(x?)$/, '.$1ts$2'), plain.replace(/\.js$/, '.tsx')];
        return stems
            .flatMap(stem => ENDINGS.map(ending => external_node_path_.posix.normalize(stem + ending)))
            .find(candidate => known.has(candidate));
    };
    if (/^\.{1,2}(?:\/|$)/.test(specifier))
        return [hit(external_node_path_.posix.join(external_node_path_.posix.dirname(file), specifier)) ?? []].flat();
    for (const { prefix, to } of aliases) {
        if (specifier !== prefix.replace(/\/$/, '') && !specifier.startsWith(prefix))
            continue;
        const rest = specifier.slice(prefix.length);
        const found = to.flatMap(base => hit(external_node_path_.posix.join(base, rest)) ?? hit(external_node_path_.posix.join(base, 'src', rest)) ?? []);
        if (found.length > 0)
            return found.slice(0, 1);
    }
    return [];
}
function pythonFiles({ dots, module, names }, { file, known }) {
    const found = [];
    for (const base of bases(file, dots)) {
        const path = external_node_path_.posix.join(base, module.replaceAll('.', '/'));
        found.push(...hits(path, known), ...names.flatMap(name => hits(external_node_path_.posix.join(path, name), known)));
    }
    return found;
}
function bases(file, dots) {
    if (dots > 0)
        return [external_node_path_.posix.join(external_node_path_.posix.dirname(file), ...Array(dots - 1).fill('..'))];
    const above = file
        .split('/')
        .slice(0, -1)
        .map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    return ['.', 'src', ...above.toReversed().flatMap(folder => [folder, `${folder}/src`])];
}
function hits(path, known) {
    return [`${path}.py`, `${path}/__init__.py`].filter(candidate => known.has(candidate));
}
function aliasesOf({ known, read }) {
    const found = [];
    for (const file of known) {
        const name = file.slice(file.lastIndexOf('/') + 1);
        const dir = external_node_path_.posix.dirname(file);
        if (/^[tj]sconfig(?:\.\w+)?\.json$/.test(name))
            found.push(...pathsIn(read(file) ?? '', dir));
        if (name === 'package.json' && dir !== '.') {
            const own = /"name"\s*:\s*"(?<name>[^"]+)"/.exec(read(file) ?? '')?.groups?.name;
            if (own !== undefined)
                found.push({ prefix: `${own}/`, to: [dir] });
        }
    }
    return found.toSorted((a, b) => b.prefix.length - a.prefix.length);
}
function pathsIn(text, dir) {
    const paths = /"paths"\s*:\s*\{(?<body>[^}]*)\}/.exec(text)?.groups?.body;
    if (paths === undefined)
        return [];
    const base = /"baseUrl"\s*:\s*"(?<base>[^"]*)"/.exec(text)?.groups?.base ?? '.';
    return [...paths.matchAll(/"(?<from>[^"]+)"\s*:\s*\[(?<to>[^\]]*)\]/g)].map(({ groups = {} }) => ({
        prefix: (groups.from ?? '').replace(/\*$/, ''),
        to: [...(groups.to ?? '').matchAll(/"([^"]+)"/g)].map(([, target = '']) => external_node_path_.posix.join(dir, base, target.replace(/\*$/, ''))),
    }));
}

;// CONCATENATED MODULE: ./lib/triage/locate.js
function locator(files) {
    const byName = new Map();
    for (const file of files) {
        const name = file.slice(file.lastIndexOf('/') + 1);
        const known = byName.get(name);
        if (known === undefined)
            byName.set(name, [file]);
        else
            known.push(file);
    }
    return path => {
        const wanted = path.replaceAll('\\', '/').replace(/^(?:file:\/\/)?(?:\.\/)*/, '');
        const alike = byName.get(wanted.slice(wanted.lastIndexOf('/') + 1)) ?? [];
        const ends = alike.filter(file => file === wanted || file.endsWith(`/${wanted}`) || wanted.endsWith(`/${file}`));
        const longest = ends.filter(file => wanted.endsWith(file)).toSorted((a, b) => b.length - a.length)[0];
        return longest ?? (ends.length === 1 ? ends[0] : undefined);
    };
}

;// CONCATENATED MODULE: ./lib/surroundings.js








const FOREIGN = /(?:^|\/)(?:node_modules|site-packages|\.venv|venv|vendor)\//;
const isTestFile = picomatch([...edit_policy/* TEST_FILES */.rR], { dot: true });
class ProjectFiles {
    #known;
    #imports;
    #top;
    #prefix;
    #project;
    #toProject;
    #locate;
    constructor(options) {
        this.#known = new Set(options.files);
        this.#top = options.top;
        this.#project = options.project;
        this.#prefix = (0,external_node_path_.relative)(options.top, options.project.root).replaceAll('\\', '/');
        this.#toProject = (0,read/* relativiser */.$5)(options.project.root, options.project.exists);
        this.#locate = locator(options.files.filter(file => !FOREIGN.test(file)));
        this.#imports = new ImportGraph({ known: this.#known, read: file => this.#read(file) });
    }
    inProject = (file) => {
        const path = this.#toProject(file);
        if (FOREIGN.test(path) || path.startsWith('..'))
            return undefined;
        if (!external_node_path_.posix.isAbsolute(path) && this.#project.exists(path))
            return external_node_path_.posix.join(this.#prefix, path);
        return this.#locate(file);
    };
    importsOf = (file) => this.#imports.importsOf(this.#fromTop(file));
    testsThatImport(changed, isTest) {
        const found = this.#imports.testsThatImport(changed.map(file => this.#fromTop(file)), isTest);
        return found.flatMap(file => this.#prefix === '' ? [file] : file.startsWith(`${this.#prefix}/`) ? [file.slice(this.#prefix.length + 1)] : []);
    }
    #fromTop(file) {
        return this.#known.has(file) ? file : external_node_path_.posix.join(this.#prefix, file);
    }
    #read(file) {
        try {
            const path = (0,external_node_path_.join)(this.#top, file);
            return (0,external_node_fs_.lstatSync)(path).isFile() ? (0,external_node_fs_.readFileSync)(path, 'utf8') : undefined;
        }
        catch {
            return undefined;
        }
    }
}
function surroundings(options) {
    return {
        isTest: options.isTest,
        changed: [
            ...(0,hunks/* parseHunks */.FS)(options.diff).map(({ file, line, count }) => ({ file, line, count })),
            ...newFiles(options.diff).map(file => ({ file })),
        ],
        importsOf: options.files.importsOf,
        recent: options.recent,
    };
}
function newFiles(diff) {
    const added = diff.matchAll(/^diff --git [^\n]*\nnew file mode [^\n]*\n(?:index [^\n]*\n)?--- [^\n]*\n\+\+\+ b\/(?<file>[^\t\n]+)/gm);
    return [...added].flatMap(({ groups }) => groups?.file ?? []);
}


/***/ }),

/***/ 5004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ syntaxErrors),
/* harmony export */   e: () => (/* binding */ languageOf)
/* harmony export */ });
/* harmony import */ var _lezer_javascript__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7096);
/* harmony import */ var _lezer_python__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7335);


const dialects = [
    [/\.[mc]?js$/, 'jsx'],
    [/\.jsx$/, 'jsx'],
    [/\.tsx$/, 'ts jsx'],
    [/\.[mc]?ts$/, 'ts'],
];
function languageOf(file) {
    if (/\.pyi?$/.test(file))
        return { name: 'python', parse: text => _lezer_python__WEBPACK_IMPORTED_MODULE_1__/* .parser */ .K.parse(text) };
    const dialect = dialects.find(([endings]) => endings.test(file))?.[1];
    if (dialect === undefined)
        return undefined;
    const parser = _lezer_javascript__WEBPACK_IMPORTED_MODULE_0__/* .parser */ .K.configure({ dialect });
    return { name: 'javascript', parse: text => parser.parse(text) };
}
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


/***/ }),

/***/ 1827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ diagnose)
});

// EXTERNAL MODULE: ./lib/domain/strategy.js
var strategy = __webpack_require__(3775);
// EXTERNAL MODULE: ./lib/domain/tests.js
var tests = __webpack_require__(5385);
// EXTERNAL MODULE: ./lib/triage/signature.js
var triage_signature = __webpack_require__(4638);
;// CONCATENATED MODULE: ./lib/triage/cascades.js


const SAMPLE = 20;
function causesOf(groups, importsOf) {
    const causes = new Map();
    const foundations = groups.filter(({ cluster }) => cluster.criticality === 'high' && FOUNDATIONS.has(cluster.pattern));
    const nameless = groups.filter(({ failures }) => failures.some(({ id }) => id.name === ''));
    for (const group of groups) {
        const others = (candidates) => candidates.filter(each => each !== group);
        const cause = others(nameless).find(each => isAround(each, group)) ??
            others(foundations).find(each => !foundations.includes(group) && isBelow(each, group, importsOf)) ??
            (saysNothingItself(group) ? others(groups).find(each => isAftermath(each, group)) : undefined);
        if (cause !== undefined && !leadsTo(cause.cluster.id, group.cluster.id, causes))
            causes.set(group.cluster.id, cause.cluster.id);
    }
    return causes;
}
function leadsTo(from, to, causes) {
    for (let at = from; at !== undefined; at = causes.get(at))
        if (at === to)
            return true;
    return false;
}
const FOUNDATIONS = new Set(['compile', 'collection', 'missing-module', 'missing-dependency']);
function isAround(cause, group) {
    const around = cause.failures.filter(({ id }) => id.name === '');
    const inside = group.failures.slice(0, SAMPLE);
    return inside.every(({ id }) => id.name !== '' && around.some(each => (0,tests/* encloses */.t$)(each.id, id)));
}
function isBelow(cause, group, importsOf) {
    const broken = new Set(cause.failures.flatMap(({ frames }) => frames.slice(0, 1).map(({ file }) => file)));
    if (broken.size === 0)
        return false;
    return group.failures
        .slice(0, SAMPLE)
        .every(({ id }) => id.file !== '' && importsOf(id.file).some(file => broken.has(file)));
}
function saysNothingItself({ failures }) {
    const [first] = failures;
    if (first === undefined)
        return false;
    const { type, message } = first.problem;
    return (0,triage_signature/* isSilent */.eS)(first) || type.endsWith('NoClassDefFoundError') || /cancelled/.test(type + message);
}
function isAftermath(cause, group) {
    return group.failures.slice(0, SAMPLE).every(failure => {
        const { message, type } = failure.problem;
        const sameSuite = cause.failures.some(({ id }) => id.suite.join(' ') === failure.id.suite.join(' ') && id.file === failure.id.file);
        if (type.endsWith('NoClassDefFoundError') && /Could not initialize class/.test(message)) {
            return sameSuite && cause.failures.some(({ problem }) => problem.type.endsWith('ExceptionInInitializerError'));
        }
        if (/cancelled(?:ByParent)?$|was cancelled$/.test(`${type} ${message}`.trim()))
            return sameSuite;
        return ((0,triage_signature/* isSilent */.eS)(failure) &&
            cause.failures.some(({ id }) => id.suite[0] === failure.id.suite[0] && id.name.startsWith(`${failure.id.name}/`)));
    });
}

;// CONCATENATED MODULE: ./lib/triage/criticality.js
const MANY = 10;
const criticality_FOUNDATIONS = {
    compile: 'nothing behind code that does not compile can run',
    collection: 'nothing behind it can run',
    'missing-module': 'nothing that imports it can run',
    'missing-dependency': 'nothing that needs it can run',
    'out-of-memory': 'it takes everything else down',
};
const SLIGHT = {
    snapshot: 'what it checks is a picture of the output',
    timeout: 'what it checks is the clock',
};
function criticalityOf(failures, pattern) {
    const foundation = criticality_FOUNDATIONS[pattern];
    if (foundation !== undefined)
        return { criticality: 'high', reason: foundation };
    if (failures.some(({ id }) => id.name === ''))
        return { criticality: 'high', reason: 'a file or its set-up failed, and nothing behind it can run' };
    if (failures.length >= MANY)
        return { criticality: 'high', reason: `${failures.length} tests fail with it` };
    const slight = SLIGHT[pattern];
    if (slight !== undefined)
        return { criticality: 'low', reason: slight };
    return {
        criticality: 'medium',
        reason: failures.length === 1 ? 'one test fails with it' : `${failures.length} tests fail with it`,
    };
}

;// CONCATENATED MODULE: ./lib/triage/patterns.js
const NOT_COLLECTED = 'The file or the set-up failed before any of its tests ran: mend that before its tests.';
const PATTERNS = [
    {
        name: 'snapshot',
        marks: [
            /\bsnapshot\b[^\n]*(?:mismatch|match|obsolete)|toMatch(?:Inline)?Snapshot|does not match (?:the )?(?:stored )?snapshot/i,
        ],
        suggest: () => 'The output changed. Where the change is meant, the snapshot has to be updated by a person; else the code that makes the output is to blame.',
    },
    {
        name: 'missing-module',
        marks: [
            /Cannot find module '(?<name>\.{1,2}\/[^']*)'|Failed to (?:resolve|load) (?:import|url) "?(?<what>\.{1,2}\/[^\s"]*)|Cannot find package '(?<package>@?\/[^']*)'/,
            /cannot import name '(?<symbol>\w+)' from '(?<module>[\w.]+)'|does not provide an export named '?(?<export>\w+)|has no exported member '(?<member>\w+)'|No matching export .* for import "(?<import>\w+)"/,
            /unresolved import `(?<path>[^`]+)`|No module named '(?<python>\w+\.[\w.]+)'/,
        ],
        suggest: groups => `${quoted(groups)} is imported but is not there: look for a file or a name that was moved, renamed or misspelt, on both sides of the import.`,
    },
    {
        name: 'missing-dependency',
        marks: [
            /Cannot find (?:module|package) '(?<name>[^'./][^']*)'|Failed to resolve import "(?<what>[^"./][^"]*)"/,
            /No module named '(?<python>\w+)'|no required module provides package (?<go>[^\s;]+)|package (?<java>[\w.]+) does not exist|ClassNotFoundException: (?<class>[\w.]+)|cannot load such file -- (?<ruby>\S+)|Class "(?<php>[^"]+)" not found|can't find crate for `(?<crate>[^`]+)`|use of undeclared crate or module `(?<module>[^`]+)`/,
        ],
        suggest: groups => `${quoted(groups)} is not installed or not found: install it in setup-command, or add it to the project's dependencies; where it is the project's own, look for a file that was moved.`,
    },
    {
        name: 'missing-fixture',
        marks: [
            /fixture '(?<name>[^']+)' not found/,
            /"before (?:each|all)" hook|failed on setup with|failed running before(?:Each|All)? hook|setUp(?:Class|Module|BeforeClass)\b/,
        ],
        suggest: groups => groups.name === undefined
            ? 'The set-up of the tests failed, so that none of them could run: look at the hook or the fixture, not at the tests.'
            : `The fixture ${JSON.stringify(groups.name)} does not exist: look for one that was renamed, or a plugin that is not installed.`,
    },
    {
        name: 'missing-variable',
        marks: [
            /KeyError: '(?<name>[A-Z][A-Z0-9]*_[A-Z0-9_]+)'/,
            /(?:environment variable|env(?:ironment)? var)[^\n]{0,40}?[`'" ](?<name>[A-Z][A-Z0-9_]{2,})/i,
            /\b(?<name>[A-Z][A-Z0-9]*_[A-Z0-9_]+)\b (?:is )?(?:not set|not defined|required|missing|must be set)/,
        ],
        suggest: groups => `The environment variable ${groups.name ?? ''} is not set here: name it in pass-env, or give it a default.`,
    },
    {
        name: 'connection',
        marks: [
            /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|getaddrinfo|[Cc]onnection (?:was )?refused|could not connect to server|No route to host|ConnectionError|Name or service not known/,
        ],
        suggest: () => 'A service did not answer: start it in an earlier step or in setup-command. Where the address is wrong, look at the code that makes it.',
    },
    {
        name: 'out-of-memory',
        marks: [/heap out of memory|OutOfMemoryError|\bMemoryError\b|out of memory|Cannot allocate memory|std::bad_alloc/i],
        suggest: () => 'It ran out of memory: look for a loop that does not end or data that grows, and then at the limits.',
    },
    {
        name: 'timeout',
        marks: [
            /\btimed out\b|Timeout(?:Error|Exception|Expired)|\bTimeout (?:of \d+ ?ms|\(?>)|deadline exceeded|exceeded timeout/i,
        ],
        suggest: () => 'It did not end in time: look for something that is awaited and never comes, a loop that does not end, or a lock; only then raise the time.',
    },
    {
        name: 'permission',
        marks: [/\bEACCES\b|\bEPERM\b|PermissionError|[Pp]ermission denied|AccessDeniedException|Operation not permitted/],
        suggest: () => 'Something may not be read, written or run: look at the path that the message names and at who owns it.',
    },
    {
        name: 'missing-file',
        marks: [
            /ENOENT[^\n]*?'(?<name>[^']+)'|FileNotFoundError: .*?'(?<python>[^']+)'|FileNotFoundException: (?<java>\S+)|No such file or directory(?: @ \w+)? - (?<ruby>\S+)|open (?<go>\S+): no such file|\b(?<shell>[^\s:'"]+): No such file or directory|No such file or directory/,
        ],
        suggest: groups => `The file ${quoted(groups, 'that it wants')} is not there: look for a path that is relative to another folder, or a file that is not made.`,
    },
    {
        name: 'compile',
        marks: [
            /^compile error\b|\bSyntaxError\b|IndentationError|TabError|ParseError|\bTransform failed\b|Unexpected token|error\[E\d+\]|\[(?:build|setup) failed\]|cannot find symbol|COMPILATION ERROR|syntax error|error TS\d+/,
            /^\S+\.go:\d+:\d+: |^\S+\.(?:cc?|cpp|cxx|hh?|hpp):\d+:\d+: (?:fatal )?error: /m,
        ],
        suggest: () => 'The code does not compile, so that nothing behind it could run: mend the place that the compiler names before anything else.',
    },
    {
        name: 'null-access',
        marks: [
            /Cannot (?:read|set) propert(?:y|ies) (?:of|['"](?<name>\w+)['"] of) (?:undefined|null)(?: \(\w+ '(?<property>\w+)'\))?/,
            /'NoneType' object (?:has no attribute '(?<attribute>\w+)'|is not \w+)|undefined method [`'](?<method>\w+)['`] for nil|NullPointerException|NullReferenceException|nil pointer dereference|assignment to entry in nil map|Call to a member function (?<php>\w+)\(\) on null|called `(?:Option::unwrap|Result::unwrap)\(\)` on|Attempt to read property|(?:undefined|null) is not an object/,
        ],
        suggest: groups => `${quoted(groups, 'Something')} is used of a value that is not there: find where that value comes from, and why it is missing.`,
    },
    {
        name: 'index',
        marks: [
            /\bIndexError\b|index out of (?:range|bounds)|IndexOutOf(?:Bounds|Range)|RangeError: Invalid (?:array length|index)|Undefined (?:array key|offset|index)|slice bounds out of range|\bKeyError: (?<name>\S+)/i,
        ],
        suggest: () => 'An element beyond the end, or a key that is not there, is asked for: look at the bounds of the loop or the slice, and at where the key should have been put.',
    },
    {
        name: 'missing-name',
        marks: [
            /\bNameError\b.*?'(?<name>\w+)'|uninitialized constant (?<constant>[\w:]+)|ReferenceError: (?<js>\w+) is not defined|undefined: (?<go>\w+)|undefined local variable or method [`'](?<ruby>\w+)|Undefined variable:? \$?(?<php>\w+)|cannot find (?:value|function|type) `(?<rust>\w+)`/,
        ],
        suggest: groups => `${quoted(groups)} is not defined where it is used: look for a name that was renamed, misspelt, or not imported.`,
    },
    {
        name: 'type',
        marks: [
            /\bTypeError\b|ClassCastException|is not a function|unsupported operand|cannot be (?:converted|cast)|mismatched types|must be of (?:the )?type|no implicit conversion|interface conversion|incompatible types|cannot use .* as .* value/,
        ],
        suggest: () => 'A value is of another type than it is used as: compare what the caller passes, or what is returned, with what the place wants.',
    },
    {
        name: 'collection',
        marks: [/\bcollection failure$/m],
        suggest: () => NOT_COLLECTED,
    },
    {
        name: 'assertion',
        marks: [
            /\bassert|Assertion|\bexpect(?:ed|ation)|toBe|toEqual|should|DID NOT RAISE|ComparisonFailure|\bwant(?:ed)?\b.*\bgot\b|\bgot\b.*\bwant/i,
        ],
        suggest: () => 'The code gave another result than the test wants: follow the value from the assertion back to where it is made.',
    },
];
const COMPARISONS = [
    /^\s*Expected(?: value)?(?: substring| pattern| length)?:?\s+(?<expected>\S.*)\n\s*(?:Received|Actual|Got)(?: string| value| length)?(?:\s*:)?\s+(?<actual>\S.*)$/im,
    /^\s*expected: ?(?<expected>.*)\n\s*(?:actual|got)\s*: ?(?<actual>.*)$/im,
    /expected:? ?<(?<expected>[^]*?)> but was:? ?<(?<actual>[^]*?)>/i,
    /expected \[(?<expected>[^]*?)\] but found \[(?<actual>[^]*?)\]/,
    /expected (?<actual>.+?) to (?:be|equal|strictly equal|deeply equal|deep equal|loosely equal|have (?:a )?length(?: of)?|contain|include|match)(?: deeply| strictly)? (?<expected>.+?)(?: \/\/.*| but got .*)?$/m,
    /Failed asserting that (?<actual>[^\n]+?) (?:is identical to|matches expected|equals|is equal to|contains) (?<expected>[^\n]+?)\.?$/m,
    / = (?<actual>[^\n;]+?)[;,] want:? (?<expected>.+)$/m,
    /^\s*left: (?<actual>.*)\n\s*right: (?<expected>.*)$/m,
    /\bgot:? (?<actual>.+?),? ?(?:;|\()? ?(?:want|expected):? (?<expected>.+?)\)?$/m,
    /\b(?:want|expected):? (?<expected>.+?),? ?(?:;|\()? ?(?:got|actual):? (?<actual>.+?)\)?$/m,
    /^Expected equality of these values:\n\s*(?<expected>\S.*)\n\s*\S.*\n\s*Which is: (?<actual>.*)$/m,
    /^Expected equality of these values:\n\s*\S.*\n\s*Which is: (?<actual>.*)\n\s*(?<expected>\S.*)$(?!\n\s*Which is: )/m,
    /^(?:E\s+)?(?:AssertionError: )?assert (?<actual>.+?) == (?<expected>.+?)$/m,
    /^(?:AssertionError: )?(?!(?:[>E]\s+)?(?:AssertionError: )?assert |Expected)(?<actual>\S.*?) != (?<expected>\S.*?)(?: : .*)?$/m,
    /(?:^|: {1,2})(?<actual>[^\s:][^:\n]*?) !== (?<expected>\S.*?)$/m,
    /^\+ actual - expected\b[^]*?^(?<!^\+.*\n)\+\s*(?<actual>\S.*)\n-\s*(?<expected>\S.*)$(?!\n-)/m,
    /^-{1,3} ?expected\b.*\n\+{1,3} ?(?:received|actual)\b[^]*?^(?<!^-.*\n)-\s*(?<expected>\S.*)\n\+\s*(?<actual>\S.*)$(?!\n\+)/im,
];
const VALUE = 200;
const LOOKED_AT = 6_000;
const EXCERPT = /^ *>? *\d* *\|.*$/gm;
function recognise(problem, nameless) {
    const { type } = problem;
    const [message = '', stack = ''] = [problem.message, problem.stack].map(text => text.slice(0, LOOKED_AT).replace(EXCERPT, ''));
    const values = compared(message) ?? compared(stack);
    const told = COMPARISONS.reduce((text, pattern) => text.replace(pattern, ' '), message);
    const said = type === '' || told.startsWith(type) ? told : `${type}: ${told}`;
    for (const { name, marks, suggest } of PATTERNS) {
        const match = marks.map(mark => mark.exec(said)).find(found => found !== null) ?? undefined;
        if (match === undefined)
            continue;
        return {
            pattern: name,
            suggestion: suggest(match.groups ?? {}),
            ...(name === 'assertion' || name === 'snapshot' ? values : {}),
        };
    }
    if (values !== undefined)
        return {
            pattern: 'assertion',
            suggestion: PATTERNS.find(({ name }) => name === 'assertion')?.suggest({}) ?? '',
            ...values,
        };
    if (nameless)
        return { pattern: 'collection', suggestion: NOT_COLLECTED };
    return { pattern: 'other', suggestion: '' };
}
function compared(text) {
    for (const pattern of COMPARISONS) {
        const groups = pattern.exec(text)?.groups;
        if (groups?.expected !== undefined && groups.actual !== undefined)
            return { expected: cut(groups.expected), actual: cut(groups.actual) };
    }
    return undefined;
}
function cut(value) {
    const text = value.trim();
    return text.length > VALUE ? `${text.slice(0, VALUE)}…` : text;
}
function quoted(groups, otherwise = 'It') {
    const name = Object.values(groups).find(value => value !== undefined);
    return name === undefined ? otherwise : JSON.stringify(name);
}

;// CONCATENATED MODULE: ./lib/triage/suspects.js
const MOST = 8;
const NEAR = 3;
const WEIGHT = { frame: 8, changedFrame: 4, changed: 5, imported: 4, recent: 1 };
const GENERATED = /(?:^|\/)(?:dist|build|out|target|coverage|vendor|node_modules)\/|\.min\.\w+$|\.lockb?$|[-.]lock\.(?:json|ya?ml|hcl)$|(?:^|\/)go\.sum$|\.(?:md|rst|txt|snap|map|svg|png)$/;
function suspectsOf(failures, surroundings) {
    const { isTest, changed, importsOf, recent = [] } = surroundings;
    const found = new Map();
    const add = (file, points) => {
        if (isTest(file) || GENERATED.test(file))
            return;
        const known = found.get(file) ?? { score: 0, line: undefined, why: new Set() };
        known.score += points.score;
        known.line ??= points.line;
        known.why.add(points.why);
        found.set(file, known);
    };
    const sample = failures.slice(0, 200);
    for (const failure of sample) {
        const frames = failure.frames.filter(({ file }) => !isTest(file));
        for (const [index, { file, line }] of frames.entries()) {
            add(file, {
                score: WEIGHT.frame / (index + 1) / sample.length,
                why: index === 0 ? 'the error was raised there' : 'it is on the stack',
                line,
            });
            if (changed.some(change => change.file === file && touches(change, line))) {
                add(file, { score: WEIGHT.changedFrame / sample.length, why: 'the failing commit changed that line', line });
            }
        }
    }
    const tests = [
        ...new Set(sample.flatMap(failure => [failure.id.file, ...failure.frames.map(({ file }) => file).filter(isTest)])),
    ];
    const reached = [...new Set(tests.filter(file => file !== '').flatMap(importsOf))];
    for (const [index, file] of reached.entries())
        add(file, { score: WEIGHT.imported / (1 + index / 4), why: 'the failing test imports it' });
    for (const change of new Map(changed.map(each => [each.file, each])).values()) {
        const near = reached.length === 0 || found.has(change.file);
        add(change.file, { score: near ? WEIGHT.changed : 1, why: 'the failing commit changed it', line: change.line });
    }
    for (const [index, file] of recent.entries()) {
        if (found.has(file))
            add(file, { score: WEIGHT.recent / (1 + index), why: 'it changed lately' });
    }
    const ranked = [...found].toSorted(([, a], [, b]) => b.score - a.score).slice(0, MOST);
    const best = ranked[0]?.[1].score ?? 1;
    return ranked.map(([file, { score, line, why }]) => ({
        file,
        ...(line === undefined ? {} : { line }),
        score: Math.round((score / best) * 100) / 100,
        why: [...why].join('; '),
    }));
}
function touches({ line, count = 1 }, at) {
    return line === undefined || (at >= line - NEAR && at <= line + count + NEAR);
}

;// CONCATENATED MODULE: ./lib/triage/diagnose.js







const RANK = { high: 0, medium: 1, low: 2 };
const COMPARED = 20;
function diagnose(options) {
    const groups = grouped(options.failures, failure => (0,triage_signature/* signatureOf */.yK)(failure, options.isTest));
    const imports = remembered(options.importsOf);
    const surroundings = { ...options, importsOf: imports };
    const found = [...groups].map(([signature, failures]) => ({
        cluster: clusterOf(signature, failures, surroundings),
        failures,
    }));
    const causes = causesOf(found, imports);
    return ordered(found.map(({ cluster, failures }) => {
        const causedBy = causes.get(cluster.id);
        return { cluster: causedBy === undefined ? cluster : { ...cluster, causedBy }, failures };
    }));
}
function clusterOf(signature, failures, surroundings) {
    const first = failures[0];
    const { pattern, suggestion, expected, actual } = recognise(first.problem, first.id.name === '');
    const places = suspectsOf(failures, surroundings);
    return {
        id: (0,triage_signature/* signatureId */.SY)(signature),
        signature,
        title: titleFor(failures),
        ...criticalityOf(failures, pattern),
        pattern,
        suggestion,
        ...(expected === undefined || actual === undefined ? {} : { expected, actual }),
        similarity: alikeness(failures),
        tests: failures.map(failure => (0,tests/* keyOf */.TN)(failure.id)),
        suspects: places.map(({ file }) => file),
        places,
    };
}
function alikeness(failures) {
    const [first, ...others] = failures.slice(0, COMPARED).map(({ problem }) => problem.message.slice(0, 400));
    if (first === undefined || others.length === 0)
        return 1;
    const masked = (0,triage_signature/* mask */.dK)(first);
    const least = Math.min(...others.map(other => (0,triage_signature/* mask */.dK)(other) === masked ? Math.max(0.5, (0,strategy/* similarity */.k8)(first, other)) : (0,strategy/* similarity */.k8)(first, other)));
    return Math.round(least * 100) / 100;
}
function ordered(groups) {
    const costs = new Map(groups.map(({ cluster, failures }) => [cluster, failures.reduce((sum, { durationMs }) => sum + durationMs, 0)]));
    const cost = ({ cluster }) => costs.get(cluster) ?? 0;
    const rank = (group) => RANK[group.cluster.criticality];
    const sorted = groups.toSorted((a, b) => rank(a) - rank(b) || b.cluster.tests.length - a.cluster.tests.length || cost(a) - cost(b));
    const ids = new Set(sorted.map(({ cluster }) => cluster.id));
    const byCause = grouped(sorted, ({ cluster }) => cluster.causedBy !== undefined && ids.has(cluster.causedBy) ? cluster.causedBy : '');
    const placed = new Set();
    const place = (group) => {
        if (placed.has(group.cluster))
            return;
        placed.add(group.cluster);
        for (const follower of byCause.get(group.cluster.id) ?? [])
            place(follower);
    };
    for (const group of byCause.get('') ?? [])
        place(group);
    return [...placed];
}
function grouped(items, keyOfItem) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOfItem(item);
        const known = groups.get(key);
        if (known === undefined)
            groups.set(key, [item]);
        else
            known.push(item);
    }
    return groups;
}
function titleFor(failures) {
    const first = failures[0];
    const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
    return `${(0,tests/* titleOf */.Gg)(first.id)}${more}`;
}
function remembered(importsOf) {
    const known = new Map();
    return file => {
        const found = known.get(file) ?? importsOf(file);
        known.set(file, found);
        return found;
    };
}


/***/ }),

/***/ 4638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SY: () => (/* binding */ signatureId),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   eS: () => (/* binding */ isSilent),
/* harmony export */   yK: () => (/* binding */ signatureOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


const MASKS = [
    [/(?<=[:\s])<[^<>\n]{0,200}>/g, '<text>'],
    [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
    [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?\b/g, '<time>'],
    [/\b0x[0-9a-f]+\b|(?<=\w)@[0-9a-f]{5,16}\b/gi, '<address>'],
    [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/g, '<id>'],
    [/\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s'"`)>\]]{1,500}/gi, '<url>'],
    [/\b[A-Za-z]:\\[\w.@+\\-]+|(?:\/[\w.@+-]+){2,}/g, '<path>'],
    [/"(?:[^"\\\n]|\\.)*"|(?<!\w)'(?:[^'\\\n]|\\.)*'|`[^`\n]*`|`[^`'\n]*'/g, '<text>'],
    [/[-+]?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?/gi, '#'],
];
const LOOKED_AT = 1_000;
function mask(message) {
    const line = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.stripVTControlCharacters)(message.slice(0, LOOKED_AT))
        .split('\n')
        .find(text => text.trim() !== '') ?? '';
    return MASKS.reduce((text, [pattern, by]) => text.replace(pattern, by), line)
        .replace(/\s+/g, ' ')
        .trim();
}
function signatureOf(failure, isTest) {
    const type = failure.problem.type || failure.problem.kind;
    const code = failure.frames.find(frame => !isTest(frame.file));
    const { file, suite, name } = failure.id;
    const around = isSilent(failure) ? [file, ...suite, name] : [file, ...suite];
    const place = code === undefined ? around.join(' › ') : `${code.file} ${code.symbol}`.trim();
    return `${type} | ${mask(failure.problem.message)} | ${place}`;
}
function isSilent({ id, problem }) {
    return id.framework === 'go' && /^(?:The test failed\.)?$/.test(problem.message);
}
function signatureId(signature) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(signature).digest('hex').slice(0, 12);
}


/***/ }),

/***/ 7829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ requireClean),
/* harmony export */   Km: () => (/* binding */ ENV),
/* harmony export */   LM: () => (/* binding */ branchingPoint),
/* harmony export */   O1: () => (/* binding */ lookedAt),
/* harmony export */   dX: () => (/* binding */ inspectCheckout),
/* harmony export */   uE: () => (/* binding */ switched),
/* harmony export */   y1: () => (/* binding */ dirtyFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(297);
/* harmony import */ var _recent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8726);




const ENV = { GIT_CONFIG_NOSYSTEM: '0' };
async function inspectCheckout(directory, host) {
    const top = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(['rev-parse', '--show-toplevel'], { cwd: directory, host, env: ENV }).catch((error) => {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
            throw error;
        const unsafe = /dubious ownership/.test(error.stderr);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(unsafe
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`The repository in ${cwd} has no commits.`, 'Commit the project first: a fix is a commit on top of one.');
    }
    const branch = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitResult */ .c_)(['symbolic-ref', '--quiet', '--short', 'HEAD'], { cwd, host, env: ENV, codes: [1] });
    const time = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(['log', '-1', '--format=%ct', '--no-show-signature'], { cwd, host, env: ENV });
    const committedAt = Number(time.trim()) * 1000;
    return {
        top: cwd,
        sha: head.stdout.trim(),
        committedAt,
        branch: branch.code === 0 ? branch.stdout.trim() : undefined,
        host,
    };
}
const TRUNKS = [
    'refs/remotes/origin/HEAD',
    'refs/remotes/origin/main',
    'refs/remotes/origin/master',
    'refs/heads/main',
    'refs/heads/master',
];
async function branchingPoint(checkout) {
    const options = { cwd: checkout.top, host: checkout.host, env: ENV, codes: [1, 128] };
    for (const trunk of TRUNKS) {
        const { code, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitResult */ .c_)(['merge-base', checkout.sha, trunk], options);
        if (code === 0)
            return stdout.trim() === checkout.sha ? undefined : stdout.trim();
    }
    return undefined;
}
async function lookedAt(checkout) {
    const ask = async (...args) => (await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitResult */ .c_)(args, { cwd: checkout.top, host: checkout.host, env: ENV, codes: [1, 128] })).stdout;
    const listed = await ask('ls-files', '-z', '--cached', '--others', '--exclude-standard');
    const diff = await ask('diff', '--no-color', '--no-ext-diff', '--no-textconv', `${checkout.sha}^1`, checkout.sha);
    return {
        listed: listed.split('\0').filter(name => name !== ''),
        diff,
        recent: (0,_recent_js__WEBPACK_IMPORTED_MODULE_3__/* .byChanges */ .Z)(await ask(...(0,_recent_js__WEBPACK_IMPORTED_MODULE_3__/* .recentLog */ .m)(checkout.sha))),
    };
}
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
async function requireClean(checkout) {
    const dirty = await dirtyFiles(checkout);
    if (dirty.length === 0)
        return;
    const more = dirty.length > 3 ? ` and ${dirty.length - 3} more` : '';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`The work tree has uncommitted changes (${dirty.slice(0, 3).join(', ')}${more}).`, 'Commit or stash them first; in a workflow, run this before steps that change tracked files.');
}
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`The failing commit ${options.sha.slice(0, 7)} cannot be checked out over ${checkout.sha.slice(0, 7)}: ${String((0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(error.stderr ?? '')[0] ?? error)}.`, 'Give actions/checkout the failing commit: ref: ${{ github.event.workflow_run.head_sha || github.event.pull_request.head.sha || github.sha }}.', { cause: error });
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


class GitError extends Error {
    args;
    code;
    stderr;
    constructor(args, code, stderr) {
        super(`git ${args.find(arg => !arg.startsWith('-')) ?? ''} ended with exit code ${code}: ${stderr.trim().slice(-2_000)}`);
        this.name = 'GitError';
        this.args = args;
        this.code = code;
        this.stderr = stderr;
    }
}
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
    '-c',
    'advice.graftFileDeprecated=false',
];
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
        if (!/Unable to locate executable/.test((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('git was not found.', 'Install it, or put it on the PATH.', { cause: error });
    });
    if (exitCode !== 0 && !options.codes?.includes(exitCode))
        throw new GitError(args, exitCode, stderr);
    return { stdout, code: exitCode };
}
function lines(text) {
    return text.split('\n').filter(line => line !== '');
}


/***/ }),

/***/ 8726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ byChanges),
/* harmony export */   m: () => (/* binding */ recentLog)
/* harmony export */ });
function recentLog(commit) {
    return ['log', '-20', '--no-merges', '--name-only', '--format=', '-z', commit];
}
function byChanges(log) {
    const counts = new Map();
    for (const file of log.split('\0').map(name => name.trim()))
        if (file !== '')
            counts.set(file, (counts.get(file) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([file]) => file);
}


/***/ })

};
