import type { ActionId } from '../../../core/acting/actions'

type ActionText = {
  readonly title: string
  /** What it does, before it is pressed. */
  readonly does: string
  readonly button: string
  /** On the button where a check does not hold. */
  readonly inSpite: string
}

/** What an owner can do, in words. */
export const actionTexts: Readonly<Record<ActionId, ActionText>> = {
  confirm: {
    title: 'Sign',
    does: 'Your wallet signs exactly the transaction on this page. It costs nothing, and nothing moves yet.',
    button: 'Sign',
    inSpite: 'Sign in spite of this',
  },
  execute: {
    title: 'Execute',
    does: 'Sends the signed transaction to the chain. Your wallet pays the network fee. It is tried on our node first.',
    button: 'Execute',
    inSpite: 'Execute in spite of this',
  },
  reject: {
    title: 'Reject',
    does: 'Your wallet signs an empty transaction with the same nonce. Once that one is executed, this one can never be. It needs as many signatures as any other.',
    button: 'Reject',
    inSpite: 'Reject',
  },
  approve: {
    title: 'Approve on chain',
    does: 'For a wallet that cannot sign: your approval is a transaction of its own, and costs a network fee. It cannot be taken back.',
    button: 'Approve on chain',
    inSpite: 'Approve in spite of this',
  },
  delete: {
    title: 'Take it out of the queue',
    does: 'The transaction service forgets it. Signatures that were given stay valid on chain: to make it impossible, reject it.',
    button: 'Take it out of the queue',
    inSpite: 'Take it out of the queue',
  },
}
