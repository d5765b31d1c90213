// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Everything of the soundness world that Safe has not published. None of it has a constructor: the code is put in place.

/// ERC-20 with every way to approve, a mint that is open to everyone, and the symbol of a token that is known.
contract Erc20 {
    string public constant symbol = "LUSD";
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function approve(address spender, uint256 value) external virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function increaseAllowance(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] += value;
        return true;
    }

    function increaseApproval(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] += value;
        return true;
    }

    /// The owner itself needs no signature here.
    function permit(address owner, address spender, uint256 value, uint256, uint8, bytes32, bytes32) external {
        require(msg.sender == owner, "not the owner");
        allowance[owner][spender] = value;
    }

    function permit(address owner, address spender, uint256, uint256, bool isAllowed, uint8, bytes32, bytes32)
        external
    {
        require(msg.sender == owner, "not the owner");
        allowance[owner][spender] = isAllowed ? type(uint256).max : 0;
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (msg.sender != from && allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    /// ERC-777: no table of calls has it.
    function send(address to, uint256 value, bytes calldata) external {
        _move(msg.sender, to, value);
    }

    function _move(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Keeps one percent.
contract FeeErc20 is Erc20 {
    function _move(address from, address to, uint256 value) internal override {
        uint256 fee = value / 100;
        super._move(from, to, value - fee);
        if (fee > 0) super._move(from, address(this), fee);
    }
}

/// Calls who gets it.
contract HookErc20 is Erc20 {
    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (to.code.length > 0) {
            (bool ok,) = to.call(abi.encodeWithSignature("tokensReceived(address,uint256)", from, value));
            ok;
        }
    }
}

/// Moves twice what its log says, and logs what never was.
contract LyingErc20 is Erc20 {
    function _move(address from, address to, uint256 value) internal override {
        balanceOf[from] -= value * 2;
        balanceOf[to] += value * 2;
        emit Transfer(from, to, value);
        emit Transfer(to, from, value);
    }
}

/// Moves half of what its log says.
contract BoastingErc20 is Erc20 {
    function _move(address from, address to, uint256 value) internal override {
        balanceOf[from] -= value / 2;
        balanceOf[to] += value / 2;
        emit Transfer(from, to, value);
    }
}

/// `aggregate3` as Multicall3 has it.
contract Aggregator {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            (results[i].success, results[i].returnData) = calls[i].target.call(calls[i].callData);
            require(results[i].success || calls[i].allowFailure, "call failed");
        }
    }
}

/// Masks dirty bits above an address, as contracts compiled before Solidity 0.8 do, and takes any bytes behind.
contract LaxErc20 {
    mapping(address => uint256) public balanceOf;

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    receive() external payable {}

    fallback() external payable {
        if (msg.sig != 0xa9059cbb) return;
        uint256 to;
        uint256 value;
        assembly {
            to := calldataload(4)
            value := calldataload(36)
        }
        balanceOf[msg.sender] -= value;
        balanceOf[address(uint160(to))] += value;
    }
}

/// `transfer`, `transferFrom` and `approve` are other actions here: they hand over what the caller has deposited.
contract Vault {
    mapping(address => address) public heir;
    uint256 public closed;

    function transfer(address to, uint256) external returns (bool) {
        heir[msg.sender] = to;
        return true;
    }

    function transferFrom(address, address, uint256 value) external returns (bool) {
        closed = value;
        return true;
    }

    function approve(address spender, uint256) external returns (bool) {
        heir[msg.sender] = spender;
        return true;
    }
}

/// Spends what its caller has approved. No table of calls has `swap`.
contract Router {
    function swap(address token, address to, uint256 value) external {
        Erc20(token).transferFrom(msg.sender, to, value);
    }

    /// A selector that looks like a plain transfer.
    function transfer(address to, uint256 value) external returns (bool) {
        Erc20(address(bytes20(keccak256("soundness: lusd") << 96))).transferFrom(msg.sender, to, value);
        return true;
    }
}

interface Receives {
    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4);
    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4);
}

contract Erc721 {
    mapping(uint256 => address) public ownerOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    function mint(address to, uint256 id) external {
        ownerOf[id] = to;
    }

    function approve(address spender, uint256 id) external {
        require(ownerOf[id] == msg.sender, "not the owner");
        getApproved[id] = spender;
    }

    function setApprovalForAll(address operator, bool isApproved) external {
        isApprovedForAll[msg.sender][operator] = isApproved;
    }

    function transferFrom(address from, address to, uint256 id) public {
        require(ownerOf[id] == from, "not the owner");
        require(
            msg.sender == from || isApprovedForAll[from][msg.sender] || getApproved[id] == msg.sender, "not allowed"
        );
        getApproved[id] = address(0);
        ownerOf[id] = to;
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        transferFrom(from, to, id);
        if (to.code.length > 0) Receives(to).onERC721Received(msg.sender, from, id, "");
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes calldata data) external {
        transferFrom(from, to, id);
        if (to.code.length > 0) Receives(to).onERC721Received(msg.sender, from, id, data);
    }
}

contract Erc1155 {
    mapping(uint256 => mapping(address => uint256)) held;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    function balanceOf(address account, uint256 id) external view returns (uint256) {
        return held[id][account];
    }

    function mint(address to, uint256 id, uint256 amount) external {
        held[id][to] += amount;
    }

    function setApprovalForAll(address operator, bool isApproved) external {
        isApprovedForAll[msg.sender][operator] = isApproved;
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes calldata data) external {
        _move(from, to, id, amount);
        if (to.code.length > 0) Receives(to).onERC1155Received(msg.sender, from, id, amount, data);
    }

    function safeBatchTransferFrom(
        address from,
        address to,
        uint256[] calldata ids,
        uint256[] calldata amounts,
        bytes calldata
    ) external {
        for (uint256 i = 0; i < ids.length; i++) _move(from, to, ids[i], amounts[i]);
    }

    function _move(address from, address to, uint256 id, uint256 amount) internal {
        require(msg.sender == from || isApprovedForAll[from][msg.sender], "not allowed");
        held[id][from] -= amount;
        held[id][to] += amount;
    }
}

/// The one function of Permit2 that needs no signature.
contract Permit2 {
    mapping(address => mapping(address => mapping(address => uint256))) public allowance;

    function approve(address token, address spender, uint160 amount, uint48) external {
        allowance[msg.sender][token][spender] = amount;
    }
}

/// Every power over a contract that a table of calls may know, and two that none knows. All of it is the caller's.
contract Controlled {
    address public owner;
    address public authority;
    address public admin;
    address public pendingAdmin;
    address public implementation;
    mapping(address => address) public adminOf;
    mapping(address => address) public implementationOf;
    mapping(bytes32 => mapping(address => bool)) public hasRole;

    function transferOwnership(address to) external {
        owner = to;
    }

    function setOwner(address to) external {
        owner = to;
    }

    function renounceOwnership() external {
        owner = address(0);
    }

    function setAuthority(address to) external {
        authority = to;
    }

    function changeAdmin(address to) external {
        admin = to;
    }

    function setAdmin(address to) external {
        admin = to;
    }

    function setPendingAdmin(address to) external {
        pendingAdmin = to;
    }

    function beginDefaultAdminTransfer(address to) external {
        pendingAdmin = to;
    }

    function changeProxyAdmin(address proxy, address to) external {
        adminOf[proxy] = to;
    }

    function grantRole(bytes32 role, address to) external {
        hasRole[role][to] = true;
    }

    function upgradeTo(address to) external {
        implementation = to;
    }

    function upgradeToAndCall(address to, bytes calldata) external payable {
        implementation = to;
    }

    function setImplementation(address to) external {
        implementation = to;
    }

    function upgrade(address proxy, address to) external {
        implementationOf[proxy] = to;
    }

    function upgradeAndCall(address proxy, address to, bytes calldata) external payable {
        implementationOf[proxy] = to;
    }

    function seize(address to) external {
        owner = to;
    }

    receive() external payable {}

    fallback() external payable {}
}

interface Account {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation)
        external
        returns (bool);
}

/// A module that obeys the Safe alone, and whose `transfer` and plain receipt of coin are payments of the Safe.
contract Module {
    function run(address to, uint256 value, bytes calldata data, uint8 operation) external {
        Account(msg.sender).execTransactionFromModule(to, value, data, operation);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return Account(msg.sender).execTransactionFromModule(to, value, "", 0);
    }

    receive() external payable {
        Account(msg.sender).execTransactionFromModule(address(0xbad), 1 ether, "", 0);
    }
}

/// Passes on what it gets.
contract Forwarder {
    receive() external payable {
        (bool ok,) = address(0xf0f0).call{value: msg.value}("");
        require(ok);
    }
}

contract Reverter {
    receive() external payable {
        revert("no");
    }

    fallback() external payable {
        revert("no");
    }
}

/// Takes everything, and counts.
contract Hooked {
    uint256 public count;

    receive() external payable {
        count++;
    }

    fallback() external payable {
        count++;
        assembly {
            mstore(0, calldataload(0))
            return(0, 32)
        }
    }
}

/// What nobody should run by DELEGATECALL.
contract Evil {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event ExecutionSuccess(bytes32 txHash, uint256 payment);

    function write(uint256 slot, uint256 value) external {
        assembly {
            sstore(slot, value)
        }
    }

    /// As in the Bybit theft.
    function transfer(address to, uint256) external {
        assembly {
            sstore(0, to)
        }
    }

    function pay(address to, uint256 value) external {
        (bool ok,) = to.call{value: value}("");
        require(ok);
    }

    function make(address to, uint256 value, bytes calldata data) external {
        (bool ok,) = to.call{value: value}(data);
        require(ok);
    }

    function pretend(address to, uint256 value) external {
        emit Transfer(address(this), to, value);
        emit ExecutionSuccess(bytes32(value), 0);
    }

    receive() external payable {}

    fallback() external payable {
        assembly {
            sstore(4, 1)
        }
    }
}

/// Stands in for Safe's shared passkey signer, whose code is in none of the packages: writes a key into its caller's storage.
contract SharedSigner {
    struct Key {
        uint256 x;
        uint256 y;
        uint176 verifiers;
    }

    function configure(Key calldata key) external {
        uint256 slot = uint256(keccak256("soundness: passkey"));
        (uint256 x, uint256 y, uint256 verifiers) = (key.x, key.y, key.verifiers);
        assembly {
            sstore(slot, x)
            sstore(add(slot, 1), y)
            sstore(add(slot, 2), verifiers)
        }
    }
}

/// Makes one call, and reads a list of values before and after it: the executor of every case.
contract Runner {
    /// `list` has the packed readings: kind, address, length and calldata each. Returns index, before and after of each
    /// that has changed.
    function run(address safe, bytes calldata execution, address list, uint256 count)
        external
        returns (bool ok, bytes memory result, uint256[] memory changed, uint256 gasUsed)
    {
        uint256[] memory before = readAll(list, count);
        gasUsed = gasleft();
        (ok, result) = safe.call(execution);
        gasUsed -= gasleft();
        uint256[] memory afterwards = readAll(list, count);
        uint256 size;
        for (uint256 i = 0; i < count; i++) if (before[i] != afterwards[i]) size += 3;
        changed = new uint256[](size);
        size = 0;
        for (uint256 i = 0; i < count; i++) {
            if (before[i] == afterwards[i]) continue;
            changed[size++] = i;
            changed[size++] = before[i];
            changed[size++] = afterwards[i];
        }
    }

    function readAll(address list, uint256 count) public view returns (uint256[] memory values) {
        values = new uint256[](count);
        bytes memory packed = list.code;
        uint256 place;
        assembly {
            place := add(packed, 32)
        }
        for (uint256 i = 0; i < count; i++) {
            uint256 word;
            assembly {
                let head := mload(place)
                let target := and(shr(88, head), 0xffffffffffffffffffffffffffffffffffffffff)
                let size := byte(21, head)
                switch byte(0, head)
                case 0 { word := balance(target) }
                default {
                    mstore(0, 0)
                    if iszero(staticcall(200000, target, add(place, 22), size, 0, 32)) { mstore(0, not(0)) }
                    word := mload(0)
                }
                place := add(place, add(22, size))
            }
            values[i] = word;
        }
    }
}
