import { askHost } from './askHost'
import { chooseLanguage } from './chooseLanguage'
import { offerWallet } from './offerWallet'
import { preloadReading } from './preloadLinks'
import { requestCauses } from './requestCauses'
import { showConnected } from './showConnected'
import { showCauses } from './showCauses'
import { reportLoadErrors } from './showFailure'
import { showTheme } from './showTheme'
import { watchFirstPaint } from './firstPaint'

declare const __SAFE_HOSTS__: readonly string[]

// The inline script of index.html: the handshake begins before anything else is fetched or parsed.
const asked = (window.askedHost = askHost(window, __SAFE_HOSTS__))
chooseLanguage(window, (url) => import(/* @vite-ignore */ url))
requestCauses(window)
showTheme(window, asked)
showConnected(document, asked)
offerWallet(window, asked)
const show = showCauses(window, asked)
reportLoadErrors(window)
const firstPaint = watchFirstPaint(window, asked)
// See chunkGates.ts.
window.firstPaint = () =>
  firstPaint().then(() => {
    show()
    preloadReading(document, asked)
  })
window.nextTask = () => new Promise((resolve) => setTimeout(resolve))
