import type { Frame } from '@playwright/test'
import type { BaseTransaction } from '@safe-global/safe-apps-sdk'
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseEther, parseUnits } from 'viem'
import { createChainClient } from '../../sandbox/chain/createChainClient'
import { parseHex } from '../../sandbox/chain/parseHex'
import { serviceClient } from '../../sandbox/host/serviceClient'
import type { WorldInfo } from '../../sandbox/world'

export const world: WorldInfo = JSON.parse(process.env['SANDBOX_WORLD'] ?? '{}')
export const client = createChainClient(world.rpcUrl)
export const service = serviceClient(world.serviceUrl)

/** Receives everything that the tests of the host give. */
export const cause: Address = '0x00000000000000000000000000000000000Ca05E'

export const gift = (ether: string) => ({ to: cause, value: `${parseEther(ether)}`, data: '0x' })

export const tokenGift = (amount: string) => ({
  to: world.tokens.LUSD.address,
  value: '0',
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [cause, parseUnits(amount, 6)] }),
})

/** Asks by the SDK. The safeTxHash, or "Error: " and what it was refused with. */
export function send(
  frame: Frame,
  txs: readonly BaseTransaction[],
  params: { safeTxGas?: number } = {},
): Promise<string> {
  return frame.evaluate(
    ([txs, params]) =>
      window.sdk.txs.send({ txs: [...txs], params }).then(
        ({ safeTxHash }) => safeTxHash,
        (error: Error) => `Error: ${error.message}`,
      ),
    [txs, params] as const,
  )
}

export async function proposed(sent: Promise<string>): Promise<Hex> {
  return parseHex(await sent, 'answer to the proposal')
}

export const details = (frame: Frame, safeTxHash: Hex) =>
  frame.evaluate((hash) => window.sdk.txs.getBySafeTxHash(hash), safeTxHash)

export const status = async (frame: Frame, safeTxHash: Hex) => (await details(frame, safeTxHash)).txStatus

export const getInfo = (frame: Frame) => frame.evaluate(() => window.sdk.safe.getInfo())

/** True when the request has had no answer although the host has answered a later one. */
export async function isUnanswered(frame: Frame, asked: Promise<unknown>): Promise<boolean> {
  let isSettled = false
  void asked.then(
    () => (isSettled = true),
    () => (isSettled = true),
  )
  // Takes several requests of the host to the chain, so what it does for the first one is done by then.
  await frame.evaluate(() => window.sdk.safe.experimental_getBalances())
  return !isSettled
}
