export const id = 9230;
export const ids = [9230];
export const modules = {

/***/ 6188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ COMPARISONS),
/* harmony export */   O: () => (/* binding */ comparedValues)
/* harmony export */ });
const COMPARISONS = [
    /^(?:E\s+)?(?:AssertionError: )?assert (?=[^\n]*\.\.\.)[^\n]* == [^\n]*$[^]*?(?:^|\n)[E\s]{0,20}(?:Differing items:\n[E\s]{0,20}|At index \d{1,9} diff: )(?<actual>\S[^\n]*?) != (?<expected>[^\n]+)$/m,
    /^\s*Expected(?: value)?(?: substring| pattern| length)?:?\s+(?<expected>\S.*)\n\s*(?:Received|Actual|Got)(?: string| value| length)?(?:\s*:)?\s+(?<actual>\S.*)$/im,
    /^\s*(?:\d{1,3}\) )?expected: ?(?<expected>.*)\n\s*(?:actual|got)\s*: ?(?<actual>.*)$/im,
    /Expected:<(?<expected>[^>\n]*)>\. Actual:<(?<actual>[^>\n]*)>/,
    /\[Expected:(?<expected>[^\]\n]*)\],\s{0,9}\[Actual:(?<actual>[^\]\n]*)\]/,
    /expected:? ?<(?<expected>[^]*?)> but was:? ?<(?<actual>[^]*?)>/i,
    /^<(?<expected>[^\n]*)> expected but was\n<(?<actual>[^\n]*)>\.?$/m,
    /expected \[(?<expected>[^]*?)\] but found \[(?<actual>[^]*?)\]/,
    /expected (?<actual>.+?)(?<! not) to (?:be|equal|strictly equal|deeply equal|deep equal|loosely equal|have (?:a )?length(?: of)?|contain|include|match)(?: deeply| strictly)? (?!called |at least |been )(?<expected>.+?)(?: \/\/.*| but got .*|, got .*)?$/m,
    /Failed asserting that exception of type "(?<actual>[^"\n]+)" matches expected exception "(?<expected>[^"\n]+)"/,
    /Failed asserting that (?<actual>[^\n]+?) (?:is identical to|matches expected|equals|is equal to|contains) (?<expected>[^\n]+?)\.?$/m,
    /Failed asserting that (?<actual>[^\n]+?) is (?<expected>true|false|null|not null|empty|not empty|of type [^\n]+?|an instance of [^\n]+?)\.?$/m,
    /\bexpected:? {0,9}(?:is )?(?<expected>\S[^\n]*?),?\s{1,99}but:? {0,9}(?:was|got) {0,2}:? {0,9}(?<actual>\S[^\n]*?)\.?$/im,
    /^[^\S\n]{0,20}Expect(?:ed|ing(?: \w{1,40}){0,3}:?)\n\s{1,20}(?:<[^>\n]{1,80}>: )?(?<actual>\S.*)\n\s{0,20}to [\w ()]{1,60}:?\n\s{1,20}(?:<[^>\n]{1,80}>: )?(?<expected>\S.*)$/m,
    /^Expecting value to be (?<expected>true|false) but was (?<actual>true|false)$/m,
    /\n\s{1,20}should be\n(?<expected>\S.*)\n\s{1,20}but was\n(?<actual>\S.*)$/m,
    /^Expected (?:\S{1,100}|string|value|object) to be (?<expected>[^\n,]{1,200}?)(?: because [^\n]{1,200}?)?, but found (?<actual>[^\n]{1,200}?)(?: \(difference of [^()\n]{1,40}\))?\.?$/m,
    /^[ \t]{0,9}ACTUAL: (?<actual>\S.*)\n[ \t]{0,9}DESIRED: (?<expected>\S.*)$/m,
    /^(?:AssertionError: \s{0,4})?(?:Arrays are not|Not equal to|Mismatched elements)[^]{0,1000}?\n[ \t]{0,9}x: (?<actual>\S.*)\n[ \t]{0,9}y: (?<expected>\S.*)$/m,
    /^\[left\]: {1,9}(?<actual>\S.*)\n\[right\]: {1,9}(?<expected>\S.*)$/m,
    /^Diff < left \/ right > ?:\n[^]*?^<(?<actual>.*)\n>(?<expected>.*)$/m,
    /^(?<actual>"[^"\n]{0,200}"|[\w.-]{1,80}(?:\([^()\n]{0,200}\))?) did not equal (?<expected>"[^"\n]{0,200}"|[\w.-]{1,80}(?:\([^()\n]{0,200}\))?)$/m,
    /^with expansion:\n\s{1,20}(?<actual>\S.*?) == (?<expected>\S.*)$/m,
    /^Value of: .*\n\s*Actual: (?<actual>.*)\nExpected: (?<expected>.*)$/m,
    /\("(?<actual>[^"\n]*)"\) is not equal to \("(?<expected>[^"\n]*)"\)/,
    /Expected element to have [\w ]{1,40}:\n\s*(?<expected>\S.*)\n\s*Received:\n\s*(?<actual>\S.*)/,
    /\bexpect\(.{0,80}\)\.(?<expected>(?:not\.)?to\w+\(\))\s+Received: +(?<actual>.+)/,
    / = (?<actual>[^\n;]+?)[;,] want:? (?<expected>.+)$/m,
    /^\s*left: (?<actual>.*)\n\s*right: (?<expected>.*)$/m,
    /\b(?:want|expected):? (?<expected>.+?),? ?(?:;|\()? ?(?:got|actual):? (?<actual>.+?)\)?$/m,
    /\bhave \((?<actual>[^()\n]*)\),? want \((?<expected>[^()\n]*)\)/,
    /\bgot:? (?<actual>.+?),? ?(?:;|\()? ?\b(?:want|expected):? (?<expected>.+?)\)?$/m,
    /^[ \t]*(?:got|have)\b:?[ \t]+(?<actual>\S.*)\n[ \t]*want\b:?[ \t]+(?<expected>\S.*)$/im,
    /^[ \t]*want\b:?[ \t]+(?<expected>\S.*)\n[ \t]*(?:got|have)\b:?[ \t]+(?<actual>\S.*)$/im,
    /\(-want,? ?\+got\)[^]*?^(?<!^-.*\n)-[^\S\n]*(?<expected>\S.*?),?\n\+[^\S\n]*(?<actual>\S.*?),?$(?!\n\+)/im,
    /\(-got,? ?\+want\)[^]*?^(?<!^-.*\n)-[^\S\n]*(?<actual>\S.*?),?\n\+[^\S\n]*(?<expected>\S.*?),?$(?!\n\+)/im,
    /^Expected equality of these values:\n\s*(?<expected>\S.*)\n\s*\S.*\n\s*Which is: (?<actual>.*)$/m,
    /^Expected equality of these values:\n\s*\S.*\n\s*Which is: (?<actual>.*)\n\s*(?<expected>\S.*)$(?!\n\s*Which is: )/m,
    /^(?:E\s+)?(?:AssertionError: )?assert (?<actual>.+?) == (?<expected>.+?)$/m,
    /^(?:E\s+)?(?:AssertionError: )?assert (?<actual>.+?) is (?<expected>(?!not\b).+)$/m,
    /^(?:E\s+)?(?:AssertionError: )?assert (?<actual>.+?) (?<expected>(?:not in|in|is not|[<>]=?) .+)$/m,
    /^(?:AssertionError: )?(?<actual>.+?) is not (?<expected>true|false|None)\b/m,
    /^(?:AssertionError(?: \[ERR_ASSERTION\])?: )?(?!AssertionError\b|(?:[>E]\s+)?(?:AssertionError: )?assert |Expected)(?<actual>\S.*?) != (?!\k<actual>(?: : .*)?$)(?<expected>\S.*?)(?: : .*)?$/m,
    /(?:^|: {1,2})(?<actual>(?!assert )[^\s:>][^:\n]*?) !?== (?!\k<actual>(?: : .*)?$)(?<expected>\S.*?)$/m,
    /^\s*\+ expected - actual\n[^]*?^(?<!^\s*-[^\n]*\n)\s*-(?<actual>[^-\n].*)\n\s*\+(?<expected>.*)$(?!\n\s*[-+])/m,
    /^(?:(?:t\.)?\w{1,40}(?:\(\))?: )?Difference \(- actual, \+ expected\):[^]*?^(?<!^\s*-[^\n]*\n)\s*-\s*(?<actual>\S.*?),?\n\s*\+\s*(?<expected>\S.*?),?$(?!\n\s*[-+])/m,
    /^\+ actual - expected\b[^]*?^(?<!^\+.*\n)\+\s*(?<actual>\S.*)\n-\s*(?<expected>\S.*)$(?!\n-)/m,
    /^-{1,3} ?expected\b.*\n\+{1,3} ?(?:received|actual)\b[^]*?^(?<!^-.*\n)-\s*(?<expected>\S.*)\n\+\s*(?<actual>\S.*)$(?!\n\+)/im,
];
const MAX_VALUE = 200;
const NOT_EQUALITY = /^[ \t]{0,40}operator: '(?:not\w{1,40}|match|doesNot\w{1,40}|rejects|throws)'|\bassertion (?:failed: )?`\(?left != right\)?`/m;
const EMPTY_LINES = /\n[^\S\n]{0,500}\n(?:[^\S\n]{0,500}\n){1,10000}/g;
const JOINED = /(?<=^([-+]).{0,4000})' \+\n\1[^\S\n]{1,20}'/gm;
function comparedValues(text) {
    if (NOT_EQUALITY.test(text))
        return undefined;
    const read = text.replaceAll(EMPTY_LINES, '\n\n').replaceAll(JOINED, '');
    for (const pattern of COMPARISONS) {
        const groups = pattern.exec(read)?.groups;
        if (groups?.expected === undefined || groups.actual === undefined)
            continue;
        const [expected, actual] = withoutCommas([groups.expected, groups.actual]).map(capped);
        if (expected !== actual || !/…|\.\.\./.test(expected))
            return { expected, actual };
    }
    return undefined;
}
function withoutCommas(values) {
    const areElements = values.every(value => /,\s*$/.test(value));
    return values.map(value => (areElements ? value.trimEnd().slice(0, -1) : value));
}
function capped(value) {
    const text = value.trim().replace(/ \(compared using [\w?.]{1,20}\)$| with backtrace:$/, '');
    return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}


/***/ }),

/***/ 18853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withoutForeignFrames)
/* harmony export */ });
const FOREIGN = [
    /^\s{1,20}(?:at|❯) .{0,500}(?:\/node_modules\/|\(?node:|<anonymous>\)?$|\(native\))/,
    /^\s{0,20}File "[^"]{0,500}(?:site-packages|dist-packages|\/lib\/python3)[^"]{0,500}", line \d/,
    /^\s{1,20}at (?:[\w.@-]{1,100}\/{1,2})?(?:java\.|javax\.|jdk\.|sun\.|kotlin\.|org\.(?:junit|opentest4j|hamcrest|assertj|mockito|apache\.maven|gradle|testng)\.)/,
    /^\s{0,20}(?:# )?\/?\S{0,300}\/(?:gems|vendor)\/\S{1,300}(?::\d+|\(\d+\))/,
    /^\s{1,20}at (?:System|Microsoft|NUnit|Xunit)\./,
];
const MAX_LINE = 1_200;
function withoutForeignFrames(stack) {
    const kept = [];
    let dropped = 0;
    let isCode = false;
    for (const [index, line] of stack.split('\n').entries()) {
        const text = line.slice(0, MAX_LINE);
        const isForeign = index > 0 && FOREIGN.some(pattern => pattern.test(text));
        const isItsCode = isCode && /^\s{2,}\S/.test(text) && !/^\s{0,20}File "/.test(text);
        if (isForeign)
            dropped += 1;
        isCode = isForeign ? /^\s{0,20}File "/.test(text) : isItsCode;
        if (isForeign || isItsCode)
            continue;
        if (dropped > 0)
            kept.push(countLine(dropped));
        dropped = 0;
        kept.push(line);
    }
    return [...kept, ...(dropped > 0 ? [countLine(dropped)] : [])].join('\n');
}
function countLine(frames) {
    return `    … ${frames} ${frames === 1 ? 'frame' : 'frames'} outside of the project`;
}


/***/ }),

/***/ 4497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ assertedCode),
  Z: () => (/* binding */ calledCode)
});

// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var cluster = __webpack_require__(87072);
// EXTERNAL MODULE: ./lib/domain/model/code.js
var model_code = __webpack_require__(76253);
// EXTERNAL MODULE: ./lib/triage/test-files.js
var test_files = __webpack_require__(19676);
// EXTERNAL MODULE: ./lib/triage/spectrum.js
var triage_spectrum = __webpack_require__(21389);
// EXTERNAL MODULE: ./lib/triage/file-weights.js
var file_weights = __webpack_require__(33816);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/domain/text/grouping.js
var grouping = __webpack_require__(83509);
;// CONCATENATED MODULE: ./lib/triage/name-resolver.js


const NO_CALL = 0.5;
const CONSTRUCTORS = new Set(['constructor', '__init__', '__new__', 'new']);
const JVM_ROOTS = new Set(['java', 'kotlin', 'scala']);
const JVM_ENDINGS = new Set(['.java', '.kt', '.kts', '.scala']);
const SELF = new Set(['this', 'self', 'cls', 'super', 'Self']);
class NameResolver {
    #called = new Map();
    #byName;
    #constructors;
    constructor(definitions) {
        this.#byName = (0,grouping/* groupBy */.$)(definitions, ({ name }) => name);
        const constructors = definitions.filter(({ name, container }) => container !== '' && CONSTRUCTORS.has(name));
        this.#constructors = (0,grouping/* groupBy */.$)(constructors, ({ file, container }) => `${file}:${container}`);
    }
    calledIn(caller, namesOf) {
        const known = this.#called.get(caller);
        if (known !== undefined)
            return known;
        const names = namesOf(caller);
        const types = new Set([caller.container, ...names.map(({ name }) => name)]);
        const found = names.flatMap(each => this.resolve(each, { types, caller }).filter(({ definition }) => definition !== caller));
        this.#called.set(caller, found);
        return found;
    }
    resolve({ name, receiver, isCall }, near) {
        const all = this.#byName.get(name) ?? [];
        const { caller, types } = near;
        const own = SELF.has(receiver)
            ? all.filter(each => each.file === caller?.file && each.container === caller.container)
            : [];
        const found = inOwnPackage([
            own,
            all.filter(({ container }) => container !== '' && container === receiver),
            receiver === '' && caller !== undefined
                ? all.filter(({ file, container }) => file === caller.file && container === '')
                : [],
            receiver === '' ? all.filter(({ container }) => container === '') : [],
            receiver === '' ? [] : all.filter(({ container }) => types.has(container)),
            CONSTRUCTORS.has(name) ? [] : all,
        ].find(each => each.length > 0) ?? [], caller?.file ?? near.from ?? '');
        return found.flatMap(definition => {
            const share = (isCall ? 1 : NO_CALL) / Math.sqrt(found.length);
            if (definition.kind !== 'type')
                return [{ definition, share }];
            if (!isCall)
                return [];
            const constructors = this.#constructors.get(`${definition.file}:${definition.name}`) ?? [definition];
            return constructors.map(each => ({ definition: each, share }));
        });
    }
}
function inOwnPackage(found, from) {
    const own = packageOf(from);
    const inside = own === undefined ? [] : found.filter(({ file }) => packageOf(file) === own);
    return inside.length > 0 ? inside : found;
}
function packageOf(file) {
    if (!JVM_ENDINGS.has(external_node_path_.posix.extname(file)))
        return undefined;
    const folders = file.split('/').slice(0, -1);
    const root = folders.findIndex(folder => JVM_ROOTS.has(folder));
    return root === -1 ? undefined : folders.slice(root + 1).join('/');
}
const resolvers = new WeakMap();
function resolverOf(definitions) {
    const known = resolvers.get(definitions) ?? new NameResolver(definitions);
    resolvers.set(definitions, known);
    return known;
}

;// CONCATENATED MODULE: ./lib/triage/word-match.js
const K1 = 1.2;
const B = 0.75;
const MAX_TEXT = 20_000;
function splitWords(text) {
    return (text.slice(0, MAX_TEXT).match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [])
        .map(word => word.toLowerCase())
        .filter(word => word.length > 1);
}
function queryOf(texts) {
    const query = new Map();
    for (const [text, weight] of texts)
        for (const word of splitWords(text))
            query.set(word, Math.max(weight, query.get(word) ?? 0));
    return query;
}
function rankByWords(query, definitions, textOf) {
    const read = definitions.map(definition => {
        const { counts: all, length } = wordsIn(definition, textOf);
        const counts = new Map();
        for (const word of query.keys()) {
            const times = all.get(word);
            if (times !== undefined)
                counts.set(word, times);
        }
        return { definition, counts, length };
    });
    const average = read.reduce((sum, { length }) => sum + length, 0) / Math.max(1, read.length);
    const holders = new Map();
    for (const { counts } of read)
        for (const word of counts.keys())
            holders.set(word, (holders.get(word) ?? 0) + 1);
    return new Map(read.map(({ definition, counts, length }) => {
        let score = 0;
        for (const [word, times] of counts) {
            const held = holders.get(word) ?? 0;
            const rarity = Math.log(1 + (read.length - held + 0.5) / (held + 0.5));
            const often = (times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average));
            score += (query.get(word) ?? 0) * rarity * often;
        }
        return [definition, score];
    }));
}
const counted = new WeakMap();
function wordsIn(definition, textOf) {
    const known = counted.get(definition);
    if (known !== undefined)
        return known;
    const words = splitWords(`${labelOf(definition)} ${textOf(definition)}`);
    const counts = new Map();
    for (const word of words)
        counts.set(word, (counts.get(word) ?? 0) + 1);
    const found = { counts, length: words.length };
    counted.set(definition, found);
    return found;
}
function labelOf({ file, container, name }) {
    const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    return `${stem} ${stem} ${container} ${container} ${name} ${name} ${name}`;
}

;// CONCATENATED MODULE: ./lib/triage/called-code.js







const WEIGHT = { asserted: 1, used: 0.8, around: 0.3 };
const TEXT = 0.4;
const AROUND = 0.4;
const RATE = { calls: 0.25, words: 0.5 };
const CALLEE = 0.65;
const MAX_DEPTH = 5;
const MAX_STEPS = 6_000;
const CALLS = 0.3;
const RUN = 0.1;
const NOT_RUN = 0.03;
const NOT_CALLED = 0.85;
const MIN_SCORE = 0.05;
function calledCode(failure, { code, isTest, spectrum }) {
    const test = testOf(failure, { code, isTest });
    const names = code.namesIn(test);
    const definitions = code.reachableFrom(test.file);
    const reached = reachedBy(names, definitions, { code, isTraced: spectrum !== undefined, from: test.file });
    const candidates = [...definitions, ...otherwiseRun(spectrum, definitions, { code, isTest })];
    const query = queryOf([
        [[test.file.slice(test.file.lastIndexOf('/') + 1), ...failure.id.suite, test.name].join(' '), 2],
        [failure.problem.message.slice(0, 400), 1],
        ...names.map(each => [each.name, wordWeight(each)]),
    ]);
    const named = candidates.filter(({ kind }) => kind !== 'type');
    const words = rankByWords(query, named, each => code.textOf(each));
    const ran = spectrum === undefined ? undefined : (0,triage_spectrum/* withReadValues */.h)(spectrum, { candidates, readBy: readerOf(candidates, code) });
    const mostWords = Math.max(...words.values(), Number.MIN_VALUE);
    const found = candidates.map(definition => {
        const call = reached.get(definition);
        const signs = CALLS * (call?.score ?? 0) + (1 - CALLS) * ((words.get(definition) ?? 0) / mostWords);
        const rate = ran === undefined ? 1 : rateOf(ran.get((0,model_code/* definitionKey */.RR)(definition)));
        const isFar = call === undefined && spectrum === undefined;
        const score = signs * sizeFactor(definition) * rate * (isFar ? NOT_CALLED : 1);
        const why = call?.why ?? cluster/* BY_WORDS */.Oh;
        return { definition, file: definition.file, score, why };
    });
    const weightOf = (0,file_weights/* fileWeights */.o)(found, spectrum === undefined ? test.file : undefined);
    const rated = found
        .map(({ definition, file, score, why }) => ({ definition, why, score: score * weightOf(file) }))
        .toSorted((a, b) => b.score - a.score);
    const best = Math.max(rated[0]?.score ?? 0, Number.MIN_VALUE);
    return rated
        .map(each => ({ ...each, score: each.score / best }))
        .filter(({ score, why }) => score >= MIN_SCORE || why === REASONS.asserted);
}
function assertedCode(failure, { code, isTest }) {
    const test = testOf(failure, { code, isTest });
    const resolver = resolverOf(code.reachableFrom(test.file));
    const names = code.namesIn(test).filter(({ isCall }) => isCall);
    const types = new Set(names.map(({ name }) => name));
    for (const how of ['asserted', 'used']) {
        for (const each of names.filter(name => name.how === how)) {
            const found = resolver.resolve(each, { types, from: test.file });
            if (found.length === 1)
                return found[0]?.definition;
        }
    }
    return undefined;
}
function testOf({ id, frames }, sources) {
    const lines = frames.filter(frame => (0,test_files/* isTestFrame */.k)(frame, sources));
    return { file: id.file || (lines[0]?.file ?? ''), name: id.name, lines };
}
function wordWeight({ how, isText, rate = 1 }) {
    return (how === 'around' ? AROUND : 1) * (isText === true ? TEXT : rate ** RATE.words);
}
function sizeFactor({ from, to, kind }) {
    return (kind === 'value' ? 0.6 : 1) * (0.7 + 0.3 * Math.min(1, (to - from + 1) / 10));
}
function rateOf(ran) {
    return ran === undefined ? NOT_RUN : Math.max(RUN, ran);
}
function otherwiseRun(spectrum, known, { code, isTest }) {
    const keys = new Set(known.map(model_code/* definitionKey */.RR));
    const others = [...(spectrum?.keys() ?? [])].filter(key => !keys.has(key));
    const files = new Set(others.map(key => key.slice(0, key.indexOf(':'))));
    const wanted = new Set(others);
    return [...files]
        .filter(file => !isTest(file))
        .flatMap(file => code.definitionsOf(file))
        .filter(each => wanted.has((0,model_code/* definitionKey */.RR)(each)));
}
function readerOf(candidates, code) {
    const resolver = resolverOf(candidates);
    return (reader) => resolver.calledIn(reader, each => code.namesOf(each)).map(({ definition }) => definition);
}
function reachedBy(names, definitions, { code, isTraced, from }) {
    const resolver = resolverOf(definitions);
    const reached = new Map();
    const queue = [];
    const add = (definition, entry) => {
        if ((reached.get(definition)?.score ?? 0) >= entry.score)
            return;
        reached.set(definition, entry);
        queue.push(definition);
    };
    const types = new Set(names.map(({ name }) => name));
    for (const each of names) {
        const own = isTraced ? 1 : (each.rate ?? 1) ** RATE.calls;
        for (const { definition, share } of resolver.resolve(each, { types, from }))
            add(definition, { score: WEIGHT[each.how] * share * own, why: REASONS[each.how], depth: 0 });
    }
    for (const caller of queue) {
        if (queue.length > MAX_STEPS)
            break;
        const { score, depth } = reached.get(caller);
        if (depth >= MAX_DEPTH)
            continue;
        const why = `${(0,model_code/* symbolOf */.wX)(caller)}, which the failing test ${depth === 0 ? 'calls' : 'runs'}, calls it`;
        for (const { definition, share } of resolver.calledIn(caller, each => code.namesOf(each)))
            add(definition, { score: score * CALLEE * share, why, depth: depth + 1 });
    }
    return reached;
}
const REASONS = {
    asserted: 'the failing assertion calls it',
    used: 'it makes the value of the failing assertion',
    around: 'the failing test calls it',
};


/***/ }),

/***/ 90200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ clusterFailures),
  q: () => (/* binding */ joinClusters)
});

// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var cluster = __webpack_require__(87072);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
// EXTERNAL MODULE: ./lib/triage/called-code.js + 2 modules
var called_code = __webpack_require__(4497);
// EXTERNAL MODULE: ./lib/domain/model/failure-kind.js
var failure_kind = __webpack_require__(51635);
// EXTERNAL MODULE: ./lib/domain/text/grouping.js
var grouping = __webpack_require__(83509);
;// CONCATENATED MODULE: ./lib/triage/cascades.js



const MAX_COMPARED = 20;
function* causesOf(groups, importsOf) {
    const causes = new Map();
    const foundations = new Set(groups.filter(({ cluster }) => cluster.criticality === 'high' && failure_kind/* NOT_LOADED */.EM.has(cluster.pattern)));
    const setups = indexed(groups, ({ failures }) => failures.filter(({ id }) => id.name === '').map(({ id }) => partKey(id)));
    const broken = indexed(foundations, brokenFiles);
    const bySuite = indexed(groups, ({ failures }) => failures.map(({ id }) => suiteKey(id)));
    for (const group of groups) {
        const [first] = group.failures;
        if (first === undefined)
            continue;
        const cause = (group.cluster.actual === undefined
            ? setups(partsAround(first.id)).find(each => each !== group && failedSetup(each, group))
            : undefined) ??
            (foundations.has(group)
                ? undefined
                : broken(importsOf(first.id.file)).find(each => isImportedBy(each, group, importsOf))) ??
            (needsExplanation(group)
                ? bySuite([suiteKey(first.id)]).find(each => each !== group && isAftermath(each, group))
                : undefined);
        if (cause !== undefined && !reaches(cause.cluster.id, group.cluster.id, causes))
            causes.set(group.cluster.id, cause.cluster.id);
        yield;
    }
    return causes;
}
function indexed(groups, keysOf) {
    const index = new Map();
    const positions = new Map();
    for (const group of groups) {
        positions.set(group, positions.size);
        for (const key of new Set(keysOf(group)))
            (0,grouping/* addToGroup */.M)(index, key, group);
    }
    const positionOf = (group) => positions.get(group) ?? 0;
    return keys => [...new Set(keys.flatMap(key => index.get(key) ?? []))].toSorted((one, other) => positionOf(one) - positionOf(other));
}
function partKey({ file, suite }) {
    return file === '' ? `: ${suite.join(' ')}` : file;
}
function partsAround(id) {
    const segments = id.file.split('/');
    const folders = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
    return [...folders, ...(0,test_case/* suitesAround */.$Z)(id).map(suite => `: ${suite}`)];
}
function suiteKey({ file, suite }) {
    return `${file}\0${suite.join(' ')}`;
}
function reaches(from, to, causes) {
    for (let at = from; at !== undefined; at = causes.get(at))
        if (at === to)
            return true;
    return false;
}
function failedSetup(cause, group) {
    const around = cause.failures.filter(({ id }) => id.name === '');
    const inside = group.failures.slice(0, MAX_COMPARED);
    return inside.every(({ id }) => id.name !== '' && around.some(each => (0,test_case/* encloses */.t$)(each.id, id)));
}
function brokenFiles({ failures }) {
    return failures.flatMap(({ frames }) => frames.slice(0, 1).map(({ file }) => file));
}
function isImportedBy(cause, group, importsOf) {
    const broken = new Set(brokenFiles(cause));
    return group.failures
        .slice(0, MAX_COMPARED)
        .every(({ id }) => id.file !== '' && importsOf(id.file).some(file => broken.has(file)));
}
function needsExplanation({ failures }) {
    const [first] = failures;
    if (first === undefined)
        return false;
    const { type, message } = first.problem;
    return type.endsWith('NoClassDefFoundError') || /cancelled/.test(type + message);
}
function isAftermath(cause, group) {
    return group.failures.slice(0, MAX_COMPARED).every(failure => {
        const { message, type } = failure.problem;
        const sameSuite = cause.failures.some(({ id }) => suiteKey(id) === suiteKey(failure.id));
        if (type.endsWith('NoClassDefFoundError') && /Could not initialize class/.test(message)) {
            return sameSuite && cause.failures.some(({ problem }) => problem.type.endsWith('ExceptionInInitializerError'));
        }
        return /cancelled(?:ByParent)?$|was cancelled$/.test(`${type} ${message}`.trim()) && sameSuite;
    });
}

// EXTERNAL MODULE: ./lib/domain/model/code.js
var model_code = __webpack_require__(76253);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
;// CONCATENATED MODULE: ./lib/triage/criticality.js

const CRITICAL_SIZE = 10;
const CRITICAL_FILES = 3;
const BLOCKING = {
    compile: 'nothing behind code that does not compile can run',
    collection: 'nothing behind it can run',
    'missing-module': 'nothing that imports it can run',
    'missing-dependency': 'nothing that needs it can run',
    'wrong-runtime': 'nothing that needs the other version can run',
    'disk-full': 'nothing that writes can run',
    'port-taken': 'nothing that listens on it can run',
    'out-of-memory': 'it takes everything else down',
};
const SLIGHT = {
    snapshot: 'what it checks is a picture of the output',
    timeout: 'it may only be slow',
};
const EFFECTS = {
    assertion: 'gives a wrong result',
    connection: 'cannot reach a service',
    'missing-variable': 'lacks a variable',
    permission: 'may not do what it wants',
    'missing-file': 'does not find a file',
    'missing-fixture': 'cannot be set up',
    timeout: 'does not end in time',
};
const STOPS = 'stops with an error';
function criticalityOf(failures, { pattern, symbol }) {
    if (pattern === 'check')
        return { criticality: 'low', reason: 'no test fails with it' };
    const foundation = BLOCKING[pattern];
    if (foundation !== undefined)
        return { criticality: 'high', reason: foundation };
    if (failures.some(({ id }) => id.name === ''))
        return { criticality: 'high', reason: 'a file or its set-up failed, and nothing behind it can run' };
    const tests = `${(0,wording/* count */.U9)(failures.length, 'test')} ${(0,wording/* verb */.w3)(failures.length, 'show')} it`;
    const files = new Set(failures.map(({ id }) => id.file)).size;
    const effect = `${symbol === '' ? 'the code' : symbol} ${EFFECTS[pattern] ?? STOPS}`;
    if (failures.length >= CRITICAL_SIZE || files >= CRITICAL_FILES)
        return { criticality: 'high', reason: `${effect}, and ${tests}${files > 1 ? ` in ${(0,wording/* count */.U9)(files, 'file')}` : ''}` };
    const slight = SLIGHT[pattern];
    if (slight !== undefined)
        return { criticality: 'low', reason: slight };
    return { criticality: 'medium', reason: `${effect}, and ${tests}` };
}

// EXTERNAL MODULE: ./lib/triage/failure-kinds.js + 4 modules
var failure_kinds = __webpack_require__(29329);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/triage/signature.js
var triage_signature = __webpack_require__(94638);
// EXTERNAL MODULE: ./lib/triage/stated-place.js
var stated_place = __webpack_require__(76615);
;// CONCATENATED MODULE: ./lib/triage/problem-line.js



const MAX_LINE = 200;
const MAX_TEXT = 8_000;
const MAX_MORE = 3;
function problemLine({ problem, frames }, { pattern, expected, actual }) {
    const { message } = problem;
    if (expected !== undefined && actual !== undefined)
        return cut(`expected ${expected}, got ${actual}`);
    const { value, call } = WHERE.exec(message)?.groups ?? {};
    if (call !== undefined)
        return cut(`${call} is ${value}`);
    const line = (0,triage_signature/* headLine */.jR)(message).trim();
    const issue = issueIn(message);
    if (issue !== undefined)
        return cut(issue);
    if (OPEN.test(line))
        return cut([line, ...linesBelow(line, `${message}\n${problem.stack}`)].join(' '));
    const file = pattern === 'compile' ? (frames[0]?.file ?? (0,stated_place/* compiledFile */.wB)(problem)) : undefined;
    return cut(file === undefined || line.includes(file) ? line : `${line} (${file.split('/').slice(-3).join('/')})`);
}
const WHERE = /^(?:E\s{1,9})?(?:AssertionError: )?assert (?<value>\S.{0,80})\n[E\s]{0,20}\+ {1,9}where \k<value> = (?<call>\S.*)$/m;
const OPEN = /:$|^(?:Error: )?expect\(.{0,80}\)(?:\.\w{1,40}){1,3}\(.{0,80}\)(?: \/\/ .{1,40})?$|called with arguments$/;
function linesBelow(line, text) {
    const lines = (0,external_node_util_.stripVTControlCharacters)(text.slice(0, MAX_TEXT))
        .split('\n')
        .map(each => each.trim());
    const at = lines.findIndex(each => each.endsWith(line));
    const below = at < 0 ? [] : lines.slice(at + 1);
    const end = below.findIndex(each => /^(?:at |❯ |--- |\S{1,200}\.\w{1,5}:\d)/.test(each));
    return (end < 0 ? below : below.slice(0, end)).filter(each => each !== '').slice(0, MAX_MORE);
}
function issueIn(message) {
    const from = message.indexOf('[');
    if (from < 0 || from > 40 || !message.trimEnd().endsWith(']'))
        return undefined;
    try {
        const found = JSON.parse(message.slice(from, MAX_TEXT));
        const [issue, ...others] = Array.isArray(found) ? found.filter(isIssue) : [];
        if (issue === undefined)
            return undefined;
        const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
        return `${issue.path.join('.')}: ${issue.message}${more}`;
    }
    catch {
        return undefined;
    }
}
function isIssue(value) {
    if (typeof value !== 'object' || value === null || !('path' in value) || !('message' in value))
        return false;
    const { path, message } = value;
    return (typeof message === 'string' && Array.isArray(path) && path.every(part => /^(?:string|number)$/.test(typeof part)));
}
function cut(text) {
    const line = text.replace(/\s+/g, ' ');
    return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line;
}

;// CONCATENATED MODULE: ./lib/triage/raised-causes.js
const MAX_WORDS = 40;
const ALIKE = 0.5;
class RaisedCauses {
    #known = new Map();
    #isTestFrame;
    constructor(isTestFrame) {
        this.#isTestFrame = isTestFrame;
    }
    signatureOf(failure, own, at) {
        const cause = { signature: own, words: wordsOf(failure.problem.message), caller: this.#callerOf(failure) };
        const causes = this.#known.get(at) ?? [];
        const same = causes.find(other => other.caller === cause.caller || haveOneTemplate(other, cause));
        if (same !== undefined)
            return same.signature;
        this.#known.set(at, [...causes, cause]);
        return own;
    }
    #callerOf({ frames }) {
        const [raiser, ...others] = frames.filter(frame => !this.#isTestFrame(frame));
        const caller = others.find(({ file, symbol }) => file !== raiser?.file || symbol !== raiser.symbol);
        return caller === undefined ? '' : `${caller.file}:${caller.line}`;
    }
}
function wordsOf(message) {
    const [line = ''] = message.split('\n', 1);
    return (line.replace(/^\w{1,60}:\s/, '').match(/[\p{L}\p{N}_]+/gu) ?? []).slice(0, MAX_WORDS);
}
function haveOneTemplate(one, other) {
    const fewest = Math.min(one.words.length, other.words.length);
    if (fewest <= 1)
        return true;
    const known = new Set(one.words);
    const common = other.words.filter(word => known.has(word)).length;
    return areApart(one.caller, other.caller) ? common > ALIKE * fewest : common >= ALIKE * fewest;
}
function areApart(one, other) {
    const fileOf = (caller) => caller.slice(0, caller.lastIndexOf(':'));
    return one !== '' && other !== '' && fileOf(one) !== fileOf(other);
}

// EXTERNAL MODULE: ./lib/triage/suspects.js
var triage_suspects = __webpack_require__(49788);
// EXTERNAL MODULE: ./lib/triage/place-clusters.js
var place_clusters = __webpack_require__(79871);
// EXTERNAL MODULE: ./lib/triage/test-files.js
var test_files = __webpack_require__(19676);
;// CONCATENATED MODULE: ./lib/triage/order-clusters.js

const RANK = { high: 0, medium: 1, low: 2 };
function orderClusters(groups) {
    const rank = (group) => RANK[group.cluster.criticality];
    const sorted = groups.toSorted((a, b) => rank(a) - rank(b) || b.cluster.tests.length - a.cluster.tests.length || compare(a.cluster.title, b.cluster.title));
    const ids = new Set(sorted.map(({ cluster }) => cluster.id));
    const byCause = (0,grouping/* groupBy */.$)(sorted, ({ cluster }) => cluster.causedBy !== undefined && ids.has(cluster.causedBy) ? cluster.causedBy : '');
    const placed = new Set();
    const place = (group) => {
        if (placed.has(group.cluster))
            return;
        placed.add(group.cluster);
        for (const follower of byCause.get(group.cluster.id) ?? [])
            place(follower);
    };
    for (const group of byCause.get('') ?? [])
        place(group);
    return [...placed];
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}

;// CONCATENATED MODULE: ./lib/triage/cluster-failures.js















const MAX_FOLLOWED = 50;
const MAX_ASSERTED = 300;
const cluster_failures_MAX_COMPARED = 20;
function* clusterFailures(options) {
    const sorted = options.failures.toSorted((a, b) => (a.id.file < b.id.file ? -1 : Number(a.id.file > b.id.file)));
    const above = new Set(sorted.flatMap(({ id }) => parentsOf(id)));
    const isParent = (failure) => (0,triage_signature/* isSilent */.eS)(failure) && above.has(`${failure.id.suite[0]} ${failure.id.name}`);
    const own = sorted.filter(failure => !isParent(failure));
    const imports = cached(options.importsOf);
    const sources = { ...options, importsOf: imports };
    const groups = yield* groupBySignature(own, sources);
    const followed = new Set([...groups.values()].toSorted((a, b) => b.length - a.length).slice(0, MAX_FOLLOWED));
    const suspects = (0,triage_suspects/* suspectsOfMany */.D3)(sources);
    const found = [];
    for (const [signature, alike] of groups) {
        const cluster = clusterOf(signature, alike, { ...sources, followsCalls: followed.has(alike), suspects });
        found.push({ cluster, failures: alike });
        yield;
    }
    const causes = yield* causesOf(found, imports);
    const ordered = orderClusters(found.map(({ cluster, failures: alike }) => {
        const causedBy = causes.get(cluster.id);
        return { cluster: causedBy === undefined ? cluster : { ...cluster, causedBy }, failures: alike };
    }));
    return withParents(ordered, sorted.filter(isParent), sorted);
}
function* groupBySignature(failures, options) {
    const { isTest, code } = options;
    const changed = yield* changedPlace(options);
    const groups = new Map();
    const raised = new RaisedCauses(frame => (0,test_files/* isTestFrame */.k)(frame, options));
    const symbolAt = ({ file, line }) => symbolOfPlace(code?.definitionAt(file, line));
    for (const [index, failure] of failures.entries()) {
        const { pattern, subject } = (0,failure_kinds/* classifyFailure */.X)(failure.problem, failure.id.name === '');
        const isOpen = pattern === 'assertion' && !failure.frames.some(frame => !(0,test_files/* isTestFrame */.k)(frame, options));
        const about = isOpen && code !== undefined && index < MAX_ASSERTED ? (0,called_code/* assertedCode */.x)(failure, { code, isTest }) : undefined;
        const place = about ?? (isOpen && cluster_failures_reaches(failure, changed, options) ? changed : undefined);
        const asserted = place && `${place.file} ${(0,model_code/* symbolOf */.wX)(place)}`;
        const context = { isTestFrame: (frame) => (0,test_files/* isTestFrame */.k)(frame, options), pattern, subject, asserted, symbolAt };
        const { signature: own, raisedAt: at } = (0,triage_signature/* describeCause */.V$)(failure, context);
        const signature = at === undefined ? own : raised.signatureOf(failure, own, at);
        (0,grouping/* addToGroup */.M)(groups, signature, failure);
        yield;
    }
    return groups;
}
function symbolOfPlace(place) {
    return place === undefined ? '' : (0,model_code/* symbolOf */.wX)(place);
}
function* changedPlace({ changed, isTest, code }) {
    let only;
    for (const { file, line } of changed) {
        if (isTest(file))
            continue;
        const place = line === undefined ? undefined : code?.definitionAt(file, line);
        if (place === undefined || (only !== undefined && (0,model_code/* definitionKey */.RR)(only) !== (0,model_code/* definitionKey */.RR)(place)))
            return undefined;
        only = place;
        yield;
    }
    return only;
}
function cluster_failures_reaches({ id }, place, { importsOf }) {
    return place !== undefined && id.file !== '' && importsOf(id.file).includes(place.file);
}
const MAX_LEVELS = 64;
function parentsOf({ framework, suite, name }) {
    const levels = framework === 'go' ? name.split('/').slice(0, MAX_LEVELS) : [];
    return levels.slice(1).map((_, index) => `${suite[0]} ${levels.slice(0, index + 1).join('/')}`);
}
function withParents(clusters, parents, sorted) {
    if (parents.length === 0)
        return [...clusters];
    const ids = new Map(sorted.map(({ id }) => [(0,test_case/* testKey */.S8)(id), id]));
    const last = new Map();
    for (const [index, { tests }] of clusters.entries())
        for (const id of tests.flatMap(key => ids.get(key) ?? []))
            for (const parent of parentsOf(id))
                last.set(parent, index);
    const added = (0,grouping/* groupBy */.$)(parents, ({ id }) => String(last.get(`${id.suite[0]} ${id.name}`)));
    return clusters.map((cluster, index) => {
        const more = added.get(String(index)) ?? [];
        return { ...cluster, tests: [...cluster.tests, ...more.map(({ id }) => (0,test_case/* testKey */.S8)(id))] };
    });
}
function clusterOf(signature, failures, sources) {
    const first = failures[0];
    const { pattern, suggestion, expected, actual } = (0,failure_kinds/* classifyFailure */.X)(first.problem, first.id.name === '');
    const places = sources.suspects(failures, sources);
    return {
        id: (0,triage_signature/* signatureId */.SY)(signature),
        signature,
        title: titleFor(failures),
        problem: problemLine(first, { pattern, expected, actual }),
        ...criticalityOf(failures, { pattern, symbol: sources.followsCalls ? symbolFor(failures, sources) : '' }),
        pattern,
        suggestion,
        ...(expected === undefined || actual === undefined ? {} : { expected, actual }),
        similarity: messageSimilarity(failures),
        tests: failures.map(failure => (0,test_case/* testKey */.S8)(failure.id)),
        ...(0,place_clusters/* withPlaces */.rd)({}, places),
    };
}
function symbolFor(failures, sources) {
    const { isTest, code } = sources;
    const [first] = failures;
    const frame = first?.frames.find(each => !(0,test_files/* isTestFrame */.k)(each, sources));
    const place = frame === undefined
        ? first && code && (0,called_code/* assertedCode */.x)(first, { code, isTest })
        : code?.definitionAt(frame.file, frame.line);
    return place === undefined ? (frame?.symbol ?? '') : (0,model_code/* symbolOf */.wX)(place);
}
function messageSimilarity(failures) {
    const [first, ...others] = failures.slice(0, cluster_failures_MAX_COMPARED).map(({ problem }) => problem.message.slice(0, 400));
    if (first === undefined || others.length === 0)
        return 1;
    const masked = (0,triage_signature/* mask */.dK)(first);
    const least = Math.min(...others.map(other => (0,triage_signature/* mask */.dK)(other) === masked ? Math.max(0.5, (0,cluster/* similarity */.k8)(first, other)) : (0,cluster/* similarity */.k8)(first, other)));
    return Math.round(least * 100) / 100;
}
function joinClusters(clusters, failures) {
    const tests = [...new Set(clusters.flatMap(each => each.tests))];
    const own = new Map(failures.map(failure => [(0,test_case/* testKey */.S8)(failure.id), failure]));
    const joined = tests.flatMap(key => own.get(key) ?? []);
    const title = joined.length === 0 ? clusters[0].title : titleFor(joined);
    return { ...clusters[0], tests, title, similarity: messageSimilarity(joined) };
}
function titleFor(failures) {
    const first = failures[0];
    const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
    return `${(0,test_case/* titleOf */.Gg)(first.id)}${more}`;
}
function cached(importsOf) {
    const known = new Map();
    return file => {
        const found = known.get(file) ?? importsOf(file);
        known.set(file, found);
        return found;
    };
}


/***/ }),

/***/ 29329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ classifyFailure)
});

// EXTERNAL MODULE: ./lib/domain/model/check.js
var check = __webpack_require__(36174);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
;// CONCATENATED MODULE: ./lib/triage/kind-pattern.js
const NOT_COLLECTED = 'It failed outside of a test, in the file itself, a set-up or a clean-up: fix that before the tests there.';
function quoted(groups, otherwise = 'It') {
    const name = Object.values(groups).find(value => value !== undefined);
    return name === undefined ? otherwise : JSON.stringify(name);
}

;// CONCATENATED MODULE: ./lib/triage/environment-patterns.js

const ENVIRONMENT_PATTERNS = [
    {
        name: 'wrong-runtime',
        marks: [
            /UnsupportedClassVersionError|Unsupported class file major version|(?:invalid (?:source|target) release|release version) \d|requires (?:Node|Python|Ruby|PHP|Java|Maven|Gradle|go)\b[^\n]{0,40}\d|requires a different Python|was compiled against a different Node\.js version|GLIBC(?:XX)?_[\d.]+' not found|Unsupported engine|requires rustc \d/i,
        ],
        suggest: () => 'The version of the language or tool is wrong: set up the one that the project names, as its CI does.',
    },
    {
        name: 'disk-full',
        marks: [/\bENOSPC\b|No space left on device|Disk quota exceeded|not enough space on the disk/i],
        suggest: () => 'The disk is full, or the limit of watched files is reached: free space before the tests.',
    },
    {
        name: 'missing-variable',
        marks: [
            /KeyError: (?:key not found: )?['"](?<name>[A-Z][A-Z0-9]*_[A-Z0-9_]+)['"]/,
            /\b(?<name>[A-Z][A-Z0-9_]{2,60})["'`]? (?:[Ee]nvironment [Vv]ariable|[Ee]nv(?:ironment)? var|is a required variable)/,
            /\b(?:process|import\.meta|Bun)\.env\.(?<name>\w{1,60}) (?:is|was|must|has to|should) /,
            /\b(?<name>[A-Z][A-Z0-9_]{2,60}) not found\. Declare it as envvar|\b[Mm]issing env: (?<env>[A-Z][A-Z0-9_]{2,60})\b/,
            /(?:[Ee]nvironment [Vv]ariable|[Ee]nv(?:ironment)? var)[^\n]{0,40}?[`'" ](?<name>[A-Z][A-Z0-9_]{2,})\b/,
            /validation errors? for \w*Settings\n(?<name>\w{1,80})\n\s{1,9}Field required \[type=missing, input_value=\{\}/,
            /\b(?<name>[A-Z][A-Z0-9]*_[A-Z0-9_]+)\b (?:is )?(?:not set|not defined|required|missing|must be set)/,
        ],
        suggest: groups => `The tests do not get the environment variable ${groups.name ?? groups.env ?? ''}: set it where fix-tests runs and name it in pass-env, or give it a default.`,
    },
    {
        name: 'port-taken',
        marks: [
            /\bEADDRINUSE\b(?:.{0,200}?:(?<port>\d{2,5})\b)?|Address already in use|\bBindException\b|Only one usage of each socket address/i,
        ],
        suggest: ({ port }) => `${port === undefined ? 'The port' : `Port ${port}`} is already in use: stop what listens on it before the tests, or let the code choose a free port.`,
    },
    {
        name: 'connection',
        marks: [
            /^(?:TypeError: )?fetch failed$|ECONNREFUSED|ENOTFOUND|ConnectionRefused|\bConnectError\b|ConnectException|[Ff]ailed to connect|Could not find a valid Docker environment|Cannot connect to the Docker daemon|audit endpoint returned an error|ETIMEDOUT|ENETUNREACH|EAI_AGAIN|ECONNRESET|getaddrinfo|[Cc]onnection (?:was )?refused|[Cc]an't connect to (?:\w{1,20} )?(?:server|MySQL)|could not connect to server|No route to host|ConnectionError|Name or service not known|UnknownHostException|UnresolvedAddressException|(?:lookup|dial) \S{1,200}(?: on \S{1,100})?: no such host|failure in name resolution|nodename nor servname provided|[Cc]ould not resolve host|failed to lookup address information|net::ERR_(?:CONNECTION|NAME|ADDRESS|INTERNET)_\w+|Can't reach database server/m,
        ],
        suggest: () => 'A service did not answer: start it in an earlier step or in setup-command. Where the address is wrong, look at the code that makes it.',
    },
    {
        name: 'out-of-memory',
        marks: [/heap out of memory|OutOfMemoryError|\bMemoryError\b|out of memory|Cannot allocate memory|std::bad_alloc/i],
        suggest: () => 'It ran out of memory: look for a loop that does not end or data that grows, and then at the limits.',
    },
    {
        name: 'timeout',
        marks: [
            /^test timeout\b|Promise resolution is still pending but the event loop has already resolved|\btimed out\b(?! retrying after \d{1,9} ?ms: expected )|\bexecution expired\b|^timeout$|Timeout - Async callback|Timeout \d+ ?ms exceeded|Timeout(?:Error|Exception|Expired)|\bTimeout (?:of \d+ ?ms|\(?>)|deadline exceeded|exceeded timeout/i,
        ],
        suggest: () => 'It did not end in time: look for a wait that never ends, an endless loop, or a lock. Raise the time limit last.',
    },
    {
        name: 'permission',
        marks: [
            /\bEACCES\b|\bEROFS\b|Read-only file system|\bEPERM\b|PermissionError|[Pp]ermission denied|AccessDeniedException|Operation not permitted/,
        ],
        suggest: () => 'Access was denied: look at the path in the message, and at who may read, write or run it.',
    },
    {
        name: 'missing-file',
        marks: [
            /ENOENT[^\n]*?'(?<name>[^']+)'|FileNotFoundError: .*?'(?<python>[^']+)'|FileNotFoundException: (?<java>[^\s:]*[/\\.][^\s:]*)|DirectoryNotFoundException|No such file or directory(?: @ \w+)? - (?<ruby>\S+)|open (?<go>\S+): no such file|\b(?<shell>[^\s:'"]+): No such file or directory|No such file or directory/,
        ],
        suggest: groups => `The file ${quoted(groups, 'that it wants')} is not there: look for a path that is relative to another folder, or a file that is not made.`,
    },
];

;// CONCATENATED MODULE: ./lib/triage/error-patterns.js

const ERROR_PATTERNS = [
    {
        name: 'attribute',
        ofTests: true,
        marks: [/No "(?<name>[^"\n]{1,100})" export is defined on the "(?<mock>[^"\n]{1,200})" mock/],
        suggest: ({ name, mock }) => `The mock of ${JSON.stringify(mock ?? '')} has no ${JSON.stringify(name ?? '')}, which the code uses: add it to the mock, or let the mock include the original.`,
    },
    {
        name: 'value',
        ofTests: true,
        marks: [
            /is not valid JSON\b|Unexpected end of JSON input|Unexpected token .{1,40} in JSON|\b(?:in|after) JSON at position/,
        ],
        suggest: () => 'The code parses a text that is not valid JSON: look at the text, and at where it comes from.',
    },
    {
        name: 'exception',
        ofTests: true,
        marks: [
            /Maximum call stack size exceeded|\bRecursionError\b|\bStackOverflowError\b|\bSystemStackError\b|stack level too deep|has overflowed its stack|goroutine stack exceeds/,
        ],
        suggest: () => 'A function calls itself without end: look for the case in which it should stop.',
    },
    {
        name: 'compile',
        marks: [/Jest encountered an unexpected token/],
        suggest: () => 'jest cannot parse this file: where it is a package, let jest transform it (transformIgnorePatterns) or map it to a build that it can read; where it is your own, fix the location that is named.',
    },
    {
        name: 'compile',
        marks: [
            /^compile error\b|(?<!::)\bSyntaxError\b|IndentationError|TabError|ParseError|\bTransform failed\b|Unexpected token|error\[E\d+\]|\[(?:build|setup) failed\]|cannot find symbol|COMPILATION ERROR|syntax error|error TS\d+/,
            /^\S+\.go:\d+:\d+: |^\S+\.(?:cc?|cpp|cxx|hh?|hpp):\d+:\d+: (?:fatal )?error: /m,
        ],
        suggest: () => 'The code does not compile, so none of its tests could run: fix the location that the compiler names before anything else.',
    },
    {
        name: 'null-access',
        marks: [
            /Cannot (?:read|set) propert(?:y|ies) (?:of|['"](?<name>\w+)['"] of) (?:undefined|null)(?: \(\w+ '(?<property>\w+)'\))?/,
            /'NoneType' object (?:has no attribute '(?<attribute>\w+)'|is not \w+)|undefined method [`'](?<method>\w+)['`] for nil|NullPointerException|NullReferenceException|ArgumentNullException|on value of type null|access violation|Segmentation fault|\bSIGSEGV\b|nil pointer dereference|assignment to entry in nil map|Call to a member function (?<php>\w+)\(\) on null|called `Option::unwrap\(\)` on|Attempt to read property|(?:undefined|null) is not an object/,
        ],
        suggest: groups => {
            const name = quoted(groups, '');
            return `The code uses ${name === '' ? '' : `${name} of `}a value that is null (undefined, None, nil): find where the value comes from, and why it is missing.`;
        },
    },
    {
        name: 'index',
        marks: [
            /\bIndexError\b|IndexOutOf\w*|index out of (?:range|bounds)|IndexOutOf(?:Bounds|Range)|RangeError: Invalid (?:array length|index)|Undefined (?:array key|offset|index)|slice bounds out of range|\bKeyError: (?<name>\S+)/i,
        ],
        suggest: () => 'The code asks for an element beyond the end, or for a key that is missing: check the bounds of the loop or slice, and where the key should have been set.',
    },
    {
        name: 'missing-name',
        marks: [
            /\b(?:NameError|UnboundLocalError)\b.*?'(?<name>\w+)'|uninitialized constant (?<constant>[\w:]+)|ReferenceError: (?<js>\w+) is not defined|undefined: (?<go>\w+)|undefined local variable or method [`'](?<ruby>\w+)|Undefined variable:? \$?(?<php>\w+)|cannot find (?:value|function|type) `(?<rust>\w+)`/,
        ],
        suggest: groups => `${quoted(groups)} is not defined where it is used: look for a name that was renamed, misspelt, or not imported.`,
    },
    {
        name: 'attribute',
        marks: [
            /has no attribute '(?<name>\w+)'|undefined method [`'](?<ruby>[\w?!]+)'|NoSuchMethod(?:Error|Exception)|MissingMethodException|\bAttributeError\b|Call to undefined method (?<php>[\w:\\]+)|does not implement(?: the)? \w+ method/,
        ],
        suggest: groups => `The object has no ${quoted(groups, 'such member')}: look for a member that was renamed, or for a value of another type than expected.`,
    },
    {
        name: 'type',
        marks: [
            /\bTypeError\b|ClassCastException|is not a (?:function|constructor)|unsupported operand|cannot be (?:converted|cast)|mismatched types|must be of (?:the )?type|no implicit conversion|interface conversion|incompatible types|cannot use .{1,300}? as .{1,300}? value/,
        ],
        suggest: () => 'A value has the wrong type: compare what the caller passes, or what the function returns, with what the code expects.',
    },
    {
        name: 'value',
        marks: [
            /\b(?:ValueError|ZeroDivisionError|DivideByZero\w*|ArithmeticException|IllegalArgumentException|NumberFormatException|ArgumentError|ArgumentException|ArgumentOutOfRangeException|InvalidArgumentException|UnicodeDecodeError|JSONDecodeError|DateTimeParseException|RangeError|ValidationError|OverflowError|ZodError|ValiError|UnrecognizedPropertyException|MismatchedInputException|InvalidFormatException|JsonMappingException|JsonParseException)\b|(?:\/|divi\w+) by zero|attempt to \w+ with overflow|strconv\.\w+: parsing|(?:too many|not enough) values to unpack|invalid literal for/i,
        ],
        suggest: () => 'A value is not one that the code accepts: follow it back to where it is made, and compare that with the check that refuses it.',
    },
    {
        name: 'collection',
        marks: [/\bcollection failure$/m],
        suggest: () => NOT_COLLECTED,
    },
    {
        name: 'assertion',
        marks: [
            /\bassert|Assertion|ComparisonFailure|Expectation\w*(?:Error|Exception|NotMet)|TestFailedException|TestingLibraryElementError|Failed asserting|Xunit\.Sdk|XCTAssert|\bexpect\(/,
        ],
        suggest: nothing,
    },
    {
        name: 'exception',
        marks: [
            /^(?:Uncaught )?(?:[\w$]+[.:\\]{1,2})*(?<name>(?!Error\b|Exception\b)[A-Z]\w*(?:Exception|Error|Fault))\b/,
            /^(?<name>StopIteration|StopAsyncIteration|SystemExit|KeyboardInterrupt|GeneratorExit|(?:Base)?ExceptionGroup|[A-Z]\w{0,60}Warning)\b/,
            /^(?:[a-z_]\w{0,60}\.){1,9}(?<name>[A-Z]\w{0,60})(?:: |$)/,
            /threw exception:\s{1,9}(?:\w+\.)*(?<name>\w*Exception)\b/,
        ],
        suggest: nothing,
    },
    {
        name: 'assertion',
        marks: [
            /\bexpect(?:ed|ation)|toBe|toEqual|should|\bwant(?:ed)?\b.*\bgot\b|\bgot\b.*\bwant/i,
            /(?:^|: )Unable to find (?:a|an|any|the|role|element|label)\b|\b(?:CHECK|REQUIRE)(?:_[A-Z_]+)?\b|\bcheck(?:_\w+)?\(|\bcheck .{1,200} (?:failed|has failed)|condition was (?:false|true)|received unexpected message|^Failed: |is not (?:true|false)\b|do(?:es)? not (?:match|equal)|not equal|mismatch|are not the same|instead of/i,
        ],
        suggest: nothing,
    },
    {
        name: 'exception',
        marks: [
            /^(?:Uncaught )?(?:Error|Exception|RuntimeError|panic)(?:: |$)|panicked at|^[\w.]*Error: |^\[Exception\]|\b(?:unknown|unhandled|uncaught)\b.{0,40}\bexception\b/i,
        ],
        suggest: nothing,
    },
];
function nothing() {
    return '';
}

;// CONCATENATED MODULE: ./lib/triage/failure-patterns.js



const PATTERNS = [
    {
        name: 'assertion',
        marks: [
            /^(?:Failed: )?DID NOT (?:RAISE|WARN)\b|\bbut nothing was (?:raised|thrown)\b|did not throw|instead of reject(?:ing|ed)/,
            /Missing expected (?:exception|rejection)|test did not panic as expected|exception of type "[^"\n]{1,300}" is thrown|^(?:java\.lang\.AssertionError: )?Expected (?:test to throw|exception:)|t\.throws(?:Async)?\(\)\s/,
        ],
        suggest: () => 'The code was expected to fail here, and did not: look for a check that was dropped or never met.',
    },
    {
        name: 'snapshot',
        marks: [
            /\bsnapshot\b[^\n]*(?:mismatch|match|obsolete)|toMatch(?:Inline)?Snapshot|does not match (?:the )?(?:stored )?snapshot/i,
        ],
        suggest: () => 'The output changed. Where the change is meant, the snapshot has to be updated by a person; else the code that makes the output is to blame.',
    },
    {
        name: 'wrong-runtime',
        marks: [
            /cannot import name '\w+' from '(?<module>typing|collections|asyncio|enum|dataclasses|functools|itertools|types|inspect|contextlib|datetime|unittest\.mock|importlib(?:\.\w+)?|warnings)'(?: \((?=[^)\n]{0,300}(?:\/lib\/python|[\\/]Lib[\\/]|unknown location))|(?! \())/,
            /No module named '(?<removed>tomllib|zoneinfo|graphlib|distutils|imp|asynchat|asyncore|cgi|telnetlib|pipes|crypt|compression|annotationlib)'/,
        ],
        suggest: groups => `${quoted(groups)} is Python's own, and this version of Python does not have it as the code wants it: run the version that the project names, or write the code for both.`,
    },
    {
        name: 'missing-module',
        marks: [
            /Cannot find module '(?<name>\.{1,2}\/[^']*)'|Failed to (?:resolve|load) (?:import|url) "?(?<what>\.{1,2}\/[^\s"]*)|Cannot find package '(?<package>@?\/[^']*)'|(?:Cannot find (?:module|package)|Failed to resolve import) ['"](?<alias>[@~#]\/[^'"]*)|cannot find package "(?<go>[^"]+)"|Could not resolve "(?<bundled>\.{1,2}\/[^"]*)"|Unresolvable imports? found|Error when reading '(?<dart>[^']+)': No such file/,
            /cannot import name '(?<symbol>\w+)' from '(?<module>[\w.]+)'|does not provide an export named '?(?<export>\w+)|has no exported member '(?<member>\w+)'|No matching export .* for import "(?<import>\w+)"/,
            /unresolved import `(?<path>[^`]+)`|No module named '(?<python>\w+\.[\w.]+)'/,
        ],
        suggest: groups => `${quoted(groups)} is imported but is not there: look for a file or a name that was moved, renamed or misspelt, on both sides of the import.`,
    },
    {
        name: 'missing-dependency',
        marks: [/(?:^|PDOException: )(?<driver>could not find driver)$/m],
        suggest: () => 'PHP lacks the driver of this database: install its extension (pdo_mysql, pdo_pgsql, pdo_sqlite) in setup-command.',
    },
    {
        name: 'missing-dependency',
        marks: [
            /Cannot find (?:module|package) '(?<name>[^'./][^']*)'|Failed to resolve import "(?<what>[^"./][^"]*)"|Could not resolve "(?<bundled>[^"./@~#][^"]*|@[^"/][^"]*)"/,
            /No module named '(?<python>\w+)'|no required module provides package (?<go>[^\s;]+)|package (?<java>[\w.]+) does not exist|ClassNotFoundException: (?<class>[\w.]+)|cannot load such file -- (?<ruby>\S+)|Class "(?<php>[^"]+)" not found|Could not find (?<browser>Chrom\w+|Firefox) |can't find crate for `(?<crate>[^`]+)`|use of undeclared crate or module `(?<module>[^`]+)`/,
            /Couldn't resolve the package '(?<dart>\w+)'/,
            /\bspawn(?:Sync)? (?<spawned>[^\s/]{1,80}) ENOENT|FileNotFoundError: .{0,80}'(?<python>[\w-]{1,60})'[^]*subprocess|exec: "(?<go>[^"]{1,200})": executable file not found|Cannot run program "(?<java>[^"]{1,200})"/,
            /Call to undefined function (?<extension>(?:mysqli_|curl_(?:init|exec|setopt)|mb_(?:str|sub|convert|detect|internal)|imagecreate|gmp_|bc(?:add|sub|mul|div|comp|pow)|numfmt_|sodium_crypto|pcntl_(?:fork|signal|wait)|simplexml_load)\w{0,60})\(\)/,
            /Failed to launch the browser process|browserType\.launch: Executable doesn't exist|(?:sh|bash): (?:\d+: |line \d+: )?(?<program>[^\s:]+): (?:command )?not found/,
        ],
        suggest: groups => `${quoted(groups)} is not installed or not found: install it in setup-command, or add it to the project's dependencies; where it is the project's own, look for a file that was moved.`,
    },
    {
        name: 'missing-fixture',
        marks: [/async def functions are not natively supported/],
        suggest: () => "pytest does not run it: install the project's plugin for async tests, such as pytest-asyncio or anyio, or mark the test for that plugin.",
    },
    {
        name: 'missing-fixture',
        marks: [
            /fixture '(?<name>[^']+)' not found/,
            /"before (?:each|all)" hook|failed on setup with|failed running before(?:Each|All)? hook|setUp(?:Class|Module|BeforeClass)\b/,
        ],
        suggest: groups => groups.name === undefined
            ? 'The set-up of the tests failed, so that none of them could run: look at the hook or the fixture, not at the tests.'
            : `The fixture ${JSON.stringify(groups.name)} does not exist: look for one that was renamed, or a plugin that is not installed.`,
    },
    ...ENVIRONMENT_PATTERNS,
    ...ERROR_PATTERNS,
];

// EXTERNAL MODULE: ./lib/domain/text/compared-values.js
var compared_values = __webpack_require__(6188);
;// CONCATENATED MODULE: ./lib/triage/failure-kinds.js





const CHECK_SUGGESTION = "The project's own check reports this, not a test: change the code that it names, never the settings of the tool.";
const MAX_TYPE = 300;
const MAX_TEXT = 6_000;
const EXCERPT = /^ *(?:> *)?(?:\d+ *)?\|.*$/gm;
const ASSERTION = /(?:Assert(?:ion)?\w*(?:Error|Failed\w*|Exception)|ComparisonFailure|Expectation\w*(?:Error|Exception)|TestingLibraryElementError)$/;
const OTHER_ERROR = /\w(?:Error|Exception)$/;
const OF_TESTS = new Set(['value', 'exception']);
const OF_LOADING = new Set([
    'missing-module',
    'missing-dependency',
    'missing-fixture',
    'compile',
    'collection',
]);
const ASSERTED = new Set(['snapshot', 'timeout', 'assertion']);
const RUST_NOTE = /^note: run with `RUST_BACKTRACE=1`.*$/gm;
const CAUSE = /^[ \t]{0,40}(?:Caused by|\[cause\]): (?<cause>.{1,500})$/gm;
const STARTED = /\/lib\/python[\d.]{0,9}\/subprocess\.py[":]/;
function classifyFailure(problem, nameless) {
    const type = problem.type.slice(0, MAX_TYPE);
    if (type === check/* CHECK */.fi)
        return { pattern: 'check', suggestion: CHECK_SUGGESTION };
    const [message = '', stack = ''] = [problem.message, problem.stack].map(text => text.slice(0, MAX_TEXT).replace(EXCERPT, '').replace(RUST_NOTE, ''));
    const plainMessage = compared_values/* COMPARISONS */.F.reduce((text, pattern) => text.replace(pattern, ' '), message);
    const cause = [...stack.matchAll(CAUSE)].at(-1)?.groups?.cause;
    const head = type === '' || plainMessage.startsWith(type) ? plainMessage : `${type}: ${plainMessage}`;
    const started = STARTED.test(stack) ? '\nin subprocess' : '';
    const summary = (cause === undefined ? head : `${cause}\n${head}`) + started;
    const thrown = type === '' ? (/^[\w.$\\]{1,200}(?=:)/.exec(summary)?.[0] ?? '') : type;
    const isAssertion = ASSERTION.test(thrown);
    const values = (0,compared_values/* comparedValues */.O)(message) ?? (OTHER_ERROR.test(thrown) && !isAssertion ? undefined : (0,compared_values/* comparedValues */.O)(stack));
    for (const { name, marks, suggest, ofTests } of PATTERNS) {
        if (nameless && ofTests === true)
            continue;
        const quotes = values !== undefined || !OF_LOADING.has(name);
        if (isAssertion ? quotes && !ASSERTED.has(name) : name === 'exception' && values !== undefined)
            continue;
        if (nameless && OF_TESTS.has(name))
            return { pattern: 'collection', suggestion: NOT_COLLECTED };
        const match = marks.map(mark => mark.exec(summary)).find(found => found !== null) ?? undefined;
        if (match === undefined)
            continue;
        return {
            pattern: name,
            suggestion: suggest(match.groups ?? {}),
            ...subjectOf(name, match, `${cause ?? ''}\n${message}`),
            ...(name === 'assertion' || name === 'snapshot' ? values : {}),
        };
    }
    if (values !== undefined)
        return {
            pattern: 'assertion',
            suggestion: '',
            ...values,
        };
    if (!nameless && problem.kind === 'failure' && message.trim() !== '' && message !== test_case/* NO_MESSAGE */.se)
        return { pattern: 'assertion', suggestion: '' };
    return nameless ? { pattern: 'collection', suggestion: NOT_COLLECTED } : { pattern: 'other', suggestion: '' };
}
function subjectOf(pattern, { groups = {} }, message) {
    const named = Object.values(groups).find(value => value !== undefined);
    const subject = pattern === 'connection' ? addressIn(message) : named;
    return subject === undefined ? {} : { subject };
}
const ADDRESS = /(?<host>\b\d{1,3}(?:\.\d{1,3}){3}|\[?::1\]?|\b(?!\d{1,9}:)[\w-]{1,60}(?:\.[\w-]{1,60}){0,8}):(?<port>\d{2,5})\b/;
const IN_WORDS = /\b(?:at|for|to) "(?<host>[^"\s]{1,200})"(?: \([^()\n]{1,60}\))?,? port (?<port>\d{1,5})\b/;
const OWN_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[?::1\]?)$/;
function addressIn(message) {
    const { host, port } = (IN_WORDS.exec(message) ?? ADDRESS.exec(message))?.groups ?? {};
    return host === undefined ? undefined : `${OWN_HOST.test(host) ? 'localhost' : host}:${port}`;
}


/***/ }),

/***/ 33816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ spreadFiles),
/* harmony export */   o: () => (/* binding */ fileWeights)
/* harmony export */ });
/* harmony import */ var _domain_model_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76253);
/* harmony import */ var _domain_text_grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83509);


const MAX_COUNTED = 6;
const FULLEST = 1;
const NAMESAKE = 0.5;
const MAX_FREE = 3;
const REPEATED = 0.6;
function fileWeights(places, testFile) {
    const sums = new Map();
    for (const [file, own] of (0,_domain_text_grouping_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(places, each => each.file)) {
        const best = own.map(({ score }) => score).toSorted((a, b) => b - a);
        sums.set(file, best.slice(0, MAX_COUNTED).reduce((sum, score) => sum + score, 0));
    }
    const fullest = Math.max(...sums.values(), Number.MIN_VALUE);
    const topic = (0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_1__/* .topicOf */ .FW)(testFile ?? '');
    return file => {
        const isNamesake = topic !== '' && (0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_1__/* .topicOf */ .FW)(file) === topic;
        return (1 + (FULLEST * (sums.get(file) ?? 0)) / fullest) * (isNamesake ? 1 + NAMESAKE : 1);
    };
}
function spreadFiles(sorted) {
    const seen = new Map();
    return sorted
        .map((place, index) => {
        const earlier = seen.get(place.file) ?? 0;
        seen.set(place.file, earlier + 1);
        return index < MAX_FREE ? place : { ...place, score: place.score * REPEATED ** earlier };
    })
        .toSorted((a, b) => b.score - a.score);
}


/***/ }),

/***/ 79871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uk: () => (/* binding */ placesOfTraces),
/* harmony export */   Y3: () => (/* binding */ refreshPlaces),
/* harmony export */   YL: () => (/* binding */ inducingFirst),
/* harmony export */   rd: () => (/* binding */ withPlaces)
/* harmony export */ });
/* unused harmony export keepFirstFile */
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90717);
/* harmony import */ var _domain_model_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76253);
/* harmony import */ var _suspects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49788);



const FIRST_FILES = 3;
const OTHERS = 0.5;
function placesOfTraces(cluster, { failures, sources, traces }) {
    const tests = new Set(cluster.tests);
    const own = failures.filter(({ id }) => tests.has((0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .testKey */ .S8)(id)));
    const traced = keepFirstFile(cluster.places, (0,_suspects_js__WEBPACK_IMPORTED_MODULE_1__/* .suspectsOf */ .k_)(own, { ...sources, traces }));
    const inducing = cluster.places.filter(({ isInducing }) => isInducing === true);
    return withPlaces(cluster, inducing.length === 0 ? traced : inducingFirst(inducing, traced));
}
function inducingFirst(inducing, suspects) {
    const others = suspects.filter(({ file, from }) => !inducing.some(each => each.file === file && each.from === from));
    const lower = others.map(each => ({ ...each, score: Math.round(each.score * OTHERS * 100) / 100 }));
    return [...inducing, ...lower].slice(0, _suspects_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SUSPECTS */ .qq);
}
function keepFirstFile(before, after) {
    const files = [...new Set(after.map(({ file }) => file))];
    const [first] = before;
    const kept = after.find(({ file }) => file === first?.file) ?? first;
    if (kept === undefined || files.slice(0, FIRST_FILES).includes(kept.file))
        return after;
    const behind = after.findIndex(({ file }) => file === files[FIRST_FILES - 1]);
    const at = behind >= 0 ? behind : after.length < _suspects_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SUSPECTS */ .qq ? after.length : after.length - 1;
    const score = after[at]?.score ?? after.at(-1)?.score ?? kept.score;
    const others = after.filter(each => each !== kept);
    return [...others.slice(0, at), { ...kept, score }, ...others.slice(at)].slice(0, _suspects_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SUSPECTS */ .qq);
}
function refreshPlaces(cluster, earlier, { code }) {
    const places = earlier.flatMap((place) => {
        if (place.symbol === undefined)
            return [place];
        const at = place.from ?? place.line ?? 0;
        const [now] = (code?.definitionsOf(place.file) ?? [])
            .filter(each => (0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_2__/* .symbolOf */ .wX)(each) === place.symbol)
            .toSorted((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at));
        if (now === undefined)
            return [];
        const { from, to } = now;
        return [
            { ...place, from, to, ...(place.line === undefined ? {} : { line: Math.min(Math.max(place.line, from), to) }) },
        ];
    });
    return places.length === 0 ? cluster : withPlaces(cluster, places);
}
function withPlaces(cluster, places) {
    return { ...cluster, suspects: [...new Set(places.map(({ file }) => file))], places };
}


/***/ }),

/***/ 94638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SY: () => (/* binding */ signatureId),
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   eS: () => (/* binding */ isSilent),
/* harmony export */   jR: () => (/* binding */ headLine)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _stated_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76615);




const MASKS = [
    [/(?<=[:\s])<[^<>\n]{0,200}>/g, '<text>'],
    [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
    [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?\b/g, '<time>'],
    [/\b0x[0-9a-f]+\b|(?<=\w)@[0-9a-f]{5,16}\b/gi, '<address>'],
    [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/g, '<id>'],
    [/\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s'"`)>\]]{1,500}/gi, '<url>'],
    [/\b[A-Za-z]:\\[\w.@+\\-]+|(?:\/[\w.@+-]+){2,}/g, '<path>'],
    [/"(?:[^"\\\n]|\\.)*"|(?<!\w)'(?:[^'\\\n]|\\.)*'|`(?!left [!=]= right`)[^`\n]*`|`[^`'\n]*'/g, '<text>'],
    [/[-+]?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?/gi, '#'],
];
const UNSTABLE = MASKS.slice(1, 5);
const MAX_MESSAGE = 1_000;
const MAX_READ = 20_000;
function headLine(message) {
    const lines = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.stripVTControlCharacters)(message.slice(0, MAX_READ))
        .split('\n')
        .filter(line => line.trim() !== '');
    const [first = '', second] = lines;
    if (lines.some(line => line.startsWith('Traceback (')))
        return lines.findLast(line => /^\S/.test(line)) ?? '';
    return second !== undefined && /^[\w.$\\]{1,200}: {0,9}$/.test(first) ? `${first.trim()} ${second.trim()}` : first;
}
function mask(message) {
    return MASKS.reduce((text, [pattern, by]) => text.replace(pattern, by), headLine(message).slice(0, MAX_MESSAGE))
        .replace(/\s+/g, ' ')
        .trim();
}
const NAMED = new Set([
    'missing-module',
    'missing-dependency',
    'missing-variable',
    'connection',
    'permission',
    'disk-full',
    'port-taken',
    'wrong-runtime',
    'compile',
]);
function describeCause(failure, context) {
    const { isTestFrame, pattern, asserted } = context;
    const isAssertion = pattern === 'assertion';
    const isOfName = isNamed(failure, context);
    const code = failure.frames.find(frame => !isTestFrame(frame));
    if (isOfName && !(pattern === 'compile' && code !== undefined))
        return { signature: `${pattern} | ${namedSubject(failure, context)}` };
    if (isAssertion && asserted !== undefined && code === undefined)
        return { signature: `assertion | ${asserted}` };
    const type = failure.problem.type || failure.problem.kind;
    const message = mask(failure.problem.message);
    const stated = failure.frames.length === 0 && !isAssertion ? (0,_stated_place_js__WEBPACK_IMPORTED_MODULE_3__/* .statedFrame */ .r2)(failure, isTestFrame) : undefined;
    const raiser = code ?? stated;
    if (raiser !== undefined) {
        const symbol = code === undefined ? nameIn(raiser) || raiser.line : symbolOfFrame(raiser, context);
        return {
            signature: `${type} | ${message} | ${`${raiser.file} ${symbol}`.trim()}`,
            ...(isAssertion || isOfName ? {} : { raisedAt: `${type} | ${raiser.file}:${raiser.line}` }),
        };
    }
    const { file, suite, name } = failure.id;
    const around = (isSilent(failure) ? [file, ...suite, name] : [file, ...suite]).join(' › ');
    const call = isAssertion ? (0,_stated_place_js__WEBPACK_IMPORTED_MODULE_3__/* .statedCall */ .A2)(failure) : undefined;
    return { signature: call === undefined ? `${type} | ${message} | ${around}` : `assertion | ${call} | ${around}` };
}
function symbolOfFrame(frame, { symbolAt }) {
    return nameIn(frame) || (symbolAt?.(frame) ?? '');
}
function nameIn({ symbol }) {
    return /(?:Error|Exception|Warning|Exit)$/.test(symbol) ? '' : symbol;
}
function isNamed({ problem }, { pattern, subject }) {
    if (pattern === 'missing-fixture')
        return subject !== undefined;
    if (pattern === 'connection' && /^(?:\w+: )?fetch failed$/.test(headLine(problem.message)))
        return subject !== undefined;
    return NAMED.has(pattern);
}
function namedSubject({ id, problem }, { pattern, subject }) {
    const file = pattern === 'compile' ? (0,_stated_place_js__WEBPACK_IMPORTED_MODULE_3__/* .compiledFile */ .wB)(problem) : undefined;
    if (file !== undefined)
        return file;
    if (subject === undefined || subject === '')
        return firstLines(problem.message);
    if (!/^\.{1,2}\//.test(subject))
        return subject;
    const importer = /\b(?:imported from|from) ['"]?(?<file>[^'"\s]{1,500})/.exec(problem.message)?.groups?.file ?? id.file;
    return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(importer), subject);
}
function firstLines(message) {
    const lines = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.stripVTControlCharacters)(message.slice(0, MAX_MESSAGE))
        .split('\n')
        .filter(text => text.trim() !== '');
    return UNSTABLE.reduce((text, [pattern, by]) => text.replace(pattern, by), lines.slice(0, 2).join(' ')).trim();
}
function isSilent({ id, problem }) {
    return id.framework === 'go' && /^(?:The test failed\.)?$/.test(problem.message);
}
function signatureId(signature) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(signature).digest('hex').slice(0, 12);
}


/***/ }),

/***/ 21389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withReadValues),
/* harmony export */   n: () => (/* binding */ spectrumOf)
/* harmony export */ });
/* harmony import */ var _domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76253);
/* harmony import */ var _domain_model_ran_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24752);


const MAX_TABLES = 3;
function spectrumOf(traces, code) {
    const { failing, all, passing } = traces;
    const together = new Map(all.map(each => [(0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .ranKey */ .bP)(each), each]));
    const alone = new Map(passing?.trace.map(each => [(0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .ranKey */ .bP)(each), each]));
    const rateOf = (own, inAll, inOne) => own <= 0 ? 0 : Math.sqrt(own / (own + Math.max(inAll - own, inOne * (passing?.tests ?? 0), 0)));
    const definitionsOf = definitionFinder(traces, code);
    const rated = new Map();
    const raise = (key, rate) => rated.set(key, Math.max(rate, rated.get(key) ?? 0));
    const byName = new Map();
    for (const each of failing) {
        const [inAll, inOne] = [together.get((0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .ranKey */ .bP)(each)), alone.get((0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .ranKey */ .bP)(each))];
        const { definitions, isCertain } = definitionsOf(each);
        if (!isCertain) {
            const sums = byName.get(nameKey(each)) ?? { definitions, own: 0, inAll: 0, inOne: 0 };
            sums.own += each.calls;
            sums.inAll += inAll?.calls ?? 0;
            sums.inOne += inOne?.calls ?? 0;
            byName.set(nameKey(each), sums);
            continue;
        }
        const linesOfAll = new Map(inAll?.lines);
        const linesOfOne = new Map(inOne?.lines);
        for (const definition of definitions) {
            const key = (0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionKey */ .RR)(definition);
            raise(key, rateOf(each.calls, inAll?.calls ?? 0, inOne?.calls ?? 0));
            for (const { calls } of (0,_domain_model_ran_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .aligned */ .b6)([each.parts ?? [], inAll?.parts ?? [], inOne?.parts ?? []]))
                raise(key, rateOf(calls[0] ?? 0, calls[1] ?? 0, calls[2] ?? 0));
            for (const [line, calls] of each.parts === undefined ? (each.lines ?? []) : [])
                if (definition.from <= line && line <= definition.to)
                    raise(key, rateOf(calls, linesOfAll.get(line) ?? 0, linesOfOne.get(line) ?? 0));
        }
    }
    for (const { definitions, own, inAll, inOne } of byName.values())
        for (const definition of definitions)
            raise((0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionKey */ .RR)(definition), rateOf(own, inAll, inOne));
    return rated.size === 0 ? undefined : rated;
}
function definitionFinder({ failing, all }, code) {
    const starts = new Map();
    for (const each of [...failing, ...all])
        starts.set(nameKey(each), (starts.get(nameKey(each)) ?? new Set()).add((0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(each)));
    const known = new Map();
    const namedLike = (each) => {
        const found = known.get(nameKey(each));
        if (found !== undefined)
            return found;
        const named = code.definitionsOf(each.file).filter(({ name }) => name === each.name);
        const order = [...(starts.get(nameKey(each)) ?? [])].toSorted((a, b) => a - b);
        const pairs = named.map((definition, index) => [order[index] ?? 0, definition]);
        const made = { named, byStart: order.length === named.length ? new Map(pairs) : undefined };
        known.set(nameKey(each), made);
        return made;
    };
    return each => {
        const { named, byStart } = namedLike(each);
        const { line } = each;
        if (line !== undefined) {
            const found = named.findLast(({ from, to }) => from <= line && line <= to) ?? code.definitionAt(each.file, line);
            return { definitions: found === undefined ? [] : [found], isCertain: true };
        }
        if (byStart === undefined)
            return { definitions: named, isCertain: false };
        const found = byStart.get((0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(each));
        return { definitions: found === undefined ? [] : [found], isCertain: true };
    };
}
function nameKey({ file, name }) {
    return `${file}:${name}`;
}
function withReadValues(rated, { candidates, readBy, }) {
    const found = new Map(rated);
    let readers = candidates.filter(each => rated.has((0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionKey */ .RR)(each)));
    for (let depth = 0; depth < MAX_TABLES && readers.length > 0; depth += 1) {
        const next = new Set();
        for (const reader of readers) {
            const rate = found.get((0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionKey */ .RR)(reader)) ?? 0;
            for (const value of readBy(reader)) {
                const key = (0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionKey */ .RR)(value);
                if (value.kind !== 'value' || rate <= (found.get(key) ?? 0))
                    continue;
                found.set(key, rate);
                next.add(value);
            }
        }
        readers = [...next];
    }
    return found;
}


/***/ }),

/***/ 92091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ framesOf)
/* harmony export */ });
const LANGUAGES = [
    {
        patterns: [
            /^\s*at (?:async )?(?:(?<symbol>[^(\n]+?) \((?:file:\/\/)?(?<file>[^:\n]*(?::[\\/][^:\n]*)?):(?<line>\d+):\d+\)|(?:file:\/\/)?(?<bare>\/?[A-Za-z]:[\\/][^:\n]*|[\\/][^:\n]*|[^\s():]*(?::[\\/][^\s():]*)?):(?<at>\d+):\d+)/,
            /^\s*❯ (?:(?<symbol>(?:new |async )?\S+) )?(?<file>[^\s:]+):(?<line>\d+):\d+/,
        ],
    },
    {
        innermostLast: true,
        patterns: [
            /^(?<file>[^\s:]+\.py):(?<line>\d+): (?:in )?(?<symbol>\S*)/,
            /^\s*(?:E\s+)?File "(?<file>[^"]+)", line (?<line>\d+)(?:, in (?<symbol>\S+))?/,
        ],
    },
    {
        patterns: [
            /^\s+(?<symbol>)(?<file>[^\s:]+\.go):(?<line>\d+)/,
            /^(?<symbol>)(?<file>[^\s:]+\.go):(?<line>\d+):\d+: /,
        ],
    },
    {
        patterns: [
            /^\s*at (?:[\w.@-]+\/{1,2})*(?<symbol>[\w.$<>]+)\((?<file>[\w$-]+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)/,
            /^(?:\[ERROR\] |e: (?:file:\/\/)?)?(?<symbol>)(?<file>[^\s:[\]]+\.(?:java|kt|groovy|scala)):\[?(?<line>\d+)/,
        ],
    },
    {
        patterns: [
            /panicked at (?:'[^]*', )?(?<symbol>)(?<file>[^\s:']+\.rs):(?<line>\d+):\d+/,
            /^\s+(?:at|-->) (?<symbol>)(?:\.\/)?(?<file>[^\s:]+\.rs):(?<line>\d+):\d+/,
        ],
    },
    {
        patterns: [
            /^\s*(?:# )?(?<file>[^\s:#][^\s:]*\.rb):(?<line>\d+)(?::in [`'](?:block (?:\(\d+ levels\) )?in )?(?<symbol>[^']*)')?/,
        ],
    },
    {
        patterns: [
            /^\s*#\d+ (?<file>\/?[^\s(]+\.php)\((?<line>\d+)\): (?<symbol>[^(]*)/,
            /^(?<symbol>)(?<file>\/?[^\s:]+\.php):(?<line>\d+)$/,
        ],
    },
    { patterns: [/^\s*at (?<symbol>[^(]+)\([^)]*\) in (?<file>.+?):line (?<line>\d+)/] },
    {
        patterns: [
            /^(?<symbol>)(?<file>[^\s:]+\.(?:cc?|cpp|cxx|hh?|hpp|m|mm)):(?<line>\d+)/,
            /^\s*#\d+ .* in (?<symbol>\S+) (?<file>\S+\.(?:cc?|cpp|cxx|hh?|hpp)):(?<line>\d+)/,
        ],
    },
];
const MAX_LINE = 1_000;
function framesOf(stack, inProject) {
    const frames = [];
    let reversed = false;
    for (const text of stack.split('\n')) {
        const found = frameIn(text.slice(0, MAX_LINE));
        if (found === undefined)
            continue;
        const file = inProject(found.file) ?? (found.path === undefined ? undefined : inProject(found.path));
        if (file === undefined)
            continue;
        reversed ||= found.innermostLast;
        frames.push({ file, line: found.line, symbol: found.symbol });
    }
    return reversed ? frames.toReversed() : frames;
}
function frameIn(text) {
    if (!/[:(] ?\[?\d|line \d/.test(text))
        return undefined;
    for (const language of LANGUAGES) {
        const groups = language.patterns.map(pattern => pattern.exec(text)?.groups).find(found => found !== undefined);
        const file = groups?.file ?? groups?.bare;
        if (groups === undefined || file === undefined)
            continue;
        const symbol = groups.symbol ?? '';
        const line = Number(groups.line ?? groups.at);
        const plain = text.includes('file://') ? decoded(file) : file;
        return { file: plain, path: javaPath(file, symbol), line, symbol, innermostLast: language.innermostLast === true };
    }
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function javaPath(file, symbol) {
    if (!/\.(?:java|kt|groovy|scala)$/.test(file) || file.includes('/'))
        return undefined;
    const parts = symbol.split('.').slice(0, -2);
    return parts.length === 0 ? undefined : `${parts.join('/')}/${file}`;
}


/***/ }),

/***/ 76615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ statedCall),
/* harmony export */   r2: () => (/* binding */ statedFrame),
/* harmony export */   wB: () => (/* binding */ compiledFile)
/* harmony export */ });
/* harmony import */ var _domain_text_foreign_frames_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18853);
/* harmony import */ var _stack_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92091);


const MAX_TEXT = 6_000;
const INSTALLED = /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|gems|\.cargo|rustc|pkg\/mod|go\/src|lib\/python3[\w.]{0,9}|lib\/ruby|share\/php)\//;
const JVM = /\.(?:java|kt|groovy|scala)$/;
const COMPILED = [
    /SyntaxError: (?<file>\/[^\n:]{1,500}): /,
    /^[ \t]{0,20}(?:file:\/\/)?(?<file>\/[^\s:]{1,500}):\d{1,9}$/m,
    /(?<![\w@./\\-])(?<file>[\w@./\\-]{1,500}\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|groovy|scala|php|rb|cs|cc|cpp|cxx|c|hh?|hpp|swift|vue|svelte|json|ya?ml|toml|dart|exs?))(?::\[?|\()\d{1,9}[:,]/,
];
const PYTHON = /File "(?<file>[^"\n]{1,500})", line \d/g;
const PYTHON_ERROR = /\b(?:Syntax|Indentation|Tab)Error\b/;
function compiledFile({ message, stack }) {
    const text = `${message.slice(0, MAX_TEXT)}\n${stack.slice(0, MAX_TEXT)}`;
    const last = PYTHON_ERROR.test(text) ? [...text.matchAll(PYTHON)].at(-1) : undefined;
    const found = last ?? COMPILED.map(pattern => pattern.exec(text)).find(match => match !== null);
    return found?.groups?.file;
}
function statedFrame({ id, problem }, isTestFrame) {
    const text = (0,_domain_text_foreign_frames_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutForeignFrames */ .$)((problem.stack || problem.message).slice(0, MAX_TEXT));
    const base = (id.suite[0] ?? '').split('.').slice(0, 2).join('.');
    return (0,_stack_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .framesOf */ .k)(text, file => file).find(frame => !INSTALLED.test(frame.file) &&
        !isTestFrame(frame) &&
        (!JVM.test(frame.file) || (base.includes('.') && frame.symbol.startsWith(`${base}.`) && !isOfTest(frame, id))));
}
function isOfTest({ symbol }, { suite }) {
    const own = suite[0] ?? '';
    return symbol.startsWith(`${own}.`) || symbol.startsWith(`${own}$`);
}
const STATEMENTS = [
    /^>[ \t]{1,40}(?:\d{1,6} ?\|)?[ \t]{0,200}(?<code>\S.{0,500})$/m,
    /^The expression evaluated to a falsy value:\n\n[ \t]{0,40}(?<code>\S.{0,500})$/m,
    /^[ \t]{0,20}File "[^"\n]{1,500}", line \d{1,9}, in \S{1,200}\n[ \t]{1,200}(?=\S{0,100}assert)(?<code>\S.{0,500})$/im,
    /^Failure\/Error: (?<code>\S.{0,500})$/m,
];
const CALLED = /(?<![\w$])(?<name>[A-Za-z_$][\w$]{0,100})[!?]?\(/g;
const READ = /\.(?<name>[a-z_]\w{0,100}[!?]?)(?![\w(])/g;
const COMMON = /^(?:assert\w*|expect|is|ok|not|equal|deepEqual|strictEqual|deepStrictEqual|test|it|await|async|def|function|lambda|raises|approx|throws|rejects|resolves|to[A-Z_]\w*|to|eq|eql|be\w*|len|str|int|float|bool|list|dict|set|tuple|sorted|sum|min|max|abs|round|repr|any|all|range|type|isinstance|hasattr|getattr|Number|String|Boolean|Array|Object|Map|Set|Date|Error|JSON|Math|Promise|parse|stringify|keys|values|entries|join|map|filter|array|DataFrame|Series|get|post|put|patch|delete|find\w*|getBy\w*|queryBy\w*|render|call|run|execute|request|length|size|count|first|last)$/;
function statedCall({ problem }) {
    const text = `${problem.message.slice(0, MAX_TEXT)}\n${problem.stack.slice(0, MAX_TEXT)}`;
    const code = STATEMENTS.map(pattern => pattern.exec(text)?.groups?.code).find(found => found !== undefined);
    if (code === undefined)
        return undefined;
    const subject = subjectOf(code);
    const calls = [...(subject ?? code).matchAll(CALLED)];
    const reads = subject === undefined ? [] : [...subject.matchAll(READ)];
    return [...calls, ...reads].map(match => match.groups?.name ?? '').find(name => !COMMON.test(name));
}
function subjectOf(code) {
    const begin = /\bexpect ?[({]/.exec(code);
    if (begin === null)
        return undefined;
    const from = begin.index + begin[0].length;
    let depth = 1;
    for (let at = from; at < code.length; at += 1) {
        if ('({['.includes(code[at] ?? ''))
            depth += 1;
        else if (')}]'.includes(code[at] ?? ''))
            depth -= 1;
        if (depth === 0)
            return code.slice(from, at);
    }
    return code.slice(from);
}


/***/ }),

/***/ 49788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ suspectsOfMany),
/* harmony export */   UK: () => (/* binding */ isGenerated),
/* harmony export */   k_: () => (/* binding */ suspectsOf),
/* harmony export */   qq: () => (/* binding */ MAX_SUSPECTS)
/* harmony export */ });
/* harmony import */ var _file_weights_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33816);
/* harmony import */ var _test_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19676);
/* harmony import */ var _spectrum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21389);
/* harmony import */ var _called_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4497);
/* harmony import */ var _domain_model_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76253);





const MAX_SUSPECTS = 8;
const MAX_FAILURES = 50;
const MAX_FOLLOWED = 5;
const MAX_NEAREST = 4;
const MAX_DISTANCE = 3;
const WEIGHT = { frame: 8, changedFrame: 4, called: 6, changed: 8, imported: 3, nearest: 1, recent: 0.2 };
const FAR_CHANGE = 0.5;
const GENERATED = /(?:^|\/)(?:dist|build|out|target|coverage|vendor|node_modules)\/|^\.github\/|\.min\.\w+$|\.lockb?$|[-.]lock\.(?:json|ya?ml|hcl)$|(?:^|\/)go\.sum$|\.(?:md|rst|txt|snap|map|svg|png)$/;
function isGenerated(file) {
    return GENERATED.test(file);
}
function suspectsOf(failures, sources, { followsCalls = true } = {}) {
    const sample = failures.slice(0, MAX_FAILURES);
    const ranking = new Ranking(sources);
    ranking.addStacks(sample);
    if (followsCalls)
        ranking.addCalls(sample.slice(0, MAX_FOLLOWED));
    const reached = importedBy(sample, sources);
    ranking.addImports(reached);
    ranking.addChanges(reached);
    ranking.addHistory();
    return ranking.suspects();
}
function suspectsOfMany(sources) {
    let ofChange;
    return (failures, options) => {
        const sample = failures.slice(0, MAX_FAILURES);
        const isOnStack = () => sample.some(({ frames }) => frames.some(frame => !(0,_test_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestFrame */ .k)(frame, sources)));
        if (options.followsCalls || isOnStack() || importedBy(sample, sources).length > 0)
            return suspectsOf(failures, sources, options);
        ofChange ??= suspectsOf([], sources);
        return ofChange;
    };
}
class Ranking {
    #sources;
    #found = new Map();
    constructor(sources) {
        this.#sources = sources;
    }
    addStacks(sample) {
        const { changed } = this.#sources;
        for (const failure of sample) {
            const frames = failure.frames.filter(frame => !(0,_test_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestFrame */ .k)(frame, this.#sources));
            for (const [index, { file, line }] of frames.entries()) {
                const why = index === 0 ? 'the error was raised there' : 'it is on the stack';
                this.#add(file, { score: WEIGHT.frame / (index + 1) / sample.length, why, line });
                const near = changed.filter(change => change.file === file && distanceTo(change, line) <= MAX_DISTANCE);
                if (near.length === 0)
                    continue;
                const isSame = near.some(change => distanceTo(change, line) === 0);
                this.#add(file, {
                    score: WEIGHT.changedFrame / sample.length,
                    why: isSame ? 'the failing change touched that line' : 'the failing change touched lines next to it',
                    line,
                });
            }
        }
    }
    addCalls(followed) {
        const { isTest, code, traces } = this.#sources;
        if (code === undefined)
            return;
        const spectrum = traces === undefined ? undefined : (0,_spectrum_js__WEBPACK_IMPORTED_MODULE_2__/* .spectrumOf */ .n)(traces, code);
        for (const failure of followed)
            for (const { definition, score, why } of (0,_called_code_js__WEBPACK_IMPORTED_MODULE_1__/* .calledCode */ .Z)(failure, { code, isTest, spectrum }))
                this.#add(definition.file, { score: (WEIGHT.called * score) / followed.length, why, place: definition });
    }
    addImports(reached) {
        const { code } = this.#sources;
        const found = this.#files();
        const why = 'the failing test imports it';
        for (const [index, file] of reached.entries())
            if (code === undefined || !code.isRead(file))
                this.#add(file, { score: WEIGHT.imported / (1 + index / 4), why });
            else if (index < MAX_NEAREST && !found.has(file) && code.holdsData(file))
                this.#add(file, { score: WEIGHT.nearest / (1 + index), why });
    }
    addChanges(reached) {
        const { changed, code } = this.#sources;
        const seen = new Set();
        const found = this.#files();
        const places = changed.map(({ file, line }) => {
            const place = line === undefined ? undefined : code?.definitionAt(file, line);
            return { file, line, place };
        });
        for (const { file, line, place } of places.toSorted((a, b) => Number(b.place !== undefined) - Number(a.place !== undefined))) {
            const key = place === undefined ? file : (0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_3__/* .definitionKey */ .RR)(place);
            if (seen.has(key))
                continue;
            seen.add(key);
            const isNear = reached.length === 0 || found.has(file) || reached.includes(file);
            const sign = { score: isNear ? WEIGHT.changed : FAR_CHANGE, why: 'the failing change touched it' };
            const own = line === undefined ? [...this.#found.values()].filter(each => each.file === file) : [];
            if (own.length === 0)
                this.#add(file, { ...sign, line });
            for (const each of own) {
                each.score += sign.score;
                each.why.add(sign.why);
            }
        }
    }
    addHistory() {
        const files = this.#files();
        const lately = (this.#sources.recent ?? []).filter(file => files.has(file));
        for (const [index, file] of lately.entries())
            for (const each of this.#found.values()) {
                if (each.file !== file)
                    continue;
                each.score += WEIGHT.recent / (1 + index);
                if (lately.length * 2 <= files.size)
                    each.why.add('it changed lately');
            }
    }
    suspects() {
        const sorted = [...this.#found.values()].toSorted((a, b) => b.score - a.score);
        const ranked = (0,_file_weights_js__WEBPACK_IMPORTED_MODULE_4__/* .spreadFiles */ .F)(sorted).slice(0, MAX_SUSPECTS);
        const best = ranked[0]?.score ?? 1;
        return ranked.map(({ file, score, place, line, why }) => ({
            file,
            ...(line === undefined && place === undefined ? {} : { line: line ?? place?.from }),
            ...(place === undefined ? {} : { symbol: (0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_3__/* .symbolOf */ .wX)(place), from: place.from, to: place.to }),
            score: Math.round((score / best) * 100) / 100,
            why: [...why].join('; '),
        }));
    }
    #files() {
        return new Set([...this.#found.values()].map(({ file }) => file));
    }
    #add(file, { score, why, line, place: known }) {
        const { isTest, code } = this.#sources;
        if (isTest(file) || isGenerated(file))
            return;
        if (line !== undefined && code?.isInFileTest(file, line) === true)
            return;
        const place = known ?? (line === undefined ? undefined : code?.definitionAt(file, line));
        const key = place === undefined ? file : (0,_domain_model_code_js__WEBPACK_IMPORTED_MODULE_3__/* .definitionKey */ .RR)(place);
        const scored = this.#found.get(key) ?? { score: 0, file, place, line: undefined, why: new Set() };
        scored.score += score;
        scored.line ??= line;
        scored.why.add(why);
        this.#found.set(key, scored);
    }
}
function importedBy(failures, { isTest, importsOf }) {
    const tests = failures.flatMap(({ id, frames }) => [id.file, ...frames.map(({ file }) => file).filter(isTest)]);
    return [...new Set([...new Set(tests)].filter(file => file !== '').flatMap(importsOf))];
}
function distanceTo({ line, count = 1 }, at) {
    if (line === undefined)
        return 0;
    const last = line + Math.max(count, 1) - 1;
    const between = Math.max(line - at, at - last, 0);
    return count === 0 ? Math.max(between, 1) : between;
}


/***/ }),

/***/ 19676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ filesOfTest),
/* harmony export */   k: () => (/* binding */ isTestFrame)
/* harmony export */ });
/* harmony import */ var _domain_text_foreign_frames_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18853);
/* harmony import */ var _stack_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92091);


function filesOfTest(test, inProject) {
    const { id } = test;
    const problem = 'problems' in test ? test.problems[0] : test.problem;
    if (id.file !== '' || problem === undefined)
        return [id.file];
    const files = (0,_stack_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .framesOf */ .k)((0,_domain_text_foreign_frames_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutForeignFrames */ .$)(problem.stack || problem.message), file => file).map(({ file }) => file);
    const outermost = files.flatMap(file => inProject(file) ?? []).slice(-1);
    return [...new Set([...outermost, ...files.filter(file => inProject(file) === undefined)])];
}
function isTestFrame({ file, line }, { isTest, code }) {
    return isTest(file) || code?.isInFileTest(file, line) === true;
}


/***/ }),

/***/ 88585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ FailureReader)
/* harmony export */ });
/* harmony import */ var _domain_text_foreign_frames_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18853);
/* harmony import */ var _domain_text_own_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78192);
/* harmony import */ var _triage_stack_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92091);



const MAX_MESSAGE = 2_000;
const MAX_STACK = 6_000;
const MAX_KNOWN = 1_000;
class FailureReader {
    #inProject;
    #stacks = new Map();
    #texts = new _domain_text_own_text_js__WEBPACK_IMPORTED_MODULE_1__/* .SharedTexts */ .E(MAX_KNOWN);
    constructor(inProject) {
        this.#inProject = inProject;
    }
    read({ id, status, problems, durationMs }) {
        const problem = problems[0];
        if (problem === undefined || status !== 'failed')
            return undefined;
        const text = problem.stack || problem.message;
        const { stack, frames } = this.#stackOf(text);
        const message = this.#texts.of(problem.message.slice(0, MAX_MESSAGE));
        const type = this.#texts.of(problem.type);
        return { id, problem: { ...problem, type, message, stack: problem.stack === '' ? '' : stack }, frames, durationMs };
    }
    #stackOf(text) {
        const known = this.#stacks.get(text);
        if (known !== undefined)
            return known;
        const stack = (0,_domain_text_own_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ownText */ .U)((0,_domain_text_foreign_frames_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutForeignFrames */ .$)(text).slice(0, MAX_STACK));
        const frames = (0,_triage_stack_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .framesOf */ .k)(text, this.#inProject).map(({ file, line, symbol }) => ({
            file: this.#texts.of(file),
            line,
            symbol: this.#texts.of(symbol),
        }));
        if (this.#stacks.size >= MAX_KNOWN)
            this.#stacks.clear();
        this.#stacks.set(text, { stack, frames });
        return { stack, frames };
    }
}


/***/ })

};
