import { afterAll, beforeAll, expect, it } from 'vitest';
import { signSubmitToken } from '../../../server/plans/submit-token.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { planClient } from '../../support/plan-client.ts';
import type { PlanClient } from '../../support/plan-client.ts';

const OTHER = 'a@b.example';

eachDatabase((database) => {
  let client: PlanClient;
  beforeAll(async () => {
    client = await planClient({ database });
  });
  afterAll(() => client.dispose());

  it('the subscribe page asks nobody who is signed in for their address, but where a token names one', async () => {
    const email = await client.reader();
    const browser = client.browser();
    await browser.signIn(email);
    await client.deps.db.write((trx) =>
      trx.updateTable('subscriptions').set({ state: 'unsubscribed' }).execute(),
    );
    const form = async (query: string) =>
      propsOf((await browser.get(`/subscribe?${query}`)).body, 'subscribe');
    const page = await form(`email=${OTHER}`);
    expect(page).toMatchObject({ is_member: false, form: { email } });
    const token = signSubmitToken(client.deps.config.secrets, client.publication.id, OTHER);
    const sent = await form(`email=${OTHER}&token=${token}&autoSubmit=true`);
    expect(sent).toMatchObject({ autoSubmit: true, form: { email: OTHER } });
  });
});
