import { cleanup, render, screen } from '@testing-library/react'
import { encodeFunctionData, getAddress, parseAbi, zeroAddress } from 'viem'
import { afterEach, expect, test } from 'vitest'
import type { Call } from '../../../src/core/safe/safeTx'
import { AppContext } from '../../../src/ui/AppContext'
import { FirstCalls } from '../../../src/ui/queue/FirstCalls'
import { addressOf, buildRecord } from '../../support/safeFixtures'
import { causes, chain } from '../fakeCauses'
import { fakeServices, safe } from '../fakes'

afterEach(cleanup)

const [cause] = causes
const [recipient] = cause?.recipients ?? []
if (cause === undefined || recipient === undefined) throw new Error('The fixtures have no cause.')

const show = (known = causes) => {
  const calls = [
    { to: recipient.address, value: 5n, data: '0x' },
    { to: addressOf('somebody'), value: 7n, data: '0x' },
  ] as const
  render(
    <AppContext value={fakeServices({ causes: { kind: 'ready', causes: known } })}>
      <FirstCalls place={{ chain, safe: getAddress(safe) }} record={buildRecord({ calls })} />
    </AppContext>,
  )
}

test('a payment to a confirmed cause names it, another one names nobody', () => {
  show()
  expect(screen.getAllByText(/^In the directory of this page/).map(({ textContent }) => textContent)).toEqual(
    [`In the directory of this page: ${cause.name}`],
  )
})

test('a cause that the operator has not confirmed is not named: that would vouch for it', () => {
  show(causes.map((one) => ({ ...one, confirmed: false })))
  expect(screen.getAllByText(/^Sends /)).toHaveLength(2)
  expect(screen.queryByText(/^In the directory of this page/)).toBeNull()
})

test('what is most dangerous comes first, wherever it stands in the batch', () => {
  const calls = [
    { to: recipient.address, value: 5n, data: '0x' },
    { to: recipient.address, value: 6n, data: '0x' },
    { to: recipient.address, value: 7n, data: '0x' },
    {
      to: getAddress(safe),
      value: 0n,
      data: `0x610b5925${'00'.repeat(12)}${addressOf('a module').slice(2)}`,
    },
  ] as const
  render(
    <AppContext value={fakeServices({ causes: { kind: 'ready', causes } })}>
      <FirstCalls
        place={{ chain, safe: getAddress(safe) }}
        record={buildRecord({ calls, safe: getAddress(safe) })}
      />
    </AppContext>,
  )
  expect(screen.getAllByText(/^(Sends|Enables the module)/)[0]?.closest('p')?.textContent).toMatch(
    /^Enables the module 0x/,
  )
})

const showCalls = (calls: readonly Call[]) =>
  render(
    <AppContext value={fakeServices({ causes: { kind: 'ready', causes } })}>
      <FirstCalls
        place={{ chain, safe: getAddress(safe) }}
        record={buildRecord({ calls, safe: getAddress(safe) })}
      />
    </AppContext>,
  )

test('equal sentences are shown once, with how many times, and hide nothing', () => {
  const threshold = {
    to: getAddress(safe),
    value: 0n,
    data: `0x694e80c3${'2'.padStart(64, '0')}`,
  } as const
  const theft = { to: addressOf('a thief'), value: 9n, data: '0x' } as const
  showCalls([...Array.from({ length: 40 }, () => threshold), theft])
  expect(screen.getAllByText(/Asks for 2/)).toHaveLength(1)
  expect(screen.getByText(/\(40 times\)/)).toBeTruthy()
  expect(screen.getByText(/^Sends /).closest(':not(span)')?.textContent).toContain(addressOf('a thief'))
  expect(screen.queryByText(/more\.$/)).toBeNull()
})

test('the largest of several payments to strangers comes first', () => {
  showCalls([1n, 2n, 3n, 10n ** 18n].map((value) => ({ to: addressOf(`${value}`), value, data: '0x' })))
  expect(screen.getAllByText(/^Sends /)[0]?.textContent).toContain('1\u00a0ETH')
  expect(screen.getByText(/one call more/)).toBeTruthy()
})

test('the refund that another Safe pays has a sentence of its own', () => {
  const owned = addressOf('an owned Safe')
  const data = encodeFunctionData({
    abi: parseAbi([
      'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    ]),
    args: [owned, 0n, '0x', 0, 0n, 10n ** 6n, 5000n, zeroAddress, addressOf('a thief'), '0x'],
  })
  showCalls([{ to: owned, value: 0n, data }])
  expect(screen.getByText(/^For the execution/).closest(':not(span)')?.textContent).toContain(
    addressOf('a thief'),
  )
  expect(screen.getByText(/^Makes/).closest('p')?.textContent).toMatch(/execute a transaction/)
})
