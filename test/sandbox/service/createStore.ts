import type { Address, Hex } from 'viem'
import type { SignatureType } from './parseSignatures'
import type { SafeTxFields } from './safePreimage'

export type StoredConfirmation = {
  readonly owner: Address
  readonly signature: Hex
  readonly type: SignatureType
  readonly createdMs: number
  /** The Ethereum transaction that it was found in; null when it was posted. */
  readonly txHash: Hex | null
}

export type Proposal = {
  readonly safe: Address
  readonly safeTxHash: Hex
  readonly fields: SafeTxFields
  /** As posted: null stays null on the wire, where the zero address stays the zero address. */
  readonly gasToken: Address | null
  readonly refundReceiver: Address | null
  readonly proposer: Address
  readonly createdMs: number
  /** Order of arrival, for proposals of the same millisecond. */
  readonly sequence: number
  modifiedMs: number
  origin: string
  /** At least one valid signature came with it or later. */
  trusted: boolean
  readonly confirmations: StoredConfirmation[]
}

export type StoredMessage = {
  readonly safe: Address
  readonly messageHash: Hex
  readonly message: string | Record<string, unknown>
  readonly proposedBy: Address
  readonly safeAppId: number | null
  readonly origin: string
  readonly createdMs: number
  readonly sequence: number
  modifiedMs: number
  readonly confirmations: StoredConfirmation[]
}

/** What was posted to the service. All else that it knows comes from the chain. */
export type Store = {
  readonly proposals: Map<Hex, Proposal>
  readonly messages: Map<Hex, StoredMessage>
  /** The next number in the order of arrival. */
  nextSequence(): number
}

/** An empty store, in memory. */
export function createStore(): Store {
  let sequence = 0
  return {
    proposals: new Map(),
    messages: new Map(),
    nextSequence() {
      sequence += 1
      return sequence
    },
  }
}

/** Adds a confirmation; a second one of the same owner changes nothing. Answers whether it is new. */
export function addConfirmation(
  record: { modifiedMs: number; readonly confirmations: StoredConfirmation[] },
  confirmation: StoredConfirmation,
): boolean {
  if (record.confirmations.some(({ owner }) => owner === confirmation.owner)) return false
  record.confirmations.push(confirmation)
  record.modifiedMs = confirmation.createdMs
  return true
}
