import type { m } from './runMessages'

export const de: typeof m = {
  emptyText: 'Der Vertrag gibt einen leeren Grund an.',
  text: (text) => `Der Vertrag sagt: „${text}“.`,
  panic: (why, code) => `Der Vertrag bricht ab: ${why} (Panic ${code}).`,
  panics: {
    '1': 'Eine Zusicherung (assert) in seinem Code ist nicht erfüllt',
    '17': 'Ein arithmetischer Über- oder Unterlauf (oft: es wird mehr genommen, als da ist)',
    '18': 'Eine Division durch null',
    '33': 'Ein Wert liegt außerhalb seiner Aufzählung (enum)',
    '34': 'Sein Speicher ist falsch kodiert',
    '49': 'Er nimmt aus einem leeren Array',
    '50': 'Ein Array-Index liegt außerhalb der Grenzen',
    '65': 'Er braucht zu viel Speicher',
    '81': 'Er ruft eine Funktion auf, die nicht initialisiert ist',
  },
  otherPanic: 'Ein Fehler seines eigenen Codes',
  custom: (data) => `Der Vertrag gibt einen eigenen Fehler an, der hier nicht bekannt ist: ${data}.`,
  cut: (data, bytes) => `${data}… (${bytes} Byte)`,
  stopped: (text) => `Der Knoten sagt: „${text}“.`,
  coin: (balance) => `Der Safe hätte dann nur noch ${balance}.`,
  silent: 'Der Vertrag gibt keinen Grund an.',
  unread: {
    owners: (reason) => `Die Eigentümer des Safes konnten nicht gelesen werden. ${reason}`,
    threshold: (reason) => `Die Schwelle des Safes konnte nicht gelesen werden. ${reason}`,
    nonce: (reason) => `Die Nonce des Safes konnte nicht gelesen werden. ${reason}`,
    version: (reason) => `Die Version des Safes konnte nicht gelesen werden. ${reason}`,
    trace: 'Der Knoten gab den Ablauf in einer Form an, die nicht gelesen werden kann.',
  },
  nonceUsed: (nonce) =>
    `Die Nonce ${nonce} ist verbraucht: Diese Transaktion kann nicht mehr ausgeführt werden.`,
  noExecutor: 'Kein Eigentümer des Safes ließ sich für die Ausführung wählen.',
  noHash: (version) =>
    `Wie ein Safe ${version} den Hash dieser Transaktion bildet, ist nicht bekannt, oder ein Feld passt nicht zu seinem Typ.`,
}
