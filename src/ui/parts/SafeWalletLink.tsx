import { appConfig } from '../../config/appConfig'
import { ExternalLink } from './ExternalLink'
import { m } from './messages'

/** Where people open their Safe, when we do not know which Safe they mean. */
export function SafeWalletLink() {
  return <ExternalLink href={appConfig.safeHosts[0]}>{m.openSafe}</ExternalLink>
}
