export const id = 9053;
export const ids = [9053];
export const modules = {

/***/ 99053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAgents: () => (/* binding */ createAgents)
});

// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/fixers/models/providers.js
var providers = __webpack_require__(35962);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var cluster = __webpack_require__(87072);
// EXTERNAL MODULE: ./lib/domain/history/quoted-intent.js
var quoted_intent = __webpack_require__(85186);
// EXTERNAL MODULE: ./lib/domain/history/fix-history.js
var fix_history = __webpack_require__(29257);
// EXTERNAL MODULE: ./lib/domain/policy/hidden-files.js
var hidden_files = __webpack_require__(86937);
// EXTERNAL MODULE: ./lib/domain/model/usage.js
var model_usage = __webpack_require__(30109);
// EXTERNAL MODULE: ./lib/fixers/agents/hidden-lines.js
var hidden_lines = __webpack_require__(70160);
// EXTERNAL MODULE: ./lib/domain/model/attempt.js
var model_attempt = __webpack_require__(91879);
;// CONCATENATED MODULE: ./lib/fixers/agents/accept-analysis.js


const MIN_CONFIDENCE = 0.4;
const MIN_CHARACTERS = 12;
const SAME_CAUSE = 0.8;
const MAX_REPEATS = 2;
function rejectionReason(analysis, { wrong, debugging, earlier, files }) {
    const { rootCause, modificationPoints, confidence, evidence, hypothesis } = analysis;
    if (wrong === 'environment')
        return `The environment is wrong, not the code: ${rootCause}`;
    if (wrong === 'test')
        return `The test is wrong, not the code: ${rootCause}`;
    if (modificationPoints.length === 0)
        return 'The analysis names no place to change.';
    if (confidence < MIN_CONFIDENCE)
        return `The analysis is not sure enough (confidence ${confidence}).`;
    if (rootCause.trim().length < MIN_CHARACTERS)
        return 'The analysis is too thin: it names no root cause.';
    const named = [...evidence, ...modificationPoints].map(({ file }) => file);
    if (!named.some(file => files.has(file)))
        return 'The analysis is too thin: it names no file of the project.';
    const before = earlier.filter(attempt => (0,model_attempt/* isRefuted */.iL)(attempt) &&
        attempt.analysis !== undefined &&
        (0,cluster/* similarity */.k8)(attempt.analysis.rootCause, rootCause) >= SAME_CAUSE);
    if (before.length >= MAX_REPEATS)
        return `The analysis names the same root cause for the third time: ${rootCause}`;
    if (debugging && hypothesis.trim() === '')
        return 'The analysis states no hypothesis after an attempt that failed.';
    return undefined;
}

// EXTERNAL MODULE: ./lib/fixers/agents/prompts/evidence.js + 1 modules
var evidence = __webpack_require__(994);
// EXTERNAL MODULE: ./lib/fixers/agents/prompt-text.js
var prompt_text = __webpack_require__(16030);
;// CONCATENATED MODULE: ./lib/fixers/agents/prompts/role-prompts.js


function analystPrompt({ debugging, candidate, earlier }, { goesOn }) {
    return [
        'You are the analyst. Find the root cause of these failures: not the line that fails, but the defect behind it, and where to mend it.',
        ...(debugging === undefined ? [] : [afterFailure(debugging.count, earlier)]),
        ...(candidate > 1 ? ['Others try the likeliest approach at the same time: take another one.'] : []),
        'The code above is what stacks, changes, calls and words point to, with the reason for each: suspects, not findings. Find others by find_symbol, outline and search. Then call report_analysis, in few words. If the test or its surroundings are wrong, say so in "wrong" and look for no way around it: where a commit meant what the test contradicts, quote its commit-message in rootCause.',
        ...(goesOn ? [EDIT_AT_ONCE] : []),
    ].join('\n');
}
const EDIT_AT_ONCE = 'Then you make the change, as the fixer. If you know it by now, add the edits to the same turn, after report_analysis, and give the last one a summary: the tests run then, and if they pass you are done.';
function afterFailure(count, earlier) {
    return [
        `${count} ${count === 1 ? 'attempt' : 'attempts'} came out otherwise than expected: see earlier-attempt and last-run. Before another edit, say in "hypothesis" what must be true if your root cause is right, why the earlier attempts did not hold, and how the tests will show it.`,
        ...(earlier.some(model_attempt/* isRefuted */.iL) ? ['The same root cause once more is no answer.'] : []),
    ].join(' ');
}
function fixerPrompt(analysis, demands) {
    const revision = 'You are the fixer. The tests pass by now, and a reviewer demands changes: see demand. Make them, and keep the tests green.';
    return [
        '<evidence>',
        '<analysis>',
        (0,prompt_text/* escapeEvidence */.$4)(analysisText(analysis)),
        '</analysis>',
        '</evidence>',
        demands.length === 0 ? 'You are the fixer. Make the change that the analysis asks for.' : revision,
        HOW_TO_FIX,
    ].join('\n');
}
const HOW_TO_FIX = 'Edit with edit_file, and give the last edit a summary: the tests then run, and if they pass you are done. Call give_up if you cannot fix it.';
const HANDOVER = `Noted. You are the fixer now: make that change. ${HOW_TO_FIX}`;
function analysisText({ rootCause, evidence, modificationPoints, approach, alternative, hypothesis, }) {
    return [
        `Analysis: ${rootCause}`,
        ...evidence.flatMap(({ file, line, says }) => says === '' ? [] : `Seen: ${file}${line === undefined ? '' : `:${line}`}: ${says}`),
        ...modificationPoints.map(({ file, symbol, lines, change }) => `- ${[file, symbol, lines === undefined ? '' : `lines ${lines.join('–')}`].filter(part => part !== '').join(' ')}: ${change}`),
        `Approach: ${approach}`,
        ...(alternative === '' ? [] : [`If it does not hold: ${alternative}`]),
        ...(hypothesis === '' ? [] : [`Hypothesis: ${hypothesis}`]),
    ].join('\n');
}
function reviewerPrompt({ isProved, stillFailing }) {
    const seen = isProved
        ? 'tests that failed pass with it, fail without it, and none was edited. That is proved'
        : 'no proof of it has held, but no test was edited';
    const rest = stillFailing.length === 0 ? '' : ' The tests in still-failing fail as before: it is a part of the fix.';
    return `You are the reviewer. The change stands above (a very long one without its middle: read the files then); ${seen}.${rest} Look at what tests do not see:
- Does it fix the root cause, or does it special-case what the tests happen to check?
- Is it minimal? Is anything in it that the failure did not ask for?
- Is anything weakened: a check, an error, a limit, somebody's data?
- Does it do what its author says?
Read around it where you have to. Then call report_review. Severity high is for what must not be merged like this, and it is worked on before anything is published. Ask for what matters: style and taste are no findings. Approve what you would merge.`;
}

// EXTERNAL MODULE: ./lib/fixers/agents/run-conversation.js + 9 modules
var run_conversation = __webpack_require__(18160);
// EXTERNAL MODULE: ./lib/fixers/agents/saved-conversation.js
var saved_conversation = __webpack_require__(25111);
// EXTERNAL MODULE: ./lib/fixers/agents/tools/reading-tools.js
var reading_tools = __webpack_require__(72822);
;// CONCATENATED MODULE: ./lib/fixers/agents/agent-fixer.js













class AgentFixer {
    name;
    revises = true;
    #options;
    constructor(options) {
        this.name = options.name;
        this.#options = options;
    }
    async analyze(assignment, tools) {
        const { source } = tools;
        const code = await codeOf(assignment, { source, isHidden: this.#options.isHidden });
        const known = this.#knownAnalysis(assignment, code);
        const files = new Set(await source.list());
        const context = { debugging: assignment.debugging !== undefined, earlier: assignment.earlier, files };
        if (known !== undefined && rejectionReason(known, { ...context, wrong: 'code' }) === undefined)
            return { kind: 'analysis', analysis: known, code, usage: model_usage/* noUsage */.tk };
        const goesOn = this.#modelFor('analyst', assignment) === this.#modelFor('fixer', assignment);
        const conversation = await this.#converse('analyst', assignment, {
            tools,
            prompt: analystPrompt(assignment, { goesOn }),
        });
        const { usage, transcripts, ending } = conversation;
        if (ending.kind !== 'final' || ending.final.of !== 'analysis')
            return abstention(conversation);
        const { analysis, wrong } = ending.final;
        const reason = rejectionReason(analysis, { ...context, wrong });
        if (reason !== undefined) {
            const { commits } = wrong === 'test' ? await tools.history.suspectedChange() : { commits: [] };
            const intent = (0,quoted_intent/* quotedIntent */.X)(analysis.rootCause, commits);
            return { kind: 'abstention', reason, final: true, intent, usage, transcripts };
        }
        return { kind: 'analysis', analysis, code, usage, transcripts };
    }
    async fix(assignment, tools) {
        const { analysis, demands } = assignment;
        const conversation = await this.#converse('fixer', assignment, {
            tools,
            prompt: fixerPrompt(analysis, demands),
            analysis,
        });
        const { usage, transcripts, ending } = conversation;
        if (ending.kind !== 'final' || ending.final.of !== 'change')
            return abstention(conversation);
        const { summary, leftUndone } = ending.final;
        const changes = ending.final.files.map(file => ({ file, why: plannedChange(file, analysis) }));
        const { rootCause, affectedTests, confidence } = analysis;
        const proposal = { summary, rootCause, changes, leftUndone, affectedTests, confidence };
        return { kind: 'proposal', proposal, usage, transcripts };
    }
    async #converse(role, assignment, { tools, prompt, analysis }) {
        const { guidance, memory, redact, isHidden } = this.#options;
        const model = this.#modelFor(role, assignment);
        const open = tools.conversation.load();
        const saved = (0,saved_conversation/* readSaved */.Sy)(open?.text);
        const from = saved?.model === model.name && (await canGoOn(saved, { role, assignment, tools, isHidden })) ? saved : undefined;
        const recollections = (0,fix_history/* similarFixes */.jX)(memory, assignment.clusters).map(fix => (0,fix_history/* describePastFix */.Z3)({ ...fix, diff: (0,hidden_files/* withoutHidden */.P)(fix.diff, isHidden) }));
        const hide = await (0,hidden_lines/* withoutHiddenLines */.ax)({ source: tools.source, isHidden });
        const parts = await (0,evidence/* evidenceOf */.X1)((0,hidden_lines/* shownAssignment */.XK)(assignment, hide), {
            source: tools.source,
            redact,
            isHidden,
            guidance,
            recollections,
            analysis,
        });
        const last = parts.at(-1) ?? '';
        return (0,run_conversation/* runConversation */.r)({
            role,
            model,
            from,
            handover: from !== undefined && from.role !== role ? HANDOVER : undefined,
            keep: ({ usage, text }) => tools.conversation.keep({ spending: (0,model_usage/* spentTogether */.fn)([open?.spending ?? {}, { [role]: usage }]), text }),
            iteration: assignment.iteration,
            title: assignment.clusters.map(({ title }) => title).join('; '),
            tests: assignment.failures.map(({ id }) => id),
            hide,
            opening: [...parts.slice(0, -1), `${last}\n${prompt}`],
            tools,
        }, this.#options);
    }
    #modelFor(role, assignment) {
        const { small } = this.#options;
        return small !== undefined && isSimple(assignment) ? small : this.#options[role];
    }
    #knownAnalysis({ clusters, debugging, candidate, strategy }, code) {
        if (debugging !== undefined || candidate > 1 || strategy === 'surgical')
            return undefined;
        return (0,fix_history/* findAnalysis */.eU)(this.#options.memory, { signature: (0,cluster/* clusterSignature */.b1)(clusters), code });
    }
}
function plannedChange(file, { modificationPoints }) {
    return [...new Set(modificationPoints.filter(point => point.file === file).map(({ change }) => change))].join(' ');
}
async function canGoOn(saved, { role, assignment, tools, isHidden, }) {
    if (role === 'analyst' || saved.role === 'analyst')
        return saved.role === 'analyst' && (role === 'analyst' || assignment.kind === 'repair');
    if (await (0,saved_conversation/* repeatEdits */.lJ)(saved, { source: tools.source, isHidden }))
        return true;
    await Promise.all((await tools.source.changed()).map(file => tools.source.reset(file)));
    return false;
}
function isSimple({ kind, clusters, debugging, strategy, failures }) {
    const [only] = clusters;
    return (kind === 'repair' &&
        clusters.length === 1 &&
        debugging === undefined &&
        strategy === 'conservative' &&
        failures.length <= 3 &&
        (only?.suspects.length ?? 0) <= 2);
}
async function codeOf({ clusters }, context) {
    const files = [...new Set(clusters.flatMap(({ suspects }) => suspects))].toSorted();
    const texts = await Promise.all(files.map(async (file) => [file, (await (0,reading_tools/* readableText */.Gh)(file, context)) ?? null]));
    return texts.length === 0 ? '' : (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32);
}
function abstention({ ending, usage, transcripts }) {
    const rest = { usage, transcripts };
    switch (ending.kind) {
        case 'final':
            return { kind: 'abstention', reason: 'It ended with the report of another role.', final: true, ...rest };
        case 'gave-up':
            return { kind: 'abstention', reason: ending.reason, final: true, ...rest };
        case 'unavailable':
            return {
                kind: 'abstention',
                reason: ending.reason,
                final: ending.isPermanent,
                unavailable: true,
                misconfigured: ending.isMisconfigured,
                ...rest,
            };
        case 'stopped':
            return { kind: 'abstention', reason: ending.reason, final: ending.final, ...rest };
        case 'late':
            return { kind: 'abstention', reason: ending.reason, final: false, ...rest };
    }
}

// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
// EXTERNAL MODULE: ./lib/domain/policy/redaction.js
var redaction = __webpack_require__(89122);
// EXTERNAL MODULE: ./lib/fixers/agents/prompts/evidence-sections.js
var evidence_sections = __webpack_require__(72288);
// EXTERNAL MODULE: ./lib/fixers/agents/prompts/file-excerpts.js
var file_excerpts = __webpack_require__(82383);
;// CONCATENATED MODULE: ./lib/fixers/agents/prompts/test-writer-prompt.js





const MAX_TEST_FILES = 2;
async function testWriterOpening(task, context) {
    const gaps = (0,redaction/* redacted */.pc)(task.gaps, context.redact).map(({ file, line, what }) => `${line === 0 ? file : `${file}:${line}`} ${what}`);
    const places = task.testFiles.slice(0, MAX_TEST_FILES).map(file => ({ file, line: 1, why: '' }));
    return [
        ...(0,evidence/* evidenceOfChange */.nN)(task.change, context),
        [
            '<evidence>',
            (0,evidence_sections/* section */.uW)('not-noticed', gaps.join('\n')),
            ...(await (0,file_excerpts/* fileExcerpts */.H)(places, context)).sections,
            '</evidence>',
            instructions(task),
        ]
            .filter(part => part !== '')
            .join('\n'),
    ];
}
async function testUpdateOpening(task, context) {
    const { redact, isHidden } = context;
    const { tests, failingDiff } = (0,redaction/* redacted */.pc)({ tests: task.tests, failingDiff: task.failingDiff }, redact);
    const quotes = [...new Set(tests.map(({ intent }) => intent.quote))];
    const places = tests.flatMap(({ failure: { id, frames } }) => {
        const line = frames.find(({ file }) => file === id.file)?.line ?? 1;
        return id.file === '' ? [] : [{ file: id.file, line, why: 'an outdated test' }];
    });
    return [
        (0,evidence/* runEvidence */.fk)((0,redaction/* redacted */.pc)(context.guidance, redact), { failingDiff: (0,hidden_files/* withoutHidden */.P)(failingDiff, isHidden) }),
        [
            '<evidence>',
            (0,evidence_sections/* section */.uW)('meant', quotes.join('\n')),
            ...(0,evidence_sections/* failureSections */.zl)(tests.map(({ failure }) => failure)),
            ...(await (0,file_excerpts/* fileExcerpts */.H)(places, context)).sections,
            '</evidence>',
            UPDATE,
        ].join('\n'),
    ];
}
const UPDATE = `You are the test writer. What failing-change does was meant: its author says so, see meant. The tests that fail assert what held before, so bring them up to date. The code stays as it is, and a person decides on your draft.
- Change the assertions of these tests, and nothing else: no other test, no title, no hook, no import, and no fewer assertions.
- Each test says by its values what the change meant: one that would pass without the change, too, is dropped.
- If the code does not do what its author says, the tests are right: call give_up.
Give the last edit a summary: the tests run then, with the change and without it, and end the work if each earns its place.`;
function instructions({ gaps }) {
    const aim = gaps.length === 0
        ? 'Write tests for what it decides: its limits, and the branches beside it.'
        : 'No test notices if the places in not-noticed change: write tests that do.';
    return `You are the test writer. The change stands above; tests prove it, and it stays as it is. ${aim}
- In this role you write test files, and nothing else: new ones, or tests added to files that are there. What stands in them stays, to the letter.
- Each test fails without the change, or notices one of these places. It passes each time: no clock, no network, no random values, no order. One that asserts nothing about the change is dropped.
- Write few tests, in the style of those shown, each titled by what must hold.
Give the last edit a summary: the tests run then, with the change and without it, and end the work if each earns its place. Call give_up if no test can.`;
}

;// CONCATENATED MODULE: ./lib/fixers/agents/agent-test-writer.js






const ROLE = 'test-writer';
class AgentTestWriter {
    name;
    #options;
    constructor(options) {
        this.name = options.models[0]?.name ?? '';
        this.#options = options;
    }
    async write(task, tools) {
        const { guidance, redact, isHidden } = this.#options;
        const failingDiff = await tools.history.failingDiff();
        const context = { source: tools.source, guidance, failingDiff, redact, isHidden };
        const title = task.change.fixes.map(({ summary }) => summary).join('; ');
        const hide = await (0,hidden_lines/* withoutHiddenLines */.ax)({ source: tools.source, isHidden });
        const change = { ...task.change, failures: (0,hidden_lines/* shownFailures */.pC)(task.change.failures, hide) };
        const opening = await testWriterOpening({ ...task, change }, context);
        return this.#ask({ iteration: task.iteration, title, hide, opening }, tools);
    }
    async update(task, tools) {
        const { guidance, redact, isHidden } = this.#options;
        const context = { source: tools.source, guidance, redact, isHidden };
        const title = task.tests.map(({ failure }) => (0,test_case/* titleOf */.Gg)(failure.id)).join('; ');
        const hide = await (0,hidden_lines/* withoutHiddenLines */.ax)({ source: tools.source, isHidden });
        const tests = task.tests.map(test => ({ ...test, failure: (0,hidden_lines/* shownFailures */.pC)([test.failure], hide)[0] ?? test.failure }));
        const opening = await testUpdateOpening({ ...task, tests }, context);
        return this.#ask({ iteration: task.iteration, title, hide, opening }, tools);
    }
    async #ask(work, tools) {
        const before = tools.conversation.load()?.spending[ROLE] ?? model_usage/* noUsage */.tk;
        const usages = [];
        const transcripts = [];
        const reasons = [];
        for (const model of this.#options.models) {
            const conversation = await this.#converse(model, work, { tools, before, spent: (0,model_usage/* sumOf */.XN)(usages) });
            usages.push(conversation.usage);
            transcripts.push(...conversation.transcripts);
            const { ending } = conversation;
            const cost = { usage: (0,model_usage/* sumOf */.XN)(usages), transcripts };
            if (ending.kind === 'final' && ending.final.of === 'change' && ending.final.files.length > 0)
                return { kind: 'tests', summary: ending.final.summary, ...cost };
            reasons.push(ending.kind === 'final' ? 'It ended without a test.' : ending.reason);
            if (ending.kind !== 'unavailable' || tools.signal.aborted)
                break;
            for (const file of await tools.source.changed())
                await tools.source.reset(file);
        }
        return { kind: 'abstention', final: true, reason: reasons.join(' '), usage: (0,model_usage/* sumOf */.XN)(usages), transcripts };
    }
    async #converse(model, work, { tools, before, spent }) {
        const { source, conversation } = tools;
        const saved = (0,saved_conversation/* readSaved */.Sy)(conversation.load()?.text);
        const isOwn = saved?.role === ROLE && saved.model === model.name;
        const { isHidden } = this.#options;
        const from = isOwn && (await (0,saved_conversation/* repeatEdits */.lJ)(saved, { source, isHidden })) ? saved : undefined;
        if (from === undefined)
            for (const file of await source.changed())
                await source.reset(file);
        return (0,run_conversation/* runConversation */.r)({
            ...work,
            role: ROLE,
            model,
            from,
            keep: ({ usage, text }) => conversation.keep({ spending: { [ROLE]: (0,model_usage/* sumOf */.XN)([before, spent, usage]) }, text }),
            tests: [],
            tools: {
                ...tools,
                budgetTokens: tools.budgetTokens - (0,model_usage/* tokensOf */.k8)(spent),
                budgetDollars: tools.budgetDollars - spent.dollars,
            },
        }, this.#options);
    }
}

;// CONCATENATED MODULE: ./lib/fixers/agents/agent-reviewer.js





const SMALL_CHANGE = 15;
function isSmall({ diff, isProved, stillFailing, signs, demanded }) {
    const lines = diff.split('\n').filter(line => /^[+-](?![+-]{2})/.test(line)).length;
    return isProved && stillFailing.length === 0 && signs.length === 0 && demanded.length === 0 && lines <= SMALL_CHANGE;
}
class AgentReviewer {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async review(change, tools) {
        const { models: usual, small, guidance, redact, isHidden } = this.#options;
        const models = small !== undefined && isSmall(change) ? [small, ...usual.filter(each => each !== small)] : usual;
        const failingDiff = await tools.history.failingDiff();
        const hide = await (0,hidden_lines/* withoutHiddenLines */.ax)({ source: tools.source, isHidden });
        const shown = { ...change, failures: (0,hidden_lines/* shownFailures */.pC)(change.failures, hide) };
        const parts = (0,evidence/* evidenceOfChange */.nN)(shown, { guidance, failingDiff, redact, isHidden });
        const usages = [];
        const transcripts = [];
        const reasons = [];
        for (const model of models) {
            const conversation = await (0,run_conversation/* runConversation */.r)({
                role: 'reviewer',
                model,
                iteration: change.iteration,
                title: change.fixes.map(({ summary }) => summary).join('; '),
                tests: [],
                hide,
                opening: [...parts, reviewerPrompt(change)],
                tools: {
                    ...tools,
                    budgetTokens: tools.budgetTokens - (0,model_usage/* tokensOf */.k8)((0,model_usage/* sumOf */.XN)(usages)),
                    budgetDollars: tools.budgetDollars - (0,model_usage/* sumOf */.XN)(usages).dollars,
                },
            }, this.#options);
            usages.push(conversation.usage);
            transcripts.push(...conversation.transcripts);
            const { ending } = conversation;
            if (ending.kind === 'final' && ending.final.of === 'review') {
                const { approved, findings } = ending.final;
                const verdict = approved && findings.length === 0 ? 'approved' : 'findings';
                return { by: model.name, verdict, reason: '', findings, usage: (0,model_usage/* sumOf */.XN)(usages), transcripts };
            }
            reasons.push(ending.kind === 'final' ? 'It ended without a review.' : ending.reason);
            if (tools.signal.aborted)
                break;
        }
        const by = models.map(({ name }) => name).join(', ');
        return { by, verdict: 'none', reason: reasons.join(' '), findings: [], usage: (0,model_usage/* sumOf */.XN)(usages), transcripts };
    }
}

// EXTERNAL MODULE: ./lib/fixers/agents/transcript-files.js
var transcript_files = __webpack_require__(65026);
;// CONCATENATED MODULE: ./lib/fixers/agents/create-agents.js






async function createAgents(names, options) {
    const models = new Models(options);
    const { guidance, memory } = await options.background();
    const { redact, isHidden, roles } = options;
    const shared = { redact, isHidden, guidance, transcripts: new transcript_files/* Transcripts */.y(options.transcripts, redact) };
    const small = roles.small === undefined ? undefined : await models.load('small-model', roles.small);
    const agents = new Map();
    for (const name of names) {
        const own = await models.load('models', name);
        const isFirst = name === names[0];
        const modelOf = async (role) => {
            const other = isFirst ? roles[role] : undefined;
            return other === undefined ? own : models.load(`${role}-model`, other);
        };
        const byRole = { analyst: await modelOf('analyst'), fixer: await modelOf('fixer') };
        agents.set(name, new AgentFixer({ ...shared, ...byRole, small: isFirst ? small : undefined, name, memory }));
    }
    const modelsOf = async (role) => {
        const own = roles[role];
        const first = own === undefined ? [] : [await models.load(`${role}-model`, own)];
        return [...new Set([...first, ...(await Promise.all(names.map(name => models.load('models', name))))])];
    };
    const smallReviewer = async () => {
        const beside = small === undefined ? (0,providers/* smallModelBeside */.N1)(names[0], options.access) : undefined;
        return beside === undefined ? small : models.load('models', beside);
    };
    const reviewer = options.review &&
        new AgentReviewer({
            ...shared,
            models: await modelsOf('reviewer'),
            small: roles.reviewer === undefined ? await smallReviewer() : undefined,
        });
    const testWriter = options.writeTests && new AgentTestWriter({ ...shared, models: await modelsOf('test-writer') });
    return { agents, reviewer: reviewer || undefined, testWriter: testWriter || undefined };
}
class Models {
    #options;
    #loaded = new Map();
    constructor(options) {
        this.#options = options;
    }
    async load(input, name) {
        if (!(0,providers/* isAgent */.yh)(name))
            throw (0,providers/* unknownFixer */.lb)(input, name);
        const model = this.#loaded.get(name) ?? (0,providers/* loadModel */.cm)(name, this.#options.access);
        this.#loaded.set(name, model);
        const { info } = await model;
        if (this.#options.isPriced && info.price === undefined) {
            throw new errors/* UserError */.yo(`A limit in dollars cannot be kept: the price of ${name} is not known.`, `Pass it in model-prices, such as ${name}=2/10/0.2, or use max-tokens in place of max-cost-usd.`);
        }
        return model;
    }
}


/***/ })

};
