export const id = 5567;
export const ids = [5567];
export const modules = {

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
// EXTERNAL MODULE: ./lib/engine/run.js + 270 modules
var run = __webpack_require__(74056);
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

// EXTERNAL MODULE: ./lib/cli/ci-test-step.js + 3 modules
var ci_test_step = __webpack_require__(36434);
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
const SHA1_LENGTH = 40;
class LocalFrontend {
    emit;
    #checkout;
    constructor(emit, checkout) {
        this.emit = emit;
        this.#checkout = checkout;
    }
    async openStorage({ repository, key }) {
        const { top, sha, host } = this.#checkout;
        if (sha.length > SHA1_LENGTH)
            throw new errors/* UserError */.yo(`The repository in ${top} names its commits by SHA-256, which fix-tests does not support.`, 'Use a repository with SHA-1, which is the default of git init.');
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
    const work = (0,run/* fixTests */.$)({
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
    const result = await work.catch((error) => {
        if (args.json !== undefined && (0,external_node_fs_.lstatSync)(args.json, { throwIfNoEntry: false })?.isFile() === true)
            (0,external_node_fs_.rmSync)(args.json);
        throw error;
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
        lines.push(`Branch:  ${view.branch} (${(0,wording/* count */.U9)(view.commits.length, 'commit')} on ${branch})`, `Look:    ${(0,parse_command/* printCommand */.Tr)({ file: 'git', args: ['diff', `${branch}...${view.branch}`] })}`, `Take it: ${(0,parse_command/* printCommand */.Tr)({ file: 'git', args: ['merge', view.branch] })}`);
        const open = (0,look_closer/* doubtCount */.m4)(view, rendering);
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


/***/ })

};
