import { hashMessage, recoverMessageAddress, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { type SigningWallet, signWithWallet } from '../../src/adapters/wallet/signWithWallet'
import { owners as people } from '../sandbox/chain/owners'
import { foreign } from '../support/safeWallet'

const ada = privateKeyToAccount(people[0].privateKey)
const text = 'example.test wants you to sign in – Grüße'

function sign(answer: (params: readonly unknown[]) => unknown, account: SigningWallet['account'] = 'safe') {
  const asked: string[] = []
  const wallet: SigningWallet = {
    provider: {
      async request({ method, params }) {
        asked.push(method)
        return answer(params as readonly unknown[])
      },
    },
    address: ada.address,
    account,
  }
  return { asked, result: signWithWallet(wallet, text) }
}

test('an ordinary wallet signs the text itself (EIP-191), letter by letter', async () => {
  const { result, asked } = sign(
    ([raw]) => ada.signMessage({ message: { raw: raw as Hex } }),
    'externallyOwned',
  )
  const signed = await result
  expect(signed.kind).toBe('signed')
  if (signed.kind !== 'signed') return
  expect(await recoverMessageAddress({ message: text, signature: signed.signature })).toBe(ada.address)
  expect(await ada.sign({ hash: hashMessage(text) })).toBe(signed.signature)
  expect(asked).toEqual(['personal_sign'])
})

test('the account that should sign is named', async () => {
  const { result } = sign(([, account]) => (account === ada.address ? '0x12' : 'another account'))
  expect(await result).toEqual({ kind: 'signed', signature: '0x12' })
})

test.each(['safe', 'contract'] as const)(
  'a %s that answers 0x has taken the message and is waiting for co-signers',
  async (account) => {
    expect(await sign(() => '0x', account).result).toEqual({ kind: 'pending', way: 'messages' })
  },
)

describe('is no signature', () => {
  test.each([
    ['nothing from an ordinary wallet', '0x', 'externallyOwned'],
    ['words', 'signed', 'safe'],
    ['half a byte', '0x1', 'safe'],
    ['null', null, 'safe'],
  ] as const)('%s', async (_what, answer, account) => {
    expect(await sign(() => answer, account).result).toMatchObject({ kind: 'failed' })
  })
})

describe('a refusal', () => {
  const throwing = (error: unknown) =>
    sign(() => {
      throw error
    })

  test.each([
    ['4001', foreign(4001, 'User denied message signature')],
    ['the bare words of Safe{Wallet}', foreign(-32000, 'User rejected signature')],
  ])('%s is a person’s no', async (_what, error) => {
    expect(await throwing(error).result).toEqual({ kind: 'rejected' })
  })

  test('of any other kind is a failure, and not asked again', async () => {
    const { result, asked } = throwing(foreign(4100, 'Unauthorized'))
    expect(await result).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(/has not allowed this page/),
    })
    expect(asked).toEqual(['personal_sign'])
  })
})
