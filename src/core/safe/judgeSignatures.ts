import type { Address, Hex } from 'viem'
import type { Answer } from '../answer'
import { approvalSignature, loneSignature } from './signatureBytes'
import type { RecoveredOwners } from './recoverOwners'
import { recoverSigner } from './recoverSigner'
import type { Confirmation } from './safeTx'

/** A Safe's verdicts, by the signature as `signaturesToCheck` returns it. */
export type SignatureAnswers = ReadonlyMap<Hex, Answer<SignatureVerdict>>

/** A valid signature, in the form for a Safe to verify alone. `approval`: it only refers to an on-chain approval. */
export type CountedSignature = {
  readonly signer: Address
  readonly signature: Hex
  readonly kind: 'key' | 'contract' | 'approval'
}

type JudgedSignatures = {
  /** One for each owner with a valid signature. */
  readonly counted: readonly CountedSignature[]
  /** Owners of `counted` whose signature the Safe accepts. */
  readonly accepted: readonly Address[]
  /** Owners with an on-chain approval, listed or not. */
  readonly approved: readonly Address[]
  /** Owners whose signatures only the Safe can check, while it was unreachable. */
  readonly open: RecoveredOwners['unverifiable']
  /** Owners whose listed signature the Safe refuses. */
  readonly refusals: readonly { readonly owner: Address; readonly code: string | null }[]
  /** Owners with a listed signature that the Safe accepts, although it recovers to no owner. */
  readonly unexplained: readonly Address[]
  /** Reasons why the Safe's verdict is missing, one sentence each. */
  readonly unread: readonly string[]
}

/** The verdict of a Safe's own code on one signature alone. */
export type SignatureVerdict =
  /** An owner signed this hash. The Safe does not report which owner. */
  | { readonly kind: 'ok' }
  /** `code`: the Safe's error code, e.g. "GS026"; null: none. */
  | { readonly kind: 'refused'; readonly code: string | null }

/**
 * Combines the recovered signers with the verdicts of the Safe's own code. Only the Safe can verify contracts and
 * approvals. A key's signature counts by recovery alone while there is no verdict; a refusal by the Safe overrides
 * it.
 */
export function judgeSignatures(
  { proved, unverifiable, invalid }: RecoveredOwners,
  {
    hash,
    confirmations,
    owners,
    answers,
  }: {
    readonly hash: Hex
    readonly confirmations: readonly Confirmation[]
    readonly owners: readonly Address[]
    readonly answers: SignatureAnswers
  },
): JudgedSignatures {
  const isAccepted = (signature: Hex) => {
    const answer = answers.get(signature)
    return answer?.kind === 'found' && answer.value.kind === 'ok'
  }
  const refusalOf = (owner: Address, signatures: readonly Hex[]) => {
    const verdicts = signatures.map((signature) => answers.get(signature))
    const codes = verdicts.flatMap((answer) =>
      answer?.kind === 'found' && answer.value.kind === 'refused' ? [answer.value.code] : [],
    )
    const [code] = codes
    return code === undefined || codes.length < signatures.length ? [] : [{ owner, code }]
  }
  const listed = listedByOwner(confirmations)
  const listedFor = (owner: Address) => [...(listed.get(owner.toLowerCase()) ?? [])]
  const markedFor = (owner: Address) => listedFor(owner).filter((signature) => markOf(signature) <= 1)
  const approved = owners.filter((owner) => isAccepted(approvalSignature(owner)))

  const byKey = proved.map(({ signer, signature }): CountedSignature => ({
    signer,
    signature: loneSignature(signature) ?? signature,
    kind: 'key',
  }))
  const byMark = unverifiable.flatMap(({ owner: signer }): CountedSignature[] => {
    const signature = markedFor(signer).find(isAccepted)
    if (signature === undefined) return []
    return [{ signer, signature, kind: markOf(signature) === 0 ? 'contract' : 'approval' }]
  })
  const refusals = [
    ...byKey.flatMap(({ signer, signature }) => refusalOf(signer, [signature])),
    ...unverifiable.flatMap(({ owner }) => refusalOf(owner, markedFor(owner))),
  ]
  const isRefused = (owner: Address) => refusals.some((one) => one.owner === owner)
  const taken = [...byKey, ...byMark].filter(({ signer }) => !isRefused(signer))
  const byApproval = approved
    .filter((owner) => !taken.some(({ signer }) => signer === owner))
    .map((signer): CountedSignature => ({ signer, signature: approvalSignature(signer), kind: 'approval' }))
  const counted = [...taken, ...byApproval]
  const doesCount = (owner: Address) => counted.some(({ signer }) => signer === owner)

  const asked = [
    ...byKey.map(({ signature }) => signature),
    ...unverifiable.flatMap(({ owner }) => markedFor(owner)),
  ]
  return {
    counted,
    accepted: counted.filter(({ signature }) => isAccepted(signature)).map(({ signer }) => signer),
    approved,
    open: unverifiable.filter(({ owner }) => !doesCount(owner) && !isRefused(owner)),
    refusals,
    unexplained: unexplainedOwners(),
    unread: asked.flatMap((signature) => {
      const answer = answers.get(signature)
      return answer?.kind === 'unreachable' ? [answer.reason] : []
    }),
  }

  function unexplainedOwners(): readonly Address[] {
    const spelled = new Set(owners.map((owner) => owner.toLowerCase()))
    const isOfOwner = (signature: Hex) => {
      const recovered = recoverSigner(hash, signature)
      return 'signer' in recovered && spelled.has(recovered.signer.toLowerCase())
    }
    // A hostile list may contain each owner hundreds of times.
    const suspects = invalid.flatMap(({ owner, problem }) =>
      problem === 'malformed' || problem === 'otherSigner' ? owner : [],
    )
    return [...new Set(suspects)].filter((owner) =>
      listedFor(owner).some((one) => markOf(one) > 1 && isAccepted(one) && !isOfOwner(one)),
    )
  }
}

/** Groups signatures by the owner's address in lower case, each signature once. */
function listedByOwner(confirmations: readonly Confirmation[]): ReadonlyMap<string, ReadonlySet<Hex>> {
  const listed = new Map<string, Set<Hex>>()
  for (const { owner, signature } of confirmations) {
    const lone = signature === null ? null : loneSignature(signature)
    if (lone === null) continue
    const name = owner.toLowerCase()
    listed.set(name, (listed.get(name) ?? new Set()).add(lone))
  }
  return listed
}

/** Returns v: 0 a contract's signature, 1 an approval. NaN when there is none. */
function markOf(signature: Hex): number {
  return Number.parseInt(signature.slice(130, 132), 16)
}

/** The service keeps one signature per owner: a list with more is hostile. */
const signaturesPerOwner = 3
/** More than the owners of any honest Safe. Each costs the node a call. */
const mostSignatures = 100

/**
 * Returns the signatures for a Safe to verify, each once and in its lone form: those listed for an owner, and an
 * on-chain approval for each owner, which no service has to list. Omits strangers.
 */
export function signaturesToCheck(
  confirmations: readonly Confirmation[],
  owners: readonly Address[],
): readonly Hex[] {
  const listed = new Map(owners.map((owner) => [owner.toLowerCase(), new Set<Hex>()]))
  for (const { owner, signature } of confirmations) {
    const own = listed.get(owner.toLowerCase())
    const lone = signature === null ? null : loneSignature(signature)
    if (own !== undefined && lone !== null && own.size < signaturesPerOwner) own.add(lone)
  }
  const all = [...listed.values()].flatMap((own) => [...own])
  return [...new Set([...all, ...owners.map(approvalSignature)])].slice(0, mostSignatures)
}
