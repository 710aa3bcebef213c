export const id = 154;
export const ids = [154];
export const modules = {

/***/ 60154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseReports: () => (/* binding */ parseReports)
/* harmony export */ });
/* harmony import */ var _domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26625);
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90717);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12208);



const STATUS = { passed: 'pass', failed: 'fail', skipped: 'skip' };
async function parseReports(args) {
    const read = await (0,_report_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedReports */ .JQ)(args, process.cwd());
    if (!(0,_report_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isNothingRead */ .om)(read.cases.length, read))
        await (0,_report_files_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)(documentLines(read));
    return (0,_report_files_js__WEBPACK_IMPORTED_MODULE_1__/* .warnUnreadable */ .kQ)(read);
}
function* documentLines({ framework, complete, cases, summary, notes }) {
    yield `{\n  "framework": ${(0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleJson */ .$m)(framework)},\n  "complete": ${complete},\n`;
    yield `  "summary": ${(0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleJson */ .$m)(summary)},\n  "tests": [`;
    let separator = '';
    for (const test of cases) {
        yield `${separator}\n    ${(0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleJson */ .$m)(testOf(test))}`;
        separator = ',';
    }
    yield `${cases.length === 0 ? '' : '\n  '}],\n  "notes": ${(0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleJson */ .$m)(notes)}\n}\n`;
}
function testOf({ id, status, durationMs, problems, line, flaky, outcomes }) {
    const [problem] = problems;
    return {
        id: (0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .titleOf */ .Gg)(id),
        name: id.name,
        suite: id.suite.join(' › '),
        file: id.file,
        line: line ?? null,
        status: STATUS[status],
        kind: problem?.kind ?? null,
        durationMs,
        message: problem?.message ?? null,
        stack: problem?.stack ?? null,
        flaky: flaky === true,
        ...(outcomes === undefined ? {} : { outcomes: outcomes.map(outcome => STATUS[outcome]) }),
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


/***/ })

};
