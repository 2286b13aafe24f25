import { randomBytes, randomInt, randomUUID } from 'node:crypto';

export const newId = (): string => randomUUID();

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Address of a room: 10 random letters and digits (SPEC §9), about 59 bits. */
export const newRoomId = (): string =>
  Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Session token: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');
