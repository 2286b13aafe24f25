import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Pictures kept under the data folder, at `/media/`. Their names carry a hash of their content, so
 * they never change; their content can't be executed.
 */
export async function registerMedia(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = resolve(join(dataDir, 'media'));
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    setHeaders: (reply) => {
      void reply.header('content-security-policy', "default-src 'none'; sandbox");
      // Mails show portraits, and mail programs on the web stand on other hosts.
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
