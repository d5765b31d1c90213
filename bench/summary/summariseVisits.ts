import { readFileSync } from 'node:fs'
import { type ModuleMap, moduleMapPath } from '../../build/moduleMapPlugin'
import type { Visit } from '../browser/measureVisit'
import { fileSizes } from '../fileSizes'
import type { Visits } from '../measureVisits'
import { pictureFiles } from '../pictureFiles'
import type { Bench } from '../startBench'
import { arrivedScripts } from './arrivedScripts'
import { type Chunk, describeChunks } from './describeChunks'
import { type Contact, hostsContacted } from './hostsContacted'
import { judgeVisits } from './judgeVisits'
import { scriptBytes } from './scriptBytes'
import type { ByteRow } from './summarise'
import type { Target } from './target'
import { visitMetrics, type VisitMetrics } from './visitMetrics'
import { walletLibraries } from './walletLibraries'

/** Everything that the report says of visits in a normal tab. */
export type VisitSummary = {
  readonly metrics: VisitMetrics
  readonly bytes: readonly ByteRow[]
  readonly contacts: readonly { readonly label: string; readonly contacts: readonly Contact[] }[]
  readonly chunks: readonly Chunk[]
  readonly targets: readonly Target[]
}

/** Makes figures of the visits. Reads the two builds, so they must still be there. */
export function summariseVisits(bench: Bench, visits: Visits): VisitSummary {
  const { app, floor, rpcUrl, serviceUrl } = bench
  const appBuild = { url: app.url, sizes: fileSizes(app.folder) }
  const floorBuild = { url: floor.url, sizes: fileSizes(floor.folder) }
  const first = bothProfiles(visits.first)
  const inHaste = bothProfiles(visits.inHaste)
  const again = bothProfiles(visits.again)
  const modules = JSON.parse(readFileSync(moduleMapPath(app.folder), 'utf8')) as ModuleMap

  const toCauses = scriptBytes(first, appBuild, listed)
  const withDialog = scriptBytes(first, appBuild, opened)
  const pictures = pictureFiles(app.folder, appBuild.sizes.keys())
  const sizesOf = (isCounted: (path: string) => boolean) => ({
    url: app.url,
    sizes: new Map([...appBuild.sizes].filter(([path]) => isCounted(path))),
  })
  const drawn = sizesOf((path) => pictures.has(path))
  const written = sizesOf((path) => !pictures.has(path))
  const toButton = scriptBytes(first, appBuild, ({ buttonMs }) => buttonMs)
  const bytes: readonly ByteRow[] = [
    { label: 'floor, in all', bytes: scriptBytes(visits.floor.plain, floorBuild, ever) },
    { label: 'app, arrived by the Connect button', bytes: toButton },
    { label: 'app, arrived by the causes', bytes: toCauses },
    { label: 'app, fetched by an idle tab, in all', bytes: scriptBytes(first, appBuild, pressed) },
    { label: 'app, with the dialog open, in all', bytes: withDialog },
    { label: 'of it pictures, of wallets and the like', bytes: scriptBytes(first, drawn, opened) },
    { label: 'of it everything else', bytes: scriptBytes(first, written, opened) },
    { label: 'second visit, in all', bytes: scriptBytes(again, appBuild, shown) },
  ]

  const own = new Map([[new URL(app.url).origin, 'the app itself']])
  const withChain = new Map([
    ...own,
    [new URL(rpcUrl).origin, 'the chain'],
    [new URL(serviceUrl).origin, 'the service'],
  ])
  const contactsBefore = hostsContacted(
    first.map(({ requestsBefore: requests }) => ({ requests })),
    own,
  )
  const contactsWithDialog = hostsContacted([...first, ...inHaste], own)
  const contactsAgain = hostsContacted(again, withChain)

  const metrics = visitMetrics(visits)
  const secondVisits = [...again, ...bothProfiles(visits.againCached)]
  const scripts = [...first, ...inHaste, ...secondVisits].flatMap((one) => arrivedScripts(one, app.url))
  return {
    metrics,
    bytes,
    contacts: [
      { label: 'before the press', contacts: contactsBefore },
      { label: 'with the dialog open', contacts: contactsWithDialog },
      { label: 'second visit', contacts: contactsAgain },
    ],
    chunks: describeChunks(modules, appBuild, visits.first.plain, [
      { name: 'button', until: (one) => one.buttonMs },
      { name: 'causes', until: listed },
      { name: 'idle', until: pressed },
      { name: 'dialog', until: opened },
    ]),
    targets: judgeVisits({
      button: metrics['Connect button painted'],
      addressTime: metrics['second visit: address painted'],
      toDialog: metrics['from a later press to the dialog'],
      heardAtOnce: share(inHaste, ({ presses }) => presses?.count === 1 && presses.heardMs !== null),
      dialog: share([...first, ...inHaste], ({ dialogMs }) => dialogMs !== null),
      reconnected: share(secondVisits, ({ reconnectedMs }) => reconnectedMs !== null),
      toCauses,
      withDialog,
      contactsBefore,
      contactsWithDialog,
      libraries: walletLibraries(modules, scripts),
    }),
  }
}

const ever = () => Number.POSITIVE_INFINITY
const listed = ({ causesMs }: Pick<Visit, 'causesMs'>) => causesMs
const pressed = ({ pressedMs }: Pick<Visit, 'pressedMs'>) => pressedMs
/** Until everything is still after the dialog; null where it did not open. */
const opened = ({ dialogMs }: Pick<Visit, 'dialogMs'>) => (dialogMs === null ? null : ever())
const shown = ({ reconnectedMs }: Pick<Visit, 'reconnectedMs'>) => (reconnectedMs === null ? null : ever())

function bothProfiles({ plain, mid }: Visits[keyof Visits]): readonly Visit[] {
  return [...plain, ...mid]
}

function share(visits: readonly Visit[], isFound: (visit: Visit) => boolean) {
  return { found: visits.filter(isFound).length, all: visits.length }
}
