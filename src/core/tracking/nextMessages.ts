import { messages } from '../../language/messages'

type Giver = 'Safe' | 'wallet'

const inBatch =
  'Your wallet’s batch may still hold the gift as a draft: look there before giving again, because confirming the batch pays the gift.'
const heldBy = (nonce: bigint) => `Transaction #${nonce} in the queue of your Safe makes these payments too.`
const otherwise = (extent: 'part' | 'whole' | null, safeTxHash: string) => {
  if (extent === null) return ''
  return extent === 'part'
    ? ` as part of another transaction (safeTxHash ${safeTxHash})`
    : ` by another transaction with the same payments (safeTxHash ${safeTxHash})`
}

/** Messages for what happened to each tracked item, whether the money is safe, and what to do. */
export const m = messages('core/tracking/next', {
  proposed:
    'Your Safe has taken the proposal; it usually shows within a minute. No money moves before enough owners have signed and it is executed. There is no need to propose it again.',
  draft:
    'No money has moved. This gift may be waiting as a draft in your wallet’s batch: open Batch there and confirm the batch, or sign this gift by its link. Do only one of the two, or the gift is paid twice.',
  heldDraft: (nonce: bigint) =>
    `No money has moved. ${heldBy(nonce)} If that transaction is your wallet’s batch, sign the batch and not this gift by its link, or the gift is paid twice.`,
  inBatch,
  leftInBatch:
    'Your wallet’s batch may still hold the gift as a draft: remove the draft there, or the gift is paid twice.',
  leftIn: (nonce: bigint) => `${heldBy(nonce)} Execute only one of the two, or the gift is paid twice.`,
  sign: {
    first:
      'No money has moved. The first signature puts it into the queue of your Safe; then ask your co-signers to read it there and sign.',
    rejected:
      'No money has moved. Owners want to reject this gift: agree with your co-signers before anyone signs or executes either.',
    contested:
      'No money has moved. Another transaction has the same number, and only one of the two can be executed: agree with your co-signers which one before anyone signs more.',
    found:
      'No money has moved. If you have not signed this gift yet, read it and sign it in the queue of your Safe. If you have, ask the owners who have not.',
    ask: 'No money has moved. Your co-signers find it in the queue of your Safe: ask them to read it there and sign.',
  },
  execute: {
    rejected:
      'Enough owners have signed, and no money has moved. There is a rejection too: agree with your co-signers which of the two to execute.',
    contested:
      'Enough owners have signed, and no money has moved. Another transaction has the same number, and only one of the two can be executed: agree with your co-signers which one.',
    now: 'Enough owners have signed. No money has moved until someone executes it in your Safe.',
    after: (nonce: bigint) =>
      `Enough owners have signed. No money has moved: your Safe works in order, so execute or replace #${nonce} first.`,
  },
  used: 'Its place in the queue has been used, by this gift or by another transaction. The chain is being asked which. There is nothing to do.',
  nodes:
    'One node shows how this ended, another one does not. Look at your Safe on a block explorer, and do not give again before you know.',
  unproved:
    'The address of your Safe says that it was executed, and nothing on the chain proves that the payments were made. Look at that transaction and at the balances on a block explorer. Do not give again before you know.',
  checking:
    'Your Safe has executed the transaction. How much of it arrived is not known yet. Do not give again before you know.',
  executing:
    'It is on its way on the chain and counts once enough blocks are on top of it. There is nothing to do.',
  /** `whom`: the one cause by name; null: more than one recipient. `extent`: of another transaction that paid. */
  paid: (giver: Giver, whom: string | null, extent: 'part' | 'whole' | null, safeTxHash: string) =>
    `Your ${giver} has paid ${whom ?? 'every recipient'}${otherwise(extent, safeTxHash)}, and the chain has confirmed it.`,
  nothingToDo: 'There is nothing to do.',
  /** `isRefunded`: the Safe paid for the execution, which a failure does not undo. */
  failed: (isRefunded: boolean) =>
    `It was executed and a payment in it failed, so all its payments were undone. The money of the gift is still in your Safe${isRefunded ? '; your Safe paid a fee for the execution all the same' : ''}. The queue number is used up. Check the balance, then give again.`,
  repriced:
    'Your wallet sent the same payment again with a higher fee; only one of the two can count. It goes on under the new hash.',
  cancelled: 'The owners rejected it. The money is still in your Safe. Give again if it is still wanted.',
  removed:
    'It was deleted from the queue of your Safe, unpaid by then. Signatures that were already given stay valid, so it can still be executed: to rule that out for good, execute a rejection with the same number.',
  removedDraft: `The service no longer lists it, and it was unpaid by then. ${inBatch} Signatures that were already given stay valid as well.`,
  message: 'Ask your co-signers to sign the message in your Safe. A message moves no money.',
  signed: 'Enough owners have signed, and your Safe accepts the signature. There is nothing to do.',
  /** For a gift whose nonce another transaction of the Safe used. */
  replaced: {
    no: (nonce: bigint) =>
      `Another transaction with the number #${nonce} was executed instead. This gift was not paid and cannot be any more. Give again if it is still wanted.`,
    unknown: (nonce: bigint) =>
      `Another transaction took its place (#${nonce}). Whether that transaction paid this gift could not be read: look at that transaction on the chain before giving again.`,
    draft: (nonce: bigint) =>
      `Another transaction (#${nonce}) was executed, and did not pay this gift. ${inBatch}`,
  },
  /** The same for a wallet's transaction. */
  wallet: {
    nodes:
      'One node shows how this ended, another one does not. Look at your wallet on a block explorer, and do not give again before you know.',
    unknown:
      'Find out in the list of your wallet, or by your balance, whether it was paid. Do not give again before you know.',
    used: 'Your wallet has used the number of this transaction, for it or for another. The chain is being asked which. There is nothing to do.',
    reading: 'We are reading from the chain what has become of it. Do not send it again.',
    waiting:
      'Your wallet has sent it, and it waits for a block; with a low fee that can take long. Do not send it again. You can speed it up or cancel it in your wallet.',
    checking:
      'It is in a block with enough blocks on top. How much of it arrived is not known yet. Do not give again before you know.',
    mined: 'It is in a block and counts once enough blocks are on top of it. There is nothing to do.',
    failed:
      'The chain has undone the payment: the money is still in your wallet, but for the network fee. Check the balance, then give again.',
    batchFailed: {
      nothing:
        'All of it was undone. The money is still in your wallet, but for the network fee. Check the balance, then give again.',
      part: 'Some of the payments were made and some were not. Compare your balance and see the transaction on the chain, then give only what is missing.',
      unknown:
        'Your wallet says that it failed, and it cannot be proved here that no payment was made. Compare your balance before you give again.',
    },
    cancelled:
      'It was cancelled in your wallet. The money is still there, but for the network fee. Give again if it is still wanted.',
    /** The wallet named another transaction than the requested one. */
    named: {
      no: 'The transaction that your wallet named does not make this payment. Look in the list of your wallet whether another one does, and give again only if none does.',
      unknown:
        'The transaction that your wallet named makes another payment than this one, and may have paid a part of this gift: look at that transaction on the chain before giving again.',
    },
    replaced: {
      no: 'Your wallet sent another transaction in its place. This payment was not made and cannot be any more. Give again if it is still wanted.',
      unknown:
        'Your wallet sent another transaction in its place. Whether that transaction paid this gift could not be read: look at that transaction on the chain before giving again.',
    },
  },
  /** For an execution of which less stayed with a recipient than was given. */
  short: (giver: Giver, isLess: boolean, isReturned: boolean) => {
    const less = isLess ? ['less arrived than was given: a token can keep a part, or move nothing'] : []
    const back = isReturned ? [`money came back to your ${giver} in the same transaction`] : []
    return `The chain has confirmed the transaction of your ${giver}, but by the tokens’ own events ${[...less, ...back].join('; and ')}. Compare the balances before you give the rest again.`
  },
  /** For an execution in a token that is not in the list, whose events the balance does not confirm. */
  unconfirmed: (giver: Giver) =>
    `The chain has confirmed the transaction of your ${giver}. The token is not in the list of this page, so its own events are no proof, and the balance of the recipient does not confirm them. Compare the balances before you give again.`,
})
