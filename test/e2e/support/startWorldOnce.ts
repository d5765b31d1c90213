import { givenWorld } from '../../sandbox/givenWorld'
import { startWorld } from '../../sandbox/startWorld'
import { worldInfo } from '../../sandbox/worldInfo'

/** Brings up the sandbox once for all browser tests; each test makes its own Safe in it. Answers how to end it. */
export default async function startWorldOnce(): Promise<() => Promise<void>> {
  const world = await startWorld({ given: givenWorld() })
  process.env['SANDBOX_WORLD'] = JSON.stringify(worldInfo(world))
  process.env['SANDBOX_APP_FOLDER'] = world.appFolder
  return () => world.stop()
}
