import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../../src/contracts/error.contract.ts';
import { profileSchema } from '../../../src/contracts/entities/profile.contract.ts';
import { publicProfileSchema } from '../../../src/contracts/profile.contract.ts';
import { saveProfile } from '../../../server/profiles/profile.store.ts';
import { ownProfileCallUrl, profileCallUrl } from '../../../src/links/routes/calls.ts';
import { TEST_TIME } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { postStage } from '../../support/post-stage.ts';
import type { PostStage, Reader } from '../../support/post-stage.ts';

eachDatabase((kind) => {
  let stage: PostStage;
  let mara: Reader;
  let quiet: Reader;
  beforeAll(async () => {
    stage = await postStage({ database: kind });
    const own = await stage.addPublication('own');
    mara = await stage.addReader(own, { state: 'confirmed', is_founding: 1, writes: 'owner' });
    quiet = await stage.addReader(own, { state: 'confirmed' });
    const profile = { name: 'Mara Voß', handle: 'mara', bio: 'By the sea', photo_url: null };
    await stage.deps.db.write((trx) =>
      saveProfile(trx, { user_id: mara.id, ...profile }, TEST_TIME),
    );
  });
  afterAll(() => stage.dispose());

  const whole = () => ({
    id: mara.id,
    slug: 'mara-voss',
    name: 'Mara Voß',
    handle: 'mara',
    bio: 'By the sea',
    photo_url: null,
  });
  const refusal = async (sent: ReturnType<PostStage['get']>) => {
    const answer = await sent;
    return [answer.statusCode, errorBodySchema.parse(answer.json()).code];
  };

  describe('a public profile', () => {
    it('is found by the id; the name is advice, and may be old or missing', async () => {
      const urls = [
        profileCallUrl.path({ userId: mara.id }),
        profileCallUrl.path({ userId: mara.id, nameSlug: 'mara-voss' }),
        profileCallUrl.path({ userId: mara.id, nameSlug: 'an-older-name' }),
        `/api/v1/user/${mara.id}-/public_profile`,
      ];
      for (const url of urls) {
        const answer = await stage.get(url);
        expect([url, answer.statusCode, answer.json()]).toEqual([url, 200, whole()]);
      }
    });

    it('has the fields of the contract and no others, whoever asks', async () => {
      const fields = Object.keys(publicProfileSchema.shape).sort();
      for (const reader of [null, quiet, mara]) {
        const answer = await stage.get(`/api/v1/user/${mara.id}/public_profile`, reader);
        const body = profileSchema.parse(answer.json());
        expect(Object.keys(body).sort()).toEqual(fields);
        expect(answer.body).not.toContain(mara.email);
        expect(answer.body).not.toContain('@');
      }
    });

    it('is nobody’s for a reader who shows nothing, like for one who is not there', async () => {
      const answers = [`${quiet.id}`, `${quiet.id}-quiet`, '999999'].map((user) =>
        refusal(stage.get(`/api/v1/user/${user}/public_profile`)),
      );
      for (const answer of answers) expect(await answer).toEqual([404, 'not_found']);
    });

    it.each(['0', '-1', 'mara', '1e3', '1x', '99999999999', '2147483648', '%00'])(
      'is not found by %s',
      async (user) => {
        const answer = stage.get(`/api/v1/user/${user}/public_profile`);
        expect(await refusal(answer)).toEqual([404, 'not_found']);
      },
    );

    it('may be read by pages of registered origins, without credentials, and by no others', async () => {
      const ask = async (origin: string) =>
        (await stage.get(`/api/v1/user/${mara.id}/public_profile`, null, { origin })).headers;
      expect(await ask('https://own.example')).toMatchObject({
        'access-control-allow-origin': 'https://own.example',
      });
      expect(await ask('https://own.example')).not.toHaveProperty(
        'access-control-allow-credentials',
      );
      expect(await ask('https://evil.example')).not.toHaveProperty('access-control-allow-origin');
    });
  });

  describe('the viewer’s own profile', () => {
    const own = (reader: Reader | null, userId: number, nameSlug = 'me') =>
      stage.get(ownProfileCallUrl.path({ userId, nameSlug }), reader);

    it('is theirs, also under an old name or none', async () => {
      expect((await own(mara, mara.id)).json()).toEqual(whole());
      const bare = await stage.get(`/api/v1/user/${mara.id}/public_profile/self`, mara);
      expect(bare.json()).toEqual(whole());
    });

    it('is empty for a reader who shows nothing', async () => {
      expect((await own(quiet, quiet.id)).json()).toEqual({
        id: quiet.id,
        slug: null,
        name: null,
        handle: null,
        bio: null,
        photo_url: null,
      });
    });

    it('is nobody else’s', async () => {
      expect(await refusal(own(quiet, mara.id))).toEqual([404, 'not_found']);
      expect(await refusal(own(null, mara.id))).toEqual([401, 'unauthorized']);
    });
  });

  it('takes no address, and no token, into the log', async () => {
    const lines = JSON.stringify(stage.logged());
    expect(lines).not.toContain('private.example');
    expect(lines).not.toContain(mara.cookie.split('=')[1]);
  });
});
