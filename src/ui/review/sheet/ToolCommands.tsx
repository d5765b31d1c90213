import { useRef } from 'react'
import styled from 'styled-components'
import { type ToolCommand, toolCommands } from '../../../core/review/toolCommands'
import { CopyButton } from '../../parts/CopyButton'
import { ExternalLink } from '../../parts/ExternalLink'
import { Section, Stack } from '../../parts/Layout'
import type { Signed } from './DeviceChooser'
import { PrintOnly, ScreenOnly } from '../../parts/onPaper'
import { m } from './messages'

const Command = styled.section`
  max-height: 9rem;
  overflow: auto;
  padding: var(--space-3);
  border: 1px solid var(--line);
  background: var(--paper-sunk);
  overflow-wrap: anywhere;

  code {
    font-size: var(--text-small);
  }
`

const Brief = styled.p`
  font-size: 6pt;
  overflow-wrap: anywhere;
`

/** Shows how to get the same hashes from tools that share no code with this page. */
export function ToolCommands({ signed: { place, version, tx } }: { readonly signed: Signed }) {
  const commands = toolCommands({ tx, safe: place.safe, chain: place.chain, version })
  return (
    <Section aria-labelledby="tools">
      <h2 id="tools">{m.tools.title}</h2>
      {commands === null ? (
        <p>{m.tools.none}</p>
      ) : (
        <>
          <ScreenOnly>
            {commands.map((command) => (
              <OneCommand key={command.tool} {...command} />
            ))}
          </ScreenOnly>
          <PrintOnly>
            {commands.map(({ tool, brief }) => (
              <Brief key={tool}>
                <code>{brief}</code>
              </Brief>
            ))}
            <p>
              {commands.some(({ brief }) => brief.includes('$DATA')) ? m.tools.rpcUrlAndData : m.tools.rpcUrl}
            </p>
          </PrintOnly>
        </>
      )}
    </Section>
  )
}

function OneCommand({ tool, what, page, command }: ToolCommand) {
  const source = useRef<HTMLElement>(null)
  return (
    <Stack $gap={2}>
      <h3>{tool}</h3>
      <p>
        {what} <ExternalLink href={page}>{m.tools.page}</ExternalLink>
      </p>
      <Command ref={source} tabIndex={0} aria-label={m.tools.command(tool)}>
        <code>{command}</code>
      </Command>
      <CopyButton label={m.tools.copy(tool)} text={command} source={source} />
    </Stack>
  )
}
