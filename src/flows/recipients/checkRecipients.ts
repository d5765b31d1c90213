import type { Address } from 'viem'
import type { RecipientFacts } from '../../core/review/recipientFindings'
import {
  factsOf,
  readAccountThere,
  readOnEthereum,
  type RecipientContext,
  type RecipientReader,
  standingsIn,
} from './checkRecipient'
import type { Within } from './startDeadline'

/** Number of addresses read at the same time. Their requests go to the node as one batch. */
const atOnce = 30

type CheckOptions = {
  readonly within: Within
  /** Called each time an address of the chain was read, or could not be. */
  readonly onRead: (done: number) => void
}

/**
 * Reads the facts about many addresses for a giver, in their order. A source that does not answer in time holds up none of
 * the others: the facts then say that it was not read. Throws only when aborted.
 */
export async function checkRecipients(
  addresses: readonly Address[],
  reader: RecipientReader,
  context: RecipientContext,
  { within, onRead }: CheckOptions,
): Promise<readonly RecipientFacts[]> {
  let done = 0
  const onChain = openSlots(atOnce)
  const onEthereum = openSlots(atOnce)
  const [history, ...reads] = await Promise.all([
    within(() => context.history),
    ...addresses.map(async (address) => {
      const [account, there] = await Promise.all([
        onChain(() => readAccountThere(address, context.giver.address, reader, within)).then((read) => {
          onRead((done += 1))
          return read
        }),
        onEthereum(() => readOnEthereum(address, reader, within)),
      ])
      return { address, account, onEthereum: there }
    }),
  ])
  const standing = standingsIn(reader, context, { history, compared: addresses.length })
  return reads.map(({ address, ...read }) =>
    factsOf(standing(address), reader, context, { ...read, history }),
  )
}

/** Runs work when one of so many slots is free, in the order of the calls. */
function openSlots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
