/** CSS pixels that a pointer may move, and its press is still one: no hand is still. */
const tremor = 10

/** What a press works on. A field is not among them: its text is selected by the same pointer. */
const pressable = 'a, button, label, summary, [type=checkbox], [type=radio]'

/**
 * Keeps a press on what moves under the pointer: a line that arrives above, between press and release, would take the click
 * away. A pointer that leaves on purpose takes the press back all the same.
 * https://www.w3.org/TR/pointerevents3/#pointer-capture
 */
export function keepPresses(page: Document): void {
  page.addEventListener('pointerdown', ({ target, pointerId, clientX, clientY }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(pressable) : null
    if (pressed === null) return
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
}
