import type { m } from './causesMessages'

export const de: typeof m = {
  noFile: 'Neben dieser App liegt keine causes.json.',
}
