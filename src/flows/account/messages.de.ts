import type { m } from './messages'

export const de: typeof m = { noAnswer: 'Die Chain hat für dieses Konto keine Antwort.' }
