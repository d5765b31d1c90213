import type { Address } from 'viem'
import { Link } from 'wouter'
import { safeLink } from '../../config/safeLink'
import { isHexEqual } from '../../core/isHexEqual'
import type { QueueEntry, QueueGroup } from '../../core/queue/groupQueue'
import { ownStanding, ownView, waitedLong } from '../../core/queue/ownView'
import { readyInRow } from '../../core/queue/readyInRow'
import type { SafePlace } from '../../core/review/safePlace'
import type { ReadyQueue } from '../../flows/queue/queueState'
import { locale } from '../../language/messages'
import { WithAddresses } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { ExternalLink } from '../parts/ExternalLink'
import { TonedWord } from '../parts/TonedWord'
import { paths } from '../paths'
import { m } from './messages'
import css from './queue.module.css'
import { type RowView, rowWords } from './rowWords'
import { useRowView } from './useRowView'

/** Largest number of nonces that a sentence names, and of rows of one kind. */
const mostNamed = 8

/** Up to so many nonces, each row of the queue is near by, with its own links: here they are only named. */
const mostNear = 5

/** Rows that need anybody's signature: each row of the queue below leads to the wallet too. */
const mostInSafe = 3

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

type OwnWorkProps = {
  readonly place: SafePlace
  readonly state: Pick<ReadyQueue, 'queue' | 'setup' | 'unchecked' | 'atMs'>
  /** The connected wallet. Null: none, or it is a Safe itself. */
  readonly owner: Address | null
  /** The host that frames the app with this Safe, where its owners act. Null: another Safe, or no frame. */
  readonly host: string | null
}

/** Lists what can be executed, what the connected owner has to sign, and what has waited long. */
export function OwnWork({ place, state, owner, host }: OwnWorkProps) {
  const { queue, setup, unchecked, atMs } = state
  const owners = setup.owners.kind === 'read' ? setup.owners.value : []
  const threshold = setup.threshold.kind === 'read' ? setup.threshold.value : null
  const view = useRowView(place, threshold)
  const isOwner = owner !== null && owners.some(({ address }) => isHexEqual(address, owner))
  const long = waitedLong(queue, atMs)
  const isForUser = isOwner || host !== null
  if (!isForUser && long.length === 0) return null

  const ready = isForUser ? readyIn(queue, threshold) : []
  const unsigned = isOwner && owner !== null ? missingOf(state, owner) : unsignedIn(queue, threshold)
  const isNear = queue.groups.length <= mostNear
  const most = isOwner ? mostNamed : mostInSafe
  const row = (entry: QueueEntry, words: string) => (
    <WorkRow
      key={entry.record.safeTxHash}
      place={place}
      view={view}
      record={entry.record}
      words={words}
      host={host}
    />
  )
  return (
    <section className={css.own} aria-labelledby="own-work">
      <h2 id="own-work">{isOwner ? m.own.title : host === null ? m.own.titleLong : m.own.titleInSafe}</h2>
      <div>
        {isForUser && isNear && ready.length > 0 && (
          <p>{ready.map((entry, at) => m.own.sentence(executeWords(entry, ready[at - 1]))).join(' ')}</p>
        )}
        {isForUser && isNear && unsigned.length > 0 && (
          <p>
            {isOwner
              ? m.own.missing(namesOf(unsigned))
              : m.own.needSigned(namesOf(unsigned), unsigned.length)}
          </p>
        )}
        {isForUser && !isNear && ready.length + unsigned.length > 0 && (
          <ul className={css.work}>
            {ready.map((entry, at) => row(entry, executeWords(entry, ready[at - 1])))}
            {unsigned
              .slice(0, most)
              .map((entry) =>
                row(entry, isOwner ? signWords(entry, queue) : m.own.needs(entry.record.nonce)),
              )}
          </ul>
        )}
        {isForUser && !isNear && unsigned.length > most && <p>{m.own.moreMissing(unsigned.length - most)}</p>}
        {isOwner && unsigned.length === 0 && unchecked === 0 && <p>{m.own.nothingMissing}</p>}
        {isOwner && owner !== null && <OwnWaits state={state} owner={owner} />}
        {isForUser && unchecked > 0 && <Small>{m.own.checking}</Small>}
        {long.length > 0 && <p>{m.own.long(numbersText(long), long.length)}</p>}
      </div>
    </section>
  )
}

function executeWords({ record: { nonce } }: QueueEntry, before: QueueEntry | undefined): string {
  return before === undefined ? m.own.execute(nonce) : m.own.executeAfter(nonce, before.record.nonce)
}

function signWords(entry: QueueEntry, { groups }: Work['queue']): string {
  const { nonce } = entry.record
  const rivals: readonly QueueEntry[] = groups.find((group) => group.nonce === nonce)?.entries ?? []
  return rivals.length > 1
    ? m.own.signOneOf(nonce, rivals.indexOf(entry) + 1, rivals.length)
    : m.own.sign(nonce)
}

type Work = OwnWorkProps['state']

/** Returns the entries that can be executed one after the other, beginning now. */
function readyIn(queue: Work['queue'], threshold: number | null): readonly QueueEntry[] {
  const [first] = queue.groups
  if (first === undefined || threshold === null || first.waitsFor !== null || first.gapBefore !== null)
    return []
  const { ready } = readyInRow(queue, { from: first.nonce, threshold, most: mostNamed })
  return queue.groups.flatMap(({ entries }) => entries.filter(({ record }) => ready.includes(record)))
}

/** Returns the entries of each nonce where the owner's signature is missing: of several, the owner chooses one. */
function missingOf({ queue, setup }: Work, owner: Address): readonly QueueEntry[] {
  const threshold = setup.threshold.kind === 'read' ? setup.threshold.value : null
  const { missing } = ownView(queue, owner, threshold)
  return queue.groups.flatMap(({ nonce, entries }) => {
    if (!missing.includes(nonce)) return []
    return entries.filter((one) => ['missing', 'invalid'].includes(ownStanding(one, owner, threshold)))
  })
}

/** Returns the entries with too few verified signatures, where nothing else is queued under their nonce. */
function unsignedIn({ groups }: Work['queue'], threshold: number | null): readonly QueueEntry[] {
  const isUnsigned = ({ entries: [entry, ...rivals] }: QueueGroup) =>
    rivals.length === 0 &&
    threshold !== null &&
    entry.check?.kind === 'ok' &&
    entry.check.signatures.valid.length < threshold
  return groups.filter(isUnsigned).map(({ entries: [entry] }) => entry)
}

type WorkRowProps = {
  readonly place: SafePlace
  readonly view: RowView
  readonly record: QueueEntry['record']
  readonly words: string
  readonly host: string | null
}

/** Links to where the transaction is acted on, with its danger or what it pays. */
function WorkRow({ place, view, record, words, host }: WorkRowProps) {
  const { pays, dangers } = rowWords(record, view)
  const [danger] = dangers
  return (
    <li>
      <Link href={paths.review(place, record.safeTxHash)}>{words}</Link>
      {pays === null && danger !== undefined ? (
        <TonedWord tone="bad" icon="stop">
          <WithAddresses text={danger} />
        </TonedWord>
      ) : (
        pays !== null && (
          <span>
            <WithAddresses text={pays} />
          </span>
        )
      )}
      {host !== null && (
        <ExternalLink href={safeLink(place.chain, place.safe, { safeTxHash: record.safeTxHash }, host)}>
          {m.own.inSafe(record.nonce)}
        </ExternalLink>
      )}
    </li>
  )
}

/** Returns the nonces of entries in a sentence. */
function namesOf(entries: readonly QueueEntry[]): string {
  return numbersText([...new Set(entries.map(({ record }) => record.nonce))])
}

function OwnWaits({ state: { queue, setup }, owner }: { readonly state: Work; readonly owner: Address }) {
  const { ownWaits } = ownView(queue, owner, setup.threshold.kind === 'read' ? setup.threshold.value : null)
  if (ownWaits === null) return null
  return (
    <p>
      {ownWaits.before.length === 0
        ? m.own.gap(ownWaits.nonce)
        : m.own.before(ownWaits.nonce, numbersText(ownWaits.before))}
    </p>
  )
}

/** Returns ascending nonces in a sentence: "#0 to #99", "#4, #7 and 12 more". */
function numbersText(nonces: readonly bigint[]): string {
  const runs = runsOf(nonces)
  const named = runs.slice(0, mostNamed)
  const names = named.flatMap(([first, last]) => {
    if (last - first > 1n) return m.numbersRange(first, last)
    return first === last ? `#${first}` : [`#${first}`, `#${last}`]
  })
  const more = nonces.length - named.reduce((sum, [first, last]) => sum + Number(last - first) + 1, 0)
  return more > 0 ? m.numbersMore(names.join(', '), more) : list.format(names)
}

/** Returns the first and the last of each run of consecutive nonces. */
function runsOf(nonces: readonly bigint[]): readonly (readonly [bigint, bigint])[] {
  const runs: [bigint, bigint][] = []
  for (const nonce of nonces) {
    const run = runs.at(-1)
    if (run?.[1] === nonce - 1n) run[1] = nonce
    else runs.push([nonce, nonce])
  }
  return runs
}
