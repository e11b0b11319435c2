import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { accountRoutes } from './account.routes.ts';
import { loginRoutes } from './login.routes.ts';

/** Signing in on the platform's own pages, and what a reader does there. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  loginRoutes(app, deps);
  accountRoutes(app, deps);
}
