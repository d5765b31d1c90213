import type { m } from './messages'

export const de: typeof m = {
  plannedBy: (worth, source, at) => [`Geplant als ${worth}, nach Preisen von `, source, `, ${at}.`],
  plannedBySeveral: (worth) => `Geplant als ${worth}, nach Preisen verschiedener Zeitpunkte.`,
  compare: 'Mit den neuesten Preisen vergleichen',
  estimates: 'Nur Schätzungen: Die Beträge in der Transaktion ändern sich nicht.',
  noPriceNow: (currency) => `Was das jetzt wert ist, lässt sich nicht sagen: Ein Preis in ${currency} fehlt.`,
  worthNow: (worth, drift) => `Jetzt ${worth} wert (${drift}).`,
  proposeAgain: (currency) =>
    `Wenn es auf die Summe in ${currency} ankommt, lehnen Sie diese Transaktion ab, und schlagen Sie sie neu vor.`,
  by: (source, at) => ['Preise von ', source, `, ${at}.`],
  again: 'Neu lesen',
  nothing: (reason) => `${reason} Es wird nichts geschätzt.`,
  reading: 'Preise werden gelesen …',
  none: 'Es gibt keine.',
  notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie sie neu.',
  noPrice: (currency) => `kein Preis in ${currency} bekannt`,
  about: (worth) => `etwa ${worth}`,
  orWorth: (currency) => `Oder der Wert in ${currency}`,
  computed: (worth, price, source, at) => [
    `Berechnet aus ${worth} zu je ${price} (`,
    source,
    `, ${at}). Gespendet wird der Betrag darüber.`,
  ],
}
