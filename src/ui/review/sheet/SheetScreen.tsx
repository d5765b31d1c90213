import { ReviewScreen } from '../ReviewScreen'
import { Sheet } from './Sheet'

type SheetScreenProps = { readonly placeText: string; readonly hashText: string }

/** The verification sheet of the transaction that a link names: what to compare before signing it. */
export function SheetScreen(props: SheetScreenProps) {
  return <ReviewScreen {...props} View={Sheet} />
}
