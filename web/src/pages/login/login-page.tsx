import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignIn } from '../../features/auth/components/sign-in.tsx';
import { safeNext } from '../../lib/paths.ts';
import { tab } from '../../lib/storage.ts';
import { Brand } from '../../shell/brand.tsx';
import { usePageTitle } from '../../shell/page.tsx';
import { useSession } from '../../shell/session.ts';
import { Banner } from '../../ui/banner.tsx';

/** Signing in, then back to where one came from (`?next=`, this origin only). */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const { next } = useSearch({ from: '/queries/login' });
  const navigate = useNavigate();
  const { status } = useSession();
  usePageTitle(t('title'));

  // Signed in now, already before, or in the meantime elsewhere: there is nothing to do here.
  useEffect(() => {
    if (status === 'signed-in') void navigate({ href: safeNext(next), replace: true });
  }, [status, next, navigate]);

  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col px-5 py-6 sm:justify-center sm:py-12">
      <div className="mb-8">
        <Brand />
      </div>
      <LinkRefused />
      {/* The effect above leads on, whichever way the session came. */}
      <SignIn heading="h1" onSignedIn={() => undefined} />
    </div>
  );
}

/** The link that brought the person here was used before, or is too old: a code is the way in. */
function LinkRefused() {
  const { t } = useTranslation('auth');
  const [isRefused] = useState(() => tab.get('linkRefused') === true);
  useEffect(() => tab.remove('linkRefused'), []);
  if (!isRefused) return null;
  return (
    <div className="mb-6">
      <Banner tone="warning" live>
        {t('linkRefused')}
      </Banner>
    </div>
  );
}
