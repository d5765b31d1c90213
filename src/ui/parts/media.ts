/** Widths at which the layout changes: the Safe's frame can be any of them. */
export const media = {
  narrow: '@media (max-width: 47.99rem)',
  medium: '@media (min-width: 48rem)',
  wide: '@media (min-width: 60rem)',
} as const
