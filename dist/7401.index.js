export const id = 7401;
export const ids = [7401];
export const modules = {

/***/ 44397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayConversation: () => (/* binding */ replayConversation)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/domain/policy/hidden-files.js
var hidden_files = __webpack_require__(86937);
// EXTERNAL MODULE: ./lib/domain/policy/redaction.js
var redaction = __webpack_require__(89122);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/fixers/agents/hidden-lines.js
var hidden_lines = __webpack_require__(70160);
// EXTERNAL MODULE: ./lib/fixers/agents/run-conversation.js + 9 modules
var run_conversation = __webpack_require__(18160);
// EXTERNAL MODULE: ./lib/fixers/agents/saved-conversation.js
var saved_conversation = __webpack_require__(25111);
// EXTERNAL MODULE: ./lib/fixers/agents/transcript.js
var transcript = __webpack_require__(8956);
// EXTERNAL MODULE: ./lib/fixers/agents/transcript-files.js
var transcript_files = __webpack_require__(65026);
// EXTERNAL MODULE: ./lib/fixers/models/model.js
var model = __webpack_require__(49241);
;// CONCATENATED MODULE: ./lib/fixers/models/recorded.js

class RecordedModel {
    name;
    info = {
        price: undefined,
        window: Number.POSITIVE_INFINITY,
        longestAnswer: Number.POSITIVE_INFINITY,
        efforts: [],
    };
    #answers;
    constructor(name, answers) {
        this.name = name;
        this.#answers = [...answers];
    }
    async send(_request, signal) {
        signal.throwIfAborted();
        const next = this.#answers.shift();
        if (next === undefined)
            throw new model/* ModelUnavailable */.Al('the recording has no further answer.');
        return {
            content: next.content,
            stopReason: next.stopReason,
            ...(next.detail === undefined ? {} : { detail: next.detail }),
            usage: next.usage,
        };
    }
}

// EXTERNAL MODULE: ./lib/frameworks/project/project-files.js
var project_files = __webpack_require__(71992);
// EXTERNAL MODULE: ./lib/engine/isolate.js + 13 modules
var isolate = __webpack_require__(78364);
// EXTERNAL MODULE: ./lib/engine/testbed-settings.js + 54 modules
var testbed_settings = __webpack_require__(99690);
// EXTERNAL MODULE: ./lib/engine/model-access.js
var model_access = __webpack_require__(78258);
// EXTERNAL MODULE: ./lib/engine/project-directory.js
var project_directory = __webpack_require__(1029);
// EXTERNAL MODULE: ./lib/engine/resources.js
var engine_resources = __webpack_require__(21223);
// EXTERNAL MODULE: ./lib/engine/source-index.js + 10 modules
var source_index = __webpack_require__(43345);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(97829);
// EXTERNAL MODULE: ./lib/workspace/worktrees.js + 3 modules
var worktrees = __webpack_require__(8866);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
// EXTERNAL MODULE: ./lib/workspace/checkout-lock.js
var checkout_lock = __webpack_require__(22349);
// EXTERNAL MODULE: ./lib/workspace/recover-edits.js
var recover_edits = __webpack_require__(81353);
// EXTERNAL MODULE: ./lib/workspace/repository.js + 1 modules
var workspace_repository = __webpack_require__(16991);
// EXTERNAL MODULE: ./lib/workspace/workspace.js + 3 modules
var workspace_workspace = __webpack_require__(17372);
// EXTERNAL MODULE: ./lib/cli/local-context.js
var local_context = __webpack_require__(96847);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
// EXTERNAL MODULE: ./lib/rendering/markdown-escape.js
var markdown_escape = __webpack_require__(8483);
;// CONCATENATED MODULE: ./lib/cli/compare-transcripts.js



function printComparison(recorded, replayed, file) {
    const before = callsIn(recorded);
    const after = callsIn(replayed);
    const lines = after.map(({ name, result }, index) => {
        const old = before[index]?.result;
        const isSame = old === undefined || result === undefined || firstLine(old) === firstLine(result);
        const shown = result === undefined ? '' : `: ${firstLine(result)}`;
        return `${isSame ? ' ' : '≠'} ${name}${shown}${isSame ? '' : `\n    recorded: ${firstLine(old)}`}`;
    });
    const differing = lines.filter(line => line.startsWith('≠')).length;
    const { ending } = replayed;
    const hasSameEnding = ending === recorded.ending;
    const end = hasSameEnding ? `Same end: ${ending}` : `Different end: ${ending}\n  recorded: ${recorded.ending}`;
    const where = (0,external_node_path_.relative)(process.cwd(), file);
    const head = `${recorded.role} on ${recorded.model}, ${(0,wording/* count */.U9)(recorded.turns.length, 'answer')} from ${where}`;
    const tail = differing === 0
        ? []
        : [`${differing} of ${(0,wording/* count */.U9)(after.length, 'call')} ${differing === 1 ? 'has' : 'have'} a different result.`];
    process.stdout.write(`${[head, ...lines, end, ...tail].map(text => text.split('\n').map(markdown_escape.logLine).join('\n')).join('\n')}\n`);
    return hasSameEnding && differing === 0 ? 0 : 1;
}
function callsIn({ turns }) {
    const results = new Map();
    for (const { messages } of turns)
        for (const { content } of messages)
            if (typeof content !== 'string')
                for (const block of content)
                    if (block.type === 'tool_result')
                        results.set(block.tool_use_id, String(block.content));
    return turns.flatMap(({ answer }) => answer.content
        .filter(({ type }) => type === 'tool_use')
        .map(({ name, id }) => ({ name: String(name), result: results.get(id) })));
}
function firstLine(text) {
    return (text.split('\n')[0] ?? '').slice(0, 200);
}

;// CONCATENATED MODULE: ./lib/cli/commands/replay.js
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






























async function replayConversation({ file, inputs }, env, { display, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const recorded = await readTranscript(file);
        const { checkout, settings, stateRoot } = await (0,local_context/* createLocalContext */.d)(inputs, env);
        await (0,promises_.mkdir)(stateRoot, { recursive: true, mode: 0o700 });
        const _lock = __addDisposableResource(env_1, await (0,checkout_lock/* lockCheckout */.y)((0,external_node_path_.join)(stateRoot, 'lock')), true);
        const journal = (0,external_node_path_.join)(stateRoot, 'touched.json');
        for (const each of (0,recover_edits/* recoveryNotes */.R)(await (0,recover_edits/* recoverEdits */.y)(checkout, journal)))
            display.emit(each);
        await (0,workspace_checkout/* requireClean */.Bs)(checkout);
        const temp = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'fix-tests-replay-'));
        try {
            const replayed = await replay(recorded, { checkout, settings, journal, temp, env, display, signal });
            display.end();
            return printComparison(recorded, replayed, file);
        }
        finally {
            await (0,promises_.rm)(temp, { recursive: true, force: true });
        }
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
async function readTranscript(file) {
    const text = await (0,promises_.readFile)(file, 'utf8').catch((error) => {
        throw new errors/* UserError */.yo(`${file} cannot be read.`, 'Name the JSON of a transcript.', { cause: error });
    });
    try {
        return transcript/* Transcript */.ju.parse(JSON.parse(text));
    }
    catch (error) {
        throw new errors/* UserError */.yo(`${file} is not a transcript of fix-tests.`, 'Name one of the .json files in the folder of transcripts.', { cause: error });
    }
}
async function replay(recorded, options) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings, temp, env } = options;
        const resources = __addDisposableResource(env_2, new engine_resources/* Resources */.E(), true);
        const { workspace, tests } = await openProject(recorded, options, resources);
        const begun = (recorded.turns[0]?.messages ?? []);
        const from = {
            saved: 1,
            role: recorded.role,
            model: recorded.model,
            messages: begun,
            compacted: [],
            compactions: 0,
        };
        const directory = (0,external_node_path_.join)(temp, 'transcripts');
        const redact = (0,redaction/* redactor */.$p)((0,model_access/* secretsOf */.Fj)(settings, env));
        const isHidden = (0,hidden_files/* hiddenFiles */.e)(settings['never-show'], testbed_settings/* matchesGlob */.kt);
        await (0,saved_conversation/* repeatEdits */.lJ)(from, { source: workspace, isHidden });
        const answers = recorded.turns.map(({ answer }) => answer);
        const { transcripts } = await (0,run_conversation/* runConversation */.r)({
            role: recorded.role,
            model: new RecordedModel(recorded.model, answers),
            iteration: 0,
            title: recorded.title,
            tests: recorded.tests,
            hide: await (0,hidden_lines/* withoutHiddenLines */.ax)({ source: workspace, isHidden }),
            opening: begun.slice(0, 1).flatMap(({ content }) => textsIn(content)),
            from,
            tools: toolsOf(recorded, { workspace, tests }, options),
        }, { redact, isHidden, transcripts: new transcript_files/* Transcripts */.y(directory, redact) });
        return await readTranscript((0,external_node_path_.join)(directory, `${transcripts[0]}.json`));
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function openProject({ commit }, { checkout: bare, settings, journal, temp, env, display, signal }, resources) {
    const repository = await workspace_repository/* Repository */.L.open({ dir: (0,external_node_path_.join)(temp, 'git'), work: bare.top, host: bare.host });
    await repository.fetch((0,external_node_url_.pathToFileURL)(bare.top).href, [commit]).catch((error) => {
        if (!(error instanceof git/* GitError */.XS))
            throw error;
        throw new errors/* UserError */.yo(`Commit ${commit.slice(0, 7)} of the transcript is not in this repository.`, 'Fetch the fix-tests branch that it was recorded on, or change to the right repository.', { cause: error });
    });
    const folders = (0,isolate/* sharedFolders */.p)(temp);
    const { sandbox } = resources.use(await (0,isolate/* isolate */.a)({ checkout: bare, host: env, settings, directory: temp }));
    const checkout = { ...bare, sandbox };
    resources.use(await (0,workspace_checkout/* checkOutCommit */.kz)(checkout, { sha: commit, from: repository }));
    const project = (0,project_files/* projectAt */.t9)((0,project_directory/* projectDirectory */.t)(checkout, settings));
    const copies = resources.use(await worktrees/* Worktrees */.p.open(checkout, folders.copies));
    const shared = { repository, head: commit, policy: (0,testbed_settings/* editPolicy */.Xy)(settings) };
    const workspace = resources.use(await workspace_workspace/* GitWorkspace */.A.open({ ...shared, root: checkout.top, journal }, commit));
    const testbeds = (0,testbed_settings/* createTestbeds */.Z6)({
        settings,
        reported: undefined,
        checkout,
        copies,
        workspace: shared,
        project,
        files: new source_index/* ProjectFiles */.di({ top: checkout.top, project, files: await workspace.list() }),
        host: env,
        spentMs: 0,
        secrets: (0,model_access/* secretsOf */.Fj)(settings, env),
        temp: folders.runs,
        sandbox,
        emit: display.emit,
        signal,
    });
    return { workspace, tests: testbeds.checkout(workspace).tests };
}
function toolsOf({ commit, tests: ids }, { workspace, tests }, { display, signal }) {
    return {
        source: workspace,
        commit,
        history: workspace.history,
        guard: async (scope) => {
            const changed = scope === 'own files' ? [] : scope;
            const run = await tests.run({ kind: 'affected', tests: ids, files: changed }, signal);
            const passed = new Set(run.cases.filter(({ status }) => status === 'passed').map(({ id }) => (0,test_case/* testKey */.S8)(id)));
            return { run, red: ids.filter(id => !passed.has((0,test_case/* testKey */.S8)(id))), broken: [] };
        },
        emit: display.emit,
        signal,
        budgetMs: Number.POSITIVE_INFINITY,
        budgetTokens: Number.POSITIVE_INFINITY,
        budgetDollars: Number.POSITIVE_INFINITY,
    };
}
function textsIn(content) {
    if (typeof content === 'string')
        return [content];
    return content.flatMap(block => (block.type === 'text' ? [block.text] : []));
}


/***/ }),

/***/ 96847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ modelKeys),
/* harmony export */   d: () => (/* binding */ createLocalContext)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51109);
/* harmony import */ var _config_deprecations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30163);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79015);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8483);
/* harmony import */ var _workspace_checkout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97829);
/* harmony import */ var _workspace_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10297);











const UNREAD_FILE = _config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_FILE */ .g2.replace(/yml$/, 'yaml');
async function createLocalContext(inputs, env) {
    const home = env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_3__.homedir)();
    const checkout = await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_8__/* .inspectCheckout */ .dX)(process.cwd(), (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_9__/* .ownHost */ .DD)(env));
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(checkout.top, _config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_FILE */ .g2), 'utf8').catch(() => '');
    if (file === '' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(checkout.top, UNREAD_FILE)))
        process.stderr.write(`fix-tests: ${UNREAD_FILE} is not read: rename it to ${_config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_FILE */ .g2}.\n`);
    const config = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_5__.readConfig)(file);
    const { 'working-directory': _directory, ...configElsewhere } = config;
    const isTop = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.cwd()) === (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(checkout.top);
    const raw = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeInputs */ .sg)(isTop ? config : configElsewhere, inputs);
    for (const warning of (0,_config_deprecations_js__WEBPACK_IMPORTED_MODULE_6__/* .deprecationWarnings */ .qk)(raw))
        process.stderr.write(`fix-tests: ${(0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_10__.logLine)(warning)}\n`);
    const settings = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .parseSettings */ .P$)(raw);
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(checkout.top, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.cwd()), settings['working-directory'])) || '.';
    const state = env.XDG_STATE_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(home, '.local', 'state');
    const stateRoot = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(state, 'fix-tests', (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(checkout.top).digest('hex').slice(0, 16));
    return { checkout, settings: { ...settings, 'working-directory': directory }, configured: config, stateRoot };
}
function modelKeys(env, given = {}) {
    const key = given['anthropic-api-key'] ?? env.ANTHROPIC_API_KEY;
    return {
        'anthropic-api-key': key,
        ...(key === undefined || key === '' ? { 'anthropic-auth-token': env.ANTHROPIC_AUTH_TOKEN } : {}),
        'anthropic-base-url': env.ANTHROPIC_BASE_URL,
        'openai-api-key': env.OPENAI_API_KEY,
        'openai-base-url': env.OPENAI_BASE_URL,
    };
}


/***/ }),

/***/ 51109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE),
/* harmony export */   readConfig: () => (/* binding */ readConfig),
/* harmony export */   sg: () => (/* binding */ mergeInputs)
/* harmony export */ });
/* unused harmony exports CONFIG_NAMES, configSchema */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79015);
/* harmony import */ var _nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80630);




const CONFIG_FILE = '.github/fix-tests.yml';
const NOT_IN_FILE = new Set([
    ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .SECRET_INPUTS */ .pH,
    'anthropic-base-url',
    'openai-base-url',
    'pass-env',
    'allowed-paths',
    'isolation',
    'network',
    'docker',
    'job-context',
]);
const CONFIG_NAMES = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Qh.filter(name => !NOT_IN_FILE.has(name));
function readConfig(yaml, where = CONFIG_FILE) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
    const errorAt = (offset, problem, remedy) => new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${where}:${offset === undefined ? 1 : lines.linePos(offset).line}: ${problem}`, remedy);
    const [error] = document.errors;
    if (error !== undefined)
        throw errorAt(error.pos[0], `this is not YAML (${error.message}).`, 'Correct the file.');
    if (document.contents === null)
        return {};
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents))
        throw errorAt(document.contents.range?.[0], 'the file is not a map of settings.', 'Write one name: value per line.');
    const settings = {};
    for (const { key, value } of document.contents.items) {
        const name = String((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : key);
        const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.range?.[0] : undefined;
        const known = CONFIG_NAMES.find(each => each === name);
        if (known === undefined) {
            const isInput = NOT_IN_FILE.has(name);
            const nearest = (0,_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestName */ .q)(name, CONFIG_NAMES);
            const meant = nearest === undefined
                ? 'See the inputs in the documentation for the names.'
                : `Write ${nearest} if you mean that.`;
            throw errorAt(offset, `${JSON.stringify(name)} is ${isInput ? 'only allowed in the workflow' : 'not a setting'}.`, isInput ? 'Remove it from the file.' : meant);
        }
        const at = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(value) ? value.range?.[0] : offset;
        let parsed;
        let shown;
        try {
            parsed = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(value) ? value.toJS(document) : value;
            shown = JSON.stringify(parsed);
        }
        catch {
            throw errorAt(at, `${name}: its aliases (*) cannot be resolved.`, 'Write the value itself.');
        }
        const text = rawInput(parsed, known);
        if (text === undefined || (text !== '' && !_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[known].type.safeParse(text).success))
            throw errorAt(at, `${name}: ${shown} is not valid.`, _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[known].remedy);
        settings[name] = text;
    }
    return settings;
}
function rawInput(value, name) {
    if (value === null || value === undefined)
        return '';
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    const { json, itemText = plainItem } = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[name];
    if (!Array.isArray(json.type) || !Array.isArray(value))
        return undefined;
    const items = value.map(itemText);
    if (items.includes(undefined))
        return undefined;
    return items.length === 0 ? ',' : items.join('\n');
}
function plainItem(item) {
    return typeof item === 'string' || typeof item === 'number' ? String(item) : undefined;
}
function configSchema(descriptions) {
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: 'fix-tests',
        description: 'Settings of fix-tests for a repository (.github/fix-tests.yml), named like the inputs of the action. An input wins over the file.',
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(CONFIG_NAMES.map(name => {
            const { json, fallback, deprecated: deprecation } = INPUTS[name];
            return [
                name,
                {
                    description: descriptions[name] ?? '',
                    ...json,
                    ...(fallback === undefined ? {} : { default: fallback }),
                    ...(deprecation === undefined ? {} : { deprecated: true }),
                },
            ];
        })),
    };
}
function mergeInputs(file, inputs) {
    const given = Object.entries(inputs).filter(([, value]) => value !== undefined && value.trim() !== '');
    return { ...file, ...Object.fromEntries(given) };
}


/***/ }),

/***/ 30163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qk: () => (/* binding */ deprecationWarnings)
/* harmony export */ });
/* unused harmony exports deprecationRemedy, mayBeRemoved */
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79015);

const WARNED_MINORS = 2;
function deprecationWarnings(raw, inputs = _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc) {
    return Object.entries(inputs).flatMap(([name, { deprecated }]) => {
        const given = raw[name];
        if (deprecated === undefined || given === undefined || given.trim() === '')
            return [];
        return [`Input ${name} is deprecated since ${deprecated.since}. ${deprecationRemedy(deprecated)}`];
    });
}
function deprecationRemedy({ since, instead }) {
    const [major, minor] = versionOf(since);
    return `Write ${instead} in its place: it may be removed in ${major}.${minor + WARNED_MINORS}.0.`;
}
function mayBeRemoved({ since }, version) {
    const [major, minor] = versionOf(since);
    const [majorNow, minorNow] = versionOf(version);
    return majorNow > major || (majorNow === major && minorNow >= minor + WARNED_MINORS);
}
function versionOf(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [major, minor];
}


/***/ }),

/***/ 18853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withoutForeignFrames)
/* harmony export */ });
const FOREIGN = [
    /^\s{1,20}(?:at|❯) .{0,500}(?:\/node_modules\/|\(?node:|<anonymous>\)?$|\(native\))/,
    /^\s{0,20}File "[^"]{0,500}(?:site-packages|dist-packages|\/lib\/python3)[^"]{0,500}", line \d/,
    /^\s{1,20}at (?:[\w.@-]{1,100}\/{1,2})?(?:java\.|javax\.|jdk\.|sun\.|kotlin\.|org\.(?:junit|opentest4j|hamcrest|assertj|mockito|apache\.maven|gradle|testng)\.)/,
    /^\s{0,20}(?:# )?\/?\S{0,300}\/(?:gems|vendor)\/\S{1,300}(?::\d+|\(\d+\))/,
    /^\s{1,20}at (?:System|Microsoft|NUnit|Xunit)\./,
];
const MAX_LINE = 1_200;
function withoutForeignFrames(stack) {
    const kept = [];
    let dropped = 0;
    let isCode = false;
    for (const [index, line] of stack.split('\n').entries()) {
        const text = line.slice(0, MAX_LINE);
        const isForeign = index > 0 && FOREIGN.some(pattern => pattern.test(text));
        const isItsCode = isCode && /^\s{2,}\S/.test(text) && !/^\s{0,20}File "/.test(text);
        if (isForeign)
            dropped += 1;
        isCode = isForeign ? /^\s{0,20}File "/.test(text) : isItsCode;
        if (isForeign || isItsCode)
            continue;
        if (dropped > 0)
            kept.push(countLine(dropped));
        dropped = 0;
        kept.push(line);
    }
    return [...kept, ...(dropped > 0 ? [countLine(dropped)] : [])].join('\n');
}
function countLine(frames) {
    return `    … ${frames} ${frames === 1 ? 'frame' : 'frames'} outside of the project`;
}


/***/ })

};
