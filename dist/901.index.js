export const id = 901;
export const ids = [901];
export const modules = {

/***/ 61534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ hereWith)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _workspace_checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97829);





async function hereWith(given, env) {
    const home = env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)();
    const checkout = await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_4__/* .inspectCheckout */ .dX)(process.cwd(), { PATH: env.PATH ?? '', HOME: home });
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(checkout.top, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.cwd()), given['working-directory'])) || '.';
    const state = env.XDG_STATE_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home, '.local', 'state');
    const stateRoot = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(state, 'fix-tests', (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(checkout.top).digest('hex').slice(0, 16));
    return { checkout, settings: { ...given, 'working-directory': directory }, stateRoot };
}


/***/ }),

/***/ 45901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/domain/known.js
var known = __webpack_require__(21255);
// EXTERNAL MODULE: ./lib/domain/tests.js
var tests = __webpack_require__(55385);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/access.js
var access = __webpack_require__(85381);
// EXTERNAL MODULE: ./lib/inputs.js + 1 modules
var inputs = __webpack_require__(222);
// EXTERNAL MODULE: ./lib/job.js
var job = __webpack_require__(67200);
// EXTERNAL MODULE: ./lib/main.js + 46 modules
var main = __webpack_require__(12089);
// EXTERNAL MODULE: ./lib/results/find.js
var find = __webpack_require__(54855);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(97829);
// EXTERNAL MODULE: ./lib/ports.js
var ports = __webpack_require__(30391);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
// EXTERNAL MODULE: ./lib/workspace/ledger-commit.js
var ledger_commit = __webpack_require__(43848);
// EXTERNAL MODULE: ./lib/workspace/push-errors.js
var push_errors = __webpack_require__(6605);
// EXTERNAL MODULE: ./lib/workspace/turns.js
var turns = __webpack_require__(38725);
;// CONCATENATED MODULE: ./lib/workspace/local-keeper.js






class LocalKeeper {
    #options;
    #parent;
    constructor(options) {
        this.#options = options;
    }
    async load() {
        const { top, host, repository } = this.#options;
        const ref = (0,ledger_commit/* stateRef */.dZ)(this.#options);
        const found = await (0,git/* gitResult */.c_)(['rev-parse', '--verify', '--quiet', ref], { cwd: top, host, codes: [1, 128] });
        this.#parent = found.code === 0 ? found.stdout.trim() : undefined;
        if (this.#parent === undefined)
            return undefined;
        await repository.fetch((0,external_node_url_.pathToFileURL)(top).href, [ref]);
        return (0,ledger_commit/* keptIn */.CJ)(this.#options, this.#parent);
    }
    async keep({ tip, branch, ...ledger }) {
        const { top, host, repository } = this.#options;
        const ref = (0,ledger_commit/* stateRef */.dZ)(this.#options);
        const commit = await (0,ledger_commit/* ledgerCommit */.bF)(this.#options, { ...ledger, parent: this.#parent });
        if (this.#parent === undefined && tip === undefined) {
            await this.#begin(commit);
            this.#parent = commit;
            return;
        }
        const specs = [`${commit}:${ref}`, ...(tip === undefined ? [] : [`${tip}:refs/heads/${branch}`])];
        const args = ['fetch', '--no-tags', '--no-write-fetch-head', '--atomic', repository.dir, ...specs];
        await (0,turns/* inTurn */.l)(top, () => (0,git/* git */.$Y)(args, { cwd: top, host })).catch((error) => {
            throw error instanceof git/* GitError */.XS ? ((0,push_errors/* moved */.a)(error, ref) ?? error) : error;
        });
        this.#parent = commit;
    }
    async #begin(commit) {
        const { top, host, repository } = this.#options;
        const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', repository.dir, commit];
        await (0,turns/* inTurn */.l)(top, () => (0,git/* git */.$Y)(args, { cwd: top, host }));
        const made = ['update-ref', (0,ledger_commit/* stateRef */.dZ)(this.#options), commit, '0'.repeat(40)];
        await (0,turns/* inTurn */.l)(top, () => (0,git/* git */.$Y)(made, { cwd: top, host })).catch((error) => {
            throw new ports/* LedgerMoved */.T('the ledger was moved', { cause: error });
        });
    }
    async shared(name) {
        return (await this.#sharedNow(name)).text;
    }
    async share(name, change) {
        const { top, host, repository } = this.#options;
        await (0,ledger_commit/* shareWith */.gx)({ repository, name }, change, {
            now: () => this.#sharedNow(name),
            put: async (made, before) => {
                const fetched = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', repository.dir, made];
                const updated = ['update-ref', (0,ledger_commit/* sharedRef */.nL)(name), made, before ?? '0'.repeat(40)];
                await (0,turns/* inTurn */.l)(top, () => (0,git/* git */.$Y)(fetched, { cwd: top, host }));
                await (0,turns/* inTurn */.l)(top, () => (0,git/* git */.$Y)(updated, { cwd: top, host }));
            },
        });
    }
    async #sharedNow(name) {
        const { top, host, repository } = this.#options;
        const args = ['rev-parse', '--verify', '--quiet', (0,ledger_commit/* sharedRef */.nL)(name)];
        const found = await (0,git/* gitResult */.c_)(args, { cwd: top, host, codes: [1, 128] });
        if (found.code !== 0)
            return { commit: undefined, text: undefined };
        const commit = found.stdout.trim();
        await repository.fetch((0,external_node_url_.pathToFileURL)(top).href, [(0,ledger_commit/* sharedRef */.nL)(name)]);
        return { commit, text: await (0,ledger_commit/* sharedText */.b8)(this.#options, commit) };
    }
    async drop() {
        const { top, host } = this.#options;
        if (this.#parent === undefined)
            return;
        const args = ['update-ref', '-d', (0,ledger_commit/* stateRef */.dZ)(this.#options), this.#parent];
        await (0,turns/* inTurn */.l)(top, () => (0,git/* git */.$Y)(args, { cwd: top, host }));
        this.#parent = undefined;
    }
    async exists(branch) {
        const { top, host } = this.#options;
        const { code } = await (0,git/* gitResult */.c_)(['show-ref', '--verify', '--quiet', `refs/heads/${branch}`], {
            cwd: top,
            host,
            codes: [1, 128],
        });
        return code === 0;
    }
    async fetch(branch) {
        const { top, host, repository } = this.#options;
        await repository.fetch((0,external_node_url_.pathToFileURL)(top).href, [`refs/heads/${branch}`]);
        return (await (0,git/* git */.$Y)(['rev-parse', '--verify', `refs/heads/${branch}`], { cwd: top, host })).trim();
    }
}

// EXTERNAL MODULE: ./lib/workspace/lock.js
var lock = __webpack_require__(8274);
// EXTERNAL MODULE: ./lib/frameworks/command-line.js
var command_line = __webpack_require__(75399);
// EXTERNAL MODULE: ./lib/command-line/here.js
var here = __webpack_require__(61534);
;// CONCATENATED MODULE: ./lib/command-line/run.js




















async function run(args, env, { display, signal }) {
    const given = (0,inputs/* parseSettings */.P$)({ ...keysIn(env, args.inputs), ...args.inputs });
    (0,job/* precheck */.M)(given);
    if (args.json !== undefined)
        requireWritable(args.json);
    const { checkout, settings, stateRoot } = await (0,here/* hereWith */.B)(given, env);
    if (checkout.branch === undefined) {
        throw new errors/* UserError */.yo('HEAD is detached, so there is no branch that the fix belongs to.', 'Check out a branch first: git switch <branch>.');
    }
    const secrets = (0,access/* secretsOf */.Fj)(settings, env);
    const compares = settings['compare-base'] || settings.bisect;
    const left = compares || (0,access/* asksModels */.Nw)(settings) ? await (0,workspace_checkout/* branchingPoint */.LM)(checkout) : undefined;
    const result = await (0,main/* fixTests */.$)({
        settings,
        request: { trigger: 'command-line', repository: '', headBranch: checkout.branch, headSha: checkout.sha },
        name: '',
        checkout,
        host: env,
        base: compares ? left : undefined,
        trusted: left ?? checkout.sha,
        secrets,
        stateRoot,
        resume: args.resume ? 'anywhere' : 'no',
        owner: { id: (0,external_node_crypto_.randomUUID)(), name: `process ${process.pid} on ${(0,external_node_os_.hostname)()}`, host: (0,external_node_os_.hostname)(), pid: process.pid },
        isGone: async ({ host, pid }) => host === (0,external_node_os_.hostname)() && !(0,lock/* isAlive */._)(pid),
        emit: display.emit,
        signal,
        repositoryUrl: '',
        reported: await reported(settings, checkout.top, display.emit),
        async openKeeper({ repository, key }) {
            await repository.fetch((0,external_node_url_.pathToFileURL)(checkout.top).href, [checkout.sha]);
            return new LocalKeeper({ repository, key, top: checkout.top, host: checkout.host });
        },
        publish: async () => undefined,
    });
    display.end();
    signal.throwIfAborted();
    return tell(result, { args, stateRoot, branch: checkout.branch });
}
function keysIn(env, given) {
    const key = given['anthropic-api-key'] ?? env.ANTHROPIC_API_KEY;
    return {
        'anthropic-api-key': key,
        ...(key === undefined || key === '' ? { 'anthropic-auth-token': env.ANTHROPIC_AUTH_TOKEN } : {}),
        'anthropic-base-url': env.ANTHROPIC_BASE_URL,
        'openai-api-key': env.OPENAI_API_KEY,
        'openai-base-url': env.OPENAI_BASE_URL,
    };
}
async function reported(settings, top, emit) {
    const patterns = settings['report-paths'];
    if (patterns === undefined)
        return undefined;
    const root = (0,external_node_path_.resolve)(top, settings['working-directory']);
    const { files, notes } = await (0,find/* reportsInWorkspace */.W_)(root, { patterns });
    const reports = await (0,find/* readAll */.yw)(files, { root, notes });
    for (const text of reports.notes)
        emit({ kind: 'note', level: 'warning', text });
    return reports.complete || reports.cases.some(({ status }) => status === 'failed') ? reports.cases : undefined;
}
async function tell({ state, report, transcripts }, { args, stateRoot, branch }) {
    const path = (0,external_node_path_.join)(stateRoot, state.key, 'report.md');
    await (0,promises_.writeFile)(path, report.markdown);
    if (args.json !== undefined)
        (0,external_node_fs_.writeFileSync)(args.json, `${JSON.stringify(summaryOf(state, path), undefined, 2)}\n`);
    const lines = [(0,headline/* headlineOf */.gD)(state)];
    if ((0,known/* standing */.JA)(state).length > 0) {
        lines.push(`Branch:  ${state.branch} (${(0,headline/* count */.U9)((0,known/* standing */.JA)(state).length, 'commit')} on ${branch})`, `Look:    ${(0,command_line/* printCommand */.T)({ file: 'git', args: ['diff', `${branch}...${state.branch}`] })}`, `Take it: ${(0,command_line/* printCommand */.T)({ file: 'git', args: ['merge', state.branch] })}`);
    }
    lines.push(`Report:  ${path}`);
    if ((0,external_node_fs_.existsSync)(transcripts))
        lines.push(`Talks:   ${transcripts}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return state.outcome === 'fixed' || state.outcome === 'nothing-to-fix' ? 0 : 1;
}
function summaryOf(state, reportPath) {
    const ids = (0,known/* testById */.pk)(state);
    const titles = (keys) => keys.map(key => (0,tests/* titleOf */.Gg)(ids.get(key)));
    const remaining = new Set((0,known/* remainingTargets */.bc)(state));
    return {
        outcome: state.outcome,
        branch: (0,known/* standing */.JA)(state).length > 0 ? state.branch : null,
        headSha: state.tip,
        passRateBefore: (0,known/* rateOf */.MK)(state, state.initial),
        passRateAfter: (0,known/* rateOf */.MK)(state, state.current),
        fixedTests: titles(state.targets.filter(key => !remaining.has(key))),
        remainingTests: titles([...remaining]),
        flakyTests: titles(state.flaky),
        iterations: state.attempts.map(({ iteration, strategy, fixer, result, reason, commit, revert }) => ({
            iteration,
            strategy,
            fixer,
            result,
            reason,
            commit,
            revert,
        })),
        usage: (0,known/* totalUsage */.GG)(state),
        usageByRole: (0,known/* totalSpending */.H5)(state),
        reviews: state.reviews.map(({ sha, by, verdict, reason, findings }) => ({ sha, by, verdict, reason, findings })),
        reportPath,
    };
}
function requireWritable(path) {
    try {
        const made = !(0,external_node_fs_.existsSync)(path);
        (0,external_node_fs_.writeFileSync)(path, '', { flag: 'a' });
        if (made)
            (0,external_node_fs_.rmSync)(path);
    }
    catch (error) {
        throw new errors/* UserError */.yo(`--json ${path} cannot be written.`, 'Give a path in a folder that exists.', { cause: error });
    }
}


/***/ })

};
