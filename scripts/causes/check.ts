// Checks a directory of causes as the app would: npm run causes:check -- public/causes.json
// Exit code: 0 the app takes it, 1 it has problems, 2 it could not be read.
import { parseArgs } from 'node:util'
import { checkAge, lastCheckedOn } from '../../src/core/causes/checkAge'
import type { ParsedCauses } from '../../src/core/causes/parseCauses'
import { recipientState } from '../../src/core/causes/recipientOn'
import { readDirectoryFile } from './readDirectoryFile'

const usage = 'Usage: npm run causes:check -- FILE [--json]'

function main(): number {
  const { values, positionals } = readArguments()
  const [file] = positionals
  if (file === undefined || positionals.length > 1) return fail(usage)
  const content = readDirectoryFile(file)
  if (content === null)
    return fail(`${file} could not be read. Write the path of a directory, like public/causes.json.`)

  const { parsed } = content
  const notes = parsed.kind === 'ok' ? dueChecks(parsed, new Date().toISOString().slice(0, 10)) : []
  if (values.json) console.log(JSON.stringify({ file, ...report(parsed), notes }, null, 2))
  else for (const line of [...linesOf(file, parsed), ...notes]) console.log(line)
  return parsed.kind === 'ok' ? 0 : 1
}

function readArguments() {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true })
  } catch {
    return { values: { json: false }, positionals: [] }
  }
}

function fail(words: string): number {
  console.error(words)
  return 2
}

function report(parsed: ParsedCauses): object {
  if (parsed.kind === 'rejected') return { ok: false, problems: parsed.problems }
  return { ok: true, problems: [], directory: parsed.about, causes: parsed.causes.length }
}

function linesOf(file: string, parsed: ParsedCauses): readonly string[] {
  if (parsed.kind === 'ok') {
    const { causes, about } = parsed
    const confirmed = causes.filter((cause) => cause.confirmed).length
    const version = about === null ? 'format version 1' : `version ${about.version} of ${about.date}`
    return [`${file}: ${version}, ${causes.length} causes, ${confirmed} of them confirmed. No problems.`]
  }
  const { problems } = parsed
  return [
    ...problems.map(({ line, column, path, reason }) => {
      const place = line === null ? file : `${file}:${line}:${column}`
      return `${place}: ${path === '' ? '' : `${path}: `}${reason}`
    }),
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. The app would show nothing of this file.`,
  ]
}

/** What is right by its form, and old. */
function dueChecks({ causes }: Extract<ParsedCauses, { kind: 'ok' }>, today: string): readonly string[] {
  return causes
    .filter((cause) => cause.confirmed)
    .flatMap(({ id, review, recipients }) => {
      const next = review?.nextCheck ?? null
      const active = recipients.filter((recipient) => recipientState(recipient) === 'active')
      const dates = [...(review === undefined ? [] : [review.lastChecked]), ...active.map(lastCheckedOn)]
      const due = dates.filter((date) => checkAge(date, next, today).isDue).sort()
      return due[0] === undefined ? [] : [`Due: ${id} was last checked on ${due[0]}.`]
    })
}

process.exitCode = main()
