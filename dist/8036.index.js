export const id = 8036;
export const ids = [8036];
export const modules = {

/***/ 78036:
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
var cheat_sign = __webpack_require__(11667);
// EXTERNAL MODULE: ./lib/domain/model/isolation.js
var model_isolation = __webpack_require__(6634);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
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

// EXTERNAL MODULE: ./lib/report-page/diff-part.js
var diff_part = __webpack_require__(92021);
// EXTERNAL MODULE: ./lib/report-page/page-elements.js
var page_elements = __webpack_require__(82401);
// EXTERNAL MODULE: ./lib/report-page/page-node.js
var page_node = __webpack_require__(44372);
// EXTERNAL MODULE: ./lib/report-page/side-by-side.js
var side_by_side = __webpack_require__(33281);
;// CONCATENATED MODULE: ./lib/report-page/change-part.js








const MAX_CHANGE = 300_000;
function changePart({ change, view }) {
    const files = (0,side_by_side/* sideBySide */.Q)((0,page_node/* cutText */.IN)(change, MAX_CHANGE));
    const notes = changedLineNotes(files, view);
    const { added, uncovered } = coverageCounts(files, notes);
    const content = change.trim() === ''
        ? [(0,page_elements/* emptyNote */.St)('Nothing was changed.')]
        : [
            (0,page_node/* styled */.I4)('p', 'faint', coverageText({ added, uncovered, view })),
            ...(0,diff_part/* diffNodes */.D)((0,page_node/* cutText */.IN)(change, MAX_CHANGE), notes),
        ];
    return { id: 'changes', title: 'Changes', count: files.length, content };
}
function coverageText({ added, uncovered, view, }) {
    const lines = (0,wording/* count */.U9)(added, 'changed line');
    const { mutantCheck, proof } = view;
    const needed = proof?.held === true && proof.needed.length > 0
        ? `Without the change, ${(0,wording/* count */.U9)(proof.needed.length, 'test')} failed again. `
        : '';
    const removal = view.uncovered.length === 0
        ? 'The failing tests need what the change takes out, as far as fix-tests checked.'
        : 'The failing tests pass without a part of the change.';
    const covered = added === 0
        ? removal
        : uncovered === 0
            ? `The failing tests need ${added === 1 ? 'the changed line' : `each of the ${lines}`}, as far as fix-tests checked.`
            : `Of ${lines}, the failing tests pass without ${uncovered}: they are marked.`;
    const mutants = mutantCheck === undefined || mutantCheck.checked === 0
        ? ''
        : ` Of ${(0,wording/* count */.U9)(mutantCheck.checked, 'small change')} to the fixed lines, the tests noticed ${mutantCheck.checked - mutantCheck.survivors.length}.`;
    return needed + covered + mutants;
}
function proofPart({ view, reproduce }) {
    const { proof, isolation, signs, titles } = view;
    const slower = (proof?.slower ?? []).map(({ test, beforeMs, afterMs }) => (0,page_node/* element */.ND)('li', {}, (0,page_node/* element */.ND)('code', {}, titles.get(test) ?? test), ` ${(0,page_elements/* durationText */.S5)(beforeMs)} → ${(0,page_elements/* durationText */.S5)(afterMs)}`));
    const marks = signs.map(({ kind, file, line, code, grave }) => (0,page_node/* element */.ND)('li', {}, (0,page_elements/* chip */.jw)(grave ? 'bad' : 'half', grave ? 'grave' : 'minor'), ' ', (0,page_node/* element */.ND)('code', {}, line === 0 ? file : `${file}:${line}`), ` ${(0,cheat_sign/* signMeaning */.rC)(kind)}: `, (0,page_node/* element */.ND)('code', {}, code)));
    const check = proof?.check;
    const content = [
        proof === undefined
            ? (0,page_elements/* emptyNote */.St)('Nothing was proved: no change was left to prove.')
            : (0,page_elements/* factList */.lV)([
                [
                    'Whole suite again',
                    proof.place === 'nowhere'
                        ? 'The tests cannot run here.'
                        : (0,page_elements/* chip */.jw)(proof.held ? 'good' : 'bad', proof.held ? `confirmed in a ${proof.place}` : `not confirmed: ${proof.reason}`),
                ],
                ['Red without the change', proof.needed.length === 0 ? '' : (0,wording/* count */.U9)(proof.needed.length, 'test')],
                [
                    "Project's own check",
                    check === undefined
                        ? undefined
                        : (0,page_node/* element */.ND)('span', {}, (0,page_elements/* chip */.jw)(check.passed ? 'good' : 'bad', check.passed ? 'passed' : 'failed'), ' ', (0,page_node/* element */.ND)('code', {}, check.command)),
                ],
                [
                    'Its findings',
                    check === undefined || check.findings.length === 0
                        ? undefined
                        : (0,page_node/* element */.ND)('ul', {}, ...check.findings.map(each => (0,page_node/* element */.ND)('li', {}, each))),
                ],
                ['Slower with the change', slower.length === 0 ? undefined : (0,page_node/* element */.ND)('ul', {}, ...slower)],
            ]),
        ...(marks.length === 0 ? [] : [(0,page_node/* element */.ND)('h3', {}, 'Signs of a cheat'), (0,page_node/* element */.ND)('ul', {}, ...marks)]),
        ...(isolation === undefined ? [] : [(0,page_node/* styled */.I4)('p', 'faint', (0,model_isolation/* isolationText */.Cw)(isolation))]),
        ...(reproduce === ''
            ? []
            : [(0,page_node/* element */.ND)('h3', {}, 'Run the tests by hand'), (0,page_elements/* codeBox */.jv)(reproduce, 'Commands that run the tests')]),
    ];
    return { id: 'proof', title: 'Proof', content };
}

// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var cluster = __webpack_require__(87072);
// EXTERNAL MODULE: ./lib/domain/model/proposal-subject.js
var proposal_subject = __webpack_require__(72775);
// EXTERNAL MODULE: ./lib/rendering/repository-links.js
var repository_links = __webpack_require__(962);
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
const KINDS = {
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
    return KINDS[kind];
}
function attemptHeading({ title, proposal, kind }) {
    return title || proposal?.summary || KINDS[kind];
}

// EXTERNAL MODULE: ./lib/report-page/summary-part.js
var summary_part = __webpack_require__(79094);
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
        : [(0,page_elements/* emptyNote */.St)('No root cause was found: no test of this run failed for a reason in the code.')];
    return { id: 'causes', title: 'Causes', count: cards.length, content };
}
function fixCard({ attempt, fixed, open }, input) {
    const { proposal, commit } = attempt;
    const [tone, word] = open.length > 0
        ? ['half', 'Partly fixed']
        : input.view.outcome === 'needs-review'
            ? ['half', 'To be reviewed']
            : ['good', 'Fixed'];
    const problem = attempt.problem || (fixed[0]?.before?.problem.message.split('\n', 1)[0] ?? '');
    return card({ tone, word, title: attemptHeading(attempt) }, (0,page_elements/* factList */.lV)([
        ['What failed', problem],
        ['Root cause', proposal?.rootCause ?? ''],
        ['Fix', (0,proposal_subject/* changeOf */.C)(attempt)],
        ['Also accepted', proposal?.alternatives ?? ''],
        ['Left undone', proposal?.leftUndone ?? ''],
        ['By', `${attempt.fixer}, ${attempt.strategy}`],
        ['Commit', commit === undefined ? undefined : (0,summary_part/* commitNode */.Ss)(commit, (0,repository_links/* workUrl */.Ns)(input.view, input))],
        ['Details', (0,page_node/* element */.ND)('a', { href: `#iteration-${attempt.iteration}` }, `Iteration ${attempt.iteration}`)],
    ]), ...(attempt.diff === '' ? [] : (0,diff_part/* diffNodes */.D)(attempt.diff)), ...testList(fixed, 'fixed'), ...testList(open, 'still failing'));
}
function remainingCard({ cluster, tests, last, rootCause }) {
    const { expected, actual, problem, places, suggestion, criticality, reason } = cluster;
    const isCompared = expected !== undefined && actual !== undefined;
    return card({ tone: 'bad', word: 'Still failing', title: cluster.title }, (0,page_elements/* factList */.lV)([
        ['What failed', problem],
        ['Expected', isCompared ? (0,page_node/* element */.ND)('code', {}, (0,page_node/* cutText */.IN)(expected, 500)) : undefined],
        ['Got', isCompared ? (0,page_node/* element */.ND)('code', {}, (0,page_node/* cutText */.IN)(actual, 500)) : undefined],
        ['Likely cause', rootCause],
        ['Last attempt', last === undefined ? 'None was made.' : last.reason],
        ['Look at', placeList(places.slice(0, MAX_PLACES))],
        ['Next step', suggestion],
        ['Criticality', reason === '' ? criticality : `${criticality}: ${reason}`],
    ]), ...testList(tests, 'failing'));
}
function outdatedCard(test) {
    const { intent } = test;
    return card({ tone: 'half', word: 'Test outdated', title: test.title }, (0,page_elements/* factList */.lV)([
        ['The change says', (0,page_node/* element */.ND)('q', {}, intent.quote)],
        ['In commit', (0,page_node/* element */.ND)('code', {}, intent.sha.slice(0, 7))],
    ]), ...testList([test], 'contradicting the change'));
}
function placeList(places) {
    if (places.length === 0)
        return undefined;
    const items = places.map(place => (0,page_node/* element */.ND)('li', {}, (0,page_node/* element */.ND)('code', {}, (0,cluster/* placeText */.Z9)(place)), ` ${place.why}`));
    return (0,page_node/* element */.ND)('ul', {}, ...items);
}
function card(head, ...content) {
    return (0,page_node/* styled */.I4)('article', `card ${head.tone}`, (0,page_node/* element */.ND)('h3', {}, (0,page_elements/* chip */.jw)(head.tone, head.word), ` ${head.title}`), ...content);
}
function testList(tests, how) {
    if (tests.length === 0)
        return [];
    const items = tests.slice(0, MAX_TESTS).map(test => {
        const failure = test.after ?? test.before;
        if (failure === undefined)
            return (0,page_node/* element */.ND)('li', {}, (0,page_node/* element */.ND)('code', {}, test.title));
        const { message, stack } = failure.problem;
        return (0,page_node/* element */.ND)('li', {}, (0,page_elements/* foldedNode */.Xi)([(0,page_node/* element */.ND)('code', {}, test.title)], (0,page_elements/* codeBox */.jv)((0,page_node/* cutText */.IN)(stack.includes(message) ? stack : `${message}\n${stack}`, MAX_MESSAGE), `Message of ${test.title}`)));
    });
    const rest = tests.length - items.length;
    return [
        (0,page_node/* element */.ND)('h4', {}, `${(0,wording/* count */.U9)(tests.length, 'test')} ${how}`),
        (0,page_node/* styled */.I4)('ul', 'tests', ...items, ...(rest > 0 ? [(0,page_node/* element */.ND)('li', {}, `and ${rest} more`)] : [])),
    ];
}

;// CONCATENATED MODULE: ./lib/report-page/conversation-part.js


function conversationSection({ conversations, view }) {
    const base = { id: 'conversations', title: 'Conversations' };
    if (view.usage.requests === 0)
        return { ...base, count: 0, content: [(0,page_elements/* emptyNote */.St)('No model was asked.')] };
    if (conversations?.length === 0)
        return { ...base, count: 0, content: [(0,page_elements/* emptyNote */.St)('Models were asked, but this run has no conversation of them.')] };
    if (conversations === undefined) {
        const text = 'They are not in this page. With the input upload-transcripts the next run includes them.';
        return { ...base, content: [(0,page_elements/* emptyNote */.St)(text)] };
    }
    const note = 'Everything that the models were sent and answered, without secrets. Long texts are cut.';
    return {
        ...base,
        count: conversations.length,
        content: [
            (0,page_node/* styled */.I4)('p', 'faint', note),
            ...conversations.map(({ name, text }) => (0,page_elements/* foldedNode */.Xi)([(0,page_node/* styled */.I4)('code', 'name', name)], (0,page_elements/* codeBox */.jv)(text, `Conversation ${name}`))),
        ],
    };
}

// EXTERNAL MODULE: ./lib/domain/model/usage.js
var model_usage = __webpack_require__(30109);
;// CONCATENATED MODULE: ./lib/report-page/cost-part.js





const HEADS = ['requests', 'input tokens', 'of them cached', 'output tokens', 'cost'];
const NUMBERS = [1, 2, 3, 4, 5];
function costSection({ view }) {
    const { spending, causes, attempts, usage, left } = view;
    const roles = model_usage/* Role */.Xh.options.flatMap(role => spending[role] === undefined ? [] : [{ name: role, usage: spending[role] }]);
    const asked = attempts.map(attempt => ({
        name: `${attempt.iteration}. ${attemptHeading(attempt)}`,
        usage: (0,model_usage/* usageOf */.Fs)(attempt),
    }));
    const tables = [
        ...usageTable('role', roles),
        ...usageTable('root cause', causes.map(({ title, usage: of }) => ({ name: title, usage: of }))),
        ...usageTable('iteration', asked),
    ];
    const budget = (0,page_elements/* factList */.lV)([
        ['Saved by the cache', usage.savedDollars > 0 ? (0,page_elements/* dollarText */.qu)(usage.savedDollars) : ''],
        ['Left of the budget', left === undefined ? '' : leftText(left)],
    ]);
    const content = tables.length === 0 ? [(0,page_elements/* emptyNote */.St)('No model was asked, so this run cost nothing.')] : tables;
    return { id: 'costs', title: 'Costs', content: [...content, budget] };
}
function usageTable(by, rows) {
    const used = rows.filter(({ usage }) => usage.requests > 0);
    if (used.length === 0)
        return [];
    const cells = used.map(({ name, usage }) => [
        name,
        ...[usage.requests, usage.inputTokens, usage.cachedTokens, usage.outputTokens].map(number => groupedDigits(number)),
        costText(usage),
    ]);
    return [
        (0,page_node/* element */.ND)('h3', {}, `By ${by}`),
        (0,page_elements/* dataTable */.Jx)(`Costs by ${by}`, { heads: [by, ...HEADS], rows: cells, numbers: NUMBERS }),
    ];
}
function groupedDigits(number) {
    return String(Math.round(number)).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');
}
function costText({ dollars, unpricedTokens }) {
    if (unpricedTokens === 0)
        return (0,page_elements/* dollarText */.qu)(dollars);
    return dollars === 0 ? 'unknown price' : `${(0,page_elements/* dollarText */.qu)(dollars)} and more`;
}
function leftText({ iterations, minutes, dollars }) {
    const parts = [
        (0,wording/* count */.U9)(iterations, 'iteration'),
        (0,wording/* count */.U9)(Math.round(minutes), 'minute'),
        ...(dollars === undefined ? [] : [(0,page_elements/* dollarText */.qu)(dollars)]),
    ];
    return parts.join(', ');
}

;// CONCATENATED MODULE: ./lib/report-page/duration-part.js


const duration_part_MAX_TESTS = 40;
function durationSection({ state }, rows) {
    const { initial, current } = state;
    const isChanged = current !== undefined && current.sha !== initial?.sha;
    const slowest = ({ beforeMs = 0, afterMs = 0 }) => Math.max(beforeMs, afterMs);
    const tests = rows
        .flatMap(({ title, before, after, beforeMs, afterMs }) => beforeMs === undefined && afterMs === undefined
        ? []
        : [
            {
                name: title,
                beforeMs,
                afterMs: isChanged ? afterMs : undefined,
                isQuickBefore: before === 'passed',
                isQuickAfter: isChanged && after === 'passed',
            },
        ])
        .toSorted((a, b) => slowest(b) - slowest(a))
        .slice(0, duration_part_MAX_TESTS);
    const suite = initial === undefined
        ? []
        : [
            {
                name: 'Whole suite',
                beforeMs: initial.durationMs,
                afterMs: isChanged ? current.durationMs : undefined,
            },
        ];
    const note = 'A run keeps the time of passing tests of half a second and more, and of failing tests.';
    const content = suite.length === 0
        ? [(0,page_elements/* emptyNote */.St)('The suite did not run here.')]
        : [chart(suite), ...(tests.length === 0 ? [] : [chart(tests)]), (0,page_node/* styled */.I4)('p', 'faint', note)];
    return { id: 'durations', title: 'Durations', content };
}
function chart(timed) {
    const longest = Math.max(1, ...timed.flatMap(({ beforeMs = 0, afterMs = 0 }) => [beforeMs, afterMs]));
    const bar = (side, ms, isQuick = false) => (0,page_node/* styled */.I4)('span', 'pair', (0,page_node/* styled */.I4)('span', 'side', side), (0,page_node/* element */.ND)('span', { class: 'lane', 'aria-hidden': 'true' }, (0,page_node/* element */.ND)('span', {
        class: `span ${side}`,
        'data-left': 0,
        'data-width': ms === undefined ? 0 : Math.max(0.5, (100 * ms) / longest),
    })), (0,page_node/* styled */.I4)('span', 'words', ms === undefined ? (isQuick ? 'under 0.5 s' : '–') : (0,page_elements/* durationText */.S5)(ms)));
    return (0,page_node/* styled */.I4)('ul', 'durations', ...timed.map(({ name, beforeMs, afterMs, isQuickBefore, isQuickAfter }) => (0,page_node/* element */.ND)('li', {}, (0,page_node/* styled */.I4)('span', 'name', name), bar('before', beforeMs, isQuickBefore), bar('after', afterMs, isQuickAfter))));
}

// EXTERNAL MODULE: ./lib/rendering/log-lines.js
var log_lines = __webpack_require__(58412);
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
        return { ...base, content: [(0,page_elements/* emptyNote */.St)('The events of this run are not known.')] };
    const began = events.find(({ at }) => at !== undefined)?.at ?? 0;
    let moment = { iteration: '–', rate: '–', tests: '–', commits: 0 };
    const items = events.map(event => {
        moment = after(moment, event);
        return itemNode(event, moment, event.at === undefined ? '' : clockText(event.at - began));
    });
    const list = (0,page_node/* element */.ND)('ol', { class: 'log', tabindex: '0', 'aria-label': 'Events' }, ...items);
    return { ...base, content: [(0,page_node/* styled */.I4)('div', 'player', controls(events.length), panel(), list)] };
}
function after(moment, event) {
    switch (event.kind) {
        case 'attempt':
            return { ...moment, iteration: String(event.iteration), rate: (0,page_elements/* percentText */.fL)(event.passRate) };
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
    return (0,page_node/* element */.ND)('li', { class: kind, ...facts }, (0,page_node/* styled */.I4)('span', 'clock', clock), (0,page_node/* styled */.I4)('span', 'text', text));
}
function controls(events) {
    const button = (action, label, sign) => (0,page_node/* element */.ND)('button', { type: 'button', 'data-step': action, 'aria-label': label, title: label }, sign);
    return (0,page_node/* element */.ND)('div', { class: 'controls', role: 'group', 'aria-label': 'Replay of the events' }, button('first', 'First event', '|◀'), button('back', 'Previous event', '◀'), button('play', 'Play', 'Play'), button('next', 'Next event', '▶'), button('last', 'Last event', '▶|'), (0,page_node/* element */.ND)('input', {
        type: 'range',
        min: '1',
        max: String(events),
        value: String(events),
        step: '1',
        'aria-label': 'Event',
        'data-scrub': true,
    }), (0,page_node/* element */.ND)('output', { class: 'faint', 'data-position': true }));
}
function panel() {
    const fact = (name, term) => (0,page_node/* element */.ND)('div', {}, (0,page_node/* element */.ND)('dt', {}, term), (0,page_node/* element */.ND)('dd', { 'data-shows': name }));
    return (0,page_node/* element */.ND)('dl', { class: 'moment' }, fact('clock', 'Time'), fact('iteration', 'Iteration'), fact('rate', 'Pass rate before it'), fact('tests', 'Last test run'), fact('commits', 'Commits'));
}
function clockText(ms) {
    const seconds = Math.max(0, ms) / 1000;
    const minutes = Math.floor(seconds / 60);
    return `${minutes}:${(seconds - 60 * minutes).toFixed(1).padStart(4, '0')}`;
}

// EXTERNAL MODULE: ./lib/report-page/page-document.js + 3 modules
var page_document = __webpack_require__(7718);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
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
    return rows.toSorted((a, b) => order(a) - order(b) || (a.title < b.title ? -1 : 1));
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



const MAX_ROWS = 1_500;
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
    const shown = rows.slice(0, MAX_ROWS);
    const content = rows.length === 0
        ? [(0,page_elements/* emptyNote */.St)('The suite did not run here, so no test is known.')]
        : [filterBar(rows), listNode(shown), ...restNote(rows.length - shown.length)];
    return { id: 'tests', title: 'Tests', count: rows.length, content };
}
function filterBar(rows) {
    const boxes = TEST_GROUPS.flatMap(group => {
        const number = rows.filter(row => row.group === group).length;
        if (number === 0)
            return [];
        const isOn = group !== 'unchanged' || rows.length <= 30;
        const box = (0,page_node/* element */.ND)('input', { type: 'checkbox', 'data-group': group, ...(isOn ? { checked: true } : {}) });
        return [(0,page_node/* styled */.I4)('label', 'choice', box, (0,page_elements/* chip */.jw)(GROUP_TONES[group], `${group} ${number}`))];
    });
    return (0,page_node/* element */.ND)('form', { class: 'filter', role: 'search', 'aria-label': 'Filter of the tests', 'data-filter': 'tests' }, (0,page_node/* element */.ND)('label', { for: 'filter-text', class: 'unseen' }, 'Filter by name'), (0,page_node/* element */.ND)('input', {
        id: 'filter-text',
        type: 'search',
        placeholder: 'Filter by name (press /)',
        autocomplete: 'off',
    }), ...boxes, (0,page_node/* element */.ND)('output', { class: 'faint', for: 'filter-text', 'data-filtered': true }));
}
function listNode(rows) {
    return (0,page_node/* element */.ND)('table', { class: 'tests-table', 'data-filtered-by': 'tests' }, (0,page_node/* styled */.I4)('caption', 'unseen', 'Tests with their results before and after'), (0,page_node/* element */.ND)('thead', {}, (0,page_node/* element */.ND)('tr', {}, ...['Test', 'Before', 'After'].map(text => (0,page_node/* element */.ND)('th', { scope: 'col' }, text)))), (0,page_node/* element */.ND)('tbody', {}, ...rows.map(rowNode)));
}
function rowNode({ title, group, before, after, failure }) {
    const message = failure === undefined ? '' : failure.problem.stack || failure.problem.message;
    const name = message === ''
        ? (0,page_node/* styled */.I4)('code', 'name', title)
        : (0,page_elements/* foldedNode */.Xi)([(0,page_node/* styled */.I4)('code', 'name', title)], (0,page_elements/* codeBox */.jv)((0,page_node/* cutText */.IN)(message, tests_part_MAX_MESSAGE), `Message of ${title}`));
    return (0,page_node/* element */.ND)('tr', { 'data-group': group }, (0,page_node/* element */.ND)('th', { scope: 'row' }, name), statusNode(before, 'before'), statusNode(after, 'after'));
}
function statusNode(status, side) {
    const [tone, text] = status === undefined ? ['plain', 'not run'] : STATUS[status];
    return (0,page_node/* element */.ND)('td', { class: 'status', 'data-side': side }, (0,page_elements/* chip */.jw)(tone, text));
}
function restNote(rest) {
    return rest > 0 ? [(0,page_elements/* emptyNote */.St)(`${rest} more tests are not listed; all listed ones come first by need.`)] : [];
}

// EXTERNAL MODULE: ./lib/domain/model/root-cause.js
var root_cause = __webpack_require__(81750);
;// CONCATENATED MODULE: ./lib/report-page/timeline-part.js









const MAX_OUTPUT = 6_000;
function timelineSection(input) {
    const { attempts, reviews } = input.view;
    const content = attempts.length === 0
        ? [(0,page_elements/* emptyNote */.St)('No attempt was made.')]
        : [...scheduleNodes(attempts), (0,page_node/* styled */.I4)('ol', 'timeline', ...attempts.map(attempt => attemptNode(attempt, input)))];
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
        return (0,page_node/* element */.ND)('li', {}, (0,page_node/* element */.ND)('a', { class: 'name', href: `#iteration-${attempt.iteration}` }, `Iteration ${attempt.iteration}`), (0,page_node/* element */.ND)('span', { class: 'lane', 'aria-hidden': 'true' }, (0,page_node/* element */.ND)('span', {
            class: `span ${tone}`,
            'data-left': Math.min(start, 99.3),
            'data-width': Math.min(width, 100 - Math.min(start, 99.3)),
        })), (0,page_node/* styled */.I4)('span', 'faint', `${(0,page_elements/* durationText */.S5)(attempt.durationMs)}, ${word}`));
    });
    return [(0,page_node/* element */.ND)('ol', { class: 'schedule', 'aria-label': 'Time of each iteration' }, ...rows)];
}
function attemptNode(attempt, input) {
    const { iteration, fixer, strategy, rateBefore, rateAfter, reason, commit, revert, kind, files, targets } = attempt;
    const [tone, word] = resultWords(attempt);
    const usage = (0,model_usage/* usageOf */.Fs)(attempt);
    const rate = rateAfter === undefined ? '' : `${(0,page_elements/* percentText */.fL)(rateBefore)} → ${(0,page_elements/* percentText */.fL)(rateAfter)}`;
    const who = kind === 'command' ? '' : `${fixer} · ${strategy}`;
    return (0,page_node/* element */.ND)('li', { id: `iteration-${iteration}`, class: tone, tabindex: '-1' }, (0,page_node/* element */.ND)('h3', {}, (0,page_elements/* chip */.jw)(tone, word), ` ${iteration}. ${attemptHeading(attempt)}`), (0,page_node/* styled */.I4)('p', 'faint', [
        who,
        kindWords(attempt),
        (0,wording/* count */.U9)(targets.length, 'target test'),
        (0,page_elements/* durationText */.S5)(attempt.durationMs),
        usage.requests === 0 ? '' : (0,page_elements/* dollarText */.qu)(usage.dollars),
    ]
        .filter(part => part !== '')
        .join(' · ')), (0,page_elements/* factList */.lV)([
        ['Result', reason],
        ['Pass rate', rate],
        ['Commit', commit === undefined ? undefined : (0,summary_part/* commitNode */.Ss)(commit, (0,repository_links/* workUrl */.Ns)(input.view, input))],
        ['Reverted by', revert === undefined ? undefined : (0,summary_part/* commitNode */.Ss)(revert, (0,repository_links/* workUrl */.Ns)(input.view, input))],
        ['Files', files.length === 0 ? undefined : files.join(', ')],
    ]), ...analysisNodes(attempt), ...(attempt.diff === '' ? [] : [(0,page_elements/* foldedNode */.Xi)(['Change'], ...(0,diff_part/* diffNodes */.D)(attempt.diff))]), ...(attempt.output === ''
        ? []
        : [
            (0,page_elements/* foldedNode */.Xi)(['Test output'], (0,page_elements/* codeBox */.jv)((0,page_node/* cutText */.IN)(attempt.output, MAX_OUTPUT), `Test output of iteration ${iteration}`)),
        ]));
}
function analysisNodes(attempt) {
    const { analysis, proposal } = attempt;
    if (analysis === undefined)
        return [];
    const points = analysis.modificationPoints.map(({ file, symbol, change }) => (0,page_node/* element */.ND)('li', {}, (0,page_node/* element */.ND)('code', {}, [file, symbol].filter(Boolean).join(' ')), ` ${change}`));
    const evidence = analysis.evidence.map(({ file, line, says }) => (0,page_node/* element */.ND)('li', {}, (0,page_node/* element */.ND)('code', {}, line === undefined ? file : `${file}:${line}`), ` ${says}`));
    return [
        (0,page_elements/* foldedNode */.Xi)(['Analysis'], (0,page_elements/* factList */.lV)([
            ['Root cause', (0,root_cause/* rootCauseOf */.N)(attempt)],
            ['Hypothesis', analysis.hypothesis],
            ['Evidence', evidence.length === 0 ? undefined : (0,page_node/* element */.ND)('ul', {}, ...evidence)],
            ['Places to change', points.length === 0 ? undefined : (0,page_node/* element */.ND)('ul', {}, ...points)],
            ['Approach', analysis.approach],
            ['Otherwise', analysis.alternative],
            ['Confidence in the cause', (0,page_elements/* percentText */.fL)(analysis.confidence)],
            ['Proposal', proposal?.summary ?? ''],
            ['Confidence in the change', proposal === undefined ? undefined : (0,page_elements/* percentText */.fL)(proposal.confidence)],
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
        const list = findings.map(({ severity, file, line, what, why }) => (0,page_node/* element */.ND)('li', {}, (0,page_elements/* chip */.jw)(SEVERITY[severity], severity), ' ', (0,page_node/* element */.ND)('code', {}, line === undefined ? file : `${file}:${line}`), ` ${what} ${why}`));
        return (0,page_node/* styled */.I4)('article', `card ${tone}`, (0,page_node/* element */.ND)('h4', {}, (0,page_elements/* chip */.jw)(tone, word), ` by ${by}`), ...(reason === '' ? [] : [(0,page_node/* element */.ND)('p', {}, reason)]), ...(list.length === 0 ? [] : [(0,page_node/* element */.ND)('ul', {}, ...list)]));
    });
    return [(0,page_node/* element */.ND)('h3', {}, 'Reviews of the whole change'), ...items];
}

;// CONCATENATED MODULE: ./lib/report-page/report-page.js











function renderReportPage(input) {
    const { view, state } = input;
    const rows = testRows(state, view);
    return (0,page_document/* pageDocument */.z)({
        title: `fix-tests: ${view.request.headBranch} at ${view.request.headSha.slice(0, 7)}`,
        summary: (0,summary_part/* summaryNodes */._c)(input),
        sections: [
            causesSection(input),
            testsSection(rows),
            ...ifAny(changePart(input)),
            proofPart(input),
            ...ifAny(timelineSection(input)),
            durationSection(input, rows),
            ...(view.usage.requests === 0 ? [] : [costSection(input)]),
            ...ifAny(conversationSection(input)),
            eventSection(input.events),
        ],
    });
}
function ifAny(section) {
    return section.count === 0 ? [] : [section];
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
        const cut = (0,page_node/* cutText */.IN)(redact(text), Math.min(MAX_CONVERSATION, left));
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
