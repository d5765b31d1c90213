import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Bytes of one file, or of several together, each compressed for itself. */
export type Size = { readonly raw: number; readonly gzip: number; readonly brotli: number }

/** Path below the folder, with `/`, to size. gzip at level 9, brotli at 11: what a static host sends. */
export function fileSizes(folder: string): ReadonlyMap<string, Size> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
  return new Map(paths.map((path) => [path, sizeOf(readFileSync(join(folder, path)))]))
}

export function sumSizes(sizes: readonly Size[]): Size {
  const sum = (key: keyof Size) => sizes.reduce((total, size) => total + size[key], 0)
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') }
}

function sizeOf(bytes: Uint8Array): Size {
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  }
}
