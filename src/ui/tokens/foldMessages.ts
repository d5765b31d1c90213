import { messages } from '../../language/messages'

/** Texts for the fold of another token, before any of it is fetched. */
export const m = messages('ui/tokens/fold', {
  another: 'Another token',
  loading: 'Loading…',
})
