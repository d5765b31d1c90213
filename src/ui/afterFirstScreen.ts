import { keepPresses } from './parts/keepPresses'
import { addFaces } from './styles/addFaces'

/** Adds what no first screen needs: presses that are not lost, and the two typefaces. */
export function completePage(page: Document): Promise<void> {
  keepPresses(page)
  return addFaces(page)
}
