export const id = 9090;
export const ids = [9090];
export const modules = {

/***/ 88011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary),
/* harmony export */   s: () => (/* binding */ JobLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46058);
/* harmony import */ var _rendering_log_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58412);


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

/***/ 39090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Session: () => (/* binding */ Session)
/* harmony export */ });
/* harmony import */ var _contracts_events_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60166);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46058);
/* harmony import */ var _engine_model_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78258);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51109);
/* harmony import */ var _config_deprecations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30163);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78104);
/* harmony import */ var _github_branches_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25163);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18074);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79015);
/* harmony import */ var _outputs_job_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88011);










class Session {
    env;
    environment;
    signal;
    api;
    token;
    secrets;
    log = new _outputs_job_log_js__WEBPACK_IMPORTED_MODULE_8__/* .JobLog */ .s();
    #inputs;
    #warned = new Set();
    #settings = new Map();
    constructor({ env, environment, signal }) {
        this.env = env;
        this.environment = environment;
        this.signal = signal;
        this.#inputs = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .inputsOf */ .Vc)(env);
        const settings = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .parseSettings */ .P$)(Object.fromEntries(_config_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .SECRET_INPUTS */ .pH.map(name => [name, this.#inputs[name]])));
        this.secrets = (0,_engine_model_access_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsOf */ .Fj)(settings, env);
        for (const secret of this.secrets)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__.setSecret(secret);
        const token = settings['github-token'];
        if (token === undefined)
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('Input github-token is missing.', 'Pass a token, such as ${{ github.token }}.');
        this.token = token;
        const onWait = (text) => this.warn(text);
        const [owner = '', repo = ''] = environment.repository.split('/');
        this.api = { client: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_6__/* .createClient */ .U)({ token, apiUrl: environment.apiUrl, onWait }), owner, repo };
    }
    checkInputs() {
        (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .parseSettings */ .P$)(this.#inputs);
    }
    warn(text) {
        this.log.emit((0,_contracts_events_js__WEBPACK_IMPORTED_MODULE_9__/* .note */ .N)('warning', text));
    }
    async bestEffort(work) {
        try {
            return await work();
        }
        catch (error) {
            this.warn((0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .sentenceOf */ .$N)(error));
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
        const ref = base ?? (await (0,_github_branches_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultBranch */ .OR)(this.api));
        const text = await (0,_github_branches_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(this.api, { path: _config_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2, ref });
        const raw = text === undefined ? this.#inputs : (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeInputs */ .sg)((0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__.readConfig)(text, `${_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2} on ${ref}`), this.#inputs);
        this.#warnOnce((0,_config_deprecations_js__WEBPACK_IMPORTED_MODULE_3__/* .deprecationWarnings */ .qk)(raw));
        return (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .parseSettings */ .P$)(raw);
    }
    #warnOnce(warnings) {
        for (const warning of warnings.filter(each => !this.#warned.has(each))) {
            this.#warned.add(warning);
            this.warn(warning);
        }
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

/***/ 30163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qk: () => (/* binding */ deprecationWarnings)
/* harmony export */ });
/* unused harmony exports deprecationRemedy, mayBeRemoved */
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79015);

const WARNED_MINORS = 2;
function deprecationWarnings(raw, inputs = _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc) {
    return Object.entries(inputs).flatMap(([name, { deprecated }]) => {
        const given = raw[name];
        if (deprecated === undefined || given === undefined || given.trim() === '')
            return [];
        return [`Input ${name} is deprecated since ${deprecated.since}. ${deprecationRemedy(deprecated)}`];
    });
}
function deprecationRemedy({ since, instead }) {
    const [major, minor] = versionOf(since);
    return `Write ${instead} in its place: it may be removed in ${major}.${minor + WARNED_MINORS}.0.`;
}
function mayBeRemoved({ since }, version) {
    const [major, minor] = versionOf(since);
    const [majorNow, minorNow] = versionOf(version);
    return majorNow > major || (majorNow === major && minorNow >= minor + WARNED_MINORS);
}
function versionOf(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [major, minor];
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

/***/ 60166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ note)
/* harmony export */ });
function note(level, text) {
    return { kind: 'note', level, text };
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

/***/ 19857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QV: () => (/* binding */ USEFUL_PERMISSIONS),
/* harmony export */   lp: () => (/* binding */ ALL_PERMISSIONS),
/* harmony export */   uF: () => (/* binding */ permissionRemedy),
/* harmony export */   zc: () => (/* binding */ NEEDED_PERMISSIONS)
/* harmony export */ });
const NEEDED_PERMISSIONS = ['contents', 'pull-requests'];
const USEFUL_PERMISSIONS = { actions: 'write', checks: 'write', issues: 'write', statuses: 'read' };
const ALL_PERMISSIONS = [
    ...NEEDED_PERMISSIONS.map(name => `${name}: write`),
    ...Object.entries(USEFUL_PERMISSIONS).map(([name, access]) => `${name}: ${access}`),
];
function permissionRemedy(missing) {
    return `Give the job permissions: ${missing}; all that fix-tests uses are ${ALL_PERMISSIONS.join(', ')}. Where the whole repository is read-only, turn on “Read and write permissions” under Settings › Actions › General › Workflow permissions.`;
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

/***/ 78258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Nw: () => (/* binding */ asksModels),
/* harmony export */   mK: () => (/* binding */ modelAccess),
/* harmony export */   nS: () => (/* binding */ roleModels)
/* harmony export */ });
/* harmony import */ var _fixers_models_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35962);
/* harmony import */ var _fixers_models_price_overrides_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15497);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79015);



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
function roleModels(settings) {
    return {
        analyst: settings['analyst-model'],
        fixer: settings['fixer-model'],
        reviewer: settings['reviewer-model'],
        small: settings['small-model'],
        'test-writer': settings['test-writer-model'],
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

/***/ 15497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parsePrices)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);

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

/***/ 35962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ smallModelBeside),
/* harmony export */   Qk: () => (/* binding */ chainNames),
/* harmony export */   UB: () => (/* binding */ DEFAULT_MODEL),
/* harmony export */   X9: () => (/* binding */ requireFixers),
/* harmony export */   cm: () => (/* binding */ loadModel),
/* harmony export */   lb: () => (/* binding */ unknownFixer),
/* harmony export */   s_: () => (/* binding */ parseModelName),
/* harmony export */   yh: () => (/* binding */ isAgent)
/* harmony export */ });
/* unused harmony export PROVIDERS */
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);

const PROVIDERS = ['anthropic', 'bedrock', 'vertex', 'openai'];
function parseModelName(name) {
    const at = name.indexOf('/');
    const provider = PROVIDERS.find(each => each === name.slice(0, at));
    const model = name.slice(at + 1).trim();
    return at < 0 || provider === undefined || model === '' ? undefined : { provider, model };
}
const DEFAULT_MODEL = 'anthropic/claude-sonnet-5-5';
const SMALL_CLAUDE = 'anthropic/claude-haiku-5-5';
function smallModelBeside(name, access) {
    const isClaude = name?.startsWith('anthropic/claude-') === true;
    return isClaude && access.anthropic.baseUrl === undefined ? SMALL_CLAUDE : undefined;
}
function chainNames(models, hasClaude) {
    return models ?? (hasClaude ? [DEFAULT_MODEL, 'offline'] : ['offline']);
}
function isAgent(name) {
    return parseModelName(name) !== undefined;
}
function requireFixers(names) {
    const invalid = names.length === 0 ? '' : names.find(name => name !== 'offline' && !isAgent(name));
    if (invalid !== undefined)
        throw unknownFixer('models', invalid);
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
            const { anthropicModel } = await Promise.all(/* import() */[__webpack_require__.e(7554), __webpack_require__.e(2581), __webpack_require__.e(4692)]).then(__webpack_require__.bind(__webpack_require__, 34692));
            return anthropicModel({ ...options, apiKey, authToken, baseUrl });
        }
        case 'openai': {
            const { apiKey, baseUrl } = access.openai;
            if (apiKey === undefined && baseUrl === undefined)
                throw missingKey(name, 'openai-api-key');
            const { openaiModel } = await Promise.all(/* import() */[__webpack_require__.e(3145), __webpack_require__.e(2581), __webpack_require__.e(4618)]).then(__webpack_require__.bind(__webpack_require__, 74618));
            return openaiModel({ ...options, apiKey, baseUrl });
        }
        case 'bedrock': {
            const { region, baseUrl } = access.bedrock;
            if (region === undefined && baseUrl === undefined)
                throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input models asks for ${name}, but no region is set.`, 'Set AWS_REGION, as aws-actions/configure-aws-credentials does, or use models: offline.');
            const { bedrockModel } = await Promise.all(/* import() */[__webpack_require__.e(7554), __webpack_require__.e(1820), __webpack_require__.e(2581), __webpack_require__.e(1690)]).then(__webpack_require__.bind(__webpack_require__, 81690));
            return bedrockModel({ ...options, ...access.bedrock });
        }
        case 'vertex': {
            const { vertexModel } = await Promise.all(/* import() */[__webpack_require__.e(7554), __webpack_require__.e(2033), __webpack_require__.e(2581), __webpack_require__.e(1792)]).then(__webpack_require__.bind(__webpack_require__, 19411));
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

/***/ 95291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ isForbidden),
/* harmony export */   cU: () => (/* binding */ explainApiError),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31015);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);
/* harmony import */ var _domain_policy_job_permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19857);



const REFUSALS = [
    {
        status: [401],
        sentence: what => `GitHub does not accept the token, so fix-tests could not ${what}.`,
        remedy: 'Pass a valid github-token; one of an app is good for an hour.',
    },
    {
        says: /not permitted to create or approve/i,
        sentence: () => 'GitHub Actions may not create pull requests in this repository.',
        remedy: 'Turn on “Allow GitHub Actions to create and approve pull requests” under Settings › Actions › General › Workflow permissions, or pass the token of a GitHub App as github-token.',
    },
    {
        says: /archived/i,
        sentence: what => `The repository is archived, so fix-tests could not ${what}.`,
        remedy: 'Unarchive it under Settings › General › Danger Zone.',
    },
    {
        says: /permission to create labels/i,
        sentence: () => 'The repository has no such label yet, and the token may not create one.',
        remedy: 'Create it once under Issues › Labels, or give the job permissions: issues: write.',
    },
    {
        says: /is locked/i,
        sentence: what => `The conversation is locked, so fix-tests could not ${what}.`,
        remedy: 'Unlock it, or pass the token of a user who may write there nevertheless.',
    },
    {
        status: [410],
        sentence: what => `The repository has that turned off, so fix-tests could not ${what}.`,
        remedy: 'Turn it on under Settings › General › Features.',
    },
    {
        says: /SAML/i,
        sentence: what => `The organisation asks for single sign-on, so fix-tests could not ${what}.`,
        remedy: 'Authorise the token for it under Settings › Developer settings › Tokens › Configure SSO.',
    },
    {
        status: [429],
        says: /rate limit/i,
        sentence: what => `GitHub's rate limit is used up, so fix-tests could not ${what}.`,
        remedy: 'Run the job again later, or pass the token of a GitHub App, which has a limit of its own; what was done so far is kept.',
    },
    {
        says: /protected branch|rule violations|GH006|GH013/i,
        sentence: what => `A rule of the repository rejected it, so fix-tests could not ${what}.`,
        remedy: 'Let the bot bypass it under Settings › Rules › Rulesets (or Settings › Branches), or choose another name with the input branch.',
    },
];
function explainApiError(error, what, permission) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G))
        return error;
    const { sentence, remedy } = refusalOf(error, permission);
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(sentence(what), remedy, { cause: error });
}
function refusalOf(error, permission) {
    const { status, message } = error;
    const known = REFUSALS.find(each => each.status?.includes(status) === true || each.says?.test(message) === true);
    if (known !== undefined)
        return known;
    if (status === 403)
        return { sentence: what => `The token may not ${what}.`, remedy: (0,_domain_policy_job_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionRemedy */ .uF)(permission) };
    if (status === 404) {
        const sentence = (what) => `GitHub could not find what is needed to ${what}, or the token may not see it.`;
        return { sentence, remedy: (0,_domain_policy_job_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionRemedy */ .uF)(permission) };
    }
    return {
        sentence: what => `GitHub refused to ${what} (HTTP ${status}: ${message.slice(0, 200)}).`,
        remedy: 'Run the job again; what was done so far is kept.',
    };
}
function isRefusal(error) {
    if (!(error instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo) || !(error.cause instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G))
        return false;
    const { status } = error.cause;
    return status < 500 && status !== 401 && !isRateLimit(error.cause);
}
function isForbidden(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G && (error.status === 403 || error.status === 404) && !isRateLimit(error);
}
function isRateLimit({ status, message }) {
    return status === 429 || /rate limit/i.test(message);
}


/***/ }),

/***/ 25163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   E6: () => (/* binding */ commitMessageAt),
/* harmony export */   EU: () => (/* binding */ headAt),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   a$: () => (/* binding */ commitAtRef)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31015);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95291);


async function headOf(api, branch) {
    return commitAtRef(api, `heads/${branch}`);
}
async function commitAtRef({ client, owner, repo }, ref) {
    try {
        const { data } = await client.rest.git.getRef({ owner, repo, ref });
        return data.object.sha;
    }
    catch (error) {
        if (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G && error.status === 404)
            return undefined;
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .cU)(error, 'read the repository', 'contents: read');
    }
}
async function defaultBranch({ client, owner, repo }) {
    const { data } = await client.rest.repos.get({ owner, repo }).catch((error) => {
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .cU)(error, 'read the repository', 'contents: read');
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
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .cU)(error, 'read the repository', 'contents: read');
    }
}
async function commitMessageAt({ client, owner, repo }, sha) {
    const { data } = await client.rest.git.getCommit({ owner, repo, commit_sha: sha }).catch((error) => {
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .cU)(error, 'read the repository', 'contents: read');
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
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .cU)(error, 'read the repository', 'contents: read');
    }
}


/***/ }),

/***/ 18074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 2 modules
var utils = __webpack_require__(47176);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(49735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(86856);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(11267);
// EXTERNAL MODULE: ./node_modules/bottleneck/light.js
var light = __webpack_require__(63251);
// EXTERNAL MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
var request_error_dist_src = __webpack_require__(31015);
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
            return copyOf(cached.response);
        }
    }
    #store(key, response) {
        const { etag } = response.headers;
        if (etag === undefined || response.data instanceof ArrayBuffer)
            return response;
        this.#cached.delete(key);
        this.#cached.set(key, { etag, response: copyOf(response) });
        for (const [oldest] of this.#cached) {
            if (this.#cached.size <= MAX_CACHED)
                break;
            this.#cached.delete(oldest);
        }
        return response;
    }
}
function copyOf(response) {
    return { ...response, data: structuredClone(response.data) };
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
        request: { fetch },
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


/***/ })

};
