import type { Catalog } from '../catalog'

export const accountKind: Catalog['accountKind'] = {
  gone: 'Der Contract an dieser Adresse ist gerade verschwunden.',
}
