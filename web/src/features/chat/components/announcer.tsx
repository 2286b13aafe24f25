import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { partsOf, type Thread } from '../thread.ts';

/** Announces to screen readers that an answer is on its way, and the complete answer once. */
export function Announcer({ thread }: { thread: Thread }) {
  const { t } = useTranslation('chat');
  const last = thread.entries.at(-1);
  const names = (last?.recommendations ?? []).map(({ name, lastName }) => `${name} ${lastName}`);
  const lines = (last?.emergencyLines ?? []).map(({ name, phone }) => `${name}: ${phone}`);
  // In danger in one language only, as it is shown, and before everything else.
  const { help, usual } = last
    ? partsOf(last, last.language ?? currentLanguage())
    : { help: '', usual: '' };
  const announcement =
    last?.role === 'assistant' && last.kind ? [help, ...lines, usual, names.join(', ')] : [];
  return (
    <VisuallyHidden>
      <span role="status">
        {thread.pending ? t('looking') : announcement.filter(Boolean).join('\n')}
      </span>
    </VisuallyHidden>
  );
}
