import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/**
 * Runs the model of money (server/test/money-model) for longer than CI does: from another seed each
 * time, with databases side by side. Stops at the first story that breaks something and prints how to
 * tell that story again.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Stories from one seed, on one database. */
    stories: { type: 'string', default: '1000' },
    /** Databases and processes side by side. */
    beside: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

const usage = `npm run soak -- [--minutes 30] [--stories 1000] [--beside 1]
Tells stories of buying, moving, cancelling, reporting and refunding until the minutes are over.
MONEY_MODEL_SEED=… MONEY_MODEL_RUNS=… vitest run --project server server/test/money-model tells those
of one seed again, with MONEY_MODEL_PATH=… MONEY_MODEL_REPLAY=… as a failure prints them that one alone.`;

const numberOf = (name: 'minutes' | 'stories' | 'beside'): number => {
  const number = Number(values[name]);
  if (!Number.isFinite(number) || number <= 0) throw new RangeError(`--${name}: a number above 0`);
  return number;
};

/** The stories of one seed in a process of their own; whether all is well. */
const tellStories = (seed: number, stories: number): Promise<boolean> =>
  new Promise((done, fail) => {
    const test = spawn('vitest', ['run', '--project', 'server', 'server/test/money-model'], {
      stdio: 'inherit',
      env: {
        ...process.env,
        MONEY_MODEL_SEED: String(seed),
        MONEY_MODEL_RUNS: String(stories),
      },
    });
    test.once('error', fail);
    test.once('exit', (code) => done(code === 0));
  });

if (values.help) {
  console.log(usage);
  process.exit(0);
}
const until = performance.now() + numberOf('minutes') * 60_000;
const stories = Math.ceil(numberOf('stories'));
let isWell = true;
let rounds = 0;
const soakOne = async (): Promise<void> => {
  while (isWell && performance.now() < until) {
    const seed = randomInt(2 ** 31);
    rounds += 1;
    if (await tellStories(seed, stories)) continue;
    isWell = false;
    console.error(`Broken from MONEY_MODEL_SEED=${seed} MONEY_MODEL_RUNS=${stories}`);
  }
};
await Promise.all(Array.from({ length: Math.ceil(numberOf('beside')) }, soakOne));
console.log(`${rounds} seeds of ${stories} stories: ${isWell ? 'all is well' : 'something broke'}`);
process.exitCode = isWell ? 0 : 1;
