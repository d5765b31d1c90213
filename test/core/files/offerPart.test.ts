import { expect, test } from 'vitest'
import { offerPart } from '../../../src/core/files/offerPart'
import type { DescribedGift } from '../../../src/core/giving/giftDocument'
import { addressOf, causeOf, chain, safe, usdcAddress } from '../giving/world'

const wells = causeOf('wells', 'a1', { name: 'Open Wells' })
const doubtful = causeOf('doubtful', 'd1', { name: 'Doubtful', confirmed: false })
const context = { causes: [wells, doubtful], chain, safe, giverName: 'Safe' } as const
const stranger = addressOf('99')

function offer(gift: Partial<DescribedGift>) {
  const whole = {
    causeId: null,
    name: null,
    recipient: stranger,
    token: usdcAddress,
    amount: 1_500_000n,
    ...gift,
  }
  return offerPart([whole], context)[0]
}

test('a recipient in the directory is its cause, whatever the plan calls it', () => {
  expect(offer({ recipient: addressOf('a1'), causeId: 'other', name: 'Other' })).toMatchObject({
    kind: 'cause',
    cause: wells,
    payee: { kind: 'cause', causeId: 'wells' },
    gift: { asset: { address: usdcAddress }, amount: 1_500_000n },
  })
})

test('a cause that has another address here is not paid at the one of the plan', () => {
  expect(offer({ causeId: 'wells', name: 'Open Wells' })).toMatchObject({
    kind: 'replaced',
    listed: addressOf('a1'),
    gift: { recipient: addressOf('a1'), causeId: 'wells' },
  })
})

test('somebody else keeps the label of the plan, unless it is the name of a cause', () => {
  expect(offer({ name: 'Landlord' })).toMatchObject({
    kind: 'address',
    label: 'Landlord',
    warning: null,
    payee: { kind: 'address', address: stranger, name: 'Landlord' },
  })
  expect(offer({ name: addressOf('98') })).toMatchObject({
    kind: 'address',
    label: null,
    warning: expect.stringMatching(/another address/) as string,
    payee: { address: stranger, name: null },
  })
  expect(offer({ name: 'OPEN WELLS' })).toMatchObject({
    kind: 'address',
    label: null,
    warning: expect.stringMatching(/not its address there/) as string,
    payee: { name: null },
  })
})

test.each([
  [{ token: addressOf('c9') }, /does not know the token/],
  [{ recipient: safe }, /this Safe itself/],
  [{ recipient: usdcAddress, token: null }, /contract of a token/],
])('what cannot be given is said: %#', (gift, words) => {
  expect(offer(gift)).toMatchObject({ kind: 'refused', reason: expect.stringMatching(words) as string })
})
