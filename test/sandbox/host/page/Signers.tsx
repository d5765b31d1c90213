import type { WorldInfo } from '../../world'

type SignersProps = {
  readonly world: WorldInfo
  readonly signers: readonly string[]
  readonly threshold: number
}

/** "1 of 2 signed: Ada". */
export function Signers({ world, signers, threshold }: SignersProps) {
  const names = signers.map((address) => world.owners.find((one) => one.address === address)?.name ?? address)
  return (
    <p>
      {signers.length} of {threshold} signed{names.length > 0 && `: ${names.join(', ')}`}
    </p>
  )
}
