import { type KindPattern, quoted } from './kind-pattern.ts'

/** Failures of the machine rather than of the code, and of files and time. */
export const ENVIRONMENT_PATTERNS: readonly KindPattern[] = [
  {
    name: 'wrong-runtime',
    marks: [
      /UnsupportedClassVersionError|Unsupported class file major version|(?:invalid (?:source|target) release|release version) \d|requires (?:Node|Python|Ruby|PHP|Java|Maven|Gradle|go)\b[^\n]{0,40}\d|requires a different Python|was compiled against a different Node\.js version|GLIBC(?:XX)?_[\d.]+' not found|Unsupported engine|requires rustc \d/i,
    ],
    suggest: () =>
      'The version of the language or tool is wrong: set up the one that the project names, as its CI does.',
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
      // pydantic's settings come from the environment; of others the input says what there was.
      /validation errors? for \w*Settings\n(?<name>\w{1,80})\n\s{1,9}Field required \[type=missing, input_value=\{\}/,
      /\b(?<name>[A-Z][A-Z0-9]*_[A-Z0-9_]+)\b (?:is )?(?:not set|not defined|required|missing|must be set)/,
    ],
    suggest: groups =>
      `The tests do not get the environment variable ${groups.name ?? groups.env ?? ''}: set it where fix-tests runs and name it in pass-env, or give it a default.`,
  },
  {
    name: 'port-taken',
    marks: [
      /\bEADDRINUSE\b(?:.{0,200}?:(?<port>\d{2,5})\b)?|Address already in use|\bBindException\b|Only one usage of each socket address/i,
    ],
    suggest: ({ port }) =>
      `${port === undefined ? 'The port' : `Port ${port}`} is already in use: stop what listens on it before the tests, or let the code choose a free port.`,
  },
  {
    name: 'connection',
    marks: [
      /^(?:TypeError: )?fetch failed$|ECONNREFUSED|ENOTFOUND|ConnectionRefused|\bConnectError\b|ConnectException|[Ff]ailed to connect|Could not find a valid Docker environment|Cannot connect to the Docker daemon|audit endpoint returned an error|ETIMEDOUT|ENETUNREACH|EAI_AGAIN|ECONNRESET|getaddrinfo|[Cc]onnection (?:was )?refused|[Cc]an't connect to (?:\w{1,20} )?(?:server|MySQL)|could not connect to server|No route to host|ConnectionError|Name or service not known|UnknownHostException|UnresolvedAddressException|(?:lookup|dial) \S{1,200}(?: on \S{1,100})?: no such host|failure in name resolution|nodename nor servname provided|[Cc]ould not resolve host|failed to lookup address information|net::ERR_(?:CONNECTION|NAME|ADDRESS|INTERNET)_\w+|Can't reach database server/m,
    ],
    suggest: () =>
      'A service did not answer: start it in an earlier step or in setup-command. Where the address is wrong, look at the code that makes it.',
  },
  {
    name: 'out-of-memory',
    marks: [/heap out of memory|OutOfMemoryError|\bMemoryError\b|out of memory|Cannot allocate memory|std::bad_alloc/i],
    suggest: () =>
      'It ran out of memory: look for a loop that does not end or data that grows, and then at the limits.',
  },
  {
    name: 'timeout',
    marks: [
      /^test timeout\b|Promise resolution is still pending but the event loop has already resolved|\btimed out\b(?! retrying after \d{1,9} ?ms: expected )|\bexecution expired\b|^timeout$|Timeout - Async callback|Timeout \d+ ?ms exceeded|Timeout(?:Error|Exception|Expired)|\bTimeout (?:of \d+ ?ms|\(?>)|deadline exceeded|exceeded timeout/i,
    ],
    suggest: () =>
      'It did not end in time: look for a wait that never ends, an endless loop, or a lock. Raise the time limit last.',
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
    suggest: groups =>
      `The file ${quoted(groups, 'that it wants')} is not there: look for a path that is relative to another folder, or a file that is not made.`,
  },
]
