import type { m } from './accountMessages'

export const de: typeof m = {
  gone: 'Der Vertrag an dieser Adresse ist gerade verschwunden.',
}
