import { reviewContext } from '../../src/core/review/reviewInput'
import type { Drawn } from './arbitraries/cases'
import type { ChainDiff } from './chainDiff'
import { createExecutor, type Executor } from './execute'
import { pageSays, type Rule, type Said } from './pageSays'
import { type Inputs, readInputs } from './readInputs'
import { breachesOf } from './rules/breachesOf'
import type { Breach } from './rules/judged'
import { startWorld, type World } from './world'

/** A case, what the page says of it, what the chain did, and where the two differ. */
export type Judgement = {
  readonly drawn: Drawn
  readonly said: Said
  readonly diff: ChainDiff
  /** What the execution has cost its executor; in wei. */
  readonly cost: bigint
  readonly breaches: readonly Breach[]
  /** What the properties find when the page is without these rules. */
  readonly breachesWithout: (...rules: readonly Rule[]) => readonly Breach[]
}

export type Lab = {
  readonly world: World
  readonly executor: Executor
  /** Reviews and executes each case, and compares. */
  readonly judgeAll: (cases: readonly Drawn[]) => Promise<readonly Judgement[]>
  readonly stop: () => Promise<void>
}

/** How many cases one batch of requests carries. */
const together = 20

/** Brings up the world. */
export async function openLab(): Promise<Lab> {
  const world = await startWorld()
  const executor = await createExecutor(world)
  const inputs = await readInputs(world)
  return {
    world,
    executor,
    async judgeAll(cases) {
      const judged: Judgement[] = []
      let coming = executor.executeAll(cases.slice(0, together))
      for (let index = 0; index < cases.length; index += together) {
        const executed = await coming
        // Anvil works on the next ones while this process reviews these.
        coming = executor.executeAll(cases.slice(index + together, index + 2 * together))
        // What fails is thrown where it is awaited.
        coming.catch(() => undefined)
        for (const [place, drawn] of cases.slice(index, index + together).entries()) {
          const result = executed[place]
          if (result === undefined) throw new Error('A case was not executed.')
          judged.push(await judge(drawn, result, { world, inputs }))
        }
      }
      await coming
      return judged
    },
    stop: () => world.chain.stop(),
  }
}

async function judge(
  drawn: Drawn,
  { contractHash, diff, cost }: Awaited<ReturnType<Executor['executeAll']>>[number],
  { world, inputs }: { readonly world: World; readonly inputs: Inputs },
): Promise<Judgement> {
  const context = reviewContext(await inputs.inputFor(drawn, contractHash))
  const judgeSaid = (said: Said) => breachesOf({ ...drawn, world, said, diff, cost })
  const said = pageSays(context)
  return {
    drawn,
    said,
    diff,
    cost,
    breaches: judgeSaid(said),
    breachesWithout: (...rules) => judgeSaid(pageSays(context, rules)),
  }
}
