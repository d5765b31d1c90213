import type { Frame, Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in this frame or page, each finding as one line: rule, weight, and the element it is about. */
export async function findViolations(frame: Frame | Page): Promise<readonly string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const { violations } = await frame.evaluate<AxeResults, RunOptions>(
    (options) => (window as unknown as { readonly axe: typeof axe }).axe.run(document, options),
    { runOnly: tags, resultTypes: ['violations'] },
  )
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} (${impact}) at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  )
}
