import type { m } from './gsMessages'

export const de: typeof m = {
  GS000: 'Der Safe konnte nicht eingerichtet werden: Der Code, der dabei laufen sollte, ist fehlgeschlagen.',
  GS001: 'Dieser Safe hat keine Schwelle: Er wurde nie eingerichtet.',
  GS002: 'Der Code, der bei der Einrichtung des Safes laufen sollte, ist nicht da.',
  GS010:
    'Für das Gas-Limit dieser Transaktion wurde zu wenig Gas mitgeschickt. Führen Sie sie mit mehr Gas aus.',
  GS011:
    'Der Safe konnte die Erstattung für das Gas nicht zahlen: Er hat zu wenig, oder der Empfänger weist sie zurück.',
  GS012:
    'Der Safe konnte die Erstattung für das Gas nicht in dem Token zahlen: Er hat zu wenig davon, oder der Token weist sie zurück.',
  GS013: 'Ein Aufruf dieser Transaktion schlägt fehl. Der Safe nennt weder den Aufruf noch den Grund.',
  GS020: 'Es fehlen Signaturen: Es wurden weniger gesendet, als die Schwelle verlangt.',
  GS021:
    'Die Signatur eines Vertrags unter den Eigentümern steht nicht dort, wo sie nach den Signaturen stehen soll.',
  GS022: 'Die Signatur eines Vertrags unter den Eigentümern ist abgeschnitten: Ihre Länge fehlt.',
  GS023: 'Die Signatur eines Vertrags unter den Eigentümern ist abgeschnitten: Sie endet zu früh.',
  GS024: 'Ein Vertrag unter den Eigentümern erkennt seine Signatur nicht an.',
  GS025:
    'Ein Eigentümer, auf dessen Zustimmung auf der Chain sich die Signaturen berufen, hat dieser Transaktion nicht zugestimmt.',
  GS026:
    'Eine Signatur ist nicht von einem Eigentümer oder gilt etwas anderem, oder die Signaturen stehen nicht in der richtigen Reihenfolge. Oft ist die Nonce des Safes inzwischen weiter.',
  GS027:
    'Die Bytes, die den Verträgen unter den Eigentümern gezeigt wurden, sind nicht die dieser Transaktion.',
  GS030: 'Nur ein Eigentümer kann einem Hash auf der Chain zustimmen.',
  GS031: 'Das kann nur der Safe selbst, mit einer eigenen Transaktion.',
  GS100: 'Die Module dieses Safes sind schon eingerichtet.',
  GS101: 'Das ist keine Adresse, die ein Modul sein kann.',
  GS102: 'Dieses Modul ist schon aktiviert.',
  GS103:
    'Das Modul steht nicht an der angegebenen Stelle der Modulliste. Schlagen Sie die Änderung noch einmal vor.',
  GS104: 'Das kann nur ein aktiviertes Modul.',
  GS105: 'Die Liste der Module kann von dort aus nicht gelesen werden.',
  GS106: 'Die Liste der Module kann nicht in Seiten mit null Einträgen gelesen werden.',
  GS200: 'Die Eigentümer dieses Safes sind schon eingerichtet.',
  GS201: 'Die Schwelle wäre höher als die Zahl der Eigentümer.',
  GS202: 'Die Schwelle wäre null.',
  GS203: 'Das ist keine Adresse, die ein Eigentümer sein kann.',
  GS204: 'Diese Adresse ist schon ein Eigentümer.',
  GS205:
    'Der Eigentümer steht nicht an der angegebenen Stelle der Eigentümerliste. Schlagen Sie die Änderung noch einmal vor.',
  GS300: 'Dieser Vertrag ist kein Guard für Transaktionen.',
  GS301: 'Dieser Vertrag ist kein Guard für Module.',
  GS400: 'Ein Safe kann nicht sein eigener Fallback-Handler sein.',
}
