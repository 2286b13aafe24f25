import { useTranslation } from 'react-i18next';
import { InvoiceEmail } from '../../features/account/components/invoice-email.tsx';
import {
  AppearanceSetting,
  CurrencySetting,
  LanguageSetting,
  ZoneSetting,
} from '../../features/account/components/setting-fields.tsx';
import { useUser } from '../../shell/session/session.ts';
import { OwnPage } from './own-page.tsx';

/**
 * Language, currency, zone and appearance; visitors store them on the device, people in their
 * account.
 */
export function PreferencesPage() {
  const { t } = useTranslation('settings');
  const user = useUser();
  return (
    <OwnPage title={t('title')}>
      <p className="mb-8 text-ink-soft">{user ? t('intro') : t('introVisitor')}</p>
      <div className="flex flex-col gap-4">
        <LanguageSetting />
        <CurrencySetting />
        <ZoneSetting />
        <AppearanceSetting />
        {user ? <InvoiceEmail key={user.id} user={user} /> : null}
      </div>
    </OwnPage>
  );
}
