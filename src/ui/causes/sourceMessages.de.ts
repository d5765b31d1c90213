import type { m } from './sourceMessages'

export const de: typeof m = {
  title: 'Zu diesem Verzeichnis',
  published: (version, on, by) => [`Version ${version} vom `, on, ', herausgegeben von ', by, '.'],
  checking: 'Die Signatur wird geprüft …',
  unchecked: 'Die Signatur konnte nicht geprüft werden',
  signed: (signers, owners) =>
    `Von ${signers} der ${owners} Eigentümer des Safes der Organisation unterschrieben`,
  accepts: (safe, threshold) => [
    'Der Safe ',
    safe,
    ` verlangt ${threshold === 1 ? 'eine Signatur' : `${threshold} Signaturen`} und nimmt diese heute an. Diese Version haben unterschrieben:`,
  ],
}
