import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PackageTerms } from '../../features/booking/components/package-terms.tsx';
import { packageQuery, type Package } from '../../features/booking/package-queries.ts';
import { Documents } from '../../features/receipt/components/documents.tsx';
import { draftOf, keepDraft } from '../../lib/drafts.ts';
import { chosenZone } from '../../lib/zone.ts';
import { BackLink } from '../../shell/page/back-link.tsx';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Missing } from '../../shell/page/missing.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useIsWide } from '../../lib/wide.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusOnMount, useFocusOnChange } from '../../ui/focus.ts';
import { useOpenPackage } from './filters.ts';
import { MeetingSkeleton, UnknownMeeting } from './frame.tsx';
import { PackageCancel } from './package-cancel.tsx';
import { PackageFacts, PackageSessions } from './package-facts.tsx';
import { PackageProgress } from './package-progress.tsx';
import { PlaceSession } from './place-session.tsx';

/** A package that a person bought or sold, with all that can be done with it. */
export function PackagePage() {
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('activity');
  const id = useOpenPackage() ?? '';
  return (
    <DataSection
      failed={t('failed')}
      of={id}
      waiting={<MeetingSkeleton />}
      frame={UnknownMeeting}
      gone={
        <Missing title={t('missing.title')} text={t('missing.text')}>
          <Link to="/activity" className={buttonClass({ size: 'large' })}>
            {of('allMeetings')}
          </Link>
        </Missing>
      }
    >
      <Known id={id} />
    </DataSection>
  );
}

/** Its sessions begin and end with the clock. */
const lookAgainMs = 60_000;

function Known({ id }: { id: string }) {
  const { t } = useTranslation('package');
  const { data: bought } = useSuspenseQuery({ ...packageQuery(id), refetchInterval: lookAgainMs });
  // What was chosen so far outlasts a reload.
  const [wantsToPlace, setWantsToPlace] = useState(() => draftOf(id).placing !== undefined);
  const isPlacing = wantsToPlace && bought.role === 'client' && bought.credits > 0;
  // The calendar, and with it the focus, is gone when a person comes back from it.
  const [wasPlacing, setWasPlacing] = useState(false);
  const name = useOtherName(bought);
  const isWide = useIsWide();
  return (
    <Page title={t('title', { name })}>
      {isWide || isPlacing ? null : <BackLink to="/activity" />}
      {isPlacing ? (
        <PlaceSession
          bought={bought}
          onEnd={() => {
            keepDraft(id, { placing: undefined });
            setWantsToPlace(false);
          }}
        />
      ) : (
        <Whole
          bought={bought}
          name={name}
          takesFocus={wasPlacing}
          onPlace={() => {
            keepDraft(id, { placing: {} });
            setWasPlacing(true);
            setWantsToPlace(true);
          }}
        />
      )}
    </Page>
  );
}

function useOtherName({ role, provider, client }: Package): string {
  const { t } = useTranslation('booking');
  const other = role === 'client' ? provider : client;
  return `${other.name} ${other.lastName}`.trim() || t('goneAccount');
}

type WholeProps = { bought: Package; name: string; takesFocus: boolean; onPlace: () => void };

function Whole({ bought, name, takesFocus, onPlace }: WholeProps) {
  const { t } = useTranslation('package');
  const zone = chosenZone();
  const { role, provider, client, status, credits } = bought;
  const other = role === 'client' ? provider : client;
  // After cancelling, the button that was pressed is gone: the heading takes the focus.
  const heading = useFocusOnChange(status);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex items-center gap-4">
        <Avatar id={other.id} name={name} src={other.profilePicture} size={64} />
        <h1 ref={heading} tabIndex={-1} className="display min-w-0 text-2xl sm:text-3xl">
          <span ref={takesFocus ? focusOnMount : undefined} tabIndex={-1}>
            {t('title', { name })}
          </span>
        </h1>
      </div>
      <Card className="flex flex-col gap-4">
        <PackageProgress bought={bought} />
        {role === 'client' && credits > 0 ? (
          <Button size="large" className="sm:self-start" onClick={onPlace}>
            {t('choose')}
          </Button>
        ) : null}
      </Card>
      <PackageSessions bought={bought} zone={zone} />
      <PackageFacts bought={bought} zone={zone} />
      {role === 'client' && status === 'active' ? <PackageTerms name={provider.name} /> : null}
      <Documents booking={bought} zone={zone} />
      <Actions bought={bought} />
    </div>
  );
}

function Actions({ bought }: { bought: Package }) {
  const { t } = useTranslation('package');
  const [isCancelling, setIsCancelling] = useState(false);
  const { role, status, provider, offeringId, cancellation } = bought;
  const isOver = !['active', 'reserved'].includes(status);
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6 empty:hidden">
      {role === 'client' && isOver && provider.name ? (
        <Link
          to="/book/$providerId"
          params={{ providerId: provider.id }}
          search={{ offering: offeringId }}
          className={`${buttonClass({ size: 'large' })} max-sm:w-full`}
        >
          {t('again')}
        </Link>
      ) : null}
      {cancellation ? (
        <Button
          variant="secondary"
          size="large"
          className="text-danger! max-sm:w-full"
          onClick={() => setIsCancelling(true)}
        >
          {t('cancel.open')}
        </Button>
      ) : null}
      <PackageCancel bought={bought} open={isCancelling} onOpenChange={setIsCancelling} />
    </div>
  );
}
