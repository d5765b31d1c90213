import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/**
 * Builds the page with React alone, and below it, in `list`, the page that lists the causes with React alone. With the
 * settings that the app is built with, and each for itself: in one build they would share a file.
 */
export async function buildFloor(folder: string): Promise<void> {
  await buildPage('floor', folder)
  await buildPage('floor/list', join(folder, 'list'))
}

async function buildPage(source: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL(source, import.meta.url)),
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
}
