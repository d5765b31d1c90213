import type { m } from './messages'

export const de: typeof m = {
  noJson:
    'Das ist keine Datei, die „Speichern, was dieser Browser weiß“ geschrieben hat, oder sie ist unvollständig.',
  tooLong: 'Die Datei ist länger als jede, die diese Seite schreibt.',
  noTime: 'Das ist kein Zeitpunkt in Millisekunden seit 1970.',
  unknownKey: 'Das wird nicht von einem Gerät auf ein anderes gebracht.',
  sealed: {
    iterations: 'Das ist keine ganze Zahl von 100.000 bis 2.000.000.',
    bytes: 'Das sind nicht die Bytes in Base64, die hierher gehören.',
    shortPassword:
      'Das Passwort hat weniger als 12 Zeichen. Wählen Sie ein längeres, oder speichern Sie die Datei ohne die Anmeldung.',
  },
}
