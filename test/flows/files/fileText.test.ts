import { describe, expect, test } from 'vitest'
import { readColumns } from '../../../src/core/files/keptColumns'
import { parseTable } from '../../../src/flows/files/csvTable'
import { readFileText } from '../../../src/flows/files/fileText'
import { openRememberedColumns } from '../../../src/flows/files/rememberedColumns'
import { createFakeBrowser } from '../../support/fakeStorage'

const file = (...bytes: readonly number[]) => new Blob([new Uint8Array(bytes)])

describe('the bytes of a file', () => {
  test.each([
    ['.xlsx, .ods and .numbers', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
    ['.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ])('of %s are recognised, and the user is told how to save a CSV', async (_, bytes) => {
    expect(await readFileText(file(...bytes))).toEqual({
      kind: 'problem',
      words: expect.stringMatching(/spreadsheet file.*“CSV UTF-8”.*LibreOffice.*Numbers/) as string,
    })
  })

  test('UTF-8, the Windows-1252 of Excel’s plain CSV and the UTF-16 of its “Unicode text” are read', async () => {
    expect(await readFileText(new Blob(['Empfänger\tBetrag']))).toEqual({
      kind: 'text',
      text: 'Empfänger\tBetrag',
    })
    expect(await readFileText(file(0x57, 0xe4, 0x68, 0x72, 0x75, 0x6e, 0x67))).toEqual({
      kind: 'text',
      text: 'Währung',
    })
    expect(await readFileText(file(0xff, 0xfe, 0xe4, 0x00, 0x09, 0x00))).toEqual({
      kind: 'text',
      text: 'ä\t',
    })
  })

  test('a file of more than 8 MB is not opened', async () => {
    expect(await readFileText(new Blob(['x'.repeat(8_000_001)]))).toMatchObject({ kind: 'problem' })
  })
})

describe('the delimiter', () => {
  test.each([
    ['sep=;\r\nwho;where;sum, total\r\nAda;x;1,5', ';', 2],
    ['"sep=\t"\nwho\twhere\nAda\tx', '\t', 2],
    ['SEP=,\nwho,where;\nAda,x', ',', 2],
    ['wer;wo;wieviel\nAda;x;1,5\nBen;y;2,5', ';', 1],
    ['wer\two\twieviel\nAda\tx, y\t1,5', '\t', 1],
    ['who,where\nAda,x;y', ',', 1],
  ])('of %j is %j', (text, delimiter, line) => {
    const table = parseTable(text)
    expect(table).toMatchObject({ kind: 'read', delimiter })
    expect(table.kind === 'read' && table.rows[0]).toMatchObject({ line })
  })
})

describe('remembered columns', () => {
  test('are found by the header, whatever its case, and are the last ones that were chosen', () => {
    const storage = createFakeBrowser().openTab()
    const columns = openRememberedColumns(storage)
    expect(columns.of(['Who', 'Sum'])).toBeNull()
    columns.keep(['Who', 'Sum'], ['receiver', 'amount'])
    columns.keep(['who ', 'SUM'], ['name', 'amount'])
    expect(openRememberedColumns(storage).of(['WHO', 'sum'])).toEqual(['name', 'amount'])
    expect(columns.of(['Who'])).toBeNull()
  })

  test('of 21 headers the oldest is forgotten, and a header too long is not kept', () => {
    const storage = createFakeBrowser().openTab()
    const columns = openRememberedColumns(storage)
    for (let at = 0; at < 21; at++) columns.keep([`h${at}`], ['amount'])
    columns.keep(['x'.repeat(101)], ['amount'])
    columns.keep(
      Array.from({ length: 41 }, (_, at) => `h${at}`),
      [],
    )
    expect(columns.of(['h0'])).toBeNull()
    expect(columns.of(['h1'])).toEqual(['amount'])
    const kept = readColumns(storage.get('dsg.v1.columns'))
    expect(kept.kind === 'found' && kept.value).toHaveLength(20)
  })
})
