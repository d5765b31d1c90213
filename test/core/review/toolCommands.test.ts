import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toolCommands } from '../../../src/core/review/toolCommands'
import { anyAddress, anySafeTx } from '../safe/arbitraries'
import { goldenTx } from '../safe/goldenTxs'

const { tx } = goldenTx('1.4.1 on Sepolia')
const safe = '0x111CEEee040739fD91D29C34C33E6B3E112F2177'
const chain = { id: 1, safeHashesName: 'ethereum' }
const asked = { tx, safe, chain, version: '1.4.1' }

const commandOf = (tool: string, of: Parameters<typeof toolCommands>[0] = asked) =>
  toolCommands(of)?.find((one) => one.tool === tool)?.command ?? ''

/** The arguments that a shell hands over. */
function runInShell(command: string): readonly string[] {
  const script = `show() { printf '%s\\n' "$@"; }; RPC_URL='http://node.test/?a b'; ${command.replace(/^\S+/, 'show')}`
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n')
}

describe('what a shell makes of the commands', () => {
  test('cast gets the ten fields as they are, in the order of getTransactionHash', () => {
    fc.assert(
      fc.property(anySafeTx, anyAddress, (tx, safe) => {
        expect(runInShell(commandOf('cast', { ...asked, tx, safe }))).toEqual([
          'call',
          safe,
          'getTransactionHash(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256)(bytes32)',
          ...[tx.to, tx.value, tx.data, tx.operation, tx.safeTxGas, tx.baseGas, tx.gasPrice].map(String),
          ...[tx.gasToken, tx.refundReceiver, tx.nonce].map(String),
          '--rpc-url',
          'http://node.test/?a b',
        ])
      }),
      { numRuns: 20 },
    )
  })

  test('clearsig gets each field under its name', () => {
    fc.assert(
      fc.property(anySafeTx, (tx) => {
        const [subcommand, ...options] = runInShell(
          commandOf('clearsig', { ...asked, tx, version: '1.3.0+L2' }),
        )
        expect(subcommand).toBe('safe-hash')
        expect(Object.fromEntries(pairs(options))).toEqual({
          '--chain-id': '1',
          '--safe-address': safe,
          '--safe-version': '1.3.0',
          '--to': tx.to,
          '--value': `${tx.value}`,
          '--data': tx.data,
          '--operation': `${tx.operation}`,
          '--safe-tx-gas': `${tx.safeTxGas}`,
          '--base-gas': `${tx.baseGas}`,
          '--gas-price': `${tx.gasPrice}`,
          '--gas-token': tx.gasToken,
          '--refund-receiver': tx.refundReceiver,
          '--nonce': `${tx.nonce}`,
        })
      }),
      { numRuns: 20 },
    )
  })

  test('safe_hashes.sh gets network, Safe and nonce', () => {
    expect(
      runInShell(
        commandOf('safe-tx-hashes-util', { ...asked, chain: { id: 42161, safeHashesName: 'arbitrum' } }),
      ),
    ).toEqual(['--network', 'arbitrum', '--address', safe, '--nonce', `${tx.nonce}`])
  })
})

const pairs = (options: readonly string[]) =>
  options.flatMap((option, index) => (index % 2 === 0 ? [[option, options[index + 1]]] : []))

test('on paper long data has a name', () => {
  const data = `0x${'ab'.repeat(69)}` as const
  const [, cast, clearsig] = toolCommands({ ...asked, tx: { ...tx, data } }) ?? []
  for (const { brief, command } of [cast, clearsig].flatMap((one) => one ?? []))
    expect(brief.replace('"$DATA"', `'${data}'`)).toBe(command)
  const short = { ...tx, data: `0x${'ab'.repeat(68)}` } as const
  for (const { brief, command } of toolCommands({ ...asked, tx: short }) ?? []) expect(brief).toBe(command)
})

test('a chain that safe_hashes.sh does not know leaves the two others', () => {
  expect(toolCommands({ ...asked, chain: { id: 31337 } })?.map(({ tool }) => tool)).toEqual([
    'cast',
    'clearsig',
  ])
})

test('data that no command line takes leaves the tool that reads it for itself', () => {
  const data = `0x${'00'.repeat(65_001)}` as const
  expect(toolCommands({ ...asked, tx: { ...tx, data } })?.map(({ tool }) => tool)).toEqual([
    'safe-tx-hashes-util',
  ])
})

describe('nothing is written when a field could mean something else to a shell', () => {
  const evil = "0x'; rm -rf ~; '"
  const table: readonly (readonly [string, object])[] = [
    ['to', { to: evil }],
    ['data', { data: evil }],
    ['half a byte of data', { data: '0xabc' }],
    ['gasToken', { gasToken: evil }],
    ['refundReceiver', { refundReceiver: '$(id)' }],
    ['a negative value', { value: -1n }],
    ['operation', { operation: 2 }],
  ]
  test.each(table)('%s', (_, fields) => {
    expect(toolCommands({ ...asked, tx: { ...tx, ...fields } })).toBeNull()
  })

  test.each([`1.4.1'; id; '`, '$(id)', '', '1.4'])('version %s', (version) => {
    expect(toolCommands({ ...asked, version })).toBeNull()
  })

  test('the Safe', () => {
    expect(toolCommands({ ...asked, safe: evil })).toBeNull()
  })
})
