import { describe, expect, test } from 'vitest'
import { parseCauses } from '../../src/core/causes/parseCauses'
import { parseDirectorySignature } from '../../src/core/causes/directorySignature'
import { readDeviceFile } from '../../src/core/devices/deviceFile'
import { readBatchFile } from '../../src/core/files/readBatchFile'
import { toBase64Url } from '../../src/core/giving/giftDocument'
import { readGiftDocument } from '../../src/core/giving/readGiftDocument'
import { readPlan, readPlanFile } from '../../src/core/giving/planDocument'
import { giftRecordFile, readGiftRecord } from '../../src/core/record/giftRecordJson'
import { readRecordFile } from '../../src/core/record/recordFile'
import { readRecordLink } from '../../src/core/record/recordLink'
import { keepNewestSeen } from '../../src/flows/session/checkDirectory'
import { writeMemo } from '../../src/flows/tracking/createServicePolls'
import { storedBudget } from '../../src/adapters/service/requestBudget'
import { createFakeBrowser } from '../support/fakeStorage'
import { giftRecord } from '../support/giftRecords'
import { finish } from '../support/finish'
import { aChain, theSafe } from '../support/safeFixtures'
import { chain, safe } from '../core/giving/world'

const later = (version: number, kind?: string) => ({
  version,
  ...(kind !== undefined && { kind }),
  chainId: 1,
  gifts: [{ streamed: true }],
  unheardOf: 'of a release to come',
})
const words = (version: number, newest: number) =>
  `A newer version of this page wrote it: format ${version}, and this one reads up to ${newest}. Reload the page to get the newest version, or open it on the page that wrote it.`
const newer = (version: number, newest: number) => ({
  kind: 'problem',
  field: 'version',
  problem: words(version, newest),
})

describe('a later version of what is read again says that it is newer', () => {
  test('a gift record, as a file and as a link', () => {
    expect(readGiftRecord(JSON.stringify(later(3)))).toEqual(newer(3, 2))
    expect(readRecordLink(toBase64Url(JSON.stringify(later(2))))).toEqual(newer(2, 1))
  })

  test('a record of many gifts', () => {
    expect(finish(readRecordFile(JSON.stringify(later(4, 'gift record'))))).toEqual(newer(4, 3))
    expect(finish(readRecordFile(JSON.stringify(later(4, 'receipts'))))).toMatchObject({ field: 'kind' })
  })

  test('a gift document and a plan; a plan is no newer gift document', () => {
    const text = toBase64Url(JSON.stringify(later(4)))
    for (const read of [readGiftDocument, readPlan]) expect(read(text)).toEqual(newer(4, 3))
    expect(readPlanFile(JSON.stringify(later(4)))).toEqual(newer(4, 3))
    expect(readGiftDocument(toBase64Url(JSON.stringify(later(2))))).toEqual({
      kind: 'problem',
      field: 'version',
      problem: 'This version of a gift document is not known here.',
    })
  })

  test('a device file', () => {
    expect(readDeviceFile(JSON.stringify(later(2, 'do-some-good device')))).toEqual(newer(2, 1))
    expect(readDeviceFile(JSON.stringify(later(2, 'another device')))).toMatchObject({ field: 'kind' })
  })

  test.each([0, 1.5, '2', null, -1])('version %j never was, and is not called newer', (version) => {
    const json = JSON.stringify({ ...later(2), version })
    const gift = JSON.stringify({ ...(JSON.parse(giftRecordFile(giftRecord())) as object), version })
    for (const reading of [readGiftRecord(gift), readPlanFile(json), readRecordLink(toBase64Url(json))]) {
      expect(reading).toMatchObject({ kind: 'problem', field: 'version' })
      expect(reading).not.toMatchObject({ problem: expect.stringMatching(/newer/) as string })
    }
  })

  test('the directory of causes and its signature', () => {
    expect(finish(parseCauses('{"version":3,"causes":[7]}'))).toMatchObject({
      kind: 'rejected',
      problems: [
        {
          path: 'version',
          reason:
            'This is a later version than the app reads (1 and 2). Update the app, or correct the version.',
        },
      ],
    })
    expect(parseDirectorySignature('{"version":2,"proofs":[]}')).toBe('newer')
    expect(parseDirectorySignature('{"version":0,"safe":"eth:0x","signature":"0x"}')).toBeNull()
  })

  test('a batch of the Transaction Builder, whose format is Safe’s', () => {
    const batch = { chainId: '1', transactions: [{ to: safe, value: '1', data: null }] }
    const read = (version: string) =>
      finish(readBatchFile({ ...batch, version }, { causes: [], chain, safe, giverName: 'Safe' }))
    expect(read('2.0')).toEqual({
      kind: 'unreadable',
      sentence:
        'It is a batch of version 2.0, and this page reads version 1 of the Transaction Builder’s batches.',
      remedy: 'Reload the page to get its newest version.',
    })
    for (const version of ['1.0', '1', '1.1']) expect(read(version).kind).toBe('read')
    for (const version of ['10.0', '', 'one']) expect(read(version).kind).toBe('unreadable')
  })
})

describe('what a newer release has stored is not written over', () => {
  const stored = '{"version":2,"streamed":true}'

  test.each([
    [
      `dsg.v1.polled.${aChain.id}.${theSafe}`,
      (storage: ReturnType<ReturnType<typeof createFakeBrowser>['openTab']>) =>
        writeMemo(
          { storage, chain: aChain, safe: theSafe },
          { atMs: 1, nonce: 1n, changedAtMs: 1, mark: 'a' },
        ),
    ],
    [
      'dsg.v1.budget.service.example',
      (storage: ReturnType<ReturnType<typeof createFakeBrowser>['openTab']>) => {
        const budget = storedBudget(storage, 'service.example')
        const state = { ...budget.read(), sentAtMs: [5] }
        budget.write(state)
        // It still counts its own requests.
        expect(budget.read()).toEqual(state)
      },
    ],
    [
      `dsg.v1.directory.${aChain.shortName}:${theSafe}`,
      (storage: ReturnType<ReturnType<typeof createFakeBrowser>['openTab']>) =>
        keepNewestSeen(
          storage,
          { chain: aChain, safe: theSafe },
          { signed: { newest: 7 }, before: { kind: 'none' } },
        ),
    ],
  ])('%s', (key, write) => {
    const browser = createFakeBrowser()
    browser.data.set(key, stored)
    write(browser.openTab())
    expect(browser.data.get(key)).toBe(stored)
    // What is only damaged says nothing, and would stay for ever.
    browser.data.set(key, '{"version":1')
    write(browser.openTab())
    expect(browser.data.get(key)).not.toBe('{"version":1')
  })
})
