import { QueryObserver, useQueryClient, type Query } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import {
  createContext,
  Fragment,
  Suspense,
  type ComponentType,
  use,
  useCallback,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/state-message.tsx';

type Boundary = {
  /** The error's title: what could not be loaded. */
  failed: string;
  /** Shown while it is loading for the first time. */
  waiting: ReactNode;
  /** Shown when it doesn't exist, or not for this person. */
  gone?: ReactNode;
  /**
   * The subject, where the address doesn't contain it: an error of one must not stay for the next.
   */
  of?: string;
  /** The rest of the page, around `waiting` and the error. */
  frame?: ComponentType<{ children: ReactNode }>;
};

const BoundaryContext = createContext<Boundary | null>(null);

/**
 * Renders components that read their data with `useSuspenseQuery`: loading, refused and not found
 * are handled here, so that the children only see loaded data. Other errors propagate.
 */
export function DataSection({ children, ...boundary }: Boundary & { children: ReactNode }) {
  const { waiting, of = '', frame: Frame = Fragment } = boundary;
  const resetKey = () => `${globalThis.location.pathname} ${of}`;
  return (
    <BoundaryContext value={boundary}>
      <CatchBoundary getResetKey={resetKey} errorComponent={Refused}>
        <Suspense fallback={<Frame>{waiting}</Frame>}>{children}</Suspense>
      </CatchBoundary>
    </BoundaryContext>
  );
}

/** The error in place of the data. Retried by hand, and automatically when back online. */
function Refused({ error, reset }: { error: unknown; reset: () => void }) {
  const client = useQueryClient();
  const [query] = useState(() =>
    client
      .getQueryCache()
      .getAll()
      .find(({ state }) => state.error === error),
  );
  if (!(error instanceof ApiError)) throw error;
  // The end of a session removes all queries.
  if (!query) return <Failed error={error} isTrying={false} onRetry={reset} />;
  return <Retry query={query} refusal={error} onData={reset} />;
}

function Failed(props: { error: Error; isTrying: boolean; onRetry: () => void }) {
  const { error, isTrying, onRetry } = props;
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const boundary = use(BoundaryContext);
  if (!boundary) throw error;
  const { failed, gone, frame: Frame = Fragment } = boundary;
  if (gone !== undefined && isGone(error)) return gone;
  return (
    <Frame>
      <ErrorState
        title={failed}
        text={errorText(error)}
        action={
          <Button loading={isTrying} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      />
    </Frame>
  );
}

/**
 * Doesn't exist, no longer exists, or isn't visible to this person; an invalid id (400) counts,
 * too.
 */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function Retry(props: { query: Query; refusal: ApiError; onData: () => void }) {
  const { query, refusal, onData } = props;
  const client = useQueryClient();
  // Observes the query that failed, without fetching it again at once.
  const [observer] = useState(
    () =>
      new QueryObserver(client, {
        ...query.options,
        queryKey: query.queryKey,
        retryOnMount: false,
      }),
  );
  const subscribe = useCallback(
    (changed: () => void) =>
      observer.subscribe(({ data }) => {
        if (data === undefined) changed();
        else onData();
      }),
    [observer, onData],
  );
  const result = useSyncExternalStore(subscribe, () => observer.getCurrentResult());
  return (
    <Failed
      error={result.error ?? refusal}
      isTrying={result.isFetching}
      onRetry={() => void observer.refetch()}
    />
  );
}

/** A list that comes in pages, as an infinite query knows it. */
export type Paged = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => Promise<unknown>;
};

/**
 * The button below a list that has more to show, with why the next page didn't come; nothing once
 * all of it is there.
 */
export function ShowMore({ query, children }: { query: Paged; children: ReactNode }) {
  const errorText = useErrorText();
  const { isFetchingNextPage, isFetchNextPageError, error } = query;
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-3 self-center">
      {error && isFetchNextPageError && !isFetchingNextPage ? (
        <Banner tone="danger" live>
          {errorText(error)}
        </Banner>
      ) : null}
      <Button
        variant="secondary"
        loading={isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  );
}
