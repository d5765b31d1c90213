/**
 * A function as the text of a script that calls it, for pages of the benchmark. The function may use only its argument and
 * what a browser has.
 */
export function inlineScript<input>(run: (input: input) => void, input: input): string {
  // tsx names inner functions through a helper that only its own files have.
  const helper = 'const __name = (named) => named'
  return `(() => { ${helper}; (${run.toString()})(${JSON.stringify(input).replaceAll('<', String.raw`\u003c`)}) })()`
}
