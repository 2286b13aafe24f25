import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';

const SectionError = lazy(() =>
  import('./section-error.tsx').then((module) => ({ default: module.SectionError })),
);

/** A section of a page that can fail alone: the rest keeps working, and this can be retried. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const Failed = useCallback(
    ({ reset }: { reset: () => void }) => (
      <Suspense>
        <SectionError name={name} onRetry={reset} />
      </Suspense>
    ),
    [name],
  );
  return (
    <CatchBoundary getResetKey={currentPath} errorComponent={Failed}>
      {children}
    </CatchBoundary>
  );
}

function currentPath() {
  return globalThis.location.pathname;
}
