import type { Browser } from '@playwright/test'
import type { Profile } from '../profiles'
import { inNewContext, type PageTask, withPage } from './withPage'

export type FramedPageOptions = {
  readonly hostUrl: string
  readonly pageUrl: string
  /** How long the host takes to answer. */
  readonly delayMs: number
  readonly profile: Profile
}

/** Opens the page in the host's frame, with nothing in the cache, and closes it when the task is done. */
export async function withFramedPage<prepared, result>(
  browser: Browser,
  { hostUrl, pageUrl, delayMs, profile }: FramedPageOptions,
  task: PageTask<prepared, result>,
): Promise<result> {
  const url = `${hostUrl}/?${new URLSearchParams({ page: pageUrl, delay: `${delayMs}` })}`
  return inNewContext(browser, (context) => withPage(context, { url, profile }, task))
}
