/** Widths at which the layout changes: the Safe's frame can be any of them. */
export const media = {
  medium: '@media (min-width: 48rem)',
  wide: '@media (min-width: 62rem)',
} as const
