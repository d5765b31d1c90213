import { expect, test } from 'vitest'
import { checkRow, type QueueSafe } from '../../../src/core/queue/checkRow'
import { verifyConfirmations } from '../../../src/core/safe/recoverOwners'
import type { Confirmation, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { addressOf, aChain, buildRecord, confirmationBy, owners, theSafe } from '../../support/safeFixtures'

const safe: QueueSafe = { chainId: aChain.id, address: theSafe, version: '1.4.1', owners, nonce: 7n }

function check(record: SafeTxRecord, of: QueueSafe = safe) {
  const steps = checkRow(record, of)
  let pauses = 0
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return { check: value, pauses }
    pauses += 1
  }
}

const hash = buildRecord().safeTxHash
const bytes = (v: string) => `0x${'00'.repeat(12)}${addressOf('Ada').slice(2)}${'00'.repeat(32)}${v}` as const
const by = (name: string, signature: Confirmation['signature']): Confirmation => ({
  owner: addressOf(name),
  signature,
  submittedAtMs: 0,
})

test.each<[string, readonly Confirmation[]]>([
  ['two owners', [confirmationBy('Ada', hash), confirmationBy('Ben', hash)]],
  ['one owner twice', [confirmationBy('Ada', hash), confirmationBy('Ada', hash)]],
  ['a stranger', [confirmationBy('Mallory', hash), confirmationBy('Ada', hash)]],
  ['one in the name of another', [by('Ben', confirmationBy('Ada', hash).signature)]],
  ['no signature, then a good one', [by('Ada', null), confirmationBy('Ada', hash)]],
  ['an approval on the chain', [by('Ada', bytes('01')), confirmationBy('Ben', hash)]],
  ['an approval, and a signature of the same owner', [by('Ada', bytes('01')), confirmationBy('Ada', hash)]],
  ['bytes that are no signature', [by('Ada', '0x1234')]],
])('counts as if all were recovered at once: %s', (_what, confirmations) => {
  const record = { ...buildRecord(), confirmations }
  expect(check(record).check).toEqual({
    kind: 'ok',
    signatures: verifyConfirmations({ hash, confirmations, owners }),
  })
})

test('a pause comes before the hash and before each recovery, and none for strangers', () => {
  const strangers = Array<Confirmation>(400).fill(confirmationBy('Mallory', hash))
  const record = { ...buildRecord({ signedBy: ['Ada', 'Ben'] }) }
  expect(check(record).pauses).toBe(3)
  expect(check({ ...record, confirmations: [...strangers, ...record.confirmations] }).pauses).toBe(3)
})

test('too many in the name of one owner are not recovered', () => {
  const signatures = Array.from({ length: 20 }, (_, index) =>
    by('Ada', `0x${'11'.repeat(63)}${index.toString(16).padStart(2, '0')}1b`),
  )
  const { check: result, pauses } = check({ ...buildRecord(), confirmations: signatures })
  expect(pauses).toBe(4)
  expect(result.kind === 'ok' && result.signatures.invalid.at(-1)?.problem).toBe('notChecked')
})

test('signatures are not looked at under a hash that is not the record’s own', () => {
  const { check: result, pauses } = check({ ...buildRecord(), value: 1n })
  expect(result).toEqual({ kind: 'forged', field: 'safeTxHash' })
  expect(pauses).toBe(1)
})

test('an unknown version of the Safe is never guessed', () => {
  expect(check(buildRecord(), { ...safe, version: '9.9.9' }).check).toEqual({
    kind: 'unknown',
    version: '9.9.9',
  })
})
