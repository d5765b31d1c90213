import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { BaseError } from '../src/core/baseError'

type NameGroup = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>
type Test = (...module: Parameters<NameGroup>) => boolean

const root = fileURLToPath(new URL('..', import.meta.url))

/** What is fetched on demand. */
const entries = {
  reading: [
    'src/compose/readDirectory.ts',
    'src/ui/causes/CausesContent.tsx',
    'src/ui/causes/CauseScreen.tsx',
    'src/flows/basket/storedBasket.ts',
  ],
  safe: ['src/compose/openSafe.tsx', 'src/ui/activity/StatusAnnouncer.tsx'],
  wallet: ['src/compose/openWalletAccount.ts', 'src/ui/activity/StatusAnnouncer.tsx'],
  /** What a wallet fetches later: none of it may be in a chunk with the Safe's own libraries. */
  walletLater: [
    'src/ui/give/GiveScreen.tsx',
    'src/ui/activity/ActivityScreen.tsx',
    'src/ui/shell/AccountDialog.tsx',
    'src/ui/wallet/WalletPanel.tsx',
    'src/compose/openWalletSafe.tsx',
  ],
  /** Comes with the first screen: nothing of the later ones may come with it. */
  source: ['src/ui/causes/DirectorySource.tsx'],
  /** What is said where no account can give. Few visits see any of it, and the entry names one file instead of five. */
  guides: [
    'src/ui/shell/HostNotice.tsx',
    'src/ui/shell/VisitorGuide.tsx',
    'src/ui/shell/ActivityGuide.tsx',
    'src/ui/shell/UnknownChain.tsx',
  ],
  give: ['src/ui/give/GiveScreen.tsx'],
  activity: ['src/ui/activity/ActivityScreen.tsx'],
  review: ['src/ui/review/ReviewScreen.tsx'],
  queue: ['src/ui/queue/QueueScreen.tsx'],
  reader: ['src/compose/openReader.ts'],
  forecast: ['src/adapters/chain/forecastTx.ts', 'src/adapters/chain/forecastCalls.ts'],
  signIn: ['src/compose/openSignIn.ts'],
  messages: ['src/flows/tracking/observe/observeMessage.ts'],
  notes: ['src/compose/openNotes.ts'],
  giftTools: ['src/ui/files/GiftTools.tsx'],
  safeReads: ['src/adapters/chain/readSetup.ts', 'src/adapters/chain/safeChecks.ts'],
} as const

/** What only a co-signer's screens fetch. */
const coSigner = [
  ...entries.review,
  ...entries.queue,
  'src/ui/review/ReviewStart.tsx',
  'src/ui/review/sheet/Sheet.tsx',
  'src/ui/review/abi/AbiNames.tsx',
] as const

/** What a gift fetches while it is made, and shares with a review. */
const giftReading = [
  ...entries.reader,
  'src/ui/give/forecast/GiftForecast.tsx',
  'src/ui/recipients/AddRecipient.tsx',
  'src/ui/recipients/OwnRecipients.tsx',
  'src/adapters/chain/forecastTx.ts',
  'src/adapters/chain/forecastCalls.ts',
] as const

/** What the tools beside a gift share with other screens about files. */
const files = [
  ...entries.giftTools,
  'src/ui/files/FilesScreens.tsx',
  'src/ui/files/downloadTracked.ts',
  'src/ui/devices/DevicesScreen.tsx',
] as const

/** Needed by a review and by others, which must not fetch what a review needs besides. */
const alone = {
  lookAlike: 'src/core/causes/lookAlike.ts',
  readToken: 'src/adapters/chain/readToken.ts',
} as const

/** A few lines each, which several later screens use: the entry names one file instead of eight. */
const small = [
  'src/core/giving/directoryHash.ts',
  'src/flows/review/withinTime.ts',
  'src/ui/parts/LinkField.tsx',
  'src/ui/files/download.ts',
  'src/ui/files/pageClock.ts',
  'src/ui/parts/useLater.ts',
  'src/ui/parts/onPaper.tsx',
  'src/ui/review/useRendered.ts',
] as const

/**
 * Puts what is needed at one moment into one chunk: a request for each small file costs more than its bytes, and one file
 * compresses better than many. A group takes its modules with all that they import and no group before it has; what a
 * Safe and a wallet share has chunks of its own. What is not named here is left to the bundler.
 *
 * @throws MissingEntryError for a file that has been moved: its chunk would fall apart unnoticed.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  requireFiles([...Object.values(alone), ...small])
  const isReading = reachedFrom(entries.reading)
  const isSafe = reachedFrom(entries.safe)
  const isWallet = reachedFrom(entries.wallet)
  const isWalletLater = reachedFrom(entries.walletLater)
  const isReview = reachedFrom(entries.review)
  const isQueue = reachedFrom(entries.queue)
  const isReader = reachedFrom(entries.reader)
  const isSafeRead = reachedFrom(entries.safeReads)
  const isCoSigners = neededOnlyBy(coSigner)
  const isSafeReads = neededOnlyBy([...entries.safeReads, ...coSigner])
  const isReaders = neededOnlyBy([...entries.reader, ...coSigner])
  const isGiftTools = reachedFrom(entries.giftTools)
  const isFiles = neededOnlyBy(files)
  const isGiftReading = neededOnlyBy([...giftReading, ...coSigner])
  const group = (name: string, holds: Test): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => (holds(id, context) ? name : null),
    debugName: name,
  })
  return [
    // Runs in a task of its own before the entry: see `chunkBanner`.
    group('react', (id) => id.endsWith('/src/ui/runReact.ts')),
    group(
      'first',
      (id, context) =>
        context.getModuleInfo(id)?.isEntry === true ||
        // The styles of the first useful screen are written into the page with those of the entry: no file of their own.
        (id.endsWith('.module.css') && isReading(id, context)),
    ),
    group('reading', isReading),
    // Styles that are computed: each screen but the first needs them.
    group('styled', (id) => /\/node_modules\/(styled-components|stylis)\//.test(id)),
    group('account', (...module) => isSafe(...module) && (isWallet(...module) || isWalletLater(...module))),
    group('safe', isSafe),
    group('wallet', isWallet),
    group('source', reachedFrom(entries.source)),
    group('guides', reachedFrom(entries.guides)),
    group('give', reachedFrom(entries.give)),
    group('activity', reachedFrom(entries.activity)),
    // A review fetches some thirty modules that it shares with little else: each in a file of its own, they would wait for
    // one another. Whoever fetches one of these chunks needs nearly all of it.
    group('lookAlike', (id) => id.endsWith(`/${alone.lookAlike}`)),
    group('readToken', (id) => id.endsWith(`/${alone.readToken}`)),
    group('calls', (...module) => isReview(...module) && !isCoSigners(...module) && isGiftReading(...module)),
    group('safeReads', (...module) => isSafeRead(...module) && isSafeReads(...module)),
    group('reader', (...module) => isReader(...module) && isReaders(...module)),
    group('small', (id) => small.some((path) => id.endsWith(`/${path}`))),
    // Fetched after the first screen, each always as a whole: a file for every few lines would be a request for each.
    group('messages', reachedFrom(entries.messages)),
    group('signIn', reachedFrom(entries.signIn)),
    group('forecast', reachedFrom(entries.forecast)),
    group('notes', reachedFrom(entries.notes)),
    group('giftTools', (...module) => isGiftTools(...module) && isFiles(...module)),
    group('coSigner', (...module) => isReview(...module) && isQueue(...module) && isCoSigners(...module)),
  ]
}

/** Whether one of these files imports a source file, directly or through others. What is fetched later does not count. */
function reachedFrom(paths: readonly string[]): Test {
  requireFiles(paths)
  const known = new Map<string, boolean>()
  const isReached: Test = (id, context) => {
    if (id.includes('/node_modules/')) return false
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Set before the importers are visited, because imports may be circular.
    known.set(id, false)
    const importers = context.getModuleInfo(id)?.importers ?? []
    const reached =
      paths.some((path) => id.endsWith(`/${path}`)) ||
      importers.some((importer) => isReached(importer, context))
    known.set(id, reached)
    return reached
  }
  return isReached
}

/** Whether nothing else fetches a source file: each importer is one of these files, or is needed by them alone. */
function neededOnlyBy(paths: readonly string[]): Test {
  requireFiles(paths)
  const known = new Map<string, boolean>()
  const isNeeded: Test = (id, context) => {
    if (id.includes('/node_modules/')) return false
    if (paths.some((path) => id.endsWith(`/${path}`))) return true
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Set before the importers are visited, because imports may be circular.
    known.set(id, true)
    const info = context.getModuleInfo(id)
    const isFetched = info === null || info.isEntry || info.dynamicImporters.length > 0
    const only = !isFetched && info.importers.every((importer) => isNeeded(importer, context))
    known.set(id, only)
    return only
  }
  return isNeeded
}

function requireFiles(paths: readonly string[]): void {
  for (const path of paths) if (!existsSync(root + path)) throw new MissingEntryError(path)
}

class MissingEntryError extends BaseError {
  override name = 'MissingEntryError'

  constructor(path: string) {
    super(`There is no ${path}, which has a chunk of its own.`, {
      hints: ['Name the file that took its place in build/chunkGroups.ts.'],
    })
  }
}
