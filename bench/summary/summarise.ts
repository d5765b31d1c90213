import { readFileSync } from 'node:fs'
import { type ModuleMap, moduleMapPath } from '../../build/moduleMapPlugin'
import { fileSizes } from '../fileSizes'
import type { LateHost } from '../measureLateHosts'
import type { Rounds } from '../measureRounds'
import type { Bench } from '../startBench'
import type { MetricRow } from './compare'
import { type Chunk, describeChunks } from './describeChunks'
import { type Contact, hostsContacted } from './hostsContacted'
import { judgeTargets } from './judgeTargets'
import { type ScriptBytes, scriptBytes } from './scriptBytes'
import { type MetricName, summariseMetrics } from './summariseMetrics'
import type { Target } from './target'

export type ByteRow = { readonly label: string; readonly bytes: ScriptBytes | null }

/** Everything that the report says of the start in a Safe. */
export type Summary = {
  readonly metrics: Readonly<Record<MetricName, MetricRow>>
  readonly bytes: readonly ByteRow[]
  readonly contacts: readonly Contact[]
  readonly late: readonly LateHost[]
  readonly chunks: readonly Chunk[]
  readonly targets: readonly Target[]
}

/** Makes figures of the runs. Reads the two builds, so they must still be there. */
export function summarise(bench: Bench, rounds: Rounds, late: readonly LateHost[]): Summary {
  const { app, floor, rpcUrl, serviceUrl } = bench
  const appBuild = { url: app.url, sizes: fileSizes(app.folder) }
  const floorBuild = { url: floor.url, sizes: fileSizes(floor.folder) }
  const { plain, mid } = rounds.app
  const loads = [...plain, ...mid]
  const ever = () => Number.POSITIVE_INFINITY

  const toConnected = scriptBytes(loads, appBuild, (load) => load.connectedMs)
  const toUseful = {
    plain: scriptBytes(plain, appBuild, (load) => load.usefulMs),
    mid: scriptBytes(mid, appBuild, (load) => load.usefulMs),
  }
  const inAll = scriptBytes(loads, appBuild, ever)
  const bytes = [
    { label: 'floor, in all', bytes: scriptBytes(rounds.floor.plain, floorBuild, ever) },
    { label: 'app, arrived by connected', bytes: toConnected },
    { label: 'app, arrived by the first useful screen', bytes: toUseful.plain },
    { label: 'the same, mid', bytes: toUseful.mid },
    { label: 'app, in all', bytes: inAll },
  ]
  const known = new Map([
    [new URL(app.url).origin, 'the app itself'],
    [new URL(rpcUrl).origin, 'the chain'],
    [new URL(serviceUrl).origin, 'the service'],
  ])
  const contacts = hostsContacted(loads, known)
  const metrics = summariseMetrics(rounds)
  const moduleMap = JSON.parse(readFileSync(moduleMapPath(app.folder), 'utf8')) as ModuleMap

  return {
    metrics,
    bytes,
    contacts,
    late,
    chunks: describeChunks(moduleMap, appBuild, plain, [
      { name: 'connected', until: (load) => load.connectedMs },
      { name: 'useful', until: (load) => load.usefulMs },
      { name: 'after', until: ever },
    ]),
    targets: judgeTargets({
      connected: metrics.connected,
      useful: metrics['first useful screen'],
      blockedSlowed: metrics['blocked in all'].mid,
      runs: {
        all: loads.length + late.reduce((sum, { runs }) => sum + runs, 0),
        connected:
          loads.filter(({ connectedMs }) => connectedMs !== null).length +
          late.reduce((sum, { connected }) => sum + connected, 0),
        rounds: loads.length,
        useful: loads.filter(({ buttonWorks }) => buttonWorks === true).length,
      },
      toConnected,
      toUseful:
        toUseful.plain && toUseful.mid && toUseful.mid.brotli > toUseful.plain.brotli
          ? toUseful.mid
          : toUseful.plain,
      inAll,
      contacts,
    }),
  }
}
