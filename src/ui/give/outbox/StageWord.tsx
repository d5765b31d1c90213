import type { Tone } from '../../../core/tracking/status/statusTable'
import type { IconName } from '../../parts/Icon'
import { TonedWord } from '../../parts/TonedWord'
import { m } from './messages'
import type { PaymentStage } from './payments'

type StageRow = { readonly tone: Tone; readonly icon: IconName; words(shownBy: string): string }

const rows: Readonly<Record<PaymentStage, StageRow>> = {
  out: { tone: 'active', icon: 'paperPlane', words: () => m.list.out },
  shown: { tone: 'active', icon: 'pen', words: m.list.shown },
  lost: { tone: 'waiting', icon: 'warning', words: () => m.list.lost },
  next: { tone: 'quiet', icon: 'flag', words: () => m.list.next },
  later: { tone: 'quiet', icon: 'info', words: () => m.list.later },
}

type StageWordProps = { readonly stage: PaymentStage; readonly shownBy: string }

/** Shows the progress of a payment before it is on chain: icon, word and colour. */
export function StageWord({ stage, shownBy }: StageWordProps) {
  const { tone, icon, words } = rows[stage]
  return (
    <TonedWord tone={tone} icon={icon}>
      {words(shownBy)}
    </TonedWord>
  )
}
