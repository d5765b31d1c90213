import { Component, type ReactNode } from 'react'
import { SecondaryButton } from './Button'
import { Notice } from './Notice'

type PanelBoundaryProps = {
  /** What stopped working, as the start of a sentence: "The activity list". */
  readonly name: string
  /** What it shows, where that changes: with another one it is tried again. */
  readonly shows?: string
  readonly children: ReactNode
}

/** Keeps a fault in one panel from taking the page with it. React offers this to classes only. */
export class PanelBoundary extends Component<PanelBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  override componentDidUpdate(before: PanelBoundaryProps) {
    if (this.state.broken && before.shows !== this.props.shows) this.setState({ broken: false })
  }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Notice tone="bad" title={`${this.props.name} stopped working`}>
        <p>
          This is a fault in the page. It cannot move money by itself, and what you have given is not
          affected.
        </p>
        <div>
          <SecondaryButton onClick={() => window.location.reload()}>Reload the page</SecondaryButton>
        </div>
      </Notice>
    )
  }
}
