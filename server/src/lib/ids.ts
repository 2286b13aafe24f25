import { randomInt, randomUUID } from 'node:crypto';

export function newId(): string {
  return randomUUID();
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Address of a room: 10 random letters and digits (address-2), about 59 bits. */
export function newRoomId(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
