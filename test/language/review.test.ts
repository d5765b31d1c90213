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

beforeAll(async () => {
  vi.stubGlobal('translation', translation)
  vi.resetModules()
  german = {
    ...(await import('../../src/core/review/actionWords')),
    ...(await import('../../src/core/review/checkWords')),
    ...(await import('../../src/core/review/reviewSafeTx')),
  }
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** What a review decides, and what it says, in one language. */
function reviewed({ input }: Case, modules: Modules) {
  const { checks, tree } = modules.reviewSafeTx(input)
  const names = assetNamesOf(input.chain)
  return {
    outcomes: checks.map(({ id, outcome }) => `${id}: ${outcome}`),
    texts: [
      ...checks.flatMap((check) => Object.values(modules.checkWords(check, names))),
      ...everyNode(tree).map((node) => modules.actionWords(node, input.safe, names)),
    ],
  }
}

/** Addresses, hashes and numbers, however they are grouped and whatever their order in the sentence. */
function valuesIn(text: string): readonly string[] {
  const values = text.match(/0x[0-9a-fA-F]+|\d+(?:[.,]\d+)*/g) ?? []
  return values.map((value) => value.replaceAll(/[.,]/g, '')).toSorted()
}

/** What is said elsewhere, and signatures of functions. */
const given = /The node did not answer\.|Its published code is not known here\.|\([^)]*\)/g

/** Words that no German sentence has. */
const englishWords = /\b(the|of|is not|and|with|this|that|which|it|to)\b/i

describe('a review in German', () => {
  test.each([...hostileCases, ...benignCases, ...silentCases])(
    'decides the same, and names the same values: $title',
    (each) => {
      const [first, second] = [reviewed(each, english), reviewed(each, german)]
      expect(second.outcomes).toEqual(first.outcomes)
      expect(second.texts.map(valuesIn)).toEqual(first.texts.map(valuesIn))
      expect(second.texts.filter((text) => englishWords.test(text.replaceAll(given, '')))).toEqual([])
    },
  )
})
