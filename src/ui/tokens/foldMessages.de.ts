import type { m } from './foldMessages'

export const de: typeof m = {
  another: 'Ein anderer Token',
  loading: 'Wird geladen …',
}
