import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { preloadLinks } from '../../src/boot/preloadLinks'

test('scripts and styles of this name are fetched as what they are, and no others', () => {
  const { document } = new Window()
  document.head.innerHTML = [
    '<link rel="reading" href="./a.js">',
    '<link rel="wallets" href="./b.js">',
    '<link rel="wallets" href="./c.css" as="style">',
  ].join('')
  for (let times = 0; times < 2; times++) preloadLinks(document as unknown as Document, 'wallets')
  const rels = Array.from(document.querySelectorAll('link'), (link) => link.rel)
  expect(rels).toEqual(['reading', 'modulepreload', 'preload'])
})
