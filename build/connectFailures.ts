import { repairFile } from './repairFile'

const name = 'connectFailures'

/** What RainbowKit 2.2.11 does not say, or not let a person mend, when a wallet does not connect; and what it does here. */
const ofKit = [
  // It asks for the wallet's chain before it connects, and a library that does not come would fail there, unseen. The
  // chain serves for a switch that nobody is asked for here: see patchConnectors.ts.
  ['const walletChainId = await connector.getChainId();', 'const walletChainId = undefined;'],
  // Nobody waits for these: what fails is told by the connection, which fails with them.
  [
    'onQrCode(wallet);\n      onDesktopUri(wallet);',
    'onQrCode(wallet).catch(() => undefined);\n      onDesktopUri(wallet);',
  ],
  [
    'if (id !== "walletConnect") onMobileUri();',
    'if (id !== "walletConnect") onMobileUri().catch(() => undefined);',
  ],
  ['if (!isUserRejection) {\n        throw err;\n      }', ''],
  // RETRY stands where the wallet is opened, and not behind a code that nobody can use any more, or beside nothing.
  [
    'catch(() => {\n        setConnectionError(true);',
    'catch(() => {\n        setQrCodeUri(undefined);\n        setSelectedWallet(wallet);\n        changeWalletStep("CONNECT");\n        setConnectionError(true);',
  ],
  // It is forgotten with every step, that one too.
  ['useEffect15(() => {\n    setConnectionError(false);\n  }, [walletStep, selectedWallet]);', ''],
  // RETRY does not draw a new code.
  [
    'reconnect: connectToWallet,',
    'reconnect: (wallet) => {\n            onQrCode(wallet).catch(() => undefined);\n            connectToWallet(wallet);\n          },',
  ],
  // A wallet on a phone has no extension.
  [
    'i18n2.t("connect.status.confirm")',
    'wallet.type === "walletConnect" ? "Confirm connection in your wallet" : i18n2.t("connect.status.confirm")',
  ],
] as const

/** A library that did not come once would never come. */
const ofConnector = [
  [
    'providerPromise = initProvider();',
    'providerPromise = initProvider().catch((error) => {\n                        providerPromise = undefined;\n                        throw error;\n                    });',
  ],
] as const

export const connectFailures = () => [
  repairFile({ name, file: /@rainbow-me\/rainbowkit\/dist\/index\.js$/, repairs: ofKit }),
  repairFile({ name, file: /@wagmi\/connectors\/dist\/esm\/walletConnect\.js$/, repairs: ofConnector }),
  repairFile({ name, file: /@wagmi\/connectors\/dist\/esm\/metaMask\.js$/, repairs: ofConnector }),
]
