/** CSS pixels that a pointer may move, and its press is still one: no hand is still. */
const tremor = 10

/** How long the click of a tap may be in coming. Of a long touch, or of one on what is disabled, none comes. */
const longestMs = 500

/** What a press works on. A field is not among them: its text is selected by the same pointer. */
const pressable = 'a, button, label, summary, [type=checkbox], [type=radio]'

/**
 * Keeps a press on what moves under the pointer: a line that arrives above, between press and release, would take the click
 * away, or give it to another button. A pointer that leaves on purpose takes the press back all the same.
 * https://www.w3.org/TR/pointerevents3/#pointer-capture
 */
export function keepPresses(page: Document): void {
  page.addEventListener('pointerdown', ({ target, pointerId, pointerType, clientX, clientY }) => {
    const pressed = pressableAround(target)
    if (pressed === null || pointerType === 'touch') return
    const leave = (at: PointerEvent) => {
      if (Math.hypot(at.clientX - clientX, at.clientY - clientY) > tremor)
        pressed.releasePointerCapture(pointerId)
    }
    pressed.addEventListener('pointermove', leave)
    pressed.addEventListener('lostpointercapture', () => pressed.removeEventListener('pointermove', leave), {
      once: true,
    })
    pressed.setPointerCapture(pointerId)
  })
  keepTaps(page)
}

/**
 * The browser captures a finger by itself, and gives the click of a tap all the same to what is under the finger at its end:
 * here it goes to what was touched.
 * https://www.w3.org/TR/touch-events/#mouse-events
 */
function keepTaps(page: Document): void {
  /** What the last touch began on; undefined when its click has come, or will not come. */
  let touched: HTMLElement | null | undefined

  const isElsewhere = ({ isTrusted, target }: Event) =>
    isTrusted && touched !== undefined && controlOf(pressableAround(target)) !== controlOf(touched)

  let late: ReturnType<typeof setTimeout> | undefined
  const forget = () => (touched = undefined)
  page.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      clearTimeout(late)
      touched = pointerType === 'touch' ? pressableAround(target) : undefined
    },
    true,
  )
  page.addEventListener(
    'pointerup',
    () => {
      clearTimeout(late)
      late = setTimeout(forget, longestMs)
    },
    true,
  )
  page.addEventListener('pointercancel', forget, true)
  page.addEventListener('keydown', forget, true)
  // Would move the focus.
  page.addEventListener('mousedown', (event) => isElsewhere(event) && event.preventDefault(), true)
  page.addEventListener(
    'click',
    (event) => {
      const meant = touched
      if (!isElsewhere(event)) return void (event.isTrusted && forget())
      forget()
      event.preventDefault()
      event.stopPropagation()
      if (meant?.isConnected !== true) return
      meant.focus({ preventScroll: true })
      meant.click()
    },
    true,
  )
}

function pressableAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(pressable) : null
}

/** A label stands for its control. */
function controlOf(element: HTMLElement | null | undefined): Element | null | undefined {
  return element instanceof HTMLLabelElement ? (element.control ?? element) : element
}
