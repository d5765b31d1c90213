import type { m } from './hostNoticeMessages'

export const de: typeof m = {
  silent:
    'Diese Seite steht in einer anderen Seite, und die wird seit zehn Sekunden nach Ihrem Safe gefragt. Kommt die Antwort noch, sind Sie sofort verbunden. Es wurde nichts gesendet.',
  askAgain: 'Noch einmal fragen',
  goOnWithout: 'Ohne Safe weiterlesen',
  refusedTitle: 'Die Seite um diese herum ist kein Safe, den wir kennen',
  refused: (origin) => [
    'Es ist ',
    origin,
    ', und sie hat geantwortet, als wäre sie Ihr Safe. Sie hat nichts von uns bekommen, und von hier aus kann nichts gespendet werden. Wenn Sie diese Seite nicht erwartet haben, schließen Sie sie.',
  ],
  onlyRead: 'Nur die Anliegen lesen',
}
