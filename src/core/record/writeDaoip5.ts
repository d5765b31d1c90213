import type { Address } from 'viem'
import { formatAmount } from '../money/formatAmount'
import { giftRecordId, type GiftRecord } from './giftRecord'
import { jsonLines } from './recordFile'

export type Daoip5Options = {
  readonly chainId: number
  /** Of the Safe, or of the wallet. */
  readonly account: Address
  /** Unit of an amount: the symbol, plus what distinguishes an unlisted token with the same symbol. */
  readonly denominationOf: (asset: GiftRecord['asset']) => string
}

/**
 * Yields gifts as funded grant applications (DAOIP-5, draft), one a line, for tools that compare grant programmes. Leaves
 * out gifts of which nothing arrived, and payments to addresses outside the directory, which need not be gifts. Nobody applied: the format has only applications for payments.
 *
 * @see https://github.com/metagov/daostar/blob/main/DAOIPs/daoip-5.md
 */
export function* writeDaoip5(gifts: readonly GiftRecord[], options: Daoip5Options): Generator<string, void> {
  const pool = caip10(options.chainId, options.account)
  const funded = gifts.filter(({ arrived, cause }) => arrived > 0n && cause !== null)
  const head = {
    '@context': 'http://www.daostar.org/schemas',
    name: pool,
    type: 'Organization',
  }
  const grantPool = {
    type: 'GrantPool',
    id: pool,
    name: pool,
    description: 'Gifts that were paid on chain.',
    grantFundingMechanism: 'Direct Grants',
    isOpen: false,
  }
  yield `${unclosed(head)},"grantPools":[${unclosed(grantPool)},"applications":[\n`
  yield* jsonLines(funded, (gift) => JSON.stringify(applicationOf(gift, pool, options)))
  yield '\n]}]}\n'
}

/** Returns an object as JSON without its closing brace. */
function unclosed(value: object): string {
  return JSON.stringify(value).slice(0, -1)
}

function applicationOf(gift: GiftRecord, pool: string, { denominationOf }: Daoip5Options) {
  const { chainId, recipient, cause, asset, amount, arrived, atMs, txHash, payer, noted } = gift
  const denomination = denominationOf(asset)
  const payee = caip10(chainId, recipient)
  return {
    type: 'GrantApplication',
    id: `${pool}?proposalId=${giftRecordId(gift)}`,
    grantPoolId: pool,
    grantPoolName: pool,
    projectId: cause === null ? payee : `daoip-5:do-some-good:project:${cause.id}`,
    projectName: cause?.name ?? noted.name ?? payee,
    createdAt: new Date(atMs).toISOString(),
    fundsApproved: [{ amount: formatAmount(amount, asset.decimals), denomination }],
    payoutAddress: { type: 'CAIP10Address', value: payee },
    status: 'funded',
    payouts: [
      {
        type: 'OnchainTransaction',
        value: {
          from: caip10(chainId, payer.address),
          to: payee,
          amount: formatAmount(arrived, asset.decimals),
          denomination,
        },
        proof: txHash,
      },
    ],
    extensions: {
      'x-do-some-good': {
        token: asset.token,
        decimals: asset.decimals,
        sentRaw: `${amount}`,
        arrivedRaw: `${arrived}`,
        safeTxHash: payer.kind === 'safe' ? payer.safeTxHash : null,
        country: cause?.country ?? null,
        registration: cause?.registration ?? null,
        purpose: noted.purpose,
      },
    },
  }
}

/** @see https://chainagnostic.org/CAIPs/caip-10 */
function caip10(chainId: number, address: Address): string {
  return `eip155:${chainId}:${address}`
}
