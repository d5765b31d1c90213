import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { judgeConformance } from './judgeConformance'
import { readProject, tablePath } from './readProject'
import { specificationSections } from './specificationSections'
import { isNotShown } from './statement'
import { testColumn } from './testColumn'
import { writeTestColumn } from './writeTestColumn'

/** Prints every statement with the tests that prove it, and ends with exit code 1 when something is wrong. */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
if (values.write)
  writeFileSync(tablePath, writeTestColumn(readFileSync(tablePath, 'utf8'), readProject().titles))

const { statements, titles } = readProject()
const say = (line: string) => void process.stdout.write(`${line}\n`)

for (const { section, title } of specificationSections) {
  say(`\n${section}. ${title}`)
  for (const statement of statements.filter(({ id }) => id.startsWith(`S${section}.`))) {
    const proofs = testColumn(statement, titles)
    const state = proofs !== '' ? 'proved ' : isNotShown(statement) ? 'decided' : 'OPEN   '
    say(`  ${state} ${statement.id.padEnd(6)} ${statement.says}`)
    if (proofs !== '') for (const proof of proofs.split('<br>')) say(`${' '.repeat(18)}${proof}`)
  }
}

const findings = judgeConformance(statements, titles)
const shown = statements.filter((statement) => !isNotShown(statement))
const proved = shown.filter((statement) => testColumn(statement, titles) !== '')
say(`\n${statements.length} statements: ${shown.length} shown, ${proved.length} of them with a test.`)
for (const { text } of findings) say(`- ${text}`)
process.exitCode = findings.length === 0 ? 0 : 1
