import type { UserData } from '@puente/contract/user';
import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/page.tsx';
import { useSession } from '../../shell/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';

/** A page below You: the way back, its title, one column. */
export function OwnPage(props: { title: string; children: ReactNode }) {
  const { t } = useTranslation('you');
  return (
    <Page title={props.title}>
      <Link
        to="/you"
        className={cx(buttonClass({ variant: 'quiet' }), '-ml-4')}
        aria-label={t('backToYou')}
      >
        <ChevronLeft size={20} aria-hidden />
        {t('title')}
      </Link>
      <h1 className="display mt-2 mb-6 text-3xl">{props.title}</h1>
      {props.children}
    </Page>
  );
}

/** What only somebody signed in has; the others are asked to sign in and come back here. */
export function WithUser({ children }: { children: (user: UserData) => ReactNode }) {
  const { t } = useTranslation('you');
  const session = useSession();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  if (session.status === 'signed-in') return children(session.user);
  if (session.status === 'checking') return <Skeleton className="h-72" />;
  return (
    <EmptyState
      title={t('needsSignIn.title')}
      text={t('needsSignIn.text')}
      action={
        <Link to="/login" search={{ next: here }} className={buttonClass()}>
          {t('signedOut.action')}
        </Link>
      }
    />
  );
}
