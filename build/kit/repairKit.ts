import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { BaseError } from '../../src/core/baseError'
import { repairs, type Repair } from './repairs'

/** Part of the plugin's name: Vite bundles dependencies for development anew when a name of a plugin changes. */
const version = createHash('sha256').update(JSON.stringify(repairs.map(({ changes }) => changes)))
const name = `repair-kit:${version.digest('hex').slice(0, 8)}`

class RepairError extends BaseError {
  override readonly name = 'RepairError'

  constructor(theirs: string, page: string) {
    super(`A text that is repaired is not there once: ${theirs}`, {
      hints: [`What upstream says now may need no repair: see docs/upstream/${page}.md.`],
    })
  }
}

/**
 * Repairs RainbowKit, and wagmi's connectors, where their files are read: in the build, in development (as a plugin of
 * Vite and of its dependency bundler), and in tests, where both are inlined.
 *
 * @param options.isWhole - The graph holds every file to be repaired: one that is missing ends the build.
 * @throws RepairError when a file no longer has the text that is to be repaired.
 */
export function repairKit({ isWhole = false }: { readonly isWhole?: boolean } = {}): Plugin {
  const unseen = new Set(repairs)
  return {
    name,
    enforce: 'pre',
    transform: {
      filter: { id: /@rainbow-me\/rainbowkit\/dist\/|@wagmi\/connectors\/dist\/esm\// },
      handler(code, id) {
        const path = id.split('?')[0] ?? id
        const own = repairs.filter(({ file }) => file.test(path))
        for (const repair of own) unseen.delete(repair)
        return own.length === 0 ? null : { code: own.reduce(applyRepair, code), map: null }
      },
    },
    buildEnd(error) {
      const [first] = unseen
      if (isWhole && error === undefined && first !== undefined)
        this.error(`There is no ${first.file.source} any more: see docs/upstream/${first.page}.md.`)
    },
  }
}

/** @throws RepairError unless the text has each place of the repair once. */
export function applyRepair(code: string, { page, changes }: Repair): string {
  return changes.reduce((text, [theirs, ours]) => {
    if (text.split(theirs).length !== 2) throw new RepairError(theirs, page)
    // By a function: what stands in place of text may have a meaning of its own, as "$&".
    return text.replace(theirs, () => ours)
  }, code)
}
