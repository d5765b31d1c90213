import { hiddenCharacter } from './textProblem'

const everyHidden = new RegExp(hiddenCharacter, `${hiddenCharacter.flags}g`)

/** Makes one line of a stranger's text: without hidden or reordering characters, and with at most two accents a letter. */
export function cleanLine(text: string): string {
  return (
    text
      .replace(/[\t\n\r]/g, ' ')
      .replace(everyHidden, '')
      // More accents reach into the lines around it.
      .replace(/(\p{M}{2})\p{M}+/gu, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
