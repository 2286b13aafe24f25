import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserData } from '@puente/contract/user';
import { contactQuery } from '../../features/contact/queries.ts';
import { ProfileSkeleton } from '../../features/provider/components/profile-skeleton.tsx';
import { providerQuery } from '../../features/provider/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Page } from '../../shell/page.tsx';
import { useSession } from '../../shell/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { ProfileView } from '../expert/profile-view.tsx';
import { ContactMissing } from './contact-missing.tsx';
import { NeedsSignIn } from './needs-sign-in.tsx';
import { PersonCard } from './person-card.tsx';

/** Not there, not there any more, or not for these eyes: one answer for all. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** A person by the link that somebody shared or a list leads to (SPEC §2). */
export function ContactPage() {
  const { contactId } = useParams({ from: '/queries/contacts/$contactId' });
  const session = useSession();
  if (session.status === 'checking') return <ContactPending />;
  if (session.status === 'visitor') return <ForVisitor id={contactId} />;
  return <ForMember id={contactId} user={session.user} />;
}

function ForMember({ id, user }: { id: string; user: UserData }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(
    contactQuery(user.id, id, shownCurrency(user)),
  );
  if (isGone(error)) return <ContactMissing />;
  if (data) return data.isProvider ? <Expert id={id} /> : <PersonCard person={data} />;
  if (!error) return <ContactPending />;
  return (
    <Page title={t('contact')} heading={t('contact')}>
      <ErrorState
        title={t('contactFailed')}
        text={errorText(error)}
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        }
      />
    </Page>
  );
}

/** An expert is shown as on their own page. */
function Expert({ id }: { id: string }) {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return <ProfileView query={useQuery(providerQuery(id, shownCurrency(user)))} />;
}

/** Experts are for everybody; whether anybody else is there, only members learn. */
function ForVisitor({ id }: { id: string }) {
  const { t } = useTranslation('contact');
  const query = useQuery(providerQuery(id, shownCurrency(null)));
  if (!isGone(query.error)) return <ProfileView query={query} />;
  return (
    <Page title={t('contact')} heading={t('contact')}>
      <NeedsSignIn
        icon={<UserRound size={40} aria-hidden />}
        title={t('membersOnly.title')}
        text={t('membersOnly.text')}
      />
    </Page>
  );
}

function ContactPending() {
  const { t } = useTranslation('contact');
  return (
    <div className="mx-auto w-full max-w-read flex-1 px-4 py-4 sm:px-6 lg:py-10 xl:max-w-choose">
      <h1 className="sr-only">{t('contact')}</h1>
      <ProfileSkeleton />
    </div>
  );
}
