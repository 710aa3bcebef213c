export const id = 2581;
export const ids = [2581];
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
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   pc: () => (/* binding */ redacted),
/* harmony export */   u1: () => (/* binding */ settingWithoutSecrets)
/* harmony export */ });
const SECRET_PATTERNS = [
    ['gh', /\bgh[pousr]_[A-Za-z0-9]{20,}/g],
    ['github_pat_', /\bgithub_pat_[A-Za-z0-9_]{20,}/g],
    ['sk-', /\bsk-[A-Za-z0-9_-]{20,}/g],
    ['k_', /\b[srp]k_(?:live|test)_[A-Za-z0-9]{16,}/g],
    ['whsec_', /\bwhsec_[A-Za-z0-9+/=]{20,}/g],
    ['AIza', /\bAIza[A-Za-z0-9_-]{35}/g],
    ['gl', /\bgl(?:pat|ptt|dt|rt|ft|cbt|soat|agent|imt)-[A-Za-z0-9_-]{20,}/g],
    ['npm_', /\bnpm_[A-Za-z0-9]{36}/g],
    ['pypi-', /\bpypi-[A-Za-z0-9_-]{50,}/g],
    ['hf_', /\bhf_[A-Za-z0-9]{30,}/g],
    ['SG.', /\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/g],
    ['AKIA', /\bAKIA[0-9A-Z]{16}\b/g],
    ['ASIA', /\bASIA[0-9A-Z]{16}\b/g],
    ['xox', /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g],
    ['xapp-', /\bxapp-[A-Za-z0-9-]{20,}/g],
    ['hooks.slack.com', /\bhooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9/_-]{20,}/g],
    ['/api/webhooks/', /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{1,30}\/[A-Za-z0-9_-]{20,}/g],
    ['shp', /\bshp(?:at|ca|pa|ss)_[A-Fa-f0-9]{32}/g],
    ['_v1_', /\bdo[opr]_v1_[a-f0-9]{64}/g],
    ['dckr_', /\bdckr_[op]at_[A-Za-z0-9_-]{20,}/g],
    ['rubygems_', /\brubygems_[a-f0-9]{48}/g],
    ['ATATT', /\bATATT[A-Za-z0-9_=-]{20,}/g],
    ['dapi', /\bdapi[a-f0-9]{32}/g],
    ['gl', /\bgl(?:c|sa)_[A-Za-z0-9+/=_-]{20,}/g],
    ['hv', /\bhv[bs]\.[A-Za-z0-9_-]{20,}/g],
    ['lin_', /\blin_(?:api|oauth)_[A-Za-z0-9]{20,}/g],
    ['ntn_', /\bntn_[A-Za-z0-9]{20,}/g],
    ['pscale_', /\bpscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.=-]{20,}/g],
    ['sntry', /\bsntry[su]_[A-Za-z0-9+/=_-]{20,}/g],
    ['sbp_', /\bsbp_[a-f0-9]{40}/g],
    ['ya29.', /\bya29\.[A-Za-z0-9_-]{20,}/g],
    ['GOCSPX-', /\bGOCSPX-[A-Za-z0-9_-]{20,}/g],
    ['eyJ', /\beyJ[\w-]{10,800}\.eyJ[\w-]{10,2000}\.[\w-]{10,1000}/g],
    [
        '-----BEGIN ',
        /-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY(?: BLOCK)?-----|$)/g,
    ],
    ['@', /(?<=:\/\/[^\s/:@"']{0,100}:)[^\s/@"']{3,200}(?=@)/g],
    ['@', /(?<=https?:\/\/)(?=[^\s/:@"']{0,200}\d)[^\s/:@"']{12,200}(?=@)/g],
];
const USER = /^[^\s/:@]{1,200}:[^\s/@]{1,200}@/;
const OPTION = /(?<!truststore[-_.]?)(?:password|passwd|passphrase|proxypass|secret|token|api[-_]?key)=(?!\d{1,20}$|true$|false$)\S/i;
function settingWithoutSecrets(value) {
    const words = value.split(' ');
    const secret = words.filter(isCredential);
    return secret.some(word => !word.startsWith('-')) ? undefined : words.filter(word => !secret.includes(word)).join(' ');
}
const redactKnown = redactor([]);
function isCredential(word) {
    return redactKnown(word) !== word || USER.test(word) || OPTION.test(word);
}
function masked(secret) {
    return `***${'\n'.repeat(secret.split('\n').length - 1)}`;
}
function redactor(secrets) {
    const values = secrets
        .filter(secret => secret.length >= 6)
        .flatMap(secret => [
        secret,
        Buffer.from(secret)
            .toString('base64')
            .replace(/={1,2}$/, ''),
    ])
        .toSorted((a, b) => b.length - a.length);
    return text => {
        const known = values.reduce((result, value) => result.replaceAll(value, masked), text);
        return SECRET_PATTERNS.reduce((result, [part, pattern]) => (result.includes(part) ? result.replace(pattern, masked) : result), known);
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

/***/ 73332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   TX: () => (/* binding */ isNetworkError),
/* harmony export */   WL: () => (/* binding */ InvalidAnswer),
/* harmony export */   o7: () => (/* binding */ misconfigured),
/* harmony export */   rl: () => (/* binding */ causeOf),
/* harmony export */   sL: () => (/* binding */ StreamUnsupported)
/* harmony export */ });
/* unused harmony exports faultOfStatus, lostConnection */
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);
/* harmony import */ var _domain_policy_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89122);


class InvalidAnswer extends Error {
}
class StreamUnsupported extends Error {
}
function faultOf(error, errors, secrets) {
    if (error instanceof errors.connection)
        return errors.signInFault?.(error.cause) ?? lostConnection(error.cause ?? error);
    if (error instanceof errors.response) {
        const { status, headers } = error;
        const { message, text, label } = errors.describe(error, (0,_domain_policy_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redactor */ .$p)(secrets));
        const isForeign = error.error === undefined || isUnknownPath(error.error);
        const { pattern, statuses } = errors.tooLong;
        if (status === 413 || (statuses.includes(status) && pattern.test(text)))
            return { kind: 'too-long' };
        if (NO_CREDIT.test(text) && !RATE_LIMIT.test(text))
            return misconfigured(`its account has no credit${status === undefined ? '' : ` (HTTP ${status})`}.`);
        if (status === 400 && WRONG_KEY.test(text))
            return misconfigured('it refuses the key (HTTP 400).');
        if (status === 400 && UNKNOWN_MODEL.test(text))
            return misconfigured('it does not know this model (HTTP 400).');
        if (status !== undefined)
            return faultOfStatus(status, { message, headers, text, isForeign });
        const reason = `error in its stream: ${firstWords(label ?? message)}.`;
        return { kind: errors.transient.test(text) ? 'transient' : 'permanent', reason };
    }
    if (error instanceof errors.base || error instanceof SyntaxError || isNetworkError(error))
        return lostConnection(error);
    return undefined;
}
const NO_CREDIT = /credit balance is too low|insufficient_quota|exceeded your current quota/i;
const RATE_LIMIT = /\b(?:retry|try again) in (?=\d{1,6}(?:\.\d{1,12})?[hms])(?:(?<hours>\d{1,6})h)?(?:(?<minutes>\d{1,6})m(?!s))?(?:(?<number>\d{1,6}(?:\.\d{1,12})?)(?<unit>m?s))?\b|"retryDelay": ?"(?<delay>\d{1,6}(?:\.\d{1,12})?)s"/i;
const WRONG_KEY = /API key (?:not valid|expired)|API_KEY_INVALID|invalid (?:api|x-api)[ -]key/i;
const UNKNOWN_MODEL = /\bmodel_not_found\b|model identifier is invalid|\bthe model [`'"]?[\w./:-]{1,100}[`'"]? does not exist\b/i;
function misconfigured(reason) {
    return { kind: 'permanent', reason, isMisconfigured: true };
}
const PAGE = /^\s{0,99}(?:\d{3} )?\s{0,99}<(?:!doctype|html|head)\b/i;
function faultOfStatus(status, { message, headers, text = message, isForeign = false, }) {
    if (status === 403 && isForeign && PAGE.test(message))
        return misconfigured('a proxy or a firewall before it refuses the request with a page (HTTP 403).');
    if (status === 404 && isForeign && !/\bmodel\b/i.test(message))
        return misconfigured('its address has no such API (HTTP 404): check the base URL.');
    if (status === 401 || status === 403)
        return misconfigured(`it refuses the key (HTTP ${status}).`);
    if (status === 402)
        return misconfigured('its account has no credit (HTTP 402).');
    if (status === 404)
        return misconfigured('it does not know this model (HTTP 404).');
    const reason = status === 429
        ? 'it limits the rate of requests (HTTP 429).'
        : `HTTP ${status}: ${firstWords(withoutStatus(message.slice(0, 1_000), status))}`;
    const isTransient = status === 408 || status === 409 || status === 429 || status >= 500;
    return isTransient
        ? { kind: 'transient', reason, waitMs: retryAfter(headers) ?? statedWait(text) }
        : { kind: 'permanent', reason };
}
function isUnknownPath(error) {
    return typeof error === 'object' && error !== null && 'detail' in error && !('message' in error);
}
function withoutStatus(message, status) {
    const begin = `${status} `;
    return message.startsWith(begin) ? withoutStatus(message.slice(begin.length), status) : message;
}
function statedWait(text) {
    const groups = RATE_LIMIT.exec(text)?.groups;
    if (groups === undefined)
        return undefined;
    const { hours = 0, minutes = 0, number = 0, unit, delay = 0 } = groups;
    const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(delay);
    return seconds * 1000 + Number(number) * (unit?.toLowerCase() === 'ms' ? 1 : 1000);
}
function retryAfter(headers) {
    const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
    if (exact > 0)
        return exact;
    const text = headers?.get('retry-after');
    if (text === null || text === undefined || text === '')
        return undefined;
    const seconds = Number(text);
    const milliseconds = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
    return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
function firstWords(text) {
    return text.replace(/\s+/g, ' ').slice(0, 200);
}
function isNetworkError(error) {
    return error instanceof TypeError && /terminated|fetch failed|network|socket/i.test(error.message);
}
function lostConnection(error) {
    return { kind: 'transient', reason: `no answer (${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).slice(0, 200)}).` };
}
function causeOf(error, kind) {
    if (error instanceof kind)
        return error;
    return error instanceof Error && error.cause !== undefined ? causeOf(error.cause, kind) : undefined;
}


/***/ }),

/***/ 46391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yE: () => (/* binding */ PRICES_FROM),
  yf: () => (/* binding */ effortOf),
  gi: () => (/* binding */ modelInfo)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/domain/model/usage.js
var usage = __webpack_require__(30109);
;// CONCATENATED MODULE: ./lib/fixers/models/price-list.js


const Rate = schemas/* strictObject */.rej({
    input: schemas/* number */.aig().nonnegative(),
    output: schemas/* number */.aig().nonnegative(),
    cacheRead: schemas/* number */.aig().nonnegative(),
    cacheWrite: schemas/* number */.aig().nonnegative(),
});
const Price = Rate.extend({
    long: schemas/* strictObject */.rej({ above: schemas/* int */.Whr().positive(), price: Rate }).readonly().optional(),
}).readonly();
const ListedModel = schemas/* strictObject */.rej({
    price: Price,
    window: schemas/* int */.Whr().positive(),
    longestAnswer: schemas/* int */.Whr().positive(),
    efforts: schemas/* array */.YOg(schemas/* enum */.k5n(usage/* EFFORTS */.ig)).readonly(),
    noThinking: schemas/* enum */.k5n(['disabled', 'between_tools']).optional(),
})
    .readonly();
const PriceList = schemas/* strictObject */.rej({
    date: iso/* date */.p6(),
    sources: schemas/* array */.YOg(schemas/* url */.OZ5()),
    models: schemas/* strictObject */.rej({
        claude: schemas/* record */.g1P(schemas/* string */.YjP(), ListedModel),
        other: schemas/* record */.g1P(schemas/* string */.YjP(), ListedModel),
    }),
});

;// CONCATENATED MODULE: ./lib/fixers/models/prices.json
const prices_namespaceObject = /*#__PURE__*/JSON.parse('{"date":"2026-11-21","sources":["https://ai.google.dev/gemini-api/docs/pricing","https://developers.openai.com/api/docs/pricing","https://platform.claude.com/docs/en/about-claude/pricing","https://www.alibabacloud.com/help/en/model-studio/model-pricing"],"models":{"claude":{"claude-fable-5-1":{"price":{"input":10,"output":50,"cacheRead":0.25,"cacheWrite":12.5},"window":1000000,"longestAnswer":128000,"efforts":["low","medium","high","xhigh","max"]},"claude-fable-5-2":{"price":{"input":8,"output":40,"cacheRead":0.2,"cacheWrite":10},"window":1000000,"longestAnswer":128000,"efforts":["low","medium","high","xhigh","max"]},"claude-haiku-4-5":{"price":{"input":1,"output":5,"cacheRead":0.1,"cacheWrite":1.25},"window":200000,"longestAnswer":64000,"efforts":[]},"claude-haiku-5-5":{"price":{"input":0.1,"output":0.5,"cacheRead":0.01,"cacheWrite":0.125,"long":{"above":100000,"price":{"input":0.5,"output":2.5,"cacheRead":0.05,"cacheWrite":0.625}}},"window":1000000,"longestAnswer":128000,"efforts":["low","medium","high","xhigh","max"],"noThinking":"disabled"},"claude-opus-5":{"price":{"input":5,"output":25,"cacheRead":0.5,"cacheWrite":6.25},"window":1000000,"longestAnswer":128000,"efforts":["low","medium","high","xhigh","max"]},"claude-opus-5-5":{"price":{"input":4,"output":20,"cacheRead":0.2,"cacheWrite":5},"window":1000000,"longestAnswer":128000,"efforts":["low","medium","high","xhigh","max"]},"claude-sonnet-5":{"price":{"input":2,"output":10,"cacheRead":0.2,"cacheWrite":2.5},"window":1000000,"longestAnswer":128000,"efforts":["low","medium","high","xhigh","max"],"noThinking":"disabled"},"claude-sonnet-5-5":{"price":{"input":2,"output":10,"cacheRead":0.1,"cacheWrite":2.5},"window":1000000,"longestAnswer":128000,"efforts":["low","medium","high","xhigh","max"],"noThinking":"between_tools"}},"other":{"gemini-2.5-flash":{"price":{"input":0.3,"output":2.5,"cacheRead":0.03,"cacheWrite":0.3},"window":1048576,"longestAnswer":65536,"efforts":["low","medium","high"]},"gemini-2.5-pro":{"price":{"input":1.25,"output":10,"cacheRead":0.125,"cacheWrite":1.25,"long":{"above":200000,"price":{"input":2.5,"output":15,"cacheRead":0.25,"cacheWrite":2.5}}},"window":1048576,"longestAnswer":65536,"efforts":["low","medium","high"]},"gemini-3.1-pro-preview":{"price":{"input":2,"output":12,"cacheRead":0.2,"cacheWrite":2,"long":{"above":200000,"price":{"input":4,"output":18,"cacheRead":0.4,"cacheWrite":4}}},"window":1048576,"longestAnswer":65536,"efforts":["low","medium","high"]},"gemini-3.5-flash":{"price":{"input":1.5,"output":9,"cacheRead":0.15,"cacheWrite":1.5},"window":1048576,"longestAnswer":65536,"efforts":["low","medium","high"]},"gemini-3.5-flash-lite":{"price":{"input":0.3,"output":2.5,"cacheRead":0.03,"cacheWrite":0.3},"window":1048576,"longestAnswer":65536,"efforts":["low","medium","high"]},"gemini-3.8-flash":{"price":{"input":0.75,"output":3.75,"cacheRead":0.075,"cacheWrite":0.75},"window":1048576,"longestAnswer":65536,"efforts":["low","medium","high"]},"gpt-5.1":{"price":{"input":1.25,"output":10,"cacheRead":0.125,"cacheWrite":1.25},"window":400000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-5.2":{"price":{"input":1.75,"output":14,"cacheRead":0.175,"cacheWrite":1.75},"window":400000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-5.4":{"price":{"input":2.5,"output":15,"cacheRead":0.25,"cacheWrite":2.5,"long":{"above":272000,"price":{"input":5,"output":22.5,"cacheRead":0.5,"cacheWrite":5}}},"window":1050000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-5.4-mini":{"price":{"input":0.75,"output":4.5,"cacheRead":0.075,"cacheWrite":0.75},"window":400000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-5.5":{"price":{"input":5,"output":30,"cacheRead":0.5,"cacheWrite":5,"long":{"above":272000,"price":{"input":10,"output":45,"cacheRead":1,"cacheWrite":10}}},"window":1050000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-5.6":{"price":{"input":4,"output":20,"cacheRead":0.4,"cacheWrite":5,"long":{"above":272000,"price":{"input":8,"output":30,"cacheRead":0.8,"cacheWrite":10}}},"window":1050000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-5.6-luna":{"price":{"input":0.2,"output":1.2,"cacheRead":0.02,"cacheWrite":0.25,"long":{"above":272000,"price":{"input":0.4,"output":1.8,"cacheRead":0.04,"cacheWrite":0.5}}},"window":1050000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-5.6-sol":{"price":{"input":4,"output":20,"cacheRead":0.4,"cacheWrite":5,"long":{"above":272000,"price":{"input":8,"output":30,"cacheRead":0.8,"cacheWrite":10}}},"window":1050000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-5.6-terra":{"price":{"input":2,"output":12,"cacheRead":0.2,"cacheWrite":2.5,"long":{"above":272000,"price":{"input":4,"output":18,"cacheRead":0.4,"cacheWrite":5}}},"window":1050000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-6-astra":{"price":{"input":10,"output":50,"cacheRead":1,"cacheWrite":12.5,"long":{"above":272000,"price":{"input":20,"output":75,"cacheRead":2,"cacheWrite":25}}},"window":1050000,"longestAnswer":128000,"efforts":["low","medium","high","xhigh","max"]},"gpt-6-luna":{"price":{"input":0.1,"output":0.5,"cacheRead":0.01,"cacheWrite":0.125,"long":{"above":272000,"price":{"input":0.2,"output":0.75,"cacheRead":0.02,"cacheWrite":0.25}}},"window":1050000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-6-sol":{"price":{"input":2,"output":10,"cacheRead":0.2,"cacheWrite":2.5,"long":{"above":272000,"price":{"input":4,"output":15,"cacheRead":0.4,"cacheWrite":5}}},"window":1050000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-6.1-sol":{"price":{"input":2,"output":10,"cacheRead":0.1,"cacheWrite":2.5,"long":{"above":272000,"price":{"input":4,"output":15,"cacheRead":0.2,"cacheWrite":5}}},"window":1050000,"longestAnswer":128000,"efforts":["low","medium","high","xhigh","max"]},"gpt-6.1-terra":{"price":{"input":1,"output":5,"cacheRead":0.05,"cacheWrite":1.25,"long":{"above":272000,"price":{"input":2,"output":7.5,"cacheRead":0.1,"cacheWrite":2.5}}},"window":1050000,"longestAnswer":128000,"efforts":["none","low","medium","high","xhigh","max"]},"gpt-6.2-sol":{"price":{"input":2,"output":10,"cacheRead":0.1,"cacheWrite":2.5,"long":{"above":272000,"price":{"input":4,"output":15,"cacheRead":0.2,"cacheWrite":5}}},"window":1050000,"longestAnswer":128000,"efforts":["low","medium","high","xhigh","max"]},"qwen3.8-flash":{"price":{"input":0.15,"output":0.47,"cacheRead":0.016,"cacheWrite":0.15},"window":991808,"longestAnswer":65536,"efforts":[]},"qwen3.8-max":{"price":{"input":2,"output":6,"cacheRead":0.25,"cacheWrite":2},"window":991808,"longestAnswer":65536,"efforts":[]}}}}');
;// CONCATENATED MODULE: ./lib/fixers/models/model-catalog.js


const LIST = PriceList.parse(prices_namespaceObject);
const PRICES_FROM = LIST.date;
const UNKNOWN = { price: undefined, window: 128_000, longestAnswer: 16_000, efforts: undefined };
const UNKNOWN_CLAUDE = { ...UNKNOWN, window: 200_000, longestAnswer: 32_000 };
function modelInfo(model, options) {
    const { family, isListPriced, price } = options;
    const models = LIST.models[family];
    const bareName = model
        .replace(/^(?:[a-z-]+\.)*anthropic\./, '')
        .replace(/(?:[@-]\d{8}|-\d{4}-\d\d-\d\d)?(?:-v\d+(?::\d+)?)?$/, '');
    const listed = Object.hasOwn(models, bareName) ? models[bareName] : undefined;
    const info = listed ?? (family === 'claude' ? UNKNOWN_CLAUDE : UNKNOWN);
    return { ...info, price: price ?? (isListPriced ? info.price : undefined) };
}
function effortOf({ efforts }, effort) {
    if (effort === undefined || efforts === undefined || efforts.includes(effort))
        return effort;
    return effort === 'none' && efforts.includes('low') ? 'low' : undefined;
}


/***/ }),

/***/ 26611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ ModelClient)
});

// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: ./lib/domain/policy/redaction.js
var redaction = __webpack_require__(89122);
// EXTERNAL MODULE: ./lib/fixers/models/api-faults.js
var api_faults = __webpack_require__(73332);
// EXTERNAL MODULE: ./lib/fixers/models/request-cost.js
var request_cost = __webpack_require__(30747);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/concurrency/abortable.js
var abortable = __webpack_require__(14265);
// EXTERNAL MODULE: ./lib/fixers/models/model.js
var model = __webpack_require__(49241);
;// CONCATENATED MODULE: ./lib/fixers/models/response-watchdog.js

class ResponseWatchdog {
    fetch;
    signal;
    timeout;
    hasAnswerStarted = false;
    #abort = new AbortController();
    #deadline;
    #idle;
    constructor({ deadlineMs, idleMs }, outer) {
        this.signal = AbortSignal.any([outer, this.#abort.signal]);
        const abortWith = (reason) => () => {
            this.timeout ??= { kind: 'transient', reason };
            this.#abort.abort();
        };
        this.#deadline = setTimeout(abortWith(`no answer within ${Math.round(deadlineMs / 1000)} s.`), deadlineMs);
        const onData = () => {
            clearTimeout(this.#idle);
            this.#idle = setTimeout(abortWith(`its answer stalled for ${Math.round(idleMs / 1000)} s.`), idleMs);
        };
        this.fetch = async (input, init) => {
            const wantsStream = typeof init?.body === 'string' && requestsStream(init.body);
            const response = await fetch(input, init);
            this.hasAnswerStarted ||= response.ok && /event-?stream/.test(response.headers.get('content-type') ?? '');
            return watchedResponse(response, { onData, wantsStream });
        };
    }
    end() {
        clearTimeout(this.#deadline);
        clearTimeout(this.#idle);
    }
}
function requestsStream(body) {
    return /"stream":\s*true/.test(body) && JSON.parse(body).stream === true;
}
function watchedResponse(response, { onData, wantsStream }) {
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && !/json|event-?stream/.test(type)) {
        discardBody(response);
        throw new api_faults/* InvalidAnswer */.WL(type === ''
            ? 'its answer has no content type.'
            : `its answer is ${type.split(';')[0]}, not a message of its API.`);
    }
    if (response.ok && wantsStream && /json/.test(type)) {
        discardBody(response);
        throw new api_faults/* StreamUnsupported */.sL('a whole message in place of a stream');
    }
    if (response.body === null)
        return response;
    onData();
    const body = response.body.pipeThrough(new TransformStream({
        transform(chunk, controller) {
            onData();
            controller.enqueue(chunk);
        },
    }));
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
}
function discardBody({ body }) {
    body?.cancel().catch(() => undefined);
}

;// CONCATENATED MODULE: ./lib/fixers/models/retry.js





const RETRY_POLICY = { deadlineMs: 10 * 60_000, idleMs: 120_000, tries: 3, backoffMs: 2_000 };
const MAX_WAIT_MS = 70_000;
async function withRetries(call) {
    const { name, retryPolicy, signal } = call;
    let lost = 0;
    for (let tried = 1;; tried += 1) {
        const watchdog = new ResponseWatchdog(retryPolicy, signal);
        try {
            return await (0,abortable/* unlessAborted */.W)(call.attempt({ signal: watchdog.signal, fetch: watchdog.fetch, lost }), watchdog.signal);
        }
        catch (error) {
            if (watchdog.hasAnswerStarted)
                lost += 1;
            signal.throwIfAborted();
            const fault = watchdog.timeout ?? invalidAnswerFault(error) ?? call.faultOf(error);
            if (fault === undefined)
                throw error;
            if (fault.kind === 'too-long')
                throw new model/* PromptTooLong */.N8(`${name}: the conversation is too long.`, { cause: error });
            const wait = fault.kind === 'permanent' ? undefined : (fault.waitMs ?? retryPolicy.backoffMs * 4 ** (tried - 1));
            if (wait === undefined || wait > MAX_WAIT_MS || tried >= retryPolicy.tries)
                throw Object.assign(new model/* ModelUnavailable */.Al(`${name}: ${fault.reason}`, { cause: error }), {
                    lost,
                    isPermanent: fault.kind === 'permanent',
                    isMisconfigured: fault.kind === 'permanent' && fault.isMisconfigured === true,
                });
            await (0,promises_.setTimeout)(wait, undefined, { signal });
        }
        finally {
            watchdog.end();
        }
    }
}
function invalidAnswerFault(error) {
    const invalid = (0,api_faults/* causeOf */.rl)(error, api_faults/* InvalidAnswer */.WL);
    return invalid === undefined ? undefined : { kind: 'transient', reason: invalid.message };
}

;// CONCATENATED MODULE: ./lib/fixers/models/model-client.js






class ModelClient {
    name;
    info;
    #api;
    #retryPolicy;
    #fetch = new external_node_async_hooks_.AsyncLocalStorage();
    #client;
    #stream;
    constructor(api) {
        this.name = api.name;
        this.info = api.info;
        this.#api = api;
        this.#retryPolicy = { ...RETRY_POLICY, ...api.retryPolicy };
        this.#stream = api.stream ?? true;
    }
    async send(request, signal) {
        const { name, errors, secrets } = this.#api;
        const whole = (0,redaction/* redacted */.pc)(request, text => text.toWellFormed());
        return withRetries({
            name,
            retryPolicy: this.#retryPolicy,
            signal,
            faultOf: error => (0,api_faults/* faultOf */.Kl)(error, errors, secrets),
            attempt: async ({ signal: stop, fetch, lost }) => ({
                ...(await this.#fetch.run(fetch, () => this.#sendOnce(whole, stop))),
                lost,
            }),
        });
    }
    async #sendOnce(request, signal) {
        const started = external_node_perf_hooks_.performance.now();
        const { tokens, ...answer } = await this.#answerTo(request, signal);
        return { ...answer, usage: (0,request_cost/* usageFor */.Nn)(tokens, { price: this.info.price, waitedMs: external_node_perf_hooks_.performance.now() - started }) };
    }
    async #answerTo(request, signal) {
        const client = await this.#connected();
        const call = { client, request, signal, deadlineMs: this.#retryPolicy.deadlineMs };
        if (!this.#stream)
            return this.#api.send({ ...call, stream: false });
        try {
            return await this.#api.send({ ...call, stream: true });
        }
        catch (error) {
            if ((0,api_faults/* causeOf */.rl)(error, api_faults/* StreamUnsupported */.sL) === undefined)
                throw error;
            const answer = await this.#api.send({ ...call, stream: false });
            this.#stream = false;
            return answer;
        }
    }
    async #connected() {
        this.#client ??= this.#api.connect((input, init) => (this.#fetch.getStore() ?? fetch)(input, init));
        return this.#client.catch((error) => {
            this.#client = undefined;
            throw error;
        });
    }
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
    isMisconfigured = false;
    isPermanent = false;
}
class PromptTooLong extends Error {
}
const NOT_JSON = 'not_json';


/***/ }),

/***/ 30747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ rateAt),
/* harmony export */   NT: () => (/* binding */ MILLION),
/* harmony export */   Nn: () => (/* binding */ usageFor)
/* harmony export */ });
/* unused harmony export dollarsFor */
/* harmony import */ var _domain_model_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30109);

const MILLION = 1_000_000;
function rateAt(price, input) {
    return price.long !== undefined && input > price.long.above ? price.long.price : price;
}
function dollarsFor(tokens, price) {
    const { input, output, cacheRead, cacheWrite } = rateAt(price, tokens.input);
    const plain = tokens.input - tokens.cacheRead - tokens.cacheWrite;
    const dollars = (plain * input + tokens.cacheRead * cacheRead + tokens.cacheWrite * cacheWrite + tokens.output * output) / MILLION;
    const uncached = (tokens.input * input + tokens.output * output) / MILLION;
    return { dollars, saved: uncached - dollars };
}
function usageFor(tokens, { price, waitedMs }) {
    const counted = {
        ..._domain_model_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .noUsage */ .tk,
        requests: 1,
        waitedMs,
        inputTokens: tokens.input,
        cachedTokens: tokens.cacheRead,
        outputTokens: tokens.output,
    };
    if (price === undefined)
        return { ...counted, unpricedTokens: tokens.input + tokens.output };
    const { dollars, saved } = dollarsFor(tokens, price);
    return { ...counted, dollars, savedDollars: saved };
}


/***/ })

};
