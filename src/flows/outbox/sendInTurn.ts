import { takeUpSend } from './recoverSend'
import { isAboutSend } from './sendProgress'
import { takeTurn } from './takeTurn'
import type { SendIntent, SendState } from '../account/walletAccount'
import type { WalletContext } from '../account/walletContext'
import { readSendIntent } from './walletIntentStorage'

/**
 * Has `send` done if it is this tab's turn to ask the wallet, through all payments of the gift. Else another tab is
 * asking: then it shows what storage has of that. Throws only when aborted.
 */
export async function sendInTurn(
  context: WalletContext,
  intent: SendIntent,
  send: () => Promise<void>,
): Promise<void> {
  const { sending } = context
  const isAsking = (state: SendState) =>
    (state.kind === 'checking' || state.kind === 'asking') && isAboutSend(state, intent)
  sending.setState({ kind: 'checking', intent }, true)
  const isOurs = await takeTurn(context, sending, isAsking)
  // The person may have turned back meanwhile.
  if (!isAsking(sending.getState())) return
  if (isOurs) return send()
  const stored = readSendIntent(context)
  if (stored !== null && stored.asked !== null) return takeUpSend(context, stored)
  sending.setState({ kind: 'elsewhere' }, true)
}
