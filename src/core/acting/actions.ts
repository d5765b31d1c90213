import { type Address, isAddressEqual } from 'viem'
import type { Answer } from '../answer'
import type { Check, CheckId } from '../review/check'
import type { SafeSetup, SetupOwner, SetupPart } from '../review/safeSetup'
import { isRejection, type SafeTxRecord } from '../safe/safeTx'
import { onScreenOf, rejectionOf } from './onScreen'
import {
  readSigned,
  type OwnSignature,
  type VerifiedSignature,
  verifiedSignatures,
} from './verifiedSignatures'
import { m } from './messages'

export type ActionId = 'confirm' | 'approve' | 'execute' | 'reject' | 'delete'

/** The reason why an action is impossible now, in one sentence. Null: it is possible. */
type Obstacles = Readonly<Record<ActionId, string | null>>

export type ActingInput = {
  readonly record: SafeTxRecord
  readonly safe: Address
  readonly chain: { readonly id: number; readonly name: string }
  readonly setup: Answer<SafeSetup>
  readonly checks: readonly Check[]
  /** Signatures made in this browser, which the service may not list yet. */
  readonly own: readonly OwnSignature[]
  /** Other transactions with the same nonce. */
  readonly rivals: readonly SafeTxRecord[]
  readonly wallet: { readonly address: Address; readonly chainId: number }
}

/** Possible actions of an address on a transaction, and the valid signatures. */
export type Acting = {
  readonly obstacles: Obstacles
  /** Null: the owners could not be read. */
  readonly owner: SetupOwner | 'stranger' | null
  readonly verified: readonly VerifiedSignature[]
  readonly threshold: number | null
  /** The address has signed the rejection of this transaction: a signature of the transaction would say the opposite. */
  readonly hasRejected: boolean
}

/** Decides from the chain alone. A listed signature counts only when it was verified over the hash on screen. */
export function actingOf(input: ActingInput): Acting {
  const { setup, checks, own, wallet } = input
  const owners = partOf(setup, 'owners')
  const threshold = partOf(setup, 'threshold')
  const onScreen = onScreenOf(input)
  const addresses = owners.kind === 'read' ? owners.value.map(({ address }) => address) : []
  const signatures = checks.find(({ id }) => id === 'confirmations')
  const verified =
    onScreen === null || signatures?.id !== 'confirmations'
      ? []
      : verifiedSignatures({
          safeTxHash: onScreen.safeTxHash,
          owners: addresses,
          evidence: signatures.evidence,
          own,
        })
  const required = threshold.kind === 'read' ? threshold.value : null
  const owner = owners.kind === 'read' ? ownerAt(owners.value, wallet.address) : null

  const ground = groundProblem(input)
  const nonce = nonceProblem(input)
  const wrongChain = chainProblem(input)
  const notOwner = ownerProblem(owner, owners)
  const unsignable = hashProblem(input, onScreen !== null) ?? falseSignature(checks)
  const hasSigned = verified.some(({ signer }) => isAddressEqual(signer, wallet.address))
  const signed = hasSigned ? m.signed : null
  const gate = ground ?? nonce
  const hasRejected = hasSignedRejection(input)
  return {
    obstacles: {
      confirm: gate ?? unsignable ?? signed ?? notOwner ?? wrongChain,
      approve: gate ?? unsignable ?? signed ?? notOwner ?? wrongChain,
      execute:
        gate ??
        unsignable ??
        senderProblem(owner, 'execute') ??
        countProblem(verified.length, required, threshold) ??
        waitProblem(input) ??
        wrongChain,
      reject: gate ?? notOwner ?? rejectionProblem(input, hasRejected) ?? wrongChain,
      delete: deletionProblem(input, onScreen !== null) ?? senderProblem(owner, 'delete') ?? wrongChain,
    },
    owner,
    verified,
    threshold: required,
    hasRejected,
  }
}

/** Describes why nothing can be signed for this Safe at all, by its code or version; null: no reason. */
function groundProblem({ setup, checks }: ActingInput): string | null {
  if (setup.kind !== 'found') return setup.kind === 'missing' ? m.noContract : m.unreadSafe(setup.reason)
  const unknown: readonly CheckId[] = ['singleton', 'proxy']
  const found = checks.filter(({ id, outcome }) => unknown.includes(id) && outcome !== 'holds')
  if (found.some(({ outcome }) => outcome === 'fails')) return m.otherCode
  return found.length > 0 ? m.unreadCode : null
}

function nonceProblem({ record, setup }: ActingInput): string | null {
  const next = partOf(setup, 'nonce')
  if (next.kind === 'unread') return m.unreadNonce(next.reason)
  if (record.nonce < next.value) return m.usedNonce(record.nonce)
  if (!record.isExecuted) return null
  return m.notExecuted
}

function chainProblem({ wallet, chain }: ActingInput): string | null {
  if (wallet.chainId === chain.id) return null
  return m.otherChain(chain.name)
}

function ownerProblem(
  owner: SetupOwner | 'stranger' | null,
  owners: SetupPart<readonly SetupOwner[]>,
): string | null {
  if (owners.kind === 'unread') return m.unreadOwners(owners.reason)
  if (owner === null || owner === 'stranger') return m.stranger
  return senderProblem(owner, 'sign')
}

/**
 * Refuses owners other than plain accounts: a contract's wallet would send from the contract, or sign what this Safe
 * cannot verify.
 */
function senderProblem(
  owner: SetupOwner | 'stranger' | null,
  act: 'sign' | 'execute' | 'delete',
): string | null {
  if (owner === null || owner === 'stranger') return null
  switch (owner.kind) {
    case 'externallyOwned':
    case 'delegated':
      return null
    case 'safe':
    case 'passkeySigner':
    case 'contract':
      if (act === 'execute') return m.contractExecutes
      if (act === 'delete') return m.contractDeletes
      return owner.kind === 'safe' ? m.isSafe : m.isContract
    case 'unread':
      return m.unreadOwner(owner.reason)
  }
}

function hashProblem({ checks }: ActingInput, isComputed: boolean): string | null {
  if (!isComputed) return m.noHash
  const byContract = checks.find(({ id }) => id === 'contractHash')
  if (byContract?.outcome === 'fails') return m.otherHash
  return null
}

/**
 * Refuses while a signature over another hash is listed: the list was forged, or the owner was shown another
 * transaction.
 */
function falseSignature(checks: readonly Check[]): string | null {
  const check = checks.find((one) => one.id === 'confirmations')
  if (check?.id !== 'confirmations') return null
  const { invalid, refused, unexplained, p256 } = check.evidence
  const isFalse = invalid.some(
    ({ owner, problem }) => problem === 'otherSigner' || (problem === 'malformed' && !p256.includes(owner)),
  )
  if (!isFalse && refused.length + unexplained.length === 0) return null
  return m.falseSignature
}

function countProblem(count: number, required: number | null, threshold: SetupPart<number>): string | null {
  if (threshold.kind === 'unread' || required === null) return m.unreadThreshold
  if (count >= required) return null
  return m.tooFew(required, count)
}

function waitProblem({ record, setup }: ActingInput): string | null {
  const next = partOf(setup, 'nonce')
  if (next.kind === 'unread' || record.nonce === next.value) return null
  return m.waits(next.value)
}

function rejectionProblem(input: ActingInput, hasRejected: boolean): string | null {
  if (isRejection(input.record)) return m.isRejection
  if (rejectionOf(input) === null) return m.noRejectionHash
  return hasRejected ? m.signedRejection : null
}

/** Of a transaction that is no rejection itself. */
function hasSignedRejection(input: ActingInput): boolean {
  const rejection = rejectionOf(input)
  if (rejection === null || isRejection(input.record)) return false
  const { address } = input.wallet
  const listed = input.rivals.find(({ safeTxHash }) => safeTxHash === rejection.safeTxHash)
  const given = [
    ...(listed?.confirmations ?? []).map(({ owner, signature }) => ({ owner, signature: signature ?? '0x' })),
    ...input.own,
  ].filter(({ owner }) => isAddressEqual(owner, address))
  return given.some(
    ({ signature }: OwnSignature) =>
      readSigned(signature, { hash: rejection.safeTxHash, owner: address }).kind === 'ok',
  )
}

function deletionProblem({ record, wallet }: ActingInput, isComputed: boolean): string | null {
  if (record.isExecuted) return m.executed
  if (record.proposer === null) return m.notProposed
  if (!isAddressEqual(record.proposer, wallet.address)) return m.notProposer(record.proposer)
  return isComputed ? null : m.noDeletionHash
}

function ownerAt(owners: readonly SetupOwner[], address: Address): SetupOwner | 'stranger' {
  return owners.find((owner) => isAddressEqual(owner.address, address)) ?? 'stranger'
}

function partOf<key extends 'owners' | 'threshold' | 'nonce'>(
  setup: Answer<SafeSetup>,
  key: key,
): SafeSetup[key] | { readonly kind: 'unread'; readonly reason: string } {
  if (setup.kind === 'found') return setup.value[key]
  return { kind: 'unread', reason: setup.kind === 'missing' ? m.noSafe : setup.reason }
}
