import { SecondaryButton } from '../../parts/Button'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { Lede, Row } from '../../parts/basics'
import { GiftPayments } from './GiftPayments'
import type { OutboxProps } from './outboxProps'
import { progressOf } from './payments'

/** Nothing has been asked yet: the user can still turn back. */
export function Checking({ giver, causes, shown, onChange }: OutboxProps<'checking'>) {
  return (
    <>
      <ScreenHeading key="checking" title={`Checking your ${giver.name} once more`} />
      <Lede>{giver.words.checking}</Lede>
      <GiftPayments giver={giver} causes={causes} shown={shown} />
      <Row>
        <SecondaryButton onClick={onChange}>
          {progressOf(shown).sent === 0 ? 'Change the gift' : 'Stop here'}
        </SecondaryButton>
      </Row>
    </>
  )
}
