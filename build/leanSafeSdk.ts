import type { Plugin } from 'vite'

/** Parts of the Safe Apps SDK that the app never uses: it reads the chain by its own RPC, and asks for no permission. */
const unused = {
  './eth/index.js': 'Eth',
  './wallet/index.js': 'Wallet',
} as const

const classFile = '/@safe-global/safe-apps-sdk/dist/esm/sdk.js'

/**
 * Leaves those parts out of the SDK's class, which creates one of each: 1 kB that every Safe would fetch. What is left is an
 * object without methods, so calling one throws.
 */
export function leanSafeSdk(): Plugin {
  return {
    name: 'lean-safe-sdk',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source in unused && importer?.endsWith(classFile) === true ? `\0${source}` : null,
    load(id) {
      const name = unused[id.slice(1) as keyof typeof unused]
      return id.startsWith('\0') && name !== undefined ? `export class ${name} {}` : null
    },
  }
}
