import { expect, test } from 'vitest'
import { anySignal } from '../../src/flows/anySignal'

test('aborts with the first, and its reason; at once where one has aborted before', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const any = anySignal([one.signal, other.signal])
  expect(any.aborted).toBe(false)
  other.abort('enough')
  one.abort('later')
  expect(any.reason).toBe('enough')
  expect(anySignal([new AbortController().signal, other.signal]).reason).toBe('enough')
})
