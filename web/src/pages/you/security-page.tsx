import { useTranslation } from 'react-i18next';
import { Devices } from '../../features/account/components/devices.tsx';
import { sessionsQuery } from '../../features/account/sessions.ts';
import { SignInLink } from '../../features/account/components/sign-in-link.tsx';
import { PasswordSection } from '../../features/auth/components/password-section.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { startOwn } from '../../shell/page/load.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { OwnPage, OwnPageInvitation, OwnPageWaiting } from './own-page.tsx';

/** Password, sign-in link and the devices that are signed in. */
export function SecurityPage() {
  const { t } = useTranslation('security');
  const user = useSignedInUser();
  return (
    <OwnPage title={t('title')}>
      <div className="flex flex-col gap-10">
        <Devices />
        <SignInLink />
        <PasswordSection user={user} />
      </div>
    </OwnPage>
  );
}

export function load() {
  return startOwn(() => queryClient.ensureQueryData(sessionsQuery));
}

export function Waiting() {
  const { t } = useTranslation('security');
  return <OwnPageWaiting title={t('title')} />;
}

export function Visitor() {
  const { t } = useTranslation('security');
  return <OwnPageInvitation title={t('title')} />;
}
