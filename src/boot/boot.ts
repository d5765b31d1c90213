import { askHost } from './askHost'
import { offerWallet } from './offerWallet'
import { sayConnected } from './sayConnected'
import { sayLoadFailure } from './sayLoadFailure'
import { showTheme } from './showTheme'
import { waitForPicture } from './waitForPicture'

declare const __SAFE_HOSTS__: readonly string[]

// What index.html carries inline: the question to the host leaves before anything else is fetched or parsed.
window.askedHost = askHost(window, __SAFE_HOSTS__)
showTheme(window, window.askedHost)
sayConnected(document, window.askedHost)
offerWallet(window, window.askedHost)
sayLoadFailure(window)
window.waitForPicture = () => waitForPicture(window)
