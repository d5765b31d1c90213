import { Hono } from 'hono'
import { type Address, isAddress, isHash } from 'viem'
import type { WorldInfo } from '../world'
import { ServiceError, serviceClient } from './serviceClient'

/** As the app's build names the chain (EIP-3770). */
const prefix = 'local:'

/**
 * The addresses of Safe{Wallet} that the app links to (src/config/safeLink.ts). Each leads to the page that plays it, with
 * the queue open; an executed transaction leads to the explorer.
 */
export function walletRoutes(world: WorldInfo): Hono {
  const routes = new Hono()

  routes.get('/home', (context) => {
    const safe = readSafe(context.req.query('safe'))
    return safe === null ? context.text(wrongSafe, 400) : context.redirect(`/?safe=${safe}`)
  })

  for (const path of ['/transactions/queue', '/transactions/history']) {
    routes.get(path, (context) => {
      const safe = readSafe(context.req.query('safe'))
      return safe === null ? context.text(wrongSafe, 400) : context.redirect(queueOf(safe))
    })
  }

  routes.get('/transactions/tx', async (context) => {
    const safe = readSafe(context.req.query('safe'))
    const id = context.req.query('id') ?? ''
    if (safe === null) return context.text(wrongSafe, 400)
    if (!isHash(id)) return context.text(`"${id}" is not a safeTxHash.`, 400)
    try {
      const { isExecuted, transactionHash } = await serviceClient(world.serviceUrl).tx(id)
      return context.redirect(isExecuted ? `/explorer/tx/${transactionHash}` : queueOf(safe))
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 404) throw error
      return context.text(`The transaction service knows no transaction ${id}.`, 404)
    }
  })

  return routes
}

const wrongSafe = `Safes of the sandbox are written "${prefix}0x...".`

const queueOf = (safe: Address) => `/?safe=${safe}&queue=open`

function readSafe(text = ''): Address | null {
  const address = text.startsWith(prefix) ? text.slice(prefix.length) : ''
  return isAddress(address) ? address : null
}
