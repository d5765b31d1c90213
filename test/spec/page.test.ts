import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { facePath, faces } from '../../src/ui/afterFirstScreen'

const file = (path: string) => new URL(`../../${path}`, import.meta.url)
const page = () => {
  const { document } = new Window()
  document.write(readFileSync(file('index.html'), 'utf8'))
  return document
}

test('[S1.1] the page has its title before any script has run', () => {
  expect(page().title).toBe('do some good')
})

test('[S1.2] the page names a picture for its tab, which is there', () => {
  const icon = page().querySelector('link[rel="icon"]')
  expect(icon?.getAttribute('type')).toBe('image/svg+xml')
  const path = icon?.getAttribute('href') ?? ''
  expect(readFileSync(file(`public/${path}`), 'utf8')).toMatch(/^<svg [^>]*viewBox=/)
})

test('[S1.3] each face that the styles name is a font file of our own', () => {
  const paths = faces.map(facePath)
  expect(paths.length).toBeGreaterThan(1)
  for (const path of paths) {
    expect(path).toMatch(/^fonts\//)
    // The signature that a WOFF2 file begins with.
    expect(
      readFileSync(file(`public/${path}`))
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2')
  }
  const tokens = readFileSync(file('src/ui/styles/tokens.css'), 'utf8')
  for (const { family } of faces) expect(tokens).toContain(`'${family}'`)
})
