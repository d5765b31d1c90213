import { type Hex, numberToHex } from 'viem'
import type { SafeVersion } from '../sandbox/chain/safeContracts'
import { at } from './accounts'
import { batch } from './arbitraries/batches'
import { drawnFor } from './arbitraries/cases'
import { type FeeRefs, noFees } from './arbitraries/otherCalls'
import {
  approvedBy,
  calldata,
  callTo,
  delegateTo,
  type Made,
  type Recipe,
  type Site,
} from './arbitraries/recipe'
import { publishedAddress } from './published'
import type { World } from './world'

/** What was found, made as small as it gets. Each says what the page does not say, or says and is not so. */
export type Found = {
  readonly name: string
  readonly recipe: Recipe
  readonly fees?: Partial<FeeRefs>
  /** Of a Safe with a module; else of one without. */
  readonly hasModule?: boolean
  /** Of which version the Safe has to be; else any. */
  readonly version?: SafeVersion
}

/** Returns the case for the first Safe of the world that it fits; `isHonest`: it must not alarm. */
export function drawnOf(
  world: World,
  { recipe, fees = {}, hasModule = false, version }: Found,
  isHonest = false,
) {
  const safe = world.safes.find(
    (one) => one.hasModule === hasModule && (version ?? one.version) === one.version,
  )
  if (safe === undefined) throw new Error('There is no such Safe.')
  return drawnFor(world, safe, { recipe, fees: { ...noFees, ...fees }, isHonest })
}

const transfer = (to: Hex, amount = 5n) => calldata('transfer(address to, uint256 amount)', [to, amount])
const transferFrom = (from: Hex, to: Hex, amount = 5n) =>
  calldata('transferFrom(address from, address to, uint256 amount)', [from, to, amount])
const swapOwner = (...owners: readonly Hex[]) =>
  calldata('swapOwner(address previous, address owner, address newOwner)', owners)
const callOnly = { name: 'MultiSendCallOnly', version: '1.4.1' } as const
const multiSend = { name: 'MultiSend', version: '1.4.1' } as const
const first = numberToHex(1, { size: 20 })
const relayed = { gasPrice: 20n, baseGas: 60_000n, safeTxGas: 200_000n } as const

/** The other Safe executes a call, which the Safe approves by calling. */
function executed(inner: Made, { world, by }: Site, fees: Partial<FeeRefs> = {}): Made {
  const { gasPrice, baseGas, safeTxGas, gasToken, refundReceiver } = { ...noFees, ...fees }
  return callTo(
    world.owned,
    calldata(
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
      [
        inner.to,
        inner.value,
        inner.data,
        inner.operation,
        safeTxGas,
        baseGas,
        gasPrice,
        gasToken,
        refundReceiver,
        approvedBy(by),
      ],
    ),
  )
}

/** The module makes the Safe do it. */
function asked({ to, value, data, operation }: Made): Made {
  return callTo(
    at.module,
    calldata('run(address to, uint256 value, bytes data, uint8 operation)', [to, value, data, operation]),
  )
}

/** A call in five batches, beside more zeros than a review reads. */
function buried(inner: Made): Made {
  const filler = callTo(at.stranger, `0x${'00'.repeat(530_000)}`)
  return [0, 1, 2, 3].reduce((made) => batch([made], multiSend), batch([inner, filler], multiSend))
}

/** What was found, by harm: whoever signs loses the Safe, then its money, then somebody else's. */
export const found: readonly Found[] = [
  {
    name: 'the singleton is replaced by code below five batches that are too large to be read',
    recipe: () => buried(delegateTo(at.evil, transfer(at.attacker))),
  },
  {
    name: 'all coin leaves by code below five batches that are too large to be read',
    recipe: () => buried(delegateTo(at.destroyer, `0x${at.attacker.slice(2).padStart(64, '0')}`)),
  },
  {
    name: 'two of three owners are replaced',
    recipe: ({ by }) =>
      batch(
        [
          callTo(by, swapOwner(first, at.ada, at.attacker)),
          callTo(by, swapOwner(at.attacker, at.ben, at.stranger)),
        ],
        callOnly,
      ),
  },
  {
    name: 'the other Safe gets an owner who can sign alone',
    recipe: (site) =>
      executed(
        callTo(
          site.world.owned,
          calldata('addOwnerWithThreshold(address owner, uint256 threshold)', [at.attacker, 1n]),
        ),
        site,
      ),
  },
  {
    name: 'the Safe, a module of the other Safe, makes it pay',
    recipe: ({ world }) =>
      callTo(
        world.owned,
        calldata('execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)', [
          at.attacker,
          10n ** 18n,
          '0x',
          0,
        ]),
      ),
  },
  {
    name: 'a refund that is paid to the Safe’s module makes it pay',
    hasModule: true,
    // Before, a refund left no gas to whoever got it.
    version: '1.5.0',
    recipe: () => callTo(at.water, '0x', 5n),
    fees: { gasPrice: 1n, baseGas: 60_000n, safeTxGas: 50_000n, refundReceiver: at.module },
  },
  {
    name: 'the Safe’s module replaces its singleton',
    hasModule: true,
    recipe: () => asked(delegateTo(at.evil, transfer(at.attacker))),
  },
  {
    name: 'the Safe’s module takes an owner away',
    hasModule: true,
    recipe: ({ by }) =>
      asked(
        callTo(
          by,
          calldata('removeOwner(address previous, address owner, uint256 threshold)', [first, at.ada, 1n]),
        ),
      ),
  },
  {
    name: 'a `transfer` of the Safe’s module is a payment of the Safe in coin',
    hasModule: true,
    recipe: () => callTo(at.module, transfer(at.water, 10n ** 18n)),
  },
  {
    name: 'coin for the Safe’s module makes it pay',
    hasModule: true,
    recipe: () => callTo(at.module, '0x', 1n),
  },
  {
    name: 'a `transfer` to a cause hands over what the Safe has deposited',
    recipe: () => callTo(at.vault, transfer(at.water)),
  },
  {
    name: 'an approval taken back hands over what the Safe has deposited',
    recipe: () => callTo(at.vault, calldata('approve(address spender, uint256 amount)', [at.attacker, 0n])),
  },
  {
    name: 'an approval of nothing lets an attacker take the item with the id 0',
    recipe: () => callTo(at.nft, calldata('approve(address spender, uint256 id)', [at.attacker, 0n])),
  },
  {
    name: 'a `transferFrom` to a cause closes what the Safe has deposited',
    recipe: ({ by }) => callTo(at.vault, transferFrom(by, at.water)),
  },
  {
    name: 'a `transfer` to a cause spends another token, which the Safe has approved',
    recipe: () => callTo(at.router, transfer(at.water)),
  },
  {
    name: 'a token that takes twice what is asked',
    recipe: () => callTo(at.lyingToken, transfer(at.water)),
  },
  {
    name: 'a token of which less arrives',
    recipe: () => callTo(at.feeToken, transfer(at.water, 1_000n)),
  },
  {
    name: 'a contract is made with coin, which its code sends on',
    recipe: () =>
      delegateTo(
        publishedAddress('CreateCall', '1.4.1'),
        calldata('performCreate(uint256 amount, bytes code)', [10n ** 18n, `0x73${at.attacker.slice(2)}ff`]),
      ),
  },
  {
    name: 'a contract is made with coin',
    recipe: () =>
      delegateTo(
        publishedAddress('CreateCall', '1.4.1'),
        calldata('performCreate(uint256 amount, bytes code)', [10n ** 18n, '0x6001600081600b8239f300']),
      ),
  },
  {
    name: 'a contract is made',
    recipe: () =>
      delegateTo(
        publishedAddress('CreateCall', '1.4.1'),
        calldata('performCreate(uint256 amount, bytes code)', [0n, '0x6001600081600b8239f300']),
      ),
  },
  {
    name: 'the tokens of another account go to a stranger',
    recipe: () => callTo(at.lusd, transferFrom(at.victim, at.attacker)),
  },
  {
    name: 'the item of another account goes to a stranger',
    recipe: () =>
      callTo(
        at.nft,
        calldata('safeTransferFrom(address from, address to, uint256 id)', [at.victim, at.attacker, 2n]),
      ),
  },
  {
    name: 'a refund of ether by which the executor wins',
    recipe: () => callTo(at.water, '0x', 5n),
    fees: { gasPrice: 10n ** 13n, baseGas: 300_000n, safeTxGas: 50_000n },
  },
  {
    name: 'a refund of ether by which the executor wins, beside bytes that nobody needs',
    recipe: () => batch([callTo(at.water, '0x', 5n), callTo(at.ada, `0x${'00'.repeat(30_000)}`)], callOnly),
    fees: { gasPrice: 10n ** 13n, baseGas: 2_000_000n, safeTxGas: 200_000n },
  },
  {
    name: 'the other Safe pays a refund in the coin',
    recipe: (site) =>
      executed(callTo(at.water, '0x', 5n), site, {
        ...relayed,
        refundReceiver: at.attacker,
        gasPrice: 10n ** 9n,
      }),
  },
  {
    name: 'the other Safe pays a refund in a token, for gas without end',
    recipe: (site) =>
      executed(callTo(at.water, '0x', 5n), site, {
        ...relayed,
        baseGas: 10n ** 12n,
        gasToken: at.lusd,
        refundReceiver: at.attacker,
      }),
  },
  {
    name: 'the other Safe makes a contract with coin that its code sends on',
    recipe: (site) =>
      executed(
        delegateTo(
          publishedAddress('CreateCall', '1.4.1'),
          calldata('performCreate(uint256 amount, bytes code)', [
            10n ** 18n,
            `0x73${at.attacker.slice(2)}ff`,
          ]),
        ),
        site,
      ),
  },
  {
    name: 'a refund in a “token” whose `transfer` hands over what the Safe has deposited',
    recipe: () => callTo(at.water, '0x', 5n),
    fees: { ...relayed, gasToken: at.vault, refundReceiver: at.ben },
  },
  {
    name: 'the same refund, beside the end of what its receiver may do elsewhere',
    recipe: () =>
      callTo(at.nft, calldata('setApprovalForAll(address operator, bool isAllowed)', [at.water, false])),
    fees: { ...relayed, gasToken: at.vault, refundReceiver: at.water },
  },
  {
    name: 'a refund in a “token” whose `transfer` spends another one',
    recipe: () => callTo(at.water, '0x', 5n),
    fees: { ...relayed, gasToken: at.router, refundReceiver: at.ben },
  },
  {
    name: 'a refund in a token that takes twice what is asked',
    recipe: () => callTo(at.water, '0x', 5n),
    fees: {
      gasPrice: 20n,
      baseGas: 250_000n,
      safeTxGas: 20_000n,
      gasToken: at.lyingToken,
      refundReceiver: at.ben,
    },
  },
  {
    name: 'a rejection that pays a refund in a token',
    recipe: ({ by }) => callTo(by),
    fees: { ...relayed, gasToken: at.lusd },
  },
  {
    name: 'an allowance that a contract called like Permit2 keeps',
    recipe: () =>
      callTo(
        at.permit2,
        calldata('approve(address token, address spender, uint160 amount, uint48 expiration)', [
          at.lusd,
          at.water,
          5n,
          0,
        ]),
      ),
  },
  {
    name: 'another administrator of a proxy, at a contract that is not named',
    recipe: () =>
      callTo(
        at.controlled,
        calldata('changeProxyAdmin(address proxy, address to)', [at.proxyOfControlled, at.attacker]),
      ),
  },
  {
    name: 'a token that nobody knows, and that takes more of another account than it is asked to',
    recipe: () => callTo(at.lyingToken, transferFrom(at.victim, at.water, 1n)),
  },
]

/** What an honest treasury proposes, beside those that are drawn: paid, and calm. */
export const honestCases: readonly Found[] = [
  { name: 'a gift to a cause whose contract passes it on', recipe: () => callTo(at.forwarding, '0x', 5n) },
  {
    name: 'a gift of coin and of both tokens, through MultiSend 1.5.0',
    recipe: () =>
      batch(
        [
          callTo(at.water, '0x', 5n),
          callTo(at.lusd, transfer(at.school)),
          callTo(at.ldai, transfer(at.water)),
        ],
        { name: 'MultiSend', version: '1.5.0' },
      ),
  },
  { name: 'a rejection', recipe: ({ by }) => callTo(by) },
]
