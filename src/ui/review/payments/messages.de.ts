import { wordsByEnd } from '../../../core/review/txEnd'
import type { m } from './messages'

const unlisted =
  (one: string, several: string, verb = '') =>
  (count: number, sums: string) =>
    count === 1
      ? `Eine Zahlung, ${sums}, ${one} an einen Empfänger${verb}, der nicht im Verzeichnis steht.`
      : `${count} Zahlungen, ${sums}, ${several} an Empfänger${verb}, die nicht im Verzeichnis stehen.`

export const de: typeof m = {
  list: {
    recipient: 'Empfänger',
    amount: 'Betrag',
    search: 'Zahlungen durchsuchen',
    searchHint: 'Ein Name, eine Adresse, eine Währung oder eine Notiz.',
    order: 'Reihenfolge',
    orders: {
      transaction: 'Unverändert',
      amount: 'Je Token der größte Betrag zuerst',
      name: 'Nach Namen',
      asset: 'Nach Token',
    },
    found: (count, all) => `${count} von ${all} Zahlungen`,
    noneFound: 'Keine Zahlung passt.',
    equal: (position, more) =>
      `Derselbe Betrag an denselben Empfänger wie Zahlung ${position}${more === 0 ? '' : ` und ${more} weitere`}.`,
    called: (name) => `„${name}“`,
    memo: (memo) => ['Notiz im Link: „', memo, '“'],
    created: 'Ein Vertrag, der dabei entsteht',
  },
  groups: {
    odd: (count) => `${count} einzeln anzusehen`,
    uncompared: (count) => `${count} nicht mit dem Verzeichnis verglichen`,
    unlisted: (count) =>
      `${count} an ${count === 1 ? 'einen Empfänger, der' : 'Empfänger, die'} nicht im Verzeichnis ${count === 1 ? 'steht' : 'stehen'}`,
    confirmed: (count) => `${count} an ${count === 1 ? 'ein bestätigtes Anliegen' : 'bestätigte Anliegen'}`,
    unlistedWords: {
      open: 'Wessen Adressen das sind, hat hier niemand geprüft. Vergleichen Sie sie mit einer Quelle, der Sie vertrauen.',
      over: 'Wessen Adressen das sind, hat hier niemand geprüft.',
    },
    labels:
      'Ein Text in Anführungszeichen ist das Wort dessen, der den Link gemacht hat. Niemand hat ihn geprüft.',
  },
  judge: {
    unlisted: wordsByEnd(
      unlisted('geht', 'gehen'),
      unlisted('ging', 'gingen'),
      unlisted('wäre', 'wären', ' gegangen'),
    ),
    more: (count) => (count === 1 ? 'Noch einer' : `${count} weitere`),
    each: 'Jede einzelne',
  },
  answer: {
    overline: (nonce, chain) => `Safe-Transaktion #${nonce} auf ${chain}`,
    pays: (sums, recipient) => `${sums} an ${recipient}`,
    recipients: (count) => `${count} Empfänger`,
    assets: (count) => `${count} Werte`,
    also: (kinds) => `Daneben: ${kinds}.`,
    failed: (title) => `Gescheitert: ${title}`,
    never: (title) => `Nicht ausgeführt: ${title}`,
    paysNothing: {
      ...wordsByEnd(
        'Nichts verlässt den Safe',
        'Nichts hat den Safe verlassen',
        'Nichts hätte den Safe verlassen',
      ),
      failed: 'keine Zahlung aus dem Safe',
    },
    rejects: wordsByEnd(
      (nonce) => `Lehnt ab, was sonst auf #${nonce} wartet`,
      (nonce) => `Lehnte ab, was sonst auf #${nonce} wartete`,
      (nonce) => `eine Ablehnung dessen, was sonst auf #${nonce} wartete`,
    ),
    rejectsWords: wordsByEnd(
      'Sie verbraucht nur die Nonce. Nichts verlässt den Safe.',
      'Sie hat nur die Nonce verbraucht. Nichts hat den Safe verlassen.',
      'Sie hätte nur die Nonce verbraucht.',
    ),
    leaves: wordsByEnd(
      (sums, recipient) => `${sums} würden den Safe verlassen, an ${recipient}.`,
      (sums, recipient) => `${sums} haben den Safe verlassen, an ${recipient}.`,
      (sums, recipient) => `${sums} hätten den Safe verlassen, an ${recipient}.`,
    ),
    leavesNothing: 'Eine Zahlung aus dem Safe wurde darin nicht gelesen.',
    more: wordsByEnd(
      'Es kann mehr sein: Nicht jeder Aufruf ließ sich lesen.',
      'Es kann mehr gewesen sein: Nicht jeder Aufruf ließ sich lesen.',
      'Es hätte mehr sein können: Nicht jeder Aufruf ließ sich lesen.',
    ),
    atMost: (sum) => `höchstens ${sum}`,
    nobodyKnown: 'den, der sie ausführt, oder einen neuen Vertrag',
    purposeOf: (author) =>
      author === null
        ? 'Wer den Link gemacht hat, sagt, wofür es ist:'
        : `Der Link sagt, wie von „${author}“, wofür es ist:`,
    reasonOf: (author) =>
      author === null
        ? 'Wer den Link erstellt hat, sagt warum:'
        : `Der Link sagt, als von „${author}“, warum:`,
    plan: (name) => `Ein Teil des Plans „${name}“, wie der Link sagt.`,
    effects: {
      code: 'Führt unbekannten Code als der Safe aus',
      takeover: 'Ändert, wer den Safe beherrschen kann',
      owners: 'Ändert die Eigentümer des Safes',
      ownCode: 'Ändert den Code, der den Safe schützt',
      threshold: 'Ändert, wie viele Signaturen der Safe braucht',
      power: 'Ändert, wer einen Vertrag beherrscht',
      unlimited: 'Erlaubt einem anderen Konto unbegrenzte Ausgaben',
      otherSafes: 'Handelt für einen anderen Safe',
      signs: 'Unterschreibt eine Nachricht als der Safe',
      bytes: 'Macht einen Aufruf, der sich nicht lesen lässt',
      moneyOfOthers: 'Bewegt Geld eines anderen Kontos',
      nature: 'Macht einen Aufruf, dessen Wirkung nicht bekannt ist',
      creation: 'Erzeugt einen Vertrag und führt seinen Code aus',
      creates: 'Erzeugt einen Vertrag',
      settings: 'Ändert Einstellungen des Safes',
      rights: 'Gibt ein Recht über Geld des Safes',
      calls: 'Ruft einen Vertrag auf',
      revokes: 'Nimmt ein Recht über Geld des Safes zurück',
      nothing: 'Bewegt nichts',
      runs: 'Führt veröffentlichten Code aus',
    },
    did: {
      code: 'Führte unbekannten Code als der Safe aus',
      takeover: 'Änderte, wer den Safe beherrschen kann',
      owners: 'Änderte die Eigentümer des Safes',
      ownCode: 'Änderte den Code, der den Safe schützt',
      threshold: 'Änderte, wie viele Signaturen der Safe braucht',
      power: 'Änderte, wer einen Vertrag beherrscht',
      unlimited: 'Erlaubte einem anderen Konto unbegrenzte Ausgaben',
      otherSafes: 'Handelte für einen anderen Safe',
      signs: 'Unterschrieb eine Nachricht als der Safe',
      bytes: 'Machte einen Aufruf, der sich nicht lesen lässt',
      moneyOfOthers: 'Bewegte Geld eines anderen Kontos',
      nature: 'Machte einen Aufruf, dessen Wirkung nicht bekannt ist',
      creation: 'Erzeugte einen Vertrag und führte seinen Code aus',
      creates: 'Erzeugte einen Vertrag',
      settings: 'Änderte Einstellungen des Safes',
      rights: 'Gab ein Recht über Geld des Safes',
      calls: 'Rief einen Vertrag auf',
      revokes: 'Nahm ein Recht über Geld des Safes zurück',
      nothing: 'Bewegte nichts',
      runs: 'Führte veröffentlichten Code aus',
    },
  },
}
