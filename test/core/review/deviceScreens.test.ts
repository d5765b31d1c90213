import { describe, expect, test } from 'vitest'
import { type DeviceScreen, deviceScreens } from '../../../src/core/review/deviceScreens'

const screenOf = (device: string): DeviceScreen => {
  const found = deviceScreens.find((screen) => screen.device === device)
  if (found === undefined) throw new Error(`No device ${device}.`)
  return found
}
const namesOf = (device: string) => screenOf(device).steps.map(({ name }) => name)

const structOrder = [
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'nonce',
]

/** From the sources that the module names, read in August 2026. */
describe('each device in its own order', () => {
  const table: readonly (readonly [string, readonly string[]])[] = [
    ['Ledger, hashes only', ['Domain hash', 'Message hash']],
    [
      'Ledger, clear signing',
      [
        'Network',
        'To',
        'Value',
        'Operation type',
        'Transaction',
        'Gas amount',
        'Gas price',
        'Gas token',
        'Gas receiver',
        'Domain hash',
        'Message hash',
      ],
    ],
    [
      'Trezor',
      [
        'Signing address',
        'chainId',
        'verifyingContract',
        'Show full message',
        ...structOrder,
        'Message hash',
      ],
    ],
    [
      'Keystone 3',
      ['Domain Hash', 'Message Hash', 'SafeTxHash', 'chainId', 'verifyingContract', ...structOrder],
    ],
    ['Keycard Shell', ['EIP-712 digest']],
    ['GridPlus Lattice1', ['chainId', 'verifyingContract', ...structOrder]],
  ]
  test.each(table)('%s', (device, names) => {
    expect(namesOf(device)).toEqual(names)
  })
})

describe('what a device never shows', () => {
  const shown = ({ steps }: DeviceScreen) =>
    steps.map(({ shows }) =>
      shows.kind === 'digest' ? shows.digest : shows.kind === 'field' ? shows.field : shows.kind,
    )
  test.each([
    ['Ledger, hashes only', ['eip712Digest', 'to', 'value', 'nonce']],
    ['Ledger, clear signing', ['eip712Digest', 'nonce', 'safeTxGas']],
    ['Trezor', ['eip712Digest', 'domainHash']],
    ['GridPlus Lattice1', ['eip712Digest', 'domainHash', 'messageHash']],
  ])('%s', (device, missing) => {
    const screen = screenOf(device)
    expect(screen.never.length).toBeGreaterThan(0)
    for (const one of missing) expect(shown(screen)).not.toContain(one)
  })

  test('each Ledger is told where the nonce is, and which version it should have', () => {
    for (const device of ['Ledger, hashes only', 'Ledger, clear signing']) {
      const notes = screenOf(device).notes.join(' ')
      expect(notes).toContain('nonce is inside the message hash')
      expect(notes).toContain('1.22.0')
    }
  })
})

test('each is chosen by something else that is seen', () => {
  for (const key of ['id', 'sees', 'device'] as const)
    expect(new Set(deviceScreens.map((screen) => screen[key])).size).toBe(deviceScreens.length)
})
