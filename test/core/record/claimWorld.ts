import {
  concatHex,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  toHex,
} from 'viem'
import { noEvidence } from '../../../src/core/safe/executed/evidence'
import type { Cause } from '../../../src/core/causes/cause'
import type { AppChain } from '../../../src/core/chain'
import { checkGiftRecord, type RecordEvidence } from '../../../src/core/record/checkGiftRecord'
import { findClaimedExecution } from '../../../src/core/record/findClaimedExecution'
import type { GiftRecord } from '../../../src/core/record/giftRecord'
import { paymentsOf } from '../../../src/core/record/paymentsOf'
import { readExecutions, signersOf } from '../../../src/core/record/readExecutions'
import type { MinedLog, MinedTx } from '../../../src/core/record/recordedTx'
import { recordGifts } from '../../../src/core/record/recordGifts'
import { knownContracts } from '../../../src/core/safe/knownContracts'
import { packSignatures } from '../../../src/core/safe/signatureBytes'
import type { Call } from '../../../src/core/safe/safeTx'
import { finish } from '../../support/finish'
import {
  aChain,
  addressOf,
  aToken,
  buildOnChain,
  buildRecord,
  chainTxHash,
  theSafe,
} from '../../support/safeFixtures'

const executionAbi = parseAbi(['event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)'])
const safeAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

const water = addressOf('Clean Water')
export const wood = addressOf('New Wood')
const strangeToken = addressOf('a token that nobody lists')
export const chain: AppChain = { ...aChain, confirmations: 3 }
export const about = { version: 4, date: '2026-11-01', name: 'Test', url: 'https://test.example' }

function cause(id: string, name: string, address: GiftRecord['recipient']): Cause {
  return {
    id,
    name,
    summary: 'A cause.',
    description: [],
    field: 'Water',
    place: 'Ghent',
    country: 'BE',
    registration: { authority: 'Crossroads Bank', number: `BE ${id}` },
    confirmed: true,
    recipients: [
      {
        chainId: chain.id,
        address,
        proofs: [{ type: 'page', url: 'https://test.example', retrievedOn: '2026-11-01' }],
      },
    ],
  }
}

export const causes = [cause('clean-water', 'Clean Water', water), cause('new-wood', 'New Wood', wood)]

const transfer = (to: GiftRecord['recipient'], amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })

const calls: readonly Call[] = [
  { to: aToken.address, value: 0n, data: transfer(water, 25_000_000n) },
  { to: wood, value: 7n * 10n ** 17n, data: '0x' },
  { to: strangeToken, value: 0n, data: transfer(addressOf('a stranger'), 900n) },
]

function moved(token: GiftRecord['recipient'], to: GiftRecord['recipient'], value: bigint): MinedLog {
  const topics = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: theSafe, to } })
  return {
    address: token,
    topics: topics.flatMap((topic) => topic ?? []).flat(),
    data: numberToHex(value, { size: 32 }),
  }
}

const record = buildRecord({ calls, nonce: 7n, signedBy: ['Ada', 'Ben'] })

function executed(hash: typeof record.safeTxHash): MinedLog {
  const topics = encodeEventTopics({ abi: executionAbi, args: { txHash: hash } })
  return {
    address: theSafe,
    topics: topics.flatMap((topic) => topic ?? []).flat(),
    data: encodeAbiParameters([{ type: 'uint256' }], [0n]),
  }
}

/** Three payments of a Safe in one batch, executed by somebody who is no owner. The token takes a fee of 1. */
export const mined: MinedTx = {
  txHash: chainTxHash('execution'),
  block: { number: 120n, hash: keccak256(toHex('block 120')), atMs: 1_790_000_000_000 },
  from: addressOf('an executor'),
  to: theSafe,
  nonce: 3,
  value: 0n,
  data: encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [
      record.to,
      record.value,
      record.data,
      record.operation,
      record.safeTxGas,
      record.baseGas,
      record.gasPrice,
      record.gasToken,
      record.refundReceiver,
      packSignatures(
        record.confirmations.flatMap(({ owner, signature }) =>
          signature === null ? [] : { signer: owner, signature },
        ),
      ),
    ],
  }),
  isSuccessful: true,
  feeWei: 31_000_000_000_000n,
  logs: [
    moved(aToken.address, water, 25_000_000n),
    moved(strangeToken, addressOf('a stranger'), 899n),
    executed(record.safeTxHash),
  ],
}

export const onChain = buildOnChain({ nonce: 9n })

const codes: RecordEvidence['codes'] = new Map(
  knownContracts.map(({ address, codeHash }) => [address.toLowerCase(), { kind: 'found', value: codeHash }]),
)

const strange = { symbol: 'ODD', decimals: 2 }

/** The gifts of that batch, as an honest record has them. */
export function honestGifts(): readonly GiftRecord[] {
  const [recorded] = readExecutions(mined, {
    safe: theSafe,
    chainId: chain.id,
    version: '1.4.1',
    records: [],
    evidence: noEvidence,
    tokens: [],
    nonces: [7n],
  })
  if (recorded === undefined) throw new Error('The fixture executes nothing.')
  const paid = paymentsOf(recorded, codeOf)
  if (paid.kind !== 'read') throw new Error(paid.reason)
  return recordGifts({ recorded, signers: finish(signersOf(recorded)) }, paid.payments, {
    chain,
    causes,
    about,
    tokenOf: () => strange,
    noteOf: () => null,
  })
}

function codeOf(address: GiftRecord['recipient']) {
  const code = codes.get(address.toLowerCase())
  return code?.kind === 'found' ? code.value : null
}

/** What the chain shows beside a claim. */
function evidenceFor(claim: GiftRecord, overrides: Partial<RecordEvidence> = {}): RecordEvidence {
  return {
    chain,
    mined: { kind: 'found', value: mined },
    elsewhere: null,
    execution: finish(
      findClaimedExecution(claim, mined, {
        version: '1.4.1',
        nonce: onChain.nonce,
        records: [],
        evidence: noEvidence,
        tokens: [],
      }),
    ),
    safe: { kind: 'found', value: onChain },
    codes,
    token: strange,
    finalBlock: 130n,
    directory: { causes, about },
    ...overrides,
  }
}

export const check = (claim: GiftRecord, overrides: Partial<RecordEvidence> = {}) =>
  checkGiftRecord(claim, evidenceFor(claim, overrides))

export const otherHash = concatHex(['0xdead', pad('0x01', { size: 30 })])
