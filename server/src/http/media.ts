import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { logoType, pictureType } from '../lib/file-names.ts';
import { AppError } from '../lib/app-error.ts';

/**
 * Pictures of people, and logos, at `/media/`, from wherever they are kept, and the portraits of the demo from
 * the data folder. Their names are never used again, so what they name never changes; their content
 * can't be executed.
 */
export async function registerMedia(
  app: FastifyInstance,
  { storage, config }: Pick<Context, 'storage' | 'config'>,
): Promise<void> {
  const portraits = resolve(join(config.dataDir, 'media', 'portraits'));
  mkdirSync(portraits, { recursive: true });
  await app.register(fastifyStatic, {
    root: portraits,
    prefix: '/media/portraits/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(headers)) void reply.header(name, value);
    },
  });
  app.get('/media/:name', async ({ params }, reply: FastifyReply) => {
    const { name } = params as { name: string };
    const file = await storage.get(`/media/${name}`);
    if (!file) throw new AppError('not-found');
    return reply
      .headers(headers)
      .header('content-length', file.length)
      .type(name.endsWith('.png') ? logoType : pictureType)
      .send(file.bytes);
  });
}

const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  // Mails show portraits, and mail programs on the web stand on other hosts.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
};
