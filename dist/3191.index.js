export const id = 3191;
export const ids = [3191];
export const modules = {

/***/ 79015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Nw: () => (/* binding */ DEFAULT_COST_USD),
  mc: () => (/* binding */ INPUTS),
  Qh: () => (/* binding */ INPUT_NAMES),
  pH: () => (/* binding */ SECRET_INPUTS),
  Vc: () => (/* binding */ inputsOf),
  P$: () => (/* binding */ parseSettings)
});

// UNUSED EXPORTS: PUBLISH, VERIFY_WITH

// EXTERNAL MODULE: ./lib/domain/model/added-tests.js
var added_tests = __webpack_require__(60828);
// EXTERNAL MODULE: ./lib/domain/model/isolation.js
var isolation = __webpack_require__(6634);
// EXTERNAL MODULE: ./lib/domain/model/usage.js
var usage = __webpack_require__(30109);
// EXTERNAL MODULE: ./lib/domain/text/subject-template.js
var subject_template = __webpack_require__(71917);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/config/actions-env.js
var actions_env = __webpack_require__(68007);
// EXTERNAL MODULE: ./lib/domain/model/commit-identity.js
var commit_identity = __webpack_require__(70368);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./lib/domain/model/fix-command.js
var fix_command = __webpack_require__(17865);
;// CONCATENATED MODULE: ./lib/config/input-kinds.js



const input_kinds_text = { type: schemas/* string */.YjP(), json: { type: 'string' }, remedy: 'Use a string.' };
const flag = {
    type: schemas/* enum */.k5n(['true', 'false']).transform(value => value === 'true'),
    json: { type: 'boolean' },
    remedy: 'Use true or false.',
};
const list = {
    type: schemas/* string */.YjP().transform(value => value
        .split('\n')
        .flatMap(splitAtCommas)
        .map(item => item.trim())
        .filter(item => item !== '')),
    json: { type: ['array', 'string'], items: { type: 'string' } },
    remedy: 'Use a list.',
};
function splitAtCommas(line) {
    const items = [''];
    let depth = 0;
    for (const letter of line) {
        if (letter === '{')
            depth += 1;
        if (letter === '}')
            depth = Math.max(0, depth - 1);
        if (letter === ',' && depth === 0)
            items.push('');
        else
            items[items.length - 1] += letter;
    }
    return depth === 0 ? items : line.split(',');
}
const Pattern = schemas/* string */.YjP().regex(/^\S+$/);
const CommandItem = schemas/* union */.KCZ([
    schemas/* string */.YjP().regex(/^[^\n]+$/),
    schemas/* strictObject */.rej({
        run: schemas/* string */.YjP().regex(/^[^\n]+$/),
        'may-write': schemas/* union */.KCZ([Pattern, schemas/* array */.YOg(Pattern)]).default([]),
    }),
]);
const commandLines = {
    type: schemas/* string */.YjP().transform(value => value
        .split('\n')
        .map(fix_command/* parseFixCommand */.U)
        .filter(({ run }) => run !== '' && run !== ',')),
    json: {
        type: ['array', 'string'],
        items: {
            anyOf: [
                { type: 'string' },
                {
                    type: 'object',
                    properties: {
                        run: { type: 'string' },
                        'may-write': { type: ['array', 'string'], items: { type: 'string' } },
                    },
                    required: ['run'],
                    additionalProperties: false,
                },
            ],
        },
    },
    remedy: 'Use one command per line, such as: go mod tidy -> go.mod go.sum; or a list of run and may-write.',
    itemText(item) {
        const { data } = CommandItem.safeParse(item);
        if (data === undefined || typeof data === 'string')
            return data;
        return (0,fix_command/* fixCommandLine */.t)({ run: data.run, mayWrite: [data['may-write']].flat() });
    },
};
const url = {
    type: schemas/* url */.OZ5({ protocol: /^https?$/ }),
    json: { type: 'string', format: 'uri', pattern: '^https?://' },
    remedy: 'Use a URL such as https://gateway.example.com.',
};
const dollars = {
    type: coerce/* number */.ai().positive(),
    json: { type: 'number', exclusiveMinimum: 0 },
    remedy: 'Use a number of US dollars.',
};
function minutes(max) {
    const number = coerce/* number */.ai().positive();
    return {
        type: max === undefined ? number : number.max(max),
        json: { type: 'number', exclusiveMinimum: 0, ...(max === undefined ? {} : { maximum: max }) },
        remedy: max === undefined ? 'Use a number of minutes.' : `Use a number of minutes, at most ${max}.`,
    };
}
const hours = {
    type: coerce/* number */.ai().positive(),
    json: { type: 'number', exclusiveMinimum: 0 },
    remedy: 'Use a number of hours.',
};
function whole(min = 1, max) {
    const number = coerce/* number */.ai().int().min(min);
    return {
        type: max === undefined ? number : number.max(max),
        json: { type: 'integer', minimum: min, ...(max === undefined ? {} : { maximum: max }) },
        remedy: wholeRemedy(min, max),
    };
}
function wholeRemedy(min, max) {
    if (max !== undefined)
        return `Use a whole number from ${min} to ${max}.`;
    return min === 0 ? 'Use a whole number, 0 or more.' : `Use a whole number greater than ${min - 1}.`;
}
function oneOf(values) {
    const choices = values.length > 3
        ? `one of ${values.join(', ')}`
        : new Intl.ListFormat('en', { type: 'disjunction' }).format(values);
    return { type: schemas/* enum */.k5n(values), json: { enum: values }, remedy: `Use ${choices.replace(', or ', ' or ')}.` };
}
function branchTemplate(remedy) {
    const pattern = /^\w[^\n]*\{sha\}/;
    return { type: schemas/* string */.YjP().regex(pattern), json: { type: 'string', pattern: pattern.source }, remedy };
}
const identity = {
    type: schemas/* string */.YjP().transform((value, context) => {
        const parsed = (0,commit_identity/* parseIdentity */.aZ)(value);
        if (parsed !== undefined)
            return parsed;
        context.addIssue({ code: 'custom', message: 'no name and address' });
        return core/* NEVER */.tm;
    }),
    json: { type: 'string', pattern: '^[^<>]+ <[^<>@ ]+@[^<>@ ]+>$' },
    remedy: 'Use a name and an address, such as Ada Lovelace <ada@example.com>.',
};
function oneOfPlaceholders(placeholders) {
    const remedy = `Use one line with ${placeholders.join(' or ')} in it.`;
    const type = schemas/* string */.YjP()
        .max(200)
        .refine(value => !/[\r\n]/.test(value) && placeholders.some(part => value.includes(part)));
    const pattern = placeholders.map(part => part.replace(/[{}]/g, '\\$&')).join('|');
    return { type, json: { type: 'string', pattern }, remedy };
}
function optional(kind) {
    return { ...kind, fallback: undefined };
}
function withDefault(kind, fallback) {
    return { ...kind, fallback };
}
function first(input) {
    return { ...input, level: 'first' };
}
function rare(input) {
    return { ...input, level: 'rare' };
}
function deprecated(input, deprecation) {
    return { ...input, deprecated: deprecation };
}

;// CONCATENATED MODULE: ./lib/config/settings.js







const PUBLISH = ['pull-request', 'apply', 'patch', 'explain'];
const VERIFY_WITH = ['both', 'local', 'ci'];
const DEFAULT_COST_USD = 5;
const INPUTS = {
    'github-token': first(optional(input_kinds_text)),
    'report-paths': first(optional(list)),
    'artifact-name': optional(input_kinds_text),
    'test-command': first(optional(input_kinds_text)),
    'setup-command': first(optional(input_kinds_text)),
    'fix-commands': withDefault(commandLines, []),
    'working-directory': first(withDefault(input_kinds_text, '.')),
    models: first(optional(list)),
    'analyst-model': rare(optional(input_kinds_text)),
    'fixer-model': rare(optional(input_kinds_text)),
    'reviewer-model': optional(input_kinds_text),
    'small-model': optional(input_kinds_text),
    'test-writer-model': rare(optional(input_kinds_text)),
    review: withDefault(flag, true),
    'check-tests': rare(withDefault(flag, false)),
    'add-tests': withDefault({ ...oneOf(added_tests/* ADD_TESTS */.wM), json: { enum: [false, ...added_tests/* ADD_TESTS */.wM] } }, 'false'),
    'propose-tests': withDefault(flag, false),
    effort: rare(optional(oneOf(usage/* EFFORTS */.ig))),
    'anthropic-api-key': first(optional(input_kinds_text)),
    'anthropic-auth-token': optional(input_kinds_text),
    'anthropic-base-url': optional(url),
    'openai-api-key': first(optional(input_kinds_text)),
    'openai-base-url': optional(url),
    'model-prices': rare(withDefault(list, [])),
    'max-iterations': withDefault(whole(), 10),
    'max-attempts': rare(withDefault(whole(), 3)),
    'timeout-minutes': withDefault(minutes(), 60),
    'test-timeout-minutes': optional(minutes(60)),
    'test-memory-mb': rare(optional(whole())),
    'flaky-reruns': rare(withDefault(whole(0, 10), 10)),
    'compare-base': rare(withDefault(flag, false)),
    bisect: rare(withDefault(flag, false)),
    'max-cost-usd': first(withDefault(dollars, DEFAULT_COST_USD)),
    'max-tokens': rare(optional(whole())),
    'max-cluster-minutes': rare(optional(minutes())),
    'max-cluster-tokens': rare(optional(whole())),
    'max-cluster-cost-usd': rare(optional(dollars)),
    validate: rare(withDefault(oneOf(['auto', 'always', 'final']), 'auto')),
    parallel: withDefault(whole(1, 16), 1),
    candidates: rare(withDefault(whole(1, 8), 1)),
    'if-running': rare(withDefault(oneOf(['wait', 'leave']), 'wait')),
    branch: withDefault(branchTemplate('Use a name that begins with a word of its own and has {sha} in it: both mark the branches of fix-tests.'), actions_env/* DEFAULT_BRANCH */.nU),
    'commit-subject': rare(withDefault(oneOfPlaceholders(subject_template/* SUMMARIES */.Zj), subject_template/* PLAIN_SUBJECT */.GW)),
    'pull-request-title': rare(withDefault(oneOfPlaceholders(subject_template/* SUMMARIES */.Zj), subject_template/* PLAIN_SUBJECT */.GW)),
    'commit-author': rare(optional(identity)),
    'sign-off': rare(withDefault(flag, false)),
    'protected-paths': withDefault(list, []),
    'allowed-paths': withDefault(list, []),
    'never-show': withDefault(list, []),
    'pass-env': withDefault(list, []),
    isolation: withDefault(oneOf(isolation/* ISOLATION_MODES */.i), 'auto'),
    network: withDefault(oneOf(isolation/* NETWORKS */.Of), 'on'),
    docker: withDefault(oneOf(['hide', 'allow']), 'hide'),
    publish: first(withDefault(oneOf(PUBLISH), 'pull-request')),
    squash: rare(withDefault(flag, false)),
    'sign-commits': withDefault(flag, false),
    labels: withDefault(list, ['fix-tests']),
    reviewers: withDefault(list, []),
    comment: withDefault(flag, true),
    'check-run': withDefault(flag, true),
    'verify-with': withDefault(oneOf(VERIFY_WITH), 'both'),
    'max-ci-rounds': rare(withDefault(whole(0), 2)),
    'max-ci-hours': rare(withDefault(hours, 24)),
    'dispatch-ci': rare(withDefault(flag, true)),
    'open-issues': withDefault(flag, false),
    'command-permission': withDefault(oneOf(['read', 'triage', 'write', 'maintain', 'admin']), 'write'),
    'allowed-bots': withDefault(list, []),
    drafts: withDefault(flag, false),
    'opt-in-label': optional(input_kinds_text),
    'skip-label': optional(input_kinds_text),
    'upload-transcripts': rare(withDefault(flag, false)),
    'upload-report': withDefault(flag, false),
    'fail-on-unfixed': withDefault(flag, true),
    'keep-days': rare(withDefault(whole(0), 30)),
    'job-context': optional(input_kinds_text),
};
const SECRET_INPUTS = ['github-token', 'anthropic-api-key', 'anthropic-auth-token', 'openai-api-key'];
const INPUT_NAMES = Object.keys(INPUTS);
function parseSettings(raw) {
    const values = INPUT_NAMES.map(name => {
        const given = raw[name];
        if (given === undefined || given.trim() === '')
            return [name, INPUTS[name].fallback];
        const parsed = INPUTS[name].type.safeParse(given);
        if (parsed.success)
            return [name, parsed.data];
        const isSecret = SECRET_INPUTS.some(each => each === name) || given.includes('@');
        const value = isSecret ? 'the given value' : JSON.stringify(given);
        throw new errors/* UserError */.yo(`Input ${name}: ${value} is not valid.`, `${INPUTS[name].remedy} See the inputs in the documentation.`);
    });
    return Object.freeze(Object.fromEntries(values));
}
function inputsOf(env) {
    return Object.fromEntries(INPUT_NAMES.map(name => [name, env[`INPUT_${name.toUpperCase()}`]]));
}


/***/ }),

/***/ 60828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vl: () => (/* binding */ noTests),
/* harmony export */   mp: () => (/* binding */ AddedTests),
/* harmony export */   wM: () => (/* binding */ ADD_TESTS)
/* harmony export */ });
/* unused harmony export AddedTest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _mutant_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30182);


const ADD_TESTS = ['false', 'suggest', 'commit'];
const AddedTest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), notices: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const AddedTests = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['suggest', 'commit']),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(AddedTest).readonly(),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).readonly(),
    diff: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    mutants: _mutant_check_js__WEBPACK_IMPORTED_MODULE_0__/* .MutantCheck */ .I.optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
function noTests(mode, reason) {
    return { mode, tests: [], files: [], diff: '', reason };
}


/***/ }),

/***/ 70368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ identityText),
/* harmony export */   aZ: () => (/* binding */ parseIdentity),
/* harmony export */   s: () => (/* binding */ accountIdentity),
/* harmony export */   uJ: () => (/* binding */ OWN_IDENTITY)
/* harmony export */ });
const OWN_IDENTITY = { name: 'fix-tests', email: 'fix-tests@users.noreply.github.com' };
const IDENTITY = /^(?<name>[^<>\p{Cc}]{1,100}?) {1,9}<(?<email>[^<>\s\p{Cc}@]{1,100}@[^<>@\s\p{Cc}]{1,200})>$/u;
function parseIdentity(text) {
    const { name, email } = IDENTITY.exec(text.trim())?.groups ?? {};
    return name === undefined || email === undefined ? undefined : { name, email };
}
function accountIdentity(login, id) {
    return { name: login, email: `${id}+${login}@users.noreply.github.com` };
}
function identityText({ name, email }) {
    return `${name} <${email}>`;
}


/***/ }),

/***/ 17865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ parseFixCommand),
/* harmony export */   t: () => (/* binding */ fixCommandLine)
/* harmony export */ });
const ARROW = ' -> ';
function parseFixCommand(line) {
    const at = line.lastIndexOf(ARROW);
    if (at < 0)
        return { run: line.trim(), mayWrite: [] };
    const files = line.slice(at + ARROW.length).split(/\s+/);
    return { run: line.slice(0, at).trim(), mayWrite: files.map(each => each.replace(/,$/, '')).filter(Boolean) };
}
function fixCommandLine({ run, mayWrite }) {
    return mayWrite.length === 0 ? run : `${run}${ARROW}${mayWrite.join(' ')}`;
}


/***/ }),

/***/ 30182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ MutantCheck)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const MutantCheck = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    checked: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    survivors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), what: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).readonly(),
});


/***/ }),

/***/ 83544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isInstalledCode),
/* harmony export */   s: () => (/* binding */ isForeignCode)
/* harmony export */ });
const FOLDERS = new Set([
    'node_modules',
    'bower_components',
    'site-packages',
    'dist-packages',
    '.venv',
    'venv',
]);
function isInstalledCode(path) {
    return path.split(/[\\/]/).some(folder => FOLDERS.has(folder));
}
function isForeignCode(path) {
    return isInstalledCode(path) || path.split(/[\\/]/).includes('vendor');
}


/***/ }),

/***/ 71917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ PLAIN_SUBJECT),
/* harmony export */   OK: () => (/* binding */ fillSubject),
/* harmony export */   Zj: () => (/* binding */ SUMMARIES)
/* harmony export */ });
/* harmony import */ var _inert_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90388);

const PLAIN_SUBJECT = '{Summary}';
const SUMMARIES = ['{Summary}', '{summary}'];
const PLACEHOLDER = /\{(Summary|summary|branch|ticket)\}/g;
const TICKET = /\b[A-Z][A-Z0-9]{1,9}-\d{1,7}\b/;
function fillSubject(template, { summary, branch }, max = 240) {
    const values = {
        Summary: summary,
        summary: withSmallLetter(summary),
        branch,
        ticket: TICKET.exec(branch.slice(0, 1_000))?.[0] ?? '',
    };
    const filled = template.slice(0, 1_000).replace(PLACEHOLDER, (_, name) => values[name] ?? '');
    const tidy = filled.replace(/\[\s{0,9}\]|\(\s{0,9}\)/g, brackets => (template.includes('{ticket}') ? '' : brackets));
    return (0,_inert_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(tidy.replace(/^[\s:/–-]{1,9}/, ''), max);
}
function withSmallLetter(text) {
    const [first = ''] = text.split(/\s/, 1);
    return /^\p{Lu}[\p{Ll}'’-]*[,:]?$/u.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}


/***/ }),

/***/ 35539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ava)
/* harmony export */ });
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17088);
/* harmony import */ var _commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82359);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34176);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64247);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79550);





const ava = {
    name: 'ava',
    programs: /^ava$/,
    droppedOptions: /^(?:--(?:tap|watch|fail-fast|verbose|reset-cache)\b|-[twv]$)/,
    nameFilters: /^(?:-m|--match)(?:=|$)/,
    detect(project) {
        if ((0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredPackages */ .Mk)(project).has('ava'))
            return 'package.json depends on ava';
        return ['js', 'cjs', 'mjs'].map(ending => `ava.config.${ending}`).find(project.exists);
    },
    commands(project, request) {
        const using = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_1__/* .startFor */ .O5)(ava, request) ?? (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeProgram */ .zy)(project, 'ava');
        return selections(request).map((words, index) => (0,_commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .withReporters */ .PL)((0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .commandOf */ .Nl)(using, words), (0,_commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeReporters */ .Z8)(request.dir, index)));
    },
    selector: test => test.file,
    manualCommand: tests => ['npx', 'ava', ...names(tests), ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(tests)],
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...(using?.scope ?? [])]];
        case 'only':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .batches */ .Xy)(selection.tests, ({ name }) => name).map(tests => [
                ...names(tests),
                ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(tests).map(_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeGlob */ .yk),
            ]);
        case 'affected':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .affectedTests */ .SH)(selection.tests, related).map(files => files.map(_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeGlob */ .yk));
    }
}
function names(tests) {
    if (tests.some(({ name }) => name === ''))
        return [];
    return tests.map(({ name }) => `--match=${name.replace(/^!|\\/g, '*')}`);
}


/***/ }),

/***/ 14424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ bun)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17088);
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25335);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34176);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64247);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79550);
/* harmony import */ var _commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59265);







const bun = {
    name: 'bun',
    programs: /^bun$/,
    droppedOptions: /^--(?:reporter|reporter-outfile|coverage|coverage-reporter|coverage-dir|bail|watch|hot|dots|only-failures)\b/,
    nameFilters: /^(?:-t|--test-name-pattern)(?:=|$)/,
    partOptions: /^--shard(?:=|$)/,
    omitsLoadErrors: true,
    detect(project) {
        const packages = (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredPackages */ .Mk)(project);
        const texts = () => project.sample(/(?:^|\/)[^/]*[._](?:test|spec)\.[cm]?[jt]sx?$/);
        if (texts().some(text => /['"]bun:test['"]/.test(text)))
            return 'its tests import bun:test';
        const types = ['bun-types', '@types/bun'].find(name => packages.has(name));
        if (types !== undefined && texts().length > 0)
            return `package.json depends on ${types}, and there are tests`;
        return undefined;
    },
    commands(project, request) {
        const program = (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeProgram */ .zy)(project, 'bun').program;
        const using = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_1__/* .startFor */ .O5)(bun, request) ?? (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .plainInvocation */ .BQ)([...program, 'test']);
        return selections(request).map((words, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            return {
                ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .commandOf */ .Nl)(using, ['--reporter=junit', `--reporter-outfile=${path}`, ...words]),
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    selector: test => test.file,
    manualCommand: tests => ['bun', 'test', ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(tests).map(exactly)],
    failedBuild(output) {
        const files = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output).split(/^(?=\S+\.[cm]?[jt]sx?:$)/m);
        return files.flatMap((text) => {
            const file = /^(\S+\.[cm]?[jt]sx?):$/m.exec(text)?.[1];
            const error = /^# Unhandled error between tests\n-+\n(?<error>[^]{0,20000}?)\n-{10,}$/m.exec(text)?.groups?.error;
            if (file === undefined || error === undefined)
                return [];
            const message = /^(?:error|\w*Error): .*$/m.exec(error)?.[0] ?? error.trim().split('\n')[0] ?? '';
            return [(0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .buildFailure */ .H)('bun', { file }, [{ message, text: error.trim() }])];
        });
    },
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...order(selection.seed), ...(using?.scope ?? [])]];
        case 'only':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .batches */ .Xy)(selection.tests, _commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .titlePattern */ .PH).map(tests => {
                const titles = (0,_commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .titlesPattern */ .Wo)(tests);
                const names = titles === undefined ? [] : [`--test-name-pattern=^${titles}`];
                return [...order(selection.seed), ...names, ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(tests).map(exactly)];
            });
        case 'affected':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .affectedTests */ .SH)(selection.tests, related).map(files => files.map(exactly));
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
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17088);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34176);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64247);
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25335);
/* harmony import */ var _commands_running_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94385);






const cargo = {
    name: 'cargo',
    programs: /^cargo$/,
    droppedOptions: /^(?:--no-fail-fast|--color|-q|--quiet|--no-run|--message-format)\b/,
    nameFilters: /^(?:-E|--filter-expr|--filterset)(?:=|$)/,
    partOptions: /^--partition(?:=|$)/,
    compiles: true,
    detect: project => (project.exists('Cargo.toml') ? 'there is a Cargo.toml' : undefined),
    commands(project, request) {
        const { using } = request;
        const isNextest = using === undefined
            ? usesNextest(project)
            : using.program.includes('nextest') || using.options.includes('nextest');
        return isNextest ? nextest(project, request) : cargoTest(project, request);
    },
    leavesOut: 'name',
    traces: true,
    running: output => [...(0,_commands_running_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .runningCargoTests */ .Pr)(output), ...(0,_commands_running_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .slowNextestTests */ .Su)(output)],
    selector: test => [...test.suite.slice(1), test.name].filter(part => part !== '').join('::'),
    manualCommand(tests, { project, using }) {
        const isNextest = using === undefined ? usesNextest(project) : [...using.program, ...using.options].includes('nextest');
        const plain = (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .plainInvocation */ .BQ)(isNextest ? ['cargo', 'nextest', 'run'] : ['cargo', 'test']);
        const start = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(cargo, (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .manualRequest */ .sl)(tests, using), isNameless) ?? plain;
        const { program, binaries } = splitOptions(start);
        const named = tests.length > 0 && tests.every(({ name }) => name !== '');
        const whole = tests.length > 1 ? ['--no-fail-fast'] : [];
        if (isNextest)
            return (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)(start, named ? [...whole, '-E', tests.map(filterOf).join(' | ')] : start.scope);
        const names = named ? ['--exact', ...new Set(tests.map(pathOf))] : [];
        const behind = [...binaries, ...names];
        return (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)(program, [...(named ? whole : start.scope), ...(behind.length === 0 ? [] : ['--', ...behind])]);
    },
    failedBuild(output) {
        const errors = output
            .split(/^(?=error(?:\[E\d+\])?: )/m)
            .filter(block => /^error(?:\[E\d+\])?: (?!could not compile|test failed|aborting|process didn't|\d+ targets? failed)/.test(block));
        const problems = errors.map(block => ({
            message: /^error(?:\[E\d+\])?: (.*)$/m.exec(block)?.[1] ?? '',
            text: block.split(/\n\s*\n/)[0] ?? '',
        }));
        return problems.length === 0 ? [] : [(0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .buildFailure */ .H)('cargo', {}, problems)];
    },
};
function cargoTest(project, request) {
    const { selection, traced, without = [], using = (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .plainInvocation */ .BQ)(['cargo', 'test']) } = request;
    const { program, binaries: own } = splitOptions(using);
    const binaries = traced === true ? [...own, '--test-threads=1'] : own;
    const isChosen = (pattern) => program.options.some(word => pattern.test(word));
    const workspace = packages(project, request);
    const targets = (words) => (isChosen(TARGETS) ? [] : words);
    const run = (words, names) => ({
        ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(program, [
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
    const exact = binaries.some(word => /^--skip(?:=|$)/.test(word)) ? [] : ['--exact'];
    const skipped = [...new Set(without.map(pathOf))].flatMap(path => ['--skip', path]);
    const rest = skipped.length === 0 ? [] : [...exact, ...skipped];
    if (selection.kind === 'all')
        return [run(using.scope, rest)];
    if (selection.kind === 'affected')
        return [run([], rest)];
    if (selection.tests.some(isNameless))
        return [run([], rest)];
    const isDoc = (test) => (test.suite[0] ?? '').endsWith('::doc');
    const docs = selection.tests.some(isDoc) ? [run(targets(['--doc']), [])] : [];
    const others = selection.tests.filter(test => !isDoc(test));
    return [
        ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .batches */ .Xy)(others, pathOf).map(tests => run(targets(['--tests']), ['--exact', ...new Set(tests.map(pathOf))])),
        ...docs,
    ];
}
function packages(project, { using }) {
    const manifest = project.text('Cargo.toml') ?? '';
    const isWhole = /^\[workspace\]/m.test(manifest) && !/^[ \t]*default-members[ \t]*=/m.test(manifest);
    return using === undefined && isWhole ? ['--workspace'] : [];
}
const TARGETS = /^--(?:lib|bins?|tests?|examples?|bench(?:es)?|all-targets|doc)(?:=|$)/;
function nextest(project, request) {
    const { selection, dir, without = [] } = request;
    const using = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(cargo, request, isNameless) ?? (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .plainInvocation */ .BQ)(['cargo', 'nextest', 'run']);
    const own = splitOptions(using).program;
    const program = {
        ...own,
        options: own.options.filter((word, at, all) => !PROFILE.test(word) && !/^(?:--profile|-P)$/.test(all[at - 1] ?? '')),
    };
    const workspace = packages(project, request);
    const run = (words, index, start = program) => {
        const path = `${dir}/report-${index}.xml`;
        const settings = `[profile.fix-tests]\nfail-fast = false\nretries = 0\nslow-timeout = "${SLOW_SECONDS}s"\n[profile.fix-tests.junit]\npath = ${JSON.stringify(path)}\n`;
        const tool = `nextest-${index}.toml`;
        return {
            ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(start, [
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
    const chosen = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(program, 'cargo', cargo.nameFilters).map(each => `(${each})`);
    const limit = chosen.length === 0 ? '' : `(${chosen.join(' | ')}) & `;
    const others = without.length === 0 ? [] : ['-E', `${limit}not (${without.map(filterOf).join(' | ')})`];
    const rest = without.length === 0 ? program : (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutNames */ .Fw)(program, cargo);
    if (selection.kind === 'all')
        return [run([...using.scope, ...others], 0, rest)];
    if (selection.kind === 'affected' || selection.tests.some(isNameless))
        return [run(others, 0, rest)];
    return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .batches */ .Xy)(selection.tests, filterOf).map((tests, index) => run(['-E', tests.map(filterOf).join(' | ')], index));
}
const SLOW_SECONDS = 2;
const PROFILE = /^(?:--profile|-P)(?:=|$)/;
function filterOf(test) {
    const escaped = (text) => text.replace(/[^\w:]/gu, character => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
    return `(binary_id(=${escaped(test.suite[0] ?? '')}) & test(=${escaped(pathOf(test))}))`;
}
function isNameless({ name }) {
    return name === '';
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

/***/ 17088:
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

/***/ 25335:
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
const LOCATION = /(?:imported from |\[ @|^- |\(|^ +at (?:async )?|^)(?:file:\/\/)?(?<path>\/[^():\r\n\u2028\u2029]+)(?<line>:\d)?/gm;
function testFileIn(error) {
    const files = [...error.matchAll(LOCATION)].flatMap(({ groups: { path = '', line } = {} }) => {
        const [file = ''] = line === undefined ? path.split(' ]', 1) : [path];
        return /\.[cm]?[jt]sx?$/.test(file) ? [file] : [];
    });
    return files.findLast(file => !file.includes('/node_modules/')) ?? '';
}


/***/ }),

/***/ 17508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ splitTestArgs),
/* harmony export */   Ti: () => (/* binding */ wordsOfFolder),
/* harmony export */   wH: () => (/* binding */ wordsOfGotestsum)
/* harmony export */ });
const VALUED = /^(?:-f|--(?:format|format-icons|jsonfile|jsonfile-timing-events|junitfile|junitfile-project-name|junitfile-testcase-classname|junitfile-testsuite-name|max-fails|packages|post-run-command|rerun-fails-max-failures|rerun-fails-report|hide-summary))$/;
const PACKAGES = '--packages';
function wordsOfGotestsum(words) {
    const packages = [];
    let at = 0;
    for (; words[at]?.startsWith('-') === true && words[at] !== '--'; at += 1) {
        const word = words[at] ?? '';
        const value = VALUED.test(word) ? words[(at += 1)] : word.slice(word.indexOf('=') + 1);
        if (word === PACKAGES || word.startsWith(`${PACKAGES}=`))
            packages.push(...(value ?? '').split(/\s+/));
    }
    const rest = words[at] === '--' ? words.slice(at + 1) : words.slice(at);
    return [...packages.filter(each => each !== ''), ...rest];
}
function splitTestArgs(words) {
    const at = words.findIndex(word => /^--?args$/.test(word));
    return at < 0 ? [words, []] : [words.slice(0, at), words.slice(at)];
}
function wordsOfFolder([first = '']) {
    if (/^--?C$/.test(first))
        return 2;
    return /^--?C=/.test(first) ? 1 : 0;
}


/***/ }),

/***/ 28189:
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

;// CONCATENATED MODULE: ./lib/frameworks/commands/hidden-words.js

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

/***/ 82359:
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
  const open = []
  let isSeen = false
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
    if (!isSeen) {
      // Tests that replace process.nextTick lose their events, so the exit code alone tells how they ended.
      if (code !== 0) report.fail(main, textOf(thrown ?? 'The process ended with exit code ' + code + '.'))
      else if (!process.execArgv.some(word => /^--test-(?:name|skip)-pattern\b/.test(word))) report.pass(main)
    }
    report.end()
  })

  function observe({ type, data } = {}) {
    if (type !== 'test:pass' && type !== 'test:fail') return
    isSeen = true
    const details = { ...data.details, error: decoded(data.details?.error) }
    for (const test of add(open, type === 'test:fail', { ...data, details }))
      report.add(main, test.location.file === main ? test : { ...test, location: undefined })
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
    const { assertion, message, stack, formattedError, formattedDetails, values } = err
    const details = (formattedDetails || values || []).map(({ label, formatted }) => [label, formatted].filter(Boolean).join('\n'))
    // An assertion has no message but what its author gave it: then the difference says what failed.
    const frames = (stack || '').split('\n').filter(line => /^\s+at /.test(line))
    if (!message && details.length > 0) return [[assertion, details.join('\n')].filter(Boolean).join(': '), ...frames].join('\n')
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

;// CONCATENATED MODULE: ./lib/frameworks/commands/injected-reporters.js




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
        env: { ...node.env, PYTHONDONTWRITEBYTECODE: '1' },
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

/***/ 34176:
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
    const { globs, paths, last = [] } = using;
    const args = [...before, ...using.options, ...words, ...last];
    return { file, args, env: { ...using.env, ...env }, ...(globs && { globs }), ...(paths && { paths }) };
}
function wordsOf({ program, options, last = [] }, words) {
    return [...program, ...options, ...words, ...last];
}
function manualRequest(tests, using) {
    const selection = tests.length === 0 ? { kind: 'all' } : { kind: 'only', tests };
    return { selection, dir: '', related: [], using };
}


/***/ }),

/***/ 25318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ runsJvmTests),
/* harmony export */   pC: () => (/* binding */ namesItsGoals),
/* harmony export */   qy: () => (/* binding */ gradleTasks)
/* harmony export */ });
/* harmony import */ var _parse_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44887);
/* harmony import */ var _option_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30370);


const MAVEN = {
    phase: /^(?:test|prepare-package|package|(?:pre-|post-)?integration-test|verify|install|deploy)$/,
    plugin: /^(?:surefire|failsafe|jacoco|pitest)/,
    goal: /:(?:test|integration-test|verify)$/,
};
const SKIPS_TESTS = /^(?:-D)?(?:skipTests|maven\.test\.skip)(?:=true)?$/;
const GRADLE_OTHERS = /^(?:\S*:)?(?:clean\w*|assemble\w*|(?:test)?[cC]lasses|compile\w*|process\w*Resources|jar|javadoc|\w*[jJ]ar|dependencies|dependencyUpdates|wrapper|tasks|help|projects|properties|spotless\w*|checkstyle\w*|pmd\w*|detekt\w*|ktlint\w*|lint\w*|publish\w*|generate\w*)$/;
const LEAVES_OUT = /^(?:-x|--exclude-task)$/;
function runsJvmTests([program = '', ...words]) {
    return (0,_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(program).startsWith('mvn') ? runsMavenTests(words) : runsGradleTests(words);
}
function runsMavenTests(words) {
    if (words.some(word => SKIPS_TESTS.test(word)))
        return false;
    const goals = namesIn('maven', words);
    return goals.length === 0 || goals.some(runsTestsOfMaven);
}
function runsTestsOfMaven(goal) {
    return MAVEN.phase.test(goal) || (goal.includes(':') && (MAVEN.plugin.test(goal) || MAVEN.goal.test(goal)));
}
function runsGradleTests(words) {
    const leftOut = words.filter((_, index) => LEAVES_OUT.test(words[index - 1] ?? ''));
    const isLeftOut = (task) => leftOut.some(each => each === task || each.endsWith(`:${task}`));
    const tasks = gradleTasks(words);
    const left = tasks.filter(task => !(/(?:^|:)(?:build|check)$/.test(task) && isLeftOut('test')) && !isLeftOut(task));
    return tasks.length === 0 || left.some(task => !GRADLE_OTHERS.test(task));
}
function namesItsGoals(framework, options) {
    return (framework !== 'maven' && framework !== 'gradle') || namesIn(framework, options).length > 0;
}
function gradleTasks(words) {
    return namesIn('gradle', words);
}
function namesIn(framework, words) {
    const isValue = (word, before = '') => before.startsWith('-') && (0,_option_values_js__WEBPACK_IMPORTED_MODULE_1__/* .takesValue */ .ac)(framework, before, word);
    return words.filter((word, index) => !word.startsWith('-') && !isValue(word, words[index - 1]));
}


/***/ }),

/***/ 38354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ failedGoals)
/* harmony export */ });
function failedGoals(output) {
    const lines = output.split('\n').map(line => line.slice(0, MAX_LINE));
    return lines.flatMap((line, index) => {
        if (!line.startsWith(`${ERROR}Failed to execute goal `))
            return [];
        const goal = said(line);
        const text = goal.endsWith(':') ? `${goal} ${said(lines[index + 1] ?? '')}` : goal;
        return [{ text, isOfTests: /:maven-(?:surefire|failsafe)-plugin:/.test(goal) }];
    });
}
const MAX_LINE = 2_000;
const ERROR = '[ERROR] ';
function said(line) {
    const [text = ''] = line.split(' -> [Help ', 1);
    return (text.startsWith(ERROR) ? text.slice(ERROR.length) : text).trim();
}


/***/ }),

/***/ 30370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YP: () => (/* binding */ appended),
/* harmony export */   ac: () => (/* binding */ takesValue),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
const SWITCHES = {
    vitest: /^(?:-[wu]|--(?:run|watch|ui|open|coverage|silent|globals|dom|passWithNoTests|allowOnly|hideSkippedTests|update|isolate|fileParallelism|typecheck|standalone|dangerouslyIgnoreUnhandledErrors|expandSnapshotDiff|disableConsoleIntercept|logHeapUsage|inspect|inspectBrk))$/,
    jest: /^(?:-[bfiou]|--(?:all|bail|cache|changedFilesWithAncestor|ci|clearMocks|coverage|debug|detectLeaks|detectOpenHandles|errorOnDeprecated|expand|findRelatedTests|forceExit|injectGlobals|json|lastCommit|listTests|logHeapUsage|noStackTrace|notify|onlyChanged|onlyFailures|openHandlesTimeout|passWithNoTests|randomize|resetMocks|resetModules|restoreMocks|runInBand|runTestsByPath|showConfig|showSeed|silent|skipFilter|testLocationInResults|updateSnapshot|useStderr|verbose|watch|watchAll|watchman|workerThreads))$/,
    mocha: /^(?:-[AbcCipwG]|--(?:allow-uncaught|async-only|bail|check-leaks|color|colors|delay|diff|dry-run|exit|fail-zero|forbid-only|forbid-pending|full-trace|growl|inline-diffs|invert|parallel|pass-on-failing-test-suite|recursive|sort|watch|inspect|inspect-brk|enable-source-maps|trace-warnings))$/,
    pytest: /^(?:-[vqxslh]+|--(?:exitfirst|verbose|quiet|showlocals|lf|ff|nf|sw|last-failed|failed-first|new-first|stepwise|stepwise-skip|strict|strict-markers|strict-config|runxfail|pyargs|trace|pdb|full-trace|cache-clear|collect-only|doctest-modules|continue-on-collection-errors|disable-warnings|disable-pytest-warnings|cov-append|cov-branch|no-cov|no-cov-on-fail|nomigrations|reuse-db|create-db|keep-duplicates|import-mode-strict|setup-show|benchmark-skip|benchmark-disable|benchmark-only|mypy|ruff|black|isort|flake8|snapshot-update|randomly-dont-reset-seed|randomly-dont-reorganize|forked))$/,
    django: /^(?:-[drbf]|-v\d|--(?:noinput|no-input|failfast|keepdb|reverse|debug-mode|debug-sql|pdb|buffer|no-faulthandler|timing|traceback|no-color|force-color|skip-checks))$/,
    unittest: /^(?:-[vqfbc]+|--(?:verbose|quiet|failfast|buffer|catch|locals))$/,
    cargo: /^(?:--|-[vqri]+|--(?:all|workspace|all-features|all-targets|no-default-features|release|locked|offline|frozen|lib|bins|tests|examples|benches|doc|verbose|quiet|no-run|no-fail-fast|ignore-rust-version|future-incompat-report|unit-graph|keep-going|nocapture|no-capture|include-ignored|ignored|exact|show-output|cargo-quiet|cargo-verbose|all-bins))$/,
    phpunit: /^--(?:parallel|ci|compact|bail|retry|dirty|profile|coverage|mutate|testdox|colors|verbose|debug|stderr|static-backup|no-[\w-]+|stop-on-[\w-]+|fail-on-[\w-]+|display-[\w-]+|process-isolation|globals-backup|strict-coverage|strict-global-state|disallow-test-output|enforce-time-limit|cache-result|do-not-cache-result|teamcity|path-coverage|coverage-text|reverse-list|dont-report-useless-tests|disable-coverage-ignore)$/,
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
    go: /^--?(?:C|asmflags|bench|benchtime|blockprofile|buildmode|buildvcs|compiler|count|covermode|coverpkg|coverprofile|cpu|cpuprofile|exec|fuzz|fuzztime|gcflags|gccgoflags|installsuffix|ldflags|list|memprofile|mod|modfile|mutexprofile|o|outputdir|overlay|p|parallel|pgo|pkgdir|run|shuffle|skip|tags|timeout|toolexec|trace|vet)$/,
    node: /^(?:-[rCe]|--(?:import|require|loader|experimental-loader|conditions|env-file|env-file-if-exists|test-concurrency|test-timeout|test-shard|test-isolation|experimental-test-isolation|test-reporter|test-reporter-destination|test-name-pattern|test-skip-pattern|test-global-setup|test-coverage-[\w-]+|stack-trace-limit|unhandled-rejections|input-type|title))$/,
};
const ATTACHED = {
    pytest: /^-[vqxslh]{0,9}[A-Za-gi-kmnoprtuwyz]./,
    unittest: /^-[vqfbc]{0,9}[kpst]./,
    django: /^-[drbf]{0,9}[kpv]./,
    cargo: /^-[vqri]{0,9}[EFPZjp]./,
    rspec: /^-[bcwX]{0,9}[EIPefoprt]./,
    phpunit: /^-[cd]./,
    jest: /^-[bfiou]{0,9}[cdtw]./,
    playwright: /^-(?!gv$)[Gcgj]./,
};
const NAMED = {
    pytest: /^(?:-[vqxslh]{0,9}[Wcknmopr]|--(?:alluredir|basetemp|capture|confcutdir|config-file|cov|cov-config|cov-context|cov-report|css|deselect|dist|doctest-glob|durations-path|ds|dc|html|ignore|ignore-glob|import-mode|json-report-file|junit-prefix|junit-xml|junitxml|junitprefix|log-file|numprocesses|override-ini|pythonwarnings|report-log|rootdir|rsyncdir|settings|store-durations|tb|tx))$/,
};
const SEVERAL = {
    jest: /^--(?:coveragePathIgnorePatterns|coverageReporters|ignoreProjects|moduleDirectories|moduleFileExtensions|modulePathIgnorePatterns|modulePaths|projects|reporters|roots|selectProjects|setupFiles|setupFilesAfterEnv|snapshotSerializers|testMatch|testPathIgnorePatterns|testPathPatterns?|testRegex|transformIgnorePatterns|unmockedModulePathPatterns|watchPathIgnorePatterns)(?:=|$)/,
    playwright: /^--project$/,
};
function takesValue(framework, option, next, isPath) {
    if (option === '--' || option.includes('=') || option.startsWith('--no-'))
        return false;
    if (ATTACHED[framework]?.test(option) === true)
        return false;
    if (framework === 'django' && /^--(?:parallel|shuffle)$/.test(option))
        return /^(?:\d+|auto)$/.test(next);
    const valued = VALUED[framework];
    if (valued !== undefined)
        return valued.test(option);
    const isKnown = NAMED[framework]?.test(option) !== false;
    return SWITCHES[framework]?.test(option) !== true && (isKnown || isPath?.(next) !== true);
}
function grouped(framework, words, isPath) {
    const groups = [];
    let open = 0;
    for (const [index, word] of words.entries()) {
        if (word.startsWith('-')) {
            const isOfSeveral = SEVERAL[framework]?.test(word) === true;
            groups.push([word]);
            if (isOfSeveral)
                open = Number.POSITIVE_INFINITY;
            else
                open = takesValue(framework, word, words[index + 1] ?? '', isPath) ? 1 : 0;
        }
        else if (open > 0) {
            groups.at(-1)?.push(word);
            open -= 1;
        }
        else
            groups.push([word]);
    }
    return groups;
}
function appended(framework, options, words) {
    const [last = ''] = grouped(framework, options).at(-1) ?? [];
    const isOpen = SEVERAL[framework]?.test(last) === true && words[0]?.startsWith('-') === false;
    return [...options, ...(isOpen ? ['--'] : []), ...words];
}


/***/ }),

/***/ 64247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ withoutNames),
/* harmony export */   O5: () => (/* binding */ startFor),
/* harmony export */   R2: () => (/* binding */ withoutRepeated),
/* harmony export */   TK: () => (/* binding */ withoutParts),
/* harmony export */   sm: () => (/* binding */ valuesOf)
/* harmony export */ });
/* harmony import */ var _option_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30370);

function startFor(framework, { selection, using }, isWhole = () => false) {
    const { kind } = selection;
    if (using === undefined || kind === 'all' || (kind === 'only' && selection.tests.some(isWhole)))
        return using;
    const start = withoutParts(using, framework);
    return kind === 'only' ? withoutNames(start, framework) : start;
}
function withoutNames(using, { name, nameFilters }) {
    return withoutOptions(using, name, nameFilters);
}
function withoutParts(using, { name, partOptions }) {
    return withoutOptions(using, name, partOptions);
}
function withoutOptions(using, name, left) {
    const kept = (0,_option_values_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(name, using.options).filter(([word = '']) => left?.test(word) !== true);
    return { ...using, options: kept.flat() };
}
function valuesOf(using, name, pattern) {
    return (0,_option_values_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(name, using?.options ?? []).flatMap(([word = '', value]) => {
        if (pattern?.test(word) !== true)
            return [];
        return word.includes('=') ? [word.slice(word.indexOf('=') + 1)] : (value ?? []);
    });
}
function withoutRepeated(using, words, { name, repeatable }) {
    const ours = words.filter(word => word.startsWith('-') && repeatable?.test(word) !== true).map(optionName);
    const kept = (0,_option_values_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(name, using.options).filter(([word = '']) => !ours.some(our => isSame(our, optionName(word))));
    return { ...using, options: kept.flat() };
}
function optionName(word) {
    const [name = ''] = word.split('=', 1);
    return name
        .replace(/^--?(?:no-)?/, '')
        .replaceAll('-', '')
        .toLowerCase();
}
function isSame(one, other) {
    return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}


/***/ }),

/***/ 44887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ withoutShell),
/* harmony export */   RM: () => (/* binding */ parseCommand),
/* harmony export */   Tr: () => (/* binding */ printCommand),
/* harmony export */   kX: () => (/* binding */ programName)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48036);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);


function parseCommand(name, text) {
    const { words: all, globs } = lineOf(name, text);
    const words = [...all];
    const env = {};
    while (words.length > 1 && /^[A-Za-z_]\w*=/.test(words[0] ?? '')) {
        const setting = words.shift() ?? '';
        env[setting.slice(0, setting.indexOf('='))] = setting.slice(setting.indexOf('=') + 1);
    }
    const [file, ...args] = words;
    if (file === undefined)
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${name} is empty.`, 'Give the program and its arguments.');
    return { file, args, env, ...(globs.length > 0 && { globs }) };
}
function withoutShell(name, text) {
    return { ...parseCommand(name, text), globs: [] };
}
function lineOf(name, text) {
    const line = (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellLine */ .Tg)(text);
    const { operator, open } = line;
    if (operator !== undefined) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${name} uses ${operator}, but no shell is started.`, "Put the commands into a script, and give the script; or write bash -c '…' yourself.");
    }
    if (open !== undefined) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${name} has a quote that is not closed.`, `Close the ${open}.`);
    }
    return line;
}
const PLAIN_GLOB = /^[\w@%+=:,./*?[\]-]+$/;
function printCommand(command) {
    const env = Object.entries(command.env ?? {}).map(([name, value]) => `${name}=${(0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(value)}`);
    const { file, args, globs = [] } = command;
    const word = (text) => (globs.includes(text) && PLAIN_GLOB.test(text) ? text : (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(text));
    return [...env, (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(file), ...args.map(word)].join(' ');
}
function programName(word) {
    if (/^[A-Za-z_]\w*=/.test(word))
        return word;
    const name = word.replaceAll('\\', '/').split('/').at(-1) ?? '';
    return name.replace(/(?<=\w)@[\w.^~*-]{1,50}$/, '').replace(/\.(?:cmd|exe|bat|[cm]?js|phar)$/, '');
}


/***/ }),

/***/ 94385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ runningCargoTests),
/* harmony export */   Su: () => (/* binding */ slowNextestTests),
/* harmony export */   Uq: () => (/* binding */ runningCtestTests),
/* harmony export */   m2: () => (/* binding */ runningGradleTests),
/* harmony export */   nD: () => (/* binding */ runningMavenClasses)
/* harmony export */ });
const MAX_LINE = 4_096;
const CTEST = {
    started: /^\s*Start +(?<number>\d+): (?<name>\S.*)$/,
    ended: /^\s*\d+\/\d+ Test +#(?<number>\d+): /,
    key: ({ number = '' }) => number,
    test: ({ name = '' }) => ({ framework: 'ctest', file: '', suite: [], name: name.trimEnd() }),
};
const GRADLE = {
    started: /^(?<class>[\w.$]+) > (?<name>\S.*) STARTED$/,
    ended: /^(?<class>[\w.$]+) > (?<name>\S.*) (?:PASSED|FAILED|SKIPPED)$/,
    key: ({ class: where = '', name = '' }) => `${where} ${name}`,
    test: ({ class: where = '', name = '' }) => ({
        framework: 'gradle',
        file: '',
        suite: [where],
        name: name.replace(/\(\)$/, ''),
    }),
};
const MAVEN = {
    started: /^\[INFO\] Running (?<class>[\w.$]+)$/,
    ended: /^\[(?:INFO|WARNING|ERROR)\] Tests run: \d.* in (?<class>[\w.$]+)$/,
    key: ({ class: where = '' }) => where,
    test: ({ class: where = '' }) => ({ framework: 'maven', file: '', suite: [where], name: '' }),
};
const NEXTEST = {
    started: /^\s*SLOW \[>[^\]]*\](?: \([^)]*\))? +(?<binary>\S+) (?<path>\S+)$/,
    ended: /^\s*(?!SIGTERM|SIGINT|SLOW)[A-Z][A-Z+\d-]* \[ *[\d.]+s\](?: \([^)]*\))? +(?<binary>\S+) (?<path>\S+)$/,
    key: ({ binary = '', path = '' }) => `${binary} ${path}`,
    test: ({ binary = '', path = '' }) => cargoTest(binary, path),
};
const runningCtestTests = (output) => unended(output, CTEST);
const runningGradleTests = (output) => unended(output, GRADLE);
const runningMavenClasses = (output) => unended(output, MAVEN);
const slowNextestTests = (output) => unended(output, NEXTEST);
const BINARY = /^\s*Running .{1,2000}[\\/(](?<stem>[^\\/()\s]+)-[0-9a-f]{16}(?:\.exe)?\)$/;
const LONG = /^test (?<path>\S+) has been running for over \d+ seconds$/;
const ENDED = /^test (?<path>\S+)(?: - should panic)? \.\.\. (?:ok|FAILED|ignored)/;
const STARTED = /^test (?<path>\S+)(?: - should panic)? \.\.\. /;
const RESULT = /^test result: /;
function runningCargoTests(output) {
    const running = new Map();
    let binary = '';
    let printing;
    for (const line of output.split('\n')) {
        if (line.length > MAX_LINE)
            continue;
        binary = BINARY.exec(line)?.groups?.stem ?? binary;
        const ended = ENDED.exec(line)?.groups?.path;
        const started = (LONG.exec(line) ?? STARTED.exec(line))?.groups?.path;
        if (ended !== undefined)
            running.delete(ended);
        else if (started !== undefined) {
            running.set(started, cargoTest(binary, started));
            if (!LONG.test(line))
                printing = started;
        }
        else if (RESULT.test(line))
            running.clear();
        else if (printing !== undefined && /^(?:ok|FAILED)$/.test(line))
            running.delete(printing);
    }
    return [...running.values()];
}
function unended(output, { started, ended, key, test }) {
    const running = new Map();
    for (const line of output.split('\n')) {
        if (line.length > MAX_LINE)
            continue;
        const text = line.trimEnd();
        const end = ended.exec(text)?.groups;
        const start = started.exec(text)?.groups;
        if (end !== undefined)
            running.delete(key(end));
        else if (start !== undefined)
            running.set(key(start), test(start));
    }
    return [...running.values()];
}
function cargoTest(binary, path) {
    const parts = path.split('::');
    const suite = [...(binary === '' ? [] : [binary]), ...parts.slice(0, -1)];
    return { framework: 'cargo', file: '', suite, name: parts.at(-1) ?? '' };
}


/***/ }),

/***/ 13035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ runningTests),
/* harmony export */   h: () => (/* binding */ runningGoTests)
/* harmony export */ });
const STATUS = '(?:PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS|RERUN)';
const PYTEST_LINE = new RegExp(`^(?:\\[gw\\d+\\] \\[ *\\d+%\\] (?<first>${STATUS}) )?(?<node>\\S+\\.py::.+?)(?: (?<status>${STATUS})\\b.*)? ?$`);
const SIGNAL = / (?:Terminated|Killed|Aborted|Hangup)$/;
function runningTests(output) {
    const running = new Set();
    for (const line of output.split('\n')) {
        const { first, node, status } = PYTEST_LINE.exec(line.trimEnd().replace(SIGNAL, ''))?.groups ?? {};
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

/***/ 59265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ escapeTitle),
/* harmony export */   KT: () => (/* binding */ named),
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
function named(patterns) {
    return patterns.map(pattern => `(?=[^]*(?:${pattern}))`).join('');
}
function escapeTitle(title) {
    const number = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .MP)(title).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu, number);
}


/***/ }),

/***/ 85228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ ctest)
/* harmony export */ });
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17088);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34176);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64247);
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25335);
/* harmony import */ var _commands_running_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94385);






const ctest = {
    name: 'ctest',
    programs: /^ctest$/,
    droppedOptions: /^(?:--output-junit|-V|-VV|--verbose|-Q|--quiet|--stop-on-failure|--rerun-failed|--test-dir)\b/,
    nameFilters: /^(?:-[RE]|--(?:tests|exclude)-regex)(?:=|$)/,
    partOptions: /^(?:-I|--tests-information)(?:=|$)/,
    detect(project) {
        if (buildFolder(project) !== undefined)
            return 'there is a build tree with tests';
        const text = project.text('CMakeLists.txt');
        return text !== undefined && /^[ \t]*(?:enable_testing|include\s*\(\s*CTest)/im.test(text)
            ? 'CMakeLists.txt has tests'
            : undefined;
    },
    commands(project, request) {
        const { selection, dir, without = [] } = request;
        const using = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(ctest, request, isNameless) ?? (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .plainInvocation */ .BQ)(['ctest']);
        const folder = buildFolder(project) ?? 'build';
        const configure = ['CMakeCache.txt', 'CMakeFiles'].every(name => project.exists(`${folder}/${name}`))
            ? []
            : [{ file: 'cmake', args: configuring(project, folder), report: { at: 'none' } }];
        const build = {
            file: 'cmake',
            args: ['--build', folder, '--parallel', '2'],
            report: { at: 'none' },
        };
        const run = (words, index, start = using) => {
            const path = `${dir}/report-${index}.xml`;
            return {
                ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(start, [
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
        if (selection.kind !== 'only' || selection.tests.some(isNameless)) {
            if (without.length === 0)
                return [...configure, build, run([], 0)];
            const excluded = [...(0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(using, 'ctest', EXCLUDES), `^(${without.map(pattern).join('|')})$`].join('|');
            const start = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutNames */ .Fw)(using, { name: 'ctest', nameFilters: EXCLUDES });
            return [...configure, build, run(['-E', excluded], 0, start)];
        }
        return [
            ...configure,
            build,
            ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .batches */ .Xy)(selection.tests, pattern, 30_000).map((tests, index) => run(['-R', `^(${tests.map(pattern).join('|')})$`], index)),
        ];
    },
    leavesOut: 'test',
    running: output => (0,_commands_running_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .runningCtestTests */ .Uq)(output),
    selector: test => test.name,
    manualCommand(tests, { project, using = (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .plainInvocation */ .BQ)(['ctest']) }) {
        const named = tests.length > 0 && tests.every(({ name }) => name !== '');
        const chosen = named ? ['-R', `^(${tests.map(pattern).join('|')})$`] : [];
        return (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)((0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(ctest, (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .manualRequest */ .sl)(tests, using), isNameless) ?? using, [
            '--test-dir',
            buildFolder(project) ?? 'build',
            '--output-on-failure',
            ...chosen,
        ]);
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
        return problems.length === 0 ? [] : [(0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .buildFailure */ .H)('ctest', {}, problems)];
    },
};
const EXCLUDES = /^(?:-E|--exclude-regex)(?:=|$)/;
function configuring(project, folder) {
    return project.exists(`${folder}/CMakeCache.txt`) ? [folder] : ['-S', '.', '-B', folder];
}
const ERRORS = /^(?:[^\s:][^:\r\n\u2028\u2029]*:\d+:(?:\d+:)? (?:fatal )?error: (?<message>.*)|\S.*\(\d+(?:,\d+)?\): (?:fatal )?error \w+: .*|.*: undefined reference to .*|Undefined symbols for .*|CMake Error(?: at|:|\b).*(?:\n\n?  .*)*)$/gm;
function isNameless({ name }) {
    return name === '';
}
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
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17088);
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25335);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34176);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64247);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79550);
/* harmony import */ var _commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59265);







const deno = {
    name: 'deno',
    programs: /^deno$/,
    droppedOptions: /^(?:--(?:junit-path|reporter|coverage|watch|fail-fast|quiet)\b|-q$)/,
    nameFilters: /^--filter(?:=|$)/,
    detect(project) {
        if (Object.values((0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_2__/* .denoTasks */ .nL)(project)).some(text => /\bdeno test\b/.test(text)))
            return 'a task runs deno test';
        const texts = project.sample(/(?:^|\/)(?:[^/]*[._])?test\.[cm]?[jt]sx?$/);
        return texts.some(text => /\bDeno\.test\b/.test(text)) ? 'its tests call Deno.test' : undefined;
    },
    commands(project, request) {
        const using = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_1__/* .startFor */ .O5)(deno, request) ?? (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .plainInvocation */ .BQ)([...(0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeProgram */ .zy)(project, 'deno').program, 'test', '--allow-all']);
        return selections(request).map((words, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            return {
                ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .commandOf */ .Nl)(using, [`--junit-path=${path}`, ...words]),
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    selector: test => test.file,
    manualCommand: tests => ['deno', 'test', '--allow-all', ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(tests)],
    failedBuild(output) {
        const text = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output);
        const blocks = text
            .split(/^(?=(?:TS\d+ \[ERROR\]|error): )/m)
            .filter(block => /^(?:TS\d+ \[ERROR\]|error): /.test(block));
        const found = blocks.flatMap((block) => {
            const message = block.split('\n')[0] ?? '';
            const file = /\bat (?<file>file:\/\/\S+?\.[cm]?[jt]sx?):\d+/.exec(block)?.groups?.file;
            return file === undefined ? [] : [(0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .buildFailure */ .H)('deno', { file }, [{ message, text: block.trim() }])];
        });
        if (found.length > 0)
            return found;
        const [first] = blocks;
        return first === undefined ? [] : [(0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .buildFailure */ .H)('deno', {}, [{ message: first.split('\n')[0] ?? '', text: first }])];
    },
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...(using?.scope ?? [])]];
        case 'only':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .batches */ .Xy)(selection.tests, pattern).map(tests => [...names(tests), ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(tests)]);
        case 'affected':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .affectedTests */ .SH)(selection.tests, related).map(files => files);
    }
}
function names(tests) {
    if (tests.some(({ name }) => name === ''))
        return [];
    return [`--filter=/^(?:${tests.map(pattern).join('|')})$/`];
}
function pattern({ suite, name }) {
    return `${(0,_commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeTitle */ .A5)(suite[0] ?? name)}(?: > (?s:.*))?`;
}


/***/ }),

/***/ 61984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OL: () => (/* binding */ DJANGO_PROGRAMS),
  xX: () => (/* binding */ djangoCommand),
  XO: () => (/* binding */ djangoWords),
  _P: () => (/* binding */ dottedName),
  sd: () => (/* binding */ hasDjango),
  qF: () => (/* binding */ isDjangoProgram),
  TG: () => (/* binding */ startsDjango)
});

// EXTERNAL MODULE: ./lib/frameworks/commands/invocation.js
var invocation = __webpack_require__(34176);
// EXTERNAL MODULE: ./lib/frameworks/commands/parse-command.js
var parse_command = __webpack_require__(44887);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/django-runner.js
const DJANGO_RUNNER = String.raw `"""Run the tests with the project's own runner, and write a JUnit XML report."""
import importlib.util, os, signal, sys, unittest

import unittest_report
from unittest_report import Report
from django.conf import settings
from django.test.utils import get_runner

# Processes that the tests start report nothing.
own, report = os.environ.pop("FIX_TESTS_RUNNER", None), os.environ.pop("FIX_TESTS_REPORT", None)
Own = get_runner(settings, own)
# One that reports in its own way, such as that of unittest-xml-reporting, is left out: the one below it runs the same tests.
Plain = next(each for each in Own.__mro__ if getattr(each, "test_runner", None) is unittest.TextTestRunner)

def label_of(word):
    """The dotted name of 'file.py[::Class[::method]]': that of the module as Django loads it from a folder of sys.path."""
    path, *rest = word.split("::")
    if not path.endswith(".py"):
        return word
    path = os.path.abspath(path)
    folders = [os.path.abspath(folder or os.getcwd()) + os.sep for folder in sys.path]
    base = max((folder for folder in folders if path.startswith(folder)), key=len, default=os.getcwd() + os.sep)
    module = path[len(base):-3].replace(os.sep, ".")
    return ".".join([module[:-len(".__init__")] if module.endswith(".__init__") else module] + rest)

def loading(loader):
    """Let a name that cannot be loaded fail, and a deleted test be none."""
    load = loader.loadTestsFromName
    def load_by_name(name, module=None):
        try:
            suite = load(name, module)
        except (Exception, unittest.SkipTest) as exc:
            suite = unittest.TestSuite([unittest.loader._FailedTest(name.split(".")[-1], exc)])
        tests = [test for test in suite if not isinstance(getattr(test, "_exception", None), AttributeError)]
        Report.requested.update((id(test), (name, os.getcwd())) for test in tests)
        return unittest.TestSuite(tests)
    loader.loadTestsFromName = load_by_name
    return loader

class Reporting(Plain):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        if importlib.util.find_spec("tblib") is None:
            self.parallel = 0  # without it Django's processes end at the first test that fails

    def get_resultclass(self):
        base = super().get_resultclass() or unittest.TextTestResult
        return type("DjangoReport", (Report,) if issubclass(Report, base) else (Report, base), {})

    def build_suite(self, test_labels=None, *args, **kwargs):
        self.test_loader = loading(self.test_loader)
        labels = [label_of(word) for word in test_labels or []]
        return unittest_report.leave_out(super().build_suite(labels, *args, **kwargs))

    def run_suite(self, suite, **kwargs):
        signal.signal(signal.SIGTERM, unittest_report.stop), signal.signal(signal.SIGINT, unittest_report.stop)
        if "FIX_TESTS_TRACES" in os.environ:
            import fix_tests_watch
            Report.counts = fix_tests_watch.wanted(os.getcwd())
        try:
            return super().run_suite(suite, **kwargs)
        finally:
            unittest_report.save()

if report is not None:
    Report.path, Report.base, Report.pid = report, os.getcwd(), os.getpid()
Runner = Own if report is None else Reporting
`;

// EXTERNAL MODULE: ./lib/frameworks/reporters/unittest-program.js
var unittest_program = __webpack_require__(62017);
;// CONCATENATED MODULE: ./lib/frameworks/django.js




const RUNNER = 'fix_tests_django';
const MANAGE = 'manage.py';
const DJANGO_PROGRAMS = /^(?:manage\.py|django-admin|django)$/;
function hasDjango(project) {
    return isDjangoProgram(project.text(MANAGE) ?? '');
}
function isDjangoProgram(text) {
    return /\bDJANGO_SETTINGS_MODULE\b/.test(text);
}
function startsDjango(project, using) {
    if (using === undefined)
        return hasDjango(project);
    return using.program.some(word => DJANGO_PROGRAMS.test((0,parse_command/* programName */.kX)(word)));
}
function djangoCommand({ request, labels, index }, by) {
    const { dir, using = djangoInvocation(by.python) } = request;
    const path = `${dir}/report-${index}.xml`;
    const own = using.options.flatMap((word, at) => /^--testrunner(?:=(.*))?$/.exec(word)?.[1] ?? (using.options[at - 1] === '--testrunner' ? word : []));
    return {
        ...(0,invocation/* commandOf */.Nl)(using, ['--noinput', `--testrunner=${RUNNER}.Runner`, ...labels], {
            PYTHONDONTWRITEBYTECODE: '1',
            FIX_TESTS_REPORT: path,
            ...(own[0] === undefined ? {} : { FIX_TESTS_RUNNER: own[0] }),
        }),
        pythonPaths: [dir],
        files: {
            [unittest_program/* UNITTEST_PROGRAM_FILE */.F]: unittest_program/* UNITTEST_PROGRAM */.e,
            [`${RUNNER}.py`]: DJANGO_RUNNER,
            'left_out.json': JSON.stringify(by.leftOut),
        },
        journal: `${dir}/journal`,
        report: { at: 'file', path, format: 'junit' },
    };
}
function djangoWords(tests, by) {
    const using = by.using ?? djangoInvocation(by.python);
    const labels = new Set(tests.map(test => dottedName({ ...test, file: belowApps(test.file, by.project) })));
    return (0,invocation/* wordsOf */.Z9)(using, labels.size === 0 ? using.scope : [...labels]);
}
function belowApps(file, project) {
    const parts = file.split('/');
    const isPackage = (depth) => project.exists([...parts.slice(0, depth + 1), '__init__.py'].join('/'));
    let first = parts.length - 1;
    while (first > 0 && isPackage(first - 1))
        first -= 1;
    return first === parts.length - 1 ? file : parts.slice(first).join('/');
}
function dottedName({ file, suite, name }) {
    const module = file.replace(/(?:\/__init__)?\.py$/, '').replaceAll('/', '.');
    return [module, ...suite, name].filter(part => part !== '').join('.');
}
function djangoInvocation(python) {
    return (0,invocation/* plainInvocation */.BQ)([python, MANAGE, 'test']);
}


/***/ }),

/***/ 25895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   go: () => (/* binding */ go)
/* harmony export */ });
/* harmony import */ var _domain_text_grouping_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83509);
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17088);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34176);
/* harmony import */ var _commands_go_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17508);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64247);
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25335);
/* harmony import */ var _commands_running_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13035);








const go = {
    name: 'go',
    programs: /^(?:gotestsum|go)$/,
    droppedOptions: /^--?(?:json|v|count|coverprofile|covermode|cover|failfast|bench|shuffle)\b/,
    nameFilters: /^--?(?:run|skip)(?:=|$)/,
    compiles: true,
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
    commands(_project, request) {
        const { selection, related, without = [] } = request;
        const using = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(go, request) ?? (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .plainInvocation */ .BQ)(['go', 'test']);
        const named = without.filter(({ name }) => name !== '').map(patternOf);
        const skipped = named.length === 0 ? [] : [...(0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(using, 'go', /^--?skip(?:=|$)/), ...named];
        const skip = skipped.length === 0 ? [] : [`-skip=${skipped.join('|')}`];
        const program = { ...using, program: programOf(using) };
        const run = (words) => ({
            ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(program, ['-json', '-count=1', ...skip, ...words]),
            report: { at: 'output', format: 'go-json' },
        });
        const whole = using.scope.length > 0 ? using.scope : ['./...'];
        switch (selection.kind) {
            case 'all':
                return [run([...order(selection.seed), ...whole])];
            case 'only':
                return packagesOf(selection.tests).flatMap(([pkg, tests]) => {
                    if (tests.some(({ name }) => name === ''))
                        return [run([...order(selection.seed), pkg])];
                    return patterns(tests).map(pattern => run(['-run', pattern, ...order(selection.seed), pkg]));
                });
            case 'affected': {
                if ((0,_commands_go_words_js__WEBPACK_IMPORTED_MODULE_3__/* .wordsOfFolder */ .Ti)(using.options) > 0)
                    return [run(whole)];
                const packages = new Set([...packagesOf(selection.tests).map(([pkg]) => pkg), ...related]);
                return packages.size === 0 ? [] : [run([...packages])];
            }
        }
    },
    leavesOut: 'name',
    running: output => (0,_commands_running_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .runningGoTests */ .h)(output),
    selector: test => (test.name === '' ? (test.suite[0] ?? '') : patternOf(test)),
    manualCommand(tests, { using = (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .plainInvocation */ .BQ)(['go', 'test']) }) {
        const program = { ...((0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(go, (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .manualRequest */ .sl)(tests, using)) ?? using), program: programOf(using) };
        if (tests.length === 0)
            return (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)(program, ['-count=1', ...(using.scope.length > 0 ? using.scope : ['./...'])]);
        const all = packagesOf(tests);
        const named = tests.filter(({ name }) => name !== '');
        const pattern = named.length === tests.length && named.length > 0 ? ['-run', patterns(named).join('|')] : [];
        return (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)(program, ['-count=1', ...pattern, ...all.map(([pkg]) => pkg)]);
    },
    failedBuild(output) {
        const blocks = output.split(/^(?=# \S)/m).filter(block => block.startsWith('# '));
        const found = blocks.flatMap((block) => {
            const pkg = /^# (\S+)/.exec(block)?.[1] ?? '';
            const errors = block.split('\n').filter(line => /^\S+\.go:\d+(?::\d+)?: /.test(line));
            return errors.length === 0
                ? []
                : [(0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .buildFailure */ .H)('go', { suite: [pkg] }, [{ message: errors[0] ?? '', text: block }])];
        });
        const [text] = /^go: (?!downloading |finding |extracting |warning: |added ).*[^]*/m.exec(output) ?? [];
        const lines = text?.split('\n') ?? [];
        const message = lines[0]?.endsWith(':') ? `${lines[0]} ${lines[1]?.trim() ?? ''}` : (lines[0] ?? '');
        return found.length > 0 || text === undefined ? found : [(0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .buildFailure */ .H)('go', {}, [{ message, text }])];
    },
};
function programOf({ program }) {
    if (program.at(-1) === 'gotestsum')
        return ['go', 'test'];
    return program.at(-1) === 'go' ? [...program, 'test'] : program;
}
function packagesOf(tests) {
    return [...(0,_domain_text_grouping_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(tests, ({ suite }) => suite[0] ?? './...')];
}
function patterns(tests) {
    const all = [];
    for (const pattern of siblings(tests).map(levels => levels.map(anchored).join('/'))) {
        const last = all.at(-1);
        if (last === undefined || Buffer.byteLength(last) + Buffer.byteLength(pattern) > _commands_batches_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_ARGUMENT_BYTES */ .B6)
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
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34176);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64247);
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25335);
/* harmony import */ var _commands_jvm_goals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25318);
/* harmony import */ var _jvm_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26022);
/* harmony import */ var _commands_running_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94385);







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
    def only = new File(System.getProperty('fixTests.only'))
    if (only.exists()) setTestNameIncludePatterns(only.readLines('UTF-8'))
    def without = new File(System.getProperty('fixTests.without'))
    if (without.exists()) without.eachLine('UTF-8') {
      def (name, file) = it.split('\\t')
      if (filter.metaClass.respondsTo(filter, 'excludeTestsMatching', String)) filter.excludeTestsMatching(name)
      else exclude(file)
    }
    beforeTest { d -> println "\\n\${d.className} > \${d.name} STARTED" }
    afterTest { d, r ->
      def word = r.resultType.toString() == 'SUCCESS' ? 'PASSED' : r.resultType.toString() == 'SKIPPED' ? 'SKIPPED' : 'FAILED'
      println "\\n\${d.className} > \${d.name} \${word}"
    }
  }
}
`;
const ONLY = 'only.txt';
const WITHOUT = 'without.txt';
const gradle = {
    name: 'gradle',
    programs: /^(?:gradle|gradlew|gradlew\.bat)$/,
    droppedOptions: /^(?:-q|--quiet|--fail-fast|--console|-i|--info|-s|--stacktrace|--scan|--daemon)\b/,
    nameFilters: /^--tests(?:=|$)/,
    compiles: true,
    detect: project => ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'].find(project.exists),
    commands(project, request) {
        const { selection, dir, without = [] } = request;
        const base = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(gradle, request, _jvm_js__WEBPACK_IMPORTED_MODULE_3__/* .isWhole */ .wP) ?? (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_4__/* .plainInvocation */ .BQ)([program(project)]);
        const tasks = namesTests(base.options) ? [] : ['test'];
        const script = `${dir}/init.gradle`;
        const chosen = selection.kind !== 'only' || selection.tests.some(_jvm_js__WEBPACK_IMPORTED_MODULE_3__/* .isWhole */ .wP) ? [] : selection.tests.map(selectorOf);
        return [
            {
                ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_4__/* .commandOf */ .Nl)(base, [
                    '--console=plain',
                    '--no-daemon',
                    '--continue',
                    '-I',
                    script,
                    `-DfixTests.reports=${dir}/reports`,
                    `-DfixTests.only=${dir}/${ONLY}`,
                    `-DfixTests.without=${dir}/${WITHOUT}`,
                    ...tasks,
                ]),
                files: {
                    'init.gradle': INIT,
                    ...(chosen.length === 0 ? {} : { [ONLY]: [...new Set(chosen)].join('\n') }),
                    ...(without.length === 0 ? {} : { [WITHOUT]: without.map(lineOf).join('\n') }),
                },
                report: { at: 'project', patterns: [`${dir}/reports/**/TEST-*.xml`], format: 'junit' },
            },
        ];
    },
    leavesOut: 'test',
    running: output => (0,_commands_running_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .runningGradleTests */ .m2)(output),
    selector: selectorOf,
    manualCommand(tests, { project, using = (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_4__/* .plainInvocation */ .BQ)([program(project)]) }) {
        const start = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(gradle, (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_4__/* .manualRequest */ .sl)(tests, using), _jvm_js__WEBPACK_IMPORTED_MODULE_3__/* .isWhole */ .wP) ?? using;
        const chosen = tests.some(_jvm_js__WEBPACK_IMPORTED_MODULE_3__/* .isWhole */ .wP) ? [] : [...new Set(tests.map(selectorOf))].flatMap(word => ['--tests', word]);
        const isThere = chosen.length === 0 ? namesTests(start.options) : takesTests(start.options);
        return (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_4__/* .wordsOf */ .Z9)(start, [...(isThere ? [] : ['test']), ...chosen]);
    },
    failedBuild(output) {
        const compiler = [JAVAC, KOTLINC].flatMap(pattern => (0,_jvm_js__WEBPACK_IMPORTED_MODULE_3__/* .compileErrors */ .D5)('gradle', output, pattern));
        if (compiler.length > 0)
            return compiler;
        const wrong = /^\* What went wrong:\n(?<what>.*)\n(?:> (?<why>.*))?/m.exec(output);
        if (wrong === null ||
            /^ *> Could not (?:resolve |download |GET |HEAD |find [\w.-]+:[\w.-]+:)/m.test(output.slice(wrong.index)))
            return [];
        const { what = '', why = what } = wrong.groups ?? {};
        return [(0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .buildFailure */ .H)('gradle', {}, [{ message: why, text: output.slice(wrong.index, wrong.index + 4_000) }])];
    },
};
const JAVAC = /^(?:[^/\r\n\u2028\u2029]*:compile\w+)?(?<file>\/[^\s:]+\.(?:java|groovy|scala)):(?<line>\d+): (?:error: )?(?<message>(?!warning: ).*)(?:(?:\n(?!\/).*){0,3}\n +symbol: +(?<symbol>.*))?$/gm;
const KOTLINC = /^e: (?:file:\/\/)?(?<file>\S+?\.kts?):[ (]*(?<line>\d+)\D+\d+\W+(?<message>\w.*)$/gm;
function program(project) {
    const wrapper = process.platform === 'win32' ? 'gradlew.bat' : 'gradlew';
    return project.exists(wrapper) ? `./${wrapper}` : 'gradle';
}
function namesTests(options) {
    return (0,_commands_jvm_goals_js__WEBPACK_IMPORTED_MODULE_1__/* .gradleTasks */ .qy)(options).length > 0 && (0,_commands_jvm_goals_js__WEBPACK_IMPORTED_MODULE_1__/* .runsJvmTests */ .Nv)(['gradle', ...options]);
}
function takesTests(options) {
    return /^(?:\S*:)?(?:test(?!Classes$)\w*|\w+Test)$/.test((0,_commands_jvm_goals_js__WEBPACK_IMPORTED_MODULE_1__/* .gradleTasks */ .qy)(options).at(-1) ?? '');
}
function selectorOf(test) {
    const name = /^[\w$]+\[/.test(test.name) ? test.name : (0,_jvm_js__WEBPACK_IMPORTED_MODULE_3__/* .methodOf */ .NY)(test.name) || (test.name === '' ? '' : '*');
    return `${test.suite[0] ?? ''}${name === '' ? '' : `.${name}`}`;
}
function lineOf(test) {
    return `${selectorOf(test)}\t**/${(test.suite[0] ?? '').replaceAll('.', '/')}*`;
}


/***/ }),

/***/ 24400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ jasmine)
/* harmony export */ });
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17088);
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25335);
/* harmony import */ var _commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82359);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34176);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64247);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79550);
/* harmony import */ var _commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59265);







const jasmine = {
    name: 'jasmine',
    programs: /^jasmine$/,
    droppedOptions: /^--(?:parallel|fail-fast)\b/,
    nameFilters: /^--filter(?:-path)?=/,
    detect(project) {
        if ((0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredPackages */ .Mk)(project).has('jasmine'))
            return 'package.json depends on jasmine';
        return ['json', 'js', 'mjs', 'cjs'].map(ending => `spec/support/jasmine.${ending}`).find(project.exists);
    },
    commands(project, request) {
        const using = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_1__/* .startFor */ .O5)(jasmine, request) ?? (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeProgram */ .zy)(project, 'jasmine');
        return selections(request).map((words, index) => (0,_commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .withReporters */ .PL)((0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .commandOf */ .Nl)(using, words), (0,_commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeReporters */ .Z8)(request.dir, index)));
    },
    selector: test => test.file,
    manualCommand: tests => ['npx', 'jasmine', ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(tests)],
    failedBuild: output => (0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .loadFailure */ .L)('jasmine', output),
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...order(selection.seed), ...(using?.scope ?? [])]];
        case 'only':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .batches */ .Xy)(selection.tests, _commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .titlePattern */ .PH).map(tests => {
                const titles = (0,_commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .titlesPattern */ .Wo)(tests);
                const filter = titles === undefined ? [] : [`--filter=^${titles}`];
                return [...order(selection.seed), ...filter, ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(tests).map(_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeGlob */ .yk)];
            });
        case 'affected':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .affectedTests */ .SH)(selection.tests, related).map(files => files.map(_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeGlob */ .yk));
    }
}
function order(seed) {
    return seed === undefined ? [] : ['--random=true', `--seed=${seed}`];
}


/***/ }),

/***/ 88374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ jest)
});

// EXTERNAL MODULE: ./lib/frameworks/commands/batches.js
var batches = __webpack_require__(17088);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
// EXTERNAL MODULE: ./lib/frameworks/commands/invocation.js
var invocation = __webpack_require__(34176);
// EXTERNAL MODULE: ./lib/frameworks/commands/option-values.js
var option_values = __webpack_require__(30370);
// EXTERNAL MODULE: ./lib/frameworks/commands/own-options.js
var own_options = __webpack_require__(64247);
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

// EXTERNAL MODULE: ./lib/frameworks/reporters/variant-verdicts.js
var variant_verdicts = __webpack_require__(56996);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/jest-variants.js

const JEST_VARIANTS = String.raw `
${variant_verdicts/* VARIANT_VERDICTS */.L}
const { subscribe } = require('node:diagnostics_channel')

class Variants extends Verdicts {
  // Each run has an environment that stays in memory for a while, and each variant code that is compiled.
  mostTurns = 2000
  /** Variants of the current request. */
  all = []
  /** Variants of the current run by their turn, and those whose text was loaded. */
  current = new Map()
  loaded = new Set()
  /**
   * Turn that runs, and the first one of a run that has started something elsewhere, or loads the file while its tests
   * run.
   */
  now = 0
  elsewhere = Infinity
  isLoading = false

  /** Prepare jest; undefined if it does not have what is needed. */
  static async of(tests, context, watch) {
    try {
      const { Runtime, transformer } = await tests.parts(context.config)
      const { transform, _transformAndBuildScript: build } = transformer
      if (typeof transform !== 'function' || typeof build !== 'function') return undefined
      const variants = new Variants()
      variants.tests = tests
      variants.context = context
      variants.watch = watch
      transformer.transform = function (path, options, source) {
        const variant = variants.textFor(path)
        return variant === undefined ? transform.call(this, path, options, source) : build.call(this, path, options, { ...options, instrument: false }, variant)
      }
      // Up to jest 30.0 a runtime keeps what it has transformed.
      const { transformFile } = Runtime.prototype
      if (transformFile !== undefined)
        Runtime.prototype.transformFile = function (path, options) {
          if (variants.isVaried(path)) this._fileTransforms?.delete(path)
          return transformFile.call(this, path, options)
        }
      for (const channel of ['child_process', 'worker_threads']) subscribe(channel, () => variants.leaves())
      for (const name of ['execFileSync', 'execSync', 'spawnSync']) {
        const module = require('node:child_process')
        const real = module[name]
        module[name] = (...words) => (variants.leaves(), real(...words))
      }
      return variants
    } catch {
      return undefined
    }
  }

  sift(request) {
    this.all = request.variants
    return super.sift(request)
  }

  leaves() {
    this.elsewhere = Math.min(this.elsewhere, this.now)
  }

  isVaried(path) {
    return [...this.current.values()].some(variant => variant?.path === path)
  }

  textFor(path) {
    if (!this.isVaried(path)) return undefined
    // What is loaded while tests run stays for the variants that follow.
    if (!this.isLoading) this.leaves()
    const variant = this.current.get(this.now)
    if (variant?.path !== path) return undefined
    this.loaded.add(this.now)
    return variant.text
  }

  async run({ files, only, titles }, variants, ms) {
    const turns = variants.map(() => (this.turn += 1))
    this.current = new Map(turns.map((turn, index) => [turn, variants[index]]))
    this.loaded.clear()
    this.elsewhere = Infinity
    const escaped = text => text.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')
    const pattern = '^variant \\d+ (?:' + titles.map(each => escaped(each.join(' '))).join('|') + ')$'
    const found = new Map()
    for (const file of files) await this.runFile(resolve(file), { turns, variants, pattern, found, ms })
    this.current.clear()
    const wanted = keysOf({ only, titles })
    return turns.map((turn, index) => {
      const problems = wanted.map(test => found.get(turn)?.get(test) ?? 'missing')
      const hasRun = found.has(turn) && !problems.includes('ended')
      const isKnown = variants[index] === undefined || (hasRun && this.loaded.has(turn) && turn < this.elsewhere)
      return { passed: problems.filter(each => each === '').length, problems, isKnown }
    })
  }

  /** Run a test file with all variants, and collect the problem of each test by turn, '' if it passed. */
  async runFile(path, { turns, variants, pattern, found, ms }) {
    const block = join(__dirname, 'variants.cjs')
    const [docblock = ''] = /^\s*\/\*\*[\s\S]*?\*\//.exec(readFileSync(path, 'utf8')) ?? []
    writeFileSync(block, docblock + BLOCK)
    const begin = (turn, isLoading) => {
      this.now = turn
      this.isLoading = isLoading
      const variant = variants[turns.indexOf(turn)]
      this.watch.start(ms, variant && { index: this.all.indexOf(variant), count: this.all.length })
    }
    const about = { path, turns, begin }
    const { config } = this.context
    // A function is no part of the text by which jest names its caches.
    const globals = { ...config.globals, fixTestsVariants_: name => about[name] }
    const context = { ...this.context, config: { ...config, globals } }
    const globalConfig = Object.freeze({ ...this.globalConfig, testNamePattern: pattern, updateSnapshot: 'none' })
    const outcome = await this.tests.run({ context, path: block }, globalConfig)
    for (const { ancestorTitles: [suite, ...above], title, status, failureMessages } of outcome?.testResults ?? []) {
      const turn = Number(/^variant (\d+)$/.exec(suite ?? '')?.[1] ?? 0)
      if (!this.current.has(turn) || status === 'pending' || status === 'skipped') continue
      const tests = found.get(turn) ?? found.set(turn, new Map()).get(turn)
      const key = JSON.stringify([path, ...above, title])
      tests.set(key, tests.get(key) || (status === 'passed' ? '' : status === 'failed' ? 'fail ' + messageOf(failureMessages) : 'ended'))
    }
  }
}

/** The message of a failure, without the frames of its stack. */
const messageOf = ([text = '']) => text.split(/\n\s+at /)[0].slice(0, 300)

/** Text of a test file that loads another one for each turn. */
const BLOCK = [
  '',
  'const [path, turns, begin] = ["path", "turns", "begin"].map(fixTestsVariants_)',
  'delete globalThis.fixTestsVariants_',
  'const globals = new Set(Reflect.ownKeys(globalThis))',
  'const forget = () => {',
  '  for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key)',
  '}',
  'const env = { ...process.env }',
  'const reset = () => {',
  '  jest.useRealTimers()',
  '  jest.restoreAllMocks()',
  '  for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key]',
  '  Object.assign(process.env, env)',
  '  forget()',
  '}',
  'for (const turn of turns)',
  "  describe('variant ' + turn, () => {",
  '    beforeAll(() => begin(turn, false))',
  '    beforeEach(() => begin(turn, false))',
  '    afterAll(reset)',
  '    begin(turn, true)',
  '    try {',
  '      jest.isolateModules(() => require(path))',
  '    } catch {',
  '      // Without the tests of the file, the variant is not known.',
  '    }',
  '    begin(turn, false)',
  '    forget()',
  '  })',
].join('\n')
`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/jest-warm.js

const JEST_WARM = String.raw `'use strict'
const { readFileSync, statSync, writeFileSync, writeSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join, resolve } = require('node:path')
const { createInterface } = require('node:readline')
const { Worker } = require('node:worker_threads')

const word = process.env.FIX_TESTS_WARM
delete process.env.FIX_TESTS_WARM
// Another process runs tests without what these have left behind.
const MAX_RUNS = 200
const say = what => writeSync(1, '\n' + word + ' ' + JSON.stringify(what) + '\n')

module.exports = class WarmReporter {
  constructor(globalConfig) {
    this.globalConfig = globalConfig
  }
  onRunStart({ numTotalTestSuites }) {
    this.suites = numTotalTestSuites
  }
  async onTestFileStart(test) {
    if (word !== undefined) await this.serve(test)
  }
  onRunComplete() {}
  getLastError() {}

  async serve({ context }) {
    const { config } = context
    const tests = load(config)
    const watch = watchdog()
    // A file may belong to several projects, and two files to two.
    const isOfOne = (this.globalConfig.projects || []).length <= 1 || this.suites === 1
    const isClean = tests !== undefined && isOfOne
    const variants = isClean ? await Variants.of(tests, context, watch) : undefined
    if (variants !== undefined) variants.globalConfig = this.globalConfig
    say({ isClean, canSift: variants !== undefined })
    const loaded = new Map(loadedFiles().map(file => [file, stateOf(file)]))
    const isOld = () => [...loaded].some(([file, state]) => stateOf(file) !== state)
    let isRunning = false
    process.on('exit', () => isRunning && say({ ended: 'died', isLast: true }))
    let runs = 0
    for await (const line of createInterface({ input: process.stdin })) {
      const request = JSON.parse(line)
      const { files, words, ms } = request
      // The runner has to judge a change of what jest itself has loaded.
      if (isOld()) break
      watch.start(ms)
      isRunning = true
      if (request.variants !== undefined) {
        const answer = await variants.sift(request)
        isRunning = false
        watch.stop()
        say({ ended: 'done', isShared: true, ...answer })
        if (answer.isLast) break
        continue
      }
      const results = tests.empty()
      const globalConfig = Object.freeze({ ...this.globalConfig, testNamePattern: words[0] || '' })
      for (const file of files) tests.add(results, await tests.run({ context, path: resolve(file) }, globalConfig))
      writeFileSync(join(__dirname, 'report.json'), JSON.stringify(tests.format(results)))
      isRunning = false
      watch.stop()
      runs += 1
      const isLast = runs >= MAX_RUNS
      say({ ended: 'done', isLast })
      if (isLast) break
    }
    process.kill(process.pid, 'SIGKILL')
  }
}

/** Load the project's own runner with what it needs; undefined if it is another one. */
function load({ runner }) {
  try {
    const need = createRequire(runner)
    const loaded = need(runner)
    const Runner = loaded.default || loaded
    const { addResult, buildFailureTestResult, formatTestResults, makeEmptyAggregatedTestResult } = need('@jest/test-result')
    const { formatExecError } = need('jest-message-util')
    if (typeof Runner.prototype.runTests !== 'function') return undefined
    return {
      empty: makeEmptyAggregatedTestResult,
      async parts(config) {
        const { default: Runtime } = need('jest-runtime')
        const { createScriptTransformer } = need('@jest/transform')
        return { Runtime, transformer: Object.getPrototypeOf(await createScriptTransformer(config, new Map())) }
      },
      add: addResult,
      format: results => formatTestResults(results),
      async run(test, globalConfig) {
        let outcome
        const fail = error => {
          outcome = buildFailureTestResult(test.path, error)
          outcome.failureMessage = formatExecError(outcome.testExecError, test.context.config, globalConfig, test.path)
        }
        const own = new Runner(globalConfig, {})
        const watcher = { isInterrupted: () => false, isWatchMode: () => false, on: () => undefined }
        const succeed = result => (outcome = result)
        if (own.supportsEventEmitters) {
          own.on('test-file-success', ([, result]) => succeed(result))
          own.on('test-file-failure', ([, error]) => fail(error))
          await own.runTests([test], watcher, { serial: true })
        } else {
          // jest 27
          const calls = [async () => undefined, async (_, result) => succeed(result), async (_, error) => fail(error)]
          await own.runTests([test], watcher, ...calls, { serial: true })
        }
        return outcome
      },
    }
  } catch {
    return undefined
  }
}

/** List the files of the project that jest itself has loaded: its configuration, set-ups, environments, transforms. */
function loadedFiles() {
  return Object.keys(require.cache).filter(file => !/[\\/]node_modules[\\/]/.test(file))
}

function stateOf(file) {
  try {
    const { mtimeNs, ctimeNs, size, ino } = statSync(file, { bigint: true })
    return [mtimeNs, ctimeNs, size, ino].join(' ')
  } catch {
    return 'missing'
  }
}

/**
 * Start a thread that answers in the place of a run that takes too long, and ends the process. A variant that takes too
 * long is named by its place among those of its request.
 */
function watchdog() {
  const shared = new Float64Array(new SharedArrayBuffer(24))
  const source = ${'`'}
    const { workerData: { shared, head, pid } } = require('node:worker_threads')
    setInterval(() => {
      const [until, slow, count] = shared
      if (until === 0 || Date.now() < until) return
      shared[0] = 0
      const verdicts = Array.from({ length: count }, (_, index) => (index === slow ? 'slow' : null))
      const answer = count === 0 ? { ended: 'timed-out' } : { ended: 'done', isShared: true, verdicts }
      require('node:fs').writeSync(1, head + JSON.stringify({ ...answer, isLast: true }) + String.fromCharCode(10))
      process.kill(pid, 'SIGKILL')
    }, 20)
  ${'`'}
  const head = '\n' + word + ' '
  new Worker(source, { eval: true, workerData: { shared, head, pid: process.pid }, execArgv: [], stdin: false }).unref()
  return {
    start(ms, { index = 0, count = 0 } = {}) {
      shared[1] = index
      shared[2] = count
      shared[0] = Date.now() + ms
    },
    stop: () => (shared[0] = 0),
  }
}
${JEST_VARIANTS}`;

// EXTERNAL MODULE: ./lib/frameworks/commands/hidden-words.js + 1 modules
var hidden_words = __webpack_require__(28189);
// EXTERNAL MODULE: ./lib/frameworks/commands/title-pattern.js
var title_pattern = __webpack_require__(59265);
;// CONCATENATED MODULE: ./lib/frameworks/jest.js










const JOURNAL = 'jest-journal.cjs';
const WARM = 'jest-warm.cjs';
const BY_NAME = '--testNamePattern';
const jest = {
    name: 'jest',
    programs: /^jest$/,
    droppedOptions: /^--(?:json|outputFile|reporters|coverage|watch|watchAll|onlyChanged|lastCommit|silent|verbose|bail)\b|^-[bo]$/,
    nameFilters: /^(?:-t|--testNamePattern)(?:=|$)/,
    partOptions: /^--shard(?:=|$)/,
    repeatable: /^--reporters=/,
    findsRelated: true,
    leavesOut: 'test',
    detect(project) {
        if ((0,node_package/* declaredPackages */.Mk)(project).has('jest'))
            return 'package.json depends on jest';
        return ['js', 'ts', 'mjs', 'cjs', 'json'].map(ending => `jest.config.${ending}`).find(project.exists);
    },
    commands(project, request) {
        const start = (0,own_options/* startFor */.O5)(jest, request) ?? (0,node_package/* nodeProgram */.zy)(project, 'jest');
        return selections(request, project.runsAt).map((words, index) => {
            const path = `${request.dir}/report-${index}.json`;
            const reporting = [
                '--reporters=default',
                `--reporters=${request.dir}/${JOURNAL}`,
                '--json',
                `--outputFile=${path}`,
                '--coverage=false',
                '--verbose',
                '--bail=0',
            ];
            const using = words.includes(BY_NAME) ? (0,own_options/* withoutParts */.TK)((0,own_options/* withoutNames */.Fw)(start, jest), jest) : start;
            const command = {
                ...(0,invocation/* commandOf */.Nl)((0,own_options/* withoutRepeated */.R2)(using, words, jest), [...reporting, ...words]),
                files: { [JOURNAL]: JEST_JOURNAL },
                journal: `${request.dir}/journal`,
                report: { at: 'file', path, format: 'jest-json' },
            };
            return (0,hidden_words/* withHiddenWords */.I)(command, [...start.options, ...start.scope], request.dir);
        });
    },
    warm(project, request) {
        const { selection, dir } = request;
        const using = (0,own_options/* startFor */.O5)(jest, request) ?? (0,node_package/* nodeProgram */.zy)(project, 'jest');
        const [file] = selection.kind === 'only' ? (0,batches/* filesOf */.R8)(selection.tests) : [];
        if (file === undefined)
            return undefined;
        const words = [`--reporters=${dir}/${WARM}`, '--coverage=false', '--bail=0', '--runTestsByPath', file];
        const command = {
            ...(0,invocation/* commandOf */.Nl)(using, words),
            files: { [WARM]: JEST_WARM },
            report: { at: 'file', path: `${dir}/report.json`, format: 'jest-json' },
        };
        return (0,hidden_words/* withHiddenWords */.I)(command, [...using.options, ...using.scope], dir);
    },
    warmWords: tests => names(tests).slice(1),
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,node_package/* nodeProgram */.zy)(project, 'jest') }) {
        const request = (0,invocation/* manualRequest */.sl)(tests, using);
        const [words = []] = selections(request, project.runsAt);
        return [...using.program, ...(0,option_values/* appended */.YP)('jest', (0,own_options/* startFor */.O5)(jest, request)?.options ?? [], words)];
    },
};
function selections(request, root) {
    const { selection, without = [] } = request;
    const others = selection.kind === 'only' ? [] : (0,batches/* byFile */.y9)(without);
    return [
        ...selected(request, root),
        ...others.map(([file, tests]) => [
            BY_NAME,
            `^(?!${(0,title_pattern/* titlesPattern */.Wo)(tests) ?? ''})${(0,title_pattern/* named */.KT)((0,own_options/* valuesOf */.sm)(request.using, 'jest', jest.nameFilters))}`,
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
    return titles === undefined ? [] : [BY_NAME, `^${titles}`];
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
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25335);

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
    return distinct.length === 0 ? [] : [(0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .buildFailure */ .H)(framework, {}, distinct)];
}


/***/ }),

/***/ 64964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ maven)
});

// EXTERNAL MODULE: ./lib/frameworks/commands/batches.js
var batches = __webpack_require__(17088);
// EXTERNAL MODULE: ./lib/frameworks/commands/invocation.js
var invocation = __webpack_require__(34176);
// EXTERNAL MODULE: ./lib/frameworks/commands/own-options.js
var own_options = __webpack_require__(64247);
// EXTERNAL MODULE: ./lib/frameworks/commands/build-failure.js
var build_failure = __webpack_require__(25335);
// EXTERNAL MODULE: ./lib/frameworks/jvm.js
var jvm = __webpack_require__(26022);
// EXTERNAL MODULE: ./lib/frameworks/commands/maven-goals.js
var maven_goals = __webpack_require__(38354);
// EXTERNAL MODULE: ./lib/frameworks/commands/running-lines.js
var running_lines = __webpack_require__(94385);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/java-code.js
const JAVA_CODE = String.raw `import java.io.*;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.regex.*;
import javax.tools.*;

final class Code {
  private static final int MAX_FILES = 20_000;
  private static final long MAX_BYTES = 64_000_000;
  private static final Pattern PACKAGE = Pattern.compile("^\\s*package\\s+([\\w.]+)\\s*;", Pattern.MULTILINE);
  private static final List<String> OPTIONS = List.of("-g", "-nowarn", "-parameters", "-implicit:none");

  /** Folders of compiled classes, by the copies of their classes. */
  private final Map<Path, Path> folders = new LinkedHashMap<>();
  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager files;
  private final Map<Path, String> stamps = new HashMap<>();
  private final Map<Path, String> originals = new HashMap<>();
  /** Sources that are newer than their classes. */
  private final Set<Path> stale = new HashSet<>();
  /** Sources that can be compiled here. */
  private final Set<Path> sound = new HashSet<>();
  private Map<Path, String> last = Map.of();
  private Map<String, byte[]> classes = Map.of();
  private boolean isBroken;

  Code(Path here, List<String> folderNames) throws IOException {
    for (int index = 0; index < folderNames.size(); index++)
      folders.put(here.resolve("classes-" + index), Path.of(folderNames.get(index)));
    files = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    List<File> path = new ArrayList<>();
    for (Path each : folders.keySet()) path.add(each.toFile());
    String jars = System.getProperty("java.class.path");
    for (String each : jars.split(Pattern.quote(File.pathSeparator))) path.add(new File(each));
    files.setLocation(StandardLocation.CLASS_PATH, path);
    // What a processor of annotations writes must not land in the project.
    List<File> nowhere = List.of(Files.createDirectories(here.resolve("generated")).toFile());
    files.setLocation(StandardLocation.CLASS_OUTPUT, nowhere);
    files.setLocation(StandardLocation.SOURCE_OUTPUT, nowhere);
    long bytes = 0;
    Set<String> known = new HashSet<>();
    for (Map.Entry<Path, BasicFileAttributes> each : sources().entrySet()) {
      Path source = each.getKey();
      stamps.put(source, stampOf(each.getValue()));
      bytes += each.getValue().size();
      if (stamps.size() > MAX_FILES || bytes > MAX_BYTES) throw new IOException("too many sources");
      if (!isJava(source)) continue;
      String text = Files.readString(source);
      originals.put(source, text);
      known.add(classOf(source, text));
      Path compiled = compiledOf(source, text);
      FileTime changed = each.getValue().lastModifiedTime();
      if (compiled != null && Files.getLastModifiedTime(compiled).compareTo(changed) < 0) stale.add(source);
    }
    for (Path each : folders.keySet()) if (!isOf(known, each)) throw new IOException("sources elsewhere");
  }

  /** Return true if most classes of a folder have a source here: changes of others would not be seen. */
  private static boolean isOf(Set<String> known, Path folder) throws IOException {
    List<String> names;
    try (java.util.stream.Stream<Path> all = Files.walk(folder)) {
      names = all.filter(path -> path.toString().endsWith(".class") && !path.getFileName().toString().contains("$"))
          .map(path -> folder.relativize(path).toString().replace('\\', '/')).collect(java.util.stream.Collectors.toList());
    }
    return 2 * names.stream().filter(known::contains).count() >= names.size();
  }

  /** True if the sources have an error, which the unchanged ones have not. */
  boolean isBroken() {
    return isBroken;
  }

  /** Return a loader of the code as it is now; null if that cannot be compiled, or something else was changed. */
  ClassLoader current() throws IOException {
    isBroken = false;
    Map<Path, BasicFileAttributes> now = sources();
    Map<Path, String> changed = new TreeMap<>();
    Map<String, Path> resources = new HashMap<>();
    for (Map.Entry<Path, BasicFileAttributes> each : now.entrySet()) {
      Path path = each.getKey();
      boolean isSame = stampOf(each.getValue()).equals(stamps.get(path));
      if (isSame && !stale.contains(path)) continue;
      if (isJava(path)) {
        String text = Files.readString(path);
        if (stale.contains(path) || !text.equals(originals.get(path))) changed.put(path, text);
      } else if (resourceOf(path) == null) return null;
      else resources.put(resourceOf(path), path);
    }
    if (!now.keySet().containsAll(stamps.keySet())) return null;
    if (!changed.equals(last)) {
      Map<String, byte[]> compiled = changed.isEmpty() ? Map.of() : compile(withUsers(changed));
      if (compiled == null) {
        isBroken = isSound(changed.keySet());
        return null;
      }
      sound.addAll(changed.keySet());
      last = changed;
      classes = compiled;
    }
    return new Loader(folders, classes, resources);
  }

  /** Add the sources that name a class whose constants were changed: the compiler has put these into their classes. */
  private Map<Path, String> withUsers(Map<Path, String> changed) {
    Map<Path, String> all = new TreeMap<>(changed);
    for (Map.Entry<Path, String> each : changed.entrySet()) {
      if (constantsOf(each.getValue()).equals(constantsOf(originals.getOrDefault(each.getKey(), "")))) continue;
      String type = each.getKey().getFileName().toString().replaceFirst("\\.java$", "");
      originals.forEach((path, text) -> {
        if (text.contains(type)) all.putIfAbsent(path, text);
      });
    }
    return all;
  }

  private static List<String> constantsOf(String text) {
    List<String> lines = new ArrayList<>();
    for (String line : text.split("\n")) if (line.contains("final") && line.contains("=")) lines.add(line.trim());
    return lines;
  }

  /** Return true if the unchanged text of these sources can be compiled here. */
  private boolean isSound(Set<Path> sources) {
    Map<Path, String> texts = new TreeMap<>();
    for (Path each : sources)
      if (!sound.contains(each) && originals.containsKey(each)) texts.put(each, originals.get(each));
    if (!texts.isEmpty() && compile(texts) == null) return false;
    sound.addAll(texts.keySet());
    return true;
  }

  /** Compile sources. Returns the classes by name, null if there is an error. */
  private Map<String, byte[]> compile(Map<Path, String> texts) {
    Map<String, ByteArrayOutputStream> written = new HashMap<>();
    JavaFileManager memory = new ForwardingJavaFileManager<JavaFileManager>(files) {
      @Override public JavaFileObject getJavaFileForOutput(
          Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
        URI place = Path.of("/" + name.replace('.', '/') + kind.extension).toUri();
        return new SimpleJavaFileObject(place, kind) {
          @Override public OutputStream openOutputStream() {
            ByteArrayOutputStream stream = new ByteArrayOutputStream();
            if (kind == JavaFileObject.Kind.CLASS) written.put(name, stream);
            return stream;
          }
        };
      }
    };
    List<JavaFileObject> units = new ArrayList<>();
    texts.forEach((path, text) -> units.add(new SimpleJavaFileObject(path.toUri(), JavaFileObject.Kind.SOURCE) {
      @Override public CharSequence getCharContent(boolean ignoreErrors) {
        return text;
      }
    }));
    Writer nowhere = Writer.nullWriter();
    if (!compiler.getTask(nowhere, memory, diagnostic -> {}, OPTIONS, null, units).call()) return null;
    Map<String, byte[]> result = new HashMap<>();
    written.forEach((name, stream) -> result.put(name, stream.toByteArray()));
    return result;
  }

  /** Return the path of the class of a source in its folder. */
  private static String classOf(Path source, String text) {
    Matcher matcher = PACKAGE.matcher(text);
    String folder = matcher.find() ? matcher.group(1).replace('.', '/') + "/" : "";
    return folder + source.getFileName().toString().replaceFirst("\\.java$", ".class");
  }

  /** Return the class file of a source; null if it was not compiled. */
  private Path compiledOf(Path source, String text) {
    String name = classOf(source, text);
    for (Path each : folders.keySet()) if (Files.isRegularFile(each.resolve(name))) return each.resolve(name);
    return null;
  }

  /** List what is in the folders of sources of the modules whose classes are run, and their POM. */
  private Map<Path, BasicFileAttributes> sources() throws IOException {
    Map<Path, BasicFileAttributes> found = new TreeMap<>();
    Set<Path> modules = new LinkedHashSet<>();
    for (Path each : folders.values())
      if (each.getParent() != null && each.getParent().endsWith("target")) modules.add(each.getParent().getParent());
    for (Path module : modules) {
      Path pom = module.resolve("pom.xml");
      if (Files.isRegularFile(pom)) found.put(pom, Files.readAttributes(pom, BasicFileAttributes.class));
      if (!Files.isDirectory(module.resolve("src"))) continue;
      Files.walkFileTree(module.resolve("src"), new SimpleFileVisitor<>() {
        @Override public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
          if (attributes.isRegularFile()) found.put(file, attributes);
          return FileVisitResult.CONTINUE;
        }
      });
    }
    return found;
  }

  private static boolean isJava(Path path) {
    return path.toString().endsWith(".java");
  }

  private static String resourceOf(Path path) {
    String text = path.toString().replace('\\', '/');
    int at = Math.max(text.lastIndexOf("/src/main/resources/"), text.lastIndexOf("/src/test/resources/"));
    return at < 0 ? null : text.substring(at + "/src/main/resources/".length());
  }

  private static String stampOf(BasicFileAttributes attributes) {
    return attributes.lastModifiedTime().toMillis() + " " + attributes.size();
  }
}
`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/java-run-settings.js
const JAVA_RUN_SETTINGS = String.raw `final class RunSettings {
  private static final int MAX_DEPTH = 10;

  /** Return the system properties of the newest run of a class, or of another one that has it on its class path. */
  static Map<String, String> of(String type) throws IOException {
    String file = type.replace('.', '/') + ".class";
    Comparator<Path> ownFirst = Comparator.comparing(path -> !path.endsWith("TEST-" + type + ".xml"));
    List<Path> reports = reports();
    reports.sort(ownFirst.thenComparing(path -> -path.toFile().lastModified()));
    for (Path each : reports) {
      Map<String, String> properties = read(each);
      boolean hasClass = classPath(properties).stream().anyMatch(entry -> Files.isRegularFile(entry.resolve(file)));
      if (hasClass && properties.containsKey("java.home")) return properties;
    }
    return null;
  }

  private static List<Path> reports() throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(Path.of("").toAbsolutePath(), Set.of(), MAX_DEPTH, new SimpleFileVisitor<>() {
      @Override public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        String name = folder.getFileName() == null ? "" : folder.getFileName().toString();
        boolean isOther = name.startsWith(".") || name.equals("node_modules") || name.equals("src");
        return isOther ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
      }

      @Override public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        String folder = file.getParent().getFileName().toString();
        boolean isReport = folder.equals("surefire-reports") || folder.equals("failsafe-reports");
        if (isReport && attributes.isRegularFile() && file.getFileName().toString().matches("TEST-.*\\.xml")) found.add(file);
        return FileVisitResult.CONTINUE;
      }

      @Override public FileVisitResult visitFileFailed(Path file, IOException error) {
        return FileVisitResult.CONTINUE;
      }
    });
    return found;
  }

  private static Map<String, String> read(Path path) {
    Map<String, String> properties = new HashMap<>();
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    try (InputStream input = Files.newInputStream(path)) {
      XMLStreamReader reader = factory.createXMLStreamReader(input);
      while (reader.hasNext()) {
        int event = reader.next();
        if (event == XMLStreamConstants.END_ELEMENT && reader.getLocalName().equals("properties")) break;
        if (event == XMLStreamConstants.START_ELEMENT && reader.getLocalName().equals("property"))
          properties.put(reader.getAttributeValue(null, "name"), reader.getAttributeValue(null, "value"));
      }
    } catch (IOException | XMLStreamException error) {
      // A report that was cut says nothing.
      properties.clear();
    }
    return properties;
  }

  /** Surefire sets the class path of tests as a property, where it has started Java with another one. */
  static List<Path> classPath(Map<String, String> properties) {
    String text = properties.getOrDefault("surefire.test.class.path", properties.getOrDefault("java.class.path", ""));
    List<Path> entries = new ArrayList<>();
    for (String each : text.split(Pattern.quote(File.pathSeparator))) if (!each.isEmpty()) entries.add(Path.of(each));
    return entries;
  }
}
`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/java-worker.js
const JAVA_UNKNOWN = 113;
const JAVA_WORKER = {
    'Worker.java': String.raw `import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;

final class Worker {
  private static final double MAX_HEAP_SHARE = 0.8;

  public static void main(String[] args) throws Exception {
    PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    InputStream requests = System.in;
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Path here = Path.of(args[0]);
    Path report = Path.of(args[1]);
    Runs runs = (Runs) Class.forName(Files.readString(here.resolve("runs"))).getDeclaredConstructor().newInstance();
    Code code = new Code(here, Files.readAllLines(here.resolve("folders")));
    Properties own = new Properties();
    try (Reader reader = Files.newBufferedReader(here.resolve("properties"))) {
      own.load(reader);
    }
    Properties properties = new Properties();
    properties.putAll(System.getProperties());
    properties.putAll(own);
    String path = properties.getProperty("java.class.path");
    properties.setProperty("java.class.path", properties.getProperty("surefire.test.class.path", path));
    Locale locale = Locale.getDefault();
    answers.println("ready");
    BufferedReader input = new BufferedReader(new InputStreamReader(requests, StandardCharsets.UTF_8));
    for (String line; (line = input.readLine()) != null; ) {
      String word = line.substring(0, line.indexOf(' '));
      Results results = new Results(words(line), number(line, "stop"));
      Properties fresh = new Properties();
      fresh.putAll(properties);
      System.setProperties(fresh);
      Locale.setDefault(locale);
      TimeZone.setDefault(null);
      System.setIn(InputStream.nullInputStream());
      System.setOut(nowhere);
      System.setErr(nowhere);
      ClassLoader loader = code.current();
      // What cannot be compiled here, not even unchanged, is judged by Maven.
      if (loader == null && !code.isBroken()) Runtime.getRuntime().halt(${JAVA_UNKNOWN});
      if (loader != null) run(runs, loader, results);
      results.write(report);
      answers.println(word);
      Runtime memory = Runtime.getRuntime();
      if (memory.totalMemory() - memory.freeMemory() > MAX_HEAP_SHARE * memory.maxMemory()) System.gc();
    }
    Runtime.getRuntime().halt(0);
  }

  private static void run(Runs runs, ClassLoader loader, Results results) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      runs.run(loader, results);
    } catch (Throwable error) {
      // A class that cannot be loaded has no result, which is none that passes.
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Read the strings of the list "words" of a request. */
  static List<String> words(String json) {
    List<String> words = new ArrayList<>();
    String key = "\"words\":[";
    int at = json.indexOf(key);
    if (at < 0) return words;
    StringBuilder text = null;
    for (at += key.length(); at < json.length(); at++) {
      char each = json.charAt(at);
      if (text == null) {
        if (each == ']') break;
        if (each == '"') text = new StringBuilder();
      } else if (each == '"') {
        words.add(text.toString());
        text = null;
      } else if (each == '\\') {
        char next = json.charAt(++at);
        if (next == 'u') {
          text.append((char) Integer.parseInt(json.substring(at + 1, at + 5), 16));
          at += 4;
        } else {
          int index = "bfnrt".indexOf(next);
          text.append(index < 0 ? next : "\b\f\n\r\t".charAt(index));
        }
      } else text.append(each);
    }
    return words;
  }

  private static int number(String json, String name) {
    int at = json.lastIndexOf("\"" + name + "\":");
    int from = at + name.length() + 3;
    int to = from;
    while (at >= 0 && to < json.length() && Character.isDigit(json.charAt(to))) to++;
    return at < 0 || to == from ? 0 : Integer.parseInt(json.substring(from, to));
  }
}
`,
    'Runs.java': String.raw `interface Runs {
  /** Run the tests that are wanted, with classes of a loader. */
  void run(ClassLoader loader, Results results) throws Exception;
}
`,
    'Results.java': String.raw `import java.io.*;
import java.nio.file.*;
import java.util.*;

final class Results {
  private final Map<String, Set<String>> wanted = new LinkedHashMap<>();
  private final Map<List<String>, String> cases = new LinkedHashMap<>();
  private final int most;
  private int failures;

  Results(List<String> words, int most) {
    this.most = most;
    for (String word : words) {
      int at = word.indexOf('#');
      if (at < 0) continue;
      Set<String> names = wanted.computeIfAbsent(word.substring(0, at), name -> new LinkedHashSet<>());
      names.add(word.substring(at + 1));
    }
  }

  /** Names of the classes whose tests are wanted. */
  Set<String> classes() {
    return wanted.keySet();
  }

  /** Tell whether a test of one of these classes, by a method, is wanted. */
  boolean wants(Collection<String> types, String method) {
    for (String type : types)
      for (String name : wanted.getOrDefault(type, Set.of())) if (methodOf(name).equals(methodOf(method))) return true;
    return false;
  }

  /** True once no further test has to run. */
  boolean isEnough() {
    return most > 0 && failures >= most;
  }

  /** Note the end of a test under the name by which it is wanted. @param problem null if it passed */
  void add(List<String> types, List<String> names, Throwable problem, boolean isSkipped) {
    if (problem != null && !isSkipped) failures++;
    String end = isSkipped ? "<skipped/>" : problem == null ? "" : failure(problem);
    // A test that runs several times under one name has to pass each time.
    cases.merge(nameOf(types, names), end, (a, b) -> a.startsWith("<failure") ? a : b);
  }

  /** Return class and name by which a test is wanted, or else its first ones. */
  private List<String> nameOf(List<String> types, List<String> names) {
    for (String type : types)
      for (String name : names) if (wanted.getOrDefault(type, Set.of()).contains(name)) return List.of(type, name);
    return List.of(types.get(0), names.get(0));
  }

  void write(Path path) throws IOException {
    StringBuilder text = new StringBuilder("<testsuite name=\"warm\">\n");
    cases.forEach((key, end) ->
        text.append("<testcase classname=\"").append(escaped(key.get(0)))
            .append("\" name=\"").append(escaped(key.get(1)))
            .append("\" time=\"0\">").append(end).append("</testcase>\n"));
    Files.writeString(path, text.append("</testsuite>\n"));
  }

  private static String failure(Throwable problem) {
    String message = String.valueOf(problem.getMessage());
    String text = escaped(message.length() > 2_000 ? message.substring(0, 2_000) : message);
    return "<failure type=\"" + escaped(problem.getClass().getName()) + "\" message=\"" + text + "\"/>";
  }

  static String methodOf(String name) {
    return name.split("[({\\[]", 2)[0].trim();
  }

  private static String escaped(String text) {
    StringBuilder result = new StringBuilder();
    text.codePoints().forEach(each -> {
      boolean isControl = each < ' ' && each != '\t' && each != '\n' && each != '\r';
      boolean isValid = !isControl && (each < 0xd800 || each > 0xdfff) && each != 0xfffe && each != 0xffff;
      if (!isValid) result.append('?');
      else if (each < ' ' || "<>&\"'".indexOf(each) >= 0) result.append("&#").append(each).append(';');
      else result.appendCodePoint(each);
    });
    return result.toString();
  }
}
`,
};

;// CONCATENATED MODULE: ./lib/frameworks/reporters/java-judge.js


const JAVA_JUDGE = String.raw `import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;
import javax.xml.stream.*;

public class Judge {
  private static final long START_MS = 25_000;
  private static final String ENDED = "";
  private static final String OF_JAVA = "(?:java|sun|jdk|os|user|file|path|line|native|awt)\\..*";
  /** Exit code of a worker that cannot judge the code as it is. */
  private static final int UNKNOWN = ${JAVA_UNKNOWN};

  private final Path here;
  private final Path report;
  private final Path home;
  private final Path directory;
  private Process worker;
  private BufferedWriter requests;
  private BlockingQueue<String> lines;

  private Judge(Path here, Path report, Map<String, String> properties) {
    this.here = here;
    this.report = report;
    home = Path.of(properties.get("java.home"));
    directory = Path.of(properties.getOrDefault("basedir", properties.getOrDefault("user.dir", "")));
  }

  public static void main(String[] args) throws Exception {
    PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    String word = System.getenv("FIX_TESTS_WARM");
    Map<String, String> properties = RunSettings.of(args[2]);
    Judge judge = properties == null ? null : new Judge(Path.of(args[0]), Path.of(args[1]), properties);
    boolean isClean = judge != null && judge.prepare(properties) && judge.open();
    answers.println(word + " {\"isClean\":" + isClean + "}");
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = input.readLine()) != null && isClean; )
      answers.println(word + " {\"ended\":\"" + judge.ask(line) + "\"}");
    if (judge != null && judge.worker != null) judge.worker.destroyForcibly();
    System.exit(0);
  }

  /** Compile the worker against the project's JUnit. Returns false if it has none that the worker knows. */
  private boolean prepare(Map<String, String> properties) throws Exception {
    List<Path> jars = new ArrayList<>();
    List<Path> folders = new ArrayList<>();
    for (Path each : RunSettings.classPath(properties)) (Files.isDirectory(each) ? folders : jars).add(each);
    // A module of the project that is on the class path as a jar would stay as it is.
    Path root = Path.of("").toAbsolutePath();
    for (Path jar : jars)
      if (jar.startsWith(root) && jar.toString().endsWith(".jar") && jar.getParent().endsWith("target")) return false;
    boolean isPlatform = find(jars, "junit-jupiter-api") != null || find(jars, "junit-platform-engine") != null;
    boolean isKnown = isPlatform ? addPlatform(jars) : find(jars, "junit") != null || find(jars, "junit-dep") != null;
    if (!isKnown) return false;
    Path classes = Files.createDirectories(here.resolve("worker-classes"));
    String runs = isPlatform ? "PlatformRuns" : "JUnit4Runs";
    List<String> path = new ArrayList<>(List.of(classes.toString()));
    for (Path jar : jars) path.add(jar.toString());
    Files.write(here.resolve("class-path"), List.of("-cp", quoted(String.join(File.pathSeparator, path))));
    // A program that follows another one finds the copies: Maven may have written over the classes since.
    if (!Files.exists(here.resolve("folders"))) {
      for (int index = 0; index < folders.size(); index++) copyClasses(folders.get(index), here.resolve("classes-" + index));
      Files.write(here.resolve("folders"), (Iterable<String>) folders.stream().map(Path::toString)::iterator);
    }
    try (Writer writer = Files.newBufferedWriter(here.resolve("properties"))) {
      Properties own = new Properties();
      properties.forEach((name, value) -> {
        boolean isOwn = name != null && value != null && !name.matches(OF_JAVA);
        if (isOwn) own.put(name, value);
      });
      own.store(writer, null);
    }
    List<String> command = new ArrayList<>(List.of(program("javac"), "-nowarn", "-proc:none"));
    command.addAll(List.of("@" + here.resolve("class-path"), "-d", classes.toString()));
    for (String name : List.of("Worker", "Code", "Loader", "Results", "Runs", runs)) command.add(here.resolve(name + ".java").toString());
    Process compiler = discarding(new ProcessBuilder(command)).start();
    Files.writeString(here.resolve("runs"), runs);
    return compiler.waitFor(START_MS, TimeUnit.MILLISECONDS) && compiler.exitValue() == 0;
  }

  /** Copy compiled classes: Maven writes those of candidates into the folder. */
  private static void copyClasses(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    Files.walkFileTree(from, new SimpleFileVisitor<>() {
      @Override public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        if (!file.toString().endsWith(".class") || !attributes.isRegularFile()) return FileVisitResult.CONTINUE;
        Path copy = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
        return FileVisitResult.CONTINUE;
      }
    });
  }

  /** Add what Surefire adds to the class path of tests: an engine and a launcher, of the version of the others. */
  private static boolean addPlatform(List<Path> jars) {
    Path jupiter = find(jars, "junit-jupiter-api");
    if (jupiter != null && !add(jars, "junit-jupiter-engine", jupiter)) return false;
    Path commons = find(jars, "junit-platform-commons");
    Path engine = find(jars, "junit-platform-engine");
    Path beside = engine == null ? commons : engine;
    return beside != null && add(jars, "junit-platform-engine", beside) && add(jars, "junit-platform-launcher", beside);
  }

  /** Add an artifact that is in the local repository beside another one of the same group and version. */
  private static boolean add(List<Path> jars, String name, Path beside) {
    if (find(jars, name) != null) return true;
    Path version = beside.getParent();
    if (version == null || version.getParent() == null || version.getParent().getParent() == null) return false;
    String number = version.getFileName().toString();
    Path jar = version.getParent().resolveSibling(name).resolve(number).resolve(name + "-" + number + ".jar");
    return Files.isRegularFile(jar) && jars.add(jar);
  }

  private static Path find(List<Path> jars, String name) {
    for (Path each : jars) if (each.getFileName().toString().matches(Pattern.quote(name) + "-\\d.*\\.jar")) return each;
    return null;
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\") + '"';
  }

  private String program(String name) {
    return home.resolve("bin").resolve(name).toString();
  }

  private static ProcessBuilder discarding(ProcessBuilder builder) {
    builder.environment().remove("FIX_TESTS_WARM");
    return builder.redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  /** Start a worker. Returns true once it is ready. */
  private boolean open() throws Exception {
    List<String> command = new ArrayList<>(List.of(program("java"), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("@" + here.resolve("class-path"), "Worker", here.toString(), report.toString()));
    ProcessBuilder builder = discarding(new ProcessBuilder(command).directory(directory.toFile()));
    builder.environment().put("PWD", directory.toString());
    worker = builder.start();
    requests = new BufferedWriter(new OutputStreamWriter(worker.getOutputStream(), StandardCharsets.UTF_8));
    BlockingQueue<String> read = new LinkedBlockingQueue<>();
    BufferedReader output = new BufferedReader(new InputStreamReader(worker.getInputStream(), StandardCharsets.UTF_8));
    Thread reader = new Thread(() -> {
      try {
        for (String line; (line = output.readLine()) != null; ) read.add(line);
      } catch (IOException error) {
        // It has ended.
      }
      read.add(ENDED);
    });
    reader.setDaemon(true);
    reader.start();
    lines = read;
    return "done".equals(answer("ready", START_MS));
  }

  /** Have the worker run tests. Returns how the run ended. */
  private String ask(String line) throws Exception {
    if (worker == null && !open()) return "died";
    String word = UUID.randomUUID().toString();
    Matcher ms = Pattern.compile("\"ms\":(\\d+)").matcher(line.substring(line.lastIndexOf("\"ms\":")));
    String ended;
    try {
      requests.write(word + " " + line + "\n");
      requests.flush();
      ended = answer(word, ms.find() ? Long.parseLong(ms.group(1)) : 0);
    } catch (IOException error) {
      ended = "died";
    }
    if (ended.equals("done")) return ended;
    // What the worker cannot judge, Maven has to.
    if (ended.equals("died") && worker.waitFor(1, TimeUnit.SECONDS) && worker.exitValue() == UNKNOWN) System.exit(0);
    worker.destroyForcibly();
    worker = null;
    // The next one starts here, where its time is not that of a run.
    open();
    return ended;
  }

  private String answer(String word, long ms) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ms);
    for (;;) {
      String line = lines.poll(Math.max(0, until - System.nanoTime()), TimeUnit.NANOSECONDS);
      if (line == null) return "timed-out";
      if (line.equals(ENDED)) return "died";
      if (line.equals(word)) return "done";
    }
  }
}

${JAVA_RUN_SETTINGS}`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/java-loader.js
const JAVA_LOADER = String.raw `import java.io.IOException;
import java.net.URL;
import java.nio.file.*;
import java.security.*;
import java.util.*;

final class Loader extends ClassLoader {
  private final Map<Path, Path> folders;
  private final Map<String, byte[]> classes;
  private final Map<String, Path> resources;

  Loader(Map<Path, Path> folders, Map<String, byte[]> classes, Map<String, Path> resources) {
    super(Code.class.getClassLoader());
    this.folders = folders;
    this.classes = classes;
    this.resources = resources;
    // Surefire runs tests with assertions.
    setDefaultAssertionStatus(true);
  }

  @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded == null) loaded = own(name);
      return loaded == null ? super.loadClass(name, resolve) : loaded;
    }
  }

  private Class<?> own(String name) throws ClassNotFoundException {
    String file = name.replace('.', '/') + ".class";
    for (Map.Entry<Path, Path> each : folders.entrySet()) {
      Path path = each.getKey().resolve(file);
      if (!Files.isRegularFile(path)) continue;
      try {
        byte[] fresh = classes.get(name);
        byte[] bytes = fresh == null ? Files.readAllBytes(path) : fresh;
        URL place = each.getValue().toUri().toURL();
        CodeSource origin = new CodeSource(place, (CodeSigner[]) null);
        return defineClass(name, bytes, 0, bytes.length, new ProtectionDomain(origin, null, this, null));
      } catch (IOException error) {
        throw new ClassNotFoundException(name, error);
      }
    }
    byte[] added = classes.get(name);
    return added == null ? null : defineClass(name, added, 0, added.length);
  }

  @Override public URL getResource(String name) {
    for (URL each : found(name)) return each;
    return super.getResource(name);
  }

  @Override public Enumeration<URL> getResources(String name) throws IOException {
    List<URL> all = new ArrayList<>(found(name));
    all.addAll(Collections.list(super.getResources(name)));
    return Collections.enumeration(all);
  }

  private List<URL> found(String name) {
    List<URL> all = new ArrayList<>();
    try {
      Path changed = resources.get(name);
      if (changed != null) all.add(changed.toUri().toURL());
      for (Path folder : changed == null ? folders.values() : List.<Path>of())
        if (Files.exists(folder.resolve(name))) all.add(folder.resolve(name).toUri().toURL());
    } catch (IOException | InvalidPathException error) {
      // No file can have this name.
    }
    return all;
  }
}
`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/java-test-runs.js
const JAVA_TEST_RUNS = {
    'JUnit4Runs.java': String.raw `import java.util.*;
import org.junit.runner.*;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.notification.*;

final class JUnit4Runs implements Runs {
  @Override public void run(ClassLoader loader, Results results) throws Exception {
    for (String name : results.classes()) {
      Filter wanted = new Filter() {
        @Override public boolean shouldRun(Description description) {
          if (description.isTest()) return results.wants(List.of(name), String.valueOf(description.getMethodName()));
          for (Description each : description.getChildren()) if (shouldRun(each)) return true;
          return false;
        }

        @Override public String describe() {
          return "wanted tests";
        }
      };
      RunNotifier notifier = new RunNotifier();
      notifier.addListener(new Listener(name, results, notifier));
      try {
        Request.aClass(Class.forName(name, false, loader)).filterWith(wanted).getRunner().run(notifier);
      } catch (StoppedByUserException stopped) {
        return;
      }
    }
  }

  private static final class Listener extends RunListener {
    private final String type;
    private final Results results;
    private final RunNotifier notifier;
    private final Map<Description, Throwable> problems = new HashMap<>();
    private final Set<Description> skipped = new HashSet<>();

    Listener(String type, Results results, RunNotifier notifier) {
      this.type = type;
      this.results = results;
      this.notifier = notifier;
    }

    @Override public void testFailure(Failure failure) {
      problems.putIfAbsent(failure.getDescription(), failure.getException());
    }

    @Override public void testAssumptionFailure(Failure failure) {
      skipped.add(failure.getDescription());
    }

    @Override public void testIgnored(Description description) {
      if (description.isTest()) results.add(List.of(type), names(description), null, true);
    }

    @Override public void testFinished(Description description) {
      results.add(List.of(type), names(description), problems.get(description), skipped.contains(description));
      if (results.isEnough()) notifier.pleaseStop();
    }

    private static List<String> names(Description description) {
      String name = String.valueOf(description.getMethodName());
      return List.of(name, Results.methodOf(name));
    }
  }
}
`,
    'PlatformRuns.java': String.raw `import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.*;
import org.junit.platform.engine.*;
import org.junit.platform.engine.support.descriptor.*;
import org.junit.platform.launcher.*;
import org.junit.platform.launcher.core.*;

final class PlatformRuns implements Runs {
  @Override public void run(ClassLoader loader, Results results) throws Exception {
    for (String name : results.classes()) {
      // A nested class runs by the class around it.
      Class<?> top = Class.forName(name, false, loader);
      while (top.getEnclosingClass() != null) top = top.getEnclosingClass();
      String topName = top.getName();
      PostDiscoveryFilter wanted = descriptor -> {
        MethodSource source = (MethodSource) descriptor.getSource().filter(MethodSource.class::isInstance).orElse(null);
        boolean isIncluded = source == null || results.wants(List.of(source.getClassName(), topName), source.getMethodName());
        return FilterResult.includedIf(isIncluded);
      };
      LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
      request.selectors(selectClass(top)).filters(wanted);
      LauncherFactory.create().execute(request.build(), new Listener(name, topName, results));
      if (results.isEnough()) return;
    }
  }

  private static final class Listener implements TestExecutionListener {
    private final String wantedType;
    private final String topName;
    private final Results results;

    Listener(String wantedType, String topName, Results results) {
      this.wantedType = wantedType;
      this.topName = topName;
      this.results = results;
    }

    @Override public void executionSkipped(TestIdentifier test, String reason) {
      add(test, null, true);
    }

    @Override public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      boolean isAborted = result.getStatus() == TestExecutionResult.Status.ABORTED;
      boolean isFailed = result.getStatus() == TestExecutionResult.Status.FAILED;
      Throwable problem = isFailed ? result.getThrowable().orElseGet(AssertionError::new) : null;
      add(test, problem, isAborted);
    }

    private void add(TestIdentifier test, Throwable problem, boolean isSkipped) {
      MethodSource source = (MethodSource) test.getSource().filter(MethodSource.class::isInstance).orElse(null);
      if (source == null || !test.isTest()) return;
      String type = source.getClassName();
      // Another class that is wanted has its own run.
      if (!type.equals(wantedType) && !topName.equals(wantedType)) return;
      String method = source.getMethodName();
      String legacy = test.getLegacyReportingName();
      String display = test.getDisplayName();
      String first = legacy.endsWith("()") ? method : legacy;
      String older = legacy.replace('(', '{').replace(')', '}');
      List<String> names = List.of(first, method, legacy, older, display, method + display);
      results.add(List.of(type, topName), names, problem, isSkipped);
    }
  }
}
`,
};

;// CONCATENATED MODULE: ./lib/frameworks/maven.js













const REPORTS = ['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml'];
const maven = {
    name: 'maven',
    programs: /^(?:mvn|mvnw|mvnd|mvnw?\.cmd)$/,
    droppedOptions: /^(?:-q|--quiet|-Dmaven\.test\.failure\.ignore|-ff|--fail-fast)/,
    nameFilters: /^-D(?:it\.)?test=/,
    compiles: true,
    detect: project => (project.exists('pom.xml') ? 'there is a pom.xml' : undefined),
    commands(project, request) {
        const { selection, dir, without = [] } = request;
        const base = (0,own_options/* startFor */.O5)(maven, request, jvm/* isWhole */.wP) ?? (0,invocation/* plainInvocation */.BQ)([program(project)]);
        const goals = base.options.some(word => GOAL.test(word)) ? [] : ['test'];
        const always = ['-B', '-ntp', '-fae', '-Dmaven.test.failure.ignore=true', '-Dstyle.color=never'];
        const leaveOut = without.length === 0
            ? []
            : [`-Dsurefire.excludesFile=${dir}/${WITHOUT}`, `-Dfailsafe.excludesFile=${dir}/${WITHOUT}`];
        const run = (words) => ({
            ...(0,invocation/* commandOf */.Nl)(base, [...always, ...leaveOut, ...words, ...goals]),
            ...(without.length === 0 ? {} : { files: { [WITHOUT]: exclusions(without) } }),
            report: { at: 'project', patterns: REPORTS, format: 'junit' },
        });
        if (selection.kind === 'affected')
            return [run([])];
        if (selection.kind === 'all' || selection.tests.some(jvm/* isWhole */.wP))
            return [run(order(selection.seed))];
        return (0,batches/* batches */.Xy)(selection.tests, selectorOf, MAX_BYTES).map(tests => {
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
    warm(_project, { selection, dir }) {
        if (selection.kind !== 'only')
            return undefined;
        const type = selection.tests.map(({ suite }) => suite[0] ?? '').find(name => name !== '');
        if (type === undefined || selection.tests.some(jvm/* isWhole */.wP))
            return undefined;
        const path = `${dir}/report.xml`;
        return {
            file: 'java',
            args: [`${dir}/Judge.java`, dir, path, type],
            files: {
                'Judge.java': JAVA_JUDGE,
                'Code.java': JAVA_CODE,
                'Loader.java': JAVA_LOADER,
                ...JAVA_WORKER,
                ...JAVA_TEST_RUNS,
            },
            report: { at: 'file', path, format: 'junit' },
        };
    },
    warmWords: tests => tests.map(({ suite, name }) => `${suite[0] ?? ''}#${name}`),
    leavesOut: 'test',
    exitIgnoresTests: output => {
        const goals = (0,maven_goals/* failedGoals */.s)(output);
        return goals.length === 0 || goals.some(({ isOfTests }) => !isOfTests);
    },
    running: output => (0,running_lines/* runningMavenClasses */.nD)(output),
    selector: selectorOf,
    manualCommand(tests, { project, using = (0,invocation/* plainInvocation */.BQ)([program(project)]) }) {
        const goals = using.options.some(word => GOAL.test(word)) ? [] : ['test'];
        const chosen = [
            `-Dtest=${[...new Set(tests.map(selectorOf))].join(',')}`,
            '-Dsurefire.failIfNoSpecifiedTests=false',
        ];
        const start = (0,own_options/* startFor */.O5)(maven, (0,invocation/* manualRequest */.sl)(tests, using), jvm/* isWhole */.wP) ?? using;
        return (0,invocation/* wordsOf */.Z9)(start, [...(tests.length === 0 || tests.some(jvm/* isWhole */.wP) ? [] : chosen), ...goals]);
    },
    failedBuild(output) {
        const compiler = (0,jvm/* compileErrors */.D5)('maven', output, /^\[ERROR\] (?<file>\/?[^\s:[\]]+\.(?:java|kt|scala|groovy)):\[(?<line>\d+),\d+\] (?<message>.*)(?:\n(?:\[ERROR\])? +symbol: +(?<symbol>.*))?$/gm);
        const crashed = new Set([...output.matchAll(/^\[ERROR\] Crashed tests:[ \t\r]*\n(?<classes>(?:\[ERROR\] [\w.$]+[ \t\r]*\n)+)/gm)].flatMap(({ groups = {} }) => groups.classes?.match(/(?<=\[ERROR\] )[\w.$]{2,}/g) ?? []));
        const fork = forkIn(output);
        const crashes = [...crashed].map(name => (0,build_failure/* buildFailure */.H)('maven', { suite: [name] }, [{ message: `The Java process ended within ${name}.`, text: fork }]));
        if (compiler.length + crashes.length > 0)
            return [...compiler, ...crashes];
        const pom = /^\[ERROR\] +(?:The build could not read.*\n(?:\[ERROR\].*\n){0,5}?\[ERROR\] +)?(?<message>(?:Non-parseable POM|Malformed POM|'[\w.]{1,200}' .{0,400} (?:is missing|must be|duplicate)).*)$/m.exec(output);
        return pom === null
            ? []
            : [
                (0,build_failure/* buildFailure */.H)('maven', {}, [
                    { message: (pom.groups?.message ?? '').trim(), text: output.slice(pom.index, pom.index + 4_000) },
                ]),
            ];
    },
};
const MAX_BYTES = 40_000;
const WITHOUT = 'without.txt';
function exclusions(without) {
    const pathOf = ({ suite, name }) => `**/${(suite[0] ?? '').replaceAll('.', '/')}.java${name === '' ? '' : `#${withWildcards((0,jvm/* methodOf */.NY)(name))}`}`;
    return ['**/*$*', ...new Set(without.map(pathOf)), ''].join('\n');
}
const GOAL = /^(?:test|verify|package|install|integration-test|[\w.-]+:[\w.:-]+)$/;
function program(project) {
    if (process.platform === 'win32')
        return project.exists('mvnw.cmd') ? 'mvnw.cmd' : 'mvn.cmd';
    return project.exists('mvnw') ? './mvnw' : 'mvn';
}
function selectorOf(test) {
    const method = withWildcards((0,jvm/* methodOf */.NY)(test.name));
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

/***/ 10514:
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

;// CONCATENATED MODULE: ./lib/frameworks/reporters/mocha-program.js
const MOCHA_PROGRAM = String.raw `
const { isMainThread } = require('node:worker_threads')
const MAIN = /[\\/]mocha[\\/]bin[\\/][^\\/]+$|[\\/]\.bin[\\/]_?mocha$/

function isProgram() {
  const own = process.env.FIX_TESTS_NODE_OPTIONS
  if (own === undefined || !isMainThread || !MAIN.test(process.argv[1] || '')) return false
  delete process.env.FIX_TESTS_NODE_OPTIONS
  // Other modules may have taken their own words out of it.
  const left = process.env.NODE_OPTIONS.replace(/ --require "[^"]*(?:gate|mocha-variants)\.cjs"/, '')
  if (left === '' || own === '') delete process.env.NODE_OPTIONS
  else process.env.NODE_OPTIONS = left
  return true
}
`;

// EXTERNAL MODULE: ./lib/frameworks/reporters/variant-loading.js
var variant_loading = __webpack_require__(49452);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/mocha-variants.js


const MOCHA_VARIANTS = String.raw `'use strict'
${MOCHA_PROGRAM}
if (process.env.FIX_TESTS_VARIANTS !== undefined && isProgram()) {
const child_process = require('node:child_process')
const { subscribe } = require('node:diagnostics_channel')
const fs = require('node:fs')
const { syncBuiltinESMExports, registerHooks } = require('node:module')
const { dirname, join, resolve } = require('node:path')
const { createInterface } = require('node:readline')
const { fileURLToPath, pathToFileURL } = require('node:url')

const word = process.env.FIX_TESTS_VARIANTS
delete process.env.FIX_TESTS_VARIANTS
const here = __dirname
const Mocha = require(join(dirname(fs.realpathSync(process.argv[1])), '..', 'lib', 'mocha.js'))
const { run, loadFilesAsync } = Mocha.prototype
const write = process.stdout.write.bind(process.stdout)
const say = what => write('\n' + word + ' ' + JSON.stringify(what) + '\n')

// Files are loaded for each run, and not before.
Mocha.prototype.loadFiles = () => undefined
if (loadFilesAsync !== undefined) Mocha.prototype.loadFilesAsync = () => Promise.resolve()
Mocha.prototype.run = function () {
  void serve(this)
  return this
}

/** The mocha that the program has made. */
let template
async function serve(mocha) {
  // Tests run in other processes then.
  if (mocha.options.parallel) process.exit(0)
  template = mocha
  // What the project requires first stays.
  remember()
  say({})
  for await (const line of createInterface({ input: process.stdin })) {
    say(await once(JSON.parse(line)))
    if (isLoose) break
  }
  process.exit(0)
}
${variant_loading/* VARIANT_LOADING */.z}
/** Run files with a new mocha. */
async function results(files, [pattern]) {
  renew()
  const found = new Map()
  const wanted = new Set(files)
  class Problems {
    constructor(runner) {
      prune(runner.suite)
      const add = (test, problem) => {
        const key = JSON.stringify([fileOf(test), ...test.titlePath().filter(title => title !== '')])
        found.set(key, found.get(key) || problem)
      }
      runner.on('pass', test => add(test, ''))
      runner.on('pending', test => add(test, 'pending'))
      runner.on('fail', (test, error) => add(test, problemOf('failed', error?.stack ?? error)))
    }
  }
  const prune = suite => {
    suite.tests = suite.tests.filter(test => wanted.has(fileOf(test)))
    suite.suites.forEach(prune)
  }
  const mocha = new Mocha({ ...template.options, reporter: Problems, reporterOption: undefined, reporterOptions: undefined })
  // An option of the project may have chosen another one.
  mocha.reporter(Problems)
  if (pattern !== undefined) mocha.grep(new RegExp(pattern))
  // Each of the suite's files may have hooks for all tests.
  mocha.files = [...new Set([...template.files.map(file => resolve(file)), ...files])]
  try {
    for (const file of mocha.files) {
      mocha.suite.emit('pre-require', globalThis, file, mocha)
      mocha.suite.emit('require', await load(file), file, mocha)
      mocha.suite.emit('post-require', globalThis, file, mocha)
    }
    await new Promise(done => run.call(mocha, done))
  } catch {
    // A file cannot be loaded.
    found.clear()
  }
  return found
}

/** Load a test file. What is a module of JavaScript is imported: by require, Node.js would load it once. */
async function load(file) {
  if (!isModule(file)) return require(file)
  const loaded = await import(pathToFileURL(file).href)
  return loaded.default ?? loaded
}

function fileOf(test) {
  for (let at = test; at; at = at.parent) if (at.file) return at.file
  return ''
}
}
`;

// EXTERNAL MODULE: ./lib/frameworks/reporters/loaded-first.js
var loaded_first = __webpack_require__(21804);
// EXTERNAL MODULE: ./lib/frameworks/reporters/variant-process.js
var variant_process = __webpack_require__(15325);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/mocha-warm.js



const MOCHA_WARM = String.raw `import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { realpathSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const word = process.env.FIX_TESTS_WARM
delete process.env.FIX_TESTS_WARM
const [, , report, program, ...options] = process.argv
const quoted = name => '"' + fileURLToPath(new URL(name, import.meta.url)).replace(/["\\]/g, '\\$&') + '"'
const own = process.env.NODE_OPTIONS ?? ''
${loaded_first/* LOADED_FIRST */.P}
const isClean = !loadsOwn(own, name => name.endsWith('hide-words.cjs'))
let waiting
let started = 0

/** Start mocha's program. @param first module of ours that it loads first */
const spawnMocha = (words, { stdio, first, env }) =>
  spawn(program, [...options, ...words], {
    stdio,
    detached: true,
    env: { ...process.env, ...env, FIX_TESTS_NODE_OPTIONS: own, NODE_OPTIONS: own + ' --require ' + quoted(first) },
  })

function start(key, files, selecting) {
  started += 1
  const path = report + '.' + started
  const child = spawnMocha([...selecting, ...files], {
    stdio: ['pipe', 'ignore', 'ignore'],
    first: './gate.cjs',
    env: { FIX_TESTS_REPORT: path, FIX_TESTS_FILES: JSON.stringify(files) },
  })
  child.stdin.on('error', () => undefined)
  const ended = new Promise(done => {
    child.on('error', () => done('died'))
    child.on('close', () => done('done'))
  })
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  return { key, path, ended, end, go: () => child.stdin.end('\n') }
}

const say = what => writeFileSync(1, word + ' ' + JSON.stringify(what) + '\n')

/** Files with which mocha's program starts where it is to run variants: it looks for others if there are none. */
let specs = []
/** Start a process in which tests run with variants. */
function open() {
  const word = randomUUID()
  const child = spawnMocha(specs, {
    stdio: ['pipe', 'pipe', 'ignore'],
    first: './mocha-variants.cjs',
    env: { FIX_TESTS_REPORT: report + '.none', FIX_TESTS_VARIANTS: word },
  })
  const read = take =>
    createInterface({ input: child.stdout }).on('line', text => text.startsWith(word + ' ') && take(JSON.parse(text.slice(word.length))))
  return { child, requests: child.stdin, read }
}
const patternsOf = words => words.slice(1, 2)
${variant_process/* VARIANT_PROCESS */.Y}
say({ isClean, canSift: isClean })
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  const { files, words, ms } = request
  if (request.variants !== undefined) {
    specs = files
    say({ ended: 'done', isShared: true, ...(await sift(request)) })
    continue
  }
  const key = JSON.stringify([files, words])
  if (waiting?.key !== key) waiting?.end()
  const child = waiting?.key === key ? waiting : start(key, files, words)
  child.go()
  // The next one starts beside this one.
  waiting = start(key, files, words)
  let timer
  const over = new Promise(done => (timer = setTimeout(done, ms, 'timed-out')))
  const ended = await Promise.race([child.ended, over])
  clearTimeout(timer)
  child.end()
  try {
    renameSync(child.path, report)
  } catch {
    // A file that cannot be loaded ends mocha before its report.
  }
  say({ ended })
}
waiting?.end()
inVariants.end()
process.exit(0)
`;
const MOCHA_GATE = String.raw `'use strict'
const { readSync, realpathSync } = require('node:fs')
const { dirname, join } = require('node:path')
${MOCHA_PROGRAM}
if (isProgram()) {
  for (const name of ['cli/run.js', 'mocha.js']) {
    try {
      require(join(dirname(realpathSync(process.argv[1])), '..', 'lib', name))
    } catch {
      // It loads later, then.
    }
  }
  // The end of the input is the end of the program that started this process.
  if (readSync(0, Buffer.alloc(1)) === 0) process.exit(0)
}
`;

// EXTERNAL MODULE: ./lib/frameworks/commands/batches.js
var batches = __webpack_require__(17088);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
// EXTERNAL MODULE: ./lib/frameworks/commands/invocation.js
var invocation = __webpack_require__(34176);
// EXTERNAL MODULE: ./lib/frameworks/commands/own-options.js
var own_options = __webpack_require__(64247);
// EXTERNAL MODULE: ./lib/frameworks/commands/build-failure.js
var build_failure = __webpack_require__(25335);
// EXTERNAL MODULE: ./lib/frameworks/commands/hidden-words.js + 1 modules
var hidden_words = __webpack_require__(28189);
// EXTERNAL MODULE: ./lib/frameworks/commands/title-pattern.js
var title_pattern = __webpack_require__(59265);
;// CONCATENATED MODULE: ./lib/frameworks/mocha.js











const REPORTER = 'mocha-reporter.cjs';
const WARM = 'mocha-warm.mjs';
const mocha = {
    name: 'mocha',
    programs: /^_?mocha$/,
    droppedOptions: /^(?:--(?:reporter|reporter-option|reporter-options|watch|bail)\b|-[ROwb]$)/,
    nameFilters: /^(?:-[gfi]|--(?:grep|fgrep|invert))(?:=|$)/,
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
        const using = (0,own_options/* startFor */.O5)(mocha, request) ?? (0,node_package/* nodeProgram */.zy)(project, 'mocha');
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
    warm(project, request) {
        const { selection, dir } = request;
        if (selection.kind !== 'only')
            return undefined;
        const using = (0,own_options/* startFor */.O5)(mocha, request) ?? (0,node_package/* nodeProgram */.zy)(project, 'mocha');
        const path = `${dir}/report.json`;
        const { file, args, ...rest } = (0,invocation/* commandOf */.Nl)(using, ['--reporter', `${dir}/${REPORTER}`, '--no-bail']);
        const command = {
            ...rest,
            file: 'node',
            args: [`${dir}/${WARM}`, path, file, ...args],
            files: {
                [WARM]: MOCHA_WARM,
                'gate.cjs': MOCHA_GATE,
                'mocha-variants.cjs': MOCHA_VARIANTS,
                [REPORTER]: MOCHA_REPORTER,
            },
            report: { at: 'file', path, format: 'jest-json' },
        };
        return (0,hidden_words/* withHiddenWords */.I)(command, [...using.options, ...using.scope], dir);
    },
    warmWords: names,
    leavesOut: 'test',
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,node_package/* nodeProgram */.zy)(project, 'mocha') }) {
        const request = (0,invocation/* manualRequest */.sl)(tests, using);
        const [{ words, files } = { words: [], files: [] }] = selections(request);
        return (0,invocation/* wordsOf */.Z9)((0,own_options/* startFor */.O5)(mocha, request) ?? using, [...words, ...files]);
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

/***/ 34755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ nodeTest)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/frameworks/reporters/node-test-reporter.js
var node_test_reporter = __webpack_require__(33573);
// EXTERNAL MODULE: ./lib/frameworks/reporters/loaded-first.js
var loaded_first = __webpack_require__(21804);
// EXTERNAL MODULE: ./lib/frameworks/reporters/variant-process.js
var variant_process = __webpack_require__(15325);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/node-test-warm.js



const NODE_TEST_WARM = String.raw `import { spawn } from 'node:child_process'
import { realpathSync, writeFileSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAX_WAITING = 3
const word = process.env.FIX_TESTS_WARM
delete process.env.FIX_TESTS_WARM
const [, , report, ...options] = process.argv
const gate = new URL('./gate.cjs', import.meta.url)
${loaded_first/* LOADED_FIRST */.P}// What the project itself loads first has to come behind the gate. Other code may come before.
const words = loadsOwn(process.execArgv.join(' '))
  ? ['--require=' + fileURLToPath(gate), ...process.execArgv]
  : [...process.execArgv, '--import=' + gate.href.replace(/cjs$/, 'mjs')]
const waiting = new Map()

function start(file, selecting) {
  const child = spawn(process.execPath, [...words, ...options, ...selecting, file], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const [, , errors, go, answer] = child.stdio
  let stderr = ''
  let text = ''
  errors.on('data', piece => (stderr = (stderr + piece).slice(-20000)))
  go.on('error', () => undefined)
  const ended = new Promise(done => {
    answer.on('data', piece => {
      text += piece
      if (text.endsWith('\n')) done(JSON.parse(text))
    })
    child.on('error', () => done(undefined))
    child.on('close', () => done(undefined))
  })
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  return { ended, end, go: () => go.write('\n'), errors: () => stderr }
}

function take(file, selecting) {
  const key = JSON.stringify([file, selecting])
  const child = waiting.get(key) ?? start(file, selecting)
  waiting.delete(key)
  return child
}

/** Run a file. Returns its results, undefined if its time was up. */
async function run(file, selecting, ms) {
  const child = take(file, selecting)
  child.go()
  // The next one starts beside this one.
  if (waiting.size < MAX_WAITING) waiting.set(JSON.stringify([file, selecting]), start(file, selecting))
  let timer
  const over = new Promise(done => (timer = setTimeout(done, Math.max(ms, 0), 'over')))
  const results = await Promise.race([child.ended, over])
  clearTimeout(timer)
  child.end()
  if (results === 'over') return undefined
  if (results !== undefined) return results
  return [{ name: file, status: 'failed', message: child.errors().trim() || 'The file failed.', assertionResults: [] }]
}

const say = what => writeFileSync(1, word + ' ' + JSON.stringify(what) + '\n')

/** Start a process in which tests run with variants. */
function open() {
  const own = options.filter(word => !word.startsWith('--test-reporter'))
  const program = fileURLToPath(new URL('./node-test-variants.mjs', import.meta.url))
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']
  const child = spawn(process.execPath, [...process.execArgv, ...own, program], { stdio, detached: true })
  const [, , , requests, answers] = child.stdio
  return { child, requests, read: take => createInterface({ input: answers }).on('line', text => take(JSON.parse(text))) }
}
const PATTERN = '--test-name-pattern='
const patternsOf = words => words.flatMap(text => (text.startsWith(PATTERN) ? [text.slice(PATTERN.length)] : []))
${variant_process/* VARIANT_PROCESS */.Y}
const canSift = typeof module.registerHooks === 'function' && !loadsOwn(process.execArgv.join(' '))
say({ isClean: !loadsOwn(process.env.NODE_OPTIONS ?? ''), canSift })
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  if (request.variants !== undefined) {
    say({ ended: 'done', isShared: true, ...(await sift(request)) })
    continue
  }
  const { files, words: selecting, ms } = request
  const until = performance.now() + ms
  const all = files.map(file => resolve(file))
  const keys = all.map(file => JSON.stringify([file, selecting]))
  for (const [key, child] of waiting) {
    if (keys.includes(key)) continue
    child.end()
    waiting.delete(key)
  }
  const testResults = []
  let ended = 'done'
  for (const file of all) {
    const results = await run(file, selecting, until - performance.now())
    if (results === undefined) ended = 'timed-out'
    else testResults.push(...results)
  }
  writeFileSync(report, JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults }))
  say({ ended })
}
for (const child of waiting.values()) child.end()
inVariants.end()
process.exit(0)
`;
const NODE_TEST_GATE = String.raw `'use strict'
const { closeSync, readSync } = require('node:fs')
require('node:test')
const assert = require('node:assert')
try {
  // What describes a failure loads with the first one.
  assert.deepStrictEqual([1], [2])
} catch {}
// A thread of a test loads this, too.
if (require('node:worker_threads').isMainThread) {
  // The end of the input is the end of the program that started this process.
  if (readSync(3, Buffer.alloc(1)) === 0) process.exit(0)
  closeSync(3)
}
`;
const NODE_TEST_GATE_MODULE = String.raw `import './node-test-warm-reporter.mjs'
import './gate.cjs'
`;
const NODE_TEST_WARM_REPORTER = String.raw `import { writeSync } from 'node:fs'

export default async function* report(events) {
  const tests = []
  const open = []
  for await (const { type, data } of events)
    if (type === 'test:pass' || type === 'test:fail') tests.push(...add(open, type === 'test:fail', data))
  const status = tests.some(each => each.status === 'failed') ? 'failed' : 'passed'
  const results = tests.length > 0 ? [{ name: process.argv[1], status, assertionResults: tests }] : []
  let text = Buffer.from(JSON.stringify(results) + '\n')
  while (text.length > 0) text = text.subarray(writeSync(4, text))
}
${node_test_reporter/* NODE_TEST_ASSEMBLY */.t}`;

// EXTERNAL MODULE: ./lib/frameworks/reporters/variant-loading.js
var variant_loading = __webpack_require__(49452);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/node-test-variants.js


const NODE_TEST_VARIANTS = String.raw `import child_process from 'node:child_process'
import fs, { createReadStream, writeSync } from 'node:fs'
import { createRequire, registerHooks, syncBuiltinESMExports } from 'node:module'
import { subscribe } from 'node:diagnostics_channel'
import { mock, run } from 'node:test'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const here = fileURLToPath(new URL('.', import.meta.url))
${variant_loading/* VARIANT_LOADING */.z}
/** Run files, with all that they load of the project. */
async function results(files, patterns) {
  const found = new Map()
  for (const file of files) {
    process.argv[1] = file
    renew()
    for (const [titles, problem] of await resultsOf(file, patterns)) found.set(JSON.stringify([file, ...JSON.parse(titles)]), problem)
  }
  mock.reset()
  mock.timers?.reset()
  return found
}

/** Run a file. Returns the problem of each test by its titles, '' if it passed. */
async function resultsOf(path, testNamePatterns) {
  const tests = []
  const levels = []
  let open = 0
  // Tests register with the newest of these, and it ends as the process would.
  const events = run({ files: [], isolation: 'none', ...(testNamePatterns.length > 0 && { testNamePatterns }) })
  const ended = (async () => {
    for await (const { type, data } of events) {
      if (type === 'test:pass' || type === 'test:fail') tests.push(...add(levels, type === 'test:fail', data))
      if (data.nesting === 0) open += type === 'test:enqueue' ? 1 : type === 'test:complete' ? -1 : 0
    }
  })()
  await new Promise(setImmediate)
  let hasFile = true
  await import(pathToFileURL(path).href).catch(() => (hasFile = false))
  // Node.js 22 cancels tests that have not ended.
  for (let calm = 0; calm < 3; calm = open <= 0 ? calm + 1 : 0) await new Promise(setImmediate)
  process.emit('beforeExit', 0)
  await ended
  const found = new Map()
  for (const { ancestorTitles, title, status, failureMessages } of hasFile ? tests : []) {
    const key = JSON.stringify([...ancestorTitles, title])
    const problem = status === 'passed' ? '' : problemOf(status, failureMessages[0])
    found.set(key, found.get(key) || problem)
  }
  return found
}

const answer = what => writeSync(4, JSON.stringify(what) + '\n')

remember()
answer({})
for await (const line of createInterface({ input: createReadStream(undefined, { fd: 3 }) })) answer(await once(JSON.parse(line)))
process.exit(0)
${node_test_reporter/* NODE_TEST_ASSEMBLY */.t}`;

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

// EXTERNAL MODULE: ./lib/frameworks/commands/batches.js
var batches = __webpack_require__(17088);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
// EXTERNAL MODULE: ./lib/frameworks/commands/invocation.js
var invocation = __webpack_require__(34176);
// EXTERNAL MODULE: ./lib/frameworks/commands/parse-command.js
var parse_command = __webpack_require__(44887);
// EXTERNAL MODULE: ./lib/frameworks/commands/own-options.js
var own_options = __webpack_require__(64247);
// EXTERNAL MODULE: ./lib/frameworks/commands/title-pattern.js
var title_pattern = __webpack_require__(59265);
;// CONCATENATED MODULE: ./lib/frameworks/node-test.js












const REPORTER = 'node-test-reporter.mjs';
const TRACE = 'node-test-trace.mjs';
const WARM = 'node-test-warm.mjs';
const VARIANTS = 'node-test-variants.mjs';
const WARM_REPORTER = 'node-test-warm-reporter.mjs';
const NOT_WARM = /^--(?:experimental-)?test-(?:isolation|global-setup|coverage|rerun-failures)/;
const nodeTest = {
    name: 'node',
    programs: /^(?:node|tsx)$/,
    droppedOptions: /^--(?:test-reporter|test-reporter-destination|test-only|watch|experimental-test-coverage)\b/,
    nameFilters: /^--test-(?:name|skip)-pattern(?:=|$)/,
    partOptions: /^--test-shard(?:=|$)/,
    detect(project) {
        const script = Object.entries((0,node_package/* packageScripts */.DF)(project)).find(([, text]) => runsNodeTest(text));
        if (script !== undefined)
            return `the script ${script[0]} runs node --test`;
        const texts = project.sample(/(?:^|\/)[^/]*(?:\.|-|_)test\.[cm]?[jt]s$|(?:^|\/)test\/[^/]*\.[cm]?[jt]s$/);
        return texts.some(text => /['"]node:test['"]/.test(text)) ? 'its tests import node:test' : undefined;
    },
    commands(project, request) {
        const using = (0,own_options/* startFor */.O5)(nodeTest, request) ?? (0,invocation/* plainInvocation */.BQ)(['node', ...loadOptions(project)]);
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
    warm(project, request) {
        const { selection, dir } = request;
        const using = (0,own_options/* startFor */.O5)(nodeTest, request) ?? (0,invocation/* plainInvocation */.BQ)(['node', ...loadOptions(project)]);
        if (selection.kind !== 'only' || using.options.some(word => NOT_WARM.test(word)))
            return undefined;
        if (using.program.some(word => (0,parse_command/* programName */.kX)(word) === 'tsx'))
            return undefined;
        const path = `${dir}/report.json`;
        const options = using.options.filter(word => word !== '--test');
        const reporting = [`--test-reporter=${dir}/${WARM_REPORTER}`, '--test-reporter-destination=stdout'];
        return {
            ...(0,invocation/* commandOf */.Nl)({ ...using, options }, [`${dir}/${WARM}`, path, ...reporting]),
            files: {
                [WARM]: NODE_TEST_WARM,
                [VARIANTS]: NODE_TEST_VARIANTS,
                'gate.cjs': NODE_TEST_GATE,
                'gate.mjs': NODE_TEST_GATE_MODULE,
                [WARM_REPORTER]: NODE_TEST_WARM_REPORTER,
            },
            report: { at: 'file', path, format: 'jest-json' },
        };
    },
    warmWords: names,
    leavesOut: 'name',
    traces: true,
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,invocation/* plainInvocation */.BQ)(['node', ...loadOptions(project)]) }) {
        const test = using.options.includes('--test') ? [] : ['--test'];
        const request = (0,invocation/* manualRequest */.sl)(tests, using);
        return (0,invocation/* wordsOf */.Z9)((0,own_options/* startFor */.O5)(nodeTest, request) ?? using, [...test, ...(selections(request)[0] ?? [])]);
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

/***/ 24415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ phpunit)
/* harmony export */ });
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17088);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34176);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64247);
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25335);





const phpunit = {
    name: 'phpunit',
    programs: /^(?:pest|phpunit|simple-phpunit|paratest|phpunit\.phar)$/,
    droppedOptions: /^--(?:log-junit|colors|testdox|stop-on-\w+|coverage(?:-[\w-]+)?|min|exactly|no-logging|order-by|random-order-seed|bail|retry|dirty|compact|profile)\b/,
    nameFilters: /^--(?:exclude-)?filter(?:=|$)/,
    detect(project) {
        const config = ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'].find(project.exists);
        const required = /"(phpunit\/phpunit|pestphp\/pest)"/.exec(project.text('composer.json') ?? '')?.[1];
        return config ?? (required === undefined ? undefined : `composer.json requires ${required}`);
    },
    commands(project, request) {
        const using = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(phpunit, request) ?? (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainInvocation */ .BQ)([program(project)]);
        return selections(project, request).map((words, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            return {
                ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .commandOf */ .Nl)(using, ['--colors=never', '--log-junit', path, ...words]),
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainInvocation */ .BQ)([program(project)]) }) {
        const request = (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .manualRequest */ .sl)(tests, using);
        return (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)((0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(phpunit, request) ?? using, selections(project, request)[0] ?? []);
    },
    failedBuild(output) {
        const found = /^(?:PHP )?(?:Fatal error|Parse error): +(?:Uncaught )?(?<message>\S.*)$|^Message: +(?<told>\S.*)\nLocation: .+$/m.exec(output);
        const { message, told = '' } = found?.groups ?? {};
        return found === null
            ? []
            : [
                (0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .buildFailure */ .H)('phpunit', {}, [
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
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .batches */ .Xy)(selection.tests.flatMap(test => withProducers(test, project)), pattern, 60_000).map(tests => {
                const files = (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests);
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
    const names = ['vendor/bin/pest', 'vendor/bin/phpunit', 'vendor/bin/simple-phpunit', 'bin/phpunit', 'phpunit.phar'];
    return names.find(project.exists) ?? 'phpunit';
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
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17088);
/* harmony import */ var _commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59265);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79550);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34176);
/* harmony import */ var _commands_option_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30370);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64247);







const playwright = {
    name: 'playwright',
    programs: /^playwright$/,
    droppedOptions: /^(?:--(?:reporter|headed|ui|debug|max-failures|last-failed|only-changed|trace)\b|-x$)/,
    nameFilters: /^(?:-(?:g|gv|G)|--grep(?:-invert)?)(?:=|$)/,
    partOptions: /^--shard(?:=|$)/,
    detect(project) {
        const config = ['ts', 'js', 'mts', 'mjs', 'cjs', 'cts']
            .map(ending => `playwright.config.${ending}`)
            .find(project.exists);
        return (config ??
            ((0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredPackages */ .Mk)(project).has('@playwright/test') ? 'package.json depends on @playwright/test' : undefined));
    },
    commands(project, request) {
        const using = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_2__/* .startFor */ .O5)(playwright, request) ?? (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeProgram */ .zy)(project, 'playwright');
        const program = { ...using, program: [...using.program, 'test'] };
        return selections(request).map((words, index) => {
            const path = `${request.dir}/report-${index}.json`;
            return {
                ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .commandOf */ .Nl)(program, [
                    '--reporter=list,json',
                    `--output=${request.dir}/output-${index}`,
                    '--pass-with-no-tests',
                    '--max-failures=0',
                    ...words,
                ], {
                    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
                    PLAYWRIGHT_JSON_OUTPUT_NAME: path,
                    PLAYWRIGHT_HTML_OPEN: 'never',
                }),
                report: { at: 'file', path, format: 'playwright-json' },
            };
        });
    },
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeProgram */ .zy)(project, 'playwright') }) {
        const program = [...using.program, 'test'];
        const request = (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .manualRequest */ .sl)(tests, using);
        const [words = []] = selections(request);
        return [...program, ...(0,_commands_option_values_js__WEBPACK_IMPORTED_MODULE_1__/* .appended */ .YP)('playwright', (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_2__/* .startFor */ .O5)(playwright, request)?.options ?? [], words)];
    },
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [[...(using?.scope ?? [])]];
        case 'only':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .batches */ .Xy)(selection.tests, pattern, 60_000).map(tests => {
                const wholeFiles = tests.some(test => test.name === '');
                return [...(wholeFiles ? [] : ['--grep', `/${tests.map(pattern).join('|')}/`]), ...files((0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOf */ .R8)(tests))];
            });
        case 'affected':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .affectedTests */ .SH)(selection.tests, related).map(files);
    }
}
function files(paths) {
    return paths.map(path => `/${(0,_commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeTitle */ .A5)(path)}$`.replaceAll('\\/', '/'));
}
function pattern(test) {
    const file = anyEnd(test.file);
    const [first, ...rest] = [...test.suite, test.name].filter(part => part !== '').map(_commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeTitle */ .A5);
    const plain = `^(?:.* )?${[file, first, ...rest].join(TAGS)}`;
    const within = rest.length === 0 ? plain : `(?:^ ?${first} ${[file, ...rest].join(TAGS)}|${plain})`;
    return `${within}(?: @\\S+)*$`;
}
const TAGS = '(?: @\\S+)* ';
function anyEnd(file) {
    const [last = '', ...above] = file.split('/').map(_commands_title_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeTitle */ .A5).toReversed();
    return (above.reduce((inner, folder, index) => (index === 0 ? `(?:${folder}\\/)?` : `(?:(?:${folder}\\/)?${inner.slice(3)}`), '') + last);
}


/***/ }),

/***/ 79550:
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
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34176);



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
    return (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainInvocation */ .BQ)([BIN_FOLDERS.map(folder => `${folder}/${name}`).find(project.exists) ?? name]);
}
function nodeBinFolders(project) {
    return BIN_FOLDERS.filter(project.exists).map(folder => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(project.runsAt, folder));
}


/***/ }),

/***/ 13008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ usualCommand),
/* harmony export */   x: () => (/* binding */ djangoScript)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

const USUAL = [
    {
        files: ['Makefile', 'makefile', 'GNUmakefile'],
        mark: text => hasTarget(text, 'test'),
        words: ['make', 'test'],
        why: 'its Makefile has a target test',
    },
    {
        files: ['Makefile', 'makefile', 'GNUmakefile'],
        mark: text => hasTarget(text, 'check'),
        words: ['make', 'check'],
        why: 'its Makefile has a target check',
    },
    {
        files: ['justfile', 'Justfile', '.justfile'],
        mark: text => text.split('\n').some(line => RECIPE.test(line.slice(0, MAX_LINE))),
        words: ['just', 'test'],
        why: 'its justfile has a recipe test',
    },
    {
        files: ['Taskfile.yml', 'Taskfile.yaml', 'taskfile.yml'],
        mark: text => isIn(parseYaml(text), 'tasks', 'test'),
        words: ['task', 'test'],
        why: 'its Taskfile has a task test',
    },
    {
        files: ['Rakefile', 'rakefile', 'Rakefile.rb'],
        mark: text => text.split('\n').some(line => TEST_TASK.test(line.slice(0, MAX_LINE))),
        words: ['rake', 'test'],
        behind: ['Gemfile', ['bundle', 'exec']],
        why: 'its Rakefile has a task test',
    },
    {
        files: ['Rakefile', 'rakefile', 'Rakefile.rb'],
        mark: text => text.split('\n').some(isDefaultTest),
        words: ['rake'],
        behind: ['Gemfile', ['bundle', 'exec']],
        why: 'its Rakefile has a default task',
    },
    { files: ['bin/rails'], mark: /\S/, words: ['bin/rails', 'test'], why: 'it is a Rails app' },
    { files: ['tox.ini'], mark: /^commands\s{0,9}=/m, words: ['tox'], why: 'tox.ini has commands' },
    { files: ['noxfile.py'], mark: /\bsession\b/, words: ['nox'], why: 'noxfile.py has sessions' },
    {
        files: ['composer.json'],
        mark: text => isIn(parseYaml(text), 'scripts', 'test'),
        words: ['composer', 'test'],
        why: 'composer.json has a script test',
    },
    { files: ['mix.exs'], mark: /\bMix\.Project\b/, words: ['mix', 'test'], why: 'it is a project of Mix' },
    { files: ['build.sbt'], mark: /\S/, words: ['sbt', 'test'], why: 'it is a project of sbt' },
    {
        files: ['Package.swift'],
        mark: /\btestTarget\b/,
        words: ['swift', 'test'],
        why: 'Package.swift has a test target',
    },
    {
        files: ['pubspec.yaml'],
        mark: /^\s{1,9}flutter_test:/m,
        words: ['flutter', 'test'],
        why: 'pubspec.yaml names flutter_test',
    },
    { files: ['pubspec.yaml'], mark: /^\s{1,9}test:/m, words: ['dart', 'test'], why: 'pubspec.yaml names test' },
];
const MAX_LINE = 200;
function hasTarget(text, name) {
    return text.split('\n').some(line => {
        const [, targets = '', rest = ''] = /^([^\s:=#][^:=#]{0,150}):{1,2}(.{0,40})/.exec(line.slice(0, MAX_LINE)) ?? [];
        return targets.trim().split(/\s+/).includes(name) && !/^\s{0,9}(?:\w{1,30}\s{0,9})?[:+?]?=/.test(rest);
    });
}
const RECIPE = /^@?test(?:[ \t][^:]{0,150})?:(?!=)/;
const TEST_TASK = /^(?:Rake::TestTask\.new|Minitest::TestTask\.create)(?:[ \t]{0,9}\(?[ \t]{0,9}[:'"]?test\b|[ \t]{0,9}(?:\(\)|do\b|\{|$))|^task[ \t]{0,9}\(?[ \t]{0,9}[:'"]?test\b/;
function isDefaultTest(line) {
    const task = line.slice(0, MAX_LINE);
    const isDefault = /^task[ \t]{0,9}\(?[ \t]{0,9}:?['"]?default\b/.test(task);
    return isDefault && /\b(?:test|spec)\b/.test(task) && !/\b(?:deploy|publish|release|push)\b/.test(task);
}
function parseYaml(text) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text);
    }
    catch {
        return undefined;
    }
}
function isIn(value, ...keys) {
    let at = value;
    for (const key of keys) {
        if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key))
            return false;
        at = at[key];
    }
    return at !== null && at !== undefined;
}
const DOTNET = /^[^/]+\.(?:sln|slnx|csproj|fsproj|vbproj)$/;
function usualCommand(project, python) {
    const script = djangoScript(project);
    if (script !== undefined)
        return { words: [python, script], source: script, why: `${script} starts its tests` };
    const line = djangoLine(project);
    if (line !== undefined)
        return { words: [python, ...line.words], source: line.source, why: `${line.source} starts its tests` };
    for (const { files, mark, words, behind, why } of USUAL) {
        const source = files.find(file => project.text(file) !== undefined);
        const text = source === undefined ? undefined : project.text(source);
        if (source === undefined || text === undefined)
            continue;
        if (!(typeof mark === 'function' ? mark(text) : mark.test(text)))
            continue;
        const before = behind !== undefined && project.exists(behind[0]) ? behind[1] : [];
        return { words: [...before, ...words], source, why };
    }
    return project.has(DOTNET)
        ? { words: ['dotnet', 'test'], source: 'its project file', why: 'it is a project of .NET' }
        : undefined;
}
const DJANGO_SCRIPTS = ['runtests.py', 'run_tests.py', 'tests/runtests.py'];
function djangoScript(project) {
    return DJANGO_SCRIPTS.find(name => /\bdjango\b/.test(project.text(name) ?? ''));
}
const DJANGO_LINES = ['tox.ini', 'Makefile', 'makefile', 'noxfile.py'];
function djangoLine(project) {
    for (const source of DJANGO_LINES) {
        const text = project.text(source) ?? '';
        const given = /(?:-m django|\bdjango-admin) test\b([^\n#&|;]{0,300})/.exec(text)?.[1];
        if (given === undefined || /["'$\\]/.test(given))
            continue;
        const own = given
            .replaceAll(/\{[^{}\n]{0,80}\}/g, '')
            .split(/\s+/)
            .filter(word => word !== '');
        const settings = /\bDJANGO_SETTINGS_MODULE\s{0,9}=\s{0,9}([\w.]{1,100})/.exec(text)?.[1];
        const isSet = settings === undefined || own.some(word => word.startsWith('--settings'));
        return { words: ['-m', 'django', 'test', ...own, ...(isSet ? [] : [`--settings=${settings}`])], source };
    }
    return undefined;
}


/***/ }),

/***/ 19281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FC: () => (/* binding */ needsDjango),
  s5: () => (/* binding */ nodeId),
  Sj: () => (/* binding */ ordered),
  C3: () => (/* binding */ pytest),
  Hg: () => (/* binding */ python),
  be: () => (/* binding */ usesUnittest)
});

// EXTERNAL MODULE: ./lib/frameworks/commands/batches.js
var batches = __webpack_require__(17088);
// EXTERNAL MODULE: ./lib/frameworks/commands/invocation.js
var invocation = __webpack_require__(34176);
// EXTERNAL MODULE: ./lib/frameworks/commands/own-options.js
var own_options = __webpack_require__(64247);
// EXTERNAL MODULE: ./lib/frameworks/django.js + 1 modules
var django = __webpack_require__(61984);
// EXTERNAL MODULE: ./lib/frameworks/project/usual-commands.js
var usual_commands = __webpack_require__(13008);
// EXTERNAL MODULE: ./lib/frameworks/commands/build-failure.js
var build_failure = __webpack_require__(25335);
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

// EXTERNAL MODULE: ./lib/frameworks/reporters/python-forks.js + 2 modules
var python_forks = __webpack_require__(42689);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/pytest-warm.js

const PYTEST_WARM = String.raw `"""Run tests in forks of a process that has loaded pytest."""
import pytest
from _pytest.junitxml import bin_xml_escape
${python_forks/* PYTHON_FORKS */.Z}
sockets = 0
phases = []

if WORD:
    # The first report compiles patterns, which takes longer than most tests.
    bin_xml_escape("")
    # The tests see neither this folder nor the variable.
    sys.path[:] = [path for path in sys.path if path != HERE]
    folders = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path and path != HERE]
    os.environ.pop("PYTHONPATH", None)
    if folders:
        os.environ["PYTHONPATH"] = os.pathsep.join(folders)

@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_load_initial_conftests():
    if WORD:
        serve()
    yield

@pytest.hookimpl(tryfirst=True)
def pytest_collection(session):
    if stage == "late" and request is None:
        serve(is_still_clean(session.config))

@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    if request is None:
        return
    config.option.maxfail = request["stop"]
    if request.get("brief"):
        config.option.tbstyle = "line"
    names = {*request["only"], *request.get("others", {}).get("only", [])}
    def is_asked(item):
        name = config.cwd_relative_nodeid(item.nodeid)
        return name in names or item.nodeid in names or name.split("::")[0] in names
    rest = [item for item in items if not is_asked(item)]
    if rest:
        config.hook.pytest_deselected(items=rest)
        items[:] = [item for item in items if is_asked(item)]

@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    if request is not None and "variants" in request:
        found = {}
        for item in session.items:
            found.setdefault(session.config.cwd_relative_nodeid(item.nodeid), item)
            found.setdefault(item.nodeid, item)
        for plugin in session.config.pluginmanager.get_plugins():
            if type(plugin).__name__ == "LogXML":
                session.config.pluginmanager.unregister(plugin)
        sift_tests(found.get, lambda tests, enough: count_passing(session, tests, enough))

def pytest_runtest_makereport(item, call):
    """Report without words: what explains a failure takes longer than most tests."""
    if request is None or "variants" not in request:
        return None
    # pytest keeps the failure of a test of unittest here.
    if getattr(item, "_excinfo", None):
        call.excinfo = item._excinfo.pop(0)
    if call.excinfo is None:
        outcome, words = "passed", None
    elif isinstance(call.excinfo.value, pytest.skip.Exception):
        outcome, words = "skipped", (item.location[0], 0, "")
    else:
        outcome, words = "failed", "failed"
    return pytest.TestReport(item.nodeid, item.location, {}, outcome, words, call.when)

@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logreport(report):
    phases.append((report.when, report.outcome))

def count_passing(session, tests, enough):
    passed, left = 0, len(tests)
    for test, following in zip(tests, [*tests[1:], None]):
        phases.clear()
        session.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        passed += ("call", "passed") in phases and all(outcome != "failed" for when, outcome in phases)
        left -= 1
        if enough is not None and not passed < enough <= passed + left:
            if following is not None:
                session._setupstate.teardown_exact(None)
            break
    return passed

@pytest.hookimpl(trylast=True)
def pytest_unconfigure():
    if request is not None:
        finish()

def go_on():
    """Go on to where tests are searched for."""
    global stage, sockets
    stage, sockets = "late", open_sockets()
    close_outputs()
    return True

def is_still_clean(config):
    """True if all that was loaded of the project is conftest.py, and no fork shares more than memory."""
    own = own_modules()
    hooks = [
        call.function.__module__ for name in ("pytest_configure", "pytest_sessionstart")
        for call in getattr(config.hook, name).get_hookimpls()
        if name == "pytest_sessionstart" or call.plugin in own
    ]
    return (
        all(os.path.basename(module.__file__) == "conftest.py" for module in own)
        and all(module == __name__ or module.split(".")[0] == "_pytest" for module in hooks)
        and threading.active_count() == 1 and open_sockets() <= sockets
    )

def open_sockets():
    try:
        links = [os.readlink("/proc/self/fd/" + name) for name in os.listdir("/proc/self/fd") if name.isdigit() and os.path.islink("/proc/self/fd/" + name)]
    except OSError:
        return 0
    return sum(link.startswith("socket:") for link in links)
`;

// EXTERNAL MODULE: ./lib/frameworks/commands/running-tests.js
var running_tests = __webpack_require__(13035);
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
const WARM = 'fix_tests_warm';
const pytest = {
    name: 'pytest',
    programs: /^(?:pytest|py\.test)$/,
    droppedOptions: /^(?:--(?:junit-?xml|junit-?prefix|maxfail|cov|no-cov|lf|ff|last-failed|failed-first|sw|stepwise|color)\b|-x$|--exitfirst$|-q+$|-v+$)/,
    partOptions: /^--(?:splits|group|num-shards|shard-id)(?:=|$)/,
    detect(project) {
        const config = CONFIGS.find(([file, mark]) => mark.test(project.text(file) ?? '\0') && project.exists(file))?.[0];
        if (config !== undefined)
            return config;
        if ((0,django/* hasDjango */.sd)(project))
            return mentionsPytest(project) ? 'its requirements or its tests name pytest' : undefined;
        const isGuess = project.has(/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/) && !usesUnittest(project) && !holdsDjango(project);
        return isGuess && (!needsDjango(project) || mentionsPytest(project))
            ? 'there are files named like tests'
            : undefined;
    },
    commands(project, request) {
        const using = (0,own_options/* startFor */.O5)(pytest, request, isWholeSuite) ?? (0,invocation/* plainInvocation */.BQ)([python(project), '-m', 'pytest']);
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
    warm(project, request) {
        const [command, ...more] = pytest.commands(project, request);
        if (command === undefined || more.length > 0)
            return undefined;
        return {
            ...command,
            args: [...command.args, '-p', WARM],
            pythonPaths: [request.dir],
            files: { [`${WARM}.py`]: PYTEST_WARM },
        };
    },
    leavesOut: 'test',
    running: output => (0,running_tests/* runningTests */.F)(output),
    selector: nodeId,
    manualCommand(tests, { project, using = (0,invocation/* plainInvocation */.BQ)([python(project), '-m', 'pytest']) }) {
        const start = (0,own_options/* startFor */.O5)(pytest, (0,invocation/* manualRequest */.sl)(tests, using), isWholeSuite) ?? using;
        return (0,invocation/* wordsOf */.Z9)(start, tests.length === 0 ? using.scope : words(tests));
    },
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
function isWholeSuite(test) {
    return test.file === '' && isWholeFile(test);
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
    if (settings || mentionsPytest(project))
        return false;
    if ((0,django/* hasDjango */.sd)(project))
        return true;
    if (needsDjango(project) || holdsDjango(project))
        return false;
    return project.sample(TEST_FILES).some(text => /\bunittest\b/.test(text));
}
function holdsDjango(project) {
    return project.has(/^[^/]+\/manage\.py$/) && project.sample(/^[^/]+\/manage\.py$/).some(django/* isDjangoProgram */.qF);
}
function needsDjango(project) {
    const texts = project.sample(TEST_FILES);
    return (0,usual_commands/* djangoScript */.x)(project) !== undefined || texts.some(text => /^\s{0,8}(?:from|import) django\b/m.test(text));
}
const TEST_FILES = /(?:^|\/)test[^/]*\.py$/;
const REQUIREMENTS = /^(?:Pipfile|[\w.-]{0,40}requirements[\w.-]{0,40}\.(?:txt|in)|requirements\/[\w.-]{1,60}\.(?:txt|in))$/;
function mentionsPytest(project) {
    return (project.sample(TEST_FILES).some(text => /\bpytest\b/.test(text)) ||
        project.has(/^[^/]+\/conftest\.py$/) ||
        project.sample(REQUIREMENTS).some(text => /^\s{0,9}["']?pytest\b/m.test(text)));
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
/* harmony import */ var _jest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88374);
/* harmony import */ var _maven_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64964);
/* harmony import */ var _mocha_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(10514);
/* harmony import */ var _node_test_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(34755);
/* harmony import */ var _phpunit_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(24415);
/* harmony import */ var _playwright_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(43866);
/* harmony import */ var _pytest_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(19281);
/* harmony import */ var _rspec_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(12056);
/* harmony import */ var _unittest_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(35412);
/* harmony import */ var _vitest_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(39535);





















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

/***/ 21804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ LOADED_FIRST)
/* harmony export */ });
const LOADED_FIRST = String.raw `
const LOADS = /(?:^|\s)(?:-r|--(?:require|import|loader|experimental-loader))(?:=|\s+)"?([^\s"]+)/g
const loadsOwn = (text, isOurs = () => false) => [...text.matchAll(LOADS)].some(([, name]) => !isOurs(name) && !isInstalled(name))

/** True for the name of an installed package. A package of a workspace is a link to the project. */
function isInstalled(name) {
  if (/^(?:[.\/\\]|file:)/.test(name)) return false
  try {
    return realpathSync(createRequire(resolve('index.js')).resolve(name)).split(/[\\/]/).includes('node_modules')
  } catch {
    return false
  }
}
`;


/***/ }),

/***/ 33573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ NODE_TEST_REPORTER),
/* harmony export */   t: () => (/* binding */ NODE_TEST_ASSEMBLY)
/* harmony export */ });
const NODE_TEST_ASSEMBLY = String.raw `
/**
 * Add a test. node:test reports it after its subtests, which wait in "open", a list for each level. Returns the tests
 * of one that is in no other.
 */
function add(open, failed, { name, nesting, line, file, details, skip, todo }) {
  const error = details?.error
  const message = failed ? failureText(error) : ''
  const inner = (open[nesting + 1] ?? []).flat()
  open[nesting + 1] = []
  const own = failed && error?.failureType !== 'subtestsFailed'
  const stopped = inner.filter(each => each.cancelled)
  // A test that a hook cancelled failed for the hook's reason.
  if (own) for (const each of stopped) Object.assign(each, { failureMessages: [message], cancelled: undefined })
  for (const each of inner) each.ancestorTitles.unshift(name)
  const isSuite = details?.type === 'suite'
  const status = skip !== undefined && skip !== false ? 'pending' : todo !== undefined && todo !== false ? 'todo' : own ? 'failed' : 'passed'
  const cancelled = failed && error?.failureType === 'cancelledByParent'
  const test = { ancestorTitles: [], title: name, status, duration: details?.duration_ms, location: { line, file }, failureMessages: own ? [message] : [], cancelled }
  const all = !isSuite ? [test, ...inner] : own && stopped.length === 0 ? [{ ...test, ancestorTitles: [name], title: '' }, ...inner] : inner
  if (nesting === 0) return all
  open[nesting] ??= []
  open[nesting].push(all)
  return []
}

function failureText(error) {
  return textOf(error?.cause) || textOf(error) || 'The test failed.'
}

function textOf(error) {
  return typeof error === 'string' ? error : (error?.stack ?? error?.message ?? '')
}
`;
const NODE_TEST_REPORTER = String.raw `import { appendFileSync, existsSync } from 'node:fs'
import { resolve } from 'node:path'

const EVENTS = { 'test:enqueue': 'file', 'test:dequeue': 'start', 'test:complete': 'end' }

/**
 * Return the path of the file that an event is about: node:test reports it as a test, one without tests by its name
 * alone.
 */
function fileOf({ nesting, name, file }) {
  if (nesting !== 0 || name === undefined) return undefined
  const path = resolve(name)
  return path === file || (file === undefined && /\.[cm]?[jt]sx?$/.test(name) && existsSync(path)) ? path : undefined
}

export default async function* report(events) {
  const files = new Map()
  const of = file => {
    if (!files.has(file)) files.set(file, { tests: [], stderr: '', failed: undefined })
    return files.get(file)
  }
  const [major, minor] = process.versions.node.split('.').map(Number)
  // In one process, only files without tests have events of their own.
  const isInProcess = process.execArgv.some(word => /^--(?:experimental-)?test-isolation=none$/.test(word))
  const sendsSummaries = !isInProcess && (major > 23 || (major === 23 && minor >= 4) || (major === 22 && minor >= 12))
  // Files whose tests are not all there, in their order.
  const left = new Set()
  const open = []
  // Tests since the last file ended.
  let ended = []
  const close = file => {
    // Those before it ended in their middle, and sent nothing of that.
    const order = [...left]
    const before = new Set(order.slice(0, Math.max(0, order.indexOf(file))))
    for (const each of [...before, file]) left.delete(each)
    for (const test of ended) {
      const { file: place } = test.location
      const owner = file === undefined || before.has(place) ? (place ?? '') : file
      // The line is one of that file.
      of(owner).tests.push(owner === place ? test : { ...test, location: undefined })
    }
    ended = []
    // Subtests of a test that did not end are of no other file.
    open.length = 0
  }
  // With a pattern of names, a file in which no test matches passes, too.
  const isWhole = !process.execArgv.some(word => /^--test-(?:name|skip)-pattern\b/.test(word))
  for await (const { type, data } of events) {
    const path = fileOf(data)
    if (type in EVENTS && path !== undefined) {
      appendFileSync(new URL('./journal', import.meta.url), JSON.stringify([EVENTS[type], path]) + '\n')
      if (type === 'test:enqueue') left.add(path)
      if (type === 'test:complete' && [...left][0] === path) {
        if (sendsSummaries) close(path)
        else open.length = 0
      }
    }
    if (type === 'test:stderr' && data.file) {
      const file = of(resolve(data.file))
      file.stderr = (file.stderr + data.message).slice(-20000)
    }
    if (type === 'test:summary' && data.file) close(resolve(data.file))
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (path === undefined) ended.push(...add(open, type === 'test:fail', data))
    else if (type === 'test:fail') of(path).failed = failureText(data.details?.error)
    else of(path).passed = true
  }
  close(left.size === 1 && !isInProcess ? [...left][0] : undefined)
  const testResults = []
  for (const [name, { tests, stderr, failed, passed }] of files) {
    const status = tests.some(each => each.status === 'failed') ? 'failed' : 'passed'
    if (tests.length > 0 || (passed && isWhole)) testResults.push({ name, status, assertionResults: tests })
    if (failed !== undefined) testResults.push({ name, status: 'failed', message: stderr.trim() || failed, assertionResults: [] })
  }
  yield JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults })
}
${NODE_TEST_ASSEMBLY}`;


/***/ }),

/***/ 42689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ PYTHON_FORKS)
});

;// CONCATENATED MODULE: ./lib/frameworks/reporters/python-loaded-code.js
const PYTHON_LOADED_CODE = String.raw `
from collections import Counter
from types import AsyncGeneratorType, CodeType, CoroutineType, FunctionType, GeneratorType

# What makes a code but its constants and its lines.
PARTS = [
    "co_name", "co_argcount", "co_posonlyargcount", "co_kwonlyargcount", "co_flags", "co_code", "co_names",
    "co_varnames", "co_freevars", "co_cellvars", "co_exceptiontable",
]
IS_FUNCTION = inspect.CO_OPTIMIZED
MONITOR = 4
executed = set()
# What has begun to run a function keeps its code.
BEGUN = {GeneratorType: "gi_code", CoroutineType: "cr_code", AsyncGeneratorType: "ag_code"}

class Unknown(Exception):
    """The variant cannot be judged in this way."""

def watch(paths):
    """Note which code of these files runs from now on. Return what ends that."""
    known = {}
    def note(code):
        name = code.co_filename
        if name not in known:
            known[name] = os.path.realpath(name) in paths
        if known[name]:
            executed.add(code)
    events = getattr(sys, "monitoring", None)
    if events is not None and events.get_tool(MONITOR) is None:
        def started(code, offset):
            note(code)
            return events.DISABLE
        events.use_tool_id(MONITOR, "variants")
        events.register_callback(MONITOR, events.events.PY_START, started)
        events.set_events(MONITOR, events.events.PY_START)
        def end():
            events.set_events(MONITOR, 0)
            events.free_tool_id(MONITOR)
        return end
    def called(frame, event, arg):
        if event == "call":
            note(frame.f_code)
    def end():
        sys.setprofile(None)
        threading.setprofile(None)
    threading.setprofile(called)
    sys.setprofile(called)
    return end

def is_same(one, other):
    """True if two codes do the same by themselves, whatever the functions within them do."""
    constants = list(zip(one.co_consts, other.co_consts))
    return (
        all(getattr(one, part, None) == getattr(other, part, None) for part in PARTS)
        and len(one.co_consts) == len(other.co_consts)
        and all(
            a.co_name == b.co_name if isinstance(a, CodeType) and isinstance(b, CodeType)
            else type(a) is type(b) and repr(a) == repr(b)
            for a, b in constants
        )
    )

def within(code):
    return [each for each in code.co_consts if isinstance(each, CodeType)]

def differences(old, new, found, is_inner=False):
    """
    List the functions that differ: the old code, the new one or None where there is no such function, and whether another
    function makes it. Return True if any differs.
    """
    is_function = bool(old.co_flags & IS_FUNCTION)
    inner, others = within(old), within(new)
    is_alike = [each.co_name for each in inner] == [each.co_name for each in others]
    same = is_same(old, new)
    if not is_function and not (same and is_alike):
        raise Unknown("code of a module or a class")
    if is_function and header(old) != header(new):
        raise Unknown("others may have taken note of what kind of function it is")
    pairs = list(zip(inner, others)) if is_alike else [(each, None) for each in inner]
    deep = is_inner or is_function
    below = [differences(a, b, found, deep) if b else gone(a, found) for a, b in pairs]
    differs = not same or any(below)
    if differs and is_function:
        found.append((old, new, is_inner))
    return differs

def gone(code, found):
    found.append((code, None, True))
    return any([gone(each, found) for each in within(code)]) or True

def header(code):
    """What a function object says of itself: its kind, its parameters and its documentation."""
    count = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & inspect.CO_VARARGS) + bool(code.co_flags & inspect.CO_VARKEYWORDS)
    words = code.co_consts[0] if code.co_consts and isinstance(code.co_consts[0], str) else None
    return (code.co_flags, code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_varnames[:count], words)

# Code that does not compile, or that this cannot judge.
NO_CODE = (Unknown, OSError, SyntaxError, ValueError, RecursionError, MemoryError)

class Loaded:
    """The functions of a file that are loaded."""
    def __init__(self, path):
        with open(path, "rb") as file:
            self.code = compile(file.read(), path, "exec", dont_inherit=True)
        self.path = path
        self.by_place = {}
        files = {}
        def is_own(code):
            if code.co_filename not in files:
                files[code.co_filename] = os.path.realpath(code.co_filename) == path
            return files[code.co_filename]
        for each in gc.get_objects():
            if type(each) is FunctionType:
                if is_own(each.__code__):
                    self.by_place.setdefault(place(each.__code__), []).append(each)
            elif type(each) in BEGUN and is_own(getattr(each, BEGUN[type(each)])):
                executed.add(getattr(each, BEGUN[type(each)]))
        if not self.by_place:
            raise Unknown("nothing of it is loaded")
        self.places = Counter(place(each) for each in all_within(self.code))

    def changes(self, text):
        """Pair functions with their code in a variant."""
        found = []
        differences(self.code, compile(text, self.path, "exec", dont_inherit=True), found)
        changes = []
        for old, new, is_inner in found:
            functions = self.by_place.get(place(old), [])
            # A function that no other one makes is there, unless something has taken its place.
            if not is_inner and not functions or functions and self.places[place(old)] > 1:
                raise Unknown("it is not certain which function it is")
            for function in functions:
                now = function.__code__
                # Tools such as pytest change code when it is loaded.
                if new is None or now in executed or now.co_freevars != new.co_freevars or not is_loaded(old, now):
                    raise Unknown("a function that has run, or is made anew")
                changes.append((function, new))
        if found and not changes:
            raise Unknown("no function that is loaded")
        return changes

def all_within(code):
    for each in within(code):
        yield each
        yield from all_within(each)

def load(path):
    try:
        return Loaded(os.path.realpath(path))
    except NO_CODE:
        return None

def place(code):
    return (code.co_name, code.co_firstlineno)

def is_loaded(old, now):
    pairs = list(zip(within(old), within(now)))
    return is_same(old, now) and all(is_loaded(a, b) for a, b in pairs)
`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/python-variants.js

const PYTHON_VARIANTS = String.raw `
import _posixsubprocess
${PYTHON_LOADED_CODE}
# Limit of a variant: how often the time of the unchanged code, and seconds. One that is only slow has another turn.
TIMES, PLUS = 8, 0.6
PASSED, UNKNOWN = 1, 2
STARTS = {"subprocess.Popen", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn"}

def sift(variants, asked, beside, limit):
    """
    Run tests with each variant, and before with the unchanged code. Return what holds for each: True if enough tests pass,
    False if not, "slow" if it took too long, None if it is not known; and the number of tests that pass without a variant.
    asked counts the tests that pass, until it is certain whether so many do, or all if that is None. beside tells
    whether the others do, None if there are none.
    """
    if threading.active_count() > 1:
        return [None] * len(variants), None
    loaded = {path: load(path) for path in {variant["path"] for variant in variants}}
    # A collection in a fork would copy all memory. What is frozen is not found any more.
    gc.collect()
    gc.freeze()
    began = time.monotonic()
    unchanged = apart(lambda: asked(None), limit)
    if beside:
        apart(beside, limit)
    each = min(limit, TIMES * (time.monotonic() - began) + PLUS)
    enough = request["enough"]
    def judge(path, text):
        if loaded[path] is None:
            return None
        try:
            changes = loaded[path].changes(text)
        except NO_CODE:
            return None
        with_changes = lambda test: attempt(changes, os.path.realpath(path), test, each)
        verdict = with_changes(lambda: asked(enough) >= enough)
        if verdict is not True or beside is None:
            return verdict
        # A test that may be flaky has a second turn.
        return with_changes(beside) is True or with_changes(beside)
    if not isinstance(unchanged, int):
        return [None] * len(variants), None
    return [judge(variant["path"], variant["text"]) for variant in variants], unchanged

def attempt(changes, path, test, limit):
    """Do a test with changed functions, apart. Return None if a failure may be that of the file on the disk."""
    def changed():
        for function, code in changes:
            function.__code__ = code
        elsewhere = watch_elsewhere(path)
        return PASSED if test() else UNKNOWN if elsewhere else 0
    found = apart(changed, limit)
    return found if found == "slow" else {0: False, PASSED: True}.get(found)

def watch_elsewhere(path):
    """Note the starts of processes, and each time that something reads the file. Return the list of what is noted."""
    noted = []
    name = os.path.basename(path)
    compiled = os.path.splitext(name)[0] + "."
    def note(event, words):
        if event in STARTS:
            noted.append(event)
        elif event == "open" and isinstance(words[0], str):
            opened = os.path.basename(words[0])
            if opened == name or opened.startswith(compiled) and opened.endswith(".pyc"):
                noted.append(event)
    sys.addaudithook(note)
    # multiprocessing starts processes without an event.
    real = _posixsubprocess.fork_exec
    def fork_exec(*words):
        noted.append("fork_exec")
        return real(*words)
    _posixsubprocess.fork_exec = fork_exec
    return noted

def apart(work, limit):
    """Do something in a fork. Return its number, 0 if it ended before, "slow" if it took too long, None if it failed."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        text = b"?\n"
        try:
            os.setpgid(0, 0)
            os.close(reading)
            text = b"%d\n" % work()
        finally:
            os.write(writing, text)
            os._exit(0)
    os.close(writing)
    text = line_of(pid, reading, time.monotonic() + limit)
    if text is None:
        return "slow"
    # A test that ends the process has not passed.
    return None if text.startswith(b"?") else int(text) if text.endswith(b"\n") else 0
`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/python-forks.js

const PYTHON_FORKS = String.raw `import gc, importlib, inspect, json, os, select, signal, sys, sysconfig, threading, time

WORD = os.environ.pop("FIX_TESTS_WARM", "")
HERE = os.path.dirname(os.path.abspath(__file__))
# A runner may capture both. Processes that tests start do not inherit these.
INPUT, OUTPUT = (os.dup(0), os.dup(1)) if WORD else (-1, -1)
request = None
answer = -1
end_watch = None
before = frozenset()
MAX_LINE = 12_000
# Where to serve: before anything of the project is loaded, or as far as the program goes on.
stage = "early"

def serve(clean=None):
    """Answer requests. Return in a fork, and where the process goes on to serve later."""
    settle()
    say({"isClean": is_clean() if clean is None else clean, "canGoOn": stage == "early", "canSift": True})
    rest = b""
    while True:
        line, found, rest = rest.partition(b"\n")
        if not found:
            rest = line
            piece = os.read(INPUT, 65536)
            if not piece:
                os._exit(0)
            rest += piece
            continue
        asked = json.loads(line)
        if "load" in asked:
            for name in asked["load"]:
                try:
                    importlib.import_module(name)
                except BaseException:
                    pass
            settle()
            say({"isClean": is_clean()})
        elif "later" in asked:
            if go_on():
                return
        elif fork(asked):
            return

def settle():
    """Do once what each fork would do: look at all objects, and find the files of all modules."""
    inspect.getmodule(compile("0", os.path.join(HERE, str(len(sys.modules))), "eval"))
    gc.collect()
    gc.freeze()

def fork(asked):
    """Fork, and return True in the fork. The first process waits for it and answers."""
    global request, answer, before, end_watch
    before = frozenset(sys.modules)
    reading, writing = os.pipe()
    until = time.monotonic() + asked["ms"] / 1000
    pid = os.fork()
    if pid == 0:
        os.setpgid(0, 0)
        for end in (INPUT, OUTPUT, reading):
            os.close(end)
        if stage == "early":
            close_outputs()
        importlib.invalidate_caches()
        request, answer = asked, writing
        if "variants" in asked:
            end_watch = watch({os.path.realpath(each["path"]) for each in asked["variants"]})
        return True
    os.close(writing)
    try:
        os.setpgid(pid, pid)
    except OSError:
        pass  # It did so itself.
    text = line_of(pid, reading, until)
    ended = "timed-out" if text is None else "done" if text.endswith(b"\n") else "died"
    say({"ended": ended, **(json.loads(text) if ended == "done" else {})})
    return False

def line_of(pid, reading, until):
    """Wait for a line of a fork, and end it with its group. Return what it wrote, None if its time was up."""
    text, status = b"", 0
    while not text.endswith(b"\n"):
        left = until - time.monotonic()
        if left <= 0:
            text = None
            break
        if select.select([reading], [], [], min(left, 0.1))[0]:
            piece = os.read(reading, 65536)
            text += piece
            if piece:
                continue
        # A process that a test has left may hold the pipe open.
        status = os.waitpid(pid, os.WNOHANG)[0]
        if status:
            break
    os.close(reading)
    for kill in (os.killpg,) if status else (os.killpg, os.kill):
        try:
            kill(pid, signal.SIGKILL)
        except OSError:
            pass
    if not status:
        os.waitpid(pid, 0)
    return text

def finish():
    """End a fork whose report is written. All else that ends a process would only take time."""
    end_with({"modules": loaded() if request.get("modules") else []})

def end_with(what):
    os.write(answer, (json.dumps(what) + "\n").encode())
    os._exit(0)

def sift_tests(find, run):
    """
    Say what holds for each variant, and end. find returns the test of a name, or None. run runs tests until it is
    certain whether enough of them pass, or all if that is None, and returns the number of those that have passed.
    """
    end_watch()
    tests, others = [[find(name) for name in names] for names in (request["only"], request["others"]["only"])]
    if None in tests + others:
        end_with({"verdicts": [], "unchanged": None})
    asked = lambda enough: run(tests, enough)
    beside = (lambda: run(others, len(others)) == len(others)) if others else None
    verdicts, unchanged = sift(request["variants"], asked, beside, request["each"] / 1000)
    end_with({"verdicts": verdicts, "unchanged": unchanged})

def close_outputs():
    """Let the tests print to nowhere. A runner that captures what they print does so as ever."""
    null = os.open(os.devnull, os.O_RDWR)
    for end in (0, 1, 2):
        os.dup2(null, end)
    os.close(null)

def say(what):
    os.write(OUTPUT, ("\n" + WORD + " " + json.dumps(what) + "\n").encode())

def is_foreign(module):
    """True for a module of Python itself, of an installed package or of this folder."""
    file = getattr(module, "__file__", None)
    if not isinstance(file, str):
        return True
    if os.path.dirname(os.path.abspath(file)) == HERE:
        return True
    parts = os.path.realpath(file).split(os.sep)
    return "site-packages" in parts or "dist-packages" in parts or os.path.realpath(file).startswith(PYTHON)

PYTHON = tuple(os.path.realpath(sysconfig.get_path(name)) + os.sep for name in ("stdlib", "platstdlib"))

def is_clean():
    """True if nothing of the project is loaded, and no thread runs that a fork would lack."""
    return not own_modules() and threading.active_count() == 1

def own_modules():
    """List the modules of the project, which is all but Python, installed packages and this folder."""
    return [module for name, module in list(sys.modules.items()) if name != "__main__" and not is_foreign(module)]

def loaded():
    """List the installed modules that this run has loaded. Those whose code pytest rewrites need its own import."""
    names = [
        name for name, module in list(sys.modules.items())
        if name not in before and isinstance(getattr(module, "__file__", None), str) and is_foreign(module)
        and type(getattr(module, "__loader__", None)).__name__ != "AssertionRewritingHook"
    ]
    # The answer is one line. The first module of a package loads most of the others.
    length = 0
    for count, name in enumerate(names):
        length += len(name) + 4
        if length > MAX_LINE:
            return names[:count]
    return names
${PYTHON_VARIANTS}`;


/***/ }),

/***/ 62017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ UNITTEST_PROGRAM_FILE),
/* harmony export */   e: () => (/* binding */ UNITTEST_PROGRAM)
/* harmony export */ });
const UNITTEST_PROGRAM_FILE = 'unittest_report.py';
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
        getattr(super(Report, self), name)(*args), record(self, *args)
    return method

class Report(unittest.TextTestResult):
    root, cwd, current, path, base, requested = ET.Element("testsuite", name="unittest"), os.getcwd(), None, None, None, {}
    pid = 0  # of the process that reports; others that it forks do not
    counts = None  # of what runs in each test, in a traced run
    limit = 0  # of failures that end the run

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
        if self.counts:
            self.counts.begin(), self.counts.start()

    def stopTest(self, test):
        if self.counts and Report.current is not None:
            self.counts.stop(), self.counts.end()
        super().stopTest(test)
        if Report.current is not None:  # a skipped test in 3.12.1 is stopped without being started
            self.current.set("time", "%.6f" % (time.perf_counter() - self.began))
            journal("end", Report.current)
        Report.current = None
        if self.limit and len(self.failures) + len(self.errors) >= self.limit:
            self.stop()

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
    if os.getpid() != Report.pid:
        return
    if Report.counts:
        Report.counts.save()
    has = lambda tag: str(sum(case.find(tag) is not None for case in Report.root))
    Report.root.attrib.update(tests=str(len(Report.root)), failures=has("failure"), errors=has("error"), skipped=has("skipped"))
    ET.ElementTree(Report.root).write(Report.path + ".part", encoding="utf-8", xml_declaration=True)
    os.replace(Report.path + ".part", Report.path)

def stop(number, frame):
    signal.signal(number, signal.SIG_DFL)  # a second one kills
    if os.getpid() != Report.pid:
        return os.kill(os.getpid(), number)
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
    Report.path, Report.base, Report.pid = os.path.abspath(options.report), top or os.path.abspath(options.start), os.getpid()
    signal.signal(signal.SIGTERM, stop), signal.signal(signal.SIGINT, stop)
    if "FIX_TESTS_TRACES" in os.environ:
        import fix_tests_watch
        Report.counts = fix_tests_watch.wanted(os.getcwd())
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


/***/ }),

/***/ 49452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ VARIANT_LOADING)
/* harmony export */ });
const VARIANT_LOADING = String.raw `
let turn = 0
let variant
// What another process or thread runs is the file on the disk, also long after its start.
let elsewhere = false
let isLoaded = false
// An error behind the end of a test falls into another one.
let isLoose = false
process.prependListener('uncaughtException', () => (isLoose = true))
const cwd = process.cwd()
let env
let globals
/** Note what is to be there before each run. */
function remember() {
  env = { ...process.env }
  globals = new Map(Reflect.ownKeys(globalThis).map(key => [key, Object.getOwnPropertyDescriptor(globalThis, key)]))
  for (const key of Object.keys(require.cache)) if (isOwn(key)) early.add(key)
}

const isOwn = path => !/[\\/]node_modules[\\/]/.test(path) && !path.startsWith(here)
// What the project has loaded before its tests stays, as installed modules do: tests get what its set-up got.
const early = new Set()
const isRenewed = path => isOwn(path) && !early.has(path)
const pathOf = url => (url?.startsWith('file:') ? fileURLToPath(url.split(/[?#]/)[0]) : undefined)

const { readFileSync, statSync } = fs
if (registerHooks === undefined) {
  // Modules of CommonJS are read by the file system's own functions. What is imported is loaded once.
  fs.readFileSync = (path, ...rest) => {
    if (variant === undefined || path !== variant.path) {
      const text = readFileSync(path, ...rest)
      if (turn > 0 && typeof path === 'string' && /\.[cm]?[jt]sx?$/.test(path) && isOwn(path)) elsewhere ||= isModule(path) || /\bimport\s*\(/.test(text)
      return text
    }
    isLoaded = true
    elsewhere ||= isModule(path)
    return rest[0] === undefined ? Buffer.from(variant.text) : variant.text
  }
} else {
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context)
      const path = pathOf(found.url)
      if (turn === 0 && path !== undefined) early.add(path)
      if (turn === 0 || path === undefined || !isRenewed(path)) return found
      return { ...found, url: found.url + (found.url.includes('?') ? '&' : '?') + 'turn=' + turn }
    },
    load(url, context, next) {
      const loaded = next(url, context)
      const path = pathOf(url)
      // A module of JavaScript that is required is loaded once, and what it imports with it.
      const isRequired = context.conditions?.includes('require') && String(loaded.format).startsWith('module')
      if (turn > 0 && isRequired && path !== undefined && isOwn(path)) elsewhere = true
      if (variant === undefined || path !== variant.path) return loaded
      const { source } = loaded
      // What another hook has made of the file cannot be made of a text.
      if (source === undefined || source === null || String(Buffer.from(source)) !== readFileSync(variant.path, 'utf8')) return loaded
      isLoaded = true
      return { ...loaded, source: variant.text }
    },
  })
}
// A compiler may keep its results by a file's time.
fs.statSync = (path, ...rest) => {
  const found = statSync(path, ...rest)
  return variant === undefined || path !== variant.path || found?.mtime === undefined ? found : Object.assign(found, { mtime: new Date(turn) })
}

const note = () => (elsewhere = true)
for (const channel of ['child_process', 'worker_threads']) subscribe(channel, note)
for (const name of ['execFileSync', 'execSync', 'spawnSync']) {
  const real = child_process[name]
  child_process[name] = (...words) => (note(), real(...words))
}
syncBuiltinESMExports()

/** True for a file that Node.js takes for a module of JavaScript. */
function isModule(file) {
  if (/\.[cm][jt]s$/.test(file)) return /\.m[jt]s$/.test(file)
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (fs.existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).type === 'module'
    if (folder === dirname(folder)) return false
  }
}

/** Run tests with a variant, if there is one. */
async function once({ files, patterns, tests, path, text }) {
  variant = path === undefined ? undefined : { path, text }
  isLoaded = false
  isLoose = false
  const before = new Set(process.eventNames().flatMap(name => process.listeners(name)))
  const found = await results(files, patterns)
  for (const name of process.eventNames())
    for (const each of process.listeners(name)) if (!before.has(each)) process.removeListener(name, each)
  reset()
  const problems = tests.map(test => found.get(JSON.stringify(test)) ?? 'missing')
  const passed = problems.filter(each => each === '').length
  return { passed, problems, isKnown: variant === undefined || (isLoaded && !elsewhere && !isLoose) }
}

/** Have what comes next load the project anew. */
function renew() {
  turn += 1
  for (const key of Object.keys(require.cache)) if (isRenewed(key)) delete require.cache[key]
}

/** Undo what tests often leave behind. */
function reset() {
  process.chdir(cwd)
  process.exitCode = undefined
  for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key]
  Object.assign(process.env, env)
  for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key)
  for (const [key, before] of globals) {
    const now = Object.getOwnPropertyDescriptor(globalThis, key)
    if (now?.value !== before.value || now?.get !== before.get) Reflect.defineProperty(globalThis, key, before)
  }
}

/** Say a problem in a line. */
const problemOf = (status, message) => status + ' ' + String(message ?? '').split('\n    at ')[0].slice(0, 300)
`;


/***/ }),

/***/ 15325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ VARIANT_PROCESS)
/* harmony export */ });
const VARIANT_PROCESS = String.raw `
// Each variant leaves the modules of the project behind.
const MAX_VARIANTS = 200
const START_MS = 10_000

/** A process in which tests run with variants of what they load. It starts at the first question, and after its end. */
class VariantProcess {
  child
  answers = []
  wake = () => undefined
  asked = 0

  start() {
    const { child, requests, read } = open()
    this.child = child
    this.requests = requests
    this.asked = 0
    this.answers = []
    requests.on('error', () => undefined)
    read(answer => {
      if (child === this.child) this.answers.push(answer), this.wake()
    })
    const end = () => child === this.child && ((this.child = undefined), this.wake())
    child.on('error', end)
    child.on('close', end)
    return this.answer(START_MS)
  }

  /** Wait for an answer: 'slow' if it took too long, undefined if the process has ended. */
  async answer(ms) {
    const until = performance.now() + ms
    while (this.answers.length === 0 && this.child !== undefined) {
      const left = until - performance.now()
      if (left <= 0) return this.end(), 'slow'
      let timer
      await new Promise(done => ((this.wake = done), (timer = setTimeout(done, left))))
      clearTimeout(timer)
    }
    return this.answers.shift()
  }

  async ask(request, ms) {
    if (this.asked >= MAX_VARIANTS) this.end()
    if (this.child === undefined && typeof (await this.start()) !== 'object') return { passed: 0, isKnown: false, problems: [] }
    this.asked += 1
    if (this.child !== undefined) this.requests.write(JSON.stringify(request) + '\n')
    return this.answer(ms)
  }

  end() {
    const child = this.child
    this.child = undefined
    try {
      if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
}

const inVariants = new VariantProcess()

/** Say of each variant whether enough tests pass with it; and how many do without one, if that is the same twice. */
async function sift({ variants, enough, each, others, ...asked }) {
  const about = selected(asked)
  const beside = selected(others)
  const first = await inVariants.ask(about, each)
  const began = performance.now()
  const { passed: unchanged, problems } = (await inVariants.ask(about, each)) ?? {}
  if (unchanged === undefined || JSON.stringify(first?.problems) !== JSON.stringify(problems))
    return { verdicts: variants.map(() => null), unchanged: null }
  const limit = Math.min(each, 8 * (performance.now() - began) + 250)
  const verdicts = []
  for (const variant of variants) {
    let verdict = await verdictOn(variant, { about, enough, limit })
    // One that may be flaky has a second turn.
    for (let turn = 0; turn < 2 && verdict === true && beside.tests.length > 0; turn += 1) {
      const all = await verdictOn(variant, { about: beside, enough: beside.tests.length, limit: each })
      if (all === true) break
      if (turn === 1) verdict = all
    }
    verdicts.push(verdict)
  }
  return { verdicts, unchanged, problems }
}

/** Select tests: their files, the patterns of their names, and each by its file and its titles. */
function selected({ files, only, titles, words }) {
  return { files: files.map(file => resolve(file)), patterns: patternsOf(words), tests: only.map((file, index) => [resolve(file), ...titles[index]]) }
}

async function verdictOn({ path, text }, { about, enough, limit }) {
  const request = { ...about, path, text }
  // What an earlier one has left may have ended the process.
  const said = (await inVariants.ask(request, limit)) ?? (await inVariants.ask(request, limit))
  if (said === undefined) return false
  if (said === 'slow') return 'slow'
  return said.passed >= enough ? true : said.isKnown ? false : null
}
`;


/***/ }),

/***/ 56996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ VARIANT_VERDICTS)
/* harmony export */ });
const VARIANT_VERDICTS = String.raw `
const keysOf = ({ only, titles }) => only.map((file, index) => JSON.stringify([resolve(file), ...titles[index]]))

class Verdicts {
  turn = 0
  /** Turns after which another process goes on. */
  mostTurns = 1000
  /** Problems of the tests with the unchanged code, as they were seen first. */
  problems = new Map()
  /** Milliseconds for which a run may stand still. */
  limit = 3000

  /** Answer a request with variants, or else with the number of tests that pass on the unchanged code. */
  async sift({ variants, enough, each, others, ...asked }) {
    if (variants.length === 0) {
      const began = performance.now()
      const [result] = await this.run(asked, [undefined], each)
      this.limit = 1000 + 2 * (performance.now() - began)
      const { passed: unchanged = null, problems } = result ?? {}
      for (const [at, key] of keysOf(asked).entries()) if (!this.problems.has(key)) this.problems.set(key, problems?.[at])
      return { verdicts: [], unchanged, problems, isLast: typeof result !== 'object' }
    }
    const limit = Math.min(each, this.limit)
    const verdicts = variants.map(() => null)
    let isLast = false
    let endsAsBefore = true
    const judge = async (tests, indexes, need) => {
      if (indexes.length === 0 || isLast) return
      const { said, isSame } = await this.beforeUnchanged(tests, indexes.map(index => variants[index]), limit)
      isLast = said.some(each => typeof each !== 'object')
      if (endsAsBefore !== false && isSame !== true) endsAsBefore = isSame
      for (const [at, index] of indexes.entries()) {
        const result = said[at]
        if (result === undefined) verdicts[index] = null
        else if (result === 'slow') verdicts[index] = 'slow'
        else verdicts[index] = result.passed >= need ? true : result.isKnown ? false : null
      }
    }
    const indexesOf = verdict => variants.flatMap((_, index) => (verdicts[index] === verdict ? [index] : []))
    await judge(asked, [...variants.keys()], enough)
    const passing = indexesOf(true)
    const all = others.only.length
    if (all > 0) await judge(others, passing, all)
    // One that may be flaky has a second turn.
    if (all > 0) await judge(others, passing.filter(index => verdicts[index] === false), all)
    return { verdicts, endsAsBefore, isLast: isLast || this.turn > this.mostTurns }
  }

  /**
   * Run tests with variants, and then with the unchanged code. Returns what holds for each; and whether that code ends
   * as ever, undefined if it is not known.
   */
  async beforeUnchanged(tests, variants, ms) {
    const keys = keysOf(tests)
    // A test that does not end on the unchanged code has no known end.
    if (!keys.every(key => this.problems.has(key))) return { said: await this.run(tests, variants, ms) }
    const run = async () => {
      const said = await this.run(tests, [...variants, undefined], ms)
      const last = said.pop()
      const hasRun = typeof last === 'object' && !last.problems.some(each => each === 'missing' || each === 'ended')
      return { said, isSame: hasRun ? keys.every((key, at) => this.problems.get(key) === last.problems[at]) : undefined }
    }
    const first = await run()
    return first.isSame === false && this.separates() ? run() : first
  }

  /** Give each variant more of its own. Returns false if it has all. */
  separates() {
    return false
  }
}
`;


/***/ }),

/***/ 12056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ rspec)
/* harmony export */ });
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17088);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34176);
/* harmony import */ var _commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64247);




const rspec = {
    name: 'rspec',
    programs: /^rspec$/,
    droppedOptions: /^(?:--(?:format|out|color|no-color|fail-fast|only-failures|next-failure|order|seed)\b|-[foc]$)/,
    nameFilters: /^(?:-[eE]|--example(?:-matches)?)(?:=|$)/,
    detect(project) {
        if (project.exists('.rspec'))
            return '.rspec';
        if (project.exists('spec/spec_helper.rb'))
            return 'spec/spec_helper.rb';
        return /\brspec\b/.test(project.text('Gemfile') ?? '') ? 'the Gemfile names rspec' : undefined;
    },
    commands(project, request) {
        const using = (0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .startFor */ .O5)(rspec, request) ?? (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainInvocation */ .BQ)(program(project));
        return selections(request).map(({ words, tests }, index) => {
            const path = `${request.dir}/report-${index}.json`;
            const chosen = tests === undefined ? [] : ['--require', `${request.dir}/${CHOOSER}`];
            const wanted = `wanted-${index}.json`;
            return {
                ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .commandOf */ .Nl)(using, [
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
    manualCommand(tests, { project, using = (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainInvocation */ .BQ)(program(project)) }) {
        if (tests.length === 0 || tests.some(({ file }) => file === ''))
            return (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)(using, using.scope);
        const isNamed = tests.every(({ name }) => name !== '' && !name.startsWith('example at '));
        const names = isNamed ? [...new Set(tests.map(({ name }) => name))].flatMap(name => ['-e', name]) : [];
        return (0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)((0,_commands_own_options_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutNames */ .Fw)(using, rspec), [...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R8)(tests), ...names]);
    },
};
function selections({ selection, using }) {
    switch (selection.kind) {
        case 'all':
            return [{ words: [...order(selection.seed), ...(using?.scope ?? [])] }];
        case 'only':
            if (selection.tests.some(({ file }) => file === ''))
                return [{ words: order(selection.seed) }];
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .batches */ .Xy)(selection.tests, ({ file }) => file).map(tests => ({
                words: [...order(selection.seed), ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R8)(tests)],
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

/***/ 2984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ tap)
/* harmony export */ });
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17088);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34176);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79550);



const tap = {
    name: 'tap',
    programs: /^tap$/,
    droppedOptions: /^(?:--(?:reporter|reporter-file|output-file|output-dir|watch|bail|no-bail|show-full-coverage)\b|-[RowbB]$)/,
    detect(project) {
        if ((0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredPackages */ .Mk)(project).has('tap'))
            return 'package.json depends on tap';
        return ['.taprc'].find(project.exists);
    },
    commands(project, request) {
        const using = request.using ?? (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeProgram */ .zy)(project, 'tap');
        return selections(request).map(words => ({
            ...(0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .commandOf */ .Nl)(using, ['--reporter=tap', withoutCoverage(project), '--no-bail', ...words]),
            report: { at: 'output', format: 'tap' },
        }));
    },
    selector: test => test.file,
    manualCommand: tests => ['npx', 'tap', ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R8)(tests)],
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [using?.scope ?? []];
        case 'only':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .batches */ .Xy)(selection.tests, fileOf).map(tests => (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R8)(tests).map(_commands_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk));
        case 'affected':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .affectedTests */ .SH)(selection.tests, related).map(files => files.map(_commands_batches_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk));
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
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17088);
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25335);
/* harmony import */ var _commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82359);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34176);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79550);





const tape = {
    name: 'tape',
    programs: /^tape$/,
    detect: project => ((0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredPackages */ .Mk)(project).has('tape') ? 'package.json depends on tape' : undefined),
    commands(project, request) {
        const using = request.using ?? (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeProgram */ .zy)(project, 'tape');
        return selections(request).map((words, index) => (0,_commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .withReporters */ .PL)((0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(using, words), (0,_commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeReporters */ .Z8)(request.dir, index)));
    },
    selector: test => test.file,
    manualCommand: tests => ['npx', 'tape', ...(0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests)],
    failedBuild: output => (0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFailure */ .L)('tape', output),
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [using?.scope ?? ['test/**/*.js']];
        case 'only':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .batches */ .Xy)(selection.tests, fileOf).map(tests => (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests).map(_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk));
        case 'affected':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .affectedTests */ .SH)(selection.tests, related).map(files => files.map(_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk));
    }
}
const fileOf = (test) => test.file;


/***/ }),

/***/ 35412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ unittest)
});

// EXTERNAL MODULE: ./lib/frameworks/commands/batches.js
var batches = __webpack_require__(17088);
// EXTERNAL MODULE: ./lib/frameworks/commands/invocation.js
var invocation = __webpack_require__(34176);
// EXTERNAL MODULE: ./lib/frameworks/django.js + 1 modules
var django = __webpack_require__(61984);
// EXTERNAL MODULE: ./lib/frameworks/pytest.js + 2 modules
var pytest = __webpack_require__(19281);
// EXTERNAL MODULE: ./lib/frameworks/reporters/unittest-program.js
var unittest_program = __webpack_require__(62017);
// EXTERNAL MODULE: ./lib/frameworks/reporters/python-forks.js + 2 modules
var python_forks = __webpack_require__(42689);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/unittest-warm.js

const UNITTEST_WARM = String.raw `"""Run unittest tests in forks of a process that has loaded unittest."""
import unittest, warnings
${python_forks/* PYTHON_FORKS */.Z}

def go_on():
    """There is nothing else to do in advance."""
    say({"isClean": is_clean()})
    return False

def sift_suite(suite):
    """Take the place of what chooses tests: a suite for each name of the request."""
    # A suite forgets tests that have run.
    unittest.TestSuite._cleanup = False
    names = request["only"] + request["others"]["only"]
    found = {name: test for name, test in zip(names, suite) if test.countTestCases() == 1}
    sift_tests(found.get, count_passing)

class Count(unittest.TestResult):
    """Counts the tests that pass, and ends the run when it is certain whether enough do."""
    def __init__(self, tests, enough):
        super().__init__()
        self.passed, self.left, self.enough = 0, tests, enough

    def startTest(self, test):
        super().startTest(test)
        self.before = self.problems()

    def stopTest(self, test):
        super().stopTest(test)
        self.passed += self.problems() == self.before
        self.left -= 1
        if self.enough is not None and not self.passed < self.enough <= self.passed + self.left:
            self.stop()

    def problems(self):
        return [len(each) for each in (self.failures, self.errors, self.skipped, self.unexpectedSuccesses)]

def count_passing(tests, enough):
    result = Count(len(tests), enough)
    with warnings.catch_warnings():
        if not sys.warnoptions:
            warnings.simplefilter("default")
        unittest.TestSuite(tests).run(result)
    return result.passed

def main():
    import unittest.mock, unittest_report
    serve()
    sys.argv[0] = os.path.join(HERE, "unittest_report.py")
    sys.argv += request["only"] + request.get("others", {}).get("only", [])
    # No other process takes note of which test runs.
    unittest_report.journal = lambda event, case: None
    unittest_report.Report.limit = request["stop"]
    if "variants" in request:
        unittest_report.leave_out = sift_suite
    try:
        unittest_report.main()
    finally:
        finish()

main()
`;

;// CONCATENATED MODULE: ./lib/frameworks/unittest.js






const WARM = 'unittest_warm.py';
const unittest = {
    name: 'unittest',
    programs: /^(?:unittest|manage\.py|django-admin|django)$/,
    droppedOptions: /^(?:-[vqfbc]+|-v\d|--(?:verbose|quiet|failfast|buffer|catch|locals|verbosity|noinput|no-input|pdb)(?:=.*)?)$/,
    detect(project) {
        if (!(0,pytest/* usesUnittest */.be)(project))
            return undefined;
        return (0,django/* hasDjango */.sd)(project) ? 'manage.py starts its tests' : 'its tests use unittest';
    },
    commands(project, request) {
        if ((0,django/* startsDjango */.TG)(project, request.using))
            return djangoCommands(project, request);
        const { program, env, discovery, names } = callOf(project, request.using);
        return selections(request, names).map((words, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            const where = words.length === 0 ? discovery : discovery.filter((word, at) => word === '-t' || discovery[at - 1] === '-t');
            return {
                ...(0,invocation/* commandOf */.Nl)({ program, options: [], scope: [], env }, [`${request.dir}/${unittest_program/* UNITTEST_PROGRAM_FILE */.F}`, path, ...where, ...words], {
                    PYTHONDONTWRITEBYTECODE: '1',
                }),
                files: {
                    [unittest_program/* UNITTEST_PROGRAM_FILE */.F]: unittest_program/* UNITTEST_PROGRAM */.e,
                    'left_out.json': JSON.stringify((request.without ?? []).map(pytest/* nodeId */.s5)),
                },
                journal: `${request.dir}/journal`,
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    warm(project, request) {
        const { selection, dir } = request;
        if ((0,django/* startsDjango */.TG)(project, request.using))
            return undefined;
        const [command, ...more] = unittest.commands(project, request);
        if (command === undefined || more.length > 0 || selection.kind !== 'only')
            return undefined;
        const args = command.args.slice(0, command.args.length - selection.tests.length);
        return {
            ...command,
            args: args.map(word => (word === `${dir}/${unittest_program/* UNITTEST_PROGRAM_FILE */.F}` ? `${dir}/${WARM}` : word)),
            files: { ...command.files, [WARM]: UNITTEST_WARM },
        };
    },
    leavesOut: 'test',
    selector: pytest/* nodeId */.s5,
    manualCommand(tests, { project, using }) {
        if ((0,django/* startsDjango */.TG)(project, using))
            return (0,django/* djangoWords */.XO)(tests, { project, python: (0,pytest/* python */.Hg)(project), using });
        const { program, discovery, names } = callOf(project, using);
        const whole = names.length > 0 ? (using?.scope ?? []) : ['discover', ...discovery];
        return [...program, '-m', 'unittest', ...(tests.length === 0 ? whole : labelsOf(tests))];
    },
};
function callOf(project, using) {
    const folder = ['tests', 'test'].find(name => project.exists(`${name}/__init__.py`));
    const usual = folder === undefined ? (['tests', 'test'].find(name => project.exists(name)) ?? '') : '';
    const shape = usual === '' || project.has(/^test[^/]*\.py$/) ? [] : ['-s', usual];
    if (using === undefined)
        return { program: [(0,pytest/* python */.Hg)(project)], env: {}, discovery: shape, names: [] };
    const at = using.program.indexOf('-m');
    const isDiscovery = using.program.includes('discover');
    const discovery = [...givenOptions(using.options), ...(isDiscovery ? positional(using.scope) : [])];
    return {
        program: at < 0 ? [(0,pytest/* python */.Hg)(project)] : using.program.slice(0, at),
        env: using.env,
        discovery: discovery.length > 0 ? discovery : shape,
        names: isDiscovery ? [] : namesIn(project, using.scope),
    };
}
function givenOptions(words) {
    return words.flatMap((word, index) => {
        const isValue = /^(?:-[spt]|--(?:start-directory|pattern|top-level-directory))$/.test(words[index - 1] ?? '');
        if (!isValue && !/^-[spt]$|^--(?:start-directory|pattern|top-level-directory)/.test(word))
            return [];
        return [
            word
                .replace(/^--start-directory/, '-s')
                .replace(/^--pattern/, '-p')
                .replace(/^--top-level-directory/, '-t'),
        ];
    });
}
function positional(words) {
    return words.slice(0, 3).flatMap((word, index) => [['-s', '-p', '-t'][index] ?? '', word]);
}
function namesIn(project, words) {
    const names = words.flatMap(word => nameIn(project, word) ?? []);
    return names.length === words.length ? names : [];
}
function nameIn(project, word) {
    if (word.endsWith('.py'))
        return word;
    const parts = word.split('.');
    const depth = parts.findIndex((_, index) => project.exists(`${parts.slice(0, index + 1).join('/')}.py`)) + 1;
    return depth === 0 ? undefined : [`${parts.slice(0, depth).join('/')}.py`, ...parts.slice(depth)].join('::');
}
function selections({ selection, related }, names) {
    switch (selection.kind) {
        case 'all':
            return [[...names]];
        case 'only':
            return (0,batches/* batches */.Xy)((0,pytest/* ordered */.Sj)(selection.tests, selection.seed), pytest/* nodeId */.s5).map(tests => tests.map(pytest/* nodeId */.s5));
        case 'affected':
            return (0,batches/* affectedTests */.SH)(selection.tests, related);
    }
}
function djangoCommands(project, request) {
    const leftOut = (request.without ?? []).map(pytest/* nodeId */.s5);
    return selections(request, request.using?.scope ?? []).map((labels, index) => (0,django/* djangoCommand */.xX)({ request, labels: [...new Set(labels)], index }, { python: (0,pytest/* python */.Hg)(project), leftOut }));
}
function labelsOf(tests) {
    return [...new Set(tests.map(django/* dottedName */._P))];
}


/***/ }),

/***/ 14563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ uvu)
/* harmony export */ });
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48036);
/* harmony import */ var _commands_batches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17088);
/* harmony import */ var _commands_build_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25335);
/* harmony import */ var _commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82359);
/* harmony import */ var _commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34176);
/* harmony import */ var _project_node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79550);






const uvu = {
    name: 'uvu',
    programs: /^uvu$/,
    droppedOptions: /^(?:--bail|-b)$/,
    detect: project => ((0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredPackages */ .Mk)(project).has('uvu') ? 'package.json depends on uvu' : undefined),
    commands(project, request) {
        const using = request.using ?? (0,_project_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeProgram */ .zy)(project, 'uvu');
        return selections(request).map((words, index) => (0,_commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .withReporters */ .PL)((0,_commands_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(using, words), (0,_commands_injected_reporters_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeReporters */ .Z8)(request.dir, index)));
    },
    selector: test => test.file,
    manualCommand: tests => ['npx', 'uvu', ...selected((0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests))],
    failedBuild: output => (0,_commands_build_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFailure */ .L)('uvu', output),
};
function selections({ selection, using, related }) {
    switch (selection.kind) {
        case 'all':
            return [using?.scope ?? []];
        case 'only':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .batches */ .Xy)(selection.tests, fileOf).map(tests => selected((0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)(tests)));
        case 'affected':
            return (0,_commands_batches_js__WEBPACK_IMPORTED_MODULE_3__/* .affectedTests */ .SH)(selection.tests, related).map(selected);
    }
}
function selected(files) {
    return files.length === 0 ? [] : ['.', `^(?:${files.map(_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .escapePattern */ .MP).join('|')})$`];
}
const fileOf = (test) => (0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .escapePattern */ .MP)(test.file);


/***/ }),

/***/ 39535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ vitest)
});

// EXTERNAL MODULE: ./lib/frameworks/commands/batches.js
var batches = __webpack_require__(17088);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
// EXTERNAL MODULE: ./lib/frameworks/commands/invocation.js
var invocation = __webpack_require__(34176);
// EXTERNAL MODULE: ./lib/frameworks/commands/own-options.js
var own_options = __webpack_require__(64247);
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

// EXTERNAL MODULE: ./lib/frameworks/reporters/variant-verdicts.js
var variant_verdicts = __webpack_require__(56996);
;// CONCATENATED MODULE: ./lib/frameworks/reporters/vitest-block.js
const VITEST_BLOCK = String.raw `
const tagged = (id, turn) => id + (id.includes('?') ? '&' : '?') + 'fix-tests-variant=' + turn

/** Text of a test file that loads another one for each turn. What runs elsewhere runs the file on the disk. */
const blockOf = (path, turns, journal) =>
  [
    "import { afterAll, beforeAll, beforeEach, describe, vi } from 'vitest'",
    "import child_process from 'node:child_process'",
    "import { subscribe } from 'node:diagnostics_channel'",
    "import { appendFileSync } from 'node:fs'",
    "import { syncBuiltinESMExports } from 'node:module'",
    'const note = (what, turn) => appendFileSync(' + JSON.stringify(journal) + ", what + ' ' + turn + '\\n')",
    'let current = 0',
    "const elsewhere = () => note('elsewhere', current)",
    "for (const channel of ['child_process', 'worker_threads']) subscribe(channel, elsewhere)",
    "for (const name of ['execFileSync', 'execSync', 'spawnSync']) {",
    '  const real = child_process[name]',
    '  child_process[name] = (...words) => (elsewhere(), real(...words))',
    '}',
    'syncBuiltinESMExports()',
    'const load = {',
    ...turns.map(turn => '  ' + turn + ': () => import(' + JSON.stringify(tagged(path, turn)) + '),'),
    '}',
    'const globals = new Set(Reflect.ownKeys(globalThis))',
    'const forget = () => {',
    '  for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key)',
    '}',
    'const env = { ...process.env }',
    'const reset = () => {',
    '  vi.useRealTimers()',
    '  vi.unstubAllGlobals?.()',
    '  for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key]',
    '  Object.assign(process.env, env)',
    '  forget()',
    '}',
    'for (const turn of ' + JSON.stringify(turns) + ')',
    "  describe('variant ' + turn, async () => {",
    "    note('load', current = turn)",
    "    beforeAll(() => note('run', current = turn))",
    '    beforeEach(() => void (current = turn))',
    '    afterAll(reset)',
    '    await load[turn]().catch(() => undefined)',
    '    forget()',
    '  })',
  ].join('\n')
`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/vitest-shared-modules.js
const VITEST_SHARED_MODULES = String.raw `
const isProject = id => isAbsolute(id) && !/[\\/]node_modules[\\/]/.test(id)
// Words of a test file that changes what it imports.
const CHANGES = /mock|spy|stub|prototype|defineProperty|Object\.assign|Reflect/i
const MOST_MODULES = 2000

class SharedModules {
  /** False once variants have left something in what they share. */
  areClean = true
  constructor(tests) {
    this.tests = tests
  }

  /** List the modules of the project that vitest has loaded. */
  loaded() {
    const all = new Set(this.tests.graphs().flatMap(graph => [...graph.fileToModulesMap.keys()]))
    return [...all].filter(isProject).slice(0, MOST_MODULES)
  }

  /**
   * Choose the modules that variants share: those that keep nothing, and lead neither to a file that varies nor to a
   * module that may keep something. Each variant has all others for itself, also those that no other has loaded.
   * @param stateless paths of the modules that keep nothing
   */
  between(tests, paths, stateless) {
    if (!this.areClean || paths.length === 0 || tests.some(path => CHANGES.test(readFileSync(path, 'utf8')))) return new Set()
    const known = new Set(stateless)
    const apart = this.tests.usersOf([...paths, ...this.loaded().filter(path => !known.has(path))])
    return new Set(stateless.filter(path => !apart.has(path)))
  }
}
`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/vitest-variants.js
const VITEST_VARIANTS = String.raw `
const TAG = /[?&]fix-tests-variant=(\d+)/
const untagged = id => id.replace(TAG, '')
const pathOf = id => untagged(id).split('?')[0]
class Variants extends Verdicts {
  /** True if vite can be given another text, which stays in its memory. */
  static canServe({ vitest }) {
    const keeps = ({ config }) => config?.fsModuleCache || config?.experimental?.fsModuleCache
    return vitest.state?.getFiles !== undefined && (vitest.cache?._modules !== undefined || !(vitest.projects ?? []).some(keeps))
  }

  /** Files whose modules the variants of the current run share. */
  common = new Set()
  /** Paths of modules that keep nothing between tests. */
  stateless = []
  /** Variants of the current run by their turn, and those whose text was loaded. */
  current = new Map()
  loaded = new Set()
  blocks = new Map()
  journal = fileURLToPath(new URL('./variants', import.meta.url))

  constructor(tests) {
    super()
    this.tests = tests
    this.vitest = tests.vitest
    this.shared = new SharedModules(tests)
    // Nothing of a variant may be kept on the disk. Null is the path of a module that has no place there.
    if (this.vitest.cache?._modules) this.vitest.cache._modules.getMemoryCachePath = () => null
    for (const { vite, server = vite } of this.vitest.projects ?? []) {
      const environments = Object.values(server?.environments ?? {})
      for (const { pluginContainer } of environments.length > 0 ? environments : [server]) this.extend(pluginContainer)
    }
  }

  /** Have vite's plug-ins know the variants. */
  extend(container) {
    const resolveId = container.resolveId.bind(container)
    const load = container.load.bind(container)
    container.resolveId = async (id, importer, ...rest) => {
      const turn = (TAG.exec(id) ?? TAG.exec(importer ?? ''))?.[1]
      const found = await resolveId(untagged(id), importer && untagged(importer), ...rest)
      const isOwn = turn !== undefined && found && isProject(found.id) && !this.common.has(pathOf(found.id))
      return isOwn ? { ...found, id: tagged(found.id, turn) } : found
    }
    container.load = async (id, ...rest) => {
      const turn = Number(TAG.exec(id)?.[1] ?? 0)
      if (turn === 0) return this.blocks.has(id) ? { code: this.blocks.get(id), map: null } : load(id, ...rest)
      const variant = this.current.get(turn)
      if (variant === undefined || variant.path !== pathOf(id)) return load(untagged(id), ...rest)
      this.loaded.add(turn)
      return { code: variant.text, map: null }
    }
  }

  /**
   * Run tests with each of these variants, undefined for the unchanged code. Returns for each the number of tests that
   * pass, undefined if only a run of the file can tell, and 'slow' if it took too long. Then the others are not known.
   */
  async run({ files, only, titles }, variants, ms) {
    const turns = variants.map(() => (this.turn += 1))
    this.current = new Map(turns.map((turn, index) => [turn, variants[index]]))
    this.loaded.clear()
    writeFileSync(this.journal, '')
    const paths = files.map(file => resolve(file))
    this.blocks = new Map(paths.map(path => [path, blockOf(path, turns, this.journal)]))
    this.common = this.shared.between(paths, variants.flatMap(each => each?.path ?? []), this.stateless)
    const restore = this.prepare(ms)
    for (const path of paths) this.tests.invalidate(path)
    // vitest joins titles by a space, and since version 5 by more.
    const names = titles.map(each => each.map(title => title.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&').replaceAll(' ', '\\s')).join(' (?:> )?'))
    const pattern = '^ ?variant \\d+ (?:> )?(?:' + names.join('|') + ')$'
    const slow = await this.untilStill(this.tests.run(files, pattern), ms)
    restore()
    this.blocks.clear()
    for (const path of paths) this.tests.invalidate(path)
    if (slow !== undefined) return turns.map(turn => (turn === slow ? 'slow' : undefined))
    const found = this.found()
    const { elsewhere } = this.noted()
    const wanted = keysOf({ only, titles })
    return turns.map((turn, index) => {
      const problems = wanted.map(test => found.get(turn)?.get(test) ?? 'missing')
      // What another one has ended has not run.
      const hasRun = found.has(turn) && !problems.includes('ended')
      const isKnown = variants[index] === undefined || (hasRun && this.loaded.has(turn) && turn < elsewhere)
      return { passed: problems.filter(each => each === '').length, problems, isKnown }
    })
  }

  async sift({ stateless = [], ...request }) {
    this.stateless = stateless
    return { ...(await super.sift(request)), loaded: this.shared.loaded() }
  }

  separates() {
    this.shared.areClean = false
    return this.common.size > 0
  }

  /**
   * Let no test write a snapshot, or wait longer than a variant may, and no time go into stacks. Returns what undoes
   * that.
   */
  prepare(ms) {
    const undo = []
    const set = (object, key, value) => {
      if (object?.[key] === undefined) return
      const before = object[key]
      object[key] = value
      undo.push(() => (object[key] = before))
    }
    for (const { config } of [this.vitest, ...(this.vitest.projects ?? [])]) {
      set(config?.snapshotOptions, 'updateSnapshot', 'none')
      set(config, 'testTimeout', Math.min(config?.testTimeout || Infinity, Math.ceil(ms)))
    }
    set(this.vitest.snapshot?.options, 'updateSnapshot', 'none')
    // To map each frame of a failure, vitest would search its files for source maps.
    const { _testRun: run } = this.vitest
    const update = run?.updated?.bind(run)
    set(run, 'updated', (packs, ...rest) => {
      for (const [, result] of packs) for (const error of result?.errors ?? []) if (Object(error) === error) error.stacks ??= []
      return update(packs, ...rest)
    })
    return () => undo.reverse().forEach(each => each())
  }

  /** Wait for a run. Returns the turn at which it stands still, if it does. */
  async untilStill(running, ms) {
    let state = 'running'
    void running.then(() => (state = 'ended'), () => (state = 'ended'))
    let last = ''
    let since = performance.now()
    for (;;) {
      if (state === 'ended') return undefined
      await new Promise(done => setTimeout(done, 20))
      const text = readFileSync(this.journal, 'utf8')
      if (text !== last) [last, since] = [text, performance.now()]
      else if (performance.now() - since > ms) return this.noted().turn
    }
  }

  noted() {
    const lines = readFileSync(this.journal, 'utf8').split('\n').slice(0, -1).map(line => line.split(' '))
    const turns = lines.map(([, turn]) => Number(turn))
    // What was started may serve those that come later.
    const elsewhere = Math.min(...turns.filter((_, index) => lines[index][0] === 'elsewhere'))
    return { turn: turns.at(-1) ?? 0, elsewhere }
  }

  /** Collect the problem of each test, '' if it passed, by turn. */
  found() {
    const found = new Map()
    for (const file of this.vitest.state.getFiles())
      for (const suite of file.tasks) {
        const turn = Number(/^variant (\d+)$/.exec(suite.name)?.[1] ?? 0)
        if (!this.current.has(turn)) continue
        const tests = found.get(turn) ?? found.set(turn, new Map()).get(turn)
        const walk = (tasks, above) => {
          for (const { name, tasks: below, result, mode } of tasks) {
            const key = JSON.stringify([file.filepath, ...above, name])
            if (below !== undefined) walk(below, [...above, name])
            else if (mode !== 'skip') tests.set(key, tests.get(key) || problemOf(result))
          }
        }
        walk(suite.tasks ?? [], [])
      }
    return found
  }
}
function problemOf(result) {
  if (result?.state === 'pass') return ''
  if (result?.state !== 'fail') return 'ended'
  return 'fail ' + String(result?.errors?.[0]?.message ?? '').replace(new RegExp(TAG, 'g'), '').slice(0, 300)
}
`;

;// CONCATENATED MODULE: ./lib/frameworks/reporters/vitest-warm.js




const VITEST_WARM = String.raw `import { readFileSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { isAbsolute, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const word = process.env.FIX_TESTS_WARM
delete process.env.FIX_TESTS_WARM
const say = what => writeFileSync(1, '\n' + word + ' ' + JSON.stringify(what) + '\n')

export default class WarmReporter {
  report
  async onInit(vitest) {
    if (word !== undefined) await this.serve(vitest)
  }
  // vitest 1 and 2 call the first, later versions the other, and vitest 3 both.
  onFinished(...results) {
    return this.report?.onTestRunEnd ? undefined : this.report?.onFinished?.(...results)
  }
  onTestRunEnd(...results) {
    return this.report?.onTestRunEnd?.(...results)
  }

  async serve(vitest) {
    const junit = vitest.reporters?.find(each => each !== this && (each.onTestRunEnd ?? each.onFinished))
    const tests = new Tests(vitest)
    const isClean = junit !== undefined && tests.canServe
    if (isClean) vitest.reporters.splice(0, vitest.reporters.length, this)
    const canSift = isClean && Variants.canServe(tests)
    const variants = canSift ? new Variants(tests) : undefined
    say({ isClean, canSift })
    for await (const line of createInterface({ input: process.stdin })) {
      const request = JSON.parse(line)
      const { files, words, ms } = request
      const until = performance.now() + ms
      // The runner has to judge a change of what vitest itself has loaded.
      if (!(await tests.refresh())) break
      if (request.variants !== undefined) {
        this.report = undefined
        const answer = await variants.sift(request)
        say({ ended: 'done', isShared: true, ...answer })
        if (answer.isLast) break
        continue
      }
      // A JUnit reporter writes one report.
      this.report = new junit.constructor(junit.options)
      await this.report.onInit(vitest)
      let timer
      const over = new Promise(done => (timer = setTimeout(done, until - performance.now(), 'timed-out')))
      const ended = await Promise.race([tests.run(files, words[0]).then(() => 'done', () => 'died'), over])
      clearTimeout(timer)
      // Up to vitest 3 the end of a process of tests ends vitest, too.
      const isLast = ended === 'timed-out'
      say({ ended, isLast })
      if (isLast) break
    }
    process.exit(0)
  }
}

class Tests {
  states = new Map()
  specs = new Map()
  constructor(vitest) {
    this.vitest = vitest
    this.start = vitest.runTestSpecifications ?? vitest.runFiles
    this.find = vitest.globTestSpecifications ?? vitest.globTestSpecs ?? vitest.globTestFiles
    this.invalidated = vitest.watcher?.invalidates ?? vitest.invalidates
  }

  get canServe() {
    const { config, configOverride } = this.vitest
    const isOwn = ({ browser, typecheck }) => browser?.enabled || typecheck?.enabled
    return [this.start, this.find, this.invalidated, configOverride].every(Boolean) && this.graphs().length > 0 && !isOwn(config)
  }

  async run(files, titles) {
    const { vitest } = this
    vitest.configOverride.testNamePattern = titles === undefined ? undefined : new RegExp(titles)
    const key = JSON.stringify(files)
    if (!this.specs.has(key)) {
      const wanted = new Set(files.map(file => resolve(file)))
      const all = await this.find.call(vitest, files)
      this.specs.set(key, all.filter(each => wanted.has(each.moduleId ?? each[1])))
    }
    await this.start.call(vitest, this.specs.get(key), false)
    // What the run has loaded was read after the last change.
    await this.refresh()
  }

  /** List the modules of each project: until vite 5 a server has one list, since vite 6 one for each environment. */
  graphs() {
    return (this.vitest.projects ?? []).flatMap(({ vite, server = vite }) => {
      const { environments, moduleGraph } = server ?? {}
      const all = environments ? Object.values(environments).map(each => each.moduleGraph) : [moduleGraph]
      return all.filter(graph => graph?.fileToModulesMap)
    })
  }

  /** Have vitest read changed files again. Returns false if it cannot. */
  async refresh() {
    const own = this.loaded()
    const files = this.graphs().flatMap(graph => [...graph.fileToModulesMap.keys()])
    for (const file of new Set([...own, ...files])) {
      if (/[\\/]node_modules[\\/]/.test(file)) continue
      const state = await stateOf(file)
      const before = this.states.get(file)
      this.states.set(file, state)
      if (before === undefined || before === state) continue
      if (own.has(file) || this.isUsedBy(own, file)) return false
      this.invalidate(file)
    }
    return true
  }

  /** List the files that the process itself has loaded: the configuration with its imports, and global set-ups. */
  loaded() {
    const all = (this.vitest.projects ?? []).flatMap(({ vite, server = vite, config }) => [
      server?.config?.configFile ?? [],
      server?.config?.configFileDependencies ?? [],
      config?.globalSetup ?? [],
    ])
    return new Set(all.flat().map(file => resolve(file)))
  }

  isUsedBy(own, file) {
    return [...this.usersOf([file])].some(each => own.has(each))
  }

  /** Return these files, and those that load them, directly or not. */
  usersOf(files) {
    const seen = new Set(this.graphs().flatMap(graph => files.flatMap(file => [...(graph.getModulesByFile(file) ?? [])])))
    for (const { importers = [] } of seen) for (const each of importers) seen.add(each)
    return new Set([...seen].map(({ file }) => file))
  }

  invalidate(file) {
    this.invalidated.add(file)
    if (this.vitest.invalidateFile) return this.vitest.invalidateFile(file)
    for (const graph of this.graphs())
      for (const module of graph.getModulesByFile(file) ?? []) graph.invalidateModule(module, new Set(), Date.now(), true)
  }
}

async function stateOf(file) {
  try {
    const { mtimeNs, ctimeNs, size, ino } = await stat(file, { bigint: true })
    return [mtimeNs, ctimeNs, size, ino].join(' ')
  } catch {
    return 'missing'
  }
}
${VITEST_SHARED_MODULES}${VITEST_BLOCK}${variant_verdicts/* VARIANT_VERDICTS */.L}${VITEST_VARIANTS}`;

// EXTERNAL MODULE: ./lib/frameworks/commands/title-pattern.js
var title_pattern = __webpack_require__(59265);
;// CONCATENATED MODULE: ./lib/frameworks/vitest.js








const JOURNAL = 'vitest-journal.mjs';
const WARM = 'vitest-warm.mjs';
const vitest = {
    name: 'vitest',
    programs: /^vitest$/,
    droppedOptions: /^--(?:reporter|outputFile|coverage|watch|run|ui|open|bail|browser\.headless)\b/,
    nameFilters: /^(?:-t|--testNamePattern)(?:=|$)/,
    partOptions: /^--shard(?:=|$)/,
    repeatable: /^--(?:exclude|reporter)=/,
    findsRelated: true,
    countsUnrun: true,
    leavesOut: 'test',
    detect(project) {
        if ((0,node_package/* declaredPackages */.Mk)(project).has('vitest'))
            return 'package.json depends on vitest';
        return ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(ending => `vitest.config.${ending}`).find(project.exists);
    },
    commands(project, request) {
        const start = (0,own_options/* startFor */.O5)(vitest, request) ?? (0,node_package/* nodeProgram */.zy)(project, 'vitest');
        return selections(request).map((words, index) => {
            const path = `${request.dir}/report-${index}.xml`;
            const reporting = [
                '--reporter=verbose',
                '--reporter=junit',
                `--reporter=${request.dir}/${JOURNAL}`,
                `--outputFile.junit=${path}`,
                '--no-coverage',
                '--bail=0',
            ];
            const [subcommand = 'run', ...rest] = words;
            const own = [...rest, ...reporting];
            const using = rest.includes('-t') ? (0,own_options/* withoutParts */.TK)((0,own_options/* withoutNames */.Fw)(start, vitest), vitest) : start;
            return {
                ...(0,invocation/* commandOf */.Nl)(started(using, subcommand, own), own),
                files: { [JOURNAL]: VITEST_JOURNAL },
                journal: `${request.dir}/journal`,
                report: { at: 'file', path, format: 'junit' },
            };
        });
    },
    warm(project, request) {
        const { selection, dir } = request;
        if (selection.kind !== 'only')
            return undefined;
        const using = (0,own_options/* startFor */.O5)(vitest, request) ?? (0,node_package/* nodeProgram */.zy)(project, 'vitest');
        const path = `${dir}/report.xml`;
        const reporting = [
            `--reporter=${dir}/${WARM}`,
            '--reporter=junit',
            `--outputFile.junit=${path}`,
            '--no-coverage',
            '--bail=0',
            '--typecheck.enabled=false',
        ];
        return {
            ...(0,invocation/* commandOf */.Nl)(started(using, 'run', reporting), reporting),
            files: { [WARM]: VITEST_WARM },
            report: { at: 'file', path, format: 'junit' },
        };
    },
    warmWords: tests => names(tests).slice(1),
    selector: test => test.file,
    manualCommand(tests, { project, using = (0,node_package/* nodeProgram */.zy)(project, 'vitest') }) {
        const request = (0,invocation/* manualRequest */.sl)(tests, using);
        const [[subcommand = 'run', ...words] = []] = selections(request);
        return (0,invocation/* wordsOf */.Z9)(started((0,own_options/* startFor */.O5)(vitest, request) ?? using, subcommand, words), words);
    },
};
function started(using, subcommand, words) {
    return (0,own_options/* withoutRepeated */.R2)({ ...using, program: [...using.program, subcommand] }, words, vitest);
}
function selections(request) {
    const { selection, without = [] } = request;
    const excluded = (0,batches/* filesOf */.R8)(without).map(file => `--exclude=${escapeGlob(file)}`);
    const own = selected(request).map(words => excluded.length === 0 ? words : [...words, ...excluded, '--passWithNoTests']);
    const others = selection.kind === 'only' ? [] : (0,batches/* byFile */.y9)(without);
    return [
        ...(selection.kind === 'only' ? selected(request) : own),
        ...others.map(([file, tests]) => [
            'run',
            file,
            '-t',
            `^(?! ?${(0,title_pattern/* titlesPattern */.Wo)(tests, pattern) ?? ''})${(0,title_pattern/* named */.KT)((0,own_options/* valuesOf */.sm)(request.using, 'vitest', vitest.nameFilters))}`,
        ]),
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

/***/ 72314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   k2: () => (/* binding */ slashes),
/* harmony export */   p: () => (/* binding */ firstCase),
/* harmony export */   pD: () => (/* binding */ rootAttribute),
/* harmony export */   w1: () => (/* binding */ byClass)
/* harmony export */ });
/* harmony import */ var _junit_xml_element_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39741);

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
    const own = (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(testCase.file) || (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(testCase.filepath);
    const suite = suites.findLast(each => (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(each.file) !== '' || (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(each.filepath) !== '');
    return slashes(own || (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(suite?.file) || (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(suite?.filepath));
}
function byClass(testCase, suites) {
    const name = (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(testCase.name);
    const classname = (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .x)(testCase.classname);
    return { file: fileOf(testCase, suites), suite: classname === '' ? [] : [classname], name };
}


/***/ }),

/***/ 37601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ DIALECT_NAMES),
  E: () => (/* binding */ dialectOf)
});

// EXTERNAL MODULE: ./lib/test-reports/junit/xml-element.js
var xml_element = __webpack_require__(39741);
// EXTERNAL MODULE: ./lib/test-reports/dialects/dialect.js
var dialect = __webpack_require__(72314);
;// CONCATENATED MODULE: ./lib/test-reports/dialects/cpp.js


const COULD_NOT_RUN = /^(?:Unable to find executable|Fixture dependency failed|Failed to start|Required Files? Missing|Unable to )/i;
const ctestDialect = {
    framework: 'ctest',
    marks: head => {
        const first = (0,dialect/* firstCase */.p)(head);
        const name = /\bname="([^"]*)"/.exec(first)?.[1];
        return (/\bstatus="(?:run|fail|disabled|notrun)"/.test(first) &&
            name !== undefined &&
            /\bclassname="([^"]*)"/.exec(first)?.[1] === name);
    },
    identify: testCase => ({ file: '', suite: [], name: (0,xml_element/* xmlText */.x)(testCase.name) }),
    judge(testCase) {
        const message = (0,xml_element/* childElements */.A)(testCase.skipped)
            .map(skipped => (0,xml_element/* xmlText */.x)(skipped.message))
            .find(text => COULD_NOT_RUN.test(text));
        return message === undefined ? undefined : { status: 'failed', message };
    },
};
const googletestDialect = {
    framework: 'gtest',
    marks: head => (0,dialect/* rootAttribute */.pD)(head, 'name') === 'AllTests' || /\bresult="(?:completed|suppressed|skipped)"/.test((0,dialect/* firstCase */.p)(head)),
    identify: (testCase, suites) => ({ ...(0,dialect/* byClass */.w1)(testCase, suites), file: (0,dialect/* fileOf */.W7)(testCase, suites) }),
    explain({ message }) {
        const reason = /^(?:[^\n]+:\d+|unknown file)\n(?<reason>[^]+)$/.exec(message)?.groups?.reason;
        if (reason === undefined)
            return undefined;
        return { message: reason, ...(/^(?:Unknown )?C\+\+ exception\b/.test(reason) ? { kind: 'error' } : {}) };
    },
};

// EXTERNAL MODULE: ./lib/test-reports/dialects/go.js
var go = __webpack_require__(6244);
;// CONCATENATED MODULE: ./lib/test-reports/dialects/java.js


const mavenDialect = {
    framework: 'maven',
    marks: head => /surefire-test-report\.xsd|failsafe-test-report\.xsd|surefire\.test\.class\.path|sun\.java\.command" value="[^"]*surefire/.test(head),
    identify(testCase, suites) {
        const classname = (0,xml_element/* xmlText */.x)(testCase.classname);
        const suite = (0,xml_element/* xmlText */.x)(suites.at(-1)?.name);
        const isDisplayName = !CLASS.test(classname) || !classname.includes('.');
        return identify(isDisplayName && CLASS.test(suite) && suite.includes('.') ? { ...testCase, classname: suite } : testCase, suites);
    },
};
const gradleDialect = {
    framework: 'gradle',
    marks: head => /^\s*(?:<\?xml[^>]*\?>\s*)?<testsuite (?=[^>]*\bhostname=)(?=[^>]*\btimestamp=)[^>]*>\s*<properties\s*\/>/.test(head) &&
        /\bclassname="/.test((0,dialect/* firstCase */.p)(head)) &&
        !(0,dialect/* rootAttribute */.pD)(head, 'name').startsWith('pytest'),
    identify,
};
const CLASS = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;
const CLASS_ITSELF = /^(?:initializationError|executionError|classMethod|initializerError|)$/;
function identify(testCase, suites) {
    const { suite, name } = (0,dialect/* byClass */.w1)(testCase, suites);
    const classname = suite[0] || (0,xml_element/* xmlText */.x)(suites.at(-1)?.name);
    const whole = CLASS_ITSELF.test(name) || name === classname;
    return { file: '', suite: [classname], name: whole ? '' : name.replace(/\(\)(?=$|\[|\{)/, '') };
}

// EXTERNAL MODULE: ./lib/test-reports/failure-message.js
var failure_message = __webpack_require__(43430);
// EXTERNAL MODULE: ./lib/test-reports/title-path.js
var title_path = __webpack_require__(95982);
;// CONCATENATED MODULE: ./lib/test-reports/dialects/javascript.js




const vitestDialect = {
    framework: 'vitest',
    marks: head => (0,dialect/* rootAttribute */.pD)(head, 'name') === 'vitest tests',
    plausible: head => /\bclassname="[^"]*\.[cm]?[jt]sx?"/.test((0,dialect/* firstCase */.p)(head)),
    blocksAsCases: true,
    identify(testCase, suites) {
        if ((0,xml_element/* xmlText */.x)(testCase.classname) === 'vitest unhandled errors')
            return { file: '', suite: [], name: '' };
        const file = (0,xml_element/* xmlText */.x)(testCase.file) || (0,xml_element/* xmlText */.x)(suites.at(-1)?.name) || (0,xml_element/* xmlText */.x)(testCase.classname);
        const title = (0,xml_element/* xmlText */.x)(testCase.name);
        const parts = title === file ? [''] : title.split(' > ');
        return { file: (0,dialect/* slashes */.k2)(file), suite: parts.slice(0, -1), name: parts.at(-1) ?? '' };
    },
};
const jestDialect = {
    framework: 'jest',
    marks: head => (0,dialect/* rootAttribute */.pD)(head, 'name') === 'jest tests',
    plausible: head => /\bclassname="/.test((0,dialect/* firstCase */.p)(head)),
    identify(testCase, suites) {
        const { file, suite, name: title } = (0,dialect/* byClass */.w1)(testCase, suites);
        const name = title.trim();
        const classname = (suite[0] ?? '').trim();
        if (/(?:^| )Test suite failed to run$/.test(name))
            return { file: file || (0,dialect/* slashes */.k2)(classname), suite: [], name: '' };
        if (classname === 'Test suite failed to run')
            return { file: file || (0,dialect/* slashes */.k2)(name), suite: [], name: '' };
        if (name.startsWith('Test execution failure: could be caused by test hooks') && file !== '')
            return { file, suite: [], name: '' };
        const isPath = /[\\/]/.test(classname.slice(0, Math.max(0, classname.search(/\.\w+$/))));
        const path = file || (isPath ? (0,dialect/* slashes */.k2)(classname) : '');
        if (classname === '' || name === classname || name.startsWith(`${classname} `) || (0,dialect/* slashes */.k2)(classname) === path)
            return { file: path, suite: [], name };
        return { file: path, suite: classname.split(' › '), name };
    },
    explain({ message, stack }) {
        const text = (0,title_path/* withoutHeading */.ZZ)(stack);
        return text === stack ? undefined : { message: (0,title_path/* withoutHeading */.ZZ)(message).trim() || (0,failure_message/* firstLine */.TM)(text) };
    },
};
const mochaDialect = {
    framework: 'mocha',
    marks: head => (0,dialect/* rootAttribute */.pD)(head, 'name') === 'Mocha Tests',
    plausible: head => /\bclassname="/.test((0,dialect/* firstCase */.p)(head)),
    identify(testCase, suites) {
        const name = (0,xml_element/* xmlText */.x)(testCase.name);
        const classname = (0,xml_element/* xmlText */.x)(testCase.classname);
        const file = (0,dialect/* fileOf */.W7)(testCase, suites);
        if ((0,title_path/* isMochaHook */.SF)(classname))
            return { file, suite: [(0,title_path/* withoutSuffix */.al)(name, classname)], name: '' };
        if ((0,title_path/* isMochaHook */.SF)(name))
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
        (/<testsuites>\s*<testcase /.test(head) && /classname="test"/.test((0,dialect/* firstCase */.p)(head))),
    hasTodos: true,
    identify(testCase, suites) {
        const path = suites.map(suite => unescaped((0,xml_element/* xmlText */.x)(suite.name))).filter(name => name !== '');
        const file = (0,dialect/* slashes */.k2)((0,xml_element/* xmlText */.x)(testCase.file).replace(/^file:\/\//, ''));
        const name = unescaped((0,xml_element/* xmlText */.x)(testCase.name));
        const isFile = path.length === 0 &&
            /\.[cm]?[jt]sx?$/.test(name) &&
            (file === '' || file.endsWith((0,dialect/* slashes */.k2)(name)) || (0,dialect/* slashes */.k2)(name).endsWith(file));
        return isFile ? { file: file || (0,dialect/* slashes */.k2)(name), suite: [], name: '' } : { file, suite: path, name };
    },
    explain({ message, stack }) {
        const type = /^ {2}\[?cause\]?: (?<type>[A-Z]\w{0,100})(?: \[\w{1,100}\])?(?::|$)/m.exec(stack)?.groups?.type;
        return {
            ...(type === undefined ? {} : { type }),
            ...(message.trim() === '' ? {} : { message: unescaped(message) }),
        };
    },
};
const playwrightDialect = {
    framework: 'playwright',
    marks: head => /<testsuites id="[^"]*" name="[^"]*" tests="\d+" failures="\d+" skipped="\d+" errors="\d+"/.test(head),
    identify(testCase, suites) {
        const parts = (0,xml_element/* xmlText */.x)(testCase.name).split(' › ');
        const suite = suites.at(-1);
        const project = (0,xml_element/* xmlText */.x)(suite?.hostname);
        const path = [...(project === '' ? [] : [project]), ...parts.slice(0, -1)];
        return { file: (0,dialect/* slashes */.k2)((0,xml_element/* xmlText */.x)(testCase.classname) || (0,xml_element/* xmlText */.x)(suite?.name)), suite: path, name: parts.at(-1) ?? '' };
    },
    explain({ message, stack }) {
        if (!/^\S+:\d+:\d+ /.test(message))
            return undefined;
        const lines = stack
            .slice(0, 20_000)
            .split('\n')
            .map(line => line.replace(/^ {4}/, ''));
        const from = lines.findIndex((line, index) => index > 0 && line.trim() !== '' && !/^\s*\[.*\] › |^─+$/.test(line));
        const rest = from < 0 ? [] : lines.slice(from);
        const to = rest.findIndex(line => /^\s*(?:> ?)?\d+ \||^\s+at /.test(line));
        const text = (to < 0 ? rest : rest.slice(0, to)).join('\n').trim();
        return text === '' ? undefined : { message: text };
    },
};
const denoDialect = {
    framework: 'deno',
    marks: head => (0,dialect/* rootAttribute */.pD)(head, 'name').startsWith('deno test'),
    identify(testCase, suites) {
        const file = (0,dialect/* fileOf */.W7)(testCase, suites) || (0,dialect/* slashes */.k2)((0,xml_element/* xmlText */.x)(testCase.classname) || (0,xml_element/* xmlText */.x)(suites.at(-1)?.name));
        const parts = (0,xml_element/* xmlText */.x)(testCase.name).split(' > ');
        return { file: file.replace(/^file:\/\//, ''), suite: parts.slice(0, -1), name: parts.at(-1) ?? '' };
    },
};
const bunDialect = {
    framework: 'bun',
    marks: head => (0,dialect/* rootAttribute */.pD)(head, 'name') === 'bun test',
    identify(testCase, suites) {
        const file = (0,dialect/* fileOf */.W7)(testCase, suites) || (0,dialect/* slashes */.k2)((0,xml_element/* xmlText */.x)(suites[0]?.name));
        const path = suites.map(suite => (0,xml_element/* xmlText */.x)(suite.name)).filter(name => name !== '' && (0,dialect/* slashes */.k2)(name) !== file);
        const name = (0,xml_element/* xmlText */.x)(testCase.name);
        const isHook = name === '(unnamed)' && /^(?:beforeAll|afterAll)\b/.test((0,xml_element/* xmlText */.x)(testCase.classname));
        return { file, suite: path, name: isHook ? '' : name };
    },
};
function unescaped(text) {
    return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&#10;', '\n');
}

;// CONCATENATED MODULE: ./lib/test-reports/dialects/php.js


const PEST_FILE = /^([^:]{1,1000}\.php)::/;
const phpunitDialect = {
    framework: 'phpunit',
    marks: head => /\bassertions="\d+"/.test((0,dialect/* firstCase */.p)(head)) && (/\bclass="/.test((0,dialect/* firstCase */.p)(head)) || /\.php"/.test(head)),
    identify(testCase, suites) {
        const whole = (0,dialect/* fileOf */.W7)(testCase, suites);
        const file = PEST_FILE.exec(whole)?.[1] ?? whole;
        const [className = '', method] = (0,xml_element/* xmlText */.x)(testCase.name).split('::');
        if ((0,xml_element/* xmlText */.x)(testCase.class) === '' && method !== undefined)
            return { file, suite: [className], name: method };
        const named = (0,xml_element/* xmlText */.x)(testCase.class) || (0,xml_element/* xmlText */.x)(testCase.classname).replaceAll('.', '\\');
        const name = (0,xml_element/* xmlText */.x)(testCase.name);
        return {
            file,
            suite: named === '' ? [] : [named],
            name: name === 'tearDownAfterClass' ? '' : name,
        };
    },
    judge(testCase) {
        if ((0,xml_element/* childElements */.A)(testCase.failure).length > 0)
            return undefined;
        const errors = (0,xml_element/* childElements */.A)(testCase.error);
        const isRisky = errors.length > 0 && errors.every(error => (0,xml_element/* xmlText */.x)(error.type) === 'PHPUnit\\Framework\\RiskyTestError');
        const warns = errors.length === 0 && (0,xml_element/* childElements */.A)(testCase.warning).length > 0;
        if (!isRisky && !warns)
            return undefined;
        return { status: (0,xml_element/* xmlText */.x)(testCase.class) === '' ? 'skipped' : 'passed' };
    },
    explain({ message, stack, name }) {
        if (message === '' && name !== '' && stack.startsWith(name))
            return { message: stack.slice(name.length).split(/\nat /, 1)[0]?.trim() ?? '' };
        const rest = stack.split('\n').slice(name.split('\n').length).join('\n').trim();
        return message === '' && rest !== '' ? { message: rest.split('\n\n')[0] ?? rest } : undefined;
    },
};

;// CONCATENATED MODULE: ./lib/test-reports/dialects/python.js



const pytestDialect = {
    framework: 'pytest',
    firstLine: 0,
    namesAll: true,
    marks: head => /<testsuites?(?=\s)[^<>]*\bname="pytest(?: tests)?"/.test(head),
    plausible: head => /\bclassname="[\w.]*"/.test((0,dialect/* firstCase */.p)(head)),
    identify(testCase) {
        const classname = (0,xml_element/* xmlText */.x)(testCase.classname);
        const name = (0,xml_element/* xmlText */.x)(testCase.name);
        if (classname === 'pytest' && name === 'internal')
            return { file: '', suite: [], name: '' };
        const ownFile = (0,dialect/* slashes */.k2)((0,xml_element/* xmlText */.x)(testCase.file));
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
    marks: head => (0,dialect/* rootAttribute */.pD)(head, 'name') === 'unittest' ||
        (/<testsuite [^<>]*\bname="[\w.]+-\d{14}"/.test(head) && /\bclassname="/.test((0,dialect/* firstCase */.p)(head))),
    identify(testCase, suites) {
        const { file, suite, name } = (0,dialect/* byClass */.w1)(testCase, suites);
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

// EXTERNAL MODULE: ./lib/test-reports/dialects/ruby.js
var ruby = __webpack_require__(58354);
// EXTERNAL MODULE: ./lib/test-reports/dialects/rust.js
var rust = __webpack_require__(23032);
;// CONCATENATED MODULE: ./lib/test-reports/dialects/other.js


const batsDialect = {
    framework: 'bats',
    marks: head => /\bclassname="[^"]*\.bats"/.test((0,dialect/* firstCase */.p)(head)),
    identify: testCase => ({
        file: (0,dialect/* slashes */.k2)((0,xml_element/* xmlText */.x)(testCase.classname)),
        suite: [],
        name: (0,xml_element/* xmlText */.x)(testCase.name).replace(/^begin \d+ /, ''),
    }),
};
const bazelDialect = {
    framework: 'bazel',
    marks: head => /\bduration="\d/.test((0,dialect/* firstCase */.p)(head)) && /\bstatus="run"/.test((0,dialect/* firstCase */.p)(head)),
    identify: (testCase, suites) => ({ ...(0,dialect/* byClass */.w1)(testCase, suites), file: '' }),
};
const tapDialect = {
    framework: 'tap',
    marks: head => /\bname="(?:#\d+ |[^"]* # in \d+ ?ms")/.test((0,dialect/* firstCase */.p)(head)) || (0,dialect/* rootAttribute */.pD)(head, 'name').startsWith('tap'),
    hasTodos: true,
    identify(testCase, suites) {
        const suite = (0,xml_element/* xmlText */.x)(suites.at(-1)?.name);
        return {
            file: (0,dialect/* fileOf */.W7)(testCase, suites),
            suite: suite === '' ? [] : [suite],
            name: (0,xml_element/* xmlText */.x)(testCase.name)
                .replace(/^#\d+ (?:- )?/, '')
                .replace(/ # (?:in \d+ ?m?s|time=[\d.]+m?s)$/, ''),
        };
    },
};
const otherDialect = {
    framework: '',
    marks: () => true,
    identify(testCase, suites) {
        const { file, suite, name } = (0,dialect/* byClass */.w1)(testCase, suites);
        const classname = suite[0] ?? '';
        return { file, suite: name === classname || name.startsWith(`${classname} `) ? [] : suite, name };
    },
};
const dotnetDialect = {
    framework: 'dotnet',
    marks: head => (0,dialect/* rootAttribute */.pD)(head, 'name').endsWith('.dll') || /<testsuite [^<>]*\bname="[^"]+\.dll"/.test(head),
    identify: (testCase, suites) => ({ ...(0,dialect/* byClass */.w1)(testCase, suites), file: '', name: (0,xml_element/* xmlText */.x)(testCase.name) }),
};

;// CONCATENATED MODULE: ./lib/test-reports/dialects/dialects.js









const DIALECTS = [
    vitestDialect,
    jestDialect,
    mochaDialect,
    pytestDialect,
    rust/* nextestDialect */.iP,
    playwrightDialect,
    denoDialect,
    bunDialect,
    mavenDialect,
    go/* goDialect */.D,
    unittestDialect,
    ruby/* rspecDialect */._c,
    googletestDialect,
    batsDialect,
    phpunitDialect,
    ruby/* minitestDialect */._u,
    dotnetDialect,
    ctestDialect,
    bazelDialect,
    tapDialect,
    nodeTestDialect,
    gradleDialect,
    otherDialect,
];
const DIALECT_NAMES = DIALECTS.map(({ framework }) => framework).filter(name => name !== '');
function dialectOf(head, { framework, likely }) {
    const called = (name) => DIALECTS.find(dialect => dialect.framework !== '' && dialect.framework === name);
    const marked = DIALECTS.find(dialect => dialect.marks(head)) ?? otherDialect;
    const guessed = marked === otherDialect ? called(likely) : undefined;
    return called(framework) ?? (guessed?.plausible?.(head) === true ? guessed : marked);
}


/***/ }),

/***/ 6244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ goDialect),
/* harmony export */   b: () => (/* binding */ goFailure)
/* harmony export */ });
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90717);
/* harmony import */ var _junit_xml_element_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39741);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72314);



const goDialect = {
    framework: 'go',
    marks: head => /<property name="go\.version"/.test(head) || isGoCase((0,_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .firstCase */ .p)(head), head),
    identify(testCase, suites) {
        const name = (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlText */ .x)(testCase.name);
        const pkg = ((0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlText */ .x)(suites.at(-1)?.name) || (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlText */ .x)(testCase.classname)).replace(/^\[(.+)\]$/, '$1');
        const whole = name === '' || name === 'TestMain' || /^\[(?:build|setup) failed\]$/.test(name) || name === 'Failure';
        return { file: '', suite: [pkg], name: whole ? '' : name };
    },
    explain({ message, stack }) {
        if (!/^(?:Failed|Build error|Runtime error|No test result found|)$/.test(message))
            return undefined;
        if (stack.trim() !== '')
            return goFailure(stack);
        return message === 'Failed' ? { message: _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_MESSAGE */ .se } : undefined;
    },
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
    const logged = lines.map(line => LOGGED.exec(line)?.[1]).find(text => text !== undefined);
    const error = lines.find(line => /Error:\s+\S/.test(line));
    const compile = lines.find(line => /^\S+\.go:\d+:\d+: /.test(line.trim()));
    if (logged !== undefined && logged.trim() === '' && error !== undefined)
        return { message: error.replace(/^\s*Error:\s+/, '').trim() };
    if (logged?.trim() === '') {
        const [, message] = /^[ \t]+error:\n\s+(\S.*)$/m.exec(output) ?? [];
        if (message !== undefined)
            return { message };
    }
    const more = logged === undefined || !/:\s*$|^\s*$/.test(logged) ? [] : continued(lines, logged);
    if (logged !== undefined && more.length > 0)
        return { message: [logged.trim(), ...more].join('\n').trim() };
    const build = /\[(?:build|setup) failed\]$/m.test(output) ? 'The package does not compile.' : '';
    return { message: (compile ?? logged ?? lines[0] ?? '').trim() || build };
}
function continued(lines, logged) {
    const at = lines.findIndex(line => LOGGED.exec(line)?.[1] === logged);
    const below = lines.slice(at + 1);
    const end = below.findIndex(line => LOGGED.test(line) || !/^\s{6}/.test(line));
    return (end < 0 ? below : below.slice(0, end)).map(line => line.replace(/^ {8}|^\t/, ''));
}
const LOGGED = /^\s+[\w./-]+\.go:\d+: (.*)$/;


/***/ }),

/***/ 58354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _c: () => (/* binding */ rspecDialect),
/* harmony export */   _u: () => (/* binding */ minitestDialect),
/* harmony export */   nN: () => (/* binding */ rspecMessage)
/* harmony export */ });
/* harmony import */ var _junit_xml_element_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39741);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72314);


const CODE = /^Failure\/Error:(?:[^\n]*\n(?=[^\n]*$)|[^]*?\n\n)/;
function rspecMessage(text) {
    return text
        .replace(CODE, '')
        .trim()
        .replace(/^([\w:]{1,200}):\n\s{1,40}/, '$1: ');
}
const rspecDialect = {
    framework: 'rspec',
    marks: head => (0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .rootAttribute */ .pD)(head, 'name').startsWith('rspec'),
    identify: (testCase, suites) => ({ file: (0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .fileOf */ .W7)(testCase, suites), suite: [], name: (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlText */ .x)(testCase.name) }),
};
const minitestDialect = {
    framework: 'minitest',
    marks: head => (0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .rootAttribute */ .pD)(head, 'name').startsWith('Minitest::') ||
        /\blineno="/.test((0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .firstCase */ .p)(head)) ||
        (/\bassertions="\d+"/.test((0,_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .firstCase */ .p)(head)) && /\.rb"/.test(head)),
    identify: _dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .byClass */ .w1,
};


/***/ }),

/***/ 23032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rg: () => (/* binding */ panicOf),
/* harmony export */   iP: () => (/* binding */ nextestDialect),
/* harmony export */   ji: () => (/* binding */ rustTest)
/* harmony export */ });
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90717);
/* harmony import */ var _junit_xml_element_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39741);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72314);



const nextestDialect = {
    framework: 'cargo',
    marks: head => (0,_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .rootAttribute */ .pD)(head, 'name') === 'nextest-run' || /<testsuites [^<>]*\buuid="[0-9a-f-]{36}"/.test(head),
    identify(testCase, suites) {
        const binary = (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlText */ .x)(suites.at(-1)?.name) || (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlText */ .x)(testCase.classname);
        return rustTest(binary, (0,_junit_xml_element_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlText */ .x)(testCase.name));
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
const [OTHER_PANIC, MAX_NOTE] = ['note: panic did not contain expected string\n', 2_000];
function panicOf(stack) {
    const newer = /panicked at (?<place>[^\n]{1,1000}?:\d+:\d+):\n(?<message>[^]*?)(?:\nnote: |\nstack backtrace:|$)/.exec(stack)?.groups;
    const older = /panicked at '(?<message>[^]{0,4000}?)', (?<place>\S{1,1000}?:\d+:\d+)/.exec(stack)?.groups;
    const message = (newer ?? older)?.message?.trim() || /^Error: .*$/m.exec(stack)?.[0] || stack.split('\n')[0] || _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_MESSAGE */ .se;
    const at = stack.indexOf(OTHER_PANIC);
    const wanted = at < 0 ? undefined : /^ expected substring: `?(".*")`?,?$/m.exec(stack.slice(at, at + MAX_NOTE))?.[1];
    return {
        kind: message.startsWith('assertion') ? 'failure' : 'error',
        type: (newer ?? older) ? 'panic' : '',
        message: wanted === undefined ? message : `${message} (a panic with ${wanted} was expected)`,
        stack,
    };
}


/***/ }),

/***/ 43430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ errorType),
/* harmony export */   Pu: () => (/* binding */ failureLine),
/* harmony export */   TM: () => (/* binding */ firstLine)
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
    return /^\s*(?:Uncaught )?((?:[\w$]+(?:[.\\]|::))*[A-Z]\w*(?:Error|Exception|Failure))\b/.exec(message)?.[1] ?? '';
}


/***/ }),

/***/ 39741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ childElements),
/* harmony export */   x: () => (/* binding */ xmlText)
/* harmony export */ });
function xmlText(value) {
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
function childElements(value) {
    if (!Array.isArray(value))
        return [];
    return value.map(item => (item !== null && typeof item === 'object' ? item : { inner: item }));
}


/***/ }),

/***/ 95982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ isMochaHook),
/* harmony export */   ZZ: () => (/* binding */ withoutHeading),
/* harmony export */   al: () => (/* binding */ withoutSuffix)
/* harmony export */ });
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


/***/ })

};
