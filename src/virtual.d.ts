/** The wallets' own graph, which build/walletGraphPlugin.ts makes. */
declare module 'virtual:wallets' {
  export function loadWallets(): Promise<typeof import('./openWalletKit')>
}

/** RainbowKit's look, which build/kitThemePlugin.ts writes. */
declare module 'virtual:kit-theme.css' {}
