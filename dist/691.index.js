export const id = 691;
export const ids = [691];
export const modules = {

/***/ 60919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/environment.js

function environmentOf(env) {
    const need = (name) => {
        const value = env[name];
        if (value !== undefined && value !== '')
            return value;
        throw new errors/* UserError */.yo(`${name} is not set, so this is not a step of a GitHub Actions job.`, 'Use the command line instead: fix-tests run.');
    };
    return Object.freeze({
        eventName: need('GITHUB_EVENT_NAME'),
        eventPath: need('GITHUB_EVENT_PATH'),
        workspace: need('GITHUB_WORKSPACE'),
        repository: need('GITHUB_REPOSITORY'),
        serverUrl: need('GITHUB_SERVER_URL'),
        apiUrl: need('GITHUB_API_URL'),
        sha: need('GITHUB_SHA'),
        ref: env.GITHUB_REF ?? '',
        temp: need('RUNNER_TEMP'),
        runId: Number(env.GITHUB_RUN_ID ?? 0),
        runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1),
        workflow: env.GITHUB_WORKFLOW ?? '',
        actor: env.GITHUB_ACTOR ?? '',
        runner: env.RUNNER_NAME ?? '',
        job: env.GITHUB_JOB ?? '',
    });
}

// EXTERNAL MODULE: ./lib/domain/quoting.js
var quoting = __webpack_require__(74163);
;// CONCATENATED MODULE: ./lib/github/events.js

function at(payload, ...path) {
    return path.reduce((value, name) => value !== null && typeof value === 'object' ? value[name] : undefined, payload);
}
function events_text(payload, ...path) {
    const value = at(payload, ...path);
    return typeof value === 'string' ? value : undefined;
}
function number(payload, ...path) {
    const value = at(payload, ...path);
    return typeof value === 'number' ? value : undefined;
}
function commit(payload, ...path) {
    const value = events_text(payload, ...path);
    return value !== undefined && /^[0-9a-f]{40}$/.test(value) ? value : undefined;
}
function askedBy({ environment, payload, template }) {
    const asked = read(environment, payload);
    if (asked.kind !== 'request' || !isOwn(asked.request.headBranch, template))
        return asked;
    return { kind: 'nothing', why: `${asked.request.headBranch} is a branch of fix-tests itself.` };
}
function isOwn(branch, template) {
    const parts = template.split(/(\{head\}|\{sha\})/).map(part => {
        if (part === '{head}')
            return '.+';
        return part === '{sha}' ? '[0-9a-f]{7}' : (0,quoting/* escapePattern */.M)(part);
    });
    return new RegExp(`^${parts.join('')}(?:-\\d+)?$`).test(branch);
}
function read(environment, payload) {
    switch (environment.eventName) {
        case 'workflow_run':
            return workflowRun(environment, payload);
        case 'pull_request':
            return pullRequest(environment, payload);
        case 'pull_request_target':
            return refused('pull_request_target runs with the rights of the base branch, so the code of a pull request must not run in it.', 'Use on: pull_request, or on: workflow_run.');
        case 'push':
        case 'schedule':
        case 'workflow_dispatch':
            return branchStep(environment);
        default:
            return refused(`The event ${environment.eventName} does not name a failed run.`, 'Use a step with if: failure() in the failing job, or on: workflow_run.');
    }
}
function workflowRun(environment, payload) {
    const id = number(payload, 'workflow_run', 'id');
    const headSha = commit(payload, 'workflow_run', 'head_sha');
    const url = events_text(payload, 'workflow_run', 'html_url');
    if (id === undefined || headSha === undefined || url === undefined) {
        return refused('The event file is not a workflow_run event.', 'Run this on: workflow_run, types: [completed].');
    }
    const conclusion = events_text(payload, 'workflow_run', 'conclusion');
    if (events_text(payload, 'action') !== 'completed' || conclusion !== 'failure') {
        return { kind: 'nothing', why: `The run ${url} did not fail (${conclusion ?? 'it has not ended'}).` };
    }
    const repository = events_text(payload, 'workflow_run', 'head_repository', 'full_name');
    if (repository !== environment.repository)
        return fork(repository);
    const headBranch = events_text(payload, 'workflow_run', 'head_branch');
    if (headBranch === undefined)
        return refused('The failed run was not on a branch.', 'Run CI on branches.');
    const attempt = number(payload, 'workflow_run', 'run_attempt') ?? 1;
    const run = { id, attempt, name: events_text(payload, 'workflow_run', 'name') ?? '', url };
    const request = { trigger: 'workflow_run', repository: environment.repository, headBranch, headSha, run };
    return { kind: 'request', reports: 'artifacts', request };
}
function pullRequest(environment, payload) {
    const pull = number(payload, 'pull_request', 'number');
    const headSha = commit(payload, 'pull_request', 'head', 'sha');
    const headBranch = events_text(payload, 'pull_request', 'head', 'ref');
    if (pull === undefined || headSha === undefined || headBranch === undefined) {
        return refused('The event file is not a pull_request event.', 'Run this on: pull_request.');
    }
    const repository = events_text(payload, 'pull_request', 'head', 'repo', 'full_name');
    if (repository !== environment.repository)
        return fork(repository);
    const request = {
        ...step(environment),
        headBranch,
        headSha,
        pullRequest: pull,
        base: events_text(payload, 'pull_request', 'base', 'ref'),
        askedBy: events_text(payload, 'pull_request', 'user', 'login'),
    };
    return { kind: 'request', reports: 'workspace', request };
}
function branchStep(environment) {
    const branch = /^refs\/heads\/(.+)$/.exec(environment.ref)?.[1];
    if (branch === undefined) {
        return refused(`${environment.ref || 'The run'} is not a branch, so there is nothing to put a fix on.`, 'Run CI on branches too.');
    }
    return {
        kind: 'request',
        reports: 'workspace',
        request: {
            ...step(environment),
            headBranch: branch,
            headSha: environment.sha,
            askedBy: environment.actor || undefined,
        },
    };
}
function step(environment) {
    const { serverUrl, repository, runId, runAttempt, workflow } = environment;
    const url = `${serverUrl}/${repository}/actions/runs/${runId}`;
    return { trigger: 'failing-step', repository, run: { id: runId, attempt: runAttempt, name: workflow, url } };
}
function fork(name) {
    return refused(`The failing code is of a fork (${name ?? 'deleted'}), and code of forks is not run with this repository's rights.`, 'Push the branch to this repository to have it fixed.');
}
function refused(why, remedy) {
    return { kind: 'refused', why, remedy };
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
;// CONCATENATED MODULE: ./lib/action/nothing.js


async function tellNothing(why, env) {
    const message = (0,report_escape/* logLine */.BP)(why).replaceAll('%', '%25');
    process.stdout.write(`::notice title=fix-tests%3A nothing to fix::${message}\n`);
    await append(env.GITHUB_OUTPUT, 'outcome=nothing-to-fix\n');
    await append(env.GITHUB_STEP_SUMMARY, `## Nothing to fix\n\n${(0,report_escape/* words */.aL)(why)}\n`);
}
async function append(file, text) {
    if (file !== undefined && file !== '')
        await (0,promises_.appendFile)(file, text);
}

;// CONCATENATED MODULE: ./lib/action/action.js





async function runAction(env) {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => stop.abort(new Stopped()));
    try {
        await tell(await act(env, stop.signal), env);
    }
    catch (thrown) {
        const error = stop.signal.aborted ? stop.signal.reason : thrown;
        await tell(endingOf(error), env);
    }
    process.exit();
}
function endingOf(error) {
    if (error instanceof errors/* Busy */.yK)
        return { kind: 'refused', why: error.message, remedy: error.remedy };
    const outcome = error instanceof Stopped ? 'stopped' : 'failed';
    if (error instanceof errors/* UserError */.yo)
        return { kind: 'error', outcome, sentence: error.sentence, stack: undefined };
    const stack = error instanceof Error ? error.stack : undefined;
    return { kind: 'error', outcome, sentence: `fix-tests broke down: ${(0,errors/* messageOf */.bD)(error)}`, stack };
}
class Stopped extends errors/* UserError */.yo {
    constructor() {
        super('The job was cancelled.', 'Run it again: fix-tests goes on from where it stopped.');
    }
}
async function act(env, signal) {
    const environment = environmentOf(env);
    const payload = JSON.parse(await (0,promises_.readFile)(environment.eventPath, 'utf8'));
    const asked = askedBy({ environment, payload, template: env.INPUT_BRANCH || 'fix-tests/{head}-{sha}' });
    if (asked.kind !== 'request')
        return asked;
    const { work } = await Promise.all(/* import() */[__webpack_require__.e(302), __webpack_require__.e(260), __webpack_require__.e(324), __webpack_require__.e(47), __webpack_require__.e(264), __webpack_require__.e(841), __webpack_require__.e(174), __webpack_require__.e(550), __webpack_require__.e(265), __webpack_require__.e(786), __webpack_require__.e(286), __webpack_require__.e(121)]).then(__webpack_require__.bind(__webpack_require__, 90025));
    return work({ env, environment, signal, request: asked.request, reports: asked.reports });
}
async function tell(ending, env) {
    if (ending.kind === 'nothing')
        return tellNothing(ending.why, env);
    const { tellEnding } = await Promise.all(/* import() */[__webpack_require__.e(260), __webpack_require__.e(264), __webpack_require__.e(352)]).then(__webpack_require__.bind(__webpack_require__, 87352));
    await tellEnding(ending);
}


/***/ }),

/***/ 74163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapePattern),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
function shellWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function escapePattern(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   yK: () => (/* binding */ Busy),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
class UserError extends Error {
    remedy;
    constructor(problem, remedy, options) {
        super(problem, options);
        this.name = 'UserError';
        this.remedy = remedy;
    }
    get sentence() {
        return `${this.message} ${this.remedy}`;
    }
}
function messageOf(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.replace(/\s+/g, ' ').trim();
}
class Busy extends UserError {
}


/***/ }),

/***/ 75691:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60919);

await (0,_action_action_js__WEBPACK_IMPORTED_MODULE_0__/* .runAction */ .C)(process.env);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 72527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   wn: () => (/* binding */ commitLink)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

const NARROW = '\u200b';
function words(text, most = 1_000) {
    const cut = text.length > most ? `${text.slice(0, most)}…` : text;
    return cut
        .replace(/\s+/g, ' ')
        .trim()
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/([\\`*_[\]|~#!])/g, '\\$1')
        .replace(/@(?=\w)/g, `@${NARROW}`)
        .replace(/(https?):\/\//g, `$1:${NARROW}//`);
}
function prose(text, most = 1_000) {
    const cut = text.length > most ? `${text.slice(0, most)}…` : text;
    return cut
        .split(/(`[^`\n]+`)/)
        .map(part => /^`[^`\n]+`$/.test(part) ? code(part.slice(1, -1)) : words(` ${part} `).length === 0 ? ' ' : spaced(part))
        .join('')
        .trim();
}
function spaced(part) {
    const lead = /^\s/.test(part) ? ' ' : '';
    const trail = /\s$/.test(part) ? ' ' : '';
    return lead + words(part) + trail;
}
function code(text) {
    const line = text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');
    const longest = longestTicks(line);
    const fence = '`'.repeat(longest + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return line === '' ? '' : `${fence}${pad}${line}${pad}${fence}`;
}
function longestTicks(text) {
    let longest = 0;
    for (const [ticks] of text.matchAll(/`+/g))
        longest = Math.max(longest, ticks.length);
    return longest;
}
function block(text, language = '') {
    const longest = Math.max(2, longestTicks(text));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}
function logLine(text) {
    const plain = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(/\p{Cc}+/gu, ' ');
    return plain.replace(/^(\s*):(?=:)/, `$1:${NARROW}`).replaceAll('##[', `#${NARROW}#[`);
}
function commitLink(sha, repositoryUrl) {
    const name = code(sha.slice(0, 7));
    return repositoryUrl === '' ? name : `[${name}](${repositoryUrl}/commit/${sha})`;
}


/***/ })

};
