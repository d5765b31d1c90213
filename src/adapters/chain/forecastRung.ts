import type { RunSeen } from '../../core/review/forecast/compareRun'
import type { Assumption, MadeForecast } from '../../core/review/forecast/forecast'
import { plainText } from '../../core/review/forecast/revertReason'
import type { NodeReply } from './forecastNode'
import { m } from './forecastMessages'

/** What one node told by one method. */
export type RungReply =
  | ({
      readonly kind: 'ran'
      readonly assumptions: readonly Assumption[]
      /** Null: the node tells only how it ends. */
      readonly seen: RunSeen | null
    } & Pick<MadeForecast, 'outcome' | 'items' | 'gas'>)
  /** The next method may do. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It answers nothing, or is on another chain: it is left alone for this forecast. */
  | { readonly kind: 'silent' }

/** Why a reply is no answer. */
export function refusalOf(reply: Exclude<NodeReply, { kind: 'answer' }>, host: string): RungReply {
  switch (reply.kind) {
    case 'lacks':
      return { kind: 'refused', reason: m.lacks(host) }
    case 'refused':
      return { kind: 'refused', reason: m.refused(host, plainText(reply.message)) }
    case 'silent':
    case 'otherChain':
      return { kind: 'silent' }
  }
}

/** An answer of an unexpected shape counts as none. */
export function unreadable(host: string): RungReply {
  return { kind: 'refused', reason: m.unreadable(host) }
}

/** The same in one sentence, where no other method is tried. */
export function reasonOf(reply: RungReply, { host }: { readonly host: string }): string {
  return reply.kind === 'refused' ? reply.reason : m.silent(host)
}
