import type { Address } from 'viem'
import { appConfig } from '../../config/appConfig'
import type { EvidenceOf } from '../../core/review/check'
import { refusalWords } from '../../core/review/refusalWords'
import type { CountedSignature } from '../../core/safe/judgeSignatures'
import { Small } from '../parts/basics'
import { TonedWord } from '../parts/TonedWord'
import { isSameAddress } from './isSameAddress'

type Evidence = EvidenceOf<'confirmations'>

type SignerVerdictProps = {
  readonly owner: Address
  readonly evidence: Evidence
  /** Whether a source has listed the signatures: without one, none that is missing is known to be. */
  readonly isListed: boolean
}

/** What is known of one owner's signature; more than one sentence where what is listed and what counts differ. */
export function SignerVerdict({ owner, evidence, isListed }: SignerVerdictProps) {
  const isOwner = (one: Address) => isSameAddress(one, owner)
  const counted = evidence.counted.find(({ signer }) => isOwner(signer))
  const problems = problemsOf(owner, evidence)
  const isOpen = evidence.unverifiable.some((one) => isOwner(one.owner))
  return (
    <>
      {counted !== undefined && (
        <TonedWord tone="good" icon="check">
          {countedWords[counted.kind]}
        </TonedWord>
      )}
      {evidence.passkeys
        .filter((one) => isOwner(one.owner))
        .map(({ origin }) => (
          <PasskeyOrigin key={origin} origin={origin} />
        ))}
      {problems.map((words) => (
        <TonedWord key={words} tone="bad" icon="stop">
          {words}
        </TonedWord>
      ))}
      {isOpen && (
        <TonedWord tone="waiting" icon="warning">
          Listed, and could not be checked
        </TonedWord>
      )}
      {counted === undefined && problems.length === 0 && !isOpen && (
        <TonedWord tone="quiet" icon="pen">
          {isListed ? 'Not signed' : 'Whether this owner has signed is not known here'}
        </TonedWord>
      )}
    </>
  )
}

/** What the signature says of itself; that the contract checks it, only a known passkey signer promises. */
function PasskeyOrigin({ origin }: { readonly origin: string }) {
  if (appConfig.safeHosts.includes(origin))
    return <Small>Made with a passkey on {origin}, as the signature itself says.</Small>
  return (
    <TonedWord tone="waiting" icon="warning">
      Made with a passkey on {origin}, as the signature itself says: no Safe front end that this page knows
    </TonedWord>
  )
}

const countedWords: Record<CountedSignature['kind'], string> = {
  key: 'Signed exactly this',
  contract: 'Signed exactly this, as its contract confirms',
  approval: 'Approved exactly this on chain',
}

function problemsOf(owner: Address, { refusals, invalid, unexplained }: Evidence): readonly string[] {
  const isOwner = (one: Address) => isSameAddress(one, owner)
  return [
    ...refusals
      .filter((one) => isOwner(one.owner))
      .map(({ code }) => {
        const why = refusalWords(code)
        return `The Safe itself refuses this signature${why === null ? '' : `: ${why}`}`
      }),
    ...new Set(invalid.filter((one) => isOwner(one.owner)).map(({ problem }) => problemWords[problem])),
    ...(unexplained.some(isOwner)
      ? ['The Safe itself accepts it, and this page cannot say why: find out before you sign']
      : []),
  ]
}

const problemWords: Record<Evidence['invalid'][number]['problem'], string> = {
  noSignature: 'Listed without a signature',
  malformed: 'Listed with something that is no signature',
  otherSigner: 'This signature is not of this owner, or of something else',
  notOwner: 'Not an owner',
  notChecked: 'Listed too often to be checked',
}
