import type { Address } from 'viem'
import type { Answer } from '../answer'
import { m } from './checkMessages'
import type { ReviewInput } from './reviewInput'
import type { SafeSetup } from './safeSetup'

/** A source that is still being read: no check that needs it can hold. */
export const comingAnswer = {
  get reason() {
    return m.stillReading
  },
  kind: 'unreachable',
} as const satisfies Answer<never>

/** Returns all sources of a review as still being read, so that it starts from the bytes alone. */
export function nothingRead(contracts: readonly Address[]) {
  return {
    setup: comingAnswer,
    contractHash: comingAnswer,
    rivals: comingAnswer,
    gasPrice: comingAnswer,
    codes: new Map(contracts.map((address) => [address.toLowerCase(), comingAnswer])),
    signatureAnswers: new Map(),
  } satisfies Partial<ReviewInput>
}

/** Leaves out the Safe's nonce until it is known which transaction used it: a used nonce alone fails a check. */
export function withoutNonce(setup: Answer<SafeSetup>): Answer<SafeSetup> {
  if (setup.kind !== 'found') return setup
  return { kind: 'found', value: { ...setup.value, nonce: { kind: 'unread', reason: m.stillReading } } }
}
