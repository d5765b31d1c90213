export type Contradiction = { readonly path: readonly (string | number)[]; readonly reason: string }

/** The comparable fields of an address that may be wrong in other ways. Unreadable ones are empty. */
type ReadableRecipient = {
  readonly chainId: number
  readonly address: string
  readonly accepts: readonly string[]
  readonly refuses: readonly string[]
  readonly status: {
    readonly state?: string | undefined
    readonly reason?: string | undefined
    readonly replacedBy?: string | undefined
  }
}

/** Finds contradictions between the addresses of one cause, and with their own status. */
export function recipientContradictions(recipients: readonly ReadableRecipient[]): readonly Contradiction[] {
  return recipients.flatMap((recipient, position) => {
    const { chainId, address, accepts, refuses, status } = recipient
    const state = status.state ?? 'active'
    const before = recipients.slice(0, position)
    const isHere = (one: ReadableRecipient) => chainId !== 0 && one.chainId === chainId
    const isSame = (one: ReadableRecipient, other: string) =>
      one.address.toLowerCase() === other.toLowerCase()
    const found: Contradiction[] = []
    const add = (path: string, reason: string) =>
      found.push({ path: ['recipients', position, ...path.split('.')], reason })

    if (address !== '' && before.some((one) => isHere(one) && isSame(one, address)))
      add('address', `This cause has the same address twice on chain ${chainId}. Remove one.`)
    else if (state !== 'retired' && before.some((one) => isHere(one) && one.status.state !== 'retired'))
      add(
        'chainId',
        `This cause has two addresses on chain ${chainId}. Keep the one its proof shows; another may stay with the status “retired”.`,
      )
    if (state !== 'active' && status.reason === undefined)
      add('status', `Say why the address is ${state}: add “reason”.`)
    if (status.replacedBy !== undefined) {
      const { replacedBy } = status
      if (state !== 'retired')
        add(
          'status.replacedBy',
          'Only a retired address is replaced. Set “state” to “retired” or remove this.',
        )
      else if (
        isSame(recipient, replacedBy) ||
        !recipients.some((one) => isHere(one) && isSame(one, replacedBy))
      )
        add(
          'status.replacedBy',
          `This is no other address of this cause on chain ${chainId}. Add that address, or remove this.`,
        )
    }
    const both = accepts.find((asset) => refuses.includes(asset))
    if (both !== undefined) add('refuses', `“${both}” is in “accepts” too. Remove it from one of the lists.`)
    return found
  })
}
