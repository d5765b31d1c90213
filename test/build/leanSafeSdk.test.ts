import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sourcesIn = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [`${folder}/${path}`, readFileSync(`${root}${folder}/${path}`, 'utf8')] as const)

test('nobody uses the parts of the Safe Apps SDK that the build leaves out', () => {
  const files = [...sourcesIn('src'), ...sourcesIn('node_modules/@safe-global/safe-apps-react-sdk/src')]
  expect(files.some(([, text]) => text.includes('sdk.txs.'))).toBe(true)
  expect(files.filter(([, text]) => /\bsdk\.(eth|wallet)\b/.test(text)).map(([path]) => path)).toEqual([])
})

test('the class of the SDK creates them where the build expects them', () => {
  const sdk = readFileSync(`${root}node_modules/@safe-global/safe-apps-sdk/dist/esm/sdk.js`, 'utf8')
  expect(sdk).toContain("import { Eth } from './eth/index.js'")
  expect(sdk).toContain("import { Wallet } from './wallet/index.js'")
})
