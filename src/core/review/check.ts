import { approvals, control, messages, otherSafes } from './checks/powers'
import { confirmations } from './checks/confirmations'
import { contractHash, recordHash } from './checks/hashes'
import type { CheckDefinition, CheckReading } from './checks/defineCheck'
import { delegateCalls, libraryCode, readable, selfCalls } from './checks/code'
import { fallbackHandler, guards, modules, proxy, singleton } from './checks/setup'
import { nonce, rivals } from './checks/nonce'
import { onlyPayments, ownMoney, recipients, zeroTargets } from './checks/payments'
import { refund, safeTxGas } from './checks/gas'
import { settings } from './checks/settings'

/** All checks, in the order of the review. A new check needs a line here. */
export const allChecks = [
  recordHash,
  contractHash,
  confirmations,
  delegateCalls,
  libraryCode,
  selfCalls,
  settings,
  control,
  approvals,
  otherSafes,
  ownMoney,
  refund,
  recipients,
  zeroTargets,
  messages,
  readable,
  onlyPayments,
  safeTxGas,
  nonce,
  rivals,
  singleton,
  proxy,
  modules,
  guards,
  fallbackHandler,
] as const

type Defined = (typeof allChecks)[number]
type CheckOfDefinition<defined> =
  defined extends CheckDefinition<infer id, infer evidence>
    ? { readonly id: id } & CheckReading<evidence>
    : never

/** A check of a transaction: its evidence and its outcome. */
export type Check = CheckOfDefinition<Defined>

export type CheckId = Check['id']

/** The evidence of one check. */
export type EvidenceOf<id extends CheckId> = Extract<Check, { readonly id: id }>['evidence']

const byId = new Map<CheckId, CheckDefinition<CheckId, unknown>>(allChecks.map((check) => [check.id, check]))

/** Returns the definition of a check. */
export function definitionOf({ id }: Pick<Check, 'id'>): CheckDefinition<CheckId, unknown> {
  const found = byId.get(id)
  if (found === undefined) throw new TypeError(`There is no check ${id}.`)
  return found
}

/** Returns one check of a review, by its id. Throws when it is missing, which never happens in a review. */
export function checkOf<id extends CheckId>(checks: readonly Check[], id: id): Extract<Check, { id: id }> {
  const isIt = (check: Check): check is Extract<Check, { id: id }> => check.id === id
  const found = checks.find(isIt)
  if (found === undefined) throw new Error(`The review has no check ${id}.`)
  return found
}
