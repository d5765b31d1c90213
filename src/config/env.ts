import type { AppChain } from '../core/chain'
import { BaseError } from '../core/baseError'
import { chains, defaultChainIds } from './chains'
import { parseCustomChain } from './parseCustomChain'
import { safeHosts } from './safeHosts'
import { urlProblem } from './urlProblem'

/** What an operator can decide without touching code. */
export type AppConfig = {
  /** Exact origins of the pages that may frame the app and speak for a Safe. */
  readonly safeHosts: readonly [string, ...string[]]
  readonly chains: readonly AppChain[]
  /** Bearer key for Safe's own transaction service. Every visitor can read it; all it does is count requests. */
  readonly safeApiKey: string | null
}

/** The environment as Vite reads it: `.env` files and the shell. An empty value counts as not set. */
export type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the operator's settings, all of them, once: `VITE_SAFE_HOSTS`, `VITE_CHAINS`, `VITE_CUSTOM_CHAIN`,
 * `VITE_SAFE_API_KEY`, `VITE_RPC_URLS_<chain id>` and `VITE_SERVICE_URL_<chain id>`.
 *
 * It runs when the app is built, so that a mistake fails the build and no visitor ever meets it.
 *
 * Throws `EnvError` that names every variable that is wrong, what is wrong with it, and what to write instead.
 */
export function parseEnv(env: Env): AppConfig {
  const problems: string[] = []
  const add = (name: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${name}: ${problem}`))

  const { hosts, problems: hostProblems } = safeHosts(env.VITE_SAFE_HOSTS ?? '')
  add('VITE_SAFE_HOSTS', hostProblems)

  const custom = parseCustomChain(env.VITE_CUSTOM_CHAIN ?? '')
  add('VITE_CUSTOM_CHAIN', custom.problems)

  const chosen = chooseChains(env.VITE_CHAINS ?? '', custom.chain)
  add('VITE_CHAINS', chosen.problems)

  const configured = chosen.chains.map((chain) => withOwnServers(chain, env, add))
  add('', unknownNames(env, configured))
  if (problems.length > 0) throw new EnvError(problems.map((problem) => problem.replace(/^: /, '')))
  return { safeHosts: hosts, chains: configured, safeApiKey: env.VITE_SAFE_API_KEY?.trim() || null }
}

function chooseChains(text: string, custom: AppChain | null) {
  const problems: string[] = []
  const byId = new Map<number, AppChain>(chains.map((chain) => [chain.id, chain]))
  const entries = text.split(',').map((entry) => entry.trim())
  const ids = entries.filter((entry) => entry !== '').map(Number)
  const chosen = new Set(ids.length > 0 ? ids : defaultChainIds)
  if (custom !== null) chosen.delete(custom.id)
  for (const id of chosen)
    if (!byId.has(id))
      problems.push(
        `there is no chain ${Number.isNaN(id) ? `in "${text}"` : id}. Use ids of ${[...byId.keys()].join(', ')}, or describe it in VITE_CUSTOM_CHAIN.`,
      )
  const known = [...chosen].flatMap((id) => byId.get(id) ?? [])
  return { chains: custom === null ? known : [...known, custom], problems }
}

function withOwnServers(
  chain: AppChain,
  env: Env,
  add: (name: string, problems: readonly string[]) => void,
): AppChain {
  const rpcUrls = list(env[`VITE_RPC_URLS_${chain.id}`])
  const serviceUrl = env[`VITE_SERVICE_URL_${chain.id}`] || chain.serviceUrl
  add(
    `VITE_RPC_URLS_${chain.id}`,
    rpcUrls.flatMap((url) => urlProblem(url) ?? []),
  )
  if (serviceUrl !== chain.serviceUrl)
    add(`VITE_SERVICE_URL_${chain.id}`, [serviceUrlProblem(serviceUrl) ?? []].flat())
  const [first, ...others] = rpcUrls
  return { ...chain, serviceUrl, rpcUrls: first === undefined ? chain.rpcUrls : [first, ...others] }
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function serviceUrlProblem(url: string): string | null {
  return (
    urlProblem(url) ??
    (url.endsWith('/api') ? null : `"${url}" does not end in /api. Write the base URL of the service's API.`)
  )
}

const ourNames = /^VITE_(SAFE|CHAIN|CUSTOM|RPC|SERVICE)/

/** A misspelt name, or a server for a chain that is not served, would otherwise be passed over in silence. */
function unknownNames(env: Env, configured: readonly AppChain[]): string[] {
  const known = new Set(['VITE_SAFE_HOSTS', 'VITE_CHAINS', 'VITE_CUSTOM_CHAIN', 'VITE_SAFE_API_KEY'])
  for (const { id } of configured) known.add(`VITE_RPC_URLS_${id}`).add(`VITE_SERVICE_URL_${id}`)
  return Object.keys(env)
    .filter((name) => ourNames.test(name) && env[name] && !known.has(name))
    .map((name) => `${name}: there is no such setting for this build. Known here: ${[...known].join(', ')}.`)
}

export class EnvError extends BaseError {
  override readonly name = 'EnvError'
  constructor(problems: readonly string[]) {
    super(
      problems.length === 1 ? 'One setting cannot be used.' : `${problems.length} settings cannot be used.`,
      { hints: problems },
    )
  }
}
