import type { m } from './progressMessages'

export const de: typeof m = {
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
}
