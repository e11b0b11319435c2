import { SAMPLE_PLANS } from './sample-plans.ts';
import type { PageProps } from '../../src/contracts/pages.ts';
import type { PostPlans, PostWays } from '../../src/contracts/post-page.ts';
import type { PostAnswer } from '../../src/contracts/post.contract.ts';

type PostPage = Extract<PageProps, { name: 'post' }>;
type Make = (post?: Partial<PostAnswer>, page?: Partial<PostPage>) => PostPage;

/** The ways of a stranger to a post of a publication that sells nothing, but for what is said. */
export const postWays = (ways: Partial<PostWays> = {}): PostWays => ({
  plans: null,
  once: null,
  isWaiting: false,
  login: '/account/login',
  ...ways,
});

/** The plans of a post for those who pay. */
export const postPlans = (plans: Partial<PostPlans> = {}): PostPlans => ({
  plan: SAMPLE_PLANS.monthly,
  href: '/subscribe?plan=annual&next=%2Fp%2Fwhat-the-sea-leaves-out',
  isPayable: true,
  ...plans,
});

const lacking = (reason: 'free' | 'paid' | 'founding'): Partial<PostAnswer> => ({
  access: {
    level: 'anonymous',
    can_read: false,
    reason: `${reason}_subscription_required`,
    needs: reason,
  },
});

const once = { email: 'reader@example.com', next: '/p/what-the-sea-leaves-out' };

/** What the page of a post offers to whom. */
export function samplePaywalls(page: Make): Record<string, PageProps> {
  const founding = postPlans({ plan: SAMPLE_PLANS.founding });
  const unpaid = postPlans({ isPayable: false });
  const known = { login: null };
  return {
    'post, for free, signed in': page(lacking('free'), {
      form: null,
      ways: postWays({ ...known, once }),
    }),
    'post, paid': page({}, { form: null, ways: postWays({ plans: postPlans() }) }),
    'post, paid, not on sale': page({}, { ways: postWays({ plans: unpaid }) }),
    'post, founding': page(lacking('founding'), {
      form: null,
      ways: postWays({ ...known, plans: founding }),
    }),
    'post, waiting': page(lacking('free'), {
      form: null,
      ways: postWays({ ...known, isWaiting: true }),
    }),
  };
}
