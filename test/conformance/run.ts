import { readFileSync, writeFileSync } from 'node:fs'
import { readMarks, writeHeldBy } from './heldBy'

/** Writes the last column of docs/conformance.md from the titles of the tests: `npm run conformance`. */
const table = new URL('../../docs/conformance.md', import.meta.url)
writeFileSync(table, writeHeldBy(readFileSync(table, 'utf8'), readMarks()))
