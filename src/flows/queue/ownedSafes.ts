import type { Address } from 'viem'
import type { SafeService } from '../../ports/service'
import { searchBackoff } from '../backoff'
import type { Question } from '../queries'

/** `more`: number that the service lists beyond `safes`. */
type OwnedSafes = { readonly safes: readonly Address[]; readonly more: number }

/** Maximum number of Safes: anybody can name an owner in thousands. */
const mostSafes = 100

/** The service lists a new Safe up to some seconds after its block, and browsers cache its response for 15 s. */
const pollMs = 60_000

/** Asks for the Safes of an owner, each listed once. Only a claim of the service, good enough to open a queue. */
export function ownedSafes(
  {
    service,
    chain,
  }: { readonly service: Pick<SafeService, 'listSafesOf'>; readonly chain: { readonly id: number } },
  owner: Address,
): Question<OwnedSafes> {
  return {
    key: ['ownedSafes', chain.id, owner.toLowerCase()],
    async ask(signal) {
      const answer = await service.listSafesOf(owner, signal)
      if (answer.kind === 'unreachable') return answer
      const safes = [...new Set(answer.kind === 'found' ? answer.value : [])]
      const shown = safes.slice(0, mostSafes)
      return { kind: 'found', value: { safes: shown, more: safes.length - shown.length } }
    },
    everyMs: () => pollMs,
    backoff: searchBackoff,
  }
}
