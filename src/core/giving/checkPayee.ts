import { type Address, getAddress, isAddressEqual, zeroAddress } from 'viem'
import { findCause } from '../causes/findCause'
import type { Cause, CauseRecipient } from '../causes/cause'
import { recipientOn } from '../causes/recipientOn'
import { findStopped, type StoppedRecipient, stoppedOn } from '../causes/stoppedOn'
import type { AppChain, ChainToken } from '../chain'
import type { Payee, BasketProblem } from './basket'
import type { Gift } from './gift'
import { isSystemAddress } from './isSystemAddress'
import { m } from './messages'

export type PayeeContext = {
  readonly causes: readonly Cause[]
  readonly chain: AppChain
  /** Tokens that the user has added; left out: none. */
  readonly customTokens?: readonly ChainToken[]
  /** The Safe or wallet that gives. */
  readonly safe: Address
  /** The user's word for it. */
  readonly giverName: 'Safe' | 'wallet'
}

/** A payee as it receives on one chain. */
type KnownPayee = Pick<Gift, 'causeId' | 'payeeName' | 'recipient'> &
  Pick<CauseRecipient, 'accepts' | 'refuses'>

type PayeeProblem = Pick<BasketProblem, 'code' | 'sentence' | 'remedy'>

type CheckedPayee = {
  /** Null: no address on this chain. A payee with an address may still have a problem. */
  readonly payee: KnownPayee | null
  readonly problem: PayeeProblem | null
}

/** Finds the address of a payee: a cause's from the directory, any other payee's as the giver chose it. */
export function checkPayee(payee: Payee, context: PayeeContext): CheckedPayee {
  if (payee.kind === 'cause') return checkCause(payee.causeId, context)
  const recipient = getAddress(payee.address)
  const payeeName = payeeNameOf(payee, context.causes) ?? recipient
  const listed = findStopped(context.causes, context.chain.id, recipient)
  const problem =
    listed === null
      ? addressProblem(recipient, null, context)
      : stoppedProblem(listed.cause.name, listed.stopped, context.chain)
  return { payee: { causeId: null, payeeName, recipient }, problem }
}

/** Returns the display name of a payee. Null: its cause is no longer in the directory. */
export function payeeNameOf(payee: Payee, causes: readonly Cause[]): string | null {
  if (payee.kind === 'cause') return findCause(causes, payee.causeId)?.name ?? null
  return payee.name ?? payee.ensName ?? getAddress(payee.address)
}

function checkCause(causeId: string, context: PayeeContext): CheckedPayee {
  const { causes, chain, giverName } = context
  const cause = findCause(causes, causeId)
  if (cause === null)
    return {
      payee: null,
      problem: {
        code: 'unknownCause',
        sentence: m.payee.unknown,
        remedy: m.payee.chooseListed,
      },
    }
  const { id, name } = cause
  const found = recipientOn(cause, chain.id)
  const payee = found && {
    causeId: id,
    payeeName: name,
    recipient: found.address,
    ...(found.accepts !== undefined && { accepts: found.accepts }),
    ...(found.refuses !== undefined && { refuses: found.refuses }),
  }
  if (!cause.confirmed)
    return {
      payee,
      problem: {
        code: 'unconfirmedCause',
        sentence: m.payee.unconfirmed(name),
        remedy: m.payee.later,
      },
    }
  const [stopped] = stoppedOn(cause, chain.id)
  if (payee === null && stopped !== undefined) return { payee, problem: stoppedProblem(name, stopped, chain) }
  if (payee === null)
    return {
      payee,
      problem: {
        code: 'notOnThisChain',
        sentence: m.payee.notHere(name, chain.name),
        remedy: m.payee.elsewhere(giverName),
      },
    }
  return { payee, problem: addressProblem(payee.recipient, name, context) }
}

/** Returns the problem of a stopped address. It is stopped for everybody, even if the giver typed it. */
function stoppedProblem(
  name: string,
  { state, since, reason }: StoppedRecipient,
  chain: AppChain,
): PayeeProblem {
  return {
    code: 'recipientStopped',
    sentence: m.payee.stopped(name, chain.name, state, since, reason),
    remedy: m.payee.nothing,
  }
}

/** Returns why an address cannot receive. `name`: the cause at the address; null: the giver chose it. */
function addressProblem(
  address: Address,
  name: string | null,
  { chain, customTokens = [], safe, giverName }: PayeeContext,
): PayeeProblem | null {
  if (isAddressEqual(address, zeroAddress))
    return {
      code: 'recipientIsZero',
      sentence: m.payee.zero(name),
      remedy: m.payee.lost,
    }
  if (isAddressEqual(address, safe))
    return {
      code: 'recipientIsSafe',
      sentence: m.payee.self(name, giverName),
      remedy: m.payee.stays(giverName),
    }
  if ([...chain.tokens, ...customTokens].some((token) => isAddressEqual(token.address, address)))
    return {
      code: 'recipientIsToken',
      sentence: m.payee.token(name),
      remedy: m.payee.lost,
    }
  if (isSystemAddress(address))
    return {
      code: 'recipientIsSystem',
      sentence: m.payee.system(name),
      remedy: m.payee.lost,
    }
  return null
}
