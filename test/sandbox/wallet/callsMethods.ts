import * as v from 'valibot'
import { type Address, encodeFunctionData, type Hash, type Hex, hexToNumber, numberToHex, toHex } from 'viem'
import { addressSchema, hexSchema } from '../host/schemas'
import { type AccountSender, isDelegated } from './accountSender'
import { batchAccount } from './batchAccount'
import { readStatus } from './readStatus'
import type { SafeSender } from './safeSender'
import { addressOf, safeOf, type WalletContext } from './walletContext'
import { walletError } from './walletErrors'
import type { Bundle } from './walletState'

const batchSchema = v.object({
  version: v.optional(v.string(), '1.0'),
  id: v.optional(v.pipe(v.string(), v.maxLength(8194))),
  from: v.optional(addressSchema),
  chainId: hexSchema,
  atomicRequired: v.optional(v.boolean(), false),
  calls: v.pipe(
    v.array(
      v.object({
        to: v.optional(addressSchema),
        data: v.optional(hexSchema, '0x'),
        value: v.optional(hexSchema, '0x0'),
        capabilities: v.optional(v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) }))),
      }),
    ),
    v.minLength(1),
  ),
  capabilities: v.optional(v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) }))),
})

export type Batch = v.InferOutput<typeof batchSchema>

const mostCalls = 100
/** One more than a call needs; what is left over is not paid for. */
const gasPerCall = 120_000n

/** The methods of EIP-5792, in the shape of its version 2, or of version 1 where the knob `batches` says so. */
export function createCallsMethods(context: WalletContext, account: AccountSender, safes: SafeSender) {
  const { store, client } = context
  const knobs = () => store.getState().knobs

  function assertSupported() {
    if (knobs().batches === 'unsupported') throw walletError('unsupported')
  }

  /** What the wallet can do on this chain, as `wallet_getCapabilities` says it. */
  async function capabilitiesHere(address: Address) {
    const { batches } = knobs()
    if (batches === 'none') return null
    if (batches === 'v1') return { atomicBatch: { supported: true } }
    // Safe{Wallet} says it in both shapes.
    if (safeOf(context) !== null) return { atomicBatch: { supported: true }, atomic: { status: 'supported' } }
    const isReady = batches !== 'supported' && !(await isDelegated(context, address))
    return { atomic: { status: isReady ? 'ready' : 'supported' } }
  }

  /** Sends them as one transaction of the account to itself; the account becomes able to do that with the first. */
  async function sendAtomically({ calls }: Batch): Promise<readonly Hash[]> {
    const address = addressOf(context)
    const execute = encodeFunctionData({
      abi: batchAccount.abi,
      functionName: 'execute',
      args: [calls.map(({ to = address, value, data }) => ({ to, value: BigInt(value), data }))],
    })
    const hash = await account.send({
      to: address,
      value: '0x0',
      data: execute,
      gas: numberToHex(gasPerCall * BigInt(calls.length + 1)),
      delegates: !(await isDelegated(context, address)),
    })
    return [hash]
  }

  async function sendInTurn({ calls }: Batch): Promise<readonly Hash[]> {
    const hashes: Hash[] = []
    for (const { to, value, data } of calls)
      hashes.push(await account.send({ ...(to && { to }), value, data }))
    return hashes
  }

  async function sendBundle(batch: Batch): Promise<Omit<Bundle, 'version' | 'cancelled'>> {
    const safe = safeOf(context)
    if (safe !== null) {
      const calls = batch.calls.map(({ to = safe, value, data }) => ({ to, value: BigInt(value), data }))
      const { safeTxHash, txHash } = await safes.propose(safe, calls)
      return { safeTxHash, hashes: txHash === null ? [] : [txHash], atomic: true }
    }
    const atomic = knobs().batches !== 'none'
    return { safeTxHash: null, hashes: await (atomic ? sendAtomically(batch) : sendInTurn(batch)), atomic }
  }

  return {
    /** Checks what can be checked before a person is asked. */
    readBatch(params: readonly unknown[]): Batch {
      assertSupported()
      const parsed = v.safeParse(batchSchema, params[0])
      if (!parsed.success)
        throw walletError('invalidParams', `wallet_sendCalls: ${v.summarize(parsed.issues)}`)
      const batch = parsed.output
      const { batches, chain } = knobs()
      if (hexToNumber(batch.chainId) !== chain) throw walletError('unsupportedChain')
      if (batch.calls.length > mostCalls) throw walletError('bundleTooLarge')
      if (batch.id !== undefined && batch.id in store.getState().bundles) throw walletError('duplicateId')
      if (batch.atomicRequired && batches === 'none') throw walletError('atomicityUnsupported')
      const wanted = [batch, ...batch.calls].flatMap(({ capabilities = {} }) => Object.entries(capabilities))
      const unmet = wanted.find(([, { optional = false }]) => !optional)
      if (unmet !== undefined)
        throw walletError('unsupportedCapability', `The wallet does not support the capability ${unmet[0]}.`)
      return batch
    },

    async send(batch: Batch): Promise<string | { readonly id: string }> {
      const { batches } = knobs()
      if (batches === 'readyRefused') throw walletError('upgradeRejected')
      const version = batches === 'v1' ? '1.0' : '2.0.0'
      const sent = await sendBundle(batch)
      const id = batch.id ?? sent.safeTxHash ?? randomId()
      const bundle: Bundle = { ...sent, version, cancelled: false }
      store.setState({ bundles: { ...store.getState().bundles, [id]: bundle } })
      return version === '1.0' ? id : { id }
    },

    async status(params: readonly unknown[]) {
      assertSupported()
      const [id] = params
      const bundle = typeof id === 'string' ? store.getState().bundles[id] : undefined
      if (typeof id !== 'string' || bundle === undefined) throw walletError('unknownBundle')
      return readStatus({ client, safes, id, bundle })
    },

    async capabilities(params: readonly unknown[]): Promise<Record<Hex, unknown>> {
      assertSupported()
      const asked = v.parse(v.optional(v.array(hexSchema)), params[1])
      const { id } = client.chain
      if (asked !== undefined && !asked.some((chain) => hexToNumber(chain) === id)) return {}
      const here = await capabilitiesHere(addressOf(context))
      return here === null ? {} : { [numberToHex(id)]: here }
    },
  }
}

function randomId(): Hex {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}
