import { approvals } from './checks/approvals'
import { confirmations } from './checks/confirmations'
import { contractHash } from './checks/contractHash'
import { control } from './checks/control'
import type { CheckDefinition, CheckReading } from './checks/defineCheck'
import { delegateCalls } from './checks/delegateCalls'
import { fallbackHandler } from './checks/fallbackHandler'
import { guards } from './checks/guards'
import { libraryCode } from './checks/libraryCode'
import { messages } from './checks/messages'
import { modules } from './checks/modules'
import { nonce } from './checks/nonce'
import { onlyPayments } from './checks/onlyPayments'
import { otherSafes } from './checks/otherSafes'
import { ownMoney } from './checks/ownMoney'
import { proxy } from './checks/proxy'
import { readable } from './checks/readable'
import { recipients } from './checks/recipients'
import { recordHash } from './checks/recordHash'
import { refund } from './checks/refund'
import { rivals } from './checks/rivals'
import { safeTxGas } from './checks/safeTxGas'
import { selfCalls } from './checks/selfCalls'
import { settings } from './checks/settings'
import { singleton } from './checks/singleton'
import { zeroTargets } from './checks/zeroTargets'

/** All checks, in the order of the review. A new check needs a file of its own and a line here. */
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
