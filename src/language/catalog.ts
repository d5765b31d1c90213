import type { m as recordFile } from '../core/record/messages'
import type { m as tracking } from '../core/tracking/messages'
import type { m as shell } from '../ui/shell/messages'

/** Every sentence of the interface, by part. A translation that misses one does not compile. */
export type Catalog = {
  readonly shell: typeof shell
  readonly recordFile: typeof recordFile
  readonly tracking: typeof tracking
}
