import { useMemo } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import { type Answer as AnswerData, answerOf } from '../../../core/review/answer'
import { type AssetNames, assetNamesOf } from '../../../core/review/assetNames'
import type { RecipientStanding } from '../../../core/review/recipientStanding'
import { checkOf } from '../../../core/review/check'
import type { SafePlace } from '../../../core/review/safePlace'
import { sumWords } from '../../../core/review/effectWords'
import type { ShownReview } from '../../../flows/review/reviewState'
import { locale } from '../../../language/messages'
import { WithAddresses } from '../../parts/AddressText'
import { Lede, Small } from '../../parts/basics'
import { Stack } from '../../parts/Layout'
import { ScreenHeading } from '../../parts/ScreenHeading'
import type { AboutTx } from '../aboutTx'
import { viewOf } from '../viewOf'
import { m } from './messages'

/** Set apart by its frame: what the author of the link wrote could imitate a sentence of this page. */
const Purpose = styled.blockquote`
  max-width: var(--measure);
  margin: var(--space-1) 0 0;
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--line-strong);
  font-style: italic;
  overflow-wrap: anywhere;
`

type AnswerProps = {
  readonly place: SafePlace
  readonly state: ShownReview
  readonly about: AboutTx
}

/** Shows in one line what the transaction does: its most dangerous effect, and what leaves the Safe. */
export function Answer({ place, state, about: { purpose, author, plan } }: AnswerProps) {
  const { review, reading } = state
  const names = assetNamesOf(place.chain)
  const answer = useMemo(() => answerOf(review, place.safe, viewOf(place, review.checks)), [review, place])
  const { recipients } = checkOf(review.checks, 'recipients').evidence
  const leaves = leavesWords(answer, { names, standings: recipients })
  const { nonce } = reading.record
  const title = titleOf(answer, nonce, leaves)
  return (
    <Stack $gap={3}>
      <Small>{m.answer.overline(nonce, place.chain.name)}</Small>
      <ScreenHeading title={title}>
        <WithAddresses text={title} />
      </ScreenHeading>
      {answer.isRejection && <Lede>{m.answer.rejectsWords}</Lede>}
      {answer.other !== null && (
        <Lede>
          <WithAddresses text={besideWords(answer, leaves)} />
        </Lede>
      )}
      {purpose !== null && (
        <div>
          <Small>{answer.isRejection ? m.answer.reasonOf(author) : m.answer.purposeOf(author)}</Small>
          <Purpose>{purpose}</Purpose>
        </div>
      )}
      {plan !== null && <Small>{m.answer.plan(plan)}</Small>}
    </Stack>
  )
}

function titleOf({ other, isRejection }: AnswerData, nonce: bigint, leaves: Leaves | null): string {
  if (other !== null) return m.answer.effects[other]
  if (isRejection) return m.answer.rejects(nonce)
  return leaves === null ? m.answer.paysNothing : m.answer.pays(leaves.sums, leaves.recipient)
}

function besideWords({ isComplete }: AnswerData, leaves: Leaves | null): string {
  const words = leaves === null ? m.answer.leavesNothing : m.answer.leaves(leaves.sums, leaves.recipient)
  return isComplete ? words : `${words} ${m.answer.more}`
}

type Leaves = { readonly sums: string; readonly recipient: string }

type Known = {
  readonly names: AssetNames
  readonly standings: readonly RecipientStanding[]
}

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Null: nothing leaves. */
function leavesWords({ sums, recipients }: AnswerData, { names, standings }: Known): Leaves | null {
  const words = sums.map(({ asset, amount, isAtMost }) => {
    // An amount and its symbol stay on one line.
    const sum = sumWords(asset, amount, names).replace(/^(\S+) (?=\S+$)/, '$1\u00a0')
    return isAtMost ? m.answer.atMost(sum) : sum
  })
  const [only] = recipients
  if (words.length === 0 || only === undefined) return null
  const recipient =
    recipients.length === 1 ? recipientWords(only, standings) : m.answer.recipients(recipients.length)
  return { sums: list.format(words), recipient }
}

/** A name by the author of the link stands in the list, and never here: the heading is the page's own word. */
function recipientWords(to: Address | null, standings: readonly RecipientStanding[]): string {
  if (to === null) return m.answer.nobodyKnown
  const standing = standings.find(({ address }) => address === to)
  return standing?.kind === 'confirmed' ? standing.name : to
}
