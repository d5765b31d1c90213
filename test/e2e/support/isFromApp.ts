import type { Request } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'

/** Whether the app in the frame asks, and not the page around it, which uses the same chain and the same service. */
export function isFromApp(request: Request, { appUrl }: Pick<WorldInfo, 'appUrl'>): boolean {
  return request.frame().url().startsWith(`${appUrl}/`)
}
