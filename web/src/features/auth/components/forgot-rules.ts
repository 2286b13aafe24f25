import { email } from '@puente/contract/ids';

/** As the server will read it. */
export const isEmail = (text: string): boolean => email.safeParse(text).success;
