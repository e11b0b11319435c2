import { firstText } from '../posts/first-text.ts';

/** Most faces of subscribers beside 'Join over N subscribers'. (spec reader-flows §2; reader-flows §9) */
export const SUBSCRIBER_FACES_MAX = 3;
/** Pixels of a face's side. (spec reader-flows §9) */
export const SUBSCRIBER_FACE_SIZE = 64;

/** A subscriber who may be shown. */
export interface TopSubscriber {
  name?: string | null | undefined;
  photo_url?: string | null | undefined;
}

/** A face: its picture, and whose it is where that is known. */
export interface SubscriberFace {
  photoUrl: string;
  name: string | null;
}

/**
 * The faces of the social-proof look: the first three subscribers who have a picture, in their order.
 * (spec reader-flows §2; reader-flows §9)
 *
 * @decided Who has no picture is passed over, since there is no face to show. The fields are taken to be `name` and
 * `photo_url`.
 */
export function chooseFaces(subscribers: readonly TopSubscriber[]): SubscriberFace[] {
  return subscribers
    .flatMap(({ name, photo_url }): SubscriberFace[] => {
      const photoUrl = firstText(photo_url);
      return photoUrl === null ? [] : [{ photoUrl, name: firstText(name) }];
    })
    .slice(0, SUBSCRIBER_FACES_MAX);
}
