export const id = 719;
export const ids = [719];
export const modules = {

/***/ 9719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  work: () => (/* binding */ work)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 10 modules
var core = __webpack_require__(7264);
// EXTERNAL MODULE: ./lib/domain/state.js
var domain_state = __webpack_require__(9093);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 2 modules
var utils = __webpack_require__(7176);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(1267);
;// CONCATENATED MODULE: ./lib/github/client.js



/** A request that makes something: it is not repeated blindly, since its answer may have been lost on the way. */
const ONCE = { request: { retries: 0 } };
/** A client of the REST API; repeats requests that only read, and knows the runner's proxy. */
function client(options) {
    const WithRetry = dist_src/* Octokit */.E.plugin(dist_bundle/* retry */.L);
    const silent = () => undefined;
    return new WithRetry({
        ...(0,utils/* getOctokitOptions */.EG)(options.token, { baseUrl: options.apiUrl }),
        userAgent: 'fix-tests',
        retry: { retries: 2, retryAfterBaseValue: 300 },
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
}

// EXTERNAL MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
var request_error_dist_src = __webpack_require__(1015);
;// CONCATENATED MODULE: ./lib/github/forge.js



/** How often something that was to be made is looked for again and made, when the answer was lost. */
const TRIES = 3;
class GitHubForge {
    #client;
    #owner;
    #repo;
    /** @param repository `owner/name` */
    constructor(client, repository) {
        const [owner = '', repo = ''] = repository.split('/');
        this.#client = client;
        this.#owner = owner;
        this.#repo = repo;
    }
    async headOf(branch) {
        try {
            const { data } = await this.#client.rest.git.getRef({ ...this.#at, ref: `heads/${branch}` });
            return data.object.sha;
        }
        catch (error) {
            if (error instanceof request_error_dist_src/* RequestError */.G && error.status === 404)
                return undefined;
            throw explained(error, 'read the repository', 'contents: read');
        }
    }
    /** The open pull request whose head a branch of this repository is. */
    async pullOf(branch) {
        const found = await this.#openPull({ head: branch });
        return found && { number: found.number, author: found.user?.login };
    }
    async publishPull(spec) {
        return this.#made('open a pull request', 'pull-requests: write', async () => {
            const open = await this.#openPull(spec);
            const link = open === undefined ? await this.#create(spec) : await this.#update(open.number, spec);
            await this.#label(link.number, spec.labels);
            return link;
        });
    }
    async comment({ pullRequest, marker, body }) {
        await this.#made('comment on the pull request', 'pull-requests: write', async () => {
            const number = { issue_number: pullRequest };
            const me = await this.#login();
            const comments = this.#client.paginate.iterator(this.#client.rest.issues.listComments, {
                ...this.#at,
                ...number,
                per_page: 100,
            });
            for await (const { data } of comments) {
                // Anybody may write the marker: a person's comment is only edited with that person's own token.
                const isMine = (user) => me === undefined ? user?.type === 'Bot' : user?.login === me;
                const mine = data.find(({ body: text, user }) => text?.startsWith(marker) && isMine(user));
                if (mine === undefined)
                    continue;
                await this.#client.rest.issues.updateComment({ ...this.#at, comment_id: mine.id, body: `${marker}\n${body}` });
                return;
            }
            await this.#client.rest.issues.createComment({ ...this.#at, ...number, body: `${marker}\n${body}`, ...ONCE });
        });
    }
    /** Who the token belongs to; undefined for an app's, such as that of a job, which may not ask. */
    async #login() {
        const answer = await this.#client.rest.users.getAuthenticated().catch(() => undefined);
        return answer?.data.login;
    }
    async #openPull({ head, base }) {
        const query = {
            ...this.#at,
            head: `${this.#owner}:${head}`,
            state: 'open',
            ...(base === undefined ? {} : { base }),
        };
        return (await this.#client.rest.pulls.list(query)).data[0];
    }
    async #create({ head, base, title, body, draft }) {
        const pull = { ...this.#at, head, base, title, body };
        const { data } = await this.#client.rest.pulls.create({ ...pull, draft, ...ONCE }).catch(async (error) => {
            // Private repositories of some plans have no drafts.
            const noDrafts = draft && error instanceof request_error_dist_src/* RequestError */.G && error.status === 422 && /draft/i.test(error.message);
            if (!noDrafts)
                throw error;
            return this.#client.rest.pulls.create({ ...pull, ...ONCE });
        });
        return { number: data.number, url: data.html_url, operation: 'created' };
    }
    async #update(number, { title, body }) {
        const { data } = await this.#client.rest.pulls.update({ ...this.#at, pull_number: number, title, body });
        return { number: data.number, url: data.html_url, operation: 'updated' };
    }
    async #label(number, labels) {
        if (labels.length === 0)
            return;
        await this.#client.rest.issues.addLabels({ ...this.#at, issue_number: number, labels: [...labels] });
    }
    /** Looks and makes again when the answer was lost: what was made after all is found then, and not made twice. */
    async #made(what, permission, make) {
        for (let tried = 1;; tried += 1) {
            try {
                return await make();
            }
            catch (error) {
                const passing = error instanceof request_error_dist_src/* RequestError */.G && (error.status >= 500 || isDuplicate(error));
                if (!passing || tried >= TRIES)
                    throw explained(error, what, permission);
            }
        }
    }
    get #at() {
        return { owner: this.#owner, repo: this.#repo };
    }
}
function isDuplicate(error) {
    return error.status === 422 && /already exists/i.test(error.message);
}
/** What a refusal of the API means, and what to do. */
function explained(error, what, permission) {
    if (!(error instanceof request_error_dist_src/* RequestError */.G))
        return error;
    const options = { cause: error };
    if (error.status === 401) {
        return new errors/* UserError */.y(`GitHub does not accept the token, so fix-tests could not ${what}.`, 'Pass a valid github-token.', options);
    }
    if (error.status === 403 && /not permitted to create or approve/i.test(error.message)) {
        return new errors/* UserError */.y('GitHub Actions may not create pull requests in this repository.', 'Turn on “Allow GitHub Actions to create and approve pull requests” under Settings › Actions › General, or pass another github-token.', options);
    }
    if (error.status === 403 || error.status === 404) {
        return new errors/* UserError */.y(`The token may not ${what}.`, `Give the job permissions: ${permission}.`, options);
    }
    return new errors/* UserError */.y(`GitHub refused to ${what} (HTTP ${error.status}: ${(0,errors/* messageOf */.b)(error).slice(0, 200)}).`, 'Run the job again; what was done so far is kept.', options);
}

// EXTERNAL MODULE: ./lib/inputs.js
var inputs = __webpack_require__(646);
// EXTERNAL MODULE: ./lib/job.js
var job = __webpack_require__(7200);
// EXTERNAL MODULE: ./lib/main.js + 52 modules
var main = __webpack_require__(8764);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(7829);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(297);
// EXTERNAL MODULE: ./lib/workspace/ledger-commit.js
var ledger_commit = __webpack_require__(3848);
;// CONCATENATED MODULE: ./lib/workspace/push-errors.js

/** What a refusal of the remote means, and what to do. */
function push_errors_explained(error, url) {
    const { stderr } = error;
    const options = { cause: error };
    if (/workflows?`? (?:permission|scope)/i.test(stderr)) {
        return new errors/* UserError */.y('The token may not push changes of workflow files.', 'Use a token with the permission workflows: write.', options);
    }
    if (/\b403\b|denied to|write access/i.test(stderr)) {
        return new errors/* UserError */.y(`The token may not push to ${url}.`, 'Give the job permissions: contents: write (and pull-requests: write), or pass another github-token.', options);
    }
    if (/\b401\b|Authentication failed|could not read Username/i.test(stderr)) {
        return new errors/* UserError */.y(`${url} does not accept the token.`, 'Pass a valid github-token.', options);
    }
    if (/protected branch|GH006|GH013/i.test(stderr)) {
        return new errors/* UserError */.y('A rule of the repository protects the branch of the fix.', 'Allow the bot to push it, or choose another name with the input branch.', options);
    }
    if (/non-fast-forward|fetch first|stale info|\[rejected\]|cannot lock ref/i.test(stderr)) {
        return new errors/* UserError */.y('Somebody else pushed to the branch of the fix meanwhile.', 'Run fix-tests again: it goes on from what is there.', options);
    }
    const reason = stderr.split('\n').find(line => /fatal|error|remote/.test(line)) ?? stderr.slice(0, 200);
    return new errors/* UserError */.y(`git could not talk to ${url}: ${reason.trim()}.`, 'Run the job again; if it stays so, look at the status of the server.', options);
}

;// CONCATENATED MODULE: ./lib/workspace/remote-keeper.js



/** Keeps branch and ledger on the remote, in one atomic push. */
class RemoteKeeper {
    #options;
    #parent;
    #pushed;
    constructor(options) {
        this.#options = options;
    }
    async load() {
        const ref = (0,ledger_commit/* stateRef */.dZ)(this.#options);
        this.#parent = (await this.#list([ref])).get(ref);
        if (this.#parent === undefined)
            return undefined;
        await this.fetchRefs([ref]);
        return this.#options.repository.text(this.#parent, ledger_commit/* STATE */.c4);
    }
    async keep({ tip, branch, ...ledger }) {
        await this.#options.beforePush();
        const commit = await (0,ledger_commit/* ledgerCommit */.bF)(this.#options, { ...ledger, parent: this.#parent });
        const specs = [
            `${commit}:${(0,ledger_commit/* stateRef */.dZ)(this.#options)}`,
            ...(tip === undefined ? [] : [`${tip}:refs/heads/${branch}`]),
        ];
        await this.#push(['--atomic'], specs);
        this.#parent = commit;
        if (tip !== undefined && tip !== this.#pushed)
            this.#options.onPush({ branch, tip });
        this.#pushed = tip;
    }
    async exists(branch) {
        return (await this.#list([`refs/heads/${branch}`])).size > 0;
    }
    /**
     * Asks whether a push would be allowed, without pushing.
     * @throws UserError
     */
    async preflight(sha) {
        await this.#push(['--dry-run'], [`${sha}:${(0,ledger_commit/* stateRef */.dZ)(this.#options)}-preflight`]);
    }
    async fetch(branch) {
        await this.fetchRefs([`refs/heads/${branch}`]);
    }
    /** @throws UserError */
    async fetchRefs(refs) {
        await this.#options.repository.fetch(this.#options.url, refs, this.#auth).catch((error) => {
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            throw push_errors_explained(error, this.#options.url);
        });
    }
    async #list(refs) {
        const { repository, url } = this.#options;
        const text = await repository
            .git(['ls-remote', '--quiet', url, ...refs], { env: this.#auth })
            .catch((error) => {
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            throw push_errors_explained(error, url);
        });
        return new Map((0,git/* lines */.Mn)(text).map(line => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))]));
    }
    async #push(options, specs) {
        const { repository, url } = this.#options;
        const args = ['push', '--quiet', '--no-verify', ...options, url, ...specs];
        const pushed = () => repository.git(args, { env: this.#auth });
        try {
            await pushed();
        }
        catch (error) {
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            // A passing fault of the network or the server: a push of the same commits can be repeated without harm.
            if (!/\b50\d\b|RPC failed|hung up|reset by peer|timed out|early EOF|cannot lock ref/i.test(error.stderr))
                throw push_errors_explained(error, url);
            await pushed().catch((again) => {
                throw again instanceof git/* GitError */.XS ? push_errors_explained(again, url) : again;
            });
        }
    }
    /** Only git itself gets the token, only to talk to the remote, and in its environment: no other process sees it. */
    get #auth() {
        const basic = Buffer.from(`x-access-token:${this.#options.token}`).toString('base64');
        return {
            GIT_CONFIG_COUNT: '1',
            GIT_CONFIG_KEY_0: `http.${new URL(this.#options.url).origin}/.extraheader`,
            GIT_CONFIG_VALUE_0: `Authorization: basic ${basic}`,
        };
    }
}

// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __webpack_require__(7751);
;// CONCATENATED MODULE: ./lib/action/log.js


/** The job's log: one group per iteration. */
class ActionLog {
    #open = false;
    emit = (event) => {
        const line = (0,progress/* lineOf */.c)(event);
        switch (line.kind) {
            case 'heading':
                this.end();
                core/* startGroup */.Oh(line.text);
                this.#open = true;
                return;
            case 'warning':
                core/* warning */.$e(line.text);
                return;
            case 'busy':
                return;
            case 'step':
            case 'detail':
                core/* info */.pq(line.kind === 'detail' ? `  ${line.text}` : line.text);
        }
    };
    /** Closes the group that is open. */
    end() {
        if (this.#open)
            core/* endGroup */.N4();
        this.#open = false;
    }
}

// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(1306);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./lib/github/artifacts.js





/** Bytes of one artifact, packed, and of one report, unpacked: beyond them nothing is read into memory. */
const MAX_ARTIFACT = 300_000_000;
const MAX_ENTRY = 200_000_000;
/** Bytes of all reports of one artifact, unpacked. */
const MAX_ENTRIES = 500_000_000;
/**
 * The XML files in the artifacts of a run, unzipped in memory: nothing of an archive ever becomes a path on disk.
 * @throws UserError when the artifacts may not be read
 */
async function reportsFromArtifacts(client, query) {
    const [owner = '', repo = ''] = query.repository.split('/');
    const all = await client
        .paginate(client.rest.actions.listWorkflowRunArtifacts, { owner, repo, run_id: query.runId, per_page: 100 })
        .catch((error) => {
        throw explained(error, 'read the artifacts of the failed run', 'actions: read');
    });
    const wanted = all.filter(({ name }) => picomatch.isMatch(name, query.pattern));
    const files = [];
    const notes = [];
    for (const artifact of wanted) {
        if (artifact.expired)
            notes.push(`The artifact ${artifact.name} has expired.`);
        else if (artifact.size_in_bytes > MAX_ARTIFACT)
            notes.push(`The artifact ${artifact.name} is too large to be read (${artifact.size_in_bytes} bytes).`);
        else {
            const zip = await download(client, { owner, repo, artifact_id: artifact.id });
            const read = unzip(new Uint8Array(zip), artifact.name);
            files.push(...read.files);
            notes.push(...read.notes);
        }
    }
    return { files, notes, artifacts: all.map(({ name }) => name) };
}
async function download(client, at) {
    try {
        return (await client.rest.actions.downloadArtifact({ ...at, archive_format: 'zip' })).data;
    }
    catch (error) {
        throw explained(error, 'download an artifact of the failed run', 'actions: read');
    }
}
function unzip(zip, name) {
    const notes = [];
    let sum = 0;
    try {
        const entries = (0,esm/* unzipSync */.AO)(zip, {
            filter(entry) {
                if (!entry.name.toLowerCase().endsWith('.xml'))
                    return false;
                sum += entry.originalSize;
                if (entry.originalSize <= MAX_ENTRY && sum <= MAX_ENTRIES)
                    return true;
                notes.push(`${entry.name} in the artifact ${name} is too large to be read (${entry.originalSize} bytes).`);
                return false;
            },
        });
        const decoder = new TextDecoder();
        const files = Object.entries(entries).map(([entry, bytes]) => ({
            name: `${name}/${entry}`,
            text: decoder.decode(bytes),
        }));
        return { files, notes };
    }
    catch (error) {
        return { files: [], notes: [...notes, `The artifact ${name} cannot be unzipped: ${(0,errors/* messageOf */.b)(error)}`] };
    }
}
/** Why there is no report, as a mistake that can be mended. */
function noArtifact(pattern, artifacts) {
    const have = artifacts.length === 0 ? 'it has no artifacts' : `its artifacts are ${artifacts.slice(0, 10).join(', ')}`;
    return new errors/* UserError */.y(`No artifact of the failed run matches ${JSON.stringify(pattern)} and holds a test report (${have}).`, 'Upload the JUnit XML with actions/upload-artifact, if: always(), and name it in artifact-name.');
}

// EXTERNAL MODULE: ./lib/results/find.js
var find = __webpack_require__(4855);
;// CONCATENATED MODULE: ./lib/action/reports.js



/**
 * Finds and reads the reports of the failing job.
 * @throws UserError when there is none, or none that can be read
 */
async function findReports(options) {
    const { client, settings, request, reports, top } = options;
    const root = (0,external_node_path_.resolve)(top, settings['working-directory']);
    const notes = [];
    const inWorkspace = reports === 'workspace' || settings['report-paths'] !== undefined;
    const files = inWorkspace ? await (0,find/* reportsInWorkspace */.W_)(root, settings['report-paths']) : [];
    if (reports === 'artifacts' && files.length === 0) {
        const pattern = settings['artifact-name'] ?? '*';
        const found = await reportsFromArtifacts(client, {
            repository: request.repository,
            runId: request.run?.id ?? 0,
            pattern,
        });
        if (found.files.length === 0 && found.notes.length === 0)
            throw noArtifact(pattern, found.artifacts);
        files.push(...found.files);
        notes.push(...found.notes);
    }
    return (0,find/* readAll */.yw)(files, { root, notes });
}

;// CONCATENATED MODULE: ./lib/action/work.js














/** The work of a step on a request: checks, reports, the engine, and GitHub at both ends. */
async function work({ env, environment, signal, request, reports }) {
    const settings = (0,inputs/* parseSettings */.P$)((0,inputs/* inputsOf */.Vc)(env));
    const secrets = secretsOf(settings);
    for (const secret of secrets)
        core/* setSecret */.Pq(secret);
    const log = new ActionLog();
    (0,job/* precheck */.M)(settings);
    const token = settings['github-token'];
    if (token === undefined)
        throw new errors/* UserError */.y('Input github-token is missing.', 'Pass a token, such as ${{ github.token }}.');
    const api = client({ token, apiUrl: environment.apiUrl });
    const forge = new GitHubForge(api, request.repository);
    const checkout = await (0,workspace_checkout/* inspectCheckout */.dX)(environment.workspace, { PATH: env.PATH ?? '', HOME: env.HOME ?? (0,external_node_os_.homedir)() });
    await requireHead(forge, request);
    const { cases, files, notes } = await findReports({ client: api, settings, request, reports, top: checkout.top });
    for (const note of notes)
        log.emit({ kind: 'note', level: 'warning', text: note });
    const red = cases.filter(({ status }) => status === 'failed').length;
    log.emit({ kind: 'reports-read', files, cases: cases.length, failing: red });
    if (red === 0)
        return { kind: 'nothing', why: 'The test reports show no failing test.' };
    const pull = request.pullRequest === undefined ? await forge.pullOf(request.headBranch) : undefined;
    const asked = pull === undefined ? request : { ...request, pullRequest: pull.number, askedBy: request.askedBy ?? pull.author };
    const repositoryUrl = `${environment.serverUrl}/${request.repository}`;
    const { state, report } = await (0,main/* fixTests */.$)({
        settings,
        request: asked,
        name: reports === 'workspace' ? `${environment.workflow}\0${environment.job}` : (request.run?.name ?? ''),
        checkout,
        host: env,
        secrets,
        stateRoot: (0,external_node_path_.join)(environment.temp, 'fix-tests'),
        resume: 'kept',
        emit: log.emit,
        signal,
        repositoryUrl,
        reported: cases,
        async openKeeper({ repository, key }) {
            const keeper = new RemoteKeeper({
                repository,
                key,
                url: repositoryUrl,
                token,
                beforePush: () => requireHead(forge, request),
                onPush: ({ branch, tip }) => log.emit({ kind: 'pushed', branch, sha: tip }),
            });
            await keeper.fetchRefs([request.headSha]);
            await keeper.preflight(request.headSha);
            return keeper;
        },
        publish: (at, written) => publish({ forge, state: at, report: written, log }),
    });
    log.end();
    return { kind: 'done', state, report, settings, temp: environment.temp };
}
/** @throws UserError when the branch has moved on: what would be fixed is no longer what people have. */
async function requireHead(forge, request) {
    const now = await forge.headOf(request.headBranch);
    if (now === request.headSha)
        return;
    const where = now === undefined ? 'is gone' : `is at ${now.slice(0, 7)} now`;
    throw new errors/* UserError */.y(`The branch ${request.headBranch} ${where}, and no longer at the failing commit ${request.headSha.slice(0, 7)}.`, 'Nothing was pushed for it; the run of the newer commit tells whether it still fails.');
}
async function publish(options) {
    const { forge, state, report, log } = options;
    const marker = `<!-- fix-tests ${state.key} -->`;
    const { pullRequest, headBranch } = state.request;
    if ((0,domain_state/* standing */.JA)(state).length === 0) {
        const worth = state.targets.length > 0 && pullRequest !== undefined;
        if (worth)
            await forge.comment({ pullRequest, marker, body: report.markdown });
        return undefined;
    }
    const link = await forge.publishPull({
        head: state.branch,
        base: headBranch,
        title: report.title,
        body: `${marker}\n${report.markdown}`,
        draft: report.outcome !== 'fixed',
        labels: ['fix-tests'],
    });
    log.emit({ kind: 'pull-request', url: link.url, operation: link.operation });
    if (pullRequest !== undefined) {
        const verdict = report.markdown.split('\n')[0] ?? '';
        await forge.comment({
            pullRequest,
            marker,
            body: `${verdict}\n\nSee #${link.number}, which merges into this branch.`,
        });
    }
    return link;
}
function secretsOf(settings) {
    return [settings['github-token'], settings['anthropic-api-key']].filter(secret => secret !== undefined);
}


/***/ })

};
