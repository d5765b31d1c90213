import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Serves the gallery alone; see main.tsx. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../../../public', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite-gallery', import.meta.url)),
  plugins: [react({ jsxImportSource: '#jsx' })],
  define: { __APP_CONFIG__: JSON.stringify({ safeHosts: ['https://app.safe.global'], chains: [] }) },
  server: { fs: { allow: [fileURLToPath(new URL('../../..', import.meta.url))] } },
})
