import type { Host } from './createHost'

/** Holds up every signature until the user has added the Safe. */
export function NotInAccounts({ host }: { readonly host: Host }) {
  return (
    <section aria-label="Not in your accounts">
      <p>
        <strong>Not in your accounts.</strong> Add this Safe before you sign anything for it.
      </p>
      <button type="button" onClick={host.addToAccounts}>
        Add to my accounts
      </button>
    </section>
  )
}
