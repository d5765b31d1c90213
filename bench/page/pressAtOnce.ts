import type { StepMark } from './watchPage'

export type PressScript = {
  /** Of `watchPage`: pressed as soon as this has been painted. */
  readonly step: string
  readonly button: StepMark
  /** Matches once the page has reacted to a press. */
  readonly heard: string
}

/** The presses, and the page's reaction. Times are ms since the page's navigation. */
export type Presses = { count: number; heardMs: number | null }

export type PressedWindow = Window & {
  /** Left by the page for the benchmark to read. */
  benchPresses?: Presses
}

/**
 * Runs in the page before its own scripts: presses a button the moment it has been painted, and again until the page
 * reacts. A button that is rendered before its script has loaded does not work.
 */
export function pressAtOnce({ step, button, heard }: PressScript): void {
  if (window !== window.top) return
  const againAfterMs = 50
  const presses: Presses = { count: 0, heardMs: null }
  ;(window as PressedWindow).benchPresses = presses
  const pattern = new RegExp(button.text)

  const press = () => {
    const elements = Array.from(document.querySelectorAll<HTMLElement>(button.selector))
    const pressedMs = performance.now()
    presses.count += 1
    const observer = new MutationObserver(() => {
      if (document.querySelector(heard) !== null) presses.heardMs ??= pressedMs
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
    elements.find(({ textContent }) => pattern.test(textContent))?.click()
    setTimeout(() => {
      observer.disconnect()
      if (presses.heardMs === null) press()
    }, againAfterMs)
  }
  const onPainted = (event: Event) => {
    if ((event as CustomEvent<string>).detail !== step) return
    window.removeEventListener('benchpainted', onPainted)
    press()
  }
  window.addEventListener('benchpainted', onPainted)
}
