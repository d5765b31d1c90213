import { Hono } from 'hono'
import { html } from 'hono/html'
import {
  type Address,
  type Hash,
  erc20Abi,
  formatUnits,
  getAddress,
  isAddress,
  isHash,
  parseEventLogs,
} from 'viem'
import { createChainClient } from '../chain/createChainClient'
import type { WorldInfo } from '../world'
import { safeAbi } from './safeAbi'

type Row = { readonly name: string; readonly value: string; readonly link?: string }

/** A small block explorer: one page for a transaction, one for an address. */
export function explorerRoutes(world: WorldInfo): Hono {
  const routes = new Hono()

  routes.get('/tx/:hash', async (context) => {
    const hash = context.req.param('hash')
    if (!isHash(hash)) return context.text(`"${hash}" is not a transaction hash.`, 400)
    const rows = await readTransaction(world, hash).catch(() => null)
    if (rows === null) return context.text(`The chain knows no transaction ${hash}.`, 404)
    return context.html(page(`Transaction ${hash}`, rows))
  })

  routes.get('/address/:address', async (context) => {
    const address = context.req.param('address')
    if (!isAddress(address)) return context.text(`"${address}" is not an address.`, 400)
    return context.html(page(`Address ${getAddress(address)}`, await readAddress(world, getAddress(address))))
  })

  return routes
}

async function readTransaction(world: WorldInfo, hash: Hash): Promise<readonly Row[]> {
  const client = createChainClient(world.rpcUrl)
  const [receipt, transaction, head] = await Promise.all([
    client.getTransactionReceipt({ hash }),
    client.getTransaction({ hash }),
    client.getBlockNumber(),
  ])
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs })
  // 1.3.0 does not index the hash, 1.4.1 does: read from the words, both are alike.
  const executions = parseEventLogs({ abi: safeAbi, logs: receipt.logs.map(unindex) })
  return [
    { name: 'Status', value: receipt.status === 'success' ? 'Success' : 'Reverted' },
    { name: 'Block', value: `${receipt.blockNumber}, confirmations: ${head - receipt.blockNumber + 1n}` },
    address('From', receipt.from, world),
    ...(receipt.to === null ? [] : [address('To', receipt.to, world)]),
    { name: 'Value', value: `${formatUnits(transaction.value, 18)} ETH` },
    { name: 'Gas used', value: `${receipt.gasUsed}` },
    ...executions.map(({ eventName, args }) => ({ name: `Safe: ${eventName}`, value: args.txHash })),
    ...transfers.map(({ address: token, args }) => ({
      name: 'Token transfer',
      value: `${amount(world, token, args.value)} from ${label(args.from, world)} to ${label(args.to, world)}`,
    })),
  ]
}

async function readAddress(world: WorldInfo, owner: Address): Promise<readonly Row[]> {
  const client = createChainClient(world.rpcUrl)
  const tokens = Object.values(world.tokens)
  const [code, wei, balances, received] = await Promise.all([
    client.getCode({ address: owner }),
    client.getBalance({ address: owner }),
    Promise.all(
      tokens.map(({ address }) =>
        client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
      ),
    ),
    client.getContractEvents({
      address: tokens.map(({ address }) => address),
      abi: erc20Abi,
      eventName: 'Transfer',
      args: { to: owner },
      fromBlock: 0n,
    }),
  ])
  return [
    { name: 'Name', value: nameOf(owner, world) ?? 'not known in the sandbox' },
    { name: 'Kind', value: code === undefined ? 'Account without code' : 'Contract' },
    { name: 'Balance', value: `${formatUnits(wei, 18)} ETH` },
    ...tokens.map(({ address }, index) => ({
      name: 'Balance',
      value: amount(world, address, balances[index] ?? 0n),
    })),
    ...received.map(({ address, args, transactionHash }) => ({
      name: 'Received',
      value: `${amount(world, address, args.value ?? 0n)} in ${transactionHash}`,
      link: `/explorer/tx/${transactionHash}`,
    })),
  ]
}

/** Indexed arguments moved into the data, so that one ABI without `indexed` reads the logs of every Safe version. */
function unindex<log extends { topics: readonly unknown[]; data: string }>(log: log): log {
  const [event, ...indexed] = log.topics
  return {
    ...log,
    topics: [event],
    data: `0x${indexed.map((topic) => String(topic).slice(2)).join('')}${log.data.slice(2)}`,
  }
}

function amount({ tokens }: WorldInfo, token: Address, units: bigint): string {
  const known = Object.values(tokens).find(({ address }) => address === getAddress(token))
  return known === undefined
    ? `${units} units of ${token}`
    : `${formatUnits(units, known.decimals)} ${known.symbol}`
}

function address(name: string, value: Address, world: WorldInfo): Row {
  return { name, value: label(value, world), link: `/explorer/address/${getAddress(value)}` }
}

function label(value: Address, world: WorldInfo): string {
  const name = nameOf(getAddress(value), world)
  return name === undefined ? getAddress(value) : `${getAddress(value)} (${name})`
}

function nameOf(value: Address, { owners, safes, tokens }: WorldInfo): string | undefined {
  const safe = Object.values(safes).find((one) => one.address === value)
  if (safe !== undefined) return `Safe ${safe.name}`
  return [...owners, ...Object.values(tokens)].find((one) => one.address === value)?.name
}

function page(title: string, rows: readonly Row[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/host.css" />
      </head>
      <body class="explorer">
        <p class="quiet">Local chain explorer <span class="sandbox-tag">Sandbox</span></p>
        <h1>${title}</h1>
        <dl>
          ${rows.map(
            ({ name, value, link }) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${link === undefined ? value : html`<a href="${link}">${value}</a>`}</dd>
              </div>`,
          )}
        </dl>
      </body>
    </html>`
}
