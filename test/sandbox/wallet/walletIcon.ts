/** The wallet's picture: a card in its case. A data URL, as EIP-6963 wants it. */
export const walletIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2f5d50"/><path d="M7 12h18v12H7z" fill="#f4efe4"/><path d="M10 8h15v4H10z" fill="#c9b98f"/><circle cx="21" cy="18" r="2.4" fill="#2f5d50"/></svg>',
)}`
