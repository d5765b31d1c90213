import type { Catalog } from '../catalog'

export const planSearch: Catalog['planSearch'] = {
  unknownSafe: 'Der Transaktionsdienst kennt unter dieser Adresse keinen Safe.',
}
