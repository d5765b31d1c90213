import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sandboxCauses } from '../sandbox/causes'
import { runCausesCommand, runCausesScript } from './runCausesScript'

const folder = mkdtempSync(join(tmpdir(), 'causes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (script: 'check' | 'new', ...args: readonly string[]) => runCausesScript(script, args)

function fileWith(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const good = JSON.stringify(sandboxCauses(), null, 2)

test('a directory that the app takes passes, and what is due for a check is named', async () => {
  const content = sandboxCauses()
  const old = content.causes.map((cause, index) =>
    index === 0
      ? { ...cause, review: { lastChecked: '2020-01-01', nextCheck: '2020-07-01', by: 'Ada' } }
      : cause,
  )
  const { code, out } = await run('check', fileWith('due.json', JSON.stringify({ ...content, causes: old })))
  expect(code).toBe(0)
  expect(out).toContain('version 3 of 2026-11-02, 8 causes, 7 of them confirmed. No problems.')
  expect(out).toContain('Due: open-wells was last checked on 2020-01-01.')
})

test('problems have their file, line and column, as editors read them, and exit code 1', async () => {
  const lines = good.split('\n')
  const line = lines.findIndex((text) => text.includes('"name": "Hedgerow Trust"'))
  lines[line] = '      "name": 7,'
  const path = fileWith('bad.json', lines.join('\n'))
  const { code, out } = await run('check', path)
  expect(code).toBe(1)
  expect(out).toContain(`${path}:${line + 1}:7: causes[2].name: Expected string but found 7.`)
  expect(out).toContain('1 problem. The app would show nothing of this file.')

  const asJson = await run('check', path, '--json')
  expect(asJson.code).toBe(1)
  expect(JSON.parse(asJson.out)).toEqual({
    file: path,
    ok: false,
    problems: [
      {
        line: line + 1,
        column: 7,
        path: 'causes[2].name',
        reason: 'Expected string but found 7. Correct the value.',
      },
    ],
    notes: [],
  })
})

test.each([[[]], [['no/such/file.json']], [['a.json', 'b.json']], [['--wrong']]])(
  'arguments %j end with code 2 and the remedy',
  async (args) => {
    const { code, out, err } = await run('check', ...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^(Usage: npm run causes:check|no\/such\/file\.json could not be read)/)
  },
)

test('a new entry is added unconfirmed, and passes once it is complete', async () => {
  const path = fileWith('grow.json', good)
  const flags = {
    name: 'Médecins d’ici',
    summary: 'Treats people.',
    field: 'Health',
    place: 'Lille, France',
    country: 'FR',
    chain: '1',
    // An example of EIP-55.
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    proof: 'https://medecins.example/give',
    by: 'Ada',
  }
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
  expect((await run('new', ...args, '--append', path)).code).toBe(0)
  expect((await run('check', path)).out).toContain('9 causes, 7 of them confirmed. No problems.')
  const added = (JSON.parse(readFileSync(path, 'utf8')) as { causes: unknown[] }).causes.at(-1)
  expect(added).toMatchObject({ id: 'medecins-d-ici', confirmed: false, review: { by: 'Ada' } })

  const again = await run('new', ...args, '--append', path)
  expect(again).toMatchObject({
    code: 1,
    err: expect.stringContaining('has a cause “medecins-d-ici” already'),
  })
})

test('a skeleton is printed, and what is still missing in it is named by the check', async () => {
  const { code, out } = await runCausesCommand('new', ['--id', 'clean-rivers'])
  expect(code).toBe(0)
  const path = fileWith('skeleton.json', JSON.stringify({ ...sandboxCauses(), causes: [JSON.parse(out)] }))
  const { out: problems } = await run('check', path, '--json')
  const { problems: found } = JSON.parse(problems) as { problems: { path: string }[] }
  expect(found.map((problem) => problem.path)).toEqual(
    expect.arrayContaining(['causes[0].name', 'causes[0].recipients[0].address', 'causes[0].review.by']),
  )
})

test('a file of version 1 is not added to, and wrong arguments end with code 2', async () => {
  const path = fileWith('version1.json', '{"version":1,"causes":[]}')
  expect(await run('new', '--name', 'A', '--append', path)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not of version 2'),
  })
  expect((await run('new', '--colour', 'red')).code).toBe(2)
})

test('the directory and the schema that come with the app hold', async () => {
  expect((await runCausesCommand('check', ['public/causes.json'])).code).toBe(0)
})
