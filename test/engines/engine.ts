import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inflateSync } from 'node:zlib'

/** A browser that obeys the commands of W3C WebDriver, by their names there: `ElementClick`. */
export type Engine = {
  /** "Firefox 153.0" */
  readonly name: string
  send(command: string, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>
  close(): Promise<void>
}

/** Key of an element in JSON (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const patienceMs = 60_000

/** What a user does and sees, in any engine. Each step waits for what it needs. @param folder - for the pictures. */
export function createWalker({ name, send }: Engine, folder: string) {
  mkdirSync(folder, { recursive: true })

  const run = (script: string, ...args: readonly unknown[]) => send('ExecuteScript', { script, args })

  /** Tries again after an error too: React may have replaced an element, or the frame its page. */
  async function until<T>(what: string, read: () => Promise<T | null | false>): Promise<T> {
    const end = Date.now() + patienceMs
    for (;;) {
      const found = await read().catch(() => null)
      if (found !== null && found !== false) return found
      if (Date.now() > end) {
        await picture('failed')
        const text = String(await run('return document.body.innerText')).slice(0, 1500)
        throw new Error(`${name}: ${what} did not come. The page says:\n${text}`)
      }
      await setTimeout(200)
    }
  }

  /** Acts on the first visible element that the selector finds and whose text or label begins so. */
  const actOn = (selector: string, words: string, act: (id: string) => Promise<unknown>) =>
    until(`${selector} "${words}"`, () => actOnce(selector, words, act))

  async function actOnce(selector: string, words: string, act: (id: string) => Promise<unknown>) {
    const found = (await run(
      `return [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility?.() !== false && one.getClientRects().length > 0 && !one.disabled &&
          [one.getAttribute('aria-label'), one.textContent, ...[...(one.labels ?? [])].map((label) => label.textContent)]
            .some((text) => text?.trim().startsWith(arguments[1]))) ?? null`,
      selector,
      words,
    )) as Record<string, string> | null
    const id = found?.[elementKey]
    if (id === undefined) return false
    await act(id)
    return true
  }

  const anyControl = 'button, a, summary'
  const click = (id: string) => send('ElementClick', { id })
  const press = (words: string, selector = anyControl) => actOn(selector, words, click)
  const pressOnce = (words: string, selector = anyControl) => actOnce(selector, words, click)

  async function shows(words: string) {
    const text = String(await run('return document.body?.innerText ?? ""'))
    return text.replaceAll(/\s+/g, ' ').includes(words)
  }
  const sees = (words: string) => until(`"${words}"`, () => shows(words))

  /** Of the whole window: Firefox takes none of a frame of another site. */
  async function picture(title: string) {
    await run('return new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 200)))')
    await send('SwitchToFrame', { id: null })
    const png = await send('TakeScreenshot', { full: false })
    writeFileSync(join(folder, `${name.split(' ')[0]}-${title}.png`), String(png), 'base64')
    if (isInFrame) await enterFrame()
  }

  let isInFrame = false
  async function enterFrame() {
    isInFrame = true
    await until('the frame', async () => {
      const frame = await run('return document.querySelector("iframe[title=App]")')
      if (frame !== null) await send('SwitchToFrame', { id: frame })
      return frame !== null
    })
  }

  async function leaveFrame() {
    isInFrame = false
    await send('SwitchToFrame', { id: null })
  }

  return {
    send,
    run,
    picture,
    async open(url: string) {
      await leaveFrame()
      await send('Navigate', { url })
    },
    sees,
    press: (words: string, selector?: string) => press(words, selector),
    /** Presses until this is seen: what comes in above a button moves it from under the pointer. */
    async pressUntilSeen(words: string, seen: string, selector?: string) {
      await press(words, selector)
      await until(`"${seen}"`, async () => {
        if (await shows(seen)) return true
        await setTimeout(3_000)
        if (!(await shows(seen))) await pressOnce(words, selector)
        return shows(seen)
      })
    },
    type: (label: string, text: string) =>
      actOn('input, textarea', label, async (id) => {
        await send('ElementClear', { id })
        await send('ElementSendKeys', { id, text })
      }),
    choose: (label: string, words: string) =>
      actOn('select', label, (id) =>
        run(
          `const [list, words] = arguments
          list.value = [...list.options].find(({ textContent }) => textContent.trim().startsWith(words)).value
          list.dispatchEvent(new Event('change', { bubbles: true }))`,
          { [elementKey]: id },
          words,
        ),
      ),
    /** Accepts the list of what could not be checked, where there is one. */
    acceptUnchecked: () =>
      run(
        `for (const box of document.querySelectorAll('input[type=checkbox]'))
          if (/^I have read this list/.test(box.labels[0]?.textContent.trim()) && !box.checked) box.click()`,
      ),
    /** @throws Error where the page scrolls sideways. */
    async fits() {
      const wide = await run(
        'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      if (Number(wide) > 0) throw new Error(`${name}: the page is ${Number(wide)} px too wide.`)
    },
    /**
     * Prints on A4 where the engine takes the command, and keeps the file beside the pictures.
     *
     * @throws Error where that is more than one page.
     */
    async printsOnePage(title: string) {
      const printed = await send('Print', { page: { width: 21, height: 29.7 } }).catch(() => null)
      if (typeof printed !== 'string') return console.log(`${name}: takes no command to print.`)
      const pdf = Buffer.from(printed, 'base64')
      writeFileSync(join(folder, `${name.split(' ')[0]}-${title}.pdf`), pdf)
      const pages = pagesOf(pdf)
      if (pages !== 1) throw new Error(`${name}: ${title} prints ${pages} pages.`)
    },
    /** Moves into the app's frame of the host page. */
    enterFrame,
    leaveFrame,
    resize: (width: number, height: number) => send('SetWindowRect', { width, height }),
  }
}

/** Counts the pages of a PDF, whose objects may lie in compressed streams. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/\/ObjStm\b[^]*?stream\r?\n([^]*?)\r?\nendstream/g)]
  const packed = streams.map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
