import { isAddressEqual, type Address, type Hex } from 'viem'
import { approvalWords, placeWords, controlWords } from '../actionWords'
import { byDanger, dangerView } from '../danger'
import { m } from '../checkMessages'
import { defineCheck, noReads, whatever, never } from './defineCheck'

/**
 * Checks whether another account may later spend tokens of the Safe, or of another Safe that acts. Ignores a revoked
 * approval, and a submitted permit of another owner.
 */
export const approvals = defineCheck({
  id: 'approvals',
  bearsOn: 'calls',
  states: m.states.approvals,
  read(context) {
    const found = byDanger(context.effects, dangerView(context)).flatMap((effect) => {
      if (effect.kind !== 'allows' || !isAddressEqual(effect.approval.owner, effect.by)) return []
      return [{ path: effect.path, approval: effect.approval }]
    })
    const isAll = found.some(({ approval }) => approval.kind === 'all' || approval.isUnlimited)
    const outcome = isAll ? 'fails' : found.length > 0 ? 'unchecked' : 'holds'
    return { outcome, evidence: { approvals: found }, ...noReads }
  },
  detail({ evidence }, names) {
    return evidence.approvals
      .map(({ path, approval }) => m.does(placeWords(path), approvalWords(approval, names)))
      .join(' ')
  },
  isJudged: whatever,
})

/** Checks whether any account gets power over a contract that the Safe controls. */
export const control = defineCheck({
  id: 'control',
  bearsOn: 'calls',
  states: m.states.control,
  read(context) {
    const changes = byDanger(context.effects, dangerView(context)).flatMap((effect) =>
      effect.kind === 'controls' ? [{ path: effect.path, change: effect.change }] : [],
    )
    return { outcome: changes.length > 0 ? 'fails' : 'holds', evidence: { changes }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.changes
      .map(({ path, change }) => m.does(placeWords(path), controlWords(change)))
      .join(' ')
  },
  isJudged: never,
})

/** Checks whether the Safe signs a message on chain, such as an order, a permit or a sign-in. */
export const messages = defineCheck({
  id: 'messages',
  bearsOn: 'ownCode',
  states: m.states.messages,
  read({ effects }) {
    const found = effects.flatMap((effect) =>
      effect.kind === 'signs' ? [{ path: effect.path, message: effect.message }] : [],
    )
    return { outcome: found.length > 0 ? 'unchecked' : 'holds', evidence: { messages: found }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.messages.map(({ path, message }) => m.power.signs(placeWords(path), message)).join(' ')
  },
  isJudged: whatever,
})

type OtherSafe = { readonly path: readonly number[]; readonly safe: Address; readonly hash: Hex | null }

/** Checks whether another Safe acts. These bytes do not show its transaction, or do not prove its owners' consent. */
export const otherSafes = defineCheck({
  id: 'otherSafes',
  bearsOn: 'calls',
  states: m.states.otherSafes,
  read({ effects }) {
    const calls = effects.flatMap((effect): readonly OtherSafe[] => {
      if (effect.kind === 'approves') return [{ path: effect.path, safe: effect.safe, hash: effect.hash }]
      return effect.kind === 'executes' ? [{ path: effect.path, safe: effect.safe, hash: null }] : []
    })
    return { outcome: calls.length > 0 ? 'unchecked' : 'holds', evidence: { calls }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.calls
      .map(({ path, safe, hash }) =>
        hash === null
          ? m.power.executes(placeWords(path), safe)
          : m.power.approves(placeWords(path), hash, safe),
      )
      .join(' ')
  },
  isJudged: whatever,
})
