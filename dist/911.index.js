export const id = 911;
export const ids = [911];
export const modules = {

/***/ 9069:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _command_line_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1943);

process.exitCode = await (0,_command_line_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommandLine */ .r)(process.argv.slice(2), process.env);
// What is left open must not keep the terminal waiting.
process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1943:
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
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./lib/domain/state.js
var domain_state = __webpack_require__(9093);
// EXTERNAL MODULE: ./lib/domain/tests.js
var tests = __webpack_require__(5385);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/inputs.js
var inputs = __webpack_require__(646);
// EXTERNAL MODULE: ./lib/job.js
var job = __webpack_require__(7200);
// EXTERNAL MODULE: ./lib/main.js + 52 modules
var main = __webpack_require__(8764);
// EXTERNAL MODULE: ./lib/results/find.js
var find = __webpack_require__(4855);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(7829);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(297);
// EXTERNAL MODULE: ./lib/workspace/ledger-commit.js
var ledger_commit = __webpack_require__(3848);
;// CONCATENATED MODULE: ./lib/workspace/local-keeper.js



/** Keeps branch and ledger in the user's own repository, under the same names. */
class LocalKeeper {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async load() {
        const { top, host } = this.#options;
        const { stdout, code } = await (0,git/* gitResult */.c_)(['cat-file', 'blob', `${(0,ledger_commit/* stateRef */.dZ)(this.#options)}:${ledger_commit/* STATE */.c4}`], {
            cwd: top,
            host,
            codes: [1, 128],
        });
        return code === 0 ? stdout : undefined;
    }
    async keep({ tip, branch, ...ledger }) {
        const { top, host, repository } = this.#options;
        const ref = (0,ledger_commit/* stateRef */.dZ)(this.#options);
        const parent = await (0,git/* gitResult */.c_)(['rev-parse', '--verify', '--quiet', ref], { cwd: top, host, codes: [1] });
        const known = parent.code === 0 && (await repository.has(parent.stdout.trim())) ? parent.stdout.trim() : undefined;
        const commit = await (0,ledger_commit/* ledgerCommit */.bF)(this.#options, { ...ledger, parent: known });
        const specs = [`+${commit}:${ref}`, ...(tip === undefined ? [] : [`${tip}:refs/heads/${branch}`])];
        await (0,git/* git */.$Y)(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--atomic', repository.dir, ...specs], {
            cwd: top,
            host,
        });
    }
    async exists(branch) {
        const { top, host } = this.#options;
        const { code } = await (0,git/* gitResult */.c_)(['show-ref', '--verify', '--quiet', `refs/heads/${branch}`], {
            cwd: top,
            host,
            codes: [1, 128],
        });
        return code === 0;
    }
    async fetch(branch) {
        await this.#options.repository.fetch((0,external_node_url_.pathToFileURL)(this.#options.top).href, [`refs/heads/${branch}`]);
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/command-line/arguments.js



/** Inputs that only mean something in a job on GitHub. */
const ONLY_ACTION = new Set(['github-token', 'artifact-name', 'fail-on-unfixed']);
const FLAGS = inputs/* INPUT_NAMES */.Qh.filter(name => !ONLY_ACTION.has(name));
const USAGE = `Usage: fix-tests run [options]

Runs the tests of the git repository in the current folder, fixes what fails, and leaves
the fix on a local branch fix-tests/…  The work tree must have no uncommitted changes.

Options (the same names as the action's inputs):
${FLAGS.map(name => `  --${name} VALUE`).join('\n')}
  --resume            go on where an earlier run was stopped
  --json FILE         write the result as JSON
  --help, --version

Exit code: 0 fixed or nothing to fix, 1 not or only partly fixed, 2 a mistake of use.`;
/** @throws UserError */
function parseArguments(argv) {
    const { values, positionals } = parsed(argv);
    const { help, version, resume, json, ...inputs } = values;
    if (help === true || argv.length === 0)
        return { kind: 'help' };
    if (version === true)
        return { kind: 'version' };
    const [command, ...rest] = positionals;
    if (command !== 'run' || rest.length > 0) {
        const what = command === undefined ? 'No command is given.' : `${JSON.stringify(positionals.join(' '))} is not a command.`;
        throw new errors/* UserError */.y(what, 'Use fix-tests run; fix-tests --help shows the options.');
    }
    return {
        kind: 'run',
        inputs,
        resume: resume === true,
        json,
    };
}
function parsed(argv) {
    const strings = Object.fromEntries(FLAGS.map(name => [name, { type: 'string' }]));
    const options = {
        ...strings,
        resume: { type: 'boolean' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
    };
    try {
        return (0,external_node_util_.parseArgs)({ args: [...argv], options, allowPositionals: true, strict: true });
    }
    catch (error) {
        const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
        throw new errors/* UserError */.y(`${message}.`, 'fix-tests --help shows the options.', { cause: error });
    }
}

// EXTERNAL MODULE: ./lib/runner/command-line.js
var command_line = __webpack_require__(4738);
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

// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __webpack_require__(7751);
;// CONCATENATED MODULE: ./lib/command-line/display.js


const BOLD = '\u001b[1m';
const DIM = '\u001b[2m';
const YELLOW = '\u001b[33m';
const PLAIN = '\u001b[0m';
/** Progress for people: live on a terminal, plain lines elsewhere. Goes to stderr, so that stdout is for results. */
class Display {
    #stream;
    #spinner;
    #live;
    /** Not with NO_COLOR, nor on a terminal that has none. */
    #colours;
    constructor(stream) {
        this.#stream = stream;
        this.#live = stream.isTTY;
        this.#colours = stream.isTTY && stream.hasColors();
        this.#spinner = this.#live ? yoctoSpinner({ stream, handleSignals: false }) : undefined;
    }
    emit = (event) => {
        const { kind, text } = (0,progress/* lineOf */.c)(event);
        if (kind === 'busy') {
            if (this.#spinner !== undefined)
                this.#spinner.start(text);
            return;
        }
        this.end();
        const style = { heading: BOLD, detail: DIM, warning: YELLOW, step: '' }[kind];
        const indent = kind === 'heading' ? '' : kind === 'step' ? '  ' : '    ';
        const mark = kind === 'warning' ? 'warning: ' : '';
        this.#stream.write(this.#colours ? `${indent}${style}${mark}${text}${PLAIN}\n` : `${indent}${mark}${text}\n`);
    };
    end() {
        this.#spinner?.stop();
    }
}

;// CONCATENATED MODULE: ./lib/command-line/run.js




















/** @returns the exit code: 0 fixed or nothing to fix, 1 not or only partly fixed, 2 a mistake of use */
async function runCommandLine(argv, env) {
    const display = new Display(process.stderr);
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
                return await run(args, env, { display, signal: stopOnSignals(stop) });
        }
    }
    catch (thrown) {
        display.end();
        // Ctrl-C reaches the children too: what they say of it is not the cause.
        const error = stop.signal.aborted ? stop.signal.reason : thrown;
        if (error instanceof Stopped) {
            process.stderr.write(`${error.sentence}\n`);
            return 1;
        }
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        process.stderr.write(`fix-tests: ${(0,report_escape/* logLine */.BP)(error.sentence)}\n`);
        return 2;
    }
}
class Stopped extends errors/* UserError */.y {
    constructor() {
        super('Stopped; the work tree is as it was, and what was verified is kept.', 'Go on with: fix-tests run --resume');
    }
}
function stopOnSignals(stop) {
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => stop.abort(new Stopped()));
    return stop.signal;
}
async function run(args, env, { display, signal }) {
    const given = (0,inputs/* parseSettings */.P$)({ 'anthropic-api-key': env.ANTHROPIC_API_KEY, ...args.inputs });
    (0,job/* precheck */.M)(given);
    if (args.json !== undefined)
        requireWritable(args.json);
    const home = env.HOME ?? (0,external_node_os_.homedir)();
    const checkout = await (0,workspace_checkout/* inspectCheckout */.dX)(process.cwd(), { PATH: env.PATH ?? '', HOME: home });
    // Here the project is that of the current folder, wherever it lies in its repository.
    const directory = (0,external_node_path_.relative)(checkout.top, (0,external_node_path_.resolve)((0,external_node_fs_.realpathSync)(process.cwd()), given['working-directory'])) || '.';
    const settings = { ...given, 'working-directory': directory };
    if (checkout.branch === undefined) {
        throw new errors/* UserError */.y('HEAD is detached, so there is no branch that the fix belongs to.', 'Check out a branch first: git switch <branch>.');
    }
    const secrets = [settings['anthropic-api-key'] ?? '', env.GITHUB_TOKEN ?? '', env.GH_TOKEN ?? ''].filter(secret => secret !== '');
    const state = env.XDG_STATE_HOME || (0,external_node_path_.join)(home, '.local', 'state');
    const stateRoot = (0,external_node_path_.join)(state, 'fix-tests', (0,external_node_crypto_.createHash)('sha256').update(checkout.top).digest('hex').slice(0, 16));
    const result = await (0,main/* fixTests */.$)({
        settings,
        request: { trigger: 'command-line', repository: '', headBranch: checkout.branch, headSha: checkout.sha },
        name: '',
        checkout,
        host: env,
        secrets,
        stateRoot,
        resume: args.resume ? 'anywhere' : 'no',
        emit: display.emit,
        signal,
        repositoryUrl: '',
        reported: await reported(settings, checkout.top),
        async openKeeper({ repository, key }) {
            await repository.fetch((0,external_node_url_.pathToFileURL)(checkout.top).href, [checkout.sha]);
            return new LocalKeeper({ repository, key, top: checkout.top, host: checkout.host });
        },
        publish: async () => undefined,
    });
    display.end();
    return tell(result, { args, stateRoot, branch: checkout.branch });
}
async function reported(settings, top) {
    const patterns = settings['report-paths'];
    if (patterns === undefined)
        return undefined;
    const root = (0,external_node_path_.resolve)(top, settings['working-directory']);
    return (await (0,find/* readAll */.yw)(await (0,find/* reportsInWorkspace */.W_)(root, patterns), { root, notes: [] })).cases;
}
async function tell({ state, report }, { args, stateRoot, branch }) {
    const path = (0,external_node_path_.join)(stateRoot, state.key, 'report.md');
    await (0,promises_.writeFile)(path, report.markdown);
    if (args.json !== undefined)
        (0,external_node_fs_.writeFileSync)(args.json, `${JSON.stringify(summaryOf(state, path), undefined, 2)}\n`);
    const lines = [(0,headline/* headlineOf */.gD)(state)];
    if ((0,domain_state/* standing */.JA)(state).length > 0) {
        lines.push(`Branch:  ${state.branch} (${(0,headline/* count */.U9)((0,domain_state/* standing */.JA)(state).length, 'commit')} on ${branch})`, `Look:    ${(0,command_line/* printCommand */.T)({ file: 'git', args: ['diff', `${branch}...${state.branch}`] })}`, `Take it: ${(0,command_line/* printCommand */.T)({ file: 'git', args: ['merge', state.branch] })}`);
    }
    lines.push(`Report:  ${path}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return state.outcome === 'fixed' || state.outcome === 'nothing-to-fix' ? 0 : 1;
}
/** The result for programs. */
function summaryOf(state, reportPath) {
    const ids = (0,domain_state/* testById */.pk)(state);
    const titles = (keys) => keys.map(key => (0,tests/* titleOf */.Gg)(ids.get(key)));
    const remaining = new Set((0,domain_state/* remainingTargets */.bc)(state));
    return {
        outcome: state.outcome,
        branch: (0,domain_state/* standing */.JA)(state).length > 0 ? state.branch : null,
        headSha: state.tip,
        passRateBefore: (0,domain_state/* rateOf */.MK)(state, state.initial),
        passRateAfter: (0,domain_state/* rateOf */.MK)(state, state.current),
        fixedTests: titles(state.targets.filter(key => !remaining.has(key))),
        remainingTests: titles([...remaining]),
        flakyTests: titles(state.flaky),
        iterations: state.attempts.map(({ iteration, strategy, fixer, result, reason, commit, revert }) => ({
            iteration,
            strategy,
            fixer,
            result,
            reason,
            commit,
            revert,
        })),
        usage: (0,domain_state/* totalUsage */.GG)(state),
        reportPath,
    };
}
function requireWritable(path) {
    try {
        const made = !(0,external_node_fs_.existsSync)(path);
        (0,external_node_fs_.writeFileSync)(path, '', { flag: 'a' });
        if (made)
            (0,external_node_fs_.rmSync)(path);
    }
    catch (error) {
        throw new errors/* UserError */.y(`--json ${path} cannot be written.`, 'Give a path in a folder that exists.', { cause: error });
    }
}
function version() {
    const manifest = (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)), '..', 'package.json');
    return JSON.parse((0,external_node_fs_.readFileSync)(manifest, 'utf8')).version;
}


/***/ }),

/***/ 4163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapePattern),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** A word as a shell takes it for one. */
function shellWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/** A text as a regular expression of JavaScript takes it to the letter. */
function escapePattern(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf),
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * A mistake that the user can mend. Shown as one sentence and its remedy, never with a stack.
 * Everything else that is thrown is a bug or broken infrastructure and keeps its stack and its `cause`.
 */
class UserError extends Error {
    remedy;
    /** @param problem what is wrong, one sentence. @param remedy what to do about it, one sentence. */
    constructor(problem, remedy, options) {
        super(problem, options);
        this.name = 'UserError';
        this.remedy = remedy;
    }
    /** Problem and remedy as people read them. */
    get sentence() {
        return `${this.message} ${this.remedy}`;
    }
}
/** The message of anything thrown, on one line. */
function messageOf(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 2527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   om: () => (/* binding */ block)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

const NARROW = '\u200b';
/** Text of a repository, a test or a model as plain words in Markdown: no markup, no HTML, nobody is mentioned. */
function words(text, most = 1_000) {
    const cut = text.length > most ? `${text.slice(0, most)}…` : text;
    return cut
        .replace(/\s+/g, ' ')
        .trim()
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/([\\`*_[\]|~#!])/g, '\\$1')
        .replace(/@(?=\w)/g, `@${NARROW}`)
        .replace(/(https?):\/\//g, `$1:${NARROW}//`);
}
/** The same, but code in backticks stays code. */
function prose(text, most = 1_000) {
    const cut = text.length > most ? `${text.slice(0, most)}…` : text;
    return cut
        .split(/(`[^`\n]+`)/)
        .map(part => /^`[^`\n]+`$/.test(part) ? code(part.slice(1, -1)) : words(` ${part} `).length === 0 ? ' ' : spaced(part))
        .join('')
        .trim();
}
function spaced(part) {
    const lead = /^\s/.test(part) ? ' ' : '';
    const trail = /\s$/.test(part) ? ' ' : '';
    return lead + words(part) + trail;
}
/** Inline code, whatever is in it. */
function code(text) {
    const line = text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');
    const longest = longestTicks(line);
    const fence = '`'.repeat(longest + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return line === '' ? '' : `${fence}${pad}${line}${pad}${fence}`;
}
/** A loop, since so many arguments as a hostile name has backticks are more than a call takes. */
function longestTicks(text) {
    let longest = 0;
    for (const [ticks] of text.matchAll(/`+/g))
        longest = Math.max(longest, ticks.length);
    return longest;
}
/** A code block that its content cannot end. */
function block(text, language = '') {
    const longest = Math.max(2, longestTicks(text));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}
/** One line for a log: no line breaks, no terminal control, and nothing that a runner takes for a command. */
function logLine(text) {
    const plain = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(/\p{Cc}+/gu, ' ');
    return plain.replace(/^(\s*):(?=:)/, `$1:${NARROW}`).replaceAll('##[', `#${NARROW}#[`);
}


/***/ })

};
