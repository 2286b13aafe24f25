import { createServer } from 'node:net';

/** Below the ports that systems give to connections of their own: none takes it before it is used. */
const lowest = 20_000;
const count = 12_000;

/** A port that nobody listens on, told apart by process: others look for one at the same moment. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < count; tried += 1) {
    const port = lowest + ((process.pid * 37 + tried) % count);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
