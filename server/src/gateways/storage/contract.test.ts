import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from './folder.ts';
import type { StorageGateway } from './port.ts';

const outer = mkdtempSync(join(tmpdir(), 'puente-storage-'));
const folder = join(outer, 'media');
afterAll(() => rmSync(outer, { recursive: true }));

const adapters: [string, () => StorageGateway][] = [
  ['a folder', () => createFolderStorage(folder)],
];

describe.each(adapters)('storage in %s', (_, create) => {
  let storage: StorageGateway;
  beforeAll(() => {
    storage = create();
  });
  const bytes = Buffer.from('a picture');
  const read = (url: string) => readFileSync(join(folder, url.replace('/media/', '')));

  test('keeps a file whole under an address of our own', async () => {
    const { url } = await storage.keep(bytes, 'webp');
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect(read(url)).toEqual(bytes);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('gives every file a name of its own, the same content too', async () => {
    const kept = await Promise.all(Array.from({ length: 5 }, () => storage.keep(bytes, 'webp')));
    expect(new Set(kept.map(({ url }) => url)).size).toBe(5);
    await storage.remove(kept[0]?.url ?? '');
    expect(read(kept[1]?.url ?? '')).toEqual(bytes);
  });

  test('removes a file, and does not mind doing it again', async () => {
    const { url } = await storage.keep(bytes, 'webp');
    await storage.remove(url);
    await storage.remove(url);
    expect(() => read(url)).toThrow();
  });

  test('removes nothing that it did not keep', async () => {
    const outside = join(outer, 'precious.webp');
    writeFileSync(outside, 'x');
    writeFileSync(join(folder, 'other.txt'), 'x');
    for (const url of [
      '/media/../precious.webp',
      '/media/other.txt',
      outside,
      '/media/',
      '/media',
      '',
      'https://elsewhere.example/x.webp',
    ])
      await storage.remove(url);
    expect(readFileSync(outside, 'utf8')).toBe('x');
    expect(readdirSync(folder)).toContain('other.txt');
  });
});
