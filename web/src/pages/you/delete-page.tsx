import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DeleteAccount } from '../../features/account/components/delete-account.tsx';
import { showAccountDeleted } from '../../shell/session/account-deleted-notice.tsx';
import { BackLink } from '../../shell/page/back-link.tsx';
import { signOut } from '../../shell/session/session-end.ts';
import { linkClass } from '../../ui/link.tsx';
import { OwnPage, OwnPageInvitation, OwnPageWaiting } from './own-page.tsx';

const parts = ['profile', 'contacts', 'provider', 'access'] as const;

/** What deleting the account does, before it is done. */
export function DeletePage() {
  const { t } = useTranslation('security');
  const navigate = useNavigate();
  // The account is gone: this device signs out, and the page of a deleted account is left.
  const leave = () => {
    void signOut().then(showAccountDeleted);
    void navigate({ to: '/', replace: true });
  };
  return (
    <OwnPage title={t('delete.title')} up={<BackLink to="/you/data" place={t('data.title')} />}>
      <div className="flex flex-col gap-8">
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">{t('delete.goesTitle')}</h2>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {parts.map((part) => (
              <li key={part}>{t(`delete.goes.${part}`)}</li>
            ))}
          </ul>
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">{t('delete.staysTitle')}</h2>
          <p>{t('delete.stays')}</p>
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">{t('delete.firstTitle')}</h2>
          <p>{t('delete.first')}</p>
        </section>
        <Link
          to="/you/data"
          activeOptions={{ exact: true }}
          className={`${linkClass} inline-flex min-h-11 items-center self-start`}
        >
          {t('delete.export')}
        </Link>
        <DeleteAccount onDeleted={leave} />
      </div>
    </OwnPage>
  );
}

export function Waiting() {
  const { t } = useTranslation('security');
  return <OwnPageWaiting title={t('delete.title')} />;
}

export function Visitor() {
  const { t } = useTranslation('security');
  return <OwnPageInvitation title={t('delete.title')} />;
}
