import { useTranslation } from 'react-i18next';
import { showTime } from '../../../lib/time.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import type { Slot } from '../queries.ts';

/** Free times near the one that was taken, each selectable with a tap. */
export function Alternatives(props: {
  slots: readonly Slot[];
  zone: string;
  onChoose: (slot: Slot) => void;
}) {
  const { slots, zone, onChoose } = props;
  const { t } = useTranslation('availability');
  if (slots.length === 0) return null;
  return (
    <Chips label={t('alternatives')}>
      {slots.map((slot) => {
        const shown = showTime(slot.start, { zone });
        return (
          <Chip key={slot.start} onClick={() => onChoose(slot)}>
            <span aria-hidden>{shown.text}</span>
            <span className="sr-only">{shown.full}</span>
          </Chip>
        );
      })}
    </Chips>
  );
}
