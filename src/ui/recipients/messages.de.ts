import type { m } from './messages'

export const de: typeof m = {
  close: 'Schließen',
  add: {
    notLoaded: 'Ein Teil der Seite konnte nicht geladen werden.',
    reload: 'Laden Sie die Seite neu. Ihre Spende bleibt, wie sie ist.',
    lookedUp: 'Die Adresse wurde nachgesehen.',
    title: 'An jemanden außerhalb des Verzeichnisses spenden',
    label: (chain) => `Adresse auf ${chain}, oder ENS-Name`,
    hint: 'Kopieren Sie sie aus ihrer Quelle. Ein Name wird auf Ethereum aufgelöst, wenn Sie auf „Nachsehen“ drücken, nie schon beim Tippen.',
    look: 'Nachsehen',
    looking: 'Wird nachgesehen …',
    added: (name) => `${name ?? 'Die Adresse'} ist jetzt in Ihrer Spende.`,
    is: (ensName) => `${ensName} ist`,
    addCause: (name) => `${name} zu Ihrer Spende hinzufügen`,
    own: 'Ihre Bezeichnung dafür (freiwillig)',
    ownHint:
      'Ihr eigenes Wort, und als solches gezeigt. Es kommt in den Link für die Mitunterzeichner, nicht auf die Chain.',
    refused: 'Dorthin kann nichts gespendet werden.',
    addIt: 'Zu Ihrer Spende hinzufügen',
  },
  compared:
    'Ich habe beide Adressen vollständig verglichen. Sie unterscheiden sich, und ich meine diesen Empfänger.',
  known: 'Das ist mir bekannt, und die Adresse ist richtig.',
  findings: {
    label: 'Was über diese Adresse bekannt ist',
    here: 'Dieser Empfänger',
    other: 'Die andere Adresse',
  },
  own: {
    label: 'Empfänger außerhalb des Verzeichnisses',
    title: 'Nicht im Verzeichnis',
    byHand: (count) =>
      count === 1
        ? 'Dieser Empfänger wurde von Hand hinzugefügt. Der Betreiber dieser Seite hat nicht geprüft, wem die Adresse gehört.'
        : 'Diese Empfänger wurden von Hand hinzugefügt. Der Betreiber dieser Seite hat nicht geprüft, wem die Adressen gehören.',
    reading: 'Auf der Chain wird gelesen, was sich an diesen Adressen befindet …',
    failed:
      'Sie konnten nicht geprüft werden: Ein Teil der Seite konnte nicht geladen werden. Es wurde nichts gesendet.',
    unchecked: (count, of) =>
      of === 1
        ? 'Über diese Adresse konnte nicht alles geprüft werden'
        : `Über ${count} von ${of} Adressen konnte nicht alles geprüft werden`,
    uncheckedWords:
      'Was nicht geprüft wurde, steht unten bei ihnen. Sie können ohne das fortfahren oder es noch einmal versuchen.',
    again: 'Noch einmal versuchen',
    notSent: 'Die Spende wurde nicht gesendet: Die Adresse eines Namens konnte nicht bestätigt werden.',
    newAlarm: 'Die Spende wurde nicht gesendet: Es gibt eine neue Warnung zu einem Empfänger.',
  },
}
