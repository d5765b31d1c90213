import type { RunSeen } from '../../core/review/forecast/compareRun'
import type { Assumption, MadeForecast } from '../../core/review/forecast/forecast'
import { plainText } from '../../core/review/forecast/revertReason'
import type { NodeReply } from './forecastNode'
import { m } from './messages'

/** Result of one node by one method. */
export type RungReply =
  | ({
      readonly kind: 'ran'
      readonly assumptions: readonly Assumption[]
      /** Null: the node returns only the outcome. */
      readonly seen: RunSeen | null
    } & Pick<MadeForecast, 'outcome' | 'items' | 'gas'>)
  /** Another method may work. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No reply, or another chain: the node is skipped for this forecast. */
  | { readonly kind: 'silent' }

/** Returns why a reply is no result. */
export function refusalOf(reply: Exclude<NodeReply, { kind: 'answer' }>, host: string): RungReply {
  switch (reply.kind) {
    case 'lacks':
      return { kind: 'refused', reason: m.forecast.lacks(host) }
    case 'refused':
      return { kind: 'refused', reason: m.forecast.refused(host, plainText(reply.message)) }
    case 'silent':
    case 'otherChain':
      return { kind: 'silent' }
  }
}

/** Returns a refusal for a response of an unexpected shape. */
export function unreadable(host: string): RungReply {
  return { kind: 'refused', reason: m.forecast.unreadable(host) }
}

/** Returns the reason in one sentence, where no other method is tried. */
export function reasonOf(reply: RungReply, { host }: { readonly host: string }): string {
  return reply.kind === 'refused' ? reply.reason : m.forecast.silent(host)
}
