import type { Gift } from '../giving/gift'
import { formatAmount } from '../money/formatAmount'
import type { Column } from './columns'

const columns = [
  'token_type',
  'token_address',
  'receiver',
  'amount',
  'id',
  'cause',
  'name',
] as const satisfies readonly Column[]

/** The gift as rows of a table, the names of the columns first. `readGiftTable` reads the same gifts from it. */
export function writeGiftTable(gifts: readonly Gift[]): readonly (readonly string[])[] {
  return [columns, ...gifts.map((gift) => columns.map((column) => cellOf(gift, column)))]
}

function cellOf({ asset, recipient, amount, causeId, payeeName }: Gift, column: Column): string {
  switch (column) {
    case 'token_type':
      return asset.kind === 'native' ? 'native' : 'erc20'
    case 'token_address':
      return asset.kind === 'native' ? '' : asset.address
    case 'receiver':
      return recipient
    case 'amount':
      return formatAmount(amount, asset.decimals)
    case 'id':
      return ''
    case 'cause':
      return causeId ?? ''
    case 'name':
      return payeeName === recipient ? '' : payeeName
  }
}
