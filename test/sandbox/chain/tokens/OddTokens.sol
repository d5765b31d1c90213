// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Tokens that say odd things of themselves. Some can be given all the same.

/// Its name and symbol are bytes32, as those of MKR and other tokens from before ERC-20 was final.
contract Bytes32Token {
    bytes32 public constant name = "Maker-like";
    bytes32 public constant symbol = "MKRL";
    uint8 public constant decimals = 18;
}

/// Says nothing that can be read, and does not fail.
contract EmptyToken {
    fallback() external {}
}

/// Fails whatever it is asked.
contract RevertingToken {
    fallback() external {
        revert("no");
    }
}

/// Spends all the gas that there is.
contract EndlessToken {
    fallback() external {
        assembly {
            for {} 1 {} {}
        }
    }
}

/// 255 decimals: one whole of it does not fit into a word.
contract ManyDecimalsToken {
    string public constant name = "Too many decimals";
    string public constant symbol = "MANY";
    uint8 public constant decimals = 255;
}

/// A name of a hundred thousand letters.
contract HugeToken {
    uint8 public constant decimals = 18;
    string public constant symbol = "HUGE";

    function name() external pure returns (string memory) {
        bytes memory text = new bytes(100_000);
        for (uint256 i = 0; i < text.length; i += 32) {
            assembly {
                mstore(add(add(text, 32), i), 0x4141414141414141414141414141414141414141414141414141414141414141)
            }
        }
        return string(text);
    }
}

/// Changes how many decimals it says it has. Open to everyone.
contract ChangingToken {
    string public constant name = "Changing";
    string public constant symbol = "CHG";
    uint8 public decimals = 6;

    function setDecimals(uint8 decimals_) external {
        decimals = decimals_;
    }
}
