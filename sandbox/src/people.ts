import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBody } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

export const roles = ['client', 'provider', 'manager', 'operator'] as const;

const person = z.strictObject({
  name: z.string().trim().min(1).max(120),
  role: z.enum(roles),
  phoneNumber: z.string().regex(/^\+\d{6,15}$/),
  language: z.string().min(2).max(10),
  city: z.string().max(80).optional(),
  note: z.string().max(300).optional(),
  username: z.string().max(60).optional(),
});

export type Person = z.infer<typeof person>;

/** The demo people a newcomer can sign in as; the product fills the list in. */
export function peopleIn(sandbox: Sandbox): Person[] {
  return sandbox.store.collection<Person[]>('setting').find('people') ?? [];
}

export function peopleRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get('/sandbox/people', () => ({ people: peopleIn(sandbox) }));
  app.put('/sandbox/people', (request) => {
    const people = readBody(z.array(person).max(2000), request.body);
    sandbox.store.collection<Person[]>('setting').save('people', people);
    return { people };
  });
}
