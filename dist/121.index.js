export const id = 121;
export const ids = [121];
export const modules = {

/***/ 90025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  work: () => (/* binding */ work)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 10 modules
var core = __webpack_require__(57264);
// EXTERNAL MODULE: ./lib/domain/known.js
var known = __webpack_require__(21255);
// EXTERNAL MODULE: ./lib/domain/review.js
var review = __webpack_require__(97582);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 2 modules
var utils = __webpack_require__(47176);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(49735);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(11267);
;// CONCATENATED MODULE: ./lib/github/client.js



const ONCE = { request: { retries: 0 } };
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
var request_error_dist_src = __webpack_require__(31015);
;// CONCATENATED MODULE: ./lib/github/forge.js



const TRIES = 3;
class GitHubForge {
    #client;
    #owner;
    #repo;
    constructor(client, repository) {
        const [owner = '', repo = ''] = repository.split('/');
        this.#client = client;
        this.#owner = owner;
        this.#repo = repo;
    }
    async isDefault(branch) {
        const { data } = await this.#client.rest.repos.get(this.#at).catch((error) => {
            throw explained(error, 'read the repository', 'contents: read');
        });
        return data.default_branch === branch;
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
    async pullOf(branch) {
        const found = await this.#openPull({ head: branch });
        return found && { number: found.number, author: found.user?.login, base: found.base.ref };
    }
    async isOver({ id, attempt }) {
        try {
            const { data } = await this.#client.rest.actions.getWorkflowRunAttempt({
                ...this.#at,
                run_id: id,
                attempt_number: attempt,
            });
            return data.status === 'completed';
        }
        catch (error) {
            if (error instanceof request_error_dist_src/* RequestError */.G)
                return false;
            throw error;
        }
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
function explained(error, what, permission) {
    if (!(error instanceof request_error_dist_src/* RequestError */.G))
        return error;
    const options = { cause: error };
    if (error.status === 401) {
        return new errors/* UserError */.yo(`GitHub does not accept the token, so fix-tests could not ${what}.`, 'Pass a valid github-token.', options);
    }
    if (error.status === 403 && /not permitted to create or approve/i.test(error.message)) {
        return new errors/* UserError */.yo('GitHub Actions may not create pull requests in this repository.', 'Turn on “Allow GitHub Actions to create and approve pull requests” under Settings › Actions › General, or pass another github-token.', options);
    }
    if (error.status === 403 || error.status === 404) {
        return new errors/* UserError */.yo(`The token may not ${what}.`, `Give the job permissions: ${permission}.`, options);
    }
    return new errors/* UserError */.yo(`GitHub refused to ${what} (HTTP ${error.status}: ${(0,errors/* messageOf */.bD)(error).slice(0, 200)}).`, 'Run the job again; what was done so far is kept.', options);
}

// EXTERNAL MODULE: ./lib/access.js
var access = __webpack_require__(85381);
// EXTERNAL MODULE: ./lib/inputs.js + 1 modules
var inputs = __webpack_require__(222);
// EXTERNAL MODULE: ./lib/job.js
var job = __webpack_require__(67200);
// EXTERNAL MODULE: ./lib/main.js + 46 modules
var main = __webpack_require__(12089);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(97829);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
// EXTERNAL MODULE: ./lib/workspace/ledger-commit.js
var ledger_commit = __webpack_require__(43848);
// EXTERNAL MODULE: ./lib/workspace/push-errors.js
var push_errors = __webpack_require__(6605);
;// CONCATENATED MODULE: ./lib/workspace/remote-keeper.js




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
        try {
            await this.fetchRefs([ref]);
        }
        catch (error) {
            this.#parent = (await this.#list([ref])).get(ref);
            if (this.#parent === undefined)
                return undefined;
            throw error;
        }
        return (0,ledger_commit/* keptIn */.CJ)(this.#options, this.#parent);
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
        const pushed = `${branch} ${tip}`;
        if (tip !== undefined && pushed !== this.#pushed)
            this.#options.onPush({ branch, tip });
        this.#pushed = pushed;
    }
    async shared(name) {
        return (await this.#sharedNow(name)).text;
    }
    async share(name, change) {
        const ref = (0,ledger_commit/* sharedRef */.nL)(name);
        await (0,ledger_commit/* shareWith */.gx)({ repository: this.#options.repository, name }, change, {
            now: () => this.#sharedNow(name),
            put: (made, before) => this.#push([`--force-with-lease=${ref}:${before ?? ''}`], [`${made}:${ref}`]),
        });
    }
    async #sharedNow(name) {
        const ref = (0,ledger_commit/* sharedRef */.nL)(name);
        const commit = (await this.#list([ref])).get(ref);
        if (commit === undefined)
            return { commit, text: undefined };
        await this.fetchRefs([commit]);
        return { commit, text: await (0,ledger_commit/* sharedText */.b8)(this.#options, commit) };
    }
    async exists(branch) {
        return (await this.#list([`refs/heads/${branch}`])).size > 0;
    }
    async drop() {
        const ref = (0,ledger_commit/* stateRef */.dZ)(this.#options);
        if (this.#parent === undefined)
            return;
        await this.#push([`--force-with-lease=${ref}:${this.#parent}`], [`:${ref}`]);
        this.#parent = undefined;
    }
    async fetch(branch) {
        const ref = `refs/heads/${branch}`;
        const tip = (await this.#list([ref])).get(ref);
        if (tip === undefined)
            throw new errors/* UserError */.yo(`The branch ${branch} is gone.`, 'Run fix-tests again.');
        await this.fetchRefs([tip]);
        return tip;
    }
    async fetchRefs(refs) {
        await this.#options.repository.fetch(this.#options.url, refs, this.#auth).catch((error) => {
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            throw (0,push_errors/* explained */.t)(error, this.#options.url);
        });
    }
    async #list(refs) {
        const { repository, url } = this.#options;
        const text = await repository
            .git(['ls-remote', '--quiet', url, ...refs], { env: this.#auth })
            .catch((error) => {
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            throw (0,push_errors/* explained */.t)(error, url);
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
            const somebody = (0,push_errors/* moved */.a)(error, (0,ledger_commit/* stateRef */.dZ)(this.#options));
            if (somebody !== undefined)
                throw somebody;
            if (!/\b50\d\b|RPC failed|hung up|reset by peer|timed out|early EOF|cannot lock ref/i.test(error.stderr))
                throw (0,push_errors/* explained */.t)(error, url);
            await pushed().catch((again) => {
                if (!(again instanceof git/* GitError */.XS))
                    throw again;
                throw (0,push_errors/* moved */.a)(again, (0,ledger_commit/* stateRef */.dZ)(this.#options)) ?? (0,push_errors/* explained */.t)(again, url);
            });
        }
    }
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
var progress = __webpack_require__(37751);
;// CONCATENATED MODULE: ./lib/action/log.js


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
    end() {
        if (this.#open)
            core/* endGroup */.N4();
        this.#open = false;
    }
}

// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(51306);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./lib/github/artifacts.js





const MAX_ARTIFACT = 300_000_000;
const MAX_ENTRY = 200_000_000;
const MAX_ENTRIES = 500_000_000;
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
        const files = Object.entries(entries).map(([entry, bytes]) => ({
            name: `${name}/${entry}`,
            open: () => [bytes],
        }));
        return { files, notes };
    }
    catch (error) {
        return { files: [], notes: [...notes, `The artifact ${name} cannot be unzipped: ${(0,errors/* messageOf */.bD)(error)}`] };
    }
}
function noArtifact(pattern, artifacts) {
    const have = artifacts.length === 0 ? 'it has no artifacts' : `its artifacts are ${artifacts.slice(0, 10).join(', ')}`;
    return new errors/* UserError */.yo(`No artifact of the failed run matches ${JSON.stringify(pattern)} and holds a test report (${have}).`, 'Upload the JUnit XML with actions/upload-artifact, if: always(), and name it in artifact-name.');
}

// EXTERNAL MODULE: ./lib/results/find.js
var find = __webpack_require__(54855);
// EXTERNAL MODULE: ./lib/results/heap.js
var heap = __webpack_require__(91262);
;// CONCATENATED MODULE: ./lib/action/reports.js




async function findReports(options) {
    const { client, settings, request, reports, top } = options;
    (0,heap/* keepHeapSmall */.p)();
    const root = (0,external_node_path_.resolve)(top, settings['working-directory']);
    const notes = [];
    const inWorkspace = reports === 'workspace' || settings['report-paths'] !== undefined;
    const files = [];
    if (inWorkspace) {
        const found = await (0,find/* reportsInWorkspace */.W_)(root, { patterns: settings['report-paths'], since: options.since });
        files.push(...found.files);
        notes.push(...found.notes);
    }
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

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/github/artifact-upload.js




const PACE = { timeoutMs: 2 * 60_000, pause: (ms, signal) => (0,external_node_timers_promises_.setTimeout)(ms, undefined, { signal }) };
const artifact_upload_TRIES = 5;
const MOST_WAIT_MS = 30_000;
const DAY_MS = 24 * 60 * 60_000;
const SERVICE = 'twirp/github.actions.results.api.v1.ArtifactService';
const VERSION = 7;
const MIME_TYPE = 'application/zip';
async function uploadArtifact({ name, files, service, retentionDays, signal }, pace = {}) {
    const call = { ...target(service), name, ask: asking(signal, { ...PACE, ...pace }) };
    if (name === '')
        throw new Error('An artifact needs a name.');
    const [forbidden] = /["<>:|*?\r\n\\/]/.exec(name) ?? [];
    if (forbidden)
        throw new Error(`The artifact's name ${JSON.stringify(name)} may not hold ${JSON.stringify(forbidden)}.`);
    const zip = zipped(files);
    const expiry = new Date(Date.now() + (retentionDays ?? 0) * DAY_MS).toISOString();
    const created = await rpc('CreateArtifact', call, {
        version: VERSION,
        mime_type: MIME_TYPE,
        ...(retentionDays ? { expires_at: expiry } : {}),
    });
    const url = String(created.signed_upload_url ?? created.signedUploadUrl);
    if (!URL.canParse(url))
        throw new Error('The artifact service named no URL to upload to.');
    const headers = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-blob-content-type': MIME_TYPE };
    const stored = await call.ask(url, { method: 'PUT', headers, body: zip });
    if (stored.status !== 201)
        throw complaint('The artifact storage', 'the upload', stored);
    const hash = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(zip).digest('hex')}`;
    const finalized = await rpc('FinalizeArtifact', call, { size: String(zip.length), hash });
    const id = Number(finalized.artifact_id ?? finalized.artifactId);
    if (!Number.isSafeInteger(id))
        throw new Error('The artifact service gave the artifact no id.');
    return { id, bytes: zip.length };
}
function asking(signal, { timeoutMs, pause }) {
    const once = async (url, request, tries) => {
        const timeout = AbortSignal.timeout(timeoutMs);
        try {
            const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.any([signal, timeout]) });
            const detail = response.headers.get('x-ms-error-code') ?? '';
            const retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0;
            return { status: response.status, text: await response.text(), detail, retryAfterMs, tries };
        }
        catch (error) {
            signal.throwIfAborted();
            const { name, cause } = error;
            const detail = timeout.aborted ? 'no answer in time' : (cause?.code ?? name);
            return { status: 0, text: '', detail, retryAfterMs: 0, tries };
        }
    };
    return async (url, request) => {
        for (let tries = 1;; tries += 1) {
            const answer = await once(url, request, tries);
            if (tries === artifact_upload_TRIES || !isTransient(answer))
                return answer;
            const waitMs = Math.max(1000 * 2 ** (tries - 1), Math.min(answer.retryAfterMs, MOST_WAIT_MS));
            await pause(waitMs, signal).finally(() => signal.throwIfAborted());
        }
    };
}
function isTransient({ status, text }) {
    if (isQuota(text))
        return false;
    return status === 0 || status === 429 || status >= 500 || (status === 403 && text.includes('Error from intermediary'));
}
function isQuota(text) {
    return text.includes('insufficient usage');
}
async function rpc(method, { origin, token, ids, name, ask }, fields) {
    const answer = await ask(`${origin}/${SERVICE}/${method}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...ids, name, ...fields }),
    });
    const { status, text, tries } = answer;
    const said = objectIn(text);
    if (status >= 200 && status < 300) {
        if (said?.ok === true)
            return said;
        throw new Error(`The artifact service answered ${method} with ${said ? 'a no' : 'something that is not JSON'}.`);
    }
    if (isQuota(text))
        throw new Error("The account's storage quota for artifacts is used up.");
    if (status === 409 && method === 'CreateArtifact') {
        const doubt = tries > 1 ? ', or an earlier try has taken the name' : '';
        throw new Error(`This run has an artifact named ${JSON.stringify(name)} already${doubt}.`);
    }
    const message = (0,errors/* messageOf */.bD)(said?.msg ?? '').replace(/https?:\S*/g, '(a URL)');
    throw complaint('The artifact service', method, { ...answer, detail: answer.detail || message.slice(0, 200) });
}
function complaint(who, what, { status, detail, tries }) {
    if (status === 0)
        return new Error(`${who} could not be reached for ${what} (${detail}, ${tries} tries).`);
    if (status === 429 || status >= 500)
        return new Error(`${who} failed at ${what} (HTTP ${status}, ${tries} tries).`);
    return new Error(`${who} did not accept ${what} (HTTP ${status}${detail && `: ${detail}`}).`);
}
function target({ url, token }) {
    if (!url)
        throw new Error('ACTIONS_RESULTS_URL is not set, so there is no artifact service to upload to.');
    if (!URL.canParse(url))
        throw new Error('ACTIONS_RESULTS_URL is not a URL.');
    if (!token)
        throw new Error('ACTIONS_RUNTIME_TOKEN is not set, so no artifact can be uploaded.');
    const claims = objectIn(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)(?: |$)/.exec(String(claims?.scp)) ?? [];
    if (run === undefined)
        throw new Error('ACTIONS_RUNTIME_TOKEN has no scope Actions.Results, which artifacts need.');
    const ids = { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
    return { origin: new URL(url).origin, token, ids };
}
function objectIn(json) {
    try {
        const value = JSON.parse(json);
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function zipped(files) {
    const entries = new Map();
    for (const [path, bytes] of files) {
        const entry = path.replaceAll('\\', '/');
        const isOutside = /^[a-z]:/i.test(entry) || entry.split('/').some(part => ['', '.', '..'].includes(part));
        if (isOutside)
            throw new Error(`${JSON.stringify(path)} is not a relative path within an artifact.`);
        if (entries.has(entry))
            throw new Error(`Two files of the artifact are named ${JSON.stringify(entry)}.`);
        entries.set(entry, bytes);
    }
    if (entries.size === 0)
        throw new Error('An artifact needs at least one file.');
    return (0,esm/* zipSync */.L)(Object.fromEntries(entries));
}

;// CONCATENATED MODULE: ./lib/action/transcripts.js




async function keepTranscripts(directory, { settings, env, environment, emit, signal }) {
    if (!settings['upload-transcripts'])
        return undefined;
    const names = await (0,promises_.readdir)(directory).catch(() => []);
    if (names.length === 0)
        return undefined;
    try {
        const { id } = await uploadArtifact({
            name: artifactName(environment),
            files: new Map(await Promise.all(names.map(async (name) => [name, await (0,promises_.readFile)((0,external_node_path_.join)(directory, name))]))),
            service: { url: env.ACTIONS_RESULTS_URL ?? '', token: env.ACTIONS_RUNTIME_TOKEN ?? '' },
            signal,
        });
        const { serverUrl, repository, runId } = environment;
        return `${serverUrl}/${repository}/actions/runs/${runId}/artifacts/${id}`;
    }
    catch (error) {
        emit({ kind: 'note', level: 'warning', text: `The transcripts could not be uploaded: ${(0,errors/* messageOf */.bD)(error)}` });
        return undefined;
    }
}
function artifactName({ job, runAttempt }) {
    return `fix-tests-transcripts-${job.replace(/[^\w-]/g, '-') || 'job'}-${runAttempt}`;
}

;// CONCATENATED MODULE: ./lib/action/work.js


















async function work({ env, environment, signal, request, reports }) {
    const settings = (0,inputs/* parseSettings */.P$)((0,inputs/* inputsOf */.Vc)(env));
    const secrets = (0,access/* secretsOf */.Fj)(settings, env);
    for (const secret of secrets)
        core/* setSecret */.Pq(secret);
    const log = new ActionLog();
    (0,job/* precheck */.M)(settings);
    const token = settings['github-token'];
    if (token === undefined)
        throw new errors/* UserError */.yo('Input github-token is missing.', 'Pass a token, such as ${{ github.token }}.');
    const api = client({ token, apiUrl: environment.apiUrl });
    const forge = new GitHubForge(api, request.repository);
    const checkout = await (0,workspace_checkout/* inspectCheckout */.dX)(environment.workspace, { PATH: env.PATH ?? '', HOME: env.HOME ?? (0,external_node_os_.homedir)() });
    await requireHead(forge, request);
    const { cases, complete, files, notes } = await findReports({
        client: api,
        settings,
        request,
        reports,
        top: checkout.top,
        since: checkout.committedAt,
    });
    for (const note of notes)
        log.emit({ kind: 'note', level: 'warning', text: note });
    const red = cases.filter(({ status }) => status === 'failed').length;
    log.emit({ kind: 'reports-read', files, cases: cases.length, failing: red });
    if (red === 0 && complete)
        return { kind: 'nothing', why: 'The test reports show no failing test.' };
    const pull = request.pullRequest === undefined ? await forge.pullOf(request.headBranch) : undefined;
    const asked = pull === undefined
        ? request
        : { ...request, pullRequest: pull.number, base: pull.base, askedBy: request.askedBy ?? pull.author };
    const wantsBase = settings['compare-base'] || settings.bisect || (0,access/* asksModels */.Nw)(settings);
    const base = wantsBase && asked.base !== undefined ? await forge.headOf(asked.base) : undefined;
    const trusted = base ?? ((0,access/* asksModels */.Nw)(settings) && (await forge.isDefault(asked.headBranch)) ? asked.headSha : undefined);
    const repositoryUrl = `${environment.serverUrl}/${request.repository}`;
    const { state, report, transcripts } = await (0,main/* fixTests */.$)({
        settings,
        request: asked,
        name: reports === 'workspace' ? `${environment.workflow}\0${environment.job}` : (request.run?.name ?? ''),
        checkout,
        base,
        trusted,
        host: env,
        secrets,
        stateRoot: (0,external_node_path_.join)(environment.temp, 'fix-tests'),
        resume: 'kept',
        owner: ownerOf(environment),
        isGone: async ({ run }) => run !== undefined && (await forge.isOver(run)),
        emit: log.emit,
        signal,
        repositoryUrl,
        reported: red === 0 ? undefined : cases,
        async openKeeper({ repository, key }) {
            const keeper = new RemoteKeeper({
                repository,
                key,
                url: repositoryUrl,
                token,
                beforePush: () => requireHead(forge, request),
                onPush: ({ branch, tip }) => log.emit({ kind: 'pushed', branch, sha: tip }),
            });
            await keeper.fetchRefs([request.headSha, ...(base === undefined ? [] : [base])]);
            return keeper;
        },
        keepTranscripts: directory => keepTranscripts(directory, { settings, env, environment, emit: log.emit, signal }),
        publish: (at, written) => publish({ forge, state: at, report: written, log }),
    });
    log.end();
    return { kind: 'done', state, report, settings, transcripts, temp: environment.temp };
}
function ownerOf({ serverUrl, repository, runId, runAttempt, runner }) {
    const run = runId === 0 ? undefined : { id: runId, attempt: runAttempt };
    const name = run === undefined ? runner || (0,external_node_os_.hostname)() : `${serverUrl}/${repository}/actions/runs/${runId}`;
    return { id: (0,external_node_crypto_.randomUUID)(), name, host: (0,external_node_os_.hostname)(), pid: process.pid, ...(run === undefined ? {} : { run }) };
}
async function requireHead(forge, request) {
    const now = await forge.headOf(request.headBranch);
    if (now === request.headSha)
        return;
    const where = now === undefined ? 'is gone' : `is at ${now.slice(0, 7)} now`;
    throw new errors/* UserError */.yo(`The branch ${request.headBranch} ${where}, and no longer at the failing commit ${request.headSha.slice(0, 7)}.`, 'Nothing was pushed for it; the run of the newer commit tells whether it still fails.');
}
async function publish(options) {
    const { forge, state, report, log } = options;
    const marker = `<!-- fix-tests ${state.key} -->`;
    const { pullRequest, headBranch } = state.request;
    if (state.outcome === 'stopped') {
        if (pullRequest !== undefined)
            await forge.comment({ pullRequest, marker, body: report.markdown });
        return undefined;
    }
    if ((0,known/* standing */.JA)(state).length === 0 || state.targets.length === 0) {
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
        draft: report.outcome !== 'fixed' || (0,review/* objections */.PP)(state.reviews).length > 0,
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


/***/ }),

/***/ 32017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ called),
/* harmony export */   EL: () => (/* binding */ REPORT_FORMATS),
/* harmony export */   He: () => (/* binding */ buildFailure),
/* harmony export */   Pm: () => (/* binding */ scripts),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   U$: () => (/* binding */ packages),
/* harmony export */   Xy: () => (/* binding */ batches),
/* harmony export */   dB: () => (/* binding */ nodePaths),
/* harmony export */   h2: () => (/* binding */ affected),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   yG: () => (/* binding */ plainly),
/* harmony export */   zP: () => (/* binding */ LONGEST),
/* harmony export */   zy: () => (/* binding */ nodeProgram)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _domain_quoting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74163);


const REPORT_FORMATS = [
    'junit',
    'jest-json',
    'mocha-json',
    'playwright-json',
    'pytest-json',
    'rspec-json',
    'go-json',
    'tap',
    'cargo',
    'plain',
];
const LONGEST = 100_000;
function filesOf(tests) {
    return [...new Set(tests.map(test => test.file))].filter(file => file !== '');
}
function affected(tests, related) {
    const files = [...new Set([...filesOf(tests), ...related])];
    return files.length === 0 && tests.length === 0 ? [] : [files];
}
function batches(tests, wordOf, longest = LONGEST) {
    const all = [];
    let size = longest;
    for (const test of tests) {
        const more = Buffer.byteLength(wordOf(test)) + Buffer.byteLength(test.file) + 2;
        if (size + more > longest) {
            all.push([]);
            size = 0;
        }
        all.at(-1)?.push(test);
        size += more;
    }
    return all;
}
function exactly(title) {
    const number = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return (0,_domain_quoting_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePattern */ .M)(title).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu, number);
}
function packages(project) {
    const sections = ['dependencies', 'devDependencies', 'peerDependencies'].map(section => manifest(project)[section]);
    return new Set(sections.flatMap(section => (section !== null && typeof section === 'object' ? Object.keys(section) : [])));
}
function scripts(project) {
    const found = manifest(project).scripts;
    if (found === null || typeof found !== 'object')
        return {};
    return Object.fromEntries(Object.entries(found).filter((entry) => typeof entry[1] === 'string'));
}
function manifest(project) {
    try {
        const parsed = JSON.parse(project.text('package.json') ?? '{}');
        return parsed !== null && typeof parsed === 'object' ? parsed : {};
    }
    catch {
        return {};
    }
}
const ABOVE = 4;
const BINARIES = Array.from({ length: ABOVE + 1 }, (_, steps) => `${'../'.repeat(steps)}node_modules/.bin`);
function nodeProgram(project, name) {
    return plainly([BINARIES.map(folder => `${folder}/${name}`).find(project.exists) ?? name]);
}
function nodePaths(project) {
    return BINARIES.filter(project.exists).map(folder => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(project.root, folder));
}
function plainly(program, env = {}) {
    return { program, options: [], scope: [], env };
}
function called(using, words, env = {}) {
    const [file = '', ...before] = using.program;
    const paths = using.paths === undefined ? {} : { paths: using.paths };
    return { file, args: [...before, ...using.options, ...words], env: { ...using.env, ...env }, ...paths };
}
function buildFailure(framework, place, errors) {
    const problems = errors
        .slice(0, 20)
        .map(({ message, text }) => ({ kind: 'error', type: 'compile error', message, stack: text }));
    return {
        id: { framework, file: place.file ?? '', suite: place.suite ?? [], name: '' },
        status: 'failed',
        durationMs: 0,
        problems,
    };
}


/***/ }),

/***/ 222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qh: () => (/* binding */ INPUT_NAMES),
  pH: () => (/* binding */ SECRET_INPUTS),
  Vc: () => (/* binding */ inputsOf),
  P$: () => (/* binding */ parseSettings)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
;// CONCATENATED MODULE: ./lib/domain/effort.js
const EFFORTS = ['none', 'low', 'medium', 'high', 'xhigh', 'max'];

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/inputs.js



const flag = schemas/* enum */.k5n(['true', 'false']).transform(value => value === 'true');
const positive = coerce/* number */.ai().positive();
const url = schemas/* url */.OZ5({ protocol: /^https?$/ });
const whole = coerce/* number */.ai().int().positive();
const list = schemas/* string */.YjP().transform(value => value
    .split(/[\n,]/)
    .map(item => item.trim())
    .filter(item => item !== ''));
const schema = schemas/* object */.Ikc({
    'github-token': schemas/* string */.YjP().optional(),
    'report-paths': list.optional(),
    'artifact-name': schemas/* string */.YjP().optional(),
    'test-command': schemas/* string */.YjP().optional(),
    'setup-command': schemas/* string */.YjP().optional(),
    'working-directory': schemas/* string */.YjP().default('.'),
    models: list.optional(),
    'analyst-model': schemas/* string */.YjP().optional(),
    'fixer-model': schemas/* string */.YjP().optional(),
    'reviewer-model': schemas/* string */.YjP().optional(),
    'small-model': schemas/* string */.YjP().optional(),
    review: flag.default(true),
    effort: schemas/* enum */.k5n(EFFORTS).optional(),
    'anthropic-api-key': schemas/* string */.YjP().optional(),
    'anthropic-auth-token': schemas/* string */.YjP().optional(),
    'anthropic-base-url': url.optional(),
    'openai-api-key': schemas/* string */.YjP().optional(),
    'openai-base-url': url.optional(),
    'model-prices': list.default([]),
    'max-iterations': whole.default(10),
    'max-attempts': whole.default(3),
    'timeout-minutes': positive.default(60),
    'test-timeout-minutes': positive.max(60).optional(),
    'test-memory-mb': whole.optional(),
    'flaky-reruns': coerce/* number */.ai().int().min(0).max(10).default(2),
    'compare-base': flag.default(false),
    bisect: flag.default(false),
    'max-cost-usd': positive.optional(),
    'max-tokens': whole.optional(),
    'max-cluster-minutes': positive.optional(),
    'max-cluster-tokens': whole.optional(),
    'max-cluster-cost-usd': positive.optional(),
    validate: schemas/* enum */.k5n(['auto', 'always', 'final']).default('auto'),
    parallel: whole.max(16).default(1),
    candidates: whole.max(8).default(1),
    'if-running': schemas/* enum */.k5n(['wait', 'leave']).default('wait'),
    branch: schemas/* string */.YjP().includes('{sha}').default('fix-tests/{head}-{sha}'),
    'protected-paths': list.default([]),
    'pass-env': list.default([]),
    'upload-transcripts': flag.default(false),
    'fail-on-unfixed': flag.default(true),
});
const SECRET_INPUTS = ['github-token', 'anthropic-api-key', 'anthropic-auth-token', 'openai-api-key'];
const INPUT_NAMES = Object.keys(schema.shape);
function parseSettings(raw) {
    const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value.trim() !== ''));
    const parsed = schema.safeParse(given);
    if (parsed.success)
        return Object.freeze(parsed.data);
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'input');
    const secret = SECRET_INPUTS.some(each => each === name) || given[name]?.includes('@') === true;
    const value = secret ? 'the given value' : JSON.stringify(given[name]);
    throw new errors/* UserError */.yo(`Input ${name}: ${value} is not valid.`, `${wanted(name)} See the inputs in the README.`);
}
const FLAGS = new Set(['fail-on-unfixed', 'compare-base', 'bisect', 'review', 'upload-transcripts']);
function wanted(name) {
    if (FLAGS.has(name))
        return 'Use true or false.';
    if (name === 'flaky-reruns')
        return 'Use a whole number from 0 to 10.';
    if (name === 'effort')
        return `Use one of ${EFFORTS.join(', ')}.`;
    if (name === 'max-cost-usd' || name === 'max-cluster-cost-usd')
        return 'Use a number of US dollars.';
    if (name === 'anthropic-base-url' || name === 'openai-base-url')
        return 'Use a URL such as https://gateway.example.com.';
    if (name === 'test-timeout-minutes')
        return 'Use a number of minutes, at most 60.';
    if (name === 'branch')
        return 'Use a name with {sha} in it, by which the branches of fix-tests are told from others.';
    if (name === 'timeout-minutes' || name === 'max-cluster-minutes')
        return 'Use a number of minutes.';
    if (name === 'validate')
        return 'Use auto, always or final.';
    if (name === 'if-running')
        return 'Use wait or leave.';
    if (name === 'parallel')
        return 'Use a whole number from 1 to 16.';
    if (name === 'candidates')
        return 'Use a whole number from 1 to 8.';
    return 'Use a whole number greater than 0.';
}
function inputsOf(env) {
    return Object.fromEntries(INPUT_NAMES.map(name => [name, env[`INPUT_${name.toUpperCase()}`]]));
}


/***/ }),

/***/ 37751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ lineOf)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);

const SIGN = { pass: '✓', progress: '◐', other: '✗' };
function lineOf(event) {
    const { kind, text } = render(event);
    return { kind, text: (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(text) };
}
function render(event) {
    switch (event.kind) {
        case 'request':
            return heading(`${event.branch} at ${event.sha.slice(0, 7)}`);
        case 'reports-read':
            return step(`${event.files} report files: ${event.cases} test cases, ${event.failing} failing`);
        case 'note':
            return { kind: event.level === 'warning' ? 'warning' : 'detail', text: event.text };
        case 'resumed':
            return step(`going on from ${event.phase}, after ${event.attempts} attempts`);
        case 'setup':
            return step(`setup: ${event.command}`);
        case 'tests-started':
            return { kind: 'busy', text: `running ${event.what}` };
        case 'tests-progress': {
            const failed = event.failed > 0 ? `, ${event.failed} failed` : '';
            return { kind: 'busy', text: `${event.passed} passed${failed}: ${event.latest.slice(0, 80)}` };
        }
        case 'tests-ended': {
            const skipped = event.skipped > 0 ? `, ${event.skipped} skipped` : '';
            const incomplete = event.complete ? '' : ' (incomplete)';
            const took = event.cached ? 'known of this code' : seconds(event.durationMs);
            return detail(`${event.what}: ${event.passed} passed, ${event.failed} failed${skipped}, ${took}${incomplete}`);
        }
        case 'reproduced':
            return step(`reproduced: ${event.targets.length} failing${event.flaky.length > 0 ? `, ${event.flaky.length} flaky` : ''}${event.notReproduced.length > 0 ? `, ${event.notReproduced.length} not reproduced` : ''}`);
        case 'diagnosed':
            return step(event.clusters.length === 0
                ? 'diagnosis: nothing left to fix'
                : `diagnosis: ${event.clusters.length} root cause${event.clusters.length === 1 ? '' : 's'} (${event.clusters
                    .map(({ title }) => title)
                    .slice(0, 5)
                    .join('; ')})`);
        case 'attempt':
            return heading(`Iteration ${event.iteration} – ${event.how}, ${event.fixer}: ${event.title}`);
        case 'trying':
            return { kind: 'busy', text: `${event.fixer}: candidate ${event.tried} of ${event.of}, ${event.what}` };
        case 'thought':
            return detail(`${event.fixer}: ${event.text}`);
        case 'judged': {
            const sign = event.result === 'pass' || event.result === 'progress' ? SIGN[event.result] : SIGN.other;
            return step(`${sign} ${event.result}: ${event.reason}`);
        }
        case 'racing':
            return heading(`${event.attempts} attempts at the same time`);
        case 'probed':
            return detail(`the broken tests were ${event.good ? 'whole' : 'broken'} at iteration ${event.iteration}`);
        case 'minimizing':
            return heading(`Is all of it needed? ${event.hunks} hunks`);
        case 'proving':
            return heading('The proof: without the fix, and on a clean copy');
        case 'reviewing':
            return heading('A review of the whole change');
        case 'reviewed':
            return step(event.verdict === 'none'
                ? `no review: ${event.reason}`
                : event.verdict === 'approved'
                    ? `✓ approved by ${event.by}`
                    : `${event.by}: ${event.findings.map(({ severity, file, what }) => `${severity}: ${file}: ${what}`).join('; ')}`);
        case 'conversed': {
            const dollars = event.dollars === undefined ? 'price unknown' : `$${event.dollars.toFixed(4)}`;
            return detail(`${event.model} as ${event.role}: ${event.requests} requests, ${event.inputTokens} input tokens (${event.cachedTokens} cached), ${event.outputTokens} output tokens, ${dollars}`);
        }
        case 'committed':
        case 'reverted':
            return step(`${event.sha.slice(0, 7)} ${event.subject}`);
        case 'stopping':
            return heading(`Done with the iterations (${event.why})`);
        case 'pushed':
            return detail(`pushed ${event.sha.slice(0, 7)} to ${event.branch}`);
        case 'pull-request':
            return step(`pull request ${event.operation}: ${event.url}`);
        case 'time': {
            const own = event.totalMs - event.testMs - event.modelMs;
            return detail(`time: ${seconds(event.totalMs)} in all, ${seconds(event.testMs)} in ${event.runs} runs of tests (${event.known} of them known), ${seconds(event.modelMs)} in models, ${seconds(own)} of its own`);
        }
    }
}
function heading(text) {
    return { kind: 'heading', text };
}
function step(text) {
    return { kind: 'step', text };
}
function detail(text) {
    return { kind: 'detail', text };
}
function seconds(milliseconds) {
    return `${(milliseconds / 1000).toFixed(1)} s`;
}


/***/ }),

/***/ 91262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ keepHeapSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

function keepHeapSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--max-semi-space-size=16');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ })

};
