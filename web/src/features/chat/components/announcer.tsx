import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Entry, Thread } from '../thread.ts';

/** Announces to screen readers that an answer is on its way, and the complete answer once. */
export function Announcer({ thread }: { thread: Thread }) {
  const { t } = useTranslation('chat');
  const last = thread.entries.at(-1);
  const names = (last?.recommendations ?? []).map(({ name, lastName }) => `${name} ${lastName}`);
  const lines = (last?.emergencyLines ?? []).map(({ name, phone }) => `${name}: ${phone}`);
  const announcement =
    last?.role === 'assistant' && last.kind ? [replyOf(last), ...lines, names.join(', ')] : [];
  return (
    <VisuallyHidden>
      <span role="status">
        {thread.pending ? t('looking') : announcement.filter(Boolean).join('\n')}
      </span>
    </VisuallyHidden>
  );
}

/** In danger in one language only, as it is shown. */
function replyOf({ replies, language, content }: Entry): string {
  return (language && replies?.[language]) || content;
}
