import type { m } from './messages'

export const de: typeof m = {
  otherAccount: 'Diese Spende stammt nicht von diesem Konto.',
  searchFailed: 'Die Suche danach ist fehlgeschlagen.',
  disagrees:
    'Ihr Safe hat die Prüfung gegen die Chain nicht bestanden, oder er hat sich gerade geändert. An ihn ging keine Anfrage.',
  unverified: (reason) =>
    `Ihr Safe konnte nicht geprüft werden, deshalb ging keine Anfrage an ihn. ${reason}`,
  noSafe: 'Auf der Chain gibt es an dieser Adresse keinen Safe.',
}
