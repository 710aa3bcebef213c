export const id = 692;
export const ids = [692];
export const modules = {

/***/ 4692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AnthropicModel: () => (/* binding */ AnthropicModel)
/* harmony export */ });
/* harmony import */ var node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(643);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7766);
/* harmony import */ var _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5064);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2047);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9241);






const TIMEOUT_MS = 5 * 60_000;
const TRIES = 3;
const MOST_WAIT_MS = 30_000;
const Answer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('message'),
    content: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    stop_reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    usage: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        input_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        output_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        cache_read_input_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish(),
        cache_creation_input_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish(),
    }),
});
class AnthropicModel {
    name;
    #client;
    #options;
    constructor(options) {
        this.name = `anthropic/${options.model}`;
        this.#options = options;
        this.#client = new _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_4__/* .Anthropic */ .N({
            apiKey: options.apiKey,
            authToken: null,
            baseURL: options.baseUrl ?? 'https://api.anthropic.com',
            maxRetries: 0,
            logLevel: 'off',
        });
    }
    async send(request, signal) {
        for (let tried = 1;; tried += 1) {
            try {
                return await this.#once(request, signal);
            }
            catch (error) {
                signal.throwIfAborted();
                const wait = tried < TRIES ? waitAfter(error, tried) : undefined;
                if (wait === undefined)
                    throw new _model_js__WEBPACK_IMPORTED_MODULE_5__/* .ModelUnavailable */ .A(`${this.name}: ${reasonOf(error)}`, { cause: error });
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(wait, undefined, { signal });
            }
        }
    }
    async #once(request, signal) {
        const started = node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__.performance.now();
        const timeout = AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS);
        const message = await this.#client.messages
            .create(body(request, this.#options.model), {
            signal: AbortSignal.any([signal, timeout]),
        })
            .catch((error) => {
            throw timeout.aborted ? new _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_6__/* .APIConnectionTimeoutError */ .qA() : error;
        });
        const checked = Answer.safeParse(message);
        if (!checked.success)
            throw new _model_js__WEBPACK_IMPORTED_MODULE_5__/* .ModelUnavailable */ .A('its answer is not a message of the Messages API.');
        const { usage, stop_reason } = checked.data;
        const cachedTokens = usage.cache_read_input_tokens ?? 0;
        return {
            content: message.content,
            stopReason: stop_reason,
            usage: {
                requests: 1,
                waitedMs: node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__.performance.now() - started,
                inputTokens: usage.input_tokens + cachedTokens + (usage.cache_creation_input_tokens ?? 0),
                cachedTokens,
                outputTokens: usage.output_tokens,
                dollars: 0,
            },
        };
    }
}
function body(request, model) {
    return {
        model,
        max_tokens: request.maxTokens,
        system: [{ type: 'text', text: request.system, cache_control: { type: 'ephemeral' } }],
        messages: withBreakpoint(request.messages),
        ...(request.tools === undefined ? {} : { tools: [...request.tools] }),
        ...(request.schema === undefined
            ? {}
            : { output_config: { format: { type: 'json_schema', schema: request.schema } } }),
    };
}
function withBreakpoint(messages) {
    const last = messages.at(-1);
    if (last?.role !== 'user')
        return [...messages];
    const blocks = typeof last.content === 'string' ? [{ type: 'text', text: last.content }] : [...last.content];
    const end = blocks.at(-1);
    if (end !== undefined && (end.type === 'text' || end.type === 'tool_result')) {
        blocks[blocks.length - 1] = { ...end, cache_control: { type: 'ephemeral' } };
    }
    return [...messages.slice(0, -1), { role: 'user', content: blocks }];
}
function waitAfter(error, tried) {
    const backoff = 500 * 4 ** tried;
    if (error instanceof _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_6__/* .APIConnectionError */ .xX || (error instanceof Error && error.name === 'TimeoutError'))
        return backoff;
    if (!(error instanceof _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_6__/* .APIError */ .LG))
        return undefined;
    const status = error.status;
    if (status === undefined || !(status === 408 || status === 409 || status === 429 || status >= 500))
        return undefined;
    const asked = Number(error.headers?.get('retry-after') ?? Number.NaN) * 1000;
    if (Number.isNaN(asked))
        return backoff;
    return asked > MOST_WAIT_MS ? undefined : asked;
}
function reasonOf(error) {
    if (error instanceof _model_js__WEBPACK_IMPORTED_MODULE_5__/* .ModelUnavailable */ .A)
        return error.message;
    if (error instanceof _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_6__/* .APIError */ .LG && error.status !== undefined) {
        const status = Number(error.status);
        if (status === 401 || status === 403)
            return `it refuses the key (HTTP ${status}).`;
        if (status === 404)
            return 'it does not know this model (HTTP 404).';
        if (status === 429)
            return 'it limits the rate of requests (HTTP 429).';
        return `HTTP ${status}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).slice(0, 200)}`;
    }
    return `no answer (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).slice(0, 200)}).`;
}


/***/ }),

/***/ 9241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ ModelUnavailable)
/* harmony export */ });
class ModelUnavailable extends Error {
}


/***/ })

};
