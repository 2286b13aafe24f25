import { lazy, Suspense } from 'react';

const CrashPage = lazy(() =>
  import('./crash-page.tsx').then(
    (module) => ({ default: module.CrashPage }),
    () => ({ default: PlainCrash }),
  ),
);

/** Shown when a page crashed. If this can't be loaded either, index.html has a plain crash page. */
export function CrashScreen({ error }: { error?: unknown }) {
  return (
    <Suspense>
      <CrashPage error={error} />
    </Suspense>
  );
}

function PlainCrash() {
  const plain = document.getElementById('crash')?.innerHTML ?? '';
  return <div dangerouslySetInnerHTML={{ __html: plain }} />;
}
