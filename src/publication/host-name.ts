/** Most characters of a host name (RFC 1035 §2.3.4, in its text form). */
export const HOST_NAME_MAX_LENGTH = 253;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;

/** Whether text is a dotted host name in ASCII and lower case: no scheme, port or path, and no address of numbers. */
export function isHostName(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= HOST_NAME_MAX_LENGTH &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/u.test(labels.at(-1) ?? '')
  );
}

/** Whether a host (without port) is this machine: the only place where plain http is a secure context. */
export function isLoopbackHost(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/u.test(host)
  );
}
