/** The page's window but for these parts of it. To assign them would change the window itself, whose parts have setters. */
export function windowWith(parts: Readonly<Record<string, unknown>>): Window {
  return Object.create(window, Object.getOwnPropertyDescriptors(parts)) as Window
}
