import type { Address } from 'viem'
import { knownContract } from '../../../src/core/safe/knownContracts'
import type { ChainDiff } from '../chainDiff'
import { memberSlot } from '../slotNames'
import { type Breach, isAnything, isSame, type Judged, mentions, roleOf } from './judged'

type Setting = ChainDiff['settings'][number]

/** Each change of a Safe is named: which Safe, unless it is the one under review, and what it is set to. */
export function settings(judged: Judged): readonly Breach[] {
  const { diff, safe } = judged
  return membersOf(diff).flatMap((setting) => {
    const { name, before, after, about } = setting
    const isOwn = isSame(setting.safe, safe.address)
    if ((name === 'nonce' && isOwn) || name === 'ownerCount' || isAnything(judged, setting.safe)) return []
    if ((isOwn || mentions(judged, setting.safe)) && isNamed(judged, setting)) return []
    return [
      {
        rule: `setting ${name.replace(/0x\w+/, '…')} of ${roleOf(judged, setting.safe)}`,
        words: `${name} (${about ?? 'nobody'}) of ${setting.safe} was ${before} and is ${after}, and the page does not name it.`,
      },
    ]
  })
}

function isNamed(judged: Judged, { name, about, after }: Setting): boolean {
  const { words } = judged.said
  const [what = '', detail = ''] = name.split(' ')
  if (what === 'nonce') return true
  if (what === 'threshold') return new RegExp(`\\b${BigInt(after)} signature`).test(words)
  if (what === 'approvedHashes') return words.includes(detail.toLowerCase())
  // A sentence shows the first 64 bytes of a message.
  if (what === 'signedMessages') return words.includes(detail.slice(0, 100).toLowerCase())
  if (what === 'slot') return isSlotNamed(words, detail)
  if (about === null) return false
  const known = knownContract(about)
  const isByName = known !== null && words.includes(`${known.name} ${known.version}`.toLowerCase())
  const isCleared = BigInt(after) === 0n && words.includes('removes the')
  const isHandler =
    what === 'fallbackHandler' && words.includes('its fallback handler by the one of that version')
  return isByName || isCleared || isHandler || words.includes(about.toLowerCase())
}

/** A slot of nobody that the cases draw on purpose: one changed byte makes another owner, message or hash. */
function isSlotNamed(words: string, slot: string): boolean {
  const accounts = (words.match(/0x[0-9a-f]{40}\b/g) ?? []) as Address[]
  const isMember = accounts.some((account) => [1n, 2n].some((list) => memberSlot(account, list) === slot))
  return (
    isMember || ['passkey', 'signs a message', 'approves, as an owner'].some((text) => words.includes(text))
  )
}

/** The lists of owners and modules are chains: only who comes or goes counts. */
function membersOf({ settings: all }: ChainDiff): readonly Setting[] {
  return all.filter(({ name, before, after }) => {
    if (name !== 'owners' && name !== 'modules') return true
    return (BigInt(before) === 0n) !== (BigInt(after) === 0n)
  })
}

/** Whoever can act alone afterwards and could not before, or a Safe that nobody can use: the page alarms. */
export function takeovers(judged: Judged): readonly Breach[] {
  const { said, diff, safe, world } = judged
  if (said.alarms.length > 0) return []
  return [
    { address: safe.address, owners: 3, threshold: 2n },
    { address: world.owned, owners: world.safes.length, threshold: 1n },
  ].flatMap(({ address, owners, threshold }) => {
    const changes = membersOf(diff).filter((one) => isSame(one.safe, address))
    const ofOwners = changes.filter(({ name }) => name === 'owners')
    const came = ofOwners.filter(({ before }) => BigInt(before) === 0n).length
    const stay = owners - ofOwners.filter(({ after }) => BigInt(after) === 0n).length
    const asked = changes.find(({ name }) => name === 'threshold')
    const needed = asked === undefined ? threshold : BigInt(asked.after)
    const isTaken = came > 0 && BigInt(came) >= needed
    const isLocked = BigInt(stay + came) < needed
    if (!isTaken && !isLocked) return []
    return [
      {
        rule: `takeover of ${roleOf(judged, address)}`,
        words: `${came} new owners of ${address} are enough for ${needed} signatures, ${stay} stay, and nothing alarms.`,
      },
    ]
  })
}
