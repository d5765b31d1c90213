import type { Chain } from '@rainbow-me/rainbowkit'
import { chainFees } from '../../config/chainFees'
import { chainIcon } from '../../config/chainIcon'
import type { AppChain } from '../../core/chain'
import { toViemChain } from './toViemChain'

/** Returns the chain with its icon, for "Switch Networks". */
export function toRainbowChain(chain: AppChain): Chain {
  return { ...toViemChain(chain), ...chainIcon(chain), fees: chainFees(chain.id) }
}
