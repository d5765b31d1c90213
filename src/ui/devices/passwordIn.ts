/** Returns the password field of a form. Null where it has none. */
export function passwordIn(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[name=password]')
}
