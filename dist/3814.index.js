export const id = 3814;
export const ids = [3814];
export const modules = {

/***/ 90629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34697);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34805);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ }),

/***/ 48703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary),
/* harmony export */   s: () => (/* binding */ JobLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90396);
/* harmony import */ var _rendering_log_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58368);


class JobLog {
    #open = false;
    emit = (event) => {
        const line = (0,_rendering_log_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .renderEvent */ .N)(event);
        switch (line.kind) {
            case 'heading':
                this.end();
                _actions_core__WEBPACK_IMPORTED_MODULE_0__.startGroup(line.text);
                this.#open = true;
                return;
            case 'warning':
                _actions_core__WEBPACK_IMPORTED_MODULE_0__.warning(line.text);
                return;
            case 'busy':
                return;
            case 'step':
            case 'detail':
                _actions_core__WEBPACK_IMPORTED_MODULE_0__.info(line.kind === 'detail' ? `  ${line.text}` : line.text);
        }
    };
    end() {
        if (this.#open)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__.endGroup();
        this.#open = false;
    }
}
async function writeSummary(markdown) {
    await _actions_core__WEBPACK_IMPORTED_MODULE_0__.summary.addRaw(markdown, true).write();
}


/***/ }),

/***/ 93814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Session: () => (/* binding */ Session)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90396);
/* harmony import */ var _engine_model_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67545);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75404);
/* harmony import */ var _github_branches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81727);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39767);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49713);
/* harmony import */ var _outputs_job_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48703);








class Session {
    env;
    environment;
    signal;
    api;
    token;
    secrets;
    log = new _outputs_job_log_js__WEBPACK_IMPORTED_MODULE_7__/* .JobLog */ .s();
    #inputs;
    #settings = new Map();
    constructor({ env, environment, signal }) {
        this.env = env;
        this.environment = environment;
        this.signal = signal;
        this.#inputs = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .inputsOf */ .Vc)(env);
        const settings = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSettings */ .P$)(this.#inputs);
        this.secrets = (0,_engine_model_access_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsOf */ .Fj)(settings, env);
        for (const secret of this.secrets)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__.setSecret(secret);
        const token = settings['github-token'];
        if (token === undefined)
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('Input github-token is missing.', 'Pass a token, such as ${{ github.token }}.');
        this.token = token;
        const onWait = (text) => this.warn(text);
        const [owner = '', repo = ''] = environment.repository.split('/');
        this.api = { client: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__/* .createClient */ .U)({ token, apiUrl: environment.apiUrl, onWait }), owner, repo };
    }
    warn(text) {
        this.log.emit({ kind: 'note', level: 'warning', text });
    }
    async bestEffort(work) {
        try {
            return await work();
        }
        catch (error) {
            this.warn((0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .sentenceOf */ .$N)(error));
            return undefined;
        }
    }
    get repositoryUrl() {
        return `${this.environment.serverUrl}/${this.environment.repository}`;
    }
    get runUrl() {
        return `${this.repositoryUrl}/actions/runs/${this.environment.runId}`;
    }
    settingsFor(base) {
        const name = base ?? '';
        const cached = this.#settings.get(name);
        if (cached !== undefined)
            return cached;
        const settings = this.#read(base);
        this.#settings.set(name, settings);
        return settings;
    }
    async #read(base) {
        const ref = base ?? (await (0,_github_branches_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultBranch */ .OR)(this.api));
        const text = await (0,_github_branches_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$6)(this.api, { path: _config_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2, ref });
        return (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSettings */ .P$)(text === undefined ? this.#inputs : (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeInputs */ .sg)((0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)(text, `${_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2} on ${ref}`), this.#inputs));
    }
    async rulesFor(base) {
        const [settings, defaults] = await Promise.all([this.settingsFor(base), this.settingsFor(undefined)]);
        return {
            permission: defaults['command-permission'],
            bots: defaults['allowed-bots'],
            drafts: settings.drafts,
            optIn: settings['opt-in-label'],
            skip: settings['skip-label'],
        };
    }
}


/***/ }),

/***/ 67545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE),
/* harmony export */   sg: () => (/* binding */ mergeInputs)
/* harmony export */ });
/* unused harmony exports CONFIG_NAMES, configSchema */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1477);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75404);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49713);



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
            throw errorAt(offset, `${JSON.stringify(name)} is ${isInput ? 'only allowed in the workflow' : 'not a setting'}.`, isInput ? 'Remove it from the file.' : 'See the inputs in the README for the names.');
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
            const { json, fallback } = INPUTS[name];
            return [
                name,
                {
                    description: descriptions[name] ?? '',
                    ...json,
                    ...(fallback === undefined ? {} : { default: fallback }),
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

/***/ 49713:
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
var added_tests = __webpack_require__(68880);
// EXTERNAL MODULE: ./lib/domain/model/isolation.js
var isolation = __webpack_require__(66342);
// EXTERNAL MODULE: ./lib/domain/model/usage.js
var usage = __webpack_require__(79961);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(75404);
// EXTERNAL MODULE: ../../opt/h2/node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(34805);
// EXTERNAL MODULE: ../../opt/h2/node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(90629);
// EXTERNAL MODULE: ./lib/domain/model/fix-command.js
var fix_command = __webpack_require__(40069);
;// CONCATENATED MODULE: ./lib/config/input-kinds.js


const input_kinds_text = { type: schemas/* string */.YjP(), json: { type: 'string' }, remedy: 'Use a string.' };
const flag = {
    type: schemas/* enum */.k5n(['true', 'false']).transform(value => value === 'true'),
    json: { type: 'boolean' },
    remedy: 'Use true or false.',
};
const list = {
    type: schemas/* string */.YjP().transform(value => value
        .split(/[\n,]/)
        .map(item => item.trim())
        .filter(item => item !== '')),
    json: { type: ['array', 'string'], items: { type: 'string' } },
    remedy: 'Use a list.',
};
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
        remedy: max === undefined ? `Use a whole number greater than ${min - 1}.` : `Use a whole number from ${min} to ${max}.`,
    };
}
function oneOf(values) {
    const choices = values.length > 3
        ? `one of ${values.join(', ')}`
        : new Intl.ListFormat('en', { type: 'disjunction' }).format(values);
    return { type: schemas/* enum */.k5n(values), json: { enum: values }, remedy: `Use ${choices.replace(', or ', ' or ')}.` };
}
function template(part, remedy) {
    return { type: schemas/* string */.YjP().includes(part), json: { type: 'string', pattern: part.replace(/[{}]/g, '\\$&') }, remedy };
}
function optional(kind) {
    return { ...kind, fallback: undefined };
}
function withDefault(kind, fallback) {
    return { ...kind, fallback };
}

;// CONCATENATED MODULE: ./lib/config/settings.js





const PUBLISH = ['pull-request', 'apply', 'patch', 'explain'];
const VERIFY_WITH = ['both', 'local', 'ci'];
const DEFAULT_COST_USD = 5;
const INPUTS = {
    'github-token': optional(input_kinds_text),
    'report-paths': optional(list),
    'artifact-name': optional(input_kinds_text),
    'test-command': optional(input_kinds_text),
    'setup-command': optional(input_kinds_text),
    'fix-commands': withDefault(commandLines, []),
    'working-directory': withDefault(input_kinds_text, '.'),
    models: optional(list),
    'analyst-model': optional(input_kinds_text),
    'fixer-model': optional(input_kinds_text),
    'reviewer-model': optional(input_kinds_text),
    'small-model': optional(input_kinds_text),
    'test-writer-model': optional(input_kinds_text),
    review: withDefault(flag, true),
    'check-tests': withDefault(flag, false),
    'add-tests': withDefault({ ...oneOf(added_tests/* ADD_TESTS */.wM), json: { enum: [false, ...added_tests/* ADD_TESTS */.wM] } }, 'false'),
    'propose-tests': withDefault(flag, false),
    effort: optional(oneOf(usage/* EFFORTS */.ig)),
    'anthropic-api-key': optional(input_kinds_text),
    'anthropic-auth-token': optional(input_kinds_text),
    'anthropic-base-url': optional(url),
    'openai-api-key': optional(input_kinds_text),
    'openai-base-url': optional(url),
    'model-prices': withDefault(list, []),
    'max-iterations': withDefault(whole(), 10),
    'max-attempts': withDefault(whole(), 3),
    'timeout-minutes': withDefault(minutes(), 60),
    'test-timeout-minutes': optional(minutes(60)),
    'test-memory-mb': optional(whole()),
    'flaky-reruns': withDefault(whole(0, 10), 10),
    'compare-base': withDefault(flag, false),
    bisect: withDefault(flag, false),
    'max-cost-usd': withDefault(dollars, DEFAULT_COST_USD),
    'max-tokens': optional(whole()),
    'max-cluster-minutes': optional(minutes()),
    'max-cluster-tokens': optional(whole()),
    'max-cluster-cost-usd': optional(dollars),
    validate: withDefault(oneOf(['auto', 'always', 'final']), 'auto'),
    parallel: withDefault(whole(1, 16), 1),
    candidates: withDefault(whole(1, 8), 1),
    'if-running': withDefault(oneOf(['wait', 'leave']), 'wait'),
    branch: withDefault(template('{sha}', 'Use a name with {sha} in it, which marks the branches of fix-tests.'), 'fix-tests/{head}-{sha}'),
    'protected-paths': withDefault(list, []),
    'allowed-paths': withDefault(list, []),
    'never-show': withDefault(list, []),
    'pass-env': withDefault(list, []),
    isolation: withDefault(oneOf(isolation/* ISOLATION_MODES */.i), 'auto'),
    network: withDefault(oneOf(isolation/* NETWORKS */.Of), 'on'),
    docker: withDefault(oneOf(['hide', 'allow']), 'hide'),
    publish: withDefault(oneOf(PUBLISH), 'pull-request'),
    squash: withDefault(flag, false),
    'sign-commits': withDefault(flag, false),
    labels: withDefault(list, ['fix-tests']),
    reviewers: withDefault(list, []),
    comment: withDefault(flag, true),
    'check-run': withDefault(flag, true),
    'verify-with': withDefault(oneOf(VERIFY_WITH), 'both'),
    'max-ci-rounds': withDefault(whole(0), 2),
    'max-ci-hours': withDefault(hours, 24),
    'dispatch-ci': withDefault(flag, true),
    'open-issues': withDefault(flag, false),
    'command-permission': withDefault(oneOf(['read', 'triage', 'write', 'maintain', 'admin']), 'write'),
    'allowed-bots': withDefault(list, []),
    drafts: withDefault(flag, false),
    'opt-in-label': optional(input_kinds_text),
    'skip-label': optional(input_kinds_text),
    'upload-transcripts': withDefault(flag, false),
    'upload-report': withDefault(flag, false),
    'fail-on-unfixed': withDefault(flag, true),
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
        throw new errors/* UserError */.yo(`Input ${name}: ${value} is not valid.`, `${INPUTS[name].remedy} See the inputs in the README.`);
    });
    return Object.freeze(Object.fromEntries(values));
}
function inputsOf(env) {
    return Object.fromEntries(INPUT_NAMES.map(name => [name, env[`INPUT_${name.toUpperCase()}`]]));
}


/***/ }),

/***/ 68880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vl: () => (/* binding */ noTests),
/* harmony export */   mp: () => (/* binding */ AddedTests),
/* harmony export */   wM: () => (/* binding */ ADD_TESTS)
/* harmony export */ });
/* unused harmony export AddedTest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34805);
/* harmony import */ var _mutant_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5658);


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

/***/ 40069:
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

/***/ 66342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ Isolation),
/* harmony export */   Cw: () => (/* binding */ isolationText),
/* harmony export */   Of: () => (/* binding */ NETWORKS),
/* harmony export */   i: () => (/* binding */ ISOLATION_MODES)
/* harmony export */ });
/* unused harmony export IsolationLevel */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34805);

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
    'user-namespaces': 'namespaces of the user',
    'root-namespaces': 'namespaces of root, with few capabilities',
    bubblewrap: 'namespaces of the user, made by bubblewrap',
    sudo: 'namespaces that sudo makes',
    none: '',
};
function isolationText({ level, network, docker }) {
    if (level === 'none')
        return 'Isolation: none. The tests ran beside this action, as the same user, and could read what it can.';
    const limits = { on: '', local: ', without a network but its own machine', off: ', without a network' }[network];
    const weaker = docker ? ' The tests may use Docker, and with it the whole machine.' : '';
    return `Isolation: ${WAYS[level]}${limits}.${weaker}`;
}


/***/ }),

/***/ 5658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ MutantCheck)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34805);

const MutantCheck = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    checked: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    survivors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), what: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).readonly(),
});


/***/ }),

/***/ 79961:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34805);

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

/***/ 4538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   w3: () => (/* binding */ verb)
/* harmony export */ });
function count(number, noun, plural = `${noun}s`) {
    return `${number} ${number === 1 ? noun : plural}`;
}
function verb(number, infinitive) {
    if (number !== 1)
        return infinitive;
    return /(?:s|sh|ch|x|o)$/.test(infinitive) ? `${infinitive}es` : `${infinitive}s`;
}
function listOf(items, most) {
    const rest = items.length - most;
    return items.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Nw: () => (/* binding */ asksModels),
/* harmony export */   mK: () => (/* binding */ modelAccess)
/* harmony export */ });
/* harmony import */ var _fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50486);
/* harmony import */ var _fixers_models_price_overrides_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39517);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49713);



function modelAccess(settings, host) {
    const apiKey = settings['anthropic-api-key'];
    const authToken = settings['anthropic-auth-token'];
    return {
        anthropic: {
            apiKey,
            authToken,
            baseUrl: settings['anthropic-base-url'],
            isThere: hasClaude(settings),
        },
        openai: { apiKey: settings['openai-api-key'], baseUrl: settings['openai-base-url'] },
        bedrock: { region: host.AWS_REGION ?? host.AWS_DEFAULT_REGION, baseUrl: host.ANTHROPIC_BEDROCK_BASE_URL },
        vertex: {
            region: host.CLOUD_ML_REGION,
            project: host.ANTHROPIC_VERTEX_PROJECT_ID ?? host.GOOGLE_CLOUD_PROJECT ?? host.GCLOUD_PROJECT,
            baseUrl: host.ANTHROPIC_VERTEX_BASE_URL,
        },
        effort: settings.effort,
        prices: (0,_fixers_models_price_overrides_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePrices */ .a)(settings['model-prices']),
    };
}
function hasClaude(settings) {
    return settings['anthropic-api-key'] !== undefined || settings['anthropic-auth-token'] !== undefined;
}
const SECRET_VARIABLES = [
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'AWS_BEARER_TOKEN_BEDROCK',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];
function secretsOf(settings, host) {
    const values = [..._config_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .SECRET_INPUTS */ .pH.map(name => settings[name]), ...SECRET_VARIABLES.map(name => host[name])];
    return [...new Set(values.filter(value => value !== undefined && value !== ''))];
}
function asksModels(settings) {
    return (0,_fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .chainNames */ .Qk)(settings.models, hasClaude(settings)).some(_fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgent */ .yh);
}


/***/ }),

/***/ 39517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parsePrices)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75404);

function parsePrices(entries) {
    return new Map(entries.map(entry => {
        const at = entry.lastIndexOf('=');
        const name = entry.slice(0, at).trim();
        const numbers = entry
            .slice(at + 1)
            .split('/')
            .map(text => (/^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN));
        const [input = Number.NaN, output = Number.NaN, cacheRead = input, cacheWrite = input] = numbers;
        const isValid = at > 0 && /^[a-z]+\/./.test(name) && numbers.length <= 4;
        if (!isValid || ![input, output, cacheRead, cacheWrite].every(Number.isFinite)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input model-prices: ${JSON.stringify(entry)} is not a price.`, 'Use provider/model=input/output/cache read/cache write in dollars per million tokens, such as openai/my-model=2/10/0.2.');
        }
        return [name, { input, output, cacheRead, cacheWrite }];
    }));
}


/***/ }),

/***/ 50486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ chainNames),
/* harmony export */   UB: () => (/* binding */ DEFAULT_MODEL),
/* harmony export */   cm: () => (/* binding */ loadModel),
/* harmony export */   lb: () => (/* binding */ unknownFixer),
/* harmony export */   yh: () => (/* binding */ isAgent)
/* harmony export */ });
/* unused harmony exports PROVIDERS, parseModelName */
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75404);

const PROVIDERS = ['anthropic', 'bedrock', 'vertex', 'openai'];
function parseModelName(name) {
    const at = name.indexOf('/');
    const provider = PROVIDERS.find(each => each === name.slice(0, at));
    const model = name.slice(at + 1).trim();
    return at < 0 || provider === undefined || model === '' ? undefined : { provider, model };
}
const DEFAULT_MODEL = 'anthropic/claude-sonnet-5-5';
function chainNames(models, hasClaude) {
    return models ?? (hasClaude ? [DEFAULT_MODEL, 'offline'] : ['offline']);
}
function isAgent(name) {
    return parseModelName(name) !== undefined;
}
async function loadModel(name, access) {
    const parsed = parseModelName(name);
    if (parsed === undefined)
        throw new Error(`${name} is not a model`);
    const { provider, model } = parsed;
    const options = { model, effort: access.effort, price: access.prices.get(name) };
    switch (provider) {
        case 'anthropic': {
            const { apiKey, authToken, baseUrl } = access.anthropic;
            if (apiKey === undefined && authToken === undefined)
                throw missingKey(name, 'anthropic-api-key (or anthropic-auth-token)');
            const { anthropicModel } = await Promise.all(/* import() */[__webpack_require__.e(5750), __webpack_require__.e(7635), __webpack_require__.e(9880)]).then(__webpack_require__.bind(__webpack_require__, 29880));
            return anthropicModel({ ...options, apiKey, authToken, baseUrl });
        }
        case 'openai': {
            const { apiKey, baseUrl } = access.openai;
            if (apiKey === undefined && baseUrl === undefined)
                throw missingKey(name, 'openai-api-key');
            const { openaiModel } = await Promise.all(/* import() */[__webpack_require__.e(3657), __webpack_require__.e(7635), __webpack_require__.e(9326)]).then(__webpack_require__.bind(__webpack_require__, 9326));
            return openaiModel({ ...options, apiKey, baseUrl });
        }
        case 'bedrock': {
            const { bedrockModel } = await Promise.all(/* import() */[__webpack_require__.e(5750), __webpack_require__.e(1990), __webpack_require__.e(7635), __webpack_require__.e(7310)]).then(__webpack_require__.bind(__webpack_require__, 97310));
            return bedrockModel({ ...options, ...access.bedrock });
        }
        case 'vertex': {
            const { vertexModel } = await Promise.all(/* import() */[__webpack_require__.e(5750), __webpack_require__.e(7999), __webpack_require__.e(7635), __webpack_require__.e(5444)]).then(__webpack_require__.bind(__webpack_require__, 75444));
            return vertexModel({ ...options, ...access.vertex });
        }
    }
}
function missingKey(name, input) {
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input models asks for ${name}, but there is no key.`, `Pass ${input} from a secret, or use models: offline.`);
}
function unknownFixer(input, name) {
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input ${input}: ${JSON.stringify(name)} is not a fixer.`, `Use anthropic/<model>, bedrock/<model>, vertex/<model> or openai/<model>, such as ${DEFAULT_MODEL}${input === 'models' ? ', or offline' : ''}.`);
}


/***/ }),

/***/ 20583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isForbidden),
/* harmony export */   c: () => (/* binding */ explainApiError)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84749);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75404);


function explainApiError(error, what, permission) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G))
        return error;
    const options = { cause: error };
    const { status } = error;
    const text = `${error.message} ${JSON.stringify(error.response?.data ?? '')}`;
    if (status === 401) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`GitHub does not accept the token, so fix-tests could not ${what}.`, 'Pass a valid github-token; one of an app is good for an hour.', options);
    }
    if (/not permitted to create or approve/i.test(text)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('GitHub Actions may not create pull requests in this repository.', 'Turn on “Allow GitHub Actions to create and approve pull requests” under Settings › Actions › General › Workflow permissions, or pass the token of a GitHub App as github-token.', options);
    }
    if (/archived/i.test(text)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The repository is archived, so fix-tests could not ${what}.`, 'Unarchive it under Settings › General › Danger Zone.', options);
    }
    if (/permission to create labels/i.test(text)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('The repository has no such label yet, and the token may not create one.', 'Create it once under Issues › Labels, or give the job permissions: issues: write.', options);
    }
    if (/is locked/i.test(text)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The conversation is locked, so fix-tests could not ${what}.`, 'Unlock it, or pass the token of a user who may write there nevertheless.', options);
    }
    if (status === 410) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The repository has that turned off, so fix-tests could not ${what}.`, 'Turn it on under Settings › General › Features.', options);
    }
    if (/SAML/i.test(text)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The organisation asks for single sign-on, so fix-tests could not ${what}.`, 'Authorise the token for it under Settings › Developer settings › Tokens › Configure SSO.', options);
    }
    if (status === 429 || /rate limit/i.test(text)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`GitHub's rate limit is used up, so fix-tests could not ${what}.`, 'Run the job again later, or pass the token of a GitHub App, which has a limit of its own; what was done so far is kept.', options);
    }
    if (/protected branch|rule violations|GH006|GH013/i.test(text)) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`A rule of the repository rejected it, so fix-tests could not ${what}.`, 'Let the bot bypass it under Settings › Rules › Rulesets (or Settings › Branches), or choose another name with the input branch.', options);
    }
    if (status === 403 || status === 404) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(status === 404
            ? `GitHub could not find what is needed to ${what}, or the token may not see it.`
            : `The token may not ${what}.`, `Give the job permissions: ${permission}; where the whole repository is read-only, turn on “Read and write permissions” under Settings › Actions › General › Workflow permissions.`, options);
    }
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`GitHub refused to ${what} (HTTP ${status}: ${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).slice(0, 200)}).`, 'Run the job again; what was done so far is kept.', options);
}
function isForbidden(error) {
    return (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G &&
        (error.status === 403 || error.status === 404) &&
        !/rate limit/i.test(error.message));
}


/***/ }),

/***/ 81727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   E6: () => (/* binding */ commitMessageAt),
/* harmony export */   EU: () => (/* binding */ headAt),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   Uo: () => (/* binding */ headOf)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84749);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20583);


async function headOf({ client, owner, repo }, branch) {
    try {
        const { data } = await client.rest.git.getRef({ owner, repo, ref: `heads/${branch}` });
        return data.object.sha;
    }
    catch (error) {
        if (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G && error.status === 404)
            return undefined;
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .c)(error, 'read the repository', 'contents: read');
    }
}
async function defaultBranch({ client, owner, repo }) {
    const { data } = await client.rest.repos.get({ owner, repo }).catch((error) => {
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .c)(error, 'read the repository', 'contents: read');
    });
    return data.default_branch;
}
const MOVES = 100;
async function headAt({ client, owner, repo }, { branch, now, time }) {
    try {
        const { data } = await client.rest.repos.listActivities({
            owner,
            repo,
            ref: `refs/heads/${branch}`,
            direction: 'desc',
            per_page: MOVES,
        });
        const since = data.filter(({ timestamp }) => Date.parse(timestamp) >= Date.parse(time));
        return since.at(-1)?.before ?? now;
    }
    catch (error) {
        if (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G && [403, 404, 410].includes(error.status))
            return undefined;
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .c)(error, 'read the repository', 'contents: read');
    }
}
async function commitMessageAt({ client, owner, repo }, sha) {
    const { data } = await client.rest.git.getCommit({ owner, repo, commit_sha: sha }).catch((error) => {
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .c)(error, 'read the repository', 'contents: read');
    });
    return data.message;
}
async function textAt({ client, owner, repo }, { path, ref }) {
    try {
        const { data } = await client.rest.repos.getContent({ owner, repo, path, ref });
        return 'content' in data && data.type === 'file' ? Buffer.from(data.content, 'base64').toString() : undefined;
    }
    catch (error) {
        if (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G && error.status === 404)
            return undefined;
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .c)(error, 'read the repository', 'contents: read');
    }
}


/***/ }),

/***/ 39767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: ../../opt/h2/node_modules/@actions/github/lib/utils.js + 2 modules
var utils = __webpack_require__(3314);
// EXTERNAL MODULE: ../../opt/h2/node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(15700);
// EXTERNAL MODULE: ../../opt/h2/node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(12777);
// EXTERNAL MODULE: ../../opt/h2/node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(41102);
// EXTERNAL MODULE: ../../opt/h2/node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(53745);
// EXTERNAL MODULE: ../../opt/h2/node_modules/bottleneck/light.js
var light = __webpack_require__(85053);
// EXTERNAL MODULE: ../../opt/h2/node_modules/@octokit/request-error/dist-src/index.js
var request_error_dist_src = __webpack_require__(84749);
;// CONCATENATED MODULE: ./lib/github/etag-cache.js

const MAX_CACHED = 200;
class EtagCache {
    #cached = new Map();
    async request(options, send) {
        if (options.method !== 'GET')
            return send(options);
        const key = JSON.stringify(Object.entries(options).filter(([name]) => name !== 'request' && name !== 'headers'));
        const cached = this.#cached.get(key);
        if (cached === undefined)
            return this.#store(key, await send(options));
        try {
            options.headers = { ...options.headers, 'if-none-match': cached.etag };
            return this.#store(key, await send(options));
        }
        catch (error) {
            if (!(error instanceof request_error_dist_src/* RequestError */.G) || error.status !== 304)
                throw error;
            return cached.response;
        }
    }
    #store(key, response) {
        const { etag } = response.headers;
        if (etag === undefined || response.data instanceof ArrayBuffer)
            return response;
        this.#cached.delete(key);
        this.#cached.set(key, { etag, response });
        for (const [oldest] of this.#cached) {
            if (this.#cached.size <= MAX_CACHED)
                break;
            this.#cached.delete(oldest);
        }
        return response;
    }
}

;// CONCATENATED MODULE: ./lib/github/client.js







const MAX_WAIT = 90;
const TRIES = 3;
const WRITE_GAP = 200;
const RETRY = 0.3;
function createClient({ token, apiUrl, onWait = () => undefined, second = 1_000 }) {
    const PoliteOctokit = dist_src/* Octokit */.E.plugin(plugin_throttling_dist_bundle/* throttling */.A, dist_bundle/* retry */.L);
    const silent = () => undefined;
    const waits = (what) => (after, options, _, tries) => {
        const again = after <= MAX_WAIT && tries < TRIES;
        if (again)
            onWait(`GitHub's ${what} is reached: waiting for ${after} s.`);
        return again;
    };
    const throttle = {
        write: new light.Group({ maxConcurrent: 1, minTime: (WRITE_GAP * second) / 1_000 }),
        triggersNotification: () => false,
        retryAfterBaseValue: second,
        onRateLimit: waits('rate limit'),
        onSecondaryRateLimit: waits('secondary rate limit'),
    };
    const octokit = new PoliteOctokit({
        ...(0,utils/* getOctokitOptions */.EG)(token, { baseUrl: apiUrl }),
        request: { fetch: throughProxy(apiUrl) },
        userAgent: 'fix-tests',
        retry: {
            retries: 2,
            retryAfterBaseValue: RETRY * second,
            doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451],
        },
        throttle,
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    octokit.hook.before('request', options => {
        const isRead = options.method === 'GET' || options.method === 'HEAD';
        options.request = { ...options.request, retryCount: 0, ...(isRead ? {} : { retries: 0 }) };
    });
    const cache = new EtagCache();
    octokit.hook.wrap('request', (request, options) => cache.request(options, conditional => request(conditional)));
    return octokit;
}
function throughProxy(url) {
    const dispatcher = new lib/* HttpClient */.Qq().getAgentDispatcher(url);
    return dispatcher === undefined ? fetch : (input, init) => fetch(input, { ...init, dispatcher });
}


/***/ }),

/***/ 58368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderEvent)
/* harmony export */ });
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4538);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73247);


const SIGN = { pass: '✓', progress: '◐', other: '✗' };
function renderEvent(event) {
    const { kind, text } = render(event);
    return { kind, text: (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(text) };
}
function render(event) {
    switch (event.kind) {
        case 'request':
            return heading(`${event.branch} at ${event.sha.slice(0, 7)}`);
        case 'reports-read':
            return step(`${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.files, 'report file')}: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.cases, 'test case')}, ${event.failing} failing`);
        case 'note':
            return { kind: event.level === 'warning' ? 'warning' : 'detail', text: event.text };
        case 'resumed':
            return step(`resuming from ${event.phase}, after ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.attempts, 'attempt')}`);
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
            const time = event.cached ? ' (cached)' : `, ${seconds(event.durationMs)}`;
            return detail(`${event.what}: ${event.passed} passed, ${event.failed} failed${skipped}${time}${incomplete}`);
        }
        case 'check-ended': {
            const findings = event.findings === 0 ? '' : `, ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.findings, 'finding')}`;
            const command = event.command.replaceAll(/\s+/g, ' ').slice(0, 120);
            return detail(`check ${command}: ${event.passed ? 'passed' : 'failed'}${findings}, ${seconds(event.durationMs)}`);
        }
        case 'reproduced': {
            const groups = [
                `${event.targets.length} failing`,
                ...some(event.flaky, 'flaky'),
                ...some(event.orderDependent, 'order-dependent'),
                ...some(event.notReproduced, 'not reproduced'),
                ...some(event.leftAlone, `left alone: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(event.leftAlone, 3)}`),
            ];
            return step(`reproduced: ${groups.join(', ')}`);
        }
        case 'diagnosed':
            return step(event.clusters.length === 0
                ? 'diagnosis: nothing left to fix'
                : `diagnosis: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.clusters.length, 'root cause')} (${event.clusters
                    .map(({ title }) => title)
                    .slice(0, 5)
                    .join('; ')})`);
        case 'attempt':
            return heading(`Iteration ${event.iteration} – ${event.how}${event.how === 'command' ? '' : `, ${event.fixer}`}: ${event.title}`);
        case 'trying':
            return { kind: 'busy', text: `${event.fixer}: candidate ${event.tried} of ${event.of}, ${event.what}` };
        case 'thought':
            return detail(`${event.fixer}: ${event.text}`);
        case 'judged': {
            const sign = event.result === 'pass' || event.result === 'progress' ? SIGN[event.result] : SIGN.other;
            return step(`${sign} ${event.result}: ${event.reason}`);
        }
        case 'racing':
            return heading(`${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.attempts, 'attempt')} in parallel`);
        case 'probed':
            return detail(`the broken tests ${event.good ? 'passed' : 'failed'} at iteration ${event.iteration}`);
        case 'minimizing':
            return heading(`Leftovers and untested lines: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.hunks, 'hunk')}`);
        case 'proving':
            return heading('Proof: without the fix, and on a clean copy');
        case 'reviewing':
            return heading('Review of the whole change');
        case 'reviewed':
            return step(event.verdict === 'none'
                ? `no review: ${event.reason}`
                : event.verdict === 'approved'
                    ? `✓ approved by ${event.by}`
                    : `${event.by}: ${event.findings.map(({ severity, file, what }) => `${severity}: ${file}: ${what}`).join('; ')}`);
        case 'conversed': {
            const dollars = event.dollars === undefined ? 'price unknown' : `$${event.dollars.toFixed(4)}`;
            return detail(`${event.model} as ${event.role}: ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.requests, 'request')}, ${event.inputTokens} input tokens (${event.cachedTokens} cached), ${event.outputTokens} output tokens, ${dollars}`);
        }
        case 'squashed':
            return step(`${event.sha.slice(0, 7)} replaces ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.commits, 'commit')}`);
        case 'committed':
        case 'reverted':
            return step(`${event.sha.slice(0, 7)} ${event.subject}`);
        case 'stopping':
            return heading(`Iterations ended (${event.why})`);
        case 'pushed':
            return detail(`pushed ${event.sha.slice(0, 7)} to ${event.branch}`);
        case 'pull-request':
            return step(`pull request ${event.operation}: ${event.url}`);
        case 'cost-limit':
            return detail(`models: ${event.models.join(', ')}, at most $${event.dollars.toFixed(2)} together (max-cost-usd)`);
        case 'time': {
            const other = event.totalMs - event.testMs - event.modelMs;
            return detail(`time: ${seconds(event.totalMs)} in total: ${seconds(event.testMs)} in ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(event.runs, 'test run')} (${event.known} cached), ${seconds(event.modelMs)} in models, ${seconds(other)} other`);
        }
    }
}
function some(tests, what) {
    return tests.length === 0 ? [] : [`${tests.length} ${what}`];
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


/***/ })

};
