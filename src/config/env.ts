import type { Address } from 'viem'
import type { AppChain } from '../core/chain'
import { BaseError } from '../core/baseError'
import { readSafePlace } from '../core/review/safePlace'
import { chains, defaultChainIds } from './chains'
import { parseCustomChain } from './parseCustomChain'
import { safeHosts } from './safeHosts'
import { urlProblem } from './urlProblem'
import { parseUrl } from '../core/parseUrl'

const where = 'Get one, free of charge, at https://dashboard.reown.com'

const without = 'Until then no wallet is offered that connects through WalletConnect.'

/** The specification's words for a build without an id. */
const missing = `No projectId found. Every dApp must now provide a WalletConnect Cloud projectId. ${where}. ${without}`

/** In examples and templates: `YOUR_PROJECT_ID`, `<project id>`, `xxxx`, `changeme`. */
const placeholder = /your|project[-_ ]?id|change[-_ ]?me|^(<.*>|x+|\.+|todo|tbd)$/i

/** Well formed but nobody's: a few digits repeated, or counted up. */
const madeUp = /^([0-9a-f]{1,8})\1+$|^(0123456789abcdef)+$|^(123456789)+[0-9a-f]*$/i

/** Public: the id in RainbowKit's own examples. Everyone who copied it shares its limit. */
const sharedByExamples = '21fef48091f12692cad574a6f7753643'

/** Placeholder of the key in an RPC URL. */
const place = '{key}'

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

/**
 * Returns why the page cannot fetch something from this place, with the remedy. Null when it can: a path on our own
 * server (`/auth`), or the URL of another one.
 */
function placeProblem(text: string): string | null {
  if (!text.startsWith('/')) return urlProblem(text)
  if (text.startsWith('//') || text.includes('\\'))
    return `"${text}" names another server without saying how. Write it out in full, with https://.`
  if (text.includes('#')) return `"${text}" has a "#". Leave it and what follows out.`
  return null
}

/** The Safe that has to sign the directory. Null without the setting. */
type DirectorySafe = { readonly chainId: number; readonly address: Address } | null

/** Parses `VITE_DIRECTORY_SAFE`: `eth:0x…`, on a chain of this build. */
function parseDirectorySafe(
  text: string,
  chains: readonly AppChain[],
): { readonly safe: DirectorySafe; readonly problems: readonly string[] } {
  if (text.trim() === '') return { safe: null, problems: [] }
  const read = readSafePlace(text.trim(), chains)
  if (read.kind === 'problem') return { safe: null, problems: [read.problem] }
  const { chain, safe } = read.place
  return { safe: { chainId: chain.id, address: safe }, problems: [] }
}

type WithRpcKey = { readonly urls: readonly string[]; readonly problems: readonly string[] }

/**
 * Inserts the key of one provider (`VITE_RPC_KEY_<chain id>`) in place of `{key}` in an RPC URL. The key belongs to one
 * provider and is never sent to a second host.
 *
 * @param urls - In the order to be tried, with or without the placeholder.
 * @param key - Empty when there is none.
 * @returns The URLs unchanged where there is a problem.
 */
function insertRpcKey(urls: readonly string[], key: string): WithRpcKey {
  const marked = urls.filter((url) => url.includes(place))
  const refuse = (problem: string) => ({ urls, problems: [problem] })
  if (key === '' && marked.length === 0) return { urls, problems: [] }
  if (key === '')
    return refuse(`it is missing, and ${marked[0]} asks for it. Set it, or take that URL out of the list.`)
  if (marked.length === 0)
    return refuse(
      `no RPC URL of this chain says where it goes. Write ${place} there, e.g. https://rpc.example.org/v2/${place}.`,
    )
  // Characters with a meaning in a URL could lead to another host.
  if (!/^[\w.~-]+$/.test(key))
    return refuse('it has a character that no key has. Copy the key alone, not its URL.')
  const hosts = new Set(marked.map((url) => parseUrl(url)?.host ?? url))
  if (hosts.size > 1)
    return refuse(
      `${[...hosts].join(' and ')} would both get it. Leave ${place} in the URL of its own provider.`,
    )
  return { urls: urls.map((url) => url.replaceAll(place, key)), problems: [] }
}

type ParsedProjectId = {
  /** 32 hexadecimal digits. Null where no id could work. */
  readonly id: string | null
  readonly problems: readonly string[]
  /** Problems that do not stop the build, for the operator. */
  readonly warnings: readonly string[]
}

/**
 * Parses `VITE_WALLETCONNECT_PROJECT_ID`. A placeholder is a warning, because everything but WalletConnect works
 * without an id and a copied `.env.example` should run.
 */
function parseProjectId(text: string): ParsedProjectId {
  const id = text.trim()
  if (id === '') return { id: null, problems: [], warnings: [missing] }
  if (placeholder.test(id)) {
    const warning = `"${id}" is a placeholder. Write the id of a project of your own. ${where}. ${without}`
    return { id: null, problems: [], warnings: [warning] }
  }
  if (!/^[0-9a-f]{32}$/i.test(id)) {
    const problem = `"${id}" is not a project id: it has 32 digits of 0-9 and a-f. ${where}, or leave the setting out.`
    return { id: null, problems: [problem], warnings: [] }
  }
  if (madeUp.test(id) || id.toLowerCase() === sharedByExamples) {
    const warning = `"${id}" is a placeholder: it has the form of an id, and belongs to no project of yours. WalletConnect will refuse it, or limit it. ${where}.`
    return { id, problems: [], warnings: [warning] }
  }
  return { id, problems: [], warnings: [] }
}
