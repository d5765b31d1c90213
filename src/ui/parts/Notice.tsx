import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import css from './Notice.module.css'

/** Weight of a notice. Each has a colour and an icon; the words carry the meaning. */
type NoticeTone = 'quiet' | 'waiting' | 'good' | 'bad'

const icons: Record<NoticeTone, IconName> = { quiet: 'info', waiting: 'warning', good: 'check', bad: 'stop' }

type NoticeProps = {
  readonly tone: NoticeTone
  readonly title: string
  /** Makes the title a heading of the page, for users who navigate by headings. */
  readonly isSection?: true
  readonly children?: ReactNode
}

/** Shows what a user should know before going on: what happened, whether the money is safe, what to do. */
export function Notice({ tone, title, isSection, children }: NoticeProps) {
  const Title = isSection ? 'h2' : 'p'
  return (
    <div className={`${css.notice} ${css[tone]}`}>
      <span className={css.sign}>
        <Icon name={icons[tone]} />
      </span>
      <div className={css.body}>
        <Title className={css.title}>{title}</Title>
        {children}
      </div>
    </div>
  )
}
