import { Link } from 'wouter'
import type { RecipientStanding } from '../../core/review/recipientStanding'
import { changedWords, paidWords, standingLabel, wasOfWords } from '../../core/review/standingWords'
import type { Tone } from '../../core/tracking/status/statusTable'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { dayText } from '../parts/dayText'
import type { IconName } from '../parts/Icon'
import { TonedWord } from '../parts/TonedWord'
import { WithAddresses } from '../parts/WithAddresses'
import { paths } from '../paths'

/** What the directory and the Safe tell of an address that is paid. */
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
/** Null: said without a sign. */
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

/** What the standing rests on. */
function Beside({ standing }: { readonly standing: RecipientStanding }) {
  switch (standing.kind) {
    case 'confirmed':
      return (
        <>
          <Small>Compared with the cause’s own page on {dayText(standing.checkedOn)}</Small>
          {standing.before !== undefined && (
            <>
              <TonedWord {...open}>Another address than in the last gift</TonedWord>
              <Small>
                <WithAddresses text={changedWords(standing.before)} />
              </Small>
            </>
          )}
        </>
      )
    case 'stopped':
      return (
        <>
          <Small>
            Since {dayText(standing.since)}: {standing.reason}
          </Small>
          {standing.replacedBy !== null && (
            <Small>
              In its place the directory names <AddressText value={standing.replacedBy} />
            </Small>
          )}
        </>
      )
    case 'lookAlike':
      return standing.of.map(({ address, name, paidIn }) => (
        <Small key={address}>
          Known: {paidIn === null ? (name ?? 'the Safe or one of its owners') : paidWords(paidIn)},{' '}
          <AddressText value={address} />
        </Small>
      ))
    case 'unknown':
    case 'notCompared':
      return (
        <>
          {standing.paidIn !== null && (
            <Small>
              By the word of the transaction service, this Safe paid it in #{standing.paidIn.toString()}.
            </Small>
          )}
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
