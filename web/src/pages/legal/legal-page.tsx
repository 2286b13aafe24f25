import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { LegalDocument } from '@puente/contract/legal';
import { useCanGoBack, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { BackLink } from '../../shell/page/back-link.tsx';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Page } from '../../shell/page/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

function legalQuery(document: LegalDocument) {
  const language = currentLanguage();
  return queryOptions({
    queryKey: ['legal', document, language],
    queryFn: ({ signal }) =>
      api('GET /api/legal/:document', { params: { document }, query: { language }, signal }),
    staleTime: Infinity,
  });
}

function documentOf(path: string): LegalDocument {
  return path === '/privacy' ? 'privacy' : 'terms';
}

export async function load(): Promise<void> {
  await queryClient
    .ensureQueryData(legalQuery(documentOf(globalThis.location.pathname)))
    .catch(() => undefined);
}

/** Terms or privacy, as this installation wrote them. */
export function LegalPage() {
  const { t, i18n } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const canGoBack = useCanGoBack();
  const document = documentOf(useLocation({ select: ({ pathname }) => pathname }));
  // The section below asks for it.
  const { data } = useQuery({ ...legalQuery(document), enabled: false });
  return (
    <Page title={data?.title ?? t(`legal.${document}`)}>
      {/* Whoever came by a link from elsewhere sees what the server painted, without a shift. */}
      {canGoBack ? <BackLink to="/you" /> : null}
      <DataSection
        of={`${document} ${i18n.language}`}
        failed={t('lost.title')}
        waiting={
          <Loading label={common('loading')}>
            <Skeleton className="h-120 w-full" />
          </Loading>
        }
      >
        <Text document={document} />
      </DataSection>
    </Page>
  );
}

function Text({ document }: { document: LegalDocument }) {
  const { data } = useSuspenseQuery(legalQuery(document));
  // The server makes it of Markdown, without any markup of the author's own.
  return <article className="prose" dangerouslySetInnerHTML={{ __html: data.html }} />;
}
