// Runs npm scripts beside each other: `node scripts/runTogether.mjs unit types lint:rules`. The first one prints as it goes. The
// others take only the processor time that it leaves, and each prints when it has ended, so that their lines do not mix. Ends
// with exit code 1 when one of them has failed.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

const npm = process.env.npm_execpath
if (npm === undefined) throw new Error('Start it by an npm script: npm says there where it is.')

const [first, ...others] = process.argv.slice(2)
const codes = await Promise.all([runFirst(first), ...others.map(runBeside)])
process.exitCode = codes.every((code) => code === 0) ? 0 : 1

/** @param {string} script */
function runFirst(script) {
  return ended(
    script,
    spawn(process.execPath, [npm, 'run', script], { stdio: ['ignore', 'inherit', 'inherit'] }),
  )
}

/** @param {string} script */
async function runBeside(script) {
  // TypeScript and the linter, written in Go, spend a third of their time on collecting garbage, and end soon.
  const env = { GOGC: 'off', ...process.env }
  const child = spawn(process.execPath, [npm, 'run', script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  return ended(script, child, () => output)
}

/**
 * @param {string} script
 * @param {import('node:child_process').ChildProcess} child
 */
async function ended(script, child, output = () => '') {
  const code = await new Promise((resolve) => child.once('close', resolve))
  process.stdout.write(output())
  if (code !== 0) process.stdout.write(`\nnpm run ${script} has failed.\n`)
  return code
}
