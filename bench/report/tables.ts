import type { Comparison, MetricRow } from '../summary/compare'
import { type Chunk, onDemand } from '../summary/describeChunks'
import type { ByteRow } from '../summary/summarise'
import type { Target } from '../summary/target'
import { alignTable } from './alignTable'

/** A title and its lines. */
export type Part = readonly [string, ...string[]]

export function joinParts(parts: readonly Part[]): string {
  return parts
    .map(([title, ...lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n\n')
}

export function metricTable(metrics: Readonly<Record<string, MetricRow>>): readonly string[] {
  const cells = ({ floor, app, ratio, range }: Comparison) => [
    whole(floor),
    whole(app),
    ratio === null ? '' : `${ratio.toFixed(2)}x`,
    range === null ? '' : `${whole(range[0])}-${whole(range[1])}`,
  ]
  const row = ({ label, plain, mid }: MetricRow) => [label, ...cells(plain), '', ...cells(mid)]
  const names = ['floor', 'app', 'ratio', 'range']
  return alignTable([
    ['', 'plain', '', '', '', ' ', 'mid'],
    ['', ...names, ' ', ...names],
    ...Object.values(metrics).map(row),
  ])
}

export function byteTable(bytes: readonly ByteRow[]): readonly string[] {
  return alignTable([
    ['', 'files', 'raw', 'gzip', 'brotli'],
    ...bytes.map(({ label, bytes }) =>
      bytes === null
        ? [label, '-', '-', '-', '-']
        : [label, whole(bytes.files), kB(bytes.raw), kB(bytes.gzip), kB(bytes.brotli)],
    ),
  ])
}

/** The files one by one, but for those of the wallets that did not come: they are many, and their sum says enough. */
export function chunkTable(chunks: readonly Chunk[]): readonly string[] {
  const isLeft = ({ arrival, graph }: Chunk) => arrival === onDemand && graph === 'wallets'
  const left = chunks.filter(isLeft)
  const viem = (chunk: Chunk) => (chunk.hasCommonJsViem ? ['a second viem, in CommonJS'] : [])
  const rows = chunks
    .filter((chunk) => !isLeft(chunk))
    .map((chunk) => [
      chunk.path.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, ''),
      kB(chunk.brotli),
      chunk.arrival,
      [...chunk.packages, ...viem(chunk)].join(' '),
    ])
  const sum = left.reduce((total, { brotli }) => total + brotli, 0)
  const rest = [`${left.length} more of the wallets`, kB(sum), onDemand, '']
  return alignTable(left.length === 0 ? rows : [...rows, rest], [0, 2, 3])
}

export function targetTable(targets: readonly Target[]): readonly string[] {
  return alignTable(
    targets.map(({ promise, found, isMet }) => [isMet ? 'ok' : 'MISSED', promise, found]),
    [0, 1, 2],
  )
}

export function whole(value: number | null): string {
  return value === null ? '-' : Math.round(value).toLocaleString('en')
}

function kB(bytes: number): string {
  return (bytes / 1_000).toFixed(1)
}
