import { isHexEqual } from '../../isHexEqual'
import { byDanger } from '../byDanger'
import { m } from '../checkMessages'
import { dangerView } from '../dangerView'
import { movesIn } from '../outflows'
import { placeWords } from '../placeWords'
import { sumWords } from '../sumWords'
import { defineCheck, noReads, whatever } from './defineCheck'

/** Maximum number of moves that the sentence names. The totals have all of them. */
const mostMoves = 20

/**
 * Checks whether only money of this Safe moves: nothing by an allowance from another account, and nothing that
 * another Safe pays.
 */
export const ownMoney = defineCheck({
  id: 'ownMoney',
  bearsOn: 'calls',
  states: m.states.ownMoney,
  read(context) {
    const { effects, safe } = context
    const moves = byDanger(
      movesIn(effects).filter(({ from }) => !isHexEqual(from, safe)),
      dangerView(context),
    )
    return { outcome: moves.length > 0 ? 'unchecked' : 'holds', evidence: { moves }, ...noReads }
  },
  detail({ evidence: { moves } }, names) {
    const named = moves
      .slice(0, mostMoves)
      .map(({ path, from, to, asset, amount }) =>
        m.takes(placeWords(path), sumWords(asset, amount, names), from, to),
      )
    const more = moves.length - named.length
    return [...named, ...(more === 0 ? [] : [m.moreMoves(more)])].join(' ')
  },
  isJudged: whatever,
})
