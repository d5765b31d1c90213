import * as v from 'valibot'

export type AppManifest = { readonly name: string; readonly features: readonly string[] }

const timeoutMs = 5000

/**
 * Reads an app's manifest.json the way Safe{Wallet} does when a user adds the app: beside the app's URL, without its
 * query, from another origin (so the app must allow it). Features come from `safe_apps_permissions`.
 *
 * @throws when it cannot be read within 5 s, or lacks a name, a description or an icon.
 */
export async function readManifest(appUrl: string): Promise<AppManifest> {
  const { origin, pathname } = new URL(appUrl)
  const response = await fetch(`${origin}${pathname.replace(/\/$/, '')}/manifest.json`, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`manifest.json answered ${response.status}`)
  const { name, safe_apps_permissions: features } = v.parse(manifestSchema, await response.json())
  return { name, features: features ?? [] }
}

const manifestSchema = v.pipe(
  v.looseObject({
    name: v.string(),
    description: v.string(),
    icons: v.optional(v.unknown()),
    iconPath: v.optional(v.unknown()),
    safe_apps_permissions: v.optional(v.array(v.string())),
  }),
  v.check(
    ({ icons, iconPath }) => icons !== undefined || iconPath !== undefined,
    'Neither icons nor iconPath.',
  ),
)
