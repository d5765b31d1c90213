import { expect, type Locator, type Page } from '@playwright/test'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  isAddressEqual,
  keccak256,
  parseAbiParameters,
  parseEventLogs,
  zeroHash,
} from 'viem'
import { createChainClient } from '../../sandbox/chain/createChainClient'
import type { Knobs } from '../../sandbox/wallet/walletKnobs'
import type { WorldInfo } from '../../sandbox/world'
import { fillBasket, type Line } from './giving'
import { walletHeader } from './walletHeader'
import type { WalletPage } from './walletPage'
import type { OpenWithWallet, TestAccount } from './walletTest'

/** Three causes, in the chain's coin and both tokens. */
export const threeGifts = [
  { cause: 'Open Wells', asset: 'ETH', amount: '0.25' },
  { cause: 'Night School of São Bento', asset: 'LUSD', amount: '12.5' },
  { cause: 'Hedgerow Trust', asset: 'LDAI', amount: '0.000000000000000001' },
] as const satisfies readonly Line[]

/** A wallet that takes no batch. */
export const oneByOne: Partial<Knobs> = { batches: 'unsupported' }

/** The giving screens of a page, and what stands on them. */
export function givingPage(page: Page) {
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  return {
    heading: page.getByRole('heading', { level: 1 }),
    main,
    button,
    /** The payments of the gift that is on its way, in their order. */
    payments: main.getByRole('list', { name: 'Payments' }).getByRole('listitem'),
    /** What is followed on the activity screen, the newest first. */
    cards: page.getByRole('article'),

    async review(): Promise<void> {
      await button('Review your gift').click()
      await expect(this.heading).toHaveText(/^Review/)
    },
    /** From the basket over the review to the question in the wallet. */
    async give(): Promise<void> {
      await this.review()
      await button('Give from your wallet').click()
    },
    /** From wherever the page is. */
    async toActivity(): Promise<void> {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activity' }).click()
      await expect(this.heading).toHaveText('Activity')
    },
    async toGift(): Promise<void> {
      await page.getByRole('link', { name: /^your gift/i }).click()
    },
    /** The cause's line in the basket. */
    line: (cause: string): Locator => main.getByRole('group', { name: `Gift to ${cause}` }),
  }
}

type Stage = {
  readonly page: Page
  readonly world: WorldInfo
  openWithWallet(
    options?: OpenWithWallet,
  ): Promise<{ readonly wallet: WalletPage; readonly account: TestAccount }>
}

type OpenBasket = Omit<OpenWithWallet, 'basket'> & {
  readonly lines?: readonly Line[]
  /** Connects through the dialog and fills the basket from the directory. Default: an earlier visit did. */
  readonly byHand?: boolean
}

/** Opens the app with the wallet connected and this basket. */
export async function openBasket(
  { page, world, openWithWallet }: Stage,
  { lines = threeGifts, byHand = false, ...options }: OpenBasket = {},
) {
  const since = await createChainClient(world.rpcUrl).getBlockNumber()
  const basket = byHand ? {} : { basket: lines }
  const { wallet, account } = await openWithWallet({ ...options, ...basket, page })
  const header = walletHeader(page)
  if (byHand) {
    await header.connectTo(account.address)
    await fillBasket(page, lines)
  }
  await header.expectAccount(account.address)
  await expect(page.getByRole('main').getByRole('textbox', { name: /^Amount/ })).toHaveCount(lines.length)
  /** What the account has on the chain, the oldest first. */
  const sent = () => sentBy(world, account.address, since)
  return { wallet, account, giving: givingPage(page), sent }
}

/** How often the app has asked the wallet to send since the page was loaded, answered or not. */
export async function timesAskedToSend(wallet: WalletPage): Promise<number> {
  const requests = await wallet.requests()
  return requests.filter(({ method }) => method === 'eth_sendTransaction' || method === 'wallet_sendCalls')
    .length
}

/** The transactions in blocks that an account has sent since this one, the oldest first. */
async function sentBy(world: WorldInfo, account: Address, since: bigint): Promise<readonly Hash[]> {
  const client = createChainClient(world.rpcUrl)
  const count = Number((await client.getBlockNumber()) - since)
  const blocks = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      client.getBlock({ blockNumber: since + BigInt(index) + 1n, includeTransactions: true }),
    ),
  )
  return blocks.flatMap(({ transactions }) =>
    transactions.filter(({ from }) => isAddressEqual(from, account)).map(({ hash }) => hash),
  )
}

/** What the wallet says to a method, whatever is asked: a result, or a code and words. */
export type Fault = { readonly result: unknown } | { readonly code: number; readonly message: string }

/**
 * Stands between the app and the wallet that is announced. To be called before the page is opened. Answers how to set
 * the faults of now, by method; what has none is answered by the wallet.
 */
export async function alterWallet(
  page: Page,
): Promise<(faults: Readonly<Record<string, Fault>>) => Promise<void>> {
  await page.addInitScript(() => {
    type Request = (asked: { readonly method: string }) => Promise<unknown>
    const faults: Record<string, { result: unknown } | { code: number; message: string }> = {}
    Object.assign(window, { walletFaults: faults })
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { provider } = (event as CustomEvent<{ readonly provider: { request: Request } }>).detail
      if ('isAltered' in provider) return
      const request = provider.request
      Object.assign(provider, {
        isAltered: true,
        async request(asked: { readonly method: string }) {
          const fault = faults[asked.method]
          if (fault === undefined) return request(asked)
          if ('result' in fault) return fault.result
          throw Object.assign(new Error(fault.message), { code: fault.code })
        },
      })
    })
  })
  return (faults) =>
    page.evaluate((next) => {
      const { walletFaults } = window as unknown as { readonly walletFaults: Record<string, unknown> }
      for (const method of Object.keys(walletFaults)) delete walletFaults[method]
      Object.assign(walletFaults, next)
    }, faults)
}

export type Held = Readonly<Record<'ETH' | 'LUSD' | 'LDAI', bigint>>

/** What an address holds, at the end of a block or now. */
export async function heldBy(world: WorldInfo, address: Address, blockNumber?: bigint): Promise<Held> {
  const client = createChainClient(world.rpcUrl)
  const at = blockNumber === undefined ? {} : { blockNumber }
  const token = (symbol: 'LUSD' | 'LDAI') =>
    client.readContract({
      address: world.tokens[symbol].address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
      ...at,
    })
  const [ETH, LUSD, LDAI] = await Promise.all([
    client.getBalance({ address, ...at }),
    token('LUSD'),
    token('LDAI'),
  ])
  return { ETH, LUSD, LDAI }
}

/**
 * What these addresses have gained by transactions, and what those cost. By traces and events, not by balances: other
 * tests give to the same causes at the same time, perhaps in the same block.
 */
export async function gainedBy(world: WorldInfo, hashes: readonly Hash[], addresses: readonly Address[]) {
  const client = createChainClient(world.rpcUrl)
  const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })))
  const traces = await Promise.all(hashes.map((hash) => traceCalls(world, hash)))
  const transfers = parseEventLogs({
    abi: erc20Abi,
    eventName: 'Transfer',
    logs: receipts.flatMap(({ logs }) => logs),
  })
  const gained = addresses.map((address) => {
    const moved = (symbol: 'LUSD' | 'LDAI') =>
      transfers
        .filter(
          ({ address: token, args }) =>
            isAddressEqual(token, world.tokens[symbol].address) && isAddressEqual(args.to, address),
        )
        .reduce((sum, { args }) => sum + args.value, 0n)
    const ETH = traces.reduce((sum, trace) => sum + valueTo(address, trace), 0n)
    return { ETH, LUSD: moved('LUSD'), LDAI: moved('LDAI') }
  })
  const fees = receipts.reduce((sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice, 0n)
  return { gained, fees }
}

/** A frame of Geth's callTracer, as far as it is read. */
type CallFrame = {
  readonly type: string
  readonly to?: Address
  readonly value?: Hex
  readonly error?: string
  readonly calls?: readonly CallFrame[]
}

async function traceCalls(world: WorldInfo, hash: Hash): Promise<CallFrame> {
  const request = createChainClient(world.rpcUrl).request as (call: {
    readonly method: string
    readonly params: readonly unknown[]
  }) => Promise<unknown>
  const params = [hash, { tracer: 'callTracer' }]
  return (await request({ method: 'debug_traceTransaction', params })) as CallFrame
}

/** What one call and those within it have paid an address in the chain's own coin. */
function valueTo(address: Address, { type, to, value, error, calls = [] }: CallFrame): bigint {
  if (error !== undefined) return 0n
  const isPaid = type === 'CALL' && to !== undefined && isAddressEqual(to, address)
  return calls.reduce((sum, call) => sum + valueTo(address, call), isPaid ? BigInt(value ?? '0x0') : 0n)
}

/** Where the sandbox's tokens keep their balances (Tokens.sol): after name, symbol and total supply. */
const balancesSlot = 3n

/** Takes all of a token from an address, without a transaction of its own. */
export async function takeToken(world: WorldInfo, symbol: 'LUSD' | 'LDAI', from: Address): Promise<void> {
  const key = encodeAbiParameters(parseAbiParameters('address, uint256'), [from, balancesSlot])
  await createChainClient(world.rpcUrl).setStorageAt({
    address: world.tokens[symbol].address,
    index: keccak256(key),
    value: zeroHash,
  })
}

/** The account gives all of a token away, by a transaction from elsewhere. */
export async function giveTokenAway(world: WorldInfo, symbol: 'LUSD' | 'LDAI', from: Address): Promise<void> {
  const client = createChainClient(world.rpcUrl)
  const { address } = world.tokens[symbol]
  const held = await client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [from] })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [address, held] })
  await client.impersonateAccount({ address: from })
  const hash = await client.sendTransaction({ account: from, to: address, data })
  await client.waitForTransactionReceipt({ hash })
  await client.stopImpersonatingAccount({ address: from })
}

export const nothing: Held = { ETH: 0n, LUSD: 0n, LDAI: 0n }

export function differenceOf(now: Held, before: Held): Held {
  return { ETH: now.ETH - before.ETH, LUSD: now.LUSD - before.LUSD, LDAI: now.LDAI - before.LDAI }
}
