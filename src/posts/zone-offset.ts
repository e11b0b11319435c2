import { HOUR, MINUTE, SECOND } from '../time/units.ts';

/**
 * A function that says how far the clocks of a time zone (IANA name) are ahead of UTC at a moment, both in milliseconds;
 * negative west of Greenwich. An unknown zone is UTC. Moments outside what a date can be throw a RangeError.
 *
 * @internal
 */
export function zoneOffset(timeZone: string): (time: number) => number {
  const format = makeFormat(timeZone);
  return (time) => {
    // 'GMT+05:30' ends the text; engines may leave out what is zero
    const [, offset = ''] = format.format(time).split('GMT');
    const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
    const length = hours * HOUR + minutes * MINUTE + seconds * SECOND;
    return offset.startsWith('-') ? -length : length;
  };
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZoneName: 'longOffset', hour: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
}
