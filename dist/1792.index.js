export const id = 1792;
export const ids = [1792];
export const modules = {

/***/ 92035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ messagesModel)
/* harmony export */ });
/* harmony import */ var _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25064);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);
/* harmony import */ var _api_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73332);
/* harmony import */ var _model_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26611);





function messagesModel({ secrets = [], ...options }) {
    return new _model_client_js__WEBPACK_IMPORTED_MODULE_2__/* .ModelClient */ .f({ ...options, secrets, errors: ERRORS, send: call => sendMessages(call, options) });
}
const MessagesAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('message'),
    content: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    stop_reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    stop_details: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ category: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish() }).nullish(),
    usage: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        input_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        output_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        cache_read_input_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish(),
        cache_creation_input_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish(),
    }),
});
async function sendMessages({ client, request, stream, signal, deadlineMs }, options) {
    const body = bodyOf(request, options);
    const message = stream
        ? await client.messages.stream(body, { signal }).finalMessage()
        : await client.messages.create(body, { signal, timeout: deadlineMs });
    const checked = MessagesAnswer.safeParse(message);
    if (!checked.success)
        throw new _api_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidAnswer */ .WL('its answer is not a message of the Messages API.');
    const { usage, stop_reason: reason, stop_details: details } = checked.data;
    const cacheRead = usage.cache_read_input_tokens ?? 0;
    const cacheWrite = usage.cache_creation_input_tokens ?? 0;
    return {
        content: message.content,
        stopReason: STOP_REASONS[reason] ?? 'end',
        ...(typeof details?.category === 'string' ? { detail: details.category } : {}),
        tokens: {
            input: usage.input_tokens + cacheRead + cacheWrite,
            cacheRead,
            cacheWrite,
            output: usage.output_tokens,
        },
    };
}
const STOP_REASONS = {
    end_turn: 'end',
    stop_sequence: 'end',
    tool_use: 'tools',
    max_tokens: 'max-tokens',
    refusal: 'refusal',
    pause_turn: 'paused',
    model_context_window_exceeded: 'context',
};
const CACHE_MARK = { cache_control: { type: 'ephemeral' } };
function bodyOf(request, { model, info, effort, strict }) {
    const tools = strict ? request.tools : request.tools.map(withoutStrict);
    return {
        model,
        max_tokens: Math.min(request.maxTokens, info.longestAnswer),
        tools: [...tools],
        system: [{ type: 'text', text: request.system, ...CACHE_MARK }],
        messages: withCacheMark(request.messages),
        ...thinkingOf(info, effort),
    };
}
function withoutStrict({ name, description = '', input_schema: schema }) {
    return { name, description, input_schema: schema };
}
function thinkingOf({ efforts = [], noThinking }, effort) {
    if (effort === undefined)
        return {};
    if (effort !== 'none')
        return efforts.includes(effort) ? { output_config: { effort } } : {};
    const low = efforts.includes('low') ? { output_config: { effort: 'low' } } : {};
    return noThinking === undefined ? low : { ...low, thinking: { type: noThinking } };
}
const OPENING_MARKS = 2;
function withCacheMark(messages) {
    const last = messages.length - 1;
    return messages.map((message, index) => {
        if (index === 0)
            return withMarks(message, last === 0 ? OPENING_MARKS + 1 : OPENING_MARKS);
        return index === last ? markedMessage(message) : message;
    });
}
function withMarks(message, most) {
    if (message.role !== 'user' || typeof message.content === 'string')
        return message;
    let marks = 0;
    const content = message.content.map(block => {
        if (block.type !== 'text' || block.cache_control == null)
            return block;
        marks += 1;
        const { cache_control: _, ...rest } = block;
        return marks <= most ? block : rest;
    });
    return { role: 'user', content };
}
function markedMessage(message) {
    const blocks = typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : [...message.content];
    const end = blocks.at(-1);
    if (message.role !== 'user' || (end?.type !== 'text' && end?.type !== 'tool_result'))
        return message;
    return { role: 'user', content: [...blocks.slice(0, -1), { ...end, ...CACHE_MARK }] };
}
const ERRORS = {
    base: _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_4__/* .AnthropicError */ .pJ,
    connection: _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_4__/* .APIConnectionError */ .xX,
    response: _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_4__/* .APIError */ .LG,
    describe(error, redact) {
        const message = redact(error.apiMessage ?? error.message);
        return { message, text: `${error.type} ${message}`, label: error.type };
    },
    transient: /overloaded|api_error|rate_limit|timeout|throttl|unavailable|internal/i,
    tooLong: {
        pattern: /prompt is too long|too many (?:input )?tokens|input is too long|maximum context|exceed context limit|request_too_large/i,
        statuses: [400],
    },
    signInFault: cause => cause instanceof Error && cause.name === 'CredentialsProviderError'
        ? (0,_api_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .misconfigured */ .o7)(`no AWS credentials found (${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause).slice(0, 200)}).`)
        : undefined,
};


/***/ }),

/***/ 19411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   vertexModel: () => (/* binding */ vertexModel)
/* harmony export */ });
/* harmony import */ var _anthropic_ai_vertex_sdk__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82033);
/* harmony import */ var google_auth_library__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(492);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78104);
/* harmony import */ var _messages_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92035);
/* harmony import */ var _model_catalog_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46391);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49241);






const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
function vertexModel(options) {
    const { model, region = 'global', project, baseUrl, effort, price, retryPolicy } = options;
    const auth = options.auth ??
        (() => new google_auth_library__WEBPACK_IMPORTED_MODULE_1__.GoogleAuth({ scopes: SCOPE, ...(project === undefined ? {} : { projectId: project }) }).getClient());
    const name = `vertex/${model}`;
    return (0,_messages_api_js__WEBPACK_IMPORTED_MODULE_3__/* .messagesModel */ .w)({
        name,
        model,
        info: (0,_model_catalog_js__WEBPACK_IMPORTED_MODULE_4__/* .modelInfo */ .gi)(model, { family: 'claude', isListPriced: region === 'global', price }),
        effort,
        retryPolicy,
        strict: false,
        connect: async (fetch) => {
            const authClient = await auth().catch((error) => {
                const reason = (0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).slice(0, 200);
                throw Object.assign(new _model_js__WEBPACK_IMPORTED_MODULE_5__/* .ModelUnavailable */ .Al(`${name}: no Google Cloud credentials found (${reason}).`, { cause: error }), { isMisconfigured: true });
            });
            return new _anthropic_ai_vertex_sdk__WEBPACK_IMPORTED_MODULE_0__/* .AnthropicVertex */ .dc({
                authClient,
                region,
                ...(project === undefined ? {} : { projectId: project }),
                ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
                maxRetries: 0,
                logLevel: 'off',
                fetch,
            });
        },
    });
}


/***/ })

};
