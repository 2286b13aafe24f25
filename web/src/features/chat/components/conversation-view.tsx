import { useCallback, useRef, type ReactNode, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { dayName, zoned } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { leaveChat, send, useConversation } from '../conversation.ts';
import { cx } from '../../../ui/cx.ts';
import { currentComposer, focusNext, useComposer } from '../composer-store.ts';
import { exchangesOf, type Entry } from '../thread.ts';
import { Answer } from './answer.tsx';
import { Announcer } from './announcer.tsx';
import { Awaiting, Failed } from './awaiting.tsx';
import { Earlier } from './earlier.tsx';
import { NewChat } from './new-chat.tsx';

/** The conversation so far. The input is below it, on the page; `meeting` is the near one. */
export function ConversationView({ meeting }: { meeting?: ReactNode }) {
  const { t } = useTranslation('chat');
  const conversation = useConversation();
  const { closedUntil } = useComposer();
  const { thread, hasEarlier } = conversation;
  const { entries, pending, failure } = thread;
  const exchanges = exchangesOf(entries);
  const last = exchanges.at(-1);
  const bringIntoView = useLastInView();
  return (
    <section ref={leaveOnUnmount} aria-label={t('conversation')} className="flex flex-1 flex-col">
      <div className="sticky top-0 z-10 -mx-4 flex min-h-12 flex-wrap items-center gap-x-3 bg-canvas px-4 py-1 sm:-mx-6 sm:px-6">
        <div className="min-w-0 flex-1 basis-32">{meeting}</div>
        <NewChat />
      </div>
      {hasEarlier ? (
        <div>
          <Earlier />
        </div>
      ) : null}
      <ol id="exchanges" className="flex flex-col gap-6 pt-2 pb-6">
        {exchanges.map((exchange, index) => (
          <li
            key={exchange[0]?.id}
            // Leaves room below, so that the last question can be at the top with its answer under
            // it.
            className={cx(
              'flex scroll-mt-14 flex-col gap-6',
              index > 0 && exchange === last && 'min-h-[calc(100dvh-9.5rem-var(--shell-bottom))]',
            )}
            ref={exchange === last ? bringIntoView : undefined}
          >
            <Day at={exchange[0]?.createdAt} before={exchanges[index - 1]?.[0]?.createdAt} />
            {exchange.map((entry) =>
              entry.role === 'user' ? (
                <Question key={entry.id} entry={entry} />
              ) : (
                <Answer
                  key={entry.id}
                  ref={index === 0 ? showWhole : undefined}
                  entry={entry}
                  onSend={
                    entry === entries.at(-1) && !pending && !closedUntil
                      ? sendSuggestion
                      : undefined
                  }
                />
              ),
            )}
            {exchange === last && pending ? (
              <Awaiting key={pending.messageId} pending={pending} />
            ) : null}
            {exchange === last && failure ? <Failed failure={failure} /> : null}
          </li>
        ))}
      </ol>
      <Announcer thread={thread} />
    </section>
  );
}

/**
 * A ref for the last exchange: scrolls it to the top when a stored chat is opened and for each new
 * one.
 */
function useLastInView(): RefCallback<HTMLLIElement> {
  const isFirst = useRef(true);
  return useCallback((exchange) => {
    if (!exchange) return;
    const isNew = !isFirst.current;
    isFirst.current = false;
    if (!isNew && wasLeft) return;
    const isCalm = isNew && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    exchange.scrollIntoView({ block: 'start', behavior: isCalm ? 'smooth' : 'auto' });
  }, []);
}

/** Below this the brand and the first question are at their place, as nobody has scrolled. */
const unscrolledPx = 8;

/**
 * A ref for an answer to the first question, which came before there was anything to scroll to: the
 * brand makes way, so that who was found is seen as far as to their price.
 */
function showWhole(answer: HTMLElement | null): void {
  if (!answer || globalThis.scrollY > unscrolledPx) return;
  const isCalm = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  answer.closest('li')?.scrollIntoView({ block: 'start', behavior: isCalm ? 'smooth' : 'auto' });
}

/** A ref for the section: when it unmounts, the chat is left and its connection closes. */
function leaveOnUnmount(): () => void {
  return () => {
    wasLeft = currentComposer().isOpen;
    leaveChat();
  };
}

/** The day of an exchange, where it differs from the one before. */
function Day({ at, before }: { at: string | undefined; before: string | undefined }) {
  if (!at) return null;
  const day = dayOf(at);
  const today = now().toZonedDateTimeISO(chosenZone()).toPlainDate();
  // A chat of today needs no date above it.
  if (before ? dayOf(before).equals(day) : day.equals(today)) return null;
  return (
    <p className="text-center text-sm text-ink-soft">
      <time dateTime={day.toString()}>{dayName(day, today)}</time>
    </p>
  );
}

function dayOf(iso: string) {
  return zoned(iso, chosenZone()).toPlainDate();
}

function Question({ entry }: { entry: Entry }) {
  const { t } = useTranslation('chat');
  return (
    <div className="ml-8 self-end rounded-card bg-primary-soft px-4 py-2.5 text-lg whitespace-pre-line">
      <span className="sr-only">{t('youSay')} </span>
      {entry.content}
    </div>
  );
}

function sendSuggestion(text: string): void {
  focusNext();
  void send(text);
}

/** The person left for another page; going back restores the scroll position. */
let wasLeft = false;
