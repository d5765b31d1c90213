import { messages } from '../../language/messages'

/** The fold of another token, before anything of it is fetched. */
export const m = messages('tokenFold', {
  another: 'Another token',
  loading: 'Loading…',
})
