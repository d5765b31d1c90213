import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actingOf } from '../../../src/core/acting/actions'
import { type Intention, type WalletRequest, walletRequest } from '../../../src/core/acting/walletRequest'
import { type OnScreen, onScreenOf, rejectionOf } from '../../../src/core/acting/onScreen'
import { requestProblem } from '../../../src/core/acting/requestProblem'
import { approvalSignature } from '../../../src/core/safe/signatureBytes'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import { safeTxHash } from '../../../src/core/safe/safeTxHash'
import { addressOf, buildRecord, confirmationBy, theCause, theSafe } from '../../support/safeFixtures'
import { found } from '../review/world'
import { actingInput, ada, ben, chidi } from './world'

const record = buildRecord({
  calls: [
    { to: theCause, value: 5n, data: '0x' },
    { to: addressOf('a token'), value: 0n, data: '0xa9059cbb00' },
  ],
  signedBy: ['Ada', 'Ben'],
})
const onScreen = present(onScreenOf(actingInput(record)))
const rejection = present(rejectionOf(actingInput(record)))
const approval = found({ kind: 'ok' } as const)
const { verified: signatures } = actingOf(
  actingInput(record, { signatureAnswers: new Map([[approvalSignature(chidi), approval]]) }),
)

const intentions: readonly Intention[] = [
  { kind: 'confirm', onScreen },
  { kind: 'reject', onScreen: rejection },
  { kind: 'approve', onScreen },
  { kind: 'execute', onScreen, signatures, threshold: 2 },
  { kind: 'delete', onScreen, hour: 490_000 },
]

describe.each(intentions.map((intention) => [intention.kind, intention] as const))(
  '%s',
  (_kind, intention) => {
    const request = walletRequest(intention, ada)

    test('leaves as it was built', () => {
      expect(requestProblem(request, intention, ada)).toBeNull()
    })

    test('is refused for another wallet', () => {
      expect(requestProblem(request, intention, ben)).not.toBeNull()
      expect(requestProblem(walletRequest(intention, ben), intention, ada)).not.toBeNull()
    })

    test('does not leave with any character changed', () => {
      const text = JSON.stringify(request)
      const changes = fc.record({
        at: fc.integer({ min: 0, max: text.length - 1 }),
        to: fc.constantFrom(...Array.from('0123456789abcdefABCDEF"{}[],: xz')),
      })
      fc.assert(
        fc.property(changes, ({ at, to }) => {
          if (text[at] === to) return
          const changed = readRequest(text.slice(0, at) + to + text.slice(at + 1))
          if (changed === null || JSON.stringify(changed) === text) return
          expect(requestProblem(changed, intention, ada)).not.toBeNull()
        }),
        { numRuns: 300 },
      )
    })

    test('does not leave with anything added', () => {
      const { method, params } = request
      expect(requestProblem({ method, params: [...params, 'latest'] }, intention, ada)).not.toBeNull()
      expect(requestProblem({ method: 'eth_sign', params }, intention, ada)).not.toBeNull()
      const [first, second] = params
      const more = typeof first === 'object' ? [{ ...first, gas: '0x1' }] : [first, `${String(second)} `]
      expect(requestProblem({ method, params: more }, intention, ada)).not.toBeNull()
    })

    test('is not let through for another intention', () => {
      for (const other of intentions)
        if (other !== intention) expect(requestProblem(request, other, ada)).not.toBeNull()
    })
  },
)

describe('what was not computed here does not leave', () => {
  const lying = (changes: Partial<OnScreen>): OnScreen => ({ ...onScreen, ...changes })

  test.each([
    ['another amount under the same hash', lying({ tx: { ...onScreen.tx, value: 1n } })],
    ['another nonce under the same hash', lying({ tx: { ...onScreen.tx, nonce: 8n } })],
    ['another chain', lying({ domain: { ...onScreen.domain, chainId: 1 } })],
    ['another Safe', lying({ domain: { ...onScreen.domain, safe: addressOf('another Safe') } })],
    ['a version that hashes otherwise', lying({ domain: { ...onScreen.domain, version: '1.1.1' } })],
    ['a version that nobody knows', lying({ domain: { ...onScreen.domain, version: '9.0.0' } })],
    ['another hash', lying({ safeTxHash: rejection.safeTxHash })],
  ])('%s', (_name, shown) => {
    for (const kind of ['confirm', 'approve'] as const) {
      const intention: Intention = { kind, onScreen: shown }
      expect(requestProblem(walletRequest(intention, ada), intention, ada)).not.toBeNull()
    }
  })

  test('what a Safe before 1.3.0 hashes without the chain, though the page has its hash right', () => {
    const domain = { ...onScreen.domain, version: '1.1.1' }
    const intention: Intention = {
      kind: 'confirm',
      onScreen: lying({ domain, safeTxHash: safeTxHash(onScreen.tx, domain) }),
    }
    expect(requestProblem(walletRequest(intention, ada), intention, ada)).not.toBeNull()
  })

  test('a rejection that does something', () => {
    const intention: Intention = { kind: 'reject', onScreen }
    expect(requestProblem(walletRequest(intention, ada), intention, ada)).not.toBeNull()
  })

  test.each([
    ['too few signatures', signatures.slice(0, 1), 2],
    ['no threshold', signatures, 0],
    [
      'a signature over something else',
      [...signatures.slice(0, 1), { signer: ben, signature: signatureOver(), by: 'recovery' as const }],
      2,
    ],
    [
      'a signature under another owner’s name',
      signatures.map((one) => (one.signer === ben ? { ...one, signer: addressOf('Mallory') } : one)),
      2,
    ],
  ])('an execution with %s', (_name, given, threshold) => {
    const intention: Intention = { kind: 'execute', onScreen, signatures: given, threshold }
    expect(requestProblem(walletRequest(intention, ada), intention, ada)).not.toBeNull()
  })

  test('an execution whose batch is another', () => {
    const data = encodeMultiSend([{ to: addressOf('Mallory'), value: 5n, data: '0x' }])
    const other: Intention = {
      kind: 'execute',
      onScreen: lying({ tx: { ...onScreen.tx, data } }),
      signatures,
      threshold: 2,
    }
    const intention: Intention = { kind: 'execute', onScreen, signatures, threshold: 2 }
    expect(requestProblem(walletRequest(other, ada), intention, ada)).not.toBeNull()
    expect(requestProblem(walletRequest(other, ada), other, ada)).not.toBeNull()
  })
})

test('the Safe is paid nothing and called on its own chain', () => {
  const { params } = walletRequest({ kind: 'approve', onScreen }, ada)
  expect(params).toEqual([
    {
      from: ada,
      to: theSafe,
      value: '0x0',
      chainId: '0x7a69',
      data: `0xd4d9bdcd${onScreen.safeTxHash.slice(2)}`,
    },
  ])
})

function present(shown: OnScreen | null): OnScreen {
  if (shown === null) throw new Error('Its hash cannot be computed.')
  return shown
}

function signatureOver() {
  return confirmationBy('Ben', rejection.safeTxHash).signature ?? '0x'
}

function readRequest(text: string): WalletRequest | null {
  try {
    const { method, params } = JSON.parse(text) as Partial<WalletRequest>
    return typeof method === 'string' && Array.isArray(params) ? { method, params } : null
  } catch {
    return null
  }
}
