import { useEffect, useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { Digests } from '../../../core/review/digests'
import { type Compared, comparePaste, type PasteResult } from '../../../core/review/pasteCompare'
import type { Tone } from '../../../core/tracking/status/statusTable'
import { Field, Hint, Input, Label } from '../../parts/fields'
import type { IconName } from '../../parts/Icon'
import { Section } from '../../parts/Layout'
import { useAnnounce } from '../../parts/LiveRegion'
import { TonedWord } from '../../parts/TonedWord'
import { ScreenOnly } from './onPaper'
import { digestNames } from './SheetHashes'

const Text = styled(Input).attrs({ as: 'textarea' })`
  min-height: 5.5rem;
  margin-block-start: var(--space-1);
  font-family: var(--font-mono);
  font-size: var(--text-small);
  resize: vertical;
`

const Results = styled.ul`
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;
`

/** Compares what a device, another tool or another signer shows with the hashes of this sheet. Nothing leaves the page. */
export function PasteBox({ digests, phrase }: Compared) {
  const id = useId()
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const results = useMemo(() => comparePaste(text, { digests, phrase }), [text, digests, phrase])
  const said = results.map(({ kind }) => kind).every((kind) => kind === 'equals' || kind === 'differs')
    ? results.map(resultWords).join(' ')
    : ''

  useEffect(() => {
    if (said !== '') announce(said)
  }, [said, announce])

  return (
    <ScreenOnly>
      <Section aria-labelledby="paste">
        <h2 id="paste">Compare without reading digit by digit</h2>
        <Field>
          <Label htmlFor={id}>What your device, another tool or another signer shows</Label>
          <Hint id={`${id}-hint`}>
            A whole hash, with or without 0x, spaces or capitals; or the twelve words. Never enter the
            recovery phrase of a wallet here or anywhere else.
          </Hint>
          <Text
            id={id}
            value={text}
            onChange={(event: { target: { value: string } }) => setText(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
          />
        </Field>
        {results.length > 0 && (
          <Results aria-label="Result">
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
    case 'equals':
      if (result.what === 'phrase')
        return 'Equal to the check phrase: you both have the same safeTxHash. Whether its fields are right, each of you has to read.'
      return `Equal to the ${lowerFirst(digestNames[result.what])}, all 64 characters. ${bound[result.what]}`
    case 'differs':
      return result.from === 'phrase'
        ? 'Not the check phrase of this sheet. Read the words to each other again. If they stay different, you hold two transactions: do not sign.'
        : `Equal to nothing on this sheet: ${result.shown}. Do not sign on a device that shows it.`
    case 'tooShort':
      return `Too short to decide: ${result.given} of ${result.needed} ${result.unit}. Somebody who wants to deceive can make a part of a hash fit.`
    case 'tooLong':
      return `Longer than a hash: ${result.given} characters of 64. Paste one hash at a time.`
    case 'noPhrase':
      return 'Could not be compared: the word list did not load. Compare the hash itself.'
    case 'unreadable':
      return 'Could not be compared: this is neither a hash (64 characters from 0 to 9 and a to f) nor twelve words.'
  }
}

/** What follows from one hash that is equal. */
const bound: Readonly<Record<keyof Digests, string>> = {
  eip712Digest: 'It stands for the Safe and for every field, the nonce too.',
  messageHash: 'It stands for every field, the nonce too, and not for the Safe: compare the domain hash too.',
  domainHash: 'It stands for the Safe, and for nothing of the transaction: compare the message hash too.',
  dataDigest:
    'It stands for the data alone, and not for chain, recipient or value: compare another hash too.',
}

function lowerFirst(name: string): string {
  return name.startsWith('EIP') ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

const unsure = { tone: 'waiting', icon: 'warning' } as const
const signs: Record<PasteResult['kind'], { readonly tone: Tone; readonly icon: IconName }> = {
  equals: { tone: 'good', icon: 'check' },
  differs: { tone: 'bad', icon: 'stop' },
  tooShort: unsure,
  tooLong: unsure,
  noPhrase: unsure,
  unreadable: unsure,
}
