import { PLAN_PATHS } from '../../../../src/contracts/plan-paths.ts';
import { createInvitation } from '../../../../server/invitations/invitation.service.ts';
import { onOwnPages, ownPost, publicGet, sessionPost } from '../kinds.ts';
import { at, demo, get, post, query } from './row.ts';
import type { Row } from './row.ts';

/** These posts answer a page or lead on, and keep nothing. */
const KEEPS_NOTHING = onOwnPages('ok');

/** Plans, invitations and referrals. */
export const PLAN_ROWS: readonly Row[] = [
  get(PLAN_PATHS.invite, publicGet, query(demo)),
  post(
    PLAN_PATHS.invite,
    ownPost,
    async (scene) => {
      const { code } = await createInvitation(scene.deps, 'demo', {});
      return { form: { ...demo, code } };
    },
    { but: KEEPS_NOTHING },
  ),
  get(`${PLAN_PATHS.refer}:code`, publicGet, at(`${PLAN_PATHS.refer}1`)),
  // Another publication than the one that the readers have.
  post(PLAN_PATHS.once, sessionPost, () => ({ form: { publication: 'other', next: '/p/x' } })),
  post(PLAN_PATHS.plan, ownPost, () => ({ form: { ...demo, show: '1' } }), { but: KEEPS_NOTHING }),
];
