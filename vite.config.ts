import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import type * as AppBuild from './build/appBuild'
import type * as FindSharedTests from './test/support/findSharedTests'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

async function listSharedTests() {
  const { module } = await runnerImport<typeof FindSharedTests>(path('test/support/findSharedTests.ts'))
  return module.findSharedTests(path('.'))
}

export default defineConfig(async ({ mode }) => {
  // Through Vite's own runner, which resolves imports as it does for the app.
  const { appBuild } = (await runnerImport<typeof AppBuild>(path('build/appBuild.ts'))).module
  const shared = mode === 'test' ? await listSharedTests() : { plain: [], inDocument: [] }
  // A bad setting ends the build here. Unit tests run on the defaults.
  const env = mode === 'test' ? {} : loadEnv(mode, path('.'), 'VITE_')
  const alias = [
    // The Safe Apps SDK is built from source as well, and reads no `imports` of ours.
    { find: /^#jsx\/(.*)$/, replacement: path('src/ui/jsx/$1.ts') },
    // The class alone. Its CommonJS build, which the React SDK asks for, drags in a second viem: +160 kB gzip.
    {
      find: /^@safe-global\/safe-apps-sdk$/,
      replacement: path('node_modules/@safe-global/safe-apps-sdk/dist/esm/sdk.js'),
    },
    // From source, which its package carries: its CommonJS build would keep all of viem together in one file, and the
    // directory would load that for one checksum.
    {
      find: /^@safe-global\/safe-apps-react-sdk$/,
      replacement: path('node_modules/@safe-global/safe-apps-react-sdk/src/index.tsx'),
    },
    // api-kit needs two functions of it; the rest is 200 kB brotli.
    { find: /^@safe-global\/protocol-kit$/, replacement: path('src/adapters/service/protocolKitShim.ts') },
    // React has had it since 18. The router and wagmi ask for the shim that brings it to 17.
    { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
    { find: /^use-sync-external-store\/shim\//, replacement: 'use-sync-external-store/' },
    // It writes a style element, which the page's policy does not let through.
    { find: /^react-remove-scroll$/, replacement: path('src/ui/wallet/rainbowkit/RemoveScroll.tsx') },
    // Its licence allows non-commercial use alone.
    { find: /^@metamask\/sdk$/, replacement: path('build/withoutMetaMaskSdk.ts') },
    // Only WalletConnect's libraries use it, and they fail in a browser on the version that is safe to have.
    { find: /^pino$/, replacement: path('build/silentLogger.ts') },
  ]
  const { config, plugins, kitRepairs, chunkGroups, chunkBanner, css, target } = appBuild(env, {
    resolve: { alias },
    plugins: () => [react({ jsxImportSource: '#jsx' })],
    importKit: () => import('@rainbow-me/rainbowkit'),
  })
  return {
    // Relative, so that the folder works wherever it is put.
    base: './',
    plugins: [react({ jsxImportSource: '#jsx' }), ...plugins],
    css,
    define: { __APP_CONFIG__: JSON.stringify(config) },
    resolve: { alias },
    // Development bundles RainbowKit before any plugin sees it, unless it is one of the bundler's own.
    optimizeDeps: {
      // `virtual:wallets` hides the second one from the search for dependencies.
      entries: ['index.html', 'src/compose/openWalletKit.tsx'],
      rolldownOptions: { plugins: kitRepairs() },
    },
    build: {
      target,
      // The policy allows no data: URL but for images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups() },
          banner: chunkBanner,
        },
        // The Safe Apps SDK passes on four enums of it that nobody uses; as CommonJS it would be kept whole for them.
        treeshake: { moduleSideEffects: [{ test: /safe-gateway-typescript-sdk/, sideEffects: false }] },
      },
    },
    // The worker of the queue is fetched by its URL, as a module like the rest.
    worker: { format: 'es' as const },
    server: { cors: false },
    preview: { cors: false },
    test: {
      // Aliases and plugins hold only in what is not left to Node.
      server: {
        deps: { inline: ['@safe-global/api-kit', /@rainbow-me\/rainbowkit/, /@?wagmi\/.*connectors/] },
      },
      // Nothing is timed: a machine with other work to do gets the time that it needs.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      maxWorkers: '100%',
      // Node's 16 MB are full several times in a test file: collecting them took an eighth of a worker's time.
      execArgv: ['--max-semi-space-size=64'],
      projects: [
        {
          extends: true as const,
          test: {
            name: 'shared',
            include: [...shared.plain],
            setupFiles: ['test/support/setup.ts'],
            // Loading viem again for every file takes longer than the tests.
            isolate: false,
          },
        },
        {
          extends: true as const,
          test: {
            name: 'node',
            setupFiles: ['test/support/setup.ts'],
            include: ['test/**/*.test.ts'],
            exclude: [...shared.plain, ...shared.inDocument, 'test/e2e/**', 'node_modules/**'],
          },
        },
        {
          extends: true as const,
          test: {
            name: 'document',
            isolate: false,
            environment: 'happy-dom',
            include: [...shared.inDocument],
            setupFiles: ['test/support/setup.ts', 'test/support/documentSetup.ts'],
          },
        },
      ],
    },
  }
})
