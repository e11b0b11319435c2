import { API_PATHS, PAGE_PATHS } from '../../../../src/contracts/paths.ts';
import { TOKEN_OF_ITS_PAGE } from '../ask.ts';
import { mailLinkGet, mailLinkPost, ownPost, widgetGet, widgetPost } from '../kinds.ts';
import { PROOF } from '../scene-hand-back.ts';
import type { Scene } from '../scene.ts';
import { demo, get, page, post, query } from './row.ts';
import type { Row } from './row.ts';

/** The address in a sign-up by a form without a token: a page that asks for a click, and nothing kept. */
const asksForAClick = { noFormToken: 'ok' } as const;

async function signupProof(scene: Scene): Promise<Record<string, string>> {
  const { id, proof } = await scene.signup();
  // The first repeat may be asked for after a pause.
  scene.clock.advance(120_000);
  return { ...demo, subscription_id: id, confirmation_secret: proof };
}

async function signupCode(scene: Scene): Promise<Record<string, string>> {
  const { id, proof, code } = await scene.signup();
  return { ...demo, subscription_id: id, confirmation_secret: proof, code };
}

/** Signing up, and leaving. */
export const SIGNUP_ROWS: readonly Row[] = [
  get(API_PATHS.formToken, widgetGet, query(demo)),
  post(API_PATHS.subscribe, widgetPost, () => ({
    json: { ...demo, email: 'new@example.com', form_token: TOKEN_OF_ITS_PAGE },
  })),
  post(
    API_PATHS.subscribe,
    ownPost,
    (scene) => ({ form: { ...demo, email: 'new@example.com', form_token: scene.formToken() } }),
    { as: 'form', but: asksForAClick, isPage: true },
  ),
  post(API_PATHS.confirmCode, widgetPost, async (scene) => ({ json: await signupCode(scene) })),
  // Known on that page from then on; on our own pages confirmed, and no more than that.
  post(
    API_PATHS.confirmCode,
    widgetPost,
    async (scene) => ({ json: { ...(await signupCode(scene)), proof: PROOF } }),
    { as: 'with a proof' },
  ),
  post(API_PATHS.confirmCode, ownPost, async (scene) => ({ form: await signupCode(scene) }), {
    as: 'form',
    isPage: true,
  }),
  post(API_PATHS.resend, widgetPost, async (scene) => ({ json: await signupProof(scene) })),
  post(API_PATHS.resend, ownPost, async (scene) => ({ form: await signupProof(scene) }), {
    as: 'form',
    isPage: true,
  }),
  get(
    PAGE_PATHS.confirm,
    mailLinkGet,
    async (scene) => ({ query: { token: (await scene.signup()).link } }),
    page,
  ),
  post(
    PAGE_PATHS.confirm,
    mailLinkPost,
    async (scene) => ({ form: { token: (await scene.signup()).link } }),
    page,
  ),

  // Leaving
  get(
    PAGE_PATHS.unsubscribe,
    mailLinkGet,
    (scene, { alice }) => ({ query: { token: scene.sign('unsubscribe', alice.subscriptionId) } }),
    page,
  ),
  post(
    PAGE_PATHS.unsubscribe,
    mailLinkPost,
    (scene, { alice }) => ({ form: { token: scene.sign('unsubscribe', alice.subscriptionId) } }),
    page,
  ),
];
