import fc from 'fast-check'
import { type AbiFunction, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { readSuppliedAbi, suppliedCalls } from '../../../src/core/review/suppliedAbi'
import { addressOf } from '../../support/safeFixtures'

const to = addressOf('a payee')

function functionsOf(text: string) {
  const read = readSuppliedAbi(text)
  if (read.kind === 'refused') throw new Error(read.reason)
  return read.functions
}

const reasonOf = (text: string) => {
  const read = readSuppliedAbi(text)
  return read.kind === 'refused' ? read.reason : read.functions.map(({ signature }) => signature)
}

describe('what is read', () => {
  // The selectors are those of WETH9, of Uniswap's SwapRouter and of its Multicall, as published.
  test.each([
    ['deposit()', '0xd0e30db0'],
    ['function multicall(bytes[] data) payable returns (bytes[] results);', '0xac9650d8'],
    [
      'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      '0x414bf389',
    ],
    ['[{"type":"function","name":"deposit","inputs":[],"outputs":[]}]', '0xd0e30db0'],
    ['{"contractName":"WETH9","abi":[{"name":"deposit","inputs":[]},{"type":"receive"}]}', '0xd0e30db0'],
    // What old compilers left out: `type` is a function's then, and `uint` stands for `uint256`.
    ['{"name":"withdraw","inputs":[{"name":"wad","type":"uint"}]}', '0x2e1a7d4d'],
  ])('%s', (text, selector) => {
    expect(functionsOf(text).map((one) => one.selector)).toEqual([selector])
  })

  test('signatures, one a line', () => {
    expect(reasonOf('deposit()\n\n  withdraw(uint wad)  \n')).toEqual(['deposit()', 'withdraw(uint256)'])
  })
})

const parameter = (type: string, rest: object = {}) =>
  JSON.stringify([{ type: 'function', name: 'pay', inputs: [{ name: 'a', type, ...rest }] }])

function nested(depth: number): object {
  const inner = depth === 0 ? { name: 'a', type: 'address' } : nested(depth - 1)
  return { name: 'a', type: 'tuple', components: [inner] }
}

describe('what is refused, whole and with its reason', () => {
  test.each([
    ['nothing', ' \n ', /nothing to read/],
    ['half a file', '[{"type":"function"', /is not JSON/],
    ['a number in a list', '[1]', /no ABI/],
    ['events alone', '[{"type":"event","name":"Paid","inputs":[]}]', /no function/],
    ['prose', 'pay the bill', /Line 1 is no function signature/],
    ['a second line that is none', 'deposit()\nevent Paid()', /Line 2 is no function signature/],
    ['a huge paste', `deposit()${' '.repeat(10)}\n`.repeat(30_000), /too long/],
    ['very many functions', `[${Array(1_001).fill('{"name":"a","inputs":[]}').join()}]`, /1001 functions/],
    ['very many parameters', `pay(${Array(101).fill('address').join()})`, /more than 100 parameters/],
    ['a name that reads from the right', '[{"name":"pay\u202Eevas","inputs":[]}]', /not a name of Solidity/],
    ['a look-alike letter', '[{"name":"p\u0430y","inputs":[]}]', /not a name of Solidity/],
    [
      'a hidden character in a parameter',
      parameter('address').replace('"a"', '"a\u200B"'),
      /parameter is not a name/,
    ],
    ['a name that is no text', '[{"name":{},"inputs":[]}]', /not a name of Solidity/],
    ['no parameters', '[{"name":"pay"}]', /no list of parameters/],
    ['a parameter that is none', '[{"name":"pay","inputs":[null]}]', /not described/],
    ['an unknown type', parameter('fixed128x18'), /type of a parameter/],
    ['an integer of 7 bits', parameter('uint7'), /type of a parameter/],
    ['an integer of 264 bits', parameter('uint264'), /type of a parameter/],
    ['a list of a thousand lists', parameter(`uint256${'[]'.repeat(1_000)}`), /dimensions/],
    ['a list of nothing', parameter('uint256[0][]'), /type of a parameter/],
    ['a list as long as it likes', parameter('uint256[9999][]'), /type of a parameter/],
    ['a tuple of nothing', parameter('tuple[]', { components: [] }), /nothing in it/],
    ['a tuple without parts', parameter('tuple'), /no list of parameters/],
    ['tuples in tuples', JSON.stringify([{ name: 'pay', inputs: [nested(50)] }]), /nested more than 5 deep/],
    [
      'tuples in tuples, ten thousand deep',
      `[{"name":"pay","inputs":${'[{"type":"tuple","components":'.repeat(10_000)}[]${'}]'.repeat(10_000)}}]`,
      /nested|not JSON/,
    ],
    ['brackets without end', `pay(${'('.repeat(5_000)}`, /Line 1/],
  ])('%s', (_name, text, words) => {
    expect(reasonOf(text)).toMatch(words)
  })

  test('whatever is pasted, it never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((text) => `pay(${text})`),
        ),
        (text) => {
          expect(['read', 'refused']).toContain(readSuppliedAbi(text).kind)
        },
      ),
    )
  })
})

describe('a call', () => {
  const abi = parseAbi(['function pay((address to, uint256 amount)[] parts, string memo, bytes32[2] refs)'])
  const [pay] = abi as readonly AbiFunction[]
  const functions = functionsOf(JSON.stringify(abi))
  const refs = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`] as const
  const dataWith = (memo: string): Hex =>
    encodeFunctionData({
      abi: [pay],
      functionName: 'pay',
      args: [[{ to, amount: 2n ** 255n }], memo, refs],
    })

  test('is named with each of its arguments, in full', () => {
    expect(suppliedCalls(dataWith('for May'), functions)).toEqual([
      {
        kind: 'fits',
        signature: 'pay((address,uint256)[],string,bytes32[2])',
        args: [
          { name: 'parts[0].to', type: 'address', text: to },
          {
            name: 'parts[0].amount',
            type: 'uint256',
            text: '57896044618658097711785492504343953926634992332820282019728792003956564819968',
          },
          { name: 'memo', type: 'string', text: '“for May”' },
          { name: 'refs[0]', type: 'bytes32', text: refs[0] },
          { name: 'refs[1]', type: 'bytes32', text: refs[1] },
        ],
        more: 0,
      },
    ])
  })

  test('hides nothing in a text', () => {
    const [call] = suppliedCalls(dataWith('pay \u202Eevas'), functions)
    expect(call).toMatchObject({ args: [{}, {}, { text: '“pay ‹U+202E›evas”' }, {}, {}] })
  })

  test('fits only when its arguments encode to the very bytes', () => {
    const data = dataWith('for May')
    const misfit = [{ kind: 'misfit', signature: 'pay((address,uint256)[],string,bytes32[2])' }]
    expect(suppliedCalls(`${data}00`, functions)).toEqual(misfit)
    expect(suppliedCalls(data.slice(0, -64) as Hex, functions)).toEqual(misfit)
    // One more wei in the padding of the address.
    const padded = data.replace(
      to.slice(2).toLowerCase().padStart(64, '0'),
      `1${to.slice(2).toLowerCase().padStart(63, '0')}`,
    )
    expect(suppliedCalls(padded as Hex, functions)).toEqual(misfit)
  })

  test('by no function with its selector has no name', () => {
    expect(suppliedCalls('0xd0e30db0', functions)).toEqual([])
    expect(suppliedCalls('0x', functions)).toEqual([])
    expect(suppliedCalls('0xd0e3', functionsOf('deposit()'))).toEqual([])
  })

  test('by two functions with one selector is named by both that fit', () => {
    // A published collision of selectors: 42966c68.
    const two = functionsOf('burn(uint256 amount)\ncollate_propagate_storage(bytes16 ref)')
    const data = `0x42966c68${'ab'.repeat(16)}${'00'.repeat(16)}` as const
    expect(suppliedCalls(data, two).map((call) => [call.kind, call.signature])).toEqual([
      ['fits', 'burn(uint256)'],
      ['fits', 'collate_propagate_storage(bytes16)'],
    ])
  })

  test('with names that are properties of every object is read by place', () => {
    const odd = functionsOf(
      '[{"name":"pay","inputs":[{"name":"p","type":"tuple","components":[{"name":"__proto__","type":"uint8"},{"name":"constructor","type":"uint8"}]}]}]',
    )
    const [{ selector } = { selector: '0x' }] = odd
    const data = `${selector}${'1'.padStart(64, '0')}${'2'.padStart(64, '0')}` as Hex
    expect(suppliedCalls(data, odd)).toMatchObject([
      {
        args: [
          { name: 'p.__proto__', text: '1' },
          { name: 'p.constructor', text: '2' },
        ],
      },
    ])
  })

  test('of many arguments tells how many are left out', () => {
    const list = functionsOf('pay(uint256[] amounts)')
    const data = encodeFunctionData({
      abi: parseAbi(['function pay(uint256[] amounts)']),
      args: [Array.from({ length: 130 }, (_, index) => BigInt(index))],
    })
    expect(suppliedCalls(data, list)).toMatchObject([{ more: 30 }])
  })

  test('any call that is encoded comes back with its own arguments', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), { maxLength: 5 }),
        (memo, amounts) => {
          const data = encodeFunctionData({
            abi: parseAbi(['function pay(uint256[] amounts, bool isFinal, string memo)']),
            args: [amounts, true, memo],
          })
          const [call] = suppliedCalls(data, functionsOf('pay(uint256[] amounts, bool isFinal, string memo)'))
          expect(call).toMatchObject({ kind: 'fits' })
          if (call?.kind !== 'fits') return
          const told = call.args.filter(({ type }) => type === 'uint256').map(({ text }) => BigInt(text))
          expect(told).toEqual(amounts)
        },
      ),
    )
  })

  test('whatever the bytes are, it never throws', () => {
    const all = functionsOf('pay(bytes[][] a, (string s, uint8[3] n)[] b)')
    const [{ selector } = { selector: '0x' }] = all
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const data =
          `${selector}${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}` as Hex
        for (const call of suppliedCalls(data, all)) expect(['fits', 'misfit']).toContain(call.kind)
      }),
    )
  })
})
