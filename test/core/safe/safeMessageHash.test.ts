import { describe, expect, test } from 'vitest'
import {
  TypedDataError,
  innerMessageHash,
  safeMessageHash,
  safeMessageHashes,
} from '../../../src/core/safe/safeMessageHash'
import { SafeVersionError } from '../../../src/core/safe/safeTxHash'

// README of pcaversaccio/safe-tx-hashes-util
const welcome = `Welcome to OpenSea!

Click to sign in and accept the OpenSea Terms of Service (https://opensea.io/tos) and Privacy Policy (https://opensea.io/privacy).

This request will not trigger a blockchain transaction or cost any gas fees.

Wallet address:
0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1

Nonce:
ea499f2f-fdbc-4d04-92c4-b60aba887e06`
const domain = {
  chainId: 11_155_111,
  safe: '0x657ff0D4eC65D82b2bC1247b0a558bcd2f80A0f1',
  version: '1.4.1',
} as const

// The example of EIP-712 itself.
const mail = {
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
}
const mailHash = '0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2'
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

test('a published message has the published hashes', () => {
  const innerHash = innerMessageHash(welcome)

  expect(innerHash).toBe('0xcb1a9208c1a7c191185938c7d304ed01db68677eea4e689d688469aa72e34236')
  expect(safeMessageHashes(innerHash, domain)).toEqual({
    domainHash: '0x611379c19940caee095cdb12bebe6a9fa9abb74cdb1fbd7377c49a1f198dc24f',
    messageHash: '0xa5d2f507a16279357446768db4bd47a03bca0b6acac4632a4c2c96af20d6f6e5',
    hash: '0x1866b559f56261ada63528391b93a1fe8e2e33baf7cace94fc6b42202d16ea08',
  })
  expect(safeMessageHash(innerHash, domain)).toBe(safeMessageHashes(innerHash, domain).hash)
})

test('a message of a Safe whose version nobody knows is not hashed', () => {
  expect(() => safeMessageHash(mailHash, { ...domain, version: null })).toThrow(SafeVersionError)
})

describe('typed data', () => {
  test.each([
    ['as in EIP-712', mail],
    ['with the type of its domain', { ...mail, types: { ...mail.types, EIP712Domain: domainFields } }],
    ['with the chain id as a text', { ...mail, domain: { ...mail.domain, chainId: '1' } }],
    ['with the chain id in hex', { ...mail, domain: { ...mail.domain, chainId: '0x1' } }],
    ['without a primary type', { ...mail, primaryType: undefined }],
    [
      'without a primary type, and with the type of its domain',
      { ...mail, primaryType: undefined, types: { ...mail.types, EIP712Domain: domainFields } },
    ],
  ])('%s has the published hash', (_, message) => {
    expect(innerMessageHash(message)).toBe(mailHash)
  })

  test('a type that is only used in a list is not the primary one', () => {
    const types = { Group: [{ name: 'members', type: 'Person[2][]' }], Person: mail.types.Person }
    const message = { members: [] }
    expect(innerMessageHash({ domain: mail.domain, types, message })).toBe(
      innerMessageHash({ domain: mail.domain, types, message, primaryType: 'Group' }),
    )
  })

  test('without a domain is hashed under an empty one', () => {
    const { domain: _, ...rest } = mail
    expect(innerMessageHash(rest)).toBe(innerMessageHash({ ...rest, domain: {} }))
    expect(innerMessageHash(rest)).not.toBe(mailHash)
  })

  test.each([
    ['nothing', {}],
    ['no types', { ...mail, types: undefined }],
    ['no types and no primary type', { ...mail, types: null, primaryType: undefined }],
    ['no message', { ...mail, message: undefined }],
    ['a domain that is a text', { ...mail, domain: 'Ether Mail' }],
    ['a domain that is null', { ...mail, domain: null }],
    ['a chain id that is no number', { ...mail, domain: { ...mail.domain, chainId: 'one' } }],
    ['a primary type that is not there', { ...mail, primaryType: 'Letter' }],
    ['a primary type that is no text', { ...mail, primaryType: 1 }],
    ['a value that is missing', { ...mail, message: { ...mail.message, contents: undefined } }],
    ['a wrong address', { ...mail, message: { ...mail.message, from: { name: 'Cow', wallet: '0x12' } } }],
    [
      'two types that could be the primary one',
      {
        ...mail,
        primaryType: undefined,
        types: { ...mail.types, Letter: [{ name: 'text', type: 'string' }] },
      },
    ],
    [
      'types that only mention each other',
      { ...mail, primaryType: undefined, types: { A: [{ name: 'a', type: 'A' }] } },
    ],
    [
      'a type that would take a pattern minutes',
      { ...mail, primaryType: undefined, types: { A: [{ name: 'a', type: `${'['.repeat(300_000)}\n` }] } },
    ],
  ])('with %s is refused', (_, message) => {
    expect(() => innerMessageHash(message)).toThrow(TypedDataError)
  })
})
