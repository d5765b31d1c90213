/** Why nothing was asked: what is not stored could be given again after a reload. */
export function noRoom(who: 'your wallet' | 'your Safe'): string {
  return `This browser has no room left to remember the gift, so nothing was asked of ${who}. Make room, or give from another browser. Do not clear this site’s data: it records what you have given.`
}
