import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import * as shim from '../../src/adapters/service/protocolKitShim'

const load = createRequire(import.meta.url)
// By `require`, which knows nothing of the alias that puts the stand-in in its place.
const protocolKit: typeof shim = load('@safe-global/protocol-kit')
const apiKit = readFileSync(
  load.resolve('@safe-global/api-kit').replace(/cjs\/index\.cjs$/, 'esm/index.mjs'),
  'utf8',
)

const addresses = [
  '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  '0x41675c099f32341bf84bfc5382af534df5c7461a',
  '0x41675C099F32341bf84BFc5382aF534df5C7461A',
  '0x41675C099F32341bf84BFc5382aF534df5C746',
  'treasury.eth',
  '',
]

describe('the stand-in for protocol-kit', () => {
  it('has every function that api-kit imports from protocol-kit, and no other', () => {
    const names = [...apiKit.matchAll(/import\s*\{([^}]*)\}\s*from\s*"@safe-global\/protocol-kit"/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim()),
    )
    expect(names.sort()).toEqual(Object.keys(shim).sort())
  })

  it('is the only part of protocol-kit that api-kit reaches', () => {
    const mentions = [...apiKit.matchAll(/@safe-global\/protocol-kit/g)]
    const imports = [...apiKit.matchAll(/from\s*"@safe-global\/protocol-kit"/g)]
    expect(mentions).toHaveLength(imports.length)
    expect(imports.length).toBeGreaterThan(0)
  })

  it.each(addresses)('judges the address "%s" as protocol-kit does', (address) => {
    const outcome = (judge: () => unknown) => {
      try {
        judge()
        return 'taken'
      } catch {
        return 'refused'
      }
    }
    expect(outcome(() => shim.validateEthereumAddress(address))).toBe(
      outcome(() => protocolKit.validateEthereumAddress(address)),
    )
    expect(outcome(() => shim.validateEip3770Address(address, 1n))).toBe(
      outcome(() => protocolKit.validateEip3770Address(address, 1n)),
    )
  })

  it('gives back the plain address that it was asked about', () => {
    const [address = ''] = addresses
    expect(shim.validateEip3770Address(address, 1n)).toEqual(protocolKit.validateEip3770Address(address, 1n))
  })
})
