import { type Address, isAddressEqual } from 'viem'
import type { SettingChange } from '../action'
import { byDanger } from '../byDanger'
import { m } from '../checkMessages'
import { counted, countedWords } from '../countedWords'
import { dangerView } from '../dangerView'
import { placeWords } from '../placeWords'
import { type OwnersAfter, ownersAfter } from '../ownersAfter'
import { type ReviewContext, unreadOf } from '../reviewInput'
import { settingEffect, type SettingEffect } from '../settingEffect'
import { settingWords } from '../settingWords'
import { defineCheck, whatever } from './defineCheck'

type SettingFound = {
  readonly path: readonly number[]
  readonly safe: Address
  readonly change: SettingChange
  readonly effect: SettingEffect
}

/**
 * Checks whether the settings of the Safe stay as they are. A change fails that lowers the threshold, lets code act without the owners
 * or decide about them, or leaves the Safe to newcomers, or to another passkey of
 * the shared signer. Whether a new owner is the right one, only the co-signers know.
 */
export const settings = defineCheck({
  id: 'settings',
  bearsOn: 'ownCode',
  states: m.states.settings,
  read(context: ReviewContext) {
    const changes = byDanger(context.effects, dangerView(context)).flatMap(
      (effect): readonly SettingFound[] => {
        if (effect.kind !== 'sets') return []
        const { path, by: safe, change } = effect
        return [{ path, safe, change, effect: settingEffect(change, safe, context) }]
      },
    )
    const after = ownersAfter(context)
    const isUnknown = changes.some(({ effect }) => effect === 'unknown')
    const { part, block, safe: own } = context
    // The present owners of another Safe are not read here: a change may hand it over.
    const isElsewhere = changes.some(({ effect, safe }) => effect === 'unknown' && !isAddressEqual(safe, own))
    const isWeaker =
      isElsewhere || after?.isTakenOver === true || changes.some(({ effect }) => effect === 'weakens')
    return {
      outcome: isWeaker ? 'fails' : changes.length > 0 ? 'unchecked' : 'holds',
      evidence: { changes, after },
      unread: isUnknown ? unreadOf(part('threshold'), part('guard'), part('owners')) : [],
      block,
    }
  },
  detail({ evidence: { changes, after } }) {
    const sentences = changes.map(({ path, safe, change, effect }) =>
      m.power[effect](placeWords(path), safe, settingWords(change)),
    )
    const keys = changes.map(({ safe, change, effect }) => `${safe} ${effect} ${settingWords(change)}`)
    return [...afterWords(after), ...counted(sentences, keys).map(countedWords)].join(' ')
  },
  isJudged: whatever,
})

function afterWords(after: OwnersAfter | null): readonly string[] {
  if (after === null) return []
  const { newcomers, staying, threshold, rekeyed, isTakenOver } = after
  const rekeyedWords = rekeyed === null ? [] : [m.power.rekeyed(rekeyed)]
  if (!isTakenOver) return rekeyedWords
  return newcomers.length >= threshold
    ? [m.power.newcomers(newcomers.join(', '), threshold), ...rekeyedWords]
    : [m.power.tooFewStay(staying.length, threshold), ...rekeyedWords]
}
