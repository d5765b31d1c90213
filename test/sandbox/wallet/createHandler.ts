import * as v from 'valibot'
import { type Hex, hexToNumber, isHex, numberToHex } from 'viem'
import { addressSchema, hexSchema } from '../host/schemas'
import type { AccountSender } from './accountSender'
import { askNode } from './askNode'
import type { createCallsMethods } from './callsMethods'
import type { createChainMethods } from './chainMethods'
import { visibleAccounts } from './createProvider'
import type { WalletRequest } from './requestBook'
import type { SafeSender } from './safeSender'
import { assertOwn, type createSignMethods, readPersonalMessage, readTypedData } from './signMethods'
import { addressOf, safeOf, type WalletContext } from './walletContext'
import { walletError } from './walletErrors'

const hexNumberSchema = v.optional(hexSchema)

const txSchema = v.object({
  from: addressSchema,
  to: v.nullish(addressSchema),
  value: v.optional(hexSchema, '0x0'),
  data: hexNumberSchema,
  input: hexNumberSchema,
  gas: hexNumberSchema,
  nonce: hexNumberSchema,
  chainId: hexNumberSchema,
  maxFeePerGas: hexNumberSchema,
  gasPrice: hexNumberSchema,
})

export type HandlerParts = {
  readonly account: AccountSender
  readonly safes: SafeSender
  readonly calls: ReturnType<typeof createCallsMethods>
  readonly chains: ReturnType<typeof createChainMethods>
  readonly signs: ReturnType<typeof createSignMethods>
}

/** Answers each method. What the wallet does not do itself, the node answers. */
export function createHandler(context: WalletContext, parts: HandlerParts) {
  const { store, book } = context
  const { account, safes, calls, chains, signs } = parts
  const knobs = () => store.getState().knobs

  /** Throws 4100 as long as nobody has allowed the app to see the account. */
  function permittedAddress() {
    if (visibleAccounts(context).length === 0) throw walletError('unauthorized')
    return addressOf(context)
  }

  async function connect(request: WalletRequest): Promise<void> {
    if (knobs().locked) {
      const words = `Already processing ${request.method}. Please wait. (The wallet is locked.)`
      throw walletError('alreadyAsking', words)
    }
    // Who is allowed already is not asked again, but for wallet_requestPermissions, which is how another account is chosen.
    if (visibleAccounts(context).length > 0 && request.method === 'eth_requestAccounts') return
    await book.decide(request)
    store.setState({ permitted: true })
  }

  async function sendTransaction(request: WalletRequest): Promise<Hex> {
    const parsed = v.safeParse(txSchema, request.params[0])
    if (!parsed.success)
      throw walletError('invalidParams', `eth_sendTransaction: ${v.summarize(parsed.issues)}`)
    const tx = parsed.output
    const { to, value, gas } = tx
    assertOwn(tx.from, permittedAddress())
    if (tx.chainId !== undefined && hexToNumber(tx.chainId) !== knobs().chain)
      throw walletError(
        'invalidParams',
        `The transaction is for chain ${hexToNumber(tx.chainId)}, the wallet is on chain ${knobs().chain}.`,
      )
    assertNode()
    await book.decide(request)
    const data = tx.data ?? tx.input ?? '0x'
    const safe = safeOf(context)
    if (safe === null) {
      const fee = tx.maxFeePerGas ?? tx.gasPrice
      return account.send({
        ...(to && { to }),
        value,
        data,
        ...(gas && { gas }),
        ...(tx.nonce && { nonce: hexToNumber(tx.nonce) }),
        ...(fee && { maxFeePerGas: BigInt(fee) }),
      })
    }
    if (!to) throw walletError('invalidParams', 'A Safe cannot create a contract without "to".')
    const { safeTxHash, txHash } = await safes.propose(safe, [{ to, value: BigInt(value), data }])
    return txHash ?? safeTxHash
  }

  async function personalSign(request: WalletRequest): Promise<Hex> {
    const { message, address } = readPersonalMessage(request.params)
    assertOwn(address, permittedAddress())
    await book.decide(request)
    const safe = safeOf(context)
    return safe === null ? signs.personal({ message }) : safes.sign(safe, readableText(message))
  }

  async function signTypedData(request: WalletRequest): Promise<Hex> {
    if (knobs().typedData === 'unsupported') throw walletError('unsupported')
    const { typedData, address } = readTypedData(request.params, knobs().chain)
    assertOwn(address, permittedAddress())
    await book.decide(request)
    const safe = safeOf(context)
    return safe === null ? signs.typedData(typedData) : safes.sign(safe, typedData)
  }

  async function sendCalls(request: WalletRequest) {
    const address = permittedAddress()
    const batch = calls.readBatch(request.params)
    if (batch.from !== undefined) assertOwn(batch.from, address)
    assertNode()
    await book.decide(request)
    return calls.send(batch)
  }

  /** The sandbox runs one chain; on every other one the wallet has nobody to ask. */
  function assertNode() {
    const { chain } = knobs()
    if (chain !== context.client.chain.id)
      throw walletError('internal', `The sandbox has no node for chain ${chain}.`)
  }

  return async function handle(request: WalletRequest): Promise<unknown> {
    const { method, params } = request
    switch (method) {
      case 'eth_accounts':
        return visibleAccounts(context)
      case 'eth_requestAccounts':
        await connect(request)
        return visibleAccounts(context)
      case 'wallet_requestPermissions':
        await connect(request)
        return permissions()
      case 'wallet_getPermissions':
        return store.getState().permitted ? permissions() : []
      case 'wallet_revokePermissions':
        store.setState({ permitted: false })
        return null
      case 'eth_chainId':
        return numberToHex(knobs().chain)
      case 'net_version':
        return String(knobs().chain)
      case 'eth_sendTransaction':
        return sendTransaction(request)
      case 'personal_sign':
        return personalSign(request)
      case 'eth_signTypedData_v4':
        return signTypedData(request)
      case 'wallet_switchEthereumChain': {
        const chain = chains.readSwitch(params)
        if (chain === null) return null
        await book.decide(request)
        chains.goTo(chain)
        return null
      }
      case 'wallet_addEthereumChain': {
        const chain = chains.readAdd(params)
        await book.decide(request)
        chains.goTo(chain)
        return null
      }
      case 'wallet_getCapabilities':
        if (params[0] !== undefined) assertOwn(v.parse(addressSchema, params[0]), permittedAddress())
        return calls.capabilities(params)
      case 'wallet_sendCalls':
        return sendCalls(request)
      case 'wallet_getCallsStatus':
        return calls.status(params)
      case 'wallet_showCallsStatus':
        // There is no screen for it; whether the bundle is known is said all the same.
        await calls.status(params)
        return null
      default:
        if (/^(wallet_|anvil_|evm_|hardhat_|eth_sign$|eth_signT|eth_getEncryption|eth_decrypt)/.test(method))
          throw walletError('unsupported', `The wallet does not support ${method}.`)
        assertNode()
        return askNode(context.rpcUrl, method, params)
    }
  }
}

function permissions() {
  return [{ parentCapability: 'eth_accounts', caveats: [] }]
}

/** Hex that is text is shown, and kept at the service, as text; the hash is the same. */
function readableText(message: string): string {
  if (!isHex(message)) return message
  const bytes = Uint8Array.from(message.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}
