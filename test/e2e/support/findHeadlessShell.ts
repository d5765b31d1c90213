import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './findChromium'
import { findOnPath } from './findOnPath'

/**
 * The Chromium that the browser tests drive: a headless shell where there is one, which needs about half the processor
 * time of a whole browser. CHROME_PATH decides otherwise. Undefined means Playwright's own. Throws like {@link findChromium}.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  const isChosen = (process.env['CHROME_PATH'] ?? '') !== ''
  if (isChosen || existsSync(chromium.executablePath())) return findChromium()
  return findOnPath(['chromium-headless-shell']) ?? findChromium()
}
