export const id = 7855;
export const ids = [7855];
export const modules = {

/***/ 62899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide),
  p: () => (/* binding */ fillExpressions)
});

// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/index.js + 15 modules
var dist = __webpack_require__(1281);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/ast.js
var ast = __webpack_require__(12049);
// EXTERNAL MODULE: ./lib/config/workflow-file.js
var workflow_file = __webpack_require__(22888);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/lexer.js
var lexer = __webpack_require__(34464);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/result.js
var result = __webpack_require__(96856);
;// CONCATENATED MODULE: ./lib/config/expression-reader.js





const MISSING_KEY = new dist/* data.Null */.p.Uv();
const MAX_ARGUMENT = 5000;
class KnownMap {
    primitive = false;
    values;
    isClosed;
    constructor(values, { isClosed }) {
        this.values = values;
        this.isClosed = isClosed;
    }
    at(key) {
        const own = keyOf(this.values, key);
        return own === undefined ? (this.isClosed ? MISSING_KEY : undefined) : valueFrom(this.values[own]);
    }
}
class ExpressionReader {
    context;
    constructor(context) {
        this.context = context;
    }
    valueOf(expression) {
        return expression.accept(this);
    }
    truthOf(expression) {
        const inner = withoutParentheses(expression);
        if (!(inner instanceof ast/* Logical */.oD)) {
            const value = this.valueOf(inner);
            return value === undefined ? undefined : value instanceof KnownMap || (0,result/* truthy */.vN)(value);
        }
        const isAnd = inner.operator.type === lexer/* TokenType */.ks.AND;
        const sides = inner.args.map(each => this.truthOf(each));
        if (sides.includes(!isAnd))
            return !isAnd;
        return sides.includes(undefined) ? undefined : isAnd;
    }
    visitLiteral({ literal, token }) {
        return token.type === lexer/* TokenType */.ks.STRING
            ? new dist/* data.StringData */.p.uQ(token.lexeme.slice(1, -1).replaceAll("''", "'"))
            : literal;
    }
    visitGrouping({ group }) {
        return this.valueOf(group);
    }
    visitUnary({ expr }) {
        const isTrue = this.truthOf(expr);
        return isTrue === undefined ? undefined : new dist/* data.BooleanData */.p.bo(!isTrue);
    }
    visitLogical({ args, operator }) {
        const isAnd = operator.type === lexer/* TokenType */.ks.AND;
        let value;
        for (const each of args) {
            value = this.valueOf(each);
            if (value === undefined || (value instanceof KnownMap || (0,result/* truthy */.vN)(value)) !== isAnd)
                return value;
        }
        return value;
    }
    visitBinary({ left, operator, right }) {
        const sides = [left, right].map(each => literalOf(this.valueOf(each)));
        const [one, other] = sides;
        return one === undefined || other === undefined ? undefined : evaluated(new ast/* Binary */.yI(one, operator, other));
    }
    visitContextAccess({ name }) {
        const own = keyOf(this.context.values, name.lexeme);
        const values = own === undefined ? undefined : this.context.values[own];
        if (own === undefined || values === undefined)
            return undefined;
        return new KnownMap(values, { isClosed: this.context.closed.includes(own) });
    }
    visitIndexAccess({ expr, index }) {
        const from = this.valueOf(expr);
        const key = index instanceof ast/* Star */.FE ? undefined : this.valueOf(index);
        if (from === undefined || key?.primitive !== true)
            return undefined;
        if (from instanceof KnownMap)
            return from.at(key.coerceString());
        return from.primitive ? MISSING_KEY : undefined;
    }
    visitFunctionCall({ functionName, args }) {
        const name = functionName.lexeme.toLowerCase();
        const isGoing = name === 'always' || name === 'success';
        if (isGoing || name === 'failure' || name === 'cancelled')
            return new dist/* data.BooleanData */.p.bo(isGoing);
        const values = args.map(each => literalOf(this.valueOf(each)));
        const known = values.filter(each => each !== undefined);
        if (known.length < args.length || name === 'hashfiles')
            return undefined;
        if (known.some(({ literal }) => literal.coerceString().length > MAX_ARGUMENT))
            return undefined;
        return evaluated(new ast/* FunctionCall */.R6(functionName, known));
    }
}
function withoutParentheses(expression) {
    let inner = expression;
    while (inner instanceof ast/* Grouping */.aU)
        inner = inner.group;
    return inner;
}
function evaluated(expression) {
    return new dist/* Evaluator */.oi(expression, new dist/* data.Dictionary */.p.bT()).evaluate();
}
function literalOf(value) {
    if (value === undefined || value instanceof KnownMap)
        return undefined;
    const at = { line: 0, column: 0 };
    return new ast/* Literal */.uS(value, { type: lexer/* TokenType */.ks.UNKNOWN, lexeme: '', range: { start: at, end: at } });
}
function keyOf(map, key) {
    if (Object.hasOwn(map, key))
        return key;
    return Object.keys(map).find(each => each.toLowerCase() === key.toLowerCase());
}
function valueFrom(value) {
    if ((0,workflow_file/* isMap */.jh)(value))
        return new KnownMap(value, { isClosed: true });
    if (value === null)
        return new dist/* data.Null */.p.Uv();
    if (typeof value === 'number')
        return new dist/* data.NumberData */.p.Q9(value);
    if (typeof value === 'boolean')
        return new dist/* data.BooleanData */.p.bo(value);
    const text = (0,workflow_file/* scalarText */.ws)(value);
    return text === undefined ? undefined : new dist/* data.StringData */.p.uQ(text);
}

;// CONCATENATED MODULE: ./lib/config/ci-expressions.js




const MAX_TOKENS = 200;
const CONTEXTS = 'github env vars job jobs steps runner secrets strategy matrix needs inputs'.split(' ');
const OF_RUNNER = ['always', 'success', 'failure', 'cancelled', 'hashFiles'];
function fillExpressions(text, context) {
    const [first = '', ...others] = text.split('${{');
    return others.reduce((filled, part) => {
        const end = part.indexOf('}}');
        const value = end < 0 ? undefined : textOf(part.slice(0, end), context);
        return filled + (value === undefined ? '${{' + part : value + part.slice(end + 2));
    }, first);
}
function decide(condition, context) {
    const text = ((0,workflow_file/* scalarText */.ws)(condition) ?? '').trim();
    if (text === '')
        return true;
    const inner = text.startsWith('${{') && text.endsWith('}}') ? text.slice(3, -2) : text;
    return read(inner, expression => new ExpressionReader(context).truthOf(expression));
}
function textOf(text, context) {
    return read(text, expression => {
        const value = new ExpressionReader(context).valueOf(expression);
        const isMissing = value === MISSING_KEY && expression instanceof ast/* IndexAccess */.p_;
        return value?.primitive !== true || isMissing ? undefined : value.coerceString();
    });
}
function read(text, take) {
    try {
        const { tokens } = new dist/* Lexer */.JG(text).lex();
        if (tokens.length > MAX_TOKENS)
            return undefined;
        const functions = OF_RUNNER.map(name => ({ name, minArgs: 0, maxArgs: 255 }));
        return take(new dist/* Parser */.iX(tokens, CONTEXTS, functions).parse());
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 92121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ failedSteps),
  M: () => (/* binding */ stepInFile)
});

// EXTERNAL MODULE: ./lib/domain/model/ci-step.js
var ci_step = __webpack_require__(39671);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
// EXTERNAL MODULE: ./lib/config/workflow-file.js
var workflow_file = __webpack_require__(22888);
;// CONCATENATED MODULE: ./lib/config/ci-services.js

function readServices(services, fill) {
    if (!(0,workflow_file/* isMap */.jh)(services))
        return [];
    return Object.entries(services).flatMap(([name, service]) => {
        if (!/^[\w.-]{1,63}$/.test(name) || !(0,workflow_file/* isMap */.jh)(service))
            return [];
        const listed = Array.isArray(service.ports) ? service.ports : [];
        const ports = listed.flatMap(each => parsePort(fill((0,workflow_file/* scalarText */.ws)(each) ?? '')) ?? []);
        return [{ name, ports }];
    });
}
function parsePort(text) {
    if ((0,workflow_file/* hasExpression */.xS)(text))
        return undefined;
    const [, outer, inner] = /^(?:[\d.]{7,15}:)?(?:(\d{1,5}):)?(\d{1,5})(?:\/tcp)?$/.exec(text.trim()) ?? [];
    const container = Number(inner);
    if (inner === undefined || container < 1 || container > 65_535)
        return undefined;
    const host = Number(outer);
    return outer === undefined || host < 1 || host > 65_535 ? { container } : { host, container };
}

// EXTERNAL MODULE: ./lib/config/matrix-leg.js
var matrix_leg = __webpack_require__(24016);
// EXTERNAL MODULE: ./lib/config/newest-leg.js
var newest_leg = __webpack_require__(987);
// EXTERNAL MODULE: ./lib/config/step-directory.js
var step_directory = __webpack_require__(1996);
;// CONCATENATED MODULE: ./lib/config/failed-steps.js







function failedSteps(text, jobs, path) {
    const file = (0,workflow_file/* parseWorkflow */.hM)(text);
    if ('why' in file)
        return { steps: [], notes: [`The workflow ${path} was not read: ${file.why}.`] };
    const taken = new Map();
    const notes = new Set();
    for (const job of jobs.toSorted((a, b) => Number(isOnWindows(a)) - Number(isOnWindows(b)))) {
        const found = findJob(file, job);
        if (typeof found === 'string') {
            notes.add(found);
            continue;
        }
        for (const [index, step] of job.steps.entries()) {
            if (!step.failed)
                continue;
            const at = found.indexes[index];
            const result = at === undefined ? undefined : readStep(file.top, found, { at, job, name: step.name });
            if (typeof result === 'object')
                taken.set(`${found.id} ${at}`, taken.get(`${found.id} ${at}`) ?? result);
            else
                notes.add(`The failed step ${quote(step.name)} of job ${quote(job.name)} ${result ?? `is not in ${path}`}.`);
        }
    }
    return { steps: [...taken.values()], notes: [...notes] };
}
function stepInFile(text, at, isHere) {
    const file = (0,workflow_file/* parseWorkflow */.hM)(text);
    const found = 'why' in file ? undefined : file.jobs.find(({ id }) => id === at.job);
    if ('why' in file || found === undefined)
        return undefined;
    const { id, job: yaml } = found;
    const steps = stepsOf(yaml);
    const job = { id, name: nameOf(yaml, id), labels: [(0,workflow_file/* scalarText */.ws)(yaml['runs-on']) ?? ''], steps: [] };
    const leg = (0,newest_leg/* newestLeg */.lM)(yaml, isHere);
    const name = (0,matrix_leg/* fillMatrix */.Hl)(stepName(steps[at.step] ?? {}), leg).trim();
    const step = readStep(file.top, { id, yaml, steps, indexes: [], leg }, { at: at.step, job, name });
    return typeof step === 'object' ? step : `The step ${quote(name)} of CI ${step}.`;
}
function findJob({ jobs }, job) {
    const named = jobs.flatMap(({ id, job: yaml }) => {
        const fit = nameFit(nameOf(yaml, id), yaml, job.name);
        return fit === 0 ? [] : [{ id, yaml, fit }];
    });
    const own = named.filter(({ id }) => id === job.id);
    const best = Math.max(0, ...named.map(({ fit }) => fit));
    const candidates = own.length > 0 ? own : named.filter(({ fit }) => fit === best);
    const caller = candidates.find(({ yaml }) => yaml.uses !== undefined);
    if (caller !== undefined)
        return `The failed job ${quote(job.name)} is of a reusable workflow, so its command is not taken.`;
    const found = candidates.map(({ id, yaml }) => {
        const steps = stepsOf(yaml);
        return { id, yaml, steps, leg: (0,matrix_leg/* matrixLeg */.QD)(yaml, nameOf(yaml, id), job.name), ...alignSteps(steps, job) };
    });
    const aligned = found.length > 1 ? found.filter(({ isAligned }) => isAligned) : found;
    const [only] = aligned;
    if (only === undefined || aligned.length > 1)
        return `The failed job ${quote(job.name)} was not found in its workflow's file${found.length > 1 ? ' beyond doubt' : ''}.`;
    return only;
}
function stepsOf(yaml) {
    return Array.isArray(yaml.steps) ? yaml.steps.map(step => ((0,workflow_file/* isMap */.jh)(step) ? step : {})) : [];
}
function nameOf(yaml, otherwise) {
    return (0,workflow_file/* scalarText */.ws)(yaml.name) || otherwise;
}
function nameFit(template, yaml, name) {
    if (yaml.uses !== undefined)
        return (0,workflow_file/* matchesTemplate */.MV)(`${template} / \${{ _ }}`, name) ? 2 : 0;
    if ((0,workflow_file/* matchesTemplate */.MV)(template, name))
        return (0,workflow_file/* hasExpression */.xS)(template) ? 1 : 3;
    const isLeg = (0,workflow_file/* valueAt */.fK)(yaml, 'strategy', 'matrix') !== undefined && (0,workflow_file/* matchesTemplate */.MV)(`${template} (\${{ _ }})`, name);
    return isLeg ? 2 : 0;
}
function alignSteps(steps, { steps: reported }) {
    const names = steps.map(stepName);
    const offsets = [...reported.keys()].filter(offset => offset + names.length <= reported.length &&
        names.every((name, index) => (0,workflow_file/* matchesTemplate */.MV)(name, reported[offset + index]?.name ?? '')));
    const [offset] = offsets;
    if (names.length > 0 && offset !== undefined && offsets.length === 1) {
        const isOwn = (index) => index >= offset && index < offset + names.length;
        return { isAligned: true, indexes: reported.map((_, index) => (isOwn(index) ? index - offset : undefined)) };
    }
    const indexes = reported.map(({ name }) => {
        const fitting = [...names.keys()].filter(index => (0,workflow_file/* matchesTemplate */.MV)(names[index] ?? '', name));
        return fitting.length === 1 ? fitting[0] : undefined;
    });
    return { isAligned: false, indexes };
}
function stepName(step) {
    const [line = ''] = ((0,workflow_file/* scalarText */.ws)(step.run) ?? (0,workflow_file/* scalarText */.ws)(step.uses) ?? '').trimStart().split(/[\r\n]/, 1);
    return (0,workflow_file/* scalarText */.ws)(step.name) || `Run ${line}`;
}
function readStep(top, { yaml, steps, leg }, { at, job, name }) {
    const step = steps[at] ?? {};
    const text = (0,workflow_file/* scalarText */.ws)(step.run);
    const fill = (value) => (0,matrix_leg/* fillMatrix */.Hl)(value, leg);
    if (step.uses !== undefined)
        return `is the action ${quote((0,workflow_file/* scalarText */.ws)(step.uses) ?? '')}, so it has no command to take`;
    const run = fill(text ?? '');
    if (run.trim() === '' || run.includes('\0'))
        return 'has no command';
    if ((0,workflow_file/* hasExpression */.xS)(run))
        return 'has an expression (${{ … }}) in its command, so the command is not taken';
    const levels = [step, (0,step_directory/* defaultsOf */.Gf)(yaml), (0,step_directory/* defaultsOf */.Gf)(top)];
    const shell = (0,step_directory/* stepSetting */.nd)(levels, 'shell') ?? (isOnWindows(job) ? 'pwsh' : 'default');
    if ((0,workflow_file/* hasExpression */.xS)(shell) || !(shell === 'default' || (0,ci_step/* isShell */.H7)(shell)))
        return `runs in the shell ${quote(shell)}, which is unknown here, so its command is not taken`;
    const checkout = (0,step_directory/* checkoutIn */.Kh)(steps.slice(0, at));
    const workingDirectory = (0,step_directory/* stepDirectory */.iN)(levels, { checkout, fill });
    if (workingDirectory === undefined)
        return `runs in ${quote(fill((0,step_directory/* stepSetting */.nd)(levels, 'working-directory') ?? '') || '.')}, which is not known to be within the repository, so its command is not taken`;
    return {
        name,
        job: job.name,
        run,
        shell,
        workingDirectory,
        ...(0,workflow_file/* plainEnvironment */.Ud)([top.env, yaml.env, step.env], fill),
        lfs: (0,workflow_file/* scalarText */.ws)((0,workflow_file/* valueAt */.fK)(checkout, 'with', 'lfs'))?.toLowerCase() === 'true',
        services: readServices(yaml.services, fill),
        submodules: fetchedSubmodules((0,workflow_file/* scalarText */.ws)((0,workflow_file/* valueAt */.fK)(checkout, 'with', 'submodules')) ?? ''),
    };
}
function fetchedSubmodules(input) {
    if (/^recursive$/i.test(input))
        return 'recursive';
    return /^true$/i.test(input) ? 'direct' : 'none';
}
function isOnWindows({ labels }) {
    return labels.some(label => /^windows/i.test(label));
}
function quote(name) {
    return `“${(0,wording/* shortName */.EU)(name.replace(/\s+/g, ' ').trim())}”`;
}


/***/ }),

/***/ 24016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ fillMatrix),
/* harmony export */   QD: () => (/* binding */ matrixLeg),
/* harmony export */   ZU: () => (/* binding */ withIncluded),
/* harmony export */   _y: () => (/* binding */ plainValue),
/* harmony export */   eW: () => (/* binding */ combinationsOf),
/* harmony export */   g2: () => (/* binding */ ownLegs),
/* harmony export */   n: () => (/* binding */ matrixContext),
/* harmony export */   wf: () => (/* binding */ leavesOf),
/* harmony export */   yQ: () => (/* binding */ readMatrix)
/* harmony export */ });
/* harmony import */ var _ci_expressions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62899);
/* harmony import */ var _workflow_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22888);


const MAX_LEGS = 256;
function matrixLeg(job, template, name) {
    const matrix = readMatrix(job);
    if (matrix === undefined)
        return undefined;
    const named = [...combinationsOf(matrix), ...ownLegs(matrix)].filter(leg => nameOfLeg(template, leg) === name);
    return named.length === 1 ? named[0] : undefined;
}
function fillMatrix(text, leg) {
    return leg === undefined || !(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .hasExpression */ .xS)(text) ? text : (0,_ci_expressions_js__WEBPACK_IMPORTED_MODULE_0__/* .fillExpressions */ .p)(text, matrixContext(leg));
}
function matrixContext(leg) {
    if (leg === undefined)
        return { values: {}, closed: [] };
    return { values: { matrix: leg.values }, closed: leg.isOpen ? [] : ['matrix'] };
}
function readMatrix(job) {
    const matrix = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(job, 'strategy', 'matrix');
    if (!(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(matrix))
        return undefined;
    const { include, exclude, ...keys } = matrix;
    const isOpen = include !== undefined && !Array.isArray(include);
    return { keys, include: entriesOf(include), exclude: entriesOf(exclude), isOpen };
}
function combinationsOf(matrix) {
    return combinations(matrix.keys)
        .filter(values => !matrix.exclude.some(entry => Object.keys(entry).every(key => isSame(entry[key], values[key]))))
        .map(values => withIncluded(values, matrix));
}
function ownLegs({ keys, include, isOpen }) {
    const names = Object.keys(keys);
    const combined = combinations(keys);
    return include
        .filter(entry => !combined.some(values => fits(entry, values, names) === true))
        .map(values => ({ values, isOpen }));
}
function withIncluded(values, { keys, include, isOpen }) {
    const all = { ...values };
    for (const entry of include) {
        const isFitting = fits(entry, values, Object.keys(keys));
        if (isFitting === false)
            continue;
        for (const key of Object.keys(entry).filter(each => !Object.hasOwn(keys, each)))
            all[key] = isFitting === true ? entry[key] : undefined;
    }
    return { values: all, isOpen };
}
function fits(entry, values, keys) {
    const own = keys.filter(key => Object.hasOwn(entry, key));
    const isKnown = (key) => entry[key] !== undefined && values[key] !== undefined;
    if (own.some(key => isKnown(key) && !isSame(entry[key], values[key])))
        return false;
    return own.every(isKnown) ? true : undefined;
}
function leavesOf(values) {
    return Object.values(values).flatMap(value => ((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(value) ? leavesOf(value) : [value]));
}
function isSame(one, other) {
    return one === other || ((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(one) && (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(other) && JSON.stringify(one) === JSON.stringify(other));
}
function nameOfLeg(template, leg) {
    if ((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .hasExpression */ .xS)(template))
        return fillMatrix(template, leg);
    const values = leavesOf(leg.values);
    return values.includes(undefined) ? undefined : `${template} (${values.map(_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws).join(', ')})`;
}
function combinations(keys) {
    const names = Object.keys(keys);
    if (names.length === 0)
        return [];
    let legs = [{}];
    for (const name of names) {
        const values = Array.isArray(keys[name]) ? keys[name].map(plainValue) : [undefined];
        if (values.includes(undefined) || values.length * legs.length > MAX_LEGS)
            return [];
        legs = legs.flatMap(leg => values.map(value => ({ ...leg, [name]: value })));
    }
    return legs;
}
function entriesOf(list) {
    const entries = Array.isArray(list) ? list.filter(_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh) : [];
    return entries.map(entry => Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, plainValue(value)])));
}
function plainValue(value) {
    if ((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(value))
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainValue(each)]));
    const text = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)(value);
    return text === undefined || (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_1__/* .hasExpression */ .xS)(text) ? undefined : value;
}


/***/ }),

/***/ 987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   X6: () => (/* binding */ knownContext),
/* harmony export */   lM: () => (/* binding */ newestLeg),
/* harmony export */   s2: () => (/* binding */ knownValues)
/* harmony export */ });
/* harmony import */ var _matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24016);
/* harmony import */ var _ci_expressions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62899);
/* harmony import */ var _workflow_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22888);



function newestLeg(job, isHere = () => true) {
    const matrix = (0,_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .readMatrix */ .yQ)(job);
    if (matrix === undefined)
        return undefined;
    const combined = (0,_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .combinationsOf */ .eW)(matrix);
    const own = (0,_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .ownLegs */ .g2)(matrix);
    const isOnLinux = (leg) => !isElsewhere(leg, job);
    const isBoth = (leg) => isOnLinux(leg) && isHere(leg);
    const isFitting = [...combined, ...own].some(isBoth) ? isBoth : isOnLinux;
    const legs = combined.filter(isFitting);
    const keys = Object.keys(matrix.keys);
    const others = own.filter(isFitting);
    if (legs.length > 0 || (combined.length > 0 && others.length === 0))
        return newestOf(onLinux(usualOf(legs.length > 0 ? legs : combined)), keys);
    if (combined.length > 0 || keys.length === 0) {
        const [first, ...rest] = onLinux(usualOf(others.length > 0 ? others : own));
        return rest.reduce((best, each) => (best && isNewer(leafVersions(each), leafVersions(best)) ? each : best), first);
    }
    const last = Object.entries(matrix.keys).map(([key, values]) => {
        const all = Array.isArray(values) ? values.map(_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .plainValue */ ._y) : [];
        return [key, all.find(isLatest) ?? all.find(isLinux) ?? newestValue(all)];
    });
    return (0,_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .withIncluded */ .ZU)(Object.fromEntries(last), matrix);
}
function isElsewhere(leg, job) {
    const runsOn = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(job['runs-on']) ? job['runs-on'].labels : job['runs-on'];
    return [runsOn ?? []].flat().some(label => /windows|macos/i.test((0,_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .fillMatrix */ .Hl)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)(label) ?? '', leg)));
}
function usualOf(legs) {
    const stable = legs.filter(isStable);
    const usual = stable.filter(each => !isOdd(each));
    return usual.length > 0 ? usual : stable.length > 0 ? stable : legs;
}
function knownContext({ top, job }) {
    const leg = newestLeg(job);
    const { env } = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_2__/* .plainEnvironment */ .Ud)([top.env, job.env], text => (0,_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .fillMatrix */ .Hl)(text, leg));
    const { values, closed } = (0,_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .matrixContext */ .n)(leg);
    return { values: { ...values, env, runner: { os: 'Linux', environment: 'github-hosted' } }, closed };
}
function knownValues(found) {
    const context = knownContext(found);
    return text => (0,_ci_expressions_js__WEBPACK_IMPORTED_MODULE_1__/* .fillExpressions */ .p)(text, context);
}
function onLinux(legs) {
    const latest = legs.filter(({ values }) => (0,_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .leavesOf */ .wf)(values).some(isLatest));
    const linux = latest.length > 0 ? latest : legs.filter(({ values }) => (0,_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .leavesOf */ .wf)(values).some(isLinux));
    return linux.length > 0 ? linux : legs;
}
function newestOf(legs, keys) {
    const flat = legs.map(leg => ({ leg, values: leafVersions(leg).values }));
    const paths = [...new Set(flat.flatMap(({ values }) => Object.keys(values)))];
    const own = paths.filter(path => keys.includes(path.split('.', 1)[0] ?? ''));
    const isVersion = (path) => flat.some(({ values }) => versionOf(values[path]) !== undefined);
    const newest = narrowed(flat, own.filter(isVersion));
    const last = narrowed(newest, own.filter(path => !isVersion(path))).at(-1);
    return newest.reduce((best, each) => (best === undefined || isNewer(each, best) ? each : best), last)?.leg;
}
function narrowed(legs, paths) {
    return paths.reduce((left, path) => {
        const newest = newestValue(left.map(({ values }) => values[path]));
        return left.filter(({ values }) => values[path] === newest);
    }, legs);
}
function leafVersions({ values }) {
    const entries = Object.entries(values).flatMap(([key, value]) => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(value)
        ? Object.entries(leafVersions({ values: value }).values).map(([inner, each]) => [`${key}.${inner}`, each])
        : [[key, value]]);
    return { values: Object.fromEntries(entries) };
}
function newestValue(values) {
    const releases = values.filter(isRelease);
    const versions = releases.filter(value => versionOf(value) !== undefined);
    const [first, ...others] = versions;
    if (first === undefined)
        return releases.at(-1) ?? values.at(-1);
    return others.reduce((best, value) => (compareVersions(value, best) > 0 ? value : best), first);
}
function isNewer(one, other) {
    const orders = Object.entries(one.values).map(([key, value]) => compareVersions(value, other?.values[key]));
    return orders.some(order => order > 0) && orders.every(order => order >= 0);
}
function isOdd(leg) {
    return Object.entries(leafVersions(leg).values).some(([key, value]) => (/canary|experimental|nightly|allow/i.test(key) && value !== false) ||
        /^(?:lint|docs?|format|types?)$/i.test((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)(value) ?? ''));
}
function compareVersions(one, other) {
    const [left, right] = [versionOf(one), versionOf(other)];
    if (left === undefined || right === undefined)
        return 0;
    return left.map((part, at) => part - (right[at] ?? 0)).find(order => order !== 0) ?? left.length - right.length;
}
function versionOf(value) {
    const text = String(value);
    if (/^(?:latest|current|stable)$/.test(text))
        return [Number.MAX_SAFE_INTEGER];
    if (!/^\d{1,4}(?:\.\d{1,4}){0,3}(?:\.x)?$/.test(text))
        return undefined;
    return text.replace(/\.x$/, '').split('.').map(Number);
}
function isStable({ values }) {
    return (0,_matrix_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .leavesOf */ .wf)(values).every(isRelease);
}
function isRelease(value) {
    return typeof value !== 'string' || !UNRELEASED.test(value);
}
const UNRELEASED = /^(?:head|nightly|beta|alpha|canary|edge|next|dev|devel|experimental|debug|jruby|truffleruby|mruby|pypy|graalpy)\b|[-.\d](?:dev|alpha|beta|rc|nightly|canary)[.\d]{0,9}$|^\d{1,3}\.\d{1,3}t$/i;
function isLatest(value) {
    return value === 'ubuntu-latest';
}
function isLinux(value) {
    return typeof value === 'string' && /ubuntu|linux/i.test(value);
}


/***/ }),

/***/ 49990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   WF: () => (/* binding */ isStarted),
/* harmony export */   wl: () => (/* binding */ startersOf)
/* harmony export */ });
/* harmony import */ var _workflow_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22888);

const CALL = 'workflow_call';
function readWorkflow(file) {
    const parsed = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWorkflow */ .hM)(file.text);
    if ('why' in parsed)
        return parsed;
    return { ...parsed, file, name: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(parsed.top.name) || file.path, events: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .eventsOf */ .XL)(parsed.top.on) };
}
function isStarted({ events }) {
    return events.some(event => event !== CALL);
}
function startersOf(each, all) {
    const found = new Set([each]);
    for (const { file, events } of found) {
        if (!events.includes(CALL))
            continue;
        for (const other of all)
            if (other.jobs.some(({ job }) => calls((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(job.uses), file.path)))
                found.add(other);
    }
    return [...found].filter(isStarted);
}
function calls(uses, path) {
    if (uses === `./${path}`)
        return true;
    const [, , ...inside] = (uses ?? '').split('@', 1)[0]?.split('/') ?? [];
    return inside.join('/') === path;
}


/***/ }),

/***/ 1996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ defaultsOf),
/* harmony export */   Kh: () => (/* binding */ checkoutIn),
/* harmony export */   i4: () => (/* binding */ directoryFrom),
/* harmony export */   iN: () => (/* binding */ stepDirectory),
/* harmony export */   nd: () => (/* binding */ stepSetting),
/* harmony export */   yV: () => (/* binding */ pathBetween)
/* harmony export */ });
/* harmony import */ var _workflow_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22888);

function defaultsOf(level) {
    return (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(level, 'defaults', 'run');
}
function stepSetting(levels, name) {
    return levels.map(level => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(level, name))).find(value => value !== undefined && value !== '');
}
function checkoutIn(steps) {
    return steps.find(isCheckout);
}
function isCheckout(step) {
    const repository = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(step, 'with', 'repository')) ?? '';
    const isOwn = repository === '' || /^\$\{\{ {0,3}github\.repository {0,3}\}\}$/.test(repository);
    return isOwn && /^actions\/checkout@/i.test((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(step.uses) ?? '');
}
function stepDirectory(levels, { checkout, fill }) {
    const directory = fill(stepSetting(levels, 'working-directory') ?? '');
    return withinCheckout(directory, (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(checkout, 'with', 'path')) ?? '');
}
function withinCheckout(directory, path) {
    const [inner, outer] = [directory, path].map(relativeParts);
    if (inner === undefined || outer === undefined || !outer.every((part, index) => inner[index] === part))
        return undefined;
    return inner.slice(outer.length).join('/');
}
function directoryFrom(directory, path) {
    return OUTER.test(path) ? undefined : relativeParts(`./${directory}/${path}`)?.join('/');
}
function pathBetween(from, to) {
    const [start, end] = [relativeParts(from) ?? [], relativeParts(to) ?? []];
    const apart = start.findIndex((part, index) => part !== end[index]);
    const shared = apart < 0 ? start.length : apart;
    return [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/') || '.';
}
const OUTER = /^(?:[/\\~]|[a-z]:)|\0/i;
function relativeParts(path) {
    const relative = path.trim().replace(/^\$\{\{ {0,3}github\.workspace {0,3}\}\}\/?/, './');
    if ((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hasExpression */ .xS)(relative) || OUTER.test(relative))
        return undefined;
    const parts = [];
    for (const part of relative.split(/[/\\]/)) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return parts;
}


/***/ }),

/***/ 22888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ usesAction),
/* harmony export */   FZ: () => (/* binding */ stepsIn),
/* harmony export */   MV: () => (/* binding */ matchesTemplate),
/* harmony export */   Ud: () => (/* binding */ plainEnvironment),
/* harmony export */   XL: () => (/* binding */ eventsOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   hM: () => (/* binding */ parseWorkflow),
/* harmony export */   jh: () => (/* binding */ isMap),
/* harmony export */   ws: () => (/* binding */ scalarText),
/* harmony export */   xS: () => (/* binding */ hasExpression)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78104);


const MAX_CHARS = 500_000;
const MAX_VALUE = 32_000;
const NOT_TAKEN = /^(?:(?:GITHUB|RUNNER|ACTIONS|INPUT|FIX_TESTS)_.*|PATH|HOME|PWD|TMPDIR|TEMP|TMP|USERPROFILE)$/i;
function parseWorkflow(text) {
    if (text.length > MAX_CHARS)
        return { why: `it has more than ${MAX_CHARS} characters` };
    let top;
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { prettyErrors: false, logLevel: 'silent', uniqueKeys: true });
        const [error] = document.errors;
        if (error !== undefined)
            return { why: `it is not YAML (${error.message.slice(0, 100)})` };
        top = document.toJS({ maxAliasCount: 100 });
    }
    catch (error) {
        return { why: `it is not readable as YAML (${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).slice(0, 100)})` };
    }
    if (!isMap(top) || !isMap(top.jobs))
        return { why: 'it has no jobs' };
    return { top, jobs: Object.entries(top.jobs).flatMap(([id, job]) => (isMap(job) ? { id, job } : [])) };
}
function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function usesAction(step, action) {
    const [name = ''] = (scalarText(step.uses) ?? '').split('@', 1);
    return name.toLowerCase() === action.toLowerCase();
}
function eventsOf(on) {
    if (typeof on === 'string')
        return [on];
    if (Array.isArray(on))
        return on.map(each => scalarText(each) ?? '').filter(each => each !== '');
    return isMap(on) ? Object.keys(on) : [];
}
function stepsIn(job) {
    return Array.isArray(job.steps) ? job.steps.filter(isMap) : [];
}
function valueAt(from, ...path) {
    return path.reduce((at, key) => (isMap(at) && Object.hasOwn(at, key) ? at[key] : undefined), from);
}
function scalarText(value) {
    if (value === null)
        return '';
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
function hasExpression(text) {
    return text.includes('${{');
}
function plainEnvironment(levels, fill = text => text) {
    const taken = new Map();
    for (const [name, value] of levels.filter(isMap).flatMap(level => Object.entries(level))) {
        if (/^[^\s=\0]{1,200}$/.test(name))
            taken.set(name, NOT_TAKEN.test(name) ? undefined : plainValue(value, fill));
    }
    const env = [...taken].flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    const leftOut = [...taken].flatMap(([name, value]) => (value === undefined ? name : []));
    return { env: Object.fromEntries(env), leftOut };
}
function plainValue(value, fill) {
    const scalar = scalarText(value);
    const text = scalar === undefined ? undefined : fill(scalar);
    const isPlain = text !== undefined && !hasExpression(text) && !text.includes('\0') && text.length <= MAX_VALUE;
    return isPlain ? text : undefined;
}
function matchesTemplate(template, text) {
    const parts = literalParts(template.trim());
    const [first = '', ...rest] = parts;
    const last = rest.pop();
    const value = text.trim();
    if (last === undefined)
        return value === first;
    if (!value.startsWith(first))
        return false;
    let at = first.length;
    for (const part of rest) {
        const found = value.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return value.length - last.length >= at && value.endsWith(last);
}
function literalParts(template) {
    const parts = [];
    let at = 0;
    for (;;) {
        const from = template.indexOf('${{', at);
        const to = from < 0 ? -1 : template.indexOf('}}', from);
        if (to < 0)
            return [...parts, template.slice(at)];
        parts.push(template.slice(at, from));
        at = to + 2;
    }
}


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

/***/ 20449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ OFFLINE_LANGUAGES),
/* harmony export */   m: () => (/* binding */ offlineLimits)
/* harmony export */ });
const OFFLINE_LANGUAGES = 'TypeScript, JavaScript, Python, Go, Java and Rust';
const OTHERS = { phpunit: 'PHP', rspec: 'Ruby', ctest: 'C and C++' };
function offlineLimits(frameworks) {
    const languages = new Set(frameworks.map(name => OTHERS[name]));
    if (languages.size === 0 || languages.has(undefined))
        return undefined;
    return `Without a model, the offline engine works alone. It has no edits of its own for ${[...languages].join(' and ')}, and only tries to take back what the failing change did. A model works in any language.`;
}


/***/ }),

/***/ 84624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describePackage)
/* harmony export */ });
/* harmony import */ var _frameworks_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44887);
/* harmony import */ var _frameworks_commands_verbatim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82168);


function describePackage({ dir, project, framework, using, why }) {
    const behind = framework.wraps === undefined ? '' : ` of ${framework.wraps.framework.name}`;
    const name = framework.name === _frameworks_commands_verbatim_js__WEBPACK_IMPORTED_MODULE_1__/* .VERBATIM */ .BP ? `the project's own command${behind}` : framework.name;
    const [file = '', ...args] = startOf({ framework, project, using });
    const [whole] = framework.name === _frameworks_commands_verbatim_js__WEBPACK_IMPORTED_MODULE_1__/* .VERBATIM */ .BP ? framework.commands(project, { selection: { kind: 'all' }, dir: '', related: [] }) : [];
    const own = whole?.args ?? args;
    const command = (0,_frameworks_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .printCommand */ .Tr)({
        file: whole?.file ?? file,
        args: own.at(-1) === '--' ? own.slice(0, -1) : own,
        globs: (whole ?? using)?.globs ?? [],
    });
    const reason = why === undefined ? '' : `, since ${why}`;
    return `Tests in ${dir === '' ? 'the project' : dir}: ${name}, run by ${command}${reason}.`;
}
function startOf({ framework, project, using }) {
    const whole = framework.manualCommand([], { project, using });
    const own = using === undefined ? [] : [...using.program, ...using.options, ...using.scope];
    return own.every(word => whole.includes(word)) ? whole : own;
}


/***/ }),

/***/ 58389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ workflowTexts)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const WORKFLOWS = '.github/workflows';
async function workflowTexts(top, maxBytes = Number.POSITIVE_INFINITY) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, WORKFLOWS);
    const entries = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true }).catch(() => [])).filter(entry => entry.isFile());
    const names = entries.map(({ name }) => name).filter(name => /\.ya?ml$/.test(name));
    const read = async (name) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size > maxBytes)
            return [];
        return [{ path: `${WORKFLOWS}/${name}`, text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8') }];
    };
    return (await Promise.all(names.toSorted().map(read))).flat();
}


/***/ })

};
