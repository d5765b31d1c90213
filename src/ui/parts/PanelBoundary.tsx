import { Component, type ReactNode } from 'react'
import { SecondaryButton } from './Button'
import { Notice } from './Notice'
import { m } from './messages'

type PanelBoundaryProps = {
  /** What stopped working, as the start of a sentence: "The activity list". */
  readonly name: string
  /** What it shows, where that changes: with another one it is tried again. */
  readonly shows?: string
  readonly children: ReactNode
}

type PanelState = { readonly broken: boolean; readonly shows: string | undefined }

/** Keeps a fault in one panel from taking the page with it. React offers this to classes only. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelState> {
  override state: PanelState = { broken: false, shows: this.props.shows }

  static getDerivedStateFromProps({ shows }: PanelBoundaryProps, state: PanelState): PanelState | null {
    return shows === state.shows ? null : { broken: false, shows }
  }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Notice tone="bad" title={m.stopped(this.props.name)}>
        <p>{m.fault}</p>
        <div>
          <SecondaryButton onClick={() => window.location.reload()}>{m.reload}</SecondaryButton>
        </div>
      </Notice>
    )
  }
}
