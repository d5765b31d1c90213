import type { Address } from 'viem'
import { amountWords } from '../money/amountWords'
import { type AssetNames, tokenName } from './assetNames'
import { type KnownModule, knownModule } from './knownModules'
import type { SetupModule } from './safeSetup'

/** By what else than a transaction of this queue the funds can move, a sentence for each module. */
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
    ...(known.some((module) => module !== null) ? [byAddressOnly] : []),
  ].join(' ')
}

/** What it means that a published module is the fallback handler; null: it is none. */
export function moduleHandlerWords(address: Address): string | null {
  const module = knownModule(address)
  if (module?.name !== 'Safe4337Module') return null
  const what = `It is the ERC-4337 module ${module.version} at ${address}.`
  return `${what} Where it is a module as well, others can execute what enough owners have signed, outside this queue. ${byAddressOnly}`
}

const byAddressOnly = 'That is told by the address; the code there was not compared.'

function allowanceWords(
  allowances: NonNullable<SetupModule['allowances']>,
  names: AssetNames,
): readonly string[] {
  if (allowances.kind === 'unread') return [`Its allowances could not be read. ${allowances.reason}`]
  const { list, isComplete } = allowances.value
  return [
    ...(list.length === 0 && isComplete ? ['It lists no allowance at present.'] : []),
    ...list.map(({ delegate, token, amount, spent, resetMinutes }) => {
      const name = token === null ? names.native : tokenName(token, names)
      const sum = (units: bigint) =>
        name === null ? `${units} base units of the token at ${token}` : amountWords(units, name)
      const left = spent >= amount ? 'nothing' : sum(amount - spent)
      return `${delegate} may spend ${sum(amount)}${everyWords(resetMinutes)}, of which ${left} is left.`
    }),
    ...(isComplete ? [] : ['There are more allowances than were read.']),
  ]
}

function everyWords(minutes: number): string {
  if (minutes === 0) return ' once'
  const [count, unit] =
    minutes % 1_440 === 0
      ? [minutes / 1_440, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return count === 1 ? ` every ${unit}` : ` every ${count} ${unit}s`
}

function wordsOf(address: Address, module: KnownModule | null): string {
  switch (module?.name) {
    case 'AllowanceModule':
      return `Funds can also move by the allowance module ${module.version} at ${address}: whoever has an allowance spends it alone.`
    case 'Safe4337Module':
      return `Funds can also move by the ERC-4337 module ${module.version} at ${address}: others can execute what enough owners have signed, outside this queue.`
    case 'SocialRecoveryModule':
      return `Control can also move by the recovery module ${module.version} at ${address}: its guardians can replace the owners.`
    case undefined:
      return `Funds can also move by the module ${address}, which is not known here, without a signature.`
  }
}
