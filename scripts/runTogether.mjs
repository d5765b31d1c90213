// Runs npm scripts beside each other: `node scripts/runTogether.mjs types lint:rules`. Each prints when it has ended, so
// that their lines do not mix. Ends with exit code 1 when one of them has failed.
import { spawn } from 'node:child_process'

const npm = process.env.npm_execpath
if (npm === undefined) throw new Error('Start it by an npm script: npm says there where it is.')

const codes = await Promise.all(process.argv.slice(2).map(run))
process.exitCode = codes.every((code) => code === 0) ? 0 : 1

/** @param {string} script */
async function run(script) {
  const child = spawn(process.execPath, [npm, 'run', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  const code = await new Promise((resolve) => child.once('close', resolve))
  process.stdout.write(output)
  if (code !== 0) process.stdout.write(`\nnpm run ${script} has failed.\n`)
  return code
}
