import type { Load } from '../browser/measureLoad'
import { type Size, sumSizes } from '../fileSizes'
import { median } from '../median'
import { arrivedScripts } from './arrivedScripts'

/** The JavaScript that had arrived by some moment: the medians over the runs. */
export type ScriptBytes = Size & { readonly files: number }

/**
 * Adds up the JavaScript files that had arrived by the moment that `until` names in each run. Runs that never came to it
 * are left out; null when none did. Only files with a size are counted.
 */
export function scriptBytes<load extends Pick<Load, 'files'>>(
  loads: readonly load[],
  { url, sizes }: { readonly url: string; readonly sizes: ReadonlyMap<string, Size> },
  until: (load: load) => number | null,
): ScriptBytes | null {
  const runs = loads.flatMap((load) => {
    const untilMs = until(load)
    if (untilMs === null) return []
    const counted = arrivedScripts(load, url, untilMs).flatMap((path) => sizes.get(path) ?? [])
    return [{ files: counted.length, ...sumSizes(counted) }]
  })
  const middle = (key: keyof ScriptBytes) => median(runs.map((run) => run[key])) ?? 0
  if (runs.length === 0) return null
  return { files: middle('files'), raw: middle('raw'), gzip: middle('gzip'), brotli: middle('brotli') }
}
