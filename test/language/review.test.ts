import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { actionWords } from '../../src/core/review/actionWords'
import { assetNamesOf } from '../../src/core/review/assetNames'
import { everyNode } from '../../src/core/review/callTree'
import { checkWords } from '../../src/core/review/checkWords'
import { reviewSafeTx } from '../../src/core/review/reviewSafeTx'
import { translation } from '../../src/language/de'
import { benignCases, type Case, hostileCases, silentCases } from '../core/review/corpus'

type Modules = {
  readonly actionWords: typeof actionWords
  readonly checkWords: typeof checkWords
  readonly reviewSafeTx: typeof reviewSafeTx
}

const english: Modules = { actionWords, checkWords, reviewSafeTx }
let german: Modules = english
/** The same cases, with what `core/safe` says of them in German. */
let germanCases: ReadonlyMap<string, Case> = new Map()

beforeAll(async () => {
  vi.stubGlobal('translation', translation)
  vi.resetModules()
  german = {
    ...(await import('../../src/core/review/actionWords')),
    ...(await import('../../src/core/review/checkWords')),
    ...(await import('../../src/core/review/reviewSafeTx')),
  }
  const corpus = await import('../core/review/corpus')
  const all = [...corpus.hostileCases, ...corpus.benignCases, ...corpus.silentCases]
  germanCases = new Map(all.map((each) => [each.title, each]))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

function germanOf({ title }: Case): Case {
  const found = germanCases.get(title)
  if (found === undefined) throw new Error(`There is no case ${title}.`)
  return found
}

/** What a review decides, and what it says, in one language. */
function reviewed({ input }: Case, modules: Modules) {
  const { checks, tree } = modules.reviewSafeTx(input)
  const names = assetNamesOf(input.chain)
  return {
    outcomes: checks.map(({ id, outcome }) => `${id}: ${outcome}`),
    texts: [
      ...checks.flatMap((check) => Object.values(modules.checkWords(check, names))),
      ...everyNode(tree).map((node) => modules.actionWords(node, input.safe, names)),
      ...everyNode(tree).map((node) => modules.actionWords(node, input.safe, names, 'did')),
    ],
  }
}

/** Addresses, hashes and numbers, however they are grouped and whatever their order in the sentence. */
function valuesIn(text: string): readonly string[] {
  const values = text.match(/0x[0-9a-fA-F]+|\d+(?:[.,]\d+)*/g) ?? []
  return values.map((value) => value.replaceAll(/[.,]/g, '')).toSorted()
}

/** What is said elsewhere, and signatures of functions. */
const given = /The node did not answer\.|\([^)]*\)/g

/** Words that no German sentence has. */
const englishWords = /\b(the|of|is not|and|with|this|that|which|it|to)\b/i

describe('a review in German', () => {
  test.each([...hostileCases, ...benignCases, ...silentCases])(
    'decides the same, and names the same values: $title',
    (each) => {
      const [first, second] = [reviewed(each, english), reviewed(germanOf(each), german)]
      expect(second.outcomes).toEqual(first.outcomes)
      expect(second.texts.map(valuesIn)).toEqual(first.texts.map(valuesIn))
      expect(second.texts.filter((text) => englishWords.test(text.replaceAll(given, '')))).toEqual([])
    },
  )
})
