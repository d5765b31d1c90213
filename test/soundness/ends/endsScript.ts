import * as fc from 'fast-check'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
} from 'viem'
import { executionTopics } from '../../../src/core/safe/executionResult'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call, ChainTxHash, SafeTx } from '../../../src/core/safe/safeTx'
import { canonicalDeployment } from '../../sandbox/chain/safeContracts'
import { parseHex } from '../../sandbox/chain/parseHex'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'
import { coin, type GivingSafe, type GivingSafes, transfer } from '../../support/givingChain'
import { addressOf } from '../../support/safeFixtures'
import codes from '../contracts/World.json' with { type: 'json' }
import { delegated, failureForgerCode, forgerCode, relayerCode } from './endsWorld'

/** What happens to a Safe that has proposed three gifts, with nonces 0 to 2. */
export type Act =
  /** The gift whose turn it is, or else a payment to a thief. */
  | { readonly kind: 'pay'; readonly by: 'anybody' | 'a batch' | 'another Safe' | 'a relayer' }
  | { readonly kind: 'steal' }
  /** Code that the Safe runs emits the event of a gift. */
  | { readonly kind: 'forge'; readonly gift: number; readonly outcome: 'success' | 'failure' }
  /** The same, and the next gift in one transaction. */
  | { readonly kind: 'forgeInBatch'; readonly gift: number; readonly outcome: 'success' | 'failure' }
  /** Code that the Safe runs sets its nonce back: a gift can be executed twice. */
  | { readonly kind: 'rewind' }
  /** Other code takes the Safe over, plays the execution of a gift, sets its nonce behind that one, and goes again. */
  | { readonly kind: 'takeOver'; readonly gift: number }
  /** The chain takes back the last steps. */
  | { readonly kind: 'reorg'; readonly steps: number }

/** `boasts`: a token that moves half of what it logs. `mute`: one that moves all, and logs nothing. */
type GiftKind = 'coin' | 'token' | 'too much' | 'boasts' | 'mute'

export type Script = {
  readonly singleton: 'Safe' | 'SafeL2'
  readonly node: 'replays' | 'replays nothing'
  readonly service: 'honest' | 'lagging' | 'lying' | 'down'
  readonly gifts: readonly GiftKind[]
  readonly acts: readonly Act[]
}

const gift = fc.integer({ min: 0, max: 2 })
const outcome = fc.constantFrom('success' as const, 'failure' as const)
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      by: fc.constantFrom('anybody', 'a batch', 'another Safe', 'a relayer'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('steal' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('forge' as const), gift, outcome }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('forgeInBatch' as const), gift, outcome }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rewind' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('takeOver' as const), gift }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reorg' as const), steps: fc.integer({ min: 1, max: 2 }) }),
  },
)

export const anyScript: fc.Arbitrary<Script> = fc.record({
  singleton: fc.constantFrom('Safe', 'SafeL2'),
  node: fc.constantFrom('replays', 'replays nothing'),
  service: fc.constantFrom('honest', 'lagging', 'lying', 'down'),
  gifts: fc.array(fc.constantFrom('coin', 'coin', 'token', 'too much', 'boasts', 'mute'), {
    minLength: 3,
    maxLength: 3,
  }),
  acts: fc.array(anyAct, { minLength: 1, maxLength: 4 }),
})

const { LUSD } = localTokens
const { address: batcher } = canonicalDeployment('1.4.1', 'MultiSendCallOnly')
const places = {
  success: addressOf('a forger of successes'),
  failure: addressOf('a forger of failures'),
  rewinder: addressOf('a rewinder'),
  swapper: addressOf('a swapper'),
  singleton: addressOf('a singleton of somebody'),
  relayer: addressOf('a relayer of scripts'),
}
export const thief = addressOf('the thief of scripts')

/** Tokens that no operator lists. */
export const hostileTokens = {
  boasts: addressOf('a token that boasts'),
  mute: addressOf('a token that is mute'),
} as const
/** What each Safe holds of either. */
export const hostileFunds = 10n ** 9n
const hostileCodes = { boasts: codes.BoastingErc20, mute: codes.LaxErc20 } as const
const mintAbi = parseAbi(['function mint(address to, uint256 value)'])

/** Sets the nonce (slot 5) to the word in its calldata. */
const rewinderCode: Hex = '0x5f3560055500'
/** Keeps the singleton in slot 98 and the first word of calldata in slot 99; the second becomes the singleton. */
const swapperCode: Hex = '0x5f546062555f356063556020355f5500'
/** Without calldata it gives the singleton back. Else it emits ExecutionSuccess for slot 99, and answers true. */
const singletonCode: Hex = `0x36156035576063547f${executionTopics[0].slice(2)}60205fa260015f5260205ff35b6062545f5500`

/** Puts the code of the attacks on the chain. */
export async function layTraps({ local }: GivingSafes): Promise<void> {
  const traps: readonly (readonly [Address, Hex])[] = [
    [places.success, forgerCode('1.4.1')],
    [places.failure, failureForgerCode('1.4.1')],
    [places.rewinder, rewinderCode],
    [places.swapper, swapperCode],
    [places.singleton, singletonCode],
    [places.relayer, relayerCode],
  ]
  for (const [address, bytecode] of traps) await local.client.setCode({ address, bytecode })
  for (const kind of ['boasts', 'mute'] as const) {
    const { data } = await local.client.call({ data: parseHex(hostileCodes[kind], kind) })
    await local.client.setCode({ address: hostileTokens[kind], bytecode: data ?? '0x' })
  }
}

export type PlayedGift = {
  readonly signed: Awaited<ReturnType<GivingSafes['sign']>>
  readonly calls: readonly Call[]
  readonly recipient: Address
  readonly token: Address | null
  readonly amount: bigint
}

/** A Safe with three gifts, and what the acts do to it. */
export async function openScript(world: GivingSafes, outer: GivingSafe, script: Script, id: number) {
  const { client } = world.local
  const safe = await world.createSafe({ singleton: script.singleton })
  const mint = [safe.address, hostileFunds] as const
  const data = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: mint })
  for (const token of Object.values(hostileTokens)) await world.send(token, data)
  const gifts: PlayedGift[] = []
  for (const [nonce, kind] of script.gifts.entries()) {
    const recipient = addressOf(`recipient ${id} ${nonce}`)
    const token = tokenOf(kind)
    const amount = kind === 'too much' ? 10n ** 24n : 1_000n + BigInt(nonce)
    const calls = [token === null ? coin(recipient, amount) : transfer(token, recipient, amount)]
    const fields = kind === 'too much' ? { safeTxGas: 60_000n } : {}
    const signed = await world.sign(safe, calls, { nonce: BigInt(nonce), ...fields })
    gifts.push({ signed, calls, recipient, token, amount })
  }
  const snapshots: Hex[] = []
  const executed: ChainTxHash[] = []
  const sent: { readonly signed: Awaited<ReturnType<GivingSafes['sign']>>; readonly txHash: ChainTxHash }[] =
    []

  const nonceNow = async () =>
    Number(await client.readContract({ address: safe.address, abi: nonceAbi, functionName: 'nonce' }))
  const run = (fields: Pick<SafeTx, 'to' | 'data' | 'operation' | 'value'>, nonce: number) =>
    world.sign(safe, [coin(thief, 1n)], { ...fields, nonce: BigInt(nonce) })
  const theft = (nonce: number) => world.sign(safe, [coin(thief, 7n)], { nonce: BigInt(nonce) })
  const forgery = (at: number, outcome: 'success' | 'failure', nonce: number) =>
    run(delegated(places[outcome], gifts[at]?.signed.hash ?? '0x'), nonce)
  const toSafe = ({ data }: { readonly data: Hex }): Call => ({ to: safe.address, value: 0n, data })
  const send = async (to: Address, data: Hex) => void executed.push(await world.send(to, data))

  /** Executes it, and remembers by which transaction. */
  async function execute(by: Extract<Act, { kind: 'pay' }>['by'], signed: PlayedGift['signed']) {
    await route(by, signed)
    const txHash = executed.at(-1)
    if (txHash !== undefined) sent.push({ signed, txHash })
  }

  async function route(by: Extract<Act, { kind: 'pay' }>['by'], signed: { readonly data: Hex }) {
    if (by === 'anybody') return send(safe.address, signed.data)
    const batch = encodeMultiSend([toSafe(signed)])
    if (by === 'a batch') return send(batcher, batch)
    if (by === 'a relayer') return send(places.relayer, concatHex([pad(batcher), batch]))
    const own = await world.sign(outer, [toSafe(signed)])
    return send(outer.address, own.data)
  }

  async function act(one: Act): Promise<void> {
    if (one.kind === 'reorg') {
      const at = Math.max(0, snapshots.length - one.steps)
      const id = snapshots[at]
      if (id === undefined) return
      const before = await client.getBlockNumber()
      await client.revert({ id })
      snapshots.length = at
      const after = await client.getBlockNumber()
      await client.mine({ blocks: Number(before - after) + 2 })
      return
    }
    snapshots.push(await client.snapshot())
    const nonce = await nonceNow()
    switch (one.kind) {
      case 'pay':
        return execute(one.by, gifts[nonce]?.signed ?? (await theft(nonce)))
      case 'steal':
        return execute('anybody', await theft(nonce))
      case 'forge':
        return execute('anybody', await forgery(one.gift, one.outcome, nonce))
      case 'forgeInBatch': {
        const next = gifts[nonce + 1]?.signed ?? (await theft(nonce + 1))
        return send(batcher, encodeMultiSend([await forgery(one.gift, one.outcome, nonce), next].map(toSafe)))
      }
      case 'rewind':
        return send(safe.address, (await run(delegated(places.rewinder, pad('0x00')), nonce)).data)
      case 'takeOver': {
        const { hash, data } = gifts[one.gift]?.signed ?? (await theft(nonce))
        const swap = delegated(places.swapper, concatHex([hash, pad(places.singleton)]))
        await send(safe.address, (await run(swap, nonce)).data)
        await send(safe.address, data)
        await send(safe.address, '0x')
        const behind = pad(numberToHex(one.gift + 1))
        return send(safe.address, (await run(delegated(places.rewinder, behind), nonce + 1)).data)
      }
    }
  }

  async function holdings(token: Address | null, holder: Address, blockNumber?: bigint): Promise<bigint> {
    const at = blockNumber === undefined ? {} : { blockNumber }
    return token === null
      ? client.getBalance({ address: holder, ...at })
      : client.readContract({
          address: token,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [holder],
          ...at,
        })
  }

  return {
    safe,
    gifts,
    executed,
    sent,
    act,
    holdings,
    /** By how much a holding rose in the block of a transaction; null: the chain has it in no block. */
    async rose(txHash: ChainTxHash, token: Address | null, holder: Address): Promise<bigint | null> {
      const receipt = await client.getTransactionReceipt({ hash: txHash }).catch(() => null)
      if (receipt === null) return null
      const { blockNumber } = receipt
      return (await holdings(token, holder, blockNumber)) - (await holdings(token, holder, blockNumber - 1n))
    },
  }
}

function tokenOf(kind: GiftKind): Address | null {
  if (kind === 'token') return LUSD.address
  return kind === 'boasts' || kind === 'mute' ? hostileTokens[kind] : null
}

const nonceAbi = [
  { type: 'function', name: 'nonce', inputs: [], outputs: [{ type: 'uint256' }], stateMutability: 'view' },
] as const
