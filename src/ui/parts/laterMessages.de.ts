import type { m } from './laterMessages'

export const de: typeof m = {
  jumps: 'Auf dieser Seite',
  copied: 'Kopiert!',
  selected: 'Der Text ist markiert. Mit Strg+C kopieren Sie ihn.',
  notCopied:
    'Diese Seite darf nicht für Sie kopieren. Der Text ist markiert: Drücken Sie Strg+C, auf einem Mac ⌘C.',
  link: 'Der Link',
  copyLink: 'Link kopieren',
  qrTooLong: 'Der Text ist zu lang für einen QR-Code. Kopieren Sie ihn stattdessen.',
  difference: {
    nothingLike: 'Nichts dergleichen',
    inTx: 'In der Transaktion',
    nothingInPlace: 'Nichts an dieser Stelle',
    more: (count) => `Und ${count} weitere.`,
  },
  hint: {
    noOwner:
      'In Safe{Wallet} ist kein Eigentümer verbunden. Verbinden Sie dort die Wallet eines Eigentümers und machen Sie dann weiter.',
    transaction:
      'Wenn „Continue“ dort gesperrt bleibt, nehmen Sie diesen Safe in Safe{Wallet} zuerst unter „My accounts“ auf.',
    message:
      'In Safe{Wallet} können Sie unterschreiben, sobald Sie „I understand the risks“ angekreuzt haben. Bleibt „Continue“ gesperrt, nehmen Sie diesen Safe dort zuerst unter „My accounts“ auf.',
  },
  safeCheck: {
    page: {
      agrees: 'Auf der Chain geprüft: Vertrag, Eigentümer, Schwelle und Nonce stimmen überein.',
      unverified: 'Ihr Safe konnte nicht mit der Chain verglichen werden',
      known: 'Was Sie hier von Ihrem Safe sehen, ist die Angabe von Safe{Wallet}.',
      disagrees: 'Über Ihren Safe sagen Ihre Wallet und die Chain Verschiedenes',
      advice:
        'Solange das so ist, kann nichts gespendet werden. Ihr Geld ist sicher. Sehen Sie sich Ihren Safe in einem anderen Browser oder auf einem anderen Gerät an.',
    },
    wallet: {
      agrees: 'Von der Chain gelesen: Vertrag, Eigentümer, Schwelle und Nonce.',
      unverified: 'Ihr Safe konnte auf der Chain nicht geprüft werden',
      known: 'Von Ihrem Safe ist nur die Adresse bekannt, die Ihre Wallet genannt hat.',
      disagrees: 'Aus diesem Safe kann hier nicht gespendet werden',
      advice:
        'Es ist kein Safe von einer Art, die diese Seite kennt. Ihr Geld ist sicher: Nur die Eigentümer können es bewegen.',
    },
    fields: {
      safe: 'Adresse',
      chainId: 'Chain',
      code: 'Code des Vertrags',
      singleton: 'Safe-Vertrag',
      version: 'Version',
      owners: 'Eigentümer',
      threshold: 'Nötige Signaturen',
      nonce: 'Nonce',
    },
    again: 'Noch einmal prüfen',
    checking: 'Ihr Safe wird mit der Chain verglichen …',
    without: (reason, known) =>
      `${reason} ${known} Es wurde kein Geld bewegt. Um ohne diese Prüfung zu spenden, müssen Sie es ausdrücklich wollen.`,
    changed: 'Ihr Safe ist vielleicht gerade geändert worden',
    late: (until) => [
      'Ihre Wallet kann eine Änderung bis zu einer Minute später zeigen. Die nächste Prüfung ist in ',
      until,
      '. Solange Ihre Wallet und die Chain nicht übereinstimmen, kann nichts gespendet werden. Ihr Geld ist sicher.',
    ],
    what: 'Angabe',
    pageSays: 'Laut Seite',
    chainSays: 'Laut Chain',
  },
  unreadable: {
    why: {
      newer:
        'Eine neuere Version dieser Seite hat es gespeichert. Laden Sie die Seite neu, um diese Version zu bekommen.',
      damaged:
        'Was gespeichert ist, ist unvollständig, oder etwas anderes hat es verändert. Es bleibt, wie es ist.',
    },
    save: 'Als Datei sichern',
    giveUp: 'Darauf verzichten',
    discard: 'Endgültig verwerfen',
    discarded: 'Es wurde verworfen.',
    aside: {
      title: 'Wenn das wieder geschieht',
      words:
        'Was dieser Browser für Sie aufbewahrt, kann die Ursache sein. Speichern Sie es als Datei, und verwerfen Sie es dann: Die Seite öffnet sich ohne es. Was vorgeschlagen oder gesendet ist, läuft weiter. Sehen Sie in Ihrem Safe oder Ihrer Wallet nach, bevor Sie wieder spenden.',
      things: {
        basket: 'Die Spende, die Sie vorbereiten',
        plans: 'Ihre gespeicherten Pläne',
        list: 'Die Liste Ihrer Spenden',
      },
    },
    things: {
      giftOfSafe: {
        title: 'Hier ist eine Spende gespeichert, die diese Seite nicht lesen kann',
        means:
          'Vielleicht wurde sie Ihrem Safe vorgeschlagen. Damit nichts zweimal vorgeschlagen wird, schlägt diese Seite nichts mehr vor. Ausgeführt hat diese Seite nichts. Sehen Sie in der Warteschlange Ihres Safes nach, ob die Spende dort steht.',
        lost: 'Tun Sie das erst, wenn Sie in der Warteschlange Ihres Safes nachgesehen haben. Danach schlägt diese Seite wieder vor und weiß von der gespeicherten Spende nichts.',
      },
      giftOfWallet: {
        title: 'Hier ist eine Spende gespeichert, die diese Seite nicht lesen kann',
        means:
          'Vielleicht hat Ihre Wallet sie gesendet. Damit nichts zweimal gesendet wird, sendet diese Seite nichts mehr. Sehen Sie in Ihrer Wallet nach, ob sie die Spende gesendet hat.',
        lost: 'Tun Sie das erst, wenn Sie in Ihrer Wallet nachgesehen haben. Danach sendet diese Seite wieder und weiß von der gespeicherten Spende nichts.',
      },
      list: {
        title: 'Die gespeicherte Liste Ihrer Spenden kann hier nicht gelesen werden',
        means:
          'Auf dieser Seite können Spenden fehlen. Ihr Geld ist nicht betroffen: Was vorgeschlagen oder gesendet wurde, geht ohne die Liste weiter. Sehen Sie in Ihrem Safe oder Ihrer Wallet nach, bevor Sie noch einmal spenden. Was Sie jetzt spenden, kommt nicht in die Liste.',
        lost: 'Was nur diese Liste weiß, ist dann vergessen: welche Spenden hier gemacht wurden, und wie Sie Empfänger genannt haben.',
      },
      basket: {
        title: 'Ihre gespeicherte Spende kann hier nicht gelesen werden',
        means:
          'Diese Seite hat nichts davon gesendet. Was Sie jetzt hinzufügen, ist fort, wenn Sie die Seite schließen, und ändert nichts an dem, was gespeichert ist.',
        lost: 'Die Zeilen der gespeicherten Spende sind dann vergessen. Sie können sie neu auswählen.',
      },
      plans: {
        title: 'Ihre gespeicherten Pläne können hier nicht gelesen werden',
        means: 'Ihr Geld ist nicht betroffen. Pläne lassen sich hier weder speichern noch ändern.',
        lost: 'Alle gespeicherten Pläne dieses Kontos sind dann vergessen.',
      },
      tokens: {
        title: 'Die Token, die Sie hinzugefügt haben, können hier nicht gelesen werden',
        means: 'Ihr Geld ist nicht betroffen. Token lassen sich hier weder hinzufügen noch entfernen.',
        lost: 'Die Token, die Sie für dieses Konto hinzugefügt haben, sind dann vergessen. Sie können sie wieder hinzufügen.',
      },
      alarm: {
        title: 'Zu dieser Transaktion ist eine Warnung gespeichert, die diese Seite nicht lesen kann',
        means:
          'Vielleicht hat eine Wallet eine Unterschrift zurückgegeben, die nicht von ihrem Eigentümer ist. Damit nichts mit so einer Wallet unterschrieben wird, lässt sich für diese Transaktion hier nichts unterschreiben oder senden.',
        lost: 'Tun Sie das erst, wenn Sie wissen, wovor gewarnt wurde. Danach lässt sich diese Transaktion hier unterschreiben und senden.',
      },
      execution: {
        title: 'Hier ist eine Ausführung gespeichert, die diese Seite nicht lesen kann',
        means:
          'Vielleicht hat Ihre Wallet diese Transaktion gesendet. Ein Safe führt sie nur einmal aus, ein zweiter Versuch würde nur Gebühren kosten. Darum wird sie von hier nicht ausgeführt.',
        lost: 'Tun Sie das erst, wenn Sie in Ihrer Wallet nachgesehen haben. Danach lässt sich die Transaktion von hier ausführen.',
      },
      signature: {
        title: 'Hier ist eine Signatur gespeichert, die diese Seite nicht lesen kann',
        means:
          'Sie wurde hier für diese Transaktion oder ihre Ablehnung gegeben, und die anderen Eigentümer sehen sie vielleicht noch nicht. Eine Signatur allein bewegt kein Geld. Die Signaturen, die die anderen sehen, stehen auf dieser Seite. Fehlt Ihre, unterschreiben Sie noch einmal: Das kostet nichts.',
        lost: 'Die gespeicherte Signatur ist dann vergessen. Der Eigentümer kann noch einmal unterschreiben.',
      },
      purposes: {
        title: 'Die Zwecke Ihrer Spenden können hier nicht gelesen werden',
        means:
          'Ihr Geld ist nicht betroffen. Was Sie zu Ihren letzten Spenden geschrieben haben, fehlt auf dieser Seite und in den Links zu ihnen. Ein neuer Zweck wird nicht aufbewahrt.',
        lost: 'Die gespeicherten Zwecke dieses Kontos sind dann vergessen. Was sich das Spendenverzeichnis davon notiert hat, bleibt dort.',
      },
      notes: {
        title: 'Einige Notizen zu Spenden dieses Kontos können hier nicht gelesen werden',
        means:
          'Ihr Geld ist nicht betroffen. Eigene Namen, Zwecke, Notizen für Empfänger und Werte in Geld fehlen möglicherweise hier, in Links und in den Dateien, die Sie sichern.',
        lost: 'Was nur diese Notizen wissen, ist dann vergessen: eigene Namen, Zwecke, Notizen für Empfänger und Werte in Geld.',
      },
      signIn: {
        title: 'Hier ist eine Anmeldung gespeichert, die diese Seite nicht lesen kann',
        means:
          'Vielleicht unterschreiben Eigentümer Ihres Safes sie gerade. Damit niemand zweimal unterschreibt, beginnt hier keine andere Anmeldung. Ihr Geld ist nicht betroffen.',
        lost: 'Die gespeicherte Anmeldung ist dann vergessen, und was Eigentümer dafür unterschrieben haben, nützt nichts mehr.',
      },
    },
  },
}
