import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Nothing is ever painted in happy-dom: what waits for the paint happens at once.
vi.mock('../../src/ui/parts/afterPaint', () => ({ afterPaint: (work: () => void) => work() }))

configure({ asyncUtilTimeout: 20_000 })

// The files share one document: the next one finds it as a new page would be.
afterEach(cleanup)
afterAll(() => {
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  location.hash = ''
})
