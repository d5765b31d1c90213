import { useEffect, useId } from 'react'
import type { GiftRecord } from '../../core/record/giftRecord'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { locale } from '../../language/messages'
import { FieldTable } from './FieldTable'
import { GiftSentence } from './GiftSentence'
import { m } from './messages'
import { type Checking, useCheck } from './useCheck'
import { verdictWords } from './verdictWords'
import { WholeNotice } from './WholeNotice'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

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
      {checking.kind === 'checking' && <Lede as="p">{m.check.checking}</Lede>}
      {checking.kind === 'broken' && (
        <Notice tone="waiting" title={m.whole.unproved}>
          <p>{m.check.broken}</p>
        </Notice>
      )}
      {checking.kind === 'unknownChain' && (
        <Notice tone="waiting" title={m.whole.unknownChain}>
          <p>{m.whole.unknownChainWords(checking.chainId, list.format(chains.map(({ name }) => name)))}</p>
        </Notice>
      )}
      {checking.kind === 'checked' && (
        <Stack $gap={6}>
          <WholeNotice gift={gift} check={checking.check} chain={checking.chain} chains={chains} />
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
