import { type Address, type Hex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import type { CheckId } from '../../../src/core/review/check'
import { checkWords } from '../../../src/core/review/checkWords'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { SafeSetup } from '../../../src/core/review/safeSetup'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { aChain, addressOf, aToken, owners, theCause, theSafe } from '../../support/safeFixtures'
import { batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'
import {
  found,
  handler141,
  published,
  read,
  reviewInput,
  singleton141,
  stranger,
  unreachable,
  type World,
} from './world'

const gift = callOf(theCause, '0x', 5n)
const outcome = (id: CheckId, tx: Partial<SafeTxRecord> = gift, world: World = {}) =>
  reviewSafeTx(reviewInput(tx, world)).checks.find((check) => check.id === id)?.outcome
const selfCall = (signature: string, ...args: readonly unknown[]) =>
  callOf(theSafe, calldata(signature, args))
const otherCode: Hex = `0x${'12'.repeat(32)}`
const unread = { kind: 'unread', reason: 'The node did not answer.' } as const
const sentinel = '0x0000000000000000000000000000000000000001'
const singleton150 = '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e'
const factory141 = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'

describe('a refund', () => {
  const gwei = 10n ** 9n
  const paid = (fields: Partial<SafeTxRecord>, world: World = {}) =>
    outcome('refund', { ...gift, gasPrice: gwei, ...fields }, world)
  /** 100,000, the fields and two signatures at 40 a byte, and two recoveries. */
  const most = 100_000n + 40n * (484n + 2n * 97n) + 2n * 12_000n
  const at = (price: bigint): World => ({ gasPrice: found(price) })

  test.each([
    ['as much gas as an execution takes beside its calls', { baseGas: most }, 'unchecked'],
    ['one gas more', { baseGas: most + 1n }, 'fails'],
    [
      'more gas for the bytes of a long batch',
      { baseGas: most + 40_000n, data: `0x${'00'.repeat(1_000)}` },
      'unchecked',
    ],
    ['a gas limit that no block holds', { safeTxGas: 100_000_001n }, 'fails'],
    [
      'a token that is not known, judged as if it had 18 decimals',
      { gasToken: stranger, gasPrice: 10n ** 15n },
      'unchecked',
    ],
    ['too much of it', { gasToken: stranger, gasPrice: 10n ** 17n }, 'fails'],
    ['a known token', { gasToken: aToken.address, gasPrice: 25_000n }, 'unchecked'],
    ['more than a thousand of it', { gasToken: aToken.address, gasPrice: 25_001n }, 'fails'],
    [
      'a little of it to a stranger',
      { gasToken: aToken.address, gasPrice: 1n, refundReceiver: stranger },
      'fails',
    ],
    ['coin to a stranger', { refundReceiver: stranger }, 'unchecked'],
  ] as const)('%s', (_, fields, expected) => {
    expect(paid(fields)).toBe(expected)
  })

  test.each([
    ['ten times what the chain asks', 100n * gwei, at(10n * gwei), 'unchecked'],
    ['more than that', 100n * gwei + 1n, at(10n * gwei), 'fails'],
    ['next to nothing, on a chain that asks for less', 2n * gwei, at(1n), 'unchecked'],
    ['more than that, there', 2n * gwei + 1n, at(1n), 'fails'],
    ['what no chain asks, whatever this one says', 10_000n * gwei + 1n, at(gwei ** 2n), 'fails'],
    ['much, where the chain was not asked', 9_000n * gwei, { gasPrice: unreachable }, 'unchecked'],
  ] as const)('at %s', (_, gasPrice, world, expected) => {
    expect(paid({ gasPrice, baseGas: 60_000n }, world)).toBe(expected)
  })

  test('at a price that was not compared says so', () => {
    const { checks } = reviewSafeTx(reviewInput({ ...gift, gasPrice: gwei }, { gasPrice: unreachable }))
    expect(checks.find(({ id }) => id === 'refund')?.unread).toContain(unreachable.reason)
  })

  test('takes more gas where contracts sign', () => {
    const signers = read([{ address: stranger, kind: 'contract' as const }])
    expect(paid({ baseGas: most + 400_000n }, { setupOverrides: { owners: signers } })).toBe('unchecked')
  })
})

describe('the owners after all changes together', () => {
  const swap = (owner: Address, newOwner: Address) =>
    selfCall('swapOwner(address,address,address)', sentinel, owner, newOwner)
  const add = (owner: Address, threshold: bigint) =>
    selfCall('addOwnerWithThreshold(address,uint256)', owner, threshold)
  const remove = (owner: Address, threshold: bigint) =>
    selfCall('removeOwner(address,address,uint256)', sentinel, owner, threshold)
  const [ada = stranger, ben = stranger, chidi = stranger] = owners
  const [xena, yara] = [addressOf('Xena'), addressOf('Yara')]

  // 2 of 3 at present.
  test.each([
    ['one of three swapped', [swap(ada, xena)], 'unchecked'],
    ['two of three swapped', [swap(ada, xena), swap(ben, yara)], 'fails'],
    ['one swapped twice', [swap(ada, xena), swap(xena, yara)], 'unchecked'],
    ['one swapped, and swapped back', [swap(ada, xena), swap(xena, ada)], 'unchecked'],
    ['one added', [add(xena, 2n)], 'unchecked'],
    ['two added', [add(xena, 2n), add(yara, 2n)], 'fails'],
    ['two added, the threshold raised above them', [add(xena, 2n), add(yara, 3n)], 'unchecked'],
    ['two removed, one added', [add(xena, 2n), remove(ada, 2n), remove(ben, 2n)], 'fails'],
    ['one removed', [remove(ada, 2n)], 'unchecked'],
    ['one added, the threshold raised above those who stay', [add(xena, 4n)], 'fails'],
    ['one added and one removed', [add(xena, 2n), remove(chidi, 2n)], 'unchecked'],
  ] as const)('%s', (_, calls, expected) => {
    expect(outcome('settings', delegateOf(batchContracts.callOnly141, packedBatch([...calls])))).toBe(
      expected,
    )
  })

  describe('with the shared passkey signer', () => {
    const signer: Address = '0x94a4F6affBd8975951142c3999aEAB7ecee555c2'
    const foreignKey = calldata('configure((uint256,uint256,uint176))', [[1n, 2n, 3n]])
    const rekey = { to: signer, data: foreignKey, operation: 1 } as const
    const among = (threshold: number, ...others: readonly Address[]): World => ({
      setupOverrides: {
        owners: read([signer, ...others].map((address) => ({ address, kind: 'contract' as const }))),
        threshold: read(threshold),
      },
    })

    test.each([
      ['as the only owner', [rekey], among(1), 'fails'],
      ['as one of two, one of whom is enough', [rekey], among(1, ada), 'fails'],
      ['as one of two who both sign', [rekey], among(2, ada), 'fails'],
      ['as one of three, two of whom sign', [rekey], among(2, ada, ben), 'unchecked'],
      ['beside a swap', [rekey, swap(ada, xena)], among(2, ada, ben), 'fails'],
      ['and removed at once', [rekey, remove(signer, 1n)], among(1, ada), 'unchecked'],
      ['as no owner', [rekey], {}, 'unchecked'],
    ] as const)('whose key is replaced %s', (_, calls, world, expected) => {
      const tx = delegateOf(batchContracts.multiSend141, packedBatch([...calls]))
      expect(outcome('settings', tx, world)).toBe(expected)
    })

    test('says whose signature the new key makes', () => {
      const { checks } = reviewSafeTx(reviewInput(delegateOf(signer, foreignKey), among(2, ada, ben)))
      const settings = checks.find((check) => check.id === 'settings')
      expect(settings && checkWords(settings, assetNamesOf(aChain)).detail).toMatch(
        `Afterwards another passkey signs as the owner ${signer}.`,
      )
    })

    test('is not known to be no owner where the owners could not be read', () => {
      const { checks } = reviewSafeTx(
        reviewInput(delegateOf(signer, foreignKey), { setupOverrides: { owners: unread } }),
      )
      expect(checks.find(({ id }) => id === 'settings')).toMatchObject({
        outcome: 'unchecked',
        unread: [unread.reason],
      })
    })
  })

  test('where the present owners could not be read, nothing is settled, and nothing holds', () => {
    const world = { setupOverrides: { owners: unread } }
    expect(outcome('settings', swap(ada, xena), world)).toBe('unchecked')
  })
})

describe('the singleton', () => {
  const runs = (world: NonNullable<World['setupOverrides']>) =>
    outcome('singleton', gift, { setupOverrides: world })

  test.each([
    ['1.3.0', 'holds'],
    ['1.5.0', 'holds'],
    ['1.2.0', 'fails'],
    ['1.6.0', 'fails'],
    ['one', 'fails'],
  ])('of version %s', (version, expected) => {
    expect(runs({ version: read(version) })).toBe(expected)
  })

  test('whose code could not be read', () => {
    expect(runs({ singleton: read({ address: singleton141, codeHash: unread }) })).toBe('unchecked')
  })

  test('that is another published contract', () => {
    expect(runs({ singleton: read(published(handler141)) })).toBe('fails')
  })
})

describe('the fallback handler', () => {
  const handles = (address: typeof singleton141 | typeof handler141, codeHash: Hex | null) =>
    outcome('fallbackHandler', gift, {
      setupOverrides: { fallbackHandler: read({ address, codeHash: read(codeHash) }) },
    })

  test('that is another published contract is not known as a handler', () => {
    expect(handles(singleton141, otherCode)).toBe('unchecked')
  })

  test.each([otherCode, null])('with other code than the published one (%s)', (codeHash) => {
    expect(handles(handler141, codeHash)).toBe('fails')
  })
})

test('an address without a Safe is no Safe', () => {
  expect(outcome('proxy', gift, { setup: { kind: 'missing' } })).toBe('fails')
  expect(outcome('proxy', gift, { setup: unreachable })).toBe('unchecked')
  expect(outcome('proxy', gift, { setupOverrides: { codeHash: read(null) } })).toBe('fails')
})

describe('a change of code', () => {
  const changes = [
    ['changeMasterCopy(address)', singleton150],
    ['setFallbackHandler(address)', handler141],
  ] as const

  test.each(changes)('%s to other code than the published one', (signature, to) => {
    const codes = new Map([[to.toLowerCase(), found(otherCode)]])
    expect(outcome('settings', selfCall(signature, to), { codes })).toBe('fails')
  })

  test.each(changes)('%s to code that could not be read', (signature, to) => {
    expect(outcome('settings', selfCall(signature, to), { codes: new Map() })).toBe('unchecked')
  })

  test.each(changes)('%s to a published contract of another kind', (signature) => {
    expect(outcome('settings', selfCall(signature, factory141))).toBe('fails')
  })
})

describe('a guard that is removed', () => {
  const removed = (guard: SafeSetup['guard']) =>
    outcome('settings', selfCall('setGuard(address)', zeroAddress), { setupOverrides: { guard } })

  test('fails where there is one, and is no alarm where there is none', () => {
    expect(removed(read({ address: stranger, codeHash: read(null) }))).toBe('fails')
    expect(removed(read(null))).toBe('unchecked')
    expect(removed(unread)).toBe('unchecked')
  })

  test('is another one than the module guard', () => {
    const moduleGuard = read({ address: stranger, codeHash: read(null) })
    const remove = selfCall('setModuleGuard(address)', zeroAddress)
    expect(outcome('settings', remove, { setupOverrides: { moduleGuard } })).toBe('fails')
  })
})

test('a permit for somebody else’s tokens lets nobody spend those of the Safe', () => {
  const permit = (owner: string) => {
    const word = `0x${'00'.repeat(32)}`
    const args = [owner, stranger, 2n ** 255n, 9n, 27, word, word]
    const data = calldata('permit(address,address,uint256,uint256,uint8,bytes32,bytes32)', args)
    return outcome('approvals', callOf(aToken.address, data))
  }
  expect([permit(theSafe), permit(theCause)]).toEqual(['fails', 'holds'])
})

test('the threshold may stay, and may grow', () => {
  const change = (threshold: bigint) => outcome('settings', selfCall('changeThreshold(uint256)', threshold))
  expect([change(1n), change(2n), change(3n)]).toEqual(['fails', 'unchecked', 'unchecked'])
})
