import { isProposal, type Intent } from './intent'

/** Why nothing was asked: what is not stored could be given again after a reload. */
export function noRoom(intent: Intent): string {
  const who = isProposal(intent) ? 'your Safe' : 'your wallet'
  return `This browser has no room left to remember the gift, so nothing was asked of ${who}. Make room, or give from another browser. Do not clear this site’s data: it records what you have given.`
}
