import * as v from 'valibot'
import { type Hex, getAddress, isHex, zeroAddress } from 'viem'
import type { WorldInfo } from '../../world'
import { createChainClient } from '../../chain/createChainClient'
import { canonicalDeployment } from '../../chain/safeContracts'
import { hexSchema, messageSchema } from '../schemas'
import { serviceClient } from '../serviceClient'
import type { Handler } from './createCommunicator'
import { gatewayDetails } from './gatewayDetails'
import type { HostState } from './hostState'
import type { PermissionBook } from './createPermissionBook'
import { readSafeFacts } from './readSafeFacts'
import type { Requests } from './createRequests'

export type HandlerOptions = {
  readonly world: WorldInfo
  readonly getState: () => HostState
  readonly requests: Requests
  readonly permissions: PermissionBook
}

/** Any method is passed on, without a list. */
const rpcSchema = v.object({ call: v.string(), params: v.array(v.unknown()) })

/** The real host reads the currency of it: without params it fails. */
const balancesSchema = v.object({ currency: v.optional(v.string()) })

/** What the host answers to each method of the Safe Apps SDK 9, and to `getCurrentTheme`, which the SDK does not know. */
export function createHandlers(options: HandlerOptions): ReadonlyMap<string, Handler> {
  const { world, getState, requests, permissions } = options
  const service = serviceClient(world.serviceUrl)
  const chainId = () => getState().knobs.chainId ?? world.chainId

  return new Map<string, Handler>([
    ['getSafeInfo', () => safeInfo(getState(), chainId())],
    ['getChainInfo', () => chainInfo(world, chainId())],
    ['getEnvironmentInfo', () => ({ origin: document.location.origin })],
    ['getCurrentTheme', () => ({ darkMode: getState().theme === 'dark' })],
    [
      'getSafeBalances',
      ({ params }) => {
        v.parse(balancesSchema, params)
        return safeBalances()
      },
    ],
    ['sendTransactions', ({ id, params }) => requests.sendTransactions(id, params)],
    [
      'getTxBySafeTxHash',
      ({ params }) => transactionDetails(v.parse(v.object({ safeTxHash: hexSchema }), params).safeTxHash),
    ],
    [
      'signMessage',
      ({ id, params }) =>
        requests.signMessage(id, v.parse(v.object({ message: v.string() }), params).message),
    ],
    [
      'signTypedMessage',
      ({ id, params }) =>
        requests.signMessage(id, v.parse(v.object({ typedData: messageSchema }), params).typedData),
    ],
    ['getOffChainSignature', ({ params }) => offChainSignature(params)],
    ['rpcCall', ({ params }) => rpcCall(v.parse(rpcSchema, params))],
    ['wallet_getPermissions', (_, origin) => permissions.of(origin)],
    ['wallet_requestPermissions', ({ id, params }, origin) => permissions.request(id, origin, params)],
    ['requestAddressBook', (_, origin) => addressBook(origin)],
  ])

  async function transactionDetails(safeTxHash: Hex) {
    const record = await service.tx(safeTxHash)
    const [facts, sameNonce, tokens] = await Promise.all([
      readSafeFacts(world.rpcUrl, record.safe),
      service.atNonce(record.safe, record.nonce),
      service.tokens(),
    ])
    const known = (['1.3.0', '1.4.1', '1.5.0'] as const)
      .flatMap((version) => (['MultiSendCallOnly', 'MultiSend'] as const).map((name) => ({ version, name })))
      .find(({ version, name }) => canonicalDeployment(version, name).address === record.to)
    return gatewayDetails(record, {
      nonce: facts.nonce,
      threshold: facts.threshold,
      owners: facts.owners,
      tokens,
      nowMs: Date.now(),
      sameNonce,
      contractName: known === undefined ? null : `Safe: ${known.name} ${known.version}`,
      isTrustedDelegate: known !== undefined,
    })
  }

  async function safeBalances() {
    const held = await service.balances(getState().safe)
    const items = held.map(({ tokenAddress, token, balance }) => ({
      tokenInfo:
        tokenAddress === null || token === null ? ether : { type: 'ERC20', address: tokenAddress, ...token },
      balance,
      fiatBalance: '0',
      fiatBalance24hChange: null,
      fiatConversion: '0',
    }))
    return { fiatTotal: '0', items }
  }

  /** Undefined, so never an answer, for a message that is unknown or not signed by enough owners. */
  async function offChainSignature(messageHash: unknown): Promise<Hex | undefined> {
    if (!isHex(messageHash)) return undefined
    const message = await service.message(messageHash).catch(() => undefined)
    const threshold = getState().facts?.threshold ?? Number.POSITIVE_INFINITY
    if (message === undefined || message.confirmations.length < threshold) return undefined
    return message.preparedSignature ?? undefined
  }

  async function rpcCall({ call, params }: v.InferOutput<typeof rpcSchema>) {
    if (call === 'safe_setSettings') return requests.setSettings(params[0])
    const { transport } = createChainClient(world.rpcUrl)
    return transport.request({ method: call, params })
  }

  function addressBook(origin: string) {
    if (!permissions.has(origin, 'requestAddressBook')) return []
    return world.owners.map(({ address, name }) => ({ address, name, chainId: `${chainId()}` }))
  }
}

function safeInfo({ safe, owner, facts, knobs }: HostState, chainId: number) {
  if (facts === null) throw new Error('The Safe has not been read yet.')
  const isOwner = owner !== null && facts.owners.includes(owner.address)
  return {
    safeAddress: knobs.lieSafe ?? getAddress(safe),
    chainId,
    owners: knobs.lieOwners ?? facts.owners,
    threshold: knobs.lieThreshold ?? facts.threshold,
    isReadOnly: knobs.readOnly || !isOwner,
    nonce: knobs.lieNonce ?? Number(facts.nonce),
    implementation: facts.implementation,
    modules: facts.modules,
    fallbackHandler: facts.fallbackHandler,
    guard: facts.guard,
    version: knobs.lieVersion ?? facts.version,
    // Of an older protocol, still sent.
    network: chainName(chainId).toUpperCase(),
  }
}

function chainInfo({ hostUrl, chainId: localId }: WorldInfo, chainId: number) {
  return {
    chainName: chainName(chainId),
    chainId: `${chainId}`,
    shortName: chainId === localId ? 'local' : `chain${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' },
    blockExplorerUriTemplate: {
      address: `${hostUrl}/explorer/address/{{address}}`,
      txHash: `${hostUrl}/explorer/tx/{{txHash}}`,
      api: '',
    },
  }
}

function chainName(chainId: number): string {
  return chainId === 31337 ? 'Local chain' : `Chain ${chainId}`
}

const ether = {
  type: 'NATIVE_TOKEN',
  address: zeroAddress,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  logoUri: '',
}
