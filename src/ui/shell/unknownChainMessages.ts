import { messages } from '../../language/messages'

/** Texts for a Safe or a wallet on an unsupported chain. */
export const m = messages('ui/shell/unknownChain', {
  safe: {
    title: 'We do not know this Safe’s chain',
    lede: (chainId: number) =>
      `Your Safe is on chain ${chainId}. This site does not support that chain, so nothing can be given from your Safe here. Your money is safe.`,
    known: 'Chains you can give on',
    remedy:
      'If you have a Safe on one of them, choose it in Safe{Wallet}. This page then opens again with it.',
  },
  wallet: {
    title: 'Wrong network',
    lede: (chainId: number) =>
      `Your wallet is on chain ${chainId}. This site does not support that chain, so nothing can be given on it here. Your money is safe.`,
    known: 'Networks you can give on',
    remedy: 'Switch to one of them in your wallet, or with the network button at the top of this page.',
  },
  chain: (name: string, chainId: number) => `${name} (chain ${chainId})`,
  read: 'Read about the causes',
})
