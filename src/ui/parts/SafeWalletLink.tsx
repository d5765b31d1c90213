import { appConfig } from '../../config/appConfig'
import { ExternalLink } from './ExternalLink'

/** Where people open their Safe, when we do not know which Safe they mean. */
export function SafeWalletLink({ verb }: { readonly verb: string }) {
  return <ExternalLink href={appConfig.safeHosts[0]}>{`${verb} Safe{Wallet}`.trim()}</ExternalLink>
}
