export const id = 8676;
export const ids = [8676];
export const modules = {

/***/ 32366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ FIRST_RUN_SHARE),
/* harmony export */   Cf: () => (/* binding */ limitReached),
/* harmony export */   Tz: () => (/* binding */ usageOn),
/* harmony export */   W9: () => (/* binding */ repairAttempts),
/* harmony export */   XW: () => (/* binding */ remainingMs),
/* harmony export */   cY: () => (/* binding */ remainingDollars),
/* harmony export */   jR: () => (/* binding */ reviewAllowance),
/* harmony export */   kK: () => (/* binding */ spentSoFar),
/* harmony export */   ly: () => (/* binding */ remainingTokens),
/* harmony export */   mt: () => (/* binding */ isClusterOverBudget),
/* harmony export */   nB: () => (/* binding */ allowance),
/* harmony export */   uj: () => (/* binding */ remainingBudget)
/* harmony export */ });
/* harmony import */ var _model_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91879);
/* harmony import */ var _model_test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90717);
/* harmony import */ var _model_test_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58539);
/* harmony import */ var _model_selectors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90304);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30109);





const FIRST_RUN_SHARE = 0.25;
const PUBLISH_MS = 10_000;
const MIN_ENDING_SHARE = 0.25;
const MAX_RESERVED_SHARE = 0.5;
function limitReached(state, limits) {
    if (repairAttempts(state).length >= limits.iterations)
        return 'iterations';
    if (remainingMs(state, limits) <= 0)
        return 'time';
    if (remainingTokens(state, limits) <= 0)
        return 'tokens';
    if (remainingDollars(state, limits) <= 0)
        return 'dollars';
    return undefined;
}
function isClusterOverBudget(state, cluster, { cluster: budget }) {
    const { minutes, tokens, dollars } = spentOn(state, cluster);
    return (minutes >= (budget?.minutes ?? Number.POSITIVE_INFINITY) ||
        tokens >= (budget?.tokens ?? Number.POSITIVE_INFINITY) ||
        dollars >= (budget?.dollars ?? Number.POSITIVE_INFINITY));
}
function spentOn(state, cluster) {
    const mine = repairAttempts(state).filter(({ clusters }) => clusters.includes(cluster));
    const usage = usageOn({ attempts: mine }, cluster);
    const milliseconds = mine.reduce((sum, { durationMs, clusters }) => sum + durationMs / clusters.length, 0);
    return { minutes: milliseconds / 60_000, tokens: (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .tokensOf */ .k8)(usage), dollars: usage.dollars };
}
function reviewAllowance(state, limits) {
    return {
        ms: remainingMs(state, limits),
        tokens: remainingTokens(state, limits),
        dollars: remainingDollars(state, limits),
    };
}
function allowance(state, attempt, limits) {
    const red = new Set((0,_model_test_results_js__WEBPACK_IMPORTED_MODULE_2__/* .openTargets */ .Rs)(state));
    const open = state.attempts.filter(_model_selectors_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpen */ .nT);
    const busy = new Set([...attempt.clusters, ...open.flatMap(({ clusters }) => clusters)]);
    const others = state.clusters.filter(({ id }) => !busy.has(id));
    const isLeft = (id) => limits.left?.has(id) !== false;
    const waiting = others.filter(({ id, tests }) => isLeft(id) && tests.some(test => red.has(test))).length;
    const following = Math.min(waiting, Math.max(0, limits.iterations - repairAttempts(state).length));
    const concurrent = Math.max(1, open.length);
    const atSame = open.filter(({ clusters }) => clusters.some(id => attempt.clusters.includes(id)));
    const rivals = Math.max(1, atSame.length);
    const clusterLimits = limits.cluster ?? {};
    const spent = attempt.clusters.map(id => spentOn(state, id));
    const own = (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)(attempt);
    const left = (key) => (clusterLimits[key] ?? Number.POSITIVE_INFINITY) - Math.max(0, ...spent.map(each => each[key]));
    const shareOf = (rest, mine) => (rest + mine) / (following + concurrent) - mine;
    const tokens = Math.min(shareOf(remainingTokens(state, limits), (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .tokensOf */ .k8)(own)), left('tokens') / rivals);
    const dollars = Math.min(shareOf(remainingDollars(state, limits), own.dollars), left('dollars') / rivals);
    return {
        ms: Math.min(remainingMs(state, limits) / (following + 1), left('minutes') * 60_000),
        tokens: Math.floor(tokens),
        dollars,
    };
}
function remainingMs(state, limits) {
    return limits.minutes * 60_000 - reservedMs(state, limits) - state.spentMs;
}
function reservedMs(state, limits) {
    const { whole, hungMs } = durationOfAll(state);
    const runs = ((0,_model_selectors_js__WEBPACK_IMPORTED_MODULE_3__/* .unconfirmedAttempts */ .Bi)(state).length > 0 ? 3 : 2) + (limits.checkRuns ?? 0);
    return Math.min(runs * whole + hungMs + PUBLISH_MS, MAX_RESERVED_SHARE * limits.minutes * 60_000);
}
function durationOfAll({ current }) {
    if (current === undefined)
        return { whole: 0, hungMs: 0 };
    const hung = current.failures.filter(({ problem }) => problem.type === _model_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .HUNG */ .Rk);
    const hungMs = hung.reduce((sum, { durationMs }) => sum + durationMs, 0);
    return { whole: Math.max(current.durationMs - hungMs, MIN_ENDING_SHARE * current.durationMs), hungMs };
}
function spentSoFar(state) {
    const usage = (0,_model_selectors_js__WEBPACK_IMPORTED_MODULE_3__/* .totalUsage */ .GG)(state);
    const { tokens, dollars } = state.carried ?? { tokens: 0, dollars: 0 };
    return { tokens: tokens + (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .tokensOf */ .k8)(usage), dollars: dollars + usage.dollars };
}
function remainingTokens(state, limits) {
    return (limits.tokens ?? Number.POSITIVE_INFINITY) - spentSoFar(state).tokens;
}
function remainingDollars(state, limits) {
    return (limits.dollars ?? Number.POSITIVE_INFINITY) - spentSoFar(state).dollars;
}
function remainingBudget(state, limits) {
    const floor = (left) => Math.max(0, left);
    return {
        iterations: floor(limits.iterations - repairAttempts(state).length),
        minutes: Math.round(floor(limits.minutes - state.spentMs / 60_000) * 10) / 10,
        ...(limits.tokens === undefined ? {} : { tokens: floor(remainingTokens(state, limits)) }),
        ...(limits.dollars === undefined ? {} : { dollars: floor(remainingDollars(state, limits)) }),
    };
}
function repairAttempts({ attempts }) {
    return attempts.filter(attempt => (0,_model_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .isFixerWork */ .af)(attempt) && !attempt.past);
}
function usageOn({ attempts }, cluster) {
    return (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(attempts.filter(({ clusters }) => clusters.includes(cluster)).map(share));
}
function share(attempt) {
    const part = 1 / Math.max(1, attempt.clusters.length);
    const parts = Object.entries((0,_model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)(attempt)).map(([key, value]) => [key, value * part]);
    return Object.fromEntries(parts);
}


/***/ }),

/***/ 18202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ parseSpans),
/* harmony export */   FR: () => (/* binding */ parseDiff),
/* harmony export */   FS: () => (/* binding */ parseHunks),
/* harmony export */   MA: () => (/* binding */ changedLines),
/* harmony export */   Nt: () => (/* binding */ diffSize),
/* harmony export */   fE: () => (/* binding */ changedPlaces),
/* harmony export */   x5: () => (/* binding */ locate)
/* harmony export */ });
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function parseDiff(diff) {
    return diff.split(/(?<=\n)(?=diff --git )/).map(text => {
        const [head = '', ...hunks] = text.split(/(?<=^|\n)(?=@@ )/);
        return { text, ...parseHead(head.split('\n')), hunks: hunks.flatMap(parseHunk) };
    });
}
function parseHead(lines) {
    const has = (start) => lines.some(line => line.startsWith(start));
    const kind = has('new file') ? 'added' : has('deleted file') ? 'deleted' : has('rename') ? 'renamed' : 'changed';
    const named = lines.map(line => /^(?:--- "?a\/|\+\+\+ "?b\/|(?:rename|copy) (?:from|to) "?|diff --git .*? "?b\/)(.*?)"?\t?$/s.exec(line));
    const path = lines.map(line => /^\+\+\+ b\/(.+?)\t?$/s.exec(line)?.[1]).find(found => found !== undefined);
    return { kind, path, paths: named.flatMap(match => match?.[1] ?? []) };
}
function parseHunk(text) {
    const header = HUNK.exec(text);
    if (header === null)
        return [];
    const body = text.split('\n').filter(line => /^[ +-]/.test(line));
    const linesOf = (sign) => body.filter(line => line.startsWith(' ') || line.startsWith(sign)).map(line => line.slice(1));
    const [, oldLine, oldCount, newLine, newCount] = header;
    return [
        {
            line: Number(newLine),
            count: Number(newCount ?? 1),
            span: { before: side(oldLine, oldCount), after: side(newLine, newCount) },
            before: linesOf('-'),
            after: linesOf('+'),
            runs: runsOf(body),
        },
    ];
}
function side(line, lines) {
    const count = Number(lines ?? 1);
    return { at: count === 0 ? Number(line) : Number(line) - 1, count };
}
function runsOf(body) {
    const runs = [];
    let at = 0;
    let isOpen = false;
    for (const line of body) {
        if (line.startsWith(' '))
            isOpen = false;
        else {
            if (!isOpen)
                runs.push({ at, before: [], after: [] });
            isOpen = true;
            runs.at(-1)?.[line.startsWith('-') ? 'before' : 'after'].push(line.slice(1));
        }
        if (!line.startsWith('-'))
            at += 1;
    }
    return runs;
}
function parseHunks(diff) {
    return parseDiff(diff).flatMap(({ kind, path, hunks }) => kind === 'changed' && path !== undefined ? hunks.map(hunk => ({ ...hunk, file: path })) : []);
}
function parseSpans(diff) {
    return parseDiff(diff).flatMap(({ hunks }) => hunks.map(({ span }) => span));
}
function changedPlaces(diff) {
    return parseDiff(diff).flatMap(({ kind, path, hunks }) => {
        if (path === undefined)
            return [];
        if (kind === 'added')
            return [{ file: path }];
        return hunks.flatMap(({ line, runs }) => runs.map(({ at, after }) => after.length === 0
            ? { file: path, line: Math.max(1, line + at - 1), count: 0 }
            : { file: path, line: line + at, count: after.length }));
    });
}
function changedLines(diff) {
    const found = new Map();
    for (const hunk of parseHunks(diff)) {
        const lines = found.get(hunk.file) ?? new Set();
        for (const { at, after } of hunk.runs)
            for (const index of after.keys())
                lines.add(hunk.line + at + index);
        found.set(hunk.file, lines);
    }
    return found;
}
function diffSize(diff) {
    const runs = parseDiff(diff).flatMap(({ hunks }) => hunks.flatMap(hunk => hunk.runs));
    return runs.reduce((sum, { before, after }) => sum + before.length + after.length, 0);
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

/***/ 1616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderHistoryPage: () => (/* binding */ renderHistoryPage)
/* harmony export */ });
/* unused harmony export dateText */
/* harmony import */ var _domain_model_root_cause_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81750);
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79078);
/* harmony import */ var _diff_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92021);
/* harmony import */ var _page_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7718);
/* harmony import */ var _page_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82401);
/* harmony import */ var _page_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44372);
/* harmony import */ var _summary_part_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79094);







function renderHistoryPage(summary, { name }) {
    const { runs, totals } = summary;
    const numbers = [
        (0,_summary_part_js__WEBPACK_IMPORTED_MODULE_3__/* .numberNode */ .sJ)(String(runs.length), runs.length === 1 ? 'request' : 'requests', `${totals.fixedRuns} fixed`),
        (0,_summary_part_js__WEBPACK_IMPORTED_MODULE_3__/* .numberNode */ .sJ)(String(totals.fixedTests), totals.fixedTests === 1 ? 'test fixed' : 'tests fixed', ''),
        (0,_summary_part_js__WEBPACK_IMPORTED_MODULE_3__/* .numberNode */ .sJ)((0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .dollarText */ .qu)(totals.dollars), 'cost', totals.tokens === 0 ? 'no tokens' : `${Math.ceil(totals.tokens / 1000)}k tokens`),
        (0,_summary_part_js__WEBPACK_IMPORTED_MODULE_3__/* .numberNode */ .sJ)((0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(totals.spentMs), 'of work', ''),
    ];
    return (0,_page_document_js__WEBPACK_IMPORTED_MODULE_1__/* .pageDocument */ .z)({
        title: `fix-tests: history of ${name}`,
        summary: [
            (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)('p', 'faint', name),
            (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('h1', {}, 'What fix-tests did here'),
            (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)('ul', 'numbers', ...numbers),
        ],
        sections: [breakingSection(summary), flakySection(summary), runsSection(runs), fixesSection(summary.fixes)],
    });
}
function breakingSection({ keepBreaking }) {
    const rows = keepBreaking.map(test => [...cells(test), `${test.fixed} of ${test.times.length}`]);
    const table = (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .dataTable */ .Jx)('Tests that keep breaking', {
        heads: ['test', 'broke', 'first', 'last', 'fixed'],
        rows,
        numbers: [1, 4],
    });
    const content = rows.length === 0 ? (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyNote */ .St)('No test broke in more than one request.') : table;
    return { id: 'breaking', title: 'Tests that keep breaking', count: rows.length, content: [content] };
}
function flakySection({ flaky, flakyByMonth }) {
    const base = { id: 'flaky', title: 'Flaky tests', count: flaky.length };
    if (flaky.length === 0)
        return { ...base, content: [(0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyNote */ .St)('No run saw a flaky test.')] };
    const most = Math.max(...flakyByMonth.map(({ sightings }) => sightings));
    const months = flakyByMonth.map(({ month, sightings }) => {
        const bar = (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('span', { class: 'span half', 'data-left': 0, 'data-width': (100 * sightings) / most });
        const lane = (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('span', { class: 'lane', 'aria-hidden': 'true' }, bar);
        return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('li', {}, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)('span', 'name', month), lane, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)('span', 'faint', (0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(sightings, 'sighting')));
    });
    const table = (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .dataTable */ .Jx)('Flaky tests', {
        heads: ['test', 'seen', 'first', 'last'],
        rows: flaky.map(cells),
        numbers: [1],
    });
    return {
        ...base,
        content: [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('ol', { class: 'schedule', 'aria-label': 'Flaky tests by month' }, ...months), table],
    };
}
function runsSection(runs) {
    const rows = runs.map(run => [
        (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)('span', 'number', dateText(run.at)),
        run.branch,
        (0,_summary_part_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeChip */ .f5)(run.outcome),
        testNames(run.fixed),
        testNames(run.remaining),
        run.fixers.join(', ') || '–',
        (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .dollarText */ .qu)(run.dollars),
        (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(run.spentMs),
    ]);
    const heads = ['date', 'branch', 'outcome', 'fixed', 'still failing', 'by', 'cost', 'work'];
    const content = rows.length === 0
        ? (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyNote */ .St)('No request is recorded yet.')
        : (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .dataTable */ .Jx)('Requests', { heads, rows, numbers: [6, 7] });
    return { id: 'requests', title: 'Requests', count: rows.length, content: [content] };
}
function fixesSection(fixes) {
    const content = fixes.length === 0 ? [(0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyNote */ .St)('No fix is recorded yet.')] : fixes.map(fixNode);
    return { id: 'fixes', title: 'Fixes', count: fixes.length, content };
}
function fixNode(fix) {
    const { at, title, fixer, summary, diff, rejected } = fix;
    const demands = rejected.map(({ file, what, why }) => (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('li', {}, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('code', {}, file), ` ${what} ${why}`));
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)('article', `card ${rejected.length === 0 ? 'good' : 'half'}`, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('h3', {}, title), (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .factList */ .lV)([
        ['When', dateText(at)],
        ['By', fixer],
        ['Root cause', (0,_domain_model_root_cause_js__WEBPACK_IMPORTED_MODULE_6__/* .rootCauseOf */ .N)(fix)],
        ['Fix', summary],
        ['Rejected', demands.length === 0 ? undefined : (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('ul', {}, ...demands)],
    ]), ...(diff === '' ? [] : [(0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedNode */ .Xi)(['Change'], ...(0,_diff_part_js__WEBPACK_IMPORTED_MODULE_0__/* .diffNodes */ .D)(diff))]));
}
function cells({ title, times }) {
    return [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('code', {}, title), `${times.length}×`, dateText(times.at(-1) ?? 0), dateText(times[0] ?? 0)];
}
function testNames(titles) {
    if (titles.length === 0)
        return '–';
    const items = titles.map(title => (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('li', {}, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .element */ .ND)('code', {}, title)));
    return (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedNode */ .Xi)([(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(titles.length, 'test')], (0,_page_node_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)('ul', 'tests', ...items));
}
function dateText(at) {
    return new Date(at).toISOString().slice(0, 10);
}


/***/ })

};
