/** A phone of common size, for `walletTest.use(phone)`. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
} as const

/** A system that prefers the dark theme, for `walletTest.use(dark)`. */
export const dark = { colorScheme: 'dark' } as const
