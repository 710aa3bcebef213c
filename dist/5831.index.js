export const id = 5831;
export const ids = [5831];
export const modules = {

/***/ 25831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triageReports: () => (/* binding */ triageReports)
});

// EXTERNAL MODULE: ./lib/engine/diagnose-reports.js
var diagnose_reports = __webpack_require__(43286);
// EXTERNAL MODULE: ./lib/domain/text/hidden-characters.js
var hidden_characters = __webpack_require__(26625);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var model_cluster = __webpack_require__(87072);
// EXTERNAL MODULE: ./lib/rendering/markdown-escape.js
var markdown_escape = __webpack_require__(8483);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
;// CONCATENATED MODULE: ./lib/rendering/diagnosis-comment.js




const ENVIRONMENT = 'Likely the environment: a change of the code alone will not fix it.';
const MAX = { tests: 5, suspects: 3 };
function* diagnosisLines(diagnosis) {
    const { summary, clusters, flaky, complete, notes } = diagnosis;
    const numbers = new Map(clusters.map(({ id }, index) => [id, index + 1]));
    const skipped = summary.skipped > 0 ? `, ${summary.skipped} skipped` : '';
    const causes = clusters.length === 0 ? '' : `, ${(0,wording/* count */.U9)(clusters.length, 'root cause')}`;
    const written = (lines) => lines.map(line => `${(0,markdown_escape.logLine)(line)}\n`);
    yield* written([
        `${summary.passed} passed, ${summary.failed} failed${skipped}${causes}`,
        ...(complete ? [] : ['The reports are not complete: there may be more failures.']),
    ]);
    for (const [index, cluster] of clusters.entries())
        yield* written(['', ...clusterLines(cluster, { number: index + 1, numbers })]);
    if (flaky.length > 0)
        yield* written(['', 'Flaky (passed and failed on the same code):', ...listed(flaky, '  ', test_case/* titleOf */.Gg)]);
    if (notes.length > 0)
        yield* written(['', ...notes.map(note => `Note: ${note}`)]);
}
function clusterLines(cluster, context) {
    const { tests, title, problem, criticality, reason, pattern, suggestion, causedBy, places } = cluster;
    const cause = causedBy === undefined ? undefined : context.numbers.get(causedBy);
    return [
        `${context.number}. ${title}${problem === '' || title.endsWith(problem) ? '' : `: ${problem}`}`,
        `   ${(0,wording/* count */.U9)(tests.length, pattern === 'check' ? 'finding' : 'test')}, ${pattern}, ${criticality}: ${reason}${cause === undefined ? '' : `; explained by ${cause}`}.`,
        ...((0,model_cluster/* isEnvironmental */.tt)(cluster) ? [`   ${ENVIRONMENT}`] : []),
        ...(suggestion === '' ? [] : [`   ${suggestion}`]),
        ...places.slice(0, MAX.suspects).map(place => `   Look at ${(0,model_cluster/* placeText */.Z9)(place)} (${place.why})`),
        ...listed(tests, '   - ', test_case/* titleOfKey */.LA),
    ];
}
function listed(items, prefix, titled) {
    const rest = items.length - MAX.tests;
    return [
        ...items.slice(0, MAX.tests).map(item => prefix + titled(item)),
        ...(rest > 0 ? [`${prefix}… and ${rest} more`] : []),
    ];
}

// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
// EXTERNAL MODULE: ./lib/cli/report-files.js
var report_files = __webpack_require__(12208);
;// CONCATENATED MODULE: ./lib/cli/commands/triage.js






async function triageReports(args, env) {
    const cwd = process.cwd();
    const { cases, ...read } = await (0,report_files/* readNamedReports */.JQ)(args, cwd);
    if ((0,report_files/* isNothingRead */.om)(cases.length, read))
        return (0,report_files/* warnUnreadable */.kQ)(read);
    const failing = { ...read, cases: cases.takeFailing() };
    const diagnosis = await (0,diagnose_reports/* diagnoseReports */.ai)(failing, await (0,diagnose_reports/* localSourceIndex */.Hm)(cwd, (0,git/* ownHost */.DD)(env)));
    await (0,report_files/* print */.yy)(args.json ? [`${(0,hidden_characters/* visibleJson */.$m)(jsonDiagnosis(diagnosis), 2)}\n`] : diagnosisLines(diagnosis));
    return (0,report_files/* warnUnreadable */.kQ)(read);
}
function jsonDiagnosis({ clusters, failures, flaky, ...rest }) {
    const byKey = new Map(failures.map(failure => [(0,test_case/* testKey */.S8)(failure.id), failure]));
    return {
        ...rest,
        clusters: clusters.map(({ tests, suspects: _files, places, ...cluster }) => ({
            ...cluster,
            message: byKey.get(tests[0] ?? '')?.problem.message ?? '',
            tests: tests.flatMap(key => {
                const failure = byKey.get(key);
                return failure === undefined ? [] : [(0,test_case/* titleOf */.Gg)(failure.id)];
            }),
            suspects: places,
        })),
        flaky: flaky.map(test_case/* titleOf */.Gg),
    };
}


/***/ }),

/***/ 12208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JQ: () => (/* binding */ readNamedReports),
/* harmony export */   kQ: () => (/* binding */ warnUnreadable),
/* harmony export */   om: () => (/* binding */ isNothingRead),
/* harmony export */   yy: () => (/* binding */ print)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73382);
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90717);
/* harmony import */ var _frameworks_project_detect_framework_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14521);
/* harmony import */ var _frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71992);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8483);
/* harmony import */ var _test_reports_relative_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82646);
/* harmony import */ var _test_reports_read_reports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79778);
/* harmony import */ var _test_reports_decode_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43586);










const REPORT_GLOB = '**/*.{xml,json,jsonl,tap,trx}{,.gz}';
const IGNORED = ['**/node_modules/**', '**/.git/**'];
const CHUNK = 64 * 1024;
const MAX_BYTES = 3;
async function readNamedReports({ files, format, framework }, cwd) {
    (0,_test_reports_read_reports_js__WEBPACK_IMPORTED_MODULE_6__/* .keepHeapSmall */ .p8)();
    const project = (0,_frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_4__/* .projectAt */ .t9)(cwd);
    const areNamed = files.every(name => name === '-' || isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name)));
    const expanded = await Promise.all(files.map(name => expand(name, cwd)));
    const { cases, unreadable, notes, complete, frameworks, unnamed } = await (0,_test_reports_read_reports_js__WEBPACK_IMPORTED_MODULE_6__/* .listReports */ .y_)(expanded.flatMap(each => each.files), {
        format,
        framework,
        likely: (0,_frameworks_project_detect_framework_js__WEBPACK_IMPORTED_MODULE_3__/* .detectFramework */ .yl)(project, [])?.name,
        findings: areNamed,
        relative: (0,_test_reports_relative_path_js__WEBPACK_IMPORTED_MODULE_5__/* .relativeTo */ .M)(cwd, project.exists),
        exists: project.exists,
    });
    const { total, passed, failed, skipped } = (0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .countByStatus */ .x7)(cases);
    const missing = expanded.flatMap(each => each.missing);
    return {
        framework: frameworks.length === 1 ? (frameworks[0] ?? '') : '',
        complete: complete && missing.length === 0,
        cases,
        summary: {
            total: total + unnamed.passed + unnamed.skipped,
            passed: passed + unnamed.passed,
            failed,
            skipped: skipped + unnamed.skipped,
        },
        notes: frameworks.length > 1 ? [...notes, `The reports come from several frameworks: ${frameworks.join(', ')}.`] : notes,
        unreadable: [...missing, ...unreadable],
    };
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
}
async function expand(name, cwd) {
    if (name === '-')
        return { files: [{ name: 'standard input', open: () => process.stdin }], missing: [] };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name);
    if (isFile(path))
        return { files: [{ name, open: () => (0,_test_reports_decode_js__WEBPACK_IMPORTED_MODULE_7__/* .fileBytes */ .sG)(path) }], missing: [] };
    const isDirectory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path);
    const options = {
        cwd: isDirectory ? path : cwd,
        ignore: IGNORED,
        absolute: true,
        dot: true,
        followSymbolicLinks: false,
    };
    const paths = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_8__/* .glob */ .TI)([isDirectory ? REPORT_GLOB : name.replaceAll('\\', '/')], options);
    const why = isDirectory ? 'it contains no report file.' : 'no such file.';
    if (paths.length === 0)
        return { files: [], missing: [`${name} cannot be read: ${why}`] };
    return {
        files: paths.toSorted().map(each => ({ name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, each), open: () => (0,_test_reports_decode_js__WEBPACK_IMPORTED_MODULE_7__/* .fileBytes */ .sG)(each) })),
        missing: [],
    };
}
function isNothingRead(cases, { unreadable }) {
    return cases === 0 && unreadable.length > 0;
}
function warnUnreadable({ unreadable }) {
    for (const sentence of unreadable)
        process.stderr.write(`fix-tests: ${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_9__.logLine)(sentence)}\n`);
    return unreadable.length === 0 ? 0 : 2;
}
async function print(lines) {
    const { stdout } = process;
    stdout.on('error', () => undefined);
    try {
        for (const chunk of chunks(lines)) {
            await new Promise((resolveWrite, rejectWrite) => {
                stdout.write(chunk, error => (error ? rejectWrite(error) : resolveWrite()));
            });
        }
    }
    catch (error) {
        if (error.code !== 'EPIPE')
            throw error;
    }
}
function* chunks(lines) {
    const room = Buffer.allocUnsafeSlow(CHUNK);
    let used = 0;
    for (const line of lines) {
        const most = line.length * MAX_BYTES;
        if (used + most > CHUNK) {
            yield room.subarray(0, used);
            used = 0;
        }
        if (most > CHUNK)
            yield line;
        else
            used += room.write(line, used);
    }
    yield room.subarray(0, used);
}


/***/ }),

/***/ 43286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hm: () => (/* binding */ localSourceIndex),
/* harmony export */   ai: () => (/* binding */ diagnoseReports),
/* harmony export */   jj: () => (/* binding */ sourceIndexOf),
/* harmony export */   oT: () => (/* binding */ withFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _workflow_test_runs_failure_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88585);
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90717);
/* harmony import */ var _concurrency_in_pieces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64178);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78104);
/* harmony import */ var _frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71992);
/* harmony import */ var _source_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43345);
/* harmony import */ var _triage_test_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19676);
/* harmony import */ var _triage_cluster_failures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90200);
/* harmony import */ var _workspace_checkout_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97829);










function diagnoseReports(read, sources, signal) {
    return (0,_concurrency_in_pieces_js__WEBPACK_IMPORTED_MODULE_3__/* .inPieces */ .x)(diagnosisOf(read, sources), signal);
}
function* diagnosisOf(read, sources) {
    const { cases, framework, complete, notes } = read;
    const failures = [];
    const flaky = [];
    const reader = new _workflow_test_runs_failure_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .FailureReader */ .O(sources.inProject);
    for (const testCase of cases) {
        if (testCase.flaky === true)
            flaky.push(testCase.id);
        else {
            const failure = reader.read(testCase);
            if (failure !== undefined)
                failures.push(failure);
        }
        yield;
    }
    return {
        framework,
        complete,
        summary: read.summary ?? (0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .countByStatus */ .x7)(cases),
        clusters: yield* (0,_triage_cluster_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .clusterFailures */ .k)({ ...sources, failures }),
        failures,
        flaky,
        notes,
    };
}
function withFiles(cases, { inProject }) {
    return cases.map(testCase => ({ id: testCase.id, files: (0,_triage_test_files_js__WEBPACK_IMPORTED_MODULE_7__/* .filesOfTest */ .Z)(testCase, inProject) }));
}
async function localSourceIndex(cwd, host) {
    try {
        const checkout = await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_9__/* .inspectCheckout */ .dX)(cwd, host);
        return sourceIndexOf(cwd, { ...(await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_9__/* .lookedAt */ .O1)(checkout)), top: checkout.top });
    }
    catch (error) {
        if (!(error instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo))
            throw error;
        return sourceIndexOf(cwd, { listed: [], diff: '', recent: [] });
    }
}
function sourceIndexOf(cwd, looked) {
    const { listed, diff, recent, top = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd) } = looked;
    const files = new _source_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ProjectFiles */ .di({ top, project: (0,_frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_5__/* .projectAt */ .t9)(cwd), files: listed });
    return { ...(0,_source_index_js__WEBPACK_IMPORTED_MODULE_6__/* .indexSources */ .lp)({ files, diff, recent, isTest: _source_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isTestFile */ .hl }), inProject: files.inProject };
}


/***/ })

};
