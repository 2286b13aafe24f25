import { useTranslation } from 'react-i18next';
import { PictureEditor } from '../../features/account/components/picture-editor.tsx';
import { ProfileForm } from '../../features/account/components/profile-form.tsx';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { OwnPage, OwnPageInvitation, OwnPageWaiting } from './own-page.tsx';

/** The person's profile, and their e-mail address. */
export function ProfilePage() {
  const { t } = useTranslation('you');
  const { t: settings } = useTranslation('settings');
  const user = useSignedInUser();
  const name = `${user.name} ${user.lastName}`.trim();
  return (
    <OwnPage title={t('entries.profile')}>
      <p className="mb-6 text-ink-soft">{settings('profileIntro')}</p>
      <div className="mb-8 flex items-center gap-6">
        <Avatar id={user.id} name={name} src={user.profilePicture} size={88} />
        <PictureEditor user={user} />
      </div>
      <ProfileForm key={user.id} user={user} />
    </OwnPage>
  );
}

export function Waiting() {
  const { t } = useTranslation('you');
  return <OwnPageWaiting title={t('entries.profile')} />;
}

export function Visitor() {
  const { t } = useTranslation('you');
  return <OwnPageInvitation title={t('entries.profile')} />;
}
