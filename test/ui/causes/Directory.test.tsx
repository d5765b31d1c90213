import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../../../src/ui/App'
import { preloadScreens } from '../../../src/ui/routes'
import { causes } from '../fakeCauses'
import { fakeServices } from '../fakes'

afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

const many = Array.from({ length: 40 }, (_, index) => {
  const [first] = causes
  if (first === undefined) throw new Error('There is no cause.')
  return { ...first, id: `cause-${index}`, name: `Cause ${index}` }
})

/** How many causes stood in the page after each commit. */
async function renderDirectory(): Promise<number[]> {
  await preloadScreens('atStart')
  const counts: number[] = []
  const count = () => counts.push(document.querySelectorAll('main li h2').length)
  window.history.replaceState(null, '', '#/')
  render(
    <Profiler id="app" onRender={count}>
      <App services={fakeServices({ causes: { kind: 'ready', causes: many } })} />
    </Profiler>,
  )
  await screen.findByRole('heading', { name: 'Cause 39' })
  return counts
}

test('the first causes are rendered before all of them', async () => {
  const counts = await renderDirectory()
  const steps = [...new Set(counts)].filter((count) => count > 0)
  expect(steps).toEqual([4, 40])
})

test('on the way back from a cause all of them are rendered at once', async () => {
  const counts = await renderDirectory()
  fireEvent.click(screen.getByRole('link', { name: 'Cause 30' }))
  await screen.findByRole('heading', { level: 1, name: 'Cause 30' })
  counts.length = 0
  fireEvent.click(screen.getByRole('link', { name: 'All causes' }))
  await screen.findByRole('heading', { name: 'Cause 39' })
  expect(new Set(counts)).not.toContain(6)
})

test('causes that come late are rendered in slices, not in the task that brought them', async () => {
  await preloadScreens('atStart')
  window.history.replaceState(null, '', '#/')
  const services = fakeServices({ causes: { kind: 'loading' } })
  render(<App services={services} />)
  await screen.findByText('Fetching the causes…')
  // Outside of act, which would render everything at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  services.causes.setState({ kind: 'ready', causes: many }, true)
  await Promise.resolve()
  expect(screen.queryByRole('heading', { name: 'Cause 0' })).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Cause 0' })).toBeTruthy()
})

test('a search renders the best 30 causes, and the others on a press', async () => {
  await renderDirectory()
  const rows = () => document.querySelectorAll('main li h2').length
  expect(rows()).toBe(40)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Cause' } })
  await screen.findByText(/^The first 30 of 40 are shown/)
  expect(rows()).toBe(30)
  fireEvent.click(screen.getByRole('button', { name: 'Show 10 more' }))
  expect(rows()).toBe(40)
})

test('an address in the search leads to the cause that receives there, or says what can be done with it', async () => {
  await renderDirectory()
  const search = screen.getByLabelText('Search')
  const receiver = causes[0]?.recipients[0]?.address ?? ''
  fireEvent.change(search, { target: { value: ` ${receiver.toLowerCase()} ` } })
  expect(await screen.findByText('1 of 40 causes')).toBeDefined()

  const stranger = `0x${'12'.repeat(20)}`
  fireEvent.change(search, { target: { value: `https://app.safe.global/home?safe=local:${stranger}` } })
  expect(await screen.findByText('This is an address, and not that of a cause here')).toBeDefined()
  expect(screen.getByRole('link', { name: 'your gift' }).getAttribute('href')).toBe('#/give')
  const [queue] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'its queue' })
  expect(queue?.href.toLowerCase()).toContain(`#/queue/local:${stranger}`)
  expect(screen.queryByText('No cause matches')).toBeNull()

  fireEvent.change(search, { target: { value: 'https://example.org/give' } })
  expect(await screen.findByText('This is not a cause')).toBeDefined()
})
