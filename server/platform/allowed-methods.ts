import type { FastifyInstance } from 'fastify';

/** Route patterns and what they take, gathered while routes are added. */
export interface MethodTable {
  /** The methods of a path, for the Allow header; empty when there is no such path. */
  methodsOf(path: string): string[];
}

function toPattern(url: string): RegExp {
  const text = url.replace(/[.+?^${}()|[\]\\]/gu, '\\$&').replace(/:[A-Za-z]+/gu, '[^/]+');
  return new RegExp(`^${text.replaceAll('*', '.*')}$`, 'u');
}

/** Watches the routes of an app: Fastify itself answers 404 where a path exists for another method. */
export function watchMethods(app: FastifyInstance): MethodTable {
  const routes: { pattern: RegExp; methods: readonly string[] }[] = [];
  app.addHook('onRoute', (route) => {
    // Preflights are answered for every path of the API, whether it exists or not.
    if (route.method === 'OPTIONS') return;
    routes.push({ pattern: toPattern(route.url), methods: [route.method].flat() });
  });
  return {
    methodsOf: (path) => {
      const found = routes.filter(({ pattern }) => pattern.test(path));
      return [...new Set(found.flatMap(({ methods }) => methods))].sort();
    },
  };
}
