import { type Address, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners } from '../owners'
import { sendAll } from '../sendAll'
import { type LocalChain, startChain } from '../startChain'
import { type HostileTokens, deployHostileTokens } from './deployHostileTokens'
import { deployTokens } from './deployTokens'
import { localTokens } from './localTokens'
import { tokenAbi } from './tokenAbi'
import { create2Address, localTokenCodes } from './tokenCodes'

const [ada, ben] = owners
const pauseAbi = parseAbi(['function setPaused(bool paused)'])

let chain: LocalChain
let hostile: HostileTokens
beforeAll(async () => {
  chain = await startChain()
  hostile = await deployHostileTokens(chain)
  await sendAll(
    chain.client,
    Object.values(hostile).map((to) => ({
      label: 'mint',
      to,
      data: encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [ada.address, 1_000n] }),
    })),
  )
})
afterAll(() => chain.stop())

test('the addresses of the two tokens follow from their code', () => {
  expect(localTokens.LUSD.address).toBe(create2Address(localTokenCodes.LUSD))
  expect(localTokens.LDAI.address).toBe(create2Address(localTokenCodes.LDAI))
})

test('the two tokens say their names, symbols and decimals', async () => {
  for (const token of Object.values(await deployTokens(chain))) {
    const read = (functionName: 'name' | 'symbol' | 'decimals') =>
      chain.client.readContract({ address: token.address, abi: erc20Abi, functionName })
    expect(await read('name')).toBe(token.name)
    expect(await read('symbol')).toBe(token.symbol)
    expect(await read('decimals')).toBe(token.decimals)
  }
})

test('FalseToken answers false and moves nothing', async () => {
  expect(await transfer(hostile.FalseToken)).toEqual({ answer: `0x${'0'.repeat(64)}`, arrived: 0n })
})

test('SilentToken moves and answers nothing', async () => {
  expect(await transfer(hostile.SilentToken)).toEqual({ answer: '0x', arrived: 200n })
})

test('FeeToken answers true and less arrives', async () => {
  expect(await transfer(hostile.FeeToken)).toEqual({ answer: `0x${'0'.repeat(63)}1`, arrived: 198n })
})

test('PausableToken reverts while it is paused', async () => {
  const pause = async (paused: boolean) => {
    const data = encodeFunctionData({ abi: pauseAbi, functionName: 'setPaused', args: [paused] })
    await sendAll(chain.client, [{ label: 'pause', to: hostile.PausableToken, data }])
  }
  await pause(true)
  await expect(transfer(hostile.PausableToken)).rejects.toThrow('paused')
  await pause(false)
  expect(await transfer(hostile.PausableToken)).toMatchObject({ arrived: 200n })
})

/** Ada sends Ben 200 of her 1,000; what the token answers, and what Ben then has. */
async function transfer(token: Address) {
  const args = [ben.address, 200n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  const { data: answer = '0x' } = await chain.client.call({ account: ada.address, to: token, data })
  const hash = await chain.client.sendTransaction({ account: ada.address, to: token, data })
  await chain.client.waitForTransactionReceipt({ hash })
  const arrived = await chain.client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [ben.address],
  })
  return { answer, arrived }
}
