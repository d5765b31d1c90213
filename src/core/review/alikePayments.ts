import type { Address } from 'viem'
import { findingKey } from './alarmConsent'
import { type AssetNames, tokenName } from './assetNames'
import { groupNameOf, type Payment, type PaymentGroup, sumsLeaving } from './payments'
import type { RecipientFinding } from './recipientFindings'

/**
 * Payments of a gift that its giver judges alike: in the same group of the directory, with the same findings, and in
 * assets that this site vouches for or does not. `warned`: the same
 * alarm, which compares no addresses, holds for several recipients.
 */
export type AlikePayments = Omit<PaymentGroup, 'name'> & {
  readonly name: PaymentGroup['name'] | 'warned'
  /** What was found about each recipient of the group. Empty in `odd`, where each has its own. */
  readonly findings: readonly RecipientFinding[]
  /** Paid in tokens that the giver added: nobody vouches for them. */
  readonly isCustom: boolean
}

const order: readonly AlikePayments['name'][] = ['odd', 'warned', 'uncompared', 'unlisted', 'confirmed']

/**
 * Groups the payments of a gift by what its giver has to judge, what speaks against them first. What only speaks for a recipient makes
 * no difference.
 *
 * @param findingsOf - Returns the findings about a recipient; empty: none are known.
 */
export function alikePayments(
  payments: readonly Payment[],
  names: AssetNames,
  { safe, findingsOf }: { readonly safe: Address; findingsOf(to: Address): readonly RecipientFinding[] },
): readonly AlikePayments[] {
  const alike = new Map<string, { readonly findings: readonly RecipientFinding[]; payments: Payment[] }>()
  for (const payment of payments) {
    const findings =
      payment.to === null ? [] : findingsOf(payment.to).filter(({ weight }) => weight !== 'fine')
    const key = JSON.stringify([
      groupNameOf(payment, names),
      isInCustomToken(payment, names),
      ...findings.map(findingKey),
    ])
    const known = alike.get(key)
    if (known === undefined) alike.set(key, { findings, payments: [payment] })
    else known.payments.push(payment)
  }
  const groups = [...alike.values()].map(({ findings, payments: inGroup }) => ({
    name: nameOf(inGroup, findings, names),
    findings,
    isCustom: inGroup.some((payment) => isInCustomToken(payment, names)),
    payments: inGroup,
  }))
  const odd = groups.filter(({ name }) => name === 'odd').flatMap((group) => group.payments)
  const alone: Omit<AlikePayments, 'sums'> = {
    name: 'odd',
    findings: [],
    isCustom: false,
    payments: odd.toSorted((one, other) => one.index - other.index),
  }
  return [
    ...(odd.length > 0 ? [alone] : []),
    ...groups
      .filter(({ name }) => name !== 'odd')
      .toSorted(
        (one, other) =>
          order.indexOf(one.name) - order.indexOf(other.name) ||
          Number(other.isCustom) - Number(one.isCustom),
      ),
  ].map((group) => ({ ...group, sums: sumsLeaving(group.payments, safe) }))
}

function isInCustomToken({ asset }: Payment, names: AssetNames): boolean {
  return asset.kind === 'token' && tokenName(asset.address, names)?.custom === true
}

function nameOf(
  alike: readonly Payment[],
  findings: readonly RecipientFinding[],
  names: AssetNames,
): AlikePayments['name'] {
  const [first] = alike
  const name = first === undefined ? 'odd' : groupNameOf(first, names)
  if (name === 'odd' || findings.every(({ weight }) => weight !== 'alarm' && weight !== 'refused'))
    return name
  // Only beside one recipient do the addresses stand that it has to be compared with.
  if (findings.some(({ compare }) => compare !== undefined)) return 'odd'
  return new Set(alike.map(({ to }) => to)).size === 1 ? 'odd' : 'warned'
}
