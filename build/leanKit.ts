import type { Plugin } from 'vite'

/** What RainbowKit asks for, and what it gets here. */
const substitutes = [
  {
    // 20 kB gzip of tables, for names that the kit would show in its account dialog, which is not used here. Without a name
    // it does not ask for the picture either. Our own panel fetches the real one when there is a name, and decides which
    // pictures may be asked for (ui/wallet/kit/NameReader.tsx).
    source: 'viem/ens',
    importer: /@rainbow-me\/rainbowkit/,
    code: 'export const normalize = () => undefined',
  },
  {
    // 10 kB gzip of browsers and devices, for the name of the operating system.
    source: 'ua-parser-js',
    importer: /@rainbow-me\/rainbowkit/,
    code: `export function UAParser() {
      const agent = navigator.userAgent
      const name = /Windows/.test(agent) ? 'Windows' : /Mac OS X|Macintosh/.test(agent) ? 'macOS' : /Linux/.test(agent) ? 'Linux' : undefined
      return { os: { name } }
    }`,
  },
] as const

/** Leaves out of the wallets' graph what is large and not needed before a wallet is connected. */
export function leanKit(): Plugin {
  return {
    name: 'lean-kit',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = substitutes.findIndex((one) => one.source === source && one.importer.test(importer))
      return index === -1 ? null : `\0lean-kit:${index}`
    },
    load(id) {
      if (!id.startsWith('\0lean-kit:')) return null
      return substitutes[Number(id.slice('\0lean-kit:'.length))]?.code
    },
  }
}
