export const id = 658;
export const ids = [658];
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
/* harmony import */ var _cli_main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98646);

process.exitCode = await (0,_cli_main_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommandLine */ .r)(process.argv.slice(2), process.env);
process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 98646:
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/rendering/markdown-escape.js
var markdown_escape = __webpack_require__(8483);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/frameworks/framework.js
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

// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __webpack_require__(41444);
// EXTERNAL MODULE: ./lib/frameworks/registry.js
var registry = __webpack_require__(32850);
// EXTERNAL MODULE: ./lib/test-reports/dialects/dialects.js + 7 modules
var dialects = __webpack_require__(30366);
;// CONCATENATED MODULE: ./lib/cli/framework-name.js




const NAMES = [...new Set([...registry/* FRAMEWORKS */.i.map(({ name }) => name), ...dialects/* DIALECT_NAMES */.m, 'dart'])].toSorted();
const MAX_ERRORS = 2;
function requireFramework(name) {
    if (NAMES.includes(name))
        return name;
    const [nearest] = NAMES.map(known => ({ known, errors: leven(known, name.toLowerCase()) }))
        .filter(({ errors }) => errors <= MAX_ERRORS)
        .toSorted((a, b) => a.errors - b.errors);
    throw new errors/* UserError */.yo(`--framework ${name} is not a framework that is known here.`, nearest === undefined ? `Use one of ${NAMES.join(', ')}.` : `Did you mean ${nearest.known}?`);
}

// EXTERNAL MODULE: ./lib/config/settings.js + 1 modules
var settings = __webpack_require__(79015);
;// CONCATENATED MODULE: ./lib/cli/help-text.js


const ONLY_ACTION = new Set([
    'github-token',
    'artifact-name',
    'publish',
    'sign-commits',
    'labels',
    'reviewers',
    'comment',
    'check-run',
    'dispatch-ci',
    'open-issues',
    'command-permission',
    'allowed-bots',
    'drafts',
    'opt-in-label',
    'skip-label',
    'upload-transcripts',
    'fail-on-unfixed',
    'job-context',
]);
const FLAGS = settings/* INPUT_NAMES */.Qh.filter(name => !ONLY_ACTION.has(name));
const USAGE = `Usage: fix-tests run [options]
       fix-tests parse FILE… [--format NAME] [--framework NAME]
       fix-tests triage FILE… [--json] [--format NAME] [--framework NAME]
       fix-tests replay TRANSCRIPT [--test-command VALUE] [--working-directory VALUE]

run     Run the tests of the git repository in the current folder, fix the failures, and leave
        the fix on a local branch fix-tests/…  The work tree must have no uncommitted changes.
parse   Print test reports as JSON. FILE is a file, a glob, a directory, or - for stdin.
triage  Group the failures of test reports by root cause, and list where to look first.
replay  Repeat a recorded conversation with a model: the model's answers come from the transcript,
        the tools run on the recorded commit. Nothing is sent, and the checkout is restored.

Options of run (the same names as the action's inputs):
${FLAGS.map(name => `  --${name} VALUE`).join('\n')}
  --resume            resume an earlier run where it stopped
  --json FILE         write the result as JSON

Options of parse and triage:
  --format NAME       ${REPORT_FORMATS.join(', ')}
  --framework NAME    the test framework, if the report does not name it
  --json              triage: print JSON

  --help, --version

Exit code of run: 0 fixed or nothing to fix, 1 not or only partly fixed, 2 usage error.
Exit code of replay: 0 same end and same results, 1 any difference, 2 usage error.
Exit code of parse and triage: 0 all reports read, 2 unreadable report or usage error.`;

;// CONCATENATED MODULE: ./lib/cli/arguments.js





const REPLAY_INPUTS = ['test-command', 'working-directory', 'pass-env', 'test-timeout-minutes'];
const HELP = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } };
const READ = { format: { type: 'string' }, framework: { type: 'string' } };
const COMMANDS = {
    run: {
        ...Object.fromEntries(FLAGS.map(name => [name, { type: 'string' }])),
        resume: { type: 'boolean' },
        json: { type: 'string' },
    },
    replay: Object.fromEntries(REPLAY_INPUTS.map(name => [name, { type: 'string' }])),
    parse: READ,
    triage: { ...READ, json: { type: 'boolean' } },
};
function parseArguments(argv) {
    if (argv.length === 0)
        return { kind: 'help' };
    const command = argv.find(word => !word.startsWith('-'));
    const { values, positionals } = parseStrict(argv, optionsOf(command));
    if (values.help === true)
        return { kind: 'help' };
    if (values.version === true)
        return { kind: 'version' };
    switch (command) {
        case 'run':
            if (positionals.length > 1)
                throw notACommand(positionals.join(' '));
            return runArguments(values);
        case 'replay': {
            const [, file, ...more] = positionals;
            if (file === undefined || more.length > 0)
                throw new errors/* UserError */.yo('replay takes exactly one transcript.', 'Name one of the .json files in the folder of transcripts.');
            const { help: _help, version: _version, ...inputs } = values;
            return { kind: 'replay', file, inputs: inputs };
        }
        case 'parse':
            return { kind: 'parse', ...readArguments(values, positionals.slice(1)) };
        case 'triage':
            return { kind: 'triage', json: values.json === true, ...readArguments(values, positionals.slice(1)) };
        case undefined:
            throw new errors/* UserError */.yo('The command is missing.', 'Use fix-tests run, parse, triage or replay; fix-tests --help shows the options.');
        default:
            throw notACommand(positionals.join(' '));
    }
}
function optionsOf(command) {
    return {
        ...HELP,
        ...(command === 'parse' || command === 'triage' || command === 'replay' ? COMMANDS[command] : COMMANDS.run),
    };
}
function notACommand(name) {
    return new errors/* UserError */.yo(`${JSON.stringify(name)} is not a command.`, 'Use fix-tests run, parse, triage or replay; fix-tests --help shows the options.');
}
function runArguments({ help: _help, version: _version, resume, json, ...inputs }) {
    return {
        kind: 'run',
        inputs: inputs,
        resume: resume === true,
        json: typeof json === 'string' ? json : undefined,
    };
}
function readArguments({ format, framework }, files) {
    const known = REPORT_FORMATS.find(name => name === format);
    if (typeof format === 'string' && known === undefined) {
        throw new errors/* UserError */.yo(`--format ${format} is not a report format.`, `Use one of ${REPORT_FORMATS.join(', ')}.`);
    }
    if (files.length === 0 && process.stdin.isTTY) {
        throw new errors/* UserError */.yo('The report is missing.', 'Name files, globs or directories, or pass a report on standard input.');
    }
    return {
        files: files.length === 0 ? ['-'] : files,
        format: known,
        framework: typeof framework === 'string' ? requireFramework(framework) : undefined,
    };
}
function parseStrict(argv, options) {
    try {
        return (0,external_node_util_.parseArgs)({ args: [...argv], options, allowPositionals: true, strict: true });
    }
    catch (error) {
        const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
        throw new errors/* UserError */.yo(`${message}.`, 'fix-tests --help shows the options.', { cause: error });
    }
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

;// CONCATENATED MODULE: ./lib/cli/main.js








async function runCommandLine(argv, env) {
    const display = new ProgressDisplay(process.stderr);
    const stop = new AbortController();
    try {
        const args = parseArguments(argv);
        switch (args.kind) {
            case 'help':
                process.stdout.write(`${USAGE}\n`);
                return 0;
            case 'version':
                process.stdout.write(`${version()}\n`);
                return 0;
            case 'run':
                return await (await Promise.all(/* import() */[__webpack_require__.e(260), __webpack_require__.e(302), __webpack_require__.e(836), __webpack_require__.e(815), __webpack_require__.e(298), __webpack_require__.e(414), __webpack_require__.e(419), __webpack_require__.e(679), __webpack_require__.e(420), __webpack_require__.e(757), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 25567))).runLocally(args, env, {
                    display,
                    signal: stopOnSignals(stop),
                });
            case 'replay':
                return await (await Promise.all(/* import() */[__webpack_require__.e(260), __webpack_require__.e(302), __webpack_require__.e(836), __webpack_require__.e(815), __webpack_require__.e(298), __webpack_require__.e(414), __webpack_require__.e(419), __webpack_require__.e(679), __webpack_require__.e(975), __webpack_require__.e(397)]).then(__webpack_require__.bind(__webpack_require__, 44397))).replayConversation(args, env, {
                    display,
                    signal: stopOnSignals(stop),
                });
            case 'parse':
                return await (await Promise.all(/* import() */[__webpack_require__.e(302), __webpack_require__.e(414), __webpack_require__.e(154)]).then(__webpack_require__.bind(__webpack_require__, 60154))).parseReports(args);
            case 'triage':
                return await (await Promise.all(/* import() */[__webpack_require__.e(260), __webpack_require__.e(302), __webpack_require__.e(836), __webpack_require__.e(414), __webpack_require__.e(419), __webpack_require__.e(420), __webpack_require__.e(831)]).then(__webpack_require__.bind(__webpack_require__, 25831))).triageReports(args, env);
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
    constructor() {
        super('Stopped. The work tree is restored, and verified commits are kept.', 'Resume with: fix-tests run --resume');
    }
}
function stopOnSignals(stop) {
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => stop.abort(new Stopped()));
    return stop.signal;
}
function version() {
    const manifest = (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)), '..', 'package.json');
    return JSON.parse((0,external_node_fs_.readFileSync)(manifest, 'utf8')).version;
}


/***/ }),

/***/ 78104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   Gs: () => (/* binding */ NothingNew),
/* harmony export */   Li: () => (/* binding */ RequestBusy),
/* harmony export */   QC: () => (/* binding */ LedgerConflict),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fC: () => (/* binding */ BranchConflict),
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
class NoSuchTest extends UserError {
}
class NothingNew extends UserError {
}
class RequestBusy extends UserError {
}
class LedgerConflict extends Error {
}
class BranchConflict extends Error {
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
    let word;
    let operator;
    let open;
    for (const { groups = {} } of text.trim().matchAll(PIECE)) {
        operator ??= groups.operator ?? /(?<!\\)(?:\$\(|`)/.exec(groups.double ?? '')?.[0];
        if (groups.plain === "'" || groups.plain === '"')
            open ??= groups.plain;
        if (groups.blank === undefined) {
            const double = groups.double?.replace(/\\(["\\$`])/g, '$1');
            word = (word ?? '') + (groups.single ?? double ?? groups.escaped ?? groups.operator ?? groups.plain ?? '');
        }
        else if (word !== undefined) {
            words.push(word);
            word = undefined;
        }
    }
    return { words: word === undefined ? words : [...words, word], operator, open };
}


/***/ }),

/***/ 8483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeBlock: () => (/* binding */ codeBlock),
/* harmony export */   commitLink: () => (/* binding */ commitLink),
/* harmony export */   inlineCode: () => (/* binding */ inlineCode),
/* harmony export */   inlineProse: () => (/* binding */ inlineProse),
/* harmony export */   inlineText: () => (/* binding */ inlineText),
/* harmony export */   logLine: () => (/* binding */ logLine),
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
        .replaceAll('://', `:${_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH */ .eA}//`));
}
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
    const line = (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_1__/* .inertCode */ .gQ)((0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .revealHidden */ .Ci)(text)).replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');
    const longest = longestTicks(line);
    const fence = '`'.repeat(longest + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return line === '' ? '' : `${fence}${pad}${line}${pad}${fence}`;
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
function commitLink(sha, repositoryUrl) {
    const name = inlineCode(sha.slice(0, 7));
    return repositoryUrl === '' ? name : `[${name}](${repositoryUrl}/commit/${sha})`;
}


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
