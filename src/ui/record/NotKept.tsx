import type { RecordState } from '../../flows/record/recordState'
import { Notice } from '../parts/Notice'
import { ScreenOnly } from '../review/sheet/onPaper'
import { m } from './messages'

/** Shows which parts of a record the browser does not store, and why. The record itself comes from the chain. */
export function NotKept({ keeping: { notes, executions } }: Pick<RecordState, 'keeping'>) {
  if (notes === 'kept' && executions === 'kept') return null
  return (
    <ScreenOnly>
      <Notice tone="waiting" title={m.keeping.title}>
        {notes !== 'kept' && <p>{m.keeping.notes[notes]}</p>}
        {executions !== 'kept' && <p>{m.keeping.executions}</p>}
      </Notice>
    </ScreenOnly>
  )
}
