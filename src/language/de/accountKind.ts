import type { Catalog } from '../catalog'

export const accountKind: Catalog['accountKind'] = {
  gone: 'Der Vertrag an dieser Adresse ist gerade verschwunden.',
}
