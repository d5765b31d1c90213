import { cleanup, render, screen } from '@testing-library/react'
import { getAddress } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { AppContext } from '../../../src/ui/AppContext'
import { FirstCalls } from '../../../src/ui/review/FirstCalls'
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
  expect(screen.getAllByText(/^(Sends|Enables the module) /)[0]?.textContent).toMatch(
    /^Enables the module 0x/,
  )
})
