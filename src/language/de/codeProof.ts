import type { Catalog } from '../catalog'

export const codeProof: Catalog['codeProof'] = {
  unpublished: 'Der veröffentlichte Code dazu ist hier nicht bekannt.',
  unread: 'Der Code dort wurde nicht gelesen.',
}
