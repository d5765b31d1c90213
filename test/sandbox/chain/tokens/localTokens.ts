import type { LocalToken } from '../../world'

/**
 * The sandbox's two tokens. Their addresses follow from their code ({@link localTokenCodes}), so they are known before the
 * chain runs. Written down, and compared in tokens.test.ts: hashing the code takes a page 30 ms.
 */
export const localTokens = {
  LUSD: {
    address: '0x6721409a3142e2eAce4cC333c7A79277F2f9D77F',
    symbol: 'LUSD',
    name: 'Local USD',
    decimals: 6,
  },
  LDAI: {
    address: '0x7F094189ae2ea1cafd7e0B34C1070638aab97dAf',
    symbol: 'LDAI',
    name: 'Local Dai',
    decimals: 18,
  },
} as const satisfies Record<string, LocalToken>
