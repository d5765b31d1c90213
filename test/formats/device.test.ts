import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSealer } from '../../src/adapters/sealer'
import { carriedSignIns, readSignIns, writeSignIns } from '../../src/core/devices/carriedSignIns'
import { deviceFileSchema, readDeviceFile, writeDeviceFile } from '../../src/core/devices/deviceFile'
import { signInKey, signInText } from '../../src/core/signIn/signInRecord'
import { finish } from '../support/finish'
import { pendingSignIn, signInAccount, signInMs } from '../support/pendingSignIn'
import { addressOf } from '../core/giving/world'
import { expectWritten, fixture } from './fixture'
import { shapeOf } from './shapeOf'

const owner = addressOf('5a').toLowerCase()
const kept = { [`dsg.v1.plans.1.${owner}`]: '{"plans":[],"version":1}' }
const note = {
  id: `0x${'a1'.repeat(32)}`,
  txHash: null,
  atMs: 5,
  isOwn: true,
  payments: [],
  purpose: 'Third quarter',
  planId: null,
  proposer: null,
}
const file = { savedAtMs: signInMs, kept, notes: { [`1.${owner}`]: [note] }, sealed: null }
const signIn = [signInKey(signInAccount), signInText.serialise({ record: pendingSignIn() })] as const
const password = 'a password of mine'

test('a device file of version 1 is read, and written like that today, without another field', () => {
  expectWritten('device/1.json', finish(writeDeviceFile(file)))
  expectWritten('device/1.fields.txt', shapeOf(deviceFileSchema))
  expect(readDeviceFile(fixture('device/1.json'))).toEqual({ kind: 'file', file })
})

test('one that was saved before there were notes and sealed sign-ins is read', () => {
  expect(readDeviceFile(fixture('device/1-first.json'))).toEqual({
    kind: 'file',
    file: { ...file, notes: {} },
  })
})

test('a sealed sign-in of version 1 opens with its password', async () => {
  const reading = readDeviceFile(fixture('device/1-sealed.json'))
  const sealed = reading.kind === 'file' ? reading.file.sealed : null
  const opened = sealed && (await openSealer(webcrypto as unknown as Crypto)?.open(sealed, password))
  expect(opened).toBe(writeSignIns(carriedSignIns([signIn], signInMs)))
  expect(readSignIns(opened ?? '')).toEqual([signIn])
})
