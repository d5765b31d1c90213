import type { FrameLocator, Page } from '@playwright/test'

/** Writes down what the live region says from now on. Answers how to read it; a reload of the app ends it. */
export async function recordAnnouncements(
  app: FrameLocator | Page,
): Promise<() => Promise<readonly string[]>> {
  const said = await app.getByRole('status').evaluateHandle((region) => {
    const sentences: string[] = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        sentences.push(node.textContent ?? '')
      }
    }).observe(region, { childList: true, subtree: true, characterData: true })
    return sentences
  })
  return () => said.jsonValue()
}
