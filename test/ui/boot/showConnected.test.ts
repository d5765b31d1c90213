import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AskedHost } from '../../../src/boot/askHost'
import { showConnected } from '../../../src/boot/showConnected'
import { buildAskedHost } from '../../support/buildAskedHost'
import { shortAddress } from '../../../src/ui/parts/format'

const safeAddress = '0x5AFE3855358E112B5647B952709E6165e1c1eEEe'
const claim = {
  safeAddress,
  chainId: 1,
  owners: [],
  threshold: 1,
  isReadOnly: false,
  nonce: null,
  version: null,
}

const asked = () => buildAskedHost()

function tell(host: AskedHost) {
  for (const listener of host.listeners) listener()
}

const slot = () => document.querySelector('[data-session]')

describe('the header of index.html', () => {
  beforeEach(() => {
    const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
    document.body.replaceChildren(...page.body.children)
  })

  test('says nothing before the host has answered', () => {
    const host = asked()
    showConnected(document, host)
    tell(host)
    expect(slot()?.getAttribute('data-session')).toBe('deciding')
    expect(slot()?.textContent).toBe('')
  })

  test('names the Safe as soon as the host has answered, and says it once', () => {
    const host = asked()
    showConnected(document, host)
    host.answer = { claim, origin: 'https://app.safe.global' }
    tell(host)
    tell(host)
    expect(slot()?.getAttribute('data-session')).toBe('safe')
    expect(slot()?.textContent).toBe(`Connected${shortAddress(safeAddress)}`)
  })

  test('names the Safe when the host has answered before the header was there', async () => {
    const [root] = document.body.children
    root?.remove()
    const host = asked()
    showConnected(document, host)
    host.answer = { claim, origin: 'https://app.safe.global' }
    tell(host)
    document.body.append(root ?? '')
    await expect.poll(() => slot()?.textContent).toBe(`Connected${shortAddress(safeAddress)}`)
  })

  test('stays silent for a host that is not on the list', () => {
    const host = asked()
    showConnected(document, host)
    host.refused = 'https://elsewhere.example'
    tell(host)
    expect(slot()?.textContent).toBe('')
  })

  test('is not touched once the app has drawn its own', () => {
    const host = asked()
    showConnected(document, host)
    document.getElementById('root')?.replaceChildren(document.createElement('main'))
    host.answer = { claim, origin: 'https://app.safe.global' }
    tell(host)
    expect(document.getElementById('root')?.innerHTML).toBe('<main></main>')
  })
})
