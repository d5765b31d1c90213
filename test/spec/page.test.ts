import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'

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
  const styles = readFileSync(file('src/ui/styles/fonts.css'), 'utf8')
  const urls = [...styles.matchAll(/url\('([^']+)'\)/g)].map(([, url = '']) => url)
  expect(urls.length).toBeGreaterThan(1)
  for (const url of urls) {
    expect(url).toMatch(/^\/fonts\//)
    // The signature that a WOFF2 file begins with.
    expect(
      readFileSync(file(`public${url}`))
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2')
  }
  const tokens = readFileSync(file('src/ui/styles/tokens.css'), 'utf8')
  const families = new Set([...styles.matchAll(/font-family: '([^']+)'/g)].map(([, name = '']) => name))
  for (const family of families) expect(tokens).toContain(`'${family}'`)
})
