import type { m } from './clearedMessages'

export const de: typeof m = {
  taken: (count) => `${count} abgeschlossene ${count === 1 ? 'Spende' : 'Spenden'} ausgeblendet.`,
  left: (count) =>
    count === 1
      ? '1 bleibt stehen: Bitte sehen Sie dort noch nach.'
      : `${count} bleiben stehen: Bitte sehen Sie dort noch nach.`,
  undo: 'Rückgängig machen',
}
