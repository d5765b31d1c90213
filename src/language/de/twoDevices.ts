import type { Catalog } from '../catalog'

const count = new Intl.NumberFormat('de-DE')

export const twoDevices: Catalog['twoDevices'] = {
  title: 'Zwei Geräte',
  lede: 'Angekommene Spenden stehen auf der Chain, und jeder Browser findet sie dort. Manches weiß nur dieser Browser: Spenden, die Sie gerade zusammenstellen, gespeicherte Pläne, Zwecke, eigene Namen, hinzugefügte Token und verfolgte Spenden. Eine Datei bringt all das in einen anderen Browser.',
  save: {
    title: 'Speichern, was dieser Browser weiß',
    words:
      'Die Datei ist für Sie bestimmt: Sie zeigt, wem Sie spenden und wofür. Schlüssel und Signaturen enthält sie nicht.',
    button: 'Datei speichern',
    nothing: 'Dieser Browser hat noch nichts, was ein anderer übernehmen könnte.',
    saved: 'Die Datei wurde gespeichert.',
    noNotes:
      'Die Notizen zu früheren Spenden konnten nicht aus dem Speicher dieses Browsers gelesen werden. Die Datei enthält nur die der letzten Spenden.',
    tooLong: 'Es ist mehr, als eine Datei aufnehmen kann. Es wurde nichts gespeichert.',
  },
  bring: {
    title: 'Die Datei eines anderen Browsers übernehmen',
    words:
      'Wählen Sie nur eine Datei, die Sie selbst gespeichert haben. Ihr Inhalt kommt zu dem hinzu, was hier ist, und ersetzt nichts davon. Es wird nichts gesendet.',
    file: 'Datei',
    button: 'Übernehmen',
    empty: 'Wählen Sie zuerst eine Datei.',
    badFile: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal.',
    at: (field: string) => `Bei „${field}“: `,
    refused: 'Diese Datei lässt sich nicht übernehmen',
    unchanged: 'Es wurde nichts geändert.',
    done: 'Die Datei wurde übernommen',
    progressName: 'Gelesene Notizen der Datei',
    progress: (done, of) => `${count.format(done)} von ${count.format(of)} Notizen gelesen.`,
    added: (entries) =>
      entries === 0
        ? 'Alles darin war schon hier.'
        : entries === 1
          ? 'Ein Eintrag ist hinzugekommen.'
          : `${count.format(entries)} Einträge sind hinzugekommen.`,
    left: (entries) =>
      entries === 1
        ? 'Ein Eintrag blieb draußen: Es fehlt der Platz, er war nicht lesbar, er wurde hier seit dem Speichern der Datei schon gespendet, oder eine Spende seines Kontos ist unterwegs.'
        : `${count.format(entries)} Einträge blieben draußen: Es fehlt der Platz, sie waren nicht lesbar, sie wurden hier seit dem Speichern der Datei schon gespendet, oder eine Spende ihres Kontos ist unterwegs.`,
    notKept: 'Dieser Browser speichert für diese Seite nichts mehr, darum wurde nicht alles gespeichert.',
    reload: 'Seite neu laden, um alles zu sehen',
  },
  howLong: {
    title: 'Wie lange dieser Browser all das behält',
    lasting: 'Dieser Browser behält all das, bis Sie die Daten dieser Website löschen.',
    removable:
      'Dieser Browser darf all das löschen, wenn auf dem Gerät der Platz knapp wird. Speichern Sie die Datei, oder bitten Sie den Browser, alles zu behalten.',
    refused:
      'Der Browser hat nicht zugestimmt: Er darf all das weiterhin löschen, wenn auf dem Gerät der Platz knapp wird. Speichern Sie zur Sicherheit die Datei.',
    unknown: 'Dieser Browser sagt nicht, ob er all das löschen darf. Speichern Sie zur Sicherheit die Datei.',
    denied:
      'Dieser Browser lässt die Seite nichts speichern: Beim Schließen der Seite geht all das verloren.',
    ask: 'Den Browser bitten, alles zu behalten',
  },
  stays: {
    title: 'Was bleibt, wo es ist',
    intents:
      'Eine Frage, die Ihre Wallet oder Ihr Safe noch beantworten muss: Zwei Browser könnten dieselbe Spende senden. Beenden Sie sie dort, wo Sie begonnen haben.',
    signIn: 'Anmeldungen, und Signaturen, die der Transaktionsdienst noch nicht hat.',
    parts:
      'Eine Spende in mehreren Teilen: Sie geht in dem Browser weiter, der den ersten Teil gesendet hat.',
    ends: 'Wie eine verfolgte Spende ausgegangen ist: Dieser Browser fragt die Chain selbst.',
  },
}
