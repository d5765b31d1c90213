import { useId, useState } from 'react'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { recipientOn } from '../../core/causes/recipientOn'
import { useApp, useIsFramed } from '../AppContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Prose, Row, Small } from '../parts/basics'
import styled from 'styled-components'
import { Stack } from '../parts/Layout'
import { paths } from '../paths'
import { SafeSteps } from '../shell/SafeSteps'
import { m as shell } from '../shell/messages'
import { m } from '../shell/visitorMessages'

const Ways = styled(Stack)`
  padding-block-start: var(--space-2);
`

/** Shows the two ways to give to a cause with nothing connected. Renders nothing for a cause that receives nowhere. */
export function GiveAsVisitor({ cause }: { readonly cause: Cause }) {
  const id = useId()
  const { chains, connectWallet } = useApp()
  const isFramed = useIsFramed()
  const [isOpen, setOpen] = useState(false)
  if (!chains.some((chain) => recipientOn(cause, chain.id) !== null)) return null
  return (
    <Ways $gap={4}>
      {isFramed && <Small>{m.framed}</Small>}
      <Row>
        {!isFramed && (
          <PrimaryButton aria-haspopup="dialog" onClick={connectWallet}>
            {m.cause.connect}
          </PrimaryButton>
        )}
        <SecondaryButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {m.cause.inSafe}
        </SecondaryButton>
      </Row>
      {!isFramed && (
        <Small>
          {m.cause.noWallet} <Link href={paths.give}>{shell.howToGive}</Link>
        </Small>
      )}
      <div id={id}>
        {isOpen && (
          <Stack $gap={4}>
            <Prose>
              <p>{m.safe}</p>
            </Prose>
            <SafeSteps />
          </Stack>
        )}
      </div>
    </Ways>
  )
}
