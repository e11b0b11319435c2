import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { loginRoutes } from './login.routes.ts';
import { signOutRoutes } from './sign-out.routes.ts';

/** Signing in and out on the platform's own pages. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  loginRoutes(app, deps);
  signOutRoutes(app, deps);
}
