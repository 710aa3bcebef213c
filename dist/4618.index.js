export const id = 4618;
export const ids = [4618];
export const modules = {

/***/ 74618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openaiModel: () => (/* binding */ openaiModel)
});

// EXTERNAL MODULE: ./node_modules/openai/index.mjs + 232 modules
var openai = __webpack_require__(98193);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/fixers/models/chat-reasoning.js
function thoughtOf(reasoning) {
    return { type: 'redacted_thinking', data: '', reasoning };
}
function thoughtsIn(blocks) {
    return Object.assign({}, ...blocks.map(block => ('reasoning' in block ? block.reasoning : {})));
}
function addThoughts(reasoning, part) {
    const { reasoning_content: text, reasoning_details: details } = part;
    if (typeof text === 'string')
        reasoning.reasoning_content = (reasoning.reasoning_content ?? '') + text;
    if (Array.isArray(details))
        for (const detail of details.filter(isDetail))
            reasoning.reasoning_details = withDetail(reasoning.reasoning_details, detail);
    return reasoning;
}
function isDetail(value) {
    return typeof value === 'object' && value !== null;
}
function withDetail(details = [], detail) {
    const last = details.at(-1);
    const isPiece = /^reasoning\.(?:text|summary)$/.test(String(detail.type));
    if (!isPiece || last === undefined || last.type !== detail.type || last.index !== detail.index)
        return [...details, detail];
    const joined = ['text', 'summary'].flatMap(name => name in last || name in detail ? [[name, `${textAt(last, name)}${textAt(detail, name)}`]] : []);
    return [...details.slice(0, -1), { ...last, ...detail, ...Object.fromEntries(joined) }];
}
function textAt(detail, name) {
    const text = detail[name];
    return typeof text === 'string' ? text : '';
}

// EXTERNAL MODULE: ./lib/fixers/models/model.js
var model = __webpack_require__(49241);
// EXTERNAL MODULE: ./lib/fixers/models/api-faults.js
var api_faults = __webpack_require__(73332);
;// CONCATENATED MODULE: ./lib/fixers/models/openai-format.js



function incompleteAnswer() {
    return new api_faults/* InvalidAnswer */.WL('its answer is incomplete.');
}
function throwIfError(answer) {
    const { error } = (answer ?? {});
    if (error)
        throw new openai/* APIError */.LG(undefined, error, error.message, undefined);
}
function parseToolInput(text) {
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
const BYTES_PER_TOKEN = 3;
function estimateTokens({ system, tools, messages }, content) {
    const count = (value) => Math.ceil(Buffer.byteLength(JSON.stringify(value)) / BYTES_PER_TOKEN);
    return { input: count([system, tools, messages]), cacheRead: 0, cacheWrite: 0, output: count(content) };
}

;// CONCATENATED MODULE: ./lib/fixers/models/chat-completions.js




async function sendChat(call) {
    const completion = call.stream ? await streamedCompletion(call) : await wholeCompletion(call);
    if (completion.finish === undefined)
        throw incompleteAnswer();
    const { reasoning } = completion;
    const content = [
        ...(Object.keys(reasoning).length === 0 ? [] : [thoughtOf(reasoning)]),
        ...(completion.text === '' ? [] : [{ type: 'text', text: completion.text }]),
        ...completion.calls.map(({ id, name, arguments: text, extra }) => ({
            type: 'tool_use',
            id: id === '' ? `call_${(0,external_node_crypto_.randomUUID)()}` : id,
            name,
            input: parseToolInput(text),
            ...(extra === undefined ? {} : { extra_content: extra }),
        })),
    ];
    const { usage, refusal } = completion;
    return {
        content,
        stopReason: refusal === '' ? stopReasonOf(completion) : 'refusal',
        ...(refusal === '' ? {} : { detail: refusal.slice(0, 200) }),
        tokens: usage?.prompt_tokens ? tokensOf(usage) : estimateTokens(call.request, content),
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
function stopReasonOf({ finish, calls }) {
    switch (finish) {
        case 'length':
            return 'max-tokens';
        case 'content_filter':
            return 'refusal';
        default:
            return calls.length > 0 ? 'tools' : 'end';
    }
}
async function wholeCompletion({ client, signal, ...call }) {
    const completion = await client.chat.completions.create({ ...bodyOf(call), stream: false }, { signal });
    throwIfError(completion);
    const choice = completion?.choices?.[0];
    if (choice?.message === undefined)
        throw incompleteAnswer();
    const { message, finish_reason: finish } = choice;
    const calls = (message.tool_calls ?? []).filter(each => each.type !== 'custom');
    return {
        text: message.content ?? '',
        reasoning: addThoughts({}, message),
        refusal: message.refusal ?? '',
        calls: calls.map(each => ({
            id: each.id ?? '',
            name: each.function.name,
            arguments: each.function.arguments,
            extra: each.extra_content,
        })),
        finish,
        usage: completion.usage,
    };
}
async function streamedCompletion({ client, signal, ...call }) {
    const chunks = await client.chat.completions.create({ ...bodyOf(call), stream: true, stream_options: { include_usage: true } }, { signal });
    const completion = {
        text: '',
        reasoning: {},
        refusal: '',
        calls: [],
        finish: undefined,
        usage: undefined,
    };
    const openCalls = new Map();
    for await (const chunk of chunks) {
        if (chunk.usage)
            completion.usage = chunk.usage;
        const choice = chunk.choices?.[0];
        if (choice === undefined)
            continue;
        completion.text += choice.delta?.content ?? '';
        completion.refusal += choice.delta?.refusal ?? '';
        addThoughts(completion.reasoning, choice.delta ?? {});
        for (const part of choice.delta?.tool_calls ?? [])
            completion.calls.push(...addPart(part, openCalls));
        completion.finish = choice.finish_reason ?? completion.finish;
    }
    signal.throwIfAborted();
    return completion;
}
function addPart(part, openCalls) {
    const index = part.index ?? 0;
    const current = openCalls.get(index);
    const isNew = current === undefined ||
        (part.id ? current.id !== '' && part.id !== current.id : Boolean(part.function?.name) && isComplete(current));
    const call = isNew ? { id: '', name: '', arguments: '' } : current;
    openCalls.set(index, call);
    if (part.id)
        call.id = part.id;
    if (part.function?.name)
        call.name = part.function.name;
    call.arguments += part.function?.arguments ?? '';
    const extra = part.extra_content;
    if (extra !== undefined)
        call.extra = extra;
    return isNew ? [call] : [];
}
function isComplete({ arguments: text }) {
    const input = parseToolInput(text);
    return text.trim() !== '' && !(typeof input === 'object' && input !== null && model/* NOT_JSON */.Jw in input);
}
function bodyOf({ model, request, info, effort, strict }) {
    const maxTokens = Math.min(request.maxTokens, info.longestAnswer);
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
        ...(strict || OPENAI_CURRENT.test(model) ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
        ...(effort === undefined ? {} : { reasoning_effort: effort }),
    };
}
const OPENAI_CURRENT = /(?:^|\/)(?:gpt-[5-9]|o\d)(?!.*chat)/;
function messagesOf({ role, content }) {
    const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : content;
    const texts = blocks.flatMap(block => (block.type === 'text' ? [block.text] : []));
    if (role === 'assistant') {
        const calls = blocks.flatMap(block => (block.type === 'tool_use' ? [callOf(block)] : []));
        const text = texts.join('\n');
        return [
            {
                role: 'assistant',
                content: text === '' && calls.length > 0 ? null : text,
                ...(calls.length === 0 ? {} : { tool_calls: calls }),
                ...thoughtsIn(blocks),
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

// EXTERNAL MODULE: ./lib/fixers/models/model-catalog.js + 2 modules
var model_catalog = __webpack_require__(46391);
// EXTERNAL MODULE: ./lib/fixers/models/model-client.js + 2 modules
var model_client = __webpack_require__(26611);
;// CONCATENATED MODULE: ./lib/fixers/models/responses.js



const WITHOUT_REASONING = new WeakMap();
async function sendResponses(call) {
    const { client, model } = call;
    const known = WITHOUT_REASONING.get(client) ?? new Set();
    try {
        return await sendOnce(call, { hasReasoning: !known.has(model) && !NOT_REASONING.test(model) });
    }
    catch (error) {
        const isRefused = error instanceof openai/* APIError */.LG && error.status === 400 && REFUSES_REASONING.test(error.message);
        if (!isRefused || known.has(model))
            throw error;
        WITHOUT_REASONING.set(client, known.add(model));
        return sendOnce(call, { hasReasoning: false });
    }
}
const REFUSES_REASONING = /encrypted content is not supported|reasoning\.encrypted_content/i;
async function sendOnce(call, { hasReasoning }) {
    const { client, signal, stream } = call;
    const body = responses_bodyOf(call, hasReasoning);
    const answer = stream
        ? await finalAnswer(await client.responses.create({ ...body, stream: true }, { signal }))
        : await client.responses.create({ ...body, stream: false }, { signal }).catch(rethrowMissingAnswer);
    signal.throwIfAborted();
    if (answer?.status === undefined)
        throwIfError(answer);
    if (!Array.isArray(answer?.output))
        throw incompleteAnswer();
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
        stopReason: refusal === undefined ? responses_stopReasonOf(answer) : 'refusal',
        ...(refusal === undefined ? {} : { detail: refusal.refusal.slice(0, 200) }),
        tokens: !usage?.input_tokens
            ? estimateTokens(call.request, content)
            : {
                input: usage.input_tokens,
                cacheRead: cached?.cached_tokens ?? 0,
                cacheWrite: cached?.cache_write_tokens ?? 0,
                output: usage.output_tokens,
            },
    };
}
function rethrowMissingAnswer(error) {
    throw error instanceof TypeError && !(0,api_faults/* isNetworkError */.TX)(error) ? incompleteAnswer() : error;
}
function responses_stopReasonOf({ status, incomplete_details: details, output }) {
    if (status === 'incomplete')
        return details?.reason === 'content_filter' ? 'refusal' : 'max-tokens';
    return output.some(({ type }) => type === 'function_call') ? 'tools' : 'end';
}
async function finalAnswer(events) {
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
            return [{ type: 'tool_use', id: item.call_id, name: item.name, input: parseToolInput(item.arguments), item }];
        default:
            return [{ type: 'redacted_thinking', data: '', item }];
    }
}
const NOT_REASONING = /^gpt-[34]|chat/;
function responses_bodyOf({ model, request, info, effort, strict }, hasReasoning) {
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
        max_output_tokens: Math.min(request.maxTokens, info.longestAnswer),
        store: false,
        ...(hasReasoning ? { include: ['reasoning.encrypted_content'] } : {}),
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





function openaiModel(options) {
    const { model, apiKey, baseUrl, price, retryPolicy, stream } = options;
    const host = baseUrl === undefined ? 'api.openai.com' : new URL(baseUrl).hostname;
    const isOpenAI = /(?:^|\.)openai\.(?:com|azure\.com)$/.test(host);
    const info = (0,model_catalog/* modelInfo */.gi)(model, { family: 'other', isListPriced: VENDORS.some(vendor => vendor.test(host)), price });
    const sendRequest = isOpenAI ? sendResponses : sendChat;
    return new model_client/* ModelClient */.f({
        name: `openai/${model}`,
        info,
        retryPolicy,
        stream,
        secrets: apiKey === undefined ? [] : [apiKey],
        errors: ERRORS,
        connect: async (fetch) => new openai/* default */.Ay({
            apiKey: apiKey ?? 'none',
            baseURL: baseUrl ?? 'https://api.openai.com/v1',
            organization: null,
            project: null,
            maxRetries: 0,
            logLevel: 'off',
            fetch,
        }),
        send: call => sendRequest({ ...call, model, info, effort: (0,model_catalog/* effortOf */.yf)(info, options.effort), strict: isOpenAI }),
    });
}
const VENDORS = [/(?:^|\.)openai\.com$/, /(?:^|\.)googleapis\.com$/, /(?:^|\.)aliyuncs\.com$/];
const ERRORS = {
    base: openai/* OpenAIError */.vc,
    connection: openai/* APIConnectionError */.xX,
    response: openai/* APIError */.LG,
    describe: (error, redact) => ({
        message: redact(error.message),
        text: `${error.code} ${error.type} ${error.message}`,
    }),
    transient: /rate_limit|overloaded|server_error|timeout|unavailable|internal|502|503|504|529/i,
    tooLong: {
        pattern: /context_length_exceeded|exceed_context_size|maximum (?:context|prompt) length|input token count|range of input length|prompt is too long|string_above_max_length/i,
        statuses: [undefined, 400],
    },
};


/***/ })

};
