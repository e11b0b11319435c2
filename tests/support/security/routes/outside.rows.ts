import { CREDENTIAL_PATHS } from '../../../../src/contracts/credential-paths.ts';
import type { IdentityProvider } from '../../identity-provider.ts';
import { publicGet } from '../kinds.ts';
import type { Reader, Scene } from '../scene.ts';
import type { Ask } from '../ask.ts';
import { everyone, get } from './row.ts';
import type { Row } from './row.ts';

/** Leads on to signing in, on our own page, where browsers say that another host's page led here. */
const LED_HERE = {
  publisherPage: 'login',
  otherPublisher: 'login',
  foreignPage: 'login',
  foreignWithSession: 'login',
  publisherWithSession: 'login',
  hiddenWithSession: 'login',
  siblingWithSession: 'login',
  readerBearer: 'login',
} as const;

/** A browser that asked, and comes back as a reader who is known elsewhere. */
async function answered(
  { app, deps }: Scene,
  provider: IdentityProvider,
  { userId, email }: Reader,
): Promise<Ask> {
  provider.be(`subject of ${userId}`, { email, email_verified: true });
  const asked = await app.inject(CREDENTIAL_PATHS.identity);
  const [{ value = '' } = {}] = asked.cookies;
  const back = await provider.answer(String(asked.headers.location));
  const path = back.slice(deps.config.publicUrl.length);
  return { path, cookies: { flyleaf_outside: value } };
}

/** An identity elsewhere, where somebody vouches; where nobody does is among the credentials. */
export const outsideRows = (provider: () => IdentityProvider): readonly Row[] => [
  get(CREDENTIAL_PATHS.identity, publicGet, undefined, {
    as: 'where somebody vouches',
    but: LED_HERE,
    sets: ['flyleaf_outside'],
  }),
  // The provider's page leads here, so it comes from elsewhere: the cookie says that this browser asked.
  get(
    CREDENTIAL_PATHS.identityBack,
    publicGet,
    (scene, { alice }) => answered(scene, provider(), alice),
    {
      as: 'where somebody vouches',
      but: everyone('done'),
      sets: ['flyleaf_session', 'flyleaf_known'],
    },
  ),
  get(
    CREDENTIAL_PATHS.identityBack,
    publicGet,
    async (scene, { alice }) => {
      const { path = '' } = await answered(scene, provider(), alice);
      return { path };
    },
    { as: 'in a browser that did not ask', but: everyone(400), isPage: true },
  ),
];
