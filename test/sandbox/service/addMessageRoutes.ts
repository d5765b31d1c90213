import type { Hono } from 'hono'
import type { StoredMessage } from './createStore'
import { messageWire } from './messageWire'
import { isGone } from './multisigRows'
import { messageSchema, parseBody, signatureSchema } from './parseBody'
import { addMessage, addMessageSignature } from './postMessage'
import { refuseMissing, requireChecksum, requireHash } from './refusal'
import { type ServiceContext, mutated, pageOfSafe } from './serviceContext'

/** The off-chain messages of a Safe: list, read, add, sign. */
export function addMessageRoutes(api: Hono, context: ServiceContext): void {
  const { index, store } = context

  async function wire(message: StoredMessage) {
    const state = await index.read()
    const kept = message.confirmations.filter((one) => !isGone(state, message.safe, one, null))
    return mutated(context, message.messageHash, messageWire(message, kept))
  }

  api.get('/v1/safes/:address/messages/', async (c) => {
    const safe = requireChecksum(c.req.param('address'))
    const messages = [...store.messages.values()].filter((message) => message.safe === safe)
    const items = messages.toSorted(order(c.req.query('ordering')))
    const page = pageOfSafe(context, { safe, items, url: c.req.url })
    return c.json({ ...page, results: await Promise.all(page.results.map(wire)) })
  })

  api.post('/v1/safes/:address/messages/', async (c) => {
    const safe = requireChecksum(c.req.param('address'))
    await addMessage(context, safe, await parseBody(c.req.raw, messageSchema, 400))
    return c.body(null, 201)
  })

  api.get('/v1/messages/:hash/', async (c) => {
    const message = store.messages.get(requireHash(c.req.param('hash')))
    if (message === undefined) throw refuseMissing('No SafeMessage matches the given query.')
    return c.json(await wire(message))
  })

  api.post('/v1/messages/:hash/signatures/', async (c) => {
    const { signature } = await parseBody(c.req.raw, signatureSchema, 400)
    await addMessageSignature(context, requireHash(c.req.param('hash')), signature)
    return c.body(null, 201)
  })
}

function order(ordering = '-created'): (a: StoredMessage, b: StoredMessage) => number {
  const sign = ordering.startsWith('-') ? -1 : 1
  if (ordering.endsWith('modified')) return (a, b) => sign * (a.modifiedMs - b.modifiedMs)
  return (a, b) => sign * (a.sequence - b.sequence)
}
