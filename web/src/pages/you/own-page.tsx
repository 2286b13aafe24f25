import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shell/page/back-link.tsx';
import { Page } from '../../shell/page/page.tsx';
import { SignInInvitation } from '../../shell/session/signed-in.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';

/** A page below You: link back, title, one column. */
export function OwnPage(props: {
  title: string;
  /** The link up; to You unless given. */
  up?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page title={props.title}>
      {props.up ?? <BackLink to="/you" />}
      <h1 className="display mb-6 text-3xl">{props.title}</h1>
      {props.children}
    </Page>
  );
}

/** While the session is being checked. */
export function OwnPageWaiting({ title }: { title: string }) {
  return (
    <OwnPage title={title}>
      <Skeleton className="h-72" />
    </OwnPage>
  );
}

/** For visitors: asks to sign in, and leads back here. */
export function OwnPageInvitation({ title }: { title: string }) {
  const { t } = useTranslation('you');
  return (
    <OwnPage title={title}>
      <SignInInvitation
        title={t('needsSignIn.title')}
        text={t('needsSignIn.text')}
        action={t('signedOut.action')}
      />
    </OwnPage>
  );
}

/** On a page for experts, for everyone else: what it is for, and how to become one. */
export function ForExperts({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('you');
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Link to="/you/helping/{-$step}" params={{ step: undefined }} className={buttonClass()}>
          {t('becomeExpert')}
        </Link>
      }
    />
  );
}
