import { Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignIn } from '../../features/auth/components/sign-in.tsx';
import { startingPhone } from '../../features/auth/phone.ts';
import { tab } from '../../lib/storage.ts';
import { Brand } from '../../shell/brand.tsx';
import { LegalLinks } from '../../shell/legal-links.tsx';
import { usePageTitle } from '../../shell/page/page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Banner } from '../../ui/banner.tsx';
import { useFocusOnChange } from '../../ui/focus.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

// Most people sign in with a code and never load these.
const PasswordSignIn = lazy(() =>
  import('../../features/auth/components/password-sign-in.tsx').then((file) => ({
    default: file.PasswordSignIn,
  })),
);
const ForgotPassword = lazy(() =>
  import('../../features/auth/components/forgot-password.tsx').then((file) => ({
    default: file.ForgotPassword,
  })),
);

/** Signing in, then back to the previous page (`?next=`, this origin only). */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const { way } = useSearch({ from: '/login' });
  const [phoneNumber, setPhoneNumber] = useState(startingPhone);
  usePageTitle(t(way ? `${way}.title` : 'title'));

  // The link that was followed is gone with the old form: the focus moves to the top.
  const frame = useFocusOnChange(way);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="mx-auto flex w-full max-w-md flex-1 flex-col px-5 py-6 sm:justify-center sm:py-12"
    >
      <div className="mb-8">
        <Brand />
      </div>
      <LinkRefused />
      {way ? (
        <div className="mb-6">
          <h1 className="display text-3xl">{t(`${way}.title`)}</h1>
          <p className="mt-2 text-ink-soft">{t(`${way}.intro`)}</p>
        </div>
      ) : null}
      <Suspense fallback={<Skeleton className="h-80" />}>
        {way === 'password' ? (
          <PasswordSignIn phoneNumber={phoneNumber} onPhoneNumber={setPhoneNumber} />
        ) : null}
        {way === 'forgot' ? <ForgotPassword /> : null}
      </Suspense>
      {way ? null : (
        // The change of session leads on, however it happened.
        <SignIn
          heading="h1"
          phone={{ number: phoneNumber, onChange: setPhoneNumber }}
          onSignedIn={() => undefined}
        />
      )}
      <OtherWays way={way} />
    </div>
  );
}

/** The sign-in link was used before or has expired: the code is still there. */
function LinkRefused() {
  const { t } = useTranslation('auth');
  const [isRefused] = useState(() => tab.get('linkRefused') === true);
  if (!isRefused) return null;
  return (
    <div ref={forgetRefusal} className="mb-6">
      <Banner tone="warning" live>
        {t('linkRefused')}
      </Banner>
    </div>
  );
}

/** Shown once: another visit of this page starts without it. */
function forgetRefusal(): void {
  tab.remove('linkRefused');
}

/** The code comes first; the password is for people who have set one and look for it. */
function OtherWays({ way }: { way: 'password' | 'forgot' | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <nav aria-label={t('otherWays')} className="mt-6 flex flex-col items-center gap-1">
      {way === 'password' ? (
        <WayLink to="forgot">{t('password.forgot')}</WayLink>
      ) : (
        <WayLink to="password">{t('password.use')}</WayLink>
      )}
      {way ? <WayLink to={undefined}>{t('password.useCode')}</WayLink> : null}
      <LegalLinks />
    </nav>
  );
}

function WayLink({ to, children }: { to: 'password' | 'forgot' | undefined; children: string }) {
  return (
    <Link
      from="/login"
      to="/login"
      search={({ way: _before, ...kept }) => (to ? { ...kept, way: to } : kept)}
      className={buttonClass({ variant: 'quiet' })}
    >
      {children}
    </Link>
  );
}
