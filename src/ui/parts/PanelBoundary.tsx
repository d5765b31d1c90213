import { Component, type ReactNode } from 'react'
import { SecondaryButton } from './Button'
import { Notice } from './Notice'
import { m } from './messages'

type PanelBoundaryProps = {
  /** Name of the panel, as the start of a sentence: "The activity list". By default, of a row in a list. */
  readonly name?: string
  /** The panel is an item of a list, and so is what stands in its place. */
  readonly isListItem?: boolean
  /** The panel is a row of a table with this many columns, and so is what stands in its place. */
  readonly columns?: number
  /** Stands below the words about the fault. */
  readonly remedy?: ReactNode
  /** Identifies changing content. Another value resets the fault and renders the panel again. */
  readonly shows?: string
  readonly children: ReactNode
}

type PanelState = { readonly broken: boolean; readonly shows: string | undefined }

/** Tables style their cells, and lay rows out as grids. */
const asRow = {
  gridColumn: '1 / -1',
  textAlign: 'start',
  fontSize: 'var(--text-body)',
  fontWeight: 400,
} as const

/** Catches a fault in one panel, so that the page survives. React offers this to classes only. */
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
    const notice = (
      <Notice tone="bad" title={m.stopped(this.props.name ?? m.entry)}>
        <p>{m.fault}</p>
        <div>
          <SecondaryButton onClick={() => window.location.reload()}>{m.reload}</SecondaryButton>
        </div>
        {this.props.remedy}
      </Notice>
    )
    const { isListItem, columns } = this.props
    if (columns !== undefined)
      return (
        <tr>
          <td colSpan={columns} style={asRow}>
            {notice}
          </td>
        </tr>
      )
    return isListItem === true ? <li>{notice}</li> : notice
  }
}
