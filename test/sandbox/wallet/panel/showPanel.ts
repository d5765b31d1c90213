import type { createTestWallet } from '../createTestWallet'
import { personOf, safeOf } from '../walletContext'
import { button, element } from './element'
import { heldCard } from './heldCard'
import { panelStyle } from './panelStyle'
import { requestCard } from './requestCard'
import { settingsCard } from './settingsCard'

/**
 * The wallet's face, in a corner of the page, out of reach of the page's styles. It is there while a person answers (the knob
 * `answer` on `ask`), and in no test that lets the wallet answer by itself.
 */
export function showPanel({ context, testWallet, book }: ReturnType<typeof createTestWallet>): void {
  const { store } = context
  const host = element('div', { popover: 'manual', 'data-test-wallet': '' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyle)
  root.adoptedStyleSheets = [sheet]
  // What is typed here is not for the page's own shortcuts.
  host.addEventListener('keydown', (event) => event.stopPropagation())

  let isOpen = false
  let drawnRequest: number | undefined
  let before: Element | null = null

  function draw() {
    const isAsking = store.getState().knobs.answer === 'ask'
    const [request, ...waiting] = isAsking ? book.open.getState() : []
    root.replaceChildren()
    if (!isAsking) return host.remove()
    bringUp()
    const stack = element('div', { class: 'stack' })
    if (request !== undefined) stack.append(requestCard(context, request, waiting.length))
    else if (isOpen) stack.append(settingsCard(context, () => toggle(false)))
    if (request === undefined && testWallet.held().length > 0) stack.append(heldCard(testWallet))
    if (request === undefined && !isOpen) stack.append(button(label(), () => toggle(true)))
    root.append(stack)
    moveFocus(request?.id)
  }

  function toggle(open: boolean) {
    isOpen = open
    draw()
    root.querySelector<HTMLElement>(open ? 'h2' : 'button')?.focus()
  }

  function label(): string {
    const { name } = personOf(context)
    return safeOf(context) === null ? `Test wallet: ${name}` : `Test wallet: ${name}, for a Safe`
  }

  /** Above everything, also above a dialog of the page, outside of which nothing can be reached. */
  function bringUp() {
    const dialogs = [...document.querySelectorAll('dialog:modal')]
    const parent = dialogs.at(-1) ?? document.documentElement
    if (host.parentNode !== parent) parent.append(host)
    if (!host.matches(':popover-open')) host.showPopover()
  }

  /** A question takes the focus, and gives it back. */
  function moveFocus(id: number | undefined) {
    if (id === drawnRequest) return
    if (drawnRequest === undefined) before = document.activeElement
    drawnRequest = id
    if (id !== undefined) root.querySelector('h2')?.focus()
    else if (before instanceof HTMLElement && before.isConnected) before.focus()
  }

  /** A setting that is changed is drawn anew, and what had the focus keeps it. */
  function redraw() {
    const stops = () => Array.from(root.querySelectorAll<HTMLElement>('h2, select, button'))
    const index = stops().indexOf(root.activeElement as HTMLElement)
    draw()
    stops()[index]?.focus()
  }

  book.open.subscribe(draw)
  store.subscribe((state, previous) => {
    if (state.knobs !== previous.knobs || state.held !== previous.held) redraw()
  })
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', draw, { once: true })
  else draw()
}
