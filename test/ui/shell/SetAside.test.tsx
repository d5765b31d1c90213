import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppContext } from '../../../src/ui/AppContext'
import { SetAside } from '../../../src/ui/shell/SetAside'
import { fakeServices } from '../fakes'

afterEach(cleanup)

test('a screen that stops each time can be opened without what is stored of this account alone', async () => {
  const services = fakeServices()
  const state = services.account.getState()
  if (state.kind !== 'ready') throw new Error('The account should be open.')
  const { chain, address } = state.account
  const own = `dsg.v1.plans.${chain.id}.${address.toLowerCase()}`
  const others = `dsg.v1.plans.${chain.id}.0x${'77'.repeat(20)}`
  const intent = `dsg.v1.intent.${chain.id}.${address}`
  for (const key of [own, others, intent]) services.storage.set(key, '{"version":1,"plans":1e999}')
  const reload = vi.fn()
  render(
    <AppContext value={services}>
      <SetAside reload={reload} />
    </AppContext>,
  )
  fireEvent.click(screen.getByText('If it stops again'))
  expect(await screen.findByText('Your saved plans')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Save it as a file' })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Discard it for good' }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(services.storage.get(own)).toBeNull()
  // Another account's, and what may be under way, stay.
  expect(services.storage.get(others)).not.toBeNull()
  expect(services.storage.get(intent)).not.toBeNull()
})
