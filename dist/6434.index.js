export const id = 6434;
export const ids = [6434];
export const modules = {

/***/ 36434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ ciTestStep)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/config/failed-steps.js + 1 modules
var failed_steps = __webpack_require__(92121);
// EXTERNAL MODULE: ./lib/config/workflow-file.js
var workflow_file = __webpack_require__(22888);
;// CONCATENATED MODULE: ./lib/config/interpreters-of-leg.js

const VERSION = /^(pypy-?)?(\d\.\d{1,2})(?:\.\d{1,3})?(t)?(?:-dev)?$/;
const ENVIRONMENT = /(?:^|[-_])(?:py|python)-?(\d)\.?(\d{1,2})(t)?(?![\w.])/;
function interpretersOf({ values }) {
    return Object.entries(values).flatMap(([key, value]) => {
        if ((0,workflow_file/* isMap */.jh)(value)) {
            const inner = Object.entries(value).map(([name, each]) => [`${key}.${name}`, each]);
            return interpretersOf({ values: Object.fromEntries(inner) });
        }
        const text = String(value ?? '');
        const [, pypy, version, threads = ''] = (/py/i.test(key) ? VERSION.exec(text) : null) ?? [];
        if (version !== undefined)
            return `${pypy === undefined ? 'python' : 'pypy'}${version}${threads}`;
        const [, major, minor, free = ''] = ENVIRONMENT.exec(text) ?? [];
        return major === undefined ? [] : `python${major}.${minor}${free}`;
    });
}

// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
// EXTERNAL MODULE: ./lib/frameworks/commands/check-plan.js
var check_plan = __webpack_require__(93742);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
// EXTERNAL MODULE: ./lib/frameworks/project/package-manager.js
var package_manager = __webpack_require__(8541);
// EXTERNAL MODULE: ./lib/frameworks/project/project-files.js
var project_files = __webpack_require__(71992);
// EXTERNAL MODULE: ./lib/isolation/tools.js
var tools = __webpack_require__(62619);
// EXTERNAL MODULE: ./lib/setup/job-likelihood.js
var job_likelihood = __webpack_require__(85297);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/cli/installed-interpreter.js


const VERSION_MS = 5_000;
const SHIMS = /[\\/]shims[\\/][^\\/]+$/;
function interpreterCheck(env, cwd) {
    const known = new Map();
    const starts = (name) => {
        const path = (0,tools/* findProgram */.K)(name, env.PATH ?? '');
        if (path === undefined || !SHIMS.test(path))
            return path !== undefined;
        return (0,external_node_child_process_.spawnSync)(path, ['--version'], { cwd, env, stdio: 'ignore', timeout: VERSION_MS }).status === 0;
    };
    return name => {
        const found = known.get(name) ?? starts(name);
        known.set(name, found);
        return found;
    };
}

;// CONCATENATED MODULE: ./lib/cli/installed-program.js
const FETCHED = /(?<![\w./-])(?:pipx[ \t]{1,9}run|uvx|uv[ \t]{1,9}tool[ \t]{1,9}run)(?:[ \t]{1,9}(?:-p|--python|--with)(?:=|[ \t]{1,9})[^\s-]\S{0,99}){0,9}[ \t]{1,9}([A-Za-z][\w.-]{0,60})(?:(?:==|@)[\w.*-]{1,30})?(?=\s|$)/g;
function withInstalled(code, isInstalled) {
    const names = [];
    const changed = code.replace(FETCHED, (all, name) => {
        const [starter = ''] = all.split(/\s/, 1);
        if (isInstalled(starter) || !isInstalled(name))
            return all;
        names.push(name);
        return name;
    });
    const [name] = names;
    return name === undefined ? undefined : { code: changed, name };
}

// EXTERNAL MODULE: ./lib/cli/installed-project.js + 1 modules
var installed_project = __webpack_require__(55305);
;// CONCATENATED MODULE: ./lib/cli/ci-test-step.js
















async function ciTestStep(context, env) {
    const { checkout, settings } = context;
    if (settings['test-command'] !== undefined)
        return {};
    const { ci } = await (0,installed_project/* readWorkflows */.L)(context);
    const jobs = ci.jobs.toSorted((a, b) => Number((0,job_likelihood/* isOfChanges */.nT)(b)) - Number((0,job_likelihood/* isOfChanges */.nT)(a)));
    const project = (0,project_files/* projectAt */.t9)((0,external_node_path_.join)(checkout.top, settings['working-directory']));
    const hasScript = (0,node_package/* packageScripts */.DF)(project).test !== undefined;
    const canStart = interpreterCheck(env, checkout.top);
    const found = (hasScript ? jobs.slice(0, 1) : jobs).map(job => stepOf(job, { context, env, project, canStart }));
    const at = found.findIndex(({ step }) => step !== undefined);
    if (at < 0)
        return found[0] ?? {};
    const passedOver = found.slice(0, at).find(({ note }) => note !== undefined)?.note;
    const { step, note } = found[at] ?? {};
    const instead = `Instead, the step “${(0,wording/* shortName */.EU)(step?.name ?? '')}” of ${jobs[at]?.file.path ?? ''} is used.`;
    const notes = [...(passedOver === undefined ? [] : [passedOver, instead]), ...(note === undefined ? [] : [note])];
    return { ...found[at], ...(notes.length > 0 && { note: notes.join(' ') }) };
}
function stepOf(job, { context, env, project, canStart, }) {
    const { checkout } = context;
    const { words } = (0,shell_words/* shellLine */.Tg)(job.command);
    if ((0,node_package/* packageScripts */.DF)(project).test !== undefined) {
        const script = (0,package_manager/* scriptOf */.Fl)(words, project)?.name ?? 'test';
        return script === 'test'
            ? {}
            : { note: `${ranByCi(job)}, which is not the script "test" of package.json. ${advice(job)}` };
    }
    const program = words.find(word => !SHELL_WORDS.test(word)) ?? '';
    if (program === '')
        return {};
    const isInstalled = (name) => (0,tools/* findProgram */.K)(name, env.PATH ?? '') !== undefined;
    const isHere = program.includes('/') ? (0,external_node_fs_.existsSync)((0,external_node_path_.join)(checkout.top, job.directory, program)) : isInstalled(program);
    const direct = isHere ? undefined : withInstalled(job.command, isInstalled);
    if (!isHere && direct === undefined)
        return { note: `${ranByCi(job)}, and ${program} is not installed here. Install it to start the tests as CI does.` };
    const hasInterpreter = (leg) => interpretersOf(leg).length > 0 && interpretersOf(leg).every(canStart);
    const inFile = (0,failed_steps/* stepInFile */.M)(job.file.text, { job: job.id, step: job.testStep }, hasInterpreter);
    if (typeof inFile === 'string')
        return { note: `In ${job.file.path}: ${inFile} ${advice(job)}` };
    if (inFile === undefined)
        return {};
    const step = { ...inFile, run: withInstalled(inFile.run, isInstalled)?.code ?? inFile.run };
    const dir = external_node_path_.posix.relative(context.settings['working-directory'], step.workingDirectory);
    const why = 'since it also runs commands that are neither tests nor known checks';
    return (0,check_plan/* stepCheck */.bZ)(step, (0,project_files/* projectIn */.L9)(project, dir)) === undefined
        ? { note: `In ${job.file.path}: the step “${(0,wording/* shortName */.EU)(step.name)}” is not used, ${why}. ${advice(job)}` }
        : {
            step,
            ...(direct && {
                note: `${ranByCi(job)}, and ${program} is not installed here. So ${direct.name} is started without it.`,
            }),
        };
}
const SHELL_WORDS = /^(?:\w+=.*|time|exec|command|env|nice|!)$/;
function ranByCi({ command, file }) {
    return `CI runs ${command} (${file.path})`;
}
function advice({ command }) {
    return (0,workflow_file/* hasExpression */.xS)(command)
        ? 'To start the tests as it does, pass its command with the values of the expressions as --test-command.'
        : `To start the tests as it does, pass --test-command ${(0,shell_words/* shellWord */.r7)(command)}.`;
}


/***/ }),

/***/ 55305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ readInstalledProject),
  L: () => (/* binding */ readWorkflows)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/frameworks/project/project-files.js
var project_files = __webpack_require__(71992);
// EXTERNAL MODULE: ./lib/config/newest-leg.js
var newest_leg = __webpack_require__(987);
// EXTERNAL MODULE: ./lib/config/reusable-workflows.js
var reusable_workflows = __webpack_require__(49990);
// EXTERNAL MODULE: ./lib/config/workflow-file.js
var workflow_file = __webpack_require__(22888);
// EXTERNAL MODULE: ./lib/setup/job-likelihood.js
var job_likelihood = __webpack_require__(85297);
// EXTERNAL MODULE: ./lib/setup/step-commands.js
var step_commands = __webpack_require__(10698);
// EXTERNAL MODULE: ./lib/setup/test-lines.js
var test_lines = __webpack_require__(45295);
;// CONCATENATED MODULE: ./lib/setup/ci-jobs.js






function overviewOfCi(files, { projectIn, action }) {
    const jobs = [];
    const installed = [];
    const notes = [];
    const read = [];
    for (const file of files) {
        const workflow = (0,reusable_workflows/* readWorkflow */.S6)(file);
        if ('why' in workflow) {
            notes.push(`${file.path} was not read: ${workflow.why}.`);
            continue;
        }
        read.push(workflow);
        if (workflow.jobs.some(({ job }) => (0,workflow_file/* stepsIn */.FZ)(job).some(step => (0,workflow_file/* usesAction */.$m)(step, action))))
            installed.push(file.path);
    }
    const others = read.filter(({ file }) => !installed.includes(file.path));
    for (const { file, top, jobs: own, ...each } of others) {
        const starters = (0,reusable_workflows/* startersOf */.wl)({ file, top, jobs: own, ...each }, read).toSorted((a, b) => byWorkflow(b) - byWorkflow(a));
        const [starter] = starters;
        if (starter === undefined)
            continue;
        const { name: workflow, file: startedBy, events } = starter;
        const callers = starters.map(({ name }) => name);
        const shared = { file, top, workflow, startedBy, events, on: starter.top.on, callers };
        const found = own.flatMap(({ id, job }) => testJob({ ...shared, id, job, steps: (0,workflow_file/* stepsIn */.FZ)(job) }, projectIn));
        jobs.push(...found.toSorted(job_likelihood/* byLikelihood */.UU).slice(0, 1));
    }
    const own = others.filter(reusable_workflows/* isStarted */.WF);
    return {
        jobs: jobs.toSorted((a, b) => (0,job_likelihood/* likelihood */.Fx)(b) - (0,job_likelihood/* likelihood */.Fx)(a)),
        names: own.map(({ name }) => name),
        started: own.toSorted((a, b) => byWorkflow(b) - byWorkflow(a)).map(({ name, file }) => ({ name, path: file.path })),
        installed,
        notes,
    };
}
function byWorkflow({ events, name }) {
    return (0,job_likelihood/* byEvents */.LZ)({ events }) * 10 + (0,job_likelihood/* byName */.nG)(name);
}
function testJob(found, projectIn) {
    const { top, job, steps } = found;
    const fill = (0,newest_leg/* knownValues */.s2)(found);
    const tests = [...steps.keys()].flatMap(testStep => (0,step_commands/* placedCommands */.q)({ top, job, steps, fill }, testStep).flatMap(({ text, directory }) => {
        const sign = (0,test_lines/* runsTests */.Ev)(fill(text), projectIn(directory ?? ''));
        return sign === undefined ? [] : [{ testStep, command: text, directory, sign }];
    }));
    const best = tests.find(({ sign }) => sign === 'sure') ?? tests[0];
    if (best === undefined)
        return [];
    const { directory } = best;
    if (directory !== undefined && projectIn(directory).exists(''))
        return [{ ...found, ...best, directory }];
    return [{ ...found, ...best, directory: '', elsewhere: directory ?? '' }];
}

// EXTERNAL MODULE: ./lib/workspace/workflow-texts.js
var workflow_texts = __webpack_require__(58389);
// EXTERNAL MODULE: ./lib/cli/local-context.js
var local_context = __webpack_require__(96847);
// EXTERNAL MODULE: ./lib/cli/shipped-files.js
var shipped_files = __webpack_require__(96995);
;// CONCATENATED MODULE: ./lib/cli/installed-project.js






async function readInstalledProject(env, inputs = {}) {
    return readWorkflows(await (0,local_context/* createLocalContext */.d)(inputs, env));
}
async function readWorkflows(context) {
    const { top } = context.checkout;
    const files = await (0,workflow_texts/* workflowTexts */.Y)(top);
    const action = (0,shipped_files/* packageFacts */.WH)().repository;
    return { ...context, files, ci: overviewOfCi(files, { projectIn: dir => (0,project_files/* projectAt */.t9)((0,external_node_path_.join)(top, dir)), action }) };
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

/***/ 96995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ actionReference),
/* harmony export */   WH: () => (/* binding */ packageFacts),
/* harmony export */   kA: () => (/* binding */ shippedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78104);




function shippedFile(name) {
    const program = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url));
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(program);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'action.yml')) && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${name} is missing beside ${program}.`, 'Install fix-tests again.');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
}
function packageFacts() {
    const { version, repository } = JSON.parse(shippedFile('package.json'));
    return { version, repository: /github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository.url)?.[1] ?? '' };
}
function actionReference({ version, repository }) {
    return `${repository}@v${version.split('.', 1)[0]}`;
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

/***/ 56966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ chosenRunner)
/* harmony export */ });
/* harmony import */ var _config_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22888);

const USUAL = 'ubuntu-latest';
function chosenRunner(value, fill) {
    const labels = [(0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(value) ? [value.group ?? [], value.labels ?? []] : (value ?? [])]
        .flat(2)
        .map(label => fill((0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(label) ?? ''));
    const [only = '', ...more] = labels;
    const isOther = labels.some(label => /^(?:windows|macos)\b|^self-hosted$/i.test(label));
    if (only === '')
        return { runsOn: USUAL, isOther, note: undefined };
    if (more.length === 0 && !(0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(value) && !isOther && !(0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hasExpression */ .xS)(only))
        return { runsOn: only, isOther, note: undefined };
    return {
        runsOn: USUAL,
        isOther,
        note: `CI runs this job on ${labels.join(', ')}, and ${USUAL} was written: change runs-on if the tests need another machine.`,
    };
}


/***/ }),

/***/ 85297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ likelihood),
/* harmony export */   LZ: () => (/* binding */ byEvents),
/* harmony export */   UU: () => (/* binding */ byLikelihood),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   nT: () => (/* binding */ isOfChanges)
/* harmony export */ });
/* harmony import */ var _config_newest_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(987);
/* harmony import */ var _config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22888);
/* harmony import */ var _chosen_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56966);



const USUAL = /^(?:tests?|unit|ci|specs?)$/;
const UNUSUAL = /^(?:legacy|canary|nightly|experimental|windows|macos|e2e|lint|checks?|docs?|examples?|alternatives?|old|oldest|minimal|minimum|msrv|bench|benchmarks?|releases?|upstream|typing|typechecking|pyemscripten|wasm)$/;
const NARROWS = /\s(?:-pl|-[pkR]|--(?:projects?|package|manifest-path|filter|scope|selectProjects|tests|tests-regex|ignore))(?:[\s=]|$)/;
const POINTS = {
    pullRequest: 40,
    push: 20,
    otherRepository: -100,
    otherSystem: -30,
    otherFolder: -15,
    onlyPaths: -15,
    partOfTests: -12,
    filesOfOtherJob: -10,
    container: -5,
    unsure: -5,
    usualName: 6,
    unusualName: -8,
    usualId: 4,
};
function byLikelihood(a, b) {
    const [one, other] = [a, b].map(({ steps }) => ({ values: versionsIn(steps) }));
    const isSame = a.command === b.command && one !== undefined && other !== undefined;
    const newer = isSame ? Number((0,_config_newest_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .isNewer */ .U4)(other, one)) - Number((0,_config_newest_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .isNewer */ .U4)(one, other)) : 0;
    return likelihood(b) - likelihood(a) || newer;
}
function likelihood(found) {
    const { events, workflow, file, id, job, top, steps, testStep, directory, elsewhere, on, command } = found;
    const fill = (0,_config_newest_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .knownValues */ .s2)({ top, job });
    const isOther = (0,_chosen_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .chosenRunner */ .v)(job['runs-on'], fill).isOther;
    const isFiltered = ['pull_request', 'push'].some(event => (0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(on, event, 'paths') !== undefined);
    const needsFiles = steps.slice(0, testStep).some(step => (0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .usesAction */ .$m)(step, 'actions/download-artifact'));
    const facts = [
        [steps.some(isOfOther), POINTS.otherRepository],
        [isOther, POINTS.otherSystem],
        [directory !== '' || elsewhere !== undefined, POINTS.otherFolder],
        [isFiltered, POINTS.onlyPaths],
        [needsFiles, POINTS.filesOfOtherJob],
        [NARROWS.test(command), POINTS.partOfTests],
        [job.container !== undefined, POINTS.container],
        [found.sign !== 'sure', POINTS.unsure],
        [USUAL.test(id.toLowerCase()), POINTS.usualId],
    ];
    const names = [file.path.split('/').at(-1) ?? '', workflow, `${id} ${(0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)(job.name) ?? ''}`];
    return byEvents({ events }) + names.reduce((sum, name) => sum + byName(name), 0) + sumOf(facts);
}
function sumOf(facts) {
    return facts.reduce((sum, [isSo, points]) => sum + (isSo ? points : 0), 0);
}
function byEvents({ events }) {
    return (events.includes('pull_request') ? POINTS.pullRequest : 0) + (events.includes('push') ? POINTS.push : 0);
}
function isOfChanges({ events, on }) {
    if (events.some(event => /^(?:pull_request(?:_target)?|merge_group)$/.test(event)))
        return true;
    const push = (0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(on, 'push');
    const isOfTags = (0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(push) && push.tags !== undefined && push.branches === undefined;
    return events.includes('push') && !(isOfTags && push['branches-ignore'] === undefined);
}
function byName(name) {
    const words = name.toLowerCase().split(/[^a-z\d]+/);
    return sumOf([
        [words.some(word => USUAL.test(word)), POINTS.usualName],
        [words.some(word => UNUSUAL.test(word)), POINTS.unusualName],
    ]);
}
function versionsIn(steps) {
    const inputs = steps.flatMap(step => ((0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(step.with) ? Object.entries(step.with) : []));
    return Object.fromEntries(inputs.filter(([name]) => /^[a-z]+-version$/.test(name)));
}
function isOfOther(step) {
    const repository = (0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(step, 'with', 'repository')) ?? '';
    const named = repository.split('${{').map((part, at) => (at === 0 ? part : (part.split('}}')[1] ?? '')));
    return (0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .usesAction */ .$m)(step, 'actions/checkout') && named.some(part => !/^\/?$/.test(part));
}


/***/ }),

/***/ 10698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ commandsIn),
/* harmony export */   q: () => (/* binding */ placedCommands)
/* harmony export */ });
/* harmony import */ var _config_step_directory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1996);
/* harmony import */ var _config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22888);
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48036);
/* harmony import */ var _frameworks_commands_project_script_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66465);




function commandsIn(step) {
    const joined = ((0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)(step.run) ?? '').replaceAll(/\\\n\s*/g, ' ').replaceAll(/(&&|\|)[ \t]{0,20}\n\s*/g, '$1 ');
    const run = withoutTexts(joined);
    const lines = run.split('\n').map(line => line.trim());
    return (0,_frameworks_commands_project_script_js__WEBPACK_IMPORTED_MODULE_2__/* .splitSequence */ .ou)(run) ?? lines.filter(line => line !== '' && !line.startsWith('#'));
}
function withoutTexts(run) {
    let end;
    const lines = run.split('\n').filter(line => {
        if (end === undefined) {
            end = /(?<!<)<<-?\s{0,5}(["']?)(\w{1,100})\1/.exec(line)?.[2];
            return true;
        }
        if (line.trim() === end)
            end = undefined;
        return false;
    });
    return lines.join('\n');
}
function placedCommands({ top, job, steps, fill }, index) {
    const step = steps[index] ?? {};
    const placed = [];
    const checkout = (0,_config_step_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .checkoutIn */ .Kh)(steps.slice(0, index));
    let directory = (0,_config_step_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .stepDirectory */ .iN)([step, (0,_config_step_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultsOf */ .Gf)(job), (0,_config_step_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultsOf */ .Gf)(top)], { checkout, fill });
    for (const text of commandsIn(step).flatMap(partsOf)) {
        const path = CD.exec(text)?.[1];
        if (path === undefined)
            placed.push({ text, directory });
        if (path !== undefined)
            directory = directory === undefined ? undefined : changed(directory, fill(path));
        else if (MOVES.test(text))
            directory = undefined;
    }
    return placed;
}
const CD = /^cd(?: +(\S.*))?$/;
const MOVES = /^(?!\().*\b(?:cd|pushd|popd)(?:\s|$)/;
function partsOf(line) {
    const [, change, rest] = /^(cd +[^\s;&|]+) *(?:&&|;) *(\S.*)$/.exec(line) ?? [];
    if (change === undefined || rest === undefined)
        return (0,_frameworks_commands_project_script_js__WEBPACK_IMPORTED_MODULE_2__/* .splitSequence */ .ou)(line) ?? [line];
    return [change, ...((0,_frameworks_commands_project_script_js__WEBPACK_IMPORTED_MODULE_2__/* .splitSequence */ .ou)(rest) ?? [rest])];
}
function changed(directory, target) {
    const { words, operator } = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellLine */ .Tg)(target);
    const [path, ...more] = words;
    return path === undefined || more.length > 0 || operator !== undefined || /^-|\$/.test(path)
        ? undefined
        : (0,_config_step_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryFrom */ .i4)(directory, path);
}


/***/ }),

/***/ 45295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ runsTests),
/* harmony export */   J1: () => (/* binding */ withoutStarters),
/* harmony export */   Yu: () => (/* binding */ onlyChecks)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48036);
/* harmony import */ var _frameworks_commands_check_roles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98244);
/* harmony import */ var _frameworks_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44887);
/* harmony import */ var _frameworks_commands_project_script_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66465);
/* harmony import */ var _frameworks_commands_wrappers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48990);
/* harmony import */ var _frameworks_project_package_manager_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8541);






const TESTS = /^(?:(?!(?:la|at|con|grea|fas|pro)tests?$)[a-z]{0,8}tests?|specs?|ci|cibuild|phpunit|unit)$/;
const OTHERS = /^(?:lint|format|fmt|docs?|build|deps|dependencies|install|setup|prepare|image|clean|reports?|types?|typecheck|typechecking|typing|publish|release|upload|merge|combine|bench|benchmarks?|fixtures?|create|start|stop|wait|db|database|seed|migrate|env)$/;
const TASKS = [
    [/^(?:g?make|just|task|mage|inv|invoke|poe|rake|composer|ninja)$/, undefined],
    [/^(?:hatch|pixi|pdm|rye|composer)$/, /^(?:run|run-script)$/],
    [/^deno$/, /^task$/],
];
const VALUED = /^-(?:[CefjE]|-directory|-file|-env|-environment)$/;
const RUNNERS = /^(?:bash|sh|zsh|python[\d.]*|node|ruby|php|deno|bun|tsx|perl)$/;
const STARTERS = /^(?:cross-env|env|time|nice|exec|corepack|dbus-run-session|xvfb-run|timeout)$/;
function withoutStarters(words) {
    let from = 0;
    let isStarted = false;
    for (; from < words.length - 1; from += 1) {
        const word = words[from] ?? '';
        const isOfStarter = isStarted && (word.startsWith('-') || /^\d{1,9}[smhd]?$/.test(word));
        if (!STARTERS.test(word) && !/^[A-Za-z_]\w*=/.test(word) && !isOfStarter)
            break;
        isStarted ||= STARTERS.test(word);
    }
    return words.slice(from);
}
function runsTests(text, project) {
    const words = withoutGoRun(withoutStarters((0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shellLine */ .Tg)(text).words));
    const role = (0,_frameworks_commands_check_roles_js__WEBPACK_IMPORTED_MODULE_0__/* .roleOf */ .kp)(words);
    if (role === 'tests' || (0,_frameworks_project_package_manager_js__WEBPACK_IMPORTED_MODULE_4__/* .runsAllPackages */ .xv)(words))
        return 'sure';
    const script = (0,_frameworks_project_package_manager_js__WEBPACK_IMPORTED_MODULE_4__/* .scriptOf */ .Fl)(words, project);
    if (script === undefined) {
        const isTask = role === undefined && !/^\w+=\S{0,20}(?:\$\(|`)/.test(text.trim());
        return isTask && isNamedTest(words) ? 'likely' : undefined;
    }
    const expanded = (0,_frameworks_commands_project_script_js__WEBPACK_IMPORTED_MODULE_2__/* .lifecycle */ .Bl)(script.name, project);
    if (expanded?.some(({ role: each }) => each === 'tests') === true)
        return 'sure';
    const isOther = expanded?.some(({ role: each }) => each !== undefined && each !== 'print') === true;
    return !isOther && isTestName(script.name) ? 'likely' : undefined;
}
function onlyChecks(text, project) {
    if (runsTests(text, project) === 'sure')
        return true;
    const script = (0,_frameworks_project_package_manager_js__WEBPACK_IMPORTED_MODULE_4__/* .scriptOf */ .Fl)(withoutStarters((0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shellLine */ .Tg)(text).words), project);
    const commands = script === undefined ? undefined : (0,_frameworks_commands_project_script_js__WEBPACK_IMPORTED_MODULE_2__/* .lifecycle */ .Bl)(script.name, project);
    return commands?.every(({ role }) => role !== undefined && /^(?:lint|types|tests|print)$/.test(role)) === true;
}
function withoutGoRun(words) {
    const [program, verb, module = '', ...rest] = words;
    if (program !== 'go' || verb !== 'run' || !module.includes('@'))
        return words;
    return [module.split('@', 1)[0]?.split('/').at(-1) ?? '', ...rest];
}
function isNamedTest(words) {
    for (let from = 0; from < words.length; from += 1) {
        const [first = '', ...rest] = words.slice(from);
        const program = (0,_frameworks_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_1__/* .programName */ .kX)(first);
        if (program === 'hatch' && namesOf(rest)[0] === 'test')
            return true;
        const task = TASKS.filter(([own]) => own.test(program)).map(([, verb]) => {
            const [name = '', next = ''] = namesOf(rest);
            return verb === undefined ? name : verb.test(name) ? next : '';
        });
        if (task.some(isTestName))
            return true;
        const file = RUNNERS.test(program) ? (rest.find(word => !word.startsWith('-')) ?? '') : first;
        const isFile = /\/|\.(?:sh|py|m?js|ts|rb|php|pl)$/.test(file);
        if (isFile && isTestName(file.split('/').at(-1) ?? ''))
            return true;
        if (!(0,_frameworks_commands_wrappers_js__WEBPACK_IMPORTED_MODULE_3__/* .isWrapper */ .Y)(words, from))
            return false;
    }
    return false;
}
function namesOf(words) {
    return words.filter((word, at) => !/^[-+]|^\w+=/.test(word) && !VALUED.test(words[at - 1] ?? ''));
}
function isTestName(name) {
    const words = name.toLowerCase().split(/[^a-z]+/);
    return words.some(word => TESTS.test(word)) && !words.some(word => OTHERS.test(word));
}


/***/ })

};
