/** Directive → sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** A policy as its header's value. */
export function policyHeader(policy: Policy): string {
  const directives = Object.entries(policy);
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** What an ordinary, careful page sends: its own files, and the lines that `flyleaf snippet` prints. */
export function ordinaryPolicy(platform: string): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", platform],
    'connect-src': ["'self'", platform],
    'img-src': ["'self'", platform],
    'frame-src': [platform],
    'form-action': ["'self'", platform],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
}

/** The strictest that publishers send: a nonce for scripts, none for styles, Trusted Types without a policy. */
export function strictPolicy(platform: string, nonce: string): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'"],
    'connect-src': [platform],
    'img-src': ["'self'", platform],
    'frame-src': [platform],
    'form-action': [platform],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/** No script runs at all, as for a reader who has switched it off. */
export function scriptlessPolicy(platform: string): Policy {
  return { ...ordinaryPolicy(platform), 'script-src': ["'none'"] };
}
