import type { Place } from './navigation'

/**
 * Moves focus and view back to the link that was followed from this screen.
 *
 * @returns False where the screen does not have it, or not yet.
 */
export function returnToLink({ href, scrollY }: Place): boolean {
  if (href === null) return false
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]')
  const link = [...links].find((one) => one.getAttribute('href') === href)
  if (link === undefined) return false
  link.focus({ preventScroll: true })
  window.scrollTo(0, scrollY)
  return true
}
