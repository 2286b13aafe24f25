import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResetForm } from '../../features/auth/components/reset-form.tsx';
import { useResetToken } from '../../features/auth/reset-token.ts';
import { Brand } from '../../shell/brand.tsx';
import { BrandBar, Missing } from '../../shell/page/missing.tsx';
import { usePageTitle } from '../../shell/page/page.tsx';
import { signOut } from '../../shell/session/session-end.ts';
import { useUser } from '../../shell/session/session.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The target of the mailed link: a new password for the account of that phone. */
export function ResetPage() {
  const { t } = useTranslation('security');
  const token = useResetToken();
  const user = useUser();
  const [usedToken, setUsedToken] = useState<string | null>(null);
  usePageTitle(token === null ? undefined : t('reset.title'));
  const finish = (phone: string) => {
    setUsedToken(token);
    // The reset ended this device's session together with all others of that account.
    if (user?.phoneNumber === phone) void signOut();
  };
  if (token === null) return <NoToken />;
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col px-5 py-6 sm:justify-center sm:py-12">
      <div className="mb-8">
        <Brand />
      </div>
      {token === usedToken ? (
        <Done />
      ) : (
        <>
          <h1 className="display text-3xl">{t('reset.title')}</h1>
          <p className="mt-2 mb-6 text-ink-soft">{t('reset.intro')}</p>
          <ResetForm key={token} token={token} onDone={finish} askAgain={<AskAgain />} />
        </>
      )}
    </div>
  );
}

/** The address without the token of the mail. */
function NoToken() {
  const { t } = useTranslation('security');
  return (
    <>
      <BrandBar />
      <Missing title={t('reset.noToken')} text={t('reset.noTokenText')}>
        <AskAgain look={buttonClass({ size: 'large' })} />
      </Missing>
    </>
  );
}

function AskAgain({ look = buttonClass({ variant: 'secondary' }) }: { look?: string }) {
  const { t } = useTranslation('security');
  return (
    <Link to="/login" search={{ way: 'forgot' }} className={look}>
      {t('reset.askAgain')}
    </Link>
  );
}

function Done() {
  const { t } = useTranslation('security');
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <h1 className="display text-3xl">{t('reset.done')}</h1>
      <p>{t('reset.doneText')}</p>
      <Link to="/login" search={{ way: 'password' }} className={buttonClass({ size: 'large' })}>
        {t('reset.signIn')}
      </Link>
    </div>
  );
}
