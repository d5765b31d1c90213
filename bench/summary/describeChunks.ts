import type { ModuleMap } from '../../build/moduleMapPlugin'
import type { Load } from '../browser/measureLoad'
import type { Size } from '../fileSizes'
import { arrivedScripts } from './arrivedScripts'

export const onDemand = 'on demand'

/** A moment by which files had come, in most of the plain runs, and what it is called. */
export type Moment<load> = { readonly name: string; readonly until: (load: load) => number | null }

/** One JavaScript file of the app. */
export type Chunk = Size & {
  readonly path: string
  /** The first moment by which it had come; `on demand` for none. */
  readonly arrival: string
  /** npm packages with a module in it. */
  readonly packages: readonly string[]
  readonly hasCommonJsViem: boolean
  readonly graph: ModuleMap[string]['graph']
}

/** Every JavaScript file of the build, in the order in which they come, the heaviest first. */
export function describeChunks<load extends Pick<Load, 'files'>>(
  modules: ModuleMap,
  { url, sizes }: { readonly url: string; readonly sizes: ReadonlyMap<string, Size> },
  loads: readonly load[],
  moments: readonly Moment<load>[],
): readonly Chunk[] {
  const inMost = (path: string, until: Moment<load>['until']) =>
    loads.filter((load) => arrivedScripts(load, url, until(load) ?? 0).includes(path)).length >
    loads.length / 2
  const order = [...moments.map(({ name }) => name), onDemand]

  return Object.entries(modules)
    .flatMap(([path, { packages, hasCommonJsViem, graph }]) => {
      const size = sizes.get(path)
      const arrival = moments.find(({ until }) => inMost(path, until))?.name ?? onDemand
      return size === undefined ? [] : [{ path, ...size, arrival, packages, hasCommonJsViem, graph }]
    })
    .sort((a, b) => order.indexOf(a.arrival) - order.indexOf(b.arrival) || b.brotli - a.brotli)
}
