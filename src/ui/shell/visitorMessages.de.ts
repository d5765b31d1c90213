import type { m } from './visitorMessages'

export const de: typeof m = {
  framed:
    'Diese Seite steht in einer anderen Seite, und dort kann nur ein Safe spenden. Öffnen Sie sie in Ihrem Safe oder in einem eigenen Tab.',
  inTab:
    'Verbinden Sie oben eine Wallet, oder öffnen Sie diese Seite in Ihrem Safe. Die Spenden gehen in beiden Fällen direkt an jedes Anliegen, und Sie brauchen hier kein Konto.',
  fromWallet: 'Aus einer Wallet',
  wallet:
    'Verbinden Sie sie, wählen Sie Anliegen und Beträge, und bestätigen Sie in Ihrer Wallet: in einer einzigen Transaktion, wenn sie das kann, sonst eine Zahlung nach der anderen. Sie können dazwischen aufhören, und nichts wird zweimal gesendet.',
  fromSafe: 'Aus Ihrem Safe',
  safe: 'Öffnen Sie diese Seite in Safe{Wallet}. Dort kennt sie Ihren Safe sofort: Sie müssen nichts verbinden und keine Nachricht unterschreiben. Drei Schritte, einmalig:',
  open: (link) => [link, ' und den Safe wählen, aus dem Sie spenden möchten.'],
  apps: (apps, custom, add) => ['Zu ', apps, ' gehen, dann zu ', custom, ', und ', add, ' wählen.'],
  paste: (address) => ['Diese Adresse einfügen: ', address],
  copy: 'Adresse kopieren',
  proposes:
    'Sie wählen Anliegen und Beträge. Ihr Safe schlägt eine einzige Transaktion für alle vor, und seine Eigentümer unterschreiben sie.',
  next: 'Wie es weitergeht',
  follow: 'Sie können hier jede Spende verfolgen, bis sie angekommen ist.',
  read: 'Über jedes Anliegen können Sie lesen, ohne etwas zu verbinden.',
  allCauses: 'Alle Anliegen ansehen',
}
