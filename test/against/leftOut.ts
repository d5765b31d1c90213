import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Lists at the end which tests were left out, and why. */
export default class LeftOut implements Reporter {
  readonly #lines: string[] = []

  onTestEnd({ location, title }: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'skipped') return
    const file = location.file.replace(/.*\//, '')
    const reasons = annotations.flatMap(({ description }) => description ?? [])
    this.#lines.push(`  ${file}: ${title} (${[...new Set(reasons)].join('; ')})`)
  }

  onEnd(): void {
    if (this.#lines.length === 0) return
    console.log(`\nLeft out, ${this.#lines.length}:\n${this.#lines.toSorted().join('\n')}`)
  }
}
