import { hashMessage } from 'viem'
import { expect, test, vi } from 'vitest'
import { innerMessageHash, safeMessageHash } from '../../src/core/safe/safeMessageHash'
import { advance } from '../../src/core/tracking/advance/advance'
import type { TrackedMessage } from '../../src/core/tracking/trackedItem'
import { observeItem } from '../../src/flows/tracking/observe/observeItem'
import { createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, owners, theSafe } from '../support/safeFixtures'

vi.mock('../../src/flows/tracking/observe/observeMessage', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a message whose part of the app does not load keeps its status, and says why nothing is read', async () => {
  const text = 'I am the treasurer.'
  const message: TrackedMessage = {
    kind: 'safeMessage',
    chainId: aChain.id,
    safe: theSafe,
    messageHash: safeMessageHash(hashMessage(text), { chainId: aChain.id, safe: theSafe, version: '1.4.1' }),
    innerHash: innerMessageHash(text),
    title: text,
    createdAtMs: 0,
    lastGoodAtMs: null,
    note: null,
    rebuilt: false,
    phase: { status: 'needsConfirmation', signatures: { signed: [], missing: owners, threshold: 2 } },
  }
  const sources = { chain: aChain, ...portsOf(createFakeWorld({})) }
  const seen = await observeItem(message, sources, new AbortController().signal)
  expect(advance(message, seen, 5)).toEqual({
    ...message,
    note: { kind: 'unreachable', reason: 'A part of this page did not load. Reload it.', sinceMs: 5 },
  })
})
