import type { ModuleMap } from '../../build/moduleMapPlugin'
import type { Load } from '../browser/measureLoad'
import type { Size } from '../fileSizes'
import { arrivedScripts } from './arrivedScripts'

/** When a file of the app comes, in most of the plain runs. */
export type Arrival = 'connected' | 'useful' | 'after' | 'on demand'

/** One JavaScript file of the app. */
export type Chunk = Size & {
  readonly path: string
  readonly arrival: Arrival
  /** npm packages with a module in it. */
  readonly packages: readonly string[]
  readonly hasCommonJsViem: boolean
}

const order: readonly Arrival[] = ['connected', 'useful', 'after', 'on demand']

/** Every JavaScript file of the build, in the order in which they come, the heaviest first. */
export function describeChunks(
  modules: ModuleMap,
  { url, sizes }: { readonly url: string; readonly sizes: ReadonlyMap<string, Size> },
  loads: readonly Load[],
): readonly Chunk[] {
  const inMost = (path: string, until: (load: Load) => number) =>
    loads.filter((load) => arrivedScripts(load, url, until(load)).includes(path)).length > loads.length / 2

  const arrivalOf = (path: string): Arrival => {
    if (inMost(path, ({ connectedMs }) => connectedMs ?? 0)) return 'connected'
    if (inMost(path, ({ usefulMs }) => usefulMs ?? 0)) return 'useful'
    return inMost(path, () => Number.POSITIVE_INFINITY) ? 'after' : 'on demand'
  }

  return Object.entries(modules)
    .flatMap(([path, { packages, hasCommonJsViem }]) => {
      const size = sizes.get(path)
      return size === undefined
        ? []
        : [{ path, ...size, arrival: arrivalOf(path), packages, hasCommonJsViem }]
    })
    .sort((a, b) => order.indexOf(a.arrival) - order.indexOf(b.arrival) || b.brotli - a.brotli)
}
