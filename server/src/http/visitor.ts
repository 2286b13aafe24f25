import '@fastify/cookie';
import { policy } from '@puente/contract/policy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../lib/ids.ts';

const visitorCookie = {
  name: 'puente_visitor',
  maxAgeSeconds: policy.conversation.visitorDays * 86_400,
};

export function existingVisitorId(request: FastifyRequest): string | null {
  const raw = request.cookies[visitorCookie.name];
  const known = raw === undefined ? null : request.unsignCookie(raw);
  return known?.valid ? known.value : null;
}

/** The visitor's id; made and set as a cookie on first use. */
export function visitorId(request: FastifyRequest, reply: FastifyReply): string {
  const known = existingVisitorId(request);
  if (known !== null) return known;
  const fresh = newId();
  void reply.setCookie(visitorCookie.name, fresh, {
    path: '/',
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: visitorCookie.maxAgeSeconds,
  });
  return fresh;
}
