import type { BrowserContext, Page } from '@playwright/test'

/**
 * Wraps each text of the pages as a browser's translator does, the words left as they are: `<font><font>text</font></font>` takes the
 * place of the text. `__mishap` (test.ts) reports a text that the app changes after that: it is no longer in the page, and the visitor
 * goes on reading the old one.
 */
export async function translatePage(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    const replaced = new WeakSet<Node>()
    const kept = 'script, style, noscript, textarea, option, title, svg, font, [translate=no]'

    function wrap(text: Node) {
      if (text.parentElement === null || text.textContent?.trim() === '') return
      if (text.parentElement.closest(kept) !== null) return
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(text.textContent ?? '')
      text.parentElement.replaceChild(outer, text)
      replaced.add(text)
    }

    function wrapWithin(root: Node) {
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) texts.push(node)
      for (const text of texts) wrap(text)
    }

    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) wrapWithin(node)
    }).observe(document, { subtree: true, childList: true, characterData: true })

    const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as Required<PropertyDescriptor>
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...value,
      set(this: Node, text: string) {
        if (replaced.has(this))
          (window as unknown as { __mishap(text: string): void }).__mishap(
            `text stands still: ${this.nodeValue} should be ${text}`,
          )
        value.set.call(this, text)
      },
    })
  })
}
