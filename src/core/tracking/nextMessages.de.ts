import type { m } from './nextMessages'

const inBatch =
  'Im Batch Ihrer Wallet kann die Spende noch als Entwurf liegen: Sehen Sie dort nach, bevor Sie noch einmal spenden, denn mit dem Batch wird auch die Spende bezahlt.'
const heldBy = (nonce: bigint) =>
  `Auch die Transaktion #${nonce} in der Warteschlange Ihres Safes enthält diese Zahlungen.`
const giverIn = (giver: 'Safe' | 'wallet') => (giver === 'Safe' ? 'Ihr Safe' : 'Ihre Wallet')
const giverOf = (giver: 'Safe' | 'wallet') => (giver === 'Safe' ? 'Ihres Safes' : 'Ihrer Wallet')
const giverDative = (giver: 'Safe' | 'wallet') => (giver === 'Safe' ? 'Ihrem Safe' : 'Ihrer Wallet')
const twice = 'sonst wird die Spende zweimal bezahlt'

export const de: typeof m = {
  proposed:
    'Ihr Safe hat den Vorschlag angenommen; meist erscheint er innerhalb einer Minute. Es fließt kein Geld, bevor genügend Eigentümer unterschrieben haben und die Transaktion ausgeführt wird. Sie müssen die Spende nicht noch einmal vorschlagen.',
  draft: `Es ist kein Geld geflossen. Diese Spende liegt vielleicht als Entwurf im Batch Ihrer Wallet: Öffnen Sie dort „Batch“ und bestätigen Sie den Batch, oder unterschreiben Sie diese Spende über ihren Link. Tun Sie nur eines von beiden, ${twice}.`,
  heldDraft: (nonce) =>
    `Es ist kein Geld geflossen. ${heldBy(nonce)} Wenn diese Transaktion der Batch Ihrer Wallet ist, unterschreiben Sie den Batch und nicht diese Spende über ihren Link, ${twice}.`,
  inBatch,
  leftInBatch: `Im Batch Ihrer Wallet kann die Spende noch als Entwurf liegen: Entfernen Sie den Entwurf dort, ${twice}.`,
  leftIn: (nonce) => `${heldBy(nonce)} Führen Sie nur eine von beiden aus, ${twice}.`,
  sign: {
    first:
      'Es ist kein Geld geflossen. Mit der ersten Signatur kommt die Spende in die Warteschlange Ihres Safes. Bitten Sie dann Ihre Mitunterzeichner, sie dort zu lesen und zu unterschreiben.',
    rejected:
      'Es ist kein Geld geflossen. Eigentümer wollen diese Spende ablehnen: Sprechen Sie sich mit Ihren Mitunterzeichnern ab, bevor jemand die Spende oder die Ablehnung unterschreibt oder ausführt.',
    contested:
      'Es ist kein Geld geflossen. Eine andere Transaktion hat dieselbe Nummer, und nur eine von beiden kann ausgeführt werden: Sprechen Sie mit Ihren Mitunterzeichnern ab, welche, bevor jemand weiter unterschreibt.',
    found:
      'Es ist kein Geld geflossen. Wenn Sie diese Spende noch nicht unterschrieben haben, lesen und unterschreiben Sie sie in der Warteschlange Ihres Safes. Wenn doch, bitten Sie die Eigentümer darum, die noch fehlen.',
    ask: 'Es ist kein Geld geflossen. Ihre Mitunterzeichner finden die Spende in der Warteschlange Ihres Safes: Bitten Sie sie, sie dort zu lesen und zu unterschreiben.',
  },
  execute: {
    rejected:
      'Genügend Eigentümer haben unterschrieben, und es ist kein Geld geflossen. Es gibt auch eine Ablehnung: Sprechen Sie mit Ihren Mitunterzeichnern ab, welche von beiden ausgeführt wird.',
    contested:
      'Genügend Eigentümer haben unterschrieben, und es ist kein Geld geflossen. Eine andere Transaktion hat dieselbe Nummer, und nur eine von beiden kann ausgeführt werden: Sprechen Sie mit Ihren Mitunterzeichnern ab, welche.',
    now: 'Genügend Eigentümer haben unterschrieben. Es fließt kein Geld, bis jemand die Transaktion in Ihrem Safe ausführt.',
    after: (nonce) =>
      `Genügend Eigentümer haben unterschrieben. Es ist kein Geld geflossen: Ihr Safe hält die Reihenfolge ein. Führen Sie zuerst #${nonce} aus, oder ersetzen Sie diese Transaktion.`,
  },
  used: 'Der Platz in der Warteschlange ist vergeben, an diese Spende oder an eine andere Transaktion. Wir fragen die Chain, an welche. Sie müssen nichts tun.',
  nodes:
    'Ein Knoten zeigt, wie es ausgegangen ist, ein anderer nicht. Sehen Sie sich Ihren Safe in einem Block-Explorer an, und spenden Sie nicht noch einmal, bevor Sie es wissen.',
  unproved:
    'Die Adresse Ihres Safes meldet, dass die Spende ausgeführt wurde, und nichts auf der Chain beweist, dass gezahlt wurde. Sehen Sie sich diese Transaktion und die Bestände in einem Block-Explorer an. Spenden Sie nicht noch einmal, bevor Sie es wissen.',
  checking:
    'Ihr Safe hat die Transaktion ausgeführt. Wie viel davon angekommen ist, ist noch nicht bekannt. Spenden Sie nicht noch einmal, bevor Sie es wissen.',
  executing:
    'Die Spende ist auf der Chain unterwegs und zählt, sobald genügend weitere Blöcke folgen. Sie müssen nichts tun.',
  paid: (giver, whom, extent, safeTxHash) => {
    const how =
      extent === 'part'
        ? ` als Teil einer anderen Transaktion (safeTxHash ${safeTxHash})`
        : ` mit einer anderen Transaktion, die dieselben Zahlungen enthält (safeTxHash ${safeTxHash}),`
    return `${giverIn(giver)} hat${extent === null ? '' : how} an ${whom ?? 'alle Empfänger'} gezahlt, und die Chain hat es bestätigt.`
  },
  nothingToDo: 'Sie müssen nichts tun.',
  failed: (isRefunded) =>
    `Die Transaktion wurde ausgeführt, und eine Zahlung darin ist fehlgeschlagen. Deshalb wurden alle ihre Zahlungen rückgängig gemacht. Das Geld der Spende ist noch in Ihrem Safe${isRefunded ? '; eine Gebühr für die Ausführung hat Ihr Safe trotzdem gezahlt' : ''}. Die Nummer in der Warteschlange ist verbraucht. Prüfen Sie das Guthaben, und spenden Sie dann noch einmal.`,
  repriced:
    'Ihre Wallet hat dieselbe Zahlung mit einer höheren Gebühr noch einmal gesendet; nur eine von beiden kann zählen. Sie läuft unter dem neuen Hash weiter.',
  cancelled:
    'Die Eigentümer haben die Spende abgelehnt. Das Geld ist noch in Ihrem Safe. Spenden Sie noch einmal, wenn Sie es weiterhin möchten.',
  removed:
    'Die Spende wurde aus der Warteschlange Ihres Safes gelöscht und war bis dahin nicht bezahlt. Schon gegebene Signaturen bleiben gültig, sie kann also noch ausgeführt werden: Um das für immer auszuschließen, führen Sie eine Ablehnung mit derselben Nummer aus.',
  removedDraft: `Der Transaktionsdienst führt die Spende nicht mehr, und sie war bis dahin nicht bezahlt. ${inBatch} Auch schon gegebene Signaturen bleiben gültig.`,
  message:
    'Bitten Sie Ihre Mitunterzeichner, die Nachricht in Ihrem Safe zu unterschreiben. Mit einer Nachricht fließt kein Geld.',
  signed:
    'Genügend Eigentümer haben unterschrieben, und Ihr Safe erkennt die Signatur an. Sie müssen nichts tun.',
  replaced: {
    no: (nonce) =>
      `Stattdessen wurde eine andere Transaktion mit der Nummer #${nonce} ausgeführt. Diese Spende wurde nicht bezahlt und kann es nicht mehr werden. Spenden Sie noch einmal, wenn Sie es weiterhin möchten.`,
    unknown: (nonce) =>
      `Eine andere Transaktion hat den Platz der Spende eingenommen (#${nonce}). Ob diese Transaktion die Spende bezahlt hat, konnte nicht gelesen werden: Sehen Sie sich die Transaktion auf der Chain an, bevor Sie noch einmal spenden.`,
    draft: (nonce) =>
      `Eine andere Transaktion (#${nonce}) wurde ausgeführt und hat diese Spende nicht bezahlt. ${inBatch}`,
  },
  wallet: {
    nodes:
      'Ein Knoten zeigt, wie es ausgegangen ist, ein anderer nicht. Sehen Sie sich Ihre Wallet in einem Block-Explorer an, und spenden Sie nicht noch einmal, bevor Sie es wissen.',
    unknown:
      'Sehen Sie in der Liste Ihrer Wallet oder am Guthaben nach, ob gezahlt wurde. Spenden Sie nicht noch einmal, bevor Sie es wissen.',
    used: 'Ihre Wallet hat die Nummer dieser Transaktion verbraucht, für diese oder für eine andere. Wir fragen die Chain, für welche. Sie müssen nichts tun.',
    reading: 'Wir lesen von der Chain, was daraus geworden ist. Senden Sie sie nicht noch einmal.',
    waiting:
      'Ihre Wallet hat die Transaktion gesendet, und sie wartet auf einen Block; mit einer niedrigen Gebühr kann das lange dauern. Senden Sie sie nicht noch einmal. In Ihrer Wallet können Sie sie beschleunigen oder abbrechen.',
    checking:
      'Die Zahlung ist in einem Block, auf den genügend weitere folgen. Wie viel davon angekommen ist, steht noch nicht fest. Spenden Sie nicht noch einmal, bevor Sie es wissen.',
    mined:
      'Die Zahlung ist in einem Block und zählt, sobald genügend weitere Blöcke folgen. Sie müssen nichts tun.',
    failed:
      'Die Chain hat die Zahlung rückgängig gemacht: Das Geld ist bis auf die Netzwerkgebühr noch in Ihrer Wallet. Prüfen Sie das Guthaben, und spenden Sie dann noch einmal.',
    batchFailed: {
      nothing:
        'Alles wurde rückgängig gemacht. Das Geld ist bis auf die Netzwerkgebühr noch in Ihrer Wallet. Prüfen Sie das Guthaben, und spenden Sie dann noch einmal.',
      part: 'Einige der Zahlungen wurden ausgeführt, andere nicht. Vergleichen Sie Ihr Guthaben, sehen Sie sich die Transaktion auf der Chain an, und spenden Sie dann nur, was fehlt.',
      unknown:
        'Ihre Wallet meldet einen Fehlschlag, und von hier aus lässt sich nicht beweisen, dass keine Zahlung ausgeführt wurde. Vergleichen Sie Ihr Guthaben, bevor Sie noch einmal spenden.',
    },
    cancelled:
      'Die Transaktion wurde in Ihrer Wallet abgebrochen. Das Geld ist bis auf die Netzwerkgebühr noch dort. Spenden Sie noch einmal, wenn Sie es weiterhin möchten.',
    named: {
      no: 'Die Transaktion, die Ihre Wallet genannt hat, enthält diese Zahlung nicht. Sehen Sie in der Liste Ihrer Wallet nach, ob eine andere sie enthält, und spenden Sie nur dann noch einmal, wenn keine es tut.',
      unknown:
        'Die Transaktion, die Ihre Wallet genannt hat, enthält eine andere Zahlung als diese und hat vielleicht einen Teil dieser Spende bezahlt: Sehen Sie sich die Transaktion auf der Chain an, bevor Sie noch einmal spenden.',
    },
    replaced: {
      no: 'Ihre Wallet hat stattdessen eine andere Transaktion gesendet. Diese Zahlung wurde nicht ausgeführt und kann es nicht mehr werden. Spenden Sie noch einmal, wenn Sie es weiterhin möchten.',
      unknown:
        'Ihre Wallet hat stattdessen eine andere Transaktion gesendet. Ob sie diese Spende bezahlt hat, konnte nicht gelesen werden: Sehen Sie sich die Transaktion auf der Chain an, bevor Sie noch einmal spenden.',
    },
  },
  short: (giver, isLess, isReturned) => {
    const what = [
      ...(isLess
        ? [
            'ist weniger angekommen als gespendet: Ein Token kann einen Teil einbehalten oder gar nichts überweisen',
          ]
        : []),
      ...(isReturned ? [`ist in derselben Transaktion Geld zu ${giverDative(giver)} zurückgekommen`] : []),
    ].join('; außerdem ')
    return `Die Chain hat die Transaktion ${giverOf(giver)} bestätigt, aber nach den Ereignissen der Token selbst ${what}. Vergleichen Sie die Guthaben, bevor Sie den Rest noch einmal spenden.`
  },
  unconfirmed: (giver) =>
    `Die Chain hat die Transaktion ${giverOf(giver)} bestätigt. Der Token steht nicht in der Liste dieser Seite; seine eigenen Ereignisse sind deshalb kein Beweis, und das Guthaben des Empfängers bestätigt sie nicht. Vergleichen Sie die Guthaben, bevor Sie noch einmal spenden.`,
}
