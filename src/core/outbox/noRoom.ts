import { isProposal, type Intent } from './intent'
import { m } from './messages'

/** Describes why nothing was requested: after a reload, an unstored gift could be given twice. */
export function noRoom(intent: Intent): string {
  return isProposal(intent) ? m.noRoomSafe : m.noRoomWallet
}
