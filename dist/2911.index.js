export const id = 2911;
export const ids = [2911];
export const modules = {

/***/ 82911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeProgram: () => (/* binding */ describeProgram)
});

// EXTERNAL MODULE: ./lib/cli/command-table.js
var command_table = __webpack_require__(25350);
// EXTERNAL MODULE: ./lib/cli/started-as.js
var started_as = __webpack_require__(46068);
;// CONCATENATED MODULE: ./lib/cli/completion-scripts.js


function completionScript(shell) {
    const commands = command_table/* COMMAND_NAMES */.nZ.map((name) => {
        const entry = command_table/* COMMANDS */.Lo[name];
        const options = entry.options.map(option => ({
            word: `--${option.name}`,
            values: option.value === undefined ? [] : option.values,
            files: option.value !== undefined && option.values === undefined,
        }));
        return { name, entry, options: [...options, { word: '--help', values: [], files: false }] };
    });
    switch (shell) {
        case 'bash':
            return bashScript(commands);
        case 'zsh':
            return zshScript(commands);
        case 'fish':
            return fishScript(commands);
    }
}
const TOP_OPTIONS = ['--help', '--version'];
function bashScript(commands) {
    const names = [...command_table/* COMMAND_NAMES */.nZ, ...TOP_OPTIONS].join(' ');
    const values = commands.flatMap(({ name, options }) => options.flatMap(({ word, values: known }) => {
        if (known === undefined || known.length === 0)
            return [];
        return [`    ${name}:${word}) COMPREPLY=($(compgen -W '${known.join(' ')}' -- "$current")); return ;;`];
    }));
    const words = commands.map(({ name, entry, options }) => {
        const listed = options.map(({ word }) => word).join(' ');
        const operands = entry.words?.join(' ') ?? '';
        return `    ${name}) words='${listed}' operands='${operands}' ;;`;
    });
    return [
        `# Completion of ${started_as/* PROGRAM */.RX} for bash.`,
        '_fix_tests() {',
        '  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"',
        '  local words operands',
        '  COMPREPLY=()',
        `  if [ "$COMP_CWORD" -le 1 ]; then COMPREPLY=($(compgen -W '${names}' -- "$current")); return; fi`,
        '  case "$command:$previous" in',
        ...values,
        '  esac',
        '  case "$command" in',
        ...words,
        '    *) return ;;',
        '  esac',
        '  if [[ "$current" == -* ]]; then COMPREPLY=($(compgen -W "$words" -- "$current"))',
        '  elif [ -n "$operands" ]; then COMPREPLY=($(compgen -W "$operands" -- "$current"))',
        '  else COMPREPLY=($(compgen -f -- "$current")); fi',
        '}',
        `complete -o filenames -F _fix_tests ${started_as/* PROGRAM */.RX}`,
    ].join('\n');
}
function zshScript(commands) {
    const described = commands.map(({ name, entry }) => `    ${quote(`${name}:${entry.about}`)}`);
    const cases = commands.map(({ name, entry, options }) => {
        const specs = options.map(({ word, values, files }) => {
            if (files)
                return quote(`${word}:value:_files`);
            return quote(values === undefined || values.length === 0 ? word : `${word}:value:(${values.join(' ')})`);
        });
        const operands = entry.words === undefined ? '*:file:_files' : `1:word:(${entry.words.join(' ')})`;
        return `    ${name}) _arguments ${[...specs, ...(entry.operands === '' ? [] : [quote(operands)])].join(' ')} ;;`;
    });
    return [
        `#compdef ${started_as/* PROGRAM */.RX}`,
        `# Completion of ${started_as/* PROGRAM */.RX} for zsh.`,
        '_fix_tests() {',
        '  local -a commands=(',
        ...described,
        '  )',
        `  if (( CURRENT == 2 )); then _describe command commands; compadd -- ${TOP_OPTIONS.join(' ')}; return; fi`,
        '  local command="$words[2]"',
        '  shift words; (( CURRENT-- ))',
        '  case "$command" in',
        ...cases,
        '  esac',
        '}',
        'if [ "$funcstack[1]" = "_fix-tests" ]; then _fix_tests "$@"; else compdef _fix_tests fix-tests; fi',
    ].join('\n');
}
function fishScript(commands) {
    const none = '-n __fish_use_subcommand';
    const lines = commands.flatMap(({ name, entry, options }) => {
        const inside = `-n '__fish_seen_subcommand_from ${name}'`;
        const files = entry.operands === '' || entry.words !== undefined ? '-f' : '-F';
        return [
            `complete -c ${started_as/* PROGRAM */.RX} -f ${none} -a ${name} -d ${quote(entry.about)}`,
            `complete -c ${started_as/* PROGRAM */.RX} ${files} ${inside}${entry.words === undefined ? '' : ` -a '${entry.words.join(' ')}'`}`,
            ...options.map(({ word, values, files: takesFile }) => {
                const value = takesFile
                    ? ' -r -F'
                    : values === undefined || values.length === 0
                        ? ''
                        : ` -x -a '${values.join(' ')}'`;
                return `complete -c ${started_as/* PROGRAM */.RX} ${inside} -l ${word.slice(2)}${value}`;
            }),
        ];
    });
    return [
        `# Completion of ${started_as/* PROGRAM */.RX} for fish.`,
        ...lines,
        ...TOP_OPTIONS.map(word => `complete -c ${started_as/* PROGRAM */.RX} -f ${none} -l ${word.slice(2)}`),
    ].join('\n');
}
function quote(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/config/settings.js + 1 modules
var settings = __webpack_require__(79015);
;// CONCATENATED MODULE: ./lib/config/input-descriptions.js



const Entry = schemas/* object */.Ikc({ description: schemas/* string */.YjP(), default: schemas/* string */.YjP().optional() });
const Manifest = schemas/* object */.Ikc({ inputs: schemas/* record */.g1P(schemas/* string */.YjP(), Entry), outputs: schemas/* record */.g1P(schemas/* string */.YjP(), Entry) });
function describeManifest(manifest) {
    const { inputs, outputs } = Manifest.parse((0,dist/* parse */.qg)(manifest));
    const described = (all) => Object.entries(all).map(([name, { description, default: given }]) => ({
        name,
        description,
        fallback: given ?? fallbackText(name),
    }));
    return { inputs: described(inputs), outputs: described(outputs) };
}
function fallbackText(name) {
    const { fallback } = settings/* INPUTS */.mc[name] ?? {};
    const plain = typeof fallback === 'object' && !Array.isArray(fallback) ? undefined : fallback;
    const text = Array.isArray(plain) ? plain.map(String).join(', ') : String(plain ?? '');
    return text === '' ? undefined : text;
}

;// CONCATENATED MODULE: ./lib/cli/help-text.js



const WIDTH = 100;
const INDENT = '      ';
function generalHelp({ program }) {
    const width = Math.max(...command_table/* COMMAND_NAMES */.nZ.map(name => name.length)) + 2;
    return [
        `Usage: ${program} <command> [options]`,
        '',
        `${started_as/* PROGRAM */.RX} turns failing tests into a proved fix: here on a local branch, on GitHub in a pull request.`,
        '',
        'Commands:',
        ...command_table/* COMMAND_NAMES */.nZ.map(name => `  ${name.padEnd(width)}${command_table/* COMMANDS */.Lo[name].about}`),
        '',
        'Options:',
        `  ${'-h, --help'.padEnd(width)}Print this text, or that of a command`,
        `  ${'--version'.padEnd(width)}Print the version`,
        '',
        `Options of a command: ${program} <command> --help`,
    ].join('\n');
}
function commandHelp(name, { program, manifest }) {
    const entry = command_table/* COMMANDS */.Lo[name];
    const described = new Map(describeManifest(manifest).inputs.map(input => [input.name, input]));
    const options = entry.options.flatMap(option => {
        const { about, fallback } = textsOf(option, described.get(option.name));
        return [`  ${optionText(option)}`, ...wrapped(fallback === '' ? about : `${about} Default: ${fallback}`, INDENT)];
    });
    const exits = entry.exits.flatMap((meaning, code) => (meaning === '' ? [] : [`${code} ${meaning}`]));
    return [
        `Usage: ${[program, name, entry.operands, ...(entry.options.length > 0 ? ['[options]'] : [])].filter(Boolean).join(' ')}`,
        '',
        `${entry.about}.`,
        ...entry.details.flatMap(text => ['', ...wrapped(text, '')]),
        ...(options.length === 0 ? [] : ['', 'Options:', ...options]),
        '',
        'Examples:',
        ...entry.examples.flatMap(([words, what]) => [`  ${program} ${words}`, `${INDENT}${what}`]),
        '',
        ...wrapped(`Exit code: ${exits.join('; ')}.`, ''),
    ].join('\n');
}
function optionText({ name, value }) {
    return value === undefined ? `--${name}` : `--${name} ${value}`;
}
function textsOf({ about, values = [] }, input) {
    if (about === undefined)
        return { about: input?.description ?? '', fallback: input?.fallback ?? '' };
    return { about: values.length === 0 ? about : `${about} One of ${values.join(', ')}.`, fallback: '' };
}
function wrapped(text, indent) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
            lines.push(indent + line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, indent + line];
}

// EXTERNAL MODULE: ./lib/cli/shipped-files.js
var shipped_files = __webpack_require__(96995);
;// CONCATENATED MODULE: ./lib/cli/commands/describe.js



function describeProgram(args, program) {
    process.stdout.write(`${textOf(args, program)}\n`);
    return 0;
}
function textOf(args, program) {
    switch (args.kind) {
        case 'version':
            return (0,shipped_files/* packageFacts */.WH)().version;
        case 'completion':
            return completionScript(args.shell);
        case 'help':
            return args.command === undefined
                ? generalHelp({ program })
                : commandHelp(args.command, { program, manifest: (0,shipped_files/* shippedFile */.kA)('action.yml') });
    }
}


/***/ }),

/***/ 96995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ actionReference),
/* harmony export */   WH: () => (/* binding */ packageFacts),
/* harmony export */   kA: () => (/* binding */ shippedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78104);




function shippedFile(name) {
    const program = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url));
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(program);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'action.yml')) && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${name} is missing beside ${program}.`, 'Install fix-tests again.');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
}
function packageFacts() {
    const { version, repository } = JSON.parse(shippedFile('package.json'));
    return { version, repository: /github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository.url)?.[1] ?? '' };
}
function actionReference({ version, repository }) {
    return `${repository}@v${version.split('.', 1)[0]}`;
}


/***/ })

};
