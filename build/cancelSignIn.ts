import { repairFile } from './repairFile'

/**
 * RainbowKit 2.2.11 disconnects whoever does not sign in. Giving needs no sign-in here, and a gift may be on its way: the
 * wallet stays connected, and `cancel` of the adapter is told (ui/wallet/walletKit.ts).
 */
const repairs = [
  [
    'const onAuthCancel = React57.useCallback(() => {\n    onClose();\n    disconnect();\n  }, [onClose, disconnect]);',
    'const authentication = React57.useContext(AuthenticationContext);\n  const onAuthCancel = React57.useCallback(() => {\n    onClose();\n    authentication?.adapter.cancel();\n  }, [onClose, authentication]);',
  ],
] as const

export const cancelSignIn = () =>
  repairFile({ name: 'cancelSignIn', file: /@rainbow-me\/rainbowkit\/dist\/index\.js$/, repairs })
