import { setMaxListeners } from 'node:events'
import * as fc from 'fast-check'
import { afterAll, vi } from 'vitest'

/**
 * The same cases in every run, so that a change is judged by what it changes. `npm run explore` draws new ones; what it
 * finds becomes a test of its own.
 */
const seed = process.env['PROPERTY_SEED'] ?? '1'
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })

// More than Node's ten wait for the end of an account, by design: Node takes them for a leak, a thousand times in a run.
setMaxListeners(100)

// A part whose import is under way when a file ends would never come for the files after it, which share the modules.
afterAll(() => vi.dynamicImportSettled())
