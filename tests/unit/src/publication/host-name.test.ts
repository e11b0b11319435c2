import { describe, expect, it } from 'vitest';
import { isHostName, isLoopbackHost } from '../../../../src/publication/host-name.ts';

const long = (length: number) => `${'a'.repeat(59)}.`.repeat(5).slice(0, length - 4) + '.com';

describe('a host name', () => {
  it.each(['blog.example', 'a.b.c.example', 'xn--bcher-kva.example', '1.example', long(253)])(
    'takes %s',
    (text) => {
      expect(isHostName(text)).toBe(true);
    },
  );

  it.each([
    '',
    'blog',
    'Blog.example',
    'https://blog.example',
    'blog.example/',
    'blog.example:8080',
    'blog..example',
    '.example',
    'blog.example.',
    '-a.example',
    'a-.example',
    'bücher.example',
    'a b.example',
    '127.0.0.1',
    `${'a'.repeat(64)}.example`,
    long(254),
  ])('refuses %j', (text) => {
    expect(isHostName(text)).toBe(false);
  });
});

describe('this machine', () => {
  it.each(['localhost', 'demo.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('is %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  it.each(['localhost.example', 'notlocalhost', '128.0.0.1', '127.example', '[::2]', ''])(
    'is not %j',
    (host) => {
      expect(isLoopbackHost(host)).toBe(false);
    },
  );
});
