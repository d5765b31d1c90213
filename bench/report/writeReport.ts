import { type LateHost, lateByMs } from '../measureLateHosts'
import type { Chunk } from '../summary/describeChunks'
import type { Summary } from '../summary/summarise'
import type { Comparison, MetricRow } from '../summary/summariseMetrics'
import type { Target } from '../summary/judgeTargets'
import { alignTable } from './alignTable'

/** What the benchmark prints: tables of text, at most about 110 columns wide. */
export function writeReport({ metrics, bytes, contacts, late, chunks, targets }: Summary): string {
  const parts = [
    [
      'The start in a Safe’s frame (ms since the frame’s navigation; medians; “range” is the app’s)',
      ...metricTable(metrics),
    ],
    ['JavaScript (kB of 1,000 bytes)', ...byteTable(bytes)],
    ['Hosts that answer late (runs that connect; ms from the answer to connected)', ...lateTable(late)],
    [
      'Requests of the frame (the most in a run)',
      ...contacts.map(({ name, requests }) => `${name}: ${requests}`),
    ],
    ['Files (brotli kB; when they come; npm packages inside)', ...chunkTable(chunks)],
    ['Targets', ...targetTable(targets)],
  ]
  return parts
    .map(([title, ...lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n\n')
}

function metricTable(metrics: Summary['metrics']) {
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

function byteTable(bytes: Summary['bytes']) {
  return alignTable([
    ['', 'files', 'raw', 'gzip', 'brotli'],
    ...bytes.map(({ label, bytes }) =>
      bytes === null
        ? [label, '-', '-', '-', '-']
        : [label, whole(bytes.files), kB(bytes.raw), kB(bytes.gzip), kB(bytes.brotli)],
    ),
  ])
}

function lateTable(late: readonly LateHost[]) {
  const cells = (delayMs: number) =>
    (['plain', 'mid'] as const).flatMap((name) => {
      const found = late.find((row) => row.delayMs === delayMs && row.profile === name)
      return found === undefined
        ? ['-', '-']
        : [`${found.connected}/${found.runs}`, whole(found.answerToConnectedMs)]
    })
  return alignTable([
    ['answer after', 'plain', 'ms', 'mid', 'ms'],
    ...lateByMs.map((delayMs) => [`${whole(delayMs)} ms`, ...cells(delayMs)]),
  ])
}

function chunkTable(chunks: readonly Chunk[]) {
  const viem = (chunk: Chunk) => (chunk.hasCommonJsViem ? ['a second viem, in CommonJS'] : [])
  return alignTable(
    chunks.map((chunk) => [
      chunk.path.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, ''),
      kB(chunk.brotli),
      chunk.arrival,
      [...chunk.packages, ...viem(chunk)].join(' '),
    ]),
    [0, 2, 3],
  )
}

function targetTable(targets: readonly Target[]) {
  return alignTable(
    targets.map(({ promise, found, isMet }) => [isMet ? 'ok' : 'MISSED', promise, found]),
    [0, 1, 2],
  )
}

function whole(value: number | null): string {
  return value === null ? '-' : Math.round(value).toLocaleString('en')
}

function kB(bytes: number): string {
  return (bytes / 1_000).toFixed(1)
}
