import { useRef, useState } from 'react'
import type { Cause } from '../../../core/causes/cause'
import { setAmounts } from '../../../core/giving/basket'
import { TextButton } from '../../parts/Button'
import { Deferred, deferredPart } from '../../parts/Deferred'
import { Small } from '../../parts/basics'
import { PanelBoundary } from '../../parts/PanelBoundary'
import type { Giver } from '../giver'
import { m } from '../messages'
import type { Run } from '../useUndo'
import { useBasket } from '../useBasket'

const setAmountsPart = deferredPart(async () => (await import('./SetAmounts')).SetAmounts)

type SeveralAmountsProps = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  readonly run: Run
}

/** Opens the form that sets several amounts at once. */
export function SeveralAmounts({ giver, causes, run }: SeveralAmountsProps) {
  const { basket } = useBasket()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <TextButton ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {m.basket.severalAmounts}
      </TextButton>
      {isOpen && (
        <PanelBoundary name={m.amounts.stopped}>
          <Deferred
            part={setAmountsPart}
            props={{
              giver,
              causes,
              lines: basket.lines,
              onSet: (amounts, sentence) => {
                setOpen(false)
                run({ sentence, place: basket.lines.length }, (lines) => setAmounts(lines, amounts))
              },
              onClose: () => {
                setOpen(false)
                // The focused element was removed.
                button.current?.focus()
              },
            }}
            waiting={<Small>{m.loading}</Small>}
          />
        </PanelBoundary>
      )}
    </>
  )
}
