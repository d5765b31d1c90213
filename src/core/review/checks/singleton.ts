import { knownSingleton } from '../../safe/knownContracts'
import { safe130, safeUnknown, safeVersionNumber } from '../../safe/safeVersion'
import { m } from '../checkMessages'
import { unreadOf } from '../reviewInput'
import { defineCheck, never, worst } from './defineCheck'
import { codeOutcome, codeUnread } from './publishedCode'

/** Checks whether the Safe runs a singleton published by Safe, with its code, of a known version. */
export const singleton = defineCheck({
  id: 'singleton',
  bearsOn: 'noCall',
  states: m.states.singleton,
  read({ part, block }) {
    const [read, version] = [part('singleton'), part('version')]
    const contract = read.kind === 'read' ? read.value : null
    const known = contract === null ? null : knownSingleton(contract.address)
    const number = version.kind === 'read' ? safeVersionNumber(version.value) : null
    const isKnownVersion = number !== null && number >= safe130 && number < safeUnknown
    return {
      outcome: worst([
        contract === null ? 'unchecked' : codeOutcome(contract, known),
        version.kind === 'unread' ? 'unchecked' : isKnownVersion ? 'holds' : 'fails',
      ]),
      evidence: { singleton: contract, known, version: version.kind === 'read' ? version.value : null },
      unread: [...unreadOf(read, version), ...codeUnread(contract)],
      block,
    }
  },
  detail({ evidence: { singleton: contract, known, version } }) {
    const name = known === null ? null : `${known.name} ${known.version}`
    return contract === null ? '' : m.setup.singleton(name, contract.address, version)
  },
  isJudged: never,
})
