import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignIn } from '../../features/auth/components/sign-in.tsx';
import { invitationQuery, useJoin, type Invitation } from '../../features/invitation/queries.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Brand } from '../../shell/brand.tsx';
import { LegalLinks } from '../../shell/legal-links.tsx';
import { usePageTitle } from '../../shell/page/page.tsx';
import { useSession, useUser } from '../../shell/session/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { Meaning } from './meaning.tsx';
import { type Reason, reasonOf, Refused } from './refused.tsx';

/** Where a link of an invitation leads: who invites, what it means, and joining (invite-4). */
export function JoinPage() {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-8 px-5 py-6 sm:py-12">
      <div className="flex">
        <Brand />
      </div>
      <Link />
      <LegalLinks />
    </div>
  );
}

function Link() {
  const { t } = useTranslation('join');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { token } = useParams({ from: '/join/$token' });
  const look = useQuery(invitationQuery(token));
  const own = useOwn(look.data);
  const join = useJoin(token);
  const refused = reasonOf(errorCodeOf(join.error ?? look.error));
  // A refusal has a title of its own.
  usePageTitle((own ?? refused) ? undefined : t('title'));
  if (own ?? refused) return <Refused reason={own ?? refused ?? 'invalid'} />;
  if (look.data) return <Open key={token} invitation={look.data} join={join} />;
  if (!look.error) return <Skeleton className="h-96" />;
  return (
    <ErrorState
      title={t('failed')}
      text={errorText(look.error)}
      action={<Button onClick={() => void look.refetch()}>{common('tryAgain')}</Button>}
    />
  );
}

/** One's own link is told so before anything is tapped. */
function useOwn(invitation: Invitation | undefined): Reason | null {
  const user = useUser();
  if (!invitation || !user) return null;
  const isOwn =
    invitation.kind === 'friend'
      ? invitation.inviter.id === user.id
      : user.managedPartners.includes(invitation.partner.slug);
  return isOwn ? 'own' : null;
}

type Join = ReturnType<typeof useJoin>;

function Open({ invitation, join }: { invitation: Invitation; join: Join }) {
  const errorText = useErrorText();
  const { status } = useSession();
  const navigate = useNavigate();
  const accept = () =>
    join.mutate(undefined, {
      onSuccess: () => void navigate({ to: '/you/helping/{-$step}', replace: true }),
    });
  return (
    <>
      <Meaning invitation={invitation} />
      {join.error ? (
        <Banner tone="danger" live>
          {errorText(join.error)}
        </Banner>
      ) : null}
      {status === 'checking' ? (
        <Skeleton className="h-24" />
      ) : (
        <Accept isPending={join.isPending} onAccept={accept} />
      )}
    </>
  );
}

/** Who came as a visitor joins by signing in; who is signed in joins by a tap. */
function Accept(props: { isPending: boolean; onAccept: () => void }) {
  const { t } = useTranslation('join');
  const user = useUser();
  // Until the code has led on, this stays the sign-in although the session has begun.
  const [isSigningIn, setSigningIn] = useState(user === null);
  const name = user?.name ?? '';
  if (!isSigningIn)
    return (
      <Button size="large" wide loading={props.isPending} onClick={props.onAccept}>
        {name ? t('joinAs', { name }) : t('join')}
      </Button>
    );
  return (
    <section aria-labelledby="join" className="flex flex-col gap-4">
      <div>
        <h2 id="join" className="text-xl font-semibold">
          {t('signIn')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('signInText')}</p>
      </div>
      <SignIn
        isInviteFlow
        onSignedIn={() => {
          setSigningIn(false);
          props.onAccept();
        }}
      />
    </section>
  );
}

export async function load({ token }: { token: string }): Promise<void> {
  await queryClient.prefetchQuery(invitationQuery(token));
}
