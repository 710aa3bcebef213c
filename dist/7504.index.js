export const id = 7504;
export const ids = [7504];
export const modules = {

/***/ 87072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ areIndependent),
/* harmony export */   N8: () => (/* binding */ leastSimilarity),
/* harmony export */   Oh: () => (/* binding */ BY_WORDS),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   b1: () => (/* binding */ clusterSignature),
/* harmony export */   d2: () => (/* binding */ Cluster),
/* harmony export */   k8: () => (/* binding */ similarity),
/* harmony export */   tt: () => (/* binding */ isEnvironmental)
/* harmony export */ });
/* unused harmony export Suspect */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _failure_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51635);
/* harmony import */ var _intent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96298);



const Suspect = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    symbol: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    from: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    to: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    isInducing: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
});
const BY_WORDS = 'it shares words with the failing test';
const Cluster = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    signature: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    problem: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    criticality: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['high', 'medium', 'low']),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    pattern: _failure_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .FailureKind */ .Rt.default('other').catch('other'),
    suggestion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    actual: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    similarity: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(1),
    causedBy: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    suspects: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly(),
    places: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Suspect).readonly().default([]),
    isPlayed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    inducing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly().optional(),
    intent: _intent_js__WEBPACK_IMPORTED_MODULE_1__/* .Intent */ .J.optional(),
});
function placeText({ file, line, symbol }) {
    return `${file}${line === undefined ? '' : `:${line}`}${symbol === undefined ? '' : ` ${symbol}`}`;
}
function isEnvironmental({ pattern, isPlayed, }) {
    return _failure_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .ENVIRONMENT */ .M0.has(pattern) && isPlayed !== true;
}
function clusterSignature(clusters) {
    return clusters.map(({ signature }) => signature).join('\n');
}
function areIndependent(a, b) {
    const files = new Set(filesOf(a));
    return !filesOf(b).some(file => files.has(file));
}
function filesOf({ suspects, places }) {
    return [...suspects, ...places.map(({ file }) => file)];
}
function similarity(a, b) {
    const left = new Set(words(a));
    const right = new Set(words(b));
    const shared = [...left].filter(word => right.has(word)).length;
    const all = left.size + right.size - shared;
    return all === 0 ? 1 : shared / all;
}
function leastSimilarity(clusters) {
    const first = clusters[0]?.signature ?? '';
    return Math.min(...clusters.slice(1).map(cluster => similarity(first, cluster.signature)));
}
function words(signature) {
    return signature.split(/[^\p{L}\p{N}_#]+/u).filter(word => word !== '');
}


/***/ }),

/***/ 51635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ NOT_LOADED),
/* harmony export */   M0: () => (/* binding */ ENVIRONMENT),
/* harmony export */   Rt: () => (/* binding */ FailureKind)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const FailureKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'check',
    'snapshot',
    'missing-module',
    'missing-dependency',
    'missing-fixture',
    'missing-variable',
    'missing-file',
    'connection',
    'timeout',
    'permission',
    'out-of-memory',
    'disk-full',
    'port-taken',
    'wrong-runtime',
    'compile',
    'null-access',
    'index',
    'missing-name',
    'attribute',
    'type',
    'value',
    'assertion',
    'collection',
    'exception',
    'other',
]);
const ENVIRONMENT = new Set([
    'missing-dependency',
    'missing-variable',
    'connection',
    'permission',
    'out-of-memory',
    'disk-full',
    'port-taken',
    'wrong-runtime',
]);
const NOT_LOADED = new Set([
    'compile',
    'collection',
    'missing-module',
    'missing-dependency',
]);


/***/ }),

/***/ 62619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram),
/* harmony export */   f: () => (/* binding */ findTools)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _ways_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52322);



const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
function findProgram(name, path) {
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(folder => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
    return folders.map(folder => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isExecutable);
}
function findTools(path) {
    const search = [...SYSTEM_FOLDERS, path].join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
    return Object.fromEntries(_ways_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_NAMES */ .K.map(name => [name, findProgram(name, search)]));
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 52322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ TOOL_NAMES),
  Y: () => (/* binding */ waysFor)
});

// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
;// CONCATENATED MODULE: ./lib/isolation/mount-copy.js

function standInLines({ copy, checkout, git }, root) {
    const mount = (how, from, to) => `mount --no-canonicalize ${how} ${(0,shell_words/* shellWord */.r7)(root + from)} ${(0,shell_words/* shellWord */.r7)(root + to)} || exit 125`;
    if (git === undefined)
        return [mount('--rbind', copy, checkout)];
    return [
        mount('--rbind', git.dir, git.at),
        mount('--rbind', copy, checkout),
        mount('--bind', git.link, `${checkout}/.git`),
    ];
}
function standInWords(standIn) {
    return standIn === undefined ? [] : ['/bin/sh', '-c', [...standInLines(standIn, ''), 'exec "$@"'].join('\n'), 'sh'];
}

;// CONCATENATED MODULE: ./lib/isolation/ways.js

const TOOL_NAMES = ['unshare', 'nsenter', 'setpriv', 'bwrap', 'sudo', 'chroot', 'prlimit'];
const ROOT_CAPABILITIES = ['chown', 'dac_override', 'fowner', 'fsetid', 'kill', 'setgid', 'setuid', 'setpcap'].concat([
    'net_bind_service',
    'net_raw',
    'sys_chroot',
    'setfcap',
]);
const APART = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
function waysFor(tools, user, { network, processes }) {
    const { unshare, nsenter, setpriv, bwrap, sudo, chroot, prlimit } = tools;
    if (unshare === undefined || nsenter === undefined || setpriv === undefined)
        return [];
    const net = network === 'on' ? [] : ['--net'];
    if (user.uid === 0)
        return chroot === undefined ? [] : [rootWay({ unshare, nsenter, setpriv, chroot }, net)];
    const few = prlimit === undefined ? [] : [prlimit, `--nproc=${processes}:${processes}`];
    const own = [unshare, '--user', '--map-root-user', ...net, ...APART];
    const within = (holder, standIn) => [
        nsenter,
        `--target=${holder}`,
        '--user',
        '--preserve-credentials',
        '--mount',
        '--pid',
        ...net,
        ...(standIn === undefined ? [] : [unshare, '--mount', ...standInWords(standIn)]),
        unshare,
        '--user',
        `--map-user=${user.uid}`,
        `--map-group=${user.gid}`,
        ...APART,
        ...few,
        setpriv,
        '--no-new-privs',
    ];
    const connect = (holder) => [nsenter, `--target=${holder}`, '--user', '--preserve-credentials', '--net'];
    const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--init-groups'];
    const asOwner = [setpriv, ...ids, '--inh-caps=+sys_admin', '--ambient-caps=+sys_admin'];
    return [
        { level: 'user-namespaces', hold: own, enter: within, connect },
        ...(bwrap === undefined
            ? []
            : [{ level: 'bubblewrap', hold: bubble(bwrap, net), enter: within, connect }]),
        ...(sudo === undefined
            ? []
            : [
                { level: 'user-namespaces', hold: [sudo, '-n', '--', ...asOwner, ...own], enter: within, connect },
                sudoWay({ unshare, nsenter, setpriv, sudo }, { net, ids, few }),
            ]),
    ];
}
const FIX_PROC = [
    'for each in sys sysrq-trigger irq bus fs; do',
    '  [ ! -e "./proc/$each" ] || mount --no-canonicalize --bind -o ro "./proc/$each" "./proc/$each" || exit 125',
    'done',
];
function rootWay({ unshare, nsenter, setpriv, chroot }, net) {
    const kept = ['-all', ...ROOT_CAPABILITIES.map(name => `+${name}`)].join(',');
    const apart = ['--mount', '--pid', '--fork', '--kill-child', '--propagation=unchanged', '--mount-proc=./proc'];
    return {
        level: 'root-namespaces',
        hold: [unshare, ...net, ...APART],
        connect: holder => [nsenter, `--target=${holder}`, '--net'],
        enter: (holder, standIn) => [
            nsenter,
            `--target=${holder}`,
            '--mount',
            '--pid',
            ...net,
            '--root=/',
            `--wd=/proc/${holder}/root`,
            unshare,
            ...apart,
            '/bin/sh',
            '-c',
            [...FIX_PROC, ...(standIn === undefined ? [] : standInLines(standIn, '.')), 'exec "$@"'].join('\n'),
            'sh',
            setpriv,
            '--no-new-privs',
            '--inh-caps=-all',
            `--bounding-set=${kept}`,
            chroot,
            '.',
        ],
    };
}
function bubble(bwrap, net) {
    const mounts = ['--dev-bind', '/', '/', '--proc', '/proc'];
    const apart = ['--unshare-user', '--unshare-pid', '--uid', '0', '--gid', '0', '--cap-add', 'ALL', '--die-with-parent'];
    return [bwrap, ...apart, ...(net.length === 0 ? [] : ['--unshare-net']), ...mounts, '--as-pid-1', '--'];
}
function sudoWay({ unshare, nsenter, setpriv, sudo }, { net, ids, few }) {
    return {
        level: 'sudo',
        connect: holder => [sudo, '-n', '--', nsenter, `--target=${holder}`, '--net', setpriv, ...ids],
        hold: [sudo, '-n', '--', unshare, ...net, ...APART],
        enter: (holder, standIn) => [
            sudo,
            '-n',
            '--',
            nsenter,
            `--target=${holder}`,
            '--mount',
            '--pid',
            ...net,
            unshare,
            ...APART,
            ...standInWords(standIn),
            ...few,
            setpriv,
            ...ids,
            '--no-new-privs',
            '--pdeathsig=KILL',
            '--inh-caps=-all',
            '/usr/bin/env',
            '-i',
        ],
    };
}


/***/ }),

/***/ 97829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ unguarded),
/* harmony export */   Bs: () => (/* binding */ requireClean),
/* harmony export */   Ce: () => (/* binding */ restoreFiles),
/* harmony export */   Km: () => (/* binding */ ENV),
/* harmony export */   LM: () => (/* binding */ branchingPoint),
/* harmony export */   O: () => (/* binding */ trackedFiles),
/* harmony export */   O1: () => (/* binding */ lookedAt),
/* harmony export */   Td: () => (/* binding */ loadLastChange),
/* harmony export */   dX: () => (/* binding */ inspectCheckout),
/* harmony export */   kz: () => (/* binding */ checkOutCommit),
/* harmony export */   y1: () => (/* binding */ dirtyFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78104);
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48036);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10297);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48841);






const ENV = { GIT_CONFIG_NOSYSTEM: '0' };
async function inspectCheckout(directory, host) {
    const options = { cwd: directory, host, env: ENV };
    const [top, gitDir, head, branch] = await Promise.all([
        (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(['rev-parse', '--show-toplevel'], options).catch((error) => unusable(error, directory)),
        (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['rev-parse', '--git-common-dir'], { ...options, codes: FAILED }),
        (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['log', '-1', '--format=%H %ct', '--no-show-signature'], { ...options, codes: FAILED }),
        (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['symbolic-ref', '--quiet', '--short', 'HEAD'], { ...options, codes: FAILED }),
    ]);
    if (head.code !== 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`The repository in ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top.trim())} has no commits.`, 'Commit the project first: a fix is a commit on top of one.');
    }
    const [sha = '', committedAt] = head.stdout.trim().split(' ');
    return {
        top: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top.trim()),
        sha,
        committedAt: Number(committedAt) * 1000,
        branch: branch.code === 0 ? branch.stdout.trim() : undefined,
        gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory), gitDir.stdout.trim()),
        host,
    };
}
const FAILED = [1, 128];
function unusable(error, directory) {
    if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS))
        throw error;
    const unsafe = /dubious ownership/.test(error.stderr);
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(unsafe ? `git does not trust ${directory}, since another user owns it.` : `${directory} is not a git checkout.`, unsafe
        ? `Run: git config --global --add safe.directory ${(0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shellWord */ .r7)(directory)}`
        : 'Run this inside a git repository; a job needs actions/checkout in an earlier step.', { cause: error });
}
const TRUNKS = [
    'refs/remotes/origin/HEAD',
    'refs/remotes/origin/main',
    'refs/remotes/origin/master',
    'refs/heads/main',
    'refs/heads/master',
];
async function branchingPoint(checkout) {
    const options = { cwd: checkout.top, host: checkout.host, env: ENV, codes: [1, 128] };
    for (const trunk of TRUNKS) {
        const { code, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['merge-base', checkout.sha, trunk], options);
        if (code === 0)
            return stdout.trim() === checkout.sha ? undefined : stdout.trim();
    }
    return undefined;
}
const PROMISED = String.raw `^(extensions\.partialclone|remote\..*\.promisor)$`;
async function loadLastChange({ top, sha, host }) {
    const options = { cwd: top, host, env: ENV, codes: FAILED };
    const { code } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['config', '--get-regexp', PROMISED], options);
    if (code === 0)
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['diff', ..._history_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAIN_DIFF */ .b6, '--numstat', `${sha}^1`, sha], options);
}
async function trackedFiles({ top, host }) {
    const listed = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(['ls-files', '-z'], { cwd: top, host, env: ENV });
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(listed);
}
async function lookedAt(checkout) {
    const run = async (args) => (await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(args, { cwd: checkout.top, host: checkout.host, env: ENV, codes: [1, 128] })).stdout;
    const listed = await run(['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    const diff = await run(['diff', ..._history_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAIN_DIFF */ .b6, `${checkout.sha}^1`, checkout.sha]);
    return {
        listed: (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(listed),
        diff,
        recent: await (0,_history_js__WEBPACK_IMPORTED_MODULE_4__/* .recentFiles */ .Dr)(checkout.sha, run),
    };
}
function unguarded({ sandbox }) {
    return sandbox?.guardsGit === true ? undefined : sandbox;
}
async function dirtyFiles(checkout) {
    const options = { cwd: checkout.top, host: checkout.host, env: ENV, sandbox: unguarded(checkout) };
    const status = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(['status', '--porcelain=v2', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=all'], options);
    const changes = status.split('\0').flatMap(entry => (entry === '' ? [] : changeIn(entry)));
    const same = await asCommitted(changes, options);
    return changes.map(({ path }) => path).filter(path => !same.has(path));
}
async function restoreFiles(checkout, paths) {
    const options = { cwd: checkout.top, host: checkout.host, env: ENV, sandbox: unguarded(checkout) };
    const from = ['--source=HEAD', '--worktree', '--pathspec-from-file=-', '--pathspec-file-nul'];
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(['--literal-pathspecs', 'restore', ...from], { ...options, input: paths.join('\0') });
}
const REGULAR = '100';
function changeIn(entry) {
    const [kind, states, , , mode, there, , id = '', ...path] = entry.split(' ');
    if (kind === 'u')
        return { path: path.slice(2).join(' ') };
    const isEdited = states === '.M' && mode === there && mode?.startsWith(REGULAR) === true;
    return { path: path.join(' '), ...(isEdited ? { id } : {}) };
}
const MAX_COMPARED = 1_000;
async function asCommitted(changes, options) {
    const isPlain = (path) => !/^"|[\r\n]/.test(path);
    const edited = changes.filter(({ path, id }) => id !== undefined && isPlain(path)).slice(0, MAX_COMPARED);
    if (edited.length === 0)
        return new Set();
    const input = edited.map(({ path }) => `${path}\n`).join('');
    const found = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitResult */ .c_)(['hash-object', '--no-filters', '--stdin-paths'], { ...options, input, codes: [128] });
    const hashes = found.stdout.split('\n');
    return new Set(edited.flatMap(({ path, id }, index) => (id === hashes[index] ? path : [])));
}
async function requireClean(checkout) {
    const dirty = await dirtyFiles(checkout);
    if (dirty.length === 0)
        return;
    const more = dirty.length > 3 ? ` and ${dirty.length - 3} more` : '';
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`The work tree has uncommitted changes (${dirty.slice(0, 3).join(', ')}${more}).`, 'Commit or stash them first; in a workflow, run this before steps that change tracked files.');
}
async function checkOutCommit(checkout, options) {
    const run = (args) => (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(args, { cwd: checkout.top, host: checkout.host, env: ENV });
    if (checkout.sha === options.sha)
        return { async [Symbol.asyncDispose]() { } };
    await run([
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-write-fetch-head',
        '--update-shallow',
        options.from.dir,
        options.sha,
    ]);
    await run(['checkout', '--quiet', '--detach', options.sha]).catch((error) => {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`The failing commit ${options.sha.slice(0, 7)} cannot be checked out over ${checkout.sha.slice(0, 7)}: ${String((0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(error.stderr ?? '')[0] ?? error)}.`, 'Give actions/checkout the failing commit: ref: ${{ github.event.workflow_run.head_sha || github.event.pull_request.head.sha || github.sha }}.', { cause: error });
    });
    return {
        async [Symbol.asyncDispose]() {
            const { top, host } = checkout;
            const back = ['checkout', '--quiet', '--force', checkout.branch ?? checkout.sha];
            const sandbox = (await options.sandbox) ?? checkout.sandbox;
            await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(back, { cwd: top, host, env: ENV, sandbox: unguarded({ sandbox }) });
        },
    };
}


/***/ }),

/***/ 10297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   DD: () => (/* binding */ ownHost),
/* harmony export */   LF: () => (/* binding */ submodulesIn),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   TR: () => (/* binding */ ignoreGitError),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   c_: () => (/* binding */ gitResult),
/* harmony export */   or: () => (/* binding */ identityVariables),
/* harmony export */   yJ: () => (/* binding */ jobHost)
/* harmony export */ });
/* harmony import */ var _domain_model_commit_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70368);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81260);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78104);
/* harmony import */ var _isolation_tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62619);





function ownHost(env) {
    const network = Object.entries(env).flatMap(([name, value]) => NETWORK.test(name) && value !== undefined && value !== '' ? [[name, value]] : []);
    return { PATH: env.PATH ?? '', HOME: env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), network: Object.fromEntries(network) };
}
const NETWORK = /^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|SSL_CERT_(?:FILE|DIR))$/;
function jobHost(env) {
    return { ...ownHost(env), anyOwner: true };
}
class GitError extends Error {
    args;
    code;
    stderr;
    constructor(args, code, stderr) {
        super(`git ${args.find(arg => !arg.startsWith('-')) ?? ''} ended with exit code ${code}: ${stderr.trim().slice(-2_000)}`);
        this.name = 'GitError';
        this.args = args;
        this.code = code;
        this.stderr = stderr;
    }
}
const QUIET = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null',
    GIT_ALLOW_PROTOCOL: 'file:http:https',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_EDITOR: 'true',
    ...identityVariables(_domain_model_commit_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_IDENTITY */ .uJ),
    LC_ALL: 'C',
};
function identityVariables({ name, email }) {
    return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
}
const SAFE = [
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'core.fsmonitor=false',
    '-c',
    'core.quotePath=false',
    '-c',
    'gc.auto=0',
    '-c',
    'advice.graftFileDeprecated=false',
];
async function git(args, options) {
    return (await gitResult(args, options)).stdout;
}
async function gitResult(args, options) {
    const { cwd, sandbox } = options;
    const { PATH, HOME, network, anyOwner = false } = options.host;
    const command = {
        file: gitProgram(PATH),
        args: [...SAFE, ...(anyOwner ? ['-c', 'safe.directory=*'] : []), ...args],
        cwd,
        env: { PATH, HOME, ...(sandbox === undefined ? network : {}), ...QUIET, ...options.env },
        isFed: options.input !== undefined,
    };
    const wrapped = sandbox?.wrap(command, '/dev/null');
    const input = wrapped === undefined ? options.input : wrapped.input + (options.input ?? '');
    const { stdout, stderr, exitCode } = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_2__/* .getExecOutput */ .H)(wrapped?.file ?? command.file, [...(wrapped ?? command).args], {
        cwd: wrapped === undefined ? cwd : '/',
        env: { ...(wrapped ?? command).env },
        silent: true,
        ignoreReturnCode: true,
        ...(input === undefined ? {} : { input: Buffer.from(input) }),
    });
    if (exitCode !== 0 && !options.codes?.includes(exitCode))
        throw new GitError(args, exitCode, stderr);
    return { stdout, code: exitCode };
}
let known;
function gitProgram(path) {
    if (known?.path === path)
        return known.file;
    const file = (0,_isolation_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .findProgram */ .K)('git', path);
    if (file === undefined)
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('git was not found.', 'Install it, or put it on the PATH.');
    known = { path, file };
    return file;
}
function lines(text) {
    return text.split('\n').filter(line => line !== '');
}
function entriesOf(listed) {
    return listed.split('\0').filter(entry => entry !== '');
}
function submodulesIn(staged) {
    return staged.flatMap(entry => /^160000 [0-9a-f]+ \d\t(.+)$/s.exec(entry)?.[1] ?? []);
}
function ignoreGitError(error) {
    if (error instanceof GitError)
        return '';
    throw error;
}


/***/ }),

/***/ 48841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ recentFiles),
/* harmony export */   ZY: () => (/* binding */ GitHistory),
/* harmony export */   b6: () => (/* binding */ PLAIN_DIFF)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10297);

const PLAIN_DIFF = ['--no-color', '--no-ext-diff', '--no-textconv'];
const MAX_LINES = 10_000;
class GitHistory {
    #options;
    #failingDiff;
    #suspected;
    #recent;
    #changeBase;
    constructor(options) {
        this.#options = options;
    }
    failingDiff() {
        this.#failingDiff ??= this.#readFailingDiff();
        return this.#failingDiff;
    }
    async base() {
        const { base, head, repository } = this.#options;
        if (base !== undefined && (await repository.has(`${base}^{commit}`))) {
            const found = await this.#git(['merge-base', '--end-of-options', base, head]).catch(() => '');
            if (found.trim() !== '' && found.trim() !== head)
                return found.trim();
        }
        return this.#parent();
    }
    async suspectedChange() {
        this.#suspected ??= this.#readSuspectedChange();
        return this.#suspected;
    }
    async bisect({ good, steps, ask }) {
        const { head, repository } = this.#options;
        if (!(await repository.isAncestor(good, head)))
            return undefined;
        await this.#git(['update-ref', '--no-deref', 'HEAD', head]);
        let output = await this.#git(['bisect', 'start', '--no-checkout', head, good]);
        try {
            for (let step = 0; output !== undefined; step += 1) {
                const first = /^(?<sha>[0-9a-f]{40}) is the first bad commit/m.exec(output)?.groups?.sha;
                if (first !== undefined)
                    return { sha: first, subject: (await this.#git(['log', '-1', '--format=%s', first])).trim() };
                if (step === steps)
                    return undefined;
                const commit = (await this.#git(['rev-parse', '--verify', 'BISECT_HEAD'])).trim();
                output = await this.#mark(await ask(commit));
            }
            return undefined;
        }
        finally {
            await this.#git(['bisect', 'reset']).catch(() => '');
        }
    }
    async #mark(answer) {
        return this.#git(['bisect', answer]).catch((error) => {
            if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS && (error.code === 1 || error.code === 2))
                return undefined;
            throw error;
        });
    }
    recent() {
        this.#recent ??= recentFiles(this.#options.head, args => this.#git(args));
        return this.#recent;
    }
    async log(path) {
        const format = '--format=%h %as %an: %s';
        return this.#gitIfKnown(['log', '-15', format, '--no-show-signature', this.#options.head, '--', path]);
    }
    async blame(path, { from, to }) {
        return this.#gitIfKnown(['blame', '--date=short', '--abbrev=7', `-L${from},${to}`, this.#options.head, '--', path]);
    }
    async diff(path) {
        const base = await this.#suspectedBase();
        return base === undefined ? '' : this.#gitIfKnown(['diff', ...PLAIN_DIFF, base, this.#options.head, '--', path]);
    }
    async #gitIfKnown(args) {
        return this.#git(args).catch((error) => {
            if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS)
                return '';
            throw error;
        });
    }
    async #readFailingDiff() {
        const base = await this.#suspectedBase();
        return base === undefined ? '' : this.#git(['diff', ...PLAIN_DIFF, base, this.#options.head]);
    }
    #suspectedBase() {
        this.#changeBase ??= this.#findSuspectedBase();
        return this.#changeBase;
    }
    async #findSuspectedBase() {
        const base = await this.base();
        const parent = await this.#parent();
        if (base === undefined || parent === undefined || base === parent)
            return base;
        const counts = await this.#git(['diff', '--shortstat', base, this.#options.head]);
        const lines = [...counts.matchAll(/\b(\d{1,9}) (?:insertion|deletion)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
        return lines > MAX_LINES ? parent : base;
    }
    async #parent() {
        const { head, repository } = this.#options;
        return (await repository.has(`${head}^1^{commit}`))
            ? (await this.#git(['rev-parse', `${head}^1`])).trim()
            : undefined;
    }
    async #readSuspectedChange() {
        const base = await this.#suspectedBase();
        const { head } = this.#options;
        if (base === undefined)
            return { commits: [], diff: '' };
        const range = ['--max-count=20', '--no-merges', '--no-show-signature', '--format=%H%x00%B%x01'];
        const [log, diff] = await Promise.all([this.#gitIfKnown(['log', ...range, `${base}..${head}`]), this.failingDiff()]);
        const commits = log.split('\u0001').flatMap(text => {
            const [sha = '', message] = text.trimStart().split('\0');
            return message === undefined ? [] : [{ sha, message }];
        });
        return { commits, diff };
    }
    #git(args) {
        return this.#options.repository.git(args);
    }
}
async function recentFiles(commit, git) {
    const log = await git(['log', '-20', '--no-merges', '--name-only', '--format=', '-z', commit]);
    const counts = new Map();
    for (const file of log.split('\0').map(name => name.trim()))
        if (file !== '')
            counts.set(file, (counts.get(file) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([file]) => file);
}


/***/ })

};
