import { expect, it } from 'vitest';
import { mailLink } from '../../../../src/links/mail-link.ts';

it.each([
  ['hello@tide.example', 'Hi', 'mailto:hello@tide.example?subject=Hi'],
  ['a+b@tide.example', 'A & B?', 'mailto:a%2Bb@tide.example?subject=A%20%26%20B%3F'],
  ['"a@b"@tide.example', '', 'mailto:%22a%40b%22@tide.example?subject='],
  ['a?bcc=x@tide.example', 'é', 'mailto:a%3Fbcc%3Dx@tide.example?subject=%C3%A9'],
])('the link to %s about %j is %s', (address, subject, link) => {
  expect(mailLink(address, subject)).toBe(link);
});
