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
  const manifest = (await response.json()) as Record<string, unknown>
  const { name, description, icons, iconPath, safe_apps_permissions: features } = manifest
  if (typeof name !== 'string' || typeof description !== 'string')
    throw new Error('no name or no description')
  if (icons === undefined && iconPath === undefined) throw new Error('neither icons nor iconPath')
  return { name, features: Array.isArray(features) ? features.filter((one) => typeof one === 'string') : [] }
}
