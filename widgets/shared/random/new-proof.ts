/** What tells a repeat by this page from a call by somebody else: 256 random bits, base64url. */
export function newProof(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}
