import type { Address } from 'viem'
import { isHexEqual } from '../../core/isHexEqual'
import { appConfig } from '../../config/appConfig'
import type { EvidenceOf } from '../../core/review/check'
import { refusalWords } from '../../core/review/refusalWords'
import { Small } from '../parts/basics'
import { TonedWord } from '../parts/TonedWord'
import { m } from './messages'

type Evidence = EvidenceOf<'confirmations'>

type SignerVerdictProps = {
  readonly owner: Address
  readonly evidence: Evidence
  /** True when a source has listed the signatures: without one, a missing signature proves nothing. */
  readonly isListed: boolean
}

/** Shows the verdict on one owner's signature, in more than one sentence where listed and valid signatures differ. */
export function SignerVerdict({ owner, evidence, isListed }: SignerVerdictProps) {
  const isOwner = (one: Address) => isHexEqual(one, owner)
  const counted = evidence.counted.find(({ signer }) => isOwner(signer))
  const problems = problemsOf(owner, evidence)
  const isOpen = evidence.unverifiable.some((one) => isOwner(one.owner))
  return (
    <>
      {counted !== undefined && (
        <TonedWord tone="good" icon="check">
          {m.signers.counted[counted.kind]}
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
          {m.signers.open}
        </TonedWord>
      )}
      {counted === undefined && problems.length === 0 && !isOpen && (
        <TonedWord tone="quiet" icon="pen">
          {isListed ? m.signers.notSigned : m.signers.unknown}
        </TonedWord>
      )}
    </>
  )
}

/** Shows the signature's claim of its origin. Only a known passkey signer ensures that the contract checks it. */
function PasskeyOrigin({ origin }: { readonly origin: string }) {
  if (appConfig.safeHosts.includes(origin)) return <Small>{m.signers.passkey(origin)}</Small>
  return (
    <TonedWord tone="waiting" icon="warning">
      {m.signers.passkeyElsewhere(origin)}
    </TonedWord>
  )
}

function problemsOf(owner: Address, { refusals, invalid, unexplained }: Evidence): readonly string[] {
  const isOwner = (one: Address) => isHexEqual(one, owner)
  return [
    ...refusals.filter((one) => isOwner(one.owner)).map(({ code }) => m.signers.refused(refusalWords(code))),
    ...new Set(invalid.filter((one) => isOwner(one.owner)).map(({ problem }) => m.signers.problems[problem])),
    ...(unexplained.some(isOwner) ? [m.signers.unexplained] : []),
  ]
}
