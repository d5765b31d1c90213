/**
 * The parts that the entry and the first screens need. Their translation is a file of its own, which the entry waits for; a
 * chunk with other parts waits for the rest.
 */
export const firstParts = [
  'shell',
  'causesScreen',
  'causes',
  'parts',
  'directoryFile',
  'failure',
  'texts',
] as const
