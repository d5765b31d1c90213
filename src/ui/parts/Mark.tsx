import css from './drawings.module.css'

/** Shows the logo of the app: several gifts that become one. */
export function Mark() {
  return (
    <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M3 6C14 6 13 16 24 16M3 16H24M3 26C14 26 13 16 24 16" />
      <circle cx="27" cy="16" r="2.6" fill="var(--accent)" stroke="none" />
    </svg>
  )
}
