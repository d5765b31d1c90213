import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { signInFields } from '../../../src/core/signIn/signInFields'
import { signInLabels, signInProblems } from '../../../src/core/signIn/signInWords'

const account = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 10 } as const
const given = {
  nonce: 'abcdefgh12345678',
  issuedAtMs: Date.UTC(2026, 10, 20),
  expiresAtMs: Date.UTC(2026, 10, 23),
}

test('the message says who signs in where, on which chain, until when, and that no money moves', () => {
  const site = { appName: 'do some good', domain: 'good.example', uri: 'https://good.example/app/' }
  expect(createSiweMessage(signInFields(site, account, given))).toBe(
    [
      'good.example wants you to sign in with your Ethereum account:',
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      '',
      'Sign in to do some good. This moves no money and allows nobody to move any.',
      '',
      'URI: https://good.example/app/',
      'Version: 1',
      'Chain ID: 10',
      'Nonce: abcdefgh12345678',
      'Issued At: 2026-11-20T00:00:00.000Z',
      'Expiration Time: 2026-11-23T00:00:00.000Z',
    ].join('\n'),
  )
})

test('a name with line breaks in it cannot write fields of its own', () => {
  const site = {
    appName: 'good\n\nURI: https://evil.test',
    domain: 'good.example',
    uri: 'https://good.example/',
  }
  expect(parseSiweMessage(createSiweMessage(signInFields(site, account, given)))).toMatchObject({
    uri: 'https://good.example/',
    statement: expect.stringContaining('good URI: https://evil.test'),
  })
})

test('[S2.24] the button says what is going on, in the words of the specification', () => {
  const { preparing, ready, asking, checking } = signInLabels
  expect([preparing, ready, asking, checking]).toEqual([
    'Preparing message...',
    'Send message',
    'Waiting for signature...',
    'Verifying signature...',
  ])
})

test('[S8.4] the four errors are those of the specification', () => {
  const { preparing, signing, verifying, other } = signInProblems
  expect([preparing, signing, verifying, other]).toEqual([
    'Error preparing message, please retry!',
    'Error signing message, please retry!',
    'Error verifying signature, please retry!',
    'Oops, something went wrong!',
  ])
})
