export const id = 9803;
export const ids = [9803];
export const modules = {

/***/ 41444:
/***/ ((module) => {


const array = [];
const charCodeCache = [];

const leven = (left, right) => {
	if (left === right) {
		return 0;
	}

	const swap = left;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (left.length > right.length) {
		left = right;
		right = swap;
	}

	let leftLength = left.length;
	let rightLength = right.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (leftLength > 0 && (left.charCodeAt(~-leftLength) === right.charCodeAt(~-rightLength))) {
		leftLength--;
		rightLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < leftLength && (left.charCodeAt(start) === right.charCodeAt(start))) {
		start++;
	}

	leftLength -= start;
	rightLength -= start;

	if (leftLength === 0) {
		return rightLength;
	}

	let bCharCode;
	let result;
	let temp;
	let temp2;
	let i = 0;
	let j = 0;

	while (i < leftLength) {
		charCodeCache[i] = left.charCodeAt(start + i);
		array[i] = ++i;
	}

	while (j < rightLength) {
		bCharCode = right.charCodeAt(start + j);
		temp = j++;
		result = j;

		for (i = 0; i < leftLength; i++) {
			temp2 = bCharCode === charCodeCache[i] ? temp : temp + 1;
			temp = array[i];
			// eslint-disable-next-line no-multi-assign
			result = array[i] = temp > result ? temp2 > result ? result + 1 : temp2 : temp2 > temp ? temp + 1 : temp2;
		}
	}

	return result;
};

module.exports = leven;
// TODO: Remove this for the next major release
module.exports["default"] = leven;


/***/ }),

/***/ 29069:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _cli_main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30243);

process.exitCode = await (0,_cli_main_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommandLine */ .r)(process.argv.slice(1), process.env);
process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 25350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   OF: () => (/* binding */ SHELLS),
/* harmony export */   nZ: () => (/* binding */ COMMAND_NAMES),
/* harmony export */   t2: () => (/* binding */ isOnlyAction),
/* harmony export */   v: () => (/* binding */ commandNamed)
/* harmony export */ });
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79015);
/* harmony import */ var _frameworks_framework_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32017);
/* harmony import */ var _framework_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76196);



const ONLY_ACTION = new Set([
    'github-token',
    'artifact-name',
    'publish',
    'pull-request-title',
    'sign-commits',
    'keep-days',
    'labels',
    'reviewers',
    'comment',
    'check-run',
    'max-ci-rounds',
    'max-ci-hours',
    'dispatch-ci',
    'open-issues',
    'command-permission',
    'allowed-bots',
    'drafts',
    'opt-in-label',
    'skip-label',
    'upload-transcripts',
    'upload-report',
    'fail-on-unfixed',
    'job-context',
]);
const REPLAY_INPUTS = ['test-command', 'working-directory', 'pass-env', 'test-timeout-minutes'];
const SHELLS = ['bash', 'zsh', 'fish'];
const READ_OPTIONS = [
    {
        name: 'format',
        value: 'NAME',
        values: _frameworks_framework_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FORMATS */ .E,
        about: 'Format of the reports. By default, it is detected.',
    },
    {
        name: 'framework',
        value: 'NAME',
        values: _framework_name_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FRAMEWORKS */ .P,
        about: 'Test framework, if the reports do not name it.',
    },
];
const READ_EXITS = ['all reports were read', '', 'a report cannot be read, or a usage error'];
const READ_DETAILS = 'A FILE is a report, a glob, a directory, or - for standard input. Reports of shards, of a matrix and of retries are merged.';
const COMMANDS = {
    init: {
        about: 'Write the workflow that runs fix-tests on GitHub for this repository',
        operands: '',
        details: [
            'Reads .github/workflows, and writes .github/workflows/fix-tests.yml with the name of the workflow of CI and the steps that set up the tests there. Shows the file, asks in a terminal, and lists what is left to do. It changes no file that exists.',
        ],
        options: [
            {
                name: 'ci-workflow',
                value: 'NAME',
                about: 'Name or file of the workflow that runs the tests. By default, it is found by its steps.',
            },
            { name: 'yes', value: undefined, about: 'Write the file without a question.' },
            { name: 'dry-run', value: undefined, about: 'Write nothing.' },
        ],
        exits: ['written, or shown by --dry-run', 'not written', 'a usage error'],
        examples: [
            ['init', 'in a terminal'],
            ['init --yes --ci-workflow CI', 'in a script'],
        ],
    },
    doctor: {
        about: 'Check that fix-tests can work for this repository, here and on GitHub',
        operands: '',
        details: [
            'Looks at the checkout and its workflows: test framework, reports, permissions, isolation. With a token in GITHUB_TOKEN or GH_TOKEN it also reads the settings on GitHub; the settings of Actions and the names of secrets need the token of an owner (administration: read, secrets: read). It changes nothing and runs no tests.',
            'With a key in ANTHROPIC_API_KEY, ANTHROPIC_AUTH_TOKEN or OPENAI_API_KEY it sends each configured model of that provider one short question, for a fraction of a cent; nothing of the repository is sent.',
        ],
        options: [
            {
                name: 'repository',
                value: 'OWNER/NAME',
                about: 'Repository on GitHub. By default, that of the remote origin.',
            },
            { name: 'json', value: undefined, about: 'Print JSON.' },
        ],
        exits: ['no problem found', 'a problem found', 'a usage error'],
        examples: [
            ['doctor', 'of this checkout'],
            ['doctor --json', 'for a script'],
        ],
    },
    run: {
        about: 'Fix the failing tests of the current folder, on a local branch',
        operands: '[TEST…]',
        details: [
            'Runs the tests of the git repository in the current folder, fixes the failures, and leaves the fix on a local branch fix-tests/…. The work tree must have no uncommitted changes, and is restored. Nothing is pushed.',
            'A TEST is a file or folder of tests, or a part of the name of a test: only the failing tests that it matches are fixed. The whole suite still runs, so that no other test breaks.',
            'The options are inputs of the action, and .github/fix-tests.yml is read. With ANTHROPIC_API_KEY or ANTHROPIC_AUTH_TOKEN, Claude goes first; it is sent the code that it needs. OPENAI_API_KEY is for models openai/… of --models. --models offline sends nothing.',
        ],
        options: [
            { name: 'resume', value: undefined, about: 'Resume an earlier run where it stopped.' },
            { name: 'json', value: 'FILE', about: 'Write the result as JSON.' },
            { name: 'open', value: undefined, about: "Open the report's page in a browser." },
            ..._config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_NAMES */ .Qh.filter(name => !ONLY_ACTION.has(name)).map(inputOption),
        ],
        exits: ['fixed, or nothing to fix', 'not or only partly fixed', 'a usage error'],
        examples: [
            ['run', 'with Claude if there is a key, else offline'],
            ['run --models offline', 'no model, nothing leaves this machine'],
            ['run test/cart.test.ts "total of an empty cart"', 'only these tests'],
            ['run --test-command "npm test" --max-iterations 3', 'with a command of your own'],
        ],
    },
    triage: {
        about: 'Group the failures of test reports by root cause, and list where to look first',
        operands: 'FILE…',
        details: [READ_DETAILS],
        options: [{ name: 'json', value: undefined, about: 'Print JSON.' }, ...READ_OPTIONS],
        exits: READ_EXITS,
        examples: [
            ["triage 'reports/**/*.xml'", 'of all reports that match'],
            ['triage -', 'of a report on standard input, such as that of go test -json ./...'],
        ],
    },
    parse: {
        about: 'Print test reports as JSON',
        operands: 'FILE…',
        details: [READ_DETAILS],
        options: READ_OPTIONS,
        exits: READ_EXITS,
        examples: [['parse reports/', 'of all reports in a directory']],
    },
    replay: {
        about: 'Repeat a recorded conversation with a model',
        operands: 'TRANSCRIPT',
        details: [
            'The answers of the model come from the transcript, a .json file in the folder of transcripts. The tools run on the recorded commit. Nothing is sent, and the checkout is restored.',
        ],
        options: REPLAY_INPUTS.map(inputOption),
        exits: ['same end and same results', 'any difference', 'a usage error'],
        examples: [['replay transcripts/001-fixer-2.json', 'of one conversation']],
    },
    history: {
        about: 'Show what was fixed in this repository, by what and at what cost, and which tests keep breaking',
        operands: '[FILE]',
        details: [
            'Reads refs/fix-tests/history, here and on the remote: which requests there were, what was fixed, which tests are flaky and which keep breaking. With --html it writes a page to FILE, by default fix-tests-history.html. It changes nothing else.',
        ],
        options: [
            { name: 'html', value: undefined, about: 'Write a page in place of text.' },
            { name: 'open', value: undefined, about: 'Open the page in a browser.' },
            { name: 'remote', value: 'NAME', about: 'Remote to read, too. By default origin, if there is one.' },
        ],
        exits: ['shown', '', 'a usage error'],
        examples: [
            ['history', 'as text'],
            ['history --html --open', 'as a page in the browser'],
        ],
    },
    completion: {
        about: 'Print the completion script of a shell',
        operands: SHELLS.join('|'),
        words: SHELLS,
        details: ['The script completes commands, options and their values. It needs fix-tests on the PATH.'],
        options: [],
        exits: ['printed', '', 'a usage error'],
        examples: [
            ['completion bash >> ~/.bashrc', 'for bash'],
            ['completion zsh > "${fpath[1]}/_fix-tests"', 'for zsh'],
            ['completion fish > ~/.config/fish/completions/fix-tests.fish', 'for fish'],
        ],
    },
};
const COMMAND_NAMES = Object.keys(COMMANDS);
function commandNamed(name) {
    return COMMAND_NAMES.find(each => each === name);
}
function isOnlyAction(name) {
    return ONLY_ACTION.has(name);
}
function inputOption(name) {
    const { json } = _config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc[name];
    const values = valuesOf(json);
    const few = values !== undefined && values.length <= 3;
    return { name, value: few ? values.join('|') : placeholderOf(json), ...(values === undefined ? {} : { values }) };
}
function valuesOf({ type, enum: values }) {
    if (type === 'boolean')
        return ['true', 'false'];
    return Array.isArray(values) ? [...new Set(values.map(String))] : undefined;
}
function placeholderOf({ type, format }) {
    if (type === 'integer' || type === 'number')
        return 'N';
    if (Array.isArray(type))
        return 'LIST';
    return format === 'uri' ? 'URL' : 'VALUE';
}


/***/ }),

/***/ 76196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ REPORT_FRAMEWORKS),
/* harmony export */   w: () => (/* binding */ requireFramework)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);
/* harmony import */ var _frameworks_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32850);
/* harmony import */ var _test_reports_dialects_dialects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37601);
/* harmony import */ var _config_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80630);




const REPORT_FRAMEWORKS = [
    ...new Set([..._frameworks_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .FRAMEWORKS */ .i.map(({ name }) => name), ..._test_reports_dialects_dialects_js__WEBPACK_IMPORTED_MODULE_2__/* .DIALECT_NAMES */ .m, 'dart']),
].toSorted();
function requireFramework(name) {
    if (REPORT_FRAMEWORKS.includes(name))
        return name;
    const nearest = (0,_config_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestName */ .q)(name, REPORT_FRAMEWORKS);
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--framework ${name} is not a framework that is known here.`, nearest === undefined ? `Use one of ${REPORT_FRAMEWORKS.join(', ')}.` : `Did you mean ${nearest}?`);
}


/***/ }),

/***/ 30243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ runCommandLine)
});

// NAMESPACE OBJECT: ./node_modules/yoctocolors/base.js
var base_namespaceObject = {};
__webpack_require__.r(base_namespaceObject);
__webpack_require__.d(base_namespaceObject, {
  bgBlack: () => (bgBlack),
  bgBlue: () => (bgBlue),
  bgBlueBright: () => (bgBlueBright),
  bgCyan: () => (bgCyan),
  bgCyanBright: () => (bgCyanBright),
  bgGray: () => (bgGray),
  bgGreen: () => (bgGreen),
  bgGreenBright: () => (bgGreenBright),
  bgMagenta: () => (bgMagenta),
  bgMagentaBright: () => (bgMagentaBright),
  bgRed: () => (bgRed),
  bgRedBright: () => (bgRedBright),
  bgWhite: () => (bgWhite),
  bgWhiteBright: () => (bgWhiteBright),
  bgYellow: () => (bgYellow),
  bgYellowBright: () => (bgYellowBright),
  black: () => (black),
  blue: () => (blue),
  blueBright: () => (blueBright),
  bold: () => (bold),
  cyan: () => (cyan),
  cyanBright: () => (cyanBright),
  dim: () => (dim),
  gray: () => (gray),
  green: () => (green),
  greenBright: () => (greenBright),
  hidden: () => (base_hidden),
  inverse: () => (inverse),
  italic: () => (italic),
  magenta: () => (magenta),
  magentaBright: () => (magentaBright),
  overline: () => (overline),
  red: () => (red),
  redBright: () => (redBright),
  reset: () => (base_reset),
  strikethrough: () => (strikethrough),
  underline: () => (underline),
  underlineBlack: () => (underlineBlack),
  underlineBlue: () => (underlineBlue),
  underlineBlueBright: () => (underlineBlueBright),
  underlineCurly: () => (underlineCurly),
  underlineCyan: () => (underlineCyan),
  underlineCyanBright: () => (underlineCyanBright),
  underlineDashed: () => (underlineDashed),
  underlineDotted: () => (underlineDotted),
  underlineDouble: () => (underlineDouble),
  underlineGray: () => (underlineGray),
  underlineGreen: () => (underlineGreen),
  underlineGreenBright: () => (underlineGreenBright),
  underlineMagenta: () => (underlineMagenta),
  underlineMagentaBright: () => (underlineMagentaBright),
  underlineRed: () => (underlineRed),
  underlineRedBright: () => (underlineRedBright),
  underlineWhite: () => (underlineWhite),
  underlineWhiteBright: () => (underlineWhiteBright),
  underlineYellow: () => (underlineYellow),
  underlineYellowBright: () => (underlineYellowBright),
  white: () => (white),
  whiteBright: () => (whiteBright),
  yellow: () => (yellow),
  yellowBright: () => (yellowBright)
});

// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/config/use-proxy.js
var use_proxy = __webpack_require__(16952);
// EXTERNAL MODULE: ./lib/rendering/markdown-escape.js
var markdown_escape = __webpack_require__(8483);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/frameworks/framework.js
var frameworks_framework = __webpack_require__(32017);
// EXTERNAL MODULE: ./lib/cli/command-table.js
var command_table = __webpack_require__(25350);
// EXTERNAL MODULE: ./lib/cli/framework-name.js
var framework_name = __webpack_require__(76196);
// EXTERNAL MODULE: ./lib/config/nearest-name.js
var nearest_name = __webpack_require__(80630);
;// CONCATENATED MODULE: ./lib/cli/arguments.js






const SHARED = ['help', 'version'];
function parseArguments(argv, program) {
    if (argv.length === 0)
        return { kind: 'help', command: undefined };
    const word = argv.find(each => !each.startsWith('-'));
    if (word === 'help')
        return { kind: 'help', command: helpTopic(argv, program) };
    const command = (0,command_table/* commandNamed */.v)(word);
    if (word !== undefined && command === undefined)
        throw notFirst(argv, program) ?? notACommand(word, program);
    const { values, positionals } = parseStrict(argv, command, program);
    if (values.help === true)
        return { kind: 'help', command };
    if (values.version === true)
        return { kind: 'version' };
    if (command === undefined)
        throw new errors/* UserError */.yo('The command is missing.', `${program} --help lists the commands.`);
    return argumentsOf(command, { values, words: positionals.slice(1), program });
}
function argumentsOf(command, { values, words, program }) {
    const [first] = words;
    switch (command) {
        case 'init': {
            rejectWords(command, words, program);
            const { yes, 'dry-run': dryRun } = values;
            return { kind: command, ciWorkflow: textOf(values['ci-workflow']), yes: yes === true, dryRun: dryRun === true };
        }
        case 'doctor':
            rejectWords(command, words, program);
            return { kind: command, repository: textOf(values.repository), json: values.json === true };
        case 'run': {
            const { resume, json, open, ...inputs } = values;
            const own = { resume: resume === true, json: textOf(json), open: open === true };
            return { kind: command, only: words, inputs: textsIn(inputs), ...own };
        }
        case 'replay':
            if (first === undefined || words.length > 1)
                throw new errors/* UserError */.yo('replay takes exactly one transcript.', 'Name one of the .json files in the folder of transcripts.');
            return { kind: command, file: first, inputs: textsIn(values) };
        case 'parse':
            return { kind: command, ...readArguments(values, words) };
        case 'triage':
            return { kind: command, json: values.json === true, ...readArguments(values, words) };
        case 'history': {
            const html = values.html === true;
            rejectWords(command, html ? words.slice(1) : words, program);
            return { kind: command, html, file: first, open: values.open === true, remote: textOf(values.remote) };
        }
        case 'completion': {
            const shell = command_table/* SHELLS */.OF.find(name => name === first);
            if (shell === undefined || words.length > 1)
                throw new errors/* UserError */.yo(first === undefined
                    ? 'The shell is missing.'
                    : `There is no completion for ${JSON.stringify(words.join(' '))}.`, `Use ${program} completion ${command_table/* SHELLS */.OF.join(', ')}.`.replace(', fish', ' or fish'));
            return { kind: command, shell };
        }
    }
}
function helpTopic(argv, program) {
    const topic = argv.filter(each => !each.startsWith('-'))[1];
    if (topic === undefined)
        return undefined;
    const command = (0,command_table/* commandNamed */.v)(topic);
    if (command === undefined)
        throw notACommand(topic, program);
    return command;
}
function notFirst(argv, program) {
    const [first = ''] = argv;
    const command = argv.find(each => (0,command_table/* commandNamed */.v)(each) !== undefined);
    if (!first.startsWith('-') || command === undefined)
        return undefined;
    return new errors/* UserError */.yo(`${first} stands before the command.`, `Write the command first: ${program} ${command} ${first} …`);
}
function notACommand(word, program) {
    const nearest = (0,nearest_name/* nearestName */.q)(word, command_table/* COMMAND_NAMES */.nZ);
    return new errors/* UserError */.yo(`${JSON.stringify(word)} is not a command.`, nearest === undefined
        ? `Use one of ${command_table/* COMMAND_NAMES */.nZ.join(', ')}; ${program} --help says what they do.`
        : `Did you mean ${nearest}? ${program} --help lists the commands.`);
}
function rejectWords(command, words, program) {
    if (words.length === 0)
        return;
    throw new errors/* UserError */.yo(`${command} takes no argument ${JSON.stringify(words.join(' '))}.`, `${program} ${command} --help shows its options.`);
}
function textOf(value) {
    return typeof value === 'string' ? value : undefined;
}
function textsIn({ help: _help, version: _version, ...inputs }) {
    return inputs;
}
function readArguments({ format, framework }, files) {
    const known = frameworks_framework/* REPORT_FORMATS */.E.find(name => name === format);
    if (typeof format === 'string' && known === undefined) {
        const nearest = (0,nearest_name/* nearestName */.q)(format, frameworks_framework/* REPORT_FORMATS */.E);
        throw new errors/* UserError */.yo(`--format ${format} is not a report format.`, nearest === undefined ? `Use one of ${frameworks_framework/* REPORT_FORMATS */.E.join(', ')}.` : `Did you mean ${nearest}?`);
    }
    if (files.length === 0 && process.stdin.isTTY) {
        throw new errors/* UserError */.yo('The report is missing.', 'Name files, globs or directories, or pass a report on standard input.');
    }
    return {
        files: files.length === 0 ? ['-'] : files,
        format: known,
        framework: typeof framework === 'string' ? (0,framework_name/* requireFramework */.w)(framework) : undefined,
    };
}
function parseStrict(argv, command, program) {
    const own = command === undefined ? [] : command_table/* COMMANDS */.Lo[command].options;
    const options = {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
        ...Object.fromEntries(own.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }])),
    };
    const help = `${[program, ...(command === undefined ? [] : [command])].join(' ')} --help shows the options.`;
    const { tokens } = (0,external_node_util_.parseArgs)({ args: [...argv], options, allowPositionals: true, strict: false, tokens: true });
    for (const token of tokens)
        if (token.kind === 'option' && !Object.hasOwn(options, token.name))
            throw notAnOption(token, { command, names: [...own.map(({ name }) => name), ...SHARED], help });
    try {
        const { values, positionals } = (0,external_node_util_.parseArgs)({ args: [...argv], options, allowPositionals: true, strict: true });
        return { values: values, positionals };
    }
    catch (error) {
        const message = error instanceof Error ? (error.message.split(/\.(?:\s|$)|\n/, 1)[0] ?? '') : String(error);
        throw new errors/* UserError */.yo(`${message}.`, help, { cause: error });
    }
}
function notAnOption({ name, rawName }, by) {
    const { command, names, help } = by;
    const nearest = (0,nearest_name/* nearestName */.q)(name, names);
    const problem = command !== undefined
        ? `${rawName} is not an option of ${command}.`
        : `${rawName} ${nearest === undefined ? 'needs a command' : 'is not an option'}.`;
    if (command !== undefined && (0,command_table/* isOnlyAction */.t2)(name))
        return new errors/* UserError */.yo(problem, 'It is an input of the action, and works only in a job on GitHub.');
    return new errors/* UserError */.yo(problem, nearest === undefined ? help : `Did you mean --${nearest}? ${help}`);
}

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
;// CONCATENATED MODULE: ./node_modules/yoctocolors/base.js


// eslint-disable-next-line no-warning-comments
// TODO: Use a better method when it's added to Node.js (https://github.com/nodejs/node/pull/40240)
// Lots of optionals here to support Deno.
const hasColors = external_node_tty_?.WriteStream?.prototype?.hasColors?.() ?? false;

const format = (open, close) => {
	if (!hasColors) {
		return input => input;
	}

	const openCode = `\u001B[${open}m`;
	const closeCode = `\u001B[${close}m`;

	return input => {
		const string = input + ''; // eslint-disable-line no-implicit-coercion -- This is faster.
		let index = string.indexOf(closeCode);

		if (index === -1) {
			// Note: Intentionally not using string interpolation for performance reasons.
			return openCode + string + closeCode;
		}

		// Handle nested colors.

		// We could have done this, but it's too slow (as of Node.js 22).
		// return openCode + string.replaceAll(closeCode, (close === 22 ? closeCode : '') + openCode) + closeCode;

		let result = openCode;
		let lastIndex = 0;

		// SGR 22 resets both bold (1) and dim (2). When we encounter a nested
		// close for styles that use 22, we need to re-open the outer style.
		const reopenOnNestedClose = close === 22;
		const replaceCode = (reopenOnNestedClose ? closeCode : '') + openCode;

		while (index !== -1) {
			result += string.slice(lastIndex, index) + replaceCode;
			lastIndex = index + closeCode.length;
			index = string.indexOf(closeCode, lastIndex);
		}

		result += string.slice(lastIndex) + closeCode;

		return result;
	};
};

const base_reset = format(0, 0);
const bold = format(1, 22);
const dim = format(2, 22);
const italic = format(3, 23);
const underline = format(4, 24);
// Extended underline styles (`SGR 4:x` sub-parameters).
const underlineDouble = format('4:2', 24);
const underlineCurly = format('4:3', 24);
const underlineDotted = format('4:4', 24);
const underlineDashed = format('4:5', 24);
const overline = format(53, 55);
const inverse = format(7, 27);
const base_hidden = format(8, 28);
const strikethrough = format(9, 29);

const black = format(30, 39);
const red = format(31, 39);
const green = format(32, 39);
const yellow = format(33, 39);
const blue = format(34, 39);
const magenta = format(35, 39);
const cyan = format(36, 39);
const white = format(37, 39);
const gray = format(90, 39);

const bgBlack = format(40, 49);
const bgRed = format(41, 49);
const bgGreen = format(42, 49);
const bgYellow = format(43, 49);
const bgBlue = format(44, 49);
const bgMagenta = format(45, 49);
const bgCyan = format(46, 49);
const bgWhite = format(47, 49);
const bgGray = format(100, 49);

const redBright = format(91, 39);
const greenBright = format(92, 39);
const yellowBright = format(93, 39);
const blueBright = format(94, 39);
const magentaBright = format(95, 39);
const cyanBright = format(96, 39);
const whiteBright = format(97, 39);

const bgRedBright = format(101, 49);
const bgGreenBright = format(102, 49);
const bgYellowBright = format(103, 49);
const bgBlueBright = format(104, 49);
const bgMagentaBright = format(105, 49);
const bgCyanBright = format(106, 49);
const bgWhiteBright = format(107, 49);

// Underline color (`SGR 58`/`59`). It has no basic 16-color form, so the palette index is used.
const underlineBlack = format('58;5;0', 59);
const underlineRed = format('58;5;1', 59);
const underlineGreen = format('58;5;2', 59);
const underlineYellow = format('58;5;3', 59);
const underlineBlue = format('58;5;4', 59);
const underlineMagenta = format('58;5;5', 59);
const underlineCyan = format('58;5;6', 59);
const underlineWhite = format('58;5;7', 59);
const underlineGray = format('58;5;8', 59);

const underlineRedBright = format('58;5;9', 59);
const underlineGreenBright = format('58;5;10', 59);
const underlineYellowBright = format('58;5;11', 59);
const underlineBlueBright = format('58;5;12', 59);
const underlineMagentaBright = format('58;5;13', 59);
const underlineCyanBright = format('58;5;14', 59);
const underlineWhiteBright = format('58;5;15', 59);

;// CONCATENATED MODULE: ./node_modules/yocto-spinner/index.js




const isUnicodeSupported = external_node_process_.platform !== 'win32'
	|| Boolean(external_node_process_.env.WT_SESSION) // Windows Terminal
	|| external_node_process_.env.TERM_PROGRAM === 'vscode';

const isInteractive = stream => Boolean(
	stream.isTTY
	&& external_node_process_.env.TERM !== 'dumb'
	&& !("CI" in external_node_process_.env),
);

const infoSymbol = blue(isUnicodeSupported ? 'ℹ' : 'i');
const successSymbol = green(isUnicodeSupported ? '✔' : '√');
const warningSymbol = yellow(isUnicodeSupported ? '⚠' : '‼');
const errorSymbol = red(isUnicodeSupported ? '✖' : '×');

const defaultSpinner = {
	frames: isUnicodeSupported
		? [
			'⠋',
			'⠙',
			'⠹',
			'⠸',
			'⠼',
			'⠴',
			'⠦',
			'⠧',
			'⠇',
			'⠏',
		]
		: [
			'-',
			'\\',
			'|',
			'/',
		],
	interval: 80,
};

const SYNCHRONIZED_OUTPUT_ENABLE = '\u001B[?2026h';
const SYNCHRONIZED_OUTPUT_DISABLE = '\u001B[?2026l';

// `stripVTControlCharacters()` fails to strip OSC 8 hyperlinks whose URI contains characters such as `(`, leaving the URI in the measured text and inflating the line count. Strip OSC sequences ourselves first. https://github.com/sindresorhus/yocto-spinner/issues/18
// eslint-disable-next-line no-control-regex
const oscSequenceRegex = /][\s\S]*?(?:|\\)/g;

const activeHooksPerStream = new Set();

class YoctoSpinner {
	#frames;
	#interval;
	#currentFrame = -1;
	#timer;
	#handleSignals;
	#text;
	#stream;
	#color;
	#lines = 0;
	#exitHandlerBound;
	#isInteractive;
	#lastSpinnerFrameTime = 0;
	#isSpinning = false;
	#hookedStreams = new Map();
	#isInternalWrite = false;
	#isDeferringRender = false;

	constructor(options = {}) {
		const spinner = options.spinner ?? defaultSpinner;

		if (!Array.isArray(spinner.frames) || spinner.frames.length === 0 || spinner.frames.some(frame => typeof frame !== 'string')) {
			throw new Error('The `spinner.frames` option must be a non-empty array of strings');
		}

		if (spinner.interval !== undefined && !(Number.isInteger(spinner.interval) && spinner.interval > 0)) {
			throw new Error('The `spinner.interval` option must be a positive integer');
		}

		this.#frames = spinner.frames;
		this.#interval = spinner.interval ?? defaultSpinner.interval;
		this.#handleSignals = options.handleSignals ?? true; // SOMEDAY: Remove this option if Node.js ever adds passive signal listeners: https://github.com/nodejs/node/issues/62909
		this.#text = options.text ?? '';
		this.#stream = options.stream ?? external_node_process_.stderr;
		this.#color = options.color ?? 'cyan';
		this.#isInteractive = isInteractive(this.#stream);
		this.#exitHandlerBound = this.#exitHandler.bind(this);
	}

	#internalWrite(action) {
		this.#isInternalWrite = true;
		try {
			return action();
		} finally {
			this.#isInternalWrite = false;
		}
	}

	#stringifyChunk(chunk, encoding) {
		if (chunk === undefined || chunk === null) {
			return '';
		}

		if (typeof chunk === 'string') {
			return chunk;
		}

		if (Buffer.isBuffer(chunk) || ArrayBuffer.isView(chunk)) {
			const normalizedEncoding = typeof encoding === 'string' && encoding !== '' && encoding !== 'buffer' ? encoding : 'utf8';
			return Buffer.from(chunk).toString(normalizedEncoding);
		}

		return String(chunk);
	}

	#withSynchronizedOutput(action) {
		if (!this.#isInteractive) {
			return action();
		}

		try {
			this.#write(SYNCHRONIZED_OUTPUT_ENABLE);
			return action();
		} finally {
			this.#write(SYNCHRONIZED_OUTPUT_DISABLE);
		}
	}

	#hookStream(stream) {
		if (!stream || this.#hookedStreams.has(stream) || typeof stream.write !== 'function') {
			return;
		}

		if (activeHooksPerStream.has(stream)) {
			return;
		}

		const originalWrite = stream.write;
		const hookedWrite = (...writeArguments) => this.#hookedWrite(stream, originalWrite, writeArguments);
		this.#hookedStreams.set(stream, {originalWrite, hookedWrite});
		activeHooksPerStream.add(stream);
		stream.write = hookedWrite;
	}

	#installHook() {
		if (!this.#isInteractive || this.#hookedStreams.size > 0) {
			return;
		}

		const streamsToHook = new Set([this.#stream]);

		if (this.#stream === external_node_process_.stdout || this.#stream === external_node_process_.stderr) {
			if (isInteractive(external_node_process_.stdout)) {
				streamsToHook.add(external_node_process_.stdout);
			}

			if (isInteractive(external_node_process_.stderr)) {
				streamsToHook.add(external_node_process_.stderr);
			}
		}

		for (const stream of streamsToHook) {
			this.#hookStream(stream);
		}
	}

	#uninstallHook() {
		for (const [stream, hookInfo] of this.#hookedStreams) {
			if (stream.write === hookInfo.hookedWrite) {
				stream.write = hookInfo.originalWrite;
			}

			activeHooksPerStream.delete(stream);
		}

		this.#hookedStreams.clear();
	}

	#hookedWrite(stream, originalWrite, writeArguments) {
		const [chunk, encoding, callback] = writeArguments;
		let resolvedEncoding = encoding;
		let resolvedCallback = callback;

		if (typeof resolvedEncoding === 'function') {
			resolvedCallback = resolvedEncoding;
			resolvedEncoding = undefined;
		}

		if (this.#isInternalWrite || !this.isSpinning) {
			return originalWrite.call(stream, chunk, resolvedEncoding, resolvedCallback);
		}

		if (this.#lines > 0) {
			this.clear();
		}

		const chunkString = this.#stringifyChunk(chunk, resolvedEncoding);
		const chunkTerminatesLine = chunkString.at(-1) === '\n';
		const writeResult = originalWrite.call(stream, chunk, resolvedEncoding, resolvedCallback);

		if (chunkTerminatesLine) {
			this.#isDeferringRender = false;
		} else if (chunkString !== '') {
			this.#isDeferringRender = true;
		}

		if (this.isSpinning && !this.#isDeferringRender) {
			this.#render();
		}

		return writeResult;
	}

	start(text) {
		if (text) {
			this.#text = text;
		}

		if (this.isSpinning) {
			return this;
		}

		this.#isSpinning = true;
		this.#hideCursor();
		this.#installHook();
		this.#render();
		this.#subscribeToProcessEvents();

		// Only start the timer in interactive mode
		if (this.#isInteractive) {
			this.#timer = setInterval(() => {
				this.#render();
			}, this.#interval);
		}

		return this;
	}

	stop(finalText) {
		if (!this.isSpinning) {
			return this;
		}

		const shouldWriteNewline = this.#isDeferringRender;
		this.#isSpinning = false;
		if (this.#timer) {
			clearInterval(this.#timer);
			this.#timer = undefined;
		}

		this.#isDeferringRender = false;
		this.#uninstallHook();
		this.#showCursor();
		this.clear();
		this.#unsubscribeFromProcessEvents();

		if (finalText) {
			const prefix = shouldWriteNewline ? '\n' : '';
			this.#stream.write(`${prefix}${finalText}\n`);
		}

		return this;
	}

	#symbolStop(symbol, text) {
		return this.stop(`${symbol} ${text ?? this.#text}`);
	}

	success(text) {
		return this.#symbolStop(successSymbol, text);
	}

	error(text) {
		return this.#symbolStop(errorSymbol, text);
	}

	warning(text) {
		return this.#symbolStop(warningSymbol, text);
	}

	info(text) {
		return this.#symbolStop(infoSymbol, text);
	}

	get isSpinning() {
		return this.#isSpinning;
	}

	get text() {
		return this.#text;
	}

	set text(value) {
		this.#text = value ?? '';
		this.#render();
	}

	get color() {
		return this.#color;
	}

	set color(value) {
		this.#color = value;
		this.#render();
	}

	clear() {
		if (!this.#isInteractive) {
			return this;
		}

		if (this.#lines === 0) {
			return this;
		}

		this.#internalWrite(() => {
			this.#stream.cursorTo(0);

			for (let index = 0; index < this.#lines; index++) {
				if (index > 0) {
					this.#stream.moveCursor(0, -1);
				}

				this.#stream.clearLine(1);
			}
		});

		this.#lines = 0;

		return this;
	}

	#render() {
		if (this.#isDeferringRender) {
			return;
		}

		const useSynchronizedOutput = this.#isInteractive;
		// Ensure we only update the spinner frame at the wanted interval,
		// even if the frame method is called more often.
		const now = Date.now();
		if (this.#currentFrame === -1 || now - this.#lastSpinnerFrameTime >= this.#interval) {
			this.#currentFrame = ++this.#currentFrame % this.#frames.length;
			this.#lastSpinnerFrameTime = now;
		}

		const applyColor = base_namespaceObject[this.#color] ?? cyan;
		const frame = this.#frames[this.#currentFrame];
		let string = `${applyColor(frame)} ${this.#text}`;

		if (!this.#isInteractive) {
			string += '\n';
		}

		if (useSynchronizedOutput) {
			this.#withSynchronizedOutput(() => {
				this.clear();
				this.#write(string);
			});
		} else {
			this.#write(string);
		}

		if (this.#isInteractive) {
			this.#lines = this.#lineCount(string);
		}
	}

	#write(text) {
		this.#internalWrite(() => {
			this.#stream.write(text);
		});
	}

	#lineCount(text) {
		const width = this.#stream.columns || 80; // `columns` can be 0
		const lines = (0,external_node_util_.stripVTControlCharacters)(text.replaceAll(oscSequenceRegex, '')).split('\n');

		let lineCount = 0;
		for (const line of lines) {
			lineCount += Math.max(1, Math.ceil(line.length / width));
		}

		return lineCount;
	}

	#hideCursor() {
		if (this.#isInteractive) {
			this.#write('\u001B[?25l');
		}
	}

	#showCursor() {
		if (this.#isInteractive) {
			this.#write('\u001B[?25h');
		}
	}

	#subscribeToProcessEvents() {
		if (!this.#handleSignals) {
			return;
		}

		external_node_process_.once('SIGINT', this.#exitHandlerBound);
		external_node_process_.once('SIGTERM', this.#exitHandlerBound);
	}

	#unsubscribeFromProcessEvents() {
		if (!this.#handleSignals) {
			return;
		}

		external_node_process_.off('SIGINT', this.#exitHandlerBound);
		external_node_process_.off('SIGTERM', this.#exitHandlerBound);
	}

	#exitHandler(signal) {
		if (this.isSpinning) {
			this.stop();
		}

		// SIGINT: 128 + 2
		// SIGTERM: 128 + 15
		const exitCode = signal === 'SIGINT' ? 130 : (signal === 'SIGTERM' ? 143 : 1);
		external_node_process_.exit(exitCode);
	}
}

function yoctoSpinner(options) {
	return new YoctoSpinner(options);
}

// EXTERNAL MODULE: ./lib/rendering/log-lines.js
var log_lines = __webpack_require__(58412);
;// CONCATENATED MODULE: ./lib/cli/progress-display.js


const BOLD = '\u001b[1m';
const DIM = '\u001b[2m';
const YELLOW = '\u001b[33m';
const PLAIN = '\u001b[0m';
class ProgressDisplay {
    #stream;
    #spinner;
    #live;
    #colors;
    constructor(stream) {
        this.#stream = stream;
        this.#live = stream.isTTY;
        this.#colors = stream.isTTY && stream.hasColors();
        this.#spinner = this.#live ? yoctoSpinner({ stream, handleSignals: false }) : undefined;
    }
    emit = (event) => {
        const { kind, text } = (0,log_lines/* renderEvent */.N)(event);
        if (kind === 'busy') {
            if (this.#spinner !== undefined)
                this.#spinner.start(text);
            return;
        }
        this.end();
        const style = { heading: BOLD, detail: DIM, warning: YELLOW, step: '' }[kind];
        const indent = kind === 'heading' ? '' : kind === 'step' ? '  ' : '    ';
        const mark = kind === 'warning' ? 'warning: ' : '';
        this.#stream.write(this.#colors ? `${indent}${style}${mark}${text}${PLAIN}\n` : `${indent}${mark}${text}\n`);
    };
    end() {
        this.#spinner?.stop();
    }
}

// EXTERNAL MODULE: ./lib/cli/started-as.js
var started_as = __webpack_require__(46068);
;// CONCATENATED MODULE: ./lib/cli/main.js






async function runCommandLine([script = '', ...argv], env) {
    const display = new ProgressDisplay(process.stderr);
    const stop = new AbortController();
    const program = (0,started_as/* startedAs */.EG)({ script, env, cwd: process.cwd() });
    const signal = (advice) => stopOnSignals(stop, advice);
    stopUnread(stop);
    try {
        const args = parseArguments(argv, program);
        await (0,use_proxy/* useProxy */.C)(env);
        switch (args.kind) {
            case 'help':
            case 'version':
            case 'completion':
                return (await __webpack_require__.e(/* import() */ 2911).then(__webpack_require__.bind(__webpack_require__, 82911))).describeProgram(args, program);
            case 'init':
            case 'doctor':
                return await (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(6752), __webpack_require__.e(6528), __webpack_require__.e(8836), __webpack_require__.e(9687), __webpack_require__.e(3607), __webpack_require__.e(1281), __webpack_require__.e(4540), __webpack_require__.e(7504), __webpack_require__.e(3680), __webpack_require__.e(6081), __webpack_require__.e(7855), __webpack_require__.e(6434), __webpack_require__.e(6643)]).then(__webpack_require__.bind(__webpack_require__, 79074))).runInstallCommand(args, env, { program });
            case 'run':
                return await (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(6528), __webpack_require__.e(8836), __webpack_require__.e(9687), __webpack_require__.e(1281), __webpack_require__.e(4568), __webpack_require__.e(4540), __webpack_require__.e(7504), __webpack_require__.e(3680), __webpack_require__.e(6081), __webpack_require__.e(5034), __webpack_require__.e(9230), __webpack_require__.e(7855), __webpack_require__.e(5719), __webpack_require__.e(9257), __webpack_require__.e(8701), __webpack_require__.e(6434), __webpack_require__.e(5567)]).then(__webpack_require__.bind(__webpack_require__, 25567))).runLocally(args, env, {
                    display,
                    signal: signal(`Resume with: ${(0,started_as/* resumeCommand */.VJ)(program, args.only)}`),
                    program,
                });
            case 'replay':
                return await (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(6528), __webpack_require__.e(8836), __webpack_require__.e(9687), __webpack_require__.e(4540), __webpack_require__.e(7504), __webpack_require__.e(3680), __webpack_require__.e(6081), __webpack_require__.e(5719), __webpack_require__.e(8646), __webpack_require__.e(7401)]).then(__webpack_require__.bind(__webpack_require__, 44397))).replayConversation(args, env, {
                    display,
                    signal: signal('The same command plays it again.'),
                });
            case 'history':
                return await (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(7504), __webpack_require__.e(9257), __webpack_require__.e(3156)]).then(__webpack_require__.bind(__webpack_require__, 34424))).showHistory(args, env);
            case 'parse':
                return await (await Promise.all(/* import() */[__webpack_require__.e(6528), __webpack_require__.e(4540), __webpack_require__.e(154)]).then(__webpack_require__.bind(__webpack_require__, 60154))).parseReports(args);
            case 'triage':
                return await (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(6528), __webpack_require__.e(8836), __webpack_require__.e(4540), __webpack_require__.e(7504), __webpack_require__.e(3680), __webpack_require__.e(9230), __webpack_require__.e(5831)]).then(__webpack_require__.bind(__webpack_require__, 25831))).triageReports(args, env);
        }
    }
    catch (thrown) {
        display.end();
        const error = stop.signal.aborted ? stop.signal.reason : thrown;
        if (error instanceof Stopped) {
            process.stderr.write(`${error.sentence}\n`);
            return 1;
        }
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        process.stderr.write(`fix-tests: ${(0,markdown_escape.logLine)(error.sentence)}\n`);
        return 2;
    }
}
class Stopped extends errors/* UserError */.yo {
    constructor(advice) {
        super('Stopped. The work tree is restored, and verified commits are kept.', advice);
    }
}
function stopUnread(stop) {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => stop.abort(new Stopped('Its output could no longer be written.')));
}
function stopOnSignals(stop, advice) {
    const end = () => stop.abort(new Stopped(advice));
    process.once('SIGINT', end);
    process.on('SIGTERM', end);
    return stop.signal;
}


/***/ }),

/***/ 46068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ startedAs),
/* harmony export */   RX: () => (/* binding */ PROGRAM),
/* harmony export */   VJ: () => (/* binding */ resumeCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_text_installed_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83544);
/* harmony import */ var _domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48036);




const PROGRAM = 'fix-tests';
function startedAs({ script, env, cwd }) {
    const real = realPath(script);
    const folders = (env.PATH ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(folder => folder !== '');
    const found = folders.find(folder => realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, PROGRAM)) !== undefined);
    if (real !== undefined && found !== undefined && realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(found, PROGRAM)) === real)
        return (0,_domain_text_installed_code_js__WEBPACK_IMPORTED_MODULE_2__/* .isInstalledCode */ .q)(found) ? `npx ${PROGRAM}` : PROGRAM;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, script);
    return `node ${(0,_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(path.startsWith('..') ? script : path)}`;
}
function resumeCommand(program, only) {
    const words = only.some(word => word.startsWith('-')) ? ['--', ...only] : only;
    return [program, 'run', '--resume', ...words.map(_domain_text_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)].join(' ');
}
function realPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 68007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O3: () => (/* binding */ ownWorkflow),
/* harmony export */   ON: () => (/* binding */ actionsEnvOf),
/* harmony export */   nU: () => (/* binding */ DEFAULT_BRANCH)
/* harmony export */ });
/* harmony import */ var _domain_model_workflow_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72001);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);


const DEFAULT_BRANCH = 'fix-tests/{head}-{sha}';
function actionsEnvOf(env) {
    const required = (name) => {
        const value = env[name];
        if (value !== undefined && value !== '')
            return value;
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${name} is not set, so this is not a step of a GitHub Actions job.`, 'Use the command line instead: npx fix-tests run.');
    };
    return Object.freeze({
        eventName: required('GITHUB_EVENT_NAME'),
        eventPath: required('GITHUB_EVENT_PATH'),
        workspace: required('GITHUB_WORKSPACE'),
        repository: required('GITHUB_REPOSITORY'),
        serverUrl: required('GITHUB_SERVER_URL'),
        apiUrl: required('GITHUB_API_URL'),
        sha: required('GITHUB_SHA'),
        ref: env.GITHUB_REF ?? '',
        temp: required('RUNNER_TEMP'),
        runId: Number(env.GITHUB_RUN_ID ?? 0),
        runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1),
        workflow: env.GITHUB_WORKFLOW ?? '',
        workflowRef: env.GITHUB_WORKFLOW_REF ?? '',
        actionRepository: env.GITHUB_ACTION_REPOSITORY ?? '',
        actor: env.GITHUB_ACTOR ?? '',
        runner: env.RUNNER_NAME ?? '',
        job: env.GITHUB_JOB ?? '',
    });
}
function ownWorkflow({ workflow, workflowRef, repository }) {
    const prefix = `${repository}/`.toLowerCase();
    const isHere = workflowRef.toLowerCase().startsWith(prefix);
    return { name: workflow, path: isHere ? (0,_domain_model_workflow_name_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowPath */ .R)(workflowRef.slice(prefix.length)) : undefined };
}


/***/ }),

/***/ 80630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41444);

const MAX_ERRORS = 2;
const MAX_TYPED = 100;
function nearestName(typed, names) {
    if (typed.length > MAX_TYPED)
        return undefined;
    const word = typed.toLowerCase();
    const [nearest] = names
        .map(name => ({ name, errors: isSwapped(name, word) ? 1 : leven__WEBPACK_IMPORTED_MODULE_0__(name, word) }))
        .filter(({ name, errors }) => errors <= MAX_ERRORS && errors * 3 <= name.length)
        .toSorted((a, b) => a.errors - b.errors);
    const begun = names.filter(name => word.length > 1 && name.startsWith(word));
    return nearest?.name ?? (begun.length === 1 ? begun[0] : undefined);
}
function isSwapped(name, typed) {
    const at = name.split('').findIndex((letter, index) => letter !== typed[index]);
    if (at < 0)
        return false;
    return typed === `${name.slice(0, at)}${name.slice(at + 1, at + 2)}${name.slice(at, at + 1)}${name.slice(at + 2)}`;
}


/***/ }),

/***/ 16952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ useProxy)
/* harmony export */ });
async function useProxy(env) {
    if (!['http_proxy', 'https_proxy'].some(name => (env[name] ?? env[name.toUpperCase()] ?? '') !== ''))
        return;
    const [undici, { HttpClient }] = await Promise.all([__webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19)), Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(4942)]).then(__webpack_require__.bind(__webpack_require__, 44942))]);
    const clients = { 'http:': new HttpClient(), 'https:': new HttpClient() };
    const direct = undici.getGlobalDispatcher();
    class Proxied extends undici.Dispatcher {
        dispatch(options, handler) {
            const url = new URL(String(options.origin));
            const proxy = clients[url.protocol === 'http:' ? 'http:' : 'https:'].getAgentDispatcher(url.href);
            return (proxy ?? direct).dispatch(options, handler);
        }
    }
    undici.setGlobalDispatcher(new Proxied());
}


/***/ }),

/***/ 78104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   DD: () => (/* binding */ NoReports),
/* harmony export */   Gs: () => (/* binding */ NothingNew),
/* harmony export */   LL: () => (/* binding */ Unreachable),
/* harmony export */   Li: () => (/* binding */ RequestBusy),
/* harmony export */   QC: () => (/* binding */ LedgerConflict),
/* harmony export */   Zk: () => (/* binding */ UnreadableReports),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   bz: () => (/* binding */ StaleReports),
/* harmony export */   fC: () => (/* binding */ BranchConflict),
/* harmony export */   gH: () => (/* binding */ branchInTheWay),
/* harmony export */   kg: () => (/* binding */ BranchCheckedOut),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zV: () => (/* binding */ NoSuchTest)
/* harmony export */ });
class UserError extends Error {
    remedy;
    constructor(problem, remedy, options) {
        super(problem, options);
        this.name = 'UserError';
        this.remedy = remedy;
    }
    get sentence() {
        return `${this.message} ${this.remedy}`;
    }
}
function messageOf(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.replace(/\s+/g, ' ').trim();
}
function sentenceOf(error) {
    return error instanceof UserError ? error.sentence : messageOf(error);
}
function branchInTheWay(branch, options) {
    return new UserError(`The branch ${branch} is in the way of the branch of the fix: git keeps branches as files and folders.`, 'Rename it, or choose another name with the input branch.', options);
}
class NoSuchTest extends UserError {
}
class NoReports extends UserError {
}
class UnreadableReports extends NoReports {
}
class StaleReports extends UserError {
}
class NothingNew extends UserError {
}
class RequestBusy extends UserError {
}
class Unreachable extends UserError {
}
class LedgerConflict extends Error {
}
class BranchConflict extends Error {
}
class BranchCheckedOut extends BranchConflict {
    worktree;
    constructor(worktree, options) {
        super(`the branch is checked out in ${worktree}`, options);
        this.worktree = worktree;
    }
}


/***/ }),

/***/ 72001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ workflowPath),
/* harmony export */   t: () => (/* binding */ isRunOf)
/* harmony export */ });
function workflowPath(path) {
    const [file = ''] = path.split('@', 1);
    return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(file) ? file : undefined;
}
function isRunOf(run, workflow) {
    return workflow.path === undefined ? run.name === workflow.name : workflowPath(run.path) === workflow.path;
}


/***/ }),

/***/ 26625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   Ci: () => (/* binding */ revealHidden),
/* harmony export */   Q6: () => (/* binding */ visibleText),
/* harmony export */   e0: () => (/* binding */ jsonEscape)
/* harmony export */ });
const SEQUENCE = /(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])(?:[^\u0007\u001b\u009c\n]{0,2000}(?:\u0007|\u001b\\|\u009c))?|(?:\u001b\[|\u009b)[0-?]{0,100}[ -/]{0,10}[@-~]?|\u001b[ -/]{0,10}[0-~]?/g;
const HIDDEN = /(?<join>(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3))|[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\ufff9-\ufffb]/gu;
const SEPARATOR = /[\p{Cc}\u2028\u2029]/u;
function visibleText(text) {
    return replaceHidden(text, sign => (SEPARATOR.test(sign) ? ' ' : ''));
}
function revealHidden(text) {
    return replaceHidden(text, sign => `⟨U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`);
}
function replaceHidden(text, replace) {
    return text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(SEQUENCE, '')
        .replace(HIDDEN, (sign, join) => sign === '\n' || sign === '\t' || join !== undefined ? sign : replace(sign));
}
function visibleJson(value, indent) {
    return JSON.stringify(value, undefined, indent).replace(HIDDEN, (sign, join) => sign === '\n' || join !== undefined ? sign : jsonEscape(sign));
}
function jsonEscape(sign) {
    return sign.replace(/[^]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 90388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eA: () => (/* binding */ ZERO_WIDTH),
/* harmony export */   gQ: () => (/* binding */ inertCode),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   r: () => (/* binding */ brokenTrailer),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26625);

const ZERO_WIDTH = '\u200b';
function plainLine(text, max = 300) {
    const line = (0,_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text.slice(0, 10 * max)).replace(/\s+/g, ' ');
    return inertLine(line.trim())
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}
function plainText(text, max = 4_000) {
    return (0,_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text.slice(0, max))
        .split('\n')
        .map(line => inertLine(line.trimEnd()))
        .join('\n');
}
function inertLine(line) {
    return withoutTrailer(withoutSkip(line))
        .replace(/#(?=\d)/g, `#${ZERO_WIDTH}`)
        .replace(/@(?=[^\s@])/g, `@${ZERO_WIDTH}`)
        .replace(/(GH-)(?=\d)/gi, `$1${ZERO_WIDTH}`)
        .replace(/(www)\./gi, `$1${ZERO_WIDTH}.`)
        .replaceAll('://', `:${ZERO_WIDTH}//`);
}
const SKIP = /\[ ?((?:skip|no)[ -][\w-]{1,30}|[\w-]{1,30}[ -]skip) ?\]|\*\*\*(NO_CI)\*\*\*/gi;
function withoutSkip(line) {
    return line.replace(SKIP, (_, words, azure = '') => `(${words ?? azure})`);
}
const TRAILER_NAME = /^([ \t]{0,100})(fix-tests-[\w-]{0,50}|[\w-]{1,50}-(?:by|id)|(?:skip|request)-checks|cc)[ \t]{0,100}:/i;
function withoutTrailer(line) {
    return line.replace(TRAILER_NAME, '$1$2 -');
}
function brokenTrailer(line) {
    return line.replace(TRAILER_NAME, `$1$2${ZERO_WIDTH}:`);
}
const CLOSES = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(:? ?)(?=(?:[\w.-]{1,100}\/[\w.-]{1,100})?#\d|GH-\d|https?:\/\/)/gi;
function inertCode(text) {
    return text
        .replace(SKIP, words => words.replace(/^.[^]/, `$&${ZERO_WIDTH}`))
        .split('\n')
        .map(brokenTrailer)
        .join('\n')
        .replace(CLOSES, `$1${ZERO_WIDTH}$2`);
}


/***/ }),

/***/ 48036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MP: () => (/* binding */ escapePattern),
/* harmony export */   Tg: () => (/* binding */ shellLine),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
function shellWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function escapePattern(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
const PIECE = /(?<blank>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[\s\S])*)"|\\(?<escaped>[\s\S])|(?<operator>\$\(|`|&&|\|\||>>|>&|[;|&<>])|(?<plain>[^\s'"\\;|&<>`$]+|[\s\S])/g;
function shellLine(text) {
    const words = [];
    const globs = new Set();
    let word;
    let isGlob = false;
    const end = () => {
        if (word !== undefined)
            words.push(word);
        if (word !== undefined && isGlob)
            globs.add(word);
        word = undefined;
        isGlob = false;
    };
    let operator;
    let open;
    for (const { groups = {} } of text.trim().matchAll(PIECE)) {
        operator ??= groups.operator ?? /(?<!\\)(?:\$\(|`)/.exec(groups.double ?? '')?.[0];
        if (groups.plain === "'" || groups.plain === '"')
            open ??= groups.plain;
        if (groups.blank === undefined) {
            const double = groups.double?.replace(/\\(["\\$`])/g, '$1');
            word = (word ?? '') + (groups.single ?? double ?? groups.escaped ?? groups.operator ?? groups.plain ?? '');
            isGlob ||= /[*?[]/.test(groups.plain ?? '');
        }
        else
            end();
    }
    end();
    return { words, globs: [...globs], operator, open };
}


/***/ }),

/***/ 32017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ REPORT_FORMATS)
/* harmony export */ });
const REPORT_FORMATS = [
    'junit',
    'jest-json',
    'mocha-json',
    'playwright-json',
    'pytest-json',
    'rspec-json',
    'go-json',
    'dart-json',
    'trx',
    'nunit',
    'xunit',
    'tap',
    'cargo',
    'plain',
];


/***/ }),

/***/ 8483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeBlock: () => (/* binding */ codeBlock),
/* harmony export */   inlineCode: () => (/* binding */ inlineCode),
/* harmony export */   inlineProse: () => (/* binding */ inlineProse),
/* harmony export */   inlineText: () => (/* binding */ inlineText),
/* harmony export */   linkTo: () => (/* binding */ linkTo),
/* harmony export */   logLine: () => (/* binding */ logLine),
/* harmony export */   tableRow: () => (/* binding */ tableRow),
/* harmony export */   truncateText: () => (/* binding */ truncateText)
/* harmony export */ });
/* harmony import */ var _domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26625);
/* harmony import */ var _domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90388);


function truncateText(text, max) {
    return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
function inlineText(text, max = 1_000) {
    const cut = text.length > max ? `${truncateText(text, max)}…` : text;
    const line = (0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(cut).replace(/\s+/g, ' ').trim();
    return ((0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenTrailer */ .r)(line)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/([\\`*_[\]|~#!])/g, '\\$1')
        .replace(/#(?=\w)/g, `#${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}`)
        .replace(/@(?=[^\s@])/g, `@${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}`)
        .replace(/(GH-)(?=\d)/gi, `$1${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}`)
        .replace(/(www)\./gi, `$1${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}.`)
        .replaceAll('://', `:${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}//`)
        .replace(SHORTCODE, `:${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}`));
}
const SHORTCODE = /:(?=(?:100|1234|[\w+\\-]{0,40}[a-z+-][\w+\\-]{0,40}):)/g;
function inlineProse(text, max = 1_000) {
    const cut = text.length > max ? `${truncateText(text, max)}…` : text;
    return cut
        .split(/(`[^`\n]+`)/)
        .map(part => /^`[^`\n]+`$/.test(part)
        ? inlineCode(part.slice(1, -1))
        : inlineText(` ${part} `).length === 0
            ? ' '
            : spaced(part))
        .join('')
        .trim();
}
function spaced(part) {
    const lead = /^\s/.test(part) ? ' ' : '';
    const trail = /\s$/.test(part) ? ' ' : '';
    return lead + inlineText(part) + trail;
}
function inlineCode(text) {
    const line = (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .inertCode */ .gQ)((0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .revealHidden */ .Ci)(text)).replace(/\s+/g, ' ').trim();
    const longest = longestTicks(line);
    const fence = '`'.repeat(longest + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return line === '' ? '' : `${fence}${pad}${line}${pad}${fence}`;
}
function tableRow(cells) {
    const escaped = cells.map(cell => withCodeBars(String(cell)).replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|'));
    return `| ${escaped.join(' | ')} |`;
}
const CODE = /(?<![\\`])(`{1,99})(?!`)[^]*?[^`]\1(?!`)/g;
function withCodeBars(cell) {
    return cell.replace(CODE, code => code.replace(/(?<!\\)(\\(?:\\\\)*)\|/g, `$1${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}|`));
}
function linkTo(text, address) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return text;
    return `[${text}](${url.href.replace(/[()<>@\s]/g, letter => `%${letter.charCodeAt(0).toString(16)}`)})`;
}
function longestTicks(text) {
    let longest = 0;
    for (const [ticks] of text.matchAll(/`+/g))
        longest = Math.max(longest, ticks.length);
    return longest;
}
function codeBlock(text, language = '') {
    const code = (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .inertCode */ .gQ)((0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .revealHidden */ .Ci)(text));
    const longest = Math.max(2, longestTicks(code));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}
function logLine(text) {
    const plain = (0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text).replace(/\p{Cc}+/gu, ' ');
    return plain.replace(/^(\s*):(?=:)/, `$1:${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}`).replaceAll('##[', `#${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}#[`);
}


/***/ })

};
