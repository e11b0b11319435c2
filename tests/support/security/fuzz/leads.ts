import * as fc from 'fast-check';
import { FOREIGN_ORIGIN, OTHER_ORIGIN, PAGE_ORIGIN } from '../scene.ts';

/** Names of fields that say where to go on: each means something to some route. */
export const LEADS = ['redirect', 'next', 'href', 'to'];

/** Ways to write another site, sites that are nearly those of the publication, and some that are. */
const PLACES = [
  [
    `${FOREIGN_ORIGIN}/x`,
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
  ],
  ['https:evil.example', 'https:/evil.example', 'HTTPS://EVIL.EXAMPLE', '///evil.example'],
  [`${PAGE_ORIGIN}@evil.example/`, `${PAGE_ORIGIN}.evil.example/`, `${PAGE_ORIGIN}:444/x`],
  [
    '/.//evil.example',
    '/account/..//evil.example',
    '/%2f/evil.example',
    '/subscribe?next=//evil.example',
  ],
  [
    'https://evil-blog.example/',
    'https://evil.example\u3002/',
    'https://evil.example#@blog.example',
  ],
  [
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://blog.example/x',
    'http://blog.example/x',
  ],
  ['https://evil.example\r\nX-A: b', 'https://evil.example\0.blog.example', `${OTHER_ORIGIN}/x`],
  [`${PAGE_ORIGIN}/post`, '/account'],
].flat();

/** A good request that asks to be led somewhere. */
export interface Lead {
  to: string;
  /** Whether it comes with the reader's session; else as who it is good from. */
  isSignedIn: boolean;
}

export const lead: fc.Arbitrary<Lead> = fc.record({
  to: fc.constantFrom(...PLACES),
  isSignedIn: fc.boolean(),
});
