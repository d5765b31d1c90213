import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { CarriedSignIn } from '../../core/devices/carriedSignIns'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { timeText } from '../parts/format'
import { Check, PasswordField } from './PasswordField'
import { m } from './messages'

const Title = styled.h3`
  font-size: var(--text-large);
`

type TakeSignInsProps = {
  /** At least one. */
  readonly signIns: readonly CarriedSignIn[]
  readonly takes: boolean
  readonly onChange: (takes: boolean) => void
  /** Problem of the password. Null: none. */
  readonly problem: string | null
}

/** Lists the sign-ins that can be exported, with the choice and its password. */
export function TakeSignIns({ signIns, takes, onChange, problem }: TakeSignInsProps) {
  const { chains, openSealer } = useApp()
  const [canSeal, setCanSeal] = useState(true)
  useEffect(() => {
    let isWanted = true
    const show = (can: boolean) => isWanted && setCanSeal(can)
    // Saving reports that this chunk did not load.
    openSealer().then(
      (sealer) => show(sealer !== null),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [openSealer])

  const chainName = (chainId: number) =>
    chains.find(({ id }) => id === chainId)?.name ?? m.save.signIns.unknownChain(chainId)
  const lastEndMs = Math.max(...signIns.map(({ endsAtMs }) => endsAtMs))
  return (
    <Stack $gap={3}>
      <Title>{m.save.signIns.title(signIns.length)}</Title>
      {signIns.map(({ key, account: { address, chainId }, endsAtMs }) => (
        <p key={key}>
          <AddressText value={address} /> {m.save.signIns.on(chainName(chainId), timeText(endsAtMs))}
        </p>
      ))}
      {!canSeal && <p>{m.save.signIns.noCrypto}</p>}
      {canSeal && <Check checked={takes} onChange={onChange} label={m.save.signIns.take(signIns.length)} />}
      {canSeal && takes && (
        <>
          <PasswordField
            label={m.save.signIns.password}
            hint={m.save.signIns.hint}
            autoComplete="new-password"
            problem={problem}
          />
          <Notice tone="waiting" title={m.save.signIns.keyTitle}>
            <p>{m.save.signIns.keyWords(timeText(lastEndMs))}</p>
          </Notice>
        </>
      )}
    </Stack>
  )
}
