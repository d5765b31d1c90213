import type { Browser, BrowserContext, Page } from '@playwright/test'
import { inlineScript } from '../page/inlineScript'
import { playWallet, type WalletScript } from '../page/playWallet'
import { pressAtOnce, type PressedWindow, type Presses } from '../page/pressAtOnce'
import type { PageReport, StepMark, Stop } from '../page/watchPage'
import { prepareWatching, type Requests, type Watching } from './prepareWatching'
import { inNewContext, type PageOptions, withPage } from './withPage'

/** What a user waits for in a normal tab. The floor has its header in place of the button. */
type Step = 'button' | 'causes' | 'dialog' | 'address' | 'reconnected'

/** One visit in a tab of its own. */
export type Visit = Omit<PageReport, 'painted'> & {
  readonly buttonMs: number | null
  /** The first cause of the directory was painted. */
  readonly causesMs: number | null
  readonly dialogMs: number | null
  /** Shown, connected or not. */
  readonly addressMs: number | null
  /** The same, once the wallet has answered. */
  readonly reconnectedMs: number | null
  /** Before the button was pressed; all, where it was not. */
  readonly requestsBefore: Requests
  readonly requests: Requests
  /** Only of a visitor who presses before everything has loaded. */
  readonly presses: Presses | null
}

const button: StepMark = { selector: 'header button', text: String.raw`^\s*Connect( Wallet)?\s*$` }
const appSteps: Record<Step, StepMark> = {
  button,
  causes: { selector: 'main li', text: String.raw`\S` },
  dialog: { selector: '[role="dialog"]', text: 'Connect a Wallet' },
  address: { selector: 'header [data-session]', text: '0x[0-9a-fA-F]{6}' },
  reconnected: { selector: '[data-session="wallet"]', text: '0x[0-9a-fA-F]{6}' },
}
const floorSteps = { ...appSteps, button: { selector: '[data-session="safe"]', text: String.raw`\S` } }

/** The page counts as still after this long. */
const quietMs = 1_000
/** An idle tab fetches the wallets' files: src/compose/warmWallets.ts. After this long it has. */
const warmMs = 3_000

/** The page with React alone. */
export function visitFloor(browser: Browser, options: PageOptions): Promise<Visit> {
  const visit = { steps: floorSteps, stops: [{ step: 'button', quietMs: 300 }] } as const
  return inNewContext(browser, (context) => openVisit(context, options, visit))
}

/** A first visit: the user reads until the tab has nothing left to do, then presses the button. */
export function visitFirst(browser: Browser, options: PageOptions): Promise<Visit> {
  return inNewContext(browser, (context) =>
    openVisit(context, options, {
      steps: appSteps,
      stops: [
        { step: 'causes', quietMs: warmMs },
        { step: 'dialog', quietMs },
      ],
      async act(page, { nextReport, requests }) {
        const before = await nextReport()
        const requestsBefore = requests()
        const report = (await pressButton(page)) ? await nextReport() : before
        return describe(report, { requestsBefore, requests: requests() })
      },
    }),
  )
}

/** A first visit of a user who presses the button the moment it is painted. */
export function visitInHaste(browser: Browser, options: PageOptions): Promise<Visit> {
  const heard = 'header button[aria-busy="true"], [role="dialog"]'
  return inNewContext(browser, (context) =>
    openVisit(context, options, {
      steps: appSteps,
      stops: [{ step: 'dialog', quietMs: 0 }],
      script: inlineScript(pressAtOnce, { step: 'button', button, heard }),
    }),
  )
}

/** Two visits with a wallet that was used before: with nothing in the browser's cache, and then with everything. */
export async function visitAgain(
  browser: Browser,
  { wallet, ...options }: PageOptions & { readonly wallet: WalletScript },
): Promise<{ readonly fresh: Visit; readonly cached: Visit }> {
  const visit = {
    steps: appSteps,
    stops: [{ step: 'reconnected', quietMs }],
    script: inlineScript(playWallet, wallet),
  } as const
  return inNewContext(browser, async (context) => {
    const fresh = await openVisit(context, options, visit)
    return { fresh, cached: await openVisit(context, options, visit) }
  })
}

type VisitPlan = {
  readonly steps: Record<Step, StepMark>
  readonly stops: readonly Stop<Step>[]
  /** Runs in the page before its own scripts. */
  readonly script?: string
  readonly act?: (page: Page, watching: Watching<Step>) => Promise<Visit>
}

function openVisit(
  context: BrowserContext,
  options: PageOptions,
  { steps, stops, script, act = waitForReport }: VisitPlan,
): Promise<Visit> {
  return withPage<Watching<Step>, Visit>(context, options, {
    async prepare(page) {
      if (script !== undefined) await page.addInitScript({ content: script })
      return prepareWatching(page, { where: 'tab', steps, stops })
    },
    watch: act,
  })
}

async function waitForReport(page: Page, { nextReport, requests }: Watching<Step>): Promise<Visit> {
  const report = await nextReport()
  const presses = await page.evaluate(() => (window as PressedWindow).benchPresses ?? null)
  return describe(report, { requestsBefore: requests(), requests: requests(), presses })
}

/** False where there is no such button, or it cannot be pressed. */
async function pressButton(page: Page): Promise<boolean> {
  const found = page.getByRole('banner').getByRole('button', { name: /^Connect( Wallet)?$/ })
  try {
    await found.click({ timeout: 5_000 })
    return true
  } catch {
    return false
  }
}

function describe(
  { painted, ...report }: PageReport<Step>,
  rest: Pick<Visit, 'requestsBefore' | 'requests'> & Partial<Pick<Visit, 'presses'>>,
): Visit {
  const { button: buttonMs, causes: causesMs, dialog: dialogMs } = painted
  const { address: addressMs, reconnected: reconnectedMs } = painted
  return { ...report, buttonMs, causesMs, dialogMs, addressMs, reconnectedMs, presses: null, ...rest }
}
