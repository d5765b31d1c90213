import { appendElement } from './appendElement'
import type { AskedHost } from './askHost'

/**
 * Writes "Connected" and the Safe into the header of index.html once the host has responded, as React renders it later.
 * Does nothing once React has rendered.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function showConnected(document: Document, asked: AskedHost) {
  // The parser reaches the header after this script, and sometimes after the response.
  const watch = new MutationObserver(show)
  asked.listeners.add(() => {
    watch.observe(document, { childList: true, subtree: true })
    show()
  })

  function show() {
    if (document.querySelector('[data-waiting] [data-session], #root > :not([data-waiting])'))
      watch.disconnect()
    const slot = document.querySelector<HTMLElement>('[data-waiting] [data-session=deciding]')
    if (!slot || !asked.answer) return
    const { safeAddress } = asked.answer.claim
    const opener = appendElement(slot, 'span', 'SessionBadge_opener')
    const words = appendElement(opener, 'span', '')
    appendElement(words, 'span', 'SessionBadge_state', 'Connected')
    const short = `${safeAddress.slice(0, 8)}…${safeAddress.slice(-6)}`
    appendElement(appendElement(words, 'span', 'SessionBadge_detail'), 'bdi', 'SessionBadge_name', short)
    slot.dataset.session = 'safe'
  }
}
