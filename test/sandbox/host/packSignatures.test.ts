import { expect, test } from 'vitest'
import { owners } from '../chain/owners'
import { packSignatures } from './packSignatures'

// By address: Chidi 0x3C.., Ben 0x70.., Ada 0xf3..
const [ada, ben, chidi, dana] = owners
const people = [ada.address, ben.address, chidi.address]
const signed = (owner: (typeof owners)[number], byte: string) => ({
  owner: owner.address,
  signature: `0x${byte.repeat(65)}` as const,
})

test('signatures stand in ascending order of their owners', () => {
  const packed = packSignatures({
    confirmations: [signed(ada, 'aa'), signed(chidi, 'cc'), signed(ben, 'bb')],
    threshold: 3,
    owners: people,
    sender: dana.address,
  })
  expect(packed).toBe(`0x${'cc'.repeat(65)}${'bb'.repeat(65)}${'aa'.repeat(65)}`)
})

test('an owner who sends fills one missing place without a signature', () => {
  const packed = packSignatures({
    confirmations: [signed(ada, 'aa')],
    threshold: 2,
    owners: people,
    sender: ben.address,
  })
  const preValidated = `${'00'.repeat(12)}${ben.address.slice(2).toLowerCase()}${'00'.repeat(32)}01`
  expect(packed?.toLowerCase()).toBe(`0x${preValidated}${'aa'.repeat(65)}`)
})

test.each([
  ['a stranger sends', [signed(ada, 'aa')], dana.address],
  ['the sender has signed already', [signed(ada, 'aa')], ada.address],
  ['two are missing', [], ben.address],
] as const)('there are not enough signatures when %s', (_, confirmations, sender) => {
  expect(packSignatures({ confirmations, threshold: 2, owners: people, sender })).toBeNull()
})
