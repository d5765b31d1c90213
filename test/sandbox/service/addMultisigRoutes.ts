import type { Hono } from 'hono'
import type { Address } from 'viem'
import { confirmTransaction } from './confirmTransaction'
import { deleteTransaction } from './deleteTransaction'
import { filterRows, readBoolean } from './filterRows'
import type { Transfer } from './indexState'
import { layLies, visibleRows } from './layLies'
import { type MultisigRow, findMultisigRow, listMultisigRows } from './multisigRows'
import { confirmationWire, dateText, multisigWire } from './multisigWire'
import { defaultLimits, pageOf, smallLimits } from './pageOf'
import { parseBody, proposalSchema, signatureSchema } from './parseBody'
import { proposeTransaction } from './proposeTransaction'
import { Refusal, refuseMissing, requireChecksum, requireHash } from './refusal'
import { readOwners } from './readSafe'
import { type ServiceContext, mutated, pageOfSafe, readSource } from './serviceContext'
import { newestFirst, transferWire } from './transfers'

/** The queue and the history of a Safe: propose, list, read, confirm, delete. */
export function addMultisigRoutes(api: Hono, context: ServiceContext): void {
  const wire = async (row: MultisigRow) => {
    const lies = liesOf(row.safe)
    const owners = lies.length === 0 ? [] : ((await readOwners(context.client, row.safe)) ?? [])
    return mutated(
      context,
      row.safeTxHash,
      layLies(multisigWire(row, context.settings.knowsSafeContracts), lies, owners),
    )
  }
  const liesOf = (safe: Address) => context.settings.safes[safe]?.lies ?? []

  api.get('/v2/safes/:address/multisig-transactions/', async (c) => {
    const safe = requireChecksum(c.req.param('address'))
    const rows = visibleRows(listMultisigRows(await readSource(context), safe), liesOf(safe))
    const query = new URL(c.req.url).searchParams
    const page = pageOfSafe(context, { safe, items: filterRows(rows, query), url: c.req.url })
    const counted = readBoolean(query.get('trusted')) === false ? rows : rows.filter(({ trusted }) => trusted)
    const countUniqueNonce = new Set(counted.map(({ fields }) => fields.nonce)).size
    return c.json({ ...page, results: await Promise.all(page.results.map(wire)), countUniqueNonce })
  })

  api.post('/v2/safes/:address/multisig-transactions/', async (c) => {
    const safe = requireChecksum(c.req.param('address'))
    await proposeTransaction(context, safe, await parseBody(c.req.raw, proposalSchema, 422))
    return c.body(null, 201)
  })

  api.get('/v2/multisig-transactions/:hash/', async (c) => {
    const row = findMultisigRow(await readSource(context), requireHash(c.req.param('hash')))
    if (row === null) throw refuseMissing('No MultisigTransaction matches the given query.')
    return c.json(await wire(row))
  })

  api.on('DELETE', ['/v1/multisig-transactions/:hash/', '/v2/multisig-transactions/:hash/'], async (c) => {
    const { signature } = await parseBody(c.req.raw, signatureSchema, 400)
    await deleteTransaction(context, requireHash(c.req.param('hash')), signature)
    return c.body(null, 204)
  })

  api.get('/v1/multisig-transactions/:hash/confirmations/', async (c) => {
    const row = findMultisigRow(await readSource(context), requireHash(c.req.param('hash')))
    const confirmations = row?.confirmations.map(confirmationWire) ?? []
    return c.json(pageOf(confirmations, c.req.url, defaultLimits))
  })

  api.post('/v1/multisig-transactions/:hash/confirmations/', async (c) => {
    const { signature } = await parseBody(c.req.raw, signatureSchema, 400)
    await confirmTransaction(context, requireHash(c.req.param('hash')), signature)
    return c.json({ signature }, 201)
  })

  api.get('/v2/safes/:address/all-transactions/', async (c) => {
    const safe = requireChecksum(c.req.param('address'))
    const query = new URL(c.req.url).searchParams
    const page = pageOf(await listAll(context, safe, query), c.req.url, smallLimits)
    const results = page.results.map(async ({ row, transfers }) => {
      const wired = await Promise.all(transfers.map((transfer) => transferWire(context.client, transfer)))
      if (row !== null) return { ...(await wire(row)), transfers: wired, txType: 'MULTISIG_TRANSACTION' }
      return { ...ethereumTxWire(transfers), transfers: wired, txType: 'ETHEREUM_TRANSACTION' }
    })
    return c.json({ ...page, results: await Promise.all(results) })
  })
}

type Entry = {
  readonly row: MultisigRow | null
  readonly transfers: readonly Transfer[]
  readonly atMs: number
}

/** Multisig transactions, and the transactions of others that brought something in; what is queued comes first. */
async function listAll(context: ServiceContext, safe: Address, query: URLSearchParams): Promise<Entry[]> {
  const ordering = query.get('ordering')
  if (ordering !== null && !/^-?execution_date$/.test(ordering)) {
    const message = 'Ordering field is not valid, only `execution_date` is allowed'
    throw new Refusal(400, { code: 1, message, arguments: [ordering] })
  }
  const source = await readSource(context)
  const onlyExecuted = readBoolean(query.get('executed')) === true
  const withQueued = readBoolean(query.get('queued')) !== false
  const nonce = source.state.safes.get(safe)?.nonce ?? 0n
  const touching = source.state.transfers.filter(({ from, to }) => from === safe || to === safe)
  const rows = filterRows(
    listMultisigRows(source, safe),
    new URLSearchParams({ trusted: query.get('trusted') ?? 'true' }),
  )
    .filter(({ execution }) => !onlyExecuted || execution !== null)
    .filter(({ execution, fields }) => withQueued || execution !== null || fields.nonce < nonce)
  const multisig = rows.map((row): Entry => {
    const hash = row.execution?.chainTx.hash
    return {
      row,
      transfers: touching.filter(({ chainTx }) => chainTx.hash === hash),
      atMs: row.execution?.chainTx.timestampMs ?? Infinity,
    }
  })
  const own = new Set(rows.map(({ execution }) => execution?.chainTx.hash))
  const foreign = touching
    .filter(({ chainTx, to }) => to === safe && !own.has(chainTx.hash))
    .toSorted(newestFirst)
  const incoming = [...new Set(foreign.map(({ chainTx }) => chainTx))].map((chainTx): Entry => ({
    row: null,
    transfers: foreign.filter((transfer) => transfer.chainTx === chainTx),
    atMs: chainTx.timestampMs,
  }))
  const entries = [...multisig, ...incoming].toSorted((a, b) => (a.atMs === b.atMs ? 0 : b.atMs - a.atMs))
  return ordering === 'execution_date' ? entries.toReversed() : entries
}

function ethereumTxWire([transfer]: readonly Transfer[]) {
  const chainTx = transfer?.chainTx
  if (chainTx === undefined) return {}
  return {
    executionDate: dateText(chainTx.timestampMs),
    to: chainTx.to,
    data: chainTx.input === '0x' ? null : chainTx.input,
    txHash: chainTx.hash,
    blockNumber: Number(chainTx.blockNumber),
    from: chainTx.from,
  }
}
