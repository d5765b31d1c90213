import type { m } from './messages'

export const de: typeof m = {
  noAnswer: 'Die Chain gibt keine Antwort.',
}
