/** Movement in CSS pixels within which a press still counts: no hand is still. */
const tremor = 10

/** Longest delay of a tap's click, in ms. A long touch, or one on a disabled element, has none. */
const longestMs = 500

/** Elements that a press works on. Not fields: the same pointer selects their text. */
const pressable = 'a, button, label, summary, [type=checkbox], [type=radio]'

/**
 * Keeps a press on an element that moves under the pointer: a line that appears above it between press and release
 * would swallow the click, or send it to another button. A pointer that moves away on purpose still cancels the press.
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
 * Redirects the click of a tap to the touched element. The browser captures a finger by itself, but sends the click to
 * the element under the finger at its end. https://www.w3.org/TR/touch-events/#mouse-events
 */
function keepTaps(page: Document): void {
  /** Element where the last touch began; undefined when its click has come, or will not come. */
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
  // The default would move the focus.
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

/** Returns the control of a label, or the element itself. */
function controlOf(element: HTMLElement | null | undefined): Element | null | undefined {
  return element instanceof HTMLLabelElement ? (element.control ?? element) : element
}
