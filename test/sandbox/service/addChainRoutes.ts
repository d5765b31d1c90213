import type { Hono } from 'hono'
import { type Address, type Hex, decodeFunctionData, parseAbi } from 'viem'
import { decodeData } from './decodeData'
import type { IndexedSafe } from './indexState'
import { factories, l2Singletons } from './knownContracts'
import { dateText } from './multisigWire'
import { defaultLimits, pageOf } from './pageOf'
import { dataSchema, parseBody } from './parseBody'
import { readSafeInfo } from './readSafe'
import { Refusal, refuseMissing, requireChecksum } from './refusal'
import { type ServiceContext, mutated, readSafes } from './serviceContext'
import { newestFirst, tokenWire, transferWire } from './transfers'

/** What the service tells of the chain: itself, Safes, owners, transfers, tokens, calldata in words. */
export function addChainRoutes(api: Hono, context: ServiceContext): void {
  const { client, index } = context

  api.get('/v1/about/', (c) =>
    c.json({
      name: 'Safe Transaction Service',
      version: 'sandbox',
      api_version: 'v1',
      secure: false,
      host: new URL(c.req.url).host,
      headers: [],
      settings: { ETH_L2_NETWORK: true, ETH_REORG_BLOCKS: 200 },
    }),
  )

  api.get('/v1/about/indexing/', async (c) => {
    const { current, indexed } = await index.readBlocks()
    const dateOf = async (blockNumber: bigint) =>
      dateText(Number((await client.getBlock({ blockNumber })).timestamp) * 1_000)
    const isSynced = indexed === current
    c.header('cache-control', 'max-age=15')
    return c.json({
      currentBlockNumber: Number(current),
      currentBlockTimestamp: await dateOf(current),
      erc20BlockNumber: Number(indexed),
      erc20BlockTimestamp: await dateOf(indexed),
      erc20Synced: isSynced,
      masterCopiesBlockNumber: Number(indexed),
      masterCopiesBlockTimestamp: await dateOf(indexed),
      masterCopiesSynced: isSynced,
      synced: isSynced,
    })
  })

  api.get('/v1/about/singletons/', (c) =>
    c.json(
      [...l2Singletons].map(([address, version]) => ({
        address,
        version: `${version}+L2`,
        deployer: 'Safe',
        deployedBlockNumber: 0,
        lastIndexedBlockNumber: 0,
        l2: true,
      })),
    ),
  )

  api.get('/v1/safes/:address/', async (c) => {
    const address = requireChecksum(c.req.param('address'))
    if (!(await readSafes(context)).has(address)) throw new Refusal(404, null)
    const info = await readSafeInfo(client, address)
    if (info !== null) return c.json(mutated(context, address, info))
    const message = 'Cannot get Safe info from blockchain'
    throw new Refusal(422, { code: 50, message, arguments: [address] })
  })

  api.get('/v1/safes/:address/creation/', async (c) => {
    const { safes } = await index.read()
    const safe = safes.get(requireChecksum(c.req.param('address')))
    if (safe === undefined) throw new Refusal(404, null)
    return c.json(creationWire(safe))
  })

  api.get('/v1/owners/:address/safes/', async (c) => {
    const owner = requireChecksum(c.req.param('address'))
    const safes = await readSafes(context)
    c.header('cache-control', 'max-age=15')
    return c.json({
      safes: [...safes.values()].flatMap((safe) => (safe.owners.includes(owner) ? safe.address : [])),
    })
  })

  api.get('/v1/safes/:address/incoming-transfers/', async (c) => {
    const address = requireChecksum(c.req.param('address'))
    const { transfers } = await index.read()
    const from = c.req.query('_from')
    const token = c.req.query('token_address')
    const incoming = transfers.filter(
      (transfer) =>
        transfer.to === address &&
        (from === undefined || transfer.from === from) &&
        (token === undefined || transfer.token === token),
    )
    const page = pageOf(incoming.toSorted(newestFirst), c.req.url, defaultLimits)
    return c.json({
      ...page,
      results: await Promise.all(page.results.map((one) => transferWire(client, one))),
    })
  })

  api.get('/v1/tokens/', async (c) => {
    const { transfers } = await index.read()
    const addresses = new Set(transfers.flatMap(({ token }): Address[] => (token === null ? [] : [token])))
    const tokens = await Promise.all([...addresses].map((address) => tokenWire(client, address)))
    const found = tokens.flatMap((token) => token ?? [])
    return c.json(
      pageOf(
        found.toSorted((a, b) => a.name.localeCompare(b.name)),
        c.req.url,
        defaultLimits,
      ),
    )
  })

  api.get('/v1/tokens/:address/', async (c) => {
    const token = await tokenWire(client, requireChecksum(c.req.param('address')))
    if (token === null) throw refuseMissing('No Token matches the given query.')
    return c.json(token)
  })

  api.post('/v1/data-decoder/', async (c) => {
    const { data } = await parseBody(c.req.raw, dataSchema, 422)
    const decoded = decodeData(data)
    if (decoded === null) throw new Refusal(404, null)
    return c.json(decoded)
  })
}

function creationWire({ createdIn, factory, singleton }: IndexedSafe) {
  const setUp = factories.has(createdIn.to ?? factory) ? readSetUp(createdIn.input) : null
  return {
    created: dateText(createdIn.timestampMs),
    creator: createdIn.from,
    transactionHash: createdIn.hash,
    factoryAddress: factory,
    masterCopy: singleton,
    setupData: setUp?.initializer ?? null,
    saltNonce: setUp === null ? null : String(setUp.saltNonce),
    dataDecoded: setUp === null ? null : decodeData(setUp.initializer),
    userOperation: null,
  }
}

/** Null when the Safe was not created by a plain call of the factory. */
function readSetUp(input: Hex): { readonly initializer: Hex; readonly saltNonce: bigint } | null {
  try {
    const { args } = decodeFunctionData({ abi: factoryAbi, data: input })
    return { initializer: args[1], saltNonce: args[2] }
  } catch {
    return null
  }
}

const factoryAbi = parseAbi([
  'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)',
  'function createProxyWithNonceL2(address _singleton, bytes initializer, uint256 saltNonce)',
  'function createChainSpecificProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)',
  'function createChainSpecificProxyWithNonceL2(address _singleton, bytes initializer, uint256 saltNonce)',
])
