import type { AppChain } from '../core/chain'
import { BaseError } from '../core/baseError'
import { chains, defaultChainIds } from './chains'
import { insertRpcKey } from './insertRpcKey'
import { parseCustomChain } from './parseCustomChain'
import { type DirectorySafe, parseDirectorySafe } from './parseDirectorySafe'
import { parseProjectId } from './parseProjectId'
import { placeProblem } from './placeProblem'
import { safeHosts } from './safeHosts'
import { urlProblem } from './urlProblem'

/** Settings that an operator can change without touching code. */
export type AppConfig = {
  /** Name that wallets show to a user who connects or signs. Never empty. */
  readonly appName: string
  /** Exact origins of the pages that may frame the app and act for a Safe. */
  readonly safeHosts: readonly [string, ...string[]]
  readonly chains: readonly AppChain[]
  /** Bearer key for Safe's own transaction service. Public: it only counts requests. */
  readonly safeApiKey: string | null
  /** Null: no wallet is offered through WalletConnect, and the app shows why. */
  readonly walletConnectProjectId: string | null
  /** Base of the sign-in service, without a slash at the end: a URL, or a path of our own server. Null: no sign-in. */
  readonly authUrl: string | null
  /** URL or path of the prices for estimates. Null: amounts are never estimated. */
  readonly pricesUrl: string | null
  /** The Safe that has to sign the directory of causes. Null: no signature is required. */
  readonly directorySafe: DirectorySafe
  /** The script of web analytics: a URL, or a path of our own server. Null: none. */
  readonly insightsUrl: string | null
  /** Largest number of payments in one proposal or batch. A larger gift is split. */
  readonly maxPayments: number
  /** Warnings for the operator, each with its variable, for the browser's console. The build works regardless. */
  readonly warnings: readonly string[]
}

/** The environment as Vite reads it: `.env` files and the shell. An empty value counts as not set. */
export type Env = Readonly<Record<string, string | undefined>>

type AddProblems = (name: string, found: readonly string[]) => void

const defaultAppName = 'do some good'
/** 100 token transfers to new holders take about 2.9 million gas. */
const defaultMaxPayments = 100

/**
 * Parses all settings of the operator, which docs/configuration.md lists. Runs when the app is built, or served for
 * development, so that no visitor ever meets a mistake.
 *
 * @throws `EnvError` that names every invalid variable, its problem and the remedy.
 */
export function parseEnv(env: Env): AppConfig {
  const problems: string[] = []
  const add: AddProblems = (name, found) => problems.push(...found.map((problem) => `${name}: ${problem}`))

  const appName = env.VITE_APP_NAME || defaultAppName
  add('VITE_APP_NAME', appNameProblems(appName))

  const { hosts, problems: hostProblems } = safeHosts(env.VITE_SAFE_HOSTS ?? '')
  add('VITE_SAFE_HOSTS', hostProblems)

  const custom = parseCustomChain(env.VITE_CUSTOM_CHAIN ?? '')
  add('VITE_CUSTOM_CHAIN', custom.problems)

  const chosen = chooseChains(env.VITE_CHAINS ?? '', custom.chain)
  add('VITE_CHAINS', chosen.problems)
  const configured = chosen.chains.map((chain) => withOwnServers(chain, env, add))

  const project = parseProjectId(env.VITE_WALLETCONNECT_PROJECT_ID ?? '')
  add('VITE_WALLETCONNECT_PROJECT_ID', project.problems)

  const authUrl = env.VITE_AUTH_URL?.trim() || null
  if (authUrl !== null) add('VITE_AUTH_URL', baseProblems(authUrl))
  const pricesUrl = env.VITE_PRICES_URL?.trim() || null
  if (pricesUrl !== null) add('VITE_PRICES_URL', [placeProblem(pricesUrl) ?? []].flat())
  const insightsUrl = env.VITE_INSIGHTS_URL?.trim() || null
  if (insightsUrl !== null) add('VITE_INSIGHTS_URL', [placeProblem(insightsUrl) ?? []].flat())

  const maxPayments = env.VITE_MAX_PAYMENTS?.trim() || `${defaultMaxPayments}`
  if (!/^([1-9]\d?|[1-4]\d\d|500)$/.test(maxPayments))
    add('VITE_MAX_PAYMENTS', [`"${maxPayments}" is not a number from 1 to 500. Write one, or leave it out.`])
  const directory = parseDirectorySafe(env.VITE_DIRECTORY_SAFE ?? '', configured)
  add('VITE_DIRECTORY_SAFE', directory.problems)

  problems.push(...unknownNames(env, configured))
  if (problems.length > 0) throw new EnvError(problems)
  return {
    appName: appName.trim(),
    safeHosts: hosts,
    chains: configured,
    safeApiKey: env.VITE_SAFE_API_KEY?.trim() || null,
    walletConnectProjectId: project.id,
    authUrl,
    pricesUrl,
    directorySafe: directory.safe,
    insightsUrl,
    maxPayments: Number(maxPayments),
    warnings: project.warnings.map((warning) => `VITE_WALLETCONNECT_PROJECT_ID: ${warning}`),
  }
}

function appNameProblems(name: string): string[] {
  if (name.trim() === '')
    return ['it is blank. Write a name, which wallets show to people, or leave the setting out.']
  return name.trim().length > 50 ? [`it has ${name.trim().length} characters. Write at most 50.`] : []
}

function chooseChains(text: string, custom: AppChain | null) {
  const problems: string[] = []
  const byId = new Map<number, AppChain>(chains.map((chain) => [chain.id, chain]))
  const ids = list(text).map(Number)
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

function withOwnServers(chain: AppChain, env: Env, add: AddProblems): AppChain {
  const own = list(env[`VITE_RPC_URLS_${chain.id}`])
  const serviceUrl = env[`VITE_SERVICE_URL_${chain.id}`] || chain.serviceUrl
  add(
    `VITE_RPC_URLS_${chain.id}`,
    own.flatMap((url) => urlProblem(url) ?? []),
  )
  const keyed = insertRpcKey(
    own.length > 0 ? own : chain.rpcUrls,
    env[`VITE_RPC_KEY_${chain.id}`]?.trim() ?? '',
  )
  add(`VITE_RPC_KEY_${chain.id}`, keyed.problems)
  if (serviceUrl !== chain.serviceUrl) add(`VITE_SERVICE_URL_${chain.id}`, serviceUrlProblems(serviceUrl))
  const [first = chain.rpcUrls[0], ...others] = keyed.urls
  return { ...chain, serviceUrl, rpcUrls: [first, ...others] }
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function serviceUrlProblems(url: string): string[] {
  const problem = urlProblem(url)
  if (problem !== null) return [problem]
  return url.endsWith('/api')
    ? []
    : [`"${url}" does not end in /api. Write the base URL of the service's API.`]
}

function baseProblems(place: string): string[] {
  const problem = placeProblem(place)
  if (problem !== null) return [problem]
  return place.endsWith('/') || place.includes('?')
    ? [`"${place}" is not a base that paths can be added to. Leave out the slash at the end, and any "?".`]
    : []
}

const ourNames =
  /^VITE_(SAFE|CHAIN|CUSTOM|RPC|SERVICE|APP_?NAME|WALLET_?CONNECT|AUTH|DIRECTORY|PRICES?|INSIGHTS?|MAX|CAUSES?)/

/** Reports misspelt names, and servers for chains that are not served, which would otherwise be ignored silently. */
function unknownNames(env: Env, configured: readonly AppChain[]): string[] {
  const known = new Set(['VITE_SAFE_HOSTS', 'VITE_CHAINS', 'VITE_CUSTOM_CHAIN', 'VITE_SAFE_API_KEY'])
  for (const name of [
    'APP_NAME',
    'WALLETCONNECT_PROJECT_ID',
    'AUTH_URL',
    'DIRECTORY_SAFE',
    'PRICES_URL',
    'INSIGHTS_URL',
    'MAX_PAYMENTS',
    'CAUSES_FILE',
  ])
    known.add(`VITE_${name}`)
  for (const { id } of configured)
    known.add(`VITE_RPC_URLS_${id}`).add(`VITE_RPC_KEY_${id}`).add(`VITE_SERVICE_URL_${id}`)
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
