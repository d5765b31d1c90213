import { byPart, type GermanFile } from './byPart'

/** The rest of the interface in German: each file of sentences, but for those of `deFirst`. */
export const translation = {
  messages: byPart(
    import.meta.glob<GermanFile>(
      [
        '../**/*.de.ts',
        '!../compose/messages.de.ts',
        '!../core/causes/messages.de.ts',
        '!../flows/session/causesMessages.de.ts',
        '!../ui/causes/messages.de.ts',
        '!../ui/parts/messages.de.ts',
        '!../ui/shell/messages.de.ts',
      ],
      { eager: true },
    ),
  ),
}
