import { SecondaryButton } from '../../parts/Button'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { Lede, Row } from '../../parts/basics'
import { GiftPayments } from './GiftPayments'
import { m } from './messages'
import type { OutboxProps } from './outboxProps'
import { progressOf } from './payments'

/** Shows the checks before the request: the user can still go back. */
export function Checking({ giver, causes, shown, onChange }: OutboxProps<'checking'>) {
  return (
    <>
      <ScreenHeading key="checking" title={m.checking(giver.name)} />
      <Lede>{giver.words.checking}</Lede>
      <GiftPayments giver={giver} causes={causes} shown={shown} />
      <Row>
        <SecondaryButton onClick={onChange}>
          {progressOf(shown).sent === 0 ? m.change : m.stop}
        </SecondaryButton>
      </Row>
    </>
  )
}
