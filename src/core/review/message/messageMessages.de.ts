import type { m } from './messageMessages'

const base = (units: bigint) => `${units} ${units === 1n ? 'Basiseinheit' : 'Basiseinheiten'}`

export const de: typeof m = {
  endOfTime: 'in alle Zukunft',
  time: (moment) => `${moment} UTC`,
  cut: (text, more) => `${text}… (${more} weitere Zeichen)`,
  oddSignIn: {
    title: 'Ein Text, der wie eine Anmeldung aussieht',
    words:
      'Er hält sich nicht an die Form von EIP-4361; wo er anmeldet, lässt sich also nicht sagen. Unterschreiben Sie nicht.',
  },
  text: {
    title: 'Einfacher Text',
    words:
      'Er bewegt von sich aus kein Geld. Wozu er dient, entscheidet, wer um die Unterschrift gebeten hat.',
  },
  userOperation: {
    title: 'Eine User Operation (ERC-4337), keine Nachricht',
    words:
      'Mit genug Signaturen bewegt sie Guthaben eines Safes, ohne dass eine Transaktion in seiner Warteschlange steht. Ihre Aufrufe werden hier nicht gelesen.',
  },
  typed: {
    title: (type) => `Typisierte Daten: ${type}`,
    words: 'Typisierte Daten (EIP-712). Was ihr Vertrag mit einer Signatur tut, ist hier nicht bekannt.',
    wordsOf: (name) =>
      `Typisierte Daten (EIP-712) von „${name}“, wie es sich selbst nennt. Was der Vertrag mit einer Signatur tut, ist hier nicht bekannt.`,
  },
  unreadable: {
    title: 'Eine Nachricht, die nicht gelesen werden kann',
    words: 'Sie ist weder ein Text noch typisierte Daten nach EIP-712. Unterschreiben Sie nicht.',
  },
  noContract: 'Sie nennt keinen Vertrag.',
  contract: (address) => `Sie gilt dem Vertrag ${address}.`,
  signIn: {
    title: 'Anmeldung (EIP-4361)',
    words: (domain) =>
      `Meldet diesen Safe bei ${domain} an. Unterschreiben Sie nur, wenn Sie oder ein Mitunterzeichner das dort verlangt haben.`,
    otherAccount: (address) => `Sie meldet ein anderes Konto als diesen Safe an: ${address}.`,
    otherChain: (chain) => `Sie nennt eine andere Chain: ${chain}.`,
    otherPage: (domain, uri) => `Sie nennt ${domain} und führt zu ${uri}.`,
    until: (time) => `Sie kann bis ${time} benutzt werden.`,
    resources: (count) =>
      count === 1 ? 'Sie nennt außerdem 1 Ressource.' : `Sie nennt außerdem ${count} Ressourcen.`,
  },
  noEnd: 'Sie nennt keinen Zeitpunkt, zu dem sie abläuft.',
  safeTx: {
    title: 'Eine verkleidete Transaktion, keine Nachricht',
    words: (safe, chain) =>
      `Sie ist der Hash einer Transaktion ${safe === null ? 'eines Safes, den sie nicht nennt,' : `des Safes ${safe}`} auf ${
        chain === null ? 'einer Chain, die sie nicht nennt' : `der Chain ${chain}`
      }. Hier gesammelte Signaturen können dort gelten.`,
    unread: 'Was diese Transaktion tut, lässt sich nicht lesen.',
    nonce: (nonce) => `Ihre Nonce ist ${nonce}. Im Einzelnen:`,
    coin: 'der Münze jener Chain',
  },
  permit: {
    title: 'Erlaubnis, Token zu nehmen',
    titlePermit2: 'Erlaubnis, Token zu nehmen (Permit2)',
    takes: (spender, what) => `Erlaubt ${spender}, sich zu nehmen: ${what}.`,
    otherAccount: (owner) => `Es geht um Token eines anderen Kontos: ${owner}.`,
    again: 'Sie läuft über Permit2 und kann immer wieder benutzt werden.',
    once: 'Sie läuft über Permit2 und kann einmal benutzt werden.',
    until: (time) => `Die Signatur kann bis ${time} benutzt werden.`,
    otherChain: (chain) => `Sie gilt für eine andere Chain: ${chain}.`,
    noChain: 'Sie nennt keine Chain.',
  },
  order: {
    title: (type) => `Auftrag: ${type}`,
    words: (market) =>
      `Ein Auftrag von „${market}“, wie es sich selbst nennt. Was er verkauft und kauft, wird hier nicht gelesen: Sehen Sie sich seine Felder an.`,
    nameless: 'ein Markt ohne Namen',
    titleOn: (market) => `Auftrag bei ${market}`,
    sells: (sold, bought) => `Verkauft ${sold} für mindestens ${bought}.`,
    buys: (sold, bought) => `Verkauft höchstens ${sold} für ${bought}.`,
    own: 'Das Gekaufte kommt zu diesem Safe.',
    other: (receiver) => `Das Gekaufte geht an ${receiver}, nicht an diesen Safe.`,
    until: (time) => `Er kann bis ${time} ausgeführt werden.`,
    otherChain: 'Er gilt für eine andere Chain.',
  },
  unlimited: (symbol) => `${symbol}, ohne Grenze`,
  unlimitedUnknown: (token) => `Token unter ${token} (hier nicht bekannt), ohne Grenze`,
  unitsUnknown: (units, token) => `${base(units)} des Tokens unter ${token}, der hier nicht bekannt ist`,
}
