import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { DataSection } from '../../../shell/page/data-section.tsx';
import { signOut } from '../../../shell/session/session-end.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { When } from '../../../ui/when.tsx';
import { sessionsQuery, useLogoutEverywhere, type Device } from '../sessions.ts';

/** The devices that are signed in, and signing all of them out. */
export function Devices() {
  const { t } = useTranslation('security');
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="devices" className="flex flex-col gap-4">
      <h2 id="devices" className="text-xl font-semibold">
        {t('devices.title')}
      </h2>
      <DataSection
        failed={t('devices.failed')}
        waiting={
          <Loading label={t('devices.loading')}>
            <Skeleton className="h-20" />
          </Loading>
        }
      >
        <DeviceList />
      </DataSection>
      <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
        {t('devices.everywhere')}
      </Button>
      <EverywhereDialog open={isAsking} onOpenChange={setAsking} />
    </section>
  );
}

function DeviceList() {
  const { data } = useSuspenseQuery(sessionsQuery);
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
      {data.sessions.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation('security');
  const Icon = isPhone(device.device) ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-4 px-4 py-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon size={20} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{device.device || t('devices.unnamed')}</span>
          {device.isCurrent ? <Badge tone="success">{t('devices.this')}</Badge> : null}
        </span>
        <span className="block text-sm text-ink-soft">
          {t('devices.since')} <When at={device.createdAt} />
        </span>
      </span>
    </li>
  );
}

function isPhone(device: string): boolean {
  return /android|ios|iphone|ipad/i.test(device);
}

function EverywhereDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { open, onOpenChange } = props;
  const { t } = useTranslation('security');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const leaving = useLogoutEverywhere();
  const leave = () =>
    leaving.mutate(undefined, {
      onSuccess: () => {
        void signOut();
        void navigate({ to: '/you', replace: true });
      },
    });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      modal="question"
      title={t('devices.everywhereTitle')}
      description={t('devices.everywhereText')}
      closeLabel={common('close')}
      actions={
        <>
          <Button variant="danger" loading={leaving.isPending} onClick={leave}>
            {t('devices.everywhere')}
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('devices.stay')}
          </Button>
        </>
      }
    >
      {leaving.error ? (
        <Banner tone="danger" live>
          {errorText(leaving.error)}
        </Banner>
      ) : null}
    </Dialog>
  );
}
