import { expect, test } from 'vitest'
import { signWithHost } from '../../src/adapters/host/signWithHost'

const hash = `0x${'ab'.repeat(32)}`

function answering(answer: () => unknown) {
  const asked: string[] = []
  const signMessage = async (message: string) => {
    asked.push(message)
    return answer() as never
  }
  return { sign: (message: string) => signWithHost({ txs: { signMessage } }, message), asked }
}

test('asks once, with the text as it is', async () => {
  const { sign, asked } = answering(() => ({ messageHash: hash, signature: '0x1234' }))
  expect(await sign('I am the treasurer.')).toEqual({ kind: 'signed', signature: '0x1234' })
  expect(asked).toEqual(['I am the treasurer.'])
})

test.each([
  ['an empty signature', { messageHash: hash, signature: '0x' }],
  ['no signature', { messageHash: hash }],
  ['null for a signature', { messageHash: hash, signature: null }],
])('%s means that more owners have to sign', async (_, answer) => {
  const { sign } = answering(() => answer)
  expect(await sign('text')).toEqual({ kind: 'pending', way: 'messages' })
})

test('a safeTxHash means that a transaction signs it', async () => {
  const { sign } = answering(() => ({ safeTxHash: hash }))
  expect(await sign('text')).toEqual({ kind: 'pending', way: 'onChain' })
})

test('[S4.16] the host’s sentence for a person’s no is a no, not an error', async () => {
  const { sign } = answering(() => {
    throw new Error('Transaction was rejected')
  })
  expect(await sign('text')).toEqual({ kind: 'rejected' })
})

test.each([
  [() => Promise.reject(new Error('Request failed')), 'Your Safe did not sign the message: Request failed'],
  [() => Promise.reject(new Error('')), 'Your Safe did not sign the message: it gave no reason'],
  [() => null, 'Your Safe answered with something that is no signature.'],
  [() => ({}), 'Your Safe answered with something that is no signature.'],
  [
    () => ({ messageHash: hash, signature: 'yes' }),
    'Your Safe answered with something that is no signature.',
  ],
  [
    () => ({ messageHash: '0x12', signature: '0x12' }),
    'Your Safe answered with something that is no signature.',
  ],
  [() => '0x1234', 'Your Safe answered with something that is no signature.'],
])('everything else failed, in words (%#)', async (answer, reason) => {
  expect(await answering(answer).sign('text')).toEqual({ kind: 'failed', reason })
})
