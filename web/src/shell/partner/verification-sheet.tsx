import { useQuery } from '@tanstack/react-query';
import type { Partner } from '@puente/contract/partner';
import { CalendarCheck, House, ScanSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { monthOf } from '../../lib/time.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { Verified } from './verified-badge.tsx';

/** Who a partner is, what it checked of an expert, and since when: what it told us, nothing else. */
export function VerificationSheet(props: {
  of: Verified;
  partner: Pick<Partner, 'slug' | 'name'>;
  onClose: () => void;
}) {
  const { of, partner, onClose } = props;
  const { t } = useTranslation('provider');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ['partner', partner.slug],
    queryFn: ({ signal }) => api('GET /api/partner/:id', { params: { id: partner.slug }, signal }),
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('verification.title', { partner: partner.name })}
      closeLabel={common('close')}
    >
      {error ? <Banner tone="danger">{errorText(error)}</Banner> : null}
      {data || error ? (
        <dl className="flex flex-col gap-5 pb-2">
          {data ? <Told of={of} partner={data} /> : null}
          {of.verifiedAt ? (
            <Fact icon={<CalendarCheck size={20} aria-hidden />} term={t('verification.since')}>
              {monthOf(of.verifiedAt, chosenZone())}
            </Fact>
          ) : null}
        </dl>
      ) : (
        <Loading label={common('loading')}>
          <Skeleton className="h-44 w-full" />
        </Loading>
      )}
    </Dialog>
  );
}

function Told({ of, partner }: { of: Verified; partner: Partner }) {
  const { t } = useTranslation('provider');
  const language = currentLanguage();
  const { name, about, checks } = partner;
  return (
    <>
      <Fact icon={<House size={20} aria-hidden />} term={t('verification.who', { partner: name })}>
        {about?.[language] ?? t('verification.notTold', { partner: name })}
      </Fact>
      {checks ? (
        <Fact
          icon={<ScanSearch size={20} aria-hidden />}
          term={t('verification.checked', { name: of.name })}
        >
          {checks[language]}
        </Fact>
      ) : null}
    </>
  );
}

function Fact(props: { icon: ReactNode; term: string; children: ReactNode }) {
  const { icon, term, children } = props;
  return (
    <div>
      <dt className="flex items-start gap-3 font-semibold">
        <span className="mt-0.5 text-primary-text">{icon}</span>
        {term}
      </dt>
      <dd className="pl-8 text-ink-soft">{children}</dd>
    </div>
  );
}
