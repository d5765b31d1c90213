import { messages } from '../../language/messages'

/** Texts of components that load with later screens. */
export const m = messages('ui/parts/later', {
  jumps: 'On this page',
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
    noOwner: 'No owner is connected in Safe{Wallet}. Connect the wallet of an owner there, then go on.',
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
  /** Texts for stored data that this version of the page cannot read. */
  unreadable: {
    why: {
      newer: 'A newer version of this page has stored it. Reload the page to get that version.',
      damaged: 'What is stored is incomplete, or something else has changed it. It stays as it is.',
    },
    save: 'Save it as a file',
    giveUp: 'Give it up',
    discard: 'Discard it for good',
    discarded: 'It was discarded.',
    /** Texts for a screen that stopped working. */
    aside: {
      title: 'If it stops again',
      words:
        'What this browser keeps for you may be the cause. Save it as a file, then discard it: the page opens without it. What was proposed or sent goes on. Look in your Safe or wallet before you give again.',
      things: {
        basket: 'The gift that you are preparing',
        plans: 'Your saved plans',
        list: 'The list of your gifts',
      },
    },
    things: {
      giftOfSafe: {
        title: 'A gift is stored here that this page cannot read',
        means:
          'It may have been proposed to your Safe. So that nothing is proposed twice, this page proposes nothing more. Nothing has been executed by this page. See in the queue of your Safe whether the gift is there.',
        lost: 'Do this only once you have looked in the queue of your Safe. After that, this page proposes again, and does not know of the stored gift.',
      },
      giftOfWallet: {
        title: 'A gift is stored here that this page cannot read',
        means:
          'Your wallet may have sent it. So that nothing is sent twice, this page sends nothing more. See in your wallet whether it has sent the gift.',
        lost: 'Do this only once you have looked in your wallet. After that, this page sends again, and does not know of the stored gift.',
      },
      list: {
        title: 'The stored list of your gifts cannot be read here',
        means:
          'Gifts may be missing from this page. No money is affected: what was proposed or sent goes on without the list. Look in your Safe or wallet before you give again. What you give now is not added to the list.',
        lost: 'What only this list knows is forgotten: which gifts were made here, and the names you gave to recipients.',
      },
      basket: {
        title: 'Your stored gift cannot be read here',
        means:
          'Nothing of it was sent by this page. What you add now is gone when you close the page, and does not change what is stored.',
        lost: 'The lines of the stored gift are forgotten. You can choose them again.',
      },
      plans: {
        title: 'Your saved plans cannot be read here',
        means: 'No money is affected. Plans can be neither saved nor changed here.',
        lost: 'All saved plans of this account are forgotten.',
      },
      tokens: {
        title: 'The tokens that you have added cannot be read here',
        means: 'No money is affected. Tokens can be neither added nor removed here.',
        lost: 'The tokens that you have added for this account are forgotten. You can add them again.',
      },
      alarm: {
        title: 'A warning about this transaction is stored that this page cannot read',
        means:
          'A wallet may have returned a signature that is not its owner’s. So that nothing is signed with such a wallet, nothing can be signed or sent for this transaction here.',
        lost: 'Do this only once you know what the warning was about. After that, this transaction can be signed and sent here.',
      },
      execution: {
        title: 'An execution is stored that this page cannot read',
        means:
          'Your wallet may have sent this transaction. A Safe executes it only once, and a second try would only cost fees. So it is not executed from here.',
        lost: 'Do this only once you have looked in your wallet. After that, the transaction can be executed from here.',
      },
      signature: {
        title: 'A signature is stored here that this page cannot read',
        means:
          'It was made here for this transaction or its rejection, and the other owners may not see it yet. A signature alone moves no money. The signatures that the others see are listed on this page. If yours is missing, sign again: that costs nothing.',
        lost: 'The stored signature is forgotten. The owner can sign again.',
      },
      purposes: {
        title: 'The purposes of your gifts cannot be read here',
        means:
          'No money is affected. What you wrote about your latest gifts is missing on this page and in the links to them. A new purpose is not kept.',
        lost: 'The stored purposes of this account are forgotten. What the record has noted of them stays there.',
      },
      notes: {
        title: 'Some notes about gifts of this account cannot be read here',
        means:
          'No money is affected. Names of your own, purposes, notes for payees and values in money may be missing here, in links, and in the files that you save.',
        lost: 'What only these notes know is forgotten: names of your own, purposes, notes for payees and values in money.',
      },
      signIn: {
        title: 'A sign-in is stored here that this page cannot read',
        means:
          'Owners of your Safe may be signing it. So that nobody signs twice, no other sign-in begins here. No money is affected.',
        lost: 'The stored sign-in is forgotten, and what owners have signed for it is of no use any more.',
      },
    },
  },
})
