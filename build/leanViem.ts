import type { Plugin } from 'vite'

/** viem's ENS files: they are fetched on demand, and the frame needs none of their ABIs. */
const asksNames = /\/viem\/_esm\/(actions|utils)\/ens\//

/** viem's `call` converts block overrides with a module of ox. The app passes none. */
const callFile = '/viem/_esm/actions/public/call.js'
const overrides = 'ox/BlockOverrides'

/**
 * Leaves out of viem what every Safe would fetch and the app never uses:
 * - the bytecode that `call` carries for contracts that are not deployed, 5 kB. Such a call throws, because the bytecode
 *   is undefined.
 * - the ABIs of ENS. A bundler never splits a module, so the ENS files get their own copy of `constants/abis.js`, and each
 *   copy keeps what is used of it.
 * - the block overrides of `call`, 0.5 kB. A call with some throws, because their converter is undefined.
 * - the long form in which its compiler writes class fields, 0.3 kB.
 */
export function leanViem(): Plugin {
  return {
    name: 'lean-viem',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (source === overrides && importer?.endsWith(callFile)) return `\0${overrides}`
      if (!source.endsWith('/constants/abis.js') || importer === undefined || !asksNames.test(importer))
        return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && { ...resolved, id: `${resolved.id}?names` }
    },
    load: (id) => (id === `\0${overrides}` ? 'export const toRpc = undefined' : null),
    transform(code, id) {
      if (id.endsWith('/viem/_esm/constants/contracts.js')) return { code: withoutBytecode(code), map: null }
      return id.includes('/viem/_esm/') ? { code: withPlainFields(code), map: null } : null
    },
  }
}

/** The same exports without their bytecode. */
export function withoutBytecode(code: string): string {
  return code.replaceAll(/(export const \w+) = '0x[\da-f]{100,}'/gi, '$1 = undefined')
}

/** The same class fields as assignments. The name of a class cannot be assigned, and keeps the long form. */
export function withPlainFields(code: string): string {
  return code.replaceAll(
    /Object\.defineProperty\((this, "\w+"|\w+, "(?!name")\w+"), \{\s*enumerable: true,\s*configurable: true,\s*writable: true,\s*value: ([^{}]+?)\s*\}\)/g,
    (_, place: string, value: string) => `${place.replace(/, "(\w+)"/, '.$1')} = ${value}`,
  )
}
