import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import type { AskedHost } from '../../src/boot/askHost'
import { preloadReading } from '../../src/boot/preloadLinks'

const answer = {
  claim: {
    safeAddress: '0x0000000000000000000000000000000000000001',
    chainId: 1,
    owners: [],
    threshold: 1,
    isReadOnly: false,
    nonce: null,
    version: null,
  },
  origin: 'https://app.safe.global',
}

function relsAfter(asked: Pick<AskedHost, 'framed' | 'answer'>) {
  const { document } = new Window()
  document.head.innerHTML =
    '<link rel="icon" href="./icon.svg"><link rel="reading" href="./a.js"><link rel="reading" href="./b.js">'
  preloadReading(document as unknown as Document, asked)
  return Array.from(document.querySelectorAll('link'), (link) => link.rel)
}

test('what is read first is preloaded in a tab, and in a frame whose host has answered', () => {
  const preloaded = ['icon', 'modulepreload', 'modulepreload']
  expect(relsAfter({ framed: false, answer: null })).toEqual(preloaded)
  expect(relsAfter({ framed: true, answer })).toEqual(preloaded)
})

test('before the host has answered nothing more than "connected" needs is fetched', () => {
  expect(relsAfter({ framed: true, answer: null })).toEqual(['icon', 'reading', 'reading'])
})
