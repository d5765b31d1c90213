import { PrimaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { OwnedSafes } from './OwnedSafes'
import { m } from './messages'
import { WayInForm } from './WayInForm'

/** Prompts for the Safe whose queue to read, and offers those of the connected wallet. */
export function QueueStart() {
  return (
    <>
      <ScreenHeading title={m.queue.title} />
      <Lede>{m.queue.lede}</Lede>
      <OwnedSafes />
      <WayInForm label={m.queue.safe} start="queue">
        <PrimaryButton type="submit">{m.queue.read}</PrimaryButton>
      </WayInForm>
    </>
  )
}
