import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { partOf } from '../../src/language/byPart'
import { translation as rest } from '../../src/language/de'
import { translation as first } from '../../src/language/deFirst'

const root = fileURLToPath(new URL('../../src', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
const parts = files.flatMap((path) =>
  [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/= messages\('([\w/]+)', \{([^]*?)\n\}\)/g)].map(
    ([, part = '', sentences = '']) => ({ path: path.replaceAll('\\', '/'), part, sentences }),
  ),
)

type Sentence = (...values: unknown[]) => unknown

/** What a function makes of values that are like a number and like a list; else how it is written. */
function textOf(sentence: Sentence): string {
  try {
    return String(sentence(...Array.from({ length: sentence.length }, () => [9])))
  } catch {
    return String(sentence)
  }
}

/** Every sentence of a translation, by its path. */
function sentencesOf(messages: object, path = ''): { path: string; text: string }[] {
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) => {
    const place = `${path}.${name}`
    if (typeof message === 'string') return { path: place, text: message }
    if (typeof message === 'function') return { path: place, text: textOf(message as Sentence) }
    return sentencesOf(message as object, place)
  })
}

/** How many values each sentence takes, by its path. */
function valuesOf(messages: object, path = ''): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(messages).flatMap(([name, message]: [string, unknown]): [string, number][] => {
      const place = `${path}.${name}`
      if (typeof message === 'string') return [[place, 0]]
      if (typeof message === 'function') return [[place, (message as Sentence).length]]
      return [...valuesOf(message as object, place)]
    }),
  )
}

function isMessages(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

test('each part is named after its file', () => {
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.map(({ part }) => part)).toEqual(parts.map(({ path }) => partOf(path)))
})

describe('German', () => {
  const german = { messages: { ...first.messages, ...rest.messages } }

  test('has each part in one of its two files', () => {
    expect(Object.keys(first.messages)).toContain('ui/shell')
    expect(Object.keys(rest.messages).filter((part) => part in first.messages)).toEqual([])
  })

  test('has all parts, and no other', () => {
    expect(Object.keys(german.messages).toSorted()).toEqual(parts.map(({ part }) => part).toSorted())
  })

  test('takes as many values in each sentence as English has for it', async () => {
    const others: string[] = []
    for (const { path, part } of parts) {
      const module = (await import(/* @vite-ignore */ `${root}/${path}`)) as Record<string, unknown>
      const [english] = Object.values(module).filter(isMessages)
      const translated = (german.messages as Record<string, object>)[part]
      if (english === undefined || translated === undefined) throw new Error(`${part} is not there.`)
      const counts = valuesOf(translated)
      for (const [place, count] of valuesOf(english))
        if (counts.get(place) !== count) others.push(`${part}${place}: ${counts.get(place)} for ${count}`)
    }
    expect(others).toEqual([])
  })

  test('leaves no sentence in English', () => {
    const english = new Set(
      parts.flatMap(({ sentences }) => sentences.match(/(['`])(?:(?!\1).){4,}\1/g) ?? []),
    )
    const same = sentencesOf(german.messages).filter(
      ({ text }) => english.has(`'${text}'`) && /\s/.test(text.trim()),
    )
    expect(same).toEqual([])
  })
})
