/**
 * The deterministic deployment proxy (https://github.com/Arachnid/deterministic-deployment-proxy): calldata is a
 * 32-byte salt, then creation code. Every Anvil has it. The canonical Safe 1.3.0 contracts were made through it.
 */
export const create2Deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
