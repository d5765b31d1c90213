import type { Address } from 'viem'
import { type KnownModule, knownModule } from './knownModules'

/** By what else than a transaction of this queue the funds can move, a sentence for each module. */
export function moduleWords(modules: readonly { readonly address: Address }[]): string {
  const known = modules.map(({ address }) => knownModule(address))
  return [
    ...modules.map(({ address }, index) => wordsOf(address, known[index] ?? null)),
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
