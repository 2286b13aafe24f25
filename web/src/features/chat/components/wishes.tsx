import type { Wish } from '@puente/contract/chat';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip, Chips } from '../../../ui/chips.tsx';

/** What the answer took into account. Tapping one sends the message that takes it back. */
export function Wishes({
  wishes,
  onSend,
}: {
  wishes: readonly Wish[];
  onSend: (text: string) => void;
}) {
  const { t } = useTranslation('chat');
  return (
    <Chips label={t('wishes.label')}>
      {wishes.map(({ name, label, lift }) => (
        <Chip
          key={`${name} ${label}`}
          aria-label={t('wishes.remove', { wish: label })}
          onClick={() => onSend(lift)}
          className="inline-flex items-center gap-2 border-line-control bg-sunken"
        >
          {label}
          <X size={18} aria-hidden className="shrink-0 text-ink-soft" />
        </Chip>
      ))}
    </Chips>
  );
}
