import { useState } from 'react'
import { readWayIn, wayTo, type WayIn } from '../../core/review/wayIn'
import type { AppChain } from '../../core/chain'
import { useApp } from '../AppContext'

/** What leads to a screen. */
export type FoundWay = Exclude<WayIn, { kind: 'problem' | 'chainless' }>

/** What a field asks for, after it was read. */
export type Asking =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'other'; readonly problem: string }
  | Extract<WayIn, { kind: 'chainless' }>

/** Reads what a field names, and asks for the chain where it names none. */
export function useWayIn(onFound: (found: FoundWay) => void) {
  const { chains } = useApp()
  const [asking, setAsking] = useState<Asking>({ kind: 'nothing' })
  return {
    asking,
    /** Returns true when the field has to be entered again. */
    read(text: string): boolean {
      const found = readWayIn(text, { chains, own: window.location.href.split('#')[0] ?? '' })
      if (found.kind === 'problem') {
        setAsking({ kind: 'other', problem: found.problem })
        return true
      }
      if (found.kind === 'chainless') {
        setAsking(found)
        return false
      }
      setAsking({ kind: 'nothing' })
      onFound(found)
      return false
    },
    /** Shows below the field why the Safe that it names cannot be used. */
    refuse: (problem: string) => setAsking({ kind: 'other', problem }),
    /** Goes on with the chain that was asked for. */
    choose(chain: AppChain) {
      if (asking.kind === 'chainless') onFound(wayTo({ chain, safe: asking.safe }, asking.safeTxHash))
    },
  }
}
