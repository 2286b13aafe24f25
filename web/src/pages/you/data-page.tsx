import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useExport } from '../../features/account/own-data.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { OwnPage, OwnPageInvitation, OwnPageWaiting } from './own-page.tsx';

/** The person's data: export or delete it. */
export function DataPage() {
  const { t } = useTranslation('security');
  return (
    <OwnPage title={t('data.title')}>
      <div className="flex flex-col gap-10">
        <Export />
        <section aria-labelledby="delete" className="flex flex-col items-start gap-4">
          <div>
            <h2 id="delete" className="text-xl font-semibold">
              {t('data.deleteTitle')}
            </h2>
            <p className="mt-1 text-ink-soft">{t('data.deleteText')}</p>
          </div>
          <Link to="/you/data/delete" className={buttonClass({ variant: 'secondary' })}>
            {t('data.delete')}
          </Link>
        </section>
      </div>
    </OwnPage>
  );
}

function Export() {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const exporting = useExport();
  return (
    <section aria-labelledby="export" className="flex flex-col gap-4">
      <div>
        <h2 id="export" className="text-xl font-semibold">
          {t('data.exportTitle')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('data.exportText')}</p>
      </div>
      <Button
        variant="secondary"
        className="self-start"
        loading={exporting.isPending}
        icon={<Download size={20} aria-hidden />}
        onClick={() => exporting.mutate()}
      >
        {exporting.isPending ? t('data.exporting') : t('data.export')}
      </Button>
      {exporting.data && !exporting.isPending ? (
        <Banner tone="success" live>
          {t('data.exported', { name: exporting.data })}
        </Banner>
      ) : null}
      {exporting.error ? (
        <Banner tone="danger" live>
          {errorText(exporting.error)}
        </Banner>
      ) : null}
    </section>
  );
}

export function Waiting() {
  const { t } = useTranslation('security');
  return <OwnPageWaiting title={t('data.title')} />;
}

export function Visitor() {
  const { t } = useTranslation('security');
  return <OwnPageInvitation title={t('data.title')} />;
}
