import type { Plugin } from 'vite'

/**
 * Leaves out the bytecode that viem's `call` carries for contracts that are not deployed: 5 kB that every Safe would
 * fetch, for calls that the app does not make. One that is made all the same throws, because the bytecode is undefined.
 */
export function leanViem(): Plugin {
  return {
    name: 'lean-viem',
    apply: 'build',
    transform(code, id) {
      return id.endsWith('/viem/_esm/constants/contracts.js')
        ? { code: withoutBytecode(code), map: null }
        : null
    },
  }
}

/** The same exports without their bytecode. */
export function withoutBytecode(code: string): string {
  return code.replaceAll(/(export const \w+) = '0x[\da-f]{100,}'/gi, '$1 = undefined')
}
