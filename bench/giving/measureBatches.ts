import { performance } from 'node:perf_hooks'
import type { AppChain } from '../../src/core/chain'
import type { BasketLine } from '../../src/core/giving/basket'
import { buildBatch } from '../../src/core/giving/buildBatch'
import { checkBasket } from '../../src/core/giving/checkBasket'
import { explainCalls } from '../../src/core/giving/explainCalls'
import { decodeCalls } from '../../src/core/safe/decodeCalls'
import { encodeMultiSend } from '../../src/core/safe/multiSend'
import { manyCauses } from '../../test/support/manyCauses'
import { aChain, theSafe } from '../../test/support/safeFixtures'
import { median } from '../median'

/** The time of one gift, in ms of one thread of Node, without the network. */
export type BatchCosts = {
  readonly payments: number
  /** Each line read and checked, and the sums compared with the balances. */
  readonly checkMs: number
  /** The calls, and their batch. */
  readonly buildMs: number
  /** The bytes read again, each payment named. */
  readonly readMs: number
}

const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const noGas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n } as const
const nobody = '0x0000000000000000000000000000000000000000'

/** Checks, builds and reads gifts of 10, 100 and 500 payments over two assets: the median of the rounds. */
export function measureBatches({ rounds }: { readonly rounds: number }): readonly BatchCosts[] {
  const causes = manyCauses(500, aChain.id)
  return [10, 100, 500].map((payments) => {
    const times: Omit<BatchCosts, 'payments'>[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const costs = measureOne(aChain, causes, payments)
      // The first round warms up the JIT.
      if (round > 0) times.push(costs)
    }
    const mid = (of: keyof (typeof times)[number]) => median(times.map((one) => one[of])) ?? 0
    return { payments, checkMs: mid('checkMs'), buildMs: mid('buildMs'), readMs: mid('readMs') }
  })
}

function measureOne(chain: AppChain, causes: ReturnType<typeof manyCauses>, payments: number) {
  const [token] = chain.tokens
  const lines = Array.from({ length: payments }, (_, at): BasketLine => ({
    id: `${at}`,
    payee: { kind: 'cause', causeId: `cause-${at}` },
    assetKey: at % 2 === 0 || token === undefined ? 'native' : token.address,
    amountText: `${at + 1}.0${at % 9}10`,
  }))
  const balances = Object.fromEntries(
    ['native', ...chain.tokens.map(({ address }) => address)].map((key) => [key, 10n ** 30n]),
  )
  const startMs = performance.now()
  const { gifts, problems } = checkBasket(
    { lines },
    { chain, causes, safe: theSafe, balances, giverName: 'Safe', promised: [] },
  )
  const checkedMs = performance.now()
  if (gifts.length !== payments) throw new Error(`The gift is not right: ${problems[0]?.sentence ?? ''}`)
  const data = encodeMultiSend(buildBatch(gifts))
  const builtMs = performance.now()
  const tx = { to: multiSend, value: 0n, data, operation: 1, nonce: 0n, ...noGas } as const
  const decoded = decodeCalls({ ...tx, gasToken: nobody, refundReceiver: nobody })
  const read =
    decoded.kind === 'calls' ? explainCalls(decoded.calls, { chain, causes, safe: theSafe }) : decoded
  const readMs = performance.now()
  if (read.kind !== 'readable' || read.gifts.length !== payments)
    throw new Error('The batch does not read back.')
  return { checkMs: checkedMs - startMs, buildMs: builtMs - checkedMs, readMs: readMs - builtMs }
}
