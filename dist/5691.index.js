export const id = 5691;
export const ids = [5691];
export const modules = {

/***/ 41444:
/***/ ((module) => {


const array = [];
const charCodeCache = [];

const leven = (left, right) => {
	if (left === right) {
		return 0;
	}

	const swap = left;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (left.length > right.length) {
		left = right;
		right = swap;
	}

	let leftLength = left.length;
	let rightLength = right.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (leftLength > 0 && (left.charCodeAt(~-leftLength) === right.charCodeAt(~-rightLength))) {
		leftLength--;
		rightLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < leftLength && (left.charCodeAt(start) === right.charCodeAt(start))) {
		start++;
	}

	leftLength -= start;
	rightLength -= start;

	if (leftLength === 0) {
		return rightLength;
	}

	let bCharCode;
	let result;
	let temp;
	let temp2;
	let i = 0;
	let j = 0;

	while (i < leftLength) {
		charCodeCache[i] = left.charCodeAt(start + i);
		array[i] = ++i;
	}

	while (j < rightLength) {
		bCharCode = right.charCodeAt(start + j);
		temp = j++;
		result = j;

		for (i = 0; i < leftLength; i++) {
			temp2 = bCharCode === charCodeCache[i] ? temp : temp + 1;
			temp = array[i];
			// eslint-disable-next-line no-multi-assign
			result = array[i] = temp > result ? temp2 > result ? result + 1 : temp2 : temp2 > temp ? temp + 1 : temp2;
		}
	}

	return result;
};

module.exports = leven;
// TODO: Remove this for the next major release
module.exports["default"] = leven;


/***/ }),

/***/ 16874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/config/actions-env.js
var actions_env = __webpack_require__(68007);
// EXTERNAL MODULE: ./lib/config/use-proxy.js
var use_proxy = __webpack_require__(16952);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/isolation/seal-process.js



const NO_DEBUGGER = '--disable-sigusr1';
const FOLDER = 'fix-tests-node-';
function sealProcess(env) {
    if (process.execArgv.includes(NO_DEBUGGER))
        return unpack();
    const { execve } = process;
    const isRoot = process.getuid?.() === 0;
    if (process.platform !== 'linux' || execve === undefined || !isKnown(NO_DEBUGGER))
        return;
    const original = process.execPath;
    const file = isRoot ? original : unreadableCopy(original, env.RUNNER_TEMP || (0,external_node_os_.tmpdir)());
    process.emitWarning = () => undefined;
    execve.call(process, file, [original, NO_DEBUGGER, ...process.execArgv, ...process.argv.slice(1)], env);
}
function isKnown(option) {
    return process.allowedNodeEnvironmentFlags.has(option);
}
function unreadableCopy(program, temp) {
    let folder;
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, FOLDER));
        const copy = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(program));
        (0,external_node_fs_.copyFileSync)(program, copy, external_node_fs_.constants.COPYFILE_FICLONE);
        (0,external_node_fs_.chmodSync)(copy, 0o111);
        (0,external_node_fs_.accessSync)(copy, external_node_fs_.constants.X_OK);
        return copy;
    }
    catch {
        if (folder !== undefined)
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        return program;
    }
}
function unpack() {
    const folder = (0,external_node_path_.dirname)(process.execPath);
    if (!(0,external_node_path_.basename)(folder).startsWith(FOLDER))
        return;
    process.execPath = process.argv0;
    process.argv[0] = process.argv0;
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}

// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/triggers/parsed-event.js
var parsed_event = __webpack_require__(33509);
;// CONCATENATED MODULE: ./lib/triggers/payload.js
function payloadAt(payload, ...path) {
    return path.reduce((value, name) => value !== null && typeof value === 'object' ? value[name] : undefined, payload);
}
function payloadText(payload, ...path) {
    const value = payloadAt(payload, ...path);
    return typeof value === 'string' ? value : undefined;
}
function payloadNumber(payload, ...path) {
    const value = payloadAt(payload, ...path);
    return typeof value === 'number' ? value : undefined;
}
function payloadCommit(payload, ...path) {
    const value = payloadText(payload, ...path);
    return value !== undefined && /^[0-9a-f]{40}$/.test(value) ? value : undefined;
}
function payloadActor(payload, ...path) {
    const login = payloadText(payload, ...path, 'login');
    return login === undefined ? undefined : { login, isBot: payloadText(payload, ...path, 'type') === 'Bot' };
}

// EXTERNAL MODULE: ./lib/triggers/slash-command.js
var slash_command = __webpack_require__(13184);
;// CONCATENATED MODULE: ./lib/triggers/comment-events.js



function parseComment(payload) {
    const body = payloadText(payload, 'comment', 'body');
    const comment = payloadNumber(payload, 'comment', 'id');
    const by = payloadActor(payload, 'comment', 'user');
    const at = payloadText(payload, 'comment', 'created_at');
    const pull = payloadNumber(payload, 'issue', 'number');
    if (body === undefined || comment === undefined || by === undefined || at === undefined || pull === undefined)
        return (0,parsed_event/* reject */.k)('The event file is not an issue_comment event.', 'Run this on: issue_comment, types: [created].');
    if (!(0,slash_command/* isSlashCommand */.nU)(body))
        return nothing('The comment does not begin with /fix-tests.');
    if (payloadText(payload, 'action') !== 'created')
        return nothing('Only a new comment counts, not an edited or deleted one.');
    if (payloadAt(payload, 'issue', 'pull_request') === undefined)
        return nothing(`#${pull} is an issue; /fix-tests is for pull requests.`);
    return { kind: 'command', pull, comment, at, body, by };
}
function parseReview(payload) {
    const id = payloadNumber(payload, 'review', 'id');
    const state = payloadText(payload, 'review', 'state')?.toLowerCase();
    const pull = payloadNumber(payload, 'pull_request', 'number');
    const by = payloadActor(payload, 'review', 'user');
    if (id === undefined || pull === undefined || by === undefined)
        return (0,parsed_event/* reject */.k)('The event file is not a pull_request_review event.', 'Run this on: pull_request_review, types: [submitted].');
    if (payloadText(payload, 'action') !== 'submitted' || (state !== 'changes_requested' && state !== 'commented'))
        return nothing('The review asks for no changes.');
    return { kind: 'review', pull, review: id, by };
}
function parseReviewComment(payload) {
    const id = payloadNumber(payload, 'comment', 'pull_request_review_id');
    const pull = payloadNumber(payload, 'pull_request', 'number');
    const by = payloadActor(payload, 'comment', 'user');
    if (pull === undefined || by === undefined)
        return (0,parsed_event/* reject */.k)('The event file is not a pull_request_review_comment event.', 'Run this on: pull_request_review_comment, types: [created].');
    if (payloadText(payload, 'action') !== 'created')
        return nothing('Only a new comment asks for something.');
    if (id === undefined)
        return nothing('The comment belongs to no review.');
    return { kind: 'review', pull, review: id, by };
}
function nothing(why) {
    return { kind: 'nothing', why };
}

// EXTERNAL MODULE: ./lib/triggers/own-work.js
var own_work = __webpack_require__(28611);
;// CONCATENATED MODULE: ./lib/triggers/run-events.js



function parseWorkflowRun(environment, payload) {
    const id = payloadNumber(payload, 'workflow_run', 'id');
    const headSha = payloadCommit(payload, 'workflow_run', 'head_sha');
    const url = payloadText(payload, 'workflow_run', 'html_url');
    if (id === undefined || headSha === undefined || url === undefined) {
        return (0,parsed_event/* reject */.k)('The event file is not a workflow_run event.', 'Run this on: workflow_run, types: [completed].');
    }
    const conclusion = payloadText(payload, 'workflow_run', 'conclusion');
    const headBranch = payloadText(payload, 'workflow_run', 'head_branch');
    const name = payloadText(payload, 'workflow', 'name') ?? payloadText(payload, 'workflow_run', 'name') ?? '';
    const repository = payloadText(payload, 'workflow_run', 'head_repository', 'full_name');
    const isHere = repository === environment.repository;
    const fork = isHere ? {} : { fork: repository ?? '' };
    if (payloadText(payload, 'action') === 'completed' && conclusion === 'success' && headBranch !== undefined)
        return { kind: 'green', branch: headBranch, sha: headSha, run: id, name, url, ...fork };
    if (payloadText(payload, 'action') !== 'completed' || conclusion !== 'failure') {
        return { kind: 'nothing', why: `The run ${url} did not fail (${conclusion ?? 'it has not ended'}).` };
    }
    if (payloadText(payload, 'workflow_run', 'event') === 'merge_group')
        return (0,parsed_event/* rejectMergeQueue */.R)('The run of a merge queue');
    if (headBranch === undefined)
        return (0,parsed_event/* reject */.k)('The failed run was not on a branch.', 'Run CI on branches.');
    const message = payloadText(payload, 'workflow_run', 'head_commit', 'message');
    const isMerged = headBranch === payloadText(payload, 'repository', 'default_branch');
    if (isHere && message !== undefined && (0,own_work/* isOwnCommit */.uv)(message) && !isMerged)
        return (0,own_work/* skipOwnCommit */.bE)(headSha);
    const attempt = payloadNumber(payload, 'workflow_run', 'run_attempt') ?? 1;
    return {
        kind: 'request',
        reports: 'artifacts',
        request: {
            trigger: 'workflow_run',
            repository: environment.repository,
            headBranch,
            headSha,
            run: { id, attempt, name, url },
            ...fork,
        },
    };
}
function parseOwnRun(environment, payload, template) {
    const branch = payloadText(payload, 'workflow_run', 'head_branch');
    const sha = payloadCommit(payload, 'workflow_run', 'head_sha');
    const url = payloadText(payload, 'workflow_run', 'html_url');
    const isHere = payloadText(payload, 'workflow_run', 'head_repository', 'full_name') === environment.repository;
    if (payloadText(payload, 'action') !== 'completed' || branch === undefined || sha === undefined || url === undefined)
        return undefined;
    return isHere && (0,own_work/* isOwnBranch */.t$)(branch, template) ? { kind: 'own-run', branch, sha, url } : undefined;
}
function parsePullRequest(environment, payload) {
    const pull = payloadNumber(payload, 'pull_request', 'number');
    const headSha = payloadCommit(payload, 'pull_request', 'head', 'sha');
    const headBranch = payloadText(payload, 'pull_request', 'head', 'ref');
    if (pull === undefined || headSha === undefined || headBranch === undefined) {
        return (0,parsed_event/* reject */.k)('The event file is not a pull_request event.', 'Run this on: pull_request.');
    }
    const repository = payloadText(payload, 'pull_request', 'head', 'repo', 'full_name');
    return {
        kind: 'request',
        reports: 'workspace',
        request: {
            ...currentRun(environment),
            headBranch,
            headSha,
            pullRequest: pull,
            base: payloadText(payload, 'pull_request', 'base', 'ref'),
            askedBy: payloadText(payload, 'pull_request', 'user', 'login'),
            ...(repository === environment.repository ? {} : { fork: repository ?? '' }),
        },
    };
}
function branchStep(environment) {
    const branch = /^refs\/heads\/(.+)$/.exec(environment.ref)?.[1];
    if (branch === undefined) {
        return (0,parsed_event/* reject */.k)(`${environment.ref || 'The run'} is not a branch, so there is nothing to put a fix on.`, 'Run CI on branches too.');
    }
    return {
        kind: 'request',
        reports: 'workspace',
        request: {
            ...currentRun(environment),
            headBranch: branch,
            headSha: environment.sha,
            askedBy: environment.actor || undefined,
        },
    };
}
function currentRun(environment) {
    const { serverUrl, repository, runId, runAttempt, workflow } = environment;
    const url = `${serverUrl}/${repository}/actions/runs/${runId}`;
    return { trigger: 'failing-step', repository, run: { id: runId, attempt: runAttempt, name: workflow, url } };
}

;// CONCATENATED MODULE: ./lib/triggers/parse-event.js





function parseEvent({ environment, payload, template }) {
    const own = environment.eventName === 'workflow_run' ? parseOwnRun(environment, payload, template) : undefined;
    if (own !== undefined)
        return own;
    const event = parseByName(environment, payload);
    const branch = branchOf(event);
    if (!(0,own_work/* isOwnBranch */.t$)(branch, template))
        return event;
    return { kind: 'nothing', why: `fix-tests made the branch ${branch}, so it does not work on it.` };
}
function branchOf(event) {
    if (event.kind === 'request')
        return event.request.headBranch;
    if (event.kind === 'dispatch-step')
        return event.step.headBranch;
    return event.kind === 'green' ? event.branch : '';
}
function parseByName(environment, payload) {
    switch (environment.eventName) {
        case 'workflow_run':
            return parseWorkflowRun(environment, payload);
        case 'pull_request':
            return parsePullRequest(environment, payload);
        case 'issue_comment':
            return parseComment(payload);
        case 'pull_request_review':
            return parseReview(payload);
        case 'pull_request_review_comment':
            return parseReviewComment(payload);
        case 'workflow_dispatch':
            return parseInputs(payload, 'inputs') ?? dispatchStep(environment);
        case 'repository_dispatch':
            return (parseInputs(payload, 'client_payload') ??
                (0,parsed_event/* reject */.k)('The event repository_dispatch does not say what to fix.', 'Send a client_payload with branch, run or pull-request.'));
        case 'schedule': {
            const step = branchStep(environment);
            return { kind: 'latest', step: step.kind === 'request' ? step.request : undefined };
        }
        case 'push':
            return branchStep(environment);
        case 'merge_group':
            return (0,parsed_event/* rejectMergeQueue */.R)('A merge queue');
        case 'pull_request_target':
            return (0,parsed_event/* reject */.k)('pull_request_target runs with the rights of the base branch, so the code of a pull request must not run in it.', 'Use on: pull_request, or on: workflow_run.');
        default:
            return (0,parsed_event/* reject */.k)(`The event ${environment.eventName} does not name a failed run.`, 'Use a step with if: failure() in the failing job, or on: workflow_run.');
    }
}
function dispatchStep(environment) {
    const step = branchStep(environment);
    return step.kind === 'request' ? { kind: 'dispatch-step', step: step.request } : step;
}
function parseInputs(payload, key) {
    const inputs = payloadAt(payload, key);
    const by = payloadActor(payload, 'sender')?.login;
    const valueOf = (name) => {
        const value = payloadAt(inputs, name);
        if (typeof value === 'number')
            return String(value);
        return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const [run, pull, branch] = ['run', 'pull-request', 'branch'].map(valueOf);
    for (const [name, value] of [
        ['run', run],
        ['pull-request', pull],
    ])
        if (value !== undefined && !/^[1-9]\d{0,15}$/.test(value))
            return (0,parsed_event/* reject */.k)(`${name} is not a number.`, `Give the number of the ${name}.`);
    const named = (what) => ({ kind: 'named', what, by });
    if (run !== undefined)
        return named({ run: Number(run) });
    if (pull !== undefined)
        return named({ pull: Number(pull) });
    return branch === undefined ? undefined : named({ branch: branch.replace(/^refs\/heads\//, '') });
}

;// CONCATENATED MODULE: ./lib/action/read-branch-template.js



async function readBranchTemplate(input, workspace) {
    if (input !== undefined && input !== '')
        return input;
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(workspace, '.github', 'fix-tests.yml'), 'utf8').catch(() => '');
    if (!/^['"]?branch['"]?\s{0,9}:/m.test(text))
        return actions_env/* DEFAULT_BRANCH */.nU;
    const { readConfig } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(373), __webpack_require__.e(1109)]).then(__webpack_require__.bind(__webpack_require__, 51109));
    try {
        return readConfig(text).branch || actions_env/* DEFAULT_BRANCH */.nU;
    }
    catch {
        return actions_env/* DEFAULT_BRANCH */.nU;
    }
}

;// CONCATENATED MODULE: ./lib/action/outputs/command-files.js


const NAMES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
async function readCommandFiles(env) {
    const found = new Map();
    for (const name of NAMES) {
        const path = env[name];
        if (path === undefined || path === '')
            continue;
        const text = await (0,promises_.readFile)(path).catch(() => undefined);
        if (text !== undefined)
            found.set(name, { path, text });
    }
    return found;
}
async function restoreCommandFiles(files) {
    const restored = [];
    const errors = [];
    for (const [name, { path, text }] of files) {
        if (!(await isChanged(path, text)))
            continue;
        try {
            await replaceFile(path, text);
            restored.push(name);
        }
        catch (error) {
            errors.push(error);
        }
    }
    if (errors.length > 0)
        throw errors[0];
    return restored;
}
async function replaceFile(path, text) {
    await (0,promises_.chmod)((0,external_node_path_.dirname)(path), 0o755).catch(() => undefined);
    await (0,promises_.rm)(path, { force: true, recursive: true });
    await (0,promises_.writeFile)(path, text, { flag: 'wx' });
}
async function isChanged(path, text) {
    const info = await (0,promises_.lstat)(path).catch(() => undefined);
    if (info?.isFile() !== true)
        return true;
    const now = await (0,promises_.readFile)(path).catch(() => undefined);
    return now?.equals(text) !== true;
}

// EXTERNAL MODULE: ./lib/action/outputs/noop.js
var noop = __webpack_require__(21051);
;// CONCATENATED MODULE: ./lib/action/main.js









async function runAction(env) {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.on(signal, () => stop.abort(new Stopped()));
    let outcome;
    let files = new Map();
    try {
        const begin = await beginStep(env);
        if (begin.kind === 'nothing' || begin.kind === 'refused')
            outcome = begin;
        else {
            files = await readCommandFiles(env);
            outcome = await runStep(begin, { env, signal: stop.signal });
        }
    }
    catch (thrown) {
        outcome = outcomeOf(stop.signal.aborted ? stop.signal.reason : thrown);
    }
    try {
        await guarded(files);
    }
    catch (error) {
        outcome = outcomeOf(error);
    }
    await report(outcome, env);
    process.exit();
}
function outcomeOf(error) {
    if (error instanceof errors/* RequestBusy */.Li || error instanceof errors/* NoSuchTest */.zV)
        return { kind: 'refused', why: error.message, remedy: error.remedy };
    if (error instanceof errors/* NothingNew */.Gs)
        return { kind: 'nothing', why: error.message };
    const outcome = error instanceof Stopped ? 'stopped' : 'failed';
    if (error instanceof errors/* UserError */.yo)
        return { kind: 'error', outcome, sentence: error.sentence, stack: undefined };
    const stack = error instanceof Error ? error.stack : undefined;
    return { kind: 'error', outcome, sentence: `fix-tests crashed: ${(0,errors/* messageOf */.bD)(error)}`, stack };
}
class Stopped extends errors/* UserError */.yo {
    constructor() {
        super('The job was cancelled.', 'Run it again: fix-tests resumes where it stopped.');
    }
}
async function guarded(files) {
    const restored = await restoreCommandFiles(files);
    if (restored.length === 0)
        return;
    const [core, { logLine }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(6752), __webpack_require__.e(4942), __webpack_require__.e(6058)]).then(__webpack_require__.bind(__webpack_require__, 46058)), Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8483))]);
    core.warning(logLine(`A test wrote to files of the runner (${restored.join(', ')}). They were restored.`));
}
async function beginStep(env) {
    const environment = (0,actions_env/* actionsEnvOf */.ON)(env);
    const payload = JSON.parse(await (0,promises_.readFile)(environment.eventPath, 'utf8'));
    const template = await readBranchTemplate(env.INPUT_BRANCH, environment.workspace);
    const event = parseEvent({ environment, payload, template });
    if (event.kind === 'nothing' || event.kind === 'refused')
        return event;
    sealProcess(env);
    return { kind: 'event', environment, event };
}
async function runStep({ environment, event }, { env, signal }) {
    await (0,use_proxy/* useProxy */.C)(env);
    const [{ dispatchTask }, { Session }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(6752), __webpack_require__.e(6528), __webpack_require__.e(8836), __webpack_require__.e(2047), __webpack_require__.e(373), __webpack_require__.e(9687), __webpack_require__.e(3607), __webpack_require__.e(1281), __webpack_require__.e(4568), __webpack_require__.e(4540), __webpack_require__.e(7504), __webpack_require__.e(3680), __webpack_require__.e(6081), __webpack_require__.e(8412), __webpack_require__.e(5034), __webpack_require__.e(9230), __webpack_require__.e(7855), __webpack_require__.e(5719), __webpack_require__.e(9257), __webpack_require__.e(8701), __webpack_require__.e(3191), __webpack_require__.e(5996)]).then(__webpack_require__.bind(__webpack_require__, 44911)), Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(6752), __webpack_require__.e(2047), __webpack_require__.e(373), __webpack_require__.e(4942), __webpack_require__.e(3607), __webpack_require__.e(6058), __webpack_require__.e(8412), __webpack_require__.e(9090)]).then(__webpack_require__.bind(__webpack_require__, 39090))]);
    return dispatchTask(new Session({ env, environment, signal }), event);
}
async function report(outcome, env) {
    if (outcome.kind === 'nothing')
        return (0,noop/* writeNoop */.O)(outcome.why, env);
    const { writeOutcome } = await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(6752), __webpack_require__.e(2047), __webpack_require__.e(4942), __webpack_require__.e(6058), __webpack_require__.e(8412), __webpack_require__.e(1356)]).then(__webpack_require__.bind(__webpack_require__, 21356));
    await writeOutcome(outcome);
}


/***/ }),

/***/ 21051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ NO_WORK_OUTPUTS),
/* harmony export */   O: () => (/* binding */ writeNoop)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8483);


const NO_WORK_OUTPUTS = {
    'pull-request-operation': 'none',
    'fixed-tests': '[]',
    'remaining-tests': '[]',
    'flaky-tests': '[]',
    iterations: '0',
    'input-tokens': '0',
    'output-tokens': '0',
};
async function writeNoop(why, env) {
    const message = (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(why).replaceAll('%', '%25');
    process.stdout.write(`::notice title=fix-tests%3A nothing to do::${message}\n`);
    const outputs = { outcome: 'nothing-to-fix', ...NO_WORK_OUTPUTS };
    const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
    await append(env.GITHUB_OUTPUT, lines.join(''));
    await append(env.GITHUB_STEP_SUMMARY, `## Nothing to do\n\n${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.inlineText)(why)}\n`);
}
async function append(file, text) {
    if (file !== undefined && file !== '')
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(file, text);
}


/***/ }),

/***/ 68007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O3: () => (/* binding */ ownWorkflow),
/* harmony export */   ON: () => (/* binding */ actionsEnvOf),
/* harmony export */   nU: () => (/* binding */ DEFAULT_BRANCH)
/* harmony export */ });
/* harmony import */ var _domain_model_workflow_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72001);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);


const DEFAULT_BRANCH = 'fix-tests/{head}-{sha}';
function actionsEnvOf(env) {
    const required = (name) => {
        const value = env[name];
        if (value !== undefined && value !== '')
            return value;
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${name} is not set, so this is not a step of a GitHub Actions job.`, 'Use the command line instead: npx fix-tests run.');
    };
    return Object.freeze({
        eventName: required('GITHUB_EVENT_NAME'),
        eventPath: required('GITHUB_EVENT_PATH'),
        workspace: required('GITHUB_WORKSPACE'),
        repository: required('GITHUB_REPOSITORY'),
        serverUrl: required('GITHUB_SERVER_URL'),
        apiUrl: required('GITHUB_API_URL'),
        sha: required('GITHUB_SHA'),
        ref: env.GITHUB_REF ?? '',
        temp: required('RUNNER_TEMP'),
        runId: Number(env.GITHUB_RUN_ID ?? 0),
        runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1),
        workflow: env.GITHUB_WORKFLOW ?? '',
        workflowRef: env.GITHUB_WORKFLOW_REF ?? '',
        actionRepository: env.GITHUB_ACTION_REPOSITORY ?? '',
        actor: env.GITHUB_ACTOR ?? '',
        runner: env.RUNNER_NAME ?? '',
        job: env.GITHUB_JOB ?? '',
    });
}
function ownWorkflow({ workflow, workflowRef, repository }) {
    const prefix = `${repository}/`.toLowerCase();
    const isHere = workflowRef.toLowerCase().startsWith(prefix);
    return { name: workflow, path: isHere ? (0,_domain_model_workflow_name_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowPath */ .R)(workflowRef.slice(prefix.length)) : undefined };
}


/***/ }),

/***/ 80630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41444);

const MAX_ERRORS = 2;
const MAX_TYPED = 100;
function nearestName(typed, names) {
    if (typed.length > MAX_TYPED)
        return undefined;
    const word = typed.toLowerCase();
    const [nearest] = names
        .map(name => ({ name, errors: isSwapped(name, word) ? 1 : leven__WEBPACK_IMPORTED_MODULE_0__(name, word) }))
        .filter(({ name, errors }) => errors <= MAX_ERRORS && errors * 3 <= name.length)
        .toSorted((a, b) => a.errors - b.errors);
    const begun = names.filter(name => word.length > 1 && name.startsWith(word));
    return nearest?.name ?? (begun.length === 1 ? begun[0] : undefined);
}
function isSwapped(name, typed) {
    const at = name.split('').findIndex((letter, index) => letter !== typed[index]);
    if (at < 0)
        return false;
    return typed === `${name.slice(0, at)}${name.slice(at + 1, at + 2)}${name.slice(at, at + 1)}${name.slice(at + 2)}`;
}


/***/ }),

/***/ 16952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ useProxy)
/* harmony export */ });
async function useProxy(env) {
    if (!['http_proxy', 'https_proxy'].some(name => (env[name] ?? env[name.toUpperCase()] ?? '') !== ''))
        return;
    const [undici, { HttpClient }] = await Promise.all([__webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19)), Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(4942)]).then(__webpack_require__.bind(__webpack_require__, 44942))]);
    const clients = { 'http:': new HttpClient(), 'https:': new HttpClient() };
    const direct = undici.getGlobalDispatcher();
    class Proxied extends undici.Dispatcher {
        dispatch(options, handler) {
            const url = new URL(String(options.origin));
            const proxy = clients[url.protocol === 'http:' ? 'http:' : 'https:'].getAgentDispatcher(url.href);
            return (proxy ?? direct).dispatch(options, handler);
        }
    }
    undici.setGlobalDispatcher(new Proxied());
}


/***/ }),

/***/ 78104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   DD: () => (/* binding */ NoReports),
/* harmony export */   Gs: () => (/* binding */ NothingNew),
/* harmony export */   LL: () => (/* binding */ Unreachable),
/* harmony export */   Li: () => (/* binding */ RequestBusy),
/* harmony export */   QC: () => (/* binding */ LedgerConflict),
/* harmony export */   Zk: () => (/* binding */ UnreadableReports),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   bz: () => (/* binding */ StaleReports),
/* harmony export */   fC: () => (/* binding */ BranchConflict),
/* harmony export */   gH: () => (/* binding */ branchInTheWay),
/* harmony export */   kg: () => (/* binding */ BranchCheckedOut),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zV: () => (/* binding */ NoSuchTest)
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
function sentenceOf(error) {
    return error instanceof UserError ? error.sentence : messageOf(error);
}
function branchInTheWay(branch, options) {
    return new UserError(`The branch ${branch} is in the way of the branch of the fix: git keeps branches as files and folders.`, 'Rename it, or choose another name with the input branch.', options);
}
class NoSuchTest extends UserError {
}
class NoReports extends UserError {
}
class UnreadableReports extends NoReports {
}
class StaleReports extends UserError {
}
class NothingNew extends UserError {
}
class RequestBusy extends UserError {
}
class Unreachable extends UserError {
}
class LedgerConflict extends Error {
}
class BranchConflict extends Error {
}
class BranchCheckedOut extends BranchConflict {
    worktree;
    constructor(worktree, options) {
        super(`the branch is checked out in ${worktree}`, options);
        this.worktree = worktree;
    }
}


/***/ }),

/***/ 72001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ workflowPath),
/* harmony export */   t: () => (/* binding */ isRunOf)
/* harmony export */ });
function workflowPath(path) {
    const [file = ''] = path.split('@', 1);
    return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(file) ? file : undefined;
}
function isRunOf(run, workflow) {
    return workflow.path === undefined ? run.name === workflow.name : workflowPath(run.path) === workflow.path;
}


/***/ }),

/***/ 26625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   Ci: () => (/* binding */ revealHidden),
/* harmony export */   Q6: () => (/* binding */ visibleText),
/* harmony export */   e0: () => (/* binding */ jsonEscape)
/* harmony export */ });
const SEQUENCE = /(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])(?:[^\u0007\u001b\u009c\n]{0,2000}(?:\u0007|\u001b\\|\u009c))?|(?:\u001b\[|\u009b)[0-?]{0,100}[ -/]{0,10}[@-~]?|\u001b[ -/]{0,10}[0-~]?/g;
const HIDDEN = /(?<join>(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3))|[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\ufff9-\ufffb]/gu;
const SEPARATOR = /[\p{Cc}\u2028\u2029]/u;
function visibleText(text) {
    return replaceHidden(text, sign => (SEPARATOR.test(sign) ? ' ' : ''));
}
function revealHidden(text) {
    return replaceHidden(text, sign => `⟨U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`);
}
function replaceHidden(text, replace) {
    return text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(SEQUENCE, '')
        .replace(HIDDEN, (sign, join) => sign === '\n' || sign === '\t' || join !== undefined ? sign : replace(sign));
}
function visibleJson(value, indent) {
    return JSON.stringify(value, undefined, indent).replace(HIDDEN, (sign, join) => sign === '\n' || join !== undefined ? sign : jsonEscape(sign));
}
function jsonEscape(sign) {
    return sign.replace(/[^]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 90388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eA: () => (/* binding */ ZERO_WIDTH),
/* harmony export */   gQ: () => (/* binding */ inertCode),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   r: () => (/* binding */ brokenTrailer),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26625);

const ZERO_WIDTH = '\u200b';
function plainLine(text, max = 300) {
    const line = (0,_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text.slice(0, 10 * max)).replace(/\s+/g, ' ');
    return inertLine(line.trim())
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}
function plainText(text, max = 4_000) {
    return (0,_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text.slice(0, max))
        .split('\n')
        .map(line => inertLine(line.trimEnd()))
        .join('\n');
}
function inertLine(line) {
    return withoutTrailer(withoutSkip(line))
        .replace(/#(?=\d)/g, `#${ZERO_WIDTH}`)
        .replace(/@(?=[^\s@])/g, `@${ZERO_WIDTH}`)
        .replace(/(GH-)(?=\d)/gi, `$1${ZERO_WIDTH}`)
        .replace(/(www)\./gi, `$1${ZERO_WIDTH}.`)
        .replaceAll('://', `:${ZERO_WIDTH}//`);
}
const SKIP = /\[ ?((?:skip|no)[ -][\w-]{1,30}|[\w-]{1,30}[ -]skip) ?\]|\*\*\*(NO_CI)\*\*\*/gi;
function withoutSkip(line) {
    return line.replace(SKIP, (_, words, azure = '') => `(${words ?? azure})`);
}
const TRAILER_NAME = /^([ \t]{0,100})(fix-tests-[\w-]{0,50}|[\w-]{1,50}-(?:by|id)|(?:skip|request)-checks|cc)[ \t]{0,100}:/i;
function withoutTrailer(line) {
    return line.replace(TRAILER_NAME, '$1$2 -');
}
function brokenTrailer(line) {
    return line.replace(TRAILER_NAME, `$1$2${ZERO_WIDTH}:`);
}
const CLOSES = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(:? ?)(?=(?:[\w.-]{1,100}\/[\w.-]{1,100})?#\d|GH-\d|https?:\/\/)/gi;
function inertCode(text) {
    return text
        .replace(SKIP, words => words.replace(/^.[^]/, `$&${ZERO_WIDTH}`))
        .split('\n')
        .map(brokenTrailer)
        .join('\n')
        .replace(CLOSES, `$1${ZERO_WIDTH}$2`);
}


/***/ }),

/***/ 48036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MP: () => (/* binding */ escapePattern),
/* harmony export */   Tg: () => (/* binding */ shellLine),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
function shellWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function escapePattern(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
const PIECE = /(?<blank>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[\s\S])*)"|\\(?<escaped>[\s\S])|(?<operator>\$\(|`|&&|\|\||>>|>&|[;|&<>])|(?<plain>[^\s'"\\;|&<>`$]+|[\s\S])/g;
function shellLine(text) {
    const words = [];
    const globs = new Set();
    let word;
    let isGlob = false;
    const end = () => {
        if (word !== undefined)
            words.push(word);
        if (word !== undefined && isGlob)
            globs.add(word);
        word = undefined;
        isGlob = false;
    };
    let operator;
    let open;
    for (const { groups = {} } of text.trim().matchAll(PIECE)) {
        operator ??= groups.operator ?? /(?<!\\)(?:\$\(|`)/.exec(groups.double ?? '')?.[0];
        if (groups.plain === "'" || groups.plain === '"')
            open ??= groups.plain;
        if (groups.blank === undefined) {
            const double = groups.double?.replace(/\\(["\\$`])/g, '$1');
            word = (word ?? '') + (groups.single ?? double ?? groups.escaped ?? groups.operator ?? groups.plain ?? '');
            isGlob ||= /[*?[]/.test(groups.plain ?? '');
        }
        else
            end();
    }
    end();
    return { words, globs: [...globs], operator, open };
}


/***/ }),

/***/ 75691:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16874);

await (0,_action_main_js__WEBPACK_IMPORTED_MODULE_0__/* .runAction */ .C)(process.env);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 8483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeBlock: () => (/* binding */ codeBlock),
/* harmony export */   inlineCode: () => (/* binding */ inlineCode),
/* harmony export */   inlineProse: () => (/* binding */ inlineProse),
/* harmony export */   inlineText: () => (/* binding */ inlineText),
/* harmony export */   linkTo: () => (/* binding */ linkTo),
/* harmony export */   logLine: () => (/* binding */ logLine),
/* harmony export */   tableRow: () => (/* binding */ tableRow),
/* harmony export */   truncateText: () => (/* binding */ truncateText)
/* harmony export */ });
/* harmony import */ var _domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26625);
/* harmony import */ var _domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90388);


function truncateText(text, max) {
    return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
function inlineText(text, max = 1_000) {
    const cut = text.length > max ? `${truncateText(text, max)}…` : text;
    const line = (0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(cut).replace(/\s+/g, ' ').trim();
    return ((0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenTrailer */ .r)(line)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/([\\`*_[\]|~#!])/g, '\\$1')
        .replace(/#(?=\w)/g, `#${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}`)
        .replace(/@(?=[^\s@])/g, `@${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}`)
        .replace(/(GH-)(?=\d)/gi, `$1${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}`)
        .replace(/(www)\./gi, `$1${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}.`)
        .replaceAll('://', `:${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}//`)
        .replace(SHORTCODE, `:${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}`));
}
const SHORTCODE = /:(?=(?:100|1234|[\w+\\-]{0,40}[a-z+-][\w+\\-]{0,40}):)/g;
function inlineProse(text, max = 1_000) {
    const cut = text.length > max ? `${truncateText(text, max)}…` : text;
    return cut
        .split(/(`[^`\n]+`)/)
        .map(part => /^`[^`\n]+`$/.test(part)
        ? inlineCode(part.slice(1, -1))
        : inlineText(` ${part} `).length === 0
            ? ' '
            : spaced(part))
        .join('')
        .trim();
}
function spaced(part) {
    const lead = /^\s/.test(part) ? ' ' : '';
    const trail = /\s$/.test(part) ? ' ' : '';
    return lead + inlineText(part) + trail;
}
function inlineCode(text) {
    const line = (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .inertCode */ .gQ)((0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .revealHidden */ .Ci)(text)).replace(/\s+/g, ' ').trim();
    const longest = longestTicks(line);
    const fence = '`'.repeat(longest + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return line === '' ? '' : `${fence}${pad}${line}${pad}${fence}`;
}
function tableRow(cells) {
    const escaped = cells.map(cell => withCodeBars(String(cell)).replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|'));
    return `| ${escaped.join(' | ')} |`;
}
const CODE = /(?<![\\`])(`{1,99})(?!`)[^]*?[^`]\1(?!`)/g;
function withCodeBars(cell) {
    return cell.replace(CODE, code => code.replace(/(?<!\\)(\\(?:\\\\)*)\|/g, `$1${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}|`));
}
function linkTo(text, address) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return text;
    return `[${text}](${url.href.replace(/[()<>@\s]/g, letter => `%${letter.charCodeAt(0).toString(16)}`)})`;
}
function longestTicks(text) {
    let longest = 0;
    for (const [ticks] of text.matchAll(/`+/g))
        longest = Math.max(longest, ticks.length);
    return longest;
}
function codeBlock(text, language = '') {
    const code = (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .inertCode */ .gQ)((0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .revealHidden */ .Ci)(text));
    const longest = Math.max(2, longestTicks(code));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}
function logLine(text) {
    const plain = (0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text).replace(/\p{Cc}+/gu, ' ');
    return plain.replace(/^(\s*):(?=:)/, `$1:${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}`).replaceAll('##[', `#${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}#[`);
}


/***/ }),

/***/ 28611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bE: () => (/* binding */ skipOwnCommit),
/* harmony export */   t$: () => (/* binding */ isOwnBranch),
/* harmony export */   uv: () => (/* binding */ isOwnCommit)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48036);

function isOwnBranch(branch, template) {
    const parts = template.split(/(\{head\}|\{sha\})/).map(part => {
        if (part === '{head}')
            return '.+';
        return part === '{sha}' ? '[0-9a-f]{7}' : (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .MP)(part);
    });
    return new RegExp(`^${parts.join('')}(?:-\\d+)?(?:-tests(?:-\\d+)?)?$`).test(branch);
}
function isOwnCommit(message) {
    const [subject = ''] = message.split('\n', 1);
    const isMerged = /\(#\d+\)$/.test(subject);
    const isUndone = subject.startsWith('Revert ') && !/^Fix-Tests-Reverts: \d/m.test(message);
    return !isMerged && !isUndone && /^Fix-Tests-Key: [0-9a-f]{16}$/m.test(message);
}
function skipOwnCommit(sha) {
    return {
        kind: 'nothing',
        why: `fix-tests made the failing commit ${sha.slice(0, 7)}, so it does not work on it. Comment /fix-tests retry to try it anyway.`,
    };
}


/***/ }),

/***/ 33509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ rejectMergeQueue),
/* harmony export */   k: () => (/* binding */ reject)
/* harmony export */ });
function reject(why, remedy) {
    return { kind: 'refused', why, remedy };
}
function rejectMergeQueue(what) {
    return reject(`${what} tests a branch that is deleted afterwards, so there is nothing to put a fix on.`, 'Let fix-tests follow the runs of pull requests, or write /fix-tests on the pull request.');
}


/***/ }),

/***/ 13184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ COMMAND_NAME),
/* harmony export */   Kf: () => (/* binding */ COMMAND_USAGE),
/* harmony export */   My: () => (/* binding */ parseSlashCommand),
/* harmony export */   nU: () => (/* binding */ isSlashCommand),
/* harmony export */   xS: () => (/* binding */ meantVerb)
/* harmony export */ });
/* harmony import */ var _config_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80630);
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48036);


const COMMAND_NAME = '/fix-tests';
const VERBS = ['retry', 'stop', 'explain', 'apply'];
function isSlashCommand(body) {
    return new RegExp(`^${COMMAND_NAME}(?:\\s|$)`).test(firstLine(body));
}
function firstLine(body) {
    return body.split(/\r?\n/, 1)[0] ?? '';
}
const MAX_LINE = 1_000;
function parseSlashCommand(body) {
    const line = firstLine(body).slice(COMMAND_NAME.length);
    if (line.length > MAX_LINE)
        return usage(`The line is longer than ${MAX_LINE} characters.`);
    const { words, open } = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellLine */ .Tg)(line);
    if (open !== undefined)
        return usage(`A quote (${open}) is not closed.`);
    const rest = [...words];
    const verb = VERBS.find(each => each === rest[0]?.toLowerCase());
    if (verb !== undefined)
        rest.shift();
    else if (rest.length === 1 && (rest[0] === 'help' || rest[0] === '--help'))
        return usage('');
    const only = [];
    const options = {};
    while (rest.length > 0) {
        const word = rest.shift() ?? '';
        if (!word.startsWith('-')) {
            only.push(word);
            continue;
        }
        const [name = '', value = rest.shift()] = word.split(/=(.*)/s, 2);
        if (!isOption(name))
            return usage(`${name} is not an option.`);
        if (value === undefined || value === '')
            return usage(`${name} wants a value: ${OPTIONS[name].such}.`);
        if (!OPTIONS[name].pattern.test(value))
            return usage(`${name} ${value} is not valid: it wants ${OPTIONS[name].such}.`);
        options[name] = value;
    }
    if (verb === 'stop' && (only.length > 0 || Object.keys(options).length > 0))
        return usage('stop ends all that is under way, and takes nothing else.');
    return {
        kind: 'command',
        command: {
            verb: verb ?? 'fix',
            only: joinTitle(only),
            model: options['--model'],
            maxIterations: numberOf(options['--max-iterations']),
            maxCost: numberOf(options['--max-cost']),
        },
    };
}
function meantVerb(body) {
    const parsed = parseSlashCommand(body);
    const [word, ...others] = parsed.kind === 'command' && parsed.command.verb === 'fix' ? parsed.command.only : [];
    return word === undefined || others.length > 0 ? undefined : (0,_config_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(word, [...VERBS, 'help']);
}
function joinTitle(words) {
    return words.includes('›') ? [words.join(' ')] : words;
}
const OPTIONS = {
    '--model': { pattern: /^\w[\w.:@/-]*$/, such: 'a name such as anthropic/claude-sonnet-5-5' },
    '--max-iterations': { pattern: /^[1-9]\d{0,2}$/, such: 'a number from 1 to 999' },
    '--max-cost': { pattern: /^(?=.*[1-9])\d{1,6}(?:\.\d{1,4})?$/, such: 'dollars, such as 2.50' },
};
function isOption(name) {
    return Object.hasOwn(OPTIONS, name);
}
function numberOf(text) {
    return text === undefined ? undefined : Number(text);
}
function usage(why) {
    return { kind: 'usage', why };
}
const COMMAND_USAGE = `| write | what happens |
|---|---|
| \`${COMMAND_NAME}\` | fixes the failing tests, in a pull request onto this branch |
| \`${COMMAND_NAME} test/cart.test.ts "adds an item"\` | the same for these files, directories or names of tests alone |
| \`${COMMAND_NAME} apply\` | puts the fix onto this branch itself, once it is proved |
| \`${COMMAND_NAME} explain\` | diagnoses the failures; runs and changes nothing |
| \`${COMMAND_NAME} retry\` | tries once more, even if this branch had too many tries |
| \`${COMMAND_NAME} stop\` | ends the work in progress and keeps verified commits |
| \`${COMMAND_NAME} help\` | replies with this table |

Options: \`--model provider/name\`, \`--max-iterations 5\`, \`--max-cost 0.50\` (US dollars). Only the first line of a new comment counts.`;


/***/ })

};
