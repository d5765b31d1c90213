import type { m } from './messages'

export const de: typeof m = {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  causes: 'Anliegen',
  howToGive: 'So spenden Sie',
  queue: (waiting, isLeast) =>
    waiting === 0 ? 'Warteschlange' : `Warteschlange (${waiting}${isLeast ? '+' : ''})`,
  inQueue: (waiting, isLeast) => {
    const least = isLeast ? 'mindestens ' : ''
    return waiting === 1 ? `, ${least}1 Transaktion wartet` : `, ${least}${waiting} Transaktionen warten`
  },
  yourGift: (count) => (count === 0 ? 'Ihre Spende' : `Ihre Spende (${count})`),
  activity: (waiting) => (waiting === 0 ? 'Verlauf' : `Verlauf (${waiting})`),
  waiting: (count) => `: ${count === 1 ? 'eine wartet' : `${count} warten`} auf Ihren Safe`,
  badge: {
    silent: 'Ihr Safe hat nicht geantwortet',
    refused: 'Nicht verbunden',
    readingOnly: 'Sie lesen ohne Safe',
    fetchingWallets: 'Die Wallets werden geladen …',
    connectWallet: 'Wallet verbinden',
    askingWallet: 'Ihre Wallet wird gefragt …',
    reconnecting: 'Wird wieder verbunden …',
    contacting: 'Ihr Safe wird gefragt …',
    connected: 'Verbunden',
    toTheSafe: ' mit dem Safe ',
    connectedTo: (safe, chain) => `Verbunden mit dem Safe ${safe} auf ${chain}.`,
    unnamedChain: (chainId) => `Chain ${chainId}`,
    threshold: (threshold, owners) => `${threshold} von ${owners}`,
    haveToSign: ' Eigentümern müssen unterschreiben',
  },
  notice: {
    readingOnly: 'Sie lesen ohne Safe.',
    connectToGive: 'Verbinden Sie eine Wallet, um zu spenden, oder öffnen Sie diese Seite in Ihrem Safe.',
    walletsBroken: 'Die Wallets konnten nicht geladen werden',
    nothingSent: (reason) => `${reason} Es wurde nichts gesendet.`,
    close: 'Schließen',
  },
  ways: {
    name: 'Ohne zu spenden',
    queue: 'Warteschlange eines Safes',
    review: 'Eine Transaktion prüfen',
    record: 'Verzeichnis der Spenden',
    check: 'Einen Spendeneintrag prüfen',
  },
  footer: {
    promise: {
      safe: 'Spenden gehen aus Ihrem Safe direkt an jedes Anliegen. Niemand verwahrt sie dazwischen, und es gibt keine Gebühr.',
      wallet:
        'Spenden gehen aus Ihrer Wallet direkt an jedes Anliegen. Niemand verwahrt sie dazwischen, und es gibt keine Gebühr.',
      either:
        'Spenden gehen aus Ihrer Wallet oder Ihrem Safe direkt an jedes Anliegen. Niemand verwahrt sie dazwischen, und es gibt keine Gebühr.',
    },
    appearance: 'Darstellung',
    language: 'Sprache',
    unsaved:
      'Für eine andere Sprache wird die Seite neu geladen. Dabei geht verloren, was Sie hier gelesen oder eingefügt haben.',
    change: 'Sprache ändern',
    stay: 'Hier bleiben',
    themes: { light: 'Hell', dark: 'Dunkel', system: 'Wie mein Gerät', safe: 'Wie mein Safe' },
  },
  fetching: {
    cause: 'Das Anliegen wird geladen …',
    page: 'Die Seite wird geladen …',
    queue: 'Die Warteschlange wird geladen …',
    sheet: 'Das Prüfblatt wird geladen …',
    review: 'Die Prüfung wird geladen …',
  },
  stopped: {
    screen: 'diese Ansicht',
    wallets: 'die Dialoge der Wallets',
    following: 'das Verfolgen Ihrer Spenden',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    words: 'Der Link ist vielleicht alt oder unvollständig.',
    allCauses: 'Alle Anliegen ansehen',
  },
  account: {
    needsSafe: 'Dafür wird Ihr Safe gebraucht.',
    reading: { Safe: 'Ihr Safe wird gelesen …', wallet: 'Ihre Wallet wird gelesen …' },
    unreadTitle: 'Die Adresse Ihrer Wallet konnte auf der Chain nicht nachgesehen werden',
    unreadSince: (reason, since) => `${reason} Seit ${since} kam keine Antwort, wir fragen weiter.`,
    unreadWhy:
      'Ob sie ein Safe ist, entscheidet darüber, wie eine Spende gesendet wird. Solange das nicht bekannt ist, kann nichts gesendet werden.',
    again: 'Noch einmal nachsehen',
    brokenTitle: 'Ein Teil der Seite konnte nicht geladen werden',
    broken:
      'Von hier aus kann jetzt nichts gesendet werden. Was Sie früher gespendet haben, ist davon nicht betroffen.',
  },
}
