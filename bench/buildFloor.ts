import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Builds the page with React alone, with the settings that the app is built with. */
export async function buildFloor(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('floor', import.meta.url)),
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
}
