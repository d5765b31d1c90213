import type { m } from './linkMessages'

export const de: typeof m = {
  words:
    'Er öffnet sich ohne Wallet. Lesen Sie die Transaktion auch auf einem zweiten Gerät, in einem anderen Netz.',
  why: 'Warum ein zweites Gerät',
  whyWords:
    'Wurde dieses Gerät oder die Seite manipuliert, in der diese hier steht, kann sie zeigen, was sie will, und keine App darin kann das verhindern. Ein anderes Gerät in einem anderen Netz liest dieselbe Transaktion selbst: Was dort anders ist, fällt auf.',
  showQr: 'Als QR-Code zeigen',
  qr: 'QR-Code des Links',
  share: 'Link teilen',
  shareRefused: 'Diese Seite darf hier den Teilen-Dialog nicht öffnen. Kopieren Sie stattdessen den Link.',
  imported:
    'Diese Spende kam mit einer Datei in diesen Browser. Der Link beschreibt sie so wie jene Datei: Vergleichen Sie sie, bevor Sie den Link senden.',
  rebuilt:
    'Diese Spende wurde nicht in diesem Browser vorgeschlagen; der Link enthält also keine Beschreibung zum Vergleichen. Bitten Sie den, der sie vorgeschlagen hat, um seinen Link: Nur der sagt, was gemeint war.',
  short:
    'Wer ihn öffnet, liest aus den Bytes der Transaktion, was sie tut. Er enthält die Namen, die Sie Empfängern gegeben haben, falls Sie welche gaben; kein Server sieht sie.',
  shortWith: (purpose) =>
    `Wer ihn öffnet, liest aus den Bytes der Transaktion, was sie tut, und was Sie geschrieben haben: „${purpose}“. Kein Server sieht das.`,
  unreadPurpose:
    'Was sich dieser Browser zum Zweck dieser Spende notiert hat, kann nicht gelesen werden, also fehlt es möglicherweise im Link. Ihr Spendenverzeichnis bietet an, es als Datei zu sichern.',
  long: 'Ein längerer Link, der auch geht, während der Transaktionsdienst ausgefallen ist',
  length: (characters) =>
    `Dieser Link hat ${characters} Zeichen. Manche Chats schneiden ihn ab: Schicken Sie ihn per E-Mail, oder nehmen Sie den kurzen.`,
  qrWithout:
    'Der Code enthält nur die Transaktion: Mit dem, was Sie geschrieben haben, wäre er für eine Kamera zu fein.',
  described:
    'Er enthält, worum Sie Ihren Safe gebeten haben: Empfänger, Werte und Beträge. Wer ihn öffnet, sieht, ob die Transaktion genau das ist. Beim Öffnen geht die Beschreibung an keinen Server; wer den Link hat, kann sie lesen.',
  notDescribed: (problem) => `Der Link enthält keine Beschreibung zum Vergleichen. ${problem}`,
}
