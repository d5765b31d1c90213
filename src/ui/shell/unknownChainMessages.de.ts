import type { m } from './unknownChainMessages'

export const de: typeof m = {
  safe: {
    title: 'Die Chain dieses Safes ist hier nicht bekannt',
    lede: (chainId) =>
      `Ihr Safe ist auf der Chain ${chainId}. Diese Seite unterstützt sie nicht, deshalb kann hier nichts aus Ihrem Safe gespendet werden. Ihr Geld ist sicher.`,
    known: 'Chains, auf denen Sie spenden können',
    remedy:
      'Wenn Sie auf einer davon einen Safe haben, wählen Sie ihn in Safe{Wallet}. Diese Seite öffnet sich dann wieder mit ihm.',
  },
  wallet: {
    title: 'Falsches Netzwerk',
    lede: (chainId) =>
      `Ihre Wallet ist auf der Chain ${chainId}. Diese Seite unterstützt sie nicht, deshalb kann dort von hier aus nichts gespendet werden. Ihr Geld ist sicher.`,
    known: 'Netzwerke, auf denen Sie spenden können',
    remedy: 'Wechseln Sie in Ihrer Wallet zu einem davon, oder mit dem Netzwerk-Knopf oben auf dieser Seite.',
  },
  chain: (name, chainId) => `${name} (Chain ${chainId})`,
  read: 'Über die Anliegen lesen',
}
