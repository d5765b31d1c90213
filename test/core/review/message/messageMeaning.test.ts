import { hashTypedData, maxUint256 } from 'viem'
import fc from 'fast-check'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { assetNamesOf } from '../../../../src/core/review/assetNames'
import { messageMeaning } from '../../../../src/core/review/message/messageMeaning'
import { messageWords } from '../../../../src/core/review/message/messageWords'
import { readSignInText } from '../../../../src/core/review/message/signInText'
import { readTypedData } from '../../../../src/core/review/message/typedData'
import { visibleText } from '../../../../src/core/review/message/visibleText'
import { innerMessageHash } from '../../../../src/core/safe/safeMessageHash'
import type { SafeMessageRecord } from '../../../../src/core/safe/safeTx'
import { addressOf, aChain, aToken, buildRecord, theCause, theSafe } from '../../../support/safeFixtures'

type Message = SafeMessageRecord['message']
const spender = addressOf('a spender')
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { type, name }
  })
const typed = (
  primaryType: string,
  types: Readonly<Record<string, string>>,
  message: Readonly<Record<string, unknown>>,
  domain: Readonly<Record<string, unknown>> = { chainId: aChain.id, verifyingContract: aToken.address },
) => ({
  domain,
  types: Object.fromEntries(Object.entries(types).map(([name, text]) => [name, fields(text)])),
  primaryType,
  message,
})

const words = (message: Message) =>
  messageWords(messageMeaning(message), {
    safe: theSafe,
    chainId: aChain.id,
    names: assetNamesOf(aChain),
  })
const said = (message: Message) => words(message).sentences.join(' ')

const deadline = 1_764_000_000

const permit = (overrides: Readonly<Record<string, unknown>> = {}) =>
  typed(
    'Permit',
    { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
    { owner: theSafe, spender, value: '2500000', nonce: 0, deadline, ...overrides },
  )

const safeTx = (domain: Readonly<Record<string, unknown>>) => {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
    buildRecord()
  return typed(
    'SafeTx',
    {
      SafeTx:
        'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce',
    },
    {
      to,
      value: `${value}`,
      data,
      operation,
      safeTxGas: `${safeTxGas}`,
      baseGas: `${baseGas}`,
      gasPrice: `${gasPrice}`,
      gasToken,
      refundReceiver,
      nonce: `${nonce}`,
    },
    domain,
  )
}

describe('a sign-in', () => {
  const signIn = (overrides: Partial<Parameters<typeof createSiweMessage>[0]> = {}) =>
    createSiweMessage({
      domain: 'good.example',
      address: theSafe,
      statement: 'Sign in to do some good.',
      uri: 'https://good.example/app',
      version: '1',
      chainId: aChain.id,
      nonce: 'abcdefgh1234',
      issuedAt: new Date(0),
      expirationTime: new Date(600_000),
      ...overrides,
    })

  test('is named with the site, and is nothing to worry about', () => {
    expect(words(signIn())).toMatchObject({ title: 'Sign-in (EIP-4361)', weight: 'plain' })
    expect(said(signIn())).toContain('Signs this Safe in to good.example.')
    expect(said(signIn())).toContain('until 1970-01-01T00:10:00.000Z')
  })

  test('is read without a statement, with resources, and with a port', () => {
    const { statement: _, ...bare } = {
      domain: 'good.example:8080',
      address: theSafe,
      statement: '',
      uri: 'https://good.example:8080/',
      version: '1' as const,
      chainId: 1,
      nonce: 'abcdefgh1234',
      resources: ['https://one.example', 'https://two.example'],
    }
    expect(readSignInText(createSiweMessage(bare))).toMatchObject({
      domain: 'good.example:8080',
      statement: null,
      chainId: 1n,
      expirationTime: null,
      resources: ['https://one.example', 'https://two.example'],
    })
  })

  test.each([
    ['another account', { address: addressOf('somebody') }, /another account than this Safe/],
    ['another chain', { chainId: 1 }, /another chain: 1/],
    ['a site that is not the one it leads to', { uri: 'https://evil.example' }, /leads to https:\/\/evil/],
  ])('of %s is an alarm', (_, overrides, expected) => {
    expect(words(signIn(overrides)).weight).toBe('alarm')
    expect(said(signIn(overrides))).toMatch(expected)
  })

  test.each([
    ['a field twice', (text: string) => text.replace('Version: 1', 'Version: 1\nVersion: 1')],
    ['fields in another order', (text: string) => text.replace(/(URI: .*)\n(Version: 1)/, '$2\n$1')],
    ['something behind it', (text: string) => `${text}\nURI: https://evil.example`],
    ['two statements', (text: string) => text.replace('good.\n', 'good.\nAnd another.\n')],
    ['a wrong checksum', (text: string) => text.replace(theSafe, theSafe.toLowerCase())],
  ])('with %s is not told to be one', (_, spoil) => {
    expect(words(spoil(signIn()))).toMatchObject({
      title: 'A text that looks like a sign-in',
      weight: 'alarm',
    })
  })
})

describe('typed data is told by what is hashed', () => {
  test('a permit says who may take how much, and until when', () => {
    expect(words(permit())).toMatchObject({ title: 'Permit to take tokens', weight: 'money' })
    expect(said(permit())).toBe(
      `Lets ${spender} take 2.5 TEST. The signature can be used until 24 November 2025 at 16:00 UTC.`,
    )
    expect(said(permit({ value: `${maxUint256}` }))).toContain('TEST, without limit')
    expect(said(permit({ owner: spender }))).toContain('about tokens of another account')
  })

  test('DAI’s own permit has no amount: it is all or nothing', () => {
    const dai = typed(
      'Permit',
      { Permit: 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed' },
      { holder: theSafe, spender, nonce: 0, expiry: 0, allowed: true },
    )
    expect(said(dai)).toBe(`Lets ${spender} take TEST, without limit. It names no time at which it expires.`)
  })

  test('Permit2 names each token, and is Permit2 only at its own address', () => {
    const types = {
      PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline',
      PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
    }
    const other = addressOf('another token')
    const grant = (token: string, amount: string) => ({ token, amount, expiration: 1, nonce: 0 })
    const message = {
      details: [grant(aToken.address, '1000000'), grant(other, `${2n ** 160n - 1n}`)],
      spender,
      sigDeadline: deadline,
    }
    const at = (verifyingContract: string) =>
      typed('PermitBatch', types, message, { name: 'Permit2', chainId: aChain.id, verifyingContract })
    expect(said(at(permit2))).toContain(`Lets ${spender} take 1 TEST.`)
    expect(said(at(permit2))).toContain(`the token at ${other}, which is not known here, without limit`)
    expect(words(at(addressOf('an imitation'))).title).toBe('Typed data: PermitBatch')
  })

  test('a Permit2 transfer with a witness is told', () => {
    const transfer = typed(
      'PermitWitnessTransferFrom',
      {
        PermitWitnessTransferFrom:
          'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Order witness',
        TokenPermissions: 'address token,uint256 amount',
        Order: 'uint256 what',
      },
      {
        permitted: { token: aToken.address, amount: '1' },
        spender,
        nonce: 1,
        deadline,
        witness: { what: 3 },
      },
      { name: 'Permit2', chainId: aChain.id, verifyingContract: permit2 },
    )
    expect(said(transfer)).toContain(`Lets ${spender} take 0.000001 TEST.`)
    expect(said(transfer)).toContain('can be used once')
  })

  test('an order of CoW Protocol says what is sold for what, and who gets it', () => {
    const order = (receiver: string) =>
      typed(
        'Order',
        {
          Order:
            'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance',
        },
        {
          sellToken: aToken.address,
          buyToken: spender,
          receiver,
          sellAmount: '3000000',
          buyAmount: '7',
          validTo: deadline,
          appData: `0x${'00'.repeat(32)}`,
          feeAmount: '500000',
          kind: 'sell',
          partiallyFillable: false,
          sellTokenBalance: 'erc20',
          buyTokenBalance: 'erc20',
        },
        {
          name: 'Gnosis Protocol',
          version: 'v2',
          chainId: aChain.id,
          verifyingContract: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
        },
      )
    expect(words(order(theSafe)).title).toBe('Order on CoW Protocol')
    expect(said(order(theSafe))).toContain('Sells 3.5 TEST for at least 7 base units of the token at')
    expect(said(order(theSafe))).toContain('comes to this Safe')
    expect(said(order(spender))).toContain(`goes to ${spender}, not to this Safe`)
  })

  test('a Safe transaction is an alarm, and is read in full', () => {
    const other = addressOf('another Safe')
    const disguised = safeTx({ chainId: aChain.id, verifyingContract: other })
    expect(words(disguised)).toMatchObject({
      title: 'A transaction in disguise, not a message',
      weight: 'alarm',
    })
    expect(said(disguised)).toContain(`a transaction of the Safe ${other} on chain ${aChain.id}`)
    expect(said(disguised)).toContain(`Sends 0.5 ETH to ${theCause}.`)
    const elsewhere = said(safeTx({ chainId: 5, verifyingContract: other }))
    expect(elsewhere).not.toContain('ETH')
    const odd = typed('SafeTx', { SafeTx: 'address to' }, { to: theCause })
    expect(words(odd).weight).toBe('alarm')
    expect(said(odd)).toContain('cannot be read')
  })

  test('a user operation is an alarm', () => {
    expect(words(typed('SafeOp', { SafeOp: 'address safe' }, { safe: theSafe })).weight).toBe('alarm')
  })

  test('a vote is typed data of whoever it calls itself', () => {
    const vote = typed('Vote', { Vote: 'uint32 choice' }, { choice: 1 }, { name: 'snapshot' })
    expect(words(vote)).toMatchObject({ title: 'Typed data: Vote', weight: 'money' })
    expect(said(vote)).toContain('“snapshot”, as it calls itself')
    const forged = typed(
      'Vote',
      { Vote: 'uint32 choice' },
      { choice: 1 },
      { name: 'snapshot” is harmless. “' },
    )
    expect(said(forged)).toContain('“snapshot’ is harmless. ’”, as it calls itself')
  })

  test('what no type declares is signed by nobody, and changes no word', () => {
    const spoiled = permit({ amount: '1', note: 'harmless' })
    expect(innerMessageHash(spoiled)).toBe(innerMessageHash(permit()))
    expect(said(spoiled)).toBe(said(permit()))
    expect(readTypedData(spoiled)?.unsigned).toEqual(['amount', 'note'])
  })

  test('a domain that is not hashed is not believed', () => {
    const message = permit()
    const bare = { ...message, types: { ...message.types, EIP712Domain: [] } }
    expect(innerMessageHash(bare)).not.toBe(innerMessageHash(message))
    expect(readTypedData(bare)?.domain).toEqual({ name: null, chainId: null, verifyingContract: null })
    expect(words(bare).title).not.toContain('Permit to take tokens')
  })

  test('a value that does not fit its type, or is missing, makes it unreadable or only typed data', () => {
    expect(messageMeaning({ ...permit(), message: { owner: theSafe } }).kind).toBe('unreadable')
    expect(messageMeaning(permit({ spender: 'nobody' })).kind).toBe('typed')
    expect(messageMeaning(permit({ value: 1e30 })).kind).toBe('typed')
  })
})

test('hidden characters of a stranger are written out', () => {
  expect(visibleText('pay \u202eevil', 100)).toBe('pay ‹U+202E›evil')
  expect(visibleText('two\nlines', 100)).toBe('two\nlines')
  expect(visibleText('x'.repeat(20), 5)).toBe('xxxxx… (15 characters more)')
  const named = typed('Vote', { Vote: 'uint32 choice' }, { choice: 1 }, { name: 'snap\u200bshot\n' })
  expect(said(named)).toContain('“snap‹U+200B›shot‹U+000A›”')
})

describe('for any message', () => {
  const json = fc.dictionary(fc.string(), fc.jsonValue())
  const near = fc
    .record({
      domain: fc.option(json, { nil: undefined }),
      types: fc.dictionary(
        fc.constantFrom('Permit', 'SafeTx', 'A', 'B', 'EIP712Domain'),
        fc.array(
          fc.record({
            name: fc.constantFrom('a', 'b', 'to', 'spender'),
            type: fc.constantFrom('A', 'B[]', 'A[2]', 'uint256', 'address', 'Permit', 'string'),
          }),
          { maxLength: 4 },
        ),
      ),
      primaryType: fc.option(fc.constantFrom('Permit', 'SafeTx', 'A'), { nil: undefined }),
      message: fc.dictionary(fc.constantFrom('a', 'b', 'to', 'spender'), fc.jsonValue({ maxDepth: 6 })),
    })
    .map((value) => value as Record<string, unknown>)

  test('it is named without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), json, near), (message) => {
        expect(words(message).title).not.toBe('')
      }),
    )
  })

  test('what hashes as a Safe transaction is never anything but an alarm', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: maxUint256 }), fc.constantFrom(0, 1), (value, operation) => {
        const base = safeTx({ chainId: aChain.id, verifyingContract: theSafe })
        const message = { ...base, message: { ...base.message, value: `${value}`, operation } }
        expect(hashTypedData(message as never)).toBe(innerMessageHash(message))
        expect(words(message).weight).toBe('alarm')
      }),
    )
  })
})
