import { m } from './actionMessages'
import { type CallRow, row } from './callRow'

/** Calls that a Safe makes as an owner of another Safe. */
export const nestedSafeCalls: readonly CallRow[] = [
  row('other', 'function approveHash(bytes32 hash)', ([hash], { to: safe }) => ({
    kind: 'approveHash',
    safe,
    hash,
  })),
  row(
    'other',
    'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    ([to, value, data, operation, ...gas], { to: safe }) => {
      const [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] = gas
      if (operation !== 0 && operation !== 1)
        return { kind: 'unreadable', to: safe, reason: m.calls.operation }
      const fields = { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }
      return { kind: 'execTransaction', safe, tx: { to, value, data, operation, ...fields } }
    },
  ),
  fromModule('execTransactionFromModule'),
  fromModule('execTransactionFromModuleReturnData'),
]

/** Builds the row of a call that a Safe makes as a module of another Safe. */
function fromModule(name: 'execTransactionFromModule' | 'execTransactionFromModuleReturnData'): CallRow {
  return row(
    'other',
    `function ${name}(address to, uint256 value, bytes data, uint8 operation)`,
    ([to, value, data, operation], { to: safe }) =>
      operation === 0 || operation === 1
        ? { kind: 'execFromModule', safe, tx: { to, value, data, operation } }
        : { kind: 'unreadable', to: safe, reason: m.calls.operation },
  )
}

/** Functions of the published libraries, which a Safe runs by DELEGATECALL. */
export const libraryCalls: readonly CallRow[] = [
  row('SignMessageLib', 'function signMessage(bytes message)', ([message]) => ({
    kind: 'signMessage',
    message,
  })),
  row('CreateCall', 'function performCreate(uint256 amount, bytes initCode)', ([amount, initCode]) => ({
    kind: 'createContract',
    amount,
    initCode,
    salt: null,
  })),
  row(
    'CreateCall',
    'function performCreate2(uint256 amount, bytes initCode, bytes32 salt)',
    ([amount, initCode, salt]) => ({ kind: 'createContract', amount, initCode, salt }),
  ),
  row(
    'SafeWebAuthnSharedSigner',
    'function configure((uint256 x, uint256 y, uint176 verifiers) signer)',
    ([{ x, y, verifiers }]) => ({
      kind: 'setting',
      change: { name: 'configurePasskey', x, y, verifiers },
    }),
  ),
  migration('function migrateSingleton()', 'Safe', false),
  migration('function migrateWithFallbackHandler()', 'Safe', true),
  migration('function migrateL2Singleton()', 'SafeL2', false),
  migration('function migrateL2WithFallbackHandler()', 'SafeL2', true),
]

function migration(signature: string, singleton: 'Safe' | 'SafeL2', withHandler: boolean): CallRow {
  return row('SafeMigration', signature, (_, { to }, contract) =>
    contract === null
      ? { kind: 'unknownCode', contract: to }
      : { kind: 'setting', change: { name: 'migrate', contract, singleton, withHandler } },
  )
}
