export const id = 1356;
export const ids = [1356];
export const modules = {

/***/ 88011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary),
/* harmony export */   s: () => (/* binding */ JobLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46058);
/* harmony import */ var _rendering_log_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58412);


class JobLog {
    #open = false;
    emit = (event) => {
        const line = (0,_rendering_log_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .renderEvent */ .N)(event);
        switch (line.kind) {
            case 'heading':
                this.end();
                _actions_core__WEBPACK_IMPORTED_MODULE_0__.startGroup(line.text);
                this.#open = true;
                return;
            case 'warning':
                _actions_core__WEBPACK_IMPORTED_MODULE_0__.warning(line.text);
                return;
            case 'busy':
                return;
            case 'step':
            case 'detail':
                _actions_core__WEBPACK_IMPORTED_MODULE_0__.info(line.kind === 'detail' ? `  ${line.text}` : line.text);
        }
    };
    end() {
        if (this.#open)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__.endGroup();
        this.#open = false;
    }
}
async function writeSummary(markdown) {
    await _actions_core__WEBPACK_IMPORTED_MODULE_0__.summary.addRaw(markdown, true).write();
}


/***/ }),

/***/ 21356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeOutcome: () => (/* binding */ writeOutcome)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46058);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8483);
/* harmony import */ var _noop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21051);
/* harmony import */ var _job_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88011);




async function writeOutcome(outcome) {
    switch (outcome.kind) {
        case 'refused':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__.warning((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(`${outcome.why} ${outcome.remedy}`), { title: 'fix-tests: refused' });
            setOutputs('refused');
            return (0,_job_log_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .S)(`## Refused\n\n${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineText)(outcome.why)} ${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineText)(outcome.remedy)}\n`);
        case 'message':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(outcome.title));
            setOutputs(outcome.outcome);
            return (0,_job_log_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .S)(outcome.markdown);
        case 'error':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__.endGroup();
            for (const line of outcome.stack?.split('\n') ?? [])
                _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(line));
            _actions_core__WEBPACK_IMPORTED_MODULE_0__.setFailed((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(outcome.sentence));
            setOutputs(outcome.outcome);
            return (0,_job_log_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .S)(`## fix-tests failed to run\n\n${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.inlineText)(outcome.sentence, 2_000)}\n`);
        case 'done': {
            const { writeStepOutputs } = await Promise.all(/* import() */[__webpack_require__.e(5034), __webpack_require__.e(982)]).then(__webpack_require__.bind(__webpack_require__, 78778));
            return writeStepOutputs(outcome);
        }
    }
}
function setOutputs(outcome) {
    for (const [name, value] of Object.entries({ outcome, ..._noop_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_WORK_OUTPUTS */ .H }))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.setOutput(name, value);
}


/***/ })

};
