import type { Address, Hex } from 'viem'
import { m } from '../checkMessages'
import { placeWords } from '../placeWords'
import { defineCheck, noReads, whatever } from './defineCheck'

type OtherSafe = { readonly path: readonly number[]; readonly safe: Address; readonly hash: Hex | null }

/** Checks whether another Safe acts. These bytes do not show its transaction, or do not prove its owners' consent. */
export const otherSafes = defineCheck({
  id: 'otherSafes',
  bearsOn: 'calls',
  states: m.states.otherSafes,
  read({ effects }) {
    const calls = effects.flatMap((effect): readonly OtherSafe[] => {
      if (effect.kind === 'approves') return [{ path: effect.path, safe: effect.safe, hash: effect.hash }]
      return effect.kind === 'executes' ? [{ path: effect.path, safe: effect.safe, hash: null }] : []
    })
    return { outcome: calls.length > 0 ? 'unchecked' : 'holds', evidence: { calls }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.calls
      .map(({ path, safe, hash }) =>
        hash === null
          ? m.power.executes(placeWords(path), safe)
          : m.power.approves(placeWords(path), hash, safe),
      )
      .join(' ')
  },
  isJudged: whatever,
})
