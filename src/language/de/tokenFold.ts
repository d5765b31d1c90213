import type { Catalog } from '../catalog'

export const tokenFold: Catalog['tokenFold'] = {
  another: 'Ein anderer Token',
  loading: 'Wird geladen …',
}
