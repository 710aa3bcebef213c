export const id = 5996;
export const ids = [5996];
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

/***/ 44911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dispatchTask: () => (/* binding */ dispatchTask)
});

// EXTERNAL MODULE: ./lib/domain/model/usage.js
var usage = __webpack_require__(30109);
// EXTERNAL MODULE: ./lib/contracts/errors.js
var errors = __webpack_require__(78104);
// EXTERNAL MODULE: ./lib/domain/text/wording.js
var wording = __webpack_require__(79078);
// EXTERNAL MODULE: ./lib/triggers/slash-command.js
var slash_command = __webpack_require__(13184);
// EXTERNAL MODULE: ./lib/triggers/own-work.js
var own_work = __webpack_require__(28611);
// EXTERNAL MODULE: ./lib/domain/workflow/judge-ci.js
var judge_ci = __webpack_require__(49164);
// EXTERNAL MODULE: ./lib/github/branches.js
var branches = __webpack_require__(25163);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/domain/text/hidden-characters.js
var hidden_characters = __webpack_require__(26625);
// EXTERNAL MODULE: ./lib/domain/model/request.js
var model_request = __webpack_require__(59123);
;// CONCATENATED MODULE: ./lib/github/html-marker.js



const KINDS = {
    request: schemas/* object */.Ikc({
        key: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        request: model_request/* Request */.Kd,
        causes: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }),
    closed: schemas/* object */.Ikc({}),
    reopened: schemas/* object */.Ikc({}),
    proposal: schemas/* object */.Ikc({ key: schemas/* string */.YjP(), request: model_request/* Request */.Kd }),
    comment: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }),
    run: schemas/* object */.Ikc({ id: schemas/* number */.aig(), isOver: schemas/* boolean */.zMY(), sha: schemas/* string */.YjP().optional() }),
    over: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
    exhausted: schemas/* object */.Ikc({ human: schemas/* string */.YjP(), workflow: schemas/* string */.YjP() }),
    reply: schemas/* object */.Ikc({ comment: schemas/* number */.aig() }),
    answer: schemas/* object */.Ikc({ to: schemas/* number */.aig() }),
    issue: schemas/* object */.Ikc({ signature: schemas/* string */.YjP() }),
};
const BEGIN = '<!-- fix-tests:';
const SPECIAL = /[<>@#]|-(?=-)|(?<=-)-|(?<=\[)[a-z]|(?<=\*)n|(?<=GH-)\d|(?<=[\s:])h(?=ttps?:\/\/)/gi;
function htmlMarker(kind, data) {
    const json = (0,hidden_characters/* visibleJson */.$m)(data).replace(SPECIAL, hidden_characters/* jsonEscape */.e0);
    return `${BEGIN}${kind} ${json} -->`;
}
function withoutMarkers(text) {
    const lines = text.split(/\r?\n/);
    const first = lines.findIndex(line => !line.startsWith(BEGIN));
    return first < 0 ? '' : lines.slice(first).join('\n').trim();
}
function readMarkers(kind, text) {
    for (const line of (text ?? '').split(/\r?\n/)) {
        if (!line.startsWith(BEGIN))
            return undefined;
        const [, json] = new RegExp(`^${BEGIN}${kind} (\\{.*\\}) -->$`).exec(line) ?? [];
        if (json === undefined)
            continue;
        try {
            const parsed = KINDS[kind].safeParse(JSON.parse(json));
            return parsed.success ? parsed.data : undefined;
        }
        catch {
            return undefined;
        }
    }
    return undefined;
}
function reopenedMarker(body) {
    const isReopened = readMarkers('closed', body) !== undefined || readMarkers('reopened', body) !== undefined;
    return isReopened ? `${htmlMarker('reopened', {})}\n` : '';
}
function withReopened(body) {
    return body.replaceAll(htmlMarker('closed', {}), htmlMarker('reopened', {}));
}

// EXTERNAL MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
var dist_src = __webpack_require__(31015);
// EXTERNAL MODULE: ./lib/domain/model/commit-identity.js
var commit_identity = __webpack_require__(70368);
// EXTERNAL MODULE: ./lib/github/api-errors.js
var api_errors = __webpack_require__(95291);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/github/idempotent.js



const TRIES = 3;
const PAUSE_MS = 300;
async function makeOnce(what, permission, make) {
    for (let tries = 1;; tries += 1) {
        try {
            return await make();
        }
        catch (error) {
            const isPassing = error instanceof dist_src/* RequestError */.G && (error.status >= 500 || isDuplicate(error));
            if (!isPassing || tries >= TRIES)
                throw (0,api_errors/* explainApiError */.cU)(error, what, permission);
            await (0,promises_.setTimeout)(PAUSE_MS * tries);
        }
    }
}
function isDuplicate(error) {
    return error.status === 422 && /already exists/i.test(error.message);
}
const MAX_BODY = 65_536;
function truncateBody(text) {
    return text.length <= MAX_BODY ? text : `${text.slice(0, MAX_BODY - 40).toWellFormed()}\n\n… this was cut here.`;
}

;// CONCATENATED MODULE: ./lib/github/users.js




const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const viewers = new WeakMap();
async function viewer(api) {
    return (await account(api))?.login;
}
async function viewerIdentity(api) {
    const { login, databaseId = null } = (await account(api)) ?? {};
    return login === undefined || databaseId === null ? undefined : (0,commit_identity/* accountIdentity */.s)(login, databaseId);
}
async function accountNumber({ client }, login) {
    if (!/^[\w-]+$/.test(login))
        return undefined;
    const query = 'query($login: String!) { user(login: $login) { databaseId } }';
    const { user } = await client.graphql(query, { login });
    return user?.databaseId ?? undefined;
}
function account({ client }) {
    const cached = viewers.get(client);
    if (cached !== undefined)
        return cached;
    const found = queryViewer(client);
    viewers.set(client, found);
    found.catch(() => viewers.delete(client));
    return found;
}
function queryViewer(client) {
    return makeOnce('look up the owner of the token', 'contents: read', async () => {
        try {
            return (await client.graphql('query { viewer { login databaseId } }')).viewer;
        }
        catch (error) {
            if (!(error instanceof dist_src/* RequestError */.G) || error.status === 404)
                return undefined;
            throw error;
        }
    });
}
async function isOwnAuthor(api, user) {
    const me = await viewer(api);
    return me === undefined ? user?.type === 'Bot' : user?.login === me;
}
async function isOwnActor(api, { login, isBot } = { login: '', isBot: false }) {
    return isOwnAuthor(api, { login, type: isBot ? 'Bot' : 'User' });
}
async function permissionOf({ client, owner, repo }, login) {
    try {
        const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login });
        return permissionFrom({ permission: data.permission, role_name: data.role_name });
    }
    catch (error) {
        if (error instanceof dist_src/* RequestError */.G && error.status === 404)
            return 'none';
        throw (0,api_errors/* explainApiError */.cU)(error, `look up the permission of ${login}`, 'contents: read');
    }
}
const COMMITS = 10;
async function lastAuthors({ client, owner, repo }, { files, sha }) {
    const found = [];
    for (const path of files) {
        const { data } = await client.rest.repos
            .listCommits({ owner, repo, sha, path, per_page: COMMITS })
            .catch((error) => {
            throw (0,api_errors/* explainApiError */.cU)(error, 'read the repository', 'contents: read');
        });
        found.push(...data.flatMap(({ author }) => author !== null && 'login' in author && author.type === 'User' ? [author.login] : []));
    }
    return [...new Set(found)];
}
function permissionFrom(data) {
    const standard = (name) => PERMISSIONS.find(each => each === name);
    return standard(data.role_name) ?? standard(data.permission) ?? 'none';
}

;// CONCATENATED MODULE: ./lib/github/pull-requests.js




function pullOf(data) {
    const { user } = data;
    return {
        number: data.number,
        url: data.html_url,
        nodeId: data.node_id,
        isOpen: data.state === 'open',
        draft: data.draft ?? false,
        labels: data.labels.map(({ name }) => name),
        author: user === null ? undefined : { login: user.login, isBot: user.type === 'Bot' },
        body: data.body ?? '',
        head: {
            ref: data.head.ref,
            sha: data.head.sha,
            repository: data.head.repo?.full_name,
        },
        base: data.base.ref,
        openedAt: Date.parse(data.created_at),
    };
}
async function pullAt({ client, owner, repo }, number) {
    try {
        return pullOf((await client.rest.pulls.get({ owner, repo, pull_number: number })).data);
    }
    catch (error) {
        if (error instanceof dist_src/* RequestError */.G && error.status === 404)
            return undefined;
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the pull request', 'pull-requests: read');
    }
}
async function openPull(api, head) {
    return (await openPulls(api, head))[0];
}
async function openPulls({ client, owner, repo }, { branch, repository = `${owner}/${repo}` }) {
    const { data } = await client.rest.pulls
        .list({ owner, repo, head: `${repository.split('/')[0]}:${branch}`, state: 'open', per_page: 100 })
        .catch((error) => {
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the pull requests', 'pull-requests: read');
    });
    return data
        .map(pullOf)
        .filter(({ head }) => head.ref === branch && head.repository?.toLowerCase() === repository.toLowerCase());
}
const CLOSED = { pages: 10, days: 90 };
async function declinedPulls(api, base) {
    const declined = [];
    for (const { number, body, user, merged_at: mergedAt } of await closedPulls(api, base)) {
        const answers = readMarkers('request', body);
        if (answers === undefined || mergedAt !== null || readMarkers('closed', body) !== undefined)
            continue;
        if (await isOwnAuthor(api, user))
            declined.push({ number, answers });
    }
    return declined.toSorted((a, b) => b.number - a.number);
}
async function closedPulls({ client, owner, repo }, base) {
    const query = { owner, repo, base, state: 'closed', sort: 'updated', direction: 'desc', per_page: 100 };
    const since = Date.now() - CLOSED.days * 24 * 3_600_000;
    const found = [];
    try {
        for await (const { data } of client.paginate.iterator(client.rest.pulls.list, query)) {
            found.push(...data);
            const isOld = Date.parse(data.at(-1)?.updated_at ?? '') < since;
            if (isOld || found.length >= CLOSED.pages * query.per_page)
                break;
        }
    }
    catch (error) {
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the pull requests', 'pull-requests: read');
    }
    return found;
}
async function ownPulls(api, base) {
    return (await answeringPulls(api, base)).own;
}
async function answeringPulls(api, base) {
    const { client, owner, repo } = api;
    const open = await client
        .paginate(client.rest.pulls.list, { owner, repo, base, state: 'open', per_page: 100 })
        .catch((error) => {
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the pull requests', 'pull-requests: read');
    });
    const own = [];
    const ofOthers = [];
    for (const data of open) {
        const fixed = readMarkers('request', data.body);
        const answers = fixed ?? readMarkers('proposal', data.body);
        if (answers === undefined)
            continue;
        const pull = pullOf(data);
        if (await isOwnAuthor(api, data.user))
            own.push({ pull, answers, isProposal: fixed === undefined });
        else if (pull.author?.isBot === true)
            ofOthers.push(pull);
    }
    return { own, ofOthers };
}

;// CONCATENATED MODULE: ./lib/triggers/authorization.js

const EXHAUSTED_LABEL = 'fix-tests-exhausted';
function authorizationRefusal(actor, rules) {
    if (actor.isBot)
        return rules.bots.includes(actor.login) ? undefined : `${actor.login} is a bot that allowed-bots does not name.`;
    if (PERMISSIONS.indexOf(actor.permission) >= PERMISSIONS.indexOf(rules.permission))
        return undefined;
    const held = actor.permission === 'none' ? 'no permission' : `the permission ${actor.permission}`;
    return `${actor.login} has ${held} here, and ${rules.permission} is needed.`;
}
function isStranger({ isBot, permission }) {
    return !isBot && (permission === 'none' || permission === 'read');
}
const BOT_BRANCHES = [
    [/^dependabot\//, 'dependabot[bot]'],
    [/^renovate\//, 'renovate[bot]'],
];
function botOfBranch(branch) {
    return BOT_BRANCHES.find(([name]) => name.test(branch))?.[1];
}
function skipReason(branch, pull, rules) {
    const author = pull?.author?.isBot === true ? pull.author.login : undefined;
    const bot = pull === undefined ? botOfBranch(branch) : author;
    if (bot !== undefined && !rules.bots.includes(bot))
        return `${branch} is a branch of ${bot}, which allowed-bots does not name.`;
    if (pull?.draft === true && !rules.drafts)
        return 'The pull request is a draft, and drafts is not set to true.';
    if (rules.optIn !== undefined && (pull === undefined || !hasLabel(pull, rules.optIn)))
        return `There is no pull request with the label ${rules.optIn}, which opt-in-label asks for.`;
    return undefined;
}
function skipLabelReason(pull, rules) {
    if (rules.skip === undefined || pull === undefined || !hasLabel(pull, rules.skip))
        return undefined;
    return `The pull request has the label ${rules.skip}, which skip-label names.`;
}
function hasLabel({ labels }, label) {
    return labels.some(each => each.toLowerCase() === label.toLowerCase());
}

// EXTERNAL MODULE: ./lib/config/actions-env.js
var actions_env = __webpack_require__(68007);
// EXTERNAL MODULE: ./lib/domain/model/workflow-name.js
var workflow_name = __webpack_require__(72001);
// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var client = __webpack_require__(18074);
;// CONCATENATED MODULE: ./lib/github/workflow-runs.js





function runOf(data) {
    return {
        id: data.id,
        attempt: data.run_attempt ?? 1,
        name: data.name ?? '',
        url: data.html_url,
        workflow: data.workflow_id,
        path: data.path,
        event: data.event,
        status: data.status ?? '',
        conclusion: data.conclusion ?? undefined,
        headBranch: data.head_branch ?? undefined,
        headSha: data.head_sha,
        headRepository: data.head_repository?.full_name,
    };
}
async function runAt({ client, owner, repo }, id) {
    try {
        return runOf((await client.rest.actions.getWorkflowRun({ owner, repo, run_id: id })).data);
    }
    catch (error) {
        if (error instanceof dist_src/* RequestError */.G && error.status === 404)
            return undefined;
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the runs of workflows', 'actions: read');
    }
}
async function runsOf({ client, owner, repo }, of) {
    const { data } = await client.rest.actions
        .listWorkflowRunsForRepo({ owner, repo, ...of, per_page: 100 })
        .catch((error) => {
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the runs of workflows', 'actions: read');
    });
    return data.workflow_runs.map(runOf);
}
async function runsOfHead(api, { ref, sha, repository }) {
    const runs = await runsOf(api, { head_sha: sha });
    return runs.filter(({ headBranch, headRepository }) => headBranch === ref && headRepository?.toLowerCase() === repository?.toLowerCase());
}
async function workflowNameOf({ client, owner, repo }, run) {
    try {
        const { data } = await client.rest.actions.getWorkflow({ owner, repo, workflow_id: run.workflow });
        return data.name;
    }
    catch (error) {
        if (error instanceof dist_src/* RequestError */.G)
            return run.name;
        throw error;
    }
}
function newestRuns(runs, own) {
    const newest = new Map();
    for (const run of runs) {
        const key = `${run.workflow} ${run.event}`;
        if (!(0,workflow_name/* isRunOf */.t)(run, own) && !newest.has(key))
            newest.set(key, run);
    }
    const found = [...newest.values()];
    const hasEnded = ({ workflow }) => found.some(run => run.workflow === workflow && /^(?:success|failure)$/.test(run.conclusion ?? ''));
    return found.filter(run => run.conclusion !== 'cancelled' || !hasEnded(run));
}
function isHeld({ status, conclusion }) {
    return status === 'action_required' || conclusion === 'action_required';
}
function failedRuns(runs, own) {
    const judged = runs.filter(({ status, conclusion }) => status === 'completed' && (conclusion === 'failure' || conclusion === 'success'));
    return newestRuns(judged, own).filter(({ conclusion }) => conclusion === 'failure');
}
function areAllGreen(runs, own) {
    const conclusions = newestRuns(runs, own).map(({ status, conclusion }) => (status === 'completed' ? conclusion : ''));
    const isFine = (conclusion = '') => /^(?:success|skipped|neutral)$/.test(conclusion);
    return conclusions.includes('success') && conclusions.every(isFine);
}
async function isRunOver({ client, owner, repo }, { id, attempt }) {
    const at = { owner, repo, run_id: id };
    const { actions } = client.rest;
    try {
        const { data } = await (attempt === undefined
            ? actions.getWorkflowRun(at)
            : actions.getWorkflowRunAttempt({ ...at, attempt_number: attempt }));
        return data.status === 'completed';
    }
    catch (error) {
        if (error instanceof dist_src/* RequestError */.G)
            return false;
        throw error;
    }
}
async function startWorkflow({ client, owner, repo }, { workflow, ref }) {
    try {
        await client.rest.actions.createWorkflowDispatch({ owner, repo, workflow_id: workflow, ref });
        return 'started';
    }
    catch (error) {
        if ((0,api_errors/* isForbidden */.US)(error))
            return 'forbidden';
        if (error instanceof dist_src/* RequestError */.G && error.status === 422)
            return 'no trigger';
        throw (0,api_errors/* explainApiError */.cU)(error, 'start CI', 'actions: write');
    }
}
async function cancelRun({ client, owner, repo }, id) {
    return makeOnce('cancel the run', 'actions: write', async () => {
        try {
            await client.rest.actions.cancelWorkflowRun({ owner, repo, run_id: id });
            return 'cancelled';
        }
        catch (error) {
            if (error instanceof dist_src/* RequestError */.G && (error.status === 409 || error.status === 404))
                return 'over';
            throw error;
        }
    });
}

// EXTERNAL MODULE: ./lib/triggers/parsed-event.js
var parsed_event = __webpack_require__(33509);
;// CONCATENATED MODULE: ./lib/triggers/resolve-run.js






async function resolveRun(id, requester, { api, environment, rulesFor }) {
    const run = await runAt(api, id);
    if (run === undefined)
        return (0,parsed_event/* reject */.k)(`There is no run ${id} here.`, 'Give the number in the address of the run.');
    if (run.conclusion !== 'failure')
        return { kind: 'nothing', why: `The run ${run.url} did not fail (${run.conclusion ?? 'it has not ended'}).` };
    if (run.headBranch === undefined)
        return (0,parsed_event/* reject */.k)('The failed run was not on a branch.', 'Name a run of a branch.');
    const isHere = run.headRepository?.toLowerCase() === environment.repository.toLowerCase();
    const request = {
        ...requester,
        repository: environment.repository,
        headBranch: run.headBranch,
        headSha: run.headSha,
        run: await runFacts(api, run),
        ...(isHere ? {} : { fork: run.headRepository ?? '' }),
    };
    const pull = await pullOfFailure(api, run.headBranch, request.fork);
    const why = skipLabelReason(pull, await rulesFor(pull?.base));
    return why === undefined
        ? { kind: 'fix', request: withPull(request, pull), reports: 'artifacts' }
        : { kind: 'nothing', why };
}
async function resolveBranch(branch, requester, options) {
    const { api, environment } = options;
    const head = await (0,branches/* headOf */.Uo)(api, branch);
    if (head === undefined)
        return (0,parsed_event/* reject */.k)(`There is no branch ${branch}.`, 'Give the name of a branch of this repository.');
    const runs = await runsOf(api, { branch });
    const failed = failedRuns(runs.filter(({ headRepository }) => headRepository?.toLowerCase() === environment.repository.toLowerCase()), (0,actions_env/* ownWorkflow */.O3)(environment));
    const [newest] = failed;
    if (newest === undefined)
        return { kind: 'nothing', why: `No workflow's latest run on ${branch} has failed.` };
    const run = await options.chooseRun(failed.filter(({ headSha }) => headSha === head));
    if (run === undefined)
        return { kind: 'nothing', why: `The failed run ${newest.url} is not of the newest commit of ${branch}.` };
    return resolveRun(run.id, requester, options);
}
async function resolvePull(pull, requester, { api, environment, chooseRun }) {
    const { head } = pull;
    const runs = await runsOfHead(api, head);
    const run = await chooseRun(failedRuns(runs, (0,actions_env/* ownWorkflow */.O3)(environment)));
    const request = {
        ...requester,
        repository: environment.repository,
        headBranch: head.ref,
        headSha: head.sha,
        ...(isFork(pull, api) ? { fork: head.repository ?? '' } : {}),
        ...(run === undefined ? {} : { run: await runFacts(api, run) }),
    };
    return { kind: 'fix', request: withPull(request, pull), reports: run === undefined ? 'nowhere' : 'artifacts' };
}
async function pullOfBranch(api, branch, fork) {
    if (fork === '')
        return undefined;
    return openPull(api, { branch, ...(fork === undefined ? {} : { repository: fork }) });
}
async function pullOfFailure(api, branch, fork) {
    const pull = await pullOfBranch(api, branch, fork);
    return pull !== undefined && fork === undefined && branch === (await (0,branches/* defaultBranch */.OR)(api)) ? undefined : pull;
}
function withPull(request, pull) {
    if (pull === undefined)
        return request;
    const askedBy = request.askedBy ?? pull.author?.login;
    return { ...request, pullRequest: pull.number, base: pull.base, ...(askedBy === undefined ? {} : { askedBy }) };
}
function isFork({ head }, { owner, repo }) {
    return head.repository?.toLowerCase() !== `${owner}/${repo}`.toLowerCase();
}
async function runFacts(api, run) {
    const { id, attempt, url } = run;
    return { id, attempt, name: await workflowNameOf(api, run), url };
}

;// CONCATENATED MODULE: ./lib/triggers/resolve-own-run.js







async function resolveOwnRun({ branch, sha }, options) {
    const nothing = (why) => ({
        kind: 'nothing',
        why: `There is nothing to do on ${branch}, which fix-tests made: ${why}`,
    });
    const { api } = options;
    const pull = await openPull(api, { branch });
    const answers = readMarkers('request', pull?.body);
    const isOwn = pull !== undefined && (await isOwnActor(api, pull.author));
    if (isOwn && readMarkers('proposal', pull?.body) !== undefined)
        return nothing('it proposes tests, and a person decides on them.');
    if (!isOwn || answers === undefined)
        return nothing('it has no open pull request.');
    if (!(0,own_work/* isOwnCommit */.uv)(await (0,branches/* commitMessageAt */.E6)(api, pull.head.sha)))
        return nothing('another author has pushed to it.');
    const failing = await pullOfFailure(api, pull.base);
    const rules = await options.rulesFor(failing?.base);
    const why = skipLabelReason(pull, rules) ?? skipLabelReason(failing, rules);
    if (why !== undefined)
        return { kind: 'nothing', why };
    return { kind: 'judge', pull, answers, base: failing?.base, tested: sha };
}

;// CONCATENATED MODULE: ./lib/github/reviews.js





const MAX_COMMENT = 4_000;
const MAX_CONTEXT = 1_000;
async function reviewAt(api, { pull, review }) {
    const { client, owner, repo } = api;
    try {
        const at = { owner, repo, pull_number: pull, review_id: review };
        const { data } = await client.rest.pulls.getReview(at);
        const all = await commentsOf(api, pull);
        const comments = all.filter(({ pull_request_review_id: of }) => of === review);
        const login = data.user?.login ?? '';
        const why = `${login} asks for it.`;
        const own = data.state === 'CHANGES_REQUESTED' && data.body.trim() !== '';
        const begun = comments.some(isReply) ? await answeredThreads(api, all) : new Map();
        const counts = ({ in_reply_to_id: root, body }) => root === undefined || (begun.has(root) && !isOwnReply(body));
        return {
            id: data.id,
            login,
            demands: [
                ...(own
                    ? [{ severity: 'high', file: '', what: data.body.slice(0, MAX_COMMENT), why, thread: undefined }]
                    : []),
                ...comments.filter(counts).map(({ id, path, line, original_line: original, body, in_reply_to_id: root }) => ({
                    severity: 'high',
                    file: path,
                    ...(typeof (line ?? original) === 'number' ? { line: line ?? original } : {}),
                    what: body.slice(0, MAX_COMMENT),
                    why: root === undefined ? why : `${why} It replies to: ${begun.get(root) ?? ''}`,
                    thread: id,
                    ...(root === undefined ? {} : { root }),
                })),
            ],
        };
    }
    catch (error) {
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the review', 'pull-requests: read');
    }
}
async function latestReview(api, pull) {
    const { client, owner, repo } = api;
    const all = await client
        .paginate(client.rest.pulls.listReviews, { owner, repo, pull_number: pull, per_page: 100 })
        .catch((error) => {
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the reviews', 'pull-requests: read');
    });
    for (const { id, state, user } of all.toReversed()) {
        if (state === 'APPROVED' || state === 'DISMISSED' || user === null)
            continue;
        if (await isOwnAuthor(api, user))
            continue;
        const review = await reviewAt(api, { pull, review: id });
        if (review !== undefined && review.demands.length > 0)
            return { review, by: { login: user.login, isBot: user.type === 'Bot' } };
    }
    return undefined;
}
function isOwnReply(body) {
    return ['answer', 'reply'].some(kind => readMarkers(kind, body) !== undefined);
}
function isReply(comment) {
    return comment.in_reply_to_id !== undefined;
}
async function answeredThreads(api, all) {
    const found = new Map();
    for (const { in_reply_to_id: root, body, user } of all) {
        if (root === undefined || found.has(root) || readMarkers('answer', body) === undefined)
            continue;
        const first = all.find(({ id }) => id === root);
        if (first !== undefined && (await isOwnAuthor(api, user)))
            found.set(root, first.body.slice(0, MAX_CONTEXT));
    }
    return found;
}
function commentsOf({ client, owner, repo }, pull) {
    return client.paginate(client.rest.pulls.listReviewComments, { owner, repo, pull_number: pull, per_page: 100 });
}
async function answerThread(api, { pull, thread, root = thread, body, isRefusal = false, }) {
    const { client, owner, repo } = api;
    const first = isRefusal ? htmlMarker('reply', { comment: thread }) : htmlMarker('answer', { to: thread });
    await makeOnce('answer the review', 'pull-requests: write', async () => {
        const all = await commentsOf(api, pull);
        for (const { body: text, user } of all)
            if (text.startsWith(first) && (await isOwnAuthor(api, user)))
                return;
        await client.rest.pulls.createReplyForReviewComment({
            owner,
            repo,
            pull_number: pull,
            comment_id: root,
            body: `${first}\n${body}`,
        });
    });
}

;// CONCATENATED MODULE: ./lib/triggers/resolve-own-pull.js






async function answeredRequest(pull, api) {
    const answers = readMarkers('request', pull?.body);
    if (pull === undefined || answers === undefined)
        return undefined;
    return (await isOwnActor(api, pull.author)) ? answers : undefined;
}
async function resolveOwnPull(pull, answers, options) {
    const { api, command, requester, mayAsk } = options;
    const failing = await pullOfFailure(api, pull.base);
    const why = skipLabelReason(failing, await options.rulesFor(failing?.base));
    if (why !== undefined)
        return (0,parsed_event/* reject */.k)(why, 'Remove the label first.');
    if (command.verb === 'fix' && command.only.length === 0) {
        const found = await latestReview(api, pull.number);
        if (found !== undefined && (await mayAsk(found.by)))
            return { kind: 'revise', pull, answers, review: found.review, base: failing?.base, command };
    }
    const request = { ...answers.request, ...requester };
    return {
        kind: 'fix',
        request,
        reports: request.run === undefined ? 'nowhere' : 'artifacts',
        command,
        name: answers.name,
    };
}

;// CONCATENATED MODULE: ./lib/triggers/resolve-comment.js










async function resolveSlashCommand(event, options) {
    const { api, onAuthorized } = options;
    const pull = await pullAt(api, event.pull);
    const rules = await rulesOrReply(pull?.base, event.by, options);
    const rejection = await rejectActor(event.by, api, rules);
    if (rejection !== undefined)
        return rejection;
    await onAuthorized();
    const parsed = (0,slash_command/* parseSlashCommand */.My)(event.body);
    if (parsed.kind === 'usage')
        return parsed.why === '' ? { kind: 'help' } : { ...(0,parsed_event/* reject */.k)(parsed.why, ''), more: slash_command/* COMMAND_USAGE */.Kf };
    const { command } = parsed;
    if (command.verb === 'stop')
        return { kind: 'stop', pull: event.pull };
    if (pull?.isOpen !== true)
        return (0,parsed_event/* reject */.k)('The pull request is closed.', 'Open it again first.');
    const why = skipLabelReason(pull, rules);
    if (why !== undefined)
        return (0,parsed_event/* reject */.k)(why, 'Remove the label first.');
    const { ref: branch, sha: now } = pull.head;
    const then = isFork(pull, api) ? undefined : await (0,branches/* headAt */.EU)(api, { branch, now, time: event.at });
    if (then !== undefined && then !== now) {
        return (0,parsed_event/* reject */.k)(`The branch ${branch} has moved since the comment was written, from ${then.slice(0, 7)} to ${now.slice(0, 7)}.`, 'Look at what is there now, and write the comment again.');
    }
    const requester = { trigger: 'command', askedBy: event.by.login, only: command.only };
    const answers = await answeredRequest(pull, api);
    if (answers !== undefined && command.verb !== 'explain') {
        const mayAsk = async (by) => (await rejectActor(by, api, rules)) === undefined;
        return resolveOwnPull(pull, answers, { ...options, command, requester, mayAsk });
    }
    return { ...(await resolvePull(pull, requester, options)), command };
}
async function resolveReview(event, options) {
    const { api, onAuthorized } = options;
    const pull = await pullAt(api, event.pull);
    const answers = await answeredRequest(pull, api);
    if (pull === undefined || answers === undefined || isFork(pull, api))
        return { kind: 'nothing', why: `#${event.pull} is not a pull request of fix-tests.` };
    if (!pull.isOpen)
        return { kind: 'nothing', why: `#${event.pull} is closed.` };
    const failing = await pullOfFailure(api, pull.base);
    const rules = await rulesOrReply(failing?.base, event.by, options);
    const rejection = await rejectActor(event.by, api, rules);
    if (rejection !== undefined)
        return rejection;
    const why = skipLabelReason(pull, rules) ?? skipLabelReason(failing, rules);
    if (why !== undefined)
        return { kind: 'nothing', why };
    const review = await reviewAt(api, event);
    if (review === undefined || review.demands.length === 0)
        return { kind: 'nothing', why: 'The review asks for nothing.' };
    await onAuthorized();
    return { kind: 'revise', pull, answers, review, base: failing?.base };
}
async function rulesOrReply(base, by, { api, rulesFor, onAuthorized }) {
    try {
        return await rulesFor(base);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo && !by.isBot && mayPush(await permissionOf(api, by.login)))
            await onAuthorized();
        throw error;
    }
}
function mayPush(permission) {
    return PERMISSIONS.indexOf(permission) >= PERMISSIONS.indexOf('write');
}
async function rejectActor(by, api, rules) {
    if (by.isBot && by.login === (await viewer(api)))
        return { kind: 'nothing', why: 'The bot does not answer itself.' };
    const actor = { ...by, permission: by.isBot ? 'none' : await permissionOf(api, by.login) };
    const why = authorizationRefusal(actor, rules);
    if (why === undefined)
        return undefined;
    const rejection = (0,parsed_event/* reject */.k)(why, by.isBot ? 'Add it to allowed-bots.' : 'Ask a maintainer.');
    return isStranger(actor) ? { ...rejection, isSilent: true } : rejection;
}

;// CONCATENATED MODULE: ./lib/triggers/resolve-task.js








async function resolveTask(event, options) {
    switch (event.kind) {
        case 'dispatch-step':
            if (await options.hasReports())
                return resolveFailure(event.step, 'workspace', options);
            return (0,parsed_event/* reject */.k)('This workflow_dispatch does not say what to fix, and this job left no test report.', 'Start it with one of the inputs run, pull-request or branch, or run it as a step after the tests.');
        case 'request':
            return resolveFailure(event.request, event.reports, options);
        case 'latest':
            if (event.step !== undefined && (await options.hasReports()))
                return resolveFailure(event.step, 'workspace', options);
            return resolveBranch(await (0,branches/* defaultBranch */.OR)(options.api), { trigger: 'schedule' }, options);
        case 'named':
            return resolveNamed(event.what, event.by, options);
        case 'command':
            return resolveSlashCommand(event, options);
        case 'review':
            return resolveReview(event, options);
        case 'own-run':
            return resolveOwnRun(event, options);
        case 'green':
        case 'nothing':
        case 'refused':
            return event;
    }
}
async function resolveFailure(request, reports, { api, rulesFor }) {
    const { headBranch, headSha, fork } = request;
    const pull = request.pullRequest === undefined
        ? await pullOfFailure(api, headBranch, fork)
        : await pullAt(api, request.pullRequest);
    const rules = await rulesFor(pull?.base);
    const why = skipLabelReason(pull, rules) ?? skipReason(headBranch, pull, rules);
    if (why !== undefined)
        return { kind: 'nothing', why };
    if (fork === undefined && (0,own_work/* isOwnCommit */.uv)(await (0,branches/* commitMessageAt */.E6)(api, headSha))) {
        if (headBranch !== (await (0,branches/* defaultBranch */.OR)(api)))
            return (0,own_work/* skipOwnCommit */.bE)(headSha);
    }
    return { kind: 'fix', request: withPull(request, pull), reports };
}
async function resolveNamed({ run, pull: number, branch }, by, options) {
    const requester = { trigger: 'dispatch', ...(by === undefined ? {} : { askedBy: by }) };
    if (run !== undefined)
        return resolveRun(run, requester, options);
    if (number === undefined)
        return resolveBranch(branch ?? '', requester, options);
    const pull = await pullAt(options.api, number);
    if (pull?.isOpen !== true)
        return (0,parsed_event/* reject */.k)(`There is no open pull request #${number}.`, 'Give the number of an open one.');
    const why = skipLabelReason(pull, await options.rulesFor(pull.base));
    return why === undefined ? resolvePull(pull, requester, options) : { kind: 'nothing', why };
}

;// CONCATENATED MODULE: ./lib/github/comments.js






class StickyComment {
    #api;
    #pull;
    #marker;
    #id;
    constructor(api, { pull, name }) {
        this.#api = api;
        this.#pull = pull;
        this.#marker = htmlMarker('comment', { name });
    }
    async read() {
        const found = await this.#find().catch((error) => {
            throw (0,api_errors/* explainApiError */.cU)(error, 'read the comments', 'pull-requests: read');
        });
        this.#id = found?.id;
        return found?.body;
    }
    async write(body) {
        const text = truncateBody(`${this.#marker}\n${body}`);
        const { client, owner, repo } = this.#api;
        await makeOnce('comment on the pull request', 'pull-requests: write', async () => {
            this.#id ??= (await this.#find())?.id;
            if (this.#id !== undefined) {
                try {
                    await client.rest.issues.updateComment({ owner, repo, comment_id: this.#id, body: text });
                    return;
                }
                catch (error) {
                    if (!(error instanceof dist_src/* RequestError */.G) || error.status !== 404)
                        throw error;
                    this.#id = undefined;
                }
            }
            const { data } = await client.rest.issues.createComment({ owner, repo, issue_number: this.#pull, body: text });
            this.#id = data.id;
        });
    }
    async #find() {
        return ownComment(this.#api, { number: this.#pull, first: this.#marker });
    }
}
async function replyOnce(api, { number, comment, body }) {
    const first = htmlMarker('reply', { comment });
    const { client, owner, repo } = api;
    await makeOnce('comment on the pull request', 'pull-requests: write', async () => {
        const existing = await ownComment(api, { number, first });
        const text = truncateBody(`${first}\n${body}`);
        if (existing === undefined)
            await client.rest.issues.createComment({ owner, repo, issue_number: number, body: text });
        else if (existing.body !== text)
            await client.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body: text });
    });
}
async function sayOnce(api, { number, first, body }) {
    const { client, owner, repo } = api;
    await makeOnce('comment on the pull request', 'pull-requests: write', async () => {
        if ((await ownComment(api, { number, first })) !== undefined)
            return;
        const text = truncateBody(first === body ? body : `${first}\n${body}`);
        await client.rest.issues.createComment({ owner, repo, issue_number: number, body: text });
    });
}
async function addReaction({ client, owner, repo }, comment, content) {
    await makeOnce('react to the comment', 'pull-requests: write', () => client.rest.reactions.createForIssueComment({ owner, repo, comment_id: comment, content }));
}
async function progressComments(api, pull) {
    const { client, owner, repo } = api;
    const comments = await client
        .paginate(client.rest.issues.listComments, {
        owner,
        repo,
        issue_number: pull,
        per_page: 100,
    })
        .catch((error) => {
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the comments', 'pull-requests: read');
    });
    const found = [];
    for (const { body = '', user } of comments) {
        const name = readMarkers('comment', body)?.name;
        if (name !== undefined && (await isOwnAuthor(api, user)))
            found.push({ name, body, run: readMarkers('run', body) });
    }
    return found;
}
async function runsUnderWay(api, pull) {
    const comments = await progressComments(api, pull);
    return comments.flatMap(({ run }) => (run?.isOver === false ? [run.id] : []));
}
async function ownComment(api, { number, first }) {
    const { client, owner, repo } = api;
    const pages = client.paginate.iterator(client.rest.issues.listComments, {
        owner,
        repo,
        issue_number: number,
        per_page: 100,
    });
    for await (const { data } of pages) {
        for (const { id, body, user } of data)
            if (body?.startsWith(first) && (await isOwnAuthor(api, user)))
                return { id, body };
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/rendering/markdown-escape.js
var markdown_escape = __webpack_require__(8483);
// EXTERNAL MODULE: ./lib/rendering/headline.js
var headline = __webpack_require__(65034);
// EXTERNAL MODULE: ./lib/rendering/unopened-section.js
var unopened_section = __webpack_require__(99878);
;// CONCATENATED MODULE: ./lib/action/requester-replies.js







class RequesterReplies {
    #session;
    #event;
    #isAuthorized = false;
    constructor(session, event) {
        this.#session = session;
        this.#event = event.kind === 'command' || event.kind === 'review' ? event : undefined;
    }
    acknowledge = async () => {
        this.#isAuthorized = true;
        await this.#react('eyes');
    };
    async replyWith(outcome, task) {
        switch (outcome.kind) {
            case 'done': {
                const { view } = outcome;
                const hasFix = view.pullRequest !== undefined || view.outcome === 'fixed' || view.outcome === 'test-outdated';
                const isSuccess = hasFix || view.outcome === 'nothing-to-fix' || view.outcome === 'not-reproduced';
                await this.#react(isSuccess ? 'rocket' : 'confused');
                const parts = [(0,markdown_escape.inlineText)((0,headline/* headlineOf */.gD)(view)), (0,unopened_section/* unopenedSection */.ON)(outcome.unopened)].filter(part => part !== '');
                return outcome.commentedOn === this.#event?.pull ? undefined : this.#reply(parts.join('\n\n'));
            }
            case 'message':
                await this.#react(task.kind === 'help' ? '+1' : 'rocket');
                return outcome.reply === undefined ? undefined : this.#reply(outcome.reply);
            case 'nothing':
                return this.#isAuthorized ? this.#refuse((0,markdown_escape.inlineText)(outcome.why)) : undefined;
            case 'refused': {
                if (task.kind === 'refused' && task.isSilent === true)
                    return this.#react('confused');
                const hasFilter = task.kind === 'fix' && (task.command?.only.length ?? 0) > 0;
                const why = `${(0,markdown_escape.inlineText)(outcome.why)} ${(0,markdown_escape.inlineText)(outcome.remedy)}`.trim();
                if (hasFilter)
                    return this.#refuse(this.#withUsage(why));
                const more = task.kind === 'refused' ? task.more : undefined;
                return this.#refuse(more === undefined ? why : `${why}\n\n${more}`);
            }
            case 'error':
                return this.#refuse((0,markdown_escape.inlineText)(outcome.sentence, 2_000));
        }
    }
    async replyWithError(thrown) {
        if (!this.#isAuthorized)
            return;
        const { signal } = this.#session;
        const error = signal.aborted ? signal.reason : thrown;
        const sentence = error instanceof errors/* UserError */.yo
            ? (0,markdown_escape.inlineText)(error.sentence, 2_000)
            : `fix-tests crashed: see [the run](${this.#session.runUrl}).`;
        try {
            await this.#refuse(error instanceof errors/* NoSuchTest */.zV ? this.#withUsage(sentence) : sentence);
        }
        catch {
        }
    }
    #withUsage(why) {
        const verb = this.#event?.kind === 'command' ? (0,slash_command/* meantVerb */.xS)(this.#event.body) : undefined;
        const question = verb === undefined ? '' : ` Did you mean \`${slash_command/* COMMAND_NAME */.IV} ${verb}\`?`;
        return `${why}${question}\n\n${slash_command/* COMMAND_USAGE */.Kf}`;
    }
    async #refuse(body) {
        await this.#react('confused');
        await this.#reply(body);
        await this.#session.bestEffort(() => this.#refuseThreads(body));
    }
    async #refuseThreads(body) {
        const { api } = this.#session;
        if (this.#event?.kind !== 'review' || !this.#isAuthorized)
            return;
        const { pull } = this.#event;
        const demands = (await reviewAt(api, this.#event))?.demands ?? [];
        for (const { thread, root } of demands)
            if (thread !== undefined)
                await answerThread(api, { pull, thread, root, body, isRefusal: true });
    }
    async #react(content) {
        if (this.#event?.kind !== 'command')
            return;
        const { comment } = this.#event;
        await this.#session.bestEffort(() => addReaction(this.#session.api, comment, content));
    }
    async #reply(body) {
        if (this.#event === undefined)
            return;
        if (this.#event.by.isBot && !this.#isAuthorized)
            return;
        const { pull, by } = this.#event;
        const comment = this.#event.kind === 'command' ? this.#event.comment : this.#event.review;
        const mention = by.isBot ? '' : `@${by.login}${/^[#|]/.test(body) ? '\n\n' : ' '}`;
        await replyOnce(this.#session.api, { number: pull, comment, body: `${mention}${body}` });
    }
}

// EXTERNAL MODULE: ./lib/engine/diagnose-reports.js
var diagnose_reports = __webpack_require__(43286);
// EXTERNAL MODULE: ./lib/domain/policy/redaction.js
var redaction = __webpack_require__(89122);
// EXTERNAL MODULE: ./lib/domain/model/test-case.js
var test_case = __webpack_require__(90717);
// EXTERNAL MODULE: ./lib/domain/policy/test-filter.js
var test_filter = __webpack_require__(43434);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/github/zip-directory.js
const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const END = 0x06_05_4b_50;
const END64 = 0x06_06_4b_50;
const IN_64 = 0xff_ff_ff_ff;
function zipEntries(zip, most) {
    const end = endOf(zip);
    const locator = end - 20;
    const end64 = locator >= 0 && zip.readUInt32LE(locator) === END64 + 0x01_00_00_00 ? Number(zip.readBigUInt64LE(locator + 8)) : -1;
    const has64 = end64 >= 0 && end64 + 56 <= zip.length && zip.readUInt32LE(end64) === END64;
    const count = has64 ? Number(zip.readBigUInt64LE(end64 + 32)) : zip.readUInt16LE(end + 10);
    let at = has64 ? Number(zip.readBigUInt64LE(end64 + 48)) : zip.readUInt32LE(end + 16);
    const entries = [];
    while (entries.length < Math.min(count, most)) {
        if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY)
            throw new Error('invalid zip data');
        const [nameLength, extraLength, noteLength] = [28, 30, 32].map(field => zip.readUInt16LE(at + field));
        entries.push(entryAt(zip, at, nameLength, extraLength));
        at += 46 + nameLength + extraLength + noteLength;
    }
    return entries;
}
function endOf(zip) {
    for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - 65_535); at -= 1)
        if (zip.readUInt32LE(at) === END)
            return at;
    throw new Error('invalid zip data');
}
function entryAt(zip, at, nameLength, extraLength) {
    const flags = zip.readUInt16LE(at + 8);
    const name = zip.subarray(at + 46, at + 46 + nameLength);
    const extra = zip.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const [size, packed, offset] = [24, 20, 42].map(field => zip.readUInt32LE(at + field));
    const wide = wideNumbers(extra);
    const full = (number) => (number === IN_64 ? (wide.shift() ?? number) : number);
    return {
        name: name.toString((flags & 0x8_00) === 0 ? 'latin1' : 'utf8'),
        method: zip.readUInt16LE(at + 10),
        isEncrypted: (flags & 1) === 1,
        crc: zip.readUInt32LE(at + 16),
        size: full(size),
        packed: full(packed),
        at: full(offset),
    };
}
function wideNumbers(extra) {
    for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
        if (extra.readUInt16LE(at) !== 1)
            continue;
        const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
        return Array.from({ length: Math.floor(field.length / 8) }, (_, index) => Number(field.readBigUInt64LE(index * 8)));
    }
    return [];
}
function packedBytes(zip, { at, packed }) {
    if (at + 30 > zip.length || zip.readUInt32LE(at) !== LOCAL)
        return undefined;
    const begin = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    return begin + packed > zip.length ? undefined : zip.subarray(begin, begin + packed);
}

;// CONCATENATED MODULE: ./lib/github/unzip.js


const MAX_ENTRIES = 100_000;
const STORED = 0;
const DEFLATED = 8;
const CHUNK = 256 * 1024;
async function unzip(zip, wanted, { entry: most, archive }) {
    const files = new Map();
    const refused = [];
    let declared = 0;
    let bytes = 0;
    for (const entry of zipEntries(zip, MAX_ENTRIES)) {
        if (!wanted(entry.name))
            continue;
        const isTooLarge = entry.size > most || declared + entry.size > archive;
        const read = isTooLarge || bytes + entry.size > archive ? 'too large' : await unpack(zip, entry);
        if (read === 'too large')
            refused.push({ name: entry.name, why: `is too large to be read (${entry.size} bytes).` });
        else {
            declared += entry.size;
            bytes += read.bytes;
            if (read.content === undefined)
                refused.push({ name: entry.name, why: read.why });
            else
                files.set(entry.name, read.content);
        }
    }
    return { files, refused, bytes };
}
async function unpack(zip, entry) {
    const damaged = (bytes) => ({ content: undefined, why: 'is damaged in its archive.', bytes });
    if (entry.isEncrypted || (entry.method !== STORED && entry.method !== DEFLATED))
        return { content: undefined, why: 'is encrypted, or packed in a way that is not known.', bytes: 0 };
    const packed = packedBytes(zip, entry);
    if (packed === undefined)
        return damaged(0);
    const chunks = [];
    let bytes = 0;
    try {
        for await (const chunk of entry.method === STORED ? [packed] : inflated(packed)) {
            bytes += chunk.length;
            if (bytes > entry.size)
                return {
                    content: undefined,
                    why: `holds more than the ${entry.size} bytes that it declares, so it is not read.`,
                    bytes,
                };
            chunks.push(chunk);
        }
    }
    catch {
        return damaged(bytes);
    }
    const content = Buffer.concat(chunks);
    return bytes === entry.size && (0,external_node_zlib_.crc32)(content) === entry.crc ? { content, bytes } : damaged(bytes);
}
function inflated(packed) {
    const stream = (0,external_node_zlib_.createInflateRaw)({ chunkSize: CHUNK });
    stream.end(packed);
    return stream;
}

;// CONCATENATED MODULE: ./lib/github/artifacts.js






const MAX_ARTIFACT = 300_000_000;
const MAX_ENTRY = 200_000_000;
const artifacts_MAX_ENTRIES = 500_000_000;
async function reportsFromArtifacts(client, query) {
    const [owner = '', repo = ''] = query.repository.split('/');
    const all = await client
        .paginate(client.rest.actions.listWorkflowRunArtifacts, { owner, repo, run_id: query.runId, per_page: 100 })
        .catch((error) => {
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the artifacts of the failed run', 'actions: read');
    });
    const matching = all.filter(({ name }) => picomatch.isMatch(name, query.pattern));
    const wanted = matching.filter(({ id, name }) => !matching.some(other => other.name === name && other.id > id));
    const files = [];
    const notes = [];
    let unpacked = 0;
    for (const artifact of wanted) {
        if (artifact.expired)
            notes.push(`The artifact ${artifact.name} has expired.`);
        else if (artifact.size_in_bytes > MAX_ARTIFACT)
            notes.push(`The artifact ${artifact.name} is too large to be read (${artifact.size_in_bytes} bytes).`);
        else {
            const zip = await download(client, { owner, repo, artifact_id: artifact.id });
            if (zip === undefined) {
                notes.push(`The artifact ${artifact.name} has expired.`);
                continue;
            }
            const read = await reportsIn(Buffer.from(zip), artifact.name, artifacts_MAX_ENTRIES - unpacked);
            files.push(...read.files);
            unpacked += read.bytes;
            notes.push(...read.notes);
        }
    }
    return { files, notes, artifacts: all.map(({ name }) => name) };
}
async function download(client, at) {
    try {
        return (await client.rest.actions.downloadArtifact({ ...at, archive_format: 'zip' })).data;
    }
    catch (error) {
        if (error instanceof dist_src/* RequestError */.G && error.status === 410)
            return undefined;
        throw (0,api_errors/* explainApiError */.cU)(error, 'download an artifact of the failed run', 'actions: read');
    }
}
const PATCH_ARTIFACT = 'fix-tests-patch';
const PATCH_FILE = 'fix.patch';
const MAX_PATCH = 1_000_000;
async function patchIn({ client, owner, repo }, run) {
    try {
        const query = { owner, repo, run_id: run, name: PATCH_ARTIFACT };
        const { data } = await client.rest.actions.listWorkflowRunArtifacts(query);
        const artifact = data.artifacts.filter(({ expired }) => !expired).toSorted((x, y) => y.id - x.id)[0];
        if (artifact === undefined || artifact.size_in_bytes > MAX_PATCH)
            return undefined;
        const zip = await download(client, { owner, repo, artifact_id: artifact.id });
        if (zip === undefined)
            return undefined;
        const limits = { entry: MAX_PATCH, archive: MAX_PATCH };
        const bytes = (await unzip(Buffer.from(zip), entry => entry === PATCH_FILE, limits)).files.get(PATCH_FILE);
        return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
    }
    catch {
        return undefined;
    }
}
async function reportsIn(zip, artifact, archive) {
    try {
        const isReport = (entry) => /\.(?:xml|trx)(?:\.gz)?$/i.test(entry);
        const { files, refused, bytes } = await unzip(zip, isReport, { entry: MAX_ENTRY, archive });
        return {
            files: [...files].map(([entry, content]) => ({ name: `${artifact}/${entry}`, bytes: content })),
            notes: refused.map(({ name, why }) => `${name} in the artifact ${artifact} ${why}`),
            bytes,
        };
    }
    catch (error) {
        return { files: [], bytes: 0, notes: [`The artifact ${artifact} cannot be unzipped: ${(0,errors/* messageOf */.bD)(error)}`] };
    }
}
function noArtifact(pattern, artifacts) {
    const have = artifacts.length === 0 ? 'it has no artifacts' : `its artifacts are ${artifacts.slice(0, 10).join(', ')}`;
    return new errors/* NoReports */.DD(`No artifact of the failed run matches ${JSON.stringify(pattern)} and holds a test report (${have}).`, 'Upload the JUnit XML with actions/upload-artifact, if: always(), and name it in artifact-name.');
}

// EXTERNAL MODULE: ./lib/domain/model/cluster.js
var model_cluster = __webpack_require__(87072);
;// CONCATENATED MODULE: ./lib/rendering/explanation.js




const LIMITS = [
    { clusters: 15, tests: 8, places: 5, message: 800, title: 300 },
    { clusters: 15, tests: 3, places: 2, message: 300, title: 150 },
    { clusters: 5, tests: 1, places: 1, message: 150, title: 100 },
];
function explanationReport(diagnosis, { request, why, limit }) {
    const failures = diagnosis.failures.map(failure => ({ ...failure, key: (0,test_case/* testKey */.S8)(failure.id) }));
    let text = '';
    for (const limits of LIMITS) {
        text = render({ ...diagnosis, failures }, request, why, limits);
        if (Buffer.byteLength(text) <= limit)
            break;
    }
    return text;
}
function render(diagnosis, { headSha, headBranch, run }, why, limits) {
    const { summary, clusters, failures, flaky, complete } = diagnosis;
    const of = run === undefined ? '' : `, as [${(0,markdown_escape.inlineText)(run.name || 'the run')}](${run.url}) reports`;
    const rest = clusters.length - limits.clusters;
    return [
        `## Diagnosis: ${(0,wording/* count */.U9)(failures.length, 'failing test')}, ${(0,wording/* count */.U9)(clusters.length, 'root cause')}`,
        '',
        `At ${(0,markdown_escape.inlineCode)(headSha.slice(0, 7))} on ${(0,markdown_escape.inlineCode)(headBranch)}${of}: ${summary.passed} passed, ${summary.failed} failed, ${summary.skipped} skipped. ${(0,markdown_escape.inlineText)(why)}`.trimEnd(),
        ...(complete ? [] : ['', '> [!WARNING]', '> The reports are not complete: there may be more failures.']),
        ...clusters
            .slice(0, limits.clusters)
            .flatMap((cluster, index) => ['', ...section(cluster, index + 1, diagnosis, limits)]),
        ...(rest > 0 ? ['', `… and ${(0,wording/* count */.U9)(rest, 'root cause')} more.`] : []),
        ...(flaky.length === 0
            ? []
            : [
                '',
                '### Flaky: passed and failed on the same code',
                '',
                ...flaky.slice(0, 20).map(id => `- ${(0,markdown_escape.inlineCode)((0,markdown_escape.truncateText)((0,test_case/* titleOf */.Gg)(id), limits.title))}`),
            ]),
        '',
        '<sub>Made by fix-tests from the test reports alone. Nothing was run or changed.</sub>',
        '',
    ].join('\n');
}
function section(cluster, number, { failures, clusters }, limits) {
    const { tests, title, problem, suggestion, causedBy, places, expected, actual } = cluster;
    const known = new Set(tests);
    const own = failures.filter(({ key }) => known.has(key));
    const [first] = own;
    const message = first?.problem.message.trim() ?? '';
    const values = expected === undefined || actual === undefined
        ? problem
        : `expected ${(0,markdown_escape.truncateText)(expected, limits.title)}, got ${(0,markdown_escape.truncateText)(actual, limits.title)}`;
    const isSaid = values.includes(message) || (values !== '' && /^expected .{1,80} to (?:be|equal) .{1,80}$/.test(message));
    const cause = clusters.findIndex(({ id }) => id === causedBy);
    return [
        `### ${number}. ${(0,markdown_escape.inlineCode)((0,markdown_escape.truncateText)(title, limits.title))}${values === '' ? '' : `: ${(0,markdown_escape.inlineText)(values, limits.title)}`}`,
        ...(message === '' || isSaid ? [] : ['', (0,markdown_escape.codeBlock)((0,markdown_escape.truncateText)(message, limits.message))]),
        ...(own.length < 2
            ? []
            : [
                '',
                ...own.slice(0, limits.tests).map(({ id }) => `- ${(0,markdown_escape.inlineCode)((0,markdown_escape.truncateText)((0,test_case/* titleOf */.Gg)(id), limits.title))}`),
                ...(own.length > limits.tests ? [`- … and ${own.length - limits.tests} more`] : []),
            ]),
        ...(cause < 0 ? [] : ['', `Cause ${cause + 1} explains ${tests.length === 1 ? 'it' : 'them'}.`]),
        ...(suggestion === '' ? [] : ['', (0,markdown_escape.inlineText)(suggestion, limits.title)]),
        ...(places.length === 0
            ? []
            : [
                '',
                `Look at ${places
                    .slice(0, limits.places)
                    .map(place => `${(0,markdown_escape.inlineCode)((0,markdown_escape.truncateText)((0,model_cluster/* placeText */.Z9)(place), limits.title))} (${(0,markdown_escape.inlineText)(place.why, limits.title)})`)
                    .join(', ')}.`,
            ]),
    ];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/test-reports/discover.js
var discover = __webpack_require__(27947);
// EXTERNAL MODULE: ./lib/test-reports/read-reports.js + 53 modules
var read_reports = __webpack_require__(79778);
// EXTERNAL MODULE: ./lib/workspace/checkout.js
var workspace_checkout = __webpack_require__(97829);
// EXTERNAL MODULE: ./lib/workspace/git.js
var git = __webpack_require__(10297);
;// CONCATENATED MODULE: ./lib/action/collect-reports.js







async function committedFiles(checkout) {
    const [tracked, dirty] = await Promise.all([(0,workspace_checkout/* trackedFiles */.O)(checkout), (0,workspace_checkout/* dirtyFiles */.y1)(checkout)]);
    const changed = new Set(dirty);
    return new Set(tracked.filter(file => !changed.has(file)).map(file => (0,external_node_path_.resolve)(checkout.top, file)));
}
async function hasReports(workspace, settings, env) {
    const pathsBelow = (top) => (0,discover/* reportPathsIn */.uD)((0,external_node_path_.resolve)(top, settings['working-directory']), settings['report-paths']);
    if ((await pathsBelow(workspace)).length === 0)
        return false;
    const checkout = await (0,workspace_checkout/* inspectCheckout */.dX)(workspace, (0,git/* jobHost */.yJ)(env));
    const committed = await committedFiles(checkout);
    return (await pathsBelow(checkout.top)).some(path => !committed.has((0,external_node_path_.resolve)(path)));
}
async function findReports(options) {
    const { client, settings, request, reports, top, checkout } = options;
    (0,read_reports/* keepHeapSmall */.p8)();
    const root = (0,external_node_path_.resolve)(top, settings['working-directory']);
    const notes = [];
    const inWorkspace = reports === 'workspace' || settings['report-paths'] !== undefined;
    const files = [];
    if (inWorkspace) {
        const committed = checkout === undefined ? undefined : await committedFiles(checkout);
        const isLeft = (path) => committed?.has(path) !== true;
        const searched = { patterns: settings['report-paths'], since: options.since, isLeft };
        const workspace = await (0,discover/* reportsInWorkspace */.W_)(root, searched).catch((error) => {
            const isMissing = error instanceof errors/* NoReports */.DD || error instanceof errors/* StaleReports */.bz;
            if (reports !== 'artifacts' || !isMissing)
                throw error;
            return { files: [], notes: [`${error.message} So the artifacts of the failed run are read.`] };
        });
        files.push(...workspace.files);
        notes.push(...workspace.notes);
    }
    if (reports === 'artifacts' && files.length === 0) {
        const pattern = settings['artifact-name'] ?? '*';
        const downloaded = await reportsFromArtifacts(client, {
            repository: request.repository,
            runId: request.run?.id ?? 0,
            pattern,
        });
        if (downloaded.files.length === 0 && downloaded.notes.length === 0) {
            const error = noArtifact(pattern, downloaded.artifacts);
            throw notes.length === 0 ? error : new errors/* NoReports */.DD([...notes, error.message].join(' '), error.remedy);
        }
        files.push(...downloaded.files.map(({ name, bytes }) => ({ name, open: () => [bytes] })));
        notes.push(...downloaded.notes);
    }
    return (0,discover/* readAll */.yw)(files, { root, notes });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/workspace/process-identity.js
var process_identity = __webpack_require__(49023);
;// CONCATENATED MODULE: ./lib/action/fix-request.js



const AUTOMATIC = new Set(['workflow_run', 'failing-step', 'schedule']);
function isAutomatic({ trigger }) {
    return AUTOMATIC.has(trigger);
}
const BETWEEN = '\0';
const NO_RUN = '';
function requestName(task, { workflow, job }) {
    if (task.name !== undefined)
        return task.name;
    if (task.reports !== 'workspace')
        return task.request.run?.name ?? NO_RUN;
    return stepName(workflow, job);
}
function stepName(workflow, job) {
    return [workflow, job].join(BETWEEN);
}
function workflowOf(name) {
    const [workflow = ''] = name.split(BETWEEN, 1);
    return workflow;
}
function tellsJob(name) {
    return name.includes(BETWEEN);
}
function isOfWorkflow(name, workflow) {
    return tellsJob(name) && workflowOf(name) === workflow;
}
function commentName(name) {
    return name.replaceAll(BETWEEN, ' / ');
}
function withLeg({ request, reports }, settings) {
    const leg = settings['job-context'];
    return reports !== 'workspace' || leg === undefined || leg === 'null' ? request : { ...request, leg };
}
function ownerOf({ serverUrl, repository, runId, runAttempt, runner }) {
    const run = runId === 0 ? undefined : { id: runId, attempt: runAttempt };
    const name = run === undefined ? runner || (0,external_node_os_.hostname)() : `${serverUrl}/${repository}/actions/runs/${runId}`;
    return { id: (0,external_node_crypto_.randomUUID)(), name, host: (0,external_node_os_.hostname)(), ...(0,process_identity/* ownProcess */.o)(), ...(run === undefined ? {} : { run }) };
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/workspace/git-settings.js
const PATIENCE = [
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '30'],
];
function tokenSetting(token, url) {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    return [headerSetting(url), `Authorization: basic ${basic}`];
}
function headerSetting(url) {
    return `http.${new URL(url).origin}/.extraheader`;
}
function withSettings(settings) {
    return Object.assign({ GIT_CONFIG_COUNT: String(settings.length) }, ...settings.map(([name, value], index) => ({
        [`GIT_CONFIG_KEY_${index}`]: name,
        [`GIT_CONFIG_VALUE_${index}`]: value,
    })));
}

// EXTERNAL MODULE: ./lib/state-store/git-store.js
var git_store = __webpack_require__(58385);
// EXTERNAL MODULE: ./lib/state-store/push-errors.js
var push_errors = __webpack_require__(93257);
// EXTERNAL MODULE: ./lib/state-store/transport.js
var transport = __webpack_require__(32308);
;// CONCATENATED MODULE: ./lib/state-store/remote-transport.js





const PASSING = /RPC failed|hung up|reset by peer|timed out|early EOF|cannot lock ref/i;
function isPassingFault(stderr) {
    return ((0,push_errors/* httpStatusOf */.s_)(stderr) ?? 0) >= 500 || PASSING.test(stderr);
}
const LEDGER = /^refs\/fix-tests\/[0-9a-f]{16}$/;
const BRANCH = 'refs/heads/';
function remoteRefs(options) {
    const transport = new RemoteTransport(options);
    return {
        async list(pattern, { isOwn, keyOf }) {
            const listed = [...(await transport.list(['refs/fix-tests/*', BRANCH + pattern]))];
            const isBranch = (ref) => ref.startsWith(BRANCH) && isOwn(ref.slice(BRANCH.length));
            const refs = listed.filter(([ref]) => LEDGER.test(ref) || isBranch(ref));
            const commits = await transport.commits(refs.map(([, commit]) => commit));
            return refs.flatMap(([ref, commit]) => {
                const { writtenAt = Number.NaN, message = '' } = commits.get(commit) ?? {};
                const key = LEDGER.test(ref) ? ref.slice(ref.lastIndexOf('/') + 1) : keyOf(message);
                return key === undefined || Number.isNaN(writtenAt) ? [] : [{ ref, commit, key, writtenAt }];
            });
        },
        async remove(refs) {
            const updates = refs.map(({ ref, commit }) => ({ ref, to: undefined, expected: commit }));
            if (updates.length > 0)
                await transport.update(updates, { ledger: '' });
        },
    };
}
function remoteStore(options) {
    return new git_store/* GitStore */.W({ ...options, transport: new RemoteTransport(options) });
}
class RemoteTransport {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async list(refs) {
        const { repository, url } = this.#options;
        const listed = await this.#explained(() => repository.git(['ls-remote', '--quiet', url, ...refs], { env: this.#auth }));
        return new Map((0,git/* lines */.Mn)(listed).map(line => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))]));
    }
    async fetch(refs) {
        const { repository, url } = this.#options;
        await this.#explained(() => repository.fetch(url, refs, this.#auth));
    }
    async commits(commits) {
        if (commits.length === 0)
            return new Map();
        const { repository, url } = this.#options;
        const input = `${commits.join('\n')}\n`;
        const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--depth=1', '--filter=tree:0', '--stdin'];
        await this.#explained(() => repository.git([...fetch, url], { env: this.#auth, input }));
        const log = await repository.git(['log', '-z', '--no-walk=unsorted', '--stdin', '--format=%H %ct %B'], { input });
        return new Map(log.split('\0').flatMap(entry => {
            const [, commit, seconds, message = ''] = /^([0-9a-f]{40,64}) (\d+) (.*)$/s.exec(entry) ?? [];
            return commit === undefined ? [] : [[commit, { writtenAt: Number(seconds) * 1_000, message }]];
        }));
    }
    async update(updates, names) {
        const { repository, url } = this.#options;
        const leases = updates.flatMap(({ ref, expected }) => expected === undefined ? [] : [`--force-with-lease=${ref}:${expected === transport/* MISSING */.l ? '' : expected}`]);
        const options = ['--quiet', '--no-verify', ...(updates.length > 1 ? ['--atomic'] : []), ...leases];
        const args = ['push', ...options, url, ...updates.map(({ ref, to = '' }) => `${to}:${ref}`)];
        const push = () => repository.git(args, { env: this.#auth });
        const isPassing = (error) => error instanceof git/* GitError */.XS && (0,push_errors/* conflictOf */.Sx)(error, names.ledger) === undefined && isPassingFault(error.stderr);
        const pushTwice = () => push().catch((error) => {
            if (!isPassing(error))
                throw error;
            return push();
        });
        await this.#explained(pushTwice, names);
    }
    async #explained(run, names) {
        try {
            return await run();
        }
        catch (error) {
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            const conflict = names === undefined ? undefined : (0,push_errors/* conflictOf */.Sx)(error, names.ledger);
            throw conflict ?? (0,push_errors/* explainPushError */.WV)(error, this.#options.url, names?.landing);
        }
    }
    get #auth() {
        const { token, url } = this.#options;
        return withSettings([...PATIENCE, tokenSetting(token, url)]);
    }
}

// EXTERNAL MODULE: ./lib/workspace/history.js
var workspace_history = __webpack_require__(48841);
// EXTERNAL MODULE: ./lib/workspace/repository.js + 1 modules
var workspace_repository = __webpack_require__(16991);
;// CONCATENATED MODULE: ./lib/action/read-failing-commit.js








const NO_FILTERS = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
async function readFailingCommit(session, request) {
    const { environment, env } = session;
    return session.bestEffort(async () => {
        const checkout = await (0,workspace_checkout/* inspectCheckout */.dX)(environment.workspace, (0,git/* jobHost */.yJ)(env));
        if (checkout.sha === request.headSha)
            return undefined;
        const dir = (0,external_node_path_.join)(environment.temp, 'fix-tests', 'read');
        const folder = { [Symbol.asyncDispose]: () => (0,external_node_fs_promises_.rm)(dir, { recursive: true, force: true }) };
        try {
            return { sources: await writeSources(dir, { session, sha: request.headSha, work: checkout.top }), ...folder };
        }
        catch (error) {
            await folder[Symbol.asyncDispose]();
            throw error;
        }
    });
}
async function writeSources(dir, { session, sha, work }) {
    const { env, repositoryUrl: url, token } = session;
    const [top, index] = [(0,external_node_path_.join)(dir, 'files'), (0,external_node_path_.join)(dir, 'index')];
    const repository = await workspace_repository/* Repository */.L.open({ dir: (0,external_node_path_.join)(dir, 'git'), work, host: (0,git/* jobHost */.yJ)(env) });
    await remoteStore({ repository, key: 'read', url, token }).fetchRefs([sha]);
    await (0,external_node_fs_promises_.mkdir)(top, { recursive: true });
    await repository.git(['read-tree', sha], { index });
    const write = ['-c', 'core.symlinks=false', 'checkout-index', '--all', '--force', '--quiet', `--prefix=${top}/`];
    await repository.git(write, { index, env: NO_FILTERS });
    const listed = (await repository.git(['ls-tree', '-r', '-z', '--name-only', sha])).split('\0');
    const isFirst = !(await repository.has(`${sha}^1^{commit}`));
    const diff = isFirst ? '' : await repository.git(['diff', ...workspace_history/* PLAIN_DIFF */.b6, `${sha}^1`, sha]);
    const recent = await (0,workspace_history/* recentFiles */.Dr)(sha, args => repository.git(args));
    return (0,diagnose_reports/* sourceIndexOf */.jj)(top, { listed: listed.filter(path => path !== ''), diff, recent });
}

;// CONCATENATED MODULE: ./lib/action/commands/explain.js
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
















const explain_MAX_COMMENT = 63_000;
const explain_MAX_PATCH = 20_000;
const TOO_LONG = 'The patch is too long to show here: see the artifact of the run.';
async function explainFailure({ session, settings, request, reports, name, why, }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { environment, env, api } = session;
        if (reports === 'nowhere')
            return {
                kind: 'refused',
                why: 'This commit has no failed run with test reports, and a diagnosis runs no tests itself.',
                remedy: 'Wait for CI, then retry.',
            };
        const read = await findReports({
            client: api.client,
            settings,
            request,
            reports,
            checkout: reports === 'workspace' ? await (0,workspace_checkout/* inspectCheckout */.dX)(environment.workspace, (0,git/* jobHost */.yJ)(env)) : undefined,
            top: environment.workspace,
            since: 0,
        });
        for (const text of read.notes)
            session.warn(text);
        const { only = [] } = request;
        const commit = __addDisposableResource(env_1, await readFailingCommit(session, request), true);
        const sources = commit?.sources ?? (await (0,diagnose_reports/* localSourceIndex */.Hm)(environment.workspace, (0,git/* jobHost */.yJ)(env)));
        const failing = (0,diagnose_reports/* withFiles */.oT)(read.cases.filter(({ status }) => status === 'failed'), sources);
        const unmatched = (0,test_filter/* unmatchedWords */.N)(only, failing);
        if (unmatched !== undefined)
            return { kind: 'refused', ...unmatched };
        const left = new Set(failing.filter(({ id, files }) => !(0,test_filter/* isNamed */.e)(id, only, files)).map(({ id }) => id));
        const cases = read.cases.filter(({ id, status }) => status !== 'failed' || !left.has(id));
        const framework = cases[0]?.id.framework ?? '';
        const reported = { ...read, cases, framework, summary: (0,test_case/* countByStatus */.x7)(read.cases) };
        const diagnosis = await (0,diagnose_reports/* diagnoseReports */.ai)(reported, sources, session.signal);
        if (diagnosis.failures.length === 0 && diagnosis.complete)
            return { kind: 'nothing', why: 'The test reports show no failing test.' };
        const redact = (0,redaction/* redactor */.$p)(session.secrets);
        const patch = (request.fork === undefined ? undefined : await forkPatch(session, request, redact)) ?? '';
        const limit = explain_MAX_COMMENT - Buffer.byteLength(patch);
        const markdown = redact(explanationReport((0,redaction/* redacted */.pc)(diagnosis, redact), { request, why, limit }) + patch);
        const isPosted = await postComment(markdown, { session, settings, request, name });
        const title = `Diagnosis: ${(0,wording/* count */.U9)(diagnosis.failures.length, 'failing test')}, ${(0,wording/* count */.U9)(diagnosis.clusters.length, 'root cause')}`;
        return { kind: 'message', outcome: 'explained', title, markdown, ...(isPosted ? {} : { reply: markdown }) };
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
async function postComment(markdown, { session, settings, request, name }) {
    const { pullRequest: pull } = request;
    if (pull === undefined || !settings.comment)
        return false;
    const comment = new StickyComment(session.api, { pull, name: commentName(name) });
    try {
        if (readMarkers('run', await comment.read()) !== undefined)
            return false;
        await comment.write(markdown);
        return true;
    }
    catch (error) {
        session.warn((0,errors/* sentenceOf */.$N)(error));
        return false;
    }
}
async function forkPatch({ api }, { run }, redact) {
    const found = run === undefined ? undefined : await patchIn(api, run.id);
    if (found === undefined)
        return undefined;
    const patch = redact(found);
    return [
        '',
        '### A fix, made in the fork’s own run',
        '',
        'The fork’s own code made this patch, without access to this repository, and it has not been run here. Treat it as a proposal; `git apply` applies it.',
        '',
        Buffer.byteLength(patch) > explain_MAX_PATCH ? TOO_LONG : (0,markdown_escape.codeBlock)(patch, 'diff'),
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/engine/test-plan.js + 2 modules
var test_plan = __webpack_require__(86029);
// EXTERNAL MODULE: ./lib/contracts/events.js
var events = __webpack_require__(60166);
;// CONCATENATED MODULE: ./lib/workspace/fetch-files.js



async function fetchSubmodules({ top, host }, { serverUrl, isRecursive }) {
    const { hostname, origin } = new URL(serverUrl);
    const name = headerSetting(origin);
    const own = await (0,git/* gitResult */.c_)(['config', '--get', name], { cwd: top, host, env: workspace_checkout/* ENV */.Km, codes: [1] });
    const env = {
        ...workspace_checkout/* ENV */.Km,
        GIT_ALLOW_PROTOCOL: 'http:https',
        ...withSettings([
            ...PATIENCE,
            ...(own.code === 0 ? [[name, ''], [name, own.stdout.trim()]] : []),
            [`url.${origin}/.insteadOf`, `git@${hostname}:`],
        ]),
    };
    const options = ['--init', '--force', '--depth=1', ...(isRecursive ? ['--recursive'] : [])];
    await (0,git/* git */.$Y)(['submodule', '--quiet', 'update', ...options], { cwd: top, host, env });
}
async function fetchLfsFiles({ top, host }) {
    const options = { cwd: top, host, env: workspace_checkout/* ENV */.Km };
    const filter = await (0,git/* gitResult */.c_)(['config', '--get', 'filter.lfs.process'], { ...options, codes: [1] });
    if (filter.code !== 0) {
        await (0,git/* git */.$Y)(['lfs', 'install', '--local', '--skip-repo'], options);
        await (0,git/* git */.$Y)(['config', 'filter.lfs.required', 'false'], options);
    }
    await (0,git/* git */.$Y)(['lfs', 'pull'], options);
}

// EXTERNAL MODULE: ./lib/workspace/unfetched-files.js
var unfetched_files = __webpack_require__(60431);
;// CONCATENATED MODULE: ./lib/action/complete-checkout.js






async function completeCheckout(session, { checkout, steps }) {
    for (const { what, input, lacking, fetch } of kindsOf(steps, session.environment.serverUrl)) {
        session.signal.throwIfAborted();
        const [first] = await lacking(checkout);
        if (first === undefined)
            continue;
        const failure = await fetch(checkout).then(() => undefined, (error) => reasonOf(error));
        const [left] = await lacking(checkout);
        if (left === undefined && failure === undefined) {
            const text = `Fetched ${what} (such as ${(0,wording/* shortName */.EU)(first)}), as the failed job did.`;
            session.log.emit((0,events/* note */.N)('info', text));
            continue;
        }
        const reason = failure === undefined ? '' : ` Fetching them here failed: ${failure}`;
        session.warn(`The failed job fetched ${what} (such as ${(0,wording/* shortName */.EU)(left ?? first)}), and this checkout did not: set ${input} for actions/checkout here too.${reason}`);
    }
}
function kindsOf(steps, serverUrl) {
    const isRecursive = steps.some(({ submodules }) => submodules === 'recursive');
    const submodules = {
        what: 'the submodules',
        input: `submodules: ${isRecursive ? 'recursive' : 'true'}`,
        lacking: async (checkout) => {
            const { submodules: direct } = await (0,unfetched_files/* unfetchedFiles */.I)(checkout);
            return direct.length > 0 || !isRecursive ? direct : (0,unfetched_files/* nestedSubmodules */.Z)(checkout);
        },
        fetch: checkout => fetchSubmodules(checkout, { serverUrl, isRecursive }),
    };
    const files = {
        what: 'the Git LFS files',
        input: 'lfs: true',
        lacking: async (checkout) => (await (0,unfetched_files/* unfetchedFiles */.I)(checkout)).pointers,
        fetch: fetchLfsFiles,
    };
    return [
        ...(steps.some(step => step.submodules !== 'none') ? [submodules] : []),
        ...(steps.some(step => step.lfs) ? [files] : []),
    ];
}
function reasonOf(error) {
    if (!(error instanceof git/* GitError */.XS))
        return (0,errors/* sentenceOf */.$N)(error);
    return (0,git/* lines */.Mn)(error.stderr).find(line => !/^(?:Submodule|Cloning into) /.test(line)) ?? (0,errors/* sentenceOf */.$N)(error);
}

// EXTERNAL MODULE: ./lib/config/failed-steps.js + 1 modules
var failed_steps = __webpack_require__(92121);
;// CONCATENATED MODULE: ./lib/github/workflow-jobs.js

async function jobsOf({ client, owner, repo }, { id, attempt }) {
    try {
        const jobs = await client.paginate(client.rest.actions.listJobsForWorkflowRunAttempt, {
            owner,
            repo,
            run_id: id,
            attempt_number: attempt,
            per_page: 100,
        });
        return jobs.map(({ name, status, conclusion, runner_name: runner, labels, steps = [] }) => ({
            name,
            status,
            conclusion: conclusion ?? undefined,
            runner: runner ?? '',
            labels,
            steps: steps
                .toSorted((a, b) => a.number - b.number)
                .map(step => ({ name: step.name, conclusion: step.conclusion ?? undefined })),
        }));
    }
    catch (error) {
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the jobs of the failed run', 'actions: read');
    }
}
function failedJobs(jobs, own) {
    const ended = jobs
        .filter(({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out')
        .map(job => ciJob(job));
    if (own === undefined)
        return ended;
    const running = jobs
        .filter(({ status }) => status === 'in_progress')
        .map(job => ({ job, failed: ciJob(job, own.id) }));
    const here = running.filter(({ job }) => job.runner === own.runner);
    const failing = (here.length > 0 ? here : running).filter(({ failed }) => failed.steps.some(step => step.failed));
    return failing.length === 1 ? failing.map(({ failed }) => failed) : ended;
}
function ciJob({ name, labels, steps }, id) {
    const isFailure = (conclusion) => conclusion === 'failure' || conclusion === 'timed_out';
    return {
        ...(id === undefined ? {} : { id }),
        name,
        labels,
        steps: steps.map(step => ({ name: step.name, failed: isFailure(step.conclusion) })),
    };
}

;// CONCATENATED MODULE: ./lib/action/read-ci-steps.js










async function readCiSteps(session, { request, checkout }) {
    const say = (text) => session.log.emit((0,events/* note */.N)('info', text));
    try {
        const { names, steps, notes } = await findFailedSteps(session, request);
        for (const text of notes)
            say(text);
        for (const { name, job } of steps)
            say(`The failed step is “${(0,wording/* shortName */.EU)(name)}” of job “${(0,wording/* shortName */.EU)(job)}”.`);
        const leftOut = [...new Set(steps.flatMap(step => step.leftOut))];
        if (leftOut.length > 0)
            say(`Variables of the workflow that were not taken, since their values are not plain: ${leftOut.join(', ')}.`);
        await completeCheckout(session, { checkout, steps });
        return { names, steps };
    }
    catch (error) {
        if (session.signal.aborted)
            throw error;
        say(`What the failed step ran is unknown: ${(0,errors/* sentenceOf */.$N)(error)}`);
        return undefined;
    }
}
async function findFailedSteps({ api, environment }, { run, headSha }) {
    const nothing = { names: [], steps: [], notes: [] };
    if (run === undefined || run.id === 0)
        return nothing;
    const isOwn = run.id === environment.runId;
    const own = isOwn ? { runner: environment.runner, id: environment.job } : undefined;
    const jobs = failedJobs(await jobsOf(api, run), own);
    const names = [...new Set(jobs.flatMap(({ steps }) => steps.flatMap(({ name, failed }) => (failed ? [name] : []))))];
    if (names.length === 0)
        return nothing;
    const path = isOwn ? (0,actions_env/* ownWorkflow */.O3)(environment).path : (0,workflow_name/* workflowPath */.R)((await runAt(api, run.id))?.path ?? '');
    if (path === undefined)
        return { ...nothing, names, notes: ['The workflow of the failed run is not a file of this repository.'] };
    const text = await (0,branches/* textAt */.$6)(api, { path, ref: headSha });
    if (text !== undefined)
        return { names, ...(0,failed_steps/* failedSteps */.t)(text, jobs, path) };
    return { ...nothing, names, notes: [`The workflow ${path} is not in the failing commit ${headSha.slice(0, 7)}.`] };
}

;// CONCATENATED MODULE: ./lib/action/run-to-fix.js





const MAX_RUNS = 6;
async function runToFix(failed, session) {
    if (failed.length <= 1)
        return failed[0];
    const looked = failed.slice(0, MAX_RUNS);
    for (const look of [failsInTests, hasReport])
        for (const run of looked)
            if ((await session.bestEffort(() => look(run, session))) === true)
                return run;
    return failed[0];
}
async function failsInTests(run, session) {
    const { steps } = await findFailedSteps(session, { run, headSha: run.headSha });
    if (steps.length === 0)
        return false;
    const checkout = await (0,workspace_checkout/* inspectCheckout */.dX)(session.environment.workspace, (0,git/* jobHost */.yJ)(session.env));
    return (0,test_plan/* isProjectChecked */.Vv)(steps, { checkout, settings: await session.settingsFor(undefined) });
}
async function hasReport({ id }, session) {
    const { 'artifact-name': pattern = '*' } = await session.settingsFor(undefined);
    const { api, environment } = session;
    const { repository } = environment;
    return (await reportsFromArtifacts(api.client, { repository, runId: id, pattern })).files.length > 0;
}

;// CONCATENATED MODULE: ./lib/github/required-checks.js


const QUERY = `query($id: ID!, $after: String) {
  node(id: $id) {
    ... on PullRequest {
      commits(last: 1) { nodes { commit { oid statusCheckRollup { contexts(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          __typename
          ... on CheckRun {
            name conclusion detailsUrl isRequired(pullRequestId: $id) checkSuite { app { slug } }
          }
          ... on StatusContext { context state targetUrl isRequired(pullRequestId: $id) }
        }
      } } } } }
    }
  }
}`;
const Context = schemas/* discriminatedUnion */.gMt('__typename', [
    schemas/* object */.Ikc({
        __typename: schemas/* literal */.euz('CheckRun'),
        name: schemas/* string */.YjP(),
        conclusion: schemas/* string */.YjP().nullish(),
        detailsUrl: schemas/* string */.YjP().nullish(),
        isRequired: schemas/* boolean */.zMY(),
        checkSuite: schemas/* object */.Ikc({ app: schemas/* object */.Ikc({ slug: schemas/* string */.YjP() }).nullish() }).nullish(),
    }),
    schemas/* object */.Ikc({
        __typename: schemas/* literal */.euz('StatusContext'),
        context: schemas/* string */.YjP(),
        state: schemas/* string */.YjP(),
        targetUrl: schemas/* string */.YjP().nullish(),
        isRequired: schemas/* boolean */.zMY(),
    }),
]);
const Page = schemas/* object */.Ikc({
    pageInfo: schemas/* object */.Ikc({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* string */.YjP().nullish() }).nullish(),
    nodes: schemas/* array */.YOg(Context.nullable()).nullish(),
});
const Commit = schemas/* object */.Ikc({ oid: schemas/* string */.YjP(), statusCheckRollup: schemas/* object */.Ikc({ contexts: Page.nullish() }).nullish() });
const Answer = schemas/* object */.Ikc({
    node: schemas/* object */.Ikc({ commits: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ commit: Commit }).nullable()).nullish() }).nullish() })
        .nullish(),
});
const MAX_PAGES = 20;
const ACTIONS = 'github-actions';
async function requiredChecks({ client }, { nodeId, head }) {
    try {
        const contexts = await contextsOf(client, { id: nodeId, sha: head.sha });
        return contexts?.flatMap(context => {
            if (!context.isRequired)
                return [];
            if (context.__typename === 'StatusContext')
                return [{ name: context.context, url: context.targetUrl ?? '', conclusion: conclusionOf(context.state) }];
            if (context.checkSuite?.app?.slug === ACTIONS)
                return [];
            const conclusion = context.conclusion?.toLowerCase();
            return [{ name: context.name, url: context.detailsUrl ?? '', conclusion }];
        });
    }
    catch (error) {
        const isOfGraphql = error instanceof Error && error.name === 'GraphqlResponseError';
        if (isOfGraphql || error instanceof dist_src/* RequestError */.G)
            return undefined;
        throw error;
    }
}
async function contextsOf(client, { id, sha }) {
    const contexts = [];
    let after = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
        const answer = Answer.safeParse(await client.graphql(QUERY, { id, after }));
        if (!answer.success)
            return undefined;
        const commit = answer.data.node?.commits?.nodes?.[0]?.commit;
        if (commit?.oid !== sha)
            return [];
        const { pageInfo, nodes } = commit.statusCheckRollup?.contexts ?? {};
        contexts.push(...(nodes ?? []).filter(context => context !== null));
        after = pageInfo?.hasNextPage === true ? (pageInfo.endCursor ?? null) : null;
        if (after === null)
            break;
    }
    return contexts;
}
function conclusionOf(state) {
    if (state === 'EXPECTED' || state === 'PENDING')
        return undefined;
    return state === 'SUCCESS' ? 'success' : 'failure';
}

// EXTERNAL MODULE: ./lib/engine/model-access.js
var model_access = __webpack_require__(78258);
// EXTERNAL MODULE: ./lib/engine/run.js + 270 modules
var run = __webpack_require__(74056);
// EXTERNAL MODULE: ./lib/rendering/pull-request-body.js + 9 modules
var pull_request_body = __webpack_require__(19778);
// EXTERNAL MODULE: ./lib/rendering/report-options.js
var report_options = __webpack_require__(46867);
// EXTERNAL MODULE: ./lib/rendering/result-view.js + 4 modules
var result_view = __webpack_require__(92148);
// EXTERNAL MODULE: ./lib/github/artifact-upload.js
var artifact_upload = __webpack_require__(63667);
;// CONCATENATED MODULE: ./lib/action/publish/keep-transcripts.js






async function keepTranscripts(directory, { settings, env, environment, emit, signal }) {
    if (!settings['upload-transcripts'])
        return undefined;
    const names = await (0,external_node_fs_promises_.readdir)(directory).catch(() => []);
    if (names.length === 0)
        return undefined;
    try {
        const { id } = await (0,artifact_upload.uploadArtifact)({
            name: `${artifactName('transcripts', environment, settings)}${roundOf(environment)}`,
            files: new Map(await Promise.all(names.map(async (name) => [name, await (0,external_node_fs_promises_.readFile)((0,external_node_path_.join)(directory, name))]))),
            service: { url: env.ACTIONS_RESULTS_URL ?? '', token: env.ACTIONS_RUNTIME_TOKEN ?? '' },
            signal,
        });
        const { serverUrl, repository, runId } = environment;
        return `${serverUrl}/${repository}/actions/runs/${runId}/artifacts/${id}`;
    }
    catch (error) {
        emit((0,events/* note */.N)('warning', `Failed to upload the transcripts: ${(0,errors/* messageOf */.bD)(error)}`));
        return undefined;
    }
}
const uploads = new WeakMap();
function roundOf(environment) {
    const round = (uploads.get(environment) ?? 0) + 1;
    uploads.set(environment, round);
    return round === 1 ? '' : `-${round}`;
}
function artifactName(what, { job, runAttempt }, { 'job-context': leg = 'null' }) {
    const ofLeg = leg === 'null' ? '' : `-${(0,external_node_crypto_.createHash)('sha256').update(leg).digest('hex').slice(0, 8)}`;
    return `fix-tests-${what}-${job.replace(/[^\w-]/g, '-') || 'job'}${ofLeg}-${runAttempt}`;
}

;// CONCATENATED MODULE: ./lib/github/pull-request-changes.js







async function publishPull(api, spec) {
    const { client, owner, repo } = api;
    const { title, draft } = spec;
    return makeOnce('open a pull request', 'pull-requests: write', async () => {
        const open = await pullToUpdate(api, spec);
        if (open === undefined)
            return createPull(api, spec);
        const marker = reopenedMarker(open.body);
        const body = truncateBody(marker + spec.body);
        const { data } = await client.rest.pulls.update({ owner, repo, pull_number: open.number, title, body });
        if (open.draft !== draft)
            await setDraft(api, open.nodeId, draft);
        return {
            number: data.number,
            url: data.html_url,
            operation: 'updated',
            author: data.user?.login,
            nodeId: open.nodeId,
            marker,
        };
    });
}
async function pullToUpdate(api, { head, base }) {
    const open = await openPulls(api, { branch: head });
    const found = open.find(pull => pull.base === base);
    if (found !== undefined)
        return found;
    for (const pull of open)
        if (await isOwnActor(api, pull.author))
            return pull;
    return undefined;
}
async function createPull({ client, owner, repo }, spec) {
    const { draft, ...pull } = { ...spec, body: truncateBody(spec.body) };
    const { data } = await client.rest.pulls.create({ owner, repo, ...pull, draft }).catch(async (error) => {
        const noDrafts = draft && error instanceof dist_src/* RequestError */.G && error.status === 422 && /draft/i.test(error.message);
        if (!noDrafts)
            throw error;
        return client.rest.pulls.create({ owner, repo, ...pull });
    });
    return {
        number: data.number,
        url: data.html_url,
        operation: 'created',
        author: data.user.login,
        nodeId: data.node_id,
        marker: '',
    };
}
async function markReady(api, { nodeId }) {
    await makeOnce('open a pull request', 'pull-requests: write', () => setDraft(api, nodeId, false));
}
async function setDraft({ client }, id, draft) {
    const change = draft ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview';
    const mutation = `mutation($id: ID!) { ${change}(input: { pullRequestId: $id }) { pullRequest { id } } }`;
    await client.graphql(mutation, { id }).catch((error) => {
        if (error instanceof dist_src/* RequestError */.G)
            throw error;
    });
}
async function rewritePull(api, number, body) {
    const { client, owner, repo } = api;
    await makeOnce('open a pull request', 'pull-requests: write', () => client.rest.pulls.update({ owner, repo, pull_number: number, body: truncateBody(body) }));
}
async function closePull(api, { number, body: before }, sentence) {
    const { client, owner, repo } = api;
    const body = truncateBody(`${htmlMarker('closed', {})}\n${before}`);
    await sayOnce(api, { number, first: sentence, body: sentence });
    await makeOnce('close a pull request', 'pull-requests: write', () => client.rest.pulls.update({ owner, repo, pull_number: number, state: 'closed', body }));
}
async function addLabels({ client, owner, repo }, number, labels) {
    if (labels.length === 0)
        return;
    await makeOnce('label the pull request', 'pull-requests: write', () => client.rest.issues.addLabels({ owner, repo, issue_number: number, labels: [...labels] }));
}
async function removeLabel({ client, owner, repo }, number, name) {
    await makeOnce('label the pull request', 'pull-requests: write', async () => {
        await client.rest.issues.removeLabel({ owner, repo, issue_number: number, name }).catch((error) => {
            if (!(error instanceof dist_src/* RequestError */.G) || error.status !== 404)
                throw error;
        });
    });
}
async function assignPull({ client, owner, repo }, number, login) {
    await makeOnce('assign the pull request', 'pull-requests: write', () => client.rest.issues.addAssignees({ owner, repo, issue_number: number, assignees: [login] }));
}

// EXTERNAL MODULE: ./lib/domain/model/proposed-tests.js
var proposed_tests = __webpack_require__(32346);
// EXTERNAL MODULE: ./lib/domain/text/inert-text.js
var inert_text = __webpack_require__(90388);
// EXTERNAL MODULE: ./lib/rendering/outdated-section.js
var outdated_section = __webpack_require__(34532);
;// CONCATENATED MODULE: ./lib/rendering/proposal-body.js





const MAX_TESTS = 50;
const MAX_QUOTE = 100;
function renderProposal(proposed, { request }, repositoryUrl) {
    const { tests, files, diff, by } = proposed;
    const [first] = tests;
    const rest = tests.length - MAX_TESTS;
    const groups = (0,outdated_section/* groupedByIntent */.Ys)(tests.slice(0, MAX_TESTS)).flatMap(({ intent, tests: own }) => [
        (0,outdated_section/* quoteOf */.ep)(intent, repositoryUrl),
        own.map(({ title }) => `- ${(0,markdown_escape.inlineText)(title, 200)}`).join('\n'),
    ]);
    const markdown = [
        `## To be decided by a person: ${(0,wording/* count */.U9)(tests.length, 'test')} may be outdated`,
        `The tests below fail on ${(0,markdown_escape.inlineCode)(request.headBranch)} since ${(0,markdown_escape.inlineCode)(request.headSha.slice(0, 7))}, and its author meant the change. This draft changes what they assert, in ${files.map(file => (0,markdown_escape.inlineCode)(file)).join(', ')}.`,
        ...groups,
        ...(rest > 0 ? [`… and ${rest} more`] : []),
        '**Merge it only if you want what the change does.** If you do not, close this draft, and correct the code.',
        `Seen: with the changed assertions these tests pass three times, and without the change they fail. No other test, title, hook or import is touched, and no assertion is gone. That is no proof that the code is right: the new values are ${by === proposed_tests/* BY_VALUES */.pr ? 'what the code gives now' : `by ${(0,markdown_escape.inlineText)(by)}`}.`,
        ...(diff === '' ? [] : [(0,markdown_escape.codeBlock)(diff, 'diff')]),
        '<sub>Made by fix-tests, which never merges or applies this draft.</sub>',
    ].join('\n\n');
    const change = first === undefined ? 'the change' : `“${first.intent.quote.slice(0, MAX_QUOTE)}”`;
    const title = `Bring ${(0,wording/* count */.U9)(tests.length, 'test')} up to date with ${change}`;
    return { title: (0,inert_text/* plainLine */.h0)(title, 240), markdown: `${markdown}\n` };
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
;// CONCATENATED MODULE: ./lib/github/codeowners.js

const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
function codeOwnersOf(codeowners, files) {
    const rules = codeowners.split('\n').flatMap(line => {
        const [pattern, ...owners] = line
            .replace(/(^|\s)#.*/, '')
            .trim()
            .split(/(?<!\\)\s+/);
        return pattern === undefined || pattern === '' ? [] : [{ matcher: matcherOf(pattern), owners }];
    });
    const found = files.flatMap(file => rules.findLast(({ matcher }) => matcher(file))?.owners ?? []);
    return [...new Set(found.flatMap(owner => /^@([\w-]+(?:\/[\w.-]+)?)$/.exec(owner)?.[1] ?? []))];
}
function matcherOf(pattern) {
    if (/^!|[[\]]/.test(pattern))
        return () => false;
    if (pattern.endsWith('/*')) {
        const matcher = ignore({ ignorecase: false }).add(pattern);
        const depth = pattern.replace(/^\//, '').split('/').length;
        return file => file.split('/').length === depth && matcher.ignores(file);
    }
    const matcher = ignore({ ignorecase: false }).add(pattern);
    return file => matcher.ignores(file);
}
function suggestedIn(message) {
    const lines = message.matchAll(/^suggested-reviewers?:\s*(.+)$/gim);
    return [...lines].flatMap(([, names = '']) => names.split(/[,\s]+/).flatMap(name => /^@?([\w-]+)$/.exec(name)?.[1] ?? []));
}

;// CONCATENATED MODULE: ./lib/github/reviewers.js






const reviewers_LIMITS = { people: 5, files: 5 };
async function reviewersOf(api, wanted, changed) {
    const found = [];
    for (const each of wanted)
        found.push(...(await expand(api, each, changed)));
    const same = (a, b) => a.toLowerCase() === b?.toLowerCase();
    return found
        .filter(name => !same(name, changed.author) && !name.endsWith('[bot]'))
        .filter((name, index, all) => all.findIndex(each => same(each, name)) === index)
        .slice(0, reviewers_LIMITS.people);
}
async function expand(api, wanted, { files, base, headSha }) {
    switch (wanted) {
        case 'suggested':
            return suggestedIn(await (0,branches/* commitMessageAt */.E6)(api, headSha));
        case 'codeowners':
            for (const path of CODEOWNERS) {
                const text = await (0,branches/* textAt */.$6)(api, { path, ref: base });
                if (text !== undefined)
                    return codeOwnersOf(text, files);
            }
            return [];
        case 'authors':
            return lastAuthors(api, { files: files.slice(0, reviewers_LIMITS.files), sha: headSha });
        default:
            return [wanted.replace(/^@/, '')];
    }
}
async function requestReviews({ client, owner, repo }, { number, reviewers, again }) {
    if (reviewers.length === 0)
        return [];
    return makeOnce('ask for reviews', 'pull-requests: write', async () => {
        const at = { owner, repo, pull_number: number };
        const reviews = await client.paginate(client.rest.pulls.listReviews, { ...at, per_page: 100 });
        const reviewed = new Set(again ? [] : reviews.map(({ user }) => user?.login.toLowerCase()));
        const wanted = reviewers.filter(name => !reviewed.has(name.toLowerCase()));
        const teams = wanted.filter(name => name.includes('/'));
        const users = wanted.filter(name => !name.includes('/'));
        const request = (names) => client.rest.pulls.requestReviewers({ ...at, ...names });
        const refused = [];
        const requestEach = async (names, fields) => {
            if (names.length === 0)
                return;
            await request(fields(names)).catch(async (error) => {
                if (!(error instanceof dist_src/* RequestError */.G) || error.status !== 422)
                    throw error;
                if (names.length === 1)
                    refused.push(...names);
                else
                    for (const name of names)
                        await requestEach([name], fields);
            });
        };
        await requestEach(users, names => ({ reviewers: names }));
        await requestEach(teams, names => ({ team_reviewers: names.map(name => name.slice(name.indexOf('/') + 1)) }));
        return refused;
    });
}

;// CONCATENATED MODULE: ./lib/action/publish/ask-reviewers.js

async function askReviewers(session, options) {
    const { wanted, link, files, base, request } = options;
    const { number, author } = link;
    const reviewers = await reviewersOf(session.api, wanted, { files, base, headSha: request.headSha, author });
    const refused = await requestReviews(session.api, { number, reviewers, again: false });
    if (refused.length > 0)
        session.warn(`GitHub refuses these reviewers: ${refused.join(', ')}. Correct the input reviewers; a job’s own token cannot ask teams.`);
}

;// CONCATENATED MODULE: ./lib/action/publish/publish-proposal.js




const DECIDERS = ['authors'];
async function publishProposal(proposed, state, { session, settings }) {
    const { branch, files } = proposed;
    if (branch === undefined)
        return proposed;
    const { api } = session;
    const { request, key } = state;
    const { title, markdown } = renderProposal(proposed, state, session.repositoryUrl);
    const body = `${htmlMarker('proposal', { key, request })}\n${markdown}`;
    const link = await publishPull(api, { head: branch, base: request.headBranch, title, body, draft: true });
    session.log.emit({ kind: 'pull-request', url: link.url, operation: link.operation });
    if (link.operation === 'created') {
        await session.bestEffort(() => addLabels(api, link.number, settings.labels));
        const wanted = settings.reviewers.length === 0 ? DECIDERS : settings.reviewers;
        const base = request.headBranch;
        await session.bestEffort(() => askReviewers(session, { wanted, link, files, base, request }));
    }
    return { ...proposed, url: link.url };
}

// EXTERNAL MODULE: ./lib/domain/model/selectors.js
var selectors = __webpack_require__(90304);
;// CONCATENATED MODULE: ./lib/github/issues.js




async function openIssue(api, spec) {
    const { client, owner, repo } = api;
    const { signature, title, label } = spec;
    const body = truncateBody(`${htmlMarker('issue', { signature })}\n${spec.body}`);
    return makeOnce('open an issue', 'issues: write', async () => {
        const open = await client.paginate(client.rest.issues.listForRepo, {
            owner,
            repo,
            labels: label,
            state: 'open',
            per_page: 100,
        });
        for (const issue of open) {
            if (issue.pull_request !== undefined || readMarkers('issue', issue.body)?.signature !== signature)
                continue;
            if (!(await isOwnAuthor(api, issue.user)))
                continue;
            await client.rest.issues.update({ owner, repo, issue_number: issue.number, title, body });
            return issue.number;
        }
        const { data } = await client.rest.issues.create({ owner, repo, title, body, labels: [label] });
        return data.number;
    });
}

// EXTERNAL MODULE: ./lib/rendering/doubt.js
var doubt = __webpack_require__(75390);
// EXTERNAL MODULE: ./lib/rendering/review-section.js
var review_section = __webpack_require__(6464);
// EXTERNAL MODULE: ./lib/domain/model/proposal-subject.js
var proposal_subject = __webpack_require__(72775);
// EXTERNAL MODULE: ./lib/rendering/case-counts.js
var case_counts = __webpack_require__(17391);
// EXTERNAL MODULE: ./lib/rendering/markdown-parts.js
var markdown_parts = __webpack_require__(23692);
// EXTERNAL MODULE: ./lib/rendering/problem-text.js
var problem_text = __webpack_require__(19099);
;// CONCATENATED MODULE: ./lib/rendering/change-list.js






const MAX_CHANGES = 10;
function changeList({ fixes }) {
    const lines = fixes.slice(0, MAX_CHANGES).map(({ attempt, fixed }) => {
        const tests = fixed.length === 0 || attempt.kind === 'revision' ? '' : ` (${(0,wording/* count */.U9)(fixed.length, (0,case_counts/* caseNoun */.nd)(fixed))})`;
        return `- ${(0,markdown_escape.inlineProse)((0,proposal_subject/* changeOf */.C)(attempt), 200)}${tests}`;
    });
    return [...lines, ...(0,markdown_parts/* more */.O)(fixes.length - lines.length)].join('\n');
}
const MAX_REMAINING = 3;
function stillFailing({ tests: { remaining } }) {
    const lines = remaining.slice(0, MAX_REMAINING).map(({ title, kind, after }) => {
        const problem = (0,problem_text/* problemText */.f)(after?.problem.message ?? '', { title });
        return `- ${(0,case_counts/* testName */.UU)({ title, kind })}${problem === '' ? '' : `: ${problem}`}`;
    });
    return lines.length === 0
        ? ''
        : ['Still failing:', [...lines, ...(0,markdown_parts/* more */.O)(remaining.length - lines.length)].join('\n')].join('\n\n');
}

// EXTERNAL MODULE: ./lib/rendering/verification.js
var verification = __webpack_require__(29513);
;// CONCATENATED MODULE: ./lib/rendering/issue-body.js






const issue_body_MAX_TESTS = 30;
const MAX_ATTEMPTS = 10;
function remainingIssues(view) {
    return view.remainingClusters.map(remaining => issueOf(remaining, view));
}
function issueOf({ cluster, tests, rootCause }, { request, attempts, stop }) {
    const seen = tests.find(({ after }) => after !== undefined)?.after;
    const run = request.run === undefined ? '' : ` ([the run](${request.run.url}))`;
    const tried = attempts.filter(({ clusters }) => clusters.includes(cluster.id)).slice(-MAX_ATTEMPTS);
    const isTests = (0,case_counts/* failureNoun */.fp)(tests) === 'failing test';
    const hint = rootCause === '' && cluster.suggestion !== '' ? ['', (0,markdown_escape.inlineText)(cluster.suggestion)] : [];
    const outcome = tried.length > 0 || stop === undefined || verification/* STOPPED_BECAUSE */.J[stop] === ''
        ? 'fix-tests could not fix it.'
        : `fix-tests did not try to fix it: ${(0,model_cluster/* isEnvironmental */.tt)(cluster) ? 'it needs something that is missing here' : verification/* STOPPED_BECAUSE */.J[stop]}.`;
    return {
        signature: cluster.signature,
        title: (0,inert_text/* plainLine */.h0)(`${isTests ? `${(0,wording/* count */.U9)(tests.length, 'test')} ${(0,wording/* verb */.w3)(tests.length, 'fail')}` : (0,case_counts/* remainingCounts */.Vh)(tests)}: ${cluster.title}`, 200),
        body: [
            `Seen at ${(0,markdown_escape.inlineCode)(request.headSha.slice(0, 7))} on ${(0,markdown_escape.inlineCode)(request.headBranch)}${run}. ${outcome}`,
            '',
            ...tests.slice(0, issue_body_MAX_TESTS).map(({ title }) => `- ${(0,markdown_escape.inlineCode)((0,markdown_escape.truncateText)(title, 300))}`),
            ...(tests.length > issue_body_MAX_TESTS ? [`- … and ${tests.length - issue_body_MAX_TESTS} more`] : []),
            ...(seen === undefined ? [] : ['', (0,markdown_escape.codeBlock)((0,markdown_escape.truncateText)(seen.problem.message, 2_000))]),
            ...hint,
            ...(rootCause === '' ? [] : ['', `**Root cause, by analysis:** ${(0,markdown_escape.inlineProse)(rootCause)}`]),
            ...(cluster.places.length === 0
                ? []
                : [
                    '',
                    '**Look at**',
                    '',
                    ...cluster.places.slice(0, 5).map(place => `- ${(0,markdown_escape.inlineCode)((0,model_cluster/* placeText */.Z9)(place))} (${(0,markdown_escape.inlineText)(place.why)})`),
                ]),
            ...(tried.length === 0
                ? []
                : [
                    '',
                    '**What was tried**',
                    '',
                    ...tried.map(({ fixer, reason }) => `- ${(0,markdown_escape.inlineCode)(fixer)}: ${(0,markdown_escape.inlineText)(reason, 300)}`),
                ]),
            '',
        ].join('\n'),
    };
}

;// CONCATENATED MODULE: ./lib/action/publish/ci-status.js





const JOB_USER = 'github-actions[bot]';
const LOOKS = 3;
const BETWEEN_MS = 3_000;
async function ciStatus(options, isAwaited = false) {
    const { session, state, author, ref } = options;
    const head = { ref, sha: state.tip, repository: session.environment.repository };
    const startsItself = author !== undefined && author !== JOB_USER;
    for (let look = 1;; look += 1) {
        const runs = await runsOfHead(session.api, head).catch(() => []);
        const others = runs.filter(run => !(0,workflow_name/* isRunOf */.t)(run, (0,actions_env/* ownWorkflow */.O3)(session.environment)));
        const held = others.filter(isHeld);
        if (!startsItself && held.length === others.length)
            return startedCi(options, held);
        if (others.length > 0)
            return { isComing: true, note: runsNote(others) };
        if (!isAwaited || look === LOOKS || session.signal.aborted)
            break;
        await (0,promises_.setTimeout)(BETWEEN_MS);
    }
    return { isComing: false, note: isAwaited ? UNSEEN : '' };
}
function runsNote(runs) {
    const waiting = runs.find(isHeld);
    if (waiting !== undefined)
        return note(`${approvalText(waiting)} ${START_ALWAYS}`);
    const links = runs.slice(0, ci_status_MAX_RUNS).map(({ name, url }) => `[${(0,markdown_escape.inlineText)(name || 'the run')}](${url})`);
    return `CI on this commit: ${links.join(', ')}.`;
}
function approvalText({ url }) {
    return `CI waits for approval: open [the run](${url}), and choose “Approve and run workflows”.`;
}
const UNSEEN = 'CI was not seen to start here, so the proof is by the test runs of fix-tests alone.';
const ci_status_MAX_RUNS = 5;
async function startedCi({ session, settings, state, ref }, held) {
    const started = settings['dispatch-ci'] ? await startCi({ session, state, ref }) : 'off';
    if (started !== 'started' && held.length > 0)
        return { isComing: true, note: runsNote(held) };
    switch (started) {
        case 'started':
            return {
                isComing: true,
                note: `CI was started on ${(0,markdown_escape.inlineText)(ref)} by fix-tests (workflow_dispatch), since GitHub starts none for what a job's own token pushes.`,
            };
        case 'no trigger':
            return {
                isComing: false,
                note: note(`${START_BY_HAND} If CI runs on workflow_dispatch too, without inputs that it requires, fix-tests starts it.`),
            };
        case 'forbidden':
            return {
                isComing: false,
                note: note(`${START_BY_HAND} With actions: write, and CI on workflow_dispatch too, fix-tests starts it.`),
            };
        case 'off':
        case 'unknown':
            return { isComing: false, note: note(`${START_BY_HAND} ${START_ALWAYS}`) };
    }
}
const START_ALWAYS = 'With the token of a GitHub App as github-token it starts by itself.';
const START_BY_HAND = "CI has not run on this branch: GitHub starts none for a job's own token. Approve the workflows below, or close and reopen this pull request.";
async function startCi({ session, state: { request }, ref, }) {
    const failed = request.run === undefined ? undefined : await runAt(session.api, request.run.id).catch(() => undefined);
    if (failed === undefined)
        return 'unknown';
    const started = await session.bestEffort(() => startWorkflow(session.api, { workflow: failed.workflow, ref }));
    return started ?? 'unknown';
}
function note(text) {
    return `> [!NOTE]\n> ${text}`;
}

// EXTERNAL MODULE: ./lib/domain/model/attempt.js
var model_attempt = __webpack_require__(91879);
;// CONCATENATED MODULE: ./lib/action/publish/declined.js





function howToAskAgain(request) {
    return (0,model_request/* takesCommands */.BQ)(request)
        ? 'Comment /fix-tests on the failing pull request to have it again.'
        : 'Reopen it to have it again.';
}
const MAX_CAUSES = 50;
function fixedCauses(state) {
    const fixes = (0,selectors/* keptAttempts */.jO)(state).filter(model_attempt/* isFixerWork */.af);
    return [...new Set(fixes.flatMap(({ clusters }) => clusters))].toSorted().slice(0, MAX_CAUSES);
}
async function declinedRequest({ session, request, name, }) {
    if (!isAutomatic(request))
        return undefined;
    const declined = await session.bestEffort(() => declinedPulls(session.api, request.headBranch));
    const { headSha, leg } = request;
    const isSame = (other) => other.headSha === headSha && other.leg === leg;
    return declined?.find(({ answers }) => answers.name === name && isSame(answers.request))?.number;
}
async function declinedFix(session, state) {
    const { api } = session;
    const causes = fixedCauses(state);
    if (!isAutomatic(state.request) || causes.length === 0)
        return undefined;
    const declined = await session.bestEffort(() => declinedPulls(api, state.request.headBranch));
    const same = (declined ?? []).filter(({ answers }) => answers.causes?.some(cause => causes.includes(cause)));
    const known = new Set(same.flatMap(({ answers }) => answers.causes ?? []));
    if (same.length === 0 || !causes.every(cause => known.has(cause)))
        return undefined;
    const open = await openPull(api, { branch: state.branch });
    return open === undefined ? same[0]?.number : undefined;
}

;// CONCATENATED MODULE: ./lib/action/publish/close-own-pulls.js








async function closeOwnPulls(api, pulls, sentence) {
    const closed = [];
    for (const { pull } of pulls) {
        if (reopenedMarker(pull.body) !== '')
            continue;
        if (!(0,own_work/* isOwnCommit */.uv)(await (0,branches/* commitMessageAt */.E6)(api, pull.head.sha)))
            continue;
        await closePull(api, pull, sentence);
        closed.push(pull.number);
    }
    return closed;
}
async function closeSuperseded(api, named, number) {
    const { headBranch, headSha, fork } = named.state.request;
    if (fork === undefined && (await (0,branches/* headOf */.Uo)(api, headBranch)) !== headSha)
        return;
    const earlier = (await ownPulls(api, headBranch)).filter(own => own.pull.number !== number && own.answers.request.headSha !== headSha && isOfSameWork(own, named));
    await closeOwnPulls(api, earlier, `Superseded by #${number}: ${(0,markdown_escape.inlineText)(headBranch)} has moved to ${headSha}, which fails too.`);
}
async function closeApplied(api, named) {
    const { request, tip } = named.state;
    const { headBranch, headSha } = request;
    const same = (await ownPulls(api, headBranch)).filter(own => !own.isProposal && own.answers.request.headSha === headSha && isOfSameWork(own, named));
    await closeOwnPulls(api, same, `The fix is on ${(0,markdown_escape.inlineText)(headBranch)} itself now, as ${tip.slice(0, 7)}.`);
}
function isOfSameWork({ answers, isProposal }, { name, state }) {
    const { name: other = '' } = answers;
    const isOfOtherJob = tellsJob(other) && tellsJob(name) && other !== name;
    const own = new Set(fixedCauses(state));
    const { causes = [] } = answers;
    const isSameFix = causes.length > 0 && causes.every(cause => own.has(cause));
    const isOfNone = !isProposal && (other === NO_RUN || name === NO_RUN);
    return (isOfNone && isSameFix) || (answers.request.run?.name === state.request.run?.name && !isOfOtherJob);
}

// EXTERNAL MODULE: ./lib/domain/model/review.js
var review = __webpack_require__(17544);
// EXTERNAL MODULE: ./lib/rendering/repository-links.js
var repository_links = __webpack_require__(962);
;// CONCATENATED MODULE: ./lib/rendering/review-replies.js



function reviewReplies(review, { attempts }, repositoryUrl) {
    const since = attempts.filter(({ kind, past }) => kind === 'revision' && !past);
    const done = since.filter(model_attempt/* isKept */.t8);
    const last = since.findLast(attempt => !(0,model_attempt/* isKept */.t8)(attempt));
    return review.findings.map(finding => {
        const commit = done.findLast(({ files }) => finding.file === '' || files.includes(finding.file)) ?? done.at(-1);
        if (commit === undefined)
            return { thread: finding.thread, root: finding.root, isDone: false, body: whyNot(last?.reason) };
        const { proposal, commit: sha = '' } = commit;
        const where = touches(commit.files, finding) ? '' : `It does not touch ${finding.file}. `;
        const undone = proposal === undefined || proposal.leftUndone === ''
            ? ''
            : ` Left undone: ${(0,markdown_escape.inlineProse)(proposal.leftUndone, 600)}`;
        return {
            thread: finding.thread,
            root: finding.root,
            isDone: true,
            body: `${(0,repository_links/* commitLink */.wn)(sha, repositoryUrl)}: ${(0,markdown_escape.inlineProse)(proposal?.summary ?? commit.title, 600).replace(/\.$/, '')}. ${(0,markdown_escape.inlineText)(where)}${undone} The tests that were fixed are still green with it.`.replace(/\s+/g, ' '),
        };
    });
}
function touches(files, { file }) {
    return file === '' || files.includes(file);
}
function whyNot(reason) {
    const why = reason === undefined
        ? 'no fixer of the chain could work on it: the offline engine cannot read reviews, and limits may be used up.'
        : (0,markdown_escape.inlineText)(reason, 600).replace(/(?<![.!?…])$/, '.');
    return `Not done: ${why} The change is as it was.`;
}

;// CONCATENATED MODULE: ./lib/action/publish/publish-pull-request.js













async function publishPullRequest(state, report, { session, settings, name }) {
    const { api } = session;
    const { request } = state;
    const marker = htmlMarker('request', { key: state.key, name, request, causes: fixedCauses(state) });
    const isRed = state.ci?.sha === state.tip && state.ci.kind === 'red';
    const isAwaiting = report.outcome === 'awaiting-ci';
    const isUnfinished = (report.outcome !== 'fixed' && !isAwaiting) || (0,review/* objections */.PP)(state.reviews).length > 0 || isRed || (0,selectors/* isDoubtful */.Ge)(state);
    const waits = !isUnfinished && mayAwaitCi(state, settings);
    const body = (note) => `${marker}\n${withNote(report.markdown, note)}`;
    const link = await publishPull(api, {
        head: state.branch,
        base: request.headBranch,
        title: report.title,
        body: body(''),
        draft: isUnfinished || isAwaiting || waits,
    });
    const { askedBy } = request;
    const isNew = state.pullRequest?.number !== link.number;
    if (isNew) {
        await session.bestEffort(() => addLabels(api, link.number, settings.labels));
        if (askedBy !== undefined && !askedBy.endsWith('[bot]'))
            await session.bestEffort(() => assignPull(api, link.number, askedBy));
    }
    await session.bestEffort(async () => {
        if (!(0,judge_ci/* awaitsCi */._n)(state))
            return;
        const { isComing, note } = await ciStatus({ session, settings, state, ref: state.branch, author: link.author }, waits);
        if (waits && !isComing && !isAwaiting)
            await markReady(api, link);
        const waiting = waits && isComing ? '> [!NOTE]\n> This pull request is a draft until CI is green on it.' : '';
        const text = [waiting, note].filter(part => part !== '').join('\n\n');
        if (text !== '')
            await rewritePull(api, link.number, link.marker + body(text));
    });
    if (request.trigger === 'review') {
        await answerReview(state, { session, number: link.number });
    }
    else {
        const { headBranch, base = headBranch } = state.request;
        const files = [...new Set((0,selectors/* keptAttempts */.jO)(state).flatMap(attempt => attempt.files))];
        const wanted = settings.reviewers;
        if (isNew)
            await session.bestEffort(() => askReviewers(session, { wanted, link, files, base, request: state.request }));
        await session.bestEffort(() => closeSuperseded(api, { name, state }, link.number));
    }
    return link;
}
function mayAwaitCi(state, settings) {
    const isListening = (state.startedBy ?? state.request.trigger) === 'workflow_run';
    return settings['verify-with'] !== 'local' && isListening && (0,judge_ci/* awaitsCi */._n)(state);
}
function withNote(markdown, note) {
    if (note === '')
        return markdown;
    const parts = markdown.split('\n\n');
    const end = parts.findIndex((part, index) => index > 0 && !part.startsWith('> '));
    return end < 0 ? `${markdown}\n\n${note}\n` : parts.toSpliced(end, 0, note).join('\n\n');
}
async function answerReview(state, { session, number }) {
    const review = state.reviews.findLast(({ person }) => person !== undefined);
    if (review === undefined)
        return;
    const { api } = session;
    const replies = reviewReplies(review, state, session.repositoryUrl);
    for (const { thread, root, body } of replies)
        if (thread !== undefined)
            await session.bestEffort(() => answerThread(api, { pull: number, thread, root, body }));
    if (replies.some(({ isDone }) => isDone))
        await session.bestEffort(() => requestReviews(api, { number, reviewers: [review.by], again: true }));
}
function reviewSummary(state, repositoryUrl) {
    const review = state.reviews.findLast(({ person }) => person !== undefined);
    const replies = review === undefined ? [] : reviewReplies(review, state, repositoryUrl);
    const own = replies.filter(({ thread }) => thread === undefined).map(({ body }) => body);
    const isDone = replies.some(reply => reply.isDone);
    const threads = replies.length > own.length ? ' Each thread has its answer.' : '';
    const whose = review === undefined ? '' : ` of ${(0,markdown_escape.inlineText)(review.by)}`;
    return [`The review${whose} was ${isDone ? '' : 'not '}worked on.${threads}`, ...own].join('\n\n');
}

;// CONCATENATED MODULE: ./lib/action/publish/publish.js


















async function publish(state, { view, report, reportWithout, reportLanded, patch }, publishing) {
    const { session, settings, comment, reviewedPull } = publishing;
    const { markdown } = report;
    if (state.outcome === 'stopped') {
        await comment?.end(markdown);
        return {};
    }
    const issues = (await session.bestEffort(() => openIssues(view, publishing))) ?? '';
    if (view.kept.length === 0 || state.targets.length === 0) {
        if (reviewedPull !== undefined)
            await answerReview(state, { session, number: reviewedPull });
        const replies = reviewedPull === undefined ? '' : `\n\n${reviewSummary(state, session.repositoryUrl)}`;
        if (comment?.hasBegun === true || state.targets.length > 0)
            await comment?.end(markdown + replies + issues);
        return {};
    }
    if (settings.publish === 'patch') {
        await writePatch(session, await patch());
        await comment?.end(markdown + issues);
        return {};
    }
    const verdict = markdown.split('\n')[0] ?? '';
    let instead = '';
    const isWhole = state.outcome === 'fixed' && view.objections.length === 0;
    if (settings.publish === 'apply' && isWhole && !(0,selectors/* isDoubtful */.Ge)(state)) {
        const rejection = await tryLand(state, publishing);
        if (rejection === undefined) {
            const ref = state.request.headBranch;
            const ci = await session.bestEffort(async () => ciStatus({ session, settings, state, ref, author: await viewer(session.api) }));
            await session.bestEffort(() => closeApplied(session.api, { name: publishing.name, state }));
            const rest = reportLanded().markdown.slice(verdict.length).trim();
            const parts = [verdict, 'The fix is on this branch now.', ci?.note ?? '', rest];
            await comment?.end(parts.filter(part => part !== '').join('\n\n'));
            return { branchEnd: 'merged' };
        }
        instead = `It is not on this branch: ${rejection}`;
    }
    else if (settings.publish === 'apply') {
        instead = `It is not on this branch: ${(0,doubt/* whyNotApplied */.dB)(view)}.`;
    }
    if (instead !== '')
        session.warn(instead);
    const note = (0,markdown_escape.inlineText)((0,redaction/* redactor */.$p)(session.secrets)(instead), 300);
    await publishing.requireHead().catch(async (error) => {
        if (error instanceof errors/* UserError */.yo && error.cause === undefined)
            await publishing.takeBack(state);
        throw error;
    });
    const declined = await declinedFix(session, state);
    if (declined !== undefined) {
        const why = `A person closed #${declined}, which fixed the same, so no pull request is opened. ${howToAskAgain(state.request)}`;
        session.warn(why);
        await publishing.takeBack(state);
        await comment?.end([verdict, note, `${why}${issues}`].filter(part => part !== '').join('\n\n'));
        return { branchEnd: 'taken back' };
    }
    const link = await openPullRequest(state, report, publishing);
    if ('why' in link) {
        await comment?.end(reportWithout(link).markdown + issues);
        return { unopened: link };
    }
    const { number, url, operation } = link;
    session.log.emit({ kind: 'pull-request', url, operation });
    const isReview = state.request.trigger === 'review';
    const summary = isReview
        ? reviewSummary(state, session.repositoryUrl)
        : `See #${number}, which merges into this branch${(0,selectors/* isDoubtful */.Ge)(state) ? `: a draft, since ${(0,doubt/* doubtOf */.kv)(view)}` : ''}.`;
    const told = isReview ? [] : [changeList(view), stillFailing(view), (0,markdown_escape.inlineText)((0,review_section/* modelNote */.Kn)(view)[0] ?? '', 600)];
    const parts = [verdict, note, ...told, `${summary}${issues}`];
    await comment?.end(parts.filter(part => part !== '').join('\n\n'));
    return { pullRequest: { number, url, operation } };
}
async function openPullRequest(state, report, publishing) {
    const { session } = publishing;
    const { pullRequest, branch, request } = state;
    try {
        return await publishPullRequest(state, report, publishing);
    }
    catch (error) {
        if (pullRequest === undefined) {
            const url = (0,unopened_section/* compareUrl */.XH)(session.repositoryUrl, { base: request.headBranch, head: branch });
            if ((0,api_errors/* isRefusal */.vu)(error))
                return { branch, why: error.sentence, compareUrl: url };
            if (!(error instanceof errors/* UserError */.yo))
                throw error;
            throw new errors/* UserError */.yo(`The fix is on the branch ${branch} (${url}), and its pull request is missing: ${error.message}`, 'Run the job again: it opens the pull request, and repeats none of the work.', { cause: error });
        }
        if (!(0,api_errors/* isRefusal */.vu)(error))
            throw error;
        session.warn(error.sentence);
        return pullRequest;
    }
}
async function tryLand(state, { land }) {
    try {
        await land(state);
        return undefined;
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo && error.cause !== undefined)
            return (0,errors/* sentenceOf */.$N)(error);
        throw error;
    }
}
async function openIssues(view, { session, settings }) {
    const hasRemaining = (view.outcome === 'failed' || view.outcome === 'partial') && view.tests.remaining.length > 0;
    if (!settings['open-issues'] || !hasRemaining)
        return '';
    const numbers = [];
    for (const issue of remainingIssues(view)) {
        numbers.push(await openIssue(session.api, { ...issue, label: settings.labels[0] ?? 'fix-tests' }));
    }
    return numbers.length === 0
        ? ''
        : `\n\nThe remaining failures are in ${numbers.map(number => `#${number}`).join(', ')}.`;
}
function patchPath({ environment }) {
    return (0,external_node_path_.join)(environment.temp, 'fix-tests', 'fix.patch');
}
async function writePatch(session, patch) {
    const path = patchPath(session);
    await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.join)(path, '..'), { recursive: true });
    await (0,external_node_fs_promises_.writeFile)(path, patch);
}

;// CONCATENATED MODULE: ./lib/action/action-frontend.js









class ActionFrontend {
    emit;
    #options;
    #target;
    #progress;
    #refs;
    #transcriptsUrl;
    #proposedTests;
    #unopened;
    #branchEnd;
    constructor(options, parts) {
        this.#options = options;
        this.#branchEnd = options.settings.publish === 'patch' ? 'not pushed' : 'there';
        this.#target = parts.target;
        this.#progress = parts.progress;
        this.#refs = parts;
        this.emit = parts.progress.emit;
    }
    async openStorage(options) {
        const { session, settings } = this.#options;
        const isSigned = settings['sign-commits'] && settings.publish !== 'patch';
        return {
            store: await this.#target.openStore(options, this.#refs),
            makeCommit: isSigned ? this.#target.makeCommit(options.repository) : undefined,
            hasEnded: async ({ run }) => run !== undefined && (await isRunOver(session.api, run)),
        };
    }
    async begin(key) {
        await this.#target.requireRunQuota();
        await this.#target.warnOfRules();
        await this.#progress.begin(key);
    }
    async publish(publication) {
        const { session, settings, name, followUp } = this.#options;
        const { state, transcripts, patch } = publication;
        const isStopped = state.outcome === 'stopped';
        if (!isStopped && state.attempts.length > 0)
            await this.#target.countRun();
        if (!isStopped)
            this.#transcriptsUrl = await keepTranscripts(transcripts, {
                settings,
                env: session.env,
                environment: session.environment,
                emit: session.log.emit,
                signal: session.signal,
            });
        if (!isStopped)
            this.#proposedTests = await this.#publishProposal(state);
        const { view, report } = this.render(publication);
        const { pullRequest, unopened, branchEnd } = await publish(state, {
            view,
            report,
            patch,
            reportWithout: refused => this.render(publication, { unopened: refused }).report,
            reportLanded: () => this.render(publication, { branchEnd: 'merged' }).report,
        }, {
            session,
            settings,
            name,
            comment: this.#progress.comment,
            reviewedPull: followUp?.review === undefined ? undefined : followUp.pull,
            land: ({ branch, tip }) => this.#target.land(branch, tip),
            requireHead: () => this.#target.requireHead(),
            takeBack: at => this.#target.takeBack(at),
        });
        this.#unopened = unopened;
        this.#branchEnd = branchEnd ?? this.#branchEnd;
        if (!isStopped)
            this.#target.markPublished();
        return pullRequest;
    }
    get unopened() {
        return this.#unopened;
    }
    get branchEnd() {
        return this.#branchEnd;
    }
    async #publishProposal(state) {
        const { session, settings } = this.#options;
        const { proposedTests } = state;
        if (proposedTests?.sha === undefined || settings.publish === 'patch')
            return undefined;
        return session.bestEffort(() => publishProposal(proposedTests, state, { session, settings }));
    }
    render({ state, reproduce, change }, { unopened = this.#unopened, branchEnd = this.#branchEnd, } = {}) {
        const { session, settings } = this.#options;
        const redact = (0,redaction/* redactor */.$p)(session.secrets);
        const view = (0,result_view/* resultView */.l)({ ...state, proposedTests: this.#proposedTests ?? state.proposedTests });
        const options = { reproduce, change, limit: report_options/* BODY_LIMIT */.Th, repositoryUrl: session.repositoryUrl };
        const { outcome, title, markdown } = (0,pull_request_body/* renderReport */.B)(view, {
            ...options,
            titleTemplate: settings['pull-request-title'],
            transcripts: this.#transcriptsUrl,
            unopened,
            branchEnd,
            revises: (0,model_access/* asksModels */.Nw)(settings),
        });
        return { view, report: { outcome, title: redact(title), markdown: redact(markdown) } };
    }
}

;// CONCATENATED MODULE: ./lib/action/outputs/report-page-artifact.js





function reportPageOf(options) {
    const { settings, session } = options;
    return {
        async keep(report) {
            try {
                const page = await writePage(options, report);
                return settings['upload-report'] ? await upload([report, page], session, settings) : undefined;
            }
            catch (error) {
                session.warn(`Failed to keep the report's page: ${(0,errors/* messageOf */.bD)(error)}`);
                return undefined;
            }
        },
    };
}
async function writePage({ result, view, branchEnd, settings, session }, beside) {
    const { writeReportPage } = await Promise.all(/* import() */[__webpack_require__.e(7773), __webpack_require__.e(8036)]).then(__webpack_require__.bind(__webpack_require__, 78036));
    const { state, change, events, reproduce } = result;
    const transcripts = settings['upload-transcripts'] ? result.transcripts : undefined;
    const { repositoryUrl, secrets } = session;
    const redact = (0,redaction/* redactor */.$p)(secrets);
    return writeReportPage({
        view,
        branchEnd,
        state,
        change,
        events,
        reproduce,
        transcripts,
        repositoryUrl,
        redact,
        beside,
    });
}
async function upload(paths, { env, environment, signal, repositoryUrl }, settings) {
    const { uploadArtifact } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 63667));
    const files = await Promise.all(paths.map(async (path) => [(0,external_node_path_.basename)(path), await (0,external_node_fs_promises_.readFile)(path)]));
    const { id } = await uploadArtifact({
        name: artifactName('report', environment, settings),
        files: new Map(files),
        service: { url: env.ACTIONS_RESULTS_URL ?? '', token: env.ACTIONS_RUNTIME_TOKEN ?? '' },
        signal,
    });
    return `${repositoryUrl}/actions/runs/${environment.runId}/artifacts/${id}`;
}

// EXTERNAL MODULE: ./lib/engine/job.js
var job = __webpack_require__(97209);
;// CONCATENATED MODULE: ./lib/action/without-reports.js


const MAX_NAMED = 3;
function whyNoWork(error, { failed, checkout, settings }) {
    if (failed === undefined || failed.names.length === 0)
        throw error;
    if ((0,test_plan/* isProjectChecked */.Vv)(failed.steps, { checkout, settings }))
        return undefined;
    const names = failed.names
        .slice(0, MAX_NAMED)
        .map(name => `“${name}”`)
        .join(', ');
    const [which, it] = failed.names.length === 1 ? [`step ${names} is`, 'it'] : [`steps ${names} are`, 'one of them'];
    return `The failed ${which} not known to test the project, and there is no test report, so there is nothing to fix. If ${it} runs tests: ${(0,errors/* sentenceOf */.$N)(error)}`;
}

;// CONCATENATED MODULE: ./lib/github/branch-rules.js


const Rule = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('creation') }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('update') }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('required_signatures') }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('branch_name_pattern'),
        parameters: schemas/* object */.Ikc({
            operator: schemas/* enum */.k5n(['starts_with', 'ends_with', 'contains', 'regex']),
            pattern: schemas/* string */.YjP(),
            negate: schemas/* boolean */.zMY().optional(),
        }),
    }),
]);
async function branchRules({ client, owner, repo }, branch) {
    try {
        const rules = await client.paginate('GET /repos/{owner}/{repo}/rules/branches/{branch}', {
            owner,
            repo,
            branch,
            per_page: 100,
        });
        return rules.flatMap(each => Rule.safeParse(each).data ?? []);
    }
    catch (error) {
        if (error instanceof dist_src/* RequestError */.G && [403, 404].includes(error.status))
            return [];
        throw error;
    }
}
const WORDS = { starts_with: 'start with', ends_with: 'end with', contains: 'contain', regex: 'match' };
async function forbiddenBy(rule, { branch, isSigned }) {
    switch (rule.type) {
        case 'creation':
            return 'only those who may bypass it create branches of that name';
        case 'update':
            return 'only those who may bypass it push to branches of that name';
        case 'required_signatures':
            return isSigned ? undefined : 'its commits must be signed, as they are with sign-commits: true';
        case 'branch_name_pattern': {
            const { operator, pattern, negate = false } = rule.parameters;
            const matches = await matchesName(branch, operator, pattern);
            if (matches === undefined || matches !== negate)
                return undefined;
            return `names of branches must ${negate ? 'not ' : ''}${WORDS[operator]} ${pattern}`;
        }
    }
}
async function matchesName(branch, operator, pattern) {
    switch (operator) {
        case 'starts_with':
            return branch.startsWith(pattern);
        case 'ends_with':
            return branch.endsWith(pattern);
        case 'contains':
            return branch.includes(pattern);
        case 'regex': {
            const { RE2JS } = await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856));
            try {
                return RE2JS.compile(pattern).matcher(branch).find();
            }
            catch {
                return undefined;
            }
        }
    }
}

// EXTERNAL MODULE: ./lib/engine/branch-name.js
var branch_name = __webpack_require__(49006);
;// CONCATENATED MODULE: ./lib/github/open-requests.js



async function keysOfOpenPulls(api, isOwn) {
    const { client, owner, repo } = api;
    const open = await client
        .paginate(client.rest.pulls.list, { owner, repo, state: 'open', per_page: 100 })
        .catch((error) => {
        throw (0,api_errors/* explainApiError */.cU)(error, 'read the pull requests', 'pull-requests: read');
    });
    const keys = new Set();
    for (const { body, head } of open) {
        const marked = readMarkers('request', body)?.key ?? readMarkers('proposal', body)?.key;
        const key = marked ?? (isOwn(head.ref) ? keyOfCommit(await (0,branches/* commitMessageAt */.E6)(api, head.sha)) : undefined);
        if (key !== undefined)
            keys.add(key);
    }
    return keys;
}
function keyOfCommit(message) {
    return /^Fix-Tests-Key: ([0-9a-f]{16})$/m.exec(message)?.[1];
}

// EXTERNAL MODULE: ./lib/state-store/local-transport.js
var local_transport = __webpack_require__(65394);
;// CONCATENATED MODULE: ./lib/domain/policy/run-quota.js

const RunCounts = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    branches: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
        human: schemas/* string */.YjP(),
        runs: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
        at: schemas/* number */.aig(),
    })),
});
const run_quota_MAX_RUNS = 3;
const MAX_BRANCHES = 500;
function parseRunCounts(text) {
    if (text !== undefined) {
        try {
            const parsed = RunCounts.safeParse(JSON.parse(text));
            if (parsed.success)
                return parsed.data;
        }
        catch {
        }
    }
    return { version: 1, branches: {} };
}
function withRun(counts, { branch, human, run, anew, at }) {
    const name = keyOf(branch);
    const known = counts.branches[name];
    if (!anew && known?.human === human && known.runs.includes(run))
        return counts;
    const before = anew || known?.human !== human ? [] : known.runs;
    const branches = { ...counts.branches, [name]: { human, runs: [...new Set([...before, run])], at } };
    const latest = Object.entries(branches)
        .toSorted(([, a], [, b]) => b.at - a.at)
        .slice(0, MAX_BRANCHES);
    return { version: 1, branches: Object.fromEntries(latest) };
}
const PREFIX = 'refs/heads/';
function keyOf(branch) {
    return `${PREFIX}${branch}`;
}
function runsOfBranch({ branches }, branch) {
    return branches[keyOf(branch)]?.runs.length ?? 0;
}
function fullBranches({ branches }, human) {
    return Object.entries(branches)
        .filter(([, each]) => each.human === human && each.runs.length >= run_quota_MAX_RUNS)
        .map(([name]) => name.slice(PREFIX.length));
}
function isQuotaReached(counts, branch) {
    return runsOfBranch(counts, branch) > run_quota_MAX_RUNS;
}

;// CONCATENATED MODULE: ./lib/action/run-counter.js








const RUNS = 'runs';
const MAX_COMMITS = 50;
async function requireRunQuota(run) {
    const { api, store, pull, branch } = run;
    const human = await newestHumanCommit(run.repository, run.headSha);
    const counted = countedName(run);
    const counts = withRun(parseRunCounts(await store.loadShared(RUNS)), {
        ...run,
        branch: counted,
        anew: run.retry,
        human,
        at: Date.now(),
    });
    const others = fullBranches(counts, human).filter(name => name !== counted && isOf(branch)(name));
    const isOneMore = run.workflow === '' && !run.retry && others.length > 0;
    if (!isQuotaReached(counts, counted) && !isOneMore)
        return;
    const of = run.workflow === '' ? branch : `${branch} for the workflow ${run.workflow}`;
    const sentence = `fix-tests has reached its limit of ${run_quota_MAX_RUNS} runs on ${of} since a person last changed it.`;
    const retry = pull === undefined || !run.takesCommands ? '' : ' or write /fix-tests retry';
    const remedy = `To run it again, push a commit${retry}.`;
    if (pull !== undefined) {
        const attempt = async (work) => work.catch((error) => run.warn((0,errors/* sentenceOf */.$N)(error)));
        await attempt(addLabels(api, pull, [EXHAUSTED_LABEL]));
        const body = `${(0,markdown_escape.inlineText)(sentence)} ${remedy}`;
        await attempt(sayOnce(api, { number: pull, first: htmlMarker('exhausted', { human, workflow: run.workflow }), body }));
    }
    throw new errors/* UserError */.yo(sentence, remedy);
}
async function countRun(run) {
    const { api, store, pull } = run;
    const branch = countedName(run);
    const human = await newestHumanCommit(run.repository, run.headSha);
    let isFirst = false;
    await store.updateShared(RUNS, text => {
        const before = parseRunCounts(text);
        const after = withRun(before, { ...run, branch, anew: run.retry, human, at: Date.now() });
        isFirst = runsOfBranch(after, branch) === 1 && !fullBranches(after, human).some(isOf(run.branch));
        return after === before && text !== undefined ? text : `${JSON.stringify(after)}\n`;
    });
    if (isFirst && pull !== undefined)
        await removeLabel(api, pull, EXHAUSTED_LABEL);
}
function countedName({ branch, workflow }) {
    return workflow === '' ? branch : `${branch} ${workflow}`;
}
function isOf(branch) {
    return name => name === branch || name.startsWith(`${branch} `);
}
async function newestHumanCommit(repository, head) {
    const log = await repository.git(['log', `--max-count=${MAX_COMMITS}`, '--format=%H%n%B%x00', head]);
    for (const entry of log.split('\0')) {
        const [sha = '', ...lines] = entry.trim().split('\n');
        if (sha !== '' && !(0,own_work/* isOwnCommit */.uv)(lines.join('\n')))
            return sha;
    }
    return head;
}

;// CONCATENATED MODULE: ./lib/github/signed-commits.js


const WORKFLOWS = 'contents: write and workflows: write, which only the token of an app or a person can have';
async function signedCommit({ client, owner, repo }, { base, tree, parents, message, changes }) {
    const isWorkflow = changes.some(({ path }) => path.startsWith('.github/workflows/'));
    const created = await makeOnce('write a tree', isWorkflow ? WORKFLOWS : 'contents: write', () => client.rest.git.createTree({
        owner,
        repo,
        base_tree: base,
        tree: changes.map(({ path, mode, text }) => text === undefined
            ? { path, mode: '100644', type: 'blob', sha: null }
            : { path, mode: mode, type: 'blob', content: text }),
    }));
    if (created.data.sha !== tree)
        throw new Error(`GitHub created the tree ${created.data.sha} instead of ${tree}`);
    const { data } = await makeOnce('write a commit', 'contents: write', () => client.rest.git.createCommit({ owner, repo, message, tree, parents: [...parents] }));
    return { sha: data.sha, objects: objectsOf(data) };
}
function objectsOf({ message, tree, parents, author, committer, verification }) {
    const { signature, payload } = verification;
    if (signature !== null && payload !== null) {
        const end = payload.indexOf('\n\n');
        const signed = signature.trimEnd().replaceAll('\n', '\n ');
        const around = (last) => `${payload.slice(0, end)}\ngpgsig ${signed}\n${last}${payload.slice(end + 1)}`;
        return [around(' \n'), around('')];
    }
    const headers = [
        `tree ${tree.sha}`,
        ...parents.map(({ sha }) => `parent ${sha}`),
        `author ${person(author)}`,
        `committer ${person(committer)}`,
    ];
    return [[...headers, '', message].join('\n')];
}
function person({ name, email, date }) {
    return `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
}

;// CONCATENATED MODULE: ./lib/action/publish/commit-signing.js

function commitSigning(api, { repository, fetch }) {
    return async ({ tree, parents, message }) => {
        const [parent = ''] = parents;
        const base = (await repository.git(['rev-parse', `${parent}^{tree}`])).trim();
        const raw = await repository.git(['diff-tree', '-r', '-z', '--no-renames', base, tree]);
        const entries = [...raw.matchAll(/:\d{6} (\d{6}) [0-9a-f]+ [0-9a-f]+ \w\0([^\0]*)\0/g)];
        const changes = await Promise.all(entries.map(async ([, mode = '', path = '']) => ({ path, mode, text: await repository.text(tree, path) })));
        const { sha, objects } = await signedCommit(api, { base, tree, parents, message, changes });
        for (const object of objects) {
            const write = ['hash-object', '-t', 'commit', '-w', '--stdin'];
            if ((await repository.git(write, { input: object })).trim() === sha)
                return sha;
        }
        await fetch(sha);
        return sha;
    };
}

;// CONCATENATED MODULE: ./lib/action/target-branch.js
















class TargetBranch {
    #options;
    #remote;
    #repository;
    #landed;
    #isPublished = false;
    #pushed = new Set();
    constructor(options) {
        this.#options = options;
    }
    async requireHead() {
        const moved = await this.checkMoved();
        if (moved !== undefined)
            throw moved;
    }
    async checkMoved() {
        const { session, request, followUp } = this.#options;
        if (followUp !== undefined)
            return this.#checkClosed(followUp.pull);
        if (request.fork !== undefined)
            return undefined;
        const head = await (0,branches/* headOf */.Uo)(session.api, request.headBranch);
        if (head === request.headSha || (head !== undefined && (await this.#isOurs(head))))
            return undefined;
        const change = head === undefined ? 'does not exist' : `has moved to ${head.slice(0, 7)}`;
        return new errors/* UserError */.yo(`The branch ${request.headBranch} ${change}; the failing commit was ${request.headSha.slice(0, 7)}.`, 'No pull request is opened; the CI run of the newer commit shows if it still fails.');
    }
    async #checkClosed(number) {
        const pull = await pullAt(this.#options.session.api, number);
        if (pull?.isOpen === true)
            return undefined;
        return new errors/* UserError */.yo(`#${number} was closed while fix-tests worked on it.`, 'What was done since is not published. Reopen it, and comment /fix-tests on it, to go on.');
    }
    async #isOurs(sha) {
        const { session, settings } = this.#options;
        if (sha === this.#landed)
            return true;
        if (settings.publish !== 'apply')
            return false;
        const message = await (0,branches/* commitMessageAt */.E6)(session.api, sha);
        return (0,own_work/* isOwnCommit */.uv)(message) && keyOfCommit(message) === (0,job/* requestKey */.lq)(this.#options);
    }
    markPublished() {
        this.#isPublished = true;
    }
    async openStore({ repository, key }, { checkout, base }) {
        const { session, settings, request } = this.#options;
        const remote = remoteStore({
            repository,
            key,
            url: session.repositoryUrl,
            token: session.token,
            beforePush: async () => {
                if (!this.#isPublished)
                    await this.requireHead();
            },
            onPush: ({ branch, tip }) => {
                this.#pushed.add(branch);
                session.log.emit({ kind: 'pushed', branch, sha: tip });
            },
        });
        await remote.fetchRefs([request.headSha, ...(base === undefined ? [] : [base])]).catch(async (error) => {
            if (base === undefined)
                throw error;
            await remote.fetchRefs([request.headSha]);
        });
        this.#repository = repository;
        const isLocal = settings.publish === 'patch';
        this.#remote = isLocal ? undefined : remote;
        return isLocal ? (0,local_transport/* localStore */.x)({ repository, key, top: checkout.top, host: checkout.host }) : remote;
    }
    async requireRunQuota() {
        const run = this.#countedRun();
        if (run !== undefined)
            await requireRunQuota(run);
    }
    async warnOfRules() {
        const { session, settings, request, followUp } = this.#options;
        if (settings.publish === 'patch' || followUp !== undefined)
            return;
        const branch = (0,branch_name/* branchName */.at)(settings.branch, request);
        const rules = (await session.bestEffort(() => branchRules(session.api, branch))) ?? [];
        const forbidden = await Promise.all(rules.map(rule => forbiddenBy(rule, { branch, isSigned: settings['sign-commits'] })));
        const [why, ...others] = [...new Set(forbidden.flatMap(each => each ?? []))];
        if (why !== undefined)
            session.warn(`A rule of the repository may keep ${branch} from being pushed: ${[why, ...others].join(', and ')}. Unless fix-tests may bypass it, let it do so under Settings › Rules › Rulesets, or choose another name with the input branch.`);
    }
    async countRun() {
        const run = this.#countedRun();
        if (run === undefined)
            return;
        await countRun(run).catch((error) => {
            this.#options.session.warn(`Failed to count this run: ${(0,errors/* messageOf */.bD)(error)}`);
        });
    }
    #countedRun() {
        const { session, request, name, followUp, retry } = this.#options;
        if (this.#remote === undefined || this.#repository === undefined || followUp !== undefined)
            return undefined;
        return {
            api: session.api,
            store: this.#remote,
            repository: this.#repository,
            branch: request.headBranch,
            workflow: workflowOf(name),
            headSha: request.headSha,
            pull: request.pullRequest,
            takesCommands: (0,model_request/* takesCommands */.BQ)(request),
            run: String(session.environment.runId),
            retry,
            warn: text => session.warn(text),
        };
    }
    makeCommit = (repository) => commitSigning(this.#options.session.api, {
        repository,
        fetch: async (sha) => {
            await this.#remote?.fetchRefs([sha]);
        },
    });
    async land(branch, tip) {
        const { request, session } = this.#options;
        try {
            await this.#remote?.land({ branch: request.headBranch, from: request.headSha, tip });
        }
        catch (error) {
            if (!(error instanceof errors/* BranchConflict */.fC))
                throw error;
            await this.requireHead();
            throw new errors/* UserError */.yo(`${request.headBranch} moved during the push of the fix.`, `The fix is on ${branch}.`);
        }
        this.#landed = tip;
        session.log.emit({ kind: 'pushed', branch: request.headBranch, sha: tip });
        session.log.emit((0,events/* note */.N)('info', `${branch} is merged into ${request.headBranch}.`));
    }
    async removeBranch(branch, tip) {
        if (this.#landed === tip)
            await this.#remove(branch, tip);
    }
    async takeBack({ branch, tip }) {
        if (!this.#pushed.has(branch))
            return;
        const { session } = this.#options;
        const isPublic = await session.bestEffort(async () => (await openPull(session.api, { branch })) !== undefined);
        if (isPublic === false)
            await this.#remove(branch, tip);
    }
    async #remove(branch, tip) {
        await this.#remote?.remove({ branch, tip }).catch((error) => {
            this.#options.session.warn(`Failed to delete ${branch}: ${(0,errors/* messageOf */.bD)(error)}`);
        });
    }
}

;// CONCATENATED MODULE: ./lib/action/commands/prepare-fix.js











async function prepareFix(options) {
    const { session, settings, request, reports, followUp } = options;
    (0,job/* precheck */.MQ)(settings);
    const checkout = await (0,workspace_checkout/* inspectCheckout */.dX)(session.environment.workspace, (0,git/* jobHost */.yJ)(session.env));
    const target = new TargetBranch(options);
    const moved = await target.checkMoved();
    if (moved !== undefined && !isAutomatic(request))
        throw moved;
    if (moved !== undefined)
        return nothing(moved.sentence);
    const declined = followUp === undefined ? await declinedRequest(options) : undefined;
    if (declined !== undefined)
        return nothing(`A person closed #${declined}, which answered this run. ${howToAskAgain(request)}`);
    const failedCi = onceAsked(() => readCiSteps(session, { request, checkout }));
    const reported = reports === 'nowhere'
        ? NOTHING_REPORTED
        : await readReportedCases({ session, settings, request, reports, checkout }).catch(async (error) => {
            if (!(error instanceof errors/* NoReports */.DD))
                throw error;
            if (error instanceof errors/* UnreadableReports */.Zk)
                session.warn(error.sentence);
            const why = whyNoWork(error, { failed: await failedCi(), checkout, settings });
            return why === undefined ? NOTHING_REPORTED : nothing(why);
        });
    if ('refusal' in reported)
        return reported;
    const { cases, failing, complete } = reported;
    if (failing === 0 && complete)
        return nothing(`The test reports ${cases.length === 0 ? 'hold no test' : 'show no failing test'}.`);
    const steps = (await failedCi())?.steps ?? [];
    return {
        checkout,
        target,
        cases: failing === 0 ? undefined : cases,
        ciSteps: steps.length === 0 ? undefined : steps,
    };
}
function nothing(why) {
    return { refusal: { kind: 'nothing', why } };
}
function onceAsked(work) {
    let result;
    return () => (result ??= work());
}
const NOTHING_REPORTED = { cases: [], complete: false, failing: 0 };
async function readReportedCases(options) {
    const { session, settings, request, reports, checkout } = options;
    const read = await findReports({
        client: session.api.client,
        settings,
        request,
        reports,
        checkout,
        top: checkout.top,
        since: checkout.committedAt,
    });
    for (const text of read.notes)
        session.warn(text);
    const failing = read.cases.filter(({ status }) => status === 'failed');
    session.log.emit({ kind: 'reports-read', files: read.files, cases: read.cases.length, failing: failing.length });
    const { only = [] } = request;
    const unmatched = failing.some(({ id }) => id.file === '') ? undefined : (0,test_filter/* unmatchedWords */.N)(only, failing);
    if (unmatched !== undefined)
        return { refusal: { kind: 'refused', ...unmatched } };
    return { cases: read.cases, complete: read.complete, failing: failing.length };
}

;// CONCATENATED MODULE: ./lib/github/check-runs.js




const BATCH = 50;
const NAME = 'fix-tests';
class CheckRun {
    #api;
    #id;
    constructor(api, id) {
        this.#api = api;
        this.#id = id;
    }
    static async begin(api, options) {
        const { client, owner, repo } = api;
        const { sha, key, url, title } = options;
        const state = {
            status: 'in_progress',
            details_url: url,
            output: { title, summary: `[The run](${url}) shows the progress.` },
        };
        try {
            return await makeOnce('write a check run', 'checks: write', async () => {
                const { data } = await client.rest.checks.listForRef({
                    owner,
                    repo,
                    ref: sha,
                    check_name: NAME,
                    filter: 'all',
                    per_page: 100,
                });
                const me = await viewer(api);
                const existing = data.check_runs.find(({ external_id: id, app }) => id === key && (me === undefined || `${app?.slug}[bot]` === me));
                if (existing !== undefined) {
                    await client.rest.checks.update({ owner, repo, check_run_id: existing.id, ...state });
                    return new CheckRun(api, existing.id);
                }
                const created = await client.rest.checks.create({
                    owner,
                    repo,
                    name: NAME,
                    head_sha: sha,
                    external_id: key,
                    ...state,
                });
                return new CheckRun(api, created.data.id);
            });
        }
        catch (error) {
            if (error instanceof Error && (0,api_errors/* isForbidden */.US)(error.cause))
                return undefined;
            throw error;
        }
    }
    async end({ conclusion, title, summary, annotations }) {
        const { client, owner, repo } = this.#api;
        const batches = Array.from({ length: Math.max(1, Math.ceil(annotations.length / BATCH)) }, (_, index) => annotations.slice(index * BATCH, (index + 1) * BATCH));
        for (const [index, batch] of batches.entries()) {
            const isLast = index === batches.length - 1;
            await makeOnce('write a check run', 'checks: write', async () => {
                const sent = await this.#sentAnnotations();
                const unsent = batch.filter(each => !sent.has(idOf(each))).map(apiAnnotation);
                await client.rest.checks.update({
                    owner,
                    repo,
                    check_run_id: this.#id,
                    ...(isLast ? { status: 'completed', conclusion } : { status: 'in_progress' }),
                    output: { title, summary, annotations: unsent },
                });
            });
        }
    }
    async #sentAnnotations() {
        const { client, owner, repo } = this.#api;
        const annotations = await client.paginate(client.rest.checks.listAnnotations, {
            owner,
            repo,
            check_run_id: this.#id,
            per_page: 100,
        });
        return new Set(annotations.map(({ path, start_line: line, title }) => idOf({ path, line, title: title ?? '' })));
    }
}
function idOf({ path, line, title }) {
    return JSON.stringify([path, line, title]);
}
function apiAnnotation({ path, line, level, title, message }) {
    return { path, start_line: line, end_line: line, annotation_level: level, title, message };
}

// EXTERNAL MODULE: ./lib/action/outputs/check-annotations.js
var check_annotations = __webpack_require__(1928);
// EXTERNAL MODULE: ./lib/concurrency/mutex.js
var mutex = __webpack_require__(22176);
// EXTERNAL MODULE: ./lib/domain/model/pass-rate.js
var pass_rate = __webpack_require__(66608);
// EXTERNAL MODULE: ./lib/rendering/log-lines.js
var log_lines = __webpack_require__(58412);
;// CONCATENATED MODULE: ./lib/rendering/live-comment.js




const MAX_RESULTS = 10;
function liveCommentStart(since) {
    return {
        since,
        iteration: 0,
        how: '',
        fixer: '',
        passRate: undefined,
        dollars: 0,
        limit: undefined,
        isUnpriced: false,
        doing: 'getting ready',
        results: [],
    };
}
function withEvent(live, event) {
    switch (event.kind) {
        case 'setup':
            return { ...live, doing: 'setting the project up' };
        case 'reports-read':
            return { ...live, doing: 'getting ready to reproduce the failures' };
        case 'tests-started':
            return { ...live, doing: `running ${event.what}` };
        case 'reproduced':
            return { ...live, doing: `${(0,wording/* count */.U9)(event.targets.length, 'failing test')} reproduced, looking for root causes` };
        case 'attempt': {
            const { iteration, how, fixer, passRate } = event;
            return { ...live, iteration, how, fixer, passRate, doing: `working on: ${event.title}` };
        }
        case 'judged':
        case 'reverted':
        case 'committed':
            return { ...live, results: [...live.results, (0,log_lines/* renderEvent */.N)(event).text].slice(-MAX_RESULTS) };
        case 'conversed':
            return {
                ...live,
                dollars: live.dollars + (event.dollars ?? 0),
                isUnpriced: live.isUnpriced || event.dollars === undefined,
            };
        case 'cost-limit':
            return { ...live, limit: event.dollars };
        case 'minimizing':
            return { ...live, doing: 'looking for leftovers and untested lines' };
        case 'proving':
            return { ...live, doing: 'proving it on a clean copy, and with the fix taken out' };
        case 'reviewing':
            return { ...live, doing: 'having the whole change reviewed' };
        case 'request':
        case 'note':
        case 'resumed':
        case 'tests-progress':
        case 'tests-ended':
        case 'check-ended':
        case 'diagnosed':
        case 'trying':
        case 'thought':
        case 'racing':
        case 'probed':
        case 'reviewed':
        case 'squashed':
        case 'stopping':
        case 'pushed':
        case 'pull-request':
        case 'time':
            return live;
    }
}
function liveMarkdown(live, { now, url, canStop }) {
    const minutes = Math.floor((now - live.since) / 60_000);
    const limit = live.limit === undefined ? '' : ` of at most $${live.limit.toFixed(2)}`;
    const cost = `$${live.dollars.toFixed(2)}${live.isUnpriced ? ' and what has no known price' : ''}${limit}`;
    const rows = [
        ...(live.iteration === 0
            ? []
            : [['Iteration', `${live.iteration}, ${(0,markdown_escape.inlineText)(live.how)}, ${(0,markdown_escape.inlineCode)(live.fixer)}`]]),
        ...(live.passRate === undefined ? [] : [['Pass rate', (0,pass_rate/* percent */.KN)(live.passRate)]]),
        ['Time', minutes === 0 ? 'less than a minute' : `${minutes} min`],
        ...(live.dollars > 0 || live.isUnpriced || live.limit !== undefined ? [['Cost', cost]] : []),
        ['Now', (0,markdown_escape.inlineText)(live.doing, 200)],
    ];
    const results = live.results.map(line => `- ${(0,markdown_escape.inlineText)(line, 300)}`);
    return [
        `## At work`,
        '',
        `fix-tests works on the failing tests: [the run](${url}). This comment follows it${canStop ? '; `/fix-tests stop` ends it' : ''}.`,
        '',
        '| | |',
        '|---|---|',
        ...rows.map(markdown_escape.tableRow),
        ...(results.length === 0 ? [] : ['', ...results]),
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./lib/action/comment-updater.js




const EDIT_MS = 15_000;
const FAST_EDITS = 20;
class CommentUpdater {
    #options;
    #live = liveCommentStart(Date.now());
    #shown = '';
    #timer;
    #queue = new mutex/* Mutex */.e();
    #isWarned = false;
    #edits = 0;
    #hasBegun = false;
    #isOver = false;
    #former;
    #isStopped = false;
    constructor(options) {
        this.#options = options;
    }
    get hasBegun() {
        return this.#hasBegun;
    }
    get isInProgress() {
        return this.#hasBegun && !this.#isOver;
    }
    async begin() {
        this.#hasBegun = true;
        this.#former = await this.#options.comment.read().catch(() => undefined);
        await this.#edit();
        this.#schedule();
    }
    emit = (event) => {
        this.#live = withEvent(this.#live, event);
    };
    async end(body) {
        this.stop();
        this.#hasBegun = true;
        this.#isOver = true;
        await this.#queue.add(() => this.#tryWrite(body, true));
    }
    async putBack(body) {
        const { comment, run } = this.#options;
        const former = this.#former;
        if (former === undefined || readMarkers('run', former)?.isOver === false)
            return this.end(body);
        this.stop();
        this.#isOver = true;
        await this.#queue.add(() => this.#attempt(async () => {
            if (readMarkers('run', await comment.read())?.id !== run.id)
                return;
            await comment.write(former.slice(former.indexOf('\n') + 1));
        }, true));
    }
    stop() {
        this.#isStopped = true;
        clearTimeout(this.#timer);
    }
    #schedule() {
        if (this.#isStopped)
            return;
        this.#edits += 1;
        const factor = this.#edits > FAST_EDITS ? 4 : 1;
        this.#timer = setTimeout(() => {
            void this.#edit();
            this.#schedule();
        }, factor * (this.#options.editMs ?? EDIT_MS));
        this.#timer.unref();
    }
    #edit() {
        return this.#queue.add(async () => {
            const { run, canStop } = this.#options;
            const body = liveMarkdown(this.#live, { now: Date.now(), url: run.url, canStop });
            if (this.#isStopped || body === this.#shown)
                return;
            this.#shown = body;
            await this.#tryWrite(body, false);
        });
    }
    #tryWrite(body, isOver) {
        return this.#attempt(() => this.#write(body, isOver), isOver);
    }
    async #attempt(write, isOver) {
        try {
            await write();
        }
        catch (error) {
            if (isOver || !this.#isWarned)
                this.#options.warn(`Failed to update the comment: ${(0,errors/* sentenceOf */.$N)(error)}`);
            this.#isWarned = true;
        }
    }
    async #write(body, isOver) {
        const { comment, run } = this.#options;
        await comment.write(`${htmlMarker('run', { id: run.id, isOver, sha: run.sha })}\n${body.trimEnd()}\n`);
    }
}

;// CONCATENATED MODULE: ./lib/action/progress-reporter.js









function keepsComment({ comment, publish }) {
    return comment && publish !== 'patch';
}
class ProgressReporter {
    comment;
    #options;
    #pull;
    #check;
    constructor(options) {
        this.#options = options;
        const { session, settings, request, followUp, name } = options;
        const pull = followUp?.review === undefined ? request.pullRequest : followUp.pull;
        this.#pull = pull;
        const warn = (text) => session.warn(text);
        this.comment =
            pull !== undefined && keepsComment(settings)
                ? new CommentUpdater({
                    comment: new StickyComment(session.api, { pull, name: commentName(name) }),
                    run: { id: session.environment.runId, url: session.runUrl, sha: request.headSha },
                    canStop: (0,model_request/* takesCommands */.BQ)(request),
                    warn,
                })
                : undefined;
    }
    get commentedOn() {
        return this.comment?.hasBegun === true ? this.#pull : undefined;
    }
    emit = event => {
        this.#options.session.log.emit(event);
        this.comment?.emit(event);
    };
    async begin(key) {
        const { session, settings, request, followUp } = this.#options;
        await this.comment?.begin();
        if (!settings['check-run'] || followUp !== undefined || settings.publish === 'patch')
            return;
        const { api, runUrl: url } = session;
        await this.#options.session.bestEffort(async () => {
            this.#check = await CheckRun.begin(api, { sha: request.headSha, key, url, title: 'At work' });
            if (this.#check === undefined)
                session.log.emit((0,events/* note */.N)('info', 'No check run was created: it needs permissions: checks: write, and the token of a job or a GitHub App.'));
        });
    }
    async end(view, report) {
        this.comment?.stop();
        if (this.comment?.isInProgress === true)
            await this.comment.end(report.markdown);
        await this.#options.session.bestEffort(async () => this.#check?.end((0,check_annotations/* checkOf */.E)(view, report.markdown)));
    }
    async fail(thrown) {
        this.comment?.stop();
        if (thrown instanceof errors/* RequestBusy */.Li)
            return;
        const { session } = this.#options;
        const { signal } = session;
        const error = signal.aborted ? signal.reason : thrown;
        const sentence = error instanceof errors/* UserError */.yo ? error.sentence : `fix-tests crashed: ${(0,errors/* messageOf */.bD)(error)}`;
        const isUnmatched = error instanceof errors/* NoSuchTest */.zV;
        const title = isUnmatched ? 'No failing test matches' : 'fix-tests failed to run';
        const body = `## ${title}\n\n${(0,markdown_escape.inlineText)(sentence, 2_000)} See [the run](${session.runUrl}).\n`;
        if (this.comment?.hasBegun === true)
            await (isUnmatched ? this.comment.putBack(body) : this.comment.end(body));
        const conclusion = isUnmatched ? 'neutral' : 'failure';
        await this.#options.session.bestEffort(async () => this.#check?.end({ conclusion, title, summary: body, annotations: [] }));
    }
}

;// CONCATENATED MODULE: ./lib/action/commands/fix.js












async function fixRequest(options) {
    const { session, settings, request, followUp } = options;
    const { env, environment, api, log } = session;
    const prepared = await prepareFix(options);
    if ('refusal' in prepared)
        return prepared.refusal;
    const { checkout, target, cases, ciSteps } = prepared;
    const { base: into } = request;
    const base = into === undefined ? undefined : await session.bestEffort(() => (0,branches/* headOf */.Uo)(api, into));
    const isTrusted = (0,model_access/* asksModels */.Nw)(settings) && (await (0,branches/* defaultBranch */.OR)(api)) === request.headBranch;
    const bumpText = (0,model_access/* asksModels */.Nw)(settings) ? await textOfBump(session, request) : undefined;
    const [identity, requesterId] = await Promise.all([
        session.bestEffort(() => viewerIdentity(api)),
        session.bestEffort(() => accountNumber(api, request.askedBy ?? '')),
    ]);
    const progress = new ProgressReporter(options);
    const frontend = new ActionFrontend(options, { target, progress, checkout, base });
    try {
        const result = await (0,run/* fixTests */.$)({
            settings,
            request,
            name: options.name,
            checkout,
            base,
            trusted: base ?? (isTrusted ? request.headSha : undefined),
            host: env,
            secrets: session.secrets,
            stateRoot: `${environment.temp}/fix-tests`,
            resume: 'kept',
            identity,
            requesterId,
            owner: ownerOf(environment),
            signal: session.signal,
            reported: cases,
            ciSteps,
            bumpText,
            ...(followUp?.review === undefined ? {} : { review: followUp.review }),
            ...(followUp?.ci === undefined ? {} : { ci: followUp.ci }),
            frontend,
        });
        const { view, report } = frontend.render(result);
        await progress.end(view, report);
        await target.removeBranch(result.state.branch, result.state.tip);
        log.end();
        const patch = settings.publish === 'patch' ? patchPath(session) : undefined;
        const { transcripts } = result;
        const { unopened, branchEnd } = frontend;
        const page = reportPageOf({ result, view, branchEnd, settings, session });
        return {
            kind: 'done',
            view,
            report,
            settings,
            transcripts,
            temp: environment.temp,
            patch,
            unopened,
            branchEnd,
            page,
            commentedOn: progress.commentedOn,
        };
    }
    catch (error) {
        await progress.fail(error);
        throw error;
    }
}
async function textOfBump(session, { pullRequest, headBranch }) {
    if (pullRequest === undefined || botOfBranch(headBranch) === undefined)
        return undefined;
    const pull = await session.bestEffort(() => pullAt(session.api, pullRequest));
    return pull?.author?.isBot === true ? pull.body : undefined;
}

;// CONCATENATED MODULE: ./lib/action/commands/judge.js










async function judgeFix(task, session) {
    const ci = await readCi(task, session);
    return 'why' in ci ? { kind: 'nothing', why: ci.why } : goOnAfterCi(task, ci, session);
}
async function readCi({ pull, base, tested }, session) {
    const settings = await session.settingsFor(base);
    const { sha } = pull.head;
    const hours = (Date.now() - pull.openedAt) / 3_600_000;
    if (settings['verify-with'] === 'local')
        return { why: `CI does not judge #${pull.number}, since verify-with is local.` };
    if (tested !== sha)
        return { sha: tested, hours, runs: [], open: [], cases: [] };
    const newest = newestRuns(await runsOfHead(session.api, pull.head), (0,actions_env/* ownWorkflow */.O3)(session.environment));
    const runs = newest.filter(run => !isHeld(run) || !newest.some(other => isRunInstead(other, run)));
    if (runs.length === 0)
        return { why: `No CI has run on #${pull.number}.` };
    const open = runs.filter(({ status }) => status !== 'completed');
    const waiting = runs.find(isHeld);
    if (waiting !== undefined)
        return { why: `CI of #${pull.number} waits for approval: ${waiting.url}` };
    if (open.length > 0)
        return { why: `CI of #${pull.number} has not ended: ${open.map(({ url }) => url).join(', ')}` };
    const required = (await requiredChecks(session.api, pull)) ?? [];
    const ended = [...runs, ...required].flatMap(({ name, url, conclusion }) => conclusion === undefined ? [] : [{ name, url, conclusion }]);
    const awaited = required.flatMap(({ name, conclusion }) => (conclusion === undefined ? [name] : []));
    return { sha, hours, runs: ended, open: awaited, cases: await casesOf(runs, { session, settings }) };
}
function isRunInstead(run, held) {
    return run.workflow === held.workflow && !isHeld(run);
}
async function goOnAfterCi({ pull, answers, base }, ci, session) {
    const settings = await session.settingsFor(base);
    return fixRequest({
        session,
        settings: { ...settings, publish: 'pull-request' },
        request: { ...answers.request, trigger: 'workflow_run', repository: session.environment.repository },
        reports: 'nowhere',
        name: answers.name,
        retry: true,
        followUp: { pull: pull.number, ci },
    });
}
async function casesOf(runs, { session, settings }) {
    const { api, env, environment } = session;
    const checkout = await (0,workspace_checkout/* inspectCheckout */.dX)(environment.workspace, (0,git/* jobHost */.yJ)(env));
    const root = (0,external_node_path_.resolve)(checkout.top, settings['working-directory']);
    const cases = [];
    for (const { id } of runs.filter(({ conclusion }) => conclusion !== 'success')) {
        const { files, notes } = await reportsFromArtifacts(api.client, {
            repository: environment.repository,
            runId: id,
            pattern: settings['artifact-name'] ?? '*',
        });
        for (const text of notes)
            session.warn(text);
        if (files.length === 0)
            continue;
        const reports = files.map(({ name, bytes }) => ({ name, open: () => [bytes] }));
        const read = await (0,discover/* readAll */.yw)(reports, { root, notes }).catch((error) => {
            if (!(error instanceof errors/* UnreadableReports */.Zk))
                throw error;
            session.warn(error.sentence);
            return undefined;
        });
        cases.push(...(read?.cases ?? []));
    }
    return cases;
}

// EXTERNAL MODULE: ./lib/state-store/lease.js
var state_store_lease = __webpack_require__(58119);
;// CONCATENATED MODULE: ./lib/action/commands/leased-runs.js









async function leasedRuns(session, pull) {
    if (isFork(pull, session.api))
        return [];
    const keys = new Set([...(await publishedKeys(session, pull)), ...(await failureKeys(session, pull))]);
    const leases = await Promise.all([...keys].map(key => leaseOf(session, key)));
    return leases.flatMap(lease => lease?.owner.run === undefined || !(0,state_store_lease/* isCurrent */.Oz)(lease, Date.now()) ? [] : [lease.owner.run.id]);
}
async function publishedKeys({ api }, pull) {
    const answers = await answeredRequest(pull, api);
    const into = await ownPulls(api, pull.head.ref);
    return [...(answers === undefined ? [] : [answers.key]), ...into.map(own => own.answers.key)];
}
async function failureKeys({ api, environment }, { head }) {
    const failed = failedRuns(await runsOfHead(api, head), (0,actions_env/* ownWorkflow */.O3)(environment));
    const names = await Promise.all(failed.map(run => workflowNameOf(api, run)));
    const { repository } = environment;
    const request = { trigger: 'command', repository, headBranch: head.ref, headSha: head.sha };
    return [NO_RUN, ...names].map(name => (0,job/* requestKey */.lq)({ request, name }));
}
async function leaseOf({ api }, key) {
    const commit = await (0,branches/* commitAtRef */.a$)(api, `fix-tests/${key}`);
    return commit === undefined ? undefined : (0,state_store_lease/* readLease */.zR)(await (0,branches/* textAt */.$6)(api, { path: state_store_lease/* LEASE_FILE */.wX, ref: commit }));
}

;// CONCATENATED MODULE: ./lib/action/commands/stop.js




async function stopRuns(session, pull) {
    const { api, environment } = session;
    const found = await session.bestEffort(() => pullAt(api, pull));
    const leased = found === undefined ? undefined : await session.bestEffort(() => leasedRuns(session, found));
    const known = new Set([...(await runsUnderWay(api, pull)), ...(leased ?? [])]);
    const ids = [...known].filter(id => id !== environment.runId);
    const cancelled = [];
    for (const id of ids)
        if ((await cancelRun(api, id)) === 'cancelled')
            cancelled.push(id);
    const links = cancelled.map(id => `[run ${id}](${session.repositoryUrl}/actions/runs/${id})`);
    const reply = cancelled.length === 0
        ? `No run is known to be in progress for this pull request. [Actions](${session.repositoryUrl}/actions) lists all.`
        : `Cancelled: ${links.join(', ')}. Verified commits are kept; \`/fix-tests\` resumes from them.`;
    return { kind: 'message', outcome: 'stopped', title: reply, markdown: `${reply}\n`, reply };
}

;// CONCATENATED MODULE: ./lib/domain/policy/expired-state.js
const DAY_MS = 24 * 60 * 60 * 1_000;
const MAX_DELETED = 500;
function expiredState(stored, { now, keepDays, inUse, most = MAX_DELETED, }) {
    if (keepDays === 0)
        return [];
    return stored
        .filter(({ key, writtenAt }) => now - writtenAt > keepDays * DAY_MS && !inUse.has(key))
        .toSorted((a, b) => a.writtenAt - b.writtenAt)
        .slice(0, most);
}

;// CONCATENATED MODULE: ./lib/action/commands/delete-old-state.js









const NONE = { states: 0, branches: 0 };
async function deleteOldState(session) {
    const { 'keep-days': keepDays, branch } = await session.settingsFor(undefined);
    if (keepDays === 0)
        return NONE;
    const { env, environment, token } = session;
    const dir = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(environment.temp, 'fix-tests-ledgers-'));
    try {
        const repository = await workspace_repository/* Repository */.L.open({
            dir: (0,external_node_path_.join)(dir, 'git'),
            work: dir,
            host: (0,git/* jobHost */.yJ)(env),
        });
        const refs = remoteRefs({ repository, url: session.repositoryUrl, token });
        const limits = { now: Date.now(), keepDays };
        const isOwn = (name) => (0,own_work/* isOwnBranch */.t$)(name, branch);
        const keyOf = (message) => ((0,own_work/* isOwnCommit */.uv)(message) ? keyOfCommit(message) : undefined);
        const [prefix = ''] = branch.split('{', 1);
        const old = expiredState(await refs.list(`${prefix}*`, { isOwn, keyOf }), {
            ...limits,
            inUse: new Set(),
            most: Infinity,
        });
        if (old.length === 0)
            return NONE;
        const expired = expiredState(old, { ...limits, inUse: await keysOfOpenPulls(session.api, isOwn) });
        await refs.remove(expired);
        const branches = expired.filter(({ ref }) => ref.startsWith('refs/heads/')).length;
        return { states: expired.length - branches, branches };
    }
    catch (error) {
        if (error instanceof errors/* BranchConflict */.fC)
            return NONE;
        throw error;
    }
    finally {
        await (0,external_node_fs_promises_.rm)(dir, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./lib/action/commands/is-branch-green.js


async function isBranchGreen(session, green) {
    return areAllGreen(await runsOn(session, green), (0,actions_env/* ownWorkflow */.O3)(session.environment));
}
async function isWorkflowGreen(session, green) {
    const runs = await runsOn(session, green);
    const passed = runs.find(({ id }) => id === green.run);
    const ofWorkflow = runs.filter(({ workflow }) => workflow === passed?.workflow);
    return areAllGreen(ofWorkflow, (0,actions_env/* ownWorkflow */.O3)(session.environment));
}
async function runsOn(session, { branch, sha, fork }) {
    const repository = fork ?? session.environment.repository;
    return (await session.bestEffort(() => runsOfHead(session.api, { ref: branch, sha, repository }))) ?? [];
}

;// CONCATENATED MODULE: ./lib/action/commands/close-stale.js







async function closeStale(session, green) {
    const { api } = session;
    const { branch, sha, name, url, fork } = green;
    const nothing = { kind: 'nothing', why: `The run ${url} did not fail (success).` };
    if (fork !== undefined)
        return nothing;
    const { own, ofOthers } = await answeringPulls(api, branch);
    if (ofOthers.length > 0)
        session.warn(otherAccounts(ofOthers));
    if (own.length === 0 || (await (0,branches/* headOf */.Uo)(api, branch)) !== sha)
        return nothing;
    await noteReopened(api, own);
    const ofRun = own.filter(({ answers: { request } }) => request.headSha === sha && isOfRun(request, green));
    const earlier = own.filter(({ answers: { request } }) => request.headSha !== sha);
    const ofWorkflow = earlier.filter(({ answers: { request } }) => request.run?.name === name);
    const ofNone = earlier.filter(({ answers: { request } }) => request.run === undefined);
    const candidates = [
        ...ofRun,
        ...(ofWorkflow.length > 0 && (await isWorkflowGreen(session, green)) ? ofWorkflow : []),
        ...(ofNone.length > 0 && (await isBranchGreen(session, green)) ? ofNone : []),
    ];
    const closed = await closeOwnPulls(api, candidates, `${(0,markdown_escape.inlineText)(branch)} is green without this fix: [${(0,markdown_escape.inlineText)(name)}](${url}) passed at ${sha.slice(0, 7)}. Reopen this pull request if you still want it.`);
    if (closed.length === 0)
        return nothing;
    return { kind: 'nothing', why: `${branch} is green: closed ${closed.map(number => `#${number}`).join(', ')}.` };
}
async function noteReopened(api, pulls) {
    for (const { pull } of pulls)
        if (readMarkers('closed', pull.body) !== undefined)
            await rewritePull(api, pull.number, withReopened(pull.body));
}
function otherAccounts(pulls) {
    const logins = new Set(pulls.map(({ author }) => author?.login ?? ''));
    const numbers = pulls.map(({ number }) => `#${number}`);
    return `The token of this job is not that of ${[...logins].join(', ')}, so it does not touch ${numbers.join(', ')}. If fix-tests made them, pass the same github-token in the jobs fix and tidy.`;
}
function isOfRun({ run }, green) {
    return run?.id === green.run && run.name === green.name;
}

;// CONCATENATED MODULE: ./lib/action/commands/end-comment.js







async function endComment(session, green) {
    const { api } = session;
    const { branch, sha, name, url, fork } = green;
    const pull = await pullOfBranch(api, branch, fork);
    if (pull?.head.sha !== sha)
        return undefined;
    const comments = await progressComments(api, pull.number);
    const open = comments.filter(({ body }) => readMarkers('over', body) === undefined);
    const isOfNone = (each) => each.name === NO_RUN;
    const isAllGreen = open.some(isOfNone) && (await isBranchGreen(session, green));
    const isOfWorkflow = (each) => each.name === name || each.name.startsWith(commentName(stepName(name, '')));
    const isOver = open.some(isOfWorkflow) && (await isWorkflowGreen(session, green));
    const over = open.filter(each => (isOver && isOfWorkflow(each)) || (isAllGreen && isOfNone(each)));
    const ended = [];
    for (const each of over)
        if (await isAtRest(api, each))
            ended.push(each);
    for (const each of ended) {
        const comment = new StickyComment(api, { pull: pull.number, name: each.name });
        await comment.write([
            htmlMarker('over', { sha }),
            `**CI is green now:** [${(0,markdown_escape.inlineText)(name)}](${url}) passed at ${sha.slice(0, 7)}, so what follows is over.`,
            '',
            '<details><summary>What fix-tests said before</summary>',
            '',
            withoutMarkers(each.body),
            '',
            '</details>',
            '',
        ].join('\n'));
    }
    return ended.length === 0 ? undefined : pull.number;
}
async function isAtRest(api, { run }) {
    return run?.isOver !== false || isRunOver(api, run);
}

;// CONCATENATED MODULE: ./lib/action/known-work.js



async function nameOfWork(own, { session, request }) {
    const known = await session.bestEffort(() => knownNames(session, request));
    return sharedName(own, known ?? []);
}
function sharedName(own, known) {
    if (known.includes(own))
        return own;
    const fitting = [...new Set(known.filter(name => isSameWork(own, name)))];
    return fitting.length === 1 && fitting[0] !== undefined ? fitting[0] : own;
}
function isSameWork(one, other) {
    return one === NO_RUN || other === NO_RUN || isOfWorkflow(one, other) || isOfWorkflow(other, one);
}
async function knownNames({ api }, request) {
    const { headBranch, headSha, pullRequest, only = [] } = request;
    if (only.length > 0)
        return [];
    const [pulls, comments] = await Promise.all([
        ownPulls(api, headBranch),
        pullRequest === undefined ? [] : progressComments(api, pullRequest),
    ]);
    const published = pulls.flatMap(({ answers, isProposal }) => !isProposal && answers.name !== undefined && answers.request.headSha === headSha ? [answers.name] : []);
    const underWay = comments.flatMap(({ name, run }) => run?.isOver === false && run.sha === headSha && commentName(name) === name ? [name] : []);
    return [...published, ...underWay];
}

// EXTERNAL MODULE: ./lib/config/reusable-workflows.js
var reusable_workflows = __webpack_require__(49990);
// EXTERNAL MODULE: ./lib/config/workflow-file.js
var workflow_file = __webpack_require__(22888);
// EXTERNAL MODULE: ./lib/workspace/workflow-texts.js
var workflow_texts = __webpack_require__(58389);
;// CONCATENATED MODULE: ./lib/action/answered-events.js



const MAX_BYTES = 500_000;
async function answeredEvents({ workspace, workflowRef, actionRepository, }) {
    const own = /\/(\.github\/workflows\/[^/@]+)@/.exec(workflowRef)?.[1];
    const all = (await (0,workflow_texts/* workflowTexts */.Y)(workspace, MAX_BYTES)).flatMap(file => {
        const read = (0,reusable_workflows/* readWorkflow */.S6)(file);
        return 'why' in read ? [] : [read];
    });
    const isUsed = ({ file, jobs }) => file.path === own ||
        (actionRepository !== '' && jobs.some(({ job }) => (0,workflow_file/* stepsIn */.FZ)(job).some(step => (0,workflow_file/* usesAction */.$m)(step, actionRepository))));
    const starters = all.filter(isUsed).flatMap(each => (0,reusable_workflows/* startersOf */.wl)(each, all));
    if (starters.length === 0)
        return undefined;
    const isAmong = (event) => starters.some(({ events }) => events.includes(event));
    return { comments: isAmong('issue_comment'), reviews: isAmong('pull_request_review') };
}

;// CONCATENATED MODULE: ./lib/action/dispatch.js





















async function dispatchTask(session, event) {
    const replies = new RequesterReplies(session, event);
    if (event.kind !== 'command' && event.kind !== 'review')
        session.checkInputs();
    try {
        const task = await resolveTask(event, {
            api: session.api,
            environment: session.environment,
            rulesFor: base => session.rulesFor(base),
            onAuthorized: replies.acknowledge,
            chooseRun: failed => runToFix(failed, session),
            hasReports: async () => hasReports(session.environment.workspace, await session.settingsFor(undefined), session.env),
        });
        const outcome = await perform(task, session);
        await session.bestEffort(() => replies.replyWith(outcome, task));
        return outcome;
    }
    catch (error) {
        await replies.replyWithError(error);
        throw error;
    }
}
async function perform(task, session) {
    switch (task.kind) {
        case 'fix':
            return thenJudge(await fix(task, session), session);
        case 'revise':
            return thenJudge(await revise(task, session), session);
        case 'judge':
            return thenJudge(await judgeFix(task, session), session);
        case 'stop':
            return stopRuns(session, task.pull);
        case 'help':
            return {
                kind: 'message',
                outcome: 'explained',
                title: 'How /fix-tests is used',
                markdown: slash_command/* COMMAND_USAGE */.Kf,
                reply: slash_command/* COMMAND_USAGE */.Kf,
            };
        case 'green':
            return tidy(session, task);
        case 'nothing':
        case 'refused':
            return task;
    }
}
async function tidy(session, green) {
    const closed = await closeStale(session, green);
    const ended = await session.bestEffort(() => endComment(session, green));
    const outcome = ended === undefined ? closed : { ...closed, why: `${closed.why} Said so in the comment of #${ended}.` };
    const { states = 0, branches = 0 } = (await session.bestEffort(() => deleteOldState(session))) ?? {};
    const deleted = [
        ...(states > 0 ? [(0,wording/* count */.U9)(states, 'stored state')] : []),
        ...(branches > 0 ? [(0,wording/* count */.U9)(branches, 'branch', 'branches')] : []),
    ];
    return deleted.length === 0
        ? outcome
        : { ...outcome, why: `${outcome.why} Deleted ${deleted.join(' and ')} (keep-days).` };
}
async function thenJudge(outcome, session) {
    if (outcome.kind !== 'done' || outcome.view.outcome === 'stopped')
        return outcome;
    const { view, settings } = outcome;
    if (view.pullRequest === undefined || settings['verify-with'] === 'local' || !(0,judge_ci/* awaitsCi */._n)(view))
        return outcome;
    const url = view.pullRequest.url;
    const ended = await endedCi({ kind: 'own-run', branch: view.branch, sha: view.tip, url }, session).catch(() => undefined);
    return ended === undefined ? outcome : thenJudge(await goOnAfterCi(ended.task, ended.ci, session), session);
}
async function endedCi(run, session) {
    const task = await resolveOwnRun(run, session);
    if (task.kind !== 'judge')
        return undefined;
    const ci = await readCi(task, session);
    return 'why' in ci || ci.runs.length === 0 ? undefined : { task, ci };
}
async function fix(task, session) {
    const { reports, command } = task;
    const settings = withCommand(await session.settingsFor(task.request.base), command);
    const answersTo = await session.bestEffort(() => answeredEvents(session.environment));
    const request = { ...withLeg(task, settings), ...(answersTo === undefined ? {} : { answersTo }) };
    if ((0,own_work/* isOwnBranch */.t$)(request.headBranch, settings.branch) && command === undefined)
        return { kind: 'nothing', why: `fix-tests made the branch ${request.headBranch}, so it does not work on it.` };
    const own = requestName(task, session.environment);
    if (request.fork !== undefined && reports !== 'workspace') {
        const why = `The code comes from a fork (${request.fork || 'deleted'}), so it is not run with this repository's permissions.`;
        return explainFailure({ session, settings, request, reports, name: own, why });
    }
    if (settings.publish === 'explain')
        return explainFailure({ session, settings, request, reports, name: own, why: '' });
    const name = task.name === undefined ? await nameOfWork(own, { session, request }) : own;
    const canWrite = request.fork === undefined && session.environment.actor !== 'dependabot[bot]';
    const effective = canWrite || reports !== 'workspace' ? settings : { ...settings, publish: 'patch' };
    return fixRequest({ session, settings: effective, request, reports, name, retry: command?.verb === 'retry' });
}
const NO_ROLE_MODELS = {
    'analyst-model': undefined,
    'fixer-model': undefined,
    'reviewer-model': undefined,
    'small-model': undefined,
    'test-writer-model': undefined,
};
function withCommand(settings, command) {
    if (command === undefined)
        return settings;
    const { verb, model, maxIterations, maxCost } = command;
    const limit = settings['max-cost-usd'];
    return {
        ...settings,
        ...(verb === 'apply' || verb === 'explain' ? { publish: verb } : {}),
        ...(model === undefined ? {} : { models: [model], ...NO_ROLE_MODELS }),
        ...(maxIterations === undefined ? {} : { 'max-iterations': maxIterations }),
        ...(maxCost === undefined ? {} : { 'max-cost-usd': Math.min(limit, maxCost) }),
    };
}
async function revise(task, session) {
    const { pull, answers, review, base, command } = task;
    const settings = withCommand(await session.settingsFor(base), command);
    if (!(0,own_work/* isOwnBranch */.t$)(pull.head.ref, settings.branch))
        throw new errors/* UserError */.yo(`${pull.head.ref} is not a branch created by fix-tests.`, 'Set the input branch to the value it had when the branch was created.');
    const { login, id, demands } = review;
    return fixRequest({
        session,
        settings: { ...settings, publish: 'pull-request' },
        request: { ...answers.request, trigger: 'review', repository: session.environment.repository },
        reports: 'nowhere',
        name: answers.name,
        retry: true,
        followUp: {
            pull: pull.number,
            review: {
                sha: pull.head.sha,
                by: login,
                person: id,
                verdict: 'findings',
                reason: '',
                findings: demands.map(({ thread, ...finding }) => (thread === undefined ? finding : { ...finding, thread })),
                usage: usage/* noUsage */.tk,
                transcripts: [],
            },
        },
    });
}


/***/ }),

/***/ 1928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ checkOf),
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90388);
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65034);
/* harmony import */ var _rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8483);



const MAX_ANNOTATIONS = 200;
const MAX_SUMMARY = 65_000;
function annotationsOf({ tests, outcome }) {
    const fixed = outcome === 'needs-review' ? 'Green, but to be reviewed' : 'Fixed';
    return tests.targets
        .flatMap(test => annotation(test, test.isFixed ? { level: 'notice', end: fixed } : { level: 'failure', end: 'Still fails' }))
        .slice(0, MAX_ANNOTATIONS);
}
function annotation({ title, before }, { level, end }) {
    if (before === undefined)
        return [];
    const { file: path, line } = locationOf(before);
    if (path === '' || path.startsWith('/') || path.split('/').includes('..'))
        return [];
    const message = before.problem.message.split('\n').slice(0, 6).map(_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine).join('\n');
    return [
        {
            path,
            line: Math.max(1, line),
            level,
            title: (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(`${end}: ${title}`, 250),
            message: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.truncateText)(level === 'notice' ? `${end}. It failed with: ${message}` : message, 4_000) || 'It failed.',
        },
    ];
}
function locationOf({ frames, id }) {
    const [frame] = frames;
    return frame === undefined ? { file: id.file, line: 1 } : { file: frame.file, line: frame.line };
}
function checkOf(view, report) {
    return {
        conclusion: conclusionOf(view),
        title: (0,_domain_text_inert_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)((0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headlineOf */ .gD)(view), 250),
        summary: (0,_rendering_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.truncateText)(report, MAX_SUMMARY),
        annotations: annotationsOf(view),
    };
}
function conclusionOf({ outcome }) {
    switch (outcome) {
        case 'fixed':
        case 'needs-review':
        case 'partial':
        case 'nothing-to-fix':
        case 'not-reproduced':
        case 'test-outdated':
        case 'awaiting-ci':
            return 'neutral';
        case 'failed':
        case 'refused':
            return 'failure';
        case 'stopped':
            return 'cancelled';
    }
}


/***/ }),

/***/ 43286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hm: () => (/* binding */ localSourceIndex),
/* harmony export */   ai: () => (/* binding */ diagnoseReports),
/* harmony export */   jj: () => (/* binding */ sourceIndexOf),
/* harmony export */   oT: () => (/* binding */ withFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _workflow_test_runs_failure_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88585);
/* harmony import */ var _domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90717);
/* harmony import */ var _concurrency_in_pieces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64178);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78104);
/* harmony import */ var _frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71992);
/* harmony import */ var _source_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43345);
/* harmony import */ var _triage_test_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19676);
/* harmony import */ var _triage_cluster_failures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90200);
/* harmony import */ var _workspace_checkout_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97829);










function diagnoseReports(read, sources, signal) {
    return (0,_concurrency_in_pieces_js__WEBPACK_IMPORTED_MODULE_3__/* .inPieces */ .x)(diagnosisOf(read, sources), signal);
}
function* diagnosisOf(read, sources) {
    const { cases, framework, complete, notes } = read;
    const failures = [];
    const flaky = [];
    const reader = new _workflow_test_runs_failure_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .FailureReader */ .O(sources.inProject);
    for (const testCase of cases) {
        if (testCase.flaky === true)
            flaky.push(testCase.id);
        else {
            const failure = reader.read(testCase);
            if (failure !== undefined)
                failures.push(failure);
        }
        yield;
    }
    return {
        framework,
        complete,
        summary: read.summary ?? (0,_domain_model_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .countByStatus */ .x7)(cases),
        clusters: yield* (0,_triage_cluster_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .clusterFailures */ .k)({ ...sources, failures }),
        failures,
        flaky,
        notes,
    };
}
function withFiles(cases, { inProject }) {
    return cases.map(testCase => ({ id: testCase.id, files: (0,_triage_test_files_js__WEBPACK_IMPORTED_MODULE_7__/* .filesOfTest */ .Z)(testCase, inProject) }));
}
async function localSourceIndex(cwd, host) {
    try {
        const checkout = await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_9__/* .inspectCheckout */ .dX)(cwd, host);
        return sourceIndexOf(cwd, { ...(await (0,_workspace_checkout_js__WEBPACK_IMPORTED_MODULE_9__/* .lookedAt */ .O1)(checkout)), top: checkout.top });
    }
    catch (error) {
        if (!(error instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo))
            throw error;
        return sourceIndexOf(cwd, { listed: [], diff: '', recent: [] });
    }
}
function sourceIndexOf(cwd, looked) {
    const { listed, diff, recent, top = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd) } = looked;
    const files = new _source_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ProjectFiles */ .di({ top, project: (0,_frameworks_project_project_files_js__WEBPACK_IMPORTED_MODULE_5__/* .projectAt */ .t9)(cwd), files: listed });
    return { ...(0,_source_index_js__WEBPACK_IMPORTED_MODULE_6__/* .indexSources */ .lp)({ files, diff, recent, isTest: _source_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isTestFile */ .hl }), inProject: files.inProject };
}


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

/***/ 63667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadArtifact: () => (/* binding */ uploadArtifact)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var fflate__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51306);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78104);




const DEFAULT_PACING = { timeoutMs: 2 * 60_000, pause: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ms, undefined, { signal }) };
const TRIES = 5;
const MAX_WAIT_MS = 30_000;
const DAY_MS = 24 * 60 * 60_000;
const SERVICE = 'twirp/github.actions.results.api.v1.ArtifactService';
const VERSION = 7;
const MIME_TYPE = 'application/zip';
async function uploadArtifact({ name, files, service, retentionDays, signal }, pacing = {}) {
    const call = { ...uploadTarget(service), name, send: sendWithRetries(signal, { ...DEFAULT_PACING, ...pacing }) };
    if (name === '')
        throw new Error('An artifact needs a name.');
    const [forbidden] = /["<>:|*?\r\n\\/]/.exec(name) ?? [];
    if (forbidden)
        throw new Error(`The artifact's name ${JSON.stringify(name)} may not hold ${JSON.stringify(forbidden)}.`);
    const zip = zipped(files);
    const expiry = new Date(Date.now() + (retentionDays ?? 0) * DAY_MS).toISOString();
    const created = await rpc('CreateArtifact', call, {
        version: VERSION,
        mime_type: MIME_TYPE,
        ...(retentionDays ? { expires_at: expiry } : {}),
    });
    const url = String(created.signed_upload_url ?? created.signedUploadUrl);
    if (!URL.canParse(url))
        throw new Error('The artifact service named no URL to upload to.');
    const headers = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-blob-content-type': MIME_TYPE };
    const stored = await call.send(url, { method: 'PUT', headers, body: zip });
    if (stored.status !== 201)
        throw serviceError('The artifact storage', 'the upload', stored);
    const hash = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(zip).digest('hex')}`;
    const finalized = await rpc('FinalizeArtifact', call, { size: String(zip.length), hash });
    const id = Number(finalized.artifact_id ?? finalized.artifactId);
    if (!Number.isSafeInteger(id))
        throw new Error('The artifact service gave the artifact no id.');
    return { id, bytes: zip.length };
}
function sendWithRetries(signal, { timeoutMs, pause }) {
    const once = async (url, request, tries) => {
        const timeout = AbortSignal.timeout(timeoutMs);
        try {
            const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.any([signal, timeout]) });
            const detail = response.headers.get('x-ms-error-code') ?? '';
            const retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0;
            return { status: response.status, text: await response.text(), detail, retryAfterMs, tries };
        }
        catch (error) {
            signal.throwIfAborted();
            const { name, cause } = error;
            const detail = timeout.aborted ? 'no answer in time' : (cause?.code ?? name);
            return { status: 0, text: '', detail, retryAfterMs: 0, tries };
        }
    };
    return async (url, request) => {
        for (let tries = 1;; tries += 1) {
            const answer = await once(url, request, tries);
            if (tries === TRIES || !isTransient(answer))
                return answer;
            const waitMs = Math.max(1000 * 2 ** (tries - 1), Math.min(answer.retryAfterMs, MAX_WAIT_MS));
            await pause(waitMs, signal).finally(() => signal.throwIfAborted());
        }
    };
}
function isTransient({ status, text }) {
    if (isQuota(text))
        return false;
    return status === 0 || status === 429 || status >= 500 || (status === 403 && text.includes('Error from intermediary'));
}
function isQuota(text) {
    return text.includes('insufficient usage');
}
async function rpc(method, { origin, token, ids, name, send }, fields) {
    const answer = await send(`${origin}/${SERVICE}/${method}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...ids, name, ...fields }),
    });
    const { status, text, tries } = answer;
    const result = objectIn(text);
    if (status >= 200 && status < 300) {
        if (result?.ok === true)
            return result;
        throw new Error(`The artifact service answered ${method} with ${result ? 'a no' : 'something that is not JSON'}.`);
    }
    if (isQuota(text))
        throw new Error("The account's storage quota for artifacts is used up.");
    if (status === 409 && method === 'CreateArtifact') {
        const doubt = tries > 1 ? ', or an earlier try has taken the name' : '';
        throw new Error(`This run has an artifact named ${JSON.stringify(name)} already${doubt}.`);
    }
    const message = (0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(result?.msg ?? '').replace(/https?:\S*/g, '(a URL)');
    throw serviceError('The artifact service', method, { ...answer, detail: answer.detail || message.slice(0, 200) });
}
function serviceError(who, what, { status, detail, tries }) {
    if (status === 0)
        return new Error(`${who} could not be reached for ${what} (${detail}, ${tries} tries).`);
    if (status === 429 || status >= 500)
        return new Error(`${who} failed at ${what} (HTTP ${status}, ${tries} tries).`);
    return new Error(`${who} did not accept ${what} (HTTP ${status}${detail && `: ${detail}`}).`);
}
function uploadTarget({ url, token }) {
    if (!url)
        throw new Error('ACTIONS_RESULTS_URL is not set, so there is no artifact service to upload to.');
    if (!URL.canParse(url))
        throw new Error('ACTIONS_RESULTS_URL is not a URL.');
    if (!token)
        throw new Error('ACTIONS_RUNTIME_TOKEN is not set, so no artifact can be uploaded.');
    const claims = objectIn(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)(?: |$)/.exec(String(claims?.scp)) ?? [];
    if (run === undefined)
        throw new Error('ACTIONS_RUNTIME_TOKEN has no scope Actions.Results, which artifacts need.');
    const ids = { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
    return { origin: new URL(url).origin, token, ids };
}
function objectIn(json) {
    try {
        const value = JSON.parse(json);
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function zipped(files) {
    const entries = new Map();
    for (const [path, bytes] of files) {
        const entry = path.replaceAll('\\', '/');
        const isOutside = /^[a-z]:/i.test(entry) || entry.split('/').some(part => ['', '.', '..'].includes(part));
        if (isOutside)
            throw new Error(`${JSON.stringify(path)} is not a relative path within an artifact.`);
        if (entries.has(entry))
            throw new Error(`Two files of the artifact are named ${JSON.stringify(entry)}.`);
        entries.set(entry, bytes);
    }
    if (entries.size === 0)
        throw new Error('An artifact needs at least one file.');
    return (0,fflate__WEBPACK_IMPORTED_MODULE_3__/* .zipSync */ .L)(Object.fromEntries(entries));
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
