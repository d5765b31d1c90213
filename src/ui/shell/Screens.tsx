import { Fragment, useState } from 'react'
import { useLocation, Link } from 'wouter'
import { useApp } from '../AppContext'
import { Deferred } from '../parts/Deferred'
import { useNavigation } from '../parts/navigation'
import { useStoreValue } from '../parts/useStoreValue'
import { screenAt } from '../routes'
import { shellParts } from './shellParts'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { m } from './messages'

/** Shows the screen of the URL. On an unsupported chain a notice comes first. */
export function Screens() {
  const state = useStoreValue(useApp().account)
  const navigation = useNavigation()
  const [readsAnyway, setReadsAnyway] = useState(false)
  const screen = screenAt(useLocation()[0])

  if (state.kind === 'unknownChain' && !readsAnyway) {
    const props = {
      chainId: state.chainId,
      onRead: () => {
        navigation.record()
        setReadsAnyway(true)
      },
    }
    return <Deferred part={shellParts.unknownChain} props={props} waiting={null} />
  }
  return screen === null ? <NotFound /> : <Fragment key={screen.key}>{screen.show()}</Fragment>
}

/** Shows that the URL names no screen. */
function NotFound() {
  return (
    <>
      <ScreenHeading title={m.notFound.title} />
      <Lede>
        {m.notFound.words} <Link href={paths.causes}>{m.notFound.allCauses}</Link>
      </Lede>
    </>
  )
}
