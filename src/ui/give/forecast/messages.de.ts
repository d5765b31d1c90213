import type { m } from './messages'

export const de: typeof m = {
  running: 'Die Zahlungen werden durchgespielt, ohne sie zu senden …',
  unchecked: 'Das konnte nicht geprüft werden',
  goOn: (reason, who) =>
    `${reason} Sie können fortfahren: Worum ${who === 'Safe' ? 'Ihr Safe' : 'Ihre Wallet'} gebeten wird, ändert sich nicht.`,
  again: 'Noch einmal durchspielen',
  whole: 'Nach jetzigem Stand würde die Ausführung als Ganzes fehlschlagen',
  together: 'Ihre Aufrufe schlagen zusammen fehl, obwohl jeder einzelne gelingt.',
  less: 'Es würde weniger ankommen, als Sie spenden',
  tokenKeeps: (words) =>
    `${words} Vielleicht behält der Token von jeder Überweisung einen Teil ein: Fragen Sie den Empfänger nach einem anderen, wenn alles ankommen muss.`,
  goes: (count) =>
    count === 1
      ? 'Nach jetzigem Stand würde die Zahlung gelingen'
      : `Nach jetzigem Stand würden ${count === 2 ? 'beide' : `alle ${count}`} Zahlungen gelingen`,
  onlyEnd: 'Dieser Knoten sagt nur, wie sie enden: Was ankäme, wurde nicht gemessen.',
  noPromise: (source) =>
    `${source} Eine Vorhersage ist kein Versprechen: Verträge und Bestände können sich ändern.`,
  to: (amount, payee) => [`${amount} an `, payee],
  cut: 'Es können weitere Zahlungen fehlschlagen: Nur die ersten wurden gesucht.',
}
