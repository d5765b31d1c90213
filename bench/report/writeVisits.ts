import type { VisitSummary } from '../summary/summariseVisits'
import { byteTable, chunkTable, joinParts, metricTable, targetTable } from './tables'

/** What the benchmark prints of visits in a normal tab. */
export function writeVisits({ metrics, bytes, contacts, chunks, targets }: VisitSummary): string {
  return joinParts([
    [
      'A visit in a normal tab (ms since the navigation; medians; “range” is the app’s)',
      ...metricTable(metrics),
    ],
    ['JavaScript in a tab (kB of 1,000 bytes)', ...byteTable(bytes)],
    [
      'Requests in a tab (the most in a visit)',
      ...contacts.map(
        ({ label, contacts }) =>
          `${label}: ${contacts.map(({ name, requests }) => `${name} ${requests}`).join(', ')}`,
      ),
    ],
    ['Files in a tab (brotli kB; when they come; npm packages inside)', ...chunkTable(chunks)],
    ['Targets in a tab', ...targetTable(targets)],
  ])
}
