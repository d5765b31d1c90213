import { signInPurpose } from '../../src/core/signIn/signInWords'

/** A change to the text of a library's file, in every mode: see repairKit.ts. */
export type Repair = {
  /** Its page in docs/upstream, without the extension: what happens, and what upstream could do. */
  readonly page: string
  readonly file: RegExp
  /** What the file says, in one place alone, and what it says here. */
  readonly changes: readonly (readonly [theirs: string, ours: string])[]
}

const kit = /@rainbow-me\/rainbowkit\/dist\/index\.js$/
const english = /@rainbow-me\/rainbowkit\/dist\/chunk-JT4N2T7B\.js$/
const connectors = /@wagmi\/connectors\/dist\/esm\/walletConnect\.js$/

/** RainbowKit 2.2.11 and the connectors of wagmi 2, repaired. Of one text in several files each must have it. */
export const repairs: readonly Repair[] = [
  {
    page: 'chain-before-connecting',
    file: kit,
    changes: [
      // The chain serves for a switch that we do not ask for: see patchConnectors.ts.
      ['const walletChainId = await connector.getChainId();', 'const walletChainId = undefined;'],
    ],
  },
  {
    page: 'unhandled-rejections',
    file: kit,
    changes: [
      [
        'onQrCode(wallet);\n      onDesktopUri(wallet);',
        'onQrCode(wallet).catch(() => undefined);\n      onDesktopUri(wallet);',
      ],
      [
        'if (id !== "walletConnect") onMobileUri();',
        'if (id !== "walletConnect") onMobileUri().catch(() => undefined);',
      ],
      ['if (!isUserRejection) {\n        throw err;\n      }', ''],
    ],
  },
  {
    page: 'retry-after-a-failure',
    file: kit,
    changes: [
      [
        'catch(() => {\n        setConnectionError(true);',
        'catch(() => {\n        setQrCodeUri(undefined);\n        setSelectedWallet(wallet);\n        changeWalletStep("CONNECT");\n        setConnectionError(true);',
      ],
      // This clears the error with every step, also with the one above.
      ['useEffect15(() => {\n    setConnectionError(false);\n  }, [walletStep, selectedWallet]);', ''],
      [
        'reconnect: connectToWallet,',
        'reconnect: (wallet) => {\n            onQrCode(wallet).catch(() => undefined);\n            connectToWallet(wallet);\n          },',
      ],
    ],
  },
  {
    page: 'extension-on-a-phone',
    file: kit,
    changes: [
      [
        'i18n2.t("connect.status.confirm")',
        'wallet.type === "walletConnect" ? "Confirm connection in your wallet" : i18n2.t("connect.status.confirm")',
      ],
    ],
  },
  {
    page: 'provider-that-failed-once',
    file: connectors,
    changes: [
      [
        'providerPromise = initProvider();',
        'providerPromise = initProvider().catch((error) => {\n                        providerPromise = undefined;\n                        throw error;\n                    });',
      ],
    ],
  },
  {
    page: 'images-without-a-name',
    file: kit,
    changes: [['role: "img",', '...(alt === undefined ? { "aria-hidden": true } : { role: "img" }),']],
  },
  {
    page: 'learn-more-by-keyboard',
    file: kit,
    changes: [
      [
        'cursor: "pointer",\n              onClick: () => changeWalletStep("LEARN_COMPACT"',
        'as: "button",\n              type: "button",\n              cursor: "pointer",\n              onClick: () => changeWalletStep("LEARN_COMPACT"',
      ],
    ],
  },
  {
    page: 'names-of-the-dialogs',
    file: kit,
    changes: [
      [
        '"aria-labelledby": titleId,',
        '"aria-labelledby": titleId,\n        "aria-label": titleId === "rk_connect_title" ? "Connect a Wallet" : undefined,',
      ],
      [
        'weight: "heavy"\n          },\n          i18n2.t("sign_in.label")',
        'weight: "heavy",\n            as: "h1",\n            id: "rk_connect_title"\n          },\n          i18n2.t("sign_in.label")',
      ],
    ],
  },
  {
    page: 'errors-of-the-sign-in',
    file: kit,
    changes: [
      [
        'state.errorMessage\n        ) : null',
        'React20.createElement("span", { role: "alert" }, state.errorMessage)\n        ) : null',
      ],
    ],
  },
  {
    page: 'card-that-scrolls',
    file: kit,
    changes: [
      ['opacity: 0.6,\n              overflow: "auto"', 'opacity: 0.6,\n              overflow: "hidden"'],
    ],
  },
  {
    page: 'selected-wallet-loses-focus',
    file: kit,
    changes: [
      [
        'disabled: currentlySelected,\n        onClick,\n        padding: "5",',
        '"aria-current": currentlySelected ? "true" : undefined,\n        "aria-disabled": currentlySelected ? "true" : undefined,\n        onClick: currentlySelected ? undefined : onClick,\n        padding: "5",',
      ],
    ],
  },
  {
    page: 'words-of-the-page',
    file: english,
    changes: [
      ['"send": "Sign message"', '"send": "Send message"'],
      [
        'To finish connecting, you must sign a message in your wallet to verify that you are the owner of this account.',
        `Sign a message to verify this account. It moves no money and costs nothing. ${signInPurpose}`,
      ],
      // A link of our own stands for WalletConnect's modal: docs/decisions/009-walletconnect-by-a-link.md.
      ['"full": "Need the official WalletConnect modal?"', '"full": "Cannot scan, as in Safe{Wallet}?"'],
      ['"compact": "Need the WalletConnect modal?"', '"compact": "Cannot scan?"'],
      ['"label": "OPEN"', '"label": "USE A LINK"'],
    ],
  },
]
