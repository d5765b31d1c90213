import { repairFile } from './repairFile'

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
  // The wallet that was chosen is a disabled button, which loses the focus, and is told by its colour alone.
  [
    'disabled: currentlySelected,\n        onClick,\n        padding: "5",',
    '"aria-current": currentlySelected ? "true" : undefined,\n        "aria-disabled": currentlySelected ? "true" : undefined,\n        onClick: currentlySelected ? undefined : onClick,\n        padding: "5",',
  ],
] as const

export const rainbowKitAccess = () =>
  repairFile({ name: 'rainbowKitAccess', file: /@rainbow-me\/rainbowkit\/dist\/index\.js$/, repairs })
