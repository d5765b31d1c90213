import { useEffect, useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { checkClaims, type CheckedClaim } from '../../flows/record/check/checkClaims'
import { locale } from '../../language/messages'
import { useApp } from '../AppContext'
import { Lede, Small } from '../parts/basics'
import { SecondaryButton, TextButton } from '../parts/Button'
import { Section, Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { PanelBoundary } from '../parts/PanelBoundary'
import { shortAddress } from '../parts/format'
import { paths } from '../paths'
import { useStoreValue } from '../parts/useStoreValue'
import { useListedChains } from '../tokens/useTokenList'
import { CheckResult } from './CheckResult'
import { GiftSentence } from './fieldValues'
import { m as words } from './messages'
import { namesOf } from './UnreadChains'
import { verdictWords } from './verdictWords'
import { directoryOfToday } from './directoryOfToday'

/** Interval of renders while gifts are checked, in ms. */
const renderEveryMs = 250

const nothing: ManyChecked = { phase: 'checking', claims: [], waitingFor: [] }

const fieldList = new Intl.ListFormat(locale, { type: 'conjunction' })
const shownAtFirst = 50

const Rows = styled.ul`
  max-width: 54rem;

  > li {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
`

/** Shows the gifts of an export, each checked against the current chain. */
export function CheckMany({ gifts }: { readonly gifts: readonly GiftRecord[] }) {
  const id = useId()
  const announce = useAnnounce()
  const checked = useCheckMany(gifts)
  const { phase, claims, waitingFor } = checked
  const isDone = phase === 'done'

  useEffect(() => {
    if (isDone) announce(words.many.done(gifts.length))
  }, [announce, isDone, gifts.length])

  if (gifts.length === 0) return <Lede as="p">{words.many.empty}</Lede>
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{words.many.title(gifts.length)}</h2>
      <Stack $gap={6}>
        {phase === 'checking' && (
          <div>
            <Lede as="p">{words.many.progress(claims.length, gifts.length)}</Lede>
            {waitingFor.length > 0 && <p>{words.partial.waiting(namesOf(waitingFor))}</p>}
          </div>
        )}
        {phase === 'broken' && (
          <Notice tone="waiting" title={words.whole.unproved}>
            <p>{words.many.broken}</p>
          </Notice>
        )}
        <Verdict checked={checked} all={gifts.length} />
        <Exceptions claims={claims.filter((claim) => standingOf(claim) !== 'holds')} />
        {phase === 'done' && <NotChecked gifts={gifts} />}
      </Stack>
    </Section>
  )
}

type Standing = 'holds' | 'open' | 'fails'

/** Sorts a checked gift. An unchecked one is open; one that the chain contradicts, or lacks, fails. */
function standingOf({ outcome }: CheckedClaim): Standing {
  if (outcome.kind === 'twice') return 'fails'
  if (outcome.kind === 'unknownChain') return 'open'
  const { whole } = outcome.check
  switch (whole.kind) {
    case 'confirmed':
      return whole.doubts.length === 0 ? 'holds' : 'open'
    case 'refuted':
    case 'missing':
    case 'otherBlock':
      return 'fails'
    case 'unproved':
    case 'unreachable':
      return 'open'
  }
}

function Verdict({ checked, all }: { readonly checked: ManyChecked; readonly all: number }) {
  const { phase, claims } = checked
  const count = (standing: Standing) => claims.filter((claim) => standingOf(claim) === standing).length
  const [holding, open, failing] = [count('holds'), count('open'), count('fails')]
  const confirmed = <p>{words.many.confirmed(holding)}</p>
  // A failure shows at once; success only at the end.
  if (failing > 0)
    return (
      <Notice tone="bad" title={words.many.someFail(failing, all)}>
        {confirmed}
      </Notice>
    )
  if (phase !== 'done') return null
  if (open > 0)
    return (
      <Notice tone="waiting" title={words.many.someOpen(open, all)}>
        {confirmed}
      </Notice>
    )
  return (
    <Notice tone="good" title={words.many.allHold(all)}>
      <p>{words.whole.confirmedWords}</p>
    </Notice>
  )
}

function Exceptions({ claims }: { readonly claims: readonly CheckedClaim[] }) {
  const id = useId()
  const [most, setMost] = useState(shownAtFirst)
  if (claims.length === 0) return null
  const left = claims.length - most
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{words.many.listTitle}</h3>
      <Rows>
        {claims.slice(0, most).map((claim) => (
          <PanelBoundary key={claim.at} isListItem>
            <Exception claim={claim} />
          </PanelBoundary>
        ))}
      </Rows>
      {left > 0 && (
        <SecondaryButton onClick={() => setMost(most + shownAtFirst)}>
          {words.many.more(Math.min(left, shownAtFirst))}
        </SecondaryButton>
      )}
    </section>
  )
}

function Exception({ claim: { at, gift, outcome } }: { readonly claim: CheckedClaim }) {
  const [isOpen, setIsOpen] = useState(false)
  const refuted =
    outcome.kind === 'checked' && outcome.check.whole.kind === 'refuted' ? outcome.check.whole.fields : []
  return (
    <li>
      <Small>{words.many.line(at + 1)}</Small>
      <p>
        <GiftSentence gift={gift} />
      </p>
      <p>
        <strong>
          {outcome.kind === 'twice' ? words.many.twice(outcome.firstAt + 1) : verdictWords(outcome)}
        </strong>
      </p>
      {refuted.length > 0 && (
        <p>{words.many.different(fieldList.format(refuted.map((field) => words.fields[field])))}</p>
      )}
      <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? words.many.hide : words.many.see}
      </TextButton>
      {isOpen && <CheckResult gift={gift} />}
    </li>
  )
}

function NotChecked({ gifts }: { readonly gifts: readonly GiftRecord[] }) {
  const { chains } = useApp()
  return (
    <div>
      <h3>{words.many.notChecked.title}</h3>
      <ul>
        <li>
          {words.many.notChecked.complete}
          <ul>
            {payersOf(gifts, chains).map((place) => (
              <li key={`${place.chain.id}${place.safe}`}>
                <Link href={paths.record(place)}>
                  {words.many.notChecked.record(shortAddress(place.safe))}
                </Link>
              </li>
            ))}
          </ul>
        </li>
        <li>{words.many.notChecked.nodes}</li>
        <li>{words.many.notChecked.noted}</li>
      </ul>
    </div>
  )
}

/** Returns the Safes of the file, on the chains that the app reads. */
function payersOf(gifts: readonly GiftRecord[], chains: readonly AppChain[]) {
  const places = new Map(
    gifts.flatMap(({ chainId, payer }) => {
      const chain = chains.find(({ id }) => id === chainId)
      if (chain === undefined || payer.kind !== 'safe') return []
      return [[`${chainId}:${payer.address}`, { chain, safe: payer.address }] as const]
    }),
  )
  return [...places.values()]
}

type ManyChecked = {
  readonly phase: 'checking' | 'done' | 'broken'
  /** Checked gifts in the order of the file. */
  readonly claims: readonly CheckedClaim[]
  /** Chains that are searched for a gift which its own does not have. */
  readonly waitingFor: readonly AppChain[]
}

/** Checks the gifts of an export once the directory has loaded. Stops with the component. */
function useCheckMany(gifts: readonly GiftRecord[]): ManyChecked {
  const { openHistory, causes } = useApp()
  const chains = useListedChains()
  const state = useStoreValue(causes)
  const task = useMemo(() => ({ gifts, directory: directoryOfToday(state) }), [gifts, state])
  const [done, setDone] = useState<{ readonly task: object; readonly checked: ManyChecked } | null>(null)

  useEffect(() => {
    const { directory } = task
    if (directory === undefined || chains === null) return undefined
    const stop = new AbortController()
    const claims: CheckedClaim[] = []
    let shownAtMs = 0
    let waitingFor: readonly AppChain[] = []
    let later: ReturnType<typeof setTimeout> | undefined
    const show = (phase: ManyChecked['phase']) => {
      clearTimeout(later)
      later = undefined
      if (stop.signal.aborted) return
      shownAtMs = performance.now()
      setDone({ task, checked: { phase, claims: [...claims], waitingFor } })
    }
    const showSoon = () => {
      later ??= setTimeout(() => show('checking'), renderEveryMs - (performance.now() - shownAtMs))
    }
    checkClaims(
      task.gifts,
      { chains, openSources: openHistory, directory },
      {
        signal: stop.signal,
        onWait(chains) {
          waitingFor = chains
          showSoon()
        },
        onChecked(claim) {
          claims.push(claim)
          showSoon()
        },
      },
    ).then(
      () => show('done'),
      () => show('broken'),
    )
    return () => {
      clearTimeout(later)
      stop.abort()
    }
  }, [task, chains, openHistory])

  return done?.task === task ? done.checked : nothing
}
