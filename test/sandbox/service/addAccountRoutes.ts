import type { Hono } from 'hono'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import { defaultLimits, pageOf } from './pageOf'
import { estimationSchema, parseBody } from './parseBody'
import { readSafeInfo } from './readSafe'
import { Refusal, refuseMissing, requireChecksum } from './refusal'
import type { ServiceContext } from './serviceContext'
import { newestFirst, tokenWire, transferWire } from './transfers'

/** What the service tells of one Safe or owner beside its queue: balances, transfers, modules, delegates, estimates. */
export function addAccountRoutes(api: Hono, { client, index }: ServiceContext): void {
  const indexed = async (text: string) => {
    const address = requireChecksum(text)
    const state = await index.read()
    if (!state.safes.has(address)) throw new Refusal(404, null)
    return { address, ...state }
  }

  api.get('/v1/safes/:address/balances/', async (c) => {
    const { address, transfers } = await indexed(c.req.param('address'))
    const held = transfers.filter(({ from, to }) => from === address || to === address)
    const addresses = new Set(held.flatMap(({ token }): Address[] => (token === null ? [] : [token])))
    const tokens = await Promise.all(
      [...addresses].map(async (tokenAddress) => {
        const token = await tokenWire(client, tokenAddress)
        const balance = await client.readContract({
          address: tokenAddress,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [address],
        })
        if (token === null) return { tokenAddress, token, balance: String(balance) }
        const { name, symbol, decimals, logoUri } = token
        return { tokenAddress, token: { name, symbol, decimals, logoUri }, balance: String(balance) }
      }),
    )
    const native = { tokenAddress: null, token: null, balance: String(await client.getBalance({ address })) }
    return c.json([native, ...tokens.filter(({ balance }) => balance !== '0')])
  })

  api.get('/v1/safes/:address/transfers/', async (c) => {
    const { address, transfers } = await indexed(c.req.param('address'))
    const own = transfers.filter(({ from, to }) => from === address || to === address)
    const page = pageOf(own.toSorted(newestFirst), c.req.url, defaultLimits)
    return c.json({
      ...page,
      results: await Promise.all(page.results.map((one) => transferWire(client, one))),
    })
  })

  // No Safe of the sandbox has a module.
  api.get('/v1/safes/:address/module-transactions/', async (c) => {
    await indexed(c.req.param('address'))
    return c.json(pageOf([], c.req.url, defaultLimits))
  })

  // Nor a delegate. The real service refuses a request that names nobody.
  api.get('/v2/delegates/', (c) => {
    const isNamed = ['safe', 'delegate', 'delegator', 'label'].some((name) => c.req.query(name) !== undefined)
    if (!isNamed) throw new Refusal(400, { nonFieldErrors: ['At least one query param must be provided'] })
    return c.json(pageOf([], c.req.url, defaultLimits))
  })

  api.get('/v2/owners/:address/safes/', async (c) => {
    const owner = requireChecksum(c.req.param('address'))
    const { safes } = await index.read()
    const own = [...safes.values()].filter(({ owners }) => owners.includes(owner))
    const page = pageOf(own, c.req.url, defaultLimits)
    const results = await Promise.all(page.results.map(({ address }) => readSafeInfo(client, address)))
    return c.json({
      ...page,
      results: results.flatMap((safe) => {
        if (safe === null) return []
        const { version: _, modules, nonce, guard, moduleGuard, ...rest } = safe
        const orNull = (address: Address) => (address === zeroAddress ? null : address)
        const guards = { guard: orNull(guard), moduleGuard: orNull(moduleGuard) }
        return { ...rest, ...guards, nonce: Number(nonce), enabledModules: modules }
      }),
    })
  })

  api.post('/v1/safes/:address/multisig-transactions/estimations/', async (c) => {
    const { address } = await indexed(c.req.param('address'))
    const { to, value, data } = await parseBody(c.req.raw, estimationSchema, 422)
    const estimated = await client
      .estimateGas({ account: address, to, value, ...(data != null && { data }) })
      .catch(() => {
        throw refuseMissing('The transaction would fail.')
      })
    return c.json({ safeTxGas: String(estimated) })
  })
}
