import type { m } from './messages'

const number = (value: number) => value.toLocaleString('de-DE')

export const de: typeof m = {
  anotherFile: 'Wählen Sie eine andere Datei.',
  split: 'Teilen Sie die Datei auf.',
  batch: {
    notOne: (where) =>
      `Das ist kein Batch des Transaction Builders: ${where === null ? 'Die Datei' : `„${where}“`} passt nicht.`,
    exportAgain: 'Exportieren Sie den Batch noch einmal im Transaction Builder.',
    otherChain: (found, chain, chainId) =>
      `Der Batch ist für die Chain ${found}, und diese Spende ist auf ${chain} (${chainId}).`,
    openThere: (giver) =>
      `Öffnen Sie ${giver === 'Safe' ? 'einen Safe' : 'eine Wallet'} auf jener Chain, oder wählen Sie eine andere Datei.`,
    otherVersion: (version) =>
      `Der Batch hat die Version ${version}, und diese Seite liest Version 1 der Batches des Transaction Builders.`,
    reload: 'Laden Sie die Seite neu, um ihre neueste Version zu bekommen.',
    empty: 'Es ist keine Transaktion darin.',
    tooMany: (count, most) =>
      `Es sind ${number(count)} Transaktionen; auf einmal können ${number(most)} gelesen werden.`,
    split: 'Teilen Sie den Batch auf.',
    checksum:
      'Die Prüfsumme stimmt nicht: Die Datei wurde nach dem Speichern geändert, von Hand oder unterwegs.',
    noChecksum: 'Die Datei hat keine Prüfsumme: Ob sie geändert wurde, konnte nicht geprüft werden.',
    notWritten: 'So schreibt der Transaction Builder das nicht.',
    notWhole: 'Das ist keine ganze Zahl der kleinsten Einheit.',
    writeWhole:
      'Schreiben Sie sie in Ziffern, oder exportieren Sie den Batch noch einmal im Transaction Builder.',
    contradicts: 'Die Calldata zahlt etwas anderes, als die Methode angibt.',
    noTransfer: 'Der Aufruf ist keine einfache Überweisung.',
    sendsCoin: (coin) => `Der Aufruf sendet ${coin} zusammen mit der Überweisung eines Tokens.`,
    onlyTransfers:
      'Hier können nur einfache Überweisungen gespendet werden. Nehmen Sie diesen Aufruf aus dem Batch.',
  },
  unknownToken: (chain) => `Diese Seite kennt diesen Token auf ${chain} nicht.`,
  addToken: 'Prüfen Sie die Adresse. Wenn sie stimmt, fügen Sie den Token zuerst in Ihrer Spende hinzu.',
  table: {
    empty: 'Es steht nichts darin.',
    chooseFull: 'Wählen Sie eine Datei mit Zahlungen.',
    noPayment: 'Unter den Namen der Spalten steht keine Zahlung.',
    addLines: 'Fügen Sie unter der ersten Zeile für jede Zahlung eine Zeile ein.',
    tooMany: (count, most) =>
      `Es sind ${number(count)} Zahlungen; auf einmal können ${number(most)} gelesen werden.`,
    unread: (columns) =>
      `Diese Spalten wurden nicht gelesen: ${columns.map((column) => `„${column}“`).join(', ')}.`,
    memosCut: (place, at, most) =>
      `Notizen mit mehr als ${most} Zeichen wurden gekürzt: ${place === 'Line' ? 'Zeile' : place === 'Payment' ? 'Zahlung' : 'Transaktion'} ${at.slice(0, 20).join(', ')}${at.length > 20 ? ` und ${number(at.length - 20)} weitere` : ''}.`,
    more: (count) =>
      count === 1
        ? 'Eine weitere Zeile hat Fehler, die nicht aufgeführt sind.'
        : `${count} weitere Zeilen haben Fehler, die nicht aufgeführt sind.`,
    tooManyNames: (count, most) =>
      `Sie hat ${number(count)} verschiedene ENS-Namen; auf einmal können ${number(most)} nachgesehen werden.`,
    namesOnEthereum: (names, chain) =>
      `Diese Namen haben keine eigene Adresse für ${chain}, deshalb gilt ihre Adresse auf Ethereum: ${names.join(', ')}. Fragen Sie, ob ihre Besitzer sie auch auf ${chain} verwenden.`,
    amount: 'amount',
    column: (index) => `Spalte ${index}`,
    tooManyColumns: (count, most) =>
      `Es sind ${number(count)} Spalten; gelesen werden können ${number(most)}.`,
    readWith: (text, amount) => `In der Spalte der Beträge wurde ${text} als ${amount} gelesen.`,
    unheaded: (line, text) =>
      `Zeile ${line} wurde nicht als Zahlung gelesen, sondern als Namen der Spalten: ${text}. Wenn sie eine Zahlung ist, schreiben Sie eine Zeile wie „receiver, token, amount“ darüber.`,
    headerAgain: (line) => `Zeile ${line} wurde ausgelassen: Sie wiederholt die Namen der Spalten.`,
    total: (line) => `Zeile ${line} wurde ausgelassen: Sie ist die Summe der Zeilen darüber.`,
    totalUnchecked: (line) =>
      `Zeile ${line} wurde als Summe ausgelassen. Ein Betrag war nicht lesbar, deshalb wurde die Summe nicht mit den Zeilen darüber verglichen.`,
    totalDiffers: (line, total, sum) =>
      `Zeile ${line} wurde ausgelassen: Dort steht ${total}, und die Zeilen darüber ergeben ${sum}. Prüfen Sie, ob eine Zahlung fehlt oder falsch ist.`,
    receiver: 'receiver (oder cause)',
    missing: (columns) =>
      `In der ersten Zeile müssen die Spalten benannt sein. Es fehlt: ${columns.join('; ')}.`,
    nameThem:
      'Schreiben Sie die Namen der Spalten in die erste Zeile: token_type, token_address, receiver, amount.',
  },
  row: {
    moreCells: (cells, columns) =>
      `Die Zeile hat ${cells} Zellen, und die erste Zeile nennt ${columns} Spalten. Vielleicht hat ein Komma in einer Zahl oder einem Namen eine Zelle geteilt.`,
    quoteCells:
      'Setzen Sie, was zusammengehört, in Anführungszeichen, wie "1,000", oder schreiben Sie die Zahl ohne das Zeichen.',
    fewerCells: (cells, columns) =>
      `Die Zeile hat ${cells} ${cells === 1 ? 'Zelle' : 'Zellen'}, und die erste Zeile nennt ${columns} Spalten. Vielleicht ist sie abgeschnitten.`,
    fillCells: 'Vervollständigen Sie die Zeile. Auch eine leere Zelle braucht ihr Trennzeichen.',
    splitAmount: (text) => `Vielleicht geht der Betrag in der nächsten Zelle weiter: ${text}.`,
    quoteAmount:
      'Setzen Sie den Betrag in Anführungszeichen, wie "1,000.00", oder schreiben Sie ihn ohne das Komma. Ist die nächste Zelle eine eigene Zahl, etwa eine Rechnungsnummer, sagen Sie es bei den Spalten.',
    collectible:
      'Diese Zeile ist für ein Sammelstück (NFT), und hier können nur Währungen und Token gespendet werden.',
    sendCollectible: 'Lassen Sie diese Zeile weg, und senden Sie das Sammelstück in Safe{Wallet}.',
    noKind: 'Das ist keine Art von Token.',
    writeKind: 'Schreiben Sie native oder erc20.',
    coinAndToken: (coin) =>
      `Die Zeile ist für ${coin}, die Währung der Chain, und nennt außerdem einen Token.`,
    noToken: 'Lassen Sie die Adresse für die Währung leer, oder schreiben Sie erc20 als Art.',
    noAsset: 'Es ist nicht angegeben, welche Währung oder welcher Token gespendet wird.',
    writeAsset: 'Schreiben Sie native für die Währung der Chain, oder die Adresse des Tokens.',
    sameName: (chain) => `Auf ${chain} heißt mehr als ein Token so.`,
    noName: (chain) => `Kein Token, den diese Seite auf ${chain} kennt, heißt so.`,
    writeToken: 'Schreiben Sie die Adresse des Tokens.',
    noCause: 'Kein Anliegen im Verzeichnis hat diese Kennung oder diesen Namen.',
    writeCause:
      'Schreiben Sie den Namen so, wie er im Verzeichnis steht, oder die Kennung im Link des Anliegens; oder die Adresse des Empfängers und kein Anliegen.',
    noRecipient: 'Es fehlt ein Empfänger.',
    writeRecipient: 'Schreiben Sie eine Adresse oder den Namen eines Anliegens.',
    notListed: (cause, chain) => `${cause} hat im Verzeichnis keine Adresse auf ${chain}.`,
    listedElse: (cause, listed) => `${cause} hat im Verzeichnis eine andere Adresse: ${listed}.`,
    findOut:
      'Finden Sie heraus, welche der beiden stimmt. Lassen Sie den Empfänger leer, damit die des Verzeichnisses gilt.',
    rename: 'Schreiben Sie einen anderen Namen, oder lassen Sie ihn weg.',
    namesake: (cause) => `${cause} steht im Verzeichnis, und dort ist es eine andere Adresse.`,
    otherAddress: 'Der Name zeigt eine andere Adresse als die des Empfängers.',
    otherName:
      'Finden Sie heraus, wessen Adresse das ist. Wenn sie stimmt, geben Sie ihr einen anderen Namen.',
    tooLong: (length, most) => `Es sind ${length} Zeichen; erlaubt sind ${most}.`,
    shorten: 'Schreiben Sie nur, was in diese Spalte gehört.',
    ensName:
      'Das ist ein Name, keine Adresse. Namen werden nur in der Spalte receiver einer Tabelle nachgesehen.',
    writeAddress:
      'Schreiben Sie die Adresse, oder fügen Sie diesen Empfänger mit seinem Namen in der Spende hinzu.',
    comma: {
      sentence: 'Vor den Nachkommastellen steht ein Komma.',
      remedy:
        'Die anderen Beträge haben einen Punkt. Schreiben Sie diesen ebenso, oder wählen Sie für die Spalte das Komma.',
    },
    point: {
      sentence: 'Vor den Nachkommastellen steht ein Punkt.',
      remedy:
        'Die anderen Beträge haben ein Komma. Schreiben Sie diesen ebenso, oder wählen Sie für die Spalte den Punkt.',
    },
    write: {
      point: 'Schreiben Sie nur Ziffern und vor den Nachkommastellen einen Punkt: 1234.5.',
      comma: 'Schreiben Sie nur Ziffern und vor den Nachkommastellen ein Komma: 1234,5.',
    },
  },
  text: {
    tooLong: (length, most) =>
      `Es sind ${number(length)} Zeichen; auf einmal können ${number(most)} gelesen werden.`,
    tooLarge: 'Die Datei ist größer als 8 MB.',
    spreadsheet:
      'Das ist eine Datei einer Tabellenkalkulation, und hier kann nur ihre Tabelle gelesen werden.',
    saveAsCsv:
      'Wählen Sie in Excel „Datei“, „Speichern unter“, „CSV UTF-8“, in LibreOffice „Speichern unter“, „Text CSV“, in Numbers „Ablage“, „Exportieren“, „CSV“. Oder kopieren Sie die Zellen, und fügen Sie sie unten ein.',
    notUtf8: 'Das ist kein Text in UTF-8: Eine Tabellenkalkulation speichert ihn als „CSV UTF-8“.',
    saveAgain:
      'Speichern Sie die Datei noch einmal als CSV UTF-8, oder kopieren Sie die Zellen und fügen Sie sie hier ein.',
    quotes: (line) => `Die Anführungszeichen in Zeile ${line} werden nicht geschlossen.`,
    tooManyLines: (most) => `Die Datei hat mehr als ${number(most)} Zeilen.`,
    noCells: 'Das ist keine Tabelle: Anführungszeichen, Trennzeichen und Zeilen passen nicht zusammen.',
    closeQuotes:
      'Schreiben Sie ein Anführungszeichen in einem Text doppelt (""), und schließen Sie jeden Text ab.',
    otherJson:
      'Es ist JSON, aber weder eine Liste von Zahlungen noch ein Batch des Transaction Builders noch eine Spendendatei, oder es ist abgeschnitten.',
  },
  plan: {
    noName: 'Geben Sie dem Plan einen Namen, etwa „Drittes Quartal“.',
    tooLong: (length, most) => `Der Name hat ${length} Zeichen; erlaubt sind ${most}.`,
    taken: 'Es gibt schon einen Plan mit diesem Namen. Wählen Sie einen anderen.',
    sameSafe:
      'Beide Pläne haben einen Teil für denselben Safe auf derselben Chain. Fassen Sie diese Zahlungen zuerst in einer Spende zusammen.',
    unknownToken: (token, chain) =>
      `Diese Seite kennt den Token ${token} auf ${chain} nicht. Fügen Sie ihn zuerst in Ihrer Spende hinzu.`,
    otherAddress: (name) =>
      `Der Plan nennt diesen Empfänger „${name}“ und zeigt damit eine andere Adresse als die, an die gezahlt wird.`,
    namesake: (name, cause) =>
      `Der Plan nennt diesen Empfänger „${name}“. ${cause} steht im Verzeichnis, und dort ist es eine andere Adresse.`,
  },
}
