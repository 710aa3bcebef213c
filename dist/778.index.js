export const id = 778;
export const ids = [778];
export const modules = {

/***/ 1928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ checkOf),
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65034);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8483);


const MAX_ANNOTATIONS = 200;
const MAX_SUMMARY = 65_000;
function annotationsOf({ tests }) {
    return tests.targets.flatMap(test => annotation(test, test.isFixed ? 'notice' : 'failure')).slice(0, MAX_ANNOTATIONS);
}
function annotation({ title, before }, level) {
    if (before === undefined)
        return [];
    const { file: path, line } = locationOf(before);
    if (path === '' || path.startsWith('/') || path.split('/').includes('..'))
        return [];
    const message = before.problem.message.split('\n').slice(0, 6).map(_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP).join('\n');
    return [
        {
            path,
            line: Math.max(1, line),
            level,
            title: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .EJ)((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(`${level === 'notice' ? 'Fixed' : 'Still fails'}: ${title}`), 250),
            message: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .EJ)(message, 4_000) || 'It failed.',
        },
    ];
}
function locationOf({ frames, id }) {
    const [frame] = frames;
    return frame === undefined ? { file: id.file, line: 1 } : { file: frame.file, line: frame.line };
}
function checkOf(view, report) {
    return {
        conclusion: conclusionOf(view),
        title: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .EJ)((0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headlineOf */ .g)(view), 250),
        summary: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .EJ)(report, MAX_SUMMARY),
        annotations: annotationsOf(view),
    };
}
function conclusionOf({ outcome }) {
    switch (outcome) {
        case 'fixed':
        case 'partial':
        case 'nothing-to-fix':
        case 'not-reproduced':
            return 'neutral';
        case 'failed':
        case 'refused':
            return 'failure';
        case 'stopped':
            return 'cancelled';
    }
}


/***/ }),

/***/ 78778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeStepOutputs: () => (/* binding */ writeStepOutputs)
/* harmony export */ });
/* unused harmony export outputsOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46058);
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65034);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8483);
/* harmony import */ var _check_annotations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1928);
/* harmony import */ var _job_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88011);








const MAX_ANNOTATIONS_PER_STEP = 10;
async function writeStepOutputs({ view, report, settings, transcripts, temp, patch }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, 'fix-tests');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'report.md');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, report.markdown);
    for (const [name, value] of Object.entries(outputsOf(view, { report: path, transcripts, patch: patch ?? '' })))
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setOutput */ .uH(name, value);
    annotate(view);
    await (0,_job_log_js__WEBPACK_IMPORTED_MODULE_7__/* .writeSummary */ .S)(report.markdown);
    const headline = (0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .headlineOf */ .g)(view);
    _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP)(headline));
    const red = view.outcome === 'failed' || view.outcome === 'partial' || view.outcome === 'stopped';
    if (red && settings['fail-on-unfixed'])
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1((0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP)(headline));
}
function outputsOf(view, paths) {
    const { pullRequest, request, tests, usage } = view;
    const titles = (all) => JSON.stringify(all.map(({ title }) => title));
    return {
        outcome: view.outcome,
        'pull-request-number': String(pullRequest?.number ?? ''),
        'pull-request-url': pullRequest?.url ?? '',
        'pull-request-operation': pullRequest?.operation ?? 'none',
        branch: view.tip === request.headSha ? '' : view.branch,
        'head-sha': view.tip,
        'pass-rate-before': view.before?.rate.toFixed(4) ?? '',
        'pass-rate-after': view.after?.rate.toFixed(4) ?? '',
        'fixed-tests': titles(tests.fixed),
        'remaining-tests': titles(tests.remaining),
        'flaky-tests': titles(tests.flaky),
        iterations: String(view.attempts.length),
        'cost-usd': usage.unpricedTokens > 0 ? '' : usage.dollars.toFixed(4),
        'input-tokens': String(usage.inputTokens),
        'output-tokens': String(usage.outputTokens),
        'report-path': paths.report,
        'patch-path': (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.patch) ? paths.patch : '',
        'transcripts-path': (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.transcripts) ? paths.transcripts : '',
    };
}
function annotate(view) {
    for (const { level, message, title, path, line } of (0,_check_annotations_js__WEBPACK_IMPORTED_MODULE_6__/* .annotationsOf */ .I)(view).slice(0, MAX_ANNOTATIONS_PER_STEP)) {
        const properties = { title, file: path, startLine: line };
        if (level === 'notice')
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .notice */ .lm(message, properties);
        else
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3(message, properties);
    }
}


/***/ }),

/***/ 17391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UU: () => (/* binding */ testName),
/* harmony export */   Vh: () => (/* binding */ remainingCounts),
/* harmony export */   Z8: () => (/* binding */ fixedCounts),
/* harmony export */   fp: () => (/* binding */ failureNoun)
/* harmony export */ });
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79078);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8483);


function fixedCounts(cases) {
    return sentence(cases, {
        test: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'failing test')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verb */ .w3)(number, 'pass')} now`,
        load: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'load failure')} ${number === 1 ? 'is' : 'are'} fixed`,
        check: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'failing check')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verb */ .w3)(number, 'pass')} now`,
    });
}
function remainingCounts(cases, adjective = '') {
    return sentence(cases, {
        test: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'test')}${adjective} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verb */ .w3)(number, 'fail')}`,
        load: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'load failure')}${adjective} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verb */ .w3)(number, 'remain')}`,
        check: number => `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number, 'check')}${adjective} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .verb */ .w3)(number, 'fail')}`,
    });
}
function failureNoun(cases) {
    return cases.every(({ kind }) => kind === 'test') ? 'failing test' : 'failure';
}
function sentence(cases, words) {
    const numbers = ['test', 'load', 'check'].map(kind => [kind, cases.filter(each => each.kind === kind).length]);
    const parts = numbers.flatMap(([kind, number]) => (number === 0 ? [] : [words[kind](number)]));
    return parts.length === 0 ? words.test(0) : parts.join(' and ');
}
function testName({ title, kind }) {
    return `${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineCode */ .ti)(title)}${{ test: '', load: ' (loading it)', check: ' (a check)' }[kind]}`;
}


/***/ }),

/***/ 65034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pullRequestTitle),
/* harmony export */   g: () => (/* binding */ headlineOf)
/* harmony export */ });
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79078);
/* harmony import */ var _case_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17391);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8483);



function headlineOf(view) {
    const { fixed, remaining, flaky, notReproduced } = view.tests;
    switch (view.outcome) {
        case 'fixed':
            return `Fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCounts */ .Z8)(fixed)}${othersClause(view)}`;
        case 'partial':
            return remaining.length === 0
                ? `Partly fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCounts */ .Z8)(fixed)}${view.proof?.check?.passed === false ? ", but the project's own command still fails" : ''}`
                : `Partly fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .remainingCounts */ .Vh)(remaining, isLow(view) ? ' of low criticality' : '')}`;
        case 'failed':
            return failedHeadline(view);
        case 'nothing-to-fix':
            return flaky.length > 0
                ? `Nothing to fix: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(flaky.length, 'test')} failed by chance (flaky)`
                : 'Nothing to fix: no test fails';
        case 'not-reproduced':
            return `Not reproduced: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(notReproduced.length, 'reported failing test')} ${notReproduced.length === 1 ? 'does' : 'do'} not fail here`;
        case 'refused':
            return 'Refused';
        case 'stopped':
            return 'Stopped before the end: run it again, and it goes on';
    }
}
function othersClause({ others, changes }) {
    const chance = changes.unsettled.filter(({ status }) => status !== 'passed').length;
    switch (others) {
        case 'unchanged':
            return ', and no other test changed';
        case 'unharmed':
            return ', and nothing else broke';
        case 'changed':
            return chance === 0 ? '' : `; ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(chance, 'flaky test')} did not pass in the last run`;
    }
}
function isLow({ tests: { remaining }, remainingClusters }) {
    const low = remainingClusters.flatMap(({ cluster, tests }) => (cluster.criticality === 'low' ? tests : []));
    return remaining.every(({ title }) => low.some(test => test.title === title));
}
function failedHeadline(view) {
    const { tests, kept, attempts, proof, stop, changes } = view;
    const { fixed, remaining, orderDependent, targets } = tests;
    const all = fixed.length + remaining.length;
    if (proof?.held === false && remaining.length === 0)
        return 'Not proved: green in the checkout, but not seen again';
    const worse = changes.failing.length + changes.skipped.length + changes.removed.length;
    if (kept.length > 0 && remaining.length === 0 && worse > 0)
        return `Not fixed: ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCounts */ .Z8)(fixed)}, but ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(worse, 'other test')} changed for the worse`;
    if (kept.length > 0) {
        const begin = hasProgress(view) ? 'Progress, but not fixed' : 'Not fixed';
        const noun = (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .failureNoun */ .fp)(targets);
        return noun === 'failing test'
            ? `${begin}: ${fixed.length} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, noun)} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(fixed.length, 'pass')} now, ${remaining.length} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(remaining.length, 'fail')}`
            : `${begin}: ${fixed.length} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, noun)} ${fixed.length === 1 ? 'is' : 'are'} fixed, ${remaining.length} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(remaining.length, 'remain')}`;
    }
    if (attempts.length > 0)
        return `Not fixed: no change turned ${all === 1 ? `the ${(0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .failureNoun */ .fp)(targets)}` : `any of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .failureNoun */ .fp)(targets))}`} green without breaking others`;
    const many = orderDependent.length;
    if (many > 0)
        return `Not fixed: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(many, 'test')} ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verb */ .w3)(many, 'fail')} only after others ran (order-dependent)`;
    return `Not fixed: nothing was tried${stop === 'time' ? ', since no time was left' : ''}`;
}
function hasProgress({ fixes }) {
    return fixes.some(({ attempt, fixed, open }) => attempt.result === 'progress' && fixed.length > 0 && open.length > 0);
}
function pullRequestTitle({ kept, outcome, tests, request }) {
    const { fixed, remaining, targets } = tests;
    const repairs = kept.filter(({ kind }) => kind === 'repair');
    const summary = repairs[0]?.proposal?.summary;
    const noun = (0,_case_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .failureNoun */ .fp)(targets);
    const all = fixed.length + remaining.length;
    const what = outcome === 'fixed' ? `Fix ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, noun)}` : `Progress: ${fixed.length} of ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, noun)} fixed`;
    const detail = repairs.length === 1 && summary !== undefined ? `: ${withoutMarkdown(summary)}` : '';
    return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateText */ .EJ)(`${what} on ${request.headBranch}${detail}`, 240);
}
function withoutMarkdown(text) {
    return text.replaceAll('`', '').replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed();
}


/***/ })

};
