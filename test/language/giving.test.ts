import { expect, test } from 'vitest'
import { de as basketChecks } from '../../src/core/giving/messages.de'
import { de as callDifferencesPart } from '../../src/core/giving/documentMessages.de'
import { de as causes } from '../../src/ui/causes/messages.de'
import { de as directoryCheckPart } from '../../src/flows/session/messages.de'
import { de as fileImport } from '../../src/ui/files/messages.de'
import { de as give } from '../../src/ui/give/messages.de'
import { de as giveOutbox } from '../../src/ui/outbox/messages.de'

import { de as giver } from '../../src/ui/give/giverMessages.de'
import { de as plans } from '../../src/ui/plans/messages.de'
import { de as queueScreen } from '../../src/ui/queue/messages.de'

const { review: giveReview, forecast: giveForecast, amounts: setAmounts } = give
const { directory: directoryCheck } = directoryCheckPart
const { difference: callDifferences } = callDifferencesPart
const { promised } = basketChecks.funds

// Number, gender and case: what a plural or another subject changes.
test.each([
  [causes.count(500, 5_000), '500 von 5.000 Anliegen'],
  [queueScreen.onlyOne(2), 'Nur eine der beiden kann ausgeführt werden.'],
  [queueScreen.onlyOne(3), 'Nur eine dieser 3 kann ausgeführt werden.'],
  [
    plans.whole.counts(4, [plans.whole.executed(2), plans.whole.waiting(1), plans.whole.rejected(1)]),
    'Von 4 Teilen: 2 ausgeführt, 1 wartet, 1 abgelehnt oder ersetzt. So der Transaktionsdienst der jeweiligen Chain.',
  ],
  [plans.whole.unreachable(2), '2 konnten nicht geprüft werden'],
  [
    fileImport.preview.canBeGiven(1, 0, 1),
    '1 Zahlung kann gespendet werden, an einen Empfänger, der nicht im Verzeichnis steht.',
  ],
  [
    fileImport.preview.canBeGiven(3, 2, 1),
    '3 Zahlungen können gespendet werden: 2 an Anliegen im Verzeichnis, 1 an Empfänger, die nicht darin stehen.',
  ],
  [give.basket.problems(1), '1 Punkt ist zu klären'],
  [give.basket.problems(2), '2 Punkte sind zu klären'],
  [give.sum.left('Safe'), 'Bleibt in Ihrem Safe'],
  [give.sum.left('wallet'), 'Bleibt in Ihrer Wallet'],
  [give.add.more(1), '1 weiteres wurde gefunden: Geben Sie mehr vom Namen ein.'],
  [give.add.more(4992), '4.992 weitere wurden gefunden: Geben Sie mehr vom Namen ein.'],
  [give.plan.next(1, 3, 100, 'Safe'), 'Die ersten 100 Zahlungen vorschlagen'],
  [give.plan.next(2, 3, 1, 'wallet'), 'Die nächste Zahlung senden'],
  [give.plan.next(3, 3, 50, 'Safe'), 'Die letzten 50 Zahlungen vorschlagen'],
  [
    give.plan.each('wallet'),
    'Jeder Batch wird ganz oder gar nicht ausgezahlt, was immer aus den anderen wird. Was noch nicht gesendet ist, bleibt in Ihrer Spende.',
  ],
  [give.plan.rest(1, 1, 'Safe'), 'Die übrige Zahlung, in einem weiteren Vorschlag'],
  [give.plan.rest(150, 2, 'wallet'), 'Die übrigen 150 Zahlungen, in 2 weiteren Batches'],
  [giveReview.next.signatures(1, 3), 'Es wird nur eine Signatur gebraucht.'],
  [giveReview.next.signatures(2, 3), '2 von 3 Eigentümern müssen unterschreiben.'],
  [
    giveReview.again.title(false, 'Safe', false, '#4, #5'),
    'Ein Teil dieser Spende wartet bereits: #4, #5. Noch einmal spenden?',
  ],
  [
    giveReview.again.title(true, 'wallet', true, ''),
    'Eine gleiche Spende wurde vielleicht schon bezahlt. Noch einmal spenden?',
  ],
  [giver.wallet.asking('Frame', null, 1, false), 'Bestätigen Sie in Frame'],
  [giver.wallet.asking('Frame', 2, 3, true), 'Zahlung 2 von 3: in Frame ablehnen'],
  [giver.wallet.maybe(null, 1, true), 'Diese Spende wurde vielleicht zweimal gesendet'],
  [giveOutbox.paused.goOn(null), 'Mit der Zahlung fortfahren'],
  [giveOutbox.paused.kept(0, 1), 'Wenn Sie aufhören, bleibt 1 Zahlung für später erhalten.'],
  [giveForecast.goes(1), 'Nach jetzigem Stand würde die Zahlung gelingen'],
  [giveForecast.goes(2), 'Nach jetzigem Stand würden beide Zahlungen gelingen'],
  [setAmounts.wereSet(1, 'USDC'), 'Der Betrag von 1 Zeile in USDC wurde festgelegt.'],
  [promised('6 ETH', ['#4'], 0), 'davon sind 6 ETH der Spende #4 in der Warteschlange zugesagt'],
  [
    promised('6 ETH', ['#4', '#5'], 1),
    'davon sind 6 ETH den Spenden #4 und #5 in der Warteschlange und einer, die noch nicht dort steht, zugesagt',
  ],
  [
    promised('6 ETH', [], 2),
    'davon sind 6 ETH 2 Spenden, die noch nicht in der Warteschlange stehen, zugesagt',
  ],
  [basketChecks.line.choose(['ETH', 'USDC', 'DAI']), 'Wählen Sie ETH, USDC oder DAI.'],
  [callDifferences.changed(2, true, true, false), 'Zahlung 2: anderer Empfänger und anderer Betrag'],
  [directoryCheck.tooFew(1, 2), 'Von den 2 Signaturen, die der Safe verlangt, ist 1 vorhanden.'],
])('%s', (said, meant) => {
  expect(said).toBe(meant)
})
