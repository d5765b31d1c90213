import { askHost } from './askHost'
import { chooseLanguage } from './chooseLanguage'
import { offerWallet } from './offerWallet'
import { preloadReading } from './preloadReading'
import { requestCauses } from './requestCauses'
import { sayConnected } from './sayConnected'
import { sayLoadFailure } from './sayLoadFailure'
import { showCauses } from './showCauses'
import { showTheme } from './showTheme'
import { watchPicture } from './watchPicture'

declare const __SAFE_HOSTS__: readonly string[]

// The inline script of index.html: the handshake begins before anything else is fetched or parsed.
const asked = (window.askedHost = askHost(window, __SAFE_HOSTS__))
chooseLanguage(window, (url) => import(/* @vite-ignore */ url))
requestCauses(window)
showTheme(window, asked)
sayConnected(document, asked)
offerWallet(window, asked)
const show = showCauses(window, asked)
sayLoadFailure(window)
const picture = watchPicture(window, asked)
window.waitForPicture = () =>
  picture().then(() => {
    show()
    preloadReading(document, asked)
  })
window.nextTask = () => new Promise((resolve) => setTimeout(resolve))
