import type { m } from './intentMessages'

export const de: typeof m = {
  record:
    'Was der Transaktionsdienst gesendet hat, ist nicht die Transaktion, die der Link nennt: Ihre Felder ergeben nicht diesen safeTxHash',
  chain: 'Eine andere Chain',
  chainId: (id) => `Die Chain mit der Nummer ${id}`,
  safe: 'Ein anderer Safe',
  unreadable: 'Sie ist keine einfache Liste von Zahlungen',
  code: (contract, address) =>
    `Der Vertrag, der die Zahlungen machen würde, ${contract} unter ${address}, fehlt auf dieser Chain oder hat anderen Code, als Safe veröffentlicht hat`,
  gasLimit: (gas) =>
    `Sie hat eine Gasgrenze (safeTxGas ${gas}): Wenn eine Zahlung scheitert, wird nichts gezahlt, und die Nonce ist trotzdem verbraucht.`,
  unknownUnits: (units, token) => `${units} Basiseinheiten des Tokens unter ${token} (hier nicht bekannt)`,
  refund: (sum, receiver) =>
    `Für die Ausführung zahlt der Safe bis zu ${sum} an ${receiver ?? 'den, der sie ausführt'}, was auch immer aus den Zahlungen wird.`,
  versionUnknown:
    'Die Version des Safes ist nicht bekannt; niemand kann also sagen, was seine Eigentümer unterschreiben.',
  batchUnchecked: (reason) => `Der Vertrag des Batchs konnte nicht geprüft werden. ${reason}`,
  total: {
    atMost: (sum) => `höchstens ${sum} für die Ausführung`,
    both: (sum, atMost) => `${sum} und höchstens ${atMost} für die Ausführung`,
    from: (account, sums) => `Aus ${account}: ${sums}.`,
    units: (units, token) => `${units} Basiseinheiten des Tokens unter ${token}`,
    item: (amount, id, address) => `${amount} von Stück Nr. ${id} von ${address}`,
    amountOrId: (value, address) => `${value} Basiseinheiten oder das Stück mit dieser Nummer von ${address}`,
  },
}
