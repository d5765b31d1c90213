import type { Tone } from '../../../core/tracking/status/statusTable'
import type { IconName } from '../../parts/Icon'
import { TonedWord } from '../../parts/TonedWord'
import type { PaymentStage } from './payments'

type StageRow = { readonly tone: Tone; readonly icon: IconName; words(shownBy: string): string }

const rows: Readonly<Record<PaymentStage, StageRow>> = {
  out: { tone: 'active', icon: 'paperPlane', words: () => 'Sent' },
  shown: { tone: 'active', icon: 'pen', words: (shownBy) => `Confirm in ${shownBy}` },
  lost: { tone: 'waiting', icon: 'warning', words: () => 'May have been sent' },
  next: { tone: 'quiet', icon: 'flag', words: () => 'Next: not sent yet' },
  later: { tone: 'quiet', icon: 'info', words: () => 'Not sent yet' },
}

type StageWordProps = { readonly stage: PaymentStage; readonly shownBy: string }

/** How far a payment has come before the chain can say more: icon, word and colour. */
export function StageWord({ stage, shownBy }: StageWordProps) {
  const { tone, icon, words } = rows[stage]
  return (
    <TonedWord tone={tone} icon={icon}>
      {words(shownBy)}
    </TonedWord>
  )
}
