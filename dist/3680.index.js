export const id = 3680;
export const ids = [3680];
export const modules = {

/***/ 76253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ topicOf),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   RR: () => (/* binding */ definitionKey),
/* harmony export */   bP: () => (/* binding */ ranKey),
/* harmony export */   wX: () => (/* binding */ symbolOf)
/* harmony export */ });
function symbolOf({ name, container }) {
    return container === '' ? name : `${container}.${name}`;
}
function definitionKey({ file, from, name }) {
    return `${file}:${from}:${name}`;
}
function topicOf(file) {
    return file
        .slice(file.lastIndexOf('/') + 1)
        .replace(/\.\w+$/, '')
        .replace(/^tests?[-_.]/i, '')
        .replace(/[-_.]?(?:tests?|specs?)$/i, '')
        .replace(/[-_.]/g, '')
        .toLowerCase();
}
function ranKey(ran) {
    return `${ran.file}\0${ran.line ?? ''}\0${ran.name}\0${startOf(ran)}`;
}
function startOf({ parts }) {
    return parts?.[0]?.[0] ?? 0;
}


/***/ }),

/***/ 24752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Uo: () => (/* binding */ addParts),
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
const MAX_RANGES = 400;
function partsOf(ranges) {
    const own = ranges.length > MAX_RANGES ? ranges.slice(0, 1) : ranges;
    const ends = new Set(own.flatMap(({ startOffset, endOffset }) => [startOffset, endOffset]));
    return [...ends]
        .toSorted((a, b) => a - b)
        .map(offset => [offset, own.findLast(each => each.startOffset <= offset && offset < each.endOffset)?.count ?? 0]);
}
function addParts(one, other) {
    return aligned([one, other]).map(({ offset, calls: [a = 0, b = 0] }) => [offset, a + b]);
}
function aligned(runs) {
    const next = runs.map(() => 0);
    const calls = runs.map(() => 0);
    const found = [];
    for (;;) {
        const offset = Math.min(...runs.map((parts, run) => parts[next[run] ?? 0]?.[0] ?? Infinity));
        if (offset === Infinity)
            return found;
        for (const [run, parts] of runs.entries()) {
            const part = parts[next[run] ?? 0];
            if (part?.[0] !== offset)
                continue;
            calls[run] = part[1];
            next[run] = (next[run] ?? 0) + 1;
        }
        found.push({ offset, calls: [...calls] });
    }
}


/***/ }),

/***/ 20364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ TEST_CASE_NAMES),
/* harmony export */   _F: () => (/* binding */ PROJECT_FILES),
/* harmony export */   jF: () => (/* binding */ ALWAYS_PROTECTED),
/* harmony export */   pU: () => (/* binding */ SEALED),
/* harmony export */   rR: () => (/* binding */ TEST_FILES),
/* harmony export */   th: () => (/* binding */ HELPER_FOLDERS),
/* harmony export */   yL: () => (/* binding */ HELPER_NAMES),
/* harmony export */   ym: () => (/* binding */ TEST_CASE_FOLDERS)
/* harmony export */ });
const SEALED = [
    '.git/**',
    '**/.git/**',
    '.github/{workflows,actions}/**',
    '**/.git{attributes,modules}',
    '**/.env',
    '**/.env.*',
    '**/*.env',
    '**/.envrc',
    '**/node_modules/**',
    '**/.{npmrc,netrc,pypirc,git-credentials}',
    '**/*.{p8,p12,pfx,pem,key,jks,keystore}',
    '**/id_{rsa,dsa,ecdsa,ed25519}*',
];
const ALWAYS_PROTECTED = [
    '**/.*',
    '**/.*/**',
    '**/{action,azure-pipelines,bitbucket-pipelines,appveyor,cloudbuild,buildspec,codecov}.{yml,yaml}',
    '**/{Jenkinsfile,CODEOWNERS,Procfile,Vagrantfile,Brewfile,Earthfile,Tiltfile,Dangerfile}{,.*}',
    '**/{Dockerfile,Containerfile}{,.*}',
    '**/*.Dockerfile',
    '**/{docker-,}compose{,.*}.{yml,yaml}',
    '**/{AGENTS,CLAUDE,GEMINI}.md',
    '**/_config.yml',
];
const PROJECT_FILES = [
    '**/{package-lock,npm-shrinkwrap,deno,jsr,lerna,nx,turbo,project,rush,bower,composer,global}.{json,jsonc}',
    '**/{pnpm-lock,pnpm-workspace}.{yml,yaml}',
    '**/*.{lock,lockb,lockfile}',
    '**/packages.lock.json',
    '**/{Cargo,rust-toolchain,uv,poetry,pdm,bunfig,netlify,fly,wrangler,buf,mise,Project,Manifest,clippy,rustfmt}.toml',
    '**/go.{mod,sum,work,work.sum}',
    '**/{Gemfile,Rakefile,Pipfile,Podfile,Fastfile,Guardfile,Berksfile,Cheffile}{,.*}',
    '**/*.{gemspec,podspec,csproj,fsproj,vbproj,vcxproj,sln,slnx,nuspec,props,targets,cabal,rockspec,opam,nimble}',
    '**/{NuGet,nuget,packages,app,web}.config',
    '**/{requirements,constraints}{,-*,_*,.*}.{txt,in}',
    '**/requirements/*.{txt,in}',
    '**/{setup.py,noxfile.py,tasks.py,fabfile.py,dodo.py,wscript,MANIFEST.in,environment.yml,environment.yaml}',
    '**/{mix.exs,build.sbt,build.xml,build.zig,build.zig.zon,meson.build,meson_options.txt,Package.swift,stack.yaml}',
    '**/{gradlew,mvnw}{,.bat,.cmd}',
    '**/gradle{,-wrapper}.properties',
    '**/gradle/**/*.{jar,toml,properties,gradle}',
    '**/*.{gradle,gradle.kts,sbt,cmake,mk,mak,am,ac,m4,bzl,bazel}',
    '**/{CMakeLists.txt,CMakePresets.json,Makefile,makefile,GNUmakefile,Justfile,justfile,Taskfile.yml,Taskfile.yaml}',
    '**/{WORKSPACE,BUILD,MODULE.bazel,configure,Kconfig,SConstruct,SConscript,conanfile.py,conanfile.txt,vcpkg.json}',
    '**/{ts,js}config{,.*}.json',
    '**/{webpack,rollup,esbuild,tsup,tsdown,karma,cypress,wdio,nightwatch,ava,eslint,prettier,stylelint}.{config,conf}.*',
    '**/{commitlint,lint-staged,postcss,tailwind,svelte,next,nuxt,astro,metro,release,renovate,rspack,swc}.config.*',
    '**/{gulpfile,Gruntfile,gruntfile,jakefile,Jakefile}.*',
    '**/{renovate,biome,dprint,deno,now,vercel,firebase,app}.{json,json5,jsonc}',
    '**/{lefthook,trunk,mkdocs,sonar-project,skaffold,Chart,serverless,galaxy}.{yml,yaml,properties}',
    '**/*.{code-workspace,iml,xcscheme,pbxproj,sublime-project}',
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
    '**/*{-,_}{test,tests,spec,specs}.{js,jsx,ts,tsx,mjs,cjs,mts,cts,py,rb,php,lua,ex,exs,dart,swift}',
    '{test,tests}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
    '**/{test,tests}{-,_,.}*.{js,jsx,ts,tsx,mjs,cjs,mts,cts,py,rb,php,lua,dart}',
    '**/*.{test,spec,tests,specs,cy,e2e,e2e-spec,unit,integration,it}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
    '**/*{Test,Tests,Spec,Specs}.{swift,dart,m,mm,vb,fs,cpp,hs,js,ts}',
    '**/*{.t,.feature,.bats,.robot}',
    '**/{test,tests,spec,specs,e2e,cypress,acceptance,regression-tests,integration-tests,unit-tests}/**',
    '**/{Test,Tests,UnitTests,IntegrationTests,*.Tests,*.Test}/**',
    '**/{fixture,fixtures,__fixtures__,testdata,test-data,test_data,testfixtures,testcases,test-cases,test_cases}/**',
    '**/{golden,goldens,__image_snapshots__,cassettes,vcr_cassettes,__recordings__}/**',
    '**/{snapshots,baselines}/**/*.{snap,json,txt,png,jpg,svg,html,xml,yml,yaml,md,csv,out,log}',
    '**/*.{golden,approved,approved.*,verified.*,received.*,snapshot,ambr,cassette,expected}',
    '**/{expected,fixture,fixtures,golden}{,-*,_*,.*}.{json,yml,yaml,txt,xml,csv,html}',
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
    '**/{{tests,test},*_{tests,test}}.rs',
    '**/__mocks__/**',
];
const TEST_CASE_NAMES = [
    '**/*.{test,spec,tests,specs}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}',
    '**/*{-,_}{test,spec}.{js,jsx,ts,tsx,mjs,cjs,mts,cts,rb,php}',
    '**/test{-,_,.}*.{js,jsx,ts,tsx,mjs,cjs,mts,cts,py}',
    '**/*_test.{py,go}',
    '**/*{Test,Tests,Spec}.{java,kt,groovy,scala,php,cs}',
    '**/*.t',
];
const TEST_CASE_FOLDERS = [
    '**/{test,tests,spec,specs,__tests__}/**/*.{js,jsx,ts,tsx,mjs,cjs,mts,cts,rs}',
];
const HELPER_NAMES = [
    '**/{helper,helpers,setup,setups,global,globals,util,utils,support,common,index,main,mod,config}{,.*,-*,_*}',
    '**/*{-,_,.}{setup,helper,helpers,util,utils,config}.*',
];
const HELPER_FOLDERS = [
    '**/{__mocks__,__snapshots__,fixture,fixtures,__fixtures__,testdata,test-data,test_data,helpers,support,utils,lib}/**',
];


/***/ }),

/***/ 76678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ lineAt),
/* harmony export */   x: () => (/* binding */ lineStartsOf)
/* harmony export */ });
function lineStartsOf(text) {
    return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
function lineAt(lineStarts, offset) {
    let [low, high] = [0, lineStarts.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((lineStarts[middle] ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 19732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ sharedEnds)
/* harmony export */ });
const BLOCK = 4_096;
function sharedEnds(before, after) {
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && before.slice(start, start + BLOCK) === after.slice(start, start + BLOCK))
        start += BLOCK;
    start = Math.min(start, shorter);
    while (start < shorter && before[start] === after[start])
        start += 1;
    const most = shorter - start;
    const [endA, endB] = [before.length, after.length];
    const isSame = (at) => before.slice(endA - at - BLOCK, endA - at) === after.slice(endB - at - BLOCK, endB - at);
    let end = 0;
    while (end + BLOCK <= most && isSame(end))
        end += BLOCK;
    while (end < most && before[endA - 1 - end] === after[endB - 1 - end])
        end += 1;
    return { start, end };
}


/***/ }),

/***/ 18202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ parseSpans),
/* harmony export */   FR: () => (/* binding */ parseDiff),
/* harmony export */   FS: () => (/* binding */ parseHunks),
/* harmony export */   MA: () => (/* binding */ changedLines),
/* harmony export */   Nt: () => (/* binding */ diffSize),
/* harmony export */   fE: () => (/* binding */ changedPlaces),
/* harmony export */   x5: () => (/* binding */ locate)
/* harmony export */ });
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function parseDiff(diff) {
    return diff.split(/(?<=\n)(?=diff --git )/).map(text => {
        const [head = '', ...hunks] = text.split(/(?<=^|\n)(?=@@ )/);
        return { text, ...parseHead(head.split('\n')), hunks: hunks.flatMap(parseHunk) };
    });
}
function parseHead(lines) {
    const has = (start) => lines.some(line => line.startsWith(start));
    const kind = has('new file') ? 'added' : has('deleted file') ? 'deleted' : has('rename') ? 'renamed' : 'changed';
    const named = lines.map(line => /^(?:--- "?a\/|\+\+\+ "?b\/|(?:rename|copy) (?:from|to) "?|diff --git .*? "?b\/)(.*?)"?\t?$/s.exec(line));
    const path = lines.map(line => /^\+\+\+ b\/(.+?)\t?$/s.exec(line)?.[1]).find(found => found !== undefined);
    return { kind, path, paths: named.flatMap(match => match?.[1] ?? []) };
}
function parseHunk(text) {
    const header = HUNK.exec(text);
    if (header === null)
        return [];
    const body = text.split('\n').filter(line => /^[ +-]/.test(line));
    const linesOf = (sign) => body.filter(line => line.startsWith(' ') || line.startsWith(sign)).map(line => line.slice(1));
    const [, oldLine, oldCount, newLine, newCount] = header;
    return [
        {
            line: Number(newLine),
            count: Number(newCount ?? 1),
            span: { before: side(oldLine, oldCount), after: side(newLine, newCount) },
            before: linesOf('-'),
            after: linesOf('+'),
            runs: runsOf(body),
        },
    ];
}
function side(line, lines) {
    const count = Number(lines ?? 1);
    return { at: count === 0 ? Number(line) : Number(line) - 1, count };
}
function runsOf(body) {
    const runs = [];
    let at = 0;
    let isOpen = false;
    for (const line of body) {
        if (line.startsWith(' '))
            isOpen = false;
        else {
            if (!isOpen)
                runs.push({ at, before: [], after: [] });
            isOpen = true;
            runs.at(-1)?.[line.startsWith('-') ? 'before' : 'after'].push(line.slice(1));
        }
        if (!line.startsWith('-'))
            at += 1;
    }
    return runs;
}
function parseHunks(diff) {
    return parseDiff(diff).flatMap(({ kind, path, hunks }) => kind === 'changed' && path !== undefined ? hunks.map(hunk => ({ ...hunk, file: path })) : []);
}
function parseSpans(diff) {
    return parseDiff(diff).flatMap(({ hunks }) => hunks.map(({ span }) => span));
}
function changedPlaces(diff) {
    return parseDiff(diff).flatMap(({ kind, path, hunks }) => {
        if (path === undefined)
            return [];
        if (kind === 'added')
            return [{ file: path }];
        return hunks.flatMap(({ line, runs }) => runs.map(({ at, after }) => after.length === 0
            ? { file: path, line: Math.max(1, line + at - 1), count: 0 }
            : { file: path, line: line + at, count: after.length }));
    });
}
function changedLines(diff) {
    const found = new Map();
    for (const hunk of parseHunks(diff)) {
        const lines = found.get(hunk.file) ?? new Set();
        for (const { at, after } of hunk.runs)
            for (const index of after.keys())
                lines.add(hunk.line + at + index);
        found.set(hunk.file, lines);
    }
    return found;
}
function diffSize(diff) {
    const runs = parseDiff(diff).flatMap(({ hunks }) => hunks.flatMap(hunk => hunk.runs));
    return runs.reduce((sum, { before, after }) => sum + before.length + after.length, 0);
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

/***/ 43345:
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
// EXTERNAL MODULE: ./lib/domain/policy/protected-paths.js
var protected_paths = __webpack_require__(20364);
// EXTERNAL MODULE: ./lib/domain/text/unified-diff.js
var unified_diff = __webpack_require__(18202);
// EXTERNAL MODULE: ./lib/test-reports/relative-path.js
var relative_path = __webpack_require__(82646);
// EXTERNAL MODULE: ./lib/domain/text/installed-code.js
var installed_code = __webpack_require__(83544);
// EXTERNAL MODULE: ./lib/domain/model/code.js
var code = __webpack_require__(76253);
;// CONCATENATED MODULE: ./lib/syntax/go-packages.js

const MAX_PACKAGES = 200;
class GoPackages {
    #sources;
    #files = new Map();
    #imports = new Map();
    #modules = new Map();
    constructor(sources) {
        this.#sources = sources;
        for (const file of sources.known) {
            const folder = external_node_path_.posix.dirname(file);
            if (file.endsWith('.go'))
                this.#filesOf(folder).push(file);
            if (external_node_path_.posix.basename(file) !== 'go.mod')
                continue;
            const path = /^module\s+"?(?<path>[^\s"]{1,300})/m.exec(sources.read(file) ?? '')?.groups?.path;
            if (path !== undefined)
                this.#modules.set(path, folder);
        }
    }
    #filesOf(folder) {
        const files = this.#files.get(folder) ?? [];
        this.#files.set(folder, files);
        return files;
    }
    around(testFile) {
        if (this.#modules.size === 0)
            return [];
        const folders = new Set([external_node_path_.posix.dirname(testFile)]);
        for (const folder of folders) {
            for (const file of this.#files.get(folder) ?? [])
                for (const imported of this.#importsOf(file))
                    if (folders.size < MAX_PACKAGES)
                        folders.add(imported);
        }
        return [...folders].flatMap(folder => this.#files.get(folder) ?? []);
    }
    #importsOf(file) {
        const known = this.#imports.get(file);
        if (known !== undefined)
            return known;
        const found = this.#foldersIn(this.#sources.read(file) ?? '');
        this.#imports.set(file, found);
        return found;
    }
    #foldersIn(text) {
        const paths = [...text.matchAll(/"(?<path>[\w./~-]{1,300})"/g)].map(({ groups }) => groups?.path ?? '');
        return [...new Set(paths)].flatMap(path => {
            for (const [module, folder] of this.#modules) {
                if (path !== module && !path.startsWith(`${module}/`))
                    continue;
                const found = external_node_path_.posix.join(folder, path.slice(module.length));
                if (this.#files.has(found))
                    return [found];
            }
            return [];
        });
    }
}

// EXTERNAL MODULE: ./lib/syntax/languages.js + 2 modules
var languages = __webpack_require__(51915);
;// CONCATENATED MODULE: ./lib/syntax/code-around.js




const MAX_HELPERS = 20;
const MAX_NAMESAKES = 10;
class CodeAround {
    #sources;
    #go;
    #byTopic;
    constructor(sources) {
        this.#sources = sources;
    }
    files(testFile) {
        const { imports, isTest } = this.#sources;
        const own = (files) => [...new Set(files)].filter(file => !isTest(file));
        if (testFile.endsWith('.go')) {
            this.#go ??= new GoPackages(this.#sources);
            const packages = own(this.#go.around(testFile));
            return packages.length === 0 ? this.#codeAround(testFile) : packages;
        }
        const imported = own(this.#loadedWith(testFile).flatMap(file => imports.importsOf(file)));
        return imported.length === 0 ? this.#codeAround(testFile) : own([...imported, ...this.#namesakes(testFile)]);
    }
    #namesakes(testFile) {
        this.#byTopic ??= groupFiles(this.#sources.known, code/* topicOf */.FW);
        const language = (0,languages/* grammarOf */.Le)(testFile)?.name;
        return (this.#byTopic.get((0,code/* topicOf */.FW)(testFile)) ?? [])
            .filter(file => (0,languages/* grammarOf */.Le)(file)?.name === language && !this.#sources.isTest(file))
            .slice(0, MAX_NAMESAKES);
    }
    #codeAround(testFile) {
        const { isTest, known } = this.#sources;
        const code = [...known].filter(file => (0,languages/* grammarOf */.Le)(file) !== undefined && !isTest(file));
        const language = (0,languages/* grammarOf */.Le)(testFile)?.name ?? mostCommon(code.map(file => (0,languages/* grammarOf */.Le)(file)?.name ?? ''));
        return code
            .filter(file => (0,languages/* grammarOf */.Le)(file)?.name === language)
            .toSorted((a, b) => steps(testFile, a) - steps(testFile, b) || (a < b ? -1 : 1));
    }
    helpers(testFile) {
        const files = this.#loadedWith(testFile).flatMap(file => [file, ...this.#sources.imports.importsOf(file)]);
        return [...new Set(files)].filter(file => file !== testFile && this.#sources.isTest(file)).slice(0, MAX_HELPERS);
    }
    #loadedWith(testFile) {
        if (!testFile.endsWith('.py'))
            return [testFile];
        const fixtures = folders(testFile).map(folder => external_node_path_.posix.join(folder, 'conftest.py'));
        return [testFile, ...fixtures.filter(file => this.#sources.known.has(file))];
    }
}
function mostCommon(names) {
    const counts = new Map();
    for (const name of names)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
function groupFiles(files, by) {
    const groups = new Map();
    for (const file of files) {
        const topic = by(file);
        if (topic === '')
            continue;
        const group = groups.get(topic);
        if (group === undefined)
            groups.set(topic, [file]);
        else
            group.push(file);
    }
    return groups;
}
function folders(file) {
    const parts = file.split('/').slice(0, -1);
    return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), '.'];
}
function steps(from, to) {
    const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
    let shared = 0;
    while (shared < a.length && a[shared] === b[shared])
        shared += 1;
    const mirrored = b.filter(part => a.includes(part)).length;
    return a.length + b.length - 2 * Math.max(shared, mirrored);
}

// EXTERNAL MODULE: ./lib/syntax/in-file-tests.js
var in_file_tests = __webpack_require__(51467);
;// CONCATENATED MODULE: ./lib/syntax/import-names.js
const MAX_STATEMENT = 5_000;
function importedNames({ tree, text, grammar }) {
    const found = [];
    tree.iterate({
        enter({ name, from, to }) {
            const statement = text.slice(from, Math.min(to, from + MAX_STATEMENT));
            if (grammar.name === 'python' && name === 'ImportStatement')
                found.push(...pythonNames(statement));
            if (grammar.name !== 'javascript')
                return;
            if (name === 'ImportDeclaration')
                found.push(...moduleNames(statement));
            if (name === 'VariableDeclaration' && statement.includes('require('))
                found.push(...requiredNames(statement));
        },
    });
    return found;
}
function moduleNames(statement) {
    const specifier = /['"](?<name>[^'"\n]{1,300})['"]\s{0,9};?$/.exec(statement)?.groups?.name;
    if (specifier === undefined)
        return [];
    const clause = statement.slice('import'.length, statement.lastIndexOf('from')).replace(/^\s*type\s/, '');
    const [before = '', group = ''] = clause.split('{', 2);
    const whole = before.split(',').flatMap(part => {
        const [first = '', , last = ''] = part.trim().split(/\s+/);
        return first === '' ? [] : [first === '*' ? { local: last, imported: '*' } : { local: first, imported: 'default' }];
    });
    const from = { language: 'javascript', specifier };
    return [...whole, ...pairs(group.split('}', 1)[0] ?? '', 'as')].map(each => ({ ...each, from }));
}
function requiredNames(statement) {
    const specifier = /require\(\s{0,9}['"](?<name>[^'"\n]{1,300})['"]/.exec(statement)?.groups?.name;
    const target = /^(?:const|let|var)\s{1,99}(?<target>\w+|\{[^}]{0,3000}\})\s{0,99}=/.exec(statement)?.groups?.target;
    if (specifier === undefined || target === undefined)
        return [];
    const from = { language: 'javascript', specifier };
    const names = target.startsWith('{') ? pairs(target.slice(1, -1), ':') : [{ local: target, imported: 'default' }];
    return names.map(each => ({ ...each, from }));
}
function pairs(list, separator) {
    return list.split(',').flatMap(part => {
        const plain = part.replace(/\s+/g, ' ').trim();
        const words = (plain.startsWith('type ') ? plain.slice(5) : plain).split(separator === ':' ? ':' : ' as ');
        const [imported = '', local = imported] = words.map(word => word.trim());
        return /^[\w$]+$/.test(imported) && /^[\w$]+$/.test(local) ? [{ local, imported }] : [];
    });
}
function pythonNames(statement) {
    const plain = statement
        .replace(/#[^\n]*/g, ' ')
        .replace(/[\\()\n\r\t ]+/g, ' ')
        .trim();
    const from = /^from (?<dots>[. ]*)(?<module>(?:\w[\w.]*)?) import (?<names>.*)$/s.exec(plain)?.groups;
    if (from === undefined)
        return plain
            .replace(/^import /, '')
            .split(',')
            .flatMap(part => {
            const [module = '', local = module.split('.')[0] ?? ''] = part.trim().split(' as ');
            return local === '' ? [] : [{ local, imported: '*', from: { language: 'python', dots: 0, module, names: [] } }];
        });
    const dots = (from.dots ?? '').replaceAll(' ', '').length;
    return pairs(from.names ?? '', 'as').map(each => ({
        ...each,
        from: { language: 'python', dots, module: from.module ?? '', names: [each.imported] },
    }));
}

// EXTERNAL MODULE: ./lib/syntax/mentions.js
var mentions = __webpack_require__(79828);
// EXTERNAL MODULE: ./lib/syntax/inner-nodes.js
var inner_nodes = __webpack_require__(18319);
;// CONCATENATED MODULE: ./lib/syntax/module-data.js

const DATA = /^(?:String|TemplateString|ArrayExpression|ObjectExpression|DictionaryExpression|TupleExpression|SetExpression)$/;
const HOLDERS = /^(?:ExportDeclaration|VariableDeclaration|AssignStatement|ExpressionStatement|AssignmentExpression|CallExpression)$/;
function holdsData({ tree, text }) {
    return (0,inner_nodes/* innerNodes */.q)(tree.topNode).some(node => HOLDERS.test(node.name) && !isOfLanguage(node, text) && holds(node));
}
function holds(node) {
    const inner = (0,inner_nodes/* innerNodes */.q)(node).filter(({ prevSibling }) => prevSibling?.name !== 'from');
    return inner.some(child => DATA.test(child.name) ? node.name !== 'ExpressionStatement' : HOLDERS.test(child.name) && holds(child));
}
function isOfLanguage({ from, to }, text) {
    return /^__\w+__\b/.test(text.slice(from, to));
}

// EXTERNAL MODULE: ./lib/syntax/outline.js
var syntax_outline = __webpack_require__(6589);
// EXTERNAL MODULE: ./lib/syntax/test-code.js
var test_code = __webpack_require__(4049);
;// CONCATENATED MODULE: ./lib/syntax/code-map.js








const MAX_FILES = 300;
const MAX_CHARACTERS = 2_000_000;
const code_map_MAX_HELPERS = 3;
class CodeMap {
    #sources;
    #outlines = new Map();
    #inFileTests = new Map();
    #imported = new Map();
    #reachable = new Map();
    #mentions = new Map();
    #around;
    constructor(sources) {
        this.#sources = sources;
        this.#around = new CodeAround(sources);
    }
    definitionAt(file, line) {
        const outline = this.#outline(file);
        const found = outline === undefined ? undefined : (0,syntax_outline/* definitionAt */.X)(outline, line);
        return found === undefined || this.isInFileTest(file, line) ? undefined : { ...found, file };
    }
    isInFileTest(file, line) {
        let isOfTest = this.#inFileTests.get(file);
        if (isOfTest === undefined) {
            isOfTest = (0,in_file_tests/* inFileTestLines */.vi)(file, this.#outline(file)?.text ?? '');
            this.#inFileTests.set(file, isOfTest);
        }
        return isOfTest(line);
    }
    isRead(file) {
        return this.#outline(file) !== undefined;
    }
    holdsData(file) {
        const outline = this.#outline(file);
        return outline !== undefined && holdsData(outline);
    }
    definitionsOf(file) {
        const definitions = this.#outline(file)?.definitions ?? [];
        return definitions.filter(({ from }) => !this.isInFileTest(file, from)).map(each => ({ ...each, file }));
    }
    reachableFrom(reported) {
        const testFile = this.#sources.toFile(reported);
        const known = this.#reachable.get(testFile);
        if (known !== undefined)
            return known;
        let room = MAX_CHARACTERS;
        const found = [];
        let files = 0;
        for (const file of this.#around.files(testFile)) {
            const outline = this.#outline(file);
            files += Number(outline !== undefined && outline.definitions.length > 0);
            room -= outline?.text.length ?? 0;
            if (room < 0 || files > MAX_FILES)
                break;
            found.push(...this.definitionsOf(file));
        }
        this.#reachable.set(testFile, found);
        return found;
    }
    namesIn({ file: reported, ...test }) {
        const testFile = this.#sources.toFile(reported);
        const places = test.lines.length === 0 ? [{ file: testFile, line: undefined }] : test.lines.slice(0, code_map_MAX_HELPERS);
        const names = places.flatMap(({ file, line }) => {
            const outline = this.#outline(file);
            if (outline === undefined)
                return [];
            return this.#own(file, withRates((0,test_code/* namesInTest */.Gq)(outline, { line, name: test.name }), this.#mentionsOf(file)));
        });
        return [...names, ...this.#helperNames(testFile, names)];
    }
    namesOf({ file, from, to }) {
        const outline = this.#outline(file);
        if (outline === undefined)
            return [];
        const range = { from: outline.lineStarts[from - 1] ?? 0, to: outline.lineStarts[to] ?? outline.text.length };
        return (0,mentions/* mentionsIn */.T)(outline, range).filter(({ isDefined }) => !isDefined);
    }
    textOf({ file, from, to }) {
        const outline = this.#outline(file);
        return outline?.text.slice(outline.lineStarts[from - 1] ?? 0, outline.lineStarts[to] ?? outline.text.length) ?? '';
    }
    #own(file, names) {
        const imported = new Map(this.#importedBy(file).map(each => [each.local, each]));
        return names.flatMap(each => {
            const binding = each.isText === true ? undefined : imported.get(each.name);
            if (binding === undefined)
                return [each];
            const [target] = this.#sources.imports.resolve(binding.from, file);
            if (target !== undefined)
                return [{ ...each, name: this.#exportedName(binding, target) }];
            return isRelative(binding.from) ? [{ ...each, name: plainName(binding) }] : [];
        });
    }
    #exportedName(binding, target) {
        const { local, imported } = binding;
        if (imported !== 'default')
            return plainName(binding);
        const definitions = this.definitionsOf(target);
        return definitions.some(({ name }) => name === local)
            ? local
            : (defaultName(this.#outline(target)?.text ?? '') ?? local);
    }
    #helperNames(file, names) {
        const helpers = [file, ...this.#around.helpers(file)]
            .flatMap(each => this.definitionsOf(each))
            .filter(({ kind }) => kind !== 'type');
        const seen = new Set();
        const found = [];
        let level = names;
        for (let depth = 0; depth < code_map_MAX_HELPERS; depth += 1) {
            const next = level.flatMap(({ name, how, isText, rate = 1 }) => {
                if (isText === true)
                    return [];
                const helper = helpers.find(each => each.name === name);
                if (helper === undefined || seen.has(name))
                    return [];
                seen.add(name);
                const inside = this.namesOf(helper).map(each => ({ ...each, how, rate }));
                return this.#own(helper.file, inside);
            });
            found.push(...next);
            level = next;
        }
        return found;
    }
    #mentionsOf(file) {
        const known = this.#mentions.get(file);
        if (known !== undefined)
            return known;
        const outline = this.#outline(file);
        const counts = new Map();
        const all = outline === undefined ? [] : (0,mentions/* mentionsIn */.T)(outline, { from: 0, to: outline.text.length });
        for (const { name } of all)
            counts.set(name, (counts.get(name) ?? 0) + 1);
        this.#mentions.set(file, counts);
        return counts;
    }
    #importedBy(file) {
        const known = this.#imported.get(file);
        if (known !== undefined)
            return known;
        const outline = this.#outline(file);
        const found = outline === undefined ? [] : importedNames(outline);
        this.#imported.set(file, found);
        return found;
    }
    #outline(file) {
        if (!this.#outlines.has(file)) {
            const text = (0,languages/* grammarOf */.Le)(file) === undefined ? undefined : this.#sources.read(file);
            this.#outlines.set(file, text === undefined ? undefined : (0,syntax_outline/* outlineOf */.W)(file, text));
        }
        return this.#outlines.get(file);
    }
}
function withRates(names, all) {
    const own = new Map();
    for (const { name } of names)
        own.set(name, (own.get(name) ?? 0) + 1);
    return names.map(each => {
        if (each.isText === true)
            return each;
        const mine = own.get(each.name) ?? 1;
        return { ...each, rate: Math.min(1, mine / Math.max(mine, all.get(each.name) ?? 1)) };
    });
}
function plainName({ local, imported }) {
    return imported === '*' || imported === 'default' ? local : imported;
}
function isRelative(from) {
    return from.language === 'python' ? from.dots > 0 : from.specifier.startsWith('.');
}
function defaultName(text) {
    return /^(?:export default (?:async )?(?:function\*? |class )?|module\.exports = )(?<name>[\w$]+)/m.exec(text)?.groups
        ?.name;
}

;// CONCATENATED MODULE: ./lib/syntax/imports.js

const MAX_LENGTH = 1_000_000;
const CALLS = /^(?:require|require\.resolve|(?:jest|vi)\.(?:mock|doMock|unmock|requireActual|importActual)(?:<[^]*>)?)$/;
function importsIn(file, text) {
    const language = (0,languages/* languageOf */.eX)(file);
    if (language === undefined || text.length > MAX_LENGTH)
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
    const from = /^from (?<dots>[. ]*)(?<module>(?:\w[\w.]*)?) import (?<names>.*)$/s.exec(plain)?.groups;
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

;// CONCATENATED MODULE: ./lib/syntax/own-packages.js

const BUILT = new Set(['dist', 'build', 'out', 'lib', 'es', 'esm', 'cjs', 'umd']);
const VARIANT = new Set(['es', 'esm', 'cjs', 'umd', 'src', 'commonjs', 'module', 'node', 'browser']);
const ENDING = /(?:\.min)?(?:\.d)?\.[cm]?[jt]sx?$/;
class OwnPackages {
    folders;
    #sources;
    #all = new Map();
    #manifests = new Map();
    constructor(sources) {
        this.#sources = sources;
        for (const file of sources.known) {
            if (external_node_path_.posix.basename(file) !== 'package.json')
                continue;
            const dir = external_node_path_.posix.dirname(file);
            const name = this.#manifest(dir)?.name;
            if (typeof name === 'string')
                this.#all.set(name, dir);
        }
        this.folders = new Map([...this.#all].filter(([, dir]) => dir !== '.'));
    }
    named(specifier) {
        const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
        const dir = this.#all.get(name);
        if (dir === undefined)
            return [];
        const inFolder = [dir, external_node_path_.posix.join(dir, 'src')].map(folder => external_node_path_.posix.join(folder, rest));
        return [
            ...targets(this.#manifest(dir)?.exports, rest === '' ? '.' : `./${rest}`, dir),
            ...this.entriesOf(dir, rest),
            ...inFolder,
        ];
    }
    internal(specifier, file) {
        for (let dir = external_node_path_.posix.dirname(file);; dir = external_node_path_.posix.dirname(dir)) {
            const manifest = this.#manifest(dir);
            if (manifest !== undefined)
                return targets(manifest.imports, specifier, dir);
            if (dir === '.')
                return [];
        }
    }
    entriesOf(dir, rest = '') {
        const { source, module, main, exports } = (rest === '' && this.#manifest(dir)) || {};
        const named = [source, module, main].filter(each => typeof each === 'string');
        return [...named.map(path => external_node_path_.posix.join(dir, path)), ...targets(exports, '.', dir)];
    }
    #manifest(dir) {
        const path = external_node_path_.posix.join(dir, 'package.json');
        if (!this.#manifests.has(path))
            this.#manifests.set(path, parsed(this.#sources.read(path)));
        return this.#manifests.get(path);
    }
}
function sourcesOf(path, isFolder) {
    const parts = path.split('/');
    const at = parts.findIndex((part, index) => BUILT.has(part) || !isFolder(parts.slice(0, index + 1).join('/')));
    if (at < 0 || at === parts.length - 1)
        return [];
    const above = parts.slice(0, at);
    const below = parts.slice(at + 1);
    while (VARIANT.has(below[0] ?? ''))
        below.shift();
    return ['src', 'lib', '']
        .map(folder => external_node_path_.posix.join(...above, folder, ...below).replace(ENDING, ''))
        .filter(source => source !== path.replace(ENDING, ''));
}
function targets(map, key, dir) {
    if (typeof map !== 'object' || map === null || !Object.keys(map).some(each => /^[.#]/.test(each)))
        return key === '.' ? textsIn(map).map(path => external_node_path_.posix.join(dir, path)) : [];
    for (const [pattern, value] of Object.entries(map)) {
        const [before = '', after] = pattern.split('*');
        const isStar = after !== undefined && key.startsWith(before) && key.endsWith(after) && key.length >= pattern.length;
        if (pattern !== key && !isStar)
            continue;
        const star = isStar ? key.slice(before.length, key.length - after.length) : '';
        return textsIn(value).map(path => external_node_path_.posix.join(dir, path.replaceAll('*', () => star)));
    }
    return [];
}
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
function parsed(text) {
    try {
        const value = JSON.parse(text ?? '');
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./node_modules/get-tsconfig/dist/index.mjs + 1 modules
var dist = __webpack_require__(79387);
;// CONCATENATED MODULE: ./lib/syntax/tsconfig-paths.js


const ROOT = '/repository';
const CONFIG = /^[tj]sconfig(?:\.\w+)?\.json$/;
const IGNORED_BASES = [() => false, base => /^[^./]/.test(base), () => true];
function readPathAliases(sources, packages) {
    return [...sources.known]
        .filter(file => CONFIG.test(external_node_path_.posix.basename(file)))
        .flatMap(file => aliasesIn(file, sources, packages) ?? []);
}
function aliasesIn(file, sources, packages) {
    const path = external_node_path_.posix.join(ROOT, file);
    for (const isIgnored of IGNORED_BASES) {
        try {
            const view = new RepositoryView({ sources, packages, isIgnored });
            const config = (0,dist/* parseTsconfig */.Xe)(path, view);
            const matcher = (0,dist/* createPathsMatcher */.Tm)({ path, config: withRelativeTargets(config) });
            if (matcher === null)
                return undefined;
            return {
                dir: external_node_path_.posix.dirname(file),
                candidates: specifier => matcher(specifier).flatMap(each => inRepository(each) ?? []),
            };
        }
        catch {
        }
    }
    return undefined;
}
function withRelativeTargets(config) {
    const { compilerOptions } = config;
    if (compilerOptions?.paths === undefined || compilerOptions.baseUrl !== undefined)
        return config;
    for (const [pattern, targets] of Object.entries(compilerOptions.paths))
        compilerOptions.paths[pattern] = targets.map(target => (/^[./]/.test(target) ? target : `./${target}`));
    return config;
}
function inRepository(path) {
    const plain = path.replaceAll('\\', '/').replace(/^[A-Za-z]:/, '');
    return plain.startsWith(`${ROOT}/`) ? plain.slice(ROOT.length + 1) : undefined;
}
class RepositoryView extends Map {
    #sources;
    #packages;
    #isIgnored;
    constructor(options) {
        super();
        this.#sources = options.sources;
        this.#packages = options.packages;
        this.#isIgnored = options.isIgnored;
    }
    get(key) {
        const [, call, path = ''] = /^(\w+):([^]*?)(?::utf8|:)?$/.exec(key) ?? [];
        const file = this.#resolveLink(inRepository(path));
        switch (call) {
            case 'existsSync':
                return file !== undefined && (this.#isFile(file) || this.#isDirectory(file));
            case 'statSync':
                return {
                    isFile: () => file !== undefined && this.#isFile(file),
                    isDirectory: () => file !== undefined && this.#isDirectory(file),
                };
            case 'realpathSync':
                return file === undefined ? path : `${ROOT}/${file}`;
            case 'readFileSync':
                return this.#text(file);
            default:
                if (call?.endsWith('Sync') === true)
                    throw new Error(`get-tsconfig made an unknown call: ${call}.`);
                return undefined;
        }
    }
    #resolveLink(file) {
        const match = /(?:^|\/)node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)(?<rest>\/[^]*)?$/.exec(file ?? '')?.groups;
        const dir = this.#packages.get(match?.name ?? '');
        return dir === undefined ? file : `${dir}${match?.rest ?? ''}`;
    }
    #isFile(file) {
        return this.#sources.known.has(file) || this.#sources.read(file) !== undefined;
    }
    #isDirectory(file) {
        return this.#isFile(`${file}/package.json`) || this.#isFile(`${file}/tsconfig.json`);
    }
    #text(file) {
        const text = file === undefined ? undefined : this.#sources.read(file);
        if (text === undefined)
            throw new Error('The file is missing.');
        return text.replace(/("extends"\s*:\s*)("[^"]*"|\[[^\][]*\])/g, (_, property, value) => {
            const bases = [...value.matchAll(/"([^"]*)"/g)].map(([, base = '']) => base);
            return property + JSON.stringify(bases.filter(base => !this.#isIgnored(base)));
        });
    }
}

;// CONCATENATED MODULE: ./lib/syntax/resolve-import.js



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
    '/index.mts',
    '/index.mjs',
    '/index.cjs',
];
class ImportResolver {
    #sources;
    #nearest = new Map();
    #names;
    #folders;
    constructor(sources) {
        this.#sources = sources;
    }
    resolve(each, file) {
        return each.language === 'python'
            ? pythonFiles(each, file, this.#sources.known)
            : [this.#scriptFile(each.specifier, file) ?? []].flat();
    }
    #scriptFile(specifier, file) {
        this.#names ??= readNames(this.#sources);
        const { aliases, packages } = this.#names;
        if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
            const path = external_node_path_.posix.join(external_node_path_.posix.dirname(file), specifier);
            return this.sourceOf(path) ?? this.#first(packages.entriesOf(path));
        }
        if (specifier.startsWith('#'))
            return this.#first(packages.internal(specifier, file));
        for (const { candidates } of this.#aliasesFor(external_node_path_.posix.dirname(file), aliases)) {
            const found = candidates(specifier)
                .map(path => this.#entry(path))
                .find(path => path !== undefined);
            if (found !== undefined)
                return found;
        }
        return this.#first(packages.named(specifier));
    }
    #first(paths) {
        for (const path of paths) {
            const found = this.sourceOf(path);
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    sourceOf(path) {
        const existing = this.#existing(path);
        if (existing !== undefined && !/(?:^|\/)(?:dist|build|out)\//.test(existing))
            return existing;
        this.#folders ??= foldersOf(this.#sources.known);
        const isFolder = (folder) => this.#folders?.has(folder) === true;
        const sources = sourcesOf(external_node_path_.posix.normalize(path), isFolder).map(source => this.#existing(source));
        return sources.find(source => source !== undefined) ?? existing;
    }
    #aliasesFor(dir, aliases) {
        const known = this.#nearest.get(dir);
        if (known !== undefined)
            return known;
        const nearest = aliases.toSorted((a, b) => distance(a.dir, dir) - distance(b.dir, dir));
        this.#nearest.set(dir, nearest);
        return nearest;
    }
    #entry(path) {
        return this.#existing(path) ?? this.#existing(external_node_path_.posix.join(path, 'src'));
    }
    #existing(path) {
        const plain = path.replace(/\/$/, '');
        const stems = [plain, plain.replace(/\.([mc]?)js(x?)$/, '.$1ts$2'), plain.replace(/\.js$/, '.tsx')];
        return stems
            .flatMap(stem => ENDINGS.map(ending => external_node_path_.posix.normalize(stem + ending)))
            .find(candidate => this.#sources.known.has(candidate));
    }
}
function distance(above, dir) {
    if (above === '.')
        return dir.split('/').length;
    if (dir !== above && !dir.startsWith(`${above}/`))
        return Number.MAX_SAFE_INTEGER;
    return dir.split('/').length - above.split('/').length;
}
function foldersOf(files) {
    const found = new Set();
    for (const file of files)
        for (let dir = external_node_path_.posix.dirname(file); dir !== '.' && !found.has(dir); dir = external_node_path_.posix.dirname(dir))
            found.add(dir);
    return found;
}
function readNames(sources) {
    const packages = new OwnPackages(sources);
    return { packages, aliases: readPathAliases(sources, packages.folders) };
}
function pythonFiles({ dots, module, names }, file, known) {
    const found = pythonIn(pythonRoots(file, dots));
    return found.length > 0 || dots > 0 ? found : pythonIn(packageRoots(known));
    function pythonIn(folders) {
        return [...folders].flatMap(folder => {
            const path = external_node_path_.posix.join(folder, module.replaceAll('.', '/'));
            return [...pythonModules(path, known), ...names.flatMap(name => pythonModules(external_node_path_.posix.join(path, name), known))];
        });
    }
}
const roots = new WeakMap();
function packageRoots(known) {
    const listed = roots.get(known);
    if (listed !== undefined)
        return listed;
    const found = new Set();
    for (const file of known) {
        if (external_node_path_.posix.basename(file) !== '__init__.py')
            continue;
        const above = external_node_path_.posix.dirname(external_node_path_.posix.dirname(file));
        if (!known.has(external_node_path_.posix.join(above, '__init__.py')))
            found.add(above);
    }
    roots.set(known, found);
    return found;
}
function pythonRoots(file, dots) {
    if (dots > 0)
        return [external_node_path_.posix.join(external_node_path_.posix.dirname(file), ...Array(dots - 1).fill('..'))];
    const above = file
        .split('/')
        .slice(0, -1)
        .map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    return ['.', 'src', ...above.toReversed().flatMap(folder => [folder, `${folder}/src`])];
}
function pythonModules(path, known) {
    return [`${path}.py`, `${path}/__init__.py`].filter(candidate => known.has(candidate));
}

;// CONCATENATED MODULE: ./lib/syntax/import-graph.js


const MAX_DEPTH = 8;
const import_graph_MAX_FILES = 500;
const MAX_TESTS = 2_000;
class ImportGraph {
    #sources;
    #resolver;
    #direct = new Map();
    constructor(sources) {
        this.#sources = sources;
        this.#resolver = new ImportResolver(sources);
    }
    importsOf(file) {
        const found = new Set();
        let level = [file];
        for (let depth = 0; depth < MAX_DEPTH && level.length > 0 && found.size < import_graph_MAX_FILES; depth += 1) {
            const next = level.flatMap(from => this.#directOf(from)).filter(target => target !== file && !found.has(target));
            for (const target of next)
                found.add(target);
            level = [...new Set(next)];
        }
        return [...found];
    }
    resolve(each, file) {
        return this.#resolver.resolve(each, file);
    }
    sourceOf(file) {
        return this.#resolver.sourceOf(file);
    }
    testsThatImport(changed, isTest) {
        const wanted = new Set(changed);
        const tests = [...this.#sources.known].filter(isTest).slice(0, MAX_TESTS);
        return tests.filter(test => wanted.has(test) || this.importsOf(test).some(file => wanted.has(file)));
    }
    #directOf(file) {
        const known = this.#direct.get(file);
        if (known !== undefined)
            return known;
        const imports = importsIn(file, this.#sources.read(file) ?? '');
        const found = imports.flatMap(each => this.#resolver.resolve(each, file));
        this.#direct.set(file, found);
        return found;
    }
}

// EXTERNAL MODULE: ./lib/triage/locate-file.js
var locate_file = __webpack_require__(83271);
;// CONCATENATED MODULE: ./lib/engine/source-index.js










const isTestFile = picomatch([...protected_paths/* TEST_FILES */.rR], { dot: true });
class ProjectFiles {
    #known;
    #imports;
    #code;
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
        this.#toProject = (0,relative_path/* relativeTo */.M)(options.project.root, options.project.exists);
        this.#locate = (0,locate_file/* fileLocator */.X)(options.files.filter(file => !(0,installed_code/* isForeignCode */.s)(file)));
        this.#imports = new ImportGraph({ known: this.#known, read: file => this.#read(file) });
    }
    inProject = (file) => {
        const path = this.#toProject(file);
        if ((0,installed_code/* isForeignCode */.s)(path) || path.startsWith('..'))
            return undefined;
        if (!external_node_path_.posix.isAbsolute(path) && this.#project.exists(path))
            return external_node_path_.posix.join(this.#prefix, path);
        return this.#locate(file);
    };
    sourceOf = (file) => {
        const path = this.inProject(file);
        return path === undefined ? undefined : (this.#imports.sourceOf(path) ?? path);
    };
    importsOf = (file) => this.#imports.importsOf(this.#fromTop(file));
    testFiles(isTest) {
        return this.#inProject([...this.#known].filter(isTest));
    }
    testsThatImport(changed, isTest) {
        const found = this.#imports.testsThatImport(changed.map(file => this.#fromTop(file)), isTest);
        return this.#inProject(found);
    }
    codeMap(isTest) {
        this.#code ??= new CodeMap({
            known: this.#known,
            read: file => this.#read(file),
            isTest,
            imports: this.#imports,
            toFile: file => this.#fromTop(file),
        });
        return this.#code;
    }
    #inProject(files) {
        return files.flatMap(file => this.#prefix === '' ? [file] : file.startsWith(`${this.#prefix}/`) ? [file.slice(this.#prefix.length + 1)] : []);
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
        changed: (0,unified_diff/* changedPlaces */.fE)(options.diff),
        importsOf: options.files.importsOf,
        code: options.files.codeMap(options.isTest),
        recent: options.recent,
    };
}


/***/ }),

/***/ 51467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nw: () => (/* binding */ inFileTestProblem),
/* harmony export */   vi: () => (/* binding */ inFileTestLines)
/* harmony export */ });
/* unused harmony export inFileTests */
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51915);
/* harmony import */ var _domain_text_line_starts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76678);


const RUST_TEST = /^#\[\s{0,9}(?:\w{1,60}::){0,9}(?:\w{0,40}_)?(?:test|rstest|bench|quickcheck|proptest)(?:_\w{1,40})?\s{0,9}[(\]]/;
const RUST_CFG = /^#!?\[\s{0,9}cfg\s{0,9}\(/;
const RUST_MARK = /test|bench|quickcheck|```/;
const FENCE = /^\s{0,200}\/\/[/!]\s{0,9}(?:```|~~~)(?<info>[\w, ]{0,80})/;
const RUST_INFO = /^\s*(?:(?:rust|should_panic|no_run|compile_fail|ignore|edition\d+|test_harness|E\d{4})\b[\s,]*)*$/;
const DOCTEST = /^[ \t]{0,200}>>> [^\n]*\n(?:[ \t]{0,200}(?!["']{3})[^\s][^\n]*\n?)*/gm;
function inFileTests(file, text) {
    if (file.endsWith('.rs'))
        return RUST_MARK.test(text) ? [...rustTests(file, text), ...rustExamples(text)] : [];
    if (/\.pyi?$/.test(file))
        return text.includes('>>> ') ? ranges(text, DOCTEST) : [];
    return text.includes('import.meta.vitest') ? sourceTests(file, text) : [];
}
function inFileTestLines(file, text) {
    const found = inFileTests(file, text);
    if (found.length === 0)
        return () => false;
    const starts = (0,_domain_text_line_starts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStartsOf */ .x)(text);
    const spans = found.map(({ from, to }) => {
        const end = from + text.slice(from, to).trimEnd().length;
        return { first: (0,_domain_text_line_starts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .m)(starts, from), last: (0,_domain_text_line_starts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .m)(starts, end) };
    });
    return line => spans.some(({ first, last }) => first <= line && line <= last);
}
function inFileTestProblem(file, before, after) {
    const [old, now] = [knownTestTexts(file, before), testTexts(file, after)];
    if (old.length === now.length && old.every((text, index) => text === now[index]))
        return undefined;
    const known = comparable(before);
    if (isBroken(file, before) && now.every(text => known.includes(text)) && old.every(text => now.includes(text)))
        return undefined;
    return old.length === 0
        ? `${file} would get tests of its own: fix the code, and add no tests.`
        : `A test in ${file} would change: tests stay as they are, also in a file with the code that they test.`;
}
let latest;
function knownTestTexts(file, text) {
    if (latest?.file !== file || latest.text !== text)
        latest = { file, text, tests: testTexts(file, text) };
    return latest.tests;
}
function testTexts(file, text) {
    return inFileTests(file, text).map(({ from, to }) => comparable(text.slice(from, to)));
}
function comparable(text) {
    return text
        .split('\n')
        .map(line => line.trim())
        .join('\n')
        .trim();
}
function isBroken(file, text) {
    const tree = (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .grammarOf */ .Le)(file)?.parse(text);
    return tree !== undefined && (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .hasErrors */ .Cs)(tree);
}
function rustTests(file, text) {
    const tree = (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .grammarOf */ .Le)(file)?.parse(text);
    const found = [];
    tree?.iterate({
        enter({ node }) {
            if (node.name === 'InnerAttribute' && isTestOnly(text.slice(node.from, node.to)))
                found.push({ from: node.parent?.from ?? 0, to: node.parent?.to ?? text.length });
            if (node.name !== 'AttributeItem')
                return true;
            const isTest = node.getChildren('Attribute').some(({ from, to }) => isTestAttribute(text.slice(from, to)));
            if (isTest)
                found.push({ from: node.from, to: node.to });
            return !isTest;
        },
    });
    return found;
}
function isTestAttribute(attribute) {
    return RUST_TEST.test(attribute) || isTestOnly(attribute);
}
function isTestOnly(attribute) {
    if (!RUST_CFG.test(attribute))
        return false;
    const words = attribute.replaceAll(/"[^"]{0,200}"/g, '').match(/\w+|[()]/g) ?? [];
    let depth = 0;
    let denied;
    for (const [index, word] of words.entries()) {
        if (word === '(') {
            depth += 1;
            if (words[index - 1] === 'not')
                denied ??= depth;
        }
        else if (word === ')') {
            if (denied === depth)
                denied = undefined;
            depth -= 1;
        }
        else if (word === 'test' && denied === undefined)
            return true;
    }
    return false;
}
function rustExamples(text) {
    const found = [];
    let begun;
    let at = 0;
    for (const line of text.split('\n')) {
        const info = FENCE.exec(line)?.groups?.info;
        if (info !== undefined && begun === undefined)
            begun = { at, isTest: RUST_INFO.test(info) };
        else if (info !== undefined && begun !== undefined) {
            if (begun.isTest)
                found.push({ from: begun.at, to: at + line.length });
            begun = undefined;
        }
        if (begun !== undefined && !/^\s*\/\/[/!]/.test(line))
            begun = undefined;
        at += line.length + 1;
    }
    return found;
}
function ranges(text, pattern) {
    return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }));
}
function sourceTests(file, text) {
    const found = [];
    (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .grammarOf */ .Le)(file)
        ?.parse(text)
        .iterate({
        enter({ node }) {
            if (node.name !== 'IfStatement')
                return true;
            const condition = node.getChild('ParenthesizedExpression');
            const isTest = condition !== null && /(?<!!)import\.meta\.vitest/.test(text.slice(condition.from, condition.to));
            if (isTest)
                found.push({ from: node.from, to: node.to });
            return !isTest;
        },
    });
    return found;
}


/***/ }),

/***/ 18319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ nodesWithin),
/* harmony export */   q: () => (/* binding */ innerNodes)
/* harmony export */ });
function innerNodes(node) {
    const found = [];
    for (let child = node.firstChild; child !== null; child = child.nextSibling)
        found.push(child);
    return found;
}
function nodesWithin(node) {
    const found = [];
    const open = [node];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        found.push(at);
        open.push(...innerNodes(at));
    }
    return found;
}


/***/ }),

/***/ 51915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Le: () => (/* binding */ grammarOf),
  Cs: () => (/* binding */ hasErrors),
  eX: () => (/* binding */ languageOf),
  B_: () => (/* binding */ syntaxErrors)
});

// EXTERNAL MODULE: ./node_modules/@lezer/common/dist/index.js
var dist = __webpack_require__(33854);
// EXTERNAL MODULE: ./node_modules/@lezer/java/dist/index.js
var java_dist = __webpack_require__(29149);
// EXTERNAL MODULE: ./node_modules/@lezer/javascript/dist/index.js
var javascript_dist = __webpack_require__(37096);
// EXTERNAL MODULE: ./node_modules/@lezer/python/dist/index.js
var python_dist = __webpack_require__(17335);
// EXTERNAL MODULE: ./node_modules/@lezer/rust/dist/index.js
var rust_dist = __webpack_require__(8691);
// EXTERNAL MODULE: ./node_modules/@lezer/go/dist/index.js
var go_dist = __webpack_require__(2851);
// EXTERNAL MODULE: ./node_modules/@lezer/lr/dist/index.js
var lr_dist = __webpack_require__(47071);
;// CONCATENATED MODULE: ./lib/syntax/go-parser.js


function goParser() {
    const { context: own } = go_dist/* parser */.K;
    const others = termsOf('other');
    const truths = new Set([...termsOf('true')].filter(term => !others.has(term)));
    return go_dist/* parser */.K.configure({
        contextTracker: new lr_dist/* ContextTracker */.Aj({
            start: own.start,
            shift: (context, term, stack, input) => truths.has(term) || own.shift(context, term, stack, input),
        }),
    });
}
function termsOf(value) {
    const terms = new Set();
    const tracker = new lr_dist/* ContextTracker */.Aj({
        start: false,
        shift(context, term) {
            terms.add(term);
            return context;
        },
    });
    go_dist/* parser */.K.configure({ contextTracker: tracker }).parse(`package p; var v = ${value};`);
    return terms;
}

// EXTERNAL MODULE: ./lib/domain/text/shared-ends.js
var shared_ends = __webpack_require__(19732);
;// CONCATENATED MODULE: ./lib/syntax/parsed-texts.js


const MAX_CHARACTERS = 4_000_000;
class ParsedTexts {
    #parser;
    #trees = new Map();
    #characters = 0;
    constructor(parser) {
        this.#parser = parser;
    }
    tree(text) {
        const tree = this.#known(text) ?? this.#parse(text);
        this.#trees.set(text, tree);
        return tree;
    }
    treeNear(text, like) {
        const tree = this.#trees.get(like);
        if (tree === undefined || this.#trees.has(text))
            return this.tree(text);
        const fragments = dist/* TreeFragment */.rr.applyChanges(dist/* TreeFragment */.rr.addTree(tree), [changeOf(like, text)]);
        return this.#parser.parse(text, fragments);
    }
    #known(text) {
        const tree = this.#trees.get(text);
        this.#trees.delete(text);
        return tree;
    }
    #parse(text) {
        this.#characters += text.length;
        for (const oldest of this.#trees.keys()) {
            if (this.#characters <= MAX_CHARACTERS)
                break;
            this.#trees.delete(oldest);
            this.#characters -= oldest.length;
        }
        return this.#parser.parse(text);
    }
}
function changeOf(before, after) {
    const { start, end } = (0,shared_ends/* sharedEnds */.i)(before, after);
    return { fromA: start, toA: before.length - end, fromB: start, toB: after.length - end };
}

;// CONCATENATED MODULE: ./lib/syntax/languages.js







const REPAIRED = [
    [/\.pyi?$/, parsed('python', () => python_dist/* parser */.K)],
    [/\.[mc]?js$/, parsed('javascript', () => javascript_dist/* parser */.K.configure({ dialect: 'jsx' }))],
    [/\.jsx$/, parsed('javascript', () => javascript_dist/* parser */.K.configure({ dialect: 'jsx' }))],
    [/\.tsx$/, parsed('javascript', () => javascript_dist/* parser */.K.configure({ dialect: 'ts jsx' }))],
    [/\.[mc]?ts$/, parsed('javascript', () => javascript_dist/* parser */.K.configure({ dialect: 'ts' }))],
];
const READ_ONLY = [
    [/\.go$/, parsed('go', goParser)],
    [/\.java$/, parsed('java', () => java_dist/* parser */.K)],
    [/\.rs$/, parsed('rust', () => rust_dist/* parser */.K)],
];
function parsed(name, parser) {
    let kept;
    const texts = () => (kept ??= new ParsedTexts(parser()));
    return {
        name,
        parse: (text) => texts().tree(text),
        hasErrors: (text, like) => hasErrors(texts().treeNear(text, like)),
    };
}
function languageOf(file) {
    return REPAIRED.find(([endings]) => endings.test(file))?.[1];
}
function grammarOf(file) {
    return languageOf(file) ?? READ_ONLY.find(([endings]) => endings.test(file))?.[1];
}
function syntaxErrors(language, text) {
    return errorsIn(language.parse(text));
}
const CLEAN = new WeakSet();
function hasErrors(tree) {
    const seen = [];
    const open = [tree];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
        if (part instanceof dist/* TreeBuffer */.Zv) {
            for (let at = 0; at < part.buffer.length; at += 4)
                if (part.set.types[part.buffer[at] ?? 0]?.isError === true)
                    return true;
        }
        else if (!CLEAN.has(part)) {
            if (part.type.isError)
                return true;
            seen.push(part);
            open.push(...part.children);
        }
    }
    for (const each of seen)
        CLEAN.add(each);
    return false;
}
function errorsIn(tree) {
    const errors = [];
    tree.iterate({
        enter(node) {
            if (node.type.isError)
                errors.push(node.from);
        },
    });
    return errors;
}


/***/ }),

/***/ 79828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ textsIn),
/* harmony export */   T: () => (/* binding */ mentionsIn)
/* harmony export */ });
const USED = {
    javascript: new Set(['VariableName', 'PropertyName', 'PrivatePropertyName', 'JSXIdentifier']),
    python: new Set(['VariableName', 'PropertyName']),
    go: new Set(['VariableName', 'FieldName', 'TypeName']),
    java: new Set(['Identifier', 'TypeName']),
    rust: new Set(['Identifier', 'FieldIdentifier', 'TypeIdentifier', 'ScopeIdentifier']),
};
const RECEIVER = /(?<name>[\w$]{1,50})\s{0,5}(?:\?\.|\.|::|->)$/;
const DEFINED = new Set(['VariableDefinition', 'DefName', 'BoundIdentifier', 'Definition']);
function mentionsIn({ tree, text, grammar }, { from, to }) {
    const found = [];
    const used = USED[grammar.name];
    const isPythonOperator = ({ name, parent }) => grammar.name === 'python' && /^(?:ArithOp|BitOp)$/.test(name) && parent?.name === 'BinaryExpression';
    tree.iterate({
        from,
        to,
        enter({ node, name, from: at, to: end }) {
            const method = isPythonOperator(node) ? OPERATORS[text.slice(at, end)] : undefined;
            if (method !== undefined && at >= from && end <= to)
                found.push({ name: method, isCall: true, receiver: '', isDefined: false, at });
            const isDefined = DEFINED.has(name) || (name === 'VariableName' && isPythonTarget(node));
            if ((!isDefined && !used.has(name)) || at < from || end > to)
                return;
            const word = text.slice(at, end).replace(/^#/, '');
            found.push({
                name: word,
                isCall: /^\s{0,20}(?:\?\.)?[(`!]/.test(text.slice(end, end + 24)),
                receiver: RECEIVER.exec(text.slice(Math.max(0, at - 60), at))?.groups?.name ?? '',
                isDefined,
                at,
            });
        },
    });
    return found;
}
const OPERATORS = {
    '+': '__add__',
    '-': '__sub__',
    '*': '__mul__',
    '/': '__truediv__',
    '//': '__floordiv__',
    '%': '__mod__',
    '**': '__pow__',
    '@': '__matmul__',
    '&': '__and__',
    '|': '__or__',
    '^': '__xor__',
    '<<': '__lshift__',
    '>>': '__rshift__',
};
const STRINGS = new Set(['String', 'TemplateString', 'StringLiteral', 'RawString']);
const MAX_TEXT = 200;
function textsIn({ tree, text }, { from, to }) {
    const found = [];
    tree.iterate({
        from,
        to,
        enter({ name, from: at, to: end }) {
            if (!STRINGS.has(name) || at < from || end > to)
                return;
            const word = text
                .slice(at, Math.min(end, at + MAX_TEXT))
                .replace(/^[a-zA-Z]{0,2}["'`#]{1,9}/, '')
                .replace(/["'`#]{1,9}$/, '');
            found.push({ name: word, isCall: false, receiver: '', isDefined: false, at });
        },
    });
    return found;
}
function isPythonTarget(node) {
    const parent = node.parent;
    switch (parent?.name) {
        case 'FunctionDefinition':
        case 'ClassDefinition':
            return true;
        case 'ParamList':
            return node.prevSibling?.name !== 'AssignOp';
        case 'AssignStatement':
            return hasAfter(node, 'AssignOp');
        case 'ForStatement':
            return hasAfter(node, 'in');
        case 'WithStatement':
            return node.prevSibling?.name === 'as';
        default:
            return false;
    }
}
function hasAfter(node, name) {
    for (let next = node.nextSibling; next !== null; next = next.nextSibling)
        if (next.name === name)
            return true;
    return false;
}


/***/ }),

/***/ 6589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ outlineOf),
/* harmony export */   X: () => (/* binding */ definitionAt)
/* harmony export */ });
/* harmony import */ var _domain_text_line_starts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76678);
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51915);


const MAX_LENGTH = 1_000_000;
function outlineOf(file, text) {
    const grammar = (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .grammarOf */ .Le)(file);
    if (grammar === undefined || text.length > MAX_LENGTH)
        return undefined;
    const tree = grammar.parse(text);
    const lineStarts = (0,_domain_text_line_starts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStartsOf */ .x)(text);
    const definitions = [];
    const types = [];
    let signature;
    const find = FINDERS[grammar.name];
    tree.iterate({
        enter(ref) {
            const found = find(ref.node, text);
            const name = typeof found?.name === 'string' ? found.name : nameAt(found?.name, text);
            if (found === undefined || name === '')
                return;
            while (types.length > 0 && (types.at(-1)?.to ?? 0) <= ref.from)
                types.pop();
            const range = rangeOf(ref.node);
            const container = found.container ?? (found.kind === 'function' ? (types.at(-1)?.name ?? '') : '');
            if (found.kind === 'type')
                types.push({ name, to: ref.to });
            if (ref.name === 'ImplItem')
                return;
            const overloads = signature?.name === name && signature.container === container ? signature : undefined;
            if (overloads !== undefined)
                definitions.pop();
            const definition = {
                name,
                container,
                kind: found.kind,
                from: overloads?.from ?? (0,_domain_text_line_starts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .m)(lineStarts, range.from),
                to: (0,_domain_text_line_starts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .m)(lineStarts, Math.max(range.from, range.to - 1)),
            };
            definitions.push(definition);
            signature = grammar.name === 'javascript' && isSignature(ref.node) ? definition : undefined;
        },
    });
    return { text, tree, grammar, lineStarts, definitions };
}
function isSignature(node) {
    return /^(?:Function|Method)Declaration$/.test(node.name) && node.getChild('Block') === null;
}
function definitionAt({ definitions }, line) {
    return definitions.findLast(({ from, to }) => from <= line && line <= to);
}
function nameAt(node, text) {
    return node === null || node === undefined ? '' : text.slice(node.from, node.to).replace(/^#/, '');
}
function rangeOf(node) {
    const { parent } = node;
    if (parent?.name === 'DecoratedStatement')
        return parent;
    if (node.name !== 'VariableDefinition' || parent === null)
        return node;
    return parent.getChildren('VariableDefinition').length === 1
        ? parent
        : { from: node.from, to: valueOf(node)?.to ?? node.to };
}
const child = (node, ...names) => {
    for (const name of names) {
        const found = node.getChild(name);
        if (found !== null)
            return found;
    }
    return null;
};
const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression']);
const TOP = new Set(['Script', 'ExportDeclaration', 'SourceFile']);
function valueOf(name) {
    let next = name.nextSibling;
    while (next !== null && !/^(?:Equals|:|,)$/.test(next.name))
        next = next.nextSibling;
    return next === null || next.name === ',' ? null : next.nextSibling;
}
function javascript(node) {
    switch (node.name) {
        case 'FunctionDeclaration':
            return { kind: 'function', name: child(node, 'VariableDefinition') ?? 'default' };
        case 'ClassDeclaration':
            return { kind: 'type', name: child(node, 'VariableDefinition') ?? 'default' };
        case 'MethodDeclaration':
            return { kind: 'function', name: child(node, 'PropertyDefinition', 'PrivatePropertyDefinition') };
        case 'PropertyDeclaration':
        case 'Property':
            return propertyFound(child(node, 'PropertyDefinition', 'PrivatePropertyDefinition'), node);
        case 'VariableDefinition':
            return node.parent?.name === 'VariableDeclaration' ? variableFound(node) : undefined;
        case 'AssignmentExpression': {
            const name = node.firstChild?.getChild('PropertyName');
            const isFunction = FUNCTIONS.has(node.lastChild?.name ?? '');
            return isFunction && name ? { kind: 'function', name, container: '' } : undefined;
        }
        case 'ExportDeclaration':
            return FUNCTIONS.has(node.lastChild?.name ?? '') ? { kind: 'function', name: 'default' } : undefined;
        default:
            return undefined;
    }
}
function propertyFound(name, node) {
    const isMethod = node.getChild('ParamList') !== null;
    const value = name === null ? null : valueOf(name);
    return isMethod || FUNCTIONS.has(value?.name ?? '') ? { kind: 'function', name } : undefined;
}
function variableFound(name) {
    const value = valueOf(name);
    if (value?.name === 'ClassExpression')
        return { kind: 'type', name };
    if (FUNCTIONS.has(value?.name ?? ''))
        return { kind: 'function', name, container: '' };
    return TOP.has(name.parent?.parent?.name ?? '') ? { kind: 'value', name } : undefined;
}
function python(node) {
    switch (node.name) {
        case 'FunctionDefinition':
            return { kind: 'function', name: child(node, 'VariableName') };
        case 'ClassDefinition':
            return { kind: 'type', name: child(node, 'VariableName') };
        case 'AssignStatement':
            return node.parent?.name === 'Script' ? { kind: 'value', name: child(node, 'VariableName') } : undefined;
        default:
            return undefined;
    }
}
function go(node, text) {
    switch (node.name) {
        case 'FunctionDecl':
            return { kind: 'function', name: child(node, 'DefName') };
        case 'MethodDecl': {
            const receiver = text.slice(node.getChild('Parameters')?.from ?? 0, node.getChild('Parameters')?.to ?? 0);
            const container = /(?<type>\w+)(?:\[[^\]]*\])?\)$/.exec(receiver.slice(-200))?.groups?.type ?? '';
            return { kind: 'function', name: child(node, 'FieldName'), container };
        }
        case 'TypeSpec':
            return { kind: 'type', name: child(node, 'DefName') };
        case 'VarSpec':
        case 'ConstSpec': {
            const declaration = node.parent?.name === 'SpecList' ? node.parent.parent : node.parent;
            const isTop = TOP.has(declaration?.parent?.name ?? '');
            return isTop ? { kind: 'value', name: child(node, 'DefName') } : undefined;
        }
        default:
            return undefined;
    }
}
function java(node) {
    switch (node.name) {
        case 'ClassDeclaration':
        case 'InterfaceDeclaration':
        case 'EnumDeclaration':
        case 'RecordDeclaration':
            return { kind: 'type', name: child(node, 'Definition') };
        case 'MethodDeclaration':
        case 'ConstructorDeclaration':
            return { kind: 'function', name: child(node, 'Definition') };
        case 'FieldDeclaration':
            return { kind: 'value', name: node.getChild('VariableDeclarator')?.getChild('Definition') };
        default:
            return undefined;
    }
}
function rust(node, text) {
    switch (node.name) {
        case 'FunctionItem':
            return { kind: 'function', name: child(node, 'BoundIdentifier') };
        case 'StructItem':
        case 'EnumItem':
        case 'TraitItem':
            return { kind: 'type', name: child(node, 'TypeIdentifier') };
        case 'ImplItem': {
            const before = node.getChild('DeclarationList')?.prevSibling;
            const type = before?.name === 'WhereClause' ? before.prevSibling : before;
            return { kind: 'type', name: text.slice(type?.from ?? 0, type?.to ?? 0).split('<', 1)[0] ?? '' };
        }
        case 'ConstItem':
        case 'StaticItem':
        case 'MacroDefinition':
            return {
                kind: node.name === 'MacroDefinition' ? 'function' : 'value',
                name: child(node, 'BoundIdentifier', 'Identifier'),
            };
        default:
            return undefined;
    }
}
const FINDERS = {
    javascript,
    python,
    go,
    java,
    rust,
};


/***/ }),

/***/ 4049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ isSuite),
/* harmony export */   Gq: () => (/* binding */ namesInTest),
/* harmony export */   NZ: () => (/* binding */ TEST_FUNCTIONS),
/* harmony export */   g6: () => (/* binding */ isSetup)
/* harmony export */ });
/* harmony import */ var _inner_nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18319);
/* harmony import */ var _mentions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79828);


const BLOCKS = new Set(['Block', 'Body', 'Script', 'ClassBody', 'ConstructorBody', 'SourceFile', 'Program']);
const TEST_FUNCTIONS = new Set([
    'ArrowFunction',
    'FunctionExpression',
    'FunctionDeclaration',
    'FunctionDefinition',
    'MethodDeclaration',
    'FunctionDecl',
    'MethodDecl',
    'FunctionLiteral',
    'FunctionItem',
    'LambdaExpression',
]);
const SETUP = /^(?:before|beforeEach|beforeAll|setup|setUp|setup_method|setUpClass|setup_class|setUpTest)$/;
function namesInTest(outline, test) {
    const start = test.line === undefined ? undefined : offsetOfLine(outline, test.line);
    const around = start === undefined ? undefined : testAround(outline, start);
    const body = around ?? (start === undefined ? titledBody(outline, test.name) : functionFrom(outline, start));
    if (body === undefined)
        return [];
    const at = around === undefined ? undefined : start;
    const statements = statementsOf(withTable(body), outline);
    const failing = at === undefined ? statements : statements.filter(each => each.from <= at && at < each.to);
    const end = at ?? body.to;
    const before = statements.filter(({ from }) => from <= end);
    const names = [...followed(outline, { statements: before, failing, body }), ...setupNames(outline)];
    const titles = new Set((0,_inner_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .innerNodes */ .q)(body.parent ?? body).map(({ from }) => from));
    return body.parent?.name === 'ArgList' ? names.filter(each => each.isText !== true || !titles.has(each.at)) : names;
}
function followed(outline, { statements, failing, body }) {
    const read = statements.map(range => ({ range, mentions: (0,_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsIn */ .T)(outline, range) }));
    const locals = new Set(read.flatMap(({ mentions }) => mentions.filter(each => each.isDefined).map(({ name }) => name)));
    const wanted = new Set();
    const want = (mentions) => {
        for (const { name } of mentions)
            if (locals.has(name))
                wanted.add(name);
    };
    const names = [];
    for (const { range, mentions } of read.toReversed()) {
        const isUsed = range.to <= body.from || mentions.some(({ name }) => wanted.has(name));
        const how = failing.includes(range) ? 'asserted' : isUsed ? 'used' : 'around';
        if (how !== 'around')
            want(mentions);
        names.push(...mentions.filter(({ name, isDefined }) => !isDefined && !locals.has(name)).map(each => ({ ...each, how })));
        names.push(...(0,_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .E)(outline, range).map(each => ({ ...each, how, isText: true })));
        names.push(...mentions.filter(each => each.isDefined && isParameter(outline, each)).map(each => ({ ...each, how })));
    }
    return names;
}
function isParameter({ tree, grammar }, { at }) {
    return grammar.name === 'python' && tree.resolveInner(at, 1).parent?.name === 'ParamList';
}
function setupNames(outline) {
    const names = [];
    outline.tree.iterate({
        enter({ node }) {
            if (!TEST_FUNCTIONS.has(node.name) || !isSetup(node, outline))
                return;
            names.push(...(0,_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsIn */ .T)(outline, node).map(each => ({ ...each, how: 'around' })));
        },
    });
    return names;
}
function isSetup(node, outline) {
    return SETUP.test(calledBy(node, outline));
}
function calledBy(node, { text }) {
    const call = node.parent?.name === 'ArgList' ? node.parent.parent : null;
    const own = call?.firstChild ?? node.getChild('VariableName') ?? node.getChild('Definition') ?? node.getChild('FieldName');
    return own === null
        ? ''
        : (text
            .slice(own.from, Math.min(own.to, own.from + 100))
            .split('(', 1)[0]
            ?.replace(/^t\./, '') ?? '');
}
function testAround({ tree, text }, at) {
    const first = at + (/^\s*/.exec(text.slice(at, at + 1_000))?.[0].length ?? 0);
    let found;
    for (let node = tree.resolveInner(first, 1); node !== null; node = node.parent) {
        if (!TEST_FUNCTIONS.has(node.name))
            continue;
        if (found !== undefined && isSuite(node, text))
            break;
        found = node;
    }
    return found;
}
function functionFrom({ tree, text }, at) {
    const end = text.indexOf('\n', at);
    let found;
    tree.iterate({
        from: at,
        to: end === -1 ? text.length : end,
        enter({ node }) {
            if (found === undefined && node.from >= at && TEST_FUNCTIONS.has(node.name))
                found = node;
            return found === undefined;
        },
    });
    return found;
}
function withTable(node) {
    const { parent } = node;
    if (parent?.name === 'DecoratedStatement')
        return parent;
    return parent?.name === 'ArgList' ? (parent.parent ?? node) : node;
}
function isSuite(node, text) {
    const call = node.parent?.name === 'ArgList' ? node.parent.parent?.firstChild : undefined;
    return (call !== undefined &&
        call !== null &&
        /^(?:f|x)?(?:describe|context|suite)\b/.test(text.slice(call.from, call.from + 20)));
}
function titledBody(outline, title) {
    const { tree, text } = outline;
    const name = title
        .replace(/[[({].*$/s, '')
        .split('/')[0]
        ?.split('::')
        .at(-1)
        ?.trim() ?? '';
    let found;
    tree.iterate({
        enter({ node }) {
            if (found !== undefined)
                return false;
            if (node.name === 'String' && text.slice(node.from + 1, node.to - 1) === title)
                found = functionsIn(node.parent).at(0);
            else if (TEST_FUNCTIONS.has(node.name) && name !== '' && ownName(node, text) === name)
                found = node;
            return undefined;
        },
    });
    return found;
}
function functionsIn(list) {
    return list === null ? [] : [...TEST_FUNCTIONS].flatMap(name => list.getChildren(name));
}
function ownName(node, text) {
    for (const kind of ['VariableName', 'Definition', 'DefName', 'FieldName', 'BoundIdentifier', 'PropertyDefinition']) {
        const name = node.getChild(kind);
        if (name !== null)
            return text.slice(name.from, name.to);
    }
    return '';
}
function statementsOf(node, outline) {
    const blocks = [];
    node.cursor().iterate(ref => {
        if (ref.from < node.from || ref.to > node.to)
            return;
        if (BLOCKS.has(ref.name))
            blocks.push(ref.node);
    });
    const starts = blocks.flatMap(block => [block.from, ...(0,_inner_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .innerNodes */ .q)(block).map(({ from }) => from), block.to]);
    const cuts = [...new Set([node.from, ...starts, node.to])].toSorted((a, b) => a - b);
    return cuts.flatMap((from, index) => {
        const to = cuts[index + 1] ?? node.to;
        return outline.text.slice(from, to).trim() === '' ? [] : [{ from, to }];
    });
}
function offsetOfLine({ lineStarts, text }, line) {
    const start = lineStarts[line - 1];
    if (start === undefined)
        return undefined;
    return start + (/^[ \t]*/.exec(text.slice(start, start + 1_000))?.[0].length ?? 0);
}


/***/ }),

/***/ 83271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ fileLocator),
/* harmony export */   j: () => (/* binding */ listedPath)
/* harmony export */ });
/* harmony import */ var _domain_text_grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83509);

function fileLocator(files) {
    const byName = (0,_domain_text_grouping_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(files, file => file.slice(file.lastIndexOf('/') + 1));
    return path => {
        const target = path.replaceAll('\\', '/').replace(/^(?:file:\/\/)?(?:\.\/)*/, '');
        const sameName = byName.get(target.slice(target.lastIndexOf('/') + 1)) ?? [];
        const matches = sameName.filter(file => file === target || file.endsWith(`/${target}`) || target.endsWith(`/${file}`));
        const longest = matches.filter(file => target.endsWith(file)).toSorted((a, b) => b.length - a.length)[0];
        return longest ?? (matches.length === 1 ? matches[0] : undefined);
    };
}
function listedPath(listed, file) {
    return listed.includes(file) ? file : listed.find(path => path.endsWith(`/${file}`));
}


/***/ })

};
