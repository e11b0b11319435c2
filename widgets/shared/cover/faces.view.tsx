import { SUBSCRIBER_FACE_SIZE } from '../../../src/popup/subscriber-faces.ts';
import { plural } from '../text/plural.ts';
import { coverMessages as messages } from './cover.messages.ts';
import type { ReactNode } from 'react';
import type { SubscriberFace } from '../../../src/popup/subscriber-faces.ts';

export interface FacesProps {
  /** At most three. */
  faces: readonly SubscriberFace[];
  /** The round number of `describeJoin`. */
  count: number;
}

/** Faces of subscribers with 'Join over N subscribers' beside them (spec reader-flows §2; LOOK.md, Popup). */
export function Faces({ faces, count }: FacesProps): ReactNode {
  const size = SUBSCRIBER_FACE_SIZE;
  return (
    <div className="proof">
      <div className="faces">
        {faces.map(({ photoUrl, name }) => (
          <img key={photoUrl} src={photoUrl} alt={name ?? ''} width={size} height={size} />
        ))}
      </div>
      <p>{plural(messages, 'join', count)}</p>
    </div>
  );
}
