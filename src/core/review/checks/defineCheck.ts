import type { AssetNames } from '../assetNames'
import type { ReviewContext } from '../reviewInput'

/** `unchecked`: undecidable here, or a source could not be read. Never a pass. */
export type CheckOutcome = 'holds' | 'fails' | 'unchecked'

/** The result of a check. */
export type CheckReading<evidence> = {
  readonly outcome: CheckOutcome
  readonly evidence: evidence
  /** Reasons why a source could not be read, one sentence each. */
  readonly unread: readonly string[]
  /** All that is unread is still being read: nothing has failed. */
  readonly isComing?: true
  /** The block at which the chain was read; null: the check does not read the chain. */
  readonly block: bigint | null
}

/**
 * Calls that could make the statement of a check false. `calls`: any call. `ownCode`: only code that runs as the
 * Safe, or as another Safe that acts. `noCall`: none; the statement covers the fields, signatures or current
 * settings.
 */
export type BearsOn = 'calls' | 'ownCode' | 'noCall'

/** A check: how to read it, and its words. */
export type CheckDefinition<id extends string, evidence> = {
  readonly id: id
  /** A check that would hold stays unsettled while a call that bears on it is not understood. */
  readonly bearsOn: BearsOn
  /** The statement. The outcome shows whether it holds. */
  readonly states: string
  read(context: ReviewContext): CheckReading<evidence>
  /** Describes the evidence in sentences, with full addresses and hashes; empty: nothing to add. */
  detail(reading: CheckReading<evidence>, names: AssetNames): string
  /**
   * Returns true when an `unchecked` reading was read and does not hold: only the co-signers know whether that was
   * meant. Otherwise an unread or undecided check "could not be checked".
   */
  isJudged(reading: CheckReading<evidence>): boolean
}

/** Defines a check, its evidence typed by what `read` returns. */
export function defineCheck<const id extends string, evidence>(
  check: CheckDefinition<id, evidence>,
): CheckDefinition<id, evidence> {
  return check
}

/** For evidence that is a list of facts, where any entry contradicts the statement. */
export const whatever = (): boolean => true
export const never = (): boolean => false

/** The reading of a check that needs nothing from the chain. */
export const noReads = { unread: [], block: null } as const

/** Returns the worst of several outcomes. */
export function worst(outcomes: readonly CheckOutcome[]): CheckOutcome {
  if (outcomes.includes('fails')) return 'fails'
  return outcomes.includes('unchecked') ? 'unchecked' : 'holds'
}
