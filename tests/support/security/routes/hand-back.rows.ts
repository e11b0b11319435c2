import { API_PATHS, PAGE_PATHS } from '../../../../src/contracts/paths.ts';
import { bearer } from '../ask.ts';
import {
  handBackPost,
  mailSignInPost,
  notSignedIn,
  readerEnd,
  readerGet,
  readerPost,
  sessionPost,
} from '../kinds.ts';
import { PROOF } from '../scene-hand-back.ts';
import { PAGE_ORIGIN } from '../scene.ts';
import { demo, get, post } from './row.ts';
import type { Row } from './row.ts';

/** What makes a reader known on a publisher's page, and what is asked there of a reader who is. */
export const HAND_BACK_ROWS: readonly Row[] = [
  post(
    PAGE_PATHS.wayBack,
    sessionPost,
    () => ({ form: { ...demo, href: `${PAGE_ORIGIN}/post` } }),
    // Whoever is not signed in goes back as they came, and is known there as little as before.
    {
      but: notSignedIn('ok'),
      referrer: 'origin',
    },
  ),
  // The link proves the inbox, as that of a sign-in mail does, and is worth as much only while it is as young.
  post(
    PAGE_PATHS.confirmWayBack,
    mailSignInPost,
    async (scene) => ({ form: { token: await scene.confirmedLink() } }),
    { referrer: 'origin' },
  ),
  post(API_PATHS.readerToken, handBackPost, async (scene, { alice }) => ({
    json: { ...demo, code: await scene.handBackCode(alice), proof: PROOF },
  })),
  get(API_PATHS.viewer, readerGet, async (scene, { alice }) => ({
    query: demo,
    headers: bearer(await scene.readerToken(alice)),
  })),
  post(API_PATHS.subscribeAsViewer, readerPost, async (scene, { alice }) => {
    await scene.unsubscribed(alice);
    return { json: demo, headers: bearer(await scene.readerToken(alice)) };
  }),
  post(API_PATHS.endReaderToken, readerEnd, async (scene, { alice }) => ({
    json: demo,
    headers: bearer(await scene.readerToken(alice)),
  })),
];
