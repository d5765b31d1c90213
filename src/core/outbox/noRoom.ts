import { isProposal, type Intent } from './intent'
import { m } from './messages'

/** Why nothing was asked: what is not stored could be given again after a reload. */
export function noRoom(intent: Intent): string {
  return isProposal(intent) ? m.noRoomSafe : m.noRoomWallet
}
