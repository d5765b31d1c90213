import * as v from 'valibot'
import { type Hex, isHash } from 'viem'

const failureRule = v.strictObject({
  answer: v.union([
    v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    v.picklist(['html', 'hang', 'blocked']),
  ]),
  retryAfterSeconds: v.exactOptional(v.number()),
  pathPattern: v.exactOptional(
    v.pipe(v.string(), v.check(isPattern, 'pathPattern is not a regular expression.')),
  ),
  method: v.exactOptional(v.string()),
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

const milliseconds = v.pipe(v.number(), v.minValue(0))

/** What the service can lie about of a Safe's queue; `layLies` says what each of them is. */
export const lieNames = [
  'hiddenRow',
  'wrongThreshold',
  'forgedConfirmation',
  'otherRecipient',
  'otherDecoding',
  'unreadableRow',
] as const

export type LieName = (typeof lieNames)[number]

const hashText = v.custom<Hex>((value) => isHash(value as string), 'This is no hash.')

const safeSettingsSchema = v.strictObject({
  lies: v.exactOptional(v.array(v.picklist(lieNames))),
  indexLagMs: v.exactOptional(milliseconds),
  goneExecution: v.exactOptional(v.strictObject({ safeTxHash: hashText, transactionHash: hashText })),
  proposalDelayMs: v.exactOptional(milliseconds),
  failWith: v.exactOptional(v.array(failureRule)),
  pageRows: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  next: v.exactOptional(v.string()),
})

const settingsSchema = v.strictObject({
  indexLagMs: milliseconds,
  proposalDelayMs: milliseconds,
  knowsSafeContracts: v.boolean(),
  latencyMs: milliseconds,
  failWith: v.array(failureRule),
  exposedHeaders: v.array(v.string()),
  mutate: v.record(v.string(), v.record(v.string(), v.unknown())),
  safes: v.record(v.string(), safeSettingsSchema),
})

/**
 * One way to fail. `answer`: an HTTP error status, `html` (200 with a page instead of JSON), `hang` (no answer until
 * the caller or the service gives up) or `blocked` (a good answer without its CORS headers). `pathPattern` is a
 * regular expression over the path, every path without it. `times` counts down to nothing, for ever without it.
 */
export type FailureRule = v.InferOutput<typeof failureRule>

/**
 * What is different for one Safe, so that tests which share a service do not disturb each other. `indexLagMs`: how long
 * after they were indexed its creation and executions stay unknown. `failWith` is for requests about the Safe or one of its proposals.
 * Of its transactions and messages, `pageRows` is the most in one page, and `next` a lie: the next page of every page.
 * `lies` are told of each of its queued transactions. `goneExecution`: the state after a reorg that the service has not noticed:
 * this transaction is told as executed, by one that the chain no longer has.
 */
export type SafeSettings = v.InferOutput<typeof safeSettingsSchema>

/** What tests change while the service runs. */
export type ServiceSettings = {
  /** How long after a block was first seen its events enter the index. Safe info is never late. */
  indexLagMs: number
  /** How long after it was proposed a transaction can be read. */
  proposalDelayMs: number
  /** Whether `dataDecoded` of a delegatecall is told: a new service does not know Safe's own contracts yet. */
  knowsSafeContracts: boolean
  /** Added before every answer. */
  latencyMs: number
  /** The first rule that matches a request decides. Preflight requests match only a rule with method OPTIONS. */
  failWith: FailureRule[]
  /** Response headers that a page of another origin may read. The real service: etag only. */
  exposedHeaders: string[]
  /** Lies: fields laid over the record with this safeTxHash or messageHash, or over the info of this Safe. */
  mutate: Record<string, Record<string, unknown>>
  /** By address. */
  safes: Record<string, SafeSettings>
}

/** An honest service without delays. */
export function defaultSettings(): ServiceSettings {
  return {
    indexLagMs: 0,
    proposalDelayMs: 0,
    knowsSafeContracts: false,
    latencyMs: 0,
    failWith: [],
    exposedHeaders: ['etag'],
    mutate: {},
    safes: {},
  }
}

/** Takes over the settings that the JSON names. Answers what is wrong with it, and then changes nothing. */
export function mergeSettings(settings: ServiceSettings, json: unknown): readonly string[] {
  const parsed = v.safeParse(v.partial(settingsSchema), json)
  if (!parsed.success) return parsed.issues.map(problemText)
  Object.assign(settings, parsed.output)
  return []
}

/** As `mergeSettings`, for one Safe. */
export function mergeSafeSettings(settings: ServiceSettings, safe: string, json: unknown): readonly string[] {
  const parsed = v.safeParse(safeSettingsSchema, json)
  if (!parsed.success) return parsed.issues.map(problemText)
  settings.safes[safe] = { ...settings.safes[safe], ...parsed.output }
  return []
}

function problemText(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source))
  } catch {
    return false
  }
}
