import type { m } from './laterMessages'

export const de: typeof m = {
  copied: 'Kopiert!',
  selected: 'Der Text ist markiert. Mit Strg+C kopieren Sie ihn.',
  notCopied:
    'Diese Seite darf nicht für Sie kopieren. Der Text ist markiert: Drücken Sie Strg+C, auf einem Mac ⌘C.',
  link: 'Der Link',
  copyLink: 'Link kopieren',
  qrTooLong: 'Der Text ist zu lang für einen QR-Code. Kopieren Sie ihn stattdessen.',
  difference: {
    nothingLike: 'Nichts dergleichen',
    inTx: 'In der Transaktion',
    nothingInPlace: 'Nichts an dieser Stelle',
    more: (count) => `Und ${count} weitere.`,
  },
  hint: {
    transaction:
      'Wenn „Continue“ dort gesperrt bleibt, nehmen Sie diesen Safe in Safe{Wallet} zuerst unter „My accounts“ auf.',
    message:
      'In Safe{Wallet} können Sie unterschreiben, sobald Sie „I understand the risks“ angekreuzt haben. Bleibt „Continue“ gesperrt, nehmen Sie diesen Safe dort zuerst unter „My accounts“ auf.',
  },
  safeCheck: {
    page: {
      agrees: 'Auf der Chain geprüft: Vertrag, Eigentümer, Schwelle und Nonce stimmen überein.',
      unverified: 'Ihr Safe konnte nicht mit der Chain verglichen werden',
      known: 'Was Sie hier von Ihrem Safe sehen, ist die Angabe von Safe{Wallet}.',
      disagrees: 'Über Ihren Safe sagen Ihre Wallet und die Chain Verschiedenes',
      advice:
        'Solange das so ist, kann nichts gespendet werden. Ihr Geld ist sicher. Sehen Sie sich Ihren Safe in einem anderen Browser oder auf einem anderen Gerät an.',
    },
    wallet: {
      agrees: 'Von der Chain gelesen: Vertrag, Eigentümer, Schwelle und Nonce.',
      unverified: 'Ihr Safe konnte auf der Chain nicht geprüft werden',
      known: 'Von Ihrem Safe ist nur die Adresse bekannt, die Ihre Wallet genannt hat.',
      disagrees: 'Aus diesem Safe kann hier nicht gespendet werden',
      advice:
        'Es ist kein Safe von einer Art, die diese Seite kennt. Ihr Geld ist sicher: Nur die Eigentümer können es bewegen.',
    },
    fields: {
      safe: 'Adresse',
      chainId: 'Chain',
      code: 'Code des Vertrags',
      singleton: 'Safe-Vertrag',
      version: 'Version',
      owners: 'Eigentümer',
      threshold: 'Nötige Signaturen',
      nonce: 'Nonce',
    },
    again: 'Noch einmal prüfen',
    checking: 'Ihr Safe wird mit der Chain verglichen …',
    without: (reason, known) =>
      `${reason} ${known} Es wurde kein Geld bewegt. Um ohne diese Prüfung zu spenden, müssen Sie es ausdrücklich wollen.`,
    changed: 'Ihr Safe ist vielleicht gerade geändert worden',
    late: (until) => [
      'Ihre Wallet kann eine Änderung bis zu einer Minute später zeigen. Die nächste Prüfung ist in ',
      until,
      '. Solange Ihre Wallet und die Chain nicht übereinstimmen, kann nichts gespendet werden. Ihr Geld ist sicher.',
    ],
    what: 'Angabe',
    pageSays: 'Laut Seite',
    chainSays: 'Laut Chain',
  },
}
