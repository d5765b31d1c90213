import type { Catalog } from '../catalog'

export const heldTokens: Catalog['heldTokens'] = {
  noAnswer: 'Die Chain gibt keine Antwort.',
}
