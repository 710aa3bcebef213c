export const id = 690;
export const ids = [690];
export const modules = {

/***/ 14265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unlessAborted)
/* harmony export */ });
async function unlessAborted(work, signal) {
    const settled = new AbortController();
    const aborted = new Promise((_, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        else
            signal.addEventListener('abort', abort, { once: true, signal: settled.signal });
    });
    try {
        return await Promise.race([aborted, work]);
    }
    finally {
        settled.abort();
    }
}


/***/ }),

/***/ 89122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor),
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
const KNOWN = [
    /\bgh[pousr]_[A-Za-z0-9]{20,}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
    /\bsk-[A-Za-z0-9_-]{20,}/g,
    /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
    /\bxox[abpr]-[A-Za-z0-9-]{10,}/g,
    /\beyJ[\w-]{10,800}\.eyJ[\w-]{10,2000}\.[\w-]{10,1000}/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
    /(?<=:\/\/[^\s/:@"']{0,100}:)[^\s/@"']{3,200}(?=@)/g,
];
function hidden(secret) {
    return `***${'\n'.repeat(secret.split('\n').length - 1)}`;
}
function redactor(secrets) {
    const values = secrets
        .filter(secret => secret.length >= 6)
        .flatMap(secret => [secret, Buffer.from(secret).toString('base64').replace(/=+$/, '')])
        .toSorted((a, b) => b.length - a.length);
    return text => {
        const known = values.reduce((result, value) => result.replaceAll(value, hidden), text);
        return KNOWN.reduce((result, pattern) => result.replace(pattern, hidden), known);
    };
}
function redacted(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map(each => redacted(each, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [redact(key), redacted(each, redact)]));
}


/***/ }),

/***/ 81690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bedrockModel: () => (/* binding */ bedrockModel)
/* harmony export */ });
/* harmony import */ var _anthropic_ai_bedrock_sdk__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41820);
/* harmony import */ var _model_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24787);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66862);
/* harmony import */ var _messages_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92035);




const BEFORE_4_7 = /claude-(?:[23]\b|(?:opus|sonnet|haiku)-4(?:-[0-6])?(?:-\d{8})?(?:-v\d|$))/;
function bedrockModel({ model, region, baseUrl, effort, price, patience }) {
    const known = (0,_model_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .modelInfo */ .gi)(model, { family: 'claude', own: model.startsWith('global.'), price });
    return new _messages_api_js__WEBPACK_IMPORTED_MODULE_3__/* .MessagesModel */ .K({
        name: `bedrock/${model}`,
        model,
        known,
        effort,
        patience: { ..._retry_js__WEBPACK_IMPORTED_MODULE_2__/* .RETRY_POLICY */ .yE, ...patience },
        strict: false,
        client: async (fetch) => new _anthropic_ai_bedrock_sdk__WEBPACK_IMPORTED_MODULE_0__/* .AnthropicBedrock */ .lv({
            ...(region === undefined ? {} : { awsRegion: region }),
            ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
            ...(BEFORE_4_7.test(model) ? { defaultHeaders: { 'anthropic-version': 'bedrock-2023-05-31' } } : {}),
            maxRetries: 0,
            logLevel: 'off',
            fetch,
        }),
    });
}


/***/ }),

/***/ 92035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ MessagesModel)
/* harmony export */ });
/* unused harmony export faultOf */
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);
/* harmony import */ var node_perf_hooks__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(643);
/* harmony import */ var _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25064);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _domain_policy_redaction_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89122);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78104);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66862);
/* harmony import */ var _pricing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12170);








const Answer = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('message'),
    content: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
    stop_reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    stop_details: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ category: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish() }).nullish(),
    usage: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        input_tokens: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
        output_tokens: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
        cache_read_input_tokens: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullish(),
        cache_creation_input_tokens: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullish(),
    }),
});
class MessagesModel {
    name;
    known;
    #options;
    #fetch = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
    #client;
    #stream;
    constructor(options) {
        this.name = options.name;
        this.known = options.known;
        this.#options = options;
        this.#stream = options.stream ?? true;
    }
    async send(request, signal) {
        const { name, patience } = this.#options;
        return (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .withRetries */ .LH)({
            name,
            patience,
            signal,
            faultOf: error => faultOf(error, this.#options.secrets),
            once: async ({ signal: stop, fetch, lost }) => ({
                ...(await this.#fetch.run(fetch, () => this.#once(request, stop))),
                lost,
            }),
        });
    }
    async #once(request, signal) {
        const started = node_perf_hooks__WEBPACK_IMPORTED_MODULE_1__.performance.now();
        this.#client ??= this.#options.client((input, init) => (this.#fetch.getStore() ?? fetch)(input, init));
        const client = await this.#client.catch((error) => {
            this.#client = undefined;
            throw error;
        });
        const message = await this.#ask(client, bodyOf(request, this.#options), signal);
        const checked = Answer.safeParse(message);
        if (!checked.success)
            throw new _retry_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidAnswer */ .WL('its answer is not a message of the Messages API.');
        const { usage, stop_reason: reason, stop_details: details } = checked.data;
        const cacheRead = usage.cache_read_input_tokens ?? 0;
        const cacheWrite = usage.cache_creation_input_tokens ?? 0;
        const tokens = {
            input: usage.input_tokens + cacheRead + cacheWrite,
            cacheRead,
            cacheWrite,
            output: usage.output_tokens,
        };
        return {
            content: message.content,
            stopReason: REASONS[reason] ?? 'end',
            ...(typeof details?.category === 'string' ? { detail: details.category } : {}),
            usage: (0,_pricing_js__WEBPACK_IMPORTED_MODULE_4__/* .usageFor */ .Nn)(tokens, { price: this.known.price, waitedMs: node_perf_hooks__WEBPACK_IMPORTED_MODULE_1__.performance.now() - started }),
        };
    }
    async #whole(client, body, signal) {
        return client.messages.create(body, { signal, timeout: this.#options.patience.deadlineMs });
    }
    async #ask(client, body, signal) {
        if (!this.#stream)
            return this.#whole(client, body, signal);
        try {
            return await client.messages.stream(body, { signal }).finalMessage();
        }
        catch (error) {
            if ((0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .causeOf */ .rl)(error, _retry_js__WEBPACK_IMPORTED_MODULE_3__/* .StreamUnsupported */ .sL) === undefined)
                throw error;
            const message = await this.#whole(client, body, signal);
            this.#stream = !Answer.safeParse(message).success;
            return message;
        }
    }
}
const REASONS = {
    end_turn: 'end',
    stop_sequence: 'end',
    tool_use: 'tools',
    max_tokens: 'max-tokens',
    refusal: 'refusal',
    pause_turn: 'paused',
    model_context_window_exceeded: 'context',
};
const CACHED = { cache_control: { type: 'ephemeral' } };
function bodyOf(request, { model, known, effort, strict }) {
    const tools = strict ? request.tools : request.tools.map(lenient);
    return {
        model,
        max_tokens: Math.min(request.maxTokens, known.longest),
        tools: [...tools],
        system: request.system,
        messages: withBreakpoints(request.messages),
        ...thinkingOf(known, effort),
    };
}
function lenient({ name, description = '', input_schema: schema }) {
    return { name, description, input_schema: schema };
}
function thinkingOf({ efforts = [], unthinking }, effort) {
    if (effort === undefined)
        return {};
    if (effort !== 'none')
        return efforts.includes(effort) ? { output_config: { effort } } : {};
    const low = efforts.includes('low') ? { output_config: { effort: 'low' } } : {};
    return unthinking === undefined ? low : { ...low, thinking: { type: unthinking } };
}
function withBreakpoints(messages) {
    const last = messages.length - 1;
    return messages.map((message, index) => (index === last && index > 0 ? marked(message) : message));
}
function marked(message) {
    const blocks = typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : [...message.content];
    const end = blocks.at(-1);
    if (message.role !== 'user' || (end?.type !== 'text' && end?.type !== 'tool_result'))
        return message;
    return { role: 'user', content: [...blocks.slice(0, -1), { ...end, ...CACHED }] };
}
const PASSING = /overloaded|api_error|rate_limit|timeout|throttl|unavailable|internal/i;
const TOO_LONG = /prompt is too long|too many (?:input )?tokens|input is too long|maximum context|request_too_large/i;
function faultOf(error, secrets = []) {
    if (error instanceof _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_6__/* .APIConnectionError */ .xX) {
        const { cause } = error;
        if (cause instanceof Error && cause.name === 'CredentialsProviderError')
            return { kind: 'lasting', reason: `nobody is signed in to Amazon (${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause).slice(0, 200)}).` };
        return (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .lostConnection */ .LQ)(cause ?? error);
    }
    if (error instanceof _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_6__/* .APIError */ .LG) {
        const status = error.status;
        const message = (0,_domain_policy_redaction_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$)(secrets)(error.apiMessage ?? error.message);
        if (status === 413 || (status === 400 && TOO_LONG.test(`${error.type} ${message}`)))
            return { kind: 'too-long' };
        if (status !== undefined)
            return (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .faultOfStatus */ .yQ)(status, { message, headers: error.headers });
        const told = `it broke off: ${(error.type ?? message).replace(/\s+/g, ' ').slice(0, 200)}.`;
        return { kind: PASSING.test(`${error.type} ${message}`) ? 'passing' : 'lasting', reason: told };
    }
    if (error instanceof _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_6__/* .AnthropicError */ .pJ || error instanceof SyntaxError || (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .isNetworkError */ .TX)(error))
        return (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .lostConnection */ .LQ)(error);
    return undefined;
}


/***/ }),

/***/ 24787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gi: () => (/* binding */ modelInfo),
/* harmony export */   yE: () => (/* binding */ PRICES_FROM),
/* harmony export */   yf: () => (/* binding */ effortOf)
/* harmony export */ });
const PRICES_FROM = '2026-11-21';
const rate = (input, cacheRead, cacheWrite, output) => ({
    input,
    output,
    cacheRead,
    cacheWrite,
});
const longer = (short, above, long) => ({ ...short, long: { above, price: long } });
const LEVELS = ['low', 'medium', 'high', 'xhigh', 'max'];
const claude = { window: 1_000_000, longest: 128_000, efforts: LEVELS };
const gpt = { window: 1_050_000, longest: 128_000, efforts: ['none', ...LEVELS] };
const gemini = { window: 1_048_576, longest: 65_536, efforts: ['low', 'medium', 'high'] };
const qwen = { window: 991_808, longest: 65_536, efforts: [] };
const OPENAI_LONG = 272_000;
const openai = (input, cached, write, output) => longer(rate(input, cached, write, output), OPENAI_LONG, rate(2 * input, 2 * cached, 2 * write, 1.5 * output));
const CLAUDE = {
    'claude-fable-5-2': { ...claude, price: rate(8, 0.2, 10, 40) },
    'claude-fable-5-1': { ...claude, price: rate(10, 0.25, 12.5, 50) },
    'claude-opus-5-5': { ...claude, price: rate(4, 0.2, 5, 20) },
    'claude-opus-5': { ...claude, price: rate(5, 0.5, 6.25, 25) },
    'claude-sonnet-5-5': { ...claude, price: rate(2, 0.1, 2.5, 10), unthinking: 'between_tools' },
    'claude-sonnet-5': { ...claude, price: rate(2, 0.2, 2.5, 10), unthinking: 'disabled' },
    'claude-haiku-5-5': {
        ...claude,
        price: longer(rate(0.1, 0.01, 0.125, 0.5), 100_000, rate(0.5, 0.05, 0.625, 2.5)),
        unthinking: 'disabled',
    },
    'claude-haiku-4-5': { window: 200_000, longest: 64_000, efforts: [], price: rate(1, 0.1, 1.25, 5) },
};
const OTHERS = {
    'gpt-6.2-sol': { ...gpt, efforts: LEVELS, price: openai(2, 0.1, 2.5, 10) },
    'gpt-6.1-sol': { ...gpt, efforts: LEVELS, price: openai(2, 0.1, 2.5, 10) },
    'gpt-6.1-terra': { ...gpt, price: openai(1, 0.05, 1.25, 5) },
    'gpt-6-astra': { ...gpt, efforts: LEVELS, price: openai(10, 1, 12.5, 50) },
    'gpt-6-sol': { ...gpt, price: openai(2, 0.2, 2.5, 10) },
    'gpt-6-luna': { ...gpt, price: openai(0.1, 0.01, 0.125, 0.5) },
    'gpt-5.6-sol': { ...gpt, price: openai(4, 0.4, 5, 20) },
    'gpt-5.6-terra': { ...gpt, price: openai(2, 0.2, 2.5, 12) },
    'gpt-5.6-luna': { ...gpt, price: openai(0.2, 0.02, 0.25, 1.2) },
    'gpt-5.6': { ...gpt, price: openai(4, 0.4, 5, 20) },
    'gpt-5.5': { ...gpt, price: openai(5, 0.5, 5, 30) },
    'gpt-5.4': { ...gpt, price: openai(2.5, 0.25, 2.5, 15) },
    'gpt-5.4-mini': { ...gpt, window: 400_000, price: rate(0.75, 0.075, 0.75, 4.5) },
    'gpt-5.2': { ...gpt, window: 400_000, price: rate(1.75, 0.175, 1.75, 14) },
    'gpt-5.1': { ...gpt, window: 400_000, price: rate(1.25, 0.125, 1.25, 10) },
    'gemini-3.8-flash': { ...gemini, price: rate(0.75, 0.075, 0.75, 3.75) },
    'gemini-3.5-flash': { ...gemini, price: rate(1.5, 0.15, 1.5, 9) },
    'gemini-3.5-flash-lite': { ...gemini, price: rate(0.3, 0.03, 0.3, 2.5) },
    'gemini-3.1-pro-preview': { ...gemini, price: longer(rate(2, 0.2, 2, 12), 200_000, rate(4, 0.4, 4, 18)) },
    'gemini-2.5-pro': { ...gemini, price: longer(rate(1.25, 0.125, 1.25, 10), 200_000, rate(2.5, 0.25, 2.5, 15)) },
    'gemini-2.5-flash': { ...gemini, price: rate(0.3, 0.03, 0.3, 2.5) },
    'qwen3.8-max': { ...qwen, price: rate(2, 0.25, 2, 6) },
    'qwen3.8-flash': { ...qwen, price: rate(0.15, 0.016, 0.15, 0.47) },
};
const UNKNOWN = { price: undefined, window: 128_000, longest: 16_000, efforts: undefined };
const UNKNOWN_CLAUDE = { ...UNKNOWN, window: 200_000, longest: 32_000 };
function modelInfo(model, { family, own, price }) {
    const list = family === 'claude' ? CLAUDE : OTHERS;
    const bare = model
        .replace(/^(?:[a-z-]+\.)*anthropic\./, '')
        .replace(/(?:[@-]\d{8}|-\d{4}-\d\d-\d\d)?(?:-v\d+(?::\d+)?)?$/, '');
    const known = (Object.hasOwn(list, bare) ? list[bare] : undefined) ?? (family === 'claude' ? UNKNOWN_CLAUDE : UNKNOWN);
    return { ...known, price: price ?? (own ? known.price : undefined) };
}
function effortOf({ efforts }, effort) {
    if (effort === undefined || efforts === undefined || efforts.includes(effort))
        return effort;
    return effort === 'none' && efforts.includes('low') ? 'low' : undefined;
}


/***/ }),

/***/ 49241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ ModelUnavailable),
/* harmony export */   Jw: () => (/* binding */ NOT_JSON),
/* harmony export */   N8: () => (/* binding */ PromptTooLong)
/* harmony export */ });
class ModelUnavailable extends Error {
    lost = 0;
}
class PromptTooLong extends Error {
}
const NOT_JSON = 'not_json';


/***/ }),

/***/ 66862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   LQ: () => (/* binding */ lostConnection),
/* harmony export */   TX: () => (/* binding */ isNetworkError),
/* harmony export */   WL: () => (/* binding */ InvalidAnswer),
/* harmony export */   rl: () => (/* binding */ causeOf),
/* harmony export */   sL: () => (/* binding */ StreamUnsupported),
/* harmony export */   yE: () => (/* binding */ RETRY_POLICY),
/* harmony export */   yQ: () => (/* binding */ faultOfStatus)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);
/* harmony import */ var _concurrency_abortable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14265);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49241);




const RETRY_POLICY = { deadlineMs: 10 * 60_000, idleMs: 120_000, tries: 3, backoffMs: 2_000 };
const MOST_WAIT_MS = 30_000;
async function withRetries(call) {
    const { name, patience, signal } = call;
    let lost = 0;
    for (let tried = 1;; tried += 1) {
        const watch = new Watch(patience, signal);
        try {
            return await (0,_concurrency_abortable_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessAborted */ .W)(call.once({ signal: watch.signal, fetch: watch.fetch, lost }), watch.signal);
        }
        catch (error) {
            if (watch.hasBegun)
                lost += 1;
            signal.throwIfAborted();
            const fault = watch.late ?? notAnAnswer(error) ?? call.faultOf(error);
            if (fault === undefined)
                throw error;
            if (fault.kind === 'too-long')
                throw new _model_js__WEBPACK_IMPORTED_MODULE_3__/* .PromptTooLong */ .N8(`${name}: the conversation is too long.`, { cause: error });
            const wait = fault.kind === 'lasting' ? undefined : (fault.waitMs ?? patience.backoffMs * 4 ** (tried - 1));
            if (wait === undefined || wait > MOST_WAIT_MS || tried >= patience.tries)
                throw Object.assign(new _model_js__WEBPACK_IMPORTED_MODULE_3__/* .ModelUnavailable */ .Al(`${name}: ${fault.reason}`, { cause: error }), { lost });
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait, undefined, { signal });
        }
        finally {
            watch.end();
        }
    }
}
class InvalidAnswer extends Error {
}
class StreamUnsupported extends Error {
}
function causeOf(error, kind) {
    if (error instanceof kind)
        return error;
    return error instanceof Error && error.cause !== undefined ? causeOf(error.cause, kind) : undefined;
}
function notAnAnswer(error) {
    const found = causeOf(error, InvalidAnswer);
    return found === undefined ? undefined : passing(found.message);
}
function passing(reason) {
    return { kind: 'passing', reason };
}
class Watch {
    fetch;
    signal;
    late;
    hasBegun = false;
    #over = new AbortController();
    #deadline;
    #idle;
    constructor({ deadlineMs, idleMs }, outer) {
        this.signal = AbortSignal.any([outer, this.#over.signal]);
        const endWith = (reason) => () => {
            this.late ??= passing(reason);
            this.#over.abort();
        };
        this.#deadline = setTimeout(endWith(`no answer within ${Math.round(deadlineMs / 1000)} s.`), deadlineMs);
        const alive = () => {
            clearTimeout(this.#idle);
            this.#idle = setTimeout(endWith(`its answer stalled for ${Math.round(idleMs / 1000)} s.`), idleMs);
        };
        this.fetch = async (input, init) => {
            const wantsStream = typeof init?.body === 'string' && /"stream":\s*true/.test(init.body) && wants(init.body);
            const response = await fetch(input, init);
            this.hasBegun ||= response.ok && /event-?stream/.test(response.headers.get('content-type') ?? '');
            return watched(response, { alive, wantsStream });
        };
    }
    end() {
        clearTimeout(this.#deadline);
        clearTimeout(this.#idle);
    }
}
function wants(body) {
    return JSON.parse(body).stream === true;
}
function watched(response, { alive, wantsStream }) {
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && !/json|event-?stream/.test(type)) {
        discard(response);
        throw new InvalidAnswer(`its answer is ${type === '' ? 'of no kind' : type.split(';')[0]}, not a message of its API.`);
    }
    if (response.ok && wantsStream && /json/.test(type)) {
        discard(response);
        throw new StreamUnsupported('a whole message in place of a stream');
    }
    if (response.body === null)
        return response;
    alive();
    const body = response.body.pipeThrough(new TransformStream({
        transform(chunk, controller) {
            alive();
            controller.enqueue(chunk);
        },
    }));
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
}
function discard({ body }) {
    body?.cancel().catch(() => undefined);
}
function faultOfStatus(status, { message, headers }) {
    if (status === 401 || status === 403)
        return { kind: 'lasting', reason: `it refuses the key (HTTP ${status}).` };
    if (status === 402)
        return { kind: 'lasting', reason: 'its account has no credit (HTTP 402).' };
    if (status === 404)
        return { kind: 'lasting', reason: 'it does not know this model (HTTP 404).' };
    const told = message.replace(/\s+/g, ' ').slice(0, 200);
    const reason = status === 429 ? 'it limits the rate of requests (HTTP 429).' : `HTTP ${status}: ${told}`;
    const isPassing = status === 408 || status === 409 || status === 429 || status >= 500;
    return isPassing ? { kind: 'passing', reason, waitMs: retryAfter(headers) } : { kind: 'lasting', reason };
}
function retryAfter(headers) {
    const text = headers?.get('retry-after');
    if (text === null || text === undefined || text === '')
        return undefined;
    const seconds = Number(text);
    const milliseconds = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
    return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
function isNetworkError(error) {
    return error instanceof TypeError && /terminated|fetch failed|network|socket/i.test(error.message);
}
function lostConnection(error) {
    return { kind: 'passing', reason: `no answer (${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).slice(0, 200)}).` };
}


/***/ })

};
