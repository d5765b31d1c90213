import type { m } from './activityGuideMessages'

export const de: typeof m = {
  framed:
    'Der Verlauf zeigt die Spenden Ihres Safes oder Ihrer Wallet: wer unterschrieben hat, was wartet und was angekommen ist. Um Ihre zu sehen, öffnen Sie diese Seite in Ihrem Safe oder in einem eigenen Tab.',
  inTab:
    'Der Verlauf zeigt die Spenden Ihres Safes oder Ihrer Wallet: wer unterschrieben hat, was wartet und was angekommen ist. Um Ihre zu sehen, verbinden Sie die Wallet, aus der Sie gespendet haben, oder öffnen Sie diese Seite in Ihrem Safe.',
  review: 'Transaktion eines Safes prüfen',
}
