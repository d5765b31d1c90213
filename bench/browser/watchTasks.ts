import type { FrameLocator, Page } from '@playwright/test'
import { observeTasks, type TaskWindow } from '../page/observeTasks'

/** In ms. */
export type TaskTimes = {
  /** From the press, the choice or the slowest key until the result was on screen. */
  readonly doneMs: number
  /** Of the main thread; browsers report none below 50 ms. */
  readonly longestTaskMs: number
}

/** Has the page watch its tasks from now on. */
export function startTasks(page: Page | FrameLocator): Promise<void> {
  return page.locator('body').evaluate(observeTasks)
}

/** What the page saw since `startTasks`. */
export function readTasks(page: Page | FrameLocator): Promise<TaskTimes> {
  return page.locator('body').evaluate(async () => {
    // Once the frame is presented, and the browser has told of the tasks before it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const seen = (window as TaskWindow).benchTasks
    if (seen === undefined) throw new Error('Nothing was observed.')
    const slowestMs = Math.max(0, ...seen.reactionsMs)
    return {
      doneMs: seen.typed ? slowestMs : (seen.shownMs ?? performance.now()) - seen.pressedMs,
      longestTaskMs: Math.max(50, ...seen.tasksMs),
    }
  })
}
