import type { Address, Hex } from 'viem'
import type { KnownContract } from '../safe/knownContracts'
import type { CountedSignature } from '../safe/judgeSignatures'
import type { CodeProof } from '../safe/proveCode'
import type { RecoveredOwners } from '../safe/recoverOwners'
import type { Refund } from '../safe/refundOf'
import type { SafeTxHash } from '../safe/safeTx'
import type { Approval, ControlChange, SettingChange } from './action'
import type { LibraryContract } from './libraryContracts'
import type { Outcome } from './readCall'
import type { RecipientStanding } from './recipientStanding'
import type { SetupContract, SetupModule } from './safeSetup'

/** `unchecked`: it cannot be decided here, or a source could not be read. Never a pass. */
export type CheckOutcome = 'holds' | 'fails' | 'unchecked'

type Path = { readonly path: readonly number[] }
type CheckOf<id extends string, evidence> = {
  readonly id: id
  readonly outcome: CheckOutcome
  readonly evidence: evidence
  /** Why a source could not be read, one sentence each. */
  readonly unread: readonly string[]
  /** The block at which the chain was read; null: the check does not read the chain. */
  readonly block: bigint | null
}

/** What a change does to the control of the Safe. `unknown`: the present setup could not be read. */
export type SettingEffect = 'weakens' | 'changes' | 'unknown'

/** A check of a transaction: its evidence and its outcome. */
export type Check =
  /** The fields hash to the record's safeTxHash, and the record is of this Safe. */
  | CheckOf<
      'recordHash',
      { readonly computed: SafeTxHash | null; readonly record: Hex; readonly isOfThisSafe: boolean }
    >
  /** The Safe's own `getTransactionHash` gives the same. */
  | CheckOf<'contractHash', { readonly computed: SafeTxHash | null; readonly contract: Hex | null }>
  /** Each listed confirmation is a current owner's, over this hash. */
  | CheckOf<
      'confirmations',
      {
        readonly valid: readonly Address[]
        readonly unverifiable: RecoveredOwners['unverifiable']
        readonly invalid: RecoveredOwners['invalid']
        /** Owners whose listed signature the Safe's own code refuses. */
        readonly refused: readonly Address[]
        /** The same with the Safe's reason, as in `SignatureVerdict`. */
        readonly refusals: readonly { readonly owner: Address; readonly code: string | null }[]
        /** No signer could be recovered, but the Safe's own code accepts the signature. */
        readonly unexplained: readonly Address[]
        /** Who has approved the hash on chain, listed or not. */
        readonly approved: readonly Address[]
        /** Contracts among `valid` whose signature names the page on which a passkey made it. */
        readonly passkeys: readonly { readonly owner: Address; readonly origin: string }[]
        /** One signature for each of `valid`. */
        readonly counted: readonly CountedSignature[]
        /** Those of `invalid` by a P-256 key (v = 2), which no published Safe accepts, whatever its version says. */
        readonly p256: readonly Address[]
        /** Accepted by the Safe's own code, as a second opinion. */
        readonly accepted: readonly Address[]
        readonly threshold: number | null
      }
    >
  /** Every call is read to its last byte. */
  | CheckOf<
      'readable',
      { readonly calls: readonly (Path & { readonly outcome: Outcome; readonly bytes: number })[] }
    >
  /** Code that runs as the Safe is published by Safe. */
  | CheckOf<
      'delegateCalls',
      { readonly calls: readonly (Path & { readonly contract: Address; readonly name: string | null })[] }
    >
  /** That code is on this chain as it was published. */
  | CheckOf<
      'libraryCode',
      { readonly contracts: readonly { readonly contract: LibraryContract; readonly proof: CodeProof }[] }
    >
  /** What the Safe calls on itself is a setting that is named. */
  | CheckOf<'selfCalls', { readonly paths: readonly (readonly number[])[] }>
  /** Nothing goes to the zero address, which MultiSend 1.5.0 takes for the Safe itself. */
  | CheckOf<'zeroTargets', { readonly calls: readonly (Path & { readonly isSafeItself: boolean })[] }>
  /** The payment for the execution has a plausible size and receiver. */
  | CheckOf<
      'refund',
      {
        readonly refund: Refund | null
        readonly problems: readonly ('gas' | 'price' | 'amount')[]
        /** The receiver is no owner; null: the owners could not be read. */
        readonly isStranger: boolean | null
      }
    >
  /** A failing call fails the whole, so that nonce and signatures are not used up. */
  | CheckOf<'safeTxGas', { readonly safeTxGas: bigint; readonly gasPrice: bigint }>
  /** The control of the Safe stays unchanged. */
  | CheckOf<
      'settings',
      {
        readonly changes: readonly (Path & {
          readonly safe: Address
          readonly change: SettingChange
          readonly effect: SettingEffect
        })[]
      }
    >
  /** No account gets an allowance over the Safe's tokens. */
  | CheckOf<
      'approvals',
      {
        readonly approvals: readonly (Path & {
          readonly approval:
            | Approval
            | { readonly kind: 'all'; readonly token: Address; readonly spender: Address }
        })[]
      }
    >
  /** Nobody gets power over another contract. */
  | CheckOf<'control', { readonly changes: readonly (Path & { readonly change: ControlChange })[] }>
  /** No other Safe acts, whose transaction would need its own review. */
  | CheckOf<
      'otherSafes',
      { readonly calls: readonly (Path & { readonly safe: Address; readonly hash: Hex | null })[] }
    >
  /** The Safe signs no message on chain. */
  | CheckOf<'messages', { readonly messages: readonly (Path & { readonly message: Hex })[] }>
  /** Each recipient is a confirmed cause on this chain. */
  | CheckOf<'recipients', { readonly recipients: readonly RecipientStanding[] }>
  /** The nonce is unused. */
  | CheckOf<
      'nonce',
      {
        readonly nonce: bigint
        readonly next: bigint | null
        /** `executed`: claimed by the source, and the nonce is used. `denied`: claimed, but the nonce is unused. */
        readonly place: 'next' | 'later' | 'used' | 'executed' | 'denied' | null
      }
    >
  /** No other transaction is queued with the same nonce. */
  | CheckOf<
      'rivals',
      {
        readonly rivals: readonly {
          readonly safeTxHash: SafeTxHash
          readonly isSameCalls: boolean
          readonly isRejection: boolean
          /** By the word of the service; the nonce is used. */
          readonly isExecuted: boolean
        }[]
        readonly unreadable: number
      }
    >
  /** The Safe runs a singleton that Safe has published, of a version whose hashes are known. */
  | CheckOf<
      'singleton',
      {
        readonly singleton: SetupContract | null
        readonly known: KnownContract | null
        readonly version: string | null
      }
    >
  /** The code at the Safe's own address only delegates to the singleton. */
  | CheckOf<'proxy', { readonly codeHash: Hex | null }>
  /** Nothing but its owners can move its funds. */
  | CheckOf<'modules', { readonly modules: readonly SetupModule[]; readonly isComplete: boolean }>
  /** No contract decides about its transactions. */
  | CheckOf<'guards', { readonly guard: SetupContract | null; readonly moduleGuard: SetupContract | null }>
  /** The fallback handler is unset or published by Safe. */
  | CheckOf<
      'fallbackHandler',
      { readonly handler: SetupContract | null; readonly known: KnownContract | null }
    >

export type CheckId = Check['id']

/** The evidence of one check. */
export type EvidenceOf<id extends CheckId> = Extract<Check, { readonly id: id }>['evidence']
