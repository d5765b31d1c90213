import type { m } from './messages'

export const de: typeof m = {
  title: 'Die Seite konnte nicht geöffnet werden',
  fault:
    'Sie wurde wegen eines Fehlers in ihr angehalten. Sie kann von selbst kein Geld bewegen, und was Sie gespendet haben, ist davon nicht betroffen.',
  reload: 'Neu laden',
  part: 'Ein Teil der Seite konnte nicht geladen werden: Vielleicht ist die Verbindung abgebrochen, oder es gibt gerade eine neue Version. Laden Sie die Seite neu.',
  check: 'Der Teil der App, der das prüft, konnte nicht geladen werden.',
}
