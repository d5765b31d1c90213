import type { Catalog } from '../catalog'

export const priceWords: Catalog['priceWords'] = {
  unchanged: 'unverändert',
}
