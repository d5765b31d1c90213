import type { RecordState } from '../../flows/record/recordState'
import { Notice } from '../parts/Notice'
import { ScreenOnly } from '../review/sheet/onPaper'
import { m } from './messages'

/** What the browser does not keep of a record, and why. The record itself comes from the chain. */
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
