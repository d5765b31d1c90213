import { hashMessage } from 'viem'
import { describe, expect, test } from 'vitest'
import { checkMessage, type MessageCheck, groupMessages } from '../../../src/core/queue/checkMessage'
import type { QueueSafe } from '../../../src/core/queue/checkRow'
import { safeMessageHash } from '../../../src/core/safe/safeMessageHash'
import type { SafeMessageRecord } from '../../../src/core/safe/safeTx'
import { addressOf, aChain, confirmationBy, owners, theSafe } from '../../support/safeFixtures'

const safe: QueueSafe = { chainId: aChain.id, address: theSafe, version: '1.4.1', owners, nonce: 7n }
const hashOf = (text: string) =>
  safeMessageHash(hashMessage(text), { chainId: aChain.id, safe: theSafe, version: '1.4.1' })

function buildMessage(text: string, signedBy: readonly string[], createdAtMs = 0): SafeMessageRecord {
  const messageHash = hashOf(text)
  return {
    safe: theSafe,
    messageHash,
    message: text,
    confirmations: signedBy.map((name) => confirmationBy(name, messageHash)),
    preparedSignature: null,
    createdAtMs,
    modifiedAtMs: createdAtMs,
  }
}

function check(record: SafeMessageRecord, own = safe): MessageCheck {
  const steps = checkMessage(record, own)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

describe('a message is checked by its content', () => {
  test('its hash is computed, and each signature recovered over it', () => {
    const record = buildMessage('hello', ['Ada', 'Ben', 'a stranger'])
    expect(check(record)).toEqual({
      kind: 'ok',
      signatures: {
        valid: [owners[0], owners[1]],
        unverifiable: [],
        invalid: [{ owner: addressOf('a stranger'), problem: 'notOwner' }],
      },
    })
  })

  test('a signature over another message does not count', () => {
    const record = {
      ...buildMessage('hello', []),
      confirmations: [confirmationBy('Ada', hashOf('something else'))],
    }
    expect(check(record)).toMatchObject({
      signatures: { valid: [], invalid: [{ owner: owners[0], problem: 'otherSigner' }] },
    })
  })

  test('other words under the same hash are forged, and so is another Safe', () => {
    const record = buildMessage('hello', ['Ada'])
    expect(check({ ...record, message: 'Hello' })).toEqual({
      kind: 'forged',
      field: 'messageHash',
      computed: hashOf('Hello'),
    })
    expect(check({ ...record, safe: addressOf('another Safe') })).toEqual({ kind: 'forged', field: 'safe' })
  })

  test('what cannot be hashed is unknown, never right', () => {
    const record = { ...buildMessage('hello', ['Ada']), message: { types: 'none' } }
    expect(check(record)).toMatchObject({ kind: 'unknown' })
    expect(check(buildMessage('hello', ['Ada']), { ...safe, version: '9.9.9' })).toMatchObject({
      kind: 'unknown',
    })
  })
})

describe('messages are sorted by how far their signatures are', () => {
  const [none, one, two] = [[], ['Ada'], ['Ada', 'Ben']].map((names, index) =>
    buildMessage(`message ${index}`, names, index),
  ) as [SafeMessageRecord, SafeMessageRecord, SafeMessageRecord]
  const lie = { ...one, message: 'a lie', createdAtMs: 9 }
  const rows = [none, one, two, lie].map((record) => ({ kind: 'record', record }) as const)
  const unreadable = { kind: 'unreadable', raw: '{}', reason: 'has no hash' } as const
  const group = (threshold: number | null) => groupMessages([...rows, unreadable], threshold, check)

  test('the newest first, what is forged or cannot be read apart', () => {
    const { waiting, signed, forged, unreadable: apart } = group(2)
    expect(waiting.map(({ record }) => record)).toEqual([one, none])
    expect(signed.map(({ record }) => record)).toEqual([two])
    expect(forged.map(({ record }) => record)).toEqual([lie])
    expect(apart).toEqual([unreadable])
  })

  test('without a threshold, or before it is checked, nothing counts as signed', () => {
    expect(group(null).signed).toEqual([])
    expect(groupMessages(rows, 1, () => null)).toMatchObject({ signed: [], forged: [] })
  })
})
