/**
 * Playwright switches storage partitioning off, and a cross-site frame then has no storage at all: the exception, not
 * the rule, in today's browsers. The last `--disable-features` counts, so this is Playwright's list without that entry.
 */
export const partitionedStorageArgs = [
  `--disable-features=${[
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
  ].join(',')}`,
]
