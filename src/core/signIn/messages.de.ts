import type { m } from './messages'

export const de: typeof m = {
  labels: {
    loading: 'Nachricht wird vorbereitet …',
    idle: 'Nachricht senden',
    preparing: 'Nachricht wird vorbereitet …',
    ready: 'Nachricht senden',
    asking: 'Wartet auf die Signatur …',
    checking: 'Signatur wird geprüft …',
    pending: 'Wartet auf die Signatur …',
    signedIn: 'Bestätigt',
  },
  problems: {
    preparing: 'Die Nachricht konnte nicht vorbereitet werden. Bitte versuchen Sie es noch einmal.',
    signing: 'Die Nachricht konnte nicht unterschrieben werden. Bitte versuchen Sie es noch einmal.',
    verifying: 'Die Signatur konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    other: 'Etwas ist schiefgegangen.',
    expired: 'Diese Nachricht ist abgelaufen, bevor Sie angemeldet waren. Melden Sie sich noch einmal an.',
    used: 'Diese Nachricht wurde schon benutzt, vielleicht in einem anderen Fenster oder Browser. Melden Sie sich noch einmal an.',
    unreadable: 'Hier ist eine Anmeldung gespeichert, die diese Seite nicht lesen kann.',
  },
  purpose:
    'Die Bestätigung zeigt der Organisation hinter dieser Seite, dass Sie für dieses Konto handeln. Zum Spenden ist sie nicht nötig.',
  unsigned:
    'Nicht bestätigt: Es kam keine Signatur zurück. Es hat sich nichts geändert, und zum Spenden ist sie nicht nötig.',
  stuck: {
    title: 'Sie sind noch nicht abgemeldet',
    words:
      'Der Anmeldedienst antwortet nicht und hält diesen Browser vielleicht noch für angemeldet. Geld wird dadurch nicht bewegt. Wir versuchen es weiter, solange diese Seite offen ist.',
  },
}
