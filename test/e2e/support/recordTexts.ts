import type { Locator } from '@playwright/test'

/**
 * Writes down each text that an element has from now on, those too that are there for a moment only. The element is
 * watched from its list, so that it may be drawn anew. Answers how to read what was written.
 */
export async function recordTexts(list: Locator): Promise<() => Promise<readonly string[]>> {
  const recorded = await list.evaluateHandle((element) => {
    const texts = [element.textContent ?? '']
    new MutationObserver(() => {
      const text = element.textContent ?? ''
      if (text !== texts.at(-1)) texts.push(text)
    }).observe(element, { childList: true, subtree: true, characterData: true })
    return texts
  })
  return () => recorded.jsonValue()
}
