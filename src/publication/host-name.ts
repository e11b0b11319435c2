/** Most characters of a host name (spec links-and-rules §3; RFC 1035 §2.3.4, in its text form). */
export const HOST_NAME_MAX_LENGTH = 253;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;

/**
 * Whether text is a dotted host name in ASCII and lower case: no scheme, port or path, and no address of numbers.
 * (RFC 1035 §2.3.1; spec links-and-rules §3)
 */
export function isHostName(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= HOST_NAME_MAX_LENGTH &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    !/\.\d+$/u.test(text)
  );
}

/**
 * Whether a host (without port) is this machine: the only place where plain http is a secure context.
 * (RFC 6761 §6.3; W3C Secure Contexts §3.1)
 */
export function isLoopbackHost(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/u.test(host)
  );
}
