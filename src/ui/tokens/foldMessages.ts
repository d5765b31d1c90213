import { messages } from '../../language/messages'

/** Texts for the fold of another token, before any of it is fetched. */
export const m = messages('tokenFold', {
  another: 'Another token',
  loading: 'Loading…',
})
