import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { boot } from './boot.ts';
import { setServerNow } from './clock.ts';

/**
 * This installation's configuration (GET /api/config); the server may have written it into the
 * page.
 */
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

/**
 * True once the configuration says that third parties are simulated and /sandbox shows the codes.
 */
export function useSandbox(): boolean {
  return useQuery(configQuery).data?.sandbox ?? false;
}
