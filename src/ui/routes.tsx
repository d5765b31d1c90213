import type { ReactNode } from 'react'
import { CausesScreen } from './causes/CausesScreen'
import { fragmentPath } from './fragment'
import { Lede } from './parts/basics'
import { Deferred, type DeferredPart, deferredPart } from './parts/Deferred'
import { type PathParams, patterns, type ScreenName } from './paths'
import { m } from './shell/messages'
import { shellParts, walletParts } from './shell/shellParts'
import { WithAccount } from './shell/WithAccount'

/** A screen of the app: what its path shows, and what is fetched for it. */
type Route<Name extends ScreenName> = Fetching & {
  /** Fetches its chunk. */
  readonly load: () => Promise<unknown>
  readonly show: (params: PathParams<Name>) => ReactNode
}

type Fetching = {
  /** Fetched before the screen opens: at every start, or when an account is about to give. */
  readonly early?: 'atStart' | 'withAccount'
  /** What the screen reads. A page that opens with it fetches both at once; otherwise one waits for the other. */
  readonly reads?: 'safe' | 'history'
}

type ScreenOptions<P, Name extends ScreenName> = Fetching & {
  readonly props: (params: PathParams<Name>) => P
  /** Shown until its chunk has loaded. */
  readonly waiting: string | null
}

const causes = deferredPart(async () => (await import('./causes/CausesContent')).CausesContent)
const give = deferredPart(async () => (await import('./give/GiveScreen')).GiveScreen)
const activity = deferredPart(async () => (await import('./activity/ActivityScreen')).ActivityScreen)
const files = deferredPart(async () => (await import('./files/FilesScreens')).FilesScreens)
const queue = deferredPart(async () => (await import('./queue/QueueScreen')).QueueScreen)
const review = deferredPart(async () => (await import('./review/ReviewScreen')).ReviewScreen)
const record = deferredPart(async () => (await import('./record/RecordScreen')).RecordScreen)
const giftRecord = deferredPart(
  async () => (await import('./giftRecord/GiftRecordScreens')).GiftRecordScreens,
)

const queueOptions = {
  props: ({ place }: PathParams<'queue'>) => ({ placeText: place }),
  waiting: m.fetching.queue,
  reads: 'safe',
} as const

/** The screens, by their names in `patterns`: one row each. A pattern without a row does not compile. */
export const routes: { readonly [Name in ScreenName]: Route<Name> } = {
  causes: {
    load: causes.load,
    show: () => <CausesScreen content={causes} />,
    early: 'atStart',
  },
  cause: screen(
    deferredPart(async () => (await import('./causes/CauseScreen')).CauseScreen),
    { props: ({ id }) => ({ id }), waiting: m.fetching.cause, early: 'atStart' },
  ),
  give: {
    load: give.load,
    show: () => <WithAccount part={give} guide={shellParts.guide} title={m.yourGift(0)} />,
    early: 'withAccount',
  },
  importGift: screen(files, { props: () => ({ view: 'import' }), waiting: null }),
  plans: screen(files, { props: () => ({ view: 'plans' }), waiting: null }),
  gift: screen(files, { props: () => ({ view: 'gift' }), waiting: null }),
  activity: {
    load: activity.load,
    show: () => (
      <WithAccount
        part={activity}
        guide={shellParts.activityGuide}
        rememberedPart={walletParts.remembered}
        title={m.activity(0)}
      />
    ),
    early: 'withAccount',
  },
  reviewStart: screen(
    deferredPart(async () => (await import('./review/ReviewStart')).ReviewStart),
    { props: () => ({}), waiting: m.fetching.page },
  ),
  queueStart: screen(
    deferredPart(async () => (await import('./start/QueueStart')).QueueStart),
    { props: () => ({}), waiting: m.fetching.page },
  ),
  queue: screen(queue, queueOptions),
  queueOfReview: screen(queue, queueOptions),
  review: screen(review, {
    props: ({ place, hash }) => ({ placeText: place, hashText: hash, isSheet: false }),
    waiting: m.fetching.review,
    reads: 'safe',
  }),
  sheet: screen(review, {
    props: ({ place, hash }) => ({ placeText: place, hashText: hash, isSheet: true }),
    waiting: m.fetching.sheet,
    reads: 'safe',
  }),
  ownRecord: screen(record, { props: () => ({ placeText: null }), waiting: m.fetching.page }),
  record: screen(record, {
    props: ({ place }) => ({ placeText: place }),
    waiting: m.fetching.page,
    reads: 'history',
  }),
  giftRecord: screen(giftRecord, {
    props: ({ place, hash, index }) => ({
      view: 'record' as const,
      placeText: place,
      hashText: hash,
      indexText: index,
    }),
    waiting: m.fetching.page,
    reads: 'history',
  }),
  check: screen(giftRecord, { props: () => ({ view: 'check' as const }), waiting: m.fetching.page }),
  devices: screen(
    deferredPart(async () => (await import('./devices/DevicesScreen')).DevicesScreen),
    { props: () => ({}), waiting: m.fetching.page },
  ),
}

function screen<P extends object, Name extends ScreenName>(
  part: DeferredPart<P>,
  { props, waiting, ...fetching }: ScreenOptions<NoInfer<P>, Name>,
): Route<Name> {
  return {
    ...fetching,
    load: part.load,
    show: (params) => (
      <Deferred
        part={part}
        props={props(params)}
        waiting={waiting === null ? null : <Lede as="p">{waiting}</Lede>}
      />
    ),
  }
}

/** The screen that a path shows. */
type OpenScreen = {
  readonly name: ScreenName
  /** Another key is another screen. A review and its sheet share one, so switching keeps what was read. */
  readonly key: string
  readonly show: () => ReactNode
}

/** Finds the screen of a path: "/queue/eth:0x…", with or without a slash at the end. Null: there is none. */
export function screenAt(path: string): OpenScreen | null {
  for (const { name, matcher } of matchers) {
    const found = matcher.exec(path)
    // The groups of a pattern are its parameters.
    if (found !== null) return openScreen(name, { ...found.groups } as PathParams<typeof name>)
  }
  return null
}

function openScreen<Name extends ScreenName>(name: Name, params: PathParams<Name>): OpenScreen {
  return {
    name,
    key: Object.values<string>(params).join('/') || patterns[name],
    show: () => routes[name].show(params),
  }
}

const matchers = (Object.keys(patterns) as readonly ScreenName[]).map((name) => {
  const path = patterns[name].replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return { name, matcher: new RegExp(`^${path}/?$`, 'i') }
})

/** Returns the screen that a link opens, where it reads the chain first. Null: nothing has to come with it. */
export function linkedScreen(hash: string): LinkedScreen | null {
  const open = screenAt(fragmentPath(hash).split('?')[0] ?? '')
  if (open === null) return null
  const { load, reads }: Pick<Route<ScreenName>, 'load' | 'reads'> = routes[open.name]
  return reads === undefined ? null : { name: open.name, load, reads }
}

type LinkedScreen = Required<Pick<Route<ScreenName>, 'load' | 'reads'>> & { readonly name: ScreenName }

/** Fetches the screens that are `early` at this moment. Resolves when they have loaded or failed. */
export async function preloadScreens(moment: NonNullable<Fetching['early']>): Promise<void> {
  const wanted = Object.values(routes).filter(({ early }) => early === moment)
  await Promise.allSettled(wanted.map(({ load }) => load()))
}
