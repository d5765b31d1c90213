import { useEffect } from 'react'
import { useStore } from 'zustand'
import { AppFrame } from './AppFrame'
import { BatchBar } from './BatchBar'
import type { Host } from './createHost'
import { FirstVisit } from './FirstVisit'
import { Notice } from './Notice'
import { Overlays } from './Overlays'
import { PermissionDialog } from './PermissionDialog'
import { QueueBar } from './QueueBar'
import { RequestDialog } from './RequestDialog'
import { TopBar } from './TopBar'

/** The page that plays Safe{Wallet}: who and which Safe above, the app in its frame, the queue below it. */
export function App({ host }: { readonly host: Host }) {
  const state = useStore(host.store)
  useEffect(() => {
    document.documentElement.dataset['theme'] = state.theme
  }, [state.theme])

  return (
    <div className="host">
      <TopBar host={host} state={state} />
      <BatchBar host={host} state={state} />
      <main className="stage">
        {state.firstVisitPage !== null && (
          <FirstVisit
            key={state.firstVisitPage}
            host={host}
            page={state.firstVisitPage}
            appUrl={state.appUrl}
          />
        )}
        {state.facts !== null && state.firstVisitPage === null && (
          <AppFrame key={`${state.safe} ${state.frameKey}`} host={host} state={state} />
        )}
        {state.facts === null && <p className="stage-note">Reading the Safe</p>}
        <QueueBar host={host} state={state} />
        <Overlays host={host} state={state} />
      </main>
      <Notice host={host} state={state} />
      {state.dialog !== null && (
        <RequestDialog key={state.dialog.requestId} host={host} state={state} dialog={state.dialog} />
      )}
      {state.permissionPrompt !== null && <PermissionDialog host={host} prompt={state.permissionPrompt} />}
    </div>
  )
}
