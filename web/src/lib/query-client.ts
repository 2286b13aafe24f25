import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const freshMs = 30_000;
const retries = 2;

/** The cache of what the server said. Refusals are answers: only lost calls are asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: (failures, error) =>
        failures < retries &&
        error instanceof ApiError &&
        (error.status === 0 || error.status >= 500),
    },
    mutations: { retry: false },
  },
});
