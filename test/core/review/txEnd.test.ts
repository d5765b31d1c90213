import { expect, test } from 'vitest'
import { actionWords } from '../../../src/core/review/actionWords'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { everyNode } from '../../../src/core/review/callTree'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { txEnd } from '../../../src/core/review/txEnd'
import { txProgress } from '../../../src/core/review/txProgress'
import { theCause } from '../../support/safeFixtures'
import { batchContracts, callOf, delegateOf, packedBatch } from './bytes'
import { benignCases, hostileCases } from './corpus'
import { found, read, review } from './world'

const hash = `0x${'5'.repeat(64)}` as const
const executed = (outcome: 'success' | 'failure') => found({ kind: 'executed', outcome } as const)

test.each([
  ['the next one', 'open', read(7n), undefined],
  ['executed, by the event of the Safe', 'done', read(8n), executed('success')],
  ['executed, with calls that failed', 'failed', read(8n), executed('failure')],
  ['replaced', 'never', read(8n), found({ kind: 'replaced', safeTxHash: hash } as const)],
  ['one whose nonce is used by nobody knows whom', 'unknown', read(8n), undefined],
  [
    'one whose Safe was not read',
    'open',
    { kind: 'unread', reason: 'The node is down.' } as const,
    undefined,
  ],
] as const)('%s has the end: %s', (_what, end, nonce, nonceFate) => {
  const { checks } = review({}, { setupOverrides: { nonce }, ...(nonceFate && { nonceFate }) } as never)
  expect(txEnd(txProgress(checks, true), checks)).toBe(end)
})

test.each([
  ['published', undefined, 'done'],
  ['another', found(`0x${'1'.repeat(64)}` as const), 'unknown'],
  ['none', { kind: 'missing' } as const, 'unknown'],
  ['not read', { kind: 'unreachable', reason: 'The node is down.' } as const, 'unknown'],
] as const)('what a batch did is known only where the code that ran it is: %s', (_what, code, end) => {
  const { multiSend141 } = batchContracts
  const batch = delegateOf(multiSend141, packedBatch([callOf(theCause, '0x', 5n)]))
  const codes = code === undefined ? {} : { codes: new Map([[multiSend141.toLowerCase(), code]]) }
  const { checks } = review(batch, {
    setupOverrides: { nonce: read(8n) },
    nonceFate: executed('success'),
    ...codes,
  })
  expect(txEnd(txProgress(checks, true), checks)).toBe(end)
})

test.each([
  ['the proxy', { codeHash: read(`0x${'1'.repeat(64)}` as const) }],
  ['the singleton', { singleton: read({ address: theCause, codeHash: found(hash) }) }],
])('nothing is taken as ended of an account whose code is no Safe’s: %s', (_what, setupOverrides) => {
  for (const outcome of ['success', 'failure'] as const) {
    const { checks } = review({}, {
      setupOverrides: { nonce: read(8n), ...setupOverrides },
      nonceFate: executed(outcome),
    } as never)
    expect(txEnd(txProgress(checks, true), checks)).toBe('open')
  }
})

test('an execution that the chain may still undo is neither done nor open', () => {
  expect(txEnd({ kind: 'inBlock', outcome: 'success' }, review().checks)).toBe('unknown')
})

test.each([...hostileCases, ...benignCases])(
  'what is executed is told in the past tense: $title',
  ({ input }) => {
    const names = assetNamesOf(input.chain)
    for (const node of everyNode(reviewSafeTx(input).tree)) {
      const did = actionWords(node, input.safe, names, 'did')
      expect(did).not.toBe(actionWords(node, input.safe, names))
      expect(did).not.toMatch(
        /^(Sends|Calls|Pays|Makes|Transfers|Lets|No longer|Creates|Signs|Approves|Runs|Gives|Replaces|Leaves|Adds|Removes|Asks|Enables|Disables|Sets)\b/,
      )
    }
  },
)
