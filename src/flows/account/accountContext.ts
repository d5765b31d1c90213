import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { HostChannel } from '../../ports/host'
import type { SafeService } from '../../ports/service'
import type { SafeCheck } from './account'
import type { CommonParts, CommonState } from './accountBase'
import type { CausesState } from '../session/loadCauses'
import type { SignIn } from '../signIn/signInParts'

/** Parts of a Safe's account: one Safe on one chain, the operator's directory, and the ports. */
export type AccountParts = CommonParts & {
  /** EIP-55 checksummed. */
  readonly safe: Address
  readonly causes: StoreApi<CausesState>
  readonly host: HostChannel
  readonly service: SafeService
  /** Opens the sign-in of this account; absent when the operator has no sign-in service. */
  readonly openSignIn?: (context: AccountContext) => SignIn
}

/** The parts, and the state that the flows of one account share. Each flow takes only what it uses. */
export type AccountContext = AccountParts & CommonState & { readonly check: StoreApi<SafeCheck> }
