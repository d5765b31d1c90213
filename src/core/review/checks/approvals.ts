import { isAddressEqual } from 'viem'
import { approvalWords } from '../actionWords'
import { byDanger } from '../byDanger'
import { m } from '../checkMessages'
import { dangerView } from '../dangerView'
import { placeWords } from '../placeWords'
import { defineCheck, noReads, whatever } from './defineCheck'

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
