import type { Catalog } from '../catalog'

export const deviceFile: Catalog['deviceFile'] = {
  noJson:
    'Das ist keine Datei, die „Speichern, was dieser Browser weiß“ geschrieben hat, oder sie ist unvollständig.',
  tooLong: 'Die Datei ist länger als jede, die diese Seite schreibt.',
  noTime: 'Das ist kein Zeitpunkt in Millisekunden seit 1970.',
  unknownKey: 'Das wird nicht von einem Gerät auf ein anderes gebracht.',
}
