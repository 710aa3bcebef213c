export const id = 337;
export const ids = [337];
export const modules = {

/***/ 13337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeReportPage: () => (/* binding */ writeReportPage)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/domain/model/cheat-sign.js
var cheat_sign = __webpack_require__(30167);
// EXTERNAL MODULE: ./lib/domain/model/isolation.js
var model_isolation = __webpack_require__(66342);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(4538);
;// CONCATENATED MODULE: ./lib/report-page/changed-line-notes.js
function changedLineNotes(files, { uncovered, mutantCheck }) {
    const notes = new Map(files.map(({ path }) => [path, new Map()]));
    for (const { file, line, what } of mutantCheck?.survivors ?? [])
        notes.get(file)?.set(line, { kind: 'unnoticed', text: `No test notices this change: ${what}` });
    for (const hunk of uncovered) {
        const found = files.find(({ path }) => path === hunk.file);
        for (const number of found === undefined ? [] : placesOf(found, hunk.added))
            notes.get(hunk.file)?.set(number, { kind: 'uncovered', text: 'The failing tests pass without this line, too.' });
    }
    return notes;
}
function placesOf({ hunks }, added) {
    const wanted = new Set(added.filter(text => text.trim() !== ''));
    return hunks
        .flat()
        .flatMap(({ after, same }) => (!same && after !== undefined && wanted.has(after.text) ? [after.number] : []));
}
function coverageCounts(files, notes) {
    return {
        added: files.reduce((sum, { added }) => sum + added, 0),
        uncovered: [...notes.values()].reduce((sum, lines) => sum + [...lines.values()].filter(({ kind }) => kind === 'uncovered').length, 0),
    };
}

// EXTERNAL MODULE: ./lib/domain/text/hidden-characters.js
var hidden_characters = __webpack_require__(12037);
;// CONCATENATED MODULE: ./lib/report-page/page-node.js

function page_node_element(tag, attributes, ...children) {
    return [tag, attributes, ...children];
}
function styled(tag, className, ...children) {
    return page_node_element(tag, { class: className }, ...children);
}
function webLink(url, ...children) {
    return /^https?:\/\/[^\s]+$/.test(url)
        ? page_node_element('a', { href: url, rel: 'noreferrer' }, ...children)
        : page_node_element('span', {}, ...children);
}
function scriptJson(value) {
    return JSON.stringify(value, (_, each) => (typeof each === 'string' ? (0,hidden_characters/* revealHidden */.Ci)(each) : each))
        .replaceAll('<', String.raw `\u003c`)
        .replaceAll('\u2028', String.raw `\u2028`)
        .replaceAll('\u2029', String.raw `\u2029`);
}
function cutText(text, max) {
    if (text.length <= max)
        return text;
    const kept = text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
    return `${kept}\n… (${text.length - kept.length} more characters)`;
}

;// CONCATENATED MODULE: ./lib/report-page/page-elements.js

const SIGNS = { good: '✓', bad: '✗', half: '◐', plain: '·' };
function sectionNode({ id, title, count, content }) {
    const number = count === undefined ? [] : [' ', styled('span', 'count', String(count))];
    return page_node_element('section', { id, 'aria-labelledby': `${id}-title` }, page_node_element('h2', { id: `${id}-title`, tabindex: '-1' }, title, ...number), ...content);
}
function chip(tone, text) {
    return styled('span', `chip ${tone}`, page_node_element('span', { 'aria-hidden': 'true' }, SIGNS[tone]), ` ${text}`);
}
function emptyNote(text) {
    return styled('p', 'empty', text);
}
function folded(summary, ...content) {
    return page_node_element('details', {}, page_node_element('summary', {}, ...summary), ...content);
}
function codeBox(text, label) {
    return page_node_element('pre', { tabindex: '0', role: 'region', 'aria-label': label }, text);
}
function dataTable(caption, { heads, rows, numbers = [] }) {
    const cell = (content, at) => at === 0
        ? page_node_element('th', { scope: 'row' }, content)
        : page_node_element('td', numbers.includes(at) ? { class: 'number' } : {}, content);
    const head = (text, at) => page_node_element('th', { scope: 'col', ...(numbers.includes(at) ? { class: 'number' } : {}) }, text);
    return page_node_element('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption }, page_node_element('table', {}, styled('caption', 'unseen', caption), page_node_element('thead', {}, page_node_element('tr', {}, ...heads.map(head))), page_node_element('tbody', {}, ...rows.map(cells => page_node_element('tr', {}, ...cells.map(cell))))));
}
function factList(facts) {
    return styled('dl', 'facts', ...facts.flatMap(([term, content]) => content === undefined || content === ''
        ? []
        : [page_node_element('div', {}, page_node_element('dt', {}, term), page_node_element('dd', {}, content))]));
}
function durationText(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
function percentText(rate) {
    return `${rate < 1 ? Math.min(99.9, Math.round(rate * 1000) / 10) : 100} %`;
}
function dollarText(dollars) {
    return `$${dollars.toFixed(dollars === 0 || dollars >= 0.1 ? 2 : 4)}`;
}

// EXTERNAL MODULE: ./lib/domain/text/unified-diff.js
var unified_diff = __webpack_require__(74198);
;// CONCATENATED MODULE: ./lib/report-page/side-by-side.js

const MIN_ALIKE = 0.4;
function sideBySide(diff) {
    return (0,unified_diff/* parseDiff */.FR)(diff).flatMap(file => {
        const path = file.path ?? file.paths[0];
        if (path === undefined)
            return [];
        const hunks = file.hunks.map(rowsOf);
        const rows = hunks.flat().filter(({ same }) => !same);
        return [
            {
                path,
                kind: file.kind,
                added: rows.filter(({ after }) => after !== undefined).length,
                removed: rows.filter(({ before }) => before !== undefined).length,
                hunks,
            },
        ];
    });
}
function rowsOf({ span, before, after, runs }) {
    const rows = [];
    let [old, now] = [0, 0];
    const lineOf = (side, at, text) => ({
        number: span[side].at + at + 1,
        text,
    });
    const context = (end) => {
        for (; now < end; old += 1, now += 1) {
            rows.push({
                before: lineOf('before', old, before[old] ?? ''),
                after: lineOf('after', now, after[now] ?? ''),
                same: true,
            });
        }
    };
    for (const run of runs) {
        context(run.at);
        for (let at = 0; at < Math.max(run.before.length, run.after.length); at += 1) {
            const [was, is] = [run.before[at], run.after[at]];
            const parts = was === undefined || is === undefined ? undefined : differingParts(was, is);
            rows.push({
                before: was === undefined ? undefined : { ...lineOf('before', old + at, was), ...parts?.before },
                after: is === undefined ? undefined : { ...lineOf('after', now + at, is), ...parts?.after },
                same: false,
            });
        }
        old += run.before.length;
        now += run.after.length;
    }
    context(after.length);
    return rows;
}
function differingParts(was, is) {
    const shorter = Math.min(was.length, is.length);
    let start = 0;
    while (start < shorter && was[start] === is[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end))
        end += 1;
    if (start + end < MIN_ALIKE * Math.max(was.length, is.length))
        return undefined;
    return {
        before: { differs: { from: start, to: was.length - end } },
        after: { differs: { from: start, to: is.length - end } },
    };
}

;// CONCATENATED MODULE: ./lib/report-page/diff-part.js



const MAX_ROWS = 1_500;
const KINDS = {
    added: 'new file',
    deleted: 'deleted',
    renamed: 'renamed',
    changed: '',
};
function diffNodes(diff, notes = new Map()) {
    let left = MAX_ROWS;
    const nodes = sideBySide(diff).map(file => {
        const rows = file.hunks.reduce((sum, hunk) => sum + hunk.length, 0);
        const shown = rows <= left;
        if (shown)
            left -= rows;
        return fileNode(file, shown, notes.get(file.path));
    });
    return nodes.length > 0 || diff.trim() === '' ? nodes : [page_node_element('pre', { tabindex: '0' }, diff)];
}
function fileNode(file, shown, notes) {
    const { path, kind, added, removed, hunks } = file;
    const kindText = KINDS[kind];
    const head = styled('figcaption', 'file-head', styled('code', 'path', path), ...(kindText === '' ? [] : [styled('span', 'faint', kindText)]), styled('span', 'plus', `+${added}`), styled('span', 'minus', `−${removed}`));
    if (!shown)
        return styled('figure', 'file', head, styled('p', 'empty', 'Too long to show here: see the branch.'));
    if (hunks.length === 0)
        return styled('figure', 'file', head, styled('p', 'empty', 'Nothing to show as text.'));
    return styled('figure', 'file', head, page_node_element('table', { class: 'diff' }, styled('caption', 'unseen', `Changes in ${path}: before on the left, after on the right`), page_node_element('colgroup', {}, ...['number', '', 'number', ''].map(name => page_node_element('col', name === '' ? {} : { class: name }))), page_node_element('thead', { class: 'unseen' }, page_node_element('tr', {}, ...['Line before', 'Before', 'Line after', 'After'].map(text => page_node_element('th', { scope: 'col' }, text)))), ...hunks.map(hunk => page_node_element('tbody', {}, ...hunk.map(row => rowNode(row, notes))))));
}
function rowNode({ before, after, same }, notes) {
    const note = after === undefined || same ? undefined : notes?.get(after.number);
    return page_node_element('tr', same ? { class: 'same' } : {}, ...sideNodes(before, same ? '' : 'del'), ...sideNodes(after, same ? '' : 'add', note));
}
function sideNodes(line, kind, note) {
    if (line === undefined)
        return [page_node_element('td', { class: 'line none' }), page_node_element('td', { class: 'none' })];
    const sign = kind === 'add' ? '+' : kind === 'del' ? '−' : ' ';
    return [
        styled('td', `line ${kind}`, String(line.number)),
        styled('td', `code ${kind}`, styled('span', 'sign', sign), ...lineParts(line, kind), ...(note === undefined ? [] : [' ', styled('span', 'note', chip('half', note.text))])),
    ];
}
function lineParts({ text, differs }, kind) {
    if (differs === undefined || differs.from === differs.to)
        return [text];
    const { from, to } = differs;
    const tag = kind === 'add' ? 'ins' : 'del';
    return [text.slice(0, from), page_node_element(tag, {}, text.slice(from, to)), text.slice(to)].filter(part => part !== '');
}

;// CONCATENATED MODULE: ./lib/report-page/change-part.js








const MAX_CHANGE = 300_000;
function changeSection({ change, view }) {
    const files = sideBySide(cutText(change, MAX_CHANGE));
    const notes = changedLineNotes(files, view);
    const { added, uncovered } = coverageCounts(files, notes);
    const content = change.trim() === ''
        ? [emptyNote('Nothing was changed.')]
        : [
            styled('p', 'faint', coverageText({ added, uncovered, view })),
            ...diffNodes(cutText(change, MAX_CHANGE), notes),
        ];
    return { id: 'changes', title: 'Changes', count: files.length, content };
}
function coverageText({ added, uncovered, view, }) {
    const lines = (0,wording/* count */.U9)(added, 'changed line');
    const { mutantCheck, proof } = view;
    const needed = proof?.held === true && proof.needed.length > 0
        ? `Without the change, ${(0,wording/* count */.U9)(proof.needed.length, 'test')} failed again. `
        : '';
    const covered = uncovered === 0
        ? `fix-tests found none of the ${lines} that the failing tests pass without.`
        : `Of ${lines}, the failing tests pass without ${uncovered}: they are marked.`;
    const mutants = mutantCheck === undefined || mutantCheck.checked === 0
        ? ''
        : ` Of ${(0,wording/* count */.U9)(mutantCheck.checked, 'small change')} to the fixed lines, the tests noticed ${mutantCheck.checked - mutantCheck.survivors.length}.`;
    return needed + covered + mutants;
}
function proofPart({ view, reproduce }) {
    const { proof, isolation, signs, titles } = view;
    const slower = (proof?.slower ?? []).map(({ test, beforeMs, afterMs }) => page_node_element('li', {}, page_node_element('code', {}, titles.get(test) ?? test), ` ${durationText(beforeMs)} → ${durationText(afterMs)}`));
    const marks = signs.map(({ kind, file, line, code, grave }) => page_node_element('li', {}, chip(grave ? 'bad' : 'half', grave ? 'grave' : 'minor'), ' ', page_node_element('code', {}, line === 0 ? file : `${file}:${line}`), ` ${(0,cheat_sign/* signMeaning */.rC)(kind)}: `, page_node_element('code', {}, code)));
    const check = proof?.check;
    const content = [
        proof === undefined
            ? emptyNote('Nothing was proved: no change was left to prove.')
            : factList([
                [
                    'Whole suite again',
                    proof.place === 'nowhere'
                        ? 'The tests cannot run here.'
                        : chip(proof.held ? 'good' : 'bad', proof.held ? `confirmed in a ${proof.place}` : `not confirmed: ${proof.reason}`),
                ],
                ['Red without the change', proof.needed.length === 0 ? '' : (0,wording/* count */.U9)(proof.needed.length, 'test')],
                [
                    "Project's own check",
                    check === undefined
                        ? undefined
                        : page_node_element('span', {}, chip(check.passed ? 'good' : 'bad', check.passed ? 'passed' : 'failed'), ' ', page_node_element('code', {}, check.command)),
                ],
                [
                    'Its findings',
                    check === undefined || check.findings.length === 0
                        ? undefined
                        : page_node_element('ul', {}, ...check.findings.map(each => page_node_element('li', {}, each))),
                ],
                ['Slower with the change', slower.length === 0 ? undefined : page_node_element('ul', {}, ...slower)],
            ]),
        ...(marks.length === 0 ? [] : [page_node_element('h3', {}, 'Signs of a cheat'), page_node_element('ul', {}, ...marks)]),
        ...(isolation === undefined ? [] : [styled('p', 'faint', (0,model_isolation/* isolationText */.Cw)(isolation))]),
        ...(reproduce === ''
            ? []
            : [page_node_element('h3', {}, 'Run the tests by hand'), codeBox(reproduce, 'Commands that run the tests')]),
    ];
    return { id: 'proof', title: 'Proof', content };
}

// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var cluster = __webpack_require__(77236);
;// CONCATENATED MODULE: ./lib/report-page/attempt-words.js
const RESULTS = {
    pass: ['good', 'passed'],
    progress: ['half', 'progress'],
    fail: ['bad', 'failed'],
    regression: ['bad', 'regression'],
    incomplete: ['bad', 'incomplete run'],
    'syntax-error': ['bad', 'does not parse'],
    abstained: ['plain', 'no proposal'],
    refused: ['bad', 'refused'],
    conflict: ['plain', 'conflict'],
    outranked: ['plain', 'another was better'],
};
const attempt_words_KINDS = {
    repair: 'fix',
    revision: 'review',
    pruning: 'leftovers removed',
    command: "project's own command",
    tests: 'tests written',
    proposal: 'tests proposed',
};
function resultWords({ result, revert, }) {
    if (revert !== undefined)
        return ['bad', 'reverted'];
    return result === undefined ? ['plain', 'not finished'] : RESULTS[result];
}
function kindWords({ kind }) {
    return attempt_words_KINDS[kind];
}
function attemptTitle({ title, proposal, kind }) {
    return title || proposal?.summary || attempt_words_KINDS[kind];
}

// EXTERNAL MODULE: ./lib/domain/model/selectors.js
var selectors = __webpack_require__(50236);
// EXTERNAL MODULE: ./lib/domain/model/usage.js
var model_usage = __webpack_require__(79961);
// EXTERNAL MODULE: ./lib/rendering/headline.js
var rendering_headline = __webpack_require__(78438);
;// CONCATENATED MODULE: ./lib/report-page/summary-part.js






const OUTCOMES = {
    fixed: ['good', 'Fixed'],
    'needs-review': ['half', 'To be reviewed'],
    partial: ['half', 'Partly fixed'],
    failed: ['bad', 'Not fixed'],
    'nothing-to-fix': ['good', 'Nothing to fix'],
    'not-reproduced': ['plain', 'Not reproduced'],
    'test-outdated': ['half', 'Test outdated'],
    'awaiting-ci': ['half', 'Waiting for CI'],
    refused: ['plain', 'Refused'],
    stopped: ['plain', 'Stopped'],
};
function summaryNodes({ view, state, repositoryUrl }) {
    const { outcome, request, branch, tip, pullRequest, before, after, tests } = view;
    const [tone, text] = OUTCOMES[outcome];
    const usage = (0,selectors/* totalUsage */.GG)(state);
    const link = (sha) => repositoryUrl === '' ? styled('code', 'sha', sha.slice(0, 7)) : commitNode(sha, repositoryUrl);
    const headline = (0,rendering_headline/* headlineOf */.gD)(view);
    const targets = tests.fixed.length + tests.remaining.length;
    const cost = usage.requests === 0
        ? { value: '$0', note: 'no model was asked' }
        : {
            value: usage.unpricedTokens > 0 && usage.dollars === 0 ? 'unknown' : dollarText(usage.dollars),
            note: `${(0,wording/* count */.U9)(usage.requests, 'request')}, ${thousands((0,model_usage/* tokensOf */.k8)(usage))} tokens`,
        };
    return [
        styled('p', 'meta', chip(tone, text), ...(request.repository === '' ? [] : [styled('span', 'faint', request.repository)]), styled('span', 'faint', `${request.headBranch} at `, link(request.headSha)), ...(tip === request.headSha ? [] : [styled('span', 'faint', `fix on ${branch} at `, link(tip))]), ...(pullRequest === undefined ? [] : [webLink(pullRequest.url, `Pull request #${pullRequest.number}`)])),
        page_node_element('h1', {}, headline),
        ...view.notes.map(note => styled('p', 'notice', note)),
        styled('ul', 'numbers', numberNode(`${tests.fixed.length} of ${targets}`, 'failing tests fixed', tests.remaining.length > 0 ? `${tests.remaining.length} still fail` : ''), numberNode(after === undefined ? '–' : percentText(after.rate), 'pass rate', before === undefined ? '' : `${percentText(before.rate)} before`), numberNode(String(view.attempts.length), view.attempts.length === 1 ? 'iteration' : 'iterations', `${view.kept.length} kept`), numberNode(durationText(state.spentMs), 'of work', ''), numberNode(cost.value, 'cost', cost.note)),
        ...suiteBars(before, after),
    ];
}
function numberNode(value, what, note) {
    return page_node_element('li', {}, styled('strong', 'value', value), styled('span', 'what', what), styled('span', 'faint', note));
}
function suiteBars(before, after) {
    if (before === undefined)
        return [];
    const bar = (name, suite) => {
        const total = Math.max(1, suite.passed + suite.failed + suite.skipped);
        const share = (tone, number) => number === 0 ? [] : [page_node_element('span', { class: `share ${tone}`, 'data-width': (100 * number) / total })];
        const words = `${suite.passed} passed, ${suite.failed} failed${suite.skipped > 0 ? `, ${suite.skipped} skipped` : ''}`;
        return styled('div', 'suite', styled('span', 'name', name), page_node_element('span', { class: 'bar', 'aria-hidden': 'true' }, ...share('good', suite.passed), ...share('bad', suite.failed), ...share('plain', suite.skipped)), styled('span', 'words', words));
    };
    return [styled('div', 'suites', bar('Before', before), ...(after === undefined ? [] : [bar('After', after)]))];
}
function commitNode(sha, repositoryUrl) {
    const code = styled('code', 'sha', sha.slice(0, 7));
    return repositoryUrl === '' || !/^[0-9a-f]{7,64}$/.test(sha) ? code : webLink(`${repositoryUrl}/commit/${sha}`, code);
}
function thousands(number) {
    return number >= 10_000 ? `${Math.round(number / 1000)}k` : String(Math.round(number));
}

;// CONCATENATED MODULE: ./lib/report-page/causes-part.js







const MAX_MESSAGE = 4_000;
const MAX_TESTS = 30;
const MAX_PLACES = 5;
function causesSection(input) {
    const { view } = input;
    const cards = [
        ...view.fixes.map(fix => fixCard(fix, input)),
        ...view.remainingClusters.map(cause => remainingCard(cause)),
        ...view.outdated.map(outdatedCard),
    ];
    const content = cards.length > 0
        ? cards
        : [emptyNote('No root cause was found: no test of this run failed for a reason in the code.')];
    return { id: 'causes', title: 'Causes', count: cards.length, content };
}
function fixCard({ attempt, fixed, open }, { repositoryUrl, state }) {
    const { proposal, analysis, commit } = attempt;
    const [tone, word] = open.length > 0 ? ['half', 'Partly fixed'] : ['good', 'Fixed'];
    const known = state.clusters.find(({ id }) => attempt.clusters.includes(id))?.problem;
    const problem = known ?? (fixed[0]?.before?.problem.message.split('\n', 1)[0] || '');
    const cause = proposal?.rootCause || analysis?.rootCause || '';
    return card({ tone, word, title: attemptTitle(attempt) }, factList([
        ['What failed', problem],
        ['Root cause', cause],
        ['Fix', proposal?.summary ?? ''],
        ['Left undone', proposal?.leftUndone ?? ''],
        ['By', `${attempt.fixer}, ${attempt.strategy}`],
        ['Commit', commit === undefined ? undefined : commitNode(commit, repositoryUrl)],
        ['Details', page_node_element('a', { href: `#iteration-${attempt.iteration}` }, `Iteration ${attempt.iteration}`)],
    ]), ...(attempt.diff === '' ? [] : diffNodes(attempt.diff)), ...testList(fixed, 'fixed'), ...testList(open, 'still failing'));
}
function remainingCard({ cluster, tests, last, rootCause }) {
    const { expected, actual, problem, places, suggestion, criticality, reason } = cluster;
    const isCompared = expected !== undefined && actual !== undefined;
    return card({ tone: 'bad', word: 'Still failing', title: cluster.title }, factList([
        ['What failed', problem],
        ['Expected', isCompared ? page_node_element('code', {}, cutText(expected, 500)) : undefined],
        ['Got', isCompared ? page_node_element('code', {}, cutText(actual, 500)) : undefined],
        ['Likely cause', rootCause],
        ['Last attempt', last === undefined ? 'None was made.' : last.reason],
        ['Look at', placeList(places.slice(0, MAX_PLACES))],
        ['Next step', suggestion],
        ['Criticality', reason === '' ? criticality : `${criticality}: ${reason}`],
    ]), ...testList(tests, 'failing'));
}
function outdatedCard(test) {
    const { intent } = test;
    return card({ tone: 'half', word: 'Test outdated', title: test.title }, factList([
        ['The change says', page_node_element('q', {}, intent.quote)],
        ['In commit', page_node_element('code', {}, intent.sha.slice(0, 7))],
    ]), ...testList([test], 'contradicting the change'));
}
function placeList(places) {
    if (places.length === 0)
        return undefined;
    const items = places.map(place => page_node_element('li', {}, page_node_element('code', {}, (0,cluster/* placeText */.Z9)(place)), ` ${place.why}`));
    return page_node_element('ul', {}, ...items);
}
function card(head, ...content) {
    return styled('article', `card ${head.tone}`, page_node_element('h3', {}, chip(head.tone, head.word), ` ${head.title}`), ...content);
}
function testList(tests, how) {
    if (tests.length === 0)
        return [];
    const items = tests.slice(0, MAX_TESTS).map(test => {
        const failure = test.after ?? test.before;
        if (failure === undefined)
            return page_node_element('li', {}, page_node_element('code', {}, test.title));
        const { message, stack } = failure.problem;
        return page_node_element('li', {}, folded([page_node_element('code', {}, test.title)], codeBox(cutText(stack.includes(message) ? stack : `${message}\n${stack}`, MAX_MESSAGE), `Message of ${test.title}`)));
    });
    const rest = tests.length - items.length;
    return [
        page_node_element('h4', {}, `${(0,wording/* count */.U9)(tests.length, 'test')} ${how}`),
        styled('ul', 'tests', ...items, ...(rest > 0 ? [page_node_element('li', {}, `and ${rest} more`)] : [])),
    ];
}

;// CONCATENATED MODULE: ./lib/report-page/conversation-part.js


function conversationSection({ conversations, view }) {
    const base = { id: 'conversations', title: 'Conversations' };
    if (conversations === undefined) {
        const text = view.usage.requests === 0
            ? 'No model was asked.'
            : 'They are not in this page. With the input upload-transcripts the next run includes them.';
        return { ...base, content: [emptyNote(text)] };
    }
    if (conversations.length === 0)
        return { ...base, count: 0, content: [emptyNote('No model was asked.')] };
    const note = 'Everything that the models were sent and answered, without secrets. Long texts are cut.';
    return {
        ...base,
        count: conversations.length,
        content: [
            styled('p', 'faint', note),
            ...conversations.map(({ name, text }) => folded([styled('code', 'name', name)], codeBox(text, `Conversation ${name}`))),
        ],
    };
}

;// CONCATENATED MODULE: ./lib/report-page/cost-part.js




const HEADS = ['requests', 'input tokens', 'of them cached', 'output tokens', 'cost'];
const NUMBERS = [1, 2, 3, 4, 5];
function costSection({ view }) {
    const { spending, causes, attempts, usage, left } = view;
    const roles = model_usage/* Role */.Xh.options.flatMap(role => spending[role] === undefined ? [] : [{ name: role, usage: spending[role] }]);
    const asked = attempts.map(attempt => ({
        name: `${attempt.iteration}. ${attemptTitle(attempt)}`,
        usage: (0,model_usage/* usageOf */.Fs)(attempt),
    }));
    const tables = [
        ...usageTable('role', roles),
        ...usageTable('root cause', causes.map(({ title, usage: of }) => ({ name: title, usage: of }))),
        ...usageTable('iteration', asked),
    ];
    const budget = factList([
        ['Saved by the cache', usage.savedDollars > 0 ? dollarText(usage.savedDollars) : ''],
        ['Left of the budget', left === undefined ? '' : leftText(left)],
    ]);
    const content = tables.length === 0 ? [emptyNote('No model was asked, so this run cost nothing.')] : tables;
    return { id: 'costs', title: 'Costs', content: [...content, budget] };
}
function usageTable(by, rows) {
    const used = rows.filter(({ usage }) => usage.requests > 0);
    if (used.length === 0)
        return [];
    const cells = used.map(({ name, usage }) => [
        name,
        ...[usage.requests, usage.inputTokens, usage.cachedTokens, usage.outputTokens].map(number => Math.round(number).toLocaleString('en-US')),
        costText(usage),
    ]);
    return [
        page_node_element('h3', {}, `By ${by}`),
        dataTable(`Costs by ${by}`, { heads: [by, ...HEADS], rows: cells, numbers: NUMBERS }),
    ];
}
function costText({ dollars, unpricedTokens }) {
    if (unpricedTokens === 0)
        return dollarText(dollars);
    return dollars === 0 ? 'unknown price' : `${dollarText(dollars)} and more`;
}
function leftText({ iterations, minutes, dollars }) {
    const parts = [
        `${iterations} iterations`,
        `${Math.round(minutes)} minutes`,
        ...(dollars === undefined ? [] : [dollarText(dollars)]),
    ];
    return parts.join(', ');
}

;// CONCATENATED MODULE: ./lib/report-page/duration-part.js


const duration_part_MAX_TESTS = 40;
function durationSection({ state }, rows) {
    const slowest = ({ beforeMs = 0, afterMs = 0 }) => Math.max(beforeMs, afterMs);
    const tests = rows
        .flatMap(({ title, beforeMs, afterMs }) => beforeMs === undefined && afterMs === undefined ? [] : [{ name: title, beforeMs, afterMs }])
        .toSorted((a, b) => slowest(b) - slowest(a))
        .slice(0, duration_part_MAX_TESTS);
    const { initial, current } = state;
    const suite = initial === undefined
        ? []
        : [
            {
                name: 'Whole suite',
                beforeMs: initial.durationMs,
                afterMs: current?.sha === initial.sha ? undefined : current?.durationMs,
            },
        ];
    const note = 'A run keeps the time of passing tests of half a second and more, and of failing tests.';
    const content = suite.length === 0
        ? [emptyNote('The suite did not run here.')]
        : [chart(suite), ...(tests.length === 0 ? [] : [chart(tests)]), styled('p', 'faint', note)];
    return { id: 'durations', title: 'Durations', content };
}
function chart(timed) {
    const longest = Math.max(1, ...timed.flatMap(({ beforeMs = 0, afterMs = 0 }) => [beforeMs, afterMs]));
    const bar = (side, ms) => styled('span', 'pair', styled('span', 'side', side), page_node_element('span', { class: 'lane', 'aria-hidden': 'true' }, page_node_element('span', {
        class: `span ${side}`,
        'data-left': 0,
        'data-width': ms === undefined ? 0 : Math.max(0.5, (100 * ms) / longest),
    })), styled('span', 'words', ms === undefined ? '–' : durationText(ms)));
    return styled('ul', 'durations', ...timed.map(({ name, beforeMs, afterMs }) => page_node_element('li', {}, styled('span', 'name', name), bar('before', beforeMs), bar('after', afterMs))));
}

// EXTERNAL MODULE: ./lib/rendering/log-lines.js
var log_lines = __webpack_require__(58368);
;// CONCATENATED MODULE: ./lib/report-page/event-part.js



const MAX_EVENTS = 1_500;
function readEvents(text) {
    return text.split('\n').flatMap(line => {
        if (!line.startsWith('{'))
            return [];
        try {
            const event = JSON.parse(line);
            return (0,log_lines/* renderEvent */.N)(event).kind === 'busy' ? [] : [event];
        }
        catch {
            return [];
        }
    });
}
function eventSection(text) {
    const events = readEvents(text).slice(-MAX_EVENTS);
    const base = { id: 'events', title: 'Events', count: events.length };
    if (events.length === 0)
        return { ...base, content: [emptyNote('The events of this run are not known.')] };
    const began = events.find(({ at }) => at !== undefined)?.at ?? 0;
    let moment = { iteration: '–', rate: '–', tests: '–', commits: 0 };
    const items = events.map(event => {
        moment = after(moment, event);
        return itemNode(event, moment, event.at === undefined ? '' : clockText(event.at - began));
    });
    const list = page_node_element('ol', { class: 'log', tabindex: '0', 'aria-label': 'Events' }, ...items);
    return { ...base, content: [styled('div', 'player', controls(events.length), panel(), list)] };
}
function after(moment, event) {
    switch (event.kind) {
        case 'attempt':
            return { ...moment, iteration: String(event.iteration), rate: percentText(event.passRate) };
        case 'tests-ended':
            return { ...moment, tests: `${event.passed} passed, ${event.failed} failed` };
        case 'committed':
            return { ...moment, commits: moment.commits + 1 };
        case 'reverted':
            return { ...moment, commits: moment.commits - 1 };
        default:
            return moment;
    }
}
function itemNode(event, { iteration, rate, tests, commits }, clock) {
    const { kind, text } = (0,log_lines/* renderEvent */.N)(event);
    const facts = {
        'data-iteration': iteration,
        'data-rate': rate,
        'data-tests': tests,
        'data-commits': String(commits),
        'data-clock': clock,
    };
    return page_node_element('li', { class: kind, ...facts }, styled('span', 'clock', clock), styled('span', 'text', text));
}
function controls(events) {
    const button = (action, label, sign) => page_node_element('button', { type: 'button', 'data-step': action, 'aria-label': label, title: label }, sign);
    return page_node_element('div', { class: 'controls', role: 'group', 'aria-label': 'Replay of the events' }, button('first', 'First event', '|◀'), button('back', 'Previous event', '◀'), button('play', 'Play', 'Play'), button('next', 'Next event', '▶'), button('last', 'Last event', '▶|'), page_node_element('input', {
        type: 'range',
        min: '1',
        max: String(events),
        value: String(events),
        step: '1',
        'aria-label': 'Event',
        'data-scrub': true,
    }), page_node_element('output', { class: 'faint', 'data-position': true }));
}
function panel() {
    const fact = (name, term) => page_node_element('div', {}, page_node_element('dt', {}, term), page_node_element('dd', { 'data-shows': name }));
    return page_node_element('dl', { class: 'moment' }, fact('clock', 'Time'), fact('iteration', 'Iteration'), fact('rate', 'Pass rate'), fact('tests', 'Last test run'), fact('commits', 'Commits'));
}
function clockText(ms) {
    const seconds = Math.max(0, ms) / 1000;
    const minutes = Math.floor(seconds / 60);
    return `${minutes}:${(seconds - 60 * minutes).toFixed(1).padStart(4, '0')}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/report-page/page-program.js
const PAGE_PROGRAM = String.raw `'use strict'
{
  const data = JSON.parse(document.getElementById('data').textContent)
  const TAGS = new Set('a article body button caption code col colgroup dd del details dialog div dl dt figcaption figure form h1 h2 h3 h4 header input ins kbd label li main nav ol output p pre q section span strong summary table tbody td th thead tr ul'.split(' '))
  const NAMES = /^(?:class|id|href|rel|role|tabindex|type|for|min|max|step|value|checked|placeholder|autocomplete|scope|open|title|aria-[a-z]+|data-[a-z-]+)$/

  const build = node => {
    if (typeof node === 'string') return document.createTextNode(node)
    const [tag, attributes, ...children] = node
    const made = document.createElement(TAGS.has(tag) ? tag : 'span')
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'data-width') made.style.width = Number(value) + '%'
      else if (name === 'data-left') made.style.left = Number(value) + '%'
      else if (name === 'href' && !/^(?:https?:\/\/|#)/.test(value)) continue
      else if (NAMES.test(name)) made.setAttribute(name, value === true ? '' : String(value))
    }
    for (const child of children) made.append(build(child))
    return made
  }
  document.title = data.title
  for (const node of data.body) document.body.append(build(node))

  const one = (selector, within = document) => within.querySelector(selector)
  const all = (selector, within = document) => [...within.querySelectorAll(selector)]
  // Storage is missing in some browsers for files; then a choice holds until the page is closed.
  const remember = (name, value) => {
    try {
      if (value === undefined) return localStorage.getItem('fix-tests-' + name)
      localStorage.setItem('fix-tests-' + name, value)
    } catch {
      return null
    }
  }

  // Theme: the system's, until the reader chooses.
  const root = document.documentElement
  const themeSwitch = one('[data-theme-switch]')
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches)
  const showTheme = () => (themeSwitch.textContent = isDark() ? 'Light' : 'Dark')
  const switchTheme = () => {
    root.dataset.theme = isDark() ? 'light' : 'dark'
    remember('theme', root.dataset.theme)
    showTheme()
  }
  if (/^(?:light|dark)$/.test(remember('theme') ?? '')) root.dataset.theme = remember('theme')
  themeSwitch.addEventListener('click', switchTheme)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme)
  showTheme()

  // Filters of lists.
  for (const form of all('form[data-filter]')) {
    const rows = all('[data-filtered-by="' + form.dataset.filter + '"] [data-group]')
    const words = one('input[type=search]', form)
    const boxes = all('input[data-group]', form)
    const apply = () => {
      const wanted = words.value.toLowerCase().split(/\s+/)
      const groups = new Set(boxes.filter(box => box.checked).map(box => box.dataset.group))
      let shown = 0
      for (const row of rows) {
        const name = row.querySelector('.name')?.textContent.toLowerCase() ?? ''
        const isShown = groups.has(row.dataset.group) && wanted.every(word => name.includes(word))
        row.hidden = !isShown
        if (isShown) shown += 1
      }
      one('[data-filtered]', form).textContent = shown + ' of ' + rows.length + ' shown'
    }
    form.addEventListener('input', apply)
    form.addEventListener('submit', event => event.preventDefault())
    apply()
  }

  // Replay of the events.
  const player = one('.player')
  let step = () => undefined
  if (player) {
    const events = all('.log > li', player)
    const scrub = one('[data-scrub]', player)
    const play = one('[data-step=play]', player)
    const log = one('.log', player)
    let timer
    const show = number => {
      const at = Math.min(Math.max(number, 1), events.length)
      scrub.value = String(at)
      events.forEach((item, index) => {
        item.classList.toggle('future', index >= at)
        if (index === at - 1) item.setAttribute('aria-current', 'step')
        else item.removeAttribute('aria-current')
      })
      const now = events[at - 1]
      for (const fact of all('[data-shows]', player)) fact.textContent = now.dataset[fact.dataset.shows] || '–'
      one('[data-position]', player).textContent = at + ' of ' + events.length
      scrub.setAttribute('aria-valuetext', now.textContent)
      log.scrollTop = now.offsetTop - log.clientHeight / 2
    }
    const current = () => Number(scrub.value)
    const stop = () => {
      clearInterval(timer)
      timer = undefined
      play.textContent = 'Play'
      play.setAttribute('aria-label', 'Play')
    }
    const start = () => {
      if (current() >= events.length) show(1)
      play.textContent = 'Pause'
      play.setAttribute('aria-label', 'Pause')
      timer = setInterval(() => (current() >= events.length ? stop() : show(current() + 1)), 400)
    }
    const STEPS = {
      first: () => show(1),
      back: () => show(current() - 1),
      next: () => show(current() + 1),
      last: () => show(events.length),
      play: () => (timer === undefined ? start() : stop()),
    }
    step = name => {
      if (name !== 'play') stop()
      STEPS[name]()
    }
    for (const button of all('[data-step]', player)) button.addEventListener('click', () => step(button.dataset.step))
    scrub.addEventListener('input', () => {
      stop()
      show(current())
    })
    show(events.length)
  }

  // Keys and their help.
  const help = one('dialog')
  const keysBox = one('[data-keys]')
  keysBox.checked = remember('keys') !== 'off'
  keysBox.addEventListener('change', () => remember('keys', keysBox.checked ? 'on' : 'off'))
  one('[data-help]').addEventListener('click', () => help.showModal())
  one('[data-close]').addEventListener('click', () => help.close())
  const sections = all('main > section')
  const goTo = section => {
    section.scrollIntoView()
    one('h2', section).focus({ preventScroll: true })
  }
  const nearest = () => sections.findLast(section => section.getBoundingClientRect().top < innerHeight / 2) ?? sections[0]
  const foldAll = section => {
    const blocks = all('details', section)
    const isOpen = blocks.some(block => !block.open)
    for (const block of blocks) block.open = isOpen
  }
  const KEYS = {
    '/': () => one('#filter-text')?.focus(),
    e: () => foldAll(nearest()),
    ',': () => step('back'),
    '.': () => step('next'),
    p: () => step('play'),
    t: switchTheme,
    '?': () => help.showModal(),
  }
  addEventListener('keydown', event => {
    if (!keysBox.checked || event.ctrlKey || event.metaKey || event.altKey || help.open) return
    if (event.target.closest?.('input:not([type=checkbox]):not([type=range])')) return
    const section = /^[1-9]$/.test(event.key) ? sections[Number(event.key) - 1] : undefined
    const act = section ? () => goTo(section) : Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  })

  // The section in view is marked in the navigation.
  const links = new Map(all('nav a').map(link => [link.hash.slice(1), link]))
  const mark = () => {
    const id = nearest()?.id
    for (const [name, link] of links) {
      if (name === id) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  addEventListener('scroll', mark, { passive: true })
  mark()
  if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
`;

;// CONCATENATED MODULE: ./lib/report-page/page-layout.js
const PAGE_LAYOUT = `
.top { display: flex; justify-content: space-between; align-items: center; padding: .55rem 1.4rem; border-bottom: 1px solid var(--line); background: var(--panel); }
.brand { font-weight: 700; letter-spacing: -.01em; } .tools { display: flex; gap: .5rem; }
.sections { position: sticky; top: 0; z-index: 2; background: var(--panel); border-bottom: 1px solid var(--line); }
.sections ol { display: flex; list-style: none; margin: 0 auto; padding: 0 1rem; max-width: 82rem; overflow-x: auto; scrollbar-width: none; }
.sections a { display: block; padding: .6rem .75rem; color: var(--faint); text-decoration: none; white-space: nowrap; border-bottom: 2px solid transparent; }
.sections a:hover, .sections a[aria-current] { color: var(--text); }
.sections a[aria-current] { border-bottom-color: var(--link); }
.sections a:focus-visible { outline-offset: -3px; }
main { max-width: 82rem; margin: 0 auto; padding: 1.4rem; }
main > section, .summary { margin-bottom: 1.4rem; padding: 1.3rem 1.5rem 1.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
.meta { display: flex; flex-wrap: wrap; align-items: baseline; gap: .3rem 1rem; }
.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .8rem; list-style: none; padding: 0; margin: 0 0 1.2rem; }
.numbers li { display: flex; flex-direction: column; padding: .7rem .9rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sunk); }
.numbers .value { font-size: 1.35rem; line-height: 1.3; letter-spacing: -.01em; font-variant-numeric: tabular-nums; }
.numbers .what { font-size: .88rem; } .numbers .faint { font-size: .82rem; }
.suite { display: grid; grid-template-columns: 4rem minmax(0, 1fr) 15rem; align-items: center; gap: .8rem; padding: .15rem 0; font-size: .9rem; }
.suite .name { color: var(--faint); }
.bar { display: flex; height: .75rem; border-radius: 4px; overflow: hidden; background: var(--sunk); }
.share.good, .span.good, .span.after { background: var(--good-fill); } .share.bad, .span.bad { background: var(--bad-fill); }
.share.plain, .span.plain, .span.before { background: var(--plain-fill); } .span.half { background: var(--half-fill); }
.card { padding: .9rem 1.1rem; margin-bottom: .8rem; border: 1px solid var(--line); border-left: 4px solid var(--plain-fill); border-radius: 8px; }
.card:last-child { margin-bottom: 0; }
.card.good { border-left-color: var(--good-fill); } .card.bad { border-left-color: var(--bad-fill); } .card.half { border-left-color: var(--half-fill); }
.card h3 { margin-bottom: .5rem; }
.tests { list-style: none; padding: 0; margin-top: .2rem; }
.filter { display: flex; flex-wrap: wrap; gap: .5rem .9rem; align-items: center; margin-bottom: .8rem; }
.choice { display: inline-flex; align-items: center; gap: .35rem; cursor: pointer; }
.tests-table { table-layout: fixed; } .tests-table thead th:not(:first-child) { width: 7.5rem; } .tests-table tr:last-child > * { border-bottom: 0; }
.file { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; margin: .8rem 0; }
.file-head { display: flex; flex-wrap: wrap; gap: .2rem .8rem; padding: .45rem .9rem; background: var(--sunk); border-bottom: 1px solid var(--line); }
.plus { color: var(--good); } .minus { color: var(--bad); } .file > .empty { border: 0; }
.diff { table-layout: fixed; font: .82rem/1.55 var(--mono); }
.diff td { padding: 0 .5rem; border: 0; white-space: pre-wrap; }
col.number { width: 3.4rem; } .diff .line { text-align: right; color: var(--faint); user-select: none; background: var(--sunk); }
.diff tbody + tbody td { border-top: 0; } .diff tbody + tbody tr:first-child td { border-top: 6px solid var(--sunk); }
.diff .code.add { background: var(--good-back); } .diff .code.del { background: var(--bad-back); } .diff td.none { background: var(--sunk); }
.diff .line.add { color: var(--good); background: var(--good-back); } .diff .line.del { color: var(--bad); background: var(--bad-back); }
.diff ins { text-decoration: none; background: var(--good-strong); border-radius: 3px; } .diff del { text-decoration: none; background: var(--bad-strong); border-radius: 3px; }
.sign { display: inline-block; width: 1.2em; user-select: none; } .note { font-family: system-ui, sans-serif; } .note .chip { white-space: normal; }
.schedule, .durations { list-style: none; padding: 0; margin-bottom: 1.2rem; }
.schedule li { display: grid; grid-template-columns: 7rem minmax(0, 1fr) 12rem; gap: .8rem; align-items: center; padding: .15rem 0; font-size: .88rem; }
.lane { position: relative; height: .7rem; border-radius: 4px; background: var(--sunk); } .span { position: absolute; top: 0; bottom: 0; border-radius: 4px; }
.timeline { list-style: none; padding: 0; margin-left: .5rem; border-left: 2px solid var(--line); }
.timeline > li { position: relative; padding: 0 0 1.3rem 1.4rem; } .timeline > li:last-child { padding-bottom: .2rem; }
.timeline > li::before { content: ''; position: absolute; left: -.46rem; top: .45rem; width: .8rem; height: .8rem; border-radius: 50%;
  background: var(--plain-fill); border: 2px solid var(--panel); }
.timeline > li.good::before { background: var(--good-fill); } .timeline > li.bad::before { background: var(--bad-fill); } .timeline > li.half::before { background: var(--half-fill); }
.durations li { padding: .35rem 0; } .durations .name { display: block; font-size: .9rem; }
.pair { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr) 6rem; gap: .8rem; align-items: center; font-size: .84rem; color: var(--faint); }
.controls { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; } .controls input { flex: 1 1 10rem; min-width: 6rem; accent-color: var(--link); }
.controls [data-step=play] { min-width: 6rem; }
.moment { display: flex; flex-wrap: wrap; gap: .6rem 2rem; padding: .8rem 0; } .moment dt { color: var(--faint); font-size: .82rem; }
.moment dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; min-height: 1.5em; }
.log { list-style: none; max-height: 24rem; overflow-y: auto; position: relative; padding: .5rem 0; border: 1px solid var(--line); border-radius: 8px; background: var(--sunk);
  font: .82rem/1.6 var(--mono); }
.log li { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); padding: 0 .9rem; border-left: 3px solid transparent; }
.log .clock { color: var(--faint); } .log .heading { font-weight: 700; margin-top: .4rem; } .log .detail .text { padding-left: 1.2em; color: var(--faint); }
.log .warning .text { color: var(--half); } .log .future { visibility: hidden; }
.log [aria-current] { border-left-color: var(--link); background: var(--panel); }
section h3 + .scroll { margin: .3rem 0 1rem; } section > h3:not(:first-of-type) { margin-top: 1.2rem; } section > h3 { margin-bottom: .4rem; }
@media (max-width: 46rem) {
  .top, main { padding-left: .8rem; padding-right: .8rem; } .sections ol { padding: 0 .3rem; }
  main > section, .summary { padding: 1rem; } h1 { font-size: 1.25rem; }
  .numbers { grid-template-columns: 1fr 1fr; } .numbers li { padding: .5rem .7rem; }
  .suite { grid-template-columns: 3.2rem minmax(0, 1fr); } .suite .words { grid-column: 2; }
  .facts > div { grid-template-columns: 1fr; gap: 0; padding: .3rem 0; }
  .schedule li { grid-template-columns: 6rem minmax(0, 1fr); } .schedule .faint { grid-column: 2; }
  .tests-table thead { position: absolute; clip-path: inset(50%); } .tests-table tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--line); padding: .4rem 0; }
  .tests-table th, .tests-table td { border: 0; padding: .1rem .3rem; } .tests-table th { width: 100%; } .tests-table .status::before { content: attr(data-side) ' '; color: var(--faint); font-size: .8rem; }
  .diff, .diff tbody, .diff tr, .diff td.code { display: block; } .diff .line, .diff td.none, .diff .same .code:nth-child(2) { display: none; }
  .log li { grid-template-columns: 3.6rem minmax(0, 1fr); padding: 0 .5rem; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { .top, .sections, .filter, .controls { display: none; } pre, .log { max-height: none; } .log .future { visibility: visible; } }
`;

;// CONCATENATED MODULE: ./lib/report-page/page-style.js
const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1b1f24, #e8ecf1); --faint: light-dark(#57606a, #9da7b3);
  --paper: light-dark(#f6f8fa, #0d1117); --panel: light-dark(#ffffff, #161b22);
  --sunk: light-dark(#f0f3f6, #10151c); --line: light-dark(#d5dbe1, #30363d);
  --link: light-dark(#0757ba, #6cb0ff);
  --good: light-dark(#146c2e, #56d364); --good-back: light-dark(#dafbe1, #12261e); --good-strong: light-dark(#abf2bc, #1d572d);
  --bad: light-dark(#b3141d, #ff8d86); --bad-back: light-dark(#ffebe9, #2d1517); --bad-strong: light-dark(#ffc1bc, #7a2327);
  --half: light-dark(#7d4e00, #e3b341); --half-back: light-dark(#fff4d1, #2b2111);
  --good-fill: light-dark(#2da44e, #2ea043); --bad-fill: light-dark(#d1242f, #f85149); --half-fill: light-dark(#bf8700, #d29922);
  --plain-fill: light-dark(#8c959f, #6e7681);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
}
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; }
body { margin: 0; background: var(--paper); color: var(--text); font: 15px/1.55 system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', sans-serif;
  overflow-wrap: anywhere; }
h1, h2, h3, h4, p, dl, ul, ol, figure, pre { margin: 0; }
h1 { font-size: 1.55rem; line-height: 1.3; letter-spacing: -.01em; margin: .5rem 0 1rem; }
h2 { font-size: 1.2rem; line-height: 1.3; margin-bottom: .9rem; }
h3 { font-size: 1rem; line-height: 1.5; }
h4 { font-size: .9rem; margin-top: .9rem; }
ul, ol { padding-left: 1.3rem; }
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus-visible, h2:focus-visible { outline-offset: 4px; }
code, pre, kbd { font-family: var(--mono); font-size: .86em; }
pre { white-space: pre-wrap; max-height: 30rem; overflow: auto; padding: .7rem .9rem; border-radius: 6px; background: var(--sunk);
  border: 1px solid var(--line); line-height: 1.5; }
kbd { padding: .05em .4em; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; background: var(--sunk); }
q { font-style: italic; }
button { font: inherit; font-size: .88rem; padding: .25rem .7rem; border: 1px solid var(--line); border-radius: 6px; color: var(--text);
  background: var(--panel); cursor: pointer; }
button:hover { border-color: var(--faint); }
input[type=search] { font: inherit; padding: .35rem .6rem; border: 1px solid var(--faint); border-radius: 6px; color: var(--text);
  background: var(--panel); min-width: 0; flex: 1 1 16rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: .5rem; top: .5rem; z-index: 9; padding: .4rem .8rem; background: var(--panel); }
[hidden] { display: none !important; }
.faint { color: var(--faint); font-weight: normal; }
.count { display: inline-block; min-width: 1.5em; padding: 0 .45em; border-radius: 1em; background: var(--sunk); border: 1px solid var(--line);
  color: var(--faint); font-size: .78em; font-weight: 600; text-align: center; }
.chip { display: inline-block; padding: .05rem .55rem; border-radius: 1rem; font-size: .8rem; font-weight: 600; white-space: nowrap;
  color: var(--faint); background: var(--sunk); }
.chip.good { color: var(--good); background: var(--good-back); }
.chip.bad { color: var(--bad); background: var(--bad-back); }
.chip.half { color: var(--half); background: var(--half-back); }
.empty { padding: 1.1rem; border: 1px dashed var(--line); border-radius: 8px; color: var(--faint); text-align: center; }
.notice { padding: .5rem .8rem; margin-bottom: .6rem; border-left: 3px solid var(--half-fill); background: var(--half-back); border-radius: 0 6px 6px 0; }
details > summary { cursor: pointer; padding: .2rem 0; }
details > :not(summary) { margin: .4rem 0 .8rem; }
.facts > div { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: .2rem 1rem; padding: .22rem 0; }
.facts dt { color: var(--faint); }
.facts dd { margin: 0; white-space: pre-line; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .35rem .7rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: normal; }
thead th { color: var(--faint); font-size: .84rem; font-weight: 600; white-space: nowrap; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
dialog { max-width: 26rem; padding: 1.3rem 1.6rem; border: 1px solid var(--line); border-radius: 10px; color: var(--text); background: var(--panel); }
dialog::backdrop { background: rgb(0 0 0 / .45); }
.keys { margin-bottom: 1rem; }
.keys > div { display: grid; grid-template-columns: 6rem 1fr; padding: .2rem 0; } .keys dd { margin: 0; }
dialog p { margin-top: 1rem; }
`;

;// CONCATENATED MODULE: ./lib/report-page/page-document.js






const SHORTCUTS = [
    ['1 … 9', 'go to a section'],
    ['/', 'filter the tests'],
    ['e', 'open or close all blocks of a section'],
    [', and .', 'previous and next event'],
    ['p', 'play or pause the events'],
    ['t', 'light or dark'],
    ['?', 'this help'],
];
function pageDocument({ title, summary, sections }) {
    const style = PAGE_STYLE + PAGE_LAYOUT;
    const policy = [
        "default-src 'none'",
        `script-src ${hashOf(PAGE_PROGRAM)}`,
        `style-src ${hashOf(style)}`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
    const body = [skipLink(), header(), navigation(sections), main(summary, sections), help()];
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="fix-tests">
<link rel="icon" href="data:,">
<title>fix-tests</title>
<style>${style}</style>
<body>
<noscript>This page shows its data with a small program of its own. Allow JavaScript to read it.</noscript>
<script type="application/json" id="data">${scriptJson({ title, body })}</script>
<script>${PAGE_PROGRAM}</script>
</html>
`;
}
function hashOf(text) {
    return `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
}
function skipLink() {
    return page_node_element('a', { class: 'skip', href: '#content' }, 'Skip to the content');
}
function header() {
    const theme = page_node_element('button', { type: 'button', 'data-theme-switch': true }, 'Dark');
    const keys = page_node_element('button', { type: 'button', 'data-help': true, 'aria-haspopup': 'dialog' }, 'Keys ', page_node_element('kbd', {}, '?'));
    return styled('header', 'top', styled('span', 'brand', 'fix-tests'), styled('span', 'tools', theme, keys));
}
function navigation(sections) {
    const links = sections.map(({ id, title, count }) => page_node_element('li', {}, page_node_element('a', { href: `#${id}` }, title, ...(count === undefined ? [] : [' ', styled('span', 'count', String(count))]))));
    return page_node_element('nav', { class: 'sections', 'aria-label': 'Sections' }, page_node_element('ol', {}, ...links));
}
function main(summary, sections) {
    return page_node_element('main', { id: 'content', tabindex: '-1' }, styled('div', 'summary', ...summary), ...sections.map(sectionNode));
}
function help() {
    const rows = SHORTCUTS.map(([keys, what]) => page_node_element('div', {}, page_node_element('dt', {}, page_node_element('kbd', {}, keys)), page_node_element('dd', {}, what)));
    return page_node_element('dialog', { 'aria-labelledby': 'help-title' }, page_node_element('h2', { id: 'help-title' }, 'Keys'), styled('dl', 'keys', ...rows), page_node_element('label', { class: 'choice' }, page_node_element('input', { type: 'checkbox', 'data-keys': true, checked: true }), ' Use these keys'), page_node_element('p', {}, page_node_element('button', { type: 'button', 'data-close': true }, 'Close')));
}

// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(17913);
;// CONCATENATED MODULE: ./lib/report-page/test-rows.js

const TEST_GROUPS = ['failing', 'fixed', 'broken', 'flaky', 'other change', 'unchanged'];
function testRows(state, view) {
    const [before, after] = [sideOf(state.initial), sideOf(state.current)];
    const ids = new Map([...(state.initial?.tests ?? []), ...(state.current?.tests ?? []), ...state.onlyInCi].map(({ id }) => [
        (0,test_case/* testKey */.S8)(id),
        id,
    ]));
    const onlyInCi = new Map(state.onlyInCi.map(failure => [(0,test_case/* testKey */.S8)(failure.id), failure]));
    const groupOf = groups(view);
    const rows = [...ids].map(([key, id]) => {
        const [was, is] = [before.statuses.get(key), after.statuses.get(key)];
        return {
            title: (0,test_case/* titleOf */.Gg)(id),
            group: groupOf.get(key) ?? (was === is ? 'unchanged' : 'other change'),
            before: was ?? (onlyInCi.has(key) ? 'failed' : undefined),
            after: is,
            failure: after.failures.get(key) ?? before.failures.get(key) ?? onlyInCi.get(key),
            beforeMs: before.durations.get(key),
            afterMs: after.durations.get(key),
        };
    });
    const order = (row) => TEST_GROUPS.indexOf(row.group);
    return rows.toSorted((a, b) => order(a) - order(b) || a.title.localeCompare(b.title));
}
function groups({ tests, changes }) {
    const named = [
        ['failing', tests.remaining],
        ['failing', tests.awaited],
        ['fixed', tests.fixed],
        ['fixed', changes.alsoFixed],
        ['broken', changes.failing],
        ['broken', changes.removed],
        ['flaky', [...tests.flaky, ...tests.orderDependent]],
        ['other change', [...changes.skipped, ...changes.unskipped, ...changes.added, ...changes.loaded]],
    ];
    return new Map(named.flatMap(([group, list]) => list.map(({ key }) => [key, group])).toReversed());
}
function sideOf(snapshot) {
    const failures = new Map((snapshot?.failures ?? []).map(failure => [(0,test_case/* testKey */.S8)(failure.id), failure]));
    const failed = [...failures].flatMap(([key, { durationMs }]) => (durationMs > 0 ? [[key, durationMs]] : []));
    return {
        statuses: new Map((snapshot?.tests ?? []).map(({ id, status }) => [(0,test_case/* testKey */.S8)(id), status])),
        failures,
        durations: new Map([...Object.entries(snapshot?.slow ?? {}), ...failed]),
    };
}

;// CONCATENATED MODULE: ./lib/report-page/tests-part.js



const tests_part_MAX_ROWS = 1_500;
const tests_part_MAX_MESSAGE = 4_000;
const STATUS = {
    passed: ['good', 'passed'],
    failed: ['bad', 'failed'],
    skipped: ['plain', 'skipped'],
};
const GROUP_TONES = {
    failing: 'bad',
    fixed: 'good',
    broken: 'bad',
    flaky: 'half',
    'other change': 'half',
    unchanged: 'plain',
};
function testsSection(rows) {
    const shown = rows.slice(0, tests_part_MAX_ROWS);
    const content = rows.length === 0
        ? [emptyNote('The suite did not run here, so no test is known.')]
        : [filterBar(rows), listNode(shown), ...restNote(rows.length - shown.length)];
    return { id: 'tests', title: 'Tests', count: rows.length, content };
}
function filterBar(rows) {
    const boxes = TEST_GROUPS.flatMap(group => {
        const number = rows.filter(row => row.group === group).length;
        if (number === 0)
            return [];
        const isOn = group !== 'unchanged' || rows.length <= 30;
        const box = page_node_element('input', { type: 'checkbox', 'data-group': group, ...(isOn ? { checked: true } : {}) });
        return [styled('label', 'choice', box, chip(GROUP_TONES[group], `${group} ${number}`))];
    });
    return page_node_element('form', { class: 'filter', role: 'search', 'aria-label': 'Filter of the tests', 'data-filter': 'tests' }, page_node_element('label', { for: 'filter-text', class: 'unseen' }, 'Filter by name'), page_node_element('input', {
        id: 'filter-text',
        type: 'search',
        placeholder: 'Filter by name (press /)',
        autocomplete: 'off',
    }), ...boxes, page_node_element('output', { class: 'faint', for: 'filter-text', 'data-filtered': true }));
}
function listNode(rows) {
    return page_node_element('table', { class: 'tests-table', 'data-filtered-by': 'tests' }, styled('caption', 'unseen', 'Tests with their results before and after'), page_node_element('thead', {}, page_node_element('tr', {}, ...['Test', 'Before', 'After'].map(text => page_node_element('th', { scope: 'col' }, text)))), page_node_element('tbody', {}, ...rows.map(tests_part_rowNode)));
}
function tests_part_rowNode({ title, group, before, after, failure }) {
    const message = failure === undefined ? '' : failure.problem.stack || failure.problem.message;
    const name = message === ''
        ? styled('code', 'name', title)
        : folded([styled('code', 'name', title)], codeBox(cutText(message, tests_part_MAX_MESSAGE), `Message of ${title}`));
    return page_node_element('tr', { 'data-group': group }, page_node_element('th', { scope: 'row' }, name), statusNode(before, 'before'), statusNode(after, 'after'));
}
function statusNode(status, side) {
    const [tone, text] = status === undefined ? ['plain', 'not run'] : STATUS[status];
    return page_node_element('td', { class: 'status', 'data-side': side }, chip(tone, text));
}
function restNote(rest) {
    return rest > 0 ? [emptyNote(`${rest} more tests are not listed; all listed ones come first by need.`)] : [];
}

;// CONCATENATED MODULE: ./lib/report-page/timeline-part.js







const MAX_OUTPUT = 6_000;
function timelineSection(input) {
    const { attempts, reviews } = input.view;
    const content = attempts.length === 0
        ? [emptyNote('No attempt was made.')]
        : [...scheduleNodes(attempts), styled('ol', 'timeline', ...attempts.map(attempt => attemptNode(attempt, input)))];
    return {
        id: 'iterations',
        title: 'Iterations',
        count: attempts.length,
        content: [...content, ...reviewNodes(reviews)],
    };
}
function scheduleNodes(attempts) {
    const timed = attempts.filter(({ startedAt, durationMs }) => startedAt > 0 && durationMs > 0);
    if (timed.length < 2)
        return [];
    const from = Math.min(...timed.map(({ startedAt }) => startedAt));
    const whole = Math.max(1, ...timed.map(({ startedAt, durationMs }) => startedAt + durationMs - from));
    const rows = timed.map(attempt => {
        const [tone, word] = resultWords(attempt);
        const start = (100 * (attempt.startedAt - from)) / whole;
        const width = Math.max(0.7, (100 * attempt.durationMs) / whole);
        return page_node_element('li', {}, page_node_element('a', { class: 'name', href: `#iteration-${attempt.iteration}` }, `Iteration ${attempt.iteration}`), page_node_element('span', { class: 'lane', 'aria-hidden': 'true' }, page_node_element('span', {
            class: `span ${tone}`,
            'data-left': Math.min(start, 99.3),
            'data-width': Math.min(width, 100 - Math.min(start, 99.3)),
        })), styled('span', 'faint', `${durationText(attempt.durationMs)}, ${word}`));
    });
    return [page_node_element('ol', { class: 'schedule', 'aria-label': 'Time of each iteration' }, ...rows)];
}
function attemptNode(attempt, { repositoryUrl }) {
    const { iteration, fixer, strategy, rateBefore, rateAfter, reason, commit, revert, kind, files, targets } = attempt;
    const [tone, word] = resultWords(attempt);
    const usage = (0,model_usage/* usageOf */.Fs)(attempt);
    const rate = rateAfter === undefined ? '' : `${percentText(rateBefore)} → ${percentText(rateAfter)}`;
    const who = kind === 'command' ? kindWords(attempt) : `${fixer} · ${strategy}`;
    return page_node_element('li', { id: `iteration-${iteration}`, class: tone, tabindex: '-1' }, page_node_element('h3', {}, chip(tone, word), ` ${iteration}. ${attemptTitle(attempt)}`), styled('p', 'faint', [
        who,
        kindWords(attempt),
        (0,wording/* count */.U9)(targets.length, 'target test'),
        durationText(attempt.durationMs),
        usage.requests === 0 ? '' : dollarText(usage.dollars),
    ]
        .filter(part => part !== '')
        .join(' · ')), factList([
        ['Result', reason],
        ['Pass rate', rate],
        ['Commit', commit === undefined ? undefined : commitNode(commit, repositoryUrl)],
        ['Reverted by', revert === undefined ? undefined : commitNode(revert, repositoryUrl)],
        ['Files', files.length === 0 ? undefined : files.join(', ')],
    ]), ...analysisNodes(attempt), ...(attempt.diff === '' ? [] : [folded(['Change'], ...diffNodes(attempt.diff))]), ...(attempt.output === ''
        ? []
        : [
            folded(['Test output'], codeBox(cutText(attempt.output, MAX_OUTPUT), `Test output of iteration ${iteration}`)),
        ]));
}
function analysisNodes({ analysis, proposal }) {
    if (analysis === undefined)
        return [];
    const points = analysis.modificationPoints.map(({ file, symbol, change }) => page_node_element('li', {}, page_node_element('code', {}, [file, symbol].filter(Boolean).join(' ')), ` ${change}`));
    const evidence = analysis.evidence.map(({ file, line, says }) => page_node_element('li', {}, page_node_element('code', {}, line === undefined ? file : `${file}:${line}`), ` ${says}`));
    return [
        folded(['Analysis'], factList([
            ['Root cause', analysis.rootCause],
            ['Hypothesis', analysis.hypothesis],
            ['Evidence', evidence.length === 0 ? undefined : page_node_element('ul', {}, ...evidence)],
            ['Places to change', points.length === 0 ? undefined : page_node_element('ul', {}, ...points)],
            ['Approach', analysis.approach],
            ['Otherwise', analysis.alternative],
            ['Confidence', percentText(analysis.confidence)],
            ['Proposal', proposal?.summary ?? ''],
        ])),
    ];
}
const SEVERITY = {
    high: 'bad',
    medium: 'half',
    low: 'plain',
};
function reviewNodes(reviews) {
    if (reviews.length === 0)
        return [];
    const items = reviews.map(({ by, verdict, reason, findings }) => {
        const [tone, word] = verdict === 'approved'
            ? ['good', 'approved']
            : verdict === 'none'
                ? ['plain', 'no review']
                : ['half', (0,wording/* count */.U9)(findings.length, 'finding')];
        const list = findings.map(({ severity, file, line, what, why }) => page_node_element('li', {}, chip(SEVERITY[severity], severity), ' ', page_node_element('code', {}, line === undefined ? file : `${file}:${line}`), ` ${what} ${why}`));
        return styled('article', `card ${tone}`, page_node_element('h4', {}, chip(tone, word), ` by ${by}`), ...(reason === '' ? [] : [page_node_element('p', {}, reason)]), ...(list.length === 0 ? [] : [page_node_element('ul', {}, ...list)]));
    });
    return [page_node_element('h3', {}, 'Reviews of the whole change'), ...items];
}

;// CONCATENATED MODULE: ./lib/report-page/report-page.js











function renderReportPage(input) {
    const { view, state } = input;
    const rows = testRows(state, view);
    return pageDocument({
        title: `fix-tests: ${view.request.headBranch} at ${view.request.headSha.slice(0, 7)}`,
        summary: summaryNodes(input),
        sections: [
            causesSection(input),
            testsSection(rows),
            changeSection(input),
            proofPart(input),
            timelineSection(input),
            durationSection(input, rows),
            costSection(input),
            conversationSection(input),
            eventSection(input.events),
        ],
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/report-page/saved-conversations.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




const MAX_CONVERSATION = 60_000;
const MAX_ALL = 900_000;
async function readConversations(directory, redact) {
    const names = (await (0,promises_.readdir)(directory).catch(() => [])).filter(name => name.endsWith('.md')).toSorted();
    const read = [];
    let left = MAX_ALL;
    for (const name of names) {
        const text = await textOf((0,external_node_path_.join)(directory, name));
        if (text === undefined || left <= 0)
            continue;
        const cut = cutText(redact(text), Math.min(MAX_CONVERSATION, left));
        left -= cut.length;
        read.push({ name: name.slice(0, -'.md'.length), text: cut });
    }
    return read;
}
async function textOf(path) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW), true);
            const info = await file.stat();
            return info.isFile() ? await file.readFile('utf8') : undefined;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/report-page/write-report-page.js




async function writeReportPage({ beside, transcripts, redact, ...result }) {
    const conversations = transcripts === undefined ? undefined : await readConversations(transcripts, redact);
    const path = (0,external_node_path_.join)((0,external_node_path_.dirname)(beside), 'report.html');
    await (0,promises_.writeFile)(path, renderReportPage({ ...result, reproduce: redact(result.reproduce), conversations }));
    return path;
}


/***/ })

};
