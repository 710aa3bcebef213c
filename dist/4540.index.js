export const id = 4540;
export const ids = [4540];
export const modules = {

/***/ 64178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ inPieces)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const MAX_MS = 20;
async function inPieces(work, signal) {
    let resumedAt = performance.now();
    for (;;) {
        const { done, value } = work.next();
        if (done === true)
            return value;
        if (performance.now() - resumedAt < MAX_MS)
            continue;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        signal?.throwIfAborted();
        resumedAt = performance.now();
    }
}


/***/ }),

/***/ 36174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ failedChecks),
/* harmony export */   Mn: () => (/* binding */ couldNotRun),
/* harmony export */   OG: () => (/* binding */ NOT_RUN),
/* harmony export */   c9: () => (/* binding */ checkStepId),
/* harmony export */   dc: () => (/* binding */ isCheckStep),
/* harmony export */   fi: () => (/* binding */ CHECK),
/* harmony export */   ne: () => (/* binding */ isCheck),
/* harmony export */   wd: () => (/* binding */ checkStepOf)
/* harmony export */ });
const CHECK = 'check';
const NOT_RUN = 'environment';
function couldNotRun({ problems }) {
    return problems[0]?.type === NOT_RUN;
}
function checkStepId(step) {
    return { framework: CHECK, file: '', suite: [step], name: '' };
}
function isCheck({ framework }) {
    return framework === CHECK;
}
function isCheckStep(id) {
    return isCheck(id) && id.name === '';
}
function failedChecks(tests) {
    const failed = tests.filter(({ id, status }) => isCheck(id) && status === 'failed');
    const explained = new Set(failed.filter(({ id }) => !isCheckStep(id)).map(({ id }) => checkStepOf(id)));
    return failed.filter(({ id }) => !isCheckStep(id) || !explained.has(checkStepOf(id)));
}
function checkStepOf({ suite }) {
    return suite[0] ?? '';
}


/***/ }),

/***/ 38012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ EMPTY_RUN),
/* harmony export */   ON: () => (/* binding */ isTimeOver),
/* harmony export */   a2: () => (/* binding */ sumUnnamed),
/* harmony export */   iJ: () => (/* binding */ exitText)
/* harmony export */ });
function isTimeOver(exit) {
    return exit.kind === 'timed-out' && exit.isOver === true;
}
function exitText(exit) {
    switch (exit.kind) {
        case 'exited':
            return `ended with exit code ${exit.code}`;
        case 'killed':
            return `was killed by ${exit.signal}`;
        case 'timed-out':
            return exit.isOver === true
                ? 'did not end in the time that timeout-minutes leaves'
                : `did not end within ${Math.round(exit.afterMs / 1000)} s`;
        case 'out-of-memory':
            return `used more than ${Math.round(exit.limit / 1_000_000)} MB of memory and was ended`;
        case 'not-found':
            return `could not start (${exit.command} was not found)`;
    }
}
const EMPTY_RUN = {
    cases: [],
    complete: true,
    result: 'finished',
    exit: { kind: 'exited', code: 0 },
    durationMs: 0,
    output: '',
    notes: [],
};
function sumUnnamed(runs) {
    const all = runs.flatMap(({ unnamed }) => unnamed ?? []);
    if (all.length === 0)
        return undefined;
    const sum = (of) => all.reduce((total, each) => total + of(each), 0);
    const isCounted = all.every(({ counted }) => counted !== undefined);
    return {
        passed: sum(({ passed }) => passed),
        skipped: sum(({ skipped }) => skipped),
        ...(isCounted ? { counted: sum(({ counted = 0 }) => counted) } : {}),
    };
}


/***/ }),

/***/ 78192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ SharedTexts),
/* harmony export */   U: () => (/* binding */ ownText)
/* harmony export */ });
function ownText(text) {
    return text === '' ? '' : Buffer.from(text).toString();
}
class SharedTexts {
    #known = new Map();
    #most;
    constructor(most) {
        this.#most = most;
    }
    of(text) {
        const known = this.#known.get(text);
        if (known !== undefined)
            return known;
        if (this.#known.size >= this.#most)
            this.#known.clear();
        const own = ownText(text);
        this.#known.set(own, own);
        return own;
    }
}


/***/ }),

/***/ 75732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ namedEnvironments)
/* harmony export */ });
function namedEnvironments(program, words) {
    return program === 'nox' ? sessionsIn(words) : environmentsIn(words);
}
function environmentsIn(words) {
    return words.flatMap((word, index) => {
        if (/^(?:-e|--env)$/.test(words[index - 1] ?? ''))
            return [word];
        const [, value] = /^(?:-e=?|--env=)(?=[^=])(.*)$/.exec(word) ?? [];
        return value ?? [];
    });
}
function sessionsIn(words) {
    const at = words.findIndex(word => /^(?:-[es]|--sessions?)(?:=|$)/.test(word));
    if (at < 0)
        return [];
    const [, value] = (words[at] ?? '').split('=');
    if (value !== undefined)
        return [value];
    const behind = words.slice(at + 1);
    const end = behind.findIndex(word => word.startsWith('-'));
    return end < 0 ? behind : behind.slice(0, end);
}


/***/ }),

/***/ 94791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OK: () => (/* binding */ resolveCommand),
  o1: () => (/* binding */ resolveScript),
  WY: () => (/* binding */ resolveText)
});

// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/frameworks/commands/parse-command.js
var parse_command = __webpack_require__(44887);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
;// CONCATENATED MODULE: ./lib/frameworks/commands/recipe.js
function recipeOf(program, target, file) {
    const lines = file.split('\n');
    const at = lines.findIndex(line => isHeader(program, target, line));
    if (at < 0)
        return { why: `there is no target ${target}` };
    const [, prerequisites = ''] = (lines[at] ?? '').split(':');
    if (prerequisites.replace(/#.*/, '').trim() !== '')
        return { why: `the target ${target} depends on other targets` };
    const end = lines.findIndex((line, index) => index > at && !/^\s/.test(line));
    const [line, ...more] = lines.slice(at + 1, end < 0 ? undefined : end).filter(each => each.trim() !== '');
    if (line === undefined || more.length > 0 || /\$[({]|\{\{/.test(line))
        return { why: `the target ${target} is more than one plain command` };
    const env = exportsOf(program, lines);
    return env === undefined
        ? { why: `${program} sets up what the target ${target} needs` }
        : { text: line.trim().replace(/^[@-]+/, ''), env };
}
function isHeader(program, target, line) {
    if (program === 'make')
        return line.startsWith(`${target}:`);
    const named = line.replace(/^@/, '');
    return named.startsWith(target) && /^(?:[ \t][^:=]*)?:(?!=)/.test(named.slice(target.length));
}
const LITERAL = {
    make: /^export[ \t]{1,9}(?<name>[A-Za-z_]\w{0,99})[ \t]{0,9}:?=(?<value>[^$#\\]{0,500})$/,
    just: /^export[ \t]{1,9}(?<name>[A-Za-z_]\w{0,99})[ \t]{0,9}:=[ \t]{0,9}(?:"(?<double>[^"\\]{0,500})"|'(?<single>[^']{0,500})')[ \t]{0,9}$/,
};
const SETS = {
    make: /^[ \t]*(?:(?:un)?export\b|-?s?include\b|\.EXPORT_ALL_VARIABLES\b)/,
    just: /^(?:(?:un)?export\b|import\b|mod\b|set[ \t]{1,9}(?:export|dotenv-[\w-]{1,20}|working-directory)\b(?![ \t]{0,9}:=[ \t]{0,9}false\b))/,
};
function exportsOf(program, lines) {
    const setting = lines.filter(line => SETS[program].test(line));
    const found = setting.map(line => LITERAL[program].exec(line.trimEnd())?.groups);
    const isConditional = program === 'make' && lines.some(line => /^[ \t]*ifn?(?:eq|def)\b/.test(line));
    if (found.includes(undefined) || (setting.length > 0 && isConditional))
        return undefined;
    return Object.fromEntries(found.map(({ name = '', value, double, single } = {}) => [name, value?.trim() ?? double ?? single ?? '']));
}

// EXTERNAL MODULE: ./lib/frameworks/commands/go-words.js
var go_words = __webpack_require__(17508);
// EXTERNAL MODULE: ./lib/frameworks/commands/option-values.js
var option_values = __webpack_require__(30370);
// EXTERNAL MODULE: ./lib/frameworks/django.js + 1 modules
var django = __webpack_require__(61984);
;// CONCATENATED MODULE: ./lib/frameworks/commands/split-invocation.js




function splitInvocation(framework, words, { index, project }) {
    const first = index + 1 + (framework.name === 'cargo' ? wordsBeforeVerb(words.slice(index + 1)) : 0);
    const next = words[first];
    const name = django/* DJANGO_PROGRAMS */.OL.test((0,parse_command/* programName */.kX)(words[index] ?? '')) ? 'django' : framework.name;
    const verbs = { go: 1, bun: 1, deno: 1, cargo: next === 'nextest' ? 2 : 1, unittest: next === 'discover' ? 1 : 0, django: 1 }[name] ?? 0;
    const isGotestsum = (0,parse_command/* programName */.kX)(words[index] ?? '') === 'gotestsum';
    const until = first + (isGotestsum ? 0 : verbs);
    const behind = isGotestsum ? (0,go_words/* wordsOfGotestsum */.wH)(words.slice(until)) : words.slice(until);
    const [own, last] = framework.name === 'go' ? (0,go_words/* splitTestArgs */.Q6)(behind) : [behind, []];
    const isPath = (word) => project.exists(word.split('::', 1)[0] ?? '');
    const options = [];
    const scope = [];
    for (const group of (0,option_values/* grouped */.zD)(name, own, isPath)) {
        const [word = ''] = group;
        const isOption = word.startsWith('-');
        if (isOption ? framework.droppedOptions?.test(word) === true : VERBS[framework.name]?.test(word) === true)
            continue;
        if (isOption || HAS_GOALS.test(framework.name))
            options.push(...group);
        else
            scope.push(word);
    }
    const before = (0,option_values/* grouped */.zD)(name, words.slice(index + 1, first)).filter(([word = '']) => framework.droppedOptions?.test(word) !== true);
    return {
        program: withDashes([...words.slice(0, index + 1), ...before.flat(), ...words.slice(first, until)]),
        options: withoutDashes(framework.name, options),
        scope,
        ...(last.length > 0 && { last }),
    };
}
function wordsBeforeVerb(words) {
    const isBefore = (word, before = '') => /^[+-]/.test(word) || /^(?:--color|--config|-Z)$/.test(before);
    const found = words.findIndex((word, at) => !isBefore(word, words[at - 1]));
    return found < 0 ? words.length : found;
}
function withDashes(words) {
    const isExec = (0,parse_command/* programName */.kX)(words[0] ?? '') === 'npm' && /^(?:exec|x)$/.test(words[1] ?? '') && !words.includes('--');
    return isExec ? [...words.slice(0, 2), '--', ...words.slice(2)] : words;
}
function withoutDashes(framework, options) {
    return framework === 'cargo' ? options : options.filter(word => word !== '--');
}
const HAS_GOALS = /^(?:maven|gradle)$/;
const VERBS = {
    vitest: /^(?:run|watch|dev)$/,
    playwright: /^test$/,
};

// EXTERNAL MODULE: ./lib/frameworks/commands/named-environments.js
var named_environments = __webpack_require__(75732);
// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./lib/frameworks/commands/tox-toml.js


function toxSectionsOf(toml, top) {
    const root = top.reduce((at, key) => tableOf(at)[key], documentOf(toml));
    const { legacy_tox_ini: legacy, env_list: list, env_run_base: base, env } = tableOf(root);
    if (typeof legacy === 'string')
        return legacy;
    if (list === undefined && base === undefined && env === undefined)
        return undefined;
    const names = Array.isArray(list) ? list.map(each => (isText(each) ? each : UNKNOWN)) : [];
    return new Map([
        ['tox', new Map([['env_list', names]])],
        ['testenv', keysOf(base)],
        ...Object.entries(tableOf(env)).map(([name, each]) => [`testenv:${name}`, keysOf(each)]),
    ]);
}
const UNKNOWN = '{unknown}';
function keysOf(value) {
    const { commands } = tableOf(value);
    if (!Array.isArray(commands))
        return new Map();
    const lines = commands.map(each => (Array.isArray(each) ? each.map(wordOf).join(' ') : referenceOf(tableOf(each))));
    return new Map([['commands', lines]]);
}
function wordOf(value) {
    if (isText(value))
        return /[\s'"]/.test(value) || value === '' ? (0,shell_words/* shellWord */.r7)(value) : value;
    const { replace, default: given = [] } = tableOf(value);
    if (replace !== 'posargs')
        return UNKNOWN;
    const words = (Array.isArray(given) ? given : [given]).map(wordOf);
    return words.length === 0 ? '{posargs}' : `{posargs:${words.join(' ')}}`;
}
function referenceOf({ replace, of }) {
    const isBase = replace === 'ref' && Array.isArray(of) && of.at(-2) === 'env_run_base' && of.at(-1) === 'commands';
    return isBase ? '{[testenv]commands}' : UNKNOWN;
}
function isText(value) {
    return typeof value === 'string';
}
function tableOf(value) {
    const isTable = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
    return isTable ? value : {};
}
function documentOf(toml) {
    try {
        return (0,dist/* parse */.qg)(toml);
    }
    catch (error) {
        if (error instanceof dist/* TomlError */.zx)
            return {};
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/frameworks/commands/tox-settings.js

function toxSettings(project) {
    const ini = project.text('tox.ini');
    if (ini !== undefined)
        return settingsOf('tox.ini', sectionsOf(ini));
    const cfg = project.text('setup.cfg') ?? '';
    if (/^\[tox:tox\]/m.test(cfg))
        return settingsOf('setup.cfg', sectionsOf(cfg.replace(/^\[tox:tox\]/m, '[tox]')));
    for (const [source, top] of [['pyproject.toml', ['tool', 'tox']], ['tox.toml', []]]) {
        const text = project.text(source);
        const found = text === undefined ? undefined : toxSectionsOf(text, top);
        if (found !== undefined)
            return settingsOf(source, typeof found === 'string' ? sectionsOf(found) : found);
    }
    return undefined;
}
function settingsOf(source, sections) {
    const core = sections.get('tox');
    const listed = (core?.get('env_list') ?? core?.get('envlist') ?? []).flatMap(line => splitList(line));
    const environments = listed.includes('{unknown}') ? undefined : listed.flatMap(expanded);
    return {
        source,
        environments: environments?.filter(each => each !== ''),
        commandsOf: environment => commandsIn(sections, environment),
    };
}
function sectionsOf(ini) {
    const sections = new Map();
    let section = new Map();
    let lines = [];
    for (const line of ini.replaceAll(/\\\r?\n[ \t]*/g, '').split('\n')) {
        const text = line.trim();
        if (text === '' || /^[#;]/.test(text))
            continue;
        if (/^\s/.test(line))
            lines.push(text);
        else if (text.startsWith('[') && text.endsWith(']')) {
            section = new Map();
            sections.set(text.slice(1, -1), section);
        }
        else {
            const at = text.indexOf('=');
            const value = at < 0 ? '' : text.slice(at + 1).trim();
            lines = value === '' ? [] : [value];
            section.set(text.slice(0, at < 0 ? undefined : at).trim(), lines);
        }
    }
    return sections;
}
function commandsIn(sections, environment) {
    const own = [...sections].find(([name, keys]) => keys.has('commands') &&
        name.startsWith('testenv:') &&
        expandedNames(name.slice('testenv:'.length)).includes(environment))?.[1];
    const base = sections.get('testenv')?.get('commands') ?? [];
    const lines = own?.get('commands')?.flatMap(line => (line === '{[testenv]commands}' ? base : [line])) ?? base;
    const factors = new Set(environment.split('-'));
    return lines.flatMap(line => {
        const [, condition, command] = /^([\w.!{},-]{1,200}):[ \t]{1,99}(\S.*)$/.exec(line) ?? [];
        if (condition === undefined || command === undefined)
            return [line];
        return expandedNames(condition).some(each => holds(each, factors)) ? [command] : [];
    });
}
function holds(condition, factors) {
    return condition.split('-').every(each => (each.startsWith('!') ? !factors.has(each.slice(1)) : factors.has(each)));
}
function expandedNames(text) {
    return splitList(text).flatMap(expanded);
}
function splitList(text) {
    return (text.match(/(?:\{[^{}]*\}|[^{},])+/g) ?? []).map(each => each.trim());
}
const MAX_NAMES = 200;
function expanded(name) {
    let names = [''];
    for (const part of name.split(/(\{[^{}]*\})/)) {
        const choices = part.startsWith('{') ? part.slice(1, -1).split(',').flatMap(rangeOf).slice(0, MAX_NAMES) : [part];
        names = names.flatMap(before => choices.map(each => before + each.trim())).slice(0, MAX_NAMES);
    }
    return names;
}
function rangeOf(text) {
    const [, first = '', last = ''] = /^\s*(\d{1,4})-(\d{1,4})\s*$/.exec(text) ?? [];
    const count = Number(last) - Number(first) + 1;
    if (first === '' || count < 1 || count > MAX_NAMES)
        return [text];
    return Array.from({ length: count }, (_, index) => String(Number(first) + index));
}

;// CONCATENATED MODULE: ./lib/frameworks/commands/tox-command.js



function toxCommand(settings, { words, env }) {
    const environments = chosenIn(words, env) ?? settings.environments;
    if (environments === undefined || words.some(word => CHOOSES.test(word)))
        return 'only tox knows its environments';
    const names = environments.length === 0 ? ['py'] : environments;
    const all = new Set(names.flatMap(name => settings.commandsOf(name).map(withoutComment)));
    if ([...all].some(line => /^\{(?:\[|unknown\})/.test(line)))
        return 'only tox can put its commands together';
    const found = [...all].filter(line => line.includes(POSARGS));
    const [line = '', ...others] = found;
    const begin = line.indexOf(POSARGS);
    const end = begin < 0 ? -1 : closing(line, begin);
    if (end < 0)
        return `${settings.source} passes no arguments on ({posargs})`;
    if (others.length > 0)
        return 'several commands of tox take the arguments';
    const rest = `${line.slice(0, begin)} ${line.slice(end + 1)}`.replace(/^\s*[-!]\s/, '');
    return { words: (0,shell_words/* shellLine */.Tg)(rest).words, defaults: defaultsOf(line.slice(begin + POSARGS.length, end)) };
}
function withoutComment(line) {
    const at = line.search(/[ \t]#/);
    return at < 0 ? line : line.slice(0, at);
}
const POSARGS = '{posargs';
const CHOOSES = /^(?:-[fm]|--(?:factors?|labels?))(?:=|$)/;
function chosenIn(words, env) {
    const named = (0,named_environments/* namedEnvironments */.U)('tox', words);
    const text = named.length > 0 ? named.join(',') : env.TOXENV;
    return text === undefined || text === 'ALL' ? undefined : expandedNames(text);
}
function closing(line, begin) {
    let depth = 0;
    for (let at = begin; at < line.length; at += 1) {
        if (line[at] === '{')
            depth += 1;
        else if (line[at] === '}')
            depth -= 1;
        if (depth === 0)
            return at;
    }
    return -1;
}
function defaultsOf(text) {
    const { words, operator, open } = (0,shell_words/* shellLine */.Tg)(text.replace(/^:/, '').replaceAll(/\{(?:toxinidir|tox_root)\}(?:[/\\]|\{\/\})?/g, ''));
    return operator !== undefined || open !== undefined || words.some(word => /[{}$]/.test(word)) ? undefined : words;
}

// EXTERNAL MODULE: ./lib/frameworks/commands/wrappers.js
var wrappers = __webpack_require__(48990);
// EXTERNAL MODULE: ./lib/frameworks/project/package-manager.js
var package_manager = __webpack_require__(8541);
;// CONCATENATED MODULE: ./lib/frameworks/commands/resolve-command.js









const MAX_DEPTH = 4;
function resolveCommand(command, project, frameworks) {
    return resolve({ command, project, frameworks, depth: 0 });
}
function resolve(context) {
    const { command, project } = context;
    const words = [command.file, ...command.args];
    if (context.depth > MAX_DEPTH)
        return opaque('its scripts call each other');
    const packages = (0,package_manager/* packagesTested */.lk)(words);
    if (packages === 'some')
        return opaque('it runs the tests of some packages');
    if (packages === 'all')
        return { kind: 'packages' };
    if ((0,package_manager/* targetsOtherFolder */.z$)(words))
        return opaque('it runs the script of another folder');
    const script = (0,package_manager/* scriptOf */.Fl)(words, project);
    if (script !== undefined)
        return resolvePackageScript(script, context);
    const [file = '', ...targets] = words;
    const program = (0,parse_command/* programName */.kX)(file);
    if (program === 'make' || program === 'just')
        return resolveRecipe(program, targets, context);
    const started = words.findIndex((_, index) => !(0,wrappers/* isWrapper */.Y)(words, index));
    if ((0,parse_command/* programName */.kX)(words[started] ?? '') === 'tox')
        return resolveTox(words, started, context);
    return resolveProgram(context);
}
function resolveProgram({ command, project, frameworks }) {
    const words = [command.file, ...command.args];
    for (const [index, word] of words.entries()) {
        if ((0,wrappers/* isWrapperValue */.V)(words, index))
            continue;
        const framework = frameworks.find(each => each.programs.test((0,parse_command/* programName */.kX)(word)) && runsTests(each.name, words, index));
        if (framework !== undefined) {
            const { env = {}, globs, paths } = command;
            const using = {
                ...splitInvocation(framework, words, { index, project }),
                env,
                ...(globs && { globs }),
                ...(paths && { paths }),
            };
            return { kind: 'framework', framework, using, start: command };
        }
        if (!(0,wrappers/* isWrapper */.Y)(words, index))
            return opaque(scriptBehind(words, index, project) ?? `${JSON.stringify(word)} is not a known test framework`);
    }
    return opaque('it starts no test framework');
}
function scriptBehind(words, index, project) {
    const calls = words.slice(1, index).flatMap((_, at) => (0,package_manager/* scriptOf */.Fl)(words.slice(at + 1), project) ?? []);
    const name = calls.map(call => call.name).find(each => each === words[index]);
    const wrapper = (0,parse_command/* programName */.kX)(words[0] ?? '');
    return name && `the script ${JSON.stringify(name)} behind ${wrapper} may do more than start the tests`;
}
function runsTests(name, words, index) {
    const rest = words.slice(index + 1);
    switch (name) {
        case 'go':
            return (0,parse_command/* programName */.kX)(words[index] ?? '') === 'gotestsum' ? !rest.includes('--raw-command') : rest[0] === 'test';
        case 'cargo':
            return ['test', 't', 'nextest'].includes(rest[wordsBeforeVerb(rest)] ?? '');
        case 'node':
            return rest.includes('--test');
        case 'playwright':
        case 'bun':
        case 'deno':
            return rest[0] === 'test';
        case 'unittest':
            return (0,parse_command/* programName */.kX)(words[index] ?? '') === 'unittest' ? words[index - 1] === '-m' : rest[0] === 'test';
        default:
            return true;
    }
}
function resolveScript(name, project, frameworks) {
    const text = (0,node_package/* packageScripts */.DF)(project)[name] ?? (0,node_package/* denoTasks */.nL)(project)[name];
    return text === undefined ? undefined : resolveText(name, text, { project, frameworks });
}
function resolveText(name, text, { project, frameworks }) {
    const command = { file: 'npm', args: ['run', name] };
    return resolveShellLine(`the script ${JSON.stringify(name)}`, text, {
        command,
        project,
        frameworks,
        depth: 0,
        rest: [],
        paths: (0,node_package/* nodeBinFolders */.BB)(project),
    });
}
function resolvePackageScript({ name, rest }, context) {
    const all = (0,node_package/* packageScripts */.DF)(context.project);
    const before = `pre${name}`;
    if (all[before] !== undefined)
        return opaque(`the script ${JSON.stringify(before)} must run first`);
    return resolveShellLine(`the script ${JSON.stringify(name)}`, all[name] ?? '', {
        ...context,
        rest,
        paths: (0,node_package/* nodeBinFolders */.BB)(context.project),
    });
}
function resolveShellLine(what, text, context) {
    if (/\$\w|\$\{/.test(text.replaceAll(/'[^']*'/g, '')))
        return opaque(`${what} needs a shell`);
    try {
        const command = (0,parse_command/* parseCommand */.RM)(what, text);
        const env = { ...context.command.env, ...command.env };
        const paths = context.paths ?? context.command.paths;
        const inner = {
            ...command,
            args: [...command.args, ...context.rest],
            env,
            ...(paths === undefined ? {} : { paths }),
        };
        return resolve({ ...context, command: inner, depth: context.depth + 1 });
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return opaque(`${what} needs a shell`);
    }
}
function resolveRecipe(program, [target, ...others], context) {
    const files = program === 'make' ? ['GNUmakefile', 'makefile', 'Makefile'] : ['justfile', 'Justfile', '.justfile'];
    const text = files.map(file => context.project.text(file)).find(found => found !== undefined);
    if (text === undefined || target === undefined || /^-|=/.test(target) || others.length > 0)
        return opaque(`the command behind ${program} is unknown`);
    const recipe = recipeOf(program, target, text);
    if ('why' in recipe)
        return opaque(recipe.why);
    const { command } = context;
    return resolveShellLine(`the target ${target}`, recipe.text, {
        ...context,
        command: { ...command, env: { ...command.env, ...recipe.env } },
        rest: [],
    });
}
function resolveTox(words, index, { command, project, frameworks }) {
    const settings = toxSettings(project);
    if (settings === undefined)
        return opaque('no file has settings of tox');
    const dashes = words.indexOf('--', index);
    const { env = {} } = command;
    const line = toxCommand(settings, { words: words.slice(index + 1, dashes < 0 ? undefined : dashes), env });
    if (typeof line === 'string')
        return opaque(line);
    const framework = frameworks.find(each => line.words.some(word => each.programs.test((0,parse_command/* programName */.kX)(word))));
    if (framework === undefined)
        return opaque('the command behind tox is unknown');
    if (framework.name !== 'pytest')
        return opaque(`tox passes no selection of tests on to ${framework.name}`);
    const at = line.words.findIndex(word => framework.programs.test((0,parse_command/* programName */.kX)(word)));
    if (splitInvocation(framework, line.words, { index: at, project }).scope.length > 0)
        return opaque('the command behind tox names its tests itself');
    const own = dashes < 0 ? line.defaults : words.slice(dashes + 1);
    if (own === undefined)
        return opaque(`the arguments in ${settings.source} need tox itself`);
    const { options, scope } = splitInvocation(framework, [framework.name, ...own], { index: 0, project });
    const program = [...(dashes < 0 ? words : words.slice(0, dashes)), '--'];
    return { kind: 'framework', framework, using: { program, options, scope, env } };
}
function opaque(why) {
    return { kind: 'opaque', why };
}


/***/ }),

/***/ 48990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isWrapperValue),
/* harmony export */   Y: () => (/* binding */ isWrapper)
/* harmony export */ });
/* harmony import */ var _parse_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44887);

const WRAPPERS = [
    /^(?:npx|bunx|pnpx|uvx|pipx)$/,
    /^(?:pnpm|yarn|npm|bun)$/,
    /^(?:exec|dlx|x|run|tool)$/,
    /^(?:uv|poetry|pipenv|hatch|pdm|rye|conda|mamba|bundle|dotenv|env-cmd|cross-env|env|time|timeout|nice|xvfb-run|nyc|c8|coverage|direnv|mise|devbox|sudo)$/,
    /^\d{1,9}(?:\.\d{1,9})?[smhd]?$/,
    /^python(?:\d(?:\.\d+)?)?$/,
    /^(?:ruby|php|node|tsx)$/,
    /^-\S+$/,
    /^[A-Za-z_]\w*=/,
];
const VALUED = /^--(?:extra|group|only-group|with|with-editable|with-requirements|python|env-file|project|rcfile|source|omit|include|name)$/;
const VALUED_BY = [
    [/^python(?:\d(?:\.\d+)?)?$/, /^-[WX]$/],
    [/^(?:node|tsx)$/, /^(?:-[rC]|--(?:require|import|loader|experimental-loader|env-file-if-exists|conditions))$/],
    [
        /^(?:uv|uvx)$/,
        /^(?:-p|--(?:resolution|prerelease|fork-strategy|index|default-index|index-url|extra-index-url|find-links|index-strategy|keyring-provider|link-mode|exclude-newer|cache-dir|config-file|color|package|no-extra|no-group|from|upgrade-package|refresh-package|reinstall-package|python-platform|python-preference))$/,
    ],
    [/^(?:npx|npm|pnpm|pnpx|bunx|yarn)$/, /^(?:-p|--package)$/],
    [/^(?:poetry|pdm|hatch|pipenv)$/, /^(?:-[Pep]|--env)$/],
    [/^(?:conda|mamba)$/, /^(?:-[np]|--prefix)$/],
    [
        /^(?:nyc|c8)$/,
        /^(?:-[renxoti]|--(?:reporter|reports-dir|report-dir|temp-directory|temp-dir|exclude|extension|require|src|nycrc-path|config|branches|functions|lines|statements))$/,
    ],
    [/^coverage$/, /^--(?:concurrency|context|data-file|save-signal)$/],
    [/^dotenv$/, /^(?:-[evpf]|--file)$/],
    [/^env-cmd$/, /^(?:-[fer]|--(?:file|environments|rc-file))$/],
    [/^xvfb-run$/, /^(?:-[efnpsw]|--(?:error-file|auth-file|server-num|server-args|xauth-protocol|wait))$/],
    [/^env$/, /^(?:-u|--unset)$/],
    [/^timeout$/, /^(?:-[ks]|--(?:kill-after|signal))$/],
    [/^nice$/, /^(?:-n|--adjustment)$/],
    [/^sudo$/, /^(?:-[ug]|--(?:user|group))$/],
];
const REACH = 30;
function isWrapper(words, index) {
    const word = (0,_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(words[index] ?? '');
    return WRAPPERS.some(pattern => pattern.test(word)) || isWrapperValue(words, index);
}
function isWrapperValue(words, index) {
    const option = words[index - 1] ?? '';
    if ((0,_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(option) === 'timeout')
        return true;
    if (!option.startsWith('-'))
        return false;
    const before = words.slice(Math.max(0, index - REACH), index - 1).map(_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX);
    const found = before.findLast(name => VALUED_BY.some(([program]) => program.test(name)));
    return VALUED.test(option) || VALUED_BY.some(([program, own]) => program.test(found ?? '') && own.test(option));
}


/***/ }),

/***/ 14521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _N: () => (/* binding */ testScript),
/* harmony export */   h1: () => (/* binding */ frameworksIn),
/* harmony export */   yl: () => (/* binding */ detectFramework)
/* harmony export */ });
/* harmony import */ var _commands_resolve_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94791);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32850);


function detectFramework(project, reported) {
    const named = new Set(reported.map(test => test.framework));
    const candidates = frameworksIn(project);
    return (candidates.find(framework => named.has(framework.name)) ??
        candidates[0] ??
        _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .FRAMEWORKS */ .i.find(({ name }) => named.has(name)));
}
function frameworksIn(project) {
    const found = _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .FRAMEWORKS */ .i.filter(framework => framework.detect(project) !== undefined);
    const seen = testScript(project);
    return seen?.kind === 'framework' ? [seen.framework, ...found.filter(each => each !== seen.framework)] : found;
}
function testScript(project) {
    return (0,_commands_resolve_command_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveScript */ .o1)('test', project, _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .FRAMEWORKS */ .i);
}


/***/ }),

/***/ 8541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ scriptOf),
/* harmony export */   lk: () => (/* binding */ packagesTested),
/* harmony export */   rG: () => (/* binding */ scriptCommand),
/* harmony export */   wB: () => (/* binding */ testShellCode),
/* harmony export */   xv: () => (/* binding */ runsAllPackages),
/* harmony export */   z$: () => (/* binding */ targetsOtherFolder)
/* harmony export */ });
/* harmony import */ var _commands_parse_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44887);
/* harmony import */ var _node_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79550);


const CHOOSES = /^(?:-F|--(?:affected|exclude|filter|filter-prod|from|ignore|include|no-private|only|projects?|scope|since|to)(?:=.*)?)$/;
function runsAllPackages(words) {
    return packagesTested(words) !== undefined;
}
function packagesTested(words) {
    const settings = words.findIndex(word => !/^[A-Za-z_]\w*=/.test(word));
    const own = words.slice(settings, words.includes('--') ? words.indexOf('--') : undefined);
    const start = own.findIndex(word => !/^(?:npx|pnpx|bunx|pnpm|yarn|npm|bun|exec|dlx|x|--?[\w-]+)$/.test((0,_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(word)));
    const [program = '', ...rest] = own.slice(start).map(_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX);
    const chooses = own.some(word => CHOOSES.test(word)) || (program === 'nx' && nxChooses(rest));
    const some = chooses ? 'some' : 'all';
    if (/^(?:turbo|lerna|nx|rush)$/.test(program))
        return rest.some(word => /\btest\b/.test(word)) ? some : undefined;
    const manager = (0,_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(own[0] ?? '');
    const isRecursive = own.some(word => /^(?:-r|--recursive|-ws|--workspaces|workspaces)$/.test(word)) || (manager === 'pnpm' && chooses);
    const isOfTests = own.some(word => /^test\b/.test(word));
    return /^(?:pnpm|npm|yarn|bun)$/.test(manager) && isRecursive && isOfTests ? some : undefined;
}
function nxChooses([verb = '', name = '-', ...rest]) {
    if (verb === 'run-many')
        return [name, ...rest].includes('-p');
    return verb !== 'test' || !name.startsWith('-');
}
function targetsOtherFolder(words) {
    if (!MANAGERS.test((0,_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(words[0] ?? '')))
        return false;
    const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
    return (own[1] === 'workspace' || own.some(word => /^(?:-w|-C|-F|--(?:workspace|prefix|cwd|dir|filter))(?:=|$)/.test(word)));
}
const MANAGERS = /^(?:npm|pnpm|yarn|bun)$/;
function scriptOf(words, project) {
    const manager = (0,_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_0__/* .programName */ .kX)(words[0] ?? '');
    if (!MANAGERS.test(manager))
        return undefined;
    const rest = words.slice(1).filter(word => !/^(?:-s|--silent|--if-present)$/.test(word));
    const verb = rest[0] === 'run' || rest[0] === 'run-script' ? 1 : 0;
    const script = rest[verb] ?? '';
    const name = verb === 0 && (script === 't' || script === 'tst') ? 'test' : script;
    if (verb === 0 && (manager === 'bun' || (manager === 'npm' && name !== 'test')))
        return undefined;
    if ((0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .packageScripts */ .DF)(project)[name] === undefined)
        return undefined;
    return { name, rest: scriptArguments(manager, rest.slice(verb + 1)) };
}
function scriptArguments(manager, words) {
    const dashes = words.indexOf('--');
    const before = dashes < 0 ? words : words.slice(0, dashes);
    const behind = dashes < 0 ? [] : words.slice(dashes + 1);
    return [...(manager === 'npm' ? before.filter(word => !word.startsWith('-')) : before), ...behind];
}
function scriptCommand(name, project) {
    const file = managerOf(project);
    return { file, args: ['run', name], env: { npm_config_update_notifier: 'false', ...managerEnvironment(file) } };
}
function testShellCode(project) {
    const manager = managerOf(project);
    return { command: manager === 'bun' ? 'bun run test' : `${manager} test`, env: managerEnvironment(manager) };
}
function managerEnvironment(manager) {
    if (manager !== 'pnpm')
        return {};
    return { npm_config_verify_deps_before_run: 'false', pnpm_config_verify_deps_before_run: 'false' };
}
const OTHER_MANAGERS = [
    ['pnpm', ['pnpm-lock.yaml'], ['.modules.yaml']],
    ['yarn', ['yarn.lock'], ['.yarn-state.yml', '.yarn-integrity']],
];
const MAX_LEVELS = 4;
function managerOf(project) {
    if (project.exists('.pnp.cjs'))
        return 'yarn';
    const manifest = (0,_node_package_js__WEBPACK_IMPORTED_MODULE_1__/* .packageManifest */ .u5)(project);
    const demanded = demandedManager(manifest.devEngines);
    if (demanded !== undefined)
        return demanded;
    const folders = Array.from({ length: MAX_LEVELS + 1 }, (_, steps) => '../'.repeat(steps));
    const has = (files, below = '') => folders.some(folder => files.some(file => project.exists(`${folder}${below}${file}`)));
    const { packageManager: field } = manifest;
    const [named] = /^(?:npm|pnpm|yarn|bun)(?=@|$)/.exec(typeof field === 'string' ? field : '') ?? [];
    const found = OTHER_MANAGERS.find(([manager, locks, marks]) => (named === undefined ? has(locks) : named === manager) &&
        has(marks, 'node_modules/') &&
        project.hasProgram?.(manager));
    return found?.[0] ?? 'npm';
}
function demandedManager(engines) {
    const { packageManager } = (engines ?? {});
    const all = [packageManager].flat();
    return ['npm', 'pnpm', 'yarn', 'bun'].find(name => all.some(each => each?.name === name));
}


/***/ }),

/***/ 71992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L9: () => (/* binding */ projectIn),
/* harmony export */   OE: () => (/* binding */ withPrograms),
/* harmony export */   t9: () => (/* binding */ projectAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function projectAt(root, runsAt = root) {
    return {
        root,
        runsAt,
        exists: path => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)),
        has: pattern => shallow(root).some(path => pattern.test(path)),
        text: path => textAt(root, path),
        sample: pattern => shallow(root)
            .filter(path => pattern.test(path))
            .slice(0, 10)
            .flatMap(path => textAt(root, path) ?? []),
    };
}
function projectIn({ root, runsAt, hasProgram }, dir) {
    return { ...projectAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, dir), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runsAt, dir)), ...(hasProgram && { hasProgram }) };
}
function withPrograms(project, path = '') {
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(folder => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
    return { ...project, hasProgram: name => folders.some(folder => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))) };
}
function textAt(root, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), 'utf8');
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR')
            return undefined;
        throw error;
    }
}
function shallow(root) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true }) : [];
    const folders = entries.filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name));
    const below = folders.flatMap(({ name }) => filesIn(root, name));
    return [...entries.filter(entry => entry.isFile()).map(({ name }) => name), ...below];
}
function filesIn(root, folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder), { withFileTypes: true }).flatMap(entry => {
        const path = `${folder}/${entry.name}`;
        const isOfTests = entry.isDirectory() && /^tests?$/.test(entry.name);
        return isOfTests ? [path, ...(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).map(file => `${path}/${file}`)] : [path];
    });
}


/***/ }),

/***/ 54613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ TestOutput),
/* harmony export */   R: () => (/* binding */ CappedText)
/* harmony export */ });
class CappedText {
    #head = '';
    #tail = '';
    #omitted = 0;
    #kept;
    constructor(kept) {
        this.#kept = kept;
    }
    add(text) {
        const room = Math.max(0, this.#kept.head - this.#head.length);
        this.#head += text.slice(0, room);
        this.#tail += text.slice(room);
        if (this.#tail.length > 2 * this.#kept.tail)
            this.#cut();
    }
    text() {
        this.#cut();
        const gap = this.#omitted === 0 ? '' : `\n… ${this.#omitted} characters left out …\n`;
        return this.#head + gap + this.#tail;
    }
    #cut() {
        const over = this.#tail.length - this.#kept.tail;
        if (over <= 0)
            return;
        this.#omitted += over;
        this.#tail = this.#tail.slice(over);
    }
}
const TEST_OUTPUT = { head: 8_000, tail: 16_000 };
class TestOutput extends CappedText {
    constructor() {
        super(TEST_OUTPUT);
    }
}


/***/ }),

/***/ 43586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   "if": () => (/* binding */ decodedText),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   sG: () => (/* binding */ fileBytes),
/* harmony export */   se: () => (/* binding */ peek)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46193);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55562);





const MAX_UNPACKED = 1_000_000_000;
const DECLARATION_LENGTH = 200;
const DECODED_AT_ONCE = 32 * 1024;
async function* fileBytes(path) {
    try {
        for await (const piece of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 }))
            yield piece;
    }
    catch (error) {
        const { code = 'unknown error' } = error;
        throw new _report_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableReport */ .s(`it cannot be opened (${code}).`, { cause: error });
    }
}
async function* decodedText(source) {
    let decoder;
    for await (const piece of unpacked(withDeclaration(source))) {
        if (typeof piece === 'string') {
            yield piece;
            continue;
        }
        decoder ??= decoderFor(encodingOf(piece));
        for (let at = 0; at < piece.length; at += DECODED_AT_ONCE) {
            const text = decoder.write(piece.subarray(at, at + DECODED_AT_ONCE));
            if (text !== '')
                yield text;
        }
    }
    const rest = decoder?.end() ?? '';
    if (rest !== '')
        yield rest;
}
async function* unpacked(pieces) {
    const first = await pieces.next();
    if (first.done === true)
        return;
    const all = (async function* () {
        yield first.value;
        yield* pieces;
    })();
    const isPacked = typeof first.value !== 'string' && first.value[0] === 0x1f && first.value[1] === 0x8b;
    yield* isPacked ? withDeclaration(gunzipped(all)) : all;
}
async function* gunzipped(pieces) {
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)();
    (0,node_stream__WEBPACK_IMPORTED_MODULE_1__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(pieces), gunzip, () => undefined);
    let bytes = 0;
    try {
        for await (const piece of gunzip) {
            bytes += piece.length;
            if (bytes > MAX_UNPACKED)
                break;
            yield piece;
        }
    }
    catch (error) {
        throw new _report_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableReport */ .s('it is packed by gzip, and damaged or broken off.', { cause: error });
    }
    if (bytes > MAX_UNPACKED)
        throw new _report_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableReport */ .s('it is packed by gzip, and unpacks to more than 1 GB.');
}
async function* withDeclaration(source) {
    let held = new Uint8Array();
    for await (const piece of source) {
        if (held === undefined) {
            yield piece;
            continue;
        }
        if (typeof piece === 'string') {
            if (held.length > 0)
                yield held;
            yield piece;
        }
        else {
            held = held.length === 0 ? piece : Buffer.concat([held, piece]);
            if (held.length < DECLARATION_LENGTH)
                continue;
            yield held;
        }
        held = undefined;
    }
    if (held !== undefined && held.length > 0)
        yield held;
}
function decoderFor(encoding) {
    if (/^utf-?8$/i.test(encoding)) {
        const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_2__.StringDecoder('utf8');
        let first = true;
        return {
            write(bytes) {
                const text = decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
                const begins = first && text.startsWith('\ufeff');
                first &&= text === '';
                return begins ? text.slice(1) : text;
            },
            end: () => decoder.end(),
        };
    }
    const decoder = new TextDecoder(encoding);
    return { write: bytes => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}
async function* linesOf(pieces, longest = 1_000_000) {
    let rest = '';
    for await (const piece of pieces) {
        const lines = (rest + piece).split('\n');
        rest = (lines.pop() ?? '').slice(0, longest);
        for (const line of lines)
            yield (line.endsWith('\r') ? line.slice(0, -1) : line).slice(0, longest);
    }
    if (rest !== '')
        yield rest;
}
async function readWhole(pieces, most) {
    const parts = [];
    let length = 0;
    for await (const piece of pieces) {
        length += piece.length;
        if (length > most)
            return undefined;
        parts.push(piece);
    }
    return parts.join('');
}
async function peek(pieces, length) {
    let head = '';
    let ended = false;
    while (head.length < length && !ended) {
        const next = await pieces.next();
        ended = next.done === true;
        if (next.done !== true)
            head += next.value;
    }
    async function* all() {
        if (head !== '')
            yield head;
        if (!ended)
            yield* pieces;
    }
    return { head, all: all() };
}
const OPENING = new Set(Buffer.from('<{'));
function encodingOf(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return 'utf-16le';
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return 'utf-16be';
    if (bytes[1] === 0 && OPENING.has(bytes[0] ?? 0))
        return 'utf-16le';
    if (bytes[0] === 0 && OPENING.has(bytes[1] ?? 0))
        return 'utf-16be';
    const start = Buffer.from(bytes.subarray(0, DECLARATION_LENGTH)).toString('latin1');
    const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
    try {
        return new TextDecoder(declared).encoding.startsWith('utf-16') ? 'utf-8' : declared;
    }
    catch {
        return 'utf-8';
    }
}


/***/ }),

/***/ 53460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ checkFindings)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

const MAX_FINDINGS = 200;
const PLACE = String.raw `(?<file>(?:[A-Za-z]:)?[^\s:()'"][^:()'"\n]*?\.\w+)`;
const LINES = [
    new RegExp(String.raw `^${PLACE}\((?<line>\d+),(?<column>\d+)\): error (?<code>[A-Z]+\d+): (?<message>.+)$`),
    new RegExp(String.raw `^${PLACE}:(?<line>\d+):(?<column>\d+) - error (?<code>[A-Z]+\d+): (?<message>.+)$`),
    new RegExp(String.raw `^\s*${PLACE}:(?<line>\d+)(?::(?<column>\d+))?(?::| -) (?:fatal )?error:? (?<message>.+?)(?:\s{1,50}[[(](?<code>[\w-]+)[\])])?$`),
    new RegExp(String.raw `^\[ERROR\] ${PLACE}:\[(?<line>\d+),(?<column>\d+)\] (?<message>.+)$`),
    new RegExp(String.raw `^${PLACE}:(?<line>\d+):(?<column>\d+): (?<code>[A-Z]{1,4}\d{2,5}):? (?<message>.+)$`),
    new RegExp(String.raw `^(?:vet: )?(?<file>\.?[^\s:]+\.go):(?<line>\d+):(?<column>\d+): (?<message>.+)$`),
    new RegExp(String.raw `^${PLACE}:(?<line>\d+):(?<column>\d+): (?<message>.+) \[Error\/(?<code>\S+)\]$`),
    new RegExp(String.raw `^\[(?<code>warn)\] (?<file>\S+\.\w+)$`),
];
const COVERAGE = [
    /^ERROR: (?<message>Coverage for \w+ \([\d.]+%\) does not meet .*threshold.*)$/s,
    /^(?<message>Jest: .*coverage threshold for \w+ \([^)]*\) not met: .*)$/s,
    /^(?:FAIL |ERROR: )(?<message>Required test coverage of [\d.]+% not reached.*)$/,
    /^(?:\S+ \S+: )?(?:ℹ|#) Error: (?<message>[\d.]+% \w+ coverage does not meet threshold of [\d.]+%)/,
    /^(?<message>Coverage failure: total of \d+ is less than fail-under=\d+)$/,
];
const OF_PLUGINS = [
    [
        /\bYou have \d{1,9} Checkstyle violation/,
        new RegExp(String.raw `^\[WARNING\] ${PLACE}:\[(?<line>\d+)(?:,(?<column>\d+))?\] \(\w{1,40}\) (?<code>\w{1,80}): (?<message>.+)$`),
    ],
    [/\bCoverage checks have not been met\b/, /^\[WARNING\] (?<message>Rule violated for .+)$/],
    [/\bhad format violations:/, /^\[ERROR\] {4,5}(?<file>[\w.][^\s·]{0,1000}\.\w+)$/],
];
function checkFindings(output) {
    const found = [];
    const patterns = [...LINES, ...COVERAGE, ...OF_PLUGINS.flatMap(([fails, line]) => (fails.test(output) ? [line] : []))];
    let heading = '';
    let pending;
    for (const raw of (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output).split('\n')) {
        const line = raw.slice(0, 2_000).trimEnd();
        const single = patterns.map(pattern => pattern.exec(line)).find(match => match !== null);
        const stylish = /^\s+(?<line>\d+):(?<column>\d+)\s+(?:error|✖)\s+(?<message>\S.*?)(?:\s{2,50}(?<code>\S+))?$/s.exec(line);
        const symbol = /^\s+symbol:\s+(?<name>\S.*)$/.exec(line)?.groups?.name;
        const last = found.at(-1);
        const place = /^\s*(?:-->|╭─\[|,-\[)\s*(?<file>[^:\s]+):(?<line>\d+):(?<column>\d+)/.exec(line);
        const announced = /^error(?:\[(?<code>\w+)\])?: (?<message>.+)$/.exec(line) ??
            /^\s*[x×✖] (?<code>[\w@/-]+\([\w@/-]+\)): (?<message>.+)$/.exec(line) ??
            /^(?<code>[A-Z]{1,4}\d{2,5}) (?:\[\*\] )?(?<message>.+)$/.exec(line);
        if (single !== null && single !== undefined)
            found.push(findingOf(single));
        else if (stylish !== null && heading !== '')
            found.push({ ...findingOf(stylish), file: heading });
        else if (symbol !== undefined && last?.message === 'cannot find symbol')
            found.splice(-1, 1, { ...last, message: `${last.message}: ${symbol}` });
        else if (place !== null && pending !== undefined) {
            found.push({ ...findingOf(place), ...pending });
            pending = undefined;
        }
        else if (announced !== null)
            pending = { code: announced.groups?.code ?? '', message: announced.groups?.message ?? '' };
        else if (/^(?:\/|[A-Za-z]:\\|\.{0,2}\/?)[\w@.-][^\s:]*\.\w+$/.test(line))
            heading = line;
        else if (line === '')
            heading = '';
        if (found.length >= MAX_FINDINGS)
            break;
    }
    return [...new Map(found.map(finding => [JSON.stringify(finding), finding])).values()];
}
function findingOf({ groups = {} }) {
    const { file = '', line, column, code = '', message } = groups;
    const text = message ?? (line === undefined ? 'The file is not formatted.' : '');
    return {
        file,
        line: Number(line ?? 0),
        column: Number(column ?? 0),
        code: code === 'warn' ? '' : code,
        message: text,
    };
}


/***/ }),

/***/ 66732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ findingCases)
/* harmony export */ });
/* harmony import */ var _domain_model_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36174);

function findingCases(findings, { step, relative }) {
    const seen = new Map();
    return findings.map(({ file: printed, line, column, code, message }) => {
        const file = printed === '' ? '' : relative(printed);
        const text = code === '' ? message : `${code}: ${message}`;
        const times = (seen.get(`${file}\0${text}`) ?? 0) + 1;
        seen.set(`${file}\0${text}`, times);
        const place = file === '' ? '' : `\n    at ${file}:${Math.max(line, 1)}:${Math.max(column, 1)}`;
        return {
            id: { framework: _domain_model_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECK */ .fi, file, suite: step === '' ? [] : [step], name: times === 1 ? text : `${text} (${times})` },
            status: 'failed',
            durationMs: 0,
            problems: [{ kind: 'error', type: _domain_model_check_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECK */ .fi, message: text, stack: `${text}${place}` }],
            ...(line > 0 ? { line } : {}),
        };
    });
}


/***/ }),

/***/ 12411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson),
/* harmony export */   w: () => (/* binding */ parseJsonLine)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43586);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55562);


const MAX_LENGTH = 200_000_000;
const MAX_READINGS = 10;
async function parseJson(pieces, schema, form) {
    const text = await (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .readWhole */ .oD)(pieces, MAX_LENGTH);
    if (text === undefined)
        throw new _report_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableReport */ .s('it is a JSON document of more than 200 MB; JUnit XML can be of any size.');
    const whole = jsonIn(text);
    for (const document of whole === undefined ? documentsIn(text) : [whole]) {
        const report = schema.safeParse(document);
        if (report.success)
            return report.data;
    }
    throw new _report_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableReport */ .s(whole === undefined ? 'it is not JSON, or breaks off.' : `it is JSON, but not ${form}.`);
}
function* documentsIn(text) {
    let room = MAX_READINGS * text.length;
    let closing = 0;
    let at = text.startsWith('{') ? 0 : text.indexOf('\n{') + 1;
    while (text[at] === '{') {
        const end = text.indexOf('\n', at);
        const line = text.slice(at, end < 0 ? undefined : end).trimEnd();
        if (closing <= at)
            closing = (text.indexOf('\n}', at) + 1 || text.length) + 1;
        const until = line === '{' ? closing : at + line.length;
        room -= until - at;
        if (room < 0)
            return;
        const document = jsonIn(text.slice(at, until));
        if (document !== undefined)
            yield document;
        at = text.indexOf('\n{', document === undefined ? at : until - 1) + 1;
        if (at === 0)
            return;
    }
}
function jsonIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function parseJsonLine(line, schema) {
    if (!line.startsWith('{'))
        return undefined;
    const parsed = schema.safeParse(jsonIn(line));
    return parsed.success ? parsed.data : undefined;
}


/***/ }),

/***/ 21726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readPytestJson),
/* harmony export */   r: () => (/* binding */ pytestId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43430);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43586);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55562);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12411);





const LongRepr = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        reprcrash: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), lineno: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
        reprtraceback: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
            reprentries: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
                data: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
                    lines: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).default([]),
                    reprfileloc: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), lineno: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
                }),
            })),
        })
            .nullish(),
        longrepr: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    }),
]);
const LogLine = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    $report_type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    nodeid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().default(''),
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().default(''),
    when: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().default(''),
    location: zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()]).nullish(),
    longrepr: LongRepr.nullish(),
    wasxfail: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    duration: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().default(0),
    exitstatus: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish(),
});
const Stage = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    duration: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().default(0),
    longrepr: LongRepr.nullish(),
    crash: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), lineno: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
});
const JsonReport = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    exitcode: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ failed: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().default(0), error: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().default(0) }).prefault({}),
    collectors: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ nodeid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), longrepr: LongRepr.nullish() })).default([]),
    tests: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        nodeid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        lineno: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish(),
        outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        setup: Stage.optional(),
        call: Stage.optional(),
        teardown: Stage.optional(),
    }))
        .default([]),
});
const FINISHED = new Set([0, 1, 5]);
async function* readPytestJson(pieces) {
    const { head, all } = await (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .peek */ .se)(pieces, 4_000);
    if (head.includes('"$report_type"'))
        return yield* readLog(all);
    const report = await (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(all, JsonReport, 'a report of pytest-json-report');
    yield report.collectors
        .filter(({ outcome }) => outcome === 'failed')
        .map(({ nodeid, longrepr }) => failed({ ...pytestId(nodeid), name: '' }, [problemOf(longrepr, 'error')], 0));
    yield report.tests.map((test) => {
        const stages = [test.setup, test.call, test.teardown].filter(stage => stage !== undefined);
        const durationMs = Math.round(stages.reduce((sum, { duration }) => sum + duration, 0) * 1000);
        const line = test.lineno === null || test.lineno === undefined ? undefined : test.lineno + 1;
        const id = pytestId(test.nodeid);
        if (test.outcome === 'failed' || test.outcome === 'error') {
            const problems = stages
                .filter(({ outcome }) => outcome === 'failed')
                .map(stage => problemOf(stage.longrepr, stage === test.call ? 'failure' : 'error', stage.crash?.message));
            return { ...failed(id, problems, durationMs), line };
        }
        return {
            id,
            status: test.outcome === 'passed' || test.outcome === 'xpassed' ? 'passed' : 'skipped',
            durationMs,
            problems: [],
            line,
        };
    });
    const complete = FINISHED.has(report.exitcode) || report.exitcode === 2;
    const notes = complete ? [] : [`pytest ended with exit status ${report.exitcode}.`];
    return { framework: 'pytest', complete, notes, counted: report.summary.failed + report.summary.error };
}
async function* readLog(pieces) {
    let ended;
    let seen = 0;
    let open;
    for await (const text of (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(pieces)) {
        const line = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonLine */ .w)(text, LogLine);
        if (line === undefined)
            continue;
        seen += 1;
        if (line.$report_type === 'SessionFinish')
            ended = line.exitstatus ?? 0;
        if (line.$report_type === 'CollectReport' && line.outcome === 'failed') {
            yield [failed({ ...pytestId(line.nodeid), name: '' }, [problemOf(line.longrepr, 'error')], 0)];
        }
        if (line.$report_type !== 'TestReport' && line.$report_type !== 'SubTestReport')
            continue;
        if (open?.nodeid !== line.nodeid)
            open = { nodeid: line.nodeid, stages: [], rerun: false };
        if (line.when === 'setup' && open.stages.length > 0)
            open = { nodeid: line.nodeid, stages: [], rerun: true };
        open.stages.push(line);
        if (line.when !== 'teardown')
            continue;
        const again = open.stages.some(({ outcome }) => outcome === 'rerun');
        if (again)
            open = { nodeid: line.nodeid, stages: [], rerun: true };
        else {
            yield [caseOf(open)];
            open = undefined;
        }
    }
    if (seen === 0)
        throw new _report_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableReport */ .s('it holds no line of a report log.');
    const complete = ended !== undefined && ended !== 3 && ended !== 4;
    const notes = ended === undefined
        ? ['The report log breaks off: the run was killed.']
        : complete
            ? []
            : [`pytest ended with exit status ${ended}.`];
    return { framework: 'pytest', complete, notes };
}
function caseOf({ nodeid, stages, rerun }) {
    const id = pytestId(nodeid);
    const durationMs = Math.round(stages.reduce((sum, { duration }) => sum + duration, 0) * 1000);
    const at = stages[0]?.location?.[1];
    const line = at === null || at === undefined ? undefined : at + 1;
    const bad = stages.filter(({ outcome }) => outcome === 'failed');
    if (bad.length > 0) {
        const problems = bad.map(stage => problemOf(stage.longrepr, stage.when === 'call' ? 'failure' : 'error'));
        return { ...failed(id, problems, durationMs), line };
    }
    const skipped = stages.some(({ outcome }) => outcome === 'skipped');
    return {
        id,
        status: skipped ? 'skipped' : 'passed',
        durationMs,
        problems: [],
        line,
        ...(rerun && !skipped ? { flaky: true } : {}),
    };
}
function failed(id, problems, durationMs) {
    return { id, status: 'failed', durationMs, problems };
}
function pytestId(nodeid) {
    const bracket = nodeid.indexOf('[');
    const path = bracket < 0 ? nodeid : nodeid.slice(0, bracket);
    const parts = path.split('::');
    const name = parts.length > 1 ? (parts.pop() ?? '') : '';
    return {
        framework: 'pytest',
        file: parts[0] ?? '',
        suite: parts.slice(1),
        name: name + (bracket < 0 ? '' : nodeid.slice(bracket)),
    };
}
function problemOf(longrepr, kind, crash) {
    const stack = stackOf(longrepr);
    const crashMessage = typeof longrepr === 'object' && longrepr !== null && 'reprcrash' in longrepr
        ? longrepr.reprcrash?.message
        : undefined;
    const message = crash ?? crashMessage ?? (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .failureLine */ .Pu)(stack);
    return { kind, type: (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .errorType */ .D1)((0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLine */ .TM)(message)), message, stack };
}
function stackOf(longrepr) {
    if (longrepr === null || longrepr === undefined)
        return '';
    if (typeof longrepr === 'string')
        return longrepr;
    if (Array.isArray(longrepr))
        return longrepr.map(String).join(':');
    if (typeof longrepr.longrepr === 'string')
        return longrepr.longrepr;
    const entries = longrepr.reprtraceback?.reprentries ?? [];
    const text = entries.map(({ data }) => {
        const at = data.reprfileloc;
        return [...data.lines, ...(at ? ['', `${at.path}:${at.lineno}: ${at.message}`] : [])].join('\n');
    });
    return text.join('\n\n') || (longrepr.reprcrash?.message ?? '');
}


/***/ }),

/***/ 68954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ resultIn),
/* harmony export */   T: () => (/* binding */ endedTest)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _pytest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21726);


const STATUS = {
    pass: 'passed',
    passed: 'passed',
    ok: 'passed',
    xpass: 'passed',
    '✓': 'passed',
    '✔': 'passed',
    '√': 'passed',
    fail: 'failed',
    failed: 'failed',
    failure: 'failed',
    error: 'failed',
    '✕': 'failed',
    '✗': 'failed',
    '✘': 'failed',
    '×': 'failed',
    '✖': 'failed',
    skip: 'skipped',
    skipped: 'skipped',
    xfail: 'skipped',
    ignored: 'skipped',
    '○': 'skipped',
    '↓': 'skipped',
    'expected failure': 'skipped',
    'unexpected success': 'failed',
};
const MINITEST = { '.': 'passed', F: 'failed', E: 'failed', S: 'skipped' };
const statusOf = (word = '') => STATUS[word.toLowerCase()];
const PRINTED = [
    {
        framework: 'pytest',
        pattern: /^(?<status>FAILED|ERROR|PASSED|SKIPPED|XFAIL|XPASS) (?<node>[^\s:]+\.py(?:::.*?)?)(?: - (?<message>.*))?$/s,
        read: ({ status, node = '', message }) => found((0,_pytest_js__WEBPACK_IMPORTED_MODULE_1__/* .pytestId */ .r)(node), statusOf(status), message),
    },
    {
        framework: 'pytest',
        pattern: /^(?<node>[^\s:]+\.py::.*?) (?<status>PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b/,
        read: ({ status, node = '' }) => found((0,_pytest_js__WEBPACK_IMPORTED_MODULE_1__/* .pytestId */ .r)(node), statusOf(status)),
    },
    {
        framework: 'go',
        pattern: /^\s*--- (?<status>PASS|FAIL|SKIP): (?<name>\S+)(?: \((?<time>[\d.]+) ?s(?:econds)?\))?$/,
        read: ({ status, name = '', time }) => found(named('go', name), statusOf(status), undefined, time),
    },
    {
        framework: 'unittest',
        pattern: /^(?<name>\w+) \((?<class>[\w.]+)\)(?: \[.*\])?(?: \.\.\. |: )(?<status>ok|FAIL|ERROR|skipped|expected failure|unexpected success)\b/,
        read: ({ name = '', class: where = '', status }) => found(pythonId(where, name), statusOf(status)),
    },
    {
        framework: 'unittest',
        pattern: /^(?<status>FAIL|ERROR): (?<name>\w+) \((?<class>[\w.]+)\)/,
        read: ({ name = '', class: where = '', status }) => found(pythonId(where, name), statusOf(status)),
    },
    {
        framework: 'maven',
        pattern: /^\[ERROR\] (?<class>(?:[\w$]+\.)+[A-Z][\w$]*)\.(?<name>[\w$]+(?:\(.*?\))?(?:\[\d+\])?)(?: --)? +Time elapsed: (?<time>[\d.,]+) s +<<< (?:FAILURE|ERROR)!/,
        read: ({ class: where = '', name = '', time }) => found({ framework: 'maven', file: '', suite: [where], name }, 'failed', undefined, time),
    },
    {
        framework: 'gradle',
        pattern: /^(?<class>(?:[\w$]+\.)*[A-Z][\w$]*) > (?<name>.+?)(?:\(\))? (?<status>PASSED|FAILED|SKIPPED)$/,
        read: ({ class: where = '', name = '', status }) => found({ framework: 'gradle', file: '', suite: [where], name }, statusOf(status)),
    },
    {
        framework: 'ctest',
        pattern: /^\s*\d+\/\d+ Test +#\d+: (?<name>.+?) \.{0,200}\s{0,50}(?<status>Passed|\*\*\*\w+(?!\w))\S*(?: \w+)?\s+(?<time>[\d.]+) sec/,
        read: ({ name = '', status = '', time }) => found(named('ctest', name), status === 'Passed' ? 'passed' : /Skipped|Disabled/.test(status) ? 'skipped' : 'failed', undefined, time),
    },
    {
        framework: 'gtest',
        pattern: /^\[\s+(?<status>OK|FAILED|SKIPPED)\s+\] (?<class>[\w/]+)\.(?<name>[\w/]+)\b/,
        read: ({ class: where = '', name = '', status }) => found({ framework: 'gtest', file: '', suite: [where], name }, statusOf(status)),
    },
    {
        framework: 'vitest',
        pattern: /^\s*(?<status>FAIL|✓|×|↓) +(?:\|[^|]+\| )?(?<file>\S+\.[cm]?[jt]sx?) > (?<title>.+?)(?: {1,50}(?<time>\d+) ?ms)?$/s,
        read: ({ status, file = '', title = '' }) => {
            const parts = title.split(' > ');
            return found({ framework: 'vitest', file, suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }, statusOf(status));
        },
    },
    {
        framework: 'vitest',
        pattern: /^\s*FAIL +(?:\|[^|]+\| )?(?<file>\S+\.[cm]?[jt]sx?) \[ \S+ \]$/,
        read: ({ file = '' }) => found({ framework: 'vitest', file, suite: [], name: '' }, 'failed'),
    },
    {
        framework: 'rspec',
        pattern: /^rspec '?(?<file>\.?\/?\S+?)(?::\d+|\[[\d:,]+\])'? # (?<name>.+)$/,
        read: ({ file = '', name = '' }) => found({ framework: 'rspec', file: file.replace(/^\.\//, ''), suite: [], name }, 'failed'),
    },
    {
        framework: 'minitest',
        pattern: /^(?<class>[A-Z]\w*(?:::[^#]+)?)#(?<name>test_.+) = (?<time>[\d.]+) s = (?<status>[.FES])$/,
        read: ({ class: where = '', name = '', status, time }) => found({ framework: 'minitest', file: '', suite: [where], name }, MINITEST[status ?? ''], undefined, time),
    },
    {
        framework: 'minitest',
        pattern: /^(?<class>[A-Z]\w*(?:::[^#]+)?)#(?<name>test_.+?)(?: \[[^\]]{1,500}:\d+\])?:$/s,
        read: ({ class: where = '', name = '' }) => found({ framework: 'minitest', file: '', suite: [where], name }, 'failed'),
    },
    {
        framework: 'jest',
        pattern: /^\s*● (?<title>.+ › .+)$/s,
        read: ({ title = '' }) => {
            const parts = title.split(' › ');
            return found({ framework: 'jest', file: '', suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }, 'failed');
        },
    },
    {
        framework: '',
        pattern: /^\s*(?<status>[✓✔√✕✗✘×✖○]) +(?!\d+ problems? \(\d+ errors?, )(?:\d+ )?(?<name>\S.*?)(?: \((?<time>[\d.]+) ?m?s\))?$/,
        read: ({ status, name = '' }) => found(named('', name), statusOf(status)),
    },
    {
        framework: '',
        pattern: /^(?<status>PASS|PASSED|OK|FAIL|FAILED|ERROR|SKIP|SKIPPED)(?:: +|\s{1,4})(?<name>[^\s=:].*)$/,
        read: ({ status, name = '' }) => found(named('', name.trim()), statusOf(status)),
    },
];
function resultIn(line) {
    for (const printed of PRINTED) {
        const groups = printed.pattern.exec(line)?.groups;
        if (groups !== undefined)
            return printed.read(groups);
    }
}
function endedTest(line) {
    if (line.length > 4_000)
        return undefined;
    if (line.startsWith('{"Time"') || line.startsWith('{"Action"')) {
        const event = /"Action":"(?<action>pass|fail|skip)".*?"Test":"(?<test>(?:[^"\\]|\\.)*)"/.exec(line)?.groups;
        const status = event?.action === 'pass' ? 'passed' : event?.action === 'fail' ? 'failed' : 'skipped';
        return event === undefined ? undefined : { status, title: event.test ?? '' };
    }
    const cargoTest = /^test (?<name>\S.*?) \.\.\. (?<status>ok|FAILED|ignored)/.exec(line)?.groups;
    if (cargoTest !== undefined)
        return { status: statusOf(cargoTest.status) ?? 'passed', title: cargoTest.name ?? '' };
    const test = resultIn((0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(line));
    return test === undefined
        ? undefined
        : {
            status: test.status,
            title: [test.id.file, ...test.id.suite, test.id.name].filter(part => part !== '').join(' › '),
        };
}
function found(id, status, message, seconds) {
    if (status === undefined)
        return undefined;
    const durationMs = seconds === undefined ? undefined : Math.round(Number(seconds.replace(',', '')) * 1000);
    return {
        id,
        status,
        ...(message === undefined ? {} : { message }),
        ...(durationMs === undefined ? {} : { durationMs }),
    };
}
function named(framework, name) {
    return { framework, file: '', suite: [], name };
}
function pythonId(where, name) {
    const parts = where.split('.');
    if (parts.at(-1) === name && parts.length > 1)
        parts.pop();
    if (/^_FailedTest|_ErrorHolder$/.test(parts.at(-1) ?? ''))
        return { framework: 'unittest', file: '', suite: [name], name: '' };
    const classAt = parts.findIndex(part => /^_*[A-Z]/.test(part));
    const depth = classAt < 0 ? parts.length : classAt;
    const file = depth === 0 ? '' : `${parts.slice(0, depth).join('/')}.py`;
    return { framework: 'unittest', file, suite: parts.slice(depth), name };
}


/***/ }),

/***/ 79778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p8: () => (/* binding */ keepHeapSmall),
  y_: () => (/* binding */ listReports),
  tL: () => (/* binding */ readReport),
  oh: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: ./lib/concurrency/in-pieces.js
var in_pieces = __webpack_require__(64178);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
// EXTERNAL MODULE: ./lib/domain/model/test-run.js
var test_run = __webpack_require__(38012);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
// EXTERNAL MODULE: ./lib/domain/text/own-text.js
var own_text = __webpack_require__(78192);
// EXTERNAL MODULE: ./node_modules/junit2json/dist/esm/index.js
var esm = __webpack_require__(45828);
;// CONCATENATED MODULE: ./lib/test-reports/junit/part-builder.js
const MAX_CASES = 500;
const MAX_CHARACTERS = 200_000;
const MAX_ATTRIBUTE = 8_000;
const NO_SUITE = [{}];
const CASE_ATTRIBUTES = new Set([
    'name',
    'classname',
    'class',
    'file',
    'filepath',
    'line',
    'lineno',
    'time',
    'status',
    'result',
    'duration',
]);
const SUITE_ATTRIBUTES = new Set(['name', 'file', 'filepath', 'package', 'hostname', 'assertions']);
const PROBLEM_ATTRIBUTES = new Set(['message', 'type']);
class PartBuilder {
    total = 0;
    #suiteTags = [];
    #suites = [];
    #cases = [];
    #openTags = '';
    #xml = [];
    #xmlCases = 0;
    #texts = [];
    #size = 0;
    openSuite(attributes) {
        this.#suiteTags.push(`<testsuite${attributesXml(attributes, SUITE_ATTRIBUTES)}>`);
        this.#suites = [...this.#suites, capped(attributes)];
    }
    closeSuite() {
        this.#suiteTags.pop();
        this.#suites = this.#suites.slice(0, -1);
    }
    addCase(attributes, { children, isRegular }) {
        this.total += 1;
        if (children.length === 0 || isRegular) {
            const node = children.length === 0 ? capped(attributes) : this.#nodeOf(attributes, children);
            this.#cases.push({ node, suites: this.#suites.length === 0 ? NO_SUITE : this.#suites });
            return;
        }
        this.#cases.push(undefined);
        const tags = this.#suiteTags.join('') || '<testsuite>';
        if (tags !== this.#openTags || this.#xmlCases === 0) {
            this.#xml.push(closingTags(this.#openTags), tags);
            this.#openTags = tags;
        }
        const inner = children.map(child => this.#xmlOf(child)).join('');
        const xml = `<testcase${attributesXml(attributes, CASE_ATTRIBUTES)}>${inner}</testcase>`;
        this.#xml.push(xml);
        this.#size += xml.length;
        this.#xmlCases += 1;
    }
    #nodeOf(attributes, children) {
        const elements = {};
        for (const { name, attributes: own, text } of children) {
            const element = {};
            for (const key of PROBLEM_ATTRIBUTES)
                if (own[key] !== undefined)
                    element[key] = own[key].slice(0, MAX_ATTRIBUTE);
            if (text !== '')
                element.inner = this.#indexOf(text);
            (elements[name] ??= []).push(element);
        }
        return { ...capped(attributes), ...elements };
    }
    #xmlOf({ name, attributes: own, text }) {
        const attributes = attributesXml(own, PROBLEM_ATTRIBUTES);
        return text === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${this.#indexOf(text)}</${name}>`;
    }
    #indexOf(text) {
        this.#size += text.length;
        return String(this.#texts.push(text) - 1);
    }
    take(head, isLast) {
        const isFull = this.#cases.length >= MAX_CASES || this.#size >= MAX_CHARACTERS;
        if (this.#cases.length === 0 || (!isLast && !isFull))
            return undefined;
        const xml = this.#xmlCases === 0 ? '' : `<testsuites>${this.#xml.join('')}${closingTags(this.#openTags)}</testsuites>`;
        const part = { cases: this.#cases, xml, texts: this.#texts, head };
        this.#cases = [];
        this.#xml = [];
        this.#texts = [];
        this.#size = 0;
        this.#xmlCases = 0;
        this.#openTags = '';
        return part;
    }
}
function capped(attributes) {
    for (const name in attributes) {
        if ((attributes[name] ?? '').length > MAX_ATTRIBUTE) {
            return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, value.slice(0, MAX_ATTRIBUTE)]));
        }
    }
    return attributes;
}
function attributesXml(attributes, wanted) {
    let xml = '';
    for (const name in attributes) {
        if (wanted.has(name))
            xml += ` ${name}="${escapeAttribute((attributes[name] ?? '').slice(0, MAX_ATTRIBUTE))}"`;
    }
    return xml;
}
function closingTags(startTags) {
    return '</testsuite>'.repeat(startTags === '' ? 0 : startTags.split('<testsuite').length - 1);
}
function escapeAttribute(text) {
    return /[&<"\n\t\r]/.test(text) ? text.replace(/[&<"\n\t\r]/g, character => `&#${character.charCodeAt(0)};`) : text;
}

;// CONCATENATED MODULE: ./lib/test-reports/junit/report-integrity.js

const HARMLESS = /outside of root|only one root|XML declaration|processing instruction|string "\]\]>"|^(?:\d+:\d+: )?expected (?:one of|the name) |name\/value pairs/i;
class ReportIntegrity {
    documents = 0;
    interrupted = 0;
    #unnamed = 0;
    #open = [];
    #errors = 0;
    #firstError = '';
    openSuite(attributes) {
        this.#open.push({ counted: countOf(attributes.failures) + countOf(attributes.errors), isExplained: false });
    }
    addFailure() {
        const innermost = this.#open.at(-1);
        if (innermost !== undefined)
            innermost.isExplained = true;
    }
    closeSuite() {
        const closed = this.#open.pop();
        if (closed === undefined)
            return;
        if (closed.counted > 0 && !closed.isExplained) {
            this.#unnamed += closed.counted;
            closed.isExplained = true;
        }
        if (closed.isExplained)
            this.addFailure();
    }
    addParserError(message) {
        if (HARMLESS.test(message))
            return;
        this.#errors += 1;
        this.#firstError ||= message.replace(/^\d+:\d+: /, '');
    }
    get isComplete() {
        return this.#errors === 0 && this.#unnamed === 0 && this.interrupted === 0;
    }
    notes(cases) {
        const notes = [];
        if (this.#errors > 0)
            notes.push(`It is not well-formed XML (${this.#firstError.replace(/\.$/, '')}); its ${cases} complete test cases were read.`);
        if (this.#unnamed > 0)
            notes.push(`It counts ${(0,wording/* count */.U9)(this.#unnamed, 'failure')} that it does not name.`);
        if (this.interrupted > 0)
            notes.push(`It holds ${this.interrupted} test cases without a name: the run was interrupted.`);
        return notes;
    }
}
function countOf(value) {
    const number = Number(value);
    return Number.isInteger(number) && number > 0 ? number : 0;
}

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
// EXTERNAL MODULE: ./lib/test-reports/report.js
var report = __webpack_require__(55562);
;// CONCATENATED MODULE: ./lib/test-reports/junit/foreign-report.js
const FAMILIES = {
    'testng-results': ['a report of TestNG', "give the files of its folder junitreports, or Maven's TEST-*.xml"],
    TestLog: ['a log of Boost.Test', 'run the tests with --log_format=JUNIT'],
    TestResult: ['a report of Boost.Test', 'run the tests with --log_format=JUNIT'],
    Catch: ['a report of Catch2', 'run the tests with --reporter junit'],
    Catch2TestRun: ['a report of Catch2', 'run the tests with --reporter junit'],
    doctest: ['a report of doctest', 'run the tests with --reporters=junit'],
    testResults: ['a result file of JMeter', 'give the report of the tests'],
    gtester: ['a log of gtester', 'run the tests through meson test, which writes testlog.junit.xml'],
    'ns2:test-suite': ['a result of Allure', "switch on the runner's own JUnit reporter"],
    'http://check.sourceforge.net/ns': ['a log of Check', 'run the tests with CK_TAP_LOG_FILE_NAME and give that file'],
    CUNIT_TEST_RUN_REPORT: ['a report of CUnit', 'run the tests through ctest --output-junit'],
    TestRun: ['a report of CppUnit', 'convert it to JUnit XML'],
    TestCase: ['a log of Qt Test', 'run the tests with -o results.xml,junitxml'],
    Site: ['a Test.xml of CTest', 'run ctest --output-junit results.xml'],
    robot: ['an output of Robot Framework', 'run robot --xunit results.xml'],
    testExecutions: ['a generic report for SonarQube', "switch on the runner's own JUnit reporter"],
    coverage: ['a coverage report', 'give the report of the tests'],
    report: ['a coverage report', 'give the report of the tests'],
    checkstyle: ['a report of Checkstyle', 'give the report of the tests'],
    html: ['a web page', 'give the report of the tests'],
};
function familyReason(name) {
    const family = FAMILIES[name];
    return family && `it is ${family[0]}, which is not read; ${family[1]}.`;
}
const EMPTY_OF_CASES = new Set(['properties', 'property', 'system-out', 'system-err', 'script', 'skipped']);
class ForeignReport {
    #root = '';
    #namespace = '';
    #unknown = '';
    #cases = 0;
    open(name, { depth, namespace }) {
        if (depth === 1) {
            this.#root ||= name;
            this.#namespace ||= namespace ?? '';
        }
        if (name === 'testcase')
            this.#cases += 1;
        else if (depth === 2 && !JUNIT.has(name) && !EMPTY_OF_CASES.has(name))
            this.#unknown ||= name;
    }
    reason(hasSuites) {
        const family = familyReason(this.#namespace) ?? (hasSuites ? undefined : familyReason(this.#root));
        if (family !== undefined)
            return family;
        if (!hasSuites && this.#cases === 0)
            return 'it is XML, but holds neither <testsuites> nor <testsuite>.';
        return this.#cases === 0 && this.#unknown !== '' && !hasProblems(this.#unknown)
            ? `it is XML, but holds <${this.#unknown}> instead of test cases.`
            : undefined;
    }
}
const JUNIT = new Set(['testsuites', 'testsuite', 'testcase']);
function hasProblems(name) {
    return name === 'failure' || name === 'error' || name === 'warning';
}

;// CONCATENATED MODULE: ./lib/test-reports/junit/report-parser.js



const MAX_DEPTH = 64;
const MAX_TEXT = 32_000;
function createParser(integrity, { hasDoctype = false } = {}) {
    const parser = new saxes/* SaxesParser */.wT({ position: false });
    parser.on('doctype', text => {
        if (hasDoctype)
            return;
        const root = /^\s*([\w:.-]{1,100})/.exec(text)?.[1] ?? '';
        throw new report/* UnreadableReport */.s(familyReason(root) ?? 'it declares a DOCTYPE, which no test report needs.');
    });
    parser.on('error', error => integrity.addParserError(error.message));
    return parser;
}
function takeLongText(parser) {
    return textIn(parser).length > 4 * MAX_TEXT ? takeText(parser) : '';
}
function takeText(parser) {
    const text = textIn(parser);
    parser.text = '';
    return text;
}
function textIn(parser) {
    return parser.text;
}
function requireDepth(depth) {
    if (depth > MAX_DEPTH)
        throw new report/* UnreadableReport */.s(`it has elements nested deeper than ${MAX_DEPTH}.`);
}

;// CONCATENATED MODULE: ./lib/test-reports/junit/regular-xml.js
const ODD = -1;
const INCOMPLETE = -2;
const OPEN = '<![CDATA[';
const CLOSE = ']]>';
const COMMENT = '<!--';
const COMMENT_END = '-->';
const PRINTED = 'system-';
const PRINTED_END = '</system-';
const [LESS, GREATER, SLASH, EQUALS, AMPERSAND, BANG, QUOTE, APOSTROPHE] = [60, 62, 47, 61, 38, 33, 34, 39];
function isRegularName(name) {
    return nameEnd(name, 0) === name.length && name !== '' && name !== '__proto__';
}
class RegularXml {
    #events;
    #repair;
    #open;
    #name = '';
    #attributes = {};
    #isEmpty = false;
    #encoded = [];
    constructor(events, { repair, open }) {
        this.#events = events;
        this.#repair = repair;
        this.#open = open;
    }
    read(text, begin) {
        let at = begin;
        while (at < text.length) {
            const end = text.charCodeAt(at) === LESS ? this.#markup(text, at) : this.#characters(text, at);
            if (end < 0)
                return { at, isOdd: end === ODD };
            at = end;
        }
        return { at, isOdd: false };
    }
    #markup(text, at) {
        const next = text.charCodeAt(at + 1);
        if (next === SLASH)
            return this.#endTag(text, at);
        if (next !== BANG)
            return this.#element(text, at);
        if (text.startsWith(COMMENT, at)) {
            const end = text.indexOf(COMMENT_END, at + COMMENT.length);
            return end < 0 ? INCOMPLETE : end + COMMENT_END.length;
        }
        if (text.startsWith(OPEN, at))
            return this.#cdata(text, at);
        return text.length - at < OPEN.length ? INCOMPLETE : ODD;
    }
    #characters(text, at) {
        let isPlain = true;
        let end = at;
        for (; end < text.length; end += 1) {
            const code = text.charCodeAt(end);
            if (code === LESS)
                break;
            if (code === AMPERSAND || code >= 0xd800 || (code < 32 && code !== 10 && code !== 9))
                isPlain = false;
        }
        if (end === text.length)
            return INCOMPLETE;
        if (isPlain && !this.#events.isReadingText)
            return end;
        const raw = text.slice(at, end);
        if (!isPlain && !raw.isWellFormed())
            return ODD;
        const decoded = isPlain ? raw : this.#repair.characters.decoded(raw);
        if (this.#events.isReadingText)
            this.#events.text(decoded);
        return end;
    }
    #cdata(text, at) {
        const begin = at + OPEN.length;
        const end = text.indexOf(CLOSE, begin);
        if (end < 0)
            return INCOMPLETE;
        if (this.#events.isReadingText)
            this.#events.text(this.#repair.save([text.slice(begin, end)], { as: 'cdata', isCData: true }));
        return end + CLOSE.length;
    }
    #endTag(text, at) {
        const name = this.#open.at(-1) ?? '';
        if (this.#open.length < 2)
            return ODD;
        const end = closingTagEnd(text, at, name);
        if (end < 0)
            return end;
        this.#open.pop();
        this.#events.close(name);
        return end;
    }
    #element(text, at) {
        const end = this.#startTag(text, at);
        if (end < 0)
            return end;
        const name = this.#name;
        if (name.startsWith(PRINTED) && !this.#isEmpty)
            return this.#printed(text, at, end);
        this.#events.open(name, this.#decoded());
        if (this.#isEmpty)
            this.#events.close(name);
        else
            this.#open.push(name);
        return end;
    }
    #printed(text, at, begin) {
        if (text.indexOf('>', at) !== begin - 1)
            return ODD;
        const parts = [];
        let isCData = false;
        let from = begin;
        let close = -1;
        for (;;) {
            if (close < from)
                close = text.indexOf(PRINTED_END, from);
            if (close < 0)
                return INCOMPLETE;
            const part = text.slice(from, close);
            const open = part.indexOf(OPEN);
            if (open < 0) {
                parts.push(part);
                break;
            }
            const inner = from + open + OPEN.length;
            const end = text.indexOf(CLOSE, inner);
            if (end < 0)
                return INCOMPLETE;
            parts.push(part.slice(0, open), text.slice(inner, end));
            isCData = true;
            from = end + CLOSE.length;
        }
        const name = this.#name;
        const end = closingTagEnd(text, close, name);
        if (end < 0)
            return end;
        this.#events.open(name, this.#decoded());
        if (this.#events.isReadingText && parts.some(part => part !== ''))
            this.#events.text(this.#repair.save(parts, { as: 'printed', isCData }));
        this.#events.close(name);
        return end;
    }
    #decoded() {
        const attributes = this.#attributes;
        for (const key of this.#encoded)
            attributes[key] = this.#repair.characters.decodedAttribute(attributes[key] ?? '');
        return attributes;
    }
    #startTag(text, begin) {
        let at = nameEnd(text, begin + 1);
        if (at === text.length)
            return INCOMPLETE;
        const name = text.slice(begin + 1, at);
        if (name === '')
            return ODD;
        const attributes = {};
        const encoded = [];
        for (;;) {
            const before = at;
            while (isBlank(text.charCodeAt(at)))
                at += 1;
            if (at >= text.length)
                return INCOMPLETE;
            const code = text.charCodeAt(at);
            if (code === GREATER || code === SLASH)
                break;
            const end = nameEnd(text, at);
            if (end + 1 >= text.length)
                return INCOMPLETE;
            const quote = text.charCodeAt(end + 1);
            if (at === before || end === at || text.charCodeAt(end) !== EQUALS || (quote !== QUOTE && quote !== APOSTROPHE))
                return ODD;
            const key = text.slice(at, end);
            if (attributes[key] !== undefined)
                return ODD;
            let isPlain = true;
            for (at = end + 2; at < text.length; at += 1) {
                const character = text.charCodeAt(at);
                if (character === quote)
                    break;
                if (character === LESS)
                    return ODD;
                if (character === AMPERSAND || character < 32 || character >= 0xd800)
                    isPlain = false;
            }
            if (at >= text.length)
                return INCOMPLETE;
            attributes[key] = text.slice(end + 2, at);
            if (!isPlain)
                encoded.push(key);
            at += 1;
        }
        this.#isEmpty = text.charCodeAt(at) === SLASH;
        if (this.#isEmpty) {
            at += 1;
            if (at >= text.length)
                return INCOMPLETE;
            if (text.charCodeAt(at) !== GREATER)
                return ODD;
        }
        if (encoded.length > 0 && !text.slice(begin, at).isWellFormed())
            return ODD;
        this.#encoded = encoded;
        this.#name = name;
        this.#attributes = attributes;
        return at + 1;
    }
}
function closingTagEnd(text, at, name) {
    if (text.length - at < name.length + 3)
        return INCOMPLETE;
    if (!text.startsWith(name, at + 2))
        return ODD;
    let end = at + 2 + name.length;
    while (isBlank(text.charCodeAt(end)))
        end += 1;
    if (end >= text.length)
        return INCOMPLETE;
    return text.charCodeAt(end) === GREATER ? end + 1 : ODD;
}
function nameEnd(text, begin) {
    let at = begin;
    for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 58;
        if (!isLetter && (at === begin || !((code >= 48 && code <= 57) || code === 45 || code === 46)))
            break;
    }
    return at;
}
function isBlank(code) {
    return code === 32 || code === 10 || code === 13 || code === 9;
}

// EXTERNAL MODULE: ./lib/test-reports/capped-text.js
var capped_text = __webpack_require__(54613);
;// CONCATENATED MODULE: ./lib/test-reports/junit/character-repair.js
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const COLOUR = /\u001b\[[\d;:]*m/g;
const PYTEST_COLOUR = /#x1B\[[\d;:]*m/g;
const ESCAPED_COLOUR = /&#(?:27|x0*1b);\[[\d;:]*m/gi;
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi;
const ANY_REFERENCE = /&(?:(lt|gt|amp|quot|apos);|#[xX]([\da-fA-F]{1,8});|#(\d{1,8});)?/g;
const BARE_AMPERSAND = /&(?!(?:#\d{1,8}|#[xX][\da-fA-F]{1,8}|lt|gt|amp|quot|apos);)/g;
class CharacterRepair {
    controls = 0;
    ampersands = 0;
    repaired(text) {
        const plain = this.withoutControls(text);
        return plain.includes('&') ? this.#withReferences(plain) : plain;
    }
    decoded(raw) {
        const text = this.withoutControls(raw);
        return this.#dereferenced(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
    }
    decodedAttribute(raw) {
        const text = this.withoutControls(raw);
        return this.#dereferenced(/[\n\r\t]/.test(text) ? text.replace(/\r\n?|[\n\t]/g, ' ') : text);
    }
    decodedOutput(raw) {
        return this.#dereferenced(this.withoutControls(raw));
    }
    withoutControls(given) {
        const text = given.includes('#x1B[') ? given.replace(PYTEST_COLOUR, '') : given;
        if (text.search(FORBIDDEN) < 0)
            return text;
        return text.replace(COLOUR, '').replace(FORBIDDEN, () => {
            this.controls += 1;
            return '\ufffd';
        });
    }
    #dereferenced(text) {
        if (!text.includes('&'))
            return text;
        const plain = text.includes('&#') && text.search(ESCAPED_COLOUR) >= 0 ? this.#withReferences(text) : text;
        return plain.replace(ANY_REFERENCE, (_, name, hex, decimal) => {
            if (name !== undefined)
                return NAMED[name] ?? '';
            if (hex === undefined && decimal === undefined) {
                this.ampersands += 1;
                return '&';
            }
            const code = codeOf(hex, decimal);
            if (isCharacter(code))
                return String.fromCodePoint(code);
            this.controls += 1;
            return '\ufffd';
        });
    }
    #withReferences(text) {
        const named = text.replace(BARE_AMPERSAND, () => {
            this.ampersands += 1;
            return '&amp;';
        });
        if (!named.includes('&#'))
            return named;
        return named.replace(ESCAPED_COLOUR, '').replace(REFERENCE, (reference, hex, decimal) => {
            const code = codeOf(hex, decimal);
            if (isCharacter(code))
                return reference.toLowerCase();
            this.controls += 1;
            return '\ufffd';
        });
    }
}
const NAMED = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
function codeOf(hex, decimal) {
    return hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
}
function isCharacter(code) {
    return (code === 0x9 ||
        code === 0xa ||
        code === 0xd ||
        (code >= 0x20 && code <= 0xd7ff) ||
        (code >= 0xe000 && code <= 0xfffd) ||
        (code >= 0x1_0000 && code <= 0x10_ffff));
}

;// CONCATENATED MODULE: ./lib/test-reports/junit/repair.js


const UNDECIDED = /(?:(?:\u001b|&[#\w]{0,10};?)(?:\[[\d;:]{0,20})?|<[!/\w[-]{0,12}|<system-[^>]{0,200})$/;
const repair_OPEN = '<![CDATA[';
const repair_CLOSE = ']]>';
const repair_PRINTED = '<system-';
const repair_PRINTED_END = '</system-';
const repair_COMMENT = '<!--';
const repair_COMMENT_END = '-->';
const MAX_SAVED = { printed: { head: 1_000, tail: 3_000 }, cdata: { head: 16_000, tail: 16_000 } };
const SAVED_MARK = '\ue000';
const SAVED = /\ue000(\d+)\ue000/g;
class Repair {
    characters = new CharacterRepair();
    #held = '';
    #at = 'markup';
    #isInTag = false;
    #open = new SavedText(MAX_SAVED.cdata);
    #saved = new Map();
    #count = 0;
    piece(text) {
        return this.#scan(this.#held + text, false);
    }
    end() {
        const rest = this.#scan(this.#held, true);
        return this.#at === 'markup' || this.#at === 'comment' ? rest : rest + this.#save();
    }
    get isAtRest() {
        return this.#held === '' && this.#at === 'markup' && !this.#isInTag;
    }
    save(parts, { as, isCData }) {
        const saved = new SavedText(MAX_SAVED[as]);
        saved.isCData = isCData;
        for (const part of parts)
            saved.add(part);
        return this.#store(saved);
    }
    restore(text) {
        if (!text.includes(SAVED_MARK))
            return text;
        return text.replace(SAVED, (whole, number) => {
            const saved = this.#saved.get(Number(number));
            this.#saved.delete(Number(number));
            return saved === undefined ? whole : this.#readable(saved);
        });
    }
    forget(text) {
        if (text.includes(SAVED_MARK))
            for (const [, number] of text.matchAll(SAVED))
                this.#saved.delete(Number(number));
    }
    #scan(text, last) {
        const marks = new Marks(text);
        let out = '';
        let at = 0;
        this.#held = '';
        while (at < text.length) {
            const mark = this.#nextMark(marks, at);
            if (mark === undefined) {
                const end = last ? text.length : text.length - this.#undecided(text, at);
                this.#held = text.slice(end);
                return out + this.#passOn(text.slice(at, end));
            }
            const { found, kind } = mark;
            out += this.#passOn(text.slice(at, found));
            at = found + kind.length;
            if (kind === repair_OPEN) {
                if (this.#at === 'markup')
                    this.#open = new SavedText(MAX_SAVED.cdata);
                this.#open.isCData = true;
                this.#at = this.#at === 'markup' ? 'cdata' : 'printed-cdata';
            }
            else if (kind === repair_CLOSE) {
                if (this.#at === 'cdata')
                    out += this.#save();
                else
                    this.#at = 'printed';
            }
            else if (kind === repair_COMMENT) {
                if (this.#isInTag)
                    out += this.#passOn(repair_COMMENT);
                else
                    this.#at = 'comment';
            }
            else if (kind === repair_COMMENT_END) {
                this.#at = 'markup';
            }
            else if (kind === repair_PRINTED) {
                const end = text.indexOf('>', found);
                if (end < 0 && !last && text.length - found < 200) {
                    this.#held = text.slice(found);
                    return out;
                }
                at = end < 0 ? text.length : end + 1;
                out += this.characters.repaired(text.slice(found, at));
                if (end >= 0 && text[end - 1] !== '/') {
                    this.#open = new SavedText(MAX_SAVED.printed);
                    this.#at = 'printed';
                }
            }
            else {
                out += this.#save();
                at = found;
            }
        }
        return out;
    }
    #nextMark(marks, at) {
        let first;
        for (const kind of MARKS[this.#at]) {
            const found = marks.next(kind, at);
            if (found >= 0 && (first === undefined || found < first.found))
                first = { found, kind };
        }
        return first;
    }
    #undecided(text, at) {
        const end = text.slice(Math.max(at, text.length - 220));
        if (this.#at === 'cdata' || this.#at === 'printed-cdata')
            return /\]{1,2}$/.exec(end)?.[0].length ?? 0;
        if (this.#at === 'comment')
            return /-{1,2}$/.exec(end)?.[0].length ?? 0;
        return UNDECIDED.exec(end)?.[0].length ?? 0;
    }
    #passOn(text) {
        if (text === '')
            return '';
        if (this.#at === 'markup') {
            const begun = text.lastIndexOf('<');
            const ended = text.lastIndexOf('>');
            if (begun !== ended)
                this.#isInTag = begun > ended;
            return this.characters.repaired(text);
        }
        if (this.#at !== 'comment')
            this.#open.add(text);
        return '';
    }
    #save() {
        this.#at = 'markup';
        return this.#store(this.#open);
    }
    #store(saved) {
        this.#saved.set(this.#count, saved);
        this.#count += 1;
        return `${SAVED_MARK}${this.#count - 1}${SAVED_MARK}`;
    }
    #readable(saved) {
        const text = saved.text();
        return saved.isCData ? this.characters.withoutControls(text) : this.characters.decodedOutput(text);
    }
}
const MARKS = {
    markup: [repair_OPEN, repair_PRINTED, repair_COMMENT],
    comment: [repair_COMMENT_END],
    cdata: [repair_CLOSE],
    printed: [repair_OPEN, repair_PRINTED_END],
    'printed-cdata': [repair_CLOSE],
};
class Marks {
    #text;
    #found = new Map();
    constructor(text) {
        this.#text = text;
    }
    next(mark, at) {
        const known = this.#found.get(mark);
        if (known !== undefined && (known < 0 || known >= at))
            return known;
        const found = this.#text.indexOf(mark, at);
        this.#found.set(mark, found);
        return found;
    }
}
class SavedText extends capped_text/* CappedText */.R {
    isCData = false;
}

;// CONCATENATED MODULE: ./lib/test-reports/junit/xml-stream.js



const MAX_HELD = 256_000;
const MAX_STEP = 4_096;
class XmlStream {
    repair = new Repair();
    turns = 0;
    #events;
    #options;
    #open = [];
    #regular;
    #parser;
    #held = '';
    #wanted = 0;
    #step = 1;
    #isSourceWanted = true;
    #hasTagEnded = false;
    #isListening = false;
    constructor(events, options) {
        this.#events = events;
        this.#options = options;
        this.#regular = new RegularXml(events, { repair: this.repair, open: this.#open });
        this.#parser = this.#createParser();
    }
    get isRegular() {
        return this.#parser === undefined;
    }
    write(piece) {
        const text = this.#held + piece;
        if (text.length < this.#wanted) {
            this.#held = text;
            return;
        }
        this.#held = '';
        this.#wanted = 0;
        let at = 0;
        while (at < text.length) {
            if (this.#parser !== undefined) {
                at = this.#parse(text, { at, parser: this.#parser });
                continue;
            }
            const run = this.#regular.read(text, at);
            at = run.at;
            if (!run.isOdd && text.length - at <= MAX_HELD) {
                this.#held = text.slice(at);
                this.#wanted = 1.5 * this.#held.length;
                return;
            }
            this.#parser = this.#createParser();
        }
    }
    end() {
        this.#wanted = 0;
        this.write('');
        const parser = (this.#parser ??= this.#createParser());
        this.#feed(this.repair.piece(this.#held) + this.repair.end(), parser);
        this.#held = '';
        if (this.#events.isReadingText)
            this.#events.text(takeText(parser));
    }
    close() {
        this.#parser?.close();
    }
    #parse(text, { at, parser }) {
        const found = this.#options.isCareful ? -1 : text.indexOf('>', at + this.#step - 1);
        const end = found < 0 ? text.length : found + 1;
        this.#step = Math.min(2 * this.#step, MAX_STEP);
        const repaired = this.repair.piece(text.slice(at, end));
        if (found < 0 || !repaired.endsWith('>')) {
            this.#feed(repaired, parser);
            return end;
        }
        this.#feed(repaired.slice(0, -1), parser);
        this.#hasTagEnded = false;
        this.#feed('>', parser);
        if (this.#hasTagEnded && this.#canTurn(parser))
            this.#parser = undefined;
        return end;
    }
    #canTurn(parser) {
        return (this.repair.isAtRest &&
            !this.#isSourceWanted &&
            parser.xmlDecl.version !== '1.1' &&
            textIn(parser) === '' &&
            this.#open.length > 0 &&
            this.#open.every(isRegularName));
    }
    #feed(text, parser) {
        if (text === '')
            return;
        if (this.#isSourceWanted)
            this.#isSourceWanted = this.#events.source(text);
        parser.write(text);
        const long = takeLongText(parser);
        if (long !== '' && this.#events.isReadingText)
            this.#events.text(long);
    }
    #createParser() {
        this.turns += 1;
        this.#step = 1;
        const parser = createParser(this.#options.integrity);
        parser.write(this.#open.map(name => `<${name}>`).join(''));
        parser.on('opentag', ({ name, attributes }) => {
            this.#open.push(name);
            this.#hasTagEnded = true;
            this.#events.open(name, attributes);
            this.#listen(parser);
        });
        parser.on('closetag', ({ name }) => {
            this.#open.pop();
            this.#hasTagEnded = true;
            this.#events.close(name);
            this.#listen(parser);
        });
        this.#isListening = false;
        this.#listen(parser);
        return parser;
    }
    #listen(parser) {
        if (this.#events.isReadingText === this.#isListening)
            return;
        this.#isListening = !this.#isListening;
        if (this.#isListening)
            parser.on('text', text => this.#events.text(text));
        else
            parser.off('text');
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/junit/splitter.js






const HEAD = { searched: 40_000, kept: 4_000 };
const PROBLEMS = new Set(['failure', 'error', 'rerunFailure', 'rerunError', 'flakyFailure', 'flakyError', 'warning']);
const splitter_PRINTED = new Set(['system-out', 'system-err']);
async function* splitReport(pieces, options = {}) {
    const splitter = new Splitter(options);
    for await (const piece of pieces) {
        splitter.write(piece);
        const part = splitter.part(false);
        if (part !== undefined)
            yield part;
    }
    const end = splitter.end();
    const part = splitter.part(true);
    if (part !== undefined)
        yield part;
    return end;
}
class Splitter {
    #integrity = new ReportIntegrity();
    #xml;
    #parts = new PartBuilder();
    #depth = 0;
    #suites = 0;
    #foreign = new ForeignReport();
    #around = [];
    #child;
    #suiteChildren = [];
    #head = '';
    #isDropping = false;
    #isInterrupted;
    constructor({ isCareful = false, isInterrupted = () => false }) {
        this.#isInterrupted = isInterrupted;
        this.#xml = new XmlStream(this, { integrity: this.#integrity, isCareful });
    }
    write(piece) {
        this.#xml.write(piece);
    }
    end() {
        this.#xml.end();
        this.#keepOpen();
        this.#xml.close();
        if (this.#integrity.documents === 0)
            throw new report/* UnreadableReport */.s('it is not XML.');
        const foreign = this.#foreign.reason(this.#suites > 0);
        if (foreign !== undefined)
            throw new report/* UnreadableReport */.s(foreign);
        return { complete: this.#integrity.isComplete, notes: this.#notes(), head: this.#head };
    }
    part(isLast) {
        return this.#parts.take(this.#head, isLast);
    }
    source(text) {
        this.#head = (this.#head + text).slice(0, HEAD.searched);
        const first = /<testcase\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(this.#head);
        const isFirst = first !== null && first.index === this.#head.search(/<testcase\b/);
        if (!isFirst && this.#head.length < HEAD.searched)
            return true;
        this.#head = this.#head.slice(0, first === null ? HEAD.kept : first.index + first[0].length);
        return false;
    }
    get isReadingText() {
        return this.#child !== undefined || this.#isDropping;
    }
    text(text) {
        if (this.#child !== undefined)
            addText(this.#child, text);
        else
            this.#xml.repair.forget(text);
    }
    open(name, attributes) {
        this.#depth += 1;
        requireDepth(this.#depth);
        if (this.#depth === 1)
            this.#integrity.documents += 1;
        this.#foreign.open(name, { depth: this.#depth, namespace: attributes.xmlns });
        if (name === 'testsuites') {
            this.#suites += 1;
            this.#integrity.openSuite(attributes);
        }
        else if (name === 'testsuite') {
            this.#suites += 1;
            this.#integrity.openSuite(attributes);
            this.#parts.openSuite(attributes);
            this.#suiteChildren.push([]);
            this.#around.push(undefined);
        }
        else if (name === 'testcase') {
            this.#around.push({ attributes, children: [], turns: this.#xml.isRegular ? this.#xml.turns : undefined });
            this.#endChild();
        }
        else if (this.#child !== undefined) {
            if (splitter_PRINTED.has(name)) {
                this.#endChild();
                this.#isDropping = true;
            }
        }
        else if (PROBLEMS.has(name) || name === 'skipped') {
            this.#begin(name, attributes);
        }
        else if (splitter_PRINTED.has(name)) {
            this.#begin(name, {});
        }
    }
    #begin(name, attributes) {
        const siblings = this.#around.at(-1)?.children ?? this.#suiteChildren.at(-1);
        const child = { name, attributes, text: '' };
        siblings?.push(child);
        this.#child = child;
        this.#isDropping = false;
    }
    #endChild() {
        this.#child = undefined;
        this.#isDropping = false;
    }
    close(name) {
        this.#depth -= 1;
        if (name === 'testcase')
            this.#endCase();
        else if (name === 'testsuite')
            this.#endSuite();
        else if (name === 'testsuites')
            this.#integrity.closeSuite();
        else if (PROBLEMS.has(name) || splitter_PRINTED.has(name) || name === 'skipped')
            this.#endChild();
    }
    #keepOpen() {
        this.#endOpenCases();
        while (this.#suiteChildren.length > 0)
            this.#endSuite();
    }
    #endOpenCases() {
        for (let last = this.#around.at(-1); last !== undefined; last = this.#around.at(-1)) {
            if (last.children.some(({ name }) => PROBLEMS.has(name)))
                this.#endCase();
            else
                this.#around.pop();
        }
    }
    #endCase() {
        const ended = this.#around.at(-1);
        this.#endChild();
        if (ended === undefined)
            return;
        this.#around.pop();
        const failed = ended.children.some(({ name }) => PROBLEMS.has(name));
        const children = this.#restored(ended.children, ({ name }) => failed || !splitter_PRINTED.has(name));
        if (failed)
            this.#integrity.addFailure();
        const { name, classname } = ended.attributes;
        const isRegular = this.#xml.isRegular && ended.turns === this.#xml.turns;
        const isNameless = name === undefined && classname === undefined;
        if (!failed && isNameless && this.#isInterrupted(this.#head))
            this.#integrity.interrupted += 1;
        else
            this.#parts.addCase(ended.attributes, { children, isRegular });
    }
    #endSuite() {
        this.#endOpenCases();
        this.#around.pop();
        const problems = this.#restored(this.#suiteChildren.pop() ?? [], ({ name }) => PROBLEMS.has(name));
        if (problems.length > 0) {
            this.#integrity.addFailure();
            this.#parts.addCase({ name: '' }, { children: problems, isRegular: false });
        }
        this.#parts.closeSuite();
        this.#integrity.closeSuite();
        this.#endChild();
    }
    #restored(children, isRead) {
        const { repair } = this.#xml;
        const read = [];
        for (const child of children) {
            if (isRead(child))
                read.push({ ...child, text: repair.restore(child.text) });
            else
                repair.forget(child.text);
        }
        return read;
    }
    #notes() {
        const { controls, ampersands } = this.#xml.repair.characters;
        const { documents } = this.#integrity;
        const notes = this.#integrity.notes(this.#parts.total);
        if (controls > 0)
            notes.push(`${controls} characters that XML forbids were replaced.`);
        if (ampersands > 0)
            notes.push(`${ampersands} unescaped ampersands were read as such.`);
        if (documents > 1)
            notes.push(`It holds ${documents} documents; all were read.`);
        return notes;
    }
}
function addText(child, text) {
    const room = MAX_TEXT - child.text.length;
    if (room > 0)
        child.text += text.length > room ? `${text.slice(0, room)}\n… the rest was left out …` : text;
}

// EXTERNAL MODULE: ./lib/test-reports/dialects/dialects.js + 6 modules
var dialects = __webpack_require__(37601);
// EXTERNAL MODULE: ./lib/test-reports/junit/xml-element.js
var xml_element = __webpack_require__(39741);
// EXTERNAL MODULE: ./lib/test-reports/failure-message.js
var failure_message = __webpack_require__(43430);
;// CONCATENATED MODULE: ./lib/test-reports/junit/message-lines.js
const MAX_MESSAGE = 4_000;
const message_lines_MAX_TEXT = 8_000;
function withLines(message, text) {
    const said = message.trim();
    if (said.includes('\n') || said.length > MAX_MESSAGE || !said.includes(' ') || !text.includes('\n'))
        return message;
    if (text.includes(said) || !text.includes(said.slice(0, said.indexOf(' '))))
        return message;
    const wanted = said.replace(/\s+/g, ' ');
    const { packed, places } = packedText(text.slice(0, message_lines_MAX_TEXT));
    const at = packed.indexOf(wanted);
    if (at < 0)
        return message;
    const found = text.slice(places[at], (places[at + wanted.length - 1] ?? 0) + 1);
    return found.includes('\n') ? outdented(found) : message;
}
function packedText(text) {
    const places = [];
    let packed = '';
    for (let at = 0; at < text.length; at += 1) {
        const isSpace = /\s/.test(text[at] ?? '');
        if (isSpace && packed.endsWith(' '))
            continue;
        packed += isSpace ? ' ' : text[at];
        places.push(at);
    }
    return { packed, places };
}
function outdented(text) {
    const [first = '', ...others] = text.split('\n');
    const indents = others.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length);
    const least = Math.min(...indents);
    return [first, ...others.map(line => line.slice(Number.isFinite(least) ? least : 0))].join('\n');
}

;// CONCATENATED MODULE: ./lib/test-reports/junit/junit-reader.js








async function* readJUnit(pieces, context, options = {}) {
    let dialect;
    const isInterrupted = (head) => {
        dialect ??= (0,dialects/* dialectOf */.E)(head, context);
        return dialect.namesAll === true;
    };
    const parts = splitReport(pieces, { isInterrupted, ...options });
    const strings = new Strings();
    const blocks = new Map();
    let next = await parts.next();
    for (; next.done !== true; next = await parts.next()) {
        dialect ??= (0,dialects/* dialectOf */.E)(next.value.head, context);
        yield await casesOf(next.value, { dialect, strings, blocks });
    }
    dialect ??= (0,dialects/* dialectOf */.E)(next.value.head, context);
    return { framework: dialect.framework, complete: next.value.complete, notes: next.value.notes };
}
async function casesOf(part, whole) {
    const read = { ...whole, text: node => part.texts[Number((0,xml_element/* xmlText */.x)(node.inner) || -1)] ?? '' };
    const parsed = (await parsedCases(part.xml)).values();
    return part.cases.flatMap(each => {
        const { node, suites } = each ?? parsed.next().value ?? {};
        return node === undefined || suites === undefined ? [] : [caseOf(node, suites, read)];
    });
}
async function parsedCases(xml) {
    if (xml === '')
        return [];
    const root = (await (0,esm/* parse */.q)(xml, { attrValueProcessors: [] }));
    return (0,xml_element/* childElements */.A)(root.testsuite).flatMap(suite => leaves(suite, []));
}
function leaves(suite, path) {
    const suites = [...path, suite];
    const own = (0,xml_element/* childElements */.A)(suite.testcase).map(node => ({ node, suites }));
    return [...own, ...(0,xml_element/* childElements */.A)(suite.testsuite).flatMap(inner => leaves(inner, suites))];
}
function caseOf(node, suites, reading) {
    const { dialect, strings } = reading;
    const found = resultOf(node, reading);
    const { file, suite, name } = blockOr(identityOf(node, suites, dialect), found, reading);
    const lineNumber = numberOf(node.line) ?? numberOf(node.lineno);
    const line = lineNumber === undefined ? undefined : lineNumber + 1 - (dialect.firstLine ?? 1);
    const id = {
        framework: dialect.framework,
        file: strings.shared(file),
        suite: strings.path(suite),
        name: (0,own_text/* ownText */.U)(name),
    };
    const { status, durationMs } = found;
    const problems = found.problems.length === 0 ? NO_PROBLEMS : found.problems.map(problem => copied(problem, strings));
    if ((line === undefined || name === '') && found.flaky === undefined)
        return { id, status, durationMs, problems };
    return { id, ...found, problems, ...(line === undefined || name === '' ? {} : { line }) };
}
function identityOf(node, suites, dialect) {
    const id = dialect.identify(node, suites);
    const isNamed = [(0,xml_element/* xmlText */.x)(node.name), (0,xml_element/* xmlText */.x)(node.classname), id.file, ...id.suite].some(part => part !== '');
    return isNamed ? id : { ...id, suite: [(0,xml_element/* xmlText */.x)(suites.at(-1)?.name)].filter(name => name !== '') };
}
function copied({ kind, type, message, stack }, strings) {
    return { kind, type: strings.shared(type), message: (0,own_text/* ownText */.U)(message), stack: (0,own_text/* ownText */.U)(stack) };
}
function blockOr(id, { status, problems }, { dialect, blocks }) {
    if (dialect.blocksAsCases !== true)
        return id;
    const key = (path) => [id.file, ...path].join('\0');
    const around = id.suite.map((_, index) => key(id.suite.slice(0, index + 1)));
    for (const block of around)
        blocks.set(block, status !== 'skipped' || blocks.get(block) === true);
    const path = [...id.suite, id.name];
    const hasRun = blocks.get(key(path));
    const isOfTest = hasRun === true && problems.some(({ type }) => /\bAssertionError$/.test(type));
    return status === 'failed' && hasRun !== undefined && !isOfTest ? { file: id.file, suite: path, name: '' } : id;
}
const NO_PROBLEMS = [];
const NOT_RUN = /^(?:notrun|disabled|skipped|ignored|suppressed|pending)$/i;
function resultOf(node, reading) {
    const durationMs = Math.max(0, Math.round((numberOf(node.time) ?? 0) * 1000));
    const status = (0,xml_element/* xmlText */.x)(node.status);
    if (isPlain(node))
        return { status: 'passed', durationMs, problems: NO_PROBLEMS };
    const printed = [...(0,xml_element/* childElements */.A)(node['system-out']), ...(0,xml_element/* childElements */.A)(node['system-err'])]
        .map(reading.text)
        .join('\n');
    const verdict = reading.dialect.judge?.(node);
    if (verdict?.status === 'failed') {
        return {
            status: 'failed',
            durationMs,
            problems: [{ kind: 'error', type: '', message: verdict.message, stack: printed }],
        };
    }
    if (verdict !== undefined)
        return { status: verdict.status, durationMs, problems: [] };
    const name = (0,xml_element/* xmlText */.x)(node.name);
    const read = (value, kind) => (0,xml_element/* childElements */.A)(value).map(each => problemOf(each, { kind, name, printed, reading }));
    const problems = [...read(node.failure, 'failure'), ...read(node.error, 'error'), ...read(node.warning, 'failure')];
    const isSkipped = Array.isArray(node.skipped) || NOT_RUN.test(status) || NOT_RUN.test((0,xml_element/* xmlText */.x)(node.result));
    if (isSkipped && (problems.length === 0 || reading.dialect.hasTodos === true))
        return { status: 'skipped', durationMs, problems: [] };
    const flaky = Array.isArray(node.flakyFailure) || Array.isArray(node.flakyError);
    if (problems.length > 0)
        return { status: 'failed', durationMs, problems };
    const earlier = [...read(node.flakyFailure, 'failure'), ...read(node.flakyError, 'error')];
    if (flaky)
        return { status: 'passed', durationMs, problems: earlier, flaky: true };
    const rerun = [...read(node.rerunFailure, 'failure'), ...read(node.rerunError, 'error')];
    return { status: rerun.length > 0 ? 'failed' : 'passed', durationMs, problems: rerun };
}
function isPlain(node) {
    if (node.status !== undefined || node.result !== undefined)
        return false;
    for (const name in node)
        if (typeof node[name] === 'object')
            return false;
    return true;
}
function problemOf(node, { kind, name, printed, reading }) {
    const inner = reading.text(node);
    const stack = (inner.trim() === '' ? printed : inner).replace(/\r\n/g, '\n');
    const declared = withLines((0,xml_element/* xmlText */.x)(node.message).replace(/\r\n/g, '\n'), stack);
    const type = (0,xml_element/* xmlText */.x)(node.type);
    const found = reading.dialect.explain?.({ message: declared, stack, type, name });
    const message = found?.message ?? (declared.trim() === '' ? (0,failure_message/* failureLine */.Pu)(stack) || test_case/* NO_MESSAGE */.se : declared);
    return { kind: found?.kind ?? kind, type: found?.type ?? typeOf(type, message), message, stack };
}
function typeOf(declared, message) {
    if (declared === '' || /^(?:fail|failed|failure|test_.*)$/i.test(declared))
        return (0,failure_message/* errorType */.D1)(message);
    return /^error$/i.test(declared) ? (0,failure_message/* errorType */.D1)(message) || declared : declared;
}
function numberOf(value) {
    if (value === undefined)
        return undefined;
    const text = (0,xml_element/* xmlText */.x)(value).trim();
    const direct = Number(text);
    if (text !== '' && Number.isFinite(direct))
        return direct;
    const plain = /^\d+,\d{1,2}$|^\d+,\d{4,}$|^0+,\d+$/.test(text)
        ? text.replace(',', '.')
        : text.replaceAll(/[,'\u00a0\u202f ]/g, '');
    const number = Number(plain);
    return plain === '' || !Number.isFinite(number) ? undefined : number;
}
const MAX_SHARED = 20_000;
class Strings {
    #known = new own_text/* SharedTexts */.E(MAX_SHARED);
    #paths = new Map();
    shared(text) {
        return this.#known.of(text);
    }
    path(parts) {
        const key = parts.join('\0');
        const known = this.#paths.get(key);
        if (known !== undefined)
            return known;
        if (this.#paths.size > MAX_SHARED)
            this.#paths.clear();
        const own = parts.map(part => this.shared(part));
        this.#paths.set((0,own_text/* ownText */.U)(key), own);
        return own;
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/test-reports/dialects/rust.js
var rust = __webpack_require__(23032);
// EXTERNAL MODULE: ./lib/test-reports/decode.js
var decode = __webpack_require__(43586);
;// CONCATENATED MODULE: ./lib/test-reports/formats/cargo.js






const MAX_ANNOUNCEMENT = 4_096;
const RUNNING = /^\s*Running (?<what>.+?) \((?<path>.*?[\\/])?(?<stem>[^\\/()]+?)-[0-9a-f]{16}(?:\.exe)?\)$/;
const DOC_TESTS = /^\s*Doc-tests (?<crate>\S+)$/;
const BEGIN = /^running \d+ tests?$/;
const TEST = /^test (?<name>.+?)(?: - (?<mode>should panic|compile fail|compile|ignored))? \.\.\. (?<status>ok|FAILED|ignored|bench:.*)(?:, .*)?(?: <(?<time>[\d.]+)s>)?$/s;
const PRINTING = /^test (?<name>.+?)(?: - should panic)? \.\.\. /;
const QUIET = /^(?<name>\S.*?)(?: - should panic)? --- FAILED$/;
const RESULT = /^test result: (?:ok|FAILED)\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<ignored>\d+) ignored/;
const OUTPUT = /^---- (?<name>.+?) std(?:out|err) ----$/;
async function* readCargo(pieces, context) {
    const errors = (context.errors ?? '').split('\n');
    const announced = errors.map(binaryOf).filter(name => name !== undefined);
    const compile = new CompileErrors();
    for (const line of errors)
        compile.line(line);
    let binary = '';
    let block;
    let blocks = 0;
    let unnamed = 0;
    const docs = [];
    const withoutDocs = (cases) => {
        docs.push(...cases.filter(isDoc));
        return cases.filter(each => !isDoc(each));
    };
    for await (const raw of (0,decode/* linesOf */.Dx)(pieces)) {
        const line = (0,external_node_util_.stripVTControlCharacters)(raw);
        if (announced.length === 0)
            compile.line(line);
        const next = binaryOf(line);
        const begins = BEGIN.test(line) && block?.isPrinting !== true;
        if (block !== undefined && (next !== undefined || begins)) {
            yield withoutDocs(block.brokenOff());
            block = undefined;
        }
        binary = next ?? binary;
        if (begins) {
            binary = announced[blocks] ?? binary;
            blocks += 1;
            block = new Block(binary);
        }
        else if (block?.line(line) === 'ended') {
            yield withoutDocs(block.cases());
            unnamed += block.unnamed;
            block = undefined;
        }
    }
    if (block !== undefined)
        yield withoutDocs(block.cases());
    if (docs.length > 0)
        yield numbered(docs);
    const broken = compile.problems();
    if (broken.length > 0 && blocks === 0) {
        yield [
            { id: { framework: 'cargo', file: '', suite: [], name: '' }, status: 'failed', durationMs: 0, problems: broken },
        ];
    }
    else if (blocks === 0)
        throw new report/* UnreadableReport */.s('it holds no test of cargo.');
    const notes = block === undefined ? [] : [`The tests of ${binary || 'a binary'} broke off.`];
    if (unnamed > 0)
        notes.push(`${unnamed} tests are counted, but not named.`);
    return { framework: 'cargo', complete: notes.length === 0, notes };
}
class Block {
    #binary;
    #results = [];
    #outputs = new Map();
    #output;
    #printing;
    unnamed = 0;
    constructor(binary) {
        this.#binary = binary;
    }
    get isPrinting() {
        return this.#printing !== undefined || this.#output !== undefined;
    }
    line(line) {
        const counts = this.#printing === undefined ? RESULT.exec(line)?.groups : undefined;
        if (counts !== undefined) {
            const sum = Number(counts.passed) + Number(counts.failed) + Number(counts.ignored);
            this.unnamed = Math.max(0, sum - this.#results.length);
            return 'ended';
        }
        const heading = OUTPUT.exec(line)?.groups?.name;
        if (heading !== undefined) {
            this.#output = new capped_text/* TestOutput */.I();
            this.#outputs.set(heading, this.#output);
        }
        else if (/^(?:failures|successes):$/.test(line))
            this.#output = undefined;
        else if (this.#output !== undefined)
            this.#output.add(`${line}\n`);
        else
            this.#result(line);
    }
    #result(line) {
        const test = TEST.exec(line)?.groups;
        if (test !== undefined) {
            const skipped = test.status === 'ignored' || test.mode === 'ignored';
            const status = test.status === 'FAILED' ? 'failed' : skipped ? 'skipped' : 'passed';
            this.#results.push({ name: test.name ?? '', status, durationMs: Math.round(Number(test.time ?? 0) * 1000) });
            this.#printing = undefined;
        }
        else if (QUIET.test(line)) {
            this.#results.push({ name: QUIET.exec(line)?.groups?.name ?? '', status: 'failed', durationMs: 0 });
        }
        else if (PRINTING.test(line))
            this.#printing = PRINTING.exec(line)?.groups?.name;
        else if (this.#printing !== undefined && /^(?:ok|FAILED)$/.test(line)) {
            this.#results.push({ name: this.#printing, status: line === 'ok' ? 'passed' : 'failed', durationMs: 0 });
            this.#printing = undefined;
        }
    }
    cases() {
        return this.#results.map(each => cargo_caseOf(this.#binary, each, this.#outputs));
    }
    brokenOff() {
        const message = `The test binary${this.#binary === '' ? '' : ` ${this.#binary}`} ended before its tests did.`;
        const problems = [{ kind: 'error', type: 'crash', message, stack: '' }];
        const id = { framework: 'cargo', file: '', suite: suiteOf(this.#binary), name: '' };
        return [...this.cases(), { id, status: 'failed', durationMs: 0, problems }];
    }
}
function suiteOf(binary) {
    return binary === '' ? [] : [binary];
}
function binaryOf(line) {
    if (line.length > MAX_ANNOUNCEMENT)
        return undefined;
    const doc = DOC_TESTS.exec(line)?.groups?.crate;
    if (doc !== undefined)
        return `${doc}::doc`;
    const running = RUNNING.exec(line)?.groups;
    return running?.stem;
}
function cargo_caseOf(binary, { name, status, durationMs }, outputs) {
    const doc = /^(?<file>\S+\.\w+) - (?:(?<item>.*) )?\(line (?<line>\d+)\)$/.exec(name)?.groups;
    const { file = '', item, line } = doc ?? {};
    const id = doc === undefined
        ? { framework: 'cargo', ...(0,rust/* rustTest */.ji)(binary, name) }
        : { framework: 'cargo', file, suite: suiteOf(binary), name: item === undefined ? file : `${file} - ${item}` };
    const found = { id, status, durationMs, ...(line === undefined ? {} : { line: Number(line) }) };
    if (status !== 'failed')
        return { ...found, problems: [] };
    const stack = outputs.get(name)?.text().trim() ?? '';
    return { ...found, problems: [(0,rust/* panicOf */.Rg)(stack)] };
}
function isDoc({ line }) {
    return line !== undefined;
}
function numbered(docs) {
    const times = new Map();
    return docs
        .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map(each => {
        const key = (0,test_case/* testKey */.S8)(each.id);
        const time = (times.get(key) ?? 0) + 1;
        times.set(key, time);
        return time === 1 ? each : { ...each, id: { ...each.id, name: `${each.id.name} (${time})` } };
    });
}
class CompileErrors {
    #found = [];
    #open;
    line(line) {
        const message = /^error(?:\[E\d+\])?: (?!could not compile|(?:doc)?test failed|aborting due|\d+ targets? failed)(?<message>.+)$/.exec(line)?.groups?.message;
        if (message !== undefined) {
            this.#open = new capped_text/* TestOutput */.I();
            this.#found.push({ message, text: this.#open });
        }
        if (line.trim() === '' || /^(?:warning|error: could not compile)/.test(line))
            this.#open = undefined;
        this.#open?.add(`${line}\n`);
    }
    problems() {
        return this.#found
            .slice(0, 20)
            .map(({ message, text }) => ({ kind: 'error', type: 'compile error', message, stack: text.text() }));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/test-reports/formats/json.js
var json = __webpack_require__(12411);
;// CONCATENATED MODULE: ./lib/test-reports/formats/dart.js





const DartEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('suite'), suite: schemas/* object */.Ikc({ id: schemas/* number */.aig(), path: schemas/* string */.YjP().nullish() }) }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('group'), group: schemas/* object */.Ikc({ id: schemas/* number */.aig(), name: schemas/* string */.YjP().nullish() }) }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('testStart'),
        test: schemas/* object */.Ikc({
            id: schemas/* number */.aig(),
            name: schemas/* string */.YjP(),
            suiteID: schemas/* number */.aig(),
            groupIDs: schemas/* array */.YOg(schemas/* number */.aig()).default([]),
            line: schemas/* number */.aig().nullish(),
            root_line: schemas/* number */.aig().nullish(),
        }),
        time: schemas/* number */.aig().default(0),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('error'),
        testID: schemas/* number */.aig(),
        error: schemas/* string */.YjP(),
        stackTrace: schemas/* string */.YjP().default(''),
        isFailure: schemas/* boolean */.zMY().default(false),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('testDone'),
        testID: schemas/* number */.aig(),
        result: schemas/* string */.YjP(),
        hidden: schemas/* boolean */.zMY().default(false),
        skipped: schemas/* boolean */.zMY().default(false),
        time: schemas/* number */.aig().default(0),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('done'), success: schemas/* boolean */.zMY().nullish() }),
]);
const OF_GROUP = /^\((?:setUpAll|tearDownAll)\)$/;
async function* readDartJson(pieces) {
    const run = new DartRun();
    let seen = 0;
    for await (const line of (0,decode/* linesOf */.Dx)(pieces)) {
        const event = (0,json/* parseJsonLine */.w)(line, DartEvent);
        if (event === undefined)
            continue;
        seen += 1;
        const ended = run.apply(event);
        if (ended !== undefined)
            yield [ended];
    }
    if (seen === 0)
        throw new report/* UnreadableReport */.s("it holds no event of Dart's json reporter.");
    const notes = run.notes();
    return { framework: 'dart', complete: notes.length === 0, notes };
}
class DartRun {
    #files = new Map();
    #groups = new Map();
    #running = new Map();
    #hasFailed = false;
    #success;
    #isDone = false;
    apply(event) {
        switch (event.type) {
            case 'suite':
                this.#files.set(event.suite.id, (event.suite.path ?? '').replaceAll('\\', '/'));
                return undefined;
            case 'group':
                this.#groups.set(event.group.id, event.group.name ?? '');
                return undefined;
            case 'testStart':
                this.#running.set(event.test.id, { start: event, problems: [] });
                return undefined;
            case 'error':
                this.#running.get(event.testID)?.problems.push(dart_problemOf(event));
                return undefined;
            case 'testDone':
                return this.#end(event);
            case 'done':
                this.#isDone = true;
                this.#success = event.success;
                return undefined;
        }
    }
    #end({ testID, result, hidden, skipped, time }) {
        const test = this.#running.get(testID);
        this.#running.delete(testID);
        const failed = result !== 'success';
        this.#hasFailed ||= failed;
        if (test === undefined || (hidden && !failed))
            return undefined;
        const { start, problems } = test;
        const line = start.test.root_line ?? start.test.line;
        return {
            id: this.#idOf(start, hidden),
            status: failed ? 'failed' : skipped ? 'skipped' : 'passed',
            durationMs: Math.max(0, time - start.time),
            problems: failed ? problems : [],
            ...(typeof line === 'number' && line > 0 ? { line } : {}),
        };
    }
    #idOf({ test }, hidden) {
        const file = this.#files.get(test.suiteID) ?? '';
        const isLoad = hidden || (test.groupIDs.length === 0 && test.name.startsWith('loading '));
        if (isLoad)
            return { framework: 'dart', file, suite: [], name: '' };
        const group = test.groupIDs.map(id => this.#groups.get(id) ?? '').findLast(name => name !== '') ?? '';
        const own = group !== '' && test.name.startsWith(`${group} `) ? test.name.slice(group.length + 1) : test.name;
        const name = OF_GROUP.test(own) ? '' : own;
        return { framework: 'dart', file, suite: group === '' ? [] : [group], name };
    }
    notes() {
        const open = [...this.#running.values()].map(({ start }) => start.test.name);
        if (open.length > 0)
            return [`The run broke off in ${open.slice(0, 3).join(', ')}.`];
        if (!this.#isDone || this.#success === null)
            return ['The run broke off.'];
        return this.#success === false && !this.#hasFailed ? ['The run failed, but no test of it did.'] : [];
    }
}
function dart_problemOf({ error, stackTrace, isFailure }) {
    const message = error.trim().replace(/^Failed to load "[^"\n]{1,500}":\s{0,9}(?=\S)/, '');
    const stack = [message, stackTrace.trim()].filter(text => text !== '').join('\n');
    return { kind: isFailure ? 'failure' : 'error', type: (0,failure_message/* errorType */.D1)((0,failure_message/* firstLine */.TM)(message)), message, stack };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/go-builds.js

const MAX_BUILDS = 1_000;
class GoBuilds {
    #outputs = new Map();
    #below;
    add(name, text) {
        this.#outputOf(name).add(text);
    }
    addLine(line) {
        const heading = /^# (\S.*)$/.exec(line)?.[1];
        if (heading === undefined)
            this.#below?.add(`${line}\n`);
        else
            this.#below = this.#outputOf(heading);
    }
    endHeading() {
        this.#below = undefined;
    }
    of(pkg, failed = '') {
        const named = this.#outputs.get(failed) ?? this.#outputs.get(pkg);
        return (named ?? this.#byBinary(pkg))?.text() ?? '';
    }
    only() {
        const [only, ...others] = this.#outputs.values();
        return others.length === 0 ? (only?.text() ?? '') : '';
    }
    #byBinary(pkg) {
        return [...this.#outputs].find(([name]) => name.split(' ')[0]?.replace(/_test$/, '') === pkg || name.includes(`[${pkg}.test]`))?.[1];
    }
    #outputOf(name) {
        const known = this.#outputs.get(name);
        if (known !== undefined)
            return known;
        const output = new capped_text/* TestOutput */.I();
        if (this.#outputs.size < MAX_BUILDS)
            this.#outputs.set(name, output);
        return output;
    }
}

// EXTERNAL MODULE: ./lib/test-reports/dialects/go.js
var go = __webpack_require__(6244);
;// CONCATENATED MODULE: ./lib/test-reports/formats/go-crash.js

const CREATED = 'created by ';
class GoCrash {
    #piece = '';
    #reason = '';
    #goroutine = '';
    #first = '';
    #tests = new Map();
    #creators = new Map();
    #output = new capped_text/* TestOutput */.I();
    add(piece) {
        if (this.#piece !== '' && piece.startsWith('=== '))
            return;
        const text = this.#piece + piece;
        this.#piece = text.endsWith('\n') ? '' : text;
        if (this.#piece === '')
            this.#addLine(text);
    }
    #addLine(text) {
        const line = text.trimEnd();
        if (this.#reason === '' && /^(?:panic|fatal error): /.test(line))
            this.#reason = line;
        if (this.#reason === '')
            return;
        this.#output.add(text);
        const heading = line.endsWith(']:') ? /^goroutine (\d{1,20})\b/.exec(line)?.[1] : undefined;
        if (heading !== undefined) {
            this.#goroutine = heading;
            this.#first ||= heading;
        }
        const test = testIn(line);
        if (test !== undefined)
            this.#tests.set(this.#goroutine, [...(this.#tests.get(this.#goroutine) ?? []), test]);
        const creator = line.startsWith(CREATED) ? / in goroutine (\d{1,20})$/.exec(line.slice(-40))?.[1] : undefined;
        if (creator !== undefined)
            this.#creators.set(this.#goroutine, creator);
    }
    get reason() {
        return this.#reason;
    }
    get hasStack() {
        return this.#first !== '';
    }
    text() {
        return this.#output.text();
    }
    get isTimeout() {
        return this.#reason.startsWith('panic: test timed out');
    }
    tests() {
        const found = [];
        const seen = new Set();
        for (let at = this.#first; at !== undefined && !seen.has(at); at = this.#creators.get(at)) {
            seen.add(at);
            found.push(...(this.#tests.get(at) ?? []).toReversed());
        }
        return [...new Set(found)];
    }
}
function testIn(line) {
    const frame = line.startsWith(CREATED) ? line.slice(CREATED.length) : line;
    const [symbol = ''] = frame.split(/\(| in goroutine /, 1);
    if (/\s/.test(symbol))
        return undefined;
    const [, ...names] = symbol.slice(symbol.lastIndexOf('/') + 1).split('.');
    return names.find(name => /^(?:Test|Example|Fuzz)/.test(name) && name !== 'TestMain');
}
function crashedTest(crash, { open, failed, parallel }) {
    const named = crash.tests().find(name => open.has(name) || failed.has(name));
    if (named !== undefined && !open.has(named))
        return undefined;
    const outermost = [...open].filter(name => !name.includes('/'));
    const inTurn = outermost.filter(name => !parallel.has(name));
    let at = named ?? (inTurn.length === 1 ? inTurn[0] : outermost.length === 1 ? outermost[0] : undefined);
    if (at === undefined)
        return '';
    for (;;) {
        const above = at;
        const isBelow = (name) => name.startsWith(`${above}/`) && !name.slice(above.length + 1).includes('/');
        const [inner, ...others] = [...open].filter(isBelow);
        if (inner === undefined || others.length > 0 || [...parallel].some(isBelow))
            return above;
        at = inner;
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/go-package.js




class GoPackage {
    name;
    hasEnded = false;
    hasSummary = false;
    note;
    #output = new capped_text/* TestOutput */.I();
    #running = new Map();
    #crash = new GoCrash();
    #parallel = new Set();
    #failed = new Set();
    #silent = [];
    constructor(name = '') {
        this.name = name;
    }
    get hasOpenTests() {
        return this.#running.size > 0;
    }
    get crash() {
        return this.#crash.reason;
    }
    get openTests() {
        return [...this.#running.keys()];
    }
    isRunning(test) {
        return this.#running.has(test);
    }
    run(test) {
        this.#running.set(test, new capped_text/* TestOutput */.I());
    }
    pause(test) {
        this.#parallel.add(test);
    }
    print(text, test) {
        const output = (test === undefined ? undefined : this.#running.get(test)) ?? this.#output;
        output.add(text);
        this.#crash.add(text);
    }
    openCrashed() {
        const [named] = this.#crash.tests();
        if (named !== undefined && !this.#failed.has(named) && !this.hasOpenTests)
            this.run(named);
    }
    end(test, { status, durationMs }) {
        const output = this.#running.get(test)?.text() ?? '';
        this.#running.delete(test);
        if (status === 'failed')
            this.#failed.add(test);
        const problems = status === 'failed' ? [go_package_problemOf(output, { kind: 'failure', silent: test_case/* NO_MESSAGE */.se })] : [];
        const testCase = { id: this.#id(test), status, durationMs, problems };
        const isSilent = problems[0]?.message === test_case/* NO_MESSAGE */.se;
        if (isSilent && test.includes('/')) {
            this.#silent.push(testCase);
            return [];
        }
        const below = this.#silent.filter(({ id }) => id.name.startsWith(`${test}/`));
        this.#silent = this.#silent.filter(each => !below.includes(each));
        return given(below, testCase);
    }
    takeSilent() {
        const silent = this.#silent;
        this.#silent = [];
        return silent;
    }
    fail(build, durationMs) {
        const silent = this.takeSilent();
        const ended = this.#endedWithin();
        const [first] = ended;
        const within = ended.length === 1 && first !== undefined ? given(silent, first) : [...silent, ...ended];
        if (this.#failed.size > 0)
            return within;
        const problems = [go_package_problemOf(build || this.#output.text(), { kind: 'error', silent: NO_TEST })];
        return [...within, { id: this.#id(''), status: 'failed', durationMs, problems }];
    }
    #endedWithin() {
        const crash = this.#crash;
        if (!this.hasOpenTests) {
            const [named] = crash.tests();
            if (!this.hasSummary && crash.hasStack && named !== undefined)
                this.#noteEnd(named);
            return [];
        }
        const open = new Set(this.#running.keys());
        const ended = crash.isTimeout
            ? [...open]
            : [crashedTest(crash, { open, failed: this.#failed, parallel: this.#parallel })];
        const cases = ended.filter(name => name !== undefined).map(name => this.#crashed(name));
        this.#running.clear();
        if (crash.isTimeout)
            return cases;
        this.#noteEnd(ended[0] || 'A test');
        return cases;
    }
    #noteEnd(by) {
        this.note = `${by} ended the process of ${this.name || 'its package'}. Its tests without a result did not run.`;
    }
    #crashed(test) {
        const crash = this.#crash;
        const output = (this.#running.get(test)?.text() ?? '') + this.#output.text();
        const isWhole = crash.isTimeout || output.includes(crash.reason);
        this.#failed.add(test);
        const problems = [go_package_problemOf(isWhole ? output : output + crash.text(), { kind: 'error', silent: go_package_RUNNING })];
        return { id: this.#id(test), status: 'failed', durationMs: 0, problems };
    }
    #id(name) {
        return { framework: 'go', file: '', suite: this.name === '' ? [] : [this.name], name };
    }
}
function given(silent, around) {
    const [problem] = around.problems;
    const below = silent.filter(({ id }) => id.name.startsWith(`${around.id.name}/`));
    const isOfSubtest = problem?.type === 'panic' && !panicsItself(around.id.name, problem.stack);
    const thrower = isOfSubtest ? innermost(below) : undefined;
    if (thrower === undefined)
        return [...silent, around];
    const told = silent.map(each => (each === thrower ? { ...each, problems: around.problems } : each));
    return [...told, { ...around, problems: [go_package_problemOf('', { kind: 'failure', silent: test_case/* NO_MESSAGE */.se })] }];
}
function panicsItself(test, stack) {
    const own = test.split('/', 1)[0] ?? '';
    return stack.includes(`.${own}(`) && !stack.includes(`.${own}.func`);
}
function innermost(subtests) {
    return subtests.find(({ id }) => subtests.every(other => `${id.name}/`.startsWith(`${other.id.name}/`)));
}
const NO_TEST = 'The package failed, and no test of it did.';
const go_package_RUNNING = 'It was running when its package ended.';
function go_package_problemOf(output, { kind, silent }) {
    const { message, type = '' } = (0,go/* goFailure */.b)(output);
    return { kind: type === 'panic' ? 'error' : kind, type, message: message || silent, stack: output };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/go.js







const GoEvent = schemas/* object */.Ikc({
    Action: schemas/* string */.YjP(),
    Package: schemas/* string */.YjP().default(''),
    ImportPath: schemas/* string */.YjP().default(''),
    Test: schemas/* string */.YjP().optional(),
    Elapsed: schemas/* number */.aig().optional(),
    Output: schemas/* string */.YjP().optional(),
    FailedBuild: schemas/* string */.YjP().optional(),
});
const ACTIONS = new Set(['start', 'run', 'pause', 'cont', 'pass', 'bench', 'fail', 'output', 'skip']);
async function* readGoJson(pieces, context) {
    const packages = new Map();
    const builds = new GoBuilds();
    let seen = 0;
    for (const line of (context.errors ?? '').split('\n'))
        builds.addLine(line);
    for await (const line of (0,decode/* linesOf */.Dx)(pieces)) {
        const event = (0,json/* parseJsonLine */.w)(line, GoEvent);
        if (event === undefined) {
            builds.addLine(line);
            continue;
        }
        seen += 1;
        if (event.Action === 'build-output')
            builds.add(event.ImportPath, event.Output ?? '');
        if (event.Package !== '' || (event.ImportPath === '' && ACTIONS.has(event.Action))) {
            const cases = [...applyEvent(packageOf(packages, event.Package), event, builds)];
            if (cases.length > 0)
                yield cases;
        }
    }
    if (seen === 0)
        throw new report/* UnreadableReport */.s('it holds no event of go test -json.');
    const silent = [...packages.values()].flatMap(each => each.takeSilent());
    if (silent.length > 0)
        yield silent;
    const open = [...packages].filter(([, { hasEnded }]) => !hasEnded).map(([name]) => name || 'its package');
    const notes = open.length === 0 ? [] : [`The run broke off in ${open.slice(0, 3).join(', ')}.`];
    const notRun = [...packages.values()].flatMap(({ note }) => note ?? []);
    const missing = [...packages.values()].filter(({ hasEnded }) => hasEnded).flatMap(({ openTests }) => openTests);
    const unheard = missing.length === 0 ? [] : [`No result was printed of ${(0,wording/* listOf */.c3)(missing, 3)}.`];
    return { framework: 'go', complete: open.length === 0, notes: [...notes, ...notRun, ...unheard], notRun };
}
const STATUS = { pass: 'passed', fail: 'failed', skip: 'skipped' };
function* applyEvent(state, event, builds) {
    const { Action: action, Test: test } = event;
    const durationMs = Math.round((event.Elapsed ?? 0) * 1000);
    if (action === 'output')
        state.print(event.Output ?? '', test);
    if (action === 'output' && test === undefined && event.Output === 'FAIL\n')
        state.hasSummary = true;
    if (test !== undefined && action === 'pause')
        state.pause(test);
    if (test !== undefined && action === 'run')
        state.run(test);
    if (action !== 'pass' && action !== 'fail' && action !== 'skip')
        return;
    if (test !== undefined) {
        yield* state.end(test, { status: STATUS[action], durationMs });
        return;
    }
    state.hasEnded = true;
    if (action === 'fail')
        yield* state.fail(builds.of(state.name, event.FailedBuild), durationMs);
}
function packageOf(packages, name) {
    const known = packages.get(name);
    if (known !== undefined)
        return known;
    const state = new GoPackage(name);
    packages.set(name, state);
    return state;
}

// EXTERNAL MODULE: ./lib/test-reports/title-path.js
var title_path = __webpack_require__(95982);
;// CONCATENATED MODULE: ./lib/test-reports/formats/jest.js





const Title = schemas/* unknown */.L5J().transform(String);
const JestJson = schemas/* object */.Ikc({
    numRuntimeErrorTestSuites: schemas/* number */.aig().optional(),
    numFailedTests: schemas/* number */.aig().default(0),
    numFailedTestSuites: schemas/* number */.aig().default(0),
    wasInterrupted: schemas/* boolean */.zMY().default(false),
    testResults: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: schemas/* string */.YjP(),
        message: schemas/* string */.YjP().default(''),
        status: schemas/* string */.YjP(),
        assertionResults: schemas/* array */.YOg(schemas/* object */.Ikc({
            ancestorTitles: schemas/* array */.YOg(Title),
            title: Title,
            status: schemas/* string */.YjP(),
            duration: schemas/* number */.aig().nullish(),
            location: schemas/* object */.Ikc({ line: schemas/* number */.aig() }).nullish(),
            failureMessages: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
            retryReasons: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
        })),
    })),
});
async function* readJestJson(pieces, context) {
    const report = await (0,json/* parseJson */.q)(pieces, JestJson, 'a report of jest --json');
    const framework = context.framework ?? (report.numRuntimeErrorTestSuites === undefined ? 'vitest' : 'jest');
    for (const file of report.testResults) {
        const path = file.name.replaceAll('\\', '/');
        if (file.assertionResults.length === 0 && file.status === 'failed') {
            const problems = [jest_problemOf(file.message, 'error')];
            yield [{ id: { framework, file: path, suite: [], name: '' }, status: 'failed', durationMs: 0, problems }];
            continue;
        }
        if (file.assertionResults.length === 0 && file.status === 'passed' && framework === 'node') {
            yield [{ id: { framework, file: path, suite: [], name: '' }, status: 'passed', durationMs: 0, problems: [] }];
            continue;
        }
        const isOutside = file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
        const outside = /^[ \t]*● Test suite failed to run\n(?<text>(?:(?![ \t]*●)[^\n]*\n?)*)/m.exec((0,external_node_util_.stripVTControlCharacters)(file.message))?.groups?.text;
        if (isOutside || outside !== undefined) {
            const text = outside ?? (file.message.trim() || 'A hook failed, or an error was thrown outside of all tests.');
            yield [
                {
                    id: { framework, file: path, suite: [], name: '' },
                    status: 'failed',
                    durationMs: 0,
                    problems: [jest_problemOf(text.trim(), 'error')],
                },
            ];
        }
        yield file.assertionResults.map((test) => {
            const id = { framework, file: path, suite: test.ancestorTitles.filter(title => title !== ''), name: test.title };
            const problems = (test.failureMessages ?? []).map(message => jest_problemOf(message, 'failure'));
            const flaky = test.status === 'passed' && (test.retryReasons ?? []).length > 0;
            return {
                id,
                status: statusOf(test.status),
                durationMs: test.duration ?? 0,
                problems,
                line: test.location?.line,
                ...(flaky ? { flaky } : {}),
            };
        });
    }
    const notes = report.wasInterrupted ? ['The run was interrupted.'] : [];
    const counted = report.numFailedTests + report.numFailedTestSuites;
    return { framework, complete: !report.wasInterrupted, notes, counted };
}
function statusOf(status) {
    return status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped';
}
function jest_problemOf(text, kind) {
    const stack = (0,title_path/* withoutHeading */.ZZ)((0,external_node_util_.stripVTControlCharacters)(text));
    const message = stack.split('\n    at ')[0]?.trim() ?? '';
    return { kind, type: (0,failure_message/* errorType */.D1)(message), message, stack };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/mocha.js




const Result = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    fullTitle: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().nullish(),
    duration: schemas/* number */.aig().nullish(),
    currentRetry: schemas/* number */.aig().nullish(),
    err: schemas/* object */.Ikc({ message: schemas/* string */.YjP().nullish(), stack: schemas/* string */.YjP().nullish(), name: schemas/* string */.YjP().nullish() }).nullish(),
});
const MochaJson = schemas/* object */.Ikc({
    stats: schemas/* object */.Ikc({ tests: schemas/* number */.aig(), failures: schemas/* number */.aig().default(0) }),
    passes: schemas/* array */.YOg(Result),
    pending: schemas/* array */.YOg(Result),
    failures: schemas/* array */.YOg(Result),
});
async function* readMochaJson(pieces) {
    const report = await (0,json/* parseJson */.q)(pieces, MochaJson, "a report of mocha's json reporter");
    const cases = (results, status) => results.map(result => mocha_caseOf(result, status));
    yield [...cases(report.passes, 'passed'), ...cases(report.failures, 'failed'), ...cases(report.pending, 'skipped')];
    return { framework: 'mocha', complete: true, notes: [], counted: report.stats.failures };
}
function mocha_caseOf(result, status) {
    const title = (0,title_path/* isMochaHook */.SF)(result.title) ? '' : result.title;
    const above = (0,title_path/* withoutSuffix */.al)(result.fullTitle, result.title);
    const id = { framework: 'mocha', file: result.file ?? '', suite: above === '' ? [] : [above], name: title };
    const base = { id, status, durationMs: result.duration ?? 0 };
    if (status !== 'failed')
        return { ...base, problems: [], ...((result.currentRetry ?? 0) > 0 && status === 'passed' ? { flaky: true } : {}) };
    const message = result.err?.message ?? '';
    const stack = result.err?.stack ?? message;
    const where = title === '' ? `${result.title}: ` : '';
    const type = result.err?.name ?? (0,failure_message/* errorType */.D1)(stack);
    return { ...base, problems: [{ kind: title === '' ? 'error' : 'failure', type, message: where + message, stack }] };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/dotnet.js


const DOTNET = 'dotnet';
function dotnetCase({ className, name, status, durationMs, problem, file, line }) {
    const own = className !== '' && name.startsWith(`${className}.`) ? name.slice(className.length + 1) : name;
    return {
        id: {
            framework: DOTNET,
            file: (file ?? '').replaceAll('\\', '/'),
            suite: className === '' ? [] : [className],
            name: own,
        },
        status,
        durationMs,
        problems: status === 'failed' ? [problem ?? dotnetProblem('', '')] : [],
        ...(line === undefined ? {} : { line }),
    };
}
function dotnetProblem(message, stack, kind = 'failure', type = '') {
    const shown = message === '' ? test_case/* NO_MESSAGE */.se : message;
    const whole = [message, stack].filter(text => text !== '').join('\n');
    return { kind, type: type === '' ? (0,failure_message/* errorType */.D1)(message) : type, message: shown, stack: whole };
}
function splitName(full) {
    const bare = /^[^(<"]*/.exec(full)?.[0] ?? '';
    const at = bare.lastIndexOf('.');
    return at === -1 ? { className: '', name: full } : { className: full.slice(0, at), name: full.slice(at + 1) };
}
function dotnetEnd({ integrity, total }, isAborted = false) {
    const notes = integrity.notes(total);
    if (isAborted)
        notes.push('The run was aborted.');
    return { framework: DOTNET, complete: integrity.isComplete && !isAborted, notes };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/element-stream.js



async function* readElements(pieces, format) {
    const stream = new ElementStream(format);
    for await (const piece of pieces) {
        const cases = stream.write(piece);
        if (cases.length > 0)
            yield cases;
    }
    yield stream.end();
    return stream;
}
class ElementStream {
    integrity = new ReportIntegrity();
    total = 0;
    #parser;
    #repair = new Repair();
    #format;
    #open = [];
    #within = 0;
    #cases = [];
    constructor(format) {
        this.#format = format;
        this.#parser = createParser(this.integrity, format);
        this.#parser.on('opentag', tag => this.#enter(tag));
        this.#parser.on('closetag', () => this.#leave());
        this.#parser.on('text', text => this.#addText(text));
    }
    write(piece) {
        return this.#feed(this.#repair.piece(piece));
    }
    end() {
        const rest = this.#feed(this.#repair.end());
        while (this.#open.length > 0)
            this.#leave();
        this.#parser.close();
        return [...rest, ...this.#take()];
    }
    #feed(text) {
        if (text !== '')
            this.#parser.write(text);
        const long = takeLongText(this.#parser);
        if (long !== '')
            this.#addText(long);
        return this.#take();
    }
    #take() {
        const cases = this.#cases;
        this.#cases = [];
        return cases;
    }
    #enter(tag) {
        requireDepth(this.#open.length + 1);
        const element = { name: tag.name, attributes: tag.attributes, text: '', children: [] };
        if (this.#within > 0)
            this.#open.at(-1)?.children.push(element);
        if (this.#within > 0 || this.#format.whole.includes(tag.name))
            this.#within += 1;
        else {
            const { failures = '', errors = '' } = this.#format.counts(element) ?? {};
            this.integrity.openSuite({ failures, errors });
        }
        this.#open.push(element);
    }
    #leave() {
        const element = this.#open.pop();
        if (element === undefined)
            return;
        if (this.#within === 0) {
            this.#add(this.#format.close?.(element) ?? []);
            this.integrity.closeSuite();
            return;
        }
        this.#within -= 1;
        if (this.#within === 0)
            this.#add(this.#format.read({ element, above: this.#open }));
    }
    #add(cases) {
        if (cases.some(({ status }) => status === 'failed'))
            this.integrity.addFailure();
        this.total += cases.length;
        this.#cases.push(...cases);
    }
    #addText(text) {
        const element = this.#open.at(-1);
        const room = element === undefined ? 0 : MAX_TEXT - element.text.length;
        if (element === undefined || this.#within === 0 || room <= 0 || !this.#format.texts.includes(element.name))
            return this.#repair.forget(text);
        element.text += this.#repair.restore(text).slice(0, room);
    }
}
function child(element, name) {
    return element?.children.find(each => each.name === name);
}
function textOf(element, name) {
    return (child(element, name)?.text ?? '').replaceAll('\r\n', '\n').trim();
}
function milliseconds(seconds) {
    const number = Number((seconds ?? '').replace(',', '.'));
    return Number.isFinite(number) && number > 0 ? Math.round(number * 1000) : 0;
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/nunit.js


const WHOLE = ['test-case', 'failure', 'reason'];
const TEXTS = ['message', 'stack-trace'];
const PASSED = new Set(['Passed', 'Success', 'Warning']);
const SKIPPED = new Set(['Skipped', 'Ignored', 'Inconclusive', 'Explicit']);
const OF_CHILDREN = /^(?:One or more (?:child tests|tests in|tests)|Child test|child tests?) /i;
const OF_SET_UP = /^(?:TestFixture|Fixture|OneTime)?SetUp failed in /;
async function* readNUnit(pieces) {
    const suites = new FailedSuites();
    const read = ({ element, above }) => {
        if (element.name === 'test-case')
            return suites.withTest(nunit_caseOf(element, above), { element, above });
        suites.hold(element, above.at(-1));
        return [];
    };
    const close = (element) => suites.close(element);
    const format = { whole: WHOLE, texts: TEXTS, counts: countsOf, read, close, hasDoctype: true };
    return dotnetEnd(yield* readElements(pieces, format));
}
class FailedSuites {
    #open = new Map();
    hold(element, suite) {
        const testCase = suite === undefined ? undefined : suiteCase(element, suite);
        if (suite !== undefined && testCase !== undefined)
            this.#open.set(suite, { testCase, isShown: false });
    }
    withTest(test, { element, above }) {
        const around = above.flatMap(suite => this.#open.get(suite) ?? []);
        if (around.length === 0 || test.status === 'skipped')
            return [test];
        const message = test.problems[0]?.message ?? '';
        const isOfSetUp = OF_SET_UP.test(message);
        const shows = ({ testCase }) => isOfSetUp || element.attributes.site === 'Parent' || testCase.problems[0]?.message === message;
        const apart = around.filter(suite => !suite.isShown && !shows(suite)).map(({ testCase }) => testCase);
        for (const suite of around)
            suite.isShown = true;
        const why = isOfSetUp ? around.at(-1)?.testCase.problems : undefined;
        return [...apart, why === undefined ? test : { ...test, problems: why }];
    }
    close(element) {
        const suite = this.#open.get(element);
        this.#open.delete(element);
        return suite === undefined || suite.isShown ? [] : [suite.testCase];
    }
}
function countsOf({ attributes }) {
    return { failures: attributes.failed ?? attributes.failures, errors: attributes.errors };
}
function nunit_caseOf(element, above) {
    const { name = '', fullname = name, classname, duration, time } = element.attributes;
    const split = splitName(fullname);
    const fixture = split.className === '' ? (above.findLast(isFixture)?.attributes.name ?? '') : split.className;
    const className = classname ?? fixture;
    const found = {
        className,
        name: fullname.startsWith(`${className}.`) ? fullname : name,
        status: nunit_statusOf(element),
        durationMs: milliseconds(duration ?? time),
    };
    return dotnetCase({ ...found, problem: nunit_problemOf(element) });
}
function isFixture({ name, attributes }) {
    return name === 'test-suite' && (attributes.type === undefined || attributes.type === 'TestFixture');
}
function nunit_statusOf(element) {
    const { result, executed, success } = element.attributes;
    if (child(element, 'failure') !== undefined)
        return 'failed';
    if (result === undefined)
        return executed === 'False' ? 'skipped' : success === 'False' ? 'failed' : 'passed';
    return PASSED.has(result) ? 'passed' : SKIPPED.has(result) ? 'skipped' : 'failed';
}
function nunit_problemOf(element) {
    const failure = child(element, 'failure');
    const { result, label } = element.attributes;
    const isError = label === 'Error' || result === 'Error';
    const message = textOf(failure, 'message') || textOf(child(element, 'reason'), 'message');
    return dotnetProblem(message, textOf(failure, 'stack-trace'), isError ? 'error' : 'failure');
}
function suiteCase(element, { name: tag, attributes }) {
    const { site = '', fullname, name = '', label, result = '' } = attributes;
    if (tag !== 'test-suite' || PASSED.has(result) || SKIPPED.has(result))
        return undefined;
    const message = textOf(element, 'message');
    if (element.name === 'reason' && label !== 'Invalid')
        return undefined;
    if (site === 'Child' || site === 'Parent' || OF_CHILDREN.test(message))
        return undefined;
    const problem = dotnetProblem(message, textOf(element, 'stack-trace'), 'error');
    return dotnetCase({ className: fullname ?? name, name: '', status: 'failed', durationMs: 0, problem });
}

// EXTERNAL MODULE: ./lib/domain/model/check.js
var check = __webpack_require__(36174);
// EXTERNAL MODULE: ./lib/domain/text/grouping.js
var grouping = __webpack_require__(83509);
;// CONCATENATED MODULE: ./lib/test-reports/console/printed-run.js


class PrintedTest {
    id;
    status;
    durationMs;
    line;
    flaky = false;
    kind = 'failure';
    text;
    constructor(id, status, durationMs = 0) {
        this.id = id;
        this.status = status;
        this.durationMs = durationMs;
    }
    explain() {
        this.text = new capped_text/* TestOutput */.I();
        return this.text;
    }
    toCase(ends) {
        const { id, status, durationMs, line, flaky, kind, text } = this;
        const stack = printed_run_outdented(text?.text() ?? '').trimEnd();
        const message = messageIn(stack, ends);
        return {
            id,
            status,
            durationMs,
            problems: status === 'failed' ? [{ kind, type: (0,failure_message/* errorType */.D1)(message), message, stack }] : [],
            ...(line === undefined ? {} : { line }),
            ...(flaky ? { flaky } : {}),
        };
    }
}
function withoutType(testCase) {
    const problems = testCase.problems.map(problem => {
        const said = problem.message.startsWith(`${problem.type}:`) ? problem.message.slice(problem.type.length + 1) : '';
        return said.trim() === '' ? problem : { ...problem, message: said.trim() };
    });
    return { ...testCase, problems };
}
function messageIn(text, ends) {
    const lines = text.split('\n');
    const end = lines.findIndex((line, index) => index > 0 && ends.test(line));
    return (end < 0 ? lines : lines.slice(0, end)).join('\n').trim();
}
function printed_run_outdented(text) {
    const lines = text.split('\n');
    const first = lines.find(line => line.trim() !== '') ?? '';
    const indent = ' '.repeat(first.length - first.trimStart().length);
    return lines
        .map(line => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n')
        .replace(/^\n+/, '');
}
class SuitePath {
    #open = [];
    open(indent, title) {
        this.#closeTo(indent);
        this.#open.push({ indent, title });
    }
    above(indent) {
        return this.#open.filter(suite => suite.indent < indent).map(({ title }) => title);
    }
    close(indent, title) {
        const isOpen = this.#open.some(suite => suite.indent === indent && suite.title === title);
        if (isOpen)
            this.#closeTo(indent);
        return isOpen;
    }
    #closeTo(indent) {
        while ((this.#open.at(-1)?.indent ?? -1) >= indent)
            this.#open.pop();
    }
}
const printed_run_PASSED = /(\d{1,9}) passed\b/g;
const FAILED = /(\d{1,9}) (?:failed|timed out|exec failed)\b/g;
const printed_run_SKIPPED = /(\d{1,9}) (?:skipped|todo|pending)\b/g;
function countsIn(text) {
    const count = (pattern) => [...text.matchAll(pattern)].reduce((sum, [, digits]) => sum + Number(digits), 0);
    return { passed: count(printed_run_PASSED), failed: count(FAILED), skipped: count(printed_run_SKIPPED) };
}
function countedOf(all, { failed, skipped }) {
    return { passed: Math.max(0, all - failed - skipped), failed, skipped };
}
function outsideTests(framework, { file = '', suite = [] } = {}) {
    const test = new PrintedTest({ framework, file, suite, name: '' }, 'failed');
    test.kind = 'error';
    return test;
}
function added(before, counted) {
    const { passed = 0, failed = 0, skipped = 0 } = before ?? {};
    return { passed: passed + counted.passed, failed: failed + counted.failed, skipped: skipped + counted.skipped };
}

;// CONCATENATED MODULE: ./lib/test-reports/console/ava-output.js


const ENDED = /^ {2}(?<mark>[✔✘]|-) (?:\[(?<what>fail|skip|todo|expected fail)\]: )?(?<title>\S.{0,1000}?)(?: \([\d.]{1,12}m?s\))?$/;
const RULE = /^ {2}─$/;
const COUNT = /^ {2}(?<count>\d{1,9}) (?:tests? |known )?(?<what>passed|failed|skipped|todo|failures?|uncaught exceptions?|unhandled rejections?)$/;
const FRAME = /^\s{0,9}› /;
const CODE = /^\S{1,400}:\d{1,9}$|^\s{0,9}\d{1,6}: /;
class AvaOutput {
    #tests = [];
    #unexplained = new Map();
    #isInFailures = false;
    #text;
    #counted;
    #outside = 0;
    add(line) {
        const ended = this.#isInFailures ? undefined : ENDED.exec(line)?.groups;
        const count = COUNT.exec(line)?.groups;
        if (RULE.test(line))
            this.#rule();
        else if (count !== undefined)
            this.#count(count);
        else if (ended !== undefined)
            this.#end(ended);
        else if (this.#isInFailures)
            this.#explain(line.slice(2));
        return false;
    }
    end() {
        const counted = this.#counted;
        if (counted === undefined || !this.#isInFailures)
            return undefined;
        const cases = this.#tests.map(test => test.toCase(FRAME)).map(withMessage);
        return { framework: 'ava', cases, counted: { ...counted, failed: counted.failed + this.#outside } };
    }
    #end({ mark, what, title = '' }) {
        const titles = title.split(' › ');
        const id = { framework: 'ava', file: '', suite: titles.slice(0, -1), name: titles.at(-1) ?? '' };
        const status = mark === '✘' && what === 'fail' ? 'failed' : mark === '✔' ? 'passed' : 'skipped';
        if (mark === '✘' && what === undefined)
            return this.#failOutside(title);
        const test = new PrintedTest(id, status);
        this.#tests.push(test);
        if (status === 'failed')
            (0,grouping/* addToGroup */.M)(this.#unexplained, title, test);
    }
    #failOutside(said) {
        const file = /^(?<file>\S{1,400}\.[cm]?[jt]sx?) /.exec(said)?.groups?.file ?? '';
        const test = outsideTests('ava', { file });
        test.explain().add(said);
        this.#tests.push(test);
        this.#outside += 1;
    }
    #rule() {
        this.#isInFailures = true;
        this.#text = undefined;
    }
    #explain(line) {
        const test = this.#unexplained.get(line.trim())?.shift();
        if (test !== undefined)
            this.#text = test.explain();
        else
            this.#text?.add(`${line}\n`);
    }
    #count({ count, what = '' }) {
        const of = { passed: 0, failed: 0, skipped: 0 };
        if (what === 'passed' || what === 'failed')
            of[what] = Number(count);
        else if (what === 'skipped' || what === 'todo')
            of.skipped = Number(count);
        else if (/exception|rejection/.test(what) && this.#outside === 0)
            of.failed = Number(count);
        this.#counted = added(this.#counted, of);
        this.#text = undefined;
    }
}
function withMessage(testCase) {
    const problems = testCase.problems.map(problem => {
        const lines = problem.message.split('\n').filter(line => !CODE.test(line));
        return { ...problem, message: lines.join('\n').trim() };
    });
    return { ...testCase, problems };
}

;// CONCATENATED MODULE: ./lib/test-reports/console/dotnet-output.js


const dotnet_output_ENDED = /^ {2}(?<status>Passed|Failed|Skipped) (?<title>\S.{0,1000}?) \[(?<took>(?:< )?\d[^[\]]{0,40})\]$/;
const PART = /(?<number>[\d.,]{1,12}) (?<unit>ms|s|m|h)\b/g;
const SUM = /^(?:Passed|Failed|Skipped)! {1,2}- Failed: +(?<failed>\d{1,9}), Passed: +(?<passed>\d{1,9}), Skipped: +(?<skipped>\d{1,9}), Total: +\d{1,9}\b/;
const SECTION = /^ {2}(?<what>Error Message|Stack Trace|Standard \w{1,20} Messages):$/;
const dotnet_output_FRAME = /^\s{0,9}at |^\s{0,9}-{3} End of /;
const MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const dotnet_output_STATUS = { Passed: 'passed', Failed: 'failed', Skipped: 'skipped' };
class DotnetOutput {
    #tests = [];
    #last;
    #text;
    #counted;
    add(line) {
        const ended = dotnet_output_ENDED.exec(line)?.groups;
        const section = SECTION.exec(line)?.groups?.what;
        const sum = SUM.exec(line)?.groups;
        if (ended !== undefined)
            this.#end(ended);
        else if (section !== undefined)
            this.#section(section);
        else if (sum !== undefined)
            this.#count(sum);
        else if (line === '')
            this.#text = undefined;
        else
            this.#text?.add(`${line}\n`);
        return ended !== undefined || sum !== undefined || this.#text !== undefined;
    }
    end() {
        if (this.#tests.length === 0 && this.#counted === undefined)
            return undefined;
        return { framework: 'dotnet', cases: this.#tests.map(test => test.toCase(dotnet_output_FRAME)), counted: this.#counted };
    }
    #end({ status = '', title = '', took = '' }) {
        const { className, name } = splitName(title);
        const id = { framework: 'dotnet', file: '', suite: className === '' ? [] : [className], name };
        const test = new PrintedTest(id, dotnet_output_STATUS[status] ?? 'failed', millisecondsIn(took));
        this.#tests.push(test);
        this.#last = test.status === 'failed' ? test : undefined;
        this.#text = undefined;
    }
    #section(what) {
        if (what.startsWith('Standard'))
            this.#text = undefined;
        else
            this.#text = this.#last?.text ?? this.#last?.explain();
    }
    #count({ failed, passed, skipped }) {
        const counted = { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
        this.#counted = added(this.#counted, counted);
        this.#last = undefined;
        this.#text = undefined;
    }
}
function millisecondsIn(took) {
    const parts = [...took.matchAll(PART)].map(({ groups = {} }) => {
        const number = Number((groups.number ?? '').replace(',', '.'));
        return number * MS[groups.unit];
    });
    return Math.round(parts.reduce((sum, part) => sum + part, 0));
}

;// CONCATENATED MODULE: ./lib/test-reports/console/gradle-output.js

const gradle_output_ENDED = /^(?<class>(?:\w{1,100}\.){0,20}[\p{Lu}_][\w$]{0,200})(?<path>(?: > [^>\n]{1,400}){1,9}) (?<status>PASSED|FAILED|SKIPPED)$/u;
const gradle_output_SUM = /^(?<tests>\d{1,9}) tests? completed(?:, (?<failed>\d{1,9}) failed)?(?:, (?<skipped>\d{1,9}) skipped)?$/;
const gradle_output_WHOLE = /^(?:classMethod|initializationError|executionError)$/;
const gradle_output_FRAME = /^\s{1,9}at |^\s{0,9}Caused by:/;
const gradle_output_STATUS = { PASSED: 'passed', FAILED: 'failed', SKIPPED: 'skipped' };
class GradleOutput {
    #tests = [];
    #text;
    #counted;
    add(line) {
        const ended = gradle_output_ENDED.exec(line)?.groups;
        const sum = gradle_output_SUM.exec(line)?.groups;
        if (ended !== undefined)
            this.#end(ended);
        else if (/^ {4}|^$/.test(line))
            this.#text?.add(`${line}\n`);
        else
            this.#text = undefined;
        if (sum !== undefined)
            this.#count(sum);
        return ended !== undefined || sum !== undefined || this.#text !== undefined;
    }
    end() {
        if (this.#tests.length === 0)
            return undefined;
        return {
            framework: 'gradle',
            cases: this.#tests.map(test => withoutType(test.toCase(gradle_output_FRAME))),
            counted: this.#counted,
        };
    }
    #end({ class: where = '', path = '', status = '' }) {
        const titles = path.split(' > ').slice(1);
        const name = (titles.at(-1) ?? '').replace(/\(\)$/, '');
        const id = {
            framework: 'gradle',
            file: '',
            suite: [where, ...titles.slice(0, -1)],
            name: gradle_output_WHOLE.test(name) ? '' : name,
        };
        const test = new PrintedTest(id, gradle_output_STATUS[status] ?? 'failed');
        this.#tests.push(test);
        this.#text = test.status === 'failed' ? test.explain() : undefined;
    }
    #count({ tests, failed = '0', skipped = '0' }) {
        const counted = countedOf(Number(tests), { failed: Number(failed), skipped: Number(skipped) });
        this.#counted = added(this.#counted, counted);
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/console/jasmine-output.js

const FAILURES = /^Failures:$/;
const jasmine_output_FAILED = /^\d{1,9}\) (?<title>\S.{0,2000})$/;
const jasmine_output_PART = /^ {2}(?<part>Message|Stack):$/;
const COUNTS = /^(?<specs>\d{1,9}) specs?, (?<failures>\d{1,9}) failures?(?:, (?<pending>\d{1,9}) pending specs?)?$/;
const SUITE = /^Suite error: (?<title>\S.{0,1000})$/;
const jasmine_output_ENDED = /^(?:Pending|Ran \d.*):$/;
const jasmine_output_INCOMPLETE = /^Incomplete: \S/;
const jasmine_output_FRAME = /^\s{1,20}at /;
class JasmineOutput {
    #tests = [];
    #isInFailures = false;
    #last;
    #text;
    #counted;
    #suites = 0;
    #isIncomplete = false;
    add(line) {
        const title = this.#isInFailures ? jasmine_output_FAILED.exec(line)?.groups?.title : undefined;
        const part = this.#last === undefined ? undefined : jasmine_output_PART.exec(line)?.groups?.part;
        const counts = COUNTS.exec(line)?.groups;
        const suite = SUITE.exec(line)?.groups?.title;
        this.#isIncomplete ||= jasmine_output_INCOMPLETE.test(line);
        if (suite !== undefined)
            this.#failSuite(suite);
        else if (jasmine_output_ENDED.test(line))
            this.#close();
        else if (counts !== undefined)
            this.#count(counts);
        else if (FAILURES.test(line))
            this.#isInFailures = true;
        else if (title !== undefined)
            this.#fail(title);
        else if (part !== undefined)
            this.#text = this.#last?.text ?? this.#last?.explain();
        else
            this.#text?.add(`${line}\n`);
        return false;
    }
    end() {
        if (this.#counted === undefined)
            return undefined;
        const failed = this.#counted.failed + this.#suites + (this.#isIncomplete ? 1 : 0);
        const cases = this.#tests.map(test => test.toCase(jasmine_output_FRAME));
        return { framework: 'jasmine', cases, counted: { ...this.#counted, failed } };
    }
    #fail(title) {
        this.#last = new PrintedTest({ framework: 'jasmine', file: '', suite: [], name: title }, 'failed');
        this.#tests.push(this.#last);
        this.#text = undefined;
    }
    #failSuite(title) {
        this.#last = outsideTests('jasmine', { suite: [title] });
        this.#tests.push(this.#last);
        this.#suites += 1;
        this.#text = undefined;
    }
    #close() {
        this.#isInFailures = false;
        this.#last = this.#text = undefined;
    }
    #count({ specs, failures, pending = '0' }) {
        const counted = countedOf(Number(specs), { failed: Number(failures), skipped: Number(pending) });
        this.#counted = added(this.#counted, counted);
        this.#close();
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/console/jest-output.js

const FILE = /^ ?(?:PASS|FAIL)\s{1,9}(?:\S+\s{1,9})?(?<file>\S+\.[cm]?[jt]sx?)(?:\s\([^()]{1,30}\)){0,3}$/;
const jest_output_TEST = /^(?<indent> {2,})(?<mark>[✓√✕×○✎]) (?:(?:skipped|todo) )?(?<title>\S.*?)(?: \((?<time>[\d.]{1,9}) (?<unit>m?s)\))?$/;
const jest_output_SUITE = /^(?<indent> {2,})(?<title>[^\s●].*)$/;
const FAILURE = /^ {2}● (?<title>\S.*)$/;
const REPEATED = /^Summary of all failing tests$/;
const SUMMARY = /^Test Suites: /;
const TESTS = /^Tests: {1,20}\d/;
const NO_FAILURE = /^(?:Console|Cannot log after tests are done\b.*|.*\bWarning:?)$/;
const NOT_LOADED = 'Test suite failed to run';
const jest_output_CODE = /^\s*(?:> {0,9})?\d+ \||^\s+at /;
class JestOutput {
    #tests = [];
    #file;
    #suites = new SuitePath();
    #text;
    #isRepeated = false;
    #counted;
    #hasFiles = false;
    #failedFiles = new Set();
    add(line) {
        const file = FILE.exec(line)?.groups?.file;
        if (file !== undefined) {
            this.#begin(file.replace(/^\.\//, ''), line.trimStart().startsWith('FAIL'));
            return false;
        }
        if (REPEATED.test(line))
            this.#isRepeated = true;
        else if (SUMMARY.test(line)) {
            this.#file = undefined;
            this.#isRepeated = false;
        }
        else if (this.#hasFiles && TESTS.test(line))
            this.#counted = added(this.#counted, countsIn(line));
        else if (this.#file === undefined)
            return false;
        else
            this.#addWithin(this.#file, line);
        return this.#hasFiles;
    }
    end() {
        if (this.#tests.length === 0 && this.#counted === undefined)
            return undefined;
        const named = new Set(this.#tests.filter(({ status }) => status === 'failed').map(({ id }) => id.file));
        for (const file of this.#failedFiles)
            if (!named.has(file))
                this.#tests.push(new PrintedTest({ framework: 'jest', file, suite: [], name: '' }, 'failed'));
        return { framework: 'jest', cases: this.#tests.map(test => test.toCase(jest_output_CODE)), counted: this.#counted };
    }
    #begin(file, failed) {
        this.#hasFiles = true;
        this.#file = file;
        if (failed)
            this.#failedFiles.add(file);
        this.#suites = new SuitePath();
        this.#text = undefined;
    }
    #addWithin(file, line) {
        const title = FAILURE.exec(line)?.groups?.title;
        if (title !== undefined)
            this.#text = this.#explain(file, title);
        else if (this.#text === undefined)
            this.#addToTree(file, line);
        else if (/^(?: {4}|\s*$)/.test(line))
            this.#text?.add(`${line}\n`);
        else
            this.#text = null;
    }
    #addToTree(file, line) {
        const { indent = '', mark = '', title = '', time, unit } = jest_output_TEST.exec(line)?.groups ?? {};
        if (title === '') {
            const suite = jest_output_SUITE.exec(line)?.groups;
            if (suite !== undefined)
                this.#suites.open(suite.indent?.length ?? 0, suite.title ?? '');
            return;
        }
        const status = /[✓√]/.test(mark) ? 'passed' : /[✕×]/.test(mark) ? 'failed' : 'skipped';
        const id = { framework: 'jest', file, suite: this.#suites.above(indent.length), name: title };
        this.#tests.push(new PrintedTest(id, status, Math.round(Number(time ?? 0) * (unit === 's' ? 1_000 : 1))));
    }
    #explain(file, title) {
        if (this.#isRepeated || NO_FAILURE.test(title))
            return null;
        const known = this.#tests.find(({ id, status, text }) => id.file === file && status === 'failed' && text === undefined && [...id.suite, id.name].join(' › ') === title);
        if (known !== undefined)
            return known.explain();
        const isNotLoaded = title === NOT_LOADED;
        const titles = isNotLoaded ? [''] : title.split(' › ');
        const test = new PrintedTest({ framework: 'jest', file, suite: titles.slice(0, -1), name: titles.at(-1) ?? '' }, 'failed');
        if (isNotLoaded)
            test.kind = 'error';
        this.#tests.push(test);
        return test.explain();
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/console/maven-output.js

const CLASS = /^\[(?:ERROR|WARNING|INFO)\] Tests run: \d{1,9}, .{1,120} Time elapsed: .{1,60} -{1,2} in (?<class>[\w.$]{1,500})$/;
const maven_output_FAILED = /^\[ERROR\] (?<title>\S.{0,600}?)(?: --)? {1,2}Time elapsed: (?<time>[\d.,]{1,20}) s {1,2}<<< (?<kind>FAILURE|ERROR)!$/;
const IN_BRACKETS = /^(?<name>.{1,500})\((?<class>[\w$]+(?:\.[\w$]+)+)\)$/;
const WITH_CLASS = /^(?<class>(?:[\p{Ll}_]\w{0,100}\.){0,20}\p{Lu}[\w$]{0,200})(?:\.(?<name>\S.*))?$/u;
const maven_output_SUM = /^\[(?:ERROR|WARNING|INFO)\] Tests run: (?<tests>\d{1,9}), Failures: (?<failures>\d{1,9}), Errors: (?<errors>\d{1,9}), Skipped: (?<skipped>\d{1,9})(?:, Flakes: \d{1,9})?$/;
const FLAKES = /^\[WARNING\] Flakes: ?$/;
const FLAKY = /^\[WARNING\] (?<title>[\w.$]{1,500})$/;
const LEVEL = /^\[(?:ERROR|WARNING|INFO|DEBUG)\]/;
const maven_output_FRAME = /^\s{1,9}(?:at |Suppressed: |\.\.\. \d)|^Caused by: /;
class MavenOutput {
    #tests = [];
    #flaky = new Set();
    #isInFlakes = false;
    #class = '';
    #text;
    #counted;
    add(line) {
        const { title, time = '', kind = '' } = maven_output_FAILED.exec(line)?.groups ?? {};
        const sum = maven_output_SUM.exec(line)?.groups;
        this.#class = CLASS.exec(line)?.groups?.class ?? this.#class;
        this.#isInFlakes = FLAKES.test(line) || (this.#isInFlakes && !/^\[(?:ERROR|INFO)\] (?! )/.test(line));
        const flaky = this.#isInFlakes ? FLAKY.exec(line)?.groups?.title : undefined;
        if (flaky !== undefined)
            this.#flaky.add(flaky);
        if (title !== undefined)
            this.#fail(title, { time, kind });
        else if (LEVEL.test(line))
            this.#text = undefined;
        else
            this.#text?.add(`${line}\n`);
        if (sum !== undefined)
            this.#count(sum);
        return title !== undefined || sum !== undefined || this.#text !== undefined;
    }
    end() {
        if (this.#tests.length === 0 && this.#counted === undefined)
            return undefined;
        const cases = this.#tests.map(test => withoutType(test.toCase(maven_output_FRAME))).map(each => this.#withFlake(each));
        return { framework: 'maven', cases, counted: this.#counted };
    }
    #withFlake(testCase) {
        const { suite, name } = testCase.id;
        return this.#flaky.has([...suite, name].join('.')) ? { ...testCase, status: 'passed', flaky: true } : testCase;
    }
    #fail(title, { time, kind }) {
        const named = IN_BRACKETS.exec(title)?.groups ?? this.#inClass(title);
        const id = { framework: 'maven', file: '', suite: [named.class ?? ''], name: named.name ?? '' };
        const test = new PrintedTest(id, 'failed', Math.round(Number(time.replace(',', '')) * 1_000));
        if (kind === 'ERROR')
            test.kind = 'error';
        this.#tests.push(test);
        this.#text = test.explain();
    }
    #inClass(title) {
        if (this.#class !== '' && title.startsWith(`${this.#class}.`))
            return { class: this.#class, name: title.slice(this.#class.length + 1) };
        const groups = WITH_CLASS.exec(title)?.groups;
        return groups !== undefined && (title === this.#class || groups.name !== undefined)
            ? groups
            : { class: this.#class, name: title };
    }
    #count({ tests, failures, errors, skipped }) {
        const failed = Number(failures) + Number(errors);
        this.#counted = added(this.#counted, countedOf(Number(tests), { failed, skipped: Number(skipped) }));
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/console/minitest-output.js

const LISTED = /^(?: {1,9}\d{1,9}\) )?(?<what>Failure|Error|Skipped):$/;
const minitest_output_TEST = /^(?<class>[^#]{1,300})#(?<name>\S.{0,1000}):$/;
const PLACE = / \[(?<file>[^[\]]{1,500}):(?<line>\d{1,9})\]$/;
const minitest_output_PASSED = /^(?<class>[^#]{1,300})#(?<name>test_.{0,1000}) = (?<time>[\d.]{1,20}) s = \.$/;
const AGAIN = /^(?:bin\/)?rails test \S/;
const minitest_output_COUNTS = /^(?<runs>\d{1,9}) (?:runs|tests), \d{1,9} assertions, (?<failures>\d{1,9}) failures, (?<errors>\d{1,9}) errors, (?<skips>\d{1,9}) skips\b/;
const minitest_output_FRAME = /^\s{1,20}\S{1,400}\.rb:\d{1,9}:in /;
class MinitestOutput {
    #tests = [];
    #what;
    #place = '';
    #text;
    #counted;
    add(line) {
        const what = LISTED.exec(line)?.groups?.what;
        const test = this.#what === undefined ? undefined : minitest_output_TEST.exec(line)?.groups;
        const counts = minitest_output_COUNTS.exec(line)?.groups;
        const passed = minitest_output_PASSED.exec(line)?.groups;
        if (passed !== undefined)
            this.#pass(passed);
        else if (what !== undefined)
            this.#begin(what);
        else if (counts !== undefined)
            this.#count(counts);
        else if (test !== undefined)
            this.#list(test);
        else if (AGAIN.test(line))
            this.#begin(undefined);
        else {
            this.#what = undefined;
            this.#text?.add(`${line}\n`);
        }
        return passed !== undefined || test !== undefined || this.#text !== undefined;
    }
    end() {
        if (this.#tests.length === 0 && this.#counted === undefined)
            return undefined;
        return { framework: 'minitest', cases: this.#tests.map(test => test.toCase(minitest_output_FRAME)), counted: this.#counted };
    }
    #pass({ class: where = '', name = '', time }) {
        const id = { framework: 'minitest', file: '', suite: [where], name };
        this.#tests.push(new PrintedTest(id, 'passed', Math.round(Number(time) * 1_000)));
    }
    #begin(what) {
        this.#text?.add(this.#place);
        this.#what = what;
        this.#text = undefined;
    }
    #list({ class: where = '', name: heading = '' }) {
        const { file = '', line } = PLACE.exec(heading)?.groups ?? {};
        const name = heading.replace(PLACE, '');
        const id = { framework: 'minitest', file: '', suite: [where], name };
        const test = new PrintedTest(id, this.#what === 'Skipped' ? 'skipped' : 'failed');
        if (this.#what === 'Error')
            test.kind = 'error';
        this.#tests.push(test);
        this.#text = test.explain();
        this.#what = undefined;
        this.#place = file === '' ? '' : `    ${file}:${line}:in '${name}'\n`;
    }
    #count({ runs, failures, errors, skips }) {
        const failed = Number(failures) + Number(errors);
        this.#counted = added(this.#counted, countedOf(Number(runs), { failed, skipped: Number(skips) }));
        this.#begin(undefined);
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/console/mocha-output.js


const mocha_output_PASSED = /^(?<indent> {2,})[✔✓√] (?<title>\S.*?)(?: \((?<time>\d{1,9})ms\))?$/;
const PENDING = /^(?<indent> {2,})- (?<title>\S.*)$/;
const mocha_output_FAILED = /^(?<indent> {2,})(?<number>\d{1,9})\) (?<title>\S.*)$/;
const mocha_output_SUITE = /^(?<indent> {2,})(?<title>\S.*)$/;
const mocha_output_COUNT = /^ {2}(?<count>\d{1,9}) (?<what>passing|pending|failing)(?: \(\d+m?s?\))?$/;
const STACK = /^\s+at |^\s*\+ expected - actual$/;
class Tree {
    tests = [];
    failed = new Map();
    #suites = new SuitePath();
    addLine(line) {
        const passed = mocha_output_PASSED.exec(line)?.groups;
        const pending = PENDING.exec(line)?.groups;
        const failed = mocha_output_FAILED.exec(line)?.groups;
        const { indent = '', title = '' } = passed ?? pending ?? failed ?? mocha_output_SUITE.exec(line)?.groups ?? {};
        if (title === '')
            return;
        const titles = [...this.#suites.above(indent.length), title];
        if (passed !== undefined)
            this.add(titles, 'passed', Number(passed.time ?? 0));
        else if (pending !== undefined)
            this.add(titles, 'skipped');
        else if (failed !== undefined)
            this.failed.set(Number(failed.number), this.add(titles, 'failed'));
        else
            this.#suites.open(indent.length, title);
    }
    add(titles, status, durationMs = 0) {
        const name = titles.at(-1) ?? '';
        const isHook = status === 'failed' && (0,title_path/* isMochaHook */.SF)(name);
        const id = { framework: 'mocha', file: '', suite: titles.slice(0, -1), name: isHook ? '' : name };
        const test = new PrintedTest(id, status, durationMs);
        if (isHook)
            test.kind = 'error';
        this.tests.push(test);
        return test;
    }
}
class MochaOutput {
    #cases = [];
    #counted;
    #tree = new Tree();
    #next = new Tree();
    #counts = {};
    #number = 0;
    #titles;
    #text;
    add(line) {
        const { count, what } = mocha_output_COUNT.exec(line)?.groups ?? {};
        if (what === 'passing' && this.#counts.passing !== undefined)
            this.#close();
        if (what !== undefined)
            this.#counts[what] = Number(count);
        else if (this.#counts.passing === undefined)
            this.#tree.addLine(line);
        else {
            this.#next.addLine(line);
            if (this.#counts.failing !== undefined)
                this.#addToFailures(line, this.#counts.failing);
        }
        return false;
    }
    end() {
        if (this.#counts.passing === undefined)
            return undefined;
        this.#close();
        const isNamed = this.#cases.some(({ status }) => status === 'failed');
        if (!isNamed && (this.#counted?.failed ?? 0) > 0)
            return undefined;
        return { framework: 'mocha', cases: this.#cases, counted: this.#counted };
    }
    #close() {
        const { passing: passed = 0, failing: failed = 0, pending: skipped = 0 } = this.#counts;
        this.#counted = added(this.#counted, { passed, failed, skipped });
        this.#cases.push(...this.#tree.tests.map(test => test.toCase(STACK)));
        this.#tree = this.#next;
        this.#next = new Tree();
        this.#counts = {};
        this.#number = 0;
        this.#titles = this.#text = undefined;
    }
    #addToFailures(line, failing) {
        const { number, title = '' } = mocha_output_FAILED.exec(line)?.groups ?? {};
        const isNext = number !== undefined && line.startsWith(`  ${number}`) && Number(number) === this.#number + 1;
        if (isNext && this.#number < failing) {
            this.#number += 1;
            this.#titles = [];
            this.#text = undefined;
            this.#next = new Tree();
            this.#addTitle(title);
        }
        else if (this.#titles !== undefined)
            this.#addTitle(line.trim());
        else
            this.#text?.add(`${line}\n`);
    }
    #addTitle(title) {
        this.#titles?.push(title.endsWith(':') ? title.slice(0, -1) : title);
        if (!title.endsWith(':'))
            return;
        const test = this.#tree.failed.get(this.#number) ?? this.#tree.add(this.#titles ?? [], 'failed');
        this.#text = test.explain();
        this.#titles = undefined;
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/console/nextest-output.js



const nextest_output_ENDED = /^ {1,20}(?<what>(?:TRY \d+ )?(?:PASS|FAIL|SKIP|LEAK|TIMEOUT|SIG[A-Z]{2,8}|ABORT)|FLAKY \d+\/\d+) \[[ >\d.]{1,20}s\](?: \([ \d/─]{1,20}\))? (?<binary>\S+) (?<path>\S+)$/;
const nextest_output_SUMMARY = /^ {1,20}Summary \[.{1,20}\] (?:\d+\/)?\d{1,9} tests? run: \d{1,9} passed\b/;
class NextestOutput {
    #tests = new Map();
    #output;
    #counted;
    add(line) {
        const ended = nextest_output_ENDED.exec(line)?.groups;
        const isSummary = nextest_output_SUMMARY.test(line);
        if (ended !== undefined)
            this.#end(ended);
        else if (isSummary) {
            this.#counted = countsIn(line);
            this.#output = undefined;
        }
        else if (/^ {0,9}─{6,80}$/.test(line))
            this.#output = undefined;
        else
            this.#output?.add(`${line.replace(/^ {4}/, '')}\n`);
        return ended !== undefined || isSummary || this.#output !== undefined;
    }
    end() {
        if (this.#tests.size === 0)
            return undefined;
        const cases = [...this.#tests.values()].map(({ testCase, output }) => testCase.status === 'failed' ? { ...testCase, problems: [(0,rust/* panicOf */.Rg)(output.text().trim())] } : testCase);
        return { framework: 'cargo', cases, counted: this.#counted };
    }
    #end({ what = '', binary = '', path = '' }) {
        const key = `${binary} ${path}`;
        if (this.#counted !== undefined && this.#tests.has(key)) {
            this.#output = undefined;
            return;
        }
        const isFlaky = what.startsWith('FLAKY');
        const status = /\b(?:PASS|LEAK|FLAKY)\b/.test(what) ? 'passed' : what.endsWith('SKIP') ? 'skipped' : 'failed';
        const id = { framework: 'cargo', ...(0,rust/* rustTest */.ji)(binary, path) };
        const output = new capped_text/* TestOutput */.I();
        const testCase = { id, status, durationMs: 0, problems: [], ...(isFlaky ? { flaky: true } : {}) };
        this.#tests.set(key, { testCase, output });
        this.#output = status === 'failed' ? output : undefined;
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/console/node-output.js

const OPENED = /^(?<indent> {0,400})▶ (?<title>\S.*?)(?: \([\d.]+ms\))?$/;
const node_output_RESULT = /^(?<indent> {0,400})(?<mark>[✔✖﹣⚠]) (?<title>\S.*?)(?: \((?<time>[\d.]{1,20})ms\)(?<directive> # [^#]{1,500})?)?$/;
const node_output_COUNT = /^ℹ (?<what>tests|pass|fail|cancelled|skipped|todo) (?<count>\d{1,9})$/;
const node_output_FAILURES = /^✖ failing tests:$/;
const node_output_PLACE = /^test at (?<file>\S.*?):(?<line>\d{1,9}):\d{1,9}$/;
const node_output_STACK = /^\s+at /;
class NodeOutput {
    #tests = [];
    #suites = new SuitePath();
    #failedSuites = [];
    #counts = new Map();
    #isInFailures = false;
    #place;
    #text;
    add(line) {
        const { what, count } = node_output_COUNT.exec(line)?.groups ?? {};
        if (what !== undefined) {
            this.#counts.set(what, (this.#counts.get(what) ?? 0) + Number(count));
            this.#isInFailures = false;
        }
        else if (node_output_FAILURES.test(line))
            this.#isInFailures = true;
        else if (this.#isInFailures)
            this.#addToFailures(line);
        else
            this.#addToTree(line);
        return false;
    }
    end() {
        if (!this.#counts.has('tests'))
            return undefined;
        const count = (what) => this.#counts.get(what) ?? 0;
        const named = this.#tests.filter(({ status }) => status === 'failed').length;
        const failed = count('fail') + count('cancelled');
        const counted = {
            passed: count('pass'),
            failed: failed <= named + this.#failedSuites.length ? Math.min(failed, named) : failed,
            skipped: count('skipped') + count('todo'),
        };
        return { framework: 'node', cases: this.#tests.map(test => test.toCase(node_output_STACK)), counted };
    }
    #addToTree(line) {
        const opened = OPENED.exec(line)?.groups;
        if (opened !== undefined)
            return this.#suites.open(opened.indent?.length ?? 0, opened.title ?? '');
        const { indent = '', mark = '', title = '', time, directive } = node_output_RESULT.exec(line)?.groups ?? {};
        if (title === '')
            return;
        const above = this.#suites.above(indent.length);
        if (this.#suites.close(indent.length, title)) {
            if (mark === '✖')
                this.#failedSuites.push({ suite: above, title });
            return;
        }
        const id = { framework: 'node', file: '', suite: above, name: title };
        this.#tests.push(new PrintedTest(id, node_output_statusOf(mark, directive), Math.round(Number(time ?? 0))));
    }
    #addToFailures(line) {
        const place = node_output_PLACE.exec(line)?.groups;
        const { title, mark = '' } = this.#place === undefined ? {} : (node_output_RESULT.exec(line)?.groups ?? {});
        if (place !== undefined)
            this.#place = { file: place.file ?? '', line: Number(place.line) };
        else if (title !== undefined && this.#place !== undefined) {
            this.#text = mark === '✖' ? this.#failed(title, this.#place).explain() : undefined;
            this.#place = undefined;
        }
        else
            this.#text?.add(`${line}\n`);
    }
    #failed(title, { file, line }) {
        const known = this.#tests.find(({ id, status, text }) => id.name === title && status === 'failed' && text === undefined);
        const suite = known === undefined ? this.#failedSuites.find(each => each.title === title) : undefined;
        const id = suite === undefined
            ? { framework: 'node', file, suite: [], name: title }
            : { framework: 'node', file, suite: [...suite.suite, title], name: '' };
        const test = known ?? new PrintedTest(id, 'failed');
        if (id.name === '')
            test.kind = 'error';
        if (known === undefined)
            this.#tests.push(test);
        else
            test.id = { ...test.id, file };
        test.line = line;
        return test;
    }
}
function node_output_statusOf(mark, directive) {
    if (mark === '﹣' || mark === '⚠' || directive !== undefined)
        return 'skipped';
    return mark === '✔' ? 'passed' : 'failed';
}

;// CONCATENATED MODULE: ./lib/test-reports/console/phpunit-output.js

const BANNER = /^PHPUnit \d{1,3}\.\d/;
const LIST = /^There (?:was|were) \d{1,9} (?<what>\S.{0,60}?):$/;
const phpunit_output_FAILED = /^\d{1,9}\) (?<class>[\w\\]{1,300})::(?<name>\S.{0,1000})$/;
const phpunit_output_COUNTS = /^Tests: (?<tests>\d{1,9}), (?:Assertions|Errors|Failures): \d.{0,200}\.$/;
const phpunit_output_COUNT = /\b((?:PHPUnit )?[A-Z][a-z]{1,20}): (\d{1,9})/g;
const NOTHING = /^No tests executed!$/;
const FATAL = /^[.FEWRSIND]{0,100}(?:PHP )?Fatal error: {1,9}\S/;
const ALL_PASSED = /^OK \((?<tests>\d{1,9}) tests?, \d{1,9} assertions?\)$/;
const phpunit_output_FRAME = /^\/?\S{1,400}\.php:\d{1,9}$|^Stack trace:$|^Caused by$/;
class PhpunitOutput {
    #tests = [];
    #isOpen = false;
    #list = '';
    #held = '';
    #text;
    #counted;
    add(line) {
        if (BANNER.test(line))
            this.#isOpen = true;
        if (!this.#isOpen)
            return false;
        if (FATAL.test(line))
            return this.#breakOff(line);
        const list = LIST.exec(line)?.groups?.what;
        const failed = /^(?:PHPUnit )?(?:failure|error)/.test(this.#list) ? phpunit_output_FAILED.exec(line)?.groups : undefined;
        if (list !== undefined)
            this.#open(list);
        else if (failed !== undefined)
            this.#fail(failed);
        else if (phpunit_output_COUNTS.test(line))
            this.#count(line);
        else if (ALL_PASSED.test(line))
            this.#passAll(Number(ALL_PASSED.exec(line)?.groups?.tests));
        else if (NOTHING.test(line))
            this.#end();
        else
            this.#addText(line);
        return list !== undefined || failed !== undefined || this.#text !== undefined;
    }
    #addText(line) {
        if (this.#text === undefined)
            return;
        if (line === '--' || (this.#held !== '' && line === '')) {
            this.#held += `${line}\n`;
            return;
        }
        this.#text.add(`${this.#held}${line}\n`);
        this.#held = '';
    }
    #breakOff(line) {
        const test = outsideTests('phpunit');
        test.explain().add(line);
        this.#tests.push(test);
        this.#end();
        return true;
    }
    end() {
        if (this.#tests.length === 0 && this.#counted === undefined)
            return undefined;
        return { framework: 'phpunit', cases: this.#tests.map(test => test.toCase(phpunit_output_FRAME)), counted: this.#counted };
    }
    #open(list) {
        this.#list = list;
        this.#held = '';
        this.#text = undefined;
    }
    #fail({ class: where = '', name = '' }) {
        const test = new PrintedTest({ framework: 'phpunit', file: '', suite: [where], name }, 'failed');
        if (this.#list.includes('error'))
            test.kind = 'error';
        this.#tests.push(test);
        this.#held = '';
        this.#text = test.explain();
    }
    #count(line) {
        const counts = new Map([...line.matchAll(phpunit_output_COUNT)].map(([, what = '', number]) => [what, Number(number)]));
        const of = (what) => counts.get(what) ?? 0;
        const failed = of('Errors') + of('Failures');
        const skipped = of('Skipped') + of('Incomplete');
        this.#counted = added(this.#counted, countedOf(of('Tests'), { failed, skipped }));
        this.#end();
    }
    #passAll(passed) {
        this.#counted = added(this.#counted, { passed, failed: 0, skipped: 0 });
        this.#end();
    }
    #end() {
        this.#open('');
        this.#isOpen = false;
    }
}

// EXTERNAL MODULE: ./lib/test-reports/dialects/ruby.js
var ruby = __webpack_require__(58354);
;// CONCATENATED MODULE: ./lib/test-reports/console/rspec-output.js



const rspec_output_FAILURES = /^Failures:$/;
const rspec_output_ENDED = /^(?:Finished in \d|Failed examples:$|Pending: )/;
const rspec_output_FAILED = /^ {2}(?<number>\d{1,9})\) (?<title>\S.*)$/;
const OUTSIDE = /^An error occurred (?:while loading|in an?) (?<where>\S.{0,400}?)\.?$/;
const rspec_output_COUNTS = /^(?<examples>\d{1,9}) examples?, (?<failures>\d{1,9}) failures?(?:, (?<pending>\d{1,9}) pending)?(?:, (?<errors>\d{1,9}) errors? occurred outside of examples)?$/;
const rspec_output_AGAIN = /^rspec '?(?<file>\S+?)(?::\d+|\[[\d:,]+\])'? # (?<title>.+)$/;
const rspec_output_FRAME = /^\s*# \S/;
class RSpecOutput {
    #tests = [];
    #failed = [];
    #isInFailures = false;
    #text;
    #again = 0;
    #counted;
    add(line) {
        const { where } = OUTSIDE.exec(line)?.groups ?? {};
        const { title } = this.#isInFailures ? (rspec_output_FAILED.exec(line)?.groups ?? {}) : {};
        if (where !== undefined)
            this.#outside(where);
        else if (rspec_output_FAILURES.test(line))
            this.#isInFailures = true;
        else if (title !== undefined)
            this.#example(title);
        else if (rspec_output_ENDED.test(line))
            this.#end();
        else if (rspec_output_COUNTS.test(line))
            this.#count(line);
        else if (rspec_output_AGAIN.test(line))
            this.#locate(line);
        else
            this.#text?.add(`${line}\n`);
        return false;
    }
    end() {
        if (this.#counted === undefined)
            return undefined;
        const cases = this.#tests.map(test => {
            const found = test.toCase(rspec_output_FRAME);
            const said = found.problems.map(each => ({ ...each, message: (0,ruby/* rspecMessage */.nN)(each.message) }));
            return { ...found, problems: said.map(each => ({ ...each, type: (0,failure_message/* errorType */.D1)(each.message) })) };
        });
        return { framework: 'rspec', cases, counted: this.#counted };
    }
    #outside(where) {
        const file = where.replace(/^\.\//, '');
        const isFile = file.endsWith('.rb');
        const test = outsideTests('rspec', isFile ? { file } : { suite: [where] });
        this.#tests.push(test);
        this.#isInFailures = false;
        this.#text = test.explain();
    }
    #example(title) {
        const test = new PrintedTest({ framework: 'rspec', file: '', suite: [], name: title }, 'failed');
        this.#tests.push(test);
        this.#failed.push(test);
        this.#text = test.explain();
    }
    #end() {
        this.#isInFailures = false;
        this.#text = undefined;
    }
    #count(line) {
        const { examples = 0, failures = 0, pending = 0, errors = 0 } = rspec_output_COUNTS.exec(line)?.groups ?? {};
        const failed = Number(failures) + Number(errors);
        const skipped = Number(pending);
        const passed = Number(examples) - Number(failures) - skipped;
        this.#counted = added(this.#counted, { passed, failed, skipped });
        this.#end();
    }
    #locate(line) {
        const { file = '', title } = rspec_output_AGAIN.exec(line)?.groups ?? {};
        const test = this.#failed[this.#again];
        this.#again += 1;
        if (test !== undefined && test.id.name === title)
            test.id = { ...test.id, file: file.replace(/^\.\//, '') };
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/console/test-unit-output.js

const test_unit_output_RULE = /^={70,90}$/;
const test_unit_output_RESULT = /^(?<what>Failure|Error|Pending|Omission): (?<about>.{1,3000})$/;
const test_unit_output_TEST = /^(?<name>.{1,1000}?)\((?<class>[^()]{1,500})\)(?::(?: (?<said>.*))?)?$/;
const test_unit_output_PASSED = /^(?<indent> {1,40})(?<name>\S.{0,1000}):\t{1,20}\.: \((?<time>[\d.]{1,20})\)$/;
const test_unit_output_CLASS = /^(?<indent> {0,40})(?<name>\S.{0,500}): $/;
const test_unit_output_FRAME = /^\S{1,400}\.rb(?::\d{1,9})?:in [`'].{1,300}$/;
const test_unit_output_CODE = /^ {2}(?:=>| {2}) {0,9}\d{1,9}:/;
const test_unit_output_COUNTS = /^(?<tests>\d{1,9}) tests, \d{1,9} assertions, (?<failures>\d{1,9}) failures, (?<errors>\d{1,9}) errors, (?<pendings>\d{1,9}) pendings, (?<omissions>\d{1,9}) omissions\b/;
class TestUnitOutput {
    #tests = [];
    #suites = new SuitePath();
    #isBegun = false;
    #open;
    #counted;
    add(line) {
        const isRule = test_unit_output_RULE.test(line);
        const wasOpen = this.#open !== undefined;
        const result = this.#isBegun ? test_unit_output_RESULT.exec(line)?.groups : undefined;
        this.#isBegun = isRule && !wasOpen;
        if (isRule)
            this.#close();
        else if (result !== undefined)
            return this.#begin(result);
        else if (this.#open !== undefined)
            this.#read(line, this.#open);
        else
            return this.#readOthers(line);
        return wasOpen;
    }
    end() {
        this.#close();
        if (this.#tests.length === 0 && this.#counted === undefined)
            return undefined;
        return { framework: 'test-unit', cases: this.#tests.map(test => test.toCase(test_unit_output_FRAME)), counted: this.#counted };
    }
    #begin({ what, about = '' }) {
        const groups = test_unit_output_TEST.exec(what === 'Omission' ? bracketed(about) : about)?.groups;
        if (groups === undefined)
            return false;
        const { name = '', class: suite = '', said } = groups;
        const isFailed = what === 'Failure' || what === 'Error';
        const id = { framework: 'test-unit', file: '', suite: [suite], name };
        const test = new PrintedTest(id, isFailed ? 'failed' : 'skipped');
        if (what === 'Error')
            test.kind = 'error';
        this.#tests.push(test);
        this.#open = { test, said: said === undefined ? [] : [said], frames: [] };
        return true;
    }
    #read(line, { said, frames }) {
        if (test_unit_output_FRAME.test(line))
            frames.push(line);
        else if (line === 'diff:' || frames.includes('diff:'))
            frames.push(line);
        else if (!test_unit_output_CODE.test(line))
            said.push(line.replace(/^ {2}/, ''));
    }
    #close() {
        if (this.#open === undefined)
            return;
        const { test, said, frames } = this.#open;
        const text = test.explain();
        for (const line of [...said, ...frames])
            text.add(`${line}\n`);
        this.#open = undefined;
    }
    #readOthers(line) {
        const counts = test_unit_output_COUNTS.exec(line)?.groups;
        const passed = test_unit_output_PASSED.exec(line)?.groups;
        const suite = test_unit_output_CLASS.exec(line)?.groups;
        if (counts !== undefined) {
            const { tests, failures, errors, pendings, omissions } = counts;
            const [failed, skipped] = [Number(failures) + Number(errors), Number(pendings) + Number(omissions)];
            this.#counted = added(this.#counted, countedOf(Number(tests), { failed, skipped }));
        }
        else if (passed !== undefined) {
            const { indent = '', name = '', time } = passed;
            const id = { framework: 'test-unit', file: '', suite: [this.#suites.above(indent.length).join('::')], name };
            this.#tests.push(new PrintedTest(id, 'passed', Math.round(Number(time) * 1_000)));
        }
        else if (suite !== undefined)
            this.#suites.open((suite.indent ?? '').length, suite.name ?? '');
        return counts !== undefined || passed !== undefined;
    }
}
function bracketed(text) {
    return text.endsWith(']') ? text.slice(text.lastIndexOf('[') + 1, -1) : '';
}

;// CONCATENATED MODULE: ./lib/test-reports/console/vitest-output.js

const vitest_output_BANNER = /^ ?(?:RUN|DEV) {1,3}v\d+\.\d/;
const vitest_output_FILE = /^ [✓❯×↓] (?:\|[^|]{1,80}\| | ?\S+ {2})?(?<file>\S+\.[cm]?[jt]sx?) \(\d[^()]{0,120}\)/;
const vitest_output_TEST = /^ +(?<mark>[✓×↓□]) (?:\|[^|]{1,80}\| | ?\S+ {2})?(?:(?<file>\S+\.[cm]?[jt]sx?) > )?(?<title>\S.*?)(?<again> \(retry x\d+\))?(?:(?<=\S) {1,9}(?<time>\d{1,9}) ?ms)?$/;
const vitest_output_FAILURE = /^ FAIL {1,3}(?:\|[^|]{1,80}\| | ?\S+ {2})?(?<file>\S+\.[cm]?[jt]sx?)(?: > (?<title>\S.*)| \[ \S+ \])$/;
const vitest_output_SECTION = /^⎯{3,60} (?<title>\S.*?) ⎯{3,60}$/;
const vitest_output_RULE = /^⎯{10,60}(?:\[\d+\/\d+\]⎯)?$/;
const vitest_output_OUTSIDE = /^(?:Unhandled (?:Rejection|Error)|Uncaught Exception)$/;
const ORIGIN = /^This error originated in "(?<file>[^"]{1,500})" test file\./;
const vitest_output_TESTS = /^ {2,20}Tests {2}(?:\d.*\(\d+\)|no tests)$/;
const UNHANDLED = /^ {2,20}Errors {2}(?<count>\d{1,9}) errors?$/;
const END = /^ {2,20}Duration {2}\d/;
const vitest_output_FRAME = /^\s*❯ |^\s*\d+\|/;
const vitest_output_STATUS = { '✓': 'passed', '×': 'failed' };
class VitestOutput {
    #tests = [];
    #abridged = new Set();
    #file = '';
    #heads = [];
    #texts = [];
    #isOfSuites = false;
    #counted;
    #unhandled = 0;
    #isOpen = false;
    add(line) {
        if (vitest_output_BANNER.test(line) || vitest_output_FAILURE.test(line) || vitest_output_FILE.test(line))
            this.#isOpen = true;
        if (!this.#isOpen)
            return false;
        const failure = vitest_output_FAILURE.exec(line)?.groups;
        const section = vitest_output_SECTION.exec(line)?.groups?.title;
        if (failure !== undefined)
            this.#head(failure.file ?? '', failure.title);
        else if (section !== undefined)
            this.#section(section);
        else if (vitest_output_RULE.test(line))
            this.#heads = this.#texts = [];
        else if (ORIGIN.test(line))
            this.#place(ORIGIN.exec(line)?.groups?.file ?? '');
        else if (vitest_output_TESTS.test(line))
            this.#counted = added(this.#counted, countsIn(line));
        else if (UNHANDLED.test(line))
            this.#unhandled += Number(UNHANDLED.exec(line)?.groups?.count ?? 0);
        else if (END.test(line))
            this.#isOpen = false;
        else if (this.#heads.length > 0)
            this.#addText(line);
        else
            this.#addTest(line);
        return true;
    }
    end() {
        if (this.#tests.length === 0 && this.#counted === undefined)
            return undefined;
        const counted = this.#counted && { ...this.#counted, failed: this.#counted.failed + this.#unhandled };
        return { framework: 'vitest', cases: this.#tests.map(test => test.toCase(vitest_output_FRAME)), counted };
    }
    #section(title) {
        this.#isOfSuites = title.startsWith('Failed Suites');
        this.#heads = this.#texts = [];
        if (!vitest_output_OUTSIDE.test(title))
            return;
        const test = outsideTests('vitest', { suite: [title] });
        this.#tests.push(test);
        this.#heads = [test];
    }
    #place(file) {
        for (const test of this.#heads)
            test.id = { ...test.id, file };
        this.#heads = this.#texts = [];
    }
    #addText(line) {
        if (this.#texts.length === 0 && line.trim() === '')
            return;
        if (this.#texts.length === 0)
            this.#texts = this.#heads.map(test => test.explain());
        for (const text of this.#texts)
            text.add(`${line}\n`);
    }
    #addTest(line) {
        const file = vitest_output_FILE.exec(line)?.groups?.file;
        if (file !== undefined) {
            this.#file = file;
            return;
        }
        const { mark = '', title = '', time, again, file: own } = vitest_output_TEST.exec(line)?.groups ?? {};
        if (title === '' || (own === undefined && this.#file === ''))
            return;
        const titles = title.split(' > ');
        const id = { framework: 'vitest', file: own ?? this.#file, suite: titles.slice(0, -1), name: titles.at(-1) ?? '' };
        const test = new PrintedTest(id, vitest_output_STATUS[mark] ?? 'skipped', Number(time ?? 0));
        test.flaky = again !== undefined && test.status === 'passed';
        if (own === undefined && test.status === 'failed')
            this.#abridged.add(test);
        this.#tests.push(test);
    }
    #head(file, title) {
        if (this.#texts.length > 0)
            this.#heads = this.#texts = [];
        this.#heads = [...this.#heads, this.#failed(file, title?.split(' > ') ?? [])];
    }
    #failed(file, titles) {
        const isSuite = this.#isOfSuites || titles.length === 0;
        const id = isSuite
            ? { framework: 'vitest', file, suite: [...titles], name: '' }
            : { framework: 'vitest', file, suite: titles.slice(0, -1), name: titles.at(-1) ?? '' };
        const whole = titles.join(' > ');
        const isIt = (test) => {
            const named = [...test.id.suite, test.id.name].join(' > ');
            return named === whole || (this.#abridged.has(test) && whole.endsWith(` > ${named}`));
        };
        const known = this.#tests.find(test => test.id.file === file &&
            test.status === 'failed' &&
            test.text === undefined &&
            !this.#heads.includes(test) &&
            isIt(test));
        const test = known ?? new PrintedTest(id, 'failed');
        test.id = id;
        if (isSuite)
            test.kind = 'error';
        if (known === undefined)
            this.#tests.push(test);
        return test;
    }
}

;// CONCATENATED MODULE: ./lib/test-reports/console/printed-runs.js
















class RunOutputs {
    #outputs = [
        new JestOutput(),
        new VitestOutput(),
        new MochaOutput(),
        new NodeOutput(),
        new RSpecOutput(),
        new NextestOutput(),
        new MavenOutput(),
        new GradleOutput(),
        new PhpunitOutput(),
        new DotnetOutput(),
        new JasmineOutput(),
        new MinitestOutput(),
        new TestUnitOutput(),
        new AvaOutput(),
    ];
    add(line) {
        return this.#outputs.map(output => output.add(line)).includes(true);
    }
    end() {
        const runs = this.#outputs.flatMap(output => output.end() ?? []).map(asCounted);
        return {
            frameworks: new Set(runs.map(({ framework }) => framework)),
            cases: runs.flatMap(({ cases }) => cases),
            unnamed: { passed: unnamed(runs, 'passed'), skipped: unnamed(runs, 'skipped') },
            short: runs.flatMap(shortNote),
        };
    }
}
function printed_runs_numberOf({ cases }, status) {
    return cases.filter(each => each.status === status).length;
}
function unnamed(runs, status) {
    return runs.reduce((sum, run) => sum + Math.max(0, (run.counted?.[status] ?? 0) - printed_runs_numberOf(run, status)), 0);
}
function shortNote(run) {
    const named = printed_runs_numberOf(run, 'failed');
    const counted = run.counted?.failed ?? 0;
    return counted > named ? [`${run.framework} counts ${(0,wording/* count */.U9)(counted, 'failure')} and names ${named}.`] : [];
}
function asCounted(run) {
    const { counted } = run;
    const tests = run.cases.filter(({ status, id }) => status === 'failed' && id.name !== '');
    if (counted === undefined || tests.length <= counted.failed)
        return run;
    const first = new Map();
    for (const test of tests) {
        const known = first.get((0,test_case/* testKey */.S8)(test.id));
        if (known === undefined || isSilent(known))
            first.set((0,test_case/* testKey */.S8)(test.id), test);
        else if (!isSilent(test))
            first.set((0,test_case/* testKey */.S8)(test.id), { ...known, problems: [...known.problems, ...test.problems] });
    }
    const left = [...first.values()];
    const explained = left.length > counted.failed ? left.filter(test => !isSilent(test)) : left;
    const failed = new Set(tests);
    return { ...run, cases: [...run.cases.filter(each => !failed.has(each)), ...explained] };
}
function isSilent({ problems }) {
    return problems.every(({ stack }) => stack === '');
}

// EXTERNAL MODULE: ./lib/test-reports/formats/check-findings.js
var check_findings = __webpack_require__(53460);
// EXTERNAL MODULE: ./lib/test-reports/formats/finding-cases.js
var finding_cases = __webpack_require__(66732);
;// CONCATENATED MODULE: ./lib/test-reports/formats/go-lines.js


const STEP = /^=== (?<step>RUN|PAUSE|CONT|NAME) +(?<test>\S.*)$/;
const go_lines_RESULT = /^ {0,400}--- (?<word>PASS|FAIL|SKIP): (?<test>\S+)(?: \((?<time>[\d.]+) ?s(?:econds)?\))?$/;
const PRINTED_BEFORE = /--- (?:PASS|FAIL|SKIP): (?<test>\S+) \([\d.]+ ?s(?:econds)?\)$/;
const PACKAGE = /^(?<word>ok|FAIL)\s+(?<name>[\w.-]\S*)\s+(?:(?<time>[\d.]+)s|\(cached\)|(?<built>\[.*\]))/;
const STILL_RUNNING = /^\s+(?<test>(?:Test|Example|Fuzz)\S*) \(\d[\dhms.µn]*\)$/;
const SILENT = /^(?:FAIL|PASS|exit status \d+|signal: .*|\s*)$/;
const go_lines_STATUS = { PASS: 'passed', FAIL: 'failed', SKIP: 'skipped' };
class GoLines {
    #builds = new GoBuilds();
    #package = new GoPackage();
    #cases = [];
    #ended;
    #current;
    #said = '';
    #saysFail = false;
    notRun = [];
    get isInPackage() {
        return this.#current !== undefined || this.#cases.length > 0;
    }
    add(line) {
        const pkg = PACKAGE.exec(line)?.groups;
        if (pkg !== undefined)
            return this.#endPackage(pkg);
        const step = STEP.exec(line)?.groups;
        if (step !== undefined)
            return this.#step(step.step ?? '', step.test ?? '');
        const result = go_lines_RESULT.exec(line)?.groups;
        if (result !== undefined) {
            this.#begin(result.test ?? '');
            this.#ended = {
                test: result.test ?? '',
                status: go_lines_STATUS[result.word ?? ''] ?? 'failed',
                durationMs: ms(result.time),
            };
            return [];
        }
        if (this.isInPackage && (line === 'FAIL' || line === 'PASS')) {
            this.#finish();
            this.#current = undefined;
            this.#saysFail = line === 'FAIL';
            this.#package.hasSummary ||= this.#saysFail;
            return [];
        }
        const behind = PRINTED_BEFORE.exec(line);
        if (behind !== null && this.#package.isRunning(behind.groups?.test ?? '')) {
            this.#package.print(`${line.slice(0, behind.index)}\n`, behind.groups?.test);
            return this.add(line.slice(behind.index));
        }
        if (!SILENT.test(line))
            this.#said = line.trim();
        this.#builds.addLine(line);
        const running = this.#package.crash.startsWith('panic: test timed out')
            ? STILL_RUNNING.exec(line)?.groups?.test
            : '';
        if (running !== undefined && running !== '' && !this.#package.isRunning(running))
            this.#package.run(running);
        if (this.isInPackage || this.#package.crash !== '' || /^(?:panic|fatal error): /.test(line))
            this.#package.print(`${line}\n`, this.#current);
        return undefined;
    }
    end() {
        this.#finish();
        const hasFailed = this.#saysFail || this.#package.crash !== '';
        const brokeOff = this.#package.hasOpenTests && !hasFailed;
        if (this.isInPackage && hasFailed)
            this.#fail('', 0);
        return { cases: [...this.#cases, ...this.#package.takeSilent()], brokeOff };
    }
    #step(step, test) {
        if (step === 'RUN') {
            this.#finish();
            this.#package.run(test);
        }
        else if (step === 'PAUSE')
            this.#package.pause(test);
        this.#builds.endHeading();
        this.#current = test;
        return [];
    }
    #begin(test) {
        this.#finish();
        this.#builds.endHeading();
        if (!this.#package.isRunning(test))
            this.#package.run(test);
        this.#current = test;
    }
    #finish() {
        if (this.#ended === undefined)
            return;
        this.#cases.push(...this.#package.end(this.#ended.test, this.#ended));
        this.#ended = undefined;
    }
    #buildError(name, built) {
        const needed = built === '[build failed]' ? this.#builds.only() : '';
        return this.#builds.of(name) || needed || `FAIL ${name} ${built}`;
    }
    #endPackage({ word, name = '', time, built }) {
        this.#finish();
        this.#package.name = name;
        if (word === 'FAIL')
            this.#fail(built === undefined ? '' : this.#buildError(name, built), ms(time));
        const cases = this.#cases.map(each => ({ ...each, id: { ...each.id, suite: [name] } }));
        this.#builds.endHeading();
        this.#package = new GoPackage();
        this.#cases = [];
        this.#current = undefined;
        this.#said = '';
        this.#saysFail = false;
        return cases;
    }
    #fail(build, durationMs) {
        if (!this.isInPackage && this.#package.crash === '')
            this.#package.print(`${this.#said}\n`);
        this.#package.openCrashed();
        this.#cases.push(...this.#package.fail(build, durationMs));
        if (this.#package.note !== undefined)
            this.notRun.push(this.#package.note);
    }
}
function ms(seconds) {
    return Math.round(Number(seconds ?? 0) * 1000);
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/pytest-sections.js



const pytest_sections_BEGIN = /^=+ (?:FAILURES|ERRORS) =+$/;
const OTHER = /^=+ \S.{0,300} =+$/;
const ERROR = /^E(?: {3}(?<text>.*))?$/;
const DOCTEST = /^Expected(?: nothing|:\n(?: .*\n){1,40})\n?Got:\n(?: .*(?:\n|$)){1,40}|^UNEXPECTED EXCEPTION: .*$/m;
const MAX_LINES = 40;
const pytest_sections_ENDED = /^(?:=+ )?(?=\d)(?<counts>\d[\w ,]{0,300}) in \d[\d.]{0,20}s(?: \([\d:, a-z]{1,40}\))?(?: =+)?$/;
const pytest_sections_COUNT = /(?<number>\d{1,9}) (?<what>passed|failed|errors?|skipped|xfailed|xpassed)\b/g;
class PytestSections {
    #sections = new Map();
    #isWithin = false;
    #open;
    #counted;
    get counted() {
        return this.#counted;
    }
    add(line) {
        if (pytest_sections_BEGIN.test(line))
            this.#isWithin = true;
        else if (OTHER.test(line))
            this.#isWithin = false;
        else if (this.#isWithin && pytest_sections_ENDED.test(line))
            this.#isWithin = false;
        else if (this.#isWithin) {
            this.#addLine(line);
            return true;
        }
        this.#open = undefined;
        this.#count(line);
        return false;
    }
    #count(line) {
        const counts = pytest_sections_ENDED.exec(line)?.groups?.counts;
        if (counts === undefined)
            return;
        const found = [...counts.matchAll(pytest_sections_COUNT)].map(({ groups: { number = '', what = '' } = {} }) => ({ number, what }));
        if (found.length === 0)
            return;
        const of = (pattern) => found.reduce((sum, { number, what }) => sum + (pattern.test(what) ? Number(number) : 0), 0);
        const [passed, failed, skipped] = [of(/^x?passed$/), of(/^(?:failed|errors?)$/), of(/^(?:skipped|xfailed)$/)];
        this.#counted = added(this.#counted, { passed, failed, skipped });
    }
    take({ file, suite, name }) {
        const title = [...suite, name].join('.');
        const titles = name === ''
            ? [`ERROR collecting ${file}`]
            : [title, `[doctest] ${title}`, `ERROR at setup of ${title}`, `ERROR at teardown of ${title}`];
        const section = titles
            .map(each => this.#sections.get(each))
            .find(each => each !== undefined && each.length > 0)
            ?.shift();
        if (section === undefined)
            return undefined;
        const text = section.output.text().trimEnd();
        return { message: pytest_sections_outdented(section.error) || (DOCTEST.exec(text)?.[0] ?? '').trimEnd(), text };
    }
    #addLine(line) {
        const title = titleIn(line);
        if (title !== undefined) {
            this.#open = { output: new capped_text/* TestOutput */.I(), error: [], isInError: false };
            (0,grouping/* addToGroup */.M)(this.#sections, title, this.#open);
            return;
        }
        if (this.#open === undefined)
            return;
        this.#open.output.add(`${line}\n`);
        const error = ERROR.exec(line);
        if (error !== null && !this.#open.isInError)
            this.#open.error = [];
        this.#open.isInError = error !== null;
        if (error !== null && this.#open.error.length < MAX_LINES)
            this.#open.error.push(error.groups?.text ?? '');
    }
}
function pytest_sections_outdented(lines) {
    const indent = /^ */.exec(lines[0] ?? '')?.[0] ?? '';
    return lines
        .map(line => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
        .join('\n')
        .trimEnd();
}
function titleIn(line) {
    const [begin, end] = [line.indexOf(' '), line.lastIndexOf(' ')];
    if (begin < 1 || end <= begin || !/^_+$/.test(line.slice(0, begin)) || !/^_+$/.test(line.slice(end + 1)))
        return undefined;
    return line.slice(begin + 1, end);
}

// EXTERNAL MODULE: ./lib/test-reports/formats/result-lines.js
var result_lines = __webpack_require__(68954);
;// CONCATENATED MODULE: ./lib/test-reports/formats/unittest-sections.js




const ABOVE = /^={70}$/;
const BELOW = /^-{70}$/;
const HEADING = /^(?:FAIL|ERROR): /;
const unittest_sections_FRAME = /^ {2}\S|^ {4}|^Traceback \(most recent call last\):$/;
const unittest_sections_PRINTED = /^Std(?:out|err):$/;
const RAN = /^Ran (?<ran>\d{1,9}) tests? in \d/;
const unittest_sections_ENDED = /^(?:OK|FAILED)(?: \((?<counts>\w[\w =,]{1,200})\))?$/;
const unittest_sections_MAX_LINES = 40;
class UnittestSections {
    #sections = new Map();
    #open;
    #isHeading = false;
    #isWithin = false;
    #ran = 0;
    #counted;
    #all = 0;
    get counted() {
        return this.#counted;
    }
    get all() {
        return this.#all;
    }
    add(line) {
        if (ABOVE.test(line)) {
            this.#isHeading = true;
            this.#isWithin = false;
            return true;
        }
        if (this.#isHeading) {
            this.#isHeading = false;
            const test = HEADING.test(line) ? (0,result_lines/* resultIn */.D)(line) : undefined;
            if (test !== undefined)
                this.#begin(test.id);
            return false;
        }
        this.#count(line);
        if (this.#open === undefined)
            return false;
        if (!BELOW.test(line)) {
            if (this.#isWithin)
                this.#open.add(`${line}\n`);
            return this.#isWithin;
        }
        if (this.#isWithin)
            this.#open = undefined;
        this.#isWithin = !this.#isWithin;
        return true;
    }
    take(id) {
        const text = this.#sections.get(keyOf(id))?.shift()?.text().trimEnd();
        return text === undefined ? undefined : { message: unittest_sections_messageIn(text), text };
    }
    #count(line) {
        this.#ran = Number(RAN.exec(line)?.groups?.ran ?? this.#ran);
        const ended = unittest_sections_ENDED.exec(line)?.groups;
        if (ended === undefined || this.#ran === 0)
            return;
        const of = (name) => Number(ended.counts
            ?.split(', ')
            .find(each => each.startsWith(`${name}=`))
            ?.slice(name.length + 1) ?? 0);
        const failed = of('failures') + of('errors') + of('unexpected successes');
        this.#counted = added(this.#counted, countedOf(this.#ran, { failed, skipped: of('skipped') }));
        this.#all += this.#ran;
        this.#ran = 0;
    }
    #begin(id) {
        this.#open = new capped_text/* TestOutput */.I();
        (0,grouping/* addToGroup */.M)(this.#sections, keyOf(id), this.#open);
    }
}
function unittest_sections_messageIn(text) {
    const lines = text.split('\n');
    const printed = lines.findIndex(line => unittest_sections_PRINTED.test(line));
    const own = printed < 0 ? lines : lines.slice(0, printed);
    const last = own.findLastIndex(line => /^ {2}File "/.test(line));
    const from = own.findIndex((line, index) => index > last && line.trim() !== '' && !unittest_sections_FRAME.test(line));
    return from < 0
        ? ''
        : own
            .slice(from, from + unittest_sections_MAX_LINES)
            .join('\n')
            .trim();
}
function keyOf({ file, suite, name }) {
    return [file, ...suite, name].join('\0');
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/plain.js














const plain_SUMMARY = /^=+ .*\b(?:passed|failed|errors?|no tests ran)\b.* =+$|^\d+ (?:passed|failed)\b|^(?:OK|FAILED)(?: \(.*\))?$|^Ran \d+ tests? in|^\s*Tests:?\s+(?:\d|no tests$)|^(?:ok|FAIL)\s+\S+\s|^(?:FAIL|PASS)$|^\d+% tests passed|^\[(?:INFO|ERROR)\] BUILD|^BUILD (?:SUCCESSFUL|FAILED)|^\d+ examples?,|^\d+ (?:runs|tests), \d+ assertions|^\d+ tests? completed\b|^\d+ specs?, \d+ failures?|^ {2}\d+ tests? (?:passed|failed)$|^(?:Passed|Failed)! +- Failed: |^ℹ tests \d+$|^\s*\d+ passing\b|^\[\s+(?:PASSED|FAILED)\s+\] \d+ tests?|^ +Summary \[.{1,20}\] \d/;
const BROKEN = /^(?:\[(?:INFO|ERROR)\] )?BUILD FAILURE$|^BUILD FAILED\b|^Test Run Aborted|\bactive test run was aborted\b|There was a timeout or other error in the fork|^(?:\[ERROR\] )?Crashed tests:/;
const MAX_PRINTED = 1_000_000;
const COUNTED = /\b[1-9]\d* (?:failed|failing|failures?|errors?)\b|(?<!expected )\b(?:failures|errors)=[1-9]|^ℹ fail [1-9]/;
async function* readPlain(pieces, context) {
    const output = new PlainOutput(context);
    for await (const raw of (0,decode/* linesOf */.Dx)(pieces, 20_000)) {
        const ended = output.add((0,external_node_util_.stripVTControlCharacters)(raw.slice(0, 2_000)).replace(LOG_TIME, ''));
        if (ended.length > 0)
            yield ended;
    }
    return yield* output.end();
}
class PlainOutput {
    #context;
    #tests = new Map();
    #framework;
    #go = new GoLines();
    #isGo = false;
    #pytest = new PytestSections();
    #unittest = new UnittestSections();
    #runs = new RunOutputs();
    #printed = new capped_text/* CappedText */.R({ head: MAX_PRINTED, tail: 0 });
    #hasSummary = false;
    #countsFailures = false;
    #namesFailure = false;
    #isBroken = false;
    #isSkipped = false;
    constructor(context) {
        this.#context = context;
        this.#framework = context.framework ?? '';
    }
    add(line) {
        if (this.#context.findings === true)
            this.#printed.add(`${line}\n`);
        this.#addToSummary(line);
        if (this.#pytest.add(line) || this.#unittest.add(line))
            return [];
        const ended = this.#go.add(line);
        if (ended === undefined) {
            if (!this.#runs.add(line))
                this.#addResult(line);
            return [];
        }
        this.#isGo = true;
        this.#namesFailure ||= hasFailure(ended);
        return ended;
    }
    #addToSummary(line) {
        const isSummary = plain_SUMMARY.test(line);
        this.#hasSummary ||= isSummary;
        this.#countsFailures ||= (isSummary && COUNTED.test(line)) || /^\s*[1-9]\d* failing\b|^ℹ fail [1-9]/.test(line);
        this.#isBroken ||= BROKEN.test(line);
    }
    #addResult(line) {
        const skips = this.#isSkipped || /^(?:OK|FAILED) \(\w[\w ]*=\d.*\)$/.test(line);
        this.#isSkipped = /^\s*\d+\) Skipped:$/.test(line);
        const test = skips ? undefined : (0,result_lines/* resultIn */.D)(line);
        if (test === undefined || (this.#go.isInPackage && test.id.framework === ''))
            return;
        this.#framework ||= test.id.framework;
        const key = [test.id.file, ...test.id.suite, test.id.name].join('\0');
        const known = this.#tests.get(key);
        if (known === undefined || known.status === test.status || test.status === 'failed')
            this.#tests.set(key, { ...known, ...test });
    }
    *end() {
        const open = this.#go.end();
        if (open.cases.length > 0)
            yield open.cases;
        const runs = this.#runs.end();
        if (runs.cases.length > 0)
            yield runs.cases;
        const tests = this.#resultsBeside(runs.frameworks);
        const summaries = [summaryOf(this.#unittest, 'unittest'), summaryOf(this.#pytest, 'pytest')].filter(isCounted);
        const hasTests = tests.length > 0 || this.#isGo || runs.frameworks.size > 0 || summaries.length > 0;
        const namesFailure = this.#namesFailure || [tests, open.cases, runs.cases].some(hasFailure);
        const unnamed = (this.#countsFailures || this.#isBroken) && !namesFailure;
        const findings = unnamed || tests.length === 0 ? (0,check_findings/* checkFindings */.B)(this.#printed.text()) : [];
        if (!hasTests) {
            if (findings.length === 0)
                throw new report/* UnreadableReport */.s('it holds nothing that looks like the result of a test.');
            yield (0,finding_cases/* findingCases */.x)(findings, { step: '', relative: file => file });
            const note = 'It holds no test: these are findings of a compiler, a type checker or a linter.';
            return { framework: check/* CHECK */.fi, complete: false, notes: [note] };
        }
        yield tests.map(test => this.#caseOf(test));
        if (unnamed && findings.length > 0)
            yield (0,finding_cases/* findingCases */.x)(findings, { step: '', relative: file => file });
        const own = summaries[0]?.framework ?? '';
        return {
            framework: this.#framework || [...runs.frameworks][0] || (this.#isGo ? 'go' : own),
            complete: this.#hasSummary && !unnamed && !open.brokeOff && runs.short.length === 0,
            notes: [...this.#notes(unnamed), ...runs.short, ...this.#go.notRun],
            notRun: this.#go.notRun,
            unnamed: (0,test_run/* sumUnnamed */.a2)([
                ...(runs.frameworks.size > 0 || summaries.length === 0 ? [runs] : []),
                ...summaries.map(summary => ({ unnamed: unnamedOf(tests, summary) })),
            ]),
        };
    }
    #resultsBeside(frameworks) {
        const isRead = ({ id }) => frameworks.has(id.framework) || (frameworks.size > 0 && id.framework === '');
        return [...this.#tests.values()].filter(test => !isRead(test));
    }
    #caseOf({ id, status, durationMs = 0, message: printed = '' }) {
        if (status !== 'failed')
            return { id, status, durationMs, problems: [] };
        const section = this.#sectionOf(id);
        const message = section?.message || printed;
        const problem = { kind: 'failure', type: (0,failure_message/* errorType */.D1)(message), message, stack: section?.text ?? '' };
        return { id, status, durationMs, problems: [problem] };
    }
    #sectionOf(id) {
        if (id.framework === 'pytest')
            return this.#pytest.take(id);
        return id.framework === 'unittest' ? this.#unittest.take(id) : undefined;
    }
    #notes(unnamed) {
        const notes = ["It was read from the runner's printed output; a JUnit report contains more."];
        if (!this.#hasSummary)
            notes.push('It has no summary line: the run may have broken off.');
        if (unnamed)
            notes.push(this.#countsFailures ? 'It counts failures, but names none.' : 'A build or a process of tests failed in it.');
        return notes;
    }
}
function hasFailure(tests) {
    return tests.some(({ status }) => status === 'failed');
}
function summaryOf({ counted, all }, framework) {
    return counted && { framework, counted, all: all ?? counted.passed + counted.failed + counted.skipped };
}
function isCounted(summary) {
    return summary !== undefined;
}
function unnamedOf(tests, { framework, counted, all }) {
    const named = (wanted) => tests.filter(({ id, status }) => id.framework === framework && status === wanted).length;
    const left = (status) => Math.max(0, counted[status] - named(status));
    return { passed: left('passed'), skipped: left('skipped'), counted: all };
}
const LOG_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /;

;// CONCATENATED MODULE: ./lib/test-reports/formats/playwright.js




const TestError = schemas/* object */.Ikc({
    message: schemas/* string */.YjP().nullish(),
    stack: schemas/* string */.YjP().nullish(),
    location: schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* number */.aig() }).nullish(),
});
const Spec = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    line: schemas/* number */.aig(),
    tests: schemas/* array */.YOg(schemas/* object */.Ikc({
        projectName: schemas/* string */.YjP().default(''),
        status: schemas/* string */.YjP().default(''),
        results: schemas/* array */.YOg(schemas/* object */.Ikc({
            status: schemas/* string */.YjP().nullish(),
            duration: schemas/* number */.aig().default(0),
            errors: schemas/* array */.YOg(TestError).default([]),
        })),
    })),
});
const Suite = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    specs: schemas/* array */.YOg(Spec),
    get suites() {
        return schemas/* array */.YOg(Suite).optional();
    },
});
const PlaywrightJson = schemas/* object */.Ikc({
    config: schemas/* object */.Ikc({ rootDir: schemas/* string */.YjP().default('') }),
    suites: schemas/* array */.YOg(Suite),
    stats: schemas/* object */.Ikc({ unexpected: schemas/* number */.aig().default(0) }).prefault({}),
    errors: schemas/* array */.YOg(TestError).default([]),
});
async function* readPlaywrightJson(pieces) {
    const report = await (0,json/* parseJson */.q)(pieces, PlaywrightJson, "a report of Playwright's json reporter");
    const root = report.config.rootDir.replaceAll('\\', '/');
    for (const suite of report.suites)
        yield playwright_casesOf(suite, { root, path: [] });
    const errors = report.errors.filter(({ message }, _, all) => all.length === 1 || !message?.includes('No tests found'));
    yield errors.map((error) => ({
        id: { framework: 'playwright', file: error.location?.file ?? '', suite: [], name: '' },
        status: 'failed',
        durationMs: 0,
        problems: [playwright_problemOf(error, 'error')],
    }));
    return { framework: 'playwright', complete: true, notes: [], counted: report.stats.unexpected };
}
function playwright_casesOf(suite, at) {
    const own = suite.specs.flatMap(spec => spec.tests.map((test) => {
        const project = test.projectName === '' ? [] : [test.projectName];
        const failed = test.status === 'unexpected';
        const errors = test.results.flatMap(({ errors: found }) => found);
        return {
            id: {
                framework: 'playwright',
                file: joined(at.root, spec.file),
                suite: [...project, ...at.path],
                name: spec.title,
            },
            status: failed ? 'failed' : test.status === 'skipped' ? 'skipped' : 'passed',
            durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
            problems: failed || test.status === 'flaky' ? errors.map(error => playwright_problemOf(error, 'failure')) : [],
            line: spec.line,
            ...(test.status === 'flaky' ? { flaky: true } : {}),
        };
    }));
    const inner = (suite.suites ?? []).flatMap(each => playwright_casesOf(each, { root: at.root, path: [...at.path, each.title].filter(title => title !== '') }));
    return [...own, ...inner];
}
function playwright_problemOf(error, kind) {
    const message = (0,external_node_util_.stripVTControlCharacters)(error.message ?? '');
    const stack = (0,external_node_util_.stripVTControlCharacters)(error.stack ?? '') || message;
    const place = error.location ? `\n    at ${error.location.file}:${error.location.line}:1` : '';
    return { kind, type: (0,failure_message/* errorType */.D1)(message), message: message || (0,failure_message/* firstLine */.TM)(stack), stack: stack + place };
}
function joined(root, file) {
    return root === '' || file.startsWith('/') || /^[A-Za-z]:/.test(file) ? file : `${root}/${file}`;
}

// EXTERNAL MODULE: ./lib/test-reports/formats/pytest.js
var pytest = __webpack_require__(21726);
// EXTERNAL MODULE: ./lib/test-reports/dialects/dialect.js
var dialect = __webpack_require__(72314);
;// CONCATENATED MODULE: ./lib/test-reports/formats/rspec.js






const RSpecJson = schemas/* object */.Ikc({
    messages: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    examples: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* string */.YjP().default(''),
        description: schemas/* string */.YjP(),
        full_description: schemas/* string */.YjP(),
        status: schemas/* string */.YjP(),
        file_path: schemas/* string */.YjP(),
        line_number: schemas/* number */.aig(),
        run_time: schemas/* number */.aig().nullish(),
        exception: schemas/* object */.Ikc({ class: schemas/* string */.YjP(), message: schemas/* string */.YjP().nullish(), backtrace: schemas/* array */.YOg(schemas/* string */.YjP()).nullish() })
            .nullish(),
    })),
    summary: schemas/* object */.Ikc({ errors_outside_of_examples_count: schemas/* number */.aig().default(0), failure_count: schemas/* number */.aig().default(0) }),
});
const rspec_ENDED = 'The process ended within an example.';
async function* readRSpecJson(pieces) {
    const report = await (0,json/* parseJson */.q)(pieces, RSpecJson, "a report of RSpec's json formatter");
    yield report.examples.map((example) => {
        const above = (0,title_path/* withoutSuffix */.al)(example.full_description, example.description);
        const { exception } = example;
        const message = (exception?.message ?? '').trim();
        const stack = [message, ...(exception?.backtrace ?? [])].join('\n');
        const ended = example.status === '';
        const failed = ended || example.status === 'failed';
        const file = /^(?<file>.+?)\[[\d:]+\]$/.exec(example.id)?.groups?.file ?? example.file_path;
        const type = exception?.class ?? '';
        const kind = type.startsWith('RSpec::Expectations::') ? 'failure' : 'error';
        return {
            id: { framework: 'rspec', file: (0,dialect/* slashes */.k2)(file), suite: above === '' ? [] : [above], name: example.description },
            status: failed ? 'failed' : example.status === 'passed' ? 'passed' : 'skipped',
            durationMs: Math.round((example.run_time ?? 0) * 1000),
            problems: failed ? [{ kind, type, message: ended ? rspec_ENDED : message, stack }] : [],
            ...(file === example.file_path ? { line: example.line_number } : {}),
        };
    });
    const outside = report.messages.filter(message => /error occurred (?:while loading|outside of examples|in an? )/i.test(message));
    yield outside.map((message) => {
        const plain = (0,external_node_util_.stripVTControlCharacters)(message);
        const file = /while loading (\S+?)\.?[ \t]*$/m.exec(plain)?.[1] ?? /^[ \t]*# (\.\/\S+?):\d+/m.exec(plain)?.[1] ?? '';
        const error = /^(?<type>[A-Z][\w:]*):\n\s+(?<message>\S.*)$/m.exec(plain)?.groups;
        const text = error?.message ?? (0,failure_message/* firstLine */.TM)(plain);
        return {
            id: { framework: 'rspec', file: (0,dialect/* slashes */.k2)(file), suite: [], name: '' },
            status: 'failed',
            durationMs: 0,
            problems: [{ kind: 'error', type: error?.type ?? '', message: text, stack: plain }],
        };
    });
    const complete = report.examples.every(({ status }) => status !== '');
    const counted = report.summary.failure_count + report.summary.errors_outside_of_examples_count;
    return { framework: 'rspec', complete, notes: complete ? [] : [rspec_ENDED], counted };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/asserted-tests.js


const MAX_PROBLEMS = 20;
class AssertedTests {
    #cases = new Map();
    add(point) {
        const { suite, name } = point.id;
        const isAssertion = suite.length > 0 && name !== '' && point.status !== 'skipped';
        const id = isAssertion ? { ...point.id, suite: suite.slice(0, -1), name: suite.at(-1) ?? '' } : point.id;
        const known = this.#cases.get((0,test_case/* testKey */.S8)(id));
        const named = { ...point, id, problems: point.problems.map(each => ({ ...each, message: messageOf(each, name) })) };
        this.#cases.set((0,test_case/* testKey */.S8)(id), known === undefined ? named : merged(known, named));
    }
    cases(errors = '') {
        return [...this.#cases.values()].map(each => (each.id.name === '' ? explained(each, errors) : each));
    }
}
function explained(file, errors) {
    if (file.status !== 'failed')
        return file;
    const blocks = errors.split(/^(?=(?:node:|file:|\/)\S{1,1000}:\d{1,9}$)/m);
    const text = blocks.find(block => block.includes(`/${file.id.file}`));
    const message = text === undefined ? undefined : /^(?:\w*Error\b.*)$/m.exec(text)?.[0];
    if (text === undefined || message === undefined)
        return file;
    return { ...file, problems: [{ kind: 'error', type: (0,failure_message/* errorType */.D1)(message), message, stack: text.trim() }] };
}
function messageOf({ message, stack }, assertion) {
    if (!/^\w+:(?: |$)/.test(message))
        return message;
    const diff = /^ *diff: \|-?\n(?<lines>(?: +.*\n?)*)/m.exec(stack)?.groups?.lines ?? '';
    const changes = diff.split('\n').filter(line => /^ *[-+](?![-+])/.test(line));
    return [assertion, ...changes.map(line => line.trim())].join('\n');
}
function merged(known, point) {
    const failed = known.status === 'failed' || point.status === 'failed';
    return {
        ...known,
        status: failed ? 'failed' : known.status === 'skipped' ? point.status : known.status,
        durationMs: known.durationMs + point.durationMs,
        problems: [...known.problems, ...point.problems].slice(0, MAX_PROBLEMS),
    };
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/tap-details.js



function caseOfPoint({ testCase, details }) {
    const text = details.text();
    const field = (name) => new RegExp(`^[ \\t]*${name}: *(?:'([^]*?)'|"([^]*?)"|(?!\\|)(\\S.*?))[ \\t]*$`, 'm').exec(text)?.slice(1).join('');
    const location = /^(?<file>.*?):(?<line>\d+)(?::\d+)?$/.exec(field('location') ?? '')?.groups;
    const id = { ...testCase.id, ...located(testCase.id) };
    id.file = location?.file?.replace(/^file:\/\//, '') ?? id.file;
    const durationMs = Math.round(Number(field('duration_ms') ?? 0)) || 0;
    const line = location === undefined ? {} : { line: Number(location.line) };
    if (testCase.status !== 'failed')
        return { ...testCase, id, durationMs, ...line };
    const error = block(text, 'error') ?? field('error') ?? block(text, 'message') ?? field('message') ?? text.split('\n')[0] ?? '';
    const message = unescaped(error.trim()) || assertionText(text, field('assertion')) || test_case/* NO_MESSAGE */.se;
    const problem = { kind: 'failure', type: field('name') ?? (0,failure_message/* errorType */.D1)(message), message, stack: text.trim() };
    return { ...testCase, id, durationMs, ...line, problems: [problem] };
}
function located({ suite, name }) {
    const [first = '', ...rest] = suite;
    if (tap_details_FILE.test(first))
        return { file: first, suite: rest, name };
    if (suite.length > 0)
        return { file: '', suite, name };
    const parts = name.split(' > ');
    return tap_details_FILE.test(parts[0] ?? '')
        ? { file: parts.shift() ?? '', suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }
        : { file: '', suite, name };
}
const tap_details_FILE = /\.[cm]?[jt]sx?$/;
const DETAIL = /^ {1,40}(?:'(?<single>[^'\n]{1,200})'|(?<plain>\w[^:\n]{0,200})): *(?<value>\S.*)?$/;
function assertionText(text, assertion) {
    const lines = text.split('\n');
    const from = lines.findIndex(line => /^ *details: *$/.test(line));
    if (assertion === undefined || from < 0)
        return assertion ?? '';
    const outer = indentOf(lines[from] ?? '');
    const end = lines.findIndex((line, at) => at > from && line.trim() !== '' && indentOf(line) <= outer);
    const own = lines.slice(from + 1, end < 0 ? undefined : end);
    const inner = indentOf(own[0] ?? '');
    const said = own.map(line => {
        const { single, plain, value = '' } = (indentOf(line) === inner && DETAIL.exec(line)?.groups) || {};
        const label = (single ?? plain)?.replace(/:$/, '');
        if (label === undefined)
            return line.slice(inner + 2);
        return `${label}:${/^[|>]/.test(value) || value === '' ? '' : ` ${value.replace(/^'(.*)'$/, '$1')}`}`;
    });
    return `${assertion}: ${said.join('\n').trim()}`;
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}
function block(text, name) {
    const found = new RegExp(`^( *)${name}: *\\|[-+]?\\n((?:\\1 +.*\\n|[ \\t]*\\n)*)`, 'm').exec(text)?.[2];
    return found?.replace(/^ +/gm, '').trim();
}
function unescaped(text) {
    return text.replaceAll(/\\([#\\])/g, '$1');
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/tap.js






const tap_MAX_DEPTH = 64;
const TEST_LINE = /^(?<indent>(?: {4})*)(?<not>not )?ok\b(?: +(?<number>\d+))?(?: +- +| +)?(?<rest>.*)$/s;
const SUBTEST = /^(?<indent>(?: {4})*)# Subtest: (?<name>.*)$/;
const PLAN = /^(?<indent>(?: {4})*)1\.\.(?<count>\d+)(?<skip>\s*#\s*skip.*)?$/i;
const YAML = /^(?<indent> *)---\s*$/;
const DIRECTIVE = /\s#\s*(?<word>SKIP|TODO)\b(?<why>.*)$/is;
const TIMING = / # (?:in \d+ ?m?s|time=[\d.]+m?s)(?: \{)?$/;
async function* readTap(pieces, context) {
    if (context.framework !== 'tap')
        return yield* readPoints(pieces, context.framework ?? 'tap');
    const tests = new AssertedTests();
    const points = readPoints(pieces, 'tap');
    let next = await points.next();
    for (; next.done !== true; next = await points.next())
        for (const point of next.value)
            tests.add(point);
    yield tests.cases(context.errors);
    return next.value;
}
async function* readPoints(pieces, framework) {
    const tap = new Tap(framework);
    for await (const raw of (0,decode/* linesOf */.Dx)(pieces)) {
        const cases = tap.line(raw.includes('\u001b') ? (0,external_node_util_.stripVTControlCharacters)(raw) : raw);
        if (cases.length > 0)
            yield cases;
    }
    yield tap.ended();
    return tap.end();
}
class Tap {
    #framework;
    #open = [];
    #braces = [];
    #levels = [];
    #point;
    #yaml;
    #planned;
    #top = 0;
    #bailed;
    #claimed = 0;
    #hasNotOk = false;
    #seen = 0;
    constructor(framework) {
        this.#framework = framework;
    }
    line(line) {
        if (this.#isDetail(line) || this.#isHeading(line))
            return [];
        if (line.trim() === '}' && this.#braces.length > 0)
            return this.#endBrace();
        const test = TEST_LINE.exec(line)?.groups;
        if (test !== undefined)
            return this.#test(test);
        this.#comment(line);
        return [];
    }
    ended() {
        const point = this.#point;
        this.#point = undefined;
        return point === undefined ? [] : [caseOfPoint(point)];
    }
    end() {
        if (this.#seen === 0)
            throw new report/* UnreadableReport */.s('it holds no test point of TAP.');
        const planned = this.#planned;
        const notes = [];
        if (this.#bailed !== undefined)
            notes.push(`The run bailed out: ${this.#bailed}`);
        if (planned !== undefined && planned > this.#top)
            notes.push(`${planned} tests were planned, ${this.#top} ran.`);
        if (planned === undefined)
            notes.push('It has no plan: the run was killed, or had not ended.');
        const counted = this.#hasNotOk ? 0 : this.#claimed;
        return { framework: this.#framework, complete: notes.length === 0, notes, counted };
    }
    #isDetail(line) {
        if (this.#yaml !== undefined) {
            if (line.trim() === '...' && line.startsWith(this.#yaml))
                this.#yaml = undefined;
            else
                this.#point?.details.add(`${line.slice(this.#yaml.length)}\n`);
            return true;
        }
        const indent = YAML.exec(line)?.groups?.indent;
        if (indent === undefined || this.#point === undefined)
            return false;
        this.#yaml = indent;
        return true;
    }
    #isHeading(line) {
        const subtest = SUBTEST.exec(line)?.groups;
        const plan = PLAN.exec(line)?.groups;
        if (subtest !== undefined) {
            const depth = depthOf(subtest.indent);
            this.#closeTo(depth - 1);
            this.#open.push({ depth, name: unescaped(subtest.name ?? '') });
        }
        else if (plan !== undefined) {
            if (plan.indent === '')
                this.#planned = Number(plan.count);
            this.#seen += 1;
        }
        else if (/^\s*Bail out!/.test(line))
            this.#bailed = line.replace(/^\s*Bail out!\s*/, '');
        else
            return false;
        return true;
    }
    #endBrace() {
        const cases = this.ended();
        const brace = this.#braces.pop();
        this.#levels = [];
        if (brace === undefined || !brace.failed || brace.isExplained)
            return cases;
        for (const each of this.#braces)
            each.isExplained = true;
        return [...cases, caseOfPoint(this.#pointOf([...this.#names(this.#braces), brace.name], '', 'failed'))];
    }
    #test(groups) {
        const cases = this.ended();
        this.#seen += 1;
        const rest = groups.rest ?? '';
        const depth = depthOf(groups.indent);
        if (depth + this.#braces.length > tap_MAX_DEPTH)
            throw new report/* UnreadableReport */.s(`it has subtests nested deeper than ${tap_MAX_DEPTH}.`);
        if (depth === 0)
            this.#top += 1;
        const title = unescaped(rest.replace(DIRECTIVE, '').replace(TIMING, '').trim());
        const directive = DIRECTIVE.exec(` ${rest}`)?.groups?.word;
        this.#hasNotOk ||= groups.not !== undefined;
        const failed = groups.not !== undefined && directive === undefined;
        if (rest.endsWith(' {')) {
            this.#braces.push({ depth, name: title.replace(/ \{$/, ''), failed, isExplained: false });
            return cases;
        }
        if (failed)
            for (const each of this.#braces)
                each.isExplained = true;
        const below = this.#counted(depth, failed);
        this.#closeTo(depth);
        const path = this.#names([...this.#braces, ...this.#open.filter(each => each.depth < depth)]);
        if (this.#open.at(-1)?.depth === depth)
            this.#open.pop();
        const isSuite = this.#braces.length === 0 && below !== undefined && below.points > 0;
        if (isSuite && (!failed || below.failed))
            return cases;
        const status = failed ? 'failed' : directive === undefined ? 'passed' : 'skipped';
        this.#point = isSuite ? this.#pointOf([...path, title], '', status) : this.#pointOf(path, title, status);
        return cases;
    }
    #counted(depth, failed) {
        const below = this.#levels.find(each => each.depth === depth + 1);
        this.#levels = this.#levels.filter(each => each.depth <= depth);
        const level = this.#levels.find(each => each.depth === depth);
        if (level === undefined)
            this.#levels.push({ depth, failed, points: 1 });
        else {
            level.failed ||= failed;
            level.points += 1;
        }
        return below;
    }
    #comment(line) {
        const counted = /^# fail {1,9}(\d{1,9})$/.exec(line)?.[1];
        if (counted !== undefined)
            this.#claimed = Number(counted);
        if (this.#point === undefined)
            return;
        const { details, testCase } = this.#point;
        if (testCase.status === 'failed' && /^ {2,}\S/.test(line))
            details.add(`${line.slice(2)}\n`);
        const isSummary = /^\s*# (?:Subtest|tests|suites|pass|fail|cancelled|skipped|todo|duration_ms)\b/.test(line);
        if (/^\s*#/.test(line) && !isSummary)
            details.add(`${line.trim().replace(/^# ?/, '')}\n`);
    }
    #closeTo(depth) {
        while ((this.#open.at(-1)?.depth ?? -1) > depth)
            this.#open.pop();
    }
    #names(open) {
        return open.map(({ name }) => name);
    }
    #pointOf(suite, name, status) {
        const id = { framework: this.#framework, file: '', suite, name };
        return { details: new capped_text/* TestOutput */.I(), testCase: { id, status, durationMs: 0, problems: [] } };
    }
}
function depthOf(indent) {
    return (indent ?? '').length / 4;
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/trx.js



const trx_WHOLE = ['UnitTestResult', 'TestResultAggregation', 'GenericTestResult', 'UnitTest', 'RunInfo', 'Counters'];
const trx_TEXTS = ['Message', 'StackTrace', 'Text'];
const trx_PASSED = new Set(['Passed', 'PassedButRunAborted', 'Completed', 'Warning']);
const trx_SKIPPED = new Set(['NotExecuted', 'Inconclusive', 'NotRunnable', 'Pending', 'Disconnected']);
const ABORTED = new Set(['Aborted', 'Timeout', 'InProgress', 'Disconnected']);
const LOGGED_TEST = /\[(?:FAIL|SKIP)\]\s*$/;
const BROKE_OFF = /\b(?:aborted|crashed|terminated|stack overflow)\b/i;
async function* readTrx(pieces) {
    const results = [];
    const classes = new Map();
    const errors = [];
    let counted = { failures: '', errors: '' };
    let isAborted = false;
    let isRed = false;
    const read = ({ element, above }) => {
        const { name, attributes } = element;
        if (name === 'UnitTest')
            classes.set(attributes.id ?? '', classOf(element));
        else if (name === 'RunInfo') {
            if (attributes.outcome === 'Error')
                errors.push(textOf(element, 'Text'));
        }
        else if (name === 'Counters') {
            const outcome = above.at(-1)?.attributes.outcome ?? '';
            isAborted ||= ABORTED.has(outcome);
            isRed ||= outcome === 'Failed';
            counted = { failures: attributes.failed, errors: attributes.error };
        }
        else {
            results.push(...trx_innermost(element));
            isAborted ||= attributes.outcome === 'Aborted' || attributes.outcome === 'InProgress';
        }
        return [];
    };
    const end = yield* readElements(pieces, { whole: trx_WHOLE, texts: trx_TEXTS, counts: () => undefined, read });
    const tests = results.map(each => trx_caseOf(each, classes.get(each.attributes.testId ?? '') ?? ''));
    const isExplained = tests.some(({ status }) => status === 'failed');
    const outside = errors.filter(text => !LOGGED_TEST.test(text) && (!isExplained || BROKE_OFF.test(text)));
    const cases = [...tests, ...outside.map(runError)];
    yield cases;
    end.integrity.openSuite({ failures: counted.failures ?? '', errors: counted.errors ?? '' });
    if (cases.some(({ status }) => status === 'failed'))
        end.integrity.addFailure();
    end.integrity.closeSuite();
    const ended = dotnetEnd({ integrity: end.integrity, total: end.total + cases.length }, isAborted);
    const isSilent = isRed && ended.complete && !cases.some(({ status }) => status === 'failed');
    return isSilent
        ? { ...ended, complete: false, notes: [...ended.notes, 'The run failed, and no test of it did.'] }
        : ended;
}
function trx_innermost(result) {
    const rows = child(result, 'InnerResults')?.children ?? [];
    return rows.length === 0 ? [result] : rows.flatMap(trx_innermost);
}
function trx_caseOf(result, className) {
    const { testName = '', outcome = 'Error', duration = '' } = result.attributes;
    const found = {
        className,
        name: testName,
        status: trx_PASSED.has(outcome) ? 'passed' : trx_SKIPPED.has(outcome) ? 'skipped' : 'failed',
        durationMs: durationOf(duration),
    };
    if (found.status !== 'failed')
        return dotnetCase(found);
    const info = child(child(result, 'Output'), 'ErrorInfo');
    const message = textOf(info, 'Message') || (outcome === 'Failed' ? '' : `The outcome of the test is ${outcome}.`);
    const kind = outcome === 'Failed' ? 'failure' : 'error';
    return dotnetCase({ ...found, problem: dotnetProblem(message, textOf(info, 'StackTrace'), kind) });
}
function classOf(definition) {
    return (child(definition, 'TestMethod')?.attributes.className ?? '').split(',')[0]?.trim() ?? '';
}
function runError(text) {
    const problem = dotnetProblem((0,failure_message/* firstLine */.TM)(text), text, 'error');
    return dotnetCase({ className: '', name: '', status: 'failed', durationMs: 0, problem });
}
function durationOf(text) {
    const [hours = NaN, minutes = NaN, seconds = NaN] = text.split(':').map(Number);
    const total = (hours * 60 + minutes) * 60_000 + seconds * 1000;
    return Number.isFinite(total) ? Math.round(total) : 0;
}

;// CONCATENATED MODULE: ./lib/test-reports/formats/xunit-net.js


const xunit_net_WHOLE = ['test', 'error'];
const xunit_net_TEXTS = ['message', 'stack-trace'];
async function* readXUnitNet(pieces) {
    const counts = ({ attributes }) => ({ failures: attributes.failed, errors: attributes.errors });
    const read = ({ element }) => [element.name === 'test' ? xunit_net_caseOf(element) : errorCase(element)];
    return dotnetEnd(yield* readElements(pieces, { whole: xunit_net_WHOLE, texts: xunit_net_TEXTS, counts, read }));
}
function xunit_net_caseOf(element) {
    const { type = '', name = '', time, result, 'source-file': file, 'source-line': line } = element.attributes;
    const failure = child(element, 'failure');
    const status = result === 'Pass' ? 'passed' : result === 'Skip' || result === 'NotRun' ? 'skipped' : 'failed';
    const number = Number(line);
    return dotnetCase({
        className: type,
        name,
        status,
        durationMs: milliseconds(time),
        problem: failure === undefined ? undefined : xunit_net_problemOf(failure),
        file,
        line: Number.isInteger(number) && number > 0 ? number : undefined,
    });
}
function errorCase(element) {
    const problem = { ...xunit_net_problemOf(child(element, 'failure') ?? element), kind: 'error' };
    return dotnetCase({ className: element.attributes.name ?? '', name: '', status: 'failed', durationMs: 0, problem });
}
function xunit_net_problemOf(failure) {
    const type = failure.attributes['exception-type'] ?? '';
    const kind = /^Xunit\.|Assert/.test(type) ? 'failure' : 'error';
    return dotnetProblem(textOf(failure, 'message'), textOf(failure, 'stack-trace'), kind, type);
}

;// CONCATENATED MODULE: ./lib/test-reports/detect-format.js














const FORMAT_SAMPLE_LENGTH = 64_000;
const FORMATS = {
    'pytest-json': { marks: /^\s*\{[^]{0,400}"(?:\$report_type|exitcode)"\s*:/, read: pytest/* readPytestJson */.I },
    'go-json': {
        marks: /^\{(?=.*"Action":)(?=.*"(?:Package|ImportPath)":).*\}\s*$|^\{(?:"Time":"[^"\n]{1,40}",)?"Action":"(?:start|run|output)"[,}]/m,
        read: readGoJson,
    },
    'jest-json': {
        marks: /^\s*\{[^]*"num(?:Total|Failed)TestSuites"\s*:/,
        behind: /^\{"num(?:Total|Failed)TestSuites":/m,
        read: readJestJson,
    },
    'mocha-json': {
        marks: /^\s*\{\s*"stats"\s*:\s*\{\s*"suites"\s*:/,
        behind: /^\{\s{1,9}"stats": \{\s{1,9}"suites":/m,
        read: readMochaJson,
    },
    'playwright-json': {
        marks: /^\s*\{\s*"config"\s*:\s*\{[^]*"rootDir"\s*:/,
        behind: /^\{\s{1,9}"config": \{\s{1,9}"(?:argv|configFile|forbidOnly|rootDir)":/m,
        read: readPlaywrightJson,
    },
    'rspec-json': {
        marks: /^\s*\{\s*(?:"version"\s*:[^]*"(?:examples|summary_line)"|"(?:messages|examples)"\s*:\s*\[[^]*"(?:full_description|summary_line)")\s*:/,
        behind: /^\{"version":"[\d.]{1,20}[^"]{0,20}","(?:messages|seed|examples)":/m,
        read: readRSpecJson,
    },
    'dart-json': { marks: /^\{(?=.*"protocolVersion":)(?=.*"type":"start").*\}\s*$/m, read: readDartJson },
    trx: { marks: /^[^<]*(?:<[?!][^<]*)*<TestRun[\s>](?!\s*<(?:Failed|Successful)Tests\b)/, read: readTrx },
    nunit: { marks: /^[^<]*(?:<[?!][^<]*)*<test-(?:run|results|suite)[\s>]/, read: readNUnit },
    xunit: { marks: /^[^<]*(?:<[?!][^<]*)*<assembl(?:y|ies)[\s/>]/, read: readXUnitNet },
    junit: { marks: /^\s*<|<testsuites?[\s>]/, read: readJUnit },
    tap: { marks: /^TAP version \d+$|^[ \t]*(?:not )?ok \d+\b/m, read: readTap },
    cargo: {
        marks: /^running \d+ tests?$|^[ \t]*Running unittests |^[ \t]*Doc-tests \S+$|^error: could not compile `/m,
        read: readCargo,
    },
    plain: { marks: /(?:)/, read: readPlain },
};
function formatOf(head) {
    const found = Object.entries(FORMATS).find(([, { marks, behind }]) => marks.test(head) || behind?.test(head) === true);
    return (found?.[0] ?? 'plain');
}
function readerOf(format) {
    return FORMATS[format].read;
}
const FOREIGN_JSON = [
    [/^\s*\{(?:\s*"\w{1,40}"\s*:\s*"[^"\n]{0,200}"\s*,){0,9}\s*"results"\s*:\s*\{\s*"tool"\s*:/, 'a CTRF report'],
    [/^\s*\{(?=[^]*"historyId"\s*:)(?=[^]*"statusDetails"\s*:)/, 'a result of Allure'],
    [/^\s*\[\s*\{(?=[^]*"keyword"\s*:)(?=[^]*"elements"\s*:)/, "a report of Cucumber's json formatter"],
];
function foreignJson(head) {
    const family = FOREIGN_JSON.find(([marks]) => marks.test(head))?.[1];
    return family && `it is ${family}, which is not read; switch on the runner's own JUnit reporter.`;
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var fflate_esm = __webpack_require__(51306);
;// CONCATENATED MODULE: ./lib/test-reports/case-list.js


const case_list_MAX_CASES = 256;
const case_list_MAX_CHARACTERS = 100_000;
const case_list_NO_PROBLEMS = [];
class CaseList {
    frameworks = new Set();
    length = 0;
    #blocks = [];
    #open = [];
    #characters = 0;
    push(testCase) {
        this.length += 1;
        this.frameworks.add(testCase.id.framework);
        this.#open.push(testCase);
        for (const { message, stack } of testCase.problems)
            this.#characters += message.length + stack.length;
        if (this.#open.length < case_list_MAX_CASES && this.#characters < case_list_MAX_CHARACTERS)
            return;
        this.#blocks.push(packed(this.#open));
        this.#open = [];
        this.#characters = 0;
    }
    *change(changed) {
        const change = (testCase) => (isFailing(testCase) ? changed(testCase) : testCase);
        for (const [index, block] of this.#blocks.entries()) {
            if (!block.hasFailing)
                continue;
            const before = unpacked(block);
            const after = before.map(change);
            if (after.some((each, at) => each !== before[at]))
                this.#blocks[index] = packed(after);
            yield;
        }
        this.#open = this.#open.map(change);
    }
    *failing() {
        for (const block of this.#blocks)
            if (block.hasFailing)
                yield* unpacked(block).filter(isFailing);
        yield* this.#open.filter(isFailing);
    }
    *takeFailing() {
        this.length = 0;
        for (let block = this.#blocks.shift(); block !== undefined; block = this.#blocks.shift())
            if (block.hasFailing)
                yield* unpacked(block).filter(isFailing);
        yield* this.#open.splice(0).filter(isFailing);
    }
    *[Symbol.iterator]() {
        for (const block of this.#blocks)
            yield* unpacked(block);
        yield* this.#open;
    }
}
function isFailing({ status, flaky }) {
    return status === 'failed' || flaky === true;
}
function packed(cases) {
    const likes = [];
    const latest = new Map();
    const rows = cases.map((testCase) => {
        const { id, status, durationMs, ...rest } = testCase;
        let like = latest.get(status);
        if (like === undefined || !isAlike(likes[like]?.id, id)) {
            const { framework, file, suite } = id;
            like = likes.push({ id: { framework, file, suite, name: '' }, status }) - 1;
            latest.set(status, like);
        }
        const duration = Number.isFinite(durationMs) ? durationMs : String(durationMs);
        return case_list_isPlain(testCase)
            ? [like, duration, id.name]
            : [like, duration, id.name, { ...rest, occurrence: id.occurrence }];
    });
    const json = JSON.stringify({ likes, rows });
    const deflated = (0,external_node_zlib_.deflateRawSync)(json, { level: 1 });
    const bytes = Buffer.allocUnsafeSlow(deflated.length);
    deflated.copy(bytes);
    return { bytes, length: Buffer.byteLength(json), hasFailing: cases.some(isFailing) };
}
let room = Buffer.alloc(0);
function unpacked({ bytes, length }) {
    if (room.length < length)
        room = Buffer.allocUnsafeSlow(length);
    (0,fflate_esm/* inflateSync */.HM)(bytes, { out: room.subarray(0, length) });
    const { likes, rows } = JSON.parse(room.toString('utf8', 0, length));
    return rows.flatMap(([index, durationMs, name, more = {}]) => {
        const like = likes[index];
        if (like === undefined)
            return [];
        const { occurrence, ...rest } = more;
        const id = { ...like.id, name, ...(occurrence === undefined ? {} : { occurrence }) };
        return [{ id, status: like.status, durationMs: Number(durationMs), problems: case_list_NO_PROBLEMS, ...rest }];
    });
}
function case_list_isPlain({ id, problems, line, flaky, outcomes }) {
    const isBare = line === undefined && flaky === undefined && outcomes === undefined && id.occurrence === undefined;
    return isBare && problems.length === 0;
}
function isAlike(a, b) {
    return a?.framework === b.framework && a.file === b.file && a.suite === b.suite;
}

;// CONCATENATED MODULE: ./lib/test-reports/merge.js


const PIECE = 256;
const IDENTIFIERS = new Set([
    'pytest',
    'unittest',
    'go',
    'gradle',
    'cargo',
    'phpunit',
    'minitest',
    'test-unit',
    'ctest',
    'gtest',
]);
function* mergeCases(reports, isWanted = () => true) {
    const merged = [];
    let read = 0;
    const indexes = new Map();
    for (const { cases, module } of reports) {
        const counts = new Map();
        const begin = merged.length;
        for (const testCase of cases) {
            read += 1;
            if (read % PIECE === 0)
                yield;
            if (!isWanted(testCase))
                continue;
            const own = merge_keyOf(testCase, module, counts);
            const at = indexes.get(own);
            if (at === undefined) {
                indexes.set(own, merged.length);
                merged.push(testCase);
            }
            else
                merged[at] = merge_joined(merged[at] ?? testCase, testCase, at >= begin);
        }
    }
    return merged;
}
function* mergeLists(reports) {
    const list = yield* mergedList(reports);
    yield* tellApart(list);
    return list;
}
function* mergedList(reports) {
    const [only] = reports;
    const isOne = only !== undefined && reports.length === 1;
    if (isOne && ![...only.cases.frameworks].some(name => IDENTIFIERS.has(name)))
        return only.cases;
    const again = yield* repeated(reports.map(({ cases }) => cases));
    if (isOne && again.size === 0)
        return only.cases;
    const comesAgain = ({ id }) => again.size > 0 && again.has(hashOf(nameOf(id)));
    const joinedCases = (yield* mergeCases(reports, comesAgain)).values();
    const seen = new Set();
    const list = new CaseList();
    let read = 0;
    for (const { cases, module } of reports) {
        const counts = new Map();
        for (const testCase of cases) {
            read += 1;
            if (read % PIECE === 0)
                yield;
            const own = comesAgain(testCase) ? merge_keyOf(testCase, module, counts) : undefined;
            if (own !== undefined && seen.has(own))
                continue;
            if (own !== undefined)
                seen.add(own);
            list.push(own === undefined ? testCase : (joinedCases.next().value ?? testCase));
        }
    }
    return list;
}
function* repeated(lists) {
    const seen = new Set();
    const again = new Set();
    let read = 0;
    for (const list of lists) {
        for (const { id } of list) {
            read += 1;
            if (read % PIECE === 0)
                yield;
            const hash = hashOf(nameOf(id));
            (seen.has(hash) ? again : seen).add(hash);
        }
    }
    return again;
}
function* tellApart(list) {
    const again = yield* repeated([list.failing()]);
    if (again.size === 0)
        return;
    const counts = new Map();
    yield* list.change(testCase => {
        if (testCase.status !== 'failed' || !again.has(hashOf(nameOf(testCase.id))))
            return testCase;
        const key = (0,test_case/* testKey */.S8)(testCase.id);
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return count === 1 ? testCase : { ...testCase, id: { ...testCase.id, occurrence: count } };
    });
}
function hashOf(text) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1)
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return hash;
}
function nameOf({ framework, file, suite, name }) {
    return `${framework}\0${file}\0${suite.join('\0')}\0${name}`;
}
function merge_keyOf({ id }, module, counts) {
    const isLocated = module === undefined || module === '' || id.file.startsWith(`${module}/`);
    const key = isLocated ? nameOf(id) : `${module}\0${nameOf(id)}`;
    if (IDENTIFIERS.has(id.framework))
        return key;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count === 0 ? key : `${key}\0${count}`;
}
function merge_joined(first, second, within) {
    const outcomes = [...(first.outcomes ?? [first.status]), ...(second.outcomes ?? [second.status])];
    const worse = RANK[second.status] > RANK[first.status] ? second : first;
    const passed = outcomes.includes('passed');
    const failed = outcomes.includes('failed');
    const isRepeated = within && first.id.framework === 'pytest';
    const mixed = isRepeated ? passed && !failed : passed && failed;
    const flaky = mixed || (!isRepeated && (first.flaky === true || second.flaky === true));
    const { flaky: _, ...rest } = worse;
    return { ...rest, outcomes, ...(flaky ? { flaky } : {}) };
}
const RANK = { skipped: 0, passed: 1, failed: 2 };

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/test-reports/report-module.js

const MANIFESTS = [
    'package.json',
    'pyproject.toml',
    'setup.py',
    'setup.cfg',
    'pom.xml',
    'build.gradle',
    'build.gradle.kts',
    'go.mod',
    'Cargo.toml',
    'composer.json',
    'Gemfile',
    'pubspec.yaml',
];
const report_module_MAX_DEPTH = 20;
function moduleOf(report, exists) {
    const folders = external_node_path_.posix
        .normalize(external_node_path_.posix.dirname(report.replaceAll('\\', '/')))
        .split('/')
        .filter(part => part !== '' && part !== '.' && part !== '..')
        .slice(-report_module_MAX_DEPTH);
    const isPackage = (folder) => MANIFESTS.some(name => exists(`${folder}/${name}`));
    for (let end = folders.length; end > 0; end -= 1)
        for (let start = 0; start < end; start += 1) {
            const folder = folders.slice(start, end).join('/');
            if (isPackage(folder))
                return folder;
        }
    return '';
}
function relativeIn(module, { relative, exists }) {
    if (module === '')
        return relative;
    return file => {
        const path = file === '' || external_node_path_.posix.isAbsolute(file) ? '' : external_node_path_.posix.normalize(`${module}/${file.replaceAll('\\', '/')}`);
        return path.startsWith(`${module}/`) && exists(path) ? path : relative(file);
    };
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./lib/test-reports/read-reports.js












const MAX_TOTAL = 8_000_000;
const SHORT_STACK = 400;
async function readReport(source, options) {
    const cases = [];
    return { ...(await collectCases(source, options, cases)), cases };
}
async function collectCases(source, options, cases) {
    const { head, all } = await (0,decode/* peek */.se)((0,decode/* decodedText */["if"])(source), FORMAT_SAMPLE_LENGTH);
    if (head.trim() === '')
        throw new report/* UnreadableReport */.s('it is empty.');
    const foreign = options.format === undefined ? foreignJson(head) : undefined;
    if (foreign !== undefined)
        throw new report/* UnreadableReport */.s(foreign);
    const format = options.format ?? formatOf(head);
    const reader = readerOf(format)(all, {
        framework: options.framework,
        likely: options.likely,
        errors: options.errors,
        findings: options.findings,
    });
    const collector = new CaseCollector(cases, options.relative);
    let next = await reader.next();
    for (; next.done !== true; next = await reader.next())
        for (const testCase of next.value)
            collector.add(testCase);
    const { counted = 0, ...end } = next.value;
    if (counted === 0 || collector.hasFailed)
        return { ...end, format };
    const note = `It counts ${(0,wording/* count */.U9)(counted, 'failure')} that it does not name.`;
    return { ...end, format, complete: false, notes: [...end.notes, note] };
}
async function readReports(files, options) {
    const read = await listReports(files, options);
    return { ...read, cases: [...read.cases] };
}
async function listReports(files, options) {
    const reports = [];
    const unreadable = [];
    const notes = [];
    for (const file of files) {
        try {
            const cases = new CaseList();
            const { exists } = options;
            const module = exists === undefined ? '' : moduleOf(file.name, exists);
            const relative = exists === undefined ? options.relative : relativeIn(module, { ...options, exists });
            const report = await collectCases(file.open(), { ...options, relative }, cases);
            reports.push({ ...report, cases, module });
            notes.push(...report.notes.map(note => `${file.name}: ${note}`));
        }
        catch (error) {
            if (!(error instanceof report/* UnreadableReport */.s))
                throw error;
            unreadable.push(`${file.name} cannot be read: ${error.message}`);
        }
    }
    const frameworks = [...new Set(reports.map(({ framework }) => framework))].filter(name => name !== '');
    const complete = unreadable.length === 0 && reports.every(report => report.complete);
    const unnamed = (0,test_run/* sumUnnamed */.a2)(reports) ?? { passed: 0, skipped: 0 };
    const cases = await (0,in_pieces/* inPieces */.x)(mergeLists(reports));
    if (complete && reports.length > 0 && cases.length === 0 && unnamed.passed + unnamed.skipped === 0)
        notes.push('No report holds a test: none ran, or their files could not be loaded and the reporter leaves those out.');
    return { cases, unreadable, notes, complete, frameworks, unnamed };
}
const NO_REASON = { kind: 'failure', type: '', message: test_case/* NO_MESSAGE */.se, stack: '' };
class CaseCollector {
    #cases;
    #relative;
    #files = new Map();
    #held = 0;
    hasFailed = false;
    constructor(cases, relative) {
        this.#cases = cases;
        this.#relative = relative;
    }
    add(testCase) {
        const { id } = testCase;
        this.hasFailed ||= testCase.status === 'failed';
        let file = this.#files.get(id.file);
        if (file === undefined) {
            file = this.#relative(id.file);
            this.#files.set(id.file, file);
        }
        const located = file === id.file ? testCase : { ...testCase, id: { ...id, file } };
        const explained = testCase.status === 'failed' && testCase.problems.length === 0 ? { ...located, problems: [NO_REASON] } : located;
        this.#cases.push(this.#held > MAX_TOTAL ? shortened(explained) : explained);
        for (const { message, stack } of testCase.problems)
            this.#held += message.length + stack.length;
    }
}
function shortened(testCase) {
    if (testCase.problems.length === 0)
        return testCase;
    const own = (text) => (text.length <= SHORT_STACK ? text : (0,own_text/* ownText */.U)(text.slice(0, SHORT_STACK)));
    return {
        ...testCase,
        problems: testCase.problems
            .slice(0, 1)
            .map(each => ({ ...each, message: own(each.message), stack: own(each.stack) })),
    };
}
function keepHeapSmall() {
    (0,external_node_v8_.setFlagsFromString)('--max-semi-space-size=16');
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    (0,external_node_v8_.setFlagsFromString)('--heap-growing-percent=20');
}


/***/ }),

/***/ 82646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ relativeTo),
/* harmony export */   V: () => (/* binding */ scriptPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


const MAX_PATH = 4_096;
function relativeTo(root, exists) {
    const base = root.replaceAll('\\', '/').replace(/\/$/, '');
    return file => {
        if (file.length > MAX_PATH)
            return file;
        const path = file.replaceAll('\\', '/').replace(/^file:\/\//, '');
        if (path.startsWith(`${base}/`))
            return path.slice(base.length + 1);
        if (!node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(path) && !/^[A-Za-z]:\//.test(path)) {
            const plain = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/^\.$/, '');
            return plain === '' || exists(plain) ? plain : (longestEnd(plain) ?? plain);
        }
        return longestEnd(path) ?? path;
    };
    function longestEnd(path) {
        const parts = path.split('/').filter(part => part !== '');
        return parts.map((_, index) => parts.slice(index).join('/')).find(exists);
    }
}
function scriptPath(script) {
    if (!script.startsWith('file:'))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(script) ? script : undefined;
    try {
        return (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(script);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 55562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ UnreadableReport)
/* harmony export */ });
class UnreadableReport extends Error {
}


/***/ })

};
