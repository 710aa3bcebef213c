export const id = 90;
export const ids = [90];
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
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78104);
/* harmony import */ var _github_branches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25163);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18074);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79015);
/* harmony import */ var _outputs_job_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88011);








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
    const takesLists = Array.isArray(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[name].json.type);
    if (takesLists && Array.isArray(value) && value.every(item => typeof item === 'string' || typeof item === 'number'))
        return value.length === 0 ? ',' : value.join('\n');
    return undefined;
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
            const { anthropicModel } = await Promise.all(/* import() */[__webpack_require__.e(554), __webpack_require__.e(581), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 34692));
            return anthropicModel({ ...options, apiKey, authToken, baseUrl });
        }
        case 'openai': {
            const { apiKey, baseUrl } = access.openai;
            if (apiKey === undefined && baseUrl === undefined)
                throw missingKey(name, 'openai-api-key');
            const { openaiModel } = await Promise.all(/* import() */[__webpack_require__.e(145), __webpack_require__.e(581), __webpack_require__.e(551)]).then(__webpack_require__.bind(__webpack_require__, 41551));
            return openaiModel({ ...options, apiKey, baseUrl });
        }
        case 'bedrock': {
            const { bedrockModel } = await Promise.all(/* import() */[__webpack_require__.e(554), __webpack_require__.e(820), __webpack_require__.e(581), __webpack_require__.e(690)]).then(__webpack_require__.bind(__webpack_require__, 81690));
            return bedrockModel({ ...options, ...access.bedrock });
        }
        case 'vertex': {
            const { vertexModel } = await Promise.all(/* import() */[__webpack_require__.e(554), __webpack_require__.e(33), __webpack_require__.e(581), __webpack_require__.e(411)]).then(__webpack_require__.bind(__webpack_require__, 19411));
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


/***/ })

};
