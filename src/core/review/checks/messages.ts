import { m } from '../checkMessages'
import { placeWords } from '../placeWords'
import { defineCheck, noReads, whatever } from './defineCheck'

/** Checks whether the Safe signs a message on chain, such as an order, a permit or a sign-in. */
export const messages = defineCheck({
  id: 'messages',
  bearsOn: 'ownCode',
  states: m.states.messages,
  read({ effects }) {
    const found = effects.flatMap((effect) =>
      effect.kind === 'signs' ? [{ path: effect.path, message: effect.message }] : [],
    )
    return { outcome: found.length > 0 ? 'unchecked' : 'holds', evidence: { messages: found }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.messages.map(({ path, message }) => m.power.signs(placeWords(path), message)).join(' ')
  },
  isJudged: whatever,
})
