import type { FastifyInstance } from 'fastify';
import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { removeIdentityFormSchema } from '../../src/contracts/identity.contract.ts';
import type { Deps } from '../deps.ts';
import type { OidcSettings } from '../platform/config.ts';
import { parseInput } from '../signup/signup-request.ts';
import { listForm, listRoute } from './credential-list.ts';
import type { CredentialList } from './credential-list.ts';
import { listIdentities } from './identity.store.ts';
import { endIdentity } from './remove-identity.service.ts';

/** What readers call an issuer: the name on the button, or the host of one that was set before. */
function providerName(issuer: string, oidc: OidcSettings | null): string {
  if (issuer === oidc?.issuer) return oidc.name;
  return URL.parse(issuer)?.hostname ?? issuer;
}

const identityList = ({ config, db }: Deps): CredentialList => ({
  path: CREDENTIAL_PATHS.identities,
  page: async ({ userId }, state) => {
    const linked = await listIdentities(db.kysely, userId);
    return {
      name: 'identities',
      ...state,
      identities: linked.map(({ user_id: _reader, ...identity }) => ({
        ...identity,
        provider: providerName(identity.issuer, config.oidc),
      })),
    };
  },
});

/** The identities elsewhere that an account is linked to; each can be parted from it. */
export function identityListRoutes(app: FastifyInstance, deps: Deps): void {
  const list = identityList(deps);
  listRoute(app, deps, list);
  listForm(app, deps, list, CREDENTIAL_PATHS.removeIdentity, async (session, request) => {
    const identity = parseInput(removeIdentityFormSchema, request.body);
    await endIdentity(deps, session, identity, request.id);
  });
}
