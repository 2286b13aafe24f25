import { lazy, Suspense, use, useReducer, type FunctionComponent } from 'react';
import { loadWords, type Word } from '../lib/i18n.ts';
import { importTwice } from '../lib/import-twice.ts';

const LostPart = lazy(() =>
  import('./lost-part.tsx').then((module) => ({ default: module.LostPart })),
);

/** A try that failed longer ago says nothing about now. */
const lostForMs = 1000;

/**
 * A page that is loaded when it is wanted, with the texts of its words: tried twice, then gone for good with an older release
 * (the page is loaded anew), or out of reach for now (it says so and can be tried again). The
 * router's own way would load the page anew in both cases, which offline ends at the browser's
 * error page.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
  ...words: Word[]
): FunctionComponent & { preload: () => Promise<void> } {
  let Loaded: FunctionComponent | undefined;
  let loading: Promise<void> | undefined;
  let isLost = false;
  const lose = async () => {
    const update = await import('./update.ts').catch(() => null);
    // The page is going: nothing else is to be shown.
    if (await update?.reloadForNewerBuild()) await new Promise(() => undefined);
    isLost = true;
    setTimeout(() => (isLost = false), lostForMs);
    loading = undefined;
  };
  const preload = () =>
    (loading ??= Promise.all([importTwice(load), loadWords(...words)]).then(
      ([module, hasTexts]) => (hasTexts ? void (Loaded = module[name]) : lose()),
      lose,
    ));
  function Page() {
    const [, redraw] = useReducer((times: number) => times + 1, 0);
    if (Loaded) return <Loaded />;
    if (isLost) {
      return (
        <Suspense>
          <LostPart onRetry={() => preload().then(redraw)} />
        </Suspense>
      );
    }
    use(preload());
    return null;
  }
  return Object.assign(Page, { preload });
}
