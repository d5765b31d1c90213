import type { Plugin } from 'vite'

/** What RainbowKit 2.2.11 does not do for people who use no mouse, or do not see; and what it does here. */
const repairs = [
  // A picture without words of its own, beside the name that it pictures, is called an image all the same.
  ['role: "img",', '...(alt === undefined ? { "aria-hidden": true } : { role: "img" }),'],
  // The only way to the introduction in the compact layout cannot be reached with the keyboard.
  [
    'cursor: "pointer",\n              onClick: () => changeWalletStep("LEARN_COMPACT"',
    'as: "button",\n              type: "button",\n              cursor: "pointer",\n              onClick: () => changeWalletStep("LEARN_COMPACT"',
  ],
  // In the compact layout only the first step has the title that the dialog is named by.
  [
    '"aria-labelledby": titleId,',
    '"aria-labelledby": titleId,\n        "aria-label": titleId === "rk_connect_title" ? "Connect a Wallet" : undefined,',
  ],
  // Nothing in the sign-in step is the title that the dialog is named by, and its errors are not read out.
  [
    'weight: "heavy"\n          },\n          i18n2.t("sign_in.label")',
    'weight: "heavy",\n            as: "h1",\n            id: "rk_connect_title"\n          },\n          i18n2.t("sign_in.label")',
  ],
  [
    'state.errorMessage\n        ) : null',
    'React20.createElement("span", { role: "alert" }, state.errorMessage)\n        ) : null',
  ],
  // A blurred picture behind a card would be a stop of the Tab key, because it can be scrolled.
  ['opacity: 0.6,\n              overflow: "auto"', 'opacity: 0.6,\n              overflow: "hidden"'],
] as const

/** Repairs RainbowKit's file where it is read. A release that no longer has one of these places ends the build. */
export function rainbowKitAccess(): Plugin {
  let found = false
  return {
    name: 'rainbowkit-access',
    transform: {
      filter: { id: /@rainbow-me\/rainbowkit\/dist\/index\.js$/ },
      handler(code) {
        found = true
        for (const [theirs] of repairs)
          if (code.split(theirs).length !== 2)
            this.error(`RainbowKit has not ${theirs} in one place: look at build/rainbowKitAccess.ts.`)
        return {
          code: repairs.reduce((text, [theirs, ours]) => text.replace(theirs, ours), code),
          map: null,
        }
      },
    },
    buildEnd(error) {
      if (error === undefined && !found) this.error('RainbowKit has no dist/index.js any more.')
    },
  }
}
