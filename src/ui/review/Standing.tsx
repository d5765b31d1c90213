import type { Address } from 'viem'
import { Link } from 'wouter'
import type { CausePaid, RecipientStanding } from '../../core/review/recipientStanding'
import {
  causePaidWords,
  changedWords,
  paidWords,
  standingLabel,
  wasOfWords,
} from '../../core/review/standingWords'
import type { Tone } from '../../core/tracking/status/statusTable'
import { AddressText, WithAddresses } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { dayText } from '../../core/dayText'
import type { IconName } from '../parts/Icon'
import { TonedWord } from '../parts/TonedWord'
import { Sentence } from '../parts/Sentence'
import { paths } from '../paths'
import { m } from './callsMessages'

/** Shows what is known about a recipient. */
export function Standing({ standing }: { readonly standing: RecipientStanding }) {
  const sign = signs[standing.kind]
  const label = standingLabel(standing)
  return (
    <>
      {standing.kind === 'confirmed' ? (
        <Link href={paths.cause(standing.causeId)}>{label}</Link>
      ) : sign === null ? (
        <p>{label}</p>
      ) : (
        <TonedWord {...sign}>{label}</TonedWord>
      )}
      <Beside standing={standing} />
    </>
  )
}

const wrong = { tone: 'bad', icon: 'stop' } as const
const open = { tone: 'waiting', icon: 'warning' } as const
const quiet = { tone: 'quiet', icon: 'info' } as const
/** Null: no icon. */
const signs: Record<RecipientStanding['kind'], { readonly tone: Tone; readonly icon: IconName } | null> = {
  confirmed: null,
  unconfirmed: open,
  stopped: wrong,
  otherChain: wrong,
  lookAlike: wrong,
  owner: null,
  safeItself: null,
  tokenContract: wrong,
  zero: wrong,
  unknown: quiet,
  notCompared: quiet,
}

/** Shows the evidence for the standing. */
function Beside({ standing }: { readonly standing: RecipientStanding }) {
  switch (standing.kind) {
    case 'confirmed':
      return (
        <>
          <Small>{m.standing.compared(dayText(standing.checkedOn))}</Small>
          {standing.before !== undefined && (
            <>
              <TonedWord {...open}>{m.standing.changed}</TonedWord>
              <Small>
                <WithAddresses text={changedWords(standing.before)} />
              </Small>
            </>
          )}
          <PaidAt cause={standing} paid={standing.paid} />
        </>
      )
    case 'stopped':
      return (
        <>
          <Small>{m.standing.stopped(dayText(standing.since), standing.reason)}</Small>
          {standing.replacedBy !== null && (
            <Small>
              <Sentence of={m.standing.replaced(<AddressText value={standing.replacedBy} />)} />
            </Small>
          )}
          <PaidAt cause={standing} paid={standing.paid} />
        </>
      )
    case 'lookAlike':
      return standing.of.map(({ address, name, paidIn }) => (
        <Small key={address}>
          <Sentence of={m.standing.known(knownWords(name, paidIn), <AddressText value={address} />)} />
        </Small>
      ))
    case 'unknown':
    case 'notCompared':
      return (
        <>
          {standing.paidIn !== null && <Small>{m.standing.paidIn(standing.paidIn)}</Small>}
          {standing.wasOf !== undefined && <Small>{wasOfWords(standing.wasOf)}</Small>}
        </>
      )
    case 'unconfirmed':
    case 'otherChain':
    case 'owner':
    case 'safeItself':
    case 'tokenContract':
    case 'zero':
      return null
  }
}

function knownWords(name: string | null, paidIn: bigint | null): string {
  if (paidIn === null) return name ?? m.standing.own
  return name === null ? paidWords(paidIn) : `${name}; ${paidWords(paidIn)}`
}

type PaidAtProps = {
  readonly cause: { readonly address: Address; readonly name: string }
  readonly paid: CausePaid | undefined
}

/** Shows that the Safe has paid the cause before, there or at a former address. */
function PaidAt({ cause, paid }: PaidAtProps) {
  if (paid === undefined) return null
  return (
    <Small>
      <WithAddresses text={causePaidWords(cause, paid)} />
    </Small>
  )
}
