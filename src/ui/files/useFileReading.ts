import { useEffect, useRef, useState } from 'react'
import type { Mapping } from '../../core/files/columns'
import type { DecimalSign } from '../../core/files/parseDeclared'
import type { ResolvedName } from '../../core/files/readFileAddress'
import type { Edit, Edits } from '../../core/files/readGiftRow'
import type { Cause } from '../../core/causes/cause'
import { readFileText } from '../../flows/files/fileText'
import { type GiftFile, readGiftFile } from '../../flows/files/readGiftFile'
import { openRememberedColumns } from '../../flows/files/rememberedColumns'
import { resolveName } from '../../flows/recipients/resolveName'
import { useApp } from '../AppContext'
import type { Giver } from '../give/giver'
import { useAnnounce } from '../parts/LiveRegion'
import { fileContextOf } from './fileContextOf'
import { m } from './messages'
import { pageClock } from './pageClock'

/** The user's choices for a table, beside the file itself. */
export type TableChoices = {
  readonly mapping?: Mapping
  /** Columns in it that were guessed, and that the user has not confirmed. */
  readonly proposed?: readonly number[]
  readonly decimalSign?: DecimalSign
  readonly assetKey?: string
  readonly areAmountsWhole?: boolean
  readonly edits: Edits
}

type State =
  | { readonly kind: 'idle' | 'waiting' }
  | { readonly kind: 'read'; readonly file: GiftFile; readonly id: number }

type FileReader = {
  readonly state: State
  readonly choices: TableChoices
  /** Reads a file or a text from the start. Resolves with the reason for a refusal, or null. */
  readonly read: (given: Blob | string) => Promise<string | null>
  /** Reads it again with the user's choices for its columns. */
  readonly choose: (choices: Partial<TableChoices>) => void
  /** Reads it again with cells of one line typed anew. */
  readonly mend: (place: number, edit: Edit) => void
  readonly forget: () => void
}

const noChoices: TableChoices = { edits: new Map() }

/** Reads a file of payments, and reads it again with each correction. The file itself is never changed. */
export function useFileReading(giver: Giver, causes: readonly Cause[]): FileReader {
  const { openReader, storage } = useApp()
  const announce = useAnnounce()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [choices, setChoices] = useState(noChoices)
  const running = useRef<AbortController | null>(null)
  const current = useRef({ text: '', choices: noChoices, id: 0 })
  /** An ENS name is resolved once for a file: a correction must not change another line. */
  const names = useRef(new Map<string, ResolvedName>())
  useEffect(() => () => running.current?.abort(), [])

  const begin = () => {
    running.current?.abort()
    return (running.current = new AbortController()).signal
  }
  const readText = async (signal: AbortSignal): Promise<string | null> => {
    const { text, choices, id } = current.current
    const file = await readGiftFile(text, fileContextOf(giver, causes), {
      ...choices,
      clock: pageClock,
      rememberedMapping: openRememberedColumns(storage).of,
      resolveName: async (name) => {
        const known = names.current.get(name)
        if (known !== undefined) return known
        const resolved = await resolveName(name, await openReader(giver.chain), signal)
        if (resolved.kind === 'found') names.current.set(name, resolved)
        return resolved
      },
    }).catch(() => null)
    if (signal.aborted) return null
    if (file === null) {
      setState({ kind: 'idle' })
      return m.notLoaded
    }
    setState({ kind: 'read', file, id })
    announce(file.kind === 'asked' ? m.asked : m.done)
    return null
  }
  const again = (choices: TableChoices) => {
    current.current = { ...current.current, choices }
    setChoices(choices)
    void readText(begin())
  }

  return {
    state,
    choices,
    async read(given) {
      const signal = begin()
      const refuse = (words: string) => {
        setState({ kind: 'idle' })
        return words
      }
      const opened =
        typeof given === 'string'
          ? ({ kind: 'text', text: given } as const)
          : await readFileText(given).catch(() => null)
      if (signal.aborted) return null
      if (opened === null) return refuse(m.unreadable)
      if (opened.kind === 'problem') return refuse(opened.words)
      if (opened.text.trim() === '') return refuse(m.nothing)
      setState({ kind: 'waiting' })
      current.current = { text: opened.text, choices: noChoices, id: current.current.id + 1 }
      names.current.clear()
      setChoices(noChoices)
      return readText(signal)
    },
    choose(chosen) {
      const { decimalSign, areAmountsWhole, ...others } = current.current.choices
      const table = state.kind === 'read' && 'table' in state.file ? state.file.table : null
      const { mapping, proposed = [] } = chosen
      // A guess that was not confirmed would be read without being asked the next time.
      if (mapping !== undefined && proposed.length === 0 && table?.header != null)
        openRememberedColumns(storage).keep(table.header, mapping)
      // Both were chosen for the column of the amounts, and another column is another question.
      const before = others.mapping ?? table?.mapping
      const isSameColumn = mapping === undefined || mapping.indexOf('amount') === before?.indexOf('amount')
      const ofColumn = {
        ...(decimalSign !== undefined && { decimalSign }),
        ...(areAmountsWhole !== undefined && { areAmountsWhole }),
      }
      again({ ...others, ...(isSameColumn && ofColumn), ...chosen })
    },
    mend(place, edit) {
      const before = current.current.choices
      const edits = new Map(before.edits).set(place, { ...before.edits.get(place), ...edit })
      again({ ...before, edits })
    },
    forget() {
      running.current?.abort()
      setState({ kind: 'idle' })
    },
  }
}
