import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startSandbox } from '@puente/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newDocumentName, newPictureName } from '../../lib/file-names.ts';
import { createFolderStorage } from './folder.ts';
import { GatewayUnavailable, type StorageGateway } from './port.ts';
import { createS3Storage } from './s3.ts';

const outer = mkdtempSync(join(tmpdir(), 'puente-storage-'));
const folder = join(outer, 'data');
let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret: 'x', quiet: true });
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(outer, { recursive: true });
});

const keys = { accessKeyId: 'AKIASANDBOXPUENTE', secretAccessKey: 'sandbox-secret' };
function bucket(other: Partial<Parameters<typeof createS3Storage>[0]> = {}) {
  const endpoint = `${sandbox.url}/s3`;
  return createS3Storage({ bucket: 'puente', region: 'us-east-1', endpoint, ...keys, ...other });
}

const adapters: [string, () => StorageGateway][] = [
  ['a folder', () => createFolderStorage(folder)],
  ['a bucket', bucket],
];

describe.each(adapters)('storage in %s', (_, create) => {
  let storage: StorageGateway;
  beforeAll(() => {
    storage = create();
  });
  const bytes = Buffer.from([0, 1, 2, 255, 10, 13, 0x70]);
  const read = async (name: string) => {
    const file = await storage.get(name);
    return file && { bytes: await buffer(file.bytes), length: file.length };
  };

  test.each([
    ['a picture', newPictureName()],
    ['a document', newDocumentName('pdf')],
  ])('keeps %s byte for byte', async (_kind, name) => {
    await storage.put(name, bytes);
    expect(await read(name)).toEqual({ bytes, length: bytes.length });
  });

  test('keeps what has ten million bytes, and what has none', async () => {
    const large = Buffer.alloc(10_000_000, 'puente');
    const [one, other] = [newDocumentName('txt'), newPictureName()];
    await Promise.all([storage.put(one, large), storage.put(other, Buffer.alloc(0))]);
    expect((await read(one))?.bytes.equals(large)).toBe(true);
    expect(await read(other)).toEqual({ bytes: Buffer.alloc(0), length: 0 });
  });

  test('takes the same file again', async () => {
    const name = newPictureName();
    await storage.put(name, bytes);
    await storage.put(name, Buffer.from('again'));
    expect((await read(name))?.bytes.toString()).toBe('again');
  });

  test('removes a file alone, and does not mind doing it again', async () => {
    const [gone, stays] = [newPictureName(), newPictureName()];
    await Promise.all([storage.put(gone, bytes), storage.put(stays, bytes)]);
    await storage.remove(gone);
    await storage.remove(gone);
    expect(await storage.get(gone)).toBeNull();
    expect((await read(stays))?.bytes).toEqual(bytes);
  });

  test.each([
    '/media/../precious.webp',
    'documents/../../precious.pdf',
    `/media/${'a'.repeat(64)}.exe`,
    '/media/',
    'documents',
    '',
    'https://elsewhere.example/x.webp',
  ])('knows no other names: %s', async (name) => {
    expect(await storage.get(name)).toBeNull();
    await expect(storage.put(name, bytes)).rejects.toThrow('not a name of a file');
    await storage.remove(name);
  });
});

describe('a folder', () => {
  test('leaves nothing unfinished and touches nothing outside', async () => {
    const storage = createFolderStorage(folder);
    const outside = join(outer, 'precious.webp');
    writeFileSync(outside, 'x');
    await storage.put(newPictureName(), Buffer.from('x'));
    for (const name of ['/media/../../precious.webp', outside]) await storage.remove(name);
    expect(readFileSync(outside, 'utf8')).toBe('x');
    const kept = readdirSync(join(folder, 'media'));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a bucket', () => {
  afterEach(() => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' }));
  const fault = (body: object) =>
    fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 's3', ...body }),
    });

  test('asks again when its answer fails or is lost', async () => {
    const name = newPictureName();
    await fault({ kind: 'fail', operation: 'objects.put' });
    await bucket().put(name, Buffer.from('x'));
    await fault({ kind: 'drop', operation: 'objects.get' });
    expect((await bucket().get(name))?.length).toBe(1);
  });

  test.each([
    ['that fails all the time', () => fault({ kind: 'fail', times: 10 }), {}],
    ['with a wrong secret', () => undefined, { secretAccessKey: 'wrong' }],
    ['with a wrong key', () => undefined, { accessKeyId: 'AKIAWRONG' }],
    ['that does not exist', () => undefined, { bucket: 'other' }],
  ])('%s is told from a file that is not there', async (_, spoil, other) => {
    await spoil();
    const name = newPictureName();
    const storage = bucket(other);
    await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(GatewayUnavailable);
    await expect(storage.get(name)).rejects.toThrow(GatewayUnavailable);
  });
});
