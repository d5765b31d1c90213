import type { m } from './messages'

export const de: typeof m = {
  noEthereum:
    'ENS-Namen können nicht aufgelöst werden: Diese Website ist nicht für Ethereum eingerichtet, wo sie zu Hause sind.',
  notSetUp: 'Diese Website ist nicht für Ethereum eingerichtet.',
  late: (seconds) => `Innerhalb von ${seconds} Sekunden kam keine Antwort.`,
  enter: 'Geben Sie die Adresse ein.',
  invalid: (name) => `„${name}“ kann kein ENS-Name sein.`,
  missing: (name) => `Der ENS-Name ${name} hat keine Adresse.`,
  spelling: 'Prüfen Sie die Schreibweise, oder geben Sie die Adresse ein.',
  offchain: (name) =>
    `Die Einträge von ${name} liegen auf einem Server außerhalb von Ethereum, den diese Seite nicht fragt.`,
  askOwner: 'Fragen Sie den Inhaber nach der Adresse, und geben Sie diese ein.',
  unreachable: (name, reason) => `Der ENS-Name ${name} konnte nicht aufgelöst werden. ${reason}`,
  again: 'Versuchen Sie es noch einmal, oder geben Sie die Adresse ein.',
  moved: (name) =>
    `${name} hatte beim Hinzufügen diese Adresse und hat jetzt eine andere. Entfernen Sie die Zeile und fügen Sie den Namen noch einmal hinzu, oder fragen Sie den Inhaber, welche Adresse stimmt.`,
  gone: (name) =>
    `${name} hatte beim Hinzufügen diese Adresse und hat jetzt keine mehr. Entfernen Sie die Zeile, und fragen Sie den Inhaber, welche Adresse stimmt.`,
  unchecked: (name, problem) => `Ob ${name} noch diese Adresse hat, konnte nicht geprüft werden. ${problem}`,
}
