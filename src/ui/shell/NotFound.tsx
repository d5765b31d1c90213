import { Link } from 'wouter'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { m } from './messages'

/** Shows that the URL names no screen. */
export function NotFound() {
  return (
    <>
      <ScreenHeading title={m.notFound.title} />
      <Lede>
        {m.notFound.words} <Link href={paths.causes}>{m.notFound.allCauses}</Link>
      </Lede>
    </>
  )
}
