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
            const { writeStepOutputs } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(5034), __webpack_require__.e(6743)]).then(__webpack_require__.bind(__webpack_require__, 78778));
            return writeStepOutputs(outcome);
        }
    }
}
function setOutputs(outcome) {
    for (const [name, value] of Object.entries({ outcome, ..._noop_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_WORK_OUTPUTS */ .H }))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__.setOutput(name, value);
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

/***/ 58412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderEvent)
/* harmony export */ });
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79078);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8483);


const SIGN = { pass: '✓', progress: '◐', other: '✗' };
function renderEvent(event) {
    const { kind, text } = render(event);
    return { kind, text: (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(text) };
}
function render(event) {
    switch (event.kind) {
        case 'request':
            return heading(`${event.branch} at ${event.sha.slice(0, 7)}`);
        case 'reports-read':
            return step(`${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.files, 'report file')}: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.cases, 'test case')}, ${event.failing} failing`);
        case 'note':
            return { kind: event.level === 'warning' ? 'warning' : 'detail', text: event.text };
        case 'resumed':
            return step(`resuming from ${event.phase}, after ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.attempts, 'attempt')}`);
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
            const checks = event.failedChecks === undefined ? '' : `, ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.failedChecks, 'check')} failed`;
            const incomplete = event.complete ? '' : ' (incomplete)';
            const time = event.cached ? ' (cached)' : `, ${seconds(event.durationMs)}`;
            return detail(`${event.what}: ${event.passed} passed, ${event.failed} failed${skipped}${checks}${time}${incomplete}`);
        }
        case 'check-ended': {
            const findings = event.findings === 0 ? '' : `, ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.findings, 'finding')}`;
            const command = event.command.replaceAll(/\s+/g, ' ').slice(0, 120);
            return detail(`check ${command}: ${event.passed ? 'passed' : 'failed'}${findings}, ${seconds(event.durationMs)}`);
        }
        case 'reproduced': {
            const groups = [
                `${event.targets.length} failing`,
                ...some(event.flaky, 'flaky'),
                ...some(event.orderDependent, 'order-dependent'),
                ...some(event.notReproduced, 'not reproduced'),
                ...some(event.leftAlone, `left alone: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(event.leftAlone, 3)}`),
            ];
            return step(`reproduced: ${groups.join(', ')}`);
        }
        case 'diagnosed':
            return step(event.clusters.length === 0
                ? 'diagnosis: nothing left to fix'
                : `diagnosis: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.clusters.length, 'root cause')} (${event.clusters
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
            return heading(`${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.attempts, 'attempt')} in parallel`);
        case 'probed':
            return detail(`the broken tests ${event.good ? 'passed' : 'failed'} at iteration ${event.iteration}`);
        case 'minimizing':
            return heading(`Leftovers and untested lines: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.hunks, 'hunk')}`);
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
            return detail(`${event.model} as ${event.role}: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.requests, 'request')}, ${event.inputTokens} input tokens (${event.cachedTokens} cached), ${event.outputTokens} output tokens, ${dollars}`);
        }
        case 'squashed':
            return step(`${event.sha.slice(0, 7)} replaces ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.commits, 'commit')}`);
        case 'committed':
        case 'reverted':
            return step(`${event.sha.slice(0, 7)} ${event.subject}`);
        case 'stopping':
            return heading(`Iterations ended (${event.why})`);
        case 'pushed':
            return detail(`pushed ${event.sha.slice(0, 7)} to ${event.branch}`);
        case 'pull-request':
            return step(`pull request ${event.operation}: ${event.url}`);
        case 'cost-limit':
            return detail(`models: ${event.models.join(', ')}, at most $${event.dollars.toFixed(2)} together (max-cost-usd)`);
        case 'time': {
            const other = event.totalMs - event.testMs - event.modelMs;
            return detail(`time: ${seconds(event.totalMs)} in total: ${seconds(event.testMs)} in tests and their set-up (${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.runs, 'run')}, ${event.known} of them known before), ${seconds(event.modelMs)} in models, ${seconds(other)} other`);
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


/***/ })

};
