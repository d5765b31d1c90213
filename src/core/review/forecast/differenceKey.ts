import { assetKey } from './flows'
import type { ApprovedRight, Difference } from './forecast'

/**
 * Returns the identity of a difference, values included: another amount is another difference. Ignores the call that
 * made it.
 */
export function differenceKey(difference: Difference): string {
  return partsOf(difference).join(' ').toLowerCase()
}

function partsOf(difference: Difference): readonly (string | bigint | number)[] {
  switch (difference.kind) {
    case 'moves': {
      const { kind, asset, from, to, named, ran } = difference
      return [kind, assetKey(asset), from, to, named, ran]
    }
    case 'balance': {
      const { kind, asset, holder, named, ran } = difference
      return [kind, assetKey(asset), holder, named, ran]
    }
    case 'right': {
      const { kind, token, owner, spender, named, ran } = difference
      return [kind, token, owner, spender, rightText(named), rightText(ran)]
    }
    case 'write': {
      const { safe, slot, before, after } = difference.write
      return ['write', safe, slot, before, after]
    }
    case 'code':
      return ['code', difference.named, ...difference.created]
    case 'changedCode':
      return ['changedCode', difference.account]
    case 'more':
      return ['more', ...difference.keys]
  }
}

function rightText(right: ApprovedRight | null): string {
  return right === null ? 'none' : Object.values(right).join(':')
}
