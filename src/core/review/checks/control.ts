import { controlWords } from '../actionWords'
import { byDanger } from '../byDanger'
import { m } from '../checkMessages'
import { dangerView } from '../dangerView'
import { placeWords } from '../placeWords'
import { defineCheck, never, noReads } from './defineCheck'

/** Checks whether any account gets power over a contract that the Safe controls. */
export const control = defineCheck({
  id: 'control',
  bearsOn: 'calls',
  states: m.states.control,
  read(context) {
    const changes = byDanger(context.effects, dangerView(context)).flatMap((effect) =>
      effect.kind === 'controls' ? [{ path: effect.path, change: effect.change }] : [],
    )
    return { outcome: changes.length > 0 ? 'fails' : 'holds', evidence: { changes }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.changes
      .map(({ path, change }) => m.does(placeWords(path), controlWords(change)))
      .join(' ')
  },
  isJudged: never,
})
