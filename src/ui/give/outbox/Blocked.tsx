import { PrimaryButton } from '../../parts/Button'
import { Notice } from '../../parts/Notice'
import { SafeCheckNotice } from '../../parts/SafeCheckNotice'
import { ScreenHeading } from '../../parts/ScreenHeading'
import { Row } from '../../parts/basics'
import { m } from './messages'
import type { OutboxProps } from './outboxProps'

/** Shows why no request was sent. */
export function Blocked({ giver, shown, onChange }: OutboxProps<'blocked'>) {
  const { account, words } = giver
  return (
    <>
      <ScreenHeading key="blocked" title={words.blocked.title} />
      <Notice tone="bad" title={words.blocked.notice}>
        <p>{shown.reason}</p>
      </Notice>
      {account.kind === 'safe' && <SafeCheckNotice account={account} quiet="hidden" />}
      <Row>
        <PrimaryButton onClick={onChange}>{m.back}</PrimaryButton>
      </Row>
    </>
  )
}
