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
  addFirst:
    'Nehmen Sie diese Seite vor der ersten Spende auf: Nur über einen Link geöffnet, ist sie in Safe{Wallet} eine unbekannte App, und jeder Vorschlag nennt sie so.',
  proposes:
    'Sie wählen Anliegen und Beträge. Ihr Safe schlägt eine einzige Transaktion für alle vor, und seine Eigentümer unterschreiben sie.',
  signOrCheck: 'Zum Unterschreiben oder Prüfen',
  readAny:
    'Wer für einen Safe unterschreibt, seine Bücher führt oder einen Spendeneintrag bekommen hat, kann hier alles lesen, ohne etwas zu verbinden.',
  next: 'Wie es weitergeht',
  follow: 'Sie können hier jede Spende verfolgen, bis sie angekommen ist.',
  read: 'Über jedes Anliegen können Sie lesen, ohne etwas zu verbinden.',
  allCauses: 'Alle Anliegen ansehen',
  cause: {
    connect: 'Wallet verbinden und spenden',
    noWallet: 'Ohne Wallet in diesem Browser können Sie hier alles lesen und von Ihrem Safe aus spenden.',
    inSafe: 'Aus meinem Safe spenden',
  },
  activity: {
    framed:
      'Der Verlauf zeigt die Spenden Ihres Safes oder Ihrer Wallet: wer unterschrieben hat, was wartet und was angekommen ist. Um Ihre zu sehen, öffnen Sie diese Seite in Ihrem Safe oder in einem eigenen Tab.',
    inTab:
      'Der Verlauf zeigt die Spenden Ihres Safes oder Ihrer Wallet: wer unterschrieben hat, was wartet und was angekommen ist. Um Ihre zu sehen, verbinden Sie die Wallet, aus der Sie gespendet haben, oder öffnen Sie diese Seite in Ihrem Safe.',
    review: 'Transaktion eines Safes prüfen',
  },
  host: {
    silent:
      'Diese Seite steht in einer anderen Seite, und die wird seit zehn Sekunden nach Ihrem Safe gefragt. Kommt die Antwort noch, sind Sie sofort verbunden. Es wurde nichts gesendet.',
    askAgain: 'Noch einmal fragen',
    goOnWithout: 'Ohne Safe weiterlesen',
    refusedTitle: 'Die Seite um diese herum ist kein Safe, den wir kennen',
    refused: (origin) => [
      'Es ist ',
      origin,
      ', und sie hat geantwortet, als wäre sie Ihr Safe. Sie hat nichts von uns bekommen, und von hier aus kann nichts gespendet werden. Wenn Sie diese Seite nicht erwartet haben, schließen Sie sie.',
    ],
    onlyRead: 'Nur die Anliegen lesen',
  },
  unknownChain: {
    safe: {
      title: 'Die Chain dieses Safes ist hier nicht bekannt',
      lede: (chainId) =>
        `Ihr Safe ist auf der Chain ${chainId}. Diese Seite unterstützt sie nicht, deshalb kann hier nichts aus Ihrem Safe gespendet werden. Ihr Geld ist sicher.`,
      known: 'Chains, auf denen Sie spenden können',
      remedy:
        'Wenn Sie auf einer davon einen Safe haben, wählen Sie ihn in Safe{Wallet}. Diese Seite öffnet sich dann wieder mit ihm.',
    },
    wallet: {
      title: 'Falsches Netzwerk',
      lede: (chainId) =>
        `Ihre Wallet ist auf der Chain ${chainId}. Diese Seite unterstützt sie nicht, deshalb kann dort von hier aus nichts gespendet werden. Ihr Geld ist sicher.`,
      known: 'Netzwerke, auf denen Sie spenden können',
      remedy:
        'Wechseln Sie in Ihrer Wallet zu einem davon, oder mit dem Netzwerk-Knopf oben auf dieser Seite.',
    },
    chain: (name, chainId) => `${name} (Chain ${chainId})`,
    read: 'Über die Anliegen lesen',
  },
}
