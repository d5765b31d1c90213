import type { m } from './badgeMessages'

export const de: typeof m = {
  connected: (wallet, address, chain) => `Verbunden mit ${wallet}, ${address}, auf ${chain}.`,
  chain: (chainId) => `Chain ${chainId}`,
  wrongNetwork: 'Falsches Netzwerk',
  network: (chain) => `Netzwerk: ${chain}`,
  account: 'Ihr Konto ',
  verified: 'Bestätigt',
  notVerified: 'Nicht bestätigt. ',
  verify: 'Konto bestätigen',
  nowVerified: 'Ihr Konto ist bestätigt.',
  panel: {
    name: 'das Kontofenster',
    title: { Safe: 'Ihr Safe', wallet: 'Ihre Wallet' },
    close: 'Schließen',
    reading: { Safe: 'Ihr Safe wird gelesen …', wallet: 'Ihre Wallet wird gelesen …' },
    unknownChain: {
      Safe: 'Die Chain dieses Safes ist hier nicht bekannt.',
      wallet: 'Die Chain dieser Wallet ist hier nicht bekannt.',
    },
    again: 'Noch einmal nachsehen',
    disconnect: 'Trennen',
  },
}
