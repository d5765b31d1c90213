import { messages } from '../../language/messages'

/** Texts for a host that returned nothing of use. */
export const m = messages('adapters/host', {
  /** `field`: of the response; null for all of it. */
  unexpected: (field: string | null) =>
    field === null
      ? 'Your Safe sent something unexpected.'
      : `Your Safe sent something unexpected in the field “${field}”.`,
  late: 'Your Safe did not answer in time.',
  fault: (reason: string) => `Your Safe could not answer (${reason}).`,
  otherTx: 'Your Safe answered about another transaction.',
  notSent: (problem: string) => `This was not sent to your Safe. ${problem}`,
  unclear: 'Your Safe answered with an error that does not tell whether the gift was proposed.',
  /** `said`: the host’s own words, in one line. */
  said: (sentence: string, said: string) => `${sentence} In its own words: “${said}”`,
  notSigned: (reason: string) => `Your Safe did not sign the message: ${reason}`,
  noReason: 'it gave no reason',
  noSignature: 'Your Safe answered with something that is no signature.',
  /** Texts for a Safe behind a wallet that got no request, or returned nothing of use. */
  wallet: {
    oneAtATime:
      'The wallet that you connected can hand your Safe only one payment at a time. Keep one payment in your gift, or open this page inside Safe{Wallet}, where several payments become one transaction.',
    cannotSend:
      'The wallet that you connected cannot ask your Safe for a payment. Open this page inside Safe{Wallet}.',
    elsewhere:
      'Your wallet has another Safe open now, or this one on another chain. Open this Safe there, then go on.',
    gone: 'Your wallet no longer stands for this Safe. Connect it again.',
    otherChain: (chain: string) =>
      `Your wallet is not on ${chain} now. Open this Safe on ${chain} in your wallet.`,
    silent: 'Your wallet did not say which Safe it stands for. Look whether it is still connected.',
    noList: 'A wallet has no list of the transactions of a Safe.',
    unreadable: 'Your wallet answered with something that cannot be followed.',
  },
})
