import {
  type DecodeEventLogReturnType,
  type Hex,
  type RpcLog,
  decodeEventLog,
  parseAbi,
  toEventSelector,
} from 'viem'

const sameInAllVersions = [
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  'event ApproveHash(bytes32 indexed approvedHash, address indexed owner)',
  'event ChangedThreshold(uint256 threshold)',
  'event SafeReceived(address indexed sender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
] as const

/** 1.4.1 began to index the first argument of these events. The topic stayed the same. */
const since141 = parseAbi([
  ...sameInAllVersions,
  'event ProxyCreation(address indexed proxy, address singleton)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event AddedOwner(address indexed owner)',
  'event RemovedOwner(address indexed owner)',
])
const until130 = parseAbi([
  ...sameInAllVersions,
  'event ProxyCreation(address proxy, address singleton)',
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
  'event AddedOwner(address owner)',
  'event RemovedOwner(address owner)',
])

export type ChainEvent = DecodeEventLogReturnType<typeof since141>

/** The first topics of all events that the index is made of. */
export const eventTopics: Hex[] = since141.map((event) => toEventSelector(event))

/** Null for an event of another kind, such as the `Transfer` of an NFT, which indexes its third argument too. */
export function decodeChainEvent({ data, topics }: Pick<RpcLog, 'data' | 'topics'>): ChainEvent | null {
  for (const abi of [since141, until130]) {
    try {
      return decodeEventLog({ abi, data, topics })
    } catch {
      continue
    }
  }
  return null
}
