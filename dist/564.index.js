export const id = 564;
export const ids = [564];
export const modules = {

/***/ 62564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AgentFixer: () => (/* reexport */ AgentFixer),
  AgentReviewer: () => (/* reexport */ AgentReviewer),
  Transcripts: () => (/* reexport */ transcript_files/* Transcripts */.y)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var cluster = __webpack_require__(87072);
// EXTERNAL MODULE: ./lib/domain/history/fix-history.js
var fix_history = __webpack_require__(29257);
// EXTERNAL MODULE: ./lib/domain/model/usage.js
var model_usage = __webpack_require__(30109);
;// CONCATENATED MODULE: ./lib/fixers/agents/accept-analysis.js

const LEAST_CONFIDENCE = 0.4;
const LEAST_CHARACTERS = 12;
const SAME = 0.8;
const SAME_TIMES = 2;
function rejectionReason(analysis, { wrong, debugging, earlier, files }) {
    const { rootCause, modificationPoints, affectedTests, confidence, evidence, hypothesis } = analysis;
    if (wrong === 'environment')
        return `The environment is wrong, not the code: ${rootCause}`;
    if (wrong === 'test')
        return `The test is wrong, not the code: ${rootCause}`;
    if (modificationPoints.length === 0)
        return 'The analysis names no place to change.';
    if (affectedTests.length === 0)
        return 'The analysis names no affected tests.';
    if (confidence < LEAST_CONFIDENCE)
        return `The analysis is not sure enough (confidence ${confidence}).`;
    if (rootCause.trim().length < LEAST_CHARACTERS)
        return 'The analysis is too thin: it names no root cause.';
    const named = [...evidence, ...modificationPoints].map(({ file }) => file);
    if (!named.some(file => files.has(file)))
        return 'The analysis is too thin: it names no file of the project.';
    const before = earlier.filter(({ analysis: other }) => other !== undefined && (0,cluster/* similarity */.k8)(other.rootCause, rootCause) >= SAME);
    if (before.length >= SAME_TIMES)
        return `The analysis names the same root cause for the third time: ${rootCause}`;
    if (debugging && hypothesis.trim() === '')
        return 'The analysis states no hypothesis after an attempt that failed.';
    return undefined;
}

// EXTERNAL MODULE: ./lib/fixers/agents/converse.js + 11 modules
var converse = __webpack_require__(35267);
;// CONCATENATED MODULE: ./lib/fixers/agents/prompts/analyst.js
function analystPrompt({ debugging, candidate }) {
    return [
        'You are the analyst. Find the root cause of these failures: not the line that fails, but the defect that makes it fail, and where it is to be mended.',
        ...(debugging === undefined ? [] : [afterFailure(debugging.count)]),
        ...(candidate > 1 ? ['Others try the likeliest approach at the same time: take another one.'] : []),
        'Most causes stand in the code above; look further where they do not. Then call report_analysis. When the test itself or its surroundings are wrong, say so in "wrong" and do not look for a way around it.',
    ].join('\n');
}
function afterFailure(count) {
    return `${count} ${count === 1 ? 'attempt' : 'attempts'} came out otherwise than expected: see earlier-attempt and last-run. Before another edit, say in "hypothesis" what must be true if your root cause is right, why the earlier attempts did not hold, and how the tests will show it. The same root cause once more is no answer.`;
}

// EXTERNAL MODULE: ./lib/fixers/agents/prompts/evidence.js
var evidence = __webpack_require__(75447);
// EXTERNAL MODULE: ./lib/fixers/agents/truncate.js
var truncate = __webpack_require__(45424);
;// CONCATENATED MODULE: ./lib/fixers/agents/prompts/fixer.js

function fixerPrompt(analysis, demands) {
    const revision = 'You are the fixer. The tests pass by now, and a reviewer demands changes: see demand. Make them, and keep the tests green.';
    return [
        '<evidence>',
        '<analysis>',
        (0,truncate/* disarmed */.y)(told(analysis)),
        '</analysis>',
        '</evidence>',
        demands.length === 0 ? 'You are the fixer. Make the change that the analysis asks for.' : revision,
        'Edit with edit_file, run the tests with run_tests, and call done when they pass, or give_up when you cannot fix it.',
    ].join('\n');
}
function told({ rootCause, evidence, modificationPoints, approach, alternative, hypothesis }) {
    return [
        `Analysis: ${rootCause}`,
        ...evidence.map(({ file, line, says }) => `Seen: ${file}${line === undefined ? '' : `:${line}`}: ${says}`),
        ...modificationPoints.map(({ file, symbol, lines, change }) => `- ${[file, symbol, lines === undefined ? '' : `lines ${lines.join('–')}`].filter(part => part !== '').join(' ')}: ${change}`),
        `Approach: ${approach}`,
        ...(alternative === '' ? [] : [`If it does not hold: ${alternative}`]),
        ...(hypothesis === '' ? [] : [`Hypothesis: ${hypothesis}`]),
    ].join('\n');
}

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
        const code = await codeOf(assignment, tools);
        const known = this.#known(assignment, code);
        const files = new Set(await source.list());
        const circumstances = { debugging: assignment.debugging !== undefined, earlier: assignment.earlier, files };
        if (known !== undefined && rejectionReason(known, { ...circumstances, wrong: 'code' }) === undefined)
            return { kind: 'analysis', analysis: known, code, usage: model_usage/* noUsage */.tk };
        const heard = await this.#ask('analyst', assignment, { tools, prompt: analystPrompt(assignment) });
        const { usage, transcripts, ending } = heard;
        if (ending.kind !== 'final' || ending.final.of !== 'analysis')
            return abstention(heard);
        const { analysis, wrong } = ending.final;
        const reason = rejectionReason(analysis, { ...circumstances, wrong });
        if (reason !== undefined)
            return { kind: 'abstention', reason, final: true, usage, transcripts };
        return { kind: 'analysis', analysis, code, usage, transcripts };
    }
    async fix(assignment, tools) {
        const { analysis, demands } = assignment;
        const heard = await this.#ask('fixer', assignment, { tools, prompt: fixerPrompt(analysis, demands) });
        const { usage, transcripts, ending } = heard;
        if (ending.kind !== 'final' || ending.final.of !== 'change')
            return abstention(heard);
        const { summary, changes, leftUndone } = ending.final;
        const { rootCause, affectedTests, confidence } = analysis;
        const proposal = { summary, rootCause, changes, leftUndone, affectedTests, confidence };
        return { kind: 'proposal', proposal, usage, transcripts };
    }
    async #ask(role, assignment, { tools, prompt }) {
        const { guidance, memory, redact } = this.#options;
        const recollections = (0,fix_history/* recall */.I9)(memory, assignment.clusters).map(fix_history/* recollection */.kV);
        const parts = await (0,evidence/* evidenceOf */.X1)(assignment, { source: tools.source, redact, guidance, recollections });
        const last = parts.at(-1) ?? '';
        return (0,converse/* converse */.i)({
            role,
            model: this.#model(role, assignment),
            iteration: assignment.iteration,
            title: assignment.clusters.map(({ title }) => title).join('; '),
            tests: assignment.failures.map(({ id }) => id),
            opening: [...parts.slice(0, -1), `${last}\n${prompt}`],
            tools,
        }, this.#options);
    }
    #model(role, assignment) {
        const { small } = this.#options;
        return small !== undefined && isSmall(assignment) ? small : this.#options[role];
    }
    #known({ clusters, debugging, candidate, strategy }, code) {
        if (debugging !== undefined || candidate > 1 || strategy === 'surgical')
            return undefined;
        return (0,fix_history/* analysisOf */.O3)(this.#options.memory, { signature: (0,cluster/* clusterSignature */.b1)(clusters), code });
    }
}
function isSmall({ kind, clusters, debugging, strategy, failures }) {
    const [only] = clusters;
    return (kind === 'repair' &&
        clusters.length === 1 &&
        debugging === undefined &&
        strategy === 'conservative' &&
        failures.length <= 3 &&
        (only?.suspects.length ?? 0) <= 2);
}
async function codeOf({ clusters }, { source }) {
    const files = [...new Set(clusters.flatMap(({ suspects }) => suspects))].toSorted();
    const texts = await Promise.all(files.map(async (file) => [file, (await (0,reading_tools/* readableText */.Gh)(file, source)) ?? null]));
    return texts.length === 0 ? '' : (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32);
}
function abstention({ ending, usage, transcripts }) {
    const answered = { usage, transcripts };
    switch (ending.kind) {
        case 'final':
            return { kind: 'abstention', reason: 'It ended its work in a way that is not its own.', final: true, ...answered };
        case 'gave-up':
            return { kind: 'abstention', reason: ending.reason, final: true, ...answered };
        case 'unavailable':
            return { kind: 'abstention', reason: ending.reason, final: true, unavailable: true, ...answered };
        case 'stopped':
            return { kind: 'abstention', reason: ending.reason, final: ending.final, ...answered };
        case 'late':
            return { kind: 'abstention', reason: ending.reason, final: false, ...answered };
    }
}

;// CONCATENATED MODULE: ./lib/fixers/agents/prompts/reviewer.js
const REVIEWER_PROMPT = `You are the reviewer. The change stands above (a very long one without its middle: read the files then); all tests pass with it, fail without it, and none was edited. That is proved, so look at what tests do not see:
- Does it mend the root cause, or does it special-case what the tests happen to check?
- Is it minimal? Is anything in it that the failure did not ask for?
- Is anything weakened: a check, an error, a limit, somebody's data?
Read around it where you have to. Then call report_review. Severity high is for what must not be merged like this, and it is worked on before anything is published; style is low. Approve what you would merge.`;

;// CONCATENATED MODULE: ./lib/fixers/agents/agent-reviewer.js




class AgentReviewer {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async review(change, tools) {
        const { models, guidance, redact } = this.#options;
        const failingDiff = await tools.history.failingDiff();
        const parts = (0,evidence/* evidenceOfChange */.nN)(change, { guidance, failingDiff, redact });
        const usages = [];
        const transcripts = [];
        const reasons = [];
        for (const model of models) {
            const heard = await (0,converse/* converse */.i)({
                role: 'reviewer',
                model,
                iteration: change.iteration,
                title: change.fixes.map(({ summary }) => summary).join('; '),
                tests: [],
                opening: [...parts, REVIEWER_PROMPT],
                tools: {
                    ...tools,
                    budgetTokens: tools.budgetTokens - (0,model_usage/* tokensOf */.k8)((0,model_usage/* sumOf */.XN)(usages)),
                    budgetDollars: tools.budgetDollars - (0,model_usage/* sumOf */.XN)(usages).dollars,
                },
            }, this.#options);
            usages.push(heard.usage);
            transcripts.push(...heard.transcripts);
            const { ending } = heard;
            if (ending.kind === 'final' && ending.final.of === 'review') {
                const { approved, findings } = ending.final;
                const verdict = approved && findings.length === 0 ? 'approved' : 'findings';
                return { by: model.name, verdict, reason: '', findings, usage: (0,model_usage/* sumOf */.XN)(usages), transcripts };
            }
            reasons.push(ending.kind === 'final' ? 'It said nothing of the change.' : ending.reason);
            if (tools.signal.aborted)
                break;
        }
        const by = models.map(({ name }) => name).join(', ');
        return { by, verdict: 'none', reason: reasons.join(' '), findings: [], usage: (0,model_usage/* sumOf */.XN)(usages), transcripts };
    }
}

// EXTERNAL MODULE: ./lib/fixers/agents/transcript-files.js
var transcript_files = __webpack_require__(65026);
;// CONCATENATED MODULE: ./lib/fixers/agents/agents.js





/***/ })

};
