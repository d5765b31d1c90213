/** The password field of a form; null where it has none. */
export function passwordIn(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[name=password]')
}
