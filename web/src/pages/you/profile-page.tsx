import { useTranslation } from 'react-i18next';
import { ProfileForm } from '../../features/account/components/profile-form.tsx';
import { OwnPage, WithUser } from './own-page.tsx';

/** Who one is to others, and where mail goes. */
export function ProfilePage() {
  const { t } = useTranslation('you');
  const { t: settings } = useTranslation('settings');
  return (
    <OwnPage title={t('entries.profile')}>
      <WithUser>
        {(user) => (
          <>
            <p className="mb-8 text-ink-soft">{settings('profileIntro')}</p>
            <ProfileForm key={user.id} user={user} />
          </>
        )}
      </WithUser>
    </OwnPage>
  );
}
