export const id = 356;
export const ids = [356];
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
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .startGroup */ .Oh(line.text);
                this.#open = true;
                return;
            case 'warning':
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(line.text);
                return;
            case 'busy':
                return;
            case 'step':
            case 'detail':
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(line.kind === 'detail' ? `  ${line.text}` : line.text);
        }
    };
    end() {
        if (this.#open)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4();
        this.#open = false;
    }
}
async function writeSummary(markdown) {
    await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(markdown, true).write();
}


/***/ }),

/***/ 21356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeOutcome: () => (/* binding */ writeOutcome)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46058);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8483);
/* harmony import */ var _job_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88011);



async function writeOutcome(ending) {
    switch (ending.kind) {
        case 'refused':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(`${ending.why} ${ending.remedy}`), { title: 'fix-tests: refused' });
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', 'refused');
            return (0,_job_log_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .S)(`## Refused\n\n${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineText */ .ln)(ending.why)} ${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineText */ .ln)(ending.remedy)}\n`);
        case 'told':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(ending.title));
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', ending.outcome);
            return (0,_job_log_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .S)(ending.markdown);
        case 'error':
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4();
            for (const line of ending.stack?.split('\n') ?? [])
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(line));
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(ending.sentence));
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH('outcome', ending.outcome);
            return (0,_job_log_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .S)(`## fix-tests could not work\n\n${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineText */ .ln)(ending.sentence, 2_000)}\n`);
        case 'done': {
            const { writeStepOutputs } = await __webpack_require__.e(/* import() */ 778).then(__webpack_require__.bind(__webpack_require__, 78778));
            return writeStepOutputs(ending);
        }
    }
}


/***/ }),

/***/ 58412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderEvent)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8483);

const SIGN = { pass: '✓', progress: '◐', other: '✗' };
function renderEvent(event) {
    const { kind, text } = render(event);
    return { kind, text: (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(text) };
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
        case 'tests-progress': {
            const failed = event.failed > 0 ? `, ${event.failed} failed` : '';
            return { kind: 'busy', text: `${event.passed} passed${failed}: ${event.latest.slice(0, 80)}` };
        }
        case 'tests-ended': {
            const skipped = event.skipped > 0 ? `, ${event.skipped} skipped` : '';
            const incomplete = event.complete ? '' : ' (incomplete)';
            const took = event.cached ? 'known of this code' : seconds(event.durationMs);
            return detail(`${event.what}: ${event.passed} passed, ${event.failed} failed${skipped}, ${took}${incomplete}`);
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
            return heading(`Iteration ${event.iteration} – ${event.how}, ${event.fixer}: ${event.title}`);
        case 'trying':
            return { kind: 'busy', text: `${event.fixer}: candidate ${event.tried} of ${event.of}, ${event.what}` };
        case 'thought':
            return detail(`${event.fixer}: ${event.text}`);
        case 'judged': {
            const sign = event.result === 'pass' || event.result === 'progress' ? SIGN[event.result] : SIGN.other;
            return step(`${sign} ${event.result}: ${event.reason}`);
        }
        case 'racing':
            return heading(`${event.attempts} attempts at the same time`);
        case 'probed':
            return detail(`the broken tests were ${event.good ? 'whole' : 'broken'} at iteration ${event.iteration}`);
        case 'minimizing':
            return heading(`Is all of it needed? ${event.hunks} hunks`);
        case 'proving':
            return heading('The proof: without the fix, and on a clean copy');
        case 'reviewing':
            return heading('A review of the whole change');
        case 'reviewed':
            return step(event.verdict === 'none'
                ? `no review: ${event.reason}`
                : event.verdict === 'approved'
                    ? `✓ approved by ${event.by}`
                    : `${event.by}: ${event.findings.map(({ severity, file, what }) => `${severity}: ${file}: ${what}`).join('; ')}`);
        case 'conversed': {
            const dollars = event.dollars === undefined ? 'price unknown' : `$${event.dollars.toFixed(4)}`;
            return detail(`${event.model} as ${event.role}: ${event.requests} requests, ${event.inputTokens} input tokens (${event.cachedTokens} cached), ${event.outputTokens} output tokens, ${dollars}`);
        }
        case 'squashed':
            return step(`${event.sha.slice(0, 7)} one commit in place of ${event.commits}`);
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
            return detail(`time: ${seconds(event.totalMs)} in all, ${seconds(event.testMs)} in ${event.runs} runs of tests (${event.known} of them known), ${seconds(event.modelMs)} in models, ${seconds(own)} of its own`);
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


/***/ })

};
