import type { SafeTx } from '../safe/safeTx'
import type { Digests } from './digests'

/** What a device shows at one step. */
export type DeviceValue =
  | { readonly kind: 'digest'; readonly digest: Exclude<keyof Digests, 'dataDigest'> }
  | { readonly kind: 'field'; readonly field: keyof SafeTx }
  /** From what the signatures are bound to. */
  | { readonly kind: 'domain'; readonly part: 'network' | 'chainId' | 'safe' }
  | { readonly kind: 'words'; readonly words: string }

type DeviceStep = {
  /** As the device names it. */
  readonly name: string
  readonly shows: DeviceValue
  /** When it is there, as a sentence. Left out: always. */
  readonly when?: string
}

export type DeviceScreen = {
  readonly id: string
  /** What the signer sees, without having to know the model. */
  readonly sees: string
  readonly device: string
  /** In the order of the device; empty: there is nothing to compare. */
  readonly steps: readonly DeviceStep[]
  readonly never: readonly string[]
  readonly notes: readonly string[]
}

const digest = (name: string, of: Extract<DeviceValue, { kind: 'digest' }>['digest'], when?: string) =>
  step(name, { kind: 'digest', digest: of }, when)
const field = (name: string, of: keyof SafeTx) => step(name, { kind: 'field', field: of })
const words = (name: string, text: string, when?: string) => step(name, { kind: 'words', words: text }, when)

function step(name: string, shows: DeviceValue, when?: string): DeviceStep {
  return when === undefined ? { name, shows } : { name, shows, when }
}

const chainId = step('chainId', { kind: 'domain', part: 'chainId' })
const verifyingContract = step('verifyingContract', { kind: 'domain', part: 'safe' })

const structFields: readonly DeviceStep[] = [
  field('to', 'to'),
  field('value', 'value'),
  field('data', 'data'),
  field('operation', 'operation'),
  field('safeTxGas', 'safeTxGas'),
  field('baseGas', 'baseGas'),
  field('gasPrice', 'gasPrice'),
  field('gasToken', 'gasToken'),
  field('refundReceiver', 'refundReceiver'),
  field('nonce', 'nonce'),
]

const ledgerVersion =
  'Have version 1.22.0 or later of the Ledger’s Ethereum app: earlier ones could be led past the warning of blind signing.'

/**
 * What the device families show for a Safe transaction, in their order. Which of them it is, the signer tells by what is on
 * the display: one Ledger shows hashes or fields, depending on the wallet that it is connected to.
 *
 * @see LedgerHQ/app-ethereum `CHANGELOG.md` and `src/features/sign_message_eip712`; trezor/trezor-firmware
 * `core/src/apps/ethereum/sign_typed_data.py`; KeystoneHQ/keystone3-firmware `gui_eth.c`; keycard-shell#126;
 * GridPlus/gridplus-sdk#353; ethereum/clear-signing-erc7730-registry `common-eip712-Safe.json`
 */
export const deviceScreens: readonly DeviceScreen[] = [
  {
    id: 'twoHashes',
    sees: 'Two hashes: domain hash, then message hash',
    device: 'Ledger, hashes only',
    steps: [digest('Domain hash', 'domainHash'), digest('Message hash', 'messageHash')],
    never: ['the safeTxHash', 'any field: neither recipient, nor amount, nor nonce'],
    notes: [
      'The nonce is inside the message hash: where that is equal, the nonce is.',
      'A Ledger writes the letters of a hash in capitals.',
      ledgerVersion,
    ],
  },
  {
    id: 'ledgerFields',
    sees: 'Fields one after the other: “To”, “Value”, “Operation type”…',
    device: 'Ledger, clear signing',
    steps: [
      step('Network', { kind: 'domain', part: 'network' }, 'From version 1.21.0 of its Ethereum app on.'),
      field('To', 'to'),
      field('Value', 'value'),
      field('Operation type', 'operation'),
      words('Transaction', 'the inner call where the device can read it; of a batch, its bytes'),
      field('Gas amount', 'baseGas'),
      field('Gas price', 'gasPrice'),
      field('Gas token', 'gasToken'),
      field('Gas receiver', 'refundReceiver'),
      digest('Domain hash', 'domainHash', 'At the end, where the setting for it is on.'),
      digest('Message hash', 'messageHash', 'At the end, where the setting for it is on.'),
    ],
    never: ['the nonce', 'safeTxGas', 'the safeTxHash'],
    notes: [
      'The nonce is inside the message hash. Turn on the setting that shows the hashes (from version 1.18.0 on) to compare it.',
      'Where “To” and “Value” are missing, the wallet has old descriptions: compare the two hashes instead.',
      ledgerVersion,
    ],
  },
  {
    id: 'typedFields',
    sees: 'Your address, then a domain, then “Show full message”',
    device: 'Trezor',
    steps: [
      words('Signing address', 'the owner that you sign with'),
      chainId,
      verifyingContract,
      words('Show full message', 'choose it: without it you sign fields that you have not seen'),
      ...structFields,
      digest('Message hash', 'messageHash', 'Where your wallet asks for it, as Trezor Suite does.'),
    ],
    never: ['the domain hash', 'the safeTxHash'],
    notes: ['The data is paged. Compare its beginning, its end and its length, or better the message hash.'],
  },
  {
    id: 'threeHashes',
    sees: 'Three hashes, the last one called SafeTxHash',
    device: 'Keystone 3',
    steps: [
      digest('Domain Hash', 'domainHash'),
      digest('Message Hash', 'messageHash'),
      digest('SafeTxHash', 'eip712Digest'),
      chainId,
      verifyingContract,
      ...structFields,
    ],
    never: ['in words, what most inner calls do'],
    notes: ['It colours the first and the last 8 characters of a hash. Compare all 64.'],
  },
  {
    id: 'digest',
    sees: 'One hash, called digest',
    device: 'Keycard Shell',
    steps: [digest('EIP-712 digest', 'eip712Digest')],
    never: ['the calls of a batch in words'],
    notes: ['The digest is the safeTxHash: where it is equal, every field is, the nonce too.'],
  },
  {
    id: 'hostFields',
    sees: 'Fields with their values, and no hash',
    device: 'GridPlus Lattice1',
    steps: [chainId, verifyingContract, ...structFields],
    never: ['any digest'],
    notes: [
      'In which order the fields come is not known here. Look for each of them.',
      'How the inner call is worded comes from the computer that the device is connected to.',
    ],
  },
  {
    id: 'oneHash',
    sees: 'One long hash without a name',
    device: 'Any other device or wallet',
    steps: [words('The hash', 'type it into the box below, which says what it is equal to')],
    never: [],
    notes: ['Where it is equal to nothing on this sheet, do not sign.'],
  },
  {
    id: 'nothing',
    sees: 'Neither a hash nor fields',
    device: 'Blind signing',
    steps: [],
    never: ['anything that could be compared'],
    notes: [
      'Such a device signs whatever it is given. Do not sign with it: use another one, or let another owner sign.',
    ],
  },
]
