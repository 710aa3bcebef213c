export const id = 329;
export const ids = [329];
export const modules = {

/***/ 90717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   S8: () => (/* binding */ testKey),
/* harmony export */   VV: () => (/* binding */ CaseStatus),
/* harmony export */   bM: () => (/* binding */ matchTests),
/* harmony export */   dX: () => (/* binding */ byKey),
/* harmony export */   iS: () => (/* binding */ TestId),
/* harmony export */   t$: () => (/* binding */ encloses),
/* harmony export */   uF: () => (/* binding */ unitOf)
/* harmony export */ });
/* unused harmony export Problem */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const TestId = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    framework: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const Problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['failure', 'error']),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stack: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const CaseStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'skipped']);
const Failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: TestId,
    problem: Problem,
    frames: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), symbol: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).readonly(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
});
function testKey(id) {
    return JSON.stringify([id.framework, id.file, ...id.suite, id.name]);
}
function titleOf(id) {
    return [id.file, ...id.suite, id.name].filter(part => part !== '').join(' › ');
}
function matchTests(wanted, candidates) {
    const byTitle = new Map();
    for (const id of candidates)
        byTitle.set(words(id), [...(byTitle.get(words(id)) ?? []), id]);
    return new Map(wanted.map(id => {
        const alike = byTitle.get(words(id)) ?? [];
        return [id, alike.filter(other => sameFile(id.file, other.file)).map(testKey)];
    }));
}
function sameFile(a, b) {
    return a === '' || b === '' || a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}
function words(id) {
    return [...id.suite, id.name]
        .join(' ')
        .replace(/\s+/g, ' ')
        .replace(/ (?:>|›|»|::)(?= )/g, '')
        .trim();
}
function unitOf(id) {
    return id === undefined ? '' : id.file || (id.suite[0] ?? '');
}
function encloses(nameless, test) {
    if (nameless.name !== '' || nameless.framework !== test.framework)
        return false;
    if (nameless.file !== '' && nameless.file !== test.file && !test.file.startsWith(`${nameless.file}/`))
        return false;
    const outer = nameless.suite.join(' ');
    const inner = test.suite.join(' ');
    return outer === '' || inner === outer || inner.startsWith(`${outer} `);
}
function byKey(cases) {
    const found = new Map();
    for (const testCase of cases) {
        const key = testKey(testCase.id);
        const known = found.get(key);
        if (known === undefined || severity(testCase) > severity(known))
            found.set(key, testCase);
    }
    return found;
}
function severity(testCase) {
    return { skipped: 0, passed: 1, failed: 2 }[testCase.status];
}


/***/ }),

/***/ 35539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ava)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32577);
/* harmony import */ var _injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10359);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85911);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83268);




const ava = {
    name: 'ava',
    programs: /^ava$/,
    droppedOptions: /^(?:--(?:tap|watch|match|fail-fast|verbose|reset-cache)\b|-[twmv]$)/,
    detect(project) {
        if ((0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredPackages */ .Mk)(project).has('ava'))
            return 'package.json depends on ava';
        return ['js', 'cjs', 'mjs'].map(ending => `ava.config.${ending}`).find(project.exists);
    },
    commands(project, request) {
        const using = request.using ?? (0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeProgram */ .zy)(project, 'ava');
        return selections(request).map((words, index) => (0,_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .withReporters */ .PL)((0,_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(using, words), (0,_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeReporters */ .Z8)(request.dir, index)));
    },
    selector: test => test.file,
    manualCommand: tests => ['npx', 'ava', ...names(tests), ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests)],
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...(using?.scope ?? [])]];
        case 'only':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .batches */ .Xy)(selection.tests, ({ name }) => name).map(tests => [
                ...names(tests),
                ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests).map(_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk),
            ]);
        case 'affected':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .affectedTests */ .SH)(selection.tests, related).map(files => files.map(_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk));
    }
}
function names(tests) {
    if (tests.some(({ name }) => name === ''))
        return [];
    return tests.map(({ name }) => `--match=${name.replace(/^!|\\/g, '*')}`);
}


/***/ }),

/***/ 32577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ MAX_ARGUMENT_BYTES),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   SH: () => (/* binding */ affectedTests),
/* harmony export */   Xy: () => (/* binding */ batches),
/* harmony export */   y9: () => (/* binding */ byFile),
/* harmony export */   yk: () => (/* binding */ escapeGlob)
/* harmony export */ });
const MAX_ARGUMENT_BYTES = 100_000;
function filesOf(tests) {
    return [...new Set(tests.map(test => test.file))].filter(file => file !== '');
}
function affectedTests(tests, related) {
    const files = [...new Set([...filesOf(tests), ...related])];
    return files.length === 0 && tests.length === 0 ? [] : [files];
}
function batches(tests, wordOf, longest = MAX_ARGUMENT_BYTES) {
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
function escapeGlob(path) {
    return path.replace(/[[*?{(!+@]/g, '[$&]');
}
function byFile(without) {
    const isWhole = ({ suite, name }) => suite.length === 0 && name === '';
    return filesOf(without).flatMap((file) => {
        const tests = without.filter(test => test.file === file);
        return tests.some(isWhole) ? [] : [[file, tests]];
    });
}


/***/ }),

/***/ 95930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ buildFailure),
/* harmony export */   L: () => (/* binding */ loadFailure)
/* harmony export */ });
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
function loadFailure(framework, output) {
    const error = /^ ?(?:Exception during run: )?(?<error>(?:\w*Error\b|(?:file:\/\/)?\/.*:\d+\n)[^]*)/m.exec(output)
        ?.groups?.error;
    if (error === undefined)
        return [];
    const message = /^\w*Error\b.*$/m.exec(error)?.[0] ?? '';
    return [buildFailure(framework, { file: testFileIn(error) }, [{ message, text: error.slice(0, 8_000) }])];
}
const LOCATION = /(?:imported from |\[ @|^- |\(|^ +at (?:async )?|^)(?:file:\/\/)?(?<file>\/[^():\r\n\u2028\u2029]{1,1000}?\.[cm]?[jt]sx?)(?=:\d| \]|$)/gm;
function testFileIn(error) {
    const files = [...error.matchAll(LOCATION)].map(({ groups }) => groups?.file ?? '');
    return files.findLast(file => !file.includes('/node_modules/')) ?? '';
}


/***/ }),

/***/ 14424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ bun)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32577);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95930);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85911);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83268);
/* harmony import */ var _title_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10736);






const bun = {
    name: 'bun',
    programs: /^bun$/,
    droppedOptions: /^(?:--(?:reporter|reporter-outfile|coverage|coverage-reporter|coverage-dir|test-name-pattern|bail|watch|hot|dots|only-failures)\b|-t$)/,
    omitsLoadErrors: true,
    detect(project) {
        const packages = (0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredPackages */ .Mk)(project);
        const texts = () => project.sample(/(?:^|\/)[^/]*[._](?:test|spec)\.[cm]?[jt]sx?$/);
        if (texts().some(text => /['"]bun:test['"]/.test(text)))
            return 'its tests import bun:test';
        const types = ['bun-types', '@types/bun'].find(name => packages.has(name));
        if (types !== undefined && texts().length > 0)
            return `package.json depends on ${types}, and there are tests`;
        return undefined;
    },
    commands(project, request) {
        const program = (0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeProgram */ .zy)(project, 'bun').program;
        const using = request.using ?? (0,_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .plainInvocation */ .BQ)([...program, 'test']);
        return selections(request).map((words, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            return {
                ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(using, ['--reporter=junit', `--reporter-outfile=${path}`, ...words]),
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    selector: test => test.file,
    manualCommand: tests => ['bun', 'test', ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests).map(exactly)],
    failedBuild(output) {
        const files = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output).split(/^(?=\S+\.[cm]?[jt]sx?:$)/m);
        return files.flatMap((text) => {
            const file = /^(\S+\.[cm]?[jt]sx?):$/m.exec(text)?.[1];
            const error = /^# Unhandled error between tests\n-+\n(?<error>[^]{0,20000}?)\n-{10,}$/m.exec(text)?.groups?.error;
            if (file === undefined || error === undefined)
                return [];
            const message = /^(?:error|\w*Error): .*$/m.exec(error)?.[0] ?? error.trim().split('\n')[0] ?? '';
            return [(0,_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .buildFailure */ .H)('bun', { file }, [{ message, text: error.trim() }])];
        });
    },
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...order(selection.seed), ...(using?.scope ?? [])]];
        case 'only':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .batches */ .Xy)(selection.tests, _title_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .titlePattern */ .PH).map(tests => {
                const titles = (0,_title_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .titlesPattern */ .Wo)(tests);
                const names = titles === undefined ? [] : [`--test-name-pattern=^${titles}`];
                return [...order(selection.seed), ...names, ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests).map(exactly)];
            });
        case 'affected':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .affectedTests */ .SH)(selection.tests, related).map(files => files.map(exactly));
    }
}
function exactly(file) {
    return `./${file}`;
}
function order(seed) {
    return seed === undefined ? [] : ['--randomize', `--seed=${seed}`];
}


/***/ }),

/***/ 36797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ cargo)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32577);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85911);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95930);




const cargo = {
    name: 'cargo',
    programs: /^cargo$/,
    droppedOptions: /^(?:--no-fail-fast|--color|-q|--quiet|--no-run|--message-format)\b/,
    detect: project => (project.exists('Cargo.toml') ? 'there is a Cargo.toml' : undefined),
    commands(project, request) {
        const { using } = request;
        const isNextest = using === undefined
            ? usesNextest(project)
            : using.program.includes('nextest') || using.options.includes('nextest');
        return isNextest ? nextest(request) : cargoTest(project, request);
    },
    selector: test => [...test.suite.slice(1), test.name].filter(part => part !== '').join('::'),
    manualCommand(tests, { project, using }) {
        const isNextest = using === undefined ? usesNextest(project) : [...using.program, ...using.options].includes('nextest');
        const start = using ?? (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)(isNextest ? ['cargo', 'nextest', 'run'] : ['cargo', 'test']);
        const { program, binaries } = splitOptions(start);
        const named = tests.length > 0 && tests.every(({ name }) => name !== '');
        if (isNextest)
            return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(start, named ? ['-E', tests.map(filterOf).join(' | ')] : start.scope);
        const names = named ? ['--exact', ...new Set(tests.map(pathOf))] : [];
        const behind = [...binaries, ...names];
        return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(program, [...(named ? [] : start.scope), ...(behind.length === 0 ? [] : ['--', ...behind])]);
    },
    failedBuild(output) {
        const errors = output
            .split(/^(?=error(?:\[E\d+\])?: )/m)
            .filter(block => /^error(?:\[E\d+\])?: (?!could not compile|test failed|aborting|process didn't|\d+ targets? failed)/.test(block));
        const problems = errors.map(block => ({
            message: /^error(?:\[E\d+\])?: (.*)$/m.exec(block)?.[1] ?? '',
            text: block.split(/\n\s*\n/)[0] ?? '',
        }));
        return problems.length === 0 ? [] : [(0,_build_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .buildFailure */ .H)('cargo', {}, problems)];
    },
};
function cargoTest(project, { selection, using = (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)(['cargo', 'test']) }) {
    const { program, binaries } = splitOptions(using);
    const isChosen = (pattern) => program.options.some(word => pattern.test(word));
    const workspace = /^\[workspace\]/m.test(project.text('Cargo.toml') ?? '') && !isChosen(PACKAGES) ? ['--workspace'] : [];
    const targets = (words) => (isChosen(TARGETS) ? [] : words);
    const run = (words, names) => ({
        ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .commandOf */ .Nl)(program, [
            ...workspace,
            '--no-fail-fast',
            '--color',
            'never',
            ...words,
            ...(names.length + binaries.length === 0 ? [] : ['--', ...binaries, ...names]),
        ], {
            CARGO_TERM_QUIET: 'false',
            CARGO_TERM_VERBOSE: 'false',
            RUST_BACKTRACE: '0',
        }),
        report: { at: 'output', format: 'cargo' },
    });
    if (selection.kind === 'all')
        return [run(using.scope, [])];
    if (selection.kind === 'affected')
        return [run([], [])];
    if (selection.tests.some(({ name }) => name === ''))
        return [run([], [])];
    const isDoc = (test) => (test.suite[0] ?? '').endsWith('::doc');
    const docs = selection.tests.some(isDoc) ? [run(targets(['--doc']), [])] : [];
    const others = selection.tests.filter(test => !isDoc(test));
    return [
        ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .batches */ .Xy)(others, pathOf).map(tests => run(targets(['--tests']), ['--exact', ...new Set(tests.map(pathOf))])),
        ...docs,
    ];
}
const PACKAGES = /^(?:--workspace|--all|-p\w*|--package)(?:=|$)/;
const TARGETS = /^--(?:lib|bins?|tests?|examples?|bench(?:es)?|all-targets|doc)(?:=|$)/;
function nextest({ selection, dir, using = (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)(['cargo', 'nextest', 'run']) }) {
    const own = splitOptions(using).program;
    const program = {
        ...own,
        options: own.options.filter((word, at, all) => !PROFILE.test(word) && !/^(?:--profile|-P)$/.test(all[at - 1] ?? '')),
    };
    const workspace = own.options.some(word => PACKAGES.test(word)) ? [] : ['--workspace'];
    const run = (words, index) => {
        const path = `${dir}/report-${index}.xml`;
        const settings = `[profile.fix-tests]\nfail-fast = false\nretries = 0\n[profile.fix-tests.junit]\npath = ${JSON.stringify(path)}\n`;
        const tool = `nextest-${index}.toml`;
        return {
            ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .commandOf */ .Nl)(program, [
                ...workspace,
                '--profile',
                'fix-tests',
                '--tool-config-file',
                `fix-tests:${dir}/${tool}`,
                '--no-fail-fast',
                '--color',
                'never',
                ...words,
            ]),
            files: { [tool]: settings },
            report: { at: 'file', path, format: 'junit' },
        };
    };
    if (selection.kind === 'all')
        return [run(using.scope, 0)];
    if (selection.kind === 'affected' || selection.tests.some(({ name }) => name === ''))
        return [run([], 0)];
    return (0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .batches */ .Xy)(selection.tests, filterOf).map((tests, index) => run(['-E', tests.map(filterOf).join(' | ')], index));
}
const PROFILE = /^(?:--profile|-P)(?:=|$)/;
function filterOf(test) {
    const escaped = (text) => text.replace(/[^\w:]/gu, character => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
    return `(binary_id(=${escaped(test.suite[0] ?? '')}) & test(=${escaped(pathOf(test))}))`;
}
function pathOf(test) {
    return [...test.suite.slice(1), test.name].join('::');
}
function usesNextest(project) {
    return project.exists('.config/nextest.toml');
}
function splitOptions(using) {
    const at = using.options.indexOf('--');
    if (at < 0)
        return { program: using, binaries: [] };
    const behind = using.options.slice(at + 1);
    const isKept = (word) => word.startsWith('-') &&
        !/^(?:--exact|--nocapture|--no-capture|--show-output|-q|--quiet|--color.*|--format.*|-Z.*)$/.test(word);
    const binaries = behind.filter((word, index) => isKept(word) || (!word.startsWith('-') && isKept(behind[index - 1] ?? '')));
    return { program: { ...using, options: using.options.slice(0, at) }, binaries };
}


/***/ }),

/***/ 85228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ ctest)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32577);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85911);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95930);




const ctest = {
    name: 'ctest',
    programs: /^ctest$/,
    droppedOptions: /^(?:--output-junit|-R|--tests-regex|-V|-VV|--verbose|-Q|--quiet|--stop-on-failure|--rerun-failed|--test-dir)\b/,
    detect(project) {
        if (buildFolder(project) !== undefined)
            return 'there is a build tree with tests';
        const text = project.text('CMakeLists.txt');
        return text !== undefined && /^[ \t]*(?:enable_testing|include\s*\(\s*CTest)/im.test(text)
            ? 'CMakeLists.txt has tests'
            : undefined;
    },
    commands(project, { selection, dir, using = (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)(['ctest']) }) {
        const folder = buildFolder(project) ?? 'build';
        const configure = project.exists(`${folder}/CMakeCache.txt`)
            ? []
            : [{ file: 'cmake', args: ['-S', '.', '-B', folder], report: { at: 'none' } }];
        const build = {
            file: 'cmake',
            args: ['--build', folder, '--parallel', '2'],
            report: { at: 'none' },
        };
        const run = (words, index) => {
            const path = `${dir}/report-${index}.xml`;
            return {
                ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .commandOf */ .Nl)(using, [
                    '--test-dir',
                    folder,
                    '--output-junit',
                    path,
                    '--no-tests=error',
                    '--output-on-failure',
                    ...words,
                ]),
                report: { at: 'file', path, format: 'junit' },
            };
        };
        if (selection.kind !== 'only' || selection.tests.some(({ name }) => name === ''))
            return [...configure, build, run([], 0)];
        return [
            ...configure,
            build,
            ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_1__/* .batches */ .Xy)(selection.tests, pattern, 30_000).map((tests, index) => run(['-R', `^(${tests.map(pattern).join('|')})$`], index)),
        ];
    },
    selector: test => test.name,
    manualCommand(tests, { project, using = (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)(['ctest']) }) {
        const named = tests.length > 0 && tests.every(({ name }) => name !== '');
        const chosen = named ? ['-R', `^(${tests.map(pattern).join('|')})$`] : [];
        return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(using, ['--test-dir', buildFolder(project) ?? 'build', '--output-on-failure', ...chosen]);
    },
    manualBuild(project) {
        const folder = buildFolder(project) ?? 'build';
        return [
            ['cmake', '-S', '.', '-B', folder],
            ['cmake', '--build', folder],
        ];
    },
    failedBuild(output) {
        const found = [...output.matchAll(ERRORS)].map(({ 0: text, groups = {} }) => ({
            message: groups.message ??
                /^CMake Error[^\n]*\n\s*(?<why>(?:\S.*:\s+)?\S.*)/.exec(text)?.groups?.why?.replace(/\s+/g, ' ') ??
                text,
            text,
        }));
        const stopped = /^(?:g?make.*: \*\*\* .*|ninja: .*)$/m.exec(output)?.[0];
        const problems = found.length > 0 || stopped === undefined ? found : [{ message: stopped, text: output.slice(-4_000) }];
        return problems.length === 0 ? [] : [(0,_build_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .buildFailure */ .H)('ctest', {}, problems)];
    },
};
const ERRORS = /^(?:[^\s:][^:\r\n\u2028\u2029]*:\d+:(?:\d+:)? (?:fatal )?error: (?<message>.*)|\S.*\(\d+(?:,\d+)?\): (?:fatal )?error \w+: .*|.*: undefined reference to .*|Undefined symbols for .*|CMake Error(?: at|:|\b).*(?:\n\n?  .*)*)$/gm;
function pattern(test) {
    return test.name.replace(/[\\.[\]()*+?^$|]/g, '\\$&');
}
const FOLDERS = [
    'build',
    'out',
    '_build',
    'Build',
    'cmake-build-debug',
    'cmake-build-release',
    'out/build',
    'build/Debug',
    'build/Release',
];
function buildFolder(project) {
    return FOLDERS.find(folder => project.exists(`${folder}/CTestTestfile.cmake`));
}


/***/ }),

/***/ 29509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ deno)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32577);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95930);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85911);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83268);
/* harmony import */ var _title_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10736);






const deno = {
    name: 'deno',
    programs: /^deno$/,
    droppedOptions: /^(?:--(?:junit-path|reporter|filter|coverage|watch|fail-fast|quiet)\b|-q$)/,
    detect(project) {
        if (Object.values((0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .denoTasks */ .nL)(project)).some(text => /\bdeno test\b/.test(text)))
            return 'a task runs deno test';
        const texts = project.sample(/(?:^|\/)(?:[^/]*[._])?test\.[cm]?[jt]sx?$/);
        return texts.some(text => /\bDeno\.test\b/.test(text)) ? 'its tests call Deno.test' : undefined;
    },
    commands(project, request) {
        const using = request.using ?? (0,_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .plainInvocation */ .BQ)([...(0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeProgram */ .zy)(project, 'deno').program, 'test', '--allow-all']);
        return selections(request).map((words, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            return {
                ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(using, [`--junit-path=${path}`, ...words]),
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    selector: test => test.file,
    manualCommand: tests => ['deno', 'test', '--allow-all', ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests)],
    failedBuild(output) {
        const text = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output);
        const blocks = text
            .split(/^(?=(?:TS\d+ \[ERROR\]|error): )/m)
            .filter(block => /^(?:TS\d+ \[ERROR\]|error): /.test(block));
        const found = blocks.flatMap((block) => {
            const message = block.split('\n')[0] ?? '';
            const file = /\bat (?<file>file:\/\/\S+?\.[cm]?[jt]sx?):\d+/.exec(block)?.groups?.file;
            return file === undefined ? [] : [(0,_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .buildFailure */ .H)('deno', { file }, [{ message, text: block.trim() }])];
        });
        if (found.length > 0)
            return found;
        const [first] = blocks;
        return first === undefined ? [] : [(0,_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .buildFailure */ .H)('deno', {}, [{ message: first.split('\n')[0] ?? '', text: first }])];
    },
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...(using?.scope ?? [])]];
        case 'only':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .batches */ .Xy)(selection.tests, pattern).map(tests => [...names(tests), ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests)]);
        case 'affected':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .affectedTests */ .SH)(selection.tests, related).map(files => files);
    }
}
function names(tests) {
    if (tests.some(({ name }) => name === ''))
        return [];
    return [`--filter=/^(?:${tests.map(pattern).join('|')})$/`];
}
function pattern({ suite, name }) {
    return `${(0,_title_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeTitle */ .A5)(suite[0] ?? name)}(?: > (?s:.*))?`;
}


/***/ }),

/***/ 50511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _N: () => (/* binding */ testScript),
/* harmony export */   h1: () => (/* binding */ frameworksIn),
/* harmony export */   yl: () => (/* binding */ detectFramework)
/* harmony export */ });
/* harmony import */ var _resolve_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26262);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32850);


function detectFramework(project, reported) {
    const named = new Set(reported.map(test => test.framework));
    const candidates = frameworksIn(project);
    return (candidates.find(framework => named.has(framework.name)) ??
        candidates[0] ??
        _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .FRAMEWORKS */ .i.find(({ name }) => named.has(name)));
}
function frameworksIn(project) {
    const found = _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .FRAMEWORKS */ .i.filter(framework => framework.detect(project) !== undefined);
    const seen = testScript(project);
    return seen?.kind === 'framework' ? [seen.framework, ...found.filter(each => each !== seen.framework)] : found;
}
function testScript(project) {
    return (0,_resolve_command_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveScript */ .o1)('test', project, _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .FRAMEWORKS */ .i);
}


/***/ }),

/***/ 25895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   go: () => (/* binding */ go)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32577);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85911);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95930);
/* harmony import */ var _running_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97837);





const go = {
    name: 'go',
    programs: /^(?:gotestsum|go)$/,
    droppedOptions: /^-(?:json|v|run|count|coverprofile|covermode|cover|failfast|bench|shuffle)\b/,
    detect: project => (project.exists('go.mod') ? 'there is a go.mod' : undefined),
    async related(files, { ask, root, scope }) {
        const all = scope.length > 0 ? scope : ['./...'];
        if (files.some(file => /(?:^|\/)go\.(?:mod|sum|work)$/.test(file)))
            return all;
        const text = await ask({
            file: 'go',
            args: ['list', '-e', '-test', '-f', '{{.ImportPath}}|{{.Dir}}|{{join .Deps ","}}', './...'],
        });
        if (text === undefined)
            return all;
        const packages = text.split('\n').map(line => line.split('|'));
        const folders = new Set(packages.map(([, dir = '']) => folderIn(root, dir)));
        const owners = new Set(files.map(file => ownerOf(file, folders)));
        const changed = new Set(packages.filter(([, dir = '']) => owners.has(folderIn(root, dir))).map(([path = '']) => path));
        const depends = (path, deps) => changed.has(path) || (path.endsWith('.test') && deps.split(',').some(each => changed.has(each)));
        const dependents = packages.filter(([path = '', , deps = '']) => !path.includes(' ') && depends(path, deps));
        const found = [...new Set(dependents.map(([path = '']) => path.replace(/\.test$/, '')))];
        if (scope.length === 0)
            return found;
        const selected = (await ask({ file: 'go', args: ['list', '-e', ...scope] }))?.split('\n');
        return selected === undefined ? found : found.filter(path => selected.includes(path));
    },
    commands(_project, { selection, related, without = [], using = (0,_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainInvocation */ .BQ)(['go', 'test']) }) {
        const named = without.filter(({ name }) => name !== '');
        const skip = named.length === 0 ? [] : [`-skip=${named.map(patternOf).join('|')}`];
        const program = { ...using, program: programOf(using) };
        const run = (words) => ({
            ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .commandOf */ .Nl)(program, ['-json', '-count=1', ...skip, ...words]),
            report: { at: 'output', format: 'go-json' },
        });
        switch (selection.kind) {
            case 'all':
                return [run([...order(selection.seed), ...(using.scope.length > 0 ? using.scope : ['./...'])])];
            case 'only':
                return packagesOf(selection.tests).flatMap(([pkg, tests]) => {
                    if (tests.some(({ name }) => name === ''))
                        return [run([...order(selection.seed), pkg])];
                    return patterns(tests).map(pattern => run(['-run', pattern, ...order(selection.seed), pkg]));
                });
            case 'affected': {
                const packages = new Set([...packagesOf(selection.tests).map(([pkg]) => pkg), ...related]);
                return packages.size === 0 ? [] : [run([...packages])];
            }
        }
    },
    leavesOut: 'name',
    running: output => (0,_running_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .runningGoTests */ .h)(output),
    selector: test => (test.name === '' ? (test.suite[0] ?? '') : patternOf(test)),
    manualCommand(tests, { using = (0,_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainInvocation */ .BQ)(['go', 'test']) }) {
        const program = { ...using, program: programOf(using) };
        if (tests.length === 0)
            return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)(program, ['-count=1', ...(using.scope.length > 0 ? using.scope : ['./...'])]);
        const all = packagesOf(tests);
        const named = tests.filter(({ name }) => name !== '');
        const pattern = named.length === tests.length && named.length > 0 ? ['-run', patterns(named).join('|')] : [];
        return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)(program, ['-count=1', ...pattern, ...all.map(([pkg]) => pkg)]);
    },
    failedBuild(output) {
        const blocks = output.split(/^(?=# \S)/m).filter(block => block.startsWith('# '));
        const found = blocks.flatMap((block) => {
            const pkg = /^# (\S+)/.exec(block)?.[1] ?? '';
            const errors = block.split('\n').filter(line => /^\S+\.go:\d+(?::\d+)?: /.test(line));
            return errors.length === 0
                ? []
                : [(0,_build_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .buildFailure */ .H)('go', { suite: [pkg] }, [{ message: errors[0] ?? '', text: block }])];
        });
        const [text] = /^go: (?!downloading |finding |extracting |warning: |added ).*[^]*/m.exec(output) ?? [];
        const lines = text?.split('\n') ?? [];
        const message = lines[0]?.endsWith(':') ? `${lines[0]} ${lines[1]?.trim() ?? ''}` : (lines[0] ?? '');
        return found.length > 0 || text === undefined ? found : [(0,_build_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .buildFailure */ .H)('go', {}, [{ message, text }])];
    },
};
function programOf({ program }) {
    if (program.at(-1) === 'gotestsum')
        return ['go', 'test'];
    return program.at(-1) === 'go' ? [...program, 'test'] : program;
}
function packagesOf(tests) {
    const found = new Map();
    for (const test of tests) {
        const pkg = test.suite[0] ?? './...';
        found.set(pkg, [...(found.get(pkg) ?? []), test]);
    }
    return [...found];
}
function patterns(tests) {
    const all = [];
    for (const pattern of siblings(tests).map(levels => levels.map(anchored).join('/'))) {
        const last = all.at(-1);
        if (last === undefined || Buffer.byteLength(last) + Buffer.byteLength(pattern) > _batches_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ARGUMENT_BYTES */ .B6)
            all.push(pattern);
        else
            all[all.length - 1] = `${last}|${pattern}`;
    }
    return all;
}
const MAX_SIBLINGS = 200;
function siblings(tests) {
    const names = new Set(tests.map(({ name }) => name));
    const found = new Map();
    for (const name of names) {
        const levels = name.split('/');
        const above = levels.map((_, index) => levels.slice(0, index).join('/'));
        if (above.some(each => names.has(each)))
            continue;
        const parent = levels.slice(0, -1);
        const groups = found.get(parent.join('/')) ?? [];
        const own = groups.at(-1)?.at(-1);
        if (own === undefined || own.length >= MAX_SIBLINGS)
            groups.push([...parent.map(level => [level]), levels.slice(-1)]);
        else
            own.push(...levels.slice(-1));
        found.set(parent.join('/'), groups);
    }
    return [...found.values()].flat();
}
function anchored(names) {
    const escaped = names.map(name => name.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&'));
    return escaped.length === 1 ? `^${escaped[0]}$` : `^(?:${escaped.join('|')})$`;
}
function patternOf({ name }) {
    return name
        .split('/')
        .map(level => anchored([level]))
        .join('/');
}
function ownerOf(file, folders) {
    const parts = file.split('/').slice(0, -1);
    const above = parts.map((_, index) => `./${parts.slice(0, parts.length - index).join('/')}`);
    return [...above, '.'].find(folder => folders.has(folder));
}
function folderIn(root, dir) {
    return dir === root ? '.' : dir.startsWith(`${root}/`) ? `.${dir.slice(root.length)}` : dir;
}
function order(seed) {
    return seed === undefined ? [] : [`-shuffle=${seed}`];
}


/***/ }),

/***/ 18998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ gradle)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32577);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85911);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95930);
/* harmony import */ var _jvm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26022);





const INIT = `
allprojects { p ->
  tasks.withType(Test) { t ->
    ignoreFailures = true
    outputs.upToDateWhen { false }
    filter.failOnNoMatchingTests = false
    def place = new File(System.getProperty('fixTests.reports'), t.path.replaceAll('[^A-Za-z0-9._-]', '_'))
    if (reports.junitXml.hasProperty('outputLocation')) reports.junitXml.outputLocation.set(place)
    else reports.junitXml.destination = place
    if (reports.junitXml.hasProperty('required')) reports.junitXml.required = true
    else reports.junitXml.enabled = true
    afterTest { d, r ->
      def word = r.resultType.toString() == 'SUCCESS' ? 'PASSED' : r.resultType.toString() == 'SKIPPED' ? 'SKIPPED' : 'FAILED'
      println "\\n\${d.className} > \${d.name} \${word}"
    }
  }
}
`;
const gradle = {
    name: 'gradle',
    programs: /^(?:gradle|gradlew|gradlew\.bat)$/,
    droppedOptions: /^(?:--tests|-q|--quiet|--fail-fast|--console|-i|--info|-s|--stacktrace|--scan|--daemon)\b/,
    detect: project => ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'].find(project.exists),
    commands(project, { selection, dir, using }) {
        const base = using ?? (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)([program(project)]);
        const tasks = base.options.some(word => TASK.test(word)) ? [] : ['test'];
        const script = `${dir}/init.gradle`;
        const run = (words) => ({
            ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .commandOf */ .Nl)(base, [
                '--console=plain',
                '--no-daemon',
                '--continue',
                '-I',
                script,
                `-DfixTests.reports=${dir}/reports`,
                ...tasks,
                ...words,
            ]),
            files: { 'init.gradle': INIT },
            report: { at: 'project', patterns: [`${dir}/reports/**/TEST-*.xml`], format: 'junit' },
        });
        if (selection.kind !== 'only' || selection.tests.some(_jvm_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhole */ .wP))
            return [run([])];
        return (0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .batches */ .Xy)(selection.tests, selectorOf).map(tests => run([...new Set(tests.map(selectorOf))].flatMap(word => ['--tests', word])));
    },
    selector: selectorOf,
    manualCommand(tests, { project, using = (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)([program(project)]) }) {
        const tasks = using.options.some(word => TASK.test(word)) ? [] : ['test'];
        const chosen = tests.some(_jvm_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhole */ .wP) ? [] : [...new Set(tests.map(selectorOf))].flatMap(word => ['--tests', word]);
        return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(using, [...tasks, ...chosen]);
    },
    failedBuild(output) {
        const compiler = [JAVAC, KOTLINC].flatMap(pattern => (0,_jvm_js__WEBPACK_IMPORTED_MODULE_1__/* .compileErrors */ .D5)('gradle', output, pattern));
        if (compiler.length > 0)
            return compiler;
        const wrong = /^\* What went wrong:\n(?<what>.*)\n(?:> (?<why>.*))?/m.exec(output);
        if (wrong === null ||
            /^ *> Could not (?:resolve |download |GET |HEAD |find [\w.-]+:[\w.-]+:)/m.test(output.slice(wrong.index)))
            return [];
        const { what = '', why = what } = wrong.groups ?? {};
        return [(0,_build_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .buildFailure */ .H)('gradle', {}, [{ message: why, text: output.slice(wrong.index, wrong.index + 4_000) }])];
    },
};
const TASK = /^[\w:.-]*(?:test|check|build)$/i;
const JAVAC = /^(?:[^/\r\n\u2028\u2029]*:compile\w+)?(?<file>\/[^\s:]+\.(?:java|groovy|scala)):(?<line>\d+): (?:error: )?(?<message>(?!warning: ).*)(?:(?:\n(?!\/).*){0,3}\n +symbol: +(?<symbol>.*))?$/gm;
const KOTLINC = /^e: (?:file:\/\/)?(?<file>\S+?\.kts?):[ (]*(?<line>\d+)\D+\d+\W+(?<message>\w.*)$/gm;
function program(project) {
    const wrapper = process.platform === 'win32' ? 'gradlew.bat' : 'gradlew';
    return project.exists(wrapper) ? `./${wrapper}` : 'gradle';
}
function selectorOf(test) {
    const name = /^[\w$]+\[/.test(test.name) ? test.name : (0,_jvm_js__WEBPACK_IMPORTED_MODULE_1__/* .methodOf */ .NY)(test.name) || (test.name === '' ? '' : '*');
    return `${test.suite[0] ?? ''}${name === '' ? '' : `.${name}`}`;
}


/***/ }),

/***/ 34764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ withHiddenWords)
});

;// CONCATENATED MODULE: ./lib/frameworks/reporters/hide-words.js
const HIDE_WORDS = String.raw `'use strict'
const { isMainThread } = require('node:worker_threads')

const own = process.env.FIX_TESTS_OWN_WORDS
const RUNNER = /[\\/](?:jest|jest-cli|mocha)[\\/]bin[\\/][^\\/]+$|[\\/]\.bin[\\/](?:jest|_?mocha)$/

if (own !== undefined && isMainThread && RUNNER.test(process.argv[1] || '')) {
  delete process.env.FIX_TESTS_OWN_WORDS
  const rest = (process.env.NODE_OPTIONS || '').replace(/ ?--require "[^"]*hide-words\.cjs"/, '')
  if (rest === '') delete process.env.NODE_OPTIONS
  else process.env.NODE_OPTIONS = rest
  setImmediate(() => process.argv.splice(2, process.argv.length, ...JSON.parse(own)))
}
`;

;// CONCATENATED MODULE: ./lib/frameworks/hidden-words.js

const PRELOAD = 'node_modules/hide-words.cjs';
function withHiddenWords(command, own, dir) {
    const preload = `${dir}/${PRELOAD}`.replace(/["\\]/g, '\\$&');
    return {
        ...command,
        env: { ...command.env, FIX_TESTS_OWN_WORDS: JSON.stringify(own) },
        appendedEnv: { ...command.appendedEnv, NODE_OPTIONS: `--require "${preload}"` },
        files: { ...command.files, [PRELOAD]: HIDE_WORDS },
    };
}


/***/ }),

/***/ 10359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hk: () => (/* binding */ injectedReporters),
  Z8: () => (/* binding */ nodeReporters),
  PL: () => (/* binding */ withReporters)
});

;// CONCATENATED MODULE: ./lib/frameworks/reporters/node-preload.js
const NODE_PRELOAD = String.raw `'use strict'
const { realpathSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const { join } = require('node:path')
const { isMainThread, threadId, workerData } = require('node:worker_threads')

const dir = process.env.FIX_TESTS_REPORTS

/** Collects the results of one test run. Until it is complete the report says that the run was interrupted. */
class Report {
  static count = 0

  constructor(framework) {
    Report.count += 1
    hide()
    this.path = join(dir, [framework, process.pid, threadId, Report.count, 'json'].join('.'))
    this.files = new Map()
    this.wholeFiles = []
    this.isDone = false
    this.save()
  }

  /** Add a test: titles of its describe blocks, title, status, messages of its failures. */
  add(file, test) {
    if (!this.files.has(file)) this.files.set(file, [])
    this.files.get(file).push({ failureMessages: [], ...test })
  }

  /** Note that a file failed outside of its tests. */
  fail(file, message) {
    this.wholeFiles.push({ name: file, status: 'failed', message, assertionResults: [] })
  }

  /** Note that a file passed whose tests are not known. */
  pass(file) {
    this.wholeFiles.push({ name: file, status: 'passed', assertionResults: [] })
  }

  end() {
    this.isDone = true
    this.save()
  }

  save() {
    const testResults = [...this.files].map(([name, all]) => {
      return { name, status: all.some(each => each.status === 'failed') ? 'failed' : 'passed', assertionResults: all }
    })
    const report = { numRuntimeErrorTestSuites: 0, wasInterrupted: !this.isDone, testResults: [...testResults, ...this.wholeFiles] }
    writeFileSync(this.path, JSON.stringify(report))
  }
}

/** Print an error as a report should show it. */
function textOf(error) {
  return String((error && typeof error === 'object' && (error.stack || error.message)) || error)
}

/** Keep processes that the tests start from reporting. */
function hide() {
  delete process.env.FIX_TESTS_REPORTS
}

const tools = { dir, Report, textOf, hide }

/** Processes of runners, by their main script or their environment. */
const PROCESSES = [
  ['node-test', () => /^child/.test(process.env.NODE_TEST_CONTEXT || '')],
  ['ava', main => (isMainThread ? /[\\/]ava[\\/]lib[\\/]worker[\\/]\w+\.js$/.test(main) : isWorkerOfAva())],
  ['vitest', main => isMainThread && /[\\/]vitest[\\/](?:vitest\.mjs|dist[\\/]cli(?:-wrapper)?\.js)$/.test(main)],
  ['uvu', main => isMainThread && /[\\/]uvu[\\/]bin\.js$/.test(main)],
]

/** A worker thread does not know its script yet. */
function isWorkerOfAva() {
  const { options } = workerData || {}
  return Boolean(options && options.file && options.projectDir && options.chalkOptions)
}

/** Modules of runners, by their path. */
const MODULES = [
  ['mocha', /[\\/]mocha[\\/]lib[\\/]runner\.[cm]?js$/],
  ['jest', /[\\/]@jest[\\/]core[\\/]/],
  ['jasmine', /[\\/]jasmine[\\/]lib[\\/]jasmine\.js$/],
  ['tape', /[\\/]tape[\\/]lib[\\/]results\.js$/],
]
const REQUESTS = /(?:^|[\\/])(?:runner|core|jasmine|results)(?:\.[cm]?js)?$/

function begin() {
  let main = process.argv[1] || ''
  try {
    main = realpathSync(main)
  } catch {
    // A process without a main script.
  }
  const own = PROCESSES.find(([, matches]) => matches(main))
  if (own !== undefined) {
    hide()
    return use(own[0], main)
  }
  // A worker of mocha's parallel mode sends its events to the main process.
  if (isMainThread && !/[\\/]mocha[\\/]lib[\\/]nodejs[\\/]worker\.[cm]?js$/.test(main)) watchModules()
}

/** Start the part for a runner. */
function use(part, value) {
  return require('./preload-' + part + '.cjs')(tools, value)
}

function watchModules() {
  const load = Module._load
  const used = new Map()
  Module._load = function (request, parent, isMain) {
    const exports = load.apply(this, arguments)
    if (typeof request !== 'string' || !REQUESTS.test(request)) return exports
    if (used.has(exports)) return used.get(exports)
    try {
      const file = Module._resolveFilename(request, parent, isMain)
      const found = MODULES.find(([, path]) => path.test(file))
      if (found === undefined) return exports
      const changed = use(found[0], { exports, file })
      used.set(exports, changed)
      return changed
    } catch {
      return exports
    }
  }
}

if (dir) {
  try {
    begin()
  } catch {
    // The tests run without a report of ours.
  }
}
`;
const MOCHA_PART = String.raw `'use strict'
module.exports = ({ Report, textOf }, { exports: Runner }) => {
  const emit = Runner.prototype.emit
  let current
  let report
  Runner.prototype.emit = function (event, ...args) {
    try {
      observe(this, event, args)
    } catch {
      // Reporting must not end the run.
    }
    return emit.call(this, event, ...args)
  }
  return Runner

  function observe(runner, event, [test, error]) {
    if (event === 'start' && current === undefined) {
      current = runner
      report = new Report('mocha')
      process.once('exit', () => report.isDone || report.save())
    }
    if (runner !== current) return
    if (event === 'pass') add(test, 'passed')
    else if (event === 'fail') add(test, 'failed', error)
    else if (event === 'pending') add(test, 'pending')
    else if (event === 'end') {
      report.end()
      current = undefined
    }
  }

  function add(test, status, error) {
    const isHook = test.type === 'hook'
    const path = test.titlePath().filter(title => title !== '')
    const retries = typeof test.currentRetry === 'function' ? test.currentRetry() : 0
    report.add(fileOf(test), {
      ancestorTitles: path.slice(0, -1),
      title: isHook ? '' : test.title,
      status,
      duration: test.duration,
      failureMessages: status === 'failed' ? [(isHook ? test.title + ': ' : '') + textOf(error)] : [],
      retryReasons: status === 'passed' && retries > 0 ? ['it failed before'] : [],
    })
  }

  /** A hook of the root suite has no file, but the test that it ran for may have one. */
  function fileOf(test) {
    for (let at = test; at; at = at.parent) if (at.file) return at.file
    return (test.ctx && test.ctx.currentTest && test.ctx.currentTest.file) || ''
  }
}
`;

// EXTERNAL MODULE: ./lib/frameworks/reporters/node-test-reporter.js
var node_test_reporter = __webpack_require__(33573);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/preload-parts.js

const JEST_PART = String.raw `'use strict'
const { writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')

module.exports = ({ dir, hide }, { exports: core, file }) => {
  if (typeof core.runCLI !== 'function') return core
  const path = join(dir, 'jest.' + process.pid + '.json')
  let isRunning = false
  const runCLI = async (...args) => {
    if (isRunning) return core.runCLI(...args)
    isRunning = true
    hide()
    // Until the run ends its report breaks off.
    writeFileSync(path, JSON.stringify({ numRuntimeErrorTestSuites: 0, wasInterrupted: true, testResults: [] }))
    const run = await core.runCLI(...args)
    try {
      const { formatTestResults } = createRequire(file)('@jest/test-result')
      writeFileSync(path, JSON.stringify(formatTestResults(run.results)))
    } catch {
      // The report stays incomplete.
    }
    isRunning = false
    return run
  }
  return Object.create(core, { runCLI: { value: runCLI, enumerable: true } })
}
`;
const VITEST_PART = String.raw `'use strict'
const { join } = require('node:path')

module.exports = ({ dir }) => {
  const { argv } = process
  const own = argv.slice(2)
  // The project's own path of a report would conflict with ours. Its report is read then.
  if (own.some(word => /^--outputFile/.test(word)) || /^(?:bench|list|init|watch)$/.test(own[0] || '')) return
  const words = [
    ...(own.some(word => /^--reporter/.test(word)) ? [] : ['--reporter=default']),
    '--reporter=junit',
    '--outputFile.junit=' + join(dir, 'vitest.' + process.pid + '.xml'),
  ]
  const slice = Array.prototype.slice
  Object.defineProperty(argv, 'slice', {
    configurable: true,
    value(...bounds) {
      const found = slice.apply(this, bounds)
      if (bounds.length !== 1 || bounds[0] !== 2 || !/[\\/]vitest[\\/]dist[\\/]/.test(new Error().stack)) return found
      // vitest reads the line several times, without a pause.
      setImmediate(() => delete argv.slice)
      const dashes = found.indexOf('--')
      found.splice(dashes < 0 ? found.length : dashes, 0, ...words)
      return found
    },
  })
}
`;
const JASMINE_PART = String.raw `'use strict'
module.exports = ({ Report, textOf }, { exports: Jasmine }) => {
  const execute = Jasmine.prototype.execute
  let isUsed = false
  Jasmine.prototype.execute = function (...args) {
    if (!isUsed && this.env && typeof this.env.addReporter === 'function') this.env.addReporter(reporter())
    isUsed = true
    return execute.apply(this, args)
  }
  return Jasmine

  function reporter() {
    const report = new Report('jasmine')
    const open = []
    const messages = all => (all || []).map(({ message, stack }) => (stack && stack.includes(message) ? stack : [message, stack].filter(Boolean).join('\n')))
    const outside = (titles, result) => {
      const failureMessages = messages(result.failedExpectations)
      if (failureMessages.length > 0) report.add(result.filename || '', { ancestorTitles: titles, title: '', status: 'failed', failureMessages })
    }
    return {
      suiteStarted: ({ description }) => void open.push(description),
      suiteDone(result) {
        outside([...open], result)
        open.pop()
      },
      specDone(result) {
        // A filter excludes specs.
        if (result.status === 'excluded' && !/\bxit\b|Temporarily disabled/.test(result.pendingReason || '')) return
        report.add(result.filename || '', {
          ancestorTitles: [...open],
          title: result.description,
          status: result.status === 'passed' || result.status === 'failed' ? result.status : 'pending',
          duration: result.duration,
          failureMessages: messages(result.failedExpectations),
        })
      },
      jasmineDone(result) {
        for (const error of result.failedExpectations || []) report.fail(error.filename || fileIn(textOf(error)), messages([error])[0])
        report.end()
      },
    }
  }

  function fileIn(text) {
    const files = [...text.matchAll(/(?:\(|at |file:\/\/)((?:\/|[A-Z]:\\)[^():\n]+?\.[cm]?[jt]sx?)/g)].map(([, file]) => file)
    return files.findLast(file => !/[\\/]node_modules[\\/]/.test(file)) || ''
  }
}
`;
const NODE_TEST_PART = String.raw `'use strict'
const { resolve } = require('node:path')
const { DefaultDeserializer, deserialize } = require('node:v8')

module.exports = ({ Report, textOf }, main) => {
  const report = new Report('node')
  const files = new Map()
  let thrown
  process.on('uncaughtExceptionMonitor', error => (thrown ??= error))
  const { stdout } = process
  const write = stdout.write
  stdout.write = function (chunk, ...args) {
    try {
      if (Buffer.isBuffer(chunk) && chunk[0] === 0xff && chunk.length > 6) observe(eventOf(chunk))
    } catch {
      // It is output of a test.
    }
    return write.call(this, chunk, ...args)
  }
  process.once('exit', code => {
    for (const [name, { below }] of files) for (const test of (below[0] ?? []).flat()) report.add(name, test)
    if (files.size === 0) {
      // Tests that replace process.nextTick lose their events, so the exit code alone tells how they ended.
      if (code !== 0) report.fail(main, textOf(thrown ?? 'The process ended with exit code ' + code + '.'))
      else if (!process.execArgv.some(word => /^--test-(?:name|skip)-pattern\b/.test(word))) report.pass(main)
    }
    report.end()
  })

  function observe({ type, data } = {}) {
    if (type !== 'test:pass' && type !== 'test:fail') return
    const file = data.file ?? main
    if (!files.has(file)) files.set(file, { below: [] })
    add(files.get(file), type === 'test:fail', { ...data, file, details: { ...data.details, error: decoded(data.details?.error) } })
  }

  function eventOf(chunk) {
    const reader = new DefaultDeserializer(chunk.subarray(6))
    reader.readHeader()
    return reader.readValue()
  }

  /** Read an error as Node.js serializes it: a mark, then its properties. */
  function decoded(error) {
    if (!Buffer.isBuffer(error) && !(error instanceof Uint8Array)) return error
    const bytes = Buffer.from(error)
    if (bytes[0] !== 0) {
      try {
        return bytes[0] === 2 ? { stack: bytes.subarray(1).toString('utf8') } : deserialize(bytes.subarray(1))
      } catch {
        return { message: bytes.subarray(1).toString('utf8') }
      }
    }
    const { properties = {} } = deserialize(bytes.subarray(1))
    const value = name => (properties[name] && 'value' in properties[name] ? properties[name].value : undefined)
    const names = ['name', 'message', 'stack', 'failureType', 'cause']
    const found = Object.fromEntries(names.map(name => [name, value(name)]))
    return { ...found, cause: decoded(found.cause) }
  }
}
${node_test_reporter/* NODE_TEST_ASSEMBLY */.t}`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/preload-assertion-parts.js
const TAPE_PART = String.raw `'use strict'
module.exports = ({ Report, textOf }, { exports: Results, file: own }) => {
  const watch = Results.prototype._watch
  const home = own.replace(/lib[\\/]results\.js$/, '')
  const tests = []
  const known = new Map()
  let report
  let thrown
  Results.prototype._watch = function (test) {
    try {
      if (!known.has(test)) note(test, { file: placeOf(), path: [] })
    } catch {
      // Reporting must not end the run.
    }
    return watch.call(this, test)
  }
  return Results

  function note(test, { file, path }) {
    report ??= begin()
    const entry = { file, path, test, failures: [], counted: 0, skipped: 0, isEnded: false, startedAt: 0, duration: undefined }
    known.set(test, entry)
    tests.push(entry)
    test.once('prerun', () => (entry.startedAt = Date.now()))
    test.on('test', inner => known.has(inner) || note(inner, { file, path: [...path, test.name] }))
    test.on('result', result => {
      if (typeof result === 'string') return
      entry.counted += 1
      if (result.skip) entry.skipped += 1
      if (!result.ok && !result.todo && !result.skip) entry.failures.push(describe(result))
    })
    test.once('end', () => {
      entry.isEnded = true
      entry.duration = Date.now() - entry.startedAt
    })
  }

  function begin() {
    process.on('uncaughtExceptionMonitor', error => (thrown ??= error))
    // tape's own listener ends the process.
    process.prependOnceListener('exit', finish)
    return new Report('tape')
  }

  function finish() {
    const outer = new Set(tests.filter(({ path }) => path.length > 0).map(({ file, path }) => JSON.stringify([file, path])))
    // An error while the files are loaded ends the process before the first test.
    if (!tests.some(({ startedAt }) => startedAt > 0)) return report.save()
    for (const { file, path, test, failures, counted, skipped, isEnded, startedAt, duration } of tests) {
      const isSkipped = Boolean(test._skip) || (counted > 0 && counted === skipped)
      if (startedAt === 0 && !isSkipped) continue
      const isOuter = outer.has(JSON.stringify([file, [...path, test.name]]))
      // A test that only holds others adds nothing.
      if (isOuter && counted === 0 && isEnded) continue
      if (!isEnded && !isSkipped) failures.unshift(thrown === undefined ? 'The test exited without ending.' : textOf(thrown))
      const status = failures.length > 0 ? 'failed' : isSkipped ? 'pending' : test._todo ? 'todo' : 'passed'
      report.add(file, { ancestorTitles: path, title: test.name, status, duration, failureMessages: failures })
    }
    report.end()
  }

  function describe({ name, operator, expected, actual, error, at }) {
    const lines = [name]
    const isError = value => value !== null && typeof value === 'object' && typeof value.stack === 'string'
    if (expected !== undefined || (actual !== undefined && !isError(actual))) {
      const { inspect } = require('node:util')
      lines[0] += ' (' + operator + '): expected ' + inspect(expected, { depth: 5 }) + ', got ' + inspect(actual, { depth: 5 })
    }
    const cause = isError(actual) ? actual : error
    return [...lines, ...(cause && cause.stack ? [cause.stack] : at ? ['    at ' + at] : [])].join('\n')
  }

  /** Return the file whose top level runs now, else the first file that is not in a package. */
  function placeOf() {
    const { prepareStackTrace, stackTraceLimit } = Error
    const trap = {}
    Error.stackTraceLimit = 100
    Error.prepareStackTrace = (_, sites) => sites
    Error.captureStackTrace(trap)
    const sites = trap.stack
    Error.prepareStackTrace = prepareStackTrace
    Error.stackTraceLimit = stackTraceLimit
    const path = site => (site.getFileName() || '').replace(/^file:\/\//, '')
    const isUser = site =>
      /^(?:[\\/]|[A-Za-z]:)/.test(path(site)) && !path(site).startsWith(home) && path(site) !== __filename && !/[\\/]node_modules[\\/]/.test(path(site))
    const users = sites.filter(isUser)
    const place = users.find(site => site.getFunctionName() === null) || users[0]
    return place === undefined ? '' : path(place)
  }
}
`;
const AVA_PART = String.raw `'use strict'
const { parentPort, workerData } = require('node:worker_threads')

module.exports = ({ Report }) => {
  const report = new Report('ava')
  const declared = new Map()
  const outcomes = new Map()
  let file = (workerData && workerData.options && workerData.options.file) || ''
  const port = parentPort === null ? process : parentPort
  const name = parentPort === null ? 'send' : 'postMessage'
  const send = port[name]
  port[name] = function (message, ...rest) {
    try {
      if (message && message.ava) observe(message.ava)
    } catch {
      // Reporting must not end the run.
    }
    return send.call(this, message, ...rest)
  }
  // A process gets the name of its file later.
  if (file === '') {
    port.on('message', function listen(message) {
      if (message && message.ava && message.ava.options) file = message.ava.options.file || ''
      if (file !== '') port.off('message', listen)
    })
  }
  process.once('exit', finish)

  function observe(event) {
    const { type, title, err } = event
    if (type === 'declared-test') declared.set(title, event)
    else if (type === 'selected-test') outcomes.set(title, event.skip ? 'pending' : event.todo ? 'todo' : 'selected')
    else if (type === 'test-passed') outcomes.set(title, 'passed')
    else if (type === 'test-failed') {
      outcomes.set(title, 'failed')
      declared.set(title, { ...declared.get(title), failureMessages: [describe(err)] })
    } else if (type === 'hook-failed') report.add(file, { ancestorTitles: [], title: '', status: 'failed', failureMessages: [title + ': ' + describe(err)] })
    else if (type === 'missing-ava-import') report.fail(file, 'No tests were found: the file does not import ava.')
    else if (/^(?:uncaught-exception|unhandled-rejection|internal-error|line-number-selection-error)$/.test(type)) report.fail(file, describe(err))
    else if (type === 'process-exit') report.fail(file, event.stack || 'Unexpected process.exit()')
    else return
    if (event.duration !== undefined) declared.set(title, { ...declared.get(title), duration: event.duration })
  }

  function finish() {
    for (const [title, status] of outcomes) {
      const { duration, failureMessages = [] } = declared.get(title) || {}
      // A selected test without an outcome did not end.
      if (status === 'selected') report.add(file, { ancestorTitles: [], title, status: 'failed', failureMessages: ['The test did not end.'] })
      else report.add(file, { ancestorTitles: [], title, status, duration, failureMessages })
    }
    report.end()
  }

  function describe(err) {
    if (err === null || typeof err !== 'object') return String(err)
    const { message, stack, formattedError, formattedDetails, values } = err
    const details = (formattedDetails || values || []).map(({ label, formatted }) => [label, formatted].filter(Boolean).join('\n'))
    const head = stack && message && stack.includes(message) ? stack : [message, stack].filter(Boolean).join('\n')
    return [head || formattedError || 'The test failed.', ...details].join('\n')
  }
}
`;
const UVU_PART = String.raw `'use strict'
const { resolve } = require('node:path')

module.exports = ({ Report }) => {
  const report = new Report('uvu')
  const open = []
  let current
  // uvu numbers the files that it loads, and takes the name of a file off its queue when it runs the file's tests.
  const names = []
  let loaded
  Object.defineProperty(globalThis, 'UVU_INDEX', {
    configurable: true,
    get() {
      const [name] = globalThis.UVU_QUEUE[loaded] || []
      if (typeof name === 'string') names[loaded] = name
      return loaded
    },
    set: index => void (loaded = index),
  })
  Object.defineProperty(Object.prototype, '__test__', {
    configurable: true,
    set(first) {
      let value = first
      Object.defineProperty(this, '__test__', {
        configurable: true,
        enumerable: true,
        get: () => value,
        set(name) {
          value = name
          const index = globalThis.UVU_QUEUE.findLastIndex(group => typeof group[0] !== 'string')
          if (name !== '') current = { file: names[index] || '', name, suite: this.__suite__ || '' }
        },
      })
    },
  })
  const { stdout } = process
  const write = stdout.write
  stdout.write = function (chunk, ...rest) {
    try {
      if (typeof chunk === 'string') observe(chunk.replace(/\u001b\[[\d;]*m/g, ''))
    } catch {
      // Reporting must not end the run.
    }
    return write.call(this, chunk, ...rest)
  }
  process.once('exit', () => {
    // A test that ran when the process ended did not end.
    if (current !== undefined) add('failed', 'The process ended during this test.')
    for (const { file, suite, name, status, message } of open) {
      const failureMessages = status === 'failed' ? [message || 'The test failed.'] : []
      report.add(file, { ancestorTitles: suite === '' ? [] : [suite], title: name, status, failureMessages })
    }
    report.end()
  })

  function observe(text) {
    if (current !== undefined && (text === '• ' || text === '✘ ')) return add(text === '• ' ? 'passed' : 'failed')
    if (!/^\s*FAIL /.test(text)) return
    // uvu prints the failures of a suite together, after its marks.
    for (const block of text.split(/^(?= +FAIL )/m)) {
      const [, head = '', message = ''] = /^ +FAIL +(.*)\n([^]*)$/.exec(block) || []
      const test = open.find(each => each.status === 'failed' && each.message === undefined && head === (each.suite === '' ? '' : ' ' + each.suite + '  ').trimStart() + '"' + each.name + '"')
      if (test !== undefined) test.message = message.replace(/^ {4}/gm, '').replace(/^at /gm, '    at ').trim()
    }
  }

  function add(status, message) {
    const { file, name, suite } = current
    open.push({ file: absolute(file), name, suite, status, message })
    current = undefined
  }

  /** uvu names files from the folder that it searches. */
  function absolute(file) {
    const { argv } = process
    const at = argv.findIndex(word => word === '-C' || word === '--cwd')
    const words = argv.slice(2).filter((word, index, all) => !word.startsWith('-') && !/^(?:-[rCi]|--(?:require|cwd|ignore))$/.test(all[index - 1] || ''))
    return file === '' ? '' : resolve(at < 0 ? '.' : argv[at + 1], words[0] || '.', file)
  }
}
`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/other-injections.js
const PYTEST_PLUGIN = String.raw `"""Write a report of this run, and nothing else."""
import os


def pytest_configure(config):
    folder = os.environ.pop("FIX_TESTS_REPORTS", None)
    if not folder or hasattr(config, "workerinput"):
        return
    try:
        from _pytest.junitxml import LogXML

        class Report(LogXML):
            def pytest_terminal_summary(self):
                pass

        path = os.path.join(folder, "pytest.%d.xml" % os.getpid())
        config.pluginmanager.register(Report(path, "", "pytest", "no", "total", "xunit1", True), "fix-tests-report")
    except Exception:
        pass
`;
const GO_SHIM = String.raw `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
own=
rest=
IFS=:
for folder in $PATH; do
  [ "$folder" = "$here" ] || rest="$rest:$folder"
done
unset IFS
PATH=${'$'}{rest#:}
export PATH
own=$(command -v go) || { echo "go: not found" >&2; exit 127; }
folder=$FIX_TESTS_REPORTS
compiles=
for word in "$@"; do case $word in -c|-list|-list=*|-h|-help) compiles=yes ;; esac; done
if [ "$1" != test ] || [ -z "$folder" ] || [ -n "$compiles" ]; then exec "$own" "$@"; fi
unset FIX_TESTS_REPORTS
shift
report=$folder/go.$$.json
{ "$own" test -json "$@"; echo $? >"$report.code"; } | tee "$report"
code=$(cat "$report.code")
rm -f "$report.code"
exit "$code"
`;
const NODE_SHIM = String.raw `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
own=
IFS=:
for folder in $PATH; do
  if [ "$folder" != "$here" ] && [ -x "$folder/node" ]; then own=$folder/node; break; fi
done
unset IFS
[ -n "$own" ] || { echo "node: not found" >&2; exit 127; }
case "$FIX_TESTS_REPORTS|$NODE_OPTIONS" in
  "|"* | *node-preload.cjs*) ;;
  *) export NODE_OPTIONS="$NODE_OPTIONS --require \"$(dirname -- "$here")/node_modules/node-preload.cjs\"" ;;
esac
exec "$own" "$@"
`;

;// CONCATENATED MODULE: ./lib/frameworks/injected-reporters.js




const MODULES = 'node_modules';
function nodeReporters(dir, index = 0) {
    const folder = `reports-${index}`;
    const preload = `${dir}/${MODULES}/node-preload.cjs`.replace(/["\\]/g, '\\$&');
    return {
        env: { FIX_TESTS_REPORTS: `${dir}/${folder}` },
        appendedEnv: { NODE_OPTIONS: `--require "${preload}"` },
        paths: [],
        pythonPaths: [],
        folder: `${dir}/${folder}`,
        files: {
            [`${MODULES}/node-preload.cjs`]: NODE_PRELOAD,
            [`${MODULES}/preload-mocha.cjs`]: MOCHA_PART,
            [`${MODULES}/preload-jest.cjs`]: JEST_PART,
            [`${MODULES}/preload-vitest.cjs`]: VITEST_PART,
            [`${MODULES}/preload-jasmine.cjs`]: JASMINE_PART,
            [`${MODULES}/preload-tape.cjs`]: TAPE_PART,
            [`${MODULES}/preload-ava.cjs`]: AVA_PART,
            [`${MODULES}/preload-uvu.cjs`]: UVU_PART,
            [`${MODULES}/preload-node-test.cjs`]: NODE_TEST_PART,
            [`${folder}/.keep`]: '',
        },
    };
}
function injectedReporters(dir) {
    const node = nodeReporters(dir);
    return {
        ...node,
        appendedEnv: { ...node.appendedEnv, PYTEST_ADDOPTS: '-p fix_tests_pytest' },
        pythonPaths: [`${dir}/python`],
        paths: [`${dir}/bin`],
        files: { ...node.files, 'python/fix_tests_pytest.py': PYTEST_PLUGIN, 'bin/go': GO_SHIM, 'bin/node': NODE_SHIM },
    };
}
function withReporters(command, reporters, { orPrinted = false } = {}) {
    const { NODE_OPTIONS: options = '' } = reporters.appendedEnv;
    const args = command.args.map(word => word.startsWith('NODE_OPTIONS=') && options !== '' ? `${word} ${options}` : word);
    return {
        ...command,
        args,
        env: { ...command.env, ...reporters.env },
        appendedEnv: reporters.appendedEnv,
        ...(reporters.paths.length === 0 ? {} : { paths: [...reporters.paths, ...(command.paths ?? [])] }),
        ...(reporters.pythonPaths.length === 0 ? {} : { pythonPaths: reporters.pythonPaths }),
        files: reporters.files,
        report: { at: 'folder', path: reporters.folder, orPrinted },
    };
}


/***/ }),

/***/ 85911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BQ: () => (/* binding */ plainInvocation),
/* harmony export */   Nl: () => (/* binding */ commandOf),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   sl: () => (/* binding */ manualRequest)
/* harmony export */ });
function plainInvocation(program, env = {}) {
    return { program, options: [], scope: [], env };
}
function commandOf(using, words, env = {}) {
    const [file = '', ...before] = using.program;
    const paths = using.paths === undefined ? {} : { paths: using.paths };
    return { file, args: [...before, ...using.options, ...words], env: { ...using.env, ...env }, ...paths };
}
function wordsOf({ program, options }, words) {
    return [...program, ...options, ...words];
}
function manualRequest(tests, using) {
    const selection = tests.length === 0 ? { kind: 'all' } : { kind: 'only', tests };
    return { selection, dir: '', related: [], using };
}


/***/ }),

/***/ 24400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ jasmine)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32577);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95930);
/* harmony import */ var _injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10359);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85911);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83268);
/* harmony import */ var _title_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10736);






const jasmine = {
    name: 'jasmine',
    programs: /^jasmine$/,
    droppedOptions: /^--(?:parallel|filter|filter-path|fail-fast)\b/,
    detect(project) {
        if ((0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredPackages */ .Mk)(project).has('jasmine'))
            return 'package.json depends on jasmine';
        return ['json', 'js', 'mjs', 'cjs'].map(ending => `spec/support/jasmine.${ending}`).find(project.exists);
    },
    commands(project, request) {
        const using = request.using ?? (0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeProgram */ .zy)(project, 'jasmine');
        return selections(request).map((words, index) => (0,_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .withReporters */ .PL)((0,_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(using, words), (0,_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeReporters */ .Z8)(request.dir, index)));
    },
    selector: test => test.file,
    manualCommand: tests => ['npx', 'jasmine', ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests)],
    failedBuild: output => (0,_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFailure */ .L)('jasmine', output),
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...order(selection.seed), ...(using?.scope ?? [])]];
        case 'only':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .batches */ .Xy)(selection.tests, _title_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .titlePattern */ .PH).map(tests => {
                const titles = (0,_title_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .titlesPattern */ .Wo)(tests);
                const filter = titles === undefined ? [] : [`--filter=^${titles}`];
                return [...order(selection.seed), ...filter, ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests).map(_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk)];
            });
        case 'affected':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .affectedTests */ .SH)(selection.tests, related).map(files => files.map(_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk));
    }
}
function order(seed) {
    return seed === undefined ? [] : ['--random=true', `--seed=${seed}`];
}


/***/ }),

/***/ 44493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ jest)
});

// EXTERNAL MODULE: ./lib/frameworks/batches.js
var batches = __webpack_require__(32577);
// EXTERNAL MODULE: ./lib/frameworks/node-package.js
var node_package = __webpack_require__(83268);
// EXTERNAL MODULE: ./lib/frameworks/invocation.js
var invocation = __webpack_require__(85911);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/jest-journal.js
const JEST_JOURNAL = String.raw `'use strict'
const { appendFileSync } = require('node:fs')
const { join } = require('node:path')

const journal = join(__dirname, 'journal')
const note = (event, file, path = []) => appendFileSync(journal, JSON.stringify([event, file, ...path]) + '\n')
const pathOf = ({ ancestorTitles = [], title }) => [...ancestorTitles.filter(each => each !== ''), title]

module.exports = class Journal {
  onTestStart(test) {
    note('start', test.path)
  }
  onTestFileStart(test) {
    note('start', test.path)
  }
  onTestCaseStart(test, started) {
    note('start', test.path, pathOf(started))
  }
  onTestCaseResult(test, result) {
    note('end', test.path, pathOf(result))
  }
  onTestResult(test) {
    note('end', test.path)
  }
  onTestFileResult(test) {
    note('end', test.path)
  }
}
`;

// EXTERNAL MODULE: ./lib/frameworks/hidden-words.js + 1 modules
var hidden_words = __webpack_require__(34764);
// EXTERNAL MODULE: ./lib/frameworks/title-pattern.js
var title_pattern = __webpack_require__(10736);
;// CONCATENATED MODULE: ./lib/frameworks/jest.js







const JOURNAL = 'jest-journal.cjs';
const jest = {
    name: 'jest',
    programs: /^jest$/,
    droppedOptions: /^--(?:json|outputFile|reporters|coverage|watch|watchAll|onlyChanged|lastCommit|silent|verbose|bail)\b|^-[bo]$/,
    findsRelated: true,
    leavesOut: 'test',
    detect(project) {
        if ((0,node_package/* declaredPackages */.Mk)(project).has('jest'))
            return 'package.json depends on jest';
        return ['js', 'ts', 'mjs', 'cjs', 'json'].map(ending => `jest.config.${ending}`).find(project.exists);
    },
    commands(project, request) {
        const using = request.using ?? (0,node_package/* nodeProgram */.zy)(project, 'jest');
        return selections(request, project.root).map((words, index) => {
            const path = `${request.dir}/report-${index}.json`;
            const reporting = [
                '--reporters=default',
                `--reporters=${request.dir}/${JOURNAL}`,
                '--json',
                `--outputFile=${path}`,
                '--coverage=false',
                '--verbose',
            ];
            const command = {
                ...(0,invocation/* commandOf */.Nl)(using, [...reporting, ...words]),
                files: { [JOURNAL]: JEST_JOURNAL },
                journal: `${request.dir}/journal`,
                report: { at: 'file', path, format: 'jest-json' },
            };
            return (0,hidden_words/* withHiddenWords */.I)(command, [...using.options, ...using.scope], request.dir);
        });
    },
    selector: test => test.file,
    manualCommand: (tests, { project, using = (0,node_package/* nodeProgram */.zy)(project, 'jest') }) => (0,invocation/* wordsOf */.Z9)(using, selections((0,invocation/* manualRequest */.sl)(tests, using), project.root)[0] ?? []),
};
function selections(request, root) {
    const { selection, without = [] } = request;
    const others = selection.kind === 'only' ? [] : (0,batches/* byFile */.y9)(without);
    return [
        ...selected(request, root),
        ...others.map(([file, tests]) => [
            '--testNamePattern',
            `^(?!${(0,title_pattern/* titlesPattern */.Wo)(tests) ?? ''})`,
            '--runTestsByPath',
            file,
        ]),
    ];
}
function selected({ selection, using, related, without = [] }, root) {
    const excluded = (0,batches/* filesOf */.R8)(without);
    const mayBeEmpty = excluded.length === 0 ? [] : ['--passWithNoTests'];
    switch (selection.kind) {
        case 'all':
            return [[...order(selection.seed), ...scope(using?.scope ?? [], excluded, root), ...mayBeEmpty]];
        case 'only':
            return (0,batches/* batches */.Xy)(selection.tests, title_pattern/* titlePattern */.PH).map(tests => [
                ...order(selection.seed),
                ...names(tests),
                '--runTestsByPath',
                ...(0,batches/* filesOf */.R8)(tests),
            ]);
        case 'affected':
            if (using !== undefined && using.scope.length > 0)
                return (0,batches/* affectedTests */.SH)(selection.tests, related).flatMap(files => {
                    const kept = files.filter(file => !excluded.includes(file));
                    if (files.length === 0)
                        return [[...scope(using.scope, excluded, root), '--passWithNoTests']];
                    return kept.length === 0 ? [] : [['--passWithNoTests', '--runTestsByPath', ...kept]];
                });
            return [
                [
                    '--passWithNoTests',
                    '--findRelatedTests',
                    ...[...(0,batches/* filesOf */.R8)(selection.tests), ...selection.files].filter(file => !excluded.includes(file)),
                ],
            ];
    }
}
function scope(patterns, excluded, root) {
    if (excluded.length === 0)
        return patterns;
    const none = `^(?!(?:${(0,title_pattern/* escapeTitle */.A5)(root)}[/\\\\])?(?:${excluded.map(title_pattern/* escapeTitle */.A5).join('|')})$)`;
    return patterns.length === 0 ? [none] : patterns.map(pattern => `${none}.*(?:${pattern})`);
}
function names(tests) {
    const titles = (0,title_pattern/* titlesPattern */.Wo)(tests);
    return titles === undefined ? [] : ['--testNamePattern', `^${titles}`];
}
function order(seed) {
    return seed === undefined ? [] : ['--randomize', `--seed=${seed}`];
}


/***/ }),

/***/ 26022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ compileErrors),
/* harmony export */   NY: () => (/* binding */ methodOf),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95930);

function isWhole(test) {
    return (test.suite[0] ?? '') === '';
}
function methodOf(name) {
    return (/^[^({[]+/.exec(name)?.[0] ?? '').trim();
}
function compileErrors(framework, output, pattern) {
    const errors = [...output.matchAll(pattern)].map(({ groups = {} }) => ({
        message: [groups.message?.trim() ?? '', ...(groups.symbol === undefined ? [] : [groups.symbol.trim()])].join(': '),
        text: `${groups.file}:${groups.line}: ${groups.message}`,
    }));
    const distinct = errors.filter((error, index) => errors.findIndex(({ text }) => text === error.text) === index);
    return distinct.length === 0 ? [] : [(0,_build_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .buildFailure */ .H)(framework, {}, distinct)];
}


/***/ }),

/***/ 80134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ maven)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32577);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85911);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95930);
/* harmony import */ var _jvm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26022);





const REPORTS = ['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml'];
const maven = {
    name: 'maven',
    programs: /^(?:mvn|mvnw|mvnd|mvnw?\.cmd)$/,
    droppedOptions: /^(?:-q|--quiet|-Dtest=|-Dmaven\.test\.failure\.ignore|-ff|--fail-fast|-Dsurefire\.failIfNoSpecifiedTests|-DfailIfNoTests)/,
    detect: project => (project.exists('pom.xml') ? 'there is a pom.xml' : undefined),
    commands(project, { selection, using }) {
        const base = using ?? (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)([program(project)]);
        const goals = base.options.some(word => GOAL.test(word)) ? [] : ['test'];
        const always = ['-B', '-ntp', '-fae', '-Dmaven.test.failure.ignore=true', '-Dstyle.color=never'];
        const run = (words) => ({
            ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .commandOf */ .Nl)(base, [...always, ...words, ...goals]),
            report: { at: 'project', patterns: REPORTS, format: 'junit' },
        });
        if (selection.kind === 'affected')
            return [run([])];
        if (selection.kind === 'all' || selection.tests.some(_jvm_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhole */ .wP))
            return [run(order(selection.seed))];
        return (0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .batches */ .Xy)(selection.tests, selectorOf).map(tests => {
            const chosen = [...new Set(tests.map(selectorOf))].join(',');
            return run([
                `-Dtest=${chosen}`,
                `-Dit.test=${chosen}`,
                '-Dsurefire.failIfNoSpecifiedTests=false',
                '-Dfailsafe.failIfNoSpecifiedTests=false',
                '-DfailIfNoTests=false',
                ...order(selection.seed),
            ]);
        });
    },
    selector: selectorOf,
    manualCommand(tests, { project, using = (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)([program(project)]) }) {
        const goals = using.options.some(word => GOAL.test(word)) ? [] : ['test'];
        const chosen = [
            `-Dtest=${[...new Set(tests.map(selectorOf))].join(',')}`,
            '-Dsurefire.failIfNoSpecifiedTests=false',
        ];
        return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(using, [...(tests.length === 0 || tests.some(_jvm_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhole */ .wP) ? [] : chosen), ...goals]);
    },
    failedBuild(output) {
        const compiler = (0,_jvm_js__WEBPACK_IMPORTED_MODULE_1__/* .compileErrors */ .D5)('maven', output, /^\[ERROR\] (?<file>\/?[^\s:[\]]+\.(?:java|kt|scala|groovy)):\[(?<line>\d+),\d+\] (?<message>.*)(?:\n(?:\[ERROR\])? +symbol: +(?<symbol>.*))?$/gm);
        const crashed = new Set([...output.matchAll(/^\[ERROR\] Crashed tests:[ \t\r]*\n(?<classes>(?:\[ERROR\] [\w.$]+[ \t\r]*\n)+)/gm)].flatMap(({ groups = {} }) => groups.classes?.match(/(?<=\[ERROR\] )[\w.$]{2,}/g) ?? []));
        const fork = forkIn(output);
        const crashes = [...crashed].map(name => (0,_build_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .buildFailure */ .H)('maven', { suite: [name] }, [{ message: `The Java process ended within ${name}.`, text: fork }]));
        if (compiler.length + crashes.length > 0)
            return [...compiler, ...crashes];
        const pom = /^\[ERROR\] +(?:The build could not read.*\n(?:\[ERROR\].*\n){0,5}?\[ERROR\] +)?(?<message>(?:Non-parseable POM|Malformed POM|'[\w.]+' .* (?:is missing|must be|duplicate)).*)$/m.exec(output);
        return pom === null
            ? []
            : [
                (0,_build_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .buildFailure */ .H)('maven', {}, [
                    { message: (pom.groups?.message ?? '').trim(), text: output.slice(pom.index, pom.index + 4_000) },
                ]),
            ];
    },
};
const GOAL = /^(?:test|verify|package|install|integration-test|[\w.-]+:[\w.:-]+)$/;
function program(project) {
    if (process.platform === 'win32')
        return project.exists('mvnw.cmd') ? 'mvnw.cmd' : 'mvn.cmd';
    return project.exists('mvnw') ? './mvnw' : 'mvn';
}
function selectorOf(test) {
    const method = withWildcards((0,_jvm_js__WEBPACK_IMPORTED_MODULE_1__/* .methodOf */ .NY)(test.name));
    const named = /^[\w$]+\[/.test(test.name) ? `${withWildcards(test.name)}+` : '';
    return `${test.suite[0] ?? ''}${method === '' ? '' : `#${named}${method}`}`;
}
function withWildcards(name) {
    return name.replaceAll(/[,+#!%*\p{Cc}]/gu, '?');
}
function order(seed) {
    return seed === undefined ? [] : ['-Dsurefire.runOrder=random', `-Dsurefire.runOrder.random.seed=${seed}`];
}
function forkIn(output) {
    const at = output.indexOf('The forked VM terminated');
    const end = at < 0 ? -1 : output.indexOf('\n[ERROR] Crashed tests:', at);
    return end < 0 ? '' : output.slice(output.lastIndexOf('\n', at) + 1, end + 1);
}


/***/ }),

/***/ 26298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ mocha)
});

;// CONCATENATED MODULE: ./lib/frameworks/reporters/mocha-reporter.js
const MOCHA_REPORTER = String.raw `'use strict'
const { appendFileSync, writeFileSync } = require('node:fs')
const { join, resolve } = require('node:path')

const journal = join(__dirname, 'journal')
// Tests run without these variables: what they test may ask who runs it.
const own = {}
for (const name of ['FIX_TESTS_REPORT', 'FIX_TESTS_FILES', 'FIX_TESTS_WITHOUT']) {
  own[name] = process.env[name]
  delete process.env[name]
}

module.exports = class Report {
  constructor(runner) {
    const files = JSON.parse(own.FIX_TESTS_FILES || '[]').map(file => resolve(file))
    if (files.length > 0) prune(runner.suite, new Set(files))
    const without = JSON.parse(own.FIX_TESTS_WITHOUT || '[]')
    if (without.length > 0) leaveOut(runner.suite, new Set(without.map(([file, ...path]) => JSON.stringify([resolve(file), ...path]))))
    const note = (event, test) => appendFileSync(journal, JSON.stringify([event, fileOf(test), ...runningPath(test)]) + '\n')
    // The hooks before a test run after its start.
    const isPart = test => test.type === 'hook' && test.title.startsWith('"before each"')
    for (const event of ['test', 'hook']) {
      runner.on(event, test => isPart(test) || note('start', test))
      runner.on(event + ' end', test => isPart(test) || note('end', test))
    }
    const results = new Map()
    const add = (test, status, error) => {
      const file = fileOf(test)
      const hook = test.type === 'hook'
      const path = test.titlePath().filter(title => title !== '')
      const message = error && typeof error === 'object' ? error.stack || error.message || String(error) : String(error)
      if (!results.has(file)) results.set(file, [])
      results.get(file).push({
        ancestorTitles: path.slice(0, -1),
        title: hook ? '' : test.title,
        status,
        duration: test.duration,
        failureMessages: status === 'failed' ? [hook ? test.title + ': ' + message : message] : [],
        retryReasons: status === 'passed' && test.currentRetry() > 0 ? ['it failed before'] : [],
      })
      console.log({ passed: '✓', failed: '✗', pending: '○' }[status] + ' ' + path.join(' '))
      if (status === 'failed') console.log(message)
    }
    runner.on('pass', test => add(test, 'passed'))
    runner.on('fail', (test, error) => add(test, 'failed', error))
    runner.on('pending', test => add(test, 'pending'))
    runner.once('end', () => {
      const testResults = [...results].map(([name, all]) => {
        return { name, status: all.some(each => each.status === 'failed') ? 'failed' : 'passed', assertionResults: all }
      })
      writeFileSync(own.FIX_TESTS_REPORT, JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults }))
    })
  }
}

/** Return the file of a test. A hook of the root suite has none, but the test that it ran for may have one. */
function fileOf(test) {
  for (let at = test; at; at = at.parent) if (at.file) return at.file
  return (test.ctx && test.ctx.currentTest && test.ctx.currentTest.file) || ''
}

const titlesOf = test => test.titlePath().filter(title => title !== '')

/** Return the titles of what runs: a hook after a test belongs to it, one of a suite has no title of its own. */
function runningPath(test) {
  if (test.type !== 'hook') return titlesOf(test)
  const current = test.title.startsWith('"after each"') && test.ctx && test.ctx.currentTest
  return current ? titlesOf(current) : [...titlesOf(test).slice(0, -1), '']
}

/** Drop tests by the path of their titles; a path that ends with an empty title stands for all below it. */
function leaveOut(suite, keys) {
  const isIn = test => {
    const [file, path] = [fileOf(test), titlesOf(test)]
    const above = path.map((_, index) => [...path.slice(0, index), ''])
    return [path, ...above].some(titles => keys.has(JSON.stringify([file, ...titles])))
  }
  suite.tests = suite.tests.filter(test => !isIn(test))
  for (const each of suite.suites) leaveOut(each, keys)
}

function prune(suite, files) {
  suite.tests = suite.tests.filter(test => !test.file || files.has(test.file))
  suite.suites = suite.suites.filter(each => prune(each, files))
  return suite.tests.length > 0 || suite.suites.length > 0
}
`;

// EXTERNAL MODULE: ./lib/frameworks/batches.js
var batches = __webpack_require__(32577);
// EXTERNAL MODULE: ./lib/frameworks/node-package.js
var node_package = __webpack_require__(83268);
// EXTERNAL MODULE: ./lib/frameworks/invocation.js
var invocation = __webpack_require__(85911);
// EXTERNAL MODULE: ./lib/frameworks/build-failure.js
var build_failure = __webpack_require__(95930);
// EXTERNAL MODULE: ./lib/frameworks/hidden-words.js + 1 modules
var hidden_words = __webpack_require__(34764);
// EXTERNAL MODULE: ./lib/frameworks/title-pattern.js
var title_pattern = __webpack_require__(10736);
;// CONCATENATED MODULE: ./lib/frameworks/mocha.js








const REPORTER = 'mocha-reporter.cjs';
const mocha = {
    name: 'mocha',
    programs: /^_?mocha$/,
    droppedOptions: /^(?:--(?:reporter|reporter-option|reporter-options|watch|bail)\b|-[ROwb]$)/,
    detect(project) {
        if ((0,node_package/* declaredPackages */.Mk)(project).has('mocha'))
            return 'package.json depends on mocha';
        return [
            '.mocharc.js',
            '.mocharc.cjs',
            '.mocharc.mjs',
            '.mocharc.json',
            '.mocharc.jsonc',
            '.mocharc.yml',
            '.mocharc.yaml',
        ].find(project.exists);
    },
    commands(project, request) {
        const using = request.using ?? (0,node_package/* nodeProgram */.zy)(project, 'mocha');
        return selections(request).map(({ words, files }, index) => {
            const path = `${request.dir}/report-${index}.json`;
            const without = (request.without ?? []).map(({ file, suite, name }) => [file, ...suite, name]);
            const whole = (request.without ?? []).filter(({ suite, name }) => suite.length === 0 && name === '');
            const ignored = whole.flatMap(({ file }) => ['--ignore', file]);
            const env = {
                FIX_TESTS_REPORT: path,
                FIX_TESTS_FILES: JSON.stringify(files),
                FIX_TESTS_WITHOUT: JSON.stringify(without),
            };
            const command = {
                ...(0,invocation/* commandOf */.Nl)(using, ['--reporter', `${request.dir}/${REPORTER}`, '--no-bail', ...ignored, ...words, ...files], env),
                files: { [REPORTER]: MOCHA_REPORTER },
                journal: `${request.dir}/journal`,
                report: { at: 'file', path, format: 'jest-json' },
            };
            return (0,hidden_words/* withHiddenWords */.I)(command, [...using.options, ...using.scope], request.dir);
        });
    },
    leavesOut: 'test',
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,node_package/* nodeProgram */.zy)(project, 'mocha') }) {
        const [{ words, files } = { words: [], files: [] }] = selections((0,invocation/* manualRequest */.sl)(tests, using));
        return (0,invocation/* wordsOf */.Z9)(using, [...words, ...files]);
    },
    failedBuild: output => (0,build_failure/* loadFailure */.L)('mocha', output),
};
function selections({ selection, using, related, }) {
    switch (selection.kind) {
        case 'all':
            return [{ words: using?.scope ?? [], files: [] }];
        case 'only':
            return (0,batches/* batches */.Xy)(selection.tests, title_pattern/* titlePattern */.PH).map(tests => ({ words: names(tests), files: (0,batches/* filesOf */.R8)(tests) }));
        case 'affected':
            return (0,batches/* affectedTests */.SH)(selection.tests, related).map(files => ({ words: [], files }));
    }
}
function names(tests) {
    const titles = (0,title_pattern/* titlesPattern */.Wo)(tests);
    return titles === undefined ? [] : ['--grep', `^${titles}`];
}


/***/ }),

/***/ 83268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ nodeBinFolders),
/* harmony export */   DF: () => (/* binding */ packageScripts),
/* harmony export */   Mk: () => (/* binding */ declaredPackages),
/* harmony export */   nL: () => (/* binding */ denoTasks),
/* harmony export */   u5: () => (/* binding */ packageManifest),
/* harmony export */   zy: () => (/* binding */ nodeProgram)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85911);



function declaredPackages(project) {
    const sections = ['dependencies', 'devDependencies', 'peerDependencies'].map(section => packageManifest(project)[section]);
    return new Set(sections.flatMap(section => (section !== null && typeof section === 'object' ? Object.keys(section) : [])));
}
function packageScripts(project) {
    const found = packageManifest(project).scripts;
    if (found === null || typeof found !== 'object')
        return {};
    return Object.fromEntries(Object.entries(found).filter((entry) => typeof entry[1] === 'string'));
}
function denoTasks(project) {
    const text = project.text('deno.json') ?? project.text('deno.jsonc') ?? '';
    const begin = text.search(/"tasks"\s*:\s*\{/);
    const field = begin < 0 ? '' : text.slice(begin);
    const tasks = /^"tasks"\s*:\s*\{(?<tasks>(?:[^{}"]|"(?:[^"\\]|\\.)*"|\{[^{}]*\})*)\}/.exec(field)?.groups?.tasks ?? '';
    const found = tasks.matchAll(/"(?<name>[^"]+)"\s*:\s*(?:\{[^{}]*?"command"\s*:\s*)?"(?<command>(?:[^"\\]|\\.)*)"[^{}",]*\}?/g);
    return Object.fromEntries([...found].map(({ groups }) => [groups?.name ?? '', (groups?.command ?? '').replace(/\\(.)/g, '$1')]));
}
function packageManifest(project) {
    try {
        const parsed = JSON.parse(project.text('package.json') ?? '{}');
        return parsed !== null && typeof parsed === 'object' ? parsed : {};
    }
    catch {
        return {};
    }
}
const MAX_LEVELS = 4;
const BIN_FOLDERS = Array.from({ length: MAX_LEVELS + 1 }, (_, steps) => `${'../'.repeat(steps)}node_modules/.bin`);
function nodeProgram(project, name) {
    return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainInvocation */ .BQ)([BIN_FOLDERS.map(folder => `${folder}/${name}`).find(project.exists) ?? name]);
}
function nodeBinFolders(project) {
    return BIN_FOLDERS.filter(project.exists).map(folder => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(project.root, folder));
}


/***/ }),

/***/ 57729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ nodeTest)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/frameworks/reporters/node-test-reporter.js
var node_test_reporter = __webpack_require__(33573);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/node-test-trace.js
const NODE_TEST_TRACE = String.raw `import { appendFileSync } from 'node:fs'
import { afterEach, beforeEach } from 'node:test'

const journal = new URL('./journal', import.meta.url)
const note = (event, { filePath = '', fullName }) => {
  // Without a full name the test would be mistaken for another one.
  if (fullName) appendFileSync(journal, JSON.stringify([event, filePath, ...fullName.split(' > ')]) + '\n')
}

beforeEach(test => note('start', test))
afterEach(test => note('end', test))
`;

// EXTERNAL MODULE: ./lib/frameworks/batches.js
var batches = __webpack_require__(32577);
// EXTERNAL MODULE: ./lib/frameworks/node-package.js
var node_package = __webpack_require__(83268);
// EXTERNAL MODULE: ./lib/frameworks/invocation.js
var invocation = __webpack_require__(85911);
// EXTERNAL MODULE: ./lib/frameworks/title-pattern.js
var title_pattern = __webpack_require__(10736);
;// CONCATENATED MODULE: ./lib/frameworks/node-test.js








const REPORTER = 'node-test-reporter.mjs';
const TRACE = 'node-test-trace.mjs';
const nodeTest = {
    name: 'node',
    programs: /^node$/,
    droppedOptions: /^--(?:test-reporter|test-reporter-destination|test-name-pattern|test-only|watch|experimental-test-coverage)\b/,
    detect(project) {
        const script = Object.entries((0,node_package/* packageScripts */.DF)(project)).find(([, text]) => runsNodeTest(text));
        if (script !== undefined)
            return `the script ${script[0]} runs node --test`;
        const texts = project.sample(/(?:^|\/)[^/]*(?:\.|-|_)test\.[cm]?[jt]s$|(?:^|\/)test\/[^/]*\.[cm]?[jt]s$/);
        return texts.some(text => /['"]node:test['"]/.test(text)) ? 'its tests import node:test' : undefined;
    },
    commands(project, request) {
        const using = request.using ?? (0,invocation/* plainInvocation */.BQ)(['node', ...loadOptions(project)]);
        return selections(request).map((words, index) => {
            const path = `${request.dir}/report-${index}.json`;
            const reporter = `--test-reporter=${request.dir}/${REPORTER}`;
            const reporting = [
                '--test-reporter=spec',
                '--test-reporter-destination=stdout',
                reporter,
                `--test-reporter-destination=${path}`,
            ];
            const traced = request.traced === true || using.options.some(isInProcess)
                ? [`--import=${(0,external_node_url_.pathToFileURL)(`${request.dir}/${TRACE}`).href}`]
                : [];
            const test = using.options.includes('--test') ? [] : ['--test'];
            return {
                ...(0,invocation/* commandOf */.Nl)(using, [...test, ...traced, ...reporting, ...words]),
                files: { [REPORTER]: node_test_reporter/* NODE_TEST_REPORTER */.Y, [TRACE]: NODE_TEST_TRACE },
                journal: `${request.dir}/journal`,
                report: { at: 'file', path, format: 'jest-json' },
            };
        });
    },
    leavesOut: 'name',
    traces: true,
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,invocation/* plainInvocation */.BQ)(['node', ...loadOptions(project)]) }) {
        const test = using.options.includes('--test') ? [] : ['--test'];
        return (0,invocation/* wordsOf */.Z9)(using, [...test, ...(selections((0,invocation/* manualRequest */.sl)(tests, using))[0] ?? [])]);
    },
};
function isInProcess(option) {
    return /^--(?:experimental-)?test-isolation=none$/.test(option);
}
function selections(request) {
    const { selection, without = [] } = request;
    const others = selection.kind === 'only' ? [] : (0,batches/* byFile */.y9)(without);
    if (selection.kind === 'all' && without.length > 0 && (request.knownFiles ?? []).length === 0) {
        const tests = others.flatMap(([, inFile]) => inFile);
        const skip = tests.length === 0 ? [] : [`--test-skip-pattern=^${(0,title_pattern/* titlesPattern */.Wo)(tests) ?? ''}`];
        return selected({ ...request, without: [] }).map(words => [...skip, ...words]);
    }
    return [
        ...selected(request),
        ...others.map(([file, tests]) => [`--test-skip-pattern=^${(0,title_pattern/* titlesPattern */.Wo)(tests) ?? ''}`, escapePath(file)]),
    ];
}
function selected({ selection, using, related, without = [], knownFiles = [] }) {
    const excluded = (0,batches/* filesOf */.R8)(without);
    const kept = (files) => files.filter(file => !excluded.includes(file)).map(escapePath);
    switch (selection.kind) {
        case 'all':
            if (excluded.length > 0)
                return kept(knownFiles).length === 0 ? [] : [kept(knownFiles)];
            return [[...(using?.scope ?? [])]];
        case 'only':
            return (0,batches/* batches */.Xy)(selection.tests, title_pattern/* titlePattern */.PH).map(tests => [...names(tests), ...(0,batches/* filesOf */.R8)(tests).map(escapePath)]);
        case 'affected':
            return (0,batches/* affectedTests */.SH)(selection.tests, related).flatMap(files => (kept(files).length === 0 ? [] : [kept(files)]));
    }
}
function escapePath(path) {
    return path.replace(/[[*?{]/g, '[$&]');
}
function names(tests) {
    const titles = (0,title_pattern/* titlesPattern */.Wo)(tests);
    return titles === undefined ? [] : [`--test-name-pattern=^${titles}`];
}
function runsNodeTest(script) {
    const at = script.search(/\bnode\b/);
    return at >= 0 && /\s--test\b/.test(script.slice(at));
}
function loadOptions(project) {
    const text = Object.values((0,node_package/* packageScripts */.DF)(project)).find(runsNodeTest) ?? '';
    return [
        ...text.matchAll(/--(?:import|require|loader|experimental-strip-types|conditions)(?:[= ](?!-)\S+)?/g),
    ].flatMap(([word]) => word.split(' '));
}


/***/ }),

/***/ 76859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ scriptOf),
/* harmony export */   rG: () => (/* binding */ scriptCommand),
/* harmony export */   xv: () => (/* binding */ runsAllPackages),
/* harmony export */   z$: () => (/* binding */ targetsOtherFolder)
/* harmony export */ });
/* harmony import */ var _parse_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18786);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83268);


function runsAllPackages(words) {
    const [program = '', ...rest] = words
        .slice(words.findIndex(word => !/^(?:npx|pnpx|bunx|pnpm|yarn|npm|bun|exec|dlx|x|--?[\w-]+)$/.test((0,_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(word))))
        .map(_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX);
    if (/^(?:turbo|lerna|nx|rush)$/.test(program))
        return rest.some(word => /\btest\b/.test(word));
    const isManager = /^(?:pnpm|npm|yarn|bun)$/.test((0,_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(words[0] ?? ''));
    const all = words.some(word => /^(?:-r|--recursive|-ws|--workspaces|workspaces)$/.test(word));
    return isManager && all && words.some(word => /^test\b/.test(word));
}
function targetsOtherFolder(words) {
    if (!MANAGERS.test((0,_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(words[0] ?? '')))
        return false;
    const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
    return (own[1] === 'workspace' || own.some(word => /^(?:-w|-C|-F|--(?:workspace|prefix|cwd|dir|filter))(?:=|$)/.test(word)));
}
const MANAGERS = /^(?:npm|pnpm|yarn|bun)$/;
function scriptOf(words, project) {
    const manager = (0,_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(words[0] ?? '');
    if (!MANAGERS.test(manager))
        return undefined;
    const rest = words.slice(1).filter(word => !/^(?:-s|--silent|--if-present)$/.test(word));
    const verb = rest[0] === 'run' || rest[0] === 'run-script' ? 1 : 0;
    const script = rest[verb] ?? '';
    const name = verb === 0 && (script === 't' || script === 'tst') ? 'test' : script;
    if (verb === 0 && (manager === 'bun' || (manager === 'npm' && name !== 'test')))
        return undefined;
    if ((0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .packageScripts */ .DF)(project)[name] === undefined)
        return undefined;
    return { name, rest: scriptArguments(manager, rest.slice(verb + 1)) };
}
function scriptArguments(manager, words) {
    const dashes = words.indexOf('--');
    const before = dashes < 0 ? words : words.slice(0, dashes);
    const behind = dashes < 0 ? [] : words.slice(dashes + 1);
    return [...(manager === 'npm' ? before.filter(word => !word.startsWith('-')) : before), ...behind];
}
function scriptCommand(name, project) {
    const demanded = demandedManager((0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .packageManifest */ .u5)(project).devEngines);
    const manager = project.exists('.pnp.cjs') ? 'yarn' : (demanded ?? 'npm');
    return { file: manager, args: ['run', name], env: { npm_config_update_notifier: 'false' } };
}
function demandedManager(engines) {
    const { packageManager } = (engines ?? {});
    const all = [packageManager].flat();
    return ['npm', 'pnpm', 'yarn', 'bun'].find(name => all.some(each => each?.name === name));
}


/***/ }),

/***/ 18786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RM: () => (/* binding */ parseCommand),
/* harmony export */   Tr: () => (/* binding */ printCommand),
/* harmony export */   kX: () => (/* binding */ programName)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48036);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);


function parseCommand(name, text) {
    const words = wordsOf(name, text);
    const env = {};
    while (words.length > 1 && /^[A-Za-z_]\w*=/.test(words[0] ?? '')) {
        const setting = words.shift() ?? '';
        env[setting.slice(0, setting.indexOf('='))] = setting.slice(setting.indexOf('=') + 1);
    }
    const [file, ...args] = words;
    if (file === undefined)
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${name} is empty.`, 'Give the program and its arguments.');
    return { file, args, env };
}
function wordsOf(name, text) {
    const { words, operator, open } = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellLine */ .Tg)(text);
    if (operator !== undefined) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${name} uses ${operator}, but no shell is started.`, "Put the commands into a script, and give the script; or write bash -c '…' yourself.");
    }
    if (open !== undefined) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${name} has a quote that is not closed.`, `Close the ${open}.`);
    }
    return [...words];
}
function printCommand(command) {
    const env = Object.entries(command.env ?? {}).map(([name, value]) => `${name}=${(0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(value)}`);
    return [...env, ...[command.file, ...command.args].map(_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)].join(' ');
}
function programName(word) {
    return (word.replaceAll('\\', '/').split('/').at(-1) ?? '').replace(/\.(?:cmd|exe|bat|[cm]?js|phar)$/, '');
}


/***/ }),

/***/ 24415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ phpunit)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32577);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85911);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95930);




const phpunit = {
    name: 'phpunit',
    programs: /^(?:phpunit|simple-phpunit|paratest|phpunit\.phar)$/,
    droppedOptions: /^--(?:log-junit|colors|testdox|stop-on-\w+|filter|coverage-[\w-]+|no-logging|order-by|random-order-seed)\b/,
    detect(project) {
        const config = ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'].find(project.exists);
        return (config ??
            (/"phpunit\/phpunit"/.test(project.text('composer.json') ?? '')
                ? 'composer.json requires phpunit/phpunit'
                : undefined));
    },
    commands(project, request) {
        const using = request.using ?? (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)([program(project)]);
        return selections(project, request).map((words, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            return {
                ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .commandOf */ .Nl)(using, ['--colors=never', '--log-junit', path, ...words]),
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    selector: test => test.file,
    manualCommand: (tests, { project, using = (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)([program(project)]) }) => (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(using, selections(project, (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .manualRequest */ .sl)(tests, using))[0] ?? []),
    failedBuild(output) {
        const found = /^(?:PHP )?(?:Fatal error|Parse error): +(?:Uncaught )?(?<message>\S.*)$|^Message: +(?<told>\S.*)\nLocation: .+$/m.exec(output);
        const { message, told = '' } = found?.groups ?? {};
        return found === null
            ? []
            : [
                (0,_build_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .buildFailure */ .H)('phpunit', {}, [
                    { message: message ?? told, text: output.slice(found.index, found.index + 4_000) },
                ]),
            ];
    },
};
function selections(project, { selection, using }) {
    switch (selection.kind) {
        case 'all':
            return [[...order(selection.seed), ...(using?.scope ?? [])]];
        case 'only':
            if (selection.tests.some(({ suite, name }) => suite.length === 0 && name === ''))
                return [order(selection.seed)];
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .batches */ .Xy)(selection.tests.flatMap(test => withProducers(test, project)), pattern, 60_000).map(tests => {
                const files = (0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R8)(tests);
                return [...order(selection.seed), '--filter', filter(tests), ...(files.length === 1 ? files : [])];
            });
        case 'affected':
            return [[]];
    }
}
function withProducers(test, project) {
    const text = project.text(test.file) ?? '';
    const found = new Map([[test.name, test]]);
    for (const { name } of found.values()) {
        const method = /^\w+/.exec(name)?.[0] ?? '';
        const head = new RegExp(`(?<=^|[{};])([^{};]*)\\bfunction +${method}\\b`).exec(text)?.[1] ?? '';
        for (const [, producer = ''] of head.matchAll(/(?:@depends +(?:(?:clone|shallowClone) +)?|\bDepends\w*\(['"])(\w+)/g)) {
            if (!found.has(producer))
                found.set(producer, { ...test, name: producer });
        }
    }
    return [...found.values()];
}
function filter(tests) {
    return `/^(?:${[...new Set(tests.map(pattern))].join('|')})\\z/`;
}
function pattern(test) {
    const name = test.name === '' ? '' : escaped(test.name);
    return `${escaped(`${test.suite[0] ?? ''}::`)}${name === '' ? '.*' : name}`;
}
function escaped(text) {
    return text.replace(/[^\w \u0080-\uffff]/g, character => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
}
function program(project) {
    return (['vendor/bin/phpunit', 'vendor/bin/simple-phpunit', 'bin/phpunit', 'phpunit.phar'].find(project.exists) ?? 'phpunit');
}
function order(seed) {
    return seed === undefined ? [] : ['--order-by=random', `--random-order-seed=${seed}`];
}


/***/ }),

/***/ 43866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ playwright)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32577);
/* harmony import */ var _title_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10736);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83268);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85911);





const playwright = {
    name: 'playwright',
    programs: /^playwright$/,
    droppedOptions: /^(?:--(?:reporter|grep|headed|ui|debug|max-failures|last-failed|only-changed|trace)\b|-[xg]$)/,
    detect(project) {
        const config = ['ts', 'js', 'mts', 'mjs', 'cjs', 'cts']
            .map(ending => `playwright.config.${ending}`)
            .find(project.exists);
        return (config ??
            ((0,_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredPackages */ .Mk)(project).has('@playwright/test') ? 'package.json depends on @playwright/test' : undefined));
    },
    commands(project, request) {
        const using = request.using ?? (0,_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeProgram */ .zy)(project, 'playwright');
        const program = { ...using, program: [...using.program.filter(word => word !== 'test'), 'test'] };
        return selections(request).map((words, index) => {
            const path = `${request.dir}/report-${index}.json`;
            return {
                ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .commandOf */ .Nl)(program, ['--reporter=list,json', `--output=${request.dir}/output-${index}`, '--pass-with-no-tests', ...words], {
                    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
                    PLAYWRIGHT_JSON_OUTPUT_NAME: path,
                    PLAYWRIGHT_HTML_OPEN: 'never',
                }),
                report: { at: 'file', path, format: 'playwright-json' },
            };
        });
    },
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeProgram */ .zy)(project, 'playwright') }) {
        const program = [...using.program.filter(word => word !== 'test'), 'test'];
        return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)({ ...using, program }, selections((0,_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .manualRequest */ .sl)(tests, using))[0] ?? []);
    },
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...(using?.scope ?? [])]];
        case 'only':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .batches */ .Xy)(selection.tests, pattern, 60_000).map(tests => {
                const wholeFiles = tests.some(test => test.name === '');
                return [...(wholeFiles ? [] : ['--grep', `/${tests.map(pattern).join('|')}/`]), ...files((0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R8)(tests))];
            });
        case 'affected':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .affectedTests */ .SH)(selection.tests, related).map(files);
    }
}
function files(paths) {
    return paths.map(path => `/${(0,_title_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTitle */ .A5)(path)}$`.replaceAll('\\/', '/'));
}
function pattern(test) {
    const file = anyEnd(test.file);
    const [first, ...rest] = [...test.suite, test.name].filter(part => part !== '').map(_title_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTitle */ .A5);
    const plain = `^(?:.* )?${[file, first, ...rest].join(TAGS)}`;
    const within = rest.length === 0 ? plain : `(?:^ ?${first} ${[file, ...rest].join(TAGS)}|${plain})`;
    return `${within}(?: @\\S+)*$`;
}
const TAGS = '(?: @\\S+)* ';
function anyEnd(file) {
    const [last = '', ...above] = file.split('/').map(_title_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTitle */ .A5).toReversed();
    return (above.reduce((inner, folder, index) => (index === 0 ? `(?:${folder}\\/)?` : `(?:(?:${folder}\\/)?${inner.slice(3)}`), '') + last);
}


/***/ }),

/***/ 90278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ projectAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function projectAt(root) {
    return {
        root,
        exists: path => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)),
        has: pattern => shallow(root).some(path => pattern.test(path)),
        text: path => textAt(root, path),
        sample: pattern => shallow(root)
            .filter(path => pattern.test(path))
            .slice(0, 10)
            .flatMap(path => textAt(root, path) ?? []),
    };
}
function textAt(root, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), 'utf8');
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR')
            return undefined;
        throw error;
    }
}
function shallow(root) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true }) : [];
    const folders = entries.filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name));
    const below = folders.flatMap(({ name }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)).map(file => `${name}/${file}`));
    return [...entries.filter(entry => entry.isFile()).map(({ name }) => name), ...below];
}


/***/ }),

/***/ 52937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s5: () => (/* binding */ nodeId),
  Sj: () => (/* binding */ ordered),
  C3: () => (/* binding */ pytest),
  Hg: () => (/* binding */ python),
  be: () => (/* binding */ usesUnittest)
});

// EXTERNAL MODULE: ./lib/frameworks/batches.js
var batches = __webpack_require__(32577);
// EXTERNAL MODULE: ./lib/frameworks/invocation.js
var invocation = __webpack_require__(85911);
// EXTERNAL MODULE: ./lib/frameworks/build-failure.js
var build_failure = __webpack_require__(95930);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/pytest-leave-out.js
const PYTEST_LEAVE_OUT = String.raw `"""Leave out the tests that left_out.json names."""
import json, os

def pytest_collection_modifyitems(config, items):
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "left_out.json"), encoding="utf-8") as file:
        names = tuple(json.load(file))
    def is_left_out(item):
        name = config.cwd_relative_nodeid(item.nodeid)
        return name in names or item.nodeid in names
    left_out = [item for item in items if is_left_out(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not is_left_out(item)]
`;

// EXTERNAL MODULE: ./lib/frameworks/running-tests.js
var running_tests = __webpack_require__(97837);
;// CONCATENATED MODULE: ./lib/frameworks/pytest.js






const CONFIGS = [
    ['pytest.ini', /^/],
    ['.pytest.ini', /^/],
    ['conftest.py', /^/],
    ['tests/conftest.py', /^/],
    ['pyproject.toml', /pytest/],
    ['tox.ini', /pytest/],
    ['setup.cfg', /pytest/],
    ['requirements.txt', /^pytest\b/m],
    ['requirements-dev.txt', /^pytest\b/m],
];
const LEAVE_OUT = 'fix_tests_leave_out';
const pytest = {
    name: 'pytest',
    programs: /^(?:pytest|py\.test)$/,
    droppedOptions: /^(?:--(?:junit-?xml|junit-?prefix|maxfail|cov|no-cov|lf|ff|last-failed|failed-first|sw|stepwise|color)\b|-x$|--exitfirst$|-q+$|-v+$)/,
    detect(project) {
        const config = CONFIGS.find(([file, mark]) => mark.test(project.text(file) ?? '\0') && project.exists(file))?.[0];
        return (config ??
            (project.has(/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/) && !usesUnittest(project)
                ? 'there are files named like tests'
                : undefined));
    },
    commands(project, request) {
        const using = request.using ?? (0,invocation/* plainInvocation */.BQ)([python(project), '-m', 'pytest']);
        const leftOut = leavingOut(request);
        return selections(request).map((chosen, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            const reporting = [
                `--junit-xml=${path}`,
                '--junit-prefix=',
                '-o',
                'junit_family=xunit1',
                '-p',
                'no:cacheprovider',
                '--color=no',
                '-v',
                '--maxfail=0',
            ];
            return {
                ...(0,invocation/* commandOf */.Nl)(using, [...reporting, ...leftOut.words, ...chosen], { PYTHONDONTWRITEBYTECODE: '1' }),
                ...leftOut.rest,
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    leavesOut: 'test',
    running: output => (0,running_tests/* runningTests */.F)(output),
    selector: nodeId,
    manualCommand: (tests, { project, using = (0,invocation/* plainInvocation */.BQ)([python(project), '-m', 'pytest']) }) => (0,invocation/* wordsOf */.Z9)(using, tests.length === 0 ? using.scope : words(tests)),
    failedBuild(output) {
        const text = /^ImportError while loading conftest [^]*/m.exec(output)?.[0];
        if (text === undefined)
            return [];
        const message = /^E +(\w[\w.]*(?:Error|Exception|Warning)\b.*)$/m.exec(text)?.[1] ?? text.split('\n')[0] ?? '';
        return [(0,build_failure/* buildFailure */.H)('pytest', {}, [{ message, text }])];
    },
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...EACH, ...(using?.scope ?? [])]];
        case 'only':
            return (0,batches/* batches */.Xy)(ordered(selection.tests, selection.seed), nodeId).map(tests => [
                ...EACH,
                '-k',
                '',
                '-m',
                '',
                '-p',
                'no:randomly',
                ...words(tests),
            ]);
        case 'affected':
            return (0,batches/* affectedTests */.SH)(selection.tests, related).map(files => [...EACH, ...files]);
    }
}
const EACH = ['--continue-on-collection-errors'];
function words(tests) {
    const whole = new Set(tests.filter(isWholeFile).map(({ file }) => file));
    if (whole.has(''))
        return [];
    return [...new Set(tests.filter(test => !whole.has(test.file) || test.name === '').map(nodeId))];
}
function leavingOut({ without = [], dir }) {
    const ignored = without.filter(isWholeFile).map(({ file }) => `--ignore=${file}`);
    const tests = without.filter(test => !isWholeFile(test));
    if (tests.length === 0)
        return { words: ignored, rest: {} };
    const files = { [`${LEAVE_OUT}.py`]: PYTEST_LEAVE_OUT, 'left_out.json': JSON.stringify(tests.map(nodeId)) };
    return { words: ['-p', LEAVE_OUT, ...ignored], rest: { files, pythonPaths: [dir] } };
}
function isWholeFile({ suite, name }) {
    return name === '' && suite.length === 0;
}
function nodeId(test) {
    return [test.file, ...test.suite, test.name].filter(part => part !== '').join('::');
}
function ordered(tests, seed) {
    return seed !== undefined && seed % 2 === 1 ? tests.toReversed() : tests;
}
function python(project) {
    const environments = ['.venv/bin/python', 'venv/bin/python', '.venv/Scripts/python.exe', 'venv/Scripts/python.exe'];
    return environments.find(project.exists) ?? (process.platform === 'win32' ? 'python' : 'python3');
}
function usesUnittest(project) {
    const settings = CONFIGS.some(([file, mark]) => mark.test(project.text(file) ?? '\0') && project.exists(file));
    const texts = project.sample(/(?:^|\/)test[^/]*\.py$/);
    return !settings && texts.some(text => /\bunittest\b/.test(text)) && !texts.some(text => /\bpytest\b/.test(text));
}


/***/ }),

/***/ 32850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ FRAMEWORKS)
/* harmony export */ });
/* harmony import */ var _uvu_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14563);
/* harmony import */ var _tape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29829);
/* harmony import */ var _tap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2984);
/* harmony import */ var _jasmine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24400);
/* harmony import */ var _deno_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29509);
/* harmony import */ var _bun_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14424);
/* harmony import */ var _ava_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35539);
/* harmony import */ var _cargo_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36797);
/* harmony import */ var _ctest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85228);
/* harmony import */ var _go_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25895);
/* harmony import */ var _gradle_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18998);
/* harmony import */ var _jest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44493);
/* harmony import */ var _maven_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(80134);
/* harmony import */ var _mocha_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26298);
/* harmony import */ var _node_test_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(57729);
/* harmony import */ var _phpunit_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(24415);
/* harmony import */ var _playwright_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(43866);
/* harmony import */ var _pytest_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(52937);
/* harmony import */ var _rspec_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(12056);
/* harmony import */ var _unittest_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(12720);
/* harmony import */ var _vitest_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(1135);





















const FRAMEWORKS = [
    _vitest_js__WEBPACK_IMPORTED_MODULE_20__/* .vitest */ .g,
    _jest_js__WEBPACK_IMPORTED_MODULE_11__/* .jest */ .F,
    _mocha_js__WEBPACK_IMPORTED_MODULE_13__/* .mocha */ .L,
    _ava_js__WEBPACK_IMPORTED_MODULE_6__/* .ava */ .Z,
    _tap_js__WEBPACK_IMPORTED_MODULE_2__/* .tap */ .M,
    _jasmine_js__WEBPACK_IMPORTED_MODULE_3__/* .jasmine */ .w,
    _uvu_js__WEBPACK_IMPORTED_MODULE_0__/* .uvu */ .D,
    _tape_js__WEBPACK_IMPORTED_MODULE_1__/* .tape */ .D,
    _node_test_js__WEBPACK_IMPORTED_MODULE_14__/* .nodeTest */ .J,
    _bun_js__WEBPACK_IMPORTED_MODULE_5__/* .bun */ .c,
    _deno_js__WEBPACK_IMPORTED_MODULE_4__/* .deno */ .j,
    _pytest_js__WEBPACK_IMPORTED_MODULE_17__/* .pytest */ .C3,
    _unittest_js__WEBPACK_IMPORTED_MODULE_19__/* .unittest */ .h,
    _go_js__WEBPACK_IMPORTED_MODULE_9__.go,
    _cargo_js__WEBPACK_IMPORTED_MODULE_7__/* .cargo */ .Z,
    _maven_js__WEBPACK_IMPORTED_MODULE_12__/* .maven */ .Q,
    _gradle_js__WEBPACK_IMPORTED_MODULE_10__/* .gradle */ .K,
    _phpunit_js__WEBPACK_IMPORTED_MODULE_15__/* .phpunit */ .J,
    _rspec_js__WEBPACK_IMPORTED_MODULE_18__/* .rspec */ .G,
    _ctest_js__WEBPACK_IMPORTED_MODULE_8__/* .ctest */ .M,
    _playwright_js__WEBPACK_IMPORTED_MODULE_16__/* .playwright */ .U,
];


/***/ }),

/***/ 33573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ NODE_TEST_REPORTER),
/* harmony export */   t: () => (/* binding */ NODE_TEST_ASSEMBLY)
/* harmony export */ });
const NODE_TEST_ASSEMBLY = String.raw `
/** Add a test. node:test reports it after its subtests. */
function add(file, failed, { name, nesting, line, details, skip, todo, file: path }) {
  const error = details?.error
  const message = failed ? textOf(error?.cause) || textOf(error) || 'The test failed.' : ''
  if (nesting === 0 && path !== undefined && resolve(name) === path) {
    // node:test reports the file itself as a test.
    if (failed) file.failed = message
    else file.passed = true
    return
  }
  const inner = (file.below[nesting + 1] ?? []).flat()
  file.below[nesting + 1] = []
  const own = failed && error?.failureType !== 'subtestsFailed'
  const stopped = inner.filter(each => each.cancelled)
  // A test that a hook cancelled failed for the hook's reason.
  if (own) for (const each of stopped) Object.assign(each, { failureMessages: [message], cancelled: undefined })
  for (const each of inner) each.ancestorTitles.unshift(name)
  const isSuite = details?.type === 'suite'
  const status = skip !== undefined && skip !== false ? 'pending' : todo !== undefined && todo !== false ? 'todo' : own ? 'failed' : 'passed'
  const cancelled = failed && error?.failureType === 'cancelledByParent'
  const test = { ancestorTitles: [], title: name, status, duration: details?.duration_ms, location: { line }, failureMessages: own ? [message] : [], cancelled }
  const all = !isSuite ? [test, ...inner] : own && stopped.length === 0 ? [{ ...test, ancestorTitles: [name], title: '' }, ...inner] : inner
  file.below[nesting] ??= []
  file.below[nesting].push(all)
}

function textOf(error) {
  return typeof error === 'string' ? error : (error?.stack ?? error?.message ?? '')
}
`;
const NODE_TEST_REPORTER = String.raw `import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'

const EVENTS = { 'test:enqueue': 'file', 'test:dequeue': 'start', 'test:complete': 'end' }

export default async function* report(events) {
  const files = new Map()
  const of = file => {
    if (!files.has(file)) files.set(file, { below: [], stderr: '', failed: undefined })
    return files.get(file)
  }
  // With a pattern of names, a file in which no test matches passes, too.
  const isWhole = !process.execArgv.some(word => /^--test-(?:name|skip)-pattern\b/.test(word))
  for await (const { type, data } of events) {
    if (type in EVENTS && data.nesting === 0 && data.file && resolve(data.name) === data.file)
      appendFileSync(new URL('./journal', import.meta.url), JSON.stringify([EVENTS[type], data.file]) + '\n')
    if (type === 'test:stderr' && data.file) {
      const file = of(resolve(data.file))
      file.stderr = (file.stderr + data.message).slice(-20000)
    }
    if (type === 'test:pass' || type === 'test:fail') add(of(data.file ?? ''), type === 'test:fail', data)
  }
  const testResults = []
  for (const [name, { below, stderr, failed, passed }] of files) {
    const all = (below[0] ?? []).flat()
    const status = all.some(each => each.status === 'failed') ? 'failed' : 'passed'
    if (all.length > 0 || (passed && isWhole)) testResults.push({ name, status, assertionResults: all })
    if (failed !== undefined) testResults.push({ name, status: 'failed', message: stderr.trim() || failed, assertionResults: [] })
  }
  yield JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults })
}
${NODE_TEST_ASSEMBLY}`;


/***/ }),

/***/ 26262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OK: () => (/* binding */ resolveCommand),
  o1: () => (/* binding */ resolveScript),
  WY: () => (/* binding */ resolveText)
});

// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/frameworks/parse-command.js
var parse_command = __webpack_require__(18786);
// EXTERNAL MODULE: ./lib/frameworks/node-package.js
var node_package = __webpack_require__(83268);
;// CONCATENATED MODULE: ./lib/frameworks/split-invocation.js

function splitInvocation(framework, words, index) {
    const verbs = { go: 1, bun: 1, deno: 1, cargo: words[index + 1] === 'nextest' ? 2 : 1 }[framework.name] ?? 0;
    const isGotestsum = (0,parse_command/* programName */.kX)(words[index] ?? '') === 'gotestsum';
    const until = index + 1 + (isGotestsum ? 0 : verbs);
    const own = isGotestsum
        ? words.slice(words.indexOf('--') < 0 ? words.length : words.indexOf('--') + 1)
        : words.slice(until);
    const options = [];
    const scope = [];
    let value = 'none';
    for (const word of own) {
        if (word.startsWith('-')) {
            const drops = framework.droppedOptions?.test(word) === true;
            if (!drops)
                options.push(word);
            value = !takesValue(framework.name, word) ? 'none' : drops ? 'dropped' : 'kept';
            continue;
        }
        if (value === 'kept' || framework.name === 'maven' || framework.name === 'gradle')
            options.push(word);
        else if (value === 'none' && !VERBS[framework.name]?.test(word))
            scope.push(word);
        value = 'none';
    }
    return { program: withDashes(words.slice(0, until)), options: withoutDashes(framework.name, options), scope };
}
function withDashes(words) {
    const isExec = (0,parse_command/* programName */.kX)(words[0] ?? '') === 'npm' && /^(?:exec|x)$/.test(words[1] ?? '') && !words.includes('--');
    return isExec ? [...words.slice(0, 2), '--', ...words.slice(2)] : words;
}
function withoutDashes(framework, options) {
    return framework === 'cargo' ? options : options.filter(word => word !== '--');
}
const VERBS = {
    vitest: /^(?:run|watch|dev)$/,
    playwright: /^test$/,
    unittest: /^discover$/,
};
const SWITCHES = {
    vitest: /^(?:-[wu]|--(?:run|watch|ui|open|coverage|silent|globals|dom|passWithNoTests|allowOnly|hideSkippedTests|update|isolate|fileParallelism|typecheck|standalone|dangerouslyIgnoreUnhandledErrors|expandSnapshotDiff|disableConsoleIntercept|logHeapUsage|inspect|inspectBrk))$/,
    jest: /^(?:-[bfiou]|--(?:all|bail|cache|changedFilesWithAncestor|ci|clearMocks|coverage|debug|detectLeaks|detectOpenHandles|errorOnDeprecated|expand|findRelatedTests|forceExit|injectGlobals|json|lastCommit|listTests|logHeapUsage|noStackTrace|notify|onlyChanged|onlyFailures|openHandlesTimeout|passWithNoTests|randomize|resetMocks|resetModules|restoreMocks|runInBand|runTestsByPath|showConfig|showSeed|silent|skipFilter|testLocationInResults|updateSnapshot|useStderr|verbose|watch|watchAll|watchman|workerThreads))$/,
    mocha: /^(?:-[AbcCipwG]|--(?:allow-uncaught|async-only|bail|check-leaks|color|colors|delay|diff|dry-run|exit|fail-zero|forbid-only|forbid-pending|full-trace|growl|inline-diffs|invert|parallel|pass-on-failing-test-suite|recursive|sort|watch|inspect|inspect-brk|enable-source-maps|trace-warnings))$/,
    pytest: /^(?:-[vqxslh]+|--(?:exitfirst|verbose|quiet|showlocals|lf|ff|nf|sw|last-failed|failed-first|new-first|stepwise|stepwise-skip|strict|strict-markers|strict-config|runxfail|pyargs|trace|pdb|full-trace|cache-clear|collect-only|doctest-modules|continue-on-collection-errors|disable-warnings|disable-pytest-warnings|cov-append|cov-branch|no-cov|no-cov-on-fail|nomigrations|reuse-db|create-db|keep-duplicates|import-mode-strict|setup-show|benchmark-skip|benchmark-disable|benchmark-only|mypy|ruff|black|isort|flake8|snapshot-update|randomly-dont-reset-seed|randomly-dont-reorganize|forked))$/,
    unittest: /^(?:-[vqfbc]+|--(?:verbose|quiet|failfast|buffer|catch|locals))$/,
    cargo: /^(?:--|-[vqri]+|--(?:all|workspace|all-features|all-targets|no-default-features|release|locked|offline|frozen|lib|bins|tests|examples|benches|doc|verbose|quiet|no-run|no-fail-fast|ignore-rust-version|future-incompat-report|unit-graph|keep-going|nocapture|no-capture|include-ignored|ignored|exact|show-output|cargo-quiet|cargo-verbose|all-bins))$/,
    phpunit: /^--(?:testdox|colors|verbose|debug|stderr|static-backup|no-[\w-]+|stop-on-[\w-]+|fail-on-[\w-]+|display-[\w-]+|process-isolation|globals-backup|strict-coverage|strict-global-state|disallow-test-output|enforce-time-limit|cache-result|do-not-cache-result|teamcity|path-coverage|coverage-text|reverse-list|dont-report-useless-tests|disable-coverage-ignore)$/,
    rspec: /^(?:-[bcwX]|--(?:backtrace|color|colour|no-color|force-color|fail-fast|no-fail-fast|only-failures|next-failure|profile|no-profile|dry-run|warnings|bisect|failure-exit-code|deprecation-out))$/,
    ctest: /^(?:-(?:V|VV|Q|N|F)|--(?:verbose|extra-verbose|debug|quiet|output-on-failure|stop-on-failure|progress|rerun-failed|schedule-random|force-new-ctest-process|no-label-summary|no-subproject-summary))$/,
    playwright: /^(?:-[xu]|--(?:headed|ui|debug|forbid-only|fully-parallel|fail-on-flaky-tests|ignore-snapshots|last-failed|list|no-deps|only-changed|pass-with-no-tests|quiet|update-snapshots))$/,
    maven: /^(?:-(?:B|ntp|q|X|e|o|U|N|V|C|c|fae|ff|fn|am|amd|nsu|llr|T\S+|D\S+|P\S+)|--(?:batch-mode|no-transfer-progress|quiet|debug|errors|offline|update-snapshots|non-recursive|show-version|strict-checksums|lax-checksums|fail-at-end|fail-fast|fail-never|also-make|also-make-dependents|no-snapshot-updates))$/,
    gradle: /^(?:-[aismqdwSu]|-[DP]\S+|--(?:info|debug|quiet|warn|stacktrace|full-stacktrace|scan|daemon|offline|continue|dry-run|parallel|build-cache|configure-on-demand|refresh-dependencies|rerun-tasks|rerun|configuration-cache|foreground|profile|fail-fast))$/,
};
const VALUED = {
    tape: /^(?:-[ri]|--(?:require|ignore|ignore-pattern))$/,
    ava: /^(?:-[mTc]|--(?:match|config|timeout|concurrency|node-arguments))$/,
    tap: /^(?:-[jtRoA]|--(?:jobs|timeout|reporter|reporter-file|output-file|output-dir|node-arg|test-arg|test-env|before|after|include|exclude|plugin|tsconfig|mocks|coverage-report|coverage-map|saved|comments|color-mode))$/,
    jasmine: /^$/,
    uvu: /^(?:-[riC]|--(?:require|ignore|cwd))$/,
    bun: /^(?:-[tr]|--(?:test-name-pattern|timeout|preload|require|import|rerun-each|retry|seed|max-concurrency|reporter|reporter-outfile|coverage-reporter|coverage-dir|path-ignore-patterns|shard|env-file|cwd|config|tsconfig-override|conditions|define|loader))$/,
    deno: /^(?:-[cL]|--(?:filter|junit-path|reporter|config|import-map|lock|location|ignore|log-level|cert|ext|conditions|preload|require|import|deny-import-map))$/,
    go: /^--?(?:args|asmflags|bench|benchtime|blockprofile|buildmode|buildvcs|compiler|count|covermode|coverpkg|coverprofile|cpu|cpuprofile|exec|fuzz|fuzztime|gcflags|gccgoflags|installsuffix|ldflags|list|memprofile|mod|modfile|mutexprofile|o|outputdir|overlay|p|parallel|pgo|pkgdir|run|shuffle|skip|tags|timeout|toolexec|trace|vet)$/,
    node: /^(?:-[rCe]|--(?:import|require|loader|experimental-loader|conditions|env-file|env-file-if-exists|test-concurrency|test-timeout|test-shard|test-isolation|experimental-test-isolation|test-reporter|test-reporter-destination|test-name-pattern|test-skip-pattern|test-global-setup|test-coverage-[\w-]+|stack-trace-limit|unhandled-rejections|input-type|title))$/,
};
function takesValue(framework, option) {
    if (option.includes('=') || option.startsWith('--no-'))
        return false;
    const valued = VALUED[framework];
    return valued === undefined ? SWITCHES[framework]?.test(option) !== true : valued.test(option);
}

// EXTERNAL MODULE: ./lib/frameworks/package-manager.js
var package_manager = __webpack_require__(76859);
;// CONCATENATED MODULE: ./lib/frameworks/resolve-command.js





const WRAPPERS = [
    [/^(?:npx|bunx|pnpx|uvx|pipx)$/, 0],
    [/^(?:pnpm|yarn|npm|bun)$/, 0],
    [/^(?:exec|dlx|x|run|tool)$/, 0],
    [
        /^(?:uv|poetry|pipenv|hatch|pdm|rye|conda|mamba|bundle|dotenv|cross-env|env|time|nice|xvfb-run|nyc|c8|coverage|direnv|mise|devbox)$/,
        0,
    ],
    [/^timeout$/, 1],
    [
        /^(?:--(?:extra|group|only-group|with|with-editable|with-requirements|python|env-file|project|directory|rcfile|source|omit|include|name)|-[pn])$/,
        1,
    ],
    [/^python(?:\d(?:\.\d+)?)?$/, 0],
    [/^(?:ruby|php|node)$/, 0],
    [/^--?[\w-]+(?:=.*)?$/, 0],
    [/^[A-Za-z_]\w*=/, 0],
];
const MAX_DEPTH = 4;
function resolveCommand(command, project, frameworks) {
    return resolve({ command, project, frameworks, depth: 0 });
}
function resolve(context) {
    const { command, project } = context;
    const words = [command.file, ...command.args];
    if (context.depth > MAX_DEPTH)
        return opaque('its scripts call each other');
    if ((0,package_manager/* runsAllPackages */.xv)(words))
        return { kind: 'packages' };
    if ((0,package_manager/* targetsOtherFolder */.z$)(words))
        return opaque('it runs the script of another folder');
    const script = (0,package_manager/* scriptOf */.Fl)(words, project);
    if (script !== undefined)
        return resolvePackageScript(script, context);
    const [file = '', ...targets] = words;
    if ((0,parse_command/* programName */.kX)(file) === 'make' || (0,parse_command/* programName */.kX)(file) === 'just')
        return resolveRecipe((0,parse_command/* programName */.kX)(file), targets, context);
    if ((0,parse_command/* programName */.kX)(file) === 'tox')
        return resolveTox(words, context);
    return resolveProgram(context);
}
function resolveProgram({ command, frameworks }) {
    const words = [command.file, ...command.args];
    for (const [index, word] of words.entries()) {
        const framework = frameworks.find(each => each.programs.test((0,parse_command/* programName */.kX)(word)) && runsTests(each.name, words, index));
        if (framework !== undefined) {
            const paths = command.paths === undefined ? {} : { paths: command.paths };
            return {
                kind: 'framework',
                framework,
                using: { ...splitInvocation(framework, words, index), env: command.env ?? {}, ...paths },
            };
        }
        if (!isWrapper(words, index))
            return opaque(`${JSON.stringify(word)} is not a known test framework`);
    }
    return opaque('it starts no test framework');
}
function runsTests(name, words, index) {
    const rest = words.slice(index + 1);
    switch (name) {
        case 'go':
            return (0,parse_command/* programName */.kX)(words[index] ?? '') === 'gotestsum' || rest[0] === 'test';
        case 'cargo':
            return ['test', 't', 'nextest'].includes(rest[0] ?? '');
        case 'node':
            return rest.includes('--test');
        case 'playwright':
        case 'bun':
        case 'deno':
            return rest[0] === 'test';
        case 'unittest':
            return words[index - 1] === '-m';
        default:
            return true;
    }
}
function isWrapper(words, index) {
    const word = (0,parse_command/* programName */.kX)(words[index] ?? '');
    if (WRAPPERS.some(([pattern]) => pattern.test(word)))
        return true;
    const before = (0,parse_command/* programName */.kX)(words[index - 1] ?? '');
    return WRAPPERS.some(([pattern, own]) => own > 0 && pattern.test(before));
}
function resolveScript(name, project, frameworks) {
    const text = (0,node_package/* packageScripts */.DF)(project)[name] ?? (0,node_package/* denoTasks */.nL)(project)[name];
    return text === undefined ? undefined : resolveText(name, text, { project, frameworks });
}
function resolveText(name, text, { project, frameworks }) {
    const command = { file: 'npm', args: ['run', name] };
    return resolveShellLine(`the script ${JSON.stringify(name)}`, text, {
        command,
        project,
        frameworks,
        depth: 0,
        rest: [],
        paths: (0,node_package/* nodeBinFolders */.BB)(project),
    });
}
function resolvePackageScript({ name, rest }, context) {
    const all = (0,node_package/* packageScripts */.DF)(context.project);
    const before = `pre${name}`;
    if (all[before] !== undefined)
        return opaque(`the script ${JSON.stringify(before)} must run first`);
    return resolveShellLine(`the script ${JSON.stringify(name)}`, all[name] ?? '', {
        ...context,
        rest,
        paths: (0,node_package/* nodeBinFolders */.BB)(context.project),
    });
}
function resolveShellLine(what, text, context) {
    if (/\$\w|\$\{/.test(text.replaceAll(/'[^']*'/g, '')))
        return opaque(`${what} needs a shell`);
    try {
        const command = (0,parse_command/* parseCommand */.RM)(what, text);
        const env = { ...context.command.env, ...command.env };
        const paths = context.paths ?? context.command.paths;
        const inner = {
            ...command,
            args: [...command.args, ...context.rest],
            env,
            ...(paths === undefined ? {} : { paths }),
        };
        return resolve({ ...context, command: inner, depth: context.depth + 1 });
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return opaque(`${what} needs a shell`);
    }
}
function resolveRecipe(program, [target, ...others], context) {
    const files = program === 'make' ? ['GNUmakefile', 'makefile', 'Makefile'] : ['justfile', 'Justfile', '.justfile'];
    const text = files.map(file => context.project.text(file)).find(found => found !== undefined);
    if (text === undefined || target === undefined || /^-|=/.test(target) || others.length > 0)
        return opaque(`the command behind ${program} is unknown`);
    const lines = text.split('\n');
    const at = lines.findIndex(line => line.startsWith(`${target}:`) ||
        (program === 'just' && new RegExp(`^${target.replace(/\W/g, '\\$&')}\\b[^=]*:`).test(line)));
    if (at < 0)
        return opaque(`there is no target ${target}`);
    const [, prerequisites = ''] = (lines[at] ?? '').split(':');
    const end = lines.findIndex((line, index) => index > at && !/^\s/.test(line));
    const recipe = lines.slice(at + 1, end < 0 ? undefined : end).filter(line => line.trim() !== '');
    if (prerequisites.replace(/#.*/, '').trim() !== '')
        return opaque(`the target ${target} depends on other targets`);
    if (recipe.length !== 1 || /\$[({]|\{\{/.test(recipe[0] ?? ''))
        return opaque(`the target ${target} is more than one plain command`);
    return resolveShellLine(`the target ${target}`, (recipe[0] ?? '').trim().replace(/^[@-]+/, ''), {
        ...context,
        rest: [],
    });
}
function resolveTox(words, { command, project, frameworks }) {
    const ini = project.text('tox.ini') ?? '';
    const commands = [...ini.matchAll(/^commands[ \t]*=\s*(?<command>\S.*)$/gm)].map(({ groups }) => groups?.command ?? '');
    const line = commands.find(each => each.includes('{posargs') && each.includes('}', each.indexOf('{posargs')));
    if (line === undefined)
        return opaque('tox.ini passes no arguments on ({posargs})');
    const framework = frameworks.find(each => line.split(/\s+/).some(word => each.programs.test((0,parse_command/* programName */.kX)(word))));
    if (framework === undefined)
        return opaque('the command behind tox is unknown');
    const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
    return {
        kind: 'framework',
        framework,
        using: { program: [...own, '--'], options: [], scope: [], env: command.env ?? {} },
    };
}
function opaque(why) {
    return { kind: 'opaque', why };
}


/***/ }),

/***/ 12056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ rspec)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32577);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85911);



const rspec = {
    name: 'rspec',
    programs: /^rspec$/,
    droppedOptions: /^(?:--(?:format|out|color|no-color|fail-fast|only-failures|next-failure|order|seed|example|example-matches)\b|-[foeEc]$)/,
    detect(project) {
        if (project.exists('.rspec'))
            return '.rspec';
        if (project.exists('spec/spec_helper.rb'))
            return 'spec/spec_helper.rb';
        return /\brspec\b/.test(project.text('Gemfile') ?? '') ? 'the Gemfile names rspec' : undefined;
    },
    commands(project, request) {
        const using = request.using ?? (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)(program(project));
        return selections(request).map(({ words, tests }, index) => {
            const path = `${request.dir}/report-${index}.json`;
            const chosen = tests === undefined ? [] : ['--require', `${request.dir}/${CHOOSER}`];
            const wanted = `wanted-${index}.json`;
            return {
                ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .commandOf */ .Nl)(using, [
                    '--no-color',
                    '--no-fail-fast',
                    ...chosen,
                    '--format',
                    'json',
                    '--out',
                    path,
                    '--format',
                    'documentation',
                    ...words,
                ], {
                    SPEC_OPTS: '',
                    FIX_TESTS_WANTED: `${request.dir}/${wanted}`,
                }),
                ...(tests === undefined
                    ? {}
                    : {
                        files: {
                            [CHOOSER]: CHOOSE,
                            [wanted]: JSON.stringify(tests.map(({ file, suite, name }) => [file, ...suite, name])),
                        },
                    }),
                report: { at: 'file', path, format: 'rspec-json' },
            };
        });
    },
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainInvocation */ .BQ)(program(project)) }) {
        if (tests.length === 0 || tests.some(({ file }) => file === ''))
            return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(using, using.scope);
        const isNamed = tests.every(({ name }) => name !== '' && !name.startsWith('example at '));
        const names = isNamed ? [...new Set(tests.map(({ name }) => name))].flatMap(name => ['-e', name]) : [];
        return (0,_invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(using, [...(0,_batches_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)(tests), ...names]);
    },
};
function selections({ selection, using }) {
    switch (selection.kind) {
        case 'all':
            return [{ words: [...order(selection.seed), ...(using?.scope ?? [])] }];
        case 'only':
            if (selection.tests.some(({ file }) => file === ''))
                return [{ words: order(selection.seed) }];
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_1__/* .batches */ .Xy)(selection.tests, ({ file }) => file).map(tests => ({
                words: [...order(selection.seed), ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)(tests)],
                tests,
            }));
        case 'affected':
            return [{ words: [] }];
    }
}
const CHOOSER = 'fix_tests_chooser.rb';
const CHOOSE = String.raw `
require 'json'

wanted = JSON.parse(File.read(ENV.delete('FIX_TESTS_WANTED'), encoding: 'UTF-8'))
whole, named = wanted.partition { |_file, *parts| parts.join.empty? }
plain = ->(*parts) { parts.join.gsub(/\s+/, '') }
files = ->(example) { example.values_at(:rerun_file_path, :file_path).compact.map { |path| path.sub(/\A\.\//, '') } }
words = ->(example) { plain.(example[:full_description]) }
silent = ->(example) { plain.(example[:description]).empty? || example[:description].start_with?('example at ') }
group = ->(example) { plain.(example[:example_group][:full_description]) }
all = nil

RSpec.configuration.inclusion_filter = {
  full_description: lambda do |_, example|
    next true if whole.any? { |file, *| files.(example).include?(file) }
    all ||= RSpec.world.example_groups.flat_map(&:descendants).flat_map(&:examples).map(&:metadata)
    named.any? do |file, *parts|
      title = plain.(*parts)
      next false unless files.(example).include?(file)
      next words.(example) == title unless silent.(example)
      at = parts.last[/\Aexample at .*:(\d+)\z/, 1]
      next at.to_i == example[:line_number] if at
      others = all.select { |each| files.(each).include?(file) }
      next false if others.any? { |each| words.(each) == title }
      nearest = others.select(&silent).map(&group).select { |each| title.start_with?(each) }.max_by(&:length)
      group.(example) == nearest
    end
  end
}
`;
function program(project) {
    if (project.exists('bin/rspec'))
        return ['bin/rspec'];
    return project.exists('Gemfile') ? ['bundle', 'exec', 'rspec'] : ['rspec'];
}
function order(seed) {
    return seed === undefined ? [] : ['--order', `rand:${seed}`];
}


/***/ }),

/***/ 97837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ runningTests),
/* harmony export */   h: () => (/* binding */ runningGoTests)
/* harmony export */ });
const STATUS = '(?:PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS|RERUN)';
const PYTEST_LINE = new RegExp(`^(?:\\[gw\\d+\\] \\[ *\\d+%\\] (?<first>${STATUS}) )?(?<node>\\S+\\.py::.+?)(?: (?<status>${STATUS})\\b.*)? ?$`);
function runningTests(output) {
    const running = new Set();
    for (const line of output.split('\n')) {
        const { first, node, status } = PYTEST_LINE.exec(line.trimEnd())?.groups ?? {};
        if (node === undefined)
            continue;
        if (first === undefined && status === undefined)
            running.add(node);
        else
            running.delete(node);
    }
    return [...running].map(pytestTest);
}
function pytestTest(node) {
    const at = node.indexOf('[');
    const [plain, parameters] = at < 0 ? [node, ''] : [node.slice(0, at), node.slice(at)];
    const [file = '', ...parts] = plain.split('::');
    return { framework: 'pytest', file, suite: parts.slice(0, -1), name: `${parts.at(-1) ?? ''}${parameters}` };
}
function runningGoTests(output) {
    const running = new Map();
    for (const line of output.split('\n')) {
        const event = goEvent(line);
        if (event === undefined)
            continue;
        const { action, pkg, test } = event;
        const key = `${pkg} ${test}`;
        if (action === 'run' || action === 'cont')
            running.set(key, { framework: 'go', file: '', suite: [pkg], name: test });
        else if (action !== 'output')
            running.delete(key);
    }
    const all = [...running.values()];
    const hasSubtest = ({ suite, name }) => all.some(other => other.suite[0] === suite[0] && other.name.startsWith(`${name}/`));
    return all.filter(test => !hasSubtest(test));
}
function goEvent(line) {
    if (!line.startsWith('{'))
        return undefined;
    try {
        const { Action: action, Package: pkg, Test: test } = JSON.parse(line);
        return typeof action === 'string' && typeof pkg === 'string' && typeof test === 'string'
            ? { action, pkg, test }
            : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 2984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ tap)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32577);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85911);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83268);



const tap = {
    name: 'tap',
    programs: /^tap$/,
    droppedOptions: /^(?:--(?:reporter|reporter-file|output-file|output-dir|watch|bail|no-bail|show-full-coverage)\b|-[RowbB]$)/,
    detect(project) {
        if ((0,_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredPackages */ .Mk)(project).has('tap'))
            return 'package.json depends on tap';
        return ['.taprc'].find(project.exists);
    },
    commands(project, request) {
        const using = request.using ?? (0,_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeProgram */ .zy)(project, 'tap');
        return selections(request).map(words => ({
            ...(0,_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .commandOf */ .Nl)(using, ['--reporter=tap', withoutCoverage(project), '--no-bail', ...words]),
            report: { at: 'output', format: 'tap' },
        }));
    },
    selector: test => test.file,
    manualCommand: tests => ['npx', 'tap', ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R8)(tests)],
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [using?.scope ?? []];
        case 'only':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .batches */ .Xy)(selection.tests, fileOf).map(tests => (0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R8)(tests).map(_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk));
        case 'affected':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .affectedTests */ .SH)(selection.tests, related).map(files => files.map(_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk));
    }
}
function withoutCoverage(project) {
    const [, major = '18'] = /"version"\s*:\s*"(\d+)\./.exec(project.text('node_modules/tap/package.json') ?? '') ?? [];
    return Number(major) < 18 ? '--no-coverage' : '--disable-coverage';
}
const fileOf = (test) => test.file;


/***/ }),

/***/ 29829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ tape)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32577);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95930);
/* harmony import */ var _injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10359);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85911);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83268);





const tape = {
    name: 'tape',
    programs: /^tape$/,
    detect: project => ((0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredPackages */ .Mk)(project).has('tape') ? 'package.json depends on tape' : undefined),
    commands(project, request) {
        const using = request.using ?? (0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeProgram */ .zy)(project, 'tape');
        return selections(request).map((words, index) => (0,_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .withReporters */ .PL)((0,_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(using, words), (0,_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeReporters */ .Z8)(request.dir, index)));
    },
    selector: test => test.file,
    manualCommand: tests => ['npx', 'tape', ...(0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests)],
    failedBuild: output => (0,_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFailure */ .L)('tape', output),
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [using?.scope ?? ['test/**/*.js']];
        case 'only':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .batches */ .Xy)(selection.tests, fileOf).map(tests => (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests).map(_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk));
        case 'affected':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .affectedTests */ .SH)(selection.tests, related).map(files => files.map(_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk));
    }
}
const fileOf = (test) => test.file;


/***/ }),

/***/ 10736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ escapeTitle),
/* harmony export */   PH: () => (/* binding */ titlePattern),
/* harmony export */   Wo: () => (/* binding */ titlesPattern)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48036);

function titlePattern(test) {
    const path = [...test.suite, ...(test.name === '' ? [] : [test.name])].map(escapeTitle).join(' ');
    return test.name === '' ? `${path} [^]*` : path;
}
function titlesPattern(tests, pattern = titlePattern) {
    const isFile = (test) => test.name === '' && test.suite.length === 0;
    return tests.some(isFile) ? undefined : `(?:${tests.map(pattern).join('|')})$`;
}
function escapeTitle(title) {
    const number = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .MP)(title).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu, number);
}


/***/ }),

/***/ 12720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ unittest)
});

// EXTERNAL MODULE: ./lib/frameworks/batches.js
var batches = __webpack_require__(32577);
// EXTERNAL MODULE: ./lib/frameworks/invocation.js
var invocation = __webpack_require__(85911);
// EXTERNAL MODULE: ./lib/frameworks/pytest.js + 1 modules
var pytest = __webpack_require__(52937);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/unittest-program.js
const UNITTEST_PROGRAM = String.raw `"""Run unittest tests and write a JUnit XML report (standard library only, Python 3.8+).
  unittest_report.py REPORT.xml [-s START] [-p PATTERN] [-t TOP]         as python -m unittest discover
  unittest_report.py REPORT.xml [-t TOP] pkg.mod.Class.test  dir/test_f.py::Class::test  dir/test_f.py ...
One <testcase> per test; each failing subTest adds a <failure>/<error> to it. Exit: 0 pass, 1 fail, 5 no tests,
A journal beside the report notes at once which test is running; left_out.json there names tests to leave out.
128+N after signal N (TERM, INT): the report then holds what has run, and the interrupted test as an error."""
import argparse, inspect, json, os, pathlib, re, signal, sys, time, traceback, unittest
import xml.etree.ElementTree as ET

def clean(value):  # XML allows no other characters
    return re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", lambda m: ascii(m[0])[1:-1], str(value))

def also(name, record):
    def method(self, *args):
        getattr(unittest.TextTestResult, name)(self, *args), record(self, *args)
    return method

class Report(unittest.TextTestResult):
    root, cwd, current, path, base, requested = ET.Element("testsuite", name="unittest"), os.getcwd(), None, None, None, {}

    def case(self, test):
        """A new <testcase> for a test, a class or module fixture, or a module that failed to load."""
        cls, name, path, line = type(test), getattr(test, "_testMethodName", "runTest"), None, None
        fixture = re.fullmatch(r"(\w+) \((.*)\)", test.id())
        if fixture and not isinstance(test, unittest.TestCase):  # setUpClass, setUpModule, ...
            name, classname = "", fixture[2]  # no test's own name: it is the class or the module that failed
            module = max((m for m in sys.modules if (classname + ".").startswith(m + ".")), key=len, default=None)
            path = getattr(sys.modules.get(module), "__file__", None)
        elif cls.__module__ == "unittest.loader":  # _FailedTest, ModuleSkipped: the longest part that is a file
            (classname, base), name = self.requested.get(id(test), (name, self.base)), ""
            for parts in [classname.split(".")[:n + 1] for n in range(classname.count(".") + 1)]:
                for file in (os.path.join(base, *parts) + end for end in ("/__init__.py", ".py")):
                    classname, path = (".".join(parts), file) if os.path.isfile(file) else (classname, path)
        elif name == "runTest":  # also doctests and FunctionTestCase
            classname, _, name = test.id().rpartition(".")
        else:
            classname, path = cls.__module__ + "." + cls.__qualname__, getattr(sys.modules.get(cls.__module__), "__file__", None)
            code = getattr(inspect.unwrap(getattr(cls, name)), "__code__", None)
            line = code.co_firstlineno if code and code.co_filename == path else None
        keys = dict(classname=classname, name=name, file=path and os.path.relpath(path, self.cwd).replace(os.sep, "/"), line=line, time="0")
        return ET.SubElement(self.root, "testcase", {key: clean(keys[key]) for key in keys if keys[key] is not None})

    def note(self, test, tag, kind, message, text=""):
        parent = self.case(test) if Report.current is None else Report.current
        ET.SubElement(parent, tag, type=clean(kind), message=clean(message)).text = clean(text)

    def problem(self, test, tag, err, prefix=""):
        loading = str(err[1]).startswith("Failed to import") and str(err[1]).strip().splitlines()
        kind = ("" if err[0].__module__ == "builtins" else err[0].__module__ + ".") + err[0].__qualname__
        self.note(test, tag, kind, prefix + (loading[-1] if loading else str(err[1])), self._exc_info_to_string(err, test))

    def startTest(self, test):
        Report.current, self.began = self.case(test), time.perf_counter()
        journal("start", Report.current)
        super().startTest(test)

    def stopTest(self, test):
        super().stopTest(test)
        if Report.current is not None:  # a skipped test in 3.12.1 is stopped without being started
            self.current.set("time", "%.6f" % (time.perf_counter() - self.began))
            journal("end", Report.current)
        Report.current = None

    addError = also("addError", lambda self, test, err: self.problem(test, "error", err))
    addFailure = also("addFailure", lambda self, test, err: self.problem(test, "failure", err))
    addSubTest = also("addSubTest", lambda self, test, sub, err: err and self.problem(
        test, "failure" if issubclass(err[0], test.failureException) else "error", err, "subTest %s: " % sub._subDescription()))
    addSkip = also("addSkip", lambda self, test, reason: hasattr(test, "_subDescription") or self.note(
        test, "skipped", "unittest.SkipTest", reason))  # the skip of one subTest does not count
    addExpectedFailure = also("addExpectedFailure", lambda self, test, err: self.problem(test, "skipped", err, "expected failure: "))
    addUnexpectedSuccess = also("addUnexpectedSuccess", lambda self, test: self.note(
        test, "failure", "unittest.UnexpectedSuccess", "unexpected success"))

def names(case):
    """File and titles of a <testcase>: the class without its module, and the name."""
    file, classname = case.get("file") or "", case.get("classname")
    module = re.sub(r"(/__init__)?\.py$", "", file).replace("/", ".")
    ends = [module[at:] for at in range(len(module)) if at == 0 or module[at - 1] == "."]
    end = next((end for end in ends if end and classname.startswith(end + ".")), "")
    return [file] + (classname[len(end) + 1:] if end else classname).split(".") + [case.get("name")]

def journal(event, case):
    with open(os.path.join(os.path.dirname(Report.path), "journal"), "a") as file:
        file.write(json.dumps([event] + names(case)) + "\n")

def leave_out(tests):
    """The tests but those that left_out.json names as file.py::Class::method."""
    path = os.path.join(os.path.dirname(Report.path), "left_out.json")
    left_out = json.load(open(path)) if os.path.isfile(path) else []
    if not left_out:
        return tests
    root, Report.root = Report.root, ET.Element("none")  # these cases are no results
    def kept(suite):
        for test in suite:
            if isinstance(test, unittest.TestSuite):
                yield from kept(test)
            elif "::".join(names(object.__new__(Report).case(test))) not in left_out:
                yield test
    found = unittest.TestSuite(list(kept(tests)))
    Report.root = root
    return found

def save():
    has = lambda tag: str(sum(case.find(tag) is not None for case in Report.root))
    Report.root.attrib.update(tests=str(len(Report.root)), failures=has("failure"), errors=has("error"), skipped=has("skipped"))
    ET.ElementTree(Report.root).write(Report.path + ".part", encoding="utf-8", xml_declaration=True)
    os.replace(Report.path + ".part", Report.path)

def stop(number, frame):
    signal.signal(number, signal.SIG_DFL)  # a second one kills
    globals()["journal"] = lambda event, case: None  # the running test does not end by itself
    if Report.current is not None:
        error = ET.SubElement(Report.current, "error", type="Interrupted", message="signal %d" % number)
        error.text = clean("".join(traceback.format_stack(frame)))
    save()
    raise KeyboardInterrupt(number)

def load(name, top):
    """The test(s) of 'pkg.mod[.Class[.method]]' or of 'file.py[::Class[::method]]'."""
    (path, *rest), base = name.split("::"), top or os.getcwd()
    if path.endswith(".py"):
        folders = pathlib.Path(os.path.abspath(path)).parents
        base = top or str(next(folder for folder in folders if not (folder / "__init__.py").is_file()))
        sys.path[:0] = [] if base in sys.path else [base]
        name = ".".join([os.path.relpath(path, base)[:-3].replace(os.sep, ".")] + rest)
    try:
        suite = unittest.defaultTestLoader.loadTestsFromName(name)
        tests = list(suite) if isinstance(suite, unittest.TestSuite) else [suite]
        # A name that is missing in its module is a deleted test: nothing runs, and nothing fails.
        tests = [test for test in tests if not isinstance(getattr(test, "_exception", None), AttributeError)]
    except (Exception, unittest.SkipTest) as exc:  # by name, the loader itself turns only ImportErrors into tests
        tests = [unittest.loader._FailedTest(name.split(".")[-1], exc)]
    Report.requested.update((id(test), (name, base)) for test in tests)
    return unittest.TestSuite(tests)

def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("report"), parser.add_argument("names", nargs="*"), parser.add_argument("-t", "--top")
    parser.add_argument("-s", "--start", default="."), parser.add_argument("-p", "--pattern", default="test*.py")
    options = parser.parse_intermixed_args()
    top = options.top and os.path.abspath(options.top)
    sys.path[:1] = [top, os.getcwd()] if top else [os.getcwd()]  # not the folder of this file
    Report.path, Report.base = os.path.abspath(options.report), top or os.path.abspath(options.start)
    signal.signal(signal.SIGTERM, stop), signal.signal(signal.SIGINT, stop)
    try:
        suite = unittest.TestSuite([load(name, top) for name in options.names]) if options.names \
            else unittest.defaultTestLoader.discover(options.start, options.pattern, options.top)
        result = unittest.TextTestRunner(verbosity=2, resultclass=Report, warnings=None if sys.warnoptions else "default").run(leave_out(suite))
    except KeyboardInterrupt as exc:
        sys.exit(128 + (exc.args or (signal.SIGINT,))[0])
    finally:
        save()
    sys.exit(1 if not result.wasSuccessful() else 0 if result.testsRun or result.skipped else 5)

if __name__ == "__main__":
    main()
`;

;// CONCATENATED MODULE: ./lib/frameworks/unittest.js





const PROGRAM = 'unittest_report.py';
const unittest = {
    name: 'unittest',
    programs: /^unittest$/,
    droppedOptions: /^(?:-[vqfbc]+|--(?:verbose|quiet|failfast|buffer|catch|locals))$/,
    detect: project => ((0,pytest/* usesUnittest */.be)(project) ? 'its tests use unittest' : undefined),
    commands(project, request) {
        const { program, env, discovery } = callOf(project, request.using);
        return selections(request).map((words, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            const where = words.length === 0 ? discovery : discovery.filter((word, at) => word === '-t' || discovery[at - 1] === '-t');
            return {
                ...(0,invocation/* commandOf */.Nl)({ program, options: [], scope: [], env }, [`${request.dir}/${PROGRAM}`, path, ...where, ...words], {
                    PYTHONDONTWRITEBYTECODE: '1',
                }),
                files: { [PROGRAM]: UNITTEST_PROGRAM, 'left_out.json': JSON.stringify((request.without ?? []).map(pytest/* nodeId */.s5)) },
                journal: `${request.dir}/journal`,
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    leavesOut: 'test',
    selector: pytest/* nodeId */.s5,
    manualCommand(tests, { project, using }) {
        const { program, discovery } = callOf(project, using);
        return [
            ...program,
            '-m',
            'unittest',
            ...(tests.length === 0 ? ['discover', ...discovery] : new Set(tests.map(dotted))),
        ];
    },
};
function callOf(project, using) {
    const folder = ['tests', 'test'].find(name => project.exists(`${name}/__init__.py`));
    const usual = folder === undefined ? (['tests', 'test'].find(name => project.exists(name)) ?? '') : '';
    const shape = usual === '' || project.has(/^test[^/]*\.py$/) ? [] : ['-s', usual];
    if (using === undefined)
        return { program: [(0,pytest/* python */.Hg)(project)], env: {}, discovery: shape };
    const at = using.program.indexOf('-m');
    const words = [...using.options, ...using.scope].filter(word => word !== 'discover');
    const discovery = words.flatMap((word, index) => {
        const before = words[index - 1] ?? '';
        return /^-[spt]$|^--(?:start-directory|pattern|top-level-directory)/.test(word) || /^-[spt]$/.test(before)
            ? [
                word
                    .replace(/^--start-directory/, '-s')
                    .replace(/^--pattern/, '-p')
                    .replace(/^--top-level-directory/, '-t'),
            ]
            : [];
    });
    return {
        program: at < 0 ? [(0,pytest/* python */.Hg)(project)] : using.program.slice(0, at),
        env: using.env,
        discovery: discovery.length > 0 ? discovery : shape,
    };
}
function selections({ selection, related }) {
    switch (selection.kind) {
        case 'all':
            return [[]];
        case 'only':
            return (0,batches/* batches */.Xy)((0,pytest/* ordered */.Sj)(selection.tests, selection.seed), pytest/* nodeId */.s5).map(tests => tests.map(pytest/* nodeId */.s5));
        case 'affected':
            return (0,batches/* affectedTests */.SH)(selection.tests, related);
    }
}
function dotted(test) {
    return [test.file.replace(/\.py$/, '').replaceAll('/', '.'), ...test.suite, test.name]
        .filter(part => part !== '')
        .join('.');
}


/***/ }),

/***/ 14563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ uvu)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48036);
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32577);
/* harmony import */ var _build_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95930);
/* harmony import */ var _injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10359);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85911);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83268);






const uvu = {
    name: 'uvu',
    programs: /^uvu$/,
    droppedOptions: /^(?:--bail|-b)$/,
    detect: project => ((0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredPackages */ .Mk)(project).has('uvu') ? 'package.json depends on uvu' : undefined),
    commands(project, request) {
        const using = request.using ?? (0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeProgram */ .zy)(project, 'uvu');
        return selections(request).map((words, index) => (0,_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .withReporters */ .PL)((0,_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(using, words), (0,_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeReporters */ .Z8)(request.dir, index)));
    },
    selector: test => test.file,
    manualCommand: tests => ['npx', 'uvu', ...selected((0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests))],
    failedBuild: output => (0,_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFailure */ .L)('uvu', output),
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [using?.scope ?? []];
        case 'only':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .batches */ .Xy)(selection.tests, fileOf).map(tests => selected((0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests)));
        case 'affected':
            return (0,_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .affectedTests */ .SH)(selection.tests, related).map(selected);
    }
}
function selected(files) {
    return files.length === 0 ? [] : ['.', `^(?:${files.map(_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .escapePattern */ .MP).join('|')})$`];
}
const fileOf = (test) => (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .escapePattern */ .MP)(test.file);


/***/ }),

/***/ 1135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ vitest)
});

// EXTERNAL MODULE: ./lib/frameworks/batches.js
var batches = __webpack_require__(32577);
// EXTERNAL MODULE: ./lib/frameworks/node-package.js
var node_package = __webpack_require__(83268);
// EXTERNAL MODULE: ./lib/frameworks/invocation.js
var invocation = __webpack_require__(85911);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/vitest-journal.js
const VITEST_JOURNAL = String.raw `import { appendFileSync } from 'node:fs'

const journal = new URL('./journal', import.meta.url)
const note = (event, file, path = []) => appendFileSync(journal, JSON.stringify([event, file, ...path]) + '\n')
const named = titles => titles.join(' > ').replace(/\n/g, ' ').split(' > ')

export default class Journal {
  tasks = new Map()

  onTestModuleQueued({ moduleId }) {
    note('start', moduleId)
  }
  onTestModuleCollected({ moduleId, children }) {
    for (const test of children.allTests()) note('known', moduleId, pathOf(test))
  }
  onTestModuleEnd({ moduleId }) {
    note('end', moduleId)
  }
  onTestCaseResult(test) {
    note('end', test.module.moduleId, pathOf(test))
  }

  onCollected(files = []) {
    const add = (task, file, titles) => {
      this.tasks.set(task.id, [file, named(titles)])
      if (task.type !== 'suite') note('known', file, named(titles))
      for (const each of task.tasks ?? []) add(each, file, [...titles, each.name])
    }
    for (const file of files) {
      if (!file.filepath) continue
      note('start', file.filepath)
      this.tasks.set(file.id, [file.filepath, []])
      for (const each of file.tasks ?? []) add(each, file.filepath, [each.name])
    }
  }
  onTaskUpdate(packs = []) {
    for (const [id, result] of packs) {
      const ended = result?.state === 'pass' || result?.state === 'fail' || result?.state === 'skip'
      const task = this.tasks.get(id)
      if (ended && task) note('end', ...task)
    }
  }
}

function pathOf(test) {
  const titles = []
  for (let at = test; at && at.type !== 'module'; at = at.parent) titles.unshift(at.name)
  return named(titles)
}
`;

// EXTERNAL MODULE: ./lib/frameworks/title-pattern.js
var title_pattern = __webpack_require__(10736);
;// CONCATENATED MODULE: ./lib/frameworks/vitest.js






const JOURNAL = 'vitest-journal.mjs';
const vitest = {
    name: 'vitest',
    programs: /^vitest$/,
    droppedOptions: /^--(?:reporter|outputFile|coverage|watch|run|ui|open|browser\.headless)\b/,
    findsRelated: true,
    leavesOut: 'test',
    detect(project) {
        if ((0,node_package/* declaredPackages */.Mk)(project).has('vitest'))
            return 'package.json depends on vitest';
        return ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(ending => `vitest.config.${ending}`).find(project.exists);
    },
    commands(project, request) {
        const using = request.using ?? (0,node_package/* nodeProgram */.zy)(project, 'vitest');
        const program = { ...using, program: using.program.filter(word => word !== 'run' && word !== 'watch') };
        return selections(request).map((words, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            const reporting = [
                '--reporter=verbose',
                '--reporter=junit',
                `--reporter=${request.dir}/${JOURNAL}`,
                `--outputFile.junit=${path}`,
                '--coverage.enabled=false',
            ];
            const [subcommand = 'run', ...rest] = words;
            return {
                ...(0,invocation/* commandOf */.Nl)({ ...program, program: [...program.program, subcommand] }, [...rest, ...reporting]),
                files: { [JOURNAL]: VITEST_JOURNAL },
                journal: `${request.dir}/journal`,
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,node_package/* nodeProgram */.zy)(project, 'vitest') }) {
        const [[subcommand = 'run', ...words] = []] = selections((0,invocation/* manualRequest */.sl)(tests, using));
        const program = using.program.filter(word => word !== 'run' && word !== 'watch');
        return (0,invocation/* wordsOf */.Z9)({ ...using, program: [...program, subcommand] }, words);
    },
};
function selections(request) {
    const { selection, without = [] } = request;
    const excluded = (0,batches/* filesOf */.R8)(without).map(file => `--exclude=${escapeGlob(file)}`);
    const own = selected(request).map(words => excluded.length === 0 ? words : [...words, ...excluded, '--passWithNoTests']);
    const others = selection.kind === 'only' ? [] : (0,batches/* byFile */.y9)(without);
    return [
        ...(selection.kind === 'only' ? selected(request) : own),
        ...others.map(([file, tests]) => ['run', file, '-t', `^(?! ?${(0,title_pattern/* titlesPattern */.Wo)(tests, pattern) ?? ''})`]),
    ];
}
function escapeGlob(path) {
    return path.replace(/[\\*?[\]{}()!+@]/g, '\\$&');
}
function selected({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [['run', ...(using?.scope ?? []), ...order(selection.seed)]];
        case 'only':
            return (0,batches/* batches */.Xy)(selection.tests, pattern).map(tests => [
                'run',
                ...(0,batches/* filesOf */.R8)(tests),
                ...names(tests),
                ...order(selection.seed),
            ]);
        case 'affected':
            if (using !== undefined && using.scope.length > 0)
                return (0,batches/* affectedTests */.SH)(selection.tests, related).map(files => [
                    'run',
                    ...(files.length > 0 ? files : using.scope),
                    '--passWithNoTests',
                ]);
            return [['related', '--run', '--passWithNoTests', ...(0,batches/* filesOf */.R8)(selection.tests), ...selection.files]];
    }
}
function names(tests) {
    const titles = (0,title_pattern/* titlesPattern */.Wo)(tests, pattern);
    return titles === undefined ? [] : ['-t', `^ ?${titles}`];
}
function pattern(test) {
    const separator = '(?: > | )';
    const parts = [...test.suite, ...(test.name === '' ? [] : [test.name])];
    const path = parts.map(part => (0,title_pattern/* escapeTitle */.A5)(part).replaceAll(' ', '\\s')).join(separator);
    return test.name === '' ? `${path}${separator}[^]*` : path;
}
function order(seed) {
    return seed === undefined ? [] : ['--sequence.shuffle.tests', `--sequence.seed=${seed}`];
}


/***/ }),

/***/ 54613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ TestOutput),
/* harmony export */   R: () => (/* binding */ CappedText)
/* harmony export */ });
class CappedText {
    #head = '';
    #tail = '';
    #omitted = 0;
    #kept;
    constructor(kept) {
        this.#kept = kept;
    }
    add(text) {
        const room = Math.max(0, this.#kept.head - this.#head.length);
        this.#head += text.slice(0, room);
        this.#tail += text.slice(room);
        if (this.#tail.length > 2 * this.#kept.tail)
            this.#cut();
    }
    text() {
        this.#cut();
        const gap = this.#omitted === 0 ? '' : `\n… ${this.#omitted} characters left out …\n`;
        return this.#head + gap + this.#tail;
    }
    #cut() {
        const over = this.#tail.length - this.#kept.tail;
        if (over <= 0)
            return;
        this.#omitted += over;
        this.#tail = this.#tail.slice(over);
    }
}
const TEST_OUTPUT = { head: 8_000, tail: 16_000 };
class TestOutput extends CappedText {
    constructor() {
        super(TEST_OUTPUT);
    }
}


/***/ }),

/***/ 43586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   "if": () => (/* binding */ decodedText),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   sG: () => (/* binding */ fileBytes),
/* harmony export */   se: () => (/* binding */ peek)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);


const DECLARATION_LENGTH = 200;
function fileBytes(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 512 * 1024 });
}
async function* decodedText(source) {
    let decoder;
    for await (const piece of withDeclaration(source)) {
        if (typeof piece === 'string') {
            yield piece;
            continue;
        }
        decoder ??= decoderFor(encodingOf(piece));
        const text = decoder.write(piece);
        if (text !== '')
            yield text;
    }
    const rest = decoder?.end() ?? '';
    if (rest !== '')
        yield rest;
}
async function* withDeclaration(source) {
    let held = new Uint8Array();
    for await (const piece of source) {
        if (held === undefined) {
            yield piece;
            continue;
        }
        if (typeof piece === 'string') {
            if (held.length > 0)
                yield held;
            yield piece;
        }
        else {
            held = held.length === 0 ? piece : Buffer.concat([held, piece]);
            if (held.length < DECLARATION_LENGTH)
                continue;
            yield held;
        }
        held = undefined;
    }
    if (held !== undefined && held.length > 0)
        yield held;
}
function decoderFor(encoding) {
    if (/^utf-?8$/i.test(encoding)) {
        const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder('utf8');
        let first = true;
        return {
            write(bytes) {
                const text = decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
                const begins = first && text.startsWith('\ufeff');
                first &&= text === '';
                return begins ? text.slice(1) : text;
            },
            end: () => decoder.end(),
        };
    }
    const decoder = new TextDecoder(encoding);
    return { write: bytes => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}
async function* linesOf(pieces, longest = 1_000_000) {
    let rest = '';
    for await (const piece of pieces) {
        const lines = (rest + piece).split('\n');
        rest = (lines.pop() ?? '').slice(0, longest);
        for (const line of lines)
            yield line.endsWith('\r') ? line.slice(0, -1) : line;
    }
    if (rest !== '')
        yield rest;
}
async function readWhole(pieces, most) {
    const parts = [];
    let length = 0;
    for await (const piece of pieces) {
        length += piece.length;
        if (length > most)
            return undefined;
        parts.push(piece);
    }
    return parts.join('');
}
async function peek(pieces, length) {
    let head = '';
    let ended = false;
    while (head.length < length && !ended) {
        const next = await pieces.next();
        ended = next.done === true;
        if (next.done !== true)
            head += next.value;
    }
    async function* all() {
        if (head !== '')
            yield head;
        if (!ended)
            yield* pieces;
    }
    return { head, all: all() };
}
function encodingOf(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return 'utf-16le';
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return 'utf-16be';
    const start = Buffer.from(bytes.subarray(0, DECLARATION_LENGTH)).toString('latin1');
    const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
    try {
        return new TextDecoder(declared).encoding.startsWith('utf-16') ? 'utf-8' : declared;
    }
    catch {
        return 'utf-8';
    }
}


/***/ }),

/***/ 43430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ errorType),
/* harmony export */   Pu: () => (/* binding */ failureLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   se: () => (/* binding */ NO_MESSAGE)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

const MESSAGES = [
    /^E[ \t]+(?<message>(?:\w+\.)*\w*(?:Error|Exception|Exit|Warning)\b.*)$/m,
    /^E[ \t]{2,}(?<message>\S.*)$/m,
    /^(?<message>panic: .+?)(?: \[recovered.*)?$/m,
    /^[ \t]+[\w./-]+_test\.go:\d+: (?<message>\S.*)$/m,
    /panicked at [^\n]{0,1000}:\d+:\d+:\n(?<message>\S.*)$/m,
    /^[ \t]*(?<message>(?:[\w.$\\]+(?:Error|Exception|Failure|Failed)|AssertionError)\b(?: \[\w+\])?:? ?.*)$/m,
    /^(?<message>.*\b(?:error|fatal|failed|failure|assertion|expected)\b.*)$/im,
];
const NO_MESSAGE = 'The test failed.';
const MAX_LINE = 2_000;
function failureLine(text) {
    const plain = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text.slice(0, 20_000))
        .split('\n')
        .map(line => line.slice(0, MAX_LINE))
        .join('\n');
    const message = MESSAGES.map(pattern => pattern.exec(plain)?.groups?.message?.trim()).find(found => found !== undefined && found !== '');
    return message ?? firstLine(plain);
}
function firstLine(text) {
    return (text
        .split('\n')
        .find(line => line.trim() !== '')
        ?.trim() ?? '');
}
function errorType(message) {
    return /^\s*(?:Uncaught )?((?:[\w$]+[.\\])*[A-Z]\w*(?:Error|Exception|Failure))\b/.exec(message)?.[1] ?? '';
}


/***/ }),

/***/ 12411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   wz: () => (/* binding */ parseJsonLine)
/* harmony export */ });
/* unused harmony export documentOf */
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43586);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55562);


const MAX_LENGTH = 200_000_000;
async function documentOf(pieces) {
    const text = await (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)(pieces, MAX_LENGTH);
    if (text === undefined)
        throw new _report_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableReport */ .s('it is a JSON document of more than 200 MB; JUnit XML can be of any size.');
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new _report_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableReport */ .s('it is not JSON, or breaks off.', { cause: error });
    }
}
async function parseJson(pieces, schema, form) {
    const report = schema.safeParse(await documentOf(pieces));
    if (!report.success)
        throw new _report_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableReport */ .s(`it is JSON, but not ${form}.`);
    return report.data;
}
function parseJsonLine(line, schema) {
    if (!line.startsWith('{'))
        return undefined;
    try {
        const parsed = schema.safeParse(JSON.parse(line));
        return parsed.success ? parsed.data : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 21726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readPytestJson),
/* harmony export */   r: () => (/* binding */ pytestId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43430);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43586);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55562);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12411);





const LongRepr = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        reprcrash: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), lineno: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
        reprtraceback: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
            reprentries: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
                data: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
                    lines: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).default([]),
                    reprfileloc: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), lineno: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
                }),
            })),
        })
            .nullish(),
        longrepr: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    }),
]);
const LogLine = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    $report_type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    nodeid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().default(''),
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().default(''),
    when: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().default(''),
    location: zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()]).nullish(),
    longrepr: LongRepr.nullish(),
    wasxfail: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    duration: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().default(0),
    exitstatus: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish(),
});
const Stage = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    duration: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().default(0),
    longrepr: LongRepr.nullish(),
    crash: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), lineno: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
});
const JsonReport = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    exitcode: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    collectors: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nodeid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), longrepr: LongRepr.nullish() })).default([]),
    tests: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        nodeid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        lineno: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish(),
        outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        setup: Stage.optional(),
        call: Stage.optional(),
        teardown: Stage.optional(),
    }))
        .default([]),
});
const FINISHED = new Set([0, 1, 5]);
async function* readPytestJson(pieces) {
    const { head, all } = await (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .peek */ .se)(pieces, 4_000);
    if (head.includes('"$report_type"'))
        return yield* readLog(all);
    const report = await (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(all, JsonReport, 'a report of pytest-json-report');
    yield report.collectors
        .filter(({ outcome }) => outcome === 'failed')
        .map(({ nodeid, longrepr }) => failed({ ...pytestId(nodeid), name: '' }, [problemOf(longrepr, 'error')], 0));
    yield report.tests.map((test) => {
        const stages = [test.setup, test.call, test.teardown].filter(stage => stage !== undefined);
        const durationMs = Math.round(stages.reduce((sum, { duration }) => sum + duration, 0) * 1000);
        const line = test.lineno === null || test.lineno === undefined ? undefined : test.lineno + 1;
        const id = pytestId(test.nodeid);
        if (test.outcome === 'failed' || test.outcome === 'error') {
            const problems = stages
                .filter(({ outcome }) => outcome === 'failed')
                .map(stage => problemOf(stage.longrepr, stage === test.call ? 'failure' : 'error', stage.crash?.message));
            return { ...failed(id, problems, durationMs), line };
        }
        return {
            id,
            status: test.outcome === 'passed' || test.outcome === 'xpassed' ? 'passed' : 'skipped',
            durationMs,
            problems: [],
            line,
        };
    });
    const complete = FINISHED.has(report.exitcode) || report.exitcode === 2;
    return { framework: 'pytest', complete, notes: complete ? [] : [`pytest ended with exit status ${report.exitcode}.`] };
}
async function* readLog(pieces) {
    let ended;
    let seen = 0;
    let open;
    for await (const text of (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(pieces)) {
        const line = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonLine */ .wz)(text, LogLine);
        if (line === undefined)
            continue;
        seen += 1;
        if (line.$report_type === 'SessionFinish')
            ended = line.exitstatus ?? 0;
        if (line.$report_type === 'CollectReport' && line.outcome === 'failed') {
            yield [failed({ ...pytestId(line.nodeid), name: '' }, [problemOf(line.longrepr, 'error')], 0)];
        }
        if (line.$report_type !== 'TestReport' && line.$report_type !== 'SubTestReport')
            continue;
        if (open?.nodeid !== line.nodeid)
            open = { nodeid: line.nodeid, stages: [], rerun: false };
        if (line.when === 'setup' && open.stages.length > 0)
            open = { nodeid: line.nodeid, stages: [], rerun: true };
        open.stages.push(line);
        if (line.when !== 'teardown')
            continue;
        const again = open.stages.some(({ outcome }) => outcome === 'rerun');
        if (again)
            open = { nodeid: line.nodeid, stages: [], rerun: true };
        else {
            yield [caseOf(open)];
            open = undefined;
        }
    }
    if (seen === 0)
        throw new _report_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableReport */ .s('it holds no line of a report log.');
    const complete = ended !== undefined && ended !== 3 && ended !== 4;
    const notes = ended === undefined
        ? ['The report log breaks off: the run was killed.']
        : complete
            ? []
            : [`pytest ended with exit status ${ended}.`];
    return { framework: 'pytest', complete, notes };
}
function caseOf({ nodeid, stages, rerun }) {
    const id = pytestId(nodeid);
    const durationMs = Math.round(stages.reduce((sum, { duration }) => sum + duration, 0) * 1000);
    const at = stages[0]?.location?.[1];
    const line = at === null || at === undefined ? undefined : at + 1;
    const bad = stages.filter(({ outcome }) => outcome === 'failed');
    if (bad.length > 0) {
        const problems = bad.map(stage => problemOf(stage.longrepr, stage.when === 'call' ? 'failure' : 'error'));
        return { ...failed(id, problems, durationMs), line };
    }
    const skipped = stages.some(({ outcome }) => outcome === 'skipped');
    return {
        id,
        status: skipped ? 'skipped' : 'passed',
        durationMs,
        problems: [],
        line,
        ...(rerun && !skipped ? { flaky: true } : {}),
    };
}
function failed(id, problems, durationMs) {
    return { id, status: 'failed', durationMs, problems };
}
function pytestId(nodeid) {
    const bracket = nodeid.indexOf('[');
    const path = bracket < 0 ? nodeid : nodeid.slice(0, bracket);
    const parts = path.split('::');
    const name = parts.length > 1 ? (parts.pop() ?? '') : '';
    return {
        framework: 'pytest',
        file: parts[0] ?? '',
        suite: parts.slice(1),
        name: name + (bracket < 0 ? '' : nodeid.slice(bracket)),
    };
}
function problemOf(longrepr, kind, crash) {
    const stack = stackOf(longrepr);
    const crashMessage = typeof longrepr === 'object' && longrepr !== null && 'reprcrash' in longrepr
        ? longrepr.reprcrash?.message
        : undefined;
    const message = crash ?? crashMessage ?? (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .failureLine */ .Pu)(stack);
    return { kind, type: (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .errorType */ .D1)((0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLine */ .TM)(message)), message, stack };
}
function stackOf(longrepr) {
    if (longrepr === null || longrepr === undefined)
        return '';
    if (typeof longrepr === 'string')
        return longrepr;
    if (Array.isArray(longrepr))
        return longrepr.map(String).join(':');
    if (typeof longrepr.longrepr === 'string')
        return longrepr.longrepr;
    const entries = longrepr.reprtraceback?.reprentries ?? [];
    const text = entries.map(({ data }) => {
        const at = data.reprfileloc;
        return [...data.lines, ...(at ? ['', `${at.path}:${at.lineno}: ${at.message}`] : [])].join('\n');
    });
    return text.join('\n\n') || (longrepr.reprcrash?.message ?? '');
}


/***/ }),

/***/ 68954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ resultIn),
/* harmony export */   T: () => (/* binding */ endedTest)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _pytest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21726);


const STATUS = {
    pass: 'passed',
    passed: 'passed',
    ok: 'passed',
    xpass: 'passed',
    '✓': 'passed',
    '✔': 'passed',
    '√': 'passed',
    fail: 'failed',
    failed: 'failed',
    failure: 'failed',
    error: 'failed',
    '✕': 'failed',
    '✗': 'failed',
    '✘': 'failed',
    '×': 'failed',
    '✖': 'failed',
    skip: 'skipped',
    skipped: 'skipped',
    xfail: 'skipped',
    ignored: 'skipped',
    '○': 'skipped',
    '↓': 'skipped',
    'expected failure': 'skipped',
    'unexpected success': 'failed',
};
const MINITEST = { '.': 'passed', F: 'failed', E: 'failed', S: 'skipped' };
const statusOf = (word = '') => STATUS[word.toLowerCase()];
const PRINTED = [
    {
        framework: 'pytest',
        pattern: /^(?<status>FAILED|ERROR|PASSED|SKIPPED|XFAIL|XPASS) (?<node>[^\s:]+\.py(?:::.*?)?)(?: - (?<message>.*))?$/s,
        read: ({ status, node = '', message }) => found((0,_pytest_js__WEBPACK_IMPORTED_MODULE_1__/* .pytestId */ .r)(node), statusOf(status), message),
    },
    {
        framework: 'pytest',
        pattern: /^(?<node>[^\s:]+\.py::.*?) (?<status>PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b/,
        read: ({ status, node = '' }) => found((0,_pytest_js__WEBPACK_IMPORTED_MODULE_1__/* .pytestId */ .r)(node), statusOf(status)),
    },
    {
        framework: 'go',
        pattern: /^\s*--- (?<status>PASS|FAIL|SKIP): (?<name>\S+)(?: \((?<time>[\d.]+)s\))?$/,
        read: ({ status, name = '', time }) => found(named('go', name), statusOf(status), undefined, time),
    },
    {
        framework: 'unittest',
        pattern: /^(?<name>\w+) \((?<class>[\w.]+)\)(?: \[.*\])?(?: \.\.\. |: )(?<status>ok|FAIL|ERROR|skipped|expected failure|unexpected success)\b/,
        read: ({ name = '', class: where = '', status }) => found(pythonId(where, name), statusOf(status)),
    },
    {
        framework: 'unittest',
        pattern: /^(?<status>FAIL|ERROR): (?<name>\w+) \((?<class>[\w.]+)\)/,
        read: ({ name = '', class: where = '', status }) => found(pythonId(where, name), statusOf(status)),
    },
    {
        framework: 'maven',
        pattern: /^\[ERROR\] (?<class>(?:[\w$]+\.)+[A-Z][\w$]*)\.(?<name>[\w$]+(?:\(.*?\))?(?:\[\d+\])?)(?: --)? +Time elapsed: (?<time>[\d.,]+) s +<<< (?:FAILURE|ERROR)!/,
        read: ({ class: where = '', name = '', time }) => found({ framework: 'maven', file: '', suite: [where], name }, 'failed', undefined, time),
    },
    {
        framework: 'gradle',
        pattern: /^(?<class>(?:[\w$]+\.)*[A-Z][\w$]*) > (?<name>.+?)(?:\(\))? (?<status>PASSED|FAILED|SKIPPED)$/,
        read: ({ class: where = '', name = '', status }) => found({ framework: 'gradle', file: '', suite: [where], name }, statusOf(status)),
    },
    {
        framework: 'ctest',
        pattern: /^\s*\d+\/\d+ Test +#\d+: (?<name>.+?) \.{0,200}\s{0,50}(?<status>Passed|\*\*\*\w+(?!\w))\S*(?: \w+)?\s+(?<time>[\d.]+) sec/,
        read: ({ name = '', status = '', time }) => found(named('ctest', name), status === 'Passed' ? 'passed' : /Skipped|Disabled/.test(status) ? 'skipped' : 'failed', undefined, time),
    },
    {
        framework: 'gtest',
        pattern: /^\[\s+(?<status>OK|FAILED|SKIPPED)\s+\] (?<class>[\w/]+)\.(?<name>[\w/]+)\b/,
        read: ({ class: where = '', name = '', status }) => found({ framework: 'gtest', file: '', suite: [where], name }, statusOf(status)),
    },
    {
        framework: 'vitest',
        pattern: /^\s*(?<status>FAIL|✓|×|↓) +(?:\|[^|]+\| )?(?<file>\S+\.[cm]?[jt]sx?) > (?<title>.+?)(?: {1,50}(?<time>\d+) ?ms)?$/s,
        read: ({ status, file = '', title = '' }) => {
            const parts = title.split(' > ');
            return found({ framework: 'vitest', file, suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }, statusOf(status));
        },
    },
    {
        framework: 'vitest',
        pattern: /^\s*FAIL +(?:\|[^|]+\| )?(?<file>\S+\.[cm]?[jt]sx?) \[ \S+ \]$/,
        read: ({ file = '' }) => found({ framework: 'vitest', file, suite: [], name: '' }, 'failed'),
    },
    {
        framework: 'rspec',
        pattern: /^rspec '?(?<file>\.?\/?\S+?)(?::\d+|\[[\d:,]+\])'? # (?<name>.+)$/,
        read: ({ file = '', name = '' }) => found({ framework: 'rspec', file: file.replace(/^\.\//, ''), suite: [], name }, 'failed'),
    },
    {
        framework: 'minitest',
        pattern: /^(?<class>[A-Z]\w*(?:::[^#]+)?)#(?<name>test_.+) = (?<time>[\d.]+) s = (?<status>[.FES])$/,
        read: ({ class: where = '', name = '', status, time }) => found({ framework: 'minitest', file: '', suite: [where], name }, MINITEST[status ?? ''], undefined, time),
    },
    {
        framework: 'minitest',
        pattern: /^(?<class>[A-Z]\w*(?:::[^#]+)?)#(?<name>test_.+?)(?: \[[^\]]{1,500}:\d+\])?:$/s,
        read: ({ class: where = '', name = '' }) => found({ framework: 'minitest', file: '', suite: [where], name }, 'failed'),
    },
    {
        framework: 'jest',
        pattern: /^\s*● (?<title>.+ › .+)$/s,
        read: ({ title = '' }) => {
            const parts = title.split(' › ');
            return found({ framework: 'jest', file: '', suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }, 'failed');
        },
    },
    {
        framework: '',
        pattern: /^\s*(?<status>[✓✔√✕✗✘×✖○]) +(?:\d+ )?(?<name>\S.*?)(?: \((?<time>[\d.]+) ?m?s\))?$/,
        read: ({ status, name = '' }) => found(named('', name), statusOf(status)),
    },
    {
        framework: '',
        pattern: /^(?<status>PASS|PASSED|OK|FAIL|FAILED|ERROR|SKIP|SKIPPED)(?:: +|\s{1,4})(?<name>[^\s=:].*)$/,
        read: ({ status, name = '' }) => found(named('', name.trim()), statusOf(status)),
    },
];
function resultIn(line) {
    for (const printed of PRINTED) {
        const groups = printed.pattern.exec(line)?.groups;
        if (groups !== undefined)
            return printed.read(groups);
    }
}
function endedTest(line) {
    if (line.length > 4_000)
        return undefined;
    if (line.startsWith('{"Time"') || line.startsWith('{"Action"')) {
        const event = /"Action":"(?<action>pass|fail|skip)".*?"Test":"(?<test>(?:[^"\\]|\\.)*)"/.exec(line)?.groups;
        const status = event?.action === 'pass' ? 'passed' : event?.action === 'fail' ? 'failed' : 'skipped';
        return event === undefined ? undefined : { status, title: event.test ?? '' };
    }
    const cargoTest = /^test (?<name>\S.*?) \.\.\. (?<status>ok|FAILED|ignored)/.exec(line)?.groups;
    if (cargoTest !== undefined)
        return { status: statusOf(cargoTest.status) ?? 'passed', title: cargoTest.name ?? '' };
    const test = resultIn((0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(line));
    return test === undefined
        ? undefined
        : {
            status: test.status,
            title: [test.id.file, ...test.id.suite, test.id.name].filter(part => part !== '').join(' › '),
        };
}
function found(id, status, message, seconds) {
    if (status === undefined)
        return undefined;
    const durationMs = seconds === undefined ? undefined : Math.round(Number(seconds.replace(',', '')) * 1000);
    return {
        id,
        status,
        ...(message === undefined ? {} : { message }),
        ...(durationMs === undefined ? {} : { durationMs }),
    };
}
function named(framework, name) {
    return { framework, file: '', suite: [], name };
}
function pythonId(where, name) {
    const parts = where.split('.');
    if (parts.at(-1) === name && parts.length > 1)
        parts.pop();
    if (/^_FailedTest|_ErrorHolder$/.test(parts.at(-1) ?? ''))
        return { framework: 'unittest', file: '', suite: [name], name: '' };
    const classAt = parts.findIndex(part => /^_*[A-Z]/.test(part));
    const depth = classAt < 0 ? parts.length : classAt;
    const file = depth === 0 ? '' : `${parts.slice(0, depth).join('/')}.py`;
    return { framework: 'unittest', file, suite: parts.slice(depth), name };
}


/***/ }),

/***/ 10335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p8: () => (/* binding */ keepHeapSmall),
  tL: () => (/* binding */ readReport),
  oh: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: ./node_modules/junit2json/dist/esm/index.js
var esm = __webpack_require__(45828);
// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
;// CONCATENATED MODULE: ./lib/test-reports/junit/part-builder.js
const MAX_CASES = 500;
const MAX_CHARACTERS = 200_000;
const MAX_ATTRIBUTE = 8_000;
const NO_SUITE = [{}];
const CASE_ATTRIBUTES = new Set([
    'name',
    'classname',
    'class',
    'file',
    'filepath',
    'line',
    'lineno',
    'time',
    'status',
    'result',
    'duration',
]);
const SUITE_ATTRIBUTES = new Set(['name', 'file', 'filepath', 'package', 'hostname', 'assertions']);
const PROBLEM_ATTRIBUTES = new Set(['message', 'type']);
class PartBuilder {
    total = 0;
    #suiteTags = [];
    #suites = [];
    #cases = [];
    #openTags = '';
    #xml = [];
    #xmlCases = 0;
    #texts = [];
    #size = 0;
    openSuite(attributes) {
        this.#suiteTags.push(`<testsuite${attributesXml(attributes, SUITE_ATTRIBUTES)}>`);
        this.#suites = [...this.#suites, capped(attributes)];
    }
    closeSuite() {
        this.#suiteTags.pop();
        this.#suites = this.#suites.slice(0, -1);
    }
    addCase(attributes, children) {
        this.total += 1;
        if (children.length === 0) {
            this.#cases.push({ node: capped(attributes), suites: this.#suites.length === 0 ? NO_SUITE : this.#suites });
            return;
        }
        this.#cases.push(undefined);
        const tags = this.#suiteTags.join('') || '<testsuite>';
        if (tags !== this.#openTags || this.#xmlCases === 0) {
            this.#xml.push(closingTags(this.#openTags), tags);
            this.#openTags = tags;
        }
        const xml = `<testcase${attributesXml(attributes, CASE_ATTRIBUTES)}>${children.join('')}</testcase>`;
        this.#xml.push(xml);
        this.#size += xml.length;
        this.#xmlCases += 1;
    }
    element(name, attributes, text) {
        if (text === '')
            return `<${name}${attributes}/>`;
        this.#size += text.length;
        return `<${name}${attributes}>${this.#texts.push(text) - 1}</${name}>`;
    }
    take(head, isLast) {
        const isFull = this.#cases.length >= MAX_CASES || this.#size >= MAX_CHARACTERS;
        if (this.#cases.length === 0 || (!isLast && !isFull))
            return undefined;
        const xml = this.#xmlCases === 0 ? '' : `<testsuites>${this.#xml.join('')}${closingTags(this.#openTags)}</testsuites>`;
        const part = { cases: this.#cases, xml, texts: this.#texts, head };
        this.#cases = [];
        this.#xml = [];
        this.#texts = [];
        this.#size = 0;
        this.#xmlCases = 0;
        this.#openTags = '';
        return part;
    }
}
function problemAttributes(attributes) {
    return attributesXml(attributes, PROBLEM_ATTRIBUTES);
}
function capped(attributes) {
    for (const name in attributes) {
        if ((attributes[name] ?? '').length > MAX_ATTRIBUTE) {
            return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, value.slice(0, MAX_ATTRIBUTE)]));
        }
    }
    return attributes;
}
function attributesXml(attributes, wanted) {
    let xml = '';
    for (const name in attributes) {
        if (wanted.has(name))
            xml += ` ${name}="${escapeAttribute((attributes[name] ?? '').slice(0, MAX_ATTRIBUTE))}"`;
    }
    return xml;
}
function closingTags(startTags) {
    return '</testsuite>'.repeat(startTags === '' ? 0 : startTags.split('<testsuite').length - 1);
}
function escapeAttribute(text) {
    return /[&<"\n\t\r]/.test(text) ? text.replace(/[&<"\n\t\r]/g, character => `&#${character.charCodeAt(0)};`) : text;
}

// EXTERNAL MODULE: ./lib/test-reports/capped-text.js
var capped_text = __webpack_require__(54613);
;// CONCATENATED MODULE: ./lib/test-reports/junit/repair.js

const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const COLOUR = /\u001b\[[\d;:]*m/g;
const ESCAPED_COLOUR = /&#(?:27|x0*1b);\[[\d;:]*m/gi;
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi;
const BARE_AMPERSAND = /&(?!(?:#\d{1,8}|#[xX][\da-fA-F]{1,8}|lt|gt|amp|quot|apos);)/g;
const UNDECIDED = /(?:(?:\u001b|&[#\w]{0,10};?)(?:\[[\d;:]{0,20})?|<[!/\w[-]{0,12}|<system-[^>]{0,200})$/;
const OPEN = '<![CDATA[';
const CLOSE = ']]>';
const PRINTED = '<system-';
const PRINTED_END = '</system-';
const COMMENT = '<!--';
const COMMENT_END = '-->';
const MAX_SAVED = { printed: { head: 1_000, tail: 3_000 }, cdata: { head: 16_000, tail: 16_000 } };
const SAVED_MARK = '\ue000';
const SAVED = /\ue000(\d+)\ue000/g;
class Repair {
    controls = 0;
    ampersands = 0;
    #held = '';
    #at = 'markup';
    #isInTag = false;
    #open = new SavedText(MAX_SAVED.cdata);
    #saved = new Map();
    #count = 0;
    piece(text) {
        return this.#scan(this.#held + text, false);
    }
    end() {
        const rest = this.#scan(this.#held, true);
        return this.#at === 'markup' || this.#at === 'comment' ? rest : rest + this.#save();
    }
    restore(text) {
        if (!text.includes(SAVED_MARK))
            return text;
        return text.replace(SAVED, (whole, number) => {
            const saved = this.#saved.get(Number(number));
            this.#saved.delete(Number(number));
            return saved === undefined ? whole : this.#readable(saved);
        });
    }
    forget(text) {
        for (const [, number] of text.matchAll(SAVED))
            this.#saved.delete(Number(number));
    }
    #scan(text, last) {
        const marks = new Marks(text);
        let out = '';
        let at = 0;
        this.#held = '';
        while (at < text.length) {
            const mark = this.#nextMark(marks, at);
            if (mark === undefined) {
                const end = last ? text.length : text.length - this.#undecided(text, at);
                this.#held = text.slice(end);
                return out + this.#passOn(text.slice(at, end));
            }
            const { found, kind } = mark;
            out += this.#passOn(text.slice(at, found));
            at = found + kind.length;
            if (kind === OPEN) {
                if (this.#at === 'markup')
                    this.#open = new SavedText(MAX_SAVED.cdata);
                this.#open.isCData = true;
                this.#at = this.#at === 'markup' ? 'cdata' : 'printed-cdata';
            }
            else if (kind === CLOSE) {
                if (this.#at === 'cdata')
                    out += this.#save();
                else
                    this.#at = 'printed';
            }
            else if (kind === COMMENT) {
                if (this.#isInTag)
                    out += this.#passOn(COMMENT);
                else
                    this.#at = 'comment';
            }
            else if (kind === COMMENT_END) {
                this.#at = 'markup';
            }
            else if (kind === PRINTED) {
                const end = text.indexOf('>', found);
                if (end < 0 && !last && text.length - found < 200) {
                    this.#held = text.slice(found);
                    return out;
                }
                at = end < 0 ? text.length : end + 1;
                out += this.#repaired(text.slice(found, at));
                if (end >= 0 && text[end - 1] !== '/') {
                    this.#open = new SavedText(MAX_SAVED.printed);
                    this.#at = 'printed';
                }
            }
            else {
                out += this.#save();
                at = found;
            }
        }
        return out;
    }
    #nextMark(marks, at) {
        let first;
        for (const kind of MARKS[this.#at]) {
            const found = marks.next(kind, at);
            if (found >= 0 && (first === undefined || found < first.found))
                first = { found, kind };
        }
        return first;
    }
    #undecided(text, at) {
        const end = text.slice(Math.max(at, text.length - 220));
        if (this.#at === 'cdata' || this.#at === 'printed-cdata')
            return /\]{1,2}$/.exec(end)?.[0].length ?? 0;
        if (this.#at === 'comment')
            return /-{1,2}$/.exec(end)?.[0].length ?? 0;
        return UNDECIDED.exec(end)?.[0].length ?? 0;
    }
    #passOn(text) {
        if (text === '')
            return '';
        if (this.#at === 'markup') {
            const begun = text.lastIndexOf('<');
            const ended = text.lastIndexOf('>');
            if (begun !== ended)
                this.#isInTag = begun > ended;
            return this.#repaired(text);
        }
        if (this.#at !== 'comment')
            this.#open.add(text);
        return '';
    }
    #save() {
        this.#saved.set(this.#count, this.#open);
        this.#at = 'markup';
        this.#count += 1;
        return `${SAVED_MARK}${this.#count - 1}${SAVED_MARK}`;
    }
    #readable(saved) {
        const text = this.#withoutControls(saved.text());
        return saved.isCData ? text : unescaped(this.#withReferences(text));
    }
    #repaired(text) {
        const plain = this.#withoutControls(text);
        return plain.includes('&') ? this.#withReferences(plain) : plain;
    }
    #withoutControls(text) {
        if (text.search(FORBIDDEN) < 0)
            return text;
        return text.replace(COLOUR, '').replace(FORBIDDEN, () => {
            this.controls += 1;
            return '\ufffd';
        });
    }
    #withReferences(text) {
        const named = text.replace(BARE_AMPERSAND, () => {
            this.ampersands += 1;
            return '&amp;';
        });
        if (!named.includes('&#'))
            return named;
        return named.replace(ESCAPED_COLOUR, '').replace(REFERENCE, (reference, hex, decimal) => {
            const code = codeOf(hex, decimal);
            if (isCharacter(code))
                return reference;
            this.controls += 1;
            return '\ufffd';
        });
    }
}
const MARKS = {
    markup: [OPEN, PRINTED, COMMENT],
    comment: [COMMENT_END],
    cdata: [CLOSE],
    printed: [OPEN, PRINTED_END],
    'printed-cdata': [CLOSE],
};
class Marks {
    #text;
    #found = new Map();
    constructor(text) {
        this.#text = text;
    }
    next(mark, at) {
        const known = this.#found.get(mark);
        if (known !== undefined && (known < 0 || known >= at))
            return known;
        const found = this.#text.indexOf(mark, at);
        this.#found.set(mark, found);
        return found;
    }
}
class SavedText extends capped_text/* CappedText */.R {
    isCData = false;
}
const NAMED = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
function unescaped(text) {
    return text.replace(/&(?:#(?:x([\da-f]{1,8})|(\d{1,8}))|(lt|gt|amp|quot|apos));/gi, (_, hex, decimal, name) => name === undefined ? String.fromCodePoint(codeOf(hex, decimal)) : (NAMED[name] ?? ''));
}
function codeOf(hex, decimal) {
    return hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
}
function isCharacter(code) {
    return (code === 0x9 ||
        code === 0xa ||
        code === 0xd ||
        (code >= 0x20 && code <= 0xd7ff) ||
        (code >= 0xe000 && code <= 0xfffd) ||
        (code >= 0x1_0000 && code <= 0x10_ffff));
}

// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
;// CONCATENATED MODULE: ./lib/test-reports/junit/report-integrity.js

const HARMLESS = /outside of root|only one root|XML declaration|processing instruction|string "\]\]>"|^(?:\d+:\d+: )?expected (?:one of|the name) |name\/value pairs/i;
class ReportIntegrity {
    documents = 0;
    interrupted = 0;
    #unnamed = 0;
    #open = [];
    #errors = 0;
    #firstError = '';
    openSuite(attributes) {
        this.#open.push({ counted: countOf(attributes.failures) + countOf(attributes.errors), isExplained: false });
    }
    addFailure() {
        const innermost = this.#open.at(-1);
        if (innermost !== undefined)
            innermost.isExplained = true;
    }
    closeSuite() {
        const closed = this.#open.pop();
        if (closed === undefined)
            return;
        if (closed.counted > 0 && !closed.isExplained) {
            this.#unnamed += closed.counted;
            closed.isExplained = true;
        }
        if (closed.isExplained)
            this.addFailure();
    }
    addParserError(message) {
        if (HARMLESS.test(message))
            return;
        this.#errors += 1;
        this.#firstError ||= message.replace(/^\d+:\d+: /, '');
    }
    get isComplete() {
        return this.#errors === 0 && this.#unnamed === 0 && this.interrupted === 0;
    }
    notes(cases) {
        const notes = [];
        if (this.#errors > 0)
            notes.push(`It is not well-formed XML (${this.#firstError.replace(/\.$/, '')}); its ${cases} complete test cases were read.`);
        if (this.#unnamed > 0)
            notes.push(`It counts ${(0,wording/* count */.U9)(this.#unnamed, 'failure')} that it does not name.`);
        if (this.interrupted > 0)
            notes.push(`It holds ${this.interrupted} test cases without a name: the run was interrupted.`);
        return notes;
    }
}
function countOf(value) {
    const number = Number(value);
    return Number.isInteger(number) && number > 0 ? number : 0;
}

;// CONCATENATED MODULE: ./lib/test-reports/junit/foreign-report.js
const FAMILIES = {
    TestRun: ['a TRX report of .NET', 'add the package JunitXml.TestLogger and run dotnet test --logger junit'],
    'test-run': ['a report of NUnit 3', 'add the package JunitXml.TestLogger and run dotnet test --logger junit'],
    'test-results': ['a report of NUnit 2', 'convert it with the nunit-to-junit style sheet'],
    assemblies: ['a report of xUnit.net', 'run the tests with -junit, or dotnet test --logger junit'],
    assembly: ['a report of xUnit.net', 'run the tests with -junit, or dotnet test --logger junit'],
    'testng-results': ['a report of TestNG', "give the files of its folder junitreports, or Maven's TEST-*.xml"],
    TestLog: ['a log of Boost.Test', 'run the tests with --log_format=JUNIT'],
    TestResult: ['a report of Boost.Test', 'run the tests with --log_format=JUNIT'],
    Catch: ['a report of Catch2', 'run the tests with --reporter junit'],
    Catch2TestRun: ['a report of Catch2', 'run the tests with --reporter junit'],
    gtester: ['a log of gtester', 'run the tests through meson test, which writes testlog.junit.xml'],
    'http://check.sourceforge.net/ns': ['a log of Check', 'run the tests with CK_TAP_LOG_FILE_NAME and give that file'],
    CUNIT_TEST_RUN_REPORT: ['a report of CUnit', 'run the tests through ctest --output-junit'],
    TestCase: ['a log of Qt Test', 'run the tests with -o results.xml,junitxml'],
    Site: ['a Test.xml of CTest', 'run ctest --output-junit results.xml'],
    robot: ['an output of Robot Framework', 'run robot --xunit results.xml'],
    testExecutions: ['a generic report for SonarQube', "switch on the runner's own JUnit reporter"],
    coverage: ['a coverage report', 'give the report of the tests'],
    report: ['a coverage report', 'give the report of the tests'],
    checkstyle: ['a report of Checkstyle', 'give the report of the tests'],
    html: ['a web page', 'give the report of the tests'],
};
const EMPTY_OF_CASES = new Set(['properties', 'property', 'system-out', 'system-err', 'script', 'skipped']);
class ForeignReport {
    #root = '';
    #namespace = '';
    #unknown = '';
    #cases = 0;
    open(name, { depth, namespace }) {
        if (depth === 1) {
            this.#root ||= name;
            this.#namespace ||= namespace ?? '';
        }
        if (name === 'testcase')
            this.#cases += 1;
        else if (depth === 2 && !JUNIT.has(name) && !EMPTY_OF_CASES.has(name))
            this.#unknown ||= name;
    }
    reason(hasSuites) {
        const family = FAMILIES[this.#namespace] ?? (hasSuites ? undefined : FAMILIES[this.#root]);
        if (family !== undefined)
            return `it is ${family[0]}, which is not read; ${family[1]}.`;
        if (!hasSuites && this.#cases === 0)
            return 'it is XML, but holds neither <testsuites> nor <testsuite>.';
        return this.#cases === 0 && this.#unknown !== '' && !hasProblems(this.#unknown)
            ? `it is XML, but holds <${this.#unknown}> instead of test cases.`
            : undefined;
    }
}
const JUNIT = new Set(['testsuites', 'testsuite', 'testcase']);
function hasProblems(name) {
    return name === 'failure' || name === 'error' || name === 'warning';
}

// EXTERNAL MODULE: ./lib/test-reports/report.js
var report = __webpack_require__(55562);
;// CONCATENATED MODULE: ./lib/test-reports/junit/splitter.js






const MAX_DEPTH = 64;
const MAX_TEXT = 32_000;
const HEAD = { searched: 40_000, kept: 4_000 };
const PROBLEMS = new Set(['failure', 'error', 'rerunFailure', 'rerunError', 'flakyFailure', 'flakyError', 'warning']);
const splitter_PRINTED = new Set(['system-out', 'system-err']);
async function* splitReport(pieces) {
    const splitter = new Splitter();
    for await (const piece of pieces) {
        splitter.write(piece);
        const part = splitter.part(false);
        if (part !== undefined)
            yield part;
    }
    const end = splitter.end();
    const part = splitter.part(true);
    if (part !== undefined)
        yield part;
    return end;
}
class Splitter {
    #parser = new saxes/* SaxesParser */.wT({ position: false });
    #repair = new Repair();
    #parts = new PartBuilder();
    #integrity = new ReportIntegrity();
    #depth = 0;
    #suites = 0;
    #foreign = new ForeignReport();
    #case;
    #child;
    #suiteChildren = [];
    #head = '';
    #isHeadDone = false;
    constructor() {
        const parser = this.#parser;
        parser.on('doctype', () => {
            throw new report/* UnreadableReport */.s('it declares a DOCTYPE, which no test report needs.');
        });
        parser.on('error', error => this.#integrity.addParserError(error.message));
        parser.on('opentag', tag => this.#open(tag));
        parser.on('closetag', tag => this.#close(tag));
    }
    write(piece) {
        this.#feed(this.#repair.piece(piece));
    }
    end() {
        this.#feed(this.#repair.end());
        this.#keepOpen();
        this.#parser.close();
        if (this.#integrity.documents === 0)
            throw new report/* UnreadableReport */.s('it is not XML.');
        const foreign = this.#foreign.reason(this.#suites > 0);
        if (foreign !== undefined)
            throw new report/* UnreadableReport */.s(foreign);
        return { complete: this.#integrity.isComplete, notes: this.#notes(), head: this.#head };
    }
    part(isLast) {
        return this.#parts.take(this.#head, isLast);
    }
    #feed(text) {
        if (text === '')
            return;
        if (!this.#isHeadDone)
            this.#extendHead(text);
        this.#parser.write(text);
        this.#trim();
    }
    #extendHead(text) {
        this.#head = (this.#head + text).slice(0, HEAD.searched);
        const first = /<testcase\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(this.#head);
        if (first === null && this.#head.length < HEAD.searched)
            return;
        this.#isHeadDone = true;
        this.#head = this.#head.slice(0, first === null ? HEAD.kept : first.index + first[0].length);
    }
    #trim() {
        const parser = this.#parser;
        if (parser.text.length <= 4 * MAX_TEXT)
            return;
        if (this.#child !== undefined)
            addText(this.#child, parser.text);
        parser.text = '';
    }
    #open(tag) {
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH)
            throw new report/* UnreadableReport */.s(`it has elements nested deeper than ${MAX_DEPTH}.`);
        const { name } = tag;
        const attributes = tag.attributes;
        if (this.#depth === 1)
            this.#integrity.documents += 1;
        this.#foreign.open(name, { depth: this.#depth, namespace: attributes.xmlns });
        if (name === 'testsuites') {
            this.#suites += 1;
            this.#integrity.openSuite(attributes);
        }
        else if (name === 'testsuite') {
            this.#suites += 1;
            this.#integrity.openSuite(attributes);
            this.#parts.openSuite(attributes);
            this.#suiteChildren.push([]);
        }
        else if (name === 'testcase') {
            this.#case = { attributes, children: [] };
            this.#endChild();
        }
        else if (this.#child !== undefined) {
            if (splitter_PRINTED.has(name)) {
                this.#endChild();
                this.#parser.on('text', text => this.#repair.forget(text));
            }
        }
        else if (PROBLEMS.has(name) || name === 'skipped') {
            this.#begin(name, attributes);
        }
        else if (splitter_PRINTED.has(name)) {
            this.#begin(name, {});
        }
    }
    #begin(name, attributes) {
        const siblings = this.#case?.children ?? this.#suiteChildren.at(-1);
        const child = { name, attributes: problemAttributes(attributes), text: '' };
        siblings?.push(child);
        this.#child = child;
        this.#parser.on('text', text => addText(child, text));
    }
    #endChild() {
        this.#child = undefined;
        this.#parser.off('text');
    }
    #close(tag) {
        this.#depth -= 1;
        const { name } = tag;
        if (name === 'testcase')
            this.#endCase();
        else if (name === 'testsuite')
            this.#endSuite();
        else if (name === 'testsuites')
            this.#integrity.closeSuite();
        else if (PROBLEMS.has(name) || splitter_PRINTED.has(name) || name === 'skipped')
            this.#endChild();
    }
    #keepOpen() {
        if (this.#case?.children.some(({ name }) => PROBLEMS.has(name)) === true)
            this.#endCase();
        while (this.#suiteChildren.length > 0)
            this.#endSuite();
    }
    #endCase() {
        const ended = this.#case;
        this.#case = undefined;
        this.#endChild();
        if (ended === undefined)
            return;
        const failed = ended.children.some(({ name }) => PROBLEMS.has(name));
        const read = ended.children.filter(({ name }) => failed || !splitter_PRINTED.has(name));
        for (const child of ended.children)
            if (!read.includes(child))
                this.#repair.forget(child.text);
        const children = read.map(child => this.#xmlOf(child));
        if (failed)
            this.#integrity.addFailure();
        const { name, classname } = ended.attributes;
        if (!failed && name === undefined && classname === undefined)
            this.#integrity.interrupted += 1;
        else
            this.#parts.addCase(ended.attributes, children);
    }
    #endSuite() {
        const children = this.#suiteChildren.pop() ?? [];
        const problems = children.filter(({ name }) => PROBLEMS.has(name));
        for (const child of children)
            if (!problems.includes(child))
                this.#repair.forget(child.text);
        if (problems.length > 0) {
            this.#integrity.addFailure();
            this.#parts.addCase({ name: '' }, problems.map(child => this.#xmlOf(child)));
        }
        this.#parts.closeSuite();
        this.#integrity.closeSuite();
        this.#endChild();
    }
    #xmlOf({ name, attributes, text }) {
        return this.#parts.element(name, attributes, this.#repair.restore(text));
    }
    #notes() {
        const { controls, ampersands } = this.#repair;
        const { documents } = this.#integrity;
        const notes = this.#integrity.notes(this.#parts.total);
        if (controls > 0)
            notes.push(`${controls} characters that XML forbids were replaced.`);
        if (ampersands > 0)
            notes.push(`${ampersands} unescaped ampersands were read as such.`);
        if (documents > 1)
            notes.push(`It holds ${documents} documents; all were read.`);
        return notes;
    }
}
function addText(child, text) {
    const room = MAX_TEXT - child.text.length;
    if (room > 0)
        child.text += text.length > room ? `${text.slice(0, room)}\n… the rest was left out …` : text;
}

;// CONCATENATED MODULE: ./lib/test-reports/junit/xml-element.js
function xmlText(value) {
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
function childElements(value) {
    if (!Array.isArray(value))
        return [];
    return value.map(item => (item !== null && typeof item === 'object' ? item : { inner: item }));
}

;// CONCATENATED MODULE: ./lib/test-reports/dialects/dialect.js

function rootAttribute(head, name) {
    return (new RegExp(`<testsuites?(?=\\s)(?:[^>"']|"[^"]*"|'[^']*')*?\\s${name}=(?:"([^"]*)"|'([^']*)')`)
        .exec(head)
        ?.slice(1)
        .join('') ?? '');
}
function firstCase(head) {
    return /<testcase\b[^]*$/.exec(head)?.[0] ?? '';
}
function slashes(path) {
    return path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
}
function fileOf(testCase, suites) {
    const own = xmlText(testCase.file) || xmlText(testCase.filepath);
    const suite = suites.findLast(each => xmlText(each.file) !== '' || xmlText(each.filepath) !== '');
    return slashes(own || xmlText(suite?.file) || xmlText(suite?.filepath));
}
function byClass(testCase, suites) {
    const name = xmlText(testCase.name);
    const classname = xmlText(testCase.classname);
    return { file: fileOf(testCase, suites), suite: classname === '' ? [] : [classname], name };
}

;// CONCATENATED MODULE: ./lib/test-reports/dialects/cpp.js


const COULD_NOT_RUN = /^(?:Unable to find executable|Fixture dependency failed|Failed to start|Required Files? Missing|Unable to )/i;
const ctestDialect = {
    framework: 'ctest',
    marks: head => {
        const first = firstCase(head);
        const name = /\bname="([^"]*)"/.exec(first)?.[1];
        return (/\bstatus="(?:run|fail|disabled|notrun)"/.test(first) &&
            name !== undefined &&
            /\bclassname="([^"]*)"/.exec(first)?.[1] === name);
    },
    identify: testCase => ({ file: '', suite: [], name: xmlText(testCase.name) }),
    judge(testCase) {
        const message = childElements(testCase.skipped)
            .map(skipped => xmlText(skipped.message))
            .find(text => COULD_NOT_RUN.test(text));
        return message === undefined ? undefined : { status: 'failed', message };
    },
};
const googletestDialect = {
    framework: 'gtest',
    marks: head => rootAttribute(head, 'name') === 'AllTests' || /\bresult="(?:completed|suppressed|skipped)"/.test(firstCase(head)),
    identify: (testCase, suites) => ({ ...byClass(testCase, suites), file: fileOf(testCase, suites) }),
    explain({ message }) {
        const reason = /^(?:[^\n]+:\d+|unknown file)\n(?<reason>[^]+)$/.exec(message)?.groups?.reason;
        if (reason === undefined)
            return undefined;
        return { message: reason, ...(/^(?:Unknown )?C\+\+ exception\b/.test(reason) ? { kind: 'error' } : {}) };
    },
};

;// CONCATENATED MODULE: ./lib/test-reports/dialects/go.js


const goDialect = {
    framework: 'go',
    marks: head => /<property name="go\.version"/.test(head) || isGoCase(firstCase(head), head),
    identify(testCase, suites) {
        const name = xmlText(testCase.name);
        const pkg = (xmlText(suites.at(-1)?.name) || xmlText(testCase.classname)).replace(/^\[(.+)\]$/, '$1');
        const whole = name === '' || name === 'TestMain' || /^\[(?:build|setup) failed\]$/.test(name) || name === 'Failure';
        return { file: '', suite: [pkg], name: whole ? '' : name };
    },
    explain: ({ message, stack }) => /^(?:Failed|Build error|Runtime error|No test result found|)$/.test(message) && stack !== ''
        ? goFailure(stack)
        : undefined,
};
function isGoCase(first, head) {
    const classname = /\bclassname="([^"]*)"/.exec(first)?.[1] ?? '';
    return (/\bname="(?:(?:Test|Example|Fuzz|Benchmark)[^a-z]|(?:Test|Example|Fuzz)"|\[(?:setup|build) failed\]|Failure")/.test(first) &&
        head.includes(`<testsuite name="${classname}" tests=`) &&
        /\bid="\d+"/.test(head));
}
function goFailure(output) {
    const panic = /^(?:panic|fatal error): (.+?)(?: \[recovered.*)?$/m.exec(output);
    if (panic !== null)
        return { message: panic[0].split(' [recovered', 1).join(''), type: 'panic' };
    const lines = output
        .split('\n')
        .filter(line => line.trim() !== '' && !/^\s*(?:===|---) (?:RUN|PAUSE|CONT|NAME|FAIL|PASS|SKIP)|^FAIL\b|^exit status/.test(line));
    const logged = lines.map(line => /^\s+[\w./-]+\.go:\d+: (.*)$/.exec(line)?.[1]).find(text => text !== undefined);
    const error = lines.find(line => /Error:\s+\S/.test(line));
    const compile = lines.find(line => /^\S+\.go:\d+:\d+: /.test(line.trim()));
    if (logged !== undefined && logged.trim() === '' && error !== undefined)
        return { message: error.replace(/^\s*Error:\s+/, '').trim() };
    if (logged?.trim() === '') {
        const [, message] = /^[ \t]+error:\n\s+(\S.*)$/m.exec(output) ?? [];
        if (message !== undefined)
            return { message };
    }
    const build = /\[(?:build|setup) failed\]$/m.test(output) ? 'The package does not compile.' : '';
    return { message: (compile ?? logged ?? lines[0] ?? '').trim() || build };
}

;// CONCATENATED MODULE: ./lib/test-reports/dialects/java.js


const mavenDialect = {
    framework: 'maven',
    marks: head => /surefire-test-report\.xsd|failsafe-test-report\.xsd|surefire\.test\.class\.path|sun\.java\.command" value="[^"]*surefire/.test(head),
    identify(testCase, suites) {
        const classname = xmlText(testCase.classname);
        const suite = xmlText(suites.at(-1)?.name);
        const isDisplayName = !CLASS.test(classname) || !classname.includes('.');
        return identify(isDisplayName && CLASS.test(suite) && suite.includes('.') ? { ...testCase, classname: suite } : testCase, suites);
    },
};
const gradleDialect = {
    framework: 'gradle',
    marks: head => /^\s*(?:<\?xml[^>]*\?>\s*)?<testsuite (?=[^>]*\bhostname=)(?=[^>]*\btimestamp=)[^>]*>\s*<properties\s*\/>/.test(head) &&
        /\bclassname="/.test(firstCase(head)) &&
        !rootAttribute(head, 'name').startsWith('pytest'),
    identify,
};
const CLASS = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;
const CLASS_ITSELF = /^(?:initializationError|executionError|classMethod|initializerError|)$/;
function identify(testCase, suites) {
    const { suite, name } = byClass(testCase, suites);
    const classname = suite[0] || xmlText(suites.at(-1)?.name);
    const whole = CLASS_ITSELF.test(name) || name === classname;
    return { file: '', suite: [classname], name: whole ? '' : name.replace(/\(\)(?=$|\[|\{)/, '') };
}

// EXTERNAL MODULE: ./lib/test-reports/failure-message.js
var failure_message = __webpack_require__(43430);
;// CONCATENATED MODULE: ./lib/test-reports/title-path.js
function withoutSuffix(full, own) {
    if (own === '')
        return full.trim();
    return full.endsWith(own) ? full.slice(0, -own.length).trim() : '';
}
function isMochaHook(title) {
    const rest = /^"(?:before|after)(?: each| all)?" hook(?<rest>[^]*)$/.exec(title)?.groups?.rest;
    return rest === '' || (rest !== undefined && /^: |^ (?:for|in) "[^]*"$/.test(rest));
}
function withoutHeading(text) {
    return text.replace(/^\s*● Test suite failed to run\s*/, '');
}

;// CONCATENATED MODULE: ./lib/test-reports/dialects/javascript.js




const vitestDialect = {
    framework: 'vitest',
    marks: head => rootAttribute(head, 'name') === 'vitest tests',
    plausible: head => /\bclassname="[^"]*\.[cm]?[jt]sx?"/.test(firstCase(head)),
    blocksAsCases: true,
    identify(testCase, suites) {
        const file = xmlText(testCase.file) || xmlText(suites.at(-1)?.name) || xmlText(testCase.classname);
        const title = xmlText(testCase.name);
        const parts = title === file ? [''] : title.split(' > ');
        return { file: slashes(file), suite: parts.slice(0, -1), name: parts.at(-1) ?? '' };
    },
};
const jestDialect = {
    framework: 'jest',
    marks: head => rootAttribute(head, 'name') === 'jest tests',
    plausible: head => /\bclassname="/.test(firstCase(head)),
    identify(testCase, suites) {
        const { file, suite, name: title } = byClass(testCase, suites);
        const name = title.trim();
        const classname = (suite[0] ?? '').trim();
        if (/(?:^| )Test suite failed to run$/.test(name))
            return { file: file || slashes(classname), suite: [], name: '' };
        if (classname === 'Test suite failed to run')
            return { file: file || slashes(name), suite: [], name: '' };
        if (name.startsWith('Test execution failure: could be caused by test hooks') && file !== '')
            return { file, suite: [], name: '' };
        const isPath = /[\\/]/.test(classname.slice(0, Math.max(0, classname.search(/\.\w+$/))));
        const path = file || (isPath ? slashes(classname) : '');
        if (classname === '' || name === classname || name.startsWith(`${classname} `) || slashes(classname) === path)
            return { file: path, suite: [], name };
        return { file: path, suite: classname.split(' › '), name };
    },
    explain({ message, stack }) {
        const text = withoutHeading(stack);
        return text === stack ? undefined : { message: withoutHeading(message).trim() || (0,failure_message/* firstLine */.TM)(text) };
    },
};
const mochaDialect = {
    framework: 'mocha',
    marks: head => rootAttribute(head, 'name') === 'Mocha Tests',
    plausible: head => /\bclassname="/.test(firstCase(head)),
    identify(testCase, suites) {
        const name = xmlText(testCase.name);
        const classname = xmlText(testCase.classname);
        const file = fileOf(testCase, suites);
        if (isMochaHook(classname))
            return { file, suite: [withoutSuffix(name, classname)], name: '' };
        if (isMochaHook(name))
            return { file, suite: classname === '' ? [] : [classname], name: '' };
        if (name === classname)
            return { file, suite: [], name };
        if (classname !== '' && name.endsWith(` ${classname}`))
            return { file, suite: [name.slice(0, -classname.length - 1)], name: classname };
        return { file, suite: classname === '' ? [] : [classname], name };
    },
};
const nodeTestDialect = {
    framework: 'node',
    marks: head => /<testsuites>\s*<testsuite [^<>]*\bdisabled="0" errors="\d+"/.test(head) ||
        (/<testsuites>\s*<testcase /.test(head) && /classname="test"/.test(firstCase(head))),
    hasTodos: true,
    identify(testCase, suites) {
        const path = suites.map(suite => javascript_unescaped(xmlText(suite.name))).filter(name => name !== '');
        const file = slashes(xmlText(testCase.file).replace(/^file:\/\//, ''));
        const name = javascript_unescaped(xmlText(testCase.name));
        const isFile = path.length === 0 &&
            /\.[cm]?[jt]sx?$/.test(name) &&
            (file === '' || file.endsWith(slashes(name)) || slashes(name).endsWith(file));
        return isFile ? { file: file || slashes(name), suite: [], name: '' } : { file, suite: path, name };
    },
};
const playwrightDialect = {
    framework: 'playwright',
    marks: head => /<testsuites id="[^"]*" name="[^"]*" tests="\d+" failures="\d+" skipped="\d+" errors="\d+"/.test(head),
    identify(testCase, suites) {
        const parts = xmlText(testCase.name).split(' › ');
        const suite = suites.at(-1);
        const project = xmlText(suite?.hostname);
        const path = [...(project === '' ? [] : [project]), ...parts.slice(0, -1)];
        return { file: slashes(xmlText(testCase.classname) || xmlText(suite?.name)), suite: path, name: parts.at(-1) ?? '' };
    },
};
const denoDialect = {
    framework: 'deno',
    marks: head => rootAttribute(head, 'name').startsWith('deno test'),
    identify(testCase, suites) {
        const file = fileOf(testCase, suites) || slashes(xmlText(testCase.classname) || xmlText(suites.at(-1)?.name));
        const parts = xmlText(testCase.name).split(' > ');
        return { file: file.replace(/^file:\/\//, ''), suite: parts.slice(0, -1), name: parts.at(-1) ?? '' };
    },
};
const bunDialect = {
    framework: 'bun',
    marks: head => rootAttribute(head, 'name') === 'bun test',
    identify(testCase, suites) {
        const file = fileOf(testCase, suites) || slashes(xmlText(suites[0]?.name));
        const path = suites.map(suite => xmlText(suite.name)).filter(name => name !== '' && slashes(name) !== file);
        const name = xmlText(testCase.name);
        const isHook = name === '(unnamed)' && /^(?:beforeAll|afterAll)\b/.test(xmlText(testCase.classname));
        return { file, suite: path, name: isHook ? '' : name };
    },
};
function javascript_unescaped(text) {
    return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&#10;', '\n');
}

;// CONCATENATED MODULE: ./lib/test-reports/dialects/php.js


const phpunitDialect = {
    framework: 'phpunit',
    marks: head => /\bassertions="\d+"/.test(firstCase(head)) && (/\bclass="/.test(firstCase(head)) || /\.php"/.test(head)),
    identify(testCase, suites) {
        const [className = '', method] = xmlText(testCase.name).split('::');
        if (xmlText(testCase.class) === '' && method !== undefined)
            return { file: fileOf(testCase, suites), suite: [className], name: method };
        const named = xmlText(testCase.class) || xmlText(testCase.classname).replaceAll('.', '\\');
        const name = xmlText(testCase.name);
        return {
            file: fileOf(testCase, suites),
            suite: named === '' ? [] : [named],
            name: name === 'tearDownAfterClass' ? '' : name,
        };
    },
    judge(testCase) {
        if (childElements(testCase.failure).length > 0)
            return undefined;
        const errors = childElements(testCase.error);
        const isRisky = errors.length > 0 && errors.every(error => xmlText(error.type) === 'PHPUnit\\Framework\\RiskyTestError');
        const warns = errors.length === 0 && childElements(testCase.warning).length > 0;
        if (!isRisky && !warns)
            return undefined;
        return { status: xmlText(testCase.class) === '' ? 'skipped' : 'passed' };
    },
    explain({ message, stack, name }) {
        const rest = stack.split('\n').slice(name.split('\n').length).join('\n').trim();
        return message === '' && rest !== '' ? { message: rest.split('\n\n')[0] ?? rest } : undefined;
    },
};

;// CONCATENATED MODULE: ./lib/test-reports/dialects/python.js



const pytestDialect = {
    framework: 'pytest',
    firstLine: 0,
    marks: head => /<testsuites?(?=\s)[^<>]*\bname="pytest(?: tests)?"/.test(head),
    plausible: head => /\bclassname="[\w.]*"/.test(firstCase(head)),
    identify(testCase) {
        const classname = xmlText(testCase.classname);
        const name = xmlText(testCase.name);
        if (classname === 'pytest' && name === 'internal')
            return { file: '', suite: [], name: '' };
        const ownFile = slashes(xmlText(testCase.file));
        if (classname === '' && !name.includes('['))
            return { file: ownFile || modulePath(name.split('.')), suite: [], name: '' };
        const parts = classname.split('.').filter(part => part !== '');
        const module = ownFile.replace(/\.py$/, '').replaceAll('/', '.');
        const own = ownFile !== '' && `${classname}.`.startsWith(`${module}.`);
        const depth = own ? module.split('.').length : moduleDepth(parts);
        const file = own ? ownFile : modulePath(parts.slice(0, depth));
        return { file, suite: parts.slice(depth), name };
    },
    explain({ message, stack }) {
        const type = /^\S+:\d+: ([\w.]+)$/m.exec(stack
            .trimEnd()
            .split('\n')
            .findLast(line => /^\S+:\d+: /.test(line)) ?? '')?.[1];
        const stage = /^failed on (?:setup|teardown) with "([^]*)"$/.exec(message)?.[1];
        const text = stage ?? (/^collection (?:failure|error)$/.test(message) ? (0,failure_message/* failureLine */.Pu)(stack) : message);
        const named = (0,failure_message/* errorType */.D1)(text) || (type ?? '');
        return { message: text, ...(named === '' ? {} : { type: named }) };
    },
};
const unittestDialect = {
    framework: 'unittest',
    marks: head => rootAttribute(head, 'name') === 'unittest' ||
        (/<testsuite [^<>]*\bname="[\w.]+-\d{14}"/.test(head) && /\bclassname="/.test(firstCase(head))),
    identify(testCase, suites) {
        const { file, suite, name } = byClass(testCase, suites);
        const parts = (suite[0] ?? '').split('.').filter(part => part !== '');
        const fixture = /^(?:setUp|tearDown)(?:Module|Class) \((?<of>[\w.]+)\)$/.exec(name)?.groups?.of;
        if (fixture !== undefined)
            return nameless(fixture.split('.'), '');
        if (/(?:^|\.)(?:_FailedTest|_ErrorHolder|ModuleSkipped)$/.test(suite[0] ?? ''))
            return nameless(name.split('.'), '');
        const depth = depthIn(parts, file);
        const isFixture = /^(?:setUp|tearDown)(?:Module|Class)$/.test(name);
        const isModule = depth === parts.length && (name === suite[0] || name === parts.at(-1));
        if (isFixture || isModule)
            return nameless(parts, file);
        const subtest = name.endsWith(')') ? /^(?<test>\w+) (?:\[.*\] )?\(/.exec(name) : null;
        const what = name.slice(subtest?.[0].length ?? name.length, -1);
        const whole = what.includes('=') || what === '<subtest>' ? subtest?.groups?.test : undefined;
        return { file: file || modulePath(parts.slice(0, depth)), suite: parts.slice(depth), name: whole ?? name };
    },
};
function nameless(parts, file) {
    const depth = depthIn(parts, file);
    return { file: file || modulePath(parts.slice(0, depth)), suite: parts.slice(depth), name: '' };
}
function depthIn(parts, file) {
    const own = file
        .replace(/(?:\/__init__)?\.py$/, '')
        .split('/')
        .at(-1) ?? '';
    return file === '' || !parts.includes(own) ? moduleDepth(parts) : parts.indexOf(own) + 1;
}
function moduleDepth(parts) {
    const classAt = parts.findIndex(part => /^_*[A-Z]/.test(part));
    return classAt < 0 ? parts.length : classAt;
}
function modulePath(parts) {
    const path = parts.join('/');
    return path === '' ? '' : `${path}.py`;
}

;// CONCATENATED MODULE: ./lib/test-reports/dialects/ruby.js


const rspecDialect = {
    framework: 'rspec',
    marks: head => rootAttribute(head, 'name').startsWith('rspec'),
    identify: (testCase, suites) => ({ file: fileOf(testCase, suites), suite: [], name: xmlText(testCase.name) }),
};
const minitestDialect = {
    framework: 'minitest',
    marks: head => rootAttribute(head, 'name').startsWith('Minitest::') ||
        /\blineno="/.test(firstCase(head)) ||
        (/\bassertions="\d+"/.test(firstCase(head)) && /\.rb"/.test(head)),
    identify: byClass,
};

;// CONCATENATED MODULE: ./lib/test-reports/dialects/rust.js



const nextestDialect = {
    framework: 'cargo',
    marks: head => rootAttribute(head, 'name') === 'nextest-run' || /<testsuites [^<>]*\buuid="[0-9a-f-]{36}"/.test(head),
    identify(testCase, suites) {
        const binary = xmlText(suites.at(-1)?.name) || xmlText(testCase.classname);
        return rustTest(binary, xmlText(testCase.name));
    },
    explain({ message, stack, type }) {
        const panic = panicOf(stack);
        if (panic.type !== '')
            return panic;
        const known = message || (/^test (?:timeout|abort)/.test(type) ? type : panic.message);
        return { message: known, type: '' };
    },
};
function rustTest(binary, path) {
    const parts = path.split('::');
    return { file: '', suite: [...(binary === '' ? [] : [binary]), ...parts.slice(0, -1)], name: parts.at(-1) ?? '' };
}
function panicOf(stack) {
    const newer = /panicked at (?<place>[^\n]{1,1000}?:\d+:\d+):\n(?<message>[^]*?)(?:\nnote: |\nstack backtrace:|$)/.exec(stack)?.groups;
    const older = /panicked at '(?<message>[^]{0,4000}?)', (?<place>\S{1,1000}?:\d+:\d+)/.exec(stack)?.groups;
    const message = (newer ?? older)?.message?.trim() || /^Error: .*$/m.exec(stack)?.[0] || stack.split('\n')[0] || failure_message/* NO_MESSAGE */.se;
    return {
        kind: message.startsWith('assertion') ? 'failure' : 'error',
        type: (newer ?? older) ? 'panic' : '',
        message,
        stack,
    };
}

;// CONCATENATED MODULE: ./lib/test-reports/dialects/other.js


const batsDialect = {
    framework: 'bats',
    marks: head => /\bclassname="[^"]*\.bats"/.test(firstCase(head)),
    identify: testCase => ({
        file: slashes(xmlText(testCase.classname)),
        suite: [],
        name: xmlText(testCase.name).replace(/^begin \d+ /, ''),
    }),
};
const bazelDialect = {
    framework: 'bazel',
    marks: head => /\bduration="\d/.test(firstCase(head)) && /\bstatus="run"/.test(firstCase(head)),
    identify: (testCase, suites) => ({ ...byClass(testCase, suites), file: '' }),
};
const tapDialect = {
    framework: 'tap',
    marks: head => /\bname="(?:#\d+ |[^"]* # in \d+ ?ms")/.test(firstCase(head)) || rootAttribute(head, 'name').startsWith('tap'),
    hasTodos: true,
    identify(testCase, suites) {
        const suite = xmlText(suites.at(-1)?.name);
        return {
            file: fileOf(testCase, suites),
            suite: suite === '' ? [] : [suite],
            name: xmlText(testCase.name)
                .replace(/^#\d+ (?:- )?/, '')
                .replace(/ # (?:in \d+ ?m?s|time=[\d.]+m?s)$/, ''),
        };
    },
};
const otherDialect = {
    framework: '',
    marks: () => true,
    identify(testCase, suites) {
        const { file, suite, name } = byClass(testCase, suites);
        const classname = suite[0] ?? '';
        return { file, suite: name === classname || name.startsWith(`${classname} `) ? [] : suite, name };
    },
};
const dotnetDialect = {
    framework: 'dotnet',
    marks: head => rootAttribute(head, 'name').endsWith('.dll') || /<testsuite [^<>]*\bname="[^"]+\.dll"/.test(head),
    identify: (testCase, suites) => ({ ...byClass(testCase, suites), file: '', name: xmlText(testCase.name) }),
};

;// CONCATENATED MODULE: ./lib/test-reports/dialects/dialects.js









const DIALECTS = [
    vitestDialect,
    jestDialect,
    mochaDialect,
    pytestDialect,
    nextestDialect,
    playwrightDialect,
    denoDialect,
    bunDialect,
    mavenDialect,
    goDialect,
    unittestDialect,
    rspecDialect,
    googletestDialect,
    batsDialect,
    phpunitDialect,
    minitestDialect,
    dotnetDialect,
    ctestDialect,
    bazelDialect,
    tapDialect,
    nodeTestDialect,
    gradleDialect,
    otherDialect,
];
function dialectOf(head, { framework, likely }) {
    const called = (name) => DIALECTS.find(dialect => dialect.framework !== '' && dialect.framework === name);
    const marked = DIALECTS.find(dialect => dialect.marks(head)) ?? otherDialect;
    const guessed = marked === otherDialect ? called(likely) : undefined;
    return called(framework) ?? (guessed?.plausible?.(head) === true ? guessed : marked);
}

;// CONCATENATED MODULE: ./lib/test-reports/junit/junit-reader.js





async function* readJUnit(pieces, context) {
    const parts = splitReport(pieces);
    const strings = new Strings();
    const blocks = new Set();
    let dialect;
    let next = await parts.next();
    for (; next.done !== true; next = await parts.next()) {
        dialect ??= dialectOf(next.value.head, context);
        yield await casesOf(next.value, { dialect, strings, blocks });
    }
    dialect ??= dialectOf(next.value.head, context);
    return { framework: dialect.framework, complete: next.value.complete, notes: next.value.notes };
}
async function casesOf(part, whole) {
    const read = { ...whole, text: node => part.texts[Number(xmlText(node.inner) || -1)] ?? '' };
    const parsed = (await parsedCases(part.xml)).values();
    return part.cases.flatMap(each => {
        const { node, suites } = each ?? parsed.next().value ?? {};
        return node === undefined || suites === undefined ? [] : [caseOf(node, suites, read)];
    });
}
async function parsedCases(xml) {
    if (xml === '')
        return [];
    const root = (await (0,esm/* parse */.q)(xml, { attrValueProcessors: [] }));
    return childElements(root.testsuite).flatMap(suite => leaves(suite, []));
}
function leaves(suite, path) {
    const suites = [...path, suite];
    const own = childElements(suite.testcase).map(node => ({ node, suites }));
    return [...own, ...childElements(suite.testsuite).flatMap(inner => leaves(inner, suites))];
}
function caseOf(node, suites, reading) {
    const { dialect, strings } = reading;
    const found = resultOf(node, reading);
    const { file, suite, name } = blockOr(identityOf(node, suites, dialect), found.status, reading);
    const lineNumber = numberOf(node.line) ?? numberOf(node.lineno);
    const line = lineNumber === undefined ? undefined : lineNumber + 1 - (dialect.firstLine ?? 1);
    const id = {
        framework: dialect.framework,
        file: strings.shared(file),
        suite: strings.path(suite),
        name: strings.own(name),
    };
    const { status, durationMs } = found;
    const problems = found.problems.length === 0 ? NO_PROBLEMS : found.problems.map(problem => copied(problem, strings));
    if ((line === undefined || name === '') && found.flaky === undefined)
        return { id, status, durationMs, problems };
    return { id, ...found, problems, ...(line === undefined || name === '' ? {} : { line }) };
}
function identityOf(node, suites, dialect) {
    const id = dialect.identify(node, suites);
    const isNamed = [xmlText(node.name), xmlText(node.classname), id.file, ...id.suite].some(part => part !== '');
    return isNamed ? id : { ...id, suite: [xmlText(suites.at(-1)?.name)].filter(name => name !== '') };
}
function copied({ kind, type, message, stack }, strings) {
    return { kind, type: strings.shared(type), message: strings.own(message), stack: strings.own(stack) };
}
function blockOr(id, status, { dialect, blocks }) {
    if (dialect.blocksAsCases !== true)
        return id;
    const key = (path) => [id.file, ...path].join('\0');
    id.suite.forEach((_, index) => blocks.add(key(id.suite.slice(0, index + 1))));
    const path = [...id.suite, id.name];
    return status === 'failed' && blocks.has(key(path)) ? { file: id.file, suite: path, name: '' } : id;
}
const NO_PROBLEMS = [];
const NOT_RUN = /^(?:notrun|disabled|skipped|ignored|suppressed|pending)$/i;
function resultOf(node, reading) {
    const durationMs = Math.max(0, Math.round((numberOf(node.time) ?? 0) * 1000));
    const status = xmlText(node.status);
    if (isPlain(node))
        return { status: 'passed', durationMs, problems: NO_PROBLEMS };
    const printed = [...childElements(node['system-out']), ...childElements(node['system-err'])]
        .map(reading.text)
        .join('\n');
    const verdict = reading.dialect.judge?.(node);
    if (verdict?.status === 'failed') {
        return {
            status: 'failed',
            durationMs,
            problems: [{ kind: 'error', type: '', message: verdict.message, stack: printed }],
        };
    }
    if (verdict !== undefined)
        return { status: verdict.status, durationMs, problems: [] };
    const name = xmlText(node.name);
    const read = (value, kind) => childElements(value).map(each => problemOf(each, { kind, name, printed, reading }));
    const problems = [...read(node.failure, 'failure'), ...read(node.error, 'error'), ...read(node.warning, 'failure')];
    const isSkipped = Array.isArray(node.skipped) || NOT_RUN.test(status) || NOT_RUN.test(xmlText(node.result));
    if (isSkipped && (problems.length === 0 || reading.dialect.hasTodos === true))
        return { status: 'skipped', durationMs, problems: [] };
    const flaky = Array.isArray(node.flakyFailure) || Array.isArray(node.flakyError);
    if (problems.length > 0)
        return { status: 'failed', durationMs, problems };
    const earlier = [...read(node.flakyFailure, 'failure'), ...read(node.flakyError, 'error')];
    if (flaky)
        return { status: 'passed', durationMs, problems: earlier, flaky: true };
    const rerun = [...read(node.rerunFailure, 'failure'), ...read(node.rerunError, 'error')];
    return { status: rerun.length > 0 ? 'failed' : 'passed', durationMs, problems: rerun };
}
function isPlain(node) {
    if (node.status !== undefined || node.result !== undefined)
        return false;
    for (const name in node)
        if (typeof node[name] === 'object')
            return false;
    return true;
}
function problemOf(node, { kind, name, printed, reading }) {
    const inner = reading.text(node);
    const stack = (inner.trim() === '' ? printed : inner).replace(/\r\n/g, '\n');
    const declared = xmlText(node.message).replace(/\r\n/g, '\n');
    const type = xmlText(node.type);
    const found = reading.dialect.explain?.({ message: declared, stack, type, name });
    const message = found?.message ?? (declared.trim() === '' ? (0,failure_message/* failureLine */.Pu)(stack) || failure_message/* NO_MESSAGE */.se : declared);
    return { kind: found?.kind ?? kind, type: found?.type ?? typeOf(type, message), message, stack };
}
function typeOf(declared, message) {
    if (declared === '' || /^(?:fail|failed|failure|test_.*)$/i.test(declared))
        return (0,failure_message/* errorType */.D1)(message);
    return /^error$/i.test(declared) ? (0,failure_message/* errorType */.D1)(message) || declared : declared;
}
function numberOf(value) {
    if (value === undefined)
        return undefined;
    const text = xmlText(value).trim();
    const direct = Number(text);
    if (text !== '' && Number.isFinite(direct))
        return direct;
    const plain = /^\d+,\d{1,2}$|^\d+,\d{4,}$/.test(text)
        ? text.replace(',', '.')
        : text.replaceAll(/[,'\u00a0\u202f ]/g, '');
    const number = Number(plain);
    return plain === '' || !Number.isFinite(number) ? undefined : number;
}
class Strings {
    #known = new Map();
    #paths = new Map();
    own(text) {
        return text === '' ? '' : Buffer.from(text).toString();
    }
    shared(text) {
        const known = this.#known.get(text);
        if (known !== undefined)
            return known;
        if (this.#known.size > MAX_SHARED)
            this.#known.clear();
        const own = this.own(text);
        this.#known.set(own, own);
        return own;
    }
    path(parts) {
        const key = parts.join('\0');
        const known = this.#paths.get(key);
        if (known !== undefined)
            return known;
        if (this.#paths.size > MAX_SHARED)
            this.#paths.clear();
        const own = parts.map(part => this.shared(part));
        this.#paths.set(this.own(key), own);
        return own;
    }
}
const MAX_SHARED = 20_000;

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
// EXTERNAL MODULE: ./lib/test-reports/decode.js
var decode = __webpack_require__(43586);
;// CONCATENATED MODULE: ./lib/test-reports/formats/cargo.js






const MAX_ANNOUNCEMENT = 4_096;
const RUNNING = /^\s*Running (?<what>.+?) \((?<path>.*?[\\/])?(?<stem>[^\\/()]+?)-[0-9a-f]{16}(?:\.exe)?\)$/;
const DOC_TESTS = /^\s*Doc-tests (?<crate>\S+)$/;
const BEGIN = /^running \d+ tests?$/;
const TEST = /^test (?<name>.+?)(?: - (?<mode>should panic|compile fail|compile|ignored))? \.\.\. (?<status>ok|FAILED|ignored|bench:.*)(?:, .*)?(?: <(?<time>[\d.]+)s>)?$/s;
const PRINTING = /^test (?<name>.+?)(?: - should panic)? \.\.\. /;
const QUIET = /^(?<name>\S.*?)(?: - should panic)? --- FAILED$/;
const RESULT = /^test result: (?:ok|FAILED)\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<ignored>\d+) ignored/;
const OUTPUT = /^---- (?<name>.+?) std(?:out|err) ----$/;
async function* readCargo(pieces, context) {
    const errors = (context.errors ?? '').split('\n');
    const announced = errors.map(binaryOf).filter(name => name !== undefined);
    const compile = new CompileErrors();
    for (const line of errors)
        compile.line(line);
    let binary = '';
    let block;
    let blocks = 0;
    let unnamed = 0;
    const docs = [];
    const withoutDocs = (cases) => {
        docs.push(...cases.filter(isDoc));
        return cases.filter(each => !isDoc(each));
    };
    for await (const raw of (0,decode/* linesOf */.Dx)(pieces)) {
        const line = (0,external_node_util_.stripVTControlCharacters)(raw);
        if (announced.length === 0)
            compile.line(line);
        const next = binaryOf(line);
        const begins = BEGIN.test(line) && block?.isPrinting !== true;
        if (block !== undefined && (next !== undefined || begins)) {
            yield withoutDocs(block.brokenOff());
            block = undefined;
        }
        binary = next ?? binary;
        if (begins) {
            binary = announced[blocks] ?? binary;
            blocks += 1;
            block = new Block(binary);
        }
        else if (block?.line(line) === 'ended') {
            yield withoutDocs(block.cases());
            unnamed += block.unnamed;
            block = undefined;
        }
    }
    if (block !== undefined)
        yield withoutDocs(block.cases());
    if (docs.length > 0)
        yield numbered(docs);
    const broken = compile.problems();
    if (broken.length > 0 && blocks === 0) {
        yield [
            { id: { framework: 'cargo', file: '', suite: [], name: '' }, status: 'failed', durationMs: 0, problems: broken },
        ];
    }
    else if (blocks === 0)
        throw new report/* UnreadableReport */.s('it holds no test of cargo.');
    const notes = block === undefined ? [] : [`The tests of ${binary || 'a binary'} broke off.`];
    if (unnamed > 0)
        notes.push(`${unnamed} tests are counted, but not named.`);
    return { framework: 'cargo', complete: notes.length === 0, notes };
}
class Block {
    #binary;
    #results = [];
    #outputs = new Map();
    #output;
    #printing;
    unnamed = 0;
    constructor(binary) {
        this.#binary = binary;
    }
    get isPrinting() {
        return this.#printing !== undefined || this.#output !== undefined;
    }
    line(line) {
        const counts = this.#printing === undefined ? RESULT.exec(line)?.groups : undefined;
        if (counts !== undefined) {
            const sum = Number(counts.passed) + Number(counts.failed) + Number(counts.ignored);
            this.unnamed = Math.max(0, sum - this.#results.length);
            return 'ended';
        }
        const heading = OUTPUT.exec(line)?.groups?.name;
        if (heading !== undefined) {
            this.#output = new capped_text/* TestOutput */.I();
            this.#outputs.set(heading, this.#output);
        }
        else if (/^(?:failures|successes):$/.test(line))
            this.#output = undefined;
        else if (this.#output !== undefined)
            this.#output.add(`${line}\n`);
        else
            this.#result(line);
    }
    #result(line) {
        const test = TEST.exec(line)?.groups;
        if (test !== undefined) {
            const skipped = test.status === 'ignored' || test.mode === 'ignored';
            const status = test.status === 'FAILED' ? 'failed' : skipped ? 'skipped' : 'passed';
            this.#results.push({ name: test.name ?? '', status, durationMs: Math.round(Number(test.time ?? 0) * 1000) });
            this.#printing = undefined;
        }
        else if (QUIET.test(line)) {
            this.#results.push({ name: QUIET.exec(line)?.groups?.name ?? '', status: 'failed', durationMs: 0 });
        }
        else if (PRINTING.test(line))
            this.#printing = PRINTING.exec(line)?.groups?.name;
        else if (this.#printing !== undefined && /^(?:ok|FAILED)$/.test(line)) {
            this.#results.push({ name: this.#printing, status: line === 'ok' ? 'passed' : 'failed', durationMs: 0 });
            this.#printing = undefined;
        }
    }
    cases() {
        return this.#results.map(each => cargo_caseOf(this.#binary, each, this.#outputs));
    }
    brokenOff() {
        const message = `The test binary${this.#binary === '' ? '' : ` ${this.#binary}`} ended before its tests did.`;
        const problems = [{ kind: 'error', type: 'crash', message, stack: '' }];
        const id = { framework: 'cargo', file: '', suite: suiteOf(this.#binary), name: '' };
        return [...this.cases(), { id, status: 'failed', durationMs: 0, problems }];
    }
}
function suiteOf(binary) {
    return binary === '' ? [] : [binary];
}
function binaryOf(line) {
    if (line.length > MAX_ANNOUNCEMENT)
        return undefined;
    const doc = DOC_TESTS.exec(line)?.groups?.crate;
    if (doc !== undefined)
        return `${doc}::doc`;
    const running = RUNNING.exec(line)?.groups;
    return running?.stem;
}
function cargo_caseOf(binary, { name, status, durationMs }, outputs) {
    const doc = /^(?<file>\S+\.\w+) - (?:(?<item>.*) )?\(line (?<line>\d+)\)$/.exec(name)?.groups;
    const { file = '', item, line } = doc ?? {};
    const id = doc === undefined
        ? { framework: 'cargo', ...rustTest(binary, name) }
        : { framework: 'cargo', file, suite: suiteOf(binary), name: item === undefined ? file : `${file} - ${item}` };
    const found = { id, status, durationMs, ...(line === undefined ? {} : { line: Number(line) }) };
    if (status !== 'failed')
        return { ...found, problems: [] };
    const stack = outputs.get(name)?.text().trim() ?? '';
    return { ...found, problems: [panicOf(stack)] };
}
function isDoc({ line }) {
    return line !== undefined;
}
function numbered(docs) {
    const times = new Map();
    return docs
        .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map(each => {
        const key = (0,test_case/* testKey */.S8)(each.id);
        const time = (times.get(key) ?? 0) + 1;
        times.set(key, time);
        return time === 1 ? each : { ...each, id: { ...each.id, name: `${each.id.name} (${time})` } };
    });
}
class CompileErrors {
    #found = [];
    #open;
    line(line) {
        const message = /^error(?:\[E\d+\])?: (?!could not compile|(?:doc)?test failed|aborting due|\d+ targets? failed)(?<message>.+)$/.exec(line)?.groups?.message;
        if (message !== undefined) {
            this.#open = new capped_text/* TestOutput */.I();
            this.#found.push({ message, text: this.#open });
        }
        if (line.trim() === '' || /^(?:warning|error: could not compile)/.test(line))
            this.#open = undefined;
        this.#open?.add(`${line}\n`);
    }
    problems() {
        return this.#found
            .slice(0, 20)
            .map(({ message, text }) => ({ kind: 'error', type: 'compile error', message, stack: text.text() }));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/test-reports/formats/go-builds.js

const MAX_BUILDS = 1_000;
class GoBuilds {
    #outputs = new Map();
    #below;
    add(name, text) {
        this.#outputOf(name).add(text);
    }
    addLine(line) {
        const heading = /^# (\S.*)$/.exec(line)?.[1];
        if (heading === undefined)
            this.#below?.add(`${line}\n`);
        else
            this.#below = this.#outputOf(heading);
    }
    endHeading() {
        this.#below = undefined;
    }
    of(pkg, failed = '') {
        const named = this.#outputs.get(failed) ?? this.#outputs.get(pkg);
        return (named ?? this.#byBinary(pkg))?.text() ?? '';
    }
    #byBinary(pkg) {
        return [...this.#outputs].find(([name]) => name.split(' ')[0]?.replace(/_test$/, '') === pkg || name.includes(`[${pkg}.test]`))?.[1];
    }
    #outputOf(name) {
        const known = this.#outputs.get(name);
        if (known !== undefined)
            return known;
        const output = new capped_text/* TestOutput */.I();
        if (this.#outputs.size < MAX_BUILDS)
            this.#outputs.set(name, output);
        return output;
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/go-crash.js

const CREATED = 'created by ';
class GoCrash {
    #piece = '';
    #reason = '';
    #goroutine = '';
    #first = '';
    #tests = new Map();
    #creators = new Map();
    #output = new capped_text/* TestOutput */.I();
    add(piece) {
        if (this.#piece !== '' && piece.startsWith('=== '))
            return;
        const text = this.#piece + piece;
        this.#piece = text.endsWith('\n') ? '' : text;
        if (this.#piece === '')
            this.#addLine(text);
    }
    #addLine(text) {
        const line = text.trimEnd();
        if (this.#reason === '' && /^(?:panic|fatal error): /.test(line))
            this.#reason = line;
        if (this.#reason === '')
            return;
        this.#output.add(text);
        const heading = line.endsWith(']:') ? /^goroutine (\d{1,20})\b/.exec(line)?.[1] : undefined;
        if (heading !== undefined) {
            this.#goroutine = heading;
            this.#first ||= heading;
        }
        const test = testIn(line);
        if (test !== undefined)
            this.#tests.set(this.#goroutine, [...(this.#tests.get(this.#goroutine) ?? []), test]);
        const creator = line.startsWith(CREATED) ? / in goroutine (\d{1,20})$/.exec(line.slice(-40))?.[1] : undefined;
        if (creator !== undefined)
            this.#creators.set(this.#goroutine, creator);
    }
    get reason() {
        return this.#reason;
    }
    text() {
        return this.#output.text();
    }
    get isTimeout() {
        return this.#reason.startsWith('panic: test timed out');
    }
    tests() {
        const found = [];
        const seen = new Set();
        for (let at = this.#first; at !== undefined && !seen.has(at); at = this.#creators.get(at)) {
            seen.add(at);
            found.push(...(this.#tests.get(at) ?? []).toReversed());
        }
        return [...new Set(found)];
    }
}
function testIn(line) {
    const frame = line.startsWith(CREATED) ? line.slice(CREATED.length) : line;
    const [symbol = ''] = frame.split(/\(| in goroutine /, 1);
    if (/\s/.test(symbol))
        return undefined;
    const [, ...names] = symbol.slice(symbol.lastIndexOf('/') + 1).split('.');
    return names.find(name => /^(?:Test|Example|Fuzz)/.test(name));
}
function crashedTest(crash, { open, failed, parallel }) {
    const named = crash.tests().find(name => open.has(name) || failed.has(name));
    if (named !== undefined && !open.has(named))
        return undefined;
    const outermost = [...open].filter(name => !name.includes('/'));
    const inTurn = outermost.filter(name => !parallel.has(name));
    let at = named ?? (inTurn.length === 1 ? inTurn[0] : outermost.length === 1 ? outermost[0] : undefined);
    if (at === undefined)
        return '';
    for (;;) {
        const above = at;
        const isBelow = (name) => name.startsWith(`${above}/`) && !name.slice(above.length + 1).includes('/');
        const [inner, ...others] = [...open].filter(isBelow);
        if (inner === undefined || others.length > 0 || [...parallel].some(isBelow))
            return above;
        at = inner;
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/go-package.js




class GoPackage {
    name;
    hasEnded = false;
    note;
    #output = new capped_text/* TestOutput */.I();
    #running = new Map();
    #crash = new GoCrash();
    #parallel = new Set();
    #failed = new Set();
    constructor(name = '') {
        this.name = name;
    }
    get hasOpenTests() {
        return this.#running.size > 0;
    }
    get crash() {
        return this.#crash.reason;
    }
    isRunning(test) {
        return this.#running.has(test);
    }
    run(test) {
        this.#running.set(test, new capped_text/* TestOutput */.I());
    }
    pause(test) {
        this.#parallel.add(test);
    }
    print(text, test) {
        const output = (test === undefined ? undefined : this.#running.get(test)) ?? this.#output;
        output.add(text);
        this.#crash.add(text);
    }
    openCrashed() {
        const [named] = this.#crash.tests();
        if (named !== undefined && !this.#failed.has(named) && !this.hasOpenTests)
            this.run(named);
    }
    end(test, { status, durationMs }) {
        const output = this.#running.get(test)?.text() ?? '';
        this.#running.delete(test);
        if (status === 'failed')
            this.#failed.add(test);
        const problems = status === 'failed' ? [go_package_problemOf(output, { kind: 'failure', silent: failure_message/* NO_MESSAGE */.se })] : [];
        return { id: this.#id(test), status, durationMs, problems };
    }
    fail(build, durationMs) {
        const within = this.#endedWithin();
        if (this.#failed.size > 0)
            return within;
        const problems = [go_package_problemOf(build || this.#output.text(), { kind: 'error', silent: NO_TEST })];
        return [...within, { id: this.#id(''), status: 'failed', durationMs, problems }];
    }
    #endedWithin() {
        if (!this.hasOpenTests)
            return [];
        const open = new Set(this.#running.keys());
        const crash = this.#crash;
        const ended = crash.isTimeout
            ? [...open]
            : [crashedTest(crash, { open, failed: this.#failed, parallel: this.#parallel })];
        const cases = ended.filter(name => name !== undefined).map(name => this.#crashed(name));
        this.#running.clear();
        if (crash.isTimeout)
            return cases;
        const by = ended[0] === undefined || ended[0] === '' ? 'A test' : ended[0];
        this.note = `${by} ended the process of ${this.name || 'its package'}. Its tests without a result did not run.`;
        return cases;
    }
    #crashed(test) {
        const crash = this.#crash;
        const output = (this.#running.get(test)?.text() ?? '') + this.#output.text();
        const isWhole = crash.isTimeout || output.includes(crash.reason);
        this.#failed.add(test);
        const problems = [go_package_problemOf(isWhole ? output : output + crash.text(), { kind: 'error', silent: go_package_RUNNING })];
        return { id: this.#id(test), status: 'failed', durationMs: 0, problems };
    }
    #id(name) {
        return { framework: 'go', file: '', suite: this.name === '' ? [] : [this.name], name };
    }
}
const NO_TEST = 'The package failed, and no test of it did.';
const go_package_RUNNING = 'It was running when its package ended.';
function go_package_problemOf(output, { kind, silent }) {
    const { message, type = '' } = goFailure(output);
    return { kind: type === 'panic' ? 'error' : kind, type, message: message || silent, stack: output };
}

// EXTERNAL MODULE: ./lib/test-reports/formats/json.js
var json = __webpack_require__(12411);
;// CONCATENATED MODULE: ./lib/test-reports/formats/go.js






const GoEvent = schemas/* object */.Ikc({
    Action: schemas/* string */.YjP(),
    Package: schemas/* string */.YjP().default(''),
    ImportPath: schemas/* string */.YjP().default(''),
    Test: schemas/* string */.YjP().optional(),
    Elapsed: schemas/* number */.aig().optional(),
    Output: schemas/* string */.YjP().optional(),
    FailedBuild: schemas/* string */.YjP().optional(),
});
async function* readGoJson(pieces, context) {
    const packages = new Map();
    const builds = new GoBuilds();
    let seen = 0;
    for (const line of (context.errors ?? '').split('\n'))
        builds.addLine(line);
    for await (const line of (0,decode/* linesOf */.Dx)(pieces)) {
        const event = (0,json/* parseJsonLine */.wz)(line, GoEvent);
        if (event === undefined) {
            builds.addLine(line);
            continue;
        }
        seen += 1;
        if (event.Action === 'build-output')
            builds.add(event.ImportPath, event.Output ?? '');
        if (event.Package !== '') {
            const cases = [...applyEvent(packageOf(packages, event.Package), event, builds)];
            if (cases.length > 0)
                yield cases;
        }
    }
    if (seen === 0)
        throw new report/* UnreadableReport */.s('it holds no event of go test -json.');
    const open = [...packages].filter(([, { hasEnded }]) => !hasEnded).map(([name]) => name);
    const notes = open.length === 0 ? [] : [`The run broke off in ${open.slice(0, 3).join(', ')}.`];
    const notRun = [...packages.values()].flatMap(({ note }) => note ?? []);
    return { framework: 'go', complete: open.length === 0, notes: [...notes, ...notRun], notRun };
}
const STATUS = { pass: 'passed', fail: 'failed', skip: 'skipped' };
function* applyEvent(state, event, builds) {
    const { Action: action, Test: test } = event;
    const durationMs = Math.round((event.Elapsed ?? 0) * 1000);
    if (action === 'output')
        state.print(event.Output ?? '', test);
    if (test !== undefined && action === 'pause')
        state.pause(test);
    if (test !== undefined && action === 'run')
        state.run(test);
    if (action !== 'pass' && action !== 'fail' && action !== 'skip')
        return;
    if (test !== undefined) {
        yield state.end(test, { status: STATUS[action], durationMs });
        return;
    }
    state.hasEnded = true;
    if (action === 'fail')
        yield* state.fail(builds.of(state.name, event.FailedBuild), durationMs);
}
function packageOf(packages, name) {
    const known = packages.get(name);
    if (known !== undefined)
        return known;
    const state = new GoPackage(name);
    packages.set(name, state);
    return state;
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/jest.js





const JestJson = schemas/* object */.Ikc({
    numRuntimeErrorTestSuites: schemas/* number */.aig().optional(),
    wasInterrupted: schemas/* boolean */.zMY().default(false),
    testResults: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: schemas/* string */.YjP(),
        message: schemas/* string */.YjP().default(''),
        status: schemas/* string */.YjP(),
        assertionResults: schemas/* array */.YOg(schemas/* object */.Ikc({
            ancestorTitles: schemas/* array */.YOg(schemas/* string */.YjP()),
            title: schemas/* string */.YjP(),
            status: schemas/* string */.YjP(),
            duration: schemas/* number */.aig().nullish(),
            location: schemas/* object */.Ikc({ line: schemas/* number */.aig() }).nullish(),
            failureMessages: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
            retryReasons: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
        })),
    })),
});
async function* readJestJson(pieces, context) {
    const report = await (0,json/* parseJson */.qF)(pieces, JestJson, 'a report of jest --json');
    const framework = context.framework ?? (report.numRuntimeErrorTestSuites === undefined ? 'vitest' : 'jest');
    for (const file of report.testResults) {
        const path = file.name.replaceAll('\\', '/');
        if (file.assertionResults.length === 0 && file.status === 'failed') {
            const problems = [jest_problemOf(file.message, 'error')];
            yield [{ id: { framework, file: path, suite: [], name: '' }, status: 'failed', durationMs: 0, problems }];
            continue;
        }
        if (file.assertionResults.length === 0 && file.status === 'passed' && framework === 'node') {
            yield [{ id: { framework, file: path, suite: [], name: '' }, status: 'passed', durationMs: 0, problems: [] }];
            continue;
        }
        const isOutside = file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
        const outside = /^[ \t]*● Test suite failed to run\n(?<text>(?:(?![ \t]*●)[^\n]*\n?)*)/m.exec((0,external_node_util_.stripVTControlCharacters)(file.message))?.groups?.text;
        if (isOutside || outside !== undefined) {
            const text = outside ?? (file.message.trim() || 'A hook failed, or an error was thrown outside of all tests.');
            yield [
                {
                    id: { framework, file: path, suite: [], name: '' },
                    status: 'failed',
                    durationMs: 0,
                    problems: [jest_problemOf(text.trim(), 'error')],
                },
            ];
        }
        yield file.assertionResults.map((test) => {
            const id = { framework, file: path, suite: test.ancestorTitles.filter(title => title !== ''), name: test.title };
            const problems = (test.failureMessages ?? []).map(message => jest_problemOf(message, 'failure'));
            const flaky = test.status === 'passed' && (test.retryReasons ?? []).length > 0;
            return {
                id,
                status: statusOf(test.status),
                durationMs: test.duration ?? 0,
                problems,
                line: test.location?.line,
                ...(flaky ? { flaky } : {}),
            };
        });
    }
    const notes = report.wasInterrupted ? ['The run was interrupted.'] : [];
    return { framework, complete: !report.wasInterrupted, notes };
}
function statusOf(status) {
    return status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped';
}
function jest_problemOf(text, kind) {
    const stack = withoutHeading((0,external_node_util_.stripVTControlCharacters)(text));
    const message = stack.split('\n    at ')[0]?.trim() ?? '';
    return { kind, type: (0,failure_message/* errorType */.D1)(message), message, stack };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/mocha.js




const Result = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    fullTitle: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().nullish(),
    duration: schemas/* number */.aig().nullish(),
    currentRetry: schemas/* number */.aig().nullish(),
    err: schemas/* object */.Ikc({ message: schemas/* string */.YjP().nullish(), stack: schemas/* string */.YjP().nullish(), name: schemas/* string */.YjP().nullish() }).nullish(),
});
const MochaJson = schemas/* object */.Ikc({
    stats: schemas/* object */.Ikc({ tests: schemas/* number */.aig() }),
    passes: schemas/* array */.YOg(Result),
    pending: schemas/* array */.YOg(Result),
    failures: schemas/* array */.YOg(Result),
});
async function* readMochaJson(pieces) {
    const report = await (0,json/* parseJson */.qF)(pieces, MochaJson, "a report of mocha's json reporter");
    const cases = (results, status) => results.map(result => mocha_caseOf(result, status));
    yield [...cases(report.passes, 'passed'), ...cases(report.failures, 'failed'), ...cases(report.pending, 'skipped')];
    return { framework: 'mocha', complete: true, notes: [] };
}
function mocha_caseOf(result, status) {
    const title = isMochaHook(result.title) ? '' : result.title;
    const above = withoutSuffix(result.fullTitle, result.title);
    const id = { framework: 'mocha', file: result.file ?? '', suite: above === '' ? [] : [above], name: title };
    const base = { id, status, durationMs: result.duration ?? 0 };
    if (status !== 'failed')
        return { ...base, problems: [], ...((result.currentRetry ?? 0) > 0 && status === 'passed' ? { flaky: true } : {}) };
    const message = result.err?.message ?? '';
    const stack = result.err?.stack ?? message;
    const where = title === '' ? `${result.title}: ` : '';
    const type = result.err?.name ?? (0,failure_message/* errorType */.D1)(stack);
    return { ...base, problems: [{ kind: title === '' ? 'error' : 'failure', type, message: where + message, stack }] };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/go-lines.js


const STEP = /^=== (?<step>RUN|PAUSE|CONT|NAME) +(?<test>\S.*)$/;
const go_lines_RESULT = /^ {0,400}--- (?<word>PASS|FAIL|SKIP): (?<test>\S+)(?: \((?<time>[\d.]+)s\))?$/;
const PACKAGE = /^(?<word>ok|FAIL)\s+(?<name>[\w.-]\S*)\s+(?:(?<time>[\d.]+)s|\(cached\)|(?<built>\[.*\]))/;
const STILL_RUNNING = /^\s+(?<test>(?:Test|Example|Fuzz)\S*) \(\d[\dhms.µn]*\)$/;
const SILENT = /^(?:FAIL|PASS|exit status \d+|signal: .*|\s*)$/;
const go_lines_STATUS = { PASS: 'passed', FAIL: 'failed', SKIP: 'skipped' };
class GoLines {
    #builds = new GoBuilds();
    #package = new GoPackage();
    #cases = [];
    #ended;
    #current;
    #said = '';
    #saysFail = false;
    notRun = [];
    get isInPackage() {
        return this.#current !== undefined || this.#cases.length > 0;
    }
    add(line) {
        const pkg = PACKAGE.exec(line)?.groups;
        if (pkg !== undefined)
            return this.#endPackage(pkg);
        const step = STEP.exec(line)?.groups;
        if (step !== undefined)
            return this.#step(step.step ?? '', step.test ?? '');
        const result = go_lines_RESULT.exec(line)?.groups;
        if (result !== undefined) {
            this.#begin(result.test ?? '');
            this.#ended = {
                test: result.test ?? '',
                status: go_lines_STATUS[result.word ?? ''] ?? 'failed',
                durationMs: ms(result.time),
            };
            return [];
        }
        if (this.isInPackage && (line === 'FAIL' || line === 'PASS')) {
            this.#finish();
            this.#current = undefined;
            this.#saysFail = line === 'FAIL';
            return [];
        }
        if (!SILENT.test(line))
            this.#said = line.trim();
        this.#builds.addLine(line);
        const running = this.#package.crash.startsWith('panic: test timed out')
            ? STILL_RUNNING.exec(line)?.groups?.test
            : '';
        if (running !== undefined && running !== '' && !this.#package.isRunning(running))
            this.#package.run(running);
        if (this.isInPackage || this.#package.crash !== '' || /^(?:panic|fatal error): /.test(line))
            this.#package.print(`${line}\n`, this.#current);
        return undefined;
    }
    end() {
        this.#finish();
        const hasFailed = this.#saysFail || this.#package.crash !== '';
        const brokeOff = this.#package.hasOpenTests && !hasFailed;
        if (this.isInPackage && hasFailed)
            this.#fail('', 0);
        return { cases: this.#cases, brokeOff };
    }
    #step(step, test) {
        if (step === 'RUN') {
            this.#finish();
            this.#package.run(test);
        }
        else if (step === 'PAUSE')
            this.#package.pause(test);
        this.#builds.endHeading();
        this.#current = test;
        return [];
    }
    #begin(test) {
        this.#finish();
        this.#builds.endHeading();
        if (!this.#package.isRunning(test))
            this.#package.run(test);
        this.#current = test;
    }
    #finish() {
        if (this.#ended === undefined)
            return;
        this.#cases.push(this.#package.end(this.#ended.test, this.#ended));
        this.#ended = undefined;
    }
    #endPackage({ word, name = '', time, built }) {
        this.#finish();
        this.#package.name = name;
        if (word === 'FAIL')
            this.#fail(built === undefined ? '' : this.#builds.of(name) || `FAIL ${name} ${built}`, ms(time));
        const cases = this.#cases.map(each => ({ ...each, id: { ...each.id, suite: [name] } }));
        this.#builds.endHeading();
        this.#package = new GoPackage();
        this.#cases = [];
        this.#current = undefined;
        this.#said = '';
        this.#saysFail = false;
        return cases;
    }
    #fail(build, durationMs) {
        if (!this.isInPackage && this.#package.crash === '')
            this.#package.print(`${this.#said}\n`);
        this.#package.openCrashed();
        this.#cases.push(...this.#package.fail(build, durationMs));
        if (this.#package.note !== undefined)
            this.notRun.push(this.#package.note);
    }
}
function ms(seconds) {
    return Math.round(Number(seconds ?? 0) * 1000);
}

// EXTERNAL MODULE: ./lib/test-reports/formats/result-lines.js
var result_lines = __webpack_require__(68954);
;// CONCATENATED MODULE: ./lib/test-reports/formats/plain.js






const SUMMARY = /^=+ .*\b(?:passed|failed|errors?|no tests ran)\b.* =+$|^\d+ (?:passed|failed)\b|^(?:OK|FAILED)(?: \(.*\))?$|^Ran \d+ tests? in|^\s*Tests:?\s+\d|^(?:ok|FAIL)\s+\S+\s|^(?:FAIL|PASS)$|^\d+% tests passed|^\[(?:INFO|ERROR)\] BUILD|^BUILD (?:SUCCESSFUL|FAILED)|^\d+ examples?,|^\d+ runs, \d+ assertions|^ℹ tests \d+$|^\s*\d+ passing\b|^\[\s+(?:PASSED|FAILED)\s+\] \d+ tests?/;
const COUNTED = /\b[1-9]\d* (?:failed|failing|failures?|errors?)\b|(?:failures|errors)=[1-9]|^ℹ fail [1-9]/;
async function* readPlain(pieces, context) {
    const tests = new Map();
    let framework = context.framework ?? '';
    let summed = false;
    let counted = false;
    const go = new GoLines();
    let isGo = false;
    let namesFailure = false;
    let isSkipped = false;
    for await (const raw of (0,decode/* linesOf */.Dx)(pieces, 20_000)) {
        const line = (0,external_node_util_.stripVTControlCharacters)(raw.slice(0, 2_000)).replace(LOG_TIME, '');
        if (SUMMARY.test(line)) {
            summed = true;
            counted ||= COUNTED.test(line);
        }
        counted ||= /^\s*[1-9]\d* failing\b|^ℹ fail [1-9]/.test(line);
        const ended = go.add(line);
        if (ended !== undefined) {
            isGo = true;
            namesFailure ||= ended.some(({ status }) => status === 'failed');
            if (ended.length > 0)
                yield ended;
            continue;
        }
        const skips = isSkipped || /^(?:OK|FAILED) \(\w[\w ]*=\d.*\)$/.test(line);
        isSkipped = /^\s*\d+\) Skipped:$/.test(line);
        const test = skips ? undefined : (0,result_lines/* resultIn */.D)(line);
        if (test === undefined || (go.isInPackage && test.id.framework === ''))
            continue;
        framework ||= test.id.framework;
        const key = [test.id.file, ...test.id.suite, test.id.name].join('\0');
        const known = tests.get(key);
        if (known === undefined || known.status === test.status || test.status === 'failed')
            tests.set(key, { ...known, ...test });
    }
    const open = go.end();
    if (open.cases.length > 0)
        yield open.cases;
    namesFailure ||= [...tests.values(), ...open.cases].some(({ status }) => status === 'failed');
    const unnamed = counted && !namesFailure;
    if (tests.size === 0 && !isGo)
        throw new report/* UnreadableReport */.s('it holds nothing that looks like the result of a test.');
    yield [...tests.values()].map((test) => {
        const message = test.message ?? '';
        return {
            id: test.id,
            status: test.status,
            durationMs: test.durationMs ?? 0,
            problems: test.status === 'failed' ? [{ kind: 'failure', type: (0,failure_message/* errorType */.D1)(message), message, stack: '' }] : [],
        };
    });
    const notes = ["It was read from the runner's printed output; a JUnit report contains more."];
    if (!summed)
        notes.push('It has no summary line: the run may have broken off.');
    if (unnamed)
        notes.push('It counts failures, but names none.');
    if (isGo)
        framework ||= 'go';
    return {
        framework,
        complete: summed && !unnamed && !open.brokeOff,
        notes: [...notes, ...go.notRun],
        notRun: go.notRun,
    };
}
const LOG_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /;

;// CONCATENATED MODULE: ./lib/test-reports/formats/playwright.js




const TestError = schemas/* object */.Ikc({
    message: schemas/* string */.YjP().nullish(),
    stack: schemas/* string */.YjP().nullish(),
    location: schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* number */.aig() }).nullish(),
});
const Spec = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    line: schemas/* number */.aig(),
    tests: schemas/* array */.YOg(schemas/* object */.Ikc({
        projectName: schemas/* string */.YjP().default(''),
        status: schemas/* string */.YjP().default(''),
        results: schemas/* array */.YOg(schemas/* object */.Ikc({
            status: schemas/* string */.YjP().nullish(),
            duration: schemas/* number */.aig().default(0),
            errors: schemas/* array */.YOg(TestError).default([]),
        })),
    })),
});
const Suite = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    specs: schemas/* array */.YOg(Spec),
    get suites() {
        return schemas/* array */.YOg(Suite).optional();
    },
});
const PlaywrightJson = schemas/* object */.Ikc({
    config: schemas/* object */.Ikc({ rootDir: schemas/* string */.YjP().default('') }),
    suites: schemas/* array */.YOg(Suite),
    errors: schemas/* array */.YOg(TestError).default([]),
});
async function* readPlaywrightJson(pieces) {
    const report = await (0,json/* parseJson */.qF)(pieces, PlaywrightJson, "a report of Playwright's json reporter");
    const root = report.config.rootDir.replaceAll('\\', '/');
    for (const suite of report.suites)
        yield playwright_casesOf(suite, { root, path: [] });
    const errors = report.errors.filter(({ message }, _, all) => all.length === 1 || !message?.includes('No tests found'));
    yield errors.map((error) => ({
        id: { framework: 'playwright', file: error.location?.file ?? '', suite: [], name: '' },
        status: 'failed',
        durationMs: 0,
        problems: [playwright_problemOf(error, 'error')],
    }));
    return { framework: 'playwright', complete: true, notes: [] };
}
function playwright_casesOf(suite, at) {
    const own = suite.specs.flatMap(spec => spec.tests.map((test) => {
        const project = test.projectName === '' ? [] : [test.projectName];
        const failed = test.status === 'unexpected';
        const errors = test.results.flatMap(({ errors: found }) => found);
        return {
            id: {
                framework: 'playwright',
                file: joined(at.root, spec.file),
                suite: [...project, ...at.path],
                name: spec.title,
            },
            status: failed ? 'failed' : test.status === 'skipped' ? 'skipped' : 'passed',
            durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
            problems: failed || test.status === 'flaky' ? errors.map(error => playwright_problemOf(error, 'failure')) : [],
            line: spec.line,
            ...(test.status === 'flaky' ? { flaky: true } : {}),
        };
    }));
    const inner = (suite.suites ?? []).flatMap(each => playwright_casesOf(each, { root: at.root, path: [...at.path, each.title].filter(title => title !== '') }));
    return [...own, ...inner];
}
function playwright_problemOf(error, kind) {
    const message = (0,external_node_util_.stripVTControlCharacters)(error.message ?? '');
    const stack = (0,external_node_util_.stripVTControlCharacters)(error.stack ?? '') || message;
    const place = error.location ? `\n    at ${error.location.file}:${error.location.line}:1` : '';
    return { kind, type: (0,failure_message/* errorType */.D1)(message), message: message || (0,failure_message/* firstLine */.TM)(stack), stack: stack + place };
}
function joined(root, file) {
    return root === '' || file.startsWith('/') || /^[A-Za-z]:/.test(file) ? file : `${root}/${file}`;
}

// EXTERNAL MODULE: ./lib/test-reports/formats/pytest.js
var pytest = __webpack_require__(21726);
;// CONCATENATED MODULE: ./lib/test-reports/formats/rspec.js






const RSpecJson = schemas/* object */.Ikc({
    version: schemas/* string */.YjP(),
    messages: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    examples: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* string */.YjP().default(''),
        description: schemas/* string */.YjP(),
        full_description: schemas/* string */.YjP(),
        status: schemas/* string */.YjP(),
        file_path: schemas/* string */.YjP(),
        line_number: schemas/* number */.aig(),
        run_time: schemas/* number */.aig().nullish(),
        exception: schemas/* object */.Ikc({ class: schemas/* string */.YjP(), message: schemas/* string */.YjP().nullish(), backtrace: schemas/* array */.YOg(schemas/* string */.YjP()).nullish() })
            .nullish(),
    })),
    summary: schemas/* object */.Ikc({ errors_outside_of_examples_count: schemas/* number */.aig().default(0) }),
});
const ENDED = 'The process ended within an example.';
async function* readRSpecJson(pieces) {
    const report = await (0,json/* parseJson */.qF)(pieces, RSpecJson, "a report of RSpec's json formatter");
    yield report.examples.map((example) => {
        const above = withoutSuffix(example.full_description, example.description);
        const { exception } = example;
        const message = (exception?.message ?? '').trim();
        const stack = [message, ...(exception?.backtrace ?? [])].join('\n');
        const ended = example.status === '';
        const failed = ended || example.status === 'failed';
        const file = /^(?<file>.+?)\[[\d:]+\]$/.exec(example.id)?.groups?.file ?? example.file_path;
        const type = exception?.class ?? '';
        const kind = type.startsWith('RSpec::Expectations::') ? 'failure' : 'error';
        return {
            id: { framework: 'rspec', file: slashes(file), suite: above === '' ? [] : [above], name: example.description },
            status: failed ? 'failed' : example.status === 'passed' ? 'passed' : 'skipped',
            durationMs: Math.round((example.run_time ?? 0) * 1000),
            problems: failed ? [{ kind, type, message: ended ? ENDED : message, stack }] : [],
            ...(file === example.file_path ? { line: example.line_number } : {}),
        };
    });
    const outside = report.messages.filter(message => /error occurred (?:while loading|outside of examples|in an? )/i.test(message));
    yield outside.map((message) => {
        const plain = (0,external_node_util_.stripVTControlCharacters)(message);
        const file = /while loading (\S+?)\.?[ \t]*$/m.exec(plain)?.[1] ?? /^[ \t]*# (\.\/\S+?):\d+/m.exec(plain)?.[1] ?? '';
        const error = /^(?<type>[A-Z][\w:]*):\n\s+(?<message>\S.*)$/m.exec(plain)?.groups;
        const text = error?.message ?? (0,failure_message/* firstLine */.TM)(plain);
        return {
            id: { framework: 'rspec', file: slashes(file), suite: [], name: '' },
            status: 'failed',
            durationMs: 0,
            problems: [{ kind: 'error', type: error?.type ?? '', message: text, stack: plain }],
        };
    });
    const complete = report.examples.every(({ status }) => status !== '');
    return { framework: 'rspec', complete, notes: complete ? [] : [ENDED] };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/asserted-tests.js


const MAX_PROBLEMS = 20;
class AssertedTests {
    #cases = new Map();
    add(point) {
        const { suite, name } = point.id;
        const isAssertion = suite.length > 0 && name !== '' && point.status !== 'skipped';
        const id = isAssertion ? { ...point.id, suite: suite.slice(0, -1), name: suite.at(-1) ?? '' } : point.id;
        const known = this.#cases.get((0,test_case/* testKey */.S8)(id));
        const named = { ...point, id, problems: point.problems.map(each => ({ ...each, message: messageOf(each, name) })) };
        this.#cases.set((0,test_case/* testKey */.S8)(id), known === undefined ? named : merged(known, named));
    }
    cases(errors = '') {
        return [...this.#cases.values()].map(each => (each.id.name === '' ? explained(each, errors) : each));
    }
}
function explained(file, errors) {
    if (file.status !== 'failed')
        return file;
    const blocks = errors.split(/^(?=(?:node:|file:|\/)\S{1,1000}:\d{1,9}$)/m);
    const text = blocks.find(block => block.includes(`/${file.id.file}`));
    const message = text === undefined ? undefined : /^(?:\w*Error\b.*)$/m.exec(text)?.[0];
    if (text === undefined || message === undefined)
        return file;
    return { ...file, problems: [{ kind: 'error', type: (0,failure_message/* errorType */.D1)(message), message, stack: text.trim() }] };
}
function messageOf({ message, stack }, assertion) {
    if (!/^\w+:(?: |$)/.test(message))
        return message;
    const diff = /^ *diff: \|-?\n(?<lines>(?: +.*\n?)*)/m.exec(stack)?.groups?.lines ?? '';
    const changes = diff.split('\n').filter(line => /^ *[-+](?![-+])/.test(line));
    return [assertion, ...changes.map(line => line.trim())].join('\n');
}
function merged(known, point) {
    const failed = known.status === 'failed' || point.status === 'failed';
    return {
        ...known,
        status: failed ? 'failed' : known.status === 'skipped' ? point.status : known.status,
        durationMs: known.durationMs + point.durationMs,
        problems: [...known.problems, ...point.problems].slice(0, MAX_PROBLEMS),
    };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/tap-details.js


function caseOfPoint({ testCase, details }) {
    const text = details.text();
    const field = (name) => new RegExp(`^[ \\t]*${name}: *(?:'([^]*?)'|"([^]*?)"|(?!\\|)(\\S.*?))[ \\t]*$`, 'm').exec(text)?.slice(1).join('');
    const location = /^(?<file>.*?):(?<line>\d+)(?::\d+)?$/.exec(field('location') ?? '')?.groups;
    const id = { ...testCase.id, ...located(testCase.id) };
    id.file = location?.file?.replace(/^file:\/\//, '') ?? id.file;
    const durationMs = Math.round(Number(field('duration_ms') ?? 0)) || 0;
    const line = location === undefined ? {} : { line: Number(location.line) };
    if (testCase.status !== 'failed')
        return { ...testCase, id, durationMs, ...line };
    const error = block(text, 'error') ?? field('error') ?? block(text, 'message') ?? field('message') ?? text.split('\n')[0] ?? '';
    const message = tap_details_unescaped(error.trim()) || failure_message/* NO_MESSAGE */.se;
    const problem = { kind: 'failure', type: field('name') ?? (0,failure_message/* errorType */.D1)(message), message, stack: text.trim() };
    return { ...testCase, id, durationMs, ...line, problems: [problem] };
}
function located({ suite, name }) {
    const [first = '', ...rest] = suite;
    if (FILE.test(first))
        return { file: first, suite: rest, name };
    if (suite.length > 0)
        return { file: '', suite, name };
    const parts = name.split(' > ');
    return FILE.test(parts[0] ?? '')
        ? { file: parts.shift() ?? '', suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }
        : { file: '', suite, name };
}
const FILE = /\.[cm]?[jt]sx?$/;
function block(text, name) {
    const found = new RegExp(`^( *)${name}: *\\|[-+]?\\n((?:\\1 +.*\\n|[ \\t]*\\n)*)`, 'm').exec(text)?.[2];
    return found?.replace(/^ +/gm, '').trim();
}
function tap_details_unescaped(text) {
    return text.replaceAll(/\\([#\\])/g, '$1');
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/tap.js






const TEST_LINE = /^(?<indent>(?: {4})*)(?<not>not )?ok\b(?: +(?<number>\d+))?(?: +- +| +)?(?<rest>.*)$/s;
const SUBTEST = /^(?<indent>(?: {4})*)# Subtest: (?<name>.*)$/;
const PLAN = /^(?<indent>(?: {4})*)1\.\.(?<count>\d+)(?<skip>\s*#\s*skip.*)?$/i;
const YAML = /^(?<indent> *)---\s*$/;
const DIRECTIVE = /\s#\s*(?<word>SKIP|TODO)\b(?<why>.*)$/is;
const TIMING = / # (?:in \d+ ?m?s|time=[\d.]+m?s)(?: \{)?$/;
async function* readTap(pieces, context) {
    if (context.framework !== 'tap')
        return yield* readPoints(pieces, context.framework ?? 'tap');
    const tests = new AssertedTests();
    const points = readPoints(pieces, 'tap');
    let next = await points.next();
    for (; next.done !== true; next = await points.next())
        for (const point of next.value)
            tests.add(point);
    yield tests.cases(context.errors);
    return next.value;
}
async function* readPoints(pieces, framework) {
    const tap = new Tap(framework);
    for await (const raw of (0,decode/* linesOf */.Dx)(pieces)) {
        const cases = tap.line(raw.includes('\u001b') ? (0,external_node_util_.stripVTControlCharacters)(raw) : raw);
        if (cases.length > 0)
            yield cases;
    }
    yield tap.ended();
    return tap.end();
}
class Tap {
    #framework;
    #open = [];
    #braces = [];
    #levels = [];
    #point;
    #yaml;
    #planned;
    #top = 0;
    #bailed;
    #seen = 0;
    constructor(framework) {
        this.#framework = framework;
    }
    line(line) {
        if (this.#isDetail(line) || this.#isHeading(line))
            return [];
        if (line.trim() === '}' && this.#braces.length > 0)
            return this.#endBrace();
        const test = TEST_LINE.exec(line)?.groups;
        if (test !== undefined)
            return this.#test(test);
        this.#comment(line);
        return [];
    }
    ended() {
        const point = this.#point;
        this.#point = undefined;
        return point === undefined ? [] : [caseOfPoint(point)];
    }
    end() {
        if (this.#seen === 0)
            throw new report/* UnreadableReport */.s('it holds no test point of TAP.');
        const planned = this.#planned;
        const notes = [];
        if (this.#bailed !== undefined)
            notes.push(`The run bailed out: ${this.#bailed}`);
        if (planned !== undefined && planned > this.#top)
            notes.push(`${planned} tests were planned, ${this.#top} ran.`);
        if (planned === undefined)
            notes.push('It has no plan: the run was killed, or had not ended.');
        return { framework: this.#framework, complete: notes.length === 0, notes };
    }
    #isDetail(line) {
        if (this.#yaml !== undefined) {
            if (line.trim() === '...' && line.startsWith(this.#yaml))
                this.#yaml = undefined;
            else
                this.#point?.details.add(`${line.slice(this.#yaml.length)}\n`);
            return true;
        }
        const indent = YAML.exec(line)?.groups?.indent;
        if (indent === undefined || this.#point === undefined)
            return false;
        this.#yaml = indent;
        return true;
    }
    #isHeading(line) {
        const subtest = SUBTEST.exec(line)?.groups;
        const plan = PLAN.exec(line)?.groups;
        if (subtest !== undefined) {
            const depth = depthOf(subtest.indent);
            this.#closeTo(depth - 1);
            this.#open.push({ depth, name: tap_details_unescaped(subtest.name ?? '') });
        }
        else if (plan !== undefined) {
            if (plan.indent === '')
                this.#planned = Number(plan.count);
            this.#seen += 1;
        }
        else if (/^\s*Bail out!/.test(line))
            this.#bailed = line.replace(/^\s*Bail out!\s*/, '');
        else
            return false;
        return true;
    }
    #endBrace() {
        const cases = this.ended();
        const brace = this.#braces.pop();
        this.#levels = [];
        if (brace === undefined || !brace.failed || brace.isExplained)
            return cases;
        for (const each of this.#braces)
            each.isExplained = true;
        return [...cases, caseOfPoint(this.#pointOf([...this.#names(this.#braces), brace.name], '', 'failed'))];
    }
    #test(groups) {
        const cases = this.ended();
        this.#seen += 1;
        const rest = groups.rest ?? '';
        const depth = depthOf(groups.indent);
        if (depth === 0)
            this.#top += 1;
        const title = tap_details_unescaped(rest.replace(DIRECTIVE, '').replace(TIMING, '').trim());
        const directive = DIRECTIVE.exec(` ${rest}`)?.groups?.word;
        const failed = groups.not !== undefined && directive === undefined;
        if (rest.endsWith(' {')) {
            this.#braces.push({ depth, name: title.replace(/ \{$/, ''), failed, isExplained: false });
            return cases;
        }
        if (failed)
            for (const each of this.#braces)
                each.isExplained = true;
        const below = this.#counted(depth, failed);
        this.#closeTo(depth);
        const path = this.#names([...this.#braces, ...this.#open.filter(each => each.depth < depth)]);
        if (this.#open.at(-1)?.depth === depth)
            this.#open.pop();
        const isSuite = this.#braces.length === 0 && below !== undefined && below.points > 0;
        if (isSuite && (!failed || below.failed))
            return cases;
        const status = failed ? 'failed' : directive === undefined ? 'passed' : 'skipped';
        this.#point = isSuite ? this.#pointOf([...path, title], '', status) : this.#pointOf(path, title, status);
        return cases;
    }
    #counted(depth, failed) {
        const below = this.#levels.find(each => each.depth === depth + 1);
        this.#levels = this.#levels.filter(each => each.depth <= depth);
        const level = this.#levels.find(each => each.depth === depth);
        if (level === undefined)
            this.#levels.push({ depth, failed, points: 1 });
        else {
            level.failed ||= failed;
            level.points += 1;
        }
        return below;
    }
    #comment(line) {
        if (this.#point === undefined)
            return;
        const { details, testCase } = this.#point;
        if (testCase.status === 'failed' && /^ {2,}\S/.test(line))
            details.add(`${line.slice(2)}\n`);
        const isSummary = /^\s*# (?:Subtest|tests|suites|pass|fail|cancelled|skipped|todo|duration_ms)\b/.test(line);
        if (/^\s*#/.test(line) && !isSummary)
            details.add(`${line.trim().replace(/^# ?/, '')}\n`);
    }
    #closeTo(depth) {
        while ((this.#open.at(-1)?.depth ?? -1) > depth)
            this.#open.pop();
    }
    #names(open) {
        return open.map(({ name }) => name);
    }
    #pointOf(suite, name, status) {
        const id = { framework: this.#framework, file: '', suite, name };
        return { details: new capped_text/* TestOutput */.I(), testCase: { id, status, durationMs: 0, problems: [] } };
    }
}
function depthOf(indent) {
    return (indent ?? '').length / 4;
}

;// CONCATENATED MODULE: ./lib/test-reports/detect-format.js










const FORMAT_SAMPLE_LENGTH = 64_000;
const FORMATS = {
    'pytest-json': { marks: /^\s*\{[^]{0,400}"(?:\$report_type|exitcode)"\s*:/, read: pytest/* readPytestJson */.I },
    'go-json': { marks: /^\{(?=.*"Action":)(?=.*"(?:Package|ImportPath)":).*\}\s*$/m, read: readGoJson },
    'jest-json': { marks: /^\s*\{[^]*"num(?:Total|Failed)TestSuites"\s*:/, read: readJestJson },
    'mocha-json': { marks: /^\s*\{\s*"stats"\s*:\s*\{\s*"suites"\s*:/, read: readMochaJson },
    'playwright-json': { marks: /^\s*\{\s*"config"\s*:\s*\{[^]*"rootDir"\s*:/, read: readPlaywrightJson },
    'rspec-json': { marks: /^\s*\{\s*"version"\s*:[^]*"(?:examples|summary_line)"\s*:/, read: readRSpecJson },
    junit: { marks: /^\s*<|<testsuites?[\s>]/, read: readJUnit },
    tap: { marks: /^TAP version \d+$|^[ \t]*(?:not )?ok \d+\b/m, read: readTap },
    cargo: {
        marks: /^running \d+ tests?$|^[ \t]*Running unittests |^[ \t]*Doc-tests \S+$|^error: could not compile `/m,
        read: readCargo,
    },
    plain: { marks: /(?:)/, read: readPlain },
};
function formatOf(head) {
    const found = Object.entries(FORMATS).find(([, { marks }]) => marks.test(head));
    return (found?.[0] ?? 'plain');
}
function readerOf(format) {
    return FORMATS[format].read;
}

;// CONCATENATED MODULE: ./lib/test-reports/merge.js
const IDENTIFIERS = new Set([
    'pytest',
    'unittest',
    'go',
    'gradle',
    'cargo',
    'phpunit',
    'minitest',
    'ctest',
    'gtest',
    'dotnet',
]);
function mergeCases(reports) {
    const [only] = reports;
    if (only !== undefined && reports.length === 1 && !only.cases.some(({ id }) => IDENTIFIERS.has(id.framework)))
        return [...only.cases];
    const merged = [];
    const indexes = new Map();
    for (const { cases } of reports) {
        const counts = new Map();
        const begin = merged.length;
        for (const testCase of cases) {
            const own = keyOf(testCase, counts);
            const at = indexes.get(own);
            if (at === undefined) {
                indexes.set(own, merged.length);
                merged.push(testCase);
            }
            else
                merged[at] = merge_joined(merged[at] ?? testCase, testCase, at >= begin);
        }
    }
    return merged;
}
function keyOf({ id }, counts) {
    const key = `${id.framework}\0${id.file}\0${id.suite.join('\0')}\0${id.name}`;
    if (IDENTIFIERS.has(id.framework))
        return key;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count === 0 ? key : `${key}\0${count}`;
}
function merge_joined(first, second, within) {
    const outcomes = [...(first.outcomes ?? [first.status]), ...(second.outcomes ?? [second.status])];
    const worse = RANK[second.status] > RANK[first.status] ? second : first;
    const passed = outcomes.includes('passed');
    const failed = outcomes.includes('failed');
    const isRepeated = within && first.id.framework === 'pytest';
    const mixed = isRepeated ? passed && !failed : passed && failed;
    const flaky = mixed || (!isRepeated && (first.flaky === true || second.flaky === true));
    const { flaky: _, ...rest } = worse;
    return { ...rest, outcomes, ...(flaky ? { flaky } : {}) };
}
const RANK = { skipped: 0, passed: 1, failed: 2 };

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./lib/test-reports/read-reports.js






const MAX_TOTAL = 8_000_000;
const SHORT_STACK = 400;
async function readReport(source, options) {
    const { head, all } = await (0,decode/* peek */.se)((0,decode/* decodedText */["if"])(source), FORMAT_SAMPLE_LENGTH);
    if (head.trim() === '')
        throw new report/* UnreadableReport */.s('it is empty.');
    const format = options.format ?? formatOf(head);
    const reader = readerOf(format)(all, {
        framework: options.framework,
        likely: options.likely,
        errors: options.errors,
    });
    const collector = new CaseCollector(options.relative);
    let next = await reader.next();
    for (; next.done !== true; next = await reader.next())
        for (const testCase of next.value)
            collector.add(testCase);
    return { ...next.value, format, cases: collector.cases };
}
async function readReports(files, options) {
    const reports = [];
    const unreadable = [];
    const notes = [];
    for (const file of files) {
        try {
            const report = await readReport(file.open(), options);
            reports.push(report);
            notes.push(...report.notes.map(note => `${file.name}: ${note}`));
        }
        catch (error) {
            if (!(error instanceof report/* UnreadableReport */.s))
                throw error;
            unreadable.push(`${file.name} cannot be read: ${error.message}`);
        }
    }
    const frameworks = [...new Set(reports.map(({ framework }) => framework))].filter(name => name !== '');
    const complete = unreadable.length === 0 && reports.every(report => report.complete);
    return { cases: mergeCases(reports), unreadable, notes, complete, frameworks };
}
const NO_REASON = { kind: 'failure', type: '', message: failure_message/* NO_MESSAGE */.se, stack: '' };
class CaseCollector {
    cases = [];
    #relative;
    #files = new Map();
    #held = 0;
    constructor(relative) {
        this.#relative = relative;
    }
    add(testCase) {
        const { id } = testCase;
        let file = this.#files.get(id.file);
        if (file === undefined) {
            file = this.#relative(id.file);
            this.#files.set(id.file, file);
        }
        const located = file === id.file ? testCase : { ...testCase, id: { ...id, file } };
        const explained = testCase.status === 'failed' && testCase.problems.length === 0 ? { ...located, problems: [NO_REASON] } : located;
        this.cases.push(this.#held > MAX_TOTAL ? shortened(explained) : explained);
        for (const { message, stack } of testCase.problems)
            this.#held += message.length + stack.length;
    }
}
function shortened(testCase) {
    if (testCase.problems.length === 0)
        return testCase;
    const own = (text) => (text.length <= SHORT_STACK ? text : Buffer.from(text.slice(0, SHORT_STACK)).toString());
    return {
        ...testCase,
        problems: testCase.problems
            .slice(0, 1)
            .map(each => ({ ...each, message: own(each.message), stack: own(each.stack) })),
    };
}
function keepHeapSmall() {
    (0,external_node_v8_.setFlagsFromString)('--max-semi-space-size=16');
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ }),

/***/ 82646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ relativeTo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const MAX_PATH = 4_096;
function relativeTo(root, exists) {
    const base = root.replaceAll('\\', '/').replace(/\/$/, '');
    return file => {
        if (file.length > MAX_PATH)
            return file;
        const path = file.replaceAll('\\', '/').replace(/^file:\/\//, '');
        if (path.startsWith(`${base}/`))
            return path.slice(base.length + 1);
        if (!node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(path) && !/^[A-Za-z]:\//.test(path)) {
            const plain = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/^\.$/, '');
            return plain === '' || exists(plain) ? plain : (longestEnd(plain) ?? plain);
        }
        return longestEnd(path) ?? path;
    };
    function longestEnd(path) {
        const parts = path.split('/').filter(part => part !== '');
        return parts.map((_, index) => parts.slice(index).join('/')).find(exists);
    }
}


/***/ }),

/***/ 55562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ UnreadableReport)
/* harmony export */ });
class UnreadableReport extends Error {
}


/***/ })

};
