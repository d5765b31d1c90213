import type { WalletVerdict } from './walletVerdict'

const rejected: WalletVerdict = { kind: 'rejected', sentence: 'You rejected the request in your wallet.' }
const refused = (sentence: string): WalletVerdict => ({ kind: 'refused', sentence })
const unsupported = (sentence: string): WalletVerdict => ({ kind: 'unsupported', sentence })
const unknown = (sentence: string): WalletVerdict => ({ kind: 'unknown', sentence })

const invalid = refused('Your wallet did not accept the request as it was put.')
const unauthorized = refused(
  'Your wallet does not allow this page to ask for that. Disconnect, connect again, and allow it.',
)
const cannot = unsupported('Your wallet cannot do this.')
const cannotBatch = unsupported('Your wallet cannot make these payments as one.')

/**
 * What the codes of wallets mean for a request to send. Sources: EIP-1193 (4001-4901), EIP-3326 (4902), EIP-1474 and
 * JSON-RPC 2.0 (negative), EIP-5792 (5700-5760), WalletConnect's error codes (1001-1005, 3001-3004, 5000-5104, 6000,
 * 7000, 10001).
 */
export const walletErrorCodes: Readonly<Record<number, WalletVerdict>> = {
  4001: rejected,
  4100: refused('Your wallet has not allowed this page to use that account. Unlock it, or connect again.'),
  4200: cannot,
  4900: unknown('Your wallet has lost its connection, and did not say whether it was sent.'),
  4901: refused('Your wallet is not connected to this chain. Choose the chain in your wallet, then go on.'),
  4902: refused('Your wallet does not know this chain. Add it in your wallet, then go on.'),

  [-32700]: invalid,
  [-32600]: invalid,
  [-32601]: cannot,
  [-32602]: invalid,
  [-32603]: unknown('Your wallet had a fault of its own, and did not say whether it was sent.'),
  [-32000]: unknown('The node of your wallet had a fault, and did not say whether it was sent.'),
  [-32002]: refused(
    'Your wallet is locked, or still waits for an answer to an earlier request. Open it and answer there first.',
  ),
  [-32003]: refused(
    'Your wallet could not make this transaction. Check the balance, also for the network fee.',
  ),
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
  5100: unsupported('Your wallet does not support this chain.'),
  5101: cannot,
  5102: cannot,
  5103: cannot,
  5104: cannot,

  5700: cannotBatch,
  5710: unsupported('Your wallet cannot make several payments as one on this chain.'),
  5720: unknown('Your wallet says that it has had this batch already.'),
  5730: unknown('Your wallet does not know this batch.'),
  5740: unsupported('These are too many payments for your wallet to make as one.'),
  5750: unsupported('Your wallet was not allowed to make several payments as one.'),
  5760: cannotBatch,

  6000: unknown('The connection was ended in your wallet, which did not say whether it was sent.'),
  7000: refused('The connection to your wallet did not come about. Connect again, then go on.'),
  10001: cannot,
}
