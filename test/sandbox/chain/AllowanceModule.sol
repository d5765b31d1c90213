// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/** What an allowance module of Safe answers, by the ABI that Safe publishes; it moves nothing. */
contract AllowanceModule {
    address[] delegates;
    mapping(address => address[]) tokens;
    mapping(address => mapping(address => uint256[5])) numbers;

    function allow(address delegate, address token, uint256[5] calldata given) external {
        if (tokens[delegate].length == 0) delegates.push(delegate);
        tokens[delegate].push(token);
        numbers[delegate][token] = given;
    }

    function getDelegates(address, uint48 start, uint8 pageSize)
        external
        view
        returns (address[] memory results, uint48 next)
    {
        uint256 left = delegates.length - start;
        uint256 size = left > pageSize ? pageSize : left;
        results = new address[](size);
        for (uint256 i = 0; i < size; i++) results[i] = delegates[start + i];
        next = left > pageSize ? uint48(start + size) : 0;
    }

    function getTokens(address, address delegate) external view returns (address[] memory) {
        return tokens[delegate];
    }

    function getTokenAllowance(address, address delegate, address token)
        external
        view
        returns (uint256[5] memory)
    {
        return numbers[delegate][token];
    }
}
