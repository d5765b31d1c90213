import type { Page, Request, Route } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'
import { isFromApp } from './isFromApp'

type RpcCall = { readonly id: number; readonly method: string }
type RpcAnswer = { readonly id: number; readonly result?: unknown }

/** For the app, and nobody else, the chain's node cannot be reached. Answers how to let it through again. */
export function cutNode(page: Page, world: WorldInfo): Promise<() => Promise<void>> {
  return whereAppAsks(page, world, (route) => route.abort('connectionrefused'))
}

/** For the app, and nobody else, the node gives these results, by method. Answers how to make it honest again. */
export function alterNode(
  page: Page,
  world: WorldInfo,
  results: Readonly<Record<string, unknown>>,
): Promise<() => Promise<void>> {
  return whereAppAsks(page, world, async (route) => {
    const sent = route.request().postDataJSON() as RpcCall | readonly RpcCall[]
    const calls = [sent].flat()
    const response = await route.fetch()
    const answers = [(await response.json()) as RpcAnswer | readonly RpcAnswer[]].flat().map((answer) => {
      const method = calls.find(({ id }) => id === answer.id)?.method ?? ''
      return method in results ? { ...answer, result: results[method] } : answer
    })
    await route.fulfill({ response, json: Array.isArray(sent) ? answers : answers[0] })
  })
}

async function whereAppAsks(page: Page, world: WorldInfo, answer: (route: Route) => Promise<void>) {
  const pattern = `${world.rpcUrl}/**`
  const answers = new Set<Promise<void>>()
  let isEnded = false
  const handler = async (route: Route, request: Request) => {
    if (isEnded || !isFromApp(request, world)) return route.fallback()
    const answered = answer(route)
    answers.add(answered)
    await answered.finally(() => answers.delete(answered))
  }
  await page.route(pattern, handler)
  return async () => {
    isEnded = true
    // Unrouting continues what is still being answered, and answering it then fails.
    await Promise.allSettled(answers)
    await page.unroute(pattern, handler)
  }
}
