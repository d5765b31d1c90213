import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { canonicalDeployment } from '../sandbox/chain/safeContracts'

const usage = `npm run against-service -- SERVICE_URL [--chain RPC_URL] [tests]

Runs the browser tests over a Safe transaction service that runs already, and over the Anvil that it reads.

SERVICE_URL  with its base path, such as http://127.0.0.1:8888/api
RPC_URL      http://127.0.0.1:8545 unless said otherwise: the chain of "npm start", which has Safe's contracts
tests        as for "npm run e2e": names of files, -g and so on`

/** What is wrong with the service and the chain, in words; null where they can be used. */
async function findFault(serviceUrl: string, rpcUrl: string): Promise<string | null> {
  const client = createChainClient(rpcUrl)
  const factory = canonicalDeployment('1.4.1', 'SafeProxyFactory').address
  const code = await client.getCode({ address: factory }).catch(() => null)
  if (code === null) return `No chain answers at ${rpcUrl}.`
  if (code === undefined) return `The chain at ${rpcUrl} has no Safe contracts: use that of "npm start".`
  const about = await fetch(`${serviceUrl}/v1/about/`).then(
    async (response): Promise<unknown> => (response.ok ? response.json() : null),
    () => null,
  )
  if (about === null) return `No transaction service answers at ${serviceUrl}/v1/about/.`
  const { name, version } = about as { readonly name?: unknown; readonly version?: unknown }
  console.log(`Service: ${String(name)} ${String(version)} at ${serviceUrl}. Chain: ${rpcUrl}.`)
  return null
}

async function run(args: readonly string[]): Promise<number> {
  const [url, ...rest] = args
  if (url === undefined || !URL.canParse(url)) {
    console.error(usage)
    return 2
  }
  const { values } = parseArgs({ args: rest, options: { chain: { type: 'string' } }, strict: false })
  const rpcUrl = String(values['chain'] ?? 'http://127.0.0.1:8545')
  const at = rest.indexOf('--chain')
  const tests = at === -1 ? rest : rest.toSpliced(at, 2)
  const serviceUrl = url.replace(/\/+$/, '')
  const fault = await findFault(serviceUrl, rpcUrl)
  if (fault !== null) {
    console.error(fault)
    return 2
  }
  const child = spawn(
    'npx',
    ['playwright', 'test', '--project=chromium', '--reporter=list,./test/against/leftOut.ts', ...tests],
    {
      stdio: 'inherit',
      env: { ...process.env, GIVEN_SERVICE: serviceUrl, GIVEN_CHAIN: rpcUrl },
    },
  )
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

process.exit(await run(process.argv.slice(2)))
