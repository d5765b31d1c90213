import { type LieName, lieNames } from '../../service/serviceSettings'

/** What becomes of a request that a person would otherwise have to answer. */
export type Outcome =
  | 'ask'
  | 'sign'
  | 'execute'
  | 'executeInnerFailure'
  | 'reject'
  | 'closeSilently'
  | 'addToBatch'
  | 'requestFailed'

export type ReplyShape =
  | 'faithful'
  | 'otherId'
  | 'null'
  | 'text'
  | 'numericVersion'
  | 'noVersion'
  | 'oldVersion'
  | 'noData'
  | 'errorObject'
  | 'rejected'
  | 'huge'
  | 'twice'

/** Everything that a test can turn on the host page; see README.md for what each one does. */
export type Knobs = {
  readonly auto: Outcome
  readonly permissions: 'ask' | 'grant' | 'deny' | 'dismiss'
  /** In ms; "never" receives and handles everything, and answers nothing. */
  readonly replyDelay: number | 'never'
  readonly loseFirst: number
  readonly replyShape: ReplyShape
  readonly replyFrom: 'host' | 'otherOrigin' | 'both'
  /** How many replies the shape and the origin apply to; after that the host is faithful. */
  readonly faults: number
  /** The methods that delay, loss, shape and origin apply to; empty for all. */
  readonly faultsFor: readonly string[]
  readonly lieOwners: readonly string[] | null
  readonly lieThreshold: number | null
  readonly lieNonce: number | null
  readonly lieVersion: string | null
  readonly lieSafe: string | null
  readonly chainId: number | null
  readonly readOnly: boolean
  readonly secondRequest: 'keep' | 'replace'
  readonly added: boolean
  /** The Safe has to be added to "my accounts" before anything can be signed. */
  readonly notInAccounts: boolean
  /** A disclaimer and a warning stand before the app. */
  readonly firstVisit: boolean
  /** How long a toast stays, in ms; 0: notices stay at the bottom until they are closed. */
  readonly toasts: number
  readonly successScreen: boolean
  readonly queueBar: 'beside' | 'over'
  /** How late a change of the Safe is known to the page, in ms. */
  readonly staleInfo: number
  /** How many requests for the theme get no answer. */
  readonly loseTheme: number
  /** What the transaction service says falsely of the queue of the Safe at the page. */
  readonly serviceLies: readonly LieName[]
  readonly nested: boolean
  readonly pollMs: number
}

export const faithful: Knobs = {
  auto: 'ask',
  permissions: 'ask',
  replyDelay: 0,
  loseFirst: 0,
  replyShape: 'faithful',
  replyFrom: 'host',
  faults: Number.POSITIVE_INFINITY,
  faultsFor: [],
  lieOwners: null,
  lieThreshold: null,
  lieNonce: null,
  lieVersion: null,
  lieSafe: null,
  chainId: null,
  readOnly: false,
  secondRequest: 'keep',
  added: false,
  notInAccounts: false,
  firstVisit: false,
  toasts: 0,
  successScreen: false,
  queueBar: 'beside',
  staleInfo: 0,
  loseTheme: 0,
  serviceLies: [],
  nested: false,
  pollMs: 2000,
}

const outcomes: readonly Outcome[] = [
  'ask',
  'sign',
  'execute',
  'executeInnerFailure',
  'reject',
  'closeSilently',
  'addToBatch',
  'requestFailed',
]

const shapes: readonly ReplyShape[] = [
  'faithful',
  'otherId',
  'null',
  'text',
  'numericVersion',
  'noVersion',
  'oldVersion',
  'noData',
  'errorObject',
  'rejected',
  'huge',
  'twice',
]

/**
 * The knobs that a query sets, the others faithful. Throws in words on a value that no knob has, so that a
 * mistyped test does not pass on a faithful host.
 */
export function parseKnobs(query: URLSearchParams): Knobs {
  const read = <T>(name: keyof Knobs, parse: (text: string, name: string) => T, fallback: T): T => {
    const text = query.get(name)
    return text === null ? fallback : parse(text, name)
  }
  const list = (text: string) => text.split(',').filter((part) => part !== '')
  return {
    auto: read('auto', oneOf(outcomes), faithful.auto),
    permissions: read('permissions', oneOf(['ask', 'grant', 'deny', 'dismiss']), faithful.permissions),
    replyDelay: read(
      'replyDelay',
      (text, name) => (text === 'never' ? text : count(text, name)),
      faithful.replyDelay,
    ),
    loseFirst: read('loseFirst', count, faithful.loseFirst),
    replyShape: read('replyShape', oneOf(shapes), faithful.replyShape),
    replyFrom: read('replyFrom', oneOf(['host', 'otherOrigin', 'both']), faithful.replyFrom),
    faults: read('faults', count, faithful.faults),
    faultsFor: read('faultsFor', list, faithful.faultsFor),
    lieOwners: read('lieOwners', list, faithful.lieOwners),
    lieThreshold: read('lieThreshold', count, faithful.lieThreshold),
    lieNonce: read('lieNonce', count, faithful.lieNonce),
    lieVersion: read('lieVersion', String, faithful.lieVersion),
    lieSafe: read('lieSafe', String, faithful.lieSafe),
    chainId: read('chainId', count, faithful.chainId),
    readOnly: read('readOnly', flag, faithful.readOnly),
    secondRequest: read('secondRequest', oneOf(['keep', 'replace']), faithful.secondRequest),
    added: read('added', flag, faithful.added),
    notInAccounts: read('notInAccounts', flag, faithful.notInAccounts),
    firstVisit: read('firstVisit', flag, faithful.firstVisit),
    toasts: read('toasts', count, faithful.toasts),
    successScreen: read('successScreen', flag, faithful.successScreen),
    queueBar: read('queueBar', oneOf(['beside', 'over']), faithful.queueBar),
    staleInfo: read('staleInfo', count, faithful.staleInfo),
    loseTheme: read('loseTheme', count, faithful.loseTheme),
    serviceLies: read(
      'serviceLies',
      (text, name) => list(text).map((lie) => oneOf(lieNames)(lie, name)),
      faithful.serviceLies,
    ),
    nested: read('nested', flag, faithful.nested),
    pollMs: read('pollMs', count, faithful.pollMs),
  }
}

function oneOf<const T extends string>(allowed: readonly T[]) {
  return (text: string, name: string): T => {
    const found = allowed.find((value) => value === text)
    if (found === undefined)
      throw new Error(`The knob "${name}" is one of ${allowed.join(', ')}, not "${text}".`)
    return found
  }
}

function count(text: string, name: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`The knob "${name}" is a whole number, not "${text}".`)
  return Number(text)
}

function flag(text: string, name: string): boolean {
  return oneOf(['1', '0'])(text, name) === '1'
}
