import { encodeFunctionData, parseAbi, slice, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeData } from './decodeData'
import { originText } from './originText'
import { pageOf } from './pageOf'

describe('the origin', () => {
  test.each([
    [undefined, '{}'],
    ['', '{}'],
    ['plain text', 'plain text'],
    ['{"url":"https://a.test","name":"A"', '{"url":"https://a.test","name":"A"'],
    ['{"url":"https://a.test","name":"A"}', '{"url": "https://a.test", "name": "A"}'],
    ['{"name":"Ünï","a":[1,true,null]}', '{"a": [1, true, null], "name": "\\u00dcn\\u00ef"}'],
    ['"quoted"', 'quoted'],
  ])('%s comes back as %s', (posted, expected) => {
    expect(originText(posted)).toBe(expected)
  })
})

test('the page after it lists its parameters by name', () => {
  const url = 'https://a.test/x/?ordering=nonce&executed=false&limit=1&nonce__gte=0'
  expect(pageOf([1, 2], url, { standard: 100, most: 200 }).next).toBe(
    'https://a.test/x/?executed=false&limit=1&nonce__gte=0&offset=1&ordering=nonce',
  )
})

describe('a page', () => {
  const items = Array.from({ length: 450 }, (_, index) => index)
  const page = (query: string) => pageOf(items, `https://a.test/x/?a=b${query}`, { standard: 100, most: 200 })

  test.each([
    ['', 100, 'limit=100&offset=100', null],
    ['&limit=0', 100, 'limit=100&offset=100', null],
    ['&limit=abc', 100, 'limit=100&offset=100', null],
    ['&limit=1000', 200, 'limit=200&offset=200', null],
    ['&limit=50&offset=400', 50, null, 'limit=50&offset=350'],
    ['&limit=50&offset=20', 50, 'limit=50&offset=70', 'limit=50'],
    ['&offset=1000', 0, null, 'limit=100&offset=900'],
  ])('%s', (query, length, next, previous) => {
    const { count, next: nextUrl, previous: previousUrl, results } = page(query)
    expect([count, results.length]).toEqual([450, length])
    const url = (rest: string | null) => (rest === null ? null : `https://a.test/x/?a=b&${rest}`)
    expect([nextUrl, previousUrl]).toEqual([url(next), url(previous)])
  })
})

describe('calldata in words', () => {
  const abi = parseAbi([
    'function approve(address spender, uint256 value)',
    'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    'function multiSend(bytes transactions)',
  ])
  const approval = encodeFunctionData({ abi, functionName: 'approve', args: [zeroAddress, 2n ** 255n] })

  test('numbers are decimal text', () => {
    expect(decodeData(approval)).toEqual({
      method: 'approve',
      parameters: [
        { name: 'spender', type: 'address', value: zeroAddress },
        { name: 'value', type: 'uint256', value: String(2n ** 255n) },
      ],
    })
  })

  test('execTransaction has its inner call as one object', () => {
    const data = encodeFunctionData({
      abi,
      functionName: 'execTransaction',
      args: [zeroAddress, 0n, approval, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
    })
    expect(decodeData(data)?.parameters[2]).toMatchObject({
      value: approval,
      valueDecoded: { method: 'approve' },
    })
  })

  test.each([
    ['an unknown method', '0x12345678'],
    ['calldata that ends too early', slice(approval, 0, 39)],
    [
      'a multiSend that ends too early',
      encodeFunctionData({ abi, functionName: 'multiSend', args: ['0x0012'] }),
    ],
  ] as const)('%s is null', (_, data) => {
    expect(decodeData(data)).toBe(null)
  })
})
