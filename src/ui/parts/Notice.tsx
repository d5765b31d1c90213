import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import css from './Notice.module.css'

/** How much a notice weighs. Each has a colour and an icon; the words carry the meaning. */
type NoticeTone = 'quiet' | 'waiting' | 'good' | 'bad'

const icons: Record<NoticeTone, IconName> = { quiet: 'info', waiting: 'warning', good: 'check', bad: 'stop' }

type NoticeProps = {
  readonly tone: NoticeTone
  readonly title: string
  readonly children?: ReactNode
}

/** Something a user should know before going on: what happened, whether the money is safe, what to do. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={`${css.notice} ${css[tone]}`}>
      <span className={css.sign}>
        <Icon name={icons[tone]} />
      </span>
      <div className={css.body}>
        <p className={css.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}
