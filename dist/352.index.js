export const id = 352;
export const ids = [352];
export const modules = {

/***/ 87352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tellEnding: () => (/* binding */ tellEnding)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46058);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88962);



async function tellEnding(ending) {
    switch (ending.kind) {
        case 'refused':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(`${ending.why} ${ending.remedy}`), { title: 'fix-tests: refused' });
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', 'refused');
            return (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .summarise */ .f)(`## Refused\n\n${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(ending.why)} ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(ending.remedy)}\n`);
        case 'told':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(ending.title));
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', ending.outcome);
            return (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .summarise */ .f)(ending.markdown);
        case 'error':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4();
            for (const line of ending.stack?.split('\n') ?? [])
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(line));
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(ending.sentence));
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', ending.outcome);
            return (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .summarise */ .f)(`## fix-tests could not work\n\n${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(ending.sentence, 2_000)}\n`);
        case 'done': {
            const { tellResult } = await Promise.all(/* import() */[__webpack_require__.e(47), __webpack_require__.e(129)]).then(__webpack_require__.bind(__webpack_require__, 48129));
            return tellResult(ending);
        }
    }
}


/***/ }),

/***/ 88962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ summarise)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46058);

async function summarise(markdown) {
    await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(markdown, true).write();
}


/***/ })

};
