import { lazy, Suspense } from 'react';

const CrashPage = lazy(() =>
  import('./crash-page.tsx').then((module) => ({ default: module.CrashPage })),
);

/** When a page broke. If not even this can be loaded, plain-crash.ts says the same without React. */
export function CrashScreen({ error }: { error?: unknown }) {
  return (
    <Suspense>
      <CrashPage error={error} />
    </Suspense>
  );
}
