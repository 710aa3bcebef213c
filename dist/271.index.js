export const id = 271;
export const ids = [271];
export const modules = {

/***/ 77271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeOutcome: () => (/* binding */ writeOutcome)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46058);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8483);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(851);



async function writeOutcome(ending) {
    switch (ending.kind) {
        case 'refused':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(`${ending.why} ${ending.remedy}`), { title: 'fix-tests: refused' });
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', 'refused');
            return (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .S)(`## Refused\n\n${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineText */ .ln)(ending.why)} ${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineText */ .ln)(ending.remedy)}\n`);
        case 'told':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(ending.title));
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', ending.outcome);
            return (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .S)(ending.markdown);
        case 'error':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4();
            for (const line of ending.stack?.split('\n') ?? [])
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(line));
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(ending.sentence));
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', ending.outcome);
            return (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .S)(`## fix-tests could not work\n\n${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineText */ .ln)(ending.sentence, 2_000)}\n`);
        case 'done': {
            const { writeStepOutputs } = await __webpack_require__.e(/* import() */ 778).then(__webpack_require__.bind(__webpack_require__, 78778));
            return writeStepOutputs(ending);
        }
    }
}


/***/ }),

/***/ 851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46058);

async function writeSummary(markdown) {
    await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(markdown, true).write();
}


/***/ })

};
