import { useEffect, useId, useMemo, useState } from 'react'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import {
  type ChainSearch,
  type CheckOutcome,
  checkRecordAgainstChain,
} from '../../flows/record/check/checkRecordAgainstChain'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Section, Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { useListedChains } from '../tokens/useTokenList'
import { CheckProgress } from './CheckProgress'
import { FieldTable } from './FieldTable'
import { GiftSentence } from './fieldValues'
import { m } from './messages'
import { verdictWords } from './verdictWords'
import { namesOf, UnreadChains } from './UnreadChains'
import { WholeNotice } from './WholeNotice'
import { directoryOfToday } from './directoryOfToday'

/** Shows one record, checked against the current chain. */
export function CheckResult({ gift }: { readonly gift: GiftRecord }) {
  const id = useId()
  const announce = useAnnounce()
  const { chains } = useApp()
  const [checking, again] = useCheck(gift)
  const title = titleOf(checking)

  useEffect(() => {
    if (title !== null) announce(title)
  }, [announce, title])

  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>
        <GiftSentence gift={gift} />
      </h2>
      {checking.kind === 'checking' && <CheckProgress gift={gift} search={checking.search} />}
      {checking.kind === 'broken' && (
        <Notice tone="waiting" title={m.whole.unproved}>
          <p>{m.check.broken}</p>
        </Notice>
      )}
      {checking.kind === 'unknownChain' && (
        <Notice tone="waiting" title={m.whole.unknownChain}>
          <p>{unknownChainWords(checking, chains)}</p>
          <UnreadChains chains={checking.unread} />
        </Notice>
      )}
      {checking.kind === 'checked' && (
        <Stack $gap={6}>
          <WholeNotice
            gift={gift}
            check={checking.check}
            chain={checking.chain}
            chains={chains}
            unread={checking.unread}
          />
          <FieldTable gift={gift} check={checking.check} chains={chains} />
          <section aria-labelledby={`${id}-not`}>
            <h3 id={`${id}-not`}>{m.notChecked.title}</h3>
            <ul>
              {gift.payer.kind === 'safe' && <li>{m.notChecked.code}</li>}
              <li>{m.notChecked.nodes}</li>
              {hasNotes(gift) && <li>{m.notChecked.noted}</li>}
            </ul>
          </section>
        </Stack>
      )}
      {checking.kind !== 'checking' && (
        <div>
          <SecondaryButton onClick={again}>{m.check.again}</SecondaryButton>
        </div>
      )}
    </Section>
  )
}

function hasNotes({ noted }: GiftRecord): boolean {
  return Object.values(noted).some((note) => note !== null)
}

/** Returns the announcement. Null while the record is checked. */
function titleOf(checking: Checking): string | null {
  if (checking.kind === 'checking') return null
  if (checking.kind === 'broken') return m.whole.unproved
  return verdictWords(checking)
}

function unknownChainWords(
  { chainId, unread }: Extract<CheckOutcome, { kind: 'unknownChain' }>,
  chains: readonly AppChain[],
): string {
  const read = chains.filter(({ id }) => unread.every((one) => one.id !== id))
  return m.whole.unknownChainWords(chainId, read.length === 0 ? null : namesOf(read))
}

type Checking =
  | { readonly kind: 'checking'; readonly search: ChainSearch | null }
  | { readonly kind: 'broken' }
  | CheckOutcome

/** Checks a record once the directory has loaded, and again on each call of `again`. Stops with the component. */
function useCheck(gift: GiftRecord): readonly [checking: Checking, again: () => void] {
  const { openHistory, causes } = useApp()
  const chains = useListedChains()
  const state = useStoreValue(causes)
  const [run, setRun] = useState(0)
  const task = useMemo(() => ({ gift, directory: directoryOfToday(state), run }), [gift, state, run])
  const [done, setDone] = useState<{ readonly task: object; readonly checking: Checking } | null>(null)

  useEffect(() => {
    const { directory } = task
    if (directory === undefined || chains === null) return undefined
    const stop = new AbortController()
    const end = (checking: Checking) => {
      if (!stop.signal.aborted) setDone({ task, checking })
    }
    const onSearch = (search: ChainSearch) => end({ kind: 'checking', search })
    checkRecordAgainstChain(
      task.gift,
      { chains, openSources: openHistory, directory, onSearch },
      stop.signal,
    ).then(end, () => end({ kind: 'broken' }))
    return () => stop.abort()
  }, [task, chains, openHistory])

  return [done?.task === task ? done.checking : { kind: 'checking', search: null }, () => setRun(run + 1)]
}
