import type { m } from './toolMessages'

const payments = (count: number) => (count === 1 ? '1 Zahlung' : `${count.toLocaleString('de-DE')} Zahlungen`)

export const de: typeof m = {
  replaced: (count) => `${payments(count)} ${count === 1 ? 'wurde' : 'wurden'} ersetzt.`,
  broughtBack: (count) => `${payments(count)} ${count === 1 ? 'ist' : 'sind'} wieder da.`,
  undo: 'Rückgängig machen',
  fromFile: 'Aus einer Datei lesen',
  plans: 'Gespeicherte Pläne',
  outgoing: 'Als Plan speichern oder exportieren',
  half: (ready, all) =>
    `${ready === 0 ? 'So kann noch keine Zahlung gespendet werden' : `So ${ready === 1 ? 'kann' : 'können'} nur ${ready} von ${all} Zahlungen gespendet werden`}. Geben Sie zuerst für jede Empfänger, Währung und Betrag an: Eine halbe Spende wird nicht gespeichert.`,
  spreadsheet: 'Als Tabelle oder für den Transaction Builder',
  csv: 'CSV herunterladen',
  batch: 'Batch für den Transaction Builder herunterladen',
  forSomebody: 'Für jemanden, der diese Seite benutzt',
  planName: 'Name des Plans',
  saveAsPlan: 'Als Plan speichern',
  saved: (name) => `Als „${name}“ gespeichert.`,
  savedHere: (name) => `In diesem Browser als „${name}“ gespeichert.`,
  savedUntil: (name) =>
    `In diesem Browser als „${name}“ gespeichert, bis Sie die Seite verlassen: Er behält für diese Seite nichts.`,
  toPlans: 'Zu den gespeicherten Plänen',
  noRoom:
    'Dieser Browser hat keinen Platz mehr dafür. Entfernen Sie einen Plan, oder speichern Sie diesen als Datei.',
  unreadablePlans:
    'Die Pläne, die hier gespeichert sind, können nicht gelesen werden, darum kam nichts dazu. Sehen Sie bei Ihren gespeicherten Plänen nach, oder speichern Sie diesen als Datei.',
  tooMany: (most) =>
    `Ein Konto behält höchstens ${most} Pläne. Entfernen Sie einen, oder speichern Sie diesen als Datei.`,
  author: 'Ihr Name, für alle, die den Link oder die Datei öffnen (freiwillig)',
  giftFile: 'Spendendatei herunterladen',
  readable:
    'Wer den Link oder die Datei hat, kann alles darin lesen. Im Link steht die Spende hinter dem „#“, und diesen Teil senden Browser an keinen Server.',
}
