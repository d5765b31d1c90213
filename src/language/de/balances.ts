import type { Catalog } from '../catalog'

export const balances: Catalog['balances'] = { noAnswer: 'Die Chain hat für dieses Konto keine Antwort.' }
