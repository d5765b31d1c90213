import type { m } from './proofMessages'

export const de: typeof m = {
  unpublished: 'Der veröffentlichte Code dazu ist hier nicht bekannt.',
  unread: 'Der Code dort wurde nicht gelesen.',
}
