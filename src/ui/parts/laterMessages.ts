import { messages } from '../../language/messages'

/** Texts of components that load with later screens. */
export const m = messages('ui/parts/later', {
  copied: 'Copied!',
  selected: 'The text is selected. Press Ctrl+C to copy it.',
  notCopied: 'This page may not copy for you. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
  link: 'The link',
  copyLink: 'Copy the link',
  qrTooLong: 'The text is too long for a QR code. Copy it instead.',
  difference: {
    nothingLike: 'Nothing like it',
    inTx: 'In the transaction',
    nothingInPlace: 'Nothing in its place',
    more: (count: number) => `And ${count} more.`,
  },
  hint: {
    transaction: 'If Continue stays disabled there, add this Safe to “My accounts” in Safe{Wallet} first.',
    message:
      'Safe{Wallet} lets you sign after you have ticked “I understand the risks”. If Continue stays disabled, add this Safe to “My accounts” there first.',
  },
  safeCheck: {
    /**
     * Texts by the source that claims the Safe before the chain is read, and what to do when the chain contradicts it.
     */
    page: {
      agrees: 'Checked on chain: contract, owners, threshold and nonce match.',
      unverified: 'Your Safe could not be compared with the chain',
      known: 'What you see of your Safe is what Safe{Wallet} says.',
      disagrees: 'Your wallet and the chain do not agree about your Safe',
      advice:
        'Nothing can be given until they do. Your money is safe. Look at your Safe in another browser or on another device.',
    },
    wallet: {
      agrees: 'Read from the chain: contract, owners, threshold and nonce.',
      unverified: 'Your Safe could not be checked on the chain',
      known: 'All that is known of your Safe is its address, as your wallet gave it.',
      disagrees: 'Gifts cannot be made from this Safe here',
      advice:
        'It is not a Safe of a kind that this page knows. Your money is safe: only its owners can move it.',
    },
    fields: {
      safe: 'Address',
      chainId: 'Chain',
      code: 'Contract code',
      singleton: 'Safe contract',
      version: 'Version',
      owners: 'Owners',
      threshold: 'Signatures needed',
      nonce: 'Nonce',
    },
    again: 'Check again',
    checking: 'Comparing your Safe with the chain…',
    without: (reason: string, known: string) =>
      `${reason} ${known} No money has moved. To give without this check, you have to say that you want to.`,
    changed: 'Your Safe may just have been changed',
    late: <T>(until: T) => [
      'Your wallet can show a change up to a minute late. Checking again in ',
      until,
      '. Nothing can be given until your wallet and the chain agree. Your money is safe.',
    ],
    what: 'What',
    pageSays: 'The page says',
    chainSays: 'The chain says',
  },
})
