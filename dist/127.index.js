export const id = 127;
export const ids = [127];
export const modules = {

/***/ 30989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ tellUnreadable),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   yy: () => (/* binding */ print)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73382);
/* harmony import */ var _frameworks_detect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58318);
/* harmony import */ var _frameworks_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90880);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _results_heap_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91262);
/* harmony import */ var _results_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99983);
/* harmony import */ var _results_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84147);









const IN_DIRECTORY = '**/*.{xml,json,jsonl,tap}';
const IGNORED = ['**/node_modules/**', '**/.git/**'];
async function readNamed({ files, format, framework }, cwd) {
    (0,_results_heap_js__WEBPACK_IMPORTED_MODULE_5__/* .keepHeapSmall */ .p)();
    const project = (0,_frameworks_project_js__WEBPACK_IMPORTED_MODULE_3__/* .projectAt */ .t)(cwd);
    const found = await Promise.all(files.map(name => expand(name, cwd)));
    const { cases, unreadable, notes, complete, frameworks } = await (0,_results_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readReports */ .oh)(found.flatMap(each => each.files), { format, framework, likely: (0,_frameworks_detect_js__WEBPACK_IMPORTED_MODULE_2__/* .detectFramework */ .yl)(project, [])?.name, relative: (0,_results_read_js__WEBPACK_IMPORTED_MODULE_6__/* .relativiser */ .$5)(cwd, project.exists) });
    const missing = found.flatMap(each => each.missing);
    return {
        framework: frameworks.length === 1 ? (frameworks[0] ?? '') : '',
        complete: complete && missing.length === 0,
        cases,
        notes: frameworks.length > 1 ? [...notes, `The reports are of several frameworks: ${frameworks.join(', ')}.`] : notes,
        unreadable: [...missing, ...unreadable],
    };
}
async function expand(name, cwd) {
    if (name === '-')
        return { files: [{ name: 'standard input', open: () => process.stdin }], missing: [] };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
        return { files: [{ name, open: () => (0,_results_text_js__WEBPACK_IMPORTED_MODULE_7__/* .bytesOf */ .$$)(path) }], missing: [] };
    const isDirectory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path);
    const options = {
        cwd: isDirectory ? path : cwd,
        ignore: IGNORED,
        absolute: true,
        dot: true,
        followSymbolicLinks: false,
    };
    const paths = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_8__/* .glob */ .TI)([isDirectory ? IN_DIRECTORY : name.replaceAll('\\', '/')], options);
    const why = isDirectory ? 'it holds no file that could be a report.' : 'there is no such file.';
    if (paths.length === 0)
        return { files: [], missing: [`${name} cannot be read: ${why}`] };
    return {
        files: paths.toSorted().map(each => ({ name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, each), open: () => (0,_results_text_js__WEBPACK_IMPORTED_MODULE_7__/* .bytesOf */ .$$)(each) })),
        missing: [],
    };
}
function tellUnreadable({ unreadable }) {
    for (const sentence of unreadable)
        process.stderr.write(`fix-tests: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .logLine */ .BP)(sentence)}\n`);
    return unreadable.length === 0 ? 0 : 2;
}
async function print(pieces) {
    const { stdout } = process;
    stdout.on('error', () => undefined);
    try {
        for (const piece of pieces) {
            await new Promise((done, fail) => {
                stdout.write(piece, error => (error ? fail(error) : done()));
            });
        }
    }
    catch (error) {
        if (error.code !== 'EPIPE')
            throw error;
    }
}


/***/ }),

/***/ 13127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triage: () => (/* binding */ triage)
});

// EXTERNAL MODULE: ./lib/diagnosing.js
var diagnosing = __webpack_require__(95696);
// EXTERNAL MODULE: ./lib/domain/tests.js
var domain_tests = __webpack_require__(55385);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
;// CONCATENATED MODULE: ./lib/report/diagnosis.js



const MOST = { tests: 5, suspects: 3 };
function diagnosisText(diagnosis) {
    const { summary, clusters, flaky, complete, notes } = diagnosis;
    const failures = new Map(diagnosis.failures.map(failure => [(0,domain_tests/* keyOf */.TN)(failure.id), failure]));
    const numbers = new Map(clusters.map(({ id }, index) => [id, index + 1]));
    const skipped = summary.skipped > 0 ? `, ${summary.skipped} skipped` : '';
    const causes = clusters.length === 0 ? '' : `, ${(0,headline/* count */.U9)(clusters.length, 'root cause')}`;
    const lines = [
        `${summary.passed} passed, ${summary.failed} failed${skipped}${causes}`,
        ...(complete ? [] : ['The reports are not complete: there may be more failures.']),
        ...clusters.flatMap((cluster, index) => ['', ...clusterLines(cluster, { number: index + 1, failures, numbers })]),
        ...(flaky.length === 0
            ? []
            : ['', 'Flaky (passed and failed on the same code):', ...named(flaky.map(domain_tests/* titleOf */.Gg), '  ')]),
        ...(notes.length === 0 ? [] : ['', ...notes.map(note => `Note: ${note}`)]),
    ];
    return `${lines.map(report_escape/* logLine */.BP).join('\n')}\n`;
}
function clusterLines(cluster, of) {
    const { tests, criticality, reason, pattern, suggestion, expected, actual, causedBy, places } = cluster;
    const found = tests.flatMap(key => of.failures.get(key) ?? []);
    const message = found[0]?.problem.message.split('\n').find(line => line.trim() !== '') ?? '';
    const cause = causedBy === undefined ? undefined : of.numbers.get(causedBy);
    return [
        `${of.number}. ${(0,headline/* count */.U9)(tests.length, 'test')}, ${criticality}: ${pattern}${cause === undefined ? '' : `, explained by ${cause}`}`,
        ...(message === '' ? [] : [`   ${message.trim().slice(0, 300)}`]),
        ...(expected === undefined || actual === undefined ? [] : [`   expected ${expected}, got ${actual}`]),
        `   Why ${criticality}: ${reason}.`,
        ...(suggestion === '' ? [] : [`   ${suggestion}`]),
        ...places
            .slice(0, MOST.suspects)
            .map(({ file, line, why }) => `   Look at ${file}${line === undefined ? '' : `:${line}`} (${why})`),
        ...named(found.map(({ id }) => (0,domain_tests/* titleOf */.Gg)(id)), '   - '),
    ];
}
function named(items, before) {
    const rest = items.length - MOST.tests;
    return [
        ...items.slice(0, MOST.tests).map(item => before + item),
        ...(rest > 0 ? [`${before}… and ${rest} more`] : []),
    ];
}

// EXTERNAL MODULE: ./lib/command-line/reports.js
var reports = __webpack_require__(30989);
;// CONCATENATED MODULE: ./lib/command-line/triage.js




async function triage(args, env) {
    const cwd = process.cwd();
    const read = await (0,reports/* readNamed */.Mk)(args, cwd);
    const around = await (0,diagnosing/* aroundHere */.k)(cwd, env);
    const diagnosis = (0,diagnosing/* diagnosisOf */.j)(read, around);
    const text = args.json ? `${JSON.stringify(forMachines(diagnosis), undefined, 2)}\n` : diagnosisText(diagnosis);
    await (0,reports/* print */.yy)([text]);
    return (0,reports/* tellUnreadable */.LD)(read);
}
function forMachines({ clusters, failures, flaky, ...rest }) {
    const byKey = new Map(failures.map(failure => [(0,domain_tests/* keyOf */.TN)(failure.id), failure]));
    return {
        ...rest,
        clusters: clusters.map(({ tests, suspects: _files, places, ...cluster }) => ({
            ...cluster,
            message: byKey.get(tests[0] ?? '')?.problem.message ?? '',
            tests: tests.flatMap(key => {
                const failure = byKey.get(key);
                return failure === undefined ? [] : [(0,domain_tests/* titleOf */.Gg)(failure.id)];
            }),
            suspects: places,
        })),
        flaky: flaky.map(domain_tests/* titleOf */.Gg),
    };
}


/***/ }),

/***/ 95696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ diagnosisOf),
/* harmony export */   k: () => (/* binding */ aroundHere)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _cycle_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13797);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _frameworks_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90880);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32060);
/* harmony import */ var _triage_diagnose_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61827);
/* harmony import */ var _workspace_checkout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97829);








function diagnosisOf(read, around) {
    const { cases, framework, complete, notes } = read;
    const count = (status) => cases.filter(test => test.status === status).length;
    const flaky = cases.filter(test => test.flaky === true);
    const failures = (0,_cycle_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresOf */ .dJ)(cases.filter(test => test.flaky !== true), around.inProject);
    return {
        framework,
        complete,
        summary: { total: cases.length, passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
        clusters: (0,_triage_diagnose_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnose */ .h)({ ...around, failures }),
        failures,
        flaky: flaky.map(({ id }) => id),
        notes,
    };
}
async function aroundHere(cwd, env) {
    const project = (0,_frameworks_project_js__WEBPACK_IMPORTED_MODULE_4__/* .projectAt */ .t)(cwd);
    try {
        const checkout = await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_7__/* .inspectCheckout */ .dX)(cwd, { PATH: env.PATH ?? '', HOME: env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)() });
        const { listed, diff, recent } = await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_7__/* .lookedAt */ .O1)(checkout);
        const files = new _surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .ProjectFiles */ .di({ top: checkout.top, project, files: listed });
        return { ...(0,_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .surroundings */ .i5)({ files, diff, recent, isTest: _surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .isTestFile */ .hl }), inProject: files.inProject };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo))
            throw error;
        const files = new _surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .ProjectFiles */ .di({ top: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd), project, files: [] });
        return { ...(0,_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .surroundings */ .i5)({ files, diff: '', recent: [], isTest: _surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .isTestFile */ .hl }), inProject: files.inProject };
    }
}


/***/ }),

/***/ 91262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ keepHeapSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

function keepHeapSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--max-semi-space-size=16');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ })

};
