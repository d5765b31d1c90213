import type { m } from './messages'

export const de: typeof m = {
  notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie sie neu.',
  own: 'Token, die Sie hinzugefügt haben',
  remove: 'Entfernen',
  removed: (symbol) => `${symbol} ist entfernt.`,
  source: {
    noToken: 'kein Token',
    configured: (coin, tokens) => `Der Betreiber dieser Seite hat festgelegt: ${coin}, ${tokens}.`,
    listed: (count, list, version, date) => [
      ` ${count === 1 ? 'Einer kommt' : `Weitere ${count} kommen`} aus seiner Liste „`,
      list,
      `“, Version ${version} vom ${date}.`,
    ],
  },
  lookUp: {
    label: (chain) => `Einen Token über seine Adresse auf ${chain} hinzufügen`,
    hint: 'Kopieren Sie sie von der Seite des Herausgebers. Der Token wird von der Chain gelesen und in diesem Browser behalten.',
    reading: 'Wird von der Chain gelesen …',
    press: 'Nachsehen',
    read: (symbol) => `Von der Chain gelesen: ${symbol}.`,
    full: {
      sentence: (count) => `Sie haben ${count} Token hinzugefügt, mehr werden nicht behalten.`,
      remedy: 'Entfernen Sie zuerst einen davon.',
    },
    canBeChosen: (symbol) => `${symbol} kann jetzt gewählt werden.`,
    unread: 'Der Token konnte nicht geprüft werden',
    notAdded: (reason) => `${reason} Es wurde nichts hinzugefügt. Sehen Sie gleich noch einmal nach.`,
    added: (symbol) => `${symbol} ist hinzugefügt`,
    choose:
      'Wählen Sie ihn in einer Spende im Feld „Währung“. Anliegen, die angeben, was sie annehmen, bieten ihn nicht an.',
  },
  facts: {
    name: 'Was der Token über sich sagt',
    symbol: 'Symbol',
    tokenName: 'Name',
    decimals: 'Nachkommastellen',
    address: 'Adresse',
    compare: 'Vergleichen Sie diesen Token, bevor Sie ihn hinzufügen',
    unvouched:
      'Für diesen Token bürgt niemand: Er steht nicht in der Liste dieser Seite. Den Namen gibt der Vertrag sich selbst, und jeder kann jeden Namen wählen.',
    coSigners: 'Ihre Mitunterzeichner sehen die Adresse, nicht diesen Namen.',
    add: (symbol) => `${symbol} als eigenen Token hinzufügen`,
  },
  held: {
    unread: (reason) => `${reason} Geben Sie die Adresse des Tokens ein, oder suchen Sie später noch einmal.`,
    looking: 'Token werden gesucht …',
    look: 'Nach weiteren Token dieses Safes suchen',
    name: 'Weitere Token dieses Safes',
    found: (count) => {
      if (count === 0) return 'Es wurde kein weiterer Token gefunden, den dieser Safe hält.'
      return count === 1 ? 'Ihr Safe hält einen weiteren Token:' : `Ihr Safe hält ${count} weitere Token:`
    },
    lookAt: 'Ansehen',
    source:
      'Die Adressen hat der Transaktionsdienst genannt; Beträge und Namen wurden von der Chain gelesen. Jeder kann Ihrem Safe einen Token mit beliebigem Namen schicken.',
    leftOut: (count) =>
      ` ${count} weitere wurden weggelassen: Ihr Safe hält sie nicht, sie ließen sich nicht als Token lesen, oder es waren zu viele.`,
  },
  warning: {
    likeCoin: (symbol, address) =>
      `Er nennt sich wie ${symbol}, die eigene Währung der Chain. Es ist aber ein Vertrag unter ${address} und nicht diese Währung.`,
    likeToken: (symbol, known, address) =>
      `Er nennt sich wie ${symbol} unter ${known}. Dieser hier ist unter ${address}: ein anderer Token.`,
    likeAddress: (symbol, known, address) =>
      `Seine Adresse sieht aus wie die von ${symbol}: ${known}. Diese hier ist ${address}. Vergleichen Sie jedes Zeichen.`,
    hidden: 'Im Namen oder im Symbol stehen unsichtbare Zeichen. Sie sind hier weggelassen.',
    noSymbol: 'Er sagt nicht, wie er heißt. Beträge davon werden mit Anfang und Ende der Adresse gezeigt.',
    rightToLeft: (symbol) =>
      `Er nennt sich „\u2068${symbol}\u2069“. Das wird von rechts nach links geschrieben und könnte mit Beträgen den Platz tauschen. Beträge davon werden mit Anfang und Ende der Adresse gezeigt.`,
  },
  notices: {
    custom: (address) => ['Eigener Token, nicht aus der Liste: ', address],
    changed: 'Ein eigener Token hat sich geändert, seit Sie ihn hinzugefügt haben',
    nothingSent: 'Es wurde nichts gesendet.',
    unread: 'Die eigenen Token konnten nicht noch einmal geprüft werden',
    compare: (reason) =>
      `${reason} Vergleichen Sie die Beträge in Ihrer Wallet oder Ihrem Safe mit diesen hier, bevor Sie unterschreiben.`,
    notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie sie neu.',
    list: {
      unreachable: 'Die Liste der Token konnte nicht geladen werden',
      giveOffered: (reason) =>
        `${reason} Was angeboten wird, können Sie spenden. Laden Sie die Seite neu, um es noch einmal zu versuchen.`,
      rejected: 'Die Liste der Token hat einen Fehler, deshalb wird nichts davon benutzt',
      tell: 'Was angeboten wird, können Sie spenden. Bitte sagen Sie dem Betreiber dieser Seite, was in tokens.json nicht stimmt:',
      line: (line) => `Zeile ${line}, `,
      file: 'die Datei',
      more: (count) => `Und ${count} weitere.`,
    },
  },
  fold: {
    another: 'Ein anderer Token',
    loading: 'Wird geladen …',
  },
}
