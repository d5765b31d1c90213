import { type LateHost, lateByMs } from '../measureLateHosts'
import type { Summary } from '../summary/summarise'
import { alignTable } from './alignTable'
import { byteTable, chunkTable, joinParts, metricTable, targetTable, whole } from './tables'

/** What the benchmark prints of the start in a Safe: tables of text, at most about 110 columns wide. */
export function writeReport({ metrics, bytes, contacts, late, chunks, targets }: Summary): string {
  return joinParts([
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
