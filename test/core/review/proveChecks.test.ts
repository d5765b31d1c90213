import { expect, test } from 'vitest'
import { benignCases, hostileCases } from './corpus'
import { proveChecks } from './proveChecks'

test('removing any single check is noticed, and so is one that fails for everything', () => {
  const proofs = proveChecks()
  expect(proofs.length).toBeGreaterThan(20)
  const unproved = proofs.filter((proof) => proof.withoutIt.length === 0 || proof.alwaysFailing.length === 0)
  expect(unproved).toEqual([])
})

test('the benign set is about as large as the hostile one', () => {
  expect(benignCases.length).toBeGreaterThan(40)
  expect(hostileCases.length).toBeGreaterThan(40)
})
