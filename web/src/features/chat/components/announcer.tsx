import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Thread } from '../thread.ts';

/** Says to screen readers that an answer is being looked for, and the answer once, when whole. */
export function Announcer({ thread }: { thread: Thread }) {
  const { t } = useTranslation('chat');
  const last = thread.entries.at(-1);
  const names = (last?.recommendations ?? []).map(({ name, lastName }) => `${name} ${lastName}`);
  const lines = (last?.emergencyLines ?? []).map(({ name, phone }) => `${name}: ${phone}`);
  const said =
    last?.role === 'assistant' && last.kind ? [...lines, last.content, names.join(', ')] : [];
  return (
    <VisuallyHidden>
      <span role="status">{thread.pending ? t('looking') : said.filter(Boolean).join('\n')}</span>
    </VisuallyHidden>
  );
}
