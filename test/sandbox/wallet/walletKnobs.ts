/** What becomes of a request that a person would otherwise have to answer. */
type Answer = 'ask' | 'approve' | 'reject' | 'fail' | 'never'

/** What the wallet says of EIP-5792. */
type Batches = 'supported' | 'ready' | 'readyRefused' | 'v1' | 'none' | 'unsupported'

/** Everything that can be turned on the test wallet; README.md says what each one does. All of it survives JSON. */
export type Knobs = {
  readonly as: string
  readonly safe: string | null
  readonly safeAnswers: 'safeTxHash' | 'chainHash'
  readonly answer: Answer
  /** How many requests `answer` holds for; null for all. After that, the wallet approves. */
  readonly answerTimes: number | null
  /** The methods that `answer` holds for; empty for all. The others are approved. */
  readonly answerFor: readonly string[]
  /** How long the person takes, in ms. */
  readonly answerAfter: number
  /** Before every answer of the wallet, in ms. */
  readonly delay: number
  readonly locked: boolean
  readonly offline: boolean
  readonly chain: number
  readonly chains: readonly number[]
  readonly switching: 'allowed' | 'unsupported'
  readonly mining: 'now' | 'hold'
  /** What `eth_signTypedData_v4` does. */
  readonly typedData: 'signed' | 'altered' | 'unsupported'
  readonly afterSending: 'answer' | 'silence' | 'unclearError'
  readonly batches: Batches
  readonly announce: 'eip6963' | 'ethereum' | 'both' | 'none'
  readonly name: string
  readonly rdns: string
  readonly flags: readonly string[]
}

export const defaultKnobs: Knobs = {
  as: 'Farah',
  safe: null,
  safeAnswers: 'safeTxHash',
  answer: 'ask',
  answerTimes: null,
  answerFor: [],
  answerAfter: 0,
  delay: 0,
  locked: false,
  offline: false,
  chain: 31337,
  chains: [31337, 1, 10, 8453],
  switching: 'allowed',
  mining: 'now',
  typedData: 'signed',
  afterSending: 'answer',
  batches: 'supported',
  announce: 'eip6963',
  name: 'Test Wallet',
  rdns: 'local.testwallet',
  flags: [],
}

type Readers = { readonly [name in keyof Knobs]: (text: string, name: string) => Knobs[name] }

const readers: Readers = {
  as: String,
  safe: (text) => (text === '' ? null : text),
  safeAnswers: oneOf(['safeTxHash', 'chainHash']),
  answer: oneOf(['ask', 'approve', 'reject', 'fail', 'never']),
  answerTimes: (text, name) => (text === '' ? null : count(text, name)),
  answerFor: list,
  answerAfter: count,
  delay: count,
  locked: flag,
  offline: flag,
  chain: count,
  chains: (text, name) => list(text).map((part) => count(part, name)),
  switching: oneOf(['allowed', 'unsupported']),
  mining: oneOf(['now', 'hold']),
  typedData: oneOf(['signed', 'altered', 'unsupported']),
  afterSending: oneOf(['answer', 'silence', 'unclearError']),
  batches: oneOf(['supported', 'ready', 'readyRefused', 'v1', 'none', 'unsupported']),
  announce: oneOf(['eip6963', 'ethereum', 'both', 'none']),
  name: String,
  rdns: String,
  flags: list,
}

/**
 * The knobs that these texts set, and no other. Throws in words on a knob that there is not and on a value that it
 * has not, so that a mistyped test does not pass on an obliging wallet.
 */
export function parseKnobs(texts: Readonly<Record<string, string>>): Partial<Knobs> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const read = Object.hasOwn(readers, name) ? readers[name as keyof Knobs] : undefined
      if (read === undefined)
        throw new Error(`The test wallet has no knob "${name}"; it has ${Object.keys(readers).join(', ')}.`)
      return [name, read(text, name)]
    }),
  )
}

/** The knobs as texts, which {@link parseKnobs} reads back. */
export function knobTexts(knobs: Partial<Knobs>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(knobs).map(([name, value]) => {
      if (value === null) return [name, '']
      if (typeof value === 'boolean') return [name, value ? '1' : '0']
      return [name, String(value)]
    }),
  )
}

function oneOf<const T extends string>(allowed: readonly T[]) {
  return (text: string, name: string): T => {
    const found = allowed.find((value) => value === text)
    if (found === undefined)
      throw new Error(`The wallet's knob "${name}" is one of ${allowed.join(', ')}, not "${text}".`)
    return found
  }
}

function count(text: string, name: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`The wallet's knob "${name}" is a whole number, not "${text}".`)
  return Number(text)
}

function flag(text: string, name: string): boolean {
  return oneOf(['1', '0'])(text, name) === '1'
}

function list(text: string): readonly string[] {
  return text.split(',').filter((part) => part !== '')
}
