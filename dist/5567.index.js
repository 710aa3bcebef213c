export const id = 5567;
export const ids = [5567];
export const modules = {

/***/ 16264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ciTestStep)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_failed_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92121);
/* harmony import */ var _config_workflow_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22888);
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48036);
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79078);
/* harmony import */ var _frameworks_commands_check_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93742);
/* harmony import */ var _frameworks_project_node_package_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79550);
/* harmony import */ var _frameworks_project_package_manager_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8541);
/* harmony import */ var _frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71992);
/* harmony import */ var _isolation_tools_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62619);
/* harmony import */ var _installed_project_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55305);












async function ciTestStep(context, env) {
    const { checkout, settings } = context;
    if (settings['test-command'] !== undefined)
        return {};
    const { jobs } = (await (0,_installed_project_js__WEBPACK_IMPORTED_MODULE_9__/* .readWorkflows */ .L)(context)).ci;
    const project = (0,_frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_7__/* .projectAt */ .t)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.top, settings['working-directory']));
    const hasScript = (0,_frameworks_project_node_package_js__WEBPACK_IMPORTED_MODULE_5__/* .packageScripts */ .DF)(project).test !== undefined;
    const found = (hasScript ? jobs.slice(0, 1) : jobs).map(job => stepOf(job, { context, env, project }));
    return found.find(({ step }) => step !== undefined) ?? found[0] ?? {};
}
function stepOf(job, { context, env, project }) {
    const { checkout } = context;
    const { words } = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_10__/* .shellLine */ .Tg)(job.command);
    if ((0,_frameworks_project_node_package_js__WEBPACK_IMPORTED_MODULE_5__/* .packageScripts */ .DF)(project).test !== undefined) {
        const script = (0,_frameworks_project_package_manager_js__WEBPACK_IMPORTED_MODULE_6__/* .scriptOf */ .Fl)(words, project)?.name ?? 'test';
        return script === 'test'
            ? {}
            : { note: `${ranByCi(job)}, which is not the script "test" of package.json. ${advice(job)}` };
    }
    const program = words.find(word => !SHELL_WORDS.test(word)) ?? '';
    if (program === '')
        return {};
    const isHere = program.includes('/')
        ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.top, job.directory, program))
        : (0,_isolation_tools_js__WEBPACK_IMPORTED_MODULE_8__/* .findProgram */ .K)(program, env.PATH ?? '') !== undefined;
    if (!isHere)
        return { note: `${ranByCi(job)}, and ${program} is not installed here. Install it to start the tests as CI does.` };
    const step = (0,_config_failed_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .stepInFile */ .M)(job.file.text, { job: job.id, step: job.testStep });
    if (typeof step === 'string')
        return { note: `In ${job.file.path}: ${step} ${advice(job)}` };
    if (step === undefined)
        return {};
    const dir = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(context.settings['working-directory'], step.workingDirectory);
    const why = 'since it also runs commands that are neither tests nor known checks';
    return (0,_frameworks_commands_check_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .stepCheck */ .bZ)(step, (0,_frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_7__/* .projectIn */ .L)(project, dir)) === undefined
        ? { note: `In ${job.file.path}: the step “${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_11__/* .shortName */ .EU)(step.name)}” is not used, ${why}. ${advice(job)}` }
        : { step };
}
const SHELL_WORDS = /^(?:\w+=.*|time|exec|command|env|nice|!)$/;
function ranByCi({ command, file }) {
    return `CI runs ${command} (${file.path})`;
}
function advice({ command }) {
    return (0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hasExpression */ .xS)(command)
        ? 'To start the tests as it does, pass its command with the values of the expressions as --test-command.'
        : `To start the tests as it does, pass --test-command ${(0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r7)(command)}.`;
}


/***/ }),

/***/ 25567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLocally: () => (/* binding */ runLocally)
});

// EXTERNAL MODULE: ./lib/contracts/events.js
var events = __webpack_require__(60166);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/config/settings.js + 1 modules
var config_settings = __webpack_require__(79015);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/domain/policy/redaction.js
var redaction = __webpack_require__(89122);
// EXTERNAL MODULE: ./lib/domain/text/hidden-characters.js
var hidden_characters = __webpack_require__(26625);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
// EXTERNAL MODULE: ./lib/engine/job.js
var job = __webpack_require__(97209);
// EXTERNAL MODULE: ./lib/engine/model-access.js
var model_access = __webpack_require__(78258);
// EXTERNAL MODULE: ./lib/engine/run.js + 262 modules
var run = __webpack_require__(97805);
// EXTERNAL MODULE: ./lib/frameworks/commands/parse-command.js
var parse_command = __webpack_require__(44887);
// EXTERNAL MODULE: ./lib/rendering/doubt.js
var doubt = __webpack_require__(75390);
// EXTERNAL MODULE: ./lib/rendering/headline.js
var headline = __webpack_require__(65034);
// EXTERNAL MODULE: ./lib/rendering/review-section.js
var review_section = __webpack_require__(6464);
// EXTERNAL MODULE: ./lib/rendering/look-closer.js
var look_closer = __webpack_require__(22548);
// EXTERNAL MODULE: ./lib/rendering/markdown-escape.js
var markdown_escape = __webpack_require__(8483);
// EXTERNAL MODULE: ./lib/rendering/pull-request-body.js + 9 modules
var pull_request_body = __webpack_require__(19778);
// EXTERNAL MODULE: ./lib/rendering/report-options.js
var report_options = __webpack_require__(46867);
// EXTERNAL MODULE: ./lib/rendering/result-view.js + 4 modules
var result_view = __webpack_require__(92148);
// EXTERNAL MODULE: ./lib/test-reports/discover.js
var discover = __webpack_require__(27947);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(97829);
;// CONCATENATED MODULE: ./lib/cli/json-result.js
function jsonResult(view, reportPath) {
    const { attempts, before, after, tests } = view;
    const titles = (all) => all.map(({ title }) => title);
    return {
        outcome: view.outcome,
        branch: view.kept.length > 0 ? view.branch : null,
        headSha: view.tip,
        passRateBefore: before?.rate ?? null,
        passRateAfter: after?.rate ?? null,
        fixedTests: titles(tests.fixed),
        remainingTests: titles(tests.remaining),
        flakyTests: titles(tests.flaky),
        iterations: attempts.map(({ iteration, strategy, fixer, result, reason, commit, revert }) => ({
            iteration,
            strategy,
            fixer,
            result,
            reason,
            commit,
            revert,
        })),
        usage: view.usage,
        usageByRole: view.spending,
        reviews: view.reviews.map(({ sha, by, verdict, reason, findings }) => ({ sha, by, verdict, reason, findings })),
        reportPath,
    };
}

// EXTERNAL MODULE: ./lib/cli/ci-test-step.js
var ci_test_step = __webpack_require__(16264);
// EXTERNAL MODULE: ./lib/cli/local-context.js
var local_context = __webpack_require__(96847);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/state-store/local-transport.js
var local_transport = __webpack_require__(65394);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
// EXTERNAL MODULE: ./lib/workspace/process-identity.js
var process_identity = __webpack_require__(49023);
;// CONCATENATED MODULE: ./lib/cli/local-frontend.js








const FEW_COMMITS = 'This is a partial clone: it has the files of the last commits only, so an earlier change is not looked at. A clone without --filter has all.';
class LocalFrontend {
    emit;
    #checkout;
    constructor(emit, checkout) {
        this.emit = emit;
        this.#checkout = checkout;
    }
    async openStorage({ repository, key }) {
        const { top, sha, host } = this.#checkout;
        await (0,workspace_checkout/* loadLastChange */.Td)(this.#checkout);
        try {
            await repository.fetch((0,external_node_url_.pathToFileURL)(top).href, [sha]);
        }
        catch (error) {
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            throw new errors/* UserError */.yo(`git cannot read all files of commit ${sha.slice(0, 7)} in ${top}.`, 'Use a clone that has them, such as one that is made without --filter.', { cause: error });
        }
        if (!repository.hasHistory)
            this.emit((0,events/* note */.N)('warning', FEW_COMMITS));
        return {
            store: (0,local_transport/* localStore */.x)({ repository, key, top, host }),
            hasEnded: async (owner) => owner.host === (0,external_node_os_.hostname)() && !(0,process_identity/* isAlive */._)(owner),
        };
    }
    async begin() { }
    async publish() {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/cli/open-page.js
var open_page = __webpack_require__(25650);
// EXTERNAL MODULE: ./lib/cli/started-as.js
var started_as = __webpack_require__(46068);
;// CONCATENATED MODULE: ./lib/cli/commands/run-local.js

































async function runLocally(args, env, { display, signal, program }) {
    const inputs = { ...(0,local_context/* modelKeys */._)(env, args.inputs), ...args.inputs };
    (0,config_settings/* parseSettings */.P$)(inputs);
    if (args.json !== undefined)
        requireWritable(args.json);
    const context = await (0,local_context/* createLocalContext */.d)(inputs, env);
    const { checkout, settings, stateRoot } = context;
    (0,job/* precheck */.MQ)(settings);
    if (checkout.branch === undefined) {
        throw new errors/* UserError */.yo('HEAD is detached, so there is no branch that the fix belongs to.', 'Check out a branch first: git switch <branch>.');
    }
    const secrets = (0,model_access/* secretsOf */.Fj)(settings, env);
    const base = await (0,workspace_checkout/* branchingPoint */.LM)(checkout);
    const { step, note: reason } = await (0,ci_test_step/* ciTestStep */.D)(context, env);
    if (reason !== undefined)
        display.emit((0,events/* note */.N)('info', reason));
    const result = await (0,run/* fixTests */.$)({
        settings,
        request: {
            trigger: 'command-line',
            repository: '',
            headBranch: checkout.branch,
            headSha: checkout.sha,
            only: args.only,
        },
        name: '',
        checkout,
        host: env,
        ciSteps: step === undefined ? [] : [step],
        base,
        trusted: base ?? checkout.sha,
        secrets,
        stateRoot,
        resume: args.resume ? 'anywhere' : 'no',
        owner: { id: (0,external_node_crypto_.randomUUID)(), name: `process ${process.pid} on ${(0,external_node_os_.hostname)()}`, host: (0,external_node_os_.hostname)(), ...(0,process_identity/* ownProcess */.o)() },
        signal,
        reported: await reportedCases(settings, checkout.top, display.emit),
        frontend: new LocalFrontend(display.emit, checkout),
    });
    display.end();
    signal.throwIfAborted();
    return printResult(result, { args, stateRoot, branch: checkout.branch, secrets, program });
}
async function reportedCases(settings, top, emit) {
    const patterns = settings['report-paths'];
    if (patterns === undefined)
        return undefined;
    const root = (0,external_node_path_.resolve)(top, settings['working-directory']);
    const { files, notes } = await (0,discover/* reportsInWorkspace */.W_)(root, { patterns });
    const reports = await (0,discover/* readAll */.yw)(files, { root, notes });
    for (const text of reports.notes)
        emit((0,events/* note */.N)('warning', text));
    return reports.complete || reports.cases.some(({ status }) => status === 'failed') ? reports.cases : undefined;
}
async function printResult({ state, reproduce, change, transcripts, events }, options) {
    const { args, stateRoot, branch, secrets, program } = options;
    const view = (0,result_view/* resultView */.l)(state);
    const rendering = {
        reproduce,
        change,
        limit: report_options/* BODY_LIMIT */.Th,
        repositoryUrl: '',
        resumedBy: (0,started_as/* resumeCommand */.VJ)(program, args.only),
    };
    const { markdown } = (0,pull_request_body/* renderReport */.B)(view, rendering);
    const path = (0,external_node_path_.join)(stateRoot, state.key, 'report.md');
    const redact = (0,redaction/* redactor */.$p)(secrets);
    await (0,promises_.writeFile)(path, redact(markdown));
    const { writeReportPage } = await Promise.all(/* import() */[__webpack_require__.e(7773), __webpack_require__.e(8036)]).then(__webpack_require__.bind(__webpack_require__, 78036));
    const result = { view, state, change, events, reproduce, transcripts, repositoryUrl: '' };
    const page = await writeReportPage({ ...result, redact, beside: path });
    if (args.json !== undefined)
        (0,external_node_fs_.writeFileSync)(args.json, `${(0,hidden_characters/* visibleJson */.$m)(jsonResult(view, path), 2)}\n`);
    const lines = [(0,headline/* headlineOf */.gD)(view)];
    if (view.kept.length > 0) {
        lines.push(`Branch:  ${view.branch} (${(0,wording/* count */.U9)(view.kept.length, 'commit')} on ${branch})`, `Look:    ${(0,parse_command/* printCommand */.Tr)({ file: 'git', args: ['diff', `${branch}...${view.branch}`] })}`, `Take it: ${(0,parse_command/* printCommand */.Tr)({ file: 'git', args: ['merge', view.branch] })}`);
        const open = (0,look_closer/* doubts */.OD)(view, rendering, report_options/* FULL_DETAIL */.gZ).length;
        const look = open === 0 ? '' : `${(0,wording/* count */.U9)(open, 'thing')} to look at first, under “Look closer” in the report`;
        const checks = [(0,doubt/* doubtOf */.kv)(view), look].filter(text => text !== '');
        if (checks.length > 0)
            lines.push(`Check:   ${checks.join('; ')}`);
    }
    if (view.misconfigured.length > 0 && !(0,headline/* isMistake */.VF)(view))
        lines.push(`Models:  ${(0,review_section/* modelNote */.Kn)(view).join(' ')}`);
    lines.push(`Report:  ${path}`, `Page:    ${page}`);
    if ((0,external_node_fs_.existsSync)(transcripts))
        lines.push(`Transcripts: ${transcripts}`);
    process.stdout.write(`${lines.map(markdown_escape.logLine).join('\n')}\n`);
    if (args.open)
        await (0,open_page/* openPage */.w)(page);
    if ((0,headline/* isMistake */.VF)(view))
        return 2;
    return view.outcome === 'fixed' || view.outcome === 'nothing-to-fix' ? 0 : 1;
}
function requireWritable(path) {
    try {
        const isNew = !(0,external_node_fs_.existsSync)(path);
        (0,external_node_fs_.writeFileSync)(path, '', { flag: 'a' });
        if (isNew)
            (0,external_node_fs_.rmSync)(path);
    }
    catch (error) {
        throw new errors/* UserError */.yo(`--json ${path} cannot be written.`, 'Give a path in a folder that exists.', { cause: error });
    }
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
// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
// EXTERNAL MODULE: ./lib/frameworks/commands/check-roles.js
var check_roles = __webpack_require__(98244);
// EXTERNAL MODULE: ./lib/frameworks/project/package-manager.js
var package_manager = __webpack_require__(8541);
// EXTERNAL MODULE: ./lib/frameworks/commands/project-script.js
var project_script = __webpack_require__(66465);
// EXTERNAL MODULE: ./lib/setup/step-commands.js
var step_commands = __webpack_require__(10698);
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
        const starters = (0,reusable_workflows/* startersOf */.wl)({ file, top, jobs: own, ...each }, read).toSorted((a, b) => byEvents(b) - byEvents(a));
        const [starter] = starters;
        if (starter === undefined)
            continue;
        const { name: workflow, file: startedBy, events } = starter;
        const callers = starters.map(({ name }) => name);
        const shared = { file, top, workflow, startedBy, events, on: starter.top.on, callers };
        const found = own.flatMap(({ id, job }) => testJob({ ...shared, id, job, steps: (0,workflow_file/* stepsIn */.FZ)(job) }, projectIn));
        jobs.push(...found.toSorted(byLikelihood).slice(0, 1));
    }
    const own = others.filter(reusable_workflows/* isStarted */.WF);
    return {
        jobs: jobs.toSorted((a, b) => likelihood(b) - likelihood(a)),
        names: own.map(({ name }) => name),
        started: own.toSorted((a, b) => byEvents(b) - byEvents(a)).map(({ name, file }) => ({ name, path: file.path })),
        installed,
        notes,
    };
}
function likelihood({ events, workflow, steps }) {
    return byEvents({ events, name: workflow }) - (steps.some(isOfOther) ? 10 : 0);
}
function byLikelihood(a, b) {
    const [one, other] = [a, b].map(({ steps }) => ({ values: versionsIn(steps) }));
    const newer = one === undefined || other === undefined ? 0 : Number((0,newest_leg/* isNewer */.U4)(other, one)) - Number((0,newest_leg/* isNewer */.U4)(one, other));
    return likelihood(b) - likelihood(a) || newer;
}
function versionsIn(steps) {
    const inputs = steps.flatMap(step => ((0,workflow_file/* isMap */.jh)(step.with) ? Object.entries(step.with) : []));
    return Object.fromEntries(inputs.filter(([name]) => /^[a-z]+-version$/.test(name)));
}
function byEvents({ events, name }) {
    const score = (events.includes('pull_request') ? 4 : 0) + (events.includes('push') ? 2 : 0);
    return score + (/\b(?:ci|tests?)\b/i.test(name) ? 1 : 0);
}
function isOfOther(step) {
    const repository = (0,workflow_file/* scalarText */.ws)((0,workflow_file/* valueAt */.fK)(step, 'with', 'repository')) ?? '';
    const named = repository.split('${{').map((part, at) => (at === 0 ? part : (part.split('}}')[1] ?? '')));
    return (0,workflow_file/* usesAction */.$m)(step, 'actions/checkout') && named.some(part => !/^\/?$/.test(part));
}
function testJob(found, projectIn) {
    const { top, job, steps } = found;
    const fill = (0,newest_leg/* knownValues */.s2)(found);
    for (const testStep of steps.keys()) {
        const placed = (0,step_commands/* placedCommands */.q)({ top, job, steps, fill }, testStep);
        const tests = placed.find(({ text, directory }) => runsTests(text, projectIn(directory ?? '')));
        if (tests === undefined)
            continue;
        const { text: command, directory } = tests;
        if (directory !== undefined && projectIn(directory).exists(''))
            return [{ ...found, testStep, command, directory }];
        return [{ ...found, testStep, command, directory: '', elsewhere: directory ?? '' }];
    }
    return [];
}
function runsTests(text, project) {
    const { words } = (0,shell_words/* shellLine */.Tg)(text);
    if ((0,check_roles/* roleOf */.k)(words) === 'tests' || (0,package_manager/* runsAllPackages */.xv)(words))
        return true;
    const script = (0,package_manager/* scriptOf */.Fl)(words, project);
    if (script === undefined)
        return false;
    const expanded = (0,project_script/* lifecycle */.Bl)(script.name, project);
    return expanded === undefined ? /^test\b/.test(script.name) : expanded.some(({ role }) => role === 'tests');
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
    return { ...context, files, ci: overviewOfCi(files, { projectIn: dir => (0,project_files/* projectAt */.t)((0,external_node_path_.join)(top, dir)), action }) };
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

/***/ 25650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ openPage)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

const OPENERS = {
    darwin: ['open'],
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
function openPage(path) {
    const [file, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
    return new Promise(resolve => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, [...args, path], { stdio: 'ignore', detached: true });
        child.once('error', () => {
            process.stderr.write(`fix-tests: ${file} could not start; open the page yourself.\n`);
            resolve();
        });
        child.once('spawn', () => {
            child.unref();
            resolve();
        });
    });
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
    const run = withoutTexts(((0,_config_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)(step.run) ?? '').replaceAll(/\\\n\s*/g, ' '));
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
    return change === undefined || rest === undefined ? [line] : [change, ...((0,_frameworks_commands_project_script_js__WEBPACK_IMPORTED_MODULE_2__/* .splitSequence */ .ou)(rest) ?? [rest])];
}
function changed(directory, target) {
    const { words, operator } = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellLine */ .Tg)(target);
    const [path, ...more] = words;
    return path === undefined || more.length > 0 || operator !== undefined || /^-|\$/.test(path)
        ? undefined
        : (0,_config_step_directory_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryFrom */ .i4)(directory, path);
}


/***/ })

};
