import { Link } from 'wouter'
import { paths } from '../paths'
import css from './Ways.module.css'
import { m } from './messages'

const ways = [
  { href: paths.queueStart, words: m.ways.queue },
  { href: paths.reviewStart, words: m.ways.review },
  { href: paths.ownRecord, words: m.ways.record },
  { href: paths.check, words: m.ways.check },
]

/** Links to the screens that read a Safe, for whoever signs, keeps the books or checks a gift. */
export function Ways() {
  return (
    <ul className={css.ways}>
      {ways.map(({ href, words }) => (
        <li key={href}>
          <Link href={href}>{words}</Link>
        </li>
      ))}
    </ul>
  )
}
