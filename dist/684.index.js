export const id = 684;
export const ids = [684];
export const modules = {

/***/ 93490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ editRefusal),
/* harmony export */   P: () => (/* binding */ withoutHidden),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   rR: () => (/* binding */ TEST_FILES),
/* harmony export */   sH: () => (/* binding */ sizeRefusal)
/* harmony export */ });
/* unused harmony exports ALWAYS_PROTECTED, MAX_FILES */
const ALWAYS_PROTECTED = [
    '.git/**',
    '**/.git/**',
    '.github/**',
    '**/.gitattributes',
    '**/.gitmodules',
    '**/.env',
    '**/.env.*',
    '**/node_modules/**',
    '**/.npmrc',
    '**/.envrc',
    '**/*.env',
    '**/.git-credentials',
    '**/*.{p8,p12,pfx}',
    '**/*.pem',
    '**/*.key',
    '**/id_{rsa,dsa,ecdsa,ed25519}*',
    '**/.{gitlab-ci,travis,drone}.yml',
    '**/.circleci/**',
    '**/{azure-pipelines,bitbucket-pipelines}.yml',
    '**/Jenkinsfile',
];
const TEST_FILES = [
    '**/*.{test,spec}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
    '**/__tests__/**',
    '**/__snapshots__/**',
    '**/*.snap',
    '**/test_*.py',
    '**/*_test.py',
    '**/conftest.py',
    '**/*_test.go',
    '**/src/{test,it,integrationTest,testFixtures}/**',
    '**/*{Test,Tests,TestCase,IT,Spec}.{java,kt,groovy,scala,php,cs}',
    '**/*_{spec,test}.rb',
    '**/*{_test,_unittest}.{c,cc,cpp,cxx}',
    '**/{test,tests,spec}/**',
    '**/e2e/**',
    '**/{vitest,jest,playwright,vite,babel}.config.*',
    '**/vitest.workspace.*',
    '**/{vitest,jest}.setup.*',
    '**/setup{Tests,-tests,-jest,-vitest}.*',
    '**/.mocharc.*',
    '**/{pom.xml,build.gradle,build.gradle.kts,settings.gradle,settings.gradle.kts}',
    '**/.mvn/**',
    '**/phpunit{,.dist}.xml{,.dist}',
    '**/.rspec',
    '**/.config/nextest.toml',
    '**/CTestTestfile.cmake',
    '**/{,.}pytest.{ini,toml}',
    '**/{tox.ini,setup.cfg,pyproject.toml,.coveragerc,sitecustomize.py}',
    '**/package.json',
    '**/{pytest,_pytest,pluggy,usercustomize}.py',
    '**/{pytest,_pytest}/**',
    '**/{tests,test}.py',
    '**/__mocks__/**',
];
const HIDDEN = [
    /(?:^|\/)\.git\//i,
    /(?:^|\/)[^/]*\.env(?:\.(?!example$|sample$|template$)[^/]*)?$/i,
    /(?:^|\/)\.(?:npmrc|envrc|netrc|pypirc|htpasswd|pgpass|git-credentials)$/i,
    /\.(?:pem|key|p8|p12|pfx|jks|keystore|kdbx)$/i,
    /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)[^/]*$/i,
    /(?:^|\/)(?:credentials|secrets?)(?:\.(?:json|ya?ml|toml|ini|txt))?$/i,
    /(?:^|\/)\.(?:aws|ssh|gnupg|kube|docker)\//i,
];
function isHidden(path) {
    return HIDDEN.some(pattern => pattern.test(path));
}
function withoutHidden(diff) {
    const parts = diff.split(/^(?=diff --git )/m);
    return parts.filter(part => !pathsOf(part).some(isHidden)).join('');
}
function pathsOf(part) {
    const head = part.split(/^@@/m, 1)[0] ?? '';
    const named = head.matchAll(/^(?:--- "?a\/|\+\+\+ "?b\/|(?:rename|copy) (?:from|to) "?|diff --git .*? "?b\/)(.*?)"?\t?$/gm);
    return [...named].map(([, path = '']) => path);
}
const MAX_FILES = 20;
const MAX_FILE_BYTES = 1_000_000;
function editRefusal(path, policy) {
    const spelled = path.split(/[\\/]/).every(part => part !== '' && part !== '.' && part !== '..');
    if (!spelled || /^[a-zA-Z]:/.test(path))
        return `${JSON.stringify(path)} is not a path inside the project.`;
    const hit = (patterns) => patterns.find(pattern => policy.matches(pattern, path) || policy.matches(pattern, path.toLowerCase()));
    const fixed = hit(ALWAYS_PROTECTED) ?? hit(policy.protected);
    if (fixed !== undefined)
        return `${path} is protected (${fixed}); fix the cause elsewhere.`;
    const test = hit(TEST_FILES);
    if (test !== undefined)
        return `${path} belongs to the tests (${test}); fix the code that they test.`;
    return undefined;
}
function sizeRefusal(files) {
    if (files.length > MAX_FILES)
        return `The change touches ${files.length} files; at most ${MAX_FILES} are allowed.`;
    const large = files.find(file => file.bytes > MAX_FILE_BYTES);
    return large === undefined
        ? undefined
        : `${large.path} would have ${large.bytes} bytes; at most ${MAX_FILE_BYTES} are allowed.`;
}


/***/ }),

/***/ 18202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ parseHunks),
/* harmony export */   MA: () => (/* binding */ changedLines),
/* harmony export */   x5: () => (/* binding */ locate)
/* harmony export */ });
function parseHunks(diff) {
    const hunks = [];
    let file;
    for (const section of diff.split(/^(?=diff --git |@@ )/m)) {
        if (section.startsWith('diff --git ')) {
            const path = /^\+\+\+ b\/(.+?)\t?$/m.exec(section)?.[1];
            file = /^(?:new file|deleted file|rename)/m.test(section) ? undefined : path;
            continue;
        }
        const header = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(section);
        if (header === null || file === undefined)
            continue;
        const body = section
            .split('\n')
            .slice(1)
            .filter(line => /^[ +-]/.test(line));
        const side = (sign) => body.filter(line => line.startsWith(' ') || line.startsWith(sign)).map(line => line.slice(1));
        hunks.push({
            file,
            line: Number(header[1]),
            count: Number(header[2] ?? 1),
            before: side('-'),
            after: side('+'),
            runs: runsOf(body),
        });
    }
    return hunks;
}
function runsOf(body) {
    const runs = [];
    let at = 0;
    let open = false;
    for (const line of body) {
        if (line.startsWith(' '))
            open = false;
        else {
            if (!open)
                runs.push({ at, before: [], after: [] });
            open = true;
            runs.at(-1)?.[line.startsWith('-') ? 'before' : 'after'].push(line.slice(1));
        }
        if (!line.startsWith('-'))
            at += 1;
    }
    return runs;
}
function changedLines(diff) {
    const found = new Map();
    for (const hunk of parseHunks(diff)) {
        const unchanged = new Set(hunk.before);
        const lines = found.get(hunk.file) ?? new Set();
        for (const [index, text] of hunk.after.entries())
            if (!unchanged.has(text))
                lines.add(hunk.line + index);
        found.set(hunk.file, lines);
    }
    return found;
}
function locate(hunk, text) {
    const wanted = hunk.after.join('\n');
    const starts = text.split('\n').slice(0, hunk.line - 1);
    const from = starts.reduce((sum, line) => sum + line.length + 1, 0);
    if (text.startsWith(wanted, from))
        return { from, to: from + wanted.length };
    const elsewhere = wanted === '' ? -1 : text.indexOf(wanted);
    return elsewhere < 0 || text.indexOf(wanted, elsewhere + 1) >= 0
        ? undefined
        : { from: elsewhere, to: elsewhere + wanted.length };
}


/***/ }),

/***/ 36764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  di: () => (/* binding */ ProjectFiles),
  lp: () => (/* binding */ indexSources),
  hl: () => (/* binding */ isTestFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./lib/domain/policy/edit-policy.js
var edit_policy = __webpack_require__(93490);
// EXTERNAL MODULE: ./lib/domain/text/unified-diff.js
var unified_diff = __webpack_require__(18202);
// EXTERNAL MODULE: ./lib/test-reports/read-reports.js + 27 modules
var read_reports = __webpack_require__(45720);
// EXTERNAL MODULE: ./lib/syntax/languages.js
var languages = __webpack_require__(45004);
;// CONCATENATED MODULE: ./lib/syntax/imports.js

const LONGEST = 1_000_000;
const CALLS = /^(?:require|require\.resolve|(?:jest|vi)\.(?:mock|doMock|unmock|requireActual|importActual)(?:<[^]*>)?)$/;
function importsIn(file, text) {
    const language = (0,languages/* languageOf */.e)(file);
    if (language === undefined || text.length > LONGEST)
        return [];
    const found = [];
    const slice = (node) => text.slice(node.from, node.to);
    language.parse(text).iterate({
        enter({ node, name }) {
            if (language.name === 'python' && name === 'ImportStatement')
                found.push(...pythonImports(slice(node)));
            if (language.name === 'javascript' && name === 'String' && isSpecifier(node, slice)) {
                found.push({ language: 'javascript', specifier: slice(node).slice(1, -1) });
            }
        },
    });
    return found;
}
function isSpecifier(node, slice) {
    const parent = node.parent;
    if (parent?.name === 'ImportDeclaration' || parent?.name === 'ExportDeclaration')
        return true;
    if (parent?.name === 'DynamicImport')
        return true;
    const call = parent?.name === 'ArgList' ? parent.parent : null;
    return call?.name === 'CallExpression' && CALLS.test(slice({ from: call.from, to: parent?.from ?? call.from }).trim());
}
function pythonImports(statement) {
    const plain = statement
        .replace(/#[^\n]*/g, ' ')
        .replace(/[\\()\n\r\t ]+/g, ' ')
        .trim();
    const names = (list) => list
        .split(',')
        .map(name => name.trim().split(' ')[0] ?? '')
        .filter(name => /^[\w.]+$/.test(name));
    const from = /^from (?<dots>[. ]*)(?<module>[\w.]*) import (?<names>.*)$/.exec(plain)?.groups;
    if (from !== undefined) {
        return [
            {
                language: 'python',
                dots: (from.dots ?? '').replaceAll(' ', '').length,
                module: from.module ?? '',
                names: names(from.names ?? ''),
            },
        ];
    }
    return names(plain.replace(/^import /, '')).map(module => ({ language: 'python', dots: 0, module, names: [] }));
}

;// CONCATENATED MODULE: ./lib/syntax/import-graph.js


const ENDINGS = [
    '',
    '.ts',
    '.tsx',
    '.mts',
    '.cts',
    '.js',
    '.jsx',
    '.mjs',
    '.cjs',
    '/index.ts',
    '/index.js',
    '/index.tsx',
];
const DEPTH = 4;
const MOST = 200;
const MOST_TESTS = 2_000;
class ImportGraph {
    #files;
    #direct = new Map();
    #aliases;
    constructor(files) {
        this.#files = files;
    }
    importsOf(file) {
        const found = new Set();
        let level = [file];
        for (let depth = 0; depth < DEPTH && level.length > 0 && found.size < MOST; depth += 1) {
            const next = level.flatMap(from => this.#directOf(from)).filter(target => target !== file && !found.has(target));
            for (const target of next)
                found.add(target);
            level = [...new Set(next)];
        }
        return [...found];
    }
    testsThatImport(changed, isTest) {
        const wanted = new Set(changed);
        const tests = [...this.#files.known].filter(isTest).slice(0, MOST_TESTS);
        return tests.filter(test => wanted.has(test) || this.importsOf(test).some(file => wanted.has(file)));
    }
    #directOf(file) {
        const known = this.#direct.get(file);
        if (known !== undefined)
            return known;
        this.#aliases ??= aliasesOf(this.#files);
        const imports = importsIn(file, this.#files.read(file) ?? '');
        const found = imports.flatMap(each => resolve(each, { file, known: this.#files.known, aliases: this.#aliases ?? [] }));
        this.#direct.set(file, found);
        return found;
    }
}
function resolve(each, resolving) {
    return each.language === 'python' ? pythonFiles(each, resolving) : scriptFiles(each.specifier, resolving);
}
function scriptFiles(specifier, { file, known, aliases }) {
    const hit = (path) => {
        const plain = path.replace(/\/$/, '');
        const stems = [plain, plain.replace(/\.([mc]?)js(x?)$/, '.$1ts$2'), plain.replace(/\.js$/, '.tsx')];
        return stems
            .flatMap(stem => ENDINGS.map(ending => external_node_path_.posix.normalize(stem + ending)))
            .find(candidate => known.has(candidate));
    };
    if (/^\.{1,2}(?:\/|$)/.test(specifier))
        return [hit(external_node_path_.posix.join(external_node_path_.posix.dirname(file), specifier)) ?? []].flat();
    for (const { prefix, to } of aliases) {
        if (specifier !== prefix.replace(/\/$/, '') && !specifier.startsWith(prefix))
            continue;
        const rest = specifier.slice(prefix.length);
        const found = to.flatMap(base => hit(external_node_path_.posix.join(base, rest)) ?? hit(external_node_path_.posix.join(base, 'src', rest)) ?? []);
        if (found.length > 0)
            return found.slice(0, 1);
    }
    return [];
}
function pythonFiles({ dots, module, names }, { file, known }) {
    const found = [];
    for (const base of bases(file, dots)) {
        const path = external_node_path_.posix.join(base, module.replaceAll('.', '/'));
        found.push(...hits(path, known), ...names.flatMap(name => hits(external_node_path_.posix.join(path, name), known)));
    }
    return found;
}
function bases(file, dots) {
    if (dots > 0)
        return [external_node_path_.posix.join(external_node_path_.posix.dirname(file), ...Array(dots - 1).fill('..'))];
    const above = file
        .split('/')
        .slice(0, -1)
        .map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    return ['.', 'src', ...above.toReversed().flatMap(folder => [folder, `${folder}/src`])];
}
function hits(path, known) {
    return [`${path}.py`, `${path}/__init__.py`].filter(candidate => known.has(candidate));
}
function aliasesOf({ known, read }) {
    const found = [];
    for (const file of known) {
        const name = file.slice(file.lastIndexOf('/') + 1);
        const dir = external_node_path_.posix.dirname(file);
        if (/^[tj]sconfig(?:\.\w+)?\.json$/.test(name))
            found.push(...pathsIn(read(file) ?? '', dir));
        if (name === 'package.json' && dir !== '.') {
            const own = /"name"\s*:\s*"(?<name>[^"]+)"/.exec(read(file) ?? '')?.groups?.name;
            if (own !== undefined)
                found.push({ prefix: `${own}/`, to: [dir] });
        }
    }
    return found.toSorted((a, b) => b.prefix.length - a.prefix.length);
}
function pathsIn(text, dir) {
    const paths = /"paths"\s*:\s*\{(?<body>[^}]*)\}/.exec(text)?.groups?.body;
    if (paths === undefined)
        return [];
    const base = /"baseUrl"\s*:\s*"(?<base>[^"]*)"/.exec(text)?.groups?.base ?? '.';
    return [...paths.matchAll(/"(?<from>[^"]+)"\s*:\s*\[(?<to>[^\]]*)\]/g)].map(({ groups = {} }) => ({
        prefix: (groups.from ?? '').replace(/\*$/, ''),
        to: [...(groups.to ?? '').matchAll(/"([^"]+)"/g)].map(([, target = '']) => external_node_path_.posix.join(dir, base, target.replace(/\*$/, ''))),
    }));
}

;// CONCATENATED MODULE: ./lib/triage/locate-file.js
function locator(files) {
    const byName = new Map();
    for (const file of files) {
        const name = file.slice(file.lastIndexOf('/') + 1);
        const known = byName.get(name);
        if (known === undefined)
            byName.set(name, [file]);
        else
            known.push(file);
    }
    return path => {
        const wanted = path.replaceAll('\\', '/').replace(/^(?:file:\/\/)?(?:\.\/)*/, '');
        const alike = byName.get(wanted.slice(wanted.lastIndexOf('/') + 1)) ?? [];
        const ends = alike.filter(file => file === wanted || file.endsWith(`/${wanted}`) || wanted.endsWith(`/${file}`));
        const longest = ends.filter(file => wanted.endsWith(file)).toSorted((a, b) => b.length - a.length)[0];
        return longest ?? (ends.length === 1 ? ends[0] : undefined);
    };
}

;// CONCATENATED MODULE: ./lib/engine/source-index.js








const FOREIGN = /(?:^|\/)(?:node_modules|site-packages|\.venv|venv|vendor)\//;
const isTestFile = picomatch([...edit_policy/* TEST_FILES */.rR], { dot: true });
class ProjectFiles {
    #known;
    #imports;
    #top;
    #prefix;
    #project;
    #toProject;
    #locate;
    constructor(options) {
        this.#known = new Set(options.files);
        this.#top = options.top;
        this.#project = options.project;
        this.#prefix = (0,external_node_path_.relative)(options.top, options.project.root).replaceAll('\\', '/');
        this.#toProject = (0,read_reports/* relativiser */.$5)(options.project.root, options.project.exists);
        this.#locate = locator(options.files.filter(file => !FOREIGN.test(file)));
        this.#imports = new ImportGraph({ known: this.#known, read: file => this.#read(file) });
    }
    inProject = (file) => {
        const path = this.#toProject(file);
        if (FOREIGN.test(path) || path.startsWith('..'))
            return undefined;
        if (!external_node_path_.posix.isAbsolute(path) && this.#project.exists(path))
            return external_node_path_.posix.join(this.#prefix, path);
        return this.#locate(file);
    };
    importsOf = (file) => this.#imports.importsOf(this.#fromTop(file));
    testsThatImport(changed, isTest) {
        const found = this.#imports.testsThatImport(changed.map(file => this.#fromTop(file)), isTest);
        return found.flatMap(file => this.#prefix === '' ? [file] : file.startsWith(`${this.#prefix}/`) ? [file.slice(this.#prefix.length + 1)] : []);
    }
    #fromTop(file) {
        return this.#known.has(file) ? file : external_node_path_.posix.join(this.#prefix, file);
    }
    #read(file) {
        try {
            const path = (0,external_node_path_.join)(this.#top, file);
            return (0,external_node_fs_.lstatSync)(path).isFile() ? (0,external_node_fs_.readFileSync)(path, 'utf8') : undefined;
        }
        catch {
            return undefined;
        }
    }
}
function indexSources(options) {
    return {
        isTest: options.isTest,
        changed: [
            ...(0,unified_diff/* parseHunks */.FS)(options.diff).map(({ file, line, count }) => ({ file, line, count })),
            ...newFiles(options.diff).map(file => ({ file })),
        ],
        importsOf: options.files.importsOf,
        recent: options.recent,
    };
}
function newFiles(diff) {
    const added = diff.matchAll(/^diff --git [^\n]*\nnew file mode [^\n]*\n(?:index [^\n]*\n)?--- [^\n]*\n\+\+\+ b\/(?<file>[^\t\n]+)/gm);
    return [...added].flatMap(({ groups }) => groups?.file ?? []);
}


/***/ }),

/***/ 45004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ syntaxErrors),
/* harmony export */   e: () => (/* binding */ languageOf)
/* harmony export */ });
/* harmony import */ var _lezer_javascript__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37096);
/* harmony import */ var _lezer_python__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17335);


const dialects = [
    [/\.[mc]?js$/, 'jsx'],
    [/\.jsx$/, 'jsx'],
    [/\.tsx$/, 'ts jsx'],
    [/\.[mc]?ts$/, 'ts'],
];
function languageOf(file) {
    if (/\.pyi?$/.test(file))
        return { name: 'python', parse: text => _lezer_python__WEBPACK_IMPORTED_MODULE_1__/* .parser */ .K.parse(text) };
    const dialect = dialects.find(([endings]) => endings.test(file))?.[1];
    if (dialect === undefined)
        return undefined;
    const parser = _lezer_javascript__WEBPACK_IMPORTED_MODULE_0__/* .parser */ .K.configure({ dialect });
    return { name: 'javascript', parse: text => parser.parse(text) };
}
function syntaxErrors(language, text) {
    const errors = [];
    language.parse(text).iterate({
        enter(node) {
            if (node.type.isError)
                errors.push(node.from);
        },
    });
    return errors;
}


/***/ }),

/***/ 97829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ requireClean),
/* harmony export */   Km: () => (/* binding */ ENV),
/* harmony export */   LM: () => (/* binding */ branchingPoint),
/* harmony export */   O: () => (/* binding */ trackedFiles),
/* harmony export */   O1: () => (/* binding */ lookedAt),
/* harmony export */   dX: () => (/* binding */ inspectCheckout),
/* harmony export */   kz: () => (/* binding */ checkOutCommit),
/* harmony export */   y1: () => (/* binding */ dirtyFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10297);
/* harmony import */ var _churn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74807);




const ENV = { GIT_CONFIG_NOSYSTEM: '0' };
async function inspectCheckout(directory, host) {
    const top = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(['rev-parse', '--show-toplevel'], { cwd: directory, host, env: ENV }).catch((error) => {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
            throw error;
        const unsafe = /dubious ownership/.test(error.stderr);
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(unsafe
            ? `git does not trust ${directory}, since somebody else owns it.`
            : `${directory} is not a git checkout.`, unsafe
            ? `Run: git config --global --add safe.directory ${directory}`
            : 'Use actions/checkout in an earlier step, or run this inside a git repository.', { cause: error });
    });
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(top.trim());
    const head = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitResult */ .c_)(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], {
        cwd,
        host,
        env: ENV,
        codes: [1, 128],
    });
    if (head.code !== 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`The repository in ${cwd} has no commits.`, 'Commit the project first: a fix is a commit on top of one.');
    }
    const branch = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitResult */ .c_)(['symbolic-ref', '--quiet', '--short', 'HEAD'], { cwd, host, env: ENV, codes: [1] });
    const time = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(['log', '-1', '--format=%ct', '--no-show-signature'], { cwd, host, env: ENV });
    const committedAt = Number(time.trim()) * 1000;
    return {
        top: cwd,
        sha: head.stdout.trim(),
        committedAt,
        branch: branch.code === 0 ? branch.stdout.trim() : undefined,
        host,
    };
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
        const { code, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitResult */ .c_)(['merge-base', checkout.sha, trunk], options);
        if (code === 0)
            return stdout.trim() === checkout.sha ? undefined : stdout.trim();
    }
    return undefined;
}
async function trackedFiles({ top, host }) {
    const listed = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(['ls-files', '-z'], { cwd: top, host, env: ENV });
    return listed.split('\0').filter(name => name !== '');
}
async function lookedAt(checkout) {
    const ask = async (...args) => (await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitResult */ .c_)(args, { cwd: checkout.top, host: checkout.host, env: ENV, codes: [1, 128] })).stdout;
    const listed = await ask('ls-files', '-z', '--cached', '--others', '--exclude-standard');
    const diff = await ask('diff', '--no-color', '--no-ext-diff', '--no-textconv', `${checkout.sha}^1`, checkout.sha);
    return {
        listed: listed.split('\0').filter(name => name !== ''),
        diff,
        recent: (0,_churn_js__WEBPACK_IMPORTED_MODULE_3__/* .byChanges */ .Z)(await ask(...(0,_churn_js__WEBPACK_IMPORTED_MODULE_3__/* .recentLog */ .m)(checkout.sha))),
    };
}
async function dirtyFiles(checkout) {
    const status = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(['status', '--porcelain=v1', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=all'], {
        cwd: checkout.top,
        host: checkout.host,
        env: ENV,
    });
    return status
        .split('\0')
        .filter(entry => entry !== '')
        .map(entry => entry.slice(3));
}
async function requireClean(checkout) {
    const dirty = await dirtyFiles(checkout);
    if (dirty.length === 0)
        return;
    const more = dirty.length > 3 ? ` and ${dirty.length - 3} more` : '';
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`The work tree has uncommitted changes (${dirty.slice(0, 3).join(', ')}${more}).`, 'Commit or stash them first; in a workflow, run this before steps that change tracked files.');
}
async function checkOutCommit(checkout, options) {
    const run = (args) => (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(args, { cwd: checkout.top, host: checkout.host, env: ENV });
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
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`The failing commit ${options.sha.slice(0, 7)} cannot be checked out over ${checkout.sha.slice(0, 7)}: ${String((0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(error.stderr ?? '')[0] ?? error)}.`, 'Give actions/checkout the failing commit: ref: ${{ github.event.workflow_run.head_sha || github.event.pull_request.head.sha || github.sha }}.', { cause: error });
    });
    return {
        async [Symbol.asyncDispose]() {
            await run(['checkout', '--quiet', '--force', checkout.branch ?? checkout.sha]);
        },
    };
}


/***/ }),

/***/ 74807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ byChanges),
/* harmony export */   m: () => (/* binding */ recentLog)
/* harmony export */ });
function recentLog(commit) {
    return ['log', '-20', '--no-merges', '--name-only', '--format=', '-z', commit];
}
function byChanges(log) {
    const counts = new Map();
    for (const file of log.split('\0').map(name => name.trim()))
        if (file !== '')
            counts.set(file, (counts.get(file) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([file]) => file);
}


/***/ }),

/***/ 10297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   c_: () => (/* binding */ gitResult)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81260);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);


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
    GIT_AUTHOR_NAME: 'fix-tests',
    GIT_AUTHOR_EMAIL: 'fix-tests@users.noreply.github.com',
    GIT_COMMITTER_NAME: 'fix-tests',
    GIT_COMMITTER_EMAIL: 'fix-tests@users.noreply.github.com',
    LC_ALL: 'C',
};
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
    const { stdout, stderr, exitCode } = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .getExecOutput */ .H)('git', [...SAFE, ...args], {
        cwd: options.cwd,
        env: { ...options.host, ...QUIET, ...options.env },
        silent: true,
        ignoreReturnCode: true,
        ...(options.input === undefined ? {} : { input: Buffer.from(options.input) }),
    }).catch((error) => {
        if (!/Unable to locate executable/.test((0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)))
            throw error;
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('git was not found.', 'Install it, or put it on the PATH.', { cause: error });
    });
    if (exitCode !== 0 && !options.codes?.includes(exitCode))
        throw new GitError(args, exitCode, stderr);
    return { stdout, code: exitCode };
}
function lines(text) {
    return text.split('\n').filter(line => line !== '');
}


/***/ })

};
