import { ChevronUp } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { rest, send, showEarlier, useConversation, type Conversation } from '../conversation.ts';
import { currentFront } from '../front.ts';
import type { Entry } from '../thread.ts';
import { Answer } from './answer.tsx';
import { Announcer } from './announcer.tsx';
import { Awaiting, Failed } from './awaiting.tsx';
import { NewChat } from './new-chat.tsx';

/** What was said so far. The input stands below it, on the page. */
export function Thread() {
  const { t } = useTranslation('chat');
  const conversation = useConversation();
  const { thread, exchanges, earlier } = conversation;
  const { entries, pending, failure } = thread;
  const lastQuestion = entries.findLast(({ role }) => role === 'user');
  const last = entries.at(-1);
  const questionRef = useRef<HTMLLIElement>(null);
  useQuestionInView(questionRef, lastQuestion?.id);
  useEffect(() => rest, []);
  return (
    <section aria-label={t('conversation')} className="flex flex-1 flex-col">
      <div className="sticky top-0 z-10 -mx-2 flex min-h-12 items-center justify-between gap-3 bg-canvas/95 px-2">
        <p className="tabular text-sm text-ink-soft">
          {exchanges ? t('left', { remaining: exchanges.remaining, limit: exchanges.limit }) : null}
        </p>
        <NewChat />
      </div>
      <Earlier state={earlier} />
      <ol className="flex flex-1 flex-col gap-6 pt-2 pb-6">
        {entries.map((entry) => (
          <li
            key={entry.id}
            ref={entry === lastQuestion ? questionRef : undefined}
            className={entry.role === 'user' ? 'scroll-mt-16 self-end' : 'rise'}
          >
            {entry.role === 'user' ? (
              <Question entry={entry} />
            ) : (
              <Answer
                entry={entry}
                onSend={entry === last && !pending ? (text) => void send(text) : undefined}
              />
            )}
          </li>
        ))}
        {pending ? (
          <li key={pending.messageId}>
            <Awaiting pending={pending} />
          </li>
        ) : null}
        {failure ? (
          <li>
            <Failed failure={failure} />
          </li>
        ) : null}
      </ol>
      <Announcer thread={thread} />
    </section>
  );
}

function Question({ entry }: { entry: Entry }) {
  const { t } = useTranslation('chat');
  return (
    <div className="ml-8 rounded-card bg-primary-soft px-4 py-2.5 text-lg whitespace-pre-line">
      <span className="sr-only">{t('youSay')} </span>
      {entry.content}
    </div>
  );
}

function Earlier({ state }: { state: Conversation['earlier'] }) {
  const { t } = useTranslation('chat');
  if (state === 'none') return null;
  return (
    <div className="flex flex-col items-center">
      <Button
        variant="quiet"
        loading={state === 'loading'}
        icon={<ChevronUp size={20} aria-hidden />}
        onClick={() => void showEarlierInPlace()}
      >
        {t('earlier')}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {t('earlierFailed')}
        </p>
      ) : null}
    </div>
  );
}

/** Left by going to another page, whose way back restores the place that was read. */
let wasLeft = false;

/** Shows the last question when a kept thread is opened, and each new one, at the top. */
function useQuestionInView(ref: RefObject<HTMLLIElement | null>, id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    const isNew = before.current !== id;
    before.current = id;
    if (!isNew && wasLeft) return;
    const isCalm = isNew && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'smooth' : 'auto' });
  }, [ref, id]);
  useEffect(
    () => () => {
      wasLeft = currentFront().isOpen;
    },
    [],
  );
}

/** Earlier messages that come in above leave what is read where it is. */
async function showEarlierInPlace(): Promise<void> {
  const page = document.documentElement;
  const fromEnd = page.scrollHeight - page.scrollTop;
  await showEarlier();
  requestAnimationFrame(() => {
    page.scrollTop = page.scrollHeight - fromEnd;
  });
}
