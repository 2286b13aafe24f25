import { useTranslation } from 'react-i18next';
import { Devices } from '../../features/account/components/devices.tsx';
import { SignInLink } from '../../features/account/components/sign-in-link.tsx';
import { PasswordSection } from '../../features/auth/components/password-section.tsx';
import { OwnPage, WithUser } from './own-page.tsx';

/** Ways in, and where they were used. */
export function SecurityPage() {
  const { t } = useTranslation('security');
  return (
    <OwnPage title={t('title')}>
      <WithUser>
        {(user) => (
          <div className="flex flex-col gap-10">
            <Devices />
            <SignInLink />
            <PasswordSection user={user} />
          </div>
        )}
      </WithUser>
    </OwnPage>
  );
}
