import { useMemo } from 'react'
import styled from 'styled-components'
import { answerOf } from '../../../core/review/answer'
import { assetNamesOf } from '../../../core/review/assetNames'
import { checkOf } from '../../../core/review/check'
import { undoneOf } from '../../../core/review/undoneOf'
import type { SafePlace } from '../../../core/review/safePlace'
import type { ShownReview } from '../../../flows/review/reviewState'
import { WithAddresses } from '../../parts/AddressText'
import { Lede, Small } from '../../parts/basics'
import { Stack } from '../../parts/Layout'
import { ScreenHeading } from '../../parts/ScreenHeading'
import type { AboutTx } from '../aboutTx'
import { useEnd } from '../useEnd'
import { viewOf } from '../viewOf'
import { alsoWords, answerTitle, besideWords, leavesWords } from './answerWords'
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
  const end = useEnd()
  const names = assetNamesOf(place.chain)
  const answer = useMemo(() => {
    const doing = end === 'failed' ? undoneOf(review) : review
    return answerOf(doing, place.safe, viewOf(place, review.checks))
  }, [review, place, end])
  const { recipients } = checkOf(review.checks, 'recipients').evidence
  const leaves = leavesWords(answer, names, (to) => {
    const standing = recipients.find(({ address }) => address === to)
    return standing?.kind === 'confirmed' ? standing.name : null
  })
  const { nonce } = reading.record
  const title = answerTitle(answer, nonce, leaves, end)
  const also = alsoWords(answer, end)
  return (
    <Stack $gap={3}>
      <Small>{m.answer.overline(nonce, place.chain.name)}</Small>
      <ScreenHeading title={title}>
        <WithAddresses text={title} />
      </ScreenHeading>
      {answer.isRejection && <Lede>{m.answer.rejectsWords[end]}</Lede>}
      {also !== null && <Lede>{also}</Lede>}
      {answer.other !== null && (
        <Lede>
          <WithAddresses text={besideWords(answer, leaves, end)} />
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
