import { useState } from 'react'
import type { AppChain } from '../../../core/chain'
import type { TrackedGift } from '../../../core/giving/trackedGift'
import { Row, Small } from '../../parts/basics'
import { TextButton } from '../../parts/Button'
import { Stack } from '../../parts/Layout'
import { Deferred, deferredPart } from '../../parts/Deferred'
import { useChain } from '../../AppContext'
import { m } from '../messages'

const repeatPart = deferredPart(async () => (await import('./RepeatGift')).RepeatGift)

type GiveThisAgainProps = {
  readonly gifts: readonly TrackedGift[]
  readonly givenAtMs: number
  readonly chain: AppChain
}

/** Opens the way to put an earlier gift into the basket. Renders nothing for a visitor, who has none. */
export function GiveThisAgain({ gifts, givenAtMs, chain }: GiveThisAgainProps) {
  const [isOpen, setOpen] = useState(false)
  const here = useChain()
  if (gifts.length === 0 || here?.id !== chain.id) return null
  return (
    <Stack $gap={4}>
      <Row>
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.again.open}
        </TextButton>
      </Row>
      {isOpen && (
        <Deferred
          part={repeatPart}
          props={{ gifts, givenAtMs }}
          waiting={<Small>{m.again.comparing}</Small>}
        />
      )}
    </Stack>
  )
}
