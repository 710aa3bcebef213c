export const id = 6643;
export const ids = [6643];
export const modules = {

/***/ 20770:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__(20218);


/***/ }),

/***/ 20218:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {



var net = __webpack_require__(69278);
var tls = __webpack_require__(64756);
var http = __webpack_require__(58611);
var https = __webpack_require__(65692);
var events = __webpack_require__(24434);
var assert = __webpack_require__(42613);
var util = __webpack_require__(39023);


exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;


function httpOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  return agent;
}

function httpsOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}

function httpOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  return agent;
}

function httpsOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}


function TunnelingAgent(options) {
  var self = this;
  self.options = options || {};
  self.proxyOptions = self.options.proxy || {};
  self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
  self.requests = [];
  self.sockets = [];

  self.on('free', function onFree(socket, host, port, localAddress) {
    var options = toOptions(host, port, localAddress);
    for (var i = 0, len = self.requests.length; i < len; ++i) {
      var pending = self.requests[i];
      if (pending.host === options.host && pending.port === options.port) {
        // Detect the request to connect same origin server,
        // reuse the connection.
        self.requests.splice(i, 1);
        pending.request.onSocket(socket);
        return;
      }
    }
    socket.destroy();
    self.removeSocket(socket);
  });
}
util.inherits(TunnelingAgent, events.EventEmitter);

TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
  var self = this;
  var options = mergeOptions({request: req}, self.options, toOptions(host, port, localAddress));

  if (self.sockets.length >= this.maxSockets) {
    // We are over limit so we'll add it to the queue.
    self.requests.push(options);
    return;
  }

  // If we are under maxSockets create a new one.
  self.createSocket(options, function(socket) {
    socket.on('free', onFree);
    socket.on('close', onCloseOrRemove);
    socket.on('agentRemove', onCloseOrRemove);
    req.onSocket(socket);

    function onFree() {
      self.emit('free', socket, options);
    }

    function onCloseOrRemove(err) {
      self.removeSocket(socket);
      socket.removeListener('free', onFree);
      socket.removeListener('close', onCloseOrRemove);
      socket.removeListener('agentRemove', onCloseOrRemove);
    }
  });
};

TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
  var self = this;
  var placeholder = {};
  self.sockets.push(placeholder);

  var connectOptions = mergeOptions({}, self.proxyOptions, {
    method: 'CONNECT',
    path: options.host + ':' + options.port,
    agent: false,
    headers: {
      host: options.host + ':' + options.port
    }
  });
  if (options.localAddress) {
    connectOptions.localAddress = options.localAddress;
  }
  if (connectOptions.proxyAuth) {
    connectOptions.headers = connectOptions.headers || {};
    connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
        new Buffer(connectOptions.proxyAuth).toString('base64');
  }

  debug('making CONNECT request');
  var connectReq = self.request(connectOptions);
  connectReq.useChunkedEncodingByDefault = false; // for v0.6
  connectReq.once('response', onResponse); // for v0.6
  connectReq.once('upgrade', onUpgrade);   // for v0.6
  connectReq.once('connect', onConnect);   // for v0.7 or later
  connectReq.once('error', onError);
  connectReq.end();

  function onResponse(res) {
    // Very hacky. This is necessary to avoid http-parser leaks.
    res.upgrade = true;
  }

  function onUpgrade(res, socket, head) {
    // Hacky.
    process.nextTick(function() {
      onConnect(res, socket, head);
    });
  }

  function onConnect(res, socket, head) {
    connectReq.removeAllListeners();
    socket.removeAllListeners();

    if (res.statusCode !== 200) {
      debug('tunneling socket could not be established, statusCode=%d',
        res.statusCode);
      socket.destroy();
      var error = new Error('tunneling socket could not be established, ' +
        'statusCode=' + res.statusCode);
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    if (head.length > 0) {
      debug('got illegal response body from proxy');
      socket.destroy();
      var error = new Error('got illegal response body from proxy');
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    debug('tunneling connection has established');
    self.sockets[self.sockets.indexOf(placeholder)] = socket;
    return cb(socket);
  }

  function onError(cause) {
    connectReq.removeAllListeners();

    debug('tunneling socket could not be established, cause=%s\n',
          cause.message, cause.stack);
    var error = new Error('tunneling socket could not be established, ' +
                          'cause=' + cause.message);
    error.code = 'ECONNRESET';
    options.request.emit('error', error);
    self.removeSocket(placeholder);
  }
};

TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
  var pos = this.sockets.indexOf(socket)
  if (pos === -1) {
    return;
  }
  this.sockets.splice(pos, 1);

  var pending = this.requests.shift();
  if (pending) {
    // If we have pending requests and a socket gets closed a new one
    // needs to be created to take over in the pool for the one that closed.
    this.createSocket(pending, function(socket) {
      pending.request.onSocket(socket);
    });
  }
};

function createSecureSocket(options, cb) {
  var self = this;
  TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
    var hostHeader = options.request.getHeader('host');
    var tlsOptions = mergeOptions({}, self.options, {
      socket: socket,
      servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
    });

    // 0 is dummy port for v0.6
    var secureSocket = tls.connect(0, tlsOptions);
    self.sockets[self.sockets.indexOf(socket)] = secureSocket;
    cb(secureSocket);
  });
}


function toOptions(host, port, localAddress) {
  if (typeof host === 'string') { // since v0.10
    return {
      host: host,
      port: port,
      localAddress: localAddress
    };
  }
  return host; // for v0.11 or later
}

function mergeOptions(target) {
  for (var i = 1, len = arguments.length; i < len; ++i) {
    var overrides = arguments[i];
    if (typeof overrides === 'object') {
      var keys = Object.keys(overrides);
      for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
        var k = keys[j];
        if (overrides[k] !== undefined) {
          target[k] = overrides[k];
        }
      }
    }
  }
  return target;
}


var debug;
if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
  debug = function() {
    var args = Array.prototype.slice.call(arguments);
    if (typeof args[0] === 'string') {
      args[0] = 'TUNNEL: ' + args[0];
    } else {
      args.unshift('TUNNEL:');
    }
    console.error.apply(console, args);
  }
} else {
  debug = function() {};
}
exports.debug = debug; // for test


/***/ }),

/***/ 79074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInstallCommand: () => (/* binding */ runInstallCommand)
});

// EXTERNAL MODULE: ./lib/cli/ci-test-step.js + 3 modules
var ci_test_step = __webpack_require__(36434);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/domain/model/isolation.js
var model_isolation = __webpack_require__(6634);
// EXTERNAL MODULE: ./lib/domain/text/hidden-characters.js
var hidden_characters = __webpack_require__(26625);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
// EXTERNAL MODULE: ./lib/engine/isolate.js + 13 modules
var isolate = __webpack_require__(78364);
// EXTERNAL MODULE: ./lib/engine/describe-package.js
var describe_package = __webpack_require__(84624);
// EXTERNAL MODULE: ./lib/engine/project-directory.js
var project_directory = __webpack_require__(1029);
// EXTERNAL MODULE: ./lib/engine/test-plan.js + 2 modules
var test_plan = __webpack_require__(86029);
// EXTERNAL MODULE: ./lib/frameworks/project/detect-packages.js
var detect_packages = __webpack_require__(8016);
// EXTERNAL MODULE: ./lib/frameworks/project/project-files.js
var project_files = __webpack_require__(71992);
// EXTERNAL MODULE: ./lib/github/api-errors.js
var api_errors = __webpack_require__(95291);
// EXTERNAL MODULE: ./lib/github/branches.js
var branches = __webpack_require__(25163);
;// CONCATENATED MODULE: ./lib/github/repository-settings.js


async function readRepositorySettings(api, paths) {
    const { client, owner, repo } = api;
    const { data } = await client.rest.repos.get({ owner, repo }).catch((error) => {
        throw (0,api_errors/* explainApiError */.cU)(error, `see ${owner}/${repo}`, 'metadata: read');
    });
    const { actions } = client.rest;
    const [texts, workflow, own, shared] = await Promise.all([
        Promise.all(paths.map(async (path) => [path, await (0,branches/* textAt */.$6)(api, { path, ref: data.default_branch })])),
        orHidden(actions.getGithubActionsDefaultWorkflowPermissionsRepository({ owner, repo })),
        orHidden(client.paginate(actions.listRepoSecrets, { owner, repo, per_page: 100 })),
        orHidden(client.paginate(actions.listRepoOrganizationSecrets, { owner, repo, per_page: 100 })),
    ]);
    return {
        defaultBranch: data.default_branch,
        files: Object.fromEntries(texts),
        actions: workflow && {
            mayOpenPulls: workflow.data.can_approve_pull_request_reviews,
            defaultPermissions: workflow.data.default_workflow_permissions,
        },
        secrets: own && [...own, ...(shared ?? [])].map(({ name }) => name),
    };
}
async function orHidden(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if ((0,api_errors/* isForbidden */.US)(error))
            return undefined;
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the settings of the repository', 'administration: read');
    }
}

// EXTERNAL MODULE: ./lib/rendering/markdown-escape.js
var markdown_escape = __webpack_require__(8483);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/config/newest-leg.js
var newest_leg = __webpack_require__(987);
// EXTERNAL MODULE: ./lib/config/workflow-file.js
var workflow_file = __webpack_require__(22888);
// EXTERNAL MODULE: ./lib/frameworks/project/node-package.js
var node_package = __webpack_require__(79550);
// EXTERNAL MODULE: ./lib/config/step-directory.js
var step_directory = __webpack_require__(1996);
// EXTERNAL MODULE: ./lib/domain/text/shell-words.js
var shell_words = __webpack_require__(48036);
// EXTERNAL MODULE: ./lib/frameworks/commands/parse-command.js
var parse_command = __webpack_require__(44887);
;// CONCATENATED MODULE: ./lib/setup/report-paths.js




const FILE = /^["']?([^\s"',;|&<>]+\.xml)/;
const FOLDER_OR_FILE = /^["']?([^\s"',;|&<>]+)/;
const NAMINGS = [
    { begin: /(?:^|[\s"'[])--?[\w.-]{0,50}junit[\w.-]{0,30}(?:=|\s|",\s?")/gi, path: FILE },
    { begin: /--(?:outputFile|reporter-file|reporter-outfile|out|output)[=\s]/g, path: FILE },
    { begin: /\b(?:mochaFile|LogFilePath|output)=/g, path: FILE },
    {
        begin: /\b(?:GOTESTSUM_JUNITFILE|PLAYWRIGHT_JUNIT_OUTPUT_(?:NAME|FILE)|JEST_JUNIT_OUTPUT_(?:DIR|FILE)|MOCHA_FILE)["']?(?:=|: ?)/g,
        path: FOLDER_OR_FILE,
    },
    { begin: /\b(?:go-junit-report|cargo2junit|tap-xunit|tap-junit)\b/g, path: /^[^\n>]*> {0,5}["']?([^\s"',;|&<>]+)/ },
    { begin: /\boutputFile["']?\s{0,5}[:=]\s{0,5}(?:\{\s{0,50}["']?junit["']?\s{0,5}:\s{0,5})?/g, path: FILE },
    { begin: /\boutputDirectory["']?\s{0,5}:\s{0,5}/g, path: FOLDER_OR_FILE },
    { begin: /<log\s/g, path: /^[^>]*?\btype="junit" target="([^"]+)"/ },
];
const MAX_PATH = 300;
function pathBehind(text, { begin, path }) {
    for (const { index, 0: found } of text.matchAll(begin)) {
        const from = index + found.length;
        const named = path.exec(text.slice(from, from + MAX_PATH).trimStart())?.[1];
        if (named !== undefined)
            return named;
    }
    return undefined;
}
const NEXTEST = /\[profile\.([\w-]{1,50})\.junit\]\s{1,50}path\s{0,5}=\s{0,5}"([^"\n]{1,300})"/;
function namedPath(text) {
    const compact = text.replaceAll(/\$\{\{[^{}\n]{1,200}\}\}/g, each => each.replaceAll(' ', ''));
    const [, profile, file] = NEXTEST.exec(compact) ?? [];
    if (file !== undefined)
        return `target/nextest/${profile}/${file}`;
    const found = NAMINGS.map(naming => pathBehind(compact, naming)).find(path => path !== undefined);
    return found === undefined || /\$(?!\{\{)|[`()]/.test(found) ? undefined : found;
}
const FOLDERS = [
    { program: /^npm$/, option: /^(?:--prefix|-C)(?:=|$)/, isBeforeScript: false },
    { program: /^g?make$/, option: /^(?:--directory|-C)(?:=|$)/, isBeforeScript: false },
    { program: /^go$/, option: /^--?C(?:=|$)/, isBeforeScript: false },
    { program: /^bun$/, option: /^--cwd(?:=|$)/, isBeforeScript: false },
    { program: /^yarn$/, option: /^--cwd(?:=|$)/, isBeforeScript: true },
    { program: /^pnpm$/, option: /^(?:--dir|-C)(?:=|$)/, isBeforeScript: true },
    { program: /^cargo$/, option: /^-C(?:=|$)/, isBeforeScript: true },
];
const VALUED = /^(?:--filter|-F|--config)$/;
function folderOf(command) {
    const [last = ''] = (command.split(/&&|;/).at(-1) ?? '').split('|', 1);
    const { words, open } = (0,shell_words/* shellLine */.Tg)(last);
    const isOf = (word) => FOLDERS.find(({ program }) => program.test((0,parse_command/* programName */.kX)(word)));
    const at = words.findIndex(word => isOf(word) !== undefined);
    const kind = isOf(words[at] ?? '');
    if (kind === undefined || open !== undefined)
        return '';
    const { option, isBeforeScript } = kind;
    const rest = words.slice(at + 1);
    const index = rest.findIndex(word => option.test(word));
    const isOption = (word, place) => /^[-+]/.test(word) || VALUED.test(rest[place - 1] ?? '');
    const before = rest.slice(0, Math.max(0, index));
    if (index < 0 || before.includes('--') || (isBeforeScript && !before.every(isOption)))
        return '';
    const folder = /=(.*)$/s.exec(rest[index] ?? '')?.[1] ?? rest[index + 1] ?? '';
    return folder.includes('$') ? '' : folder;
}
function workspacePath(path, { command, steps, directory }) {
    if (/^(?:[/~]|\*\*|\$\{\{)/.test(path))
        return path;
    const checkout = (0,workflow_file/* scalarText */.ws)((0,workflow_file/* valueAt */.fK)((0,step_directory/* checkoutIn */.Kh)(steps), 'with', 'path')) ?? '';
    const isBelow = path.startsWith('target/') && (directory !== '' || /\s--manifest-path\b/.test(command));
    if (isBelow)
        return `**/${path}`;
    const folders = [checkout, directory, folderOf(command), path];
    const parts = folders.flatMap(each => each.split('/')).filter(part => part !== '' && part !== '.');
    return `${parts.join('/')}${path.endsWith('/') ? '/' : ''}`;
}

;// CONCATENATED MODULE: ./lib/setup/report-words.js
const INTRODUCTIONS = [
    { begin: /\b(?:reporters?|reporterEnabled|formatters?|format|logger)\b["']?[\s:=([]/g, length: 220, end: /[;}\n]/ },
    { begin: /\breporters?["']?\s{0,5}[:=]\s{0,5}\[/g, length: 300, end: /[;}]/ },
    { begin: /<log\s/g, length: 120, end: />/ },
];
const FORM = /junit|xunit|\btrx\b/i;
const SIGNS = [
    /(?:^|[\s"'=:[,(])--?[\w.-]{0,50}(?:junit|xunit|trx)/i,
    /\bGOTESTSUM_JUNITFILE\b|\b(?:go-junit-report|cargo2junit|tap-xunit|tap-junit|xmlrunner)\b/i,
    /<junit\b|^[ \t]{0,20}\[profile\.[\w-]{1,50}\.junit\]/im,
];
function writesReport(text) {
    return SIGNS.some(sign => sign.test(text)) || INTRODUCTIONS.some(each => introducesForm(text, each));
}
function introducesForm(text, { begin, length, end }) {
    return [...text.matchAll(begin)].some(({ index, 0: found }) => {
        const from = index + found.length;
        return FORM.test(text.slice(from, from + length).split(end, 1)[0] ?? '');
    });
}
const REPORT_PATH = /report|junit|result|\.xml|surefire|\*\*|^\.\/?$/i;
const MEASURES = /coverage|cobertura|clover|jacoco|lcov/i;
function holdsReports(paths) {
    return paths.split('\n').some(path => REPORT_PATH.test(path.trim()) && (!MEASURES.test(path) || /junit/i.test(path)));
}

// EXTERNAL MODULE: ./lib/frameworks/commands/framework-run.js
var framework_run = __webpack_require__(37240);
// EXTERNAL MODULE: ./lib/frameworks/commands/project-script.js
var project_script = __webpack_require__(66465);
// EXTERNAL MODULE: ./lib/frameworks/commands/verbatim.js
var verbatim = __webpack_require__(82168);
// EXTERNAL MODULE: ./lib/frameworks/project/package-folders.js + 1 modules
var package_folders = __webpack_require__(64419);
// EXTERNAL MODULE: ./lib/frameworks/project/package-manager.js
var package_manager = __webpack_require__(8541);
// EXTERNAL MODULE: ./lib/setup/test-lines.js
var test_lines = __webpack_require__(45295);
;// CONCATENATED MODULE: ./lib/setup/reported-command.js








const LANGUAGES = [
    [/^(?:tox|nox)$/, 'python'],
    [/^composer$/, 'php'],
    [/^(?:rake|rails)$/, 'ruby'],
    [/^(?:npm|yarn|pnpm|turbo|lerna|nx|rush)$/, 'javascript'],
    [/^(?:dotnet|mix|sbt|dart|flutter|swift|meson|prove)$/, ''],
];
function frameworkOf(command, { detected, project }) {
    const tests = (scriptCommands(command, project) ?? []).filter(({ role }) => role === 'tests');
    const started = [command, ...tests.map(({ text }) => text)].flatMap(text => (0,framework_run/* frameworkRun */.ao)(text, project) ?? []);
    if (started[0] !== undefined)
        return started[0].framework;
    const programs = (0,shell_words/* shellLine */.Tg)(command).words.map(parse_command/* programName */.kX);
    const language = LANGUAGES.find(([program]) => programs.some(name => program.test(name)))?.[1];
    const ofLanguage = package_folders/* ECOSYSTEMS */.SQ.find(([name]) => name === language)?.[2] ?? [];
    const known = detected.map(each => each.wraps?.framework ?? each).filter(({ name }) => name !== verbatim/* VERBATIM */.BP);
    const fitting = new Set(known.filter(each => language === undefined || ofLanguage.includes(each)));
    return fitting.size === 1 ? [...fitting][0] : undefined;
}
function scriptCommands(command, project) {
    const { words, operator } = (0,shell_words/* shellLine */.Tg)(command);
    const script = operator === undefined ? (0,package_manager/* scriptOf */.Fl)((0,test_lines/* withoutStarters */.J1)(words), project) : undefined;
    return script === undefined ? undefined : (0,project_script/* lifecycle */.Bl)(script.name, project);
}
function reportedTemplate(command, { fill, ...reporting }) {
    const [own, ownBack] = withoutExpressions(command);
    const reported = reportedCommand(own, reporting);
    if (reported !== undefined || own === command)
        return reported && ownBack(reported);
    const [filled, back] = withoutExpressions(fill(command));
    const judged = reportedCommand(filled, reporting);
    return judged?.startsWith(filled) === true ? `${command}${back(judged.slice(filled.length))}` : undefined;
}
function withoutExpressions(text) {
    const expressions = [];
    const words = text.replaceAll(/\$\{\{[^{}\n]{1,300}\}\}/g, each => `__expression_${expressions.push(each) - 1}__`);
    return [
        words,
        other => other.replaceAll(/__expression_(\d{1,5})__/g, (_, at) => expressions[Number(at)] ?? ''),
    ];
}
function reportedCommand(command, { framework, reporter, project }) {
    const runOf = (text) => {
        const run = (0,framework_run/* frameworkRun */.ao)(text, project);
        return run?.framework.name === framework ? run : undefined;
    };
    const { words, operator } = (0,shell_words/* shellLine */.Tg)(command);
    const script = operator === undefined ? (0,package_manager/* scriptOf */.Fl)((0,test_lines/* withoutStarters */.J1)(words), project) : undefined;
    const commands = script === undefined ? [] : ((0,project_script/* lifecycle */.Bl)(script.name, project) ?? []);
    const [tests, ...more] = commands.filter(({ role }) => role === 'tests');
    if (script !== undefined && (tests === undefined || more.length > 0 || runOf(tests.text)?.start === undefined))
        return undefined;
    if (reporter.start === undefined && script !== undefined) {
        const last = commands.findLast(each => each.script === script.name);
        return last === tests ? withOptions(command, reporter.options) : undefined;
    }
    if (commands.some(({ role }) => role !== 'print' && role !== 'tests'))
        return undefined;
    const start = runOf(command)?.start;
    if (start === undefined)
        return undefined;
    if (reporter.start !== undefined)
        return restarted(start, reporter);
    const isTyped = words.slice(-start.args.length - 1).join(' ') === [start.file, ...start.args].join(' ');
    return withOptions(isTyped ? command : (0,parse_command/* printCommand */.Tr)(start), reporter.options);
}
function restarted({ env, ...command }, { start, options, refused }) {
    if (start === undefined || command.args.some(word => refused?.test(word) === true))
        return undefined;
    const text = (0,parse_command/* printCommand */.Tr)(command);
    if (!start.own.test(text))
        return undefined;
    const own = text.replace(start.own, () => start.reporting);
    return [...settingsOf(env), own, options].filter(part => part !== '').join(' ');
}
function settingsOf(env = {}) {
    return Object.entries(env).map(([name, value]) => `${name}=${(0,shell_words/* shellWord */.r7)(value)}`);
}
function withOptions(command, options) {
    const words = (0,test_lines/* withoutStarters */.J1)((0,shell_words/* shellLine */.Tg)(command).words);
    return `${command}${words[0] === 'npm' && !words.includes('--') ? ' --' : ''} ${options}`;
}

;// CONCATENATED MODULE: ./lib/setup/reporter-lines.js
const JUNIT = 'reports/junit.xml';
const CONVERTED = '> tests.tap || code=$?; npx --yes tap-xunit < tests.tap > junit.xml; exit ${code:-0}';
const REPORTERS = {
    vitest: { options: `--reporter=default --reporter=junit --outputFile.junit=${JUNIT}`, path: 'reports/' },
    jest: {
        options: '--reporters=default --reporters=jest-junit',
        before: 'npm install --save-dev jest-junit',
        env: { JEST_JUNIT_OUTPUT_DIR: 'reports', JEST_JUNIT_ADD_FILE_ATTRIBUTE: 'true' },
        path: 'reports/',
    },
    mocha: {
        options: `--reporter mocha-junit-reporter --reporter-options mochaFile=${JUNIT}`,
        before: 'npm install --save-dev mocha-junit-reporter',
        path: 'reports/',
    },
    node: {
        start: {
            own: /^node(?= |$)/,
            reporting: 'node --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=junit.xml',
        },
        options: '',
        refused: /^--test-reporter/,
        path: 'junit.xml',
    },
    playwright: { options: '--reporter=list,junit', env: { PLAYWRIGHT_JUNIT_OUTPUT_NAME: JUNIT }, path: 'reports/' },
    bun: { options: `--reporter=junit --reporter-outfile=junit.xml`, path: 'junit.xml' },
    deno: { options: '--junit-path=junit.xml', path: 'junit.xml' },
    pytest: { options: `--junit-xml=${JUNIT}`, path: 'reports/' },
    unittest: {
        start: { own: /(?<=^python3? -m )unittest(?= |$)/, reporting: 'xmlrunner' },
        options: '-o reports',
        example: 'python -m xmlrunner discover -o reports',
        before: 'pip install unittest-xml-reporting',
        path: 'reports/',
    },
    go: {
        start: { own: /^go test(?= |$)/, reporting: 'go run gotest.tools/gotestsum@latest --junitfile junit.xml --' },
        options: '',
        refused: /^--?(?:c|list)(?:=|$)/,
        path: '**/junit.xml',
    },
    cargo: {
        start: { own: /^cargo t(?:est)?(?= |$)/, reporting: 'cargo nextest run --profile ci' },
        options: '',
        refused: /^(?:-[qZj].*|--(?:doc|quiet|jobs|profile|message-format|timings|no-run|test-threads|nocapture|show-output|format|report-time|shuffle)(?:=.*)?)$/,
        before: 'cargo-nextest, and in .config/nextest.toml: [profile.ci.junit] with path = "junit.xml"; nextest runs no doctests, so keep `cargo test --doc` beside it',
        path: 'target/nextest/ci/junit.xml',
    },
    maven: { options: '', path: '**/target/*-reports/*.xml' },
    gradle: { options: '', path: '**/build/test-results/**/*.xml' },
    phpunit: { options: '--log-junit junit.xml', path: 'junit.xml' },
    rspec: {
        options: `--format progress --format RspecJunitFormatter --out ${JUNIT}`,
        before: 'bundle add rspec_junit_formatter --group test',
        path: 'reports/',
    },
    ctest: { options: '--output-junit junit.xml', path: '**/junit.xml' },
    tap: { options: '--reporter=junit --reporter-file=junit.xml', path: 'junit.xml' },
    tape: { start: { own: /^(?:npx )?tape(?= |$)/, reporting: 'npx tape' }, options: CONVERTED, path: 'junit.xml' },
    ava: { start: { own: /^(?:npx )?ava(?= |$)/, reporting: 'npx ava --tap' }, options: CONVERTED, path: 'junit.xml' },
};
const DJANGO = {
    options: '--testrunner=xmlrunner.extra.djangotestrunner.XMLTestRunner',
    before: 'pip install unittest-xml-reporting',
    path: 'TEST-*.xml',
};
function reporterOf(framework, command) {
    const isDjango = framework === 'unittest' && /\b(?:manage\.py|django-admin|-m django)\b/.test(command);
    return isDjango ? DJANGO : REPORTERS[framework];
}
function exampleOf({ start, options, example }) {
    return example ?? `${start?.reporting.replace(/ --$/, '') ?? ''} ${options}`.trim();
}
const REPORTED_FRAMEWORKS = Object.keys(REPORTERS);

;// CONCATENATED MODULE: ./lib/setup/ci-advice.js








const SETTINGS = /(?:^|\/)(?:(?:vitest|vite|jest|playwright)(?:\.\w+)?\.config\.\w+|\.mocharc\.\w+|pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini|phpunit\.xml(?:\.dist)?|\.rspec|nextest\.toml|Makefile|justfile|noxfile\.py)$/;
const RUNS_AFTER_FAILURE = /(?:always|failure)\(\)|!(?:cancelled|success)\(\)/;
const UNASKED = /^(?:maven|gradle)$/;
function adviseCi(ciJob, { detected, project }) {
    const { steps, testStep, command } = ciJob;
    const fill = (0,newest_leg/* knownValues */.s2)(ciJob);
    const runner = frameworkOf(fill(command), { detected, project })?.name;
    const sources = sourcesOf(ciJob, project);
    const isUnasked = UNASKED.test(runner ?? '');
    const isWritten = isUnasked || sources.some(writesReport);
    const uploads = steps.slice(testStep + 1).filter(step => (0,workflow_file/* usesAction */.$m)(step, 'actions/upload-artifact'));
    const fitting = uploads.filter(step => holdsReports((0,workflow_file/* scalarText */.ws)((0,workflow_file/* valueAt */.fK)(step, 'with', 'path')) ?? ''));
    const runsAfterFailure = fitting.some(step => RUNS_AFTER_FAILURE.test((0,workflow_file/* scalarText */.ws)(step.if) ?? ''));
    const reporter = runner === undefined ? undefined : reporterOf(runner, fill(command));
    const named = isWritten && !isUnasked ? sources.filter(writesReport).map(namedPath).find(Boolean) : reporter?.path;
    const path = workspacePath(named ?? 'reports/', ciJob);
    const missing = [];
    const lines = [];
    const reported = isWritten || runner === undefined || reporter === undefined
        ? undefined
        : reportedTemplate(command, { framework: runner, reporter, project, fill });
    const step = reported === undefined ? undefined : testStepOf(steps[testStep], { command, reported, env: reporter?.env });
    if (!isWritten)
        missing.push('the tests do not write JUnit XML');
    if (step !== undefined)
        lines.push(step);
    const [upload] = fitting;
    const corrected = upload === undefined || runsAfterFailure ? undefined : alwaysUploaded(upload, ciJob);
    if (upload === undefined) {
        missing.push('the reports are not uploaded');
        lines.push(uploadStep(path, ciJob));
    }
    else if (!runsAfterFailure) {
        missing.push('the upload of the reports is skipped when tests fail, since it has no if: always()');
        lines.push(corrected ?? uploadStep((0,workflow_file/* scalarText */.ws)((0,workflow_file/* valueAt */.fK)(upload, 'with', 'path')) ?? path, ciJob));
    }
    const byPerson = step !== undefined ? reporter?.before : byHand(command, runner, reporter);
    return {
        missing,
        lines: lines.length === 0 ? '' : (0,dist/* stringify */.As)(lines, { lineWidth: 0 }).trimEnd(),
        place: placeOf(steps[testStep], {
            command,
            isReplaced: step !== undefined,
            upload: corrected === undefined ? undefined : upload,
        }),
        before: !isWritten ? byPerson : upload === undefined && named === undefined ? UNNAMED : undefined,
    };
}
const UNNAMED = 'write the path at which CI keeps its JUnit XML into the upload, which is not known here';
function sourcesOf({ top, job, steps, testStep, command }, project) {
    const step = steps[testStep];
    const settings = [step?.env, job.env, top.env].map(env => (0,dist/* stringify */.As)(env ?? {}));
    const scripts = [step, ...steps].map(each => (0,workflow_file/* scalarText */.ws)(each?.run) ?? '');
    return [command, ...scripts, ...settings, ...settingsIn(project)];
}
function placeOf(step, { command, isReplaced, upload }) {
    const isAlone = ((0,workflow_file/* scalarText */.ws)(step?.run) ?? '').trim() === command;
    const tests = isReplaced ? [`${isAlone ? '' : 'the step with '}“${command}”`] : [];
    const name = (0,workflow_file/* scalarText */.ws)(upload?.name) || (0,workflow_file/* scalarText */.ws)(upload?.uses) || '';
    const replaced = [...tests, ...(upload === undefined ? [] : [`the step “${name}”`])];
    if (replaced.length === 0)
        return `Add this behind “${command}”:`;
    return `Put ${replaced.length > 1 ? 'these' : 'this'} in place of ${replaced.join(' and ')}:`;
}
function byHand(command, name = 'your test runner', reporter) {
    if (reporter === undefined)
        return `let ${name} write JUnit XML to reports/ in “${command}”`;
    const also = reporter.before === undefined ? '' : ` (it needs ${reporter.before})`;
    return `let ${name} write JUnit XML in “${command}”, such as by ${exampleOf(reporter)}${also}`;
}
function settingsIn(project) {
    const { dependencies: _, devDependencies: _dev, ...manifest } = (0,node_package/* packageManifest */.u5)(project);
    return [JSON.stringify(manifest), ...project.sample(SETTINGS)];
}
function uploadStep(path, ciJob) {
    return {
        uses: 'actions/upload-artifact@v4',
        if: 'always()',
        with: { name: artifactName(ciJob), path },
    };
}
function alwaysUploaded(step, ciJob) {
    const condition = alwaysTrue((0,workflow_file/* scalarText */.ws)(step.if) ?? '');
    if (condition === undefined)
        return undefined;
    const { uses, name, if: _, with: inputs, ...rest } = step;
    const given = (0,workflow_file/* isMap */.jh)(inputs) ? inputs : {};
    const isShared = (0,workflow_file/* valueAt */.fK)(ciJob.job, 'strategy', 'matrix') !== undefined && !(0,workflow_file/* hasExpression */.xS)((0,workflow_file/* scalarText */.ws)(given.name) ?? '');
    return {
        ...(name === undefined ? {} : { name }),
        uses,
        if: condition,
        with: isShared ? { ...given, name: artifactName(ciJob) } : given,
        ...rest,
    };
}
function alwaysTrue(condition) {
    const text = condition.trim();
    const inner = (text.startsWith('${{') && text.endsWith('}}') ? text.slice(3, -2) : text).trim();
    if ((0,workflow_file/* hasExpression */.xS)(inner))
        return undefined;
    if (inner === '')
        return 'always()';
    const always = inner.replaceAll(/'[^']*'|\bsuccess\s{0,9}\(\s{0,9}\)/gi, part => part.startsWith("'") ? part : 'always()');
    return always === inner ? `always() && (${inner})` : always;
}
function artifactName({ job, file, startedBy, callers }) {
    const isCalled = file.path !== startedBy.path || callers.length > 1;
    const isMatrix = (0,workflow_file/* valueAt */.fK)(job, 'strategy', 'matrix') !== undefined;
    return `test-reports${isMatrix ? '-${{ strategy.job-index }}' : ''}${isCalled ? '-${{ job.check_run_id }}' : ''}`;
}
function testStepOf(step, { command, reported, env: added }) {
    const own = ((0,workflow_file/* scalarText */.ws)(step?.run) ?? command).split('\n');
    const at = own.findIndex(line => line.trim() === command);
    const isLast = own.slice(at + 1).every(line => line.trim() === '');
    if (at < 0 || (!isLast && /\bexit\b/.test(reported)))
        return undefined;
    const run = own
        .with(at, (own[at] ?? '').replace(command, () => reported))
        .join('\n');
    const env = { ...((0,workflow_file/* isMap */.jh)(step?.env) ? step.env : {}), ...added };
    return { ...step, run, ...(Object.keys(env).length === 0 ? {} : { env }) };
}

;// CONCATENATED MODULE: ./lib/setup/event-filters.js

function startsOn(on, event, branch) {
    if (!(0,workflow_file/* eventsOf */.XL)(on).includes(event))
        return false;
    const [only, ignored] = ['branches', 'branches-ignore'].map(key => textList((0,workflow_file/* valueAt */.fK)(on, event, key)));
    const isOfTags = event === 'push' && ['tags', 'tags-ignore'].some(key => (0,workflow_file/* valueAt */.fK)(on, event, key) !== undefined);
    if (only === undefined && ignored === undefined)
        return !isOfTags;
    return (only === undefined || matches(only, branch)) && !(ignored !== undefined && matches(ignored, branch));
}
function requiredInputs(on) {
    const inputs = (0,workflow_file/* valueAt */.fK)(on, 'workflow_dispatch', 'inputs');
    return Object.entries((0,workflow_file/* isMap */.jh)(inputs) ? inputs : {})
        .filter(([, input]) => (0,workflow_file/* valueAt */.fK)(input, 'required') === true && (0,workflow_file/* valueAt */.fK)(input, 'default') === undefined)
        .map(([name]) => name);
}
function excludesEvent(condition, event) {
    const text = ((0,workflow_file/* scalarText */.ws)(condition) ?? '').replaceAll(/^\s*\$\{\{|\}\}\s*$/g, '');
    if (text.trim() === '' || /!\s*\(/.test(text))
        return false;
    return text.split('||').every(alternative => {
        const compared = alternative.matchAll(/\bgithub\.event_name\s{0,5}([!=]=)\s{0,5}'([\w-]{1,50})'/g);
        return [...compared].some(([, operator, name]) => (operator === '==') !== (name === event));
    });
}
function textList(value) {
    if (value === undefined)
        return undefined;
    return [value].flat().flatMap(each => (0,workflow_file/* scalarText */.ws)(each) ?? []);
}
function matches(patterns, branch) {
    const last = patterns.findLast(pattern => fits(pattern.replace(/^!/, ''), branch));
    return last !== undefined && !last.startsWith('!');
}
function fits(pattern, branch) {
    const [literal = ''] = pattern.split(/[*?+[]/, 1);
    if (literal === pattern)
        return pattern === branch;
    return branch.startsWith(literal) && (pattern.includes('**') || !branch.slice(literal.length).includes('/'));
}

// EXTERNAL MODULE: ./lib/domain/policy/job-permissions.js
var job_permissions = __webpack_require__(19857);
// EXTERNAL MODULE: ./lib/domain/policy/offline-limits.js
var offline_limits = __webpack_require__(20449);
;// CONCATENATED MODULE: ./lib/setup/own-use.js


function ownUse(files, action) {
    const found = files.flatMap(({ path, text }) => {
        const parsed = (0,workflow_file/* parseWorkflow */.hM)(text);
        if ('why' in parsed)
            return [];
        const { top, jobs } = parsed;
        return jobs.flatMap(({ id, job }) => {
            return (0,workflow_file/* stepsIn */.FZ)(job)
                .filter(step => (0,workflow_file/* usesAction */.$m)(step, action))
                .map((step) => ({
                path,
                job: id,
                watches: watchedBy(top),
                on: top.on,
                permissions: permissionsIn(job.permissions ?? top.permissions),
                inputs: textsOf(step.with),
            }));
        });
    });
    const isWriting = ({ permissions, inputs }) => permissions === undefined || mayDo(permissions, 'contents', 'write') || inputs['github-token'] !== undefined;
    return found.filter(isWriting).toSorted((one, other) => writes(other) - writes(one))[0] ?? found[0];
}
function writes({ permissions, inputs }) {
    const isUnknown = permissions === undefined || permissions['*'] !== undefined || inputs['github-token'] !== undefined;
    if (isUnknown)
        return Number.MAX_SAFE_INTEGER;
    return Object.values(permissions).filter(access => access === 'write').length;
}
function mayDo(permissions, name, access) {
    const given = permissions[name] ?? permissions['*'];
    return given === 'write' || given === access;
}
function isOwnToken(inputs) {
    const token = inputs['github-token'] ?? '';
    return token !== '' && !/\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/.test(token);
}
function watchedBy(top) {
    if (!(0,workflow_file/* eventsOf */.XL)(top.on).includes('workflow_run'))
        return undefined;
    return textList((0,workflow_file/* valueAt */.fK)(top.on, 'workflow_run', 'workflows')) ?? [];
}
function permissionsIn(value) {
    if (value === undefined)
        return undefined;
    const all = /^(read|write)-all$/.exec((0,workflow_file/* scalarText */.ws)(value) ?? '')?.[1];
    return all === undefined ? textsOf(value) : { '*': all };
}
function textsOf(value) {
    if (!(0,workflow_file/* isMap */.jh)(value))
        return {};
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, (0,workflow_file/* scalarText */.ws)(each) ?? '']));
}

;// CONCATENATED MODULE: ./lib/setup/bot-ci-check.js


function botCiCheck({ own, ci, branches }) {
    const [job] = watchedFirst(ci.jobs, own?.watches ?? []);
    if (own === undefined || job === undefined)
        return undefined;
    return isOwnToken(own.inputs) ? pushedCi(job, branches) : startedCi(job);
}
function watchedFirst(jobs, watches) {
    const isWatched = ({ callers }) => callers.some(name => watches.includes(name));
    return jobs.toSorted((one, other) => Number(isWatched(other)) - Number(isWatched(one)));
}
function pushedCi({ workflow, on, startedBy, ...job }, branches) {
    const starts = {
        push: startsOn(on, 'push', `${branches}x`),
        pull_request: startsOn(on, 'pull_request', 'any/branch'),
    };
    const events = Object.entries(starts).flatMap(([event, isStarted]) => (isStarted ? [event] : []));
    if (events.some(event => !isSkipped(job, event)))
        return { status: 'ok', text: 'CI starts by itself on what the token of github-token pushes.', advice: '' };
    return {
        status: 'warning',
        text: `${workflow} does not run the tests for every fix: a filter of branches or a condition of events is in the way.`,
        advice: `In ${startedBy.path}: let pull_request to any branch, or push on ${branches}**, start it and run the tests.`,
    };
}
function startedCi({ workflow, events, on, startedBy, file, id, ...job }) {
    if (!events.includes('workflow_dispatch'))
        return {
            status: 'warning',
            text: `GitHub starts no CI for what a job's own token pushes, and ${workflow} cannot be started by fix-tests.`,
            advice: `Add workflow_dispatch: to on: in ${startedBy.path}, or pass the token of a GitHub App as github-token.`,
        };
    const inputs = requiredInputs(on);
    if (inputs.length > 0)
        return {
            status: 'warning',
            text: `fix-tests cannot start ${workflow}: workflow_dispatch requires its ${inputs.length === 1 ? 'input' : 'inputs'} ${inputs.join(', ')}.`,
            advice: `In ${startedBy.path}: give each of them a default, or pass the token of a GitHub App as github-token.`,
        };
    if (isSkipped(job, 'workflow_dispatch'))
        return {
            status: 'warning',
            text: `A run of ${workflow} that fix-tests starts leaves the tests out, by the condition of their job or step.`,
            advice: `In ${file.path}, job ${id}: let if: be true on workflow_dispatch, too.`,
        };
    return { status: 'ok', text: `${workflow} can be started on the branch of a fix.`, advice: '' };
}
function isSkipped({ job, steps, testStep }, event) {
    return [job.if, steps[testStep]?.if].some(condition => excludesEvent(condition, event));
}

;// CONCATENATED MODULE: ./lib/setup/github-checks.js




const GITHUB_CHECKS = {
    'default branch': branchCheck,
    permissions: permissionsCheck,
    'pull requests': pullsCheck,
    'model key': keyCheck,
    "CI of the fix's branch": botCiCheck,
};
const LACKS = {
    actions: 'CI is not started on the branch of the fix, and /fix-tests stop does not work',
    checks: 'there is no check run',
    issues: 'missing labels are not created, and open-issues does not work',
    statuses: 'required checks of other services are not read',
};
function branchCheck({ own, github, program }) {
    if (own === undefined || own.watches === undefined)
        return undefined;
    const facts = known(github);
    if ('finding' in facts)
        return facts.finding;
    const { ownText, defaultBranch, repository } = facts;
    if (ownText !== undefined)
        return ok(`${own.path} is on ${defaultBranch} of ${repository}.`);
    return {
        status: 'problem',
        text: `${own.path} is not on ${defaultBranch} of ${repository}, where GitHub looks for it.`,
        advice: `Push it to ${defaultBranch}, then run ${program} doctor again.`,
    };
}
function permissionsCheck({ own, github }) {
    if (own === undefined)
        return undefined;
    if (isOwnToken(own.inputs))
        return ok('fix-tests works with the token that github-token passes.');
    const where = `${own.path}, job ${own.job}`;
    const advice = `Add to it: permissions: ${job_permissions/* ALL_PERMISSIONS */.lp.join(', ')}.`;
    const { permissions } = own;
    if (permissions === undefined) {
        const actions = 'why' in github ? undefined : github.actions;
        if (actions === undefined)
            return { status: 'unknown', text: `${where} leaves its permissions to the repository.`, advice };
        return actions.defaultPermissions === 'write'
            ? ok('The repository gives jobs permissions to write.')
            : { status: 'problem', text: `${where} has only permissions to read, by the repository.`, advice };
    }
    const isMissing = (name, access = 'write') => !mayDo(permissions, name, access);
    const needsReports = own.watches !== undefined && !mayDo(permissions, 'actions', 'read');
    const missing = [
        ...job_permissions/* NEEDED_PERMISSIONS */.zc.filter(name => isMissing(name)).map(name => `${name}: write`),
        ...(needsReports ? ['actions: read'] : []),
    ];
    if (missing.length > 0)
        return { status: 'problem', text: `${where} lacks ${missing.join(' and ')}.`, advice };
    const weaker = Object.keys(LACKS)
        .filter(name => isMissing(name, job_permissions/* USEFUL_PERMISSIONS */.QV[name]))
        .filter(name => name !== 'statuses' || own.watches !== undefined);
    if (weaker.length === 0)
        return ok(`${where} may do all that it needs.`);
    const lacks = weaker.map(name => `without ${name}: ${job_permissions/* USEFUL_PERMISSIONS */.QV[name]} ${LACKS[name]}`).join('; ');
    return { status: 'warning', text: `${where}: ${lacks}.`, advice };
}
function pullsCheck({ own, github }) {
    if (own === undefined || isOwnToken(own.inputs))
        return undefined;
    const advice = 'Settings › Actions › General › Workflow permissions: turn on “Allow GitHub Actions to create and approve pull requests”.';
    const facts = known(github);
    if ('finding' in facts)
        return { ...facts.finding, advice: `${facts.finding.advice} Or look there: ${advice}` };
    if (facts.actions === undefined)
        return {
            status: 'unknown',
            text: 'The token may not read whether GitHub Actions can create pull requests.',
            advice: `Pass a token with administration: read, or look there. ${advice}`,
        };
    if (facts.actions.mayOpenPulls)
        return ok('GitHub Actions may create pull requests.');
    return { status: 'problem', text: 'GitHub Actions may not create pull requests.', advice };
}
const KEYS = [
    ['anthropic-api-key', 'anthropic', 'ANTHROPIC_API_KEY'],
    ['anthropic-auth-token', 'anthropic', 'ANTHROPIC_AUTH_TOKEN'],
    ['openai-api-key', 'openai', 'OPENAI_API_KEY'],
];
function keyCheck({ own, github, models = [], frameworks }) {
    if (own === undefined)
        return undefined;
    const wanted = new Set([...models, ...(own.inputs.models ?? '').split(/[\n,]/)].map(name => name.trim().split('/')[0]));
    const given = KEYS.filter(([input]) => (own.inputs[input] ?? '') !== '');
    const lacking = KEYS.find(([, provider]) => wanted.has(provider) && !given.some(([, other]) => other === provider) && !hasGateway(own.inputs, provider));
    if (lacking !== undefined) {
        const [input, provider, secret] = lacking;
        return {
            status: 'problem',
            text: `The models of ${provider} have no key.`,
            advice: `Add to the step: ${input}: \${{ secrets.${secret} }}; then: gh secret set ${secret}`,
        };
    }
    const limits = (0,offline_limits/* offlineLimits */.m)(frameworks);
    const secrets = given.flatMap(([input]) => secretsIn(own.inputs[input] ?? ''));
    const plain = given.find(([input]) => !(own.inputs[input] ?? '').includes('${{'));
    if (plain !== undefined)
        return {
            status: 'problem',
            text: `${own.path} holds the value of ${plain[0]} itself, for everyone to read.`,
            advice: `Revoke that key, and pass a new one as a secret: gh secret set ${plain[2]}`,
        };
    if (secrets.length === 0)
        return limits === undefined
            ? ok('No key of a model is passed: the offline engine works alone, or a step signs in.')
            : {
                status: 'warning',
                text: `No key of a model is passed, unless a step signs in. ${limits}`,
                advice: 'Add to the step: anthropic-api-key: ${{ secrets.ANTHROPIC_API_KEY }}',
            };
    const facts = known(github);
    const names = 'finding' in facts ? undefined : facts.secrets;
    if (names === undefined)
        return {
            status: 'unknown',
            text: `Whether the secret ${secrets.join(', ')} is set could not be read.`,
            advice: 'Look there: Settings › Secrets and variables › Actions.',
        };
    const unset = secrets.filter(name => !names.includes(name));
    if (unset.length === 0)
        return ok(`The secret ${secrets.join(', ')} is set.`);
    return {
        status: 'warning',
        text: `The secret ${unset.join(', ')} is not set: only the offline engine works.`,
        advice: `Set it: ${unset.map(name => `gh secret set ${name}`).join('; ')}`,
    };
}
function ok(text) {
    return { status: 'ok', text, advice: '' };
}
function known(github) {
    if (!('why' in github))
        return github;
    return { finding: { status: 'unknown', text: github.why, advice: github.remedy } };
}
function hasGateway(inputs, provider) {
    return (inputs[`${provider}-base-url`] ?? '') !== '';
}
function secretsIn(text) {
    return Array.from(text.matchAll(/\bsecrets\.(\w{1,100})/g), ([, name = '']) => name);
}

;// CONCATENATED MODULE: ./lib/setup/doctor-checks.js




const CHECKS = {
    tests: testsCheck,
    CI: ciCheck,
    workflow: workflowCheck,
    reports: reportsCheck,
    ...GITHUB_CHECKS,
    models: modelsCheck,
    isolation: isolationCheck,
};
function checkSetup(facts) {
    return Object.entries(CHECKS).flatMap(([name, check]) => {
        const finding = check(facts);
        return finding === undefined ? [] : [{ name, ...finding }];
    });
}
function testsCheck({ tests }) {
    if ('problem' in tests)
        return { status: 'problem', text: tests.problem, advice: tests.remedy };
    return { status: 'ok', text: tests.join(' '), advice: '' };
}
function ciCheck({ ci, own }) {
    const [job] = ci.jobs;
    if (job !== undefined)
        return {
            status: 'ok',
            text: `The workflow ${job.workflow} runs them (${job.file.path}, job ${job.id}).`,
            advice: '',
        };
    if (own !== undefined && own.watches === undefined)
        return undefined;
    const isNamed = own?.watches?.some(name => ci.names.includes(name)) === true;
    return {
        status: isNamed ? 'warning' : 'problem',
        text: 'No workflow in .github/workflows seems to run the tests.',
        advice: 'Add a workflow that runs them on push and pull_request.',
    };
}
function workflowCheck({ own, ci, branches, program }) {
    if (own === undefined)
        return { status: 'problem', text: 'No workflow uses fix-tests.', advice: `Write one: ${program} init` };
    const { path, job, watches, on } = own;
    if (watches === undefined)
        return { status: 'ok', text: `fix-tests is a step of ${path}, job ${job}.`, advice: '' };
    const problem = watchProblem(watches, ci) ?? filterProblem(on, branches);
    return problem === undefined
        ? { status: 'ok', text: `${path} runs after ${watches.join(', ')}.`, advice: '' }
        : { status: 'problem', text: `${path} ${problem.text}`, advice: problem.advice };
}
function watchProblem(watches, { names, jobs }) {
    const advice = `Name the workflow of CI there${names.length === 0 ? '' : `, one of ${names.join(', ')}`}.`;
    if (watches.length === 0)
        return { text: 'names no workflow under on: workflow_run: workflows.', advice };
    const missing = watches.filter(name => !names.includes(name));
    if (missing.length > 0)
        return { text: `waits for ${missing.join(', ')}, but no workflow has that name.`, advice };
    if (jobs.length === 0 || jobs.some(({ callers }) => callers.some(name => watches.includes(name))))
        return undefined;
    const tested = [...new Set(jobs.map(({ workflow }) => workflow))].join(', ');
    return {
        text: `waits for ${watches.join(', ')}, but the tests run in ${tested}.`,
        advice: `Name the workflow that runs the tests under on: workflow_run: workflows: ${tested}.`,
    };
}
function filterProblem(on, branches) {
    const types = textList((0,workflow_file/* valueAt */.fK)(on, 'workflow_run', 'types'));
    if (types !== undefined && !types.includes('completed'))
        return {
            text: `starts when a run of CI is ${types.join(' or ')}, before its tests have failed.`,
            advice: 'Write types: [completed] under on: workflow_run.',
        };
    if (startsOn(on, 'workflow_run', `${branches}x`))
        return undefined;
    return {
        text: `does not start after runs of CI on branches ${branches}…, where CI judges a fix.`,
        advice: `Remove branches and branches-ignore under on: workflow_run, or let them include ${branches}**.`,
    };
}
function reportsCheck({ advice, ci, own }) {
    const [job] = ci.jobs;
    if (advice === undefined || job === undefined)
        return undefined;
    const isStep = own !== undefined && own.watches === undefined;
    const missing = advice.missing.filter(each => !isStep || !each.includes('upload'));
    if (missing.length === 0)
        return { status: 'ok', text: `CI writes reports${isStep ? '' : ' and uploads them'}.`, advice: '' };
    const before = advice.before === undefined ? '' : ` First: ${advice.before}.`;
    return {
        status: 'problem',
        text: `In ${job.file.path}, job ${job.id}: ${missing.join(', and ')}.`,
        advice: `${before} ${advice.place}\n${advice.lines}`.trim(),
    };
}
function isolationCheck({ isolation: { works, text } }) {
    return {
        status: works ? 'ok' : 'warning',
        text,
        advice: works
            ? ''
            : "That is this machine. GitHub's Ubuntu runners can isolate; isolation: require makes sure of it.",
    };
}
function modelsCheck({ trials }) {
    if (trials.length === 0)
        return undefined;
    const failed = trials.filter(({ result }) => result !== 'answers');
    const refused = failed.filter(({ result }) => result === 'refuses');
    const text = failed.map(({ reason }) => reason).join(' ');
    if (refused.length > 0)
        return {
            status: 'problem',
            text,
            advice: 'Correct the key of this environment or the name of the model. If the key is also the secret of the workflow, correct that, too.',
        };
    if (failed.length > 0)
        return { status: 'unknown', text, advice: 'The key may be right: run it again where the model can be asked.' };
    const names = trials.map(({ name }) => name);
    return {
        status: 'ok',
        text: `${(0,wording/* listOf */.c3)(names, names.length)} ${names.length === 1 ? 'answers' : 'answer'} with the key of this environment.`,
        advice: '',
    };
}

;// CONCATENATED MODULE: ./lib/setup/default-steps.js

const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8';
const NODE = 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444';
const PYTHON = 'actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c';
const VERSIONS = { [CHECKOUT]: 'v5.0.0', [NODE]: 'v5.0.0', [PYTHON]: 'v6.0.0' };
const node = { uses: NODE, with: { 'node-version': 24, 'package-manager-cache': false } };
const bun = { uses: 'oven-sh/setup-bun@v2', with: { 'no-cache': true } };
const python = { uses: PYTHON, with: { 'python-version': '3.13' } };
const INSTALLS = {
    javascript: [
        {
            file: 'pnpm-lock.yaml',
            steps: [{ uses: 'pnpm/action-setup@v4' }, node],
            setup: 'pnpm install --frozen-lockfile',
        },
        { file: 'bun.lock', steps: [bun], setup: 'bun install --frozen-lockfile' },
        { file: 'bun.lockb', steps: [bun], setup: 'bun install --frozen-lockfile' },
        { file: '.yarnrc.yml', steps: [{ run: 'corepack enable' }, node], setup: 'yarn install --immutable' },
        { file: 'yarn.lock', steps: [node], setup: 'yarn install --frozen-lockfile' },
        { file: 'package-lock.json', steps: [node], setup: 'npm ci' },
        { file: '', steps: [node], setup: 'npm install' },
    ],
    deno: [{ file: '', steps: [{ uses: 'denoland/setup-deno@v2' }] }],
    python: [
        { file: 'uv.lock', steps: [python, { run: 'pip install uv' }], setup: 'uv sync' },
        { file: 'poetry.lock', steps: [python, { run: 'pip install poetry' }], setup: 'poetry install' },
        { file: 'requirements.txt', steps: [python], setup: 'pip install -r requirements.txt' },
        { file: '', steps: [python], setup: 'pip install -e .' },
    ],
    go: [{ file: '', steps: [{ uses: 'actions/setup-go@v5', with: { 'go-version-file': 'go.mod', cache: false } }] }],
    rust: [{ file: '', steps: [] }],
    java: [
        { file: '', steps: [{ uses: 'actions/setup-java@v4', with: { distribution: 'temurin', 'java-version': 21 } }] },
    ],
    php: [{ file: '', steps: [{ uses: 'shivammathur/setup-php@v2' }], setup: 'composer install' }],
    ruby: [{ file: '', steps: [{ uses: 'ruby/setup-ruby@v1' }], setup: 'bundle install' }],
};
function usualSetup(project, framework, directory) {
    const name = package_folders/* ECOSYSTEMS */.SQ.find(([, , frameworks]) => framework !== undefined && frameworks.includes(framework))?.[0];
    const found = (INSTALLS[name ?? ''] ?? []).find(({ file }) => file === '' || project.exists(file));
    return {
        runsOn: 'ubuntu-latest',
        steps: found?.steps ?? [],
        setupCommand: found?.setup,
        services: undefined,
        directory,
        notes: [
            'No workflow shows how this project is installed, so the usual steps were written: compare them with what your tests need.',
        ],
    };
}

;// CONCATENATED MODULE: ./lib/setup/workflow-text.js


const OWN_WORKFLOW = '.github/workflows/fix-tests.yml';
const TO_END = 10;
function branchPrefix(template) {
    return template.split('{', 1)[0] ?? '';
}
function workflowText(facts) {
    const { ci, setup, action, branches, minutes, versions } = facts;
    const own = /^[^\s{}]{1,100}$/.test(branches) ? branches.replaceAll("'", "''") : 'fix-tests/';
    const steps = [checkout, ...setup.steps.map(stepLines), fixStep(facts)].join('\n');
    const text = `name: fix-tests

on:
  workflow_run:
    workflows: [${flowScalar(ci)}] # the name of your CI workflow
    types: [completed]
  issue_comment:
    types: [created]
  pull_request_review:
    types: [submitted]

permissions: {}

jobs:
  fix:
    # CI failed; CI ended on a branch of fix-tests, and judges the fix there; /fix-tests on a pull request; a review of
    # a pull request of fix-tests. If you set the input branch, change the beginning of the branches here, too.
    if: >-
      github.event.workflow_run.conclusion == 'failure' ||
      startsWith(github.event.workflow_run.head_branch, '${own}') ||
      (github.event.issue.pull_request && startsWith(github.event.comment.body, '/fix-tests')) ||
      (github.event_name == 'pull_request_review' && github.event.review.state != 'approved' &&
      startsWith(github.event.pull_request.head.ref, '${own}'))
    runs-on: ${flowScalar(setup.runsOn)}
    timeout-minutes: ${minutes + TO_END}
    concurrency:
      # One run per head branch and workflow: GitHub keeps one that waits, and cancels it for a newer one.
      # None is cancelled half-way. Comments and reviews do not wait.
      group: fix-tests-\${{ github.event.workflow_run.head_repository.full_name || github.run_id }}-\${{ github.event.workflow_run.head_branch }}-\${{ github.event.workflow_run.workflow_id }}
      cancel-in-progress: false
    permissions:
      contents: write # the branch
      pull-requests: write # pull requests and comments
      issues: write # labels that are not there yet; open-issues
      actions: write # reports of the failed run; CI on the branch; /fix-tests stop
      checks: write # the check run
      statuses: read # required checks of other services
${servicesLines(setup.services)}    steps:
${steps}

  tidy:
    # CI is green without the fix: closes the pull requests of fix-tests for this branch, and deletes old state.
    if: >-
      github.event.workflow_run.conclusion == 'success' &&
      !startsWith(github.event.workflow_run.head_branch, '${own}')
    runs-on: ubuntu-latest
    timeout-minutes: 5
    concurrency:
      group: fix-tests-tidy-\${{ github.event.workflow_run.head_branch }}
      cancel-in-progress: false
    permissions:
      contents: write # state and branches older than keep-days
      pull-requests: write # pull requests and comments
      actions: read # all runs of the commit
    steps:
      # If the job fix gets a github-token, give it here, too: this job touches only what its account has made.
      - uses: ${action}
`;
    return withVersions(text, versions);
}
const checkout = `      # The default branch. fix-tests fetches the failing commit itself; it runs no code of forks.
      - uses: ${CHECKOUT}
        with:
          ref: \${{ github.event.repository.default_branch }}
          persist-credentials: false`;
function stepLines(step) {
    return indented((0,dist/* stringify */.As)([step], { lineWidth: 0 }), 6);
}
function fixStep({ setup, action, key: [input, secret], configured, passed }) {
    const names = Object.keys(setup.env ?? {});
    const own = { 'setup-command': setup.setupCommand ?? '', 'working-directory': setup.directory };
    const inputs = Object.entries(own).filter(([name, value]) => value !== '' && !configured.includes(name));
    if (names.length > 0)
        inputs.push(['pass-env', [...new Set([...passed, ...names])].join(', ')]);
    const given = inputs.length === 0 ? [] : [indented((0,dist/* stringify */.As)(Object.fromEntries(inputs), { lineWidth: 0 }), 10)];
    const env = names.length === 0 ? [] : [indented((0,dist/* stringify */.As)({ env: setup.env }, { lineWidth: 0 }), 8)];
    return [
        `      - uses: ${action}`,
        ...env,
        '        with:',
        ...given,
        '          # Without a key, the offline engine works alone.',
        `          ${input}: \${{ secrets.${secret} }}`,
    ].join('\n');
}
function servicesLines(services) {
    return services === undefined ? '' : `${indented((0,dist/* stringify */.As)({ services }, { lineWidth: 0 }), 4)}\n`;
}
function indented(text, spaces) {
    const lines = text.trimEnd().split('\n');
    return lines.map(line => (line === '' ? '' : ' '.repeat(spaces) + line)).join('\n');
}
function flowScalar(text) {
    return (0,dist/* stringify */.As)([text], { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1);
}
function withVersions(text, texts) {
    const known = new Map(Object.entries(VERSIONS));
    for (const source of texts)
        for (const [, uses = '', version = ''] of source.matchAll(/\buses: *([\w./-]+@[0-9a-f]{40}) +# *(v?\d[\w.]{0,30})/g))
            known.set(uses, version);
    return text.replaceAll(/\buses: ([\w./-]+@[0-9a-f]{40})$/gm, (line, uses) => known.has(uses) ? `${line} # ${known.get(uses)}` : line);
}

// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var client = __webpack_require__(18074);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(97829);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
;// CONCATENATED MODULE: ./lib/cli/github-remote.js



async function githubRemote(checkout, { named, env }) {
    const token = env.GITHUB_TOKEN || env.GH_TOKEN;
    if (token === undefined || token === '')
        return {
            why: 'GitHub was not asked: there is no token.',
            remedy: 'Run it again with one: GITHUB_TOKEN=$(gh auth token)',
        };
    const server = env.GITHUB_SERVER_URL || 'https://github.com';
    if (!URL.canParse(server))
        return {
            why: `GitHub was not asked: GITHUB_SERVER_URL is ${JSON.stringify(server)}, which is no URL.`,
            remedy: 'Remove that variable, or write a URL such as https://github.com.',
        };
    const apiUrl = env.GITHUB_API_URL || (server === 'https://github.com' ? 'https://api.github.com' : `${server}/api/v3`);
    const name = named ?? nameIn(await originOf(checkout), new URL(server).host);
    const [owner, repo, more] = name?.split('/') ?? [];
    if (owner === undefined || repo === undefined || more !== undefined)
        return {
            why: `GitHub was not asked: the remote origin is no repository of ${server}.`,
            remedy: 'Name the repository: --repository OWNER/NAME.',
        };
    return { client: (0,client/* createClient */.U)({ token, apiUrl }), owner, repo };
}
async function originOf({ top, host }) {
    const { stdout } = await (0,git/* gitResult */.c_)(['remote', 'get-url', 'origin'], { cwd: top, host, env: workspace_checkout/* ENV */.Km, codes: [1, 2, 128] });
    return stdout.trim();
}
function nameIn(url, host) {
    const [, at, name] = /^(?:https?:\/\/(?:[^@/\s]{1,200}@)?|ssh:\/\/git@|git@)([\w.:-]{1,200}?)[/:]([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?$/.exec(url) ?? [];
    return at?.toLowerCase() === host.toLowerCase() ? name : undefined;
}

// EXTERNAL MODULE: ./lib/cli/local-context.js
var local_context = __webpack_require__(96847);
// EXTERNAL MODULE: ./lib/cli/installed-project.js + 1 modules
var installed_project = __webpack_require__(55305);
// EXTERNAL MODULE: ./lib/cli/shipped-files.js
var shipped_files = __webpack_require__(96995);
// EXTERNAL MODULE: ./lib/fixers/models/model.js
var model = __webpack_require__(49241);
// EXTERNAL MODULE: ./lib/fixers/models/providers.js
var providers = __webpack_require__(35962);
// EXTERNAL MODULE: ./lib/engine/model-access.js
var model_access = __webpack_require__(78258);
;// CONCATENATED MODULE: ./lib/cli/try-models.js




const PATIENCE_MS = 30_000;
const QUESTION = {
    system: 'You answer with one word.',
    tools: [{ name: 'answer', description: 'Answers.', input_schema: { type: 'object', properties: {} } }],
    messages: [{ role: 'user', content: 'Answer with the word "yes".' }],
    maxTokens: 16,
};
function tryModels(settings, host) {
    const access = (0,model_access/* modelAccess */.mK)({ ...settings, 'model-prices': [] }, host);
    const named = [...(0,providers/* chainNames */.Qk)(settings.models, access.anthropic.isThere), ...Object.values((0,model_access/* roleModels */.nS)(settings))];
    const models = new Set(named.flatMap(name => (name !== undefined && hasKey(name, access) ? name : [])));
    return Promise.all(Array.from(models, name => tryModel(name, access)));
}
function hasKey(name, { anthropic, openai }) {
    switch ((0,providers/* parseModelName */.s_)(name)?.provider) {
        case 'anthropic':
            return anthropic.isThere;
        case 'openai':
            return openai.apiKey !== undefined || openai.baseUrl !== undefined;
        default:
            return false;
    }
}
async function tryModel(name, access) {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    try {
        const model = await (0,providers/* loadModel */.cm)(name, access);
        await model.send(QUESTION, patience);
        return { name, result: 'answers', reason: '' };
    }
    catch (error) {
        if (patience.aborted)
            return { name, result: 'fails', reason: `${name} did not answer within 30 s.` };
        const isRefused = error instanceof model/* ModelUnavailable */.Al && error.isMisconfigured;
        return { name, result: isRefused ? 'refuses' : 'fails', reason: (0,errors/* sentenceOf */.$N)(error) };
    }
}

;// CONCATENATED MODULE: ./lib/cli/commands/doctor.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});

























const MARKS = { ok: '✓', warning: '!', problem: '✗', unknown: '?' };
async function checkInstallation(args, env, { program }) {
    const lines = checkSetup(await observe(args, env, program));
    const problems = lines.filter(({ status }) => status === 'problem').length;
    const unknown = lines.filter(({ status }) => status === 'unknown').length;
    const text = args.json ? (0,hidden_characters/* visibleJson */.$m)(lines, 2) : [...lines.flatMap(shown), '', verdict(problems, unknown)].join('\n');
    process.stdout.write(`${text}\n`);
    return problems === 0 ? 0 : 1;
}
async function observe(args, env, program) {
    const installed = await (0,installed_project/* readInstalledProject */.w)(env, (0,local_context/* modelKeys */._)(env));
    const { checkout, settings, ci, files } = installed;
    const action = (0,shipped_files/* packageFacts */.WH)().repository;
    const own = ownUse(files, action);
    const [job] = ci.jobs;
    const project = (0,project_files/* projectAt */.t9)((0,external_node_path_.join)(checkout.top, job?.directory ?? ''));
    const detected = (0,detect_packages/* detectPackages */.J)(project, []).map(({ framework }) => framework);
    const [isolation, trials, github] = await Promise.all([
        observeIsolation(installed, env),
        tryModels(settings, env),
        observeGitHub(installed, { named: args.repository, env, path: own?.path }),
    ]);
    return {
        program,
        action,
        tests: await observeTests(installed, env),
        frameworks: detected.map(({ name }) => name),
        ci,
        own,
        branches: branchPrefix(own?.inputs.branch ?? settings.branch),
        advice: job && adviseCi(job, { detected, project }),
        isolation,
        models: settings.models,
        trials,
        github,
    };
}
async function observeTests(installed, env) {
    const { checkout, settings } = installed;
    const { step, note } = await (0,ci_test_step/* ciTestStep */.D)(installed, env);
    const ciSteps = step === undefined ? [] : [step];
    try {
        const project = (0,project_files/* withPrograms */.OE)((0,project_files/* projectAt */.t9)((0,project_directory/* projectDirectory */.t)(checkout, settings)), env.PATH);
        const plan = (0,test_plan/* planTests */.z)(project, settings, { reported: undefined, ciSteps });
        return [...plan.packages.map(describe_package/* describePackage */.I), ...plan.notes, ...(note === undefined ? [] : [note])];
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return { problem: error.message, remedy: error.remedy };
    }
}
async function observeIsolation({ checkout, settings }, env) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'fix-tests-doctor-'));
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const opened = __addDisposableResource(env_1, await (0,isolate/* isolate */.a)({ checkout, host: env, settings, directory }), true);
            const { isolation } = opened;
            const works = isolation.level !== 'none';
            const text = (0,model_isolation/* isolationText */.Cw)(isolation).replace('Isolation: ', 'Tests run in ');
            return { works, text: works ? text : (isolation.notes[0] ?? text) };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return { works: false, text: error.message };
    }
    finally {
        await (0,promises_.rm)(directory, { recursive: true, force: true });
    }
}
async function observeGitHub({ checkout }, { named, env, path }) {
    const remote = await githubRemote(checkout, { named, env });
    if ('why' in remote)
        return remote;
    try {
        const settings = await readRepositorySettings(remote, path === undefined ? [] : [path]);
        const ownText = path === undefined ? undefined : settings.files[path];
        return { ...settings, repository: `${remote.owner}/${remote.repo}`, ownText };
    }
    catch (error) {
        return { why: `GitHub could not be asked: ${(0,errors/* sentenceOf */.$N)(error)}`, remedy: 'Check the token and the network.' };
    }
}
function shown({ name, status, text, advice }) {
    const head = (0,markdown_escape.logLine)(`${MARKS[status]} ${name}: ${text}`);
    const [first, ...more] = advice.split('\n');
    return advice === '' ? [head] : [head, (0,markdown_escape.logLine)(`    → ${first}`), ...more.map(line => (0,markdown_escape.logLine)(`        ${line}`))];
}
function verdict(problems, unknown) {
    const open = unknown === 0 ? '' : ` ${(0,wording/* count */.U9)(unknown, 'check')} could not be made.`;
    return problems === 0 ? `No problem found.${open}` : `${(0,wording/* count */.U9)(problems, 'problem')} found.${open}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/setup/named-workflow.js
function namedWorkflow({ jobs, started }, text) {
    const isAt = (path) => path === text.replace(/^\.\//, '') || path.endsWith(`/${text}`);
    const own = started.find(({ name }) => name === text) ?? started.find(({ path }) => isAt(path));
    if (own === undefined) {
        const job = jobs.find(({ file }) => isAt(file.path));
        return job && { name: job.workflow, job };
    }
    const { name } = own;
    return {
        name,
        job: jobs.find(({ workflow }) => workflow === name) ?? jobs.find(({ callers }) => callers.includes(name)),
    };
}

// EXTERNAL MODULE: ./lib/config/ci-expressions.js + 1 modules
var ci_expressions = __webpack_require__(62899);
// EXTERNAL MODULE: ./lib/setup/chosen-runner.js
var chosen_runner = __webpack_require__(56966);
// EXTERNAL MODULE: ./lib/frameworks/commands/check-roles.js
var check_roles = __webpack_require__(98244);
;// CONCATENATED MODULE: ./lib/setup/own-paths.js

const OF_FILES = /^(?:\.|source|cd|cp|mv|ln|install|tar|unzip|dpkg|chmod|chown|cat|sh|bash|python[\d.]{0,5}|make|ninja|cmake|node)$/;
const OTHER = /^(?:[-/~$].*|\d{1,5}|[ugoa]{0,3}[+=]\w{1,9}|\w{1,50}:\w{0,50})$/;
const OF_PIP = /^(?:-[rce]|--(?:requirement|constraint|editable)(?:=.*)?)$/;
function namesOwnPath(words) {
    const isRoot = words[0] === 'sudo';
    const own = isRoot ? words.slice(1) : words;
    const at = own.findIndex((word, index) => !/^-|^\w+=/.test(word) && !/^-[ug]$/.test(own[index - 1] ?? ''));
    const [program = '', ...rest] = own.slice(Math.max(0, at));
    if (program.includes('/') && !program.startsWith('/'))
        return true;
    const name = program.split('/').at(-1) ?? '';
    const script = isRoot && /^(?:ba|da|z)?sh$/.test(name) ? scriptOfShell(rest) : undefined;
    if (script !== undefined)
        return script.others.some(word => !OTHER.test(word)) || scriptNamesOwn(script.text);
    if (isRoot && /^python[\d.]{0,5}$/.test(name) && rest[0] === '-m' && rest[1] === 'pip')
        return namesOwnPath(['sudo', ...rest.slice(1)]);
    const isOfFiles = isRoot && OF_FILES.test(name);
    const isOfPip = isRoot && /^pip[\d.]{0,5}$/.test(name);
    return (rest.some(word => /^\.{1,2}(?:$|\/)/.test(word) || (isOfPip && OF_PIP.test(word))) ||
        (isOfFiles && rest.some(word => !OTHER.test(word))));
}
function scriptOfShell(words) {
    const first = words.findIndex((word, at) => !word.startsWith('-') && !/^-[a-z]{0,9}o$/.test(words[at - 1] ?? ''));
    const text = words[first];
    const isText = words.slice(0, Math.max(0, first)).some(word => /^-[a-z]{0,9}c[a-z]{0,9}$/.test(word));
    return isText && text !== undefined ? { text, others: words.slice(first + 1) } : undefined;
}
function scriptNamesOwn(text) {
    if (/\$\(|`|[<>]\s{0,20}["']?[^\s<>&"'/~$]/.test(text))
        return true;
    return text.split(/&&|\|\||[;|\n]/).some(part => namesOwnPath(['sudo', ...(0,shell_words/* shellLine */.Tg)(part).words]));
}

;// CONCATENATED MODULE: ./lib/setup/install-lines.js




const MACHINE = /^(?:sudo|apt|apt-get|brew|corepack|rustup|gem install|go install|dotnet tool|p?npm (?:i|install|add) (?:-g|--global)|(?:python\d? -m )?pip\d? install (?:-U |--upgrade )?(?:(?:pip|setuptools|wheel|uv|poetry|pipenv|pdm|hatch|tox|nox)(?:[=<>~][^ ]{0,30})?(?: |$)){1,8}$|pipx install|uv (?:python|tool) install|cargo install(?!.* --path)|npx --yes playwright install-deps)\b/;
const KEEPS = /(?:^|\s|[^>2&=])>{1,2}(?! ?(?:&|\/dev\/))|\|\s*(?:sudo )?tee\b/;
const FOR_CI = /\bGITHUB_(?:OUTPUT|STEP_SUMMARY|STATE)\b/;
const SILENT = /^(?:echo|printf|cat|ls|pwd|env|true|:|set|which|git (?:config|fetch|log|status)|\S+ (?:--version|-v|-V|version))\b/;
function withoutSystemPackages(text) {
    const { words, operator } = (0,shell_words/* shellLine */.Tg)(text);
    const at = words.findIndex((word, index) => word === 'playwright' && /^install(?:-deps)?$/.test(words[index + 1] ?? ''));
    const isWithPackages = words[at + 1] === 'install-deps' || words.includes('--with-deps');
    if (at < 0 || operator !== undefined || !isWithPackages)
        return [text];
    const browsers = words.slice(at + 2).filter(word => word !== '--with-deps');
    const packages = ['npx', '--yes', 'playwright', 'install-deps', ...browsers].map(shell_words/* shellWord */.r7).join(' ');
    const own = words.filter(word => word !== '--with-deps').map(shell_words/* shellWord */.r7);
    return words[at + 1] === 'install-deps' ? [packages] : [packages, own.join(' ')];
}
function installLine(command) {
    const { words, operator } = (0,shell_words/* shellLine */.Tg)(command);
    const text = words.join(' ');
    const isSilent = SILENT.test(text) || /^\S+ (?:--version|-v|-V)$/.test(text);
    if (text === '')
        return 'skip';
    if (isSilent)
        return operator !== undefined && KEEPS.test(text) && !FOR_CI.test(text) ? 'unknown' : 'skip';
    if (MACHINE.test(text) && namesOwnPath(words))
        return words[0] === 'go' ? 'project' : 'unknown';
    if (MACHINE.test(text))
        return 'machine';
    switch ((0,check_roles/* roleOf */.kp)(words)) {
        case 'install':
            return 'project';
        case 'build':
            return /^(?:go|cargo) /.test(text) ? 'skip' : 'project';
        case 'lint':
        case 'types':
        case 'deploy':
        case 'tests':
        case 'print':
            return 'skip';
        case undefined:
            return /^(?:npm|pnpm|yarn|bun) (?:run )?build\b|^make \w*(?:deps|install|setup|build)/.test(text)
                ? 'project'
                : 'unknown';
    }
}
function setupCommandOf(commands, from) {
    const groups = [];
    const seen = new Set();
    for (const { text, directory } of commands) {
        const way = (0,step_directory/* pathBetween */.yV)(from, directory);
        const last = groups.at(-1);
        if (seen.has(`${way} ${text}`))
            continue;
        seen.add(`${way} ${text}`);
        if (last?.way === way)
            last.texts.push(text);
        else
            groups.push({ way, texts: [text] });
    }
    const [first, ...others] = groups;
    if (first === undefined)
        return undefined;
    const [only = '', ...more] = first.texts;
    if (others.length + more.length === 0 && first.way === '.' && isPlain(only))
        return only;
    const parts = groups.map(({ way, texts }) => {
        const joined = texts.map(inParentheses).join(' && ');
        return way === '.' ? joined : `(cd ${(0,shell_words/* shellWord */.r7)(way)} && ${joined})`;
    });
    return `sh -c ${(0,shell_words/* shellWord */.r7)(parts.join(' && '))}`;
}
function inParentheses(text) {
    return text.includes('||') && !/^\(.*\)$/.test(text) ? `(${text})` : text;
}
function isPlain(text) {
    const { words, operator } = (0,shell_words/* shellLine */.Tg)(text);
    return operator === undefined && !/^\w+=/.test(words[0] ?? '') && !words.some(word => /[$*?~]/.test(word));
}

;// CONCATENATED MODULE: ./lib/setup/known-services.js

function knownServices(services, fill) {
    const filled = Object.entries((0,workflow_file/* isMap */.jh)(services) ? services : {}).map(([name, each]) => [name, filledIn(each, fill)]);
    const started = filled.filter(([, each]) => !(0,workflow_file/* isMap */.jh)(each) || (0,workflow_file/* scalarText */.ws)(each.image) !== '');
    const known = started.filter(([, each]) => unknownText(each) === undefined);
    return {
        services: known.length === 0 ? undefined : Object.fromEntries(known),
        notes: started.flatMap(([name, each]) => {
            const text = unknownText(each);
            return text === undefined
                ? []
                : [`The service ${name} of CI was left out, since ${text} is not known here: add it if the tests need it.`];
        }),
    };
}
function filledIn(value, fill) {
    if (typeof value === 'string')
        return fill(value);
    if (Array.isArray(value))
        return value.map(each => filledIn(each, fill));
    if (!(0,workflow_file/* isMap */.jh)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filledIn(each, fill)]));
}
function unknownText(value) {
    if (typeof value === 'string')
        return (0,workflow_file/* hasExpression */.xS)(value.replaceAll(/\$\{\{ {0,5}(?:vars|secrets)\.\w{1,100} {0,5}\}\}/g, '')) ? value : undefined;
    const inner = Array.isArray(value) ? value : (0,workflow_file/* isMap */.jh)(value) ? Object.values(value) : [];
    return inner.map(unknownText).find(text => text !== undefined);
}
const PORT = /\$\{\{ {0,5}job\.services\.([\w-]{1,100})\.ports\[ {0,3}["']?\d{1,5}["']? {0,3}\] {0,5}\}\}/g;
function portVariables(levels, { services, fill }) {
    const all = levels.filter(workflow_file/* isMap */.jh).flatMap(level => Object.entries(level));
    const filled = all.map(([name, value]) => [name, fill((0,workflow_file/* scalarText */.ws)(value) ?? '')]);
    return Object.fromEntries(filled.filter(([, text]) => {
        const named = [...text.matchAll(PORT)].map(([, name = '']) => name);
        const isKnown = named.length > 0 && named.every(name => Object.hasOwn(services ?? {}, name));
        return isKnown && !(0,workflow_file/* hasExpression */.xS)(text.replaceAll(PORT, ''));
    }));
}

;// CONCATENATED MODULE: ./lib/setup/toolchain-steps.js



const TOOLCHAINS = /^(?:actions\/setup-[\w-]+|pnpm\/action-setup|oven-sh\/setup-bun|denoland\/setup-deno|volta-cli\/action|jdx\/mise-action|astral-sh\/setup-uv|snok\/install-poetry|pdm-project\/setup-pdm|conda-incubator\/setup-miniconda|prefix-dev\/setup-pixi|ruby\/setup-ruby|shivammathur\/setup-php|dtolnay\/rust-toolchain|actions-rust-lang\/setup-rust-toolchain|actions-rs\/toolchain|taiki-e\/install-action|gradle\/actions\/setup-gradle|gradle\/actions\/wrapper-validation|graalvm\/setup-graalvm|coursier\/setup-action|erlef\/setup-beam|cachix\/install-nix-action|\.\/[\w./-]+)(?:@|$)/;
const INSTALLERS = /^ramsey\/composer-install@/;
const CACHES = /^(?:cache|cache-.+|enable-cache|bundler-cache|package-manager-cache|gradle-home-cache-.+)$/;
const NO_CACHE = [
    [/^actions\/setup-go@/, 'cache', false],
    [/^actions\/setup-node@(?!v?[1-4](?:\.|$))/, 'package-manager-cache', false],
    [/^actions-rust-lang\/setup-rust-toolchain@/, 'cache', false],
    [/^jdx\/mise-action@/, 'cache', false],
    [/^prefix-dev\/setup-pixi@/, 'cache', false],
    [/^oven-sh\/setup-bun@/, 'no-cache', true],
    [/^astral-sh\/setup-uv@/, 'enable-cache', false],
    [/^gradle\/actions\/setup-gradle@/, 'cache-disabled', true],
];
const REQUIRED = [
    [/^actions\/setup-java@/, /^(?:distribution|java-version|java-version-file)$/],
    [/^graalvm\/setup-graalvm@/, /^java-version$/],
    [/^(?:dtolnay\/rust-toolchain@master|actions-rs\/toolchain@)/, /^toolchain$/],
    [/^erlef\/setup-beam@/, /^(?:otp|elixir|gleam|rebar3)-version$|^version-file$/],
    [/^taiki-e\/install-action@v/, /^tool$/],
];
const MAX_QUOTED = 80;
function shortQuote(name) {
    return `“${(0,wording/* shortSentence */.I3)(name, MAX_QUOTED)}”`;
}
function isToolchain(uses) {
    return TOOLCHAINS.test(uses) || INSTALLERS.test(uses);
}
function withoutCache(step, { fill }) {
    const uses = (0,workflow_file/* scalarText */.ws)(step.uses) ?? '';
    const inputs = {};
    const unknown = [];
    const given = Object.entries((0,workflow_file/* isMap */.jh)(step.with) ? step.with : {});
    for (const [key, value] of given) {
        const filled = typeof value === 'string' ? fill(value) : value;
        if (isCache(key, filled))
            continue;
        if (typeof filled === 'string' && (0,workflow_file/* hasExpression */.xS)(filled) && !/^\$\{\{ *(?:vars|runner)\.[\w.]+ *\}\}$/.test(filled))
            unknown.push([key, (0,wording/* shortSentence */.I3)(filled, MAX_QUOTED)]);
        else
            inputs[key] = filled;
    }
    const needed = unknown.find(([key]) => REQUIRED.some(([action, names]) => action.test(uses) && names.test(key)));
    if (needed !== undefined) {
        const why = `since its input ${needed[0]} (${needed[1]}) is not known here`;
        const note = `The step ${shortQuote((0,workflow_file/* scalarText */.ws)(step.name) || uses)} of CI was left out, ${why}: add it with a value.`;
        return { step: undefined, setup: [], notes: [note] };
    }
    for (const [action, input, value] of NO_CACHE)
        if (action.test(uses))
            inputs[input] = value;
    const { env } = (0,workflow_file/* plainEnvironment */.Ud)([step.env], fill);
    const directory = (0,step_directory/* directoryFrom */.i4)('', (0,workflow_file/* scalarText */.ws)(inputs['working-directory']) ?? '');
    const install = installOf(uses, (0,workflow_file/* valueAt */.fK)(step, 'with'), fill);
    const copy = {
        uses,
        ...(Object.keys(inputs).length === 0 ? {} : { with: inputs }),
        ...(Object.keys(env).length === 0 ? {} : { env }),
    };
    return {
        step: INSTALLERS.test(uses) ? undefined : copy,
        setup: install === undefined || directory === undefined ? [] : [{ text: install, directory }],
        notes: unknown.map(([key, text]) => `${uses.split('@', 1)[0]} lacks its input ${key} (${text}): write a value.`),
    };
}
function installOf(uses, inputs, fill) {
    const [bundler, versions, options] = ['bundler-cache', 'dependency-versions', 'composer-options'].map(key => fill((0,workflow_file/* scalarText */.ws)((0,workflow_file/* valueAt */.fK)(inputs, key)) ?? ''));
    if (bundler === 'true')
        return 'bundle install';
    if (!INSTALLERS.test(uses))
        return undefined;
    const verb = versions === 'lowest' ? 'update --prefer-lowest' : versions === 'highest' ? 'update' : 'install';
    return `composer ${verb} ${(0,workflow_file/* hasExpression */.xS)(options ?? '') ? '' : options}`.trim();
}
function isCache(key, value) {
    return CACHES.test(key) && String(value) !== 'false';
}

;// CONCATENATED MODULE: ./lib/setup/local-action.js





const KEEPING = /^(?:actions\/cache(?:\/.+)?|Swatinem\/rust-cache|buildjet\/cache|useblacksmith\/cache)@/i;
function cachingSteps({ uses, with: given }, { context, project }) {
    const path = (0,workflow_file/* scalarText */.ws)(uses) ?? '';
    const directory = path.startsWith('./') ? (0,step_directory/* directoryFrom */.i4)('', path) : undefined;
    const files = directory === undefined ? [] : ['yml', 'yaml'].map(end => project.text(`${directory}/action.${end}`));
    const action = parsed(files.find(each => each !== undefined) ?? '');
    const steps = (0,workflow_file/* stepsIn */.FZ)(action.runs ?? {});
    if (!steps.some(keepsCache))
        return undefined;
    const inputs = Object.entries(action.inputs ?? {}).map(([name, input]) => {
        const value = (0,workflow_file/* scalarText */.ws)((0,workflow_file/* valueAt */.fK)(given, name) ?? (0,workflow_file/* valueAt */.fK)(input, 'default') ?? '') ?? '';
        const filled = (0,ci_expressions/* fillExpressions */.p)(value, context);
        return [name, (0,workflow_file/* hasExpression */.xS)(filled) ? undefined : filled];
    });
    const values = { ...context.values, inputs: Object.fromEntries(inputs) };
    const inner = steps.filter(step => step.uses !== uses);
    return { steps: inner, context: { values, closed: [...context.closed, 'inputs'] } };
}
function keepsCache(step) {
    return (KEEPING.test((0,workflow_file/* scalarText */.ws)(step.uses) ?? '') ||
        Object.entries((0,workflow_file/* isMap */.jh)(step.with) ? step.with : {}).some(([key, value]) => isCache(key, value)));
}
function parsed(text) {
    try {
        const action = (0,dist/* parse */.qg)(text, { logLevel: 'silent', maxAliasCount: 100 });
        const [inputs, runs] = ['inputs', 'runs'].map(key => (0,workflow_file/* valueAt */.fK)(action, key));
        return { ...((0,workflow_file/* isMap */.jh)(inputs) ? { inputs } : {}), ...((0,workflow_file/* isMap */.jh)(runs) ? { runs } : {}) };
    }
    catch {
        return {};
    }
}

;// CONCATENATED MODULE: ./lib/setup/step-variables.js


function stepVariables(levels, fill) {
    const { env: own, leftOut } = (0,workflow_file/* plainEnvironment */.Ud)(levels.slice(-1), fill);
    return { own, all: (0,workflow_file/* plainEnvironment */.Ud)(levels, fill).env, leftOut };
}
const OF_MACHINE = /^(?:HOME|PATH|PWD|USER|SHELL|LANG|CI|(?:GITHUB|RUNNER)_\w{1,50})$/;
function unsetVariable(text, { all }) {
    const own = new Set([...text.matchAll(/\b(\w{1,100})\+?=|\bfor (\w{1,100}) in\b/g)].map(([, set, each]) => set ?? each));
    const used = [...text.matchAll(/\$\{?([A-Za-z_]\w{0,99})/g)].map(([, name = '']) => name);
    return used.find(name => !OF_MACHINE.test(name) && !own.has(name) && !Object.hasOwn(all, name));
}
function neededBy(text, { own, all }) {
    const named = new Set([...text.matchAll(/\$\{?([A-Za-z_]\w{0,99})/g)].map(([, name]) => name));
    return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(own, name) || named.has(name)));
}
function withVariables(text, needed) {
    const settings = Object.entries(needed).map(([name, value]) => `${name}=${(0,shell_words/* shellWord */.r7)(value)}`);
    if (settings.length === 0)
        return text;
    const isPlain = (0,shell_words/* shellLine */.Tg)(text).operator === undefined && !Object.keys(needed).some(name => text.includes(name));
    return isPlain ? `${settings.join(' ')} ${text}` : `(export ${settings.join(' ')} && ${text})`;
}

;// CONCATENATED MODULE: ./lib/setup/tied-lines.js



const TIES = /^(?:pushd|popd|export|declare|source|\.|eval|unset|trap|if|then|elif|else|fi|for|while|until|do|done|case|esac|function|[{}()])(?:[\s;]|$)|^\w+\+?="?(?:\$\(|`)|^\w+\(\)|^[({](?!.*[)}]$)|[({]$/;
const SHELL_SETTING = /^(?:set|shopt) [-+]/;
const KEYWORDS = /^(?:(?:if|then|elif|else|while|until|do|!|\{|\()(?:\s+|$)){1,5}/;
const STRUCTURE = /^(?:fi|done|esac|[})]|break|continue|sleep \d{1,4}|exit \d{1,3}|(?:for|case) [^`$]{0,200}|\[.{0,300}\]|command -v [\w.-]{1,50}|(?:(?:export|local|readonly) )?\w{1,100}\+?=[^`(]{0,300})$/;
function isTied(text) {
    if (SHELL_SETTING.test(text) || /^\(.*\)$/.test(text))
        return false;
    const { words, open } = (0,shell_words/* shellLine */.Tg)(text);
    if (open !== undefined || words[0] === 'exit' || words.every(word => /^\w+\+?=/.test(word)))
        return true;
    return ((0,project_script/* splitSequence */.ou)(text) ?? text.split(/&&|\|\||;/)).some(part => TIES.test(part.trim()));
}
function placeOfScript(commands) {
    const parts = commands
        .flatMap(text => text.split(/&&|\|\||;/))
        .map(part => part.trim().replace(KEYWORDS, '').trim())
        .filter(part => part !== '' && !SHELL_SETTING.test(part) && !STRUCTURE.test(part));
    const places = new Set(parts.map(part => (/\$\(|`/.test(part) ? 'unknown' : installLine(part))));
    places.delete('skip');
    if (places.size === 0)
        return 'skip';
    return places.size === 1 && places.has('machine') ? 'machine' : 'unknown';
}

;// CONCATENATED MODULE: ./lib/setup/sorted-commands.js







function sortCommands(commands, sorted) {
    const { taken, setup, notes, project, isElsewhere, variables } = sorted;
    for (const { text, directory } of commands) {
        const kind = installLine(text);
        if (kind === 'skip' || (kind === 'unknown' && (0,test_lines/* onlyChecks */.Yu)(text, (0,project_files/* projectIn */.L9)(project, directory ?? ''))))
            continue;
        const isKnown = !(0,workflow_file/* hasExpression */.xS)(text) && unsetVariable(text, variables) === undefined;
        if (kind === 'machine' && !isElsewhere && isKnown)
            taken.push(stepOf({ text, directory }, sorted));
        else if (kind === 'project' &&
            isKnown &&
            !OF_GITHUB.test(text) &&
            directory !== undefined &&
            project.exists(directory))
            setup.push({ text: withVariables(text, neededBy(text, variables)), directory });
        else
            notes.push(leftOut(text, kind === 'machine' || SETS_JOB.test(text) ? 'as a step' : 'to setup-command'));
    }
}
function stepOf({ text, directory = '' }, { variables, project }) {
    const env = neededBy(text, variables);
    return {
        run: text,
        ...(directory !== '' && project.exists(directory) ? { 'working-directory': directory } : {}),
        ...(Object.keys(env).length === 0 ? {} : { env }),
    };
}
function sortWhole(run, { name, parts, ...sorted }) {
    const { taken, notes, isElsewhere, variables } = sorted;
    const place = placeOfScript(parts.map(({ text }) => text));
    if (place === 'skip')
        return;
    const isKnown = run !== undefined && !(0,workflow_file/* hasExpression */.xS)(run) && unsetVariable(run, variables) === undefined;
    if (place === 'machine' && !isElsewhere && isKnown)
        taken.push(stepOf({ text: run, directory: parts[0]?.directory }, sorted));
    else if (run !== undefined)
        notes.push(`The step ${shortQuote(name)} of CI was left out: add it if the tests need it.`);
    else
        notes.push(`What the step ${shortQuote(name)} of CI does before the tests was left out: add it to setup-command if the tests need it.`);
}
const OF_GITHUB = /\$\{?(?:GITHUB|RUNNER)_/;
const SETS_JOB = /\bGITHUB_(?:ENV|PATH)\b/;
function leftOut(text, how) {
    return `The command ${shortQuote(text)} of CI was left out: add it ${how} if the tests need it.`;
}

// EXTERNAL MODULE: ./lib/setup/step-commands.js
var step_commands = __webpack_require__(10698);
;// CONCATENATED MODULE: ./lib/setup/setup-steps.js












const USELESS = /^(?:actions\/(?:checkout|cache|cache\/.+|upload-artifact|github-script|labeler)|Swatinem\/rust-cache|codecov\/.+|github\/codeql-action.*|step-security\/harden-runner)@/i;
function planSetup({ job, top, steps, testStep, command, directory, elsewhere }, project) {
    const context = (0,newest_leg/* knownContext */.X6)({ top, job });
    const fill = (text) => (0,ci_expressions/* fillExpressions */.p)(text, context);
    const runner = (0,chosen_runner/* chosenRunner */.v)(job['runs-on'], fill);
    const isElsewhere = runner.isOther || job.container !== undefined;
    const notes = runner.note === undefined ? [] : [runner.note];
    const taken = [];
    const setup = [];
    takeSteps({ top, job, steps, context, testStep, command }, { taken, setup, notes, project, isElsewhere });
    if (job.container !== undefined)
        notes.push('CI runs this job in a container, which was left out: add it if the tests need it.');
    const { services, notes: ofServices } = knownServices(job.services, fill);
    notes.push(...ofServices);
    const env = portVariables([top.env, job.env, steps[testStep]?.env], { services, fill });
    if (elsewhere !== undefined)
        notes.push(elsewhereNote(elsewhere));
    return {
        runsOn: runner.runsOn,
        steps: taken,
        setupCommand: setupCommandOf(setup, directory),
        services,
        ...(Object.keys(env).length === 0 ? {} : { env }),
        directory,
        notes,
    };
}
const MAX_DEPTH = 2;
function takeSteps(scope, place, depth = 0) {
    const { top, job, steps, context, testStep, command } = scope;
    const { notes, taken, setup, project } = place;
    const fill = (text) => (0,ci_expressions/* fillExpressions */.p)(text, context);
    for (const [index, step] of steps.slice(0, testStep + 1).entries()) {
        const uses = (0,workflow_file/* scalarText */.ws)(step.uses);
        const name = (0,workflow_file/* scalarText */.ws)(step.name) || uses || (0,step_commands/* commandsIn */.G)(step)[0] || '';
        const isRun = index === testStep || (0,ci_expressions/* decide */.L)(step.if, context);
        if (isRun === false)
            continue;
        const inner = cachingSteps(step, { context, project });
        if (isRun === undefined && !USELESS.test(uses ?? '')) {
            notes.push(`The step ${shortQuote(name)} of CI has a condition and was left out: add it if the tests need it.`);
        }
        else if (inner !== undefined && depth >= MAX_DEPTH) {
            notes.push(`The step ${shortQuote(name)} of CI was left out, since it keeps a cache: add what it does without one.`);
        }
        else if (inner !== undefined) {
            const outer = { top: { env: top.env }, job: { env: { ...environmentOf(job), ...environmentOf(step) } } };
            takeSteps({ ...outer, ...inner, testStep: inner.steps.length, command: '' }, place, depth + 1);
        }
        else if (uses !== undefined) {
            if ((0,workflow_file/* usesAction */.$m)(step, 'actions/download-artifact'))
                notes.push(`The step ${shortQuote(name)} of CI was left out, since another job makes its files: make them in setup-command if the tests need them.`);
            else if (isToolchain(uses)) {
                const copy = withoutCache(step, { fill });
                if (copy.step !== undefined)
                    taken.push(copy.step);
                setup.push(...copy.setup);
                notes.push(...copy.notes);
            }
            else if (!USELESS.test(uses))
                notes.push(`The step ${shortQuote(name)} of CI was left out: add it if the tests need it.`);
        }
        else {
            const placed = (0,step_commands/* placedCommands */.q)({ top, job, steps, fill }, index);
            const isTest = index === testStep;
            const end = isTest ? placed.findIndex(({ text }) => text === command) : placed.length;
            const parts = placed
                .slice(0, end)
                .flatMap(({ text, directory: at }) => withoutSystemPackages(fill(text)).map(part => ({ text: part, directory: at })));
            const sorted = { ...place, variables: stepVariables([top.env, job.env, step.env], fill) };
            if (!parts.some(({ text }) => isTied(text)))
                sortCommands(parts, sorted);
            else
                sortWhole(isTest ? undefined : fill((0,workflow_file/* scalarText */.ws)(step.run) ?? ''), { ...sorted, name, parts });
        }
    }
}
function environmentOf({ env }) {
    return (0,workflow_file/* isMap */.jh)(env) ? env : {};
}
function elsewhereNote(directory) {
    return directory === ''
        ? 'CI runs the tests in a folder that is not known here: set working-directory.'
        : `CI runs the tests in ${shortQuote(directory)}, which is no folder of the repository: make it in setup-command, and name it in test-command.`;
}

// EXTERNAL MODULE: external "node:readline/promises"
var external_node_readline_promises_ = __webpack_require__(26848);
;// CONCATENATED MODULE: ./lib/cli/terminal-questions.js

function isTerminal() {
    return process.stdin.isTTY && process.stdout.isTTY;
}
async function ask(question, accepted) {
    const lines = (0,external_node_readline_promises_.createInterface)({ input: process.stdin, output: process.stdout });
    try {
        const answer = (await lines.question(question)).trim();
        return accepted === undefined ? answer : accepted.test(answer);
    }
    finally {
        lines.close();
    }
}

;// CONCATENATED MODULE: ./lib/cli/commands/init.js


















async function initWorkflow(args, env, { program }) {
    const project = await (0,installed_project/* readInstalledProject */.w)(env);
    const chosen = await chooseCi(project.ci, args);
    const { setup, advice, frameworks } = planFor(project, chosen.job);
    const key = keyOf(project.settings.models);
    const text = workflowText({
        ci: chosen.name,
        setup,
        action: (0,shipped_files/* actionReference */.Oc)((0,shipped_files/* packageFacts */.WH)()),
        branches: branchPrefix(project.settings.branch),
        minutes: project.settings['timeout-minutes'],
        configured: Object.keys(project.configured).filter(name => project.configured[name]?.trim()),
        passed: project.settings['pass-env'],
        key,
        versions: project.files.map(file => file.text),
    });
    const path = (0,external_node_path_.join)(project.checkout.top, OWN_WORKFLOW);
    say(`CI: the workflow ${chosen.name}${chosen.job === undefined ? '' : ` (${chosen.job.file.path}, job ${chosen.job.id})`}`);
    for (const note of [...project.ci.notes, ...chosen.notes, ...setup.notes])
        say(`Note: ${note}`);
    if ((0,external_node_fs_.existsSync)(path) && (await (0,promises_.readFile)(path, 'utf8')) === text) {
        say(`${OWN_WORKFLOW} is there, as init would write it. There is nothing to do.`);
        return 0;
    }
    say('');
    process.stdout.write(`${(await diffOf(path, text, project)).split('\n').map(markdown_escape.logLine).join('\n')}\n`);
    if ((0,external_node_fs_.existsSync)(path) || project.ci.installed.length > 0)
        return refuse(project, { args, program });
    if (args.dryRun) {
        say('Nothing was written (--dry-run).');
    }
    else if (args.yes || (isTerminal() && (await ask(`Write ${OWN_WORKFLOW}? [Y/n] `, /^(?:y(?:es)?)?$/i)))) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,promises_.writeFile)(path, text, { flag: 'wx' });
        say(`Written: ${OWN_WORKFLOW}`);
    }
    else {
        say('Nothing was written.');
        if (isTerminal())
            return 1;
        throw new errors/* UserError */.yo('init cannot ask here, since this is not a terminal.', `To write the file without a question: ${program} init --yes`);
    }
    printNext({ job: chosen.job, advice, secret: key[1], program, limits: (0,offline_limits/* offlineLimits */.m)(frameworks) });
    return 0;
}
async function chooseCi(ci, { ciWorkflow, yes, dryRun }) {
    const { jobs, names, started } = ci;
    if (ciWorkflow !== undefined) {
        const named = namedWorkflow(ci, ciWorkflow);
        if (named === undefined)
            throw new errors/* UserError */.yo(`There is no workflow ${JSON.stringify(ciWorkflow)} in .github/workflows.`, names.length === 0 ? 'Add the workflow that runs your tests first.' : `Use one of ${names.join(', ')}.`);
        const { name, job } = named;
        return { name, job, notes: job === undefined ? [`No step of ${name} seems to run tests.`] : [] };
    }
    const [first, ...others] = jobs;
    if (first === undefined)
        throw new errors/* UserError */.yo('No workflow in .github/workflows seems to run tests.', started[0] === undefined
            ? 'Add a workflow that runs your tests on push and pull_request first.'
            : `Name the one that does: --ci-workflow ${JSON.stringify(started[0].name)}.`);
    if (others.length === 0)
        return { name: first.workflow, job: first, notes: [] };
    if (isTerminal() && !yes && !dryRun) {
        const list = jobs.map(({ workflow, file }, index) => `  ${index + 1}  ${workflow} (${file.path})`).join('\n');
        const answer = await ask(`Which workflow runs the tests?\n${(0,markdown_escape.logLine)(list)}\nNumber [1]: `);
        const job = jobs[answer === '' ? 0 : Number(answer) - 1];
        if (job === undefined)
            throw new errors/* UserError */.yo(`${JSON.stringify(answer)} is none of them.`, 'Give a number of the list.');
        return { name: job.workflow, job, notes: [] };
    }
    const rest = others.map(({ workflow }) => workflow).join(', ');
    return {
        name: first.workflow,
        job: first,
        notes: [`Other workflows run tests too: ${rest}. --ci-workflow names one.`],
    };
}
function planFor({ checkout, configured }, job) {
    const project = (0,project_files/* projectAt */.t9)((0,external_node_path_.join)(checkout.top, job?.directory ?? ''));
    const packages = (0,detect_packages/* detectPackages */.J)(project, []);
    const detected = packages.map(({ framework }) => framework);
    const frameworks = detected.map(({ name }) => name);
    if (job === undefined)
        return { setup: usualSetup(project, detected[0], ''), advice: undefined, frameworks };
    const directory = configured['working-directory']?.trim() || job.directory;
    const setup = planSetup({ ...job, directory }, (0,project_files/* projectAt */.t9)(checkout.top));
    return { setup, advice: adviseCi(job, { detected, project }), frameworks };
}
function keyOf(models) {
    const isOpenAi = models?.find(name => name !== 'offline')?.startsWith('openai/') === true;
    return isOpenAi ? ['openai-api-key', 'OPENAI_API_KEY'] : ['anthropic-api-key', 'ANTHROPIC_API_KEY'];
}
async function diffOf(path, text, { checkout }) {
    if (!(0,external_node_fs_.existsSync)(path)) {
        const lines = text.trimEnd().split('\n');
        return [
            '--- /dev/null',
            `+++ b/${OWN_WORKFLOW}`,
            `@@ -0,0 +1,${lines.length} @@`,
            ...lines.map(line => `+${line}`),
        ].join('\n');
    }
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'fix-tests-init-'));
    try {
        const next = (0,external_node_path_.join)(folder, 'fix-tests.yml');
        await (0,promises_.writeFile)(next, text);
        const args = ['diff', '--no-index', '--no-color', '--', path, next];
        const { stdout } = await (0,git/* gitResult */.c_)(args, { cwd: folder, host: checkout.host, codes: [1] });
        return `--- a/${OWN_WORKFLOW}\n+++ what init would write\n${stdout.slice(Math.max(0, stdout.indexOf('@@'))).trimEnd()}`;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
function refuse({ ci }, { args, program }) {
    const where = ci.installed[0] ?? OWN_WORKFLOW;
    say(`${where} is there already, and init changes no file. Nothing was written.`);
    say(`Take over what you want from above by hand, or delete it and run ${program} init again.`);
    return args.dryRun ? 0 : 1;
}
function printNext({ job, advice, secret, program, limits }) {
    const steps = [];
    if (job !== undefined && advice !== undefined && advice.missing.length > 0) {
        const before = advice.before === undefined ? '' : ` First: ${advice.before}.`;
        const lines = advice.lines.split('\n').map(line => `      ${line}`);
        steps.push(`In ${job.file.path}, job ${job.id}: ${advice.missing.join(', and ')}.${before} ${advice.place}\n\n${lines.join('\n')}\n`);
    }
    if (job !== undefined && !job.events.includes('workflow_dispatch'))
        steps.push(`In ${job.startedBy.path}: add workflow_dispatch: to on:, so that CI runs on the branches of fix-tests. (Not needed with the token of a GitHub App.)`);
    steps.push('On GitHub, Settings › Actions › General: turn on “Allow GitHub Actions to create and approve pull requests”.', `For a model, add its key: gh secret set ${secret}. ${limits ?? 'Without one, the offline engine works alone.'}`, `Commit ${OWN_WORKFLOW} to the default branch: GitHub reads it there.`, `Check all of it: ${program} doctor`);
    say('\nNext:');
    for (const [index, step] of steps.entries())
        say(`${index + 1}. ${step}`);
}
function say(text) {
    process.stdout.write(`${text.split('\n').map(markdown_escape.logLine).join('\n')}\n`);
}

;// CONCATENATED MODULE: ./lib/cli/commands/install.js


function runInstallCommand(args, env, by) {
    switch (args.kind) {
        case 'init':
            return initWorkflow(args, env, by);
        case 'doctor':
            return checkInstallation(args, env, by);
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

/***/ 95291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ isForbidden),
/* harmony export */   cU: () => (/* binding */ explainApiError),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31015);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78104);
/* harmony import */ var _domain_policy_job_permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19857);



const REFUSALS = [
    {
        status: [401],
        sentence: what => `GitHub does not accept the token, so fix-tests could not ${what}.`,
        remedy: 'Pass a valid github-token; one of an app is good for an hour.',
    },
    {
        says: /not permitted to create or approve/i,
        sentence: () => 'GitHub Actions may not create pull requests in this repository.',
        remedy: 'Turn on “Allow GitHub Actions to create and approve pull requests” under Settings › Actions › General › Workflow permissions, or pass the token of a GitHub App as github-token.',
    },
    {
        says: /archived/i,
        sentence: what => `The repository is archived, so fix-tests could not ${what}.`,
        remedy: 'Unarchive it under Settings › General › Danger Zone.',
    },
    {
        says: /permission to create labels/i,
        sentence: () => 'The repository has no such label yet, and the token may not create one.',
        remedy: 'Create it once under Issues › Labels, or give the job permissions: issues: write.',
    },
    {
        says: /is locked/i,
        sentence: what => `The conversation is locked, so fix-tests could not ${what}.`,
        remedy: 'Unlock it, or pass the token of a user who may write there nevertheless.',
    },
    {
        status: [410],
        sentence: what => `The repository has that turned off, so fix-tests could not ${what}.`,
        remedy: 'Turn it on under Settings › General › Features.',
    },
    {
        says: /SAML/i,
        sentence: what => `The organisation asks for single sign-on, so fix-tests could not ${what}.`,
        remedy: 'Authorise the token for it under Settings › Developer settings › Tokens › Configure SSO.',
    },
    {
        status: [429],
        says: /rate limit/i,
        sentence: what => `GitHub's rate limit is used up, so fix-tests could not ${what}.`,
        remedy: 'Run the job again later, or pass the token of a GitHub App, which has a limit of its own; what was done so far is kept.',
    },
    {
        says: /protected branch|rule violations|GH006|GH013/i,
        sentence: what => `A rule of the repository rejected it, so fix-tests could not ${what}.`,
        remedy: 'Let the bot bypass it under Settings › Rules › Rulesets (or Settings › Branches), or choose another name with the input branch.',
    },
];
function explainApiError(error, what, permission) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G))
        return error;
    const { sentence, remedy } = refusalOf(error, permission);
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(sentence(what), remedy, { cause: error });
}
function refusalOf(error, permission) {
    const { status, message } = error;
    const known = REFUSALS.find(each => each.status?.includes(status) === true || each.says?.test(message) === true);
    if (known !== undefined)
        return known;
    if (status === 403)
        return { sentence: what => `The token may not ${what}.`, remedy: (0,_domain_policy_job_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionRemedy */ .uF)(permission) };
    if (status === 404) {
        const sentence = (what) => `GitHub could not find what is needed to ${what}, or the token may not see it.`;
        return { sentence, remedy: (0,_domain_policy_job_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionRemedy */ .uF)(permission) };
    }
    return {
        sentence: what => `GitHub refused to ${what} (HTTP ${status}: ${message.slice(0, 200)}).`,
        remedy: 'Run the job again; what was done so far is kept.',
    };
}
function isRefusal(error) {
    if (!(error instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo) || !(error.cause instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G))
        return false;
    const { status } = error.cause;
    return status < 500 && status !== 401 && !isRateLimit(error.cause);
}
function isForbidden(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G && (error.status === 403 || error.status === 404) && !isRateLimit(error);
}
function isRateLimit({ status, message }) {
    return status === 429 || /rate limit/i.test(message);
}


/***/ }),

/***/ 25163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   E6: () => (/* binding */ commitMessageAt),
/* harmony export */   EU: () => (/* binding */ headAt),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   a$: () => (/* binding */ commitAtRef)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31015);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95291);


async function headOf(api, branch) {
    return commitAtRef(api, `heads/${branch}`);
}
async function commitAtRef({ client, owner, repo }, ref) {
    try {
        const { data } = await client.rest.git.getRef({ owner, repo, ref });
        return data.object.sha;
    }
    catch (error) {
        if (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G && error.status === 404)
            return undefined;
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .cU)(error, 'read the repository', 'contents: read');
    }
}
async function defaultBranch({ client, owner, repo }) {
    const { data } = await client.rest.repos.get({ owner, repo }).catch((error) => {
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .cU)(error, 'read the repository', 'contents: read');
    });
    return data.default_branch;
}
const MOVES = 100;
async function headAt({ client, owner, repo }, { branch, now, time }) {
    try {
        const { data } = await client.rest.repos.listActivities({
            owner,
            repo,
            ref: `refs/heads/${branch}`,
            direction: 'desc',
            per_page: MOVES,
        });
        const since = data.filter(({ timestamp }) => Date.parse(timestamp) >= Date.parse(time));
        return since.at(-1)?.before ?? now;
    }
    catch (error) {
        if (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G && [403, 404, 410].includes(error.status))
            return undefined;
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .cU)(error, 'read the repository', 'contents: read');
    }
}
async function commitMessageAt({ client, owner, repo }, sha) {
    const { data } = await client.rest.git.getCommit({ owner, repo, commit_sha: sha }).catch((error) => {
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .cU)(error, 'read the repository', 'contents: read');
    });
    return data.message;
}
async function textAt({ client, owner, repo }, { path, ref }) {
    try {
        const { data } = await client.rest.repos.getContent({ owner, repo, path, ref });
        return 'content' in data && data.type === 'file' ? Buffer.from(data.content, 'base64').toString() : undefined;
    }
    catch (error) {
        if (error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G && error.status === 404)
            return undefined;
        throw (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainApiError */ .cU)(error, 'read the repository', 'contents: read');
    }
}


/***/ }),

/***/ 18074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 2 modules
var utils = __webpack_require__(47176);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(49735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(86856);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(11267);
// EXTERNAL MODULE: ./node_modules/bottleneck/light.js
var light = __webpack_require__(63251);
// EXTERNAL MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
var request_error_dist_src = __webpack_require__(31015);
;// CONCATENATED MODULE: ./lib/github/etag-cache.js

const MAX_CACHED = 200;
class EtagCache {
    #cached = new Map();
    async request(options, send) {
        if (options.method !== 'GET')
            return send(options);
        const key = JSON.stringify(Object.entries(options).filter(([name]) => name !== 'request' && name !== 'headers'));
        const cached = this.#cached.get(key);
        if (cached === undefined)
            return this.#store(key, await send(options));
        try {
            options.headers = { ...options.headers, 'if-none-match': cached.etag };
            return this.#store(key, await send(options));
        }
        catch (error) {
            if (!(error instanceof request_error_dist_src/* RequestError */.G) || error.status !== 304)
                throw error;
            return copyOf(cached.response);
        }
    }
    #store(key, response) {
        const { etag } = response.headers;
        if (etag === undefined || response.data instanceof ArrayBuffer)
            return response;
        this.#cached.delete(key);
        this.#cached.set(key, { etag, response: copyOf(response) });
        for (const [oldest] of this.#cached) {
            if (this.#cached.size <= MAX_CACHED)
                break;
            this.#cached.delete(oldest);
        }
        return response;
    }
}
function copyOf(response) {
    return { ...response, data: structuredClone(response.data) };
}

;// CONCATENATED MODULE: ./lib/github/client.js






const MAX_WAIT = 90;
const TRIES = 3;
const WRITE_GAP = 200;
const RETRY = 0.3;
function createClient({ token, apiUrl, onWait = () => undefined, second = 1_000 }) {
    const PoliteOctokit = dist_src/* Octokit */.E.plugin(plugin_throttling_dist_bundle/* throttling */.A, dist_bundle/* retry */.L);
    const silent = () => undefined;
    const waits = (what) => (after, options, _, tries) => {
        const again = after <= MAX_WAIT && tries < TRIES;
        if (again)
            onWait(`GitHub's ${what} is reached: waiting for ${after} s.`);
        return again;
    };
    const throttle = {
        write: new light.Group({ maxConcurrent: 1, minTime: (WRITE_GAP * second) / 1_000 }),
        triggersNotification: () => false,
        retryAfterBaseValue: second,
        onRateLimit: waits('rate limit'),
        onSecondaryRateLimit: waits('secondary rate limit'),
    };
    const octokit = new PoliteOctokit({
        ...(0,utils/* getOctokitOptions */.EG)(token, { baseUrl: apiUrl }),
        request: { fetch },
        userAgent: 'fix-tests',
        retry: {
            retries: 2,
            retryAfterBaseValue: RETRY * second,
            doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451],
        },
        throttle,
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    octokit.hook.before('request', options => {
        const isRead = options.method === 'GET' || options.method === 'HEAD';
        options.request = { ...options.request, retryCount: 0, ...(isRead ? {} : { retries: 0 }) };
    });
    const cache = new EtagCache();
    octokit.hook.wrap('request', (request, options) => cache.request(options, conditional => request(conditional)));
    return octokit;
}


/***/ })

};
