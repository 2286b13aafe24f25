import { lazy, Suspense } from 'react';

const Advice = lazy(() => import('./advice.tsx').then((module) => ({ default: module.Advice })));

/** For the error states of `ui`, which are independent of the product. */
export function adviceOf(of: string) {
  return (
    <Suspense key={of}>
      <Advice of={of} />
    </Suspense>
  );
}
