import type { AssetNames } from '../assetNames'
import type { ReviewContext } from '../reviewInput'

/** `unchecked`: it cannot be decided here, or a source could not be read. Never a pass. */
export type CheckOutcome = 'holds' | 'fails' | 'unchecked'

/** What a check has found. */
export type CheckReading<evidence> = {
  readonly outcome: CheckOutcome
  readonly evidence: evidence
  /** Why a source could not be read, one sentence each. */
  readonly unread: readonly string[]
  /** The block at which the chain was read; null: the check does not read the chain. */
  readonly block: bigint | null
}

/**
 * Which calls could make the statement of a check false. `calls`: any call. `ownCode`: only code that runs as the Safe, or as
 * another Safe that acts. `noCall`: none, because the statement is about the fields, the signatures, or what is set at present.
 */
export type BearsOn = 'calls' | 'ownCode' | 'noCall'

/** A check: how it is read, and its words. */
export type CheckDefinition<id extends string, evidence> = {
  readonly id: id
  /** A check that holds is left open while a call that bears on it is not understood. */
  readonly bearsOn: BearsOn
  /** Its statement. The outcome says whether it is so. */
  readonly states: string
  read(context: ReviewContext): CheckReading<evidence>
  /** Returns the evidence in sentences, with full addresses and hashes; empty: nothing to add. */
  detail(reading: CheckReading<evidence>, names: AssetNames): string
  /**
   * Returns whether an `unchecked` reading was read, and is not so: whether that was meant, only the co-signers know. What could
   * not be read, or not decided, "could not be checked".
   */
  isJudged(reading: CheckReading<evidence>): boolean
}

/** Defines a check, its evidence typed by what `read` returns. */
export function defineCheck<const id extends string, evidence>(
  check: CheckDefinition<id, evidence>,
): CheckDefinition<id, evidence> {
  return check
}

/** For evidence that is a list of facts, where an entry says that the statement is not so. */
export const whatever = (): boolean => true
export const never = (): boolean => false

/** What a check reads that needs nothing of the chain. */
export const noReads = { unread: [], block: null } as const

/** Returns the worst of several outcomes. */
export function worst(outcomes: readonly CheckOutcome[]): CheckOutcome {
  if (outcomes.includes('fails')) return 'fails'
  return outcomes.includes('unchecked') ? 'unchecked' : 'holds'
}
