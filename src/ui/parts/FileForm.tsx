import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Field, FieldProblem, Hint, Label, TextArea } from './fields'
import { FileInput } from './FileInput'
import { Stack } from './Layout'
import { useUnsaved } from './unsaved'

type FileFormProps = {
  readonly words: {
    readonly file: string
    readonly fileHint: string
    readonly paste: string
    readonly pasteHint?: string
  }
  /** Attribute `accept` of the file field. */
  readonly accept: string
  /**
   * Reads the chosen file, or the pasted text, which is empty where there is neither. Resolves with the reason for a
   * refusal, or null.
   */
  readonly onRead: (given: File | string, form: HTMLFormElement) => Promise<string | null>
  /** Called when the user has changed the file or the text. */
  readonly onChange?: () => void
  /** True once a file was read: an empty field for pasted text then takes one line. */
  readonly isRead?: boolean
  /** Other fields, and the button that submits. */
  readonly children: ReactNode
}

/** Shows a form for a file or pasted text. A file takes precedence. */
export function FileForm({ words, accept, onRead, onChange, isRead = false, children }: FileFormProps) {
  const id = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [hasText, setHasText] = useState(false)
  useUnsaved(hasText)
  const forget = () => {
    setRefusal(null)
    onChange?.()
  }
  const read = async (form: HTMLFormElement) => {
    setRefusal(null)
    const reason = await onRead(givenIn(form), form)
    if (reason === null) return
    setRefusal(reason)
    form.querySelector<HTMLElement>('[name=file]')?.focus()
  }

  return (
    <form
      noValidate
      onReset={() => setHasText(false)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void read(event.currentTarget)
      }}
    >
      <Stack $gap={5}>
        <Field>
          <Label htmlFor={`${id}-file`}>{words.file}</Label>
          <Hint id={`${id}-file-hint`}>{words.fileHint}</Hint>
          {refusal !== null && <FieldProblem id={`${id}-problem`}>{refusal}</FieldProblem>}
          <FileInput
            id={`${id}-file`}
            name="file"
            accept={accept}
            aria-describedby={refusal === null ? `${id}-file-hint` : `${id}-problem ${id}-file-hint`}
            aria-invalid={refusal !== null}
            onChange={forget}
          />
        </Field>
        <Field>
          <Label htmlFor={`${id}-paste`}>{words.paste}</Label>
          {words.pasteHint !== undefined && <Hint id={`${id}-paste-hint`}>{words.pasteHint}</Hint>}
          <TextArea
            rows={isRead && !hasText ? 1 : 5}
            id={`${id}-paste`}
            name="paste"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={words.pasteHint === undefined ? undefined : `${id}-paste-hint`}
            onChange={({ target }) => {
              setHasText(target.value.trim() !== '')
              forget()
            }}
          />
        </Field>
        {children}
      </Stack>
    </form>
  )
}

function givenIn(form: HTMLFormElement): File | string {
  const fields = new FormData(form)
  const file = fields.get('file')
  if (file instanceof File && file.size > 0) return file
  const pasted = fields.get('paste')
  return typeof pasted === 'string' ? pasted : ''
}
