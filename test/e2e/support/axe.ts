import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type * as Axe from 'axe-core'

/** Minified: each page compiles it anew, and `axe.source` is more than twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What can differ between two themes of one page: everything else is a matter of the document. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds in this frame or page, or only in its colours, each finding as one line: rule, weight, and the element it is about. A colour
 * that is on its way to another is not looked at before it has arrived.
 */
export async function findViolations(
  frame: Frame | Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<readonly string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  await frame.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // What passed stays in the page: it is far more, and nobody reads it.
  const violations = await frame.evaluate<Axe.AxeResults['violations'], Axe.RunOptions>(
    async (options) => {
      // A bar that stays covers whatever happens to lie below it now: scrolling uncovers that, and axe does not scroll.
      const bars = [...document.querySelectorAll<HTMLElement>('[data-stays]')]
      for (const bar of bars) bar.style.position = 'static'
      const found = await (window as unknown as { readonly axe: typeof Axe }).axe.run(document, options)
      for (const bar of bars) bar.style.position = ''
      return found.violations
    },
    {
      runOnly: what === 'everything' ? { type: 'tag', values: tags } : { type: 'rule', values: colourRules },
      resultTypes: ['violations'],
    },
  )
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} (${impact}) at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  )
}
