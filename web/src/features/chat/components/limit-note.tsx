import type { Recommendation } from '@puente/contract/chat';
import { chatPolicy } from '@puente/contract/policy/chat';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../lib/clock.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { WhenInText } from '../../../ui/when-in-text.tsx';
import { readExchanges, useConversation } from '../conversation.ts';
import { useComposer, type ComposerState } from '../composer-store.ts';
import type { Thread } from '../thread.ts';

/** The longest delay a timer supports. */
const longestTimerMs = 2 ** 31 - 1;

/** Few exchanges are left, or none (chat-1). */
export function LimitNote() {
  const { closedUntil, fewLeft } = useComposer();
  if (closedUntil) return <Closed until={closedUntil} />;
  return fewLeft ? <Left left={fewLeft} /> : null;
}

/** No exchanges are left: when they renew, and who was found until then. */
function Closed({ until }: { until: string }) {
  const { t } = useTranslation('chat');
  const experts = foundIn(useConversation().thread);
  const lookWhenOver = useCallback(() => {
    const look = () => void readExchanges();
    const timer = setTimeout(look, Math.min(Date.parse(until) - nowMs() + 500, longestTimerMs));
    // Timers may have been throttled while the page was hidden.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);
  return (
    <div ref={lookWhenOver} role="status" className="mb-3 rounded-card bg-warning-soft px-4 py-3">
      <p>
        <strong className="font-semibold">{t('closed.title')}</strong> {t('closed.until')}{' '}
        <WhenInText at={until} />.
      </p>
      {experts.length > 0 ? (
        <>
          <p className="text-ink-soft">{t('closed.meanwhile')}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {experts.map((expert) => (
              <li key={expert.providerId}>
                <Found expert={expert} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** The experts of the thread, the latest first, each once. */
function foundIn({ entries }: Thread): Recommendation[] {
  const all = entries.toReversed().flatMap(({ recommendations = [] }) => recommendations);
  const first = new Map(all.toReversed().map((expert) => [expert.providerId, expert]));
  return [...new Set(all.map(({ providerId }) => providerId))]
    .flatMap((id) => first.get(id) ?? [])
    .slice(0, chatPolicy.maxRecommendations);
}

function Found({ expert }: { expert: Recommendation }) {
  const name = `${expert.name} ${expert.lastName}`.trim();
  return (
    <Link
      to="/expert/$id"
      params={{ id: expert.providerId }}
      className="moves touch inline-flex items-center gap-2 rounded-full bg-surface py-1 pr-4 pl-1 font-medium hover:bg-sunken"
    >
      <Avatar id={expert.providerId} name={name} src={expert.profilePicture} size={36} />
      {name}
    </Link>
  );
}

/** Few exchanges are left: how many, and when they renew. */
function Left({ left }: { left: NonNullable<ComposerState['fewLeft']> }) {
  const { t } = useTranslation('chat');
  return (
    <p role="status" className="tabular px-3 pb-2 text-sm text-ink-soft">
      {t('left', { count: left.count, limit: chatPolicy.exchanges })}{' '}
      <WhenInText at={left.renewsAt} />.
    </p>
  );
}
