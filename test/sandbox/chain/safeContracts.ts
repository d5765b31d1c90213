import { createRequire } from 'node:module'
import { type SingletonDeployment, getCompatibilityFallbackHandlerDeployment, getMultiSendCallOnlyDeployment, getMultiSendDeployment, getProxyFactoryDeployment, getSafeL2SingletonDeployment, getSafeSingletonDeployment, getSignMessageLibDeployment } from '@safe-global/safe-deployments'
import type { Address, Hex } from 'viem'

export type SafeVersion = '1.3.0' | '1.4.1' | '1.5.0'

export type SafeContractName = 'Safe' | 'SafeL2' | 'SafeProxyFactory' | 'MultiSend' | 'MultiSendCallOnly' | 'CompatibilityFallbackHandler' | 'SignMessageLib'
