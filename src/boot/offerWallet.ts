import type { AskedHost } from './askHost'

/**
 * Draws "Connect Wallet" into the header that stands in index.html, where no page is around us and no wallet was
 * connected the last time: the button that React draws in the same place a little later. A press before that is kept in
 * `asked.pressed`, and the app takes it up.
 *
 * Part of the script that is written into index.html: no imports from outside this folder.
 */
export function offerWallet(window: Window, asked: AskedHost) {
  const { document } = window
  if (asked.framed || remembersWallet()) return
  // The header comes after this script.
  const watch = new MutationObserver(() => {
    const slot = document.querySelector('[data-waiting] [data-session]')
    if (!slot) return
    watch.disconnect()
    const button = document.createElement('button')
    button.className = 'Button_primary'
    button.textContent = 'Connect Wallet'
    button.addEventListener('click', () => {
      asked.pressed = true
      button.setAttribute('aria-busy', 'true')
    })
    slot.append(button)
  })
  watch.observe(document, { childList: true, subtree: true })

  function remembersWallet() {
    try {
      return window.localStorage.getItem('wagmi.recentConnectorId')
    } catch {
      // Denied: then nothing is remembered either.
      return null
    }
  }
}
