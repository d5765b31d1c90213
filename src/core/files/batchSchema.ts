import * as v from 'valibot'

const input = v.looseObject({ name: v.string(), type: v.string() })

const method = v.looseObject({ name: v.string(), inputs: v.array(input) })

/** One call of a batch. `data` wins if present; otherwise the method and its values define the call. */
export const batchCall = v.looseObject({
  to: v.nullish(v.string()),
  value: v.nullish(v.union([v.string(), v.number()])),
  data: v.nullish(v.string()),
  /** The builder writes none: every call of a batch is a plain call (0). */
  operation: v.nullish(v.union([v.string(), v.number()])),
  contractMethod: v.nullish(method),
  contractInputsValues: v.nullish(v.record(v.string(), v.unknown())),
})

/** The file format of a batch in Safe's Transaction Builder, as far as it is read. */
export const batchFile = v.looseObject({
  version: v.exactOptional(v.string()),
  chainId: v.union([v.string(), v.number()]),
  meta: v.exactOptional(v.looseObject({ checksum: v.nullish(v.string()) }), {}),
  transactions: v.array(v.unknown()),
})
