import type { m } from './manyMessages'

const count = (value: number) => value.toLocaleString('de-DE')
const records = (value: number) => (value === 1 ? 'Ein Spendeneintrag' : `${count(value)} Spendeneinträge`)

export const de: typeof m = {
  title: (all) => `${records(all)} in der Datei`,
  empty: 'In der Datei ist kein Spendeneintrag. Geprüft wurde nichts.',
  progress: (done, all) => `${count(done)} von ${count(all)} geprüft. Sie können weiterlesen.`,
  done: (all) => `${records(all)}: alles geprüft.`,
  allHold: (all) =>
    all === 1
      ? 'Bestätigt: Die Chain sagt dasselbe'
      : `Alle ${count(all)} sind bestätigt: Die Chain sagt dasselbe`,
  someFail: (failed, all) =>
    `${count(failed)} von ${count(all)} ${failed === 1 ? 'trifft' : 'treffen'} nicht zu`,
  someOpen: (open, all) =>
    `Keiner ist widerlegt, und bei ${count(open)} von ${count(all)} bleibt etwas offen`,
  confirmed: (found) => `In jedem Feld bestätigt, das sich prüfen lässt: ${count(found)}.`,
  broken:
    'Ein Teil dieser Seite wurde nicht geladen. Laden Sie sie neu, und prüfen Sie die Datei noch einmal.',
  listTitle: 'Die nicht endgültig oder nicht in jedem Feld bestätigt sind',
  more: (left) => `${count(left)} weitere anzeigen`,
  see: 'Alle Felder ansehen',
  hide: 'Die Felder ausblenden',
  line: (number) => `Spende ${count(number)} der Datei`,
  twice: (number) => `Doppelt in der Datei: Sie steht auch an Stelle ${count(number)} und zählt einmal.`,
  different: (fields) => `Anders: ${fields}.`,
  notChecked: {
    title: 'Was nicht geprüft wurde',
    complete: 'Ob in der Datei Spenden fehlen. Vergleichen Sie sie mit dem Spendenverzeichnis des Kontos.',
    record: (account) => `Das Spendenverzeichnis von ${account}`,
    nodes:
      'Ob die Knoten dieser Seite die Wahrheit sagen. Prüfen Sie die Datei auf einem zweiten Gerät, in einem anderen Netz.',
    noted: 'Was Spender notiert haben: Zwecke, Pläne, eigene Namen und Werte.',
  },
}
