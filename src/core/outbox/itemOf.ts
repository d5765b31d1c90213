import { type Gift, ownNameOf } from '../giving/gift'
import type { PlanPart } from '../giving/planPart'
import type { TrackedGift } from '../giving/trackedGift'
import type { TrackedItem } from '../tracking/trackedItem'
import { isProposal, type Intent, type ProposalIntent, type SendIntent, type WentOut } from './intent'

/** Builds the tracked item of a request that went out. Null: `out` does not belong to this kind of intent. */
export function itemOf(intent: Intent, out: WentOut): TrackedItem | null {
  if (isProposal(intent)) return 'safeTxHash' in out ? txOf(intent, out) : null
  if ('safeTxHash' in out) return null
  return sendOf(intent, out)
}

function txOf(
  intent: ProposalIntent,
  { safeTxHash, status }: Extract<WentOut, { safeTxHash: unknown }>,
): TrackedItem {
  const { chainId, safe, calls, gifts, fromBlock, startedAtMs } = intent
  return {
    kind: 'safeTx',
    chainId,
    safe,
    safeTxHash,
    calls,
    gifts: gifts.map(toTrackedGift),
    refund: null,
    nonce: null,
    fromBlock,
    createdAtMs: startedAtMs,
    lastGoodAtMs: null,
    note: null,
    rebuilt: false,
    seen: false,
    missingSinceMs: null,
    ...planOf(intent),
    phase: { status },
  }
}

function sendOf(intent: SendIntent, out: Exclude<WentOut, { safeTxHash: unknown }>): TrackedItem {
  const { chainId, wallet, asked, startedAtMs } = intent
  const common = {
    chainId,
    wallet,
    fromBlock: asked?.fromBlock ?? null,
    createdAtMs: asked?.askedAtMs ?? startedAtMs,
    lastGoodAtMs: null,
    note: null,
    rebuilt: false,
  }
  if ('id' in out) {
    const phase = { status: 'executing', txHash: null, confirmations: 0, blockNumber: null } as const
    const gifts = intent.gifts.map(toTrackedGift)
    const { calls } = intent
    return { ...common, ...planOf(intent), kind: 'calls', id: out.id, txHash: null, calls, gifts, phase }
  }
  const { index, txHash } = out
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  const calls = intent.calls.slice(index, index + 1)
  const gifts = intent.gifts.slice(index, index + 1).map(toTrackedGift)
  const { plan } = planOf(intent)
  const ofPlan = plan && { plan: { ...plan, payments: intent.calls.length } }
  return { ...common, ...ofPlan, kind: 'chainTx', txHash, nonce: null, calls, gifts, phase }
}

function planOf({ plan }: Intent): { readonly plan?: PlanPart } {
  if (plan === undefined) return {}
  const { id, part, of } = plan
  return { plan: { id, part, of } }
}

/** Converts a gift to the form stored with an item. */
function toTrackedGift(gift: Gift): TrackedGift {
  const { causeId, recipient, asset, amount, planned, memo } = gift
  const { symbol, decimals } = asset
  const token = asset.kind === 'token' ? asset.address : null
  const custom = asset.custom === true && { custom: asset.custom }
  return {
    causeId,
    payeeName: ownNameOf(gift),
    recipient,
    symbol,
    decimals,
    token,
    ...custom,
    amount,
    ...(planned && { planned }),
    ...(memo && { memo }),
  }
}
