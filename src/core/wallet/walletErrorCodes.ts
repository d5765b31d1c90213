import { m } from './messages'
import type { WalletVerdict } from './walletVerdict'

const rejected: WalletVerdict = { kind: 'rejected', sentence: m.rejected }
const refused = (sentence: string): WalletVerdict => ({ kind: 'refused', sentence })
const unsupported = (sentence: string): WalletVerdict => ({ kind: 'unsupported', sentence })
const unknown = (sentence: string): WalletVerdict => ({ kind: 'unknown', sentence })

const invalid = refused(m.invalid)
const unauthorized = refused(m.unauthorized)
const cannot = unsupported(m.cannot)
const cannotBatch = unsupported(m.cannotBatch)

/**
 * Verdicts for wallets' error codes on a request to send. Sources: EIP-1193 (4001-4901), EIP-3326 (4902), EIP-1474
 * and JSON-RPC 2.0 (negative), EIP-5792 (5700-5760), WalletConnect's error codes (1001-1005, 3001-3004, 5000-5104,
 * 6000, 7000, 10001).
 */
export const walletErrorCodes: Readonly<Record<number, WalletVerdict>> = {
  4001: rejected,
  4100: refused(m.account),
  4200: cannot,
  4900: unknown(m.lost),
  4901: refused(m.notOnChain),
  4902: refused(m.unknownChain),

  [-32700]: invalid,
  [-32600]: invalid,
  [-32601]: cannot,
  [-32602]: invalid,
  [-32603]: unknown(m.ownFault),
  [-32000]: unknown(m.nodeFault),
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
  5720: unknown(m.hadBatch),
  5730: unknown(m.unknownBatch),
  5740: unsupported(m.tooMany),
  5750: unsupported(m.notAllowed),
  5760: cannotBatch,

  6000: unknown(m.ended),
  7000: refused(m.notConnected),
  10001: cannot,
}
