import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ProposalIntent } from '../../../src/flows/account'
import { fakeAccount, fakeServices, intent, readyWith } from '../fakes'
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

test('an answer that is being looked up is not called lost', async () => {
  const { title, words } = await show({ ...intent, answeredHash: `0x${'ab'.repeat(32)}` })
  expect(title).toBe('Looking for your gift')
  expect(words).toContain('Your wallet has answered.')
  expect(words).not.toContain('the answer was lost')
})

test('a lost answer is', async () => {
  const { title, words } = await show(intent)
  expect(title).toBe('This gift may have been proposed')
  expect(words).toContain('the answer was lost')
})
