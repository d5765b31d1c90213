import type { Address, Hex } from 'viem'
import type { RevertReason } from './revertReason'

/**
 * The RPC method of a run. `simulate`: eth_simulateV1, which also runs the transactions queued before. `trace`:
 * debug_traceCall. `call`: eth_call, which only shows success or failure.
 */
export type Rung = 'simulate' | 'trace' | 'call'

/** Forecast of an execution now. No promise, and it changes no check. */
export type Forecast = MadeForecast | { readonly kind: 'none'; readonly reason: string }

export type MadeForecast = {
  readonly kind: 'made'
  readonly rung: Rung
  /** The run is on the state after this block. */
  readonly blockNumber: bigint
  /** The host of the node, without path or key. */
  readonly nodeHost: string
  readonly assumptions: readonly Assumption[]
  readonly outcome: ForecastOutcome
  /** Calls that would revert or do nothing, up to the first that reverts. */
  readonly items: FailingItems
  readonly changes: BalanceChanges
  readonly writes: SafeWrites
  /** Differences between the run and the bytes. Also empty when nothing could be compared: see `unseen`. */
  readonly differences: readonly Difference[]
  readonly unseen: readonly Unseen[]
  readonly gas: GasForecast | null
}

/** Gas of the execution; null: the node does not report it. */
export type GasForecast = {
  readonly used: bigint
  /** Gas limit of one block. */
  readonly blockLimit: bigint | null
}

/** Forecast for calls that were neither proposed nor sent. Ignores writes into a Safe's storage. */
export type CallsForecast =
  | Omit<MadeForecast, 'writes' | 'differences' | 'unseen'>
  | { readonly kind: 'none'; readonly reason: string }

export type ForecastOutcome =
  | { readonly kind: 'succeeds' }
  /** ExecutionFailure: the nonce is used, and no call takes effect. */
  | { readonly kind: 'fails' }
  /** Nothing happens, and the nonce stays unused. */
  | { readonly kind: 'reverts'; readonly reason: RevertReason }

/** An assumption of a forecast about something unknown or still in the future. */
export type Assumption =
  /** The sender. `given`: with the existing signatures. `assumed`: as if enough owners had approved it on chain. */
  | { readonly kind: 'executor'; readonly executor: Address; readonly signatures: 'given' | 'assumed' }
  /** Queued transactions that ran before, in this order. */
  | { readonly kind: 'earlier'; readonly nonces: readonly bigint[] }
  /** One of them would fail: the run only uses its nonce. */
  | { readonly kind: 'earlierFails'; readonly nonce: bigint }
  /** Earlier nonces that were skipped. */
  | { readonly kind: 'skipped'; readonly nonces: readonly bigint[]; readonly why: SkipReason }
  /** The queue of the Safe could not be read: nothing ran before. */
  | { readonly kind: 'unread'; readonly reason: string }
  /** The guard ran too, but may see other signatures or another sender at the execution. */
  | { readonly kind: 'guard'; readonly guard: Address }
  /** The gas payment depends on executor and time, and is not in the forecast. */
  | { readonly kind: 'noGasPrice' }

export type SkipReason = 'rivals' | 'nothing' | 'tooMany' | 'unread' | 'rung'

/** A call, by its path in the call tree, that would revert or do nothing. */
export type FailingItem = { readonly path: readonly number[] } & (
  | { readonly kind: 'reverts'; readonly reason: RevertReason }
  /** The token returns false: nothing moves, and the batch continues. */
  | { readonly kind: 'answersFalse' }
)

export type FailingItems =
  | {
      readonly kind: 'read'
      readonly failing: readonly FailingItem[]
      /** `trace`: seen inside the execution. `runner`: the Safe made the calls one by one, outside the execution. */
      readonly how: 'trace' | 'runner'
    }
  /** Nothing failed, so nothing was searched. */
  | { readonly kind: 'none' }
  /** The execution fails before any of its calls is made. */
  | { readonly kind: 'notReached' }
  | { readonly kind: 'unread'; readonly reason: string }

export type ForecastAsset =
  | { readonly kind: 'native' }
  | { readonly kind: 'token'; readonly address: Address }

/** The asset that moves: coin, a token, or one id of a collection. */
export type FlowAsset =
  | ForecastAsset
  | { readonly kind: 'item'; readonly address: Address; readonly id: bigint }

/** A right to take. `amount`: in base units, 0 when revoked. `item`: one item. `all`: every item of a collection. */
export type ApprovedRight =
  | { readonly kind: 'amount'; readonly amount: bigint }
  | { readonly kind: 'item'; readonly id: bigint }
  /** By the bytes, of a contract that is not listed: an amount, or the id of one item. */
  | { readonly kind: 'amountOrId'; readonly value: bigint }
  | { readonly kind: 'all'; readonly isApproved: boolean }

/** A difference between a transaction's bytes and its run. Amounts in base units. */
export type Difference =
  /** `named`: by the bytes, 0: no such payment. `ran`: in the run, 0: nothing moved. */
  | {
      readonly kind: 'moves'
      readonly asset: FlowAsset
      readonly from: Address
      readonly to: Address
      readonly named: bigint
      readonly ran: bigint
      /** The call that moved it; null: unknown, or more than one did. */
      readonly path: readonly number[] | null
    }
  /** Net change of an account, when the event logs do not show who paid whom. */
  | {
      readonly kind: 'balance'
      readonly holder: Address
      readonly asset: FlowAsset
      readonly named: bigint
      readonly ran: bigint
    }
  /** `named` null: not in the bytes. `ran` null: not in the event logs. */
  | {
      readonly kind: 'right'
      readonly token: Address
      readonly owner: Address
      readonly spender: Address
      readonly named: ApprovedRight | null
      readonly ran: ApprovedRight | null
      readonly path: readonly number[] | null
    }
  | { readonly kind: 'write'; readonly write: SafeWrite }
  /** `named`: number of new contracts in the bytes. */
  | { readonly kind: 'code'; readonly created: readonly Address[]; readonly named: number }
  | { readonly kind: 'changedCode'; readonly account: Address }
  /** Further differences, by their keys: too many to list. */
  | { readonly kind: 'more'; readonly keys: readonly string[] }

/** A part that a run could not show, and that was not compared with the bytes. */
export type Unseen =
  /** It would fail: nothing to compare. */
  | { readonly kind: 'failed' }
  /** The node does not report what moves. */
  | { readonly kind: 'moves' }
  /** Balances that were not measured: only event logs show them. */
  | { readonly kind: 'balances'; readonly count: number }
  /** No token balance was measured: only event logs show them. */
  | { readonly kind: 'tokens' }
  /** Writes into the storage of the Safe, and contracts that get code. */
  | { readonly kind: 'storage' }
  /** Rights and items of contracts that emit no event. */
  | { readonly kind: 'silent' }

/** Change in the balance of one account, in base units. */
export type BalanceChange = {
  readonly holder: Address
  readonly asset: ForecastAsset
  /** Its balance after less its balance before; null: not measured. */
  readonly measured: bigint | null
  /** By the event logs and native transfers of the run; null: the node returned none. */
  readonly logged: bigint | null
  /** By the bytes of the transaction, as far as they are understood. */
  readonly named: bigint
}

/** An item of an ERC-721 or ERC-1155 collection that moves, by the collection's own event log. */
export type ItemMove = {
  readonly collection: Address
  readonly id: bigint
  /** 1 of an ERC-721 item. */
  readonly amount: bigint
  readonly from: Address
  readonly to: Address
  /** True when the bytes of the transaction name exactly this transfer. */
  readonly isNamed: boolean
}

type BalanceChanges =
  | {
      readonly kind: 'read'
      readonly list: readonly BalanceChange[]
      /** The first of them: a hostile collection can log any number. */
      readonly items?: readonly ItemMove[]
      readonly itemsLeft?: number
    }
  | { readonly kind: 'unread'; readonly reason: string }

/** One slot that the transaction writes in the storage of the Safe, or of another Safe that acts. */
export type SafeWrite = {
  readonly safe: Address
  readonly place: SafePlaceName
  readonly slot: Hex
  /** The owner or module that the slot belongs to, if known. */
  readonly account: Address | null
  readonly before: Hex
  readonly after: Hex
}

export type SafePlaceName =
  | 'singleton'
  | 'owners'
  | 'ownerCount'
  | 'threshold'
  | 'nonce'
  | 'modules'
  | 'guard'
  | 'moduleGuard'
  | 'fallbackHandler'
  | 'unknown'

/** Writes into the storage of the Safes that act, except for the nonces that they use. */
export type SafeWrites =
  | { readonly kind: 'read'; readonly writes: readonly SafeWrite[] }
  | { readonly kind: 'unread'; readonly reason: string }
