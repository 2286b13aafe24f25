import { languages, type Language } from '@puente/contract/policy';
import type { UserData } from '@puente/contract/user';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChangeProfile } from '../../features/account/queries.ts';
import { LeavePartner } from '../../features/partner/components/leave-partner.tsx';
import { changeLanguage, currentLanguage } from '../../lib/i18n.ts';
import { setAppearance, useAppearance, type Appearance } from '../../shell/appearance.ts';
import { Page } from '../../shell/page.tsx';
import { signOut, useSession, useUser } from '../../shell/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { readablePhone } from '../../ui/calling-codes.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

const appearances: Appearance[] = ['system', 'light', 'dark'];

/** Who one is here, and how the app looks and speaks. */
export function YouPage() {
  const { t } = useTranslation('you');
  const user = useUser();
  return (
    <Page title={t('title')}>
      <div className="flex flex-col gap-10">
        <Who />
        <section aria-labelledby="settings" className="flex flex-col gap-6">
          <h2 id="settings" className="text-xl font-semibold">
            {t('settings')}
          </h2>
          <LanguageChoice />
          <AppearanceChoice />
        </section>
        <LeavePartner />
        {user ? (
          <Button
            variant="secondary"
            className="self-start"
            icon={<LogOut size={20} aria-hidden />}
            onClick={() => void signOut()}
          >
            {t('signOut')}
          </Button>
        ) : null}
      </div>
    </Page>
  );
}

function Who() {
  const { t } = useTranslation('you');
  const session = useSession();
  if (session.status === 'signed-in') return <Signed user={session.user} />;
  if (session.status === 'checking') return <Skeleton className="h-16 w-72" />;
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="display text-3xl">{t('noName')}</h1>
      <p className="text-ink-soft">{t('signedOut.text')}</p>
      <Link to="/login" search={{ next: '/you' }} className={buttonClass({ size: 'large' })}>
        {t('signedOut.action')}
      </Link>
    </div>
  );
}

function Signed({ user }: { user: UserData }) {
  const { t } = useTranslation('you');
  const name = `${user.name} ${user.lastName}`.trim();
  return (
    <div className="flex items-center gap-4">
      <Avatar
        id={user.id}
        name={name || user.phoneNumber.slice(-2)}
        src={user.profilePicture}
        size={64}
      />
      <div className="min-w-0">
        <h1 className="display text-3xl">
          {user.name ? t('hello', { name: user.name }) : t('noName')}
        </h1>
        <p className="tabular text-ink-soft">
          <span className="sr-only">{t('phone')}: </span>
          {readablePhone(user.phoneNumber)}
        </p>
      </div>
    </div>
  );
}

function LanguageChoice() {
  const { t } = useTranslation('you');
  const user = useUser();
  const change = useChangeProfile();
  const choose = (language: Language) => {
    void changeLanguage(language);
    // Mails and messages follow the account's language.
    if (user) change.mutate({ language }, { onError: () => toast.error(t('languageNotSaved')) });
  };
  return (
    <RadioCards
      legend={t('language')}
      columns={2}
      choices={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
      value={currentLanguage()}
      onChange={choose}
    />
  );
}

function AppearanceChoice() {
  const { t } = useTranslation('you');
  return (
    <RadioCards
      legend={t('appearance')}
      columns={3}
      choices={appearances.map((value) => ({ value, label: t(`appearances.${value}`) }))}
      value={useAppearance()}
      onChange={setAppearance}
    />
  );
}
