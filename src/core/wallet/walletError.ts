import { cleanText, withoutQuotes } from '../cleanLine'
import { errorChain } from './errorChain'
import { m } from './messages'

/** Meaning of a wallet's error for its request. */
export type WalletVerdict = {
  /**
   * `rejected`: by the user. `refused`: the wallet certainly did not do it. `unsupported`: refused because it lacks the
   * method; another may work. `unknown`: outcome unknown, it may have been done.
   */
  readonly kind: 'rejected' | 'refused' | 'unsupported' | 'unknown'
  /** For the user, with what the wallet said itself where that may help. */
  readonly sentence: string
}

/** In characters. */
const longestSaid = 200

/**
 * Refusals of signing devices and of wallets' own windows, which come as a message, often with the code of an internal
 * fault. Only the wallet's own message counts: a node could send such a text about a request that went out. Sources: LedgerHQ
 * `@ledgerhq/errors` (status words 0x5515, 0x6511, 0x6985, 0x6a80) and MetaMask's Ledger keyring; Trezor Connect
 * (`Method_Cancel`, `Failure_ActionCancelled`, `Popup closed`); Keystone's keyring (`Tx_canceled`).
 */
const deviceRefusals = [
  { kind: 'refused', pattern: /blind signing|contract data/i, sentence: m.blindSigning },
  { kind: 'refused', pattern: /locked device|device is locked|0x5515/i, sentence: m.lockedDevice },
  {
    kind: 'refused',
    pattern: /0x6511|0x6e0[01]|open the ethereum app|ethereum app (is not|isn.t) open/i,
    sentence: m.closedApp,
  },
  {
    kind: 'rejected',
    pattern:
      /0x6985|Tx_cancell?ed|ActionCancelled|Method_Cancel|condition of use not satisfied|^(request |transaction )?cancell?ed( on( the)? device)?[.!]?$|^popup closed[.!]?$/im,
    sentence: m.rejected,
  },
] as const

/** Messages of wallets and nodes that send no code, or a generic one. */
const walletErrorTexts = {
  /** The node has the transaction, or one with this nonce; or it timed out, and may have it. */
  maybeSent:
    /already known|already imported|known transaction|nonce too low|replacement transaction underpriced|timed?[ -]?out|deadline exceeded/i,
  refusals: [
    {
      kind: 'rejected',
      pattern:
        /\b(user|person) (has )?(rejected|denied|declined|cancelled|canceled|disapproved)|(rejected|denied|declined|cancelled|canceled) by (the )?user|ACTION_REJECTED/i,
      sentence: m.rejected,
    },
    {
      kind: 'refused',
      pattern: /insufficient (funds|balance)|exceeds (the )?balance of the account/i,
      sentence: m.short,
    },
  ],
} as const

/**
 * Classifies an error thrown by a wallet, or by a library in between: by the code of the outermost error that has a known
 * one (of its causes only wallets' own codes count), then by the message of wallets that send no code. Everything else,
 * every network error included, is `unknown`: the request may have been sent.
 */
export function walletError(error: unknown): WalletVerdict {
  const chain = errorChain(error)
  // "Already known" and the like mean that it was sent, "timed out" that it may have been, whatever the code: nodes
  // use the code of a locked wallet for them.
  const said = cleanText((chain[0]?.message ?? '').slice(0, 4 * longestSaid), longestSaid)
  const withWords = ({ kind, sentence }: WalletVerdict): WalletVerdict =>
    said === null || kind === 'rejected'
      ? { kind, sentence }
      : { kind, sentence: m.said(sentence, withoutQuotes(said)) }
  if (chain.some(({ message }) => walletErrorTexts.maybeSent.test(message)))
    return withWords(outcomeUnknown(m.unknown))
  const verdicts = chain.flatMap(({ code }, depth) => {
    // A nested JSON-RPC code is the node's response to the wallet, perhaps to another request after the send.
    const isOfNode = depth > 0 && code !== null && code < 0
    return code === null || isOfNode ? [] : (walletErrorCodes[code] ?? [])
  })
  const clear = verdicts.find(({ kind }) => kind !== 'unknown')
  if (clear !== undefined) return withWords(clear)
  const own = (chain[0]?.message ?? '').slice(0, 10_000)
  for (const { kind, pattern, sentence } of deviceRefusals)
    if (pattern.test(own)) return withWords({ kind, sentence })
  for (const { kind, pattern, sentence } of walletErrorTexts.refusals)
    if (chain.some(({ message }) => pattern.test(message))) return withWords({ kind, sentence })
  return withWords(verdicts[0] ?? outcomeUnknown(m.unknown))
}

const rejected: WalletVerdict = { kind: 'rejected', sentence: m.rejected }
const refused = (sentence: string): WalletVerdict => ({ kind: 'refused', sentence })
const unsupported = (sentence: string): WalletVerdict => ({ kind: 'unsupported', sentence })
const outcomeUnknown = (sentence: string): WalletVerdict => ({ kind: 'unknown', sentence })

const invalid = refused(m.invalid)
const unauthorized = refused(m.unauthorized)
const cannot = unsupported(m.cannot)
const cannotBatch = unsupported(m.cannotBatch)

/**
 * Verdicts for wallets' error codes on a request to send. Sources: EIP-1193 (4001-4901), EIP-3326 (4902), EIP-1474
 * and JSON-RPC 2.0 (negative), EIP-5792 (5700-5760), WalletConnect's error codes (1001-1005, 3001-3004, 5000-5104,
 * 6000, 7000, 10001).
 */
const walletErrorCodes: Readonly<Record<number, WalletVerdict>> = {
  4001: rejected,
  4100: refused(m.account),
  4200: cannot,
  4900: outcomeUnknown(m.lost),
  4901: refused(m.notOnChain),
  4902: refused(m.unknownChain),

  [-32700]: invalid,
  [-32600]: invalid,
  [-32601]: cannot,
  [-32602]: invalid,
  [-32603]: outcomeUnknown(m.ownFault),
  [-32000]: outcomeUnknown(m.nodeFault),
  [-32002]: refused(m.locked),
  [-32003]: refused(m.notMade),
  [-32004]: cannot,

  1001: invalid,
  1002: invalid,
  1003: invalid,
  1004: invalid,
  1005: invalid,
  3001: unauthorized,
  3002: unauthorized,
  3003: unauthorized,
  3004: unauthorized,
  5000: rejected,
  5001: rejected,
  5002: rejected,
  5003: rejected,
  5100: unsupported(m.noChain),
  5101: cannot,
  5102: cannot,
  5103: cannot,
  5104: cannot,

  5700: cannotBatch,
  5710: unsupported(m.noBatchHere),
  5720: outcomeUnknown(m.hadBatch),
  5730: outcomeUnknown(m.unknownBatch),
  5740: unsupported(m.tooMany),
  5750: unsupported(m.notAllowed),
  5760: cannotBatch,

  6000: outcomeUnknown(m.ended),
  7000: refused(m.notConnected),
  10001: cannot,
}
