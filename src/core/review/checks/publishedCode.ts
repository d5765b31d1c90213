import type { Hex } from 'viem'
import { isHexEqual } from '../../isHexEqual'
import { unreadOf } from '../reviewInput'
import type { SetupContract } from '../safeSetup'
import type { CheckOutcome } from './defineCheck'

/** Compares a contract's code with the published code of its address. `known` null: Safe published none there. */
export function codeOutcome(contract: SetupContract, known: { readonly codeHash: Hex } | null): CheckOutcome {
  if (known === null) return 'fails'
  if (contract.codeHash.kind === 'unread') return 'unchecked'
  const { value } = contract.codeHash
  return value !== null && isHexEqual(value, known.codeHash) ? 'holds' : 'fails'
}

/** Returns why the code could not be read. */
export function codeUnread(contract: SetupContract | null): readonly string[] {
  return contract === null ? [] : unreadOf(contract.codeHash)
}
