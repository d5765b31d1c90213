import { type Address, isAddressEqual, size } from 'viem'
import { type Refund, refundOf } from '../../safe/refundOf'
import { tokenName } from '../assetNames'
import type { Check } from '../check'
import { outflowsOf } from '../outflows'
import { isWrongStanding, standingsAmong } from '../recipientStanding'
import { type ReviewContext, unreadOf, unreadReason } from '../reviewInput'

/** Generous limits for the gas repaid to the executor: the call, its bytes and each signature. */
const plausibleGas = { call: 300_000n, perByte: 70n, perSignature: 25_000n }
/** More than any block holds. */
const absurdGas = 100_000_000n
/** In wei: 10,000 gwei, ten times the price on a congested chain. */
const plausiblePrice = 10_000n * 10n ** 9n
/** More whole tokens than any execution costs. */
const plausibleTokens = 1_000n

/**
 * Judges the payment for the execution by its size and receiver: it is common since wallets let a Safe pay its own fees. Of
 * the coin the Safe never pays more than the executor's own gas price; what a token is worth is not known here.
 */
export function refund(context: ReviewContext): Check {
  const { record, block } = context
  const paid = refundOf(record)
  if (paid === null) {
    const evidence = { refund: null, problems: [], isStranger: false }
    return { id: 'refund', outcome: 'holds', evidence, unread: [], block: null }
  }
  const problems = problemsOf(paid, context)
  const owners = context.part('owners')
  const isOwner = ownersOf(context).some(
    (owner) => paid.receiver !== null && isAddressEqual(owner, paid.receiver),
  )
  const isStranger = paid.receiver === null || isOwner ? false : owners.kind === 'read' ? true : null
  const unread = unreadOf(context.part('threshold'), ...(isStranger === null ? [owners] : []))
  const isOpen = paid.token !== null || isStranger !== false || unread.length > 0
  return {
    id: 'refund',
    outcome: problems.length > 0 ? 'fails' : isOpen ? 'unchecked' : 'holds',
    evidence: { refund: paid, problems, isStranger },
    unread,
    block,
  }
}

function problemsOf(
  paid: Refund,
  { record, part, names }: ReviewContext,
): readonly ('gas' | 'price' | 'amount')[] {
  const threshold = part('threshold')
  const signatures = threshold.kind === 'read' ? BigInt(threshold.value) : 10n
  const bytes = BigInt(size(record.data))
  const gas = plausibleGas.call + plausibleGas.perByte * bytes + plausibleGas.perSignature * signatures
  const isGas = record.baseGas > gas || record.safeTxGas > absurdGas
  if (paid.token === null)
    return [
      ...(isGas ? ['gas' as const] : []),
      ...(record.gasPrice > plausiblePrice ? ['price' as const] : []),
    ]
  const name = tokenName(paid.token, names)
  // Assume 18 decimals for an unknown token.
  const most = plausibleTokens * 10n ** BigInt(name?.decimals ?? 18)
  return [...(isGas ? ['gas' as const] : []), ...(paid.atMost > most ? ['amount' as const] : [])]
}

/** Whether a failing call fails the whole. With a gas limit or refund it uses up the nonce, and nothing is given. */
export function safeTxGas({ record }: ReviewContext): Check {
  const { safeTxGas: gas, gasPrice } = record
  return {
    id: 'safeTxGas',
    outcome: gas === 0n && gasPrice === 0n ? 'holds' : 'unchecked',
    evidence: { safeTxGas: gas, gasPrice },
    unread: [],
    block: null,
  }
}

/** Compares all recipients with the directory, the Safe, its owners, the known tokens and earlier recipients. */
export function recipients(context: ReviewContext): Check {
  const { nodes, safe, chain, names, directory, paidBefore, givenBefore, record, block } = context
  const receiver = refundOf(record)?.receiver ?? null
  // The value of a call is paid to the contract, whatever the call does.
  const paid = outflowsOf(nodes, safe, names).flatMap(({ to }) => to ?? [])
  const all = receiver === null ? paid : [...paid, receiver]
  const addresses = new Map(all.map((to) => [to.toLowerCase(), to]))
  const known = {
    chainId: chain.id,
    safe,
    owners: ownersOf(context),
    causes: directory.kind === 'found' ? directory.value : null,
    tokens: chain.tokens,
    paidBefore: paidBefore.kind === 'found' ? paidBefore.value : [],
    ...(givenBefore !== undefined && { givenBefore }),
  }
  const standings = [...addresses.values()].map(standingsAmong(known))
  const isWrong = standings.some(isWrongStanding)
  const isOpen = standings.some(
    (one) => one.kind !== 'owner' && (one.kind !== 'confirmed' || one.before !== undefined),
  )
  return {
    id: 'recipients',
    outcome: isWrong ? 'fails' : isOpen ? 'unchecked' : 'holds',
    evidence: { recipients: standings },
    unread: [directory, ...(isOpen ? [paidBefore] : [])].flatMap((answer) =>
      answer.kind === 'found' ? [] : [unreadReason(answer)],
    ),
    block,
  }
}

function ownersOf({ part }: ReviewContext): readonly Address[] {
  const owners = part('owners')
  return owners.kind === 'read' ? owners.value.map(({ address }) => address) : []
}
