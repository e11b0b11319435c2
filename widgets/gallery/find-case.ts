import type { GalleryQuery } from '../../src/contracts/gallery.ts';

type Wanted = Pick<GalleryQuery, 'widget' | 'state'>;

/** The case of that widget and state; undefined for none. */
export const findCase = <Case extends Wanted>(
  cases: readonly Case[],
  { widget, state }: Wanted,
): Case | undefined => cases.find((each) => each.widget === widget && each.state === state);
