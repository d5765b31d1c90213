import type { AccountRecord, ProposalsRead } from '../../flows/record/recordState'
import { Small } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { ScreenOnly } from '../review/sheet/onPaper'
import { m } from './messages'

type ProposalsReachProps = {
  readonly record: Pick<AccountRecord, 'readProposalsOn' | 'state'>
  readonly proposals: ProposalsRead
}

/** Shows how far back the search for replaced proposals went, and continues it. */
export function ProposalsReach({ record, proposals }: ProposalsReachProps) {
  const announce = useAnnounce()
  const { isReading, isAll } = proposals
  const readOn = async () => {
    await record.readProposalsOn()
    const read = record.state.getState().proposals
    if (read !== null && !read.isReading) announce(reachText(read))
  }
  return (
    <Stack $gap={2}>
      <Small>{reachText(proposals)}</Small>
      {!isAll && (
        <ScreenOnly>
          <SecondaryButton aria-disabled={isReading} onClick={() => void readOn()}>
            {isReading ? m.missing.proposals.reading : m.missing.proposals.on}
          </SecondaryButton>
        </ScreenOnly>
      )}
    </Stack>
  )
}

function reachText({ isAll, rows, downTo, trouble }: ProposalsRead): string {
  const read = isAll ? m.missing.proposals.all(rows) : m.missing.proposals.some(rows, downTo)
  return trouble === null ? read : `${read} ${trouble}`
}
