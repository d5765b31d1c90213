import { useState } from 'react'
import type { Host } from './createHost'
import type { FirstVisitPage } from './createFirstVisit'

type FirstVisitProps = { readonly host: Host; readonly page: FirstVisitPage; readonly appUrl: string }

/** One of the pages that stand before an app at a first visit. The app is not loaded meanwhile. */
export function FirstVisit({ host, page, appUrl }: FirstVisitProps) {
  const [isHidden, setHidden] = useState(false)
  return (
    <section className="first-visit">
      <h2>{page === 'disclaimer' ? 'Disclaimer' : 'This app is not known'}</h2>
      {page === 'disclaimer' && <p>You are about to open an app that others run. Use it at your own risk.</p>}
      {page === 'unknownApp' && (
        <>
          <p>Check its address before you go on:</p>
          <p className="mono">{appUrl}</p>
          <label>
            <input type="checkbox" checked={isHidden} onChange={(event) => setHidden(event.target.checked)} />{' '}
            <span>Do not show this again</span>
          </label>
        </>
      )}
      <div className="buttons">
        <button type="button" className="primary" onClick={() => host.continueToApp(isHidden)}>
          Continue
        </button>
      </div>
    </section>
  )
}
