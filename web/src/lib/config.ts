import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { boot } from './boot.ts';
import { setServerNow } from './clock.ts';

/** What this installation is (GET /api/config); the server may have put it into the page already. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }) => {
    const config = await api('GET /api/config', { signal });
    if (config.sandbox) setServerNow(config.now);
    return config;
  },
  staleTime: Number.POSITIVE_INFINITY,
  ...(boot.config ? { initialData: boot.config } : {}),
});

/** True once known that third parties are stood in for and /sandbox shows the codes. */
export const useSandbox = (): boolean => useQuery(configQuery).data?.sandbox ?? false;
