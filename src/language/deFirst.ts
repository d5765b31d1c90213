import { byPart, type GermanFile } from './byPart'

/** The first screens in German. Fetched by the inline script of index.html, and only for those who read it. */
export const translation = {
  locale: 'de-DE',
  messages: byPart(
    import.meta.glob<GermanFile>(
      [
        '../compose/messages.de.ts',
        '../core/causes/messages.de.ts',
        '../flows/session/causesMessages.de.ts',
        '../ui/causes/messages.de.ts',
        '../ui/parts/messages.de.ts',
        '../ui/shell/messages.de.ts',
      ],
      { eager: true },
    ),
  ),
}
