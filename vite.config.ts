import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

// What draws the first screen, in one file: it compresses better together, and a release of ours leaves it cached.
const shellPackages =
  /node_modules\/(react|react-dom|scheduler|styled-components|stylis|use-sync-external-store|wouter|regexparam)\//

export default defineConfig(async ({ mode }) => {
  // Through Vite's own runner, which resolves imports as it does for the app.
  const { appBuild } = (await runnerImport<typeof import('./build/appBuild')>(path('build/appBuild.ts'))).module
  // A bad setting ends the build here. Unit tests run on the defaults.
  const { config, plugins } = appBuild(mode === 'test' ? {} : loadEnv(mode, path('.'), 'VITE_'))
  return {
    // Relative, so that the folder works wherever it is put.
    base: './',
    plugins: [react(), ...plugins],
    define: { __APP_CONFIG__: JSON.stringify(config) },
    resolve: {
      alias: [
        // Its CommonJS build, which the React SDK asks for, drags in a second viem: +160 kB gzip.
        {
          find: /^@safe-global\/safe-apps-sdk$/,
          replacement: path('node_modules/@safe-global/safe-apps-sdk/dist/esm/index.js'),
        },
        // api-kit needs two functions of it; the rest is 200 kB brotli.
        { find: /^@safe-global\/protocol-kit$/, replacement: path('src/adapters/protocolKitShim.ts') },
      ],
    },
    build: {
      target: 'es2022',
      // The policy allows no data: URL but for images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: shellPackages }] } } },
    },
    server: { cors: false },
    preview: { cors: false },
    test: {
      // The aliases above hold only in what is not left to Node.
      server: { deps: { inline: ['@safe-global/api-kit'] } },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: ['test/**/*.test.ts'],
            exclude: ['test/ui/**', 'test/e2e/**', 'node_modules/**'],
          },
        },
        {
          extends: true,
          test: { name: 'ui', environment: 'happy-dom', include: ['test/ui/**/*.test.{ts,tsx}'] },
        },
      ],
    },
  }
})
