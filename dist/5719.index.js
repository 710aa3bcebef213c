export const id = 5719;
export const ids = [5719];
export const modules = {

/***/ 14265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unlessAborted)
/* harmony export */ });
async function unlessAborted(work, signal) {
    const settled = new AbortController();
    const aborted = new Promise((_, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        else
            signal.addEventListener('abort', abort, { once: true, signal: settled.signal });
    });
    try {
        return await Promise.race([aborted, work]);
    }
    finally {
        settled.abort();
    }
}


/***/ }),

/***/ 22176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ exclusively),
/* harmony export */   e: () => (/* binding */ Mutex)
/* harmony export */ });
class Mutex {
    #last = Promise.resolve();
    add(work) {
        const result = this.#last.then(work);
        this.#last = result.catch(() => undefined);
        return result;
    }
    async idle() {
        await this.#last;
    }
}
const mutexes = new Map();
function exclusively(top, work) {
    const mutex = mutexes.get(top) ?? new Mutex();
    mutexes.set(top, mutex);
    return mutex.add(work);
}


/***/ }),

/***/ 81750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ OFFLINE),
/* harmony export */   N: () => (/* binding */ rootCauseOf)
/* harmony export */ });
const OFFLINE = 'offline';
function rootCauseOf({ fixer, analysis }) {
    return fixer === OFFLINE ? '' : (analysis?.rootCause ?? '');
}


/***/ }),

/***/ 86937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ withoutHidden),
/* harmony export */   e: () => (/* binding */ hiddenFiles)
/* harmony export */ });
/* harmony import */ var _text_unified_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18202);

const HIDDEN = [
    /(?:^|\/)\.git\//i,
    /\.env(?:\.(?!example$|sample$|template$)[^/]{0,255})?$/i,
    /(?:^|\/)\.(?:npmrc|envrc|netrc|pypirc|htpasswd|pgpass|git-credentials)$/i,
    /\.(?:pem|key|p8|p12|pfx|jks|keystore|kdbx)$/i,
    /(?:^|\/)gha-creds-[^/]*\.json$/i,
    /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)[^/]*$/i,
    /(?:^|\/)(?:credentials|secrets?)(?:\.(?:json|ya?ml|toml|ini|txt))?$/i,
    /(?:^|\/)\.(?:aws|ssh|gnupg|kube|docker)\//i,
];
function hiddenFiles(patterns, matches = () => false) {
    return path => HIDDEN.some(pattern => pattern.test(path)) || patterns.some(pattern => matches(pattern, path));
}
function withoutHidden(diff, isHidden) {
    return (0,_text_unified_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDiff */ .FR)(diff)
        .filter(({ paths }) => !paths.some(isHidden))
        .map(({ text }) => text)
        .join('');
}


/***/ }),

/***/ 21223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Resources)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);

class Resources {
    #open = [];
    use(resource) {
        this.#open.push(resource);
        return resource;
    }
    async [Symbol.asyncDispose]() {
        const errors = [];
        for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop()) {
            try {
                await last[Symbol.asyncDispose]();
            }
            catch (error) {
                errors.push(error);
            }
        }
        const [first] = errors;
        if (errors.length > 1)
            throw new AggregateError(errors, errors.map(_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD).join('; '));
        if (first !== undefined)
            throw first;
    }
}


/***/ }),

/***/ 22349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ lockCheckout)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78104);
/* harmony import */ var _process_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49023);





const WITHOUT_LINKS = /^(?:EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EMLINK|EXDEV)$/;
const [TRIES, WAIT_MS] = [50, 20];
async function lockCheckout(path) {
    const { pid, started } = (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .ownProcess */ .o)();
    const own = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(own, started === undefined ? String(pid) : `${pid}\n${started}`, { flag: 'wx' });
    let holder = 0;
    try {
        for (let tries = 1; tries <= TRIES; tries += 1) {
            if (await linked(own, path))
                return { [Symbol.asyncDispose]: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true }) };
            const seen = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(() => undefined);
            const owner = readOwner(seen ?? '');
            holder = owner.pid;
            if (seen !== undefined && owner.pid !== pid && (0,_process_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isAlive */ ._)(owner))
                break;
            if (seen === undefined)
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(WAIT_MS);
            else
                await removeLock(path, seen, { isAbandoned: tries === TRIES - 1 });
        }
        throw heldBy(holder);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(own, { force: true });
    }
}
function heldBy(pid) {
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Another run of fix-tests (process ${pid}) is working in this checkout.`, 'Wait for its end, or stop it.');
}
function readOwner(text) {
    const [pid, started] = text.split('\n');
    return { pid: Number(pid), started };
}
async function removeLock(path, dead, options) {
    const claim = `${path}.dead`;
    if (options.isAbandoned)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(claim, { force: true });
    if (!(await linked(path, claim).catch(() => false)))
        return (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(WAIT_MS);
    try {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(claim, 'utf8')) === dead)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(claim, { force: true });
    }
}
async function linked(file, name) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(file, name);
        return true;
    }
    catch (error) {
        const { code = '' } = error;
        if (code === 'EEXIST')
            return false;
        if (!WITHOUT_LINKS.test(code))
            throw error;
    }
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(file, name, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.COPYFILE_EXCL).then(() => true, (error) => {
        if (error.code !== 'EEXIST')
            throw error;
        return false;
    });
}


/***/ }),

/***/ 75820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ FOLDER),
/* harmony export */   WM: () => (/* binding */ writeTree),
/* harmony export */   p7: () => (/* binding */ writeObject),
/* harmony export */   rV: () => (/* binding */ writeCommit)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
/* harmony import */ var _domain_model_commit_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70368);






const FOLDER = '40000';
const compressed = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_4__.deflate);
async function writeObject(dir, type, content) {
    const bytes = Buffer.from(content);
    const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(object).digest('hex');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'objects', id.slice(0, 2), id.slice(2));
    const made = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `tmp_obj_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(made, await compressed(object, { level: node_zlib__WEBPACK_IMPORTED_MODULE_4__.constants.Z_BEST_SPEED }), { flag: 'wx', mode: 0o444 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(made, path);
    return id;
}
function writeTree(dir, entries) {
    const parts = entries.map(({ mode, id, name }) => ({
        key: Buffer.from(mode === FOLDER ? `${name}/` : name),
        bytes: Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
    }));
    const sorted = parts.toSorted((a, b) => Buffer.compare(a.key, b.key));
    return writeObject(dir, 'tree', Buffer.concat(sorted.map(({ bytes }) => bytes)));
}
function writeCommit(dir, { tree, parents, message }, identity) {
    const by = `${(0,_domain_model_commit_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .identityText */ .Ky)(identity)} ${Math.floor(Date.now() / 1_000)} +0000`;
    const lines = [`tree ${tree}`, ...parents.map(parent => `parent ${parent}`), `author ${by}`, `committer ${by}`];
    return writeObject(dir, 'commit', `${lines.join('\n')}\n\n${message.replaceAll('\0', ' ')}`);
}


/***/ }),

/***/ 49023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isAlive),
/* harmony export */   o: () => (/* binding */ ownProcess)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _isolation_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92493);



function ownProcess() {
    const started = observe(process.pid)?.started;
    return { pid: process.pid, ...(started === undefined ? {} : { started }) };
}
function isAlive({ pid, started }) {
    if (!Number.isInteger(pid) || pid <= 0 || !isPresent(pid))
        return false;
    const seen = observe(pid);
    if (seen === undefined)
        return true;
    return !seen.isZombie && (started === undefined || started === seen.started);
}
function isPresent(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
function observe(pid) {
    try {
        if (process.platform === 'linux')
            return observeLinux(pid);
        if (process.platform === 'darwin')
            return observeMac(pid);
    }
    catch {
    }
    return undefined;
}
function observeLinux(pid) {
    const fields = (0,_isolation_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .processFields */ .fO)(pid);
    const [state, ticks] = [fields[0], fields[19]];
    if (state === undefined || ticks === undefined)
        return undefined;
    const boot = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return { isZombie: state === 'Z' || state === 'X', started: `${boot} ${ticks}` };
}
function observeMac(pid) {
    const env = { LC_ALL: 'C', TZ: 'UTC' };
    const text = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('/bin/ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], { env, encoding: 'utf8' });
    const [state = '', ...started] = text.trim().split(/\s+/);
    return { isZombie: state.startsWith('Z'), started: started.join(' ') };
}


/***/ }),

/***/ 81353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ recoveryNotes),
/* harmony export */   y: () => (/* binding */ recoverEdits)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60166);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97829);
/* harmony import */ var _edit_journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37375);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10297);
/* harmony import */ var _guarded_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73907);







async function recoverEdits(checkout, journal) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(journal))
        return { restored: [], left: [] };
    const indexed = await readIndex(checkout);
    const recovered = _edit_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .EditJournal */ .U.recover(journal, new _guarded_files_js__WEBPACK_IMPORTED_MODULE_5__/* .GuardedFiles */ .AK(checkout.top), indexed.isSame);
    const mayRun = (path) => indexed.isExecutable(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.top, path));
    for (const path of recovered.restored.filter(mayRun))
        makeExecutable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.top, path));
    return recovered;
}
function recoveryNotes({ restored, left }) {
    return [
        ...restored.map(path => (0,_contracts_events_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N)('info', `Restored ${path}: a crashed run had left an edit in it.`)),
        ...left.map(path => (0,_contracts_events_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N)('warning', `Left ${path} as it is: a crashed run edited it, and it has changed since.`)),
    ];
}
function makeExecutable(at) {
    const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(at);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(at, mode | ((mode & 0o444) >> 2));
}
async function readIndex(checkout) {
    const { top, host } = checkout;
    const options = { cwd: top, host, env: _checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .ENV */ .Km, sandbox: (0,_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .unguarded */ .AY)(checkout) };
    const [staged, status] = await Promise.all([
        (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(['ls-files', '--stage', '-z'], options),
        (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(['status', '--porcelain', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=all'], options),
    ]);
    const edited = new Set((0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .entriesOf */ .Mc)(status).flatMap(entry => (entry[1] === ' ' ? [] : entry.slice(3))));
    const modes = new Map((0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .entriesOf */ .Mc)(staged).map(entry => [entry.slice(entry.indexOf('\t') + 1), entry.slice(0, 6)]));
    return {
        isSame: path => (modes.has(path) ? !edited.has(path) : !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path))),
        isExecutable: path => modes.get(path) === '100755',
    };
}


/***/ }),

/***/ 16991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ Repository)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/domain/model/commit-identity.js
var commit_identity = __webpack_require__(70368);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
// EXTERNAL MODULE: ./lib/workspace/git-objects.js
var git_objects = __webpack_require__(75820);
// EXTERNAL MODULE: ./lib/workspace/sealed-git-dir.js
var sealed_git_dir = __webpack_require__(50954);
;// CONCATENATED MODULE: ./lib/workspace/tree-listing.js


function parseListing(text) {
    const files = new Map();
    const folders = new Map();
    for (const entry of text.split('\0')) {
        const [, mode = '', type, id = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t([\s\S]*)$/.exec(entry) ?? [];
        if (type === 'tree')
            folders.set(path, id);
        else if (type !== undefined)
            files.set(path, `${mode} ${id}`);
    }
    return { files, folders };
}
async function writeChangedTrees(dir, base, changed) {
    const files = new Map(base.files);
    const folders = new Map(base.folders);
    for (const [path, entry] of changed)
        if (entry === undefined)
            files.delete(path);
        else
            files.set(path, entry);
    const contents = new Map([...changed.keys()].flatMap(foldersAbove).map(folder => [folder, []]));
    for (const [path, entry] of files)
        contents.get(external_node_path_.posix.dirname(path))?.push({ mode: entry.slice(0, 6), id: entry.slice(7), name: external_node_path_.posix.basename(path) });
    for (const [path, id] of folders)
        if (!contents.has(path))
            contents.get(external_node_path_.posix.dirname(path))?.push({ mode: git_objects/* FOLDER */.L7, id, name: external_node_path_.posix.basename(path) });
    const inner = [...contents.keys()].filter(path => path !== ROOT).toSorted((a, b) => b.length - a.length);
    for (const path of inner) {
        const entries = contents.get(path) ?? [];
        folders.delete(path);
        if (entries.length === 0)
            continue;
        const id = await (0,git_objects/* writeTree */.WM)(dir, entries);
        folders.set(path, id);
        contents.get(external_node_path_.posix.dirname(path))?.push({ mode: git_objects/* FOLDER */.L7, id, name: external_node_path_.posix.basename(path) });
    }
    const root = contents.get(ROOT) ?? rootOf(files, folders);
    return { id: await (0,git_objects/* writeTree */.WM)(dir, root), files, folders };
}
const ROOT = '.';
function foldersAbove(path) {
    const above = [];
    for (let folder = external_node_path_.posix.dirname(path); folder !== ROOT; folder = external_node_path_.posix.dirname(folder))
        above.push(folder);
    return [...above, ROOT];
}
function rootOf(files, folders) {
    const inRoot = (path) => !path.includes('/');
    return [
        ...[...files]
            .filter(([path]) => inRoot(path))
            .map(([name, entry]) => ({ mode: entry.slice(0, 6), id: entry.slice(7), name })),
        ...[...folders].filter(([path]) => inRoot(path)).map(([name, id]) => ({ mode: git_objects/* FOLDER */.L7, id, name })),
    ];
}

;// CONCATENATED MODULE: ./lib/workspace/repository.js







const DEPTHS = [100, 2, 1];
const LACKS_OBJECTS = /promisor remote|unable to read [0-9a-f]{40}|repository corruption on the remote side/;
class Repository {
    dir;
    #work;
    #host;
    #identity;
    #name;
    #kept;
    #depth;
    constructor(options, sibling) {
        this.dir = options.dir;
        this.#work = options.work;
        this.#host = options.host;
        this.#identity = options.identity ?? commit_identity/* OWN_IDENTITY */.uJ;
        this.#name = options.name;
        this.#kept =
            sibling === undefined
                ? { texts: new Map(), listings: new Map(), blobs: new Map(), outputs: new Map() }
                : sibling.#kept;
    }
    static async open(options) {
        await (0,promises_.mkdir)(options.dir, { recursive: true, mode: 0o700 });
        await (0,git/* git */.$Y)(['init', '--quiet', '--bare', '--initial-branch=fix-tests', options.dir], {
            cwd: options.dir,
            host: options.host,
        });
        return new Repository({ ...options, name: 'bot' });
    }
    at(work, name) {
        return new Repository({ dir: this.dir, work, host: this.#host, identity: this.#identity, name }, this);
    }
    async git(args, options = {}) {
        (0,sealed_git_dir/* sealGitDir */.L)(this.dir);
        return (0,git/* git */.$Y)(args, {
            cwd: this.#work,
            host: this.#host,
            env: this.#env(options),
            ...(options.input === undefined ? {} : { input: options.input }),
        });
    }
    async gitOnce(args) {
        const key = JSON.stringify(args);
        const output = this.#kept.outputs.get(key) ?? (await this.git(args));
        this.#kept.outputs.set(key, output);
        return output;
    }
    async fetch(from, refs, env = {}) {
        const options = ['--quiet', '--no-tags', '--no-write-fetch-head'];
        for (const depth of DEPTHS.filter(each => each <= (this.#depth ?? each))) {
            try {
                await this.git(['fetch', ...options, `--depth=${depth}`, '--end-of-options', from, ...refs], { env });
                this.#depth = depth;
                return;
            }
            catch (error) {
                const lacks = error instanceof git/* GitError */.XS && LACKS_OBJECTS.test(error.stderr);
                if (!lacks || depth === DEPTHS.at(-1))
                    throw error;
            }
        }
    }
    get hasHistory() {
        return this.#depth === undefined || this.#depth === DEPTHS[0];
    }
    async has(object) {
        (0,sealed_git_dir/* sealGitDir */.L)(this.dir);
        const { code } = await (0,git/* gitResult */.c_)(['cat-file', '-e', object], {
            cwd: this.#work,
            host: this.#host,
            env: this.#env({}),
            codes: [1, 128],
        });
        return code === 0;
    }
    async isAncestor(earlier, later) {
        if (!/^[0-9a-f]{40}$/.test(later))
            return false;
        (0,sealed_git_dir/* sealGitDir */.L)(this.dir);
        const options = { cwd: this.#work, host: this.#host, env: this.#env({}), codes: [1, 128] };
        return (await (0,git/* gitResult */.c_)(['merge-base', '--is-ancestor', earlier, later], options)).code === 0;
    }
    async log(after, to) {
        const text = await this.git(['log', '--format=%H%n%B%x00', `${after}..${to}`]);
        return text
            .split('\0')
            .map(entry => entry.trim())
            .filter(entry => entry !== '')
            .map(entry => ({ sha: entry.slice(0, 40), message: entry.slice(41) }));
    }
    async text(commit, path) {
        const key = `${commit}:${path}`;
        if (!this.#kept.texts.has(key))
            this.#kept.texts.set(key, await this.#read(commit, path));
        return this.#kept.texts.get(key);
    }
    async #read(commit, path) {
        const listing = this.#kept.listings.get(commit);
        const entry = listing === undefined ? (0,git/* lines */.Mn)(await this.git(['ls-tree', commit, '--', path]))[0] : listing.files.get(path);
        const blob = /^100\d{3} (?:blob )?([0-9a-f]+)/.exec(entry ?? '')?.[1];
        if (blob === undefined)
            return undefined;
        const text = this.#kept.blobs.get(blob) ?? (await this.git(['cat-file', 'blob', blob]));
        this.#kept.blobs.set(blob, text);
        return text;
    }
    async listing(of) {
        return (await this.#listing(of)).files;
    }
    async #listing(of) {
        const listing = this.#kept.listings.get(of) ?? parseListing(await this.git(['ls-tree', '-r', '-t', '-z', of]));
        this.#kept.listings.set(of, listing);
        return listing;
    }
    async treeWith(base, files) {
        const before = await this.#listing(base);
        const changed = new Map();
        for (const [path, text] of files) {
            const mode = before.files.get(path)?.slice(0, 6) ?? '100644';
            changed.set(path, text === undefined ? undefined : `${mode} ${await this.#writeBlob(text)}`);
        }
        const { id, ...listing } = await writeChangedTrees(this.dir, before, changed);
        this.#kept.listings.set(id, listing);
        return id;
    }
    async #writeBlob(text) {
        const blob = await (0,git_objects/* writeObject */.p7)(this.dir, 'blob', text);
        this.#kept.blobs.set(blob, text);
        return blob;
    }
    async changedPaths(from, to) {
        if (from === to)
            return [];
        const [before, after] = [from, to].map(each => this.#kept.listings.get(each)?.files);
        if (before !== undefined && after !== undefined)
            return [...new Set([...before.keys(), ...after.keys()])]
                .filter(path => before.get(path) !== after.get(path))
                .toSorted();
        const names = await this.gitOnce(['diff', '--name-only', '--no-renames', '-z', '--end-of-options', from, to]);
        return (0,git/* entriesOf */.Mc)(names);
    }
    async commitTree(options) {
        const sha = await (0,git_objects/* writeCommit */.rV)(this.dir, options, this.#identity);
        const listing = this.#kept.listings.get(options.tree);
        if (listing !== undefined)
            this.#kept.listings.set(sha, listing);
        return sha;
    }
    async merged(texts) {
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.dir, 'merge-'));
        try {
            const paths = await Promise.all([texts.ours, texts.base, texts.theirs].map(async (text, index) => {
                await (0,promises_.writeFile)((0,external_node_path_.join)(folder, String(index)), text);
                return (0,external_node_path_.join)(folder, String(index));
            }));
            return await this.git(['merge-file', '-p', '--quiet', ...paths]);
        }
        catch (error) {
            if (error instanceof git/* GitError */.XS)
                return undefined;
            throw error;
        }
        finally {
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
    }
    #env({ index, env }) {
        return {
            GIT_DIR: this.dir,
            GIT_WORK_TREE: this.#work,
            GIT_INDEX_FILE: index ?? (0,external_node_path_.join)(this.dir, `${this.#name}-index`),
            GIT_CONFIG_GLOBAL: (0,external_node_path_.join)(this.dir, 'gitconfig'),
            ...(0,git/* identityVariables */.or)(this.#identity),
            ...env,
        };
    }
}


/***/ }),

/***/ 50954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ sealGitDir),
/* harmony export */   v: () => (/* binding */ removeLocks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const CONFIG = `[core]
\trepositoryformatversion = 0
\tbare = false
\tautocrlf = false
\tsafecrlf = false
\tlogAllRefUpdates = false
\tsymlinks = true
[gc]
\tauto = 0
[maintenance]
\tauto = false
[commit]
\tgpgSign = false
[safe]
\tdirectory = *
`;
const ATTRIBUTES = '* -text -filter -ident !eol !merge !diff !working-tree-encoding\n';
function sealGitDir(dir) {
    const at = (...path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, ...path);
    for (const file of ['config', 'gitconfig'])
        restore(at(file), CONFIG);
    for (const path of [at('hooks'), at('commondir'), at('config.worktree'), at('objects', 'info', 'alternates')]) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(at('info'), { recursive: true });
    restore(at('info', 'attributes'), ATTRIBUTES);
}
function removeLocks(dir) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir))
        return;
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir))
        if (name.endsWith('.lock'))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), { recursive: true, force: true });
}
function restore(path, text) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile() && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') === text)
            return;
    }
    catch {
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${path}.new`, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(`${path}.new`, text);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(`${path}.new`, path);
}


/***/ }),

/***/ 8866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ Worktrees)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var checkout = __webpack_require__(97829);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/workspace/copy-budget.js


const MAX_COPY_FILES = 400_000;
const MAX_COPY_BYTES = 4_000_000_000;
class TooLarge extends Error {
}
class CopyBudget {
    #files = MAX_COPY_FILES;
    #bytes = MAX_COPY_BYTES;
    take(bytes) {
        this.#files -= 1;
        this.#bytes -= bytes;
        if (this.#files < 0 || this.#bytes < 0)
            throw new TooLarge();
    }
}
async function copyContents(from, to, budget) {
    const info = await (0,promises_.lstat)(from).catch(() => undefined);
    if (info === undefined)
        return;
    budget.take(info.size);
    await (0,promises_.copyFile)(from, to, external_node_fs_.constants.COPYFILE_FICLONE);
    await (0,promises_.utimes)(to, info.atime, info.mtime);
}
async function copyMoved(from, to, { budget, roots: [before, after] }) {
    const text = await (0,promises_.readFile)(from, 'utf8').catch(() => undefined);
    if (text === undefined)
        return;
    budget.take(text.length);
    const moved = text.split('\n').map(line => {
        const inside = line.split(`${before}/`).join(`${after}/`);
        return inside.endsWith(before) ? `${inside.slice(0, -before.length)}${after}` : inside;
    });
    await (0,promises_.writeFile)(to, moved.join('\n'));
}

// EXTERNAL MODULE: ./lib/workspace/guarded-files.js
var guarded_files = __webpack_require__(73907);
// EXTERNAL MODULE: ./lib/workspace/history.js
var workspace_history = __webpack_require__(48841);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
// EXTERNAL MODULE: ./lib/concurrency/mutex.js
var mutex = __webpack_require__(22176);
// EXTERNAL MODULE: ./lib/isolation/shared-folder.js
var shared_folder = __webpack_require__(91348);
;// CONCATENATED MODULE: ./lib/workspace/tracked-times.js


const AT_ONCE = 64;
async function copyTimes(paths, { from, to }) {
    for (let at = 0; at < paths.length; at += AT_ONCE)
        await Promise.all(paths.slice(at, at + AT_ONCE).map(path => copyTime((0,external_node_path_.join)(from, path), (0,external_node_path_.join)(to, path))));
}
async function copyTime(from, to) {
    const info = await (0,promises_.lstat)(from).catch(() => undefined);
    if (info === undefined)
        return;
    await (0,promises_.lutimes)(to, info.atime, info.mtime).catch((error) => {
        if (error.code !== 'ENOENT')
            throw error;
    });
}

// EXTERNAL MODULE: ./lib/concurrency/in-pieces.js
var in_pieces = __webpack_require__(64178);
;// CONCATENATED MODULE: ./lib/workspace/untracked-files.js






const SHARED = new Set(['node_modules', '.venv', 'venv', 'vendor', 'site-packages', '.yarn', 'bower_components']);
const CACHES = new Set(['.git', '.pytest_cache', '__pycache__', '.mypy_cache', '.ruff_cache']);
const RESULTS = new Set(['.nyc_output', 'coverage', '.cache', '.vite', '.turbo']);
const INSTALLED = new Set(['coverage', '__pycache__']);
const BUILD_CACHE = 'CMakeCache.txt';
const BUILD_SETTINGS = [BUILD_CACHE, 'CTestTestfile.cmake'];
async function untrackedAt(top, path) {
    return RESULTS.has((0,external_node_path_.basename)(path)) ? [] : allBelow(top, path);
}
async function allBelow(top, path) {
    const name = (0,external_node_path_.basename)(path);
    if (CACHES.has(name))
        return [];
    const at = (0,external_node_path_.join)(top, path);
    const info = await (0,promises_.lstat)(at).catch(() => undefined);
    if (info?.isSymbolicLink() === true)
        return [{ path, kind: 'link' }];
    if (info?.isFile() === true)
        return [{ path, kind: BUILD_SETTINGS.includes(name) ? 'paths' : 'file' }];
    if (info?.isDirectory() !== true)
        return [];
    if (SHARED.has(name))
        return [{ path, kind: 'shared' }];
    const entries = await (0,promises_.readdir)(at);
    const isBuildTree = entries.includes(BUILD_CACHE) && !entries.includes('CMakeLists.txt');
    const copied = isBuildTree ? entries.filter(entry => BUILD_SETTINGS.includes(entry)) : entries;
    const inside = await Promise.all(copied.map(entry => allBelow(top, (0,external_node_path_.join)(path, entry))));
    return [{ path, kind: 'folder' }, ...inside.flat()];
}
async function copyUntracked({ path, kind }, place) {
    const { top, root, runsAt, budget } = place;
    const from = (0,external_node_path_.join)(top, path);
    const to = (0,external_node_path_.join)(root, path);
    budget.take(0);
    switch (kind) {
        case 'folder':
            await (0,promises_.mkdir)(to, { recursive: true });
            return;
        case 'link':
            await (0,promises_.symlink)(targetOf(from, await (0,promises_.readlink)(from), { top, runsAt }), to);
            return;
        case 'file':
            await copyContents(from, to, budget);
            return;
        case 'paths':
            await copyMoved(from, to, { budget, roots: [top, runsAt] });
            return;
        case 'shared':
            for (const each of await (0,in_pieces/* inPieces */.x)(shareBelow(path, place)))
                await copyContents((0,external_node_path_.join)(top, each), (0,external_node_path_.join)(root, each), budget);
    }
}
function* shareBelow(path, place) {
    const { top, root, budget } = place;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(root, path), { recursive: true });
    const unlinked = [];
    for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(top, path), { withFileTypes: true })) {
        if ((CACHES.has(entry.name) || RESULTS.has(entry.name)) && !INSTALLED.has(entry.name))
            continue;
        const inside = (0,external_node_path_.join)(path, entry.name);
        const [from, to] = [(0,external_node_path_.join)(top, inside), (0,external_node_path_.join)(root, inside)];
        if (entry.isDirectory())
            unlinked.push(...(yield* shareBelow(inside, place)));
        else if (entry.isSymbolicLink()) {
            budget.take(0);
            (0,external_node_fs_.symlinkSync)(targetOf(from, (0,external_node_fs_.readlinkSync)(from), place), to);
        }
        else if (entry.isFile()) {
            budget.take(0);
            try {
                (0,external_node_fs_.linkSync)(from, to);
            }
            catch {
                unlinked.push(inside);
            }
        }
        yield;
    }
    return unlinked;
}
function targetOf(from, target, { top, runsAt }) {
    const at = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(from), target);
    if (!(0,guarded_files/* below */.Gz)(top, at))
        return at;
    return (0,external_node_path_.isAbsolute)(target) ? (0,external_node_path_.join)(runsAt, (0,external_node_path_.relative)(top, at)) : target;
}

;// CONCATENATED MODULE: ./lib/workspace/worktrees.js











const GIT_FOLDER = '.git';
class Worktrees {
    #checkout;
    #dir;
    #without;
    #untracked = [];
    #tracked = [];
    #roots = new Set();
    #folders = new mutex/* Mutex */.e();
    #count = 0;
    constructor(checkout, dir, without) {
        this.#checkout = checkout;
        this.#dir = dir;
        this.#without = new Set(without.map(path => (0,external_node_path_.relative)(checkout.top, path)));
    }
    static async open(checkout, dir, without = []) {
        const copies = new Worktrees(checkout, dir, without);
        await copies.#remove(await copies.#ofCrashedRun());
        await copies.#empty();
        return copies;
    }
    async look() {
        const [listed, staged] = await Promise.all([this.#list('--others', '--directory'), this.#list('--stage')]);
        const { top } = this.#checkout;
        const found = [
            ...listed.map(name => untrackedAt(top, name.replace(/\/$/, ''))),
            ...(0,git/* submodulesIn */.LF)(staged).map(path => allBelow(top, path)),
        ];
        this.#tracked = staged.map(entry => entry.slice(entry.indexOf('\t') + 1));
        this.#untracked = (await Promise.all(found)).flat().filter(({ path }) => !this.#without.has(path));
    }
    async make(sha) {
        this.#count += 1;
        const folder = (0,external_node_path_.join)(this.#dir, String(this.#count));
        const root = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(this.#checkout.top));
        const dispose = () => this.#remove([root]);
        this.#roots.add(root);
        try {
            await this.#folders.add(() => this.#makeFolder(folder));
            await this.#git(['worktree', 'add', '--quiet', '--detach', '--force', root, sha]);
            if (!(await isOwn(root)))
                throw new Misled();
            const { top } = this.#checkout;
            const standIn = await this.#standIn(root);
            const place = { top, root, runsAt: standIn?.checkout ?? root, budget: new CopyBudget() };
            for (const each of this.#untracked)
                await copyUntracked(each, place);
            await this.#copyTimes(root, sha);
            return { root, standIn, [Symbol.asyncDispose]: dispose };
        }
        catch (error) {
            await dispose();
            if (error instanceof git/* GitError */.XS || error instanceof TooLarge || error instanceof Misled || isFileSystemError(error))
                return undefined;
            throw error;
        }
    }
    async #copyTimes(root, sha) {
        if (!this.#untracked.some(({ kind }) => kind === 'file'))
            return;
        const others = new Set(await this.#read('diff', ...workspace_history/* PLAIN_DIFF */.b6, '--name-only', '--no-renames', sha));
        const same = this.#tracked.filter(path => !others.has(path));
        await copyTimes(same, { from: this.#checkout.top, to: root });
        await this.#git(['update-index', '-q', '--refresh'], { cwd: root, codes: [1] });
    }
    async #standIn(copy) {
        const { top: checkout, gitDir: dir, sandbox } = this.#checkout;
        if (sandbox?.canStandIn !== true)
            return undefined;
        if (dir !== (0,external_node_path_.join)(checkout, '.git'))
            return (0,guarded_files/* below */.Gz)(checkout, dir) ? undefined : { copy, checkout };
        const folder = `${(0,external_node_path_.dirname)(copy)}${GIT_FOLDER}`;
        const [at, link] = [(0,external_node_path_.join)(folder, 'directory'), (0,external_node_path_.join)(folder, 'link')];
        for (const each of [folder, at])
            await (0,shared_folder/* makeFolder */.fc)((0,external_node_path_.dirname)(this.#dir), each);
        const own = (await (0,shared_folder/* readShared */.qA)((0,external_node_path_.join)(copy, '.git'))) ?? '';
        const inside = (0,external_node_path_.relative)(dir, (0,external_node_path_.resolve)(copy, own.replace(/^gitdir: /, '').trim()));
        await (0,promises_.rm)(link, { recursive: true, force: true });
        await (0,promises_.writeFile)(link, `gitdir: ${(0,external_node_path_.join)(at, inside)}\n`, { flag: 'wx' });
        return { copy, checkout, git: { dir, at, link } };
    }
    async #makeFolder(folder) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(this.#dir), { recursive: true });
        await (0,shared_folder/* makeFolder */.fc)((0,external_node_path_.dirname)(this.#dir), folder);
    }
    async [Symbol.asyncDispose]() {
        await this.#remove([...this.#roots]);
        await (0,promises_.rm)(this.#dir, { recursive: true, force: true, maxRetries: 3 });
    }
    async #ofCrashedRun() {
        if ((await (0,promises_.lstat)((0,external_node_path_.join)(this.#checkout.gitDir, 'worktrees')).catch(() => undefined)) === undefined)
            return [];
        const listed = await this.#git(['worktree', 'list', '--porcelain', '-z']).catch(git/* ignoreGitError */.TR);
        const roots = listed.split('\0').flatMap(line => (line.startsWith('worktree ') ? [line.slice(9)] : []));
        const dir = await (0,promises_.realpath)(this.#dir).catch(() => this.#dir);
        return roots.filter(root => (0,guarded_files/* below */.Gz)(dir, root) || (0,guarded_files/* below */.Gz)(this.#dir, root));
    }
    async #empty() {
        for (const name of await (0,promises_.readdir)(this.#dir).catch(() => []))
            await (0,promises_.rm)((0,external_node_path_.join)(this.#dir, name), { recursive: true, force: true, maxRetries: 3 });
    }
    async #remove(roots) {
        for (const root of roots) {
            for (const folder of [(0,external_node_path_.dirname)(root), `${(0,external_node_path_.dirname)(root)}${GIT_FOLDER}`])
                await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
            await this.#git(['worktree', 'remove', '--force', '--force', root]).catch(git/* ignoreGitError */.TR);
            this.#roots.delete(root);
        }
    }
    async #list(...options) {
        return this.#read('ls-files', ...options);
    }
    async #read(...args) {
        const { top, host } = this.#checkout;
        const listed = await (0,git/* git */.$Y)([...args, '-z'], {
            cwd: top,
            host,
            env: checkout/* ENV */.Km,
            sandbox: (0,checkout/* unguarded */.AY)(this.#checkout),
        });
        return (0,git/* entriesOf */.Mc)(listed);
    }
    #git(args, options = {}) {
        const { top, host, sandbox } = this.#checkout;
        return (0,mutex/* exclusively */.G)(top, () => (0,git/* git */.$Y)(args, { cwd: top, host, env: checkout/* ENV */.Km, sandbox, ...options }));
    }
}
class Misled extends Error {
}
async function isOwn(root) {
    const folder = (0,external_node_path_.dirname)(root);
    const links = await Promise.all([folder, root].map(async (path) => (await (0,promises_.lstat)(path)).isSymbolicLink()));
    return !links.includes(true);
}
function isFileSystemError(error) {
    const { code } = error;
    return code !== undefined && /^E[A-Z]+$/.test(code);
}


/***/ })

};
