import { useMemo } from 'react'
import { isAddressEqual } from 'viem'
import type { Cause } from '../../core/causes/cause'
import { directoryHash } from '../../core/giving/directoryHash'
import type { PlanDocument, PlanPart } from '../../core/giving/planDocument'
import type { Account } from '../../flows/account/account'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { timeText } from '../parts/timeText'
import { ConnectFirst } from './ConnectFirst'
import { countWords } from './countWords'
import { PlanPartView } from './PlanPartView'

type PlanViewProps = {
  readonly plan: PlanDocument
  /** Null: nothing is connected. */
  readonly account: Account | null
  /** Null: the directory could not be read. */
  readonly causes: readonly Cause[] | null
  readonly mayConnect?: boolean
}

/** What a plan says, and what each payment is by the directory of here and now. */
export function PlanView({ plan, account, causes, mayConnect }: PlanViewProps) {
  const { parts, purpose, author, createdAtMs, directory } = plan
  const ours = useMemo(() => (causes === null ? null : directoryHash(causes)), [causes])
  const own = account === null ? undefined : parts.find((part) => isOf(part, account))
  return (
    <Stack $gap={5}>
      <Small>
        {purpose !== null && <>Purpose: “{purpose}”. </>}
        {author !== null && <>Written by “{author}”. </>}
        Made on {timeText(createdAtMs)}.{' '}
        {parts.length > 1 && `It has ${countWords(parts.length, 'part')}, each for another Safe or chain. `}
        {directory !== null &&
          ours !== null &&
          (directory === ours
            ? 'The directory of causes is the same as when it was made.'
            : 'The directory of causes has changed since it was made, or is another one.')}
      </Small>
      {account === null && mayConnect !== undefined && (
        <ConnectFirst mayConnect={mayConnect}>
          To take payments of it into a gift, a Safe or a wallet has to be connected.
        </ConnectFirst>
      )}
      {parts.map((part, index) => (
        <PlanPartView
          key={index}
          plan={plan}
          part={part}
          account={account}
          causes={causes}
          title={parts.length > 1 ? `Part ${index + 1} of ${parts.length}` : 'Payments'}
          isForAccount={part === own}
          hasOwnPart={own !== undefined}
        />
      ))}
    </Stack>
  )
}

function isOf({ chainId, safe }: PlanPart, { chain, address }: Account): boolean {
  return chainId === chain.id && isAddressEqual(safe, address)
}
