import type { m } from './messages'

const all = (count: number) => (count === 2 ? 'beide Zahlungen' : `alle ${count} Zahlungen`)

const named = (place: number | null) => (place === null ? 'die Zahlung' : `Zahlung ${place}`)

export const de: typeof m = {
  change: 'Spende ändern',
  stop: 'Hier aufhören',
  back: 'Zurück zu Ihrer Spende',
  checkAgain: 'Noch einmal nachsehen',
  asking: {
    slow: 'Noch keine Antwort',
    label: 'Was Ihr Safe zeigt',
  },
  checking: (who) =>
    who === 'Safe' ? 'Ihr Safe wird noch einmal geprüft' : 'Ihre Wallet wird noch einmal geprüft',
  elsewhere: {
    title: (who) =>
      `Ein anderer Tab dieser Seite fragt gerade ${who === 'Safe' ? 'Ihren Safe' : 'Ihre Wallet'}`,
    nothing: 'Von diesem Tab ging keine Anfrage aus',
    words:
      'Es fragt immer nur ein Tab, damit nichts zweimal gespendet wird. Fahren Sie im anderen Tab fort, oder schließen Sie ihn. Sehen Sie dann in der Liste Ihrer Spenden nach, bevor Sie noch einmal spenden.',
  },
  link: { queue: 'Die Warteschlange Ihres Safes öffnen', wallet: 'Ihre Wallet auf der Chain ansehen' },
  rejected: {
    title: 'Sie haben abgebrochen',
    words: 'Sie haben abgebrochen. Es wurde nichts gesendet.',
    kept: 'Es ist kein Geld geflossen. Ihre Spende bleibt, wie sie war.',
    again: 'Noch einmal prüfen',
    unread:
      'Ob sie vorher vorgeschlagen wurde, ist noch nicht bekannt: Die Warteschlange Ihres Safes konnte nicht gelesen werden. Sie wird von selbst immer wieder gelesen.',
  },
  done: {
    follow: 'Diese Spende verfolgen',
    sums: (sums, count) => `${sums} in ${count === 1 ? '1 Zahlung' : `${count} Zahlungen`}.`,
    another: 'Eine weitere Spende beginnen',
    goOn: 'Mit Ihrer Spende fortfahren',
    sent: 'Gesendet',
    one: 'Ihre Wallet hat sie gesendet. Unten steht, wie weit sie ist.',
    batch: (count) =>
      `Ihre Wallet hat ${all(count)} als eine Transaktion gesendet. Unten steht, wie weit sie ist.`,
    each: (count) => `Ihre Wallet hat ${all(count)} gesendet. Unten steht, wie weit jede von ihnen ist.`,
    draft: 'Was im Entwurf steht',
    proposedGifts: 'Was vorgeschlagen wurde',
    proposed: 'Ihrem Safe vorgeschlagen',
    already: 'Schon in der Warteschlange Ihres Safes',
    oneGift: 'Das ist eine Spende, nicht zwei',
    earlier: (when) =>
      `Ihr Safe hat mit der Transaktion der Spende vom ${when} geantwortet: dieselben Zahlungen mit derselben Nonce. Diese Transaktion kann nur einmal ausgeführt werden. Um dasselbe noch einmal zu spenden, wählen Sie in Ihrem Safe eine andere Nonce.`,
    inBatch:
      'Enthält auch der Batch Ihrer Wallet die Spende, wird sie mit dem Bestätigen des Batches noch einmal gezahlt: Tun Sie nur eines von beiden.',
    list: 'Verfolgen Sie sie in der Liste Ihrer Spenden. Es fließt kein Geld, bevor genügend Eigentümer unterschrieben haben.',
    coSigners: 'Lassen Sie Ihre Mitunterzeichner prüfen',
    otherDevice: 'Auf einem anderen Gerät prüfen',
    fetchingLink: 'Der Link wird geladen …',
    followPart: { Safe: 'Verfolgen, was vorgeschlagen ist', wallet: 'Verfolgen, was gesendet ist' },
  },
  paused: {
    notYet: 'Noch nicht gesendet',
    sent: (sent, count) => `${sent} von ${count} gesendet`,
    refused: (by, place) => `${by} hat ${named(place)} nicht gesendet`,
    send: 'Senden',
    goOn: (place) => (place === null ? 'Mit der Zahlung fortfahren' : `Mit Zahlung ${place} fortfahren`),
    rejected: (place) =>
      `Sie haben ${named(place)} abgelehnt, also wurde sie nicht gesendet. Es wird nichts weiter gesendet, bevor Sie fortfahren.`,
    waits: 'Es wird nichts weiter gesendet, bevor Sie fortfahren.',
    interrupted:
      'Das wurde unterbrochen. Was gesendet wurde, ist bekannt, und es wird nichts weiter gesendet, bevor Sie fortfahren.',
    kept: (sent, left) =>
      `${sent > 0 ? 'Was hinausgegangen ist, kann nicht zurückgenommen werden und wird nicht noch einmal gesendet. ' : ''}Wenn Sie aufhören, ${left === 1 ? 'bleibt 1 Zahlung' : `bleiben ${left} Zahlungen`} für später erhalten.`,
  },
  list: {
    label: 'Zahlungen',
    unreadable: 'Eine Zahlung, die nicht zurückgelesen werden kann',
    onChain: 'Auf der Chain ansehen',
    out: 'Gesendet',
    shown: (by) => `In ${by} bestätigen`,
    lost: 'Vielleicht gesendet',
    next: 'Als Nächstes: noch nicht gesendet',
    later: 'Noch nicht gesendet',
  },
  unreadable: (who) => `Von ${who === 'Safe' ? 'Ihrem Safe' : 'Ihrer Wallet'} geht hier nichts mehr aus`,
  unknown: { notYet: 'Noch nicht gesucht', look: 'Danach suchen', label: 'Die Anfrage' },
}
