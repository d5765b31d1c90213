import type { Gift } from '../giving/gift'
import type { TrackedGift } from '../giving/trackedGift'
import { formatAmount } from '../money/formatAmount'
import { type Column, columns } from './columns'

type WrittenGift = Omit<TrackedGift, 'symbol'>

/** Extra columns, the same for each payment. `readGiftTable` ignores them. */
type Beside = Readonly<Record<string, string>>

/** Formats payments as rows of a table, the names of the columns first: `memo` only where a payment has one. `readGiftTable` parses the same gifts from it. */
export function writeGiftTable(
  gifts: readonly WrittenGift[],
  beside: Beside = {},
): readonly (readonly string[])[] {
  const more = Object.values(beside)
  const hasMemo = gifts.some(({ memo }) => memo !== undefined)
  const written = columns.filter((column) => column !== 'memo' || hasMemo)
  return [
    [...written, ...Object.keys(beside)],
    ...gifts.map((gift) => [...written.map((column) => cellOf(gift, column)), ...more]),
  ]
}

/** Converts a gift of the basket for `writeGiftTable`. */
export function writtenGift({ asset, ...gift }: Gift): WrittenGift {
  return { ...gift, decimals: asset.decimals, token: asset.kind === 'native' ? null : asset.address }
}

function cellOf(
  { token, decimals, recipient, amount, causeId, payeeName, memo }: WrittenGift,
  column: Column,
): string {
  switch (column) {
    case 'token_type':
      return token === null ? 'native' : 'erc20'
    case 'token_address':
      return token ?? ''
    case 'receiver':
      return recipient
    case 'amount':
      return formatAmount(amount, decimals)
    case 'id':
      return ''
    case 'cause':
      return causeId ?? ''
    case 'name':
      return payeeName === recipient ? '' : (payeeName ?? '')
    case 'memo':
      return memo ?? ''
  }
}
