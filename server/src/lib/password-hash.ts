import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from './turns.ts';

/** Memory in KiB: what OWASP's password storage cheat sheet asks of Argon2id at least. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;
type Cost = typeof cost;

/** Each takes 19 MiB and a thread of the pool: more at once would starve files and look-ups. */
const inTurn = createTurns(2);
const derive = promisify(argon2);

const tagOf = (password: string, nonce: Buffer, by: Cost, tagLength: number): Promise<Buffer> =>
  // One spelling for letters that can be typed in several ways.
  inTurn(() =>
    derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...by }),
  );

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** PHC string: the algorithm, its version and cost, salt and tag. */
const write = (salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}` +
  `$${base64(salt)}$${base64(tag)}`;

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const read = (hash: string): { by: Cost; salt: Buffer; tag: Buffer } => {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(hash) ?? [];
  if (!tag) throw new Error('a stored password is no PHC string of Argon2id');
  return {
    by: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes);
  return write(salt, await tagOf(password, salt, cost, tagBytes));
};

/** The hash of no password at all: checking against it is the same work, and never right. */
const nobodysHash = write(randomBytes(saltBytes), randomBytes(tagBytes));

/** Is it the password of this hash? Null, for somebody without one, takes just as long. */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const { by, salt, tag } = read(hash ?? nobodysHash);
  const isSame = timingSafeEqual(await tagOf(password, salt, by, tag.length), tag);
  return isSame && hash !== null;
};

/** Was it made at another cost than is asked for today? */
export const isOutdated = (hash: string): boolean => {
  const { by } = read(hash);
  return (
    by.memory !== cost.memory || by.passes !== cost.passes || by.parallelism !== cost.parallelism
  );
};
