import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startWorld } from '../startWorld'
import type { World } from '../world'

/** The sandbox for one test file, with a page of one line in place of the app. Answers how to reach it in a test. */
export function worldForFile(): () => World {
  const appFolder = mkdtempSync(join(tmpdir(), 'app-'))
  writeFileSync(join(appFolder, 'index.html'), 'the app')
  let world: World | undefined
  beforeAll(async () => {
    world = await startWorld({ appFolder })
  }, 60_000)
  afterAll(async () => {
    await world?.stop()
    rmSync(appFolder, { recursive: true })
  })
  return () => {
    if (world === undefined) throw new Error('The sandbox is not up before the first test.')
    return world
  }
}
