import { useState } from 'react'
import { Route, Switch } from 'wouter'
import { useApp } from '../AppContext'
import { CausesScreen } from '../causes/CausesScreen'
import { Deferred } from '../parts/Deferred'
import { useNavigation } from '../parts/navigation'
import { Lede } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { screens, walletScreens } from '../screens'
import { NotFound } from './NotFound'
import { WithAccount } from './WithAccount'
import { m } from './messages'

/** One route, so that switching between the two keeps what was read. */
const reviewOrSheet = /^\/(?<view>review|sheet)\/(?<place>[^/]+)\/(?<hash>[^/]+)\/?$/

/** The record of the open account, or of the one in the URL. */
const record = /^\/record(?:\/(?<place>[^/]+))?\/?$/

/** Files, plans and the gifts in links. */
const files = /^\/(?<view>gift|import|plans)\/?$/

/** Shows the screen of the URL. On an unsupported chain a notice comes first. */
export function Screens() {
  const state = useStoreValue(useApp().account)
  const navigation = useNavigation()
  const [readsAnyway, setReadsAnyway] = useState(false)

  if (state.kind === 'unknownChain' && !readsAnyway) {
    const props = {
      chainId: state.chainId,
      onRead: () => {
        navigation.record()
        setReadsAnyway(true)
      },
    }
    return <Deferred part={screens.unknownChain} props={props} waiting={null} />
  }
  return (
    <Switch>
      <Route path={paths.causes} component={CausesScreen} />
      <Route path="/cause/:id">
        {({ id }) => (
          <Deferred
            key={id}
            part={screens.cause}
            props={{ id }}
            waiting={<Lede as="p">{m.fetching.cause}</Lede>}
          />
        )}
      </Route>
      <Route path={paths.give}>
        <WithAccount key="give" part={screens.give} guide={screens.guide} title={m.yourGift(0)} />
      </Route>
      <Route path={files}>
        {({ view = '' }) => <Deferred key={view} part={screens.files} props={{ view }} waiting={null} />}
      </Route>
      <Route path={paths.activity}>
        <WithAccount
          key="activity"
          part={screens.activity}
          guide={screens.activityGuide}
          rememberedPart={walletScreens.remembered}
          title={m.activity(0)}
        />
      </Route>
      <Route path={paths.reviewStart}>
        <Deferred part={screens.reviewStart} props={{}} waiting={<Lede as="p">{m.fetching.page}</Lede>} />
      </Route>
      <Route path="/queue/:place">
        {({ place }) => (
          <Deferred
            key={place}
            part={screens.queue}
            props={{ placeText: place }}
            waiting={<Lede as="p">{m.fetching.queue}</Lede>}
          />
        )}
      </Route>
      <Route path={record}>
        {({ place = null }) => (
          <Deferred
            key={place}
            part={screens.record}
            props={{ placeText: place }}
            waiting={<Lede as="p">{m.fetching.page}</Lede>}
          />
        )}
      </Route>
      <Route path={reviewOrSheet}>
        {({ view = '', place = '', hash = '' }) => (
          <Deferred
            key={`${place}/${hash}`}
            part={screens.review}
            props={{ placeText: place, hashText: hash, isSheet: view === 'sheet' }}
            waiting={<Lede as="p">{view === 'sheet' ? m.fetching.sheet : m.fetching.review}</Lede>}
          />
        )}
      </Route>
      <Route path={paths.devices}>
        <Deferred part={screens.devices} props={{}} waiting={<Lede as="p">{m.fetching.page}</Lede>} />
      </Route>
      <Route path={paths.check}>
        <Deferred
          part={screens.giftRecord}
          props={{ view: 'check' }}
          waiting={<Lede as="p">{m.fetching.page}</Lede>}
        />
      </Route>
      <Route path="/record/:place/:hash/:index">
        {({ place, hash, index }) => (
          <Deferred
            key={`${place}/${hash}/${index}`}
            part={screens.giftRecord}
            props={{ view: 'record', placeText: place, hashText: hash, indexText: index }}
            waiting={<Lede as="p">{m.fetching.page}</Lede>}
          />
        )}
      </Route>
      <Route component={NotFound} />
    </Switch>
  )
}
