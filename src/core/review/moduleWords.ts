import type { Address } from 'viem'
import { amountWords } from '../money/formatAmount'
import { type AssetNames, tokenName } from './assetNames'
import { type KnownModule, knownModule } from './knownModules'
import { m } from './checkMessages'
import type { SetupModule } from './safeSetup'

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
