import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadConversation, loadConversationView, loadedView } from '../../features/chat/preload.ts';
import { Composer } from '../../features/chat/components/composer.tsx';
import { Greeting, Openers } from '../../features/chat/components/greeting.tsx';
import { focusNext, setComposer, useComposer } from '../../features/chat/composer-store.ts';
import { loadNamespaces } from '../../lib/i18n.ts';
import { local, tab } from '../../lib/storage.ts';
import { usePageTitle } from '../../shell/page/page.tsx';
import { useShownPartner } from '../../shell/partner/partner.ts';
import { Section } from '../../shell/crash/section.tsx';
import { useNearMeeting } from '../../shell/near-meeting.ts';
import { useSession } from '../../shell/session/session.ts';
import { cx } from '../../ui/cx.ts';

// The conversation, with its cards, times and prices, loads when there are messages to show.
const LateView = lazy(() =>
  loadConversationView().then((file) => ({ default: file.ConversationView })),
);

const LatePart = lazy(() =>
  Promise.all([import('./late-parts.tsx'), loadNamespaces('booking')]).then(([module]) => ({
    default: module.LatePart,
  })),
);

/** Home: a greeting and one input; after the first message, the conversation. */
export function ChatPage() {
  const { t } = useTranslation('chat');
  const shown = useShownPartner();
  const { isOpen, closedUntil, fewLeft, hasEarlier } = useComposer();
  const isMeetingNear = useNearMeeting() !== null;
  const [isLost, setLost] = useState(false);
  usePageTitle(t('title'));
  const session = useSession();
  const personId = session.status === 'signed-in' ? session.user.id : null;
  // Whether it belongs to this person, and is in the future, is checked where it is shown.
  const [isBookingKept] = useState(
    () => local.get('keptBooking') !== null || tab.get('bookingDraft') !== null,
  );
  usePersonInChat(personId, session.status !== 'checking' && (isOpen || personId !== null));

  /** The text stays in the input until the code that sends it has loaded. */
  const send = async (text: string) => {
    setLost(false);
    focusNext();
    setComposer({ draft: text, isAnswering: true });
    try {
      const [conversation] = await Promise.all([loadConversation(), loadConversationView()]);
      await conversation.send(text);
    } catch {
      setComposer({ isAnswering: false });
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
              <Conversation
                meeting={<Suspense>{isMeetingNear ? <LatePart part="bar" /> : null}</Suspense>}
              />
            </Suspense>
          </Section>
        </>
      ) : (
        <div className="flex flex-1 flex-col pt-6 pb-8">
          <div className={cx('late-room mb-auto', personId !== null && 'min-h-22')}>
            <Suspense>{isMeetingNear ? <LatePart part="meeting" /> : null}</Suspense>
          </div>
          {shown ? <shown.Greeting /> : <Greeting />}
        </div>
      )}
      <div className={cx(isOpen && 'chat-foot')}>
        <Composer
          onSend={onSend}
          note={
            <>
              {isLost ? (
                <p role="alert" className="mb-3 rounded-card bg-danger-soft px-4 py-3">
                  {t('lost')}
                </p>
              ) : null}
              <Suspense>
                {/* Another person sees their own draft, or none. */}
                {isBookingKept ? <LatePart key={personId} part="resume" /> : null}
                {(closedUntil ?? fewLeft) ? <LatePart part="limit" /> : null}
              </Suspense>
            </>
          }
        />
      </div>
      {isOpen ? null : (
        <div className="flex flex-[1.4] flex-col items-start gap-4 pt-4 pb-8">
          {closedUntil ? null : shown?.Openers ? (
            <shown.Openers onSend={onSend} />
          ) : (
            <Openers onSend={onSend} />
          )}
          <p className="text-ink-soft">{t('terms')}</p>
          {shown ? <shown.Links /> : null}
          <Suspense>{hasEarlier ? <LatePart part="earlier" /> : null}</Suspense>
        </div>
      )}
    </div>
  );
}

function Conversation({ meeting }: { meeting: ReactNode }) {
  const [View] = useState(() => loadedView() ?? LateView);
  return <View meeting={meeting} />;
}

/** Tells the conversation who the person is, once there is a conversation or an account. */
function usePersonInChat(id: string | null, isNeeded: boolean): void {
  useEffect(() => {
    // A failed preload doesn't matter: the first message loads it again and shows what failed.
    if (isNeeded)
      void loadConversation().then(
        ({ setPerson }) => setPerson(id),
        () => undefined,
      );
  }, [isNeeded, id]);
}
