// Prints, for each check of a review, the cases of the corpus that notice when it is gone:
// node --import tsx scripts/proveChecks.mjs
import { proveChecks } from '../test/core/review/proveChecks.ts'

const proofs = proveChecks()
for (const { id, withoutIt, alwaysFailing } of proofs) {
  console.log(
    `${id.padEnd(16)} ${String(withoutIt.length).padStart(3)} ${String(alwaysFailing.length).padStart(4)}  ${withoutIt[0] ?? 'NOTHING'}`,
  )
}
if (proofs.some(({ withoutIt }) => withoutIt.length === 0)) process.exitCode = 1
