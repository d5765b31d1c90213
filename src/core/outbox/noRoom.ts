import { isProposal, type Intent } from './intent'
import { m } from './messages'

/** Why nothing was requested: after a reload, a gift that is not stored could be given twice. */
export function noRoom(intent: Intent): string {
  return isProposal(intent) ? m.noRoomSafe : m.noRoomWallet
}
