import * as v from 'valibot'
import { type Address, getAddress, isAddress } from 'viem'
import type { Answer } from '../../core/answer'
import { TimeLimitError, withinLimit } from '../withinLimit'
import { keyFor, type SafeServiceOptions } from './safeService'
import { serviceBudget } from './requestBudget'
import { m } from './messages'

const timeLimitMs = 15_000

/** Only the address of each row is read: names and amounts come from the chain. */
const balancesSchema = v.array(
  v.object({
    tokenAddress: v.nullable(
      v.custom<Address>((input) => typeof input === 'string' && isAddress(input, { strict: false })),
    ),
  }),
)

/**
 * Reads the tokens that the transaction service lists of a Safe (`/v1/safes/{address}/balances/`), without those that it
 * takes for spam. One request of the budget that all callers share. api-kit has no such request.
 */
export function readHeldTokens(
  { chain, clock, storage, apiKey }: SafeServiceOptions,
  safe: Address,
): Promise<Answer<readonly Address[]>> {
  const budget = serviceBudget({ clock, storage, host: new URL(chain.serviceUrl).host })
  return budget.run(
    async () => {
      try {
        const request = requestTokens(chain.serviceUrl, safe, keyFor(chain.serviceUrl, apiKey))
        const answer = await withinLimit(request, { clock, limitMs: timeLimitMs })
        if (answer.kind === 'unreachable') budget.pause(budget.nextPauseMs())
        else budget.relax()
        return answer
      } catch (error) {
        budget.pause(budget.nextPauseMs())
        const reason = error instanceof TimeLimitError ? m.late : m.down
        return { kind: 'unreachable', reason }
      }
    },
    { priority: 'onScreen' },
  )
}

async function requestTokens(
  serviceUrl: string,
  safe: Address,
  key: string | undefined,
): Promise<Answer<readonly Address[]>> {
  const response = await fetch(`${serviceUrl}/v1/safes/${safe}/balances/?exclude_spam=true`, {
    ...(key !== undefined && { headers: { Authorization: `Bearer ${key}` } }),
  })
  if (response.status === 404) return { kind: 'missing' }
  if (!response.ok) return { kind: 'unreachable', reason: m.error(response.status) }
  const parsed = v.safeParse(balancesSchema, await response.json())
  if (!parsed.success) return { kind: 'unreachable', reason: m.unexpected(v.getDotPath(parsed.issues[0])) }
  const held = parsed.output.flatMap(({ tokenAddress }) => tokenAddress ?? [])
  return { kind: 'found', value: [...new Set(held.map((address) => getAddress(address)))] }
}
