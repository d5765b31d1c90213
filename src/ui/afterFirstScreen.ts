import { keepPresses } from './parts/keepPresses'
import { addFaces } from './styles/addFaces'

/** What every page has and no first screen waits for: presses that are not lost, and the two faces. */
export function completePage(page: Document): Promise<void> {
  keepPresses(page)
  return addFaces(page)
}
