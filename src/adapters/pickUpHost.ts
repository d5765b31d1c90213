import { askHost, type AskedHost } from '../boot/askHost'
import { appConfig } from '../config/appConfig'

/**
 * What the inline script of index.html left for the app. Where a server's own policy has kept that script from running,
 * the question is asked from here, later but the same.
 */
export function pickUpHost(): AskedHost {
  return (window.askedHost ??= askHost(window, appConfig.safeHosts))
}
