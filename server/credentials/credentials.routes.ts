import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { identityListRoutes } from './identity-list.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { passwordRoutes } from './password.routes.ts';

/** The ways to sign in beside a mail, and where a reader keeps them. */
export function credentialRoutes(app: FastifyInstance, deps: Deps): void {
  passwordRoutes(app, deps);
  passkeyRoutes(app, deps);
  identityRoutes(app, deps);
  identityListRoutes(app, deps);
}
