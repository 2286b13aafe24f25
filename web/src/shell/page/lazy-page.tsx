import { lazy, Suspense, use, useReducer, type FunctionComponent } from 'react';
import { loadNamespaces, type Namespace } from '../../lib/i18n.ts';
import { importWithRetry } from '../../lib/import-with-retry.ts';
import { PagePending } from './page-pending.tsx';

const ChunkLoadError = lazy(() =>
  import('../crash/chunk-load-error.tsx').then((module) => ({ default: module.ChunkLoadError })),
);

/** A failed attempt is remembered for this long. */
const failedForMs = 1000;

/** What the file of a page may export besides the page itself. */
type PageFile<Name extends string, Params> = Record<Name, FunctionComponent> & {
  /** Loads the data the page can't be drawn without; resolves when it is there or was refused. */
  load?: (params: Params) => Promise<void>;
  /** Shown while `load` takes longer than a moment. */
  Waiting?: FunctionComponent;
  /** Shown to visitors in place of a page that needs a signed-in person. */
  Visitor?: FunctionComponent;
};

export type LazyPage<Params = never> = FunctionComponent & {
  preload: () => Promise<void>;
  /** For the route's loader: the code, then the data. */
  load: (params: Params) => Promise<void>;
  /** Its code has come. */
  isThere: () => boolean;
  Waiting: FunctionComponent;
  Visitor: FunctionComponent;
};

/**
 * A page that is loaded on demand together with its namespaces. Its import is retried once. If that
 * fails, the page either no longer exists because of a newer release (then the app is reloaded), or
 * can't be reached now (then an error with a retry is shown). The router's own lazy routes would
 * reload in both cases, which offline ends at the browser's error page.
 */
export function lazyPage<Name extends string, Params = unknown>(
  load: () => Promise<PageFile<Name, Params>>,
  name: Name,
  ...namespaces: Namespace[]
): LazyPage<Params> {
  let file: PageFile<Name, Params> | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;
  const fail = async () => {
    const update = await import('../update/update.ts').catch(() => null);
    // The page is reloading: nothing else is to be shown.
    if (await update?.reloadForNewerBuild()) await new Promise(() => undefined);
    hasFailed = true;
    setTimeout(() => (hasFailed = false), failedForMs);
    loading = undefined;
  };
  const preload = () =>
    (loading ??= Promise.all([importWithRetry(load), loadNamespaces(...namespaces)]).then(
      ([module, hasTexts]) => (hasTexts ? void (file = module) : fail()),
      fail,
    ));
  /** One component of the file, once the file has loaded. */
  const part = (which: Name | 'Visitor') =>
    function Part() {
      const [, redraw] = useReducer((times: number) => times + 1, 0);
      const Loaded: FunctionComponent | undefined = file?.[which];
      if (Loaded) return <Loaded />;
      if (hasFailed) {
        return (
          <Suspense>
            <ChunkLoadError onRetry={() => preload().then(redraw)} />
          </Suspense>
        );
      }
      use(preload());
      return null;
    };
  function Waiting() {
    if (!file) use(preload());
    return file?.Waiting ? <file.Waiting /> : <PagePending />;
  }
  return Object.assign(part(name), {
    preload,
    load: async (params: Params) => {
      await preload();
      await file?.load?.(params);
    },
    isThere: () => file !== undefined,
    Waiting: () => (
      <Suspense fallback={<PagePending />}>
        <Waiting />
      </Suspense>
    ),
    Visitor: part('Visitor'),
  });
}

/** The route of a page whose data is loaded before it is rendered. */
export function drawnBy<Params>(page: LazyPage<Params>) {
  return {
    component: page,
    pendingComponent: page.Waiting,
    loader: ({ params }: { params: Params }) => page.load(params),
  };
}
