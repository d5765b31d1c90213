import type { AskedHost } from './askHost'
import { readStored } from './readStored'

/** Time in ms after which React renders without the causes: a Safe or a wallet needs its other screens. */
const longestMs = 5_000

/**
 * Shows the causes that the build has rendered into index.html, one frame after the first paint: for a visitor, or for
 * a Safe once the host has responded. React renders the same later, from the then current causes.json. Does nothing
 * where React would render something else: another screen, another language, or a gift in the basket.
 *
 * Returns a function that shows them at once, for a page that is not painted, such as a frame not yet displayed by its
 * host.
 *
 * "Add to gift" is kept in `asked.pressedCauses`, and the text of the search in the address; React reads both there.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function showCauses(window: Window, asked: AskedHost): () => void {
  const { document } = window
  // The header is painted first, with the host's response: in the same frame the causes would delay it.
  const showSoon = () => {
    if (!asked.framed || asked.answer) window.requestAnimationFrame(() => window.requestAnimationFrame(show))
  }
  asked.listeners.add(showSoon)
  document.addEventListener('readystatechange', showSoon, { once: true })
  return show

  function show() {
    const main = document.querySelector('[data-waiting] main:empty')
    const claim = asked.answer?.claim
    if (!main || (asked.framed && !claim)) return
    const name = claim ? claim.chainId : 'visitor'
    const causes = document.querySelector<HTMLTemplateElement>(`template[data-causes="${name}"]`)
    if (!causes || globalThis.firstWords || /\w/.test(window.location.hash)) return
    if (claim && readStored(window, `dsg.v1.basket.${name}.${claim.safeAddress.toLowerCase()}`)) return
    main.append(causes.content)
    asked.leaving = new Promise((resolve) => {
      if (asked.pressed) resolve(null)
      window.setTimeout(resolve, longestMs)
      window.addEventListener('hashchange', resolve)
      document.querySelector('header')?.addEventListener('click', resolve)
    })
    main.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('button[value]')
      if (!button) return
      button.setAttribute('aria-busy', 'true')
      asked.pressedCauses.add(button.value)
    })
    main.addEventListener('input', () => {
      const query = new URLSearchParams()
      for (const { name, value } of main.querySelectorAll<HTMLInputElement>('[name]'))
        if (value) query.set(name, value)
      window.history.replaceState(null, '', `#/?${query}`)
    })
  }
}
