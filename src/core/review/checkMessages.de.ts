import type { m } from './checkMessages'

const units = {
  day: ['jeden Tag', 'Tage'],
  hour: ['jede Stunde', 'Stunden'],
  minute: ['jede Minute', 'Minuten'],
} as const
const every = (count: number, unit: keyof typeof units) =>
  count === 1 ? units[unit]?.[0] : `alle ${count} ${units[unit]?.[1]}`

const ofAll = (count: number, all: number) => (count === all ? `Alle ${all}` : `${count} der ${all}`)

export const de: typeof m = {
  outcome: {
    holds: 'Trifft zu',
    fails: 'Trifft nicht zu',
    unchecked: 'Konnte nicht geprüft werden',
    coming: 'Noch nicht geklärt',
    judge: 'Trifft nicht zu: Sie entscheiden, ob das so gemeint ist',
  },
  states: {
    recordHash: 'Die Transaktion ist die, die ihr safeTxHash benennt.',
    contractHash: 'Der Safe selbst berechnet denselben safeTxHash.',
    confirmations:
      'Jede aufgeführte Signatur stammt von einem heutigen Eigentümer und gilt diesem safeTxHash.',
    readable: 'Jeder Aufruf ist bis zum letzten Byte gelesen.',
    delegateCalls: 'Im Namen des Safes läuft nur Code, den Safe veröffentlicht hat.',
    libraryCode: 'Dieser Code steht auf dieser Chain so, wie er veröffentlicht wurde.',
    selfCalls: 'Der Safe ruft bei sich selbst nichts Unbekanntes auf.',
    zeroTargets: 'Nichts geht an die Nulladresse.',
    settings: 'Wer über den Safe bestimmt, bleibt gleich.',
    approvals: 'Niemand darf später Token des Safes ausgeben.',
    control: 'Niemand bekommt die Kontrolle über einen anderen Vertrag.',
    otherSafes: 'Kein anderer Safe wird veranlasst, etwas zu tun.',
    messages: 'Der Safe signiert keine Nachricht auf der Chain.',
    ownMoney: 'Nur Guthaben dieses Safes wird bewegt.',
    onlyPayments: 'Sie zahlt nur, in der Währung der Chain und in Token, die diese Seite führt.',
    recipients: 'Alle, die etwas bekommen, sind bestätigte Anliegen.',
    refund: 'Der Safe zahlt nichts für die Ausführung.',
    safeTxGas: 'Wenn ein Aufruf scheitert, wird alles zurückgenommen, und die Nonce bleibt frei.',
    nonce: 'Die Nonce ist noch frei.',
    rivals: 'Auf derselben Nonce wartet nichts anderes.',
    singleton: 'Der Safe läuft mit Code, den Safe veröffentlicht hat.',
    proxy: 'Die Adresse des Safes tut nichts, als diesen Code auszuführen.',
    modules: 'Nur die Eigentümer können das Guthaben des Safes bewegen.',
    guards: 'Kein Guard entscheidet über seine Transaktionen.',
    fallbackHandler: 'Es gibt keinen Fallback-Handler, oder es ist der von Safe veröffentlichte.',
  },
  stillReading: 'Das wird noch gelesen.',
  notRead: (reason) => `Nicht gelesen: ${reason}`,
  nothingThere: 'Dort ist nichts.',
  open: {
    code: (places) =>
      `${places} kann im Namen des Safes Code ausführen, den niemand lesen kann, und tut es vielleicht.`,
    bytes: (places) => `${places} lässt sich nicht lesen und tut es vielleicht.`,
    nature: (contracts) =>
      `Was ein Aufruf von ${contracts} bewirkt, bestimmt dieser Vertrag, der hier nicht bekannt ist. Vielleicht tut er es.`,
    creation: (places) =>
      `${places} führt in einem eigenen Vertrag Code aus, der hier nicht gelesen wird. Vielleicht tut er es.`,
    module: (modules) =>
      `Die Transaktion ruft ${modules} auf, ein Modul dieses Safes, dessen Code für den Safe handeln kann.`,
    modulesUnread:
      'Welche Module der Safe hat, ließ sich nicht ganz lesen. Ein Aufruf kann eines erreichen, dessen Code für den Safe handeln kann.',
    more: (count) => ` und ${count} weitere`,
  },
  does: (place, sentence) => `${place}: ${sentence}`,
  takes: (place, sum, from, to) =>
    `${place} bewegt ${sum} von ${from} an ${to ?? 'einen Vertrag, den sie selbst anlegt'}.`,
  moreMoves: (count) => `Und ${count} weitere dieser Art.`,
  moreEffects: (count) =>
    count === 1
      ? 'Eine weitere ihrer Wirkungen ist von dieser Art.'
      : `${count} weitere ihrer Wirkungen sind von dieser Art.`,
  morePayments: {
    does: (count) =>
      count === 1
        ? 'Eine weitere ihrer Zahlungen geht an einen Empfänger, der im Verzeichnis nicht bestätigt ist.'
        : `${count} weitere ihrer Zahlungen gehen an Empfänger, die im Verzeichnis nicht bestätigt sind.`,
    did: (count) =>
      count === 1
        ? 'Eine weitere ihrer Zahlungen ging an einen Empfänger, der im Verzeichnis nicht bestätigt ist.'
        : `${count} weitere ihrer Zahlungen gingen an Empfänger, die im Verzeichnis nicht bestätigt sind.`,
  },
  unconfirmedPayments: {
    does: (count, all, sums) =>
      `${ofAll(count, all)} Zahlungen, zusammen ${sums}, gehen an Empfänger, die im Verzeichnis nicht bestätigt sind.`,
    did: (count, all, sums) =>
      `${ofAll(count, all)} Zahlungen, zusammen ${sums}, gingen an Empfänger, die im Verzeichnis nicht bestätigt sind.`,
  },
  heaviestPayment: (sum, label, to) =>
    `Am schwersten wiegt: ${sum} an ${label === null ? to : `${label}, ${to}`}.`,
  largestPayment: (sum, label, to) =>
    `Die größte Zahlung in ihrer Währung: ${sum} an ${label === null ? to : `${label}, ${to}`}.`,
  moreAssets: (count) => (count === 1 ? 'Und ein weiterer Wert.' : `Und ${count} weitere Werte.`),
  times: (count) => `(${count}-mal)`,
  doesMore: 'Was sie sonst noch tut, steht bei den anderen Prüfungen und in der Liste ihrer Aufrufe.',
  paysCreated: (place) =>
    `${place} bezahlt einen Vertrag, der dabei erst angelegt wird. Wer ihn kontrolliert, ist hier nicht bekannt.`,
  paysProposer: (owner) =>
    `${owner} hat diese Transaktion laut Transaktionsdienst vorgeschlagen und bekommt Geld daraus.`,
  hash: {
    otherSafe: 'Der Eintrag gehört zu einem anderen Safe.',
    unknown: (record) => `Der Eintrag nennt ${record}. Wie dieser Safe den Hash bildet, ist nicht bekannt.`,
    computed: (hash) => `Hier berechnet: ${hash}.`,
    differs: (hash, record) =>
      `Hier berechnet: ${hash}. Der Eintrag nennt ${record}. Unterschreiben Sie nicht.`,
    notAsked: 'Der Safe wurde nicht gefragt oder hat nicht geantwortet.',
    contract: (hash) => `Der Safe berechnet ${hash}.`,
    contractDiffers: (contract, hash) =>
      hash === null
        ? `Der Safe berechnet ${contract}, und hier ist der Hash nicht bekannt. Unterschreiben Sie nicht.`
        : `Der Safe berechnet ${contract}, hier ergibt sich ${hash}. Unterschreiben Sie nicht.`,
  },
  reading: {
    exact: (place, bytes) => `${place} ist gelesen (${bytes} Byte).`,
    trailing: (place, bytes) => `${place} hat am Ende Bytes, die kein Aufruf braucht (${bytes} Byte).`,
    mismatch: (place, bytes) => `${place} passt nicht zu dem Aufruf, wie der es beginnt (${bytes} Byte).`,
    unknown: (place, bytes) => `${place} ist hier nicht bekannt (${bytes} Byte).`,
    tooLarge: (place, bytes) => `${place} ist zu groß, um gelesen zu werden (${bytes} Byte).`,
  },
  code: {
    unknown: (place, contract) =>
      `${place} führt den Code von ${contract} aus, der mit dem Safe alles tun kann.`,
    named: (place, name, contract) =>
      `${place} führt ${name} unter ${contract} aus. Dessen Code wird hier nicht verglichen.`,
    same: (name, address) => `${name} unter ${address} hat den veröffentlichten Code.`,
    differs: (name, address) => `Unter ${address} steht anderer Code als ${name} oder gar keiner.`,
    unchecked: (name, address) => `Der Code von ${name} unter ${address} wurde nicht verglichen.`,
    unreadBatch: (place, library) =>
      `${place} ist ein Stapel von ${library}, der nicht gelesen ist. Er kann im Namen des Safes jeden Code ausführen.`,
    unreadCalls: (place, library) => `${place} führt ${library} mit Bytes aus, die nicht gelesen sind.`,
    self: (place) => `${place} ist nicht bekannt.`,
    zeroSafe: (place) => `${place} nennt die Nulladresse. MultiSend 1.5.0 versteht darunter den Safe selbst.`,
    zero: (place) => `${place} bezahlt die Nulladresse oder ruft sie auf; dort ist alles verloren.`,
  },
  power: {
    weakens: (place, safe, change) =>
      `${place} schwächt die Kontrolle der Eigentümer über ${safe}. ${change}`,
    changes: (place, safe, change) => `${place} ändert, wer ${safe} kontrolliert. ${change}`,
    unknown: (place, safe, change) =>
      `${place} ändert, wer ${safe} kontrolliert; was derzeit eingestellt ist, ist nicht bekannt. ${change}`,
    newcomers: (owners, threshold) =>
      `Danach können neue Eigentümer allein alles bewegen: ${owners} erreichen die nötigen Signaturen (${threshold}).`,
    tooFewStay: (staying, threshold) =>
      `Danach können die heutigen Eigentümer nicht mehr ohne einen neuen handeln: Es bleiben ${staying}, nötig sind ${threshold} Signaturen.`,
    rekeyed: (owner) =>
      `Danach signiert ein anderer Passkey als der Eigentümer ${owner}. Wem er gehört, ist hier nicht bekannt.`,
    executes: (place, safe) => `${place} lässt ${safe} eine Transaktion ausführen.`,
    approves: (place, hash, safe) =>
      `${place} genehmigt die Transaktion ${hash} von ${safe}. Prüfen Sie auch diese.`,
    signs: (place, message) => `${place} signiert ${message}.`,
  },
  moreRecipients: (count) => `Und ${count} weitere, jeder unter „Was den Safe verlässt“ in der Prüfung.`,
  signed: {
    refused: (owner, code, why) =>
      `Der Safe lehnt die Signatur ab, die für ${owner} aufgeführt ist${code === null ? '' : ` (${code})`}${why === null ? '' : `: ${why}`}.`,
    refusals: {
      GS021: 'Sie steht nicht dort, wo sie stehen soll',
      GS022: 'Sie ist abgeschnitten',
      GS023: 'Sie ist abgeschnitten',
      GS024: 'Der Vertrag des Eigentümers nimmt sie nicht an',
      GS025: 'Der Eigentümer hat sie nicht auf der Chain genehmigt',
      GS026: 'Sie ist nicht von einem Eigentümer oder gilt etwas anderem',
    },
    unexplained: (owner) =>
      `Der Safe nimmt an, was für ${owner} aufgeführt ist, aber hier ließ sich daraus niemand ableiten.`,
    noSignature: (owner) => `Was für ${owner} aufgeführt ist, hat keine Signatur.`,
    malformed: (owner) => `Was für ${owner} aufgeführt ist, lässt sich nicht lesen.`,
    otherSigner: (owner) =>
      `Was für ${owner} aufgeführt ist, gilt nicht dieser Transaktion oder stammt von jemand anderem.`,
    notOwner: (owner) => `Was für ${owner} aufgeführt ist, stammt von jemandem, der kein Eigentümer ist.`,
    notChecked: (owner) => `Was für ${owner} aufgeführt ist, ist eines von zu vielen.`,
    p256: (owner) =>
      `Was für ${owner} aufgeführt ist, stammt von einem P-256-Schlüssel, den kein veröffentlichter Safe annimmt.`,
    verified: (count, threshold, owners) =>
      `${count} von ${threshold ?? 'unbekannt vielen'} Signaturen ${count === 1 ? 'ist' : 'sind'} bestätigt${count === 0 ? '.' : `: ${owners}.`}`,
    accepted: (count) => `Der Safe selbst nimmt ${count} davon an.`,
    approved: (owner) => `${owner} hat sie auf der Chain genehmigt.`,
    open: (owner) => `Ob ${owner} unterschrieben hat, kann nur der Safe sagen.`,
  },
  refund: {
    none: 'Der Safe zahlt dafür nichts.',
    units: (units, token) => `${units} Basiseinheiten des Tokens unter ${token}`,
    pays: (account, sum, receiver, why) =>
      `Für die Ausführung zahlt ${account ?? 'der Safe'} bis zu ${sum} an ${receiver ?? 'den, der sie ausführt'}${why === '' ? '' : `, ${why}`}.`,
    paid: (account, sum, receiver) =>
      `Für die Ausführung zahlte ${account ?? 'der Safe'} bis zu ${sum} an ${receiver ?? 'den, der sie ausgeführt hat'}.`,
    problems: {
      gas: 'für mehr Gas, als eine Ausführung braucht',
      price: 'zu einem Preis weit über dem der Chain',
      amount: 'mehr, als eine Ausführung kostet',
    },
    ownPrice: 'Es ist nie mehr als der Gaspreis dessen, der sie ausführt.',
    stranger: 'Der Empfänger ist kein Eigentümer.',
    gasLimit:
      'Sie hat eine Gasgrenze oder eine Erstattung: Wenn ein Aufruf scheitert, sind die Nonce und die Signaturen verbraucht, und es wird nichts ausgezahlt.',
  },
  nonce: {
    next: (nonce) => `Sie ist als Nächste an der Reihe, mit der Nonce ${nonce}.`,
    later: (_nonce, next) => `Vor ihr muss erst die Transaktion #${next} ausgeführt werden.`,
    used: (nonce) => `Die Nonce ${nonce} ist verbraucht: Mit ihr wurde eine andere Transaktion ausgeführt.`,
    done: (nonce) =>
      `Die Nonce ${nonce} ist verbraucht: Das Ereignis des Safes selbst sagt, dass diese Transaktion mit ihr ausgeführt wurde.`,
    failed: (nonce) =>
      `Die Nonce ${nonce} ist verbraucht: Das Ereignis des Safes selbst sagt, dass diese Transaktion mit ihr ausgeführt wurde und ihre Aufrufe gescheitert sind.`,
    unknown: (nonce) =>
      `Die Nonce ${nonce} ist verbraucht, von dieser Transaktion oder von einer anderen: Von welcher, konnte nicht geprüft werden.`,
    denied: (nonce) =>
      `Ihre Quelle sagt, sie sei ausgeführt worden, aber die Nonce ${nonce} ist nicht verbraucht.`,
    executed: (nonce) =>
      `Die Nonce ${nonce} ist verbraucht. Dass diese Transaktion sie verbraucht hat, sagt die Quelle; hier wurde es nicht geprüft.`,
  },
  rival: {
    rejection: (hash) => `Auf derselben Nonce wartet die Ablehnung, ${hash}.`,
    same: (hash) => `Auf derselben Nonce wartet eine mit denselben Aufrufen, ${hash}.`,
    other: (hash) => `Auf derselben Nonce wartet eine andere, ${hash}.`,
    rejected: (hash) => `Auf derselben Nonce wartet die, die sie ablehnt, ${hash}.`,
    onlyOne: 'Nur eine davon kann ausgeführt werden.',
    over: (hash) => `Eine andere mit derselben Nonce, ${hash}, kann nicht mehr ausgeführt werden.`,
    rejectionExecuted: (hash) =>
      `Laut Transaktionsdienst wurde sie abgelehnt: Die Ablehnung, ${hash}, wurde mit derselben Nonce ausgeführt.`,
    executed: (hash) => `Laut Transaktionsdienst wurde eine andere mit derselben Nonce ausgeführt, ${hash}.`,
    unreadable: (count) =>
      count === 1
        ? '1 Zeile der Warteschlange lässt sich nicht lesen.'
        : `${count} Zeilen der Warteschlange lassen sich nicht lesen.`,
  },
  setup: {
    singleton: (name, address, version) =>
      `Das ist ${name ?? 'ein unbekannter Vertrag'} unter ${address}, Version ${version ?? 'nicht gelesen'}.`,
    proxy: 'Dort steht anderer Code oder gar keiner: Er kann antworten, was er will.',
    moreModules: 'Es gibt mehr Module, als gelesen wurden.',
    guard: (guard) => `Der Guard ${guard} kann sie sperren.`,
    moduleGuard: (guard) => `Der Modul-Guard ${guard} prüft, was Module tun.`,
    unknownHandler: (handler) =>
      `Den Handler ${handler} hat Safe nicht veröffentlicht. Er kann für den Safe Nachrichten signieren.`,
    handler: (name, address) => `Das ist ${name} unter ${address}.`,
  },
  modules: {
    byAddressOnly: 'Das sagt nur die Adresse; der Code dort wurde nicht verglichen.',
    handler: (version, address) =>
      `Das ist das ERC-4337-Modul ${version} unter ${address}. Wo es auch als Modul eingeschaltet ist, können andere außerhalb dieser Warteschlange ausführen, was genug Eigentümer unterschrieben haben.`,
    allowanceModule: (version, address) =>
      `Guthaben kann sich auch über das Freibetragsmodul ${version} unter ${address} bewegen: Wer einen Freibetrag hat, gibt ihn allein aus.`,
    module4337: (version, address) =>
      `Guthaben kann sich auch über das ERC-4337-Modul ${version} unter ${address} bewegen: Andere können außerhalb dieser Warteschlange ausführen, was genug Eigentümer unterschrieben haben.`,
    recovery: (version, address) =>
      `Auch über das Wiederherstellungsmodul ${version} unter ${address} kann die Kontrolle wechseln: Seine Hüter können die Eigentümer ersetzen.`,
    unknown: (address) =>
      `Guthaben kann sich auch über das Modul ${address} bewegen, das hier nicht bekannt ist, und zwar ohne Signatur.`,
    unread: (reason) => `Seine Freibeträge konnten nicht gelesen werden. ${reason}`,
    none: 'Es führt derzeit keinen Freibetrag.',
    more: 'Es gibt mehr Freibeträge, als gelesen wurden.',
    units: (amount, token) => `${amount} Basiseinheiten des Tokens unter ${token}`,
    allowance: (delegate, sum, left, count, unit) =>
      `${delegate} darf ${count === 0 ? 'einmal' : every(count, unit)} ${sum} ausgeben, davon ${left === null ? 'ist nichts mehr übrig' : `sind noch ${left} übrig`}.`,
  },
  intent: {
    record:
      'Was der Transaktionsdienst gesendet hat, ist nicht die Transaktion, die der Link nennt: Ihre Felder ergeben nicht diesen safeTxHash',
    chain: 'Eine andere Chain',
    chainId: (id) => `Die Chain mit der Nummer ${id}`,
    safe: 'Ein anderer Safe',
    unreadable: 'Sie ist keine einfache Liste von Zahlungen',
    code: (contract, address) =>
      `Der Vertrag, der die Zahlungen machen würde, ${contract} unter ${address}, fehlt auf dieser Chain oder hat anderen Code, als Safe veröffentlicht hat`,
    gasLimit: (gas) =>
      `Sie hat eine Gasgrenze (safeTxGas ${gas}): Wenn eine Zahlung scheitert, wird nichts gezahlt, und die Nonce ist trotzdem verbraucht.`,
    unknownUnits: (units, token) => `${units} Basiseinheiten des Tokens unter ${token} (hier nicht bekannt)`,
    refund: (sum, receiver) =>
      `Für die Ausführung zahlt der Safe bis zu ${sum} an ${receiver ?? 'den, der sie ausführt'}, was auch immer aus den Zahlungen wird.`,
    versionUnknown:
      'Die Version des Safes ist nicht bekannt; niemand kann also sagen, was seine Eigentümer unterschreiben.',
    batchUnchecked: (reason) => `Der Vertrag des Batchs konnte nicht geprüft werden. ${reason}`,
  },
  total: {
    atMost: (sum) => `höchstens ${sum} für die Ausführung`,
    both: (sum, atMost) => `${sum} und höchstens ${atMost} für die Ausführung`,
    from: (account, sums) => `Aus ${account}: ${sums}.`,
    units: (units, token) => `${units} Basiseinheiten des Tokens unter ${token}`,
    item: (amount, id, address) => `${amount} von Stück Nr. ${id} von ${address}`,
    amountOrId: (value, address) => `${value} Basiseinheiten oder das Stück mit dieser Nummer von ${address}`,
  },
  progress: {
    needs: (more, verified, threshold) =>
      `Es ${more === 1 ? 'fehlt noch eine Signatur' : `fehlen noch ${more} Signaturen`} (${verified} von ${threshold}).`,
    unknown: (threshold) =>
      threshold === 1
        ? 'Ob die nötige Signatur da ist, ist nicht bekannt.'
        : `Wie viele der ${threshold} nötigen Signaturen da sind, ist nicht bekannt.`,
    enough: (verified, threshold) => `Die nötigen Signaturen sind da (${verified} von ${threshold}).`,
    next: 'Sie ist die nächste.',
    ready: 'Sie ist die nächste: Ein Eigentümer kann sie ausführen.',
    waits: (before) => `Sie wartet erst auf die Transaktion #${before}.`,
    replaced: 'Kann nicht mehr ausgeführt werden',
    done: {
      success: 'Ausgeführt: Das sagt das Ereignis des Safes selbst.',
      failure:
        'Ausgeführt, und ihre Aufrufe sind gescheitert: Das sagt das Ereignis des Safes selbst. Alle wurden rückgängig gemacht.',
    },
    used: (nonce) =>
      `Die Nonce ${nonce} ist verbraucht, von dieser Transaktion oder von einer anderen: Von welcher, konnte nicht geprüft werden.`,
    executed: (nonce) =>
      `Laut Transaktionsdienst ausgeführt. Die Chain sagt, dass die Nonce ${nonce} verbraucht ist.`,
    disputed: 'Laut Transaktionsdienst wurde sie ausgeführt, laut der Chain nicht.',
    unread: 'Wo sie steht, konnte nicht geprüft werden',
    sent: 'Ihre Ausführung wurde von hier gesendet. Sie steht noch in keinem Block.',
    maybeSent:
      'Ihre Ausführung wurde vielleicht von hier gesendet. Ein Block mit ihr wurde noch nicht gesehen.',
    inBlock: {
      success:
        'Ausgeführt in einem Block, der noch nicht endgültig ist: Das sagt das Ereignis des Safes selbst.',
      failure:
        'Ausgeführt in einem Block, der noch nicht endgültig ist, und ihre Aufrufe sind gescheitert: Das sagt das Ereignis des Safes selbst. Alle wurden rückgängig gemacht.',
    },
  },
}
