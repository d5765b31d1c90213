import type { Address, Hex } from 'viem'
import type { RevertReason } from './revertReason'

/**
 * The method by which a node was asked. `simulate`: eth_simulateV1, which runs what waits before it too. `trace`:
 * debug_traceCall. `call`: eth_call, which only tells whether it would succeed.
 */
export type Rung = 'simulate' | 'trace' | 'call'

/** What would happen if the transaction were executed now. It is no promise, and changes no check. */
export type Forecast = MadeForecast | { readonly kind: 'none'; readonly reason: string }

export type MadeForecast = {
  readonly kind: 'made'
  readonly rung: Rung
  /** It was run on the state after this block. */
  readonly blockNumber: bigint
  /** The host of the node that answered, without path or key. */
  readonly nodeHost: string
  readonly assumptions: readonly Assumption[]
  readonly outcome: ForecastOutcome
  /** Calls that would revert or do nothing, up to the first that reverts. */
  readonly items: FailingItems
  readonly changes: BalanceChanges
  readonly writes: SafeWrites
  /** Where the run does something else than the bytes say. Empty as well where nothing could be compared: see `unseen`. */
  readonly differences: readonly Difference[]
  readonly unseen: readonly Unseen[]
  readonly gas: GasForecast | null
}

/** What the execution takes, in units of gas; null: the node does not tell. */
export type GasForecast = {
  readonly used: bigint
  /** What one block can hold. */
  readonly blockLimit: bigint | null
}

/** What would happen to calls that were not proposed or sent. Writes into a Safe's storage are not looked for. */
export type CallsForecast =
  | Omit<MadeForecast, 'writes' | 'differences' | 'unseen'>
  | { readonly kind: 'none'; readonly reason: string }

export type ForecastOutcome =
  | { readonly kind: 'succeeds' }
  /** ExecutionFailure: the nonce is used, and no call takes effect. */
  | { readonly kind: 'fails' }
  /** Nothing happens, and the nonce stays unused. */
  | { readonly kind: 'reverts'; readonly reason: RevertReason }

/** An assumption of a forecast about what is not yet the case or not known. */
export type Assumption =
  /** Who sends it. `given`: with the signatures that are there. `assumed`: as if enough owners had approved it on chain. */
  | { readonly kind: 'executor'; readonly executor: Address; readonly signatures: 'given' | 'assumed' }
  /** Transactions of the queue that were run before, in this order. */
  | { readonly kind: 'earlier'; readonly nonces: readonly bigint[] }
  /** One of them would not go through: the one under review was run as if it had only used its nonce. */
  | { readonly kind: 'earlierFails'; readonly nonce: bigint }
  /** Earlier nonces that were skipped. */
  | { readonly kind: 'skipped'; readonly nonces: readonly bigint[]; readonly why: SkipReason }
  /** The queue of the Safe could not be read: nothing was run before. */
  | { readonly kind: 'queueUnread'; readonly reason: string }
  /** The guard was asked as it will be, but saw other signatures or another sender than at the execution. */
  | { readonly kind: 'guard'; readonly guard: Address }
  /** The payment for gas depends on who executes it and when, and is not part of the forecast. */
  | { readonly kind: 'noGasPrice' }

export type SkipReason = 'rivals' | 'nothing' | 'tooMany' | 'unread' | 'rung'

/** One call, by its path in the call tree, that would not do what it says. */
export type FailingItem = { readonly path: readonly number[] } & (
  | { readonly kind: 'reverts'; readonly reason: RevertReason }
  /** The token answers false: nothing moves, and the batch goes on. */
  | { readonly kind: 'answersFalse' }
)

export type FailingItems =
  | {
      readonly kind: 'run'
      readonly failing: readonly FailingItem[]
      /** `trace`: seen inside of the execution. `runner`: the Safe made the calls one after another, apart from it. */
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

/** What moves: coin, a token, or one id of a collection. */
export type FlowAsset =
  | ForecastAsset
  | { readonly kind: 'item'; readonly address: Address; readonly id: bigint }

/** A right to take. `amount`: in base units, 0 where it ends. `item`: one item. `all`: every item of a collection. */
export type ApprovedRight =
  | { readonly kind: 'amount'; readonly amount: bigint }
  | { readonly kind: 'item'; readonly id: bigint }
  /** By the bytes, of a contract that is not listed: an amount, or the id of one item. */
  | { readonly kind: 'amountOrId'; readonly value: bigint }
  | { readonly kind: 'all'; readonly isApproved: boolean }

/** Where the bytes of a transaction and the run of it differ. Amounts in base units. */
export type Difference =
  /** `named`: by the bytes, 0: they name no such payment. `ran`: in the run, 0: nothing moved there. */
  | {
      readonly kind: 'moves'
      readonly asset: FlowAsset
      readonly from: Address
      readonly to: Address
      readonly named: bigint
      readonly ran: bigint
      /** The call that moved it; null: the run does not tell, or more than one did. */
      readonly path: readonly number[] | null
    }
  /** What an account gains or loses, where the logs of the run do not say who paid whom. */
  | {
      readonly kind: 'balance'
      readonly holder: Address
      readonly asset: FlowAsset
      readonly named: bigint
      readonly ran: bigint
    }
  /** `named` null: the bytes name no such right. `ran` null: no log of the run tells of it. */
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
  /** `named`: how many new contracts the bytes name. */
  | { readonly kind: 'code'; readonly created: readonly Address[]; readonly named: number }
  | { readonly kind: 'changedCode'; readonly account: Address }
  /** Further differences, by their keys: too many to be listed. */
  | { readonly kind: 'more'; readonly keys: readonly string[] }

/** What a run could not show, so that it was not compared with the bytes. */
export type Unseen =
  /** It would fail: nothing happens that could be compared. */
  | { readonly kind: 'failed' }
  /** The node does not tell what moves. */
  | { readonly kind: 'moves' }
  /** Balances beyond those that are measured: only the logs tell of them. */
  | { readonly kind: 'balances'; readonly count: number }
  /** No token balance was measured: only the logs tell of them. */
  | { readonly kind: 'tokens' }
  /** What is written into the storage of the Safe, and which contracts get code. */
  | { readonly kind: 'storage' }
  /** Rights and items of contracts that write no log of them. */
  | { readonly kind: 'silent' }

/** How the balance of one account changes, in base units. */
export type BalanceChange = {
  readonly holder: Address
  readonly asset: ForecastAsset
  /** Its balance after less its balance before; null: not measured. */
  readonly measured: bigint | null
  /** By the event logs and native transfers of the run; null: the node did not give any. */
  readonly logged: bigint | null
  /** By the bytes of the transaction. What they do not tell is not in it. */
  readonly named: bigint
}

/** An item of an ERC-721 or ERC-1155 collection that moves, by the collection's own log. */
export type ItemMove = {
  readonly collection: Address
  readonly id: bigint
  /** 1 of an ERC-721 item. */
  readonly amount: bigint
  readonly from: Address
  readonly to: Address
  /** The bytes of the transaction name exactly this transfer. */
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

/** One place that the transaction writes in the storage of the Safe, or of another Safe that it makes act. */
export type SafeWrite = {
  readonly safe: Address
  readonly place: SafePlaceName
  readonly slot: Hex
  /** The owner or module that the place belongs to, where it is known. */
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

/** All that the transaction writes into the storage of the Safes that it acts as, but for the nonces that it uses. */
export type SafeWrites =
  | { readonly kind: 'read'; readonly writes: readonly SafeWrite[] }
  | { readonly kind: 'unread'; readonly reason: string }
