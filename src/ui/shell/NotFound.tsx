import { Link } from 'wouter'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'

/** An address in the app that leads nowhere. */
export function NotFound() {
  return (
    <>
      <ScreenHeading title="There is no such page" />
      <Lede>
        The link may be old or cut short. <Link href={paths.causes}>See all causes</Link>
      </Lede>
    </>
  )
}
