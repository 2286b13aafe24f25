import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** Memory in KiB: the minimum of OWASP's password storage cheat sheet for Argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

const saltBytes = 16;

const tagBytes = 32;

type Cost = typeof cost;

/** Each takes 19 MiB and a thread of the pool: more at once would starve file and DNS calls. */
const limit = pLimit(2);

const derive = promisify(argon2);

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return write(salt, await tagOf(password, salt, cost, tagBytes));
}

/** PHC string: the algorithm, its version and cost, salt and tag. */
function write(salt: Buffer, tag: Buffer): string {
  return (
    `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}` +
    `$${base64(salt)}$${base64(tag)}`
  );
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

function tagOf(password: string, nonce: Buffer, by: Cost, tagLength: number): Promise<Buffer> {
  // Letters that can be typed in several ways get one spelling.
  return limit(() =>
    derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...by }),
  );
}

/** A hash that no password has: checking against it takes as long and always fails. */
const dummyHash = write(randomBytes(saltBytes), randomBytes(tagBytes));

/** Is it the password of this hash? Null, for an account without one, takes just as long. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const { by, salt, tag } = read(hash ?? dummyHash);
  const isSame = timingSafeEqual(await tagOf(password, salt, by, tag.length), tag);
  return isSame && hash !== null;
}

function read(hash: string): { by: Cost; salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(hash) ?? [];
  if (!tag) throw new Error('a stored password is not a PHC string of Argon2id');
  return {
    by: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** Was it made with other costs than today's? */
export function isOutdated(hash: string): boolean {
  const { by } = read(hash);
  return (
    by.memory !== cost.memory || by.passes !== cost.passes || by.parallelism !== cost.parallelism
  );
}
