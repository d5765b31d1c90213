import type { Rolldown } from 'vite'

type NameGroup = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>
type Test = (...module: Parameters<NameGroup>) => boolean

/** What is fetched on demand. */
const entries = {
  reading: [
    'src/compose/readDirectory.ts',
    'src/ui/causes/CausesContent.tsx',
    'src/ui/causes/CauseScreen.tsx',
    'src/ui/give/basketDraft.ts',
  ],
  safe: ['src/compose/openSafe.tsx', 'src/ui/shell/AccountWatcher.tsx'],
  wallet: ['src/compose/openWalletAccount.ts', 'src/ui/shell/WalletWatcher.tsx'],
  safeGive: ['src/ui/give/GiveScreen.tsx'],
  walletGive: ['src/ui/give/WalletGiveScreen.tsx'],
  safeActivity: ['src/ui/activity/ActivityScreen.tsx'],
  walletActivity: ['src/ui/activity/WalletActivityScreen.tsx', 'src/ui/activity/RememberedActivity.tsx'],
} as const

/**
 * Puts what is needed at one moment into one chunk: a request for each small file costs more than its bytes, and one file
 * compresses better than many. A group takes its modules with all that they import and no group before it has; what a
 * Safe and a wallet share has chunks of its own. What is not named here is left to the bundler.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const isReading = reachedFrom(entries.reading)
  const isSafe = reachedFrom(entries.safe)
  const isWallet = reachedFrom(entries.wallet)
  const group = (name: string, holds: Test): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => (holds(id, context) ? name : null),
    debugName: name,
  })
  return [
    group('first', (id, context) => context.getModuleInfo(id)?.isEntry === true),
    group('reading', isReading),
    group('account', both(isSafe, isWallet)),
    group('safe', isSafe),
    group('wallet', isWallet),
    group('give', both(reachedFrom(entries.safeGive), reachedFrom(entries.walletGive))),
    group('activity', both(reachedFrom(entries.safeActivity), reachedFrom(entries.walletActivity))),
  ]
}

function both(one: Test, other: Test): Test {
  return (...module) => one(...module) && other(...module)
}

/** Whether one of these files imports a source file, directly or through others. What is fetched later does not count. */
function reachedFrom(paths: readonly string[]): Test {
  const known = new Map<string, boolean>()
  const isReached: Test = (id, context) => {
    if (id.includes('/node_modules/')) return false
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Set before the importers are asked, because imports may go in a circle.
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
