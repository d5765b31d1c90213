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

/** One gift record: made, and checked. One part of the app: it is loaded when it is wanted. */
export function GiftRecordScreens(props: GiftRecordScreensProps) {
  if (props.view === 'check') return <CheckScreen />
  return <GiftRecordScreen {...props} />
}
