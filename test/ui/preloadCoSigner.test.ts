import { expect, test, vi } from 'vitest'
import { preloadCoSigner, screens } from '../../src/ui/screens'

test.each([
  ['#/review/eth:0x00/0x01', 'review'],
  ['#/review/eth:0x00/0x01?gift=abc', 'review'],
  ['#/sheet/eth:0x00/0x01', 'review'],
  ['#/queue/eth:0x00', 'queue'],
  ['#/review', null],
  ['#/reviews/eth:0x00/0x01', null],
  ['#/', null],
  ['', null],
] as const)('the link %s fetches %s', (hash, wanted) => {
  const loads = (['review', 'queue'] as const).map(
    (name) => [name, vi.spyOn(screens[name], 'load').mockRejectedValue(new Error('offline'))] as const,
  )
  expect(preloadCoSigner(hash)).toBe(wanted !== null)
  for (const [name, load] of loads) expect(load).toHaveBeenCalledTimes(name === wanted ? 1 : 0)
  vi.restoreAllMocks()
})
