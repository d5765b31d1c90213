import type { Address } from 'viem'
import { isHexEqual } from '../../isHexEqual'
import { byDanger } from '../byDanger'
import { dangerView } from '../dangerView'
import type { Effect } from '../effect'
import { effectWords } from '../effectWords'
import { m } from '../checkMessages'
import { defineCheck, noReads, whatever } from './defineCheck'

/** Maximum number of effects that the sentence names. The list of calls has all of them. */
const mostEffects = 20

/** Effects that no other check names. */
const named: ReadonlySet<Effect['kind']> = new Set(['moves', 'creates', 'calls', 'revokes', 'allows'])

/**
 * Checks whether the transaction consists of plain payments, in coin or tokens that the operator vouches for, or only
 * uses its nonce. Catches every effect that no other check knows.
 */
export const onlyPayments = defineCheck({
  id: 'onlyPayments',
  bearsOn: 'calls',
  states: m.states.onlyPayments,
  read(context) {
    const { effects, safe } = context
    const others = byDanger(
      effects.filter((effect) => !isPlainPayment(effect, safe)),
      dangerView(context),
    )
    return { outcome: others.length > 0 ? 'unchecked' : 'holds', evidence: { others, safe }, ...noReads }
  },
  detail({ evidence: { others, safe } }, names) {
    const told = others.filter(({ kind }) => named.has(kind))
    const words = [...new Set(told.slice(0, mostEffects).map((effect) => effectWords(effect, safe, names)))]
    const rest = told.length < others.length || told.length > mostEffects
    return [...words, ...(rest ? [m.doesMore] : [])].join(' ')
  },
  isJudged: whatever,
})

/** Ignores a batch of Safe's own contracts: only its calls count. */
function isPlainPayment(effect: Effect, safe: Address): boolean {
  if (!isHexEqual(effect.by, safe)) return false
  switch (effect.kind) {
    case 'moves':
      return effect.isListed && effect.to !== null && isHexEqual(effect.from, safe)
    case 'usesNonce':
      return true
    case 'runs':
      return effect.library.name === 'MultiSend' || effect.library.name === 'MultiSendCallOnly'
    case 'refunds':
    case 'allows':
    case 'revokes':
    case 'controls':
    case 'sets':
    case 'signs':
    case 'approves':
    case 'executes':
    case 'creates':
    case 'calls':
    case 'notUnderstood':
      return false
  }
}
