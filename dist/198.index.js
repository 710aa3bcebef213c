export const id = 198;
export const ids = [198];
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

/***/ 30198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OpenAIModel: () => (/* binding */ OpenAIModel)
});

// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: ./node_modules/openai/index.mjs + 232 modules
var openai = __webpack_require__(98193);
// EXTERNAL MODULE: ./lib/domain/policy/redaction.js
var redaction = __webpack_require__(89122);
// EXTERNAL MODULE: ./lib/fixers/models/model-catalog.js
var model_catalog = __webpack_require__(24787);
// EXTERNAL MODULE: ./lib/fixers/models/retry.js
var retry = __webpack_require__(66862);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/fixers/models/model.js
var model = __webpack_require__(49241);
;// CONCATENATED MODULE: ./lib/fixers/models/openai-request.js


function brokenOff() {
    return new retry/* InvalidAnswer */.WL('its answer broke off.');
}
function argumentsOf(text) {
    if (text.trim() === '')
        return {};
    try {
        return JSON.parse(text);
    }
    catch {
        return { [model/* NOT_JSON */.Jw]: text };
    }
}
function toolResultText({ content, is_error: isError }) {
    const text = typeof content === 'string' ? content : (content ?? []).map(part => ('text' in part ? part.text : '')).join('\n');
    return isError === true ? `Error: ${text}` : text;
}
const BYTES = 3;
function estimateTokens({ system, tools, messages }, content) {
    const count = (value) => Math.ceil(Buffer.byteLength(JSON.stringify(value)) / BYTES);
    return { input: count([system, tools, messages]), cacheRead: 0, cacheWrite: 0, output: count(content) };
}

;// CONCATENATED MODULE: ./lib/fixers/models/stream-error.js

function requireNoError(answer) {
    const { error } = (answer ?? {});
    if (error)
        throw new openai/* APIError */.LG(undefined, error, error.message, undefined);
}

;// CONCATENATED MODULE: ./lib/fixers/models/chat-completions.js




async function askChat(asking) {
    const heard = asking.stream ? await streamed(asking) : await whole(asking);
    if (heard.finish === undefined)
        throw brokenOff();
    const content = [
        ...(heard.text === '' ? [] : [{ type: 'text', text: heard.text }]),
        ...heard.calls.map(({ id, name, arguments: text, extra }) => ({
            type: 'tool_use',
            id: id === '' ? `call_${(0,external_node_crypto_.randomUUID)()}` : id,
            name,
            input: argumentsOf(text),
            ...(extra === undefined ? {} : { extra_content: extra }),
        })),
    ];
    const { usage } = heard;
    return {
        content,
        stopReason: heard.refusal === '' ? reasonOf(heard) : 'refusal',
        ...(heard.refusal === '' ? {} : { detail: heard.refusal.slice(0, 200) }),
        tokens: usage?.prompt_tokens ? tokensOf(usage) : estimateTokens(asking.request, content),
    };
}
function tokensOf(usage) {
    const { prompt_tokens: input, completion_tokens: output, total_tokens: total, prompt_tokens_details: cached } = usage;
    return {
        input,
        cacheRead: cached?.cached_tokens ?? 0,
        cacheWrite: cached?.cache_write_tokens ?? 0,
        output: Math.max(output, (total ?? 0) - input),
    };
}
function reasonOf({ finish, calls }) {
    switch (finish) {
        case 'length':
            return 'max-tokens';
        case 'content_filter':
            return 'refusal';
        default:
            return calls.length > 0 ? 'tools' : 'end';
    }
}
async function whole({ client, signal, ...asking }) {
    const completion = await client.chat.completions.create({ ...bodyOf(asking), stream: false }, { signal });
    requireNoError(completion);
    const choice = completion?.choices?.[0];
    if (choice?.message === undefined)
        throw brokenOff();
    const { message, finish_reason: finish } = choice;
    const calls = (message.tool_calls ?? []).filter(call => call.type !== 'custom');
    return {
        text: message.content ?? '',
        refusal: message.refusal ?? '',
        calls: calls.map(call => ({
            id: call.id ?? '',
            name: call.function.name,
            arguments: call.function.arguments,
            extra: call.extra_content,
        })),
        finish,
        usage: completion.usage,
    };
}
async function streamed({ client, signal, ...asking }) {
    const chunks = await client.chat.completions.create({ ...bodyOf(asking), stream: true, stream_options: { include_usage: true } }, { signal });
    const heard = { text: '', refusal: '', calls: [], finish: undefined, usage: undefined };
    const open = new Map();
    for await (const chunk of chunks) {
        if (chunk.usage)
            heard.usage = chunk.usage;
        const choice = chunk.choices?.[0];
        if (choice === undefined)
            continue;
        heard.text += choice.delta?.content ?? '';
        heard.refusal += choice.delta?.refusal ?? '';
        for (const part of choice.delta?.tool_calls ?? [])
            heard.calls.push(...begun(part, open));
        heard.finish = choice.finish_reason ?? heard.finish;
    }
    signal.throwIfAborted();
    return heard;
}
function begun(part, open) {
    const index = part.index ?? 0;
    const before = open.get(index);
    const isOther = before === undefined ||
        (part.id ? before.id !== '' && part.id !== before.id : Boolean(part.function?.name) && isWhole(before));
    const call = isOther ? { id: '', name: '', arguments: '' } : before;
    open.set(index, call);
    if (part.id)
        call.id = part.id;
    if (part.function?.name)
        call.name = part.function.name;
    call.arguments += part.function?.arguments ?? '';
    const extra = part.extra_content;
    if (extra !== undefined)
        call.extra = extra;
    return isOther ? [call] : [];
}
function isWhole({ arguments: text }) {
    const input = argumentsOf(text);
    return text.trim() !== '' && !(typeof input === 'object' && input !== null && model/* NOT_JSON */.Jw in input);
}
function bodyOf({ model, request, known, effort, strict }) {
    const most = Math.min(request.maxTokens, known.longest);
    return {
        model,
        messages: [{ role: 'system', content: request.system }, ...request.messages.flatMap(messagesOf)],
        tools: request.tools.map(tool => ({
            type: 'function',
            function: {
                name: tool.name,
                description: tool.description ?? '',
                parameters: tool.input_schema,
                ...(strict && tool.strict === true ? { strict: true } : {}),
            },
        })),
        ...(strict || OPENAI_NOW.test(model) ? { max_completion_tokens: most } : { max_tokens: most }),
        ...(effort === undefined ? {} : { reasoning_effort: effort }),
    };
}
const OPENAI_NOW = /(?:^|\/)(?:gpt-[5-9]|o\d)(?!.*chat)/;
function messagesOf({ role, content }) {
    const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : content;
    const texts = blocks.flatMap(block => (block.type === 'text' ? [block.text] : []));
    if (role === 'assistant') {
        const calls = blocks.flatMap(block => (block.type === 'tool_use' ? [callOf(block)] : []));
        const said = texts.join('\n');
        return [
            {
                role: 'assistant',
                content: said === '' && calls.length > 0 ? null : said,
                ...(calls.length === 0 ? {} : { tool_calls: calls }),
            },
        ];
    }
    const results = blocks.flatMap(block => block.type === 'tool_result'
        ? [{ role: 'tool', tool_call_id: block.tool_use_id, content: toolResultText(block) }]
        : []);
    return [...results, ...(texts.length === 0 ? [] : [{ role: 'user', content: texts.join('\n') }])];
}
function callOf(block) {
    const { extra_content: extra } = block;
    return {
        id: block.id,
        type: 'function',
        function: { name: block.name, arguments: JSON.stringify(block.input) },
        ...(extra === undefined ? {} : { extra_content: extra }),
    };
}

// EXTERNAL MODULE: ./lib/fixers/models/pricing.js
var pricing = __webpack_require__(12170);
;// CONCATENATED MODULE: ./lib/fixers/models/responses.js




async function askResponses(asking) {
    const { client, signal, stream, ...rest } = asking;
    const body = responses_bodyOf(rest);
    const answer = stream
        ? await lastOf(await client.responses.create({ ...body, stream: true }, { signal }))
        : await client.responses.create({ ...body, stream: false }, { signal }).catch(notAnObject);
    signal.throwIfAborted();
    if (answer?.status === undefined)
        requireNoError(answer);
    if (!Array.isArray(answer?.output))
        throw brokenOff();
    const { output, usage, status, error } = answer;
    if (status === 'failed') {
        throw new openai/* APIError */.LG(undefined, { code: error?.code ?? '', message: error?.message }, error?.message, undefined);
    }
    const content = output.flatMap(blocksOf);
    const refusal = output
        .flatMap(item => (item.type === 'message' ? item.content : []))
        .find(part => part.type === 'refusal');
    const cached = usage?.input_tokens_details;
    return {
        content,
        stopReason: refusal === undefined ? responses_reasonOf(answer) : 'refusal',
        ...(refusal === undefined ? {} : { detail: refusal.refusal.slice(0, 200) }),
        tokens: !usage?.input_tokens
            ? estimateTokens(asking.request, content)
            : {
                input: usage.input_tokens,
                cacheRead: cached?.cached_tokens ?? 0,
                cacheWrite: cached?.cache_write_tokens ?? 0,
                output: usage.output_tokens,
            },
    };
}
function notAnObject(error) {
    throw error instanceof TypeError && !(0,retry/* isNetworkError */.TX)(error) ? brokenOff() : error;
}
function responses_reasonOf({ status, incomplete_details: details, output }) {
    if (status === 'incomplete')
        return details?.reason === 'content_filter' ? 'refusal' : 'max-tokens';
    return output.some(({ type }) => type === 'function_call') ? 'tools' : 'end';
}
async function lastOf(events) {
    let last;
    for await (const event of events) {
        if (event.type === 'response.completed' || event.type === 'response.incomplete' || event.type === 'response.failed')
            last = event.response;
        if (event.type === 'error')
            throw new openai/* APIError */.LG(undefined, { code: event.code ?? '', message: event.message }, event.message, undefined);
    }
    return last;
}
function blocksOf(item) {
    switch (item.type) {
        case 'message': {
            const text = item.content.map(part => (part.type === 'output_text' ? part.text : part.refusal)).join('');
            return [{ type: 'text', text, item }];
        }
        case 'function_call':
            return [{ type: 'tool_use', id: item.call_id, name: item.name, input: argumentsOf(item.arguments), item }];
        default:
            return [{ type: 'redacted_thinking', data: '', item }];
    }
}
const NOT_REASONING = /^gpt-[34]|chat/;
function responses_bodyOf({ model, request, known, effort, strict }) {
    return {
        model,
        instructions: request.system,
        input: request.messages.flatMap(itemsOf),
        tools: request.tools.map(tool => ({
            type: 'function',
            name: tool.name,
            description: tool.description ?? '',
            parameters: tool.input_schema,
            strict: strict && tool.strict === true,
        })),
        max_output_tokens: Math.min(request.maxTokens, known.longest),
        store: false,
        ...(NOT_REASONING.test(model) ? {} : { include: ['reasoning.encrypted_content'] }),
        ...(effort === undefined ? {} : { reasoning: { effort } }),
    };
}
function itemsOf({ role, content }) {
    const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : content;
    return blocks.flatMap((block) => {
        const { item } = block;
        if (item !== undefined)
            return [item];
        switch (block.type) {
            case 'text':
                return [{ role: role === 'assistant' ? 'assistant' : 'user', content: block.text }];
            case 'tool_use':
                return [{ type: 'function_call', call_id: block.id, name: block.name, arguments: JSON.stringify(block.input) }];
            case 'tool_result':
                return [{ type: 'function_call_output', call_id: block.tool_use_id, output: toolResultText(block) }];
            default:
                return [];
        }
    });
}

;// CONCATENATED MODULE: ./lib/fixers/models/openai.js









class OpenAIModel {
    name;
    known;
    #options;
    #client;
    #fetch = new external_node_async_hooks_.AsyncLocalStorage();
    #isTheirs;
    #stream;
    constructor(options) {
        const { model, apiKey, baseUrl, price } = options;
        const host = baseUrl === undefined ? 'api.openai.com' : new URL(baseUrl).hostname;
        this.#isTheirs = /(?:^|\.)openai\.(?:com|azure\.com)$/.test(host);
        this.name = `openai/${model}`;
        this.known = (0,model_catalog/* modelInfo */.gi)(model, { family: 'other', own: sellers.some(seller => seller.test(host)), price });
        this.#options = options;
        this.#stream = options.stream ?? true;
        this.#client = new openai/* default */.Ay({
            apiKey: apiKey ?? 'none',
            baseURL: baseUrl ?? 'https://api.openai.com/v1',
            organization: null,
            project: null,
            maxRetries: 0,
            logLevel: 'off',
            fetch: (input, init) => (this.#fetch.getStore() ?? fetch)(input, init),
        });
    }
    async send(request, signal) {
        const patience = { ...retry/* RETRY_POLICY */.yE, ...this.#options.patience };
        return (0,retry/* withRetries */.LH)({
            name: this.name,
            patience,
            signal,
            faultOf: error => faultOf(error, this.#options.apiKey === undefined ? [] : [this.#options.apiKey]),
            once: async ({ signal: stop, fetch: told, lost }) => ({
                ...(await this.#fetch.run(told, () => this.#once(request, stop))),
                lost,
            }),
        });
    }
    async #once(request, signal) {
        const started = external_node_perf_hooks_.performance.now();
        const { tokens, ...answer } = await this.#ask(request, signal);
        return { ...answer, usage: (0,pricing/* usageFor */.Nn)(tokens, { price: this.known.price, waitedMs: external_node_perf_hooks_.performance.now() - started }) };
    }
    async #ask(request, signal) {
        const { model, effort } = this.#options;
        const ask = this.#isTheirs ? askResponses : askChat;
        const told = { effort: (0,model_catalog/* effortOf */.yf)(this.known, effort), known: this.known, strict: this.#isTheirs };
        const options = { client: this.#client, model, request, ...told, signal };
        if (!this.#stream)
            return ask({ ...options, stream: false });
        try {
            return await ask({ ...options, stream: true });
        }
        catch (error) {
            if ((0,retry/* causeOf */.rl)(error, retry/* StreamUnsupported */.sL) === undefined)
                throw error;
            const asked = await ask({ ...options, stream: false });
            this.#stream = false;
            return asked;
        }
    }
}
const sellers = [/(?:^|\.)openai\.com$/, /(?:^|\.)googleapis\.com$/, /(?:^|\.)aliyuncs\.com$/];
const PASSING = /rate_limit|overloaded|server_error|timeout|unavailable|internal|502|503|504|529/i;
const TOO_LONG = /context_length_exceeded|exceed_context_size|maximum context length|input token count|range of input length|prompt is too long|string_above_max_length/i;
function faultOf(error, secrets) {
    const hide = (0,redaction/* redactor */.$)(secrets);
    if (error instanceof openai/* APIConnectionError */.xX)
        return (0,retry/* lostConnection */.LQ)(error.cause ?? error);
    if (error instanceof openai/* APIError */.LG) {
        const status = error.status;
        const said = `${error.code} ${error.type} ${error.message}`;
        if (status === 413 || ((status === undefined || status === 400) && TOO_LONG.test(said)))
            return { kind: 'too-long' };
        if (status !== undefined) {
            const message = hide(error.message);
            return (0,retry/* faultOfStatus */.yQ)(status, { message, headers: error.headers });
        }
        const reason = `it broke off: ${hide(error.message).replace(/\s+/g, ' ').slice(0, 200)}.`;
        return { kind: PASSING.test(said) ? 'passing' : 'lasting', reason };
    }
    if (error instanceof openai/* OpenAIError */.vc || error instanceof SyntaxError || (0,retry/* isNetworkError */.TX)(error))
        return (0,retry/* lostConnection */.LQ)(error);
    return undefined;
}


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
