import { CheckScreen } from './CheckScreen'
import { GiftRecordScreen } from './GiftRecordScreen'

type GiftRecordScreensProps =
  | { readonly view: 'check' }
  | {
      readonly view: 'record'
      readonly placeText: string
      readonly hashText: string
      readonly indexText: string
    }

/** Shows or checks one gift record. One chunk, loaded when needed. */
export function GiftRecordScreens(props: GiftRecordScreensProps) {
  if (props.view === 'check') return <CheckScreen />
  return <GiftRecordScreen {...props} />
}
