import type { Hex, Address } from 'viem'
import { isKnownProxy, knownHandler, knownSingleton } from '../../safe/knownContracts'
import { safe130, safeUnknown, safeVersionNumber } from '../../safe/safeVersion'
import { isHexEqual } from '../../isHexEqual'
import { amountWords } from '../../money/formatAmount'
import { m } from '../checkMessages'
import { unreadOf } from '../reviewInput'
import { reachedModules } from '../notSettled'
import type { SetupContract, SetupModule } from '../safeSetup'
import { type AssetNames, tokenName } from '../assetNames'
import { type KnownModule, knownModule } from '../knownModules'
import { defineCheck, never, worst, whatever, type CheckOutcome } from './defineCheck'

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

/** Checks whether the code at the Safe's own address only delegates to the singleton. */
export const proxy = defineCheck({
  id: 'proxy',
  bearsOn: 'noCall',
  states: m.states.proxy,
  read({ part, setup, block }) {
    const read = part('codeHash')
    const codeHash = read.kind === 'read' ? read.value : null
    const isMissing = setup.kind === 'missing'
    const isKnown = codeHash !== null && isKnownProxy(codeHash)
    return {
      outcome: isKnown ? 'holds' : read.kind === 'read' || isMissing ? 'fails' : 'unchecked',
      evidence: { codeHash },
      unread: unreadOf(read),
      block,
    }
  },
  detail: ({ outcome }) => (outcome === 'fails' ? m.setup.proxy : ''),
  isJudged: never,
})

/** Checks whether the fallback handler is none, or the one published by Safe, with its code. */
export const fallbackHandler = defineCheck({
  id: 'fallbackHandler',
  bearsOn: 'noCall',
  states: m.states.fallbackHandler,
  read({ part, block }) {
    const read = part('fallbackHandler')
    const handler = read.kind === 'read' ? read.value : null
    const known = handler === null ? null : knownHandler(handler.address)
    const isNone = read.kind === 'read' && handler === null
    const outcome = handler === null || known === null ? 'unchecked' : codeOutcome(handler, known)
    return {
      outcome: isNone ? 'holds' : outcome,
      evidence: { handler, known },
      unread: [...unreadOf(read), ...codeUnread(handler)],
      block,
    }
  },
  detail({ evidence: { handler, known } }) {
    if (handler === null) return ''
    const module = moduleHandlerWords(handler.address)
    if (module !== null) return module
    return known === null
      ? m.setup.unknownHandler(handler.address)
      : m.setup.handler(`${known.name} ${known.version}`, handler.address)
  },
  isJudged: whatever,
})

/**
 * Checks whether only the owners can move funds. A module moves them without a signature, outside this queue. Fails
 * when the transaction itself reaches a module.
 */
export const modules = defineCheck({
  id: 'modules',
  bearsOn: 'noCall',
  states: m.states.modules,
  read(context) {
    const { part, block } = context
    const read = part('modules')
    const { list, complete } = read.kind === 'read' ? read.value : { list: [], complete: false }
    const reached = reachedModules(context) ?? []
    const isNone = list.length === 0 && complete
    return {
      outcome: reached.length > 0 ? 'fails' : isNone ? 'holds' : 'unchecked',
      evidence: { modules: list, isComplete: complete, reached },
      unread: unreadOf(read),
      block,
    }
  },
  detail({ evidence: { modules: list, isComplete, reached }, unread }, names) {
    return [
      ...(reached.length === 0 ? [] : [m.open.module(reached.join(', '))]),
      ...(list.length === 0 ? [] : [moduleWords(list, names)]),
      ...(isComplete || unread.length > 0 ? [] : [m.setup.moreModules]),
    ].join(' ')
  },
  isJudged: whatever,
})

/** Checks whether no guard decides about transactions. The behaviour of a guard is unknown here. */
export const guards = defineCheck({
  id: 'guards',
  bearsOn: 'noCall',
  states: m.states.guards,
  read({ part, block }) {
    const [guard, moduleGuard] = [part('guard'), part('moduleGuard')]
    const isNone = [guard, moduleGuard].every((one) => one.kind === 'read' && one.value === null)
    return {
      outcome: isNone ? 'holds' : 'unchecked',
      evidence: {
        guard: guard.kind === 'read' ? guard.value : null,
        moduleGuard: moduleGuard.kind === 'read' ? moduleGuard.value : null,
      },
      unread: unreadOf(guard, moduleGuard),
      block,
    }
  },
  detail({ evidence: { guard, moduleGuard } }) {
    return [
      ...(guard === null ? [] : [m.setup.guard(guard.address)]),
      ...(moduleGuard === null ? [] : [m.setup.moduleGuard(moduleGuard.address)]),
    ].join(' ')
  },
  isJudged: whatever,
})

/** Describes how funds can move outside this queue, one sentence for each module. */
export function moduleWords(
  modules: readonly Pick<SetupModule, 'address' | 'allowances'>[],
  names: AssetNames,
): string {
  const known = modules.map(({ address }) => knownModule(address))
  return [
    ...modules.flatMap(({ address, allowances }, index) => [
      wordsOf(address, known[index] ?? null),
      ...(allowances === undefined ? [] : allowanceWords(allowances, names)),
    ]),
    ...(known.some((module) => module !== null) ? [m.modules.byAddressOnly] : []),
  ].join(' ')
}

/** Describes a published module as fallback handler; null: it is none. */
export function moduleHandlerWords(address: Address): string | null {
  const module = knownModule(address)
  if (module?.name !== 'Safe4337Module') return null
  return `${m.modules.handler(module.version, address)} ${m.modules.byAddressOnly}`
}

/** Compares a contract's code with the published code of its address. `known` null: Safe published none there. */
function codeOutcome(contract: SetupContract, known: { readonly codeHash: Hex } | null): CheckOutcome {
  if (known === null) return 'fails'
  if (contract.codeHash.kind === 'unread') return 'unchecked'
  const { value } = contract.codeHash
  return value !== null && isHexEqual(value, known.codeHash) ? 'holds' : 'fails'
}

/** Returns why the code could not be read. */
function codeUnread(contract: SetupContract | null): readonly string[] {
  return contract === null ? [] : unreadOf(contract.codeHash)
}

function allowanceWords(
  allowances: NonNullable<SetupModule['allowances']>,
  names: AssetNames,
): readonly string[] {
  if (allowances.kind === 'unread') return [m.modules.unread(allowances.reason)]
  const { list, isComplete } = allowances.value
  return [
    ...(list.length === 0 && isComplete ? [m.modules.none] : []),
    ...list.map(({ delegate, token, amount, spent, resetMinutes }) => {
      const name = token === null ? names.native : tokenName(token, names)
      const sum = (units: bigint) =>
        name === null ? m.modules.units(units, token ?? '') : amountWords(units, name)
      const left = spent >= amount ? null : sum(amount - spent)
      return m.modules.allowance(delegate, sum(amount), left, ...period(resetMinutes))
    }),
    ...(isComplete ? [] : [m.modules.more]),
  ]
}

/** Converts the reset interval of an allowance; 0: never. */
function period(minutes: number): [count: number, unit: 'day' | 'hour' | 'minute'] {
  if (minutes % 1_440 === 0) return [minutes / 1_440, 'day']
  return minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
}

function wordsOf(address: Address, module: KnownModule | null): string {
  switch (module?.name) {
    case 'AllowanceModule':
      return m.modules.allowanceModule(module.version, address)
    case 'Safe4337Module':
      return m.modules.module4337(module.version, address)
    case 'SocialRecoveryModule':
      return m.modules.recovery(module.version, address)
    case undefined:
      return m.modules.unknown(address)
  }
}
