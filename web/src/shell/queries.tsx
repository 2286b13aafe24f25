import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '../lib/query-client.ts';
import { ErrorAdvice } from '../ui/state-message.tsx';
import { adviceOf } from './advice.tsx';

/** Gives the pages below it the query cache, which the home screen's first load does without. */
export function WithQueries() {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorAdvice value={adviceOf}>
        <Outlet />
      </ErrorAdvice>
    </QueryClientProvider>
  );
}
