import { useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import { type Compared, comparePaste, type PasteResult } from '../../../core/review/pasteCompare'
import type { Tone } from '../../../core/tracking/status/statusTable'
import type { IconName } from '../../parts/Icon'
import { Section } from '../../parts/Layout'
import { useAnnounce } from '../../parts/LiveRegion'
import { TonedWord } from '../../parts/TonedWord'
import { ScreenOnly } from '../../parts/onPaper'
import { PasteField } from '../PasteField'
import { m } from './messages'

const Results = styled.ul`
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;
`

/**
 * Compares the pasted output of a device, a tool or another signer with the hashes of this sheet. Nothing leaves the
 * page.
 */
export function PasteBox({ digests, phrase }: Compared) {
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const results = useMemo(() => comparePaste(text, { digests, phrase }), [text, digests, phrase])
  const said = results.map(({ kind }) => kind).every((kind) => kind === 'same' || kind === 'differs')
    ? results.map(resultWords).join(' ')
    : ''

  useEffect(() => {
    if (said !== '') announce(said)
  }, [said, announce])

  return (
    <ScreenOnly>
      <Section aria-labelledby="paste">
        <h2 id="paste">{m.paste.title}</h2>
        <PasteField label={m.paste.label} hint={m.paste.hint} value={text} onChange={setText} />
        {results.length > 0 && (
          <Results aria-label={m.paste.result}>
            {results.map((result, index) => (
              <li key={index}>
                <TonedWord {...signs[result.kind]}>{resultWords(result)}</TonedWord>
              </li>
            ))}
          </Results>
        )}
      </Section>
    </ScreenOnly>
  )
}

function resultWords(result: PasteResult): string {
  switch (result.kind) {
    case 'same':
      return m.paste.equals[result.what]
    case 'differs':
      return result.from === 'phrase' ? m.paste.otherPhrase : m.paste.otherHash(result.shown)
    case 'tooShort':
      return m.paste.tooShort[result.unit](result.given, result.needed)
    case 'tooLong':
      return m.paste.tooLong(result.given)
    case 'unread':
      return m.paste.noPhrase
    case 'unreadable':
      return m.paste.unreadable
  }
}

const unsure = { tone: 'waiting', icon: 'warning' } as const
const signs: Record<PasteResult['kind'], { readonly tone: Tone; readonly icon: IconName }> = {
  same: { tone: 'good', icon: 'check' },
  differs: { tone: 'bad', icon: 'stop' },
  tooShort: unsure,
  tooLong: unsure,
  unread: unsure,
  unreadable: unsure,
}
