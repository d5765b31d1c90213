import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Deferred, deferredPart } from '../../../src/ui/parts/Deferred'

afterEach(cleanup)

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

test('a part that did not load says so, with a way on, and comes when it is wanted again', async () => {
  let online = false
  const part = deferredPart(async () => {
    if (!online) throw new Error('offline')
    return Hello
  })
  const drawn = <Deferred part={part} props={{ name: 'Ada' }} waiting={<p>Waiting</p>} />
  const { unmount } = render(drawn)
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect(await screen.findByText(/did not load/)).toBeTruthy()
  // Not "Try again": Firefox remembers, as long as the page is open, that a script did not come.
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reload the page'])

  online = true
  unmount()
  render(drawn)
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})

test('a part that was fetched early is drawn at once, and fetched once', async () => {
  let fetches = 0
  const part = deferredPart(async () => {
    fetches += 1
    return Hello
  })
  await Promise.all([part.load(), part.load()])
  render(<Deferred part={part} props={{ name: 'Ada' }} waiting={<p>Waiting</p>} />)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
  expect(fetches).toBe(1)
})

test('another part in the place of the first is drawn with its own props, never the first one with those', async () => {
  const first = deferredPart(async () => Hello)
  const Bye = ({ title }: { readonly title: string }) => <p>Bye {title}</p>
  const second = deferredPart(async () => Bye)
  await first.load()
  const { rerender } = render(<Deferred part={first} props={{ name: 'Ada' }} waiting={<p>Waiting</p>} />)
  rerender(<Deferred part={second} props={{ title: 'Ben' }} waiting={<p>Waiting</p>} />)
  expect(screen.queryByText(/Hello/)).toBeNull()
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect(await screen.findByText('Bye Ben')).toBeTruthy()
  rerender(<Deferred part={first} props={{ name: 'Ada' }} waiting={<p>Waiting</p>} />)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})
