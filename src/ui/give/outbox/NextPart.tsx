import { Link } from 'wouter'
import type { PlanPart } from '../../../core/giving/planPart'
import { PrimaryButton } from '../../parts/Button'
import { Lede, Row } from '../../parts/basics'
import { useNavigation } from '../../parts/navigation'
import { paths } from '../../paths'
import { m as gift } from '../messages'
import { useBasket } from '../useBasket'
import { useCheckedBasket } from '../useCheckedBasket'
import { useParts } from '../useParts'
import { m } from './messages'
import type { OutboxProps } from './outboxProps'

type NextPartProps = Pick<OutboxProps<'proposed'>, 'giver' | 'causes' | 'onReview'> & {
  readonly made: PlanPart
}

/** Links to the review of the rest, after a part of the gift is out. */
export function NextPart({ giver, causes, made, onReview }: NextPartProps) {
  const { basket } = useBasket()
  const { gifts } = useCheckedBasket(giver, causes)
  const { parts } = useParts(giver.account, gifts)
  const navigation = useNavigation()
  const next = { part: made.part + 1, of: made.part + Math.max(1, parts.length) }
  const left = basket.lines.length

  const goOn = () => {
    navigation.record()
    giver.outbox.dismiss()
    // While a line has a problem, the basket shows it.
    if (gifts.length > 0) onReview(gifts)
  }

  return (
    <>
      <Lede>{gift.plan.madeAndLeft(made.part, next.of, giver.name, left)}</Lede>
      <Row>
        <PrimaryButton onClick={goOn}>
          {gift.plan.next(next.part, next.of, parts[0]?.length ?? left, giver.name)}
        </PrimaryButton>
        <Link href={paths.activity}>{m.done.followPart[giver.name]}</Link>
      </Row>
    </>
  )
}
