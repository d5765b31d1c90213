import { expect, test } from 'vitest'
import { safeLink } from '../../src/config/safeLink'
import type { SafeTxHash } from '../../src/core/safe/safeTx'

const safe = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const safeTxHash = `0x${'ab'.repeat(32)}` as SafeTxHash

test('a link names the chain, the Safe and the transaction', () => {
  expect(safeLink({ shortName: 'oeth' }, safe, { kind: 'tx', safeTxHash })).toBe(
    `https://app.safe.global/transactions/tx?safe=oeth:${safe}&id=${safeTxHash}`,
  )
  expect(safeLink({ shortName: 'eth' }, safe, { kind: 'queue' })).toBe(
    `https://app.safe.global/transactions/queue?safe=eth:${safe}`,
  )
})

test('a page that is not on the list of Safe hosts is never linked to', () => {
  expect(safeLink({ shortName: 'eth' }, safe, { kind: 'home' }, 'https://evil.example')).toBe(
    `https://app.safe.global/home?safe=eth:${safe}`,
  )
})
