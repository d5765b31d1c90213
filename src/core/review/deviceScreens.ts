import type { SafeTx } from '../safe/safeTx'
import { m } from './deviceMessages'
import type { Digests } from './digests'

/** A value that a device shows at one step. */
export type DeviceValue =
  | { readonly kind: 'digest'; readonly digest: Exclude<keyof Digests, 'dataDigest'> }
  | { readonly kind: 'field'; readonly field: keyof SafeTx }
  /** A field of the EIP-712 domain. */
  | { readonly kind: 'domain'; readonly part: 'network' | 'chainId' | 'safe' }
  | { readonly kind: 'text'; readonly text: string }

type DeviceStep = {
  /** The device's own name for it. */
  readonly name: string
  readonly shows: DeviceValue
  /** Condition for showing it, as a sentence. Absent: always. */
  readonly when?: string
}

export type DeviceScreen = {
  readonly id: string
  /** Description by which the signer recognises it without knowing the model. */
  readonly sees: string
  readonly device: string
  /** In the order of the device; empty: nothing to compare. */
  readonly steps: readonly DeviceStep[]
  readonly never: readonly string[]
  readonly notes: readonly string[]
}

const digest = (name: string, of: Extract<DeviceValue, { kind: 'digest' }>['digest'], when?: string) =>
  step(name, { kind: 'digest', digest: of }, when)
const field = (name: string, of: keyof SafeTx) => step(name, { kind: 'field', field: of })
const words = (name: string, text: string, when?: string) => step(name, { kind: 'text', text }, when)

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

/**
 * Steps that each device family shows for a Safe transaction, in their order. Signers recognise theirs by the
 * display: one Ledger shows hashes or fields, depending on the connected wallet.
 *
 * @see LedgerHQ/app-ethereum `CHANGELOG.md` and `src/features/sign_message_eip712`; trezor/trezor-firmware
 * `core/src/apps/ethereum/sign_typed_data.py`; KeystoneHQ/keystone3-firmware `gui_eth.c`; keycard-shell#126;
 * GridPlus/gridplus-sdk#353; ethereum/clear-signing-erc7730-registry `common-eip712-Safe.json`
 */
export const deviceScreens: readonly DeviceScreen[] = [
  {
    id: 'twoHashes',
    ...m.twoHashes,
    steps: [digest('Domain hash', 'domainHash'), digest('Message hash', 'messageHash')],
    never: [m.never.safeTxHash, m.never.fields],
    notes: [m.notes.nonceInside, m.notes.capitals, m.notes.ledgerVersion],
  },
  {
    id: 'ledgerFields',
    ...m.ledgerFields,
    steps: [
      step('Network', { kind: 'domain', part: 'network' }, m.when.network),
      field('To', 'to'),
      field('Value', 'value'),
      field('Operation type', 'operation'),
      words('Transaction', m.shows.innerCall),
      field('Gas amount', 'baseGas'),
      field('Gas price', 'gasPrice'),
      field('Gas token', 'gasToken'),
      field('Gas receiver', 'refundReceiver'),
      digest('Domain hash', 'domainHash', m.when.setting),
      digest('Message hash', 'messageHash', m.when.setting),
    ],
    never: [m.never.nonce, 'safeTxGas', m.never.safeTxHash],
    notes: [m.notes.hashSetting, m.notes.oldWallet, m.notes.ledgerVersion],
  },
  {
    id: 'typedFields',
    ...m.typedFields,
    device: 'Trezor',
    steps: [
      words('Signing address', m.shows.signer),
      chainId,
      verifyingContract,
      words('Show full message', m.shows.fullMessage),
      ...structFields,
      digest('Message hash', 'messageHash', m.when.asked),
    ],
    never: [m.never.domainHash, m.never.safeTxHash],
    notes: [m.notes.paged],
  },
  {
    id: 'threeHashes',
    ...m.threeHashes,
    device: 'Keystone 3',
    steps: [
      digest('Domain Hash', 'domainHash'),
      digest('Message Hash', 'messageHash'),
      digest('SafeTxHash', 'eip712Digest'),
      chainId,
      verifyingContract,
      ...structFields,
    ],
    never: [m.never.innerCalls],
    notes: [m.notes.colours],
  },
  {
    id: 'digest',
    ...m.digest,
    device: 'Keycard Shell',
    steps: [digest('EIP-712 digest', 'eip712Digest')],
    never: [m.never.batch],
    notes: [m.notes.digest],
  },
  {
    id: 'hostFields',
    ...m.hostFields,
    device: 'GridPlus Lattice1',
    steps: [chainId, verifyingContract, ...structFields],
    never: [m.never.digest],
    notes: [m.notes.order, m.notes.hostWords],
  },
  {
    id: 'oneHash',
    ...m.oneHash,
    steps: [words(m.theHash, m.shows.typeHash)],
    never: [],
    notes: [m.notes.equalToNothing],
  },
  {
    id: 'nothing',
    ...m.nothing,
    steps: [],
    never: [m.never.anything],
    notes: [m.notes.blind],
  },
]
