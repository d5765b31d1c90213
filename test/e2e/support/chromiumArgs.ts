/** What Playwright disables itself, without `ThirdPartyStoragePartitioning`. Of several lists Chromium takes the last. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Returns the arguments for a Chromium that gives each cross-site frame storage of its own, as today's browsers do, and runs
 * it in the process of its page. A headless shell always does the latter; in a whole Chromium the frame would be a DevTools
 * target of its own, which neither `Fetch.enable` nor an emulated window of the page reaches.
 */
export function chromiumArgs(alsoDisabled: readonly string[] = []): string[] {
  const disabled = [...disabledByPlaywright, 'IsolateOrigins', 'site-per-process', ...alsoDisabled]
  return [`--disable-features=${disabled.join(',')}`, '--disable-site-isolation-trials']
}
