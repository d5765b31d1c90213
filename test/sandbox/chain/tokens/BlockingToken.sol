// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Refuses transfers to addresses on its list, as some stablecoins do. Anybody may write to the list: for local chains only.
contract BlockingToken {
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;
    mapping(address => bool) public blocked;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function setBlocked(address account, bool isBlocked) external {
        blocked[account] = isBlocked;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(!blocked[to], "recipient is blocked");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}
