// Takes each rule of a review out, one by one, and prints who notices: the cases of the corpus, and the properties of
// test/soundness over its written and 500 drawn transactions, each executed on a local chain:
// node --import tsx scripts/proveChecks.mjs
import { proveChecks } from '../test/core/review/proveChecks.ts'
import { openLab } from '../test/soundness/judge.ts'
import { proveRules } from '../test/soundness/proveRules.ts'

const proofs = proveChecks()
printRow('check', 'missed', 'always', 'first case of the corpus')
for (const { id, withoutIt, alwaysFailing } of proofs)
  printRow(id, withoutIt.length, alwaysFailing.length, withoutIt[0] ?? 'NOTHING')

const lab = await openLab()
try {
  console.log()
  printRow('rule', 'drawn', 'alone', 'written', 'first written case')
  for (const { rule, ...proof } of await proveRules(lab, { runs: 500, seed: 20261127 })) {
    const { drawn, drawnAlone, written } = proof
    printRow(rule, drawn, drawnAlone, written.length, written[0] ?? '')
  }
} finally {
  await lab.stop()
}
if (proofs.some(({ withoutIt }) => withoutIt.length === 0)) process.exitCode = 1

function printRow(name, ...cells) {
  console.log(name.padEnd(20), ...cells.map((cell) => String(cell).padStart(7)))
}
