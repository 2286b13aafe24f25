import { email } from '@puente/contract/ids';

/** As the server will read it. */
export function isEmail(text: string): boolean {
  return email.safeParse(text).success;
}
