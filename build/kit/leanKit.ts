import type { Plugin } from 'vite'

/** Modules that RainbowKit imports, and their substitutes. */
const substitutes = new Map([
  [
    // 20 kB gzip of tables, for names in RainbowKit's account dialog, which is not used here. Without a name it does not
    // request the avatar either. Our own panel fetches the real module when there is a name, and decides which avatars may
    // be requested (`NameReader` in ui/wallet/rainbowkit/KitDialogs.tsx).
    'viem/ens',
    'export const normalize = () => undefined',
  ],
  [
    // 10 kB gzip of browsers and devices, of which RainbowKit needs the operating system's name.
    'ua-parser-js',
    `export function UAParser() {
      const agent = globalThis.navigator?.userAgent ?? ''
      const name = /Windows/.test(agent) ? 'Windows' : /Mac OS X|Macintosh/.test(agent) ? 'macOS' : /Linux/.test(agent) ? 'Linux' : undefined
      return { os: { name } }
    }`,
  ],
])

/** Leaves out of RainbowKit what is large and not needed before a wallet is connected. */
export function leanKit(): Plugin {
  return {
    name: 'lean-kit',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(viem\/ens|ua-parser-js)$/ },
      handler: (source, importer = '') =>
        importer.includes('@rainbow-me/rainbowkit') ? `\0lean-kit:${source}` : null,
    },
    load: {
      filter: { id: /^\0lean-kit:/ },
      handler: (id) => substitutes.get(id.slice('\0lean-kit:'.length)),
    },
  }
}
