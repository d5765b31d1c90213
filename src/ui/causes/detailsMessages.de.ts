import type { m } from './detailsMessages'

export const de: typeof m = {
  address: {
    title: 'Das ist eine Adresse, und nicht die eines Anliegens hier',
    give: <T>(gift: T) => [
      'Um dorthin zu spenden, geben Sie sie in ',
      gift,
      ' ein, unter „An jemanden außerhalb des Verzeichnisses spenden“.',
    ],
    gift: 'Ihrer Spende',
    safe: 'Wenn es ein Safe ist, können Sie lesen, was dort wartet und was er gezahlt hat:',
    queue: 'seine Warteschlange',
    record: 'sein Spendenverzeichnis',
    elsewhere: 'Das führt zu einer anderen Seite, und nicht zu einem Anliegen',
    open: 'Öffnen',
    unread: 'Das ist kein Anliegen',
  },
  who: 'Wer dahintersteht',
  field: 'Arbeitsfeld',
  place: 'Ort',
  country: 'Land',
  nameIn: (language) => `Name auf ${language}`,
  registration: (authority) => `Register: ${authority}`,
  website: 'Website',
  checked: 'Eintrag zuletzt geprüft',
  checkedBy: (on, by, next) => `${on}, von ${by}; wieder fällig bis ${next}`,
  where: 'Wohin die Spenden gehen',
  unconfirmed: 'Adressen, die nicht bestätigt sind',
  noneNamed: 'Dieses Anliegen hat noch keine Adresse genannt.',
  noneInUse: 'Dieses Anliegen hat keine Adresse in Gebrauch.',
  former: 'Frühere Adressen',
  formerWords:
    'Senden Sie nichts an diese Adressen. Sie stehen hier, damit alte Links und Entwürfe erkannt werden.',
  chain: (chainId) => `Chain ${chainId}`,
  connected: ' (verbunden)',
  kind: (name) => `Laut Verzeichnis ist es ${name}. `,
  kinds: {
    eoa: 'ein Konto mit einem einzigen Schlüssel',
    safe: 'ein Safe',
    splitter: 'ein Vertrag, der aufteilt, was er erhält',
    vesting: 'ein Vertrag, der nach und nach auszahlt',
    other: 'ein Vertrag',
  },
  inUseSince: (since) => ['In Gebrauch seit ', since, '.'],
  stoppedSince: (state, since, reason) => [
    state === 'paused' ? 'Ausgesetzt seit ' : 'Aufgegeben seit ',
    since,
    `: ${reason}`,
  ],
  replacedBy: (address) => ['An ihrer Stelle: ', address],
  proof: {
    unconfirmed: (sources) => [
      'Der Betreiber dieser Seite hat diese Adresse nicht bestätigt. Senden Sie nichts an diese Adresse. Als Quelle nennt die Liste ',
      sources,
      '.',
    ],
    compared: (by, place, type, on) => [
      `${by ?? 'Der Betreiber dieser Seite'} hat diese Adresse am `,
      on,
      ' mit ',
      place,
      `${type} verglichen.`,
    ],
    types: {
      page: '',
      docs: ' (Dokumentation)',
      repository: ' (eine Datei in einem Repository)',
      ens: ' (ein ENS-Eintrag)',
      signature: ' (eine signierte Nachricht)',
      registry: ' (ein Register)',
    },
    said: (quote) => [' Dort stand: ', quote],
    due: (months) => {
      if (months < 1) return 'Eine neue Prüfung ist fällig'
      return `Vor ${months === 1 ? 'einem Monat' : `${months} Monaten`} geprüft: Eine neue Prüfung ist fällig`
    },
  },
  accepts: {
    ownCoin: 'die eigene Währung der Chain',
    any: 'Nimmt alles an.',
    anyBut: (refused) => `Nimmt alles an außer ${refused}.`,
    only: (accepted) => `Nimmt ${accepted} an.`,
    onlyNot: (accepted, refused) => `Nimmt ${accepted} an, aber nicht ${refused}.`,
  },
  nowhere: {
    title: (chain, isWallet) =>
      `Kein Anliegen hier empfängt auf ${chain}, ${isWallet ? 'wo Ihre Wallet ist' : 'der Chain Ihres Safes'}.`,
    giveOn: (chains) => `Sie können auf ${chains} spenden.`,
    giveFromSafe: (chains) =>
      `Sie können auf ${chains} spenden. Ein Safe gehört zu einer einzigen Chain: Spenden Sie aus einem Safe auf einer dieser Chains.`,
    switchNetwork: 'Netzwerk wechseln',
  },
  source: {
    title: 'Zu diesem Verzeichnis',
    published: (version, on, by) => [`Version ${version} vom `, on, ', herausgegeben von ', by, '.'],
    checking: 'Die Signatur wird geprüft …',
    unchecked: 'Die Signatur konnte nicht geprüft werden',
    mayBeOlder: 'Es kann eine ältere Version sein',
    signed: (signers, owners) =>
      `Von ${signers} der ${owners} Eigentümer des Safes der Organisation signiert`,
    accepts: (safe, threshold) => [
      'Der Safe ',
      safe,
      ` verlangt ${threshold === 1 ? 'eine Signatur' : `${threshold} Signaturen`} und nimmt diese heute an. Diese Version haben unterschrieben:`,
    ],
  },
}
