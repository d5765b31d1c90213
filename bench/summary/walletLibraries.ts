import type { ModuleMap } from '../../build/moduleMapPlugin'

const ofWallets = /walletconnect|reown|web3modal|metamask|coinbase|cbw-sdk|base-org|gemini|porto/

/** The wallets' own packages in these files, sorted: what is to come when such a wallet is chosen, and not before. */
export function walletLibraries(
  modules: Pick<ModuleMap, string>,
  paths: Iterable<string>,
): readonly string[] {
  const packages = [...new Set(paths)].flatMap((path) => modules[path]?.packages ?? [])
  return [...new Set(packages)].filter((name) => ofWallets.test(name)).sort()
}
