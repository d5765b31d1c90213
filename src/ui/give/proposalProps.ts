import type { Cause } from '../../core/causes/cause'
import type { ProposalState, SafeAccount } from '../../flows/account/account'

export type ProposalProps<Kind extends ProposalState['kind']> = {
  readonly account: SafeAccount
  readonly causes: readonly Cause[]
  readonly proposal: Extract<ProposalState, { readonly kind: Kind }>
}
