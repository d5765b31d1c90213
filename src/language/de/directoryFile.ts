import type { Catalog } from '../catalog'

export const directoryFile: Catalog['directoryFile'] = {
  noFile: 'Neben dieser App liegt keine causes.json.',
}
