import { appConfig } from '../../config/appConfig'
import { ExternalLink } from './ExternalLink'
import { m } from './messages'

/** Links to Safe{Wallet} when the user's Safe is unknown. */
export function SafeWalletLink() {
  return <ExternalLink href={appConfig.safeHosts[0]}>{m.openSafe}</ExternalLink>
}
