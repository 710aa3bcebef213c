export const id = 1109;
export const ids = [1109];
export const modules = {

/***/ 51109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE),
/* harmony export */   readConfig: () => (/* binding */ readConfig),
/* harmony export */   sg: () => (/* binding */ mergeInputs)
/* harmony export */ });
/* unused harmony exports CONFIG_NAMES, configSchema */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79015);
/* harmony import */ var _nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80630);




const CONFIG_FILE = '.github/fix-tests.yml';
const NOT_IN_FILE = new Set([
    ..._settings_js__WEBPACK_IMPORTED_MODULE_2__/* .SECRET_INPUTS */ .pH,
    'anthropic-base-url',
    'openai-base-url',
    'pass-env',
    'allowed-paths',
    'isolation',
    'network',
    'docker',
    'job-context',
]);
const CONFIG_NAMES = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Qh.filter(name => !NOT_IN_FILE.has(name));
function readConfig(yaml, where = CONFIG_FILE) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
    const errorAt = (offset, problem, remedy) => new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${where}:${offset === undefined ? 1 : lines.linePos(offset).line}: ${problem}`, remedy);
    const [error] = document.errors;
    if (error !== undefined)
        throw errorAt(error.pos[0], `this is not YAML (${error.message}).`, 'Correct the file.');
    if (document.contents === null)
        return {};
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents))
        throw errorAt(document.contents.range?.[0], 'the file is not a map of settings.', 'Write one name: value per line.');
    const settings = {};
    for (const { key, value } of document.contents.items) {
        const name = String((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : key);
        const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.range?.[0] : undefined;
        const known = CONFIG_NAMES.find(each => each === name);
        if (known === undefined) {
            const isInput = NOT_IN_FILE.has(name);
            const nearest = (0,_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestName */ .q)(name, CONFIG_NAMES);
            const meant = nearest === undefined
                ? 'See the inputs in the documentation for the names.'
                : `Write ${nearest} if you mean that.`;
            throw errorAt(offset, `${JSON.stringify(name)} is ${isInput ? 'only allowed in the workflow' : 'not a setting'}.`, isInput ? 'Remove it from the file.' : meant);
        }
        const at = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(value) ? value.range?.[0] : offset;
        let parsed;
        let shown;
        try {
            parsed = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(value) ? value.toJS(document) : value;
            shown = JSON.stringify(parsed);
        }
        catch {
            throw errorAt(at, `${name}: its aliases (*) cannot be resolved.`, 'Write the value itself.');
        }
        const text = rawInput(parsed, known);
        if (text === undefined || (text !== '' && !_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[known].type.safeParse(text).success))
            throw errorAt(at, `${name}: ${shown} is not valid.`, _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[known].remedy);
        settings[name] = text;
    }
    return settings;
}
function rawInput(value, name) {
    if (value === null || value === undefined)
        return '';
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    const { json, itemText = plainItem } = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[name];
    if (!Array.isArray(json.type) || !Array.isArray(value))
        return undefined;
    const items = value.map(itemText);
    if (items.includes(undefined))
        return undefined;
    return items.length === 0 ? ',' : items.join('\n');
}
function plainItem(item) {
    return typeof item === 'string' || typeof item === 'number' ? String(item) : undefined;
}
function configSchema(descriptions) {
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: 'fix-tests',
        description: 'Settings of fix-tests for a repository (.github/fix-tests.yml), named like the inputs of the action. An input wins over the file.',
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(CONFIG_NAMES.map(name => {
            const { json, fallback, deprecated: deprecation } = INPUTS[name];
            return [
                name,
                {
                    description: descriptions[name] ?? '',
                    ...json,
                    ...(fallback === undefined ? {} : { default: fallback }),
                    ...(deprecation === undefined ? {} : { deprecated: true }),
                },
            ];
        })),
    };
}
function mergeInputs(file, inputs) {
    const given = Object.entries(inputs).filter(([, value]) => value !== undefined && value.trim() !== '');
    return { ...file, ...Object.fromEntries(given) };
}


/***/ }),

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

/***/ 6634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ Isolation),
/* harmony export */   Cw: () => (/* binding */ isolationText),
/* harmony export */   Of: () => (/* binding */ NETWORKS),
/* harmony export */   i: () => (/* binding */ ISOLATION_MODES)
/* harmony export */ });
/* unused harmony export IsolationLevel */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const IsolationLevel = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['user-namespaces', 'root-namespaces', 'bubblewrap', 'sudo', 'none']);
const ISOLATION_MODES = ['auto', 'require', 'off'];
const NETWORKS = ['on', 'local', 'off'];
const Isolation = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    level: IsolationLevel,
    network: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(NETWORKS),
    docker: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly(),
});
const WAYS = {
    'user-namespaces': 'user namespaces',
    'root-namespaces': 'root namespaces with few capabilities',
    bubblewrap: 'user namespaces made by bubblewrap',
    sudo: 'namespaces made by sudo',
    none: '',
};
function isolationText({ level, network, docker }) {
    if (level === 'none')
        return 'Isolation: none. The tests ran beside this action, as the same user, and could read what it can.';
    const limits = { on: '', local: ', with no network except a localhost of their own', off: ', with no network' }[network];
    const weaker = docker ? ' The tests may use Docker, and with it the whole machine.' : '';
    return `Isolation: ${WAYS[level]}${limits}.${weaker}`;
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

/***/ 30109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   Xh: () => (/* binding */ Role),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   fn: () => (/* binding */ spentTogether),
/* harmony export */   hC: () => (/* binding */ Spending),
/* harmony export */   ig: () => (/* binding */ EFFORTS),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   tk: () => (/* binding */ noUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const Role = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['analyst', 'fixer', 'reviewer', 'test-writer']);
const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    waitedMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    cachedTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    dollars: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
    savedDollars: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
    unpricedTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
});
const noUsage = {
    requests: 0,
    waitedMs: 0,
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
    dollars: 0,
    savedDollars: 0,
    unpricedTokens: 0,
};
const Spending = zod__WEBPACK_IMPORTED_MODULE_0__/* .partialRecord */ .jgl(Role, Usage);
function sumOf(usages) {
    const total = { ...noUsage };
    for (const usage of usages)
        for (const key of Object.keys(total))
            total[key] += usage[key];
    return total;
}
function usageOf({ spending }) {
    return sumOf(Role.options.flatMap(role => spending[role] ?? []));
}
function spentTogether(all) {
    return Object.fromEntries(Role.options.flatMap(role => {
        const usages = all.flatMap(spending => spending[role] ?? []);
        return usages.length === 0 ? [] : [[role, sumOf(usages)]];
    }));
}
function tokensOf({ inputTokens, outputTokens }) {
    return inputTokens + outputTokens;
}
const EFFORTS = ['none', 'low', 'medium', 'high', 'xhigh', 'max'];


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


/***/ })

};
