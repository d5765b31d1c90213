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
  progress: {
    needs: (more, verified, threshold) =>
      `Es ${more === 1 ? 'fehlt noch eine Signatur' : `fehlen noch ${more} Signaturen`} (${verified} von ${threshold}).`,
    unknown: (threshold) =>
      threshold === 1
        ? 'Ob die nötige Signatur da ist, ist nicht bekannt.'
        : `Wie viele der ${threshold} nötigen Signaturen da sind, ist nicht bekannt.`,
    enough: (verified, threshold) => `Die nötigen Signaturen sind da (${verified} von ${threshold}).`,
    next: 'Sie ist die nächste.',
    ready: 'Sie ist die nächste: Ein Eigentümer kann sie ausführen.',
    waits: (before) => `Sie wartet erst auf die Transaktion #${before}.`,
    over: 'Kann nicht mehr ausgeführt werden',
    done: {
      success: 'Ausgeführt: Das sagt das Ereignis des Safes selbst.',
      failure:
        'Ausgeführt, und ihre Aufrufe sind gescheitert: Das sagt das Ereignis des Safes selbst. Alle wurden rückgängig gemacht.',
    },
    used: (nonce) =>
      `Die Nonce ${nonce} ist verbraucht, von dieser Transaktion oder von einer anderen: Von welcher, konnte nicht geprüft werden.`,
    executed: (nonce) =>
      `Laut Transaktionsdienst ausgeführt. Die Chain sagt, dass die Nonce ${nonce} verbraucht ist.`,
    disputed: 'Laut Transaktionsdienst wurde sie ausgeführt, laut der Chain nicht.',
    unread: 'Wo sie steht, konnte nicht geprüft werden',
  },
}
