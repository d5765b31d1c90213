import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { parseCauses } from '../../src/core/causes/parseCauses'
import { causeAddress, sandboxCauses } from './causes'
import { finish } from '../support/finish'

const { causes, directory } = sandboxCauses()

test('the app reads it without a complaint', () => {
  expect(finish(parseCauses(JSON.stringify(sandboxCauses())))).toEqual({
    kind: 'ok',
    causes,
    about: directory,
  })
})

test('there are at least six causes to choose from, each with an id and an address of its own', () => {
  expect(causes.length).toBeGreaterThanOrEqual(6)
  expect(new Set(causes.map((cause) => cause.id)).size).toBe(causes.length)
  const addresses = causes.flatMap((cause) => cause.recipients.map((recipient) => recipient.address))
  expect(new Set(addresses).size).toBe(causes.length)
  expect(addresses).toEqual(addresses.map((address) => getAddress(address)))
})

test('each receives on the local chain, at the same address on every start', () => {
  for (const cause of causes) {
    expect(cause.recipients[0]).toMatchObject({ chainId: 31337, address: causeAddress(cause.id) })
  }
})

test('one cause is not confirmed, and one takes only the native coin and LUSD', () => {
  expect(causes.filter((cause) => !cause.confirmed).map((cause) => cause.id)).toEqual(['harbour-light'])
  const choosy = causes.filter((cause) => cause.recipients.some((recipient) => recipient.accepts))
  expect(choosy.map((cause) => cause.recipients[0]?.accepts)).toEqual([['native', 'LUSD']])
})

test('no web address in it can belong to anybody', () => {
  const urls = JSON.stringify(causes).match(/https?:[^"]+/g) ?? []
  expect(urls.length).toBeGreaterThan(0)
  for (const url of urls) expect(new URL(url).hostname).toMatch(/\.example$/)
})
