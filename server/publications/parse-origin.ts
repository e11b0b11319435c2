import { isLoopbackHost } from '../../src/publication/host-name.ts';
import { refuseFields } from './parse-fields.ts';

function refuse(reason: string): never {
  throw refuseFields([{ param: 'origin', msg: `origin ${reason}` }]);
}

/**
 * An origin as browsers send it: scheme, host and port that is not the scheme's own (RFC 6454 §6.2). Throws a
 * FlyleafError that says what is wrong; plain http passes on this machine alone.
 */
export function parseOrigin(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    return refuse(`must start with https://, like https://blog.example, not '${text}'`);
  }
  if (url.username !== '' || url.password !== '')
    return refuse('must not hold a user or a password');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return refuse(`is scheme and host alone: write ${url.origin}`);
  }
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    return refuse(`must be https: readers' addresses would cross the network in the open`);
  }
  if (url.hostname.endsWith('.')) return refuse('must not end with a dot');
  return url.origin;
}
