import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const folder = new URL('../fixtures/formats/', import.meta.url)

/** The text of a fixture, to the byte: with its BOM, and with its line ends. */
export function fixture(name: string): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    readFileSync(new URL(name, folder)),
  )
}

/** The fixtures of a format by name: one for each version that was ever written, and more where it had several forms. */
export function fixturesOf(format: string): readonly string[] {
  return readdirSync(new URL(format, folder)).toSorted()
}

/**
 * Expects that the app writes the newest fixture of a format, byte for byte. With WRITE_FIXTURES=1 one that is missing is written,
 * and one that is there never is: somebody has a file like it.
 */
export function expectWritten(name: string, text: string): void {
  const path = fileURLToPath(new URL(name, folder))
  if (!existsSync(path)) {
    if (process.env['WRITE_FIXTURES'] !== '1')
      throw new Error(`${name} is missing: WRITE_FIXTURES=1 npm run unit -- test/formats writes it.`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  expect(text, `${name} has been released. Write a new version beside it (docs/formats.md).`).toBe(
    fixture(name),
  )
}
