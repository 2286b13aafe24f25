import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body, type Reply } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';

export type Promo = Reply<'GET /api/promo/codes'>['promos'][number];
export type NewPromo = Body<'POST /api/promo/codes'>['promo'];

/** Whose codes: the signed-in expert's, or those of a partner that they manage. */
export type Maker = { userId: string; partnerId?: string };

function ofPartner({ partnerId }: Maker): { partnerId?: string } {
  return partnerId === undefined ? {} : { partnerId };
}

/** The codes of a maker, the newest first. */
export function promosQuery(maker: Maker) {
  return queryOptions({
    queryKey: ['promos', maker.userId, maker.partnerId ?? null],
    queryFn: async ({ signal }) =>
      (await api('GET /api/promo/codes', { query: ofPartner(maker), signal })).promos,
  });
}

export function useMakePromo(maker: Maker) {
  const client = useQueryClient();
  const { queryKey } = promosQuery(maker);
  const { keyFor, answered } = useIdempotencyKey();
  return useMutation({
    mutationFn: (promo: NewPromo) =>
      api('POST /api/promo/codes', {
        body: { ...ofPartner(maker), promo },
        idempotencyKey: keyFor(promo),
      }),
    onSuccess: ({ promos }) => {
      answered();
      client.setQueryData(queryKey, promos);
    },
    onError: (error) => answered(error),
  });
}

export function usePausePromo(maker: Maker) {
  const client = useQueryClient();
  const { queryKey } = promosQuery(maker);
  return useMutation({
    mutationFn: ({ id, isPaused }: { id: string; isPaused: boolean }) =>
      api('PUT /api/promo/codes/:id', { params: { id }, body: { ...ofPartner(maker), isPaused } }),
    onSuccess: ({ promos }) => client.setQueryData(queryKey, promos),
  });
}
