import { type FormEvent, type ReactNode, useId } from 'react'
import { navigate } from '../fragment'
import { Stack } from '../parts/Layout'
import { useNavigation } from '../parts/navigation'
import { useWayIn } from './useWayIn'
import { WayInField } from './WayInField'
import { wayInPath } from './wayInPath'

type WayInFormProps = {
  readonly label: string
  /** What is shown of a Safe where the entry names no screen. */
  readonly start: 'queue' | 'record'
  /** The button that submits it. */
  readonly children: ReactNode
}

/** Takes the address of a Safe or a link, and goes to the screen that it names. */
export function WayInForm({ label, start, children }: WayInFormProps) {
  const navigation = useNavigation()
  const id = useId()
  const { asking, read, choose } = useWayIn((found) => {
    navigation.record()
    navigate(wayInPath(found, start))
  })
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('safe')
    if (read(typeof text === 'string' ? text : '')) event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form onSubmit={open} noValidate>
      <Stack>
        <WayInField id={id} label={label} asking={asking} onChain={choose} />
        <div>{children}</div>
      </Stack>
    </form>
  )
}
