import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// Nothing is ever painted in happy-dom: what waits for the paint happens at once.
vi.mock('../../src/ui/parts/afterPaint', () => ({ afterPaint: (work: () => void) => work() }))

configure({ asyncUtilTimeout: 20_000 })
