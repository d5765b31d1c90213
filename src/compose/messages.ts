import { messages } from '../language/messages'

/** Texts for when the app, or a part of it, fails to load. */
export const m = messages('compose', {
  title: 'The page could not be opened',
  fault:
    'It stopped because of a fault in it. It cannot move money by itself, and what you have given is not affected.',
  reload: 'Reload',
  part: 'A part of the page did not load: the connection may have dropped, or a new version has just been put up. Reload the page.',
  check: 'The part of the app that checks it could not be loaded.',
})
