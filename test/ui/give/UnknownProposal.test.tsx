import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ProposalIntent } from '../../../src/core/outbox/intent'
import { fakeAccount, fakeServices, intent, nowMs, readyWith } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

async function show(asked: ProposalIntent): Promise<{ title: string; words: string }> {
  const account = fakeAccount({
    proposal: { kind: 'unknown', intent: asked, looking: true, lastLook: null },
  })
  renderApp(fakeServices({ account: readyWith(account) }), '#/give')
  const heading = await screen.findByRole('heading', { level: 1 })
  return { title: heading.textContent, words: document.querySelector('main')?.textContent ?? '' }
}

test('an answer that is being looked up is not called missing', async () => {
  const { title, words } = await show({ ...intent, answeredHash: `0x${'ab'.repeat(32)}` })
  expect(title).toBe('Looking for your gift')
  expect(words).toContain('Your wallet has answered.')
  expect(words).not.toContain('no clear answer')
})

test('nobody calls it lost where the Safe may still show it, to this tab or to another', async () => {
  const { title, words } = await show(intent)
  expect(title).toBe('This gift may have been proposed')
  expect(words).toContain('no clear answer has come here')
  expect(words).toContain('It may still be open in your Safe or in another tab.')
  expect(words).not.toContain('lost')
})

test('what the Safe said no to is not called unanswered', async () => {
  const { title, words } = await show({ ...intent, rejectedAtMs: nowMs })
  expect(title).toBe('This gift may have been proposed')
  expect(words).toContain('Your Safe said no to it')
  expect(words).not.toContain('no clear answer')
  expect(words).not.toContain('another tab')
})
