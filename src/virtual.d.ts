/** The wallets' own graph, which build/walletGraphPlugin.ts makes. */
declare module 'virtual:wallets' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- An ambient module can name a file in no other way.
  export function loadWallets(): Promise<typeof import('./compose/openWalletKit')>
}

/** RainbowKit's look, which build/kitThemePlugin.ts writes. */
declare module 'virtual:kit-theme.css' {}
