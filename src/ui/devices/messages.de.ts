import type { m } from './messages'

const count = new Intl.NumberFormat('de-DE')

function stayedOut(signIns: number, why: string): string {
  return signIns === 1
    ? `Eine Anmeldung blieb draußen: ${why}`
    : `${count.format(signIns)} Anmeldungen blieben draußen, jede aus diesem Grund: ${why}`
}

export const de: typeof m = {
  title: 'Zwei Geräte',
  lede: 'Angekommene Spenden stehen auf der Chain, und jeder Browser findet sie dort. Manches weiß nur dieser Browser: Spenden, die Sie gerade zusammenstellen, gespeicherte Pläne, Zwecke, eigene Namen, hinzugefügte Token und verfolgte Spenden. Eine Datei bringt all das in einen anderen Browser.',
  save: {
    title: 'Speichern, was dieser Browser weiß',
    words: 'Die Datei ist für Sie bestimmt: Sie zeigt, wem Sie spenden und wofür.',
    noKey: 'Schlüssel und Signaturen enthält sie nicht.',
    button: 'Datei speichern',
    nothing: 'Dieser Browser hat noch nichts, was ein anderer übernehmen könnte.',
    saved: 'Die Datei wurde gespeichert.',
    noNotes:
      'Die Notizen zu früheren Spenden konnten nicht aus dem Speicher dieses Browsers gelesen werden. Die Datei enthält nur die der letzten Spenden.',
    tooLong: 'Es ist mehr, als eine Datei aufnehmen kann. Es wurde nichts gespeichert.',
    signIns: {
      title: (signIns) =>
        signIns === 1 ? 'Eine Anmeldung ist im Gange' : `${count.format(signIns)} Anmeldungen sind im Gange`,
      on: (chain, until) => `auf ${chain}, bis ${until}`,
      unknownChain: (chainId) => `Chain ${chainId}`,
      take: (signIns) =>
        signIns === 1
          ? 'Die Anmeldung mitnehmen, mit einem Passwort verschlüsselt'
          : 'Die Anmeldungen mitnehmen, mit einem Passwort verschlüsselt',
      noCrypto:
        'Eine Anmeldung lässt sich von hier nicht mitnehmen: Sie muss verschlüsselt werden, und ein Browser verschlüsselt nur auf Seiten, die mit https geöffnet sind. Beginnen Sie im anderen Browser eine neue Anmeldung. Alles Übrige lässt sich speichern.',
      keyTitle: 'Datei und Passwort zusammen sind ein Schlüssel',
      keyWords: (until) =>
        `Wer beides hat, kann die Anmeldung im Namen des Kontos abschließen, bis ${until}. Geben Sie das Passwort auf einem anderen Weg weiter als die Datei.`,
      password: 'Passwort für die Anmeldung',
      hint: 'Mindestens 12 Zeichen. Es wird nirgends gespeichert und lässt sich nicht wiederherstellen.',
      sealed: 'Die Datei wurde gespeichert. Die Anmeldung darin öffnet nur das Passwort.',
      over: 'Die Anmeldung ist inzwischen zu Ende, darum wurde die Datei ohne sie gespeichert.',
    },
  },
  showPassword: 'Passwort anzeigen',
  bring: {
    title: 'Die Datei eines anderen Browsers übernehmen',
    words:
      'Wählen Sie nur eine Datei, die Sie selbst gespeichert haben. Ihr Inhalt kommt zu dem hinzu, was hier ist, und ersetzt nichts davon. Es wird nichts gesendet.',
    file: 'Datei',
    button: 'Übernehmen',
    empty: 'Wählen Sie zuerst eine Datei.',
    badFile: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal.',
    at: (field: string) => `Bei „${field}“: `,
    refused: 'Diese Datei lässt sich nicht übernehmen',
    unchanged: 'Es wurde nichts geändert.',
    done: 'Die Datei wurde übernommen',
    progressName: 'Gelesene Notizen der Datei',
    progress: (done, of) => `${count.format(done)} von ${count.format(of)} Notizen gelesen.`,
    added: (entries) =>
      entries === 0
        ? 'Alles darin war schon hier.'
        : entries === 1
          ? 'Ein Eintrag ist hinzugekommen.'
          : `${count.format(entries)} Einträge sind hinzugekommen.`,
    left: (entries) =>
      entries === 1
        ? 'Ein Eintrag blieb draußen: Es fehlt der Platz, er war nicht lesbar, er wurde hier seit dem Speichern der Datei schon gespendet, oder eine Spende seines Kontos ist unterwegs.'
        : `${count.format(entries)} Einträge blieben draußen: Es fehlt der Platz, sie waren nicht lesbar, sie wurden hier seit dem Speichern der Datei schon gespendet, oder eine Spende ihres Kontos ist unterwegs.`,
    notKept: 'Dieser Browser speichert für diese Seite nichts mehr, darum wurde nicht alles gespeichert.',
    reload: 'Seite neu laden, um alles zu sehen',
    sealed: {
      title: 'In dieser Datei ist eine verschlüsselte Anmeldung',
      words:
        'Mit ihrem Passwort geht sie in diesem Browser weiter. Übernehmen Sie sie nur, wenn Sie die Datei selbst gespeichert haben.',
      password: 'Passwort der Datei',
      open: 'Öffnen und alles übernehmen',
      without: 'Das Übrige ohne die Anmeldung übernehmen',
      empty:
        'Geben Sie das Passwort ein, das beim Speichern der Datei gewählt wurde, oder übernehmen Sie das Übrige ohne die Anmeldung.',
      wrong:
        'Die Anmeldung lässt sich nicht öffnen: Das Passwort ist ein anderes, oder die Datei wurde verändert. Beides lässt sich nicht unterscheiden. Noch wurde nichts übernommen. Geben Sie das Passwort noch einmal ein, oder übernehmen Sie das Übrige ohne die Anmeldung.',
      noCrypto:
        'Die Anmeldung lässt sich hier nicht öffnen: Ein Browser entschlüsselt nur auf Seiten, die mit https geöffnet sind. Öffnen Sie diese Seite mit https, oder übernehmen Sie das Übrige.',
    },
    signIns: {
      added: (signIns) =>
        signIns === 1
          ? 'Die Anmeldung geht nach dem Neuladen hier weiter. Haben genug Eigentümer unterschrieben, ist der Browser angemeldet, der es zuerst bemerkt; für den anderen ist die Nachricht dann verbraucht.'
          : 'Die Anmeldungen gehen nach dem Neuladen hier weiter. Haben genug Eigentümer unterschrieben, ist der Browser angemeldet, der es zuerst bemerkt; für den anderen ist die Nachricht dann verbraucht.',
      underWay: (signIns) => stayedOut(signIns, 'Hier ist schon eine andere desselben Kontos im Gange.'),
      expired: (signIns) => stayedOut(signIns, 'Die Nachricht ist abgelaufen. Beginnen Sie eine neue.'),
      unfit: (signIns) => stayedOut(signIns, 'Sie ist nicht lesbar, oder sie gehört nicht zu dieser Seite.'),
      unread: (signIns) =>
        stayedOut(signIns, 'Hier ist eine desselben Kontos gespeichert, die diese Seite nicht lesen kann.'),
      noRoom: (signIns) =>
        stayedOut(
          signIns,
          'Dieser Browser speichert für diese Seite nichts mehr, und beim Neuladen ginge sie verloren.',
        ),
    },
  },
  howLong: {
    title: 'Wie lange dieser Browser all das behält',
    lasting: 'Dieser Browser behält all das, bis Sie die Daten dieser Website löschen.',
    removable:
      'Dieser Browser darf all das löschen, wenn auf dem Gerät der Platz knapp wird. Speichern Sie die Datei, oder bitten Sie den Browser, alles zu behalten.',
    refused:
      'Der Browser hat nicht zugestimmt: Er darf all das weiterhin löschen, wenn auf dem Gerät der Platz knapp wird. Speichern Sie zur Sicherheit die Datei.',
    unknown: 'Dieser Browser sagt nicht, ob er all das löschen darf. Speichern Sie zur Sicherheit die Datei.',
    denied:
      'Dieser Browser lässt die Seite nichts speichern: Beim Schließen der Seite geht all das verloren.',
    ask: 'Den Browser bitten, alles zu behalten',
  },
  stays: {
    title: 'Was bleibt, wo es ist',
    intents:
      'Eine Frage, die Ihre Wallet oder Ihr Safe noch beantworten muss: Zwei Browser könnten dieselbe Spende senden. Beenden Sie sie dort, wo Sie begonnen haben.',
    signIn:
      'Eine Anmeldung, die noch kein Eigentümer unterschrieben hat oder für die Sie kein Passwort wählen, und ob Sie angemeldet sind. Beginnen Sie im anderen Browser eine neue.',
    signatures: 'Signaturen, die der Transaktionsdienst noch nicht hat.',
    parts:
      'Eine Spende in mehreren Teilen: Sie geht in dem Browser weiter, der den ersten Teil gesendet hat.',
    ends: 'Wie eine verfolgte Spende ausgegangen ist: Dieser Browser fragt die Chain selbst.',
  },
}
