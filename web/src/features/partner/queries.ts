import { queryOptions } from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';

/** A partner that the signed-in person manages. */
export type ManagedPartner = Reply<'GET /api/partner/managed'>['partners'][number];

/** The partners that the signed-in person manages, by name. */
export const managedPartnersQuery = queryOptions({
  queryKey: ['managed-partners'],
  queryFn: async ({ signal }) => (await api('GET /api/partner/managed', { signal })).partners,
});
