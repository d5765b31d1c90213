import { paths } from '../paths'
import type { FoundWay } from './useWayIn'

/**
 * Returns the path of the screen that a way leads to.
 *
 * @param start - What the page shows of a Safe where the way names no screen.
 */
export function wayInPath(found: FoundWay, start: 'queue' | 'record'): string {
  const query = found.query === '' ? '' : `?${found.query}`
  switch (found.kind) {
    case 'safe':
      return paths[found.asked ?? start](found.place) + query
    case 'tx':
      return paths[found.asked](found.place, found.safeTxHash) + query
    case 'gift':
      return paths.giftRecord(found.place, found.hash, found.index) + query
    case 'check':
      return paths.check + query
  }
}
