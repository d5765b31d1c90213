import type { Address } from 'viem'
import { isHexEqual } from '../../core/isHexEqual'
import { ownView, waitedLong } from '../../core/queue/ownView'
import type { ReadyQueue } from '../../flows/queue/queueState'
import { locale } from '../../language/messages'
import { Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { m } from './messages'

const shown = 8

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

type OwnWorkProps = {
  readonly state: Pick<ReadyQueue, 'queue' | 'setup' | 'unchecked' | 'atMs'>
  /** The connected wallet. Null: none, or it is a Safe itself. */
  readonly owner: Address | null
}

/** Lists what the connected owner has to sign, and what has waited long. */
export function OwnWork({ state, owner }: OwnWorkProps) {
  const { queue, setup, unchecked, atMs } = state
  const owners = setup.owners.kind === 'read' ? setup.owners.value : []
  const isOwner = owner !== null && owners.some(({ address }) => isHexEqual(address, owner))
  const long = waitedLong(queue, atMs)
  if (!isOwner && long.length === 0) return null
  return (
    <Section aria-labelledby="own-work">
      <h2 id="own-work">{isOwner ? m.own.title : m.own.titleLong}</h2>
      {isOwner && owner !== null && <Own state={state} owner={owner} />}
      {isOwner && unchecked > 0 && <Small>{m.own.checking}</Small>}
      {long.length > 0 && <p>{m.own.long(numbersText(long), long.length)}</p>}
    </Section>
  )
}

function Own({ state, owner }: { readonly state: OwnWorkProps['state']; readonly owner: Address }) {
  const { queue, setup, unchecked } = state
  const { missing, ownWaits } = ownView(
    queue,
    owner,
    setup.threshold.kind === 'read' ? setup.threshold.value : null,
  )
  return (
    <>
      {missing.length > 0 && (
        <p>
          <strong>{m.own.missing(numbersText(missing))}</strong>
        </p>
      )}
      {missing.length === 0 && unchecked === 0 && <p>{m.own.nothingMissing}</p>}
      {ownWaits !== null && (
        <p>
          {ownWaits.before.length === 0
            ? m.own.gap(ownWaits.nonce)
            : m.own.before(ownWaits.nonce, numbersText(ownWaits.before))}
        </p>
      )}
    </>
  )
}

/** Returns nonces in a sentence: "#4, #7 and 12 more". */
function numbersText(nonces: readonly bigint[]): string {
  const names = nonces.slice(0, shown).map((nonce) => `#${nonce}`)
  const more = nonces.length - names.length
  return more > 0 ? m.numbersMore(names.join(', '), more) : list.format(names)
}
