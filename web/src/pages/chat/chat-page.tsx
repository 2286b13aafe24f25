import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadConversation, loadThread } from '../../features/chat/ahead.ts';
import { Composer } from '../../features/chat/components/composer.tsx';
import { Greeting, Openers } from '../../features/chat/components/greeting.tsx';
import { goOn, setFront, useFront } from '../../features/chat/front.ts';
import { loadWords } from '../../lib/i18n.ts';
import { local, tab } from '../../lib/storage.ts';
import { usePageTitle } from '../../shell/page.tsx';
import { usePartner } from '../../shell/partner.ts';
import { Section } from '../../shell/section.tsx';
import { useSession } from '../../shell/session.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

// The thread with its cards, times and money comes when there is something to show.
const Thread = lazy(() => loadThread().then((module) => ({ default: module.Thread })));
const ClosedNote = lazy(() =>
  import('../../features/chat/components/closed-note.tsx').then((module) => ({
    default: module.ClosedNote,
  })),
);

const ResumeBooking = lazy(() =>
  Promise.all([
    import('../../features/booking/components/resume-booking.tsx'),
    loadWords('booking'),
  ]).then(([module]) => ({ default: module.ResumeBooking })),
);

const PartnerLinks = lazy(() =>
  import('../../features/partner/components/partner-links.tsx').then((module) => ({
    default: module.PartnerLinks,
  })),
);

/** Home: a greeting and one input; from the first message on, the conversation. */
export function ChatPage() {
  const { t } = useTranslation('chat');
  const partner = usePartner();
  const { isOpen, closedUntil, hasEarlier } = useFront();
  const [isLost, setLost] = useState(false);
  usePageTitle(t('title'));
  const session = useSession();
  const personId = session.status === 'signed-in' ? session.user.id : null;
  // Whether it is this person's, and still to come, is looked at where it is shown.
  const [isBookingKept] = useState(
    () => local.get('keptBooking') !== null || tab.get('bookingDraft') !== null,
  );
  usePersonInChat();

  /** The text stays in the input until the code that sends it is here. */
  const send = async (text: string) => {
    setLost(false);
    goOn();
    setFront({ draft: text, isAnswering: true });
    try {
      const [conversation] = await Promise.all([loadConversation(), loadThread()]);
      await conversation.send(text);
    } catch {
      setFront({ isAnswering: false });
      setLost(true);
    }
  };
  const onSend = (text: string) => void send(text);

  return (
    <div className="mx-auto flex w-full max-w-read flex-1 flex-col px-4 sm:px-6">
      {isOpen ? (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          <Section name="chat.thread">
            <Suspense fallback={<div className="flex-1" />}>
              <Thread />
            </Suspense>
          </Section>
        </>
      ) : (
        <div className="flex flex-1 flex-col justify-end pt-6 pb-8">
          <Greeting partner={partner} />
        </div>
      )}
      <div
        className={cx(
          isOpen &&
            'sticky bottom-(--shell-bottom) -mx-4 bg-canvas px-4 pt-2 pb-4 shadow-[0_-8px_16px_var(--canvas)] sm:-mx-6 sm:px-6',
        )}
      >
        <Composer
          onSend={onSend}
          note={
            <>
              {isLost ? (
                <p role="alert" className="mb-3 rounded-card bg-danger-soft px-4 py-3">
                  {t('lost')}
                </p>
              ) : null}
              {isBookingKept ? (
                <Suspense>
                  {/* Somebody else's turn shows somebody else's booking, or none. */}
                  <ResumeBooking key={personId} />
                </Suspense>
              ) : null}
              <Suspense>{closedUntil ? <ClosedNote until={closedUntil} /> : null}</Suspense>
            </>
          }
        />
      </div>
      {isOpen ? null : (
        <div className="flex flex-[1.4] flex-col items-start gap-4 pt-4 pb-8">
          {closedUntil ? null : <Openers onSend={onSend} />}
          {hasEarlier ? (
            <Button
              variant="quiet"
              onClick={() => {
                goOn();
                void loadConversation().then(({ showEarlier }) => showEarlier());
              }}
            >
              {t('earlier')}
            </Button>
          ) : null}
          <Suspense>{partner ? <PartnerLinks partner={partner} /> : null}</Suspense>
        </div>
      )}
    </div>
  );
}

/** The conversation hears who is here as soon as there is one, or somebody who may have one. */
function usePersonInChat(): void {
  const session = useSession();
  const { isOpen } = useFront();
  const isKnown = session.status !== 'checking';
  const id = session.status === 'signed-in' ? session.user.id : null;
  const isNeeded = isKnown && (isOpen || id !== null);
  useEffect(() => {
    // Not loaded now: the first message loads it again and shows what failed.
    if (isNeeded)
      void loadConversation().then(
        ({ personIs }) => personIs(id),
        () => undefined,
      );
  }, [isNeeded, id]);
}
