import { expect, test } from 'vitest'
import { isDraft } from '../../../src/core/safe/txStatus'
import { buildRecord } from './records'

const row = { trusted: false, isExecuted: false, confirmations: [] } as const
const ours = '{"url":"https://do-some-good.example/app","name":"do some good"}'

test.each<[string, boolean, Parameters<typeof buildRecord>[0]]>([
  ['what "Add to batch" leaves', true, { ...row, origin: '{}' }],
  ['the same at a service that says nothing', true, { ...row, origin: '' }],
  ['the same with null as text', true, { ...row, origin: 'null' }],
  ['the same with a note of the user', true, { ...row, origin: '{"note":"for the wells"}' }],
  ['our proposal that is executed without a signature', false, { ...row, origin: ours }],
  ['our proposal whose origin was cut off', false, { ...row, origin: ours.slice(0, 40) }],
  [
    'a proposal of an app that was never added',
    false,
    { ...row, origin: '{"url":"https://x.test","name":"unknown"}' },
  ],
  ['a row with free text of a tool', false, { ...row, origin: '"a script"' }],
  ['a source that does not tell', false, { ...row, origin: null }],
  ['a signed row', false, { ...row, origin: '{}', trusted: true }],
  [
    'a row with a signature that the service does not count',
    false,
    {
      ...row,
      origin: '{}',
      confirmations: [{ owner: buildRecord().safe, signature: '0x', submittedAtMs: null }],
    },
  ],
  ['an executed row', false, { ...row, origin: '{}', isExecuted: true }],
])('%s: %s', (_what, expected, overrides) => {
  expect(isDraft(buildRecord(overrides))).toBe(expected)
})
