import { setTimeout } from 'node:timers/promises'
import { BaseError } from '../../src/core/baseError'
import { describeWorld } from './describeWorld'
import { startWorld } from './startWorld'

const ports = {
  chain: 8545,
  app: 8801,
  host: 8802,
  service: 8803,
  auth: 8804,
  walletApp: 8805,
  coSignerApp: 8806,
}

/** One keypress signals every process of the terminal; this long after the first has ended, the others have heard it. */
const signalMs = 1_000

const asked = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.abort())
const isAsked = new Promise<void>((resolve) => asked.signal.addEventListener('abort', () => resolve()))

// Not left to an empty event loop: a timer of some library must not keep the terminal.
process.exit(await run())

/** Resolves with the exit code when nothing that was started runs any more. */
async function run(): Promise<0 | 1> {
  const since = performance.now()
  console.log('Starting the sandbox: chain, service, host page, and the production build of the app.')
  try {
    const world = await startWorld({ ports, signal: asked.signal })
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    console.log(`\n${describeWorld(world)}\n\nReady in ${seconds} s.`)
    // Ctrl-C reaches the chain too, and on a busy machine it reaches the chain first.
    await Promise.race([isAsked, world.chainEnded.then(() => setTimeout(signalMs))])
    await world.stop()
  } catch (error) {
    if (!asked.signal.aborted) return fail(error instanceof BaseError ? error.message : String(error))
  }
  if (!asked.signal.aborted) return fail('The local chain ended by itself.')
  console.log('\nThe sandbox has ended.')
  return 0
}

function fail(reason: string): 1 {
  console.error(`\n${reason}\n\nThe sandbox is not running.`)
  return 1
}
