import { appendElement } from './appendElement'
import type { AskedHost } from './askHost'
import { preloadLinks } from './preloadLinks'
import { readStored } from './readStored'

/**
 * Renders the header of a normal tab into index.html as React renders it later: "Connect Wallet", or the address of the
 * remembered wallet as "Reconnecting…". A press before React has loaded is kept in `asked.pressed`.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function offerWallet(window: Window, asked: AskedHost) {
  const { document } = window
  if (asked.framed) return
  const isRemembered = readStored(window, 'wagmi.recentConnectorId') !== null
  const address = /^0x[0-9a-f]{40}$/i.exec(readStored(window, 'dsg.lastWallet') ?? '')?.[0]
  if (isRemembered && !address) return
  // The header comes after this script.
  const watch = new MutationObserver(() => {
    const slot = document.querySelector('[data-waiting] [data-session]')
    if (!slot) return
    watch.disconnect()
    if (isRemembered && address) showReconnecting(slot, address)
    else appendButton(slot)
  })
  watch.observe(document, { childList: true, subtree: true })

  function appendButton(slot: Element) {
    const button = appendElement(slot, 'button', 'Button_primary', 'Connect Wallet')
    for (const type of ['pointerenter', 'focus', 'click'])
      button.addEventListener(type, () => preloadLinks(document, 'wallets'))
    button.addEventListener('click', () => {
      asked.pressed = true
      button.setAttribute('aria-busy', 'true')
    })
  }

  function showReconnecting(slot: Element, address: string) {
    const words = appendElement(slot, 'p', '')
    appendElement(words, 'span', 'SessionBadge_state', 'Reconnecting…')
    const short = `${address.slice(0, 8)}…${address.slice(-6)}`
    appendElement(appendElement(words, 'span', 'SessionBadge_detail'), 'bdi', 'SessionBadge_name', short)
  }
}
