import { messages } from '../../language/messages'

/** Texts for the network and the wallet in the header, and the frame of the account panel. */
export const m = messages('ui/shell/badge', {
  connected: (wallet: string, address: string, chain: string) =>
    `Connected to ${wallet}, ${address}, on ${chain}.`,
  chain: (chainId: number) => `chain ${chainId}`,
  wrongNetwork: 'Wrong network',
  network: (chain: string) => `Network: ${chain}`,
  account: 'Your account ',
  verified: 'Verified',
  notVerified: 'Not verified. ',
  verify: 'Verify your account',
  nowVerified: 'Your account is verified.',
  panel: {
    name: 'The account panel',
    title: { Safe: 'Your Safe', wallet: 'Your wallet' },
    close: 'Close',
    reading: { Safe: 'Reading your Safe…', wallet: 'Reading your wallet…' },
    unknownChain: {
      Safe: 'This app does not know the chain of this Safe.',
      wallet: 'This app does not know the chain of this wallet.',
    },
    again: 'Look again',
    disconnect: 'Disconnect',
  },
})
