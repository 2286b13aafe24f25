import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignIn } from '../../features/auth/components/sign-in.tsx';
import { startingPhone } from '../../features/auth/phone.ts';
import { safeNext } from '../../lib/paths.ts';
import { tab } from '../../lib/storage.ts';
import { Brand } from '../../shell/brand.tsx';
import { usePageTitle } from '../../shell/page.tsx';
import { useSession } from '../../shell/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

// Most people sign in by a code and never see these.
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

/** Signing in, then back to where one came from (`?next=`, this origin only). */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const { next, way } = useSearch({ from: '/queries/login' });
  const navigate = useNavigate();
  const { status } = useSession();
  const [phoneNumber, setPhoneNumber] = useState(startingPhone);
  usePageTitle(t(way ? `${way}.title` : 'title'));

  // Signed in now, already before, or in the meantime elsewhere: there is nothing to do here.
  useEffect(() => {
    if (status === 'signed-in') void navigate({ href: safeNext(next), replace: true });
  }, [status, next, navigate]);

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
        // The effect above leads on, whichever way the session came.
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

/** The link that led to another way in went with the old one: the focus starts at the top again. */
function useFocusOnChange(way: string | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(way);
  useEffect(() => {
    if (before.current !== way) frame.current?.focus();
    before.current = way;
  }, [way]);
  return frame;
}

/** The code is the way in; a password is for who has set one, and asks to be looked for. */
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
