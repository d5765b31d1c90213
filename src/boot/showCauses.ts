import type { AskedHost } from './askHost'
import { readStored } from './readStored'

/** After this long React renders without the causes: a Safe or a wallet needs its other screens. */
const longestMs = 5_000

/**
 * Shows the causes that the build has rendered into index.html, one frame after the first paint: for a visitor, or for a Safe
 * once the host has answered. React renders the same a little later, from the causes.json of that moment. Not where it would
 * render something else: on another screen, in another language, or with a gift in the making.
 *
 * Returns what shows them at once, for a page that is not painted, such as a frame that its host has not displayed yet.
 *
 * "Add to gift" is kept in `asked.pressedCauses`, and what is typed into the search in the address, where React finds both.
 *
 * Part of the script that is written into index.html: no imports from outside this folder.
 */
export function showCauses(window: Window, asked: AskedHost): () => void {
  const { document } = window
  // The header is painted first, with the host's answer: in the same frame the causes would delay it.
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
