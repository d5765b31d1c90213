import type { Cause } from '../../core/causes/cause'
import type { SendState, WalletAccount } from '../../flows/account/walletAccount'

export type SendProps<Kind extends SendState['kind']> = {
  readonly account: WalletAccount
  readonly causes: readonly Cause[]
  readonly sending: Extract<SendState, { readonly kind: Kind }>
  /** Forget what has not been sent, and go on with the basket. */
  readonly onChange: () => void
}
