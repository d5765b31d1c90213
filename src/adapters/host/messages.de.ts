import type { m } from './messages'

export const de: typeof m = {
  unexpected: (field) =>
    field === null
      ? 'Ihr Safe hat etwas Unerwartetes gesendet.'
      : `Ihr Safe hat im Feld „${field}“ etwas Unerwartetes gesendet.`,
  late: 'Ihr Safe hat nicht rechtzeitig geantwortet.',
  fault: (reason) => `Ihr Safe konnte nicht antworten (${reason}).`,
  otherTx: 'Ihr Safe hat zu einer anderen Transaktion geantwortet.',
  notSent: (problem) => `Das wurde nicht an Ihren Safe gesendet. ${problem}`,
  unclear:
    'Ihr Safe hat mit einem Fehler geantwortet, der nicht erkennen lässt, ob die Spende vorgeschlagen wurde.',
  said: (sentence, said) => `${sentence} In seinen eigenen Worten: „${said}“`,
  notSigned: (reason) => `Ihr Safe hat die Nachricht nicht unterschrieben: ${reason}`,
  noReason: 'ohne Angabe von Gründen',
  noSignature: 'Ihr Safe hat mit etwas geantwortet, das keine Signatur ist.',
  wallet: {
    oneAtATime:
      'Die verbundene Wallet kann Ihrem Safe nur eine Zahlung auf einmal übergeben. Lassen Sie eine Zahlung in Ihrer Spende, oder öffnen Sie diese Seite in Safe{Wallet}, wo aus mehreren Zahlungen eine Transaktion wird.',
    cannotSend:
      'Die verbundene Wallet kann Ihren Safe nicht um eine Zahlung bitten. Öffnen Sie diese Seite in Safe{Wallet}.',
    elsewhere:
      'In Ihrer Wallet ist jetzt ein anderer Safe offen, oder dieser auf einer anderen Chain. Öffnen Sie dort diesen Safe, und fahren Sie dann fort.',
    gone: 'Ihre Wallet steht nicht mehr für diesen Safe. Verbinden Sie sie neu.',
    otherChain: (chain) =>
      `Ihre Wallet ist jetzt nicht auf ${chain}. Öffnen Sie in Ihrer Wallet diesen Safe auf ${chain}.`,
    silent:
      'Ihre Wallet hat nicht gesagt, für welchen Safe sie steht. Sehen Sie nach, ob sie noch verbunden ist.',
    noList: 'Eine Wallet hat keine Liste der Transaktionen eines Safes.',
    unreadable: 'Ihre Wallet hat mit etwas geantwortet, das sich nicht verfolgen lässt.',
  },
}
