import type { m } from './messages'

export const de: typeof m = {
  unknownSafe: 'Der Transaktionsdienst kennt unter dieser Adresse keinen Safe.',
}
