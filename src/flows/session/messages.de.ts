import type { m } from './messages'

const all = new Intl.ListFormat('de-DE', { type: 'conjunction' })

export const de: typeof m = {
  unknownProxy:
    'Nicht geprüft: Der Vertrag an dieser Adresse ist kein Safe-Proxy, den wir kennen, deshalb beweisen seine Antworten nichts.',
  unreadable: 'Was die Seite um diese App herum über Ihren Safe sagt, ist nicht lesbar.',
  aSafe: 'ein Safe',
  noContract: (chain) => `kein Vertrag auf ${chain}`,
  silent: 'Ihr Safe hat nichts über sich mitgeteilt.',
  account: {
    gone: 'Der Vertrag an dieser Adresse ist gerade verschwunden.',
    noAnswer: 'Die Chain hat für dieses Konto keine Antwort.',
  },
  directory: {
    version1:
      'causes.json hat Version 1, die nicht signiert werden kann. Signieren Sie eine Datei der Version 2.',
    older: (version, date, newest) =>
      `Das ist Version ${version} des Verzeichnisses, vom ${date}. Derselbe Safe hat Version ${newest} signiert, und sie wurde in diesem Browser schon gelesen; eine ältere wird deshalb nicht verwendet.`,
    unprovenNewest: (version, newest) =>
      `Die Signatur ist gültig. Aber dieser Browser hat sich Version ${newest} gemerkt, die neuer ist als diese (${version}), und der Safe bestätigt nicht, dass er sie signiert hat. Es kann also ein älteres Verzeichnis sein als eines, das Sie schon benutzt haben: Fragen Sie den Herausgeber, welche Version die neueste ist.`,
    unreadNewest:
      'Die Signatur ist gültig. Aber welche Version hier zuletzt gesehen wurde, lässt sich nicht lesen: Es kann eine ältere sein. Laden Sie die Seite neu, um ihre neueste Version zu bekommen.',
    noChecksum: 'Dieser Browser berechnet auf einer Seite ohne https keine Prüfsummen.',
    notSigned: 'Neben causes.json liegt keine causes.sig.json: Niemand hat sie signiert.',
    notSignature: 'causes.sig.json ist nicht das, was causes:sign schreibt.',
    newerSignature:
      'causes.sig.json hat eine spätere Version, als diese Seite liest. Laden Sie die Seite neu, um ihre neueste Version zu bekommen.',
    otherSafe: (safe) => `causes.sig.json stammt von einem anderen Safe als ${safe}.`,
    noSafe: (safe) => `Unter ${safe} gibt es keinen Safe; er muss das Verzeichnis unterschreiben.`,
    noAnswer: 'Der Safe konnte nicht gefragt werden.',
    noOwner:
      'Kein Eigentümer des Safes hat diese causes.json signiert: Sie wurde danach geändert, oder die Signatur gehört zu einer anderen Version.',
    strangers: (strangers, count, threshold) =>
      `Die Signatur stammt zum Teil von ${all.format(strangers)} und damit nicht von heutigen Eigentümern des Safes. ${count} der ${threshold} Signaturen, die der Safe verlangt, stammen von seinen Eigentümern.`,
    tooFew: (count, threshold) =>
      `Von den ${threshold} Signaturen, die der Safe verlangt, ${count === 1 ? 'ist 1 vorhanden' : `sind ${count} vorhanden`}.`,
    notAccepted: 'Der Safe nimmt die Signatur nicht an.',
  },
}
