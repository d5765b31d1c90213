import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import css from './Notice.module.css'

/** How much a notice weighs. Each has a colour and an icon; the words carry the meaning. */
type NoticeTone = 'quiet' | 'waiting' | 'good' | 'bad'

const icons: Record<NoticeTone, IconName> = { quiet: 'info', waiting: 'warning', good: 'check', bad: 'stop' }

type NoticeProps = {
  readonly tone: NoticeTone
  readonly title: string
  /** The title is a heading of the page, for whoever goes from heading to heading. */
  readonly isSection?: true
  readonly children?: ReactNode
}

/** Something a user should know before going on: what happened, whether the money is safe, what to do. */
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
