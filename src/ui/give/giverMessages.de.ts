import type { m } from './giverMessages'

export const de: typeof m = {
  safe: {
    emptyBasket: 'Ein Vorschlag kann Zahlungen an viele Anliegen enthalten.',
    unreadBalances:
      'Wenn der Safe nicht genug enthält, schlägt die Ausführung fehl, und es wird nichts gespendet.',
    unreadable: 'Diese Spende kann nicht zurückgelesen werden und wird deshalb nicht vorgeschlagen',
    shownBy: 'Ihr Safe',
    give: 'Ihrem Safe vorschlagen',
    checking: 'Seine Eigentümer und seine nächste Nonce werden vorher noch einmal gelesen.',
    asking: 'Bestätigen Sie in Ihrem Safe',
    askingMore:
      'Ihr Safe zeigt die Transaktion. Bestätigen Sie dort. Vergleichen Sie sie mit dem, was hier steht.',
    noAnswer:
      'Vielleicht zeigt Ihr Safe sie noch: Nehmen Sie sich Zeit. Ist sein Fenster weg, sehen Sie nach, ob die Spende vorgeschlagen wurde. Schlagen Sie sie kein zweites Mal vor, bevor Sie das wissen.',
    windowClosed: 'Das Fenster in Ihrem Safe ohne Antwort geschlossen?',
    look: 'Nachsehen, ob sie vorgeschlagen wurde',
    maybe: 'Diese Spende wurde vielleicht vorgeschlagen',
    lookingForYours: 'Ihre Spende wird gesucht',
    answered:
      'Ihre Wallet hat geantwortet. Die Transaktion wird auf der Chain und in der Warteschlange Ihres Safes gesucht, immer wieder, bis sie da ist.',
    handed: (when) =>
      `Sie wurde Ihrem Safe am ${when} übergeben, und hier ist keine eindeutige Antwort angekommen. Vielleicht ist sie in Ihrem Safe oder in einem anderen Tab noch offen. Es fließt kein Geld, bevor Eigentümer sie unterschreiben und sie ausgeführt wird.`,
    saidNo: (when) =>
      `Ihr Safe hat sie am ${when} abgelehnt. Ob sie vorher vorgeschlagen wurde, ist noch nicht bekannt. Es fließt kein Geld, bevor Eigentümer sie unterschreiben und sie ausgeführt wird.`,
    looking: 'Sie wird in der Warteschlange Ihres Safes gesucht …',
    notFound: (when) => `Nicht gefunden, zuletzt nachgesehen am ${when}`,
    unread: (when) => `Die Warteschlange konnte am ${when} nicht gelesen werden`,
    unproven: 'Das heißt nicht, dass nichts vorgeschlagen wurde.',
    slow: 'Ein neuer Vorschlag kann eine Minute brauchen, bis er erscheint.',
    slowOrOpen:
      'Ein neuer Vorschlag kann eine Minute brauchen, bis er erscheint. Vielleicht ist auch sein Fenster in Ihrem Safe noch offen: Sehen Sie auch dort nach.',
    notOut: 'Wenn sie nicht vorgeschlagen wurde',
    compare:
      'Gehen Sie die Warteschlange und den Verlauf Ihres Safes durch, und öffnen Sie „Batch“ in Ihrer Wallet. Ist diese Spende nirgends dabei, fahren Sie fort: Ihre Spende bleibt erhalten, und Sie können sie noch einmal vorschlagen.',
    compareDraft:
      'Eine gleiche Spende liegt als Entwurf im Batch Ihrer Wallet, und ein zweiter Entwurf ist vom ersten nicht zu unterscheiden: Öffnen Sie „Batch“ in Ihrer Wallet und zählen Sie, wie oft diese Spende darin steht. Gehen Sie auch die Warteschlange und den Verlauf Ihres Safes durch. Steht diese Spende nirgends ein weiteres Mal, fahren Sie fort: Ihre Spende bleibt erhalten, und Sie können sie noch einmal vorschlagen.',
    sure: 'Ich bin sicher, dass sie nicht vorgeschlagen wurde',
    warning:
      'Wenn sie doch vorgeschlagen wurde, würden Sie zweimal spenden. Im Zweifel sehen Sie noch einmal nach.',
    blocked: 'Diese Spende wurde nicht vorgeschlagen',
    blockedMore: 'An Ihren Safe ging keine Anfrage, und es ist kein Geld geflossen',
  },
  wallet: {
    emptyBasket: 'Eine Spende kann an viele Anliegen gehen.',
    unreadBalances: 'Wenn Ihre Wallet nicht genug enthält, sendet sie die Zahlung nicht.',
    unreadable: 'Diese Spende kann nicht zurückgelesen werden und wird deshalb nicht gesendet',
    give: 'Aus Ihrer Wallet spenden',
    checking: 'Ihre Chain und ihr Bestand werden vorher noch einmal gelesen.',
    asking: (wallet, place, count, isAgain) =>
      place === null
        ? `${isAgain ? 'Lehnen Sie ab' : 'Bestätigen Sie'} in ${wallet}`
        : `Zahlung ${place} von ${count}: in ${wallet} ${isAgain ? 'ablehnen' : 'bestätigen'}`,
    askingAgain: (wallet) =>
      `Die frühere Anfrage wurde doch ausgeführt: Diese Zahlung ist gesendet. ${wallet} zeigt sie noch einmal. Lehnen Sie dort ab, sonst spenden Sie zweimal.`,
    askingMore: (wallet, count, isBatch) => {
      const all = count === 2 ? 'beide Zahlungen' : `alle ${count} Zahlungen`
      const what = isBatch ? `eine Transaktion für ${all}` : count === 1 ? 'die Transaktion' : 'diese Zahlung'
      return `${wallet} zeigt ${what}. Bestätigen Sie sie dort. Vergleichen Sie sie mit dem, was hier steht.`
    },
    noAnswer: (wallet) =>
      `Vielleicht zeigt ${wallet} sie noch, hinter diesem Fenster oder auf Ihrem Telefon: Nehmen Sie sich Zeit. Ist sie weg, sehen Sie nach, ob sie gesendet wurde. Sie wird kein zweites Mal gesendet, bevor das bekannt ist.`,
    windowClosed: (wallet) => `Das Fenster von ${wallet} ohne Antwort geschlossen?`,
    look: 'Nachsehen, ob sie gesendet wurde',
    maybe: (place, count, isAgain) =>
      `${place === null ? 'Diese Spende' : `Zahlung ${place} von ${count}`} wurde vielleicht ${isAgain ? 'zweimal ' : ''}gesendet`,
    handed: (wallet, when, isAgain) =>
      `Sie wurde ${wallet} am ${when} übergeben, und hier ist keine eindeutige Antwort angekommen. Vielleicht ist sie in Ihrer Wallet oder in einem anderen Tab noch offen. ${
        isAgain
          ? 'Eine frühere Anfrage danach wurde doch ausgeführt: Lehnen Sie diese ab, sonst spenden Sie zweimal.'
          : 'Sie wird nicht noch einmal gesendet, bevor Sie das wissen.'
      }`,
    looking: 'Sie wird auf der Chain gesucht …',
    found: {
      nothing: (when) => `Nicht gefunden, zuletzt nachgesehen am ${when}`,
      used: (when) => `Ihre Wallet hat seither etwas gesendet; nachgesehen am ${when}`,
      unprovable: (when) =>
        `Ob sie gesendet wurde, lässt sich auf der Chain nicht feststellen; nachgesehen am ${when}`,
      waiting: (when) => `Eine Transaktion Ihrer Wallet wartet auf einen Block; nachgesehen am ${when}`,
      unreachable: (when) => `Am ${when} konnte nicht danach gesucht werden`,
    },
    onItsWay:
      'Vielleicht ist sie in Ihrer Wallet noch offen oder unterwegs: Eine Transaktion kann eine Minute brauchen, bis sie erscheint.',
    maybeThis: 'Es kann diese Zahlung sein. Vergleichen Sie mit der Liste in Ihrer Wallet.',
    unproven: 'Das heißt nicht, dass nichts gesendet wurde.',
    until: (when) => `Bleibt es so bis ${when}, können Sie danach entscheiden, was Ihre Wallet zeigt.`,
    compareAll: (wallet, since) =>
      `Wir konnten nicht danach suchen, vergleichen Sie deshalb selbst: Gehen Sie alles durch, was ${wallet} seit ${since} gesendet hat, in der eigenen Liste der Wallet und in einem Block-Explorer, und suchen Sie, was oben als „Vielleicht gesendet“ markiert ist. Schließen Sie jede Anfrage, die in Ihrer Wallet noch offen ist.`,
    compare: (wallet) =>
      `Gehen Sie die letzten Transaktionen in ${wallet} durch, und schließen Sie jede Anfrage, die dort noch offen ist.`,
    once: {
      title: 'Wenn sie nur einmal gesendet wurde',
      goOn: (compare) => `${compare} Steht sie nur einmal darunter, fahren Sie fort.`,
      sure: 'Ich bin sicher, dass sie nur einmal gesendet wurde',
    },
    notOut: {
      title: 'Wenn sie nicht gesendet wurde',
      goOn: (compare) => `${compare} Steht sie nicht darunter, fahren Sie fort: Dann können Sie sie senden.`,
      sure: 'Ich bin sicher, dass sie nicht gesendet wurde',
      warning:
        'Wenn sie doch gesendet wurde, würden Sie sie zweimal zahlen. Im Zweifel sehen Sie noch einmal nach.',
    },
    blocked: 'Diese Spende wurde nicht gesendet',
    blockedMore: 'Es wurde nichts gesendet, und es ist kein Geld geflossen',
  },
}
