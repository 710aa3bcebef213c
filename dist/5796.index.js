export const id = 5796;
export const ids = [5796];
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
        this.log.emit({ kind: 'note', level: 'warning', text });
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
        const raw = text === undefined ? this.#inputs : (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeInputs */ .sg)((0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)(text, `${_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2} on ${ref}`), this.#inputs);
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
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE),
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

/***/ 19857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QV: () => (/* binding */ USEFUL_PERMISSIONS),
/* harmony export */   uF: () => (/* binding */ permissionRemedy),
/* harmony export */   zc: () => (/* binding */ NEEDED_PERMISSIONS)
/* harmony export */ });
const NEEDED_PERMISSIONS = ['contents', 'pull-requests'];
const USEFUL_PERMISSIONS = ['actions', 'checks', 'issues'];
function permissionRemedy(missing) {
    const all = [...NEEDED_PERMISSIONS, ...USEFUL_PERMISSIONS].map(name => `${name}: write`).join(', ');
    return `Give the job permissions: ${missing}; all that fix-tests uses are ${all}. Where the whole repository is read-only, turn on “Read and write permissions” under Settings › Actions › General › Workflow permissions.`;
}


/***/ }),

/***/ 78258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Nw: () => (/* binding */ asksModels),
/* harmony export */   mK: () => (/* binding */ modelAccess)
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
/* harmony export */   Qk: () => (/* binding */ chainNames),
/* harmony export */   UB: () => (/* binding */ DEFAULT_MODEL),
/* harmony export */   X9: () => (/* binding */ requireFixers),
/* harmony export */   cm: () => (/* binding */ loadModel),
/* harmony export */   lb: () => (/* binding */ unknownFixer),
/* harmony export */   yh: () => (/* binding */ isAgent)
/* harmony export */ });
/* unused harmony exports PROVIDERS, parseModelName */
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);

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
            const { openaiModel } = await Promise.all(/* import() */[__webpack_require__.e(3145), __webpack_require__.e(2581), __webpack_require__.e(1551)]).then(__webpack_require__.bind(__webpack_require__, 41551));
            return openaiModel({ ...options, apiKey, baseUrl });
        }
        case 'bedrock': {
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
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31015);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);
/* harmony import */ var _domain_policy_job_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19857);



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
            : `The token may not ${what}.`, (0,_domain_policy_job_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .permissionRemedy */ .uF)(permission), options);
    }
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`GitHub refused to ${what} (HTTP ${status}: ${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).slice(0, 200)}).`, 'Run the job again; what was done so far is kept.', options);
}
function isRefusal(error) {
    return error instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo && error.cause instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G && error.cause.status < 500;
}
function isForbidden(error) {
    return (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G &&
        (error.status === 403 || error.status === 404) &&
        !/rate limit/i.test(error.message));
}


/***/ }),

/***/ 25163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   E6: () => (/* binding */ commitMessageAt),
/* harmony export */   EU: () => (/* binding */ headAt),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   Uo: () => (/* binding */ headOf)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31015);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95291);


async function headOf({ client, owner, repo }, branch) {
    try {
        const { data } = await client.rest.git.getRef({ owner, repo, ref: `heads/${branch}` });
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
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(44942);
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

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);


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


/***/ })

};
