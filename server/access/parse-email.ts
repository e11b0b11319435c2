import { refuseFields } from '../publications/parse-fields.ts';
import { readAddress } from '../signup/address.ts';
import type { Address } from '../signup/address.ts';

/** An address that was typed; FlyleafError invalid_request names the field `email`. */
export function parseEmail(text: string): Address {
  const address = readAddress(text);
  if (address !== null) return address;
  throw refuseFields([{ param: 'email', msg: `email must be an address, not '${text}'` }]);
}
