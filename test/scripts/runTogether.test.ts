import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const script = fileURLToPath(new URL('../../scripts/runTogether.mjs', import.meta.url))

/** Runs it as an npm script would, in a project with these scripts. */
function runTogether(scripts: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'together-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const together = `node "${script}" ${Object.keys(scripts).join(' ')}`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { ...scripts, together } }))
  return new Promise<{ readonly code: unknown; readonly out: string }>((resolve) => {
    execFile('npm', ['run', 'together'], { cwd: folder }, (error, out) =>
      resolve({ code: error === null ? 0 : error.code, out }),
    )
  })
}

const sayPriority = (name: string) => `node -p "'${name} at ' + os.getPriority()"`

/** What runs at the lowest priority comes to its turn when the other tests leave it one. */
const patience = { timeout: 300_000 }

test('the first script keeps its priority, and the others have the lowest', patience, async () => {
  const { code, out } = await runTogether({ first: sayPriority('first'), other: sayPriority('other') })
  expect(code).toBe(0)
  expect(out).toContain(`first at ${getPriority()}\n`)
  expect(out).toContain(`other at ${constants.priority.PRIORITY_LOW}\n`)
})

test('one that fails is named, the rest still runs, and the exit code is 1', patience, async () => {
  const { code, out } = await runTogether({
    first: 'node -p "40 + 1"',
    wrong: 'node -e "console.log(6 * 7); process.exit(3)"',
    last: 'node -p "40 + 3"',
  })
  expect(code).toBe(1)
  expect(out).toContain('npm run wrong has failed.')
  for (const said of ['41\n', '42\n', '43\n']) expect(out).toContain(said)
})

test('the first one counts too', patience, async () => {
  expect((await runTogether({ first: 'node -e "process.exit(1)"', other: 'node -p 1' })).code).toBe(1)
})
