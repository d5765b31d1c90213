import { type Address, type Hash, type Hex, isAddressEqual, numberToHex } from 'viem'
import { sendWithFreeNonce } from '../chain/sendWithFreeNonce'
import { batchAccount } from './batchAccount'
import { ProviderError } from './walletErrors'
import type { HeldTx, WalletCall } from './walletState'
import { signerOf, type WalletContext } from './walletContext'

export type SendRequest = WalletCall & {
  /** Makes the account a BatchAccount in the same transaction. */
  readonly delegates?: boolean
  readonly nonce?: number
  readonly maxFeePerGas?: bigint
}

/** What a transaction that the node cannot estimate gets: it will probably revert, and a person may want it all the same. */
const gasWhenUnknown = 500_000n

/**
 * Signs and sends for an ordinary account, one transaction after the other. With the knob `mining` on `hold`, the node
 * takes a transaction and cannot mine it: the account's nonce on the chain is put back by one, which stops nobody else's
 * transactions. `mine` puts it right.
 */
export function createAccountSender(context: WalletContext) {
  const { client, store } = context
  let last: Promise<unknown> = Promise.resolve()

  /** Nobody reads a nonce while another transaction is on its way to the node. */
  function inTurn<result>(task: () => Promise<result>): Promise<result> {
    const next = last.then(task, task)
    last = next
    return next
  }

  const isHolding = () => store.getState().knobs.mining === 'hold'

  function heldBy(address: Address): readonly HeldTx[] {
    const own = store.getState().held.filter(({ from }) => isAddressEqual(from, address))
    return own.sort((a, b) => a.nonce - b.nonce)
  }

  function setHeld(address: Address, held: readonly HeldTx[]) {
    const others = store.getState().held.filter(({ from }) => !isAddressEqual(from, address))
    store.setState({ held: [...others, ...held] })
  }

  async function sign({ to, value, data, ...request }: SendRequest & { readonly nonce: number }) {
    const account = signerOf(context)
    const { nonce, delegates = false } = request
    const fees = await client.estimateFeesPerGas()
    const maxFeePerGas = request.maxFeePerGas ?? fees.maxFeePerGas
    const gas =
      request.gas === undefined ? await estimateGas({ ...(to && { to }), value, data }) : request.gas
    const common = {
      chainId: client.chain.id,
      nonce,
      ...(to && { to }),
      value: BigInt(value),
      data,
      gas: BigInt(gas),
      maxFeePerGas,
      maxPriorityFeePerGas:
        fees.maxPriorityFeePerGas < maxFeePerGas ? fees.maxPriorityFeePerGas : maxFeePerGas,
    }
    // The account's own nonce is used up before its authorization is looked at (EIP-7702).
    const raw = delegates
      ? await account.signTransaction({
          ...common,
          type: 'eip7702',
          authorizationList: [
            await account.signAuthorization({
              address: batchAccount.address,
              chainId: client.chain.id,
              nonce: nonce + 1,
            }),
          ],
        })
      : await account.signTransaction({ ...common, type: 'eip1559' })
    return {
      raw,
      entry: {
        ...(to && { to }),
        value,
        data,
        gas: numberToHex(BigInt(gas)),
        nonce,
        delegates,
        from: account.address,
        maxFeePerGas: numberToHex(maxFeePerGas),
      },
    }
  }

  function estimateGas(call: WalletCall): Promise<bigint> {
    const account = signerOf(context).address
    const { to, value, data } = call
    return client
      .estimateGas({ account, ...(to && { to }), value: BigInt(value), data })
      .then((gas) => (gas * 3n) / 2n)
      .catch(() => gasWhenUnknown)
  }

  async function hold(address: Address, nonce: number) {
    if (heldBy(address).length > 0) return
    if (nonce === 0) {
      const remedy = 'Send one payment first, or set its nonce to 1 (anvil_setNonce).'
      throw new ProviderError(-32603, `The test wallet cannot hold an account's first transaction. ${remedy}`)
    }
    await client.setNonce({ address, nonce: nonce - 1 })
  }

  async function release(address: Address) {
    const held = heldBy(address)
    const [first] = held
    if (first === undefined) return
    // Only what is taken out and handed in again is looked at anew. Not among viem's test actions.
    await client.request({ method: 'anvil_removePoolTransactions', params: [address] } as never)
    await client.setNonce({ address, nonce: first.nonce })
    for (const { raw } of held) await client.sendRawTransaction({ serializedTransaction: raw })
    setHeld(address, [])
  }

  function pendingNonce(address: Address): Promise<number> {
    return client.getTransactionCount({ address, blockTag: 'pending' })
  }

  /** Sends with the next nonce. Owners are shared by all tests: another one may have used it in between. */
  function sendNext(request: SendRequest, address: Address): Promise<Hash> {
    return sendWithFreeNonce(async () => {
      const { raw } = await sign({ ...request, nonce: await pendingNonce(address) })
      return client.sendRawTransaction({ serializedTransaction: raw })
    })
  }

  /** Sends another transaction in the place of a held one, for a higher fee, and answers its hash. */
  async function replaceHeld(
    old: HeldTx,
    call: WalletCall & { readonly delegates?: boolean },
  ): Promise<Hash> {
    const maxFeePerGas = (BigInt(old.maxFeePerGas) * 5n) / 4n
    const { raw, entry } = await sign({ ...call, nonce: old.nonce, maxFeePerGas })
    const hash = await client.sendRawTransaction({ serializedTransaction: raw })
    const others = heldBy(old.from).filter((one) => one.nonce !== old.nonce)
    setHeld(old.from, [...others, { ...entry, hash, raw }])
    if (!isHolding()) await release(old.from)
    return hash
  }

  return {
    send: (request: SendRequest): Promise<Hash> =>
      inTurn(async () => {
        const { address } = signerOf(context)
        const behind = heldBy(address).at(-1)
        if (request.nonce === undefined && !behind && !isHolding()) return sendNext(request, address)
        const nonce = request.nonce ?? (behind ? nonceAfter(behind) : await pendingNonce(address))
        const { raw, entry } = await sign({ ...request, nonce })
        if (isHolding()) await hold(address, nonce)
        const hash = await client.sendRawTransaction({ serializedTransaction: raw })
        // Behind a held one it has to wait too, whatever the knob says by now.
        if (isHolding() || behind) setHeld(address, [...heldBy(address), { ...entry, hash, raw }])
        return hash
      }),

    /** The transactions that wait, the next one first. Who signs is found out only where one waits: that takes 30 ms. */
    held: (): readonly HeldTx[] =>
      store.getState().held.length === 0 ? [] : heldBy(signerOf(context).address),

    /** Lets the chain have everything that waits, in the order of the nonces. */
    mine: (): Promise<void> => inTurn(() => release(signerOf(context).address)),

    replaceHeld: (old: HeldTx, call: WalletCall & { readonly delegates?: boolean }): Promise<Hash> =>
      inTurn(() => replaceHeld(old, call)),
  }
}

/** An account that signs its own authorization uses up a second nonce (EIP-7702). */
function nonceAfter({ nonce, delegates }: HeldTx): number {
  return nonce + (delegates ? 2 : 1)
}

export type AccountSender = ReturnType<typeof createAccountSender>

/** Whether the account has been made a contract account by EIP-7702. */
export async function isDelegated({ client }: WalletContext, address: Address): Promise<boolean> {
  const code: Hex | undefined = await client.getCode({ address })
  return code?.startsWith('0xef0100') ?? false
}
